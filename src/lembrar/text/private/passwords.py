"""Passwords, PINs and codes: nothing in them tells, so the words around them must.

What is behind "senha:" is one whatever it looks like. After "a senha é", a word that could just
as well describe a password is none."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from lembrar.text.fold import fold
from lembrar.text.private.documents import Stretch
from lembrar.text.private.page import Page, windows

_WINDOW = 110  # characters after the name in which the value may stand
_NEAR = 120  # characters around it in which a queue may be spoken of
_MARKS = "‹›"  # of what has been masked already
_TRAILING = ".,;:!?)]}'\"»…"
_NAMED = "senha|password|passcode|passphrase|passwd|pwd|palavra[- ]passe"

# Words that speak of a password and are none.
_WORDS = frozenset(
    """
    fraca forte errada errado certa correta incorreta invalida valida obrigatoria necessaria
    opcional secreta pessoal nova antiga velha mesma igual diferente segura insegura facil dificil
    curta longa grande pequena boa ruim minha sua dele dela nossa tua essa esta aquela aquele isso
    isto qual quem onde quando como que quanto a o as os um uma uns muito pouco bem mal so tao mais
    menos numerica aleatoria temporaria provisoria expirada bloqueada vazia importante sensivel pra
    para por pro de do da dos das em no na nos nas sem com se sim nao ok privada publica
    confidencial intransferivel individual unica padrao enorme complicada simples complexa
    impossivel sempre nunca ainda ja agora depois antes hoje ontem amanha outra outro dada enviada
    gerada criada salva trocada alterada usada pedida solicitada exigida aceita recusada digitada
    informada compartilhada horrivel ridicula obvia problema segredo sigilosa sigilo ele ela eles
    nome data numero case
    wrong right correct incorrect invalid valid required optional weak strong secret private new
    old same different safe secure insecure easy hard short long too very not the an my your his
    her our their this that these those what who where when how which in on at of for with without
    expired blocked empty important needed stored saved hashed encrypted sensitive temporary random
    always never being going about still also now reset changed gone lost fine okay good bad there
    here null none unknown missing to from by as if so really just only already set sent shared
    written hidden visible mandatory unique default known used leaked compromised hacked exposed
    accepted rejected protected it its something nothing anything everything yours mine ours
    """.split()
)
_FILLERS = (
    "do|da|de|dos|das|o|a|no|na|meu|minha|my|the|for|of|cartao|card|wifi|wi-fi|rede|celular|app|"
    "banco|conta|email|e-mail|netflix|insta|instagram|pc|notebook|computador|note|nova|atual|"
    "numero|nº|number|code|banco|router|roteador|portao|porta|cofre|alarme|gate|door|phone|laptop"
)
_TIES, _LOOSE = "e|eh|is|was|era|ficou|foi|sera|vai ser|'s", "para|pra|to|[,?]"
_QUEUE = re.compile(
    r"(?<![a-z])(?:guiche|fila|painel|cartorio|chamar|chamou|chamaram|chamada|atendimento|vez|ficha|"
    r"triagem|balcao|recepcao|retirar|peguei)(?![a-z])"
)


def passwords(page: Page) -> Iterator[Stretch]:
    """The values of passwords, PINs, security codes and one-time codes."""
    for match, stop in windows(_names(), page.folded, _WINDOW):
        found = _behind(page, match, stop)
        while found:
            yield found
            found = _next(page, found[1])
    for match in _link_login().finditer(page.raw):
        yield match.span("value")
    for pattern in (_after_card(), _your_code()):
        for match in pattern.finditer(page.folded):
            yield match.span("value")


def names_a_password(folded: str) -> bool:
    """Whether a word in a text may introduce a password."""
    return bool(_names().search(folded))


def _behind(page: Page, name: re.Match[str], stop: int) -> Stretch | None:
    """The value behind a name, if one is said."""
    start = name.end()
    raw, folded = page.raw[start:stop], page.folded[start:stop]
    if not _tied().search(folded):
        return None
    for pattern in (_linked(_TIES), _linked(_LOOSE), _direct()):
        match = pattern.match(folded)
        if not match:
            continue
        first, last = _trimmed(raw, match.start("value"), match.end("value"))
        quoted = match["quote"] is not None
        link = _link(match, raw)
        if last > first and _is_value(page, name, raw[first:last], raw[last:], link, quoted):
            number = _year().match(raw, last) if raw[first:last].isalpha() else None
            return start + first, start + (number.end() if number else last)
    return None


def _link(match: re.Match[str], raw: str) -> str:
    """How the value is tied to the name: "sure" by a sign, "verb" by a verb, or "loose"."""
    if "link" not in match.re.groupindex:
        return "loose"
    link = raw[match.start("link") : match.end("link")].strip().lower()
    if link[-1:] in (":", "=", ">", "→"):
        return "loose" if "," in link or "?" in link else "sure"
    if link in (",", "?"):
        return "aside"
    link = link.removeprefix("agora ").removeprefix("now ")
    verbs = ("é", "'s", "eh", "is", "was", "era", "ficou", "foi", "será", "vai ser")
    return "verb" if link in verbs else "loose"


def _trimmed(raw: str, first: int, last: int) -> Stretch:
    while last > first and raw[last - 1] in _TRAILING:
        last -= 1
    while first < last and raw[first] in "([{'\"":
        first += 1
    return first, last


def _is_value(
    page: Page, name: re.Match[str], value: str, after: str, link: str, quoted: bool
) -> bool:
    if any(mark in value for mark in _MARKS) or "://" in value or not value.strip("*•.-_xX"):
        return False
    if name["digits"] or name["code"]:
        return _is_code(name, value)
    if _is_moment().fullmatch(value) or _is_ticket(page, name.start(), value):
        return False
    if quoted or link == "sure":
        return len(value) >= 3 and fold(value) not in _WORDS
    if _is_strong(value):
        return link != "aside" or not value.isdigit()
    return link == "verb" and _is_plain_word(value, after)


def _is_code(name: re.Match[str], value: str) -> bool:
    """PINs, security codes and one-time codes are digits."""
    if name["digits"] and name["digits"].startswith(("cvv", "cvc")):
        return value.isdigit() and len(value) in (3, 4)
    digits = "".join(filter(str.isdigit, value))
    least = 3 if "segur" in name[0] or "security" in name[0] else 6 if name[0] == "token" else 4
    shape = _code().fullmatch(value) is not None
    return shape and least <= len(digits) <= 8


def _is_strong(value: str) -> bool:
    """Whether it cannot be a word: it has digits or signs in it, or capitals inside."""
    if len(value) < 4 or fold(value) in _WORDS:
        return False
    if value.isdigit():
        return len(value) <= 12
    signs = any(char in "@#$%&*!_+=~^" for char in value[:-1])
    return (
        any(map(str.isdigit, value))
        or signs
        or (value[1:] != value[1:].lower() and not value.isupper())
    )


def _is_plain_word(value: str, after: str) -> bool:
    """A word alone at the end of its clause: "minha senha é girassol"."""
    if not 4 <= len(value) <= 40 or not value.isalpha():
        return False
    return fold(value) not in _WORDS and not _goes_on().match(after)


def _is_ticket(page: Page, at: int, value: str) -> bool:
    """A "senha" is also a number in a queue."""
    if _ticket().fullmatch(value):
        return True
    return value.isdigit() and bool(_QUEUE.search(page.folded, max(0, at - _NEAR), at + _NEAR))


def _next(page: Page, end: int) -> Stretch | None:
    """Another value right behind: "was tulip1, now it's tulip2"."""
    raw = page.raw[end : end + 60].partition("\n")[0]
    match = _then().match(page.folded[end : end + len(raw)])
    if not match:
        return None
    first, last = _trimmed(raw, match.start("value"), match.end("value"))
    value = raw[first:last]
    good = _is_strong(value) and not any(mark in value for mark in _MARKS)
    return (end + first, end + last) if good else None


@cache
def _names() -> re.Pattern[str]:
    kinds = "seguranca|verificacao|acesso|confirmacao|autenticacao|desbloqueio|login|entrada"
    words = (
        "security|verification|access|login|auth|authentication|door|gate|alarm|entry|unlock|2fa"
    )
    return re.compile(
        rf"(?<![a-z0-9‹])(?:(?P<word>{_NAMED}|contra-?senha|senhas|passwords|pass|pw)"
        r"|(?P<digits>pin|pins|puk|cvv2?|cvc2?|otp|token)"
        rf"|(?P<code>cod(?:igo|\.)? (?:de )?(?:{kinds})|codigo do (?:whatsapp|cofre|alarme|portao)"
        rf"|(?:{words}|one[- ]time) (?:code|pin)|combination))(?![a-z0-9])"
    )


@cache
def _tied() -> re.Pattern[str]:
    """What any value has before it or in it: a sign, a digit or a verb."""
    return re.compile(rf"[^a-z\s]|(?<![a-z])(?:{_TIES}|para|pra|to)(?![a-z])")


@cache
def _linked(verb: str) -> re.Pattern[str]:
    """Up to six words, something that ties, and the value."""
    word = r"[a-z]{1,15}(?:[-.][a-z]{1,10})?"
    return re.compile(
        rf"(?:\s{{1,2}}{word}){{0,6}}?(?:\s?\([^()]{{0,30}}\))?\s{{0,2}}"
        rf"(?P<link>(?:[,;?.)]\s{{0,2}})?(?:(?:agora|now)\s)?"
        rf"(?:(?:it's|its|{verb})(?![a-z])\s?[:=]?|[:=]=?>?|->|→))"
        r"\s{0,2}(?:(?:essa|esta|this)(?: aqui| one)?:?\s{1,2})?"
        r"(?:(?P<quote>[\"'])(?=[^\"']{3,64}[\"']))?(?P<value>(?(quote)[^\"']{3,64}|\S{3,64}))"
    )


@cache
def _direct() -> re.Pattern[str]:
    return re.compile(
        rf"(?:\s{{1,2}}(?:{_FILLERS}|[a-z]{{2,15}}\.[a-z]{{2,6}})(?![a-z])){{0,3}}\s{{1,2}}"
        r"(?:(?P<quote>[\"'])(?=[^\"']{3,64}[\"']))?(?P<value>(?(quote)[^\"']{3,64}|\S{3,64}))"
    )


@cache
def _then() -> re.Pattern[str]:
    return re.compile(
        r"[\s,;.]{1,3}(?:and |e |mas |but )?(?:now|agora|depois|then)\s"
        r"(?:(?:it's|its|is|e|eh|a nova e)\s)?(?P<value>\S{4,64})"
    )


@cache
def _link_login() -> re.Pattern[str]:
    """scheme://user:password@host"""
    return re.compile(
        r"(?<![A-Za-z])[A-Za-z][A-Za-z0-9+.\-]{1,20}://[^\s:/@]{0,64}:(?P<value>[^\s/@‹›]{1,128})@"
    )


