"""Logs as JSON, one object a line. They never hold what somebody said; people and chats stand in
them under another name, the same at each start, that only this installation can make."""

from __future__ import annotations

import json
import logging
import secrets
import sys
import traceback
from collections.abc import MutableMapping
from datetime import datetime
from hashlib import blake2b
from pathlib import PurePath
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, WrappedLogger

from lembrar.errors import StoreError
from lembrar.server.keys import SYSTEM
from lembrar.stores.base import Database, Document

_COLLECTION = "secrets"
_SECRET = "log"  # noqa: S105 - its name, not itself
_NOISY = ("uvicorn.access",)


def request_log() -> structlog.stdlib.BoundLogger:
    """Where each request is noted."""
    return structlog.wrap_logger(
        logging.getLogger("lembrar.request"),
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.add_log_level,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def configure(stream: TextIO | None = None, level: int = logging.INFO) -> None:
    """Makes everything that this process logs one JSON object a line."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_formatter())
    for name in ("lembrar", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False
    for name in _NOISY:
        logging.getLogger(name).disabled = True


class Alias:
    """What people and chats are called in logs and spans."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def __call__(self, name: str) -> str:
        key = self._secret
        return blake2b(name.encode(errors="replace"), digest_size=8, key=key).hexdigest()


async def open_alias(database: Database, now: datetime) -> Alias:
    """The names of this installation: its secret is made at the first start. If the database is
    away, those of this process."""
    made = Document(_SECRET, secrets.token_bytes(32))
    store = database.store(SYSTEM)
    try:
        await store.swap_document(_COLLECTION, made, now=now)
        [kept] = await store.documents(_COLLECTION, now=now, keys=[_SECRET])
    except StoreError:
        kept = made
    finally:
        await store.close()
    return Alias(kept.data)


def _formatter() -> logging.Formatter:
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.add_logger_name, structlog.stdlib.add_log_level],
        processors=[
            _without_texts,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(serializer=_dumps),
        ],
    )


def _dumps(value: MutableMapping[str, Any], **_: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _without_texts(logger: WrappedLogger, name: str, event: EventDict) -> EventDict:
    """An exception's own text may be somebody's words: its kind and place are enough."""
    record: logging.LogRecord | None = event.get("_record")
    found = record.exc_info if record else None
    if found and found[1] is not None:
        frames = traceback.extract_tb(found[2])[-4:]
        event["error"] = type(found[1]).__name__
        event["places"] = [f"{PurePath(f.filename).name}:{f.lineno}" for f in reversed(frames)]
    event.pop("exc_info", None)
    return event
