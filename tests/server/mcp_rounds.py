"""Tools of the conformance runner that ask their caller for something before they answer, in as
many rounds as it takes: the server keeps nothing between them."""

from typing import Any

from mcp import MCPError
from mcp.server import MCPServer
from mcp.server.mcpserver import Context
from mcp.server.mcpserver.prompts.base import UserMessage
from mcp.types import (
    MISSING_REQUIRED_CLIENT_CAPABILITY,
    CreateMessageRequest,
    CreateMessageRequestParams,
    ElicitRequest,
    ElicitRequestFormParams,
    InputRequiredResult,
    ListRootsRequest,
    SamplingMessage,
    TextContent,
)

Ask = Context[Any, Any]


def register(server: MCPServer[Any]) -> None:
    """Puts them beside what is there."""
    for tool in TOOLS:
        name = tool.__name__.replace("test_rounds", "test_input_required_result")
        server.add_tool(tool, name=name, description=tool.__doc__, structured_output=False)

    @server.prompt(description="A prompt that asks first.")
    async def test_input_required_result_prompt(ctx: Ask) -> Any:
        given = _answers(ctx).get("user_context")
        if given is None:
            asked = _form("What context should the prompt use?", context="string")
            return InputRequiredResult(input_requests={"user_context": asked})
        return [UserMessage(f"Use this context: {_field(given, 'context')}")]


async def test_rounds_elicitation(ctx: Ask) -> Any:
    """Asks the user."""
    given = _answers(ctx).get("user_name")
    if given is None:
        return InputRequiredResult(input_requests={"user_name": _name()})
    return _text(f"Hello, {_field(given, 'name')}!")


async def test_rounds_sampling(ctx: Ask) -> Any:
    """Asks a model."""
    given = _answers(ctx).get("capital_question")
    if given is None:
        asked = _sample("What is the capital of France?", 100)
        return InputRequiredResult(input_requests={"capital_question": asked})
    return _text(f"The model says: {given}")


async def test_rounds_list_roots(ctx: Ask) -> Any:
    """Asks for folders."""
    given = _answers(ctx).get("client_roots")
    if given is None:
        return InputRequiredResult(input_requests={"client_roots": ListRootsRequest()})
    return _text(f"The folders: {given}")


async def test_rounds_request_state(ctx: Ask) -> Any:
    """Knows its own state again."""
    if "confirm" not in _answers(ctx) or ctx.request_state != "asked":
        asked = {"confirm": _form("Please confirm", ok="boolean")}
        return InputRequiredResult(input_requests=asked, request_state="asked")
    return _text("state-ok")


async def test_rounds_tampered_state(ctx: Ask) -> Any:
    """Takes its own state only."""
    return await test_rounds_request_state(ctx)


async def test_rounds_multiple_inputs(ctx: Ask) -> Any:
    """Asks for several things at once."""
    asked: dict[str, Any] = {
        "user_name": _name(),
        "greeting": _sample("Generate a greeting", 50),
        "client_roots": ListRootsRequest(),
    }
    if set(asked) <= set(_answers(ctx)):
        return _text("All of it came.")
    return InputRequiredResult(input_requests=asked, request_state="several")


async def test_rounds_multi_round(ctx: Ask) -> Any:
    """Asks one thing after the other."""
    given = _answers(ctx)
    if ctx.request_state == "second" and "step2" in given:
        return _text(f"It is {_field(given['step2'], 'color')}.")
    if ctx.request_state == "first" and "step1" in given:
        asked = _form("Step 2: What is your favorite color?", color="string")
        return InputRequiredResult(input_requests={"step2": asked}, request_state="second")
    asked = _form("Step 1: What is your name?", name="string")
    return InputRequiredResult(input_requests={"step1": asked}, request_state="first")


async def test_rounds_capabilities(ctx: Ask) -> Any:
    """Asks only for what the client can do."""
    able = ctx.client_capabilities
    asked: dict[str, Any] = {}
    if able and able.elicitation is not None:
        asked["user_name"] = _name()
    if able and able.sampling is not None:
        asked["greeting"] = _sample("Generate a greeting", 50)
    return InputRequiredResult(input_requests=asked) if asked else _text("Nothing to ask.")


async def test_missing_capability(ctx: Ask) -> Any:
    """Needs a client that has a model."""
    able = ctx.client_capabilities
    if able is None or able.sampling is None:
        data = {"requiredCapabilities": {"sampling": {}}}
        raise MCPError(MISSING_REQUIRED_CLIENT_CAPABILITY, "This needs sampling.", data)
    return _text("The client can sample.")


TOOLS = (
    test_rounds_elicitation,
    test_rounds_sampling,
    test_rounds_list_roots,
    test_rounds_request_state,
    test_rounds_tampered_state,
    test_rounds_multiple_inputs,
    test_rounds_multi_round,
    test_rounds_capabilities,
    test_missing_capability,
)


def _answers(ctx: Ask) -> dict[str, Any]:
    return dict(ctx.input_responses or {})


def _field(given: Any, name: str) -> Any:
    return (getattr(given, "content", None) or {}).get(name)


def _name() -> ElicitRequest:
    return _form("What is your name?", name="string")


def _form(message: str, **fields: str) -> ElicitRequest:
    schema = {
        "type": "object",
        "properties": {name: {"type": kind} for name, kind in fields.items()},
        "required": list(fields),
    }
    params = ElicitRequestFormParams(mode="form", message=message, requested_schema=schema)
    return ElicitRequest(params=params)


def _sample(question: str, most: int) -> CreateMessageRequest:
    said = SamplingMessage(role="user", content=_text(question))
    return CreateMessageRequest(params=CreateMessageRequestParams(messages=[said], max_tokens=most))


def _text(text: str) -> TextContent:
    return TextContent(type="text", text=text)
