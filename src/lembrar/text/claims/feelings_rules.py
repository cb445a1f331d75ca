"""The words around a feeling that tell whose it is, how it is said, and what it is about."""

from __future__ import annotations

import re
from functools import cache

from lembrar.text.lists import listed

BECAUSE = listed("porque pq pois because cause cuz since ja-que por-que")
"""Links to a clause that gives the cause."""
SLANG = frozenset({"i'm down", "im down", "i am down", "i'm so down", "im so down"})
"""Said to agree."""
REPLIES = listed("jealous envious shocked chocado chocada")
"""Said alone, these answer what the other told, as good cheer does."""
BOTH = listed("nervoso")
"""Words that are nouns and adjectives alike."""

_VERY = (
    r"(?:muito|mto|mt|muitoo+|mo|bem|super|tao|meio|um pouco|um pouquinho|bastante|extremamente"
    r"|completamente|demais|mega|hiper|so|ja|ainda|realmente|tipo|mais|cada vez mais|de novo|hoje"
    r"|hj"
    r"|ate|tb|tbm|tambem|assim|totalmente|simplesmente|absurdamente|profundamente|sempre|toda|todo"
    r"|me sentindo|sentindo|um tanto|muita|agora|ficando|tremendamente|que nem|mesmo|very|really"
    r"|super|pretty|extremely|kinda|kind of|a bit|a little|a little bit|quite|totally|fucking"
    r"|freaking"
    r"|just|still|also|too|such|always|incredibly|absolutely|rather|more|getting|lowkey|hella"
    r"|feeling"
    r"|beyond|completely|all|actually|both|constantly|genuinely|honestly|deeply|terribly|awfully"
    r"|insanely|ridiculously|truly|proper|properly|dead|well|bloody|rly|so{2,}|that|much"
    r"|feeling so|low-key|definitely|sort of|somewhat|seriously)"
)


@cache
def to_you() -> re.Pattern[str]:
    """Said to whoever reads it."""
    return re.compile(
        r"^(?:tempos?|epoca|infancia|turma)\b|\b(?:contigo|com (?:vc|voce)|de (?:vc|voce|ti)|you|u"
        r"|your|with you|vc|voce|sua ajuda|ajudar)\b"
    )


@cache
def own_cause() -> re.Pattern[str]:
    """Something of one's own after "glad"."""
    return re.compile(
        r"(?: (?:about|that|for|cause|because))? (?:my|the|our|i (?:got|passed|quit))\b"
    )


@cache
def thanks_for() -> re.Pattern[str]:
    """What thanks are given for out of politeness."""
    return re.compile(
        r"\b(?:support\w*|help|words?|chances?|opportunit\w+|encourag\w+|advice|listening|reply"
        r"|everything|them|it|this|that|people|friends|being|having|able|apoio|ajuda|palavras?"
        r"|chance|oportunidades?|conselhos?|atencao|tudo|isso|carinho|paciencia|resposta|gente)\b"
    )


@cache
def and_more() -> re.Pattern[str]:
    """A second feeling right after the first: «grata e emocionada»."""
    return re.compile(r",? (?:e|and) (?:muito |so |very )?[a-z]+(?:ad[oa]|id[oa]|os[oa]|ed|iz|y)\b")


@cache
def empty_cause() -> re.Pattern[str]:
    """Looked forward to, and nothing by itself."""
    return re.compile(
        r"(?:(?:get|getting) (?:started|going|there)|go|try|start|share|join|begin|be (?:here|there"
        r"|involved|part of it|back)|see|help|go(?:ing)? back|more|next|it|them|this|that"
        r"|comecar|ir"
        r"|chegar|ver|provar|tentar|compartilhar|saber|isso|tudo)(?: (?:it|them|this|that|there|too"
        r"|again|soon|isso|logo|all|one|together|him|her))*"
        r"|(?:to )?(?:see|hear|know|find out|check|read|ver|saber|ouvir) (?:what|how|where|more|the"
        r" (?:impact|results?|outcome|rest)|o que|como|mais|about)\b.*|(?:more|all|many|what"
        r"|whatever)"
        r"\b.*|(?:.*\s)?(?:it|them|that|this) (?:all|too|again|soon)|.*\b(?:try|see|do|taste|watch"
        r"|read|hear|check) (?:it|them|this|that)\b.*"
    )


@cache
def replying() -> re.Pattern[str]:
    """ "I'm excited too": said back, and about nothing of one's own."""
    return re.compile(r" (?:too|as well|tambem|tb|tbm)\W*$")


