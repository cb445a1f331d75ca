"""The only place that reads the environment and the settings file.

Settings come, in order of right, from the command line, from LEMBRAR_* variables, from
lembrar.toml in the working folder, and from the defaults below."""

from __future__ import annotations

import os
import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from lembrar.errors import InvalidInput

if TYPE_CHECKING:
    from pydantic_settings import BaseSettings

FILE = "lembrar.toml"
MAX_CONTEXT_TOKENS = "MAX_CONTEXT_TOKENS"


@dataclass(frozen=True)
class Settings:
    """Where memory is kept and how it behaves."""

    url: str = "sqlite:lembrar.db"
    preset: str = "default"
    tenant: str = "default"
    timezone: str = ""  # such as America/Sao_Paulo; empty is this machine's
    budget: int | None = None  # tokens of a context; none is the preset's
    embedder: str = "static"  # by which vectors search goes


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
    return Settings(**found.model_dump())


def max_context_tokens() -> int | None:
    """The budget that the environment asks for, if it does."""
    text = os.environ.get(MAX_CONTEXT_TOKENS, "").strip()
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise InvalidInput(f"{MAX_CONTEXT_TOKENS} must be a whole number of tokens, not {text!r}.")
    return int(text)


@cache
def _source() -> type[BaseSettings]:
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
