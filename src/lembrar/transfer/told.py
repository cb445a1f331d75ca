"""What other memories noted of a person, as facts of ours. They speak of somebody («Mora em
Recife», «User likes tea»); to see what such a note states, it is read as if the person said it."""

from __future__ import annotations

import re
from datetime import datetime

from lembrar.consolidate import hand
from lembrar.consolidate.merge import place
from lembrar.importers.base import Told
from lembrar.policy import Facts
from lembrar.stores.base import Store
from lembrar.text import claims
from lembrar.text.language import detect

_WHO = re.compile(
    r"^(?:(?:the |o |a )?(?:user|usuári[oa]|human|client[e]?|customer)|(?:s?he|they|ele|ela))"
    r"(?P<own>'s)?\s{1,3}",
    re.IGNORECASE,
)
_NAMED = re.compile(r"^(?:(?:o )?nome (?:dela |dele )?é|(?:full )?name is|name:|nome:) ", re.I)

# The first words of a note, as the person would say them.
_SAID = {
    "pt": {
        "gosta": "gosto", "adora": "adoro", "ama": "amo", "odeia": "odeio", "detesta": "detesto",
        "prefere": "prefiro", "mora": "moro", "vive": "vivo", "trabalha": "trabalho", "é": "sou",
        "está": "estou", "tem": "tenho", "quer": "quero", "precisa": "preciso", "come": "como",
        "estuda": "estudo", "nasceu": "nasci", "joga": "jogo", "toca": "toco", "usa": "uso",
        "planeja": "planejo", "pretende": "pretendo", "vai": "vou", "fala": "falo", "faz": "faço",
        "se chama": "me chamo", "chama-se": "me chamo", "possui": "possuo",
        "casou": "casei", "comprou": "comprei", "mudou": "mudei", "alérgica": "sou alérgica",
        "alérgico": "sou alérgico", "costuma": "costumo", "economiza": "economizo",
    },
    "en": {
        "likes": "I like", "loves": "I love", "enjoys": "I enjoy", "hates": "I hate",
        "dislikes": "I dislike", "prefers": "I prefer", "lives": "I live", "works": "I work",
        "is": "I am", "has": "I have", "wants": "I want", "needs": "I need", "eats": "I eat",
        "studies": "I study", "was": "I was", "plays": "I play", "uses": "I use",
        "plans": "I plan", "speaks": "I speak", "owns": "I own", "drinks": "I drink",
        "allergic": "I am allergic", "moved": "I moved", "bought": "I bought", "runs": "I run",
        "doesn't": "I don't", "does": "I do", "goes": "I go", "intends": "I intend",
        "married": "I am married", "vegetarian": "I am vegetarian",
    },
}  # fmt: skip


def first_person(note: str, language: str) -> str:
    """The note as the person would have said it; as it stands if it begins in no known way."""
    who = _WHO.match(note)
    rest = note[who.end() :] if who else note
    own = {"pt": "meu ", "en": "my "}.get(language, "") if who and who["own"] else ""
    if named := _NAMED.match(rest):
        return f"{'meu nome é' if language == 'pt' else 'my name is'} {rest[named.end() :]}"
    verbs = _SAID.get(language, {})
    denied = "não " if rest.lower().startswith("não ") else ""
    for words in (2, 1):
        head, tail = _split(rest[len(denied) :], words)
        if said := verbs.get(head.lower()):
            return f"{denied}{said} {tail}".strip()
    return f"{own}{rest}" if own else note


def _split(text: str, words: int) -> tuple[str, str]:
    parts = text.split(maxsplit=words)
    return " ".join(parts[:words]), parts[words] if len(parts) > words else ""


async def remember(store: Store, user: str, told: Told, policy: Facts, now: datetime) -> None:
    """Keeps a note as a fact from the day it was made, and lets it take its place among what is
    known. Raises InvalidInput if it is empty, or too long to be a fact."""
    at = told.at or now
    language = detect(told.text)
    found = claims.find(first_person(told.text, language), at, language)
    fact = hand.remembered(user, told.text, "", at, policy, found, language=language)
    while True:
        version, facts = await store.facts(user)
        if await store.write_facts(user, version, place(facts, [fact], policy, now)):
            return
