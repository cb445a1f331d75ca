"""Where somebody lives or comes from: whether what a rule found is a place."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text import known_names
from lembrar.text.claims import kin_words, people
from lembrar.text.claims.bio_heart import bare, is_day, lead_of, ordinary
from lembrar.text.claims.bio_places import PLACES
from lembrar.text.claims.clauses import Clause
from lembrar.text.fold import fold
from lembrar.text.lists import listed

_NEEDS_PLACE = listed("""
    call calls aqui over here daqui been writing got have bought rented stay stays settled ended
    estou to tou esta ta estamos
""")
"""After these, only what is known or written as a place is one."""

_BEING = listed("""
    i'm im am is are 's he's she's shes hes they're we're
""")
_ARE = listed("sou somos e eh sao")

_MOVES = listed("moved relocated mudei mudou mudamos mudaram")

_NO_PLACE = listed("""
    casa cima baixo frente fear denial hope peace here there work now scratch home bed boa lua
    ferro casa familia humanas exatas esquerda direita igreja aries touro gemeos cancer leao virgem
    libra escorpiao sagitario capricornio aquario peixes menor maior pouca pouco poucas poucos paz
    verdade lei carne fases momento mundo accounts accounting hr sales marketing support finance
    billing reception epoca hora
""")

_WORKPLACES = listed("department dept team desk office company store side setor firma equipe")

_NO_HOME = listed("""
    transito banheiro escritorio trabalho onibus busao academia internet cozinha celular
    computador shopping hospital bar office gym car traffic bathroom kitchen coracao pijama
    sweatpants pajamas pyjamas pjs jeans leggings hoodies sneakers flannel denim chaos survival
