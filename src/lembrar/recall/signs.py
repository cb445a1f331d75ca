"""What kind of answer a text could be, and what kind a question asks for: a day, a number."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.fold import fold

ASKS = 1
"""It ends with a question."""
DATED = 2
"""It says when."""
COUNTED = 4
"""It says how many."""


def signs(text: str) -> int:
    """The signs that a text carries, as bits."""
    folded = fold(text)
    bits = ASKS if _asks().search(folded) else 0
    if _dated().search(folded):
        bits |= DATED
    return bits | COUNTED if _counted().search(folded) else bits


def wanted(question: str) -> int:
    """The signs that an answer to the question should carry."""
    folded = fold(question)
    bits = DATED if _when().search(folded) else 0
    return bits | COUNTED if _how_many().search(folded) else bits


@cache
def _asks() -> re.Pattern[str]:
    """A question mark, with at most a picture or an emoji after it."""
    return re.compile(r"\?[^\w?]{0,20}(?:\[[^\]]{0,400}\]\s{0,9})?$")


@cache
def _dated() -> re.Pattern[str]:
    english = (
        "yesterday|today|tonight|tomorrow|last|next|ago|since|mondays?|tuesdays?|wednesdays?"
        "|thursdays?|fridays?|saturdays?|sundays?|weekends?|weeks?|months?|years?|january|february"
        "|march|april|may|june|july|august|september|october|november|december|recently|morning"
        "|evening|anniversary|birthday"
    )
    portuguese = (
        "ontem|anteontem|hoje|hj|amanha|amn|passad[oa]|proxim[oa]|atras|desde|segunda|terca|quarta"
        "|quinta|sexta|sabado|domingo|semanas?|mes|meses|anos?|janeiro|fevereiro|marco|abril|maio"
        "|junho|julho|agosto|setembro|outubro|novembro|dezembro|recentemente|dia|aniversario"
        "|que vem|manha|ferias|natal|carnaval|pascoa"
    )
    return re.compile(rf"\b(?:{english}|{portuguese}|\d{{4}}|\d{{1,2}}[/-]\d{{1,2}}|\d{{1,2}}h)\b")


@cache
def _counted() -> re.Pattern[str]:
    english = (
        "two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|twice|once|couple|few"
        "|several|first|second|third|half"
    )
    portuguese = (
        "dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|duzia|cem|mil|vezes|alguns|algumas"
        "|varios|varias|primeir[oa]|segund[oa]|terceir[oa]|metade|reais|conto|contos"
    )
    return re.compile(rf"\b(?:{english}|{portuguese})\b|\d")


@cache
def _when() -> re.Pattern[str]:
    return re.compile(
        r"\bwhen\b|\b(?:what|which) (?:day|date|month|year|time|week)\b|\bhow long\b|\bsince what\b"
        r"|\bquando\b|\bq(?:ue|ual|uais)? (?:foi )?[oa]? ?"
        r"(?:dia|data|mes|ano|horas?|horario|semana)\b"
        r"|\bha quanto\b|\bfaz quanto\b|\bquanto tempo\b"
    )


@cache
def _how_many() -> re.Pattern[str]:
    return re.compile(
        r"\bhow (?:many|much|often|old)\b|\bquant[oa]s?\b|\bqual o (?:valor|preco|numero)\b"
    )
