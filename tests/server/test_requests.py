"""What may be sent, and what is answered: sizes, texts, ids, parts, tags and problems."""

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import httpx2
import pytest
from asking import Service, with_service
from hypothesis import given, settings
from hypothesis import strategies as st

from lembrar import errors
from lembrar.server.limits import BODY_BYTES, JSON_DEPTH, MESSAGE_BYTES, MESSAGES
from lembrar.server.problems import STATUSES, Problem, problem_of
from lembrar.server.wire import read_json

TALK = {"chat": "c", "user": "ana"}
JSON = {"Content-Type": "application/json"}


async def send(service: Service, body: Any, path: str = "record", **headers: str) -> Any:
    return await service.client.post(f"/api/v1/{path}", content=body, headers=JSON | headers)


@with_service()
async def test_a_body_may_have_a_mebibyte(service: Service) -> None:
    """More is refused, whether it says so beforehand or not, and nothing of it is kept."""
    large = json.dumps(TALK | {"said": "a" * BODY_BYTES}).encode()

    async def unannounced() -> AsyncIterator[bytes]:
        for start in range(0, len(large), 100_000):
            yield large[start : start + 100_000]

    for body in (large, unannounced()):
        answer = await send(service, body)
        assert answer.status_code == 413
        assert answer.json()["type"] == "urn:lembrar:problem:too-large"
    assert (await service.get("users")).json()["items"] == []


def test_who_sends_too_much_reads_why(running: Callable[..., Any]) -> None:
    """Over a real connection, too: it is not cut while the client is still sending."""
    body = b"x" * (8 * BODY_BYTES)
    headers = {"Content-Type": "application/json"}
    with running() as url, httpx2.Client(base_url=url, timeout=60) as client:
        for sent in (body, iter([body[:BODY_BYTES]] * 8)):
            answer = client.post("/api/v1/record", content=sent, headers=headers)
            assert answer.status_code == 413
            assert answer.json()["type"] == "urn:lembrar:problem:too-large"


@with_service()
async def test_a_message_may_have_64_kibibytes(service: Service) -> None:
    """Counted in bytes, as they are stored."""
    fits, over = "é" * (MESSAGE_BYTES // 2), "é" * (MESSAGE_BYTES // 2 + 1)
    assert (await service.post("record", **TALK, said=fits)).status_code == 200
    for answer in (
        await service.post("record", **TALK, said=over),
        await service.post("append", **TALK, messages=[{"role": "user", "content": over}]),
    ):
        assert answer.status_code == 422
        assert "65,536 bytes" in answer.text and over not in answer.text


@with_service()
async def test_a_request_may_hold_a_thousand_messages(service: Service) -> None:
    """One more is refused, and none of them written."""
    many = [{"role": "user", "content": "oi"}] * (MESSAGES + 1)
    assert (await service.post("append", **TALK, messages=many)).status_code == 422
    assert (await service.post("append", **TALK, messages=many[1:])).status_code == 200


def nested(depth: int) -> str:
    return "[" * depth + "]" * depth


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ('{"chat": "c"', "invalid-json"),
        ("\xff\xfe", "invalid-json"),
        ('{"said": NaN}', "invalid-json"),
        ('{"said": ' + "9" * 5000 + "}", "invalid-json"),
        (nested(JSON_DEPTH + 1), "too-deep"),
        (nested(100_000), "invalid-json"),
        ('{"chat": "c", "user": "ana", "said": "\\ud800"}', "invalid-text"),
        ('{"\\udfff": 1}', "invalid-text"),
    ],
)
@with_service()
async def test_what_is_no_proper_json_is_refused(service: Service, body: str, kind: str) -> None:
    """Broken, bottomless or half a character: told in one word, never a failure of the server."""
    answer = await send(service, body.encode("latin-1"))
    assert answer.status_code == 400
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.json()["type"] == f"urn:lembrar:problem:{kind}"


@pytest.mark.parametrize("field", ["chat", "user", "said", "answered", "id", "channel"])
@with_service()
async def test_nul_is_refused_wherever_it_stands(service: Service, field: str) -> None:
    """No store could keep it as it came."""
    body = TALK | {"said": "oi", "answered": "olá"} | {field: "a\0b"}
    assert (await service.post("record", **body)).status_code == 422


