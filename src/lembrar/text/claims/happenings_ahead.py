"""What the speaker has before them: appointments, and what is due by a date.

A thing counts where it has a date from today on and is the speaker's: said to be («tenho», "my"),
named bare («reunião amanhã 10h»), or known to both («a prova é sexta»).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import cache

from lembrar.model import Claim
from lembrar.text import known_names, names
from lembrar.text.claims import people, tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import is_opening
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

_MOST = 400
_NAMED = 60
"""Characters before a thing in which its owner would stand."""
_HEADING = 30
"""Characters of «agenda da semana:»."""
_BESIDES_DATE = 14
"""Characters that may stand around a date in a clause that says nothing else."""


def read(clause: Clause, telling: Telling) -> Claim | None:
    """The appointment or deadline that a clause tells of, if it does."""
    if clause.voice == "nobody":
        return _of_owner(clause, telling)
    folded = clause.folded[:_MOST]
    if _on_show().search(folded):
        return None
    if claim := _settled(clause, telling) or _demanded(clause, telling):
        return claim
    if claim := _dated_next(clause, telling):
        return claim
    if claim := _visit(clause, telling):
        return claim
    thing = _thing().search(folded) or _doing().search(folded)
    if (thing is None and not _must_do(folded)) or _of_habit().search(folded):
        return None
    when = _when(clause, telling)
    is_off = thing and not thing["exam"] and _called_off().search(folded)
    if not when and not is_off and not (thing and _each_time().search(folded)):
        return None
    if _past().search(folded) and not _set().search(folded):
        return None
    if when and (to_do := _to_do().match(folded)):
        return _claim(clause, telling, "deadline", when, to_do["what"], subject="")
    if clause.voice == "person" and not _is_ours(folded, thing):
        return _of_another(clause, telling, folded, when)
    if thing is not None and (owner := _owner(clause, thing)):
        key = "deadline" if _due().search(folded) else "appointment"
        return _claim(clause, telling, key, when, _heart(thing), subject=owner)
    if thing is not None and _is_own(clause, folded, thing):
        stance = "ends" if _called_off().search(folded) else "is"
        if stance == "is" and _denied().search(folded):
            return None
        key = "deadline" if _due().search(folded) or thing["exam"] else "appointment"
        return _claim(clause, telling, key, when, _heart(thing), stance=stance, subject="")
    if (must := _must_do(folded)) and when and not _denied().search(folded):
        return _claim(clause, telling, "deadline", when, must["what"] or "", subject="")
    return None


def agenda(clause: Clause, telling: Telling) -> list[Claim]:
    """«terça 14h dentista, quinta reunião da escola»: each of several things with its own day;
    nothing where a clause tells of one only."""
    folded = clause.folded[:_MOST]
    if clause.voice not in ("own", "none", "thing") or folded.count(",") == 0:
        return []
    if _past().search(folded) or _denied().search(folded) or _called_off().search(folded):
        return []
    found: list[Claim] = []
    for first, last in _listed(folded):
        part = replace(
            clause,
            start=clause.start + first,
            end=clause.start + last,
            said=clause.said[first:last],
            folded=folded[first:last],
        )
        thing = _thing().search(part.folded)
        when = _when(part, telling) if thing else ""
        if thing is None or not when:
            continue
        key = "deadline" if _due().search(part.folded) or thing["exam"] else "appointment"
        if _is_own(part, part.folded, thing) or _due().search(part.folded):
            found.append(_claim(part, telling, key, when, _heart(thing), subject=""))
    return found if len(found) > 1 else []


def _listed(folded: str) -> Iterator[tuple[int, int]]:
    """The stretches between commas, and what a heading leads to."""
    start = folded.find(":") + 1
    if start > _HEADING or folded[start : start + 1].isdigit():
        start = 0
    for match in _between_commas().finditer(folded, start):
        yield match.span()


def _of_owner(clause: Clause, telling: Telling) -> Claim | None:
    """ "my sister's bar exam is in February": hers, to come."""
    folded = clause.folded[:_MOST]
    thing = _thing().search(folded)
    if thing is None or _past().search(folded) or _denied().search(folded):
        return None
    owner = _possessor_in(clause, thing.end())
    if not owner or not _is_to_be().match(folded, thing.end()):
        return None
    if not (when := _when(clause, telling)):
        return None
    key = "deadline" if thing["exam"] or _due().search(folded) else "appointment"
    is_shared = thing["others"] and "birthday" not in thing["others"]
    return _claim(clause, telling, key, when, _heart(thing), subject="" if is_shared else owner)


def _demanded(clause: Clause, telling: Telling) -> Claim | None:
    """«meu chefe quer o relatório até quarta»: another's wish, the speaker's deadline."""
    folded = clause.folded[:_MOST]
    match = _wanted().search(folded) or _ordered().search(folded)
    if match is None or not (when := _when(clause, telling)) or _denied().search(folded):
        return None
    return _claim(clause, telling, "deadline", when, match["what"], subject="")


def _visit(clause: Clause, telling: Telling) -> Claim | None:
    """«meus pais vêm jantar sábado», "my parents are coming over on Friday"."""
    if clause.voice != "person":
        return None
    match = _comes().match(clause.folded[:_MOST], clause.predicate)
    if match is None or not (when := _when(clause, telling)):
        return None
    return _claim(clause, telling, "appointment", when, match["what"], first=clause.predicate)


def _dated_next(clause: Clause, telling: Telling) -> Claim | None:
    """«marcaram minha cirurgia: 9 de dezembro às 7h»: the day stands after a colon or comma."""
    following = telling.after(clause)
    folded = clause.folded[:_MOST]
    if following is None or following.sentence != clause.sentence or clause.voice == "person":
        return None
    if telling.dates_in(clause.start, clause.end) or not (when := _when(following, telling)):
        return None
    thing = _thing().search(folded)
    if thing is None or _owner(clause, thing) or not _is_own(clause, folded, thing):
        return None
    if _past().search(folded) and not _set().search(folded):
        return None
    dated = sum(date.end - date.start for date in telling.dates_in(following.start, following.end))
    if len(following.folded.strip()) - dated > _BESIDES_DATE:
        return None
    content = " ".join(telling.text[clause.start : following.end].split()).rstrip(" .,!;:")
    return Claim(
        "appointment",
        "deadline" if thing["exam"] or _due().search(folded) else "appointment",
        content,
        clause.start,
        following.end,
        value=_heart(thing),
        when=when,
        participants=participants(content, telling.language),
        tags=tags.find(content),
    )


def _settled(clause: Clause, telling: Telling) -> Claim | None:
    """«oficina da moto: ficou pra sexta», "the demo got moved to Tuesday"."""
    match = _given_day().match(clause.folded[:_MOST])
    if (
        match is None
        or clause.voice in ("person", "nobody")
        or not (when := _when(clause, telling))
    ):
        return None
    thing, before = match["thing"].strip(), telling.before(clause)
    if _somebody().search(thing):
        return None
    if thing and not _is_adverb().fullmatch(thing):
        owner = _possessor_in(clause, match.end("thing"))
        key = "deadline" if match["due"] else "appointment"
        return _claim(clause, telling, key, when, _plain(thing), subject=owner)
    if before is None or before.sentence != clause.sentence or before.voice != "none":
        return None
    text = telling.text[before.start : clause.end]
    content = " ".join(text.split()).rstrip(" .,!;:")
    return Claim(
        "appointment",
        "appointment",
        content,
        before.start,
        clause.end,
        value=_plain(before.folded),
        when=when,
        participants=participants(content, telling.language),
        tags=tags.find(content),
    )


def _plain(thing: str) -> str:
    return " ".join(_article().sub("", thing).split())


def _of_another(clause: Clause, telling: Telling, folded: str, when: str) -> Claim | None:
    has = _has().match(folded, clause.predicate)
    if not when or _denied().search(folded):
        return None
    if has is None:
        return _of_owner(clause, telling)
    key = "deadline" if _due().search(folded) else "appointment"
    return _claim(clause, telling, key, when, has["what"], first=clause.predicate)


def _claim(
    clause: Clause, telling: Telling, key: str, when: str, heart: str, first: int = 0, **fields: str
) -> Claim:
    said = clause.said[first:_MOST]
    return telling.claim(
        clause,
        "appointment",
        key,
        first,
        -1,
        value=" ".join(heart.split()),
        when=when,
        participants=participants(said, telling.language),
        tags=tags.find(said),
        **fields,
    )


def participants(said: str, language: str) -> tuple[str, ...]:
    """The people named in a statement, as they were written."""
    found: list[str] = []
    for mention in names.find(said, language or None):
        first = fold(mention.text.split()[0])
        is_person = people.is_given_name(first, mention.text[0]) and first not in known_names.PLACES
        if is_person and mention.text not in found:
            found.append(mention.text)
    return tuple(found)


def _heart(thing: re.Match[str]) -> str:
    return thing["thing"] if thing["thing"] else thing[0]


def _when(clause: Clause, telling: Telling) -> str:
    """The first date from today on; hours alone are today's, unless they recur."""
    today = telling.at.date()
    folded = clause.folded
    best = ""
    for mention in telling.dates_in(clause.start, clause.end):
        if "T" in mention.value and "/" in mention.value:
            continue
        after = folded[mention.end - clause.start :][:12]
        if _not_a_day().match(after):
            continue
        if mention.last < today:
            if (
                _is_held().search(folded)
                and (today - mention.first).days < 7
                and len(mention.value) >= 10
                and _weekday().match(fold(mention.text))
            ):
                best = best or _a_week_on(mention.value)
            elif _booked().search(folded) and _day_of_year().match(mention.value):
                best = best or _a_year_on(mention.value, today)
            continue
        before = folded[max(0, mention.start - clause.start - 14) : mention.start - clause.start]
        value = mention.value
        if _week_from().search(before) and len(value) >= 10 and "/" not in value:
            value = _a_week_on(value)
        if not best or ("T" in value and value.startswith(best)):
            best = value
    return best or _ordinal(folded, today)


