"""Whether reading takes time in proportion to the text. A pattern that backtracks takes time with
the square of it: eight times the text is then sixty-four times the work. The best of several
goes is compared, in processor time, so that a busy machine does not matter."""

import time
from collections.abc import Callable

SHORT = 6_000
TIMES = 8
ALLOWED = 3 * TIMES  # between eight, which is linear, and sixty-four, which is the square
LEAST_SECONDS = 0.0005  # below this the clock says nothing


def grows_linearly(read: Callable[[str], object], bit: str) -> bool:
    """Tries up to three times before it says no."""
    read(bit * 100)
    return any(_ratio(read, bit) < ALLOWED for _ in range(3))


def _ratio(read: Callable[[str], object], bit: str) -> float:
    short = min(_seconds(read, bit, SHORT) for _ in range(3))
    long = min(_seconds(read, bit, SHORT * TIMES) for _ in range(2))
    return long / max(short, LEAST_SECONDS)


def _seconds(read: Callable[[str], object], bit: str, size: int) -> float:
    text = (bit * (size // len(bit) + 1))[:size]
    start = time.process_time()
    read(text)
    return time.process_time() - start