@cache
def of_anybody() -> re.Pattern[str]:
    """ "when someone is feeling down", "it's okay to feel lost": whoever it may be."""
    return re.compile(
        r"\b(?:(?:someone|somebody|people|anyone|anybody|everyone|everybody|they|you|he|she|alguem"
        r"|pessoas?|gente que|quem|eles|elas)(?:'\w+)?(?: [\w']+){0,3}|(?:it'?s|it is) (?:ok|okay"
        r"|normal|fine|natural) to (?:feel|be)(?: \w+)?|(?:e|eh) normal (?:ficar|se sentir|estar)"
        r"(?: \w+)?|able to)\s*$"
    )


@cache
def back_then() -> re.Pattern[str]:
    """Felt at a time that is over."""
    return re.compile(r"\b(?:i|we) (?:was|were|felt|had been|used to)\b[^,;]{0,40}$")


@cache
def supposing() -> re.Pattern[str]:
    """What comes next belongs to a case: "when it rains and I'm sad"."""
    return re.compile(r"\b(?:when|whenever|if|quando|qnd|qdo)\s|^\W*se\s")


@cache
def very() -> re.Pattern[str]:
    """Words of degree right before a feeling."""
    return re.compile(rf"(?:\b{_VERY}\s+)+$")


@cache
def degrees() -> re.Pattern[str]:
    """Nothing but words of degree, and «com», between a verb and its feeling."""
    return re.compile(rf"(?:\s|\b(?:{_VERY}|com|c|uma?|the|muita|aquela|aquele|tanta|a)\b)*")


@cache
def being(is_other: bool) -> re.Pattern[str]:
    """«estou muito …», "I've been feeling …", right before what is felt."""
    own = (
        r"(?:estou|to|tou|tow|estamos|tamo|tamos|ando|andei|fiquei|ficamos|fico|me sinto|me senti"
        r"|me sentindo|sigo|continuo|acordei|vivo|tenho (?:me sentido|andado|estado)|cheguei|sai"
        r"|sinto-me"
        r"|voltei|fui dormir|passei o dia|tenho ficado|to ficando|estou ficando|i'?m|i am|i feel|i"
        r" felt"
        r"|i'?ve been|i have been|i got|i'?m getting|i get|feeling|we'?re|we are|we feel|been"
        r" feeling"
        r"|i'?m feeling|i was|been|i'?d been|ive been|i've become|i became|felt|feel)"
    )
    other = (
        r"(?:esta|ta|tah|anda|ficou|se sente|se sentiu|segue|continua|estao|tao|ficaram|andam|fica"
        r"|vive"
        r"|is|'s|feels|felt|got|has been|'s been|seems|are|'re|was|have been|gets|been|parece|tem"
        r" andado"
        r"|acordou|chegou|saiu|isn'?t|aren'?t|wasn'?t)"
    )
    return re.compile(rf"\b{other if is_other else own}\s+(?:not\s+)?(?:{_VERY}\s+)*$")


@cache
def having(is_other: bool) -> re.Pattern[str]:
    """«com muito …», «morrendo de …», right before what is felt."""
    stuff = (
        r"(?:(?:muit[oa]|mt[oa]?|mta|mto|tant[oa]|uma?|aquel[ae]|o|a|um pouco de|certa?|bastante"
        r"|maior"
        r"|um baita|uma baita|uns|crises? de|um mix de|toda|tod[oa]|so|de|pouco de|grande|enorme"
        r"|mo|cada vez"
        r" mais|mais|meio|tipo|ainda|ja|puro|pura|d)\s+)*"
    )
    own = (
        r"(?:(?:(?:(?:estou|to|tou|ando|fiquei|fico|acordei|sigo|continuo|vivo|cheguei|voltei|tamo"
        r"|estamos"
        r"|ainda|dormi|me|mais|besta|louc[oa])\s+(?:\w+\s+)?)|^\W*(?:(?:e|mas|eu|hj|hoje|ja|ai"
        r"|aqui|so)\s+)*)"
        r"(?:com|c|cm|de)|sinto|sentindo|senti|morrendo de|morr[oi] de|mort[oa] de|cheia? de|cheio"
        r" de"
        r"|louc[oa] de|tremendo de|tenho|tive|tendo|explodindo de|pulando de|chorando de|bateu"
        r"|numa|tomad[oa]"
        r" (?:de|pela|pelo)|consumid[oa] (?:de|por|pela|pelo)|sofrendo de|sofrendo com|matando a"
        r"|dando"
        r"|so sinto|transbordando de)"
    )
    other = (
        r"(?:com|c|sente|sentindo|sentiu|morrendo de|mort[oa] de|cheia de|cheio de|tem|teve"
        r"|tremendo de)"
    )
    return re.compile(rf"\b{other if is_other else own}\s+{stuff}$")


