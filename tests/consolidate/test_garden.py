"""What time does to facts."""

import math
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from lembrar.consolidate import garden
from lembrar.consolidate.merge import Stated, merge
from lembrar.model import Claim, Fact
from lembrar.policy import Facts

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
POLICY = Facts()
WEEK = 7


def day(number: float) -> datetime:
    return START + timedelta(days=number)


def made(kind: str, content: str, *, key: str = "", at: float = 0, **more: object) -> Fact:
    claim = Claim(kind, key or kind, content, **more)  # type: ignore[arg-type]
    stated = Stated(claim, "ana", "chat", f"{kind}-{content}-{at}", day(at), "pt")
    (fact,) = merge([], [stated], POLICY, day(at))
    return fact


def anxious(**more: object) -> Fact:
    return made("emotion", "estou ansiosa com o prazo", key="state", cause="prazo", **more)


def at(fact: Fact, days: float, policy: Facts = POLICY) -> Fact:
    return garden.faded(fact, policy, day(days))


def test_feelings_lose_a_tenth_a_week():
    """K5: 0.7 is 0.6 after a full week, not before."""
    fact = anxious()
    assert at(fact, WEEK - 0.01).weight == 0.7
    assert at(fact, WEEK).weight == 0.6
    assert at(fact, 2 * WEEK + 3).weight == 0.5


def test_under_a_third_they_are_archived():
    """K5: after four weeks 0.3 is exactly 0.3, and stays; after five it is archived, as of then."""
    fact = anxious()
    assert (at(fact, 4 * WEEK).weight, at(fact, 4 * WEEK).status) == (0.3, "live")
    gone = at(fact, 100)
    assert (gone.status, gone.weight, gone.ended_at) == ("archived", 0.2, day(5 * WEEK))
    assert gone.due_at is None


def test_said_again_it_starts_over():
    """K5: «unless reinforced»."""
    fact = anxious()
    stated = Stated(
        Claim("emotion", "state", "estou ansiosa com o prazo", cause="prazo"),
        "ana", "chat", "again", day(20), "pt",
    )  # fmt: skip
    (again,) = merge([fact], [stated], POLICY, day(20))
    assert again.weight == round(0.5 + 0.1 * 0.5, 6)
    assert at(again, 26).weight == again.weight


def test_biography_stays_at_one():
    """K5: bio weighs 1.0 for ever."""
    fact = made("bio", "moro em Recife", key="home", value="recife")
    assert at(fact, 5000).weight == 1.0
    assert at(fact, 5000).status == "live"


def test_critical_and_pinned_facts_never_fade():
    """F7: nor do they expire."""
    goal = made("goal", "quero economizar R$ 5.000", key="saving")
    assert at(goal, 5000).status == "live" and at(goal, 5000).weight == goal.weight
    pinned = replace(anxious(), pinned=True, expires_at=day(3))
    assert (at(pinned, 900).weight, at(pinned, 900).status) == (0.7, "live")


def test_what_lies_ahead_does_not_fade():
    fact = anxious(when="2026-06-01")
    assert at(fact, 140).weight == 0.7
    assert at(fact, 152 + WEEK).weight == 0.6


def test_used_memories_rise_and_unused_ones_fall():
    """A9: priorities move by themselves, between 1 and 10."""
    fact = made("preference", "prefiro café", key="likes", value="cafe")
    used = garden.used(garden.used(fact, day(1), POLICY), day(2), POLICY)
    assert (fact.priority, used.priority, used.accesses) == (6.0, 7.0, 2)
    assert used.accessed_at == day(2)
    assert at(used, 2 + 29).priority == 7.0
    assert at(used, 2 + 30).priority == 6.5
    assert at(used, 5000).priority == 1.0
    for n in range(50):
        used = garden.used(used, day(3 + n), POLICY)
    assert used.priority == 10.0


def test_expired_and_unused_is_archived():
    """A10: used in time it stays; found later it comes back."""
    fact = made("appointment", "tenho consulta marcada")
    assert fact.expires_at == day(30)
    gone = at(fact, 31)
    assert (gone.status, gone.ended_at) == ("archived", day(30))
    used = garden.used(fact, day(20), POLICY)
    assert at(used, 49).status == "live"
    assert at(used, 50).status == "archived"
    back = garden.used(gone, day(40), POLICY)
    assert (back.status, back.ended_at, back.accesses) == ("live", None, 1)
    assert at(back, 60).status == "live"


def test_a_revived_feeling_is_fresh():
    gone = at(anxious(), 100)
    back = garden.revived(gone, day(100), POLICY)
    assert (back.status, back.weight, back.due_at) == ("live", 0.7, day(100 + WEEK))
    live = anxious()
    assert garden.revived(live, day(3), POLICY) is live


def test_tending_tells_what_it_did():
    facts = [
        anxious(),
        made("appointment", "consulta", at=0),
        made("bio", "moro em Recife", key="home", value="recife"),
    ]
    changed, done = garden.tend(facts, POLICY, day(WEEK))
    assert (done.faded, done.archived, done.expired) == (1, 0, 0)
    assert [fact.kind for fact in changed] == ["emotion"]
    _, done = garden.tend(facts, POLICY, day(40))
    assert (done.faded, done.archived, done.expired) == (0, 1, 1)


