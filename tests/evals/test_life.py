"""A life in short: what is remembered stays true, small and whole."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from evals.life.run import POLICY, Report, live_through

from lembrar.consolidate.merge import merge


@pytest.fixture(scope="module")
def life() -> Report:
    return live_through(150, seed=3)


def test_what_is_remembered_is_what_is_true(life: Report):
    """G8, K5: after every change and restatement, the live facts are the facts of her life."""
    assert life.untrue == []


def test_nothing_critical_goes_missing(life: Report):
    """F7: every goal, limit, preference and decision that was stated is a source of a fact, and
    none was archived."""
    assert life.missing == []


def test_there_are_next_to_no_doubles(life: Report):
    """A9: two in a hundred at most, at any time."""
    assert life.doubles <= 0.02
    assert life.most_doubles <= 0.02


def test_what_is_not_critical_stays_bounded(life: Report):
    """A10, K5: feelings fade and appointments pass; live facts grow slower than what is said."""
    assert all(loose <= POLICY.most_live for _, _, _, loose in life.sizes)
    _, every, _, loose = life.sizes[-1]
    assert loose < every / 3 < life.claims


def test_reading_the_whole_life_again_changes_nothing(life: Report):
    """G3: however long ago it was said."""
    now = max(fact.updated_at for fact in life.facts)
    assert merge(life.facts, life.stated, POLICY, now) == []


def test_every_link_leads_somewhere(life: Report):
    """G8: what replaced a fact is known, and every fact but endings says which message it is of."""
    ids = {fact.id for fact in life.facts}
    for fact in life.facts:
        assert not fact.replaced_by or fact.replaced_by in ids
        assert set(fact.replaces) <= ids
        assert fact.sources and len(fact.sources) == len(fact.chats)
        assert (fact.status == "live") == (fact.ended_at is None)
