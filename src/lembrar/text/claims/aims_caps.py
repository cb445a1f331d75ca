"""What the speaker won't go beyond, known by its parts: an amount, what it is of, and words that
cap it, in whatever order they are said.

Money, an amount a day or a week, and doses count; words, pages and people do not.
"""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.claims.clauses import Clause

_MOST = 300
_NUMBER = (
    r"(?:um[ae]?|dois|duas|tres|quatro|cinco|seis|oito|dez|quinze|vinte|trinta|cinquenta"
    r"|cem|mil|half|an?|one|two|three|four|five|six|eight|ten|fifteen|twenty|thirty|fifty)"
)
_AMOUNT = rf"(?:(?:about|around|uns|umas|ate|like|just)\s)*(?:(?:r\$|us\$|[$£€])?\s?\d|{_NUMBER}\b)"


def is_cap(clause: Clause) -> bool:
    """Whether a clause sets a limit of the speaker's."""
    if clause.voice in ("person", "nobody"):
        return False
    folded = clause.folded[:_MOST]
    if not _counted().search(folded) or _of_a_text().search(folded):
        return False
    capped = _before_amount().search(folded) or _after_amount().search(folded)
    return capped is not None and not _of_a_thing().search(folded)


def is_capped_by(clause: Clause, following: Clause) -> bool:
    """ "two glasses a week, | that's my max": the next clause says that it is a limit."""
    if following.sentence != clause.sentence or clause.voice in ("person", "nobody"):
        return False
    folded = clause.folded[:_MOST]
    is_amount = _counted().search(folded) and _amount().search(folded)
    return bool(is_amount and _closes().fullmatch(following.folded)) and not (
        _of_a_text().search(folded) or _of_a_thing().search(folded)
    )


@cache
def _counted() -> re.Pattern[str]:
    """Money, something each day or week, or a dose."""
    return re.compile(
        r"(?:r\$|us\$|[$£€])\s?\d|\b\d[\d.,]*\s?(?:mil|k|reais|real|contos?|pilas?|paus?|quid|bucks"
        r"|dollars?|pounds?|euros?|mg|kcal|calorias?|calories)\b"
        r"|\b(?:por|ao|a|no|cada|per|an?|each|every|this|ess[ea]|est[ea]|ness[ea]|todo|toda)"
        r"\s(?:dia|semana|mes|ano|noite|day|week|month|year|night|weekend)\b"
        r"|\b(?:mensa(?:l|is)|diari[oa]s?|semana(?:l|is)|(?:school|week) ?nights?|weekdays)\b"
        r"|\b(?:gast(?:ar|o|os)|spend(?:ing)?|cartao|fatura|ifood|uber|mercado|gasolina|delivery|aluguel|rent"
        r"|takeaways?|groceries|credit card)\b"
    )


@cache
def _amount() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){_AMOUNT}")


@cache
def _closes() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:and |e )?(?:that'?s|thats|this is|esse e|essa e|e|eh|esse eh)? ?(?:o |a )?(?:meu"
        r"|minha|my|our|the|nosso|nossa) (?:absolute |hard )?(?:max|maximum|limit|cap|rule|ceiling"
        r"|limite|maximo|teto|regra)\W*"
        r"|\W*(?:e )?(?:so|olhe la|acabou|chega|nada mais|nem um real a mais|no more|not a (?:penny"
        r"|cent) more)\W*"
    )


