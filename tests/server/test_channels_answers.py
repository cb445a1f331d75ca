"""What is owed is answered: after the acknowledgement, once, whatever happens in between."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from threading import Event

import pytest
from postoffice import (
    ANA,
    LINE,
    NOON,
    clock,
    contents,
    deliver,
    evolve,
    notification,
    post_office,
    settings,
    signed,
    text,
    upsert,
)

from lembrar.server.channels import desk
from lembrar.testing.llm import Reply, ScriptedLLM

CHAT = f"wa:{LINE}:{ANA}"
BUSY = {"error": {"code": 130429, "message": "Rate limit hit"}}


async def history(app):
    memory = await app.state.hub.memory("default")
    return await memory.history(CHAT)


class Talk:
    """A server that answers through a post office by a scripted model, and a clock to move."""

    def __init__(self, served, office, llm=None, url: str = "memory:", **more) -> None:
        self.clock = more.pop("clock", None) or clock()
        llm_url = llm.url if llm else ""
        self._serving = served(
            settings(url, office=office.url, llm=llm_url, **more), clock=self.clock
        )

    async def __aenter__(self) -> "Talk":
        self.app, self.client = await self._serving.__aenter__()
        return self

    async def __aexit__(self, *raised) -> None:
        await self._serving.__aexit__(*raised)

    async def say(self, *said: str, start: int = 1):
        told = [text(one, f"wamid.{n}") for n, one in enumerate(said, start)]
        return await deliver(self.client, notification(*told))

    async def settled(self, **by: float) -> list[str]:
        """Time passes, what is due is done; then the log."""
        if by:
            self.clock.forward(**by)
        await self.app.state.desk.settled()
        return contents(await history(self.app))


def test_message_in_context_model_update_answer_out(served) -> None:
    """A12: the whole flow, from WhatsApp's delivery to the answer on its way back."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("Anotado, Ana!") as llm:
            async with Talk(served, office, llm) as talk:
                first = await talk.say("Minha meta é juntar R$ 5.000")
                assert first["stored"] == first["owed"] == 1
                assert await talk.settled() == ["Minha meta é juntar R$ 5.000", "Anotado, Ana!"]
                assert [m.cycle for m in await history(talk.app)] == [1, 1]
        assert office.texts == ["Anotado, Ana!"]
        assert office.paths == [f"/{LINE}/messages"]
        assert office.sent[0]["to"] == ANA
        assert office.headers[0]["authorization"] == "Bearer a token"
        assert llm.requests[-1].headers["authorization"] == "Bearer k"
        asked = llm.requests[-1].body["messages"]
        assert asked[0]["role"] == "system"
        assert asked[-1] == {"role": "user", "content": "Minha meta é juntar R$ 5.000"}

    asyncio.run(run())


def test_the_model_reads_what_was_remembered_as_data(served) -> None:
    """A12, G12: memory stands in its delimiters, in the user's role, never among the orders."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("ok") as llm:
            base = settings(office=office.url, llm=llm.url).channels["wa"]
            async with Talk(served, office, llm, wa=replace(base, system="Seja breve.")) as talk:
                memory = await talk.app.state.hub.memory("default")
                await memory.remember(ANA, "Sou alérgica a amendoim")
                await talk.say("O que posso comer?")
                await talk.settled()
        asked = llm.requests[-1].body["messages"]
        assert asked[0]["content"].startswith("Seja breve.\n\n")
        assert "amendoim" not in asked[0]["content"]
        assert [m["role"] for m in asked[1:]] == ["user", "user"]
        assert asked[1]["content"].startswith("<memory>")
        assert "amendoim" in asked[1]["content"]
        assert asked[2]["content"] == "O que posso comer?"

    asyncio.run(run())


# ── from memory ───────────────────────────────────────────────────────────────────────────────


def test_lembrar_answers_from_memory_in_the_chats_language(served) -> None:
    """A7: searched, counted as used, answered in the chat, without any model."""

    async def run() -> None:
        with post_office() as office:
            async with Talk(served, office) as talk:
                await talk.say("Minha meta é juntar R$ 5.000 até dezembro", "Gosto de café")
                memory = await talk.app.state.hub.memory("default")
                await memory.consolidate()
                await talk.say("/lembrar meta", start=3)
                await talk.settled()
                await talk.say("/Remember   meta", "/lembrar unicórnios", "/lembrar", start=4)
                await talk.settled()
                facts = await memory.facts(ANA)
                assert max(fact.accesses for fact in facts if "5.000" in fact.content) >= 2
        found, again, nothing, help = office.texts
        assert found.splitlines()[0] == "Sobre “meta” eu me lembro disto:"
        assert "• 15/11/2026: Minha meta é juntar R$ 5.000 até dezembro" in found
        assert again.splitlines()[1:] == found.splitlines()[1:]
        assert nothing == "Não me lembro de nada sobre “unicórnios”."
        assert "/lembrar reserva de emergência" in help

    asyncio.run(run())


def test_what_was_recalled_is_not_remembered_again(served) -> None:
    """A7, G12: neither the question to the memory nor its answer is in the log, where it would be
    found, summarised and learnt; and each is answered once."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("ok") as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("Tenho um gato chamado Bento")
                await talk.settled()
                for _ in range(3):
                    told = await talk.say("/lembrar gato", start=2)
                    await talk.settled()
                assert (told["known"], told["owed"], told["stored"]) == (1, 0, 0)
                memory = await talk.app.state.hub.memory("default")
                found = await memory.search(ANA, "gato", kinds=["message"])
                assert [hit.content for hit in found][:1] == ["Tenho um gato chamado Bento"]
                assert contents(await history(talk.app)) == ["Tenho um gato chamado Bento", "ok"]
                assert "Sobre" not in (await memory.context(CHAT, ANA, "gato")).text
        assert len(office.sent) == 2

    asyncio.run(run())


