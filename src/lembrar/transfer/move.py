"""Everything of every tenant, from one database to another, while the first is in use.

It goes in passes: the first copies all, each further one what was written, changed or erased
meanwhile, until a pass finds nothing. Then both are compared, line by line of what an export of
each person would say. Interrupted, it goes on where it was: how far it came stands in the target.

Not moved, because it is made again: vectors of search, but for those of embedders that are named,
and what was told to whoever watches. The id of an erased message is recognised in the old database
only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from hashlib import blake2b

from lembrar.errors import InvalidInput, StoreError
from lembrar.person import identities
from lembrar.stores.base import Database, Document, Store
from lembrar.transfer.export import records_of
from lembrar.transfer.mirror import STATE, Mirror

# What else is kept in stores, by those who keep it.
COLLECTIONS = (
    "keys",
    "secrets",
    "responses",
    "conversations",
    "idempotency",
    "imported.facts",
    "transfer.unfinished",
    "langgraph.checkpoints",
    "langgraph.items",
    "openai_agents.items",
    "anthropic.files",
    "crewai.records",
)

_PASSES = 12  # until somebody who writes all the time has won
_PAGE = 200  # documents read at once
_BEGUN = "tenant"

Clock = Callable[[], datetime]
Progress = Callable[["Moved"], None]


@dataclass(frozen=True, slots=True)
class Moved:
    """What was copied, over all passes. `settled` if the last pass found nothing new and both
    databases were found to be the same; `held` if the target waits for another run."""

    tenants: int = 0
    users: int = 0
    chats: int = 0
    messages: int = 0
    facts: int = 0
    documents: int = 0
    passes: int = 0
    settled: bool = False
    held: bool = False


async def move(
    source: Database,
    target: Database,
    clock: Clock,
    *,
    hold: bool = False,
    collections: Sequence[str] = COLLECTIONS,
    embedders: Sequence[str] = (),
    progress: Progress | None = None,
) -> Moved:
    """Copies every tenant of `source` into `target`, which must be empty or half moved.

    Nobody may write to the target meanwhile. `hold` leaves its chats switched off, to run this
    again, and quickly, when nobody writes to the source any more. If the source is written to
    faster than it can be followed, what comes back is not `settled`: the target is held, too.
    `embedders` names those whose vectors go along, because making them anew is dear."""
    mover = _Mover(source, target, clock, tuple(collections), tuple(embedders), progress)
    settled = await mover.follow()
    if settled and not hold:
        for tenant in await mover.tenants():
            await mover.finish(tenant)
    return replace(mover.moved, settled=settled, held=hold or not settled)


class _Mover:
    """A move under way."""

    def __init__(
        self,
        source: Database,
        target: Database,
        clock: Clock,
        collections: tuple[str, ...],
        embedders: tuple[str, ...],
        progress: Progress | None,
    ) -> None:
        self._source, self._target, self._clock = source, target, clock
        self._collections, self._embedders, self._progress = collections, embedders, progress
        self._people: set[tuple[str, str]] = set()
        self._seen: set[tuple[str, str]] = set()
        self.moved = Moved()

    async def tenants(self) -> list[str]:
        """Those of the source, and those that were and of whom everything was erased since."""
        ours = set(await self._source.tenants())
        theirs = set(await self._target.tenants()) - ours
        return sorted(ours | {tenant for tenant in theirs if await self._has_begun(tenant)})

    async def _has_begun(self, tenant: str) -> bool:
        target = self._target.store(tenant)
        return bool(await target.documents(STATE, now=self._clock(), keys=[_BEGUN]))

    async def _begin(self, tenant: str) -> None:
        """Makes sure that nothing in the target is somebody else's."""
        if await self._has_begun(tenant):
            return
        target = self._target.store(tenant)
        if await target.users() or await self._has_documents(target):
            raise InvalidInput(
                f"The target keeps something of the tenant {tenant!r} already that is not of this "
                "move. Choose an empty database."
            )
        await target.write_documents(STATE, [Document(_BEGUN, b"")], now=self._clock())

    async def _has_documents(self, store: Store) -> bool:
        now = self._clock()
        found = [await store.documents(name, now=now, limit=1) for name in self._collections]
        return any(found)

    async def follow(self) -> bool:
        """Copies until a pass finds nothing and both are the same. False if it never comes to
        that."""
        for number in range(1, _PASSES + 1):
            tenants = await self.tenants()
            for tenant in tenants:
                await self._begin(tenant)
            self.moved = replace(self.moved, passes=number, tenants=len(tenants))
            changes = sum([await self._pass(tenant) for tenant in tenants])
            if changes:
                continue
            different = [await self._different(tenant) for tenant in tenants]
            if not any(different):
                return True
            await self._catch_up(tenants, different)
        return False

    async def finish(self, tenant: str) -> None:
        """Lets the target live: its chats are switched as they were, and what was noted on the
        way is removed."""
        source, target = self._source.store(tenant), self._target.store(tenant)
        for user in await source.users():
            for chat in await source.chats(user):
                if chat.enabled and await target.chat(chat.id):
                    await target.open_chat(chat.id, chat.user, now=self._clock(), enabled=True)
        while notes := await target.documents(STATE, now=self._clock(), limit=_PAGE):
            keys = [note.key for note in notes]
            await target.write_documents(STATE, [], now=self._clock(), remove=keys)

    # ── a pass ────────────────────────────────────────────────────────────────────────────────

    async def _pass(self, tenant: str) -> int:
        source, target = self._source.store(tenant), self._target.store(tenant)
        mirror = Mirror(source, target, self._embedders)
        people = await _people(source)
        names = {name: None for person in people for name in person}
        changes = 0
        for name in names:
            changes += await self._user(tenant, mirror, name)
        for user in set(await target.users()) - names.keys():
            await target.erase_user(user)
            changes += 1
        for person in people:
            changes += await mirror.links(person[0])
        changes += await mirror.spending()
        for collection in self._collections:
            changes += await self._documents(source, target, collection)
        return changes

    async def _user(self, tenant: str, mirror: Mirror, user: str) -> int:
        marks = await mirror.source.marks(user)
        changes = 0
        there = {mark.chat for mark in marks.chats}
        for chat in await mirror.target.chats(user):
            if chat.id not in there:
                await mirror.target.erase_chat(chat.id)
                changes += 1
        for mark in marks.chats:
            new = await mirror.chat(mark, self._clock())
            changes += new is not None
            changes += await mirror.spending(user=user, chat=mark.chat)
            self._count(self._seen, (tenant, mark.chat), messages=new or 0)
        facts = await mirror.facts(user, marks.facts, self._clock())
        changes += facts is not None
        changes += await mirror.spending(user=user)
        self._count(self._people, (tenant, user), facts=facts or 0)
        return changes

    def _count(
        self, seen: set[tuple[str, str]], one: tuple[str, str], *, messages: int = 0, facts: int = 0
    ) -> None:
        seen.add(one)
        self.moved = replace(
            self.moved,
            users=len(self._people),
            chats=len(self._seen),
            messages=self.moved.messages + messages,
            facts=self.moved.facts + facts,
        )
        if self._progress:
            self._progress(self.moved)

    async def _documents(self, source: Store, target: Store, collection: str) -> int:
        """Makes a collection the same, a page of keys at a time."""
        after, changes = "", 0
        while True:
            now = self._clock()
            page = await source.documents(collection, now=now, after=after, limit=_PAGE)
            there = await _between(target, collection, after, page, now)
            known = {document.key: _kept(document) for document in there}
            new = [d for d in page if known.get(d.key) != _kept(d)]
            gone = known.keys() - {document.key for document in page}
            if new or gone:
                await target.write_documents(collection, new, now=now, remove=gone)
            changes += len(new) + len(gone)
            self.moved = replace(self.moved, documents=self.moved.documents + len(new))
            if len(page) < _PAGE:
                return changes
            after = page[-1].key

    # ── comparing ─────────────────────────────────────────────────────────────────────────────

    async def _different(self, tenant: str) -> list[str]:
        """The people of whom both databases do not say the same."""
        source, target = self._source.store(tenant), self._target.store(tenant)
        return [
            names[0]
            for names in await _people(source)
            if await _digest(source, names) != await _digest(target, names)
        ]

    async def _catch_up(self, tenants: Sequence[str], different: Sequence[list[str]]) -> None:
        """Copies what made the difference. Raises StoreError if nothing did: then something was
        copied wrong."""
        for tenant, users in zip(tenants, different, strict=True):
            if users and not await self._pass(tenant):
                raise StoreError(
                    f"What was moved of {users[0]!r} (tenant {tenant!r}) is not the same as what "
                    "is in the source. Nothing was switched on. Run `lembrar doctor` on both, "
                    "and begin again with an empty target."
                )


async def _people(store: Store) -> list[tuple[str, ...]]:
    """Everybody, with all the names that each goes by."""
    return sorted({await identities(store, user) for user in await store.users()})


async def _between(
    store: Store, collection: str, after: str, page: Sequence[Document], now: datetime
) -> list[Document]:
    """What stands in a collection where a page of it belongs, up to its end if it is the last."""
    found = await store.documents(collection, now=now, after=after, limit=_PAGE)
    if len(page) < _PAGE:
        return found
    return [document for document in found if document.key <= page[-1].key]


def _kept(document: Document) -> tuple[bytes, str, datetime | None]:
    return document.data, document.user, document.expires_at


async def _digest(store: Store, names: tuple[str, ...]) -> tuple[int, bytes]:
    """How many lines an export of a person has, and a checksum of them."""
    count, sum_ = 0, blake2b(digest_size=32)
    async for record in records_of(store, names, enabled=True):
        count += 1
        sum_.update(record.encode())
        sum_.update(b"\n")
    return count, sum_.digest()
