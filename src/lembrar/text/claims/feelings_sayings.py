"""Ways to say a feeling without its name: «tô um caco», "over the moon"."""

from __future__ import annotations

import re
from functools import cache

_WHAT = r"(?:\s+(?P<what>[^.!?;\n]{2,120}))?"
"""What the feeling is about, if it is said right after it."""
_ABOUT = (
    r"(?:\s+(?:com|por causa d[aeo]s?|por|pel[ao]s?|d[aeo]s?|desde(?: que)?|porque|pq|quando|since"
    r"|depois d[aeo]|about|with|over|because of|because|after|when|for|at)\s+"
    r"(?P<what>[^.!?;\n]{2,120}))?"
)
"""The same, where a word must lead to it."""

_AM = (
    r"\b(?:to|tou|estou|ando|fiquei|sigo|continuo|me sinto|to me sentindo|acordei)"
    r"(?: (?:ate|so|mesmo|bem|meio|muito|completamente))?"
)
"""How a Brazilian says that he is in a state."""
_SORE = (
    r"[^.!?;\n]{0,90}\b(?:you|heels?|shoes?|boots?|trainers|sneakers|jeans|bra|belt|dress|suit|tie"
    r"|helmet|chair|seat|mattress|pillow|sofa|foot|feet|toes?|legs?|calves|knees?|hips?|back|spine"
    r"|neck|shoulders?|arms?|wrists?|hands?|head|eyes?|ears?|throat|tooth|teeth|jaw|stomach|tummy"
    r"|belly|cramps|hangover|sunburn|blisters?|suspense|curiosity|queues?|line|traffic|lag|wi-?fi"
    r"|internet|heat|cold|humidity|weather|sun|hay ?fever|pollen|song|show|episode|ads?|adverts"
    r"|memes?|accent|jokes?|puns?|calories|stairs|smell|font|autocorrect)"
    r"(?: is| are|'s| has been| have been|'s been) (?:\w+ )?killing\b"
)
"""What "is killing me" when nobody is in low spirits: a pain, a nuisance, a good joke."""