def _is_ours(folded: str, thing: re.Match[str] | None) -> bool:
    """The speaker's, for all that somebody else does it: "Dr Lee moved my scan", and a funeral
    that follows a death."""
    if _for_me().search(folded):
        return True
    opens = thing is not None and thing["others"] and is_opening(folded, thing.start())
    return bool(opens and thing and _is_to_be().match(folded, thing.end()))


def _must_do(folded: str) -> re.Match[str] | None:
    """What is to be done by a date: «tenho que …», "I have until Friday to …", a bare «pagar …»."""
    return _must().search(folded) or _has_until().search(folded) or _to_do().match(folded)


def _a_week_on(value: str) -> str:
    return (date.fromisoformat(value[:10]) + timedelta(days=7)).isoformat() + value[10:]


def _a_year_on(value: str, today: date) -> str:
    """What was just booked for «9 de dezembro» is to come."""
    year = int(value[:4]) + 1
    return f"{year}{value[4:]}" if year == today.year else ""


def is_weekday(text: str) -> bool:
    """Whether a date was said as a day of the week and nothing more."""
    return bool(_weekday().fullmatch(fold(text)))


_ORDINALS = {"first": 1, "fifth": 5, "tenth": 10, "fifteenth": 15, "twentieth": 20, "thirtieth": 30}


