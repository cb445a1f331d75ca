"""Notices on their way: written, and not numbered yet."""

from __future__ import annotations

from collections.abc import Sequence

from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import put_all
from lembrar.stores.mongo_tenant import Tenant


async def send(t: Tenant, posted: Sequence[Doc]) -> None:
    """Lets notices wait for their numbers; those that do already are left alone."""
    await put_all(
        t.server.collection("notices"),
        [{**one, "tenant": t.name, "waiting": True} for one in posted],
    )
    t.bell.ring(t.name)
