"""What people ask to have remembered, word for word, when it is nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice

from lembrar.model import Claim
from lembrar.text.claims import tags
from lembrar.text.claims.telling import Telling, trimmed
from lembrar.text.fold import fold
from lembrar.text.sentences import split

_LONGEST = 400
_JOINTS = 8
"""Places in a sentence where a request to note may start."""


def find(telling: Telling) -> Iterator[Claim]:
    """«Anota aí que …», "remember that …": what stands after it, as it was said."""
    spoken = {clause.sentence for clause in telling.all if clause.force != "joked"}
    for number, sentence in enumerate(split(telling.text)):
        folded = fold(sentence.text).replace("’", "'")
        match = _asked().match(folded) or _asked_later(folded) or _asked_last(folded)
        if match is None or (telling.all and number not in spoken):
            continue
        first, last = match.span("what")
        if folded.rstrip().endswith("?") or _is_task().match(folded[first:last]):
            continue
        left, right = trimmed(sentence.text, first, min(last, first + _LONGEST))
        content = " ".join(sentence.text[left:right].split())
        if len(content.split()) < 3 or _pointing().match(fold(content)):
            continue
        if _cheering().match(fold(content)):
            continue
        yield Claim(
            "note",
            "note",
            content,
            sentence.start + left,
            sentence.start + right,
            value=fold(content)[:80],
            when=next(
                (d.value for d in telling.dates_in(sentence.start + left, sentence.start + right)),
                "",
            ),
            tags=tags.find(content),
        )


def _asked_later(folded: str) -> re.Match[str] | None:
    """«…; deixa salvo que o protocolo é 4471»: asked in the second half of a sentence."""
    for joint in islice(_joint().finditer(folded), _JOINTS):
        if match := _asked().match(folded, joint.end()):
            return match
    return None


def _asked_last(folded: str) -> re.Match[str] | None:
    """«a chave fica com a vizinha, anota aí»."""
    return _closing().fullmatch(folded) if len(folded) <= _LONGEST else None


@cache
def _asked() -> re.Pattern[str]:
    opening = (
        r"[^\w\"“«']*(?:(?:oi|ola|ah|e|mas|por favor|pfv|so|bom dia|boa tarde|boa noite|please|pls"
        r"|hey|hi"
        r"|ok|btw"
        r"|and|also|just|can you|could you|pode|vc pode|voce pode|poderia|preciso que (?:vc|voce)"
        r"|quero que"
        r" (?:vc|voce))\b\W*)*"
    )
    asked = (
        r"(?:anota(?:r)?|anote|guarda|guarde|guardar|registra|registre|registrar|salva|salve|salvar"
        r"|memoriza|memorize|grava|grave|toma nota|tome nota|nota|poe na memoria|(?:poe|coloca"
        r"|bota|deixa) (?:isso )?na (?:tua|sua|minha)? ?memoria|nao me deix[ae] esquecer|n me"
        r" deix[ae]"
        r" esquecer|don'?t let me forget|dont let me forget|deixa gravado|deixa (?:anotado"
        r"|registrado|salvo)|fica(?:r)? (?:registrado|anotado)|lembra|lembre|lembrar|lembre-se"
        r"|lembra-te"
        r"|nao (?:se )?esquec[ea](?:r)?(?: nunca)?|n (?:se )?esquec[ea]|nao deixa eu esquecer|so"
        r" pra (?:vc|voce)"
        r" (?:saber|lembrar)|pra (?:vc|voce|eu) (?:nao|n) (?:se |me )?esquecer"
        r"|para (?:sua|tua) informacao|pra (?:sua|tua) informacao|pra constar|fyi"
        r"|remember|note|make a note|take a note|take note|keep in mind|bear in mind|don'?t forget"
        r"|dont forget"
        r"|do not forget|never forget|write (?:this |it )?down|jot (?:this |it )?down|save (?:this"
        r"|that)"
        r"|for the record|just so you know|for future reference|store (?:this|that)|log)"
    )
    link = (
        r"(?:\s+(?:contigo|com vc|com voce|(?:essa|esse|esta|este|this|that|uma) (?:info\w*|dado"
        r"|senha|coisa|codigo|numero"
        r"|detail|thing|one)|ai|isso|ai pra mim|pra mim|para mim|por favor|pfv|disso|disto|sempre"
        r"|ta|isto|la|no seu"
        r" caderninho|na memoria|for me|please|this|of this|to self|na sua memoria|bem|tb|tambem"
        r"|aqui))*"
        r"(?:\s*[:,–-]+\s*|\s+(?:que|q|o seguinte:?|that|:)\s+|\s+(?=(?:o|a|os|as|meu|minha|my|the"
        r"|our)\s|i (?:parked|left|put|keep|hid|lent|owe|gave|need|take|have)\s|(?:eu )?(?:deixei"
        r"|guardei|coloquei|emprestei|estacionei|parei o carro)\s))"
    )
    return re.compile(rf"{opening}{asked}{link}(?P<what>\S[\s\S]*)")


@cache
def _joint() -> re.Pattern[str]:
    return re.compile(r";\s*|,\s*(?:e|and|ah|mas|but)\s+")


@cache
def _closing() -> re.Pattern[str]:
    return re.compile(
        r"(?P<what>[^?\n]{8,300}?)[,.;!]?\s+(?:(?:ta\s+)?(?:anota|anote|guarda isso|guarda|lembra"
        r" disso"
        r"|lembre-se disso|nao esquece|n esquece|nao se esqueca|grava isso|salva isso|anota isso"
        r"|remember"
        r" (?:that|this|it)(?: for me)?|don'?t forget|dont forget|keep that in mind"
        r"|keep it in mind|note"
        r" that|save (?:that|this|it)(?: for me)?|(?:write|jot) (?:that|this|it) down|log that"
        r"|(?:salva|guarda|anota) pra mim|make a"
        r" note)(?:\s+(?:ai|disso|isso|hein|viu|ta|por favor|pfv|please|pls|ok|it))*)\W*"
    )


@cache
def _is_task() -> re.Pattern[str]:
    """Something to do, not something to know: «lembra de comprar pão», «salva o arquivo»."""
    return re.compile(
        r"\s*(?:de\b|do dia\b|(?:o|a|the|my|meu|minha)\s+(?:arquivo|file|documento|document"
        r"|conversa|chat"
        r"|dia em que|vez que|time (?:when|we|i)|day (?:when|we|i))\b|to\b|when\b|quando\b|aquel"
        r"|daquel)"
    )


@cache
def _cheering() -> re.Pattern[str]:
    """Good advice: «lembra que tudo passa», "remember, just keep going"."""
    return re.compile(
        r"(?:just|believe|keep|stay(?:ing)? (?:positive|strong|calm|true)|stay|be"
        r"|i'?m (?:always )?here|your \w+ (?:is|are|looks?|sounds?)"
        r"|take (?:care|it|a breath|your time)|never give"
        r"|don'?t (?:give"
        r"|worry|forget|let)|you(?:'re|'ve|'ll| are| have| can| got| deserve)|we'?re all"
        r"|it'?s (?:ok"
        r"|okay|all|never|always)|sometimes|life|everything|there'?s always|nothing|everyone"
        r"|to (?:be"
        r"|take|have|smile|enjoy)|acredit\w+|sej[ae]|nao desist\w+|(?:vc|voce) (?:e|eh|pode"
        r"|consegue"
        r"|merece|vale|nao ta|nao esta|tem)|tudo (?:passa|vai|tem)|a vida|as vezes|respir\w+|nada"
        r" (?:e|eh|dura)|ninguem)\b"
    )


@cache
def _pointing() -> re.Pattern[str]:
    return re.compile(
        r"(?:isso|isto|this|that|it)\b(?:\W|$)|(?:o que|what) (?:eu|i|te|we) (?:disse|falei|said"
        r"|told)"
    )
