"""A process that writes: `python shared_writer.py URL NAME WRITERS CYCLES`.

Each writer records so many cycles in one chat. Prints the number of each as it was acknowledged."""

import asyncio
import sys

from lembrar.stores.open import open_database
from lembrar.testing.promises.samples import NOW, message


async def write(url: str, name: str, writers: int, cycles: int) -> None:
    database = await open_database(url)
    store = database.store("acme")

    async def record(writer: int) -> None:
        for n in range(cycles):
            id = f"{name}-{writer}-{n}"
            said = [message("Oi", id=f"{id}q"), message("Olá", "assistant", id=f"{id}a")]
            written = await store.append("c", "ana", said, now=NOW)
            print(written[0].cycle, flush=True)

    await asyncio.gather(*(record(n) for n in range(writers)))
    await database.close()


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
