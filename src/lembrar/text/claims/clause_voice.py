"""Whose a clause is: its speaker's, somebody's whom the speaker talks about, or a thing's."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from lembrar.text.claims import clause_words as say
from lembrar.text.claims import people
from lembrar.text.claims.clause import Clause, Voice
from lembrar.text.claims.clause_verbs import Word, any_person, person_of, words_of
from lembrar.text.claims.people import Person

_FAR = 12
"""Words into a clause within which it is said whom it is about."""
_NEAR = 6
"""Words within which a relative or a friend is the subject, not the object."""
_HERS = frozenset("ele ela eles elas he she they he's she's they're hes shes".split())
_YOURS = frozenset("voce vc voces vcs you you're your ce".split())
_MINE = frozenset("minha meu minhas meus my our".split())
_BOTH = frozenset("tanto both either neither".split())


class Whose(NamedTuple):
    """Whom a clause is about, and where in it the subject ends."""

    voice: Voice
    subject: str = ""
    predicate: int = 0


class _Scene(NamedTuple):
    """A clause, its words from the first that matters, and what was said before it."""

    clause: Clause
    words: Sequence[Word]
    start: int
    last: Clause | None
    known: Sequence[Person]

    @property
    def near(self) -> Clause | None:
        """The clause before, in this sentence or the one before it."""
        last = self.last
        return last if last and self.clause.sentence - last.sentence <= 1 else None

    def place(self, index: int) -> int:
        return self.words[index].start if index < len(self.words) else 0


def attributed(clause: Clause, found: Sequence[Clause], known: Sequence[Person]) -> Clause:
    """With its voice and subject, by what stands in it and before it."""
    words = words_of(clause.folded)
    start = 0
    if aside := _aside().match(clause.folded) or _finding().match(clause.folded):
        start = sum(word.start < aside.end() for word in words)
    while start < len(words) and words[start].text in say.LEADS:
        if person_of(words, start, clause.said):
            break
        start += 1
    clause = replace(clause, is_denied=_is_denied(words))
    if _is_reported(clause.folded):
        return replace(clause, force="reported", voice="nobody")
    whose = _whose(_Scene(clause, words, start, found[-1] if found else None, known))
    return replace(clause, voice=whose.voice, subject=whose.subject, predicate=whose.predicate)


def _whose(scene: _Scene) -> Whose:
    """By the first word that tells."""
    for index in range(scene.start, min(scene.start + _FAR, len(scene.words))):
        found = _by_pronoun(scene, index) or _by_name(scene, index) or _by_verb(scene, index)
        if found:
            return found
    return _elided(scene)


def _by_pronoun(scene: _Scene, index: int) -> Whose | None:
    """«eu», «a gente», «ela», "you": unless a preposition stands before it."""
    word = scene.words[index]
    folded = scene.clause.folded
    if word.text in _BOTH and index == scene.start:
        return Whose("nobody")
    if word.text in _HERS:
        return _theirs(scene, word)
    if _after_preposition(scene, index):
        return None
    is_we = word.text == "nos" and person_of(scene.words, index + 1, scene.clause.said) == 1
    if word.text == "eu" or word.text in say.ENGLISH_I or is_we or _us().match(folded, word.start):
        return Whose("own", "", word.start)
    return Whose("you", "", word.start) if word.text in _YOURS else None


def _theirs(scene: _Scene, word: Word) -> Whose:
    person = people.meant_by(word.text, scene.known)
    if person is None:
        return Whose("nobody")
    return Whose("person", person.name, word.start + len(word.text.split("'")[0]))


def _by_name(scene: _Scene, index: int) -> Whose | None:
    """«minha irmã …», «o João …», «o aniversário da minha mãe …»."""
    folded, said = scene.clause.folded, scene.clause.said
    place = scene.words[index].start
    if _after_preposition(scene, index) or index > scene.start + _NEAR:
        return None
    if people.visit().match(folded, place):
        return Whose("own", "", place)
    if owner := _owner(folded, said, place, scene.known):
        return owner
    if person := people.kin_at(folded, said, place):
        return _with_subject(person, scene)
    if index > scene.start:
        return None
    for reader in (people.bare_at, people.named_at, people.stranger_at):
        person = reader(folded, said, place)
        if person and _acts(scene.words, person, said):
            return Whose("person", person.name, person.end)
    following = scene.words[index + 1].text if index + 1 < len(scene.words) else ""
    is_mine = scene.words[index].text in _MINE or (
        scene.words[index].text in ("o", "a") and following in _MINE
    )
    return Whose("own", "", place) if is_mine else None


def _by_verb(scene: _Scene, index: int) -> Whose | None:
    """The verb's own person; a third one has its subject before it, or in the clause before."""
    word = scene.words[index]
    which = person_of(scene.words, index, scene.clause.said)
    if which == 1:
        return Whose("own", "", word.start)
    before = scene.words[scene.start : index]
    is_english = word.text in say.ENGLISH_VERBS or word.text in say.ALONE
    is_first = all(earlier.text in say.ADVERBS for earlier in before)
    if which != 3 and not (is_english and is_first):
        return None
    if not all(
        earlier.text in say.ADVERBS or earlier.text in say.LEADS or earlier.text == "se"
        for earlier in before
    ):
        return Whose("thing", "", scene.place(scene.start))  # a noun stands before it
    return _without_subject(scene, word)


