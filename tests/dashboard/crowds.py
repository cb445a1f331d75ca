"""A very long chat and somebody very well known."""

from datetime import UTC, datetime, timedelta

from lembrar import AsyncMemory
from lembrar.model import Fact, Message

_AT = datetime.now(UTC) - timedelta(days=40)
_LATER = _AT + timedelta(days=80)  # when the garden, which has been there, comes by again
_KINDS = ("bio", "preference", "goal", "limit", "note")


async def crowd(memory: AsyncMemory) -> None:
    """Memory is off in the long chat, so that nobody spends the test summarising it."""
    await memory.open_chat("long", "talker", enabled=False)
    said = [
        Message("assistant" if n % 2 else "user", f"Linha {n}: fomos a pé até o mercado.",
                at=_AT + timedelta(minutes=n), id=f"m-{n}")
        for n in range(10_000)
    ]  # fmt: skip
    for start in range(0, len(said), 2000):
        await memory.append("long", "talker", said[start : start + 2000])
    await memory.append("short", "known", [Message("user", "Oi!", id="oi")])
    facts = [
        Fact(f"fact-{n}", "known", _KINDS[n % 5], f"Coisa número {n} que se sabe", _AT, _AT,
             sources=("oi",), chats=("short",), order=n, faded_at=_AT, due_at=_LATER)
        for n in range(5000)
    ]  # fmt: skip
    version, _ = await memory.store.facts("known", limit=1)
    assert await memory.store.write_facts("known", version, facts)
    await memory.consolidate("short")
