"""Erasing in the reference store."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime

from lembrar.model import Message, Notice, said_at
from lembrar.stores.base import Erased, FactChange
from lembrar.stores.memory_data import ChatData, TenantData
from lembrar.stores.tombstone import erased_id, runs, time_for, tombstone


def is_late(data: TenantData, user: str, change: FactChange | None) -> bool:
    """Whether the facts have changed since the change was thought out."""
    return change is not None and data.person(user).version != change.version


def change_facts(data: TenantData, user: str, change: FactChange | None) -> int:
    """Writes what becomes of the facts, and raises their version in any case. Returns how many
    facts went."""
    person = data.people[user] = data.person(user)
    person.version += 1
    person.facts.update({fact.id: fact for fact in change.facts} if change else {})
    gone = [person.facts.pop(id, None) for id in (change.remove if change else ())]
    refs = {f"f{fact.id}" for fact in gone if fact}
    data.drop_vectors(lambda vector: vector.ref in refs)
    return sum(fact is not None for fact in gone)


def erase_messages(
    data: TenantData, kept: ChatData, seqs: Collection[int], now: datetime
) -> Erased:
    """Leaves places where messages were, and nothing made of them."""
    there = [seq for seq in sorted(set(seqs)) if 1 <= seq <= len(kept.log)]
    found = [kept.log[seq - 1] for seq in there if not kept.log[seq - 1].erased]
    if not found:
        return Erased()
    moods = _drop_moods(data, kept, {message.id for message in found})
    refs = {f"m{message.seq}:{message.chat}" for message in found}
    data.drop_vectors(
        lambda vector: (
            vector.chat == kept.head.id and (vector.ref in refs or vector.ref.startswith("s"))
        )
    )
    for message in found:
        _blank(data, kept, message)
    _blur_times(kept, [message.seq for message in found])
    summaries, rebuilt = _fell(kept, [message.seq for message in found])
    cycles = [message.cycle for message in found]
    kept.compactions = [
        run for run in kept.compactions if not any(run.first <= c <= run.last for c in cycles)
    ]
    kept.due_at = min(kept.due_at or now, now) if kept.head.enabled else None
    kept.fence, kept.leased_until, kept.attempts = kept.fence + 1, None, 0
    kept.settle()
    chat, user = kept.head.id, kept.head.user
    data.drop_notices(lambda notice: notice.chat == chat)
    data.publish([Notice("forgotten", now, user, chat, {"messages": len(found)})])
    return Erased(messages=len(found), summaries=summaries, moods=moods, rebuilt=rebuilt)


def erase_chat(data: TenantData, chat: str) -> Erased:
    """Leaves nothing of a chat."""
    kept = data.chats.pop(chat)
    data.drop_vectors(lambda vector: vector.chat == chat)
    data.drop_notices(lambda notice: notice.chat == chat)
    data.unname_spending(chat=chat)
    moods = _drop_moods(data, kept, None)
    data.floor = max(data.floor, kept.head.version, kept.fence) + 1
    messages = sum(not message.erased for message in kept.log)
    return Erased(chats=1, messages=messages, summaries=len(kept.blocks), moods=moods)


def erase_user(data: TenantData, user: str) -> Erased:
    """Leaves nothing of a user."""
    chats = [chat for chat, kept in data.chats.items() if kept.head.user == user]
    went = [erase_chat(data, chat) for chat in chats]
    links = [key for key, link in data.links.items() if user in (link.user, link.identity)]
    for key in links:
        del data.links[key]
    documents = [key for key, kept in data.documents.items() if user and kept.user == user]
    for key in documents:
        del data.documents[key]
    if user:  # empty is nobody
        data.drop_notices(lambda notice: notice.user == user)
        data.unname_spending(user=user)
    person = data.person(user)
    data.people.pop(user, None)
    data.floor = max(data.floor, person.version) + 1
    return Erased(
        chats=len(went),
        messages=sum(erased.messages for erased in went),
        summaries=sum(erased.summaries for erased in went),
        facts=len(person.facts),
        moods=sum(erased.moods for erased in went) + len(person.moods),
        links=len(links),
        documents=len(documents),
    )


def _drop_moods(data: TenantData, kept: ChatData, sources: Collection[str] | None) -> int:
    """Removes the moods read in some messages of a chat, or in all. Returns how many went."""
    dropped = 0
    for person in data.people.values():
        for key in [*person.moods]:
            if key[0] == kept.head.id and (sources is None or key[1] in sources):
                del person.moods[key]
                dropped += 1
    return dropped


def _blank(data: TenantData, kept: ChatData, message: Message) -> None:
    place = tombstone(message, erased_id(data.salt, message.id))
    kept.log[message.seq - 1] = place
    del kept.ids[message.id]
    kept.ids[place.id] = message.seq
    kept.pins.discard(message.seq)
    kept.atoms.pop(message.seq, None)
    kept.head = replace(
        kept.head,
        log_words=kept.head.log_words - message.words,
        log_tokens=kept.head.log_tokens - message.tokens,
    )


def _blur_times(kept: ChatData, new: Collection[int]) -> None:
    places = [message.seq for message in kept.log if message.erased]
    for start, end in runs(places, new):
        before = said_at(kept.log[start - 2]) if start > 1 else None
        after = said_at(kept.log[end]) if end < len(kept.log) else None
        at = time_for(before, after, kept.head.created_at)
        for seq in range(start, end + 1):
            kept.log[seq - 1] = replace(kept.log[seq - 1], at=at)


def _fell(kept: ChatData, seqs: Collection[int]) -> tuple[int, int]:
    """Removes the first summary that covers one of these positions, and all after it. Returns how
    many fell, and how many of them had something else to tell."""
    hit = [s for s, block in kept.blocks.items() if any(s <= seq <= block.end for seq in seqs)]
    if not hit:
        return 0, 0
    fallen = [kept.blocks.pop(start) for start in sorted(kept.blocks) if start >= min(hit)]
    kept.atoms = {seq: found for seq, found in kept.atoms.items() if seq < min(hit)}
    others = [
        any(not message.erased for message in kept.log[block.start - 1 : block.end])
        for block in fallen
    ]
    return len(fallen), sum(others)
