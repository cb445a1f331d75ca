"""Keys: made once, kept as digests, refused when they should be."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from asking import SETTINGS, Service, bearer, make_key, serving, with_service

from lembrar.errors import InvalidId, InvalidInput, Unknown
from lembrar.server.keys import SYSTEM, Keyring, reach
from lembrar.stores.memory import MemoryDatabase
from lembrar.stores.open import open_database

NOW = datetime(2026, 11, 15, 12, tzinfo=UTC)


def ring() -> Keyring:
    return Keyring(MemoryDatabase())


def test_a_key_opens_its_tenant_until_it_expires() -> None:
    """A key is random, has scopes, and ends when it was made to."""

    async def scenario() -> None:
        keys = ring()
        later = NOW + timedelta(days=1)
        text, made = await keys.create("acme", ["write"], now=NOW, expires_at=later)
        other, _ = await keys.create("acme", ["write"], now=NOW)
        assert text != other and text.startswith(f"lbr_{made.id}_") and len(text) > 60
        found = await keys.opened_by(text, now=NOW)
        assert found and (found.tenant, reach(found.scopes)) == ("acme", {"read", "write"})
        assert await keys.opened_by(text, now=later) is None

    asyncio.run(scenario())


def test_a_revoked_key_opens_nothing_and_leaves_the_door_shut() -> None:
    """Revoking works at once; the last key revoked does not make the server open again."""

    async def scenario() -> None:
        keys = ring()
        assert not await keys.any(now=NOW)
        text, made = await keys.create("acme", ["admin"], now=NOW)
        await keys.revoke(made.id, now=NOW)
        again = await keys.revoke(made.id, now=NOW + timedelta(days=1))
        assert again.revoked_at == NOW
        assert await keys.opened_by(text, now=NOW) is None
        assert await keys.any(now=NOW)
        with pytest.raises(Unknown):
            await keys.revoke(made.id, now=NOW, tenant="other")

    asyncio.run(scenario())


@pytest.mark.parametrize("text", ["", "lbr_", "lbr_x_y", "lbr_" + "0" * 16 + "_wrong", "é" * 40])
def test_what_is_no_key_opens_nothing(text: str) -> None:
    """Nothing but the whole text of a key opens anything."""

    async def scenario() -> None:
        keys = ring()
        whole, made = await keys.create("acme", ["read"], now=NOW)
        assert await keys.opened_by(text, now=NOW) is None
        assert await keys.opened_by(whole[:-1], now=NOW) is None
        assert await keys.opened_by(f"lbr_{made.id}_", now=NOW) is None

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "given",
    [
        {"tenant": SYSTEM},
        {"tenant": ""},
        {"scopes": []},
        {"scopes": ["root"]},
        {"rate": 0},
        {"expires_at": NOW},
    ],
    ids=str,
)
def test_a_key_that_makes_no_sense_is_not_made(given: dict[str, Any]) -> None:
    """Nobody gets a key to the server's own tenant, or one without a use."""
    values: dict[str, Any] = {"tenant": "acme", "scopes": ["read"]} | given

    async def scenario() -> None:
        with pytest.raises((InvalidInput, InvalidId)):
            await ring().create(values.pop("tenant"), values.pop("scopes"), now=NOW, **values)

    asyncio.run(scenario())


def test_a_key_is_not_to_be_found_in_the_file(tmp_path: Path) -> None:
    """Only a digest is kept: whoever has the file has no key."""

    async def scenario() -> str:
        database = await open_database(f"sqlite:{tmp_path / 'a.db'}")
        text, _ = await Keyring(database).create("acme", ["admin"], now=NOW)
        await database.close()
        return text

    secret = asyncio.run(scenario()).rpartition("_")[2].encode()
    for file in tmp_path.iterdir():
        assert secret not in file.read_bytes()


@with_service()
async def test_without_keys_this_machine_is_admin(service: Service) -> None:
    """With no key made, programs on this machine may do everything, and Authorization is theirs
    to use for something else."""
    answer = await service.get("doctor", headers={"Authorization": "Bearer sk-somebody-elses"})
    assert answer.status_code == 200
    assert (await service.get("doctor", headers=bearer("lbr_none_such"))).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Host": "evil.example"},
        {"Host": "127.0.0.1.evil.example"},
        {"Host": "[::1"},
    ],
    ids=str,
)
@with_service()
async def test_without_keys_web_pages_are_kept_out(
    service: Service, headers: dict[str, str]
) -> None:
    """A page in a browser on this machine can neither ask from its own origin nor bend its name
    to point here."""
    answer = await service.post("record", headers, chat="c", user="ana", said="oi")
    assert answer.status_code == 403
    assert (await service.get("users")).json()["items"] == []


