"""All the background work of one chat: read facts, climb, write; again until nothing is left."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from lembrar.brains.base import Brain
from lembrar.consolidate.ladder import Climber
from lembrar.consolidate.learn import learn
from lembrar.errors import UnknownChat
from lembrar.model import Chat, Compaction
from lembrar.policy import Policy
from lembrar.stores.base import LadderChange, Store
from lembrar.text.language import detect
from lembrar.text.words import count

_PAGE = 64
_SURE_WORDS = 30  # of the user's, from which a chat's language is settled


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
    brain: Brain,
    now: datetime,
    *,
    force: bool = False,
    rebuild: bool = False,
) -> Consolidation:
    """Brings a chat's ladder and its user's facts up to date. Somebody else may work on the same
    chat: whoever comes second looks again, so nothing is done twice to different effect."""
    work = Consolidation()
    climber = Climber(store, policy, brain, now, force, rebuild)
    while True:
        chat = await store.chat(chat_id)
        if chat is None or not (chat.enabled or force or rebuild):
            return work
        language, settled = await _language(store, chat)
        await learn(store, chat, policy, brain, language, now)
        try:
            change, failed = await climber.climb(chat, language)
        except UnknownChat:  # erased while it was read
            return work
        change = replace(change, read_seq=chat.messages, language=language if settled else "")
        if not _changes(chat, change) or await _written(store, chat, change):
            work.compactions += [change.compaction] if change.compaction else []
            if failed or rebuild or not change.blocks:
                break
    work.failed = failed
    work.due_at = _due_at(policy, chat, now)
    return work


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
