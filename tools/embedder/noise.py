"""Spells a sentence as people type it on a phone. The same sentence and seed always come out alike.

Training sees noised copies of its sentences and evaluation noises sentences that training never
saw, with another seed. Both use these rules, so what is measured is robustness to this noise.
"""

import re
from random import Random
from zlib import crc32

from lembrar.embedders.spelling import fold

PORTUGUESE = {
    "você": "vc vç ce",
    "vocês": "vcs",
    "também": "tb tbm tmb",
    "porque": "pq pk",
    "por que": "pq",
    "por quê": "pq",
    "que": "q k",
    "não": "n nao ñ naum num",
    "está": "ta tá",
    "estão": "tao tão",
    "estou": "to tô tou",
    "estava": "tava",
    "estamos": "tamo",
    "para": "pra p",
    "para o": "pro",
    "muito": "mt mto mui",
    "muita": "mta",
    "hoje": "hj hje",
    "beleza": "blz",
    "mesmo": "msm",
    "mesma": "msma",
    "obrigado": "obg brigado",
    "obrigada": "obg brigada",
    "por favor": "pfv pf pfvr",
    "quando": "qd qdo qnd",
    "quanto": "qto qnt",
    "quantos": "qtos qnts",
    "qualquer": "qq qlqr",
    "tudo": "td",
    "todo": "td",
    "todos": "tds",
    "agora": "agr",
    "depois": "dps dpois",
    "comigo": "cmg",
    "contigo": "ctg",
    "com": "c",
    "cadê": "kd cade",
    "quem": "qm",
    "fim de semana": "fds",
    "final de semana": "fds",
    "mensagem": "msg",
    "mensagens": "msgs",
    "verdade": "vdd",
    "beijo": "bj",
    "beijos": "bjs",
    "abraço": "abc",
    "abraços": "abs",
    "ninguém": "ngm",
    "alguém": "alg algm",
    "nada": "nd",
    "gente": "gnt",
    "sempre": "smp sempr",
    "aqui": "aki aq",
    "então": "entaum ent",
    "como": "cm",
    "demais": "dms",
    "hora": "hr",
    "horas": "hrs h",
    "minutos": "min",
    "trabalho": "trampo",
    "professor": "prof",
    "aniversário": "niver",
    "casa": "kza ksa",
    "quero": "qro kero",
    "acho": "axo",
    "meu deus": "mds",
    "falou": "flw",
    "valeu": "vlw",
    "tchau": "xau",
    "certeza": "ctz",
    "número": "num",
    "telefone": "tel fone",
    "celular": "cel",
    "segunda-feira": "seg",
    "terça-feira": "ter",
    "quarta-feira": "qua",
    "quinta-feira": "qui",
    "sexta-feira": "sex",
    "tranquilo": "trankilo",
    "nenhum": "nenhu",
    "vamos": "vamo bora",
    "a gente": "agnt",
    "o que": "oq",
    "pessoa": "pss",
    "pessoas": "pss",
    "cara": "kra",
    "nós": "nois",
}
ENGLISH = {
    "you": "u ya",
    "your": "ur",
    "you're": "ur youre",
    "are": "r",
    "please": "pls plz",
    "thanks": "thx tnx",
    "thank you": "thx ty",
    "because": "bc cuz",
    "people": "ppl",
    "tomorrow": "tmrw tmr",
    "tonight": "2nite tonite",
    "what": "wat wut",
    "with": "w",
    "message": "msg",
    "about": "abt",
    "before": "b4",
    "great": "gr8",
    "going to": "gonna",
    "want to": "wanna",
    "got to": "gotta",
    "have to": "hafta",
    "i don't know": "idk dunno",
    "don't know": "dunno",
    "oh my god": "omg",
    "by the way": "btw",
    "okay": "ok k",
    "though": "tho",
    "through": "thru",
    "really": "rly",
    "weekend": "wknd",
    "birthday": "bday",
    "friend": "frnd",
    "love": "luv",
    "night": "nite",
    "something": "smth",
    "someone": "sm1",
    "anyone": "any1",
    "everyone": "every1",
    "i'm": "im",
    "don't": "dont",
    "doesn't": "doesnt",
    "didn't": "didnt",
    "can't": "cant",
    "won't": "wont",
    "isn't": "isnt",
    "wasn't": "wasnt",
    "that's": "thats",
    "what's": "whats",
    "it's": "its",
    "i've": "ive",
    "i'll": "ill",
    "let's": "lets",
    "should have": "shoulda",
    "could have": "coulda",
    "kind of": "kinda",
    "right now": "rn",
    "probably": "prolly",
    "see you": "cya",
    "and": "n",
    "minutes": "mins",
    "hours": "hrs",
    "favorite": "fav",
    "picture": "pic",
    "pictures": "pics",
}
_KEYS = {letter: near for row in ("qwertyuiop", "asdfghjkl", "zxcvbnm")
         for letter, near in zip(row, row[1:] + row[-2], strict=True)}  # fmt: skip
_SOUNDS = (("ss", "c"), ("ç", "ss"), ("qu", "k"), ("ch", "x"), ("ndo", "no"), ("lh", "li"))
_PUNCTUATION = re.compile(r"[.,;:!?…\"“”]+")


def _finder(table: dict[str, str]) -> re.Pattern[str]:
    longest_first = sorted(table, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")


_FINDERS = {"pt": _finder(PORTUGUESE), "en": _finder(ENGLISH)}
_TABLES = {"pt": PORTUGUESE, "en": ENGLISH}


def accentless(text: str) -> str:
    """Every accent gone, nothing else changed."""
    return fold(text)


def abbreviated(text: str, language: str, dice: Random, share: float) -> str:
    """Common words cut down as on a phone, each with the given chance."""

    def cut(match: re.Match[str]) -> str:
        options = _TABLES[language][match[0]].split()
        return dice.choice(options) if dice.random() < share else match[0]

    return _FINDERS[language].sub(cut, text.lower())


def mistyped(word: str, dice: Random) -> str:
    """One slip of the thumb: letters swapped, lost, doubled or a neighbouring key."""
    at = dice.randrange(1, len(word) - 1)
    slip = dice.randrange(4)
    if slip == 0:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if slip == 1:
        return word[:at] + word[at + 1 :]
    if slip == 2:
        return word[:at] + word[at] + word[at:]
    return word[:at] + _KEYS.get(word[at], word[at]) + word[at + 1 :]


def typos(text: str, dice: Random, share: float) -> str:
    """A slip in that share of the longer words."""
    return " ".join(
        mistyped(word, dice) if len(word) >= 5 and dice.random() < share else word
        for word in text.split()
    )


def whatsapp(text: str, language: str, seed: int, *, slips: float = 0.0) -> str:
    """No capitals, points or accents; abbreviations, spelling by ear, stretched words."""
    dice = Random(crc32(text.encode("utf-8", "surrogatepass")) ^ seed)
    text = _PUNCTUATION.sub(" ", abbreviated(text, language, dice, 0.7))
    if slips:
        text = typos(text, dice, slips)
    return fold(" ".join(_heard(word, language, dice) for word in text.split()))


def _heard(word: str, language: str, dice: Random) -> str:
    chance = dice.random()
    if chance < 0.03 and word[-1] in "aeiou":
        return word + word[-1] * dice.randint(2, 4)
    if chance < 0.12 and language == "pt" and len(word) > 4:
        old, new = dice.choice(_SOUNDS)
        return word.replace(old, new)
    return word