@cache
def makes() -> re.Pattern[str]:
    """Something gives the feeling: «me deixa», «me dá», "makes me"."""
    return re.compile(
        r"\b(?:me (?:deix(?:a|ou|am|aram|ando)|faz(?:em)?|fez|da|deu|dao|dando|traz|causa|causou"
        r"|bate|bateu)"
        r"(?: sentir| ficar| uma?| muit[oa]| mt[oa]?| mta| tant[oa]| aquela| um| tao| super| mais|"
        r" bem"
        r"| meio| sempre| com)*|(?:makes?|made|making|leaves?|left|has|got|gets|had|keeps?|kept"
        r"|fills?) me"
        r"(?: feel| feeling)?(?: so| really| very| super| pretty| all| always| a bit| extremely"
        r"| kinda| quite| with)*|gives me(?: so much| a lot of)?)\s+$"
    )


@cache
def crying() -> re.Pattern[str]:
    """«Que raiva», «muita saudade»."""
    return re.compile(
        r"(?:^|\W)(?:que|q|ki|ai q|ai que|muit[oa]|mt[oa]?|mta|tant[oa]|puta)\s+$|^\W*$"
    )


@cache
def goes_on() -> re.Pattern[str]:
    """What follows a feeling said without a verb: a cause, a time, or nothing more."""
    return re.compile(
        r"\s*(?:$|[.,!…;)]|(?:com|por|pel[ao]|pra|para|demais|hoje|hj|dms|agora|mesmo|kk+|rs"
        r"|porque|pq"
        r"|i|we|my|the|he|she|they|our|que|q|about|bout|since|desde|for|because|over|with|of"
        r"|today|rn|right now|lately|tonight|that"
        r"|to (?:be|have"
        r"|start"
        r"|see|go|get)|ultimamente|d[aeo]s?|sobre|por causa|this|at|as hell|af|again|de novo)\b"
        r"|[^\w\s])"
    )


@cache
def segment() -> re.Pattern[str]:
    """Where a part of a clause starts: after a comma or "and", or with the clause."""
    return re.compile(r"^|,\s*|\b(?:and|but|mas)\s+")


@cache
def bare_denial() -> re.Pattern[str]:
    """ "not nervous anymore", said without a verb."""
    return re.compile(r"\b(?:not|no longer|nao|n|nem)\s+$")


@cache
def courtesy() -> re.Pattern[str]:
    """Said to be polite, or as part of another word's meaning."""
    return re.compile(
        r"vergonha de (?:perguntar|pedir|falar|dizer|admitir)\b|"
        r"feliz(?:es)? (?:aniversario|natal|ano|pascoa|dia|niver|em (?:ajudar|saber|te|poder te"
        r"|conhecer)"
        r"|por (?:vc|voce|ajudar|vcs)|que (?:vc|voce))|happy (?:birthday|new|to (?:help|hear|chat"
        r"|assist"
        r"|answer)|holidays|easter|thanksgiving|christmas|hour|for you|monday|friday|anniversary"
        r"|place"
        r"|ending|mothers|valentine)|glad (?:you|to (?:help|hear|know|see|meet)|i could|that you"
        r"|it (?:helped"
        r"|worked))|(?:afraid|sad|sorry|ashamed|embarrassed) (?:not\b|so\b|i (?:can|do|have|don"
        r"|won|will|am"
        r"|didn|need|must|might|may)|to (?:say|admit|report|ask)|that(?:'s| is)|it(?:'s| is)|we"
        r" (?:can|do"
        r"|have)|there|you)|(?:content|moved) (?:to|in|out|into|from|creator|with the|back)"
        r"|gratid[ao]o?\W*$"
        r"|grat[oa] (?:pel|por|desde|a (?:vc|voce)|\W*$)|down (?:the|to|for|with|there|here|by"
        r"|load)|low"
        r" (?:on|carb|cost|key)|concerned (?:with|party|parties)|lost (?:my|the|weight|\d|it|a|our"
        r"|his|her"
        r"|in translation|track|count)|blue (?:and|shirt|car)|mad (?:at you|respect|skills)"
        r"|perdid[oa] (?:n[ao]"
        r" (?:rua|mapa|caminho|transito|bairro|cidade|centro)|aqui)|sozinh[oa] (?:em casa|aqui"
        r"|n[oa]|com|hoje)"
        r"|alone (?:at|in|with|today|tonight)|preocupad[oa] em (?:responder|agradar)|confus[oa] com"
        r" (?:a explicacao|sua|essa|isso|o que)|confused (?:by|about) (?:your|this|what)|happy"
        r" with (?:the|that|this|it|how|your|what)|interested"
        r"|calm[oa] ai|tranquil[oa] (?:entao|ne|viu)|medo (?:nenhum)|culpa (?:sua|minha|del[ea]"
        r"|d[aoe])"
        r"|hurt (?:and|my|in|at|playing|while|during|when|last|yesterday|doing)|beat (?:my|the"
        r"|him|her"
        r"|it|up|that|them|you|our|a)"
        r"|content\w* d[aoe]|alone time|pressao (?:alta|baixa|arterial)|stress test"
    )


