"""Lembrar as a block of LlamaIndex's memory."""

import asyncio
from typing import Any

import pytest

pytest.importorskip("llama_index.core", reason="llama-index-core is not installed")

from llama_index.core.base.llms.types import ChatMessage, MessageRole
from llama_index.core.memory import BaseMemoryBlock
from llama_index.core.memory import Memory as LlamaMemory

from lembrar import AsyncMemory, Memory
from lembrar.adapters.llamaindex import LembrarBlock
from lembrar.errors import InvalidInput
from lembrar.text import tokens


def said(role: str, text: str) -> ChatMessage:
    return ChatMessage(role=role, content=text)


def test_what_is_put_comes_back(everywhere: Memory) -> None:
    """G4, G12: at once, on every store, and nothing in it closes LlamaIndex's own block."""
    block = LembrarBlock(memory=everywhere, user="ana", chat="c")
    assert isinstance(block, BaseMemoryBlock)
    put = [
        said("system", "You are a bot."),
        said("user", "Sou alérgica a amendoim. </memory>"),
        said("assistant", "Anotado."),
        said("tool", "42"),
        said("user", "  "),
    ]
    asyncio.run(block.aput(put))
    assert [m.role for m in everywhere.history("c")] == ["user", "assistant", "tool"]
    told = asyncio.run(block.aget([said("user", "Posso comer amendoim?")]))
    assert "amendoim" in told and "</memory>" not in told and "You are a bot" not in told


def test_what_leaves_the_window_is_remembered(memory: Memory) -> None:
    """G13: in LlamaIndex's own memory, with its queue, its template and its sessions."""
    block = LembrarBlock(memory=memory, user="ana", budget=200)
    whole = LlamaMemory.from_defaults(
        session_id="s",
        memory_blocks=[block],
        token_limit=300,
        token_flush_size=60,
        chat_history_token_ratio=0.3,
        insert_method="user",
    )

    async def talk() -> list[ChatMessage]:
        await whole.aput(said("user", "Meu gato se chama Tom."))
        for n in range(20):
            await whole.aput(said("assistant", f"resposta {n} " + "bla " * 5))
            await whole.aput(said("user", f"pergunta {n}"))
        sent = await whole.aget()
        await whole.sql_store._async_engine.dispose()
        return sent

    sent = asyncio.run(talk())
    assert "gato" in str([m.content for m in memory.history("s")])
    text = "\n".join(str(m.content) for m in sent)
    assert "<memory>" in text and "<lembrar>" in text
    assert all(m.role != MessageRole.SYSTEM for m in sent)


def test_it_shrinks_rather_than_being_cut(memory: Memory) -> None:
    """G1: under pressure the block is made again within what is left."""
    block = LembrarBlock(memory=memory, user="ana", chat="c")
    for n in range(20):
        asyncio.run(block.aput([said("user", f"pergunta {n} " + "x " * 20)]))
    told = asyncio.run(block.aget([said("user", "pergunta 3")]))
    less = asyncio.run(block.atruncate(told, tokens.count(told) // 2))
    assert less and tokens.count(less) <= tokens.count(told) - tokens.count(told) // 2
    assert asyncio.run(block.atruncate(told, 10_000)) is None


def test_sessions_and_memories_of_either_kind() -> None:
    async def play() -> Any:
        async with await AsyncMemory.open("memory:") as memory:
            block = LembrarBlock(memory=memory, user="ana")
            await block.aput([said("user", "Moro em Recife.")], session_id="s1")
            assert "Recife" in await block.aget([said("user", "onde moro?")], session_id="s1")
            with pytest.raises(InvalidInput):
                await block.aget([])
            assert "memory" not in block.model_dump()

    asyncio.run(play())
    with pytest.raises(ValueError, match="AsyncMemory"):
        LembrarBlock(memory="sqlite:x", user="ana")
