"""Chats: opened or created, counted, listed."""

# ruff: noqa: S101

from __future__ import annotations

import asyncio

from lembrar.errors import OtherUser
from lembrar.model import Chat
from lembrar.stores.base import Store
from lembrar.testing.promises.base import Promises, promise, refusal
from lembrar.testing.promises.samples import HOUR, NOW, SECOND, chat_with, fact, message, talk


class ChatPromises(Promises):
    """What `open_chat`, `chat`, `chats` and `users` say."""

    @promise
    async def test_opening_creates_once(self, store: Store) -> None:
        """F1: and says which it was."""
        assert await store.chat("c") is None
        opened = await store.open_chat("c", "ana", now=NOW)
        assert opened == Chat("c", "ana", created_at=NOW, updated_at=NOW, is_new=True)
        again = await store.open_chat("c", "ana", now=NOW + HOUR)
        assert again == Chat("c", "ana", created_at=NOW, updated_at=NOW)
        assert await store.chat("c") == again

    @promise
    async def test_only_one_of_many_creates(self, store: Store) -> None:
        """F1: two that open an unknown chat at the same moment get the same one."""
        stores = [store, await self.also(), await self.also()] * 3
        opened = await asyncio.gather(*(s.open_chat("c", "ana", now=NOW) for s in stores))
        assert sum(chat.is_new for chat in opened) == 1
        assert len(await store.chats("ana")) == 1

    @promise
    async def test_opening_sets_what_is_given(self, store: Store) -> None:
        """F1, R10: the switch and the time zone; nothing given, nothing changed."""
        opened = await store.open_chat("c", "ana", now=NOW, enabled=False, timezone="Asia/Tokyo")
        assert (opened.enabled, opened.timezone, opened.is_new) == (False, "Asia/Tokyo", True)
        opened = await store.open_chat("c", "ana", now=NOW)
        assert (opened.enabled, opened.timezone, opened.is_new) == (False, "Asia/Tokyo", False)
        opened = await store.open_chat("c", "ana", now=NOW, enabled=True)
        assert (opened.enabled, opened.timezone) == (True, "Asia/Tokyo")
        opened = await store.open_chat("c", "ana", now=NOW, timezone="")
        assert (opened.enabled, opened.timezone) == (True, "")
        assert await (await self.also()).chat("c") == opened

    @promise
    async def test_somebody_elses_chat_is_not_opened(self, store: Store) -> None:
        """F1: nor changed by the attempt."""
        await store.open_chat("c", "ana", now=NOW)
        before = await store.chat("c")
        await refusal(OtherUser, store.open_chat("c", "bia", now=NOW))
        await refusal(OtherUser, store.open_chat("c", "bia", now=NOW, enabled=False))
        assert await store.chat("c") == before
        assert await store.chats("bia") == []

    @promise
    async def test_a_chat_counts_what_was_said(self, store: Store) -> None:
        """F12: cycles, words and tokens, when it began and when it was last active."""
        said = talk(3)
        await store.append("c", "ana", said[:2], now=NOW)
        await store.append("c", "ana", said[2:], now=NOW + HOUR)
        words, tokens = sum(m.words for m in said), sum(m.tokens for m in said)
        assert await store.chat("c") == Chat(
            "c",
            "ana",
            created_at=NOW,
            updated_at=NOW + HOUR,
            messages=6,
            cycles=3,
            words=words,
            tokens=tokens,
            log_words=words,
            log_tokens=tokens,
            recent_tokens=tokens,
        )

    @promise
    async def test_chats_are_listed_by_recent_activity(self, store: Store) -> None:
        """F12: a message makes a chat active, opening it does not; ties go by id."""
        for n, chat in enumerate(("old", "b", "a", "new")):
            at = NOW + (n if n != 2 else 1) * SECOND
            await store.append(chat, "ana", [message("Oi")], now=at)
        await store.append("other", "bia", [message("Oi")], now=NOW)
        assert [chat.id for chat in await store.chats("ana")] == ["new", "a", "b", "old"]
        await store.open_chat("b", "ana", now=NOW + HOUR, timezone="Asia/Tokyo")
        assert [chat.id for chat in await store.chats("ana")] == ["new", "a", "b", "old"]
        await store.append("old", "ana", [message("Oi")], now=NOW + HOUR)
        assert [chat.id for chat in await store.chats("ana")] == ["old", "new", "a", "b"]
        assert await store.chats("nobody") == []

    @promise
    async def test_a_microsecond_makes_a_chat_newer(self, store: Store) -> None:
        """F12: also in the year 2200, where a float no longer sees it."""
        late = NOW.replace(year=2200)
        for n, chat in enumerate(("c", "b", "a")):
            at = late.replace(microsecond=123_456 - n)
            await store.append(chat, "ana", [message("Oi")], now=at)
        assert [chat.id for chat in await store.chats("ana")] == ["c", "b", "a"]

    @promise
    async def test_everybody_who_is_remembered_is_listed(self, store: Store) -> None:
        """F12: whoever has a chat or a fact, once, in order."""
        await store.open_chat("1", "zé", now=NOW)
        await chat_with(store, 1, "2")
        await chat_with(store, 1, "3")
        await store.write_facts("bia", 0, [fact("f", user="bia")])
        await store.write_facts("carla", 0, [])
        assert await store.users() == ["ana", "bia", "zé"]

    @promise
    async def test_wrong_counts_can_be_corrected(self, store: Store) -> None:
        """F9: of the log and of the summaries, and nothing else."""
        await chat_with(store, 1)
        before = await store.chat("c")
        await store.resize("c", log_words=50, log_tokens=90, words=7, tokens=9)
        after = await store.chat("c")
        assert before and after
        assert (after.log_words, after.log_tokens) == (50, 90)
        assert (after.words, after.tokens, after.recent_tokens) == (57, 99, 90)
        assert (after.version, after.updated_at) == (before.version, before.updated_at)
        await store.append("c", "ana", [message("mais três palavras")], now=NOW)
        grown = await store.chat("c")
        assert grown and (grown.log_words, grown.words) == (53, 60)
