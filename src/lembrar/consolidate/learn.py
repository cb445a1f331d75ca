"""Reads what a user said for facts and feelings, and merges them with what is known.

Rules read every message; a brain may add to what they found. What it adds must be borne out by
the message it points at, and what was only echoed from memory is never learnt again."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from lembrar.aside import aside
from lembrar.brains.base import Learnt
from lembrar.consolidate import atoms, garden, notices
from lembrar.consolidate.merge import Stated, merge
from lembrar.consolidate.patterns import patterns
from lembrar.model import Chat, Claim, Fact, Message, Mood, said_at
from lembrar.person import identities
from lembrar.policy import Facts, Policy
from lembrar.stores.base import Store
from lembrar.text import claims, mood, negation
from lembrar.text.claims import clauses
from lembrar.text.claims.echoes import echoed, is_echo
from lembrar.text.content import content_words
from lembrar.text.language import detect
from lembrar.text.private import holds, mask
from lembrar.text.private.values import nothing_left

_PAGE = 64
_BORNE_OUT = 0.6  # share of a claim's content words that its message must have
_BEFORE = 10  # messages in which what somebody else said may be echoed
_NEAR = 30  # facts that are compared with each other once more
_MOST_CLAIMS = 60  # of one message; what states more is a text, not talk


@dataclass(frozen=True, slots=True)
class _Said:
    """Something that the user said, to be read for facts. `before` is what others said just
    before: repeating it states nothing."""

    text: str
    at: datetime
    language: str
    before: str = ""


async def learn(store: Store, chat: Chat, policy: Policy, language: str, now: datetime) -> None:
    """Reads what was said in a chat since the last time, by rule."""
    names = frozenset(await identities(store, chat.user))
    titles = frozenset(policy.compose.headings())
    stated: list[Stated] = []
    felt: list[Mood] = []
    for first in range(chat.read_seq + 1, chat.messages + 1, _PAGE):
        last = min(first + _PAGE - 1, chat.messages)
        page = await store.messages(chat.id, first=max(1, first - _BEFORE), last=last)
        own = [pair for pair in _own(page, names) if pair[0].seq >= first]
        said = [_said(message, before, titles, language) for message, before in own]
        learnt = await aside(_all_by_rule, said, policy.redaction.facts)
        for (message, _), found in zip(own, learnt, strict=True):
            stated += _stated(chat, message, found)
            felt += _felt(chat, message, found)
    if stated or felt:
        await _write(store, chat, stated, felt, policy.facts, now)


async def add(
    store: Store,
    chat: Chat,
    policy: Policy,
    found: Mapping[int, Learnt],
    language: str,
    now: datetime,
) -> None:
    """Adds what a brain read in the messages at these positions, as far as they bear it out. It
    took its time: what was said or read by others meanwhile takes nothing from it."""
    while (head := await store.chat(chat.id)) and head.created_at == chat.created_at:
        if await _added(store, head, policy, found, language, now):
            return


async def _added(
    store: Store,
    chat: Chat,
    policy: Policy,
    found: Mapping[int, Learnt],
    language: str,
    now: datetime,
) -> bool:
    names = frozenset(await identities(store, chat.user))
    titles = frozenset(policy.compose.headings())
    stated: list[Stated] = []
    felt: list[Mood] = []
    for seq, learnt in found.items():
        page = await store.messages(chat.id, first=max(1, seq - _BEFORE), last=seq)
        for message, before in _own(page, names)[-1:]:
            if message.seq != seq or message.erased:
                continue
            said = _said(message, before, titles, language)
            sure = await aside(_sure, said, learnt, policy.redaction.facts)
            stated += _stated(chat, message, sure)
            felt += _felt(chat, message, sure)
    return not (stated or felt) or await _write(store, chat, stated, felt, policy.facts, now)


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


def _said(message: Message, before: str, titles: frozenset[str], language: str) -> _Said:
    text = _before_context(message.content, titles)
    return _Said(text, said_at(message), detect(message.content[:500], language), before)


def _hidden(said: _Said, hides: Collection[str]) -> _Said:
    """The same without what facts must not hold: what is not read cannot be learnt."""
    text = mask(said.text, hides)
    if text == said.text:
        return said
    return replace(said, text=text, before=mask(said.before, hides))  # alike, to know an echo


def _all_by_rule(said: Sequence[_Said], hides: Collection[str]) -> list[Learnt]:
    return [_by_rule(_hidden(one, hides)) for one in said]


def _by_rule(said: _Said) -> Learnt:
    found = claims.find(said.text, said.at, said.language)
    repeated = echoed(said.text, said.before)
    own = tuple(
        claim
        for claim in found[:_MOST_CLAIMS]
        if not any(start <= claim.start < end for start, end in repeated)
        if not is_echo(claim.content, said.before)
        if not nothing_left(claim.content)
    )
    feeling = mood.read(said.text, said.language)
    if feeling is None:
        return Learnt(own)
    return Learnt(own, feeling.valence, feeling.label, feeling.trigger)


def _sure(said: _Said, learnt: Learnt, hides: Collection[str]) -> Learnt:
    """What the message bears out of what a brain read in it, and rules did not."""
    said = _hidden(said, hides)
    by_rule = _by_rule(said)
    told = atoms.find(said.text, said.at, said.language)
    added = tuple(
        _slotted(claim, said)
        for claim in learnt.claims[:_MOST_CLAIMS]
        if _borne_out(claim, said)
        and not (nothing_left(claim.content) or holds(claim.content, hides))
        and not atoms.invented(told, claim.content, said.at, said.language)
        and not is_echo(claim.content, said.before)
        and not any(_tells(known, claim) for known in by_rule.claims)
    )
    feeling = learnt if not by_rule.feeling else Learnt()  # one mood for a message
    return replace(feeling, claims=added)


def _slotted(claim: Claim, said: _Said) -> Claim:
    """The claim with the slot and value that rules see in it: a brain need not know our slots."""
    start = said.text.find(claim.content)
    claim = replace(claim, start=max(start, 0))
    read = claims.find(claim.content, said.at, said.language)
    same = [found for found in read if (found.kind, found.stance) == (claim.kind, claim.stance)]
    if not same:
        return claim
    found = same[0]
    return replace(claim, key=found.key, value=found.value, when=claim.when or found.when)


def _tells(known: Claim, claim: Claim) -> bool:
    """Whether one says what the other says."""
    ours, theirs = set(content_words(known.content)), set(content_words(claim.content))
    return bool(ours & theirs) and len(ours & theirs) >= _BORNE_OUT * min(len(ours), len(theirs))


def _borne_out(claim: Claim, said: _Said) -> bool:
    """Whether the words are there, and are said: not denied, asked, supposed or quoted."""
    if not _covers(claim, said.text):
        return False
    where = [c for c in clauses.cut(said.text, said.language) if _covers(claim, c.said)]
    denies = claim.stance == "ends" or bool(negation.find(claim.content))
    stated = (c.force == "stated" and (denies or not c.is_denied) for c in where)
    return not where or any(stated)  # it may be told in several clauses


def _covers(claim: Claim, text: str) -> bool:
    """Whether a text has the words of a claim, or most of them."""
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
) -> bool:
    """Merges until nobody was faster. If the chat has changed since its messages were read, some
    of them may have been erased: then nothing is written, and whoever looks again reads anew.
    Says whether it was written."""
    user = chat.user
    while True:
        version, known = await store.facts(user)
        head = await store.chat(chat.id)
        if head is None or head.version != chat.version:
            return False
        before = await store.moods(user, limit=policy.pattern_moods) if felt else []
        changed = await aside(merged, known, stated, [*before, *felt], policy, now)
        new = [feeling for feeling in felt if feeling not in before]
        told = notices.of_facts(known, changed, now, chat.id)
        if not (changed or new) or await store.write_facts(
            user, version, changed, moods=new, notices=told
        ):
            return True


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
