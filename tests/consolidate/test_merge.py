"""Claims meet what is known: values in, facts out."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lembrar.consolidate import garden, slots
from lembrar.consolidate.merge import Stated, merge, place
from lembrar.model import Claim, Fact
from lembrar.policy import Facts, KindPolicy

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
POLICY = Facts()


def day(number: float) -> datetime:
    return START + timedelta(days=number)


def say(
    at: float, key: str, content: str, value: str = "", *, kind: str = "bio", **more: object
) -> Stated:
    """What Ana says on a day: each day is a message of its own unless told otherwise."""
    message = str(more.pop("message", f"m{at}"))
    chat = str(more.pop("chat", "chat"))
    claim = Claim(kind, key, content, value=value, **more)  # type: ignore[arg-type]
    return Stated(claim, "ana", chat, message, day(at), "pt")


def likes(at: float, thing: str) -> Stated:
    return say(at, "likes", f"gosto de {thing}", thing, kind="preference")


def dislikes(at: float, thing: str) -> Stated:
    return say(at, "dislikes", f"odeio {thing}", thing, kind="preference")


def goal(at: float, content: str, key: str = "saving", **more: object) -> Stated:
    return say(at, key, content, kind="goal", **more)


def after(*stated: Stated, known: Iterable[Fact] = (), policy: Facts = POLICY) -> list[Fact]:
    """What is known after each statement was merged as it came."""
    facts = {fact.id: fact for fact in known}
    for one in stated:
        now = max(one.at, max((fact.updated_at for fact in facts.values()), default=one.at))
        facts |= {f.id: f for f in merge(list(facts.values()), [one], policy, now)}
    return sorted(facts.values(), key=lambda fact: (fact.created_at, fact.id))


def live(facts: Iterable[Fact]) -> list[str]:
    return [str(fact) for fact in facts if fact.status == "live"]


def only(facts: Iterable[Fact], status: str = "live") -> Fact:
    (fact,) = [fact for fact in facts if fact.status == status]
    return fact


# ── new, and said again ───────────────────────────────────────────────────────────────────────


def test_a_new_claim_is_a_fact_with_its_kind_and_origin():
    """A2, K3, G3: layer, priority, weight, confidence and critical come from the kind."""
    (fact,) = merge(
        [], [goal(1, "quero economizar R$ 5.000 até junho", when="2026-06")], POLICY, day(1)
    )
    assert (fact.kind, fact.key, fact.layer) == ("goal", "saving", "semantic")
    assert (fact.weight, fact.priority, fact.confidence) == (0.9, 6.0, 0.7)
    assert fact.critical and fact.status == "live" and fact.observations == 1
    assert (fact.sources, fact.chats, fact.tags) == (("m1",), ("chat",), ("goal",))
    assert (fact.created_at, fact.valid_from, fact.valid_to) == (day(1), day(1), None)


def test_priorities_and_layers_start_as_the_seed_says():
    """A1, A2: events are episodic with priority 8, preferences semantic with priority 6."""
    event, taste = merge(
        [],
        [say(1, "job", "fui promovida", "promovida", kind="event"), likes(1, "cafe")],
        POLICY,
        day(1),
    )
    assert (event.layer, event.priority) == ("episodic", 8.0)
    assert (taste.layer, taste.priority) == ("semantic", 6.0)


def test_reading_a_message_again_changes_nothing():
    """G3: merging the same claims twice, or after a crash, gives what once gives."""
    claims = [say(1, "home", "moro em Recife", "recife"), likes(2, "cafe"), dislikes(3, "cafe")]
    known = after(*claims)
    assert merge(known, claims, POLICY, day(9)) == []
    assert merge(known, claims[1:], POLICY, day(9)) == []


def test_said_again_is_surer_and_no_double():
    """F7, A3: confidence starts at 0.7 and grows with each observation, never past 1."""
    claims = [say(n, "home", "moro em Recife", "recife") for n in range(1, 40)]
    fact = only(after(*claims))
    assert fact.observations == 39
    assert 0.99 < fact.confidence <= 1
    assert len(fact.sources) == 39 and fact.updated_at == day(39)
    assert only(after(*claims[:2])).confidence == 0.73
    assert merge([fact], claims, POLICY, day(50)) == []


def test_other_words_for_the_same_are_the_same():
    """F7: a canonical value makes synonyms one, and so do nearly the same words."""
    facts = after(
        say(1, "diet", "sou vegetariana", "vegetarian"),
        say(2, "diet", "I'm a vegetarian", "vegetarian"),
        say(3, "note", "o portão da casa fica nos fundos do terreno", kind="note"),
        say(4, "note", "o portão da casa fica sempre nos fundos do terreno", kind="note"),
    )
    assert live(facts) == ["sou vegetariana", "o portão da casa fica nos fundos do terreno"]
    assert [fact.observations for fact in facts] == [2, 2]


def test_another_figure_or_a_not_is_another_statement():
    """G2: nearly the same words do not make one of what differs in a number or a denial."""
    facts = after(
        say(1, "decision", "decidi vender o carro velho da minha mãe", kind="decision"),
        say(2, "decision", "decidi não vender o carro velho da minha mãe", kind="decision"),
        say(3, "note", "o código do cofre azul é 4512", kind="note"),
        say(4, "note", "o código do cofre azul é 7788", kind="note"),
    )
    assert live(facts) == [
        "decidi não vender o carro velho da minha mãe",
        "o código do cofre azul é 7788",
    ]


def test_the_more_general_is_kept():
    """K5: «não gosto de carne» reinforces «sou vegetariana», whichever is said first."""
    meat = say(1, "dislikes", "não gosto de carne", "carne", kind="preference")
    vegetarian = say(2, "diet", "sou vegetariana", "vegetarian")
    first = only(after(vegetarian, replace(meat, at=day(5), message="m5")))
    assert (first.content, first.observations) == ("sou vegetariana", 2)
    facts = after(meat, vegetarian, say(3, "diet", "não como frango", "frango", stance="not"))
    kept = only(facts)
    assert (kept.content, kept.observations, kept.critical) == ("sou vegetariana", 3, True)
    assert only(facts, "superseded").replaced_by == kept.id
    assert merge(facts, [meat, vegetarian], POLICY, day(9)) == []


def test_a_more_precise_restatement_keeps_both():
    """K5: the part of town takes the place of the town, which it names; said less, it stays."""
    facts = after(
        say(1, "home", "moro em Recife", "recife"),
        say(2, "home", "moro em Boa Viagem, Recife", "boa viagem recife"),
        say(3, "home", "moro em Recife", "recife"),
        say(4, "home", "moro em Boa Viagem, Recife, desde 2019", "boa viagem recife", when="2019"),
    )
    kept = only(facts)
    assert kept.content == "moro em Boa Viagem, Recife, desde 2019"
    assert kept.valid_from == datetime(2019, 1, 1, tzinfo=UTC)
    assert kept.observations == 4
    assert [f.valid_to for f in facts if f.status == "superseded"] == [None, None]


# ── change ────────────────────────────────────────────────────────────────────────────────────


def test_a_new_city_supersedes_the_old_one():
    """G8: the old one stays with its validity dates, and both name each other."""
    facts = after(
        say(1, "home", "moro em Recife", "recife"), say(9, "home", "moro em Olinda", "olinda")
    )
    old, new = facts
    assert (old.status, old.valid_to, old.ended_at) == ("superseded", day(9), day(9))
    assert old.replaced_by == new.id and new.replaces == (old.id,)
    assert (new.status, new.valid_from) == ("live", day(9))


def test_since_when_is_until_when():
    """G8: «moro em Olinda desde março» ends Recife in March, not on the day it was said."""
    facts = after(
        say(1, "home", "moro em Recife", "recife"),
        say(200, "home", "moro em Olinda desde março", "olinda", when="2026-03"),
    )
    assert facts[0].valid_to == datetime(2026, 3, 1, tzinfo=UTC)
    assert facts[0].ended_at == day(200)


def test_slots_for_many_values_accumulate():
    facts = after(
        say(1, "allergy", "tenho alergia a camarão", "camarao"),
        say(2, "allergy", "sou alérgica a amendoim", "amendoim"),
        say(3, "language", "falo inglês", "ingles"),
        likes(4, "cafe"),
        likes(5, "cha"),
    )
    assert len(live(facts)) == 5


def test_two_dogs_are_told_apart_by_their_names():
    facts = after(
        say(1, "pet", "tenho um cachorro", "cachorro"),
        say(2, "pet", "meu cachorro se chama Rex", "cachorro"),
        say(3, "pet", "tenho um cachorro chamado Bob", "cachorro"),
        say(4, "pet", "tenho um cachorro", "cachorro"),
    )
    assert live(facts) == ["meu cachorro se chama Rex", "tenho um cachorro chamado Bob"]


def test_a_new_partner_takes_the_place_of_the_old_one():
    facts = after(
        say(1, "relationship", "estou namorando o Pedro", "dating"),
        say(2, "relationship", "namoro o Pedro", "dating"),
        say(3, "relationship", "estou namorando a Júlia", "dating"),
        say(4, "relationship", "sou casada", "married"),
        say(5, "relationship", "sou casada com a Júlia", "married"),
        say(6, "relationship", "minha esposa se chama Júlia", "julia"),
    )
    assert live(facts) == ["sou casada com a Júlia", "minha esposa se chama Júlia"]
    facts = after(say(9, "relationship", "estou solteira", "single"), known=facts)
    assert live(facts) == ["estou solteira"]


def test_two_jobs_in_one_breath_are_two_jobs():
    facts = after()
    said = [
        say(1, "occupation", "sou médica", "medica"),
        say(1, "occupation", "sou professora", "professora"),
    ]
    facts = merge([], said, POLICY, day(1))
    assert live(facts) == ["sou médica", "sou professora"]
    facts = after(say(2, "occupation", "também sou fotógrafa", "fotografa"), known=facts)
    assert len(live(facts)) == 3
    facts = after(say(3, "occupation", "sou enfermeira", "enfermeira"), known=facts)
    assert live(facts) == ["sou enfermeira"]


def test_growing_older_is_no_contradiction():
    """A3: who was 30 and is 31 a year later is believed more, not less."""
    facts = after(
        say(1, "age", "tenho 30 anos", "30"),
        say(100, "age", "tenho 30 anos", "30"),
        say(400, "age", "tenho 31 anos", "31"),
    )
    old, new = facts
    assert (old.status, old.confidence) == ("superseded", 0.73)
    assert (new.content, new.observations) == ("tenho 31 anos", 3)
    assert new.confidence > old.confidence


def test_likes_and_dislikes_of_one_thing_contradict_each_other():
    """A3, G8: the newer wins, what was contradicted is believed less, and all of it is history."""
    facts = after(likes(1, "cafe"), dislikes(2, "cafe"), likes(3, "cafe"), likes(4, "cha"))
    assert live(facts) == ["gosto de cafe", "gosto de cha"]
    assert [f.confidence for f in facts if f.status == "superseded"] == [0.49, 0.49]


def test_an_exception_is_no_contradiction():
    """«Odeio café» is about all coffee; «odeio café frio» leaves the liking alone."""
    assert len(live(after(likes(1, "cafe"), dislikes(2, "cafe frio")))) == 2
    assert live(after(likes(1, "cafe preto"), dislikes(2, "cafe"))) == ["odeio cafe"]
    assert len(live(after(likes(1, "bola"), dislikes(2, "bolo")))) == 2


def test_what_is_denied_takes_the_place_of_what_was_so():
    facts = after(
        say(1, "health", "fumo", "smoking"),
        say(2, "health", "não fumo", "smoking", stance="not"),
        say(3, "family", "não tenho filhos", "filhos", stance="not"),
        say(4, "family", "tenho uma filha", "filha"),
    )
    assert live(facts) == ["não fumo", "tenho uma filha"]


def test_a_doubt_only_lowers_confidence():
    """A3: what is said hesitantly contradicts nothing; read again, it does not doubt twice."""
    claims = [
        likes(1, "cafe"),
        say(2, "dislikes", "acho que odeio cafe", "cafe", kind="preference"),
    ]
    facts = after(*claims)
    fact = only(facts)
    assert (fact.content, fact.confidence) == ("gosto de cafe", 0.49)
    assert merge(facts, claims, POLICY, day(3)) == []


# ── goals and limits ──────────────────────────────────────────────────────────────────────────


def test_a_goal_with_another_figure_or_date_supersedes():
    """F7: the same matter, changed, is one goal with a history."""
    facts = after(
        goal(1, "quero economizar R$ 5.000 para a viagem até junho", when="2026-06"),
        goal(2, "quero economizar R$ 8.000 para a viagem até junho", when="2026-06"),
        goal(3, "quero economizar R$ 8.000 para a viagem até dezembro", when="2026-12"),
        say(4, "spending", "meu limite com lazer é R$ 300 por mês", kind="limit"),
        say(5, "spending", "aumentei o limite com lazer para R$ 500 por mês", kind="limit"),
    )
    assert live(facts) == [
        "quero economizar R$ 8.000 para a viagem até dezembro",
        "aumentei o limite com lazer para R$ 500 por mês",
    ]
    assert all(fact.critical for fact in facts)


def test_goals_of_different_matters_never_touch():
    contents = [
        "quero economizar R$ 5.000 para a viagem",
        "quero juntar R$ 20.000 para o carro",
        "quero aprender inglês",
        "quero aprender violão",
        "quero perder 5 kg",
        "quero correr 10 km",
        "quero comprar uma casa",
    ]
    facts = after(*(goal(n, content) for n, content in enumerate(contents)))
    assert live(facts) == contents


def test_a_goal_that_names_nothing_is_the_only_one_there_is():
    one = goal(1, "quero juntar R$ 5.000 para a viagem")
    changed = goal(3, "agora quero juntar R$ 6.000")
    assert live(after(one, changed)) == ["agora quero juntar R$ 6.000"]
    two = goal(2, "quero juntar R$ 900 para o violão")
    assert len(live(after(one, two, changed))) == 3


# ── endings ───────────────────────────────────────────────────────────────────────────────────


def test_an_ending_ends_what_it_names_and_nothing_else():
    """G8: «desisti da viagem» leaves the car alone; the end has its date."""
    facts = after(
        goal(1, "quero viajar para o Chile em julho", "travel"),
        goal(2, "quero juntar 20 mil para o carro"),
        goal(3, "desisti da viagem para o Chile", "travel", stance="ends"),
    )
    assert live(facts) == ["quero juntar 20 mil para o carro"]
    ended = facts[0]
    assert (ended.status, ended.valid_to, ended.ended_at) == ("ended", day(3), day(3))


def test_an_ending_with_nothing_to_end_leaves_nothing_live():
    facts = after(say(1, "health", "parei de fumar", "smoking", stance="ends"))
    assert live(facts) == []
    facts = after(
        say(1, "diet", "sou vegana", "vegan"),
        say(2, "health", "parei de fumar", "smoking", stance="ends"),
    )
    assert live(facts) == ["sou vegana"]


def test_a_move_in_one_message_is_one_change():
    facts = after(say(1, "home", "moro em Recife", "recife"))
    said = [
        say(2, "home", "não moro mais em Recife", "recife", stance="ends"),
        say(2, "home", "agora moro em Olinda", "olinda"),
    ]
    facts = {f.id: f for f in [*facts, *merge(facts, said, POLICY, day(2))]}.values()
    assert live(facts) == ["agora moro em Olinda"]
    old = next(fact for fact in facts if fact.content == "moro em Recife")
    assert old.status == "superseded"


def test_leaving_an_employer_ends_the_job_there():
    facts = after(
        say(1, "employer", "trabalho na Acme", "acme"),
        say(2, "home", "moro em Recife", "recife"),
        say(3, "employer", "saí da Acme", "acme", stance="ends"),
    )
    assert live(facts) == ["moro em Recife"]


def test_what_ended_can_begin_again():
    facts = after(
        say(1, "health", "fumo", "smoking"),
        say(2, "health", "parei de fumar", "smoking", stance="ends"),
        say(3, "health", "voltei a fumar", "smoking"),
    )
    assert live(facts) == ["voltei a fumar"]
    assert [f.content for f in facts if f.status == "ended"] == ["fumo", "parei de fumar"]


# ── events, appointments, feelings ────────────────────────────────────────────────────────────


def test_an_event_told_again_is_one_event_and_a_second_one_is_another():
    fired = ("job", "fui demitida", "demitida")
    facts = after(
        say(1, *fired, kind="event", when="2026-01-02"),
        say(20, *fired, kind="event"),
        say(400, *fired, kind="event", when="2027-02"),
        say(
            800, "job", "fui demitida em janeiro de 2026", "demitida", kind="event", when="2026-01"
        ),
    )
    told = [fact for fact in facts if fact.kind == "event"]
    assert [(fact.when, fact.observations) for fact in told] == [("2026-01-02", 3), ("2027-02", 1)]


def test_what_an_event_implies():
    """Who moved lives elsewhere now, who was dismissed works there no longer."""
    facts = after(
        say(1, "home", "moro em Recife", "recife"),
        say(2, "employer", "trabalho na Acme", "acme"),
        say(3, "relationship", "estou namorando o Pedro", "dating"),
        say(4, "move", "me mudei para Porto Alegre", kind="event"),
        say(5, "job", "fui demitida hoje", kind="event"),
        say(6, "breakup", "terminei com o Pedro", kind="event"),
        say(7, "move", "vou me mudar para Natal", kind="event"),
        say(8, "move", "me mudei para um apartamento maior", kind="event"),
    )
    bio = [fact for fact in facts if fact.kind == "bio" and fact.status == "live"]
    assert [(fact.key, fact.value) for fact in bio] == [("home", "porto alegre")]
    facts = after(
        say(9, "wedding", "casei com a Júlia", kind="event"),
        say(10, "job", "comecei a trabalhar na Globo", kind="event"),
        known=facts,
    )
    bio = [fact for fact in facts if fact.kind == "bio" and fact.status == "live"]
    assert {(fact.key, fact.value) for fact in bio} == {
        ("home", "porto alegre"),
        ("relationship", "married"),
        ("employer", "globo"),
    }


def test_an_appointment_moves_only_when_it_is_said_to():
    meeting = ("appointment", "reunião com o João", "reuniao joao")
    facts = after(
        say(1, *meeting, kind="appointment", when="2026-01-10T15:00"),
        say(2, *meeting, kind="appointment", when="2026-01-17T15:00"),
    )
    assert len(live(facts)) == 2
    facts = after(
        say(1, *meeting, kind="appointment", when="2026-01-10T15:00"),
        say(2, "appointment", "a reunião com o João foi adiada", "reuniao joao",
            kind="appointment", when="2026-01-12T15:00"),
    )  # fmt: skip
    assert live(facts) == ["a reunião com o João foi adiada"]


def test_an_appointment_expires_after_its_date():
    """A10: the day after; without a date, after its own time. Until then it does not fade."""
    dated = only(
        after(say(1, "appointment", "consulta dia 20", kind="appointment", when="2026-01-20"))
    )
    assert dated.expires_at == datetime(2026, 1, 22, tzinfo=UTC)
    assert garden.faded(dated, POLICY, day(20)).status == "live"
    assert garden.faded(dated, POLICY, day(22)).status == "archived"
    undated = only(after(say(1, "appointment", "tenho consulta marcada", kind="appointment")))
    assert undated.expires_at == day(31)


def test_a_feeling_about_one_thing_takes_the_place_of_the_one_before():
    facts = after(
        say(1, "state", "estou ansiosa com o prazo", "ansiosa", kind="emotion", cause="prazo"),
        say(2, "state", "estou triste com a mudança", "triste", kind="emotion", cause="mudança"),
        say(3, "state", "estou tranquila com o prazo", "tranquila", kind="emotion", cause="prazo"),
    )
    assert live(facts) == ["estou triste com a mudança", "estou tranquila com o prazo"]


def test_an_archived_fact_said_again_comes_back():
    """K5, A10: with its history, and as fresh as new."""
    claims = [
        say(n, "state", "estou ansiosa com o prazo", "ansiosa", kind="emotion", cause="prazo")
        for n in (1, 100)
    ]
    (first,) = merge([], claims[:1], POLICY, day(1))
    archived = garden.faded(first, POLICY, day(99))
    assert archived.status == "archived"
    (back,) = merge([archived], claims[1:], POLICY, day(100))
    assert (back.id, back.status, back.ended_at) == (first.id, "live", None)
    assert back.observations == 2 and back.created_at == day(1) and back.weight > 0.7


# ── other people ──────────────────────────────────────────────────────────────────────────────


def test_people_are_kept_apart():
    """«Minha irmã é vegetariana» says nothing of the user."""
    facts = after(
        say(1, "diet", "sou vegana", "vegan"),
        say(2, "diet", "é vegetariana", "vegetarian", subject="irmã"),
        say(3, "home", "mora em Natal", "natal", subject="Pedro"),
        say(4, "home", "moro em Recife", "recife"),
    )
    assert live(facts) == [
        "sou vegana",
        "irmã: é vegetariana",
        "Pedro: mora em Natal",
        "moro em Recife",
    ]


def test_a_sister_with_a_name_is_the_sister_while_there_is_but_one():
    one = say(1, "home", "mora em Natal", "natal", subject="irmã Carla")
    move = say(3, "home", "mora em Olinda", "olinda", subject="irmã")
    assert live(after(one, move)) == ["irmã: mora em Olinda"]
    two = say(2, "home", "mora em Recife", "recife", subject="irmã Bia")
    assert len(live(after(one, two, move))) == 3


# ── what is read late ─────────────────────────────────────────────────────────────────────────


def test_an_imported_past_does_not_change_the_present():
    """G8: what was said earlier but read later takes its place between its neighbours."""
    facts = after(
        say(30, "home", "moro em Olinda", "olinda"),
        say(10, "home", "moro em Natal", "natal"),
        say(1, "home", "moro em Recife", "recife"),
        say(20, "home", "moro em Caruaru", "caruaru"),
    )
    assert live(facts) == ["moro em Olinda"]
    assert [(f.value, f.valid_from, f.valid_to) for f in facts] == [
        ("recife", day(1), day(10)),
        ("natal", day(10), day(20)),
        ("caruaru", day(20), day(30)),
        ("olinda", day(30), None),
    ]
    chain = [f.id for f in facts]
    assert [f.replaced_by for f in facts] == [*chain[1:], ""]
    assert [f.replaces for f in facts] == [(), *((id,) for id in chain[:-1])]


def test_an_end_that_is_read_first_still_ends():
    facts = after(
        say(9, "diet", "não sou mais vegetariana", "vegetarian", stance="ends"),
        say(1, "diet", "sou vegetariana", "vegetarian"),
        say(5, "diet", "sou vegetariana", "vegetarian"),
    )
    assert live(facts) == []
    assert [f.valid_to for f in facts] == [day(9), day(9)]


def test_an_older_restatement_dates_back():
    facts = after(
        say(9, "home", "moro em Recife", "recife"), say(1, "home", "moro em Recife", "recife")
    )
    fact = only(facts)
    assert (fact.created_at, fact.updated_at, fact.valid_from) == (day(1), day(9), day(1))


CITIES = st.lists(st.sampled_from(["recife", "olinda", "natal", "belém"]), min_size=1, max_size=6)


@given(CITIES, st.randoms())
def test_the_order_of_reading_does_not_matter_to_the_present(cities, random):
    """G8: whatever the order in which a history is read, the last word counts, every message is a
    source of exactly one fact, and reading it all again changes nothing."""
    said = [say(n, "home", f"moro em {city}", city) for n, city in enumerate(cities)]
    shuffled = list(said)
    random.shuffle(shuffled)
    facts = after(*shuffled)
    assert [fact.value for fact in facts if fact.status == "live"] == [cities[-1]]
    assert sorted(s for f in facts for s in f.sources) == sorted(s.message for s in said)
    assert merge(facts, shuffled, POLICY, day(99)) == []
    assert merge(facts, said, POLICY, day(99)) == []
    ids = {fact.id: fact for fact in facts}
    for fact in facts:
        assert (
            fact.status == "live"
            or ids[fact.replaced_by].created_at >= fact.created_at
            or (ids[fact.replaced_by].updated_at >= fact.created_at)
        )


TASTES = st.lists(
    st.tuples(st.sampled_from(["likes", "dislikes"]), st.sampled_from(["cafe", "cha"])),
    min_size=1,
    max_size=8,
)


@given(TASTES)
def test_one_batch_or_one_by_one(tastes):
    """Merging all at once and message by message leave the same facts."""
    said = [
        (likes if key == "likes" else dislikes)(n, thing) for n, (key, thing) in enumerate(tastes)
    ]
    assert sorted(merge([], said, POLICY, day(50)), key=lambda f: f.id) == sorted(
        (garden.faded(f, POLICY, day(50)) for f in after(*said)), key=lambda f: f.id
    )


VALUES = [
    "recife",
    "boa viagem recife",
    "olinda",
    "vegan",
    "vegetarian",
    "carne",
    "cafe",
    "",
    "30",
    "31",
]
CONTENTS = [
    "moro em {}", "agora moro em {}", "não gosto de {}", "talvez {}", "também {}", "fui para {}",
    "quero juntar 5 mil {}", "quero juntar 8 mil {}", "desisti de {}", "{}", "tenho {} anos",
    "reunião com {}",
]  # fmt: skip
SLOTS = [
    ("bio", "home"), ("bio", "diet"), ("bio", "age"), ("bio", "pet"), ("bio", "relationship"),
    ("preference", "likes"), ("preference", "dislikes"), ("preference", "style"),
    ("preference", "choice"), ("goal", "saving"), ("limit", "spending"), ("decision", "decision"),
    ("event", "job"), ("event", "loss"), ("appointment", "appointment"), ("emotion", "state"),
    ("emotion", "pattern"), ("note", "note"), ("unheard", "of"),
]  # fmt: skip


@st.composite
def anything(draw: st.DrawFn) -> list[Stated]:
    """Claims of all sorts, at any time, in any order, some in one message."""
    stated: list[Stated] = []
    for number in range(draw(st.integers(1, 9))):
        kind, key = draw(st.sampled_from(SLOTS[: draw(st.integers(1, len(SLOTS)))]))
        value = draw(st.sampled_from(VALUES))
        claim = Claim(
            kind,
            key,
            draw(st.sampled_from(CONTENTS)).format(value) or "nada",
            value=value,
            stance=draw(st.sampled_from(["is", "is", "is", "not", "ends"])),
            subject=draw(st.sampled_from(["", "", "irmã", "irmã Carla"])),
            when=draw(
                st.sampled_from(["", "", "2026", "2026-01-20", "2025-13", "2026-03-01T10:00"])
            ),
            cause=draw(st.sampled_from(["", "prazo"])),
        )
        at = draw(st.integers(0, 90))
        message = draw(st.sampled_from([f"m{number}", f"m{number}", "m0"]))
        stated.append(Stated(claim, "ana", "chat", message, day(at), "pt"))
    times = {one.message: one.at for one in stated}
    return [replace(one, at=times[one.message]) for one in stated]


@given(anything())
def test_whatever_is_claimed(stated):
    """G3, G8: nothing raises, reading again changes nothing, links lead somewhere, what is not live
    has an end, and numbers keep their bounds."""
    facts: dict[str, Fact] = {}
    groups: dict[str, list[Stated]] = {}
    for one in stated:
        groups.setdefault(one.message, []).append(one)
    for said in groups.values():
        facts |= {f.id: f for f in merge(list(facts.values()), said, POLICY, day(91))}
    known = list(facts.values())
    assert merge(known, stated, POLICY, day(91)) == []
    assert garden.tend(known, POLICY, day(91))[0] == []
    for fact in known:
        assert (fact.status == "live") == (fact.ended_at is None), fact
        assert not fact.replaced_by or fact.replaced_by in facts
        assert set(fact.replaces) <= set(facts)
        assert 0 <= fact.weight <= 1 and 0 < fact.confidence <= 1 and 1 <= fact.priority <= 10
        assert fact.stance != "ends" or fact.status in ("ended", "undone")
        assert not (fact.critical and fact.status == "archived")


# ── what else holds ───────────────────────────────────────────────────────────────────────────


def test_a_fact_made_by_hand_finds_its_place_too():
    facts = after(say(1, "home", "moro em Recife", "recife"))
    (made,) = merge([], [say(2, "home", "moro em Olinda", "olinda")], POLICY, day(2))
    by_hand = replace(made, sources=(), chats=(), weight=1.0, confidence=1.0)
    old, new = sorted(place(facts, [by_hand], POLICY, day(2)), key=lambda f: f.created_at)
    assert (old.status, new.status) == ("superseded", "live")


def test_critical_follows_the_preset():
    """F7: what a preset calls critical is."""
    policy = Facts(kinds={"bio": KindPolicy(critical=True, priority=9.0)})
    fact = only(after(say(1, "name", "me chamo Ana", "ana"), policy=policy))
    assert fact.critical and fact.priority == 9.0


def test_an_impossible_date_is_no_date():
    fact = only(after(goal(1, "quero viajar em 31 de fevereiro", "travel", when="2026-02-31")))
    assert fact.when == ""


def test_kinds_have_short_names():
    """K3: bio, pref, emo, obj."""
    assert slots.kinds_of(["bio", "pref", "emo", "obj"]) == {"bio", "preference", "emotion", "goal"}


def test_work_depends_on_what_is_related(monkeypatch: pytest.MonkeyPatch):
    """One claim among 3,000 facts is compared with its own few."""
    known = merge([], [likes(n, f"thing{n}") for n in range(3000)], POLICY, day(3001))
    compared: list[str] = []

    def watched(old: Fact, new: Fact, policy: Facts):
        compared.append(old.id)
        return slots.relation(old, new, policy)

    monkeypatch.setattr("lembrar.consolidate.book.relation", watched)
    merge(known, [dislikes(4000, "thing77")], POLICY, day(4000))
    assert 0 < len(compared) < 20


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("home", [("moro em Recife", "recife"), ("pago 1.200 de aluguel", "1.200 de aluguel"),
                  ("moro com a minha mãe", "com a minha mae"), ("moro perto da praia", "praia"),
                  ("moro num apê de 2 quartos", "ape de 2 quartos")]),
        ("home", [("I live in Austin", "austin"), ("I pay $1,200 in rent", "$1,200 in rent"),
                  ("I live with my parents", "with my parents"),
                  ("I live in a small apartment", "small apartment")]),
        ("occupation", [("sou enfermeira", "enfermeira"), ("meu salário é 4.500", "4.500"),
                        ("trabalho à noite", "noite"), ("trabalho de casa", "casa"),
                        ("sou autônoma", "autonoma")]),
        ("occupation", [("I'm a nurse", "nurse"), ("I make $4,500 a month", "$4,500 a month"),
                        ("I work nights", "nights"), ("I work from home", "from home")]),
        ("studies", [("estudo medicina", "medicina"), ("estudo na USP", "usp"),
                     ("tô no terceiro ano", "terceiro ano"), ("estudo à noite", "noite")]),
        ("email", [("meu email do trabalho é a@b.com", "a@b.com"),
                   ("meu email pessoal é c@d.com", "c@d.com")]),
    ],
)  # fmt: skip
def test_sides_of_a_slot_leave_each_other_alone(key: str, told: list[tuple[str, str]]) -> None:
    """G8: a rent is no new city, and working at night no new trade."""
    facts = after(*(say(at, key, content, value) for at, (content, value) in enumerate(told)))
    assert live(facts) == [content for content, _ in told]


@pytest.mark.parametrize(
    ("key", "before", "now"),
    [
        ("home", ("moro com a minha mãe", "com a minha mae"), ("moro sozinha", "sozinha")),
        ("home", ("pago 1.200 de aluguel", "1.200 de aluguel"),
         ("pago 2.200 de aluguel", "2.200 de aluguel")),
        ("home", ("moro em Recife", "recife"), ("moro com a Bia em Olinda", "com a bia")),
        ("home", ("moro em recife", "recife"), ("moro perto de olinda", "olinda")),
        ("occupation", ("ganho 4 mil", "4 mil"), ("ganho 5 mil", "5 mil")),
        ("occupation", ("I work nights", "nights"), ("I work weekends", "weekends")),
        ("studies", ("tô no terceiro ano", "terceiro ano"), ("tô no quarto ano", "quarto ano")),
        ("studies", ("estudo na USP", "usp"), ("estudo na UFPE", "ufpe")),
    ],
)  # fmt: skip
def test_each_side_of_a_slot_has_room_for_one(
    key: str, before: tuple[str, str], now: tuple[str, str]
) -> None:
    """G8: who lives alone no longer lives with somebody."""
    facts = after(say(0, key, *before), say(1, key, *now))
    assert live(facts) == [now[0]]
    assert [str(f) for f in facts if f.status == "superseded"] == [before[0]]


def test_who_moves_leaves_street_and_rent_behind() -> None:
    """G8: and takes along whoever lives with them."""
    facts = after(
        say(0, "home", "moro em Recife", "recife"),
        say(1, "home", "meu endereço é Rua das Palmeiras 45", "rua das palmeiras 45"),
        say(2, "home", "pago 1.200 de aluguel", "1.200 de aluguel"),
        say(3, "home", "moro com a minha mãe", "com a minha mae"),
    )
    assert len(live(facts)) == 4
    moved = after(say(4, "home", "mudei pra Natal", "natal"), known=facts)
    assert live(moved) == ["moro com a minha mãe", "mudei pra Natal"]


@pytest.mark.parametrize(
    ("told", "value"),
    [("virei professora", "professora"), ("me tornei gerente de loja", "gerente de loja"),
     ("me aposentei", "aposentado"), ("I retired last month", "aposentado")],
)  # fmt: skip
def test_who_becomes_something_is_it_from_then_on(told: str, value: str) -> None:
    """G8: the trade of before stays in the history."""
    facts = after(say(0, "occupation", "sou enfermeira", "enfermeira"),
                  say(1, "job", told, kind="event"))  # fmt: skip
    trades = {fact.status: fact.value for fact in facts if fact.key == "occupation"}
    assert trades == {"superseded": "enfermeira", "live": value}
