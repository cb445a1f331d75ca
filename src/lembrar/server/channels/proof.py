"""Whether a delivery comes from where it says. Everything is compared in constant time, and a
channel without a secret lets nobody in."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from hashlib import sha256

from starlette.requests import Request

HEADER = "X-Lembrar-Secret"
_HEADERS = (HEADER, "apikey", "X-Api-Key")
_QUERIES = ("secret", "token", "apikey")


def is_signed(body: bytes, signature: str, secret: str) -> bool:
    """Whether `X-Hub-Signature-256` was made of these very bytes with the app's secret. The body
    must be the raw one: written anew from its JSON, an emoji would already differ."""
    expected = "sha256=" + hmac.new(secret.encode(), body, sha256).hexdigest()
    return bool(secret) and same(signature, expected)


def is_shown(request: Request, secret: str, *others: str) -> bool:
    """Whether the request shows a channel's secret: in a header, in the query, or as one of
    `others`, such as a part of the path."""
    matches = [same(shown, secret) for shown in (*_shown(request), *others)]
    return bool(secret) and any(matches)


def same(shown: str, expected: str) -> bool:
    """Whether two secrets are the same, in a time that does not tell where they differ."""
    return hmac.compare_digest(shown.encode(errors="replace"), expected.encode(errors="replace"))


def _shown(request: Request) -> Iterable[str]:
    for name in _HEADERS:
        yield request.headers.get(name, "")
    scheme, _, text = request.headers.get("Authorization", "").partition(" ")
    if scheme.lower() in ("bearer", "token"):
        yield text.strip()
    for name in _QUERIES:
        yield request.query_params.get(name, "")
