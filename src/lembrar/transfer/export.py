"""Everything of a person → lines. What can be made again from them is left out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import groupby
from tempfile import SpooledTemporaryFile

from lembrar.errors import UnknownUser
from lembrar.model import Atom, Chat, Message, Summary
from lembrar.person import identities
from lembrar.stores.base import Store
from lembrar.transfer.records import VERSION, line, said, utc

_PAGE = 500  # messages read at once
_TRIES = 5  # at reading a ladder that somebody is changing
_SPOOLED = 16 * 2**20  # bytes of an export that are kept in memory


async def export(store: Store, user: str) -> AsyncIterator[str]:
    """The lines of an export, without their ends: all that is kept of a person under any linked
    name. What is written meanwhile may be in it or not; it can be loaded in any case."""
    people = await identities(store, user)
    known = set(await store.users())
    if not known & set(people) and not await store.links(people[0]):
        raise UnknownUser
    records = 0
    yield line("export", version=VERSION, user=people[0], people=people)
    async for record in records_of(store, people):
        records += 1
        yield record
    yield line("end", records=records)


async def taken_out(store: Store, user: str) -> Iterator[str]:
    """The same lines, complete when this returns. They wait in a nameless file if they are many,
    which is gone when they are read or let go."""
    file = SpooledTemporaryFile(_SPOOLED, "w+", encoding="utf-8", newline="\n")  # noqa: SIM115
    try:
        async for each in export(store, user):
            file.write(f"{each}\n")
        file.seek(0)
    except BaseException:
        file.close()
        raise
    return _read(file)


def _read(file: SpooledTemporaryFile[str]) -> Iterator[str]:
    with file:
        for each in file:
            yield each.removesuffix("\n")


async def records_of(
    store: Store, people: tuple[str, ...], *, enabled: bool | None = None
) -> AsyncIterator[str]:
    """The lines between the first and the last. `enabled` is said of every chat instead of what
    is so, if it is given."""
    for link in await store.links(people[0]):
        yield line("link", **said(link, "at"), at=utc(link.at))
    for person in people:
        for chat in sorted(await store.chats(person), key=lambda chat: chat.id):
            async for record in _chat(store, chat, chat.enabled if enabled is None else enabled):
                yield record
    for person in people:
        for fact in (await store.facts(person))[1]:
            yield line("fact", **said(fact, "user"), user=person)
        for mood in await store.moods(person):
            yield line("mood", **said(mood, "user"), user=person)


async def _chat(store: Store, chat: Chat, enabled: bool) -> AsyncIterator[str]:
    yield line(
        "chat",
        **said(chat, *_OF_THE_STORE, "created_at", "updated_at", "enabled", "timezone"),
        created_at=utc(chat.created_at),
        updated_at=utc(chat.updated_at),
        enabled=None if enabled else False,
        timezone=chat.timezone or None,
        read=min(chat.read_seq, chat.messages) or None,
    )
    for first in range(1, chat.messages + 1, _PAGE):
        last = min(first + _PAGE - 1, chat.messages)
        for message in await store.messages(chat.id, first=first, last=last):
            yield _message(message)
    for record in await _ladder(store, chat):
        yield record


_OF_THE_STORE = (
    "is_new", "messages", "cycles", "words", "tokens", "log_words", "log_tokens", "recent_tokens",
    "compactions", "compacted_at", "climbed", "pending", "version", "read_seq", "corrected",
)  # fmt: skip


def _message(message: Message) -> str:
    if message.erased:
        return line("place", chat=message.chat, role=message.role)
    parts = {
        "attachments": [said(each) for each in message.attachments] or None,
        "tool_calls": [said(each) for each in message.tool_calls] or None,
    }
    told = said(message, *parts, "content", "seq", "cycle", "words", "tokens")
    return line("message", **told, content=message.content, **parts)


async def _ladder(store: Store, chat: Chat) -> list[str]:
    """The summaries of what was said until `chat` was read, with what they preserve, all from one
    moment; none if it changes too fast. It is smaller than the log, and kept in mind meanwhile."""
    for _ in range(_TRIES):
        before = await store.chat(chat.id)
        if before is None:
            break
        blocks = [block for block in await store.blocks(chat.id) if block.end <= chat.messages]
        found = [_summary(chat.id, block) for block in blocks]
        for first in range(1, chat.messages + 1, _PAGE):
            found += await _atoms(store, chat.id, first, min(first + _PAGE - 1, chat.messages))
        found += [line("compaction", **said(run)) for run in await store.compactions(chat.id)]
        after = await store.chat(chat.id)
        if after and after.version == before.version and after.created_at == before.created_at:
            return found
    return []


def _summary(chat: str, block: Summary) -> str:
    told = said(
        block, "first", "last", "first_id", "last_id", "preserved", "sources", "tokens", "words",
        "text", "events", "trouble", "made_at",
    )  # fmt: skip
    return line(
        "summary",
        chat=chat,
        **told,
        text=block.text,
        context=block.preserved.context or None,
        events=[said(event) for event in block.events] or None,
        made_at=utc(block.made_at),
        trouble=said(block.trouble) if block.trouble else None,
    )


async def _atoms(store: Store, chat: str, first: int, last: int) -> list[str]:
    found = await store.atoms(chat, first=first, last=last)
    if not found:
        return []
    messages = await store.messages(chat, first=first, last=last)
    places = {message.id: message.seq for message in messages if not message.erased}
    groups = [(id, list(atoms)) for id, atoms in groupby(found, key=_source) if id in places]
    return [
        line("atoms", chat=chat, position=places[id], atoms=[said(a, "source") for a in atoms])
        for id, atoms in groups
    ]


def _source(atom: Atom) -> str:
    return atom.source