@with_service()
async def test_only_json_is_read(service: Service) -> None:
    """A form, as any web page can send it, is not."""
    body = json.dumps(TALK | {"said": "oi"})
    for kind in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = await send(service, body, **{"Content-Type": kind})
        assert answer.status_code == 415


@with_service()
async def test_a_misspelt_field_is_told(service: Service) -> None:
    """A word that nobody knows is refused, with its place; what was sent is not repeated."""
    answer = await service.post("record", **TALK, said="segredo", anwsered="x")
    assert answer.status_code == 422
    [flaw] = answer.json()["errors"]
    assert flaw["where"] == "body.anwsered"
    assert "segredo" not in answer.text


def test_depth_is_counted_exactly() -> None:
    """What is as deep as allowed is read."""
    assert read_json(nested(JSON_DEPTH)) is not None
    with pytest.raises(Problem):
        read_json(nested(JSON_DEPTH + 1))


def test_every_error_has_a_status() -> None:
    """Each error of the library is a problem with a status of its own kind, and says what to do;
    what the database says of itself stays here."""
    kinds = [k for k in vars(errors).values() if isinstance(k, type)]
    for kind in kinds:
        problem = problem_of(kind())
        assert problem.status == next(s for k, s in STATUSES if issubclass(kind, k))
        assert problem.detail and "`lembrar" not in problem.detail, kind
        assert (problem.status == 503) == ("Retry-After" in problem.headers)
    told = problem_of(errors.StoreError("could not open /var/lib/secret.db")).detail
    assert "secret" not in told


@with_service()
async def test_unknown_addresses_and_methods_are_problems(service: Service) -> None:
    """404 and 405 look like all other errors; 405 names what the address answers to."""
    lost = await service.client.get("/api/v1/nothing")
    wrong = await service.client.delete("/api/v1/record")
    assert (lost.status_code, wrong.status_code) == (404, 405)
    assert wrong.headers["Allow"] == "POST"
    for answer in (lost, wrong):
        assert answer.headers["content-type"] == "application/problem+json"
        assert set(answer.json()) >= {"type", "title", "status", "detail"}


IDS = ["a/b", "../x", "a%2Fb", "?q=1#f", "é😀", " ", "a b", "a+b", "//", "x/memories", ";", "\\"]


@pytest.mark.parametrize("id", [*IDS, ".", "..", "é" * 256])
@with_service()
async def test_ids_may_hold_anything(service: Service, id: str) -> None:
    """Any 1 to 512 bytes are an id, in bodies and in parameters."""
    assert (await service.post("record", chat=id, user=id, said="oi", id=id)).status_code == 200
    found = await service.get("history", chat=id)
    assert [m["id"] for m in found.json()["items"]] == [id]
    assert [c["id"] for c in (await service.get("chats", user=id)).json()["items"]] == [id]
    assert (await service.post("forget", message=id, chat=id)).json()["messages"] == 1


@pytest.mark.parametrize("id", IDS)
@with_service()
async def test_a_conversation_is_found_by_its_path(service: Service, id: str) -> None:
    """R10: `GET /api/v1/conversations/{id}/memories`, the id percent-encoded."""
    from urllib.parse import quote

    await service.post("record", chat=id, user="ana", said="Moro no Recife.", answered="Anotado!")
    found = await service.client.get(f"/api/v1/conversations/{quote(id, safe='')}/memories")
    assert found.status_code == 200
    told = found.json()
    assert told["chat"]["id"] == id and told["active"] is True
    assert [m["content"] for m in told["recent"]] == ["Moro no Recife.", "Anotado!"]
    assert [fact["key"] for fact in told["facts"]] == ["home"]


@pytest.mark.parametrize("id", ["", "é" * 257, "a" * 513])
@with_service()
async def test_ids_of_the_wrong_size_are_refused(service: Service, id: str) -> None:
    """None, or more than 512 bytes."""
    assert (await service.post("record", chat=id, user="ana", said="oi")).status_code == 422
    assert (await service.get("history", chat=id)).status_code == 422


