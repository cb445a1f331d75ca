"""The words that dates are made of, in Portuguese and English: data for `date_tokens`.

Kind of word → what it means, as a number → the words, separated by commas. A word may stand under
several kinds; the grammar decides by its neighbours. Words are written folded (no accents, lower
case) and then match any spelling; one written with accents or capitals is a hint that only that
spelling gives: "março" is a month, "Marco" may be a friend.
"""

from collections.abc import Mapping

# Minutes, days and months of each unit; its place here is what UNIT and SPAN mean below.
UNITS = (
    (1, 0, 0),
    (60, 0, 0),
    (0, 1, 0),
    (0, 7, 0),
    (0, 15, 0),
    (0, 14, 0),
    (0, 0, 1),
    (0, 0, 2),
    (0, 0, 3),
    (0, 0, 6),
    (0, 0, 12),
    (0, 0, 120),
)

# How a holiday is found: a fixed month and day; the nth weekday of a month, plus some days; or
# the first and last of its days, counted from Easter. Its place here is what HOLIDAY means below.
HOLIDAYS: tuple[tuple[str, tuple[int, ...]], ...] = (
    ("fixed", (12, 25)),
    ("fixed", (12, 24)),
    ("fixed", (1, 1)),
    ("fixed", (12, 31)),
    ("easter", (0, 0)),
    ("easter", (-50, -47)),  # Carnival: Saturday to Shrove Tuesday
    ("easter", (-46, -46)),
    ("easter", (-2, -2)),
    ("easter", (60, 60)),
    ("easter", (-7, 0)),
    ("fixed", (11, 2)),
    ("fixed", (10, 12)),
    ("fixed", (6, 12)),
    ("fixed", (2, 14)),
    ("fixed", (10, 31)),
    ("fixed", (5, 1)),
    ("nth", (5, 6, 2, 0)),
    ("nth", (8, 6, 2, 0)),
    ("nth", (6, 6, 3, 0)),
    ("nth", (11, 3, 4, 0)),
    ("nth", (11, 3, 4, 1)),  # Black Friday: the day after Thanksgiving
)


def _counted(row: str) -> dict[int, str]:
    """The words of a row numbered from 1, with "|" between two words for one number."""
    return {number: word.replace("|", ", ") for number, word in enumerate(row.split(), 1)}


def _compound(tens: Mapping[int, str], joint: str, ones: Mapping[int, str]) -> dict[int, str]:
    """ "vinte e um", "twenty first": tens with ones, up to 31."""
    return {
        ten + one: ", ".join(f"{word}{joint}{each}" for each in words.split(", "))
        for ten, word in tens.items()
        for one, words in ones.items()
        if one < 10 and ten + one <= 31
    }


def _merged(*tables: Mapping[int, str]) -> dict[int, str]:
    keys = sorted({key for table in tables for key in table})
    return {key: ", ".join(table[key] for table in tables if key in table) for key in keys}


_PORTUGUESE = _counted(
    """um|uma dois|duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze|catorze
    quinze dezesseis dezessete dezoito dezenove vinte"""
)
_ENGLISH = _counted(
    """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
    sixteen seventeen eighteen nineteen twenty"""
)
_ORDINAL = _counted(
    """first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth
    thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth"""
)
_NUMBERS = _merged(
    _PORTUGUESE,
    _compound({20: "vinte", 30: "trinta"}, " e ", _PORTUGUESE),
    _ENGLISH,
    _compound({20: "twenty", 30: "thirty"}, " ", _ENGLISH),
    {2: "a couple of, couple of", 30: "trinta, thirty"},
)
_ORDINALS = _merged(
    _ORDINAL,
    _compound({20: "twenty", 30: "thirty"}, " ", _ORDINAL),
    {1: "primeiro, primeira", 2: "segundo, segunda", 3: "terceiro, terceira"},
    {4: "quarto, quarta", 5: "quinta", 6: "sexta", 30: "thirtieth"},
)

