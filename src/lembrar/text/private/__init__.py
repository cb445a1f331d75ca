"""What must not be passed on: secrets and personal data, found where they stand and masked.

    find("cpf 529.982.247-25", ["cpf"])     # one Span
    mask("cpf 529.982.247-25", ["cpf"])     # "cpf ‹cpf›"

A number counts only if its check digits are right, a password only if the words around it say so.
A mask has no digits, so nobody takes it for an amount, a date or an order to keep."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Final

from lembrar.text.private import contacts, documents, hints, keys, passwords
from lembrar.text.private.page import Page, page

SECRETS: Final = ("card", "key", "password")
PERSONAL: Final = ("cpf", "cnpj", "rg", "ssn", "iban", "pix", "email", "phone")
KINDS: Final = (*SECRETS, *PERSONAL)
GROUPS: Final = {"secrets": SECRETS, "personal": PERSONAL, "all": KINDS}

_PASSES = 4  # of masking: what stood in a mask's way may be seen after it
_PAGE_CHARS = 8000  # of texts of which it is kept in mind whether they may hold something
_Finder = Callable[[Page], Iterator[tuple[int, int]]]
# In this order: of two that overlap, the first names both.
_FINDERS: Final[dict[str, _Finder]] = {
    "key": keys.keys,
    "card": documents.cards,
    "iban": documents.ibans,
    "pix": documents.pix_keys,
    "cnpj": documents.cnpjs,
    "cpf": documents.cpfs,
    "ssn": documents.ssns,
    "rg": documents.rgs,
    "email": contacts.emails,
    "phone": contacts.phones,
    "password": passwords.passwords,
}


@dataclass(frozen=True, slots=True)
class Span:
    """Something private: `text[start:end]`."""

    kind: str
    start: int
    end: int


def kinds_of(names: Iterable[str]) -> frozenset[str]:
    """Kinds by their names, or by those of their groups: secrets, personal, all."""
    return frozenset(kind for name in names for kind in GROUPS.get(name, (name,)))


def find(text: str, kinds: Collection[str] = KINDS) -> list[Span]:
    """What is private in a text, in order, none inside another. Kinds, or groups of them."""
    wanted = _chosen(tuple(kinds))
    if not hints.may_hold(text, wanted):
        return []
    read = page(text)
    found: list[tuple[int, int, str]] = []
    for kind in wanted:
        found += [(start, end, kind) for start, end in _FINDERS[kind](read)]
    return [Span(kind, *read.source(start, end)) for start, end, kind in _apart(found)]


def mask(text: str, kinds: Collection[str] = KINDS) -> str:
    """The text with a word in place of what is private: ‹card›, ‹cpf›. All else stays as it is,
    and masking again changes nothing."""
    for _ in range(_PASSES):
        found = find(text, kinds)
        if not found:
            break
        parts: list[str] = []
        place = 0
        for span in found:
            parts += [text[place : span.start], f"‹{span.kind}›"]
            place = span.end
        text = "".join([*parts, text[place:]])
    return text


def holds(text: str, kinds: Collection[str] = KINDS) -> bool:
    """Whether anything of these kinds is in a text."""
    return bool(find(text, kinds))


def may_hold(text: str, kinds: Collection[str] = KINDS) -> bool:
    """False only if nothing of these kinds can be in a text: a cheap look, for many at once."""
    look = hints.may_hold if len(text) > _PAGE_CHARS else _looked
    return look(text, _chosen(tuple(kinds)))


_looked = lru_cache(maxsize=512)(hints.may_hold)  # summaries are looked at for every context


@cache
def _chosen(names: tuple[str, ...]) -> tuple[str, ...]:
    wanted = kinds_of(names)
    if unknown := wanted - set(KINDS):
        raise ValueError(f"There is no kind {min(unknown)!r} of private data.")
    return tuple(kind for kind in _FINDERS if kind in wanted)


def _apart(found: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """Stretches in order; those that overlap become one, of the kind that comes first."""
    rank = list(_FINDERS)
    apart: list[tuple[int, int, str]] = []
    for start, end, kind in sorted(found):
        if apart and start < apart[-1][1]:
            first, last, other = apart[-1]
            apart[-1] = (first, max(last, end), min(other, kind, key=rank.index))
        else:
            apart.append((start, end, kind))
    return apart
