"""What people like and dislike, what they choose, and how, when and where to deal with them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby, pairwise
from typing import NamedTuple

from lembrar.model import Claim
from lembrar.text.claims import tags, tastes_rules, tastes_turns
from lembrar.text.claims import tastes_words as words
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import Book, Cue, meant
from lembrar.text.claims.tastes_things import STANDING, is_passing, is_told, plain
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

_MOST = 400
"""Characters of a clause that are read."""
_SHORT_ANSWER = 8
"""Words of a thing that is named in a clause of its own."""
_ONCE = frozenset({"style", "channel"})
"""What one sentence asks for once: "skip the small talk, just give me the answer"."""


class _Taste(NamedTuple):
    key: str
    stance: str
    first: int
    last: int
    thing: str


def find(telling: Telling) -> Iterator[Claim]:
    """Preferences of the speaker, and of those whom the speaker tells of."""
    for turn in tastes_turns.find(telling):
        yield _joint_claim(telling, turn.first, turn.last, turn.key, turn.thing)
    yield from _in_each_case(telling)
    told: set[tuple[str, int]] = set()
    clauses = [part for clause in meant(telling) for part in _and_so(clause)]
    for clause in (*clauses, *_wished(telling), *_of_people(telling)):
        for taste in _tastes(clause):
            if taste.key in _ONCE and (taste.key, clause.sentence) in told:
                continue
            if taste.key == "style" and words.for_once().search(clause.folded):
                continue
            if taste.key == "likes" and _is_mocking(telling, clause):
                continue
            told.add((taste.key, clause.sentence))
            if not taste.thing:
                yield from _named_before(telling, clause, taste)
                continue
            said = clause.said[taste.first : taste.last]
            following = telling.after(clause)
            before = telling.before(clause)
            if taste.key == "channel" and before and _is_bare_order(before, clause):
                yield _joint_claim(telling, before, clause, taste.key, taste.thing)
                continue
            if taste.key in STANDING and following and _is_order(clause, following):
                yield _joint_claim(telling, clause, following, taste.key, taste.thing)
                continue
            yield telling.claim(
                clause,
                "preference",
                taste.key,
                taste.first,
                taste.last,
                value=taste.thing,
                stance=taste.stance,
                tags=tags.find(said),
            )


def _is_mocking(telling: Telling, clause: Clause) -> bool:
    """ "yeah sure, I just love waiting", «amo fila, só que não»."""
    before = telling.before(clause)
    said = before.folded if before and before.sentence == clause.sentence else ""
    return bool(words.in_jest().search(clause.folded) or words.in_jest().match(said))


def _and_so(clause: Clause) -> Iterator[Clause]:
    """ "I'm colour-blind so skip the charts": a fact, and what follows from it for the reader."""
    cut = words.so_do().search(clause.folded) if clause.voice in ("own", "none", "thing") else None
    is_whole = clause.end - clause.start == len(clause.said)
    if cut is None or not is_whole:
        yield clause
        return
    end, start = cut.start(), cut.end()
    first, second = clause.said[:end], clause.said[start:]
    yield replace(clause, said=first, folded=clause.folded[:end], end=clause.start + end)
    yield replace(
        clause,
        said=second,
        folded=clause.folded[start:],
        start=clause.start + start,
        voice="none",
        predicate=0,
        link="so",
    )


def _in_each_case(telling: Telling) -> Iterator[Claim]:
    """ "whenever I ask for recipes keep them meatless": an order that holds each time."""
    for _, group in groupby(telling.all, key=lambda clause: clause.sentence):
        sentence = list(group)
        first, last = sentence[0], sentence[-1]
        said = fold(telling.text[first.start : min(last.end, first.start + _MOST)])
        if (match := words.each_time().match(said)) and not said.rstrip().endswith("?"):
            yield _joint_claim(telling, first, last, "style", plain(match["order"], "style"))


def _of_people(telling: Telling) -> Iterator[Clause]:
    """ "people who are late drive me mad": said of people in general, and a taste of one's own."""
    for clause in telling.all:
        if clause.force == "general" and words.people_who().match(clause.folded):
            yield replace(clause, voice="thing", force="stated")


def _wished(telling: Telling) -> Iterator[Clause]:
    """«dá pra ser mais direto?»: asked for good and not for once, so that it is a wish."""
    for clause in telling.all:
        match = words.please().match(clause.folded) if clause.force == "asked" else None
        if match is None or not words.for_good().search(clause.folded):
            continue
        blank = " " * match.end()
        folded = (blank + clause.folded[match.end() :]).replace("?", " ")
        yield replace(clause, folded=folded, voice="none", subject="", force="stated")


def _named_before(telling: Telling, clause: Clause, taste: _Taste) -> Iterator[Claim]:
    """«jiló, quiabo: passo longe»: what is liked or not stands in the clause before."""
    before = telling.before(clause)
    if before is None or before.sentence != clause.sentence or before.force != "stated":
        return
    thing = plain(before.folded[:_MOST], taste.key)
    is_thing = before.voice in ("none", "thing") and not is_passing(thing)
    if thing and is_thing and len(thing.split()) <= _SHORT_ANSWER:
        yield _joint_claim(telling, before, clause, taste.key, thing)


