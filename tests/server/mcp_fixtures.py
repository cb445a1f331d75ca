"""The real server with what the public conformance runner of MCP expects to find in one: tools,
resources, prompts and completion of its own, registered beside ours. Transport, keys, hosts, seats
and errors are the server's. `python tests/server/mcp_fixtures.py` serves it and prints its address.
"""

import asyncio
import base64
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any

import mcp_rounds
from asking import SETTINGS, listening
from fastapi import FastAPI
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.prompts.base import UserMessage
from mcp.types import (
    AudioContent,
    Completion,
    EmbeddedResource,
    ImageContent,
    TextContent,
    TextResourceContents,
)
from pydantic import Field

from lembrar.server.app import create_app

PIXEL = (
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR42mP4z8AAAAMBAQD3A0FDAAAAAElFTkSuQmCC"
)
SILENCE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA="
SCHEMA = "json_schema_2020_12_tool"
MODERN: dict[str, Any] = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "$defs": {
        "address": {
            "$anchor": "addressDef",
            "type": "object",
            "properties": {"street": {"type": "string"}, "city": {"type": "string"}},
        }
    },
    "properties": {"name": {"type": "string"}, "address": {"$ref": "#/$defs/address"}},
    "allOf": [{"anyOf": [{"required": ["name"]}, {"required": ["address"]}]}],
    "if": {"required": ["address"]},
    "then": {"required": ["name"]},
    "else": {"required": []},
    "additionalProperties": False,
}


def register(server: MCPServer[Any]) -> None:
    """Puts everything that the runner asks for beside what is there."""
    for tool in TOOLS:
        server.add_tool(tool, description=tool.__doc__, structured_output=False)
    server.add_tool(test_modern_schema, name=SCHEMA, structured_output=False)
    server.add_tool(test_x_mcp_header, structured_output=False)
    tools = server._tool_manager._tools  # their schemas are written by hand
    tools[SCHEMA].parameters = MODERN
    tools["test_x_mcp_header"].parameters["properties"]["region"]["x-mcp-header"] = "Region"
    _resources(server)
    _prompts(server)
    mcp_rounds.register(server)

    @server.completion()
    async def complete(ref: Any, argument: Any, context: Any) -> Completion:
        found = [word for word in ("paris", "park", "party") if word.startswith(argument.value)]
        return Completion(values=found, total=len(found), has_more=False)


async def test_simple_text() -> TextContent:
    """Gives text."""
    return _text("This is a simple text response for testing.")


async def test_image_content() -> ImageContent:
    """Gives a picture."""
    return _pixel()


async def test_audio_content() -> AudioContent:
    """Gives a sound."""
    return AudioContent(type="audio", data=SILENCE, mime_type="audio/wav")


async def test_embedded_resource() -> EmbeddedResource:
    """Gives a resource."""
    return _embedded("test://embedded-resource", "This is an embedded resource content.")


async def test_multiple_content_types() -> list[Any]:
    """Gives several things at once."""
    data = '{"test":"data","value":123}'
    inside = _embedded("test://mixed-content-resource", data, "application/json")
    return [_text("Multiple content types test:"), _pixel(), inside]


async def test_error_handling() -> TextContent:
    """Fails."""
    raise ToolError("This tool intentionally returns an error for testing")


async def test_tool_with_logging(ctx: Context[Any, Any]) -> TextContent:
    """Tells what it does while it does it."""
    for text in ("Tool execution started", "Tool processing data", "Tool execution completed"):
        await ctx.info(text)
    return _text("Done.")


async def test_tool_with_progress(ctx: Context[Any, Any]) -> TextContent:
    """Tells how far it is."""
    for part in (0, 50, 100):
        await ctx.report_progress(part, 100)
    return _text("Done.")


async def test_modern_schema(name: str = "", address: dict[str, str] | None = None) -> TextContent:
    """Takes what a schema of 2020-12 describes."""
    return _text(f"{name} {address}")


async def test_x_mcp_header(region: str = "") -> TextContent:
    """Has an argument that must stand in a header, too."""
    return _text(f"In {region}.")


TOOLS = (
    test_simple_text,
    test_image_content,
    test_audio_content,
    test_embedded_resource,
    test_multiple_content_types,
    test_error_handling,
    test_tool_with_logging,
    test_tool_with_progress,
)


def _resources(server: MCPServer[Any]) -> None:
    @server.resource("test://static-text", description="A text.", mime_type="text/plain")
    async def static_text() -> str:
        return "This is the content of the static text resource."

    @server.resource("test://static-binary", description="A picture.", mime_type="image/png")
    async def static_binary() -> bytes:
        return base64.b64decode(PIXEL)

    @server.resource(
        "test://template/{id}/data", description="By id.", mime_type="application/json"
    )
    async def template(id: str) -> str:
        return f'{{"id":"{id}","templateTest":true,"data":"Data for ID: {id}"}}'


def _prompts(server: MCPServer[Any]) -> None:
    @server.prompt(description="A prompt.")
    async def test_simple_prompt() -> list[Any]:
        return [UserMessage("This is a simple prompt for testing.")]

    @server.prompt(description="A prompt with arguments.")
    async def test_prompt_with_arguments(
        arg1: Annotated[str, Field(description="The first.")],
        arg2: Annotated[str, Field(description="The second.")],
    ) -> list[Any]:
        return [UserMessage(f"Prompt with arguments: arg1='{arg1}', arg2='{arg2}'")]

    @server.prompt(description="A prompt with a resource.")
    async def test_prompt_with_embedded_resource(resourceUri: str) -> list[Any]:  # noqa: N803
        inside = _embedded(resourceUri, "Embedded resource content for testing.")
        return [UserMessage(inside), UserMessage("Please process the embedded resource above.")]

    @server.prompt(description="A prompt with a picture.")
    async def test_prompt_with_image() -> list[Any]:
        return [UserMessage(_pixel()), UserMessage("Please analyze the image above.")]


def _text(text: str) -> TextContent:
    return TextContent(type="text", text=text)


def _pixel() -> ImageContent:
    return ImageContent(type="image", data=PIXEL, mime_type="image/png")


def _embedded(uri: str, text: str, kind: str = "text/plain") -> EmbeddedResource:
    inside = TextResourceContents(uri=uri, mime_type=kind, text=text)
    return EmbeddedResource(type="resource", resource=inside)


async def furnished(app: FastAPI) -> None:
    """Registers it all with a started app."""
    running = app.state.mcp
    await running.manager()
    register(running.server)


def main() -> None:
    """Serves until stdin ends, on a port of its own."""
    app = create_app(SETTINGS)
    begin = app.router.lifespan_context

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[Any]:
        async with begin(app) as state:
            await furnished(app)
            yield state

    app.router.lifespan_context = lifespan
    with listening(app) as url:
        print(f"{url}/mcp", flush=True)
        asyncio.run(asyncio.to_thread(sys.stdin.read))


if __name__ == "__main__":
    main()
