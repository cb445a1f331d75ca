"""How number words and digits combine: from the tokens `numbers` finds to values and units.

A value is read in parts, each a group times a scale, of falling scales: "dois milhões" +
"trezentos mil" + "e cinquenta". A part that doesn't fall begins another number: "dois mil" and
"três mil".
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from typing import NamedTuple

from lembrar.text.number_literals import literal_value
from lembrar.text.number_words import Word

_HALF = Decimal("0.5")
_CENT = Decimal("0.01")
_STARTERS = frozenset(
    {"literal", "ordinal", "number", "one", "a", "half", "sign", "code", "scale", "minus"}
)
_UNITS = frozenset({"currency", "slang", "cents", "sign", "code", "percent"})
_AFTER_ARTICLE = _UNITS | {"scale", "dozen", "hundred", "and", "point"}
_ADDABLE = frozenset({"literal", "scale", "number", "one"})
_MOST_DECIMALS = 12
_NOTHING = Word("")


class Token(NamedTuple):
    """A word, or a literal of digits, and the characters it spans."""

    word: Word
    start: int
    end: int
    digits: str = ""


class Amount(NamedTuple):
    """A number read: the characters it spans, its value, its unit, and its kind."""

    start: int
    end: int
    value: Decimal
    unit: str
    kind: str


class _Part(NamedTuple):
    """A value read so far, the index after its last token, and what may still be added to it."""

    value: Decimal
    end: int
    language: str = ""
    scale: Decimal = Decimal(1)
    is_article: bool = False  # only "um" or "a": a number if something countable follows
    is_open: bool = True


def amounts(run: Sequence[Token], language: str) -> Sequence[Amount]:
    """The numbers in a run of tokens that directly follow one another, in order, none overlapping.

    `language` is "pt", "en", or "" when unknown.
    """
    if len(run) == 1:
        word, start, end, digits = run[0]
        if word.role not in _STARTERS:
            return ()
        if digits.isdigit() and word.role == "literal":
            return (Amount(start, end, Decimal(digits), "", "number"),)
    return list(_Grammar(run, language).amounts())


class _Grammar:
    def __init__(self, run: Sequence[Token], language: str) -> None:
        self.tokens = run
        # No rule looks more than three words past the end.
        self.words = [*(token.word for token in run), _NOTHING, _NOTHING, _NOTHING, _NOTHING]
        self.language = language

    def amounts(self) -> Iterator[Amount]:
        at = 0
        while at < len(self.tokens):
            found = self._amount(at) if self.words[at].role in _STARTERS else None
            if found is None:
                at += 1
                continue
            amount, at = found
            yield amount

    # --- one number, with its unit ---

    def _amount(self, at: int) -> tuple[Amount, int] | None:
        word = self.words[at]
        if word.role in ("one", "a") and self.words[at + 1].role not in _AFTER_ARTICLE:
            return None
        if word.role == "minus":
            return self._below_zero(at)
        if word.role == "ordinal":
            return self._spanning(at, at + 1, Decimal(self.tokens[at].digits), "", "ordinal")
        if word.role in ("sign", "code"):
            return self._priced(at, self._quantity(at + 1, word), word)
        return self._with_unit(at, self._quantity(at, None))

    def _below_zero(self, at: int) -> tuple[Amount, int] | None:
        """ "menos 5 graus" is below zero; any other "menos 5" is a subtraction or a comparison."""
        quantity = self._quantity(at + 1, None)
        if quantity is None or self.words[quantity.end].role != "degree":
            return None
        return self._spanning(at, quantity.end, -quantity.value, "", "number")

    def _priced(self, at: int, quantity: _Part | None, sign: Word) -> tuple[Amount, int] | None:
        """After a sign, a repeated currency word is only noise: "R$ 5 mil reais"."""
        if quantity is None:
            return None
        unit, end = self._unit(quantity.end)
        if unit is None or unit.unit != sign.unit or unit.role == "cents":
            end = quantity.end
        value = -quantity.value if self.tokens[at].digits == "-" else quantity.value
        cents, end = self._cents(end, sign.unit)
        return self._spanning(at, end, value + cents, sign.unit, "money")

    def _with_unit(self, at: int, quantity: _Part | None) -> tuple[Amount, int] | None:
        if quantity is None:
            return None
        unit, end = self._unit(quantity.end)
        if quantity.is_article and not (unit and _counts(self.words[at], unit)):
            return None
        if unit is None:
            return self._spanning(at, quantity.end, quantity.value, "", "number")
        if unit.role == "percent":
            return self._spanning(at, end, quantity.value, "%", "percent")
        if unit.role == "cents":
            return self._spanning(at, end, quantity.value * _CENT, unit.unit, "money")
        cents, end = self._cents(end, unit.unit)
        return self._spanning(at, end, quantity.value + cents, unit.unit, "money")

    def _unit(self, at: int) -> tuple[Word | None, int]:
        """The unit at `at`, after "de" ("milhões de reais") or not, and the index after it."""
        if self.words[at].role == "of":
            at += 1
        unit = self.words[at]
        if unit.role not in _UNITS:
            return None, at
        if unit.role in ("sign", "code") and self.words[at + 1].role == "literal":
            return None, at  # "paguei 50 R$ 20": the sign belongs to what follows
        return unit, at + 1

    def _cents(self, at: int, unit: str) -> tuple[Decimal, int]:
        """ "e cinquenta centavos" after an amount: what it adds, and the index after it."""
        quantity = self._quantity(at + 1, None) if self.words[at].role == "and" else None
        if quantity is None or not 0 <= quantity.value < 100:
            return Decimal(0), at
        word = self.words[quantity.end]
        # English says "cents" of every currency.
        if word.role != "cents" or (word.unit != unit and word.language != "en"):
            return Decimal(0), at
        return quantity.value * _CENT, quantity.end + 1

    def _spanning(
        self, at: int, end: int, value: Decimal, unit: str, kind: str
    ) -> tuple[Amount, int]:
        return Amount(self.tokens[at].start, self.tokens[end - 1].end, value, unit, kind), end

    # --- the value, part by part ---

    def _quantity(self, at: int, sign: Word | None) -> _Part | None:
        total = self._first_part(at, sign)
        while total and total.is_open and total.scale > 1:
            grown = self._half_more(total) or self._next_part(total)
            if grown is None:
                break
            total = grown
        return total

    def _first_part(self, at: int, sign: Word | None) -> _Part | None:
        role = self.words[at].role
        if role == "scale":
            return self._lone_scale(at)
        if role == "half":
            return self._half_of(at)
        group = self._literal(at, sign) if role == "literal" else self._spelled(at)
        return self._scaled(self._half_more(group) or group, role) if group else None

    def _next_part(self, total: _Part) -> _Part | None:
        """`total` with what adds to it: smaller than its scale, or it is a number of its own."""
        at = self._after_and(total.end, total.language)
        role = self.words[at].role
        if role not in _ADDABLE or self.words[at].value >= total.scale:
            return None
        if role == "literal":
            part = self._added_literal(at)
        elif role == "scale":
            part = self._lone_scale(at)
        else:
            group = self._spelled(at)
            part = group and self._scaled(group, role)
        if part is None or part.scale >= total.scale or not _agree(part.language, total.language):
            return None
        return part._replace(value=total.value + part.value, is_article=False)

    def _added_literal(self, at: int) -> _Part | None:
        """ "2 milhões e 300 mil", "5 mil e 300", but not "5 mil e 3 meses"."""
        digits = self.tokens[at].digits
        if not digits.isdigit() or len(digits) > 3:
            return None
        part = self._scaled(_Part(Decimal(digits), at + 1), "literal")
        return part if part.scale > 1 or len(digits) == 3 else None

    def _scaled(self, group: _Part, role: str) -> _Part:
        """`group` times the scale that follows it, if one does."""
        word = self.words[group.end]
        scales = ("scale", "short", "dozen", "hundred") if role == "literal" else ("scale", "dozen")
        if word.role not in scales or not _agree(word.language, group.language):
            return group
        scale, end = self._scale(group.end)
        is_whole = group.value == group.value.to_integral_value()
        is_open = is_whole and word.role in ("scale", "dozen")
        language = word.language or group.language
        return _Part(group.value * scale, end, language, scale, is_open=is_open)

    def _scale(self, at: int) -> tuple[Decimal, int]:
        """The scale at `at`, or two: "mil milhões", as Portugal says a billion."""
        scale, following = self.words[at], self.words[at + 1]
        if scale.value == 1000 < following.value and scale.role == following.role == "scale":
            return scale.value * following.value, at + 2
        return scale.value, at + 1

    def _lone_scale(self, at: int) -> _Part | None:
        word = self.words[at]
        if word.language != "pt" or word.value != 1000:
            return None
        scale, end = self._scale(at)
        return _Part(scale, end, word.language, scale)

    def _half_of(self, at: int) -> _Part | None:
        """ "meia dúzia", "half a million", "meio por cento"."""
        language = self.words[at].language
        after = at + 1 + (self.words[at + 1].role == "a")
        word = self.words[after]
        if not _agree(word.language, language):
            return None
        if word.role == "percent":
            return _Part(_HALF, after)
        if word.role not in ("scale", "dozen"):
            return None
        return _Part(word.value * _HALF, after + 1, language, word.value, is_open=False)

    def _half_more(self, part: _Part) -> _Part | None:
        """ "dois e meio", "a million and a half"; "duas e meia" is a time of day."""
        if self.words[part.end].role != "and":
            return None
        at = part.end + 1 + (self.words[part.end + 1].role == "a")
        word = self.words[at]
        if word.role != "half" or not _agree(word.language, part.language):
            return None
        if word.unit == "feminine" and part.scale != 12:
            return None
        value = part.value + part.scale * _HALF
        return part._replace(value=value, end=at + 1, is_article=False, is_open=False)

    # --- one group, spelled ---

    def _spelled(self, at: int) -> _Part | None:
        word = self.words[at]
        if word.role not in ("number", "one", "a"):
            return None
        group, room = self._added(_Part(word.value, at + 1, word.language), word.room)
        hundred = self.words[group.end]
        if hundred.role == "hundred" and _agree(group.language, "en"):
            group, room = self._added(_Part(group.value * 100, group.end + 1, "en"), hundred.room)
        if word.value == room == 100 and word.language == "pt":
            return None  # "cento" needs more: "cento e dez"; alone it is "por cento" or "um cento"
        is_article = group.end == at + 1 and word.role != "number"
        return self._decimals(group) or group._replace(is_article=is_article)

    def _added(self, group: _Part, room: int) -> tuple[_Part, int]:
        """`group` with the smaller words that follow it, and the room they leave."""
        while room > 1:
            # English joins with "and" after a hundred only: "twenty and five" are two numbers.
            can_join = group.language == "pt" or room == 100
            at = self._after_and(group.end, group.language) if can_join else group.end
            word = self.words[at]
            if word.role not in ("number", "one") or not 0 < word.value < room:
                break
            if not _agree(word.language, group.language):
                break
            group = group._replace(value=group.value + word.value, end=at + 1)
            room = word.room
        return group, room

    def _decimals(self, group: _Part) -> _Part | None:
        """ "one point two five", "um vírgula vinte e cinco"."""
        point, first = self.words[group.end], self.words[group.end + 1]
        if point.role != "point" or not _agree(point.language, group.language):
            return None
        if first.role not in ("number", "one"):
            return None
        fraction, _ = self._added(_Part(first.value, group.end + 2, first.language), first.room)
        digits, at = str(fraction.value), fraction.end
        while self.words[at].role in ("number", "one") and self.words[at].value < 10:
            digits += str(self.words[at].value)
            at += 1
        value = group.value + Decimal("0." + digits[:_MOST_DECIMALS])
        return group._replace(value=value, end=at)

    def _after_and(self, at: int, language: str) -> int:
        word = self.words[at]
        return at + 1 if word.role == "and" and _agree(word.language, language) else at

    # --- one group, in digits ---

    def _literal(self, at: int, sign: Word | None) -> _Part | None:
        digits = self.tokens[at].digits
        if digits.isdigit():
            return _Part(Decimal(digits), at + 1)
        unit, hint = (sign, sign.language) if sign else self._unit_ahead(at + 1)
        is_money = unit is not None and unit.role != "percent"
        value = literal_value(digits, self.language, hint, is_money=is_money)
        return None if value is None else _Part(value, at + 1)

    def _unit_ahead(self, at: int) -> tuple[Word | None, str]:
        """The unit that follows a literal and its scales, and the language the words are in."""
        hint = ""
        while self.words[at].role in ("scale", "short", "of"):
            hint = hint or self.words[at].language
            at += 1
        unit = self.words[at]
        return (unit, unit.language or hint) if unit.role in _UNITS else (None, hint)


def _agree(one: str, other: str) -> bool:
    return one == other or not one or not other


def _counts(article: Word, unit: Word) -> bool:
    """Whether "um", "one" or "a" before `unit` is the number one: "um real", but not "a real"."""
    if unit.role == "percent":
        return article.role == "one"
    return unit.role != "slang" and _agree(article.language, unit.language)
