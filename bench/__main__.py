"""python -m bench [name …]: all figures, or those named."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bench import (
    atoms,
    dashboard,
    databases,
    importing,
    mongo,
    outage,
    postgres,
    power,
    proxy,
    schema,
    search,
    server,
    speed,
    startup,
    thinking,
)

BENCHES = {
    "record": speed.record,
    "context": speed.context,
    "open": speed.open_chat,
    "startup": startup.run,
    "atoms": atoms.run,
    "power": power.run,
    "search": search.run,
    "thinking": thinking.run,
    "outage": outage.run,
    "importing": importing.run,
    "proxy": proxy.run,
    "schema": schema.run,
    "server": server.run,
    "dashboard": dashboard.run,
    "writers": databases.run,
    "postgres": postgres.run,
    "mongo": mongo.run,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("names", nargs="*", help=", ".join(BENCHES))
    parser.add_argument("--data", type=Path, default=Path("../shared/data"), help="evaluation data")
    parser.add_argument("--folder", type=Path, default=Path(), help="a folder on a real disk")
    parser.add_argument(
        "--memories", type=int, help="stored in a database in which a user's are searched"
    )
    options = parser.parse_args()
    unknown = set(options.names) - set(BENCHES)
    if unknown:
        parser.error(f"no bench named {', '.join(sorted(unknown))}; there are {', '.join(BENCHES)}")
    for name in options.names or BENCHES:
        print(f"\n── {name} " + "─" * (70 - len(name)), flush=True)
        BENCHES[name](options)


if __name__ == "__main__":
    sys.exit(main())
