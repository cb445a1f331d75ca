"""A message taken apart into the clauses that its speaker really asserts, and about whom.

Chat text is the measure: no accents, no commas, «oi me chamo ana tenho 32 anos moro em recife». A
new clause starts after a joint that a verb follows, or where a new first person starts to speak.
Questions, hypotheses, jokes, other people's words and pasted texts assert nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from lembrar.text import fillers
from lembrar.text import intent_guards as guards
from lembrar.text.claims import clause_words as say
from lembrar.text.claims import kin_words, people, unsaid
from lembrar.text.claims.clause import Clause
from lembrar.text.claims.clause_force import weighed, without_jokes
from lembrar.text.claims.clause_verbs import Word, any_person, person_of, words_of
from lembrar.text.claims.clause_voice import attributed
from lembrar.text.claims.people import Person
from lembrar.text.fold import Reading, fold, read
from lembrar.text.sentences import Joint, joints, split
from lembrar.text.spans import source_span

__all__ = ["Clause", "asserted", "cut"]


_FAR = 7
"""Words after a joint within which the verb of a new clause stands."""
_LONGEST_GREETING = 120
"""Characters of «oi, bom dia, tudo bem?» before somebody starts to speak."""
_MOST_KNOWN = 12
"""People remembered while reading: those a pronoun may stand for."""


def asserted(text: str, language: str = "") -> list[Clause]:
    """The clauses that the speaker of `text` stands for, in order."""
    return [clause for clause in cut(text, language) if clause.force == "stated"]


def cut(text: str, language: str = "") -> list[Clause]:
    """Every clause of `text` in order, asserted or not."""
    reading = read(text)
    folded = unsaid.blanked(fold(reading.text)).replace("’", "'")
    found: list[Clause] = []
    known: list[Person] = []
    for number, sentence in enumerate(split(reading.text)):
        plain = folded[sentence.start : sentence.end]
        if not plain.strip() or guards.is_transcript(plain):
            continue
        parts = _parts(sentence.text, plain)
        for part in weighed(plain, parts):
            clause = _placed(text, reading, sentence.start, part, len(found), number)
            found.append(attributed(clause, found, known))
            known.extend(_met(clause))
            del known[:-_MOST_KNOWN]
    return without_jokes(found)


def _met(clause: Clause) -> list[Person]:
    """Whom the clause mentions; «o Rafael é meu noivo» mentions one person."""
    found = people.mentions(clause.folded, clause.said)
    kin = [fold(person.name).split()[0] in kin_words.KIN for person in found]
    is_one = len(found) == 2 and kin[0] != kin[1] and _same_one().search(clause.said.lower())
    return found[:1] if is_one else found


def _placed(
    text: str, reading: Reading, offset: int, part: Clause, index: int, number: int
) -> Clause:
    start, end = source_span(text, reading, offset + part.start, offset + part.end)
    return replace(part, start=start, end=end, index=index, sentence=number)


def _parts(said: str, folded: str) -> list[Clause]:
    """The clauses of one sentence, with places in it."""
    words = words_of(folded)
    cuts = _cuts(said, folded, words)
    parts: list[Clause] = []
    for index, (_, start, link) in enumerate(cuts):
        end = cuts[index + 1][0] if index + 1 < len(cuts) else len(said)
        piece = folded[start:end]
        left = len(piece) - len(piece.lstrip(" \t\n,;:–—-"))
        right = len(piece.rstrip(" \t\n,;:–—-"))
        if left < right:
            first, last = start + left, start + right
            parts.append(Clause(first, last, said[first:last], folded[first:last], link=link))
    return parts


def _cuts(said: str, folded: str, words: Sequence[Word]) -> list[tuple[int, int, str]]:
    """Where the clause before ends, where the next starts, and the words between them."""
    found = [(0, 0, "")]
    places = {joint.after: joint for joint in joints(said)}
    afters = sorted(places)
    joint_of = _first_words(words, afters, places)
    has_verb = False
    for index, word in enumerate(words):
        joint = joint_of.get(index)
        joins = joint and (has_verb or joint.kind != "and" or not _is_pair(words, index))
        if joint and joins and _joins_clauses(words, index, joint, folded, said, joint_of):
            link = folded[joint.end : joint.after].strip(" ,;") or folded[joint.end : joint.end + 1]
            found.append((joint.end, joint.after, link))
            has_verb = False
        elif index and _runs_on(words, index, folded, said, has_verb, found[-1][1]):
            before = words[index - 1]
            end = before.start if before.text == "so" else word.start
            found.append((end, word.start, ""))
            has_verb = False
        has_verb = has_verb or bool(person_of(words, index, said))
    return found


def _is_pair(words: Sequence[Word], index: int) -> bool:
    """«o João e a Maria», "my mom and my dad": two of one clause."""
    following = [word.text for word in words[index : index + 2]]
    before = [word.text for word in words[max(0, index - 4) : index - 1]]
    if before[-1:] and before[-1] in say.DAYS and following[0] in say.DAYS:
        return True  # «terça e quinta não dá»
    pronouns = ("me", "eu", "i")
    if before[-1:] and (before[-1] in pronouns or following[0] in pronouns):
        return before[-1] in pronouns or before[-1] in kin_words.KIN
    known = [
        people.is_given_name(text, "A") or text in kin_words.KIN for text in (*before, *following)
    ]
    return any(known[: len(before)]) and any(known[len(before) :])


def _first_words(
    words: Sequence[Word], afters: list[int], places: dict[int, Joint]
) -> dict[int, Joint]:
    """The joint right before each word that follows one."""
    found: dict[int, Joint] = {}
    place = 0
    for index, word in enumerate(words):
        while place < len(afters) and afters[place] <= word.start:
            found[index] = places[afters[place]]
            place += 1
    return found


def _joins_clauses(
    words: Sequence[Word],
    index: int,
    joint: Joint,
    folded: str,
    said: str,
    joint_of: dict[int, Joint],
) -> bool:
    """Whether a clause follows a joint, not one more thing of a list."""
    mark = said[joint.end : joint.after].strip()
    if joint.kind == "turn" or mark == ";":
        return True
    first = words[index].text
    earlier = words[max(0, index - 3) : index]
    if joint.kind == "pause" and _turns_away(first, said):
        return True
    if joint.kind == "and" and index > 1 and words[index - 2].text in _AND_DO:
        return False  # "gonna try and run a marathon"
    if first in say.DENIALS and any(word.text in _WRITE for word in earlier):
        return False  # "text me, don't call" is one wish
    if first in say.RELATIVES and first not in ("se", "if", "caso", "onde", "where", "quando"):
        return first in ("when", "porque", "because", "pq") and joint.kind == "pause"
    if joint.kind == "stop" and mark in ("-", "–", "—"):
        return True
    for place in range(index, min(index + _FAR, len(words))):
        if place > index and place in joint_of:
            return False
        text = words[place].text
        if place > index and text in say.RELATIVES and text not in ("nao", "como", "se"):
            return False
        if person_of(words, place, said) or _orders(words, place):
            return True
        if place == index and _opens_other(words, place, folded, said):
            return True
        if place == index and (text in say.ENGLISH_ELIDED or text in say.THIRD_ELIDED):
            return True
    return False


def _turns_away(first: str, said: str) -> bool:
    """ "…, what about tea?", "…, everybody says so": asked, or said by people at large."""
    return first in _ANYBODY or (first in _ASKING and said.rstrip().endswith("?"))


_ANYBODY = frozenset("everybody everyone nobody people".split())
_ASKING = frozenset("what what's how how's which why".split())


def _orders(words: Sequence[Word], index: int) -> bool:
    """«me avisa», "remind me": something asked of the reader."""
    text = words[index].text
    if text == "me" and index + 1 < len(words):
        return words[index + 1].text[-1:] in "ae"
    return text in _ORDERS


_AND_DO = frozenset(("try", "go", "come"))
"""With these and "and", what is done is one thing: "try and sleep", "go and see"."""
_WRITE = frozenset("text message email whatsapp dm ping".split())


_ORDERS = frozenset(
    "lembra lembre anota anote avisa avise remember remind note don't please call tell can".split()
)


def _runs_on(
    words: Sequence[Word], index: int, folded: str, said: str, has_verb: bool, opened: int
) -> bool:
    """Whether a new clause starts at a word with no joint before it."""
    before = words[index - 1]
    if folded[before.end : words[index].start].strip(" \n"):
        return False  # a mark that is no joint stands between
    if before.text in say.RELATIVES or before.text in say.PREPOSITIONS:
        return False
    if before.text in say.DENIALS:
        return False  # «… que não fumo» stays denied
    goes_on = before.text == "so" and index > 2 and words[index].text in say.ENGLISH_I
    is_leaning = before.text in _LEANING and not goes_on
    if is_leaning or (before.text in say.ADVERBS and not has_verb and not goes_on):
        return False
    if _opens_own(words, index, said):
        if not has_verb and not goes_on and not _is_small_talk(folded, opened, words[index].start):
            return False
        return goes_on or not _is_relative(words, index)
    return has_verb and _opens_other(words, index, folded, said)


def _is_small_talk(folded: str, start: int, end: int) -> bool:
    return end - start <= _LONGEST_GREETING and fillers.is_small_talk(folded[start:end])


_LEANING = frozenset(
    """
    eu me te se nos i think thinks guess hope know knows feel said say says wish mean bet swear
    believe acho espero sei juro disse falei so as the and e ou or mas but since before after
    once though nem told glad happy sad sorry sure afraid way thing everything anything something
    all place reason time day moment year city town company house person people one
