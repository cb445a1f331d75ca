"""A memory service for Google's Agent Development Kit.

    runner = Runner(agent=…, app_name="bot", session_service=…,
                    memory_service=LembrarMemoryService(memory))

A session may be added as often as one likes: what is known already is not written again, and what
was deleted does not come back with it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from functools import partial

from google.adk.events.event import Event
from google.adk.memory.base_memory_service import BaseMemoryService, SearchMemoryResponse
from google.adk.memory.memory_entry import MemoryEntry
from google.adk.sessions.session import Session
from google.genai import types

from lembrar.adapters.bridge import Bridge, awaited
from lembrar.adapters.keys import key, part
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.model import Hit, Message
from lembrar.stores.base import Store
from lembrar.sync import Memory

_ALONE = "events"  # the session of what came without one


class LembrarMemoryService(BaseMemoryService):
    """Keeps what the users of ADK's apps say and finds it again by meaning. A user of one app is
    a user of Lembrar's, under the id `user_of(app_name, user_id)`: what one app knows, another
    does not."""

    def __init__(self, memory: Memory | AsyncMemory, *, limit: int = 10) -> None:
        self._bridge = Bridge(memory)
        self._limit = limit

    async def add_session_to_memory(self, session: Session) -> None:
        """Records what was said in a session and is not recorded yet."""
        await self._add(session.app_name, session.user_id, session.id, session.events)

    async def add_events_to_memory(
        self,
        *,
        app_name: str,
        user_id: str,
        events: Sequence[Event],
        session_id: str | None = None,
        custom_metadata: Mapping[str, object] | None = None,
    ) -> None:
        """Records some events of a session."""
        await self._add(app_name, user_id, session_id or _ALONE, events)

    async def add_memory(
        self,
        *,
        app_name: str,
        user_id: str,
        memories: Sequence[MemoryEntry],
        custom_metadata: Mapping[str, object] | None = None,
    ) -> None:
        """Keeps facts about a user as they are given."""
        for entry in memories:
            text = _text(entry.content)
            if text.strip():
                await awaited(self._bridge.memory.remember, user_of(app_name, user_id), text)

    async def search_memory(
        self, *, app_name: str, user_id: str, query: str
    ) -> SearchMemoryResponse:
        """What a user of an app said, was told and is known for, the best first."""
        user = user_of(app_name, user_id)
        hits = await awaited(self._bridge.memory.search, user, query, limit=self._limit)
        return SearchMemoryResponse(memories=[_entry(hit) for hit in hits])

    async def delete_memory(
        self, *, app_name: str, user_id: str, memory_id: str | None = None
    ) -> None:
        """Erases a memory of this user: a fact, or a message with what was learnt from it. One of
        somebody else's is not touched."""
        if not memory_id:
            raise InvalidInput("Say which memory: the id that search_memory gave.")
        user, memory = user_of(app_name, user_id), self._bridge.memory
        chats, facts = await self._bridge.run(partial(_places, user, memory_id))
        if facts:
            await awaited(memory.forget, fact=memory_id)
        for chat in chats:
            await awaited(memory.forget, message=memory_id, chat=chat)

    async def _add(self, app: str, user: str, session: str, events: Sequence[Event]) -> None:
        said = [message for message in map(_message, events) if message]
        if said:
            owner = user_of(app, user)
            chat = key(part(app), part(user), part(session))
            await awaited(self._bridge.memory.append, chat, owner, said)


def user_of(app_name: str, user_id: str) -> str:
    """The id under which Lembrar knows a user of an app."""
    return key(part(app_name), part(user_id))


async def _places(user: str, id: str, store: Store, now: datetime) -> tuple[list[str], bool]:
    """The chats of a user that have a message of this id, and whether a fact of theirs has it."""
    own = {chat.id for chat in await store.chats(user)}
    found = await store.find_messages(id)
    facts = (await store.facts(user, ids=[id]))[1]
    return [message.chat for message in found if message.chat in own], bool(facts)


def _message(event: Event) -> Message | None:
    """What was said in an event, under the event's id; pieces of a stream are not."""
    text = _text(event.content)
    if event.partial or not text.strip():
        return None
    role, sender = ("user", "") if event.author == "user" else ("assistant", event.author)
    said_at = datetime.fromtimestamp(event.timestamp, UTC)
    return Message(role, text, sender=sender, at=said_at, id=event.id)


def _text(content: types.Content | None) -> str:
    parts = content.parts if content and content.parts else []
    return "\n".join(part.text for part in parts if part.text and not part.thought)


def _entry(hit: Hit) -> MemoryEntry:
    content = types.Content(parts=[types.Part(text=hit.content)], role="user")
    return MemoryEntry(
        content=content,
        id=hit.id or None,
        author=hit.speaker or None,
        timestamp=hit.at.isoformat() if hit.at else None,
        custom_metadata={"kind": hit.kind, "score": hit.score},
    )
