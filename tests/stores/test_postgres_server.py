"""PostgreSQL's server: what it must be, what happens when it goes, and what holds tenants apart."""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import LiteralString

import psycopg
import pytest
from cutting import Cut, Line
from psycopg import sql
from servers import PASSWORD, admin_url, guarded_url, new_database, postgres_url
from test_postgres_store import SHARDED

from lembrar.errors import (
    InvalidInput,
    InvalidUrl,
    LembrarError,
    OtherUser,
    StoreAway,
    StoreBusy,
    StoreError,
    StoreForeign,
    StoreReadOnly,
    StoreTooNew,
)
from lembrar.model import Mood
from lembrar.stores.base import StoredVector
from lembrar.stores.open import open_database
from lembrar.stores.postgres import PostgresDatabase
from lembrar.stores.postgres_migrate import check_server
from lembrar.stores.postgres_server import Options, Server, Transaction, wall
from lembrar.stores.postgres_wire import Statement
from lembrar.testing.promises.samples import NOW, chat_with, fact, message, mood, notice, talk


@pytest.fixture
def url() -> str:
    return postgres_url()


@pytest.fixture
def admin(url: str) -> Iterator[psycopg.Connection]:
    with psycopg.connect(admin_url(url), autocommit=True) as connection:
        yield connection


def play(url: str, work: Callable[[PostgresDatabase], Awaitable[None]], **options: object) -> None:
    """Does something with a database, and closes it."""

    async def opened() -> None:
        database = await PostgresDatabase.open(url, **options)  # type: ignore[arg-type]
        try:
            await work(database)
        finally:
            await database.close()

    asyncio.run(opened())


async def nothing(database: PostgresDatabase) -> None:
    """Opening is enough."""


# ── what a server must be ─────────────────────────────────────────────────────────────────────


def test_a_server_that_cannot_keep_the_promises_is_refused() -> None:
    """G3: too old, of another encoding, without durability, or a replica."""
    check_server(140_000, "UTF8", is_durable=True, is_replica=False)
    with pytest.raises(StoreError, match="PostgreSQL 13"):
        check_server(130_018, "UTF8", is_durable=True, is_replica=False)
    with pytest.raises(StoreError, match="as SQL_ASCII"):
        check_server(180_000, "SQL_ASCII", is_durable=True, is_replica=False)
    with pytest.raises(StoreError, match="fsync"):
        check_server(180_000, "UTF8", is_durable=False, is_replica=False)
    with pytest.raises(StoreReadOnly, match="primary"):
        check_server(180_000, "UTF8", is_durable=True, is_replica=True)


def test_a_commit_waits_for_the_disk_whatever_the_default(url: str) -> None:
    """G3: a role may be set to say that something is safe before it is."""

    async def told(server: Server) -> list[str]:
        async def look(db: Transaction) -> str:
            return (await db.rows("SELECT current_setting('synchronous_commit')"))[0][0]

        return [await server.write(wall("acme"), look) for _ in range(2)]

    async def opened(setting: str) -> list[str]:
        server = await Server.open(f"{url}&options=-csynchronous_commit%3D{setting}", Options())
        try:
            return await told(server)
        finally:
            await server.close()

    for setting in ("off", "local", "remote_write", "on"):
        assert asyncio.run(opened(setting)) == ["on"] * 2
    assert asyncio.run(opened("remote_apply")) == ["remote_apply"] * 2


def test_another_programs_schema_is_left_alone() -> None:
    """G3."""
    url = new_database("foreign")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE SCHEMA lembrar")
        connection.execute("CREATE TABLE lembrar.migrations (id int)")
    with pytest.raises(StoreForeign, match="another database"):
        play(url, nothing)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT * FROM lembrar.migrations").fetchall() == []


def test_a_newer_schema_is_left_alone() -> None:
    """G3."""
    url = new_database("newer")
    play(url, nothing)
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("INSERT INTO lembrar.migrations (number, name) VALUES (999, 'x')")
    with pytest.raises(StoreTooNew, match="Upgrade"):
        play(url, nothing)


def test_a_role_without_rights_is_told_so(url: str) -> None:
    """G3."""
    play(url, nothing)
    with pytest.raises(StoreReadOnly, match="role"):
        play(guarded_url(url, PASSWORD), lambda database: chat_with(database.store("acme"), 1))


