"""Documents in SQLite. Functions that write work inside the caller's transaction.

Keys are compared byte by byte: in UTF-8 that is by code point."""

# ruff: noqa: S608 - only this file's own conditions are ever put into a statement

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import datetime

from lembrar.stores import codec
from lembrar.stores.base import Document
from lembrar.stores.sqlite_file import Row, Share, Transaction

_SWEPT = 100  # expired documents that a write removes, at most
_SWEEP = """
  DELETE FROM documents WHERE rowid IN (
    SELECT rowid FROM documents WHERE tenant = ? AND expires_at <= ? LIMIT ?)"""
_HERE = "tenant = ?1 AND collection = ?2"
_ALIVE = "(expires_at IS NULL OR expires_at > ?3)"
_VERSION = f"SELECT version FROM documents WHERE {_HERE} AND key = ?4 AND {_ALIVE}"
_PUT = "INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?, ?)"
_REMOVE = f"DELETE FROM documents WHERE {_HERE} AND key = ?3"
_DROP_USER = "DELETE FROM documents INDEXED BY documents_by_user WHERE tenant = ? AND user = ?"


def drop_user(db: Transaction, tenant: str, user: str) -> int:
    """Removes the documents of a user. Returns how many."""
    return db.run(_DROP_USER, (tenant, user))


class SqliteDocuments:
    """The part of the store that keeps small things of other kinds."""

    _file: Share
    _tenant: str

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
        values: list[object] = [self._tenant, collection, codec.micros(now), max(after, prefix)]
        index, wanted = "", f"{_HERE} AND {_ALIVE} AND key {'>' if after >= prefix else '>='} ?4"

        def bound(value: object) -> str:
            values.append(value)
            return f"?{len(values)}"

        if (end := codec.past_prefix(prefix)) is not None:
            wanted += f" AND key < {bound(end)}"
        if keys is not None:
            wanted += f" AND key IN (SELECT value FROM json_each({bound(json.dumps([*keys]))}))"
        if user is not None:
            index = "INDEXED BY documents_by_user"
            wanted += f" AND user = {bound(user)}"
        size = bound(-1 if limit is None else max(limit, 0))
        found = await self._file.read(
            f"""SELECT key, data, user, expires_at, version FROM documents {index}
                WHERE {wanted} ORDER BY key LIMIT {size}""",
            (*values,),
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
        def write(db: Transaction) -> None:
            _sweep(db, self._tenant, now)
            db.run_all(_REMOVE, [(self._tenant, collection, key) for key in remove])
            for document in documents:
                version = _version(db, self._tenant, collection, document.key, now)
                _put(db, self._tenant, collection, document, version + 1)

        await self._file.write(write)

    async def swap_document(self, collection: str, document: Document, *, now: datetime) -> bool:
        def write(db: Transaction) -> bool:
            version = _version(db, self._tenant, collection, document.key, now)
            if version != document.version:
                return False
            _sweep(db, self._tenant, now)
            _put(db, self._tenant, collection, document, version + 1)
            return True

        return await self._file.write(write)


def _sweep(db: Transaction, tenant: str, now: datetime) -> None:
    """Removes what has expired, a part of it at a time: no write shall wait for long."""
    db.run(_SWEEP, (tenant, codec.micros(now), _SWEPT))


def _version(db: Transaction, tenant: str, collection: str, key: str, now: datetime) -> int:
    found = db.rows(_VERSION, (tenant, collection, codec.micros(now), key))
    return found[0][0] if found else 0


def _put(db: Transaction, tenant: str, collection: str, document: Document, version: int) -> None:
    ends = codec.micros(document.expires_at) if document.expires_at else None
    row = (document.key, document.user, ends, version, document.data)
    db.run(_PUT, (tenant, collection, *row))


def _document(row: Row) -> Document:
    key, data, user, ends, version = row
    return Document(key, data, user, None if ends is None else codec.moment(ends), version)
