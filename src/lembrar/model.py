"""The vocabulary: what the rest of Lembrar speaks of, as frozen values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Any, Literal

Role = Literal["user", "assistant", "system", "tool"]
Unit = Literal["words", "tokens"]
Status = Literal["ready", "pending", "dead"]
Importance = Literal["high", "medium", "low"]
Stance = Literal["is", "not", "ends"]
AtomKind = Literal[
    "money", "percent", "number", "date", "name", "negation", "decision", "identifier"
]

ROLES: tuple[Role, ...] = ("user", "assistant", "system", "tool")


@dataclass(frozen=True, slots=True)
class Attachment:
    """Something sent along with a message: kept as it came, named wherever the message is shown."""

    kind: str = "file"
    name: str = ""
    url: str = ""
    media_type: str = ""
    description: str = ""

    def __str__(self) -> str:
        inline = self.url.startswith("data:")  # megabytes of base64 are no name
        label = self.name or ("" if inline else self.url) or self.media_type
        parts = [self.kind, f": {label}" if label else ""]
        return "".join([*parts, f" ({self.description})" if self.description else ""])


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A tool that the assistant asked for."""

    name: str
    arguments: str = ""
    id: str = ""

    def __str__(self) -> str:
        return f"{self.name}({self.arguments})"


@dataclass(frozen=True, slots=True)
class Message:
    """One utterance, exactly as it was said. Only role and content are needed to record one;
    the fields from `chat` on are filled in by Lembrar. One that was forgotten is `erased`: its
    place in the chat is left, and nothing else of it."""

    role: Role
    content: str
    sender: str = ""
    at: datetime | None = None
    id: str = ""
    channel: str = ""
    attachments: tuple[Attachment, ...] = ()
    tool_calls: tuple[ToolCall, ...] = ()
    tool_call_id: str = ""
    chat: str = ""
    seq: int = 0
    cycle: int = 0
    words: int = 0
    tokens: int = 0
    pinned: bool = False
    erased: bool = False

    def __str__(self) -> str:
        if not (self.attachments or self.tool_calls):
            return self.content
        extras = [f"[{attachment}]" for attachment in self.attachments]
        extras += [f"[{call}]" for call in self.tool_calls]
        return " ".join(part for part in [self.content, *extras] if part)


@dataclass(frozen=True, slots=True)
class Cycle:
    """A user's message and what was answered. Numbered 1, 2, 3 … in its chat."""

    number: int
    chat: str
    user: str
    messages: tuple[Message, ...]
    at: datetime

    @property
    def said(self) -> str:
        """What the user said."""
        return "\n".join(m.content for m in self.messages if m.role == "user")

    @property
    def answered(self) -> str:
        """What the assistant answered; empty while the cycle is half finished."""
        return "\n".join(m.content for m in self.messages if m.role == "assistant")


@dataclass(frozen=True, slots=True)
class Chat:
    """A conversation and the state of its memory.

    `words` and `tokens` measure the memory as it stands (summaries and what is still verbatim),
    `log_words` and `log_tokens` everything that was ever said."""

    id: str
    user: str
    created_at: datetime
    updated_at: datetime
    enabled: bool = True
    is_new: bool = False
    messages: int = 0
    cycles: int = 0
    words: int = 0
    tokens: int = 0
    log_words: int = 0
    log_tokens: int = 0
    recent_tokens: int = 0
    compactions: int = 0
    compacted_at: datetime | None = None
    climbed: int = 0
    pending: int = 0
    language: str = ""
    timezone: str = ""
    version: int = 0
    read_seq: int = 0
    corrected: bool = False
    warning: str = ""


@dataclass(frozen=True, slots=True)
class Atom:
    """A detail that no compaction may lose: `text` as it was said, `value` normalised."""

    kind: Literal[
        "money", "percent", "number", "date", "name", "negation", "decision", "identifier"
    ]
    text: str
    value: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Preserved:
    """What a summary stands for beyond its words."""

    atoms: tuple[Atom, ...] = ()
    context: str = ""

    @property
    def numbers(self) -> tuple[int | float, ...]:
        """Numerical values: R$ 5.000 is 5000, 12,5% is 12.5."""
        found = (a.value for a in self.atoms if a.kind in ("money", "percent", "number"))
        return tuple(dict.fromkeys(_plain_number(value) for value in found))

    @property
    def dates(self) -> tuple[str, ...]:
        """ISO dates, as precise as they were said: 2026-12, 2026-11-20."""
        return self._values("date")

    @property
    def decisions(self) -> tuple[str, ...]:
        """Decisions, goals, limits and preferences, in the words they were said in."""
        return self._texts("decision")

    @property
    def names(self) -> tuple[str, ...]:
        """People, places and things named."""
        return self._texts("name")

    @property
    def negations(self) -> tuple[str, ...]:
        """What was denied."""
        return self._texts("negation")

    def _values(self, kind: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(a.value for a in self.atoms if a.kind == kind))

    def _texts(self, kind: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(a.text for a in self.atoms if a.kind == kind))


