"""WhatsApp's Cloud API at the door: proven, recorded once, acknowledged only when it is durable."""

import asyncio
import json

import pytest
from postoffice import (
    ANA,
    LINE,
    NOON,
    VERIFY,
    clock,
    contents,
    deliver,
    notification,
    post_office,
    settings,
    signed,
    text,
)

from lembrar.errors import StoreBusy
from lembrar.stores.memory import MemoryDatabase
from lembrar.testing.llm import ScriptedLLM

CHAT = f"wa:{LINE}:{ANA}"


def log_of(app, chat: str = CHAT):
    async def read():
        memory = await app.state.hub.memory("default")
        return await memory.history(chat)

    return read()


# ── proof ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("query", "status"),
    [
        ({"hub.mode": "subscribe", "hub.verify_token": VERIFY, "hub.challenge": "115"}, 200),
        ({"hub.mode": "subscribe", "hub.verify_token": "wrong", "hub.challenge": "115"}, 403),
        ({"hub.mode": "subscribe", "hub.verify_token": "", "hub.challenge": "115"}, 403),
        ({"hub.mode": "unsubscribe", "hub.verify_token": VERIFY, "hub.challenge": "1"}, 403),
        ({}, 403),
    ],
)
def test_meta_verifies_the_address(served, query: dict[str, str], status: int) -> None:
    """A12: the challenge is echoed as plain text to who knows the token, to nobody else."""

    async def run() -> None:
        async with served(settings()) as (_, client):
            reply = await client.get("/channels/wa", params=query)
            assert reply.status_code == status
            if status == 200:
                assert reply.text == "115"
                assert reply.headers["content-type"].startswith("text/plain")
            else:
                assert reply.headers["content-type"] == "application/problem+json"
            assert (await client.get("/channels/evo", params=query)).status_code == 404
            assert (await client.get("/channels/none", params=query)).status_code == 404

    asyncio.run(run())


def test_the_signature_is_over_the_raw_bytes(served) -> None:
    """A12: emoji that were escaped, spaces and order: only the very bytes count."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            payload = notification(text("Que saudade 😀 é"))
            for body in (
                json.dumps(payload).encode(),
                json.dumps(payload, ensure_ascii=False, indent=2).encode(),
            ):
                raw, headers = signed(body)
                reply = await client.post("/channels/wa", content=raw, headers=headers)
                assert reply.status_code == 200
                tampered = raw.replace(b"saudade", b"Saudade")
                reply = await client.post("/channels/wa", content=tampered, headers=headers)
                assert reply.status_code == 403
            assert contents(await log_of(app)) == ["Que saudade 😀 é"]

    asyncio.run(run())


@pytest.mark.parametrize(
    "header", ["", "sha256=", "sha256=" + "0" * 64, "sha1=x", "é", "sha256=\ud83d"]
)
def test_a_wrong_signature_is_refused(served, header: str) -> None:
    """G12: nothing is read of what nobody vouches for, whatever it is."""

    async def run() -> None:
        async with served(settings()) as (app, client):
            body, _ = signed(notification(text("oi")))
            value = header.encode("utf-8", "surrogatepass")
            reply = await client.post(
                "/channels/wa", content=body, headers=[(b"X-Hub-Signature-256", value)]
            )
            assert reply.status_code == 403
            assert await log_of(app) == []

    asyncio.run(run())


def test_a_channel_without_a_secret_lets_nobody_in(served) -> None:
    """G12: what was forgotten in the settings is closed, not open."""
    from lembrar.config import Channel

    async def run() -> None:
        open_ones = {"wa": Channel("whatsapp"), "evo": Channel("evolution")}
        async with served(settings(**open_ones)) as (_, client):
            body, headers = signed(notification(text("oi")), secret="")
            reply = await client.post("/channels/wa", content=body, headers=headers)
            assert reply.status_code == 403
            for path in ("/channels/evo", "/channels/evo/", "/channels/evo/messages-upsert"):
                reply = await client.post(path, json={}, headers={"X-Lembrar-Secret": ""})
                assert reply.status_code in (403, 404)

    asyncio.run(run())


def test_what_is_signed_and_no_notification_is_said_to_be_wrong(served) -> None:
    async def run() -> None:
        async with served(settings()) as (_, client):
            for raw, status in ((b"{", 400), (b"[]", 422), (b'{"entry": 5}', 422), (b"\xff", 400)):
                body, headers = signed(raw)
                reply = await client.post("/channels/wa", content=body, headers=headers)
                assert reply.status_code == status
                assert reply.headers["content-type"] == "application/problem+json"
            body, headers = signed(b"[" * 200_000)
            reply = await client.post("/channels/wa", content=body, headers=headers)
            assert reply.status_code == 400

    asyncio.run(run())


# ── recorded once ─────────────────────────────────────────────────────────────────────────────


def test_a_message_delivered_again_is_not_recorded_again(served) -> None:
    """A12, G3: Meta repeats for days; the log has each wamid once."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            payload = notification(text("Oi"), text("Tudo bem?", "wamid.2"))
            assert (await deliver(client, payload))["stored"] == 2
            again = await deliver(client, payload)
            assert (again["stored"], again["known"]) == (0, 2)
            later = notification(text("Oi"), text("E aí?", "wamid.3"))
            assert (await deliver(client, later))["stored"] == 1
            assert contents(await log_of(app)) == ["Oi", "Tudo bem?", "E aí?"]

    asyncio.run(run())


