"""Every verb, in the order of `lembrar --help`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from lembrar import __version__
from lembrar.cli import (
    about,
    chat,
    keyring,
    knowing,
    mcp_verb,
    reading,
    sampling,
    serving,
    transferring,
    working,
    writing,
)

PANELS: dict[str, dict[str, Callable[..., None]]] = {
    "Talk": {
        "record": writing.record,
        "context": reading.context,
        "search": reading.search,
        "chat": chat.chat,
    },
    "Look": {
        "history": reading.history,
        "chats": reading.chats,
        "users": reading.users,
        "summaries": reading.summaries,
        "compactions": reading.compactions,
        "stats": reading.stats,
        "spending": working.spending,
    },
    "Know": {
        "facts": reading.facts,
        "profile": knowing.profile,
        "events": knowing.events,
        "moods": knowing.moods,
        "links": knowing.links,
    },
    "Put right": {
        "remember": knowing.remember,
        "correct": knowing.correct,
        "undo": knowing.undo,
        "forget": knowing.forget,
        "link": knowing.link,
        "unlink": knowing.unlink,
    },
    "Tend": {
        "open": writing.open_chat,
        "pin": writing.pin,
        "unpin": writing.unpin,
        "compact": writing.compact,
        "refresh": writing.refresh,
        "consolidate": writing.consolidate,
        "garden": knowing.garden,
        "reindex": writing.reindex,
        "letters": working.letters,
        "retry": working.retry,
    },
    "Serve": {"serve": serving.serve, "worker": working.worker, "mcp": mcp_verb.mcp},
    "Carry": {
        "import": transferring.import_,
        "export": transferring.export,
        "move": transferring.move,
    },
    "Set up": {
        "sample": sampling.sample,
        "presets": about.presets,
        "doctor": about.doctor,
        "version": about.version,
    },
}

app = typer.Typer(
    name="lembrar",
    help="Memory for any chatbot: long conversations, small prompts, nothing important forgotten.",
    epilog="Exit codes: 0 done, 1 it could not be done (stderr says why), 2 wrong usage.",
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
KEYS = typer.Typer(help="Keys to the server: make, list and revoke them.", no_args_is_help=True)
for _name, _verb in {
    "create": keyring.create,
    "list": keyring.list_,
    "revoke": keyring.revoke,
}.items():
    KEYS.command(_name)(_verb)
for _panel, _verbs in PANELS.items():
    for _name, _verb in _verbs.items():
        app.command(_name, rich_help_panel=_panel)(_verb)
app.add_typer(KEYS, name="keys", rich_help_panel="Serve")


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"lembrar {__version__}")
        raise typer.Exit


@app.callback()
def lembrar(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", is_eager=True, callback=_tell_version, help="Say the version."),
    ] = False,
) -> None:
    """Shows the help when no verb is given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
