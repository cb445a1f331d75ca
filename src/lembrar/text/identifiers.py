"""Strings of digits and letters that name someone or something: documents, phones, keys, codes.

They are kept whole or not at all: a CPF with one digit lost is nobody's.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from lembrar.text.fold import fold, read

DASHES = str.maketrans("\u2010\u2011\u2012\u2013\u2212", "-----")
"""WhatsApp writes phone numbers with a non-breaking hyphen."""

MASK = "\0"
"""Stands in for what has been read already: no digit, no letter, no blank."""


@dataclass(frozen=True, slots=True)
class Identifier:
    """One identifier; `text` is exactly `source[start:end]`, `value` its canonical form.

    `kind` is "cpf", "cnpj", "phone", "email", "uuid" (a random PIX key), "cep", "boleto", "card" or
    "code" (any other run of 14 to 64 digits). CPF, CNPJ and card numbers have passed their check
    digits; a phone with an area code has its international form as value.
    """

    start: int
    end: int
    text: str
    kind: str
    value: str


def find_identifiers(text: str) -> list[Identifier]:
    """The identifiers in `text`, in order, none inside another."""
    reading = read(text)
    found = spans(fold(reading.text).translate(DASHES))
    result: list[Identifier] = []
    for start, end, kind, value in found:
        first, last = reading.span(start, end)
        # Folding took the accents; an address may have them.
        exact = reading.text[start:end].lower() if kind == "email" else value
        result.append(Identifier(first, last, text[first:last], kind, exact))
    return result


def spans(folded: str) -> list[tuple[int, int, str, str]]:
    """`(start, end, kind, value)` of the identifiers in an already folded text, in order."""
    if not _may_hold_one().search(folded):
        return []
    found: list[tuple[int, int, str, str]] = []
    for kind, shape, check in _kinds():
        here = [
            (match.start(), match.end(), kind, value)
            for match in shape.finditer(folded)
            if (value := check(match.group())) is not None
        ]
        folded = masked(folded, [(start, end) for start, end, _, _ in here])
        found += here
    return sorted(found)


def masked(text: str, taken: list[tuple[int, int]]) -> str:
    """`text` with the `taken` spans, in order, blotted out; its length stays the same."""
    if not taken:
        return text
    parts: list[str] = []
    place = 0
    for start, end in taken:
        parts += text[place:start], MASK * (end - start)
        place = end
    return "".join([*parts, text[place:]])


# Where an identifier may begin and end: not inside a word, a longer number or an amount of money.
_BEGIN = r"(?<![\w.,/+-])(?<![$€£])(?<![$€£]\s)"
_END = r"(?!\w|[.,/-]\d|-\w)"
_ALNUM = "[0-9a-z]"

_SHAPES = {
    "email": r"(?<![\w.+-])[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}(?![\w-])",
    "uuid": _BEGIN + r"[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}" + _END,
    "boleto": _BEGIN + r"\d{5}\.?\d{5} ?(?:\d{5}\.?\d{6} ?){2}\d ?\d{14}" + _END,
    "cnpj": _BEGIN + rf"{_ALNUM}{{2}}\.?{_ALNUM}{{3}}\.?{_ALNUM}{{3}}/?{_ALNUM}{{4}}-?\d\d" + _END,
    "cpf": _BEGIN + r"\d{3}[. ]?\d{3}[. ]?\d{3}[-./ ]?\d\d" + _END,
    "card": _BEGIN + r"\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}" + _END,
    "cep": _BEGIN + r"(?:\d{5}|\d\d\.\d{3})-\d{3}" + _END,
    "phone": _BEGIN.replace("+", "")
    + r"(?:"
    + r"(?:\+?55[\s.-]{0,2})?(?:\(0?\d\d\)|0?\d\d)?[\s.-]{0,2}(?:9[\s.]?)?\d{4}[\s.-]?\d{4}"
    + r"|\+\d[\d\s().-]{6,20}\d|\(\d{3}\)\s?\d{3}-\d{4}|0[3589]00[\s.-]?\d{3}[\s.-]?\d{4}"
    + r")"
    + _END,
    "code": _BEGIN + r"\d{14,64}" + _END,
}

_AREA_CODE_LIST = """
    11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49
    51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89
    91 92 93 94 95 96 97 98 99
