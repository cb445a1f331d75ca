"""Who somebody is: name, age, home, work, family, health and the like, of the speaker or others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain

from lembrar.model import Claim, Stance
from lembrar.text.claims import bio_heart, bio_times, bio_values, people
from lembrar.text.claims import bio_marks as marks
from lembrar.text.claims.bio_book import Rule, books, mine
from lembrar.text.claims.bio_card import card
from lembrar.text.claims.bio_contacts import contacts
from lembrar.text.claims.bio_forms import is_we
from lembrar.text.claims.bio_fragments import fragments
from lembrar.text.claims.bio_kin import pets, relations
from lembrar.text.claims.bio_verbs import AT_IT, OWN, THEIRS
from lembrar.text.claims.clause_words import FIRST, FIRST_OR_NOUN, ONCE
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.telling import Telling

_LISTING = frozenset("tenho temos tem have has got".split())
"""After these, each thing of a list is one of its own: «tenho dois filhos, um gato e um fusca»."""


_HAD = frozenset("family pet possession health allergy age".split())
_BEING = {"sou": "sou", "chamo": "sou", "i'm": "i'm", "im": "i'm", "mae": "sou", "pai": "sou"}
"""After these, each thing of a list is one more that somebody is: «sou mãe e dentista»."""
_BEEN = frozenset(
    "family pet age relationship occupation religion team diet origin health studies".split()
)
_MINE = frozenset(
    "meu minha minhas meus nosso nossa my our descobri nunca never me quem ninguem pra aqui"
    " emprego trampo acabei acabamos so".split()
)
_LONGEST = 1000
"""Characters of a clause that are read: what goes on longer has lost its subject."""
_BEFORE = 90
"""Characters before a verb in which its subject, its «que» or its «não» would stand."""
_NEVER = frozenset(
    "nunca never isn't isnt aren't arent wasn't can't cant cannot ninguem nobody doesnt".split()
)


_NOT_EN = frozenset(("to", "ta", "tao", "e", "com"))
"""Portuguese verbs that are something else in English."""
_HAVING = frozenset("relationship family age occupation home name origin".split())
_WITH = frozenset(("with", "com", "from"))
"""«casada com dois filhos»: says what somebody has only after what somebody is."""
_EITHER = frozenset(("come", "reside", "serve"))
"""A third person in Portuguese, any but the third in English."""
_ONCE = ONCE | {"era", "eram", "moravam"}
"""Forms of the first and of the third person: «eu» or a name must stand before them, or the
clause be known as the speaker's by what stands before it."""


@dataclass(frozen=True, slots=True)
class _Found:
    """One rule met in a clause: places are those of its folded text."""

    key: str
    start: int  # of what belongs to it, its «eu» and «não» included
    lead: int
    end: int
    value: str
    stance: Stance
    is_own: bool = False  # the speaker's, whoever the clause is about


def find(telling: Telling) -> Iterator[Claim]:
    """What the asserted clauses say of who somebody is."""
    yield from contacts(telling)
    yield from card(telling)
    denied = ""
    for clause in telling.clauses:
        if related := relations(telling, clause):
            yield from related
            continue
        if clause.is_hedged or clause.voice in ("nobody", "you"):
            continue
        apart = list(fragments(telling, clause))
        yield from apart
        if introduced := _introduced(telling, clause):
            yield introduced
            continue
        if fronted := _fronted(clause):
            yield from _claims(telling, clause, [fronted])
            continue
        found = [
            one
            for one in _found(clause, telling.language)
            if not _corrects(one, clause) or denied == one.key
        ]
        named = pets(telling, clause)
        is_told = found and not (named and {one.key for one in found} <= {"age", "pet"})
        yield from _claims(telling, clause, found, bool(apart)) if is_told else named
        denied = found[-1].key if found and found[-1].stance == "not" else ""


