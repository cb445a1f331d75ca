"""One client of the WebSocket, from its key to its end. What it asks is answered in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fastapi import WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from lembrar.engine import AsyncMemory
from lembrar.errors import LembrarError
from lembrar.model import Notice
from lembrar.person import identities
from lembrar.record import check_id
from lembrar.server import metrics
from lembrar.server.access import Identity, check_scope, credentials, identify, spend
from lembrar.server.feed import Feed, Watch
from lembrar.server.limits import BODY_BYTES
from lembrar.server.problems import Problem, of_validation, problem_of
from lembrar.server.schemas import chats, talk
from lembrar.server.schemas import socket as said
from lembrar.server.schemas.base import Asked
from lembrar.server.wire import read_json

NOT_TEXT, TOO_LARGE, UNFORESEEN, LATER = 1003, 1009, 1011, 1013
NO_KEY, NOT_LOCAL, TOO_SLOW, TOO_MANY = 4001, 4003, 4008, 4029
_CODES = {401: NO_KEY, 403: NOT_LOCAL, 429: TOO_MANY}
_REST_SECONDS = 1.0  # when the database does not answer

_MESSAGES = TypeAdapter(list[talk.Message])
_NEEDS: Mapping[type[Asked], str] = {
    said.RecordSent: "write",
    said.AppendSent: "write",
    said.ContextSent: "read",
    said.WatchSent: "read",
}


@dataclass(frozen=True, slots=True)
class Patience:
    """How long the server waits for a client, and how much one may watch."""

    key_seconds: float = 10.0
    send_seconds: float = 30.0
    watches: int = 100


class Over(Exception):
    """The socket is to be closed."""

    def __init__(self, code: int, why: str) -> None:
        super().__init__(why)
        self.code = code
        self.why = why


class Session:
    """A client that has been let in by `admit` and is served by `run`."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._patience: Patience = socket.app.state.patience
        self._key = credentials(socket)
        self.tenant = ""
        self._sending = asyncio.Lock()
        self._watches: dict[str, asyncio.Task[None]] = {}
        self._over: asyncio.Future[Over] = asyncio.get_running_loop().create_future()

    async def admit(self) -> Identity:
        """Whom the client is, by its header or by its first message; raises Over."""
        try:
            return await self._admitted()
        except Over as over:
            if self._key or over.code != NO_KEY:
                raise
        except LembrarError:
            raise Over(LATER, "The database does not answer. Try again in a moment.") from None
        try:
            async with asyncio.timeout(self._patience.key_seconds):
                first = self._read(await self._socket.receive())
        except TimeoutError:
            raise Over(NO_KEY, "No key came.") from None
        except (Problem, ValidationError):
            first = None
        if not isinstance(first, said.AuthSent):
            raise Over(NO_KEY, "The first message must be `auth`, with a key.")
        self._key = first.key
        return await self._admitted()

    async def run(self, memory: AsyncMemory, feed: Feed) -> None:
        """Serves the client until it leaves or is made to."""
        await self._send({"type": "ready", "after": feed.position})
        try:
            while True:
                await self._answer(await self._receive(), memory, feed)
        finally:
            for task in self._watches.values():
                task.cancel()
            await asyncio.gather(*self._watches.values(), return_exceptions=True)

    async def _admitted(self) -> Identity:
        """Whom the client is, still."""
        try:
            identity = await identify(self._socket, self._key)
        except Problem as problem:
            raise _over(problem) from None
        self.tenant = identity.tenant
        return identity

    # ── hearing ───────────────────────────────────────────────────────────────────────────────

    async def _receive(self) -> Mapping[str, Any]:
        """The next message, unless a watch finds out that it is over."""
        hearing = asyncio.ensure_future(self._socket.receive())
        await asyncio.wait([hearing, self._over], return_when=asyncio.FIRST_COMPLETED)
        if self._over.done():
            hearing.cancel()
            raise self._over.result()
        return await hearing

    def _read(self, message: Mapping[str, Any]) -> said.Sent:
        return said.SENT.validate_python(read_json(_text(message)))

    async def _answer(self, message: Mapping[str, Any], memory: AsyncMemory, feed: Feed) -> None:
        ref: str | None = None
        try:
            value = read_json(_text(message))
            ref = _ref(value)
            asked = said.SENT.validate_python(value)
            answer = await self._do(asked, memory, feed)
        except ValidationError as error:
            answer = _told(of_validation(error.errors(include_input=False, include_url=False)))
        except (Over, WebSocketDisconnect):
            raise
        except Exception as error:  # noqa: BLE001 - the server's edge: nothing may pass it
            answer = _told(problem_of(error))
        if answer:
            await self._send(answer | ({"ref": ref} if ref is not None else {}))

    async def _do(self, asked: said.Sent, memory: AsyncMemory, feed: Feed) -> dict[str, Any] | None:
        identity = await self._admitted()
        await spend(self._socket, identity)
        if needed := _NEEDS.get(type(asked)):
            check_scope(identity, needed)
        match asked:
            case said.RecordSent():
                return await _recorded(memory, asked)
            case said.AppendSent():
                return await _appended(memory, asked)
            case said.ContextSent():
                return await _composed(memory, asked)
            case said.WatchSent():
                return await self._watch(asked, memory, feed)
            case said.UnwatchSent():
                return await self._unwatch(asked)
            case said.PingSent():
                return {"type": "pong"}
            case said.AuthSent():
                return {"type": "ready", "after": feed.position}

    # ── watching ──────────────────────────────────────────────────────────────────────────────

    async def _watch(
        self, asked: said.WatchSent, memory: AsyncMemory, feed: Feed
    ) -> dict[str, Any] | None:
        if asked.watch in self._watches or len(self._watches) >= self._patience.watches:
            raise Problem(409, "watch-taken", "Take another name for it, or end one first.")
        if asked.chat is not None and asked.user is not None:
            raise Problem(422, "invalid-input", "Watch a chat or a user, not both.")
        people = await _people(memory, asked.user) if asked.user is not None else ()
        if asked.chat is not None:
            check_id(asked.chat, "chat")
        watch = feed.watch(asked.after, chat=asked.chat, people=people)
        ref = {"ref": asked.ref} if asked.ref is not None else {}
        await self._send({"type": "watching", "watch": asked.watch, "after": watch.seen} | ref)
        self._watches[asked.watch] = asyncio.create_task(self._follow(asked.watch, watch))
        return None

    async def _unwatch(self, asked: said.UnwatchSent) -> dict[str, Any]:
        task = self._watches.pop(asked.watch, None)
        if task:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        return {"type": "unwatched", "watch": asked.watch}

    async def _follow(self, name: str, watch: Watch) -> None:
        """Tells a watch's events. Whatever stops it ends the session: nobody may believe that
        nothing happens when nothing is told."""
        try:
            with watch:
                while True:
                    found = await _patiently(watch.next)
                    await _patiently(self._admitted)
                    for notice in found:
                        await self._send({"type": "event", "watch": name, "event": _event(notice)})
                        metrics.events_sent.labels(self.tenant).inc()
        except Over as over:
            self._end(over)
        except (WebSocketDisconnect, RuntimeError):
            self._end(Over(TOO_SLOW, "The client left."))

    def _end(self, over: Over) -> None:
        if not self._over.done():
            self._over.set_result(over)

    # ── telling ───────────────────────────────────────────────────────────────────────────────

    async def _send(self, message: Mapping[str, Any]) -> None:
        text = json.dumps(message, ensure_ascii=False)
        try:
            async with asyncio.timeout(self._patience.send_seconds), self._sending:
                await self._socket.send_text(text)
        except TimeoutError:
            metrics.sockets_dropped.labels(self.tenant).inc()
            raise Over(TOO_SLOW, "Too slow. Come back with the last number seen.") from None


