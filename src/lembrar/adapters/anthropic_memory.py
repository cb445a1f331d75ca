"""Claude's memory tool (`memory_20250818`), with its files in a Lembrar store.

    tool = LembrarMemoryTool(memory, user="ana")
    client.beta.messages.run_tools(model=…, messages=…, tools=[tool]).until_done()

Each user has files of their own under /memories; `memory.forget(user="ana")` erases them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import Any

from anthropic.lib.tools import BetaAbstractMemoryTool, BetaAsyncAbstractMemoryTool, ToolError
from anthropic.types.beta import (
    BetaMemoryTool20250818CreateCommand,
    BetaMemoryTool20250818DeleteCommand,
    BetaMemoryTool20250818InsertCommand,
    BetaMemoryTool20250818RenameCommand,
    BetaMemoryTool20250818StrReplaceCommand,
    BetaMemoryTool20250818ViewCommand,
)

from lembrar.adapters.anthropic_files import Files, Refused
from lembrar.adapters.bridge import Bridge, Work
from lembrar.engine import AsyncMemory
from lembrar.record import check_id
from lembrar.stores.base import Store
from lembrar.sync import Memory

Act = Callable[[Files], Awaitable[str]]


# Claude writes these by itself: a field may be missing, or be something else. Files checks them.
def _field(asked: object, name: str) -> Any:
    return getattr(asked, name, None)


def _view(asked: BetaMemoryTool20250818ViewCommand) -> Act:
    return lambda files: files.view(_field(asked, "path"), _field(asked, "view_range"))


def _create(asked: BetaMemoryTool20250818CreateCommand) -> Act:
    return lambda files: files.create(_field(asked, "path"), _field(asked, "file_text"))


def _str_replace(asked: BetaMemoryTool20250818StrReplaceCommand) -> Act:
    old, new = _field(asked, "old_str"), _field(asked, "new_str")
    return lambda files: files.str_replace(_field(asked, "path"), old, new)


def _insert(asked: BetaMemoryTool20250818InsertCommand) -> Act:
    line, text = _field(asked, "insert_line"), _field(asked, "insert_text")
    return lambda files: files.insert(_field(asked, "path"), line, text)


def _delete(asked: BetaMemoryTool20250818DeleteCommand) -> Act:
    return lambda files: files.delete(_field(asked, "path"))


def _rename(asked: BetaMemoryTool20250818RenameCommand) -> Act:
    return lambda files: files.rename(_field(asked, "old_path"), _field(asked, "new_path"))


def _doing(act: Act, user: str) -> Work[str]:
    async def work(store: Store, now: datetime) -> str:
        try:
            return await act(Files(store, now, user))
        except Refused as why:
            raise ToolError(str(why)) from why

    return work


class LembrarMemoryTool(BetaAbstractMemoryTool):
    """The tool for `Anthropic`; needs a `Memory`."""

    def __init__(self, memory: Memory, *, user: str, **options: Any) -> None:
        super().__init__(**options)
        self._bridge, self._user = Bridge(memory), check_id(user, "user")

    def _do(self, act: Act) -> str:
        return self._bridge.wait(_doing(act, self._user))

    def view(self, command: BetaMemoryTool20250818ViewCommand) -> str:
        return self._do(_view(command))

    def create(self, command: BetaMemoryTool20250818CreateCommand) -> str:
        return self._do(_create(command))

    def str_replace(self, command: BetaMemoryTool20250818StrReplaceCommand) -> str:
        return self._do(_str_replace(command))

    def insert(self, command: BetaMemoryTool20250818InsertCommand) -> str:
        return self._do(_insert(command))

    def delete(self, command: BetaMemoryTool20250818DeleteCommand) -> str:
        return self._do(_delete(command))

    def rename(self, command: BetaMemoryTool20250818RenameCommand) -> str:
        return self._do(_rename(command))

    def clear_all_memory(self) -> str:
        return self._do(lambda files: files.clear())


class AsyncLembrarMemoryTool(BetaAsyncAbstractMemoryTool):
    """The tool for `AsyncAnthropic`."""

    def __init__(self, memory: Memory | AsyncMemory, *, user: str, **options: Any) -> None:
        super().__init__(**options)
        self._bridge, self._user = Bridge(memory), check_id(user, "user")

    async def _do(self, act: Act) -> str:
        return await self._bridge.run(_doing(act, self._user))

    async def view(self, command: BetaMemoryTool20250818ViewCommand) -> str:
        return await self._do(_view(command))

    async def create(self, command: BetaMemoryTool20250818CreateCommand) -> str:
        return await self._do(_create(command))

    async def str_replace(self, command: BetaMemoryTool20250818StrReplaceCommand) -> str:
        return await self._do(_str_replace(command))

    async def insert(self, command: BetaMemoryTool20250818InsertCommand) -> str:
        return await self._do(_insert(command))

    async def delete(self, command: BetaMemoryTool20250818DeleteCommand) -> str:
        return await self._do(_delete(command))

    async def rename(self, command: BetaMemoryTool20250818RenameCommand) -> str:
        return await self._do(_rename(command))

    async def clear_all_memory(self) -> str:
        return await self._do(lambda files: files.clear())
