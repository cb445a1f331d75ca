"""How soon the dashboard's largest pages stand in a real browser, and what they weigh."""

from __future__ import annotations

import argparse
import asyncio
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import median

import apsw
from playwright.sync_api import Browser, sync_playwright

from bench.server import serving
from bench.speed import fill, folder
from lembrar import AsyncMemory, Memory
from lembrar.model import Fact

CYCLES = 5_000  # 10,000 messages
FACTS = 5_000
CHATS = 100_000
KINDS = ("bio", "preference", "goal", "limit", "note")
PAGES = {
    "chat of 10,000 messages": "/chat?chat=long",
    "its ladder": "/ladder?chat=long",
    "user of 5,000 facts": "/person?user=known",
    "overview of 100,000 chats": "/",
    "people": "/people",
}
# What a visitor waits for, and what came over the wire for it, scripts and styles included.
STANDS = "performance.getEntriesByType('navigation')[0].loadEventEnd"
WEIGHS = """
  performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation'))
    .reduce((sum, each) => sum + each.transferSize, 0)"""
# One chat's row, many times over under other names: what it says of itself is what is added up.
COPIES = """
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
  INSERT INTO chats ({columns}) SELECT {values} FROM chats, n WHERE id = 'short'"""


def run(options: argparse.Namespace, rounds: int = 15) -> None:
    """Each page opened in a fresh window, nothing cached, by a server in a process of its own."""
    path = shutil.which("chromium")
    if path is None:
        print("chromium is not installed: apt-get install chromium")
        return
    with folder(options) as place:
        fill_all(place / "a.db")
        with (
            serving(f"sqlite:{place / 'a.db'}", place / "log.jsonl") as address,
            sync_playwright() as playwright,
        ):
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            for name, page in PAGES.items():
                show(name, [opened(browser, address + page) for _ in range(rounds)])
            browser.close()
    print("goal: under 1,000 ms, at most 300 kB")


def fill_all(file: Path) -> None:
    """A long chat that has climbed its ladder, somebody well known, and very many short chats."""
    url = f"sqlite:{file}"
    with Memory(url, embedder="none") as memory:
        fill(memory, "long", CYCLES)
        memory.record("short", "known", "Oi!", "Oi! Tudo bem?")
        memory.consolidate()
    asyncio.run(know(url))
    with apsw.Connection(str(file)) as db:
        columns = [row[1] for row in db.execute("PRAGMA table_info(chats)")]
        changed = {"id": "'chat-' || i", "user": "'user-' || (i % 40000)"}
        values = ", ".join(changed.get(column, column) for column in columns)
        db.execute(COPIES.format(columns=", ".join(columns), values=values), (CHATS,))


async def know(url: str) -> None:
    """5,000 facts of one person."""
    at = datetime.now(UTC) - timedelta(days=40)
    later = at + timedelta(days=80)  # when the garden, which has been there, comes by again
    facts = [
        Fact(
            f"fact-{n}", "known", KINDS[n % 5], f"Coisa número {n} que se sabe", at, at,
            order=n, faded_at=at, due_at=later,
        )
        for n in range(FACTS)
    ]  # fmt: skip
    async with await AsyncMemory.open(url, embedder="none", background=False) as memory:
        version, _ = await memory.store.facts("known", limit=1)
        await memory.store.write_facts("known", version, facts)


def opened(browser: Browser, url: str) -> tuple[float, int]:
    """Milliseconds until a page and all it needs are there, and its bytes."""
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = context.new_page()
        page.goto(url, wait_until="load")
        page.wait_for_function(f"{STANDS} > 0")
        return page.evaluate(STANDS), page.evaluate(WEIGHS)
    finally:
        context.close()


def show(name: str, found: list[tuple[float, int]]) -> None:
    """The first opening stands apart: the server has just been started."""
    first, *rest = [took for took, _ in found]
    weight = max(weighed for _, weighed in found)
    print(f"{name:26} first {first:5.0f} ms, then p50 {median(rest):4.0f} ms,", end=" ")
    print(f"worst {max(rest):4.0f} ms; {weight / 1000:4.0f} kB")