def _ordinal(folded: str, today: date) -> str:
    """ "on the 20th with Bob": the next such day."""
    match = _nth().search(folded)
    if match is None:
        return ""
    day = int(match["day"]) if match["day"] else _ORDINALS[match["word"]]
    month, year = today.month, today.year
    for _ in range(3):
        try:
            found = date(year, month, day)
        except ValueError:
            found = None
        if found and found >= today:
            return found.isoformat()
        month, year = (1, year + 1) if month == 12 else (month + 1, year)
    return ""


def _owner(clause: Clause, thing: re.Match[str]) -> str:
    """«consulta da Lívia», «prova do meu filho»: whose it is, if it is somebody else's."""
    if thing["others"] or not thing["thing"]:
        return ""
    if owner := _possessor_in(clause, thing.end()):
        return owner
    match = _whose().match(clause.folded, thing.end())
    if match is None or _goes().search(clause.folded[: thing.start()][-_NAMED:]):
        return ""
    place = match.end()
    person = people.kin_at(clause.folded, clause.said, place) or people.named_at(
        clause.folded, clause.said, place
    )
    return person.name if person else ""


def _possessor_in(clause: Clause, end: int) -> str:
    """The somebody whose thing it is, in the words before `end`: "Mum's check-up"."""
    for possessor in _possessor().finditer(clause.folded, 0, end):
        place = possessor.start("whom")
        is_name = people.is_given_name(possessor["whom"], clause.said[place])
        if is_name or possessor["whom"] in people.KIN:
            return clause.said[place : possessor.end("whom")]
    return ""


def _is_own(clause: Clause, folded: str, thing: re.Match[str]) -> bool:
    """Whether the thing is the speaker's to go to or to do."""
    before = folded[max(0, thing.start() - _NAMED) : thing.start()]
    after = folded[thing.end() : thing.end() + _NAMED]
    if _theirs().match(after):
        return False
    if thing["others"] in ("aniversario", "niver", "birthday") and _mine().search(before):
        return False  # the day one was born, and no appointment
    is_birthday = thing["others"] and thing["others"].startswith(("aniv", "niver", "birthday"))
    if is_birthday and _of_somebody().match(after):
        return bool(_goes().search(before)) or before.rstrip().endswith(" tem")
    if _has_it().search(before) or _goes().search(before) or _set().search(folded):
        return True
    if is_opening(before, len(before)) or _dated_opening().fullmatch(before):
        return True
    if thing["others"] and _is_of_day().fullmatch(before):
        return True  # «dia 20 é o casamento da minha prima»
    if clause.voice == "none" and _compound().fullmatch(before):
        return True
    return bool(_known().search(before) and _is_to_be().search(after))


