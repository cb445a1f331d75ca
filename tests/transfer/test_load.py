"""Loading trusts nothing, says what is wrong and where, and can be done again."""

import json
from datetime import timedelta
from typing import Any

import pytest
from pasts import LATER, climb, database, erase, learn, lived, out, pin, run, say

from lembrar import AsyncMemory
from lembrar.errors import InvalidInput, OtherUser, UnknownUser
from lembrar.model import Summary
from lembrar.stores.memory import MemoryDatabase, MemoryStore
from lembrar.testing.promises.samples import NOW, fact, message
from lembrar.transfer.export import export, taken_out
from lembrar.transfer.load import load
from lembrar.transfer.loaded import Loaded
from lembrar.transfer.records import VERSION

OPENING = {"type": "export", "version": VERSION, "user": "ana", "people": ["ana"]}
CHAT = {
    "type": "chat",
    "id": "c",
    "user": "ana",
    "created_at": "2026-11-15T13:00:00+00:00",
    "updated_at": "2026-11-15T13:00:00+00:00",
}
SAID = {
    "type": "message",
    "chat": "c",
    "role": "user",
    "at": "2026-11-15T10:00:00-03:00",
    "id": "m1",
    "content": "Oi",
}
SUMMARY = {
    "type": "summary",
    "chat": "c",
    "start": 1,
    "end": 1,
    "rung": 1,
    "text": "oi",
    "at": SAID["at"],
    "made_at": SAID["at"],
}
FACT = {
    "type": "fact",
    "id": "f1",
    "user": "ana",
    "kind": "bio",
    "content": "mora em Olinda",
    "created_at": SAID["at"],
    "updated_at": SAID["at"],
}


def lines(*records: dict[str, Any], end: int | None = None) -> list[str]:
    """An export of these records."""
    ending = {"type": "end", "records": len(records) if end is None else end}
    return [json.dumps(record) for record in (OPENING, *records, ending)]


def loaded(given: Any, store: MemoryStore | None = None, **options: Any) -> Loaded:
    return run(load(store or MemoryDatabase().store("acme"), given, LATER, **options))


def test_a_newer_export_is_refused_whole() -> None:
    """Also when it has fields that this version does not know."""
    for more in ({}, {"encrypted": True}):
        newer = json.dumps(OPENING | {"version": VERSION + 1} | more)
        with pytest.raises(InvalidInput, match=r"newer Lembrar.*Upgrade"):
            loaded([newer])


