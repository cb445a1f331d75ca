"""Lembrar as the memory service of Google's Agent Development Kit."""

import asyncio
import warnings
from collections.abc import Coroutine
from typing import Any

import pytest

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    pytest.importorskip("google.adk", reason="google-adk is not installed")
    from google.adk.events.event import Event
    from google.adk.memory.base_memory_service import BaseMemoryService
    from google.adk.memory.memory_entry import MemoryEntry
    from google.adk.sessions.session import Session
    from google.genai import types

    from lembrar.adapters.adk import LembrarMemoryService, user_of

from lembrar import AsyncMemory, Memory
from lembrar.errors import InvalidInput


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


def event(id: str, text: str, author: str = "user", **more: Any) -> Event:
    content = types.Content(parts=[types.Part(text=text)], role="user")
    return Event(id=id, author=author, content=content, timestamp=1_760_000_000.0, **more)


def session(*events: Event, user: str = "ana", app: str = "bot", id: str = "s") -> Session:
    return Session(id=id, app_name=app, user_id=user, events=list(events))


def find(service: LembrarMemoryService, query: str, user: str = "ana", app: str = "bot") -> Any:
    found = run(service.search_memory(app_name=app, user_id=user, query=query))
    return found.memories


TALK = (
    event("e1", "Meu gato se chama Tom."),
    event("e2", "Que nome bonito!", "helper"),
    event("e3", "Que nome bo", "helper", partial=True),
    Event(id="e4", author="helper"),
)


def test_sessions_are_added_once(everywhere: Memory) -> None:
    """G3: the same session again, longer or in part, adds only what is new."""
    service = LembrarMemoryService(everywhere)
    assert isinstance(service, BaseMemoryService)
    for _ in range(3):
        run(service.add_session_to_memory(session(*TALK)))
    run(service.add_session_to_memory(session(*TALK, event("e5", "Moro em Recife."))))
    new = [event("e5", "Moro em Recife."), event("e6", "Tenho 30 anos.")]
    run(
        service.add_events_to_memory(
            app_name="bot", user_id="ana", events=new, session_id="s", custom_metadata={"a": 1}
        )
    )
    [chat] = everywhere.chats(user_of("bot", "ana"))
    told = [(m.role, m.sender, m.content) for m in everywhere.history(chat.id)]
    assert told == [
        ("user", "bot/ana", "Meu gato se chama Tom."),
        ("assistant", "helper", "Que nome bonito!"),
        ("user", "bot/ana", "Moro em Recife."),
        ("user", "bot/ana", "Tenho 30 anos."),
    ]


def test_search(everywhere: Memory) -> None:
    """G4: what was added is found at once, with who said it and when."""
    service = LembrarMemoryService(everywhere)
    run(service.add_session_to_memory(session(*TALK)))
    found = find(service, "como se chama o gato?")
    [first] = [one for one in found if one.id == "e1"]
    assert first.content.parts[0].text == "Meu gato se chama Tom."
    assert first.timestamp.startswith("2025-10-09")
    assert find(service, "gato", user="bia") == find(service, "gato", app="other") == []


def test_a_memory_is_deleted_and_stays_so(memory: Memory) -> None:
    """G11: it goes by the id that search gave, only the user's own, and adding the session again
    does not bring it back."""
    service = LembrarMemoryService(memory)
    run(service.add_session_to_memory(session(*TALK)))
    run(service.add_session_to_memory(session(event("b1", "Meu gato é preto."), user="bia")))
    run(service.delete_memory(app_name="bot", user_id="bia", memory_id="e1"))
    assert any(one.id == "e1" for one in find(service, "gato Tom"))
    run(service.delete_memory(app_name="bot", user_id="ana", memory_id="e1"))
    run(service.add_session_to_memory(session(*TALK)))
    assert not [one for one in find(service, "gato Tom") if "Tom" in one.content.parts[0].text]
    assert find(service, "gato", user="bia")
    with pytest.raises(InvalidInput):
        run(service.delete_memory(app_name="bot", user_id="ana"))


def test_facts_are_added_and_deleted(memory: Memory) -> None:
    service = LembrarMemoryService(memory)
    content = types.Content(parts=[types.Part(text="Prefere café sem açúcar.")])
    entries = [MemoryEntry(content=content), MemoryEntry(content=types.Content(parts=[]))]
    run(service.add_memory(app_name="bot", user_id="ana", memories=entries))
    [found] = find(service, "café")
    assert found.custom_metadata["kind"] != "message"
    run(service.delete_memory(app_name="bot", user_id="bia", memory_id=found.id))
    assert find(service, "café")
    run(service.delete_memory(app_name="bot", user_id="ana", memory_id=found.id))
    assert find(service, "café") == []


def test_names_do_not_mix(memory: Memory) -> None:
    service = LembrarMemoryService(memory)
    run(service.add_session_to_memory(session(event("e1", "segredo azul"), app="a", user="b/c")))
    assert find(service, "segredo", app="a/b", user="c") == []
    assert find(service, "segredo", app="a", user="b/c")


def test_an_async_memory() -> None:
    async def play() -> None:
        async with await AsyncMemory.open("memory:") as memory:
            service = LembrarMemoryService(memory)
            await service.add_session_to_memory(session(*TALK))
            found = await service.search_memory(app_name="bot", user_id="ana", query="gato")
            assert found.memories

    run(play())
