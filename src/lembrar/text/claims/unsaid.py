"""What stands in a message without being said by its speaker: quotes, code, pasted texts, play.

It is blanked, character by character, so that places in the text stay what they were.
"""

from __future__ import annotations

import re
from functools import cache


def blanked(folded: str) -> str:
    """`folded` with every stretch blanked that is not the speaker's own word."""
    if _pretending().search(folded) or _dialogue().search(folded):
        return " " * len(folded)
    for pattern in (_memory(), _code(), _line(), _pasted(), _action(), _saying()):
        folded = pattern.sub(_blank, folded)
    for pattern in (_request(), _spoken()):
        folded = pattern.sub(_blank_after, folded)
    return _quote().sub(_without_speech, folded)


def is_joke(folded: str) -> bool:
    """Whether a sentence says that something was not meant."""
    return bool(_joke().search(folded))


def joke_start(folded: str) -> int:
    """Where the first joke marker of a text starts; its end if there is none."""
    match = _joke().search(folded)
    return match.start() if match else len(folded)


def _blank(match: re.Match[str]) -> str:
    return _blank_text(match[0])


def _blank_text(text: str) -> str:
    return "".join(char if char == "\n" else " " for char in text)


def _blank_after(match: re.Match[str]) -> str:
    return match["asked"] + _blank_text(match["text"])


def _without_speech(match: re.Match[str]) -> str:
    """A title or a nickname stays, without its marks; speech does not."""
    told, inner = match["told"] or "", match["quoted"][1:-1]
    is_speech = told or len(inner.split()) > 4 or _speech().search(inner)
    return f"{told} {' ' * len(inner) if is_speech else inner} "


@cache
def _memory() -> re.Pattern[str]:
    return re.compile(
        r"<(?P<tag>memory|memoria|context|system|tool_result|quote)\b[\s\S]*?(?:</(?P=tag)>|\Z)"
    )


@cache
def _code() -> re.Pattern[str]:
    return re.compile(r"```[\s\S]*?(?:```|\Z)|`[^`\n]{1,400}`")


@cache
def _line() -> re.Pattern[str]:
    """Quoted lines, lyrics, lines of a transcript with their time, and mail headers."""
    return re.compile(
        r"^[ \t]*(?:>|♪|♫|🎵|🎶|\[\d{1,2}[/:.][^\]\n]{1,40}\]"
        r"|(?:subject|assunto|body):|\d{1,2}/\d{1,2}/\d{2,4},? \d{1,2}:\d{2}"
        r"|(?:clientes?|paciente|alun[oa]|el[ea]|chefe|atendente|vendedora?|entrevistadora?|gerente)"
        r" ?:)[^\n]*",
        re.MULTILINE,
    )


@cache
def _pasted() -> re.Pattern[str]:
    """A forwarded message, from its heading to the end of the text."""
    return re.compile(
        r"(?:^|\n)[^\w\n]{0,6}(?:(?:mensagem )?encaminhad[ao]\b|fwd?:|enc:|repassando\b|forwarded\b"
        r"|-{3,} ?(?:original|forwarded|mensagem)|original message|mensagem original"
        r"|(?:copiei|copied|colando|pasting)\b[^\n:]{0,60}:|de: [^\n]{1,80}\n(?:para|assunto|data):"
        r"|from: [^\n]{1,80}\n(?:to|subject|date):)[\s\S]*",
    )


@cache
def _action() -> re.Pattern[str]:
    """*sorri e senta*: played, not said. One starred word is only stressed."""
    return re.compile(r"(?<![\w*])\*(?!\*)[^*\n]{0,300}\s[^*\n]{1,300}\*(?!\*)")


@cache
def _saying() -> re.Pattern[str]:
    """Everybody's words, told of oneself."""
    return re.compile(r"\bsou brasileir[oa],? (?:e )?(?:nao|n) desisto\b")


