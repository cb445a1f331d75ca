"""What Lembrar is tested with, for those who build on it.

`StoreContract` proves a store of your own, `fixed_clock` is a clock that you move, `FailingBrain`
is a summariser that is down for a while, `ScriptedLLM` is a local server that speaks OpenAI's API
and fails on request. Needs no pytest, but reads well under it."""

import sys
from typing import TYPE_CHECKING, Any

# Under pytest, a broken promise shows the values that differ. It must hear of it before the import.
if "pytest" in sys.modules:
    sys.modules["pytest"].register_assert_rewrite("lembrar.testing.promises")

from lembrar.testing.brains import FailingBrain
from lembrar.testing.clock import FixedClock, fixed_clock
from lembrar.testing.contract import StoreContract

if TYPE_CHECKING:
    from lembrar.testing.llm import Reply, ScriptedLLM, faults

__all__ = [
    "FailingBrain",
    "FixedClock",
    "Reply",
    "ScriptedLLM",
    "StoreContract",
    "faults",
    "fixed_clock",
]


def __getattr__(name: str) -> Any:
    if name in ("Reply", "ScriptedLLM", "faults"):
        from lembrar.testing import llm  # brings an HTTP server along: only for who asks

        return getattr(llm, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
