"""Everything that a context could show, read from the store at a cost that follows the budget,
not the length of the conversation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from lembrar.model import Chat, Fact, Message, Summary, climbed_to, said_at
from lembrar.policy import Policy
from lembrar.stores.base import Store
from lembrar.text.language import detect
from lembrar.window import window_start

_PAGE = 32
_OTHER_CHATS = 2  # other conversations that are looked into


@dataclass(frozen=True, slots=True)
class Known:
    """What is known beyond this chat: facts as they stand now with their relevance (`more` if some
    were not even looked at), and messages that search found, the best first, with the share of
    the room that they are worth."""

    facts: tuple[Fact, ...] = ()
    scores: Mapping[str, float] = field(default_factory=dict[str, float])
    more: bool = False
    recalled: tuple[tuple[Message, float], ...] = ()
    worth: float = 1.0


@dataclass(frozen=True, slots=True)
class Scene:
    """What there is to show. `verbatim` are messages in no summary, the newest that can fit;
    those before `shown_from` were not even looked at. `elsewhere` are the newest messages of the
    same person's other conversations."""

    user: str
    chat: Chat | None
    language: str
    facts: tuple[Fact, ...] = ()
    scores: Mapping[str, float] = field(default_factory=dict[str, float])
    facts_left: int = 0
    pinned: tuple[Message, ...] = ()
    blocks: tuple[Summary, ...] = ()
    verbatim: tuple[Message, ...] = ()
    elsewhere: tuple[Message, ...] = ()
    recalled: tuple[tuple[Message, float], ...] = ()
    recalled_worth: float = 1.0
    window: int = 1  # position where the window starts
    climbed: int = 0
    shown_from: int = 1
    is_live: bool = False  # people are talking right now, and something is asked

    def knowing(self, known: Known) -> Scene:
        """The same with what is known beyond this chat, unless its memory is off."""
        if self.chat and not self.chat.enabled:
            return replace(self, scores=known.scores, recalled_worth=known.worth)
        return replace(
            self,
            facts=known.facts,
            scores=known.scores,
            facts_left=int(known.more and self.chat is not None),
            recalled=known.recalled,
            recalled_worth=known.worth,
        )


async def gather(
    store: Store,
    chat_id: str,
    people: Sequence[str],
    policy: Policy,
    budget: int,
    now: datetime,
    asked: bool,
) -> Scene:
    """Reads what a context of `budget` tokens could hold of the conversation. `people` are the ids
    that the user goes by, the one that asks first; `asked` if there is a question."""
    chat = await store.chat(chat_id)
    elsewhere = await _elsewhere(store, chat_id, people, policy, now)
    if chat is None:
        language = _language(policy, None, elsewhere)
        return Scene(people[0], None, language, elsewhere=tuple(elsewhere))
    # What search finds would take the room of what is owed: then what stands in for it is shown.
    share = 0 if asked else int(policy.compose.pending_share * budget)
    blocks = await _settled(store, chat, await _blocks(store, chat), share)
    climbed = climbed_to(blocks)
    verbatim = await _newest(store, chat, climbed, budget)
    window = await window_start(store, chat, policy.window, now)
    return Scene(
        user=people[0],
        chat=chat,
        language=_language(policy, chat, verbatim),
        pinned=tuple(await store.pinned(chat_id)),
        blocks=tuple(blocks),
        verbatim=tuple(message for message in verbatim if not message.erased),
        elsewhere=tuple(elsewhere) if chat.enabled else (),
        window=max(window, climbed + 1),
        climbed=climbed,
        shown_from=verbatim[0].seq if verbatim else chat.messages + 1,
        is_live=_is_live(policy, chat, verbatim, now) and asked,
    )


def _is_live(policy: Policy, chat: Chat, newest: Sequence[Message], now: datetime) -> bool:
    """Whether somebody spoke a moment ago; what was brought from elsewhere was said before."""
    steady = policy.compose.steady
    last = said_at(newest[-1]) if newest else chat.updated_at
    return bool(steady and now - last <= timedelta(minutes=steady.minutes))


async def _elsewhere(
    store: Store, chat_id: str, people: Sequence[str], policy: Policy, now: datetime
) -> list[Message]:
    """The newest messages of the person's other conversations, oldest first: who goes on in
    another channel need not begin anew."""
    section = next((s for s in policy.compose.sections if s.source == "elsewhere"), None)
    if section is None:
        return []
    chats = [
        chat for person in people for chat in await store.chats(person, limit=_OTHER_CHATS + 1)
    ]
    since = now - timedelta(hours=section.hours)
    others = [c for c in chats if c.id != chat_id and c.enabled and c.updated_at >= since]
    others.sort(key=lambda c: c.updated_at, reverse=True)
    found: list[Message] = []
    for chat in others[:_OTHER_CHATS]:
        found += await store.messages(chat.id, limit=section.most)
    return sorted((m for m in found if not m.erased), key=said_at)[-section.most :]


async def _blocks(store: Store, chat: Chat) -> list[Summary]:
    if not chat.enabled:
        return []
    blocks = await store.blocks(chat.id)
    shown = climbed_to(blocks)
    return [block for block in blocks if block.end <= shown]


async def _settled(store: Store, chat: Chat, blocks: list[Summary], room: int) -> list[Summary]:
    """The blocks without the newest ones that the summariser still owes, as long as what they
    stand for can be shown as it was said. Before that, what rules made of it stands in."""
    kept = list(blocks)
    while kept and kept[-1].status != "ready":
        before = await store.totals(chat.id, kept[-1].start - 1)
        if chat.log_tokens - before[1] > room:
            break
        kept.pop()
    return kept


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
