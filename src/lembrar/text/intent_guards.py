"""What keeps a cue from stating anything: a question, a hypothesis, a denial, others' words.

All patterns read folded text; those that look back are given a bounded stretch of it.
"""

import re
from functools import cache

from lembrar.text import known_names
from lembrar.text.sentences import Joint

_DENIABLE = frozenset({"limit", "goal", "decision", "change", "attempt", "request"})
"""Kinds that a «não» before them turns into nothing; «não gosto» is still a preference."""


def allows(kind: str, mark: str, clause: str, said: str) -> bool:
    """Whether a cue speaks for its speaker, here and now.

    `clause` is what stands before the cue in its clause, `said` what stands before it at all;
    `mark` is the rule's (see `intent_rules`).
    """
    if mark and not _fits(mark, clause):
        return False
    if kind in _DENIABLE and _denying().search(clause):
        return False
    if kind == "request":
        return True
    if _supposing().search(clause) or _asking().search(clause):
        return False
    if kind == "decision" and _doubting().search(clause):
        return False
    return not _reporting().search(said)


def question_start(folded: str, parts: list[Joint]) -> int:
    """Where the asking part of a sentence starts; past its end when nothing is asked.

    «Decidi vender o carro, o que acha?» states first and asks after its last comma.
    """
    if not _question_mark().search(folded[-12:]):
        return len(folded) + 1
    for joint in reversed(parts[-4:]):
        if _tag().match(folded, joint.after):
            return joint.end
    return 0


def is_transcript(folded: str) -> bool:
    """«Ana: prefiro chá»: a pasted line of somebody's."""
    match = _speaker().match(folded)
    if match is None:
        return False
    words = match["who"].split()
    return any(word in known_names.BRAZILIAN or word in known_names.ENGLISH for word in words)


def masked(folded: str) -> str:
    """With quoted words blanked: they are somebody else's."""
    return _quote().sub(lambda quote: " " * len(quote[0]), folded)


def _fits(mark: str, clause: str) -> bool:
    """Whether the clause before a cue is as the rule's mark asks."""
    if mark == "~":
        return not _article().search(clause)
    if mark == "!":
        return not _owner().search(clause)
    if mark == "+":
        return bool(_speaking().match(clause))
    return bool(_lead_in(with_subject=mark == "=").fullmatch(clause))


@cache
def _lead_in(*, with_subject: bool) -> re.Pattern[str]:
    """What may stand before the first word of a clause."""
    words = (
        "e|mas|entao|por favor|favor|pfv|so|ou|ah|oi|ola|sim|bom|bem|olha|claro|beleza|certo|isso"
        "|ok|agora|tambem|tb|que|ai|and|but|please|pls|just|also|then|yes|well|hey|now|oh|you can"
        "|you may|you could|everyone can|from now on|a partir de agora|obrigado|valeu|thanks"
        "|alright|great|cool|nota|obs|pode|bora|ta|tudo bem"
    )
    subject = "|eu|ja|ainda|sempre|hoje|i|we|nos" if with_subject else ""
    return re.compile(rf"\W*(?:(?:{words}{subject})\b\W*)*")


@cache
def _speaking() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:e|mas|entao|so|and|but)\s+)?(?:eu|nos|a gente|vou|vamos|nao|n|quero|paro|comeco"
        r"|passo|i|we|i'm|i'll|we'll)\b"
    )


@cache
def _article() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:o|um|bom|mau|meu|seu|sua|teu|com|sem|pelo|mesmo|ao|por|dele|dela|te|do)\s+$"
    )


@cache
def _owner() -> re.Pattern[str]:
    given = "deu|deram|ofereceu|liberou|aumentou|reduziu|tem|tinha|baixou"
    return re.compile(
        r"\b(?:seu|sua|teu|tua|dele|dela|com|sem|do|ao|pelo|(?:grande|baixo|alto)"
        rf"|(?:{given})(?: (?:meu|minha|o|um|novo))*)\s+$"
    )


@cache
def _supposing() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:se|caso|talvez|quem sabe|sera que|acaso|supondo|suponha|imagine|imagina"
        r"|faz de conta|if|maybe|perhaps|might|whether|unless|suppose|supposing|wonder"
        r"|as though)\b"
    )


@cache
def _asking() -> re.Pattern[str]:
    """A question word right before the cue: «o que decidi», "what I want"."""
    return re.compile(
        r"\b(?:o que|qual|quais|quanto|quantos|quando|onde|como|quem|por que|what|which|when"
        r"|where|how|why|who|the day|the moment)(?:\s+\w+)?\s+$"
    )


@cache
def _doubting() -> re.Pattern[str]:
    """Not decided yet, or a decision told by the way."""
    return re.compile(
        r"\b(?:acho que|penso em|pensando em|provavelmente|sei se|ia|devo|deveria|depois que"
        r"|antes que|desde que|ainda bem que|que bom que|i think|probably|thinking|not sure"
        r"|about to|do i|should i|before|until|since|glad|happy|regret)\b"
    )


@cache
def _denying() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|nunca|nem|jamais|sem|quase|almost|nearly|never|not|haven't|hasn't|didn't"
        r"|havent|didnt|no)(?:\s+\w+){0,2}\s+$|\bnao (?:fui|foi) eu (?:que|quem)\s+$"
    )


@cache
def _reporting() -> re.Pattern[str]:
    """«Ele disse que …», "my boss thinks …", right before the cue."""
    verbs = (
        "disse|falou|diz|dizem|acha|acham|pensa|pensam|acredita|respondeu|contou|escreveu|jurou"
        "|perguntou|comentou|insiste|said|says|say|thinks|think|told|believes|claims|asked|wrote"
        "|replied|assumes|insists|shouted"
    )
    return re.compile(
        rf"(?<!\beu )(?<!\bi )(?<!\bwe )\b(?:{verbs})"
        r"(?: (?:me|mim|pra mim|para mim|assim|us|him|her|them|everyone|todos|ontem|hoje))*"
        r"\s*[:,]?\s*(?:que |that )?(?:eu |ja |agora )*$"
    )


@cache
def _tag() -> re.Pattern[str]:
    """What turns the end of a statement into a question to somebody."""
    words = (
        "o que|que tal|voce|vc|ta|ok|okay|ne|tudo bem|certo|pode|poderia|consegue|como|qual"
        "|quanto|quando|onde|sera|devo|vale|beleza|blz|combinado|entendeu|sabe|tem como|da pra"
        "|faz|me|viu|concorda|what|how|do|does|is|are|can|could|would|will|should|right|you|any"
        "|where|when|why|which|who|huh|have|don't|isn't|please"
    )
    return re.compile(rf"\s*(?:e |and |so |entao )?(?:{words})\b")


@cache
def _question_mark() -> re.Pattern[str]:
    return re.compile(r"\?[^\w]*$")


@cache
def _speaker() -> re.Pattern[str]:
    return re.compile(r"(?:\[[^\]\n]{1,40}\]\s*)?(?P<who>[a-z]+(?: [a-z]+){0,2}):\s")


@cache
def _quote() -> re.Pattern[str]:
    return re.compile(
        r"\"[^\"\n]{1,400}\"|“[^”\n]{1,400}”|«[^»\n]{1,400}»|‘[^'‘\n]{1,400}'(?!\w)"
        r"|(?<!\w)'[^'\n]{3,400}'(?!\w)"
    )
