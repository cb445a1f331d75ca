"""How two statements about the same person stand to each other.

Every statement fills a slot, named by its kind and key. In some slots there is room for one value
("home"), in others for many ("likes"). `relation` says what a new statement does to one that is
known:

- "same": it says nothing new. The known one is reinforced, and its words are kept.
- "refines": it says the same and more («moro em Boa Viagem, Recife» after «moro em Recife»,
  «sou vegetariana» after «não gosto de carne»). It takes the place of the known one, which was
  not wrong, and inherits what was learnt of it.
- "follows": it is what the known one had to become: a year older.
- "replaces": it was otherwise before.
- "contradicts": both cannot have been meant: likes and dislikes, is and is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import cache
from typing import Literal

from lembrar.consolidate import gist
from lembrar.consolidate.sides import leaves, side
from lembrar.model import Fact
from lembrar.policy import Facts, KindPolicy
from lembrar.text.fold import fold
from lembrar.text.lists import listed

Relation = Literal["same", "refines", "follows", "replaces", "contradicts"]

KINDS = (
    "bio",
    "preference",
    "goal",
    "limit",
    "decision",
    "event",
    "appointment",
    "emotion",
    "note",
)

_SHORT = {"pref": "preference", "emo": "emotion", "obj": "goal"}
_SINGLE = {
    "bio": listed("""
        name nickname age birthday home origin occupation employer studies relationship religion
        team phone email
    """),
    "preference": listed("channel schedule style"),
}
_EXACT = listed("age phone email")  # more words are another value, not a closer one
_OPEN = listed("likes dislikes choice")  # «café preto» is not «café» told more precisely
_NAMED = listed("pet family possession")  # of which one has several, told apart by their names
_NAMING = listed("chamado chamada chama chamam nome name named called is")
_STATUS = listed("single married dating engaged divorced widowed separated")
_ALONE = listed("single divorced widowed separated")
_COUPLE = listed("""
    namorando namoro namorado namorada casado casada casei casamos noivo noiva noivei marido esposa
    mulher parceiro parceira companheiro companheira solteiro solteira divorciado divorciada junto
    dating married engaged boyfriend girlfriend husband wife partner fiance fiancee single together
    relacionamento relationship seeing feliz happily
""")
_TIMES = listed("""
    manha tarde noite madrugada almoco cedo hora horas horario horarios segunda terca quarta quinta
    sexta sabado domingo fim fins morning afternoon evening night noon lunch early late time times
    hour hours weekday weekdays weekend weekends monday tuesday wednesday thursday friday saturday
    sunday util uteis depois antes after before during durante
