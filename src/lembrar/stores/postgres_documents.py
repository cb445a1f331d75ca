"""Documents in PostgreSQL. Keys are compared byte by byte: in UTF-8 that is by code point."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from lembrar.stores import codec
from lembrar.stores.base import Document
from lembrar.stores.postgres_notices import TENANT
from lembrar.stores.postgres_part import Part
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Row, Statement, Value
from lembrar.stores.tombstone import new_salt

_SWEPT = 100  # expired documents that a write removes, at most
# What somebody else is busy with is left to them: two who sweep must not wait for each other.
_SWEEP = """
  DELETE FROM lembrar.documents d USING (
    SELECT collection, key FROM lembrar.documents WHERE tenant = $1 AND expires_at <= $2
    LIMIT $3 FOR UPDATE SKIP LOCKED) gone
  WHERE d.tenant = $1 AND d.collection = gone.collection AND d.key = gone.key"""
_ALIVE = "(expires_at IS NULL OR expires_at > $3)"
_ENDED = "documents.expires_at <= $8"
_REMOVE = """
  DELETE FROM lembrar.documents WHERE tenant = $1 AND collection = $2 AND key = ANY($3::text[])"""
_SET = """person = excluded.person, expires_at = excluded.expires_at, data = excluded.data"""
_PUT = f"""
  INSERT INTO lembrar.documents (tenant, collection, key, person, expires_at, version, data)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (tenant, collection, key) DO UPDATE SET {_SET},
    version = CASE WHEN {_ENDED} THEN 1 ELSE documents.version + 1 END"""
_ADD = f"""
  INSERT INTO lembrar.documents (tenant, collection, key, person, expires_at, version, data)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (tenant, collection, key) DO UPDATE SET {_SET}, version = 1 WHERE {_ENDED}"""
_SWAP = """
  UPDATE lembrar.documents SET person = $4, expires_at = $5, version = version + 1, data = $7
  WHERE tenant = $1 AND collection = $2 AND key = $3 AND version = $6
    AND (expires_at IS NULL OR expires_at > $8)"""
_DROP_PERSON = "DELETE FROM lembrar.documents WHERE tenant = $1 AND person = $2"


async def drop_person(db: Transaction, tenant: str, person: str) -> int:
    """Removes the documents of a person. Returns how many."""
    [gone] = await db.ask(Statement(_DROP_PERSON, (tenant, person)))
    return gone.count


class PostgresDocuments(Part):
    """The part of the store that keeps small things of other kinds."""

    async def documents(
        self,
        collection: str,
        *,
        now: datetime,
        keys: Collection[str] | None = None,
        prefix: str = "",
        after: str = "",
        user: str | None = None,
        limit: int | None = None,
    ) -> list[Document]:
        values: list[Value] = [self._tenant, collection, codec.micros(now), max(after, prefix)]
        from_key = ">" if after >= prefix else ">="
        wanted = f"tenant = $1 AND collection = $2 AND {_ALIVE} AND key {from_key} $4"

        def bound(value: Value) -> str:
            values.append(value)
            return f"${len(values)}"

        if (end := codec.past_prefix(prefix)) is not None:
            wanted += f" AND key < {bound(end)}"
        if keys is not None:
            wanted += f" AND key = ANY({bound([*keys])}::text[])"
        if user is not None:
            wanted += f" AND person = {bound(user)}"
        size = bound(None if limit is None else max(limit, 0))
        found = await self._rows(
            f"""SELECT key, data, person, expires_at, version FROM lembrar.documents
                WHERE {wanted} ORDER BY key LIMIT {size}""",
            *values,
        )
        return [_document(row) for row in found]

    async def write_documents(
        self,
        collection: str,
        documents: Sequence[Document],
        *,
        now: datetime,
        remove: Collection[str] = (),
    ) -> None:
        at = codec.micros(now)

        async def write(db: Transaction) -> None:
            if remove:
                db.later(_REMOVE, self._tenant, collection, sorted(set(remove)))
            if documents:
                db.later(TENANT, self._tenant, new_salt())
            for document in sorted(documents, key=lambda each: each.key):
                db.later(_PUT, self._tenant, collection, *_row(document, 1), at)
            db.later(_SWEEP, self._tenant, at, _SWEPT)

        await self._write(write)

    async def swap_document(self, collection: str, document: Document, *, now: datetime) -> bool:
        at = codec.micros(now)

        async def write(db: Transaction) -> bool:
            db.later(TENANT, self._tenant, new_salt())
            sql = _SWAP if document.version else _ADD
            row = _row(document, document.version or 1)
            if not await db.run(sql, self._tenant, collection, *row, at):
                await db.undo()
                return False
            db.later(_SWEEP, self._tenant, at, _SWEPT)
            return True

        return await self._write(write)


def _row(document: Document, version: int) -> tuple[Value, ...]:
    ends = codec.micros(document.expires_at) if document.expires_at else None
    return document.key, document.user, ends, version, document.data


def _document(row: Row) -> Document:
    key, data, user, ends, version = row
    return Document(key, data, user, None if ends is None else codec.moment(ends), version)
