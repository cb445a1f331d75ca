"""How much, how large, how often: what one caller may ask of the server."""

from __future__ import annotations

import time
from dataclasses import dataclass
from ipaddress import ip_address
from math import ceil

from limits import RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

BODY_BYTES = 1024 * 1024
PROXY_BODY_BYTES = 32 * 1024 * 1024  # what goes through to a model may hold images
MESSAGE_BYTES = 64 * 1024
MESSAGES = 1000
JSON_DEPTH = 32

_FAILURES = 20  # wrong keys a minute from one address
_WINDOW_SECONDS = 60


@dataclass(frozen=True, slots=True)
class Rate:
    """How much of a key's rate is left. `wait_seconds` until there is more."""

    limit: int
    left: int
    wait_seconds: int
    ok: bool = True

    def headers(self) -> dict[str, str]:
        """As clients know them."""
        told = {
            "RateLimit-Limit": f"{self.limit}, {self.limit};w={_WINDOW_SECONDS}",
            "RateLimit-Remaining": str(self.left),
            "RateLimit-Reset": str(self.wait_seconds),
        }
        return told if self.ok else told | {"Retry-After": str(self.wait_seconds)}


class Limiter:
    """Counts requests by key, and wrong keys by address, in this process."""

    def __init__(self, failures: int = _FAILURES) -> None:
        self._failures = RateLimitItemPerMinute(failures)
        self._limiter = SlidingWindowCounterRateLimiter(MemoryStorage())

    async def hit(self, key: str, rate: int) -> Rate:
        """Counts a request of a key that may make `rate` a minute."""
        return await self._hit(RateLimitItemPerMinute(rate), "key", key)

    async def failed(self, address: str) -> Rate:
        """Counts a wrong key."""
        return await self._hit(self._failures, "address", _network(address))

    async def _hit(self, item: RateLimitItemPerMinute, *names: str) -> Rate:
        ok = await self._limiter.hit(item, *names)
        reset_time, left = await self._limiter.get_window_stats(item, *names)
        wait = min(max(ceil(reset_time - time.time()), 1), _WINDOW_SECONDS)
        return Rate(item.amount, left if ok else 0, wait, ok)


def _network(address: str) -> str:
    """An address, or the network that one customer has of the new kind."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return found.exploded[:19] if found.version == 6 else str(found)