def _without_subject(scene: _Scene, word: Word) -> Whose:
    """«Mora em Natal»: theirs who were spoken of last, if anybody was."""
    voice = scene.near.voice if scene.near else "none"
    if voice not in ("person", "nobody"):
        is_own = word.text in say.ALONE or _was_own(scene, word, voice)
        return Whose(
            "own" if is_own else "thing", "", word.start if is_own else scene.place(scene.start)
        )
    if voice == "nobody" or scene.near is None:
        return Whose("nobody")
    return Whose("person", scene.near.subject, word.start)


def _was_own(scene: _Scene, word: Word, voice: Voice) -> bool:
    """«…, antes trabalhava na Vivo», «…, era torneiro»: theirs who just spoke of themselves."""
    if word.text == "era":
        is_same = scene.last is not None and scene.last.sentence == scene.clause.sentence
        return is_same and voice == "own" and not _a_thing().match(scene.clause.folded, word.end)
    return word.text in say.ONCE and (voice == "own" or not scene.clause.index)


def _elided(scene: _Scene) -> Whose:
    """No verb of its own, or an English one whose subject was said in the clause before."""
    if scene.start >= len(scene.words):
        return Whose("none")
    first = scene.words[scene.start]
    last = scene.last if scene.last and scene.last.sentence == scene.clause.sentence else None
    if last and last.voice == "person" and first.text in say.THIRD_ELIDED:
        return Whose("person", last.subject, first.start)
    if last and last.voice == "own" and first.text in say.ENGLISH_ELIDED:
        return Whose("own", "", first.start)
    is_theirs = scene.near is not None and scene.near.voice in ("person", "nobody")
    return Whose("own" if first.text in say.ALONE and not is_theirs else "none", "", first.start)


def _with_subject(person: Person, scene: _Scene) -> Whose:
    """A relative first: theirs, unless the verb after it is in the first person."""
    folded, said = scene.clause.folded, scene.clause.said
    if _and_me().match(folded, person.end):
        return Whose("own")
    if folded.startswith("'s", person.end) and _is_state().match(folded[person.end + 2 :].lstrip()):
        return Whose("person", person.name, person.end)
    for index, word in enumerate(scene.words):
        if word.start < person.end:
            continue
        which = person_of(scene.words, index, said)
        if which == 1 and word.text not in ("como", "uso", "caso"):
            return Whose("nobody")  # «meu pai perdi cedo»
        if which == 3 or word.text in say.ENGLISH_VERBS:
            break
    if folded.startswith("'s", person.end):
        return Whose("nobody")  # "my sister's flat"
    return Whose("person", person.name, person.end)


