"""A chat's ladder in PostgreSQL. Functions work inside the caller's transaction."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from lembrar.model import Atom, Compaction, Letter, Summary, climbed_to
from lembrar.stores import codec
from lembrar.stores.base import LadderChange
from lembrar.stores.postgres_notices import publish
from lembrar.stores.postgres_part import Head, Part
from lembrar.stores.postgres_rows import BLOCK, LETTER, block_of, block_row, letter_of
from lembrar.stores.postgres_server import Transaction
from lembrar.stores.postgres_wire import Row, Statement

_HERE = "shard = $1 AND tenant = $2 AND chat = $3"
_CHAT = "shard = $1 AND tenant = $2 AND id = $3"
_BLOCKS = f"SELECT {BLOCK} FROM lembrar.blocks WHERE {_HERE} ORDER BY start"
# A row of every chat there is; one without atoms has an empty one.
_ATOMS = """
  SELECT a.kind, a.text, a.value, m.id
  FROM lembrar.chats c
  LEFT JOIN lembrar.atoms a ON a.shard = c.shard AND a.tenant = c.tenant AND a.chat = c.id
    AND a.seq BETWEEN $4 AND $5
  LEFT JOIN lembrar.messages m ON m.shard = a.shard AND m.tenant = a.tenant AND m.chat = a.chat
    AND m.seq = a.seq
  WHERE c.shard = $1 AND c.tenant = $2 AND c.id = $3 ORDER BY a.seq, a.n"""
_COMPACTIONS = f"SELECT body FROM lembrar.compactions WHERE {_HERE} ORDER BY n"
_RESIZE = f"""
  UPDATE lembrar.chats SET log_words = $4, log_tokens = $5, ladder_words = $6, ladder_tokens = $7
  WHERE {_CHAT}"""
RANGES = f"""
  SELECT start, finish, status, left(text, 1), words, tokens FROM lembrar.blocks
  WHERE {_HERE} ORDER BY start"""
_SETTLE = f"""
  UPDATE lembrar.chats SET version = version + 1, climbed = $4, ladder_words = $5,
    ladder_tokens = $6, pending = $7,
    climbed_words = coalesce((SELECT m.words_to FROM lembrar.messages m
      WHERE m.shard = $1 AND m.tenant = $2 AND m.chat = $3 AND m.seq = $4), 0),
    climbed_tokens = coalesce((SELECT m.tokens_to FROM lembrar.messages m
      WHERE m.shard = $1 AND m.tenant = $2 AND m.chat = $3 AND m.seq = $4), 0)
  WHERE {_CHAT}"""
_COUNT_LETTERS = """
  UPDATE lembrar.directory_chats SET letters = $3
  WHERE tenant = $1 AND id = $2 AND letters <> $3"""
_LEARNT = f"""
  UPDATE lembrar.chats SET read_seq = greatest(read_seq, $4),
    language = coalesce(nullif($5, ''), language), warning = coalesce($6, warning)
  WHERE {_CHAT}"""
_DROP_BLOCKS = f"DELETE FROM lembrar.blocks WHERE {_HERE}"
_DROP_ATOMS = f"DELETE FROM lembrar.atoms WHERE {_HERE}"
_DROP_OVERLAPPED = f"DELETE FROM lembrar.blocks WHERE {_HERE} AND start <= $5 AND finish >= $4"
_PUT_BLOCK = f"""
  INSERT INTO lembrar.blocks (shard, tenant, chat, {BLOCK})
  VALUES ({", ".join(f"${n}" for n in range(1, 24))})"""
_DROP_SOME_ATOMS = f"DELETE FROM lembrar.atoms WHERE {_HERE} AND seq = ANY($4::bigint[])"
_PUT_ATOMS = """
  INSERT INTO lembrar.atoms (shard, tenant, chat, seq, n, kind, text, value)
  SELECT $1::bigint, $2::text, $3::text, *
  FROM unnest($4::bigint[], $5::bigint[], $6::text[], $7::text[], $8::text[])"""
_REPORT = f"""
  INSERT INTO lembrar.compactions (shard, tenant, chat, n, at, first, last, body)
  SELECT $1, $2, $3, coalesce(max(n), 0) + 1, $4, $5, $6, $7 FROM lembrar.compactions
  WHERE {_HERE}"""
_COUNT_REPORTS = f"""
  UPDATE lembrar.chats SET
    compactions = (SELECT count(*) FROM lembrar.compactions WHERE {_HERE}),
    compacted_at = (SELECT at FROM lembrar.compactions WHERE {_HERE} ORDER BY n DESC LIMIT 1)
  WHERE {_CHAT}"""
_WITH_LETTERS = """
  SELECT id, person FROM lembrar.directory_chats WHERE tenant = $1 AND letters > 0
  ORDER BY id LIMIT $2"""
_LETTERS = f"SELECT {LETTER} FROM lembrar.blocks WHERE {_HERE} AND status = 'dead' ORDER BY start"


def write_change(db: Transaction, head: Head, change: LadderChange, found: list[Row]) -> None:
    """Writes what a run found and raises the chat's version. `found` are the rows of RANGES."""
    _replace_blocks(db, head, change)
    _replace_atoms(db, head, change)
    if change.compaction:
        _report(db, head, change.compaction)
    db.later(_LEARNT, *head.key, change.read_seq, change.language, change.warning)
    settle(db, head, _changed(found, change))
    publish(db, head.tenant, change.notices)


