"""The whole OpenAPI, tried out by schemathesis: whatever is sent, the server answers as it says,
and never with an error of its own."""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from bench.serving import listening
from lembrar.config import Channel, Settings, Upstream
from lembrar.server.app import create_app
from lembrar.server.keys import Keyring
from lembrar.server.limits import Limiter
from lembrar.stores.memory import MemoryDatabase
from lembrar.testing import Reply, ScriptedLLM

CASES_A_ROUTE = 50
_UNBOUNDED = 10_000_000


def run(options: argparse.Namespace) -> None:
    """Prints how many cases were tried, the statuses they were answered with, and failures."""
    with tempfile.TemporaryDirectory() as folder, serving() as (url, key):
        report = Path(folder) / "report.ndjson"
        done = tried(url, key, report, CASES_A_ROUTE)
        statuses = answered(report)
    print(done.stdout[-4000:] if done.returncode else done.stdout.split("SUMMARY")[-1])
    cases = sum(statuses.values())
    errors = sum(count for status, count in statuses.items() if status >= 500)
    print(f"{cases} cases: {errors} answers of 5xx; violations: {done.returncode and 'see above'}")
    print(", ".join(f"{status}: {count}" for status, count in sorted(statuses.items())))
    print("goal: at least 5,000 cases, no answer of 5xx, no violation of the schema")


@contextmanager
def serving() -> Iterator[tuple[str, str]]:
    """A server that limits nobody, with a model behind its proxy and a channel, and a key of an
    admin."""
    database = MemoryDatabase()
    now = datetime.now().astimezone()
    making = Keyring(database).create("default", ["admin"], now=now, rate=_UNBOUNDED)
    key, _ = asyncio.run(making)
    with ScriptedLLM(_reply) as llm:
        settings = Settings(
            url="memory:",
            embedder="none",
            upstreams={"scripted": Upstream(llm.url)},
            channels={"0": Channel(kind="webhook", secret="0")},  # noqa: S106 - to be guessed
        )
        app = create_app(settings, database=database)
        app.state.limiter = Limiter(failures=_UNBOUNDED)
        with listening(app) as url:
            yield url, key


def _reply(body: dict[str, Any]) -> Reply:
    """What a real model's server would: it refuses what has nothing to answer to."""
    asked = isinstance(body.get("messages"), list) or "input" in body
    return Reply("Anotado!") if asked and isinstance(body.get("model"), str) else Reply(status=400)


def tried(
    url: str, key: str, report: Path, cases: int, phases: str = "examples,coverage,fuzzing"
) -> subprocess.CompletedProcess[str]:
    """Runs schemathesis over everything that the server describes."""
    command = [sys.executable, "-m", "schemathesis.cli", "run", f"{url}/openapi.json"]
    command += ["--header", f"Authorization: Bearer {key}", "--max-examples", str(cases)]
    command += ["--phases", phases, "--seed", "1", "--continue-on-failure", "--no-color"]
    command += ["--suppress-health-check", "all", "--report-ndjson-path", str(report)]
    command += ["--exclude-path", "/api/v1/load"]  # takes lines of an export, which it cannot make
    folder = report.parent  # where it leaves what it learnt
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)


def answered(report: Path) -> Counter[int]:
    """How often each status came."""
    found: Counter[int] = Counter()
    for line in report.read_text("utf-8").splitlines():
        found.update(_statuses(json.loads(line)))
    return found


def _statuses(value: object) -> Iterator[int]:
    if isinstance(value, dict):
        for name, inner in value.items():
            if name == "status_code" and isinstance(inner, int):
                yield inner
            else:
                yield from _statuses(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _statuses(inner)