""".split()
)
"""After these a first person goes on with what was being said: "I think I am", "the way I am"."""


def _is_relative(words: Sequence[Word], index: int) -> bool:
    """ "the car I drive", not "I have a car I live in Leeds"."""
    if words[index].text not in say.ENGLISH_I or index < 2:
        return False
    return any(
        word.text in ("the", "only", "every") for word in words[max(0, index - 3) : index - 1]
    )


def _opens_own(words: Sequence[Word], index: int, said: str) -> bool:
    """Whether the speaker starts to speak of himself here: «eu nunca fumei», «não moro», "I'm"."""
    text = words[index].text
    if text in say.ENGLISH_I:
        return True
    if text in ("my", "meu", "minha"):
        return _is_own_thing(words, index, said)
    if text == "me":
        return index + 1 < len(words) and person_of(words, index + 1, said) == 1
    place = index
    while place < min(index + 4, len(words) - 1):
        text = words[place].text
        if text != "eu" and text not in say.ADVERBS and not (text == "me" and place > index):
            break
        if "," in said[words[place].end : words[place + 1].start]:
            return False  # «caí ontem, ralei o joelho»
        place += 1
    if place > index and text == "me":
        place += 1
    opened = place > index and any(w.text in ("eu", "nao", "n") for w in words[index:place])
    return person_of(words, place, said, is_opened=opened) == 1


def _is_own_thing(words: Sequence[Word], index: int, said: str) -> bool:
    """«meu nome é», "my job is": something of the speaker's, and no relative."""
    for place in range(index + 1, min(index + 5, len(words))):
        text = words[place].text
        if text in kin_words.KIN:
            return False
        if text == "e" and said[words[place].start] not in "éÉ":
            has_done = index > 0 and person_of(words, index - 1, said) > 0
            return place == index + 2 and not has_done  # «perdi meu emprego e …» joins
        if text in ("e", "eh", "is", "era", "foi", "was", "are", "sao", "fica"):
            return place > index + 1
        if text in say.RELATIVES or text in say.PREPOSITIONS:
            return False
    return False