def test_what_is_not_due_is_left_alone():
    """Each fact says when it is due; the garden looks at no other."""
    assert garden.due(anxious(), POLICY) == day(WEEK)
    assert garden.due(made("bio", "moro em Recife", key="home"), POLICY) == day(30)
    assert garden.tend([anxious()], POLICY, day(WEEK - 1))[0] == []


KINDS = st.sampled_from(["emotion", "event", "appointment", "bio", "preference", "note"])
USES = st.lists(st.integers(0, 60), max_size=3)


@given(KINDS, USES, st.integers(1, 120), st.booleans(), st.sampled_from(["", "2026-02-10"]))
def test_every_day_or_once_at_the_end(kind, uses, days, pinned, when):
    """K5, A9, A10: how often the garden comes by makes no difference, and twice is once."""
    fact = replace(made(kind, "uma coisa", when=when), pinned=pinned)
    fact = replace(fact, due_at=garden.due(fact, POLICY))
    daily, once = fact, fact
    for n in range(days + 1):
        (daily,) = garden.tend([daily], POLICY, day(n))[0] or [daily]
        if n in uses and daily.status == "live":
            daily = garden.used(daily, day(n), POLICY)
            once = garden.used(once, day(n), POLICY)
    (once,) = garden.tend([once], POLICY, day(days))[0] or [once]
    assert daily == once
    assert garden.tend([once], POLICY, day(days))[0] == []
    assert 1 <= once.priority <= 10 and 0 <= once.weight <= 1


def test_relevance():
    """A4: priority × (0.4 recency + 0.4 similarity + 0.2 usage), at most 10."""
    fact = made("preference", "prefiro café", key="likes", value="cafe")
    assert garden.relevance(fact, 0.5, day(0), POLICY) == 6 * (0.4 + 0.2)
    assert math.isclose(garden.relevance(fact, 0.0, day(30), POLICY), 6 * 0.2)
    used = replace(fact, accesses=9, priority=10.0)
    assert math.isclose(
        garden.relevance(used, 1.0, day(0), POLICY), 10 * (0.8 + 0.2 * math.log(10) / 10)
    )
    often = replace(fact, accesses=10**9, priority=10.0)
    assert garden.relevance(often, 1.0, day(0), POLICY) == 10.0


@given(st.floats(0, 1), st.integers(0, 1000), st.integers(0, 3000))
def test_relevance_keeps_its_bounds(similarity, accesses, days):
    """A4."""
    fact = replace(made("event", "nasceu meu filho"), accesses=accesses)
    assert 0 <= garden.relevance(at(fact, days), similarity, day(days), POLICY) <= 10


def test_too_many_are_archived_least_relevant_first():
    """A9: critical and pinned facts do not count and stay; who the user is goes last."""
    notes = [made("note", f"nota {n}", at=n) for n in range(10)]
    name = made("bio", "me chamo Ana", key="name", value="ana")
    goal = made("goal", "quero viajar", key="travel")
    pinned = replace(made("note", "nota fixada"), pinned=True)
    policy = Facts(most_live=4)
    gone = garden.overfull([*notes, name, goal, pinned], policy, day(10))
    assert {fact.content for fact in gone} == {f"nota {n}" for n in range(7)}
    assert all(f.status == "archived" and f.ended_at == day(10) for f in gone)
    assert garden.overfull(notes[:4], policy, day(10)) == []


def test_similar_memories_become_one():
    """A9: the fullest stays with all that was learnt of the others, which stay in its history."""
    facts = [
        made("note", "o portão da casa fica nos fundos do terreno", at=1),
        made("note", "o portão da casa fica nos fundos do terreno mesmo", at=2),
        made("note", "a chave do portão da casa é a azul", at=3),
        made("preference", "gosto de café", key="likes", value="cafe", at=4),
        made("preference", "adoro café", key="likes", value="cafe", at=5),
    ]
    changed = {fact.id: fact for fact in garden.redundant(facts, POLICY, day(9))}
    after = [changed.get(fact.id, fact) for fact in facts]
    live = [fact for fact in after if fact.status == "live"]
    assert len(live) == 3
    assert sorted(fact.observations for fact in live) == [1, 2, 2]
    assert all(changed[f.replaced_by].status == "live" for f in after if f.status != "live")
    assert garden.redundant(after, POLICY, day(9)) == []


def test_figures_and_denials_are_never_made_one():
    """G2."""
    facts = [
        made("note", "o aluguel da casa da praia é 500 reais", at=1),
        made("note", "o aluguel da casa da praia é 700 reais", at=2),
        made("decision", "decidi vender a casa velha da praia", at=3),
        made("decision", "decidi não vender a casa velha da praia", at=4),
    ]
    assert garden.redundant(facts, POLICY, day(9)) == []
