"""The WebSocket: messages in, contexts and live events out."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

import pytest
from asking import SETTINGS, listening, make_key
from fastapi import FastAPI
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lembrar.config import Settings
from lembrar.server.app import create_app
from lembrar.server.limits import BODY_BYTES
from lembrar.server.session import Patience

ANA = {"chat": "c", "user": "ana"}


class Socket:
    """A client of the WebSocket."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.events: list[Any] = []

    async def say(self, type: str, **more: Any) -> None:
        await self.connection.send(json.dumps({"type": type} | more))

    async def hear(self) -> Any:
        async with asyncio.timeout(30):
            return json.loads(await self.connection.recv())

    async def ask(self, type: str, **more: Any) -> Any:
        """The answer; events that come before it are kept."""
        await self.say(type, ref="r", **more)
        while (told := await self.hear()).get("ref") != "r":
            self.events.append(told)
        return told

    async def event(self, kind: str) -> Any:
        """The next event of a kind."""
        while True:
            told = self.events.pop(0) if self.events else await self.hear()
            if told["type"] == "event" and told["event"]["kind"] == kind:
                return told

    async def closed(self) -> int:
        """The code with which the server ends it."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as ended:
            return ended.rcvd.code if ended.rcvd else 0


def with_sockets(
    test: Callable[..., Coroutine[Any, Any, None]], settings: Settings = SETTINGS
) -> Callable[[], None]:
    """A test that is given the app and a function that connects to it."""

    def run() -> None:
        app = create_app(settings)
        with listening(app, ws_max_size=4 * BODY_BYTES) as url:
            at = url.replace("http", "ws") + "/ws"
            asyncio.run(test(app, lambda **headers: connect(at, additional_headers=headers)))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def on_its_loop(app: FastAPI, work: Coroutine[Any, Any, Any]) -> Any:
    """Runs something in the server's own loop."""
    future = asyncio.run_coroutine_threadsafe(work, app.state.hub._looker.get_loop())
    return await asyncio.wrap_future(future)


async def opened(connection: ClientConnection, **first: Any) -> Socket:
    socket = Socket(connection)
    if first:
        await socket.say(**first)
    assert (await socket.hear())["type"] == "ready"
    return socket


@with_sockets
async def test_messages_in_contexts_out(app: FastAPI, dial: Any) -> None:
    """What is recorded through the socket is in the context that it gives."""
    async with dial() as connection:
        socket = await opened(connection)
        told = await socket.ask("record", **ANA, said="Moro em Olinda.", answered="Ok.")
        assert told["cycle"]["number"] == 1
        told = await socket.ask("append", **ANA, messages=[{"role": "user", "content": "E aí?"}])
        assert told["messages"][0]["cycle"] == 2
        made = (await socket.ask("context", **ANA, query="onde moro?", budget=500))["context"]
        assert "Olinda" in made["text"] and made["tokens"] <= 500
        assert (await socket.ask("ping"))["type"] == "pong"


@with_sockets
async def test_live_events_of_a_chat(app: FastAPI, dial: Any) -> None:
    """R3: whoever watches hears of messages, compactions, facts and budgets, as they happen."""
    async with dial() as watching, dial() as speaking:
        watcher, speaker = await opened(watching), await opened(speaking)
        told = await watcher.ask("watch", watch="w", chat="c")
        assert told == {"type": "watching", "watch": "w", "after": 0, "ref": "r"}
        await speaker.ask("record", **ANA, said="Moro em Olinda.", answered="Ok.")
        first = await watcher.event("recorded")
        assert first["watch"] == "w"
        assert first["event"]["data"] == {"first": 1, "last": 2, "cycle": 1}
        assert (await watcher.event("fact.learnt"))["event"]["user"] == "ana"
        made = (await speaker.ask("context", **ANA))["context"]
        budget = (await watcher.event("context.composed"))["event"]["data"]
        assert (budget["tokens"], budget["budget"]) == (made["tokens"], made["budget"])
        said = [
            {"role": role, "content": f"Gastei R$ {n},00 no mercado no dia {n}."}
            for n in range(1, 150)
            for role in ("user", "assistant")
        ]
        await speaker.ask("append", **ANA, messages=said)
        await watcher.event("compaction.started")
        assert (await watcher.event("compaction.finished"))["event"]["data"]["climbs"] > 0
        assert "Olinda" not in json.dumps(watcher.events)


