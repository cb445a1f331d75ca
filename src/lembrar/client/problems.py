"""What a server says went wrong, as the error that it was there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from lembrar import errors
from lembrar.errors import LembrarError

_TYPE = "urn:lembrar:problem:"


class Refused(LembrarError):
    """The server refused the key. Check it, and make another with `lembrar keys create`."""


def _slug(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


_KINDS: Mapping[str, type[LembrarError]] = {
    _slug(name): kind
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, LembrarError)
} | {
    "conflict": errors.InvalidInput,
    "invalid-json": errors.InvalidInput,
    "invalid-text": errors.InvalidInput,
    "unknown-time-zone": errors.InvalidTime,
}
_STATUSES: Mapping[int, type[LembrarError]] = {
    401: Refused,
    403: Refused,
    413: errors.InvalidInput,
    422: errors.InvalidInput,
    429: errors.StoreBusy,
    502: errors.StoreAway,
    503: errors.StoreAway,
    504: errors.StoreAway,
}


def error_of(status: int, body: object) -> LembrarError:
    """The error that an answer stands for."""
    told = cast(dict[str, Any], body) if isinstance(body, dict) else {}
    slug = str(told.get("type", "")).removeprefix(_TYPE)
    kind = _KINDS.get(slug) or _STATUSES.get(status) or LembrarError
    detail = told.get("detail")
    if not isinstance(detail, str) or not detail:
        return kind(f"The server answered with status {status}. Check that its address is right.")
    return kind(" ".join([detail, *_flaws(told)]))


def away(url: str) -> LembrarError:
    """The error of a server that cannot be reached."""
    return errors.StoreAway(f"The server at {url} cannot be reached. Check that it runs.")


def _flaws(told: dict[str, Any]) -> list[str]:
    found = told.get("errors")
    flaws = cast(list[Any], found) if isinstance(found, list) else []
    named = [cast(dict[str, Any], flaw) for flaw in flaws if isinstance(flaw, dict)]
    return [f"{flaw.get('where')}: {flaw.get('what')}." for flaw in named]
