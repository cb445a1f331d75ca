"""The words that say that a feeling comes back, and what people do when it does."""

from __future__ import annotations

import re
from functools import cache


@cache
def reaction() -> re.Pattern[str]:
    """What the speaker does or becomes, in the present: «fico», «travo», "I get"."""
    return re.compile(
        r"\b(?:(?P<body>(?:ja )?comeco a (?:suar|tremer|chorar|gaguejar|hiperventilar)"
        r"|da (?:um )?frio na"
        r" barriga|eu travo|travo|surto|choro|fico (?:dias |horas )?sem (?:comer|dormir|falar|ar"
        r"|chao)|me escondo|desabo|congelo|gaguejo|suo frio|perco o sono"
        r"|passo mal|nao"
        r" (?:consigo )?dorm(?:o|ir)|n durmo|coracao (?:dispara|acelera)|me desespero|me irrito|me"
        r" estresso"
        r"|me preocupo|entro em panico|me fecho|roo (?:as )?unhas?|me tranco|explodo|tremo|me"
        r" apavoro|me"
        r" culpo|me cobro|como demais|como sem parar|me saboto|me assusto|me emociono|me arrependo"
        r"|i(?: always| usually| just| tend to)* (?:freeze|panic|cry|bawl|sob|weep|well up|clam up"
        r"|go (?:quiet|to pieces|blank|numb)|shut down|freak out|lose"
        r" sleep|tear up"
        r"|spiral|can'?t sleep|break down|stress out|stress eat|blow up|overthink|worry|dread|snap"
        r"|melt"
        r" down|tense up)|my (?:anxiety|stress|heart rate|blood pressure|ocd|panic) (?:spikes"
        r"|flares(?: up)?|kicks in|shoots up|skyrockets|goes (?:up|through the roof|mad))"
        r"|stresses me out|freaks me out|gets to me|brings me down|cheers me up"
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