def _introduced(telling: Telling, clause: Clause) -> Claim | None:
    """ "Priya here", «Rodrigo aqui»."""
    match = marks.here().fullmatch(clause.said) or marks.pleased().match(clause.said)
    if match is None:
        return _greeted(telling, clause)
    name = clause.folded[match.start("name") : match.end("name")]
    is_capital = clause.said[match.start("name")].isupper()
    first = name.split()[0]
    is_opening = clause.index == 0 and len(telling.all) > 1
    is_free = (is_capital or is_opening) and bio_heart.is_free(name)
    if not (people.is_given_name(first, "A") or is_free):
        return None
    return telling.claim(clause, "bio", "name", match.start("name"), value=name, subject="")


def _greeted(telling: Telling, clause: Clause) -> Claim | None:
    """ "hey it's Marcus", «oi, é a Jéssica do salão»: the greeting may be a clause of its own."""
    if clause.index > 1:
        return None
    match = marks.greeted().match(telling.text, 0, clause.end)
    place = match.start("name") - clause.start if match else -1
    if match is None or place < 0 or clause.end - clause.start != len(clause.said):
        return None
    name = clause.folded[place : place + len(match["name"])]
    if not people.is_given_name(name, match["name"][0]):
        return None
    return telling.claim(clause, "bio", "name", place, value=name, subject="")


def _fronted(clause: Clause) -> _Found | None:
    """«filho eu não tenho», «casa própria ainda não tenho»: what is denied stands first."""
    match = marks.denied_last().fullmatch(clause.folded)
    if match is None:
        return None
    for rule in books()[match["verb"]]:
        found = rule.match(clause.folded, match.start("what"))
        if found is None or set(rule.marks) - {"!"} or found.end() > match.end("what") + 1:
            continue
        value = bio_values.value(rule.key, clause, match.start("what"), found)
        if value is not None:
            return _Found(rule.key, 0, 0, found.end(), value, "not")
    return None


def _corrects(one: _Found, clause: Clause) -> bool:
    """«…, é Karla»: only said to correct what was denied just before."""
    if one.key != "name" or clause.voice != "thing" or clause.folded[one.lead] not in "ei":
        return False
    place = clause.folded.find(one.value, one.lead)
    is_name = people.is_given_name(one.value.split()[0], clause.said[max(place, 0)])
    is_name = is_name or clause.said[max(place, 0)].isupper()
    return not (is_name and marks.again().match(clause.folded, one.end))


def _claims(
    telling: Telling, clause: Clause, found: list[_Found], is_opened: bool = False
) -> Iterator[Claim]:
    """Each with the words up to the next one; the first with those before it, too, unless they
    were told already."""
    for index, one in enumerate(found):
        first = one.start if index or is_opened else min(one.start, _opening(clause))
        last = found[index + 1].start if index + 1 < len(found) else len(clause.said)
        when = bio_times.since(telling, clause, one.key, one.stance, one.lead, last)
        value = bio_times.day(when) if one.key == "birthday" and when else one.value
        yield telling.claim(
            clause,
            "bio",
            one.key,
            0 if one.is_own else first,
            last,
            value=value,
            stance=one.stance,
            when=when,
            subject="" if one.is_own else clause.subject,
        )


def _opening(clause: Clause) -> int:
    if clause.voice == "person":
        return clause.predicate
    return 0


def _found(clause: Clause, language: str) -> Iterator[_Found]:
    """Every rule met, left to right, none within another."""
    folded = clause.folded
    first = _opening(clause)
    before = marks.word().finditer(folded, 0, first)
    place = 0
    key = ""
    for word in chain(before, marks.word().finditer(folded, first, first + _LONGEST)):
        if word.start() < place or word[0] not in books():
            continue
        if word.start() < first and word[0] not in mine():
            continue  # «minha vó me criou» is the speaker's, «minha vó mora …» hers
        if (word[0] in _WITH and key not in _HAVING) or (language == "en" and word[0] in _NOT_EN):
            continue
        if not _agrees(clause, word[0], word.start()):
            continue
        one = _one(clause, word.start(), word.end(), word[0])
        if one and word[0] == "for" and key == one.key:
            continue  # "I clean houses for a living" says it once
        key = one.key if one else key
        if one:
            yield one
            place = one.end
        is_said = one or clause.voice in ("own", "person")
        is_list = (is_said and word[0] in _LISTING) or (one and word[0] in _BEING)
        if is_list and not (one and one.key == "allergy"):
            for other in _listed(clause, one, one.end if one else word.end(), word[0]):
                yield other
                place = other.end


