"""The words that tell a taste from a kindness, a joke or something at hand."""

from __future__ import annotations

import re
from functools import cache


@cache
def please() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:oi|ei|hey|hi|e|and|so|entao|por favor|please)\W+)*(?:tem como|da pra|pode"
        r"|podia|poderia|consegue|teria como|can|could|would|will)(?: (?:vc|voce|you|u|please|just"
        r"|por favor|me dar|tentar|try to))*\s+(?=\w)"
    )


@cache
def for_good() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:sempre|so (?:por|pelo|via|no)|de agora em diante|daqui pra frente|ser (?:um pouco "
        r")?(?:mais|menos)|(?:da|na) proxima|always|every time|from now on|next time|in future"
        r"|be (?:a bit |a little )?(?:more|less)|only (?:by|via|text|email|call|message))\b"
    )


@cache
def for_once() -> re.Pattern[str]:
    """About the text at hand, not about every answer."""
    text = (
        r"(?:e-?mail|text|letter|message|list|essay|post|report|caption|texto|carta|mensagem|lista"
        r"|relatorio|legenda|redacao)"
    )
    return re.compile(
        rf"\b(?:this time|this once|just once|dessa vez|desta vez|(?:for|in) (?:this|the|that|my)"
        rf" {text}|(?:no|nesse|neste|nessa|nesta|na|pro|pra) {text}|make (?:it|this|that) \w+er)\b"
    )


@cache
def do_instead() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:so|entao|just|please|por favor|so)\s+)*(?:(?:message|text|call|ping|email|ring"
        r"|try) me|try|any(?:thing|time)|(?:don'?t|dont|never) (?:leave|send|call|ring|text|email)"
        r"|(?:me )?(?:cham|lig|mand|procur|escrev)\w{1,3}"
        r"|prefiro)\b[^.!?;\n]{0,20}?\b"
        r"(?:after|before|between|past|from|depois|antes|apos|entre|a partir|msg|mensagem|zap"
        r"|whats\w*|e-?mails?|audios?|texto|instead|me|voice ?\w+|calls?)\b"
    )


@cache
def write_me() -> re.Pattern[str]:
    """Nothing but an order to write or call."""
    return re.compile(
        r"\W*(?:(?:so|just|please|pls|por favor|better)\s+)*(?:(?:text|email|e-mail|message"
        r"|whatsapp"
        r"|dm|call|ring) me|(?:me )?(?:manda|mande|chama|chame|escreve)(?: (?:uma|um|no|por|pelo))?"
        r" (?:msg|mensagem|zap|whats\w*|e-?mail|audio|texto)|me liga)(?:,? (?:please"
        r"|por favor))?\W*"
    )


@cache
def so_do() -> re.Pattern[str]:
    """Where what was told becomes an order: "…, so please text me", «…, por isso me chama»."""
    return re.compile(
        r",?\s+(?:so\s+(?=(?:please|just|pls|skip|avoid|no (?:calls?|texts?|voice|emails?|messages?"
        r"|meetings)|don'?t|keep|use|(?:text|email|e-mail|message|whatsapp|ping) me|send|write"
        r"|speak"
        r"|talk|explain|only|drop|stop|phone calls|calls are)\b)"
        r"|(?:entao|por isso|dai)\s+(?=(?:(?:nao )?me (?:lig|mand|cham|escrev|respond|explic|fal)"
        r"|nao (?:lig|mand|cham)|(?:fal|escrev|respond|evit|mand)[ae]\b|expli[cq])))"
    )


@cache
def people_who() -> re.Pattern[str]:
    """People of some kind, and the speaker."""
    return re.compile(
        r"\W*(?:people|those|anyone|folks|gente|pessoas?|quem)\s+(?:who|that|que|q|\w+)\b"
        r"[^.!?;\n]{2,80}\b(?:me|my|mim|comigo)\b"
    )


@cache
def each_time() -> re.Pattern[str]:
    """When the speaker asks for something, and what is to be done then."""
    return re.compile(
        r"\W*(?:please\s+)?(?:(?:quando|qnd|sempre que|toda vez q(?:ue)?|se)\s+(?:eu\s+)?(?:te\s+)?"
        r"(?:pedir|perguntar|mandar|solicitar)|(?:when|whenever|any ?time|every time|if)\s+i\s+"
        r"(?:ask|request|send|say|want|look))\b[^.!?;\n]{2,60}?,?\s+(?P<order>(?:please\s+)?(?:keep"
        r"|make (?:it|them|sure)|give|use|always|just|don'?t|never|only|answer|reply|show|include"
        r"|leave|assume|skip|stick|sempre|so|nao|manda|responde|usa|considera|inclui|evita|prioriza"
        r"|me (?:da|manda|mostra|responde)|coloca|lembra)\b[^.!?;\n]{3,100})"
    )


@cache
def apart_of() -> re.Pattern[str]:
    return re.compile(r",|\be\b|\band\b|\banos\b|\byears?\b|\d-year-old\b")


@cache
def what_was_said() -> re.Pattern[str]:
    """«isso que é vida» points at what was said."""
    return re.compile(
        r"\b(?:isso|isto|this|that|it|which|aquilo|things?|one)(?: q(?:ue)?)?$|\b(?:q|que|what)$"
    )


@cache
def we() -> re.Pattern[str]:
    return re.compile(r"(?:ador|am|gost|curt|prefer|odi|detest)[aei]mos\b")


@cache
def short() -> re.Pattern[str]:
    """A thing in a word or three: «leite» in «leite só de aveia»."""
    return re.compile(r"\W*(?:[a-z-]+,?\s+){1,5}")


@cache
def from_now_on() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:e|so|and|entao)\s+)?(?:from (?:now|today)|a partir d|de agora em diante"
        r"|starting)\b"
    )


