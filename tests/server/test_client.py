"""A memory kept by a server is used like one kept here: same methods, same values, same errors."""

import asyncio
import inspect
import json
import random
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from datetime import datetime, timedelta, timezone
from typing import Any

import httpx2
import pytest
from asking import listening, make_key

from lembrar import AsyncMemory, Memory, Message, errors
from lembrar.client import AsyncClient, Client, Refused
from lembrar.config import Settings
from lembrar.errors import LembrarError
from lembrar.model import Attachment, ToolCall
from lembrar.server.app import create_app

SETTINGS = Settings(url="memory:", embedder="none")
NOW = datetime(2026, 11, 15, 10, tzinfo=timezone(timedelta(hours=-3)))
Play = Callable[[Any], Awaitable[Any]]


def public(kind: type) -> dict[str, Any]:
    return {n: m for n, m in vars(kind).items() if not n.startswith("_") and callable(m)}


def test_the_client_has_every_method_of_a_memory() -> None:
    """Same names, arguments and defaults, awaited and blocking."""
    ours, theirs = public(AsyncClient), public(AsyncMemory)
    theirs.pop("open", None)
    assert callable(ours.pop("tools"))  # its own test looks at it
    theirs.pop("tools", None)
    assert set(ours) == set(theirs)
    for name, method in ours.items():
        assert inspect.signature(method) == inspect.signature(theirs[name]), name
        assert inspect.getdoc(method), name
    opening = inspect.signature(AsyncClient.__init__)
    assert inspect.signature(Client.__init__).parameters == opening.parameters
    assert issubclass(Client, Memory)


class Clock:
    """A clock that moves a minute each time it is moved."""

    def __init__(self) -> None:
        self.now = NOW

    def __call__(self) -> datetime:
        return self.now


def steps(seed: int) -> list[tuple[str, Play]]:
    """Calls of every kind, in an order of chance, on two chats of two people."""
    chance = random.Random(seed)
    said = [
        "Moro em Recife com minha irmã Clara.", "Quero economizar R$ 5.000 até junho.",
        "Sou vegetariana e odeio coentro.", "Meu aniversário é dia 3 de maio.",
        "Estou muito feliz hoje!", "I work at a bank in Lisbon.", "Minha meta é correr 10 km.",
    ]  # fmt: skip

    def record(n: int) -> Play:
        chat, text = chance.choice(["c1", "c/2 ç"]), chance.choice(said)
        user = {"c1": "ana", "c/2 ç": "bia"}[chat]
        return lambda m: m.record(chat, user, text, f"Anotado {n}.", id=f"m{n}")

    def append(n: int) -> Play:
        files = (Attachment("image", "a.jpg", "", "image/jpeg", "um gato"),)
        calls = (ToolCall("saldo", '{"conta": 1}', "t"),)
        rows: list[Any] = [
            Message("user", "olha", id=f"a{n}", attachments=files, at=NOW - timedelta(days=1)),
            {"role": "assistant", "content": None, "tool_calls": calls, "id": f"b{n}"},
            {"role": "tool", "content": "42", "tool_call_id": "t", "id": f"c{n}"},
        ]
        return lambda m: m.append("c1", "ana", rows)

    fixed: list[tuple[str, Play]] = [
        ("open", lambda m: m.open_chat("c1", "ana", timezone="America/Recife")),
        ("context", lambda m: m.context("c1", "ana", "onde moro?", budget=400)),
        ("search", lambda m: m.search("ana", "Recife", limit=3)),
        ("kinds", lambda m: m.search("ana", "economizar", kinds=["goal", "message"])),
        ("facts", lambda m: m.facts("ana", status="")),
        ("kinds of facts", lambda m: m.facts("ana", kinds=["bio", "goal"])),
        ("then", lambda m: m.facts("ana", at=NOW + timedelta(minutes=5))),
        ("profile", lambda m: m.profile("ana")),
        ("events", lambda m: m.events("ana")),
        ("moods", lambda m: m.moods("ana", since=NOW - timedelta(days=1))),
        ("compact", lambda m: timeless(m.compact("c1"))),
        ("summaries", lambda m: m.summaries("c1")),
        ("history", lambda m: m.history("c/2 ç")),
        ("chats", lambda m: m.chats("ana")),
        ("users", lambda m: m.users()),
        ("remember", lambda m: m.remember("ana", "Tenho um gato", kind="bio")),
        ("link", lambda m: m.link("ana", "whatsapp", "5581")),
        ("links", lambda m: m.links("ana")),
        ("other name", lambda m: m.facts("5581")),
        ("unlink", lambda m: m.unlink("ana", "whatsapp", "5581")),
        ("letters", lambda m: m.letters()),
        ("retry", lambda m: m.retry("nope")),
        ("garden", lambda m: m.garden(NOW + timedelta(days=90))),
        ("spending", lambda m: m.spending(since=NOW.date())),
        ("doctor", lambda m: m.doctor()),
        ("nothing", lambda m: m.history("nope")),
        ("no chat", lambda m: m.stats(chat="nope")),
        ("no fact", lambda m: m.correct("nope", "x y")),
        ("no message", lambda m: m.pin("nope")),
        ("other user", lambda m: m.record("c1", "bia", "oi")),
        ("empty", lambda m: m.record("c1", "ana", " ")),
        ("no zone", lambda m: m.record("c1", "ana", "oi", at=datetime(2026, 1, 1))),
        ("no kind", lambda m: m.facts("ana", kinds=["nope"])),
        ("bad id", lambda m: m.chats("")),
        ("bad budget", lambda m: m.context("c1", "ana", budget=-1)),
        ("nowhere", lambda m: m.open_chat("c1", "ana", timezone="Mars/Olympus")),
        ("nothing to forget", lambda m: m.forget()),
        ("pin", lambda m: m.pin("m1")),
        ("unpin", lambda m: m.unpin("m1")),
        ("forget message", lambda m: m.forget(message="m2")),
    ]  # fmt: skip
    chance.shuffle(fixed)
    talk = [(f"record {n}", record(n)) for n in range(1, 15)]
    talk += [("append", append(1)), ("append again", append(1))]
    ends: list[tuple[str, Play]] = [("forget", lambda m: m.forget(user="bia"))]
    return [*talk, *fixed, *ends, ("what is left", lambda m: m.facts("ana", status=""))]


