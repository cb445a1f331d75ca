"""The options that verbs share."""

from __future__ import annotations

from typing import Annotated, Any

import typer

_PANEL = "Settings (else LEMBRAR_* variables, then lembrar.toml, then defaults)"

Url = Annotated[
    str | None,
    typer.Option(
        "--url",
        metavar="URL",
        help="Where memory is kept: sqlite:path/to/file.db or memory:",
        rich_help_panel=_PANEL,
    ),
]
Preset = Annotated[
    str | None,
    typer.Option(
        "--preset",
        metavar="NAME|FILE",
        help="How memory behaves: a name of `lembrar presets`, or a .toml file.",
        rich_help_panel=_PANEL,
    ),
]
Tenant = Annotated[
    str | None,
    typer.Option(
        "--tenant",
        metavar="NAME",
        help="Whose memory this is; tenants never see each other.",
        rich_help_panel=_PANEL,
    ),
]
Budget = Annotated[
    int | None,
    typer.Option(
        "--budget",
        metavar="TOKENS",
        help="The most a context may take; the preset's own if not given.",
        rich_help_panel=_PANEL,
    ),
]
AsJson = Annotated[
    bool, typer.Option("--json", help="Answer with one JSON document, for programs.")
]

STORE: dict[str, Any] = {"url": Url, "preset": Preset, "tenant": Tenant}
BUDGET: dict[str, Any] = {"budget": Budget}

Chat = Annotated[str, typer.Argument(metavar="CHAT", help="The id of a chat.")]
User = Annotated[str, typer.Argument(metavar="USER", help="The id of the person remembered.")]
