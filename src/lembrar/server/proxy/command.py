"""/lembrar and /remember, typed in a chat: answered from memory, without the upstream. Neither
the command nor its answer is recorded: what was recalled is not learnt again as new."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lembrar.engine import AsyncMemory
from lembrar.model import Hit, Message
from lembrar.server.proxy.spoken import Spoken
from lembrar.text.fold import strip_invisible

_LANGUAGES = {"/lembrar": "pt", "/remember": "en"}
_SHOWN = 280  # characters of a hit
_SAYS: Mapping[str, Mapping[str, str]] = {
    "pt": {
        "found": "Disto eu me lembro:",
        "nothing": "Não me lembro de nada parecido.",
        "what": "Diga o que procurar: /lembrar reserva de emergência.",
        "date": "%d/%m/%Y",
    },
    "en": {
        "found": "This is what I remember:",
        "nothing": "I don't remember anything like that.",
        "what": "Say what to look for: /remember emergency fund.",
        "date": "%Y-%m-%d",
    },
}


def asked_for(message: Message) -> tuple[str, str] | None:
    """The language and the words of a command, if a message is one."""
    if message.role != "user" or not message.content.lstrip().startswith("/"):
        return None
    command, *words = message.content.split(maxsplit=1)
    language = _LANGUAGES.get(command.lower())
    return (language, words[0].strip() if words else "") if language else None


def without_commands(said: Sequence[Spoken]) -> list[Spoken]:
    """What was said, without commands and the answers to them: clients send those again."""
    kept: list[Spoken] = []
    answered = False
    for one in said:
        if asked_for(one.message):
            answered = True
        elif not (answered and one.message.role == "assistant"):
            kept.append(one)
            answered = False
    return kept


async def recalled(memory: AsyncMemory, user: str, language: str, words: str) -> str:
    """What is remembered of these words, to be read by people."""
    says = _SAYS[language]
    if not words:
        return says["what"]
    hits = await memory.search(user, words)
    if not hits:
        return says["nothing"]
    shown = {_text(hit).rstrip(".!").casefold(): hit for hit in reversed(hits)}  # a fact and its
    lines = [_line(hit, says["date"]) for hit in hits if hit in shown.values()]  # message are one
    return "\n".join([says["found"], *lines])


def _line(hit: Hit, date: str) -> str:
    text = _text(hit)
    text = text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
    when = f"{hit.at.strftime(date)} " if hit.at else ""
    return f"· {when}{text}"


def _text(hit: Hit) -> str:
    return " ".join(strip_invisible(hit.content).split())
