"""API keys: who may do what in which tenant.

A key is `lbr_<id>_<secret>`. Its id is public and names it in lists and logs; of the secret only
a digest is kept. Keys live in a tenant of their own that no caller can name."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Collection
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from time import monotonic
from typing import Any

from lembrar.errors import InvalidId, InvalidInput, StoreError, Unknown
from lembrar.record import check_id, check_time
from lembrar.stores.base import Database, Document

SYSTEM = "lembrar:system"  # the tenant of keys and of other things of the server itself
SCOPES = ("read", "write", "admin")
RATE = 1200  # requests a minute, unless a key is made for more or fewer

_COLLECTION = "keys"
_PREFIX = "lbr_"
_ID_BYTES = 8
_SECRET_BYTES = 32
_LONGEST = 128
_REMEMBERED_SECONDS = 3600.0
_MOST_RATE = 10_000_000


@dataclass(frozen=True, slots=True)
class Key:
    """What is kept of a key. `scopes` are those it was given: admin implies write, write read."""

    id: str
    tenant: str
    scopes: tuple[str, ...]
    created_at: datetime
    name: str = ""
    expires_at: datetime | None = None
    revoked_at: datetime | None = None
    rate: int = RATE
    digest: str = ""

    def status(self, now: datetime) -> str:
        """Whether it opens anything: "active", "expired" or "revoked"."""
        if self.revoked_at:
            return "revoked"
        return "expired" if self.expires_at and self.expires_at <= now else "active"


class Keyring:
    """The keys of a database. Each use is looked up, so that revoking works at once; only while
    the database is away do those that opened something within the last hour go on to do so."""

    def __init__(self, database: Database) -> None:
        self._store = database.store(SYSTEM)
        self._used: dict[str, tuple[Key, float]] = {}
        self._none_at: float | None = None  # when there was last seen to be no key

    async def create(
        self,
        tenant: str,
        scopes: Collection[str],
        *,
        now: datetime,
        name: str = "",
        expires_at: datetime | None = None,
        rate: int = RATE,
    ) -> tuple[str, Key]:
        """A new key, in full: it is not to be had again; and what is kept of it."""
        check_tenant(tenant)
        given = _checked_scopes(scopes)
        _check_rate(rate)
        if expires_at is not None and check_time(expires_at) <= now:
            raise InvalidInput("This time has passed. A key expires in the future, or never.")
        secret = secrets.token_urlsafe(_SECRET_BYTES)
        key = Key(
            id=secrets.token_hex(_ID_BYTES),
            tenant=tenant,
            scopes=given,
            created_at=now,
            name=name,
            expires_at=expires_at,
            rate=rate,
            digest=_digest(secret),
        )
        await self._store.write_documents(_COLLECTION, [_document(key)], now=now)
        return f"{_PREFIX}{key.id}_{secret}", key

    async def list(self, *, now: datetime, tenant: str | None = None) -> list[Key]:
        """All keys, revoked and expired ones too, or those of a tenant; the oldest first."""
        found = [_key(d) for d in await self._store.documents(_COLLECTION, now=now)]
        mine = [key for key in found if tenant in (None, key.tenant)]
        return sorted(mine, key=lambda key: (key.created_at, key.id))

    async def revoke(self, id: str, *, now: datetime, tenant: str | None = None) -> Key:
        """Makes a key open nothing any more, at once. Raises Unknown if there is none of this id
        (in the tenant)."""
        while True:
            found = await self._store.documents(_COLLECTION, now=now, keys=[id])
            key = _key(found[0]) if found else None
            if key is None or tenant not in (None, key.tenant):
                raise Unknown("There is no such key. List them with `lembrar keys list`.")
            if key.revoked_at:
                return key
            revoked = replace(key, revoked_at=now)
            document = replace(_document(revoked), version=found[0].version)
            if await self._store.swap_document(_COLLECTION, document, now=now):
                return revoked

    async def any(self, *, now: datetime) -> bool:
        """Whether a key was ever made. Revoking the last one does not open the server again."""
        try:
            found = bool(await self._store.documents(_COLLECTION, now=now, limit=1))
        except StoreError:
            if self._none_at is None or monotonic() - self._none_at > _REMEMBERED_SECONDS:
                raise
            return False
        self._none_at = None if found else monotonic()
        return found

    async def opened_by(self, text: str, *, now: datetime) -> Key | None:
        """The active key that this text is, if it is one."""
        id, secret = _parts(text)
        kept = await self._looked_up(id, now) if id else None
        # An unknown id takes the same path as a wrong secret, so that time tells neither.
        same = hmac.compare_digest(_digest(secret), kept.digest if kept else _digest(""))
        if not (kept and same and kept.status(now) == "active"):
            return None
        self._used[id] = self._used.get(id) or (kept, monotonic())
        return kept

    async def _looked_up(self, id: str, now: datetime) -> Key | None:
        try:
            found = await self._store.documents(_COLLECTION, now=now, keys=[id])
        except StoreError:
            key, at = self._used.get(id, (None, 0.0))
            if key is None or monotonic() - at > _REMEMBERED_SECONDS:
                raise
            return key
        self._used.pop(id, None)
        return _key(found[0]) if found else None

    async def close(self) -> None:
        """Lets go of the store."""
        await self._store.close()


def check_tenant(tenant: str) -> str:
    """A tenant that a caller may have: any id but the server's own."""
    if check_id(tenant, "tenant") == SYSTEM:
        raise InvalidId(f"The tenant {SYSTEM!r} is Lembrar's own. Choose another name.")
    return tenant


def reach(scopes: Collection[str]) -> frozenset[str]:
    """The scopes with those that they imply."""
    highest = max((SCOPES.index(scope) for scope in scopes if scope in SCOPES), default=-1)
    return frozenset(SCOPES[: highest + 1])


def looks_like_key(text: str) -> bool:
    """Whether a text was meant to be a key of ours."""
    return text.startswith(_PREFIX)


def _parts(text: str) -> tuple[str, str]:
    """Id and secret; empty if the text has not the form of a key."""
    if len(text) > _LONGEST or not text.isascii() or not text.startswith(_PREFIX):
        return "", ""
    id, _, secret = text.removeprefix(_PREFIX).partition("_")
    return (id, secret) if len(id) == 2 * _ID_BYTES and id.isalnum() and secret else ("", "")


def _digest(secret: str) -> str:
    """A fast hash is right here: the secret is 256 random bits and cannot be guessed, however
    fast the guesses are. Slow hashes are for what people make up."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _checked_scopes(scopes: Collection[str]) -> tuple[str, ...]:
    unknown = sorted(set(scopes) - set(SCOPES))
    if unknown or not scopes:
        raise InvalidInput(f"A key's scopes are some of {', '.join(SCOPES)}.")
    return tuple(scope for scope in SCOPES if scope in scopes)


def _check_rate(rate: int) -> None:
    if not 1 <= rate <= _MOST_RATE:
        raise InvalidInput(f"A rate is 1 to {_MOST_RATE:,} requests a minute.")


def _document(key: Key) -> Document:
    row = asdict(key)
    for name in ("created_at", "expires_at", "revoked_at"):
        row[name] = row[name].isoformat() if row[name] else None
    return Document(key.id, json.dumps(row, ensure_ascii=False).encode())


def _key(document: Document) -> Key:
    row: dict[str, Any] = json.loads(document.data)
    times: dict[str, Any] = {
        name: datetime.fromisoformat(row[name]) if row[name] else None
        for name in ("created_at", "expires_at", "revoked_at")
    }
    row |= times
    row["scopes"] = tuple(row["scopes"])
    return Key(**row)