_THINGS = (
    "consulta|medic[oa]|dentista|exames? de \\w+|ultrassom|ressonancia|reuniao|reunioes|call|daily"
    "|entrevista|aulas?|voo|encontro|audiencia|terapia|sessao|cirurgia|treino|jogo|visita|mudanca"
    "|vistoria|vacina|palestra|evento|culto|banca|apresentacao|compromisso|retorno|jantar"
    "|almoco|churrasco|show|festival|ensaio|plantao|prova de vestido|fisioterapia|fisio"
    "|psicolog[oa]"
    "|psiquiatra|nutricionista|ginecologista|dermatologista|cardiologista|oftalmo\\w*|ortopedista"
    "|pediatra|manicure|cabeleireir[oa]|salao|barbeiro|workshop|congresso|curso|viagem|embarque"
    "|onibus|check-?up|revisao do carro|perícia|pericia|happy hour|confraternizacao|confra|ceia"
    "|karaoke|tomografia|mamografia|coleta de sangue|coleta|raio-?x|pilates|yoga|natacao|role"
    "|churras|bazar"
    "|thanksgiving(?= (?:at|with|is))|natal(?= (?:na casa|com a|na))|ferias"
    "|encomenda"
    "|tecnic[oa] d[aeo] \\w+|montador|pintor|diarista|faxineira|movers|cleaners?|contractor"
    "|handyman"
    "|play|revisao|swim meet|bar mitzvah|appt|garage|encanador|eletricista|vidraceiro"
    "|instalacao|encontrao|retiro|simposio|live|estreia|sarau"
    "|quermesse|reuniao de pais|grupo de apoio|catequese|parents'? evening|sports day|open day"
    "|counsel+ing|support group|book club|band practice|choir(?: practice)?|aa meeting"
    "|nativity|jury duty|boiler man|gp|optician|smear test|school play|prom|leaving do"
    "|consulta d[eo] \\w+|perito|troca de oleo|bingo"
    "|viva|stag do|hen do|op|operation|jab|smear|eye test|mot|plumber|electrician|bbq|barbecue"
    "|sleepover"
    "|playdate|gala|hackathon|pickup|fitting|tasting|rehearsal dinner|karate|swimming|yoga class"
    "|induction"
    "|cinema|teatro|passeio|corrida|campeonato|torneio|maratona|simulado|defesa|matricula"
    "|appointment|meetings?|interview|dentist|doctor|checkup|check-up|flight|class|lesson|party|gig"
    "|concert|dinner|lunch|brunch|breakfast|coffee|court date|court|therapy|session|surgery|game"
    "|match|visit|presentation|recital|reservation|haircut|physio|vet|hearing|conference|seminar"
    "|webinar|demo|standup|stand-up|sync|one-on-one|1:1|1on1|training|rehearsal|audition"
    "|orientation|oficina|mecanico|conference|replacement|procedure|colonoscopy|endoscopia|perito"
    "|podologo|maquiagem"
    "|oculista|otorrino\\w*|endocrino\\w*|urologista|neurologista|reumato\\w*|mastologista"
    "|oncologista|fonoaudiolog[oa]|fono|esteticista|tatuador|depilacao|massagem|drenagem"
    "|limpeza de pele|avaliacao fisica|triagem|biopsia|colonoscopia|holter|eletro\\w*"
    "|ecocardiograma|pre-?natal|parto|cesarea|doacao de sangue|quimio\\w*|radioterapia"
    "|hemodialise|auditoria|treinamento|assembleia|pedreiro|marceneiro|chaveiro|mutirao|vigilia"
    "|novena|gravacao|amistoso|excursao|piquenique|festinha|colonia de ferias|nutritionist"
    "|physiotherapist|chiropractor|osteopath|counsell?or|psychologist|psychiatrist|cardiologist"
    "|dermatologist|gyn(?:a?e?cologist)?|neurologist|orthodontist|hygienist|optometrist|midwife"
    "|podiatrist|acupuncture|biopsy|x-?ray|ct scan|mammogram|chemo|dialysis|root canal|filling"
    "|hairdresser|barber|assessment|evaluation|appraisal|kickoff|offsite|retreat|ceremony"
    "|housewarming|picnic|potluck|pub quiz|movie night|game night|school trip|field trip"
    "|moving day|boiler service|driving lesson"
    "|mri|scan|ultrasound|blood test|trip|train|bus|vaccine|shift|date night|call with|zoom|race"
    "|tournament|veterinari[oa]|parent-teacher|open house|viewing|inspection|delivery|boarding"
)
_EXAMS = (
    "aviso previo|provas?|vestibular|enem|exame|concurso|oab|exams?|midterms?|finals?|quiz"
    "|driving test|test|sat"
    "|bar exam|prazo|entrega d[oae] \\w+|entrega|boleto|fatura|aluguel|ipva|iptu|imposto de renda"
    "|imposto|parcela|mensalidade|conta de \\w+|conta d[oa] \\w+|inscric(?:ao|oes)|matricula"
    "|contrato|contract|tenancy|probation|notice period"
    "|seguro|deadline|rent|bill|assignment|essay|paper|thesis|tcc|homework|taxes|invoice|mortgage"
    "|application|insurance|passport|licen[cs]e|subscription|report|trabalho d[aoe] \\w+|lease"
    "|condominio|anuidade|multa|relatorio|monografia|artigo|projeto|proposta|tax return|cnh|visto"
    "|visa|fies|cartao"
    "|passaporte|renovacao|licenciamento|emprestimo|prestacao|garantia|rematricula|plano de saude"
    "|declaracao|cadastro|enrol+ment|registration|council tax|school fees|fees|tuition|car tax"
    "|warranty|membership|coursework|loan payment|car payment|electric(?:ity)? bill"
    "|gas bill"
)
_OTHERS = (
    "aniversario|niver|batizado|casamento|formatura|festa|cha de \\w+|birthday(?: party)?|wedding"
    "|graduation"
    "|baby shower|funeral|velorio|enterro|missa|despedida|batismo|christening|baptism|memorial"
    "|wake|anniversary|bachelorette|reunion"
)


@cache
def _thing() -> re.Pattern[str]:
    return re.compile(
        rf"\b(?P<thing>(?P<others>{_OTHERS})|(?P<exam>{_EXAMS})|(?:{_THINGS}))\b(?!-)"
        r"(?! (?:room|rooms|notes|link|minutes|point|points|manager|leader|supervisor|players?"
        r"|table|de graca|do teatro"
        r"|free))"
    )


@cache
def _on_show() -> re.Pattern[str]:
    """«hoje tem jogo do …»: what there is for everybody to watch."""
    return re.compile(
        r"\b(?:tem|vai ter|passa|comeca) (?:o |a )?(?:jogo|jogao|classico|final|semifinal|gp|luta"
        r"|novela|bbb|debate|episodio)(?: nov[oa])? d[oae]s? (?!meus?\b|minhas?\b|noss[oa]s?\b)"
        r"|\b(?:passa|vai passar|on (?:tv|telly|netflix)|na (?:tv|globo|netflix|televisao))\b"
    )


