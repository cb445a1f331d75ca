"""What happened in the speaker's life, and what is before them.

A death, a birth or an illness in the family is an event of the speaker's own life; a relative's
new job or wedding is the relative's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from functools import cache

from lembrar.model import Claim
from lembrar.text import known_names
from lembrar.text.claims import happenings_ahead, happenings_rules, kin_words, tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import Book, Cue, is_opening, without_question
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

_MOST = 400
"""Characters of a clause that are read."""
_TOLD_ONCE = frozenset("graduation wedding breakup move job".split())
"""What seldom happens twice in one sentence."""
_RECENT_DAYS = 60
_ENGLISH_LEADS = frozenset(
    "got was been being had have having lost broke fell finished passed failed ran paid won left"
    " quit tore caught came defended completed published released launched bought sold landed"
    " found started start begin began accepted hurt twisted split dumped did proposed became become"
    " gave retired resigned welcomed scored closed stole said asked signed tested landed arrived"
    " pulled back".split()
)
"""Verbs that don't show who did it: only the speaker's where the speaker is the subject."""


def find(telling: Telling) -> Iterator[Claim]:
    """Events, appointments and deadlines, one for each clause."""
    told: list[tuple[str, str, int]] = []
    for clause in map(without_question, telling.all):
        if clause.force == "general" and _unknown().match(clause.folded):
            yield from _done_to_me(clause, telling)
        if clause.force != "stated":
            continue
        if agenda := happenings_ahead.agenda(clause, telling):
            yield from agenda
        elif ahead := happenings_ahead.read(clause, telling):
            yield ahead
        elif events := list(_events(clause, telling)):
            yield from (event for event in events if not _is_told_again(event, clause, told))
            told = [(event.key, event.subject, clause.sentence) for event in events]
        elif ahead := _told_by_verb(clause, telling):
            yield ahead
        elif business := _business(clause, telling):
            yield business


def _told_by_verb(clause: Clause, telling: Telling) -> Claim | None:
    """What is ahead, where only the verb tells so: booked, due, or planned."""
    return (
        happenings_ahead.booked(clause, telling)
        or happenings_ahead.due(clause, telling)
        or happenings_ahead.plan(clause, telling)
    )


def _is_told_again(event: Claim, clause: Clause, told: list[tuple[str, str, int]]) -> bool:
    """ "handed in my thesis, I'm done with uni": the same news in other words."""
    is_new = bool(event.when) or event.key not in _TOLD_ONCE
    return not is_new and (event.key, event.subject, clause.sentence) in told


def _events(clause: Clause, telling: Telling) -> Iterator[Claim]:
    """The event that a clause tells of; of several joined by «e» or a comma, each."""
    before = telling.before(clause)
    if clause.is_hedged or (before and _dreaming().search(before.folded)):
        return
    folded = clause.folded[:_MOST]
    done = list(_done_to_me(clause, telling)) if clause.voice in ("person", "nobody") else []
    yield from done
    if done or clause.voice == "nobody":
        return
    if clause.voice == "person":
        if told := _of_another(clause, telling, folded):
            yield told
        return
    cues = _joined(folded, list(_own_cues(clause, telling, folded)))
    for index, cue in enumerate(cues):
        first = cue.start if index else folded.rfind(",", 0, cue.start) + 1
        last = cues[index + 1].start if index + 1 < len(cues) else len(folded)
        yield _claim(clause, telling, cue, first, last, subject="")


def _done_to_me(clause: Clause, telling: Telling) -> Iterator[Claim]:
    """«ele terminou comigo», "somebody stole my bike": another's deed, the speaker's event."""
    folded = clause.folded[:_MOST]
    for cue in _to_me().find(folded):
        if not _is_denied(folded, cue):
            yield _claim(clause, telling, cue, subject="")
            return


def _joined(folded: str, cues: list[Cue]) -> list[Cue]:
    """The first cue, and those that a joint parts from the one before."""
    kept = cues[:1]
    for cue in cues[1:]:
        if _joint().search(folded[kept[-1].end : cue.start]):
            kept.append(cue)
    return kept


def _own_cues(clause: Clause, telling: Telling, folded: str) -> Iterator[Cue]:
    for cue in _own().find(folded):
        if (
            cue.name == "illness"
            and _once().search(folded[: cue.start])
            and not telling.when(clause)
        ):
            continue  # «já fui parar no hospital»: some time or other
        if _is_denied(folded, cue) or not _is_own(clause, folded, cue):
            continue
        if _yes().match(folded, cue.start) and not _may_be_asked(clause, telling):
            continue
        if cue.match.groupdict().get("proper") and not _is_proper(clause, cue):
            continue
        names_place = bool(cue.match.groupdict().get("place"))
        if not names_place or _goes_somewhere(clause, telling, cue):
            yield cue


def _may_be_asked(clause: Clause, telling: Telling) -> bool:
    """Whether "I said yes" answers a proposal: all that is told, or told after one."""
    before = fold(telling.text[: clause.start])
    return not before.strip() or bool(_proposing().search(before))


def _is_proper(clause: Clause, cue: Cue) -> bool:
    """ "got into Leeds" names a school; "got into running" doesn't."""
    word = _word().match(clause.folded, cue.match.start("proper"))
    return bool(word) and clause.said[cue.match.start("proper")].isupper() and word[0] != "i"


