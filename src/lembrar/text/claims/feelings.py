"""How people feel and about what, and what they say they feel again and again."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import groupby

from lembrar.model import Claim
from lembrar.text import mood_words
from lembrar.text.claims import feelings_rules as rules
from lembrar.text.claims import feelings_sayings, tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import is_opening, meant
from lembrar.text.claims.telling import Telling, trimmed
from lembrar.text.mood_words import Mood

_MOST = 300
"""Characters of a clause that are read."""
_BEFORE = 70
"""Characters before a feeling in which it is said whose it is."""
_CAUSE = 80


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
        if claim := _pattern(sentence, telling):
            yield claim
            continue
        for clause in sentence:
            if clause.index in said and (claim := _state(clause, telling)):
                yield claim


def felt(clause: Clause, following: Clause | None = None) -> Felt | None:
    """What is felt by the one a clause is about, if it says so; `following` may give the cause."""
    folded = clause.folded[:_MOST]
    is_other = clause.voice == "person"
    if not is_other and clause.voice != "nobody" and (bare := _bare(folded)):
        return bare
    for mood, start, end in _named(folded):
        if found := _said(folded, clause, mood, start, end, is_other):
            is_cause = following is not None and (
                following.link in rules.BECAUSE
                or (found.how == "cry" and following.sentence == clause.sentence)
                or (found.how == "named" and _goes_on(clause, following))
            )
            if found.cause or following is None or not is_cause:
                return found
            return replace(found, cause=_plain_cause(following.folded))
    return None


def _goes_on(clause: Clause, following: Clause) -> bool:
    """ "so happy" and then, with no joint but "that", what about."""
    return following.sentence == clause.sentence and following.link in ("", "that", "que", "q")


def _bare(folded: str) -> Felt | None:
    """Said in words that name no feeling: «não aguento mais», "can't wait for the trip"."""
    if not feelings_sayings.may_say().search(folded):
        return None
    for pattern, label in feelings_sayings.sayings():
        if match := pattern.search(folded):
            cause = _plain_cause(match["what"] or "") if "what" in match.groupdict() else ""
            mood = mood_words.words()[label]
            return Felt(mood, match.start(), match.end(), "state", "is", cause)
    return None


def _named(folded: str) -> Iterator[tuple[Mood, int, int]]:
    """Every feeling named, whoever has it."""
    end = 0
    for word in _word().finditer(folded):
        if word.start() < end:
            continue
        if word[0] in _phrase_starts():
            for phrase, mood in mood_words.phrases():
                if match := phrase.match(folded, word.start()):
                    end = match.end()
                    yield mood, word.start(), end
                    break
            if end > word.start():
                continue
        if mood := mood_words.named(word[0]):
            end = word.end()
            yield mood, word.start(), end


def _said(
    folded: str, clause: Clause, mood: Mood, start: int, end: int, is_other: bool
) -> Felt | None:
    before = folded[max(0, start - _BEFORE) : start]
    after = folded[end : end + 120]
    if rules.courtesy().match(folded, start) or rules.courtesy_before().search(before):
        return None
    if folded.startswith("sozinh", start) and rules.walking().search(before):
        return None
    if not is_other and rules.of_anybody().search(before):
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
    if denial := rules.denial().search(before):
        over = rules.no_longer().search(before) or rules.any_more().search(after)
        stance = "ends" if over else "not"
        if how in ("named", "cry") and denial and not over:
            return None
    cause = _cause(after)
    if how == "makes" and not cause:
        cause = _plain_cause(folded[: start - len(before) + opened])
    return Felt(mood, start, end, how, stance, cause, is_own=not is_other)


def _how(before: str, folded: str, start: int, end: int, is_other: bool) -> tuple[str, int]:
    """In which way a feeling is said, and where that starts in what stands before it."""
    word = _word().match(folded, start)
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
        opens = is_opening(folded, start - len(before) + match.start())
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


def _cause(after: str) -> str:
    match = rules.about().match(after) or rules.told_on().match(after)
    return _plain_cause(match["what"]) if match else ""


def _plain_cause(text: str) -> str:
    text = " ".join(text.split())[: _CAUSE * 2]
    text = rules.lead().sub("", text)
    stop = rules.stop().search(text)
    text = (text[: stop.start()] if stop else text)[:_CAUSE].strip(" ,.!;:-–—…()\"'")
    for _ in range(3):
        text = rules.trail().sub("", text)
    return text.strip(" ,.!;:-–—…()\"'")


def _state(clause: Clause, telling: Telling) -> Claim | None:
    found = felt(clause, telling.after(clause))
    if found is None or found.mood.pt in mood_words.MILD:
        return None
    if (found.how == "cry" and not found.cause) or rules.to_you().search(found.cause):
        return None
    if _is_passing(clause, found, telling):
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


def _is_passing(clause: Clause, found: Felt, telling: Telling) -> bool:
    """A kindness, a reply to what the other told, or a feeling of some other time."""
    folded = clause.folded[:_MOST]
    word = folded[found.start : found.end]
    before = telling.before(clause)
    is_joined = before is not None and before.sentence == clause.sentence and bool(clause.link)
    is_cheer = found.mood.valence > 0 or word in rules.REPLIES
    if found.how == "named" and not found.cause and is_cheer:
        return True
    if found.how == "named" and before and is_joined and before.voice == "thing":
        return True  # "it was hard but peaceful"
    if found.mood.valence > 0 and rules.replying().match(folded, found.end):
        return True
    if word == "glad" and not rules.own_cause().match(folded, found.end):
        return True
    if found.mood.en == "grateful" and not _is_deep(found, folded):
        return True
    about = found.cause or folded[found.end :].strip(" .!,")
    if found.mood.valence > 0 and about and rules.empty_cause().fullmatch(about):
        return True
    if rules.back_then().search(folded[: found.start]) and not _is_fresh(clause, telling):
        return True
    is_case = is_joined and clause.link in ("and", "e", "or", "ou")
    return bool(is_case and before and rules.supposing().search(before.folded))


def _is_deep(found: Felt, folded: str) -> bool:
    """Thanks are a feeling where they are for something of one's own, or come with another."""
    if rules.and_more().match(folded, found.end):
        return True
    return bool(found.cause) and not rules.thanks_for().search(found.cause)


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