@with_service(host="0.0.0.0")  # noqa: S104 - that it is refused is the point
async def test_beyond_this_machine_a_key_is_needed(service: Service) -> None:
    """A server that others can reach lets nobody in without a key, however it was started."""
    answer = await service.get("users")
    assert answer.status_code == 401
    assert answer.headers["WWW-Authenticate"].startswith("Bearer")
    assert answer.headers["content-type"] == "application/problem+json"


@with_service()
async def test_a_key_comes_in_three_ways(service: Service) -> None:
    """Bearer, Token, and a header of its own that goes before Authorization."""
    key = await make_key(service.app, "acme", "read")
    ways = [bearer(key), {"Authorization": f"Token {key}"}, {"X-Lembrar-Key": key}]
    ways.append({"X-Lembrar-Key": key, "Authorization": "Bearer sk-upstream"})
    for headers in ways:
        assert (await service.get("users", headers)).status_code == 200
    wrong = {"X-Lembrar-Key": key[:-1], "Authorization": f"Bearer {key}"}
    assert (await service.get("users", wrong)).status_code == 401
    assert (await service.get("users", {"Authorization": "Bearer sk-other"})).status_code == 401


@with_service()
async def test_keys_are_made_listed_and_revoked_in_ones_own_tenant(service: Service) -> None:
    """An admin rules over the keys of one tenant; nobody locks themselves out."""
    mine, theirs = await service.key("mine", "admin"), await service.key("theirs", "admin")
    made = (await service.post("keys/create", mine, scopes=["read"], name="bot", days=2)).json()
    assert made["tenant"] == "mine" and made["expires_at"]
    assert (await service.get("users", bearer(made["key"]))).status_code == 200
    listed = (await service.get("keys/list", mine)).json()["items"]
    assert {key["name"] for key in listed} == {"", "bot"}
    assert "digest" not in json.dumps(listed) and made["key"] not in json.dumps(listed)
    assert len((await service.get("keys/list", theirs)).json()["items"]) == 1
    first = (await service.get("keys/list", mine, limit=1)).json()
    rest = (await service.get("keys/list", mine, cursor=first["next"])).json()
    assert [*first["items"], *rest["items"]] == listed
    assert (await service.post("keys/revoke", theirs, id=made["id"])).status_code == 404
    own = next(key["id"] for key in listed if not key["name"])
    assert (await service.post("keys/revoke", mine, id=own)).status_code == 409
    assert (await service.post("keys/revoke", mine, id=made["id"])).json()["status"] == "revoked"
    assert (await service.get("users", bearer(made["key"]))).status_code == 401


@with_service()
async def test_a_key_has_a_rate(service: Service) -> None:
    """Whoever asks too often is told to wait, by how much, and how much is left."""
    slow, fast = await service.key("acme", "read", rate=3), await service.key("acme", "read")
    answers = [await service.get("users", slow) for _ in range(8)]
    assert [a.status_code for a in answers[:3]] == [200] * 3
    assert answers[0].headers["RateLimit-Remaining"] == "2"
    refused = [a for a in answers if a.status_code == 429]
    assert refused and refused[-1].headers["content-type"] == "application/problem+json"
    assert 1 <= int(refused[-1].headers["Retry-After"]) <= 60
    assert (await service.get("users", fast)).status_code == 200


@with_service()
async def test_wrong_keys_are_slowed_down_and_right_ones_are_not(service: Service) -> None:
    """An address that tries keys is told to wait; whoever shares it with a right one is not."""
    right = await service.key("acme", "read")
    wrong = [await service.get("users", bearer(f"lbr_{n:016x}_no")) for n in range(50)]
    assert {a.status_code for a in wrong} == {401, 429}
    assert wrong[-1].status_code == 429 and wrong[-1].headers["Retry-After"]
    assert (await service.get("users", right)).status_code == 200


def test_tenants_never_meet(tmp_path: Path) -> None:
    """The same ids in two tenants of one file are two people in two chats."""

    async def scenario() -> None:
        async with serving(replace(SETTINGS, url=f"sqlite:{tmp_path / 'a.db'}")) as (app, client):
            service = Service(app, client)
            keys = [await service.key(tenant, "write") for tenant in ("a", "b")]
            for n, key in enumerate(keys):
                await service.post("record", key, chat="c", user="ana", said=f"Moro na rua {n}")
            for n, key in enumerate(keys):
                found = (await service.get("history", key, chat="c")).json()["items"]
                assert [m["content"] for m in found] == [f"Moro na rua {n}"]
                notices = (await service.get("notices", key)).json()
                assert {notice["number"] for notice in notices} >= {1}

    asyncio.run(scenario())
