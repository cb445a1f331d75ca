"""What a memory is opened with."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from lembrar import config
from lembrar import policy as policies
from lembrar.brains.base import Brain
from lembrar.errors import InvalidInput
from lembrar.record import check_zone
from lembrar.stores.base import Store
from lembrar.stores.open import open_store

Clock = Callable[[], datetime]


async def opened_store(url: str, tenant: str, spool: str | None) -> Store:
    """The store at a url, with a folder where messages wait while it is away, if it has one."""
    folder = config.spool_folder(url) if spool is None else spool
    if not folder or url == "memory:":
        return await open_store(url, tenant)
    from lembrar.stores.spool import SpooledStore

    return await SpooledStore.open(url, tenant, folder)


def check_cap(brain: Brain, cap: float | None) -> None:
    """A cap on what has no price would never be felt."""
    profile = getattr(brain, "profile", None)
    if cap is not None and isinstance(profile, policies.ModelProfile) and not profile.is_priced:
        raise InvalidInput(
            f"Nobody knows what {brain.name!r} costs, so a daily cap would not hold. Leave the "
            "cap out, or give prices: LLMBrain(model, profile=ModelProfile(…))."
        )


def local_brain() -> Brain:
    """The one that thinks by rules."""
    from lembrar.brains.local import LocalBrain  # reads languages: dear to import

    return LocalBrain()


def system_clock(timezone: str) -> Clock:
    """The time of this machine, in a zone or in its own."""
    zone = check_zone(timezone) if timezone else None
    return lambda: datetime.now(zone).astimezone(zone)