@cache
def _doing() -> re.Pattern[str]:
    """Seeing somebody, said by its verb."""
    return re.compile(
        r"(?P<thing>\b(?:combinei|marquei|acertei|fechei) com (?:o|a|meu|minha)"
        r"(?= \w+ (?:pr[ao]|para|n[ao]|dia|amanha))"
        r"|\b(?:vou|vamos|fiquei de|combinei de|marquei de|a gente vai|fiquei)(?: (?:me"
        r"|nos))?"
        r" (?:encontrar|jantar|almocar|reunir|buscar|visitar|conversar com|falar com|ver|levar"
        r"|ligar"
        r" (?:pr[ao]|para)|tomar (?:um )?cafe|sair com|me reunir|assistir|depor|viajar com"
        r"|apresentar)"
        r"(?= \w)|\b(?:encontro|busco|janto com|almoco com|visito|apresento|embarco|comeco"
        r"|levo|entrego|recebo|pego|viajo|opero)(?= (?:o|a|os"
        r"|as|dia|em|meu"
        r"|minha|com|no|na)\b)|\b(?:i'?m|i am|we'?re|we are|im|gonna be|will be)? ?(?:seeing"
        r"|meeting"
        r"|having (?:dinner|lunch|coffee|drinks|(?:people|friends|family|guests) over|a party)"
        r"|picking up|visiting|presenting|interviewing"
        r"|flying|getting (?:the keys|my (?:results|braces|cast|stitches|vaccine|jab|flu shot))"
        r"|collecting (?:my|the|our)|dropping off (?:my|the|our)|viewing (?:a|an|the|two|some)"
        r"|signing (?:the|our|my)|hosting|moving (?:in|out|house))"
        r"(?= \w)|\b(?:we|i) (?:close on|complete on|exchange on|fly(?: out| home| back)?(?: to)?"
        r"|leave for|check in)(?= \w)"
        r"|\b(?:getting|having|get) (?:my|the|a|an|our) (?:[\w-]+ ){1,3}?(?:out|done|removed|fixed"
        r"|pulled|fitted|serviced|checked|installed|delivered|replaced|cut|looked at)\b"
        r"|\b(?:vou|vamos) (?:tirar|arrancar|operar|trocar|colocar|instalar|buscar) (?:o|a|os|as"
        r"|meu"
        r"|minha|um|uma)(?= \w))(?P<others>(?!))?(?P<exam>(?!))?"
    )


@cache
def _given_day() -> re.Pattern[str]:
    """«… ficou pra sexta»: whatever it is, it has a day now."""
    return re.compile(
        r"\W*(?P<thing>[^.!?;:\n]{0,60}?)[\s:,–-]*\b(?:ficou|fica|foi|ta|esta|passou|got|was|is"
        r"|has been|(?<=')s)\s+"
        r"(?:(?:(?:re)?marcad[oa]|agendad[oa]|adiad[oa]|moved|pushed(?: back)?|rescheduled"
        r"|booked(?: in)?"
        r"|scheduled)\s+"
        r"(?:pr[ao]|para|pro|to|for|until)|(?<=ficou )(?:pr[ao]|para|pro)|(?P<due>due)(?: back"
        r"| in| on| by| for)?)\s"
    )


@cache
def _is_adverb() -> re.Pattern[str]:
    return re.compile(r"(?:(?:ja|agora|entao|e|so|it|now|que|ela|ele|isso)\b\W*)*")


@cache
def _somebody() -> re.Pattern[str]:
    return re.compile(r"\b(?:el[ea]s?|he|she|they|eu|i|we|vc|voce|you|nao|not|se|if|quem|who)\b")


@cache
def _article() -> re.Pattern[str]:
    return re.compile(r"^(?:(?:o|a|os|as|meu|minha|my|the|our|nossa|nosso|e|mas)\s+)+")


@cache
def _of_habit() -> re.Pattern[str]:
    """«segunda é meu pior dia pra reunião» tells of every Monday, and of no meeting."""
    return re.compile(
        r"\b(?:meu|minha|my|the) (?:pior|melhor|worst|best) (?:dia|horario|hora|day|time)\b"
    )


@cache
def _each_time() -> re.Pattern[str]:
    """Due again and again: «vence todo dia 5»."""
    return re.compile(
        r"\btodo (?:o )?dia \d{1,2}\b|\bdia \d+ de (?:todo|cada) mes\b|\b(?:vence|due|pago|pay)\b"
        r"[^.!?;\n]{0,30}\b(?:todo (?:o )?mes|every (?:month|week|year|\w+day)|of (?:the|every"
        r"|each) month)\b"
    )


