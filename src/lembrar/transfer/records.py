"""The lines of an export: one JSON object each, by `type`. This page is the format.

An export begins with an `export` line and ends with an `end` line that counts those between: `link`
lines; for each chat a `chat` line, its `message` lines oldest first (a `place` where one was
erased), `summary` and `compaction` lines; then `fact` and `mood` lines. Fields that say nothing
are left out. Nothing is written that a store makes itself: positions, cycles, counts and sizes
follow from the order of the messages and from their texts.

Whoever reads such lines trusts none of them: each is checked here, field by field."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, cast

from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    TypeAdapter,
    ValidationError,
)
from pydantic import Field as Limits

from lembrar.errors import InvalidInput, LembrarError
from lembrar.model import AtomKind, Importance, Role, Stance, Status, Unit
from lembrar.record.check import check_id, check_text, check_time

VERSION = 1
LONGEST = 64 * 2**20  # bytes of a line

_TEXT = 16 * 2**20
_WHOLE = 10**12


def _moment(value: object) -> datetime:
    if isinstance(value, str):
        value = datetime.fromisoformat(value)
    return check_time(value)


def _id(value: str) -> str:
    return check_id(value, "record's")


Moment = Annotated[datetime, BeforeValidator(_moment)]
Id = Annotated[str, AfterValidator(_id)]
Text = Annotated[str, Limits(max_length=_TEXT), AfterValidator(lambda s: check_text(s, "A text"))]
Short = Annotated[str, Limits(max_length=4096), AfterValidator(lambda s: check_text(s, "A text"))]
Count = Annotated[int, Limits(ge=0, le=_WHOLE)]
Number = Annotated[float, Limits(ge=0, le=1e12, allow_inf_nan=False)]
Share = Annotated[float, Limits(ge=0, le=1, allow_inf_nan=False)]
Texts = Annotated[tuple[Short, ...], Limits(max_length=10_000)]


class Fields(BaseModel):
    """What all of them have in common: no field but those named."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Opening(Fields):
    """Whose export it is, and every id that the person goes by."""

    type: Literal["export"]
    version: int
    user: Id
    people: Annotated[tuple[Id, ...], Limits(min_length=1, max_length=10_000)]


class Ending(Fields):
    """That nothing is missing: how many lines stand between the first and this one."""

    type: Literal["end"]
    records: Count


class LinkRecord(Fields):
    type: Literal["link"]
    user: Id
    channel: Id
    identity: Id
    at: Moment


class ChatRecord(Fields):
    """`read` is up to which message facts were read in it."""

    type: Literal["chat"]
    id: Id
    user: Id
    created_at: Moment
    updated_at: Moment
    enabled: bool = True
    timezone: Short = ""
    language: Short = ""
    read: Count = 0
    warning: Short = ""


class AttachmentRecord(Fields):
    kind: Short = "file"
    name: Text = ""
    url: Text = ""
    media_type: Text = ""
    description: Text = ""


class ToolCallRecord(Fields):
    name: Text
    arguments: Text = ""
    id: Text = ""


class AtomRecord(Fields):
    kind: AtomKind
    text: Text
    value: Text = ""


class MessageRecord(Fields):
    type: Literal["message"]
    chat: Id
    role: Role
    content: Text
    sender: Text = ""
    at: Moment
    id: Id
    channel: Text = ""
    attachments: Annotated[tuple[AttachmentRecord, ...], Limits(max_length=10_000)] = ()
    tool_calls: Annotated[tuple[ToolCallRecord, ...], Limits(max_length=10_000)] = ()
    tool_call_id: Text = ""
    pinned: bool = False


class PlaceRecord(Fields):
    """Where a message was erased. Its role is kept, because cycles are counted by it."""

    type: Literal["place"]
    chat: Id
    role: Role


class EventRecord(Fields):
    at: Moment
    description: Text
    participants: Texts = ()
    importance: Importance = "medium"


class TroubleRecord(Fields):
    attempts: Count = 1
    error: Text = ""
    reply: Text = ""
    outage: bool = False
    upto: Count = 0


class SummaryRecord(Fields):
    """A summary of the messages from `start` to `end`, counted in the order they stand."""

    type: Literal["summary"]
    chat: Id
    start: Annotated[int, Limits(ge=1, le=_WHOLE)]
    end: Annotated[int, Limits(ge=1, le=_WHOLE)]
    rung: Annotated[int, Limits(ge=0, le=1000)]
    text: Text
    context: Text = ""
    events: Annotated[tuple[EventRecord, ...], Limits(max_length=100_000)] = ()
    size_before: Count = 0
    size_after: Count = 0
    status: Status = "ready"
    unit: Unit = "tokens"
    at: Moment
    made_at: Moment
    brain: Short = ""
    trouble: TroubleRecord | None = None


class AtomsRecord(Fields):
    """What the message at a position must not lose when it is summarised."""

    type: Literal["atoms"]
    chat: Id
    position: Annotated[int, Limits(ge=1, le=_WHOLE)]
    atoms: Annotated[tuple[AtomRecord, ...], Limits(max_length=100_000)]


