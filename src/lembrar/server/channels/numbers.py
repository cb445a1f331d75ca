"""Telephone numbers as identities: E.164 digits, and one form for each WhatsApp account.

Brazilian mobile numbers got a ninth digit, a 9 in front of the old eight. WhatsApp still names
many accounts by the old form while people, and other systems, write the new one: both are the
same account, so the new form stands for both."""

from __future__ import annotations

_DIGITS = frozenset("0123456789")
_LONGEST = 15  # digits, says E.164
_SHORTEST = 6
_BRAZIL = "55"
_OLD = 12  # 55, two digits of area, eight of the old number
_MOBILE = frozenset("6789")  # what an old mobile number began with; landlines begin with 2 to 5


def canonical(number: str) -> str:
    """The number's digits, in the form that stands for the account. What is no telephone number
    is returned as it is."""
    digits = "".join(mark for mark in number if mark in _DIGITS)
    if not _SHORTEST <= len(digits) <= _LONGEST or not _is_number(number):
        return number
    if len(digits) == _OLD and digits.startswith(_BRAZIL) and digits[4] in _MOBILE:
        return f"{digits[:4]}9{digits[4:]}"
    return digits


def spellings(identity: str) -> tuple[str, ...]:
    """Every form in which somebody may have linked this identity, the canonical one first."""
    digits = canonical(identity)
    if not digits.isascii() or not digits.isdigit():
        return (identity,)
    forms = [digits]
    if len(digits) == _OLD + 1 and digits.startswith(_BRAZIL) and digits[4] == "9":
        forms.append(digits[:4] + digits[5:])
    return (*forms, *(f"+{form}" for form in forms))


def _is_number(text: str) -> bool:
    """Digits with the marks that people put between them, and nothing else."""
    return all(mark in _DIGITS or mark in "+-(). \u00a0" for mark in text)