@cache
def _must() -> re.Pattern[str]:
    """Something to be done by a date."""
    return re.compile(
        r"\b(?:preciso|precisamos|tenho (?:que|q|de)|temos (?:que|q|de)|devo|falta|i (?:need|have"
        r"|got|gotta"
        r"|must)(?: to)?|tem (?:que|q|de)(?= (?:terminar|acabar|ficar pront|estar pront|ser ))"
        r"|precisa(?= (?:ficar pront|estar pront|ser ))|(?:has|needs) to(?= be (?:done|finished"
        r"|ready|paid|in))|i'?ve got to|we (?:need|have) to|gotta|need to|have to|must)\s+"
        r"(?P<what>(?:entregar|pagar|enviar|mandar|terminar|acabar|finalizar|renovar|levar|devolver"
        r"|buscar|comprar|fazer|apresentar|concluir|estudar|declarar|assinar|fechar|resolver|ligar"
        r"|submeter|marcar|agendar|inscrever|have|submit|hand in|turn in|pay|send|finish|renew"
        r"|return"
        r"|deliver|file|complete|pick up|register|apply|buy|call|sign|book|present|study|vacate"
        r"|write"
        r"|get|do|schedule|wrap up|give|prepare|preparar|transferir|depositar|vacinar|trocar|take"
        r"|bring|drop|sair d[aeo]|desocupar|mudar|be (?:out of|done with|back|packed)|move out"
        r"|leave|clear out|ficar|estar|ser|be)\b(?:[^.!?;\n]|\.(?=\d)){0,60}?)"
        r"(?=\s(?:ate|by|before|antes|dia|amanha"
        r"|hoje|na|no|em|on"
        r"|until"
        r"|till|due|this|next|tomorrow|today|tonight|esta|essa|semana|segunda|terca|quarta|quinta"
        r"|sexta"
        r"|sabado|domingo|depois|as|at|hj|monday|tuesday|wednesday|thursday|friday|in)\b)"
    )


@cache
def _for_me() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:moved|changed|rescheduled|booked|scheduled|pushed|remarcou|adiou|mudou|antecipou"
        r"|marcou|agendou|passou)\s+(?:(?:a|o)\s+)?(?:my|our|minha|meu|nossa|nosso)\s"
    )


@cache
def _has_until() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:(?:tenho|temos|so tenho)\s+ate\s[^.!?;\n]{2,24}?\s(?:pr[ao]|para)|(?:i|we)(?: only)?"
        r"(?: have|'ve got| got) (?:until"
        r"|till)\s[^.!?;\n]{2,24}?\sto)\s(?P<what>[a-z]+[^.!?;\n]{0,40})"
    )


@cache
def _to_do() -> re.Pattern[str]:
    """A note to oneself, in the bare verb."""
    return re.compile(
        r"\W*(?:(?:lembrete|lembrar|reminder|todo|to do|anota|nao esquecer|tarefa)\b(?: de)?\W*)?"
        r"(?P<what>(?:buscar|ligar|pagar|levar|entregar|mandar|enviar|comprar|renovar|devolver"
        r"|marcar"
        r"|remarcar|fazer|pegar|responder|confirmar|declarar|assinar|retirar|vacinar|pay|call"
        r"|pick up"
        r"|submit|return|renew|send|drop off|finish|hand in|file|email|cancel)\s(?!me\b|it\b|us\b"
        r"|isso\b|you\b)[^.!?;\n]{2,60}?)(?=\s(?:ate|by|before|antes|dia|amanha|hoje|na|no|em|on"
        r"|until|this|next|tomorrow|today|tonight|semana|segunda|terca|quarta|quinta|sexta|sabado"
        r"|domingo|as|at|hj|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)"
    )


@cache
def _due() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:vence\w*|vencimento|prazo|entreg(?:ar|a|o)|ate|deadline|due|submit|turn in|hand in"
        r"|expires?|expira|last day|ultimo dia|pagar|pay|by (?:mon|tues|wednes|thurs|fri|satur|sun"
        r"|tomorrow|next|the|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|noon|end|eod)\w*"
        r"|inscric(?:ao|oes)|fecha|encerra\w*|termina|acaba)\b"
    )


@cache
def _has_it() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:tenho|temos|terei|vou ter|vamos ter|a gente tem|tem|meu|minha|meus|minhas|noss[oa]s?"
        r"|marquei|marcamos|agendei|agendamos|remarquei|consegui|combinei|combinamos|preciso|vai"
        r" ter"
        r"|tenho que|vou fazer|faco|levo|vou levar|pago|chega|recebo|pego|caiu|vou apresentar"
        r"|vou dar|farei|vai rolar|confirmei|reservei|minha"
        r"|i have|i'?ve got|i got|we have|we'?ve got|got|have|my|our|booked|scheduled|there'?s"
        r"|there is|i'?m having|we'?re having|having|made|confirmed|set up|got a|have a|has a"
        r"|desmarquei|cancela|cancele|cancelar|desmarca|desmarque|desmarcar|cancel"
        r"|cancelei|adiei|adiamos|cancelaram|desmarcaram|remarcaram|mudaram|anteciparam|cancelled"
        r"|canceled|postponed|rescheduled|moved|pushed)(?:\s+(?:[\w'-]+)){0,5}?\s*$"
    )


@cache
def _goes() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:vou|vamos|irei|a gente vai|fui convidad[oa]|to indo|i'?m (?:going|invited|in|at"
        r"|attending|flying|seeing|meeting|visiting)|we'?re (?:going|invited|attending|flying"
        r"|seeing"
        r"|meeting|visiting)|im going|going|attending|seeing|meeting|visiting|off to|passo|passar"
        r"|tenho"
        r"|temos|have|i'?ve got|invited)"
        r"(?:\s+(?:n[oa]s?|ao?s?|pr[ao]|para|em|to|the|a|an|my|o|fazer|uma?|um|ter|meu|minha|viajar"
        r"|back|for|pro|ir))*\s*$"
    )


@cache
def _known() -> re.Pattern[str]:
    return re.compile(
        r"(?:^|\b(?:e|mas|que|and|but|so|pois|pq|remind me|reminder))\W*(?:o|a|os|as|the)"
        r"(?: \w+)?\s*$"
    )


