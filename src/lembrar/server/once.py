"""The same request sent twice, done once: `Idempotency-Key`.

What is recorded gets its ids from the key, so that writing and remembering that it was written are
one. Of other writes the outcome is kept for a day: counts and ids, never what somebody said, so
that nothing forgotten comes back through a repeated request."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Annotated, Any, TypeVar

from fastapi import Header
from pydantic import BaseModel

from lembrar.server.access import Caller
from lembrar.server.problems import Problem
from lembrar.stores.base import Document

T = TypeVar("T")
IdempotencyKey = Annotated[
    str | None,
    Header(
        alias="Idempotency-Key",
        min_length=1,
        max_length=255,
        pattern=r"^[\x21-\x7e]+$",
        description="The same again within a day, with the same body, changes nothing and gives "
        "the first result.",
        examples=["8e03978e-40d5-43dd-bc93-6894a57f9324"],
    ),
]
_COLLECTION = "idempotency"
_KEPT = timedelta(days=1)
_PATIENCE = timedelta(minutes=1)  # after which whoever began it has died


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is kept of a result, and how the result is had again from it. If what is kept names
    a user, `user` says whom: it is erased with them."""

    tell: Callable[[Any], Any]
    again: Callable[[Any], Awaitable[Any]]
    user: Callable[[Any], str] = lambda _: ""


def derived_id(caller: Caller, path: str, key: str) -> str:
    """The id that a message gets from the key of its request."""
    return f"once-{_digest(caller.key, path, key)}"


async def once(
    caller: Caller,
    path: str,
    key: str | None,
    asked: BaseModel,
    do: Callable[[], Awaitable[T]],
    outcome: Outcome,
    *,
    now: datetime,
) -> T:
    """What `do` gives, or gave when it was first asked for with this key."""
    if key is None:
        return await do()
    store, mark = caller.memory.store, _digest(caller.key, path, key)
    fingerprint = _digest(
        key, asked.model_dump_json()
    )  # with the key in it, nobody can guess the body
    found = await store.documents(_COLLECTION, now=now, keys=[mark])
    if found and (kept := _kept(found[0], fingerprint, now)) is not None:
        return await outcome.again(kept["result"])
    begun = {"fingerprint": fingerprint, "at": now.isoformat()}
    if not await store.swap_document(
        _COLLECTION, _document(mark, begun, now, found[0].version if found else 0), now=now
    ):
        raise _busy()
    try:
        result = await do()
    except BaseException:
        await store.write_documents(_COLLECTION, [], now=now, remove=[mark])
        raise
    done = _document(mark, begun | {"result": outcome.tell(result)}, now)
    await store.write_documents(_COLLECTION, [replace(done, user=outcome.user(result))], now=now)
    return result


def _kept(document: Document, fingerprint: str, now: datetime) -> dict[str, Any] | None:
    """What is known of the first request; None if it died half-way and may be done again."""
    data: dict[str, Any] = json.loads(document.data)
    if data["fingerprint"] != fingerprint:
        raise reused()
    if "result" in data:
        return data
    if datetime.fromisoformat(data["at"]) + _PATIENCE > now:
        raise _busy()
    return None


def reused() -> Problem:
    """The problem of a key that was used for something else."""
    told = "This Idempotency-Key was used for another request. Take a new one."
    return Problem(409, "idempotency-key-reused", told)


def _busy() -> Problem:
    told = "The first request with this Idempotency-Key is still being worked on."
    return Problem(409, "idempotency-key-in-use", told, headers={"Retry-After": "1"})


def _document(mark: str, data: dict[str, Any], now: datetime, version: int = 0) -> Document:
    text = json.dumps(data, ensure_ascii=False).encode()
    return Document(mark, text, expires_at=now + _KEPT, version=version)


def _digest(*parts: str) -> str:
    text = json.dumps(parts).encode()
    return blake2b(text, digest_size=16).hexdigest()
