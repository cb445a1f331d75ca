"""What Lembrar is tested with, for those who build on it.

`StoreContract` proves a store of your own, `fixed_clock` is a clock that you move, `FailingBrain`
is a summariser that is down for a while. Needs no pytest, but reads well under it."""

import sys

# Under pytest, a broken promise shows the values that differ. It must hear of it before the import.
if "pytest" in sys.modules:
    sys.modules["pytest"].register_assert_rewrite("lembrar.testing.promises")

from lembrar.testing.brains import FailingBrain
from lembrar.testing.clock import FixedClock, fixed_clock
from lembrar.testing.contract import StoreContract

__all__ = ["FailingBrain", "FixedClock", "StoreContract", "fixed_clock"]