def test_deliveries_at_once_are_recorded_once(served, tmp_path) -> None:
    """A12: the same batch from many connections at the same moment."""

    async def run() -> None:
        async with served(settings(f"sqlite:{tmp_path}/a.db"), clock=clock()) as (app, client):
            payload = notification(*(text(f"m{n}", f"wamid.{n}") for n in range(5)))
            await asyncio.gather(*(deliver(client, payload) for _ in range(8)))
            assert contents(await log_of(app)) == [f"m{n}" for n in range(5)]

    asyncio.run(run())


def test_a_batch_of_several_people_and_statuses(served) -> None:
    """A12: each to their own chat; statuses are counted, and nothing of memory."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            payload = notification(
                text("Oi"),
                text("Olá", "wamid.b", "14155550123"),
                statuses=[{"id": "wamid.x", "status": "delivered"}],
            )
            told = await deliver(client, payload)
            assert (told["stored"], told["statuses"]) == (2, 1)
            memory = await app.state.hub.memory("default")
            assert await memory.users() == ["14155550123", ANA]
            assert contents(await log_of(app)) == ["Oi"]

    asyncio.run(run())


def test_messages_tell_their_own_time_in_the_persons_zone(served) -> None:
    """G10: «amanhã» said at ten in the evening in São Paulo is the next day there."""

    async def run() -> None:
        late = NOON + 12 * 3600  # 22:00 in São Paulo, the next day in UTC
        evening = clock()
        evening.forward(hours=12, seconds=30)
        async with served(settings(), clock=evening) as (app, client):
            await deliver(client, notification(text("Pago o boleto amanhã", at=late)))
            [message] = await log_of(app)
            assert message.at.isoformat() == "2026-11-15T22:00:00-03:00"

    asyncio.run(run())


def test_replies_and_reactions_name_the_message_by_its_place(served) -> None:
    """A12, G11: by position and not by its words, which may be erased."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            await deliver(client, notification(text("Qual dos dois?"), text("o azul", "wamid.2")))
            await deliver(
                client,
                notification(
                    text("esse", "wamid.3", context={"id": "wamid.2"}),
                    text("", "wamid.4", type="reaction",
                         reaction={"message_id": "wamid.1", "emoji": "👍"}),
                    text("?", "wamid.5", context={"id": "wamid.unknown"}),
                ),
            )  # fmt: skip
            log = await log_of(app)
            assert [str(m) for m in log[2:]] == [
                "esse [reply: #2]",
                "👍 [reaction: #1]",
                "? [reply: wamid.unknown]",
            ]

    asyncio.run(run())


# ── whose ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("spelt", ["5531988765432", "553188765432", "+5531988765432"])
def test_a_linked_number_is_the_user_however_it_is_spelt(served, spelt: str) -> None:
    """A8: linked with or without the ninth digit, what is said on WhatsApp is Ana's."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            memory = await app.state.hub.memory("default")
            await memory.record("web", "ana", "Moro em Recife", "ok")
            await memory.link("ana", "whatsapp", spelt)
            await deliver(client, notification(text("Sou vegetariana", "1", "553188765432")))
            await deliver(client, notification(text("Tenho um gato", "2", "5531988765432")))
            await memory.consolidate()
            facts = {str(fact) for fact in await memory.facts("ana")}
            assert {"Moro em Recife", "Sou vegetariana"} <= facts
            chats = await memory.chats("ana")
            assert [chat.messages for chat in chats] == [2, 2]
            assert await memory.unlink("ana", "whatsapp", spelt)
            assert [str(fact) for fact in await memory.facts("ana")] == ["Moro em Recife"]
            await deliver(client, notification(text("E um cachorro", "3", "553188765432")))
            assert len(await memory.chats("ana")) == 1

    asyncio.run(run())


def test_with_and_without_the_ninth_digit_is_one_conversation(served) -> None:
    """A8: WhatsApp may name one account in either form."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            await deliver(client, notification(text("um", "1", "553188765432")))
            await deliver(client, notification(text("dois", "2", "5531988765432")))
            memory = await app.state.hub.memory("default")
            assert await memory.users() == ["5531988765432"]
            assert contents(await memory.history(f"wa:{LINE}:5531988765432")) == ["um", "dois"]

    asyncio.run(run())


