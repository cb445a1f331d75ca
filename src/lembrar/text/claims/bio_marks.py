"""The small words around a verb that decide what a statement about somebody is worth.

Denials, «mais», relatives, wishes: patterns over a bounded stretch of folded text.
"""

import re
from functools import cache


@cache
def word() -> re.Pattern[str]:
    return re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?|'(?:s|re)\b")


@cache
def pleased() -> re.Pattern[str]:
    return re.compile(
        r"(?:[Mm]uito )?[Pp]razer,? (?:(?:eu )?sou )?(?:[oa] )?"
        r"(?P<name>[A-Z][^\W\d_]+(?: (?:d[aeo]s? )?[A-Z][^\W\d_]+){0,3})"
    )


@cache
def greeted() -> re.Pattern[str]:
    """ "hey it's Marcus", «oi, é a Jéssica»: who it is, after a greeting."""
    return re.compile(
        r"\W*(?:[Hh]i+|[Hh]ey+|[Hh]ello|[Yy]o|[Oo]i+e?|[Oo]l[aá]|[Oo]pa|[Ee] ?a[ií]"
        r"|[Gg]ood (?:morning|afternoon|evening)|[Mm]orning|[Bb]o[am] (?:dia|tarde|noite))"
        r"(?: there| all| again| gente| pessoal| tudo bem| [a-z]{3,9})?[\s,!.?]+"
        r"(?:[Ii]t'?s(?: me)?|[Tt]his is|[ÉéEe]h?|[Ss]ou eu)[\s,]+(?:[oa]\s+)?"
        r"(?P<name>[^\W\d_]{2,20})(?=\W*$|,| from| again| d[aeo] | aqui| here)"
    )


@cache
def denied_last() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:mas|e|so que|de|ja|quanto a) )*(?P<what>[^,.;]{3,40}?)(?: (?:mesmo|eu|ainda|tb"
        r"|tambem|mais)){0,3} (?:nao|n) (?P<verb>tenho|sou|falo|tomo|uso|como|bebo|fumo|posso)"
        r"(?: (?:mais|nem|comer|de jeito nenhum|(?:ha|faz|desde|tem) [\w ]{1,24}))*\W*"
    )


@cache
def here() -> re.Pattern[str]:
    return re.compile(
        r"(?!(?:[Ll]ooky?|[Rr]ight|[Oo]ver|[Cc]ome|[Ss]till|[Nn]ot|[Ss]ee|[Hh]ear|[Oo]ut) )"
        r"(?:(?:[Hh]i+|[Hh]ey+|[Hh]iya|[Hh]ello|[Oo]i+e?|[Oo]l[áa]|[Ff]ala|[Ee] a[íi]|[Ss]alve"
        r"|[Bb]o[ma] (?:dia|tarde|noite))(?: there| all| everyone| gente| galera| povo"
        r"| pessoal)?)?\W*(?P<name>[^\W\d_]{2,20}) (?:here|aqui|speaking|falando)\W*"
    )


@cache
def between() -> re.Pattern[str]:
    """Words that may stand between a verb and what it says."""
    words = (
        "so|tambem|tb|tbm|ja|ainda|muito|mto|mt|bem|super|atualmente|hoje|agora|hj|mais|meio"
        "|totalmente"
        "|praticamente|basicamente|bastante|extremamente|muitissimo|um pouco|nao|n|tipo|now"
        "|currently"
        "|also|still|actually|really|very|just|only|not|never|kind of|pretty|deathly|severely"
        "|mildly"
        "|highly|officially|proudly|recently|newly|probably|now|no longer|a bit|slightly|mostly"
        "|technically|basically|already|finally|oficialmente|finalmente|recentemente|sempre|always"
        "|hoje em dia|toda|todo|todos|todas|all|longer|fully|completely|violently|terribly|super"
        "|even|originally"
    )
    return re.compile(rf"(?:\s+(?:{words})\b)*\s*")


@cache
def subject() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?<=\s)|^)(?:(?:eu|i|we|nos|a gente|me|nao|n|nunca|ja|tb|tambem|don't|dont|do not"
        r"|ainda"
        r"|agora|hoje|never|also|still|just|have|had|am|was)\s+)+$"
    )


@cache
def denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|naum|nunca|jamais|nem|not|never|don't|dont|doesn't|doesnt|didn't|isn't|isnt"
        r"|aren't|arent|wasn't|wasnt|weren't|werent"
        r"|ninguem|nobody|can't|cant|cannot|won't|haven't|havent|hasn't|hasnt|ain't|no longer"
        r"|tampouco|neither"
        r"|nor)"
        r"(?:\s+(?:me|te|se|eu|mais|tb|really|even|usually|currently|actually|any|ever|i)){0,2}\s*$"
    )


