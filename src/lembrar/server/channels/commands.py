"""What people may ask of the memory itself, in any chat: /lembrar and /remember.

Neither the question nor the answer becomes part of the conversation: what was recalled must not
be found, summarised or learnt again as if somebody had said it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cache
from hashlib import blake2b
from importlib import resources
from zoneinfo import ZoneInfo

from lembrar.engine import AsyncMemory
from lembrar.model import Chat, Hit
from lembrar.text.language import detect

_LANGUAGE = {"/lembrar": "pt", "/remember": "en"}  # where nothing else tells it
_SHOWN = 5
_LOOKED_AT = 20
_LINE = 300  # characters of one memory
_QUERY = 500
_ANSWERED = "answer-"


def command(text: str) -> str | None:
    """The command that a message is, if it is one."""
    word = text.split(maxsplit=1)[0].lower() if text.strip() else ""
    return word if word in _LANGUAGE else None


def answer_id(id: str) -> str:
    """The id of the answer to a message: it follows from the message's, so that an answer can
    only be recorded once."""
    return f"{_ANSWERED}{blake2b(id.encode(errors='replace'), digest_size=16).hexdigest()}"


def is_answer(id: str) -> bool:
    """Whether a message of this id is an answer that was given here."""
    return id.startswith(_ANSWERED)


async def obey(memory: AsyncMemory, chat: Chat | None, user: str, text: str) -> str:
    """Answers a command from memory, in the chat's language."""
    word = command(text) or ""
    asked = " ".join(text.split()[1:])[:_QUERY]
    spoken = chat.language if chat and chat.language else ""
    language = spoken or detect(asked, _LANGUAGE.get(word, "pt"))
    if not asked:
        return phrase(language, "help", command=word)
    hits = await memory.search(user, asked, limit=_LOOKED_AT)
    lines = [_line(hit, language, chat) for hit in _distinct(hits)]
    if not lines:
        return phrase(language, "nothing", asked=asked)
    return "\n".join([phrase(language, "found", asked=asked), *lines[:_SHOWN]])


def phrase(language: str, name: str, **values: str) -> str:
    """A phrase with its values filled in."""
    return _phrases(language)[name].format(**values)


def _distinct(hits: Iterable[Hit]) -> Iterable[Hit]:
    """Each thing once, whether a message, a fact or a summary says it."""
    seen: set[str] = set()
    for hit in hits:
        told = " ".join(hit.content.split()).casefold().rstrip(".!")
        if told not in seen:
            seen.add(told)
            yield hit


def _line(hit: Hit, language: str, chat: Chat | None) -> str:
    text = " ".join(hit.content.split())
    text = text if len(text) <= _LINE else f"{text[: _LINE - 1].rstrip()}…"
    return f"• {_day(hit.at, language, chat)}{text}"


def _day(at: datetime | None, language: str, chat: Chat | None) -> str:
    """The day on which it was said, in the user's time zone and way of writing."""
    if at is None:
        return ""
    there = at.astimezone(ZoneInfo(chat.timezone)) if chat and chat.timezone else at
    return f"{there:%d/%m/%Y}: " if language == "pt" else f"{there:%Y-%m-%d}: "


@cache
def _phrases(language: str) -> Mapping[str, str]:
    name = f"phrases_{language if language in ('pt', 'en') else 'en'}.toml"
    return tomllib.loads((resources.files("lembrar.server.channels") / name).read_text("utf-8"))
