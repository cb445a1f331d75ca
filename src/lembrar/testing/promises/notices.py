"""Notices: what happened can be followed, and nothing is missed."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, TypeVar

from lembrar.errors import StoreClosed
from lembrar.model import Notice
from lembrar.stores.base import LadderChange, Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import (
    HOUR,
    NOW,
    SAID_AT,
    SECOND,
    block,
    chat_with,
    fact,
    message,
    notice,
    talk,
)

_T = TypeVar("_T")
_AGES = 3600.0  # nobody waits so long unless a promise is broken


class NoticePromises(Promises):
    """Promise 6."""

    @promise
    async def test_notices_come_back_as_they_were(self, store: Store) -> None:
        """R3: numbered from one on, in the order they were published in."""
        said = {"first": 1, "a.b": [1, 2.5, None, True], "$x": {"é": "«sim»"}, "": "🙂"}
        told = [
            notice("compaction.started", chat="c", data=said),
            notice("fact.learnt", at=SAID_AT, user=""),
            notice("é 🙂", number=99),
        ]
        assert await store.last_notice() == 0
        assert await _all(store) == []
        await store.publish(told[:2])
        await store.publish([])
        await store.publish(told[2:])
        for reader in (store, await self.also()):
            expected = [replace(one, number=n) for n, one in enumerate(told, 1)]
            assert await _all(reader) == expected
            assert await reader.last_notice() == 3

    @promise
    async def test_recording_is_told_in_the_same_write(self, store: Store) -> None:
        """R3, G3: which positions, and how many cycles there are now."""
        await store.append("c", "ana", talk(2), now=NOW)
        await store.append("c", "ana", [message("e mais")], now=NOW + SECOND)
        assert await _all(store) == [
            Notice("recorded", NOW, "ana", "c", {"first": 1, "last": 4, "cycle": 2}, 1),
            Notice("recorded", NOW + SECOND, "ana", "c", {"first": 5, "last": 5, "cycle": 3}, 2),
        ]

    @promise
    async def test_only_what_is_new_is_told(self, store: Store) -> None:
        """R3: a message that is sent again, and a chat that is opened, are not."""
        said = talk(1)
        await store.open_chat("c", "ana", now=NOW)
        await store.append("c", "ana", [], now=NOW)
        assert await _all(store) == []
        await store.append("c", "ana", said, now=NOW)
        await store.append("c", "ana", said, now=NOW)
        await store.append("c", "ana", [said[0], message("nova"), said[1]], now=NOW)
        places = [(one.data["first"], one.data["last"]) for one in await _all(store)]
        assert places == [(1, 2), (3, 3)]

    @promise
    async def test_a_ladder_is_told_of_with_it(self, store: Store) -> None:
        """R3: in the order given, and not at all by who comes too late."""
        await chat_with(store, 2)
        told = (notice("compaction.finished", chat="c"), notice("fact.changed", chat="c"))
        change = LadderChange(blocks=(block(1, 2),), notices=told)
        assert not await store.write_ladder("c", 7, change)
        assert await store.last_notice() == 1
        assert await store.write_ladder("c", 0, change)
        assert await _kinds(store, after=1) == ["compaction.finished", "fact.changed"]

    @promise
    async def test_facts_are_told_of_with_them(self, store: Store) -> None:
        """R3: likewise."""
        told = [notice("fact.learnt", data={"fact": "f"})]
        assert not await store.write_facts("ana", 7, [fact("f")], notices=told)
        assert await _all(store) == []
        assert await store.write_facts("ana", 0, [fact("f")], notices=told)
        assert await _all(store) == [replace(told[0], number=1)]

    @promise
    async def test_who_follows_is_given_what_concerns_them(self, store: Store) -> None:
        """R3, R10: a user, in whichever chat, or a chat, or both; in order, so many at a time."""
        told = [("ana", "c"), ("bia", "d"), ("ana", "e"), ("ana", ""), ("", "c"), ("bia", "c")]
        await store.publish([notice("x", user=user, chat=chat) for user, chat in told])

        async def numbers(after: int = 0, limit: int = 99, **chosen: str) -> list[int]:
            return [n.number for n in await store.notices(after=after, limit=limit, **chosen)]

        assert await numbers(user="ana") == [1, 3, 4]
        assert await numbers(chat="c") == [1, 5, 6]
        assert await numbers(user="bia", chat="c") == [6]
        assert await numbers(user="nobody") == await numbers(chat="nowhere") == []
        assert await numbers(after=2) == [3, 4, 5, 6]
        assert await numbers(after=2, limit=2) == [3, 4]
        assert await numbers(after=1, limit=1, user="ana") == [3]
        assert await numbers(after=6) == await numbers(after=99) == await numbers(limit=0) == []

    @promise
    async def test_a_number_is_given_once(self, store: Store) -> None:
        """R3: also when what had it is trimmed or erased: who has seen it misses nothing new."""
        await chat_with(store, 1)
        assert await store.trim_notices(before=NOW + SECOND) == 1
        assert (await _all(store), await store.last_notice()) == ([], 1)
        await chat_with(store, 1)
        await store.erase_chat("c")
        assert (await _all(store), await store.last_notice()) == ([], 2)
        await chat_with(store, 1)
        await store.erase_user("ana")
        await (await self.also()).publish([notice("x")])
        assert [one.number for one in await _all(store)] == [4]

    @promise
    async def test_old_notices_are_trimmed(self, store: Store) -> None:
        """R3: what is older, and nothing else, whatever the order it was published in."""
        ages = [3, 1, 2, 1, 0]
        await store.publish([notice(f"{age}", at=NOW - age * HOUR) for age in ages])
        assert await store.trim_notices(before=NOW - 2 * HOUR) == 1
        assert await _kinds(store) == ["1", "2", "1", "0"]
        assert await store.trim_notices(before=NOW) == 3
        assert await store.trim_notices(before=NOW) == 0
        assert await _kinds(store) == ["0"]

    @promise
    async def test_who_follows_many_writers_misses_nothing(self, store: Store) -> None:
        """R3, G3: nothing new ever appears at a number that was seen, or below it."""
        writers = [await self.also() for _ in range(3)]

        async def write(writer: Store, name: str) -> None:
            for n in range(10):
                await writer.append(name, "ana", [message(f"{n}")], now=NOW)
                await writer.publish([notice("x"), notice("y")])

        async def follow() -> list[int]:
            seen = [0]
            while len(seen) <= 90:
                found = await store.notices(after=seen[-1], limit=4)
                seen += [one.number for one in found]
                if not found:
                    await store.wait(_AGES)
            return seen[1:]

        following = asyncio.create_task(follow())
        await asyncio.gather(*(write(w, f"c{n}") for n, w in enumerate(writers)))
        seen = await _soon(following)
        assert seen == sorted(set(seen))
        assert seen == [one.number for one in await _all(store)]

    # ── waiting ───────────────────────────────────────────────────────────────────────────────

    @promise
    async def test_waiting_ends_by_itself(self, store: Store) -> None:
        """R3."""
        await store.wait(0)
        await store.wait(0.01)

    @promise
    async def test_waiting_ends_when_something_happens(self, store: Store) -> None:
        """R3: through whichever connection, and whatever it is."""
        other = await self.also()
        for writer in (store, other):
            for work in (
                lambda s=writer: s.publish([notice("x")]),
                lambda s=writer: chat_with(s, 1),
                lambda s=writer: s.erase_messages("c", [1, 2, 3, 4], now=NOW),
            ):
                await store.last_notice()
                waiting = asyncio.create_task(store.wait(_AGES))
                await work()
                await _soon(waiting)

    @promise
    async def test_what_came_after_looking_is_not_waited_for(self, store: Store) -> None:
        """R3: who reads, and then waits, does not sleep over what was published in between."""
        other = await self.also()
        assert await store.notices(after=0, limit=9, user="ana") == []
        await other.publish([notice("x")])
        await other.notices(after=0, limit=9)
        await _soon(store.wait(_AGES))
        await store.publish([notice("x"), notice("y")])
        assert len(await store.notices(after=1, limit=1)) == 1
        await _soon(store.wait(_AGES))

    @promise
    async def test_another_reader_does_not_make_it_sleep(self, store: Store) -> None:
        """R3: several follow through one store, each at its own pace."""
        looked, published = asyncio.Event(), asyncio.Event()

        async def slow() -> None:
            assert await _all(store) == []
            looked.set()
            await published.wait()
            await store.wait(_AGES)

        async def fast() -> None:
            await looked.wait()
            await store.publish([notice("x")])
            assert len(await _all(store)) == 1
            published.set()

        await _soon(asyncio.gather(slow(), fast()))

    @promise
    async def test_everybody_who_waits_is_woken(self, store: Store) -> None:
        """R3: by one notice; who gave up waiting is in nobody's way."""
        other = await self.also()
        impatient = asyncio.create_task(store.wait(_AGES))
        await asyncio.sleep(0)
        impatient.cancel()
        await asyncio.wait([impatient])
        assert impatient.cancelled()
        ready = [asyncio.Event() for _ in range(6)]

        async def follow(reader: Store, event: asyncio.Event) -> None:
            assert await _all(reader) == []
            event.set()
            await reader.wait(_AGES)

        waiting = [
            asyncio.create_task(follow((store, other)[n % 2], event))
            for n, event in enumerate(ready)
        ]
        for event in ready:
            await _soon(event.wait())
        await store.publish([notice("x")])
        await _soon(asyncio.gather(*waiting))

    @promise
    async def test_nobody_waits_for_a_closed_store(self, store: Store) -> None:
        """R3, G3: who waited is let go."""
        await store.last_notice()
        waiting = asyncio.create_task(store.wait(_AGES))
        await asyncio.sleep(0)
        await store.close()
        await _soon(asyncio.wait([waiting]))
        assert isinstance(waiting.exception(), StoreClosed | None)
        await refusal(StoreClosed, store.wait(0))


async def _soon(work: Coroutine[Any, Any, _T] | asyncio.Future[_T]) -> _T:
    """What comes of work that would take very long, were the promise broken."""
    async with asyncio.timeout(60):
        return await work


async def _all(store: Store) -> list[Notice]:
    return await store.notices(after=0, limit=999)


async def _kinds(store: Store, after: int = 0) -> list[str]:
    return [one.kind for one in await store.notices(after=after, limit=99)]
