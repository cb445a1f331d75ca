"""What there is of chats, counted: sizes, savings, costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lembrar.model import Chat, Compaction, Spend, Stats, Usage
from lembrar.stores.base import Store
from lembrar.text import tokens, words


async def counted(store: Store, heads: Sequence[Chat], sent: int) -> Stats:
    """Sizes, compactions and savings of chats whose contexts take `sent` tokens together."""
    runs: list[Compaction] = []
    usage = Usage()
    for head in heads:
        runs += await store.compactions(head.id)
        usage += await store.usage(head.id)
    return replace(
        Stats.of(heads, runs, sent, await store.size()),
        usage=usage,
        preferences_kept=await _preferences_kept(store, heads),
        spend=await _spent(store, heads),
        letters=await _dead(store, heads),
    )


async def recounted(store: Store, chat: Chat) -> Chat:
    """The chat with its counts checked against its texts, and corrected if they differ."""
    blocks = [b for b in await store.blocks(chat.id) if b.stands]
    told = ["\n".join([b.text, *(event.description for event in b.events)]) for b in blocks]
    ladder = (sum(map(words.count, told)), sum(map(tokens.count, told)))
    climbed = await store.totals(chat.id, chat.climbed) if chat.messages else (0, 0)
    log = await store.totals(chat.id, chat.messages) if chat.messages else (0, 0)
    right = (ladder[0] + log[0] - climbed[0], ladder[1] + log[1] - climbed[1])
    if (chat.words, chat.tokens, chat.log_words, chat.log_tokens) == (*right, *log):
        return chat
    await store.resize(
        chat.id, log_words=log[0], log_tokens=log[1], words=ladder[0], tokens=ladder[1]
    )
    fixed = await store.chat(chat.id)
    return replace(fixed or chat, is_new=chat.is_new, corrected=True)


async def _dead(store: Store, heads: Sequence[Chat]) -> int:
    ids = {head.id for head in heads}
    return sum(letter.chat in ids for letter in await store.letters())


async def _spent(store: Store, heads: Sequence[Chat]) -> Spend:
    """What an LLM took for these chats."""
    days = [day for head in heads for day in await store.spending(chat=head.id)]
    return sum((day.spend for day in days), Spend())


async def _preferences_kept(store: Store, heads: Sequence[Chat]) -> float:
    """The share of preferences that nobody contradicted or took back."""
    users = {head.user for head in heads}
    told = [f for user in users for f in (await store.facts(user))[1]]
    said = [f for f in told if f.kind == "preference"]
    wrong = [f for f in said if f.status in ("superseded", "undone")]
    return 1 - len(wrong) / len(said) if said else 1.0
