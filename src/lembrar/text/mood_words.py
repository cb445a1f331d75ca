"""The words for feelings in Portuguese and English, and how they weigh.

Portuguese adjectives stand in their masculine form; drawn-out letters («tristeee»), feminine,
plural, small («cansadinha») and great forms («felicíssima») are understood.
"""

import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from lembrar.text.lists import listed


@dataclass(frozen=True, slots=True)
class Mood:
    """A feeling named in a text: from -1 to 1, and what it is called in both languages."""

    valence: float
    pt: str
    en: str

    def label(self, language: str) -> str:
        """Its name in a language."""
        return self.en if language.startswith("en") else self.pt


class Row(NamedTuple):
    """A feeling and its words: adjectives («ansiosa»), nouns («ansiedade»), English words."""

    valence: float
    pt: str
    en: str
    adjectives: str
    nouns: str
    english: str


_TABLE = (
    Row(-0.6, "ansiedade", "anxious",
        "ansioso apreensivo aflito agoniado inquieto ansiosao angustiado",
        "ansiedade aflicao agonia apreensao angustia",
        "anxious antsy uneasy anxiety panicky edgy agitated"),
    Row(-0.5, "nervosismo", "nervous", "nervoso tenso nervosao", "nervosismo nervoso tensao",
        "nervous jittery tense"),
    Row(-0.5, "preocupação", "worried", "preocupado encucado", "preocupacao",
        "worried concerned worry"),
    Row(-0.6, "estresse", "stressed",
        "estressado stressado sobrecarregado pilhado atolado pressionado",
        "estresse stress stresse pressao",
        "stressed overwhelmed overworked swamped frazzled"),
    Row(-0.7, "tristeza", "sad", "triste tristonho infeliz melancolico jururu cabisbaixo borocoxo",
        "tristeza melancolia",
        "sad down blue low unhappy miserable bummed teary tearful gloomy glum numb"),
    Row(-0.8, "depressão", "depressed", "deprimido depre", "deprê", "depressed"),
    Row(-0.9, "desolação", "heartbroken",
        "arrasado devastado desolado destruido destrocado despedacado desconsolado inconsolavel",
        "luto", "heartbroken devastated crushed gutted grieving shattered"),
    Row(-0.5, "desânimo", "discouraged", "desanimado desmotivado abatido desestimulado",
        "desanimo desmotivacao",
        "discouraged demotivated unmotivated hopeless defeated deflated dejected"),
    Row(-0.5, "chateação", "upset", "chateado magoado ofendido aborrecido amuado bolado mordido",
        "magoa chateacao", "upset hurt offended"),
    Row(-0.6, "decepção", "disappointed", "decepcionado desapontado desiludido", "decepcao",
        "disappointed disheartened"),
    Row(-0.6, "frustração", "frustrated", "frustrado", "frustracao", "frustrated"),
    Row(-0.6, "irritação", "irritated",
        "irritado incomodado injuriado ranzinza rabugento mal-humorado",
        "irritacao", "irritated annoyed cranky grumpy irritable moody snappy peeved miffed"),
    Row(-0.7, "raiva", "angry",
        "bravo furioso puto possesso indignado revoltado emputecido irado enfurecido",
        "raiva odio furia indignacao revolta ranco",
        "angry mad furious livid pissed outraged enraged fuming seething raging irate"),
    Row(-0.6, "medo", "afraid",
        "assustado apavorado amedrontado aterrorizado receoso cagado temeroso",
        "medo pavor panico receio cagaco terror medao",
        "afraid scared terrified frightened petrified fearful horrified spooked dread"),
    Row(-0.4, "cansaço", "tired", "cansado fatigado cansadao", "cansaco", "tired fatigued"),
    Row(-0.6, "exaustão", "exhausted", "exausto esgotado acabado moido estafado", "exaustao",
        "exhausted drained knackered wiped zonked weary"),
    Row(-0.5, "solidão", "lonely", "sozinho solitario carente isolado", "solidao carencia",
        "lonely isolated alone"),
    Row(-0.4, "confusão", "lost", "perdido confuso desnorteado", "confusao", "lost confused"),
    Row(-0.5, "culpa", "guilty", "culpado arrependido", "culpa remorso arrependimento",
        "guilty regretful"),
    Row(-0.5, "vergonha", "ashamed", "envergonhado constrangido humilhado", "vergonha",
        "ashamed embarrassed humiliated"),
    Row(-0.5, "ciúme", "jealous", "enciumado", "ciume inveja", "jealous envious"),
    Row(-0.4, "saudade", "missing", "saudoso", "saudade sdds sdd saudadinha", "homesick"),
    Row(-0.3, "tédio", "bored", "entediado", "tedio", "bored"),
    Row(-0.5, "insegurança", "insecure", "inseguro impotente", "inseguranca",
        "insecure helpless"),
    Row(-0.8, "desespero", "desperate", "desesperado surtado transtornado", "desespero",
        "desperate panicked panicking"),
    Row(-0.6, "choque", "shaken", "chocado abalado", "choque", "shocked shaken"),
    Row(0.8, "alegria", "happy",
        "feliz contente alegre radiante realizado felizao exultante felicissimo",
        "alegria felicidade", "chuffed happy glad joyful delighted overjoyed ecstatic cheerful"),
    Row(0.8, "animação", "excited",
        "animado empolgado euforico entusiasmado eletrizado empolgadao",
        "animacao empolgacao entusiasmo euforia",
        "excited thrilled stoked pumped hyped psyched elated giddy buzzing"),
    Row(0.5, "alívio", "relieved", "aliviado", "alivio", "relieved"),
    Row(0.7, "orgulho", "proud", "orgulhoso", "orgulho", "proud"),
    Row(0.4, "tranquilidade", "calm", "tranquilo calmo sossegado relaxado sereno",
        "tranquilidade", "calm relaxed"),
    Row(0.6, "paz", "at peace", "", "paz", "peaceful"),
    Row(0.5, "gratidão", "grateful", "grato", "gratidao", "grateful thankful blessed"),
    Row(0.5, "esperança", "hopeful", "esperancoso confiante otimista", "esperanca",
        "hopeful optimistic"),
    Row(0.8, "paixão", "in love", "apaixonado", "", "smitten"),
    Row(0.6, "satisfação", "satisfied", "satisfeito", "satisfacao", "satisfied pleased content"),
    Row(0.5, "emoção", "moved", "emocionado comovido", "emocao", "moved touched"),
)  # fmt: skip

