"""Keys and tokens: by the shapes that their makers give them, or by what they are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from math import log2

from lembrar.text.private.documents import Stretch
from lembrar.text.private.page import Page, windows

_W = "[A-Za-z0-9]"
_D = r"[A-Za-z0-9_\-]"

# What a key begins with (which must be in the text at all), and how it goes on.
_SHAPES: tuple[tuple[str, str], ...] = (
    ("sk-", rf"sk-{_D}{{20,250}}"),  # OpenAI, Anthropic, OpenRouter, DeepSeek
    ("sk_", rf"(?:sk|rk)_(?:live|test|prod)_{_W}{{16,250}}"),  # Stripe, Pagar.me
    ("rk_", rf"rk_(?:live|test)_{_W}{{16,250}}"),
    ("ak_", rf"ak_(?:live|test)_{_W}{{16,64}}"),
    ("whsec_", r"whsec_[A-Za-z0-9+/=]{24,100}"),
    ("gh", rf"gh[pousr]_{_W}{{30,255}}"),  # GitHub
    ("github_pat_", r"github_pat_[A-Za-z0-9_]{22,255}"),
    ("glpat-", rf"glpat-{_D}{{20,64}}"),  # GitLab
    ("gldt-", rf"gldt-{_D}{{20,64}}"),
    ("glrt-", rf"glrt-{_D}{{20,64}}"),
    ("xox", r"xox[abeoprs](?:\.xox[bp])?-[A-Za-z0-9\-]{10,250}"),  # Slack
    ("xapp-", r"xapp-[0-9]-[A-Za-z0-9\-]{20,250}"),
    ("hooks.slack", r"hooks\.slack\.com/services/[A-Za-z0-9/]{30,100}"),
    ("/api/webhooks/", r"/api/webhooks/[0-9]{15,22}/[A-Za-z0-9_\-]{40,100}"),  # Discord
    ("AKIA", r"AKIA[A-Z0-9]{16}"),  # Amazon
    ("ASIA", r"ASIA[A-Z0-9]{16}"),
    ("AIza", rf"AIza{_D}{{35}}"),  # Google
    ("ya29.", r"ya29\.[A-Za-z0-9_\-]{20,1000}"),
    ("GOCSPX-", rf"GOCSPX-{_D}{{20,64}}"),
    (":AA", rf"[0-9]{{8,11}}:AA{_D}{{32,36}}"),  # Telegram
    ("SG.", r"SG\.[A-Za-z0-9_\-]{16,32}\.[A-Za-z0-9_\-]{16,64}"),  # SendGrid
    ("SK", r"SK[0-9a-f]{32}"),  # Twilio
    ("npm_", rf"npm_{_W}{{36}}"),
    ("pypi-", rf"pypi-AgE{_D}{{40,500}}"),
    ("hf_", rf"hf_{_W}{{30,64}}"),  # Hugging Face
    ("gsk_", rf"gsk_{_W}{{40,100}}"),  # Groq
    ("xai-", rf"xai-{_W}{{40,120}}"),
    ("pplx-", rf"pplx-{_W}{{40,80}}"),
    ("r8_", rf"r8_{_W}{{30,64}}"),
    ("EAA", rf"EAA{_W}{{50,500}}"),  # Meta: WhatsApp, Facebook, Instagram
    ("IGQ", r"IGQ[A-Za-z0-9_\-]{50,500}"),
    (
        "APP_USR-",
        r"APP_USR-[0-9]{10,20}-[0-9]{4,8}-[A-Za-z0-9_]{20,40}-[0-9]{5,12}",
    ),  # Mercado Pago
    ("$aact_", r"\$aact_[A-Za-z0-9+/=:_\-]{20,400}"),  # Asaas
    ("dop_v1_", r"do[opr]_v1_[a-f0-9]{64}"),  # DigitalOcean
    ("shp", r"shp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}"),  # Shopify
    ("dapi", r"dapi[a-f0-9]{32}"),  # Databricks
    ("ntn_", rf"ntn_{_W}{{40,60}}"),  # Notion
    ("secret_", rf"secret_{_W}{{40,50}}"),
    ("lin_api_", rf"lin_api_{_W}{{32,64}}"),
    ("sbp_", r"sbp_[a-f0-9]{40}"),  # Supabase
    ("sb_secret_", rf"sb_secret_{_D}{{20,64}}"),
    ("AGE-SECRET-KEY-", r"AGE-SECRET-KEY-1[A-Z0-9]{50,64}"),
    ("lmb_", rf"lmb_{_D}{{20,200}}"),
    (
        "eyJ",
        r"eyJ[A-Za-z0-9_\-]{8,2000}\.eyJ[A-Za-z0-9_\-]{8,4000}\.[A-Za-z0-9_\-]{10,1000}",
    ),  # JWT
)
_BLOCK = re.compile(r"-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----")
_BLOCK_END = "-----END "
_LONGEST_BLOCK = 20_000
_REACH = 80  # characters after a word such as "token" in which its value may stand
_CERTAIN = 3.0  # bits a character from which a string is no word
_RANDOM = 4.2  # from which one is a key that nobody calls so
_ASSIGNED_LEAST, _NAMED_LEAST = 12, 20


def keys(page: Page) -> Iterator[Stretch]:
    """Keys, tokens, private key blocks and seed phrases."""
    for shape in _present(page.raw):
        yield from (match.span() for match in shape.finditer(page.raw))
    yield from _blocks(page.raw)
    yield from _called(page)
    for match in _opaque().finditer(page.raw):
        if _is_random(page.raw, match):
            yield match.span()
    for match in _seed().finditer(page.folded):
        yield match.span("words")


def names_a_key(folded: str) -> bool:
    """Whether a word in a text may introduce a key."""
    return bool(_names().search(folded) or _seed_names().search(folded))


@cache
def beginnings() -> tuple[str, ...]:
    """What a text must have in it to hold a key that its maker shaped."""
    return tuple(dict.fromkeys(hint for hint, _ in _SHAPES))


def _present(raw: str) -> Iterator[re.Pattern[str]]:
    for hint, shape in _compiled():
        if hint in raw:
            yield shape


@cache
def _compiled() -> tuple[tuple[str, re.Pattern[str]], ...]:
    ends = r"(?![A-Za-z0-9])"
    return tuple(
        (hint, re.compile(rf"(?<![A-Za-z0-9]){shape}{ends}" if shape[:1] != "/" else shape))
        for hint, shape in _SHAPES
    )


def _blocks(raw: str) -> Iterator[Stretch]:
    """Private keys in PEM; one whose end is missing goes as far as it could."""
    place = 0
    while match := _BLOCK.search(raw, place):
        far = min(len(raw), match.end() + _LONGEST_BLOCK)
        end = raw.find(_BLOCK_END, match.end(), far)
        if end >= 0:
            close = raw.find("-----", end + len(_BLOCK_END), end + 80)
            far = close + 5 if close >= 0 else end
        yield match.start(), far
        place = far


# ── by what they are called ───────────────────────────────────────────────────────────────────


def _called(page: Page) -> Iterator[Stretch]:
    """What stands behind "token:", "client_secret =", "Bearer", "a chave da api é"."""
    for match, stop in windows(_names(), page.folded, _REACH + 400):
        line = page.raw[match.end() : stop]
        value = _assigned().match(line) or _first_value(line)
        if value and _is_secret(value["value"], assigned=value.re is _assigned()):
            start = match.end() + value.start("value")
            yield start, start + len(value["value"])


def _first_value(line: str) -> re.Match[str] | None:
    value = _value().search(line)
    return value if value and value.start() <= _REACH else None


def _is_secret(value: str, *, assigned: bool) -> bool:
    """Whether a string is random enough. In a sentence, a hash, a UUID or a link is none."""
    if len(value) < (_ASSIGNED_LEAST if assigned else _NAMED_LEAST) or "//" in value:
        return False
    mixed = [any(map(test, value)) for test in (str.islower, str.isupper, str.isdigit)]
    plain = value.replace("-", "")
    if _uuid().fullmatch(value) or plain.isdigit():
        return False
    if not assigned and (sum(mixed) < 3 or _hex().fullmatch(value)):
        return False
    return sum(mixed) >= 2 and mixed[2] and _bits(value) >= _CERTAIN


def _is_random(raw: str, match: re.Match[str]) -> bool:
    """Whether a long string that nobody calls anything is random, and no part of a link."""
    before = raw[max(0, match.start() - 200) : match.start()]
    word = before[max(before.rfind(" "), before.rfind("\n")) + 1 :]
    value = match[0]
    mixed = all(any(map(test, value)) for test in (str.islower, str.isupper, str.isdigit))
    inside = "/" in word or value.startswith(("/", "sha"))
    return mixed and not inside and _bits(value) >= _RANDOM


@cache
def _opaque() -> re.Pattern[str]:
    return re.compile(
        r"(?<![A-Za-z0-9+/_\-.~$@])[A-Za-z0-9+/_\-]{40,400}={0,2}(?![A-Za-z0-9+/_\-@])"
    )


def _bits(value: str) -> float:
    counts = Counter(value).values()
    return -sum(n / len(value) * log2(n / len(value)) for n in counts)


@cache
def _names() -> re.Pattern[str]:
    return re.compile(
        r"(?<![a-z0-9])(?:bearer|basic|cookie|sid|tokens?|secrets?|segredo|keys?|chaves?|"
        r"credencia(?:l|is)|credentials?|creds|"
        r"(?:api|auth|access|refresh|client|private|secret|session|x)[ _\-]?(?:key|token|secret)|"
        r"secret[ _\-]access[ _\-]key|(?:[a-z0-9]{1,20}[_\-]){1,4}(?:key|token|secret))(?![a-z])"
    )


@cache
def _assigned() -> re.Pattern[str]:
    return re.compile(
        r"[\"']?\s{0,2}(?::=|=>|->|=|:)\s{0,2}[\"']?(?P<value>[A-Za-z0-9+/=_\-.~$]{12,400})"
    )


@cache
def _value() -> re.Pattern[str]:
    return re.compile(r"(?<![A-Za-z0-9+/=_\-.~$:@])(?P<value>[A-Za-z0-9+/=_\-.~$]{20,400})")


@cache
def _hex() -> re.Pattern[str]:
    return re.compile(r"[0-9a-fA-F]+")


@cache
def _uuid() -> re.Pattern[str]:
    return re.compile(r"[0-9a-fA-F]{8}-(?:[0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}")


_SEED = (
    r"(?<![a-z])(?:seed(?: phrase)?|recovery phrase|mnemonic|frase (?:semente|de recuperacao)|"
    r"palavras de recuperacao)"
)


@cache
def _seed_names() -> re.Pattern[str]:
    return re.compile(_SEED)


@cache
def _seed() -> re.Pattern[str]:
    """Twelve to twenty-four words behind the name of a wallet's recovery phrase."""
    words = r"(?P<words>(?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8})"
    return re.compile(rf"{_SEED}[^\n:=]{{0,20}}[:=\"]\s{{0,3}}{words}")
