"""The same on a database server: loaded into one, moved to one, and moved away again."""

import sys
from datetime import timedelta
from importlib import import_module
from pathlib import Path

import pytest
from pasts import LATER, climb, database, erase, learn, lived, out, pin, run, say, settle

from lembrar.model import Spend, Usage
from lembrar.stores.base import Document, Store
from lembrar.stores.open import open_database
from lembrar.testing.promises.samples import DAY, NOW, message
from lembrar.transfer.load import load
from lembrar.transfer.move import move


@pytest.fixture(params=[("servers", "postgres_url"), ("mongo_server", "mongo_url")], ids=str)
def url(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """An empty database of this test's own, on each of the servers."""
    monkeypatch.setattr(sys, "path", [str(Path(__file__).parents[1] / "stores"), *sys.path])
    module, name = request.param
    return getattr(import_module(module), name)()


async def fill(store: Store) -> None:
    """A life with everything in it."""
    await lived(store, [])
    await say(store, "c", [message(f"frase {n}") for n in range(700)], 2)
    await erase(store, "c", {2, 5, 700})
    await pin(store, "c", 3)
    await climb(store, "c", [3, 3], "ready")
    await climb(store, "c", [3, 3], "pending")
    await learn(store, "ana", ["f", "g"], [1, 2])
    await say(store, "«é»", [message("do telefone")], 1)
    await settle(store, "«é»", False, "Asia/Tokyo")
    await store.add_usage("c", Usage(3, 900, 0.5, 2, 1, 4.5))
    await store.add_spend(Spend(2, 1, 10, 5, 3, 0.25), model="m", day=DAY, user="ana", chat="c")
    expires = LATER + timedelta(days=1)
    await store.write_documents("keys", [Document("k", b"\0\xff", "ana", expires)], now=NOW)


def test_there_and_back_again(url: str) -> None:
    """G3: a person is the same in every store that it has been through."""

    async def play() -> None:
        server = await open_database(url)
        try:
            async with database("memory") as one, database("sqlite") as back:
                origin = one.store("acme")
                await fill(origin)
                taken = await out(origin)
                await load(server.store("loaded"), taken, LATER)
                assert await out(server.store("loaded")) == taken
                again = await load(server.store("loaded"), taken, LATER)
                assert (again.messages, again.facts, again.left) == (0, 0, 0)
                assert (await move(one, server, lambda: LATER)).settled
                assert await out(server.store("acme")) == taken
                assert (await move(server, back, lambda: LATER)).settled
                for tenant in ("acme", "loaded"):
                    assert await out(back.store(tenant)) == taken
                assert await back.store("acme").spending() == await origin.spending()
                assert await back.store("acme").usage("c") == await origin.usage("c")
        finally:
            await server.close()

    run(play())
