"""The whole flow on one page: record → consolidate → compose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date, datetime, timedelta
from functools import partial
from hashlib import blake2b
from time import perf_counter
from types import TracebackType
from typing import TYPE_CHECKING, Any

from lembrar import config
from lembrar import policy as policies
from lembrar.aside import answering
from lembrar.brains.base import Brain, Thinker
from lembrar.compose import Known, Trace, compose, gather, judged
from lembrar.compose.hidden import hidden
from lembrar.compose.scene import Scene
from lembrar.counts import counted, recounted
from lembrar.errors import (
    InvalidId,
    InvalidInput,
    OtherUser,
    StoreAway,
    StoreError,
    UnknownChat,
    UnknownMessage,
)
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
    Preserved,
    Profile,
    Receipt,
    Stats,
    Summary,
    Usage,
    cycle_of,
)
from lembrar.opening import Clock, check_cap, local_brain, opened_store, system_clock
from lembrar.person import are_one, identities
from lembrar.policy import Policy, Redaction
from lembrar.record import (
    check_budget,
    check_id,
    check_limit,
    check_private,
    check_time,
    check_zone,
    incoming,
)
from lembrar.stores.base import Store
from lembrar.text.private import mask
from lembrar.text.private.values import masked_facts, masked_hit, masked_summary, nothing_left
from lembrar.worker import Worker, work_off

if TYPE_CHECKING:
    from lembrar.brains.llm import LLMBrain
    from lembrar.consolidate.run import Consolidation
    from lembrar.embedders.base import Embedder
    from lembrar.recall.shelf import Shelf
    from lembrar.tools import AsyncTools
    from lembrar.transfer.loaded import Loaded

_KEPT_IN_MIND = 10_000  # chats; what is forgotten is looked up again
_FACT_TOKENS = 6  # the least that a fact costs: no more of them can fit than the budget has
_MOST_FACTS = 500
_NOTICE_DAYS = 7  # after which nobody can still be waiting to hear of something


class AsyncMemory:
    """A chatbot's memory. Open it with `await AsyncMemory.open(url)`, close it with `close()`."""

    def __init__(
        self,
        store: Store,
        policy: Policy,
        brain: Brain,
        clock: Clock,
        *,
        embedder: str | Embedder = "static",
        daily_cap: float | None = None,
        background: bool,
    ) -> None:
        self._store = store
        self._policy = policy
        self._hides = policy.redaction
        self._brain = brain
        self._daily_cap = daily_cap
        self._clock = clock
        self._zones: dict[str, str] = {}
        self._ends: dict[str, tuple[int, int]] = {}  # position and cycle last written here
        self._traces: dict[str, Trace] = {}  # what the last context of a chat brought back
        self._answers: list[tuple[str, Callable[[], Usage]]] = []  # to be judged in time
        self._embedder = embedder
        self._searched: Shelf | None = None
        self._notices: list[tuple[Notice, bool]] = []  # the same; and whether its chat was there
        self._own_brain: LLMBrain | None = None  # made here, and closed here
        self._slow = isinstance(brain, Thinker)
        self._worker = (
            Worker(store, self._consolidate, self._tend, clock, slow=self._slow)
            if background
            else None
        )

    @classmethod
    async def open(
        cls,
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
    ) -> AsyncMemory:
        """Opens a memory.

        `llm` None summarises by rules, with no key and no network; a name, such as "gpt-5-nano",
        asks that model, and `daily_cap` is what it may cost in a day, in US dollars. `embedder`
        says by which vectors search goes: "static" comes with Lembrar, "none" goes by words alone;
        also "minilm", "fastembed:MODEL", "openai:MODEL". `clock` tells the time, with its zone.
        `redaction` says what is private and where it must not go, instead of the preset.
        `spool` is a folder where messages wait while the database is away; None has one for
        databases behind a network, "" none.
        `background=False` does background work only when `consolidate()` is called."""
        policy = policies.load(preset)
        if budget is None and policy.budget_from_environment:
            budget = config.max_context_tokens()
        policy = policies.with_budget(policy, None if budget is None else check_budget(budget))
        if redaction is not None:
            policy = replace(policy, redaction=check_private(redaction))
        clock = clock or system_clock(timezone)
        opened = store or await opened_store(url, check_id(tenant, "tenant"), spool)
        named = config.brain(llm) if isinstance(llm, str) else None
        brain = named or (llm if not isinstance(llm, str) else None) or local_brain()
        check_cap(brain, daily_cap)
        memory = cls(
            opened, policy, brain, clock,
            embedder=embedder, daily_cap=daily_cap, background=background,
        )  # fmt: skip
        memory._own_brain = named
        return memory

    async def close(self) -> None:
        """Finishes the work under way and lets go of the store."""
        try:
            if self._worker:
                await self._worker.close()
            await self._note_usage()
        finally:
            if self._own_brain:
                await self._own_brain.close()
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
        `id` again changes nothing and returns the first. While the database is away it waits in
        the spool, and its cycle has no number yet: 0."""
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
        ready = incoming(messages, user, now, await self._zone(chat), self._hides.log)
        if not ready:
            return []
        try:
            written = await self._store.append(chat, user, ready, now=now)
        except OtherUser:  # unless it is the same person under another name
            owner = await self._same_owner(chat, user)
            written = await self._store.append(chat, owner, ready, now=now)
        if len(self._ends) >= _KEPT_IN_MIND:
            self._ends.clear()
        end = (written[-1].seq, written[-1].cycle)
        self._ends[chat] = max(end, self._ends.get(chat, end))
        self._judge(chat, written, now)
        if self._worker:
            self._worker.wake()
        return written

    def _judge(self, chat: str, written: Sequence[Message], now: datetime) -> None:
        """Notes whether an answer used the context that was made for it."""
        answered = " ".join(m.content for m in written if m.role == "assistant")
        if answered and (trace := self._traces.pop(chat, None)):
            said = " ".join(m.content for m in written if m.role == "user")
            self._answers.append((chat, partial(judged, trace, said, answered, now)))
            del self._answers[:-_KEPT_IN_MIND]

    async def _note_usage(self) -> None:
        """Writes the figures and news that have gathered: never on the way of an answer."""
        news, self._notices = self._notices, []
        if told := await self._not_forgotten(news):
            await self._store.publish(told)
        answers, self._answers = self._answers, []
        gathered: dict[str, Usage] = {}
        for chat, judge in answers:
            gathered[chat] = gathered.get(chat, Usage()) + judge()
        for chat, usage in gathered.items():
            await self._store.add_usage(chat, usage)

    async def _not_forgotten(self, news: Sequence[tuple[Notice, bool]]) -> list[Notice]:
        """The news, but for those of chats that were erased since, by whichever process."""
        known = {notice.chat for notice, was_there in news if was_there}
        gone = {chat for chat in known if await self._store.chat(chat) is None}
        return [notice for notice, _ in news if notice.chat not in gone]

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
        now = self._now()
        try:
            opened = await self._store.open_chat(
                chat, user, now=now, enabled=enabled, timezone=timezone
            )
        except OtherUser:
            owner = await self._same_owner(chat, user)
            opened = await self._store.open_chat(
                chat, owner, now=now, enabled=enabled, timezone=timezone
            )
        self._zones[chat] = opened.timezone
        if self._worker and enabled:
            self._worker.wake()
        return await recounted(self._store, opened)

    # ── compose ───────────────────────────────────────────────────────────────────────────────

    async def context(
        self, chat: str, user: str, query: str = "", *, budget: int | None = None
    ) -> Context:
        """What to put before the model for the next answer, in at most `budget` tokens. It waits
        for no background work: what has no summary yet is shown as it was said."""
        check_id(chat, "chat")
        check_id(user, "user")
        limit = self._policy.budget if budget is None else check_budget(budget)
        began = perf_counter()
        now = self._now()
        with answering():
            scene = await self._scene(chat, user, query, limit, now)
            made = compose(hidden(scene, self._hides), self._policy, limit, chat)
        if len(self._traces) >= _KEPT_IN_MIND:
            self._traces.clear()
        self._traces[chat] = Trace(made, query, self._policy, perf_counter() - began)
        self._tell(made, chat, scene.chat, user, now)
        return made

    async def _scene(self, chat: str, user: str, query: str, budget: int, now: datetime) -> Scene:
        """Everything that a context of this size could show."""
        people = await self._people(user)
        asked = self._asks(query)
        scene, known = await asyncio.gather(
            gather(self._store, chat, people, self._policy, budget, now, asked),
            self._known_for(people, query if asked else "", budget, now),
        )
        if scene.chat and scene.chat.user not in people:
            raise OtherUser
        return scene.knowing(known)

    def _tell(self, made: Context, chat: str, head: Chat | None, user: str, now: datetime) -> None:
        """Notes what a context took, for whoever watches; written when there is time."""
        if self._worker and len(self._notices) < _KEPT_IN_MIND:
            data = {"tokens": made.tokens, "budget": made.budget, "dropped": len(made.dropped)}
            owner = head.user if head else user
            told = Notice("context.composed", now, owner, chat, data)
            self._notices.append((told, head is not None))

    def _asks(self, query: str) -> bool:
        """Whether something is asked, and the preset has a use for what search finds."""
        sections = self._policy.compose.sections
        return bool(query.strip()) and any(s.most or s.source == "recalled" for s in sections)

    async def _known_for(
        self, people: Sequence[str], query: str, budget: int, now: datetime
    ) -> Known:
        """The facts that a context of this size could hold, each with its relevance, and what
        search finds for a question, if there is one."""
        from lembrar.consolidate.known import known, relevances

        most = min(_MOST_FACTS, budget // _FACT_TOKENS + 1)
        facts = await known(self._store, people, self._policy.facts, now, limit=most)
        live = [fact for fact in facts if fact.status == "live"]
        found = await self._shelf.find(people, query, now) if query else None
        from lembrar.recall.hits import likeness

        hits = found.hits if found else ()
        alike = {hit.doc.ref: likeness(hit) for hit in hits if hit.doc.kind != "message"}
        scores = alike | relevances(live, alike, now, self._policy.facts)
        said = [(hit.doc.message, hit.score) for hit in hits if hit.doc.message]
        worth = found.share if found else 0.0
        left = len(facts) >= most
        return Known(tuple(live), scores, left, tuple(said), worth)

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
        from lembrar.consolidate.known import findable, used
        from lembrar.recall.hits import hit_of

        now = self._now()
        people = await self._people(user)
        moment = check_time(at) if at else None
        wanted, most = findable(kinds), check_limit(limit)
        if not query.strip():
            return []
        found = await self._shelf.find(people, query, now, kinds=wanted, until=moment)
        hits = [hit_of(one) for one in found.hits[:most]]
        with suppress(StoreAway):  # what was found is found
            await used(self._store, people, hits, self._policy.facts, now)
        return [self._hidden_hit(hit) for hit in hits]

    def _hidden_hit(self, hit: Hit) -> Hit:
        places = {"message": (), "summary": self._hides.summaries}
        return masked_hit(hit, self._hides.shown(*places.get(hit.kind, self._hides.facts)))

    async def reindex(self, user: str | None = None) -> int:
        """Makes the vectors of everything, of one user or of all, that has none of the embedder
        in use. Search goes on meanwhile, and what was done stays done if it is interrupted.
        Returns how many texts were embedded: none if the embedder needs no keeping."""
        users = [check_id(user, "user")] if user else await self._store.users()
        return sum([await self._shelf.catch_up(await self._people(one)) for one in users])

    @property
    def _shelf(self) -> Shelf:
        """What is searched in, made when it is first needed."""
        if self._searched is None:
            from lembrar.recall.policy import Recall
            from lembrar.recall.shelf import Shelf

            kinds = self._hides.llm
            self._searched = Shelf(
                self._store, self._embedder, Recall(), hide=lambda text: mask(text, kinds)
            )
        return self._searched

    # ── consolidate ───────────────────────────────────────────────────────────────────────────

    async def consolidate(self, chat: str | None = None) -> list[Compaction]:
        """Does the background work now, of one chat or of all that have some. Returns what was
        compacted."""
        if chat is not None:
            return (await self._consolidate(await self._known(chat))).compactions
        await self._settled()
        done = await work_off(self._store, self._consolidate, self._now, at_once=self._at_once)
        await self._tend(self._now())
        return done

    @property
    def _at_once(self) -> int:
        """Chats that are worked on side by side: rules keep a processor busy, an LLM does not."""
        return 8 if self._slow else 1

    async def compact(self, chat: str) -> list[Compaction]:
        """Compacts a chat now, whether or not it is due."""
        return (await self._consolidate(await self._known(chat), force=True)).compactions

    async def refresh(self, chat: str) -> list[Compaction]:
        """Makes all summaries of a chat anew from its log. Until it is done, the old ones stand."""
        return (await self._consolidate(await self._known(chat), rebuild=True)).compactions

    async def _consolidate(
        self, chat: str, *, force: bool = False, rebuild: bool = False
    ) -> Consolidation:
        from lembrar.consolidate.run import Minds, consolidate  # reads languages: dear to import

        minds = Minds(self._brain, local_brain(), self._daily_cap)
        await self._note_usage()
        done = await consolidate(
            self._store, chat, self._policy, minds, self._now(), force=force, rebuild=rebuild
        )
        with suppress(StoreError):  # the work is done: who searches reads it again, and is told
            if self._searched and (head := await self._store.chat(chat)):
                await self._searched.keep_up(head.user)
        return done

    async def garden(self, at: datetime | None = None) -> Gardening:
        """Fades, expires and archives facts whose time has come, as of `at` (now if not given).
        It happens by itself now and then; doing it again changes nothing."""
        await self._settled()
        return await self._tend(check_time(at) if at else self._now())

    async def _tend(self, now: datetime) -> Gardening:
        from lembrar.consolidate.known import tend

        await self._note_usage()
        await self._store.trim_notices(before=now - timedelta(days=_NOTICE_DAYS))
        await self._revive(now)
        return await tend(self._store, self._policy.facts, now)

    async def _revive(self, now: datetime) -> None:
        """Tries again what died of an outage, once that may be over."""
        from lembrar.consolidate.letters import revivable

        answered = self._brain.answered_at if isinstance(self._brain, Thinker) else None
        letters, tries = await self._store.letters(), self._policy.ladder.tries
        for letter in revivable(letters, answered, tries, now):
            await self._retry(letter.chat, outages=True)

    async def letters(self) -> list[Letter]:
        """Dead letters: summaries that the LLM failed at too often. Rules stand in for them."""
        return await self._store.letters()

    async def retry(self, chat: str | None = None) -> int:
        """Has the dead letters of a chat, or of all, tried again. Returns how many."""
        wanted = {letter.chat for letter in await self._store.letters()}
        return sum([await self._retry(one) for one in wanted if chat in (None, one)])

    async def _retry(self, chat: str, *, outages: bool = False) -> int:
        from lembrar.consolidate.letters import retry

        owed = await retry(self._store, chat, self._now(), outages=outages)
        if owed and self._worker:
            self._worker.wake()
        return owed

    # ── the user's own hand ───────────────────────────────────────────────────────────────────

    async def remember(self, user: str, text: str, *, kind: str = "") -> Fact:
        """Keeps something about a user that was said outside of any chat. `kind` is found out if
        it is not given; returns the fact."""
        from lembrar.consolidate.known import remember

        await self._settled()
        said = self._sayable(text)
        return await remember(
            self._store, check_id(user, "user"), said, kind, self._policy.facts, self._now()
        )

    def _sayable(self, text: str) -> str:
        """What may become a fact of a text; an error if nothing is left of it."""
        said = mask(text, self._hides.facts)
        if nothing_left(said) and said != text:
            raise InvalidInput(
                "Secrets and what else `redaction.facts` names are not kept as facts, and nothing "
                "else is said. Keep them where secrets are kept."
            )
        return said

    async def correct(self, fact: str, text: str) -> Fact:
        """Puts a fact right: the new wording takes its place, the old one stays in its history
        and can be had back with `undo`. Returns the new fact."""
        from lembrar.consolidate.known import correct

        await self._settled()
        policy = self._policy.facts
        said = self._sayable(text)
        return await correct(self._store, check_id(fact, "fact"), said, policy, self._now())

    async def undo(self, fact: str) -> list[Fact]:
        """Takes back the last change that a fact took part in: a new city that replaced an old
        one, a correction, an ending. Returns the facts as they now are."""
        from lembrar.consolidate import hand

        now, policy = self._now(), self._policy.facts
        return await self._edit(fact, lambda known: hand.undone(known, fact, now, policy))

    async def pin(self, id: str, *, chat: str | None = None) -> None:
        """Pins a message, shown as it was said, however old; or a fact, which then never fades.
        `chat` is needed only when two chats have a message with this id."""
        await self._pin(id, chat, pinned=True)

    async def unpin(self, id: str, *, chat: str | None = None) -> None:
        """Lets a pinned message or fact go with the others again."""
        await self._pin(id, chat, pinned=False)

    async def _pin(self, id: str, chat: str | None, *, pinned: bool) -> None:
        found = await self._store.find_messages(check_id(id, "message"), chat)
        if not found and chat is None and await self._store.find_facts(id):
            from lembrar.consolidate import hand

            now, policy = self._now(), self._policy.facts
            await self._edit(id, lambda known: hand.pinned(known, id, now, policy, pinned=pinned))
            return
        if not found:
            raise UnknownMessage(
                "There is no message or fact with this id. List the messages of a chat with "
                "`lembrar history CHAT`, and the facts of a user with `lembrar facts USER`."
            )
        if len(found) > 1:
            chats = ", ".join(repr(message.chat) for message in found)
            raise InvalidId(f"Several chats have a message {id!r}: {chats}. Say which one.")
        await self._store.pin(found[0].chat, found[0].seq, pinned=pinned)

    async def _edit(self, fact: str, edit: Callable[[Sequence[Fact]], list[Fact]]) -> list[Fact]:
        from lembrar.consolidate.known import edited

        await self._settled()
        return await edited(self._store, check_id(fact, "fact"), edit)

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
        from lembrar.consolidate.forget import forget

        done = await forget(
            self._store,
            now=self._now(),
            user=user,
            chat=chat,
            message=message,
            fact=fact,
            policy=self._policy.facts,
            hides=self._hides.facts,
        )
        self._ends.clear()
        self._zones.clear()
        self._traces.clear()
        self._notices.clear()
        self._answers.clear()
        if self._searched is not None:
            self._searched.let_go(done.user)
        if self._worker:
            self._worker.wake()
        return done

    async def export(self, user: str) -> Iterator[str]:
        """Everything of a user under all linked names, one JSON record to a line, complete when
        this returns. `load` brings it in."""
        from lembrar.transfer.export import taken_out

        await self._settled()
        return await taken_out(self._store, check_id(user, "user"))

    async def load(self, lines: Iterable[str]) -> Loaded:
        """Brings in what `export` gave. What is there already is left as it is: loading again adds
        nothing. Returns what was new."""
        from lembrar.transfer.load import load

        done = await load(self._store, lines, self._now())
        self._zones.clear()
        self._ends.clear()
        if self._worker:
            self._worker.wake()
        return done

    def tools(self, user: str, *, forget: bool = False) -> AsyncTools:
        """Tools with which an agent's model looks after what is known of a user: `schemas` for
        the model, and `call` for what it asks. `forget` offers erasing, too."""
        from lembrar.tools import AsyncTools

        return AsyncTools(self, check_id(user, "user"), forget=forget)

    async def link(self, user: str, channel: str, identity: str) -> Link:
        """Says that an identity in a channel, such as a number in WhatsApp, is this user: facts
        and conversations follow the person from one to the other."""
        check_id(user, "user")
        check_id(channel, "channel")
        check_id(identity, "identity")
        return await self._store.link(user, channel, identity, now=self._now())

    async def unlink(self, user: str, channel: str, identity: str) -> bool:
        """Takes a link back: the chats of each name, and what was learnt in them, are separate
        again. False if there was no such link."""
        linked = [link for link in await self._store.links(check_id(user, "user"))
                  if (link.channel, link.identity) == (channel, identity)]  # fmt: skip
        return bool(linked) and await self._store.unlink(channel, identity)

    async def links(self, user: str) -> list[Link]:
        """The identities that belong to a user."""
        return await self._store.links(check_id(user, "user"))

    # ── what is stored ────────────────────────────────────────────────────────────────────────

    async def users(self) -> list[str]:
        """Everybody who is remembered."""
        return await self._store.users()

    async def chats(self, user: str) -> list[Chat]:
        """A user's chats, in all linked channels, the most recently active first."""
        await self._settled()
        people = await self._people(check_id(user, "user"))
        found = [chat for person in people for chat in await self._store.chats(person)]
        return sorted(found, key=lambda chat: chat.updated_at, reverse=True)

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
        told = replace(
            block,
            text=original if block.status == "pending" else block.text,
            preserved=Preserved(tuple(found), block.preserved.context),
            sources=tuple(message.id for message in messages),
        )
        return masked_summary(told, self._hides.summaries)

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
        """What is known of a user, oldest first. `status` "superseded", "ended", "archived" or
        "undone" shows what no longer counts, "" everything; `at` asks what was known then."""
        from lembrar.consolidate.known import chosen

        moment = check_time(at) if at else None
        return chosen(await self._everything_known(user), kinds, status, moment)

    async def profile(self, user: str) -> Profile:
        """What is believed of a user, by key, each with how surely and how often it was seen."""
        from lembrar.consolidate.profile import profile

        return profile(user, await self._everything_known(user), self._now())

    async def events(self, user: str) -> list[Event]:
        """What happened in a user's life and chats, and what is to come, by time."""
        from lembrar.consolidate.events import events

        facts = await self._everything_known(user)
        chats = await self.chats(user)
        blocks = [block for chat in chats for block in await self._store.blocks(chat.id)]
        return events(facts, [masked_summary(block, self._hides.summaries) for block in blocks])

    async def moods(
        self, user: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> list[Mood]:
        """How a user felt, message by message, oldest first."""
        await self._settled()
        first = check_time(since) if since else None
        last = check_time(until) if until else None
        people = await self._people(check_id(user, "user"))
        await self._read_up(people)
        found = [
            mood
            for person in people
            for mood in await self._store.moods(person, since=first, until=last)
        ]
        return sorted(found, key=lambda mood: mood.at)

    async def _everything_known(self, user: str) -> list[Fact]:
        from lembrar.consolidate.known import known

        await self._settled()
        people = await self._people(check_id(user, "user"))
        await self._read_up(people)
        found = await known(self._store, people, self._policy.facts, self._now())
        shown = masked_facts(found, self._hides.facts)
        return sorted(shown, key=lambda fact: (fact.created_at, fact.order, fact.id))

    async def stats(self, *, chat: str | None = None, user: str | None = None) -> Stats:
        """Sizes, compactions and savings of a chat, of a user's chats, or of all."""
        await self._settled()
        if chat is not None:
            found = await self._store.chat(check_id(chat, "chat"))
            if found is None:
                raise UnknownChat
            heads = [found]
        else:
            users = await self._people(user) if user else await self._store.users()
            heads = [head for name in users for head in await self._store.chats(name)]
        await self._note_usage()
        return await counted(self._store, heads, await self._sent(heads))

    async def _sent(self, heads: Sequence[Chat]) -> int:
        """What contexts of these chats take. Counting them is no use of theirs."""
        sent = 0
        for head in heads:
            traced = self._traces.get(head.id)
            sent += (await self.context(head.id, head.user)).tokens
            if traced:
                self._traces[head.id] = traced
            else:
                self._traces.pop(head.id, None)
        return sent

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
        return await self._store.spending(user=user, chat=chat, since=since, until=until)

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
        return await self._store.notices(
            after=after, limit=check_limit(limit), user=user, chat=chat
        )

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
            if head is None:  # or out of reach: it may have one after all
                return ""
            self._zones[chat] = head.timezone
        return self._zones[chat]

    async def _people(self, user: str) -> tuple[str, ...]:
        """Every id that a person goes by, the one given first."""
        found = await identities(self._store, check_id(user, "user"))
        return tuple(dict.fromkeys([user, *found]))

    async def _same_owner(self, chat: str, user: str) -> str:
        """Whose chat it is, if that is the same person; raises OtherUser if not."""
        head = await self._store.chat(chat)
        if head is None or not await are_one(self._store, head.user, user):
            raise OtherUser
        return head.user

    def _now(self) -> datetime:
        return check_time(self._clock())

    async def _settled(self) -> None:
        """Waits for what this process has begun, so that reading shows what was just recorded;
        not for an LLM."""
        if self._worker:
            await self._worker.settled()

    async def _read_up(self, people: Sequence[str]) -> None:
        """Reads by rule what was said last, so that nobody has to wait for an LLM to know it."""
        from lembrar.consolidate.run import read

        if not (self._worker and self._slow):
            return
        for person in people:
            for chat in await self._store.chats(person):
                if chat.read_seq < chat.messages:
                    await read(self._store, chat.id, self._policy, self._now())

    async def _known(self, chat: str) -> str:
        if await self._store.chat(check_id(chat, "chat")) is None:
            raise UnknownChat
        return chat


def _answer_id(id: str) -> str:
    """The answer's id follows from the user's message's, so that a repeated call repeats both."""
    return f"answer-{blake2b(id.encode(errors='replace'), digest_size=16).hexdigest()}"
