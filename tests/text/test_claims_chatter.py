"""Facts told among chatter in English, and chatter that is made of the words of facts."""

from datetime import datetime, timedelta, timezone

import pytest

from lembrar.text import claims
from lembrar.text.fold import fold

AT = datetime(2026, 11, 16, 10, tzinfo=timezone(timedelta(hours=-3)))  # a Monday

# kind.key | stance | message | what the claim must hold | whose, if not the user's
TOLD = """
appointment.appointment|is|My viewing is on Thursday and I still haven't rung them|2026-11-19|
bio.health|is|I have a bad hip so cycling's out, what about rowing?|hip|
bio.pet|is|my nephews wanted a snake so we now have two geckos|geckos|
emotion.state|is|I'm quite anxious about the viva, everybody says they grill you|anxious|
bio.employer|ends|I quit my job at the garden centre on Sunday|garden centre|
bio.employer|ends|I worked at Rolls-Royce for six years|rolls-royce|
bio.employer|is|I've worked at Rolls-Royce for six years|rolls-royce|
bio.occupation|ends|I worked as a welder for a while|welder|
bio.language|not|I don't speak a word of Dutch|dutch|
bio.age|is|I'm 68 years young|68|
event.wedding|is|Rosa proposed at the lake and I said yes|yes|
preference.likes|is|my aunt is mad about orchids|orchids|aunt
bio.health|is|I'm pregnant with our third|pregnan|
event.graduation|is|got my exam results back|results|
decision.decision|is|we decided it's time to sell the boat|boat|
""".strip().splitlines()

NOTHING = """
Knitting and baking, that's me happy
Meeting my husband in town
I'm off to do some research on boilers
that photo is from a cruise we took last year
so nice to hear from you
they let me borrow the van
it's lovely how one call can change somebody's life
I've been running late since Monday
remember, I'm here if you need a chat
they asked whether I could swap shifts and I said yes
got my results back
my aunt is driving me mad about the seating plan
I'm pregnant with ideas
I'm divorced from reality
I'm taking a break
I'm moving on
my coach says breathe
I should've been a dancer
I've decided you're right
I'll go with the second draft
no cats allowed in there, pity
my boss is a clown
my heart goes out to them
working from home today
it says here I live in Utah
the caller says: I live in Utah
her: I'm pregnant. him: what?
in english please: moro em Utah
roses are red, violets are blue, I have a ferret and so do you
the meeting room on Thursday at 2 is taken
I'd like to speak to a human
I want to speak with a representative
I'm trying to reach customer service
I'm Batman
""".strip().splitlines()

NADA = """
estou ouvindo música
minha mãe está vendo novela
vim para reclamar
custa um rim, e provavelmente o outro também
minha meta é não ter meta
esse calor me mata
saudade me mata
eu sou o Batman
sou cliente de vocês há 5 anos
""".strip().splitlines()


@pytest.mark.parametrize("row", TOLD)
def test_a_fact_among_chatter_is_found(row: str) -> None:
    """A6, K3: one clause states it, whatever the others do."""
    slot, stance, text, word, whose = row.split("|")
    found = claims.find(text, AT, "en")
    hits = [claim for claim in found if f"{claim.kind}.{claim.key}" == slot]
    assert hits, found
    hit = hits[0]
    assert (hit.stance, fold(hit.subject)) == (stance, whose)
    assert word in fold(f"{hit.content} {hit.value} {hit.when}")


@pytest.mark.parametrize("text", NOTHING)
def test_chatter_states_nothing(text: str) -> None:
    """K4: figures of speech, scripts, and what is only supposed."""
    assert claims.find(text, AT, "en") == []


@pytest.mark.parametrize("text", NADA)
def test_portuguese_chatter_states_nothing(text: str) -> None:
    """K4: jests, and what every customer says."""
    assert claims.find(text, AT, "pt") == []


@pytest.mark.parametrize(
    ("text", "key"), [("camarão me mata", "allergy"), ("meu nome é Goku", "name")]
)
def test_the_same_words_can_be_meant(text: str, key: str) -> None:
    """K3: what can kill, and what is introduced as a name."""
    assert [claim.key for claim in claims.find(text, AT, "pt")] == [key]


@pytest.mark.parametrize(
    ("language", "text", "key", "value"),
    [
        ("pt", "Parei de ser vegana", "diet", "vegan"),
        ("pt", "deixei de ser vegetariano faz um mês", "diet", "vegetarian"),
        ("en", "I stopped being vegan", "diet", "vegan"),
        ("en", "I've quit being a nurse", "occupation", "nurse"),
    ],
)
def test_who_stops_being_something_is_it_no_longer(
    language: str, text: str, key: str, value: str
) -> None:
    """K5: what is over ends, however that is put."""
    (found,) = claims.find(text, AT, language)
    assert (found.key, found.value, found.stance) == (key, value, "ends")


@pytest.mark.parametrize(
    ("language", "text", "value"),
    [
        ("pt", "comecei no iFood semana passada", "ifood"),
        ("pt", "comecei na Acme ontem", "acme"),
        ("pt", "comecei na Acme mês passado", "acme"),
        ("en", "I'm not allergic to nuts after all", "nuts"),
    ],
)
def test_when_it_was_is_no_part_of_what_it_is(language: str, text: str, value: str) -> None:
    """A3: else the same would be another value when said on another day."""
    assert [claim.value for claim in claims.find(text, AT, language)] == [value]
