"""Where owed answers are made and sent, after their messages were acknowledged.

What is owed stands in the store: a desk that is closed, or dies, leaves it to the next one, in
whichever process. One answer at a time is made for a chat, several chats are served at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import timedelta
from itertools import groupby

from lembrar.config import Channel
from lembrar.engine import AsyncMemory
from lembrar.errors import LembrarError, StoreError
from lembrar.model import Message
from lembrar.server import metrics
from lembrar.server.channels import outbox, outward, sent, turn
from lembrar.server.channels.answer import from_model
from lembrar.server.channels.commands import answer_id, is_answer, obey
from lembrar.server.channels.outbox import Ask
from lembrar.server.channels.outward import Failed
from lembrar.server.channels.send import can_send, parts, send
from lembrar.server.hub import Hub

MOST_WAITING = 10_000  # answers owed in a tenant; beyond, senders are asked to come again
_AT_ONCE = 8  # chats
_TAKEN_UP = 64  # chats, at one look
_LOOK_SECONDS = 15.0  # how often to look for what another process left
_BLOCKED_SECONDS = 10.0  # before a chat that another process works on is tried again
_RENEW_SECONDS = 15.0
_CLOSE_SECONDS = 5.0  # for what is under way
_MOST_TRIES = 12
_RETRY_SECONDS = 2.0  # after the first failure; doubles up to the longest
_RETRY_LONGEST_SECONDS = 600.0
_UNSURE_SECONDS = 20.0  # for WhatsApp's status to tell whether an answer was taken
_LOOKED_AT = 200  # messages after one, for an answer to it
_log = logging.getLogger("lembrar.channels")
_Place = tuple[str, str]  # tenant, and the chat's place in the outbox


class Desk:
    """Answers what is owed, as soon as it is due. Made within a running event loop."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.client = outward.client()
        self._woken = asyncio.Event()
        self._idle = asyncio.Event()
        self._stop = False
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._tasks: dict[_Place, asyncio.Task[None]] = {}
        self._blocked: dict[_Place, float] = {}  # until when, by the loop's time
        self._waiting: dict[str, int] = {}
        self._task = asyncio.create_task(self._run(), name="lembrar-desk")

    @property
    def tenants(self) -> list[str]:
        """Those that a channel belongs to."""
        settings = self._hub.settings
        return sorted({c.tenant or settings.tenant for c in settings.channels.values()})

    def wake(self) -> None:
        """Something is owed."""
        self._blocked.clear()
        self._again()

    def is_full(self, tenant: str) -> bool:
        """Whether so much is owed that nobody should wait for more."""
        return self._waiting.get(tenant, 0) >= MOST_WAITING

    async def settled(self) -> None:
        """Returns when everything that is due has been tried."""
        self.wake()
        await self._idle.wait()

    async def close(self) -> None:
        """Gives what is under way a moment, and leaves the rest to the next start."""
        self._stop = True
        self._again()
        tasks = [*self._tasks.values(), self._task]
        _, late = await asyncio.wait(tasks, timeout=_CLOSE_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.client.aclose()

    # ── who is next ───────────────────────────────────────────────────────────────────────────

    def _again(self) -> None:
        self._idle.clear()
        self._woken.set()

    async def _run(self) -> None:
        while not self._stop:
            self._woken.clear()
            seconds = _LOOK_SECONDS
            for tenant in self.tenants:
                try:
                    seconds = min(seconds, await self._look(tenant))
                except Exception:  # noqa: BLE001 - whatever it is, this loop must go on
                    _log.exception("What is owed cannot be read; it stays owed.")
            if not self._tasks and not self._woken.is_set():
                self._idle.set()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), max(seconds, 0.05))
        self._idle.set()

    async def _look(self, tenant: str) -> float:
        """Takes up what is due. Returns in how many seconds something else will be."""
        async with self._hub.using(tenant) as memory:
            now = self._hub.clock()
            asks = await outbox.owed(memory.store, now)
        self._waiting[tenant] = len(asks)
        seconds = _LOOK_SECONDS
        for place, group in groupby(asks, key=lambda ask: outbox.place(ask.chat)):
            wait = (outbox.due_at(list(group)) - now).total_seconds()
            if wait > 0:
                seconds = min(seconds, wait)
            elif len(self._tasks) < _TAKEN_UP:
                self._take_up((tenant, place))
        return seconds

    def _take_up(self, place: _Place) -> None:
        loop = asyncio.get_running_loop()
        if place in self._tasks or self._blocked.get(place, 0.0) > loop.time():
            return
        task = asyncio.create_task(self._attend(place), name="lembrar-answer")
        self._tasks[place] = task
        task.add_done_callback(lambda _: self._done(place))

    def _done(self, place: _Place) -> None:
        self._tasks.pop(place, None)
        self._again()

    def _block(self, place: _Place) -> None:
        self._blocked[place] = asyncio.get_running_loop().time() + _BLOCKED_SECONDS

    # ── one chat ──────────────────────────────────────────────────────────────────────────────

    async def _attend(self, place: _Place) -> None:
        try:
            async with self._places, self._hub.using(place[0]) as memory:
                if not await self._serve(memory, place):
                    self._block(place)
        except StoreError:
            self._block(place)
            _log.warning("An answer could not be worked on; it stays owed.")
        except Exception:  # noqa: BLE001 - one chat that goes wrong must not stop the others
            self._block(place)
            _log.exception("An answer could not be worked on; it stays owed.")

    async def _serve(self, memory: AsyncMemory, place: _Place) -> bool:
        """Answers everything that is due in a chat; False if another process is at it."""
        store = memory.store
        held = await turn.take(store, place[1], self._hub.clock())
        if held is None:
            return False
        keeper = asyncio.create_task(self._keep(memory, held))
        try:
            while not self._stop:
                now = self._hub.clock()
                asks = await outbox.owed(store, now, place[1])
                if not asks or outbox.due_at(asks) > now:
                    break
                await self._answer(memory, place[0], outbox.next_asks(asks))
        finally:
            keeper.cancel()
            await asyncio.shield(turn.end(store, held, self._hub.clock()))
        return True

    async def _keep(self, memory: AsyncMemory, held: turn.Turn) -> None:
        while True:
            await asyncio.sleep(_RENEW_SECONDS)
            with suppress(StoreError):
                await turn.renew(memory.store, held, self._hub.clock())

    async def _answer(self, memory: AsyncMemory, tenant: str, asks: Sequence[Ask]) -> None:
        """One answer, as far as it gets: made, kept, sent, recorded."""
        store, ask = memory.store, asks[-1]
        channel = self._hub.settings.channels.get(ask.channel)
        said = await self._still_owed(memory, asks)
        if channel is None or not can_send(channel) or said is None:
            await outbox.remove(store, asks, self._hub.clock())
            return
        try:
            made = ask if ask.text else await self._make(memory, channel, asks, said)
            done = await self._deliver(memory, channel, made) if made else None
            if done:
                await self._record(memory, channel, done)
                await outbox.remove(store, [done], self._hub.clock())
                metrics.webhook_messages.labels(tenant, channel.kind, "answered").inc()
        except StoreError:
            raise
        except LembrarError as error:
            await self._put_off(memory, tenant, channel, asks, Failed(type(error).__name__))
        except Failed as failure:
            await self._put_off(memory, tenant, channel, asks, failure)

    async def _still_owed(
        self, memory: AsyncMemory, asks: Sequence[Ask]
    ) -> Sequence[Message] | None:
        """The messages that wait for this answer, none for a command. None if nobody waits any
        more: it was given, the last message was erased, or a person at the same number was
        faster."""
        ask = asks[-1]
        if ask.words:
            now = self._hub.clock()
            known = await sent.was_answered(memory.store, ask.chat, ask.id, now)
            return None if known else []
        found = [message for one in asks if (message := await _asked(memory, one))]
        if not found or found[-1].id != ask.id:
            return None
        begun = ask.parts or ask.sending  # what the person may have seen must be recorded
        done = await (has_answer if begun else is_answered)(memory, found[-1])
        return None if done else found

    async def _make(
        self, memory: AsyncMemory, channel: Channel, asks: Sequence[Ask], said: Sequence[Message]
    ) -> Ask | None:
        """The answer, kept; None if nobody waits for it any more."""
        ask = asks[-1]
        if ask.words:
            text = await obey(memory, await memory.store.chat(ask.chat), ask.user, ask.words)
        else:
            settings = self._hub.settings
            text = await from_model(memory, self.client, settings, channel, said, ask.user)
        return await outbox.keep_text(memory.store, ask, text, asks[:-1], self._hub.clock())

    async def _deliver(self, memory: AsyncMemory, channel: Channel, ask: Ask) -> Ask | None:
        """Sends the parts that were not sent yet. None if nobody waits for them any more."""
        store, clock, pieces = memory.store, self._hub.clock, parts(ask.text, channel.kind)
        if ask.sending and not ask.tries and channel.kind == "whatsapp":
            raise Failed("interrupted", unsure=True)  # a status may still tell that it was sent
        current: Ask | None = ask
        while current and current.parts < len(pieces):
            number = current.parts
            current = await outbox.begin(store, current, clock())
            if current and current.parts == number:
                sent_id = await send(self.client, channel, current, pieces[number])
                await sent.note_sent(store, current, sent_id, answer_id(ask.id), clock())
                current = await outbox.taken(store, current, number, clock())
        return current

    async def _record(self, memory: AsyncMemory, channel: Channel, ask: Ask) -> None:
        """Puts the answer in the log, once, if what it answers was not erased meanwhile. What was
        told from memory is in it already."""
        if ask.words:
            pieces = parts(ask.text, channel.kind)
            await sent.note_answered(memory.store, ask, pieces, self._hub.clock())
        elif said := await _asked(memory, ask):
            id = answer_id(ask.id)
            answer = Message("assistant", ask.text, id=id, channel=said.channel)
            await memory.append(ask.chat, ask.user, [answer])

    async def _put_off(
        self,
        memory: AsyncMemory,
        tenant: str,
        channel: Channel,
        asks: Sequence[Ask],
        failure: Failed,
    ) -> None:
        """Tries again later, or not at all if that is of no use."""
        now, ask = self._hub.clock(), asks[-1]
        current = await outbox.read(memory.store, ask.key, now)
        if current is None:
            return
        due_at = now + timedelta(seconds=_wait_seconds(current.tries, failure))
        late = current.tries + 1 >= _MOST_TRIES or due_at >= current.expires_at
        if failure.final or late:
            _log.error("An answer in %s is given up: %s.", ask.channel, failure.why)
            metrics.webhook_messages.labels(tenant, channel.kind, "unanswered").inc()
            await outbox.remove(memory.store, asks, now)
            return
        _log.warning("An answer in %s is tried again later: %s.", ask.channel, failure.why)
        await outbox.put_off(memory.store, current, due_at, now, unsure=failure.unsure)