@cache
def _request() -> re.Pattern[str]:
    """«Traduz isso: …»: what follows the colon is a text to work on."""
    verbs = (
        "traduz|traduza|traduzir|corrige|corrija|corrigir|resume|resuma|resumir|revisa|revise"
        "|revisar|reescreve|reescreva|reescrever|analisa|analise|melhora|melhore|formata"
        "|parafraseia"
        "|translate|rewrite|proofread|fix|correct|summari[sz]e|check|paraphrase|edit|improve"
        "|review|reword|format|escreve|escreva|write|repete|repita|repeat|responde isso"
        "|count|conta|conte|classif(?:y|ica|ique)|identif(?:y|ica|ique)|analy[sz]e|parse"
        "|complet[ea]|complete|in (?:english|portuguese|spanish|french|german|italian)"
        "|em (?:ingles|portugues|espanhol|frances)"
        "|continue|continua|extract|extrai|problema|problem|questao|question|exercicio|exercise"
        "|enunciado"
        "|puzzle|riddle|charada|prompt|legenda|caption|manchete|headline|noticia|titulo|title"
        "|refrao|verso"
        "|estrofe|dialogo|dialogue|cena|scene|anuncio|comentario|comment|resposta d[aeo]"
        "|depoimento|frases"
        "|o que (?:vc|voce) acha dess[ea]|what do you think (?:of|about) this"
        "|(?:li|vi|recebi) (?:isso|isto|esse|essa|este|um)|(?:i )?(?:read|saw|got) (?:this|a)"
        "|letra|lyrics|olha (?:o que|a mensagem|esse|essa|isso)|look (?:what|at this)"
        "|(?!(?:que|q|voce|vc|ja)\\b)\\w+ (?:mandou|escreveu|postou|respondeu|perguntou"
        "|comentou)"
        "|(?!(?:i|we)\\b)\\w+ (?:sent|said|says|writes|wrote|posted|asked|texted|emailed|messaged"
        "|commented|replied)"
        "|(?:no|do|meu|esse) dever|licao de casa"
        "|exemplo|example|personagem|character|frase|sentence|texto|text|poema|poem|bio d[ao]"
    )
    return re.compile(rf"(?P<asked>\b(?:{verbs})\b[^\n:.!?]{{0,80}}:)(?P<text>(?!//)[\s\S]+)")


@cache
def _spoken() -> re.Pattern[str]:
    """«Ele virou e falou assim: …»: another's words, to the end of the sentence."""
    return re.compile(
        r"(?P<asked>\b(?<!\beu )(?<!\bja )(?<!\bte )(?<!\bcomo )(?:disse|falou|contou|diz|dizia"
        r"|falava|gritou|anunciou|declarou|escrito)\b"
        r"(?: (?:bem |so |logo |tipo )?assim| (?:pra|para) (?:mim|ela|ele|gente)|,? rindo"
        r"| n[ao] \w{2,20}){0,2} ?:)(?P<text> ?[^\n.!?]+)"
    )


@cache
def _quote() -> re.Pattern[str]:
    told = (
        r"(?P<told>(?:disse|falou|diz|dizem|respondeu|escreveu|perguntou|gritou|mandou|said|says"
        r"|told me|wrote|asked|replied|goes|like|cantou|canta|sings|:)[ ,:]{1,3})?"
    )
    return re.compile(
        told
        + r"(?P<quoted>\"[^\"\n]{1,400}\"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|‘[^’‘\n]{3,400}’(?!\w)"
        r"|(?<!\w)'[^'\n]{3,400}'(?!\w))"
    )


@cache
def _speech() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:eu|sou|tenho|estou|to|moro|quero|meu|minha|vou|nao|i|i'm|im|my|you|voce|vc|we)\b"
        r"|[!?]"
    )


