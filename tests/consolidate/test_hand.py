"""The user's own hand: remember, correct, undo, pin, and ask what was known when."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from lembrar.consolidate import garden, hand
from lembrar.consolidate.merge import Stated, merge, place
from lembrar.errors import InvalidInput, InvalidTime, UnknownFact
from lembrar.model import Claim, Fact, Stance
from lembrar.policy import Facts

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
POLICY = Facts()


def day(number: float) -> datetime:
    return START + timedelta(days=number)


def home(at: float, city: str, stance: Stance = "is") -> Stated:
    content = {"is": f"moro em {city}", "ends": f"não moro mais em {city}"}[stance]
    claim = Claim("bio", "home", content, value=city.lower(), stance=stance)
    return Stated(claim, "ana", "chat", f"m{at}", day(at), "pt")


def told(*stated: Stated) -> list[Fact]:
    facts: list[Fact] = []
    for one in stated:
        facts = kept(facts, merge(facts, [one], POLICY, one.at))
    return facts


def kept(facts: Iterable[Fact], changed: Iterable[Fact]) -> list[Fact]:
    both = {fact.id: fact for fact in [*facts, *changed]}
    return sorted(both.values(), key=lambda fact: (fact.created_at, fact.id))


def live(facts: Iterable[Fact]) -> list[str]:
    return [fact.content for fact in facts if fact.status == "live"]


def named(facts: Iterable[Fact], content: str) -> str:
    return next(fact.id for fact in facts if fact.content == content)


# ── remember ──────────────────────────────────────────────────────────────────────────────────


def test_what_is_remembered_by_hand_is_sure_and_has_no_message():
    fact = hand.remembered("ana", "  o portão\nfica nos fundos ", "", day(1), POLICY)
    assert (fact.kind, fact.content) == ("note", "o portão fica nos fundos")
    assert (fact.weight, fact.confidence, fact.sources) == (1.0, 1.0, ())


def test_what_was_read_in_it_says_what_it_is_about():
    claim = Claim("bio", "home", "moro em Olinda", value="olinda")
    fact = hand.remembered("ana", "moro em Olinda", "", day(2), POLICY, [claim])
    assert (fact.kind, fact.key, fact.value) == ("bio", "home", "olinda")
    facts = told(home(1, "Recife"))
    assert live(kept(facts, place(facts, [fact], POLICY, day(2)))) == ["moro em Olinda"]
    note = hand.remembered("ana", "moro em Olinda", "note", day(2), POLICY, [claim])
    assert note.kind == "note"
    assert hand.remembered("ana", "café", "pref", day(2), POLICY).kind == "preference"


@pytest.mark.parametrize("text", ["", "  \n ", "x" * 601])
def test_nothing_and_too_much_cannot_be_remembered(text):
    with pytest.raises(InvalidInput):
        hand.remembered("ana", text, "", day(1), POLICY)


def test_numbers_and_dates_that_cannot_be():
    """Clear errors, and nothing is changed."""
    with pytest.raises(InvalidInput, match="weight is from 0 to 1, not 7"):
        hand.remembered("ana", "café", "", day(1), POLICY, weight=7)
    with pytest.raises(InvalidInput, match="weight"):
        hand.remembered("ana", "café", "", day(1), POLICY, weight=float("nan"))
    with pytest.raises(InvalidTime, match="1900 to 2200"):
        hand.remembered("ana", "café", "", day(1).replace(year=2300), POLICY)
    with pytest.raises(InvalidInput, match="no kind 'secret'"):
        hand.remembered("ana", "café", "secret", day(1), POLICY)
    fact = hand.remembered("ana", "café", "", day(1), POLICY)
    with pytest.raises(InvalidTime, match="valid_to"):
        hand.checked(replace(fact, valid_to=day(1).replace(year=1800)))
    with pytest.raises(InvalidInput, match="priority"):
        hand.checked(replace(fact, priority=11.0))


# ── correct ───────────────────────────────────────────────────────────────────────────────────


def test_a_correction_supersedes_and_is_sure():
    """G8: the old wording stays in the history."""
    facts = told(home(1, "Recife"))
    facts = kept(facts, hand.corrected(facts, facts[0].id, "moro em Olinda", day(2), POLICY))
    old, new = facts
    assert (old.status, old.replaced_by, old.ended_at) == ("superseded", new.id, day(2))
    assert (new.content, new.key, new.confidence, new.sources) == (
        "moro em Olinda",
        "home",
        1.0,
        (),
    )
    assert new.replaces == (old.id,)


def test_reading_the_message_again_does_not_bring_it_back():
    """G3: neither after a correction nor after an undo."""
    said = [home(1, "Recife"), home(5, "Olinda")]
    facts = told(*said)
    corrected = kept(facts, hand.corrected(facts, facts[1].id, "moro em Natal", day(6), POLICY))
    assert merge(corrected, said, POLICY, day(7)) == []
    undone = kept(facts, hand.undone(facts, facts[1].id, day(6), POLICY))
    assert merge(undone, said, POLICY, day(7)) == []
    again = kept(undone, merge(undone, [home(9, "Olinda")], POLICY, day(9)))
    assert live(again) == ["moro em Olinda"]  # said anew, it counts


def test_only_what_is_current_can_be_corrected():
    facts = told(home(1, "Recife"), home(2, "Olinda"))
    with pytest.raises(UnknownFact):
        hand.corrected(facts, "nobody", "x", day(3), POLICY)
    with pytest.raises(InvalidInput, match=facts[1].id):
        hand.corrected(facts, facts[0].id, "moro em Natal", day(3), POLICY)
    ended = told(home(1, "Recife"), home(2, "Recife", "ends"))
    with pytest.raises(InvalidInput, match="ended"):
        hand.corrected(ended, ended[0].id, "moro em Natal", day(3), POLICY)
    assert hand.corrected(facts, facts[1].id, "moro em Olinda", day(3), POLICY) == []


# ── undo ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("side", [0, 1])
def test_every_supersession_can_be_undone_from_either_side(side):
    """G8: the old one is live again, the new one is not; a second time there is nothing to undo."""
    facts = told(home(1, "Recife"), home(5, "Olinda"))
    id = facts[side].id
    facts = kept(facts, hand.undone(facts, id, day(6), POLICY))
    assert [fact.status for fact in facts] == ["live", "undone"]
    old = facts[0]
    assert (old.valid_to, old.ended_at, old.replaced_by) == (None, None, "")
    with pytest.raises(InvalidInput, match="nothing to undo"):
        hand.undone(facts, id, day(7), POLICY)


@pytest.mark.parametrize("side", [0, 1])
def test_an_ending_can_be_undone(side):
    """G8."""
    facts = told(home(1, "Recife"), home(5, "Recife", "ends"))
    assert live(facts) == []
    facts = kept(facts, hand.undone(facts, facts[side].id, day(6), POLICY))
    assert live(facts) == ["moro em Recife"]
    assert merge(facts, [home(5, "Recife", "ends")], POLICY, day(7)) == []


def test_a_correction_can_be_undone():
    facts = told(home(1, "Recife"))
    facts = kept(facts, hand.corrected(facts, facts[0].id, "moro em Olinda", day(2), POLICY))
    facts = kept(facts, hand.undone(facts, named(facts, "moro em Olinda"), day(3), POLICY))
    assert live(facts) == ["moro em Recife"]


def test_a_change_in_the_middle_of_a_history_can_be_undone():
    """G8: without Olinda, Recife lasted until Natal."""
    facts = told(home(1, "Recife"), home(5, "Olinda"), home(9, "Natal"))
    first = named(facts, "moro em Recife")
    facts = kept(facts, hand.undone(facts, first, day(10), POLICY))
    assert [fact.status for fact in facts] == ["superseded", "undone", "live"]
    assert (facts[0].valid_to, facts[0].replaced_by) == (day(9), facts[2].id)
    assert facts[2].replaces == (facts[0].id,)
    facts = kept(facts, hand.undone(facts, facts[2].id, day(11), POLICY))
    assert live(facts) == ["moro em Recife"]


def test_what_changed_nothing_cannot_be_undone():
    facts = told(home(1, "Recife"))
    with pytest.raises(InvalidInput, match="nothing to undo"):
        hand.undone(facts, facts[0].id, day(2), POLICY)
    with pytest.raises(UnknownFact):
        hand.undone(facts, "nobody", day(2), POLICY)


# ── pin, and what was known ───────────────────────────────────────────────────────────────────


def test_a_pinned_fact_stays_and_fades_again_once_unpinned():
    claim = Claim("emotion", "state", "estou ansiosa com o prazo", cause="prazo")
    facts = told(Stated(claim, "ana", "chat", "m", day(0), "pt"))
    facts = hand.pinned(facts, facts[0].id, day(1), POLICY)
    assert facts[0].pinned
    assert garden.faded(facts[0], POLICY, day(500)).weight == 0.7
    (loose,) = hand.pinned(facts, facts[0].id, day(500), POLICY, pinned=False)
    assert garden.faded(loose, POLICY, day(507)).weight == 0.6
    assert hand.pinned([loose], loose.id, day(500), POLICY, pinned=False) == []
    gone = garden.faded(loose, POLICY, day(900))
    (back,) = hand.pinned([gone], gone.id, day(901), POLICY)
    assert (gone.status, back.status) == ("archived", "live")


def test_what_was_known_on_a_date():
    """G8: said by then, and not yet replaced."""
    facts = told(home(1, "Recife"), home(5, "Olinda"), home(9, "Olinda", "ends"))
    assert hand.known_at(facts, day(0)) == []
    assert [f.value for f in hand.known_at(facts, day(1))] == ["recife"]
    assert [f.value for f in hand.known_at(facts, day(5))] == ["olinda"]
    assert hand.known_at(facts, day(9)) == []