def test_a_compaction_that_fails_is_told() -> None:
    """R3, F8: whoever watches hears that the summariser is away; the chat goes on."""

    async def scenario(app: FastAPI, dial: Any) -> None:
        async with dial() as connection:
            socket = await opened(connection)
            await socket.ask("watch", chat="c", after=0)
            for n in range(4):
                await socket.ask("record", **ANA, said=f"Gastei R$ {n},00.", answered="Anotado.")
            failed = (await socket.event("compaction.failed"))["event"]
            assert failed["data"]["owed"] > 0
            assert "R$ 0,00" in (await socket.ask("context", **ANA))["context"]["text"]

    nobody = {"llm": "gpt-5-nano", "llm_url": "http://127.0.0.1:9/v1", "llm_key": "none"}
    with_sockets(scenario, replace(SETTINGS, preset="finance", **nobody))()


@with_sockets
async def test_a_person_is_watched_under_all_names(app: FastAPI, dial: Any) -> None:
    """A8: events of a user come from every linked channel, and from nobody else."""
    memory = await on_its_loop(app, app.state.hub.memory("default"))
    await on_its_loop(app, memory.link("ana", "whatsapp", "5581"))
    async with dial() as connection:
        socket = await opened(connection)
        await socket.ask("watch", user="ana", after=0)
        for chat, user in (("c1", "ana"), ("c2", "bia"), ("c3", "5581")):
            await socket.ask("record", chat=chat, user=user, said="oi")
        heard = [(await socket.event("recorded"))["event"]["chat"] for _ in range(2)]
        assert heard == ["c1", "c3"]


@with_sockets
async def test_a_dropped_socket_goes_on_where_it_was(app: FastAPI, dial: Any) -> None:
    """R3: cut off without a word, time and again, a client hears everything once, in order."""
    async with dial() as speaking:
        speaker = await opened(speaking)
        heard: list[int] = []
        last = 0
        for turn in range(6):
            for n in range(7):
                await speaker.ask("record", **ANA, said=f"{turn} {n}")
            connection = await dial()
            socket = await opened(connection)
            await socket.ask("watch", chat="c", after=last)
            for _ in range(turn + 3):  # some are left for the next time
                event = (await socket.event("recorded"))["event"]
                heard.append(event["data"]["last"])
                last = event["number"]
            connection.transport.abort()
            await connection.wait_closed()
        async with dial() as connection:
            socket = await opened(connection)
            await socket.ask("watch", chat="c", after=last)
            while len(heard) < 42:
                heard.append((await socket.event("recorded"))["event"]["data"]["last"])
        assert heard == list(range(1, 43))


@with_sockets
async def test_a_key_comes_first(app: FastAPI, dial: Any) -> None:
    """By header, or as the first message; else the door stays shut."""
    key = await on_its_loop(app, make_key(app, "acme", "read"))
    async with dial(Authorization=f"Bearer {key}") as connection:
        socket = await opened(connection)
        refused = await socket.ask("record", **ANA, said="oi")
        assert refused["problem"]["status"] == 403
        assert (await socket.ask("context", **ANA))["type"] == "context"
    async with dial() as connection:
        await opened(connection, type="auth", key=key)
    for first in ({"type": "auth", "key": key[:-2]}, {"type": "ping"}, {"type": "nothing"}):
        async with dial() as connection:
            socket = Socket(connection)
            await socket.say(**first)
            assert await socket.closed() == 4001
    async with dial(Authorization="Bearer lbr_0000000000000000_x") as connection:
        assert await Socket(connection).closed() == 4001


@with_sockets
async def test_who_sends_no_key_is_not_waited_for(app: FastAPI, dial: Any) -> None:
    """A socket that says nothing is closed."""
    await on_its_loop(app, make_key(app, "acme", "read"))
    app.state.patience = Patience(key_seconds=0.05)
    async with dial() as connection:
        assert await Socket(connection).closed() == 4001


@with_sockets
async def test_tenants_hear_nothing_of_each_other(app: FastAPI, dial: Any) -> None:
    """A key sees its tenant only: the same chat id elsewhere is another chat."""
    mine = await on_its_loop(app, make_key(app, "mine", "write"))
    theirs = await on_its_loop(app, make_key(app, "theirs", "write"))
    async with (
        dial(Authorization=f"Bearer {mine}") as a,
        dial(Authorization=f"Bearer {theirs}") as b,
    ):
        me, they = await opened(a), await opened(b)
        await me.ask("watch", after=0)
        await they.ask("record", **ANA, said="segredo")
        await me.ask("record", **ANA, said="oi")
        first = await me.event("recorded")
        assert first["event"]["data"]["last"] == 1
        assert me.events == [] and first["event"]["number"] == 1


