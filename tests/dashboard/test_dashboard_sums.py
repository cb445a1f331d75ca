"""What the overview adds up: the same by whichever way, and not again for everybody who asks."""

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from lembrar import AsyncMemory
from lembrar.config import Settings, Upstream
from lembrar.dashboard.kept import Kept
from lembrar.dashboard.saving import priced, reckoned_by
from lembrar.errors import StoreAway
from lembrar.testing import fixed_clock

NOW = datetime(2026, 11, 15, 22, tzinfo=UTC)


async def talk(memory: AsyncMemory) -> None:
    """Three people, four chats, one of which has climbed and one that nobody has read."""
    for chat, user in (("a", "ana"), ("b", "bia"), ("c", "ana")):
        for n in range(30 if chat == "a" else 3):
            await memory.record(chat, user, f"Hoje gastei R$ {n + 10},00 na feira.", "Certo.")
    await memory.remember("caio", "Gosto de café")
    await memory.consolidate()
    await memory.compact("a")
    await memory.record("d", "bia", "Oi!", "Oi!")


def test_everything_is_added_up(tmp_path: Path) -> None:
    """R8: what people said, what is known of it, and what was made of it."""

    async def scenario() -> None:
        options = {"clock": fixed_clock(NOW), "embedder": "none", "background": False}
        async with await AsyncMemory.open(f"sqlite:{tmp_path / 'm.db'}", **options) as memory:
            await talk(memory)
            sums = await memory.store.tally(since=NOW - timedelta(days=1), newest=2)
            assert (sums.users, sums.chats, sums.messages, sums.cycles) == (3, 4, 74, 37)
            assert [chat.id for chat in sums.newest] == ["d", "c"]
            assert sums.compactions == sum(hour.runs for hour in sums.hours) > 0
            assert 0 < sums.recent_tokens < sums.log_tokens
            assert sums.due_since is not None

    asyncio.run(scenario())


def test_what_takes_a_while_is_looked_up_once() -> None:
    """Many who ask at once wait for one answer; what was found stands while the store is away."""
    looks = 0

    async def scenario() -> None:
        nonlocal looks
        kept = Kept[int](least_seconds=60)
        go = asyncio.Event()

        async def look() -> int:
            nonlocal looks
            looks += 1
            await go.wait()
            return 7

        asked = [asyncio.create_task(kept.now(look)) for _ in range(5)]
        await asyncio.sleep(0)
        go.set()
        assert await asyncio.gather(*asked) == [7] * 5
        assert await kept.now(look) == 7
        assert looks == 1

        async def away() -> int:
            raise StoreAway

        assert await Kept[int]().now(away) is None

    asyncio.run(scenario())


def test_money_is_reckoned_by_who_answers() -> None:
    """The model that was chosen; else one that the settings name; else a usual one."""

    def ask(chosen: str, **more: Any) -> str:
        return reckoned_by(Settings(**more), chosen).model

    upstreams = {"main": Upstream("http://x", models=("unheard-of", "gpt-4o-2024"))}
    assert ask("Claude Opus", llm="gpt-5-nano") == "Claude Opus"
    assert ask("", upstreams=upstreams, llm="gpt-5-nano") == "GPT-4o"
    assert ask("nonsense", llm="gpt-5-nano") == "GPT-5 nano"
    assert ask("") == "GPT-5 mini"
    assert all(model.price_prompt for model in priced())
