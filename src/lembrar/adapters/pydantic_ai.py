"""A capability that gives a pydantic-ai agent a memory, and keeps its prompts small.

    agent = Agent(model, capabilities=[LembrarMemory(memory, user="ana", chat="chat-1")])

What was said before this run gives way to what Lembrar makes of it, as a block of data. What the
user says is recorded before the model is asked, the rest when the run is done.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from pydantic_ai import RunContext
from pydantic_ai.capabilities import AbstractCapability
from pydantic_ai.messages import (
    ModelMessage,
    ModelRequest,
    ModelResponse,
    SystemPromptPart,
    TextPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)
from pydantic_ai.models import ModelRequestContext
from pydantic_ai.run import AgentRunResult

from lembrar.adapters.block import block
from lembrar.adapters.bridge import Bridge, awaited
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.model import Message, ToolCall
from lembrar.stores.base import Store
from lembrar.sync import Memory

Name = str | Callable[[RunContext[Any]], str]


@dataclass
class LembrarMemory(AbstractCapability[Any]):
    """`user` and `chat` are ids, or functions of the run's context, such as
    `lambda ctx: ctx.deps.user`; without a `chat` it is the run's conversation id. `budget` is how
    many tokens the memory may take."""

    memory: Memory | AsyncMemory
    user: Name
    chat: Name = ""
    budget: int | None = None
    told: str | None = None  # of this run: what is remembered, once it has been looked up

    async def for_run(self, ctx: RunContext[Any]) -> LembrarMemory:
        return replace(self, told=None)

    async def before_model_request(
        self, ctx: RunContext[Any], request_context: ModelRequestContext
    ) -> ModelRequestContext:
        messages = list(request_context.messages)
        first = _turn_start(messages)
        if self.told is None:
            self.told = await self._begin(ctx, messages[:first], messages[first:])
        return replace(request_context, messages=_with_block(self.told, messages, first))

    async def after_run(
        self, ctx: RunContext[Any], *, result: AgentRunResult[Any]
    ) -> AgentRunResult[Any]:
        new = result.new_messages()
        await self._append(ctx, _said(new[_turn_start(new) + 1 :]))
        return result

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    async def _begin(
        self, ctx: RunContext[Any], before: Sequence[ModelMessage], now: Sequence[ModelMessage]
    ) -> str:
        """What is remembered, as it was before what the user says now, which is then recorded.
        Of a chat that Lembrar has not seen yet, the history is recorded too."""
        user, chat = self._names(ctx)
        if before and not await self._is_known(chat):
            await self._append(ctx, _said(before))
        said = _said(now[:1])
        query = "\n".join(message.content for message in said)
        context = await awaited(self.memory.context, chat, user, query, budget=self.budget)
        await self._append(ctx, said)
        return block(context.text)

    async def _append(self, ctx: RunContext[Any], messages: Sequence[Message]) -> None:
        user, chat = self._names(ctx)
        if messages:
            await awaited(self.memory.append, chat, user, messages)

    async def _is_known(self, chat: str) -> bool:
        async def look(store: Store, now: datetime) -> bool:
            return await store.chat(chat) is not None

        return await Bridge(self.memory).run(look)

    def _names(self, ctx: RunContext[Any]) -> tuple[str, str]:
        user = self.user(ctx) if callable(self.user) else self.user
        chat = self.chat(ctx) if callable(self.chat) else self.chat
        chat = chat or ctx.conversation_id or ""
        if not user or not chat:
            raise InvalidInput("Say whose chat it is: LembrarMemory(memory, user=…, chat=…).")
        return user, chat


def _turn_start(messages: Sequence[ModelMessage]) -> int:
    """Where the last thing that the user said stands."""
    spoken = [n for n, message in enumerate(messages)
              if any(isinstance(part, UserPromptPart) for part in message.parts)]  # fmt: skip
    return spoken[-1] if spoken else 0


def _with_block(told: str, messages: Sequence[ModelMessage], first: int) -> list[ModelMessage]:
    """The turn alone, with what is remembered right before what the user says, and with what the
    agent is told to be, wherever it stood."""
    asked, *rest = messages[first:]
    every = [part for m in messages[: first + 1] for part in m.parts]
    system = [part for part in every if isinstance(part, SystemPromptPart)]
    data = [UserPromptPart(told)] if told else []
    if not isinstance(asked, ModelRequest):
        return [ModelRequest(parts=[*system, *data]), asked, *rest]
    others = [part for part in asked.parts if not isinstance(part, SystemPromptPart)]
    return [replace(asked, parts=[*system, *data, *others]), *rest]


def _said(messages: Sequence[ModelMessage]) -> list[Message]:
    """What was said and done, as it goes into the log; instructions are not."""
    return [said for message in messages for said in _of(message)]


def _of(message: ModelMessage) -> list[Message]:
    if isinstance(message, ModelResponse):
        text = "\n".join(part.content for part in message.parts if isinstance(part, TextPart))
        calls = tuple(
            ToolCall(part.tool_name, part.args_as_json_str(), part.tool_call_id)
            for part in message.parts
            if isinstance(part, ToolCallPart)
        )
        said = bool(text.strip() or calls)
        return [Message("assistant", text, tool_calls=calls)] if said else []
    found: list[Message] = []
    for part in message.parts:
        if isinstance(part, UserPromptPart):
            text = _words(part.content)
            found += [Message("user", text)] if text.strip() else []
        elif isinstance(part, ToolReturnPart):
            text = part.model_response_str() or "(nothing)"
            found.append(Message("tool", text, tool_call_id=part.tool_call_id))
    return found


def _words(content: str | Sequence[object]) -> str:
    parts = [content] if isinstance(content, str) else content
    return "\n".join(part for part in parts if isinstance(part, str))
