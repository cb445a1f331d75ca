"""A text made easy to search for what is private, and what the words before a number call it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from lembrar.text.fold import Reading, fold, read

# Separators that only look different, and the wide forms of Asian keyboards.
_PLAIN = (
    dict.fromkeys(map(ord, "\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009"
                           "\u200a\u202f\u205f\u3000\t"), " ")
    | dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63"), "-")
    | dict.fromkeys(map(ord, "\u00b7\u2022\u2024\u2219\u22c5"), ".")
    | dict.fromkeys(map(ord, "\u2018\u2019\u201b\u00b4"), "'")
    | dict.fromkeys(map(ord, "\u201c\u201d\u201e\u00ab\u00bb"), '"')
    | {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
)  # fmt: skip

_BEFORE = 40  # characters in which a word may say what a number is

# Things with numbers of their own: the word right before says that it is no document or phone.
_OTHER = (
    "pedidos?|protocolos?|rastreio|rastreamento|encomenda|boletos?|fatura|nota|nfe?|nf-e|danfe|"
    "notas? fisca(?:l|is)|chave de acesso|codigo de barras|linha digitavel|barras|contrato|"
    "matricula|processo|chamado|ticket|imei|chassi|renavam|serie|lote|sku|ean|isbn|cep|zip|"
    "nis|pis|pasep|nit|titulo|bilhete|transacao|id|reserva|localizador|apolice|sinistro|cotacao|"
    "carteirinha|ordem|os|guia|nfs-e|carteira|sus|saude|parcela|meeting|flyer|conta|cc|c/c|agencia|ag|order|orders|tracking|invoice|case|confirmation|"
    "reference|ref|booking|serial|part|item|model|version|build|run|request|session|account|acct|"
    "receipt|policy|claim|timestamp|usps|ups|fedex|dhl|barcode|upc|po|rma"
)
_NUMBERED = (
    r"(?:\s{0,2}(?:no|n|n[.ºo°]{1,2}|num|numero|number|code|codigo|atendimento|servico|acesso"
    r"|de|do|da|of|e|eh|is|#|:|=|-)){0,5}"
)


@dataclass(frozen=True, slots=True)
class Page:
    """A text as the eye reads it: nothing invisible, plain separators. `raw` keeps case and
    accents, `folded` has neither; both have the same length."""

    raw: str
    folded: str
    reading: Reading

    def source(self, start: int, end: int) -> tuple[int, int]:
        """Where a stretch of this page stands in the text that was given."""
        return self.reading.span(start, end)

    def before(self, start: int) -> str:
        """What stands on the same line shortly before a place."""
        return self.folded[max(0, start - _BEFORE) : start].rpartition("\n")[2]

    def is_another_number(self, start: int) -> bool:
        """Whether the words right before call it an order, a protocol, a barcode …"""
        return bool(_other().search(self.before(start)))

    def says(self, start: int, words: re.Pattern[str]) -> bool:
        """Whether one of these words stands shortly before a place."""
        return bool(words.search(self.before(start)))


def page(text: str) -> Page:
    """The text, ready to be searched."""
    reading = read(text)
    raw = reading.text if reading.text.isascii() else reading.text.translate(_PLAIN)
    return Page(raw, fold(raw), reading)


@cache
def _other() -> re.Pattern[str]:
    return re.compile(rf"(?:(?<![a-z0-9])(?:{_OTHER})|#){_NUMBERED}\s{{0,2}}$")


@dataclass(frozen=True, slots=True)
class Run:
    """Groups of digits with little between them, as large as can be: `(start, end)` of each."""

    groups: tuple[tuple[int, int], ...]


def runs(folded: str) -> Iterator[Run]:
    """The runs of thirteen digits or more of a text that are whole words."""
    for match in _run().finditer(folded):
        start, end = match.span()
        if _joins(folded[start - 1 : start]) or _joins(folded[end : end + 1]):
            continue
        yield Run(tuple((start + g.start(), start + g.end()) for g in _group().finditer(match[0])))


def _joins(char: str) -> bool:
    return char.isalnum() or char == "_"


@cache
def _run() -> re.Pattern[str]:
    return re.compile(r"[0-9](?:[ .\-]{0,3}[0-9]){12,}")


@cache
def _group() -> re.Pattern[str]:
    return re.compile(r"[0-9]+")


def windows(pattern: re.Pattern[str], text: str, most: int) -> Iterator[tuple[re.Match[str], int]]:
    """Every match with where to stop looking behind it: at the end of its line, of the next match
    or of so many characters."""
    found = iter(pattern.finditer(text))
    match = next(found, None)
    while match:
        after = next(found, None)
        stop = min(match.end() + most, after.end() if after else len(text))
        line = text.find("\n", match.end(), stop)
        yield match, line if line >= 0 else stop
        match = after
