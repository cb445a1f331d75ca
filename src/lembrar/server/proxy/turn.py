"""One exchange, as memory sees it: what was said is recorded, the context is made, and at the end
what was answered is recorded too. Nothing here ever breaks an answer: what fails is left out, and
the status says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, TypeVar

from lembrar.engine import AsyncMemory
from lembrar.errors import LembrarError
from lembrar.model import Chat, Context, Message
from lembrar.person import are_one
from lembrar.record import check_id
from lembrar.server.hub import Hub
from lembrar.server.limits import MESSAGES
from lembrar.server.problems import log_unforeseen
from lembrar.server.proxy.align import REACH, TAIL, Aligned, align, digest, goes_back, identified
from lembrar.server.proxy.command import without_commands
from lembrar.server.proxy.dialect import Dialect, Insertion
from lembrar.server.proxy.frame import framed
from lembrar.server.proxy.spoken import (
    Answer,
    Json,
    Spoken,
    is_empty,
    is_partial,
    newest,
    text_of,
)
from lembrar.server.proxy.tasks import PATIENCE_SECONDS, Tasks
from lembrar.server.proxy.who import Who, own_chat, scoped
from lembrar.stores.base import Store
from lembrar.text.language import detect
from lembrar.text.private.values import masked_message

_LONGEST_ID = 100  # characters of an answer's id that is kept as its own
_LESS_PATIENCE_SECONDS = 1.0  # for a context without a search
_QUERY = 2000  # characters of what was said by which memory is searched
_T = TypeVar("_T")
Work = Callable[[AsyncMemory], Coroutine[Any, Any, _T]]


@dataclass(frozen=True, slots=True)
class Asked:
    """A request, and how it wants memory to be used."""

    dialect: Dialect
    body: Json
    said: Sequence[Spoken]
    who: Who
    key: str = ""  # Idempotency-Key
    again: bool = False  # the client says that it tries again
    keeps_history: bool = False  # what was sent again goes upstream as it is
    commands: bool = True


@dataclass(frozen=True, slots=True)
class Reading:
    """The log of the chat, and which of the sent messages are new to it: `older` ones, and those
    that are to be answered now, from position `asked` on."""

    chat: str
    head: Chat | None
    log: Sequence[Message]
    said: Sequence[Spoken]
    asked: int
    older: Sequence[Message]
    fresh: Sequence[Message]
    parent: str  # the id of what the answer follows
    named: str = ""  # the id that an Idempotency-Key gives to what is to be answered


@dataclass(slots=True)
class Turn:
    """An exchange under way."""

    hub: Hub
    tenant: str
    asked: Asked
    tasks: Tasks
    context: Context | None = None
    reading: Reading | None = None
    replay: Answer | None = None  # what was answered to the same Idempotency-Key before
    pending: list[Message] = field(default_factory=list[Message])
    saying: asyncio.Task[bool] | None = None  # what was said, on its way into the log

    @property
    def status(self) -> str:
        """ok: the context goes in, and what was said is kept; partial: only one of the two;
        bypassed: neither."""
        if self.replay:
            return "ok"
        kept = self.reading is not None and not self.pending
        return {2: "ok", 1: "partial"}.get(kept + (self.context is not None), "bypassed")

    async def begin(self) -> None:
        """Records what was said and makes the context; never raises."""
        self.reading = await self._try(lambda memory: _read(memory, self.asked))
        if self.reading is None:
            return
        reading = self.reading
        self.pending = [*reading.older, *reading.fresh]
        if reading.named:
            self.replay = await self._try(lambda memory: _answered_before(memory.store, reading))
            if self.replay:
                self.pending = []
                return
        if await self.tasks.waited_for(self._kept(len(reading.older))):
            self.context = await self._remembered(reading)
            self.saying = self.tasks.start(self._kept(len(self.pending)))

    async def said(self) -> None:
        """Waits until what was said is recorded. The upstream is asked meanwhile; nothing of its
        answer goes out before."""
        if self.saying:
            await self.tasks.wait(self.saying)

    def changed(self) -> Json | None:
        """The request with memory in it; None if it goes upstream as it came."""
        if self.reading is None or self.context is None or not self.context.text:
            return None
        said, at, body = self.reading.said, self.reading.asked, self.asked.body
        user = text_of([one.message for one in said[at:]])
        language = self.reading.head.language if self.reading.head else ""
        memory = framed(self.context.text, self.reading.chat, language or detect(user))
        keeps = self.asked.keeps_history or self.asked.dialect.holds_history(body)
        change = Insertion(memory)
        if not keeps and said:
            change = Insertion(memory, said[at].start, _called(self.reading))
        return self.asked.dialect.inserted(body, change)

    async def end(self, answer: Answer) -> None:
        """Records what was answered, and what could not be recorded before; never raises."""
        await self._using(lambda memory: self._ended(memory, answer))

    async def _ended(self, memory: AsyncMemory, answer: Answer) -> None:
        if self.saying:
            await asyncio.wait([self.saying])
        if self.reading is None:  # it could not be read then; perhaps now
            self.reading = await _read(memory, self.asked)
            self.pending = [*self.reading.older, *self.reading.fresh]
        messages = [*self.pending, *self._answer(answer, self.reading)]
        if messages:
            await memory.append(self.reading.chat, self.asked.who.user, messages)
        self.pending = []

    def _answer(self, answer: Answer, reading: Reading) -> list[Message]:
        names = self.asked.dialect.names_answers and len(answer.id) <= _LONGEST_ID
        message = answer.message(answer.id if names else "")
        after = Message("user", "", id=reading.parent)
        return identified([message], after, reading.chat) if message else []

    async def _kept(self, count: int) -> bool:
        """Records the next so many of what is pending; says whether it worked."""
        if count and self.reading:
            chat, ready = self.reading.chat, self.pending[:count]
            user = self.asked.who.user
            if await self._using(lambda memory: memory.append(chat, user, ready)) is None:
                return False
            self.pending = self.pending[count:]
        return True

    async def _remembered(self, reading: Reading) -> Context | None:
        """The context, made before the newest message is recorded: that one goes by itself. Where
        search takes too long (after a start, all of a long life is read for it), what is known
        without it; search is ready for the next time."""
        if reading.head and not reading.head.enabled:
            return None
        query = text_of([one.message for one in reading.said[reading.asked :]])[:_QUERY]
        for asked, patience in ((query, PATIENCE_SECONDS), ("", _LESS_PATIENCE_SECONDS)):
            task = self.tasks.start(self._using(partial(self._context, reading.chat, asked)))
            made = await self.tasks.wait(task, patience)
            if task.done():
                return made
        return None

    async def _context(self, chat: str, query: str, memory: AsyncMemory) -> Context:
        return await memory.context(chat, self.asked.who.user, query)

    async def _try(self, work: Work[_T]) -> _T | None:
        """What the work results in; None if it failed, or takes too long. It then goes on by
        itself: next time, what was slow to begin with is ready."""
        return await self.tasks.waited_for(self._using(work))

    async def _using(self, work: Work[_T]) -> _T | None:
        async def done() -> _T:
            async with self.hub.using(self.tenant) as memory:
                return await work(memory)

        return await attempted(done())


async def attempted(work: Coroutine[Any, Any, _T]) -> _T | None:
    """What the work results in; None if it failed. Memory must never break an answer, whatever
    becomes of it."""
    try:
        return await work
    except LembrarError:
        return None
    except Exception as error:  # noqa: BLE001 - the server's edge
        log_unforeseen(error)
        return None


async def _read(memory: AsyncMemory, asked: Asked) -> Reading:
    store, hides = memory.store, memory.policy.redaction.log
    check_id(asked.who.user, "user")
    chat, head, log = await _place(store, asked.who)
    said = [one for one in asked.said if not is_empty(one.message)][-MESSAGES:]
    if asked.commands:
        said = without_commands(said)
    sent = [masked_message(one.message, hides) for one in said]  # as the log has them
    if len(log) == TAIL and goes_back(log, sent):
        log = await store.messages(chat, limit=REACH)
    found = align(log, sent, chat, again=asked.again)
    start = newest(said)
    keyed = _keyed(sent, start, asked, chat)
    new = identified(keyed[found.first :], found.after, chat)
    split = max(0, start - found.first)
    parent = new[-1].id if new else _parent(found)
    named = keyed[-1].id if keyed else ""
    return Reading(chat, head, log, said, start, new[:split], new[split:], parent, named)


async def _place(store: Store, who: Who) -> tuple[str, Chat | None, list[Message]]:
    """The chat, what is kept of it, and the end of its log. An id that is somebody else's chat,
    such as a session called "default", means a chat of this user's own."""
    chat = who.chat or await _followed(store, who) or own_chat(who.user)
    head, log = await _seen(store, check_id(chat, "chat"))
    if head and not await are_one(store, head.user, who.user):
        chat = scoped(chat, who.user)
        head, log = await _seen(store, chat)
    return chat, head, log