""")
_STYLES = {
    "length": "curta curto longa longo breve resumida resumido detalhada detalhado direto direta "
              "objetiva objetivo conciso concisa short long brief detailed concise direct",
    "tone": "formal informal formalidade descontraido descontraida serio seria casual friendly",
    "emoji": "emoji emojis figurinha figurinhas",
    "language": "portugues ingles espanhol portuguese english spanish",
    "name": "chame chama chamar call apelido",
    "form": "lista listas topicos topico tabela bullet bullets list lists table paragraph",
}  # fmt: skip
_MEAT = (
    "carne carnes frango bife churrasco porco boi linguica bacon presunto meat chicken beef pork"
)
_FISH = "peixe peixes camarao frutos marisco fish shrimp seafood"
_DAIRY = (
    "leite queijo queijos iogurte manteiga laticinio laticinios lactose milk cheese dairy butter"
)
_COVERED = {
    "vegetarian": f"{_MEAT} {_FISH}",
    "pescatarian": _MEAT,
    "vegan": f"{_MEAT} {_FISH} {_DAIRY} ovo ovos mel egg eggs honey",
    "gluten": "gluten trigo wheat",
    "lactose": _DAIRY,
    "dairy": _DAIRY,
    "alcohol": "alcool cerveja vinho cachaca bebida beer wine alcohol drinking",
}
_SLOT_NAMES = listed(
    "religiao religion time team emprego job trabalho apelido nickname telefone phone"
)
_ONCE = listed("birth loss")  # nobody dies twice: told again years later, it is the same
_HOUSEHOLD = {
    "child": "filho filhos filha filhas child children kid kids son sons daughter daughters",
    "sibling": "irmao irmaos irma irmas brother brothers sister sisters sibling siblings",
    "pet": "pet pets bicho bichos animal animais cachorro cachorra gato gata dog dogs cat cats",
    "car": "carro carros car cars",
}
_EATERS = listed("vegetarian vegan pescatarian omnivore carnivore flexitarian")  # one at a time


def kinds_of(asked: Iterable[str]) -> frozenset[str]:
    """Kinds by their names, the short ones (bio, pref, emo, obj) among them."""
    return frozenset(_SHORT.get(kind, kind) for kind in asked)


def kind_policy(kind: str, policy: Facts) -> KindPolicy:
    """How a kind of facts begins and ends; one that no preset names is like any other."""
    return policy.kinds.get(kind) or KindPolicy()


def is_single(kind: str, key: str) -> bool:
    """Whether a slot has room for one value only."""
    return key in _SINGLE.get(kind, ())


def subject_of(fact: Fact) -> str:
    """Whom a fact is about, to compare: nothing for the user."""
    if not fact.subject or fact.subject == fact.user:
        return ""
    return " ".join(fold(fact.subject).split())


def relation(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    """What a new statement does to a known one of the same subject; None if nothing."""
    if old.kind != new.kind:
        return _diet(old, new)
    rule = _RULES.get(new.kind, _note)
    return rule(old, new, policy)


# ── who somebody is ───────────────────────────────────────────────────────────────────────────


def _trait(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    if old.key != new.key:
        return "same" if gist.alike(old.content, new.content, policy.same) else _diet(old, new)
    if new.key == "age":
        return _age(old, new)
    if new.key == "relationship" and old.stance == new.stance == "is":
        return _partner(old, new)
    if new.key == "diet" and (found := _diet(old, new)):
        return found
    if not is_single(new.kind, new.key):
        return _many_values(old, new, policy)
    if old.stance == new.stance == "is" and side(old) != side(new):
        return "replaces" if leaves(old, new) else None  # «moro com a Bia» is no new city
    return _one_value(old, new)


def _age(old: Fact, new: Fact) -> Relation:
    """Whoever was 30 is 31 within two years, and no contradiction of themselves."""
    before, after = _number(old), _number(new)
    if before is None or after is None:
        return "same" if old.value == new.value else "replaces"
    years = (new.created_at - old.created_at) / timedelta(days=365.25)
    if before == after and abs(years) <= 1:
        return "same"
    return "follows" if -1 <= after - before - years <= 1 else "replaces"


def _number(fact: Fact) -> float | None:
    found = gist.figures(fact.value or fact.content)
    digits = [figure for figure in found if figure.replace(".", "", 1).isdigit()]
    return float(digits[0]) if len(digits) == 1 else None


def _partner(old: Fact, new: Fact) -> Relation | None:
    """Married is not dating; «meu marido se chama João» tells more of being married."""
    ours, theirs = old.value in _STATUS, new.value in _STATUS
    if ours != theirs:
        return "replaces" if ours is False and new.value in _ALONE else None
    if old.value != new.value:
        return "replaces"
    who, whom = _extras(old, _couple()), _extras(new, _couple())
    if whom <= who:
        return "same"
    return "refines" if who < whom else "replaces"


def _extras(fact: Fact, known: frozenset[str] = frozenset()) -> frozenset[str]:
    """What a statement tells besides its value: mostly a name."""
    return gist.topic(fact.content) - gist.topic(fact.value) - known - _naming()


@cache
def _naming() -> frozenset[str]:
    return frozenset(gist.root(word) for word in _NAMING)


@cache
def _couple() -> frozenset[str]:
    return frozenset(gist.root(word) for word in _COUPLE)


def _one_value(old: Fact, new: Fact) -> Relation | None:
    ours, theirs = heart(old), heart(new)
    if old.stance != new.stance:
        denied = (old if old.stance == "not" else new).value
        nothing = not denied or denied in _SLOT_NAMES  # «não tenho religião»
        return "contradicts" if ours == theirs or nothing else None
    if new.stance == "not":
        return _same_or_more(old, new) if ours == theirs else None
    if ours == theirs:  # a pay is told by its figure
        return _same_figures(old, new) if side(new) else _same_or_more(old, new)
    if new.key not in _EXACT and ours and theirs:
        if theirs < ours or (theirs <= gist.words(old.content) and not gist.changed(old.content)):
            return "same"
        if ours < theirs or (ours <= gist.words(new.content) and not gist.changed(new.content)):
            return "refines"
    return None if gist.added(new.content) else "replaces"


def _many_values(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    ours, theirs = heart(old), heart(new)
    if ours == theirs and ours:
        if old.stance != new.stance:
            return "contradicts"
        return _namesake(old, new) if new.key in _NAMED else _same_figures(old, new)
    if old.stance != new.stance:
        return "contradicts" if _relatives(ours) & _relatives(theirs) else None
    if ours and theirs and new.key not in _OPEN and new.stance == "is":
        if theirs < ours and _figures_fit(new, old):
            return "same"
        if ours < theirs and _figures_fit(old, new):
            return "refines"
    return "same" if gist.alike(old.content, new.content, policy.same) else None


def _namesake(old: Fact, new: Fact) -> Relation | None:
    """One dog, told twice or with its name; or two dogs, with two names."""
    who, whom = _extras(old), _extras(new)
    if not (who <= whom or whom <= who):
        return None
    return "refines" if who < whom and _figures_fit(old, new) else _same_figures(old, new)


def _relatives(words: frozenset[str]) -> frozenset[str]:
    """«Não tenho filhos» is over with «tenho uma filha»."""
    return frozenset(name for name, said in _household() if words & said)


@cache
def _household() -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple((name, gist.words(said)) for name, said in _HOUSEHOLD.items())


def _same_figures(old: Fact, new: Fact) -> Relation:
    """The same thing, told with the same figures, with more of them, or with others."""
    ours, theirs = gist.figures(old.content), gist.figures(new.content)
    if ours and theirs and ours != theirs and not theirs < ours:
        return "refines" if ours < theirs else "replaces"
    return _same_or_more(old, new)


def _figures_fit(less: Fact, more: Fact) -> bool:
    return gist.figures(less.content) <= gist.figures(more.content)


def _same_or_more(old: Fact, new: Fact) -> Relation:
    """Said again in a way that tells more: since when, or with all of its words and others."""
    if new.when and not old.when and new.key != "birthday":
        return "refines"
    ours, theirs = gist.topic(old.content), gist.topic(new.content)
    if gist.hedged(new.content) or (old.when and not new.when):
        return "same"
    return "refines" if ours < theirs and _figures_fit(old, new) else "same"


def heart(fact: Fact) -> frozenset[str]:
    """What fills the slot, to compare: the value's words, or what the content is about."""
    return gist.words(fact.value) if fact.value else gist.topic(fact.content)


