"""Everything of every tenant goes from one database to another, also while the first is in use."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from pasts import LATER, Step, database, erase, learn, lived, out, pasts, pin, run, say

from lembrar.errors import InvalidInput, StoreError
from lembrar.model import Spend, Usage
from lembrar.stores.base import Document, StoredVector
from lembrar.testing.promises.samples import DAY, NOW, message
from lembrar.transfer import move as moving
from lembrar.transfer.move import Moved, move


def clock() -> Any:
    return LATER


@pytest.mark.parametrize(("first", "second"), [("memory", "sqlite"), ("sqlite", "memory")])
@settings(max_examples=15)
@given(past=pasts)
def test_two_tenants_are_the_same_in_the_other_database(
    first: str, second: str, past: list[Step]
) -> None:
    """G3: whatever their past, everybody's export is the same in both, and moving again after the
    end is refused: the target lives by then."""

    async def play() -> None:
        async with database(first) as one, database(second) as other:
            await lived(one.store("acme"), past)
            await lived(one.store("other"), past[:3])
            moved = await move(one, other, clock)
            assert moved.settled and not moved.held and moved.tenants == 2
            for tenant in ("acme", "other"):
                source, target = one.store(tenant), other.store(tenant)
                assert await source.users() == await target.users()
                for user in await source.users():
                    assert await out(target, user) == await out(source, user)
            with pytest.raises(InvalidInput, match="already"):
                await move(one, other, clock)

    run(play())


def test_what_is_kept_beside_memories_goes_along() -> None:
    async def play() -> None:
        async with database("memory") as one, database("sqlite") as other:
            source, target = one.store("acme"), other.store("acme")
            await say(source, "c", [message("Oi")], 0)
            expires = LATER + timedelta(days=1)
            kept = [Document(f"k{n:04}", b"x" * n, "ana", expires) for n in range(450)]
            await source.write_documents("keys", kept, now=NOW)
            await source.add_usage("c", Usage(3, 900, 0.5, 2, 1, 4.5))
            await source.add_spend(
                Spend(2, 1, 10, 5, 3, 0.25), model="m", day=DAY, user="ana", chat="c"
            )
            await source.add_spend(Spend(1, 0, 7, 0, 1, 0.5), model="m", day=DAY, user="ana")
            await source.add_spend(Spend(4), model="n", day=DAY)
            dear = StoredVector("m1:c", "c", b"digest", b"\0\1\2\3")
            await source.write_vectors("ana", "dear", [dear])
            moved = await move(one, other, clock, embedders=["dear"])
            assert moved.documents == 450
            assert await target.vectors("ana", "dear", ["m1:c"]) == {"m1:c": dear}
            there = await target.documents("keys", now=LATER)
            assert [replace(d, version=0) for d in there] == kept
            assert await target.usage("c") == await source.usage("c")
            for of in ({}, {"user": "ana"}, {"chat": "c"}):
                assert await target.spending(**of) == await source.spending(**of)

    run(play())


class Interrupted(Exception):
    """The machine is gone."""


def test_an_interrupted_move_goes_on() -> None:
    """Wherever it stops, running it again ends with the same, and copies nothing twice."""

    async def play(stop_after: int) -> int:
        async with database("memory") as one, database("sqlite") as other:
            source, target = one.store("acme"), other.store("acme")
            for chat in ("c", "d", "«é»"):
                await say(source, chat, [message(f"frase {n}") for n in range(1200)], 0)
            await learn(source, "ana", ["f", "g"], [1, 2])
            calls = 0

            def stop(_: Moved) -> None:
                nonlocal calls
                calls += 1
                if calls == stop_after:
                    raise Interrupted

            try:
                await move(one, other, clock, progress=stop)
            except Interrupted:
                moved = await move(one, other, clock)
                assert moved.settled
                assert moved.messages <= 3600 - 1200 * min(stop_after, 3) + 1200
            assert (await target.chat("c")).enabled
            for user in await source.users():
                assert await out(target, user) == await out(source, user)
            return calls

    most = run(play(0))
    assert most >= 6
    for stop in range(1, 5):
        run(play(stop))


def test_what_is_written_changed_and_erased_meanwhile_arrives() -> None:
    """G11: an erasure in the source while it is moved is an erasure in the target."""

    async def play() -> None:
        async with database("memory") as one, database("sqlite") as other:
            source, target = one.store("acme"), other.store("acme")
            await lived(source, [])
            await say(source, "d", [message("some"), message("segredo 4711")], 0)
            await say(source, "«é»", [message("vai embora")], 0)
            held = await move(one, other, clock, hold=True)
            assert held.settled and held.held
            assert not (await target.chat("c")).enabled
            await say(source, "c", [message("mais uma")], 5)
            await pin(source, "c", 3)
            await erase(source, "d", {2})
            await learn(source, "bia", ["f"], [3])
            await source.erase_chat("«é»")
            moved = await move(one, other, clock)
            assert moved.settled and (await target.chat("c")).enabled
            assert await target.chat("«é»") is None
            assert "4711" not in "".join(await out(target, "bia"))
            for user in await source.users():
                assert await out(target, user) == await out(source, user)

    run(play())


class Restless:
    """A database in which somebody says something whenever it is looked at."""

    def __init__(self, database: Any) -> None:
        self._database = database

    def store(self, tenant: str) -> Any:
        store = self._database.store(tenant)
        users = store.users

        async def busy() -> list[str]:
            await say(store, "c", [message("e mais")], 1)
            return await users()

        store.users = busy
        return store

    async def tenants(self, *, due: Any = None) -> list[str]:
        return await self._database.tenants(due=due)

    async def close(self) -> None:
        await self._database.close()


def test_a_source_that_never_rests_is_not_called_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not settled is said so, and the target stays switched off."""
    monkeypatch.setattr(moving, "_PASSES", 3)

    async def play() -> None:
        async with database("memory") as one, database("memory") as other:
            source, target = one.store("acme"), other.store("acme")
            await lived(source, [])
            moved = await move(Restless(one), other, clock)
            assert not moved.settled and moved.held and moved.passes == 3
            assert not (await target.chat("c")).enabled

    run(play())


def test_tenants_that_come_and_go_meanwhile() -> None:
    """G11: one of whom everything was erased is erased in the target, too."""

    async def play() -> None:
        async with database("memory") as one, database("memory") as other:
            await say(one.store("gone"), "c", [message("vai embora")], 0)
            await move(one, other, clock, hold=True)
            await one.store("gone").erase_user("ana")
            await say(one.store("new"), "c", [message("cheguei")], 0)
            assert (await move(one, other, clock)).settled
            assert await other.store("gone").users() == []
            assert await other.store("new").users() == ["ana"]

    run(play())


def test_a_target_that_is_in_use_is_refused() -> None:
    async def play() -> None:
        async with database("memory") as one, database("memory") as other:
            await lived(one.store("acme"), [])
            await say(other.store("acme"), "d", [message("já estou aqui")], 0)
            with pytest.raises(InvalidInput, match="Choose an empty database"):
                await move(one, other, clock)
            assert (await other.store("acme").chat("d")).messages == 1

    run(play())


def test_messages_that_only_the_target_has_stop_it() -> None:
    """Somebody wrote to the target while it was moved."""

    async def play() -> None:
        async with database("memory") as one, database("memory") as other:
            source, target = one.store("acme"), other.store("acme")
            await lived(source, [])
            await move(one, other, clock, hold=True)
            await say(target, "c", [message("intruso")], 5)
            await say(source, "c", [message("mais uma")], 5)
            with pytest.raises(StoreError, match="not in the source"):
                await move(one, other, clock)

    run(play())
