"""The words by which a feeling is none to keep: courtesies, laughter, replies, other times."""

from __future__ import annotations

import re
from functools import cache


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
        r"|versions?|options?|opc(?:ao|oes)|atualizac(?:ao|oes)|updates?|apps?|sites?|sistema"
        r"|website"
        r"|wifi|internet|waiting|esperar)\W*$"
    )


@cache
def laughing() -> re.Pattern[str]:
    """Said with a laugh, or of one: no feeling to keep."""
    return re.compile(
        r"\b(?:de (?:rir|tanto rir)|lol|lmao|lmfao|rofl|with laughter|laughing)\b"
        r"|\bjk\b"
    )


@cache
def pleased() -> re.Pattern[str]:
    """A kindness, and no more."""
    return re.compile(
        r"\W*(?:(?:eu|que bom|ai|ah)\W+)*fico (?:muito |mto |tao )?(?:feliz|contente)\W*"
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
