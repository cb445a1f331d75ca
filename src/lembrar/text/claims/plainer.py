"""A text in the plain words that rules know, with places that lead back to its own.

Chat leaves out who acts: "Moved to Leeds", "fluent in Spanish", "mum's got flu", «morando em
Natal». English left out with it the only word that shows the person. And it says one thing in
many spellings: "do not", "dont", "don't". What was left out is put back and what has many shapes
gets one, so that whatever can be read after "I", "I'm" or «tô» is read without it, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from lembrar.model import Claim
from lembrar.text.claims import bio_jobs, kin_words, plainer_portuguese
from lembrar.text.claims import plainer_words as say
from lembrar.text.claims.bio_lists import either
from lembrar.text.fold import fold, read
from lembrar.text.sentences import Sentence, split


class Edit(NamedTuple):
    """A stretch of a text, and the words that stand for it; an empty stretch where words are put
    in. `sentence` is where its sentence starts and ends."""

    start: int
    end: int
    words: str
    sentence: tuple[int, int]


_OWNS = "'"
"""What chat leaves out of "my mum's"."""


class Plain(NamedTuple):
    """A text after its edits."""

    text: str
    edits: tuple[Edit, ...]

    def claims(self, found: list[Claim], source: str) -> list[Claim]:
        """Those of `found` in sentences that were edited, in the words of `source`."""
        return [claim for one in found if (claim := self._in_source(one, source))]

    def _in_source(self, claim: Claim, source: str) -> Claim | None:
        start, end = self._place(claim.start), self._place(claim.end)
        if any(edit.words == _OWNS and edit.start == start for edit in self.edits):
            start += len("s ")  # of "my mums a nurse" it is "a nurse" that tells
        is_edited = any(edit.sentence[0] <= start < edit.sentence[1] for edit in self.edits)
        said = " ".join(source[start:end].split()).rstrip(" .,!;:…-–—")
        if not is_edited or not said:
            return None
        return replace(claim, content=said, start=start, end=end, value=self._value(claim.value))

    def _value(self, value: str) -> str:
        """A value may hold the whole statement: then without what was put in."""
        for edit in self.edits:
            words = fold(edit.words)
            is_put_in = edit.start == edit.end and edit.words != _OWNS
            if is_put_in and value.startswith(words):
                return value[len(words) :]
        return value

    def _place(self, place: int) -> int:
        """A place of the edited text in its source."""
        moved = 0
        for edit in self.edits:
            at = edit.start + moved
            if place < at:
                break
            if place < at + len(edit.words):
                return edit.start
            moved += len(edit.words) - (edit.end - edit.start)
        return place - moved


def plain(text: str, language: str) -> Plain | None:
    """`text` in plain words; None where it is plain already."""
    if read(text).text != text:
        return None  # invisible characters within: places would not hold
    edits = tuple(_edits(text, language))
    if not edits:
        return None
    parts: list[str] = []
    place = 0
    for edit in edits:
        parts += [text[place : edit.start], edit.words]
        place = edit.end
    return Plain("".join(parts) + text[place:], edits)


def _edits(text: str, language: str) -> Iterator[Edit]:
    """In order, none over another."""
    for sentence in split(text):
        folded = fold(sentence.text).replace("’", "'")
        if folded.rstrip().endswith("?") or len(folded) > _LONGEST:
            continue
        last = 0
        for start, end, words in sorted(_changes(sentence, folded, language)):
            if start >= last:
                span = sentence.start, sentence.end
                yield Edit(sentence.start + start, sentence.start + end, words, span)
                last = max(end, start + 1)


_LONGEST = 400
"""Characters of a sentence; a longer one leaves out little."""


def _changes(sentence: Sentence, folded: str, language: str) -> Iterator[tuple[int, int, str]]:
    lead = _lead(language).match(folded)
    start = lead.end() if lead else 0
    is_english = language == "en"
    if us := _us().match(folded, start):
        yield us.start(), us.end(), "we"
    elif kin := _kin(folded, start, is_english):
        yield start, start, kin
    elif words := _english(folded, start) if is_english else _portuguese(folded, start):
        yield start, start, words
    if is_english:
        for match in _shapes().finditer(folded):
            yield match.start(), match.end(), _shaped(match)
        for match in _kins().finditer(folded):
            if match["one"] or {match["kin"], match["whose"] or match["kin"]} <= kin_words.KIN:
                yield match.end(), match.end(), _OWNS
        for match in _no_longer().finditer(folded):
            yield match.start(), match.end(), "I'm no longer"
        yield from _states_after(folded, start)
        for match in _now_at().finditer(folded):
            yield match.start("am"), match.end("am"), "I work"
    else:
        yield from plainer_portuguese.changes(sentence.text, folded, start)


def _states_after(folded: str, start: int) -> Iterator[tuple[int, int, str]]:
    """ "my son is 11, obsessed with trains", "I'm a vet and totally burnt out"."""
    opened = _who().match(folded, start)
    if opened is None:
        return
    for match in _joined_state().finditer(folded, opened.end()):
        yield match.end(), match.end(), "is " if opened["person"] else "I'm "


def _shaped(match: re.Match[str]) -> str:
    if match["denied"]:
        return match["denied"] + "n't"
    if match["is"]:
        return " is"
    return " have" if match["have"] else f"{match['bare'][:-2]}n't"


def _kin(folded: str, start: int, is_english: bool) -> str:
    """ "mum's got flu", «marido viajou»: whose relative it is goes without saying."""
    match = _relative().match(folded, start)
    if match is None or match["kin"] not in kin_words.RELATIVES:
        return ""
    if is_english:
        return "my " if _acts_en().match(folded, match.end()) else ""
    if not _acts_pt().match(folded, match.end()):
        return ""
    return "meu " if match["kin"] in kin_words.HE else "minha "


def _english(folded: str, start: int) -> str:
    """What English left out before a word that opens a sentence."""
    match = _opener().match(folded, start)
    if match is None:
        return ""
    word, rest = match["word"], folded[match.end() :]
    if _title().match(folded, start) or _trade().match(folded, start):
        return "I'm a "
    if _state().match(folded, start):
        return "I'm "
    if match["well"] and match["well"].strip() not in say.LIGHT:
        return ""
    if _at_it().match(folded, start):
        return "I'm "
    if word in say.RAISED:
        return "" if _is_title().match(rest) else "I was "
    if word == "been":
        return "I've "
    if (word in say.PRESENT and not _theirs().match(rest)) or _may_only().match(folded, start):
        return "I "
    if word.endswith("ing") and len(word) > 4 and word not in say.NOT_DOING:
        return "" if _theirs().match(rest) else "I'm "
    if word in say.PAST or (word.endswith("ed") and word not in say.NOT_DONE and len(word) > 4):
        return "" if _passing().match(rest) else "I "
    return ""


def _portuguese(folded: str, start: int) -> str:
    match = _opener().match(folded, start)
    if match is None:
        return ""
    return plainer_portuguese.put_before(match["word"])


@cache
def _opener() -> re.Pattern[str]:
    return re.compile(
        r"(?P<well>(?:(?:just|already|recently|finally|still|currently|now|also|so|super|really"
        r"|very|absolutely|totally|pretty|proper|properly|completely|genuinely|feeling|officially"
        r"|newly|always|never|only|muito|mto|super|mega|bem|meio|ainda|ja|so|tao)\s+){0,3}?)"
        r"(?P<word>[a-z]+(?:[-'][a-z]+)*)\b"
    )


@cache
def _lead(language: str) -> re.Pattern[str]:
    words = (
        "omg|so|ok|okay|well|and|but|also|oh|hey|hi|hello|lol|haha|yeah|yes|yep|no|nope|ugh|yay"
        "|btw|anyway|honestly|tbh|ngl|guess what|good news|bad news|big news|update|fyi|today"
        "|yesterday|last night|this morning|tonight|hmm|wow|damn|man|dude|bro|girl|right|alright"
        if language == "en"
        else "e|mas|entao|ai|oi|ola|opa|ah|bom|bem|olha|nossa|gente|mano|cara|aff|hj|hoje|agora"
        "|enfim|pois e|sim|eita|poxa|noticia|novidade|atualizacao"
    )
    return re.compile(rf"\W*(?:(?:{words})\b[\s,.!:…-]+)*")


@cache
def _state() -> re.Pattern[str]:
    """What somebody is, said without "I'm"."""
    well = (
        r"(?:(?:so|super|really|very|absolutely|totally|pretty|kinda|kind of|a bit|bit|proper"
        r"|properly|completely|genuinely|feeling|still|now|currently|already|officially|recently"
        r"|newly|happily|quite|too|beyond|more than|dead|just|always|never|not|half|fairly) )*"
    )
    return re.compile(
        rf"{well}(?:{'|'.join(sorted(say.STATES, key=len, reverse=True))})\b(?![-'])"
        r"(?! (?:is|are|was|were|people|person|folks|women|men|kids|news|new year|birthday|to hear"
        r"|for you|of you|with you|to help|day|days)\b)"
        r"|(?:\d{1,2}|\w+) (?:weeks?|months?) (?:pregnant|sober|clean|postpartum)\b"
    )


@cache
def _title() -> re.Pattern[str]:
    """Who somebody is, said without "I'm a"."""
    first = (
        "first|second|third|fourth|final|last|first[- ]time|single|stay[- ]at[- ]home|lifelong"
        "|life[- ]long|long[- ]time|longtime|huge|big|massive|proud|retired|former|avid|keen"
        "|self[- ]taught|part[- ]time|full[- ]time|freelance|junior|senior|registered|certified"
        "|qualified|trainee|newly qualified|recovering|type (?:1|2|one|two)|chronic|strict"
        "|working|new|night|early|more of an?"
    )
    last = (
        "student|mom|mum|dad|mother|father|parent|fan|supporter|owner|person|owl|bird|riser"
        "|sleeper|smoker|drinker|diabetic|alcoholic|addict|vegan|vegetarian|undergrad|grad|major"
        "|reader|runner|gamer|tooth|nurse|teacher|engineer|developer|designer|driver|manager"
        "|accountant|lawyer|doctor|chef|cook|writer|photographer|electrician|plumber|mechanic"
        "|carpenter|barista|waiter|waitress|cleaner|carer|caregiver|paramedic|midwife|architect"
        "|lover|introvert|extrovert"
    )
    return re.compile(
        rf"(?:{first})(?:[ -](?!(?:and|or|of|to|in|is|was|for|the|my|with|your)\b)[\w'-]+){{0,3}}?"
        rf"[ -](?:{last})\b(?! (?:is|was|has|who|that|said|asked|told|called|club|appreciation)\b)"
    )


@cache
def _no_longer() -> re.Pattern[str]:
    """ "I stopped being vegan", "I've quit being a landlord"."""
    return re.compile(r"\bi(?:'ve| have| just)? (?:stopped|quit|ceased) being\b")


@cache
def _may_only() -> re.Pattern[str]:
    return re.compile(r"can (?:only|never)\b")


@cache
def _at_it() -> re.Pattern[str]:
    """ "going through chemo", "doing a low carb thing": what somebody is at, without "I'm"."""
    return re.compile(
        r"(?:(?:just|still|currently|now|also)\s+)*(?:going (?:through|back to|vegan|veggie"
        r"|plant|gluten|bald|deaf|blind|grey|gray)|doing (?:an?|my|some|keto|yoga|chemo|dry|night"
        r"|weights|intermittent)|a?bout to turn \d\d"
        r"|not [a-z]{2,}ing\b[^.!?;,\n]{2,60} (?:after all|in the end))\b"
    )


@cache
def _trade() -> re.Pattern[str]:
    """ "landscape gardener, self employed", "nurse for 20 years"."""
    return re.compile(
        rf"(?:[a-z-]+ )?{either(bio_jobs.TRADES)}(?=, (?:self|retired|based|living|part|full|\d)"
        r"| (?:for (?:\d|over|nearly|about|almost)|by trade|since (?:19|20)\d\d)\b)"
    )


@cache
def _theirs() -> re.Pattern[str]:
    """After these, a word in -ing or a present is a noun, an order or about something else."""
    return re.compile(
        r"\s*(?:the (?:old|new|first|second|last|other)\b|is|are|was|were|will|would|can|could"
        r"|should|of|your|you\b|it\b|that\b|this\b|off\b"
        r"|up to|forward|has|isn't|makes|seems|helps|costs|takes|[,:?]|$)"
    )


@cache
def _is_title() -> re.Pattern[str]:
    """ "Raised by Wolves is a good show": spoken of, not said of oneself."""
    return re.compile(r"[^,.;!?]{2,30}? (?:is|was)\b")


@cache
def _passing() -> re.Pattern[str]:
    return re.compile(r"\s*(?:it|that|this|you|u|your|ya|him|her|them|what|by|as|on the)\b")


@cache
def _who() -> re.Pattern[str]:
    return re.compile(
        r"(?:i'm|im|i am|i've|i)\b|(?P<person>(?:my|our) [a-z]+(?: [a-z]+)?(?:'s| is)\b)"
    )


@cache
def _now_at() -> re.Pattern[str]:
    """ "I switched jobs, I'm at Barclays now": where somebody works, not where he stands."""
    return re.compile(
        r"\b(?:(?:switched|changed|new|swapped) (?:jobs?|companies|employers?)"
        r"|(?:quit|left) my (?:old )?job)\b[^.!?]{0,30}?(?:,| and|;) (?:now )?(?P<am>i'm|im|i am)"
        r"(?= (?:now )?(?:at|with) [a-z])"
    )


@cache
def _joined_state() -> re.Pattern[str]:
    well = r"(?:(?:absolutely|totally|so|really|proper|completely|also|now|still|pretty|a bit) )*"
    return re.compile(
        r"(?:,| and| but| \+)\s+(?="
        rf"{well}(?:obsessed with|scared of|terrified of|afraid of|allergic to|mad about"
        r"|crazy about|into|addicted to|fluent in|burnt out|burned out|livid|fuming|furious"
        r"|exhausted|knackered"
        r"|gutted|heartbroken|devastated|terrified|nervous|anxious|stressed|overwhelmed|thrilled"
        r"|proud of|chuffed|relieved|pregnant|unemployed|retired|divorced|vegan|vegetarian|diabetic"
        r"|autistic|single|engaged|depressed|miserable|lonely|excited about)\b)"
    )


@cache
def _us() -> re.Pattern[str]:
    """ "me and the wife …", "Jess and I …", as one word."""
    kin = r"(?:(?:my|the|our) )?[a-z]+(?:[- ]in[- ]law)?"
    return re.compile(
        rf"(?:me (?:and|n|&) {kin}|(?:{kin}) (?:and|n|&) (?:i|me|myself))"
        r"(?= (?:are|were|have|had|share|got|just|both|[a-z]+ed|don't|aren't|arent|split|broke"
        r"|met|live"
        r"|love|hate|want|moved|bought|sold|finally|called)\b)"
    )


@cache
def _relative() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?:little|big|older|younger|best|ex|step|grand)[ -])?(?P<kin>[a-z]+)"
        r"(?:[- ]in[- ]law)?(?: [A-Z][a-z]+)?(?='|\s)"
    )


@cache
def _kins() -> re.Pattern[str]:
    """ "my cats called Pickle", "my mates boss": chat leaves out the apostrophe, too."""
    return re.compile(
        r"\b(?:my|our) (?:(?:little|big|older|younger|best|ex|step) )?"
        r"(?:(?P<one>mum|mom|dad|wife|husband|hubby|boyfriend|girlfriend|nan|gran|grandad|lad)(?=s"
        r" (?:got|just|not|always|really|so|on|off)\b)|(?P<kin>[a-z]{3,14})(?=s "
        r"(?:called [a-z]+(?:\W*$|,| (?:and|n|but|she'?s|he'?s)\b)|an? [a-z]|\d{1,2}(?:\W*$| (?:now"
        r"|and(?! \d)|today|next|in|on|years|but|tomorrow|this)\b)|(?:at|in) (?:uni|college|school"
        r"|hospital|rehab|prison)(?=\W*$|,| (?:and|in|now|again|with|since|studying|doing)\b)"
        r"|(?:allergic to|pregnant|vegan|vegetarian|diabetic|retired"
        r"|autistic|gone|getting|having|going|coming|moving|turning|been)\b"
        r"|(?P<whose>[a-z]{3,12}) (?:is|was|has|had|got|just|died|lost|left|works|lives|loves|hates"
        r"|passed|moved|broke|quit|won|bought|cheated|turned|wants|needs)\b)))"
    )


@cache
def _acts_en() -> re.Pattern[str]:
    return re.compile(
        r"'s (?:(?:just|now|still|finally|also|recently) )?(?:got|been|had|an?|in|on|at|not|so"
        r"|having|going|moving|getting|pregnant|allergic|ill"
        r"|sick|\d|\w+ing\b|\w+ed\b)|\s+(?:is|are|was|were|has|have|had|got|just|works?|lives?"
        r"|hates?"
        r"|snores?|loves?|lost|left|moved|started|died|passed|wants?|needs?|goes|go|doesn't|doesnt|don't"
        r"|isn't|isnt|can't|cant|had|broke|fell|bought|turns?|turned|won't|wont|[a-z]{3,}ed)\b"
    )


@cache
def _acts_pt() -> re.Pattern[str]:
    return re.compile(
        r"\s+(?:ta|esta|foi|e|eh|tem|teve|mora|trabalha|faz|fez|perdeu|ganhou|passou|entrou|saiu"
        r"|odeia|ama|adora|quer|nao|n|morreu|faleceu|nasceu|voltou|comprou|vendeu|viajou|parou"
        r"|comecou|descobriu|operou|caiu|ficou)\b"
    )


@cache
def _shapes() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:(?P<denied>do|does|did|is|are|was|were|have|has|had) not\b"
        r"|(?<!\bhe)(?<!\bshe)(?<!\bit)(?<!\bthat)(?<!\bwho)(?<!\bwhat)(?<!\bthere)(?<!\bhere)"
        r"(?<=[a-z])(?P<is>'s)(?= (?:due|at|top of|how i|the (?:best|worst|only|easiest|quickest"
        r"|fastest"
        r"|one)|(?:so |really |just |definitely )?not (?:really |exactly )?(?:my|for me)"
        r"|my (?:thing|jam|favou?rite|life|passion|happy place|idea)|life)\b)"
        r"|(?<=[iwe])(?P<have>'ve)(?= (?:an?|no|two|three|four|five|six|\d+) )"
        r"|(?P<bare>(?:do|does|did|is|are|was|were|have|has|ca|wo|could|would)nt)\b)"
    )
