"""The log: what was said is kept, exactly, once, and can be read by position."""

# Under test tools, a promise that does not hold is an assertion that fails.
# ruff: noqa: S101

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

from lembrar.errors import OtherUser, UnknownChat, UnknownMessage
from lembrar.model import Attachment, Message, ToolCall, said_at
from lembrar.stores.base import LadderChange, Span, Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import (
    HOUR,
    NOW,
    SAID_AT,
    SECOND,
    chat_with,
    compaction,
    message,
    talk,
)

TEXTS = (
    "Quero economizar R$ 5.000 até junho",
    "  spaces before and after  \t",
    "Windows\r\nMac\rUnix\nform\x0cfeed",
    "zero\u200bwidth\u200d and \ufeffmark, right-to-left \u202eoverride",
    "line\u2028separator and paragraph\u2029separator",
    "👩‍👩‍👧‍👦🏳️‍🌈 and e\u0301 is not é",
    "数字と漢字, العربية, עברית, 𝔘𝔫𝔦𝔠𝔬𝔡𝔢",
    '\'; DROP TABLE messages; -- "quoted" \\ %s {0} ${x}',
    "\x01\x1f\x7f\uffff\U0010ffff",
    "",
    "x" * 1_000_000,
)
IDS = (
    "o'brien",
    'a "quote"',
    "a/b\\c/../d",
    "100%_*?",
    "🙂",
    " leading and trailing ",
    "$where.{}",
    "line\nbreak",
    "ID",
    "id",
    "é",
    "e\u0301",
    "x" * 512,
    "ñ" * 256,
)


