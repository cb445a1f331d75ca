"""Vectors in PostgreSQL are pgvector's own, also those that were written before they were."""

import asyncio
from collections.abc import Awaitable, Callable
from importlib import resources
from typing import TypeVar

import numpy as np
import psycopg
import pytest
from psycopg import errors
from servers import admin_url, new_database, postgres_url

from lembrar.errors import StoreError
from lembrar.stores.base import StoredVector
from lembrar.stores.postgres import PostgresDatabase, PostgresStore
from lembrar.stores.postgres_migrate import why_no_vectors
from lembrar.stores.postgres_part import shard_of
from lembrar.testing.promises.samples import chat_with

SPACE = "openai-large-3"
_T = TypeVar("_T")


def play(url: str, work: Callable[[PostgresStore], Awaitable[_T]]) -> _T:
    """What some work with a tenant's store comes to."""

    async def opened() -> _T:
        database = await PostgresDatabase.open(url)
        try:
            return await work(database.store("acme"))
        finally:
            await database.close()

    return asyncio.run(opened())


def packed(*numbers: float) -> bytes:
    return np.array(numbers, "<f2").tobytes()


def test_a_vector_stands_in_the_database_as_one() -> None:
    """R11, G3: of half precision, part by part, so that the server can compare them itself."""
    url = postgres_url()

    async def write(store: PostgresStore) -> None:
        await chat_with(store, 1)
        data = packed(0.5, -1.5, 65504.0, 0, 2, 0.25)
        await store.write_vectors("ana", SPACE, [StoredVector("m1:c", "c", b"x", data, 3)])

    play(url, write)
    with psycopg.connect(admin_url(url)) as connection:
        found = connection.execute(
            "SELECT part, data::text, pg_typeof(data)::text FROM lembrar.vectors ORDER BY part"
        ).fetchall()
        nearest = connection.execute(
            "SELECT part FROM lembrar.vectors ORDER BY data <#> '[0,1,0]' LIMIT 1"
        ).fetchall()
    assert found == [(0, "[0.5,-1.5,65504]", "halfvec"), (1, "[0,2,0.25]", "halfvec")]
    assert nearest == [(1,)]


@pytest.mark.parametrize(
    "data",
    [packed(1, np.nan), packed(1, np.inf), packed(-np.inf), b"", b"odd", packed(*[1.0] * 16_001)],
    ids=["nan", "inf", "-inf", "empty", "odd", "long"],
)
def test_what_is_no_vector_is_not_kept(data: bytes) -> None:
    """R11: it is made again when it is needed; what came along with it is kept."""

    async def write(store: PostgresStore) -> set[str]:
        await chat_with(store, 1)
        good = StoredVector("m2:c", "c", b"x", packed(*[1.0] * 16_000))
        await store.write_vectors("ana", SPACE, [StoredVector("m1:c", "c", b"x", data), good])
        return set(await store.vectors("ana", SPACE, ["m1:c", "m2:c"]))

    assert play(postgres_url(), write) == {"m2:c"}


# ── databases of before ───────────────────────────────────────────────────────────────────────


def test_vectors_of_an_older_database_are_kept() -> None:
    """G3, R11: of several lengths, and every number that half precision knows."""
    url = new_database("older")
    every = np.arange(65_536, dtype="<u2").view("<f2")
    finite = every[np.isfinite(every)]
    rows = {
        ("wide", "m1:c"): finite[:15_872].tobytes(),
        ("wide", "m2:c"): finite[-15_872 * 3 :].tobytes(),
        ("tiny", "m1:c"): packed(1, -2, 0.1),
        ("tiny", "f1"): packed(1, -2, 0.1, 3, 4, -0.0),
        ("tiny", "f2"): packed(1, -2, 0.1, 3),  # as long as no other
        ("tiny", "f3"): packed(1, -2, np.nan),
        ("tiny", "f4"): b"",
    }
    _as_before(url, rows)

    async def read(store: PostgresStore) -> dict[tuple[str, str], StoredVector]:
        refs = {ref for _, ref in rows}
        return {
            (space, ref): vector
            for space in ("wide", "tiny")
            for ref, vector in (await store.vectors("ana", space, refs)).items()
        }

    found = play(url, read)
    assert {key: vector.data for key, vector in found.items()} == {
        key: data for key, data in rows.items() if key[1] not in ("f3", "f4")
    }
    assert all((v.chat, v.digest) == ("c", b"digest") for v in found.values())
    with psycopg.connect(admin_url(url)) as connection:
        parts = "SELECT ref, count(*) FROM lembrar.vectors GROUP BY ref, embedder ORDER BY 1, 2"
        assert connection.execute(parts).fetchall() == [
            *(("f1", 2), ("f2", 1)),
            *(("m1:c", 1), ("m1:c", 1), ("m2:c", 3)),
        ]
    assert play(url, lambda store: store.check()) == []


def _as_before(url: str, rows: dict[tuple[str, str], bytes]) -> None:
    """A database as it was when vectors were bytes."""
    folder = resources.files("lembrar.stores.schema").joinpath("postgres")
    files = sorted((file for file in folder.iterdir()), key=lambda file: file.name)
    with psycopg.connect(url) as connection:
        connection.execute("CREATE SCHEMA lembrar")
        connection.execute(
            "CREATE TABLE lembrar.migrations "
            "(number int PRIMARY KEY, name text, done_at timestamptz)"
        )
        for file in files:
            if file.name < "011":
                connection.execute(file.read_text("utf-8"))  # type: ignore[arg-type]
        connection.execute("INSERT INTO lembrar.migrations VALUES (10, 'tally', now())")
    with psycopg.connect(admin_url(url)) as connection, connection.cursor() as cursor:
        cursor.executemany(
            "INSERT INTO lembrar.vectors VALUES (%s, 'acme', 'ana', %s, %s, 'c', 'digest', %s)",
            [(shard_of("acme", "ana"), *key, data) for key, data in rows.items()],
        )


# ── where pgvector is ─────────────────────────────────────────────────────────────────────────


def test_who_may_not_switch_pgvector_on_is_told_who_may() -> None:
    """G3: and once that is done, the store opens, wherever pgvector was put."""
    url = new_database("bare", vectors=False)
    with pytest.raises(StoreError, match="CREATE EXTENSION vector;"):
        play(url, lambda store: store.users())
    with psycopg.connect(admin_url(url), autocommit=True) as connection:
        connection.execute('CREATE SCHEMA "Else where"')
        connection.execute('GRANT USAGE ON SCHEMA "Else where" TO PUBLIC')
        connection.execute('CREATE EXTENSION vector SCHEMA "Else where"')

    async def write(store: PostgresStore) -> dict[str, StoredVector]:
        await chat_with(store, 1)
        await store.write_vectors("ana", SPACE, [StoredVector("m1:c", "c", b"x", packed(1, 2))])
        return await store.vectors("ana", SPACE, ["m1:c"])

    assert play(url, write)["m1:c"].data == packed(1, 2)


def test_who_may_switches_pgvector_on_by_opening() -> None:
    """G3."""
    url = admin_url(new_database("own", vectors=False))
    assert play(url, lambda store: store.vectors("ana", SPACE, ["m1:c"])) == {}


def test_a_server_without_pgvector_is_told_what_it_needs() -> None:
    """G3; other trouble keeps its own words."""
    for kind in (errors.FeatureNotSupported, errors.UndefinedFile):
        assert "Install pgvector 0.7" in str(why_no_vectors(kind("no such extension")))
    other = errors.DiskFull("no room")
    assert why_no_vectors(other) is other
