"""Power cuts: a file system that keeps only synced bytes, cut at random."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path


def run(options: argparse.Namespace) -> None:
    sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "stores"))
    from test_power_cut import SHARDS, losses  # the tests' own disk and cuts

    for synchronous in ("full", "normal"):
        lost: list[int] = []
        for shard in range(SHARDS):
            with tempfile.TemporaryDirectory(prefix="power-") as folder:
                lost += losses(Path(folder), shard, synchronous)
        bad = [count for count in lost if count]
        print(
            f"synchronous={synchronous}: {len(lost)} cuts, {len(bad)} of them lost acknowledged "
            f"writes ({sum(bad)} in all, {max(bad, default=0)} at once)"
        )
    print("goal: 0 lost with full; normal must lose some, or the test is blind")
