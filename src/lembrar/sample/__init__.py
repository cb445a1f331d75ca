"""Conversations to look at: several people, several weeks up to now, in Portuguese and English."""

from lembrar.sample.talk import Line, Script, scripts
from lembrar.sample.write import Past, Written, write

__all__ = ["Line", "Past", "Script", "Written", "scripts", "write"]
