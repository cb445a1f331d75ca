"""Memory taken out through one door and brought in through another."""

from asking import Service, with_service

from lembrar.server.limits import PROXY_BODY_BYTES

ANA = {"chat": "c", "user": "ana"}
LINES = {"Content-Type": "application/x-ndjson"}


@with_service()
async def test_what_was_taken_out_can_be_brought_in(service: Service) -> None:
    """Everything of a person moves to another tenant, once, however often it is sent."""
    a, b = await service.key("a", "write"), await service.key("b", "write")
    for n in range(5):
        said = f"No dia {n} gastei R$ {n},00. Moro em Olinda."
        await service.post("record", a, **ANA, said=said, answered="Anotado.")
    taken = await service.get("export", a, user="ana")
    assert taken.headers["content-type"] == "application/x-ndjson"
    assert taken.text.count("\n") > 10
    for new in (10, 0):
        done = await service.client.post("/api/v1/load", content=taken.content, headers=b | LINES)
        assert done.json()["messages"] == new
    theirs = (await service.get("history", b, chat="c")).json()["items"]
    assert theirs == (await service.get("history", a, chat="c")).json()["items"]
    facts = (await service.get("facts", b, user="ana")).json()["items"]
    assert "home" in {fact["key"] for fact in facts}


@with_service()
async def test_what_cannot_be_brought_in_is_told(service: Service) -> None:
    """Which line it is, without repeating it; other kinds of bodies and too many bytes are refused;
    nobody is taken out who is not there."""

    async def sent(content: bytes, **headers: str) -> int:
        answer = await service.client.post("/api/v1/load", content=content, headers=LINES | headers)
        assert "segredo" not in answer.text
        return answer.status_code

    assert await sent(b'{"segredo": 1}\n') == 422
    assert await sent(b"\xff\xfe\n") == 422
    assert await sent(b"{}", **{"Content-Type": "text/plain"}) == 415
    assert await sent(b" " * (PROXY_BODY_BYTES + 1)) == 413
    assert (await service.get("export", user="nobody")).status_code == 404
