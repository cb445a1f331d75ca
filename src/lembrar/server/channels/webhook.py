"""The generic webhook: message in, context out, and the answer where one is to be had.

One call records a message and returns the context for its answer; another one, with `answer`,
records what was answered. /lembrar and /remember are answered at once. A channel with an
`upstream` answers by itself: in the reply, or, with a `reply_url`, later and there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import Literal

import httpx2

from lembrar.config import Channel, Settings
from lembrar.engine import AsyncMemory
from lembrar.model import Attachment, Message
from lembrar.record import check_id
from lembrar.server.channels import outbox
from lembrar.server.channels.answer import as_data, from_model, prompt
from lembrar.server.channels.commands import answer_id, command, obey
from lembrar.server.channels.numbers import canonical
from lembrar.server.channels.outbox import Ask
from lembrar.server.channels.outward import Failed
from lembrar.server.channels.people import fitting, linked
from lembrar.server.channels.send import can_send
from lembrar.server.channels.webhook_form import Incoming, Outgoing, Turn

_NUMBERED = ("whatsapp", "evolution", "sms", "telephone", "phone")  # people are numbers there
_By = Literal["memory", "model", "caller", "later", "failed", "nobody"]


@dataclass(frozen=True, slots=True)
class Post:
    """What came in, and through which channel (None: the webhook that needs none). `chat` and
    `user` are found out."""

    name: str
    channel: Channel | None
    incoming: Incoming
    chat: str = ""
    user: str = ""


async def receive(
    memory: AsyncMemory, settings: Settings, client: httpx2.AsyncClient, post: Post, now: datetime
) -> Outgoing:
    """Records what came in, and says what to do next."""
    given = post.incoming
    user = await _whose(memory, given)
    post = replace(post, user=user, chat=given.chat or fitting(f"{post.name}:", user))
    if given.answer is None and command(given.text):
        return await _recalled(memory, post)
    said, known = await _record(memory, post)
    if given.answer is not None:
        return _outgoing(post, said, known, given.answer, "caller")
    answer, by = await _answer(memory, settings, client, post, said, now)
    context = await memory.context(post.chat, user, given.text, budget=given.budget)
    told = prompt(post.channel, context, [said] if said.seq else []) if answer is None else []
    return _outgoing(post, said, known, answer, by).model_copy(
        update={
            "context": as_data(context.text),
            "tokens": context.tokens,
            "messages": [Turn.model_validate(one) for one in told],
        }
    )


async def _recalled(memory: AsyncMemory, post: Post) -> Outgoing:
    """The answer to a command; neither becomes part of the conversation."""
    head = await memory.store.chat(check_id(post.chat, "chat"))
    answer = await obey(memory, head, check_id(post.user, "user"), post.incoming.text)
    asked = Message("user", post.incoming.text, id=post.incoming.id)
    return _outgoing(post, asked, known=False, answer=answer, by="memory")


async def _whose(memory: AsyncMemory, incoming: Incoming) -> str:
    """The user: where people are numbers, the number as it was linked or in its one form."""
    if incoming.channel.lower() in _NUMBERED:
        return await linked(memory.store, canonical(incoming.user))
    return incoming.user


async def _record(memory: AsyncMemory, post: Post) -> tuple[Message, bool]:
    """Writes the message, the answer, or both as one; returns the first, and whether it was known
    before. Nothing said is nothing written."""
    messages = _messages(post)
    if not messages:
        return Message("user", ""), False
    id = messages[0].id
    known = await memory.store.find_messages(id, post.chat) if id else []
    written = await memory.append(post.chat, post.user, messages)
    return written[0], bool(known)


def _messages(post: Post) -> list[Message]:
    given = post.incoming
    files = tuple(Attachment(**file.model_dump()) for file in given.attachments)
    channel = given.channel or post.name
    said = Message("user", given.text, at=given.at, id=given.id, channel=channel, attachments=files)
    found = [said] if given.text.strip() or files else []
    if given.answer is not None:
        id = answer_id(given.id) if given.id else ""
        at = given.at if found else None
        found.append(Message("assistant", given.answer, at=at, id=id, channel=channel))
    return found


async def _answer(
    memory: AsyncMemory,
    settings: Settings,
    client: httpx2.AsyncClient,
    post: Post,
    said: Message,
    now: datetime,
) -> tuple[str | None, _By]:
    """The answer, if we give it, and who gave it. The same message again gets the same answer."""
    channel, id = post.channel, answer_id(said.id)
    if said.erased or not said.seq:
        return None, "nobody"
    earlier = await memory.store.find_messages(id, post.chat)
    if earlier and not earlier[0].erased:
        return earlier[0].content, "model" if channel and channel.upstream else "caller"
    if channel is None or not channel.upstream:
        return None, "nobody"
    if can_send(channel):
        await outbox.add(memory.store, _ask(post, said, now), now)
        return None, "later"
    try:
        text = await from_model(memory, client, settings, channel, [said], post.user)
    except Failed:
        return None, "failed"
    answer = Message("assistant", text, id=id, channel=said.channel)
    written = await memory.append(post.chat, post.user, [answer])
    return written[0].content, "model"


def _ask(post: Post, said: Message, now: datetime) -> Ask:
    return Ask(
        channel=post.name,
        chat=post.chat,
        user=post.user,
        seq=said.seq,
        id=said.id,
        line="",
        to=post.user,
        asked_at=now,
        due_at=now,
    )


def _outgoing(post: Post, said: Message, known: bool, answer: str | None, by: str) -> Outgoing:
    return Outgoing.model_validate(
        {
            "chat": post.chat,
            "user": post.user,
            "id": said.id,
            "cycle": said.cycle,
            "known": known,
            "answer": answer,
            "answered_by": by,
            "context": "",
            "tokens": 0,
            "messages": [],
        }
    )
