"""Tables in pages. A page is a document that is never changed: who changes a row writes its page
anew, under another id, and then a state that names the new page instead of the old one. So a
change of many rows is seen whole or not at all."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from secrets import token_hex
from typing import Any

import bson
from pymongo.asynchronous.collection import AsyncCollection

from lembrar.stores.mongo_chain import Moved
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_server import Server, put_all

Key = int | str
_MOST_ROWS = 256
_MOST_BYTES = 256_000
_KEPT_BYTES = 32_000_000
_FEW = 8  # pages that are fetched one by one where a server would read all to find several


@dataclass(frozen=True, slots=True)
class Ref:
    """A page by its id, and which keys are in it, if those are numbers."""

    id: str
    low: int = 0
    high: int = 0

    def meets(self, first: int, last: int) -> bool:
        """Whether a key between these may be in it."""
        return self.low <= last and self.high >= first

    @property
    def doc(self) -> Doc:
        """As it stands in a state."""
        return {"id": self.id, "low": self.low, "high": self.high}


@dataclass(frozen=True, slots=True)
class Page:
    """Some rows of a table, by key, and how many bytes they take. What is made of them can be kept
    beside them: they do not change."""

    ref: Ref
    rows: Mapping[Key, Any]
    size: int
    memo: dict[str, Any] = field(default_factory=dict[str, Any], compare=False)


@dataclass(slots=True)
class Edit:
    """What becomes of a table: the pages it then has, those that are new and those that went."""

    refs: tuple[Ref, ...]
    new: list[Page] = field(default_factory=list[Page])
    old: list[str] = field(default_factory=list[str])


def refs_of(docs: Iterable[Doc]) -> tuple[Ref, ...]:
    """Pages, from how they stand in a state."""
    return tuple(Ref(one["id"], one["low"], one["high"]) for one in docs)


def within(refs: Sequence[Ref], first: int, last: int) -> list[Ref]:
    """The pages that may have keys between these."""
    return [ref for ref in refs if ref.meets(first, last)]


def rows_of(pages: Iterable[Page]) -> dict[Key, Any]:
    """All rows of some pages."""
    return {key: row for page in pages for key, row in page.rows.items()}


def edit(
    refs: Sequence[Ref], pages: Sequence[Page], put: Mapping[Key, Any], drop: Collection[Key] = ()
) -> Edit:
    """Puts rows by key and drops some. `pages` are those of `refs` that may have one of the keys;
    what is new goes into the last of them that has room."""
    gone, left = set(drop), dict(put)
    result = Edit(tuple(refs))
    for page in pages:
        rows = {key: left.pop(key, row) for key, row in page.rows.items() if key not in gone}
        if rows != page.rows:
            _replace(result, page, rows)
    if left:
        _add(result, pages, left)
    return result


def _replace(result: Edit, page: Page, rows: Mapping[Key, Any]) -> None:
    made = _made(rows)
    place = result.refs.index(page.ref)
    refs = [*result.refs[:place], *(new.ref for new in made), *result.refs[place + 1 :]]
    result.refs = tuple(refs)
    result.old.append(page.ref.id)
    result.new += made


def _add(result: Edit, pages: Sequence[Page], rows: Mapping[Key, Any]) -> None:
    known = {page.ref.id: page for page in (*pages, *result.new)}
    last = known.get(result.refs[-1].id) if result.refs else None
    if last is None or len(last.rows) >= _MOST_ROWS or last.size >= _MOST_BYTES:
        made = _made(rows)
        result.refs += tuple(new.ref for new in made)
        result.new += made
        return
    if last in result.new:  # not written yet: nothing is left of it
        result.new.remove(last)
    else:
        result.old.append(last.ref.id)
    made = _made({**last.rows, **rows})
    result.refs = (*result.refs[:-1], *(new.ref for new in made))
    result.new += made


def _made(rows: Mapping[Key, Any]) -> list[Page]:
    """New pages of these rows, none too large."""
    pages: list[Page] = []
    part: dict[Key, Any] = {}
    size = 0
    for key, row in rows.items():
        more = len(bson.encode({"k": key, "v": row}))
        if part and (len(part) >= _MOST_ROWS or size + more > _MOST_BYTES):
            pages.append(_page(part, size))
            part, size = {}, 0
        part[key] = row
        size += more
    return [*pages, _page(part, size)] if part else pages


def _page(rows: dict[Key, Any], size: int) -> Page:
    return Page(Ref(token_hex(12), *_ends(rows)), rows, size)


class Pages:
    """The pages of a tenant, those used last kept in mind."""

    def __init__(self, server: Server, tenant: str) -> None:
        self._server = server
        self._tenant = tenant
        self.collection: AsyncCollection[Doc] = server.collection("pages")
        self._known: OrderedDict[str, Page] = OrderedDict()
        self._size = 0

    async def load(self, refs: Sequence[Ref]) -> list[Page]:
        """Pages, in order. Raises Moved if one is gone."""
        missing = [ref for ref in refs if ref.id not in self._known]
        found = {ref.id: self._known[ref.id] for ref in refs if ref.id in self._known}
        async for document in self._fetch([ref.id for ref in missing]):
            page = _read(document)
            found[page.ref.id] = page
            self._keep(page)
        if len(found) < len({ref.id for ref in refs}):
            raise Moved
        return [found[ref.id] for ref in refs]

    async def rows(self, refs: Sequence[Ref]) -> dict[Key, Any]:
        """All rows of some pages."""
        return rows_of(await self.load(refs))

    async def change(
        self, refs: Sequence[Ref], put: Mapping[Key, Any], drop: Collection[Key] = ()
    ) -> Edit:
        """Thinks out what becomes of a table when rows are put and dropped."""
        keys = [*put, *drop]
        numbers = [key for key in keys if isinstance(key, int)]
        if not keys:
            return Edit(tuple(refs))
        met = within(refs, min(numbers), max(numbers)) if len(numbers) == len(keys) else [*refs]
        last = [ref for ref in refs[-1:] if ref not in met]
        return edit(refs, await self.load([*met, *last]), put, drop)

    async def put(
        self, pages: Sequence[Page], of: str, user: str, names: Callable[[Page], list[str]]
    ) -> None:
        """Writes new pages of what has the key `of`. By its `names` a page can be found."""
        documents = [
            {
                "_id": page.ref.id,
                "tenant": self._tenant,
                "user": user,
                "of": of,
                "names": names(page),
                "made": int(time.time()),
                "rows": [{"k": key, "v": row} for key, row in page.rows.items()],
            }
            for page in pages
        ]
        await put_all(self.collection, documents)
        for page in pages:
            self._keep(page)

    async def drop(self, ids: Collection[str]) -> None:
        """Removes pages that no state names any more."""
        for id in ids:
            page = self._known.pop(id, None)
            self._size -= page.size if page else 0
        if self._server.scans:
            for id in ids:
                await self.collection.delete_one({"_id": id})
        elif ids:
            await self.collection.delete_many({"tenant": self._tenant, "_id": {"$in": list(ids)}})

    async def _fetch(self, ids: Sequence[str]) -> AsyncIterator[Doc]:
        if self._server.scans and len(ids) <= _FEW:
            for id in ids:
                document = await self.collection.find_one({"_id": id})
                if document:
                    yield document
        elif ids:
            wanted = {"tenant": self._tenant, "_id": {"$in": list(ids)}}
            async for document in self.collection.find(wanted):
                yield document

    def _keep(self, page: Page) -> None:
        self._known[page.ref.id] = page
        self._size += page.size
        while self._size > _KEPT_BYTES and self._known:
            self._size -= self._known.popitem(last=False)[1].size


def no_names(page: Page) -> list[str]:
    """For pages that nobody looks for."""
    return []


def _read(document: Doc) -> Page:
    rows: dict[Key, Any] = {row["k"]: row["v"] for row in document["rows"]}
    size = sum(len(bson.encode(row)) for row in document["rows"])
    return Page(Ref(document["_id"], *_ends(rows)), rows, size)


def _ends(rows: Mapping[Key, Any]) -> tuple[int, int]:
    numbers = [key for key in rows if isinstance(key, int)]
    return (min(numbers), max(numbers)) if numbers else (0, 0)
