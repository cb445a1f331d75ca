"""LangGraph's own suite for checkpoint savers, on every store."""

import asyncio
from collections.abc import AsyncIterator

import pytest

pytest.importorskip("langgraph.checkpoint.conformance", reason="the suite is not installed")

from langgraph.checkpoint.conformance import checkpointer_test, validate

from lembrar import Memory
from lembrar.adapters.langgraph_saver import LembrarSaver

CAPABILITIES = 8
TESTS = 81


def test_the_suite_passes_whole(everywhere: Memory) -> None:
    """G3: base and extended capabilities, none skipped, none failed."""

    @checkpointer_test(name="lembrar")
    async def savers() -> AsyncIterator[LembrarSaver]:
        yield LembrarSaver(everywhere)

    report = asyncio.run(validate(savers))
    assert {name: one.failures for name, one in report.results.items() if one.failures} == {}
    assert len(report.results) == CAPABILITIES
    assert all(one.detected and one.passed for one in report.results.values())
    assert sum(one.tests_passed for one in report.results.values()) >= TESTS
    assert report.passed_all()
