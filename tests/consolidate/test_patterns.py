"""Feelings that come back with one topic."""

from datetime import UTC, datetime, timedelta

from lembrar.consolidate.merge import merge
from lembrar.consolidate.patterns import patterns
from lembrar.model import Mood
from lembrar.policy import Facts

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
POLICY = Facts()


def felt(day: float, label: str, trigger: str) -> Mood:
    at = START + timedelta(days=day)
    return Mood("ana", at, -0.6, label, trigger, chat="chat", source=f"m{day}")


NOW = START + timedelta(days=30)
DEADLINES = [
    felt(1, "ansiosa", "prazo do projeto"),
    felt(4, "ansiosa", "os prazos"),
    felt(9, "preocupada", "prazos da faculdade"),
]


def test_a_pattern_needs_several_days():
    """K4: never from one message, nor from one bad day."""
    assert patterns(DEADLINES[:1], POLICY, NOW) == []
    assert patterns(DEADLINES[:2], POLICY, NOW) == []
    one_day = [felt(1 + n / 24, "ansiosa", "prazos") for n in range(9)]
    assert patterns(one_day, POLICY, NOW) == []


def test_the_same_feeling_with_the_same_topic_is_a_pattern():
    """K4: «anxious whenever deadlines come up», in the words of the evidence."""
    (stated,) = patterns(DEADLINES, POLICY, NOW)
    assert stated.claim.content == "ansiosa quando fala de prazos"
    assert (stated.claim.kind, stated.claim.key) == ("emotion", "pattern")
    assert (stated.message, stated.language) == ("m9", "pt")


def test_in_english_too():
    moods = [felt(n, "anxious", "the deadline") for n in (1, 3, 5)]
    (stated,) = patterns(moods, POLICY, NOW)
    assert stated.claim.content == "anxious when talking about deadline"
    assert stated.language == "en"


def test_other_feelings_and_topics_do_not_add_up():
    moods = [
        felt(1, "ansiosa", "prazos"),
        felt(2, "feliz", "prazos"),
        felt(3, "ansiosa", "trânsito"),
        felt(4, "triste", "prazos"),
        felt(5, "ansiosa", ""),
    ]
    assert patterns(moods, POLICY, NOW) == []


def test_old_moods_make_no_pattern():
    later = START + timedelta(days=200)
    assert patterns(DEADLINES, POLICY, later) == []


def test_a_pattern_is_kept_once_and_reinforced_by_new_evidence():
    """K4, K5: computing it again changes nothing; another anxious day makes it surer."""
    (fact,) = merge([], patterns(DEADLINES, POLICY, NOW), POLICY, NOW)
    assert merge([fact], patterns(DEADLINES, POLICY, NOW), POLICY, NOW) == []
    more = [*DEADLINES, felt(20, "ansiosa", "o prazo")]
    (again,) = merge([fact], patterns(more, POLICY, NOW), POLICY, NOW)
    assert (again.id, again.observations) == (fact.id, 2)
