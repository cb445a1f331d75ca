"""The sample: something worth looking at, and nothing twice."""

import asyncio
from datetime import UTC, datetime

from lembrar import AsyncMemory
from lembrar.sample import Past, scripts, write

NOW = datetime(2026, 11, 15, 22, tzinfo=UTC)


def test_the_sample_is_lively_and_written_once() -> None:
    """Several people, both languages, facts that changed, moods, events, pins, linked channels and
    a chat that climbed; writing it again changes nothing."""

    async def scenario() -> None:
        clock = Past(NOW)
        options = {"clock": clock, "embedder": "none", "background": False}
        async with await AsyncMemory.open("memory:", **options) as memory:
            first = await write(memory, clock)
            assert first.users >= 5
            assert first.messages > 500
            again = await write(memory, clock)
            assert (again.messages, again.already) == (0, first.messages)
            assert clock() == NOW
            await check(memory)

    asyncio.run(scenario())


async def check(memory: AsyncMemory) -> None:
    assert len(await memory.links("marina")) == 2
    assert await memory.moods("marina")
    assert await memory.events("marina")
    homes = [t.value for t in (await memory.profile("marina"))["home"]]
    assert homes == ["Olinda"]
    assert await memory.facts("marina", status="superseded")
    assert await memory.store.pinned("marina-corrida")
    assert len(await memory.compactions("tomas-diario-de-gastos")) > 5
    assert {head.language for u in await memory.users() for head in await memory.chats(u)} >= {
        "pt",
        "en",
    }


def test_the_sample_ends_now() -> None:
    """Nothing in it lies in the future, whenever it is told, and its ids stay the same."""
    ids: list[set[str]] = []
    for hour in (0, 12, 23):
        now = NOW.replace(hour=hour)
        lines = [line for script in scripts(now) for line in script.lines]
        assert all(line.at < now for line in lines)
        ids.append({line.id for line in lines})
    assert len(ids[0] & ids[2]) > 300
