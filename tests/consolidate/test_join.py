"""One person under several names."""

from datetime import UTC, datetime, timedelta

from lembrar.consolidate.join import joined
from lembrar.consolidate.merge import Stated, merge
from lembrar.model import Claim, Fact
from lembrar.policy import Facts

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
POLICY = Facts()


def told(user: str, *claims: tuple[int, Claim]) -> list[Fact]:
    facts: dict[str, Fact] = {}
    for at, claim in claims:
        when = START + timedelta(days=at)
        stated = Stated(claim, user, f"chat of {user}", f"{user}-{at}", when, "pt")
        facts |= {f.id: f for f in merge(list(facts.values()), [stated], POLICY, when)}
    return list(facts.values())


RECIFE = Claim("bio", "home", "moro em Recife", value="recife")
OLINDA = Claim("bio", "home", "moro em Olinda", value="olinda")
COFFEE = Claim("preference", "likes", "gosto de café", value="cafe")
NO_COFFEE = Claim("preference", "dislikes", "odeio café", value="cafe")
NUTS = Claim("bio", "allergy", "tenho alergia a amendoim", value="amendoim")


def live(facts: list[Fact]) -> list[str]:
    return [fact.content for fact in facts if fact.status == "live"]


def test_doubles_are_shown_once():
    """A8: what WhatsApp and the web both know is one line, twice as sure of its sources."""
    view = joined([told("ana", (1, COFFEE)), told("5581999", (2, COFFEE), (3, NUTS))], POLICY)
    assert live(view) == ["gosto de café", "tenho alergia a amendoim"]
    assert view[0].sources == ("ana-1", "5581999-2")
    assert view[0].observations == 2


def test_a_slot_shows_the_newest():
    """A8, G8: and the older one as history."""
    view = joined(
        [told("ana", (5, RECIFE), (6, COFFEE)), told("5581999", (2, OLINDA), (9, NO_COFFEE))],
        POLICY,
    )
    assert live(view) == ["moro em Recife", "odeio café"]
    olinda = next(fact for fact in view if fact.value == "olinda")
    assert (olinda.status, olinda.valid_to) == ("superseded", START + timedelta(days=5))


def test_nothing_stored_changes():
    """A8: unlinking separates again by itself."""
    mine, other = told("ana", (1, RECIFE)), told("5581999", (2, OLINDA))
    kept = list(mine), list(other)
    joined([mine, other], POLICY)
    assert (mine, other) == kept
    assert joined([mine], POLICY) == mine
    assert joined([mine, []], POLICY) == mine


def test_each_identitys_own_history_stays():
    mine = told("ana", (1, RECIFE), (3, OLINDA))
    view = joined([mine, told("5581999", (2, COFFEE))], POLICY)
    assert [fact.status for fact in view] == ["superseded", "live", "live"]