def _owner(folded: str, said: str, place: int, known: Sequence[Person]) -> Whose | None:
    """«o aniversário da minha mãe é …», "my mom's birthday is …", «o nome dela é …»."""
    person: Person | None = None
    if match := _thing_of().match(folded, place):
        if match["pronoun"]:
            person = people.meant_by(match["pronoun"], known)
            return Whose("person", person.name) if person else Whose("nobody")
        whom = match.start("whom")
        person = people.kin_at(folded, said, whom) or people.named_at(folded, said, whom)
    elif _their_thing().match(folded, place):
        person = people.kin_at(folded, said, place)
        person = person if person and folded.startswith("'s ", person.end) else None
    return Whose("person", person.name) if person else None


def _acts(words: Sequence[Word], person: Person, said: str) -> bool:
    """Whether a verb in the third person follows a name."""
    if said[person.end : person.end + 2] in ("'s", "’s"):
        return bool(_is_state().match(said[person.end + 2 :].lstrip().lower()))
    after = [index for index, word in enumerate(words) if word.start >= person.end][:3]
    if after and words[after[0]].text in ("que", "q", "who"):
        return "," in said[person.end : words[after[0]].start]  # «o Caio, que mora comigo, …»
    for index in after:
        if words[index].text in say.ADVERBS:
            continue
        is_plural = len(words[index].text) > 4 and words[index].text.endswith(("am", "em"))
        return is_plural or any_person(words, index, said) == 3
    return person.end >= len(said)


def _after_preposition(scene: _Scene, index: int) -> bool:
    return index > 0 and scene.words[index - 1].text in say.PREPOSITIONS


def _is_reported(folded: str) -> bool:
    """«Ela disse que …», "my boss thinks …": another's words, unless it is a doctor's finding."""
    match = _reporting().search(folded[:120])
    if match is None:
        return False
    before = folded[: match.start()]
    return not (_finder().search(before) or _by_me().search(before))


def _is_denied(words: Sequence[Word]) -> bool:
    for index, word in enumerate(words[:10]):
        if word.text in say.DENIALS:
            return word.text != "no" or index < 1
        if word.text in say.RELATIVES:
            return False
    return bool(words) and words[-1].text == "nao"


@cache
def _a_thing() -> re.Pattern[str]:
    """«era um táxi», «era do meu tio»: what somebody spoke of, not who he was."""
    return re.compile(r" (?:uma?|[oa]s?|d[aeo]s?|isso|tudo|pra|muito|tao|bem|so)\b")


@cache
def _aside() -> re.Pattern[str]:
    """What is said to the reader before anything is said."""
    return re.compile(
        r"\W*(?:just )?(?:so you know|fyi|for the record|as you know|you should know"
        r"|(?:so )?(?:pra|para) (?:voce|vc) saber|como (?:voce|vc) (?:ja )?sabe)\b"
        r"\W*(?:(?:that|que)\b\W*)?(?=\w)"
        r"|\W*(?:(?:e|mas|hj|hoje|ja|agora|ontem|amanha)\b\W*)*(?:faz|fez|fazem|ha|tem)\s+\w+"
        r"(?: e \w+)?\s+(?:anos?|meses|mes|semanas?|dias?)(?:\s+hoje)?\s+(?:que|q)\b\s+"
        r"|\W*it(?:'s|s| has| is) been (?:\w+ ){1,3}(?:years?|months?|weeks?|days?) since\b\s+"
    )


@cache
def _reporting() -> re.Pattern[str]:
    verbs = (
        "disse|disseram|falou|falaram|diz|dizem|acha|acham|pensa|pensam|acredita|respondeu|contou"
        "|escreveu|jurou|perguntou|comentou|insiste|vive dizendo|fala|falam|said|says|say|thinks"
        "|think"
        "|told|tells|believes|believe|claims|claimed|asked|wrote|replied|assumes|insists|heard|ouvi"
        "|li|read|mentioned|imagina|quer|queria|wants"
    )
    return re.compile(
        rf"\b(?:{verbs})\b(?: (?:me|mim|pra mim|para mim|pro medico|pra ela|pra ele|us|him|her|them"
        r"|everyone|todos|ontem|hoje|sempre|here))*\s*[:,]?\s*(?:que|q|that|i'm|i am|im|i have|i|he"
        r"|she|they|he's|she's|they're)\b"
    )