"""
_AREA_CODES = frozenset(_AREA_CODE_LIST.split())
_SERVICE_PREFIXES = ("0300", "0500", "0800", "0900")


@cache
def _may_hold_one() -> re.Pattern[str]:
    """Eight digits with little between them, three of them together; an @; a +; a UUID or CNPJ."""
    gap = r"[ ().\-/\u00a0]"
    return re.compile(
        rf"[@+]|\d(?=(?:{gap}|\d){{0,12}}?\d{{3}})(?:{gap}{{0,3}}\d){{7}}"
        r"|(?<!\w)[0-9a-f]{8}-[0-9a-f]{4}-|" + _SHAPES["cnpj"]
    )


@cache
def _kinds() -> list[tuple[str, re.Pattern[str], Callable[[str], str | None]]]:
    """In the order they are tried.

    Eleven bare digits that pass as a CPF are one, even if they look like a phone: those pass once
    in a hundred.
    """
    checks: dict[str, Callable[[str], str | None]] = {
        "email": str,
        "uuid": str,
        "cnpj": _cnpj,
        "cpf": _cpf,
        "card": _card,
        "phone": _phone,
    }
    return [(kind, re.compile(shape), checks.get(kind, _digits)) for kind, shape in _SHAPES.items()]


def _digits(raw: str) -> str:
    return "".join(filter(str.isdigit, raw))


def _cpf(raw: str) -> str | None:
    digits = _digits(raw)
    return digits if _passes(digits, highest_weight=11) else None


def _cnpj(raw: str) -> str | None:
    """Since 2026 the first twelve places may be letters, valued by their distance from "0"."""
    code = "".join(filter(str.isalnum, raw)).upper()
    return code if _passes(code, highest_weight=9) else None


def _passes(code: str, highest_weight: int) -> bool:
    """Modulo 11, weights rising from 2 at the right and starting over after the highest."""
    if len(set(code)) == 1:
        return False
    return all(
        code[place] == _check_digit(code[:place], highest_weight)
        for place in (len(code) - 2, len(code) - 1)
    )


def _check_digit(code: str, highest_weight: int) -> str:
    cycle = highest_weight - 1
    total = sum(
        (ord(char) - ord("0")) * (2 + place % cycle) for place, char in enumerate(reversed(code))
    )
    rest = total % 11
    return "0" if rest < 2 else str(11 - rest)


def _card(raw: str) -> str | None:
    """Luhn: every second digit from the right doubled."""
    digits = _digits(raw)
    doubled = [int(digit) * 2 for digit in digits[-2::-2]]
    total = sum(map(int, digits[-1::-2])) + sum(value - 9 * (value > 9) for value in doubled)
    return digits if total % 10 == 0 and digits.strip("0") else None


def _phone(raw: str) -> str | None:
    digits = _digits(raw)
    if raw.startswith("+") and not digits.startswith("55"):
        return "+" + digits if 8 <= len(digits) <= 15 else None
    if digits[:4] in _SERVICE_PREFIXES or _has_long_area_code(raw):
        return digits if len(digits) in (10, 11) else None
    if len(digits) > 11:
        digits = digits.removeprefix("55")
    return _brazilian_phone(digits.removeprefix("0"), raw)


def _brazilian_phone(digits: str, raw: str) -> str | None:
    local = digits[2:] if len(digits) >= 10 else digits
    is_mobile = len(local) == 9 and local[0] == "9"
    is_landline = len(local) == 8 and local[0] in "2345"
    if not is_mobile and not is_landline:
        return None
    if len(digits) >= 10:
        return "+55" + digits if digits[:2] in _AREA_CODES else None
    return digits if _is_written_as_local(raw) else None


def _has_long_area_code(raw: str) -> bool:
    """(555) 123-4567, as North America writes it; (021) is Rio with its trunk zero."""
    return raw.startswith("(") and raw[4:5] == ")" and raw[1] != "0"


def _is_written_as_local(raw: str) -> bool:
    """3456-7890 is a phone; two years or two round amounts with a hyphen between are a range."""
    left, hyphen, right = raw.strip().partition("-")
    if not hyphen:
        return False
    is_years = left[:2] in ("19", "20") and right[:2] in ("19", "20")
    return not is_years and not (left.endswith("00") and right.endswith("00"))