@cache
def denial_between() -> re.Pattern[str]:
    return re.compile(r"\b(?:not|never|no longer|nao|n)\b")


@cache
def last_denial() -> re.Pattern[str]:
    return re.compile(r"\w \w+ nao\W*$")


@cache
def none() -> re.Pattern[str]:
    return re.compile(r"(?:no|nenhuma?|any|zero) ")


@cache
def more() -> re.Pattern[str]:
    return re.compile(r"\bmais\b|\blonger\b")


@cache
def rather() -> re.Pattern[str]:
    return re.compile(r"\b(?:mais|muito|mto|mt|bem|so|super)\b")


@cache
def no_more() -> re.Pattern[str]:
    return re.compile(r"\bmais\b(?! (?:velh|nov|de|que|do|ou|tarde|cedo))")


@cache
def anymore() -> re.Pattern[str]:
    return re.compile(r"\b(?:anymore|any more|any longer|nunca mais)\b|\bmais\s*$")


@cache
def already_not() -> re.Pattern[str]:
    """«já não moro»: the same as «não moro mais»."""
    return re.compile(r"\bja (?:nao|n)\s+(?:\w+\s+)?$")


@cache
def no_longer() -> re.Pattern[str]:
    return re.compile(r"\bno longer\s+(?:\w+\s+)?$")


@cache
def lately() -> re.Pattern[str]:
    """ "haven't … since March", "not … now"."""
    return re.compile(
        r"\b(?:haven't|havent|hasn't|hasnt)\b.{0,60}\bsince\b|\bnot\b.{0,40}\bnow\W*$"
    )


@cache
def ago() -> re.Pattern[str]:
    """How long something has been so, before what is so."""
    return re.compile(
        r"(?:faz|ha|tem) (?:uns |umas |quase |mais de |ja |bem )*\S+"
        r" (?:anos?|mes(?:es)?|semanas?|dias?)(?: ja)? (?:que|q)\b"
    )


@cache
def we() -> re.Pattern[str]:
    return re.compile(r"\b(?:a gente|agente|a gnt|agnt|we)\b")


@cache
def i() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:me and my \w+|i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|everyone|everybody|people"
        r"|friends)\b"
    )


@cache
def i_said() -> re.Pattern[str]:
    """«eu antes …», «eu já …»: nobody else has come in since."""
    return re.compile(r"\beu (?:(?:ja|antes|so|tambem|tb|nao|n|sempre|nunca|ate) )*$")


@cache
def another() -> re.Pattern[str]:
    """Somebody else who may be the subject by now."""
    return re.compile(r"\b(?:my|our|her|his|their|he|she|they|who|that|which|it|you|the)\b")


@cache
def not_yet() -> re.Pattern[str]:
    """ "I want to live", "we'll move": wished or planned, not so."""
    return re.compile(
        r"(?:\b(?:to|will|would|could|should|might|may|gonna|wanna|must|let's|lets|please|you"
        r"|going)"
        r"|'ll|'d)\s+(?:(?:be|also|just|always|never|really|still)\s+)?$"
    )


@cache
def again() -> re.Pattern[str]:
    return re.compile(r"\s+(?:again|here|speaking)\b|,? (?:e )?(?:not|nao) [a-z]+\W*$")


@cache
def baby() -> re.Pattern[str]:
    """«ganhou bebe», «o bebe»: a child, not somebody who drinks."""
    return re.compile(
        r"\b(?:ganhou|ganhei|teve|tive|ter|tem|tenho|espera|esperando|quer|quero|o|um|meu|nosso|seu"
        r"|do|de|pro|no)\s+$"
    )


@cache
def english_to() -> re.Pattern[str]:
    """ "love to cook": no «tô»."""
    return re.compile(
        r"\b(?:love|like|want|need|have|going|used|trying|able|how|happy|ready|time|things|learning|got"
        r"|try|prefer|hope|listen\w*|back|go|went|due|way|nice|loves|likes|wants|enjoy)\s+$"
    )


