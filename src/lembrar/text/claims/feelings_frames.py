"""Sentences that tell a feeling whatever their words are about: «me sinto …», "… hit me hard".

A frame says who feels and that something is felt; which feeling it is, the frame's label says, or
the word in it. Told of the speaker, and some of them of others.
"""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.claims import feelings_frames_en, feelings_frames_pt
from lembrar.text.claims.feelings_frames_pt import THEN
from lembrar.text.claims.feelings_parts import ABOUT

_VERY = (
    r"(?: (?:muito|mto|mt|tao|meio|super|bem|um pouco|completamente|totalmente|simplesmente|sempre"
    r"|ainda|hoje|hj|cada vez mais|mais|so|ate|extremamente|profundamente|really|very|a bit|quite"
    r"|kinda|completely|totally|just|still|pretty|absolutely|increasingly|a little|rather|deeply"
    r"|always|utterly|constantly))*"
)
_NOT_FELT = (
    r"(?!(?:que|como|bem|vontade|melhor|casa|direito|obrigad[oa]|gripad[oa]|doente|enjoad[oa]"
    r"|tont[oa]"
    r"|febril|nausead[oa]|inchad[oa]|honrad[oa]|pront[oa]|preparad[oa]|assim|aqui|nada|capaz|jovem"
    r"|parte|don[oa]|dentro|pessoa|coisa|mulher|homem|dores|falta|necessidade|fome|sono|frio|calor"
    r"|cheiro|gosto|muit[oa]|atacad[oa]|representad[oa]|saudavel|fisicamente|disposta?|disposto"
    r"|like|that|this|your|free|better|good|fine|okay|great|well|sick|nauseous|dizzy|hungry|full"
    r"|cold|warm|sleepy|bloated|feverish|cute|sure|certain|comfortable|strongly|about|there|they"
    r"|personally|attacked|need|pain|pressure|urge|same|obliged|obligated|young|sense|differently"
    r"|productive|refreshed|healthy|strong|clean|under|with|when|what|where|more|less|much|some|bad"
    r"|rushed|able|ready|have|were|should|could|would|their|these|those|them|into|lucky|special"
    r"|today|right|even|very|only|character|movie|song|person|thing|monday|friday|summer|winter"
    r"|drawn|kinda|connected|different|idos[oa]|velh[oa]|christmas|hours|years|days|minutes"
    r"|lifetime|breeze"
    r"|earthquake|entitled|qualified)\b)"
)
_WHO = (
    r"(?:nobody|no ?one|ninguem)(?: (?:here|else|ever|really|mais|aqui|em casa|nessa casa))* (?:"
    r"(?:gets|understands|cares about|loves|listens to|wants|sees|misses) me"
    r"|me (?:entende|ama|ouve|escuta|enxerga|valoriza|quer|respeita|apoia)|(?:liga|se importa)"
    r" (?:pra mim|comigo))\b(?= (?:at (?:home|work|school)|in (?:this|my)|nessa casa|em casa"
    r"|aqui em casa|n[ao] (?:trabalho|escola|faculdade|minha)|desde|since|anymore|mais\b))"
)
_HEAVY = (
    r"(?:mexeu (?:muito |demais |bastante )?comigo|me (?:abalou|derrubou|destruiu|desestruturou"
    r"|quebrou|machucou|arrasou|pegou (?:de jeito|feio)|marcou muito|tirou o chao)"
    r"|(?:broke|crushed|destroyed|wrecked|shook|devastated|gutted) me\b(?! (?:off|up|out|in|down))"
    r"|(?:has |have |really |'s )*hit me (?:so |really |very |pretty )?(?:hard|like|for six)"
    r"|(?:is|are|'s|has been|have been)(?: (?:really|slowly|just|totally))* (?:(?:crushing"
    r"|breaking|suffocating|destroying|overwhelming|swallowing) me\b|taking (?:its|a|a real|a huge)"
    r" toll(?: on me)?|(?:tough|hard|rough)(?: (?:on|for) me)(?: (?:emotionally|lately))?"
    r"|keeping me (?:up|awake)))"
)

