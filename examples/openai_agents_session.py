"""A session for OpenAI's Agents SDK that remembers, and is compacted as it grows.

pip install "lembrar[openai-agents]". The model is the SDK's scripted one, so that no key is needed:
put your own in its place."""

import asyncio

from agents import Agent, RunConfig, Runner
from agents.testing import ScriptedModel, assistant_message

from lembrar import AsyncMemory
from lembrar.adapters.openai_agents import LembrarSession


async def main() -> None:
    answers = [[assistant_message(f"Resposta {n}.")] for n in range(1, 9)]
    agent = Agent(name="bot", model=ScriptedModel(answers))
    quiet = RunConfig(tracing_disabled=True)
    async with await AsyncMemory.open("memory:") as memory:
        session = LembrarSession("chat-1", memory, user="ana", compact_after=8, keep=4)
        await Runner.run(agent, "Sou alérgica a amendoim.", session=session, run_config=quiet)
        for n in range(2, 9):
            await Runner.run(agent, f"Pergunta {n}?", session=session, run_config=quiet)
        await session.run_compaction({"force": True})  # the runner asks for it with real models
        items = await session.get_items()
        print(len(items), "items are sent; the first one is:")
        print(items[0]["content"])


asyncio.run(main())
