"""MongoDB: what a call costs beside the bare driver's, how search grows with what others have, and
whether many writers leave a gap.

The server is the one of the tests, with SQLite's full safety, unless `LEMBRAR_TEST_MONGO_URL`
names another. That of the tests uses no index, whatever is asked of it: it cannot hold as much."""

from __future__ import annotations

import argparse
import asyncio
import importlib.util
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from types import ModuleType
from uuid import uuid4

from pymongo import MongoClient

from bench import databases
from bench.databases import ASKED, FEW, MEMORIES, NOW, TENANT, name
from bench.speed import ANSWERED, SAID
from lembrar.model import Message
from lembrar.stores import codec
from lembrar.stores import mongo_heads as heads
from lembrar.stores.mongo_head import Head, fields_of
from lembrar.stores.mongo_log import _document
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import Server
from lembrar.stores.mongo_tail import Known, Tail
from lembrar.stores.mongo_tenant import Tenant
from lembrar.stores.waiting import Bell

MANY, MANY_TO_SCAN = 1_000_000, 5_000  # memories, unless the options name another number
_TOGETHER = 2  # messages that were appended at once
_BATCH = 5_000  # documents


def run(options: argparse.Namespace) -> None:
    with server() as address:
        for background in (True, False):
            with database(address) as url:
                record(url, background)
        search(address, options.memories)
        with database(address) as url:
            databases.writers(url)


def record(url: str, background: bool) -> None:
    """`record` beside an insert by the driver."""
    with MongoClient(url, w="majority", journal=True) as client:
        bare = client.get_default_database()["said"]

        def insert() -> None:
            rows = [("user", SAID), ("assistant", ANSWERED)]
            said = [{"role": role, "content": text} for role, text in rows]
            bare.insert_one({"_id": uuid4().hex, "chat": "c", "messages": said})

        databases.record(url, insert, background=background)


def search(address: str, memories: int | None) -> None:
    """A user's first search, among the memories of few and of many."""
    with database(address) as few, database(address) as many:
        scans = asyncio.run(_scans(few))
        users = (memories or (MANY_TO_SCAN if scans else MANY)) // MEMORIES
        urls = {(1 if scans else FEW): few, users: many}
        for count, url in urls.items():
            asyncio.run(fill(url, count))
        databases.search(urls, asked=1 if scans else ASKED)
    if scans:
        print("This server has no index: it reads everything to find something, so that it can")
        print("hold no more than that. The goal is for one that has: LEMBRAR_TEST_MONGO_URL.")
    print("goal: at most 2 ×", flush=True)


async def _scans(url: str) -> bool:
    opened = await Server.open(url)
    await opened.close()
    return opened.scans


async def fill(url: str, users: int) -> None:
    """So many users with their memories, as the store would have written them."""
    began = perf_counter()
    opened = await Server.open(url)
    t = Tenant(opened, TENANT, Bell(lambda: None))
    log: list[Doc] = []
    for user, said in databases.logs(range(users)):
        head = _head(t, user)
        await opened.collection("chats").insert_one(head.state | fields_of(head))
        log += _appends(t, head, said)
        if len(log) >= _BATCH or user == users - 1:
            await opened.collection("log").insert_many(log, ordered=False)
            log.clear()
    await opened.close()
    print(f"{users * MEMORIES:,} memories written in {perf_counter() - began:.0f} s", flush=True)


def _head(t: Tenant, user: int) -> Head:
    """A chat whose messages have all been seen to."""
    person, chat = name(user)
    key, at = heads.chat_key(t, chat), codec.micros(NOW)
    state = {"_id": f"{key}.1", "tenant": t.name, "key": key, "r": 1, "token": t.token()}
    times = {"created_at": at, "updated_at": at, "born": NOW.timestamp()}
    return Head(state, chat, person, 1, **times, opened=True, seen=MEMORIES // _TOGETHER)


def _appends(t: Tenant, head: Head, said: list[Message]) -> list[Doc]:
    known, found = Known(Tail()), list[Doc]()
    for first in range(0, len(said), _TOGETHER):
        document = _document(t, head, known, said[first : first + _TOGETHER], NOW)
        t.tails.take(known, document)
        found.append({k: v for k, v in document.items() if k not in ("fresh", "news")})
    return found


# ── a server ──────────────────────────────────────────────────────────────────────────────────


@contextmanager
def server() -> Iterator[str]:
    """A server of its own, by its URL."""
    if given := os.environ.get("LEMBRAR_TEST_MONGO_URL"):
        yield given
        return
    program = _of_tests().built()
    with subprocess.Popen(
        [program, "-sync", "full"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as running:
        assert running.stdout is not None and running.stdin is not None
        yield running.stdout.readline().strip()
        running.stdin.close()  # upon which it ends


@contextmanager
def database(address: str) -> Iterator[str]:
    """A database with nothing in it."""
    url = _of_tests().in_database(address, f"lembrar_bench_{uuid4().hex[:8]}")
    yield url
    with MongoClient(url) as client:
        client.drop_database(client.get_default_database().name)


def _of_tests() -> ModuleType:
    """Where the tests have their server from."""
    path = Path(__file__).parents[1] / "tests" / "stores" / "mongo_server.py"
    spec = importlib.util.spec_from_file_location("mongo_server", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
