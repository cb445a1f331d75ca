"""Whom calls to others trust."""

from __future__ import annotations

import ssl
from functools import cache

import httpx2


@cache
def certificates() -> ssl.SSLContext:
    """The authorities that vouch for a server. Reading them takes longer than starting all else, so
    clients share them; the environment names no others."""
    return httpx2.create_ssl_context(trust_env=False)
