"""What is left when everybody is dead: whether all that was acknowledged is there, once, in order,
and whether memory comes to be whole."""

from collections import Counter
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from pathlib import Path

import chaos_roles as roles
from chaos_fleet import Journal

from lembrar import AsyncMemory
from lembrar.model import Message
from lembrar.stores.spool import SpooledStore


@dataclass
class Findings:
    """What was counted, and what is wrong besides, in words."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    doubled: int = 0
    reordered: int = 0
    wrong: list[str] = field(default_factory=list)

    def __add__(self, other: "Findings") -> "Findings":
        return Findings(
            self.kills + other.kills,
            self.acknowledged + other.acknowledged,
            self.lost + other.lost,
            self.doubled + other.doubled,
            self.reordered + other.reordered,
            self.wrong + other.wrong,
        )

    def __str__(self) -> str:
        told = f"{self.kills} kills, {self.acknowledged:,} acknowledged, {self.lost} lost, "
        told += f"{self.doubled} doubled, {self.reordered} reordered"
        return f"{told}, {len(self.wrong)} other findings" if self.wrong else told

    @property
    def is_clean(self) -> bool:
        return not (self.lost or self.doubled or self.reordered or self.wrong)


async def audit(url: str, folder: Path, journal: Journal) -> Findings:
    """Opens the memory as the next process would, once the leases of the dead have run out."""

    def later() -> datetime:
        return datetime.now(UTC) + timedelta(minutes=10)

    spool = "" if url.startswith("sqlite:") else str(folder / "lembrar" / "spool")
    memory = await AsyncMemory.open(
        url, preset="finance", embedder="none", clock=later, background=False, spool=spool
    )
    async with memory:
        found = Findings(acknowledged=journal.count)
        if isinstance(memory.store, SpooledStore) and (left := await memory.store.drain()):
            found.wrong.append(f"{left} messages still wait in the spool")
        chats = [roles.SHARED, *(f"chat of {source}" for source in journal.given)]
        logs = {chat: await memory.history(chat) for chat in chats}
        for source, numbers in journal.given.items():
            compare(found, source, numbers, logs)
        for chat, log in logs.items():
            found.wrong += gaps(chat, log)
            found.wrong += await _untold(memory, chat, log)
        await memory.consolidate()
        for chat in chats:
            found.wrong += await _not_whole(memory, chat)
        found.wrong += await _not_learnt(memory)
        found.wrong += await memory.doctor()
    return found


def compare(
    found: Findings, source: str, numbers: list[int], logs: dict[str, list[Message]]
) -> None:
    """What a source was told, beside what is there."""
    acknowledged = {f"{source}.{n}": number for n, number in enumerate(numbers)}
    there = {
        chat: [m for m in log if m.role == "user" and m.id.startswith(f"{source}.")]
        for chat, log in logs.items()
    }
    times = Counter(message.id for log in there.values() for message in log)
    found.lost += len(acknowledged.keys() - times.keys())
    found.doubled += sum(count - 1 for count in times.values())
    for log in there.values():
        order = [int(message.id.rpartition(".")[2]) for message in log]
        found.reordered += sum(a > b for a, b in pairwise(order))
        found.reordered += sum(acknowledged.get(m.id, 0) not in (0, m.cycle) for m in log)
    more = len(times.keys() - acknowledged.keys())
    if more > 1:  # one was on its way when its source died
        found.wrong.append(f"{source} never had {more} of its messages acknowledged")


def gaps(chat: str, log: list[Message]) -> list[str]:
    """Every position and every cycle once, each with its question and its answer."""
    cycles = range(1, len(log) // 2 + 1)
    numbered = [(message.seq, message.cycle, message.role) for message in log]
    right = [
        (2 * cycle - 1 + place, cycle, role)
        for cycle in cycles
        for place, role in enumerate(("user", "assistant"))
    ]
    return [] if numbered == right else [f"the log of {chat!r} is not numbered as it should be"]


async def _untold(memory: AsyncMemory, chat: str, log: list[Message]) -> list[str]:
    """Each message was told of once, in order."""
    told: list[int] = []
    numbers: list[int] = []
    after = 0
    while page := await memory.notices(after=after, limit=100, chat=chat):
        after = page[-1].number
        numbers += [notice.number for notice in page]
        for notice in page:
            if notice.kind == "recorded":
                told += range(int(notice.data["first"]), int(notice.data["last"]) + 1)
    wrong = [] if numbers == sorted(set(numbers)) else [f"notices of {chat!r} are out of order"]
    if told != [message.seq for message in log]:
        wrong.append(f"the notices of {chat!r} do not tell of each message once, in order")
    return wrong


async def _not_whole(memory: AsyncMemory, chat: str) -> list[str]:
    """Nothing is due or held any more, every message was read, and the ladder has no gap."""
    head = await memory.store.chat(chat)
    if head is None:
        return [f"{chat!r} is not there"]
    blocks = await memory.summaries(chat)
    covered = [cycle for block in blocks for cycle in range(block.first, block.last + 1)]
    wrong: list[str] = []
    if covered != list(range(1, len(covered) + 1)) or any(b.status != "ready" for b in blocks):
        wrong.append(f"the summaries of {chat!r} are not whole")
    if head.cycles > 4 and len(covered) < head.cycles - 4:
        wrong.append(f"{chat!r} was not summarised to its end")
    if head.read_seq != head.messages or head.pending:
        wrong.append(f"{chat!r} was not read to its end")
    return wrong


async def _not_learnt(memory: AsyncMemory) -> list[str]:
    """What several said is known once, and no work is left."""
    homes = [fact for fact in await memory.facts(roles.USER) if fact.key == "home"]
    wrong = [] if len(homes) == 1 else [f"the home is known {len(homes)} times"]
    far = datetime.now(UTC) + timedelta(hours=1)
    left = await memory.store.claim(now=far, seconds=1, limit=10)
    return [*wrong, *(f"{lease.chat!r} is still due" for lease in left)]
