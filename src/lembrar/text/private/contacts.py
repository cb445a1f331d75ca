"""E-mail addresses and phone numbers of people. Toll-free and service numbers are nobody's."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.text.private.checks import is_cpf
from lembrar.text.private.documents import Stretch, phone_words
from lembrar.text.private.page import Page

_BEGIN = r"(?<![0-9a-z_@#])(?<![0-9][.,/])(?<![0-9a-z]-)(?<![$€£])(?<![$€£] )"
_END = r"(?![0-9a-z_@]|[.,/][0-9]|[%:][0-9]|-[0-9a-z])"
_FILES = frozenset("png jpg jpeg gif svg webp pdf css js ts json html md txt zip mp3 mp4".split())
_AREAS = frozenset(
    """11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38 41 42 43 44 45 46 47 48 49
    51 53 54 55 61 62 63 64 65 66 67 68 69 71 73 74 75 77 79 81 82 83 84 85 86 87 88 89
    91 92 93 94 95 96 97 98 99""".split()
)
_TOLL_FREE = frozenset("800 833 844 855 866 877 888 900".split())


def emails(page: Page) -> Iterator[Stretch]:
    """E-mail addresses; not the likes of git@host:path or picture@2x.png."""
    for match in _email().finditer(page.folded):
        if not _is_no_address(page.folded, match):
            yield match.span()


def _is_no_address(folded: str, match: re.Match[str]) -> bool:
    """A path on another machine, a picture's size, or who asks in front of a link's host."""
    after, before = folded[match.end() : match.end() + 2], folded[: match.start()][-80:]
    ending = (match["host"] or "").rpartition(".")[2]
    path = after[:1] == ":" and after[1:].isalnum()
    return ending in _FILES or path or "://" in before.rpartition(" ")[2]


@cache
def _email() -> re.Pattern[str]:
    known = "gmail|hotmail|outlook|yahoo|icloud|uol|bol|terra|live|proton|protonmail|globo|ig"
    return re.compile(
        r"(?<![\w.+\-])[\w.+\-]{1,64}(?:@(?P<host>(?:[\w\-]{1,63}\.){1,8}[a-z]{2,24})(?![\w\-])"
        rf"| @ ?(?:{known})\.com(?:\.br)?(?![\w\-]))"
    )


# ── phones ────────────────────────────────────────────────────────────────────────────────────


def phones(page: Page) -> Iterator[Stretch]:
    """Phone numbers: Brazil's in every spelling, America's and Britain's, others with a +."""
    taken = -1
    for match in _phone().finditer(page.folded):
        start, end = match.span()
        if start >= taken and not _is_part(page.folded, start, end) and _is_phone(page, match):
            taken = end
            yield start, end


def _is_part(folded: str, start: int, end: int) -> bool:
    """Whether groups of four go on before or behind, as in cards and invoices."""
    before, after = folded[max(0, start - 6) : start], folded[end : end + 6]
    return bool(_four_before().search(before) or _four_after().match(after))


@cache
def _four_before() -> re.Pattern[str]:
    return re.compile(r"(?<![0-9\-])[0-9]{4} $")


@cache
def _four_after() -> re.Pattern[str]:
    return re.compile(r" [0-9]{4}(?![0-9\-])")


def _is_phone(page: Page, match: re.Match[str]) -> bool:
    digits = "".join(filter(str.isdigit, match[0]))
    if match["world"]:
        return 8 <= len(digits) <= 15 and not digits.startswith("1800")
    called = page.says(match.start(), phone_words())
    if match["brazil"]:
        return _is_brazilian(page, match, digits, called)
    if page.is_another_number(match.start()):
        return False
    if match["america"]:
        area = digits.removeprefix("1")[:3] if len(digits) == 11 else digits[:3]
        return area not in _TOLL_FREE
    return called or " " in match[0]  # Britain's


def _is_brazilian(page: Page, match: re.Match[str], digits: str, called: bool) -> bool:
    country, area, number = match["country"], match["area"], match["number"]
    if area and area not in _AREAS:
        return False
    mobile = len("".join(filter(str.isdigit, number))) == 9
    bare = match[0].isdigit()
    if not called and (
        page.is_another_number(match.start()) or (bare and len(digits) == 11 and is_cpf(digits))
    ):
        return False
    if country:
        return bool(area)
    if area:
        return mobile or called or not bare
    return _is_local(number, called)


def _is_local(number: str, called: bool) -> bool:
    """Without an area code: 98765-4321 and 3456-7890, but no years, round amounts or 4004-0001."""
    left, hyphen, right = number.partition("-")
    if not hyphen:
        return called and len(number) > 8
    years = left[:2] in ("19", "20") and right[:2] in ("19", "20")
    service = left[:3] in ("400", "300", "402")
    round_ = left.endswith("00") and right.endswith("00")
    return not (years or service or (round_ and not called))


@cache
def _phone() -> re.Pattern[str]:
    gap = r"[ .\-]{0,3}"
    brazil = (
        rf"(?:(?P<country>\+?55){gap})?(?:\(?0?(?P<area>[1-9][1-9])\)?{gap})?"
        r"(?P<number>9[ .\-]?[0-9]{4}[ .\-]?[0-9]{4}|[2-5][0-9]{3}[ .\-]?[0-9]{4})"
    )
    america = r"(?:1[ .\-])?(?:\([2-9][0-9]{2}\) ?|[2-9][0-9]{2}[ .\-])[2-9][0-9]{2}[ .\-][0-9]{4}"
    britain = r"07[0-9]{3} ?[0-9]{6}|0(?:20|1[0-9]{2,3}) ?[0-9]{3,4} ?[0-9]{3,4}"
    world = r"\+[1-9](?:[ .()\-]{0,2}[0-9]){7,14}"
    return re.compile(
        rf"{_BEGIN}(?:(?P<brazil>{brazil}){_END}|(?P<america>{america}){_END}"
        rf"|(?P<britain>{britain}){_END}|(?P<world>{world}){_END})"
    )
