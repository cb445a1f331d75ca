"""The verbs about keys to the server: create, list, revoke."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields
from datetime import datetime
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lembrar.cli.given import moment, now
from lembrar.cli.output import tame
from lembrar.cli.tables import NONE, day, table
from lembrar.cli.verb import Answer, Call, verb
from lembrar.server.keys import RATE, Key, Keyring
from lembrar.stores.open import open_database

if TYPE_CHECKING:
    from rich.console import RenderableType

Scopes = Annotated[
    list[str],
    typer.Option("--scope", help="read, write or admin; each has those before it. Repeatable."),
]
Name = Annotated[str, typer.Option("--name", help="What it is for.")]
Expires = Annotated[
    str | None, typer.Option("--expires", metavar="TIME", help="When it ends (ISO 8601).")
]
Rate = Annotated[int, typer.Option("--rate", metavar="N", min=1, help="Requests a minute.")]
KeyId = Annotated[
    str, typer.Argument(metavar="ID", help="The id of a key, as `lembrar keys list` shows it.")
]


@verb()
async def create(
    call: Call,
    scope: Scopes = ["write"],  # noqa: B006 - typer copies it
    name: Name = "",
    expires: Expires = None,
    rate: Rate = RATE,
) -> Answer:
    """Make a key to a tenant. It is shown this once: only a digest of it is kept."""
    until = moment(expires, call.settings.timezone)
    at = now(call.settings.timezone)
    async with _keyring(call) as ring:
        text, key = await ring.create(
            call.settings.tenant, scope, now=at, name=name, expires_at=until, rate=rate
        )
    return Answer({"key": text, **_shown(key, at)}, lambda: text)


@verb()
async def list_(call: Call) -> Answer:
    """Show the keys of all tenants, or of the one named with --tenant."""
    at = now(call.settings.timezone)
    async with _keyring(call) as ring:
        found = await ring.list(now=at, tenant=call.flags.get("tenant"))
    return Answer([_shown(key, at) for key in found], lambda: _table(found, at))


@verb()
async def revoke(call: Call, id: KeyId) -> Answer:
    """Make a key open nothing any more, at once."""
    at = now(call.settings.timezone)
    async with _keyring(call) as ring:
        key = await ring.revoke(id, now=at, tenant=call.flags.get("tenant"))
    return Answer(_shown(key, at), lambda: f"Key {key.id} opens nothing any more.")


@asynccontextmanager
async def _keyring(call: Call) -> AsyncGenerator[Keyring]:
    database = await open_database(call.settings.url)
    try:
        yield Keyring(database)
    finally:
        await database.close()


def _shown(key: Key, at: datetime) -> dict[str, Any]:
    """All that is kept of a key but its digest."""
    kept = {field.name: getattr(key, field.name) for field in fields(key)}
    del kept["digest"]
    return kept | {"status": key.status(at)}


def _table(found: Sequence[Key], at: datetime) -> RenderableType:
    if not found:
        return "There are no keys. Make one with `lembrar keys create`."
    rows = table("id", "tenant", "scopes", "name", "made", "until", "status")
    for key in found:
        until = day(key.expires_at) if key.expires_at else NONE
        texts = (tame(key.tenant), " ".join(key.scopes), tame(key.name))
        rows.add_row(key.id, *texts, day(key.created_at), until, key.status(at))
    return rows
