"""Log, ladder, facts → context: select → budget → render, never over the budget."""

from lembrar.compose.context import compose
from lembrar.compose.scene import Known, Scene, gather
from lembrar.compose.usage import Trace, judged

__all__ = ["Known", "Scene", "Trace", "compose", "gather", "judged"]
