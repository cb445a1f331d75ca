"""Chats exported from WhatsApp, as .txt: of Android and iOS, in Portuguese and English.

The file says neither which number of a date is the day nor who is the user: both are found out by
reading it through once, before it is read for good."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from datetime import datetime

from lembrar.importers import whatsapp_words as words
from lembrar.importers.base import Imported, Reading, chat_id, digest, pieces
from lembrar.importers.source import Source
from lembrar.importers.whatsapp_cast import Cast, cast
from lembrar.importers.whatsapp_content import LONGEST, content_of
from lembrar.importers.whatsapp_lines import sender, stamp
from lembrar.importers.whatsapp_survey import Survey, survey
from lembrar.model import Message

LOOKS_FOR = "lines such as «12/03/2026 10:05 - Ana: Oi» or «[12/03/2026, 10:05:33] Ana: Oi»"

_HEAD = 16 * 2**10
_NAMES_IN_TITLE = 3
_MOMENTS = 400  # in which the same words count as said again: a clock may be put back
_WORDS_KEPT = 50_000

Said = tuple[datetime, str]


def looks_like(source: Source) -> bool:
    """Whether the head of a file has lines of this kind."""
    lines = source.head(_HEAD).decode(errors="replace").removeprefix("\ufeff").split("\n")
    return any(stamp(line) for line in lines)


def read(source: Source, how: Reading) -> Iterator[Imported]:
    """A chat in stretches, oldest first."""
    seen = survey(source, how.date_order)
    roles = cast(seen.names, how, source.name)
    title = _title(source.title, seen, roles)
    chat = how.chat or chat_id("whatsapp", roles.user, title)
    skipped: Counter[str] = Counter()
    entries = _entries(source, bracketed=seen.bracketed, order=seen.order)
    messages = _messages(entries, roles, how, skipped)
    yield from pieces(messages, chat, title, roles.user)
    yield Imported(chat, title, roles.user, skipped=dict(skipped))


def _title(file: str, seen: Survey, roles: Cast) -> str:
    """What the chat is called: by its file, or, where every file is called the same, by its group
    or by who else is in it."""
    if file != words.SAME_NAME:
        return words.COPY.sub("", words.TITLES.sub("", file)).strip() or file
    others = sorted(name for name in seen.names if name != roles.user_name)
    return seen.group or ", ".join(others[:_NAMES_IN_TITLE]) or roles.user_name


def _entries(source: Source, *, bracketed: bool, order: str) -> Iterator[Said]:
    """Each message with its further lines. A line that is no beginning belongs to the one before;
    what comes before the first is nobody's."""
    begun: datetime | None = None
    lines: list[str] = []
    size = 0
    for _, line in source.lines():
        found = stamp(line)
        at = found.at(order) if found and found.bracketed == bracketed else None
        if found and at:
            if begun:
                yield begun, "\n".join(lines)
            begun, lines, size = at, [line[found.end :]], len(line)
        elif begun and size <= LONGEST:  # what goes on for ever is no message, and not kept
            lines.append(line)
            size += len(line) + 1
    if begun:
        yield begun, "\n".join(lines)


def _messages(
    entries: Iterable[Said], roles: Cast, how: Reading, skipped: Counter[str]
) -> Iterator[Message]:
    again = _Again()
    for at, body in entries:
        name, said = sender(body)
        made = content_of(said) if name else "notice"
        if isinstance(made, str):
            skipped[made] += 1
            continue
        content, attachments = made
        told = (name, content, *(f"{a.kind}/{a.name}" for a in attachments))
        role, who = roles.of(name)
        yield Message(
            role,
            content,
            sender=who,
            at=at.replace(tzinfo=how.zone),
            id=f"wa-{digest(at.isoformat(), *told, str(again.count(at, told)))}",
            channel="whatsapp",
            attachments=attachments,
        )


class _Again:
    """How often the same was said by the same person in one moment: WhatsApp tells no ids, and
    minutes only. What lies far back is forgotten, so that this stays small."""

    def __init__(self) -> None:
        self._moments: OrderedDict[datetime, dict[tuple[str, ...], int]] = OrderedDict()
        self._kept = 0

    def count(self, at: datetime, told: tuple[str, ...]) -> int:
        """1 for the first time."""
        said = self._moments.setdefault(at, {})
        said[told] = said.get(told, 0) + 1
        self._kept += said[told] == 1
        while len(self._moments) > 1 and (
            len(self._moments) > _MOMENTS or self._kept > _WORDS_KEPT
        ):
            self._kept -= len(self._moments.popitem(last=False)[1])
        return said[told]