# ── what somebody eats ────────────────────────────────────────────────────────────────────────


def _diet(old: Fact, new: Fact) -> Relation | None:
    """«Sou vegetariana» says all that «não gosto de carne» says, and more."""
    if _eater(old) and _eater(new) and old.stance == new.stance == "is":
        return None if _eater(old) == _eater(new) else "replaces"
    if _covers(old, new):
        return "contradicts" if _eats(new) else "same" if _avoids(new) else None
    if _covers(new, old):
        return "contradicts" if _eats(old) else "refines" if _avoids(old) else None
    return None


def _eater(fact: Fact) -> str:
    return fact.value if fact.key == "diet" and fact.value in _EATERS else ""


def _covers(general: Fact, special: Fact) -> bool:
    return bool(heart(special)) and heart(special) <= covered(general)


def covered(fact: Fact) -> frozenset[str]:
    """What somebody who keeps this diet does not eat; nothing if it is no diet."""
    if fact.key != "diet" or fact.stance != "is":
        return frozenset()
    named = next((name for name in _COVERED if name in fact.value), "")
    return _covered(named) if named else frozenset()


@cache
def _covered(name: str) -> frozenset[str]:
    return gist.words(_COVERED[name])


def _avoids(fact: Fact) -> bool:
    if fact.kind == "preference":
        return (fact.key, fact.stance) in (("dislikes", "is"), ("likes", "not"))
    return fact.key == "diet" and (fact.stance == "not" or gist.denied(fact.content))


def _eats(fact: Fact) -> bool:
    return fact.key == "diet" and fact.stance == "is" and not gist.denied(fact.content)


# ── what somebody likes ───────────────────────────────────────────────────────────────────────


