"""The API says the same as the library, in the same words."""

import dataclasses
import inspect
from typing import Any, get_args

import pytest
from asking import Service, with_service
from fastapi.routing import iter_route_contexts

from lembrar import AsyncMemory, model
from lembrar.consolidate.slots import KINDS, kinds_of
from lembrar.server.schemas import asked, chats, people, talk
from lembrar.server.schemas.base import Value

ELSEWHERE = {"close", "open"}  # what only a program that holds the memory itself can do


def values() -> list[type[Value]]:
    found = [v for module in (talk, chats, people) for v in vars(module).values()]
    ours = [v for v in found if inspect.isclass(v) and issubclass(v, Value) and v is not Value]
    return sorted({v for v in ours if hasattr(model, v.__name__)}, key=lambda v: v.__name__)


@pytest.mark.parametrize("value", values(), ids=lambda v: v.__name__)
def test_values_have_the_same_fields(value: type[Value]) -> None:
    """Every value crosses the wire with the fields and properties that it has in the library."""
    kind: Any = getattr(model, value.__name__)
    derived = [name for name, member in vars(kind).items() if isinstance(member, property)]
    fields = [field.name for field in dataclasses.fields(kind)]
    assert list(value.model_fields) == fields + derived


def test_every_value_that_leaves_the_library_is_there() -> None:
    """What a method of the API gives is described."""
    named = {value.__name__ for value in values()}
    given = "Cycle Message Chat Context Hit Summary Compaction Fact Profile Event Mood Receipt Link"
    assert set(given.split()) <= named
    assert {"Gardening", "Stats", "Letter", "Notice", "DaySpend"} <= named


@with_service()
async def test_every_method_has_its_route(service: Service) -> None:
    """The words of `AsyncMemory` are the paths, so that nothing can be done in one alone."""
    methods = {
        name
        for name, member in vars(AsyncMemory).items()
        if inspect.iscoroutinefunction(member) and not name.startswith("_")
    } - ELSEWHERE
    paths = {str(route.path) for route in iter_route_contexts(service.app.routes)}
    assert {name for name in methods if f"/api/v1/{name}" not in paths} == set()


def test_kinds_are_those_of_the_library() -> None:
    """The kinds that the schema lists are the ones that facts have, with their short names."""
    listed = set(get_args(asked.FactKind))
    assert kinds_of(listed) == set(KINDS)