def _of_another(clause: Clause, telling: Telling, folded: str) -> Claim | None:
    for cue in _others().find(folded):
        if cue.start < clause.predicate or _is_denied(folded, cue):
            continue
        if _hearsay().search(folded, clause.predicate, cue.start):
            continue
        if _another_subject().search(folded, clause.predicate, cue.start):
            continue
        if cue.name == "loss" and not _is_anothers(clause.subject):
            return _claim(clause, telling, cue, subject="") if _is_near(clause.subject) else None
        if cue.name == "birth" and _is_pet(clause.subject):
            return _claim(clause, telling, cue, subject="")
        if cue.name == "birth" and _is_born().match(clause.folded, cue.start):
            is_news = _is_child(clause.subject) or _is_recent(clause, telling)
            return _claim(clause, telling, cue, subject="") if is_news else None
        return _claim(clause, telling, cue, first=clause.predicate)
    return None


def _is_anothers(subject: str) -> bool:
    """ "my friend's dad": a loss, but not the speaker's; "my wife's dad" is both's."""
    owner, apart, _ = fold(subject).replace("’", "'").partition("'s ")
    return bool(apart) and not kin_words.RELATIVES.intersection(owner.split()[-1:])


def _is_near(subject: str) -> bool:
    words = fold(subject).split()
    return any(word in kin_words.RELATIVES or word in kin_words.PETS for word in words) or any(
        word
        in ("amigo", "amiga", "friend", "ex", "vizinho", "vizinha", "colega", "bestie", "chefe")
        for word in words
    )


def _is_pet(subject: str) -> bool:
    """A litter is news of its keeper's: «nossa gata deu cria»."""
    return any(word in kin_words.PETS for word in fold(subject).split())


def _is_child(subject: str) -> bool:
    """Whoever is told to be born, and not to have been born long ago."""
    return any(_small().match(word) for word in fold(subject).split())


def _is_recent(clause: Clause, telling: Telling) -> bool:
    """Somebody's birth is news for a few weeks; before that, a fact about them."""
    today = telling.at.date()
    found = telling.dates_in(clause.start, clause.end)
    return bool(found) and 0 <= (today - found[0].first).days <= _RECENT_DAYS


def _claim(
    clause: Clause,
    telling: Telling,
    cue: Cue,
    first: int = 0,
    last: int = _MOST,
    subject: str | None = None,
) -> Claim:
    last = min(last, len(clause.said))
    last = len(_joining().sub("", clause.folded[:last]))
    said = clause.said[first:last]
    fields = {} if subject is None else {"subject": subject}
    return telling.claim(
        clause,
        "event",
        cue.name.partition("_")[0],
        first,
        last,
        value=_heart(clause.folded[cue.start : cue.end + 40], cue.end - cue.start),
        when=_happened(clause, telling, cue),
        participants=happenings_ahead.participants(said, telling.language),
        tags=tags.find(said),
        **fields,
    )


def _happened(clause: Clause, telling: Telling, cue: Cue) -> str:
    """When it was: what has happened was last Friday, where only «sexta» is said."""
    found = happenings_ahead.said(clause, telling)
    if not found:
        return ""
    days = (found[0].first - telling.at.date()).days
    is_to_come = _to_come().match(clause.folded, cue.start)
    if 0 < days <= 7 and not is_to_come and happenings_ahead.is_weekday(found[0].text):
        return (found[0].first - timedelta(days=7)).isoformat()
    if days < 0 and is_to_come and not found[0].is_relative:
        return happenings_ahead.next_like(found[0], telling.at.date())
    if days > 0 and not is_to_come and _month().fullmatch(found[0].value):
        return f"{found[0].first.year - 1}{found[0].value[4:]}"
    return found[0].value


def _heart(folded: str, length: int) -> str:
    """The words of the cue, whole, without what stands around them."""
    end = length
    while end < len(folded) and folded[end].isalnum():
        end += 1
    return " ".join(folded[:end].split()).strip(" ,.!;:")


