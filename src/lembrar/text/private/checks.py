"""Check digits: what tells a number that means somebody from one that only looks like it."""

from __future__ import annotations

from datetime import datetime

# Issuers by the first digits, low and high, with the lengths they use.
_ISSUERS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("4", "4", (16, 19)),  # Visa
    ("51", "55", (16,)),  # Mastercard
    ("2221", "2720", (16,)),
    ("34", "34", (15,)),  # American Express
    ("37", "37", (15,)),
    ("300", "305", (14, 16)),  # Diners Club
    ("309", "309", (14, 16)),
    ("36", "36", (14, 16, 19)),
    ("38", "39", (14, 16)),  # and Hipercard's older ones
    ("3528", "3589", (16, 19)),  # JCB
    ("5018", "5099", (16,)),  # Elo, Maestro, Aura, Verve
    ("60", "60", (16, 19)),  # Hipercard, Discover, RuPay
    ("62", "62", (16, 17, 18, 19)),  # UnionPay
    ("636", "636", (16,)),  # Elo
    ("627", "627", (16,)),
    ("637", "639", (16,)),  # Hiper
    ("644", "659", (16, 19)),  # Discover, Elo, RuPay
    ("2200", "2204", (16,)),  # Mir
    ("9792", "9792", (16,)),  # Troy
)
# Old or rare: numbers of other things share them, so somebody must have called it a card.
_RARE: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("4", "4", (13,)),
    ("50", "50", (13, 14, 15, 17, 18, 19)),
    ("56", "69", (13, 14, 15, 16, 17, 18, 19)),
)

_IBAN_LENGTHS = {
    name: int(length)
    for name, length in (
        item.split(":")
        for item in """
    ad:24 ae:23 al:28 at:20 az:28 ba:20 be:16 bg:22 bh:22 bi:27 br:29 by:28 ch:21 cr:22 cy:28 cz:24
    de:22 dj:27 dk:18 do:28 ee:20 eg:29 es:24 fi:18 fk:18 fo:18 fr:27 gb:22 ge:22 gi:23 gl:18 gr:27
    gt:28 hr:21 hu:28 ie:22 il:23 iq:23 is:26 it:27 jo:30 kw:30 kz:20 lb:28 lc:32 li:21 lt:20 lu:20
    lv:21 ly:25 mc:27 md:24 me:22 mk:19 mn:20 mr:27 mt:31 mu:30 ni:28 nl:18 no:15 om:23 pk:24 pl:28
    ps:29 pt:25 qa:29 ro:24 rs:22 ru:33 sa:24 sc:31 sd:18 se:24 si:19 sk:24 sm:27 so:23 st:25 sv:28
    tl:23 tn:24 tr:26 ua:29 va:22 vg:24 xk:20 ye:30
    """.split()
    )
}


def is_card(digits: str, *, called: bool = False) -> bool:
    """Whether an issuer gives such numbers and the last digit is right. `called` if somebody
    called it a card."""
    issuers = (*_ISSUERS, *_RARE) if called else _ISSUERS
    known = any(
        len(digits) in lengths and low <= digits[: len(low)] <= high
        for low, high, lengths in issuers
    )
    return known and len(set(digits)) > 1 and passes_luhn(digits)


def passes_luhn(digits: str) -> bool:
    """Every second digit from the right doubled, the sum a multiple of ten."""
    doubled = [int(digit) * 2 for digit in digits[-2::-2]]
    total = sum(map(int, digits[-1::-2])) + sum(value - 9 * (value > 9) for value in doubled)
    return total % 10 == 0


def is_cpf(digits: str) -> bool:
    """Eleven digits, the last two of which follow from the others."""
    return len(digits) == 11 and _follows(digits, highest_weight=11)


def is_cnpj(code: str) -> bool:
    """Fourteen places, letters among the first twelve since July 2026; the last two are digits
    that follow from the others. Case does not matter."""
    code = code.upper()
    return len(code) == 14 and code[12:].isdigit() and _follows(code, highest_weight=9)


def _follows(code: str, highest_weight: int) -> bool:
    """Modulo 11, weights rising from 2 at the right and starting over after the highest."""
    if len(set(code)) == 1:
        return False
    last = len(code) - 1
    return all(code[at] == _check(code[:at], highest_weight) for at in (last - 1, last))


def _check(code: str, highest_weight: int) -> str:
    weights = highest_weight - 1
    total = sum((ord(c) - 48) * (2 + at % weights) for at, c in enumerate(reversed(code)))
    return "0" if total % 11 < 2 else str(11 - total % 11)


def iban_length(country: str) -> int:
    """How long a country's IBANs are; 0 if it has none."""
    return _IBAN_LENGTHS.get(country.lower(), 0)


def is_iban(code: str) -> bool:
    """The country's length, and a remainder of 1 when read as a number modulo 97."""
    if len(code) != iban_length(code[:2]) or not code.isascii() or not code.isalnum():
        return False
    return int("".join(str(int(char, 36)) for char in code[4:] + code[:4])) % 97 == 1


def is_ssn(digits: str) -> bool:
    """Nine digits in the ranges that the United States give."""
    area, group, serial = digits[:3], digits[3:5], digits[5:]
    return area not in ("000", "666") and area < "900" and group != "00" and serial != "0000"


def is_moment(digits: str) -> bool:
    """Whether fourteen digits are a date and a time: 20261116103045."""
    try:
        return 1950 <= datetime.strptime(digits, "%Y%m%d%H%M%S").year <= 2100
    except ValueError:
        return False
