"""Random operations, played on the reference store and on SQLite: nobody can tell them apart."""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
)

from lembrar.errors import LembrarError
from lembrar.model import ROLES, Atom, Event, Message, Summary
from lembrar.stores.base import FactChange, LadderChange, Lease, Store
from lembrar.stores.memory import MemoryStore
from lembrar.stores.sqlite import SqliteStore
from lembrar.stores.tally import Hour, Tally
from lembrar.testing.promises.samples import (
    DAY,
    NOW,
    SAID_AT,
    TROUBLE,
    block,
    compaction,
    document,
    fact,
    message,
    mood,
    notice,
    spend,
)

# Few of each, and one of them mostly, so that they meet.
CHATS, USERS, TENANTS = ("c", "d"), ("ana", "bia"), ("acme", "other")
IDS = tuple(f"m{n}" for n in range(12))
times = st.integers(-90, 90).map(lambda seconds: NOW + timedelta(seconds=seconds))
late_times = times.map(lambda at: at + timedelta(seconds=60))
chats, users, tenants = (
    st.sampled_from((mostly, mostly, mostly, seldom)) for mostly, seldom in (CHATS, USERS, TENANTS)
)
positions = st.integers(-1, 14)
SPAN = timedelta(minutes=1)
sizes = st.integers(0, 99)

messages = st.builds(
    message,
    st.sampled_from(("Oi", "quero R$ 5.000", "até\r\njunho 🙂 ", "")),
    st.sampled_from(ROLES),
    id=st.sampled_from(IDS),
    at=times.map(lambda at: at.astimezone(SAID_AT.tzinfo)),
)
blocks = st.builds(
    lambda start, length, **fields: block(start, start + length, **fields),
    st.integers(1, 9),
    st.integers(0, 4),
    text=st.sampled_from(("resumo", "resumo", "")),
    status=st.sampled_from(("ready", "ready", "ready", "pending", "dead")),
    trouble=st.sampled_from((None, TROUBLE)),
    words=sizes,
    tokens=sizes,
    events=st.sampled_from(((), (Event(SAID_AT, "Ana «decidiu»", ("Ana",), "high"),))),
)
atoms = st.sampled_from((Atom("money", "R$ 5.000", "5000"), Atom("name", "Zé"), Atom("date", "x")))
found_atoms = st.lists(atoms, max_size=3).map(tuple)
facts = st.builds(
    fact,
    st.sampled_from(("f", "g", "h", "i", "j")),
    st.integers(0, 3),
    status=st.sampled_from(("live", "live", "archived")),
    weight=st.floats(0, 1) | st.sampled_from((0.25, 0.5)),
    critical=st.sampled_from((False, False, True)),
    pinned=st.sampled_from((False, False, True)),
    due_at=st.none() | times,
)
fact_ids = st.sampled_from(("f", "g", "h", "i", "j"))
moods = st.builds(
    mood,
    st.integers(0, 3),
    chat=chats,
    source=st.sampled_from(IDS),
    valence=st.floats(-1, 1),
)
identities = st.sampled_from(("ana", "bia", "a@x", "+55", "web:1"))


notices = st.lists(
    st.builds(
        notice,
        st.sampled_from(("fact.learnt", "compaction.finished")),
        at=times,
        user=st.sampled_from((*USERS, "")),
        chat=st.sampled_from((*CHATS, "")),
        data=st.dictionaries(st.sampled_from(("fact", "$x", "a.b")), st.integers() | st.none()),
    ),
    max_size=2,
)
keys = st.sampled_from(("a", "a%", "ab", "b", "é", "🙂", "\U0010ffff"))
documents = st.builds(
    document,
    keys,
    st.binary(max_size=8),
    user=st.sampled_from((*USERS, "")),
    expires_at=st.none() | times,
    version=st.integers(0, 3),
)
COLLECTIONS = ("k", "l")
collections = st.sampled_from(COLLECTIONS)
days = st.sampled_from((DAY, DAY + timedelta(days=1)))
# Eighths: their sums are the same in whichever order they are added.
spends = st.builds(spend, st.integers(0, 9), st.integers(-4, 8).map(lambda eighths: eighths / 8))


