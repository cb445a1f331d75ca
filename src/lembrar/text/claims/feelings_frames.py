"""Sentences that tell a feeling whatever their words are about: «me sinto …», "… hit me hard".

A frame says who feels and that something is felt; which feeling it is, the frame's label says, or
the word in it. Told of the speaker, and some of them of others.
"""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.claims.feelings_parts import ABOUT, WHAT

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
_UNABLE = (
    r"(?:vontade|animo|energia|forcas?|motivacao|pique|coragem|cabeca)\b"
    r"(?: (?:d[eo]|pr[ao]|para)(?: mais)? (?:(?:fazer )?nada|viver|continuar|levantar|sair d[ao]"
    r" (?:cama|quarto|casa)|acordar|ver ninguem|sair|seguir|tudo|lutar|tomar banho|existir|qualquer"
    r" coisa)| nenhuma|\W*$| nem (?:pr[ao]|d[eo]))"
)
_STRUCK = (
    r"(?:crises? de (?:choro|ansiedade|panico)|vontade de (?:sumir|chorar|desistir|largar tudo"
    r"|gritar|morrer|fugir|sair correndo)|no na garganta|depre\b|deprezinha|desanimo|desespero"
    r"|baixo astral|arrependimento|culpa|inseguranca|carencia|medo|panico|saudade|raiva"
    r"|aperto(?: n[oa] \w+)?|vazio|angustia|nostalgia|remorso|solidao|tristeza)\b"
)
_RUES = (
    (r"orgulh(?:o|ei)", "orgulho"),
    (r"envergonh(?:o|ei)", "vergonha"),
    (r"preocup(?:o|ei)(?! em\b)", "preocupado"),
    (r"emocion(?:o|ei)|comov[oi]", "emocionado"),
    (r"arrepend[oi](?= (?:(?:muito|tanto|demais|ate hoje) )*d)", "culpado"),
    (r"(?:apavor|assust|desesper|aterroriz)(?:o|ei)", "assustado"),
    (r"(?:irrit|estress|revolt|enfurec|aborrec|indign)(?:o|ei|i)", "irritado"),
    (r"(?:decepcion|desilud|desapont|frustr)(?:o|ei|i)", "decepcionado"),
    (r"(?:chate|mago|ofend)(?:ei|i)", "chateado"),
    (r"(?:entristec|abal|deprim)(?:o|ei|i)", "triste"),
    (r"(?:empolg|alegr)(?:o|uei|ei)", "animado"),
)
"""What one does with oneself in Portuguese, and the feeling it tells of."""
_THEN = (
    r"(?: (?:muito|mto|demais|bastante|tanto|hoje|ontem|profundamente|tod[oa]|mesmo|feio|de verdade"
    r"|um pouco|horrores))*(?= (?:com|d[aeo]s?|por|pel[ao]s?|n[ao]s?|quando|ao|vendo|porque|pq"
    r"|toda vez|sempre)\b|\W*$)" + WHAT
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

_OWN = (
    (rf"\b(?P<what>[^.!?;\n]{{2,60}}?) {_HEAVY}", "abalado"),
    (
        r"\b(?:a|essa|minha) (?P<what>(?:solidao|saudade|tristeza|culpa|angustia|ansiedade|falta"
        r" del[ea])(?: d[aeo]s? [^.!?;\n]{2,40}?)?) (?:(?:ta|esta|anda|vem|so|sempre|me|muito)"
        r" )*(?:pesando|apertando|doendo|batendo|matando|consumindo|aperta|bate|pesa|doi)\b",
        "triste",
    ),
    (
        r"\b(?:knot|lump|pit|weight|tightness|hole|heaviness|ache) (?:in|on) my (?:chest|stomach"
        r"|throat|heart|shoulders|soul)\b" + ABOUT,
        "anxious",
    ),
    (
        r"\b(?:no|aperto|peso|vazio|buraco|angustia|pontada|friozinho) n[ao] (?:garganta|peito"
        r"|estomago|consciencia|coracao|alma|barriga)\b" + ABOUT,
        "ansioso",
    ),
    (
        r"(?:\bi'?ve|\bi have|^\W*) ?never (?:been|felt) (?:happier|prouder|more (?:excited|alive"
        r"|relaxed|at peace)|so (?:happy|proud|relaxed|alive))\b"
        r"|\bnunca (?:estive|fui|me senti|fiquei) tao (?:feliz|realizad[oa]|bem|em paz)\b" + ABOUT,
        "happy",
    ),
    (_WHO, "sozinho"),
    (rf"\b(?:nao|n) (?:tenho|sinto|tive|to tendo|to com) (?:mais )?{_UNABLE}", "desanimado"),
    (rf"\b(?:perdi|perdendo) (?:a |o |toda a |as )?{_UNABLE}", "desanimado"),
    (rf"(?:^|\b(?:to|tou|estou|ando|fiquei|sigo) )(?:completamente )?sem {_UNABLE}", "desanimado"),
    (r"^\W*sem paciencia (?:com|pr[ao])(?P<what> [^.!?;\n]{2,60})", "irritado"),
    (
        r"\b(?:passei (?:a noite|o dia|a tarde|a manha|o domingo|o fim de semana)"
        r"(?: (?:toda|todo|inteir[oa]))?|acordei|dormi|fui dormir|voltei|cheguei(?: em casa)?)"
        r" chorando\b(?! de rir)" + ABOUT,
        "triste",
    ),
    (r"\bchorei (?:vendo|ouvindo|lendo|quando|ao|lembrando)(?P<what> [^.!?;\n]{2,80})", "triste"),
    (
        rf"(?<!que )(?<!q )\b(?:me (?:deu|da|veio|vem|bate)|deu|bateu|bate|(?:ta|esta)"
        rf" (?:me )?(?:batendo|dando))"
        rf"(?: (?:um|uma|aquel[ea]|o|a|tanta|muita|mo|mt|mta|aqui|em mim|de novo|maior))*"
        rf" (?P<felt>{_STRUCK})" + ABOUT,
        "triste",
    ),
    (
        r"\b(?:me )?doi (?:muito |demais |tanto |na alma |no peito )?(?:ver|saber|pensar|lembrar"
        r"|ouvir)(?P<what> [^.!?;\n]{2,80})",
        "triste",
    ),
    (
        r"\b(?:nao ta|nao esta|n ta|nao tem) (?:sendo |nada |sido )*facil (?:desde|pra mim|sem"
        r"|aqui em casa|lidar|viver|seguir)" + WHAT,
        "triste",
    ),
    (
        r"\b(?:ta|esta|anda|tem sido) (?:muito |bem |sendo |foda |mto )?(?:dificil|pesado|puxado"
        r"|foda|duro) (?:segurar a barra|pra mim|lidar|viver|seguir|sem (?:el[ea]|meu|minha)"
        r"|aqui em casa|desde)" + WHAT,
        "triste",
    ),
    (
        r"\bmeu coracao (?:ta|esta|ficou|anda|segue) (?:\w+ )?(?:apertad|partid|em pedac|despedac"
        r"|pesad|angustiad|machucad|doendo)\w*" + ABOUT,
        "triste",
    ),
    (r"\bmeu coracao (?:ta|esta|ficou|anda) (?:\w+ )?(?:em festa|quentinho|cheio|em paz)", "feliz"),
    (
        r"\b(?:nao|n) (?:durmo|dormi|consigo dormir|prego o olho) (?:de|com|por causa d[aeo])"
        r" (?:tanta )?(?P<what>(?:ansiedade|preocupacao|nervoso|medo|saudade)[^.!?;\n]{0,60})",
        "preocupado",
    ),
    (
        r"\b(?:can'?t|cannot|couldn'?t|cant) (?:stop|quit) (?:worrying|obsessing|stressing"
        r"|panicking|ruminating) (?:about|over)(?P<what> [^.!?;\n]{2,80})",
        "worried",
    ),
    (
        r"\b(?:can'?t|cannot|couldn'?t|cant) (?:shake|get over|get past|move on from)"
        r"(?! (?:how|what (?:a|an)|it\b))(?P<what> [^.!?;\n]{2,80})",
        "sad",
    ),
    (
        r"\b(?:i'?ve|i have|i|been)(?: (?:just|been|still|always))* (?:keep )?(?:dreading"
        r"|(?:worrying|stressing|panicking|obsessing|agoni[sz]ing|beating myself up|fretting)"
        r" (?:about|over))(?P<what> [^.!?;\n]{2,80})",
        "worried",
    ),
    (
        r"(?:\bi'?ve (?:got|had)|\bi (?:have|had|got)|^\W*) ?(?:\w+ )?butterflies\b" + WHAT,
        "nervous",
    ),
    (
        r"\bmy stomach(?:'s| is| has been)(?: (?:all|in))* (?:knots|churning|turning|doing"
        r" (?:flips|somersaults))" + ABOUT,
        "nervous",
    ),
    (r"\bmy heart (?:sank|dropped|broke|shattered|aches|ached|goes out)\b" + ABOUT, "sad"),
    (
        r"\bmy heart(?:'s| is| feels) (?:so |really )?(?:full|happy|singing|soaring)\b" + ABOUT,
        "happy",
    ),
    (
        r"(?:\bi'?ve(?: got)?|\bi have|^\W*) ?(?:absolutely )?(?:no|zero) (?:energy|motivation"
        r"|strength|will|drive|desire|enthusiasm)\b(?= (?:left|for|to|anymore|at all|these|lately)"
        r"|\W*$)" + WHAT,
        "discouraged",
    ),
    (
        r"\bi(?:'?ve| have)? ?(?:completely |totally |just )?lost (?:all (?:my )?|my |the )?"
        r"(?:motivation|hope|drive|joy|will|spark|confidence|interest in (?:everything|life"
        r"|anything))\b" + ABOUT,
        "discouraged",
    ),
    (
        r"\bi (?:don'?t|dont|do not) have (?:the )?(?:energy|strength|heart|will)"
        r" (?:to|for)(?P<what> [^.!?;\n]{2,60})",
        "discouraged",
    ),
    (
        r"\bi(?: (?:just|honestly|really|literally))* (?:(?:want to|wanna) (?:just )?(?:cry"
        r"|disappear|scream|curl up|give up|run away|hide|weep))\b(?! (?:from|with laugh))" + ABOUT,
        "desperate",
    ),
    (
        r"\b(?:my )?(?:life|everything|it all) (?:just )?(?:feels|seems)(?: (?:so|completely"
        r"|totally|pretty|a bit))* (?:pointless|empty|meaningless|hopeless|too much|overwhelming"
        r"|heavy|bleak|gr[ea]y|impossible)\b" + ABOUT,
        "hopeless",
    ),
    (
        r"\b(?:i feel|i felt|i'?m feeling|feeling)(?: \w+)? bad (?:about|for)(?! you)" + WHAT,
        "guilty",
    ),
    (
        r"\bi feel like (?:i'?m|i am) (?:failing|drowning|losing|falling|not (?:good )?enough"
        r"|never|going (?:crazy|mad|insane)|letting|a burden|stuck|invisible|behind)\b" + WHAT,
        "insecure",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?)(?: (?:always|really|just|still))* makes? me(?: (?:just|want"
        r" to))* (?:cry|panic|shake|weep|throw up|scream|hide|run away|spiral|tear up)\b",
        "anxious",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?)(?: (?:always|really|just))* (?:sends?|puts?) me (?:into a"
        r" (?:panic|spiral|meltdown|rage|frenzy)|on edge|over the edge)\b",
        "anxious",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:deixa|faz)(?: (?:ficar|sempre|toda?))* (?:tremendo"
        r"|sem (?:ar|chao|dormir|rumo|palavras)|paralisad[oa]|chorando|no chao|pra baixo|mal)\b",
        "ansioso",
    ),
    *(
        (rf"\bme(?: (?:muito|mto|sempre|ainda))? (?:{verb})\b{_THEN}", label)
        for verb, label in _RUES
    ),
)
"""What the speaker says of himself, and a word of the feeling."""

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
    *((rf"\bse (?:{verb})\b{_THEN}", label) for verb, label in _SELVES),
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
    return tuple((re.compile(pattern), label) for pattern, label in _OWN)


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
            r"(?:(?<!nao )(?<!\bn )\b(?:me sinto|me senti|(?:(?:to|tou|estou|ando|venho) )?me"
            r" sentindo|tenho me sentido)|\bi(?: (?:still|just|always|honestly))* (?:feel|felt)"
            r"|\b(?:left|leaves?|made|makes?) me feel(?:ing)?|\bme (?:fez|faz) (?:me )?sentir"
            r"|\bi'?m feeling|\bi'?ve (?:been feeling|felt)|^\W*feeling)"
        )
        like = r"(?: (?:um|uma|como um|como uma|que nem um|like an?|an?))?"
    return re.compile(rf"{verb}{_VERY}{like}{_VERY} {_NOT_FELT}(?P<felt>[a-z]{{4,}})\b" + ABOUT)


@cache
def may_frame() -> re.Pattern[str]:
    """Words that the frames need, one of them at least: most clauses have none."""
    return re.compile(
        r"\b(?:me|never|nunca|knot|lump|pit|weight|tightness|hole|heaviness|ache|aperto|peso|vazio"
        r"|buraco|pontada|friozinho|comigo|mim|solidao|saudade|tristeza|culpa|angustia|ansiedade"
        r"|falta|ninguem|nobody"
        r"|no ?one|vontade|animo|energia|forcas?|motivacao|pique|sem|chorando|chorei|chor\w+|doi"
        r"|facil|ta|esta|coracao|durmo|dormi|dormir|stop|quit|shake|past|over|go|dreading|about"
        r"|butterflies|stomach|heart|no|zero|lost|have|want|wanna|could|feels?|felt|feeling|seems"
        r"|deu|da|bateu|bate|se|cried|bawled|sobbed)\b"
    )
