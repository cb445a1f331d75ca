"""How a PostgreSQL store is, how large it is, and what of the erased the server may still hold."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from psycopg import errors, sql

from lembrar.stores.postgres_errors import translated
from lembrar.stores.postgres_part import Part
from lembrar.stores.postgres_wire import Row, Statement

_PAGE = 500  # chats or people looked through at a time
_CHEAP_BYTES = 256 * 1024 * 1024  # of a table that is cleaned while somebody waits
_PATIENCE = ("30s",)
_SIZE = """
  SELECT coalesce(sum(pg_total_relation_size(c.oid)), 0)::bigint
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'lembrar' AND c.relkind = 'r'"""
# And whether each is small, and ours to clean.
_TABLES = """
  SELECT c.relname, pg_table_size(c.oid) <= %s AND pg_has_role(c.relowner, 'USAGE')
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'lembrar' AND c.relkind = 'r' ORDER BY c.relname"""
_BROKEN_INDEXES = """
  SELECT i.indexrelid::regclass::text FROM pg_index i
  JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'lembrar' AND NOT (i.indisvalid AND i.indisready)"""
_OPEN_WALLS = """
  SELECT c.relname::text FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant'
  WHERE n.nspname = 'lembrar' AND c.relkind IN ('r', 'p')
    AND NOT (c.relrowsecurity AND c.relforcerowsecurity)"""
_DAMAGE = """
  SELECT checksum_failures FROM pg_stat_database
  WHERE datname = current_database() AND checksum_failures > 0"""
_CHATS = """
  SELECT id, person FROM lembrar.directory_chats WHERE tenant = $1 AND id > $2
  ORDER BY id LIMIT $3"""
_CHAT = """
  SELECT c.seq, c.words_to, c.tokens_to, c.erasures, count(m.seq), max(m.seq),
    coalesce(sum(m.words), 0)::bigint, coalesce(sum(m.tokens), 0)::bigint,
    count(m.seq) FILTER (WHERE m.erased), count(m.seq) FILTER (WHERE d.id IS NULL)
  FROM lembrar.chats c
  LEFT JOIN lembrar.messages m ON m.shard = c.shard AND m.tenant = c.tenant AND m.chat = c.id
  LEFT JOIN lembrar.directory_messages d ON d.tenant = m.tenant AND d.id = m.id
    AND d.chat = m.chat
  WHERE c.shard = $1 AND c.tenant = $2 AND c.id = $3 AND c.person = $4
  GROUP BY c.seq, c.words_to, c.tokens_to, c.erasures"""
_KNOWN = """
  SELECT person, count(*) FROM lembrar.directory_facts WHERE tenant = $1 AND person > $2
  GROUP BY person ORDER BY person LIMIT $3"""
_FACTS = """
  SELECT count(*) FROM lembrar.facts WHERE shard = $1 AND tenant = $2 AND person = $3"""


class PostgresHealth(Part):
    """The part of the store that looks after itself."""

    async def scrub(self) -> list[str]:
        self._check_open()
        with translated():
            cleaned = await self._vacuum()
        waiting = "" if cleaned else " once it has cleaned its larger tables (VACUUM)"
        return [
            f"freed parts of the server's files, until new rows take their place{waiting}",
            "the server's write-ahead log, and wherever that is archived",
            "replicas, until they have followed",
            "backups and other copies of the database",
        ]

    async def _vacuum(self) -> bool:
        """Has dead rows removed where that is quickly done. Returns whether it was everywhere."""
        async with await self._server.connection() as connection:
            await connection.execute("SELECT set_config('statement_timeout', %s, false)", _PATIENCE)
            found = await (await connection.execute(_TABLES, (_CHEAP_BYTES,))).fetchall()
            small = [sql.Identifier("lembrar", name) for name, is_small in found if is_small]
            clean = sql.SQL("VACUUM (SKIP_LOCKED) {}").format(sql.SQL(", ").join(small))
            with suppress(errors.QueryCanceled):
                if small:
                    await connection.execute(clean)
                return len(small) == len(found)
        return False

    async def size(self) -> int:
        return (await self._rows(_SIZE))[0][0]

    async def check(self) -> list[str]:
        indexes, walls, damage = await self._ask(
            Statement(_BROKEN_INDEXES), Statement(_OPEN_WALLS), Statement(_DAMAGE)
        )
        return [
            *(f"the index {row[0]} is not valid: run REINDEX" for row in indexes.rows),
            *(f"the table {row[0]} has no wall between tenants" for row in walls.rows),
            *(f"the server found {row[0]} damaged pages: see its log" for row in damage.rows),
            *await self._wrong_chats(),
            *await self._wrong_facts(),
        ]

    async def _wrong_chats(self) -> list[str]:
        wrong: list[str] = []
        after = ""
        while page := await self._rows(_CHATS, self._tenant, after, _PAGE):
            answers = await self._ask(
                *(
                    Statement(_CHAT, (self._shard(person), self._tenant, chat, person))
                    for chat, person in page
                )
            )
            for (chat, _), answer in zip(page, answers, strict=True):
                wrong += [f"chat {chat!r}: {what}" for what in _wrong_with(answer.rows)]
            after = page[-1][0]
        return wrong

    async def _wrong_facts(self) -> list[str]:
        wrong: list[str] = []
        after = ""
        while page := await self._rows(_KNOWN, self._tenant, after, _PAGE):
            answers = await self._ask(
                *(
                    Statement(_FACTS, (self._shard(person), self._tenant, person))
                    for person, _ in page
                )
            )
            wrong += [
                f"user {person!r}: the directory names {count} facts, and {answer.rows[0][0]} "
                "are there"
                for (person, count), answer in zip(page, answers, strict=True)
                if answer.rows[0][0] != count
            ]
            after = page[-1][0]
        return wrong


def _wrong_with(found: Sequence[Row]) -> list[str]:
    """What does not fit together in a chat."""
    if not found:
        return ["the directory names it, and it is not there"]
    seq, words, tokens, erasures, messages, last, said, counted, places, unlisted = found[0]
    wrong = {
        f"{seq} messages are counted, and {messages} are there": seq != messages,
        "messages are missing among those that are there": messages != (last or 0),
        "its running totals are not those of its messages": (words, tokens) != (said, counted),
        "its erased messages are miscounted": erasures != places,
        f"{unlisted} messages are not in the directory": unlisted > 0,
    }
    return [what for what, is_so in wrong.items() if is_so]
