"""What is to be done by a date, and who may set one."""

from __future__ import annotations

import re
from functools import cache


def must_do(folded: str) -> re.Match[str] | None:
    """What is to be done by a date: «tenho que …», "I have until Friday to …", a bare «pagar …»."""
    return _must().search(folded) or _has_until().search(folded) or to_do().match(folded)


@cache
def _must() -> re.Pattern[str]:
    """Something to be done by a date."""
    return re.compile(
        r"\b(?:preciso|precisamos|tenho (?:que|q|de)|temos (?:que|q|de)|devo|falta|i (?:need|have"
        r"|got|gotta"
        r"|must)(?: to)?|tem (?:que|q|de)(?= (?:terminar|acabar|ficar pront|estar pront|ser ))"
        r"|precisa(?= (?:ficar pront|estar pront|ser ))|(?:has|needs) to(?= be (?:done|finished"
        r"|ready|paid|in))|i'?ve got to|we (?:need|have) to|gotta|need to|have to|must)\s+"
        r"(?P<what>(?:entregar|pagar|enviar|mandar|terminar|acabar|finalizar|renovar|levar|devolver"
        r"|buscar|comprar|fazer|apresentar|concluir|estudar|declarar|assinar|fechar|resolver|ligar"
        r"|submeter|marcar|agendar|inscrever|have|submit|hand in|turn in|pay|send|finish|renew"
        r"|return"
        r"|deliver|file|complete|pick up|register|apply|buy|call|sign|book|present|study|vacate"
        r"|write"
        r"|get|do|schedule|wrap up|give|prepare|preparar|transferir|depositar|vacinar|trocar|take"
        r"|bring|drop|sair d[aeo]|desocupar|mudar|be (?:out of|done with|back|packed)|move out"
        r"|leave|clear out|ficar|estar|ser|be)\b(?:[^.!?;\n]|\.(?=\d)){0,60}?)"
        r"(?=\s(?:ate|by|before|antes|dia|amanha"
        r"|hoje|na|no|em|on"
        r"|until"
        r"|till|due|this|next|tomorrow|today|tonight|esta|essa|semana|segunda|terca|quarta|quinta"
        r"|sexta"
        r"|sabado|domingo|depois|as|at|hj|monday|tuesday|wednesday|thursday|friday|in)\b)"
    )


@cache
def _has_until() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:(?:tenho|temos|so tenho)\s+ate\s[^.!?;\n]{2,24}?\s(?:pr[ao]|para)|(?:i|we)(?: only)?"
        r"(?: have|'ve got| got) (?:until"
        r"|till)\s[^.!?;\n]{2,24}?\sto)\s(?P<what>[a-z]+[^.!?;\n]{0,40})"
    )


@cache
def to_do() -> re.Pattern[str]:
    """A note to oneself, in the bare verb."""
    return re.compile(
        r"\W*(?:(?:lembrete|lembrar|reminder|todo|to do|anota|nao esquecer|tarefa)\b(?: de)?\W*)?"
        r"(?P<what>(?:buscar|ligar|pagar|levar|entregar|mandar|enviar|comprar|renovar|devolver"
        r"|marcar"
        r"|remarcar|fazer|pegar|responder|confirmar|declarar|assinar|retirar|vacinar|pay|call"
        r"|pick up"
        r"|submit|return|renew|send|drop off|finish|hand in|file|email|cancel)\s(?!me\b|it\b|us\b"
        r"|isso\b|you\b)[^.!?;\n]{2,60}?)(?=\s(?:ate|by|before|antes|dia|amanha|hoje|na|no|em|on"
        r"|until|this|next|tomorrow|today|tonight|semana|segunda|terca|quarta|quinta|sexta|sabado"
        r"|domingo|as|at|hj|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)"
    )


@cache
def falls_due() -> re.Pattern[str]:
    """«… vence», "… has to be in", «… é o último dia pra …»: whatever it is, the words say that it
    must be done by a day."""
    return re.compile(
        r"\s(?:vencem?|expiram?|caducam?|prescrevem?|expires?|lapses?|runs? out"
        r"|tem (?:que|q|de) (?:ser \w+d[ao]|estar|cair|ficar|chegar|entrar|sair)"
        r"|precisam? (?:ser \w+d[ao]|estar|ficar|chegar|cair|entrar)"
        r"|(?:has|have|needs?)(?: got)? to be \w+|must be \w+|(?:e|eh|vai) (?:so )?ate)\b"
        r"|\b(?P<last>(?:ultimo dia|prazo final|data limite|last day|final day)"
        r" (?:pr[ao]|para|d[aeo]|to|for) \w+[^.!?;\n]{0,40})"
    )


@cache
def due_thing() -> re.Pattern[str]:
    """What falls due, with what stands before it; no offers, no matches, no shops."""
    return re.compile(
        r"\W*(?:(?:e|mas|and|but|so|pq|porque)\s)?(?!(?:(?:o|a|os|as|the)\s)?(?:promoc|oferta"
        r"|desconto|jogo|novela|sale|offer|season|temporada|mandato|leite|milk|mes|ano|semana|dia"
        r"|aula|escola|loja|shop|store))(?:(?:o|a|os|as|the)\s)?(?P<what>[^.!?;\n]{2,60})"
    )


@cache
def due() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:vence\w*|vencimento|prazo|entreg(?:ar|a|o)|ate|deadline|due|submit|turn in|hand in"
        r"|expires?|expira|last day|ultimo dia|pagar|pay|by (?:mon|tues|wednes|thurs|fri|satur|sun"
        r"|tomorrow|next|the|\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|noon|end|eod)\w*"
        r"|inscric(?:ao|oes)|fecha|encerra\w*|termina|acaba)\b"
    )


@cache
def wanted() -> re.Pattern[str]:
    """Who may set the speaker a day, and what they want by it."""
    return re.compile(
        r"\b(?:chef[ea]|patrao|patroa|gerente|coordenadora?|professora?|prof|profa|orientadora?"
        r"|clientes?|escola|faculdade|banco|contador\w*|advogad[oa]|editora?|rh|boss|manager|client"
        r"|teacher|professor|advisor|supervisor|editor|landlord|landlady|accountant|lawyer|school"
        r"|bank|hr)\b(?: \w+){0,2}? (?:quer|querem|pediu|pediram|precisa d[aoe]s?|exige|cobrou"
        r"|wants"
        r"|needs|asked for|expects|is expecting)\s+(?P<what>(?:o|a|os|as|um|uma|the|my|our|a|an|meu"
        r"|minha|all|tudo)\b[^.!?;\n]{0,40}?)\s(?:ate|by|before|antes|pr[ao]|para|on|n[ao] mao)\b"
    )


@cache
def ordered() -> re.Pattern[str]:
    """What a doctor told the speaker to do."""
    return re.compile(
        r"\b(?:medic[oa]|ginecologista|cardiologista|dentista|pediatra|ortopedista|dra?|doctor|doc"
        r"|gp|dentist|nurse|consultant|vet)\b(?: \w+){0,2}? (?:mandou|pediu|quer|wants|told|asked)"
        r"(?: (?:que|pra|para|eu|me|to))* (?P<what>(?:repetir|repita|refazer|refaca|voltar|volte"
        r"|retornar|fazer|come back|go back|redo|repeat|be back)\b[^.!?;\n]{0,40})"
    )
