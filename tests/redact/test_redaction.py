"""Where private data must not go: prompts, facts, summaries, contexts, the log."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from lembrar import AsyncMemory, Memory
from lembrar.brains.llm import LLMBrain
from lembrar.errors import InvalidInput, InvalidPreset
from lembrar.model import Message
from lembrar.policy import Redaction, load, names, parse, source
from lembrar.testing.llm import ScriptedLLM

CARD = "4111 1111 1111 1111"
KEY = "sk-" + "proj-" + "aB3dE5fG7hJ9kL2mN4pQ6rS8tU"
PASSWORD = "hunter2"  # noqa: S105
CPF = "529.982.247-25"
EMAIL = "ana.souza@exemplo.com.br"
SECRETS = (CARD, "4111111111111111", "1111", KEY, PASSWORD)
HEAD = re.compile(r"^#(\d+) ", re.M)

SAID = [
    f"paguei a geladeira de R$ 2.500 no cartão {CARD} e quero quitar até março",
    f"minha senha é {PASSWORD}, guarda aí",
    f"a chave da api é {KEY}, o servidor custa R$ 80 por mês",
    f"meu cpf é {CPF} e meu e-mail é {EMAIL}",
    "decidi não gastar mais de R$ 300 por mês com lazer",
]


def reply(body: dict[str, Any]) -> str:
    """Summaries that repeat everything they were given."""
    log = body["messages"][1]["content"]
    blocks = [{"n": int(n), "text": "Falaram de gastos.", "events": []} for n in HEAD.findall(log)]
    facts = [
        {"m": m, "kind": "note", "text": line.partition(": ")[2][:300], "about": "", "ends": False}
        for line in log.splitlines()
        if (m := int(re.match(r"\d+", line)[0]) if re.match(r"\d+\*", line) else 0)  # type: ignore[index]
    ]
    return json.dumps({"blocks": blocks, "facts": facts, "moods": []})


def play(
    work: Callable[[AsyncMemory, ScriptedLLM], Awaitable[None]],
    answer: Any = reply,
    **options: Any,
) -> None:
    async def run(llm: ScriptedLLM) -> None:
        brain = LLMBrain("gpt-5-nano", url=llm.url)
        options.setdefault("preset", "finance")
        memory = await AsyncMemory.open("memory:", llm=brain, background=False, **options)
        try:
            async with memory:
                await work(memory, llm)
        finally:
            await brain.close()

    with ScriptedLLM(answer) as llm:
        asyncio.run(run(llm))


async def talk(memory: AsyncMemory, more: int = 12) -> None:
    at = datetime(2026, 11, 2, 12, tzinfo=UTC)  # long enough ago for a session to be over
    for n, said in enumerate(SAID):
        await memory.record("c", "ana", said, f"Anotado: {said}", id=f"m{n}", at=at)
    for n in range(more):
        await memory.record("c", "ana", f"gastei R$ {n},50 na padaria", "Ok.", at=at)


def sent(llm: ScriptedLLM) -> str:
    return json.dumps(llm.requests, default=str, ensure_ascii=False)


def open_local(**options: Any) -> Memory:
    options.setdefault("preset", "finance")
    return Memory("memory:", background=False, **options)


# ── the LLM ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("preset", names())
def test_no_secret_ever_reaches_the_llm(preset: str) -> None:
    """G2, G6: whatever was said, in every preset; summaries are made all the same."""

    async def work(memory: AsyncMemory, llm: ScriptedLLM) -> None:
        await talk(memory, 40)
        await memory.consolidate()
        await memory.compact("c")
        await memory.refresh("c")
        assert llm.requests
        told = sent(llm)
        for secret in SECRETS:
            assert secret not in told
        assert "‹card›" in told
        blocks = await memory.summaries("c")
        assert blocks and {block.status for block in blocks} == {"ready"}
        kept = json.dumps([block.text for block in blocks], ensure_ascii=False)
        atoms = [atom.text for block in blocks for atom in block.preserved.atoms]
        for secret in SECRETS:
            assert secret not in kept
            assert not [atom for atom in atoms if secret in atom]
        assert 2500 in [n for block in blocks for n in block.preserved.numbers]  # nothing else lost

    play(work, preset=preset)


def test_personal_data_goes_to_the_llm_unless_it_must_not() -> None:
    async def shown(memory: AsyncMemory, llm: ScriptedLLM) -> None:
        await talk(memory)
        await memory.consolidate()
        assert CPF in sent(llm) and EMAIL in sent(llm)

    async def hidden(memory: AsyncMemory, llm: ScriptedLLM) -> None:
        await talk(memory)
        await memory.consolidate()
        assert CPF not in sent(llm) and EMAIL not in sent(llm)
        text = " ".join(block.text for block in await memory.summaries("c"))
        assert CPF in text or CPF in _kept(await memory.summaries("c"))  # G2: not lost to us

    play(shown)
    play(hidden, redaction=Redaction(llm=("all",)))


def _kept(blocks: list[Any]) -> str:
    return " ".join(atom.text for block in blocks for atom in block.preserved.atoms)


def test_what_was_kept_before_is_masked_on_its_way_to_the_llm() -> None:
    """Old summaries and facts, made when nothing was masked."""
    nothing = Redaction(llm=(), facts=(), summaries=())

    async def work(memory: AsyncMemory, llm: ScriptedLLM) -> None:
        before = open_async(memory.store, nothing)
        await talk(before)
        await before.remember("ana", f"o cartão da Ana é {CARD} e vence em março")
        await before.consolidate()
        assert CARD in " ".join(block.text for block in await before.summaries("c"))
        assert any(CARD in fact.content for fact in await before.facts("ana"))
        await talk(memory, 60)
        await memory.compact("c")
        assert CARD not in sent(llm)
        context = (await memory.context("c", "ana", "qual é o cartão?", budget=300)).text
        known = [str(fact) for fact in await memory.facts("ana")]
        told = [block.text for block in await memory.summaries("c")]
        hits = await memory.search("ana", "cartão da Ana", kinds=["note", "summary", "bio"])
        for text in [context, *known, *told, *(hit.content for hit in hits)]:
            assert CARD not in text

    play(work)


def open_async(store: Any, redaction: Redaction) -> AsyncMemory:
    from dataclasses import replace

    from lembrar.brains.local import LocalBrain

    policy = replace(load("finance"), redaction=redaction)
    return AsyncMemory(store, policy, LocalBrain(), lambda: datetime.now(UTC), background=False)


class Listening:
    """An embedder behind a network that remembers what it was told."""

    name, dimensions, is_instant = "listening", 3, False

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def embed(self, texts: Any) -> Any:
        import numpy as np

        self.heard += texts
        return np.ones((len(texts), 3), np.float32) / 3**0.5


def test_an_embedder_behind_a_network_hears_no_secret() -> None:
    ears = Listening()
    with open_local(embedder=ears) as memory:
        for said in SAID:
            memory.record("c", "ana", said, "Ok.")
        memory.reindex()
        memory.search("ana", f"o cartão {CARD}")
        hits = memory.search("ana", "o cartão da geladeira")
    assert ears.heard
    for secret in SECRETS:
        assert not [text for text in ears.heard if secret in text]
    assert any(CARD in hit.content for hit in hits)  # words still find what was said


# ── facts ─────────────────────────────────────────────────────────────────────────────────────


def test_secrets_never_become_facts() -> None:
    """K4: neither by rule nor by an LLM that repeats all it reads."""

    async def work(memory: AsyncMemory, llm: ScriptedLLM) -> None:
        await talk(memory)
        await memory.consolidate()
        facts = await memory.facts("ana", status="")
        assert any("300" in fact.content for fact in facts)
        told = json.dumps([vars_of(fact) for fact in facts], default=str, ensure_ascii=False)
        for secret in SECRETS:
            assert secret not in told
        assert not [f for f in facts if f.content == "minha senha é ‹password›"]

    play(work)


def vars_of(value: Any) -> dict[str, Any]:
    from dataclasses import asdict

    return asdict(value)


@pytest.mark.parametrize(
    "said",
    [
        "minha senha é hunter2",
        "my password is hunter2",
        "lembra: meu cartão é " + CARD,
        "pin: 4821",
    ],
)
def test_a_secret_alone_is_no_fact(said: str) -> None:
    with open_local() as memory:
        memory.record("c", "ana", said, "Ok.")
        memory.consolidate()
        assert memory.facts("ana", status="") == []
        with pytest.raises(InvalidInput, match="facts"):
            memory.remember("ana", said)


def test_personal_data_are_facts_unless_they_must_not_be() -> None:
    said = "meu e-mail é ana.souza@exemplo.com.br e moro em Recife"
    with open_local() as memory:
        memory.remember("ana", said)
        assert EMAIL in memory.facts("ana")[0].content
    with open_local(redaction=Redaction(facts=("secrets", "email"))) as memory:
        memory.remember("ana", said)
        (fact,) = memory.facts("ana")
        assert EMAIL not in fact.content and "Recife" in fact.content


def test_forgetting_brings_no_secret_back() -> None:
    """G11: what is left is read anew, and still without it."""
    with open_local() as memory:
        memory.record("c", "ana", f"moro em Recife, paguei no cartão {CARD}", "Ok.", id="a")
        memory.record("c", "ana", "moro em Recife, no bairro da Torre", "Ok.", id="b")
        memory.consolidate()
        assert any("Recife" in fact.content for fact in memory.facts("ana"))
        memory.forget(message="b")
        facts = memory.facts("ana", status="")
        assert any("Recife" in fact.content for fact in facts)
        assert CARD not in json.dumps([vars_of(f) for f in facts], default=str)


# ── contexts ──────────────────────────────────────────────────────────────────────────────────


def test_a_context_shows_what_was_said_unless_it_must_not() -> None:
    """G1, G4"""
    with open_local() as memory:
        memory.record("c", "ana", SAID[0], "Ok.")
        assert CARD in memory.context("c", "ana").text
    with open_local(redaction=Redaction(context=("all",))) as memory:
        memory.record("c", "ana", SAID[0], "Ok.")
        memory.record("c", "ana", SAID[3], "Ok.")
        made = memory.context("c", "ana", "cpf?")
        hits = memory.search("ana", "cpf e-mail cartão geladeira")
        assert "‹card›" in made.text and "‹cpf›" in made.text and "R$ 2.500" in made.text
        assert made.tokens <= made.budget
        for private in (CARD, CPF, EMAIL):
            assert private not in made.text
            assert private not in json.dumps(made.messages, ensure_ascii=False)
            assert private not in " ".join(hit.content for hit in hits)
        assert CARD in memory.history("c")[0].content  # the log has it


# ── the log ───────────────────────────────────────────────────────────────────────────────────


def test_the_log_keeps_what_was_said_byte_for_byte() -> None:
    """G3, F2: unless it was chosen otherwise."""
    with open_local() as memory:
        memory.record("c", "ana", SAID[0], SAID[1])
        assert [m.content for m in memory.history("c")] == SAID[:2]


def test_what_must_never_be_stored_is_masked_before_it_is() -> None:
    """G3: and the same id again is still the same message."""
    call = {"id": "1", "function": {"name": "pay", "arguments": json.dumps({"card": CARD})}}
    with open_local(redaction=Redaction(log=("secrets", "cpf"))) as memory:
        first = memory.record("c", "ana", SAID[0], f"cpf {CPF}", id="a")
        again = memory.record("c", "ana", SAID[0], f"cpf {CPF}", id="a")
        memory.append("c", "ana", [{"role": "assistant", "content": "", "tool_calls": [call]}])
        assert first == again
        said = memory.history("c")
        assert (said[0].id, len(said)) == ("a", 3)
        assert said[0].content == SAID[0].replace(CARD, "‹card›")
        assert said[1].content == "cpf ‹cpf›"
        told = json.dumps([vars_of(m) for m in said], default=str, ensure_ascii=False)
        assert CARD not in told and CPF not in told
        assert said[0].words == len(said[0].content.split())


def test_masked_messages_are_written_once_in_any_form() -> None:
    message = Message("user", f"cartão {CARD}", id="x")
    with open_local(redaction=Redaction(log=("card",))) as memory:
        for given in (
            [message],
            [message],
            [{"role": "user", "content": message.content, "id": "x"}],
        ):
            memory.append("c", "ana", given)
        assert [m.content for m in memory.history("c")] == ["cartão ‹card›"]


# ── choosing ──────────────────────────────────────────────────────────────────────────────────


def test_a_preset_of_ones_own_says_what_is_private() -> None:
    text = source("finance") + '\n[redaction]\nlog = ["secrets"]\nfacts = ["all"]\n'
    chosen = parse(text, "mine.toml").redaction
    assert (chosen.log, chosen.facts, chosen.llm) == (("secrets",), ("all",), ("secrets",))
    with pytest.raises(InvalidPreset, match=r"redaction\.log"):
        parse(text.replace('log = ["secrets"]', 'log = ["shoe"]'), "mine.toml")
    with pytest.raises(InvalidInput, match="shoe"):
        open_local(redaction=Redaction(log=("shoe",)))  # type: ignore[arg-type]
    with pytest.raises(InvalidInput, match="list"):
        open_local(redaction=Redaction(log="card"))  # type: ignore[arg-type]


def test_settings_say_what_is_private(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from lembrar import config

    monkeypatch.chdir(tmp_path)
    assert config.load().redaction is None
    (tmp_path / "lembrar.toml").write_text('[redaction]\nlog = ["card"]\n')
    assert config.load().redaction == Redaction(log=("card",))
    monkeypatch.setenv("LEMBRAR_REDACTION", '{"context": ["personal"]}')
    assert config.load().redaction == Redaction(context=("personal",), log=("card",))
    monkeypatch.setenv("LEMBRAR_REDACTION", '{"context": ["hats"]}')
    with pytest.raises(InvalidInput, match="redaction"):
        config.load()


@pytest.mark.parametrize("preset", names())
def test_every_preset_keeps_secrets_out(preset: str) -> None:
    chosen = load(preset).redaction
    assert "secrets" in chosen.llm and "secrets" in chosen.facts and "secrets" in chosen.summaries
    assert chosen.log == ()
