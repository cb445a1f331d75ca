"""The verbs that do: record, open, pin, unpin, compact, refresh, consolidate."""

from __future__ import annotations

from collections.abc import Coroutine, Mapping, Sequence
from typing import Annotated, Any

import typer

from lembrar.cli import exits, given, progress, show, show_person
from lembrar.cli.options import Chat, User
from lembrar.cli.verb import Answer, Call, verb
from lembrar.engine import AsyncMemory
from lembrar.errors import StoreError
from lembrar.model import Compaction, Message
from lembrar.text.private import mask

_BATCH = 500  # messages in one durable write
_WORKING = "Making summaries …"

Said = Annotated[
    str | None, typer.Argument(metavar="SAID", help="What the user said; - reads stdin.")
]
Answered = Annotated[
    str | None, typer.Argument(metavar="ANSWERED", help="What was answered; - reads stdin.")
]
Id = Annotated[str, typer.Option("--id", help="Your id for it: the same again changes nothing.")]
At = Annotated[
    str | None, typer.Option("--at", metavar="TIME", help="When it was said (ISO 8601).")
]
Channel = Annotated[str, typer.Option("--channel", help="Where it was said, such as whatsapp.")]
Jsonl = Annotated[
    str | None,
    typer.Option(
        "--jsonl",
        metavar="FILE|-",
        help="Record many messages instead, one JSON object per line: role, content, and "
        "if you like sender, at, id, channel, attachments.",
    ),
]
MessageId = Annotated[
    str,
    typer.Argument(
        metavar="ID",
        help="The id of a message (`lembrar history`) or of a fact (`lembrar facts`).",
    ),
]
InChat = Annotated[
    str | None, typer.Option("--chat", help="Which chat, if several have a message with this id.")
]


@verb(budget=True)
def record(
    call: Call,
    chat: Chat,
    user: User,
    said: Said = None,
    answered: Answered = None,
    id: Id = "",
    at: At = None,
    channel: Channel = "",
    jsonl: Jsonl = None,
) -> Coroutine[Any, Any, Answer]:
    """Record what was said and answered. It is safe on disk when this returns."""
    if jsonl is not None:
        if said is not None or id or at or channel:
            raise typer.BadParameter("--jsonl takes texts, ids, times and channels from its lines.")
        return _append(call, chat, user, given.rows(jsonl, user))
    if said is None:
        raise typer.BadParameter("Say what was said: SAID, - for stdin, or --jsonl FILE.")
    when = given.moment(at, call.settings.timezone)
    first, second = given.texts(said, answered)
    return _record(call, chat, user, first or "", second, id=id, at=when, channel=channel)


async def _record(
    call: Call, chat: str, user: str, said: str, answered: str | None, **told: Any
) -> Answer:
    async with call.memory() as memory:
        cycle = await memory.record(chat, user, said, answered, **told)
        await _settle(memory)
    kept = mask(said, memory.policy.redaction.log)
    repeated = all(kept != message.content for message in cycle.messages)
    return Answer(cycle, lambda: show.repeated(cycle) if repeated else show.recorded(cycle))


async def _append(call: Call, chat: str, user: str, rows: Sequence[Mapping[str, Any]]) -> Answer:
    written: list[Message] = []
    async with call.memory() as memory:
        for batch in progress.in_batches(rows, _BATCH, "Recording"):
            written += await memory.append(chat, user, batch)
        await _settle(memory)
    return Answer(written, lambda: show.appended(written))


async def _settle(memory: AsyncMemory) -> None:
    """Does the work that recording made due. What was recorded is safe already, so that trouble
    here is told but is no failure: the work stays due."""
    try:
        with progress.working(_WORKING):
            await memory.consolidate()
    except StoreError as error:
        exits.say(f"It is recorded; summaries will be made later. {error}")


@verb()
async def open_chat(
    call: Call,
    chat: Chat,
    user: User,
    enabled: Annotated[
        bool | None, typer.Option("--on/--off", help="Switch the chat's memory on or off.")
    ] = None,
    timezone: Annotated[
        str | None,
        typer.Option("--timezone", help="The user's time zone, such as America/Sao_Paulo."),
    ] = None,
) -> Answer:
    """Load a chat, or create it; switch its memory on or off."""
    async with call.memory() as memory:
        found = await memory.open_chat(chat, user, enabled=enabled, timezone=timezone)
    return Answer(found, lambda: show.opened(found))


@verb()
async def pin(call: Call, id: MessageId, chat: InChat = None) -> Answer:
    """Pin a message, shown as it was said, however old; or a fact, which then never fades."""
    async with call.memory() as memory:
        await memory.pin(id, chat=chat)
        return await _pinned(memory, id, chat)


@verb()
async def unpin(call: Call, id: MessageId, chat: InChat = None) -> Answer:
    """Let a pinned message or fact go with the others again."""
    async with call.memory() as memory:
        await memory.unpin(id, chat=chat)
        return await _pinned(memory, id, chat)


async def _pinned(memory: AsyncMemory, id: str, chat: str | None) -> Answer:
    if found := await memory.store.find_messages(id, chat):
        return Answer(found[0], lambda: show.pinned(found[0]))
    [fact] = await memory.store.find_facts(id)
    return Answer(fact, lambda: show_person.pinned(fact))


@verb(budget=True)
async def consolidate(
    call: Call,
    chat: Annotated[
        str | None,
        typer.Argument(metavar="[CHAT]", help="Only this chat; all that are due if not."),
    ] = None,
) -> Answer:
    """Do the background work now, of one chat or of all that have some."""
    async with call.memory() as memory:
        if chat is not None:
            await call.known_chat(memory, chat)
        with progress.working(_WORKING):
            runs = await memory.consolidate(chat)
    return _compacted(runs)


@verb(budget=True)
async def compact(call: Call, chat: Chat) -> Answer:
    """Compact a chat now, whether or not it is due."""
    async with call.memory() as memory:
        await call.known_chat(memory, chat)
        with progress.working(_WORKING):
            runs = await memory.compact(chat)
    return _compacted(runs)


@verb(budget=True)
async def refresh(call: Call, chat: Chat) -> Answer:
    """Make all summaries of a chat anew from its log; until it is done, the old ones stand."""
    async with call.memory() as memory:
        await call.known_chat(memory, chat)
        with progress.working(_WORKING):
            runs = await memory.refresh(chat)
    return _compacted(runs)


def _compacted(runs: list[Compaction]) -> Answer:
    return Answer(runs, lambda: show.compactions(runs))


@verb()
async def reindex(
    call: Call,
    user: Annotated[
        str | None, typer.Argument(metavar="[USER]", help="Only this user; all if not.")
    ] = None,
) -> Answer:
    """Make the vectors of all that has none of the chosen embedder; search goes on meanwhile."""
    async with call.memory() as memory:
        users = [await call.known_user(memory, user)] if user else await memory.users()
        done = 0
        for batch in progress.in_batches(users, 1, "Embedding"):
            done += await memory.reindex(batch[0])
    return Answer({"embedded": done}, lambda: f"{done} texts embedded.")
