"""What a small budget is spent on."""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from lembrar import Context, Memory, Message

QUESTION = "o que aconteceu na oficina com o carro?"


@pytest.fixture
def told(clock) -> Iterator[Memory]:
    """Many goals, then much about one thing, all of it days ago."""
    start = clock.now - timedelta(days=30)
    goals = [f"Quero juntar R$ {n}.000 para o projeto número {n}" for n in range(1, 31)]
    visits = [f"Na visita {n} à oficina trocaram a peça {n} do carro" for n in range(1, 61)]
    said = [
        Message("user", text, at=start + timedelta(hours=n))
        for n, text in enumerate([*goals, *visits])
    ]
    with Memory("memory:", clock=clock, background=False) as memory:
        memory.append("c", "u", said)
        memory.consolidate()
        yield memory


def spent(context: Context, section: str) -> int:
    return sum(one.tokens for one in context.sections if one.name == section)


def test_what_is_asked_about_comes_before_most_facts(told: Memory) -> None:
    """G1, F7: a small budget tells some critical facts, and more of what the question is about;
    one that is large enough tells all of both."""
    small = told.context("c", "u", QUESTION, budget=1000)
    assert 0 < spent(small, "facts") < 200 < spent(small, "recalled")
    assert any(item.section == "facts" for item in small.dropped)
    large = told.context("c", "u", QUESTION, budget=6000)
    assert sum("projeto número" in item.text for item in large.items) >= 30


def test_without_a_question_facts_keep_their_share(told: Memory) -> None:
    """F7: nothing is asked, so nothing takes their place."""
    unasked = told.context("c", "u", budget=1000)
    assert spent(unasked, "facts") > 2 * spent(
        told.context("c", "u", QUESTION, budget=1000), "facts"
    )


def test_while_people_talk_facts_keep_their_share(told: Memory, clock) -> None:
    """F7: a context begins as the one before did, whatever is asked."""
    told.append("c", "u", [Message("user", "Oi, voltei", at=clock.now)])
    live = told.context("c", "u", QUESTION, budget=1000)
    clock.forward(days=1)
    assert spent(live, "facts") > spent(told.context("c", "u", QUESTION, budget=1000), "facts")


@pytest.mark.parametrize("budget", [400, 1000, 2000])
def test_what_is_found_fills_the_budget(told: Memory, budget: int) -> None:
    """G1: lines are counted as they stand, so no room is given away."""
    context = told.context("c", "u", QUESTION, budget=budget)
    assert budget - 40 <= context.tokens <= budget


def test_what_holds_until_something_else_is_said_needs_no_date(clock) -> None:
    """F7, G1: who somebody is stands without its date, what was decided with it."""
    with Memory("memory:", clock=clock, background=False) as memory:
        memory.record("c", "u", "Moro em Recife. Decidi vender o carro.", "Anotado.")
        memory.consolidate()
        clock.now += timedelta(days=2)  # so that nobody is talking right now
        facts = memory.facts("u")
        lines = [item.text for item in memory.context("other", "u").items]
    since = {fact.kind: fact.created_at.date().isoformat() for fact in facts}
    assert {"bio", "decision"} <= since.keys()
    [home] = [line for line in lines if "Recife" in line]
    [sold] = [line for line in lines if "carro" in line]
    assert since["bio"] not in home
    assert since["decision"] in sold
