"""What speakers say of themselves: goals, limits, preferences, decisions, and what they ask.

Also what they changed and what they tried. Found by rule, clause by clause. Questions, hypotheses,
other people's words, quotations and denied decisions state nothing, and are passed over.
"""

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from lembrar.text import fillers, intent_parts, intent_rules
from lembrar.text import intent_guards as guards
from lembrar.text.fold import Reading, fold, read
from lembrar.text.lists import listed
from lembrar.text.sentences import Joint, Sentence, joints, split
from lembrar.text.spans import source_span

CRITICAL = frozenset({"goal", "limit", "preference", "decision"})
"""Kinds that no compaction may lose."""

_RANK = {
    "limit": 0,
    "goal": 1,
    "preference": 1,
    "decision": 1,
    "change": 2,
    "attempt": 2,
    "request": 3,
}
_WORST = max(_RANK.values()) + 1
_LONGEST = 400
"""Characters of a statement; a longer clause is cut at a word."""
_BEFORE = 80
"""Characters before a cue in which its subject, its «se» or its «não» would stand."""
_MOST_JOINED = 4
"""Commas and «e» looked back over for the start of a clause."""
_ADVERSATIVES = listed("mas porem contudo todavia entretanto but however although whereas")


@dataclass(frozen=True, slots=True)
class Intent:
    """One statement that can stand alone; `text` is exactly `source[start:end]`.

    `kind` is "goal", "limit", "preference", "decision", "request", "change" or "attempt".
    """

    kind: str
    start: int
    end: int
    text: str


class _Cue(NamedTuple):
    start: int
    end: int
    kind: str


class _Rule(NamedTuple):
    kind: str
    mark: str
    tail: re.Pattern[str]


class _Book(NamedTuple):
    """The rules of one first word, in order of rank."""

    rules: list[_Rule]
    best: int  # the rank of the first of them
    any_tail: re.Pattern[str]  # matches where any of them might


class _Group(NamedTuple):
    """The cues of one clause, where it starts, and where the clause before it ended."""

    ended: int
    start: int
    cues: list[_Cue]


def find(text: str, language: str | None = None) -> list[Intent]:
    """Every statement in `text`, in order, none overlapping; at most one for each clause.

    The rules of both languages are tried whatever `language` says: people mix them.
    """
    reading = read(text)
    if reading.text is text:
        return list(_in_text(text))
    return [_in_source(text, reading, intent) for intent in _in_text(reading.text)]


def critical(text: str, language: str | None = None) -> list[Intent]:
    """Only what must never be lost: the speaker's own goals, limits, preferences, decisions."""
    return [intent for intent in find(text, language) if intent.kind in CRITICAL]


def _in_source(text: str, reading: Reading, intent: Intent) -> Intent:
    start, end = source_span(text, reading, intent.start, intent.end)
    return Intent(intent.kind, start, end, text[start:end])


def _in_text(text: str) -> Iterator[Intent]:
    agreed: Sentence | None = None
    for sentence in split(text):
        stated = list(_in_sentence(sentence))
        if agreed and not stated and _is_plain_statement(sentence.text):
            # «Combinado! Começo na segunda.»: what was agreed stands in the next sentence.
            start, end = _trimmed(text, agreed.start, sentence.end)
            stated = [Intent("decision", start, end, text[start:end])]
        agreed = sentence if _agreement_pattern().fullmatch(fold(sentence.text)) else None
        yield from stated


def _in_sentence(sentence: Sentence) -> Iterator[Intent]:
    said = sentence.text
    folded = guards.masked(fold(said).replace("’", "'"))
    if said.startswith(("```", ">")) or guards.is_transcript(folded):
        return
    parts = joints(said)
    asked = guards.question_start(folded, parts)
    is_example = fillers.is_example(said)
    cues = [
        cue
        for cue in _cues(folded, parts)
        if cue.kind == "request" or (cue.start < asked and not is_example)
    ]
    for kind, first, last in _statements(folded, parts, cues, asked):
        start, end = _trimmed(said, first, last)
        if " " in said[start:end]:
            yield Intent(kind, sentence.start + start, sentence.start + end, said[start:end])


def _cues(folded: str, parts: list[Joint]) -> Iterator[_Cue]:
    """The cues that state something; in one part of a sentence, only ever better ones."""
    leads = _sources()
    part, best = 0, _WORST
    for word in _word_pattern().finditer(folded):
        if word[0] not in leads:
            continue
        start, end = word.span()
        while part < len(parts) and parts[part].after <= start:
            part, best = part + 1, _WORST
        book = _book(word[0])
        if book.best >= best or not book.any_tail.match(folded, end):
            continue
        opened = parts[part - 1].after if part else 0
        if cue := _cue(book, best, folded, opened, start, end):
            best = _RANK[cue.kind]
            yield cue


def _cue(book: _Book, best: int, folded: str, opened: int, start: int, end: int) -> _Cue | None:
    """What the rules of the word at `start:end` make of it, in a clause opened at `opened`.

    Only a rank better than `best` counts.
    """
    said = folded[max(0, start - _BEFORE) : start]
    clause = folded[max(opened, start - _BEFORE) : start]
    for rule in book.rules:
        if _RANK[rule.kind] >= best:
            break
        match = rule.tail.match(folded, end)
        if match and guards.allows(rule.kind, rule.mark, clause, said):
            return _Cue(start, match.end(), rule.kind)
    return None


