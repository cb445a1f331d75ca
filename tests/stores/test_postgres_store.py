"""PostgreSQL keeps every promise of a store, and asks for each thing where it is."""

import re

import pytest
from servers import postgres_url

from lembrar.stores.postgres import PostgresDatabase
from lembrar.testing.contract import DatabaseContract

# Everything of a person, by shard; what is not named here says where things are, or is a tenant's.
SHARDED = ("chats", "messages", "blocks", "atoms", "compactions")
SHARDED += ("people", "facts", "moods", "vectors")
_TABLE = re.compile(r"lembrar\.(\w+)(?: (?:AS )?([a-z])\b)?")


class TestPostgresDatabase(DatabaseContract):
    """G3, G4: the contract on a real server, by a user whom the walls between tenants hold."""

    @pytest.fixture(autouse=True)
    def database(self) -> None:
        self.url = postgres_url()
        self.statements: set[str] = set()

    @pytest.fixture(autouse=True)
    def keys(self, database: None):
        """G3: every statement on a table of people names the shard: in a cluster it goes to one
        machine."""
        yield
        without = [sql for sql in self.statements if not names_shards(sql)]
        assert without == []

    async def open_database(self) -> PostgresDatabase:
        return await PostgresDatabase.open(self.url, watch=self.statements.add)


def names_shards(sql: str) -> bool:
    """Whether a statement says of every table of people that it touches in which shard, or that it
    goes to all."""
    if sql.startswith("/* every shard */"):
        return True
    found = [(table, alias) for table, alias in _TABLE.findall(sql) if table in SHARDED]
    named = sql.count("shard =") + sql.count("(shard,")
    if len(found) < 2:
        return named >= len(found)
    return named >= len(found) and all(
        re.search(rf"\b{alias}\.shard = |= {alias}\.shard\b", sql) for _, alias in found if alias
    )


def test_a_statement_without_a_shard_is_seen() -> None:
    """G3: the check above does not let everything pass."""
    assert names_shards("SELECT 1 FROM lembrar.chats WHERE shard = $1 AND id = $2")
    assert names_shards("INSERT INTO lembrar.facts (shard, tenant) VALUES ($1, $2)")
    assert names_shards("SELECT person FROM lembrar.directory_chats WHERE tenant = $1")
    assert not names_shards("SELECT 1 FROM lembrar.chats WHERE tenant = $1 AND id = $2")
    assert not names_shards("INSERT INTO lembrar.facts (tenant) VALUES ($1)")
    assert not names_shards(
        "SELECT 1 FROM lembrar.chats JOIN lembrar.messages USING (chat) WHERE shard = $1"
    )
    assert not names_shards(
        "SELECT 1 FROM lembrar.chats c JOIN lembrar.messages m ON m.chat = c.id AND c.shard = $1 "
        "WHERE c.shard = $1"
    )