def _plain_number(value: str) -> int | float:
    number = float(value)
    return int(number) if number.is_integer() and abs(number) < 2**53 else number


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in a conversation, worth telling by itself."""

    at: datetime
    description: str
    participants: tuple[str, ...] = ()
    importance: Importance = "medium"


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a summary is still owed: how often it was tried, what went wrong the last time, and the
    head of what the brain replied, if it did. `outage` if nobody answered at all. `upto` is the
    last message that it was tried with."""

    attempts: int = 1
    error: str = ""
    reply: str = ""
    outage: bool = False
    upto: int = 0


@dataclass(frozen=True, slots=True)
class Summary:
    """A block of the ladder: text standing for cycles `first` to `last` (messages `start` to
    `end`). `status` is "pending" while the summariser owes it: rules have made the text that
    stands in for it. It is "dead" when it was tried too often, until it is retried by hand."""

    text: str
    first: int
    last: int
    rung: int
    events: tuple[Event, ...] = ()
    preserved: Preserved = field(default_factory=Preserved)
    size_before: int = 0
    size_after: int = 0
    sources: tuple[str, ...] = ()
    status: Status = "ready"
    unit: Unit = "tokens"
    start: int = 0
    end: int = 0
    first_id: str = ""
    last_id: str = ""
    at: datetime | None = None
    made_at: datetime | None = None
    brain: str = ""
    tokens: int = 0
    words: int = 0
    trouble: Trouble | None = None

    @property
    def messages(self) -> int:
        """How many messages it stands for."""
        return self.end - self.start + 1

    @property
    def stands(self) -> bool:
        """Whether it tells of its messages. One that is owed and has no text leaves a gap."""
        return self.status == "ready" or self.text != ""

    @property
    def removed(self) -> float:
        """The share of the original that compression removed, 0 to 1."""
        return max(0.0, 1 - self.size_after / self.size_before) if self.size_before else 0.0


@dataclass(frozen=True, slots=True)
class Claim:
    """Something that a message states, before it is weighed against what is known.

    `content` is said in the message from `start` to `end` and can stand alone. `subject` is whom
    it is about: empty for the speaker, else as the speaker calls them ("irmã", "Pedro"). `value`
    is the heart of it in a form to compare ("recife"); `key` names the slot it fills ("home").
    `stance` is "is", "not" (a denial worth knowing: «não como glúten») or "ends" (what was true
    is no longer: «não sou mais vegetariana»). `when` is the ISO date it is about, as precise as
    it was said."""

    kind: str
    key: str
    content: str
    start: int = 0
    end: int = 0
    value: str = ""
    subject: str = ""
    stance: Stance = "is"
    when: str = ""
    cause: str = ""
    participants: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """One statement worth keeping about a user. Critical facts are removed by `forget` alone.

    `status` is "live", "superseded" (by `replaced_by`), "ended", "archived" or "undone", and
    `ended_at` when it left "live". `valid_from` and `valid_to` say when it was true in the world,
    `created_at` when it was first said. `sources` are ids of messages, `chats` the chats they
    stand in, one for each."""

    id: str
    user: str
    kind: str
    content: str
    created_at: datetime
    updated_at: datetime
    subject: str = ""
    layer: str = "semantic"
    key: str = ""
    weight: float = 1.0
    priority: float = 6.0
    confidence: float = 0.7
    observations: int = 1
    expires_at: datetime | None = None
    valid_from: datetime | None = None
    valid_to: datetime | None = None
    accesses: int = 0
    accessed_at: datetime | None = None
    tags: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    status: str = "live"
    critical: bool = False
    pinned: bool = False
    value: str = ""
    stance: Stance = "is"
    when: str = ""
    cause: str = ""
    participants: tuple[str, ...] = ()
    language: str = ""
    chats: tuple[str, ...] = ()
    replaces: tuple[str, ...] = ()
    replaced_by: str = ""
    ended_at: datetime | None = None
    faded_at: datetime | None = None  # up to when `weight` has been brought
    due_at: datetime | None = None  # when the garden has something to do with it
    order: int = 0  # among facts of one moment: as they were said

    def __str__(self) -> str:
        about_other = self.subject and self.subject != self.user
        return f"{self.subject}: {self.content}" if about_other else self.content


@dataclass(frozen=True, slots=True)
class Mood:
    """How a user felt in a message: `valence` from -1 to 1, a `label` in the message's language,
    and what it was about, as far as it was said."""

    user: str
    at: datetime
    valence: float
    label: str
    trigger: str = ""
    chat: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True)
