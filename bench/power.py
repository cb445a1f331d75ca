"""Power cuts: a file system that keeps only synced bytes, cut at random."""

from __future__ import annotations

import argparse

CUTS = 500


def run(options: argparse.Namespace) -> None:
    from tests.stores.power import cut_power

    for synchronous in ("full", "normal"):
        lost, acknowledged = cut_power(CUTS, synchronous)
        print(f"synchronous={synchronous}: {CUTS} cuts, {lost} of {acknowledged} cycles lost")
    print("goal: 0 lost with full; normal must lose some, or the test is blind")