# --- what comes back ---------------------------------------------------------------------------


def _pattern(sentence: Sequence[Clause], telling: Telling) -> Claim | None:
    """«Fico ansiosa quando …», "I get nervous before …": a feeling and what brings it back."""
    usable = [clause for clause in sentence if clause.force in ("stated", "supposed")]
    for clause in usable:
        folded = clause.folded[:_MOST]
        reaction = rules.reaction().search(folded)
        if reaction is None or rules.refused().search(folded[: reaction.start()][-20:]):
            continue
        if not reaction["body"] and not _feels_after(folded, reaction.end()):
            continue
        if claim := _recurring(clause, usable, reaction, telling):
            return claim
    return None


def _feels_after(folded: str, end: int) -> Mood | None:
    """The feeling that «fico», "I get" leads to."""
    for mood, start, _ in _named(folded[: end + 60]):
        if start >= end and rules.degrees().fullmatch(folded[end:start]):
            return None if rules.courtesy().match(folded, start) else mood
    return None


def _recurring(
    clause: Clause, sentence: Sequence[Clause], reaction: re.Match[str], telling: Telling
) -> Claim | None:
    mood = _feels_after(clause.folded[:_MOST], reaction.end())
    value = mood.en if mood else " ".join(reaction[0].split())
    folded = clause.folded[:_MOST]
    here = rules.recurs().search(folded)
    if here:
        after = folded[here.end() :] if here["when"] else ""
        if here.start() < reaction.start():
            after = folded[here.end() : reaction.start()] if here["when"] else ""
        cause = _plain_cause(after) or _cause(folded[reaction.end() + 1 :][-120:])
        return _spanning(clause, clause, "pattern", value, cause, telling)
    for other in sentence:
        if other is clause or abs(other.index - clause.index) > 2:
            continue
        match = rules.recurs().match(other.folded.lstrip(" ,"))
        opens = match or (rules.recurs_link().match(other.link) if other.link else None)
        if opens is None:
            continue
        cause = other.folded.lstrip(" ,")[match.end() :] if match else other.folded
        first, last = sorted((clause, other), key=lambda one: one.index)
        return _spanning(first, last, "pattern", value, _plain_cause(cause), telling)
    return None


def _spanning(
    first: Clause, last: Clause, key: str, value: str, cause: str, telling: Telling
) -> Claim:
    text = telling.text[first.start : last.end]
    left, right = trimmed(text, 0, len(text))
    content = " ".join(text[left:right].split())
    return Claim(
        "emotion",
        key,
        content,
        first.start + left,
        first.start + right,
        value=value,
        cause=cause,
        tags=tags.find(content),
    )


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def _phrase_starts() -> frozenset[str]:
    return frozenset(
        "na no pra para muito mto mt tao super bem meio nada mal pessima pessimo horrivel um com"
        " de o"
        " sem farto farta puta puto p pistola fulo fula quase surtando pirando enlouquecendo"
        " ficando"
        " uma os chorando aos em so morto morta morrendo quebrado quebrada podre nas pulando"
        " explodindo que radiante susse suave over on burned burnt burnout worn wiped running beat"
        " fed sick pissed freaking panicking losing going at let a like terrible awful horrible"
        " down"
        " in crying stressed looking bummed otimo otima maravilhoso maravilhosa melhor much better"
        " way"
        " torn eaten consumed riddled racked wracked bricking shitting cagado cagada azedo"
        " azeda".split()
    )