class CompactionRecord(Fields):
    type: Literal["compaction"]
    chat: Id
    at: Moment
    seconds: Number
    brain_seconds: Number
    first: Count
    last: Count
    climbs: Count
    size_before: Count
    size_after: Count
    unit: Unit
    forced: bool = False
    brain: Short = ""


class FactRecord(Fields):
    type: Literal["fact"]
    id: Id
    user: Id
    kind: Short
    content: Text
    created_at: Moment
    updated_at: Moment
    subject: Text = ""
    layer: Short = "semantic"
    key: Short = ""
    weight: Share = 1.0
    priority: Annotated[float, Limits(ge=1, le=10, allow_inf_nan=False)] = 6.0
    confidence: Share = 0.7
    observations: Count = 1
    expires_at: Moment | None = None
    valid_from: Moment | None = None
    valid_to: Moment | None = None
    accesses: Count = 0
    accessed_at: Moment | None = None
    tags: Texts = ()
    sources: Texts = ()
    status: Literal["live", "superseded", "ended", "archived", "undone"] = "live"
    critical: bool = False
    pinned: bool = False
    value: Text = ""
    stance: Stance = "is"
    when: Short = ""
    cause: Text = ""
    participants: Texts = ()
    language: Short = ""
    chats: Texts = ()
    replaces: Texts = ()
    replaced_by: Short = ""
    ended_at: Moment | None = None
    faded_at: Moment | None = None
    due_at: Moment | None = None
    order: Annotated[int, Limits(ge=0, le=2**62)] = 0


class MoodRecord(Fields):
    type: Literal["mood"]
    user: Id
    at: Moment
    valence: Annotated[float, Limits(ge=-1, le=1, allow_inf_nan=False)]
    label: Text
    trigger: Text = ""
    chat: Short = ""
    source: Short = ""


Record = (
    Opening
    | Ending
    | LinkRecord
    | ChatRecord
    | MessageRecord
    | PlaceRecord
    | SummaryRecord
    | AtomsRecord
    | CompactionRecord
    | FactRecord
    | MoodRecord
)

_ANY: TypeAdapter[Record] = TypeAdapter(Annotated[Record, Limits(discriminator="type")])


# ── writing ───────────────────────────────────────────────────────────────────────────────────


def line(type: str, **named: object) -> str:
    """A line with these fields; those that are None are left out."""
    row = {"type": type, **{name: _plain(v) for name, v in named.items() if v is not None}}
    return json.dumps(row, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def said(value: object, *but: str) -> dict[str, Any]:
    """The fields of a value that say something: all but those named and those at their default."""
    return {
        each.name: getattr(value, each.name)
        for each in fields(cast(Any, value))
        if each.name not in but and getattr(value, each.name) != _default(each)
    }


def utc(at: datetime | None) -> datetime | None:
    """A time of ours, which some stores keep with its offset and some without."""
    return at.astimezone(UTC) if at else None


def _default(each: Field[Any]) -> object:
    if each.default_factory is not MISSING:
        return each.default_factory()
    return each.default


def _plain(value: object) -> object:
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, (list, tuple)):
        return [_plain(inner) for inner in cast(list[object], value)]
    if isinstance(value, Mapping):
        given = cast(Mapping[str, object], value)
        return {name: _plain(inner) for name, inner in given.items()}
    return value


# ── reading ───────────────────────────────────────────────────────────────────────────────────


def parsed(text: str | bytes, number: int) -> Record:
    """The record in a line. Raises InvalidInput, naming the line, if it is none."""
    if len(text) > LONGEST:
        raise InvalidInput(f"Line {number} is longer than {LONGEST} bytes.")
    try:
        return _ANY.validate_json(text, strict=True)
    except ValidationError as error:
        _check_version(text)
        raise InvalidInput(f"Line {number} cannot be loaded: {_told(error)}") from None
    except (LembrarError, ValueError, RecursionError) as error:
        raise InvalidInput(f"Line {number} cannot be loaded: {error}") from None


def given(record: Fields) -> dict[str, Any]:
    """The fields of a record but its type, as they are: arguments of the value it stands for."""
    return {name: getattr(record, name) for name in type(record).model_fields if name != "type"}


def check_version(version: int) -> None:
    """Raises InvalidInput for an export of a version that is not known here."""
    if version > VERSION:
        raise InvalidInput(
            f"This export was written by a newer Lembrar: its version is {version}, and {VERSION} "
            "is the newest that this one reads. Upgrade Lembrar to load it."
        )
    if version < 1:
        raise InvalidInput(f"There is no version {version} of an export.")


def _check_version(text: str | bytes) -> None:
    """A newer export may have fields that are not known: say that, and not which."""
    try:
        row: object = json.loads(text)
    except (ValueError, RecursionError):
        return
    if isinstance(row, dict):
        given = cast(dict[str, object], row)
        version = given.get("version")
        if given.get("type") == "export" and type(version) is int:
            check_version(version)


def _told(error: ValidationError) -> str:
    first = error.errors(include_input=False, include_url=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}." if where else f"{first['msg']}."
