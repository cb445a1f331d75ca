"""Dead letters: summaries that an LLM failed at too often, and when they are tried again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from lembrar.model import Letter, Trouble
from lembrar.stores.base import LadderChange, Store

_HOURS = 1  # after which a letter that died of an outage is tried again
_MOST_HOURS = 24
_AT_ONCE = 100


def revivable(
    letters: Sequence[Letter], answered: datetime | None, tries: int, now: datetime
) -> Iterator[Letter]:
    """Those that died of an outage, once that may be over: the LLM `answered` since, or it is
    time to try."""
    for letter in [one for one in letters if one.trouble.outage][:_AT_ONCE]:
        again = letter.trouble.attempts - tries  # it came back before
        hours = min(_HOURS * 2 ** max(0, again), _MOST_HOURS)
        over = not again and answered is not None and answered > letter.at
        if over or letter.at <= now - timedelta(hours=hours):
            yield letter


async def retry(store: Store, chat: str, now: datetime, *, outages: bool = False) -> int:
    """Has the dead letters of a chat made due again; returns how many. By hand, letters get all
    their tries again; those of `outages`, by themselves, one."""
    while head := await store.chat(chat):
        blocks = await store.blocks(chat)
        dead = [block for block in blocks if block.status == "dead"]
        dead = [b for b in dead if not outages or (b.trouble and b.trouble.outage)]
        owed = [
            replace(b, status="pending", trouble=b.trouble if outages else Trouble(0)) for b in dead
        ]
        if not owed:
            return 0
        if await store.write_ladder(chat, head.version, LadderChange(tuple(owed))):
            await store.make_due(chat, now=now)
            return len(owed)
    return 0