@cache
def courtesy_before() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao precisa (?:ficar|se)|nao fica|n fica|fica|fique|ficar|seja|sejam|be|don'?t be"
        r"|no need to"
        r" (?:be|feel)|dont be|filme|livro|musica|historia|noticia|que bom|parece|looks?|sounds?"
        r"|deve estar"
        r"|era|serei|vou ficar|vou estar|ficaria|estaria|would be|i'?d be|will be|i'?ll be|want to"
        r" be|quero"
        r" (?:ser|ficar|estar)|crianca|movie|song|to be|used to be|make you|te deix\w+)\s+"
        r"(?:(?:muito|mto|tao|super|mais|so|very|really|too)\s+)*$"
    )


@cache
def first_person() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:estou|to|tou|estamos|tamo|ando|andei|fiquei|fico|me|sigo|continuo|acordei|vivo|i"
        r"|i'm|im|i've"
        r"|we|we're|sinto|senti|tenho|tive|cheguei|sai|voltei|morro|feeling|bateu)\b"
    )


@cache
def denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|naum|nunca|nem|not|never|no longer|don'?t|dont|isn'?t|ain'?t|haven'?t|sem|num)"
        r"(?:\s+[\w']+){0,4}\s*$|n't(?:\s+\w+){0,3}\s*$"
    )


@cache
def no_longer() -> re.Pattern[str]:
    return re.compile(r"\b(?:mais|no longer|anymore|parei de)\b")


@cache
def plainly_own() -> re.Pattern[str]:
    """The first person in so many words, whoever was spoken of before."""
    return re.compile(
        r"\b(?:estou|to|tou|fiquei|fico|ando|me sinto|me senti|i'?m|i am|i feel|i felt|i'?ve"
        r" been)\s"
        r"(?:[\w']+\s+){0,4}$"
    )


@cache
def walking() -> re.Pattern[str]:
    """«já anda sozinha» is about walking."""
    return re.compile(
        r"\b(?:anda|andando|mora|moro|vive|vivo|fica|fico|faz|faco|come|dorme|durmo|viajo)\b"
    )


@cache
def any_more() -> re.Pattern[str]:
    """No longer so, said after the feeling."""
    return re.compile(r"[^.!?;,\n]{0,60}\b(?:mais\W*$|anymore|any more|any longer)\b")


@cache
def standing() -> re.Pattern[str]:
    """A fear one has, not one that one is in."""
    return re.compile(
        r"\b(?:tenho|sempre tive|vivo|sempre|toda vez|always|i(?:'ve)? always)\b(?!.{0,20}\bcom\b)"
    )


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
        r"|fiquei|caibo|fuse|place|breaking)\b"
    )


