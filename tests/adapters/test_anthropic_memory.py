"""Claude's memory tool: the SDK's own dispatch, and paths that try to leave /memories."""

import asyncio
from typing import Any

import pytest

pytest.importorskip("anthropic", reason="anthropic is not installed")

from anthropic.lib.tools import BetaAbstractMemoryTool, BetaAsyncAbstractMemoryTool, ToolError
from hypothesis import given
from hypothesis import strategies as st

from lembrar import AsyncMemory, Memory
from lembrar.adapters.anthropic_files import ROOT, Refused, confined
from lembrar.adapters.anthropic_memory import AsyncLembrarMemoryTool, LembrarMemoryTool


def do(tool: LembrarMemoryTool, command: str, **fields: Any) -> str:
    told = tool.call({"command": command, **fields})
    assert isinstance(told, str)
    return told


@pytest.fixture
def tool(memory: Memory) -> LembrarMemoryTool:
    return LembrarMemoryTool(memory, user="ana")


def test_every_command(everywhere: Memory) -> None:
    """G3: on every store, by the SDK's own dispatch."""
    tool = LembrarMemoryTool(everywhere, user="ana")
    assert isinstance(tool, BetaAbstractMemoryTool)
    assert tool.to_dict() == {"type": "memory_20250818", "name": "memory"}
    assert "0\t/memories" in do(tool, "view", path="/memories")
    do(tool, "create", path="/memories/notas/ação.md", file_text="um\ndois\ntrês\n")
    do(tool, "create", path="/memories/a.txt", file_text="x")
    told = do(tool, "view", path="/memories")
    assert [line.split("\t")[1] for line in told.splitlines()[1:]] == [
        "/memories",
        "/memories/a.txt",
        "/memories/notas/",
        "/memories/notas/ação.md",
    ]
    do(tool, "str_replace", path="/memories/notas/ação.md", old_str="dois", new_str="2\n2b")
    do(tool, "insert", path="/memories/notas/ação.md", insert_line=0, insert_text="zero\n")
    assert do(tool, "view", path="/memories/notas/ação.md", view_range=[1, 3]).endswith(
        "\n     1\tzero\n     2\tum\n     3\t2"
    )
    do(tool, "rename", old_path="/memories/notas", new_path="/memories/old/notas")
    assert "2b" in do(tool, "view", path="/memories/old/notas/ação.md", view_range=[3, -1])
    do(tool, "delete", path="/memories/old")
    with pytest.raises(ToolError):
        do(tool, "view", path="/memories/old/notas/ação.md")
    assert tool.clear_all_memory()
    assert len(do(tool, "view", path="/memories/").splitlines()) == 2


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("create", {"path": "/memories/a", "file_text": "again"}),
        ("create", {"path": "/memories/a/b", "file_text": "a is a file"}),
        ("create", {"path": "/memories/d", "file_text": "d is a folder"}),
        ("create", {"path": "/memories", "file_text": "x"}),
        ("create", {"path": "/memories/new"}),
        ("create", {"path": "/memories/new", "file_text": 7}),
        ("create", {"path": "/memories/new", "file_text": "x" * 300_000}),
        ("create", {"path": "/memories/new", "file_text": "\ud800"}),
        ("str_replace", {"path": "/memories/a", "old_str": "missing", "new_str": ""}),
        ("str_replace", {"path": "/memories/a", "old_str": "um", "new_str": ""}),
        ("str_replace", {"path": "/memories/a", "old_str": "", "new_str": "x"}),
        ("str_replace", {"path": "/memories/none", "old_str": "a", "new_str": "x"}),
        ("str_replace", {"path": "/memories/d", "old_str": "a", "new_str": "x"}),
        ("insert", {"path": "/memories/a", "insert_line": 9, "insert_text": "x"}),
        ("insert", {"path": "/memories/a", "insert_line": -1, "insert_text": "x"}),
        ("insert", {"path": "/memories/a", "insert_line": "soon", "insert_text": "x"}),
        ("view", {"path": "/memories/a", "view_range": [9, 12]}),
        ("view", {"path": "/memories/a", "view_range": [2, 1]}),
        ("view", {"path": "/memories/a", "view_range": ["1", None]}),
        ("view", {"path": "/memories/none"}),
        ("view", {}),
        ("delete", {"path": "/memories"}),
        ("delete", {"path": "/memories/none"}),
        ("rename", {"old_path": "/memories", "new_path": "/memories/x"}),
        ("rename", {"old_path": "/memories/d", "new_path": "/memories/d/deeper"}),
        ("rename", {"old_path": "/memories/a", "new_path": "/memories/d"}),
        ("rename", {"old_path": "/memories/a", "new_path": "/memories/d/x"}),
        ("rename", {"old_path": "/memories/none", "new_path": "/memories/x"}),
    ],
)
def test_what_cannot_be_done_is_told(
    tool: LembrarMemoryTool, command: str, fields: dict[str, Any]
) -> None:
    """Claude hears why, and nothing has changed."""
    do(tool, "create", path="/memories/a", file_text="um um")
    do(tool, "create", path="/memories/d/x", file_text="dois")
    before = do(tool, "view", path="/memories"), do(tool, "view", path="/memories/a")
    with pytest.raises(ToolError):
        do(tool, command, **fields)
    assert (do(tool, "view", path="/memories"), do(tool, "view", path="/memories/a")) == before


