"""Who is talking, and in which chat: read from where clients of all kinds say it.

    user   X-User-Id › x-sm-user-id › Helicone-User-Id › safety_identifier › user ›
           metadata.user_id › ?userId=
    chat   X-Chat-Id › X-Session-Id › x-sm-conversation-id › Helicone-Session-Id ›
           conversation › previous_response_id › metadata.session_id › prompt_cache_key

Without a user, a request passes through untouched: nobody shares a memory by accident. A user
without a chat has one of their own, and all they say is one conversation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import cast

from lembrar.server.proxy.spoken import Json, conversation, string

_LONGEST = 512  # bytes of an id
_USER_HEADERS = ("x-user-id", "x-sm-user-id", "helicone-user-id")
_CHAT_HEADERS = ("x-chat-id", "x-session-id", "x-sm-conversation-id", "helicone-session-id")


@dataclass(frozen=True, slots=True)
class Who:
    """The user and chat that a request names. `follows` is the response that it continues, which
    tells the chat if nothing else does."""

    user: str
    chat: str = ""
    follows: str = ""


def who(headers: Mapping[str, str], query: Mapping[str, str], body: Json) -> Who | None:
    """Who is talking; None if the request does not say. `headers` are in lower case."""
    user = next(_users(headers, query, body), "")
    if not user:
        return None
    chat = next(_chats(headers, body), "")
    follows = string(body.get("previous_response_id"))
    if not chat and not follows:
        key = string(body.get("prompt_cache_key"))
        chat = next(_told(body, "session_id"), "") or (scoped(key, user) if key else "")
    return Who(user, chat, follows)


def own_chat(user: str) -> str:
    """The chat of a user who names none."""
    return _fitting(f"direct/{user}")


def scoped(chat: str, user: str) -> str:
    """A chat id that several users name, as one user's own."""
    return _fitting(f"{user}/{chat}")


def said(value: str) -> str:
    """A header's text. HTTP knows Latin-1 only; whoever writes an accent means UTF-8."""
    try:
        return value.encode("latin-1").decode("utf-8").strip()
    except UnicodeError:
        return value.strip()


def _users(headers: Mapping[str, str], query: Mapping[str, str], body: Json) -> Iterator[str]:
    yield from _headers(headers, _USER_HEADERS)
    yield from filter(None, (string(body.get(name)) for name in ("safety_identifier", "user")))
    yield from _told(body, "user_id")
    yield from filter(None, [query.get("userId", "")])


def _chats(headers: Mapping[str, str], body: Json) -> Iterator[str]:
    yield from _headers(headers, _CHAT_HEADERS)
    yield from filter(None, [conversation(body)])


def _headers(headers: Mapping[str, str], names: tuple[str, ...]) -> Iterator[str]:
    yield from filter(None, (said(headers.get(name, "")) for name in names))


def _told(body: Json, name: str) -> Iterator[str]:
    metadata = body.get("metadata")
    if isinstance(metadata, dict):
        yield from filter(None, [string(cast(Json, metadata).get(name))])


def _fitting(id: str) -> str:
    if len(id.encode()) <= _LONGEST:
        return id
    return f"{id[:64]}~{blake2b(id.encode(), digest_size=16).hexdigest()}"
