"""Ways to say a feeling without its name: «tô um caco», "over the moon"."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.claims import feelings_sayings_en, feelings_sayings_pt

_ALL = feelings_sayings_en.SAYINGS + feelings_sayings_pt.SAYINGS


@cache
def sayings() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each way of saying, with a word of the feeling."""
    return tuple((re.compile(pattern), label) for pattern, label in _ALL)


@cache
def may_say() -> re.Pattern[str]:
    """Words that `sayings` need, one of them at least: most clauses have none."""
    return re.compile(
        r"\b(?:nada|nothing|not|haven|nao|naum|n|can|cant|couldn|cannot|to|tou|estou|ando"
        r"|chor\w+|cr(?:y"
        r"|ied)\w*|sin?t\w+|senti\w*|miss|mal|contando|looking|me|comigo|regret|sono|panic|anxiety"
        r"|humor|animo|astral|mood|voltou|shock|wreck|bits|pieces"
        r"|mess|nerves|stress|ansiedade|vivo|dreading|heart|coracao|tive|tendo|short|falling|head"
        r"|killing|tearing|eating|getting|wearing|doing|ta|tao|esta|vem|anda|wit|rope|tether"
        r"|rock|dark|rut|funk|running|bag|barely|apart|cope|cloud|moon|air|buzzing|beaming|joy"
        r"|fiquei|caibo|fuse|place|breaking|desabei|cabeca|prego|preguei|pregar|bawled|sobbed|wept"
        r"|broke|burst|lost|fell|having|had|feel\w*|felt|mind|boil|pinching|relief|alivio|missing"
        r"|down|sou|frio|losing|pulling|struggling|acordei|sigo|continuo|smiling|calm\w*"
        r"|tranquil\w*|happier|lighter|fish|peixe|leve|sick|queasy|cansei|durmo|dormi)\b"
    )
