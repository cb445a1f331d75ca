"""The words that make numbers in Portuguese and English, as data. `numbers` reads with them.

All spellings are folded: no accents, no capitals, so "tres" and "três" are one entry.
"""

from dataclasses import dataclass
from decimal import Decimal
from functools import cache


@dataclass(frozen=True, slots=True)
class Word:
    """What a word can do in a number.

    `role` says where it may stand. A following word adds to it if smaller than `room`: 10 after
    "vinte", 100 after "duzentos", 1 (nothing does) after "dois". `language` is "" if both share it.
    """

    role: str
    value: Decimal = Decimal(0)
    room: int = 1
    language: str = ""
    unit: str = ""


# --- numbers, smallest first ---------------------------------------------------------------------

_ONES = {
    "pt": "zero _ dois/duas tres quatro cinco seis sete oito nove",
    "en": "zero _ two three four five six seven eight nine",
}
_TEENS = {
    "pt": """dez onze doze treze quatorze/catorze quinze dezesseis/dezasseis dezessete/dezassete
        dezoito dezenove/dezanove""",
    "en": """ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen""",
}
_TENS = {
    "pt": "_ _ vinte trinta quarenta cinquenta/cinqenta/sinquenta sessenta setenta oitenta noventa",
    "en": "_ _ twenty thirty forty/fourty fifty sixty seventy eighty ninety",
}
_HUNDREDS = {
    "pt": """_ cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas
        quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas
        novecentos/novecentas""",
}
# A scale multiplies what stands before it. Only "mil" also stands alone.
_SCALES = {
    "pt": {
        "mil": 10**3,
        "milhao milhoes": 10**6,
        "bilhao bilhoes": 10**9,
        "trilhao trilhoes": 10**12,
    },
    "en": {
        "thousand grand": 10**3,
        "million": 10**6,
        "billion": 10**9,
        "trillion": 10**12,
    },
}
# Only after digits: "mi" and "bi" are also words, and in English "mi" are miles.
_SHORT_SCALES = {
    "pt": {"mi": 10**6, "bi": 10**9, "tri": 10**12},
    "en": {},
    "": {"k": 10**3, "mln": 10**6, "bn bln": 10**9, "trn": 10**12},
}
# Counted like nouns: "uma dúzia", "three dozen", never alone.
_DOZENS = {
    "pt": {"duzia duzias": 12, "centena": 100, "milhar": 1000},
    "en": {"dozen": 12},
}

# --- units ---------------------------------------------------------------------------------------

SIGNS = {
    "r$": Word("sign", unit="BRL", language="pt"),
    "us$": Word("sign", unit="USD"),
    "u$": Word("sign", unit="USD"),
    "u$s": Word("sign", unit="USD"),
    "$": Word("sign", unit="USD", language="en"),
    "€": Word("sign", unit="EUR"),
    "£": Word("sign", unit="GBP", language="en"),
}
"""Signs, with the language whose way of writing amounts they imply."""

_CODES = {"brl": "pt", "usd": "", "eur": "", "gbp": "en"}

# Read in both languages: people name a foreign currency in its own.
_CURRENCIES = {
    "pt": {
        "real reais reau reaus": "BRL",
        "dolar dolares": "USD",
        "libra libras": "GBP",
    },
    "en": {"dollar dollars buck bucks": "USD", "quid": "GBP"},
    "": {"euro euros": "EUR"},
}
# "um conto" is also a short story, "mangos" also fruit: only in Portuguese, and never after "um".
_SLANG = "conto contos pila pilas mango mangos pau paus"
_CENTS = {
    "pt": {"centavo centavos": "BRL", "centimo centimos": "EUR"},
    "en": {"cent cents": "USD", "pence": "GBP"},
}

_ATTACHED_UNITS = """
    mg g kg t mcg ml l cl mm cm dm m km mi ft in lb lbs oz yd mph kmh km2 m2 m3 ha
    s seg segs sec secs min mins ms hora horas dia dias day days mes meses ano anos year years yo
    kb mb gb tb kbps mbps gbps hz khz mhz ghz v kv w kw kwh mw mah px pts dpi
    x vezes cal kcal rs un und pcs db bpm rpm
"""
ATTACHED_UNITS = frozenset(_ATTACHED_UNITS.split())
"""What may be glued to digits without making a name of them: "5kg" is a number, "5xr" is not."""

