"""Optional packages."""

from __future__ import annotations

from importlib import import_module

from lembrar.errors import EmbedderFailed


def needed(package: str, extra: str) -> object:
    """An optional package, imported. EmbedderFailed says how to install it."""
    try:
        return import_module(package)
    except ImportError as error:
        raise EmbedderFailed(
            f"The package {package} is not installed. Run: pip install 'lembrar[{extra}]'"
        ) from error