_SAYINGS = (
    (r"\bnada (?:mais )?me (?:anima|alegra|interessa|motiva|agrada)\b", "triste"),
    (
        r"\b(?:i'?m|i am|im|i think i'?m|i'?ve been)(?: (?:really|totally|kinda|slowly))*"
        r" (?:falling (?:hard )?for|head over heels|falling in love)\b" + _WHAT,
        "smitten",
    ),
    (r"\bshort (?:fuse|temper)(?:ed)?\b" + _WHAT, "irritated"),
    (
        r"\b(?:i'?m|i am|i'?ve been|been|woke up|still)(?: \w+)? in (?:a|such a|the)"
        r" (?:bad|foul|terrible|horrible|rotten|shitty|awful|worst) mood\b" + _WHAT,
        "irritated",
    ),
    (
        r"\bmy heart(?:'s| is| feels)(?: (?:so|just|really|absolutely))* (?:heavy|broken|aching"
        r"|in pieces|breaking|shattered|sinking)\b" + _WHAT,
        "sad",
    ),
    (r"\b(?:haven'?t|have not|'?ve not|not) stopped crying\b" + _WHAT, "sad"),
    (
        r"\b(?:it'?s|that'?s|is|are|this is|been) (?:(?:really|slowly|literally) )*"
        r"(?:tearing me (?:apart|up)|eating me (?:up|alive)|getting (?:to me|me down)"
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
        r"|holding it together|functioning)|falling apart|struggling to cope)\b" + _WHAT,
        "stressed",
    ),
    (
        r"\b(?:i'?m|i am|im|still|been)(?: (?:absolutely|totally|literally|still))*"
        r" (?:on cloud nine|over the moon|walking on air|on top of the world|buzzing"
        r"|jumping for joy|grinning (?:from )?ear to ear|beaming)\b" + _WHAT,
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
        r"|a wreck|a mess|a nervous wreck)\b" + _WHAT,
        "shocked",
    ),
    (
        r"\bmy (?:anxiety|stress|nerves|stress levels?)(?:'s| is| are| has been| have been)"
        r" (?:through the roof|sky[- ]high|off the charts|awful|terrible|bad|out of control"
        r"|shot|killing me)\b" + _WHAT,
        "anxious",
    ),
    (
        r"\bminha ansiedade (?:ta|esta|anda|foi)(?: \w+)? (?:n[oa] (?:teto|talo|alto|ceu|mil"
        r"|limite)|a mil|atacada|alta|pessima|horrivel|nas alturas|fora de controle)\b" + _WHAT,
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
        r"|esperar))" + _WHAT,
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
    (r"\b(?:nao|n) (?:paro|consigo parar) de chorar" + _WHAT, "triste"),
    (
        r"\b(?:chorei|chorando|to chorando|estou chorando) (?:muito|mto"
        r"|o dia (?:todo|inteiro)|a"
        r" noite (?:toda"
        r"|inteira)|de tristeza|por (?:causa|ele|ela))" + _WHAT,
        "triste",
    ),
    (r"\b(?:i can'?t|can'?t|couldn'?t) stop crying" + _WHAT, "sad"),
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
        r" eyes))+" + _WHAT,
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
        rf"^\s*(?!{_SORE})"
        r"(?P<what>[^.!?;\n]{2,90}?)(?: is| are|'s| has been| have been|'s been)"
        r" (?:really |just |seriously |slowly |literally )?killing me\b",
        "stressed",
    ),
    (
        r"\b(?:it|that)s (?:really |just |slowly |literally )?killing me\b",
        "stressed",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?)(?: is|'s| has been|'s been) (?:really |just |seriously"
        r" )?(?:stressing me out|driving me (?:crazy|nuts|insane|mad)|weighing on me|getting to me"
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
        r"|ansiedade|choro)|ataque de panico|crises? de ansiedade)" + _WHAT,
        "ansiedade",
    ),
    (
        r"\bi (?:had|'?m having|keep having|have been having) (?:a |an )?(?:panic|anxiety)"
        r" attacks?" + _WHAT,
        "anxiety",
    ),
    (
        rf"{_AM} (?:(?:n[ao]|numa|em uma|num) (?:tremenda |maior |baita |puta |mo )?(?:bad|fossa"
        r"|depre|pior|lama|merda|sofrencia|tristeza)|no fundo do poco|(?:so )?o bagaco|um bagaco"
        r"|um lixo|no chao|despedacad[oa]|em pedacos|pelos cantos)\b" + _ABOUT,
        "triste",
    ),
    (
        r"\b(?:chorei|choramos|chorando|choro) (?:litros|rios|horrores|baldes|feito|que nem"
        r"|igual|de (?:solucar|raiva|saudade)|pelos cantos|sem parar|ate (?:dormir|cansar))\b"
        + _ABOUT,
        "triste",
    ),
    (
        r"\b(?:me acabei de chorar|(?:cai|caio) no choro|desabei|so sei chorar"
        r"|(?:to|tou|estou|ando) (?:so )?chorando)\b" + _ABOUT,
        "triste",
    ),
    (
        r"\bsinto (?:um|uma|aquele|aquela|muito|muita)(?: \w+)? (?:vazio|aperto|peso|buraco"
        r"|angustia|no)\b" + _ABOUT,
        "triste",
    ),
    (
        rf"{_AM} (?:meio |totalmente |completamente |bem )?perdid[oa] n[ao] vida\b" + _ABOUT,
        "perdido",
    ),
    (
        rf"(?:{_AM}|\bsou) (?:uma pilha(?: de nervos)?|com os nervos (?:a flor|em frangalhos)"
        r"|arrancando os cabelos|roendo as unhas|subindo pelas paredes|por um fio|a beira d[eo]"
        r" um (?:colapso|ataque)|de cabelo em pe|num? (?:estresse|stress|nervosismo)(?: \w+)?"
        r"|com a cabeca (?:a mil|cheia|quente)|com (?:um )?frio na barriga|a mil por hora)\b"
        + _ABOUT,
        "ansioso",
    ),
    (r"^\W*(?:hoje |ja )?(?:com|que|um) frio na barriga\b" + _ABOUT, "ansioso"),
    (r"\b(?:nao|n) (?:prego|preguei|consigo pregar) o olho\b" + _ABOUT, "preocupado"),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:ta|tao|esta|anda|vem) tirando (?:o )?meu sono\b", "ansioso"),
    (
        rf"{_AM} (?:por aqui|ate o pescoco|ate a tampa|engasgad[oa]|de mal|cuspindo fogo"
        r"|com sangue nos olhos) (?:com|d[eao]s?)\b" + _ABOUT,
        "irritado",
    ),
    (
        rf"{_AM} (?:so (?:alegria|felicidade|sorrisos?|gratidao)|(?:que e|q e) so alegria"
        r"|dando pulos|soltando fogos|flutuando|com o coracao (?:quentinho|cheio|em festa))\b"
        + _ABOUT,
        "feliz",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:trava|paralisa|tira o sono|desespera|angustia"
        r"|da (?:um |uma )?(?:aperto|no|gelo|angustia|agonia|crise|panico|pavor))m?\b",
        "ansioso",
    ),
    (
        r"\bi(?:'m| am|'ve been)? ?(?:feel|feeling|felt) (?:(?:really|so|just|a bit|kinda"
        r"|absolutely|completely|pretty|totally) )*(?:like (?:hell|crap|shit|rubbish|garbage|death"
        r"|a (?:failure|fraud|burden|mess|loser|idiot))|blue|lost|empty|numb|alone|hollow|off"
        r"|rough|broken|worthless|invisible|trapped|rotten|flat|rubbish|awful|useless)\b" + _ABOUT,
        "sad",
    ),
    (
        r"^\W*feeling (?:(?:really|so|just|a bit|kinda|absolutely|completely|pretty) )*(?:like"
        r" (?:hell|crap|shit|rubbish|a failure)|blue|lost|empty|numb|alone|off|rough|broken|flat"
        r"|rubbish|awful|rotten)\b" + _ABOUT,
        "sad",
    ),
    (
        r"\b(?:i )?(?:bawled|sobbed|wept|cried)(?: (?:my eyes out|like a baby|all|so|for|the whole"
        r"|at|in|over|when|uncontrollably|buckets|myself))+\b" + _ABOUT,
        "sad",
    ),
    (r"\bi (?:just )?(?:broke down|burst into tears|lost it|fell apart)\b(?! the)" + _ABOUT, "sad"),
    (
        r"(?:\bi'?m|\bi am|\bi'?ve been|\bim|^\W*)(?: (?:really|just|currently|still))* ?"
        r"(?:having|had) (?:a|an|such a)"
        r"(?: (?:really|pretty|very|super|bit of a|properly|proper))* ?(?:rough|tough|hard|bad"
        r"|terrible|awful|rubbish|shit|crap|horrible|difficult|rotten) (?:time|week|day|month|year"
        r"|patch|few (?:days|weeks|months)|morning|night)\b" + _ABOUT,
        "sad",
    ),
    (
        r"\b(?:i'?m|i am|im|i'?ve been)(?: (?:really|totally|just|kinda|a bit|so|still))*"
        r" (?:(?:really )?struggling(?! to (?:find|understand|see|open|log|get))|not coping"
        r"|losing (?:it|sleep|my (?:mind|marbles))|pulling my hair out|climbing the walls"
        r"|(?:stressed|stretched) to|snowed under|on edge|in a (?:really |very )?dark place"
        r"|spiralling|spiraling|at my limit)\b" + _ABOUT,
        "stressed",
    ),
    (
        r"^\W*(?:losing (?:sleep|my mind)|pulling my hair out|in a (?:really |very )?(?:dark|bad)"
        r" place|struggling(?! to (?:find|understand|see|open|log|get)))\b" + _ABOUT,
        "stressed",
    ),
    (
        r"\bmy (?:head|mind)(?:'s| is)(?: (?:just|totally|completely))* (?:all over the place"
        r"|spinning|a mess|racing|fried|gone(?! blank)|going to explode|not in a good place)\b"
        + _ABOUT,
        "stressed",
    ),
    (
        r"\bmy (?:anxiety|stress|depression|nerves|mood)(?:'?s| is| are| has| have)(?: been)?"
        r"(?: (?:really|so|pretty|quite|very|getting))* (?:bad|awful|terrible|worse|low|shot|high"
        r"|back|crippling|unbearable)\b" + _ABOUT,
        "anxious",
    ),
    (
        r"(?:\bi'?ve|\bi have|^\W*)(?: (?:officially|totally|absolutely))? ?had"
        r" (?:it(?: up to here)?|enough) (?:with|of)(?! (?:it|this|that|you)\b)(?P<what>"
        r" [^.!?;\n]{2,80})",
        "angry",
    ),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:makes?|made) my blood boil\b", "angry"),
    (
        r"\b(?:can'?t|cannot|couldn'?t) stop (?:smiling|grinning)\b" + _ABOUT,
        "happy",
    ),
    (r"^\W*(?:i'?m |still )?pinching myself\b" + _ABOUT, "happy"),
    (
        r"^\W*(?:(?:oh|ah|phew|ufa|nossa|man|god)\W+)*(?:what a|such a|que|q)"
        r" (?:relief|alivio)\b" + _ABOUT,
        "relieved",
    ),
    (r"^\W*missing (?:my|home|the|our|being)(?P<what> ?[^.!?;\n]{0,80})", "homesick"),
    (
        r"^\W*(?:a bit|bit|really|pretty|so) down\b(?= (?:lately|today|since|about|at)"
        r"|\W*$)" + _ABOUT,
        "sad",
    ),
    (
        r"(?:\bi|^\W*i?) ?(?:feel|felt|am|'m) (?:(?:totally|a bit|so|really) )*"
        r"(?:like )?a fish out of"
        r" water\b|\b(?:to|tou|estou|me sinto|fico) (?:como |que nem )?um peixe fora d.?agua\b"
        r"(?: (?:at|in|n[ao]|ness[ae]|nest[ae])\s+(?P<what>[^.!?;\n]{2,80}))?",
        "lonely",
    ),
    (
        r"\b(?:to|tou|estou|ando|me sinto|i'?m|i feel|feeling) (?:(?:bem|muito|a lot|much|way"
        r"|so much"
        r"|bem mais|agora|um pouco|a bit) )*(?:mais (?:calm[oa]|tranquil[oa]|leve|em paz)"
        r"|calmer|lighter)\b" + _ABOUT,
        "relieved",
    ),
    (
        r"\bi (?:always|usually|often|still) (?:feel|get|am) (?:sick|ill|queasy|shaky|on edge)"
        r"(?: (?:before|when|at|in|on|every|the night before)\s+(?P<what>[^.!?;\n]{2,80}))",
        "anxious",
    ),
    (r"\bsick with (?:worry|nerves|fear|guilt|grief)\b" + _ABOUT, "anxious"),
    (
        r"^\W*(?:i'?m |i am |i |absolutely |so |really )*made up(?= (?:about|for|with|that|to)\b)"
        + _ABOUT,
        "happy",
    ),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:gets?|brings?|drags?) me down\b", "sad"),
)
"""What is said, and a word of the feeling that it tells of."""


@cache
def sayings() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each way of saying, with a word of the feeling."""
    return tuple((re.compile(pattern), label) for pattern, label in _SAYINGS)


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
        r"|down|sou|frio|losing|pulling|struggling|acordei|sigo|continuo|smiling|calm\w*|tranquil\w*|happier|lighter|fish|peixe|leve|sick|queasy)\b"
    )
