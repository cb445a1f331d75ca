"""Whether a server and its database will do, and bringing the schema up to date."""

from __future__ import annotations

import logging
from importlib import resources
from typing import Any, LiteralString, cast

from psycopg import AsyncConnection, Error, errors

from lembrar.errors import StoreError, StoreForeign, StoreReadOnly, StoreTooNew

_OLDEST = 140_000  # as the server says it: 14.0
_LOCK = 0x4C454D42  # "LEMB"
_STATE = """
  SELECT current_setting('server_version_num')::int, current_setting('server_encoding'),
    pg_is_in_recovery(), current_setting('fsync') = 'on',
    (SELECT rolsuper OR rolbypassrls FROM pg_roles WHERE rolname = current_user)"""
_TABLES = """
  SELECT EXISTS (
      SELECT 1 FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'lembrar'),
    (SELECT count(*) FROM pg_attribute a
     JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'lembrar' AND c.relname = 'migrations'
       AND a.attname IN ('number', 'name', 'done_at')) = 3"""
_HAS_SCHEMA = "SELECT 1 FROM pg_namespace WHERE nspname = 'lembrar'"
_BEGIN = """
  CREATE TABLE IF NOT EXISTS lembrar.migrations (
    number int PRIMARY KEY, name text NOT NULL, done_at timestamptz NOT NULL DEFAULT now())"""
_DONE = "INSERT INTO lembrar.migrations (number, name) VALUES (%s, %s)"
# Where pgvector is, and whether it is new enough.
_VECTORS = """
  SELECT quote_ident(n.nspname), to_regtype(format('%I.halfvec', n.nspname)) IS NOT NULL
  FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE e.extname = 'vector'"""
_FIND = """
  SELECT set_config('search_path',
    concat_ws(', ', nullif(current_setting('search_path'), ''), %s::text), true)"""
_log = logging.getLogger("lembrar.stores")


async def prepare(connection: AsyncConnection[Any]) -> None:
    """Raises unless the server will do and the schema is ours, and brings it up to date."""
    found = await (await connection.execute(_STATE)).fetchone()
    version, encoding, is_replica, is_durable, passes_walls = found or (0, "", False, False, False)
    check_server(version, encoding, is_durable=is_durable, is_replica=is_replica)
    if passes_walls:
        _log.warning(
            "The store's role passes by row-level security, the second wall between tenants. "
            "Use one that is neither a superuser nor has BYPASSRLS."
        )
    await _migrate(connection)


def check_server(version: int, encoding: str, *, is_durable: bool, is_replica: bool) -> None:
    """Raises unless a server can keep the promises."""
    if version < _OLDEST:
        raise StoreError(
            f"This server is PostgreSQL {version // 10_000}. Lembrar needs 14 or later."
        )
    if encoding != "UTF8":
        raise StoreError(
            f"This database keeps text as {encoding}. Create one with ENCODING 'UTF8' for Lembrar."
        )
    if is_replica:
        raise StoreReadOnly("This server is a replica and takes no writes. Name the primary.")
    if not is_durable:
        raise StoreError(
            "This server runs with fsync off: a power cut would damage what was acknowledged. "
            "Switch fsync on."
        )


async def _migrate(connection: AsyncConnection[Any]) -> None:
    """Brings the schema up to date, whole or not at all; several processes may try at once."""
    migrations = _migrations()
    if await _version(connection) == migrations[-1][0]:
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock(%s)", (_LOCK,))
        version = await _version(connection)
        if version > migrations[-1][0]:
            raise StoreTooNew
        # Not "if not exists": whoever may not create one can still be given one.
        if await (await connection.execute(_HAS_SCHEMA)).fetchone() is None:
            await connection.execute("CREATE SCHEMA lembrar")
        await connection.execute(_BEGIN)
        await _use_vectors(connection)
        for number, name, sql in migrations:
            if number > version:
                await connection.execute(cast(LiteralString, sql))  # a file of this package
                await connection.execute(_DONE, (number, name))


async def _use_vectors(connection: AsyncConnection[Any]) -> None:
    """Lets the migration say halfvec, wherever pgvector is. Creates it if that is possible."""
    if await (await connection.execute(_VECTORS)).fetchone() is None:
        try:
            await connection.execute("CREATE EXTENSION vector")
        except Error as error:
            raise why_no_vectors(error) from None
    found = await (await connection.execute(_VECTORS)).fetchone()
    schema, has_halves = found or ("", False)
    if not has_halves:
        raise StoreError(
            "This database's pgvector is older than 0.7. Install a newer one on the server, and "
            "run in the database: ALTER EXTENSION vector UPDATE;"
        )
    await connection.execute(_FIND, (schema,))


def why_no_vectors(error: Error) -> Error | StoreError:
    """What it means that pgvector could not be created."""
    if isinstance(error, errors.InsufficientPrivilege | errors.InvalidSchemaName):
        return StoreError(
            "The store's role may not switch on pgvector in this database. Have an administrator "
            "run there: CREATE EXTENSION vector;"
        )
    if isinstance(error, errors.FeatureNotSupported | errors.UndefinedFile):
        return StoreError(
            "This server has no pgvector, by which Lembrar keeps vectors. Install pgvector 0.7 or "
            "later on it (the image pgvector/pgvector has it), and open the store again."
        )
    return error


async def _version(connection: AsyncConnection[Any]) -> int:
    """The number of the newest migration; 0 if there is no schema yet."""
    found = await (await connection.execute(_TABLES)).fetchone()
    has_tables, is_ours = found or (False, False)
    if has_tables and not is_ours:
        raise StoreForeign(
            "The schema lembrar of this database belongs to another program. "
            "Choose another database for Lembrar."
        )
    if not has_tables:
        return 0
    newest = "SELECT coalesce(max(number), 0) FROM lembrar.migrations"
    found = await (await connection.execute(newest)).fetchone()
    return found[0] if found else 0


def _migrations() -> list[tuple[int, str, str]]:
    """Number, name and text of each, in order."""
    folder = resources.files("lembrar.stores.schema").joinpath("postgres")
    files = (file for file in folder.iterdir() if file.name.endswith(".sql"))
    return sorted((int(f.name[:3]), f.name[4:-4], f.read_text("utf-8")) for f in files)
