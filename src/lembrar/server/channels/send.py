"""Answers on their way out: to WhatsApp, to Evolution API, or to whoever asked for them."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import httpx2

from lembrar.config import Channel
from lembrar.server.channels.outbox import Ask, mark
from lembrar.server.channels.outward import Failed, check, dig, post

GRAPH = "https://graph.facebook.com/v25.0"
_SECONDS = 20.0
_LIMITS = {"whatsapp": 4000, "evolution": 30_000, "webhook": 1_000_000}  # characters of a message
# WhatsApp's codes for: try again later. They come with status 400.
_BUSY = frozenset({1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004})
_HTTP = ("http://", "https://")


def can_send(channel: Channel) -> bool:
    """Whether the settings say where answers go."""
    if channel.kind == "whatsapp":
        return bool(channel.token)
    return channel.reply_url.startswith(_HTTP)


def parts(text: str, kind: str) -> list[str]:
    """The text in pieces that the channel takes, cut where a reader would pause."""
    limit = _LIMITS[kind]
    found: list[str] = []
    rest = text.strip()
    while len(rest) > limit:
        end = _pause(rest, limit)
        found.append(rest[:end].rstrip())
        rest = rest[end:].lstrip()
    return [*found, rest] if rest else found


def _pause(text: str, limit: int) -> int:
    for sign in ("\n\n", "\n", ". ", "! ", "? ", " "):
        end = text.rfind(sign, limit // 2, limit)
        if end > 0:
            return end + len(sign.rstrip(" ")) if sign.strip() else end
    return limit


async def send(client: httpx2.AsyncClient, channel: Channel, ask: Ask, text: str) -> str:
    """Sends one part of an answer. Returns the id that the channel gave it, if it did; raises
    Failed."""
    if channel.kind == "whatsapp":
        return await _to_whatsapp(client, channel, ask, text)
    if channel.kind == "evolution":
        return await _to_evolution(client, channel, ask, text)
    return await _to_webhook(client, channel, ask, text)


async def _to_whatsapp(client: httpx2.AsyncClient, channel: Channel, ask: Ask, text: str) -> str:
    root = (channel.reply_url or GRAPH).rstrip("/")
    url = root if root.endswith("/messages") else f"{root}/{quote(ask.line, safe='')}/messages"
    known_by = "to" if ask.group or ask.to.isdigit() else "recipient"
    body = {
        "messaging_product": "whatsapp",
        "recipient_type": "group" if ask.group else "individual",
        known_by: ask.to,
        "type": "text",
        "text": {"preview_url": False, "body": text},
        "biz_opaque_callback_data": mark(ask),
    }
    headers = {"Authorization": f"Bearer {channel.token}"}
    status, reply = await post(client, url, body, headers, seconds=_SECONDS)
    if dig(reply, "error", "code") in _BUSY:
        raise Failed(f"status {status}, code {dig(reply, 'error', 'code')}")
    check(status)
    return _id(dig(reply, "messages", 0, "id"))


async def _to_evolution(client: httpx2.AsyncClient, channel: Channel, ask: Ask, text: str) -> str:
    root = channel.reply_url.rstrip("/")
    url = f"{root}/message/sendText/{quote(ask.line, safe='')}"
    number = ask.to.removesuffix("@s.whatsapp.net").removesuffix("@c.us")
    headers = {"apikey": channel.token}
    body = {"number": number, "text": text}
    status, reply = await post(client, url, body, headers, seconds=_SECONDS)
    check(status)
    return _id(dig(reply, "key", "id"))


async def _to_webhook(client: httpx2.AsyncClient, channel: Channel, ask: Ask, text: str) -> str:
    body: dict[str, Any] = {
        "channel": ask.channel,
        "chat": ask.chat,
        "user": ask.user,
        "text": text,
        "reply_to": ask.id,
    }
    headers = {"Idempotency-Key": mark(ask)}
    headers |= {"Authorization": f"Bearer {channel.token}"} if channel.token else {}
    status, _ = await post(client, channel.reply_url, body, headers, seconds=_SECONDS)
    check(status)
    return ""


def _id(value: object) -> str:
    return value[:400] if isinstance(value, str) else ""