def real(change: LadderChange, log: int) -> LadderChange:
    """The change as a run could have made it: of messages that there are, without overlaps."""
    blocks: list[Summary] = []
    for new in (replace(made, end=min(made.end, log)) for made in change.blocks):
        if new.start <= new.end and all(new.start > b.end or new.end < b.start for b in blocks):
            blocks.append(new)
    atoms = tuple((seq, found) for seq, found in change.atoms if seq <= log)
    return replace(change, blocks=tuple(blocks), atoms=atoms)


changes = st.builds(
    LadderChange,
    blocks=st.lists(blocks, max_size=3).map(tuple),
    atoms=st.dictionaries(st.integers(1, 4), found_atoms, max_size=3).map(
        lambda found: tuple(found.items())
    ),
    compaction=st.none() | st.builds(compaction, st.integers(1, 99)),
    read_seq=st.integers(0, 9),
    language=st.sampled_from(("", "pt", "en")),
    warning=st.sampled_from((None, "", "grande")),
    rebuild=st.sampled_from((False, False, True)),
    notices=notices.map(tuple),
)


def unsalted(answer: Any) -> Any:
    """The answer without what each store has of its own: the ids that are left of erased
    messages."""
    if isinstance(answer, Message) and answer.erased:
        return replace(answer, id="")
    if isinstance(answer, Atom) and answer.source.startswith("erased-"):
        return replace(answer, source="")
    if isinstance(answer, Tally):  # sums of tenths differ by the order they are added in
        return replace(answer, hours=[_rounded(hour) for hour in answer.hours])
    return [unsalted(each) for each in answer] if isinstance(answer, list) else answer


def _rounded(hour: Hour) -> Hour:
    return replace(hour, seconds=round(hour.seconds, 6), brain_seconds=round(hour.brain_seconds, 6))


