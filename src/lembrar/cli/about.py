"""The verbs about Lembrar itself: presets, doctor, version."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lembrar import policy
from lembrar.cli import checkup, exits, show
from lembrar.cli.verb import Answer, Call, verb


@verb(store=False)
def presets(
    call: Call,
    name: Annotated[
        str | None,
        typer.Argument(metavar="[NAME]", help="Print this one's TOML, to start your own from."),
    ] = None,
    models: Annotated[
        bool, typer.Option("--models", help="The budgets that suit today's models.")
    ] = False,
) -> Answer:
    """The presets that come with Lembrar; a name prints its TOML, a file of yours is checked."""
    if models and name is not None:
        raise typer.BadParameter("Give a NAME or --models, not both.")
    if models:
        rows = policy.recommendations()
        return Answer(rows, lambda: show.models(rows))
    if name is not None:
        found = policy.load(name)
        return Answer(found, lambda: _source(name))
    every = [policy.load(known) for known in policy.names()]
    return Answer(every, lambda: show.presets(every))


def _source(name: str) -> str:
    return policy.source(name) if name in policy.names() else Path(name).read_text("utf-8")


@verb(budget=True)
async def doctor(
    call: Call,
    llm: Annotated[
        bool, typer.Option("--llm", help="Ask the LLM something, too; that costs a little.")
    ] = False,
) -> Answer:
    """Check that everything works here: settings, store, tokenizer, summaries, versions."""
    found = await checkup.checkup(call, llm=llm)
    code = exits.OK if found.ok else exits.WRONG
    return Answer(found, lambda: checkup.shown(found), code)


@verb(store=False)
def version(call: Call) -> Answer:
    """The version of Lembrar and of what it stands on."""
    found = checkup.versions()
    return Answer(found, lambda: "\n".join(f"{name} {value}" for name, value in found.items()))