def _is_own(clause: Clause, folded: str, cue: Cue) -> bool:
    """An English verb shows nobody: the speaker must be its subject, or nobody at all."""
    lead = folded[cue.start :].split(None, 1)[0]
    if lead not in _ENGLISH_LEADS and not (lead.isascii() and lead.endswith(("ed", "ing"))):
        return True
    return clause.voice == "own" or is_opening(folded, cue.start)


def _is_denied(folded: str, cue: Cue) -> bool:
    return bool(_denial().search(folded[max(0, cue.start - 30) : cue.start]))


def _goes_somewhere(clause: Clause, telling: Telling, cue: Cue) -> bool:
    """«vou pra Lisboa em maio», not «vou pra cama»."""
    place = cue.match.start("place")
    word = _word().match(clause.folded, place)
    if word is None:
        return False
    is_place = word[0] in known_names.PLACES or clause.said[place].isupper()
    long = next((p for p in known_names.LONG_PLACES if p[0] == word[0]), None)
    is_place = is_place or bool(long and clause.folded.startswith(" ".join(long), place))
    verb = clause.folded[cue.start : cue.start + 4]
    is_return = verb.startswith(("volt", "got", "came", "land", "arri", "cheg", "back"))
    return is_place and (
        is_return or bool(telling.when(clause)) or bool(_leisure().search(clause.folded))
    )


def _business(clause: Clause, telling: Telling) -> Claim | None:
    """Two signs or more of weighty business in one statement, and something that came of it."""
    if clause.voice in ("person", "nobody", "you") or clause.is_hedged:
        return None
    folded = clause.folded[:_MOST]
    signs = {sign.lastgroup for sign in _signs().finditer(folded)}
    if len(signs) < 2:
        return None
    when = telling.when(clause)
    if not when and not _came_of_it().search(folded):
        return None
    return telling.claim(
        clause,
        "event",
        "business",
        value=" ".join(sorted(sign for sign in signs if sign)),
        when=when,
        participants=happenings_ahead.participants(clause.said, telling.language),
        tags=tags.find(clause.said),
        subject="",
    )


@cache
def _own() -> Book:
    return Book(happenings_rules.FIRST, happenings_rules.PARTS)


@cache
def _others() -> Book:
    return Book(happenings_rules.OTHERS, happenings_rules.PARTS)


@cache
def _dreaming() -> re.Pattern[str]:
    return re.compile(r"\b(?:sonhei|dreamed|dreamt|pesadelo|nightmare|had a dream|tive um sonho)\b")


@cache
def _to_come() -> re.Pattern[str]:
    return re.compile(
        r"(?:vou|vamos|irei|to\b|off\b|estou|embarco|viajo|(?:a )?gente (?:vai|viaja|embarca)"
        r"|expecting|having|moving|getting"
        r"|going|flying"
        r"|heading|turning|starting|retires?\b|baby\b|casam?\b|se aposenta"
        r"|were (?:moving|getting|having|going|expecting)|i'm|i am|we're|we are"
        r"|(?:i|we) (?:graduate|retire|finish|start|begin|leave|move)\b"
        r"|(?:me|nos) (?:formo|graduo|mudo|aposento|caso)\b"
        r"|comeco|start\b|esperando|opero|vai\b|vao\b|entr[ao]\b"
        r"|entram\b|sai\b|saio|saem|se mudando|is\b|are\b|s\b|re\b|starts|ta\b|esta\b|estao\b)"
    )


@cache
def _month() -> re.Pattern[str]:
    return re.compile(r"\d{4}-\d\d")


@cache
def _once() -> re.Pattern[str]:
    return re.compile(r"\b(?:ja|d?[ae] (?:ultima|outra) vez(?: eu)?|last time i)\s*$")


@cache
def _is_born() -> re.Pattern[str]:
    return re.compile(r"nasc|(?:was|were)\b")


@cache
def _small() -> re.Pattern[str]:
    return re.compile(
        r"(?:filh|net|sobrinh|afilhad|bebe|gemeos|cacul|son$|daughter|baby|niece|nephew"
        r"|grand(?:son|d|k|c)|kid|twins"
        r"|enteado|menin)"
    )


@cache
def _unknown() -> re.Pattern[str]:
    return re.compile(r"\W*(?:alguem|someone|somebody|um cara|uns caras)\b")


@cache
def _yes() -> re.Pattern[str]:
    return re.compile(r"said yes\b")