@cache
def _is_to_be() -> re.Pattern[str]:
    return re.compile(
        r"(?:\s+[\w'-]+){0,5}?\s+(?:e|eh|sera|vai ser|fica|ficou|ta marcad[oa]|esta marcad[oa]|cai"
        r"|vence|vencem|foi (?:re)?marcad[oa]|foi adiad[oa]|mudou|comeca|termina|acaba|encerra"
        r"|fecha|expira|is|are|will be|was moved"
        r"|got moved|has been|starts|ends|expires|closes|is due|due|(?:is )?up|runs out|finishes"
        r"|foi cancelad[oa]|vem"
        r"|vao vir|chegam?"
        r"|comes?|coming|arrives?|sai|leaves)\b|(?<=\w)'s\b"
    )


@cache
def _set() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:marcad[oa]|agendad[oa]|remarcad[oa]|designad[oa]|previst[oa]|confirmad[oa]"
        r"|antecipad[oa]|adiad[oa]|ficou pr[ao]|ficou para|vence|vencem"
        r"|marquei|agendei|remarquei"
        r"|desmarquei|scheduled|booked|rescheduled|is due|are due|due|moved to|pushed to"
        r"|expires?)\b"
    )


@cache
def _called_off() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:cancelad[oa]|desmarcad[oa]|cancelei|desmarquei|cancelaram|desmarcaram|cancelou"
        r"|desmarcou|nao vou mais|n vou mais|nao vai mais|nao tenho mais|nao tem mais|cancell?ed"
        r"|called off|(?<![a-z] )(?:cancel[ae]r?|desmarc(?:a|ar)|desmarque|cancel) (?:[ao]s?"
        r"|minha|meu|my|the|our)|no longer (?:have|going|on)|not going anymore|isn'?t happening"
        r"|nao vai rolar)\b"
    )


@cache
def _denied() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|nem|sem|not|don'?t|dont|no|won'?t|isn'?t|never|nunca)\s+(?:\w+\s+){0,2}?"
        r"(?:tenho|tem|vou|temos|ter|have|got|reuniao|aula|meeting|class|prova|consulta|preciso"
        r"|need"
        r"|marquei|vai|going|sei|know|lembro|remember|consegui|posso)\b"
    )


@cache
def _past() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:tive|tivemos|fui|fomos|foi|perdi|fiz|fizemos|estava|tinha|houve|faltei|had|was|were"
        r"|went|missed|attended|did|correu|deu|passou|gostei|adorei|cheguei|voltei|passed|failed"
        r"|aced|took"
        r"|finished|passei|reprovei|bombei|terminei|entreguei|paguei|paid|submitted|sent|enviei"
        r"|acabou"
        r"|acabei|comprei|bought|won|ganhei|comecei|started|promoted|fired|hired|happy birthday"
        r"|feliz aniversario|parabens)\b"
    )


@cache
def _of_somebody() -> re.Pattern[str]:
    """«casamento da Ana», "wedding of …"; one's own is «meu casamento»."""
    return re.compile(r"\s+(?:d[aoe]s?|of|for)\b(?! (?:mim|minha empresa|firma|empresa|trabalho))")


@cache
def _dated_opening() -> re.Pattern[str]:
    """«amanhã às 10 reunião com …»: only when, before the thing."""
    return re.compile(
        r"\W*(?:(?:e|mas|entao|and|so|hoje|hj|amanha|depois de amanha|segunda|terca|quarta|quinta"
        r"|sexta|sabado|domingo|-?feira|dia|as|a|tem|no|na|at|on|tomorrow|today|tonight|next|this"
        r"|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro"
        r"|que|q|vem|semana|mes|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d[\w:/]*"
        r"|marca|marque|agende|anota|anote|ai|bota|coloca|poe|agenda|remind me|me lembra|put|add"
        r"|am|pm|de|manha|tarde|noite|da|the|morning|afternoon|lembrete|reminder|agenda"
        r"|compromisso)\b\W*)*"
    )


@cache
def _is_of_day() -> re.Pattern[str]:
    return re.compile(
        rf"{_dated_opening().pattern}(?:e|eh|sera|vai ser|is|tem)\s+(?:(?:o|a|the)\s+)?"
    )


@cache
def _between_commas() -> re.Pattern[str]:
    return re.compile(r"[^,;]+")


@cache
def _wanted() -> re.Pattern[str]:
    """Who may set the speaker a day, and what they want by it."""
    return re.compile(
        r"\b(?:chef[ea]|patrao|patroa|gerente|coordenadora?|professora?|prof|profa|orientadora?"
        r"|clientes?|escola|faculdade|banco|contador\w*|advogad[oa]|editora?|rh|boss|manager|client"
        r"|teacher|professor|advisor|supervisor|editor|landlord|landlady|accountant|lawyer|school"
        r"|bank|hr)\b(?: \w+){0,2}? (?:quer|querem|pediu|pediram|precisa d[aoe]s?|exige|cobrou"
        r"|wants"
        r"|needs|asked for|expects|is expecting)\s+(?P<what>(?:o|a|os|as|um|uma|the|my|our|a|an|meu"
        r"|minha|all|tudo)\b[^.!?;\n]{0,40}?)\s(?:ate|by|before|antes|pr[ao]|para|on|n[ao] mao)\b"
    )


