"""A block for LlamaIndex's memory: what leaves its window goes to Lembrar, and comes back short.

    block = LembrarBlock(memory=memory, user="ana")
    memory = Memory.from_defaults(session_id="chat-1", memory_blocks=[block], insert_method="user")

`insert_method="user"` keeps what is remembered out of the system prompt, where orders stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from llama_index.core.base.llms.types import ChatMessage, MessageRole
from llama_index.core.memory import BaseMemoryBlock
from pydantic import Field, PrivateAttr

from lembrar.adapters.block import inert
from lembrar.adapters.bridge import awaited
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.model import Message, Role
from lembrar.sync import Memory
from lembrar.text import tokens

_ROLES: dict[MessageRole, Role] = {
    MessageRole.USER: "user",
    MessageRole.ASSISTANT: "assistant",
    MessageRole.CHATBOT: "assistant",
    MessageRole.MODEL: "assistant",
    MessageRole.TOOL: "tool",
    MessageRole.FUNCTION: "tool",
}


class LembrarBlock(BaseMemoryBlock[str]):
    """`chat` is the session's id unless it is given; `budget` is how many tokens the block may
    take. Under pressure it is made again smaller, never cut in the middle."""

    name: str = "lembrar"
    priority: int = 1
    memory: Any = Field(exclude=True)
    user: str
    chat: str = ""
    budget: int | None = None
    _asked: tuple[str, str] = PrivateAttr(("", ""))  # the chat and query of the last answer

    def model_post_init(self, context: Any, /) -> None:
        if not isinstance(self.memory, (Memory, AsyncMemory)):
            raise InvalidInput("A block needs memory=, a lembrar.Memory or a lembrar.AsyncMemory.")

    async def _aget(self, messages: list[ChatMessage] | None = None, **block_kwargs: Any) -> str:
        """What Lembrar remembers that helps with what the user said last."""
        chat = self._chat(block_kwargs.get("session_id"))
        asked = [m.content or "" for m in messages or () if m.role == MessageRole.USER]
        self._asked = (chat, asked[-1] if asked else "")
        return await self._told(self.budget)

    async def _aput(self, messages: list[ChatMessage]) -> None:
        """Records messages, each in the chat that it came from."""
        by_chat: dict[str, list[Message]] = {}
        for message in messages:
            said = _message(message)
            if said:
                chat = self._chat(message.additional_kwargs.get("session_id"))
                by_chat.setdefault(chat, []).append(said)
        for chat, spoken in by_chat.items():
            await awaited(self._memory.append, chat, self.user, cast(Sequence[Message], spoken))

    async def atruncate(self, content: str, tokens_to_truncate: int) -> str | None:
        """The same in fewer tokens; nothing if none are left."""
        left = tokens.count(content) - tokens_to_truncate
        return (await self._told(left) or None) if left > 0 else None

    @property
    def _memory(self) -> Memory | AsyncMemory:
        return cast(Memory | AsyncMemory, self.memory)

    def _chat(self, session: object) -> str:
        chat = self.chat or (session if isinstance(session, str) else "")
        if not chat:
            raise InvalidInput("Say which chat it is: chat= for the block, or a session_id.")
        return chat

    async def _told(self, budget: int | None) -> str:
        chat, query = self._asked
        context = await awaited(self._memory.context, chat, self.user, query, budget=budget)
        return inert(context.text)


def _message(message: ChatMessage) -> Message | None:
    role, text = _ROLES.get(message.role), message.content or ""
    return Message(role, text) if role and text.strip() else None
