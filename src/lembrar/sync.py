"""Memory: AsyncMemory for code that does not await. It runs a loop in a thread of its own."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Coroutine, Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

from lembrar.brains.base import Brain
from lembrar.embedders.base import Embedder
from lembrar.engine import AsyncMemory
from lembrar.errors import StoreClosed
from lembrar.model import (
    Chat,
    Compaction,
    Context,
    Cycle,
    DaySpend,
    Event,
    Fact,
    Gardening,
    Hit,
    Letter,
    Link,
    Message,
    Mood,
    Notice,
    Profile,
    Receipt,
    Stats,
    Summary,
)
from lembrar.opening import Clock
from lembrar.policy import Policy, Redaction
from lembrar.record import check_id
from lembrar.stores.base import Store
from lembrar.stores.memory import MemoryStore

if TYPE_CHECKING:
    from lembrar.tools import Tools
    from lembrar.transfer.loaded import Loaded

_T = TypeVar("_T")
# A forked child must never touch, nor close, what its parent had open: closing a database there
# would pull the locks from under the parent. So it is kept, unused, for as long as the child lives.
_inherited: list[object] = []


class Memory:
    """A chatbot's memory. See AsyncMemory, whose methods these are."""

    def __init__(
        self,
        url: str = "sqlite:lembrar.db",
        *,
        preset: str | Policy = "default",
        llm: str | Brain | None = None,
        embedder: str | Embedder = "static",
        tenant: str = "default",
        clock: Clock | None = None,
        timezone: str = "",
        budget: int | None = None,
        daily_cap: float | None = None,
        redaction: Redaction | None = None,
        spool: str | None = None,
        background: bool = True,
        store: Store | None = None,
    ) -> None:
        self._url = url
        self._options: dict[str, Any] = {
            "preset": preset,
            "llm": llm,
            "embedder": embedder,
            "tenant": tenant,
            "clock": clock,
            "timezone": timezone,
            "budget": budget,
            "daily_cap": daily_cap,
            "redaction": redaction,
            "spool": spool,
            "background": background,
            "store": store,
        }
        self._lock = threading.Lock()
        self._closed = False
        self._start()

    def _start(self) -> None:
        self._process = os.getpid()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="lembrar", daemon=True)
        self._thread.start()
        try:
            self._memory = self._submit(AsyncMemory.open(self._url, **self._options))
        except BaseException:
            self._stop()
            raise

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _submit(self, work: Coroutine[Any, Any, _T]) -> _T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def _ready(self) -> AsyncMemory:
        """The memory behind this one; in a forked child, a new one on the same store."""
        if self._closed:
            raise StoreClosed
        if self._process != os.getpid():
            self._lock = threading.Lock()  # the parent may have held the old one
            with self._lock:
                _inherited.extend([self._memory, self._loop])
                if self._url == "memory:" or isinstance(self._memory.store, MemoryStore):
                    self._options["store"] = self._memory.store
                self._start()
        return self._memory

    @property
    def policy(self) -> Policy:
        """The preset that this memory follows."""
        return self._ready().policy

    @property
    def store(self) -> Store:
        """Where this memory is kept."""
        return self._ready().store

    def close(self) -> None:
        """Finishes the work under way and lets go of the store. Again does nothing."""
        with self._lock:
            if self._closed or self._process != os.getpid():
                return
            self._closed = True
            try:
                self._submit(self._memory.close())
            finally:
                self._stop()

    def __enter__(self) -> Memory:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def record(
        self,
        chat: str,
        user: str,
        said: str,
        answered: str | None = None,
        *,
        id: str = "",
        at: datetime | None = None,
        channel: str = "",
    ) -> Cycle:
        """Records what the user said and what was answered. Durable when it returns. The same
        `id` again changes nothing and returns the first. While the database is away it waits in
        the spool, and its cycle has no number yet: 0."""
        memory = self._ready()
        return self._submit(
            memory.record(chat, user, said, answered, id=id, at=at, channel=channel)
        )

    def append(
        self, chat: str, user: str, messages: Iterable[Message | Mapping[str, Any]]
    ) -> list[Message]:
        """Records messages of any roles and senders, in the order given. Durable when it returns;
        a message whose id the chat already has is not written again."""
        return self._submit(self._ready().append(chat, user, messages))

    def open_chat(
        self, chat: str, user: str, *, enabled: bool | None = None, timezone: str | None = None
    ) -> Chat:
        """Loads a chat, or creates it (`is_new`). `enabled` switches its memory off or on: while
        off, messages are kept, but nothing is summarised, learnt or recalled until it is on again.
        `timezone` is the user's, for times and relative dates."""
        memory = self._ready()
        return self._submit(memory.open_chat(chat, user, enabled=enabled, timezone=timezone))

    def tools(self, user: str, *, forget: bool = False) -> Tools:
        """Tools with which an agent's model looks after what is known of a user: `schemas` for
        the model, and `call` for what it asks. `forget` offers erasing, too."""
        from lembrar.tools import Tools

        return Tools(self, check_id(user, "user"), forget=forget)

    def context(
        self, chat: str, user: str, query: str = "", *, budget: int | None = None
    ) -> Context:
        """What to put before the model for the next answer, in at most `budget` tokens. It waits
        for no background work: what has no summary yet is shown as it was said."""
        return self._submit(self._ready().context(chat, user, query, budget=budget))

    def search(
        self,
        user: str,
        query: str,
        *,
        limit: int = 5,
        kinds: Sequence[str] = (),
        at: datetime | None = None,
    ) -> list[Hit]:
        """Searches by words and meaning in everything that a user said, was told and is known
        for, the archive included, best first. `kinds` keeps messages, summaries or kinds of
        facts; `at` asks what could be found then. A fact that is found is used: it rises, and
        comes back from the archive."""
        return self._submit(self._ready().search(user, query, limit=limit, kinds=kinds, at=at))

    def reindex(self, user: str | None = None) -> int:
        """Makes the vectors of everything, of one user or of all, that has none of the embedder
        in use. Search goes on meanwhile, and what was done stays done if it is interrupted.
        Returns how many texts were embedded: none if the embedder needs no keeping."""
        return self._submit(self._ready().reindex(user))

    def consolidate(self, chat: str | None = None) -> list[Compaction]:
        """Does the background work now, of one chat or of all that have some. Returns what was
        compacted."""
        return self._submit(self._ready().consolidate(chat))

    def compact(self, chat: str) -> list[Compaction]:
        """Compacts a chat now, whether or not it is due."""
        return self._submit(self._ready().compact(chat))

    def refresh(self, chat: str) -> list[Compaction]:
        """Makes all summaries of a chat anew from its log. Until it is done, the old ones stand."""
        return self._submit(self._ready().refresh(chat))

    def garden(self, at: datetime | None = None) -> Gardening:
        """Fades, expires and archives facts whose time has come, as of `at` (now if not given).
        It happens by itself now and then; doing it again changes nothing."""
        return self._submit(self._ready().garden(at))

    def letters(self) -> list[Letter]:
        """Dead letters: summaries that the LLM failed at too often. Rules stand in for them."""
        return self._submit(self._ready().letters())

    def retry(self, chat: str | None = None) -> int:
        """Has the dead letters of a chat, or of all, tried again. Returns how many."""
        return self._submit(self._ready().retry(chat))

    def remember(self, user: str, text: str, *, kind: str = "") -> Fact:
        """Keeps something about a user that was said outside of any chat. `kind` is found out if
        it is not given; returns the fact."""
        return self._submit(self._ready().remember(user, text, kind=kind))

    def correct(self, fact: str, text: str) -> Fact:
        """Puts a fact right: the new wording takes its place, the old one stays in its history
        and can be had back with `undo`. Returns the new fact."""
        return self._submit(self._ready().correct(fact, text))

    def undo(self, fact: str) -> list[Fact]:
        """Takes back the last change that a fact took part in: a new city that replaced an old
        one, a correction, an ending. Returns the facts as they now are."""
        return self._submit(self._ready().undo(fact))

    def pin(self, id: str, *, chat: str | None = None) -> None:
        """Pins a message, shown as it was said, however old; or a fact, which then never fades.
        `chat` is needed only when two chats have a message with this id."""
        self._submit(self._ready().pin(id, chat=chat))

    def unpin(self, id: str, *, chat: str | None = None) -> None:
        """Lets a pinned message or fact go with the others again."""
        self._submit(self._ready().unpin(id, chat=chat))

    def forget(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        message: str | None = None,
        fact: str | None = None,
    ) -> Receipt:
        """Erases a user, a chat, a message (`chat` says which, if two have one of this id) or a
        fact from log, summaries, facts and moods; what was made from it is made again without it.
        The receipt counts what went."""
        return self._submit(self._ready().forget(user=user, chat=chat, message=message, fact=fact))

    def export(self, user: str) -> Iterator[str]:
        """Everything of a user under all linked names, one JSON record to a line, complete when
        this returns. `load` brings it in."""
        return self._submit(self._ready().export(user))

    def load(self, lines: Iterable[str]) -> Loaded:
        """Brings in what `export` gave. What is there already is left as it is: loading again adds
        nothing. Returns what was new."""
        return self._submit(self._ready().load(lines))

    def link(self, user: str, channel: str, identity: str) -> Link:
        """Says that an identity in a channel, such as a number in WhatsApp, is this user: facts
        and conversations follow the person from one to the other."""
        return self._submit(self._ready().link(user, channel, identity))

    def unlink(self, user: str, channel: str, identity: str) -> bool:
        """Takes a link back: the chats of each name, and what was learnt in them, are separate
        again. False if there was no such link."""
        return self._submit(self._ready().unlink(user, channel, identity))

    def links(self, user: str) -> list[Link]:
        """The identities that belong to a user."""
        return self._submit(self._ready().links(user))

    def users(self) -> list[str]:
        """Everybody who is remembered."""
        return self._submit(self._ready().users())

    def chats(self, user: str) -> list[Chat]:
        """A user's chats, in all linked channels, the most recently active first."""
        return self._submit(self._ready().chats(user))

    def history(self, chat: str) -> list[Message]:
        """Everything that was said in a chat, oldest first, exactly as it was said."""
        return self._submit(self._ready().history(chat))

    def summaries(self, chat: str) -> list[Summary]:
        """The ladder of a chat, oldest first, each block with what it preserved and came from."""
        return self._submit(self._ready().summaries(chat))

    def compactions(self, chat: str) -> list[Compaction]:
        """Every compaction of a chat, oldest first."""
        return self._submit(self._ready().compactions(chat))

    def facts(
        self,
        user: str,
        *,
        kinds: Sequence[str] = (),
        status: str = "live",
        at: datetime | None = None,
    ) -> list[Fact]:
        """What is known of a user, oldest first. `status` "superseded", "ended", "archived" or
        "undone" shows what no longer counts, "" everything; `at` asks what was known then."""
        return self._submit(self._ready().facts(user, kinds=kinds, status=status, at=at))

    def profile(self, user: str) -> Profile:
        """What is believed of a user, by key, each with how surely and how often it was seen."""
        return self._submit(self._ready().profile(user))

    def events(self, user: str) -> list[Event]:
        """What happened in a user's life and chats, and what is to come, by time."""
        return self._submit(self._ready().events(user))

    def moods(
        self, user: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> list[Mood]:
        """How a user felt, message by message, oldest first."""
        return self._submit(self._ready().moods(user, since=since, until=until))

    def stats(self, *, chat: str | None = None, user: str | None = None) -> Stats:
        """Sizes, compactions and savings of a chat, of a user's chats, or of all."""
        return self._submit(self._ready().stats(chat=chat, user=user))

    def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        """What an LLM took, by day and model: in all, for a user or for a chat, from `since` up
        to but not on `until`."""
        return self._submit(self._ready().spending(user=user, chat=chat, since=since, until=until))

    def notices(
        self,
        *,
        after: int = 0,
        limit: int = 100,
        user: str | None = None,
        chat: str | None = None,
    ) -> list[Notice]:
        """What happened after the notice numbered `after`, in order: messages recorded, summaries
        made, facts learnt. They are kept for a week."""
        return self._submit(self._ready().notices(after=after, limit=limit, user=user, chat=chat))

    def doctor(self) -> list[str]:
        """What is wrong with the store, in words; nothing if all is well."""
        return self._submit(self._ready().doctor())
