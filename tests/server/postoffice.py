"""For the tests of channels: a local server that stands for WhatsApp and Evolution, and the
payloads that those deliver."""

import hashlib
import hmac
import json
from collections.abc import Callable, Iterable
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import httpx2

from lembrar.config import Channel, Settings, Upstream
from lembrar.testing import FixedClock, fixed_clock

SECRET = "an app's secret"  # noqa: S105
VERIFY, TOKEN = "verify me", "a token"
ANA = "5511998765432"
LINE = "106540352242922"
NOON = 1_794_747_600  # 2026-11-15, 10:00 in São Paulo


class PostOffice:
    """Takes what is sent. `reply` says what to answer to the n-th request: a status, and JSON."""

    def __init__(self, reply: Callable[[int], tuple[int, Any]] | None = None) -> None:
        self.reply = reply or (lambda n: (200, {"messages": [{"id": f"wamid.out{n}"}]}))
        self.sent: list[dict[str, Any]] = []
        self.paths: list[str] = []
        self.headers: list[dict[str, str]] = []
        self.url = ""

    @property
    def texts(self) -> list[str]:
        return [row["text"]["body"] if isinstance(row["text"], dict) else row["text"]
                for row in self.sent]  # fmt: skip


@contextmanager
def post_office(reply: Callable[[int], tuple[int, Any]] | None = None):
    office = PostOffice(reply)

    class Handler(BaseHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            pass

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            number = len(office.sent)
            office.sent.append(json.loads(body))
            office.paths.append(self.path)
            office.headers.append({k.lower(): v for k, v in self.headers.items()})
            status, told = office.reply(number)
            text = json.dumps(told).encode()
            self.send_response(status)
            self.send_header("Content-Length", str(len(text)))
            if 300 <= status < 400:
                self.send_header("Location", "/elsewhere")
            self.end_headers()
            self.wfile.write(text)

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    office.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield office
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


# ── WhatsApp ──────────────────────────────────────────────────────────────────────────────────


def text(body: str, id: str = "wamid.1", sender: str = ANA, at: int = NOON, **more: Any):
    return {
        "from": sender,
        "id": id,
        "timestamp": str(at),
        "type": "text",
        "text": {"body": body},
        **more,
    }


def notification(*messages: dict[str, Any], field: str = "messages", **more: Any):
    """What WhatsApp delivers: some messages, or what `more` says."""
    value: dict[str, Any] = {
        "messaging_product": "whatsapp",
        "metadata": {"display_phone_number": "551140028922", "phone_number_id": LINE},
        "contacts": [{"profile": {"name": "Ana"}, "wa_id": ANA}],
        **more,
    }
    if messages:
        value["messages"] = list(messages)
    changes = [{"field": field, "value": value}]
    return {"object": "whatsapp_business_account", "entry": [{"id": "1", "changes": changes}]}


def signed(payload: Any, secret: str = SECRET) -> tuple[bytes, dict[str, str]]:
    """The raw body and the header that proves it."""
    body = payload if isinstance(payload, bytes) else json.dumps(payload).encode()
    digest = hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    return body, {"X-Hub-Signature-256": f"sha256={digest}", "Content-Type": "application/json"}


async def deliver(client: httpx2.AsyncClient, payload: Any, name: str = "wa") -> Any:
    body, headers = signed(payload)
    reply = await client.post(f"/channels/{name}", content=body, headers=headers)
    assert reply.status_code == 200, reply.text
    return reply.json()


# ── Evolution ─────────────────────────────────────────────────────────────────────────────────


def upsert(
    message: dict[str, Any],
    id: str = "3EB01",
    jid: str = f"{ANA}@s.whatsapp.net",
    *,
    mine: bool = False,
    event: str = "messages.upsert",
    key: dict[str, Any] | None = None,
    **more: Any,
):
    data = {
        "key": {"remoteJid": jid, "fromMe": mine, "id": id} | (key or {}),
        "pushName": "Ana",
        "message": message,
        "messageType": next(iter(message), ""),
        "messageTimestamp": NOON,
        "instanceId": "i",
        "source": "android",
    } | more
    return {
        "event": event,
        "instance": "loja",
        "data": data,
        "sender": "551140028922@s.whatsapp.net",
        "server_url": "http://evolution:8080",
        "apikey": "the instance's own",
    }


async def evolve(client: httpx2.AsyncClient, payload: Any, path: str = "/channels/evo") -> Any:
    reply = await client.post(path, json=payload, headers={"X-Lembrar-Secret": SECRET})
    assert reply.status_code == 200, reply.text
    return reply.json()


# ── settings ──────────────────────────────────────────────────────────────────────────────────


def settings(
    url: str = "memory:", *, office: str = "", llm: str = "", **channels: Channel
) -> Settings:
    """A server with a WhatsApp and an Evolution channel that answer through `office`, by the
    model at `llm` if there is one."""
    answering = {"upstream": "scripted", "model": "m"} if llm else {}
    found = {
        "wa": Channel(
            "whatsapp",
            secret=SECRET,
            verify_token=VERIFY,
            token=TOKEN if office else "",
            reply_url=office,
            **answering,
        ),
        "evo": Channel("evolution", secret=SECRET, token=TOKEN, reply_url=office, **answering),
    }
    return Settings(
        url=url,
        embedder="none",
        timezone="America/Sao_Paulo",
        upstreams={"scripted": Upstream(llm, key="k")} if llm else {},
        channels=found | channels,
    )


def clock() -> FixedClock:
    return fixed_clock("2026-11-15T10:00:05-03:00")


def contents(messages: Iterable[Any]) -> list[str]:
    return [message.content for message in messages]


async def make_key(app: Any, tenant: str, *scopes: str) -> str:
    """A key to a started app."""
    made, _ = await app.state.hub.keys.create(tenant, scopes, now=app.state.hub.clock())
    return made


def bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}