def _opens_other(words: Sequence[Word], index: int, folded: str, said: str) -> bool:
    """«minha irmã mora», «ela tem», "my boss is": somebody else starts."""
    text = words[index].text
    if text in _PRONOUNS and (text.endswith("s") and text not in ("eles", "elas", "voces", "vcs")):
        return True  # "she's": the verb is in it
    if text in _PRONOUNS:
        return index + 1 < len(words) and bool(any_person(words, index + 1, said))
    if text not in ("minha", "meu", "minhas", "meus", "my", "o", "a", "nossa", "nosso"):
        return False
    person = people.kin_at(folded, said, words[index].start)
    if person is None:
        return False
    after = index
    while after < len(words) and words[after].start < person.end:
        after += 1
    while after < len(words) and words[after].text in say.ADVERBS:
        after += 1
    if after < len(words) and "," in folded[person.end - 1 : words[after].start]:
        return False  # «o Theo, meu filho, tem»
    return after < len(words) and bool(any_person(words, after, said))


_PRONOUNS = frozenset(
    """
    ele ela eles elas he she they he's she's they're hes shes it's a-gente voce vc voces vcs you
    you're
""".split()
)


@cache
def _same_one() -> re.Pattern[str]:
    return re.compile(r"(?:\b(?:é|eh|is)|'s|,) (?:o |a )?(?:meu|minha|my|our) \w+")
