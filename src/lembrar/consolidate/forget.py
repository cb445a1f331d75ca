"""Erasing with a receipt: a user, a chat, a message or a fact, and everything made of it.

What becomes of the facts is thought out first and written together with the erasure, if nobody
has learnt anything meanwhile; else it is thought out again. So there is no half-way: before that
write everything is there, and can be named again; after it nothing is, and no worker can bring it
back, for every version it may have read is past. Only the bytes are left to go. Who was cut short
there calls again: the id is still recognised, and even a name that is no longer known has what was
erased scrubbed before it is refused.

A fact goes with the messages that it was read from: what stayed in the log would be summarised,
recalled and learnt again. Who only wants to take a belief back has `undo`."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields, replace
from datetime import datetime

from lembrar.consolidate.merge import Stated
from lembrar.consolidate.patterns import patterns
from lembrar.consolidate.without import (
    Left,
    Source,
    histories,
    is_gone,
    sources,
    touched,
    without,
)
from lembrar.errors import (
    InvalidId,
    InvalidInput,
    UnknownChat,
    UnknownFact,
    UnknownMessage,
    UnknownUser,
)
from lembrar.model import Fact, Message, Mood, Receipt, said_at
from lembrar.person import identities
from lembrar.policy import Facts
from lembrar.stores.base import Erased, FactChange, Store
from lembrar.text import claims
from lembrar.text.claims.echoes import is_echo
from lembrar.text.language import detect
from lembrar.text.private import mask
from lembrar.text.private.values import nothing_left

_TARGETS = "Say what to forget: a user, a chat, a message (and its chat) or a fact (and its user)."


async def forget(
    store: Store,
    *,
    now: datetime,
    user: str | None = None,
    chat: str | None = None,
    message: str | None = None,
    fact: str | None = None,
    policy: Facts | None = None,
    hides: Collection[str] = (),
) -> Receipt:
    """Erases one thing and all that was made of it. `chat` beside `message`, and `user` beside
    `fact`, say which one is meant if several have the id. `hides` is what facts must not hold."""
    work = _Forgetting(store, policy or Facts(), now, hides)
    given = [name for name, id in zip(_NAMES, (user, chat, message, fact), strict=True) if id]
    if given == ["user"] and user:
        return await work.user(user)
    if given == ["chat"] and chat:
        return await work.chat(chat)
    if message and given in (["message"], ["chat", "message"]):
        return await work.message(message, chat)
    if fact and given in (["fact"], ["user", "fact"]):
        return await work.fact(fact, user)
    raise InvalidInput(_TARGETS)


_NAMES = ("user", "chat", "message", "fact")


@dataclass(slots=True)
class _Aim:
    """What is to be erased of a user's: a whole chat (`seqs` None) or some messages of it, and
    facts. `spared` facts stay as they are for now."""

    user: str
    chat: str
    seqs: Sequence[int] | None
    ids: Collection[str] = ()
    facts: Collection[str] = ()
    spared: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class _Forgetting:
    store: Store
    policy: Facts
    now: datetime
    hides: Collection[str] = ()

    async def user(self, user: str) -> Receipt:
        people = await identities(self.store, user)
        erased = [await self.store.erase_user(person) for person in people]
        receipt = await self._receipt(people[0], erased)
        if not any(any(_counts(each)) for each in erased):
            raise UnknownUser
        return receipt

    async def chat(self, chat: str) -> Receipt:
        head = await self.store.chat(chat)
        if head is None:
            await self.store.scrub()
            raise UnknownChat
        erased = await self._erase(_Aim(head.user, chat, None))
        return await self._receipt(head.user, [erased])

    async def message(self, id: str, chat: str | None) -> Receipt:
        found = await self.store.find_messages(id, chat)
        if len(found) > 1:
            chats = ", ".join(repr(message.chat) for message in found)
            raise InvalidId(f"Several chats have a message {id!r}: {chats}. Say which one.")
        head = await self.store.chat(found[0].chat) if found else None
        if head is None:
            await self.store.scrub()
            raise UnknownMessage
        aim = _Aim(head.user, head.id, [found[0].seq], [id, found[0].id])
        return await self._receipt(head.user, [await self._erase(aim)])

    async def fact(self, id: str, user: str | None) -> Receipt:
        found = [f for f in await self.store.find_facts(id) if user in (None, f.user)]
        if len(found) > 1:
            users = ", ".join(repr(each.user) for each in found)
            raise InvalidId(f"Several users have a fact {id!r}: {users}. Say which one.")
        if not found:
            await self.store.scrub()
            raise UnknownFact
        erased = [await self._erase(aim) for aim in await self._aims(found[0])]
        return await self._receipt(found[0].user, erased)

    async def _aims(self, fact: Fact) -> list[_Aim]:
        """The messages that a fact came from, by chat. The fact itself goes with the last, so that
        who was cut short finds it again."""
        chats: dict[str, list[Message]] = {}
        for chat, source in sources(fact):
            for said in await self.store.find_messages(source, chat or None):
                head = await self.store.chat(said.chat)
                if head and head.user == fact.user and not said.erased:
                    chats.setdefault(said.chat, []).append(said)
        aims = [
            _Aim(fact.user, chat, [m.seq for m in said], [m.id for m in said], spared=[fact.id])
            for chat, said in sorted(chats.items())
        ] or [_Aim(fact.user, "", [])]
        aims[-1].facts, aims[-1].spared = [fact.id], ()
        return aims

    # ── one write ─────────────────────────────────────────────────────────────────────────────

    async def _erase(self, aim: _Aim) -> Erased:
        """Erases, once nobody learns anything meanwhile."""
        while True:
            version, facts = await self.store.facts(aim.user)
            gone = await self._gone(aim, facts)
            change = await self._change(aim, version, facts, gone)
            erased = await self._write(aim, change)
            if erased is not None:
                return _with_facts(erased, change, facts)

    async def _write(self, aim: _Aim, change: FactChange) -> Erased | None:
        if aim.seqs is None:
            return await self.store.erase_chat(aim.chat, facts=change)
        if aim.chat:
            return await self.store.erase_messages(aim.chat, aim.seqs, now=self.now, facts=change)
        done = await self.store.write_facts(
            aim.user, change.version, change.facts, remove=change.remove
        )
        return Erased() if done else None

    async def _gone(self, aim: _Aim, facts: Sequence[Fact]) -> set[Source]:
        """The sources that go. Of a whole chat, those that some fact names."""
        if aim.seqs is not None:
            return {(aim.chat, id) for id in aim.ids}
        named = {source for fact in facts for source in sources(fact)}
        stray = [
            id for chat, id in named if not chat and await self.store.find_messages(id, aim.chat)
        ]
        return {s for s in named if s[0] == aim.chat} | {(aim.chat, id) for id in stray}

    async def _change(
        self, aim: _Aim, version: int, facts: Sequence[Fact], gone: Collection[Source]
    ) -> FactChange:
        """What becomes of the facts."""
        spared = set(aim.spared)
        facts = [fact for fact in facts if fact.id not in spared]
        left = await self._left(facts, touched(facts, gone) | set(aim.facts), gone)
        felt = await self.store.moods(aim.user)
        also = {*aim.facts, *_unfounded(facts, felt, aim, left, self.policy, self.now)}
        changed, removed = await asyncio.to_thread(
            without, facts, gone, left, self.policy, self.now, also=also
        )
        return FactChange(version, tuple(changed), tuple(removed))

    async def _left(
        self, facts: Sequence[Fact], hit: Collection[str], gone: Collection[Source]
    ) -> Left:
        """What the other messages state from which the facts came that are touched."""
        near = {id for history in histories(facts, hit, self.policy) for id in history}
        asked = {s for fact in facts if fact.id in near for s in sources(fact)}
        stated: list[Stated] = []
        times: dict[Source, datetime] = {}
        for chat, id in sorted(asked):
            if chat and not is_gone((chat, id), gone):
                for said in await self.store.find_messages(id, chat):
                    if not said.erased:
                        times[chat, id] = said_at(said)
                        stated += await self._stated(said)
        return Left(tuple(stated), times)

    async def _stated(self, message: Message) -> list[Stated]:
        head = await self.store.chat(message.chat)
        if head is None:
            return []
        at = message.seq - 1
        before = await self.store.messages(message.chat, first=at, last=at) if at else []
        language = detect(message.content[:500], head.language or "pt")
        said = mask(message.content, self.hides)
        found = await asyncio.to_thread(claims.find, said, said_at(message), language)
        return [
            Stated(claim, head.user, head.id, message.id, said_at(message), language, message.seq)
            for claim in found
            if not before or not is_echo(claim.content, before[0].content)
            if not nothing_left(claim.content)
        ]

    # ── the receipt ───────────────────────────────────────────────────────────────────────────

    async def _receipt(self, user: str, erased: Sequence[Erased]) -> Receipt:
        names = [field.name for field in fields(Erased)]
        counts = {name: sum(getattr(each, name) for each in erased) for name in names}
        kept = await self.store.scrub()
        return Receipt(at=self.now, user=user, kept_elsewhere=tuple(kept), **counts)


def _counts(erased: Erased) -> list[int]:
    return [getattr(erased, field.name) for field in fields(Erased)]


def _with_facts(erased: Erased, change: FactChange, facts: Sequence[Fact]) -> Erased:
    """The counts with those of the facts. One that is told anew by other words has not gone."""
    before = {fact.id: fact for fact in facts}
    anew = sum(fact.id not in before for fact in change.facts)
    lighter = sum(f.id in before and f.sources != before[f.id].sources for f in change.facts)
    return replace(
        erased,
        facts=max(0, len(change.remove) - anew),
        rebuilt=erased.rebuilt + anew + lighter,
    )


def _unfounded(
    facts: Sequence[Fact],
    felt: Sequence[Mood],
    aim: _Aim,
    left: Left,
    policy: Facts,
    now: datetime,
) -> list[str]:
    """Patterns that were seen in moods, which those that are left no longer bear out."""
    stay = [
        mood
        for mood in felt
        if mood.chat != aim.chat or (aim.seqs is not None and mood.source not in aim.ids)
    ]
    if len(stay) == len(felt):
        return []
    seen = {stated.claim.value for stated in patterns(felt, policy, now)}
    lost = seen - {stated.claim.value for stated in patterns(stay, policy, now)}
    said = {(s.chat, s.message) for s in left.stated if (s.claim.kind, s.claim.key) == _PATTERN}
    return [
        fact.id
        for fact in facts
        if (fact.kind, fact.key) == _PATTERN and fact.value in lost
        if not any(source in said for source in sources(fact))
    ]


_PATTERN = ("emotion", "pattern")