async def timeless(runs: Awaitable[Any]) -> Any:
    """Compactions without how long they took."""
    return [replace(run, seconds=0.0, brain_seconds=0.0) for run in await runs]


async def outcome(play: Play, memory: Any) -> Any:
    try:
        return await play(memory)
    except LembrarError as error:
        return type(error)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_calls_give_the_same_here_and_there(seed: int) -> None:
    """Every kind of call, in an order of chance, on a memory in this process and on one behind a
    running server: the same values come back, and the same errors."""
    clock = Clock()

    async def scenario(url: str) -> None:
        async with (
            await AsyncMemory.open("memory:", embedder="none", clock=clock) as here,
            AsyncClient(url) as there,
        ):
            for name, play in steps(seed):
                clock.now += timedelta(minutes=1)
                await here.chats("ana"), await there.chats("ana")  # waits for background work
                mine, theirs = await outcome(play, here), await outcome(play, there)
                assert told(mine) == told(theirs), name

    with listening(create_app(SETTINGS, clock=clock)) as url:
        asyncio.run(scenario(url))


def told(value: Any) -> Any:
    """A value as it is compared: all of its fields, and its type."""
    if isinstance(value, list):
        return [told(one) for one in value]
    if isinstance(value, Message) and value.erased:
        value = replace(value, id="")  # of chance
    if hasattr(value, "__dataclass_fields__"):
        return type(value), asdict(value)
    return value


def test_blocking() -> None:
    """The blocking client is a Memory; closed, it says so; it has no store of its own."""
    with listening(create_app(SETTINGS)) as url:
        with Client(url) as memory:
            cycle = memory.record("c", "ana", "Moro em Recife", "Que bom!")
            assert cycle.answered == "Que bom!"
            assert "Moro em Recife" in str(memory.context("c", "ana"))
            assert [fact.content for fact in memory.facts("ana")] == ["Moro em Recife"]
            assert memory.stats(chat="c").messages == 2
            assert memory.notices()[0].kind == "recorded"
            with pytest.raises(errors.InvalidInput):
                _ = memory.store
        with pytest.raises(errors.StoreClosed):
            memory.users()


def test_a_person_moves_from_here_to_there() -> None:
    """G7: what a memory here exports, one behind a server loads, and gives out again."""
    with listening(create_app(SETTINGS)) as url, Client(url) as there, Memory("memory:") as here:
        here.record("c", "ana", "Moro em Recife", "Que bom!", id="m1")
        lines = list(here.export("ana"))
        assert there.load(lines).messages == 2
        assert there.load(iter(lines)).messages == 0
        assert there.history("c") == here.history("c")
        assert there.facts("ana") == here.facts("ana")
        again = list(there.export("ana"))
        assert len(again) == len(lines) and "Moro em Recife" in "".join(again)
        with pytest.raises(errors.InvalidInput):
            there.load(["no record"])
        with pytest.raises(errors.Unknown):
            there.export("nobody")


