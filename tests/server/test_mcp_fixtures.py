"""What a server of the protocol may hold passes through ours unchanged, and the document on
conformance tells what is so. The public runner itself is run by tools/mcp_conformance.sh."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx2
import yaml
from asking import SETTINGS, bearer, make_key, serving
from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.types import PromptReference
from mcp_fixtures import MODERN, PIXEL, SCHEMA, SILENCE, furnished

from lembrar.server.mcp import mem0, ours

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs" / "mcp.md").read_text("utf-8")


def play(scenario: Callable[[Any], Awaitable[None]], *scopes: str) -> None:
    """Plays a scenario with a client of the furnished server, whose key has these scopes."""

    async def run() -> None:
        async with serving(SETTINGS) as (app, _):
            await furnished(app)
            sent = bearer(await make_key(app, "default", *scopes)) if scopes else {}
            transport = httpx2.ASGITransport(app)
            async with httpx2.AsyncClient(transport=transport, headers=sent) as http:
                door = streamable_http_client("http://127.0.0.1/mcp", http_client=http)
                async with Client(door) as client:
                    await scenario(client)

    asyncio.run(run())


def test_contents_of_every_kind_pass_through() -> None:
    """Text, pictures, sounds and resources come as a tool gave them; so does its failure."""

    async def scenario(client: Client) -> None:
        mixed = await client.call_tool("test_multiple_content_types", {})
        assert [part.type for part in mixed.content] == ["text", "image", "resource"]
        assert mixed.content[1].data == PIXEL  # pyright: ignore[reportAttributeAccessIssue]
        [sound] = (await client.call_tool("test_audio_content", {})).content
        assert sound.data == SILENCE  # pyright: ignore[reportAttributeAccessIssue]
        failed = await client.call_tool("test_error_handling", {})
        assert failed.is_error and "intentionally" in failed.content[0].text  # pyright: ignore
        listed = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert listed[SCHEMA].input_schema == MODERN

    play(scenario)


def test_resources_prompts_and_completion_are_served() -> None:
    async def scenario(client: Client) -> None:
        [told] = (await client.read_resource("test://template/7/data")).contents
        assert '"id":"7"' in told.text  # pyright: ignore[reportAttributeAccessIssue]
        values = {"arg1": "hello", "arg2": "world"}
        prompt = await client.get_prompt("test_prompt_with_arguments", values)
        assert "arg2='world'" in prompt.messages[0].content.text  # pyright: ignore
        reference = PromptReference(type="ref/prompt", name="test_prompt_with_arguments")
        found = await client.complete(reference, {"name": "arg1", "value": "par"})
        assert found.completion.values == ["paris", "park", "party"]

    play(scenario)


def test_a_key_that_may_only_read_is_shown_no_tool_that_writes() -> None:
    """What is none of ours does nothing to a memory, and needs no more than reading."""

    async def scenario(client: Client) -> None:
        shown = {tool.name for tool in (await client.list_tools()).tools}
        assert "test_simple_text" in shown and "search" in shown
        offers = (*ours.OFFERS, *mem0.OFFERS)
        assert not shown & {offer.name for offer in offers if offer.writes}
        refused = await client.call_tool("remember", {"user": "ana", "text": "Sou vegetariana"})
        assert refused.is_error

    play(scenario, "read")


def test_the_document_names_every_tool_and_every_exception() -> None:
    for offer in (*ours.OFFERS, *mem0.OFFERS):
        assert f"`{offer.name}`" in DOCUMENT
    for name in ("mcp_2025.yaml", "mcp_2026.yaml"):
        exceptions = yaml.safe_load((ROOT / "tools" / name).read_text("utf-8"))["server"]
        assert all(f"`{scenario}`" in DOCUMENT for scenario in exceptions)
        script = (ROOT / "tools" / "mcp_conformance.sh").read_text("utf-8")
        assert name in script
