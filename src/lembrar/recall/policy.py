"""Every dial of search. The numbers were found by measuring (`python -m evals`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Recall:
    """How memories are found, ranked, cut off and spent on.

    Words and meaning make up at most 1 of a score; what stands in "the conversation around" and
    "what the query asks for" is added to that."""

    # Words: BM25 over a message, and over it together with the one before
    saturation: float = 1.2
    length: float = 0.75
    own: float = 0.6  # of the message alone; the rest is of it with the one before
    expansion_terms: int = 15  # that the best matches have in common beyond the query
    expansion_from: int = 5  # best matches
    expansion: float = 0.3  # what the best of them weighs against a word of the query
    expansion_fade: float = 0.5  # less, the more of the query the best match covers
    # Meaning: of the whole message, of its best part, and of it with the one before (the rest)
    whole: float = 0.5
    best_part: float = 0.3
    # Words against meaning: words weigh `words_low` where the best match covers `covered_low` of
    # the query's information, `words_high` where it covers `covered_high`
    words_low: float = 0.0
    words_high: float = 0.48
    covered_low: float = 0.2
    covered_high: float = 0.5
    # The conversation around
    previous: float = 0.14
    answer: float = 0.1  # more, where the message before is a question
    before: float = 0.2  # of the query's words that the two before say and it does not repeat
    next: float = 0.15
    sitting: float = 0.25  # of the best message of the same sitting …
    sitting_first: int = 20  # … for so many, the best of all; those after them …
    sitting_others: float = 0.67  # … get this share of it
    sitting_hours: float = 6.0  # a longer silence ends it
    longest_key_words: int = 60  # a longer message says too much to help find the next one
    # What the query asks for
    speaker: float = 0.25
    wanted_date: float = 0.15
    wanted_number: float = 0.1
    time: float = 0.4
    time_days: float = 5.0  # how fast that fades away from the days asked about
    kind: float = 0.1
    question: float = 0.05  # less, for a message that only asks
    # A closer look at the best that are long
    closer: int = 16
    closer_short: float = 15.0  # content words: a message up to here is seen whole as it is
    closer_long: float = 40.0  # from here on the closer look counts in full
    closer_whole: float = 0.3
    closer_part: float = 0.6
    closer_phrase: float = 0.3
    # How sure it is that anything answers: a logistic sum of these
    sure: float = -5.6
    sure_covered: float = 9.0
    sure_alike: float = 8.3
    sure_stranger: float = -5.3  # the query names somebody who was never spoken of
    sure_words: float = -2.0  # instead of `sure`, where there are no vectors
    # What is shown: nothing up to `sure_none`, all there is room for from `sure_all` on
    sure_none: float = 0.03
    sure_all: float = 0.5
    least: float = 0.2  # of the best score: what scores less is a near miss
    # What the preset makes of it: priority ** a * weight ** b * recency ** c * the sum of shares
    similarity_share: float = 1.0
    recency_share: float = 0.0
    usage_share: float = 0.0
    priority_power: float = 0.0
    weight_power: float = 0.0
    recency_power: float = 0.0
    half_life_days: float = 30.0
    highest: float = 10.0  # no score is higher
    layers: Mapping[str, int] = field(default_factory=dict[str, int])  # the best so many of each
    near_misses: int = 5
