"""A pydantic-ai agent that remembers.

pip install "lembrar[pydantic-ai]". The model is a function, so that no key is needed: put your own
in its place."""

import asyncio

from pydantic_ai import Agent
from pydantic_ai.messages import ModelMessage, ModelResponse, TextPart
from pydantic_ai.models.function import AgentInfo, FunctionModel

from lembrar import AsyncMemory
from lembrar.adapters.pydantic_ai import LembrarMemory


def model(messages: list[ModelMessage], info: AgentInfo) -> ModelResponse:
    """Says what it was sent."""
    sent = "\n".join(str(part.content) for part in messages[-1].parts)
    return ModelResponse(parts=[TextPart(f"I was sent:\n{sent}")])


async def main() -> None:
    async with await AsyncMemory.open("memory:") as memory:
        remembering = LembrarMemory(memory, user="ana", chat="chat-1", budget=500)
        agent = Agent(FunctionModel(model), capabilities=[remembering])
        await agent.run("Moro em Recife e sou enfermeira.")
        print((await agent.run("Onde eu moro?")).output)


asyncio.run(main())
