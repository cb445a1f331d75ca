"""Values as JSON: complete, and the same on every call."""

import json
from dataclasses import fields
from datetime import UTC, datetime

import pytest

from lembrar import Chat, Cycle, Message, Preserved, Stats, Summary
from lembrar.cli.jsonable import document, jsonable

AT = datetime(2026, 11, 15, 10, tzinfo=UTC)


@pytest.mark.parametrize(
    "value",
    [
        Chat("c", "ana", AT, AT),
        Summary("texto", 1, 3, 1, size_before=10, size_after=4),
        Message("user", "oi", at=AT),
        Stats.of([Chat("c", "ana", AT, AT)], [], 5, 100),
    ],
    ids=lambda value: type(value).__name__,
)
def test_every_field_is_there(value: object) -> None:
    read = json.loads(document(value))
    assert set(read) >= {field.name for field in fields(value)}  # type: ignore[arg-type]


def test_what_is_derived_is_there_too() -> None:
    """Cycle.said, Summary.removed and the like need no arithmetic from who reads them."""
    cycle = jsonable(Cycle(1, "c", "ana", (Message("user", "oi", at=AT),), AT))
    assert (cycle["said"], cycle["answered"]) == ("oi", "")
    assert jsonable(Summary("t", 1, 1, 1, size_before=10, size_after=4))["removed"] == 0.6
    assert jsonable(Preserved())["numbers"] == []


def test_times_are_iso_and_letters_stay_letters() -> None:
    assert document([AT, "ação"]) == '[\n  "2026-11-15T10:00:00+00:00",\n  "ação"\n]'
    assert "\\u00e7" in document("ação", ascii_only=True)


def test_what_has_no_form_is_refused() -> None:
    with pytest.raises(TypeError):
        jsonable(object())
