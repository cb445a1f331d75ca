"""Sentences that tell a feeling, in Portuguese: «a notícia mexeu comigo», «me orgulho de …»."""

from __future__ import annotations

from lembrar.text.claims.feelings_parts import ABOUT, WHAT

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
_PSYCHE = (
    r"\b(?:(?:o |meu |minha |a )(?:emocional|psicologico|autoestima|auto-estima|saude mental|mental"
    r"|confianca)|meu interior)(?: (?:ta|esta|anda|foi|ficou|segue|muito|bem|meio|totalmente))*"
    r" (?:abalad|destruid|n[ao] (?:chao|pe|lixo|limite|fundo)|pessim|ruim|um lixo|em frangalhos|la"
    r" (?:embaixo|no chao)|zerad|uma bagunca|fragil|em pedacos|detonad|acabad|despedacad|baix)\w*"
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
THEN = (
    r"(?: (?:muito|mto|demais|bastante|tanto|hoje|ontem|profundamente|tod[oa]|mesmo|feio|de verdade"
    r"|um pouco|horrores))*(?= (?:com|d[aeo]s?|por|pel[ao]s?|n[ao]s?|quando|ao|vendo|porque|pq"
    r"|toda vez|sempre)\b|\W*$)" + WHAT
)
FRAMES = (
    (
        r"\b(?:a|essa|minha) (?P<what>(?:solidao|saudade|tristeza|culpa|angustia|ansiedade|falta"
        r" del[ea])(?: d[aeo]s? [^.!?;\n]{2,40}?)?) (?:(?:ta|esta|anda|vem|so|sempre|me|muito)"
        r" )*(?:pesando|apertando|doendo|batendo|matando|consumindo|aperta|bate|pesa|doi)\b",
        "triste",
    ),
    (
        r"\b(?:no|aperto|peso|vazio|buraco|angustia|pontada|friozinho) n[ao] (?:garganta|peito"
        r"|estomago|consciencia|coracao|alma|barriga)\b" + ABOUT,
        "ansioso",
    ),
    (_PSYCHE, "abalado"),
    (
        r"\b(?:so )?(?:queria|quero|preciso|precisava|(?:to|tou"
        r"|estou) precisando)(?: muito)?(?: d[eo])?"
        r" (?:so )?(?:um )?(?:colo|abraco|carinho|ombro|chorar|companhia)\b(?! d[aeo]\b)" + ABOUT,
        "carente",
    ),
    (r"\bque (?:do|pena) d[aeo]s? (?P<what>(?:meus?|minhas?) [^.!?;\n]{2,60})", "triste"),
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
        r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:deixa|faz)(?: (?:ficar|sempre|toda?))* (?:tremendo"
        r"|sem (?:ar|chao|dormir|rumo|palavras)|paralisad[oa]|chorando|no chao|pra baixo|mal)\b",
        "ansioso",
    ),
    *(
        (rf"\bme(?: (?:muito|mto|sempre|ainda))? (?:{verb})\b{THEN}", label)
        for verb, label in _RUES
    ),
)
"""What the speaker says of himself, and a word of the feeling."""
