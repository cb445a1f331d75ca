"""Appends that are too large for one document: what was said stands in pages then, written before
the append that names them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from lembrar.stores.mongo_head import Head
from lembrar.stores.mongo_pages import Key, Page, Ref, edit, no_names, refs_of
from lembrar.stores.mongo_schema import Doc
from lembrar.stores.mongo_tenant import Tenant

_MOST_CHARACTERS = 2_000_000  # of an append: at most four bytes each, and half of 16 MB
_PIECE = 1_000_000  # characters


async def stow(t: Tenant, head: Head, document: Doc) -> list[str]:
    """Puts the texts of an append into pages if they are too large. Returns the pages' ids."""
    rows: list[Doc] = document["messages"]
    if sum(len(row["content"]) + len(row.get("extra", "")) for row in rows) <= _MOST_CHARACTERS:
        return []
    pieces: dict[Key, str] = {}
    for place, row in enumerate(rows):
        text = json.dumps([row.pop("content"), row.pop("extra", "")], ensure_ascii=False)
        for piece, start in enumerate(range(0, len(text), _PIECE)):
            pieces[f"{place}.{piece}"] = text[start : start + _PIECE]
    made = edit((), (), pieces)
    for page in made.new:  # one at a time: together they may be more than a server takes
        await t.pages.put([page], head.of, head.user, no_names)
    document["stowed"] = [ref.doc for ref in made.refs]
    return [ref.id for ref in made.refs]


async def unstow(t: Tenant, ids: Sequence[str]) -> None:
    """Takes back the pages of an append that was not written."""
    if ids:
        await t.pages.drop(ids)


async def full(t: Tenant, document: Doc) -> Doc:
    """An append with its texts in it, wherever they stand."""
    if "stowed" not in document:
        return document
    refs: tuple[Ref, ...] = refs_of(document["stowed"])
    texts = _texts(await t.pages.load(refs), len(document["messages"]))
    rows = [
        row if row.get("erased") else row | {"content": content, "extra": extra}
        for row, (content, extra) in zip(document["messages"], texts, strict=True)
    ]
    return document | {"messages": rows}


def _texts(pages: Sequence[Page], messages: int) -> list[tuple[str, str]]:
    whole = [""] * messages
    pieces = {str(key): str(text) for page in pages for key, text in page.rows.items()}
    for key in sorted(pieces, key=lambda key: tuple(map(int, key.split(".")))):
        whole[int(key.partition(".")[0])] += pieces[key]
    found = [json.loads(text) if text else ["", ""] for text in whole]
    return [(content, extra) for content, extra in found]
