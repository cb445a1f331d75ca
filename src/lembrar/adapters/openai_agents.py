"""A session for OpenAI's Agents SDK that remembers, and does not grow.

    session = LembrarSession("chat-1", memory, user="ana")
    result = await Runner.run(agent, "Oi!", session=session)

The items are kept exactly as the SDK gives them, and what was said goes into the memory too. Once
a session is long, the runner has it compacted: from then on it begins with what Lembrar remembers
of the older part, made anew each time it is read, and only the newer items are sent as they are.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from agents.memory.session_settings import SessionSettings, resolve_session_limit

from lembrar.adapters.block import block, earlier
from lembrar.adapters.bridge import Bridge, awaited
from lembrar.adapters.keys import key, part
from lembrar.engine import AsyncMemory
from lembrar.errors import UnknownChat, UnknownMessage
from lembrar.model import Message, ToolCall
from lembrar.stores.base import Document, Store
from lembrar.sync import Memory

if TYPE_CHECKING:
    from agents.items import TResponseInputItem
    from agents.memory.session import OpenAIResponsesCompactionArgs

_COLLECTION = "openai_agents.items"
_LAST = 10**12  # more batches than a session can have: counted down, so that the newest comes first
_PAGE = 50
_Mark = tuple[int, int]  # of the compacted part: its last batch, and how many items of that
_NO_MARK = (0, 0)


@dataclass(frozen=True, slots=True)
class _Batch:
    """Items that were added together, and the number of the batch in its session."""

    number: int
    items: list[dict[str, Any]]
    document: Document

    def id(self, index: int) -> str:
        """The id of an item's message in the memory."""
        return f"{self.document.key}:{index}"

    def after(self, mark: _Mark) -> list[dict[str, Any]]:
        """The items that come after a mark."""
        return self.items[mark[1] :] if self.number == mark[0] else self.items


class LembrarSession:
    """A session of the Agents SDK. `user` is whose it is: it is erased with that user.

    More than `compact_after` items are compacted to about `keep`, from the beginning of a turn;
    `budget` is how many tokens the memory of the rest may take."""

    def __init__(
        self,
        session_id: str,
        memory: Memory | AsyncMemory,
        *,
        user: str,
        session_settings: SessionSettings | None = None,
        compact_after: int = 40,
        keep: int = 12,
        budget: int | None = None,
    ) -> None:
        self.session_id = session_id
        self.session_settings = session_settings
        self._bridge = Bridge(memory)
        self._user = user
        self._compact_after, self._keep, self._budget = compact_after, keep, budget

    async def get_items(self, limit: int | None = None) -> list[TResponseInputItem]:
        """The items, oldest first; the latest `limit` of them. Of a compacted session, first what
        is remembered of the older part."""
        most = resolve_session_limit(limit, self.session_settings)
        if most is not None and most <= 0:
            return []
        mark = await self._mark()
        batches = await self._bridge.run(partial(self._read, most, mark))
        items = [item for batch in batches for item in batch.after(mark)]
        if mark != _NO_MARK and (most is None or len(items) < most):
            items = [*await self._remembered(mark), *items]
        return cast("list[TResponseInputItem]", items if most is None else items[-most:])

    async def add_items(self, items: list[TResponseInputItem]) -> None:
        """Adds items, all at once, and records what was said in them."""
        if items:
            plain = json.loads(json.dumps(items, default=_plain, ensure_ascii=False))
            batch = await self._bridge.run(partial(self._add, plain))
            said = _messages(batch)
            if said:
                memory = self._bridge.memory
                await awaited(memory.append, self.session_id, self._user, said)

    async def pop_item(self) -> TResponseInputItem | None:
        """Takes the latest item back: it is not remembered either."""
        found = await self._bridge.run(self._pop)
        if found is None:
            return None
        batch, item = found
        await self._unsay(message=batch.id(len(batch.items) - 1), chat=self.session_id)
        return cast("TResponseInputItem", item)

    async def clear_session(self) -> None:
        """Erases the items, and the conversation from the memory."""
        await self._bridge.run(self._clear)
        await self._unsay(chat=self.session_id)

    async def run_compaction(self, args: OpenAIResponsesCompactionArgs | None = None) -> None:
        """Has the older part of a long session stood for by what is remembered of it. No item is
        lost; `force` does it however short the session is."""
        forced = bool(args and args.get("force"))
        mark = await self._mark()
        batches = await self._bridge.run(partial(self._read, None, mark))
        count = sum(len(batch.after(mark)) for batch in batches)
        if count <= (self._keep if forced else self._compact_after):
            return
        last = _boundary(batches, self._keep)
        if last > mark:
            await self._bridge.run(partial(self._set_mark, last))

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    @property
    def _prefix(self) -> str:
        return key(part(self.session_id), "")

    def _key(self, number: int) -> str:
        return f"{self._prefix}{_LAST - number:013}"

    async def _unsay(self, **what: str) -> None:
        try:
            await awaited(self._bridge.memory.forget, **what)
        except (UnknownChat, UnknownMessage):
            return  # nothing was said in it

    async def _remembered(self, mark: _Mark) -> list[dict[str, Any]]:
        shown = await self._bridge.run(partial(self._position, mark))
        memory = self._bridge.memory
        context = await awaited(
            memory.context, self.session_id, self._user, "", budget=self._budget
        )
        text = block(earlier(context, shown))
        return [{"role": "user", "content": text}] if text else []

    async def _position(self, mark: _Mark, store: Store, now: datetime) -> int:
        """The place in the chat before which the compacted part ends: the first thing said after
        the mark is the first that is shown as it is."""
        for batch in await self._read(None, mark, store, now):
            skipped = len(batch.items) - len(batch.after(mark))
            for message in _messages(batch, skipped):
                for one in await store.find_messages(message.id, self.session_id):
                    return one.seq - 1
        head = await store.chat(self.session_id)
        return head.messages if head else 0

    async def _mark(self) -> _Mark:
        return await self._bridge.run(self._read_mark)

    async def _read_mark(self, store: Store, now: datetime) -> _Mark:
        found = await store.documents(_COLLECTION, now=now, keys=[f"{self._prefix}mark"])
        number, count = json.loads(found[0].data) if found else _NO_MARK
        return number, count

    async def _set_mark(self, mark: _Mark, store: Store, now: datetime) -> None:
        made = Document(f"{self._prefix}mark", json.dumps(mark).encode(), self._user)
        await store.write_documents(_COLLECTION, [made], now=now)

    async def _read(
        self, most: int | None, mark: _Mark, store: Store, now: datetime
    ) -> list[_Batch]:
        """The batches from the mark on, oldest first: at least so many items, if there are."""
        found: list[_Batch] = []
        count, after, more = 0, "", True
        while more and (most is None or count < most):
            page = await self._page(store, now, after, _PAGE)
            newer = [one for one in page if one.number >= mark[0]]
            found += newer
            count += sum(len(one.after(mark)) for one in newer)
            more = len(newer) == _PAGE
            after = page[-1].document.key if page else ""
        return found[::-1]

    async def _page(self, store: Store, now: datetime, after: str, limit: int) -> list[_Batch]:
        prefix = f"{self._prefix}0"  # a number, not the mark
        page = await store.documents(_COLLECTION, now=now, prefix=prefix, after=after, limit=limit)
        return [self._batch(document) for document in page]

    def _batch(self, document: Document) -> _Batch:
        number = _LAST - int(document.key.removeprefix(self._prefix))
        return _Batch(number, json.loads(document.data), document)

    async def _add(self, items: list[dict[str, Any]], store: Store, now: datetime) -> _Batch:
        data = json.dumps(items, ensure_ascii=False).encode()
        while True:
            last = await self._page(store, now, "", 1)
            made = Document(self._key(last[0].number + 1 if last else 1), data, self._user)
            if await store.swap_document(_COLLECTION, made, now=now):
                return self._batch(made)

    async def _pop(self, store: Store, now: datetime) -> tuple[_Batch, dict[str, Any]] | None:
        after = ""
        while page := await self._page(store, now, after, 1):
            [batch] = page
            if batch.items:
                left = json.dumps(batch.items[:-1], ensure_ascii=False).encode()
                old = batch.document
                made = Document(old.key, left, old.user, version=old.version)
                if not await store.swap_document(_COLLECTION, made, now=now):
                    continue
                await self._lower_mark((batch.number, len(batch.items)), store, now)
                return batch, batch.items[-1]
            after = batch.document.key
        return None

    async def _lower_mark(self, popped: _Mark, store: Store, now: datetime) -> None:
        """Who takes back what is compacted sees the rest as it is again."""
        if await self._read_mark(store, now) >= popped:
            await self._set_mark(_NO_MARK, store, now)

    async def _clear(self, store: Store, now: datetime) -> None:
        found = await store.documents(_COLLECTION, now=now, prefix=self._prefix)
        keys = [document.key for document in found]
        await store.write_documents(_COLLECTION, [], now=now, remove=keys)