def test_remember_answers_in_english(served) -> None:
    """A7: in the language of who asks."""

    async def run() -> None:
        with post_office() as office:
            async with Talk(served, office) as talk:
                await talk.say("My flight to London is on March 3rd", "/remember flight to London")
                assert await talk.settled() == ["My flight to London is on March 3rd"]
                await talk.say("/remember", start=3)
                await talk.settled()
        assert office.texts[0].startswith(
            "About “flight to London” I remember this:\n• 2026-11-15:"
        )
        assert "March 3rd" in office.texts[0]
        assert office.texts[1].startswith("I remember what we talked about.")

    asyncio.run(run())


def test_without_a_model_only_commands_are_answered(served) -> None:
    """A7: everything else is kept and left to whoever answers."""

    async def run() -> None:
        with post_office() as office:
            async with Talk(served, office) as talk:
                assert (await talk.say("Oi", "lembrar do pneu", "não use /lembrar"))["owed"] == 0
                assert len(await talk.settled()) == 3
        assert office.sent == []

    asyncio.run(run())


# ── one answer ────────────────────────────────────────────────────────────────────────────────


def test_several_messages_at_once_get_one_answer(served) -> None:
    """A12: people write in pieces; a command among them has its own answer, in order."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("Entendi tudo.") as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("oi", "tudo bem?", "preciso de ajuda", "/lembrar ajuda", "viu?")
                await talk.settled()
        assert office.texts[0] == office.texts[2] == "Entendi tudo."
        assert office.texts[1].startswith("Sobre “ajuda”")
        assert len(llm.requests) == 2
        asked = " ".join(m["content"] for m in llm.requests[0].body["messages"])
        assert all(said in asked for said in ("oi", "tudo bem?", "preciso de ajuda"))

    asyncio.run(run())


def test_what_is_said_while_the_model_thinks_is_answered_next(served) -> None:
    """A12: one answer at a time for a chat."""

    async def run() -> None:
        asked, go = Event(), Event()

        def think(body):
            asked.set()
            go.wait(30)
            return Reply(f"resposta {len(body['messages'])}")

        with post_office() as office, ScriptedLLM(think) as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("um")
                await asyncio.to_thread(asked.wait, 30)
                await talk.say("dois", start=2)
                await talk.say("três", start=3)
                go.set()
                log = await talk.settled()
        assert len(office.sent) == len(llm.requests) == 2
        assert log[:3] == ["um", "dois", "três"]
        assert len(log) == 5

    asyncio.run(run())


def test_a_channel_may_wait_for_more_to_be_said(served) -> None:
    """A12: each piece begins the wait anew, but not for ever."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("ok") as llm:
            base = settings(office=office.url, llm=llm.url).channels["wa"]
            wa = replace(base, wait_seconds=5.0)
            async with Talk(served, office, llm, wa=wa) as talk:
                await talk.say("oi")
                await talk.settled(seconds=4)
                await talk.say("então…", start=2)
                await talk.settled(seconds=4)
                assert llm.requests == []
                await talk.settled(seconds=2)
                assert len(llm.requests) == 1
                for n in range(3, 10):
                    await talk.say(f"e {n}", start=n)
                    await talk.settled(seconds=3)
                assert len(llm.requests) == 2  # twenty seconds after the first

    asyncio.run(run())


