"""Looking at the page as people do, and filling the memory that it shows."""

import asyncio
import json
import shutil
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal
from urllib.request import Request, urlopen

import pytest
from asking import listening
from playwright.sync_api import Browser, Page

from lembrar import AsyncMemory
from lembrar.config import Settings
from lembrar.dashboard.texts import Texts, texts
from lembrar.model import Message
from lembrar.sample import scripts
from lembrar.server.app import create_app

SEVERE = ("serious", "critical")


def elsewhere(work: Callable[[], Awaitable[Any]]) -> Any:
    """Runs something that awaits in a thread: the browser has this one's loop."""
    found: list[Any] = []
    failed: list[BaseException] = []

    async def run() -> None:
        found.append(await work())

    def start() -> None:
        try:
            asyncio.run(run())
        except BaseException as error:  # noqa: BLE001 - told to the test
            failed.append(error)

    thread = threading.Thread(target=start)
    thread.start()
    thread.join()
    if failed:
        raise failed[0]
    return found[0]


def settings_of(file: Path) -> Settings:
    return Settings(url=f"sqlite:{file}", embedder="none")


def fill(file: Path, work: Callable[[AsyncMemory], Awaitable[Any]]) -> Any:
    """Does something with the memory in a file, before or beside the server."""

    async def run() -> Any:
        url, embedder = f"sqlite:{file}", "none"
        async with await AsyncMemory.open(url, embedder=embedder, background=False) as memory:
            return await work(memory)

    return elsewhere(run)


async def lively(memory: AsyncMemory) -> None:
    """Two of the sample's people, and a chat that has climbed the ladder."""
    now = datetime.now(UTC)
    for script in scripts(now):
        if script.chat not in ("marina-corrida", "hannah-move"):
            continue
        said = [
            Message(role, text, at=line.at, id=id, channel=line.channel)
            for line in script.lines
            for role, text, id in both(line)
        ]
        await memory.append(script.chat, script.user, said)
        for line in script.lines:
            if line.pin:
                await memory.pin(line.id, chat=script.chat)
    await memory.link("marina", "whatsapp", "+55 81 90000-0142")
    await memory.append("diario", "marina", many(160, now))
    await memory.consolidate()
    await memory.compact("diario")


def both(line: Any) -> Iterator[tuple[Literal["user", "assistant"], str, str]]:
    yield "user", line.said, line.id
    yield "assistant", line.answered, f"{line.id}-answer"


def many(count: int, now: datetime) -> list[Message]:
    """A long talk about running, with numbers that differ."""
    return [
        Message(
            "assistant" if n % 2 else "user",
            f"Anotado, treino {n}." if n % 2 else f"Hoje corri {n} km na orla em {n + 30} minutos.",
            at=now - timedelta(minutes=10 * (count - n)),
            id=f"treino-{n}",
        )
        for n in range(count)
    ]


SEATS = pytest.mark.parametrize(
    ("width", "language"), [(390, "pt-BR"), (1440, "en-US")], ids=["phone-pt", "desk-en"]
)


def words(language: str) -> Texts:
    """What the page says in the language of a browser."""
    return texts(language[:2])


def copied(file: Path, folder: Path) -> Path:
    """A database of one's own."""
    return Path(shutil.copy(file, folder / "m.db"))


def post(base: str, word: str, **body: Any) -> Any:
    """Asks something of the API, as a bot does."""
    data = json.dumps(body).encode()
    asked = Request(f"{base}/api/v1/{word}", data, {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(asked) as answer:  # noqa: S310 - our own server
        return json.load(answer)


def say(base: str, chat: str, user: str, *said: str) -> None:
    """Records something from outside, and has it read."""
    for text in said:
        post(base, "record", chat=chat, user=user, said=text, answered="Certo.")


@contextmanager
def served(file: Path) -> Iterator[str]:
    with listening(create_app(settings_of(file))) as url:
        yield url


class Visit:
    """A window of a browser that notes whatever should not happen."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.wrong: list[str] = []
        self.bytes = 0
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        page.on("dialog", self._dialog)
        page.on("request", self._asked)

    def _hear(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def _dialog(self, dialog: Any) -> None:
        self.wrong.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def _asked(self, request: Any) -> None:
        here = self.base.partition("://")[2]
        if not request.url.startswith((f"http://{here}", f"ws://{here}", "data:")):
            self.wrong.append(f"asked elsewhere: {request.url}")

    def go(self, path: str) -> Page:
        answer = self.page.goto(self.base + path)
        assert answer
        assert answer.status == 200, path
        return self.page

    def wide(self) -> int:
        """How much wider than the window the page is."""
        return self.page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        )


@contextmanager
def visiting(
    browser: Browser,
    base: str,
    *,
    width: int = 1440,
    language: str = "pt-BR",
    scheme: Literal["light", "dark"] = "light",
) -> Iterator[Visit]:
    """A window. When it is closed, nothing must have gone wrong in it."""
    context = browser.new_context(
        viewport={"width": width, "height": 844}, locale=language, color_scheme=scheme
    )
    context.set_default_timeout(30_000)
    visit = Visit(context.new_page(), base)
    try:
        yield visit
    finally:
        context.close()
    assert visit.wrong == []
