"""LlamaIndex's memory with Lembrar behind its window: what leaves the window is remembered.

pip install "lembrar[llamaindex]"; no key and no network are needed."""

import asyncio

from llama_index.core.base.llms.types import ChatMessage
from llama_index.core.memory import Memory as LlamaMemory

from lembrar import AsyncMemory
from lembrar.adapters.llamaindex import LembrarBlock


async def main() -> None:
    async with await AsyncMemory.open("memory:") as memory:
        chat = LlamaMemory.from_defaults(
            session_id="chat-1",
            memory_blocks=[LembrarBlock(memory=memory, user="ana", budget=300)],
            token_limit=400,
            token_flush_size=60,
            chat_history_token_ratio=0.3,
            insert_method="user",
        )
        await chat.aput(ChatMessage(role="user", content="Meu gato se chama Tom."))
        for n in range(20):
            await chat.aput(ChatMessage(role="assistant", content=f"Resposta número {n}, pronta."))
            await chat.aput(ChatMessage(role="user", content=f"E a pergunta {n}?"))
        await chat.aput(ChatMessage(role="user", content="Como se chama o meu gato?"))
        sent = await chat.aget()
        print(len(sent), "messages are sent; the last one is:")
        print(sent[-1].content)


asyncio.run(main())
