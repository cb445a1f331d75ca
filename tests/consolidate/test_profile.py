"""What is believed of a user, and what happened to them."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from lembrar.consolidate.events import events
from lembrar.consolidate.merge import Stated, merge
from lembrar.consolidate.profile import profile
from lembrar.model import Claim, Event, Fact, Summary
from lembrar.policy import Facts

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
POLICY = Facts()


def day(number: float) -> datetime:
    return START + timedelta(days=number)


def told(*claims: tuple[int, Claim]) -> list[Fact]:
    facts: dict[str, Fact] = {}
    for at, claim in claims:
        stated = Stated(claim, "ana", "chat", f"m{at}", day(at), "pt")
        facts |= {f.id: f for f in merge(list(facts.values()), [stated], POLICY, day(at))}
    return list(facts.values())


def test_a_profile_has_values_with_confidence_and_observations():
    """A3: confidence starts at 0.7, grows with repetition and falls with contradiction."""
    coffee = Claim("preference", "likes", "gosto de café", value="cafe")
    facts = told(
        (1, Claim("bio", "home", "moro em Recife", value="recife")),
        (2, Claim("bio", "home", "moro em Recife", value="recife")),
        (3, coffee),
        (4, Claim("preference", "dislikes", "acho que não gosto de café", value="cafe")),
        (5, Claim("bio", "diet", "não como carne", value="carne", stance="not")),
        (6, Claim("bio", "diet", "é vegana", value="vegan", subject="irmã")),
        (7, Claim("emotion", "state", "estou triste", value="triste")),
        (8, Claim("emotion", "pattern", "ansiosa quando fala de prazos", value="ansiedade prazo")),
        (9, Claim("goal", "travel", "quero conhecer o Chile")),
    )
    found = profile("ana", facts, day(10))
    (home,) = found["home"]
    assert (home.value, home.confidence, home.observations) == ("Recife", 0.73, 2)
    assert (home.since, home.updated_at) == (day(1), day(2))
    assert found["likes"][0].confidence == 0.49
    assert [trait.value for trait in found["diet"]] == ["não como carne"]
    assert [trait.value for trait in found["pattern"]] == ["ansiosa quando fala de prazos"]
    assert [trait.value for trait in found["goal"]] == ["quero conhecer o Chile"]
    assert found["state"] == ()
    assert home.fact in {fact.id for fact in facts}


def test_only_what_is_live_is_believed():
    """A3, G8: the old city is history, not profile."""
    facts = told(
        (1, Claim("bio", "home", "moro em Recife", value="recife")),
        (2, Claim("bio", "home", "moro em Olinda", value="olinda")),
    )
    assert [trait.value for trait in profile("ana", facts, day(3))["home"]] == ["Olinda"]


def test_events_of_facts_and_summaries_on_one_line_of_time():
    """R4, A5: by time, without doubles, with who was there and how much it matters."""
    facts = told(
        (5, Claim("event", "job", "fui promovida", value="promovida", when="2026-01-03")),
        (6, Claim("appointment", "appointment", "reunião com a Bia dia 20", when="2026-01-20T15:00",
                  participants=("Bia",))),
        (7, Claim("appointment", "appointment", "consulta dia 25", when="2026-01-25")),
        (8, Claim("appointment", "appointment", "consulta cancelada", value="consulta",
                  stance="ends")),
        (9, Claim("bio", "home", "moro em Recife", value="recife")),
    )  # fmt: skip
    faint = replace(facts[0], id="x", content="viajei", weight=0.4, when="2026-01-01")
    key = Event(day(2), "Ana foi promovida no trabalho", ("Ana",), "medium")
    other = Event(day(30), "Chegou a encomenda", (), "low")
    summary = Summary("…", 1, 2, 1, events=(key, other))
    found = events([*facts, faint], [summary])
    assert [(e.at.date().isoformat(), e.description, e.importance) for e in found] == [
        ("2026-01-01", "viajei", "low"),
        ("2026-01-03", "Ana foi promovida no trabalho", "high"),
        ("2026-01-20", "reunião com a Bia dia 20", "high"),
        ("2026-01-31", "Chegou a encomenda", "low"),
    ]
    assert found[2].participants == ("Bia",)