class LogPromises(Promises):
    """Promise 1, but for the numbers of cycles: durable, exact, idempotent."""

    @promise
    async def test_appending_returns_what_is_then_in_the_log(self, store: Store) -> None:
        """G3: every field comes back, with the chat and the position filled in."""
        said = [message("Oi", channel="whatsapp"), message("Olá!", "assistant", sender="IA")]
        written = await store.append("c", "ana", said, now=NOW)
        assert written == [
            replace(said[0], chat="c", seq=1, cycle=1),
            replace(said[1], chat="c", seq=2, cycle=1),
        ]
        assert await store.messages("c") == written

    @promise
    async def test_the_log_outlives_the_store(self, store: Store) -> None:
        """F4, G3: what was appended is there when the data is opened again."""
        written = await store.append("c", "ana", talk(3), now=NOW)
        head = await store.chat("c")
        await store.close()
        again = await self.also()
        assert await again.messages("c") == written
        assert await again.chat("c") == head

    @promise
    async def test_others_read_it_at_once(self, store: Store) -> None:
        """G4: a second connection sees a message as soon as `append` has returned."""
        other = await self.also()
        for n in range(1, 11):
            written = await store.append("c", "ana", [message(f"{n}")], now=NOW)
            assert (await other.messages("c", first=n)) == written

    @promise
    async def test_text_comes_back_exactly(self, store: Store) -> None:
        """F2: byte for byte, whatever the characters."""
        written = await store.append("c", "ana", [message(text) for text in TEXTS], now=NOW)
        read = await store.messages("c")
        assert tuple(m.content for m in read) == TEXTS
        assert tuple(m.content for m in written) == TEXTS

    @promise
    async def test_any_id_is_fine(self, store: Store) -> None:
        """G3: quotes, slashes, wildcards, emoji, 512 bytes; none is taken for another."""
        for name in IDS:
            await store.append(name, f"user {name}", [message(name, id=name)], now=NOW)
        for name in IDS:
            assert [m.content for m in await store.messages(name)] == [name]
            assert [m.chat for m in await store.find_messages(name)] == [name]
            assert [chat.id for chat in await store.chats(f"user {name}")] == [name]
        assert await store.users() == sorted(f"user {name}" for name in IDS)

    @promise
    async def test_attachments_and_tool_calls_are_kept(self, store: Store) -> None:
        """R11: nothing that came with a message is lost."""
        picture = Attachment("image", 'a "b".png', "https://x/y?z=1&w=é", "image/png", "um gráfico")
        calls = (ToolCall("saldo", '{"conta": "1"}', "call-1"), ToolCall("hora"))
        said = [
            message("", attachments=(picture, Attachment())),
            message("", "assistant", tool_calls=calls),
            message("R$ 10", "tool", tool_call_id="call-1"),
        ]
        await store.append("c", "ana", said, now=NOW)
        kept = await store.messages("c")
        assert [m.attachments for m in kept] == [(picture, Attachment()), (), ()]
        assert [m.tool_calls for m in kept] == [(), calls, ()]
        assert [m.tool_call_id for m in kept] == ["", "", "call-1"]

    @promise
    async def test_times_keep_their_offset(self, store: Store) -> None:
        """G3: to the microsecond, in the order said, also before 1970 and in a repeated hour."""
        times = (
            SAID_AT,
            SAID_AT - HOUR,  # out of order
            datetime(1900, 1, 1, tzinfo=timezone(timedelta(hours=14))),
            datetime(2200, 12, 31, 23, 59, 59, 999999, tzinfo=timezone(-timedelta(hours=12))),
            datetime(2026, 1, 1, tzinfo=timezone(timedelta(hours=5, minutes=45))),
            datetime(2026, 11, 1, 1, 30, fold=1, tzinfo=ZoneInfo("America/New_York")),
        )
        await store.append("c", "ana", [message("x", at=at) for at in times], now=NOW)
        kept = [said_at(m).isoformat() for m in await store.messages("c")]
        assert kept == [at.isoformat() for at in times]

    # ── once ──────────────────────────────────────────────────────────────────────────────────

    @promise
    async def test_the_same_id_again_changes_nothing(self, store: Store) -> None:
        """G3: a repeated message is a no-op that returns the first, however it differs now."""
        [first] = await store.append("c", "ana", [message("Oi", id="a")], now=NOW)
        before = await store.chat("c")
        [again] = await store.append("c", "ana", [message("Tchau", id="a")], now=NOW + HOUR)
        assert again == first
        assert await store.messages("c") == [first]
        assert await store.chat("c") == before

    @promise
    async def test_an_id_twice_in_one_call_is_one_message(self, store: Store) -> None:
        """G3."""
        said = [message("Oi", id="a"), message("Oi", id="a"), message("Olá", id="b")]
        written = await store.append("c", "ana", said, now=NOW)
        assert [m.seq for m in written] == [1, 1, 2]
        assert [m.content for m in await store.messages("c")] == ["Oi", "Olá"]

    @promise
    async def test_only_new_messages_of_a_call_are_written(self, store: Store) -> None:
        """G3: a caller that is not sure how far it came can send everything again."""
        said = talk(3)
        await store.append("c", "ana", said[:3], now=NOW)
        written = await store.append("c", "ana", said, now=NOW)
        assert [m.seq for m in written] == [1, 2, 3, 4, 5, 6]
        assert await store.messages("c") == written

    @promise
    async def test_one_id_from_many_writers_is_one_message(self, store: Store) -> None:
        """G3: also when the repetition comes at the same moment, from elsewhere."""
        stores = [store, *[await self.also() for _ in range(3)]]
        writers = list(enumerate(stores * 4))
        results = await asyncio.gather(
            *(s.append("c", "ana", [message(f"{n}", id="a")], now=NOW) for n, s in writers)
        )
        kept = await store.messages("c")
        assert len(kept) == 1
        assert results == [kept] * len(writers)

    @promise
    async def test_ids_belong_to_their_chat(self, store: Store) -> None:
        """G3: two channels may number their messages alike."""
        for chat in ("d", "c", "e"):
            await store.append(chat, "ana", [message(chat, id="1")], now=NOW)
        assert [m.content for m in await store.find_messages("1")] == ["c", "d", "e"]
        assert [m.content for m in await store.find_messages("1", "d")] == ["d"]
        assert await store.find_messages("1", "nowhere") == []
        assert await store.find_messages("2") == []

    @promise
    async def test_a_chat_has_one_user(self, store: Store) -> None:
        """G3: somebody else's message is refused, and nothing has changed."""
        await chat_with(store, 1)
        before = await store.chat("c")
        await refusal(OtherUser, store.append("c", "bia", [message("Oi")], now=NOW + HOUR))
        assert await store.chat("c") == before
        assert len(await store.messages("c")) == 2
        assert await store.users() == ["ana"]

    @promise
    async def test_a_call_is_written_whole_or_not_at_all(self, store: Store) -> None:
        """Promise 4: a message that cannot be written takes its whole call with it."""
        said = [message("um"), message("sem hora", at=None)]
        await refusal(ValueError, store.append("c", "ana", said, now=NOW))
        assert await store.chat("c") is None
        assert await store.messages("c") == []
        assert await store.claim(now=NOW, seconds=60, limit=9) == []

    # ── reading by position ───────────────────────────────────────────────────────────────────

    @promise
    async def test_a_stretch_of_the_log_can_be_read(self, store: Store) -> None:
        """F2, K1: from a position to another, oldest first; a limit keeps the newest."""
        await chat_with(store, 5)

        async def seqs(**of: int) -> list[int]:
            return [m.seq for m in await store.messages("c", **of)]

        assert await seqs() == list(range(1, 11))
        assert await seqs(first=4, last=6) == [4, 5, 6]
        assert await seqs(first=9) == [9, 10]
        assert await seqs(last=2) == [1, 2]
        assert await seqs(limit=3) == [8, 9, 10]
        assert await seqs(last=6, limit=2) == [5, 6]
        assert await seqs(first=-3, last=99, limit=99) == list(range(1, 11))
        assert await seqs(last=0) == await seqs(first=11) == await seqs(limit=0) == []
        assert await store.messages("nowhere") == []

    @promise
    async def test_spans_are_cycles_of_a_stretch(self, store: Store) -> None:
        """F3, P3: each with its size and the time it began; cut where the stretch cuts it."""
        said = talk(3)
        said = [replace(m, at=SAID_AT + n * SECOND) for n, m in enumerate(said)]
        await chat_with(store, said)
        assert await store.spans("c", first=1, last=6) == [
            _span(number, said[2 * number - 2 : 2 * number], 2 * number - 1) for number in (1, 2, 3)
        ]
        assert await store.spans("c", first=2, last=3) == [
            _span(1, said[1:2], 2),
            _span(2, said[2:3], 3),
        ]
        assert await store.spans("c", first=7, last=9) == []
        assert await store.spans("c", first=3, last=2) == []
        assert await store.spans("nowhere", first=1, last=9) == []

    @promise
    async def test_a_cycle_can_be_read(self, store: Store) -> None:
        """F2: all its messages, wherever it stands; nothing of a cycle that there is not."""
        written = await store.append("c", "ana", talk(3), now=NOW)
        assert [await store.cycle("c", n) for n in (1, 2, 3)] == [
            written[:2],
            written[2:4],
            written[4:],
        ]
        await store.pin("c", 4, pinned=True)
        assert [m.pinned for m in await store.cycle("c", 2)] == [False, True]
        assert await store.cycle("c", 0) == await store.cycle("c", 4) == []
        assert await store.cycle("nowhere", 1) == []

    @promise
    async def test_where_a_cycle_starts(self, store: Store) -> None:
        """F2, P2: the position of its first message; past the newest, where it would start."""
        await chat_with(store, 3)
        assert [await store.cycle_start("c", n) for n in (-1, 0, 1, 2, 3, 4, 99)] == [
            1, 1, 1, 3, 5, 7, 7,
        ]  # fmt: skip
        await store.open_chat("empty", "ana", now=NOW)
        assert await store.cycle_start("empty", 1) == 1
        await refusal(UnknownChat, store.cycle_start("nowhere", 1))

    @promise
    async def test_totals_up_to_a_position(self, store: Store) -> None:
        """F5: words and tokens of the log so far, from nothing to everything."""
        said = talk(2)
        await chat_with(store, said)
        for seq in range(-1, 7):
            counted = said[: max(seq, 0)]
            sizes = sum(m.words for m in counted), sum(m.tokens for m in counted)
            assert await store.totals("c", seq) == sizes, seq
        await refusal(UnknownChat, store.totals("nowhere", 1))

    @promise
    async def test_totals_come_from_the_messages(self, store: Store) -> None:
        """F9: a chat's counts can be wrong and corrected; the log's own never follow them."""
        said = talk(2)
        await chat_with(store, said[:2])
        await store.resize("c", log_words=1000, log_tokens=1000, words=0, tokens=0)
        await chat_with(store, said[2:])
        sizes = sum(m.words for m in said), sum(m.tokens for m in said)
        assert await store.totals("c", 4) == sizes

    # ── pins ──────────────────────────────────────────────────────────────────────────────────

    @promise
    async def test_pins_mark_messages_wherever_they_are_read(self, store: Store) -> None:
        """R11."""
        await chat_with(store, [message("um", id="a"), message("dois", id="b"), message("três")])
        await store.pin("c", 3, pinned=True)
        await store.pin("c", 1, pinned=True)
        await store.pin("c", 1, pinned=True)
        assert [(m.seq, m.pinned) for m in await store.pinned("c")] == [(1, True), (3, True)]
        assert [m.pinned for m in await store.messages("c")] == [True, False, True]
        assert [m.pinned for m in await store.find_messages("a")] == [True]
        [again] = await store.append("c", "ana", [message("um", id="a")], now=NOW)
        assert again.pinned
        await store.pin("c", 1, pinned=False)
        await store.pin("c", 2, pinned=False)
        assert [m.seq for m in await store.pinned("c")] == [3]

    @promise
    async def test_pins_are_of_messages_that_exist(self, store: Store) -> None:
        """R11: a pin cannot lie in wait for a message to come."""
        await chat_with(store, 1)
        await chat_with(store, 1, "d")
        await refusal(UnknownChat, store.pin("nowhere", 1, pinned=True))
        for seq in (0, -1, 3):
            await refusal(UnknownMessage, store.pin("c", seq, pinned=True))
            await refusal(UnknownMessage, store.pin("c", seq, pinned=False))
        await store.append("c", "ana", [message("três", pinned=True)], now=NOW)
        assert await store.pinned("c") == []
        await store.pin("c", 1, pinned=True)
        assert await store.pinned("d") == await store.pinned("nowhere") == []

    @promise
    async def test_rewriting_the_ladder_leaves_the_log_alone(self, store: Store) -> None:
        """G3, R11: the log and its pins are never rewritten."""
        await chat_with(store, 2)
        await store.pin("c", 2, pinned=True)
        before = await store.messages("c")
        change = LadderChange(compaction=compaction(), rebuild=True)
        assert await store.write_ladder("c", 0, change)
        assert await store.messages("c") == before


def _span(cycle: int, messages: list[Message], start: int) -> Span:
    return Span(
        cycle,
        start,
        start + len(messages) - 1,
        sum(m.words for m in messages),
        sum(m.tokens for m in messages),
        said_at(messages[0]),
    )
