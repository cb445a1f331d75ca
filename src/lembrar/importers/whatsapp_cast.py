"""Who is who in a WhatsApp chat: its file has names, and does not say whose memory it becomes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from lembrar.errors import InvalidInput
from lembrar.importers.base import Reading
from lembrar.model import Role

_NAMES_TOLD = 12
_NUMBER_DIGITS = 8  # from which on digits are somebody's number
_NO_DIGITS = re.compile(r"\D")


@dataclass(frozen=True, slots=True)
class Cast:
    """Whom each name in the file stands for."""

    user: str
    user_name: str
    bot_name: str = ""

    def of(self, name: str) -> tuple[Role, str]:
        """The role and the sender of what somebody of this name said. The user's messages are
        under the user's id; others are other people."""
        if self.bot_name and name == self.bot_name:
            return "assistant", name
        return "user", self.user if name == self.user_name else name


def cast(names: Mapping[str, int], how: Reading, file: str) -> Cast:
    """Whom the names stand for, as far as it was said or there is only one possibility."""
    if not names:
        return Cast(how.user, how.name or how.user, how.bot)
    bot = _named(names, how.bot)
    if how.bot and not bot:
        raise InvalidInput(f"Nobody in {file} is called {how.bot!r}. {_told(names)}")
    user = _named(names, how.name or how.user)
    others = [name for name in names if name != bot]
    if not user and not how.name and len(others) == 1:
        user = others[0]
    if not user or user == bot:
        wanted = how.name or how.user
        why = f"Nobody in {file} is called {wanted!r}." if wanted else "Whose memory is it?"
        raise InvalidInput(
            f"{why} {_told(names)} Say who is remembered with --name NAME, and who is the "
            "assistant, if there is one, with --bot NAME."
        )
    return Cast(how.user or user, user, bot)


def _named(names: Mapping[str, int], wanted: str) -> str:
    """The name in the file that is meant: the same but for case, or the same telephone number."""
    if not wanted or wanted in names:
        return wanted
    digits = _NO_DIGITS.sub("", wanted)
    for name in names:
        if " ".join(name.casefold().split()) == " ".join(wanted.casefold().split()):
            return name
        if len(digits) >= _NUMBER_DIGITS and _NO_DIGITS.sub("", name) == digits:
            return name
    return ""


def _told(names: Mapping[str, int]) -> str:
    most = sorted(names, key=lambda name: -names[name])
    more = f" and {len(most) - _NAMES_TOLD} more" if len(most) > _NAMES_TOLD else ""
    return f"There are: {', '.join(most[:_NAMES_TOLD])}{more}."