class Trait:
    """One line of a profile: what is believed of a user, how surely, and since when."""

    key: str
    value: str
    confidence: float
    observations: int
    since: datetime
    updated_at: datetime
    fact: str = ""


@dataclass(frozen=True, slots=True)
class Profile:
    """What is believed of a user, by key; several values of one key stand side by side."""

    user: str
    traits: tuple[Trait, ...] = ()

    def __getitem__(self, key: str) -> tuple[Trait, ...]:
        return tuple(trait for trait in self.traits if trait.key == key)


@dataclass(frozen=True, slots=True)
class Link:
    """A channel's identity that belongs to a user."""

    user: str
    channel: str
    identity: str
    at: datetime


@dataclass(frozen=True, slots=True)
class Receipt:
    """What `forget` removed, and what could not be reached from here."""

    at: datetime
    user: str = ""
    chats: int = 0
    messages: int = 0
    summaries: int = 0
    facts: int = 0
    moods: int = 0
    links: int = 0
    rebuilt: int = 0  # summaries and facts of mixed origin, to be made again without what went
    documents: int = 0  # what others kept here for the user, such as checkpoints
    kept_elsewhere: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Gardening:
    """What a pass of the garden did: facts that faded, were archived, expired or came back."""

    at: datetime
    faded: int = 0
    archived: int = 0
    expired: int = 0
    merged: int = 0
    users: int = 0


@dataclass(frozen=True, slots=True)
class Compaction:
    """One run of the ladder over a chat."""

    chat: str
    at: datetime
    seconds: float
    brain_seconds: float
    first: int
    last: int
    climbs: int
    size_before: int
    size_after: int
    unit: Unit
    forced: bool = False
    brain: str = ""


@dataclass(frozen=True, slots=True)
class Letter:
    """A dead letter: a summary that the brain failed at too often. Rules stand in for it."""

    chat: str
    user: str
    first: int
    last: int
    start: int
    end: int
    rung: int
    at: datetime  # when it was last tried
    trouble: Trouble


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that happened, for whoever watches. It names what it speaks of by position and
    id, and never holds what was said. `number` rises in its tenant.

    Kinds: "recorded", "compaction.started", "compaction.finished", "compaction.failed",
    "fact.learnt", "fact.changed", "fact.faded", "context.composed", "forgotten"."""

    kind: str
    at: datetime
    user: str = ""
    chat: str = ""
    data: Mapping[str, Any] = field(default_factory=dict[str, Any])
    number: int = 0


@dataclass(frozen=True, slots=True)
class Spend:
    """What an LLM took: calls (`failures` among them), tokens, and US dollars."""

    calls: int = 0
    failures: int = 0
    prompt_tokens: int = 0
    cached_tokens: int = 0
    completion_tokens: int = 0
    cost: float = 0.0

    def __add__(self, other: Spend) -> Spend:
        return Spend(
            self.calls + other.calls,
            self.failures + other.failures,
            self.prompt_tokens + other.prompt_tokens,
            self.cached_tokens + other.cached_tokens,
            self.completion_tokens + other.completion_tokens,
            self.cost + other.cost,
        )


@dataclass(frozen=True, slots=True)
class DaySpend:
    """What a model took on a day (in UTC)."""

    day: date
    model: str
    spend: Spend


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that search found. `kind` is "message", "summary" or a fact's kind; `parts` are
    what its score is made of. `id` is the message's or the fact's."""

    content: str
    kind: str
    score: float
    at: datetime | None = None
    sources: tuple[str, ...] = ()
    parts: Mapping[str, float] = field(default_factory=dict[str, float])
    id: str = ""
    chat: str = ""
    speaker: str = ""


@dataclass(frozen=True, slots=True)
class Usage:
    """How contexts were made and whether answers used them: counts, sums, and how many days back
    the oldest thing that an answer used was said."""

    contexts: int = 0
    context_tokens: int = 0
    context_seconds: float = 0.0
    answers: int = 0
    used: int = 0
    farthest_days: float = 0.0

    def __add__(self, other: Usage) -> Usage:
        return Usage(
            self.contexts + other.contexts,
            self.context_tokens + other.context_tokens,
            self.context_seconds + other.context_seconds,
            self.answers + other.answers,
            self.used + other.used,
            max(self.farthest_days, other.farthest_days),
        )


