"""What the tests of the page share: a filled database, a running server, and a real browser."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
sys.path.insert(0, str(Path(__file__).parent))

expect.set_options(timeout=30_000)  # what does not come on a busy machine does not come at all


@pytest.fixture(scope="session")
def lively_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with lively talks, made once. Who changes it takes a copy."""
    from looking import fill, lively

    file = tmp_path_factory.mktemp("lively") / "m.db"
    fill(file, lively)
    return file


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. It lives as long as a module, not a worker: while it runs, its loop is the
    thread's, and tests elsewhere start loops of their own."""
    path = shutil.which("chromium")
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("chromium is not installed, and must be: apt-get install chromium")
        pytest.skip("chromium is not installed")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield opened
        opened.close()