def _one(clause: Clause, start: int, end: int, lead: str) -> _Found | None:
    prefix = clause.folded[max(_opening(clause), start - _BEFORE) : start]
    if _blocked(marks.clitic().sub("", prefix)):
        return None
    after = marks.between().match(clause.folded, end)
    place = after.end() if after else end
    between = after[0] if after else ""
    for rule in books()[lead]:
        if start < _opening(clause) and "~" not in rule.marks:
            continue
        if not _fits(rule, clause, prefix, lead):
            continue
        match = rule.match(clause.folded, place)
        if match is None:
            continue
        stance = _stance(rule, clause, prefix + (lead if lead in _NEVER else ""), between, match)
        if stance is None:
            continue
        value = bio_values.value(rule.key, clause, start, match)
        if rule.key == "origin" and marks.rather().search(between):
            continue  # «sou mais de doce», «não sou muito de festa»
        if rule.key == "occupation" and "always" in between and match[0].startswith("the "):
            continue  # "I'm always the driver" is said of a party
        if value is not None:
            is_own = "~" in rule.marks
            first = 0 if is_own else _with_subject(clause, start)
            end = _end(rule.key, match, value)
            return _Found(rule.key, first, start, end, value, stance, is_own)
    return None


def _end(key: str, match: re.Match[str], value: str) -> int:
    """Where a rule's words end; a name only as far as it is one."""
    return match.start("v") + len(value) if key == "name" and match["v"] else match.end()


def _listed(clause: Clause, first: _Found | None, place: int, lead: str) -> Iterator[_Found]:
    """The further things that somebody has; one more of the same is no claim of its own."""
    keys = {first.key} if first else set[str]()
    being = _BEING.get(lead, "")
    tried = [lead]
    if lead not in _LISTING:
        tried = [being, "have" if being == "i'm" else "tenho"]
    for comma in marks.comma().finditer(clause.folded, place):
        if comma.start() < place:
            continue
        for rule in chain.from_iterable(books()[one] for one in tried):
            if rule.key not in (_HAD if lead in _LISTING else _BEEN) or set(rule.marks) - {"+"}:
                continue
            if rule.key == "origin" and not clause.folded.startswith("from ", comma.end()):
                continue  # «mãe da Alice e do Bento»
            match = rule.match(clause.folded, comma.end())
            if (
                match
                and (value := bio_values.value(rule.key, clause, comma.end(), match)) is not None
            ):
                is_denied = clause.is_denied and not marks.only().search(comma[0])
                stance: Stance = "not" if is_denied or match[0].startswith("no ") else "is"
                if rule.key not in keys or rule.key in ("pet", "possession"):
                    yield _Found(rule.key, comma.end(), comma.end(), match.end(), value, stance)
                keys.add(rule.key)
                place = match.end() - match[0].endswith(",")
                break


