"""A process with a spool, to be killed: `python spooler.py spool|drain FILE FOLDER NAME COUNT`.

"spool" appends so many messages while the database is away, and prints the id of each as soon as
it has been acknowledged. "drain" writes what waits to the database, and prints the id of each
message when the database has it. Both say "ready" first and start when they are told to."""

import asyncio
import sys
from collections.abc import Sequence
from datetime import datetime

from lembrar.errors import StoreAway
from lembrar.model import Message
from lembrar.stores.base import Store
from lembrar.stores.spool import Patience, Spool, SpooledStore
from lembrar.stores.sqlite import SqliteStore
from lembrar.testing.promises.samples import NOW, message

CALM = Patience(look=3600.0, retry=3600.0, longest=3600.0)  # nothing happens but what is asked


class Telling(SqliteStore):
    """Says what it has taken."""

    async def append(
        self, chat: str, user: str, messages: Sequence[Message], *, now: datetime
    ) -> list[Message]:
        written = await super().append(chat, user, messages, now=now)
        print(written[0].id, flush=True)
        return written


async def nobody() -> Store:
    raise StoreAway


async def spool(file: str, folder: str, name: str, count: int) -> None:
    store = SpooledStore(nobody, Spool.of(folder, f"sqlite:{file}"), "acme", patience=CALM)
    print("ready", flush=True)
    sys.stdin.readline()
    for n in range(count):
        said = message(f"{name} {n}", id=f"{name}{n}")
        await store.append("c", "ana", [said], now=NOW)
        print(said.id, flush=True)
    await store.close()


async def drain(file: str, folder: str, name: str, count: int) -> None:
    there = await Telling.open(file, "acme")
    print("ready", flush=True)
    sys.stdin.readline()
    store = SpooledStore(there, Spool.of(folder, f"sqlite:{file}"), "acme", patience=CALM)
    while await store.drain():
        pass
    await store.close()


if __name__ == "__main__":
    work = spool if sys.argv[1] == "spool" else drain
    asyncio.run(work(sys.argv[2], sys.argv[3], sys.argv[4], int(sys.argv[5])))
