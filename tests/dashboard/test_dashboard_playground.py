"""Who answers in the playground."""

import asyncio
from dataclasses import replace
from typing import Any

import httpx2
import pytest
from asking import SETTINGS, serving

from lembrar.config import Settings, Upstream
from lembrar.dashboard.visitor import COOKIE, token_of
from lembrar.testing import ScriptedLLM


async def talk(settings: Settings, *said: str) -> str:
    """What the page shows after something was said."""
    async with serving(settings) as (_, client):
        return await _talk(client, *said)


async def _talk(client: httpx2.AsyncClient, *said: str) -> str:
    place = "/playground?chat=c"
    page = await client.get(place, headers={"Accept-Language": "en"})
    for text in said:
        form = {"chat": "c", "said": text, "token": token_of(client.cookies[COOKIE])}
        went = await client.post("/playground/say", data=form)
        assert went.status_code == 303
        page = await client.get(went.headers["Location"], headers={"Accept-Language": "en"})
    return page.text


@pytest.mark.parametrize("by", ["upstream", "llm"])
def test_the_model_of_the_settings_answers(by: str) -> None:
    """With what memory has for it between marks, and the words as they were said."""
    with ScriptedLLM("Sunny days ahead!") as llm:
        given: dict[str, Any] = {"llm": "scripted", "llm_url": llm.url, "llm_key": "sk-ours"}
        if by == "upstream":
            given = {"upstreams": {"main": Upstream(llm.url, "sk-ours", ("scripted",))}}
        settings = replace(SETTINGS, **given)
        shown = asyncio.run(talk(settings, "I live in Olinda.", "Where do I live?"))
        asked = [r for r in llm.requests if r.body["messages"][-1]["content"].startswith("Where")]
    assert "Talk to scripted" in shown
    assert "Sunny days ahead!" in shown
    assert asked[0].headers["authorization"] == "Bearer sk-ours"
    assert "Olinda" in str(asked[0].body["messages"][:-1])


def test_who_does_not_answer_is_named() -> None:
    """The echo stands in, and the page says so."""
    with ScriptedLLM() as llm:
        url = llm.url
    upstreams = {"main": Upstream(url, "sk-ours", ("gone",))}
    shown = asyncio.run(talk(replace(SETTINGS, upstreams=upstreams), "I like coffee."))
    assert "gone did not answer" in shown
    assert shown.count('class="said assistant"') == 1


def test_an_upstream_without_models_does_not_pretend() -> None:
    """Nobody knows which model to ask for: the echo answers under its own name."""
    upstreams = {"openai": Upstream("http://127.0.0.1:9/v1", "sk-ours")}
    shown = asyncio.run(talk(replace(SETTINGS, upstreams=upstreams), "I like coffee."))
    assert "Talk to openai" not in shown
    assert "did not answer" not in shown
