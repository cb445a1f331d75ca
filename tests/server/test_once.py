"""`Idempotency-Key`: the same request sent twice, done once."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from asking import Service, with_service

TALK = {"chat": "c", "user": "ana"}


def once(key: str) -> dict[str, str]:
    return {"Idempotency-Key": key}


async def history(service: Service) -> list[str]:
    found = (await service.get("history", chat="c")).json()
    return [message["content"] for message in found.get("items", [])]


@with_service()
async def test_a_repeated_record_gives_the_first(service: Service) -> None:
    """The cycle is written once, and the answer is the same."""
    first = await service.post("record", once("k"), **TALK, said="oi", answered="olá")
    await service.post("record", **TALK, said="e aí?")
    again = await service.post("record", once("k"), **TALK, said="oi", answered="olá")
    assert again.json() == first.json()
    assert await history(service) == ["oi", "olá", "e aí?"]


@with_service()
async def test_many_at_once_are_one(service: Service) -> None:
    """However many come side by side."""
    asked = [service.post("record", once("k"), **TALK, said="oi", answered="olá")] * 1
    asked += [
        service.post("record", once("k"), **TALK, said="oi", answered="olá") for _ in range(10)
    ]
    answers = await asyncio.gather(*asked)
    assert {a.status_code for a in answers} == {200}
    assert {a.json()["number"] for a in answers} == {1}
    assert await history(service) == ["oi", "olá"]


@with_service()
async def test_a_key_stands_for_one_chat(service: Service) -> None:
    """The same words to another chat, under the same key, are another request."""
    said = [{"role": "user", "content": "oi"}]
    await service.post("record", once("k"), **TALK, said="oi")
    await service.post("append", once("l"), **TALK, messages=said)
    for answer in (
        await service.post("record", once("k"), chat="d", user="ana", said="oi"),
        await service.post("append", once("l"), chat="d", user="ana", messages=said),
    ):
        assert answer.status_code == 409
        assert answer.json()["type"] == "urn:lembrar:problem:idempotency-key-reused"
    assert (await service.get("history", chat="d")).status_code == 404


@pytest.mark.parametrize(
    "other",
    [{"said": "outra coisa"}, {"said": "oi", "answered": "tchau"}],
    ids=str,
)
@with_service()
async def test_a_key_stands_for_one_request(service: Service, other: dict[str, Any]) -> None:
    """Used for something else, it is refused, and nothing is written."""
    await service.post("record", once("k"), **TALK, said="oi", answered="olá")
    answer = await service.post("record", once("k"), **TALK, **other)
    assert answer.status_code == 409
    assert answer.json()["type"] == "urn:lembrar:problem:idempotency-key-reused"
    assert await history(service) == ["oi", "olá"]


@with_service()
async def test_repeated_messages_are_written_once(service: Service) -> None:
    """Messages that bring no id get one from the key; more, fewer or others are refused."""
    said = [{"role": "user", "content": "a"}, {"role": "assistant", "content": "b"}]
    first = await service.post("append", once("k"), **TALK, messages=said)
    again = await service.post("append", once("k"), **TALK, messages=said)
    assert again.json() == first.json()
    others = [
        said[:1],
        [*said, said[0]],
        [said[0], said[0]],
        [{"role": "user", "content": "x"}] * 2,
    ]
    for messages in others:
        answer = await service.post("append", once("k"), **TALK, messages=messages)
        assert answer.status_code == 409
    assert await history(service) == ["a", "b"]


@with_service()
async def test_other_writes_give_their_first_outcome(service: Service) -> None:
    """Remembering, putting right, taking back and forgetting happen once."""
    first = await service.post("remember", once("r"), user="ana", text="Moro em Olinda")
    again = await service.post("remember", once("r"), user="ana", text="Moro em Olinda")
    assert again.json() == first.json()
    assert (await service.get("facts", user="ana")).json()["items"][0]["observations"] == 1
    fact = first.json()["id"]
    fixed = await service.post("correct", once("c"), fact=fact, text="Moro no Recife")
    assert (await service.post("correct", once("c"), fact=fact, text="Moro no Recife")).json()[
        "id"
    ] == fixed.json()["id"]
    for _ in range(2):  # taken back twice would be taken back no more
        await service.post("undo", once("u"), fact=fact)
    facts = (await service.get("facts", user="ana")).json()["items"]
    assert [f["content"] for f in facts] == ["Moro em Olinda"]
    gone = await service.post("forget", once("f"), user="ana")
    assert (await service.post("forget", once("f"), user="ana")).json() == gone.json()
    assert (await service.post("forget", user="ana")).status_code == 404


@with_service()
async def test_what_was_forgotten_does_not_come_back(service: Service) -> None:
    """G11: a repeated request tells nothing of a fact that was erased since."""
    made = await service.post("remember", once("r"), user="ana", text="Tenho um gato chamado Nino")
    await service.post("forget", fact=made.json()["id"])
    again = await service.post("remember", once("r"), user="ana", text="Tenho um gato chamado Nino")
    assert again.status_code == 404 and "Nino" not in again.text


@with_service()
async def test_a_failed_request_may_be_sent_again(service: Service) -> None:
    """A key is used up by what was done, not by what was refused."""
    assert (await service.post("compact", once("k"), chat="c")).status_code == 404
    await service.post("record", **TALK, said="oi", answered="olá")
    assert (await service.post("compact", once("k"), chat="c")).status_code == 200


@with_service()
async def test_keys_of_two_callers_do_not_meet(service: Service) -> None:
    """The same word from two keys of a tenant stands for two requests."""
    one, two = await service.key("acme", "write"), await service.key("acme", "write")
    for n, key in enumerate((one, two)):
        answer = await service.post("record", key | once("k"), **TALK, said=f"oi {n}")
        assert answer.status_code == 200


@with_service()
async def test_opening_twice_is_new_once(service: Service) -> None:
    """The second answer says what the first said."""
    answers = [await service.post("open_chat", once("k"), **TALK) for _ in range(2)]
    assert [a.json()["is_new"] for a in answers] == [True, True]
    assert (await service.post("open_chat", **TALK)).json()["is_new"] is False


@pytest.mark.parametrize("key", ["", "a b", "é", "x" * 256])
@with_service()
async def test_a_key_has_a_form(service: Service, key: str) -> None:
    """Up to 255 visible characters."""
    headers: Any = {"Idempotency-Key": key.encode()}
    answer = await service.post("record", headers, **TALK, said="oi")
    assert answer.status_code == 422


def test_no_text_is_kept_for_repetition(tmp_path: Path) -> None:
    """G11: what is kept to answer again holds nothing that was said."""
    from dataclasses import replace

    from asking import SETTINGS, serving

    url = f"sqlite:{tmp_path / 'a.db'}"

    async def scenario() -> None:
        async with serving(replace(SETTINGS, url=url)) as (app, client):
            service = Service(app, client)
            text = "Tenho um papagaio chamado Zefirino"
            await service.post("remember", once("r"), user="ana-da-silva", text=text)
            await service.post("forget", once("f"), user="ana-da-silva")

    asyncio.run(scenario())
    for file in tmp_path.iterdir():
        data = file.read_bytes()
        assert b"Zefirino" not in data and b"papagaio" not in data and b"ana-da-silva" not in data