def test_tools_for_an_agent_work_through_a_server() -> None:
    """The tools of a memory are those of a client, too."""

    async def scenario(url: str) -> None:
        async with AsyncClient(url) as memory:
            tools = memory.tools("ana", forget=True)
            fact = json.loads(await tools.call("remember", '{"text": "Moro em Olinda"}'))
            told = await tools.call("correct", {"fact": fact["id"], "text": "Moro em Recife"})
            assert json.loads(told)["content"] == "Moro em Recife"
            assert "no such fact" in await tools.call("forget", {"fact": "f"})

    with listening(create_app(SETTINGS)) as url:
        asyncio.run(scenario(url))


def test_long_lists_come_whole() -> None:
    """More than a request may hold is sent in parts, and more than a page comes back whole."""
    rows = [{"role": "user", "content": f"linha {n}", "id": f"m{n}"} for n in range(2300)]
    with listening(create_app(SETTINGS)) as url, Client(url) as memory:
        memory.open_chat("c", "ana", enabled=False)
        assert len(memory.append("c", "ana", rows)) == 2300
        assert [m.content for m in memory.history("c")] == [row["content"] for row in rows]


def test_keys() -> None:
    """A wrong key, and one that may not write, are told apart from other errors."""
    app = create_app(SETTINGS)

    async def scenario(url: str) -> None:
        reading = await make_key(app, "default", "read")
        async with AsyncClient(url, reading) as reader:
            assert await reader.users() == []
            with pytest.raises(Refused, match="scope write"):
                await reader.remember("ana", "Sou vegetariana")
        async with AsyncClient(url, "lbr_wrong") as stranger:
            with pytest.raises(Refused):
                await stranger.users()

    with listening(app) as url:
        asyncio.run(scenario(url))


@contextmanager
def answering(*answers: Any) -> Iterator[tuple[httpx2.MockTransport, list[httpx2.Request]]]:
    """A server that gives these answers in turn, or raises them."""
    left, asked = list(answers), list[httpx2.Request]()

    def answer(request: httpx2.Request) -> httpx2.Response:
        asked.append(request)
        given = left.pop(0)
        if isinstance(given, Exception):
            raise given
        return given

    yield httpx2.MockTransport(answer), asked
    assert not left


FACT = {
    "id": "f", "user": "ana", "kind": "bio", "content": "x",
    "created_at": NOW.isoformat(), "updated_at": NOW.isoformat(),
}  # fmt: skip
LATER = httpx2.Response(503, headers={"Retry-After": "0"}, json={"type": "urn:lembrar:problem:x"})


def test_what_is_in_doubt_is_sent_again_under_the_same_mark() -> None:
    """G2: a write whose answer is lost is repeated with its idempotency key; a different call has
    another."""
    lost = httpx2.ReadError("lost")
    with answering(lost, LATER, httpx2.Response(200, json=FACT)) as (transport, asked):

        async def scenario() -> None:
            async with AsyncClient("http://m", "lbr_k", transport=transport) as client:
                assert (await client.remember("ana", "x")).id == "f"

        asyncio.run(scenario())
    assert len({request.headers["Idempotency-Key"] for request in asked}) == 1
    assert asked[0].headers["Authorization"] == "Bearer lbr_k"


def test_what_cannot_be_repeated_is_not() -> None:
    """Work that is not marked is sent again only if it never arrived."""
    done = httpx2.Response(200, json=[])
    cases = [
        ([httpx2.ReadError("lost")], errors.StoreAway),
        ([httpx2.ConnectError("away"), done], None),
        ([httpx2.Response(429, headers={"Retry-After": "0"}), done], None),
        ([httpx2.ConnectError("away")] * 3, errors.StoreAway),
    ]

    async def scenario(transport: Any) -> Any:
        async with AsyncClient("http://m", transport=transport) as client:
            return await client.consolidate()

    for answers, error in cases:
        with answering(*answers) as (transport, _):
            if error:
                with pytest.raises(error):
                    asyncio.run(scenario(transport))
            else:
                assert asyncio.run(scenario(transport)) == []


def test_errors_come_back_as_they_were() -> None:
    """Every kind of error of the library has a name on the wire that leads back to it."""
    from lembrar.client.problems import error_of
    from lembrar.server.problems import problem_of

    for kind in vars(errors).values():
        if isinstance(kind, type) and issubclass(kind, LembrarError):
            problem = problem_of(kind("Something is wrong."))
            again = error_of(problem.status, problem.body())
            assert type(again) is kind
    assert isinstance(error_of(500, None), LembrarError)
    assert isinstance(error_of(404, "<html>"), LembrarError)


def test_an_address_that_is_none() -> None:
    with pytest.raises(errors.InvalidUrl):
        AsyncClient("sqlite:bot.db")
