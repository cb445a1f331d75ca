"""People with a past, made by random operations on a store."""

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import strategies as st

from lembrar.model import ROLES, Atom, Attachment, Message, Summary, ToolCall
from lembrar.stores.base import LadderChange, Store
from lembrar.stores.memory import MemoryDatabase
from lembrar.stores.sqlite import SqliteDatabase
from lembrar.testing.promises.samples import (
    NOW,
    SAID_AT,
    TROUBLE,
    compaction,
    fact,
    full_block,
    full_fact,
    message,
    mood,
)
from lembrar.transfer.export import export

LATER = NOW + timedelta(days=1)
USERS = ("ana", "bia", "+55 81")
T = TypeVar("T")

Step = Callable[[Store], Awaitable[object]]

attachments = st.sampled_from(
    ((), (Attachment("image", "praia.jpg", "file:1", "image/jpeg", "o mar"), Attachment()))
)
calls = st.sampled_from(((), (ToolCall("somar", '{"a":1}', "c1"),)))
spoken = st.builds(
    message,
    st.sampled_from(("Oi", "quero R$ 5.000\r\n até junho 🙂 ", "a resposta")),
    st.sampled_from(ROLES),
    sender=st.sampled_from(("", "ana", "Zé")),
    channel=st.sampled_from(("", "whatsapp")),
    attachments=attachments,
    tool_calls=calls,
    tool_call_id=st.sampled_from(("", "c1")),
    at=st.integers(-90, 90).map(lambda s: SAID_AT + timedelta(seconds=s)),
)
chats = st.sampled_from(("c", "d", "«é»"))


def chat_of(name: str) -> str:
    """Whose chat it is."""
    return USERS[("c", "d", "«é»").index(name)]


async def say(store: Store, chat: str, said: Sequence[Message], minute: int) -> None:
    await store.append(chat, chat_of(chat), said, now=NOW + timedelta(minutes=minute))


async def erase(store: Store, chat: str, seqs: set[int]) -> None:
    if await store.chat(chat):
        await store.erase_messages(chat, seqs, now=NOW)


async def pin(store: Store, chat: str, position: int) -> None:
    there = await store.messages(chat, first=position, last=position)
    if there and not there[0].erased:
        await store.pin(chat, position, pinned=True)


async def climb(store: Store, chat: str, sizes: Sequence[int], status: Any) -> None:
    """Summarises from the beginning, in blocks of these sizes."""
    head = await store.chat(chat)
    if head is None:
        return
    blocks: list[Summary] = []
    end = 0
    for size in sizes:
        if end + size <= head.messages:
            trouble = TROUBLE if status != "ready" else None
            block = full_block(end + 1, end + size)
            blocks.append(replace(block, status=status, trouble=trouble))
            end += size
    log = await store.messages(chat, last=end)
    atoms = [(m.seq, (Atom("money", "R$ 5.000", "5000"), Atom("name", "Zé"))) for m in log
             if not m.erased]  # fmt: skip
    change = LadderChange(
        blocks=tuple(blocks),
        atoms=tuple(atoms),
        compaction=compaction(len(sizes), chat=chat),
        read_seq=end,
        language="pt",
        warning="grande" if status == "ready" else "",
    )
    await store.write_ladder(chat, head.version, change)


async def learn(store: Store, user: str, ids: Sequence[str], minutes: Sequence[int]) -> None:
    version, _ = await store.facts(user)
    known = [replace(full_fact(id) if id < "g" else fact(id), user=user) for id in ids]
    await store.write_facts(
        user, version, known, moods=[replace(mood(m), user=user) for m in minutes]
    )


async def link(store: Store) -> None:
    await store.link("ana", "whatsapp", "+55 81", now=NOW)


async def settle(store: Store, chat: str, enabled: bool, timezone: str) -> None:
    await store.open_chat(chat, chat_of(chat), now=NOW, enabled=enabled, timezone=timezone)


steps: st.SearchStrategy[Step] = st.one_of(
    st.tuples(chats, st.lists(spoken, min_size=1, max_size=6), st.integers(0, 9)).map(
        lambda a: lambda store: say(store, *a)
    ),
    st.tuples(chats, st.sets(st.integers(1, 8), max_size=3)).map(
        lambda a: lambda store: erase(store, *a)
    ),
    st.tuples(chats, st.integers(1, 8)).map(lambda a: lambda store: pin(store, *a)),
    st.tuples(
        chats, st.lists(st.integers(1, 3), max_size=3), st.sampled_from(("ready", "pending"))
    ).map(lambda a: lambda store: climb(store, *a)),
    st.tuples(
        st.sampled_from(USERS),
        st.lists(st.sampled_from(("f", "g", "h")), max_size=3),
        st.lists(st.integers(0, 5), max_size=3),
    ).map(lambda a: lambda store: learn(store, *a)),
    st.tuples(chats, st.booleans(), st.sampled_from(("", "Asia/Tokyo"))).map(
        lambda a: lambda store: settle(store, *a)
    ),
)
pasts = st.lists(steps, min_size=1, max_size=12)


async def lived(store: Store, past: Sequence[Step]) -> None:
    """Ana's life, under two names, and some of Bia's."""
    await say(store, "c", [message("Moro em Olinda"), message("Anotado", "assistant")], 0)
    await link(store)
    for step in past:
        await step(store)


async def out(store: Store, user: str = "ana") -> list[str]:
    return [line async for line in export(store, user)]


@asynccontextmanager
async def database(kind: str) -> AsyncIterator[Any]:
    """An empty database of a kind."""
    if kind == "memory":
        opened: Any = MemoryDatabase()
        yield opened
        await opened.close()
        return
    with tempfile.TemporaryDirectory() as folder:
        opened = await SqliteDatabase.open(str(Path(folder) / "a.db"), synchronous="off")
        try:
            yield opened
        finally:
            await opened.close()


def run(work: Awaitable[T]) -> T:
    async def whole() -> T:
        return await work

    return asyncio.run(whole())
