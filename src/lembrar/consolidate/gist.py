"""What a statement comes down to when it is compared with another: its words, topic, figures, time.

What was said is never changed by this; two statements are only laid side by side."""

from __future__ import annotations

import calendar
import re
from datetime import UTC, datetime, timedelta, tzinfo
from functools import cache, lru_cache

from lembrar.text import numbers
from lembrar.text.content import content_words
from lembrar.text.fold import fold
from lembrar.text.lists import listed
from lembrar.text.mood_words import named
from lembrar.text.stems import stem

_KEPT = 32_768  # statements kept in mind: each new one is compared with those that are known

# How people say that they want, like or keep something; it says nothing of what it is about.
_FRAME = listed("""
    quero queremos queria gostaria pretendo pretendemos vou vamos vai preciso precisamos planejo
    tento tentar desejo espero sonho sonhando meta metas objetivo objetivos plano planos alvo
    economizar poupar juntar guardar acumular reservar economia poupanca limite limites teto maximo
    maxima minimo gastar gasto gastos passar passo posso podemos avisa avise avisar alerta alertar
    quando sempre nunca nao nem jamais agora hoje ontem amanha ja ainda entao so mesmo apenas
    decidi decidimos resolvi resolvemos decisao optei escolhi mudei mudou mudar mudamos troquei
    trocar aumentei aumentar aumentou diminui diminuir subi baixei baixar desisti desistir cancelei
    cancelar cancelado cancelada cancelaram parei parar larguei abandonei consegui alcancei atingi
    bati terminei acabei conclui adiei adiado adiada adiaram adiou remarquei remarcado remarcada
    remarcaram passou marcada marcado marquei marquei
    gosto gostei gostamos gostava amo adoro adorei curto curti odeio detesto detestei prefiro
    prefere preferimos preferia favorito favorita favoritos favoritas preferido preferida
    ate desde depois antes partir dia dias mes meses mensal mensais mensalmente ano anos anual
    semana semanas semanal vez vezes por cada todo toda todos todas real reais dolar dolares euro
    euros conto contos mil milhao milhoes cerca uns
    janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
    segunda terca quarta quinta sexta sabado domingo feira manha tarde noite madrugada hora horas
    proximo proxima passado passada lembra lembrar lembre anota anotar anote esquece esquecer
    sou estou tenho fico ficar faz fazer fui foi foram fiz fez
    want wants wanted wanna gonna going plan planning hope wish goal goals target aim save saving
    savings set put aside limit limits cap maximum minimum spend spending spent most alert warn
    notify need trying try decided decide decision chose choose changed change changing switched
    raised raise raising lowered lower increased increase cut gave give giving up quit quitting
    stopped stop dropped drop cancelled canceled cancel reached reach achieved hit done finished
    postponed rescheduled moved now today yesterday tomorrow anymore longer no not never dont
    like likes liked love loves loved enjoy enjoys hate hates hated dislike dislikes prefer prefers
    favorite favourite favorites favourites until till since after before month months monthly year
    years yearly week weeks weekly day days every each per dollar dollars bucks thousand million
    january february march april may june july august september october november december next last
    monday tuesday wednesday thursday friday saturday sunday morning afternoon evening night oclock
    remember note forget really always usually
""")

_DENIED = re.compile(r"\b(?:nao|nunca|jamais|nem|not|never|cannot|\w+n['’]t|dont|doesnt|wont)\b")
_HEDGED = re.compile(
    r"\b(?:acho que|talvez|quem sabe|pode ser que|nao sei se|nao tenho certeza|provavelmente"
    r"|parece que|sera que|acredito que|maybe|perhaps|i think|i guess|i suppose|not sure"
    r"|probably|might|possibly|kind of|sort of|meio que|tipo assim)\b"
)
_CHANGED = re.compile(
    r"\b(?:agora|na verdade|mudei|mudou|mudamos|mudar|troquei|em vez de|ao inves|aumentei|aumentou"
    r"|aumentar|aumentamos|diminui|diminuir|reduzi|subi|subiu|baixei|baixou|adiad[oa]|adiei|adiaram"
    r"|adiou|remarcad[oa]|remarquei|remarcaram|passou para|passou pra|virou|corrigindo|em lugar de"
    r"|now|actually|instead|changed|raised|lowered|increased|reduced|bumped|moved to|rescheduled"
    r"|postponed|pushed|correction|switched)\b"
)
_ADDED = re.compile(
    r"\b(?:tambem|tb|tbm|alem disso|alem de|outr[oa]|segund[oa] (?:emprego|casa|curso)|also|too"
    r"|as well|besides|another|second (?:job|home|degree)|on the side)\b"
)
_CODE = re.compile(r"\b(?=\w*\d)(?=\w*[a-z])\w{2,}\b")  # "abc123": no number, but told apart by it


@lru_cache(maxsize=_KEPT)
def root(word: str) -> str:
    """The stem of a folded word, whichever of the two languages it is of."""
    if word in _TRAVEL:
        return "viag"
    return stem(stem(word, "pt"), "en")


_TRAVEL = listed("viajar viajo viagem viagens viajei viajando trip trips travel travelling")


@lru_cache(maxsize=_KEPT)
def roots(text: str) -> frozenset[str]:
    """The stems of the words that carry meaning; figures are compared by themselves."""
    return frozenset(root(word) for word in _plain_words(text))


