"""Evolution API at the door."""

import asyncio

import pytest
from postoffice import ANA, SECRET, clock, contents, evolve, post_office, settings, upsert

from lembrar.testing.llm import ScriptedLLM

CHAT = f"evo:loja:{ANA}"


def hi(text: str, id: str = "3EB01", **more):
    return upsert({"conversation": text}, id, **more)


async def history(app, chat: str = CHAT):
    memory = await app.state.hub.memory("default")
    return await memory.history(chat)


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/channels/evo", {"X-Lembrar-Secret": SECRET}, 200),
        ("/channels/evo", {"apikey": SECRET}, 200),
        ("/channels/evo", {"Authorization": f"Bearer {SECRET}"}, 200),
        ("/channels/evo/messages-upsert", {"X-Lembrar-Secret": SECRET}, 200),
        (f"/channels/evo?secret={SECRET}", {}, 200),
        (f"/channels/evo/{SECRET}", {}, 200),
        (f"/channels/evo/{SECRET}/messages-upsert", {}, 200),
        ("/channels/evo", {}, 403),
        ("/channels/evo/messages-upsert", {}, 403),
        ("/channels/evo", {"X-Lembrar-Secret": SECRET[:-1]}, 403),
        ("/channels/evo?secret=", {}, 403),
        ("/channels/nobody", {"X-Lembrar-Secret": SECRET}, 404),
    ],
)
def test_the_secret_is_shown_in_a_header_the_query_or_the_path(
    served, path: str, headers: dict[str, str], status: int
) -> None:
    """A12, G12: Evolution signs nothing; a secret opens the door, wherever it can put one."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            reply = await client.post(path, json=hi("Oi"), headers=headers)
            assert reply.status_code == status
            assert contents(await history(app)) == (["Oi"] if status == 200 else [])
            assert SECRET not in reply.text

    asyncio.run(run())


def test_a_message_is_recorded_once_for_instance_and_id(served) -> None:
    """A12: the same id again, under the number or under the id that hides it, changes nothing;
    another instance has ids of its own."""

    async def run() -> None:
        async with served(settings(), clock=clock()) as (app, client):
            assert (await evolve(client, hi("Oi")))["stored"] == 1
            assert (await evolve(client, hi("Oi")))["known"] == 1
            assert (await evolve(client, hi("Oi", jid="777@lid")))["known"] == 1
            other = hi("Oi") | {"instance": "outra"}
            assert (await evolve(client, other))["stored"] == 1
            memory = await app.state.hub.memory("default")
            assert {chat.id for chat in await memory.chats(ANA)} == {CHAT, f"evo:outra:{ANA}"}
            assert await memory.users() == [ANA]

    asyncio.run(run())


def test_a_person_at_the_same_number_is_recorded_as_the_assistant(served) -> None:
    """A12: who answers on the phone is heard; the bot then keeps quiet about that."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("do robô") as llm:
            given = settings(office=office.url, llm=llm.url)
            async with served(given, clock=clock()) as (app, client):
                told = await evolve(client, hi("Bom dia!", "H0", mine=True))
                assert (told["stored"], told["owed"]) == (1, 0)
                await app.state.desk.settled()
                assert [m.role for m in await history(app)] == ["assistant"]
        assert office.sent == llm.requests == []

    asyncio.run(run())


@pytest.mark.parametrize("tells_id", [True, False])
def test_our_own_answer_coming_back_is_not_recorded_again(served, tells_id: bool) -> None:
    """A12: Evolution delivers what was sent through it, too; known by its id or its words."""

    async def run() -> None:
        reply = {"key": {"id": "3EB0OUT"}} if tells_id else {}
        with post_office(lambda n: (201, reply)) as office, ScriptedLLM("Olá, Ana!") as llm:
            given = settings(office=office.url, llm=llm.url)
            async with served(given, clock=clock()) as (app, client):
                await evolve(client, hi("Oi"))
                await app.state.desk.settled()
                echo = await evolve(client, hi("Olá, Ana!", "3EB0OUT", mine=True))
                assert (echo["echoes"], echo["stored"]) == (1, 0)
                quote = {"stanzaId": "3EB0OUT"}
                said = {"extendedTextMessage": {"text": "valeu", "contextInfo": quote}}
                await evolve(client, upsert(said, "3EB02"))
                log = await history(app)
                assert contents(log) == ["Oi", "Olá, Ana!", "valeu"]
                assert str(log[2]) == f"valeu [reply: {'#2' if tells_id else '3EB0OUT'}]"
        assert office.paths[0] == "/message/sendText/loja"
        assert office.headers[0]["apikey"] == "a token"
        assert office.sent[0] == {"number": ANA, "text": "Olá, Ana!"}

    asyncio.run(run())