@cache
def denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|nunca|nem|naum|jamais|not|never|don'?t|didn'?t|do not|se|if|que nao|wouldn'?t"
        r"|o que|what|te|gente q(?:ue)?)(?: (?:eu|i|me|really|muito|mais|to|assim|tb|exactly"
        r"|que|ever|you|vc))*\s*$"
    )


@cache
def first_word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def adverbs() -> re.Pattern[str]:
    """Nothing but these between somebody and "love", "like"."""
    return re.compile(
        r"\W*(?:(?:all|both|really|also|still|just|always|absolutely|would|do|does|will|too|and|so"
        r"|now|never|totally|who|that|actually|secretly|usually|only|mostly|generally|have|has"
        r"|kinda|used to|seems? to)\b\W*)*"
    )


@cache
def the_one_there() -> re.Pattern[str]:
    """With no subject said, "love the …" points at what is there; a few things are always there."""
    return re.compile(
        r"\s+(?:the|all|every|each|some|being part|seeing|hearing|having)\b(?! (?:beach|sea|ocean"
        r"|outdoors|rain|snow|cold|heat|sun|summer|winter|autumn|spring|mountains|gym|smell of"
        r"|sound of|taste of|feeling of|countryside|forest|woods|theatre|theater|cinema|movies"
        r"|kinds? of|things?|sorts? of))"
    )


@cache
def love_noun() -> re.Pattern[str]:
    return re.compile(
        r"\s+(?:theme|stor(?:y|ies)|songs?|letters?|lives|life|languages?|interests?|affairs?"
        r"|handles?|birds?|everywhere|always|wins?|for (?:the|my|your|all|it|you|this|that|each"
        r"|every|life|one|a|an)|with|in|among|between|around)\b"
    )


@cache
def to_reader() -> re.Pattern[str]:
    """«adoro falar com você», "I love seeing you": a kindness."""
    return re.compile(
        r"(?:\s+[\w'-]+){0,5}?\s+(?:you(?:r|rs|'\w+)?|ur|vc|voce|vcs|voces|te|ti|tua|teu|contigo)\b"
    )


@cache
def theirs() -> re.Pattern[str]:
    """Of somebody or something named before: without it nothing is told."""
    return re.compile(r"\s+(?:their|its|his|her)\s")


@cache
def shown() -> re.Pattern[str]:
    """What the other showed or told, not what one goes on liking."""
    there = (
        r"(?=\W*$|\s*[,.!;]|\s+(?:in (?:the|your|this|that)|on (?:the|your|this|it)|of (?:the|your"
        r"|this|it)|you|u|and|here|too|so|as|it|they|with|behind|there|e|q|que|d[ao]|n[ao]"
        r"|aqui|ali|ai|demais|mesmo)\b)"
    )
    return re.compile(
        r"\s+(?:(?:all|both)\s+)?(?:of\s+)?(?:the|d?[ao]s?)\s+(?:[\w'-]+\s+){0,3}?(?:photos?"
        r"|pics?|pictures?|paintings?|colou?rs|details?|designs?|vibes?|looks?|style|themes?"
        r"|messages?|ideas?|concept|energy|enthusiasm|attitude|spirit|feel|atmosphere|outfits?"
        r"|dress|decor|shots?|views?|characters|story|storyline|plot|ending|lyrics|title|logo"
        r"|cover|caption|thought|smiles?|results?|news|update|setup|layout|paragraph|draft|version|fotos?|fotinhas?"
        r"|videos?|ideia|dica|noticia|mensagem|vibe|proposta|resultado|visual|look|desenho|poema"
        r"|roteiro|plano|legenda|novidade|figurinha|surpresa|sugestao|resposta|energia|print)\b"
        + there
    )


@cache
def in_jest() -> re.Pattern[str]:
    return re.compile(
        r"🙄|\b(?:amo|adoro) quando (?:a (?:internet|net|luz|agua|bateria)|o (?:app|site|sistema"
        r"|celular"
        r"|wifi|onibus|elevador|computador|pc)) |^\W*(?:yeah,? (?:right|sure)|oh,? (?:great|sure"
        r"|joy|yay)|sure,? (?=i (?:just )?love)"
        r"|ah ta|aham|ah claro|claro que sim|nossa,? que (?:delicia|maravilha))\b"
        r"|\b(?:love|loving|enjoy|adore) (?:(?:being|getting) (?:stuck|on hold|kept waiting"
        r"|put on hold|ignored|lied to|ghosted|yelled at|shouted at|screamed at|talked over"
        r"|interrupted|blamed|ripped off|overcharged"
        r"|dumped|rejected|woken|soaked|rained on|spammed|treated like"
        r"|told off|bossed|left out|left on read|skint|broke|hungover|the last to know|parking"
        r" tickets|up at (?:the crack|[1-5]\b))"
        r"|(?:sitting|being|waiting|stuck) in (?:traffic|a queue|queues|line|lines|a waiting room)"
        r"|(?:waiting|standing) (?:on hold|around|in line|for hours|ages|an hour)|paying (?:taxes"
        r"|tax|bills|rent|fines|twice|extra)|working (?:for (?:free|nothing)|unpaid)"
        r"|repeating myself|having no (?:sleep|heating|hot water|internet|wifi))\b"
    )


@cache
def joining() -> re.Pattern[str]:
    return re.compile(r"[\s,;]+(?:(?:e|mas|and|but|ja|ou|or|eu|i|enquanto|while|porem)\W*)*$")
