"""What the tests of the server share."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from asking import SETTINGS, listening, serving
from fastapi import FastAPI

from lembrar.config import Settings
from lembrar.server.app import create_app


@pytest.fixture
def settings() -> Settings:
    """A server that keeps everything in this process, and searches by words alone."""
    return SETTINGS


@pytest.fixture
def served() -> Callable[..., Any]:
    """`async with served(settings) as (app, client)`."""
    return serving


@pytest.fixture
def running(settings: Settings) -> Callable[..., Any]:
    """`with running(app) as url`, or `with running(url="sqlite:…") as url` for settings like the
    fixture's but for what is given: a real server on 127.0.0.1."""

    @contextmanager
    def run(app: FastAPI | None = None, **changes: Any) -> Iterator[str]:
        with listening(app or create_app(replace(settings, **changes))) as url:
            yield url

    return run
