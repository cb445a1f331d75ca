"""All the background work of one chat: read facts, climb, write; again until nothing is left."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from lembrar.brains.base import Brain
from lembrar.consolidate import notices
from lembrar.consolidate.ladder import Climber
from lembrar.consolidate.learn import add, learn
from lembrar.consolidate.ledger import Ledger
from lembrar.consolidate.make import Maker
from lembrar.errors import UnknownChat
from lembrar.model import Chat, Compaction, Summary
from lembrar.person import identities
from lembrar.policy import Policy
from lembrar.stores.base import LadderChange, Store
from lembrar.text.language import detect
from lembrar.text.words import count

_PAGE = 64
_Picture = tuple[int, list[Summary]]
_SURE_WORDS = 30  # of the user's, from which a chat's language is settled


@dataclass(frozen=True, slots=True)
class Minds:
    """Who thinks: a brain, and the plain one that stands in for it. `daily_cap` is what the brain
    may cost a tenant in a day, in US dollars; then the plain one takes over."""

    brain: Brain
    plain: Brain
    daily_cap: float | None = None


@dataclass(slots=True)
class Consolidation:
    """What was done, whether the summariser failed, and when the chat should be looked at again."""

    compactions: list[Compaction] = field(default_factory=list[Compaction])
    failed: bool = False
    due_at: datetime | None = None


async def consolidate(
    store: Store,
    chat_id: str,
    policy: Policy,
    minds: Minds,
    now: datetime,
    *,
    force: bool = False,
    rebuild: bool = False,
) -> Consolidation:
    """Brings a chat's ladder and its user's facts up to date. Somebody else may work on the same
    chat: whoever comes second looks again, so nothing is done twice to different effect."""
    work = Consolidation()
    while True:
        chat = await store.chat(chat_id)
        if chat is None or not chat.enabled:
            return work
        language, settled = await _language(store, chat)
        await learn(store, chat, policy, language, now)
        if not await _noted(store, chat, language if settled else ""):
            continue
        chat = await store.chat(chat_id)
        if chat is None:
            return work
        before = await _picture(store, chat)
        climber = await _climber(store, chat, policy, minds, now, force, rebuild)
        try:
            climb = await climber.climb(chat, language)
        except UnknownChat:  # erased while it was read
            return work
        if climb.learnt:
            await add(store, chat, policy, climb.learnt, language, now)
        change = replace(climb.change, read_seq=chat.messages, language=language if settled else "")
        if climb.failure:
            owed = sum(block.status != "ready" for block in change.blocks)
            told = notices.failed(chat, now, str(climb.failure), owed)
            change = replace(change, notices=(*change.notices, told))
        if not _changes(chat, change) or await _put(store, chat, change, before):
            work.compactions += [change.compaction] if change.compaction else []
            if climb.failure or rebuild or not change.blocks:
                break
    work.failed = climb.failure is not None
    work.due_at = _due_at(policy, chat, now)
    return work


async def read(store: Store, chat_id: str, policy: Policy, now: datetime) -> None:
    """Reads by rule what was said in a chat since the last time, and leaves its ladder alone."""
    while True:
        chat = await store.chat(chat_id)
        if chat is None or not chat.enabled or chat.read_seq >= chat.messages:
            return
        language, settled = await _language(store, chat)
        await learn(store, chat, policy, language, now)
        change = LadderChange(read_seq=chat.messages, language=language if settled else "")
        if await _written(store, chat, change):
            return


async def _climber(
    store: Store,
    chat: Chat,
    policy: Policy,
    minds: Minds,
    now: datetime,
    force: bool,
    rebuild: bool,
) -> Climber:
    own = frozenset(await identities(store, chat.user))
    ledger = Ledger(store, minds.brain.name, minds.daily_cap, now)
    maker = Maker(store, policy, minds.brain, minds.plain, ledger, now, own, rebuild)
    return Climber(store, policy, maker, replace(maker, brain=minds.plain), now, force, rebuild)


async def _noted(store: Store, chat: Chat, language: str) -> bool:
    """Writes how far a chat has been read, before a brain takes its time. False if somebody was
    faster."""
    if chat.read_seq >= chat.messages:
        return True
    return await _written(store, chat, LadderChange(read_seq=chat.messages, language=language))


async def _put(store: Store, chat: Chat, change: LadderChange, before: _Picture) -> bool:
    """Writes what a brain has made. If all that happened meanwhile is that somebody read on, it is
    still right, and it may have been dear. `before` is what was there when it began."""
    while not await _written(store, chat, change):
        there = await store.chat(chat.id)
        if there is None or not there.enabled or there.created_at != chat.created_at:
            return False
        if await _picture(store, chat) != before or there.version == chat.version:
            return False
        chat = replace(chat, version=there.version)
        change = replace(change, read_seq=max(change.read_seq, there.read_seq))
    return True


async def _picture(store: Store, chat: Chat) -> _Picture:
    """The ladder, and how often something was erased: who finds both the same has missed nothing
    that matters to it."""
    marks = await store.marks(chat.user)
    erasures = next((mark.erasures for mark in marks.chats if mark.chat == chat.id), -1)
    return erasures, await store.blocks(chat.id)


async def _written(store: Store, chat: Chat, change: LadderChange) -> bool:
    """Whether the change was written; that of a chat erased meanwhile is nobody's."""
    try:
        return await store.write_ladder(chat.id, chat.version, change)
    except UnknownChat:
        return False


def _changes(chat: Chat, change: LadderChange) -> bool:
    return bool(
        change.blocks
        or change.rebuild
        or change.read_seq != chat.read_seq
        or (change.language and change.language != chat.language)
        or change.warning not in (None, chat.warning)
        or change.notices
    )


def _due_at(policy: Policy, chat: Chat, now: datetime) -> datetime | None:
    """When there will be something to do without a new message: once the session has ended, and
    then day by day while summaries age."""
    idle = policy.window.idle_minutes
    if idle and chat.climbed < chat.messages:
        return now + timedelta(minutes=idle, seconds=1)
    ages = any(rung.max_age_days for rung in policy.ladder.rungs)
    return now + timedelta(days=1) if ages and chat.climbed else None


async def _language(store: Store, chat: Chat) -> tuple[str, bool]:
    """The language of a chat, and whether enough was said to settle it."""
    if chat.language:
        return chat.language, True
    newest = await store.messages(chat.id, limit=_PAGE)
    said = " ".join(message.content[:500] for message in newest if message.role == "user")
    return detect(said), count(said) >= _SURE_WORDS
