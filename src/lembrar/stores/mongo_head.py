"""The state of a chat and of what is known of a person, as they stand in documents."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, cast

from lembrar.model import Chat, Notice
from lembrar.stores import codec
from lembrar.stores.mongo_pages import Ref, refs_of
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tail import Place, Tail
from lembrar.stores.numbering import Counter

_SAID = ("seq", "cycle", "words", "tokens", "updated_at")


@dataclass(frozen=True, slots=True)
class Head:
    """The state of a chat. `state` is the document it was read from. Times are microseconds.

    A chat has a life from when it is created until it is erased, named by the revision it began
    with. It is there if it was opened or has messages. Appends up to number `seen` have a say in
    `due_at`; later ones make the chat due by themselves. `said` is where the log ended then."""

    state: Doc
    chat: str
    user: str
    life: int
    created_at: int
    updated_at: int
    born: float  # the same as `created_at`, by the clock on the wall
    opened: bool = False
    enabled: bool = True
    timezone: str = ""
    version: int = 0
    fence: int = 0
    attempts: int = 0
    due_at: int | None = None
    leased_until: int | None = None
    seen: int = 0
    said: Mapping[str, Any] | None = None
    blocks: tuple[Ref, ...] = ()
    atoms: tuple[Ref, ...] = ()
    runs: tuple[Ref, ...] = ()
    run: int = 0  # the number of the newest
    compactions: int = 0
    compacted_at: int | None = None
    climbed: int = 0
    climbed_words: int = 0
    climbed_tokens: int = 0
    ladder_words: int = 0
    ladder_tokens: int = 0
    pending: int = 0
    letters: int | None = None  # dead ones; never 0
    read_seq: int = 0
    language: str = ""
    warning: str = ""
    pins: tuple[int, ...] = ()
    usage: Mapping[str, Any] = field(default_factory=dict[str, Any])
    wrong_words: int = 0  # what corrections have added to the size of the log
    wrong_tokens: int = 0
    places: tuple[Ref, ...] = ()  # that erased messages have left, by position
    cuts: tuple[Ref, ...] = ()  # sizes of what was erased, by append
    cut_words: int = 0
    cut_tokens: int = 0
    erasures: int = 0
    outbox: tuple[Doc, ...] = ()

    @property
    def key(self) -> str:
        """What stands for its name."""
        return self.state["key"]

    @property
    def place(self) -> Place:
        """Where its log is."""
        return self.key, self.life

    @property
    def of(self) -> str:
        """What its pages belong to."""
        return f"{self.key}.{self.life}"

    def seen_to(self, tail: Tail) -> Head:
        """The same, with all of the log having its say."""
        end = (tail.seq, tail.counter.cycle, tail.words, tail.tokens, tail.updated_at)
        return replace(self, seen=tail.n, said=dict(zip(_SAID, end, strict=True)))

    @property
    def seen_tail(self) -> Tail | None:
        """Where the log ended when it last had its say, as far as a view needs it."""
        if self.said is None:
            return None
        seq, cycle, words, tokens, at = (self.said[name] for name in _SAID)
        return Tail(self.seen, seq, Counter(cycle), words, tokens, at)

    def log_sizes(self, tail: Tail) -> tuple[int, int]:
        """Words and tokens of the log, as they are counted."""
        return (
            tail.words - self.cut_words + self.wrong_words,
            tail.tokens - self.cut_tokens + self.wrong_tokens,
        )

    def view(self, tail: Tail, *, is_new: bool = False) -> Chat:
        """The chat, with a log that ends there."""
        log_words, log_tokens = self.log_sizes(tail)
        recent = log_tokens - self.climbed_tokens
        updated = self.created_at if tail.updated_at is None else tail.updated_at
        return Chat(
            id=self.chat,
            user=self.user,
            created_at=codec.moment(self.created_at),
            updated_at=codec.moment(updated),
            enabled=self.enabled,
            is_new=is_new,
            messages=tail.seq,
            cycles=tail.counter.cycle,
            words=self.ladder_words + log_words - self.climbed_words,
            tokens=self.ladder_tokens + recent,
            log_words=log_words,
            log_tokens=log_tokens,
            recent_tokens=recent,
            compactions=self.compactions,
            compacted_at=None if self.compacted_at is None else codec.moment(self.compacted_at),
            climbed=self.climbed,
            pending=self.pending,
            language=self.language,
            timezone=self.timezone,
            version=self.version,
            read_seq=self.read_seq,
            warning=self.warning,
        )


@dataclass(frozen=True, slots=True)
class Person:
    """The state of what is known of a user. `order` is an erasure that is not finished: nothing
    else may be done with the person before it is."""

    state: Doc
    user: str
    version: int
    facts: tuple[Ref, ...] = ()
    moods: tuple[Ref, ...] = ()
    known: int = 0  # facts
    felt: int = 0  # moods
    due_at: int | None = None  # when the first of the facts is
    order: Mapping[str, Any] | None = None
    outbox: tuple[Doc, ...] = ()

    @property
    def key(self) -> str:
        """What stands for its name."""
        return self.state["key"]


_PAGES = ("blocks", "atoms", "runs", "places", "cuts", "facts", "moods")


def head_of(state: Doc | None) -> Head | None:
    """A chat's state from its document; None if there is no chat, or none any more."""
    return None if state is None or state.get("dead") else cast(Head, _read(Head, state))


def person_of(state: Doc | None) -> Person | None:
    """A person's state from its document; None if nothing is known, or nothing any more."""
    return None if state is None or state.get("dead") else cast(Person, _read(Person, state))


def fields_of(value: Head | Person) -> Doc:
    """What stands in the document of a state."""
    names = [one.name for one in fields(value) if one.name != "state"]
    found: Doc = {name: getattr(value, name) for name in names}
    for name in _PAGES:
        if name in found:
            found[name] = [ref.doc for ref in found[name]]
    for name in ("pins", "outbox"):
        if name in found:
            found[name] = list(found[name])
    found["news"] = True if value.outbox else None
    if isinstance(value, Person):
        found["ordered"] = True if value.order else None
    return found


def _read(kind: type[Head] | type[Person], state: Doc) -> Head | Person:
    known = {one.name for one in fields(kind)}
    given: Doc = {name: value for name, value in state.items() if name in known}
    for name in _PAGES:
        if name in given:
            given[name] = refs_of(given[name])
    for name in ("pins", "outbox"):
        if name in given:
            given[name] = tuple(given[name])
    return kind(state=state, **given)


def posted(notices: Iterable[Notice], stamp: int, token: str) -> tuple[Doc, ...]:
    """Notices as they wait in a state to be told. `token` is like no other."""
    return tuple(
        {
            "_id": f"{token}.{place:04}",
            "user": notice.user,
            "chat": notice.chat,
            "kind": notice.kind,
            "at": notice.at.isoformat(),
            "moment": codec.micros(notice.at),
            "data": codec.dump_data(notice.data),
            "put": stamp + place,
        }
        for place, notice in enumerate(notices)
    )
