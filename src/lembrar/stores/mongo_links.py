"""Which identities are whose, in MongoDB: one table of a tenant, so that who links sees what
everybody else has linked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any

from lembrar.model import Link
from lembrar.stores import codec
from lembrar.stores.linking import check_link
from lembrar.stores.mongo_chain import Moved, steadily
from lembrar.stores.mongo_pages import Key, Page, Ref, refs_of
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tenant import Part, Tenant, call

_FEW = 8  # pages, which are read rather than looked for


class MongoLinks(Part):
    """The part of the store that keeps links."""

    @call
    async def link(self, user: str, channel: str, identity: str, *, now: datetime) -> Link:
        t = self._tenant

        async def once() -> Link:
            state = await t.links.newest(_key(t))
            person = await _owner(t, state, user) or user
            theirs = await _named(t, state, f"user:{identity}")
            check_link(person, identity, await _owner(t, state, identity), has_links=bool(theirs))
            row_key = _row_key(channel, identity)
            same = (await _named(t, state, f"identity:{identity}")).get(row_key)
            if same:
                return _link_of(same)
            row: Doc = {
                "user": person,
                "channel": channel,
                "identity": identity,
                "at": codec.micros(now),
            }
            await _change(t, state, {row_key: row}, ())
            return _link_of(row)

        async with t.turn(_key(t)):
            return await steadily(once)

    @call
    async def unlink(self, channel: str, identity: str) -> bool:
        t = self._tenant

        async def once() -> bool:
            state = await t.links.newest(_key(t))
            row_key = _row_key(channel, identity)
            found = row_key in await _named(t, state, f"identity:{identity}")
            if found:
                await _change(t, state, {}, [row_key])
            return found

        async with t.turn(_key(t)):
            return await steadily(once)

    @call
    async def links(self, user: str) -> list[Link]:
        t = self._tenant

        async def once() -> list[Link]:
            found = await _named(t, await t.links.newest(_key(t)), f"user:{user}")
            links = [_link_of(row) for row in found.values()]
            return sorted(links, key=lambda link: (link.at, link.channel, link.identity))

        return await steadily(once)

    @call
    async def owner(self, identity: str) -> str | None:
        t = self._tenant

        async def once() -> str | None:
            return await _owner(t, await t.links.newest(_key(t)), identity)

        return await steadily(once)


async def unlink_all(t: Tenant, user: str) -> int:
    """Removes every link of a user, in either direction. Returns how many there were."""

    async def once() -> int:
        state = await t.links.newest(_key(t))
        found = await _named(t, state, f"user:{user}")
        found = found | await _named(t, state, f"identity:{user}")
        if found:
            await _change(t, state, {}, list(found))
        return len(found)

    return await steadily(once)


def _key(t: Tenant) -> str:
    return t.key("links")


def _row_key(channel: str, identity: str) -> str:
    return f"{len(channel)}:{channel}{identity}"


def _link_of(row: Doc) -> Link:
    return Link(row["user"], row["channel"], row["identity"], codec.moment(row["at"]))


async def _owner(t: Tenant, state: Doc | None, identity: str) -> str | None:
    found = await _named(t, state, f"identity:{identity}")
    return next((row["user"] for row in found.values()), None)


async def _named(t: Tenant, state: Doc | None, name: str) -> dict[Key, Doc]:
    """The links with a name in them, by their keys."""
    refs = refs_of(state["pages"]) if state else ()
    if len(refs) > _FEW:
        rows = t.pages.collection.find(t.mine(names=name), {"_id": 1})
        ids = {row["_id"] async for row in rows}
        refs = tuple(ref for ref in refs if ref.id in ids)
    pages = await t.pages.load(refs)
    return {key: row for page in pages for key, row in _by_name(page).get(name, {}).items()}


def _by_name(page: Page) -> dict[str, dict[Key, Doc]]:
    """The links of a page by the names in them; made once, for a page does not change."""
    if "names" not in page.memo:
        names: dict[str, dict[Key, Doc]] = {}
        for key, row in page.rows.items():
            names.setdefault(f"user:{row['user']}", {})[key] = row
            names.setdefault(f"identity:{row['identity']}", {})[key] = row
        page.memo["names"] = names
    return page.memo["names"]


async def _change(
    t: Tenant, state: Doc | None, put: Mapping[Key, Any], drop: Collection[Key]
) -> None:
    refs: tuple[Ref, ...] = refs_of(state["pages"]) if state else ()
    made = await t.pages.change(refs, put, drop)
    await t.pages.put(made.new, _key(t), "", lambda page: sorted(_by_name(page)))
    if not await t.links.advance(state, _key(t), {"pages": [ref.doc for ref in made.refs]}):
        await t.pages.drop([page.ref.id for page in made.new])
        raise Moved
    await t.pages.drop(made.old)
