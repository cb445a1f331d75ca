"""Everything that a context could show, read from the store at a cost that follows the budget,
not the length of the conversation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from lembrar.model import Chat, Fact, Message, Summary, climbed_to
from lembrar.policy import Policy
from lembrar.stores.base import Store
from lembrar.text.language import detect
from lembrar.window import window_start

_PAGE = 32
_FACT_TOKENS = 6  # the least that a fact costs: no more of them can fit than the budget has
_MOST_FACTS = 500


@dataclass(frozen=True, slots=True)
class Scene:
    """What there is to show. `verbatim` are messages in no summary, the newest that can fit;
    those before `shown_from` were not even looked at."""

    user: str
    chat: Chat | None
    language: str
    facts: tuple[Fact, ...] = ()
    facts_left: int = 0
    pinned: tuple[Message, ...] = ()
    blocks: tuple[Summary, ...] = ()
    verbatim: tuple[Message, ...] = ()
    window: int = 1  # position where the window starts
    climbed: int = 0
    shown_from: int = 1


async def gather(
    store: Store, chat_id: str, user: str, policy: Policy, budget: int, now: datetime
) -> Scene:
    """Reads what a context of `budget` tokens could hold."""
    chat = await store.chat(chat_id)
    most = min(_MOST_FACTS, budget // _FACT_TOKENS + 1)
    _, facts = await store.facts(user, limit=most)
    if chat is None:
        return Scene(user, None, _language(policy, None, []), facts=tuple(facts))
    blocks = await _blocks(store, chat)
    climbed = climbed_to(blocks)
    verbatim = await _newest(store, chat, climbed, budget)
    window = await window_start(store, chat, policy.window, now)
    return Scene(
        user=user,
        chat=chat,
        language=_language(policy, chat, verbatim),
        facts=tuple(facts) if chat.enabled else (),
        facts_left=int(len(facts) == most),
        pinned=tuple(await store.pinned(chat_id)),
        blocks=tuple(blocks),
        verbatim=tuple(verbatim),
        window=max(window, climbed + 1),
        climbed=climbed,
        shown_from=verbatim[0].seq if verbatim else chat.messages + 1,
    )


async def _blocks(store: Store, chat: Chat) -> list[Summary]:
    if not chat.enabled:
        return []
    blocks = await store.blocks(chat.id)
    shown = climbed_to(blocks)
    return [block for block in blocks if block.end <= shown]


async def _newest(store: Store, chat: Chat, climbed: int, budget: int) -> list[Message]:
    """The newest messages that stand in no summary, until the budget could hold no more."""
    found: list[Message] = []
    size, last = 0, chat.messages
    while last > climbed and size <= budget:
        page = await store.messages(chat.id, first=max(climbed + 1, last - _PAGE + 1), last=last)
        found = [*page, *found]
        size += sum(message.tokens + 1 for message in page)
        last = page[0].seq - 1
    return found


def _language(policy: Policy, chat: Chat | None, messages: list[Message]) -> str:
    if policy.language != "auto":
        return policy.language
    if chat and chat.language:
        return chat.language
    return detect(" ".join(m.content[:500] for m in messages if m.role == "user"))