async def _seen(store: Store, chat: str) -> tuple[Chat | None, list[Message]]:
    return await asyncio.gather(store.chat(chat), store.messages(chat, limit=TAIL))


async def _followed(store: Store, who: Who) -> str:
    """The chat in which a response was given that the client goes on from."""
    for message in await store.find_messages(who.follows) if who.follows else []:
        head = await store.chat(message.chat)
        if head and await are_one(store, head.user, who.user):
            return message.chat
    return ""


def _keyed(sent: Sequence[Message], start: int, asked: Asked, chat: str) -> list[Message]:
    """What is to be answered now, named after the request's Idempotency-Key, if it has one."""
    if not asked.key:
        return list(sent)
    count = len(sent)
    return [
        replace(m, id=digest("key", chat, asked.key, str(count - i), m.role, str(m)))
        if i >= start
        else m
        for i, m in enumerate(sent)
    ]


def _parent(found: Aligned) -> str:
    return found.after.id if found.after else ""


async def _answered_before(store: Store, reading: Reading) -> Answer | None:
    """The answer that the same request got before, if it was given to its end."""
    for message in await store.find_messages(reading.named, reading.chat):
        after = await store.messages(reading.chat, first=message.seq + 1, last=message.seq + 1)
        if after and after[0].role == "assistant" and not is_partial(after[0]):
            told = after[0]
            return None if told.erased else Answer(told.content, told.tool_calls, told.id, True)
    return None


def _called(reading: Reading) -> list[Message]:
    """What results of tools answer to, for clients that send these alone: a model must see both.
    Nothing if the call is among what was sent, or is not known."""
    first = reading.said[reading.asked].message
    if first.role != "tool":
        return []
    start = max((i for i, m in enumerate(reading.log) if m.role == "user"), default=-1)
    chain = [m for m in reading.log[start:] if not m.erased] if start >= 0 else []
    calls = {call.id for message in chain for call in message.tool_calls}
    return chain if first.tool_call_id in calls else []