@cache
def _before_amount() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:(?:nao|n|nunca)\s(?:(?:posso|podemos|pode|quero|queremos|vou|vamos|da|deixo|deve)\s)?"
        r"(?:pra\s|me\s)*(?!dorm|durm|corr|fic|esper|lembr|consig|tive|teve|houv|ganh|receb|val|cust|tem\b|pes[ao]|dur[ao])(?:[a-z]+(?:r|o|mos|e|a)\s)(?:nada\s)?"
        r"(?:(?:mais|acima|alem)\s(?:d[eoa]s?|que|do que|d)|(?<=passar\s)d[eoa]s?"
        r"|(?<=passo\s)d[eoa]s?|(?<=passe\s)d[eoa]s?|(?<=passa\s)d[eoa]s?)\s"
        r"|(?:can'?t|cannot|can not|won'?t|wont|cant|shouldn'?t|mustn'?t|not allowed to"
        r"|don'?t want to|not going to|refuse to|never)\s(?!sleep|stand|walk|focus|concentrate|hold"
        r"|sit|remember|see|run|lift)(?:\w+\s){0,3}?(?:more than|over|above|past|beyond)\s"
        r"|(?:so|apenas|somente)\s(?:posso|podemos|da pra|quero|vou|pode)\s"
        r"(?:(?:gastar|usar|pagar|comer|beber|tomar|colocar|por|botar|investir|tirar|sacar|comprar"
        r"|fumar|ter)\s|(?=(?:ate\s)?r\$)|(?=(?:ate\s)?\d[\d.]*\s(?:reais|conto|mil|pila)))"
        r"|(?:posso|podemos|pode|da pra)\s(?:gastar|usar|pagar|ir|chegar|subir|comprar)\s(?=ate\b)"
        r"|(?:can only|only allowed|only get|only have|only got)\s(?:to\s)?(?:\w+\s){0,2}?"
        r"|(?:allowed)\s(?:only\s)?"
        r"|(?:teto|limite|orcamento|verba|cota|mesada|combinado|regra|cap|limit|budget|allowance"
        r"|rule|maximo|ceiling)\b(?:\s[\w'-]+){0,5}?\s?(?:e|eh|is|sao|de|of|fica em|:|=)\s"
        r"|(?:me\s)?(?:segur[ae]|trav[ae]|limit[ae]|cort[ae]|bloquei[ae])\s(?:\w+\s){0,4}?"
        r"(?:em|n[oa]s?)\s"
        r"|(?:keep|hold|cap|limit|restrict)\s(?:\w+\s){1,4}?(?:at|to|under|below|within)\s"
        r"|(?:(?:estipul|fix)(?:ei|amos|ou)|defin(?:i|imos|iu)|estabelec(?:i|emos|eu))\s"
        r"(?:\w+\s){0,2}?"
        r"|(?:budgeted|allocated|earmarked|agreed on)\s(?:\w+\s)?"
        r"|(?:max|maximo|maximum|at most|no more than|not more than)\s(?:d[eo]\s|of\s)?"
        rf"){_AMOUNT}"
    )


@cache
def _after_amount() -> re.Pattern[str]:
    return re.compile(
        rf"{_AMOUNT}[^.!?;\n]{{0,50}}?\b(?:e (?:so|olhe la|nada mais|acabou|pronto|chega)"
        r"|nem (?:um |1 )?(?:real|centavo|pouco)? ?a mais|(?:e )?nao mais(?: (?:que|do que) isso)?"
        r"|no maximo|max|maximum|tops|at (?:the )?most|that'?s (?:the|my|our) (?:rule|limit|max"
        r"|line|cap|budget)|(?:and )?not a (?:penny|cent|dime) more|(?:and )?no more)\W*$"
    )


@cache
def _of_a_text() -> re.Pattern[str]:
    return re.compile(
        r"\d+\s(?:words?|palavras|linhas?|lines?|paginas?|pages?|caracteres|characters|paragrafos?"
        r"|paragraphs?|frases?|sentences?|topicos?|bullets?|pessoas|people|guests|convidados|km/?h"
        r"|kmh|mph|anos|years|andares|pontos|points"
        r"|(?:min\w*|segundos?|seconds?)(?! (?:por|a|ao|per|each|every|of|de|on)\b))\b"
    )


@cache
def _of_a_thing() -> re.Pattern[str]:
    """What something can hold or do, and nobody decides."""
    return re.compile(
        r"\b(?:cobre|permite|aceita|suporta|aguenta|oferece|entrega|dura|funciona|cabem?|custa|rende"
        r"|allows?|covers?|supports?|holds?|lasts?|includes?|costs?|paga|cobra|charges?|pays?|pagou"
        r"|cobrou|charged|paid|gastei|gastou|spent|faz|fez|choveu|subiu|caiu|foi|foram|was|were"
        r"|earn|ganho|ganha|recebo|ganhei|diaria|salario|preco|price|wage|salary)\b"
        r"|\b(?:limite|teto) d[aoe]s? (?:mei|simples|isencao|inss|lei)\b"
    )
