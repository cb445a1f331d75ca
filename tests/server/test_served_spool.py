"""The server while its database is away."""

import asyncio
from pathlib import Path

from asking import SETTINGS, FaultyDatabase, Service, serving

from lembrar.errors import StoreAway
from lembrar.stores.spool import Patience, Spool
from lembrar.stores.spool_database import SpooledDatabase

ANA = {"chat": "c", "user": "ana"}


def test_what_is_said_meanwhile_waits_and_is_written(tmp_path: Path) -> None:
    """F4: messages are taken with the keys that were in use, and are there when it is back; keys
    that were not are told to wait."""

    async def scenario() -> None:
        broken = FaultyDatabase()
        spool = Spool.of(tmp_path, "faulty:")
        database = SpooledDatabase(broken, spool, patience=Patience(attempts=1))
        async with serving(SETTINGS, database=database) as (app, client):
            service = Service(app, client)
            used, unused = await service.key("acme", "write"), await service.key("acme", "write")
            await service.post("record", used, **ANA, said="antes")
            broken.fault = StoreAway()
            taken = await service.post("record", used, **ANA, said="durante")
            assert (taken.status_code, taken.json()["number"]) == (200, 0)
            late = await service.post("record", unused, **ANA, said="nunca")
            assert late.status_code == 503 and late.headers["Retry-After"]
            assert (await client.get("/readyz")).status_code == 503
            broken.fault = None
            await service.post("record", used, **ANA, said="depois")
            found = (await service.get("history", used, chat="c")).json()["items"]
            assert [m["content"] for m in found] == ["antes", "durante", "depois"]
            assert [m["cycle"] for m in found] == [1, 2, 3]
        await database.close()

    asyncio.run(scenario())