def _wait_seconds(tries: int, failure: Failed) -> float:
    wait = min(_RETRY_SECONDS * 2**tries, _RETRY_LONGEST_SECONDS)
    return max(wait, failure.wait_seconds, _UNSURE_SECONDS if failure.unsure else 0.0)


async def _asked(memory: AsyncMemory, ask: Ask) -> Message | None:
    """The message that an ask is for, if it is still there."""
    there = await memory.store.messages(ask.chat, first=ask.seq, last=ask.seq)
    return next((m for m in there if m.id == ask.id and not m.erased), None)


async def has_answer(memory: AsyncMemory, message: Message) -> bool:
    """Whether our answer to a message is recorded."""
    return bool(await memory.store.find_messages(answer_id(message.id), message.chat))


async def is_answered(memory: AsyncMemory, message: Message) -> bool:
    """Whether the person was answered after this message: by anybody else, or by us, to this
    message or a later one. An answer of ours to an earlier one may stand after it, too."""
    if await has_answer(memory, message):
        return True
    later = await memory.store.messages(message.chat, first=message.seq, limit=_LOOKED_AT)
    ours = {answer_id(m.id) for m in later if m.role == "user"}
    said = [m.id for m in later if m.role == "assistant"]
    return any(id in ours or not is_answer(id) for id in said)
