"""What is kept in mind to be searched, and read again before somebody asks."""

from __future__ import annotations

import asyncio
from typing import Any

from lembrar.model import Message
from lembrar.recall.policy import Recall
from lembrar.recall.shelf import Shelf
from lembrar.stores.memory import MemoryStore
from recall.people import NOW


class Counting:
    """A store that counts how often messages are read."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self.reads = 0

    async def messages(self, *given: Any, **named: Any) -> list[Message]:
        self.reads += 1
        return await self._store.messages(*given, **named)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def say(store: MemoryStore, text: str) -> None:
    message = Message("user", text, sender="ana", at=NOW, id=text)
    await store.append("c", "ana", [message], now=NOW)


def test_what_is_new_is_read_before_somebody_asks() -> None:
    """A7, G4: who keeps up reads what was said since; who asks then reads nothing more."""

    async def main() -> None:
        store = MemoryStore()
        counting = Counting(store)
        shelf = Shelf(counting, "static", Recall())  # type: ignore[arg-type]
        await say(store, "Adotei um cachorro, o Bidu.")
        await shelf.find(["ana"], "cachorro", NOW)
        await say(store, "Tenho alergia a camarão.")
        await shelf.keep_up("ana")
        reads = counting.reads
        found = await shelf.find(["ana"], "camarão", NOW)
        assert found.hits[0].doc.text == "Tenho alergia a camarão."
        assert counting.reads == reads

    asyncio.run(main())


def test_nobody_is_read_who_was_not_asked_about() -> None:
    """A7: keeping up is for those in mind."""

    async def main() -> None:
        store = MemoryStore()
        counting = Counting(store)
        shelf = Shelf(counting, "none", Recall())  # type: ignore[arg-type]
        await say(store, "Adotei um cachorro, o Bidu.")
        await shelf.keep_up("ana")
        assert counting.reads == 0

    asyncio.run(main())