def test_a_hidden_number_leads_to_the_same_conversation_once_it_is_known(served) -> None:
    """A8: before, between and after a delivery that names both, one person."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            hidden = {"from": "", "from_user_id": "BR.77"}
            await deliver(client, notification(text("um", "1") | hidden))
            await deliver(client, notification(text("dois", "2", from_user_id="BR.77")))
            await deliver(client, notification(text("três", "3") | hidden))
            memory = await app.state.hub.memory("default")
            assert contents(await memory.history(f"wa:{LINE}:BR.77")) == ["um"]
            assert contents(await log_of(app)) == ["dois", "três"]
            assert len(await memory.chats(ANA)) == 2
            await memory.forget(user=ANA)
            store = memory.store
            assert await store.documents("channel.aliases", now=app.state.hub.clock()) == []

    asyncio.run(run())


def test_a_channel_has_its_tenant(served) -> None:
    """G12: what comes in through a channel is its tenant's, and no other's."""
    from dataclasses import replace

    async def run() -> None:
        given = settings()
        given = replace(
            given, channels={"wa": replace(given.channels["wa"], tenant="loja")}, tenant="casa"
        )
        async with served(given, clock=clock()) as (app, client):
            await deliver(client, notification(text("oi")))
            for tenant, users in (("loja", [ANA]), ("casa", [])):
                memory = await app.state.hub.memory(tenant)
                assert await memory.users() == users

    asyncio.run(run())


# ── durable, or not acknowledged ──────────────────────────────────────────────────────────────


class Away(MemoryDatabase):
    """A database that can go away."""

    away = ""

    def store(self, tenant: str):
        store, database = super().store(tenant), self
        append, swap = store.append, store.swap_document

        async def failing(*given, **more):
            if database.away == "log":
                raise StoreBusy
            return await append(*given, **more)

        async def not_swapping(collection, *given, **more):
            if database.away == "outbox" and collection == "channel.outbox":
                raise StoreBusy
            return await swap(collection, *given, **more)

        store.append = failing
        store.swap_document = not_swapping
        return store


@pytest.mark.parametrize("away", ["log", "outbox"])
def test_what_is_not_durable_is_not_acknowledged(served, away: str) -> None:
    """G3: the database is away, or the promise to answer cannot be kept: 503, and the delivery
    that follows stores it once and answers it."""

    async def run() -> None:
        database = Away()
        with post_office() as office, ScriptedLLM("Olá!") as llm:
            given = settings(office=office.url, llm=llm.url)
            async with served(given, database=database, clock=clock()) as (app, client):
                body, headers = signed(notification(text("oi")))
                database.away = away
                reply = await client.post("/channels/wa", content=body, headers=headers)
                assert reply.status_code == 503
                assert reply.headers["content-type"] == "application/problem+json"
                assert int(reply.headers["retry-after"]) > 0
                assert len(await log_of(app)) == (away == "outbox")
                database.away = ""
                reply = await client.post("/channels/wa", content=body, headers=headers)
                assert reply.status_code == 200
                assert reply.json()["owed"] == 1
                await app.state.desk.settled()
                assert contents(await log_of(app)) == ["oi", "Olá!"]
        assert office.texts == ["Olá!"]

    asyncio.run(run())


def test_one_that_cannot_be_recorded_does_not_keep_back_the_others(served) -> None:
    """G3: a message that the log refuses is counted, and not repeated for days with all others."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            broken = notification(text("bom \ud83d dia"), text("oi", "wamid." + "é" * 300))
            told = await deliver(client, broken)
            assert (told["stored"], told["invalid"]) == (1, 1)
            assert contents(await log_of(app)) == ["bom \ufffd dia"]

    asyncio.run(run())
