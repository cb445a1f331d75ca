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
def at_hand() -> re.Pattern[str]:
    """What is before both speakers, and moves nobody for long: a screen, an answer, a show."""
    return re.compile(
        r"^(?:(?:ess[ae]s?|est[ae]s?|this|that|these|the|sua|your|ver sua)\s+)?(?:\w+ )?(?:memes?"
        r"|series?|novelas?|respostas?|videos?|conversas?|episodios?|prints?|fotos?|figurinhas?"
        r"|posts?"
        r"|answers?|chat|conversation|fonts?|code|drafts?|replies|reply|episodes?|show|two \w+"
        r"|versions?|options?|opc(?:ao|oes))\W*$"
    )


@cache
def laughing() -> re.Pattern[str]:
    """Said with a laugh, or of one: no feeling to keep."""
    return re.compile(
        r"\b(?:de (?:rir|tanto rir)|lol|lmao|lmfao|rofl|with laughter|laughing)\b"
        r"|\bjk\b"
    )


@cache
def laughed() -> re.Pattern[str]:
    """A laugh right before: «kkkkk tô no chão»."""
    return re.compile(r"(?:^|\s)(?:k{4,}|(?:ha){3,}|lmao|lol)\W*$", re.IGNORECASE)


@cache
def dictated() -> re.Pattern[str]:
    """Words to be put into a text: «escreve um bilhete dizendo que estou feliz»."""
    text = (
        r"(?:mensagem|msg|texto|bilhete|carta|e-?mail|legenda|post|cartao|recado|poema|message|text"
        r"|note|letter|caption|card|poem|tweet|story|email|bio|historia|conto)"
    )
    return re.compile(
        r"^\W*(?:(?:me|please|pls|por favor|agora|now|can you|could you)\s+)*(?:escrev|redig"
        r"|cri[ae]|fa[zc]|mont|mand|respond|write|draft|compose|make|create|send|add|put|include"
        r"|change)"
        rf"\w*\b[^.!?;\n]{{0,60}}\b(?:{text}\b|dizendo|falando que|saying|that says)"
    )


@cache
def of_mine() -> re.Pattern[str]:
    """Something of the speaker's: «meu gesso», "my cast", «me chamaram»."""
    return re.compile(r"\b(?:meus?|minhas?|noss[oa]s?|me|my|our)\b")


@cache
def after_own() -> re.Pattern[str]:
    """What was told of oneself, up to the comma before a cry: «tiraram meu gesso, que alívio»."""
    return re.compile(
        r"\b(?:meus?|minhas?|noss[oa]s?|me|my|our|i|passei|consegui)\b[^,]{3,60},\s*$"
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
        r"(?:estou|to|tou|tow|estamos|tamo|tamos|ando|andei|entrei|cai|fiquei|ficamos|fico"
        r"|me sinto|me senti"
        r"|me sentindo|sigo|continuo|acordei|vivo|tenho (?:me sentido|andado|estado)|cheguei|sai"
        r"|sinto-me"
        r"|voltei|fui dormir|passei o dia|tenho ficado|to ficando|estou ficando|i'?m|i am|i feel|i"
        r" felt"
        r"|i'?ve been|i have been|i got|i'?m getting|i get|feeling|we'?re|we are|we feel|been"
        r" feeling"
        r"|i'?m feeling|i was|been|i'?d been|ive been|i've become|i became|felt|feel)"
    )
    other = (
        r"(?:esta|ta|tah|anda|entrou|caiu|ficou|se sente|se sentiu|segue|continua|estao"
        r"|tao|ficaram|andam|fica"
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
        r"|assist|answer|wait|pay|share|send|try|discuss|explain|take|give|provide|leave|let|use"
        r"|clarify|confirm|accept|compromise|oblige|listen|stick|swap|lend|cover|talk|do|go)\b"
        r"|holidays|easter|thanksgiving|christmas|hour|for you|monday|friday|anniversary"
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
        r" with (?:the|that|this|it|how (?:you|this|that|it)|your|what)|interested"
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
