"""What is taken out and brought in again is the same, whichever stores it goes through."""

from dataclasses import fields

import pytest
from hypothesis import given, settings
from pasts import LATER, Step, database, lived, out, pasts, run

from lembrar.model import (
    Atom,
    Attachment,
    Chat,
    Compaction,
    Event,
    Fact,
    Link,
    Message,
    Mood,
    Summary,
    ToolCall,
    Trouble,
)
from lembrar.transfer import records
from lembrar.transfer.load import load
from lembrar.transfer.loaded import Loaded


@pytest.mark.parametrize(("first", "second"), [("memory", "sqlite"), ("sqlite", "memory")])
@settings(max_examples=25)
@given(past=pasts)
def test_a_person_goes_through_stores_unchanged(first: str, second: str, past: list[Step]) -> None:
    """G3: an export loaded into an empty store gives the same export again; loaded once more, it
    adds nothing; loaded where it came from, it adds nothing."""

    async def play() -> None:
        async with database(first) as one, database(second) as other:
            origin, target = one.store("acme"), other.store("elsewhere")
            await lived(origin, past)
            taken = await out(origin)
            loaded = await load(target, taken, LATER)
            assert await out(target) == taken
            again = await load(target, taken, LATER)
            assert _added(again) == 0 and again.left == 0
            back = await load(origin, taken, LATER)
            assert _added(back) == 0 and back.left == 0
            assert await out(target) == await out(origin) == taken
            assert _added(loaded) + loaded.known >= len(taken) - 2 - _places(taken) - _extras(taken)

    run(play())


def _added(loaded: Loaded) -> int:
    names = ("chats", "messages", "summaries", "compactions", "facts", "moods", "links")
    return sum(getattr(loaded, name) for name in names)


def _places(lines: list[str]) -> int:
    return sum('"type":"place"' in line for line in lines)


def _extras(lines: list[str]) -> int:
    return sum('"type":"atoms"' in line for line in lines)


def test_nothing_of_a_value_is_left_out() -> None:
    """A field that a value gains must be in the record too, or be named here as made by stores."""
    made = {"seq", "cycle", "words", "tokens", "erased"}
    counts = {f.name for f in fields(Chat)} - set(records.ChatRecord.model_fields)
    same = [
        (records.FactRecord, Fact, set()),
        (records.MoodRecord, Mood, set()),
        (records.LinkRecord, Link, set()),
        (records.CompactionRecord, Compaction, set()),
        (records.MessageRecord, Message, made),
        (records.AttachmentRecord, Attachment, set()),
        (records.ToolCallRecord, ToolCall, set()),
        (records.EventRecord, Event, set()),
        (records.TroubleRecord, Trouble, set()),
        (records.AtomRecord, Atom, {"source"}),
        (
            records.SummaryRecord,
            Summary,
            {"first", "last", "first_id", "last_id", "sources", "tokens", "words", "preserved"},
        ),
    ]
    assert counts == {
        "is_new", "messages", "cycles", "words", "tokens", "log_words", "log_tokens",
        "recent_tokens", "compactions", "compacted_at", "climbed", "pending", "version",
        "read_seq", "corrected",
    }  # fmt: skip
    for record, value, left in same:
        names = {each.name for each in fields(value)} - left
        assert names == set(record.model_fields) - {"type"} - _ADDED.get(record, set()), record


_ADDED: dict[type, set[str]] = {records.SummaryRecord: {"chat", "context"}}