def _is_order(clause: Clause, following: Clause) -> bool:
    """«não posso de manhã, me chama depois das 14h»: what to do instead, in the next clause."""
    if following.sentence != clause.sentence or following.force != "stated":
        return False
    return not clause.subject and bool(words.do_instead().match(following.folded))


def _is_bare_order(before: Clause, clause: Clause) -> bool:
    """ "text me, I never pick up calls": how to be reached, and why not otherwise."""
    if before.sentence != clause.sentence or before.force != "stated":
        return False
    return bool(words.write_me().fullmatch(before.folded))


def _joint_claim(telling: Telling, first: Clause, last: Clause, key: str, thing: str) -> Claim:
    said = " ".join(telling.text[first.start : last.end].split()).rstrip(" .,!;:")
    return Claim("preference", key, said, first.start, last.end, value=thing, tags=tags.find(said))


def _tastes(clause: Clause) -> Iterator[_Taste]:
    folded = clause.folded[:_MOST]
    book = _others() if clause.voice == "person" else _own()
    cues = list(_apart(folded, book))
    for cue, following in pairwise([*cues, None]):
        if cue is None:
            return
        key, _, turn = cue.name.partition("_")
        if clause.voice == "thing" and not _may_be_own(folded, cue, turn):
            continue
        if clause.voice == "nobody" and not words.we().match(folded, cue.start):
            continue  # «eu e minha esposa adoramos …» is the speaker's too
        if turn == "noun" and (
            clause.voice not in ("none", "thing")
            or not words.short().fullmatch(folded, 0, cue.start)
        ):
            continue
        last = following.start if following else len(folded)
        first = 0 if cue is cues[0] else cue.start
        if clause.voice == "person":
            first = _predicate(clause, cue)
        thing = folded[cue.match.start("what") : last]
        if turn == "before":
            thing = folded[: cue.start]
        elif turn == "noun":
            thing = folded[:last]
        thing = plain(thing, key)
        if turn == "before" and (
            cue is not cues[0] or words.what_was_said().search(folded[: cue.start].rstrip())
        ):
            continue
        if turn == "before" and thing in ("", "eu", "i", "me", "isso eu"):
            if clause.voice != "person":
                yield _Taste(key, "is", 0, len(folded), "")
            continue
        if turn == "before" and is_told(thing):
            continue
        if not thing and key != "choice":
            thing = plain(folded[cue.start : last], key)
        if key == "choice" and words.from_now_on().match(folded):
            continue  # a decision
        if not thing or (key in ("likes", "dislikes", "choice") and is_passing(thing)):
            continue
        if key in ("likes", "dislikes") and not turn and _is_reaction(clause, cue, last):
            continue
        yield _Taste(key, "ends" if turn == "ends" else "is", first, _end(folded, last), thing)


def _predicate(clause: Clause, cue: Cue) -> int:
    """Where what is said of somebody starts: «is 11, obsessed with trains» says two things."""
    between = clause.folded[clause.predicate : cue.start]
    return cue.start if words.apart_of().search(between) else clause.predicate


def _apart(folded: str, book: Book) -> Iterator[Cue]:
    """The cues that each say something of their own."""
    end = 0
    standing = False
    for cue in book.find(folded):
        key = cue.name.partition("_")[0]
        if cue.start < end or standing or _is_taken_back(folded, cue):
            continue
        end = cue.end
        standing = key in STANDING or key == "choice"
        yield cue


def _is_taken_back(folded: str, cue: Cue) -> bool:
    """«não adoro», "I never loved", «diz que adora»: a denial or another's word before the cue."""
    return cue.name == "likes" and bool(
        words.denial().search(folded[max(0, cue.start - 24) : cue.start])
    )


def _may_be_own(folded: str, cue: Cue, turn: str) -> bool:
    """In a clause about a thing: «sushi é minha paixão», «manhã é melhor pra mim»."""
    return bool(turn) or cue.name in STANDING or cue.start <= 40


def _is_reaction(clause: Clause, cue: Cue, last: int) -> bool:
    """Not a taste: about what the other just said or showed, or «love» and "like" as nouns."""
    folded = clause.folded
    lead = words.first_word().match(folded, cue.start)
    is_bare = bool(lead and lead[0] in _BARE)
    what = folded[cue.match.start("what") : last]
    if clause.voice == "person":
        return is_bare and not words.adverbs().fullmatch(folded[clause.predicate : cue.start])
    if is_bare and lead and lead[0].endswith("ing") and clause.link in ("and", "or"):
        return True  # "the importance of resting and enjoying …"
    if is_bare and (words.the_one_there().match(what) or words.love_noun().match(what)):
        return True
    if cue.name == "likes" and words.to_reader().match(what):
        return True
    if lead and words.shown().match(folded, lead.end()):
        return True  # «gosto do visual»: the article is the verb's
    return bool(words.theirs().match(what) or words.shown().match(what))


_BARE = frozenset("love like enjoy adore hate dislike loving enjoying hating".split())
"""Forms that show no subject."""


def _end(folded: str, last: int) -> int:
    """Where the statement ends: a joining word at its end leads on to the next."""
    joined = words.joining().search(folded[:last])
    return joined.start() if joined else last


@cache
def _own() -> Book:
    return Book(tastes_rules.FIRST, tastes_rules.PARTS)


@cache
def _others() -> Book:
    return Book(tastes_rules.OTHERS, tastes_rules.PARTS)