@cache
def _ordered() -> re.Pattern[str]:
    """What a doctor told the speaker to do."""
    return re.compile(
        r"\b(?:medic[oa]|ginecologista|cardiologista|dentista|pediatra|ortopedista|dra?|doctor|doc"
        r"|gp|dentist|nurse|consultant|vet)\b(?: \w+){0,2}? (?:mandou|pediu|quer|wants|told|asked)"
        r"(?: (?:que|pra|para|eu|me|to))* (?P<what>(?:repetir|repita|refazer|refaca|voltar|volte"
        r"|retornar|fazer|come back|go back|redo|repeat|be back)\b[^.!?;\n]{0,40})"
    )


@cache
def _comes() -> re.Pattern[str]:
    """Somebody is on the way to the speaker."""
    return re.compile(
        r"\s*(?:(?:tb|tambem|also|all|both)\s+)*(?:(?:is|are|'s|'re) (?:coming|flying)"
        r"|will be coming|comes?|arrives?|arriving|lands?|vem|vao vir|vai vir"
        r"|chegam?)\s+(?P<what>(?:on|at"
        r"|next|this|tomorrow|tonight|from|in|today|to (?:stay"
        r"|visit|dinner|lunch|town|see us|see me|us)|over|round|down|up|with us|for (?:dinner|lunch"
        r"|christmas|thanksgiving|easter|the weekend|a (?:few days|week|visit))|almocar|jantar"
        r"|ficar|dormir|passar|me ver|nos ver|me visitar|nos visitar|visitar|aqui|pra ca"
        r"|de viagem)\b)"
    )


@cache
def _theirs() -> re.Pattern[str]:
    return re.compile(r"\s+(?:\w+\s+)?del[ea]s?\b")


@cache
def _possessor() -> re.Pattern[str]:
    """ "Mum's check-up", "my son's recital"."""
    return re.compile(r"\b(?P<whom>[a-z-]+)'s (?=[a-z])")


@cache
def _whose() -> re.Pattern[str]:
    return re.compile(r"\s+d(?=[ao]\s)|\s+d[aoe]\s+(?=[a-z])")


@cache
def _mine() -> re.Pattern[str]:
    return re.compile(r"\b(?:meu|minha|my)(?: \w+)?\s*$")


@cache
def _compound() -> re.Pattern[str]:
    """ "parent teacher conference", «primeira consulta»: words of one name."""
    not_ours = (
        "o|a|os|as|the|his|her|their|your|seu|sua|dele|dela|de|da|do|for|of|no|not|nao|any|que|se"
        "|if|an?"
        "|uma?|esse|essa|this|that|como|how|what|qual|quanto|with|com|to|is|are|was|good|great"
    )
    return re.compile(rf"\W*(?:(?!(?:{not_ours})\b)[a-z-]+'?\s+){{1,3}}")


@cache
def _has() -> re.Pattern[str]:
    return re.compile(
        r"\s*(?:(?:tb|tambem|also|so|ja|just)\s+)*(?:tem|vai ter|marcou|has|has got|'s got|is"
        r" having|got|vai fazer|faz|opera|vai)\s+"
        rf"(?:(?:uma?|o|a|n[oa]|ao|an|the|his|her|de)\s+)*(?:[a-z-]+\s+)?(?P<what>(?:{_THINGS}"
        rf"|{_EXAMS}))\b"
    )


@cache
def _week_from() -> re.Pattern[str]:
    return re.compile(r"\ba week (?:from|after)(?: next| this)?\s*$|\buma semana depois d[ae]\s*$")


@cache
def _not_a_day() -> re.Pattern[str]:
    return re.compile(
        r"\s*(?:floor|try|attempt|time|place|grade|row|page|andar|lugar|vez|serie|street|ave)\b"
    )


@cache
def _weekday() -> re.Pattern[str]:
    return re.compile(
        r"(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:n[oa] )?(?:segunda|terca|quarta"
        r"|quinta|sexta|sabado"
        r"|domingo)(?:[- ]feira)?"
    )


@cache
def _is_held() -> re.Pattern[str]:
    """ "I got a wedding on Saturday" is to come, for all that its verb is past."""
    return re.compile(
        r"\b(?:i'?ve got|i got|got a|got an|got my|have|marquei|agendei|booked|scheduled|combinei"
        r"|cancell?ed|cancelei|desmarquei|moved|adiei)\b"
    )


@cache
def _booked() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:marc(?:ou|aram|ado|ada)|agend(?:ou|aram|ado|ada)|remarc(?:ou|aram|ado|ada)|adiaram"
        r"|adiou|booked|scheduled|rescheduled|moved|pushed|marquei|agendei)\b"
    )


@cache
def _day_of_year() -> re.Pattern[str]:
    return re.compile(r"\d{4}-\d\d(?:-\d\d(?:T\d\d:\d\d)?)?$")


@cache
def _nth() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:on|by|until|till|is|for) the (?:(?P<day>[0-3]?\d)(?:st|nd|rd|th)|(?P<word>first"
        r"|fifth|tenth"
        r"|fifteenth|twentieth|thirtieth)(?=\W*$|,| (?:of|every|each)\b))\b(?! (?:floor|try"
        r"|attempt"
        r"|time|place"
        r"|grade|row|page|street|ave))"
    )