def _statements(
    folded: str, parts: list[Joint], cues: list[_Cue], asked: int
) -> Iterator[tuple[str, int, int]]:
    """Kind, start and end of each statement: cues of one clause are one statement."""
    afters = [joint.after for joint in parts]
    groups: list[_Group] = []
    for cue in cues:
        ended, start = _clause_start(folded, parts, bisect_right(afters, cue.start) - 1, cue.start)
        if groups and (start <= groups[-1].start or cue.start < groups[-1].cues[-1].end):
            groups[-1].cues.append(cue)
        else:
            groups.append(_Group(ended, start, [cue]))
    for index, group in enumerate(groups):
        end = groups[index + 1].ended if index + 1 < len(groups) else len(folded)
        if group.start < asked:
            end = min(end, asked)
        best = min(group.cues, key=lambda cue: (_RANK[cue.kind], cue.start))
        said = group.cues[-1].end
        yield best.kind, group.start, _clause_end(folded, parts, bisect_right(afters, said), end)


def _clause_start(folded: str, parts: list[Joint], index: int, cue: int) -> tuple[int, int]:
    """Where the clause before ends, and where the one with the cue starts.

    `index` is the last joint before the cue, or -1.
    """
    for place in range(index, max(index - _MOST_JOINED, -1), -1):
        joint = parts[place]
        left = parts[place - 1].after if place else 0
        # «para viagens e lazer quero …»: it joins two things, not two clauses
        lists = (
            joint.kind == "and"
            and len(folded[joint.after : min(cue, joint.after + _BEFORE)].split()) > 2
        )
        if not lists and not (joint.kind == "pause" and _is_adjunct(folded, left, joint.end)):
            return joint.end, joint.after
    return (0, 0) if index < _MOST_JOINED else (parts[index].end, parts[index].after)


def _is_adjunct(folded: str, start: int, end: int) -> bool:
    """«Para 2027, quero …»: when or what for, said before the statement and part of it."""
    if end - start > _BEFORE:
        return False
    words = folded[start:end].split()
    return 0 < len(words) <= 6 and bool(_adjunct_pattern().match(" ".join(words)))


def _clause_end(folded: str, parts: list[Joint], index: int, end: int) -> int:
    """The end of the sentence, unless it turns («mas …») or makes a new start («; …») before.

    `index` is the first joint after the last cue.
    """
    while index < len(parts) and parts[index].start < end:
        joint = parts[index]
        turns = joint.kind == "turn" and folded[joint.start : joint.after] in _ADVERSATIVES
        if turns or folded[joint.end : joint.after].strip() == ";":
            return joint.end
        index += 1
    return end


def _trimmed(said: str, start: int, end: int) -> tuple[int, int]:
    """Without fillers, bullets and final marks, and no longer than a statement may be."""
    if end - start > _LONGEST:
        end = max(said.rfind(" ", start, start + _LONGEST), start + 1)
    left, right = fillers.span(said[start:end])
    bullet = _bullet_pattern().match(said, start + left, start + right)
    left += bullet.end() - start - left if bullet else 0
    right = left + len(said[start + left : start + right].rstrip(" \t.,;:!…-–—"))
    return start + left, start + right


def _is_plain_statement(said: str) -> bool:
    is_statement = not said.rstrip().endswith("?") and " " in said
    return is_statement and not fillers.is_small_talk(said) and len(said) <= _LONGEST


@cache
def _sources() -> dict[str, list[tuple[str, str, str]]]:
    """Kind, mark and pattern of each rule, by its first words and in order of rank."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for kind, block in intent_rules.BLOCKS.items():
        for line in _lines(block):
            leads, tail = line.split(" :: ")
            mark = leads[0] if leads[0] in "^=+~!" else ""
            for lead in leads.removeprefix(mark).split():
                found.setdefault(lead, []).append((kind, mark, tail))
    return found


@cache
def _book(lead: str) -> _Book:
    """Made when its word is first met: most texts need few of them."""
    sources = [(kind, mark, _spelt_out(tail)) for kind, mark, tail in _sources()[lead]]
    rules = [_Rule(kind, mark, re.compile(tail)) for kind, mark, tail in sources]
    return _Book(rules, _RANK[rules[0].kind], re.compile("|".join(tail for _, _, tail in sources)))


def _spelt_out(tail: str) -> str:
    """The pattern with its parts in place."""
    while (plain := _part_pattern().sub(lambda part: _part(part[1]), tail)) != tail:
        tail = plain
    return tail.replace(" ", r"\s+")


def _part(name: str) -> str:
    block: str = getattr(intent_parts, name)
    return "(?:" + "|".join(_lines(block)) + ")"


def _lines(block: str) -> list[str]:
    return block.strip("\n").replace("\n    ", "").splitlines()


@cache
def _part_pattern() -> re.Pattern[str]:
    return re.compile(r"<([A-Z_]+)>")


@cache
def _word_pattern() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def _adjunct_pattern() -> re.Pattern[str]:
    return re.compile(
        r"(?:para|pra|em|no|na|ate|depois|a partir|desde|por|com|este|esse|neste|nesse|ano|mes"
        r"|todo|hoje|agora|amanha|antes|for|by|in|on|from|starting|beginning|after|before|this"
        r"|next|every|until|when it comes|as for|at|with|to)\b"
    )


@cache
def _bullet_pattern() -> re.Pattern[str]:
    return re.compile(r"(?:[-*•–>]+|\d{1,2}[.)])\s+")


@cache
def _agreement_pattern() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:ta|entao|ok|esta|beleza|certo|it's a)\W+)?"
        r"(?:combinado|fechado|decidido|deal|settled)(?:\W+(?:entao|assim|then))?\W*"
    )
