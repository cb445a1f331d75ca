"""Which person a verb is in: Portuguese says who acts in the verb itself."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from lembrar.text.claims import clause_words as say
from lembrar.text.claims.plainer_words import PAST


class Word(NamedTuple):
    start: int
    end: int
    text: str


def words_of(folded: str) -> list[Word]:
    """The words of folded text, with their places."""
    return [Word(*match.span(), match[0]) for match in _word().finditer(folded)]


def any_person(words: Sequence[Word], index: int, said: str) -> int:
    """The person of a verb, where somebody stands before it: any English past is one there."""
    text = words[index].text
    is_verb = text in say.ENGLISH_VERBS or text in PAST or (text.endswith("ed") and len(text) > 4)
    return person_of(words, index, said) or (3 if is_verb else 0)


def person_of(words: Sequence[Word], index: int, said: str, *, is_opened: bool = False) -> int:
    """1 for a verb in the first person, 3 for one in the third, 0 for any other word."""
    if index >= len(words):
        return 0
    text = words[index].text
    before = words[index - 1].text if index else ""
    if text in say.ENGLISH_I:
        return 1
    if text in say.FIRST:
        return 0 if text == "vendo" and before in _BEING else 1
    if text in say.FIRST_OR_NOUN:
        return 1 if is_opened or _is_verb_here(words, index, before) else 0
    if text == "to":
        return 1 if _to().match(_rest(words, index + 1)) and before not in _ENGLISH_TO else 0
    if text in ("e", "da"):
        return 3 if said[words[index].start : words[index].end].lower() in ("é", "dá") else 0
    if text.endswith("ei") and len(text) > 3 and text not in say.NOT_PRETERITE:
        return 1
    if text.endswith(("amos", "emos", "imos")) and len(text) > 5:
        return int((before not in say.NOUN_BEFORE or before == "nos") and text not in say.NOT_WE)
    if text in say.THIRD:
        return 3
    if text[-2:] in ("ou", "eu", "iu") and len(text) > 3 and text not in say.NOT_PAST:
        return 3
    if text.endswith(("aram", "eram", "iram")) and len(text) > 5:
        return 3
    if text in _ENGLISH_THIRD or text.endswith(("'s", "'re")):
        return 3
    return 0


_BEING = frozenset(
    "estou esta estava estavam estamos estao to tou ta tava tavam tao tamo tamos fico fica ficou"
    " ficava ficamos continuo continua".split()
)
"""Before «vendo», which then comes from «ver», not from «vender»."""


_ENGLISH_THIRD = frozenset(
    "is are was were has lives works loves hates isn't doesn't wasn't won't aren't".split()
)


_ENGLISH_TO = frozenset(
    "i want need have going like love used trying able supposed allergic moved go went back due"
    " got try tried plan started learning next talk speak prefer hope hoping".split()
)


_COURSE_OF = frozenset("de d tecnico superior online preparatorio livre profissionalizante".split())
"""After a «curso» that is taken, not the «curso» of «curso direito»."""


def _is_verb_here(words: Sequence[Word], index: int, before: str) -> bool:
    """Whether a word that may be a noun is a verb, by its neighbours."""
    if before in say.NOUN_BEFORE or (len(before) > 4 and before.endswith(("ar", "er", "ir"))):
        return False
    text = words[index].text
    if len(before) > 5 and before.endswith(("ando", "endo", "indo")):
        return False  # «fazendo curso», «procurando trabalho»
    if text == "curso" and index + 1 < len(words) and words[index + 1].text in _COURSE_OF:
        return False  # «faço curso de barbeiro»
    if text == "como":
        return before in ("eu", "nao", "n", "nunca", "so", "tb", "tambem") or (
            not before and bool(_eats().match(_rest(words, index + 1)))
        )
    if text in ("peso", "completo"):
        return index + 1 < len(words) and words[index + 1].text[0].isdigit()
    if text == "pago":  # «tráfego pago» is bought, «pago aluguel» is paid
        return bool(_pays().match(_rest(words, index + 1)))
    if text == "caso":
        return bool(_marries().match(_rest(words, index + 1)))
    if text == "gosto":
        return index + 1 < len(words) and words[index + 1].text in (
            "de", "do", "da", "dos", "das", "muito", "mto", "mt", "mais", "demais", "tanto", "d",
        )  # fmt: skip
    if text in ("trabalho", "estudo", "curso", "treino", "sonho", "namoro", "jogo", "uso"):
        return index + 1 < len(words) and words[index + 1].text not in (
            "e",
            "eh",
            "ta",
            "tem",
            "foi",
        )
    return index + 1 < len(words)


def _rest(words: Sequence[Word], index: int) -> str:
    return " ".join(word.text for word in words[index : index + 3])


@cache
def _word() -> re.Pattern[str]:
    return re.compile(r"[^\W_]+(?:[-'][^\W_]+)*")


@cache
def _to() -> re.Pattern[str]:
    """«to» as «estou», by what follows it."""
    return re.compile(
        r"(?:\w+[aei]ndo|com|sem|mais|ja|ainda|tb|de|em|no|na|muito|mto|mt|bem|mal|meio|super"
        r"|tao|aqui|so|mega|hiper"
        r"|morrendo|gravida|solteir[oa]|casad[oa]|namorando|doente|cansad[oa]|feliz|triste"
        r"|ansios[oa]"
        r"|gripad[oa]|desempregad[oa]|noiv[oa]|separad[oa]|divorciad[oa]|estressad[oa]"
        r"|preocupad[oa]"
        r"|animad[oa]|ha|faz|fora|numa?|morando|[a-z]+ad[oa]|[a-z]+id[oa])\b"
    )


@cache
def _eats() -> re.Pattern[str]:
    return re.compile(r"(?:carne|peixe|de tudo|ovo|frango|so|muito|pouco|gluten|doce|bastante)\b")


@cache
def _pays() -> re.Pattern[str]:
    return re.compile(
        r"(?:[oa]s?|meus?|minhas?|uma?|uns|umas|\d+|tudo|por|pr[ao]|aluguel|pensao|imposto\w*|caro"
        r"|conta\w*|parcela\w*|boleto\w*|escola|academia|plano|sempre|so|mais|menos|r|em|com|isso)\b"
    )


@cache
def _marries() -> re.Pattern[str]:
    return re.compile(r"(?:em|no|na|dia|amanha|ano|mes|semana|daqui|com)\b")
