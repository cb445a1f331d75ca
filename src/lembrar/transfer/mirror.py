"""Making a chat, and what is known of a person, the same in another store. What was done before is
not done again, and what was erased meanwhile is erased there, too.

Chats are switched off in the target until all is moved: nobody works on half of one."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any

from lembrar.errors import StoreBusy, StoreError
from lembrar.model import Atom, Chat, Fact, Message, Mood, Spend, Usage, said_at
from lembrar.stores.base import ChatMark, Document, LadderChange, Store
from lembrar.transfer import write

STATE = "transfer.move"  # how far a move has come, by what it is about

_PAGE = 500
_TRIES = 20
_NOTHING = 1e-9  # dollars


@dataclass(frozen=True, slots=True)
class _Done:
    """How far a chat was copied."""

    seq: int = 0
    version: int = -1
    erasures: int = 0
    since: str = ""


@dataclass(frozen=True, slots=True)
class Mirror:
    """Two stores of one tenant, of which the second becomes like the first. `embedders` are those
    whose vectors go along."""

    source: Store
    target: Store
    embedders: tuple[str, ...] = ()

    # ── a chat ────────────────────────────────────────────────────────────────────────────────

    async def chat(self, mark: ChatMark, now: datetime) -> int | None:
        """Copies what is new of a chat. Returns how many messages were; None if nothing at all
        has changed."""
        done = await self._done(mark.chat, now)
        since = mark.since.isoformat()
        if done.since not in ("", since):  # another chat had its id
            await self._drop(mark.chat, now)
            done = _Done()
        head = await self.source.chat(mark.chat)
        if head is None:
            return None
        settled = await self._settings(head, now)
        new = await self._log(head, done.seq, now)
        if mark.erasures != done.erasures:
            await self._erased(head, now)
        pinned = await self._pins(head)
        if mark.version != done.version and not await self._ladder(head):
            await self._drop(mark.chat, now)
            return await self.chat(mark, now)
        used = await self._usage(head)
        state = _Done(head.messages, mark.version, mark.erasures, since)
        if state != done:
            await self._note(f"chat:{mark.chat}", asdict(state), head.user, now)
        return new if state != done or settled or pinned or used else None

    async def _settings(self, head: Chat, now: datetime) -> bool:
        there = await self.target.chat(head.id)
        if there and not there.enabled and there.timezone == head.timezone:
            return False
        at = head.created_at if there is None else now
        zone = head.timezone
        await self.target.open_chat(head.id, head.user, now=at, enabled=False, timezone=zone)
        return True

    async def _log(self, head: Chat, start: int, now: datetime) -> int:
        for first in range(start + 1, head.messages + 1, _PAGE):
            last = min(first + _PAGE - 1, head.messages)
            page = await self.source.messages(head.id, first=first, last=last)
            copies = [_copy(message) for message in page]
            written = await self.target.append(head.id, head.user, copies, now=head.updated_at)
            if [message.seq for message in written] != [message.seq for message in page]:
                raise StoreError(
                    f"The chat {head.id!r} has messages in the target that are not in the source. "
                    "Let nobody write to the target while it is moved, and begin with an empty one."
                )
            gone = [m.seq for m, there in zip(page, written, strict=True)
                    if m.erased and not there.erased]  # fmt: skip
            if gone:
                await self.target.erase_messages(head.id, gone, now=now)
            await self._vectors(head.user, [f"m{m.seq}:{head.id}" for m in page if not m.erased])
        return max(0, head.messages - start)

    async def _erased(self, head: Chat, now: datetime) -> None:
        """Erases what was erased in the source after it was copied."""
        for first in range(1, head.messages + 1, _PAGE):
            page = await self.source.messages(head.id, first=first, last=first + _PAGE - 1)
            gone = {message.seq for message in page if message.erased}
            if gone:
                there = await self.target.messages(head.id, first=min(gone), last=max(gone))
                left = [m.seq for m in there if m.seq in gone and not m.erased]
                if left:
                    await self.target.erase_messages(head.id, left, now=now)

    async def _pins(self, head: Chat) -> bool:
        wanted = {m.seq for m in await self.source.pinned(head.id) if m.seq <= head.messages}
        if wanted == {m.seq for m in await self.target.pinned(head.id)}:
            return False
        await write.pin(self.target, head.id, wanted)
        return True

    async def _ladder(self, head: Chat) -> bool:
        """Copies the summaries as they are now. Returns False if the target has a past that the
        source has not, which only an empty chat can mend."""
        blocks = [b for b in await self.source.blocks(head.id) if b.end <= head.messages]
        change = LadderChange(
            blocks=tuple(await write.placed(self.target, head.id, blocks)),
            read_seq=min(head.read_seq, head.messages),
            language=head.language,
            warning=head.warning,
            rebuild=True,
        )
        await write.ladder(self.target, head.id, change)
        for first in range(1, head.messages + 1, _PAGE):
            last = min(first + _PAGE - 1, head.messages)
            await write.atoms(self.target, head.id, await self._atoms(head.id, first, last))
        await self._vectors(head.user, [f"s{b.start}-{b.end}:{head.id}" for b in blocks])
        runs = await self.source.compactions(head.id)
        await write.compactions(self.target, head.id, runs)
        return await self.target.compactions(head.id) == runs

    async def _atoms(self, chat: str, first: int, last: int) -> list[tuple[int, tuple[Atom, ...]]]:
        found = await self.source.atoms(chat, first=first, last=last)
        if not found:
            return []
        page = await self.source.messages(chat, first=first, last=last)
        places = {message.id: message.seq for message in page if not message.erased}
        kept: dict[int, list[Atom]] = {}
        for atom in found:
            if atom.source in places:
                kept.setdefault(places[atom.source], []).append(replace(atom, source=""))
        return [(seq, tuple(atoms)) for seq, atoms in kept.items()]

    async def _vectors(self, user: str, refs: Sequence[str]) -> None:
        """Copies the vectors of what was copied, as far as there are any by now."""
        for embedder in self.embedders:
            for first in range(0, len(refs), _PAGE):
                some = refs[first : first + _PAGE]
                found = await self.source.vectors(user, embedder, some)
                if found:
                    await self.target.write_vectors(user, embedder, list(found.values()))

    async def _usage(self, head: Chat) -> bool:
        more = _less(await self.source.usage(head.id), await self.target.usage(head.id))
        if more is None:
            return False
        await self.target.add_usage(head.id, more)
        return True

    async def _drop(self, chat: str, now: datetime) -> None:
        if await self.target.chat(chat):
            await self.target.erase_chat(chat)
        await self.target.write_documents(STATE, [], now=now, remove=[f"chat:{chat}"])

    # ── a person ──────────────────────────────────────────────────────────────────────────────

    async def facts(self, user: str, version: int, now: datetime) -> int | None:
        """Copies the facts and moods of a user, if they have changed since `version` was last
        copied. Returns how many facts were written; None if nothing has changed."""
        if (await self._state(f"user:{user}", now)).get("facts") == version:
            return None
        _, facts = await self.source.facts(user)
        moods = await self.source.moods(user)
        count = await self._write_facts(user, facts, moods)
        await self._vectors(user, [f"f{fact.id}" for fact in facts])
        await self._note(f"user:{user}", {"facts": version}, user, now)
        return count

    async def _write_facts(self, user: str, facts: Sequence[Fact], moods: Sequence[Mood]) -> int:
        wanted = {fact.id: replace(fact, user=user) for fact in facts}
        for _ in range(_TRIES):
            version, there = await self.target.facts(user)
            known = {fact.id: fact for fact in there}
            new = [fact for id, fact in wanted.items() if known.get(id) != fact]
            gone = [id for id in known if id not in wanted]
            felt = set(await self.target.moods(user))
            more = [mood for mood in moods if mood not in felt]
            if not (new or gone or more) or await self.target.write_facts(
                user, version, new, moods=more, remove=gone
            ):
                return len(new)
        raise StoreBusy(f"The facts of {user!r} are changed in the target all the time.")

    async def links(self, user: str) -> bool:
        """Copies which identities belong to a user. Returns whether any had changed."""
        ours = {(k.channel, k.identity): k for k in await self.source.links(user)}
        theirs = {(k.channel, k.identity) for k in await self.target.links(user)}
        for channel, identity in theirs - ours.keys():
            await self.target.unlink(channel, identity)
        for key in ours.keys() - theirs:
            link = ours[key]
            await self.target.link(user, link.channel, link.identity, now=link.at)
        return ours.keys() != theirs

    async def spending(self, *, user: str = "", chat: str = "") -> bool:
        """Copies what was spent for a chat, for a user beside the chats, or beside all users."""
        of_chat, of_user = chat or None, None if chat else user or None
        spent = await self.target.spending(user=of_user, chat=of_chat)
        there = {(each.day, each.model): each.spend for each in spent}
        changed = False
        for each in await self.source.spending(user=of_user, chat=of_chat):
            more = _unspent(each.spend, there.get((each.day, each.model), Spend()))
            if more:
                day = each.day
                await self.target.add_spend(more, model=each.model, day=day, user=user, chat=chat)
                changed = True
        return changed

    # ── how far it has come ───────────────────────────────────────────────────────────────────

    async def _done(self, chat: str, now: datetime) -> _Done:
        return _Done(**await self._state(f"chat:{chat}", now))

    async def _state(self, key: str, now: datetime) -> dict[str, Any]:
        found = await self.target.documents(STATE, now=now, keys=[key])
        return json.loads(found[0].data) if found else {}

    async def _note(self, key: str, state: dict[str, Any], user: str, now: datetime) -> None:
        document = Document(key, json.dumps(state).encode(), user=user)
        await self.target.write_documents(STATE, [document], now=now)


def _copy(message: Message) -> Message:
    if message.erased:
        return write.place(message.chat, message.seq, message.role, said_at(message))
    return message


def _less(ours: Usage, theirs: Usage) -> Usage | None:
    """What is missing in theirs."""
    more = Usage(
        max(0, ours.contexts - theirs.contexts),
        max(0, ours.context_tokens - theirs.context_tokens),
        max(0.0, ours.context_seconds - theirs.context_seconds),
        max(0, ours.answers - theirs.answers),
        max(0, ours.used - theirs.used),
        ours.farthest_days,
    )
    same = ours.farthest_days <= theirs.farthest_days and more.context_seconds < _NOTHING
    counts = (more.contexts, more.context_tokens, more.answers, more.used)
    return None if same and not any(counts) else more


def _unspent(ours: Spend, theirs: Spend) -> Spend | None:
    """What is missing in theirs."""
    more = Spend(
        max(0, ours.calls - theirs.calls),
        max(0, ours.failures - theirs.failures),
        max(0, ours.prompt_tokens - theirs.prompt_tokens),
        max(0, ours.cached_tokens - theirs.cached_tokens),
        max(0, ours.completion_tokens - theirs.completion_tokens),
        max(0.0, ours.cost - theirs.cost),
    )
    counts = (more.calls, more.failures, more.prompt_tokens, more.completion_tokens)
    return more if any(counts) or more.cost > _NOTHING else None