def _taste(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    tastes = {"likes", "dislikes"}
    if {old.key, new.key} <= tastes:
        return _liking(old, new, policy)
    if old.key != new.key:
        return "same" if gist.alike(old.content, new.content, policy.same) else None
    if new.key == "choice":
        return _choice(old, new, policy)
    if is_single(new.kind, new.key):
        return _manner(old, new, policy)
    return _many_values(old, new, policy)


def _liking(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    if _likes(old) == _likes(new):
        if heart(old) == heart(new) and heart(new):
            return _same_figures(old, new)
        return "same" if gist.alike(old.content, new.content, policy.same) else None
    if heart(old) == heart(new) or _starts(old, new):
        return "contradicts"
    return None


def _likes(fact: Fact) -> bool:
    return (fact.key == "likes") == (fact.stance == "is")


def _starts(old: Fact, new: Fact) -> bool:
    """Whether the new one is about all of a thing of which the old one named a sort: «odeio café»
    after «gosto de café preto». The other way round it is an exception, and both stand."""
    ours, theirs = fold(old.value).split(), fold(new.value).split()
    return bool(theirs) and ours[: len(theirs)] == theirs


def _choice(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    """«Prefiro chá a café» and «prefiro café a chá» have the same words."""
    if gist.topic(old.content) == gist.topic(new.content) and gist.topic(new.content):
        turned = _order(old) != _order(new) or gist.denied(old.content) != gist.denied(new.content)
        return "contradicts" if turned else "same"
    return "same" if gist.alike(old.content, new.content, policy.same) else None


def _order(fact: Fact) -> list[str]:
    about = gist.topic(fact.content)
    return [root for word in fold(fact.content).split() if (root := gist.root(word)) in about]


def _manner(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    """How to be contacted or answered: one way for each matter."""
    if gist.alike(old.content, new.content, policy.same):
        return _same_or_more(old, new)
    if _matter(old) != _matter(new):
        return None
    if heart(old) == heart(new):
        turned = old.stance != new.stance or gist.denied(old.content) != gist.denied(new.content)
        return "contradicts" if turned else _same_figures(old, new)
    if gist.denied(old.content) != gist.denied(new.content) or gist.added(new.content):
        return None
    return "replaces"


def _matter(fact: Fact) -> frozenset[str]:
    """What a manner is about: nothing in particular, meetings, the length of answers …"""
    if fact.key == "style":
        said = gist.words(fact.content)
        found = frozenset(name for name, words in _styles() if said & words)
        return found or heart(fact)
    told = gist.topic(fact.content) - gist.topic(fact.value) - _times()
    return told - _CONTACT


_CONTACT = gist.topic("""
    contato contatar falar fala conversar mensagem mensagens mandar manda mande chamar chama ligar
    liga ligue responder contact reach message messages text call talk email whatsapp telefone
    melhor better best
""")


@cache
def _styles() -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple((name, gist.words(said)) for name, said in _STYLES.items())


@cache
def _times() -> frozenset[str]:
    return frozenset(gist.root(word) for word in _TIMES)


# ── what somebody is after ────────────────────────────────────────────────────────────────────


def _aim(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    """Goals and limits: the same matter with another figure takes the old one's place. One that
    differs in two things («R$ 100 para o item 1», «R$ 200 para o item 2») is another matter, unless
    its words say that something changed: what is critical is not given up on a guess."""
    if not _same_matter(old, new, policy):
        return None
    turned = gist.denied(old.content) != gist.denied(new.content) and new.kind != "limit"
    if old.stance != new.stance or turned:
        return "contradicts"
    ours, theirs = _terms(old), _terms(new)
    if ours == theirs:
        return "refines" if gist.topic(old.content) < gist.topic(new.content) else "same"
    if theirs < ours and not gist.changed(new.content):
        return "same"
    if ours < theirs:
        return "refines"
    one_thing = len(ours - theirs) == len(theirs - ours) == 1
    return "replaces" if one_thing or gist.changed(new.content) else None


def _same_matter(old: Fact, new: Fact, policy: Facts) -> bool:
    ours, theirs = gist.topic(old.content), gist.topic(new.content)
    if not ours and not theirs:
        return old.key == new.key
    if not ours or not theirs:  # «agora quero juntar 6 mil»: the only goal of its key, if any
        return False
    if old.key != new.key and ours != theirs:
        return False
    return ours <= theirs or theirs <= ours or _share(ours, theirs) >= policy.same_topic


def _share(ours: frozenset[str], theirs: frozenset[str]) -> float:
    return len(ours & theirs) / (len(ours | theirs) or 1)


def _terms(fact: Fact) -> frozenset[str]:
    """Its figures and its date."""
    dates = {fact.when} if fact.when else set[str]()
    return gist.figures(fact.content) | dates


def _resolve(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    """Decisions: what was decided otherwise."""
    ours, theirs = gist.topic(old.content), gist.topic(new.content)
    if not ours or _share(ours, theirs) < policy.same:
        return "same" if gist.alike(old.content, new.content, policy.same) else None
    if old.stance != new.stance or gist.denied(old.content) != gist.denied(new.content):
        return "contradicts"
    return _same_figures(old, new)


# ── what happens ──────────────────────────────────────────────────────────────────────────────


def _happening(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    if old.key != new.key or not _same_time(old, new, policy):
        return None
    if gist.alike(old.content, new.content, policy.same):
        return "same"
    ours, theirs = gist.topic(old.content), gist.topic(new.content)
    if not ours or not theirs or gist.denied(old.content) != gist.denied(new.content):
        return None
    if theirs <= ours:
        return "same" if _figures_fit(new, old) else None
    return "refines" if ours < theirs and _figures_fit(old, new) else None


def _same_time(old: Fact, new: Fact, policy: Facts) -> bool:
    if old.when and new.when and gist.compatible(old.when, new.when):
        return True
    if new.key in _ONCE and not (old.when and new.when):
        return True
    near = timedelta(days=policy.event_days)
    return not (old.when and new.when) and abs(new.created_at - old.created_at) <= near


def _date(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    """Appointments: another date is another appointment, unless it is said to have moved."""
    ours, theirs = gist.topic(old.content), gist.topic(new.content)
    if not ours or not theirs or not (ours <= theirs or theirs <= ours):
        alike = gist.alike(old.content, new.content, policy.same)
        return "same" if alike and old.when == new.when else None
    if old.stance != new.stance or gist.denied(old.content) != gist.denied(new.content):
        return "contradicts" if ours == theirs and gist.compatible(old.when, new.when) else None
    if not (old.when and new.when) and _is_over(old, new, policy):
        return None
    if gist.compatible(old.when, new.when):
        more = gist.closer(old.when, new.when) != old.when or (ours < theirs and bool(new.when))
        return "refines" if more else "same"
    return "replaces" if gist.changed(new.content) else None


def _is_over(old: Fact, new: Fact, policy: Facts) -> bool:
    """Whether an appointment had passed, or been told of long ago, when the next was spoken of."""
    dated = gist.within(old.when, old.created_at.tzinfo)
    until = dated[1] if dated else old.updated_at + timedelta(days=policy.event_days)
    return until <= new.created_at


def _feeling(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    """How somebody feels: now, about one thing, in one way; patterns stand side by side."""
    if old.key != new.key:
        return None
    cause, other = gist.topic(old.cause), gist.topic(new.cause)
    if new.key != "state":
        named = gist.feeling(old.content) == gist.feeling(new.content)
        shared = cause & other or not (cause or other)
        alike = gist.alike(old.content, new.content, policy.same)
        return "same" if alike or (named and gist.feeling(new.content) and shared) else None
    if not (cause == other or cause & other):
        return None
    ours, theirs = _felt(old), _felt(new)
    if ours == theirs:
        return "same" if old.stance == new.stance else "contradicts"
    return "replaces"


def _felt(fact: Fact) -> str:
    return gist.feeling(fact.value) or gist.feeling(fact.content) or fact.value


def _note(old: Fact, new: Fact, policy: Facts) -> Relation | None:
    if gist.alike(old.content, new.content, policy.same):
        return "same"
    ours, theirs = gist.topic(old.content), gist.topic(new.content)
    told = gist.figures(old.content), gist.figures(new.content)
    if len(ours) > 1 and ours == theirs and all(told) and told[0] != told[1]:
        return "replaces"
    return None


_RULES: dict[str, Callable[[Fact, Fact, Facts], Relation | None]] = {
    "bio": _trait,
    "preference": _taste,
    "goal": _aim,
    "limit": _aim,
    "decision": _resolve,
    "event": _happening,
    "appointment": _date,
    "emotion": _feeling,
    "note": _note,
}