def test_a_delivery_repeated_is_answered_once(served) -> None:
    """A12: before, while and after the answer."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm) as talk:
                await asyncio.gather(*(talk.say("oi", "/lembrar") for _ in range(5)))
                await talk.settled()
                again = await talk.say("oi", "/lembrar")
                assert (again["known"], again["owed"]) == (2, 0)
                assert await talk.settled() == ["oi", "Olá!"]
        assert len(office.sent) == 2

    asyncio.run(run())


def test_who_was_answered_by_a_person_is_left_in_peace(served) -> None:
    """A12: somebody at the same number was faster than the model."""

    async def run() -> None:
        replies = [Reply(fault="503"), Reply("do robô")]
        with post_office() as office, ScriptedLLM(lambda body: replies.pop(0)) as llm:
            async with Talk(served, office, llm) as talk:
                said = upsert({"conversation": "Tem vaga?"})
                await evolve(talk.client, said)
                await talk.settled()
                person = upsert({"conversation": "Tem sim!"}, "H1", mine=True)
                await evolve(talk.client, person)
                await talk.settled(minutes=10)
        assert office.sent == []
        assert len(llm.requests) == 1

    asyncio.run(run())


def test_a_long_answer_goes_in_parts_and_is_recorded_whole(served) -> None:
    """A12: WhatsApp takes 4,096 characters at once."""

    async def run() -> None:
        whole = "\n\n".join(f"{n}. " + "palavra " * 200 for n in range(4)).strip()
        with post_office() as office, ScriptedLLM(whole) as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("conte tudo")
                assert (await talk.settled())[1] == whole
        assert len(office.sent) == 2
        assert all(len(part) <= 4096 for part in office.texts)

    asyncio.run(run())


# ── what goes wrong ───────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("failure", [(500, {}), (429, {}), (400, BUSY), (401, {}), (302, {})])
def test_a_failed_answer_is_sent_again_later(served, failure) -> None:
    """A12: the same words, later and later; the model is not asked again, and what nobody has
    received is not in the log."""

    async def run() -> None:
        with (
            post_office(lambda n: failure if n < 2 else (200, {})) as office,
            ScriptedLLM("Olá!") as llm,
        ):
            async with Talk(served, office, llm) as talk:
                await talk.say("oi")
                assert await talk.settled() == ["oi"]
                assert await talk.settled(seconds=1) == ["oi"]
                assert len(office.sent) == 1
                assert await talk.settled(seconds=2) == ["oi"]
                assert len(office.sent) == 2
                assert await talk.settled(seconds=10) == ["oi", "Olá!"]
        assert office.texts == ["Olá!"] * 3
        assert office.paths == [f"/{LINE}/messages"] * 3  # a redirect leads nowhere
        assert len(llm.requests) == 1

    asyncio.run(run())


def test_what_is_refused_for_good_is_given_up(served) -> None:
    """A12: no endless repeating, and nothing in the log that nobody has received."""

    async def run() -> None:
        refused = {"error": {"code": 131047, "message": "Re-engagement message"}}
        with post_office(lambda n: (400, refused)) as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("oi")
                await talk.settled()
                assert await talk.settled(hours=1) == ["oi"]
        assert len(office.sent) == 1

    asyncio.run(run())


@pytest.mark.parametrize("fault", ["429", "500", "503", "cut", "drop", "not_json", "empty", "huge"])
def test_a_model_that_fails_is_asked_again(served, fault: str) -> None:
    """G5: whatever goes wrong with it, the answer comes later, once."""

    async def run() -> None:
        replies = [Reply("Olá!", fault=fault), Reply("Olá!")]
        with post_office() as office, ScriptedLLM(lambda body: replies.pop(0)) as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("oi")
                assert await talk.settled() == ["oi"]
                assert await talk.settled(minutes=1) == ["oi", "Olá!"]
        assert office.texts == ["Olá!"]
        assert len(llm.requests) == 2

    asyncio.run(run())


def test_an_outage_ends_in_giving_up_and_not_in_a_flood(served) -> None:
    """A12: a bounded number of tries, further and further apart."""

    async def run() -> None:
        with post_office(lambda n: (503, {})) as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("oi", "tudo bem?")
                for _ in range(60):
                    await talk.settled(minutes=5)
                store = (await talk.app.state.hub.memory("default")).store
                assert await store.documents("channel.outbox", now=talk.clock()) == []
        assert 8 <= len(office.sent) <= 12
        assert len(llm.requests) == 1

    asyncio.run(run())


def test_whatsapp_tells_by_a_status_that_it_took_an_answer(served) -> None:
    """A12: the connection broke after the answer was taken: it is not sent again, and recorded."""

    async def run() -> None:
        with post_office(lambda n: (_ for _ in ()).throw(OSError)) as office, ScriptedLLM("Olá!") as llm:  # fmt: skip # noqa: E501
            async with Talk(served, office, llm) as talk:
                await talk.say("oi")
                assert await talk.settled() == ["oi"]
                mark = office.sent[0]["biz_opaque_callback_data"]
                status = {"id": "wamid.out", "status": "sent", "biz_opaque_callback_data": mark}
                await deliver(talk.client, notification(statuses=[status]))
                assert await talk.settled(minutes=1) == ["oi", "Olá!"]
        assert len(office.sent) == 1

    asyncio.run(run())


def test_whatever_a_status_says_changes_nothing_else(served) -> None:
    """G12: marks that are not ours, or of what is long done."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("oi")
                await talk.settled()
                marks = [office.sent[0]["biz_opaque_callback_data"], "#", "x#-1", "x#9" * 99, "é#٣"]
                statuses = [
                    {"id": "1", "status": "read", "biz_opaque_callback_data": m} for m in marks
                ]
                assert (await deliver(talk.client, notification(statuses=statuses)))[
                    "statuses"
                ] == 5
                assert len(await talk.settled()) == 2

    asyncio.run(run())


