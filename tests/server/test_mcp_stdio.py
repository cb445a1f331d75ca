"""Memory over the Model Context Protocol for a client that starts its server: a real process."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from lembrar.cli import verbs

VERB = "import typer; from lembrar.cli.mcp_verb import mcp; typer.run(mcp)"


def started(folder: Path, *options: str) -> Client:
    """A client whose server is `lembrar mcp` in a folder."""
    arguments = ["-c", VERB, "--url", "sqlite:memory.db", *options]
    server = StdioServerParameters(
        command=sys.executable,
        args=arguments,
        cwd=folder,
        env={"LEMBRAR_EMBEDDER": "none", "PATH": "/usr/bin:/bin"},
    )
    return Client(server)


async def ask(client: Client, tool: str, **arguments: Any) -> Any:
    result = await client.call_tool(tool, arguments)
    assert not result.is_error, result.content
    return result.structured_content


def test_memory_outlives_the_process(tmp_path: Path) -> None:
    """G1, G3: what one process recorded, the next one knows; nobody needs to be named."""

    async def scenario() -> None:
        async with started(tmp_path) as client:
            await ask(client, "record", said="Moro em Recife", answered="Que bom!")
            await ask(client, "remember", text="Sou vegetariana", user="ana")
        async with started(tmp_path) as client:
            context = await ask(client, "get_context", query="onde moro?")
            assert "Moro em Recife" in context["context"]
            known = await ask(client, "facts", user="ana")
            assert [fact["content"] for fact in known["facts"]] == ["Sou vegetariana"]

    asyncio.run(scenario())


def test_for_one_person_and_with_tools_that_erase(tmp_path: Path) -> None:
    """G11: `--user` pins the process to one person, `--chat` to one chat; erasing is asked for."""

    async def scenario() -> None:
        options = ("--user", "ana", "--chat", "c", "--destructive")
        async with started(tmp_path, *options) as client:
            assert "forget" in {tool.name for tool in (await client.list_tools()).tools}
            assert (await ask(client, "record", said="Moro em Recife"))["chat"] == "c"
            refused = await client.call_tool("facts", {"user": "bia"})
            assert refused.is_error
            assert (await ask(client, "forget", everything_of="ana"))["messages"] == 1

    asyncio.run(scenario())


@pytest.mark.skipif("mcp" not in verbs(), reason="the verb is not part of the command yet")
def test_the_example_runs() -> None:
    """G5: the example as it stands, with no network."""
    example = Path(__file__).parents[2] / "examples" / "mcp_tools.py"
    done = subprocess.run([sys.executable, example], capture_output=True, text=True, check=True)
    assert "get_context" in done.stdout and "Moro em Recife" in done.stdout
