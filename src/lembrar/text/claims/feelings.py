"""How people feel and about what, and what they say they feel again and again."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from lembrar.model import Claim
from lembrar.text import mood_words
from lembrar.text.claims import feelings_frames as frames
from lembrar.text.claims import feelings_passing as passing
from lembrar.text.claims import feelings_rules as rules
from lembrar.text.claims import feelings_sayings, feelings_states, tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import is_opening, meant
from lembrar.text.claims.feelings_causes import cause_after, plain_cause
from lembrar.text.claims.feelings_named import first_word, named
from lembrar.text.claims.feelings_patterns import pattern
from lembrar.text.claims.telling import Telling
from lembrar.text.mood_words import Mood

_MOST = 300
"""Characters of a clause that are read."""
_LAUGH = 16
"""Characters before a clause in which a laugh takes it back."""
_BEFORE = 70
"""Characters before a feeling in which it is said whose it is."""


@dataclass(frozen=True, slots=True)
class Felt:
    """A feeling in a clause: where its word stands, and where what it is about does.

    `how` is "state" (somebody is or has it), "named" (said with no verb: «muito feliz!»), "makes"
    (something gives it) or "cry" («que raiva!»). `stance` is that of a claim.
    """

    mood: Mood
    start: int
    end: int
    how: str
    stance: str = "is"
    cause: str = ""
    is_own: bool = True


def find(telling: Telling) -> Iterator[Claim]:
    """Feelings as they are, and those that come back; the latter take their whole sentence."""
    said = {clause.index for clause in meant(telling)}
    for _, group in groupby(telling.all, key=lambda clause: clause.sentence):
        sentence = list(group)
        if claim := pattern(sentence, telling):
            yield claim
            continue
        for clause in sentence:
            is_said = clause.index in said or _is_cried_out(clause, telling)
            if is_said and (claim := _state(clause, telling)):
                yield claim


def _is_cried_out(clause: Clause, telling: Telling) -> bool:
    """ "what a relief, I passed": it looks like a question, and is none."""
    is_asked = clause.force == "asked" and "?" not in telling.text[clause.start : clause.end + 2]
    return is_asked and bool(rules.what_a().match(clause.folded))


def felt(clause: Clause, following: Clause | None = None) -> Felt | None:
    """What is felt by the one a clause is about, if it says so; `following` may give the cause."""
    folded = clause.folded[:_MOST]
    is_other = clause.voice == "person"
    if not is_other and clause.voice != "nobody" and (bare := _bare(folded)):
        return bare
    for mood, start, end in named(folded):
        if found := _said(folded, clause, mood, start, end, is_other):
            is_cause = following is not None and (
                following.link in rules.BECAUSE
                or (found.how == "cry" and following.sentence == clause.sentence)
                or (found.how == "named" and _goes_on(clause, following))
            )
            if found.cause or following is None or not is_cause:
                return found
            return replace(found, cause=plain_cause(following.folded))
    return _framed(folded, clause)


def _goes_on(clause: Clause, following: Clause) -> bool:
    """ "so happy" and then, with no joint but "that", what about."""
    return following.sentence == clause.sentence and following.link in ("", "that", "que", "q")


def _bare(folded: str) -> Felt | None:
    """Said in words that name no feeling: «não aguento mais», "can't wait for the trip"."""
    if not feelings_sayings.may_say().search(folded):
        return None
    return _first(feelings_sayings.sayings(), folded, is_own=True)


def _framed(folded: str, clause: Clause) -> Felt | None:
    """Told by what the sentence does: «a notícia mexeu comigo», "I feel invisible"."""
    is_other = clause.voice == "person"
    if clause.voice in ("nobody", "you") or not frames.may_frame().search(folded):
        return None
    told = _first(frames.other() if is_other else frames.own(), folded, not is_other)
    if told is not None:
        is_told_of = passing.of_anybody().search(folded[: told.start])
        return None if is_told_of or rules.denial().search(folded[: told.start]) else told
    match = frames.feels(is_other).search(folded)
    if match is None or rules.denial().search(folded[: match.start()]):
        return None
    word = match["felt"]
    mood = mood_words.named(word) or feelings_states.word(word) or Mood(0.0, word, word)
    return Felt(mood, *match.span("felt"), "state", "is", _what(match), is_own=not is_other)


def _first(
    sayings: Iterable[tuple[re.Pattern[str], str]], folded: str, is_own: bool
) -> Felt | None:
    """The first of some ways to say a feeling that a clause has."""
    for said, label in sayings:
        if match := said.search(folded):
            mood = mood_words.words()[label]
            return Felt(mood, match.start(), match.end(), "state", "is", _what(match), is_own)
    return None


def _what(match: re.Match[str]) -> str:
    return plain_cause(match["what"] or "") if "what" in match.groupdict() else ""


def _said(
    folded: str, clause: Clause, mood: Mood, start: int, end: int, is_other: bool
) -> Felt | None:
    before = folded[max(0, start - _BEFORE) : start]
    after = folded[end : end + 120]
    if passing.courtesy().match(folded, start) or passing.courtesy_before().search(before):
        return None
    if folded.startswith("sozinh", start) and rules.walking().search(before):
        return None
    if not is_other and passing.of_anybody().search(before):
        return None
    how, opened = _how(before, folded, start, end, is_other)
    if not how and is_other and rules.plainly_own().search(before):
        how, opened = _how(before, folded, start, end, is_other=False)
        is_other = False  # «minha mãe parou de fumar, tô orgulhosa»
    is_plain = how in ("makes", "cry", "named") or bool(rules.plainly_own().search(before))
    if not how or (clause.voice in ("nobody", "you") and not is_plain):
        return None
    if how in ("makes", "cry", "named") and is_other:
        return None
    if clause.voice == "thing" and how == "state" and not rules.first_person().search(before):
        return None
    stance = "is"
    if (denial := rules.denial().search(before)) and not rules.as_never().search(before):
        over = rules.no_longer().search(before) or rules.any_more().search(after)
        stance = "ends" if over else "not"
        if how in ("named", "cry") and denial and not over:
            return None
    cause = cause_after(after)
    if how == "cry" and not cause and "," in before:
        cause = plain_cause(folded[: folded.rindex(",", 0, start)])
    if how == "makes" and not cause:
        cause = plain_cause(folded[: start - len(before) + opened])
    return Felt(mood, start, end, how, stance, cause, is_own=not is_other)


def _how(before: str, folded: str, start: int, end: int, is_other: bool) -> tuple[str, int]:
    """In which way a feeling is said, and where that starts in what stands before it."""
    word = first_word().match(folded, start)
    plain = mood_words.plain(word[0]) if word else ""
    is_noun = plain in mood_words.nouns()
    if match := rules.makes().search(before):
        return "makes", match.start()
    if match := rules.being(is_other).search(before):
        return ("state", match.start()) if not (is_noun and plain not in rules.BOTH) else ("", 0)
    if match := rules.having(is_other).search(before):
        return ("state", match.start()) if is_noun else ("", 0)
    if is_other:
        return "", 0
    if is_noun and (match := rules.crying().search(before)):
        opened = start - len(before) + match.start()
        opens = is_opening(folded, opened) or rules.after_own().search(folded[: opened + 1])
        return ("cry", match.start()) if opens else ("", 0)
    may_be_bare = plain not in mood_words.NEEDS_CUE and not is_noun
    if may_be_bare and _bare_opening(folded, start) and rules.goes_on().match(folded, end):
        return "named", 0
    return "", 0


def _bare_opening(folded: str, start: int) -> bool:
    """Nothing before a feeling, in its part of the clause, but opening words and «muito», "so"."""
    opened = max(cut.end() for cut in rules.segment().finditer(folded, 0, start))
    start = max(start, opened)
    match = rules.very().search(folded[opened:start][-60:])
    end = start - (len(match[0]) if match else 0)
    if denial := rules.bare_denial().search(folded[opened:end]):
        end = opened + denial.start()
    return is_opening(folded[opened:], end - opened)


def _state(clause: Clause, telling: Telling) -> Claim | None:
    found = felt(clause, telling.after(clause))
    if found is None or found.mood.pt in mood_words.MILD:
        return None
    if found.how == "cry" and not found.cause:
        found = replace(found, cause=_told_before(clause, telling))
    if (found.how == "cry" and not found.cause) or passing.to_you().search(found.cause):
        return None
    if _is_passing(clause, found, telling) or passing.at_hand().search(found.cause):
        return None
    if passing.laughing().search(clause.folded) or passing.dictated().search(clause.folded):
        return None
    if passing.laughed().search(telling.text[max(0, clause.start - _LAUGH) : clause.start]):
        return None
    if found.stance == "not" and found.mood.valence <= 0:
        return None  # «não estou triste» is hardly a feeling
    if clause.folded.strip(" .!,") in rules.SLANG:
        return None
    is_other = clause.voice == "person" and not found.is_own
    first, last = _stretch(clause, found, is_other)
    key = "pattern" if rules.standing().search(clause.folded[: found.start]) else "state"
    return telling.claim(
        clause,
        "emotion",
        key,
        first,
        last,
        value=found.mood.en,
        stance=found.stance,
        when=telling.when(clause),
        cause=found.cause,
        tags=tags.find(clause.said),
        subject=clause.subject if is_other else "",
    )


def _told_before(clause: Clause, telling: Telling) -> str:
    """«tiraram meu gesso hoje, que alívio»: a cry is about what was told of oneself before it."""
    before = telling.before(clause)
    if before is None or before.sentence != clause.sentence or before.force != "stated":
        return ""
    is_own = before.voice == "own" or rules.of_mine().search(before.folded)
    return plain_cause(before.folded) if is_own and before.voice != "person" else ""


def _is_passing(clause: Clause, found: Felt, telling: Telling) -> bool:
    """A kindness, a reply to what the other told, or a feeling of some other time."""
    folded = clause.folded[:_MOST]
    word = folded[found.start : found.end]
    before = telling.before(clause)
    is_joined = before is not None and before.sentence == clause.sentence and bool(clause.link)
    is_cheer = found.mood.valence > 0 or word in rules.REPLIES
    if found.how == "named" and not found.cause and is_cheer:
        return True
    if passing.pleased().fullmatch(folded):
        return True
    if found.how == "named" and before and is_joined and before.voice == "thing":
        return True  # "it was hard but peaceful"
    if found.mood.valence > 0 and passing.replying().match(folded, found.end):
        return True
    if word == "glad" and not passing.own_cause().match(folded, found.end):
        return True
    if found.mood.en == "grateful" and not _is_deep(found, folded):
        return True
    about = found.cause or folded[found.end :].strip(" .!,")
    if found.mood.valence > 0 and about and passing.empty_cause().fullmatch(about):
        return True
    if passing.back_then().search(folded[: found.start]) and not _is_fresh(clause, telling):
        return True
    is_case = is_joined and clause.link in ("and", "e", "or", "ou")
    return bool(is_case and before and passing.supposing().search(before.folded))


def _is_deep(found: Felt, folded: str) -> bool:
    """Thanks are a feeling where they are for something of one's own, or come with another."""
    if passing.and_more().match(folded, found.end):
        return True
    return bool(found.cause) and not passing.thanks_for().search(found.cause)


def _is_fresh(clause: Clause, telling: Telling) -> bool:
    """Told of today or yesterday."""
    days = [
        (telling.at.date() - date.first).days for date in telling.dates_in(clause.start, clause.end)
    ]
    return any(0 <= day <= 1 for day in days)


def _stretch(clause: Clause, found: Felt, is_other: bool) -> tuple[int, int]:
    """Where the feeling is told, between the commas around it."""
    left = clause.folded.rfind(",", 0, found.start) + 1
    if is_other and left <= clause.predicate:
        left = clause.predicate
    right = clause.folded.find(",", found.end)
    has_cause = found.cause and right > 0 and found.cause[:12] in clause.folded[right:]
    return left, len(clause.said) if right < 0 or has_cause else right
