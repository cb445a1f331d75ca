"""How large a stretch of a chat's log is, in MongoDB."""

from __future__ import annotations

from lembrar.stores.mongo_head import Head
from lembrar.stores.mongo_read import appends, in_appends
from lembrar.stores.mongo_tail import Tail
from lembrar.stores.mongo_tenant import Tenant


async def totals(t: Tenant, head: Head, tail: Tail, seq: int) -> tuple[int, int]:
    """Words and tokens of the log up to and including a position. Appends say how much was said
    before them; what was erased since is told by the chat's state."""
    if seq < 1:
        return 0, 0
    if seq >= tail.seq:
        return tail.words - head.cut_words, tail.tokens - head.cut_tokens
    [document] = [one async for one in appends(t, head, seq, seq, texts=False)]
    said = [m for m in await in_appends(t, head, [document]) if m.seq <= seq]
    cut_words, cut_tokens = await _cut_before(t, head, document["n"])
    return (
        document["words_from"] - cut_words + sum(message.words for message in said),
        document["tokens_from"] - cut_tokens + sum(message.tokens for message in said),
    )


async def _cut_before(t: Tenant, head: Head, n: int) -> tuple[int, int]:
    """Words and tokens that were erased from the appends before number `n`."""
    rows = await t.pages.rows(head.cuts)
    before = [row for key, row in rows.items() if int(key) < n]
    return sum(row["words"] for row in before), sum(row["tokens"] for row in before)