_PHRASES = (
    # how it is said | the feeling's Portuguese label
    (r"na (?:maior )?(?:bad|fossa|merda|pior)", "tristeza"),
    (r"(?:pra|para) baixo", "tristeza"),
    (r"n[ao] (?:fundo do poco|chao)", "desolação"),
    (
        r"(?:muito |mto |mt |tao |super |bem |meio |nada )?(?:mal|pessim[oa]|horrivel|um lixo)",
        "tristeza",
    ),
    (r"(?:com |de )(?:o )?coracao (?:partido|apertado|na mao)", "tristeza"),
    (r"sem chao", "desolação"),
    (
        r"de (?:saco|sac) cheio|fart[oa]|puta da vida|puto da vida|p da vida|pistola|ful[oa]"
        r"(?: da vida)?",
        "raiva",
    ),
    (
        r"(?:quase )?(?:surtando|pirando|enlouquecendo|ficando (?:louc[oa]|maluc[oa]|doid[oa]))",
        "desespero",
    ),
    (r"(?:com )?os nervos a flor da pele|uma pilha(?: de nervos)?", "nervosismo"),
    (r"(?:aos prantos|em prantos)", "tristeza"),
    (r"em (?:panico|desespero)", "desespero"),
    (r"de mau humor|azed[oa]", "irritação"),
    (r"otim[oa]|maravilhos[oa]|(?:muito |bem )?melhor(?= (?:hoje|hj|agora|d[ao]))", "alegria"),
    (r"(?:much |so much |a lot |way )?better(?= (?:today|now|lately))", "happy"),
    (r"torn(?= (?:about|over|between))", "anxious"),
    (
        r"(?:torn up|eaten up|consumed|riddled|racked|wracked) (?:with|by) (?:guilt|regret)",
        "guilty",
    ),
    (r"(?:torn up|eaten up|consumed|racked|wracked) (?:with|by) (?:worry|fear|anxiety)", "anxious"),
    (r"bricking it|shitting (?:it|myself)|cagad[oa] de medo", "afraid"),
    (r"so done with(?! (?:today|this|it|that|the day|my (?:homework|shift))\b)", "angry"),
    (
        r"(?:um caco|um bagaco|o po|so o po|mort[oa] de cansad[oa]|mort[oa](?=\W*$)|morrendo de"
        r" cansaco"
        r"|quebrad[oa]|podre)",
        "cansaço",
    ),
    (
        r"nas nuvens|pulando de alegria|explodindo de (?:alegria|felicidade)|que nao me aguento"
        r"|radiante",
        "alegria",
    ),
    (r"(?:de boas?|susse|suave)", "tranquilidade"),
    (r"(?:em paz|na paz)", "paz"),
    (r"over the moon|on cloud nine|on top of the world", "happy"),
    (r"burn(?:ed|t) out|burnout|worn out|wiped(?: out)?|running on empty|beat", "exhausted"),
    (r"fed up|sick (?:and tired )?of|pissed off", "angry"),
    (r"freaking out|panicking|losing (?:my mind|it)|going crazy|at my wits'? end", "desperate"),
    (r"let down", "disappointed"),
    (r"on edge|a nervous wreck|a wreck", "anxious"),
    (
        r"a (?:total |complete )?mess|like (?:shit|crap|garbage)|terrible|awful|horrible"
        r"|down in the dumps|in a (?:dark|bad) place|sick about|heartsick|torn up",
        "sad",
    ),
    (r"stressed out", "stressed"),
    (r"looking forward to|so hyped", "excited"),
    (r"in love", "in love"),
    (r"at peace", "at peace"),
    (r"bummed out", "sad"),
)

