"""What several routes say in the same words."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from typing import Annotated

from fastapi import Query

from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidId, InvalidInput, UnknownChat
from lembrar.model import Chat
from lembrar.record import check_id
from lembrar.server.problems import Problem, described
from lembrar.server.schemas.base import Id, Moment

ChatId = Annotated[Id, Query(description="The id of a chat.", examples=["chat-1"])]
UserId = Annotated[Id, Query(description="The id of a user.", examples=["ana"])]
SomeChat = Annotated[Id | None, Query(description="Of a chat only.")]
SomeUser = Annotated[Id | None, Query(description="Of a user only.")]
Since = Annotated[Moment | None, Query(description="From then on.")]
Until = Annotated[Moment | None, Query(description="Up to then.")]
At = Annotated[Moment | None, Query(description="As of then.")]

WRITES = described(400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
READS = {304: {"description": "Not Modified"}, **described(401, 403, 404, 422, 429, 503)}


@contextmanager
def conflicting() -> Generator[None]:
    """What is right by itself and wrong only beside what is stored is a conflict: an id that two
    chats have, a fact that was replaced meanwhile."""
    try:
        yield
    except InvalidInput as error:
        if type(error) in (InvalidInput, InvalidId):
            raise Problem(409, "conflict", str(error)) from None
        raise


async def known_chat(memory: AsyncMemory, chat: str) -> Chat:
    """The chat, if there is one: a misspelt id must not look like an empty chat."""
    found = await memory.store.chat(check_id(chat, "chat"))
    if found is None:
        raise UnknownChat
    return found