@cache
def is_at() -> re.Pattern[str]:
    """Who is at something: «tô dirigindo», "I've been teaching"."""
    return re.compile(
        r"(?:\b(?:i'm|im|am|is|are|was|been|we're|he's|she's|to|tou|estou|ta|esta|ando|anda|tamo|tamos"
        r"|estamos|sigo|continuo|comecei)|'s|'re)"
        r"(?: (?:now|currently|still|just|agora|ainda|so|hoje))?\s+$"
    )


@cache
def english_noun() -> re.Pattern[str]:
    """ "for work", "after a drink": no verb after these."""
    return re.compile(r"\b(?:for|of|from|at|after|the|my|your|our|an?|this|that|some)\s+$")


@cache
def as_noun() -> re.Pattern[str]:
    """«apresentar trabalho», «o meu trabalho»: no verb after these."""
    return re.compile(
        r"\b(?:\w+[aei]r|[oa]s?|d[aeo]s?|n[oa]s?|ao|pro|um|meu|seu|esse|este|de|em)\s+$"
    )


@cache
def comma() -> re.Pattern[str]:
    return re.compile(r"(?:,\s*(?:(?:e|and|but|mas|just|only|so)\b)?|\be|\band|\+|&)\s+")


@cache
def only() -> re.Pattern[str]:
    """ "no kids, just two cats": not denied any more."""
    return re.compile(r"just|only|but|mas|so\b")


@cache
def adverbs_only() -> re.Pattern[str]:
    return re.compile(r"(?:(?:ja|tb|tambem|nao|n|ainda|so|sempre|nunca|agora|hoje|tbm|,)\s*)*")


@cache
def opener() -> re.Pattern[str]:
    words = (
        "oi|ola|e|mas|entao|ai|bom|bem|ah|so|hi|hey|hello|and|but|well|bom dia|boa tarde|boa noite"
        "|tudo bem|sim|yes|eu|i|ok|opa|galera|gente|just|todo mundo|a galera|meus amigos"
        "|everyone|o pessoal|\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|um|dois|duas"
        "|tres|quatro|cinco|seis|sete|oito|nove|dez|uns|umas|almost|nearly|over|quase|mais de"
    )
    return re.compile(rf"\W*(?:(?:{words})i*\b\W*)*")


@cache
def relative() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:que|q|quem|onde|quando|qdo|qnd|se|caso|enquanto|which|who|that|where|when|if|how"
        r"|what"
        r"|than|whether|while|until|ate|before|after|antes (?:de|que|d[ao])|depois (?:de|que"
        r"|d[ao])|como|seria"
        r"|would|pretend|cuj[oa]"
        r"|(?:thought|thinking|think|considered|considering|toyed|tempted|pensei|pensando"
        r"|pensado) (?:about|of|with|by|to|em|de)"
        r"|(?:feel|feels|felt|look|looks|seem|seems|sound|acting|act) like)\b"
    )


@cache
def clitic() -> re.Pattern[str]:
    return re.compile(r"\bse\s*$")


@cache
def telling() -> re.Pattern[str]:
    """What introduces a statement without taking anything from it."""
    return re.compile(
        r"\b(?:dizer|falar|contar|avisar|lembrar|lembra|lembre|lembrando|avisando|saber|sabe"
        r"|sabia|anota"
        r"|anote|anotar|registra|considera|considere|confesso|verdade|falei|disse|falou"
        r"|disseram|diz|confirmou|says|contei|fato e"
        r"|ressaltar"
        r"|questao e|ja|visto|uma vez|e|eh|so|detalhe|esquece|esqueca|esquecer|certeza|entender"
        r"|mencionar"
        r"|remember|know|note|mention|say|mind|tell|told you|told|said|forget|fact is|truth is"
        r"|is|fyi"
        r"|mencionei|mentioned|add|consideration|account|conta|porque|agora|ainda bem|pena|perceba)"
        r" (?:de )?(?:que|q|that)\b"
        r"|\b(?:faz|fazem|fez|ha|tem) [\w ]{1,24}? (?:que|q)\b"
        r"|^\W*(?:(?:e|mas|and|but|so|entao) )?(?:como|onde|where|que|q|who)\b|\b(?:como|as) (?:vc"
        r"|voce|you) (?:sabe|know)\b"
    )