NEEDS_CUE = listed("""
    down blue low mad mal lost perdido sozinho alone tense hurt moved touched content pressao terror
    bravo acabado animado pumped cagado mordido bolado luto choque paz pressionado atolado isolado
    destruido confuso confusao tenso revolta puto confiante culpa culpado nervoso shattered drained
    crushed isolated swamped stress emocao realizado incomodado pilhado touched relaxado satisfeito
    ranco concerned pleased deprê grato satisfied revoltado surtado blessed carente inveja ciume
    inseguro impotente helpless otimo otima maravilhoso maravilhosa melhor better torn moody azedo
    azeda consumed
""")
"""Words with other uses: feelings only where somebody is said to be or feel them."""

_KEPT = 8192
"""Words whose reading is kept: most of what is typed is typed again."""

MILD = frozenset({"tranquilidade", "confusão", "tédio", "satisfação"})
"""Feelings of the moment, worth a mood but not a memory."""


@cache
def words() -> dict[str, Mood]:
    """Each word in its plain form with the feeling it names."""
    found: dict[str, Mood] = {}
    for row in _TABLE:
        for word in f"{row.adjectives} {row.nouns} {row.english}".split():
            found.setdefault(word, Mood(row.valence, row.pt, row.en))
    return found


@cache
def nouns() -> frozenset[str]:
    """Portuguese nouns: what one has or feels, where adjectives say what one is."""
    return listed(" ".join(row.nouns for row in _TABLE))


@cache
def english() -> frozenset[str]:
    """The English words."""
    return listed(" ".join(row.english for row in _TABLE))


@cache
def phrases() -> tuple[tuple[re.Pattern[str], Mood], ...]:
    """Feelings said in several words, to be matched where a feeling may stand."""
    moods = {mood.pt: mood for mood in words().values()}
    moods |= {mood.en: mood for mood in words().values()}
    return tuple((re.compile(rf"(?:{said})\b"), moods[label]) for said, label in _PHRASES)


@lru_cache(maxsize=_KEPT)
def named(word: str) -> Mood | None:
    """The feeling that one folded word names, in any of its forms."""
    known = words()
    if word in known:
        return known[word]
    if len(word) < 4:
        return None
    plain = _drawn_out().sub(r"\1", word)
    for form in (plain, plain.removesuffix("s"), *_other_forms(plain.removesuffix("s"))):
        if form in known:
            return known[form]
    return None


@lru_cache(maxsize=_KEPT)
def plain(word: str) -> str:
    """The form under which a word stands in the table, or the word itself."""
    known = words()
    if word in known or len(word) < 4:
        return word
    short = _drawn_out().sub(r"\1", word)
    forms = (short, short.removesuffix("s"), *_other_forms(short.removesuffix("s")))
    return next((form for form in forms if form in known), word)


def _other_forms(word: str) -> tuple[str, ...]:
    if word.endswith("a"):
        word = word[:-1] + "o"
    for ending in ("inho", "issimo", "zinho"):
        if word.endswith(ending):
            stem = word.removesuffix(ending)
            return (word, stem + "o", stem + "e", stem)
    return (word,)


@cache
def _drawn_out() -> re.Pattern[str]:
    return re.compile(r"(\w)\1+$")
