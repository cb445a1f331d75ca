"""Numbers, money and percentages, as Portuguese and English write and spell them.

Digits of dates, times, phones, documents, versions, links and names are left out.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Context, Decimal, localcontext
from functools import cache

from lembrar.text import foreign_digits
from lembrar.text.fold import fold, read
from lembrar.text.identifiers import DASHES, Identifier, find_identifiers
from lembrar.text.number_grammar import Token, amounts
from lembrar.text.number_literals import is_grouped
from lembrar.text.number_words import (
    ATTACHED_UNITS,
    ATTACHED_WORDS,
    DEGREE,
    LETTER_SCALES,
    LITERAL,
    ORDINAL,
    ORDINALS,
    PERCENT,
    SIGNS,
    Word,
    vocabulary,
)

__all__ = ["Identifier", "NumberMention", "find", "find_identifiers", "normal"]

# Longer runs of digits are codes: nobody counts that far.
_MOST_DIGITS = 21
# Enough for any literal times any scale, whatever precision the caller's thread is set to.
_EXACT = Context(prec=80)


@dataclass(frozen=True, slots=True)
class NumberMention:
    """A number as it was said; `text` is exactly `source[start:end]`, unit included.

    `unit` is "BRL", "USD", "EUR", "GBP", "%" or ""; `kind` is "money", "percent", "number" or
    "ordinal". Ten centavos are 0.10 BRL.
    """

    start: int
    end: int
    text: str
    value: Decimal
    unit: str
    kind: str

    @property
    def is_money(self) -> bool:
        """Whether it is an amount in a currency."""
        return self.kind == "money"


def find(text: str, language: str | None = None) -> list[NumberMention]:
    """The numbers in `text`, in order, none overlapping; never raises.

    "1.234" is read by its currency, then by `language` ("pt", "en", also "pt-BR"), then by the
    words around it, and as Portuguese if nothing tells. Spelled numbers of both languages are read
    unless `language` is one of them.
    """
    reading = read(text)
    plain = fold(reading.text)
    if not plain.isascii():
        plain = plain.translate(DASHES)
    plain = foreign_digits.masked_in(plain, reading.text)
    spoken = _spoken(language)
    mentions: list[NumberMention] = []
    with localcontext(_EXACT):
        for run in _runs(plain, reading.text, vocabulary(spoken)):
            for amount in amounts(run, spoken):
                start, end = reading.span(amount.start, amount.end)
                mention = text[start:end], amount.value, amount.unit, amount.kind
                mentions.append(NumberMention(start, end, *mention))
    return mentions


def normal(value: Decimal) -> int | float:
    """5000 for 5000.00, and 12.5 for 12.50: what JSON and people expect."""
    return int(value) if value.is_finite() and value == value.to_integral_value() else float(value)


def _spoken(language: str | None) -> str:
    primary = (language or "").lower()[:2]
    return primary if primary in ("pt", "en") else ""


# Latin, Greek and Cyrillic letters. "5元" is a number followed by a word, "5xr" is a name.
_LETTER = "a-zß-öø-ɏͰ-ԯ"
_IN_WORD = f"[{_LETTER}0-9_]"
_BLANKS = " \t\u00a0\u2009\u202f"
_GLUED_ROLES = ("scale", "short", "currency", "slang", "cents", "code", "percent")


@cache
def _lexer() -> re.Pattern[str]:
    minus = rf"(?<![{_LETTER}0-9_)\]%.,-])-"
    return re.compile(
        rf"(?P<percent>%|(?<!{_IN_WORD})(?:por ?cento|per ?cent|pct)(?!{_IN_WORD}))"
        rf"|(?P<degree>[°º]\s?[cf](?!{_IN_WORD})|°)"
        rf"|(?P<ignored>(?:pelo|ao|no) menos(?!{_IN_WORD}))"
        rf"|(?P<sign>(?:{minus})?(?:(?<!{_IN_WORD})(?:u\$s(?!{_IN_WORD})|(?:r|us?)\$)"
        r"|(?<![a-z])\$|[€£]))"
        # most literals are bare digits, and quick to read
        rf"|(?P<digits>(?<![-.,])\d{{1,15}}+(?![\d.,ºª{_LETTER}_\u00a0\u2009\u202f]| \d{{3}}[ .,]))"
        r"|(?P<number>(?P<literal>"
        rf"(?:{minus})?(?:\d{{1,3}}(?:[\u00a0\u2009\u202f]\d{{3}}(?!\d))+(?:[.,]\d++)?"
        r"|\d{1,3}(?: \d{3}(?!\d)){1,4}[.,]\d\d(?!\d)"  # a blank groups only if cents follow
        r"|\d++(?:[.,]\d++)*|(?<![.,])\.\d++))"
        rf"(?P<suffix>[ºª](?!\s?[cf](?!{_IN_WORD}))|x(?=\d)|[{_LETTER}]{_IN_WORD}*+)?)"
        # a word swallows digits glued to it, so that "covid-19" and "dez/26" hold no number
        rf"|(?P<word>[{_LETTER}_]{_IN_WORD}*+(?:[-/]{_IN_WORD}*\d{_IN_WORD}*+)*(?:(?<=\d)(?:\.\d++)+)?)"
    )


def _runs(plain: str, source: str, words: dict[str, Word]) -> Iterator[list[Token]]:
    """The words and literals that can make numbers, in runs: each follows the one before."""
    run: list[Token] = []
    for match in _lexer().finditer(plain):
        kind = match.lastgroup
        if kind == "word":
            word = words.get(match.group())
            if word is None:
                continue
            found = [Token(word, *match.span())]
        elif kind == "digits":
            found = [Token(LITERAL, *match.span(), match.group())]
        elif kind == "number":
            found = _number_tokens(match, source, words, run)
        else:
            found = _sign_tokens(match)
        for token in found:
            if run and not _follows(plain, run[-1], token):
                yield run
                run = []
            run.append(token)
    if run:
        yield run


def _follows(plain: str, before: Token, token: Token) -> bool:
    """Whether only a blank, a hyphen or nothing lies between two tokens, and they can combine."""
    if token.start - before.end > 3 or before.word is LITERAL is token.word:
        return False
    gap = plain[before.end : token.start]
    return gap in ("", " ", "-") or not gap.strip(_BLANKS)


def _sign_tokens(match: re.Match[str]) -> Sequence[Token]:
    if match.lastgroup == "percent":
        return [Token(PERCENT, *match.span())]
    if match.lastgroup == "degree":
        return [Token(DEGREE, *match.span())]
    if match.lastgroup != "sign":
        return ()
    sign = match.group()
    minus = "-" if sign[0] == "-" else ""
    return [Token(SIGNS[sign.removeprefix("-")], *match.span(), minus)]


def _number_tokens(
    match: re.Match[str], source: str, words: dict[str, Word], run: list[Token]
) -> Sequence[Token]:
    """A literal and the word glued to it, or nothing if the two make a name: "3D", "4x4b"."""
    literal, suffix = match.group("literal", "suffix")
    start, end = match.span("literal")
    if len(literal) > _MOST_DIGITS:
        return ()
    if literal.count(",") > 1 and "." not in literal and not is_grouped(literal, ","):
        return () if suffix else _listed(literal, start)
    plain = Token(LITERAL, start, end, literal if literal.isdigit() else "".join(literal.split()))
    if not suffix:
        return [plain]
    written = source[end : match.end()]
    if _is_ordinal(literal, suffix, written):
        return [Token(ORDINAL, start, match.end(), literal)]
    is_price = bool(run) and run[-1].word.role == "sign"
    glued = _glued_word(suffix, written, words, is_price)
    if glued:
        return [plain, Token(glued, end, match.end())]
    is_unit = suffix in ATTACHED_UNITS and written != "G"
    is_laughter = not suffix.strip("k")
    return [plain] if is_unit or is_laughter else ()


def _listed(literal: str, start: int) -> list[Token]:
    """ "4,8,15,16": numbers with no blank between them."""
    tokens: list[Token] = []
    for digits in literal.split(","):
        tokens.append(Token(LITERAL, start, start + len(digits), digits))
        start += len(digits) + 1
    return tokens


def _is_ordinal(literal: str, suffix: str, written: str) -> bool:
    """3º, 3rd, and 3o as it is typed; "3A" is a class or a flat."""
    if suffix not in ORDINALS or not literal.isdigit():
        return False
    return suffix not in "oa" or (len(literal) <= 2 and written == suffix)


def _glued_word(suffix: str, written: str, words: dict[str, Word], is_price: bool) -> Word | None:
    if suffix in LETTER_SCALES and (is_price or written == "M"):
        return LETTER_SCALES[suffix]
    word = ATTACHED_WORDS.get(suffix) or words.get(suffix)
    return word if word and word.role in _GLUED_ROLES else None
