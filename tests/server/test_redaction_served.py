"""A server whose log must not hold secrets: repeated requests and histories are still known."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from proxying import Proxy, bot, proxying, user

from lembrar import AsyncMemory
from lembrar.dashboard.looker import look_at
from lembrar.policy import Redaction
from lembrar.testing import ScriptedLLM

CARD = "4111 1111 1111 1111"
ANA = {"X-User-Id": "ana", "X-Chat-Id": "c1"}


@pytest.fixture
def llm() -> Iterator[ScriptedLLM]:
    with ScriptedLLM(f"Anotei o cartão {CARD}.") as running:
        yield running


@pytest.fixture
def proxy(running: Callable[..., Any], llm: ScriptedLLM, tmp_path: Path) -> Iterator[Proxy]:
    redaction = Redaction(log=("secrets",), context=("secrets",))
    with proxying(running, llm, tmp_path, redaction=redaction) as made:
        yield made


def test_a_history_that_is_sent_again_is_recorded_once(proxy: Proxy) -> None:
    """G3, G12: the client sends what was said, the log has it masked, and both are known as one.
    The model is asked what the client said; what memory adds is masked."""
    first = [user(f"meu cartão é {CARD}")]
    answer = f"Anotei o cartão {CARD}."
    proxy.ask(first, ANA)
    assert CARD in str(proxy.prompt)  # what the client asks now is its own affair
    proxy.ask([*first, bot(answer), user("e a validade?")], ANA)
    assert proxy.said("c1") == [
        "meu cartão é ‹card›",
        "Anotei o cartão ‹card›.",
        "e a validade?",
        "Anotei o cartão ‹card›.",
    ]
    assert CARD not in str(proxy.prompt)
    proxy.ask([user("qual era mesmo?")], ANA)
    assert CARD not in str(proxy.prompt)


def test_a_repeated_request_gives_the_first(proxy: Proxy) -> None:
    """G3"""
    url, key = f"{proxy.url}/api/v1", {"Idempotency-Key": "once-and-only-once"}
    given = {"chat": "c2", "user": "ana", "said": f"cartão {CARD}", "answered": "ok"}
    first, again = (httpx2.post(f"{url}/record", json=given, headers=key) for _ in range(2))
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json() == again.json()
    other = httpx2.post(f"{url}/record", json=given | {"said": "outro"}, headers=key)
    assert other.status_code == 409
    rows = {"chat": "c3", "user": "ana", "messages": [{"role": "user", "content": f"é {CARD}"}]}
    key = {"Idempotency-Key": "and-another-one-here"}
    assert [httpx2.post(f"{url}/append", json=rows, headers=key).status_code for _ in range(2)] == [
        200,
        200,
    ]
    assert proxy.said("c3") == ["é ‹card›"]


def test_a_look_through_another_preset_hides_the_same() -> None:
    """G9, G12: what contexts must not show is not shown on the page either, whatever the preset."""

    async def look() -> str:
        hides = Redaction(context=("cpf",))
        async with await AsyncMemory.open("memory:", redaction=hides, background=False) as memory:
            await memory.record("c", "ana", "Meu CPF é 529.982.247-25", "Anotado.")
            return (await look_at(memory, "finance").context("c", "ana")).text

    shown = asyncio.run(look())
    assert "Anotado." in shown
    assert "529.982" not in shown
