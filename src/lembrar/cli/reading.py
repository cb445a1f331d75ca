"""The verbs that look: context, search, history, chats, users, summaries, compactions, facts,
stats."""

from __future__ import annotations

from typing import Annotated

import typer

from lembrar.cli import show, show_person
from lembrar.cli.given import moment
from lembrar.cli.options import Chat, User
from lembrar.cli.verb import Answer, Call, verb


@verb(budget=True)
async def context(
    call: Call,
    chat: Chat,
    user: User,
    query: Annotated[str, typer.Argument(metavar="[QUERY]", help="What is asked next.")] = "",
    explain: Annotated[
        bool, typer.Option("--explain", help="Show why: each item, its cost, what was left out.")
    ] = False,
    compare: Annotated[
        bool, typer.Option("--compare", help="Show its size against the whole history's.")
    ] = False,
) -> Answer:
    """What to put before the model for the next answer, never over its budget."""
    async with call.memory() as memory:
        found = await memory.context(chat, user, query)
    if explain:
        return Answer(found.explain(), lambda: show.explained(found))
    if compare:
        return Answer(show.comparison(found), lambda: show.compared(found))
    return Answer(found, lambda: found.text)


@verb()
async def search(
    call: Call,
    user: User,
    query: Annotated[str, typer.Argument(metavar="QUERY", help="What to look for.")],
    limit: Annotated[int, typer.Option("--limit", min=1, help="How many at most.")] = 5,
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", help="Only message, summary or a kind of fact; repeat for more."),
    ] = None,
    at: Annotated[
        str | None, typer.Option("--at", metavar="TIME", help="What could be found then.")
    ] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show what each score is made of.")
    ] = False,
) -> Answer:
    """Search by words and meaning in all that a user said, was told and is known for."""
    when = moment(at, call.settings.timezone)
    async with call.memory() as memory:
        known = await call.known_user(memory, user)
        found = await memory.search(known, query, limit=limit, kinds=tuple(kind or ()), at=when)
    return Answer(found, lambda: show_person.hits(found, explain=explain))


@verb()
async def history(
    call: Call,
    chat: Chat,
    last: Annotated[
        int | None, typer.Option("--last", min=1, help="Only this many messages, the newest.")
    ] = None,
) -> Answer:
    """Everything that was said in a chat, oldest first, exactly as it was said."""
    async with call.memory() as memory:
        messages = await memory.history(await call.known_chat(memory, chat))
    newest = messages[-last:] if last else messages
    return Answer(newest, lambda: show.history(newest))


@verb()
async def chats(call: Call, user: User) -> Answer:
    """A user's chats, the most recently active first."""
    async with call.memory() as memory:
        found = await memory.chats(await call.known_user(memory, user))
    return Answer(found, lambda: show.chats(found))


@verb()
async def users(call: Call) -> Answer:
    """Everybody who is remembered."""
    async with call.memory() as memory:
        found = await memory.users()
    return Answer(found, lambda: show.users(found))


@verb()
async def summaries(call: Call, chat: Chat) -> Answer:
    """The ladder of a chat, oldest first: each summary, what it preserved and came from."""
    async with call.memory() as memory:
        found = await memory.summaries(await call.known_chat(memory, chat))
    return Answer(found, lambda: show.summaries(found))


@verb()
async def compactions(call: Call, chat: Chat) -> Answer:
    """Every compaction of a chat, oldest first."""
    async with call.memory() as memory:
        found = await memory.compactions(await call.known_chat(memory, chat))
    return Answer(found, lambda: show.compactions(found))


@verb()
async def facts(
    call: Call,
    user: User,
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", help="Only this kind, such as goal or limit; repeat for more."),
    ] = None,
    status: Annotated[
        str,
        typer.Option("--status", help="live, superseded, ended, archived or undone; all for all."),
    ] = "live",
    at: Annotated[
        str | None, typer.Option("--at", metavar="TIME", help="What was known then (ISO 8601).")
    ] = None,
) -> Answer:
    """What is known of a user; critical facts are marked ★ and never removed, pinned ones ⚑."""
    when = moment(at, call.settings.timezone)
    async with call.memory() as memory:
        known = await call.known_user(memory, user)
        wanted = "" if status == "all" else status
        found = await memory.facts(known, kinds=tuple(kind or ()), status=wanted, at=when)
    return Answer(found, lambda: show_person.facts(found))


@verb(budget=True)
async def stats(
    call: Call,
    chat: Annotated[str | None, typer.Option("--chat", help="Of one chat.")] = None,
    user: Annotated[str | None, typer.Option("--user", help="Of one user's chats.")] = None,
) -> Answer:
    """Sizes, compactions and savings of a chat, of a user's chats, or of all."""
    if chat is not None and user is not None:
        raise typer.BadParameter("Give --chat or --user, not both.")
    async with call.memory() as memory:
        if chat is not None:
            await call.known_chat(memory, chat)
        if user is not None:
            await call.known_user(memory, user)
        found = await memory.stats(chat=chat, user=user)
    return Answer(found, lambda: show.stats(found))
