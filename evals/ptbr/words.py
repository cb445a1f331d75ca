"""Content words of Portuguese: what a question and its evidence may share, or may not.

Folding, stop words and stemming are the eval's own, so that a change in the product's text tools
never changes which questions count as paraphrased."""

from __future__ import annotations

import re
import unicodedata

_WORD = re.compile(r"[a-z0-9]+")
_SHORTEST_STEM = 3

# Grammar, question words, chat fillers, and the light verbs that carry no topic of their own.
_STOP = frozenset(
    """a o as os um uma uns umas de da do das dos em no na nos nas num numa por pelo pela pelos
    pelas para pra pro pras pros com sem sob sobre ate desde entre e ou mas que q se ao aos como
    nem pois porque pq porem entao tipo assim ja so la ai ali aqui la tambem tb tbm muito mto muita
    muitos muitas mais menos bem mal mesmo mesma ainda agora depois antes hoje ontem amanha sempre
    nunca nao n sim ne eu tu ele ela nos voce vc voces vcs cê ce eles elas gente me te lhe mim ti
    comigo contigo si meu minha meus minhas teu tua seu sua seus suas nosso nossa dele dela deles
    delas isso isto aquilo esse essa esses essas este esta estes estas aquele aquela aqueles aquelas
    nisso nesse nessa neste nesta disso desse dessa deste desta daquele daquela naquele naquela
    qual quais quanto quanta quantos quantas quem onde aonde quando cade algum alguma alguns algumas
    algo alguem nada ninguem nenhum nenhuma tudo todo toda todos todas cada outro outra outros
    outras tal tao tanto quase apenas
    ser sou e eh es era eram foi fui foram fomos sera seria sendo sido sao somos for fosse seja
    estar estou esta tou to ta tava estava estavam estive esteve estao estamos tamo tando estando
    ter tenho tem temos tinha tinham teve tive tiveram tera tido tendo ter tenha haver ha havia
    houve ir vou vai vamos vao ia iam indo ido va fazer faco faz fazem fiz fez fizeram feito
    fazendo faria ficar fico fica ficam ficou fiquei ficaram ficava poder posso pode podem podia
    pude dever devo deve la
    oi ola kkk kkkk kkkkk haha rs ah oh opa eita poxa puxa nossa aff ue uai ok blz
    """.split()
)
# Longest first. Better too greedy than too shy: two words that merely look alike then count as
# shared, and the question has to be written anew, never the other way round.
_ENDINGS = sorted(
    """amentos imentos amento imento adoras adores adora ador idoras idores idora idor acoes icoes
    ucoes acao icao ucao soes sao coes cao idades idade ezas eza mente ancias encias ancia encia
    antes entes ante ente veis vel ivos ivas ivo iva
    icos icas ico ica osos osas oso osa istas ista ismo inhos inhas
    inho inha zinho zinha zao aria arias eiro eira eiros eiras agem agens
    ariamos eriamos iriamos assemos essemos issemos avamos iamos aramos eramos iramos
    ariam eriam iriam arei erei irei ara era ira arao erao irao aria eria iria
    aram eram iram avam ava avas iam ia ias asse esse isse assem essem issem ando endo indo
    ados adas idos idas ado ada ido ida amos emos imos ar er ir arem erem irem ou ei eu iu am em
    ais eis ois al el il ol ul ns oes aes ao os as es is o a e i u s m r""".split(),
    key=lambda ending: (-len(ending), ending),
)
# Forms of one word that no ending explains.
_IRREGULAR = {
    "disse": "diz", "dizer": "diz", "dito": "diz", "falou": "fal", "pediu": "ped", "peco": "ped",
    "pedi": "ped", "perco": "perd", "durmo": "dorm", "dormiu": "dorm", "trouxe": "traz",
    "trazer": "traz", "quis": "quer", "quiser": "quer", "quero": "quer", "queria": "quer",
    "soube": "sab", "sei": "sab", "sabe": "sab", "vim": "vir", "veio": "vir", "vem": "vir",
    "venho": "vir", "vindo": "vir", "pus": "por", "pos": "por", "ponho": "por", "dei": "dar",
    "deu": "dar", "dou": "dar", "dando": "dar", "deram": "dar", "vejo": "ver", "vi": "ver",
    "viu": "ver", "vendo": "ver",  "saiu": "sai", "sair": "sai", "sai": "sai",
    "saio": "sai", "caiu": "cai", "cair": "cai", "leio": "ler", "leu": "ler", "lendo": "ler",
    "li": "ler", "ouco": "ouv", "ouvi": "ouv", "ouvir": "ouv", "ouve": "ouv", "meses": "mes",
    "sinto": "sent", "sinta": "sent", "consigo": "conseg", "consiga": "conseg", "sigo": "seg",
    "prefiro": "prefer", "minto": "ment", "sirvo": "serv", "visto": "vest", "repito": "repet",
    "escrito": "escrev", "escrita": "escrev", "aberto": "abr", "aberta": "abr", "morto": "morr",
    "morta": "morr", "morte": "morr", "viagem": "viag", "viagens": "viag", "coube": "cab",
    "caibo": "cab", "compus": "compo", "compos": "compo", "compor": "compo", "composicao": "compo",
    "posto": "por", "posta": "por", "paciencia": "pacienc", "luz": "luz", "luzes": "luz",
}  # fmt: skip
# How a stem's last consonant is written before another vowel: "fico" and "fiquei", "pago" and
# "paguei", "viajo" and "viagem".
_SPELLINGS = (("qu", "c"), ("gu", "g"), ("j", "g"))
_ALIKE = 6  # letters at the beginning that make two stems one: "fisioterap…", "odontolog…"


def folded(text: str) -> str:
    """Lower case, no accents."""
    plain = unicodedata.normalize("NFD", text.lower())
    return "".join(char for char in plain if not unicodedata.combining(char))


def words(text: str) -> list[str]:
    """Every word and number of a text, folded, in order."""
    return _WORD.findall(folded(text))


def stem(word: str) -> str:
    """What is left of a folded word without its endings; numbers stay."""
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if word.isdigit():
        return word
    if word.endswith(("oes", "aes")):
        word = word[:-3] + "ao"
    for _ in range(2):  # a plural or a gender first, then what stood before it
        for ending in _ENDINGS:
            if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
                word = word[: -len(ending)]
                break
    for written, plain in _SPELLINGS:
        if word.endswith(written) and len(word) > _SHORTEST_STEM:
            return word.removesuffix(written) + plain
    return word


def stems(text: str) -> list[str]:
    """The content words of a text, stemmed, in order."""
    return [stem(word) for word in words(text) if word not in _STOP]


def shared(question: str, evidence: str) -> set[str]:
    """The content words of a question that stand in the evidence too, in any form."""
    said = set(stems(evidence))
    begun = {word[:_ALIKE] for word in said if len(word) >= _ALIKE}
    return {word for word in stems(question) if word in said or word[:_ALIKE] in begun}
