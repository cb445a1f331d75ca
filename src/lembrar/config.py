"""The only place that reads the environment and the settings file.

Settings come, in order of right, from the command line, from LEMBRAR_* variables, from
lembrar.toml in the working folder, and from the defaults below."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from lembrar.errors import InvalidInput
from lembrar.policy import Redaction

if TYPE_CHECKING:
    from pydantic_settings import BaseSettings

    from lembrar.brains.llm import LLMBrain

FILE = "lembrar.toml"
_LOCAL = ("sqlite", "memory")
MAX_CONTEXT_TOKENS = "MAX_CONTEXT_TOKENS"
OPENAI_API_KEY = "OPENAI_API_KEY"


@dataclass(frozen=True)
class Upstream:
    """A service that speaks OpenAI's API, for the proxy to pass on to."""

    url: str
    key: str = field(default="", repr=False)  # empty: the caller's own Authorization goes along
    models: tuple[str, ...] = ()  # those it is for; the first upstream that names none takes others


@dataclass(frozen=True)
class Channel:
    """A webhook through which messages come in."""

    kind: Literal["whatsapp", "evolution", "webhook"]
    tenant: str = ""  # empty is the settings' own
    secret: str = field(default="", repr=False)  # WhatsApp: the app's; else what is shown to us
    verify_token: str = field(default="", repr=False)  # WhatsApp: what Meta asks for at set-up
    token: str = field(default="", repr=False)  # with which answers are sent
    reply_url: str = ""  # root of the API that sends answers; of a "webhook", where they go
    upstream: str = ""  # who answers, by name; empty: only commands such as /lembrar are answered
    model: str = ""
    system: str = ""  # instructions for whoever answers
    wait_seconds: float = 0.0  # for more to come, before several short messages are answered


@dataclass(frozen=True)
class Settings:
    """Where memory is kept and how it behaves."""

    url: str = "sqlite:lembrar.db"
    preset: str = "default"
    tenant: str = "default"
    timezone: str = ""  # such as America/Sao_Paulo; empty is this machine's
    budget: int | None = None  # tokens of a context; none is the preset's
    embedder: str = "static"  # by which vectors search goes
    llm: str = ""  # the model that summarises and reads; empty: rules alone
    llm_url: str = ""  # where it answers; empty is OpenAI
    llm_key: str = ""
    llm_daily_cap: float | None = None  # US dollars a day and tenant; then rules take over
    redaction: Redaction | None = None  # what is private, and where; none is the preset's
    spool: str = (
        ""  # folder where messages wait while the database is away; empty is the user's own
    )
    host: str = "127.0.0.1"
    port: int = 7177
    mcp_destructive: bool = False  # whether MCP clients may erase
    mcp_hosts: tuple[str, ...] = ()  # names under which /mcp is asked for; none named: its own
    upstreams: Mapping[str, Upstream] = field(default_factory=dict[str, Upstream])
    channels: Mapping[str, Channel] = field(default_factory=dict[str, Channel])


def load(**given: Any) -> Settings:
    """The settings; what is given and not None comes first."""
    from pydantic import ValidationError

    try:
        found = _source()(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        raise InvalidInput(
            f"The setting {name!r} is not valid: {first['msg']}. "
            f"Look at LEMBRAR_{name.upper()} and at {FILE}."
        ) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise InvalidInput(f"{FILE} cannot be read: {error}. Correct it or remove it.") from error
    return Settings(**{name: getattr(found, name) for name in type(found).model_fields})


def max_context_tokens() -> int | None:
    """The budget that the environment asks for, if it does."""
    text = os.environ.get(MAX_CONTEXT_TOKENS, "").strip()
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise InvalidInput(f"{MAX_CONTEXT_TOKENS} must be a whole number of tokens, not {text!r}.")
    return int(text)


def spool_folder(url: str) -> str:
    """Where messages wait while the database behind this URL is away: where the settings say, or
    in the user's state folder. A file on this disk needs none, unless one is asked for."""
    if url.partition(":")[0] in _LOCAL:
        return ""
    if chosen := load().spool:
        return chosen
    state = os.environ.get("XDG_STATE_HOME", "") or "~/.local/state"
    return str(Path(state).expanduser() / "lembrar" / "spool")


def brain(model: str, settings: Settings | None = None) -> LLMBrain:
    """The LLM of this name, with the address and the key that the settings have for it: those
    given, or those of this machine."""
    from lembrar.brains.llm import LLMBrain

    settings = settings or load()
    return LLMBrain(model, url=settings.llm_url, key=llm_key(settings))


def llm_key(settings: Settings) -> str:
    """The key for the LLM of the settings. OpenAI's own is shown to OpenAI alone."""
    openai = "" if settings.llm_url else os.environ.get(OPENAI_API_KEY, "")
    return settings.llm_key or openai


@cache
def _source() -> type[BaseSettings]:
    from pydantic import Field
    from pydantic_settings import (
        BaseSettings,
        PydanticBaseSettingsSource,
        SettingsConfigDict,
        TomlConfigSettingsSource,
    )

    class Source(BaseSettings):
        model_config = SettingsConfigDict(env_prefix="LEMBRAR_", toml_file=FILE, extra="forbid")
        url: str = Settings.url
        preset: str = Settings.preset
        tenant: str = Settings.tenant
        timezone: str = Settings.timezone
        budget: int | None = Settings.budget
        embedder: str = Settings.embedder
        llm: str = Settings.llm
        llm_url: str = Settings.llm_url
        llm_key: str = ""
        llm_daily_cap: float | None = Settings.llm_daily_cap
        redaction: Redaction | None = None
        spool: str = Settings.spool
        host: str = Settings.host
        port: int = Settings.port
        mcp_destructive: bool = Settings.mcp_destructive
        mcp_hosts: tuple[str, ...] = Settings.mcp_hosts
        upstreams: dict[str, Upstream] = Field(default_factory=dict[str, Upstream])
        channels: dict[str, Channel] = Field(default_factory=dict[str, Channel])

        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)

    return Source