@cache
def _after_card() -> re.Pattern[str]:
    """The three digits behind a card's number and its month."""
    return re.compile(
        r"(?:(?<=[0-9]{4})|(?<=card›))[ ,;]{1,3}(?:(?:val(?:idade)?|exp|vence|venc)\.?[ :]{0,2})?"
        r"(?:0[1-9]|1[0-2])/(?:20)?[0-9]{2}[ ,;]{1,3}(?P<value>[0-9]{3,4})(?![0-9/:])"
    )


@cache
def _your_code() -> re.Pattern[str]:
    """ "482913 is your verification code", as it comes by SMS."""
    return re.compile(
        r"(?<![0-9])(?P<value>[0-9]{4,8}|[0-9]{3}[ \-][0-9]{3}) (?:is|e|eh) (?:o )?(?:your|seu)"
        r"(?: [a-z]{1,15}){0,3}? (?:code|codigo|pin|otp|password|senha|token)(?![a-z])"
    )


@cache
def _year() -> re.Pattern[str]:
    """A number that belongs to the word before it: "flamengo 2020"."""
    return re.compile(r" [0-9]{2,6}(?=[\s.,;!]|$)")


@cache
def _code() -> re.Pattern[str]:
    return re.compile(
        r"[a-zA-Z]?-?[0-9]{3,8}[#*]?|[0-9]{3}[ \-][0-9]{3}|[0-9]{1,2}(?:-[0-9]{1,2}){2,3}"
    )


@cache
def _is_moment() -> re.Pattern[str]:
    """Dates, times, amounts and counts."""
    return re.compile(
        r"[0-9]{1,4}(?:[/:][0-9]{1,4}){1,2}h?|[0-9]{1,2}h[0-9]{0,2}|r?\$?[0-9.]*,[0-9]{2}|[0-9]+x|[0-9]+%",
        re.IGNORECASE,
    )


@cache
def _ticket() -> re.Pattern[str]:
    return re.compile(r"[a-zA-Z]{1,2}-?[0-9]{1,4}|[0-9]{1,3}")


@cache
def _goes_on() -> re.Pattern[str]:
    """Another word of the same clause."""
    return re.compile(r"\s{1,3}[^\W\d_]{2}")