@dataclass(frozen=True, slots=True)
class Stats:
    """How large a memory is, what compaction did, and what it saves. Sizes are in tokens.

    `compressed` are summaries, `recent` what is still verbatim, `context` what is sent now where
    sending the whole log would take `log_tokens`."""

    chats: int
    messages: int
    cycles: int
    words: int
    compressed: int
    recent: int
    recent_messages: int
    total: int
    log_words: int
    log_tokens: int
    context: int
    compactions: int
    compacted_at: datetime | None
    mean_seconds: float
    mean_brain_seconds: float
    pending: int
    store_bytes: int
    usage: Usage = field(default_factory=Usage)
    preferences_kept: float = 1.0  # share of preferences that were never contradicted or undone
    spend: Spend = field(default_factory=Spend)  # what an LLM took
    letters: int = 0  # dead letters

    @property
    def used(self) -> float:
        """The share of answers that used what memory brought back."""
        return self.usage.used / self.usage.answers if self.usage.answers else 0.0

    @property
    def saved(self) -> float:
        """The share of tokens that a context saves against sending everything: 1 at most, and
        below 0 while a chat is so short that headings and labels outweigh it."""
        return 1 - self.context / self.log_tokens if self.log_tokens else 0.0

    @classmethod
    def of(
        cls, chats: Sequence[Chat], runs: Sequence[Compaction], context: int, store_bytes: int
    ) -> Stats:
        """The figures of some chats and of the compactions they had."""
        total = sum(chat.tokens for chat in chats)
        recent = sum(chat.recent_tokens for chat in chats)
        return cls(
            chats=len(chats),
            messages=sum(chat.messages for chat in chats),
            cycles=sum(chat.cycles for chat in chats),
            words=sum(chat.words for chat in chats),
            compressed=total - recent,
            recent=recent,
            recent_messages=sum(chat.messages - chat.climbed for chat in chats),
            total=total,
            log_words=sum(chat.log_words for chat in chats),
            log_tokens=sum(chat.log_tokens for chat in chats),
            context=context,
            compactions=len(runs),
            compacted_at=max((run.at for run in runs), default=None),
            mean_seconds=sum(run.seconds for run in runs) / (len(runs) or 1),
            mean_brain_seconds=sum(run.brain_seconds for run in runs) / (len(runs) or 1),
            pending=sum(chat.pending for chat in chats),
            store_bytes=store_bytes,
        )


@dataclass(frozen=True, slots=True)
class Item:
    """A piece of a context: where it stands, what it cost, where it came from, why it is there.

    It stands for cycles `first` to `last` and messages `start` to `end` of the chat (0 for none).
    `sources` are the ids of the messages it came from; of a summary, the first and the last."""

    section: str
    text: str
    tokens: int
    score: float = 0.0
    sources: tuple[str, ...] = ()
    reason: str = ""
    first: int = 0
    last: int = 0
    start: int = 0
    end: int = 0
    at: datetime | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a context, with its heading."""

    name: str
    title: str
    text: str
    tokens: int


@dataclass(frozen=True, slots=True)
class Context:
    """What is put before the model for the next answer. `tokens` never exceeds `budget`."""

    chat: str
    user: str
    text: str
    tokens: int
    budget: int
    sections: tuple[Section, ...] = ()
    items: tuple[Item, ...] = ()
    dropped: tuple[Item, ...] = ()
    messages: tuple[Mapping[str, str], ...] = ()
    full_tokens: int = 0

    def __str__(self) -> str:
        return self.text

    def explain(self) -> Mapping[str, Any]:
        """Why this context is as it is: each item's origin, size and reason, and what was left
        out. Every message of the chat is accounted for by the cycle ranges of the items."""
        return {
            "chat": self.chat,
            "user": self.user,
            "tokens": self.tokens,
            "budget": self.budget,
            "full_tokens": self.full_tokens,
            "sections": [{"name": s.name, "tokens": s.tokens} for s in self.sections],
            "items": [_explained(item) for item in self.items],
            "dropped": [_explained(item) for item in self.dropped],
        }


def _explained(item: Item) -> dict[str, Any]:
    return {
        "section": item.section,
        "text": item.text,
        "tokens": item.tokens,
        "score": item.score,
        "origin": list(item.sources),
        "cycles": [item.first, item.last],
        "messages": [item.start, item.end],
        "reason": item.reason,
    }


def cycle_of(messages: list[Message], user: str) -> Cycle:
    """The cycle that these messages make."""
    first = messages[0]
    return Cycle(first.cycle, first.chat, user, tuple(messages), said_at(first))


def said_at(message: Message) -> datetime:
    """When a recorded message was said."""
    if message.at is None:
        raise ValueError("a recorded message has a time")
    return message.at


def climbed_to(blocks: Iterable[Summary]) -> int:
    """The position up to which summaries stand without a gap; what comes after still waits."""
    end = 0
    for block in blocks:
        if not block.stands or block.start != end + 1:
            break
        end = block.end
    return end


def with_pins(messages: Iterable[Message], pins: frozenset[int]) -> list[Message]:
    """The same messages, those whose position is in `pins` marked."""
    return [replace(m, pinned=True) if m.seq in pins else m for m in messages]
