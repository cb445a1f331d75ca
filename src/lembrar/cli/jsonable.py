"""Values as plain JSON: fields and properties by name, times in ISO 8601."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from datetime import date
from typing import Any, cast


def jsonable(value: object) -> Any:
    """The value as dictionaries, lists, strings, numbers, booleans and None."""
    if value is None or isinstance(value, str | int | float):
        return value
    if isinstance(value, date):  # a datetime is one too
        return value.isoformat()
    if is_dataclass(value):
        return {name: jsonable(getattr(value, name)) for name in _names(value)}
    if isinstance(value, Mapping):
        pairs = cast(Mapping[object, object], value).items()
        return {str(key): jsonable(inner) for key, inner in pairs}
    if isinstance(value, Iterable):
        return [jsonable(inner) for inner in cast(Iterable[object], value)]
    raise TypeError(f"{type(value).__name__} has no JSON form")


def document(value: object, *, ascii_only: bool = False) -> str:
    """One JSON document, indented, keys in the order of the fields."""
    return json.dumps(jsonable(value), ensure_ascii=ascii_only, indent=2, allow_nan=False)


def _names(value: object) -> list[str]:
    """Fields first, then what is derived from them."""
    derived = [name for name, member in vars(type(value)).items() if isinstance(member, property)]
    return [field.name for field in fields(cast(Any, value))] + derived
