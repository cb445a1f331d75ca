"""Writes the conversations as they would have come, day by day, so that memory forms as it does in
life: facts that change, summaries that climb, moods that pass."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from lembrar.engine import AsyncMemory
from lembrar.model import Message
from lembrar.sample.talk import Line, Script, scripts

_Entry = tuple[Script, Line]


class Past:
    """A clock that is moved along with the conversations, up to now."""

    def __init__(self, now: datetime) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


@dataclass(frozen=True, slots=True)
class Written:
    """What was written; nothing of it if it was all there already."""

    users: int
    chats: int
    messages: int
    already: int


async def write(memory: AsyncMemory, clock: Past) -> Written:
    """Writes what is not there yet. `clock` must be the memory's own, and show the present."""
    now = clock()
    found = scripts(now)
    missing = [entry for script in found for entry in await _missing(memory, script)]
    missing.sort(key=lambda entry: entry[1].at)
    for _, day in groupby(missing, key=lambda entry: entry[1].at.date()):
        await _write_day(memory, clock, list(day))
    clock.now = now
    for script in found:
        for channel, identity in script.links:
            await memory.link(script.user, channel, identity)
    if missing:
        await memory.consolidate()
    every = sum(len(script.lines) for script in found)
    return Written(
        len({script.user for script, _ in missing}),
        len({script.chat for script, _ in missing}),
        2 * len(missing),
        2 * (every - len(missing)),
    )


async def _missing(memory: AsyncMemory, script: Script) -> list[_Entry]:
    there = {message.id for message in await memory.store.messages(script.chat)}
    return [(script, line) for line in script.lines if line.id not in there]


async def _write_day(memory: AsyncMemory, clock: Past, day: Sequence[_Entry]) -> None:
    """Writes what was said on a day, chat by chat, then does the work that it left."""
    chats: dict[str, list[_Entry]] = {}
    for entry in day:
        chats.setdefault(entry[0].chat, []).append(entry)
    for chat, entries in chats.items():
        script = entries[0][0]
        clock.now = entries[0][1].at
        await memory.open_chat(chat, script.user, timezone=script.timezone)
        clock.now = entries[-1][1].at
        said = [message for _, line in entries for message in _messages(line)]
        await memory.append(chat, script.user, said)
        for _, line in entries:
            if line.pin:
                await memory.pin(line.id, chat=chat)
    clock.now = day[-1][1].at
    await memory.consolidate()


def _messages(line: Line) -> list[Message]:
    return [
        Message("user", line.said, at=line.at, id=line.id, channel=line.channel),
        Message(
            "assistant", line.answered, at=line.at, id=f"{line.id}-answer", channel=line.channel
        ),
    ]
