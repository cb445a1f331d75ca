"""A cheap look that spares most texts the dear one."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Final

from lembrar.text.fold import fold
from lembrar.text.private.keys import beginnings, names_a_key
from lembrar.text.private.passwords import names_a_password

_KEY_WORDS: Final = (
    "key", "chave", "token", "secret", "segredo", "bearer", "basic", "cookie", "sid", "cred",
    "seed", "mnemonic", "recovery", "recupera", "semente", "private",
)  # fmt: skip
_PASSWORD_WORDS: Final = (
    "senha", "pass", "pw", "pin", "cvv", "cvc", "otp", "cod",
    "cód", "code", "combination", "puk", "token", "://",
)  # fmt: skip
_LONG: Final = frozenset({"cpf", "phone", "rg", "ssn"})
_ANY_DIGIT: Final = frozenset({"cnpj", "iban", "pix"})


def may_hold(text: str, kinds: Collection[str]) -> bool:
    """False only if nothing of these kinds can be in a text."""
    if not text or not kinds:
        return False
    if not text.isascii() and _odd().search(text):
        return True
    low = text.lower()
    return (
        ("email" in kinds and "@" in text)
        or ("card" in kinds and bool(_thirteen().search(text)))
        or ("password" in kinds and _speaks_of_password(text, low))
        or ("key" in kinds and _speaks_of_key(text, low))
        or (not _LONG.isdisjoint(kinds) and bool(_seven().search(text)))
        or (not _ANY_DIGIT.isdisjoint(kinds) and bool(_digit().search(text)))
    )


def _has(text: str, words: tuple[str, ...]) -> bool:
    return any(word in text for word in words)


def _speaks_of_password(text: str, low: str) -> bool:
    """The words are looked for twice: "pass" is in "passado", too."""
    named = _has(low, _PASSWORD_WORDS) and ("://" in low or names_a_password(fold(text)))
    return named or bool(_month().search(text) or _told().search(low))


def _speaks_of_key(text: str, low: str) -> bool:
    named = _has(low, _KEY_WORDS) and names_a_key(fold(text))
    return named or _has(text, beginnings()) or bool(_forty().search(text))


@cache
def _odd() -> re.Pattern[str]:
    """Characters that show nothing, or stand in for plain ones: these have to be read first."""
    return re.compile("[\u00ad\u0300-\u036f\u200b-\u200f\u2060-\u206f\ufe00-\ufe0f\ufeff-\uff5e]")


@cache
def _digit() -> re.Pattern[str]:
    return re.compile(r"\d")


@cache
def _seven() -> re.Pattern[str]:
    return re.compile(r"\d(?:[^\w\n]{0,3}\d){6}")


@cache
def _thirteen() -> re.Pattern[str]:
    return re.compile(r"\d(?:[^\w\n]{0,3}\d){12}")


@cache
def _month() -> re.Pattern[str]:
    """A card's month and three digits behind it."""
    return re.compile(r"\d/\d{2,4}[ ,;]{1,3}\d{3}")


@cache
def _told() -> re.Pattern[str]:
    """A number that is said to be something: "482913 is your code"."""
    return re.compile(r"\d (?:is|é|e|eh) ")


@cache
def _forty() -> re.Pattern[str]:
    return re.compile(r"(?<![A-Za-z0-9+/_\-])[A-Za-z0-9+/_\-]{40}|-----BEGIN")