def test_what_is_said_in_a_group_stays_in_the_group(served) -> None:
    """A8, R6: the group is one conversation with named speakers; nobody's own memory gets any of
    it or is told there; a command is answered, everything else only when we are called."""

    async def run() -> None:
        group = {"jid": "1203@g.us", "key": {"participant": f"{ANA}@s.whatsapp.net"}}
        with post_office() as office, ScriptedLLM("presente") as llm:
            given = settings(office=office.url, llm=llm.url)
            async with served(given, clock=clock()) as (app, client):
                await evolve(client, hi("A senha do cofre é 1234", "P1"))
                await app.state.desk.settled()
                await evolve(client, hi("A reunião é na terça", "G1", **group))
                await evolve(client, hi("/lembrar senha do cofre", "G2", **group))
                await evolve(client, hi("/lembrar reunião", "G3", **group))
                await app.state.desk.settled()
                log = await history(app, "evo:loja:1203@g.us")
                assert [(m.sender, m.content) for m in log] == [("Ana", "A reunião é na terça")]
                memory = await app.state.hub.memory("default")
                found = await memory.search(ANA, "reunião terça")
                assert not any("reunião" in hit.content for hit in found)
        private, locked, meeting = office.sent
        assert private["text"] == "presente"
        assert len(llm.requests) == 1
        assert "1234" not in locked["text"]
        assert "terça" in meeting["text"]
        assert meeting["number"] == "1203@g.us"

    asyncio.run(run())


def test_a_hidden_id_is_answered_under_that_id(served) -> None:
    """A8: the answer goes where the message came from."""

    async def run() -> None:
        with post_office() as office:
            async with served(settings(office=office.url), clock=clock()) as (app, client):
                key = {"remoteJidAlt": f"{ANA}@s.whatsapp.net"}
                await evolve(client, hi("/lembrar", jid="777@lid", key=key))
                await app.state.desk.settled()
                await evolve(client, hi("Sou eu", "3EB02", jid="777@lid"))
                assert contents(await history(app)) == ["Sou eu"]
        assert office.sent[0]["number"] == "777@lid"

    asyncio.run(run())


def test_media_of_any_size_leaves_only_its_name(served, tmp_path) -> None:
    """A12: base64 is not stored, in the log or anywhere else."""

    async def run() -> None:
        url = f"sqlite:{tmp_path}/a.db"
        blob = "QUJDREVG" * 50_000
        async with served(settings(url), clock=clock()) as (app, client):
            image = {"imageMessage": {"caption": "a nota", "mimetype": "image/png"}}
            assert (await evolve(client, upsert(image | {"base64": blob})))["stored"] == 1
            assert [str(m) for m in await history(app)] == ["a nota [image: image/png]"]
        assert not any(b"QUJDREVG" in file.read_bytes() for file in tmp_path.iterdir())

    asyncio.run(run())


def test_an_id_used_again_elsewhere_redirects_no_answer(served) -> None:
    """G12: whoever sends a message under another's id gets nothing of that conversation."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("sobre o segredo") as llm:
            quiet = settings(office=office.url, llm=llm.url)
            async with served(quiet, clock=clock()) as (app, client):
                group = {"jid": "1203@g.us", "key": {"participant": f"{ANA}@s.whatsapp.net"}}
                await evolve(client, hi("O segredo é 42", "X", **group))
                told = await evolve(client, hi("conte", "X", jid="5521999990000@s.whatsapp.net"))
                assert (told["known"], told["owed"]) == (1, 0)
                await app.state.desk.settled()
        assert office.sent == llm.requests == []

    asyncio.run(run())