_BOTH = (
    (rf"\b(?P<what>[^.!?;\n]{{2,60}}?) {_HEAVY}", "abalado"),
    (
        r"(?:\bi'?ve|\bi have|^\W*) ?never (?:been|felt) (?:happier|prouder|more (?:excited|alive"
        r"|relaxed|at peace)|so (?:happy|proud|relaxed|alive))\b"
        r"|\bnunca (?:estive|fui|me senti|fiquei) tao (?:feliz|realizad[oa]|bem|em paz)\b" + ABOUT,
        "happy",
    ),
    (
        r"\b(?:vivendo|e|eh|to n[ao]|estou n[ao]) (?:[oa] )?melhor (?:momento|fase"
        r"|epoca) da minha vida"
        r"|\bhaving the time of my life\b|\bliving my best life\b",
        "feliz",
    ),
    (
        r"\b(?:sensacao|pressentimento) (?:muito )?(?:ruim|estranh[oa]|horrivel)\b|\b(?:bad|sinking"
        r"|awful"
        r"|horrible) feeling\b(?! (?:of deja|about (?:this|it|that)\b))" + ABOUT,
        "ansioso",
    ),
    (
        r"\b(?:it|isso|ainda|still) (?:hurts|doi)(?: (?:so|too|much|a lot|muito|demais"
        r"|tanto))* (?:thinking"
        r"|knowing|seeing|that|losing|not being|pensar|saber|ver"
        r"|lembrar)(?P<what> [^.!?;\n]{2,80})",
        "triste",
    ),
    (_WHO, "sozinho"),
)
"""What is said alike in both, and a word of the feeling."""
_ALL = _BOTH + feelings_frames_pt.FRAMES + feelings_frames_en.FRAMES

_SELVES = (
    (r"emocionou|comoveu", "emocionado"),
    (r"(?:irrit|estress|revolt|aborrec|indign)(?:ou|eu)", "irritado"),
    (r"(?:decepcion|desilud|frustr|desapont)(?:ou|iu)", "decepcionado"),
    (r"(?:chate|mago)ou|ofendeu", "chateado"),
    (r"(?:apavor|assust|desesper)ou", "assustado"),
    (r"arrependeu", "culpado"),
    (r"(?:empolg|anim)ou", "animado"),
)
_OTHER = (
    *((rf"\bse (?:{verb})\b{THEN}", label) for verb, label in _SELVES),
    (
        r"\b(?:chorou|chora) (?:muito|a noite|o dia|horrores|de saudade|sem parar|litros)" + ABOUT,
        "triste",
    ),
    (
        r"\b(?:cried|bawled|sobbed) (?:all|for hours|herself|himself|the whole|so hard)" + ABOUT,
        "sad",
    ),
)
"""What is said of somebody else."""


@cache
def own() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each frame of the speaker's, with a word of the feeling."""
    return tuple((re.compile(pattern), label) for pattern, label in _ALL)


@cache
def other() -> tuple[tuple[re.Pattern[str], str], ...]:
    """The same, said of somebody else."""
    return tuple((re.compile(pattern), label) for pattern, label in _OTHER)


@cache
def feels(is_other: bool) -> re.Pattern[str]:
    """«me sinto …», "I feel …" and whatever word tells how."""
    if is_other:
        verb = (
            r"\b(?:se sente|se sentiu|(?:ta|esta|anda|vem) se sentindo|feels|felt|has been feeling"
            r"|is feeling|'s been feeling)"
        )
        like = r"(?: (?:um|uma|como um|como uma))?"
    else:
        verb = (
            r"(?:(?<!nao )(?<!\bn )\b(?:me sinto|me senti|me acho|(?:to|tou|estou) me achando"
            r"|(?:(?:to|tou|estou|ando|venho) )?me"
            r" sentindo|tenho me sentido)|\bi(?: (?:still|just|always|honestly))* (?:feel|felt)"
            r"|\b(?:left|leaves?|made|makes?) me feel(?:ing)?|\bme (?:fez|faz) (?:me )?sentir"
            r"|\bi'?m feeling|\bi'?ve (?:been feeling|felt)|^\W*feeling)"
        )
        like = (
            r"(?: (?:um|uma|como um|como uma|que nem um|like an?"
            r"|an?(?= (?:failure|fool|fraud|burden|mess|wreck|idiot|loser))))?"
        )
    return re.compile(rf"{verb}{_VERY}{like}{_VERY} {_NOT_FELT}(?P<felt>[a-z]{{4,}})\b" + ABOUT)


@cache
def may_frame() -> re.Pattern[str]:
    """Words that the frames need, one of them at least: most clauses have none."""
    return re.compile(
        r"\b(?:me|emocional|psicologico|autoestima|mental|confianca|esteem|confidence|spirits?|head"
        r"|mind"
        r"|colo|abraco|carinho|ombro|chorar|companhia|need|use|melhor|living|having|sensacao"
        r"|pressentimento|pena|que do|hurts|never|nunca|knot|lump|pit|weight|tightness|hole"
        r"|heaviness|ache"
        r"|aperto|peso|vazio"
        r"|buraco|pontada|friozinho|comigo|mim|solidao|saudade|tristeza|culpa|angustia|ansiedade"
        r"|falta|ninguem|nobody"
        r"|no ?one|vontade|animo|energia|forcas?|motivacao|pique|sem|chorando|chorei|chor\w+|doi"
        r"|facil|ta|esta|coracao|durmo|dormi|dormir|stop|quit|shake|past|over|go|dreading|about"
        r"|butterflies|stomach|heart|no|zero|lost|have|want|wanna|could|feels?|felt|feeling|seems"
        r"|deu|da|bateu|bate|se|cried|bawled|sobbed)\b"
    )
