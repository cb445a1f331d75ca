"""The database that a server serves."""

from __future__ import annotations

from lembrar import config
from lembrar.config import Settings
from lembrar.stores.base import Database
from lembrar.stores.open import open_database


async def open_served(settings: Settings) -> Database:
    """The database behind the settings' URL. While one on another machine is away, what is said
    waits in a spool on this one."""
    folder = settings.spool or config.spool_folder(settings.url)
    if not folder or settings.url == "memory:":
        return await open_database(settings.url)
    from lembrar.stores.spool_database import SpooledDatabase

    return await SpooledDatabase.open(settings.url, folder)
