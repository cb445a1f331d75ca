"""Payment cards, CPF, CNPJ, RG, American social security numbers and IBAN, each held to its check
digits, or to its name where it has none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from lembrar.text.private import checks
from lembrar.text.private.page import Page, runs

Stretch = tuple[int, int]

# Not inside a word or a longer number, nor an amount of money.
_BEGIN = r"(?<![0-9a-z_])(?<![0-9][.,/\-])(?<![+$€£])(?<![$€£] )"
_END = r"(?![0-9a-z_]|[.,/\-][0-9])"
_MOST_DIGITS = 40  # of a run in which a card may stand; barcodes and invoices have more
_GROUPINGS = {
    (4, 4, 4, 4), (4, 4, 4, 4, 1), (4, 4, 4, 4, 2), (4, 4, 4, 4, 3), (4, 6, 5), (4, 6, 4), (8, 8),
    (4, 4, 4, 1), (4, 4, 4, 2), (4, 4, 4, 3), (6, 13), (4, 5, 6), (4, 4, 8), (4, 8, 4), (8, 4, 4),
}  # fmt: skip
_LONGEST = max(map(len, _GROUPINGS))


def cards(page: Page) -> Iterator[Stretch]:
    """Card numbers, in one piece or in the groups that cards are printed in."""
    for run in runs(page.folded):
        sizes = [end - start for start, end in run.groups]
        if sum(sizes) > _MOST_DIGITS and not all(13 <= size <= 19 for size in sizes):
            continue
        place = 0
        while place < len(run.groups):
            count = _card_at(page, run.groups[place : place + _LONGEST])
            if count:
                yield run.groups[place][0], run.groups[place + count - 1][1]
            place += count or 1


def _card_at(page: Page, groups: tuple[Stretch, ...]) -> int:
    """How many of these groups, from the first on, are a card number."""
    start, end = groups[0]
    if 13 <= end - start <= 19:
        return int(_is_card(page, start, end, page.folded[start:end]))
    for count in range(len(groups), 1, -1):
        some = groups[:count]
        if tuple(e - s for s, e in some) not in _GROUPINGS or not _even(page, some):
            continue
        if _is_card(page, start, some[-1][1], "".join(page.folded[s:e] for s, e in some)):
            return count
    return 0


def _even(page: Page, groups: tuple[Stretch, ...]) -> bool:
    """Whether the same stands between all groups."""
    between = {page.folded[a[1] : b[0]] for a, b in pairwise(groups)}
    return len(between) == 1


def _is_card(page: Page, start: int, end: int, digits: str) -> bool:
    called = page.says(start, _card_words())
    if page.folded[end : end + 1] == "," and page.folded[end + 1 : end + 2].isdigit():
        return False  # an amount
    other = page.is_another_number(start)
    if not called and (other or page.before(start).endswith(("$", "$ "))):
        return False
    return checks.is_card(digits, called=called and not other)


@cache
def _card_words() -> re.Pattern[str]:
    return re.compile(
        r"(?<![a-z])(?:cartao|cartoes|card|cards|credito|debito|credit|debit|visa|master(?:card)?|elo|"
        r"amex|hiper(?:card)?|maestro|diners|discover|bandeira)(?![a-z])"
    )


# ── CPF and CNPJ ──────────────────────────────────────────────────────────────────────────────


def cpfs(page: Page) -> Iterator[Stretch]:
    """CPFs. Eleven digits in one piece may also be an order or a phone, if they are called so."""
    for match in _cpf().finditer(page.folded):
        digits = "".join(filter(str.isdigit, match[0]))
        if not checks.is_cpf(digits):
            continue
        start, end = match.span()
        bare = len(match[0]) == 11
        if bare and not page.says(start, _cpf_word()) and _is_called_otherwise(page, start):
            continue
        yield start, end


def _is_called_otherwise(page: Page, start: int) -> bool:
    return page.is_another_number(start) or page.says(start, phone_words())


@cache
def _cpf() -> re.Pattern[str]:
    spaced = r"(?<![0-9] )[0-9]{3} [0-9]{3} [0-9]{3}[ \-][0-9]{2}(?! [0-9])"
    return re.compile(
        rf"{_BEGIN}(?:[0-9]{{3}}\.?[0-9]{{3}}\.?[0-9]{{3}} ?[\-./]? ?[0-9]{{2}}|{spaced}"
        rf"|[0-9]{{3}}-[0-9]{{3}}-[0-9]{{3}}-[0-9]{{2}}){_END}"
    )


@cache
def _cpf_word() -> re.Pattern[str]:
    return re.compile(r"(?<![a-z])cpfs?(?![a-z])")


@cache
def phone_words() -> re.Pattern[str]:
    """Words that say that a number is a phone."""
    return re.compile(
        r"(?<![a-z])(?:tel|tels|telefones?|fones?|cel|cels|celular(?:es)?|zap|zapzap|whats|whatsapp|"
        r"wpp|wa|fixo|liga|ligar|ligue|ligou|chama|contato|phone|phones|cell|cellphone|mobile|call|"
        r"text|sms|reach|ring|dial|fax|numero d[eoa]|numero novo|telegram|signal)(?![a-z])"
    )


def cnpjs(page: Page) -> Iterator[Stretch]:
    """CNPJs, the alphanumeric ones too."""
    for match in _cnpj().finditer(page.folded):
        start, end = match.span()
        code = "".join(filter(str.isalnum, match[0]))
        if checks.is_cnpj(code) and _reads_as_cnpj(page, start, end, code):
            yield start, end


def _reads_as_cnpj(page: Page, start: int, end: int, code: str) -> bool:
    """In one piece, a code of letters is one if written large, and digits if nothing else."""
    if end - start > 16 or page.says(start, _cnpj_word()):
        return True
    if not code.isdigit():
        return page.raw[start:end].isupper()
    return not (page.is_another_number(start) or checks.is_moment(code))


@cache
def _cnpj() -> re.Pattern[str]:
    a = "[0-9a-z]"
    return re.compile(
        rf"{_BEGIN}{a}{{2}}[. ]?{a}{{3}}[. ]?{a}{{3}} ?/? ?{a}{{4}} ?-? ?[0-9]{{2}}{_END}"
    )


@cache
def _cnpj_word() -> re.Pattern[str]:
    return re.compile(r"(?<![a-z])cnpjs?(?![a-z])")


# ── known by name ─────────────────────────────────────────────────────────────────────────────


def rgs(page: Page) -> Iterator[Stretch]:
    """RGs: every state numbers in its own way, so only what is called one is one."""
    for match in _rg().finditer(page.folded):
        yield match.span("number")


@cache
def _rg() -> re.Pattern[str]:
    name = r"(?:rg|r\.g\.|registro geral|(?:carteira de |doc(?:umento)? de )?identidade)"
    link = r"(?:[\s:=]|n[.ºo°]{0,2}|numero|num|e|eh|do|da|meu|minha|novo|antigo|dele|dela){0,6}"
    number = r"(?:[a-z]{2}[ \-]?)?[0-9]{1,3}\.?[0-9]{3}\.?[0-9]{3}(?: ?- ?[0-9x]|[0-9x])?"
    return re.compile(rf"(?<![a-z0-9]){name}(?![a-z]){link}(?P<number>{number}){_END}")


def ssns(page: Page) -> Iterator[Stretch]:
    """American social security numbers: with hyphens, or called so."""
    for match in _ssn().finditer(page.folded):
        digits = "".join(filter(str.isdigit, match[0]))
        hyphens = match[0].count("-") == 2 and not page.is_another_number(match.start())
        if checks.is_ssn(digits) and (hyphens or page.says(match.start(), _ssn_words())):
            yield match.span()


@cache
def _ssn() -> re.Pattern[str]:
    return re.compile(rf"{_BEGIN}[0-9]{{3}}([ \-]?)[0-9]{{2}}\1[0-9]{{4}}{_END}")


@cache
def _ssn_words() -> re.Pattern[str]:
    return re.compile(r"(?<![a-z])(?:ssn|social security|social)(?![a-z])")


def ibans(page: Page) -> Iterator[Stretch]:
    """IBANs, in one piece or in groups of four."""
    for match in _iban().finditer(page.folded):
        length = checks.iban_length(match[0][:2])
        places = [at for at, char in enumerate(match[0]) if char.isalnum()][:length]
        if len(places) < length or not length:
            continue
        end = places[-1] + 1
        code = "".join(match[0][at] for at in places)
        after = page.folded[match.start() + end : match.start() + end + 1]
        if not after.isalnum() and checks.is_iban(code):
            yield match.start(), match.start() + end


@cache
def _iban() -> re.Pattern[str]:
    return re.compile(r"(?<![0-9a-z_])[a-z]{2}[0-9]{2}(?:[ \-]?[0-9a-z]){11,30}")


def pix_keys(page: Page) -> Iterator[Stretch]:
    """Random PIX keys: a UUID is one where PIX is spoken of."""
    for match in _uuid().finditer(page.folded):
        after = page.folded[match.end() : match.end() + 30].partition("\n")[0]
        if page.says(match.start(), _pix_words()) or "pix" in after.split():
            yield match.span()


@cache
def _uuid() -> re.Pattern[str]:
    return re.compile(rf"{_BEGIN}[0-9a-f]{{8}}-(?:[0-9a-f]{{4}}-){{3}}[0-9a-f]{{12}}{_END}")


@cache
def _pix_words() -> re.Pattern[str]:
    return re.compile(r"(?<![a-z])(?:pix|chave aleatoria|chave aleatória)(?![a-z])")