@with_sockets
async def test_a_revoked_key_hears_nothing_more(app: FastAPI, dial: Any) -> None:
    """Revoking ends open sockets, too: at the next event or message."""
    keys = app.state.hub.keys
    watcher, speaker = [await on_its_loop(app, make_key(app, "acme", "write")) for _ in range(2)]
    async with (
        dial(Authorization=f"Bearer {watcher}") as a,
        dial(Authorization=f"Bearer {speaker}") as b,
    ):
        watching, speaking = await opened(a), await opened(b)
        await watching.ask("watch", chat="c")
        id = watcher.split("_")[1]
        await on_its_loop(app, keys.revoke(id, now=app.state.hub.clock()))
        await speaking.ask("record", **ANA, said="oi")
        assert await watching.closed() == 4001
        assert watching.events == []


@with_sockets
async def test_a_web_page_elsewhere_is_kept_out(app: FastAPI, dial: Any) -> None:
    """Without keys, a page from another origin cannot open a socket to this machine."""
    async with dial(Origin="https://evil.example") as connection:
        assert await Socket(connection).closed() == 4003


@with_sockets
async def test_what_cannot_be_done_is_a_problem(app: FastAPI, dial: Any) -> None:
    """Wrong messages are answered, with what is wrong, and the socket goes on."""
    async with dial() as connection:
        socket = await opened(connection)
        for text in (
            "{",
            "[]",
            '{"type": "record"}',
            '{"type": "watch", "after": -1}',
            '"\\ud800"',
        ):
            await connection.send(text)
            told = await socket.hear()
            assert told["type"] == "problem" and told["problem"]["status"] in (400, 422)
        assert (await socket.ask("watch", chat="a", user="b"))["problem"]["status"] == 422
        await socket.ask("record", **ANA, said="oi")
        other = await socket.ask("record", chat="c", user="bia", said="oi")
        assert other["problem"]["status"] == 409
        assert (await socket.ask("watch", watch="w"))["type"] == "watching"
        assert (await socket.ask("watch", watch="w"))["problem"]["status"] == 409
        assert (await socket.ask("unwatch", watch="w"))["type"] == "unwatched"
        assert (await socket.ask("watch", watch="w"))["type"] == "watching"


@with_sockets
async def test_a_key_has_a_rate_here_too(app: FastAPI, dial: Any) -> None:
    """Whoever asks too often is told for how long to wait, and is not cut off."""
    key = await on_its_loop(app, make_key(app, "acme", "read", rate=3))
    async with dial(Authorization=f"Bearer {key}") as connection:
        socket = await opened(connection)
        answers = [await socket.ask("ping") for _ in range(8)]
        refused = [a for a in answers if a["type"] == "problem"]
        assert refused[-1]["problem"]["status"] == 429 and refused[-1]["retry_after"] >= 1


@pytest.mark.parametrize(
    ("message", "code"), [(b"\x00", 1003), ("x" * (BODY_BYTES + 1), 1009)], ids=["bytes", "large"]
)
def test_other_messages_end_it(message: str | bytes, code: int) -> None:
    """Bytes, and more than a mebibyte, are refused with a code."""

    @with_sockets
    async def scenario(app: FastAPI, dial: Any) -> None:
        async with dial() as connection:
            socket = await opened(connection)
            await connection.send(message)
            assert await socket.closed() == code

    scenario()


def test_who_is_too_slow_is_let_go() -> None:
    """A client that takes nothing is dropped with a code, and can come back; nobody else waits."""

    async def scenario() -> list[Any]:
        app = create_app(SETTINGS)
        app.state.patience = Patience(send_seconds=0.05)
        sent: list[Any] = []
        incoming: asyncio.Queue[Any] = asyncio.Queue()
        incoming.put_nowait({"type": "websocket.connect"})
        for text in ('{"type": "ping"}',):
            incoming.put_nowait({"type": "websocket.receive", "text": text})

        async def send(message: Any) -> None:
            sent.append(message)
            if message["type"] == "websocket.send" and len(sent) > 2:
                await asyncio.Event().wait()  # its buffers are full

        scope = {
            "type": "websocket", "path": "/ws", "headers": [(b"host", b"127.0.0.1")],
            "query_string": b"", "client": ("127.0.0.1", 1), "subprotocols": [], "state": {},
        }  # fmt: skip
        async with app.router.lifespan_context(app):
            await app(scope, incoming.get, send)
        return sent

    last = asyncio.run(scenario())[-1]
    assert (last["type"], last["code"]) == ("websocket.close", 4008)
