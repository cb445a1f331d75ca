"""Which messages are answered, and how soon."""

from __future__ import annotations

from datetime import datetime, timedelta

from lembrar.config import Channel
from lembrar.model import Message
from lembrar.server.channels.commands import command
from lembrar.server.channels.outbox import ANSWER_HOURS
from lembrar.server.channels.send import can_send


def is_command(message: Message, channel: Channel, now: datetime) -> bool:
    """Whether a message asks the memory, and can be answered. One that cannot is a message like
    any other."""
    return bool(command(message.content)) and _may_answer(message, channel, now)


def wants_answer(message: Message, channel: Channel, now: datetime) -> bool:
    """Whether the channel's model is to answer a message."""
    return bool(channel.upstream) and not message.erased and _may_answer(message, channel, now)


def wait_seconds(channel: Channel) -> float:
    """How long to wait for more to be said before answering."""
    return channel.wait_seconds


def _may_answer(message: Message, channel: Channel, now: datetime) -> bool:
    age = now - (message.at or now)
    return message.role == "user" and age < timedelta(hours=ANSWER_HOURS) and can_send(channel)
