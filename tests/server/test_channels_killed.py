"""A server that is killed in the middle of answering."""

import asyncio
import json
import signal
import socket
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from threading import Event

import httpx2
from postoffice import ANA, LINE, contents, notification, post_office, signed, text

from lembrar import AsyncMemory
from lembrar.testing.llm import Reply, ScriptedLLM

CHAT = f"wa:{LINE}:{ANA}"
SERVE = """
import json, socket, sys
sys.path.insert(0, sys.argv[1])
import uvicorn
from postoffice import settings
from lembrar.server.app import create_app
given = json.loads(sys.argv[2])
app = create_app(settings(given["url"], office=given["office"], llm=given["llm"]))
config = uvicorn.Config(app, log_level="error")
uvicorn.Server(config).run(sockets=[socket.socket(fileno=given["socket"])])
"""


class Served:
    """A server in a process of its own, on a socket that the test holds."""

    def __init__(self, listening: socket.socket, **given: str) -> None:
        told = json.dumps(given | {"socket": listening.fileno()})
        arguments = [sys.executable, "-c", SERVE, str(Path(__file__).parent), told]
        self.process = subprocess.Popen(arguments, pass_fds=[listening.fileno()])

    def end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(60)


def delivered(url: str, said: str, id: str) -> bool:
    body, headers = signed(notification(text(said, id, at=int(datetime.now(UTC).timestamp()))))
    reply = httpx2.post(f"{url}/channels/wa", content=body, headers=headers, timeout=60)
    return reply.status_code == 200


def test_what_was_acknowledged_is_answered_after_a_kill(tmp_path) -> None:
    """A12, G3: killed while the model was thinking; the next process finds the message in the log
    and the answer owed, asks again, sends it once and records it once."""
    asked, go, answered = Event(), Event(), Event()

    def think(body):
        asked.set()
        go.wait(60)
        return Reply("Olá, Ana!")

    def post(number: int):
        answered.set()
        return 200, {"messages": [{"id": f"wamid.out{number}"}]}

    with (
        post_office(post) as office,
        ScriptedLLM(think) as llm,
        socket.create_server(("127.0.0.1", 0)) as listening,
    ):
        url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        given = {"url": f"sqlite:{tmp_path}/a.db", "office": office.url, "llm": llm.url}
        first = Served(listening, **given)
        try:
            assert delivered(url, "Oi, sou a Ana", "wamid.1")
            assert asked.wait(60)
        finally:
            first.end(signal.SIGKILL)
        go.set()
        _let_the_turn_lapse(tmp_path / "a.db")
        second = Served(listening, **given)
        try:
            assert answered.wait(120)
        finally:
            second.end(signal.SIGTERM)
        assert office.texts == ["Olá, Ana!"]
    assert _log(tmp_path / "a.db") == ["Oi, sou a Ana", "Olá, Ana!"]


def _let_the_turn_lapse(path: Path) -> None:
    """A process that was killed holds its turn for a minute; nobody waits for that here."""

    async def run() -> None:
        async with await AsyncMemory.open(f"sqlite:{path}", background=False) as memory:
            now = datetime.now(UTC)
            held = await memory.store.documents("channel.leases", now=now)
            assert len(held) == 1
            keys = [turn.key for turn in held]
            await memory.store.write_documents("channel.leases", [], now=now, remove=keys)

    asyncio.run(run())


def _log(path: Path) -> list[str]:
    async def run() -> list[str]:
        async with await AsyncMemory.open(f"sqlite:{path}", background=False) as memory:
            return contents(await memory.history(CHAT))

    return asyncio.run(run())
