"""What in the settings keeps a channel from working, said when the server starts."""

from __future__ import annotations

from lembrar.config import Channel, Settings
from lembrar.server.channels.send import can_send


def warnings(settings: Settings) -> list[str]:
    """One sentence for each thing to put right."""
    return [
        f"[channels.{name}] {told}"
        for name, channel in settings.channels.items()
        for told in _warnings(channel, settings)
    ]


def _warnings(channel: Channel, settings: Settings) -> list[str]:
    found: list[str] = []
    if not channel.secret and channel.kind != "webhook":
        found.append("has no secret: every delivery is refused until it has one.")
    if channel.kind == "whatsapp" and not channel.verify_token:
        found.append("has no verify_token: Meta cannot verify its address.")
    if channel.upstream and channel.upstream not in settings.upstreams:
        found.append(f"names the upstream {channel.upstream!r}, which is not configured.")
    if channel.kind != "webhook" and not can_send(channel):
        wanted = "token" if channel.kind == "whatsapp" else "reply_url"
        found.append(f"has no {wanted}: messages are kept, and nothing is answered.")
    return found
