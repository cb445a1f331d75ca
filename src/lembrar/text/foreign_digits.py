"""Digits that belong to something other than a number: dates, times, links, documents."""

import re
from functools import cache

from lembrar.text.identifiers import masked, spans

_DOMAINS = "com|br|org|net|io|me|gov|edu|app|dev|ai|co|pt|us|uk|ly|gl|tv|info"
_MONTHS = (
    "janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|"
    "january|february|april|june|july|august|september|october|november|december|"
    "jan|fev|feb|abr|apr|mai|jun|jul|ago|aug|sept?|oct|nov|dec"
)
# Also a verb, an adverb or a number: months only where a date's own words stand around them.
_MONTHS_PERHAPS = "mar|march|may|set|out|dez"
_YEAR = r"(?:19|20)\d\d"


def masked_in(plain: str, source: str) -> str:
    """`plain` with such digits blotted out. `source` is the same text before it was folded."""
    if not _digit().search(plain):
        return plain
    plain = masked(plain, [(start, end) for start, end, _, _ in spans(plain)])
    if _link_hint().search(plain):
        plain = masked(plain, [match.span() for match in _links().finditer(plain)])
    plain = masked(plain, [match.span() for match in _shapes().finditer(plain)])
    if _month_hint().search(plain):
        dates = [match for match in _dates().finditer(plain) if _is_date(match, source)]
        plain = masked(plain, [match.span() for match in dates])
    return plain


def _is_date(match: re.Match[str], source: str) -> bool:
    """ "may 5 people come" and "march 5 miles" have no date: a verb has no capital."""
    may_be_verb = match["verb_day"] is not None and len(match["verb_day"]) <= 2
    return not may_be_verb or source[match.start()].isupper()


@cache
def _digit() -> re.Pattern[str]:
    return re.compile("[0-9]")


# The hints are cheap searches that spare most texts the dear ones.


@cache
def _link_hint() -> re.Pattern[str]:
    return re.compile(rf"://|[@#]|\.(?:{_DOMAINS})(?!\w)|www\.")


@cache
def _month_hint() -> re.Pattern[str]:
    return re.compile("jan|fe[vb]|ma[riy]|a[bp]r|ju[nl]|a[gu][og]|se[tp]|o[uc]t|nov|de[zc]")


@cache
def _links() -> re.Pattern[str]:
    return re.compile(
        r"[a-z][a-z0-9+.-]{1,15}://\S++"
        r"|(?<!\w)www\.\S++"
        rf"|(?<![\w.@-])(?:[\w-]++\.)+(?:{_DOMAINS})(?![\w-])(?:/\S*+)?"
        r"|(?<![\w.])[@#][\w.-]*[a-z_][\w.-]*"
    )


@cache
def _dates() -> re.Pattern[str]:
    """Dates with a month's name: "20/nov", "20 de nov.", "Nov 20, 2026", "dez de 2026"."""
    any_month = f"(?:{_MONTHS}|{_MONTHS_PERHAPS})"
    of = r"(?:de\s|of\s)?"
    year_after = rf"(?:(?:\.?\s{of}|,\s?|[-/]){_YEAR}|[-/]\d\d)?(?!\w)"
    day_first = (
        r"\d(?<![\w.,/]\d)\d?(?:[oº]|st|nd|rd|th)?(?:"
        rf"(?:\s(?:de|of)\s|[-/]){any_month}(?!\w){year_after}"
        rf"|\s(?:{_MONTHS})(?!\w){year_after}"
        rf"|\s(?:{_MONTHS_PERHAPS})\s{of}{_YEAR}(?!\w))"
    )
    day = rf"\d{{1,2}}(?:st|nd|rd|th)?(?:,?\s{_YEAR})?(?!\w|%|[.,:/]\d)"
    month_first = (
        r"(?=[jfmasond])(?<!\w)(?:"
        rf"(?:{_MONTHS})\.?\s(?:{day}|{of}{_YEAR}(?!\w))"
        rf"|(?:march|may)\s(?:(?P<verb_day>{day})|{of}{_YEAR}(?!\w))"
        rf"|dez\.?\s{_YEAR}(?!\w)|{any_month}\sde\s{_YEAR}(?!\w))"
    )
    return re.compile(f"{day_first}|{month_first}")


@cache
def _shapes() -> re.Pattern[str]:
    """Groups of digits held together by what no number has inside."""
    begin = r"(?<![\w.,/:-])(?<![$€£])(?<![$€£]\s)(?=\d++(?:[-/:.a-z\u20e3]|\s[hap]))"
    shapes = (
        r"0x[0-9a-f]+",
        r"\d\u20e3",  # keycap emoji: the numbers of a list
        r"\d{1,9}(?:[:/]\d{1,9})+(?!:)(?:\s?[ap]\.?m|h)?(?!\w)",  # times, fractions, ratios
        r"[0-9a-f]{1,4}(?::[0-9a-f]{0,4}){3,7}",  # IPv6 and MAC addresses
        # dates and times in digits
        r"\d{4}-\d\d-\d\dt[\d:.]+(?:z|[+-]\d\d:?\d\d)?",
        r"\d{1,4}(?P<by>[-./])\d{1,2}(?P=by)\d{1,4}(?!\w|[-./]\d)",
        rf"{_YEAR}-(?:0[1-9]|1[0-2])(?![\w-])",
        r"\d{1,2}\s?h(?:\d\d(?:min|m)?|rs?|s)?(?!\w)",
        r"\d{1,2}(?:\.\d\d)?\s?[ap]\.?m(?!\w)",
        # documents, accounts and phones that `identifiers` would not vouch for
        r"\w\w\.\w{3}\.\w{3}/\w{4}-\d\d",
        r"\d{1,3}(?:\.\d{3})+-[\dx]{1,2}(?!\w|[.,]\d)",
        r"\d{1,9}(?:-\d{1,9}){2,}",
        r"(?!\d\d0-)\d{3}-\d{4}(?!\w)",
        r"\d{4,20}-[\dx](?!\w)",
    )
    return re.compile(begin + "(?:" + "|".join(shapes) + ")")