def _agrees(clause: Clause, lead: str, start: int) -> bool:
    """Whether the verb's person is that of whom the clause is about."""
    before = clause.folded[max(0, start - _BEFORE) : start]
    if lead == "to" and marks.english_to().search(before):
        return False
    if lead == "bebe" and (clause.said[start + 3] in "êÊ" or marks.baby().search(before)):
        return False
    if lead in AT_IT and not marks.is_at().search(before):
        return False
    if clause.voice == "person":
        if lead in OWN or is_we(lead) or lead in ("era", "eram") or marks.not_yet().search(before):
            return False
        if lead == "e":  # «é» without its accent only right after whom it is about
            said = clause.said[start : start + 1]
            between = clause.folded[max(clause.predicate, start - _BEFORE) : start].strip()
            return said in "éÉ" or not between or bool(marks.adverbs_only().fullmatch(between))
        return True
    if clause.voice in ("thing", "none"):
        return True  # only rules that need no subject are met there
    if lead in _ONCE:
        return clause.predicate == start or bool(marks.i_said().search(before))
    if lead in ("faz", "ha", "tem") and marks.ago().match(clause.folded, start):
        return True  # «faz seis anos que tô em Natal» is nobody's doing
    if lead in THEIRS and not (lead in _EITHER and marks.i().search(before)):
        return bool(marks.we().search(before))
    if lead in FIRST_OR_NOUN and marks.as_noun().search(before):
        return False
    if _is_own(lead) or lead in _MINE or lead in _WITH or lead in AT_IT:
        return True
    if marks.not_yet().search(before) or marks.english_noun().search(before):
        return False
    # an English verb: "I" or "we" must have been said, or nothing
    *_, spoken = [None, *marks.i().finditer(before)]
    if spoken and not marks.another().search(before, spoken.end()):
        return True
    return clause.predicate >= start or not before.strip()


def _is_own(lead: str) -> bool:
    return lead in OWN or lead in FIRST or is_we(lead) or (lead.endswith("ei") and len(lead) > 3)


def _fits(rule: Rule, clause: Clause, prefix: str, lead: str) -> bool:
    if lead in ("i've", "ive") and rule.key in ("pet", "possession", "family"):
        return False  # "I've got" is had, "I've always wanted" is not
    if "~" in rule.marks or (lead in _WITH and clause.voice != "person"):
        return True
    if clause.voice == "none" and _is_own(lead):
        return _opens(prefix)  # a first person that is on no list of verbs
    if "*" in rule.marks:
        return clause.voice in ("none", "thing", "own") and _opens(prefix)
    if clause.voice not in ("own", "person"):
        return False
    return "^" not in rule.marks or _opens(prefix)


def _opens(prefix: str) -> bool:
    return (
        not prefix.strip()
        or prefix.rstrip().endswith(",")
        or bool(marks.opener().fullmatch(prefix))
    )


def _stance(
    rule: Rule, clause: Clause, prefix: str, between: str, match: re.Match[str]
) -> Stance | None:
    """None where the rule says nothing when denied, or only something when denied."""
    rest = clause.folded[match.start() : match.end() + _BEFORE]
    denied = bool(marks.denial().search(prefix)) or bool(marks.denial_between().search(between))
    denied = denied or bool(marks.last_denial().search(rest))
    denied = denied or bool(
        marks.none().match(match[0]) and rule.key in ("family", "pet", "possession")
    )
    over = bool(marks.more().search(between)) or bool(marks.anymore().search(rest[:80]))
    over = over or bool(marks.lately().search(prefix + between + rest))
    over = over or bool(marks.already_not().search(prefix))
    if marks.no_longer().search(prefix) or "no longer" in between:
        denied = over = True
    if "-" in rule.marks:
        return None if denied else "ends"
    if "!" in rule.marks:
        if "*" not in rule.marks and not denied:
            return None
        return "ends" if over else "not"
    if denied and "+" in rule.marks:
        return None
    if "%" in rule.marks and not (denied and over):
        return None
    if denied and not over and rule.key in ("occupation", "nickname"):
        return None  # «não sou médico, mas …» says little of who somebody is
    if denied:
        return "ends" if over or marks.no_more().search(rest[:40]) else "not"
    return "is"


def _with_subject(clause: Clause, start: int) -> int:
    """Where «eu nunca» or "I don't" before a verb starts."""
    match = marks.subject().search(clause.folded[max(0, start - 40) : start])
    return start - len(match[0]) if match else start


def _blocked(prefix: str) -> bool:
    """Whether what stands before a verb makes it somebody's thought, a relative or a time."""
    if not marks.relative().search(prefix):
        return False
    return bool(marks.relative().search(marks.telling().sub(" ", prefix)))
