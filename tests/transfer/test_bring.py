"""What was imported becomes memory: once, however often it is brought."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from pasts import LATER, run

from lembrar import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.importers import FORMATS, Imported, Reading, detect, sources
from lembrar.importers.base import Told
from lembrar.model import Message
from lembrar.transfer.bring import Brought, bring
from lembrar.transfer.told import first_person

SAMPLES = Path(__file__).parents[1] / "importers" / "samples"
ANDROID = SAMPLES / "Conversa do WhatsApp com Bia Ramos.txt"


async def brought(memory: AsyncMemory, path: Path, **how: Any) -> Brought:
    reading = Reading(**{"user": "ana", "zone": ZoneInfo("America/Recife"), **how})
    [source] = sources(path)
    pieces = FORMATS[detect(path)].read(source, reading)
    return await bring(memory, pieces, LATER, user=reading.user)


def test_again_adds_nothing_and_more_adds_what_is_new(tmp_path: Path) -> None:
    async def play() -> None:
        async with await AsyncMemory.open("memory:", background=False) as memory:
            first = await brought(memory, ANDROID, name="Ana Prado", bot="Bia Ramos")
            assert (first.read, first.new, first.known) == (10, 10, 0)
            assert dict(first.skipped) == {"notice": 1, "deleted": 1, "empty": 1}
            [chat] = first.chats
            again = await brought(memory, ANDROID, name="Ana Prado", bot="Bia Ramos")
            assert (again.read, again.new, again.known) == (10, 0, 10)
            grown = tmp_path / ANDROID.name
            grown.write_text(ANDROID.read_text("utf-8") + "26/03/2026 09:00 - Bia Ramos: nova\n")
            more = await brought(memory, grown, name="Ana Prado", bot="Bia Ramos")
            assert (more.new, more.known, more.chats) == (1, 10, (chat,))
            history = await memory.history(chat)
            assert [m.content for m in history][-1] == "nova"
            assert {m.sender for m in history} == {"ana", "Bia Ramos"}
            assert str(history[0].at) == "2026-03-12 10:05:00-03:00"

    run(play())


def test_what_the_user_said_is_learnt_and_what_others_said_is_not(tmp_path: Path) -> None:
    """G12: another sender's home is not the user's."""
    file = tmp_path / "a.txt"
    file.write_text(
        "13/03/2026 10:00 - Ana: Moro em Olinda\n13/03/2026 10:01 - Bia: Moro em Natal\n"
    )

    async def play() -> None:
        async with await AsyncMemory.open("memory:", background=False) as memory:
            await brought(memory, file, name="Ana")
            await memory.consolidate()
            assert [fact.value for fact in await memory.facts("ana")] == ["olinda"]

    run(play())


def test_facts_of_other_memories_take_their_place() -> None:
    """They have the kind and the date that they deserve, and come once."""

    async def play() -> None:
        async with await AsyncMemory.open("memory:", background=False) as memory:
            first = await brought(memory, SAMPLES / "mem0.json")
            assert (first.read, first.new, first.facts) == (2, 2, 2)
            again = await brought(memory, SAMPLES / "mem0.json")
            assert (again.new, again.known) == (0, 2)
            likes, home = await memory.facts("ana")
            assert (likes.kind, likes.content) == ("preference", "Gosta de café sem açúcar")
            assert (home.key, home.value, home.observations) == ("home", "recife", 1)
            assert home.created_at.date().isoformat() == "2026-01-11"
            await memory.forget(fact=home.id)
            await brought(memory, SAMPLES / "mem0.json")
            assert len(await memory.facts("ana")) == 1

    run(play())


def test_nothing_found_is_an_error_that_says_what_was_looked_for(tmp_path: Path) -> None:
    file = tmp_path / "conversations.json"
    file.write_text(json.dumps([{"messages": [], "mapping": {}}]))

    async def play() -> None:
        async with await AsyncMemory.open("memory:", background=False) as memory:
            pieces = FORMATS["chatgpt"].read(sources(file)[0], Reading(user="ana"))
            with pytest.raises(InvalidInput, match=r"Skipped: 1 × no conversation.*«mapping»"):
                await bring(
                    memory, pieces, LATER, user="ana", looked_for=FORMATS["chatgpt"].LOOKS_FOR
                )

    run(play())


def test_whose_memory_it_is_must_be_known() -> None:
    async def play() -> None:
        async with await AsyncMemory.open("memory:", background=False) as memory:
            with pytest.raises(InvalidInput, match="--user"):
                await brought(memory, SAMPLES / "claude.json", user="")
            assert await memory.users() == []

    run(play())


def test_what_cannot_be_recorded_does_not_stop_the_rest() -> None:
    def pieces() -> Iterator[Imported]:
        said = (Message("user", "oi", id="1"), Message("user", " ", id="2"))
        facts = (Told("x" * 5000, "a"), Told("Gosta de mar", "b"))
        yield Imported("c", messages=said, facts=facts)

    async def play() -> None:
        async with await AsyncMemory.open("memory:", background=False) as memory:
            seen: list[int] = []
            done = await bring(memory, pieces(), LATER, user="ana", progress=seen.append)
            assert (done.read, done.new, done.facts) == (2, 2, 1)
            assert done.skipped == {"not valid": 2}
            assert seen == [2]

    run(play())


@pytest.mark.parametrize(
    ("note", "language", "said"),
    [
        ("Mora em Recife", "pt", "moro em Recife"),
        ("O usuário gosta de mar", "pt", "gosto de mar"),
        ("Não come carne", "pt", "não como carne"),
        ("Se chama Ana", "pt", "me chamo Ana"),
        ("User likes tea", "en", "I like tea"),
        ("The user's name is John", "en", "my name is John"),
        ("Is a nurse", "en", "I am a nurse"),
        ("Tuesday is laundry day", "en", "Tuesday is laundry day"),
    ],
)
def test_notes_are_read_as_if_the_person_spoke(note: str, language: str, said: str) -> None:
    assert first_person(note, language) == said
