"""Log, ladder, facts → context: select → budget → render, never over the budget."""

from lembrar.compose.context import compose
from lembrar.compose.scene import Scene, gather

__all__ = ["Scene", "compose", "gather"]
