"""Memories on every store that can be had here."""

import importlib.util
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lembrar import Memory

STORES = ["memory", "sqlite", "postgres", "mongo"]


def _servers(name: str) -> object:
    """A module of the stores' tests, by its file: those folders are no packages."""
    path = Path(__file__).parents[1] / "stores" / f"{name}.py"
    known = f"lembrar_tests_{name}"
    if known not in sys.modules:
        spec = importlib.util.spec_from_file_location(known, path)
        assert spec and spec.loader
        sys.modules[known] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[known])
    return sys.modules[known]


def store_url(kind: str, folder: Path) -> str:
    """A database of this kind with nothing in it."""
    if kind == "memory":
        return "memory:"
    if kind == "sqlite":
        return f"sqlite:{folder / 'memory.db'}"
    if kind == "postgres":
        return _servers("servers").postgres_url()
    return _servers("mongo_server").mongo_url()


@pytest.fixture(params=STORES)
def everywhere(request: pytest.FixtureRequest, tmp_path: Path, clock: Callable) -> Iterator[Memory]:
    """An empty memory on each kind of store."""
    with Memory(store_url(request.param, tmp_path), clock=clock, background=False) as opened:
        yield opened
