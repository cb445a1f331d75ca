"""Whose memory a message belongs to.

A person is the identity that the channel gives, a telephone number in its canonical form. One
that was linked to a user, however it was spelt, is recorded as it was linked: the memory then
joins the two, and parts them again when they are unlinked. What a channel calls the same person
by turns (a number, and an id that hides it) leads to one and the same conversation."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from hashlib import blake2b

from lembrar.errors import InvalidInput
from lembrar.server.channels.heard import Heard
from lembrar.server.channels.numbers import spellings
from lembrar.stores.base import Document, Store

_ALIASES = "channel.aliases"
_LONGEST = 512  # bytes of an id


def chat_id(channel: str, line: str, person: str) -> str:
    """The conversation of a person with one number or instance."""
    return fitting(chats_of(channel, line), person)


def chats_of(channel: str, line: str) -> str:
    """What the ids of all conversations with one number or instance begin with."""
    return f"{channel}:{line}:"


def fitting(beginning: str, person: str) -> str:
    """An id that begins so and stands for a person, shortened where it would be too long."""
    id = f"{beginning}{person}"
    if len(id.encode()) <= _LONGEST:
        return id
    return f"{beginning}{blake2b(person.encode(), digest_size=16).hexdigest()}"


async def whose(store: Store, channel: str, heard: Heard, now: datetime) -> str:
    """The user that a message belongs to."""
    if heard.group:
        return heard.person
    for alias in heard.aliases:
        await _keep_alias(store, channel, heard, alias, now)
    return await linked(store, await _behind(store, channel, heard.person, now))


async def linked(store: Store, identity: str) -> str:
    """The identity as it was linked, if it was in any spelling; else as it is."""
    for spelt in spellings(identity):
        if await store.owner(spelt) is not None or await store.links(spelt):
            return spelt
    return identity


async def _behind(store: Store, channel: str, person: str, now: datetime) -> str:
    """The number behind a hidden id, if a delivery ever named both."""
    if person.isascii() and person.isdigit():
        return person
    found = await store.documents(_ALIASES, now=now, keys=[f"{channel}/{person}"])
    return found[0].data.decode() if found else person


async def _keep_alias(store: Store, channel: str, heard: Heard, alias: str, now: datetime) -> None:
    """Notes that an id hides this number. A conversation that was begun under the id alone
    becomes the same person's."""
    key = f"{channel}/{alias}"
    known = await store.documents(_ALIASES, now=now, keys=[key])
    if known and known[0].data.decode() == heard.person:
        return
    note = Document(key, heard.person.encode(), user=heard.person)
    await store.write_documents(_ALIASES, [note], now=now)
    if await store.chat(chat_id(channel, heard.line, alias)):
        with suppress(InvalidInput):  # somebody has linked it otherwise: theirs counts
            await store.link(heard.person, channel, alias, now=now)
