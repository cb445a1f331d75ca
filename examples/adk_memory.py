"""Lembrar as the memory service of Google's Agent Development Kit.

pip install "lembrar[adk]"; no key and no network are needed. With an agent:
Runner(…, memory_service=LembrarMemoryService(memory))"""

import asyncio

from google.adk.events.event import Event
from google.adk.sessions import InMemorySessionService
from google.genai import types

from lembrar import AsyncMemory
from lembrar.adapters.adk import LembrarMemoryService


def said(author: str, text: str) -> Event:
    return Event(author=author, content=types.Content(parts=[types.Part(text=text)]))


async def main() -> None:
    async with await AsyncMemory.open("memory:") as memory:
        sessions, service = InMemorySessionService(), LembrarMemoryService(memory)
        session = await sessions.create_session(app_name="bot", user_id="ana")
        await sessions.append_event(session, said("user", "Meu gato se chama Tom."))
        await sessions.append_event(session, said("helper", "Que nome bonito!"))
        await service.add_session_to_memory(session)
        await service.add_session_to_memory(session)  # again changes nothing
        found = await service.search_memory(
            app_name="bot", user_id="ana", query="como se chama o gato?"
        )
        for entry in found.memories:
            print(entry.author, entry.content.parts[0].text)


asyncio.run(main())
