"""The verbs about a person: profile, events, moods, and the user's own hand: remember, correct,
undo, garden, forget, link, unlink."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from lembrar.cli import show_person as show
from lembrar.cli.given import moment
from lembrar.cli.options import User
from lembrar.cli.verb import Answer, Call, verb

FactId = Annotated[
    str, typer.Argument(metavar="FACT", help="The id of a fact, as `lembrar facts` shows it.")
]
Time = Annotated[str | None, typer.Option("--at", metavar="TIME", help="As of then (ISO 8601).")]
ChannelName = Annotated[str, typer.Argument(metavar="CHANNEL", help="Such as whatsapp or web.")]
Identity = Annotated[
    str, typer.Argument(metavar="IDENTITY", help="What the person is called there.")
]


@verb()
async def profile(call: Call, user: User) -> Answer:
    """What is believed of a user, by key: how surely, and seen how often."""
    async with call.memory() as memory:
        found = await memory.profile(await call.known_user(memory, user))
    return Answer(found, lambda: show.profile(found))


@verb()
async def events(call: Call, user: User) -> Answer:
    """What happened in a user's life and chats, and what is to come, by time."""
    async with call.memory() as memory:
        found = await memory.events(await call.known_user(memory, user))
    return Answer(found, lambda: show.events(found))


@verb()
async def moods(
    call: Call,
    user: User,
    since: Annotated[
        str | None, typer.Option("--since", metavar="TIME", help="From then on (ISO 8601).")
    ] = None,
) -> Answer:
    """How a user felt, message by message, and about what."""
    first = moment(since, call.settings.timezone)
    async with call.memory() as memory:
        found = await memory.moods(await call.known_user(memory, user), since=first)
    return Answer(found, lambda: show.moods(found))


@verb()
async def remember(
    call: Call,
    user: User,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What to remember of the user.")],
    kind: Annotated[
        str, typer.Option("--kind", help="Such as bio, preference or goal; found out if not given.")
    ] = "",
) -> Answer:
    """Remember something of a user that was said outside of any chat."""
    async with call.memory() as memory:
        fact = await memory.remember(user, text, kind=kind)
    return Answer(fact, lambda: show.changed([fact]))


@verb()
async def correct(
    call: Call,
    fact: FactId,
    text: Annotated[str, typer.Argument(metavar="TEXT", help="What is true instead.")],
) -> Answer:
    """Put a fact right; the old wording stays in its history."""
    async with call.memory() as memory:
        new = await memory.correct(fact, text)
    return Answer(new, lambda: show.changed([new]))


@verb()
async def undo(call: Call, fact: FactId) -> Answer:
    """Take back the last change that a fact took part in."""
    async with call.memory() as memory:
        found = await memory.undo(fact)
    return Answer(found, lambda: show.changed(found))


@verb()
async def garden(call: Call, at: Time = None) -> Answer:
    """Let facts fade, expire and be archived, as far as their time has come."""
    when = moment(at, call.settings.timezone)
    async with call.memory() as memory:
        done = await memory.garden(when)
    return Answer(done, lambda: show.gardened(done))


@verb()
async def forget(
    call: Call,
    user: Annotated[str | None, typer.Option("--user", help="Everything of a user.")] = None,
    chat: Annotated[
        str | None, typer.Option("--chat", help="A chat; with --message, where it stands.")
    ] = None,
    message: Annotated[str | None, typer.Option("--message", help="One message.")] = None,
    fact: Annotated[str | None, typer.Option("--fact", help="One fact.")] = None,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask first.")] = False,
) -> Answer:
    """Erase a user, a chat, a message or a fact for good, with a receipt of what went."""
    named = {"user": user, "chat": chat, "message": message, "fact": fact}
    what = ", ".join(f"{name} {given!r}" for name, given in named.items() if given is not None)
    if not what:
        raise typer.BadParameter("Say what to forget: --user, --chat, --message or --fact.")
    if not yes:
        _ask(what)
    async with call.memory() as memory:
        done = await memory.forget(user=user, chat=chat, message=message, fact=fact)
        await memory.consolidate()
    return Answer(done, lambda: show.receipt(done))


def _ask(what: str) -> None:
    if not sys.stdin.isatty():
        raise typer.BadParameter(f"This erases {what} for good. Say --yes to do it.")
    typer.confirm(f"Erase {what} for good?", abort=True)


@verb()
async def link(call: Call, user: User, channel: ChannelName, identity: Identity) -> Answer:
    """Say that an identity in a channel is this user: memory follows the person."""
    async with call.memory() as memory:
        made = await memory.link(user, channel, identity)
    return Answer(made, lambda: show.linked(made))


@verb()
async def unlink(call: Call, user: User, channel: ChannelName, identity: Identity) -> Answer:
    """Take a link back; what was said under each name is separate again."""
    async with call.memory() as memory:
        was = await memory.unlink(user, channel, identity)
    return Answer({"unlinked": was}, lambda: show.unlinked(was))


@verb()
async def links(call: Call, user: User) -> Answer:
    """The identities in other channels that belong to a user."""
    async with call.memory() as memory:
        found = await memory.links(user)
    return Answer(found, lambda: show.links(found))
