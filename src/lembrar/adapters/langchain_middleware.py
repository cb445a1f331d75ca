"""Middleware that gives a LangChain agent a memory, and keeps its prompts small.

    agent = create_agent(model, tools, middleware=[LembrarMiddleware(memory)])
    agent.invoke({"messages": "Oi!"}, {"configurable": {"thread_id": "chat-1", "user_id": "ana"}})

Before the model is asked, what was said before this turn gives way to what Lembrar makes of it, as
a block of data. What the user said is recorded before the agent begins, the rest when it is done.
The agent's own state stays as it is.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

from langchain.agents.middleware import AgentMiddleware, AgentState, ModelRequest, ModelResponse
from langchain_core.messages import AIMessage, AnyMessage, BaseMessage, HumanMessage, ToolMessage
from langgraph.config import get_config
from langgraph.runtime import Runtime

from lembrar.adapters.block import block
from lembrar.adapters.bridge import Bridge, Work, awaited
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.model import Context, Message, ToolCall
from lembrar.stores.base import Store
from lembrar.sync import Memory

_KEPT = 1_000  # turns under way at once; what is forgotten is made again
_WHO = 'Say whose chat it is: {{"configurable": {{"{}": "…"}}}}, or {}= for the middleware.'
_Call = Callable[[ModelRequest[Any]], ModelResponse[Any]]
_AsyncCall = Callable[[ModelRequest[Any]], Awaitable[ModelResponse[Any]]]


@dataclass(frozen=True, slots=True)
class _Turn:
    """What the user says now, what was answered since, and what was said before."""

    chat: str
    user: str
    before: Sequence[Message]
    said: Sequence[Message]
    answered: Sequence[Message]
    shown: Sequence[AnyMessage]

    @property
    def query(self) -> str:
        return "\n".join(message.content for message in self.said)

    @property
    def key(self) -> tuple[str, str]:
        return self.chat, self.said[-1].id if self.said else ""


class LembrarMiddleware(AgentMiddleware[AgentState[Any], Any]):
    """`chat` and `user` are the config's `thread_id` and `user_id` unless they are given here;
    `budget` is how many tokens the memory may take. Blocking agents need a `Memory`."""

    def __init__(
        self,
        memory: Memory | AsyncMemory,
        *,
        chat: str = "",
        user: str = "",
        budget: int | None = None,
    ) -> None:
        super().__init__()
        self._bridge = Bridge(memory)
        self._chat, self._user, self._budget = chat, user, budget
        self._blocks: dict[tuple[str, str], str] = {}

    def before_agent(self, state: AgentState[Any], runtime: Runtime[Any]) -> None:
        turn = self._turn(state["messages"])
        if not self._bridge.wait(_is_known(turn.chat)):
            self._append(turn, turn.before)
        self._recall(turn)
        self._append(turn, turn.said)

    async def abefore_agent(self, state: AgentState[Any], runtime: Runtime[Any]) -> None:
        turn = self._turn(state["messages"])
        if not await self._bridge.run(_is_known(turn.chat)):
            await self._aappend(turn, turn.before)
        await self._arecall(turn)
        await self._aappend(turn, turn.said)

    def wrap_model_call(self, request: ModelRequest[Any], handler: _Call) -> ModelResponse[Any]:
        turn = self._turn(request.messages)
        told = self._blocks.get(turn.key)
        told = self._recall(turn) if told is None else told
        return handler(request.override(messages=_with_block(told, turn)))

    async def awrap_model_call(
        self, request: ModelRequest[Any], handler: _AsyncCall
    ) -> ModelResponse[Any]:
        turn = self._turn(request.messages)
        told = self._blocks.get(turn.key)
        told = await self._arecall(turn) if told is None else told
        return await handler(request.override(messages=_with_block(told, turn)))

    def after_agent(self, state: AgentState[Any], runtime: Runtime[Any]) -> None:
        turn = self._turn(state["messages"])
        self._blocks.pop(turn.key, None)
        self._append(turn, turn.answered)

    async def aafter_agent(self, state: AgentState[Any], runtime: Runtime[Any]) -> None:
        turn = self._turn(state["messages"])
        self._blocks.pop(turn.key, None)
        await self._aappend(turn, turn.answered)

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    def _turn(self, messages: Sequence[AnyMessage]) -> _Turn:
        known = get_config().get("configurable", {})
        chat = self._chat or str(known.get("thread_id") or "")
        user = self._user or str(known.get("user_id") or "")
        if not chat or not user:
            missing = ("user_id", "user") if chat else ("thread_id", "chat")
            raise InvalidInput(_WHO.format(*missing))
        first = _turn_start(messages)
        said = [m for m in messages[first:] if isinstance(m, HumanMessage)]
        rest = [m for m in messages[first:] if not isinstance(m, HumanMessage)]
        return _Turn(
            chat, user, _said(messages[:first]), _said(said), _said(rest), messages[first:]
        )

    def _append(self, turn: _Turn, messages: Sequence[Message]) -> None:
        if messages and isinstance(self._bridge.memory, Memory):
            self._bridge.memory.append(turn.chat, turn.user, messages)

    async def _aappend(self, turn: _Turn, messages: Sequence[Message]) -> None:
        if messages:
            await awaited(self._bridge.memory.append, turn.chat, turn.user, messages)

    def _recall(self, turn: _Turn) -> str:
        memory = self._bridge.memory
        if isinstance(memory, AsyncMemory):
            raise InvalidInput("An AsyncMemory can only be awaited: call agent.ainvoke().")
        context = memory.context(turn.chat, turn.user, turn.query, budget=self._budget)
        return self._keep(turn, context)

    async def _arecall(self, turn: _Turn) -> str:
        context = await awaited(
            self._bridge.memory.context, turn.chat, turn.user, turn.query, budget=self._budget
        )
        return self._keep(turn, context)

    def _keep(self, turn: _Turn, context: Context) -> str:
        if len(self._blocks) >= _KEPT:
            self._blocks.clear()
        told = self._blocks[turn.key] = block(context.text)
        return told


def _is_known(chat: str) -> Work[bool]:
    async def look(store: Store, now: object) -> bool:
        return await store.chat(chat) is not None

    return look


def _turn_start(messages: Sequence[AnyMessage]) -> int:
    """Where what the user says now begins: the last of their messages, and those right before."""
    spoken = [n for n, message in enumerate(messages) if isinstance(message, HumanMessage)]
    first = spoken[-1] if spoken else len(messages)
    while first and isinstance(messages[first - 1], HumanMessage):
        first -= 1
    return first


def _with_block(told: str, turn: _Turn) -> list[AnyMessage]:
    return [*([HumanMessage(told)] if told else []), *turn.shown]


def _said(messages: Sequence[BaseMessage]) -> list[Message]:
    found = [_message(message) for message in messages]
    return [message for message in found if message]


def _message(message: BaseMessage) -> Message | None:
    """As it goes into the log; nothing of what is not said by anybody, as instructions are."""
    text, id = str(message.text), message.id or ""
    if isinstance(message, HumanMessage):
        return Message("user", text, id=id) if text.strip() else None
    if isinstance(message, ToolMessage):
        called = message.tool_call_id
        return Message("tool", text or "(nothing)", id=id, tool_call_id=called)
    if isinstance(message, AIMessage):
        calls = tuple(
            ToolCall(call["name"], json.dumps(call["args"], ensure_ascii=False), call["id"] or "")
            for call in message.tool_calls
        )
        said = bool(text.strip() or calls)
        return Message("assistant", text, id=id, tool_calls=calls) if said else None
    return None