def _boundary(batches: Sequence[_Batch], keep: int) -> _Mark:
    """Where the turns that are kept begin, at least so many items from the end: a turn begins with
    what the user said, so no call is parted from its answer."""
    count = 0
    for batch in reversed(batches):
        for index in range(len(batch.items) - 1, -1, -1):
            count += 1
            if count >= keep and batch.items[index].get("role") == "user":
                return batch.number, index
    return _NO_MARK


def _messages(batch: _Batch, first: int = 0) -> list[Message]:
    """What was said in a batch, as far as it is words or tools, from an item on."""
    found = [_message(item, batch.id(n)) for n, item in enumerate(batch.items) if n >= first]
    return [message for message in found if message]


def _message(item: Mapping[str, Any], id: str) -> Message | None:
    kind, role = item.get("type", "message"), item.get("role")
    if kind == "function_call":
        call = ToolCall(str(item.get("name")), str(item.get("arguments")), str(item.get("call_id")))
        return Message("assistant", "", id=id, tool_calls=(call,))
    if kind == "function_call_output":
        text = _text(item.get("output")) or "(nothing)"
        return Message("tool", text, id=id, tool_call_id=str(item.get("call_id")))
    text = _text(item.get("content"))
    if kind == "message" and role in ("user", "assistant") and text.strip():
        return Message(role, text, id=id)
    return None


def _text(content: object) -> str:
    if isinstance(content, str):
        return content
    if not isinstance(content, list):
        return ""
    parts = [cast(Mapping[str, object], p) for p in cast(Iterable[object], content)
             if isinstance(p, Mapping)]  # fmt: skip
    return "\n".join(str(part["text"]) for part in parts if part.get("text"))


def _plain(value: object) -> object:
    """Items may be models of the SDK's."""
    dump = getattr(value, "model_dump", None)
    if dump is None:
        raise TypeError(f"An item holds a {type(value).__name__}, which is not JSON.")
    return dump(exclude_unset=True)
