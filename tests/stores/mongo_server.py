"""A server for tests that speaks MongoDB's protocol, a real one.

It is FerretDB, built from tests/mongo_server by Go once, into .cache, and started once for all
workers of a session: it ends when the last of them has. `LEMBRAR_TEST_MONGO_URL` names another
server, by a user who may create databases."""

import atexit
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit
from uuid import uuid4

import pytest
from pymongo import MongoClient

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "tests" / "mongo_server"
BUILT = ROOT / ".cache" / "mongo_server"
_SOURCES = ("main.go", "go.mod", "go.sum")
_KEPT = 4  # databases: a test may have several
_given: list[str] = []


def mongo_url() -> str:
    """A database with nothing in it. It goes some tests later, or when the process ends. A test
    that calls this is skipped where there is no server, and fails in CI."""
    name = f"lembrar_test_{uuid4().hex[:16]}"
    _given.append(name)
    _drop(_given[:-_KEPT])
    return in_database(server_url(), name)


def in_database(url: str, name: str) -> str:
    """The same server's database of that name."""
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))


@cache
def server_url() -> str:
    """The server that the workers of this session share."""
    atexit.register(lambda: _drop(list(_given)))
    return os.environ.get("LEMBRAR_TEST_MONGO_URL") or _shared()


def _drop(names: list[str]) -> None:
    if names:
        with MongoClient(server_url()) as client:
            for name in names:
                client.drop_database(name)
                _given.remove(name)


# ── starting it ───────────────────────────────────────────────────────────────────────────────


def _shared() -> str:
    """Everybody who has opened the pipe keeps the server alive, however long that is."""
    session = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))
    folder = Path(tempfile.gettempdir()) / f"lembrar-mongo-{os.getuid()}-{session[:12]}"
    program = built()
    folder.mkdir(mode=0o700, exist_ok=True)
    with _alone(folder / "lock"):
        pipe, url = folder / "pipe", folder / "url"
        if not url.exists():
            os.mkfifo(pipe, 0o600)
            url.write_text(_start(program, pipe))
        _keep_open(pipe)
        return url.read_text()


def _start(program: Path, pipe: Path) -> str:
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    _keep_open(pipe)  # before it looks: with nobody at the other end it would end at once
    os.set_blocking(reading, True)
    said, saying = os.pipe()
    os.posix_spawn(
        program,
        [str(program), "-sync", "off", "-takes", str(pipe.parent)],
        os.environ,
        file_actions=[
            (os.POSIX_SPAWN_DUP2, reading, 0),
            (os.POSIX_SPAWN_DUP2, saying, 1),
        ],
        setsid=True,  # who stops the tests by the keyboard does not stop it before them
    )
    os.close(reading)
    os.close(saying)
    with os.fdopen(said) as answer:
        return answer.readline().strip() or missing("the test server for MongoDB did not start")


def _keep_open(pipe: Path) -> None:
    os.open(pipe, os.O_WRONLY)  # closed when the process ends, in whichever way


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    with lock.open("a") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


# ── building it ───────────────────────────────────────────────────────────────────────────────


def built() -> Path:
    """The program, built anew only if its source has changed."""
    digest = hashlib.sha256()
    for name in _SOURCES:
        digest.update((SOURCE / name).read_bytes())
    program = BUILT / digest.hexdigest()[:16] / "mongo_server"
    program.parent.mkdir(parents=True, exist_ok=True)
    with _alone(BUILT / "lock"):
        if not program.exists():
            _build(program)
    return program


def _build(program: Path) -> None:
    go = shutil.which("go", path=str(Path(sys.executable).parent)) or shutil.which("go")
    if go is None:
        missing("Go is needed to build the test server for MongoDB: install Go 1.22 or newer")
    unfinished = program.with_suffix(".unfinished")
    command = [go, "build", "-buildvcs=false", "-trimpath", "-tags", "ferretdb_no_postgresql"]
    command += ["-o", str(unfinished), "."]
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
    if done.returncode:
        missing(f"the test server for MongoDB cannot be built: {done.stderr[-500:]}")
    unfinished.replace(program)


def missing(why: str) -> str:
    """Skips the test where there is no server; in CI, nothing is skipped in silence."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)
