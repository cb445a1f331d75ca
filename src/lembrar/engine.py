"""The whole flow on one page: record → consolidate → compose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from hashlib import blake2b
from types import TracebackType
from typing import TYPE_CHECKING, Any

from lembrar import config
from lembrar import policy as policies
from lembrar.brains.base import Brain
from lembrar.compose import compose, gather
from lembrar.errors import InvalidId, OtherUser, UnknownChat, UnknownMessage
from lembrar.model import (
    Chat,
    Compaction,
    Context,
    Cycle,
    Fact,
    Message,
    Preserved,
    Stats,
    Summary,
    cycle_of,
)
from lembrar.policy import Policy
from lembrar.record import check_budget, check_id, check_time, check_zone, incoming
from lembrar.stores.base import Store
from lembrar.stores.open import open_store
from lembrar.text import tokens, words
from lembrar.worker import Worker, work_off

if TYPE_CHECKING:
    from lembrar.consolidate.run import Consolidation

Clock = Callable[[], datetime]
_KEPT_IN_MIND = 10_000  # chats; what is forgotten is looked up again


class AsyncMemory:
    """A chatbot's memory. Open it with `await AsyncMemory.open(url)`, close it with `close()`."""

    def __init__(
        self, store: Store, policy: Policy, brain: Brain, clock: Clock, *, background: bool
    ) -> None:
        self._store = store
        self._policy = policy
        self._brain = brain
        self._clock = clock
        self._zones: dict[str, str] = {}
        self._ends: dict[str, tuple[int, int]] = {}  # position and cycle last written here
        self._worker = Worker(store, self._consolidate, clock) if background else None

    @classmethod
    async def open(
        cls,
        url: str = "sqlite:lembrar.db",
        *,
        preset: str | Policy = "default",
        llm: Brain | None = None,
        tenant: str = "default",
        clock: Clock | None = None,
        timezone: str = "",
        budget: int | None = None,
        background: bool = True,
        store: Store | None = None,
    ) -> AsyncMemory:
        """Opens a memory.

        `llm` None summarises by rules, with no key and no network. `clock` tells the time, with
        its zone. `background=False` does background work only when `consolidate()` is called."""
        policy = policies.load(preset)
        if budget is None and policy.budget_from_environment:
            budget = config.max_context_tokens()
        policy = policies.with_budget(policy, None if budget is None else check_budget(budget))
        clock = clock or _clock(timezone)
        opened = store or await open_store(url, check_id(tenant, "tenant"))
        return cls(opened, policy, llm or _local_brain(), clock, background=background)

    async def close(self) -> None:
        """Finishes the work under way and lets go of the store."""
        try:
            if self._worker:
                await self._worker.close()
        finally:
            await self._store.close()

    async def __aenter__(self) -> AsyncMemory:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def store(self) -> Store:
        """Where this memory is kept."""
        return self._store

    @property
    def policy(self) -> Policy:
        """The preset that this memory follows."""
        return self._policy

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
            answer_id = _answer_id(id) if id else ""
            spoken.append(Message("assistant", answered, at=at, id=answer_id, channel=channel))
        before = self._ends.get(chat, (0, 0))
        written = await self.append(chat, user, spoken)
        first = written[0]
        if before == (first.seq - 1, first.cycle - 1):  # it opened its cycle: nothing else is in it
            return cycle_of(written, user)
        return cycle_of(await self._store.cycle(chat, first.cycle), user)

    async def append(
        self, chat: str, user: str, messages: Iterable[Message | Mapping[str, Any]]
    ) -> list[Message]:
        """Records messages of any roles and senders, in the order given. Durable when it returns;
        a message whose id the chat already has is not written again."""
        check_id(chat, "chat")
        check_id(user, "user")
        now = self._now()
        ready = incoming(messages, user, now, await self._zone(chat))
        if not ready:
            return []
        written = await self._store.append(chat, user, ready, now=now)
        if len(self._ends) >= _KEPT_IN_MIND:
            self._ends.clear()
        end = (written[-1].seq, written[-1].cycle)
        self._ends[chat] = max(end, self._ends.get(chat, end))
        if self._worker:
            self._worker.wake()
        return written

    async def open_chat(
        self, chat: str, user: str, *, enabled: bool | None = None, timezone: str | None = None
    ) -> Chat:
        """Loads a chat, or creates it (`is_new`). `enabled` switches its memory off or on: while
        off, messages are kept, but nothing is summarised, learnt or recalled until it is on again.
        `timezone` is the user's, for times and relative dates."""
        check_id(chat, "chat")
        check_id(user, "user")
        if timezone:
            check_zone(timezone)
        opened = await self._store.open_chat(
            chat, user, now=self._now(), enabled=enabled, timezone=timezone
        )
        self._zones[chat] = opened.timezone
        if self._worker and enabled:
            self._worker.wake()
        return await self._recounted(opened)

    # ── compose ───────────────────────────────────────────────────────────────────────────────

    async def context(
        self, chat: str, user: str, query: str = "", *, budget: int | None = None
    ) -> Context:
        """What to put before the model for the next answer, in at most `budget` tokens. It waits
        for no background work: what has no summary yet is shown as it was said."""
        check_id(chat, "chat")
        check_id(user, "user")
        limit = self._policy.budget if budget is None else check_budget(budget)
        scene = await gather(self._store, chat, user, self._policy, limit, self._now())
        if scene.chat and scene.chat.user != user:
            raise OtherUser
        return compose(scene, self._policy, limit, chat)

    # ── consolidate ───────────────────────────────────────────────────────────────────────────

    async def consolidate(self, chat: str | None = None) -> list[Compaction]:
        """Does the background work now, of one chat or of all that have some. Returns what was
        compacted."""
        if chat is not None:
            return (await self._consolidate(await self._known(chat))).compactions
        await self._settled()
        return await work_off(self._store, self._consolidate, self._now)

    async def compact(self, chat: str) -> list[Compaction]:
        """Compacts a chat now, whether or not it is due."""
        return (await self._consolidate(await self._known(chat), force=True)).compactions

    async def refresh(self, chat: str) -> list[Compaction]:
        """Makes all summaries of a chat anew from its log. Until it is done, the old ones stand."""
        return (await self._consolidate(await self._known(chat), rebuild=True)).compactions

    async def _consolidate(
        self, chat: str, *, force: bool = False, rebuild: bool = False
    ) -> Consolidation:
        from lembrar.consolidate.run import consolidate  # reads languages: dear to import

        return await consolidate(
            self._store, chat, self._policy, self._brain, self._now(), force=force, rebuild=rebuild
        )

    async def pin(self, id: str, *, chat: str | None = None) -> None:
        """Pins a message: it is shown as it was said, however old. `chat` is needed only when two
        chats have a message with this id."""
        await self._pin(id, chat, pinned=True)

    async def unpin(self, id: str, *, chat: str | None = None) -> None:
        """Lets a pinned message go with the others again."""
        await self._pin(id, chat, pinned=False)

    async def _pin(self, id: str, chat: str | None, *, pinned: bool) -> None:
        found = await self._store.find_messages(check_id(id, "message"), chat)
        if not found:
            raise UnknownMessage
        if len(found) > 1:
            chats = ", ".join(repr(message.chat) for message in found)
            raise InvalidId(f"Several chats have a message {id!r}: {chats}. Say which one.")
        await self._store.pin(found[0].chat, found[0].seq, pinned=pinned)

    # ── what is stored ────────────────────────────────────────────────────────────────────────

    async def users(self) -> list[str]:
        """Everybody who is remembered."""
        return await self._store.users()

    async def chats(self, user: str) -> list[Chat]:
        """A user's chats, the most recently active first."""
        await self._settled()
        return await self._store.chats(check_id(user, "user"))

    async def history(self, chat: str) -> list[Message]:
        """Everything that was said in a chat, oldest first, exactly as it was said."""
        return await self._store.messages(check_id(chat, "chat"))

    async def summaries(self, chat: str) -> list[Summary]:
        """The ladder of a chat, oldest first, each block with what it preserved and came from."""
        await self._settled()
        blocks = await self._store.blocks(check_id(chat, "chat"))
        return [await self._told(chat, block) for block in blocks]

    async def _told(self, chat: str, block: Summary) -> Summary:
        messages = await self._store.messages(chat, first=block.start, last=block.end)
        found = await self._store.atoms(chat, first=block.start, last=block.end)
        original = "\n".join(f"{m.sender or m.role}: {m}" for m in messages)
        return replace(
            block,
            text=original if block.status == "pending" else block.text,
            preserved=Preserved(tuple(found), block.preserved.context),
            sources=tuple(message.id for message in messages),
        )

    async def compactions(self, chat: str) -> list[Compaction]:
        """Every compaction of a chat, oldest first."""
        await self._settled()
        return await self._store.compactions(check_id(chat, "chat"))

    async def facts(
        self,
        user: str,
        *,
        kinds: Sequence[str] = (),
        status: str = "live",
        at: datetime | None = None,
    ) -> list[Fact]:
        """What is known of a user, oldest first; `at` asks what was known then."""
        await self._settled()
        _, facts = await self._store.facts(check_id(user, "user"))
        moment = check_time(at) if at else None
        return [
            fact
            for fact in facts
            if fact.status == status
            if not kinds or fact.kind in kinds
            if moment is None or fact.created_at <= moment
        ]

    async def stats(self, *, chat: str | None = None, user: str | None = None) -> Stats:
        """Sizes, compactions and savings of a chat, of a user's chats, or of all."""
        await self._settled()
        if chat is not None:
            found = await self._store.chat(check_id(chat, "chat"))
            if found is None:
                raise UnknownChat
            heads = [found]
        else:
            users = [check_id(user, "user")] if user else await self._store.users()
            heads = [head for name in users for head in await self._store.chats(name)]
        return await self._counted(heads)

    async def _counted(self, heads: list[Chat]) -> Stats:
        runs: list[Compaction] = []
        sent = 0
        for head in heads:
            runs += await self._store.compactions(head.id)
            sent += (await self.context(head.id, head.user)).tokens
        return Stats.of(heads, runs, sent, await self._store.size())

    async def doctor(self) -> list[str]:
        """What is wrong with the store, in words; nothing if all is well."""
        return await self._store.check()

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    async def _zone(self, chat: str) -> str:
        """The time zone of a chat's user, looked up once."""
        if chat not in self._zones:
            if len(self._zones) >= _KEPT_IN_MIND:
                self._zones.clear()
            head = await self._store.chat(chat)
            self._zones[chat] = head.timezone if head else ""
        return self._zones[chat]

    def _now(self) -> datetime:
        return check_time(self._clock())

    async def _settled(self) -> None:
        """Waits for what this process has begun, so that reading shows what was just recorded."""
        if self._worker:
            await self._worker.settled()

    async def _known(self, chat: str) -> str:
        if await self._store.chat(check_id(chat, "chat")) is None:
            raise UnknownChat
        return chat

    async def _recounted(self, chat: Chat) -> Chat:
        """The chat with its counts checked against its texts, and corrected if they differ."""
        blocks = [b for b in await self._store.blocks(chat.id) if b.status == "ready"]
        told = ["\n".join([b.text, *(event.description for event in b.events)]) for b in blocks]
        ladder = (sum(map(words.count, told)), sum(map(tokens.count, told)))
        climbed = await self._store.totals(chat.id, chat.climbed) if chat.messages else (0, 0)
        log = await self._store.totals(chat.id, chat.messages) if chat.messages else (0, 0)
        right = (ladder[0] + log[0] - climbed[0], ladder[1] + log[1] - climbed[1])
        if (chat.words, chat.tokens, chat.log_words, chat.log_tokens) == (*right, *log):
            return chat
        await self._store.resize(
            chat.id, log_words=log[0], log_tokens=log[1], words=ladder[0], tokens=ladder[1]
        )
        fixed = await self._store.chat(chat.id)
        return replace(fixed or chat, is_new=chat.is_new, corrected=True)


def _answer_id(id: str) -> str:
    """The answer's id follows from the user's message's, so that a repeated call repeats both."""
    return f"answer-{blake2b(id.encode(errors='replace'), digest_size=16).hexdigest()}"


def _local_brain() -> Brain:
    from lembrar.brains.local import LocalBrain  # reads languages: dear to import

    return LocalBrain()


def _clock(timezone: str) -> Clock:
    zone = check_zone(timezone) if timezone else None
    return lambda: datetime.now(zone).astimezone(zone)