ATTACHED_WORDS = {
    "kk": Word("short", Decimal(10**6)),
    "tao": Word("slang", unit="BRL", language="pt"),
    "porcento": Word("percent", unit="%"),
}
"""Words only when glued to digits: "5kk" is five million, "50tão" fifty reais."""

LETTER_SCALES = {"m": Word("short", Decimal(10**6)), "b": Word("short", Decimal(10**9))}
"""Glued to digits after a sign: "$5m". Without one, "5M" only: "5m" are metres, "12B" a room."""

ORDINALS = frozenset({"º", "ª", "o", "a", "st", "nd", "rd", "th"})
PERCENT = Word("percent", unit="%")
LITERAL = Word("literal")
ORDINAL = Word("ordinal")
DEGREE = Word("degree")


@cache
def vocabulary(language: str) -> dict[str, Word]:
    """Folded spelling to word, for "pt", "en", or "" for both.

    The two hardly collide: what does ("a", "real", "mango") is settled by `language` when read.
    """
    words = _units_of_measure()
    for spoken in ("pt", "en"):
        if language in ("", spoken):
            words |= _number_words(spoken) | _joints(spoken)
    if language != "en":
        words |= {slang: Word("slang", unit="BRL", language="pt") for slang in _SLANG.split()}
    words["zero"] = Word("number", Decimal(0))
    return words


def _number_words(language: str) -> dict[str, Word]:
    words: dict[str, Word] = {}
    words |= _row(_ONES[language], 1, 0, 1, language)
    words |= _row(_TEENS[language], 1, 10, 1, language)
    words |= _row(_TENS[language], 10, 0, 10, language)
    words |= _row(_HUNDREDS.get(language, ""), 100, 0, 100, language)
    words |= _scaled("scale", _SCALES[language], language)
    words |= _scaled("dozen", _DOZENS[language], language)
    words |= _scaled("short", _SHORT_SCALES[language], language)
    return words


def _row(spellings: str, step: int, first: int, room: int, language: str) -> dict[str, Word]:
    return {
        spelling: Word("number", Decimal(first + place * step), room, language)
        for place, variants in enumerate(spellings.split())
        for spelling in variants.split("/")
        if spelling != "_"
    }


def _scaled(role: str, table: dict[str, int], language: str = "") -> dict[str, Word]:
    return {
        spelling: Word(role, Decimal(value), language=language)
        for spellings, value in table.items()
        for spelling in spellings.split()
    }


def _joints(language: str) -> dict[str, Word]:
    """The small words that hold a number together."""
    if language == "pt":
        one = Word("one", Decimal(1), 1, "pt")
        return {
            "um": one,
            "uma": one,
            "cem": Word("number", Decimal(100), 1, "pt"),
            "e": Word("and", language="pt"),
            "de": Word("of", language="pt"),
            "meio": Word("half", language="pt"),
            "meia": Word("half", language="pt", unit="feminine"),
            "virgula": Word("point", language="pt"),
            "ponto": Word("point", language="pt"),
            "menos": Word("minus", language="pt"),
            "grau": DEGREE,
            "graus": DEGREE,
        }
    return {
        "one": Word("one", Decimal(1), 1, "en"),
        "a": Word("a", Decimal(1), 1, "en"),
        "an": Word("a", Decimal(1), 1, "en"),
        "hundred": Word("hundred", Decimal(100), 100, "en"),
        "and": Word("and", language="en"),
        "half": Word("half", language="en"),
        "point": Word("point", language="en"),
        "minus": Word("minus", language="en"),
        "degree": DEGREE,
        "degrees": DEGREE,
    }


def _units_of_measure() -> dict[str, Word]:
    words = _scaled("short", _SHORT_SCALES[""])
    words |= {code: Word("code", unit=code.upper(), language=by) for code, by in _CODES.items()}
    for role, tables in (("currency", _CURRENCIES), ("cents", _CENTS)):
        for language, table in tables.items():
            for spellings, unit in table.items():
                words |= {
                    name: Word(role, language=language, unit=unit) for name in spellings.split()
                }
    return words