def _changed(found: list[Row], change: LadderChange) -> list[Summary]:
    """The ladder after a change, as far as its size goes."""
    kept = [] if change.rebuild else blocks_of(found)
    for new in change.blocks:
        kept = [block for block in kept if block.start > new.end or block.end < new.start]
    return sorted([*kept, *change.blocks], key=lambda block: block.start)


def blocks_of(found: list[Row]) -> list[Summary]:
    """A ladder by the rows of RANGES: where blocks stand, how large they are, and whether they
    have a text."""
    return [
        Summary(
            row[3], 0, 0, 0, start=row[0], end=row[1], status=row[2], words=row[4], tokens=row[5]
        )
        for row in found
    ]


def settle(db: Transaction, head: Head, blocks: list[Summary]) -> None:
    """Says in the chat how far its ladder reaches now and how large it is, and raises its
    version."""
    standing = [block for block in blocks if block.stands]
    db.later(
        _SETTLE,
        *head.key,
        climbed_to(blocks),
        sum(block.words for block in standing),
        sum(block.tokens for block in standing),
        sum(block.messages for block in blocks if block.status != "ready"),
    )
    db.later(_COUNT_LETTERS, *head.place, sum(block.status == "dead" for block in blocks))


def count_reports(db: Transaction, head: Head) -> None:
    """Says in the chat how often it was compacted, and when last."""
    db.later(_COUNT_REPORTS, *head.key)


def _replace_blocks(db: Transaction, head: Head, change: LadderChange) -> None:
    if change.rebuild:
        db.later(_DROP_BLOCKS, *head.key)
        db.later(_DROP_ATOMS, *head.key)
    for block in change.blocks:
        db.later(_DROP_OVERLAPPED, *head.key, block.start, block.end)
    for block in change.blocks:
        db.later(_PUT_BLOCK, *head.key, *block_row(block))


def _replace_atoms(db: Transaction, head: Head, change: LadderChange) -> None:
    found = [(seq, n, atom) for seq, atoms in change.atoms for n, atom in enumerate(atoms)]
    if change.atoms:
        db.later(_DROP_SOME_ATOMS, *head.key, [seq for seq, _ in change.atoms])
    if found:
        db.later(
            _PUT_ATOMS,
            *head.key,
            [seq for seq, _, _ in found],
            [n for _, n, _ in found],
            [atom.kind for _, _, atom in found],
            [atom.text for _, _, atom in found],
            [atom.value for _, _, atom in found],
        )


def _report(db: Transaction, head: Head, run: Compaction) -> None:
    body = codec.dump_compaction(run)
    db.later(_REPORT, *head.key, codec.micros(run.at), run.first, run.last, body)
    count_reports(db, head)


class PostgresLadder(Part):
    """The part of the store that keeps summaries."""

    async def blocks(self, chat: str) -> list[Summary]:
        return [block_of(row) for row in await self._read_chat(chat, _BLOCKS)]

    async def atoms(self, chat: str, *, first: int, last: int) -> list[Atom]:
        found = await self._read_known(chat, _ATOMS, first, last)
        return [Atom(*row) for row in found if row[0] is not None]

    async def write_ladder(self, chat: str, version: int, change: LadderChange) -> bool:
        async def write(db: Transaction, head: Head, found: list[Row]) -> bool:
            if head.version != version:
                return False
            write_change(db, head, change, found)
            return True

        return await self._write_chat(chat, write, RANGES)

    async def compactions(self, chat: str) -> list[Compaction]:
        found = await self._read_chat(chat, _COMPACTIONS)
        return [codec.load_compaction(row[0]) for row in found]

    async def resize(
        self, chat: str, *, log_words: int, log_tokens: int, words: int, tokens: int
    ) -> None:
        async def write(db: Transaction, head: Head, _: list[Row]) -> None:
            db.later(_RESIZE, *head.key, log_words, log_tokens, words, tokens)

        await self._write_chat(chat, write)

    async def letters(self, *, limit: int | None = None) -> list[Letter]:
        size = None if limit is None else max(limit, 0)
        chats = await self._rows(_WITH_LETTERS, self._tenant, size)
        if not chats:
            return []
        answers = await self._ask(
            *(
                Statement(_LETTERS, (self._shard(person), self._tenant, chat))
                for chat, person in chats
            )
        )
        found = [
            letter_of(chat, person, row)
            for (chat, person), answer in zip(chats, answers, strict=True)
            for row in answer.rows
        ]
        return found[:size]
