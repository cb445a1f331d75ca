"""The heart of what a rule found, in a form to compare, or nothing where it is no such thing."""

from __future__ import annotations

import re
from datetime import datetime
from functools import cache

from lembrar.model import Stance
from lembrar.text import common_words, known_names, numbers
from lembrar.text.claims import people
from lembrar.text.claims.bio_places import PLACES
from lembrar.text.claims.bio_words import CANONICAL
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold
from lembrar.text.lists import listed

_SMALL = listed("de da do dos das e von van del")
_SIGNS = listed("""
    aries touro taurus gemeos gemini cancer leao virgem virgo libra escorpiao scorpio sagitario
    sagittarius capricornio capricorn aquario aquarius peixes pisces
""")
_ARE = listed("sou somos e eh sao")
_MOVES = listed("moved relocated mudei mudou mudamos mudaram")
_NO_PLACE = listed("""
    casa cima baixo frente fear denial hope peace the here there work now scratch home bed boa lua
    ferro casa familia humanas exatas esquerda direita igreja aries touro gemeos cancer leao virgem
    libra escorpiao sagitario capricornio aquario peixes menor maior pouca pouco poucas poucos paz
    verdade lei carne fases momento mundo
""")


def value(key: str, clause: Clause, start: int, match: re.Match[str]) -> str | None:
    """The value of a match; None where the words turn out to say something else."""
    place, plain = _group(match)
    if key in _THINGS_OF and _empty().match(plain):
        return None
    if (
        key in ("allergy", "occupation")
        and not plain
        and match.re.groupindex
        and _says_before(match)
    ):
        return _bare(clause.folded[max(0, start - 60) : start]) or None
    reader = _READERS.get(key)
    if reader:
        return reader(clause, start, place, plain, match)
    return canonical(key, clause.folded[start : match.end()], plain)


_THINGS_OF = frozenset("occupation employer studies possession home allergy".split())


def _says_before(match: re.Match[str]) -> bool:
    """Whether the value stands before the verb: «camarão me dá alergia», "I clean for a living"."""
    return bool(
        re.match(
            r"(?:da|dao|causa|provoca|me|my|minha|meu|a living|mim|fecha|empola|mata|incha"
            r"|deixa)\b",
            match[0],
        )
    )


def canonical(key: str, said: str, plain: str) -> str:
    """One word for both languages where the class is small; else the words themselves."""
    heart = plain or said
    for word, pattern in CANONICAL.get(key, ()):
        if re.search(pattern, heart):
            return word
    return _bare(heart)


def _group(match: re.Match[str]) -> tuple[int, str]:
    names = match.re.groupindex
    for name in ("v", "w"):
        if name in names and match[name] is not None:
            return match.start(name), match[name]
    return match.start(), ""


def _lead(clause: Clause, start: int, match: re.Match[str]) -> str:
    """The word that led to the rule; empty where what it says stands before it."""
    words = clause.folded[start : match.start()].split()
    return words[0] if words else ""


def _bare(plain: str) -> str:
    words = plain.split()
    while words and words[0] in (
        "o",
        "a",
        "os",
        "as",
        "um",
        "uma",
        "an",
        "the",
        "my",
        "meu",
        "minha",
    ):
        words = words[1:]
    while words and words[-1] in (
        "de",
        "da",
        "do",
        "em",
        "e",
        "na",
        "no",
        "and",
        "the",
        "in",
        "at",
        "of",
        "a",
    ):
        words = words[:-1]
    return " ".join(words).strip(" .,-'")


