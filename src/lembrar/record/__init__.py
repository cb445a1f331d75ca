"""Message in → log: what may be recorded, and in which form."""

from lembrar.record.check import (
    check_budget,
    check_id,
    check_limit,
    check_private,
    check_time,
    check_zone,
)
from lembrar.record.incoming import incoming

__all__ = [
    "check_budget",
    "check_id",
    "check_limit",
    "check_private",
    "check_time",
    "check_zone",
    "incoming",
]
