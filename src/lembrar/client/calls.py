"""AsyncClient: AsyncMemory's methods, answered by a server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

from lembrar.client.values import batches, moment, read, read_all, sent
from lembrar.client.wire import Wire
from lembrar.errors import UnknownChat
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
from lembrar.record import check_budget, check_id, check_limit, check_time, check_zone
from lembrar.transfer.loaded import Loaded

if TYPE_CHECKING:
    from lembrar.tools import AsyncTools

_T = TypeVar("_T")


class AsyncClient:
    """A memory kept by a server. See AsyncMemory, whose methods these are: same arguments, same
    values, same errors. What a lost connection leaves in doubt is sent again, and done once."""

    def __init__(
        self,
        url: str,
        key: str = "",
        *,
        timeout: float = 30.0,
        tries: int = 3,
        transport: Any = None,
    ) -> None:
        """`url` is the server's address, `key` one of its keys (none is needed on the server's own
        machine as long as there are none). `timeout` is in seconds. `transport` is httpx2's, for
        whoever needs their own."""
        self._wire = Wire(url, key, timeout=timeout, tries=tries, transport=transport)

    async def close(self) -> None:
        """Closes the connection."""
        await self._wire.close()

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    # ── record ────────────────────────────────────────────────────────────────────────────────

    async def record(
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
        `id` again changes nothing and returns the first."""
        spoken = [Message("user", said, at=at, id=id, channel=channel)]
        if answered is not None:
            spoken.append(Message("assistant", answered))
        _talk(chat, user)
        sent(spoken, user)  # raises what cannot be recorded
        body = {
            "chat": chat, "user": user, "said": said, "answered": answered,
            "id": id or None, "at": moment(at), "channel": channel,
        }  # fmt: skip
        return read(Cycle, await self._wire.post("record", body, once=True))

    async def append(
        self, chat: str, user: str, messages: Iterable[Message | Mapping[str, Any]]
    ) -> list[Message]:
        """Records messages of any roles and senders, in the order given. Durable when it returns;
        a message whose id the chat already has is not written again."""
        body = _talk(chat, user)
        written: list[Message] = []
        for rows in batches(sent(messages, user)):
            found = await self._wire.post("append", body | {"messages": rows}, once=True)
            written += read_all(Message, found)
        return written

    async def open_chat(
        self, chat: str, user: str, *, enabled: bool | None = None, timezone: str | None = None
    ) -> Chat:
        """Loads a chat, or creates it (`is_new`). `enabled` switches its memory off or on: while
        off, messages are kept, but nothing is summarised, learnt or recalled until it is on again.
        `timezone` is the user's, for times and relative dates."""
        if timezone:
            check_zone(timezone)
        body = _talk(chat, user) | {"enabled": enabled, "timezone": timezone}
        return read(Chat, await self._wire.post("open_chat", body, once=True))

    # ── compose ───────────────────────────────────────────────────────────────────────────────

    async def context(
        self, chat: str, user: str, query: str = "", *, budget: int | None = None
    ) -> Context:
        """What to put before the model for the next answer, in at most `budget` tokens. It waits
        for no background work: what has no summary yet is shown as it was said."""
        limit = None if budget is None else check_budget(budget)
        body = _talk(chat, user) | {"query": query, "budget": limit}
        return read(Context, await self._wire.post("context", body))

    async def search(
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
        body = {
            "user": check_id(user, "user"), "query": query, "limit": check_limit(limit),
            "kinds": list(kinds), "at": _checked(at),
        }  # fmt: skip
        return read_all(Hit, await self._wire.post("search", body))

    async def reindex(self, user: str | None = None) -> int:
        """Makes the vectors of everything, of one user or of all, that has none of the embedder
        in use. Search goes on meanwhile, and what was done stays done if it is interrupted.
        Returns how many texts were embedded: none if the embedder needs no keeping."""
        done = await self._wire.post("reindex", {"user": user}, long=True, safe=False)
        return int(done["embedded"])

    # ── consolidate ───────────────────────────────────────────────────────────────────────────

    async def consolidate(self, chat: str | None = None) -> list[Compaction]:
        """Does the background work now, of one chat or of all that have some. Returns what was
        compacted."""
        done = await self._wire.post("consolidate", {"chat": chat}, long=True, safe=False)
        return read_all(Compaction, done)

    async def compact(self, chat: str) -> list[Compaction]:
        """Compacts a chat now, whether or not it is due."""
        body = {"chat": check_id(chat, "chat")}
        return read_all(Compaction, await self._wire.post("compact", body, once=True, long=True))

    async def refresh(self, chat: str) -> list[Compaction]:
        """Makes all summaries of a chat anew from its log. Until it is done, the old ones stand."""
        body = {"chat": check_id(chat, "chat")}
        return read_all(Compaction, await self._wire.post("refresh", body, once=True, long=True))

    async def garden(self, at: datetime | None = None) -> Gardening:
        """Fades, expires and archives facts whose time has come, as of `at` (now if not given).
        It happens by itself now and then; doing it again changes nothing."""
        done = await self._wire.post("garden", {"at": _checked(at)}, long=True, safe=False)
        return read(Gardening, done)

    async def letters(self) -> list[Letter]:
        """Dead letters: summaries that the LLM failed at too often. Rules stand in for them."""
        return await self._all(Letter, "letters")

    async def retry(self, chat: str | None = None) -> int:
        """Has the dead letters of a chat, or of all, tried again. Returns how many."""
        try:
            done = await self._wire.post("retry", {"chat": chat}, safe=False)
        except UnknownChat:
            return 0
        return int(done["retried"])

    # ── the user's own hand ───────────────────────────────────────────────────────────────────

    async def remember(self, user: str, text: str, *, kind: str = "") -> Fact:
        """Keeps something about a user that was said outside of any chat. `kind` is found out if
        it is not given; returns the fact."""
        body = {"user": check_id(user, "user"), "text": text, "kind": kind}
        return read(Fact, await self._wire.post("remember", body, once=True))

    async def correct(self, fact: str, text: str) -> Fact:
        """Puts a fact right: the new wording takes its place, the old one stays in its history
        and can be had back with `undo`. Returns the new fact."""
        body = {"fact": check_id(fact, "fact"), "text": text}
        return read(Fact, await self._wire.post("correct", body, once=True))

    async def undo(self, fact: str) -> list[Fact]:
        """Takes back the last change that a fact took part in: a new city that replaced an old
        one, a correction, an ending. Returns the facts as they now are."""
        body = {"fact": check_id(fact, "fact")}
        return read_all(Fact, await self._wire.post("undo", body, once=True))

    async def pin(self, id: str, *, chat: str | None = None) -> None:
        """Pins a message, shown as it was said, however old; or a fact, which then never fades.
        `chat` is needed only when two chats have a message with this id."""
        await self._wire.post("pin", {"id": check_id(id, "message"), "chat": chat})

    async def unpin(self, id: str, *, chat: str | None = None) -> None:
        """Lets a pinned message or fact go with the others again."""
        await self._wire.post("unpin", {"id": check_id(id, "message"), "chat": chat})

    async def forget(
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
        body = {"user": user, "chat": chat, "message": message, "fact": fact}
        return read(Receipt, await self._wire.post("forget", body, once=True))

    async def export(self, user: str) -> Iterator[str]:
        """Everything of a user under all linked names, one JSON record to a line, complete when
        this returns. `load` brings it in."""
        return await self._wire.lines("export", user=check_id(user, "user"))

    async def load(self, lines: Iterable[str]) -> Loaded:
        """Brings in what `export` gave. What is there already is left as it is: loading again adds
        nothing. Returns what was new."""
        return read(Loaded, await self._wire.send_lines("load", lines))

    async def link(self, user: str, channel: str, identity: str) -> Link:
        """Says that an identity in a channel, such as a number in WhatsApp, is this user: facts
        and conversations follow the person from one to the other."""
        return read(Link, await self._wire.post("link", _identity(user, channel, identity)))

    async def unlink(self, user: str, channel: str, identity: str) -> bool:
        """Takes a link back: the chats of each name, and what was learnt in them, are separate
        again. False if there was no such link."""
        body = _identity(user, channel, identity)
        return bool((await self._wire.post("unlink", body, once=True))["unlinked"])

    async def links(self, user: str) -> list[Link]:
        """The identities that belong to a user."""
        return read_all(Link, await self._wire.get("links", user=check_id(user, "user")))

    # ── what is stored ────────────────────────────────────────────────────────────────────────

    async def users(self) -> list[str]:
        """Everybody who is remembered."""
        return await self._all(str, "users")

    async def chats(self, user: str) -> list[Chat]:
        """A user's chats, in all linked channels, the most recently active first."""
        return await self._all(Chat, "chats", user=check_id(user, "user"))

    async def history(self, chat: str) -> list[Message]:
        """Everything that was said in a chat, oldest first, exactly as it was said."""
        return await self._of_chat(Message, "history", chat)

    async def summaries(self, chat: str) -> list[Summary]:
        """The ladder of a chat, oldest first, each block with what it preserved and came from."""
        return await self._of_chat(Summary, "summaries", chat)

    async def compactions(self, chat: str) -> list[Compaction]:
        """Every compaction of a chat, oldest first."""
        return await self._of_chat(Compaction, "compactions", chat)

    async def facts(
        self,
        user: str,
        *,
        kinds: Sequence[str] = (),
        status: str = "live",
        at: datetime | None = None,
    ) -> list[Fact]:
        """What is known of a user, oldest first. `status` "superseded", "ended", "archived" or
        "undone" shows what no longer counts, "" everything; `at` asks what was known then."""
        asked = {"user": check_id(user, "user"), "status": status, "at": _checked(at)}
        return await self._all(Fact, "facts", **asked, kinds=list(kinds) or None)

    async def profile(self, user: str) -> Profile:
        """What is believed of a user, by key, each with how surely and how often it was seen."""
        return read(Profile, await self._wire.get("profile", user=check_id(user, "user")))

    async def events(self, user: str) -> list[Event]:
        """What happened in a user's life and chats, and what is to come, by time."""
        return await self._all(Event, "events", user=check_id(user, "user"))

    async def moods(
        self, user: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> list[Mood]:
        """How a user felt, message by message, oldest first."""
        asked = {"since": _checked(since), "until": _checked(until)}
        return await self._all(Mood, "moods", user=check_id(user, "user"), **asked)

    async def stats(self, *, chat: str | None = None, user: str | None = None) -> Stats:
        """Sizes, compactions and savings of a chat, of a user's chats, or of all."""
        return read(Stats, await self._wire.get("stats", chat=chat, user=user))

    async def spending(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        since: date | None = None,
        until: date | None = None,
    ) -> list[DaySpend]:
        """What an LLM took, by day and model: in all, for a user or for a chat, from `since` up
        to but not on `until`."""
        days = {"since": moment(since), "until": moment(until)}
        found = await self._wire.get("spending", user=user, chat=chat, **days)
        return read_all(DaySpend, found)

    async def notices(
        self,
        *,
        after: int = 0,
        limit: int = 100,
        user: str | None = None,
        chat: str | None = None,
    ) -> list[Notice]:
        """What happened after the notice numbered `after`, in order: messages recorded, summaries
        made, facts learnt. They are kept for a week."""
        most = min(check_limit(limit), 1000)
        found = await self._wire.get("notices", after=after, limit=most, user=user, chat=chat)
        return read_all(Notice, found)

    async def doctor(self) -> list[str]:
        """What is wrong with the store, in words; nothing if all is well."""
        return list((await self._wire.get("doctor"))["problems"])

    def tools(self, user: str, *, forget: bool = False) -> AsyncTools:
        """Tools with which an agent's model looks after what is known of a user: `schemas` for
        the model, and `call` for what it asks. `forget` offers erasing, too."""
        from lembrar.tools import AsyncTools

        return AsyncTools(self, check_id(user, "user"), forget=forget)

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    async def _all(self, kind: type[_T], word: str, **asked: Any) -> list[_T]:
        return [read(kind, item) async for item in self._wire.pages(word, **asked)]

    async def _of_chat(self, kind: type[_T], word: str, chat: str) -> list[_T]:
        """Of a chat that there is not, there is nothing: the server is stricter."""
        try:
            return await self._all(kind, word, chat=check_id(chat, "chat"))
        except UnknownChat:
            return []


def _talk(chat: str, user: str) -> dict[str, Any]:
    return {"chat": check_id(chat, "chat"), "user": check_id(user, "user")}


def _identity(user: str, channel: str, identity: str) -> dict[str, Any]:
    given = {"user": user, "channel": channel, "identity": identity}
    return {what: check_id(id, what) for what, id in given.items()}


def _checked(at: datetime | None) -> str | None:
    return moment(check_time(at)) if at is not None else None