@cache
def _pretending() -> re.Pattern[str]:
    """Play for the whole message."""
    return re.compile(
        r"\b(?:finja que|finge que|vamos fingir|faz de conta|fazendo de conta|role ?-?play"
        r"|pretend (?:that|to be|you|i|i'm|we)|let's pretend|act as (?:if )?(?:a|an|my|i)"
        r"|aja como|atue como|no (?:meu )?(?:jogo|rpg|livro|conto|roteiro) (?:eu )?sou"
        r"|n[oa] (?:(?:meu|the) )?(?:jogo|rpg|sims|minecraft|gta|roblox|simulador) (?:eu )?(?:ja )?"
        r"(?:tenho|tinha|era|virei|moro|comprei|casei|trabalho|adotei)"
        r"|in (?:the|my|this) (?:game|story|novel|script|rpg|campaign)|meu personagem|my character"
        r"|roses are red|knock,? knock|once upon a time there (?:was|were|lived)"
        r"|asking for a friend|(?:perguntando|pergunta) (?:pra|para|por) uma? amig[oa]"
        r"|1o de abril|primeiro de abril|april fools?)\b"
    )


@cache
def _dialogue() -> re.Pattern[str]:
    """A scene that is told, or set up for the reader to play."""
    return re.compile(
        r"[–—-] ?(?:perguntou|respondeu|respondi|disse|gritou|sussurrou|said|asked|replied"
        r"|whispered)\b"
        r"|\b(?:you are|you're|voce e|vc e|tu e|seja|be) (?:my|a|an|the|um|uma|meu|minha"
        r"|o) [^.!?\n]{1,60}"
        r"\b(?:and|e) (?:i'm|i am|eu sou|i)\b"
        r"|\b(?:i'm|i am|eu sou) (?:an?|the|uma?|[oa]) [^.!?\n]{1,60}"
        r"(?:,|\b(?:and|e)) (?:you're|you are|voce e|vc e|tu e) "
        r"(?:an?|my|the|uma?|[oa]|meu|minha)\b"
        r"|\((?:na voz|narrador|narrator|continua a"
        r"|continue the)"
        r"|(?:^|\n)\W*(?:her|him|she|he|them|q): |\balso me:"
        r"|\b(?:comeca|start) (?:a|the) (?:cena|scene|historia|story)\b|(?:^|\n)/me \w"
        r"|(?:^|\n)\W*(?:act|ato|scene|cena) (?:[ivx]+|\d+)\b"
    )


@cache
def _joke() -> re.Pattern[str]:
    laugh = (
        r"(?:k{2,}|(?:ha){2,}h?|(?:rs)+|lol|lmao|[,.!…(-]|^|\bmas|\bbut|\bmentira|😂|🤣|😜|\))\s*"
    )
    end = (
        r"(?=\s*(?:$|[,.!…)😂🤣😜😅😆(-]|k{2,}|(?:ha){2,}|(?:rs)+\b"
        r"|(?:lol|mas|na verdade|but|eu|i)\b))"
    )
    return re.compile(
        rf"{laugh}(?:(?:e|eh|é|to|tou|estou|foi|era|so|it's|that's|i'm|im|was|just|só)\s)*"
        rf"(?:brincadeir(?:a|inha)|brinks|bricadeira|zoeira|zueira|zoando|zuando|brincando|mentira"
        rf"|mentirinha|pegadinha|trollei|kidding|joking|jk|j/k|jks|a joke|lies|a lie|ironia|ironic"
        rf"|sarcasm|sarcasmo|being sarcastic)(?: (?:ta|ne|viu|gente|de novo|again|com vc|with you"
        rf"|of course|claro)\b)*{end}"
        r"|\b(?:so que nao|sqn|#sqn|just kidding|only kidding|i(?:'m| am) (?:just )?(?:kidding"
        r"|joking)"
        r"|(?:to|tou|estou) (?:so )?(?:brincando|zoando|zuando)|contem ironia|modo ironia"
        r")\b|(?:^|[.!,…]\s*|\.\.\. ?)not really\W*$"
        r"|(?<=\s)(?:/s|jk|j/k)(?=\s*$|\s*[.!,])|\.\.\. ?not!?$|\bnot!\s*$"
    )
