"""Numbers: messages and cycles count 1, 2, 3 …, whoever writes."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio

from lembrar.model import Message, Role
from lembrar.stores.base import Store
from lembrar.stores.numbering import Counter, count
from lembrar.testing.promises.base import Promises, promise
from lembrar.testing.promises.samples import NOW, message, talk

ROLES: dict[str, Role] = {"u": "user", "a": "assistant", "s": "system", "t": "tool"}
CYCLES = {
    "uaua": "1122",
    "uuu": "123",  # nobody answers here: each message is a cycle of its own
    "uua": "122",
    "uauuau": "112223",  # two questions in a row are one cycle, once somebody answers
    "suau": "1112",
    "aua": "122",
    "utaua": "11122",
    "utu": "112",
    "uataua": "111122",
    "usuaua": "112233",
    "s": "1",
    "ssu": "111",
}


class NumberingPromises(Promises):
    """Promise 1's numbers."""

    @promise
    async def test_a_user_message_after_an_answer_opens_a_cycle(self, store: Store) -> None:
        """F2, K1: and in a chat without an assistant each of them does."""
        for roles, cycles in CYCLES.items():
            said = [message("x", ROLES[role]) for role in roles]
            written = await store.append(roles, "ana", said, now=NOW)
            assert "".join(str(m.cycle) for m in written) == cycles, roles
            head = await store.chat(roles)
            assert head and (head.messages, head.cycles) == (len(roles), int(cycles[-1]))

    @promise
    async def test_numbers_go_on_across_calls_and_openings(self, store: Store) -> None:
        """F2, G3: a half-finished cycle is finished by whoever comes next."""
        for roles, cycles in CYCLES.items():
            for n, role in enumerate(roles, 1):
                fresh = await self.also() if n == 2 else store
                [written] = await fresh.append(roles, "ana", [message("x", ROLES[role])], now=NOW)
                assert (written.seq, written.cycle) == (n, int(cycles[n - 1])), roles

    @promise
    async def test_no_gap_and_no_double_under_many_writers(self, store: Store) -> None:
        """G3: four connections with eight writers each, on two chats at once."""
        stores = [store, *[await self.also() for _ in range(3)]]

        async def write(number: int) -> list[list[Message]]:
            mine, chat = stores[number % 4], f"c{number // 4 % 2}"
            return [await mine.append(chat, "ana", talk(1), now=NOW) for _ in range(3)]

        results = await asyncio.gather(*(write(n) for n in range(32)))
        for chat in ("c0", "c1"):
            log = await store.messages(chat)
            returned = [m for calls in results for call in calls for m in call if m.chat == chat]
            assert [m.seq for m in log] == list(range(1, 97))
            assert [m.cycle for m in log] == _numbered(log)
            assert sorted(returned, key=lambda m: m.seq) == log

    @promise
    async def test_a_call_is_not_interrupted(self, store: Store) -> None:
        """G3: messages of one call stand side by side, however many write."""
        stores = [store, await self.also()]
        calls = await asyncio.gather(
            *(stores[n % 2].append("c", "ana", talk(2), now=NOW) for n in range(10))
        )
        for written in calls:
            first = written[0].seq
            assert [m.seq for m in written] == list(range(first, first + 4))


def _numbered(log: list[Message]) -> list[int]:
    counter, cycles = Counter(), list[int]()
    for said in log:
        counter = count(counter, said.role)
        cycles.append(counter.cycle)
    return cycles
