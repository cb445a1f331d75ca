"""What every verb has in common: its options, its settings, and how its answer is given."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncGenerator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from inspect import Parameter, Signature
from typing import TYPE_CHECKING, Any

import typer

from lembrar import config
from lembrar.cli import exits, options, output
from lembrar.config import Settings
from lembrar.engine import AsyncMemory
from lembrar.errors import Unknown, UnknownChat
from lembrar.record import check_id

if TYPE_CHECKING:
    from rich.console import RenderableType


@dataclass(frozen=True, slots=True)
class Call:
    """A verb being called. `flags` are the settings given on the command line."""

    settings: Settings
    flags: Mapping[str, Any]
    as_json: bool

    @asynccontextmanager
    async def memory(self) -> AsyncGenerator[AsyncMemory]:
        """The memory that the settings name. Nothing is worked on behind the verb's back."""
        async with await AsyncMemory.open(**opening(self.settings), background=False) as memory:
            yield memory

    async def known_chat(self, memory: AsyncMemory, chat: str) -> str:
        """The chat, if there is one: a misspelt id must not look like an empty chat."""
        if await memory.store.chat(check_id(chat, "chat")) is None:
            raise UnknownChat(
                f"There is no chat {chat!r} in {output.place(self.settings.url)}. "
                "List the chats of a user with `lembrar chats USER`."
            )
        return chat

    async def known_user(self, memory: AsyncMemory, user: str) -> str:
        """The user, if anything is kept of them under this or a linked name."""
        known = check_id(user, "user") in await memory.users()
        if not known and await memory.store.owner(user) is None:
            raise Unknown(
                f"Nobody called {user!r} is remembered in {output.place(self.settings.url)}. "
                "List everybody with `lembrar users`."
            )
        return user


@dataclass(frozen=True, slots=True)
class Answer:
    """What a verb found: the value for programs, and how it looks to people."""

    value: object
    look: Callable[[], RenderableType]
    code: int = exits.OK


Action = Callable[..., Coroutine[Any, Any, Answer | None] | Answer | None]


def verb(*, store: bool = True, budget: bool = False) -> Callable[[Action], Callable[..., None]]:
    """Makes a command of a function that takes a Call and its own arguments. `store` and `budget`
    say which of the common options it has. One that returns None has answered already."""
    shared = (options.STORE if store else {}) | (options.BUDGET if budget else {})

    def made(action: Action) -> Callable[..., None]:
        def command(**given: Any) -> None:
            with exits.guarded():
                flags = {name: given.pop(name) for name in shared}
                call = _call(flags, as_json=given.pop("as_json"))
                _give(action(call, **given), call)

        _describe(command, action, shared)
        return command

    return made


def opening(settings: Settings) -> dict[str, Any]:
    """The settings as arguments for opening a memory."""
    return {
        "url": settings.url,
        "preset": settings.preset,
        "tenant": settings.tenant,
        "timezone": settings.timezone,
        "budget": settings.budget,
        "embedder": settings.embedder,
        "llm": settings.llm or None,
        "daily_cap": settings.llm_daily_cap,
        "redaction": settings.redaction,
        "spool": settings.spool or None,
    }


def _call(flags: Mapping[str, Any], *, as_json: bool) -> Call:
    given = {name: value for name, value in flags.items() if value is not None}
    return Call(config.load(**given), given, as_json)


def _give(outcome: Coroutine[Any, Any, Answer | None] | Answer | None, call: Call) -> None:
    answer = asyncio.run(outcome) if isinstance(outcome, Coroutine) else outcome
    if answer is None:
        return
    if call.as_json:
        output.write_json(answer.value)
    else:
        output.write(answer.look())
    if answer.code:
        raise typer.Exit(answer.code)


def _describe(command: Callable[..., None], action: Action, shared: Mapping[str, Any]) -> None:
    """Gives the command the signature that typer reads: the action's own arguments (all but the
    Call), then the common options."""
    _, *own = inspect.signature(action, eval_str=True).parameters.values()
    common = [_option(name, kind, None) for name, kind in shared.items()]
    asked = [_option("as_json", options.AsJson, False)]
    parameters = [p.replace(kind=Parameter.KEYWORD_ONLY) for p in own] + common + asked
    command.__name__ = action.__name__
    command.__doc__ = inspect.getdoc(action)
    command.__annotations__ = {p.name: p.annotation for p in parameters}
    setattr(command, "__signature__", Signature(parameters))  # noqa: B010 - not in its type


def _option(name: str, annotation: object, default: object) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, annotation=annotation, default=default)
