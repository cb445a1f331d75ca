"""Writing a chat's ladder in SQLite. Every function works inside the caller's transaction."""

# ruff: noqa: S608 - only this package's own column lists are ever put into a statement

from __future__ import annotations

from lembrar.model import Compaction, Summary, climbed_to
from lembrar.stores import codec
from lembrar.stores import sqlite_notices as notices
from lembrar.stores.base import LadderChange
from lembrar.stores.sqlite_file import Transaction
from lembrar.stores.sqlite_rows import BLOCK, LETTER, block_row

_TOTALS = "SELECT words_to, tokens_to FROM messages WHERE tenant = ? AND chat = ? AND seq = ?"
_SIZES = """
  SELECT coalesce(sum(words) FILTER (WHERE status = 'ready' OR text <> ''), 0),
         coalesce(sum(tokens) FILTER (WHERE status = 'ready' OR text <> ''), 0),
         coalesce(sum("end" - start + 1) FILTER (WHERE status <> 'ready'), 0)
  FROM blocks WHERE tenant = ? AND chat = ?"""
_RANGES = """
  SELECT start, "end", status, substr(text, 1, 1) FROM blocks
  WHERE tenant = ? AND chat = ? ORDER BY start"""
LETTERS = f"""
  SELECT b.chat, {LETTER} FROM blocks b INDEXED BY blocks_dead
  JOIN chats c ON c.tenant = b.tenant AND c.id = b.chat
  WHERE b.tenant = ? AND status = 'dead' ORDER BY b.chat, start LIMIT ?"""
_SETTLE = """
  UPDATE chats SET version = version + 1, climbed = ?, ladder_words = ?, ladder_tokens = ?,
    pending = ?, climbed_words = ?, climbed_tokens = ?
  WHERE tenant = ? AND id = ?"""
_LEARNT = """
  UPDATE chats SET read_seq = max(read_seq, ?), language = coalesce(nullif(?, ''), language),
    warning = coalesce(?, warning)
  WHERE tenant = ? AND id = ?"""
_REPORT = """
  INSERT INTO compactions SELECT ?1, ?2, coalesce(max(n), 0) + 1, ?3, ?4
  FROM compactions WHERE tenant = ?1 AND chat = ?2"""
_COUNT_REPORTS = """
  UPDATE chats SET
    compactions = (SELECT count(*) FROM compactions WHERE tenant = ?1 AND chat = ?2),
    compacted_at = (SELECT at FROM compactions WHERE tenant = ?1 AND chat = ?2
                    ORDER BY n DESC LIMIT 1)
  WHERE tenant = ?1 AND id = ?2"""


def write_change(db: Transaction, tenant: str, chat: str, change: LadderChange) -> None:
    """Writes what a run found and raises the chat's version."""
    _replace_blocks(db, tenant, chat, change)
    _replace_atoms(db, tenant, chat, change)
    if change.compaction:
        _report(db, tenant, chat, change.compaction)
    learnt = (change.read_seq, change.language, change.warning)
    db.run(_LEARNT, (*learnt, tenant, chat))
    settle(db, tenant, chat)
    notices.publish(db, tenant, change.notices)


def settle(db: Transaction, tenant: str, chat: str) -> None:
    """Says in the chat how far its ladder reaches now and how large it is, and raises its
    version."""
    end = climbed_to(
        Summary(text, 0, 0, 0, start=start, end=end, status=status)
        for start, end, status, text in db.rows(_RANGES, (tenant, chat))
    )
    sizes = db.row(_SIZES, (tenant, chat))
    totals = db.rows(_TOTALS, (tenant, chat, end)) or [(0, 0)]
    db.run(_SETTLE, (end, *sizes, *totals[0], tenant, chat))


def count_reports(db: Transaction, tenant: str, chat: str) -> None:
    """Says in the chat how often it was compacted, and when last."""
    db.run(_COUNT_REPORTS, (tenant, chat))


def _replace_blocks(db: Transaction, tenant: str, chat: str, change: LadderChange) -> None:
    if change.rebuild:
        db.run("DELETE FROM blocks WHERE tenant = ? AND chat = ?", (tenant, chat))
        db.run("DELETE FROM atoms WHERE tenant = ? AND chat = ?", (tenant, chat))
    for block in change.blocks:
        db.run(
            'DELETE FROM blocks WHERE tenant = ? AND chat = ? AND start <= ? AND "end" >= ?',
            (tenant, chat, block.end, block.start),
        )
    db.run_all(
        f"INSERT INTO blocks (tenant, chat, {BLOCK}) VALUES ({','.join('?' * 22)})",
        [(tenant, chat, *block_row(block)) for block in change.blocks],
    )


def _replace_atoms(db: Transaction, tenant: str, chat: str, change: LadderChange) -> None:
    db.run_all(
        "DELETE FROM atoms WHERE tenant = ? AND chat = ? AND seq = ?",
        [(tenant, chat, seq) for seq, _ in change.atoms],
    )
    db.run_all(
        "INSERT INTO atoms VALUES (?, ?, ?, ?, ?, ?, ?)",
        [
            (tenant, chat, seq, n, atom.kind, atom.text, atom.value)
            for seq, atoms in change.atoms
            for n, atom in enumerate(atoms)
        ],
    )


def _report(db: Transaction, tenant: str, chat: str, run: Compaction) -> None:
    db.run(_REPORT, (tenant, chat, codec.micros(run.at), codec.dump_compaction(run)))
    db.run(
        "UPDATE chats SET compactions = compactions + 1, compacted_at = ? "
        "WHERE tenant = ? AND id = ?",
        (codec.micros(run.at), tenant, chat),
    )
