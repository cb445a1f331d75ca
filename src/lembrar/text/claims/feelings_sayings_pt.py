"""Ways to say a feeling without its name, in Portuguese: «tô um caco»."""

from __future__ import annotations

from lembrar.text.claims.feelings_parts import ABOUT, WHAT

_AM = (
    r"\b(?:to|tou|estou|ando|fiquei|sigo|continuo|me sinto|to me sentindo|acordei)"
    r"(?: (?:ate|so|mesmo|bem|meio|muito|completamente))?"
)
"""How a Brazilian says that he is in a state."""
SAYINGS = (
    (r"\bnada (?:mais )?me (?:anima|alegra|interessa|motiva|agrada)\b", "triste"),
    (
        r"\b(?:ta|tao|esta|estao|vem|anda) (?:acabando comigo|me (?:matando|destruindo"
        r"|corroendo|sufocando|tirando o sono|deixando (?:louc|doid|maluc)[oa]))\b",
        "triste",
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
        r"\bminha ansiedade (?:ta|esta|anda|foi)(?: \w+)? (?:n[oa] (?:teto|talo|alto|ceu|mil"
        r"|limite)|a mil|atacada|alta|pessima|horrivel|nas alturas|fora de controle)\b" + WHAT,
        "ansiedade",
    ),
    (
        r"\b(?:nao|n|naum) (?:to|tou|estou|ando|me sinto)(?: (?:nada|muito|mto|me sentindo|la"
        r" muito))* (?:bem"
        r"|legal|ok|feliz comigo)\b(?! (?:d[aeo]|vestid|informad))",
        "triste",
    ),
    (
        r"\b(?:nao|n|naum) (?:aguento|suporto|guento) mais(?! (?:isso|est|aquel|ouvir|esperar"
        r"|ess[ea]s?"
        r" (?:musica|app|site|jogo|novela|serie|propaganda|chuva|calor|frio|fila|internet|conversa"
        r"|chat|grupo|bot|demora|tela|video|meme|papo)))" + WHAT,
        "exausto",
    ),
    (
        r"\b(?:to|tou|estou|ando|vivo) (?:n[oa] (?:meu )?limite|no talo"
        r"|a ponto de (?:explodir|surtar)"
        r"|precisando de (?:colo"
        r"|um abraco|ferias)|sem (?:chao|rumo|paciencia|animo|energia|vontade (?:de|pra) nada"
        r"|forcas?))\b",
        "exausto",
    ),
    (r"\b(?:nao|n) (?:paro|consigo parar) de chorar" + WHAT, "triste"),
    (
        r"\b(?:chorei|chorando|to chorando|estou chorando) (?:muito|mto"
        r"|o dia (?:todo|inteiro)|a"
        r" noite (?:toda"
        r"|inteira)|de tristeza|por (?:causa|ele|ela))" + WHAT,
        "triste",
    ),
    (
        r"\bmeu (?:humor|animo|astral) (?:ta|esta|anda|foi)(?: \w+)? (?:pessimo|no (?:chao"
        r"|subsolo|pe|fundo)|la embaixo|pro chao|horrivel|zerado|ruim|baixo)",
        "triste",
    ),
    (
        r"\b(?:ando|to|tou|estou) (?:com|numa) (?:uma |muita |mta )?preguica d[eao] (?:tudo"
        r"|viver"
        r"|existir|vida|gente)",
        "desanimado",
    ),
    (r"\ba (?P<what>ansiedade|depressao|tristeza|angustia) voltou\b", "ansiedade"),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:apavora|assusta|aterroriza|amedronta)m?\b", "medo"),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:entristece|deprime|magoa)m?\b", "triste"),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?) (?:partiu|cortou|parte|corta) (?:o )?meu coracao\b",
        "arrasado",
    ),
    (
        r"\b(?:sinto|sentindo|senti) (?:muita |mta |mto |muito |tanta |uma |a )?falta"
        r" d[aoe]s?(?: (?!vc\b|voce\b))"
        r"(?P<what>[^.!?;\n]{2,80})",
        "saudade",
    ),
    (r"\b(?:nao|n) vejo a hora d[aeo](?P<what> [^.!?;\n]{2,80})", "empolgado"),
    (
        r"\bmal (?:posso|consigo) esperar (?:pr[ao]|para|pel[ao])(?P<what> [^.!?;\n]{2,80})",
        "empolgado",
    ),
    (r"\bcontando os dias (?:pr[ao]|para)(?P<what> [^.!?;\n]{2,80})", "empolgado"),
    (
        r"\bme arrependo (?:muito |mto |demais )?d[aeo]s?(?P<what> [^.!?;\n]{2,80})",
        "arrependido",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}) (?:ta|esta|vem|anda|tem) (?:me (?:matando|consumindo"
        r"|acabando|tirando o sono"
        r"|enlouquecendo|sufocando|deixando (?:louc[oa]|maluc[oa]|doid[oa]|pirad[oa]|ansios[oa]"
        r"|nervos[oa]|mal|pra baixo|sem dormir))|acabando comigo)\b",
        "estressado",
    ),
    (
        r"\b(?:perdi|perdendo|perco) o sono (?:por causa d[aeo]s?|com|por|pensando n[ao]s?)"
        r"(?P<what> [^.!?;\n]{2,80})",
        "preocupado",
    ),
    (
        r"\b(?:nao|n) (?:(?:to conseguindo|consigo|tenho conseguido|to) dorm(?:ir|indo)|durmo"
        r"|dormi)(?:"
        r" direito)? (?:por causa"
        r" d[aeo]s?|com|por|pensando n[ao]s?|de tanta?)(?! (?:\w+ )?(?:calor|frio|barulho|luz"
        r"|mosquito|pernilongo|musica|som|ar|cafe)\b)(?P<what> [^.!?;\n]{2,80})",
        "preocupado",
    ),
    (
        r"\b(?:to|tou|estou|ando|tive|tendo) (?:(?:tendo|com|uma|um|em|numa|muitas?|umas)"
        r" )*(?:crise de (?:panico"
        r"|ansiedade|choro)|ataque de panico|crises? de ansiedade)" + WHAT,
        "ansiedade",
    ),
    (
        rf"{_AM} (?:(?:n[ao]|numa|em uma|num) (?:tremenda |maior |baita |puta |mo )?(?:bad|fossa"
        r"|depre|pior|lama|merda|sofrencia|tristeza)|no fundo do poco|(?:so )?o bagaco|um bagaco"
        r"|um lixo|no chao|despedacad[oa]|em pedacos|pelos cantos)\b" + ABOUT,
        "triste",
    ),
    (
        r"\b(?:chorei|choramos|chorando|choro) (?:litros|rios|horrores|baldes|feito|que nem"
        r"|igual|de (?:solucar|raiva|saudade)|pelos cantos|sem parar|ate (?:dormir|cansar))\b"
        + ABOUT,
        "triste",
    ),
    (
        r"\b(?:me acabei de chorar|(?:cai|caio) no choro|desabei|so sei chorar"
        r"|(?:to|tou|estou|ando) (?:so )?chorando)\b" + ABOUT,
        "triste",
    ),
    (
        r"\bsinto (?:um|uma|aquele|aquela|muito|muita)(?: \w+)? (?:vazio|aperto|peso|buraco"
        r"|angustia|no)\b" + ABOUT,
        "triste",
    ),
    (
        rf"{_AM} (?:meio |totalmente |completamente |bem )?perdid[oa] n[ao] vida\b" + ABOUT,
        "perdido",
    ),
    (
        rf"(?:{_AM}|\bsou) (?:uma pilha(?: de nervos)?|com os nervos (?:a flor|em frangalhos)"
        r"|arrancando os cabelos|roendo as unhas|subindo pelas paredes|por um fio|a beira d[eo]"
        r" um (?:colapso|ataque)|de cabelo em pe|num? (?:estresse|stress|nervosismo)(?: \w+)?"
        r"|com a cabeca (?:a mil|quente|cheia(?! d[aeo]s? (?!\w{0,12} ?(?:problema|preocupac|conta"
        r"|boleto|pensamento|coisa|trabalho|duvida|caraminhola))))"
        r"|com (?:um )?frio na barriga|a mil por hora)\b" + ABOUT,
        "ansioso",
    ),
    (r"^\W*(?:hoje |ja )?(?:com|que|um) frio na barriga\b" + ABOUT, "ansioso"),
    (r"\b(?:nao|n) (?:prego|preguei|consigo pregar) o olho\b" + ABOUT, "preocupado"),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:ta|tao|esta|anda|vem) tirando (?:o )?meu sono\b", "ansioso"),
    (
        rf"{_AM} (?:por aqui|ate o pescoco|ate a tampa|engasgad[oa]|de mal|cuspindo fogo"
        r"|com sangue nos olhos) (?:com|d[eao]s?)\b" + ABOUT,
        "irritado",
    ),
    (
        rf"{_AM} (?:so (?:alegria|felicidade|sorrisos?|gratidao)|(?:que e|q e) so alegria"
        r"|dando pulos|soltando fogos|flutuando|com o coracao (?:quentinho|cheio|em festa))\b"
        + ABOUT,
        "feliz",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?) me (?:trava|paralisa|tira o sono|desespera|angustia"
        r"|da (?:um |uma )?(?:aperto|no|gelo|angustia|agonia|crise|panico|pavor))m?\b",
        "ansioso",
    ),
    (
        r"\bcansei d[eo](?P<what> (?:ser|correr atras|tentar|agradar|fingir|brigar"
        r"|insistir|viver assim|me doar|engolir|carregar|apanhar|dar murro)[^.!?;\n]{0,60})",
        "exausto",
    ),
)
"""What is said, and a word of the feeling that it tells of."""