@cache
def _finding() -> re.Pattern[str]:
    """What only says who found it out: «o médico disse que meu …»."""
    return re.compile(
        r"\W*(?:(?:[oa]s?|the|my|meus?|minhas?|our) )?"
        + _finder().pattern
        + r"(?: \w+){0,2}? (?:disse"
        r"|disseram|falou|diz|confirmou|deu|acusou|says|said|told me|reckons|confirmed|showed"
        r"|shows)"
        r"(?: (?:me|pra mim))?(?: (?:que|q|that))? (?=(?:meus?|minhas?|my)\b)"
    )


@cache
def _finder() -> re.Pattern[str]:
    """Whose word on the speaker is as good as a fact."""
    return re.compile(
        r"\b(?:medic[oa]|doutora?|dr|dra|exames?|psiquiatra|psicolog[oa]|dentista|nutri\w*|dermato"
        r"\w*|cardio\w*|gineco\w*|alergista|endocrino\w*|neuro\w*|oftalmo\w*|laudo|teste|doctor"
        r"|tests?|therapist|allergist|dermatologist|cardiologist|gp|labs?|doc|docs|doctors|consultant|midwife"
        r"|optician|neurologist|psychiatrist|oncologist|rheumatologist|specialist|scan|mri|bloods"
        r"|medicos|ortopedista|oncologista|ultrassom|tomografia|ressonancia|biopsia)\b"
    )


@cache
def _by_me() -> re.Pattern[str]:
    return re.compile(r"\b(?:eu|ja te|te|i|i've|we|como)\s*$|^\s*$")


@cache
def _us() -> re.Pattern[str]:
    return re.compile(
        r"a gente\b|a gnt\b|agente [a-z]+[ae]\b|agnt\b|me (?:and|e) (?:my|our|the|minha|meu|[oa])\b"
    )


@cache
def _and_me() -> re.Pattern[str]:
    return re.compile(r"\s+(?:e|and)\s+(?:eu|i|me)\b")


@cache
def _is_state() -> re.Pattern[str]:
    return re.compile(
        r"(?:an?|the|not|very|so|really|always|never|been|got|had|having|lost|left|gone|broken|taken"
        r"|become|bought|sold|won|found|made|fallen|caught|quit|getting|going|no longer|out|in|from"
        r"|also|now|still|allergic|off|over|back|away|called|named|due|obsessed|scared|terrified|afraid"
        r"|into|unemployed|dyslexic|bipolar|asthmatic|adhd|home|here|abroad"
        r"|(?:italian|french|german|spanish|irish|scottish|welsh|english|portuguese|indian|chinese"
        r"|japanese|korean|polish|russian|dutch|swedish|mexican|nigerian|canadian|australian|greek"
        r"|turkish)(?=\W*$|,| (?:and|but|so)\b)"
        r"|vegetarian|vegan|pregnant|married|single|divorced|engaged|retired|diabetic|sick|ill"
        r"|\w+ing|\w+ed|turning|like|just|only|at|\d+|my|on|coeliac|celiac|lactose|autistic|deaf"
        r"|blind|dementia|cancer|alzheimer\w*|parkinson\w*|depression|anxiety|asthma|diabetes"
        r"|nut|dairy|gluten|colou?r ?blind|left[- ]handed|self[- ]employed|dead|fine|sober"
        r"|fluent|bilingual"
        r"|gay|catholic|jewish|muslim|brazilian|american|british)\b"
    )


@cache
def _thing_of() -> re.Pattern[str]:
    things = (
        "nome|aniversario|niver|idade|profissao|time|signo|telefone|numero|celular|email|e-mail"
        "|endereco|apelido|sobrenome|religiao|comida favorita|cor favorita|prato favorito|trabalho"
        "|emprego|casa|name|birthday|age|job|phone|number"
    )
    return re.compile(
        rf"(?:[oa]\s+)?(?:{things})\s+(?:(?P<pronoun>del[ea]s?)|d(?:[ao]s?|e)\s+(?P<whom>\w+))\b"
    )


@cache
def _their_thing() -> re.Pattern[str]:
    return re.compile(
        r"(?:my|our) (?:[a-z-]+ ){0,3}?(?:[a-z-]+)'s (?:name|birthday|age|job|phone|number|email"
        r"|nickname"
        r"|favou?rite \w+|team|religion)\b"
    )