LEAVING = [
    "/etc/passwd",
    "memories/a",
    "/memoriesx/a",
    "/memories/../etc/passwd",
    "/memories/a/../../b",
    "/memories/..",
    "/memories/.",
    "/memories/./a",
    "/memories//a",
    "/memories/a//",
    "//memories/a",
    "/memories/.../a",
    "/memories/%2e%2e/a",
    "/memories/%2E%2E%2Fa",
    "/memories/%252e%252e/a",
    "/memories/..%2fa",
    "/memories/..%c0%afa",
    "/memories\\..\\a",
    "/memories/..\\a",
    "/memories/\u2025/a",  # two dot leader
    "/memories/\u2024\u2024/a",  # one dot leaders
    "/memories/\uff0e\uff0e/a",  # full-width dots
    "/memories/..\uff0fa",  # full-width slash
    "/memories/a\uff3cb",  # full-width backslash
    "/memories/.\u200b./a",  # zero-width space
    "/memories/\u202e..",  # right-to-left override
    "/memories/a\x00.txt",
    "/memories/a\nb",
    "/memories/ /a",
    "/memories/.. /a",
    "/memories/ ..",
    "/MEMORIES/a",
    "/memories/" + "a" * 600,
    "/memories/\ud800",
    "",
    "~/memories",
    "C:/memories/a",
    None,
    7,
    ["/memories/a"],
]


@pytest.mark.parametrize("path", LEAVING, ids=repr)
def test_no_path_leaves(tool: LembrarMemoryTool, path: Any) -> None:
    """Traversal, encodings and characters that look or decode like others are refused."""
    with pytest.raises(ToolError):
        do(tool, "create", path=path, file_text="x")
    with pytest.raises(ToolError):
        do(tool, "view", path=path)


@given(st.text(alphabet="/.\\%2eEfFaç\u2025\uff0e\uff0f\u200b ", max_size=12))
def test_what_is_taken_is_below(tail: str) -> None:
    """Whatever a taken path is decoded, normalised or resolved to, it stays below /memories."""
    import posixpath
    import unicodedata
    from urllib.parse import unquote

    try:
        path = confined(f"{ROOT}/{tail}")
    except Refused:
        return
    seen = unicodedata.normalize("NFKC", unquote(unquote(path))).replace("\\", "/")
    assert posixpath.normpath(seen) == seen
    assert seen == ROOT or seen.startswith(f"{ROOT}/")
    assert confined(path) == path


def test_two_spellings_name_one_file(tool: LembrarMemoryTool) -> None:
    do(tool, "create", path="/memories/cafe\u0301", file_text="x")
    assert "x" in do(tool, "view", path="/memories/caf\u00e9")


def test_users_and_tenants_have_their_own(tmp_path: Any) -> None:
    """G11: nobody sees another's files, and forgetting a user takes theirs."""
    url = f"sqlite:{tmp_path / 'm.db'}"
    with Memory(url, tenant="a") as one, Memory(url, tenant="b") as two:
        ana, bia = LembrarMemoryTool(one, user="ana"), LembrarMemoryTool(one, user="ana/memories")
        other = LembrarMemoryTool(two, user="ana")
        do(ana, "create", path="/memories/x", file_text="ana's")
        do(bia, "create", path="/memories/x", file_text="bia's")
        with pytest.raises(ToolError):
            do(other, "view", path="/memories/x")
        one.record("chat", "ana", "oi", "oi")
        one.forget(user="ana")
        assert "bia's" in do(bia, "view", path="/memories/x")
        with pytest.raises(ToolError):
            do(ana, "view", path="/memories/x")


def test_changes_at_once_are_all_kept() -> None:
    async def play() -> str:
        async with await AsyncMemory.open("memory:") as memory:
            tool = AsyncLembrarMemoryTool(memory, user="ana")
            assert isinstance(tool, BetaAsyncAbstractMemoryTool)
            await tool.call({"command": "create", "path": "/memories/a", "file_text": ""})
            add = {"command": "insert", "path": "/memories/a", "insert_line": 0}
            await asyncio.gather(*(tool.call({**add, "insert_text": f"{n}"}) for n in range(20)))
            return str(await tool.call({"command": "view", "path": "/memories/a"}))

    assert len(asyncio.run(play()).splitlines()) == 1 + 20 + 1