# ── who is not let in ─────────────────────────────────────────────────────────────────────────


def test_a_wrong_password_is_told_and_not_repeated(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """G3: what was refused stands in no error, no cause of it, and no log."""
    secret = "s3cret-word"  # noqa: S105
    wrong = guarded_url(url, secret)
    with suppress(psycopg.OperationalError), psycopg.connect(wrong):
        pytest.skip("this server lets everybody in without a password")
    host = admin_url(url)
    tries = {
        wrong: (StoreError, "password"),
        host.replace("postgres:@", f"nobody:{secret}@"): (StoreError, "user"),
        wrong.replace("/lembrar_test", f"/no_such_{os.getpid()}"): (StoreError, ""),
        f"postgresql://ana:{secret}@127.0.0.1:1/x": (StoreAway, "cannot be reached"),
        f"postgresql://ana:{secret}%zz@localhost/x": (InvalidUrl, "%XX"),
        f"postgresql://ana:{secret}@localhost/x?no_such=1": (InvalidUrl, "postgresql://"),
    }
    caplog.set_level(logging.DEBUG)
    for tried, (kind, says) in tries.items():
        with pytest.raises(kind) as found:
            asyncio.run(open_database(tried))
        assert says in str(found.value)
        error: BaseException | None = found.value
        while error:
            assert secret not in str(error)
            error = error.__cause__ or error.__context__
    assert secret not in caplog.text


def test_a_database_that_is_not_there_is_told() -> None:
    """G3."""
    url = new_database("gone")
    with pytest.raises(StoreError, match="no such database"):
        play(url.replace("_gone", "_never"), nothing)


def test_when_all_connections_are_in_use_it_is_told(url: str, admin: psycopg.Connection) -> None:
    """G3: and the next call after that is as if nothing had been."""

    async def crowd(database: PostgresDatabase) -> None:
        store = database.store("acme")
        await chat_with(store, 1)
        admin.autocommit = False
        admin.execute("LOCK TABLE lembrar.messages")
        stuck = asyncio.create_task(store.messages("c"))
        await asyncio.sleep(0)
        with pytest.raises(StoreBusy, match="All 1 connections"):
            await store.messages("c")
        admin.rollback()
        assert len(await stuck) == len(await store.messages("c")) == 2

    play(url, crowd, connections=1, patience_seconds=0.05)


def test_text_that_cannot_be_kept_is_refused(url: str) -> None:
    """G3: whole, and the connection goes on."""

    async def write(database: PostgresDatabase) -> None:
        store = database.store("acme")
        for text in ("a\0b", "half \ud83d"):
            with pytest.raises(InvalidInput):
                await store.append("c", "ana", [message("ok"), message(text)], now=NOW)
            with pytest.raises(InvalidInput):
                await store.messages(text)
        assert await store.chat("c") is None
        await chat_with(store, 1)

    play(url, write)


# ── when it goes ──────────────────────────────────────────────────────────────────────────────


def hang_up(admin: psycopg.Connection) -> None:
    """What a server that restarts does to everybody."""
    admin.execute(
        "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )


async def until_waiting(url: str, then: LiteralString = "SELECT %s") -> None:
    """Returns once somebody waits for a lock in this database, after something was done to their
    process."""
    waiting = """SELECT pid FROM pg_stat_activity
                 WHERE datname = current_database() AND wait_event_type = 'Lock'"""
    async with await psycopg.AsyncConnection.connect(admin_url(url), autocommit=True) as other:
        found = None
        while found is None:
            found = await (await other.execute(waiting)).fetchone()
        await other.execute(then, found)


def test_lost_connections_are_made_again(url: str, admin: psycopg.Connection) -> None:
    """G3: whoever calls next does not notice."""

    async def go_on(database: PostgresDatabase) -> None:
        store = database.store("acme")
        for n in range(1, 4):
            await asyncio.gather(*(store.messages("c") for _ in range(8)))
            hang_up(admin)
            await chat_with(store, 1)
            hang_up(admin)
            assert len(await store.messages("c")) == 2 * n

    play(url, go_on)


def test_a_write_that_was_cut_off_is_done_once(url: str, admin: psycopg.Connection) -> None:
    """G3: it waited for somebody else when its connection went."""

    async def go_on(database: PostgresDatabase) -> None:
        store = database.store("acme")
        await chat_with(store, 1)
        admin.autocommit = False
        admin.execute("SELECT 1 FROM lembrar.chats FOR UPDATE")
        waiting = asyncio.create_task(chat_with(store, 1))
        await until_waiting(url, then="SELECT pg_terminate_backend(%s, 10000)")
        admin.rollback()
        await waiting
        assert [m.seq for m in await store.messages("c")] == [1, 2, 3, 4]

    play(url, go_on)


@pytest.mark.parametrize("when", ["before", "after"])
def test_a_commit_over_which_the_line_breaks_is_done_once(url: str, when: Cut) -> None:
    """G3: also if nobody heard that it was done: the server is asked."""

    async def go_on() -> None:
        line = Line(url)
        async with line.url() as through:
            database = await PostgresDatabase.open(through)
            store = database.store("acme")
            line.cut(when)
            [first] = await store.append("c", "ana", [message("Oi")], now=NOW)
            assert line.cuts == 1
            assert [m.id for m in await store.messages("c")] == [first.id]
            assert await store.last_notice() == 1
            await database.close()

    asyncio.run(go_on())


def test_a_call_that_is_cancelled_leaves_nothing_behind(
    url: str, admin: psycopg.Connection
) -> None:
    """G3: neither half a write nor a lock."""

    async def give_up(database: PostgresDatabase) -> None:
        store = database.store("acme")
        await chat_with(store, 1)
        admin.autocommit = False
        admin.execute("LOCK TABLE lembrar.messages")
        impatient = asyncio.create_task(chat_with(store, 1))
        await until_waiting(url)
        impatient.cancel()
        await asyncio.wait([impatient])
        assert impatient.cancelled()
        admin.rollback()
        await chat_with(store, 1)
        assert [m.seq for m in await store.messages("c")] == [1, 2, 3, 4]

    play(url, give_up, connections=1)


def test_writers_in_each_others_way_are_tried_again(url: str, admin: psycopg.Connection) -> None:
    """G3: a deadlock is nobody's error."""
    admin.execute("ALTER ROLE lembrar_test SET deadlock_timeout = '20ms'")

    async def both() -> None:
        server = await Server.open(url, Options())
        first = [asyncio.Event(), asyncio.Event()]

        async def write(n: int) -> None:
            async def work(db: Transaction) -> None:
                put = """INSERT INTO lembrar.day_costs (tenant, day, cost) VALUES ($1, $2, 1)
                         ON CONFLICT (tenant, day) DO UPDATE SET cost = day_costs.cost + 1"""
                days = ["2026-01-01", "2026-01-02"]
                await db.run(put, "acme", days[n])
                first[n].set()
                await first[1 - n].wait()
                await db.run(put, "acme", days[1 - n])

            await server.write(wall("acme"), work)

        await asyncio.gather(write(0), write(1))
        found = Statement("SELECT cost FROM lembrar.day_costs WHERE tenant = 'acme'")
        [answer] = await server.ask(wall("acme"), found)
        assert answer.rows == [(2.0,), (2.0,)]
        await server.close()

    try:
        asyncio.run(both())
    finally:
        admin.execute("ALTER ROLE lembrar_test RESET deadlock_timeout")


# ── many writers ──────────────────────────────────────────────────────────────────────────────


def test_who_writes_on_from_what_it_knows_is_right_or_looks(url: str) -> None:
    """G3: a process that has a chat to itself asks nothing before it writes; whatever others do to
    the chat meanwhile, it comes out as if it had."""
    said: list[str] = []

    async def both(database: PostgresDatabase) -> None:
        here, other = database.store("acme"), await PostgresDatabase.open(url)
        there = other.store("acme")

        async def write(*ids: str) -> list[int]:
            said.clear()
            return [
                m.seq
                for m in await here.append("c", "ana", [message("x", id=i) for i in ids], now=NOW)
            ]

        assert await write("a") == [1]
        assert await write("b", "b", "c") == [2, 2, 3]
        assert not any("FOR UPDATE" in sql for sql in said), "it did not write on"
        await there.append("c", "ana", [message("x", id="d")], now=NOW)
        assert await write("e", "a", "d") == [5, 1, 4]
        assert await write("f") == [6]
        await there.erase_messages("c", [2], now=NOW)
        assert await write("b", "g") == [2, 7]
        assert await write("h") == [8]
        await there.open_chat("c", "ana", now=NOW, enabled=False)
        await write("i")
        assert await here.claim(now=NOW, seconds=60, limit=9) == []
        await there.erase_chat("c")
        assert await write("a") == [1]
        assert await write("a", "j") == [1, 2]
        await there.erase_chat("c")
        await there.append("c", "bia", [message("x")] * 2, now=NOW)
        with pytest.raises(OtherUser):
            await write("k")
        assert len(await here.messages("c")) == 1
        assert await here.check() == []
        await other.close()

    play(url, both, watch=said.append)


def test_whoever_waits_elsewhere_is_told_by_the_server(url: str) -> None:
    """R3: not only when it looks by itself."""

    async def listen(database: PostgresDatabase) -> None:
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as ear:
            await ear.execute("LISTEN lembrar")
            await database.store("acme").publish([notice("x")])
            async for heard in ear.notifies(timeout=60, stop_after=1):
                assert "acme" not in heard.payload
                return
        raise AssertionError("nothing was heard")

    play(url, listen)


def test_whoever_waits_looks_now_and_then(url: str, admin: psycopg.Connection) -> None:
    """R3: who wrote it may have gone before it could tell."""

    async def look(database: PostgresDatabase) -> None:
        store = database.store("acme")
        assert await store.last_notice() == 0
        waiting = asyncio.create_task(store.wait(3600))
        await asyncio.sleep(0)
        admin.execute(
            "INSERT INTO lembrar.notices (tenant, kind, at, person, chat, data) "
            "VALUES ('acme', 'x', 0, '', '', '{}')"
        )
        async with asyncio.timeout(60):
            await waiting
        assert await store.last_notice() == 1

    play(url, look)


# ── walls ─────────────────────────────────────────────────────────────────────────────────────


async def live(database: PostgresDatabase, tenant: str) -> None:
    """Something of a tenant in every table."""
    store = database.store(tenant)
    await chat_with(store, 3)
    await store.write_facts("ana", 0, [fact("f")], moods=[mood(), mood(1, chat="elsewhere")])
    await store.link("ana", "web", "a@x", now=NOW)
    await store.write_vectors("ana", "static", [StoredVector("m1:c", "c", b"d", b"vv")])
    await store.last_notice()


def tables(connection: psycopg.Connection) -> list[str]:
    found = connection.execute(
        "SELECT table_name FROM information_schema.tables "
        "WHERE table_schema = 'lembrar' AND table_name <> 'migrations' ORDER BY 1"
    )
    return [row[0] for row in found.fetchall()]


def seen(connection: psycopg.Connection, table: str) -> set[str]:
    """The tenants of whom a connection sees rows in a table."""
    query = sql.SQL("SELECT tenant FROM {}").format(sql.Identifier("lembrar", table))
    return {row[0] for row in connection.execute(query).fetchall()}


def test_who_does_not_say_whose_it_is_sees_nothing(url: str, admin: psycopg.Connection) -> None:
    """G3, R10: whatever a statement forgets to ask for; and who does, sees that alone."""
    names = ("acme", "other", "", "=acme", "*")
    play(url, lambda database: asyncio.gather(*(live(database, name) for name in names)))
    filled = {table for table in tables(admin) if seen(admin, table)}
    assert filled >= {*SHARDED} - {"blocks", "atoms", "compactions"}
    with psycopg.connect(url, autocommit=True) as connection:
        for table in filled:
            assert seen(connection, table) == set()
            with connection.transaction():
                connection.execute("SELECT set_config('lembrar.tenant', '=acme', true)")
                assert seen(connection, table) == {"acme"}
            assert seen(connection, table) == set()
            with connection.transaction():
                connection.execute("SELECT set_config('lembrar.tenant', '=', true)")
                assert seen(connection, table) == {""}
            assert seen(connection, table) == set(), "a setting that is gone is nobody's"


def test_nobody_writes_beyond_the_wall(url: str) -> None:
    """G3, R10."""
    play(url, nothing)
    with psycopg.connect(url, autocommit=True) as connection:
        for claim in ("", "=acme", "*"):
            with (
                pytest.raises(psycopg.errors.InsufficientPrivilege, match="row-level security"),
                connection.transaction(),
            ):
                connection.execute("SELECT set_config('lembrar.tenant', %s, true)", (claim,))
                connection.execute("INSERT INTO lembrar.day_costs VALUES ('other', now(), 1)")


def test_who_asks_for_all_tenants_sees_directories_alone(url: str) -> None:
    """G3, R10: a worker that looks for work learns ids, and nothing that was said."""
    play(url, lambda database: live(database, "acme"))
    with psycopg.connect(url, autocommit=True) as connection, connection.transaction():
        connection.execute("SELECT set_config('lembrar.tenant', '*', true)")
        open_to_all = {table for table in tables(connection) if seen(connection, table)}
        assert open_to_all == {"tenants", "directory_chats", "directory_facts"}


def test_every_table_has_its_wall_and_its_key(url: str, admin: psycopg.Connection) -> None:
    """G3, R10: tenant in every key; and the shard first where there is one, but for sums."""
    play(url, nothing)
    walls = admin.execute(
        "SELECT relname FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace "
        "WHERE nspname = 'lembrar' AND relrowsecurity AND relforcerowsecurity"
    ).fetchall()
    assert sorted(row[0] for row in walls) == tables(admin)
    keys = admin.execute(
        "SELECT tablename, indexdef FROM pg_indexes "
        "WHERE schemaname = 'lembrar' AND tablename <> 'migrations'"
    ).fetchall()
    for table, definition in keys:
        columns = definition.partition("(")[2]
        anywhere = ("(due_at)", "(tenant)", "(tenant, at)")
        first = "shard, tenant" if table in SHARDED else "tenant"
        assert columns.startswith(first) or f"({columns}".startswith(anywhere), definition


def test_tables_of_people_can_be_partitioned(url: str, admin: psycopg.Connection) -> None:
    """G3: by the shard, with the keys that they have."""
    play(url, nothing)
    admin.execute("CREATE SCHEMA parts")
    try:
        for table in SHARDED:
            admin.execute(
                sql.SQL(
                    "CREATE TABLE parts.{0} (LIKE lembrar.{0} INCLUDING ALL) "
                    "PARTITION BY HASH (shard)"
                ).format(sql.Identifier(table))
            )
    finally:
        admin.execute("DROP SCHEMA parts CASCADE")


def test_a_role_that_passes_walls_is_warned_of(url: str, caplog: pytest.LogCaptureFixture) -> None:
    """R10."""
    play(url, nothing)
    assert caplog.text == ""
    play(admin_url(url), nothing)
    assert "row-level security" in caplog.text


# ── whose a chat is ───────────────────────────────────────────────────────────────────────────


def test_a_chat_that_changed_hands_elsewhere_is_found(url: str) -> None:
    """G3, G4: what a process keeps in mind of whose a chat is, it asks again in time."""

    async def hands(database: PostgresDatabase) -> None:
        here, other = database.store("acme"), await PostgresDatabase.open(url)
        there = other.store("acme")
        for user in ("ana", "bia", "ana"):
            await there.append("c", user, talk(2), now=NOW)
            assert len(await here.messages("c")) == 4
            head = await here.chat("c")
            assert head
            assert head.user == user
            await there.erase_chat("c")
            assert await here.messages("c") == await here.blocks("c") == []
            assert await here.chat("c") is None
            await there.append("c", f"{user} anew", talk(1), now=NOW)
            await here.pin("c", 1, pinned=True)
            assert [m.seq for m in await here.pinned("c")] == [1]
            assert await here.make_due("c", now=NOW)
            await here.erase_chat("c")
        await other.close()

    play(url, hands)


def test_what_another_has_of_a_chat_goes_with_it(url: str, admin: psycopg.Connection) -> None:
    """G11: moods and vectors that stand with the person whose identity the chat belongs to."""

    async def erase(database: PostgresDatabase) -> None:
        store = database.store("acme")
        for chat in ("c", "d"):
            await store.append(chat, "+55", [message("x", id="m1")], now=NOW)
        felt = [mood(n, chat=chat, source="m1", user="ana") for n, chat in enumerate("cd")]
        await store.write_facts("ana", 0, [], moods=felt)
        made = [StoredVector(f"m1:{chat}", chat, b"d", b"vv") for chat in "cd"]
        await store.write_vectors("ana", "static", made)
        erased = await store.erase_messages("c", [1], now=NOW)
        assert erased
        assert erased.moods == 1
        kept: list[Mood] = await store.moods("ana")
        assert [one.chat for one in kept] == ["d"]
        assert set(await store.vectors("ana", "static", ["m1:c", "m1:d"])) == {"m1:d"}
        await store.erase_chat("d")
        assert await store.moods("ana") == []
        assert await store.vectors("ana", "static", ["m1:c", "m1:d"]) == {}

    play(url, erase)
    left = admin.execute("SELECT chat FROM lembrar.directory_readers").fetchall()
    assert left == [("c",)]


def test_erased_words_are_in_no_table(url: str, admin: psycopg.Connection) -> None:
    """G11: neither what was said, nor who said it, nor the id it had."""

    async def erase(database: PostgresDatabase) -> None:
        store = database.store("acme")
        said = [message(f"segredo {n}", id=f"idsegredo{n}") for n in range(4)]
        await store.append("c", "ana segredo", said, now=NOW)
        await store.append("k", "bia", talk(1), now=NOW)
        await store.publish([notice("x", user="ana segredo", chat="c")])
        await store.write_facts("ana segredo", 0, [fact("f", content="segredo")])
        await store.erase_messages("c", [1, 2], now=NOW)
        left = words(admin)
        assert "segredo 1" not in left
        assert "idsegredo1" not in left
        assert "idsegredo3" in left
        await store.erase_user("ana segredo")
        for where in await store.scrub():
            assert where

    def words(connection: psycopg.Connection) -> str:
        return "\n".join(
            str(row)
            for table in tables(connection)
            for row in connection.execute(
                sql.SQL("SELECT * FROM {}").format(sql.Identifier("lembrar", table))
            ).fetchall()
        )

    play(url, erase)
    assert "segredo" not in words(admin)
    assert "bia" in words(admin)


# ── health ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("harm", "says"),
    [
        ("DELETE FROM lembrar.messages WHERE seq = 2", "4 messages are counted, and 3 are there"),
        ("DELETE FROM lembrar.messages WHERE seq = 2", "missing among"),
        ("UPDATE lembrar.messages SET words = 99 WHERE seq = 1", "running totals"),
        ("UPDATE lembrar.messages SET erased = true WHERE seq = 1", "miscounted"),
        ("DELETE FROM lembrar.chats", "it is not there"),
        ("DELETE FROM lembrar.directory_messages", "4 messages are not in the directory"),
        ("DELETE FROM lembrar.facts", "names 1 facts, and 0 are there"),
        ("ALTER TABLE lembrar.facts NO FORCE ROW LEVEL SECURITY", "facts has no wall"),
        (
            "UPDATE pg_index SET indisvalid = false "
            "WHERE indexrelid = 'lembrar.messages_by_id'::regclass",
            "messages_by_id is not valid",
        ),
    ],
)
def test_what_is_wrong_is_found(harm: str, says: str) -> None:
    """R8, F12: with the log, the directories, the walls and the indexes."""
    url = postgres_url()

    async def fill(database: PostgresDatabase) -> None:
        store = database.store("acme")
        await chat_with(store, 2)
        await store.write_facts("ana", 0, [fact("f")])
        assert await store.check() == []

    async def look(database: PostgresDatabase) -> None:
        wrong = await database.store("acme").check()
        assert any(says in one for one in wrong), wrong
        elsewhere = [one for one in wrong if not one.startswith(("chat", "user"))]
        assert await database.store("other").check() == elsewhere

    play(url, fill)
    with psycopg.connect(admin_url(url), autocommit=True) as connection:
        connection.execute(harm)  # type: ignore[call-overload]
    try:
        play(url, look)
    finally:
        with psycopg.connect(admin_url(url), autocommit=True) as connection:
            connection.execute("ALTER TABLE lembrar.facts FORCE ROW LEVEL SECURITY")
            connection.execute("UPDATE pg_index SET indisvalid = true WHERE NOT indisvalid")


def test_errors_of_a_server_are_ours(url: str, admin: psycopg.Connection) -> None:
    """G3: nobody has to know psycopg to tell what happened."""

    async def broken(database: PostgresDatabase) -> None:
        admin.execute("ALTER TABLE lembrar.links RENAME TO hidden")
        try:
            with pytest.raises(LembrarError, match="lembrar doctor"):
                await database.store("acme").links("ana")
        finally:
            admin.execute("ALTER TABLE lembrar.hidden RENAME TO links")
        assert await database.store("acme").links("ana") == []

    play(url, broken)