@lru_cache(maxsize=_KEPT)
def topic(text: str) -> frozenset[str]:
    """What a statement is about: its stems without figures, months and the verbs that frame it."""
    return frozenset(root(word) for word in _plain_words(text) if word not in _FRAME)


def _plain_words(text: str) -> list[str]:
    return [word for word in content_words(text) if not any(char.isdigit() for char in word)]


@lru_cache(maxsize=_KEPT)
def words(value: str) -> frozenset[str]:
    """The words of a value, singular: "gatos" is "gato", but "bolo" is not "bola"."""
    said = [word for word in content_words(value) if word not in _LOOSE]
    return frozenset(_singular(word) for word in said or _word().findall(fold(value)))


_LOOSE = listed("agora ainda hoje tambem mesmo anymore longer now also really still today")


def _singular(word: str) -> str:
    """Without its plural, and a long one without its gender."""
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        word = word[:-1]
    if len(word) > 6 and word[-1] in "aoe":
        word = word[:-1]
    return word


@lru_cache(maxsize=_KEPT)
def figures(text: str) -> frozenset[str]:
    """Its numbers, amounts, percentages and codes; dates are not among them."""
    mentions = numbers.find(text)
    found = {f"{number.value.normalize():f}" for number in mentions}
    found |= {fold(identifier.text) for identifier in numbers.find_identifiers(text)}
    rest = list(fold(text))
    for number in mentions:
        rest[number.start : number.end] = " " * (number.end - number.start)
    return frozenset(found | set(_CODE.findall("".join(rest))))


@lru_cache(maxsize=_KEPT)
def denied(text: str) -> bool:
    """Whether it has a "not" in it."""
    return _DENIED.search(fold(text)) is not None


def hedged(text: str) -> bool:
    """Whether the speaker is unsure of it."""
    return _HEDGED.search(fold(text)) is not None


def changed(text: str) -> bool:
    """Whether the speaker says that something is otherwise now."""
    return _CHANGED.search(fold(text)) is not None


def added(text: str) -> bool:
    """Whether the speaker says it besides what was true before."""
    return _ADDED.search(fold(text)) is not None


def alike(one: str, other: str, share: float) -> bool:
    """Nearly the same words, the same figures, and both or neither denied."""
    ours, theirs = roots(one), roots(other)
    union = len(ours | theirs)
    if not union or len(ours & theirs) / union < share:
        return False
    return denied(one) == denied(other) and figures(one) == figures(other)


@lru_cache(maxsize=_KEPT)
def feeling(text: str) -> str:
    """The family of the feeling that a text names first: worry, sadness, anger …"""
    found = (named(word) for word in _word().findall(fold(text)))
    mood = next((mood for mood in found if mood), None)
    return _FAMILIES.get(mood.pt, mood.pt) if mood else ""


_FAMILIES = {
    label: family
    for family, labels in {
        "ansiedade": "nervosismo preocupação estresse insegurança desespero medo",
        "tristeza": "depressão desolação desânimo chateação decepção solidão",
        "raiva": "irritação frustração",
        "cansaço": "exaustão",
        "alegria": "animação satisfação gratidão orgulho esperança",
        "tranquilidade": "alívio",
    }.items()
    for label in labels.split()
}


def within(when: str, zone: tzinfo | None = None) -> tuple[datetime, datetime] | None:
    """The stretch of time that an ISO date means, its end not included: "2019" is the whole year.
    None where it is no date, or one that no calendar of ours has."""
    if not when:
        return None
    first, _, last = when.partition("/")
    try:
        start, end = _stretch(first, zone or UTC)
        return (start, max(end, _stretch(last, zone or UTC)[1])) if last else (start, end)
    except (ValueError, OverflowError):
        return None


def _stretch(iso: str, zone: tzinfo) -> tuple[datetime, datetime]:
    if "T" in iso:
        start = datetime.fromisoformat(iso)
        start = start if start.tzinfo else start.replace(tzinfo=zone)
        return _held(start), start + timedelta(minutes=1)
    year, month, day = (*map(int, iso.split("-")), 0, 0)[:3]
    start = _held(datetime(year, month or 1, day or 1, tzinfo=zone))
    if day:
        return start, start + timedelta(days=1)
    if month:
        return start, start + timedelta(days=calendar.monthrange(year, month)[1])
    return start, datetime(year + 1, 1, 1, tzinfo=zone)


def _held(start: datetime) -> datetime:
    if not 1900 <= start.year <= 2200:
        raise ValueError(start)
    return start


def compatible(one: str, other: str) -> bool:
    """Whether two ISO dates may mean the same day, as "2026" and "2026-03-05" may. No date at all
    may be any."""
    ours, theirs = within(one), within(other)
    if ours is None or theirs is None:
        return True
    return ours[0] < theirs[1] and theirs[0] < ours[1]


def closer(one: str, other: str) -> str:
    """The more precise of two ISO dates that may mean the same day; the other if they cannot."""
    ours, theirs = within(one), within(other)
    if ours is None or theirs is None:
        return one if ours else other
    return one if compatible(one, other) and ours[1] - ours[0] < theirs[1] - theirs[0] else other


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"\w+")