@pytest.mark.parametrize(
    ("record", "wrong"),
    [
        ({**SAID, "content": "a\0b"}, "NUL"),
        ({**SAID, "content": ""}, "empty"),
        ({**SAID, "at": "2026-11-15T10:00:00"}, "time zone"),
        ({**SAID, "at": "9999-01-01T00:00:00+00:00"}, "1900 to 2200"),
        ({**SAID, "id": "x" * 600}, "512 bytes"),
        ({**SAID, "role": "god"}, "role"),
        ({**SAID, "seq": 7}, "seq"),
        ({**SAID, "chat": "d"}, "does not belong"),
        ({**SUMMARY, "end": 5}, "messages that there are"),
        ({**SUMMARY, "start": 0}, "start"),
        ({**FACT, "weight": 1e9}, "weight"),
        ({**FACT, "priority": float("inf")}, "priority"),
        ({**FACT, "user": "bia"}, "nobody that the export is about"),
        ({**FACT, "status": "immortal"}, "status"),
        ({**CHAT, "id": "d", "timezone": "Mars/Base"}, "time zone"),
        ({**CHAT, "id": "d", "user": "bia"}, "nobody that the export is about"),
        ({"type": "atoms", "chat": "c", "position": 9, "atoms": []}, "no message 9"),
        ({"type": "spell"}, "spell"),
        ({"type": "link", "user": "ana", "channel": "w", "identity": "bia", "at": SAID["at"]},
         "nobody that the export is about"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_by_its_line(record: dict[str, Any], wrong: str) -> None:
    with pytest.raises(InvalidInput, match=wrong):
        loaded(lines(CHAT, SAID, record))


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ([], "nothing to load"),
        (["{"], "Line 1 cannot be loaded"),
        (["[]"], "Line 1 cannot be loaded"),
        ([json.dumps(CHAT)], "begins with a line of type"),
        (lines(CHAT, SAID)[:-1], "the rest is missing"),
        (lines(CHAT, SAID, end=9), "had 9 records"),
        ([*lines(CHAT)[:-1], json.dumps(OPENING)], "before another has ended"),
        (lines(CHAT, SAID, SAID), "the same id"),
        (lines(CHAT, SAID, SUMMARY, {**SAID, "id": "m2"}), "come before summaries"),
        (["[" * 100_000], "Line 1 cannot be loaded"),
    ],
)
def test_what_is_no_whole_export_is_said(given: list[str], wrong: str) -> None:
    with pytest.raises(InvalidInput, match=wrong):
        loaded(given)


def test_errors_never_show_what_was_said() -> None:
    secret = {**SAID, "content": "segredo 4711", "extra": "segredo 4711"}
    with pytest.raises(InvalidInput) as error:
        loaded(lines(CHAT, secret))
    assert "4711" not in str(error.value)


def test_only_the_person_that_is_allowed() -> None:
    assert loaded(lines(CHAT, SAID), user="ana").messages == 1
    with pytest.raises(InvalidInput, match="somebody else"):
        loaded(lines(CHAT, SAID), user="bia")


def test_nobody_slips_into_another_persons_memory() -> None:
    """An export that claims somebody's name as one of its own."""
    store = MemoryDatabase().store("acme")
    run(store.append("d", "bia", [message("minha")], now=NOW))
    claimed = [json.dumps({**OPENING, "people": ["ana", "bia"]}), *lines(CHAT)[1:]]
    with pytest.raises(InvalidInput, match="somebody else"):
        loaded(claimed, store, user="ana")
    free = [json.dumps({**OPENING, "people": ["ana", "+55"]}), *lines(CHAT)[1:]]
    assert loaded(free, store, user="ana").chats == 1


def test_bytes_and_streams_are_fine() -> None:
    async def streamed() -> Any:
        for line in lines(CHAT, SAID):
            yield line.encode()

    assert loaded(streamed()).messages == 1
    assert loaded([line.encode() + b"\r\n" for line in lines(CHAT, SAID)]).messages == 1


def test_several_exports_in_a_row() -> None:
    opening = {**OPENING, "user": "bia", "people": ["bia"]}
    ending = {"type": "end", "records": 1}
    bia = [json.dumps(record) for record in (opening, {**FACT, "user": "bia"}, ending)]
    done = loaded([*lines(CHAT, SAID, FACT), *bia])
    assert (done.users, done.facts) == (2, 2)


def test_somebody_elses_chat_is_not_touched() -> None:
    store = MemoryDatabase().store("acme")
    run(store.append("c", "bia", [message("minha")], now=NOW))
    with pytest.raises(OtherUser):
        loaded(lines(CHAT, SAID), store)
    assert len(run(store.messages("c"))) == 1


def test_a_grown_export_adds_what_is_new() -> None:
    """The chat that is there keeps its own summaries and its switch."""

    async def play() -> None:
        async with database("memory") as one, database("sqlite") as other:
            origin, target = one.store("acme"), other.store("acme")
            await lived(origin, [])
            await learn(origin, "ana", ["g"], [1])
            await load(target, await out(origin), LATER)
            await target.open_chat("c", "ana", now=LATER, enabled=False)
            await say(origin, "c", [message("mais"), message("e mais")], 5)
            await pin(origin, "c", 3)
            await climb(origin, "c", [2], "ready")
            _, [known] = await origin.facts("ana")
            later = fact("g", status="ended", ended_at=NOW + timedelta(hours=9))
            await origin.write_facts("ana", (await origin.facts("ana"))[0], [later])
            assert known.status == "live"
            done = await load(target, await out(origin), LATER)
            assert (done.messages, done.facts, done.chats, done.left) == (2, 1, 0, 2)
            assert [m.content for m in await target.messages("c")] == [
                m.content for m in await origin.messages("c")
            ]
            assert [m.seq for m in await target.pinned("c")] == [3]
            assert not (await target.chat("c")).enabled
            assert (await target.facts("ana"))[1][0].status == "ended"

    run(play())


def test_what_was_erased_here_does_not_come_back() -> None:
    """G11: not by loading an export from before the erasure."""

    async def play() -> None:
        async with database("sqlite") as one:
            store = one.store("acme")
            await lived(store, [])
            before = await out(store)
            await erase(store, "c", {1})
            done = await load(store, before, LATER)
            assert done.messages == 0
            assert (await store.messages("c"))[0].erased

    run(play())


class Gone(Exception):
    """The machine is gone."""


def test_an_interrupted_load_goes_on() -> None:
    """Until a chat is whole it is switched off; whichever line it stopped at, loading again ends
    with the same."""

    async def play() -> None:
        async with database("memory") as one:
            origin = one.store("acme")
            await lived(origin, [])
            await say(origin, "c", [message(f"frase {n}") for n in range(700)], 2)
            await erase(origin, "c", {2, 5})
            await pin(origin, "c", 3)
            await climb(origin, "c", [3, 3], "ready")
            await learn(origin, "ana", ["f", "g"], [1, 2])
            taken = await out(origin)
            for stop in (3, 600, len(taken) - 8, len(taken) - 4, len(taken) - 1):
                async with database("sqlite") as other:
                    target = other.store("acme")

                    def cut(stop: int = stop) -> Any:
                        yield from taken[:stop]
                        raise Gone

                    with pytest.raises(Gone):
                        await load(target, cut(), LATER)
                    await load(target, taken, LATER)
                    assert await out(target) == taken

    run(play())


def test_a_worker_beside_it_does_not_disturb() -> None:
    """A loaded chat has the summaries and facts that it had, not new ones made of half of it."""

    async def play() -> None:
        async with await AsyncMemory.open("memory:", preset="finance") as first:
            for n in range(12):
                await first.record("c", "ana", f"Minha meta {n} é juntar R$ {n}00", "Anotado!")
            await first.consolidate()
            taken = await out(first.store)
            made = await first.facts("ana")
            async with await AsyncMemory.open("memory:", preset="finance") as second:
                await load(second.store, taken, LATER)
                await second.consolidate()
                assert await second.facts("ana") == made
                assert [b.text for b in await second.summaries("c")] == [
                    b.text for b in await first.summaries("c")
                ]
                opened = await second.open_chat("c", "ana")
                assert opened.enabled and not opened.corrected

    run(play())


def test_nobody_to_export() -> None:
    async def play() -> None:
        store = MemoryDatabase().store("acme")
        with pytest.raises(UnknownUser):
            await out(store, "ninguém")

    run(play())


def test_an_export_is_a_person_under_all_names() -> None:
    async def play() -> None:
        store = MemoryDatabase().store("acme")
        await lived(store, [])
        await say(store, "«é»", [message("do telefone")], 1)
        assert await out(store, "+55 81") == await out(store, "ana")
        assert "do telefone" in "".join(await out(store, "ana"))

    run(play())


def test_taken_out_whole() -> None:
    async def play() -> None:
        store = MemoryDatabase().store("acme")
        await lived(store, [])
        await say(store, "c", [message("á\u2028é\r\n")], 1)
        assert list(await taken_out(store, "ana")) == await out(store, "ana")

    run(play())


class Busy(MemoryStore):
    """A store in which somebody summarises whenever the summaries are read."""

    async def blocks(self, chat: str) -> list[Summary]:
        found = await super().blocks(chat)
        await climb(self, chat, [1, 1], "ready")
        return found


def test_an_export_of_a_busy_chat_can_be_loaded() -> None:
    async def play() -> None:
        store = Busy("acme")
        await lived(store, [])
        taken = [line async for line in export(store, "ana")]
        target = MemoryDatabase().store("acme")
        done = await load(target, taken, LATER)
        assert done.messages == 2

    run(play())
