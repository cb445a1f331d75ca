"""What was last seen of chats and people: as much as an answer needs while the database is away.

It is kept in memory, bounded, for those that were seen last, and shown only when nobody can be
asked. It may then be out of date by what others wrote meanwhile."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TypeVar

from lembrar.model import Chat, Fact, Link, Message, Summary
from lembrar.stores.base import Marks

_MESSAGES = 128  # the newest of a chat
_SLACK = 32  # so many more, so that they are not counted off one by one
_CHATS = 500
_PEOPLE = 300
_CHARACTERS = 8_000_000  # of all messages together
_LEAST = 500  # characters that any message is as large as
_V = TypeVar("_V")


@dataclass(slots=True)
class ChatPicture:
    """A chat as it was last seen. None is what was never looked at."""

    head: Chat | None = None
    messages: dict[int, Message] = field(default_factory=dict[int, Message])
    blocks: list[Summary] | None = None
    pinned: list[Message] | None = None
    characters: int = 0

    def add(self, messages: Iterable[Message]) -> None:
        """Takes messages in, and lets go of all but the newest."""
        for message in messages:
            old = self.messages.get(message.seq)
            if old and old.id == message.id and old.pinned == message.pinned:
                continue  # what was said does not change, unless it is erased
            self.characters += _size(message) - (_size(old) if old else 0)
            self.messages[message.seq] = message
        if len(self.messages) > _MESSAGES + _SLACK:
            for seq in sorted(self.messages)[:-_MESSAGES]:
                self.characters -= _size(self.messages.pop(seq))

    def newest(self) -> list[Message]:
        """The last messages without a gap, up to the newest."""
        seq = self.head.messages if self.head else 0
        found: list[Message] = []
        while seq in self.messages:
            found.append(self.messages[seq])
            seq -= 1
        return found[::-1]


@dataclass(slots=True)
class PersonPicture:
    """What was last seen of a person."""

    owner: str | None = None
    links: list[Link] = field(default_factory=list[Link])
    facts: tuple[int, list[Fact]] | None = None
    marks: Marks | None = None


class Picture:
    """Chats and people, those that were seen last."""

    def __init__(self, characters: int = _CHARACTERS) -> None:
        self._most = characters
        self._chats: OrderedDict[str, ChatPicture] = OrderedDict()
        self._people: OrderedDict[str, PersonPicture] = OrderedDict()
        self._characters = 0

    def chat(self, chat: str) -> ChatPicture:
        """What is known of a chat."""
        return self._chats.get(chat) or ChatPicture()

    def person(self, user: str) -> PersonPicture:
        """What is known of a person."""
        return self._people.get(user) or PersonPicture()

    def chats_of(self, user: str) -> list[Chat]:
        """The chats of a person, as far as they are known."""
        heads = [kept.head for kept in self._chats.values()]
        return [head for head in heads if head and head.user == user]

    # ── what is seen ──────────────────────────────────────────────────────────────────────────

    def saw_chat(self, chat: str, head: Chat | None) -> None:
        """A chat, or that there is none."""
        if head is None:
            self.let_go(chat)
        else:
            self.kept_chat(chat).head = head

    def saw_messages(self, chat: str, messages: Sequence[Message]) -> None:
        """Messages of a chat."""
        if not messages:
            return
        kept = self.kept_chat(chat)
        before = kept.characters
        kept.add(messages[-_MESSAGES:])
        self._characters += kept.characters - before
        while self._characters > self._most and len(self._chats) > 1:
            self._drop(next(iter(self._chats)))

    def wrote(self, chat: str, user: str, written: Sequence[Message], now: datetime) -> None:
        """Messages that were just written, at the end of a chat unless they were there before."""
        kept = self.kept_chat(chat)
        head = kept.head or Chat(chat, user, now, now)
        new = [message for message in written if message.seq > head.messages]
        words, tokens = sum(m.words for m in new), sum(m.tokens for m in new)
        if new:
            kept.head = replace(
                head,
                updated_at=max(head.updated_at, now),
                messages=new[-1].seq,
                cycles=new[-1].cycle,
                words=head.words + words,
                tokens=head.tokens + tokens,
                log_words=head.log_words + words,
                log_tokens=head.log_tokens + tokens,
                recent_tokens=head.recent_tokens + tokens,
            )
        self.saw_messages(chat, written)

    def kept_chat(self, chat: str) -> ChatPicture:
        """The picture of a chat, to be added to."""
        kept = _latest(self._chats, chat) or self._chats.setdefault(chat, ChatPicture())
        if len(self._chats) > _CHATS:
            self._drop(next(iter(self._chats)))
        return kept

    def kept_person(self, user: str) -> PersonPicture:
        """The picture of a person, to be added to."""
        kept = _latest(self._people, user) or self._people.setdefault(user, PersonPicture())
        if len(self._people) > _PEOPLE:
            self._people.popitem(last=False)
        return kept

    # ── what is forgotten ─────────────────────────────────────────────────────────────────────

    def let_go(self, chat: str) -> None:
        """Keeps nothing of a chat."""
        if chat in self._chats:
            self._drop(chat)

    def let_go_person(self, user: str) -> None:
        """Keeps nothing of a person and of their chats."""
        self._people.pop(user, None)
        for head in self.chats_of(user):
            self._drop(head.id)

    def let_go_names(self, *names: str) -> None:
        """Keeps nothing of who goes by these names: it has changed."""
        for user, kept in tuple(self._people.items()):
            if user in names or any(link.identity in names for link in kept.links):
                del self._people[user]

    def _drop(self, chat: str) -> None:
        self._characters -= self._chats.pop(chat).characters


def _latest(kept: OrderedDict[str, _V], key: str) -> _V | None:
    found = kept.get(key)
    if found is not None:
        kept.move_to_end(key)
    return found


def _size(message: Message) -> int:
    return _LEAST + len(message.content) + sum(len(each.url) for each in message.attachments)
