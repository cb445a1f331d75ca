"""How date words stand together: one table of rules.

Patterns are written as `date_patterns` explains. Every one is bounded, so a text is read in time
linear in its length. At each place the first rule that fits decides; if its words are no real date
("31 de fevereiro"), they are passed over whole.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache

from lembrar.text import date_clocks as clocks
from lembrar.text import date_days as days
from lembrar.text.date_patterns import heads, named_words, translate
from lembrar.text.date_said import Resolver


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to say a date. A weak one counts only where it joins another."""

    resolve: Resolver
    pattern: str
    is_weak: bool = False


def _rule(resolve: Resolver, *patterns: str, is_weak: bool = False) -> Rule:
    return Rule(resolve, " | ".join(patterns), is_weak)


RULES: tuple[Rule, ...] = (
    # What looks like a date and is none: "toda sexta", "Feliz Natal", "R$ 20 de março"
    _rule(
        days.nothing,
        "(?: <ANY> | <WEAK_IN> <UM> ) <WEEKDAY|WEAK_WEEKDAY>",
        "<ALWAYS> <THE>? <WEEKDAY|WEAK_WEEKDAY|WEEKEND|HOLIDAY|MONTH>",
        "<ALWAYS> <THE>? <DIA> <DAY|ORD>",
        "<ALWAYS> <X|BARE_PART> <DE> <WEEKDAY|WEAK_WEEKDAY>",
        "<DIA>? <DAY|ORD|ORD_DAY> <DE> <ALWAYS> <UNIT_MONTH>",
        "<NOWADAYS|CITY> | <BEFORE>? <SWIMSUIT>",
        "<GREETING> <HOLIDAY|WEEKEND|WEEKDAY|WEAK_WEEKDAY> (?: <AND> <HOLIDAY> )?",
        "<HOLIDAY> <GIFT>",
        "<GIFT_PT> <DE> <HOLIDAY>",
        "<PLACE> <DASH>? <HOLIDAY>",
        "<TOWN> (?= <NAME> ) <HOLIDAY> (?! <DE>? <YEAR> | <AFTER> )",
        "<ORIGIN> <DE> (?= <NAME> ) <HOLIDAY> (?! <DE>? <YEAR> | <AFTER> )",
        "<DE> <NUM> <WEAK_IN> <NUM> <UNIT>",
        "<WEAK_IN> <ONE|UM> <UNIT_DAY> <X>",
        "<STREET> <THE|DE>? <DAY|ORD> <DE> $month",
        "<MONEY> <NUM|YEAR|DM|WEAK_DM|DMY|MONTH_OF|CLOCK>",
        "<NUMBERED> <NUM|YEAR|DM|WEAK_DM|MONTH_OF|CLOCK|WEAK_CLOCK|DAYS|YEARS>",
        "<DM|WEAK_DM> <COUNTED>",
    ),
    # Numbers alone: "2026-11-20T15:00Z", "20/11", "10/nov", "12/2026", "20/11-25/11"
    _rule(days.stamp, "<n:STAMP>"),
    _rule(days.full_date, "<DIA>? <n:DATE>"),
    _rule(
        days.numeric,
        "<DIA>? <n:DMY|DM>",
        "<DIA> <n:WEAK_DM>",
        "(?<= <ONCE> ) <n:WEAK_DM> (?! <DE> )",
    ),
    _rule(days.numeric, "<n:WEAK_DM>", is_weak=True),
    _rule(days.numeric_range, "<FROM>? <n:DATES>"),
    _rule(days.named_day, "<DIA>? <n:DAY_MONTH>"),
    _rule(days.full_month, "<n:MONTH_OF>"),
    # Days of a month: "de 3 a 10 de maio", "May 3-10", "dias 5 e 6"
    _rule(
        days.day_range,
        "<FROM|BETWEEN>? <DIAS|DIA|THE>? <d:DAY|ORD_DAY> <TO|AND|DASH> <DIA|THE>? <e:DAY|ORD_DAY>"
        " (?: <DE> $month | <m:MONTH|CAPITAL_MONTH> ) $year?",
        "<FROM|BETWEEN|DIAS>? <n:DAYS> (?: <DE> $month | <m:MONTH|CAPITAL_MONTH> ) $year?",
        "<FROM|BETWEEN>? $leading <d:DAY|ORD_DAY> <TO|DASH> <THE>? <e:DAY|ORD_DAY> $year?",
        "$leading <n:DAYS> $year?",
        "<DIAS> (?: <d:DAY> <TO|AND|DASH> <e:DAY> | <n:DAYS> )",
    ),
    # "dia 5 de março de 2027", "5 nov", "March 5th, 2027"; "may 5" if nothing speaks against it
    _rule(
        days.day_of_month,
        "<DIA>? <d:DAY|ORD_DAY|ORD> $of <THE>? $named (?: <DOT>? $year )?",
        "<DIA>? <d:DIGIT_DAY|ORD_DAY|PRIMEIRO> <DE> <m:RISKY_MONTH> (?: <DOT>? $year )?",
        "<DIA>? <d:DAY|ORD_DAY> <m:MONTH|CAPITAL_MONTH|SHORT_MONTH> (?: <DOT>? $year )?",
        "<d:DAY|ORD_DAY> <m:WEAK_MONTH|RISKY_MONTH> $year",
        "<d:DAY|ORD_DAY> <m:WEAK_MONTH> (?! <X|DE> )",
        "$leading <DOT>? <THE>? <d:ORD_DAY|DAY|ORD> (?! <COUNTED|CLOCK> ) $year?",
        "<m:WEAK_MONTH> <d:ORD_DAY|DIGIT_DAY> (?: $year | (?! <X|COUNTED> ) )",
        "(?<= <CONTEXT> ) <m:WEAK_MONTH> <d:ORD_DAY|DIGIT_DAY> (?! <COUNTED> )",
    ),
    # "última sexta do mês", "second week of March", "last day of the month"
    _rule(
        days.nth_of_month,
        "(?: <o:ORD> | <LAST> )"
        " (?: <w:WEEKDAY|WEAK_WEEKDAY> | <i:UNIT_DAY> | <k:UNIT_WEEK> | <f:HALF_MONTH> )"
        " (?: $of $named $year? | $own_month )",
    ),
    # "dia 5", "the 5th of next month", "on the 5th", "Friday the 13th"
    _rule(
        days.day_number,
        "<b:BEFORE>? <DIA> <d:DAY|ORD_DAY|PRIMEIRO> $own_month?",
        "<d:ORD_DAY|ORD> $own_month",
        "<d:DAY> <DE> <UNIT_MONTH> <ma:AFTER>",
        "(?<= <ONCE> <THE> ) <d:ORD_DAY> (?! <X|NOUN> )",
        "<w:WEEKDAY|WEAK_WEEKDAY|SHORT_WEEKDAY> <COMMA>? <THE> <d:ORD_DAY>",
    ),
    # Stretches of a month or a year: "fim do mês", "early 2027", "Q1 2027", "verão passado"
    _rule(
        days.part_of,
        "<p:EDGE> $of <THE>? $named $year?",
        "<p:EDGE> <DE> <THE>? (?: <y:YEAR> | <u:SPAN> <a:AFTER>? )",
        "<p:EDGE> <DE>? <THE>? $shift <u:SPAN>",
        "<p:EDGE_WORD> <DASH>? (?: $named $year? | <y:YEAR> | $shift <u:SPAN> )",
    ),
    _rule(
        days.slice_of_year,
        "<o:ORD> <s:SLICE> (?: $year | <DE> <THE>? <t:UNIT_YEAR> | (?! <DE> ) )",
        "<o:ORD> <s:HALF_YEAR> (?: $year | <DE> <THE>? <t:UNIT_YEAR> )",
    ),
    _rule(
        days.quarter,
        "<n:QUARTER> $year",
        "<y:YEAR> <n:QUARTER>",
        "$shift <n:QUARTER>",
        "(?<= <CONTEXT> ) <n:QUARTER>",
        "<n:QUARTER_OF>",
    ),
    _rule(days.season, "$shift <s:SEASON>", "<s:SEASON> (?: <a:AFTER> | $year )"),
    _rule(days.holiday, "$shift? (?: <DIA> <DE> )? <n:HOLIDAY> (?: <a:AFTER> | $year )?"),
    # Months: "dezembro de 2026", "last June", "março que vem", "in May"
    _rule(
        days.month,
        "$named <DOT>? $year",
        "<m:RISKY_MONTH> <DE> <y:YEAR>",
        "$shift <m:MONTH|CAPITAL_MONTH|SHORT_MONTH>",
        "(?! <THIS> ) <b:BEFORE> <m:WEAK_MONTH>",
        "(?! <NAME> ) <m:MONTH|WEAK_MONTH> <a:AFTER>",
        "<m:MONTH>",
        "(?<= <CONTEXT> ) (?! <NAME> ) <m:WEAK_MONTH|SHORT_MONTH>",
    ),
    # Weekdays: "de segunda a sexta", "Friday of next week", "próxima sexta", "2ª feira", "on Sat"
    _rule(
        days.weekday_range,
        "<FROM>? <w:WEEKDAY|WEAK_WEEKDAY> <TO|DASH> <e:WEEKDAY|WEAK_WEEKDAY> (?! <DASH>? <NOUN> )",
    ),
    _rule(
        days.weekday,
        "(?: <w:WEEKDAY> | $weak ) <DE>? <THE>? $own_week",
        "$own_week <COMMA>? <OF> (?: <w:WEEKDAY> | $weak )",
        "$shift (?: <w:WEEKDAY> | $weak )",
        "<w:WEEKDAY|WEAK_WEEKDAY> <a:AFTER>",
        "<w:WEEKDAY>",
        "(?<! <DETERMINER> ) $weak",
        "<w:WEAK_WEEKDAY> (?! <X|NOUN|DASH> )",
        "<w:FEIRA> <DASH>? <FEIRA_WORD>",
        "(?! <THIS> ) <b:BEFORE> <w:SHORT_WEEKDAY>",
        "<b:THIS> <w:SHORT_WEEKDAY> (?! <X> )",
        "(?= <SHORT_BEFORE_PT> ) <b:BEFORE> <w:SHORT_WEEKDAY_PT>",
        "(?<= <SHORT_CONTEXT> ) <w:SHORT_WEEKDAY>",
        "(?<= <SHORT_CONTEXT_PT> ) <w:SHORT_WEEKDAY_PT>",
    ),
    _rule(days.weekday, "<w:SHORT_WEEKDAY|SHORT_WEEKDAY_PT>", is_weak=True),
    _rule(days.near_day, "(?= <p:NIGHT> )? <n:NEAR_DAY>", "(?! <IS> ) <THIS> <p:BARE_PART>"),
    # Distances: "daqui a duas semanas", "a month from now", "em 3 dias", "há 2 meses", "3 days ago"
    _rule(days.ahead, "<AHEAD> <ABOUT>? $length", "$length (?: <FROM_NOW> | <FROM> <TODAY> )"),
    _rule(days.ahead_unless_past, "<WEAK_IN> <ABOUT>? $length"),
    # "faz 5 anos que" and "comprei faz 5 anos", but not "minha filha faz 5 anos"
    _rule(
        days.ago,
        "<HA> <ABOUT>? $length <AGO>?",
        "$length <AGO>",
        "<FAZ> <ABOUT>? $length (?= <QUE> )",
        "<FAZ> <ABOUT>? <n:NUM|ONE> (?! <UNIT_YEAR|UNIT_YEARS> ) <u:UNIT>",
        "(?<! <^COMMA|DOT|BREAK|OPEN|DASH|MARK|CLAUSE|WAS> ) <FAZ> <ABOUT>? $length",
    ),
    _rule(days.ago_if_past, "<FAZ> <ABOUT>? $length"),
    # "nos próximos 10 dias", "last week", "mês que vem", "this weekend"
    _rule(days.window, "<b:BEFORE> <n:NUM> <u:UNIT>"),
    _rule(days.unit, "$shift <u:SPAN>", "<u:SPAN> <a:AFTER>"),
    _rule(days.weekend, "$shift? <WEEKEND> <a:AFTER>?"),
    # The clock: "das 9h às 11h", "3-5pm", "às 15h", "3 da tarde", "half past three", "às 3"
    _rule(
        clocks.clock_range,
        "<AT|FROM|BETWEEN>? $time <TO|DASH> <AT>? $until <p:PART>?",
        "<BETWEEN> <AT>? $time <AND> <AT>? $until <p:PART>?",
        "<AT|FROM|BETWEEN> <t:HOUR> <TO|AND|DASH> <AT>? $until <p:PART>?",
        "<DAS> <t:HOUR> <HOURS>? <TO> <e:HOUR> <HOURS>? <p:PART>?",
        "<AT|FROM>? <n:CLOCKS>",
    ),
    _rule(
        clocks.clock,
        "(?: <AT> | (?<! <LENGTH> ) ) <t:CLOCK> <p:PART>? (?! <RATE> | <DE> <X> )",
        "<AT> <t:WEAK_CLOCK> <p:PART>?",
        "<NOON_AT>? <t:NOON> $half?",
    ),
    _rule(
        clocks.spoken_clock,
        "<AT>? <q:PAST_HOUR> <o:HOUR> <p:PART>?",
        "<AT> <o:HOUR> (?: <HOURS> $half? | $half ) <p:PART>? (?! <RATE> | <DE> <X> )",
        "<AT>? <o:HOUR> (?: $half? <p:HOUR_PART> | <OCLOCK> <p:PART>? )",
        "<AT> <o:HOUR> (?: <DASH>? <q:MINUTES> | <AND> <q:MINUTES|NUM> ) <p:PART>? $end",
        "<SURE_AT> <o:HOUR> $end",
    ),
    _rule(
        clocks.spoken_clock,
        "<AT> <o:HOUR> $end",
        "<o:HOUR> <HOURS> (?! <RATE> | <DE> <X> )",
        is_weak=True,
    ),
    _rule(clocks.clock, "<t:WEAK_CLOCK>", is_weak=True),
    _rule(clocks.part_of_day, "<p:PART>", is_weak=True),
    # Years: "em 2027", "ano de 2027", "de 2019-2023", "anos 80", "the 1980s"
    _rule(
        days.year,
        "<UNIT_YEAR> <DE>? <y:YEAR> (?! <COUNTED> )",
        "(?<= <CONTEXT> ) <y:YEAR> (?! <COUNTED> )",
    ),
    _rule(days.decade, "<UNIT_DECADE> <DE> <n:YEAR|NUM>", "<UNIT_YEARS> <n:NUM>", "<n:DECADE>"),
    _rule(days.year_range, "<FROM|BETWEEN> <n:YEARS>", "(?<= <CONTEXT> ) <n:YEARS>"),
    _rule(days.year, "<y:YEAR> (?! <COUNTED> )", is_weak=True),
)


@dataclass(frozen=True, slots=True)
class Compiled:
    """A rule ready to match, and for each of its groups: its name, and the kinds it may be."""

    rule: Rule
    match: Callable[[str, int], re.Match[str] | None]
    groups: tuple[tuple[str, tuple[str, ...]], ...]


@cache
def starts() -> Mapping[str, tuple[Compiled, ...]]:
    """For each code, the rules that may start with it, in order."""
    found: dict[str, list[Compiled]] = {}
    for rule in RULES:
        match = re.compile(translate(rule.pattern)).match
        compiled = Compiled(rule, match, named_words(rule.pattern))
        for code in heads(rule.pattern):
            found.setdefault(code, []).append(compiled)
    return {code: tuple(rules) for code, rules in found.items()}


@cache
def any_start() -> re.Pattern[str]:
    return re.compile(f"[{''.join(starts())}]")
