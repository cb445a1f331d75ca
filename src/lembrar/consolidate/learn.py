"""Reads what a user said for facts and feelings, and merges them with what is known.

Rules read every message; a brain may add to what they found. What it adds must be borne out by
the message it points at, and what was only echoed from memory is never learnt again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import datetime

from lembrar.brains.base import Brain, Learnt, Reader, Said
from lembrar.consolidate import garden
from lembrar.consolidate.merge import Stated, merge
from lembrar.consolidate.patterns import patterns
from lembrar.errors import BrainFailed
from lembrar.model import Chat, Claim, Fact, Message, Mood, said_at
from lembrar.person import identities
from lembrar.policy import Facts, Policy
from lembrar.stores.base import Store
from lembrar.text import claims, mood
from lembrar.text.claims.echoes import echoed, is_echo
from lembrar.text.content import content_words
from lembrar.text.language import detect

_PAGE = 64
_BORNE_OUT = 0.6  # share of a claim's content words that its message must have
_BEFORE = 10  # messages in which what somebody else said may be echoed
_NEAR = 30  # facts that are compared with each other once more
_MOST_CLAIMS = 60  # of one message; what states more is a text, not talk


async def learn(
    store: Store, chat: Chat, policy: Policy, brain: Brain, language: str, now: datetime
) -> None:
    """Reads what was said in a chat since the last time."""
    names = frozenset(await identities(store, chat.user))
    titles = frozenset(policy.compose.headings())
    stated: list[Stated] = []
    felt: list[Mood] = []
    for first in range(chat.read_seq + 1, chat.messages + 1, _PAGE):
        last = min(first + _PAGE - 1, chat.messages)
        page = await store.messages(chat.id, first=max(1, first - _BEFORE), last=last)
        own = [pair for pair in _own(page, names) if pair[0].seq >= first]
        learnt = await _learnt(brain, own, language, titles)
        stated += [
            s
            for pair, found in zip(own, learnt, strict=True)
            for s in _stated(chat, pair[0], found)
        ]
        felt += [
            m for pair, found in zip(own, learnt, strict=True) for m in _felt(chat, pair[0], found)
        ]
    if stated or felt:
        await _write(store, chat, stated, felt, policy.facts, now)


def _own(page: Sequence[Message], names: frozenset[str]) -> list[tuple[Message, str]]:
    """The user's own messages, each with what others said shortly before it."""
    mine = [m.role == "user" and m.sender in names for m in page]
    said = ["" if own else message.content for own, message in zip(mine, page, strict=True)]
    return [
        (message, "\n".join(filter(None, said[max(0, n - _BEFORE) : n])))
        for n, (own, message) in enumerate(zip(mine, page, strict=True))
        if own and message.content
    ]


def _before_context(text: str, titles: frozenset[str]) -> str:
    """What was said before a context that was pasted in, known by its headings: memory is not
    learnt again as news."""
    end = 0
    for line in text.splitlines(keepends=True):
        if line.strip() in titles:
            return text[:end]
        end += len(line)
    return text


async def _learnt(
    brain: Brain, own: Sequence[tuple[Message, str]], language: str, titles: frozenset[str]
) -> list[Learnt]:
    said = tuple(
        Said(
            _before_context(message.content, titles),
            said_at(message),
            detect(message.content[:500], language),
            before,
        )
        for message, before in own
    )
    by_rule = await asyncio.to_thread(lambda: [_by_rule(one) for one in said])
    if not said or not isinstance(brain, Reader):
        return by_rule
    try:
        more = await brain.learn(said)
    except BrainFailed:  # the rules have read it: only what the brain would add is missing
        return by_rule
    if len(more) != len(said):
        return by_rule
    return [_both(one, rule, brains) for one, rule, brains in zip(said, by_rule, more, strict=True)]


def _by_rule(said: Said) -> Learnt:
    found = claims.find(said.text, said.at, said.language)
    repeated = echoed(said.text, said.before)
    own = tuple(
        claim
        for claim in found[:_MOST_CLAIMS]
        if not any(start <= claim.start < end for start, end in repeated)
        if not is_echo(claim.content, said.before)
    )
    feeling = mood.read(said.text, said.language)
    if feeling is None:
        return Learnt(own)
    return Learnt(own, feeling.valence, feeling.label, feeling.trigger)


def _both(said: Said, rule: Learnt, brains: Learnt) -> Learnt:
    added = tuple(
        claim
        for claim in brains.claims
        if _borne_out(claim, said.text) and not is_echo(claim.content, said.before)
    )
    felt = brains if brains.feeling else rule
    return replace(felt, claims=(*rule.claims, *added))


def _borne_out(claim: Claim, text: str) -> bool:
    words = set(content_words(claim.content))
    return bool(words) and len(words & set(content_words(text))) >= _BORNE_OUT * len(words)


def _stated(chat: Chat, message: Message, learnt: Learnt) -> list[Stated]:
    language = detect(message.content[:500], chat.language or "pt")
    at = said_at(message)
    said = (chat.id, message.id, at, language, message.seq)
    return [Stated(claim, chat.user, *said) for claim in learnt.claims]


def _felt(chat: Chat, message: Message, learnt: Learnt) -> list[Mood]:
    if not learnt.feeling:
        return []
    at = said_at(message)
    felt = (learnt.valence, learnt.feeling, learnt.trigger)
    return [Mood(chat.user, at, *felt, chat=chat.id, source=message.id)]


async def _write(
    store: Store,
    chat: Chat,
    stated: Sequence[Stated],
    felt: Sequence[Mood],
    policy: Facts,
    now: datetime,
) -> None:
    """Merges until nobody was faster. If the chat has changed since its messages were read, some
    of them may have been erased: then nothing is written, and whoever looks again reads anew."""
    user = chat.user
    while True:
        version, known = await store.facts(user)
        head = await store.chat(chat.id)
        if head is None or head.version != chat.version:
            return
        before = await store.moods(user, limit=policy.pattern_moods) if felt else []
        changed = await asyncio.to_thread(merged, known, stated, [*before, *felt], policy, now)
        new = [feeling for feeling in felt if feeling not in before]
        if not (changed or new) or await store.write_facts(user, version, changed, moods=new):
            return


def merged(
    known: Sequence[Fact],
    stated: Sequence[Stated],
    felt: Sequence[Mood],
    policy: Facts,
    now: datetime,
) -> list[Fact]:
    """The facts to write: what was stated, patterns that the moods bear out, doubles made one, and
    what is too much archived."""
    inferred = patterns(felt, policy, now) if felt else []
    changed = {fact.id: fact for fact in merge(known, [*stated, *inferred], policy, now)}
    everything = {fact.id: fact for fact in known} | changed
    alike = garden.redundant(_near(everything.values(), changed.values()), policy, now)
    changed |= {fact.id: fact for fact in alike}
    surplus = garden.overfull(list((everything | changed).values()), policy, now)
    return list((changed | {fact.id: fact for fact in surplus}).values())


def _near(facts: Iterable[Fact], changed: Iterable[Fact]) -> list[Fact]:
    """The newest facts of the slots that were touched: where doubles may have come about."""
    touched = {(fact.kind, fact.key, fact.subject) for fact in changed}
    live = [f for f in facts if f.status == "live" and (f.kind, f.key, f.subject) in touched]
    return sorted(live, key=lambda fact: fact.updated_at)[-_NEAR:]