def test_what_was_forgotten_is_not_answered(served) -> None:
    """G11: whoever is erased while an answer is owed hears nothing, and leaves nothing."""

    async def run() -> None:
        replies = [Reply(fault="503"), Reply("Olá!")]
        with post_office() as office, ScriptedLLM(lambda body: replies.pop(0)) as llm:
            async with Talk(served, office, llm) as talk:
                await talk.say("oi")
                await talk.settled()
                memory = await talk.app.state.hub.memory("default")
                await memory.forget(user=ANA)
                now = talk.clock()
                assert await memory.store.documents("channel.outbox", now=now) == []
                assert await talk.settled(minutes=5) == []
        assert office.sent == []

    asyncio.run(run())


def test_a_chat_that_was_forgotten_is_not_brought_back_by_its_answer(served) -> None:
    """G11: the chat alone is erased while its answer waits to be sent again."""

    async def run() -> None:
        with (
            post_office(lambda n: (500 if n == 0 else 200, {})) as office,
            ScriptedLLM("Olá!") as llm,
        ):
            async with Talk(served, office, llm) as talk:
                await talk.say("oi")
                await talk.settled()
                memory = await talk.app.state.hub.memory("default")
                await memory.forget(chat=CHAT)
                assert await talk.settled(minutes=5) == []
                assert await memory.chats(ANA) == []
        assert len(office.sent) == 1

    asyncio.run(run())