@cache
def _proposing() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:propos\w+|marry|married|ring|knee|engag\w+|popped|question|boyfriend|girlfriend"
        r"|fiancee?|partner|love|moment)\b"
    )


@cache
def _joint() -> re.Pattern[str]:
    return re.compile(r",|;|\b(?:e|and|mas|but|depois|then)\s")


@cache
def _joining() -> re.Pattern[str]:
    return re.compile(r"[\s,;]+(?:(?:e|mas|and|but|eu|i|me|depois|then)\b\W*)*$")


@cache
def _hearsay() -> re.Pattern[str]:
    """ "my mom said she's moving": her word, not known yet."""
    return re.compile(r"\b(?:said|says|told|claims|disse|diz|falou|contou|jura)\b")


@cache
def _another_subject() -> re.Pattern[str]:
    """ "he's thrilled, his team made the final": done by somebody else again."""
    return re.compile(r",\s*(?:his|her|their|[oa]s? \w+ del[ea]s?)(?: \w+){1,2}\s*$")


@cache
def _to_me() -> Book:
    return Book(happenings_rules.TO_ME, happenings_rules.PARTS)


@cache
def _denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:sonhei|dreamed|dreamt|imagin\w+|parece q(?:ue)?|como se|feels? like|as if|(?:nao"
        r"|n|nunca|nem|naum|quase|ainda nao|almost"
        r"|nearly|never|not|didn'?t|haven'?t|don'?t"
        r"|se|if|against|quando|when|antes de|before|wasn'?t|when i|quando eu|desde q(?:ue)?"
        r"|toda vez que"
        r"|gonna"
        r"|going to|will|might|could|would|should))(?: (?:eu|i|me|we|ever|yet|been|have|get|que|a"
        r"|gente|really|nos|be))*\s*$"
    )


@cache
def _leisure() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:ferias|viagem|turismo|feriado|carnaval|natal|reveillon|intercambio|a trabalho"
        r"|vacation|holiday|trip|honeymoon|lua de mel|visitar|conhecer|visit|weekend|conference)\b"
    )


@cache
def _signs() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:(?P<meeting>reuni(?:ao|oes)|meetings?|call|kickoff|workshop)|(?P<deadline>prazos?"
        r"|deadlines?|vencimento|due)|(?P<delivery>entregas?|entregar|entregamos|entreguei|deliver"
        r"(?:y|ed|able|ables)|shipp?(?:ed|ing)|deploy|lancamento|launch(?:ed)?|go-?live|release)"
        r"|(?P<client>clientes?|clients?|customers?|fornecedor(?:es)?|suppliers?|vendors?"
        r"|investidor"
        r"(?:es)?|investors?|parceiros?|stakeholders?)|(?P<contract>contratos?|contracts?|acordo"
        r"|licitacao|agreement|aditivo|nda|sow|deal)|(?P<proposal>propostas?|proposals?|orcamentos?"
        r"|quotes?|pitch|bid)|(?P<project>projetos?|projects?|sprint|campanha|campaign|obra"
        r"|relatorio|report|apresentacao|presentation|roadmap|mvp|modulo|sistema)"
        r"|(?P<weight>important\w*|urgent\w*|critic[oa]|critical|prioridade|priority|estrategic[oa]"
        r"|decisiv[oa]|crucial|essencial))\b"
    )


@cache
def _came_of_it() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:fech(?:ei|amos|ou)|assin(?:ei|amos|ou|aram)|entreg(?:uei|amos|ou)|aprov(?:ou|aram"
        r"|ado|ada|amos)|cancel(?:ou|aram|ado|ada|amos)|adi(?:ou|aram|ado|ada|amos)|mud(?:ou|aram)"
        r"|receb(?:i|emos|eu)|envi(?:ei|amos|ou)|mand(?:ei|amos|ou)|apresent(?:ei|amos|ou)|perd(?:i"
        r"|emos|eu)|ganh(?:ei|amos|ou)|pedi(?:u|ram)|atras(?:ou|ado|ada|amos)|aceit(?:ou|aram)"
        r"|recus(?:ou|aram)|renov(?:ou|amos|ei)|rescindi(?:u|mos)|antecip(?:ou|aram|ado|amos)"
        r"|lanc(?:amos|ei|ou)|conclui(?:mos|u)?|comec(?:ou|amos|a)|precis(?:amos|o|a)|temos|vence"
        r"|signed|closed|delivered|approved|sent|launched|lost|won|postponed|cancell?ed|moved"
        r"|shipped|presented|rejected|accepted|asked|renewed|delayed|pushed|landed|finished|kicked"
        r"|needs|wants|starts|got|extended|wrapped)\b"
    )


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")
