"""A process that writes: `python writer.py FILE NAME COUNT`.

Says "ready" once the file is open, starts when it is told to, and prints the position of each
message as soon as it has been acknowledged."""

import asyncio
import sys

from lembrar.stores.sqlite import SqliteStore
from lembrar.testing.promises.samples import NOW, message


async def write(file: str, name: str, count: int) -> None:
    store = await SqliteStore.open(file, "acme")
    print("ready", flush=True)
    sys.stdin.readline()
    for n in range(count):
        [written] = await store.append(
            "c", "ana", [message(f"{name} {n}", id=f"{name}{n}")], now=NOW
        )
        print(written.seq, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2], int(sys.argv[3])))
