"""`lembrar chat`: talk in the terminal, or watch a guided conversation."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import typer

from lembrar.cli import guided, output, script
from lembrar.cli.session import Session, typed
from lembrar.cli.stage import Stage
from lembrar.cli.turn import Talk, Turn
from lembrar.cli.verb import Answer, Call, opening, verb
from lembrar.sync import Memory

_HERE = "terminal"
Language = Literal["pt", "en"]


@verb(budget=True)
def chat(
    call: Call,
    chat: Annotated[str, typer.Argument(metavar="[CHAT]", help="The id of the chat.")] = _HERE,
    user: Annotated[str, typer.Argument(metavar="[USER]", help="Who is talking.")] = _HERE,
    guided: Annotated[
        bool, typer.Option("--guided", help="Watch a scripted conversation instead.")
    ] = False,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses in the guided one.")] = False,
    language: Annotated[
        Language | None,
        typer.Option("--language", help="Start in this language; then it follows you."),
    ] = None,
) -> Answer | None:
    """Talk in the terminal to a small offline bot, and watch the memory work."""
    if guided:
        found = _guided(call, language or "pt", fast=fast)
    else:
        found = {"chat": chat, "user": user, "turns": _talk(call, chat, user, language)}
    return Answer(found, str) if call.as_json else None


def _talk(call: Call, chat: str, user: str, language: str | None) -> list[Turn]:
    screen = output.console(quiet=call.as_json)
    with Memory(**opening(call.settings), background=False) as memory:
        opened = memory.open_chat(chat, user)
        first = language or opened.language or "pt"
        session = Session(Talk(memory, chat, user), screen, call.settings.timezone, first)
        session.run(opened, typed(screen), output.place(call.settings.url))
    return session.turns


def _guided(call: Call, language: str, *, fast: bool) -> guided.Tour:
    screen = output.console(quiet=call.as_json)
    paced = sys.stdout.isatty() and not fast and not call.as_json
    return guided.play(call.flags, Stage(screen, script.load(language), language, paced))
