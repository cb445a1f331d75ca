"""What people choose when they may."""

FIRST = {
    "choice": r"""
prefiro preferimos :: (?! que (?!me\b|seja|sejam))(?! (?:nao|n|nem|morrer|ficar (?:quiet|cal)
    |que (?:vc|voce|nao)|q (?:vc|n)|assim|ess[ae]|est[ae]|isso|deixar|falar (?:disso|depois)
    |aguardar|esperar|acreditar|pensar que|voce|vc|el[ea]|o (?:primeiro|segundo|terceiro)
    |a (?:primeira|segunda|terceira|opcao|letra|alternativa|versao (?:anterior|nova|antiga))
    |aquel[ae])\b)(?P<what> \w)
eu :: (?: (?:sou|so)) mais (?:d[eo] |da )?(?!(?:velh|nov|alt|baix|fort|calm|feli|trist|segur|magr
    |gord|eu|um|ou|el[ea]|burr|intelig|rapid)\w*\b)(?P<what>\w)
^sou :: (?: mais) (?:d[eo] |da )?(?!(?:velh|nov|alt|baix|fort|calm|feli|trist|segur|magr|gord|eu
    |um|ou|el[ea]|burr|intelig|rapid)\w*\b)(?P<what>\w)
sou :: (?: (?:time|team|do time))(?! d[aoe]\b)(?P<what> \w)
^dou :: (?: preferencia)(?: sempre)?(?: (?:a|ao|aos|as|pra|para|por))(?P<what> \w)
^entre :: (?: \w+){1,3} e(?: \w+){1,3}?,? (?:eu )?(?:fico com|escolho|prefiro|sempre)(?P<what> \w)
i we :: <MUCH> prefer(?:red)?\b(?! (?:not|to not|if|that you|it|this|that|you|the (?:first|second
    |other|former|latter)|to (?:wait|think|believe|keep that|stay anonymous))\b)(?P<what> \w)
i we :: (?:'?d| would)(?: much)? (?:rather|prefer)\b(?! (?:not|die|if|you|that|it|this|to not|wait
    |the (?:first|second|other)|be (?:dead|caught)))(?P<what> \w)
^rather prefer :: (?! (?:not|than|it|that|this))(?P<what> \w)
de :: (?: preferencia)(?! (?:nao|n|nenhuma|minha|dele|del)\b)(?P<what> \w)
^voo viajo sento durmo compro peco uso bebo tomo fico :: (?: sempre)(?! (?:que|q|com (?:medo
    |raiva)|assim|ansios|nervos|trist|cansad|feli|estress|preocup|mal|muito|tao)\w*)(?P<what> \w)
^always only just :: (?=[^.!?;\n]{2,40} for me\W*$)(?P<what> \w)
i :: (?:'?m| am)(?: (?:a|an|such|total|definitely|more|of|real|bit|huge))*(?= (?:night owl
    |early bird|homebody|introvert|extrovert|lark|minimalist))(?P<what> \w)
sou :: (?: (?:bem|muito|mais|super|uma?|meio))*(?= (?:notivag|coruja|matutin|caseir|baladeir
    |noturn|diurn|minimalist|introvertid|extrovertid|friorent|calorent))(?P<what> \w)
fico :: (?: com)(?= (?:o|a|os|as) \w)(?! (?:[oa]s? (?:mao|maos|barriga|cabeca|boca|pernas?|cara
    |voz|respiracao|estomago|corpo)
    |o coracao|a sensacao|a impressao|o pe|a pulga
    |a consciencia)\b)(?P<what> \w)
^preferably :: (?P<what>[ ,]+\w)
^sempre :: (?: (?:peco|escolho|compro|pego|viajo|sento|uso|tomo))(?P<what> \w)
i :: (?: always| usually| only| ever only)+ (?:order|pick|choose|go for|buy|fly|sit|take|book
    |drink|get(?= (?:the|an?)\b))(?! (?:it|for|\d|back|to|up|home|sick|\w+ed|anxious|nervous|sad
    |so|a bit|lost
    |the (?:bus|train))\b)(?P<what> \w)
^team :: (?= \w+$)(?P<what> \w)
i :: (?:(?:'?m| am)(?: (?:definitely|totally|more of|really|always|such))* (?:an? )?(?!people|nice
    |good|bad|private|busy|different|new|happy|changed|other|shy|kind|real|normal|horrible
    |terrible|better)(?:more of an? )?(?P<what>[\w-]+) person)\b
entre :: (?: \w+){1,3} e(?: \w+){1,3}?,? (?:eu )?(?:sou (?:do )?(?:time|team)|sou mais|vou de
    |fico com|escolho|prefiro|sempre)(?P<what> \w)
podendo :: (?: escolher),?(?P<what> \w)
given :: (?: (?:the|a) choice),?(?P<what> \w)
over :: (?= [\w ]{2,30} any ?(?:day|time))(?P<what> \w)
pra para :: (?: mim),?(?: [\w-]+){1,4} (?:tem (?:que|q)|precisa) ser(?P<what> \w)
pra para :: (?: mim),? (?:(?:e|eh|so|tem (?:que|q) ser) )+(?=(?:sem|com|bem|mal|gelad|quente|d[eo]
    |pur[oa]|integral|zero|forte|fraco)\w*\b)(?P<what>\w)
tem :: (?: (?:que|q)) ser(?: (?:sempre|bem|mais))*(?= (?:legendad|dublad|gelad|quente|mal passad
    |sem |forte|natural|organic|integral|vegan|artesanal|a vista|impress|silencios))(?P<what> \w)
^so apenas somente :: (?: (?:tomo|bebo|leio|assisto|compro|viajo|durmo|visto|peco|pago|ouco|escuto
    |jogo|uso|como))(?! (?:isso|quando|qnd|se|um|depois|de vez|hoje|hj|agora|mais|o que|que|uma
    |na|no|em casa|remedio|antes)\b)(?P<what> \w)
i we :: (?: (?:only|exclusively|pretty much only))(?: ever)? (?:read|drink|eat|wear|buy|use|watch
    |listen to|shop|play|cook|fly with|stay (?:in|at))(?! (?:it|this|that|when|if|on|at|once
    |recently|to|them|for|a (?:bit|little)|half)\b)(?P<what> \w)
^cat dog coffee tea beach mountain morning night city beer wine book winter summer :: (?: person)\b
    (?P<what>)
i :: (?:'?m| am)(?: (?:really|so|just|definitely))* not(?: really| exactly)? (?:an? |much of an? )?
    (?P<what>(?:morning|night|people|cat|dog|coffee|tea|beach|city|gym|party|phone|breakfast
    |dessert|sweets?|outdoors?|kids?|cold weather|hot weather)) (?:person|guy|girl|gal|lady)\b
^viajo compro uso tomo como bebo durmo peco pago leio :: (?=[^.!?;\n]{2,50} (?:em vez d[eo]
    |ao inves d[eo]|no lugar d[eo])\b)(?P<what> \w)
pra para :: (?: mim)(?: [\w-]+){1,2}? (?:bo[ma]|bons|boas|de verdade|perfeit[oa]|ideal) (?:e|eh|so
    |so se|tem que ser)(?: (?:e|eh|for))?(?! (?:quando|quem|isso|que)\b)(?P<what> \w)
i we :: (?:'?d| would)(?: (?:always|happily|much rather))? (?:take|pick|choose)(?! (?:it|that)\b)
    (?P<what> [^.!?;\n]{2,40}?) (?:over|any day|every time)\b
^more :: (?: of an?)(?= \w)(?! (?:problem|challenge|question|joke|reason)\b)(?P<what> \w)
i :: (?:'?m| am)(?: (?:definitely|always|much|way|kinda|honestly))* more of an?(?! (?:problem|
    challenge)\b)(?P<what> \w)
sou eu :: (?: (?:sou|muito|bem))*(?: mais) (?:d[eo]|da|chegad[oa] (?:n[oa]|em)|ligad[oa] (?:n[oa]|
    em)|fa de|o|a)(?=[^.!?;\n]{2,40} (?:que|do que|q))(?P<what> \w)
troco trocaria :: (?: (?:qualquer|tudo|facil|sempre))*(?=[^.!?;\n]{2,40} por )(?P<what> \w)
gosto :: (?: (?:bem|muito|mto|bem))? ?mais d[eao]s?(?=[^.!?;\n]{2,40} (?:que|do que|q) )
    (?P<what> \w)
between :: (?: [\w-]+){1,3} (?:and|or)(?: [\w-]+){1,3}?,? (?:i'?d|i would|i'll|i|it'?s|give me)
    (?: (?:always|definitely|pick|choose|go for|go with|take|prefer))*(?P<what> \w)
pra para :: (?: mim),? (?:so|somente|apenas|sempre)(?! (?:isso|hoje|agora|que|depois)\b)
    (?P<what> \w)
i we :: (?:'?d| would)(?: much)? sooner(?! (?:not|die|you)\b)(?P<what> \w)
i :: (?: (?:'?ll|will|would|'?d))? ?(?:always|usually|normally|generally|mostly|tend to)
    (?: (?:always|go and))? (?:choose|pick|opt for|go for|reach for|plump for)(?! (?:it|this|that|
    a (?:walk|run|swim|drive))\b)(?P<what> \w)
i :: (?:'?ll|'?d| will| would)(?: (?:always|usually|happily|gladly))+ (?:choose|pick|opt for|go for|
    reach for|have|take|order)(?! (?:it|this|that|you|a look|care)\b)(?P<what> \w)
if :: (?: i (?:had to|have to|could)) (?:pick|choose)(?: (?:one|between [\w ]{2,30}))?,? (?:i'?d|
    i would|it'?d|it would)(?: (?:say|be|go for|go with|have to be|pick|choose|probably))*
    (?P<what> \w)
se :: (?: (?:eu )?(?:pudesse|puder|tiver que|tivesse que|for pra|fosse pra)) escolher,? (?:eu )?
    (?:escolho|fico com|vou d[eo]|pego|prefiro|escolheria|ficaria com|iria d[eo]|era|e|eh|seria)
    (?P<what> \w)
over :: (?= [\w ]{2,30}(?:,? (?:when it comes to|for me|always|all day)))(?P<what> \w)
na :: (?: duvida),? (?:eu )?(?:vou d[eo]|fico com|peco|escolho|pego|sempre)(?P<what> \w)
^so apenas somente :: (?: (?:invisto|aplico|guardo|ando|cozinho|namoro|contrato|confio|assino|durmo
    |trabalho|pego|pesco|planto))(?= (?:em|n[ao]|com|d[eo]|por|a)\b)(?! (?:isso|quando
    |n[ao] (?:proxim|semana|segunda|mes))\b)(?P<what> \w)
pago compro resolvo faco :: (?: (?:tudo|sempre|quase tudo|as contas))+(?= (?:a vista|no (?:pix
    |debito|credito|dinheiro|cartao|boleto)|em dinheiro|via|pel[ao]|online|pelo app)\b)(?P<what> \w)
i we :: (?: (?:only|exclusively|pretty much only|always))(?: ever)? (?:invest in|pay(?= (?:cash|by
    |in|with|upfront))|travel(?= (?:by|with|light))|bank with|hire|trust|cook with|sleep(?= (?:with
    |on|in)))(?P<what> \w)
^always :: (?: pay)(?= (?:cash|by|in|with|upfront)\b)(?P<what> \w)
^hotel quarto carro casa apartamento restaurante celular notebook sapato escola academia :: (?: pra
     mim)? (?:tem (?:que|q)|precisa) (?:ter|ser|aceitar)(?P<what> \w)
""",
    "choice_noun": r"""
so somente apenas :: (?= (?:d[eo]|sem|com|se for|integral|light|vegan[oa]|desnatad[oa]|organic[oa]
    |zero|gelad[oa]|quente|em|n[ao]|pel[ao]|por)\b)(?P<what>)
only always :: (?: (?:for me|please|pls|no exceptions))\W*$(?P<what>)
always :: (?<!as.always)(?<!like.always)(?<!thanks.always)\W*$(?P<what>)
all :: (?: the way)\W*$(?P<what>)
only :: (?: (?:from (?:here|now) on(?:wards?)?|for us))\W*$(?P<what>)
so somente apenas :: (?= (?:tint[oa]|branc[oa]|sec[oa]|suave|pret[oa]|pur[oa]|mal passad|bem passad|
    ao ponto|caseir|frit[oa]|assad|grelhad|cru[a]?|amarg|meio amargo|fresc|madur|verde|cozid|
    derretid|al dente|fin[oa]|gross[oa]))(?P<what>)
or :: (?: (?:nothing|bust|death))(?: for me)?\W*$(?P<what>)
every :: (?: (?:single )?time)\W*$(?P<what>)
ou :: (?: nada)(?: (?:pra mim|comigo))?\W*$(?P<what>)
over :: (?= [\w ]{2,30}(?:,? (?:any ?(?:day|time)|when it comes to|always|every time|all day)))
    (?P<what>)
only :: (?<!the.only)(?<!if.only)(?<!not.only)(?:,? (?:please|for me|thanks)|\W*$)(?P<what>)
""",
}