@cache
def sayings() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Ways to say a feeling without its name, with a word of the feeling."""
    what = r"(?:\s+(?P<what>[^.!?;\n]{2,120}))?"
    lines = (
        (r"\bnada (?:mais )?me (?:anima|alegra|interessa|motiva|agrada)\b", "triste"),
        (
            r"\b(?:i'?m|i am|im|i think i'?m|i'?ve been)(?: (?:really|totally|kinda|slowly))*"
            r" (?:falling (?:hard )?for|head over heels|falling in love)\b" + what,
            "smitten",
        ),
        (r"\bshort (?:fuse|temper)(?:ed)?\b" + what, "irritated"),
        (
            r"\b(?:i'?m|i am|i'?ve been|been|woke up|still)(?: \w+)? in (?:a|such a|the)"
            r" (?:bad|foul|terrible|horrible|rotten|shitty|awful|worst) mood\b" + what,
            "irritated",
        ),
        (
            r"\bmy heart(?:'s| is| feels)(?: (?:so|just|really|absolutely))* (?:heavy|broken|aching"
            r"|in pieces|breaking|shattered|sinking)\b" + what,
            "sad",
        ),
        (r"\b(?:haven'?t|have not|'?ve not|not) stopped crying\b" + what, "sad"),
        (
            r"\b(?:it'?s|that'?s|is|are|this is|been) (?:(?:really|slowly|literally) )*"
            r"(?:killing me"
            r"|tearing me (?:apart|up)|eating me (?:up|alive)|getting (?:to me|me down)"
            r"|wearing me (?:down|out)|doing my head in|breaking my heart|weighing on me)\b",
            "stressed",
        ),
        (
            r"\b(?:ta|tao|esta|estao|vem|anda) (?:acabando comigo|me (?:matando|destruindo"
            r"|corroendo|sufocando|tirando o sono|deixando (?:louc|doid|maluc)[oa]))\b",
            "triste",
        ),
        (
            r"\b(?:i'?m|i am|im|i'?ve been|feeling|i feel)(?: (?:really|totally|just|kinda|a bit"
            r"|so))* (?:at (?:my wit'?s'? end|the end of my (?:rope|tether)|breaking point"
            r"|rock bottom|an all[- ]time low)|in (?:a (?:dark|bad) place|a funk|a rut|despair"
            r"|over my head)|running on (?:empty|fumes)|a bag of nerves|barely (?:coping"
            r"|holding it together|functioning)|falling apart|struggling to cope)\b" + what,
            "stressed",
        ),
        (
            r"\b(?:i'?m|i am|im|still|been)(?: (?:absolutely|totally|literally|still))*"
            r" (?:on cloud nine|over the moon|walking on air|on top of the world|buzzing"
            r"|jumping for joy|grinning (?:from )?ear to ear|beaming)\b" + what,
            "happy",
        ),
        (
            r"\b(?:to|tou|estou|fiquei|ando) (?:nas nuvens|pisando em nuvens|que nao me aguento"
            r"|rindo a toa|pulando de alegria|no ceu|em extase|no setimo ceu)\b"
            r"|\bnao caibo em mim\b",
            "feliz",
        ),
        (
            r"\b(?:to|tou|estou|ando|fiquei) (?:um caco|so o po|um trapo|em frangalhos|aos pedacos"
            r"|na capa da gaita|com (?:um|o) no na garganta|com o coracao (?:apertado|na mao"
            r"|partido|em pedacos)|de coracao (?:partido|apertado))\b",
            "triste",
        ),
        (
            r"\b(?:i'?m|i am|im|i'?ve been|still)(?: (?:kind of|kinda|sort of|still|just|really"
            r"|a bit))* (?:in(?: a state of)?(?: total| complete)? shock|in bits|in pieces"
            r"|a wreck|a mess|a nervous wreck)\b" + what,
            "shocked",
        ),
        (
            r"\bmy (?:anxiety|stress|nerves|stress levels?)(?:'s| is| are| has been| have been)"
            r" (?:through the roof|sky[- ]high|off the charts|awful|terrible|bad|out of control"
            r"|shot|killing me)\b" + what,
            "anxious",
        ),
        (
            r"\bminha ansiedade (?:ta|esta|anda|foi)(?: \w+)? (?:n[oa] (?:teto|talo|alto|ceu|mil"
            r"|limite)|a mil|atacada|alta|pessima|horrivel|nas alturas|fora de controle)\b" + what,
            "ansiedade",
        ),
        (r"\bnothing (?:makes me happy|excites me|brings me joy|cheers me up)(?: anymore)?", "sad"),
        (
            r"\b(?:nao|n|naum) (?:to|tou|estou|ando|me sinto)(?: (?:nada|muito|mto|me sentindo|la"
            r" muito))* (?:bem"
            r"|legal|ok|feliz comigo)\b(?! (?:d[aeo]|vestid|informad))",
            "triste",
        ),
        (
            r"\b(?:(?:i'?m|i am|im|i'?ve|i have) (?:really |still |just )?not|i haven'?t)(?:"
            r" been)?(?: really)?"
            r"(?:(?: doing| feeling)?(?: so| too| very| at all)?(?: ok| okay| well| myself)"
            r"|(?: doing"
            r"| feeling)(?: so| too| very| at all)?(?: great| good))\b"
            r"(?! (?:at|with|enough|in|either|looking|for|to|as|of))",
            "sad",
        ),
        (
            r"\b(?:nao|n|naum) (?:aguento|suporto|guento) mais(?! (?:ess|isso|est|aquel|ouvir"
            r"|esperar))" + what,
            "exausto",
        ),
        (
            r"\bi can'?t (?:take|do|handle|deal with) (?P<what>it|this|that|[^.!?;\n]{2,60}?)"
            r" ?(?:anymore|any more"
            r"|any longer)\b",
            "exhausted",
        ),
        (
            r"\b(?:to|tou|estou|ando|vivo) (?:n[oa] (?:meu )?limite|no talo"
            r"|a ponto de (?:explodir|surtar)"
            r"|precisando de (?:colo"
            r"|um abraco|ferias)|sem (?:chao|rumo|paciencia|animo|energia|vontade (?:de|pra) nada"
            r"|forcas?))\b",
            "exausto",
        ),
        (r"\b(?:nao|n) (?:paro|consigo parar) de chorar" + what, "triste"),
        (
            r"\b(?:chorei|chorando|to chorando|estou chorando) (?:muito|mto"
            r"|o dia (?:todo|inteiro)|a"
            r" noite (?:toda"
            r"|inteira)|de tristeza|por (?:causa|ele|ela))" + what,
            "triste",
        ),
        (r"\b(?:i can'?t|can'?t|couldn'?t) stop crying" + what, "sad"),
        (
            r"\bnot (?:really )?(?:feeling|doing) (?:so |too |very )?(?:like myself|myself|great"
            r"|good|well|ok|okay)\b(?! (?:at|in|with))",
            "sad",
        ),
        (
            r"\bmeu (?:humor|animo|astral) (?:ta|esta|anda|foi)(?: \w+)? (?:pessimo|no (?:chao"
            r"|subsolo|pe|fundo)|la embaixo|pro chao|horrivel|zerado|ruim|baixo)",
            "triste",
        ),
        (
            r"\bmy mood(?:'s| is| has been) (?:\w+ )?(?:awful|terrible|low|shot|bad|in the gutter)",
            "sad",
        ),
        (
            r"\b(?:ando|to|tou|estou) (?:com|numa) (?:uma |muita |mta )?preguica d[eao] (?:tudo"
            r"|viver"
            r"|existir|vida|gente)",
            "desanimado",
        ),
        (r"\ba (?P<what>ansiedade|depressao|tristeza|angustia) voltou\b", "ansiedade"),
        (
            r"\bi'?m (?:really |kinda |kind of |totally )?dreading(?P<what> [^.!?;\n]{2,80})",
            "anxious",
        ),
        (r"^\W*dreading(?P<what> [^.!?;\n]{2,80})", "anxious"),
        (
            r"\b(?P<what>[^.!?;\n]{2,60}?) (?:terrif(?:y|ies)|scares?|frightens?|freaks?) me\b"
            r"(?! (?:away|off))",
            "afraid",
        ),
        (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:stresses? me(?: out)?|overwhelms? me)\W*$", "stressed"),
        (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:saddens?|depress(?:es)?|upsets?) me\b", "sad"),
        (r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:apavora|assusta|aterroriza|amedronta)m?\b", "medo"),
        (r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:entristece|deprime|magoa)m?\b", "triste"),
        (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:broke|is breaking|breaks) my heart\b", "heartbroken"),
        (
            r"\b(?P<what>[^.!?;\n]{2,60}?) (?:partiu|cortou|parte|corta) (?:o )?meu coracao\b",
            "arrasado",
        ),
        (
            r"\bi(?: cried| was crying| have been crying|'ve been crying)(?: (?:all|so|myself|my"
            r" eyes))+" + what,
            "sad",
        ),
        (
            r"\b(?:sinto|sentindo|senti) (?:muita |mta |mto |muito |tanta |uma |a )?falta"
            r" d[aoe]s?(?: (?!vc\b|voce\b))"
            r"(?P<what>[^.!?;\n]{2,80})",
            "saudade",
        ),
        (
            r"\bi (?:really |still |so |do )?miss (?!you\b|u\b|it\b|the (?:bus|point|train|call"
            r"|meeting))"
            r"(?P<what>[^.!?;\n]{2,80})",
            "homesick",
        ),
        (r"\b(?:nao|n) vejo a hora d[aeo](?P<what> [^.!?;\n]{2,80})", "empolgado"),
        (
            r"\bmal (?:posso|consigo) esperar (?:pr[ao]|para|pel[ao])(?P<what> [^.!?;\n]{2,80})",
            "empolgado",
        ),
        (r"\bcontando os dias (?:pr[ao]|para)(?P<what> [^.!?;\n]{2,80})", "empolgado"),
        (
            r"\b(?:i )?(?:can'?t|cannot|can not|cant) wait (?:for|to)(?! (?:hear (?:from|back)|see"
            r" (?:it|what|your))\b)"
            r"(?P<what> [^.!?;\n]{2,80})",
            "excited",
        ),
        (
            r"\bi'?m (?:so |really )?looking forward to(?! (?:hearing|your|it|working with you)\b)"
            r"(?P<what> [^.!?;\n]{2,80})",
            "excited",
        ),
        (
            r"\bme arrependo (?:muito |mto |demais )?d[aeo]s?(?P<what> [^.!?;\n]{2,80})",
            "arrependido",
        ),
        (r"\bi (?:really |deeply |so )?regret(?! to\b)(?P<what> [^.!?;\n]{2,80})", "regretful"),
        (
            r"\b(?P<what>[^.!?;\n]{2,60}) (?:ta|esta|vem|anda|tem) (?:me (?:matando|consumindo"
            r"|acabando|tirando o sono"
            r"|enlouquecendo|sufocando|deixando (?:louc[oa]|maluc[oa]|doid[oa]|pirad[oa]|ansios[oa]"
            r"|nervos[oa]|mal|pra baixo|sem dormir))|acabando comigo)\b",
            "estressado",
        ),
        (
            r"\b(?P<what>[^.!?;\n]{2,60}?)(?: is|'s| has been|'s been) (?:really |just |seriously"
            r" )?(?:killing me"
            r"|stressing me out|driving me (?:crazy|nuts|insane|mad)|weighing on me|getting to me"
            r"|bringing me down"
            r"|keeping me (?:up|awake)|wearing me (?:out|down)|breaking my heart|eating at me"
            r"|freaking me out)\b",
            "stressed",
        ),
        (
            r"\b(?:perdi|perdendo|perco) o sono (?:por causa d[aeo]s?|com|por|pensando n[ao]s?)"
            r"(?P<what> [^.!?;\n]{2,80})",
            "preocupado",
        ),
        (
            r"\b(?:nao|n) (?:to conseguindo|consigo|tenho conseguido|durmo|to) dorm(?:ir|indo)(?:"
            r" direito)? (?:por causa"
            r" d[aeo]s?|com|por|pensando n[ao]s?|de tanta?)(?P<what> [^.!?;\n]{2,80})",
            "preocupado",
        ),
        (
            r"\b(?:to|tou|estou|ando|tive|tendo) (?:(?:tendo|com|uma|um|em|numa|muitas?|umas)"
            r" )*(?:crise de (?:panico"
            r"|ansiedade|choro)|ataque de panico|crises? de ansiedade)" + what,
            "ansiedade",
        ),
        (
            r"\bi (?:had|'?m having|keep having|have been having) (?:a |an )?(?:panic|anxiety)"
            r" attacks?" + what,
            "anxiety",
        ),
    )
    return tuple((re.compile(pattern), label) for pattern, label in lines)


@cache
def about() -> re.Pattern[str]:
    """What a feeling is about, right after it."""
    return re.compile(
        r"(?:\s+(?:demais|dms|muito|mto|hoje|hj|agora|mesmo|aqui|so much|a lot|right now|rn|today"
        r"|lately"
        r"|ultimamente|de novo|again|as hell|af|tonight|tb|pra caramba|pra caralho"
        r"|out))*[\s,]+(?:com|c"
        r"|por causa d[aeo]s?|por conta d[aeo]s?|pel[ao]s?|por|sobre|d[aeo]s?|dess[ae]s?"
        r"|dest[ae]s?|daquel[ae]s?|ness[ae]|pra|para|p|porque|pq|por q(?:ue)?"
        r"|desde q(?:ue)?|desde|em relacao a[os]?|quanto a[os]?|n[ao]s?|em|about|bout|because of"
        r"|because|due to|over|for"
        r"|with|of|by"
        r"|at|that|thanks to|cause of|cuz|cuz of|to|after|depois d[aeo]|q|que|since|from|before"
        r"|antes d[aeo])"
        r"\s+(?P<what>[^.!?;\n]{2,160})"
    )


@cache
def told_on() -> re.Pattern[str]:
    """ "so happy I got in": the cause with nothing before it."""
    return re.compile(r"\s+(?P<what>(?:i|we|my|the|our|he|she|they)\s[^.!?;\n]{2,160})")


@cache
def lead() -> re.Pattern[str]:
    return re.compile(
        r"^\W*(?:(?:e|mas|que|q|a|o|as|os|um|uma|meu|minha|meus|minhas|esse|essa|este|esta|the|an?"
        r"|my|of"
        r"|this|that|our|eu|because|porque|pq|pois|de|do|da|ter|estar|is|having|being|i|i'm|com"
        r"|isso|it"
        r"|por|pela|pelo|tudo|and|so|ai|like|todo|toda|so de)\b\s+)+(?=\w{3})"
    )


@cache
def stop() -> re.Pattern[str]:
    return re.compile(
        r"\s(?:mas|but|entao|however|embora|although)\s|[.!?;…\n]|,\s(?=\w+\s\w+\s\w+)"
    )


@cache
def trail() -> re.Pattern[str]:
    return re.compile(
        r"[\s,]+(?:k{2,}|(?:rs)+|(?:ha){2,}h?|viu|ne|demais|dms|muito|mto|mt|hein|lol|tbh|rn|right"
        r" now|hoje"
        r"|hj|agora|ultimamente|lately|so much|a lot|ta|e|and|ou|or|mas|but|sabe|aff+|eu|i|me|tb"
        r"|fico|ja"
        r"|always|sempre|anymore|de novo|again|a gente)$"
    )


@cache
def reaction() -> re.Pattern[str]:
    """What the speaker does or becomes, in the present: «fico», «travo», "I get"."""
    return re.compile(
        r"\b(?:(?P<body>(?:ja )?comeco a (?:suar|tremer|chorar|gaguejar|hiperventilar)"
        r"|da (?:um )?frio na"
        r" barriga|eu travo|travo|surto|choro|desabo|congelo|gaguejo|suo frio|perco o sono"
        r"|passo mal|nao"
        r" (?:consigo )?dorm(?:o|ir)|n durmo|coracao (?:dispara|acelera)|me desespero|me irrito|me"
        r" estresso"
        r"|me preocupo|entro em panico|me fecho|roo (?:as )?unhas?|me tranco|explodo|tremo|me"
        r" apavoro|me"
        r" culpo|me cobro|como demais|como sem parar|me saboto|me assusto|me emociono|me arrependo"
        r"|i(?: always| usually| just| tend to)* (?:freeze|panic|cry|shut down|freak out|lose"
        r" sleep|tear up"
        r"|spiral|can'?t sleep|break down|stress out|stress eat|blow up|overthink|worry|dread|snap"
        r"|melt"
        r" down|tense up)|stresses me out|freaks me out|gets to me|brings me down|cheers me up"
        r"|calms me"
        r"|me acalma|me irrita|me estressa|me preocupa|me entristece|me anima|me assusta|me da"
        r" (?:dor|um"
        r" aperto|um gelo|um frio|um no|gatilho|crise|enjoo|tremedeira|falta de ar|vontade de"
        r" (?:chorar|sumir)"
        r"|insonia"
        r"|calafrio|branco|gastrite)|i get butterflies|(?:meu )?estomago (?:embrulha|doi|revira)"
        r"|com o coracao (?:na mao|disparado|acelerado|apertado)|my"
        r" (?:heart"
        r" races|stomach (?:hurts|turns|drops)))"
        r"|fico|ficamos|acordo|me sinto|me da|me bate|me vem|bate(?: em mim)?|me deixa(?:m)?"
        r"|costumo"
        r" ficar|vivo|tenho|sinto|entro em"
        r"|morro de|sempre (?:to|tou|estou)|i(?: always| usually| often| tend to| still| just|"
        r" really| also)*"
        r" (?:get|feel|become|am)|i'?m always|makes? me|always makes me|gives me|leaves me|gets me"
        r"|me causa"
        r"|me gera|me enche de|gets? me|im always)\b"
    )


@cache
def refused() -> re.Pattern[str]:
    return re.compile(r"\b(?:nao|n|nunca|nem|never|not|don'?t)\s*$")


@cache
def recurs() -> re.Pattern[str]:
    """What says that it comes back; `when` is said of each time."""
    return re.compile(
        r"\b(?:(?P<when>so d[eo] (?:pensar|imaginar|lembrar|ver|ouvir)(?: em| n[ao]s?| d[ao]s?)?"
        r"|(?:toda|cada) vez q(?:ue)?|tod[ao] vez|sempre q(?:ue)?|quando|qnd|qdo|qndo"
        r"|antes d[aeo]s?"
        r"|antes de|em (?:toda|qualquer)|nos dias de|perto d[aeo]s?|na hora d[aeo]s?|every ?time"
        r"|whenever|each"
        r" time|when|before|any ?time|around|in front of)|sempre|todo (?:dia|domingo|mes|ano|fim)"
        r"|toda"
        r" (?:segunda|terca|quarta|quinta|sexta|semana|noite|manha|reuniao|prova)|aos domingos"
        r"|toda vespera|todo (?:santo )?dia|direto"
        r"|geralmente|normalmente|costumo|frequentemente|vivo|always|usually|often|every (?:day"
        r"|week"
        r"|sunday|monday|night|morning|single|month|winter)|on (?:sundays|mondays)|tend to"
        r"|constantly"
        r"|all the time|o tempo todo)\b"
    )


@cache
def recurs_link() -> re.Pattern[str]:
    return re.compile(r"\W*(?:quando|qnd|qdo|when|whenever|sempre que|toda vez que)\W*$")
