"""What `lembrar doctor` looks at. Each check says what it found, or what is wrong."""

from __future__ import annotations

import platform
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from importlib import metadata
from time import perf_counter
from typing import TYPE_CHECKING, Any

from lembrar import __version__, config, policy
from lembrar.brains.base import Job, Piece
from lembrar.cli.output import tame
from lembrar.cli.tables import number, plural, table
from lembrar.cli.verb import Call, opening
from lembrar.config import FILE, Settings
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput, LembrarError, StoreError
from lembrar.text import tokens

if TYPE_CHECKING:
    from rich.console import RenderableType

_STANDS_ON = ("apsw", "pydantic", "rich", "rs_bpe", "typer")
_SECRET = ("llm_key",)
_NAMED = ("upstreams", "channels")  # of which only the names may be seen
_CYCLES = 12  # more than any preset keeps verbatim
_SAMPLE = "Quero economizar R$ 5.000 até junho 🙂"


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that was looked at."""

    name: str
    ok: bool
    found: str


@dataclass(frozen=True, slots=True)
class Setting:
    """A setting, and where it came from."""

    name: str
    value: str | int | float | None
    origin: str


@dataclass(frozen=True, slots=True)
class Checkup:
    """Everything that was looked at."""

    ok: bool
    checks: tuple[Check, ...]
    settings: tuple[Setting, ...]
    versions: dict[str, str]


async def checkup(call: Call, *, llm: bool = False) -> Checkup:
    """Looks at everything, however much of it is wrong; at the LLM only if asked: that costs."""
    looks = {
        "preset": _preset,
        "store": _store,
        "tokenizer": _tokenizer,
        "memory": _memory,
    }
    looks |= {"llm": _llm} if llm else {}
    checks = tuple([await _look(name, look, call) for name, look in looks.items()])
    return Checkup(all(c.ok for c in checks), checks, _settings(call), versions())


def versions() -> dict[str, str]:
    """Lembrar and what it stands on."""
    import apsw

    found = {"lembrar": __version__, "python": platform.python_version()}
    found |= {name: metadata.version(name) for name in _STANDS_ON}
    return found | {"sqlite": apsw.sqlite_lib_version()}


def shown(found: Checkup) -> RenderableType:
    """The checkup as people see it."""
    from rich.console import Group

    checks = table("", "check", "found")
    for check in found.checks:
        checks.add_row("✓" if check.ok else "✗", check.name, tame(check.found))
    settings = table("setting", "value", "from")
    for setting in found.settings:
        value = "" if setting.value is None else str(setting.value)
        settings.add_row(setting.name, tame(value), setting.origin)
    told = ", ".join(f"{name} {version}" for name, version in found.versions.items())
    return Group(checks, settings, told)


# ── checks ────────────────────────────────────────────────────────────────────────────────────


async def _look(name: str, look: Callable[[Call], Awaitable[str]], call: Call) -> Check:
    try:
        return Check(name, True, await look(call))
    except (LembrarError, ImportError, OSError) as error:
        return Check(name, False, str(error))


async def _preset(call: Call) -> str:
    found = policy.with_budget(policy.load(call.settings.preset), call.settings.budget)
    return f"{found.name}, {number(found.budget)} tokens"


async def _store(call: Call) -> str:
    async with call.memory() as memory:
        problems = await memory.doctor()
        if problems:
            raise StoreError(" ".join(problems))
        users, size = await memory.users(), await memory.store.size()
    return f"sound: {number(len(users))} remembered in {number(size)} bytes"


async def _tokenizer(call: Call) -> str:
    return f"counts {tokens.count(_SAMPLE)} tokens in {_SAMPLE!r}, with no network"


async def _memory(call: Call) -> str:
    """A conversation from beginning to end, kept nowhere."""
    asked = replace(call.settings, url="memory:", llm="", llm_daily_cap=None, spool="")
    async with await AsyncMemory.open(**opening(asked), background=False) as memory:
        for _ in range(_CYCLES):
            await memory.record("doctor", "doctor", _SAMPLE, "Combinado! Meta criada.")
        await memory.compact("doctor")
        found = len(await memory.summaries("doctor"))
        context = await memory.context("doctor", "doctor")
    made = f"{plural(_CYCLES, 'cycle')} recorded, {plural(found, 'summary', 'summaries')} made"
    return f"{made}, context of {number(context.tokens)} tokens"


async def _llm(call: Call) -> str:
    """One small question to the LLM, as background work asks it."""
    if not call.settings.llm:
        raise InvalidInput("No LLM is set: name a model in LEMBRAR_LLM.")
    brain = config.brain(call.settings.llm, call.settings)
    said = Piece("Ana", "user", _SAMPLE, datetime.now(UTC), 1, True)
    started = perf_counter()
    try:
        thought = await brain.think((Job((said,), 40, "tokens", "pt"),))
    finally:
        await brain.close()
    spend = thought.spend
    took = f"{perf_counter() - started:.1f} s, {number(spend.prompt_tokens)} tokens in"
    return (
        f"{brain.name} answers in {took}, {number(spend.completion_tokens)} out, "
        f"US$ {spend.cost:.6f}: {thought.drafts[0].text!r}"
    )


def _shown(name: str, value: Any) -> str | int | float | None:
    """A setting as anybody may see it: no secrets."""
    if name in _SECRET:
        return "…" if value else ""
    if name in _NAMED:
        return ", ".join(value)
    if name == "redaction" and value:
        return "; ".join(f"{place}: {', '.join(kinds)}" for place, kinds in value.items() if kinds)
    if name == "url":
        head, slashes, rest = str(value).partition("://")
        return f"{head}{slashes}{rest.rpartition('@')[2]}"
    return value


def _settings(call: Call) -> tuple[Setting, ...]:
    """Flags come first, then the environment, then the file, then the defaults."""
    usual = asdict(Settings())
    found: list[Setting] = []
    for name, value in asdict(call.settings).items():
        elsewhere = "default" if value == usual[name] else f"LEMBRAR_{name.upper()} or {FILE}"
        origin = f"--{name}" if name in call.flags else elsewhere
        found.append(Setting(name, _shown(name, value), origin))
    return tuple(found)
