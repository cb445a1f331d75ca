"""An LLM for tests: a real HTTP server on this machine that speaks OpenAI's API and says what it
is told to, or goes wrong as it is told to.

    with ScriptedLLM("Olá, Ana!") as llm:
        client = OpenAI(base_url=llm.url, api_key="none")
        ...
        assert llm.requests[-1].body["model"] == "gpt-5"
"""

from __future__ import annotations

import json
import socket
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from types import TracebackType
from typing import Any, cast
from urllib.parse import urlsplit

from lembrar.testing import llm_wire as wire
from lembrar.testing.llm_reply import FAULTS, Answering, Reply, answered, faults, spoilt

__all__ = ["FAULTS", "Answering", "Reply", "Request", "ScriptedLLM", "faults"]

_HTML = b"<!doctype html><title>502 Bad Gateway</title><h1>Bad Gateway</h1>"
_EVENTS = "text/event-stream; charset=utf-8"


@dataclass(frozen=True, slots=True)
class Request:
    """A request as it came in; names of headers in lower case."""

    path: str
    headers: Mapping[str, str]
    body: dict[str, Any]
    method: str = "POST"
    raw: bytes = b""


class ScriptedLLM:
    """Serves on a free port of 127.0.0.1 while its `with` block lasts. `reply` may be set at any
    time: a text, a Reply, or a function of the request's body, called for each POST; it may be
    called from several threads. `requests` is everything that was asked, the newest last."""

    def __init__(
        self, reply: str | Reply | Answering = "OK", *, models: Sequence[str] = ("scripted",)
    ) -> None:
        self.reply = reply
        self.models = tuple(models)
        self.requests: list[Request] = []
        self._server: _Server | None = None
        self._thread: Thread | None = None

    @property
    def url(self) -> str:
        """The base URL, as SDKs want it."""
        if self._server is None:
            raise RuntimeError("This server runs inside its `with` block only.")
        return f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    def __enter__(self) -> ScriptedLLM:
        self._server = _Server(self)
        serve = self._server.serve_forever
        self._thread = Thread(target=serve, args=(0.01,), name="scripted-llm", daemon=True)
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        server, thread = self._server, self._thread
        if server and thread:
            server.stopping.set()
            server.shutdown()
            thread.join()
            server.hang_up()
            server.server_close()
        self._server = self._thread = None


class _Server(ThreadingHTTPServer):
    """The listening socket, and the connections that are open."""

    daemon_threads = False  # closing waits for them, so that no test leaves a socket behind
    request_queue_size = 128

    def __init__(self, llm: ScriptedLLM) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.llm = llm
        self.stopping = Event()
        self.responses: dict[str, wire.Json] = {}
        self._count = 0
        self._open: set[socket.socket] = set()
        self._lock = Lock()

    def process_request(self, request: Any, client_address: Any) -> None:
        with self._lock:
            self._open.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        with self._lock:
            self._open.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that hung up is no news."""

    def next_id(self, kind: str) -> str:
        with self._lock:
            self._count += 1
            return f"{kind}{self._count}"

    def hang_up(self) -> None:
        with self._lock:
            connections = list(self._open)
        for connection in connections:
            _end(connection)


class _Handler(BaseHTTPRequestHandler):
    """One connection."""

    server: _Server  # type: ignore[assignment]
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    wbufsize = -1

    def log_message(self, format: str, *args: Any) -> None:
        """A test's output is the test's own."""

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        self._noted(path, {}, b"")
        if path == "/v1/models":
            self._json(200, wire.models(self.server.llm.models))
        elif kept := self.server.responses.get(path.removeprefix("/v1/responses/")):
            self._json(200, kept)
        else:
            self._json(404, wire.error(404, f"Nothing here: {path}"))

    def do_POST(self) -> None:
        path = urlsplit(self.path).path
        raw = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        body = _object(raw)
        self._noted(path, body or {}, raw)
        if body is None:
            self._json(400, wire.error(400, "The body is not a JSON object."))
        elif path not in _POSTS:
            self._json(404, wire.error(404, f"Nothing here: {path}"))
        else:
            self._reply(path, body)

    def _noted(self, path: str, body: wire.Json, raw: bytes) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.llm.requests.append(Request(path, headers, body, self.command, raw))

    def _reply(self, path: str, body: wire.Json) -> None:
        try:
            reply = spoilt(answered(self.server.llm.reply, body))
        except Exception as error:  # noqa: BLE001 (a script's own mistake must show in the test)
            self._json(500, wire.error(500, f"The script raised {error!r}."))
            return
        if reply.delay_seconds:
            self.server.stopping.wait(reply.delay_seconds)
        if reply.fault == "drop":
            self._hang_up()
        elif reply.fault == "not_json":
            self._send(reply.status, "text/html", _HTML, reply.headers)
        elif reply.status != 200:
            said = reply.content or f"This is a scripted error {reply.status}."
            self._json(reply.status, wire.error(reply.status, said), reply.headers)
        else:
            self._answer(path, body, reply)

    def _answer(self, path: str, body: wire.Json, reply: Reply) -> None:
        cut = reply.fault == "cut"
        if path == "/v1/embeddings":
            self._json(200, wire.embeddings(body), reply.headers, cut)
            return
        whole, events, prefix = _POSTS[path]
        id = self.server.next_id(prefix)
        if path == "/v1/responses":
            self.server.responses[id] = whole(id, body, reply)
        if body.get("stream"):
            self._stream(events(id, body, reply), reply.headers, cut)
        else:
            self._json(200, whole(id, body, reply), reply.headers, cut)

    def _json(
        self, status: int, value: wire.Json, headers: Mapping[str, str] | None = None,
        cut: bool = False,
    ) -> None:  # fmt: skip
        body = json.dumps(value, ensure_ascii=False).encode()
        self._send(status, "application/json", body, headers or {}, cut)

    def _send(
        self, status: int, kind: str, body: bytes, headers: Mapping[str, str], cut: bool = False
    ) -> None:
        self._head(status, {"Content-Type": kind, "Content-Length": str(len(body)), **headers})
        self.wfile.write(body[: len(body) // 2] if cut else body)
        self.wfile.flush()
        if cut:
            self._hang_up()

    def _stream(self, events: Iterable[str], headers: Mapping[str, str], cut: bool) -> None:
        self._head(200, {"Content-Type": _EVENTS, "Transfer-Encoding": "chunked", **headers})
        sent = [event.encode() for event in events]
        if cut:  # in the middle of an event
            kept = sent[: max(1, len(sent) // 2)]
            sent = [*kept[:-1], kept[-1][: len(kept[-1]) // 2]]
        for event in sent:
            self.wfile.write(b"%x\r\n%s\r\n" % (len(event), event))
            self.wfile.flush()
        if cut:
            self._hang_up()
            return
        self.wfile.write(b"0\r\n\r\n")
        self.wfile.flush()

    def _head(self, status: int, headers: Mapping[str, str]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()

    def _hang_up(self) -> None:
        self.close_connection = True
        _end(self.connection)


_POSTS = {
    "/v1/chat/completions": (wire.chat, wire.chat_events, "chatcmpl-"),
    "/v1/responses": (wire.response, wire.response_events, "resp_"),
    "/v1/embeddings": (wire.chat, wire.chat_events, ""),
}


def _object(raw: bytes) -> wire.Json | None:
    """The JSON object that a body holds, if it does."""
    try:
        value = json.loads(raw)
    except ValueError:
        return None
    return cast(wire.Json, value) if isinstance(value, dict) else None


def _end(connection: socket.socket) -> None:
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        return  # the other side was faster