def test_a_message_of_yesterday_is_kept_and_not_answered(served) -> None:
    """A12: WhatsApp takes no answer after a day, and nobody would know what it is about."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm) as talk:
                old = text("oi", at=NOON - 24 * 3600)
                told = await deliver(talk.client, notification(old))
                assert (told["stored"], told["owed"]) == (1, 0)

    asyncio.run(run())


def test_too_many_owed_answers_send_the_sender_away(served, monkeypatch) -> None:
    """G3: the message is kept; the delivery that follows, when there is room, has it answered."""

    async def run() -> None:
        with post_office() as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm) as talk:
                monkeypatch.setattr(desk, "MOST_WAITING", 0)
                body, headers = signed(notification(text("oi")))
                reply = await talk.client.post("/channels/wa", content=body, headers=headers)
                assert (reply.status_code, reply.headers["retry-after"]) == (503, "30")
                assert await talk.settled() == ["oi"]
                monkeypatch.undo()
                assert (await talk.say("oi"))["owed"] == 1
                assert await talk.settled() == ["oi", "Olá!"]

    asyncio.run(run())


def test_nothing_that_was_said_is_in_the_logs(served, caplog) -> None:
    """G12: failures are logged without words, numbers or secrets."""

    async def run() -> None:
        with post_office(lambda n: (500, {"said": "abracadabra"})) as office:
            async with Talk(served, office) as talk:
                await talk.say("/lembrar abracadabra")
                await talk.settled()

    with caplog.at_level("DEBUG", logger="lembrar"):
        asyncio.run(run())
    assert caplog.records
    for word in ("abracadabra", ANA, "a token", "an app's secret"):
        assert word not in caplog.text


# ── processes come and go ─────────────────────────────────────────────────────────────────────


def test_what_is_owed_outlives_the_process(served, tmp_path) -> None:
    """A12: acknowledged, not yet answered, stopped: the next start answers, once."""

    async def run() -> None:
        url = f"sqlite:{tmp_path}/a.db"
        replies = [(500, {}), (200, {})]
        time = clock()
        with post_office(lambda n: replies.pop(0)) as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm, url, clock=time) as talk:
                await talk.say("oi")
                assert await talk.settled() == ["oi"]
            async with Talk(served, office, llm, url, clock=time) as talk:
                assert await talk.settled(seconds=30) == ["oi", "Olá!"]
                assert await talk.settled(hours=1) == ["oi", "Olá!"]
        assert office.texts == ["Olá!", "Olá!"]
        assert len(llm.requests) == 1

    asyncio.run(run())


@pytest.mark.parametrize("took", [True, False])
def test_killed_between_sending_and_recording(served, tmp_path, took: bool) -> None:
    """A12: recorded exactly once. Sent once if WhatsApp's status says that it was taken, else
    again: at least once."""

    async def run() -> None:
        url = f"sqlite:{tmp_path}/a.db"
        time = clock()
        with post_office() as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm, url, clock=time) as talk:
                await talk.say("oi")
                await talk.settled()
                memory = await talk.app.state.hub.memory("default")
                await _as_if_killed(memory, time())
            async with Talk(served, office, llm, url, clock=time) as talk:
                await talk.settled(minutes=2)
                if took:
                    mark = office.sent[0]["biz_opaque_callback_data"]
                    status = {"id": "1", "status": "sent", "biz_opaque_callback_data": mark}
                    await deliver(talk.client, notification(statuses=[status]))
                log = await talk.settled(minutes=2)
        assert log == ["oi", "Olá!"]
        assert len(office.sent) == (1 if took else 2)
        assert len(llm.requests) == 1

    asyncio.run(run())


async def _as_if_killed(memory, now) -> None:
    """Puts the store in the state in which a process leaves it that dies right after sending: the
    answer begun, its turn still held, nothing recorded."""
    from lembrar.server.channels import outbox, turn

    [said, answer] = await memory.history(CHAT)
    await memory.forget(message=answer.id, chat=CHAT)
    await memory.forget(chat=CHAT)
    [again] = await memory.append(CHAT, ANA, [replace(said, chat="", seq=0, cycle=0)])
    ask = outbox.Ask("wa", CHAT, ANA, again.seq, again.id, LINE, ANA, now, now)
    await outbox.add(memory.store, ask, now)
    [ask] = await outbox.owed(memory.store, now)
    kept = await outbox.keep_text(memory.store, ask, "Olá!", [], now)
    assert kept
    assert await outbox.begin(memory.store, kept, now)
    assert await turn.take(memory.store, outbox.place(CHAT), now)


def test_two_servers_on_one_database_answer_once(served, tmp_path) -> None:
    """A12: whoever takes the turn answers; the other leaves it."""

    async def run() -> None:
        url = f"sqlite:{tmp_path}/a.db"
        with post_office() as office, ScriptedLLM("Olá!") as llm:
            async with AsyncExitStack() as stack:
                time = clock()
                talks = [
                    await stack.enter_async_context(Talk(served, office, llm, url, clock=time))
                    for _ in range(2)
                ]
                await asyncio.gather(*(talk.say("oi", "tudo bem?") for talk in talks * 3))
                await asyncio.gather(*(talk.settled() for talk in talks))
                for talk in talks:
                    log = await talk.settled()
        assert log == ["oi", "tudo bem?", "Olá!"]
        assert office.texts == ["Olá!"]

    asyncio.run(run())


def test_what_another_version_left_in_the_outbox_is_passed_over(served) -> None:
    """A12: an ask of an unknown form stops nobody."""

    async def run() -> None:
        from lembrar.server.channels import outbox
        from lembrar.stores.base import Document

        with post_office() as office, ScriptedLLM("Olá!") as llm:
            async with Talk(served, office, llm) as talk:
                memory = await talk.app.state.hub.memory("default")
                strange = [
                    Document(f"{outbox.place(CHAT)}/{n}", data)
                    for n, data in enumerate([b"\xff", b"[]", b"{}", json.dumps({"a": 1}).encode()])
                ]
                await memory.store.write_documents("channel.outbox", strange, now=talk.clock())
                await talk.say("oi")
                assert await talk.settled() == ["oi", "Olá!"]

    asyncio.run(run())