class Twins(RuleBasedStateMachine):
    """G3, G4: two stores of two tenants each, that are told the same."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        reference = MemoryStore(TENANTS[0])
        self.memory: dict[str, Store] = {
            TENANTS[0]: reference,
            TENANTS[1]: MemoryStore(TENANTS[1], beside=reference),
        }
        self.sqlite: dict[str, Store] = {tenant: self._open(tenant) for tenant in TENANTS}
        self.leases: list[tuple[str, Lease, Lease]] = []
        self.told = TENANTS[0]  # who was told something last
        self.steps = 0
        self.seconds = 0  # that have passed for documents, whose end nobody can go back behind

    def _open(self, tenant: str) -> Store:
        path = str(Path(self.folder.name) / "memory.db")
        return self.runner.run(SqliteStore.open(path, tenant, synchronous="off"))

    def teardown(self) -> None:
        try:
            for tenant in TENANTS:
                self.tell(tenant, _seen)
        finally:
            for store in self.sqlite.values():
                self.runner.run(store.close())
            self.runner.close()
            self.folder.cleanup()

    def _tell(self, store: Store, call: Callable[[Store], Awaitable[Any]]) -> Any:
        async def answer() -> Any:
            try:
                return unsalted(await call(store))
            except LembrarError as error:
                return type(error)

        return self.runner.run(answer())

    def tell(self, tenant: str, call: Callable[[Store], Awaitable[Any]]) -> Any:
        """Both stores' answer, which is one."""
        self.told = tenant
        expected = self._tell(self.memory[tenant], call)
        assert self._tell(self.sqlite[tenant], call) == expected
        return expected

    @initialize(said=st.lists(messages, min_size=4, max_size=6, unique_by=lambda m: m.id))
    def begin(self, said: list[Message]) -> None:
        for tenant in TENANTS:
            self.append(tenant, CHATS[0], USERS[0], said, NOW)

    # ── what they are told ────────────────────────────────────────────────────────────────────

    @rule(tenant=tenants, chat=chats, user=users, said=st.lists(messages, max_size=5), now=times)
    def append(self, tenant: str, chat: str, user: str, said: list[Message], now: Any) -> None:
        self.tell(tenant, lambda store: store.append(chat, user, said, now=now))

    @rule(
        tenant=tenants,
        chat=chats,
        user=users,
        now=times,
        enabled=st.none() | st.booleans(),
        timezone=st.sampled_from((None, "", "Asia/Tokyo")),
    )
    def open_chat(self, tenant: str, chat: str, user: str, **options: Any) -> None:
        self.tell(tenant, lambda store: store.open_chat(chat, user, **options))

    @rule(tenant=tenants, chat=chats, seq=positions, pinned=st.booleans())
    def pin(self, tenant: str, chat: str, seq: int, pinned: bool) -> None:
        self.tell(tenant, lambda store: store.pin(chat, seq, pinned=pinned))

    @rule(tenant=tenants, chat=chats, late=st.integers(0, 4), change=changes)
    def write_ladder(self, tenant: str, chat: str, late: int, change: LadderChange) -> None:
        head = self.tell(tenant, lambda store: store.chat(chat))
        version = (head.version if head else 0) - late // 4  # now and then, too late
        made = real(change, head.messages if head else 0)
        self.tell(tenant, lambda store: store.write_ladder(chat, version, made))

    @rule(tenant=tenants, chat=chats, counts=st.tuples(sizes, sizes, sizes, sizes))
    def resize(self, tenant: str, chat: str, counts: tuple[int, int, int, int]) -> None:
        names = ("log_words", "log_tokens", "words", "tokens")
        given = dict(zip(names, counts, strict=True))
        self.tell(tenant, lambda store: store.resize(chat, **given))

    @rule(
        tenant=tenants,
        user=users,
        late=st.integers(0, 4),
        found=st.lists(facts, max_size=4),
        moods=st.lists(moods, max_size=3),
        remove=st.lists(fact_ids, max_size=2),
        notices=notices,
    )
    def write_facts(
        self, tenant: str, user: str, late: int, found: list[Any], **options: Any
    ) -> None:
        version, _ = self.tell(tenant, lambda store: store.facts(user))
        self.tell(tenant, lambda s: s.write_facts(user, version - late // 4, found, **options))

    @rule(tenant=tenants, user=identities, channel=st.sampled_from(("a", "b")), identity=identities)
    def link(self, tenant: str, user: str, channel: str, identity: str) -> None:
        self.tell(tenant, lambda store: store.link(user, channel, identity, now=NOW))

    @rule(tenant=tenants, channel=st.sampled_from(("a", "b")), identity=identities)
    def unlink(self, tenant: str, channel: str, identity: str) -> None:
        self.tell(tenant, lambda store: store.unlink(channel, identity))

    @rule(tenant=tenants, told=notices)
    def publish(self, tenant: str, told: list[Any]) -> None:
        self.tell(tenant, lambda store: store.publish(told))

    @rule(tenant=tenants, before=times)
    def trim_notices(self, tenant: str, before: Any) -> None:
        self.tell(tenant, lambda store: store.trim_notices(before=before))

    @rule(
        tenant=tenants,
        what=spends,
        model=st.sampled_from(("m", "n")),
        day=days,
        user=st.sampled_from((*USERS, "")),
        chat=st.sampled_from((*CHATS, "")),
        cap=st.none() | st.sampled_from((0.0, 1.0, 2.5)),
    )
    def add_spend(self, tenant: str, what: Any, **options: Any) -> None:
        self.tell(tenant, lambda store: store.add_spend(what, **options))

    @rule(
        tenant=tenants,
        collection=collections,
        written=st.lists(documents, max_size=4),
        remove=st.lists(keys, max_size=2),
        passed=st.integers(0, 20),
    )
    def write_documents(
        self, tenant: str, collection: str, written: list[Any], remove: list[str], passed: int
    ) -> None:
        self.seconds += passed
        self.tell(
            tenant,
            lambda s: s.write_documents(collection, written, now=self.now, remove=remove),
        )

    @rule(tenant=tenants, collection=collections, new=documents, right=st.booleans())
    def swap_document(self, tenant: str, collection: str, new: Any, right: bool) -> None:
        found = self.tell(
            tenant, lambda store: store.documents(collection, now=self.now, keys=[new.key])
        )
        if right:
            new = replace(new, version=found[0].version if found else 0)
        self.tell(tenant, lambda store: store.swap_document(collection, new, now=self.now))

    @property
    def now(self) -> Any:
        """The time for documents, which does not go back."""
        return NOW + timedelta(seconds=self.seconds - 90)

    # ── what they are told to forget ──────────────────────────────────────────────────────────

    def change(self, tenant: str, user: str, late: int, found: list[Any], remove: list[str]) -> Any:
        """What becomes of the facts meanwhile, or nothing."""
        version, _ = self.tell(tenant, lambda store: store.facts(user))
        return FactChange(version - late // 4, tuple(found), tuple(remove)) if found else None

    @rule(
        tenant=tenants,
        chat=chats,
        user=users,
        seqs=st.lists(positions, max_size=4),
        now=times,
        late=st.integers(0, 4),
        found=st.lists(facts, max_size=2),
        remove=st.lists(fact_ids, max_size=2),
    )
    def erase_messages(
        self, tenant: str, chat: str, user: str, seqs: list[int], now: Any, **facts: Any
    ) -> None:
        change = self.change(tenant, user, **facts)
        self.tell(tenant, lambda s: s.erase_messages(chat, seqs, now=now, facts=change))

    @precondition(lambda self: self.steps % 8 == 0)
    @rule(
        tenant=tenants,
        chat=chats,
        user=users,
        late=st.integers(0, 4),
        found=st.lists(facts, max_size=2),
        remove=st.lists(fact_ids, max_size=2),
    )
    def erase_chat(self, tenant: str, chat: str, user: str, **facts: Any) -> None:
        change = self.change(tenant, user, **facts)
        self.tell(tenant, lambda store: store.erase_chat(chat, facts=change))

    @precondition(lambda self: self.steps % 8 == 0)
    @rule(tenant=tenants, user=identities)
    def erase_user(self, tenant: str, user: str) -> None:
        self.tell(tenant, lambda store: store.erase_user(user))

    @rule(tenant=tenants)
    def scrub(self, tenant: str) -> None:
        for stores in (self.memory, self.sqlite):
            self._tell(stores[tenant], lambda store: store.scrub())

    @rule(tenant=tenants, now=late_times, seconds=st.integers(0, 60), limit=st.integers(0, 3))
    def claim(self, tenant: str, **options: Any) -> None:
        self.told = tenant
        ours = self._tell(self.memory[tenant], lambda store: store.claim(**options))
        theirs = self._tell(self.sqlite[tenant], lambda store: store.claim(**options))
        # What a token looks like is a store's own affair.
        assert [replace(lease, token=0) for lease in ours] == [
            replace(lease, token=0) for lease in theirs
        ]
        self.leases += [(tenant, *pair) for pair in zip(ours, theirs, strict=True)]

    @rule(chosen=st.integers(0, 99), due_at=st.none() | times, failed=st.booleans())
    def release(self, chosen: int, **options: Any) -> None:
        if not self.leases:
            return
        tenant, ours, theirs = self.leases[-1 - chosen % min(3, len(self.leases))]
        self.told = tenant
        done = self._tell(self.memory[tenant], lambda store: store.release(ours, **options))
        same = self._tell(self.sqlite[tenant], lambda store: store.release(theirs, **options))
        assert done == same

    @rule(chosen=st.integers(0, 99), now=late_times, seconds=st.integers(0, 60))
    def extend(self, chosen: int, **options: Any) -> None:
        if not self.leases:
            return
        tenant, ours, theirs = self.leases[-1 - chosen % min(3, len(self.leases))]
        self.told = tenant
        done = self._tell(self.memory[tenant], lambda store: store.extend(ours, **options))
        same = self._tell(self.sqlite[tenant], lambda store: store.extend(theirs, **options))
        assert done == same

    @rule(tenant=tenants, chat=chats, now=times)
    def make_due(self, tenant: str, chat: str, now: Any) -> None:
        self.tell(tenant, lambda store: store.make_due(chat, now=now))

    @rule(tenant=tenants)
    def reopen(self, tenant: str) -> None:
        self.runner.run(self.sqlite[tenant].close())
        self.sqlite[tenant] = self._open(tenant)

    # ── what they say ─────────────────────────────────────────────────────────────────────────

    @rule(tenant=tenants, chat=chats, first=positions, last=positions, limit=st.integers(0, 5))
    def read(self, tenant: str, chat: str, first: int, last: int, limit: int) -> None:
        tell = self.tell
        tell(tenant, lambda store: store.messages(chat, first=first, last=last, limit=limit))
        tell(tenant, lambda store: store.messages(chat, first=first))
        tell(tenant, lambda store: store.spans(chat, first=first, last=last))
        tell(tenant, lambda store: store.atoms(chat, first=first, last=last))
        tell(tenant, lambda store: store.cycle_start(chat, first))
        tell(tenant, lambda store: store.cycle(chat, first))
        tell(tenant, lambda store: store.totals(chat, last))
        tell(tenant, lambda store: store.find_messages(IDS[first % 12]))
        tell(tenant, lambda store: store.find_messages(IDS[first % 12], chat))
        tell(tenant, lambda store: store.facts(USERS[0], limit=limit))
        tell(tenant, lambda store: store.facts(USERS[0], limit=limit, statuses=("archived", "x")))
        tell(tenant, lambda store: store.facts(USERS[0], ids=("f", "g")))
        tell(tenant, lambda store: store.find_facts("f"))
        tell(tenant, lambda store: store.due_facts(now=NOW, limit=limit))
        tell(tenant, lambda store: store.moods(USERS[0], limit=limit))
        tell(tenant, lambda store: store.moods(USERS[0], since=SAID_AT + SPAN, until=NOW + SPAN))

    @rule(
        tenant=tenants,
        user=users,
        chat=chats,
        collection=collections,
        prefix=keys | st.just(""),
        after=keys | st.just(""),
        chosen=st.none() | st.lists(keys, max_size=3),
        day=days,
        limit=st.integers(0, 3),
    )
    def follow(
        self,
        tenant: str,
        user: str,
        chat: str,
        collection: str,
        prefix: str,
        after: str,
        chosen: list[str] | None,
        day: Any,
        limit: int,
    ) -> None:
        def tell(call: Callable[[Store], Awaitable[Any]]) -> None:
            self.tell(tenant, call)

        now = self.now
        tell(lambda s: s.notices(after=limit, limit=limit))
        tell(lambda s: s.notices(after=0, limit=99, user=user))
        tell(lambda s: s.notices(after=0, limit=99, chat=chat))
        tell(lambda s: s.notices(after=limit, limit=9, user=user, chat=chat))
        tell(lambda s: s.letters(limit=limit))
        tell(lambda s: s.spending(user=user))
        tell(lambda s: s.spending(chat=chat, since=day))
        tell(lambda s: s.spending(user=user, chat=chat, until=day))
        tell(lambda s: s.documents(collection, now=now, prefix=prefix, after=after, limit=limit))
        tell(lambda s: s.documents(collection, now=now, keys=chosen, prefix=prefix, user=user))

    @invariant()
    def agree(self) -> None:
        """G3, G4, G11: after every step, everything there is to see is the same."""
        self.steps += 1
        self.tell(self.told, _seen)
        for each in COLLECTIONS:
            self.tell(self.told, lambda store, each=each: store.documents(each, now=self.now))


async def _seen(store: Store) -> list[object]:
    found: list[object] = [await store.users(), await store.letters(), await store.spending()]
    found += [await store.notices(after=0, limit=999), await store.last_notice()]
    found += [await store.tally(since=NOW + SPAN, newest=1)]
    for user in USERS:
        found += [await store.chats(user), await store.facts(user)]
        found += [await store.facts(user, limit=2), await store.moods(user)]
        found += [await store.links(user), await store.owner(user)]
    for chat in CHATS:
        found += [
            await store.messages(chat),
            await store.pinned(chat),
            await store.blocks(chat),
            await store.compactions(chat),
            await store.spans(chat, first=1, last=99),
        ]
        if await store.chat(chat):
            found += [await store.totals(chat, 99), await store.atoms(chat, first=1, last=99)]
    return found


TestStoresAgree = Twins.TestCase
TestStoresAgree.settings = settings(max_examples=50, stateful_step_count=30)