WORDS: Mapping[str, Mapping[int, str]] = {
    # Numbers. A DAY may be one of a month, an HOUR one of the day; ORD counts ("first quarter").
    "NUM": _NUMBERS,
    "DAY": _NUMBERS,
    "HOUR": {number: words for number, words in _NUMBERS.items() if number <= 23},
    "ORD": _ORDINALS,
    "ONE": {1: "a, an"},
    "PRIMEIRO": {1: "primeiro"},
    # Months. WEAK ones are also names or verbs, SHORT ones short, and RISKY ones short and words.
    "MONTH": {
        1: "janeiro, january",
        2: "fevereiro, february",
        3: "março",
        4: "abril",
        5: "maio",
        6: "junho",
        7: "julho, july",
        8: "agosto, august",
        9: "setembro, september",
        10: "outubro, october",
        11: "novembro, november",
        12: "dezembro, december",
    },
    "WEAK_MONTH": {3: "marco, march", 4: "april", 5: "may", 6: "june"},
    "CAPITAL_MONTH": {3: "March, MARCH", 4: "April, APRIL", 5: "May, MAY", 6: "June, JUNE"},
    "SHORT_MONTH": {
        1: "jan",
        2: "fev, feb",
        4: "abr, apr",
        6: "jun",
        7: "jul",
        8: "aug",
        9: "sep, sept",
        10: "oct",
        11: "nov",
        12: "dec",
    },
    "RISKY_MONTH": {3: "mar", 5: "mai", 8: "ago", 9: "set", 10: "out", 12: "dez"},
    # English may put the day after the month; in Portuguese "em março 5 pessoas" is no date.
    "LEADING_MONTH": {
        1: "january, jan",
        2: "february, feb",
        3: "Mar",
        4: "apr",
        6: "jun",
        7: "july, jul",
        8: "august, aug",
        9: "september, sep, sept",
        10: "october, oct",
        11: "november, nov",
        12: "december, dec",
    },
    # Weekdays, Monday 0. WEAK ones are also ordinals.
    "WEEKDAY": {
        0: "segunda feira, monday",
        1: "terca feira, tuesday",
        2: "quarta feira, wednesday",
        3: "quinta feira, thursday",
        4: "sexta feira, friday",
        5: "sabado, sab, saturday",
        6: "domingo, sunday",
    },
    "WEAK_WEEKDAY": {0: "segunda", 1: "terca", 2: "quarta", 3: "quinta", 4: "sexta"},
    "SHORT_WEEKDAY": {
        0: "mon",
        1: "tue, tues",
        2: "wed",
        3: "thu, thur, thurs",
        4: "fri",
        5: "sat",
        6: "sun",
    },
    "SHORT_WEEKDAY_PT": {0: "seg", 1: "ter", 2: "qua", 3: "qui", 4: "sex", 6: "dom"},
    # Days by their distance from today.
    "NEAR_DAY": {
        -2: "anteontem, antes de ontem, day before yesterday",
        -1: "ontem, yesterday, last night, noite passada, a noite passada, da noite passada, "
        "na noite passada, ultima noite",
        0: "hoje, hj, today, tonight",
        1: "amanha, amanhan, amnh, tomorrow, tmrw, tmr, tomorow, tommorow",
        2: "depois de amanha, dps de amanha, dps d amanha, depois d amanha, day after tomorrow",
    },
    # Parts of a day: 0 morning, 1 afternoon, 2 night, 3 the small hours.
    "PART": {
        0: "de manha, da manha, pela manha, na manha, cedo, bem cedo, manha, in the morning, "
        "morning",
        1: "de tarde, da tarde, a tarde, pela tarde, tarde, in the afternoon, afternoon, "
        "no fim da tarde, no final da tarde",
        2: "de noite, da noite, a noite, pela noite, noite, in the evening, at night, evening, "
        "night",
        3: "de madrugada, da madrugada, na madrugada, madrugada",
    },
    "HOUR_PART": {
        0: "da manha, in the morning",
        1: "da tarde, in the afternoon",
        2: "da noite, in the evening",
        3: "da madrugada",
    },
    "BARE_PART": {0: "manha, morning", 1: "tarde, afternoon", 2: "noite, evening"},
    "NIGHT": {2: "tonight, last night, noite passada, a noite passada, ultima noite"},
    # The clock: hours, and minutes around an hour.
    "NOON": {12: "meio dia, noon, midday", 0: "meia noite, midnight"},
    "PAST_HOUR": {30: "half past", 15: "quarter past, a quarter past", -15: "quarter to"},
    "MINUTES": {
        10: "ten",
        15: "fifteen",
        20: "twenty",
        30: "thirty",
        40: "forty, quarenta",
        45: "forty five, quarenta e cinco",
        50: "fifty, cinquenta",
    },
    "HALF_HOUR": {30: "meia hora, half an hour, half hour"},
    # Units, by their place in UNITS; those of SPAN have a calendar: "last", "this", "next" one.
    "UNIT": {
        0: "minuto, minutos, min, mins, minute, minutes",
        1: "hora, horas, hour, hours, hr, hrs",
        2: "dia, dias, day, days",
        3: "semana, semanas, week, weeks",
        4: "quinzena, quinzenas",
        5: "fortnight, fortnights",
        6: "mes, meses, month, months",
        7: "bimestre, bimestres",
        8: "trimestre, trimestres, quarter, quarters",
        9: "semestre, semestres, semester, semesters",
        10: "ano, anos, year, years, yr, yrs",
        11: "decada, decadas, decade, decades",
    },
    "SPAN": {
        3: "semana, week",
        6: "mes, month",
        7: "bimestre",
        8: "trimestre, quarter",
        9: "semestre, semester",
        10: "ano, year",
        11: "decada, decade",
    },
    # Parts of a year, in months; and the start, middle and end of anything.
    "SLICE": {2: "bimestre", 3: "trimestre, tri, quarter", 6: "semestre, semester"},
    "HALF_YEAR": {6: "half, metade"},
    "EDGE": {
        0: "comeco, comecinho, inicio, beginning, start",
        1: "meio, meados, middle",
        2: "fim, final, finzinho, end",
    },
    "EDGE_WORD": {0: "early", 1: "mid", 2: "late"},
    # Seasons, by the month they start in the southern hemisphere.
    "SEASON": {
        12: "verao, summer",
        3: "outono, autumn, fall",
        6: "inverno, winter",
        9: "primavera, spring",
    },
    "HOLIDAY": {
        0: "natal, christmas, christmas day, xmas",
        1: "vespera de natal, christmas eve",
        2: "ano novo, new year s day, new years day, new year s, new years",
        3: "reveillon, vespera de ano novo, vespera do ano novo, virada do ano, virada de ano, "
        "new year s eve, new years eve",
        4: "pascoa, domingo de pascoa, easter, easter sunday",
        5: "carnaval, Carnival",
        6: "quarta feira de cinzas, ash wednesday",
        7: "sexta feira santa, sexta santa, good friday",
        8: "corpus christi",
        9: "semana santa, holy week",
        10: "finados, dia de finados",
        11: "dia das criancas, dia de nossa senhora aparecida",
        12: "dia dos namorados",
        13: "valentine s day, valentines day",
        14: "halloween, dia das bruxas",
        15: "dia do trabalho, dia do trabalhador",
        16: "dia das maes, mother s day, mothers day",
        17: "dia dos pais",
        18: "father s day, fathers day",
        19: "thanksgiving, thanksgiving day, dia de acao de gracas",
        20: "black friday",
    },
    # How many on from this one: words that stand before a unit, weekday, month or feast, and after.
    "BEFORE": {
        -1: "ultimo, ultima, ultimos, ultimas, last, past, previous",
        0: "este, esta, esse, essa, neste, nesta, nesse, nessa, deste, desta, desse, dessa, this, "
        "current",
        1: "proximo, proxima, proximos, proximas, prox, next, upcoming, coming",
    },
    "AFTER": {
        -2: "retrasado, retrasada, before last",
        -1: "passado, passada",
        1: "que vem, q vem, que vem agora, que entra, proximo, proxima",
        2: "after next",
    },
    "THIS": {0: "este, esta, esse, essa, neste, nesta, nesse, nessa, this"},
}