""")
"""Where somebody says to live who is only there a lot: «moro no trânsito»."""


def home(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    lead = lead_of(clause, start, match)
    is_one = is_place(clause, place, plain) or _homely().search(plain)
    if (lead in _MOVES and not is_one) or set(_own().sub("", plain).split()[:1]) & _NO_HOME:
        return None
    if lead in ("stay", "stays") and not clause.said[place : place + 1].isupper():
        return None  # "stay in touch"
    if lead in _NEEDS_PLACE and not (
        is_place(clause, place, plain) or "morando" in match[0] or "vivendo" in match[0]
    ):
        return None
    before = clause.folded[start:place]
    is_stay = re.search(r"\b(?:staying|up in|down in|over in|out in|back in|in) $", before)
    is_im = lead in _BEING
    if is_im and is_stay and not is_place(clause, place, plain):
        return None
    if (
        lead == "aqui"
        and clause.folded[max(0, start - 80) : start].strip()
        and not re.search(
            r"\b(?:sou|trabalho|estudo|somos|atuo)\b", clause.folded[max(0, start - 80) : start]
        )
    ):
        return None
    return _place(clause, start, place, plain, match)


def _place(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    """Where somebody lives: nearly anything may follow «moro em»."""
    first = plain.split()[0] if plain.split() else ""
    if re.search(r"\b(?:live|lives|living)\b", clause.folded[start : place]) and first in (
        "fear", "denial", "hope", "peace", "poverty", "constant", "my", "your", "sin", "harmony",
    ):  # fmt: skip
        return None
    if _bare_the().match(plain) and not any(
        word[:1].isupper() for word in clause.said[place : place + len(plain)].split()
    ):
        further = _further().match(clause.said, place)
        return fold(further["name"]) if further else None
    if first == "mundo" or (first in ("casa", "cima") and "com" not in plain and " d" not in plain):
        return None
    return bare(plain) or None


def origin(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    before = clause.folded[start:place]
    lead = before.split()[0] if before.split() else ""
    is_small = not clause.said[place : place + 1].isupper()
    if lead in _ARE and re.search(r"\bd[aeo] $", before):
        of_parents = re.search(r"\b(?:filh[oa]|cria|nativ[oa]) de $", before)
        is_strict = not before.endswith("de ") or (bool(of_parents) and is_small)
    elif lead in ("vim", "veio", "viemos"):
        is_strict = is_small
    elif re.search(r"\b(?:from|in|on|near|em|no|na|d[aeo]|outside|is) $", before):
        is_strict = False
    elif re.search(r" (?:girl|boy|guy|kid|woman|man)$", match[0]):
        is_strict = True  # "a Jersey girl", no "funny girl"
    else:
        return bare(plain)
    if not (is_place(clause, place, plain, strict=is_strict) or _small_town().match(plain)):
        return None
    return bare(plain)


def is_place(clause: Clause, place: int, plain: str, *, strict: bool = False) -> bool:
    words = plain.split()
    if not words or words[0] in _NO_PLACE or words[0][0].isdigit() or is_day(words[0]):
        return False
    for size in (4, 3, 2):
        if tuple(words[:size]) in known_names.LONG_PLACES:
            return True
    if words[0] in known_names.PLACES or words[0] in PLACES or " ".join(words[:2]) in PLACES:
        return True
    if strict:
        return bool(
            re.match(
                r"(?:interior|zona|litoral|sertao|norte|sul|nordeste|roca|rio\b|sp\b|rj\b|mg\b)",
                plain,
            )
        )
    is_capital = clause.said[place : place + 1].isupper()
    if is_capital:
        return not people.is_given_name(words[0], "A") or len(words) > 1
    if words[-1] in _WORKPLACES:
        return False
    if words[0] in ("the", "a", "o", "um", "uma"):
        said = clause.said[place : place + len(plain)].split()
        return any(word[:1].isupper() or fold(word) in PLACES for word in said)
    if re.search(r"(?:[aei]r|ndo|mente)$", words[0]):
        return False
    return len(words[0]) > 3 and words[0] not in ordinary() and words[0] not in kin_words.KIN


@cache
def _own() -> re.Pattern[str]:
    return re.compile(r"^(?:meu|minha|my) ")


@cache
def _homely() -> re.Pattern[str]:
    """Where people move to that has no name."""
    return re.compile(
        r"\b(?:my|meus|minha|casa|house|parents|ape|apartment|city|cidade|country|pais|interior"
        r"|condo"
        r"|bairro)\b"
    )


@cache
def _bare_the() -> re.Pattern[str]:
    """ "live in a shoe", "in the library": no home, unless it is a kind of place to live in."""
    kinds = (
        "house|apartment|flat|studio|cabin|condo|dorm|room|trailer|van|loft|townhouse|farmhouse"
        "|village|beach|lake|river|ocean|sea|water|forest|island|campus"
        "|basement|attic|building|complex|mobile|motel|hotel|shelter|hostel|duplex|mansion|cottage"
        "|ranch|yurt|boat|rv|retirement|senior|assisted|care|nursing|student|same|nice|beautiful|old"
        "|new|pretty|remote|little|great|gated|historic|\\w+-bedroom|coastal|suburban|capital"
        "|pacific|upper|lower|sticks|boonies|burbs|hood|projects|large|huge|lovely|cute|very|really"
        "|semi|high|converted|rented|shared|tri-state|deep|wrong|other|far|one|two|three|four"
        "|community|commune|college|university|dangerous|rough|bad|good|safe|cold|warm|hot|land"
        "|fishing|farming|major|medium|mid\\w*|busy|border|ski|tourist|foreign"
        "|town|city|country\\w*|suburbs?|mountains?|middle|north|south|east|west|area|bay|woods"
        "|dorms"
        "|hills|coast|outskirts|small|tiny|big|quiet|rural|neighbou?rhood|farm|caravan|bungalow"
        "|camper"
        "|desert|valley|tropics|midwest|states|uk|us|usa|bronx|netherlands|philippines"
    )
    return re.compile(rf"(?:an?|the) (?!{kinds})")


@cache
def _small_town() -> re.Pattern[str]:
    return re.compile(
        r"an? (?:[\w-]+ ){0,3}(?:town|village|city|farm|island|country|suburb|coast|ranch)\b"
        r"|up north|down south|the (?:north|south|east|west|midwest|countryside|suburbs|coast"
        r"|islands|country)\b"
    )


@cache
def _further() -> re.Pattern[str]:
    """ "the third floor of a building in Queens"."""
    return re.compile(
        r"[^,.;!?]{3,60}? (?:in|near|outside) (?P<name>[A-Z][\w'-]+(?: [A-Z][\w'-]+)*)"
    )