async def pages(service: Service, word: str, limit: int, **query: str) -> list[Any]:
    """Everything, part by part."""
    found: list[Any] = []
    cursor: dict[str, str] = {}
    while True:
        part = (await service.get(word, limit=limit, **query, **cursor)).json()
        assert len(part["items"]) <= limit
        found += part["items"]
        if part["next"] is None:
            return found
        assert part["items"]
        cursor = {"cursor": part["next"]}


@with_service()
async def test_long_lists_come_in_parts(service: Service) -> None:
    """The parts put together are the whole, in order, whatever their size and direction."""
    said = [{"role": "user", "content": f"Gasto {n}: R$ {n},00 no mercado."} for n in range(1, 24)]
    await service.post("append", **TALK, messages=said)
    for limit in (1, 5, 23, 1000):
        oldest = await pages(service, "history", limit, chat="c")
        newest = await pages(service, "history", limit, chat="c", order="newest")
        assert [m["seq"] for m in oldest] == list(range(1, 24))
        assert newest == oldest[::-1]
    for n in range(7):
        await service.post("record", chat=f"c{n}", user=f"u{n % 3}", said="Estou muito feliz hoje!")
    for word, query in (("users", {}), ("chats", {"user": "u0"}), ("moods", {"user": "u0"})):
        whole = (await service.get(word, limit=1000, **query)).json()["items"]
        for limit in (1, 2, 3):
            assert await pages(service, word, limit, **query) == whole


@with_service()
async def test_what_comes_meanwhile_repeats_nothing(service: Service) -> None:
    """A cursor goes by what stood there: new chats at the head do not shift what follows."""
    for n in range(4):
        await service.post("record", chat=f"c{n}", user="ana", said="oi")
    first = (await service.get("chats", user="ana", limit=2)).json()
    await service.post("record", chat="new", user="ana", said="oi")
    rest = (await service.get("chats", user="ana", cursor=first["next"])).json()
    seen = [chat["id"] for chat in first["items"] + rest["items"]]
    assert seen == ["c3", "c2", "c1", "c0"]


@pytest.mark.parametrize("cursor", ["x", "!!", "W10", "bnVsbA", "WyJhIl0", "W3t9XQ", "WzFlOTk5XQ"])
@with_service()
async def test_a_made_up_cursor_leads_nowhere(service: Service, cursor: str) -> None:
    """Told as such, never as a failure of the server."""
    await service.post("record", **TALK, said="oi")
    for word, query in (("history", {"chat": "c"}), ("chats", {"user": "ana"}), ("users", {})):
        answer = await service.get(word, cursor=cursor, **query)
        assert answer.status_code in (200, 404)


@with_service()
async def test_what_has_not_changed_is_not_sent_again(service: Service) -> None:
    """A tag stands for what was given; whoever has it gets nothing but that."""
    await service.post("record", **TALK, said="oi")
    first = await service.get("history", chat="c")
    tag = {"If-None-Match": f'"other", W/{first.headers["ETag"]}'}
    again = await service.get("history", tag, chat="c")
    assert (again.status_code, again.content) == (304, b"")
    await service.post("record", **TALK, said="tudo bem?")
    changed = await service.get("history", tag, chat="c")
    assert changed.status_code == 200 and changed.headers["ETag"] != first.headers["ETag"]


@with_service()
async def test_a_misspelt_chat_is_no_empty_chat(service: Service) -> None:
    """What names a chat that is not there is told so."""
    for word in ("history", "summaries", "compactions"):
        assert (await service.get(word, chat="nope")).status_code == 404
    for word in ("compact", "refresh", "consolidate", "retry"):
        assert (await service.post(word, chat="nope")).status_code == 404
    assert (await service.get("stats", chat="nope")).status_code == 404


@settings(max_examples=200)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda t: json.dumps(t).encode()))
def test_reading_never_fails_unforeseen(body: bytes) -> None:
    """Whatever comes is JSON or a problem."""
    try:
        read_json(body)
    except Problem as problem:
        assert problem.status == 400