def _allergy(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    if _no_allergy().match(plain):
        return None
    return canonical("allergy", clause.folded[start : match.end()], plain)


def _name(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    """A name: as many words as can be one."""
    lead = clause.folded[start : start + 6].split()[0].strip("'")
    is_introduced = "called" in clause.folded[start:place] or lead in (
        "chamo",
        "meu",
        "my",
        "name's",
        "named",
        "the",
        "quem",
        "e",
        "eh",
        "it's",
        "its",
    )
    is_comma = clause.folded.startswith(",", place + len(plain.split(" ")[0]))
    is_first = clause.index <= (3 if is_comma else 1) and lead in ("i'm", "im", "am")
    is_here = lead in ("aqui", "i'm", "im", "this")
    has_article = bool(re.search(r"\b[ao] $", clause.folded[start:place]))
    words: list[str] = []
    for word in _word().finditer(clause.said, place, place + len(plain)):
        folded = clause.folded[word.start() : word.end()]
        is_capital = word[0][:1].isupper()
        if words and folded in _SMALL:
            following = _word().match(clause.said, word.end() + 1)
            if following and (following[0][:1].isupper() or _is_surname(following[0].lower())):
                words.append(folded)
                continue
            break
        known = people.is_given_name(folded, word[0][:1])
        known = known or (is_here and folded in _given() and folded not in _ordinary())
        if words:
            if not (is_capital or known or _is_surname(folded)):
                break
        elif not known:
            if not is_introduced and not ((has_article or is_first) and is_capital):
                return None
            if is_first and clause.said.rstrip().endswith((".", "!")):
                return None  # who introduces himself goes on; "I'm Batman." does not
            if folded in _SIGNS or folded in PLACES or folded in known_names.PLACES:
                return None
            if folded in _ordinary() or len(folded) < 2 or _no_name().fullmatch(folded):
                return None
        words.append(folded)
        if len(words) > 5:
            break
    while words and words[-1] in _SMALL:
        words.pop()
    if not words:
        return None
    if not is_introduced and not has_article:
        end = place + len(" ".join(words))
        after = clause.folded[end : end + 20]
        if not _after_name().match(after):
            return None
        if lead == "this" and not (_calling().match(after) or _greets().match(clause.folded)):
            return None  # "this is Max" shows somebody as often
    return " ".join(words)


def _nickname(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    if plain in _ordinary() or plain in ("de", "a", "o", "que", "when", "if", "back", "later"):
        return None
    before = clause.folded[max(0, start - 20) : start]
    lead = clause.folded[start : match.start()].strip()
    if lead in ("chama", "chamam") and not re.search(r"\bme\s+$", before):
        return None
    if lead in ("call", "calls") and not before.strip():
        return None
    return plain


def _age(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    if _decade().fullmatch(plain):
        return plain
    found = numbers.find(plain)
    if not found:
        return None
    years = int(found[0].value)
    bare = not re.search(r"an[oi]|year|yr|y/?o|mes|turned|age|idade|primavera", match[0])
    least, most = (13, 99) if bare and clause.voice == "own" else (1, 119)
    if clause.voice == "own" and years < 6:
        return None
    return str(years) if least <= years <= most else None


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
    return _bare(plain) or None


_NO_HOME = listed("""
    transito banheiro escritorio trabalho onibus busao academia internet cozinha celular
    computador shopping hospital bar office gym car traffic bathroom kitchen
""")
"""Where somebody says to live who is only there a lot: «moro no trânsito»."""


def _moved(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    lead = _lead(clause, start, match)
    is_place = _is_place(clause, place, plain) or _homely().search(plain)
    if (lead in _MOVES and not is_place) or set(plain.split()[:1]) & _NO_HOME:
        return None
    if lead in ("stay", "stays") and not clause.said[place : place + 1].isupper():
        return None  # "stay in touch"
    if lead in (
        "call",
        "calls",
        "aqui",
        "over",
        "here",
        "daqui",
        "been",
        "writing",
        "got",
        "have",
        "bought",
        "rented",
        "stay",
        "stays",
        "settled",
        "ended",
        "estou",
        "to",
        "tou",
        "esta",
        "ta",
        "estamos",
    ) and not (_is_place(clause, place, plain) or "morando" in match[0] or "vivendo" in match[0]):
        return None
    before = clause.folded[start:place]
    is_stay = re.search(r"\b(?:staying|up in|down in|over in|out in|back in|in) $", before)
    is_im = lead in (
        "i'm",
        "im",
        "am",
        "is",
        "are",
        "'s",
        "he's",
        "she's",
        "shes",
        "hes",
        "they're",
        "we're",
    )
    if is_im and is_stay and not _is_place(clause, place, plain):
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


def _origin(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
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
        return _bare(plain)
    if not (_is_place(clause, place, plain, strict=is_strict) or _small_town().match(plain)):
        return None
    return _bare(plain)


def _is_place(clause: Clause, place: int, plain: str, *, strict: bool = False) -> bool:
    words = plain.split()
    if not words or words[0] in _NO_PLACE or words[0][0].isdigit() or _day().match(words[0]):
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
    if words[0] in ("the", "a", "o", "um", "uma"):
        said = clause.said[place : place + len(plain)].split()
        return any(word[:1].isupper() or fold(word) in PLACES for word in said)
    if re.search(r"(?:[aei]r|ndo|mente)$", words[0]):
        return False
    return len(words[0]) > 3 and words[0] not in _ordinary() and words[0] not in people.KIN


def _employer(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    lead = _lead(clause, start, match)
    if lead == "aqui":
        return None
    if lead in (
        "been",
        "i'm",
        "im",
        "am",
        "is",
        "are",
        "'s",
        "isn't",
        "isnt",
        "started",
        "comecei",
        "comecou",
        "estou",
        "to",
        "tou",
        "esta",
        "ta",
        "pedi",
        "pediu",
        "left",
        "joined",
        "join",
        "sai",
        "saiu",
        "saimos",
        "job",
        "gig",
        "role",
        "position",
        "emprego",
        "trampo",
    ) and not _hired().match(match[0]):
        is_name = clause.said[place : place + 1].isupper() or plain.split()[0] in known_names.BRANDS
        if not is_name or people.is_given_name(plain.split()[0], "A"):
            return None
        if plain.split()[0] in known_names.PLACES or plain.split()[0] in PLACES:
            return None
    return _bare(plain) or None


def _occupation(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    heart = plain or clause.folded[match.start() : match.end()]
    if not plain and (not match[0] or _since_within().match(match[0])):
        heart = clause.folded[start : match.start()]  # «desempregado desde janeiro», "I bartend"
    if re.search(r"\b(?:fan|lover|person)\b", heart):
        return None
    is_it = plain == "it" or plain.startswith("it ")
    if (
        is_it
        and not clause.said.startswith("IT", place)
        and _lead(clause, start, match)[:4] != "work"
    ):
        return None  # "we're in it together"
    return _bare(heart) or None


def _birthday(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    rest = clause.folded[start : match.end() + 80]
    if not re.search(
        r"\d|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro"
        r"|novembro|dezembro|january|february|march|april|may|june|july|august|september"
        r"|october|november|december|amanha|hoje|ontem|tomorrow|today|yesterday|semana|week"
        r"|segunda|terca|quarta|quinta|sexta|sabado|domingo|day|month|mes|natal|christmas"
        r"|halloween|carnaval|valentine",
        rest,
    ):
        return None
    return _bare(clause.folded[match.start() : match.end() + 80][:40]) or _bare(rest[:40])


def _team(clause: Clause, start: int, place: int, plain: str, match: re.Match[str]) -> str | None:
    first = plain.split()[0] if plain.split() else clause.folded[start : match.start()].strip()
    if first in (
        "que",
        "o",
        "a",
        "voce",
        "vc",
        "me",
        "you",
        "them",
        "us",
        "isso",
        "meu",
        "minha",
        "the",
        "my",
    ):
        return None
    lead = _lead(clause, start, match)
    is_bare = match.end() == place + len(plain) and not _fans().fullmatch(plain)
    if lead in _ARE and is_bare and _is_no_club(clause, place, plain):
        return None
    if (
        lead in ("root", "roots", "cheer", "torco", "torce")
        and not re.search(r"nenhum|ninguem", plain)
        and not (
            clause.said[place : place + 1].isupper()
            or _clubs().fullmatch(plain)
            or _clubs().match(first)
        )
    ):
        return None
    return _bare(plain) or first


def _is_no_club(clause: Clause, place: int, plain: str) -> bool:
    """«sou Vitória», «sou da bahia»: a name or a place as soon as a club."""
    if not _clubs().fullmatch(plain):
        return False
    is_other = plain in known_names.PLACES or plain in PLACES or _is_surname(plain)
    is_small = not clause.said[place : place + 1].isupper()
    return people.is_given_name(plain, "A") or (is_small and is_other)


def _possession(
    clause: Clause, start: int, place: int, plain: str, match: re.Match[str]
) -> str | None:
    if "for a living" in clause.folded[start : match.end() + 80]:
        return None
    return _bare(plain) or None


_READERS = {
    "allergy": _allergy,
    "name": _name,
    "nickname": _nickname,
    "age": _age,
    "home": _moved,
    "origin": _origin,
    "employer": _employer,
    "occupation": _occupation,
    "birthday": _birthday,
    "team": _team,
    "possession": _possession,
}


def since(telling: Telling, clause: Clause, key: str, stance: Stance, first: int, last: int) -> str:
    """Since when it is so, or when it was: as ISO; empty where it wasn't said."""
    offset = clause.start
    if key == "age":
        return ""
    any_date = stance == "ends" or key == "birthday" or _past().match(clause.folded, first)
    for date in telling.dates_in(clause.start, clause.end):
        place = date.start - offset
        before = clause.folded[max(0, place - 14) : max(0, place)]
        said = clause.folded[max(0, place) : max(0, date.end - offset)]
        is_since = _since_before().search(before) or _since_within().match(said)
        if any_date or is_since:
            return date.value
    if match := _for_years().search(clause.folded, first, last):
        return _ago(match, telling.at)
    return ""


def _ago(match: re.Match[str], at: datetime) -> str:
    found = numbers.find(match["n"])
    if not found:
        return ""
    count, unit = int(found[0].value), match["unit"][0]
    if unit in "ya":
        return str(at.year - count) if at.year - count > 0 else ""
    months = at.year * 12 + at.month - 1 - count
    return f"{months // 12:04d}-{months % 12 + 1:02d}" if months > 0 else ""


def day(when: str) -> str:
    """A birthday without its year, where the day is known: "05-20"."""
    return when[5:10] if len(when) >= 10 else when


def is_free(folded: str) -> bool:
    """Whether a word is no everyday one, so that it may be a name that nobody listed."""
    return len(folded) > 2 and folded not in _ordinary() and folded not in people.KIN


def _is_surname(folded: str) -> bool:
    return folded in known_names.SURNAMES


@cache
def _given() -> frozenset[str]:
    return known_names.BRAZILIAN | known_names.ENGLISH


@cache
def _ordinary() -> frozenset[str]:
    return common_words.PORTUGUESE | common_words.ENGLISH


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


@cache
def _after_name() -> re.Pattern[str]:
    return re.compile(
        r"\s*(?:$|[,.;:!?)(-]|(?:e|and|aqui|here|de|da|do|from|by|btw|speaking|prazer|nice|tenho"
        r"|moro|a|o"
        r"|filh[oa]|irma|irmao|mae|pai|esposa|mulher|marido|namorad[oa]|k{2,}|rs|viu|ta)\b)"
    )


@cache
def _no_name() -> re.Pattern[str]:
    return re.compile(
        r"(?:complicad|dificil|estranh|comum|fei|lind|bonit|long|diferent|rar|segred|esquisit|unic)\w*"
        r"|hard|weird|unusual|common|long|boring|complicated|unique|secret|difficult|pronounced|spelled"
    )


@cache
def _day() -> re.Pattern[str]:
    return re.compile(
        r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|(?:january|february|april|june|july|august"
        r"|september|october|november|december|segunda|terca|quarta|quinta|sexta|sabado|domingo)s?$"
    )


@cache
def _calling() -> re.Pattern[str]:
    return re.compile(r",? (?:from|again|calling|speaking|here|at|with|by the way|btw|,)\b")


@cache
def _greets() -> re.Pattern[str]:
    return re.compile(r"\W*(?:hi|hey|hello|good (?:morning|afternoon|evening))\b")


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
def _empty() -> re.Pattern[str]:
    """Words that are no thing at all, where a rule takes any."""
    return re.compile(
        r"(?:yesterday|today|tomorrow|tonight|them|too|before|with (?:them|it|me)|others|such"
        r"|that|a (?:ton|lot)|ton"
        r"|lots?|this|these|those|what|everything|something|again|here|there|so|very|really|isso|ela"
        r"|ele|eles|elas|hoje|ontem|amanha|agora|assim|aquilo|quem)\b(?![-'])"
    )


@cache
def _no_allergy() -> re.Pattern[str]:
    """Said in jest: "allergic to Mondays"."""
    return re.compile(
        r"(?:o |a |os |as )?(?:mondays?|work|people|bullshit|bs|drama|stupid\w*|exercise|mornings?"
        r"|responsib\w+|math|small talk|idiots|fun|commitment|segundas?|trabalh\w+|gente|pessoas"
        r"|burrice|pobreza|acordar|academia|drama|reuni\w+|homem|compromisso|voce|vc|you"
        r"|them|it|that|this|everything|him|her|isso|tudo|ele|ela)\b"
    )


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


@cache
def _hired() -> re.Pattern[str]:
    return re.compile(
        r"(?:employed|contracted|with the|a trabalhar|a trampar|working)\b|work\b|a job"
    )


@cache
def _decade() -> re.Pattern[str]:
    return re.compile(r"\d0'?s|teens|(?:twen|thir|for|fif|six|seven|eigh|nine)ties")


@cache
def _fans() -> re.Pattern[str]:
    from lembrar.text.claims.bio_words import PARTS
    from lembrar.text.claims.cues import spelt_out

    return re.compile(spelt_out("<FANS>", PARTS))


@cache
def _clubs() -> re.Pattern[str]:
    from lembrar.text.claims.bio_words import PARTS
    from lembrar.text.claims.cues import spelt_out

    return re.compile(spelt_out("<CLUB>", PARTS))


@cache
def _past() -> re.Pattern[str]:
    """Verbs that tell when something began."""
    return re.compile(
        r"\w+ei\b|(?:casamos|mudamos|adotamos|compramos|adotou|mudou|casou|comprou|virou|parou"
        r"|voltou"
        r"|moved|got|turned|went|bought|adopted|started|quit|left|joined|became|me \w+ei"
        r"|se \w+ou|descobri"
        r"|fui|foi)\b"
    )


@cache
def _since_before() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:desde|since|a partir d[eo]|ever since)\s+(?:o |a |as |os |dia |ano de )?$"
    )


@cache
def _since_within() -> re.Pattern[str]:
    return re.compile(r"(?:desde|since|ha|faz)\b|.*\b(?:ago|atras)$")


@cache
def _for_years() -> re.Pattern[str]:
    count = r"(?P<n>\d{1,2}|[a-z]{2,10}(?: e [a-z]{2,7}|-[a-z]+)?)"
    return re.compile(
        rf"\b(?:for|for about|for over|for almost|tem|faz|ha|fazem|ja faz|ja tem"
        rf"|coming up on) {count}"
        r" (?P<unit>years?|anos?|months?|mes(?:es)?)\b(?! (?:de idade|old))"
    )
