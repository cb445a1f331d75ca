"""Loading one chat: its messages first, then what was made of them."""

from __future__ import annotations

from datetime import datetime

from lembrar.errors import InvalidInput, OtherUser
from lembrar.model import (
    Atom,
    Attachment,
    Chat,
    Compaction,
    Event,
    Message,
    Preserved,
    Summary,
    ToolCall,
    Trouble,
    said_at,
)
from lembrar.record.check import check_message
from lembrar.stores.base import LadderChange, Store
from lembrar.transfer import write
from lembrar.transfer.loaded import Loaded
from lembrar.transfer.records import (
    AtomsRecord,
    CompactionRecord,
    MessageRecord,
    PlaceRecord,
    SummaryRecord,
    given,
)

_PAGE = 500  # messages in one durable write


class ChatLoader:
    """A chat being loaded. It is `ours` if loading made it: then it becomes what it was, ladder and
    all. A chat that was there is its own: it gets the messages that it does not have."""

    def __init__(self, store: Store, head: Chat, now: datetime, *, ours: bool, end: int) -> None:
        self.id = head.id
        self._store, self._head, self._now, self._ours = store, head, now, ours
        self._end = end  # the newest message that is there
        self._count = 0  # messages and places that the export has so far
        self._page: list[Message] = []
        self._pins: set[int] = set()  # positions in the export
        self._places: set[int] = set()
        self._blocks: list[Summary] = []
        self._atoms: list[tuple[int, tuple[Atom, ...]]] = []
        self._runs: list[Compaction] = []
        self._loaded = Loaded(chats=int(ours))

    @classmethod
    async def begin(cls, store: Store, head: Chat, now: datetime) -> ChatLoader:
        """Opens the chat. Raises OtherUser if it is somebody else's here."""
        there = await store.chat(head.id)
        if there and there.user != head.user:
            raise OtherUser(
                f"The chat {head.id!r} belongs to another user here. Nothing of it was loaded."
            )
        ours = await write.begin(store, head, now)
        return cls(store, head, now, ours=ours, end=there.messages if there else 0)

    async def take(
        self,
        record: MessageRecord | PlaceRecord | SummaryRecord | AtomsRecord | CompactionRecord,
        number: int,
    ) -> None:
        """One more record of the chat."""
        if isinstance(record, (MessageRecord, PlaceRecord)):
            if self._blocks or self._atoms or self._runs:
                raise InvalidInput(f"Line {number}: messages come before summaries.")
            await self._said(record)
        elif isinstance(record, SummaryRecord):
            before = self._blocks[-1].end if self._blocks else 0
            if not before < record.start <= record.end <= self._count:
                raise InvalidInput(
                    f"Line {number}: a summary stands for messages that there are, and comes "
                    "after those of earlier ones."
                )
            self._blocks.append(_summary(record))
        elif isinstance(record, AtomsRecord):
            if record.position > self._count or record.position in self._places:
                raise InvalidInput(f"Line {number}: there is no message {record.position}.")
            atoms = tuple(Atom(atom.kind, atom.text, atom.value) for atom in record.atoms)
            self._atoms.append((record.position, atoms))
        else:
            self._runs.append(Compaction(**given(record)))

    async def end(self) -> Loaded:
        """Writes what is left, and lets the chat live. Returns what was new."""
        await self._flush()
        if self._ours:
            await self._finish()
        else:
            await self._compare()
        return self._loaded

    # ── the log ───────────────────────────────────────────────────────────────────────────────

    async def _said(self, record: MessageRecord | PlaceRecord) -> None:
        self._count += 1
        if isinstance(record, MessageRecord):
            self._page.append(write.counted(check_message(_message(record))))
            if record.pinned:
                self._pins.add(self._count)
        else:
            self._places.add(self._count)
            if self._ours:
                at = said_at(self._page[-1]) if self._page else self._head.created_at
                self._page.append(write.place(self.id, self._count, record.role, at))
        if len(self._page) >= _PAGE:
            await self._flush()

    async def _flush(self) -> None:
        page, self._page = self._page, []
        if not page:
            return
        at = min(self._head.updated_at, self._now)
        there = await self._store.chat(self.id)
        at = max(at, there.updated_at) if there and not self._ours else at
        written = await self._store.append(self.id, self._head.user, page, now=at)
        seqs = [message.seq for message in written]
        if self._ours and seqs != list(range(self._count - len(page) + 1, self._count + 1)):
            raise InvalidInput(f"In the chat {self.id!r} two messages have the same id.")
        new = {seq for seq in seqs if seq > self._end}
        if not self._ours:
            await self._pin_new(page, written, new)
        self._end = max([self._end, *seqs])
        self._loaded += Loaded(messages=len(new), known=len(page) - len(new))

    async def _pin_new(self, page: list[Message], written: list[Message], new: set[int]) -> None:
        first = self._count - len(page) + 1
        for position, message in enumerate(written, first):
            if message.seq in new and position in self._pins:
                await self._store.pin(self.id, message.seq, pinned=True)

    # ── what was made of it ───────────────────────────────────────────────────────────────────

    async def _finish(self) -> None:
        store, head = self._store, self._head
        await write.erase(store, self.id, self._places, self._now)
        await write.pin(store, self.id, self._pins)
        blocks = await write.placed(store, self.id, self._blocks)
        if not await store.blocks(self.id):
            await write.atoms(store, self.id, self._atoms)
            change = LadderChange(
                blocks=tuple(blocks),
                read_seq=min(head.read_seq, self._count),
                language=head.language,
                warning=head.warning,
            )
            await write.ladder(store, self.id, change)
            self._loaded += Loaded(summaries=len(blocks))
        added = await write.compactions(store, self.id, self._runs)
        self._loaded += Loaded(compactions=added)
        await write.finish(store, head, self._now)

    async def _compare(self) -> None:
        """Counts which summaries the chat has, and which stay behind."""
        blocks = {(b.start, b.end, b.text) for b in await self._store.blocks(self.id)}
        runs = await self._store.compactions(self.id)
        known = sum((b.start, b.end, b.text) in blocks for b in self._blocks)
        known += sum(run in runs for run in self._runs)
        left = len(self._blocks) + len(self._runs) - known
        self._loaded += Loaded(known=known + len(self._places), left=left)


def _message(record: MessageRecord) -> Message:
    return Message(
        record.role,
        record.content,
        sender=record.sender,
        at=record.at,
        id=record.id,
        channel=record.channel,
        attachments=tuple(Attachment(**given(a)) for a in record.attachments),
        tool_calls=tuple(ToolCall(**given(call)) for call in record.tool_calls),
        tool_call_id=record.tool_call_id,
    )


def _summary(record: SummaryRecord) -> Summary:
    return Summary(
        record.text,
        0,
        0,
        record.rung,
        events=tuple(Event(**given(event)) for event in record.events),
        preserved=Preserved(context=record.context),
        size_before=record.size_before,
        size_after=record.size_after,
        status=record.status,
        unit=record.unit,
        start=record.start,
        end=record.end,
        at=record.at,
        made_at=record.made_at,
        brain=record.brain,
        trouble=Trouble(**given(record.trouble)) if record.trouble else None,
    )