async def _recorded(memory: AsyncMemory, asked: said.RecordSent) -> dict[str, Any]:
    cycle = await memory.record(
        asked.chat, asked.user, asked.said, asked.answered,
        id=asked.id or "", at=asked.at, channel=asked.channel,
    )  # fmt: skip
    return {"type": "recorded", "cycle": talk.Cycle.model_validate(cycle).model_dump(mode="json")}


async def _appended(memory: AsyncMemory, asked: said.AppendSent) -> dict[str, Any]:
    written = await memory.append(asked.chat, asked.user, [m.row() for m in asked.messages])
    shown = _MESSAGES.validate_python(written, from_attributes=True)
    return {"type": "appended", "messages": _MESSAGES.dump_python(shown, mode="json")}


async def _composed(memory: AsyncMemory, asked: said.ContextSent) -> dict[str, Any]:
    made = await memory.context(asked.chat, asked.user, asked.query, budget=asked.budget)
    return {"type": "context", "context": talk.Context.model_validate(made).model_dump(mode="json")}


async def _people(memory: AsyncMemory, user: str) -> tuple[str, ...]:
    """Every name of a person, the one given first."""
    found = await identities(memory.store, check_id(user, "user"))
    return tuple(dict.fromkeys([user, *found]))


async def _patiently(do: Any) -> Any:
    """What it gives, however long the database stays away."""
    while True:
        try:
            return await do()
        except LembrarError:
            await asyncio.sleep(_REST_SECONDS)


def _text(message: Mapping[str, Any]) -> str:
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Over(NOT_TEXT, "Messages are JSON text.")
    if len(text) > BODY_BYTES:
        raise Over(TOO_LARGE, f"A message may have {BODY_BYTES:,} characters at most.")
    return text


def _ref(value: Any) -> str | None:
    ref = value.get("ref") if isinstance(value, dict) else None  # pyright: ignore
    return ref[:128] if isinstance(ref, str) else None


def _event(notice: Notice) -> dict[str, Any]:
    return chats.Notice.model_validate(notice).model_dump(mode="json")


def _told(problem: Problem) -> dict[str, Any]:
    wait = problem.headers.get("Retry-After")
    told: dict[str, Any] = {"type": "problem", "problem": problem.body()}
    return told | ({"retry_after": int(wait)} if wait else {})


def _over(problem: Problem) -> Over:
    return Over(_CODES.get(problem.status, UNFORESEEN), problem.detail[:100])
