"""What people like, prefer and can't stand."""

FIRST = {
    "choice": r"""
prefiro preferimos :: (?! que (?!me\b|seja|sejam))(?! (?:nao|n|nem|morrer|ficar (?:quiet|cal)
    |que (?:vc|voce|nao)|q (?:vc|n)|assim|ess[ae]|est[ae]|isso|deixar|falar (?:disso|depois)
    |esperar|acreditar|pensar que|voce|vc|el[ea]|o (?:primeiro|segundo|terceiro)|a (?:primeira
    |segunda|terceira|opcao)|aquel[ae])\b)(?P<what> \w)
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
""",
    "likes": r"""
adoro adoramos amo amamos :: <VERY><NOT_NOW><KIN>(?P<what> \w)
curto curtimos :: (?! (?:prazo|circuito|e grosso|periodo|espaco|tempo|demais\W*$))<VERY><NOT_NOW>
    (?P<what> \w)
gosto gostamos goxto :: <VERY> (?:d[aeo]s?|d|quando|qnd|qdo|n[ao])\b(?! (?:voce|vc|ti|vcs|el[ea]s?
    |mim|dizer|jeito)\b)(?<!sto)<NOT_NOW>(?P<what> \w)
gosto :: (?= (?:d[ao]s? |de \w))<VERY><NOT_NOW>(?P<what> d\w* \w)
a :: (?: gente)(?: tb| tbm| tambem)? (?:adora|ama|curte
    |gosta (?:muito |mais |mto )?d[aeo]s?)<VERY><NOT_NOW><KIN>(?P<what> \w)
sou somos :: (?: (?:muito|mto|mt|super|bem|meio|completamente|totalmente|simplesmente|um|uma|mega
    |realmente))* (?:fa|fan|fas|fanatic[oa]s?|devot[oa] assumid[oa]|apaixonad[oa]s?|louc[oa]s?
    |doid[oa]s?|maluc[oa]s?|viciad[oa]s?
    |tarad[oa]s?|fascinad[oa]s?|obcecad[oa]s?|aficionad[oa]s?|amante|chegad[oa]s?|fissurad[oa]s?
    |vidrad[oa]s?)(?: (?:numero (?:um|1)|de carteirinha|total|demais|declarad[oa]
    |assumid[oa]))? (?:d[aeo]s?|por|em|n[ao]s?|num|numa|pel[ao]s?|p)\b<NOT_NOW><KIN>(?! (?:vc|voce
    |vcs|amor|pedra|mim)\b)(?P<what> \w)
sou :: (?P<what> (?:cafeeir|chocolatr|cinefil|gamer|rato de academia|noveleir|cervejeir|bookaholic
    |dorameir|otaku|festeir|geek|nerd)\w*)\b
me :: (?: amarro)(?: (?:muito|demais|mto))? (?:em|n[ao]s?|num|numa|d[eao])(?P<what> \w)
to estou tou ando :: (?: (?:muito|mto|mt|super|completamente|totalmente|mega))* (?:viciad[oa]
    |apaixonad[oa]|obcecad[oa]|fissurad[oa]|amarrad[oa]|ligad[oa]) (?:em|n[ao]s?|por|pel[ao]s?|com
    |(?:ness|nest)[ea]s?(?= [\w-]+ [\w-]))(?! (?:vc
    |voce|el[ea]|um (?:cara|menino|garoto|homem)|uma (?:menina|garota|mulher|mina|pessoa|colega)
    |alguem|meu
    |minha)\b)(?P<what> \w)
to estou tou :: (?: (?:amando|adorando|curtindo))(?: (?:muito|mto|demais|mt))?<NOT_NOW><KIN>
    (?! (?:muito|demais|a vida)\W*$)(?P<what> \w)
meu minha meus minhas nossa nosso :: (?: (?!(?:era|foi|e|eh|que|nao)\b)[^\s.!?;,:]+){0,4}? ?
    (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|fav|queridinh[oa]s?)\b(?: [^\s.!?;,:]+){0,4}? ?
    (?:e|eh|sao|continua sendo|é|sempre foi|:)(?! (?:qual|que|vc|voce)\b)(?P<what> \w)
meu minha meus minhas :: (?: (?:maior|grande|unic[oa]|novo|nova))? (?:hobby|hobbies|hobi|hobbie
    |passatempo|paixao|paixoes|vicio|fraco|xodo|guilty pleasure|comfort food)(?: (?:e|eh|sao
    |continua sendo)|:)(?! (?:vc|voce|meu|minha)\b)(?P<what> \w)
tenho :: (?: (?:uma |muita |verdadeira |um )?(?:paixao|fascinacao|fraco|adoracao|queda|xodo
    |loucura|tara|amor|carinho|vicio))(?: (?:enorme|imensa|grande))? (?:por|pel[ao]s?|em)(?! (?:vc
    |voce|el[ea]|um (?:cara|menino)|uma menina)\b)(?P<what> \w)
nao n :: (?: (?:vivo|fico|passo|abro mao)) (?:sem|d[eao]s?)(?: (?:o|a|meu|minha|um|uma))*
    (?! (?:voce|vc|el[ea]|te|ti|graca|saber|fazer|dinheiro|saida|internet|celular|resposta|nada
    |falar|comer|dormir|noticias|sinal|casa|fora|olho|por|dias?)\b)(?P<what> \w)
coleciono :: (?P<what> \w)
i we :: <MUCH> collect(?! (?:it|my|the (?:kids|package)|data|money|debts?)\b)(?P<what> \w)
^fa fan fas :: (?: (?:de carteirinha|numero 1|assumid[oa]|declarad[oa]))? (?:d[aoe]s?|of)(?! (?:vc
    |voce|you)\b)(?P<what> \w)
^nada nothing :: (?: (?:melhor (?:do )?que|como|supera|beats|better than|like|se compara a))
    (?! (?:isso|disso|this|that|uma boa noite|it)\b)(?P<what> \w)
gosto curto amo prefiro :: (?= (?:mal passad|bem passad|ao ponto|bem forte|bem fraco|sem (?:acucar
    |gelo|sal|cebola)|com (?:acucar|gelo|leite)|gelad|quente|picante|apimentad))(?P<what> \w)
^like love :: (?: my (?:coffee|tea|steak|eggs|pizza|whisk\w+|burger|toast|drinks?|pasta|food))
    (?P<what> \w)
i :: <MUCH> (?:take|drink|have|like) my (?:coffee|tea|steak|eggs|pizza|whisk\w+|burger|toast
    |drinks?)(?P<what> \w)
nas :: (?: (?:horas vagas|minhas folgas|folgas|horas livres|minhas horas vagas)),?(?: eu)?
    (?: (?:gosto de|sempre|costumo|adoro|curto))?(?P<what> \w)
no :: (?: (?:meu )?tempo livre),?(?: eu)?(?: (?:gosto de|sempre|costumo|adoro|curto))?
    (?P<what> \w)
nao n :: (?: troco)(?P<what> [^.!?;\n]{2,50}?) por (?:nada|ninguem|dinheiro nenhum)
gosto :: (?: (?:mesmo|muito|mais))? (?:e|eh) d[aeo]s?(?P<what> \w)
^vivo :: (?: (?:pra|para|por))(?! (?:mim|ele|ela|trabalhar|voce|vc|ai|isso)\b)(?P<what> \w)
i :: (?: live for| can never say no to| never get tired of| never say no to| geek out over
    |'?m all about)(?! (?:you|it|this|that)\b)(?P<what> \w)
nos :: (?: (?:tempos livres|fins de semana|finais de semana)),? (?:eu )?(?:gosto de|costumo|adoro
    |curto)(?P<what> \w)
i we :: <MUCH> (?:love|like|enjoy|adore|dig|fancy)\b<MUCH><NOT_IT><KIN>(?! (?:to (?:know|go now)
    |a |an (?:refund|answer)|some |help\b))(?P<what> \w)
i we :: (?:'?ve| have)?(?: always) (?:loved|liked|enjoyed|adored|been into
    |had a thing for)<NOT_IT><KIN>(?P<what> \w)
i :: (?:'?ve| have)?(?: recently| really| lately)? (?:fallen in love with
    |gotten (?:really |super )?into|got (?:really |super )?into|been (?:really |super )?into
    |grown to love)<NOT_IT><KIN>(?P<what> \w)
^love enjoy adore loving enjoying :: <NOT_IT><KIN>(?! (?:from|ya|is|and|the (?:weather|vibe)
    |yourself|to (?:hear|know|help|see|chat))\b)(?P<what> \w)
^like :: (?= (?:watching|playing|reading|cooking|running|hiking|listening|going|eating|drinking
    |travel|swimming|cycling|dancing|singing|painting|drawing|baking|gardening))(?P<what> \w)
^im m :: (?: (?:really|so|super|totally|pretty|very|big|hugely|a|an|huge|massive|such
    |big time))* (?:into|fan of|fond of|crazy about|mad about|nuts about|keen on|obsessed with
    |addicted to|passionate about|sucker for)<NOT_IT>(?! (?:trouble|it|my|punishment)\b)
    (?P<what> \w)
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:really|so|super|totally|pretty|very|a|an
    |big|huge|massive|such|such a|lifelong|hugely|always|kinda|also|still|quite|absolutely
    |completely))* (?:into|fans? of|fond of|crazy about|mad about|nuts about|keen on|obsessed with
    |addicted to|hooked on|passionate about|sucker for|partial to|in love with)<NOT_IT><KIN>
    (?! (?:punishment|a (?:guy|girl|man|woman)|someone|trouble)\b)(?P<what> \w)
^big huge massive :: (?: fan of)<NOT_IT>(?P<what> \w)
^obsessed crazy :: (?: (?:with|about))<NOT_IT><KIN>(?P<what> \w)
i :: (?:'?m| am)(?: (?:such|totally|definitely|more|really|very|always|been|also))* (?:a|an)
    (?: (?:huge|big|total|massive|real|complete|avid|serious|true))?(?P<what> (?:[\w-]+ ){0,2}
    (?:lover|addict|enthusiast|buff|geek|nerd|fanatic|junkie|aficionado|foodie|gamer|bookworm
    |film buff))\b
i we :: (?: can'?t| cannot| couldn'?t| can not| cant) (?:live|function|survive|do
    |go a day) without<NOT_IT>(?! (?:it|wifi|you)\b)(?P<what> \w)
i :: (?: have|'?ve got) (?:a (?:soft spot|weakness|
    thing(?! (?:today|tonight|tomorrow|later|on|at|in|this|next|to|going|coming|with|about)\b)|
    passion|sweet tooth)|an obsession)(?: for
    | with)?(?P<what>)
my our :: (?:(?: [\w'-]+){0,3}?) (?:favou?rites?|faves?|favs?|go-to)\b(?: (?!is
    |are)[^\s.!?;,:]+){0,5}?(?: (?:is|are|remains|has to be|would be|will always be
    |has always been)|'s|:)(?! (?:what|that you|you)\b)(?P<what> \w)
my our :: (?:(?: [\w'-]+){0,2}?) (?:hobby|hobbies|passions?|pastimes?|guilty pleasure
    |comfort food)(?: (?:is|are|include|includes|has always been|lately is)|:)(?P<what> \w)
in :: (?: my) (?:free|spare|down) ?time,?(?: i)?(?: (?:like to|love to|enjoy|usually|mostly|love
    |like|always))?(?P<what> \w)
^give :: (?: me)(?P<what> [^.!?;\n]{2,40}?) (?:any day|any time|over \w|every time)
^on at :: (?: (?:weekends|the weekends?)),? (?:i )(?:like to|love to|enjoy|love)(?P<what> \w)
^nothing :: (?: beats)(?P<what> \w)
meus minhas meu :: (?: (?:hobbies|hobby|passatempos?|paixoes|vicios?))\s*:(?P<what> \w)
my :: (?: (?:hobbies|hobby|passions?|interests))\s*:(?P<what> \w)
meu :: (?: (?:negocio|caso|lance|barato|forte)) (?:e|eh)(?! (?:o seguinte|que|diferente|vender
    |urgente|serio|grave)\b)(?P<what> \w)
adoro amo curto :: (?= (?:ver|ouvir|falar) (?:filme|serie|novela|musica|jogo|podcast|de |sobre ))
    (?P<what> \w)
i we :: (?: can'?t| cannot| cant| can not| could never) (?:get enough of|say no to|resist)
    (?! (?:it|this|that|you|them)\b)(?P<what> \w)
^can cant :: (?:'t|’t| not)? (?:get enough of|say no to|resist)(?! (?:it|this|that|you|them)\b)
    (?P<what> \w)
i we :: (?: could)(?: (?:happily|easily|literally|totally|probably|honestly))* (?:live (?:on|off)
    |survive on)(?! (?:my|the|less|it|that|\d|\$)\b)(?P<what> \w)
i we :: (?: could| can)(?: (?:happily|easily|literally|totally|probably|honestly))* (?:eat|drink
    |watch|listen to|talk about|play|read)(?P<what> [^.!?;\n]{2,40}?) (?:every|all (?:day|night)
    |for (?:hours|days|ever|breakfast)|forever|seven days|24/7|on repeat|any ?time|till)\b
comeria tomaria beberia assistiria ouviria passaria viveria :: (?: (?:so|de|a))*(?P<what>
    [^.!?;\n]{2,40}?) (?:todo (?:santo )?dia|todos os dias|o dia (?:todo|inteiro)|a vida (?:toda
    |inteira)|pra sempre|sem parar)\b
^vivo :: (?: (?:a|na)) base d[eo]s?(?P<what> \w)
i we :: <MUCH> spend(?: (?:my|our|all|most|whole|every|entire|of|the))* (?:weekends?|free time
    |spare time|evenings?|sundays?|saturdays?|days? off|nights?|mornings?|summers?)
    (?P<what> \w+ing\b)
passo :: (?: (?:o|os|meus|minhas|as|todo|meu|a|todos))+ ?(?:fds|fi(?:m|ns) de semana
    |finais de semana
    |domingos?|sabados?|noites?|tempo livre|tardes?|horas vagas|folgas?|feriados?)(?: (?:todo
    |inteir[oa]s?|livres?))?(?P<what> \w+ndo\b)
jogo treino nado pedalo corro danco pinto medito surfo escalo caminho pesco :: (?=[^.!?;\n]{0,40}
    \b<OFTEN>)(?P<what>)
^toda todo todas todos aos nos :: (?: [\w-]+){1,5}?,? (?:eu |a gente )?(?:jogo|joga|treino|nado
    |pedalo|corro|danco|pinto|medito|surfo|escalo|caminho|pesco|faco (?=<PASTIME>))(?P<what>)
faco fazemos :: (?: muito)?(?= <PASTIME>)(?! [\w ]{3,20} (?:amanha|hoje|hj)\b)(?P<what> \w)
i we :: <MUCH> (?:play|practi[cs]e|run|swim|cycle|bike|hike|climb|surf|dance|paint|knit|bake|read
    |meditate|volunteer|jog|ski|skate|garden|sew|crochet|box|fish
    |go (?:running|swimming|hiking|cycling|climbing|dancing|fishing|surfing|skiing|jogging
    |birdwatching|camping)|go to (?:the gym|yoga|pilates|church|spin|crossfit|zumba)
    |do(?= <PASTIME>))\b(?=[^.!?;\n]{0,40}\b<OFTEN>)(?P<what>)
i we :: <MUCH> do(?= <PASTIME>)(?P<what> \w)
sempre :: (?: (?:que|q) (?:da|posso|consigo|sobra (?:um )?tempo|tenho tempo)),?(?: eu)?(?: vou)?
    (?! (?:vou|ajudo|respondo|passo|ligo|apareco|volto)\W*$)(?P<what> \w+)
whenever :: (?: i (?:can|get (?:the|a) chance|have time|get time)),? i(?P<what> \w)
^favorite favourite fave fav :: (?: [\w'-]+){1,3}\s*[:=]\s*(?P<what>\w)
^banda cor filme livro serie comida musica cantor cantora artista jogo prato bebida :: (?:
     (?:favorit|preferid|predilet)[oa]s?)(?: [\w ]{2,14})?\s*[:=]\s*(?P<what>\w)
meu minha :: (?: (?:filme|livro|musica|serie|disco|album|banda|comida|jogo|time
    |lugar)) da (?:minha )?
    vida (?:e|eh)(?P<what> \w)
^big huge :: (?: (?:on|into))<NOT_IT>(?P<what> \w)
i we :: (?: do| also do)(?: (?:a bit of|a little|some|a lot of|lots of|bits of))+(?= (?:<PASTIME>
    |painting|gardening|knitting|baking|sewing|drawing|writing|photography|woodwork\w*|running
    |cycling|climbing|hiking|fishing|yoga|singing|crochet\w*|sketching|coding)\b)(?P<what> \w)
faco fazemos :: (?: (?:um pouco de|um pouquinho de|umas?|uns|muita|muito|bastante))+(?= (?:<PASTIME>
    |pintura|fotografia|jardinagem|bordado|pesca|escultura|horta|desenhos?|bolos?)\b)(?P<what> \w)
nothing :: (?: (?:beats|compares to|better than|tops|like))(?! (?:this|that|it|you|to (?:see|
    do))\b)(?P<what> \w)
nada :: (?: (?:melhor|mais gostoso)) (?:que|do que|q)(?! (?:isso|ess|voce|vc)\w*)(?P<what> \w)
nada :: (?: (?:supera|ganha|bate|substitui))(?: d[eao])?(?! (?:isso|disso|ess|voce
    |vc)\w*)(?P<what> \w)
^a melhor :: (?: melhor)?(?: (?:coisa|comida|invencao)) <IN_THE_WORLD>(?: pra mim)? (?:e|eh)
    (?! (?:isso|ess|voce|vc|ver|saber|que)\w*)(?P<what> \w)
i we :: (?: could)(?: (?:easily|happily|honestly|literally))? (?:eat|drink|listen to|watch|read|
    play|talk about|live on|live off|do)(?=[^.!?;\n]{2,40} (?:every|all|forever|for (?:hours|
    ever)|for the rest|non-?stop|day and night)\b)(?P<what> \w)
i :: (?:'?m| am|'?ve been| have been)(?: (?:really|totally|completely|super|so|absolutely|a bit|
    currently|pretty|quite|massively|well))* (?:into|hooked on|obsessed with|addicted to|
    mad about|crazy about|passionate about|nuts about|partial to|fond of|big on|keen on|all about|
    a huge fan of|a big fan of|a fan of|mad for|a nut for)(?! (?:you|this|that|it|him|her|
    my (?:wife|husband|kids|boyfriend|girlfriend)|someone|a (?:guy|girl|man|woman))\b)(?P<what> \w)
i we :: (?: (?:always|still|usually|mostly|only|really|often|also|just|normally|regularly))* ?
    (?:collect|garden|knit|crochet|fish|surf|climb|cycle|skate|ski|snowboard|hike|paint|sketch|
    bake|brew|woodwork|birdwatch|journal|meditate|do (?:yoga|pilates|crossfit|pottery|ceramics|
    karate|judo|jiu[- ]jitsu|boxing|ballet|crosswords|puzzles|sudoku|martial arts|woodwork|
    photography|parkrun)|go (?:fishing|hiking|climbing|running|swimming|surfing|camping|
    birdwatching|dancing|bowling|sailing|to the gym|clubbing|thrifting)|play (?:chess|tennis|golf|
    football|soccer|basketball|rugby|cricket|poker|darts|pool|squash|padel|pickleball|volleyball|
    badminton|hockey|guitar|piano|drums|bass|violin|ukulele|d&d|dungeons|video games|board games|
    minecraft|fortnite|cards|bridge|bingo|snooker|netball|softball|baseball|table tennis)|
    run (?:\w+ )?(?:marathons|ultras|every|on)|swim(?= (?:every|twice|three|once|laps|in|on|a lot|
    regularly|most))|lift(?= (?:weights|heavy|\w+ times))|work out|dance (?:salsa|tango|samba|
    ballet)|write (?:poetry|poems|songs|fiction|fanfic|short stories)|read (?:a lot|sci-?fi|
    fantasy|crime|romance|manga|comics)|sing (?:in|karaoke)|volunteer)\b(?! (?:you|it|that)\b)
    (?P<what>)
faco jogo toco pratico treino danco coleciono nado corro pedalo leio cozinho pesco surfo escalo
     pinto bordo costuro :: (?: (?:muito|mto|bastante|sempre|so|ate|um pouco de|uma))*
    (?= (?:natacao|academia|musculacao|pilates|yoga|ioga|crossfit|jiu|judo|karate|muay|boxe|
    capoeira|danca|bale|zumba|corrida|caminhada|trilhas?|croche|trico|ceramica|teatro|artesanato|
    futebol|bola|futsal|volei|basquete|tenis|padel|xadrez|poker|truco|domino|videogame|lol|
    free fire|valorant|cs|fifa|rpg|violao|guitarra|baixo|bateria|piano|teclado|cavaquinho|sanfona|
    flauta|violino|saxofone|forro|samba|salsa|tango|selos?|moedas?|vinis?|discos|bonecos|
    figurinhas|miniaturas|canecas|livros?|manga|quadrinhos|todo dia|toda semana|\d+ ?x|\d+ vezes|
    tres vezes|duas vezes|de manha cedo|no fim de semana|aos? (?:sabados?|domingos?)|fantasia|
    romances?|poesia)\b)(?P<what> \w)
minha meu :: (?: (?:maior |grande |unico |unica )?(?:paixao|hobby|passatempo|vicio|fraco|xodo|
    terapia|lazer|ponto fraco))(?: (?:e|eh|sao|sempre foi|continua))(?! (?:voce|vc|meu filho|
    minha filha)\b)(?P<what> \w)
my :: (?: (?:biggest |main |only |guilty |secret |new |latest )?(?:passion|hobby|hobbies|pastime|
    obsession|weakness|guilty pleasure|comfort food|go-to(?: \w+)?|happy place|thing))(?: (?:is|
    are|has always been)|'s)(?! (?:you|that|to (?:be|die)|that's)\b)(?P<what> \w)
ouco escuto assisto vejo leio jogo como bebo tomo :: (?= (?:\w+ ){1,3}?(?:o dia (?:todo|inteiro)|
    todo (?:santo )?dia|toda (?:hora|noite|manha|semana)|sempre|direto|sem parar|o tempo (?:todo|
    inteiro)|religiosamente)\b)(?! (?:remedio|muito remedio|medicamento|antidepressivo|insulina|
    noticia ruim)\b)(?P<what> \w)
i we :: (?: (?:always|mostly|usually|only|still))* ?(?:listen to|watch|read|eat|drink|play|binge)
    (?= (?:[\w'&-]+ ){1,4}?(?:all day(?: long)?|every (?:single )?(?:day|night|morning|week|
    weekend)|all the time|non-?stop|religiously|constantly|24/7)\b)(?! (?:my (?:meds|pills)|it|
    this|that)\b)(?P<what> \w)
nao n :: (?: (?:troco|vivo sem|passo sem|dispenso|abro mao d[eo]|fico sem|resisto a|
    consigo ficar sem))(?! (?:voce|vc|isso|meu filho|minha)\b)(?P<what> \w)
wouldn can cant couldn :: (?:'?t|’t)? (?:swap|trade|live without|go without|resist|
    survive without|do without|say no to|give up)(?! (?:you|it|this|that|him|her|my (?:wife|
    husband|kids|mum|dad|meds|job))\b)(?P<what> \w)
favourite favorite fave fav :: (?: \w+){1,3}?(?:\s*[:=]| (?:has to be|is|would be|ever|
    of all time))(?! (?:you|that|this)\b)(?P<what> \w)
sou :: (?: (?:muito|super|completamente|totalmente|meio))*(?: (?:apaixonad[oa]|viciad[oa]|
    louc[oa]|fissurad[oa]|doid[oa])) (?:por|em|n[ao]|d[eo]|pel[ao])(?! (?:voce|vc|meu|minha|ela|
    ele)\b)(?P<what> \w)
tomo bebo como :: (?: (?:meu |o |a |so |sempre )?(?:cafe|cha|leite|chimarrao|suco|pizza|pao|
    sorvete|hamburguer|arroz))(?= (?:sem|com|pur[oa]|pret[oa]|gelad[oa]|forte|fraco|puro)\b)
    (?P<what>)
i :: (?: (?:take|have|drink|like)) my(?= (?:coffee|tea|steak|eggs|toast|whisk\w+|pizza|burger|
    martini)\b)(?P<what> \w)
thing things :: (?: that)?(?: i) (?:love|adore|enjoy)(?: (?:the most|most|more than anything))?,?
    (?: (?:it'?s|is|are|it is))(?P<what> \w)
coisa :: (?: (?:que|q)) (?:eu )?(?:mais )?(?:amo|adoro|gosto)(?: (?:e|eh|mesmo e))(?P<what> \w)
i :: (?:'?ve| have) always (?:loved|liked|adored|enjoyed|been (?:into|a fan of|crazy about|
    obsessed with))(?! (?:it|you|this|that|him|her)\b)<KIN>(?P<what> \w)
i we :: (?: (?:also|still|just))* play the(?= (?:cello|violin|piano|guitar|drums|flute|clarinet|
    sax\w*|trumpet|trombone|harp|banjo|ukulele|bass|fiddle|bagpipes|organ|accordion|oboe|viola|
    tuba|recorder|keyboard)\b)(?P<what> \w)
sou :: (?: (?:muito|super|bem|ate))? ?suspeit[oa] (?:pr[ao]|para) (?:falar|opinar)(?: (?:d[eao]s?|
    sobre|quando o assunto e))+(?P<what> \w)
minha meu :: (?: (?:praia|vibe|pegada|onda|parada|brisa|cara|estilo|rolê|role|cup of tea|lance|
    trip))(?: (?:e|eh|sempre foi|mesmo e))(?: (?:mais|muito|mesmo|bem))*(?! (?:ver|voce|vc|que|
    a sua|outr[oa])\b)(?P<what> \w)
nao n :: (?: (?:resisto|consigo resistir|digo nao|recuso|perco|canso d[eao]|enjoo d[eao]|
    me canso d[eao]))(?: (?:a|ao|aos|um|uma|o))*(?! (?:tempo|a hora|voce|vc|isso|nada|o foco|
    a paciencia|por esperar|emprego|trabalho|ajuda)\b)(?P<what> \w)
morro mato :: (?: por)(?! (?:voce|vc|ele|ela|isso|meu|minha)\b)(?P<what> \w)
i we :: (?: (?:swear by|live on|run on|geek out (?:on|over)|never (?:turn down|refuse|pass up)|
    can'?t go wrong with))(?! (?:it|this|that|you|him|her|my)\b)(?P<what> \w)
cant can :: (?:'t|’t)? go wrong with(?! (?:it|this|that)\b)(?P<what> \w)
my :: (?: idea of (?:heaven|fun|a good time|bliss|paradise|a perfect (?:day|night|weekend|evening)|
    a good night))(?: is|'s| would be)(?P<what> \w)
obsessed hooked addicted :: (?: (?:with|on|to)) (?:this|that|these|those)(?: (?:new|little|old|tiny|
    local))* (?P<what>\w+ \w+)
weekends evenings saturdays sundays mornings fridays :: ,? (?:i'?m|i am|you'?ll (?:find|catch) me|
    we'?re)(?: (?:usually|always|mostly|often|normally|generally|typically|either|out|off|at|on|in|
    down|up))* (?!(?:working|sleeping|busy)\b)(?P<what>\w+ing\b)
going through :: (?: through)? an?(?: (?:bit of an?|serious|major|real|massive))?(?P<what> [\w-]+
    (?: [\w-]+)?) (?:phase|stage|obsession|kick)\b
in :: (?: my) (?P<what>[\w-]+(?: [\w-]+)?) era\b
to tou estou :: (?: (?:numa|em uma|n[ao] minha)) (?:fase|onda|vibe|pegada) (?:d[eo]|so d[eo]|bem)
    (?: (?:ouvir|ver|ler|assistir|jogar|so|comer))*(?P<what> \w)
can cant :: (?:'t|’t)? beat(?: (?:a good|a nice|a|an|some|the))?(?! (?:it|this|that|them|you|him|
    her|the (?:price|traffic|system))\b)(?P<what> \w)
""",
    "dislikes": r"""
^evito dispenso :: (?! (?:isso|falar|pensar|ao maximo|brigas?|sair|gastar)\b)(?P<what> \w)
i :: (?:'?ve| have) had (?:it up to here|enough|it) (?:with|of)(?! (?:you|this|that|it)\b)
    (?P<what> \w)
coisa :: (?: que| q) (?:eu )?(?:me (?:tira do serio|irrita|incomoda)|(?:eu )?(?:odeio|detesto
    |nao suporto)) (?:e|eh)(?P<what> \w)
odeio odiamos detesto detestamos abomino :: <VERY><NOT_NOW>(?! (?:qdo isso|quando isso|mim|mundo
    |segundas?(?:[- ]feiras?)?\W*$|minha vida|tudo|todo mundo)\b)(?P<what> \w)
nao n nem nunca num naum :: (?: (?:eu|me|muito|mto|tb|tbm))* (?:gosto|gostamos|gostei nunca|curto
    |curtimos|gost)(?: (?:muito|mt|mto|nada|mesmo|nem um pouco|nenhum pouco|nadinha|mto n|la
    |tambem|tb|tbm))*(?: (?:d[aeo]s?|d|quando|q|que|qdo|qnd))?\b<NOT_NOW>(?! (?:vc|voce|vcs
    |el[ea]s?|mim|nem|tanto|mais|muito\W*$|nada\W*$)\b)(?P<what> \w)
nao n num naum :: (?: (?:suporto|tolero|aturo|engulo|aguento))(?! mais)<VERY><NOT_NOW>
    (?! (?:esperar|a hora|o tranco|de|tanta|ficar|muito tempo|mto|essa|mesmo)\b)(?P<what> \w)
nao n num naum :: (?: sou) (?:muito |mto |mt |tao |la |la muito |assim )*(?:fa|chegad[oa]|d[eao]
    |ligad[oa])(?: (?:d[eao]s?|em|n[ao]s?|num))?<NOT_NOW>(?! (?:aqui|la|ferro|sp|rio|recife
    |salvador|familia|reclamar|falar|chorar|mentir|brincadeira|humanas|exatas)\b)(?P<what> \w)
acho achamos :: (?: (?:um saco|chat[oa]|horrivel|um porre|insuportavel|um tedio|nojent[oa]
    |uma chatice|pessimo))(?P<what> \w)
^nem :: (?: (?:gosto|curto|suporto))(?: (?:d[aeo]s?|d|muito))*(?P<what> \w)
nao n :: (?: (?:vou|fui)) com a cara (?:d[eao]s?)(?P<what> \w)
a :: (?: gente)(?: (?:tb|tbm|tambem))? (?:odeia|detesta|nao (?:curte|gosta d[eao]s?
    |suporta))<VERY><NOT_NOW>(?P<what> \w)
tenho :: (?: (?:um|uma|muito|mto|o maior|verdadeiro|certo|certa))*(?: ?(?:pavor|horror|nojo
    |aversao|ranco|odio|birra|trauma|implicancia|asco|fobia|gastura))(?: (?:mortal|total
    |enorme))? (?:d[eao]s?|a|por|pel[ao]s?|com)<NOT_NOW>(?! (?:vc|voce|mim)\b)(?P<what> \w)
morro :: (?: de (?:nojo|preguica|pavor|odio)) (?:d[eao]s?)(?P<what> \w)
passo :: (?: longe) d[eao]s?(?P<what> \w)
i we :: <MUCH> (?:hate|dislike|despise|detest|loathe)\b<MUCH><NOT_IT>(?! (?:to\b(?! (?:wait|run
    |cook|clean|drive|fly|wake|get up|lose|exercise))|my life|mondays?\W*$|myself|everything
    |everyone|it\W*$|the fact)\b)(?P<what> \w)
^hate hating :: <NOT_IT>(?! (?:to|my life|mondays?\W*$|it|myself|everything|mail)\b)(?P<what> \w)
i we :: <MUCH>(?: (?:can'?t|cannot|can not|cant|couldn'?t)) (?:stand|bear|stomach|abide)\b<NOT_IT>
    (?! (?:it|up|to\b(?! (?:wait|hear|see)))\b)(?P<what> \w)
^can cant :: (?:'t|’t| not)? (?:stand|bear|stomach)<NOT_IT>(?! (?:it|up)\b)(?P<what> \w)
i we :: <MUCH>(?: (?:don'?t|do not|dont|didn'?t ever|never))<MUCH> (?:liked?|love|enjoy(?:ed)?
    |care for|dig|do well with)\b<MUCH><NOT_IT><KIN>(?! (?:to (?:say|be rude|brag|complain)|what
    |much)\b)(?P<what> \w)
^don dont :: (?:'t|’t)?(?: really)? (?:like|enjoy|care for|dig)\b<NOT_IT>(?! (?:it|me)\b)
    (?P<what> \w)
i we :: (?:'?m| am|'?re| are)(?: (?:really|just|honestly|definitely|still))* not(?: (?:really|so|a
    |an|that|such|big|huge|much|much of a|too|particularly|super|very|the biggest|the|biggest
    |at all|all that|exactly))* (?:fans? of|into|fond of|crazy about|keen on|big on|one for
    |wild about)\b<NOT_IT>(?! (?:it|you)\b)(?P<what> \w)
^not :: (?: (?:really|so|a|an|that|big|huge|much of a|too|particularly|super|the biggest
    |exactly))* (?:fan of|into|fond of|crazy about|keen on|big on)\b<NOT_IT>(?P<what> \w)
^not never :: (?: (?:really|been|ever))* (?:much of an?|been (?:into|a fan of|big on|one for
    |fond of)
    |one for)(?P<what> \w)
i :: (?:'?m| am)(?: (?:really|honestly|just))* not(?: really)? much of an?(?P<what> \w)
i :: (?:'?ve| have)? never(?: really)? been (?:into|a (?:big |huge )?fan of|big on|one for
    |much of an?|keen on)(?! (?:it|this|that)\b)(?P<what> \w)
i :: (?:<MUCH> (?:don'?t|dont|do not|never) do) (?!(?:it|this|that|anything|much|well|my|the|so)\b)
    (?P<what>[\w-]+(?: [\w-]+)?)(?=\W*$|,)
people :: (?: (?:who|that))(?= [^.!?;\n]{2,40} (?:drive me|annoy me|bug me|irritate me|do my head|
    wind me up|get on my nerves|piss me off|make me (?:mad|angry|furious)))(?P<what> \w)
gente pessoas povo :: (?: (?:que|q))(?= [^.!?;\n]{2,40} (?:me (?:irrita|tira do serio|
    da nos nervos|estressa|incomoda|mata de raiva)))(?P<what> \w)
me :: (?: (?:irrita|tira do serio|incomoda|estressa|da nos nervos|da agonia|da gastura))
    (?: (?:muito|demais|profundamente|e|eh|quando|ver))*(?= (?:gente|quem|pessoas?|quando|barulho|
    fila|cheiro|atras|musica|transito|mentira|falsidade|bagunca|sujeira)\b)(?P<what> \w)
i :: (?: (?:can'?t|cannot|cant) (?:deal with|handle|cope with|be (?:bothered|arsed|doing) with|
    get into|get behind))(?! (?:it|this|that|you|him|her|life|the fact|any more)\b)(?P<what> \w)
i :: (?:'?m| am)(?: (?:terrified|scared|afraid|petrified|frightened|phobic|really scared|
    so scared|deathly afraid)) (?:of)(?! (?:losing|being|what|the|my|you|him|my (?:boss|dad|ex)|
    that|this|failing|dying)\b)(?P<what> \w)
not :: (?: (?:big|keen|sold|hot|huge|crazy|mad)) on(?! (?:it|that|this)\b)(?P<what> \w)
i :: (?: (?:hate|detest|loathe|can'?t stand|cannot stand|dislike|despise))(?= (?:being|getting|
    having to|people|waiting|small talk)\b)(?P<what> \w)
detesto odeio :: (?= (?:ser|que me|ter que|gente|esperar|acordar|perder|ficar)\b)(?P<what> \w)
tenho :: (?: (?:muita|uma|mta))? ?preguica d[eo](?! (?:hoje|responder|falar|sair|levantar)\b)
    (?P<what> \w)
thing things :: (?: that)?(?: i) (?:hate|can'?t stand|really hate|despise|dislike|detest)
    (?: (?:the most|most|more than anything))?,?(?: (?:it'?s|is|are|it is))(?P<what> \w)
coisa :: (?: (?:que|q)) (?:eu )?(?:mais )?(?:odeio|detesto|nao (?:suporto|gosto|aguento)|
    me (?:irrita|tira do serio|incomoda))(?: (?:e|eh|mesmo e))(?P<what> \w)
i :: (?:'?m| am)(?: (?:really|just|honestly|definitely))* not(?: really| exactly| much of)? an?
    (?= (?:[\w-]+ )(?:person|guy|girl|fan|drinker|eater|lover|reader|sports)\b)(?P<what> \w)
i :: (?:'?ve| have) (?:always|never not) (?:hated|detested|disliked|loathed|despised)(?! (?:it|
    you|this|that)\b)(?P<what> \w)
nao n :: (?: me) (?:dou|acerto|entendo)(?: (?:muito|mto|mt|la))?(?: bem)? com (?!(?:ele|ela|eles
    |elas|vc
    |voce|meus?|minhas?|os meus|as minhas|gente|ninguem)\b)(?P<what>\w)
i we :: (?: (?:don'?t|dont|do not|never))(?: (?:really|quite|ever))? (?:get on(?: well)?|get along
    |do well
    |vibe|agree) with (?!(?:my|him|her|them|you|people|the|that|this|it|what|everything)\b)
    (?P<what>\w)
nao n :: (?: tenho) (?:muita |mta |a menor )?(?:paciencia|saco|estomago) (?:pr[ao]s?|para|com)
    (?! (?:isso|nada|voce|vc|el[ea]|hoje)\b)(?P<what> \w)
nunca :: (?: (?:fui|fomos))(?: (?:muito|mto|mt|la|tao|bem|mesmo|exatamente))* (?:d[eao]s?|
    fa d[eao]s?|chegad[oa] (?:em|n[ao]|a)|ligad[oa] (?:em|n[ao]|a)|com a cara d[eao])(?! (?:casa|
    ferias|novo|la|carro|onibus|aviao|verdade)\b)(?P<what> \w)
nunca :: (?: (?:gostei|curti|suportei|aguentei|vi graca|tive paciencia|me interessei|liguei))
    (?: (?:muito|mto|mesmo))?(?: (?:d[eao]s?|em|n[ao]s?|pr[ao]|com|por))?(?! (?:voce|vc|ele|ela|
    isso|disso|tanto|nele|nela|aqui|la)\b)(?P<what> \w)
tomei peguei criei tenho ganhei :: (?: (?:um|uma|muito|mto|o maior|verdadeiro|certo|certa|tanto))*
    (?: ?(?:ranco|birra|bode|nojo|pavor|abuso|odio|antipatia|trauma|asco|horror|aversao|gastura|
    agonia|implicancia))(?: (?:mortal|total|enorme|eterno))? (?:d[eao]s?|a|por|pel[ao]s?|com)
    (?! (?:vc|voce|mim|dele|dela)\b)(?P<what> \w)
nao n :: (?: (?:vejo|acho|encontro))(?: (?:a menor|nenhuma|muita|mta))? graca (?:em|n[ao]s?|
    alguma em)(?! (?:isso|nisso)\b)(?P<what> \w)
quero :: (?: distancia)(?: (?:total|eterna))? d[eao]s?(?! (?:voce|vc|ele|ela|mim)\b)(?P<what> \w)
to tou estou tamo :: (?: fora) d[eao]s?(?! (?:casa|area|cidade|pais|brasil|escritorio|empresa|si|
    mim|ar|grupo|forma|moda|controle|hora)\b)(?![^.!?;\n]{0,40}\b(?:por enquanto|hoje|hj|amanha|
    agora|ate|essa|esse|semana)\b)(?P<what> \w)
fujo corro :: (?: (?:muito|sempre|longe|leguas))? ?d[eao]s?(?! (?:carro|moto|manha|noite|tarde|casa|
    bicicleta|graca)\b)(?P<what> \w)
deus :: (?: me livre) d[eao]s?(?! (?:isso|mim|voce|vc)\b)(?P<what> \w)
count leave :: (?: me out (?:of|for))(?! (?:it|this|that)\b)(?P<what> \w)
i :: (?: (?:could|can) do without)(?! (?:it|you|that)\b)(?P<what> \w)
you :: (?: (?:won'?t|wont|will never|couldn'?t|couldnt|can'?t|would never)) (?:ever )?(?:catch|find|
    see|get|pay) me (?:to |in |on |near |doing |eating |drinking |wearing |at )?(?P<what>\w)
i we :: (?: (?:have|'?ve(?: got)?|'?ve))? ?(?:no|zero|not got any|little) (?:time|patience|
    tolerance|interest|use) (?:for|in|with)(?! (?:it|this|that|you|him|her|them)\b)(?P<what> \w)
i :: (?: (?:draw the line at|steer clear of|run a mile from|avoid)) (?!(?:it|this|that|him|her|
    them)\b)(?P<what>\w)
my :: (?: (?:idea of (?:hell|torture|a nightmare)|(?:biggest |number one |ultimate )?(?:pet (?:hate|
    peeve)|bugbear|turn-?off|fear|phobia|worst nightmare|nemesis)|worst (?:nightmare|fear)))
    (?: (?:is|are|has to be|would be|was)|'s)(?! (?:that you|you|when you)\b)(?P<what> \w)
nothing :: (?: (?:winds me up|annoys me|irritates me|pisses me off|bugs me|gets to me|
    drives me (?:mad|crazy|nuts)|makes me (?:angrier|madder|angry|mad|rage)))(?: (?:more|quite|
    as much))* (?:than|like|as)(?P<what> \w)
nada :: (?: (?:pior|mais chato|mais irritante)) (?:que|do que|q)(?! (?:isso|ess|voce|vc)\w*)
    (?P<what> \w)
^a pior :: (?: pior)?(?: (?:coisa|comida|invencao)) <IN_THE_WORLD>(?: pra mim)? (?:e|eh)
    (?! (?:isso|ess|voce|vc|ver|saber|que)\w*)(?P<what> \w)
nada :: (?: me) (?:irrita|tira do serio|estressa|incomoda|enoja|cansa)(?: (?:mais|
    tanto))* (?:do que|que|q|quanto|como)(?P<what> \w)
meu minha :: (?: (?:maior |pior ))?(?:pesadelo|terror|fobia|tormento|implicancia|ranco)(?: (?:e|eh|
    sempre foi|e com))(?! (?:ver|voce|vc|que)\b)(?P<what> \w)
""",
    "dislikes_before": r"""
passo :: (?: longe| reto)\W*$(?P<what>)
hard :: (?: (?:pass|no))\b(?P<what>)
eu :: (?: (?:evito|dispenso|passo|odeio|detesto|abomino|fujo))\W*$(?P<what>)
e eh :: (?: (?:um )?(?:castigo|tortura|pesadelo|martirio))(?: pra mim)?\W*$(?P<what>)
e eh sao :: (?: (?:simplesmente|disparado|de longe|sem duvida|literalmente))*(?: a| as)
     (?:pior|piores) (?:coisas?|invenc(?:ao|oes)|comidas?|doces?|esportes?) <IN_THE_WORLD>(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:e|eh|sao) (?:a|as) (?:pior|piores) coisas?
    (?: <IN_THE_WORLD>)?(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:nao|n) (?:desce|entra|presta)m?(?: mesmo)?\W*$
    (?P<what>)
pra para :: (?: mim) (?:e|eh) (?:um |uma )?(?:castigo|tortura|pesadelo|martirio|chatice|saco)\b
    (?P<what>)
is isn are aren :: (?:n'?t|'t|’t| not| so not)(?: (?:really|exactly|quite|just))* my (?:thing
    |cup of tea|jam|style|favou?rite|vibe)(?P<what>)
grosses gross :: (?: me out)(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:muito |bem )?(?:a )?(?:minha|meu) (?:praia|estilo|tipo|vibe|coisa
    |forte)\b(?<!forte)(?P<what>)
me :: (?: (?:irrita|incomoda|enoja|tira do serio|tiram do serio|irritam|incomodam|da nos nervos
    |cansa|entedia)(?:m)?)(?: (?:muito|mto|demais|profundamente|mt))?\W*$(?P<what>)
annoys annoy bugs bug irritates disgusts :: (?: me)(?: (?:so much|a lot))?\W*$(?P<what>)
is are :: (?: (?:such )?a| my biggest| one of my)? ?(?:pet peeves?|dealbreaker|turn-?off)
    (?P<what>)
me :: (?: (?:da|dao) (?:nojo|asco|arrepio|gastura|preguica))\W*$(?P<what>)
eu :: (?: (?:nao|n)) (?:(?:assisto|vejo|ouco|encaro|curto|gosto|suporto|aguento|engulo|chego perto)
    (?: (?:nem|de jeito|nunca)\b[^.!?;\n]{0,20})?|(?:como|bebo|tomo|uso|visto) (?:nem
    |de jeito nenhum|nunca)\b[^.!?;\n]{0,20})\W*$(?P<what>)
eu :: (?: nem) (?:comeco|chego perto|olho|encosto|provo|passo perto)\W*$(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:muito |bem )?comigo\b(?P<what>)
e eh :: (?: (?:um |uma )?(?:sofrimento|suplicio|parto|inferno|saco|porre|chatice|tedio))(?= pra mim
    | para mim)(?P<what>)
tastes :: (?: like) (?:soap|dirt|feet|cardboard|medicine|mud)(?P<what>)
don doesn dont doesnt do does :: (?:'t|’t| not)? (?:agree|sit (?:well|right)|get on|get along|
    go down well) with (?:me|my (?:stomach|gut))\b(?P<what>)
upsets upset hurts wrecks destroys kills :: (?: my) (?:stomach|tummy|gut|guts|head|back)\b
    (?P<what>)
gives give :: (?: me) (?:heartburn|gas|migraines?|headaches|indigestion|the (?:runs|creeps|ick|
    heebie)|cramps|reflux|bloating|nightmares|the shivers)\b(?P<what>)
terrifies terrify scares scare freaks creeps frightens :: (?: me)(?: (?:out|to death|silly|
    so much|the most))?\W*$(?P<what>)
drives drive :: (?: me)(?: (?:up the wall|mad|nuts|insane|crazy|bananas|round the bend))\b
    (?P<what>)
are is :: (?: (?:just |honestly |literally |absolutely )?(?:the worst|so overrated|overrated|
    disgusting|vile|gross|rank|not for me|unbearable|torture|hell)(?: (?:for me|to me|imo|
    if you ask me))?)(?=,? (?:i (?:can'?t|hate)|for me|to me|imo)|, )(?P<what>)
me :: (?: (?:faz|fazem|da|dao|cai|caem)) (?:muito |mto |sempre |uma |um )?(?:mal|azia|gases|enjoo|
    dor de (?:barriga|cabeca|estomago)|refluxo|queimacao|alergia|pavor|panico|medo|nojo|arrepio|
    gastura|desespero)\b(?: (?:pro|no) estomago)?\W*$(?P<what>)
nao n :: (?: me) (?:cai|caem|desce|descem|faz|fazem)(?: (?:bem|muito bem|legal))\b(?P<what>)
scare scares terrify terrifies frighten freak :: (?: (?:the (?:life|hell|crap|shit|daylights|
    living daylights) out of me|me (?:half )?to death|me senseless))\b(?P<what>)
make makes :: (?: me)(?: (?:panic|cringe|gag|uncomfortable|want to (?:scream|cry|vomit|hide)|
    sick to my stomach|queasy|squirm|itch))\b(?P<what>)
freak freaks creep creeps :: (?: me out)\b(?P<what>)
i we :: (?: (?:can'?t|cannot|cant|could never|never could)(?: (?:even|really))? (?:stand|bear|
    stomach|abide|do|deal with|get into|eat|handle)|(?: really| absolutely)? ?(?:hate|detest|loathe|
    despise|dislike)| don'?t(?: really)? (?:like|do|get|care for|touch|eat)|'?m not (?:into|
    a fan of|keen on)| (?:could|can) do without| avoid| won'?t (?:touch|eat|do))(?: (?:at all|
    any ?more|like the plague|tbh|though|myself))?\W*$(?P<what>)
do does :: (?: my (?:head|nut|nuts) in)\b(?P<what>)
gives give :: (?: me (?:the )?(?:creeps|ick|heebie\S*|shivers|willies|hives|rage))\b(?P<what>)
get gets :: (?: on my (?:nerves|wick|tits|case)|(?: right)? up my nose)\b(?P<what>)
winds wind piss pisses tick ticks set sets :: (?: me (?:up|off))(?: (?:so much|big time|
    no end))?\W*$(?P<what>)
can :: (?: (?:do one|get in the (?:bin|sea)))\b(?P<what>)
to tou estou :: (?: fora)\W*$(?P<what>)
ninguem :: (?: merece)\W*$(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:pra|para) mim\b(?! (?:nao|hoje|agora))(?P<what>)
nao n :: (?: (?:rola|rolam|desce|descem|da|dao|passa|entra|encaixa|orna))(?: (?:mesmo|nem|pr[ao]|
    comigo|mim|goela|abaixo|la|para))* ?(?:comigo|mim|goela abaixo)\b(?P<what>)
me :: (?: (?:tira|tiram) do serio| (?:da|dao) (?:um )?(?:nos nervos|agonia|raiva|bode|ranco|panico|
    pavor|medo|arrepio|calafrio|nojo|gastura|aflicao))(?: (?:demais|muito))?\W*$(?P<what>)
is are :: (?: (?:really|so|definitely|just|honestly|totally))* ?not(?: (?:really|exactly|quite|just|
    so much))* (?:my|for me)(?: (?:thing|cup of tea|jam|style|favou?rite|vibe|scene|bag|forte|
    idea of fun|kind of thing|speed|department))?\b(?P<what>)
nem :: (?: (?:pensar|morta|morto|pintad[oa](?: de ouro)?|de graca|a pau|amarrad[oa]|que me paguem|
    fodendo|ferrando|de longe|sonhando))(?=\W*$|,)(?P<what>)
pra para :: (?: mim) (?:e|eh|sao) (?:a |o |um |uma )?(?:morte|inferno|fim(?: da picada)?|sofrimento|
    tormento|suplicio|cruz)\b(?P<what>)
make makes :: (?: me)(?: (?:faint|dizzy|pass out|shake|gag|heave|shudder|want to run|freak out|
    break out in a sweat|feel sick))\b(?P<what>)
and :: (?: (?:i|me))(?: (?:just|really))* (?:don'?t|do not|dont|never|will never) (?:get (?:along|
    on)|mix|agree|go together|see eye to eye|gel)\b(?P<what>)
make makes :: (?: my) (?:skin crawl|toes curl|blood run cold|stomach (?:turn|churn)|teeth itch|
    flesh creep|eyes roll|head hurt)\b(?P<what>)
bore bores depress depresses exhaust exhausts drain drains :: (?: me)(?: (?:to (?:tears|death)|
    stiff|rigid|silly|senseless|so much))?\W*$(?P<what>)
is are :: (?: (?:just |honestly |literally |absolutely )?(?:a (?:crime|sin|travesty|disgrace)|
    an? abomination|an insult|criminal|evil|the devil'?s \w+))\W*$(?P<what>)
me :: (?: (?:sufoca|sufocam|esgota|esgotam|entedia|entediam|da sono|dao sono|da tedio|mata de tedio|
    cansa|cansam|aperreia|desgasta))(?: (?:muito|demais|mto))?\W*$(?P<what>)
""",
    "likes_before": r"""
virou :: (?: (?:meu|minha))(?: novo| nova)? (?:vicio|paixao|hobby|xodo|favorit[oa]|mania)\b
    (?P<what>)
does :: (?: it for me)\b(?P<what>)
is :: (?: (?:totally|so|really|just))* (?:my thing|my jam|my happy place|life|where it'?s at)\b
    (?P<what>)
e eh sao continua :: (?: (?:sempre|realmente|simplesmente|de longe|disparado))*(?: (?:o|a|os
    |as))? (?:meu|minha|meus|minhas)(?: (?:maior|grande|comida|cor|fruta|serie|filme|banda|musica
    |livro|lugar|bebida|prato|esporte|time|cantora?|artista|doce|sobremesa|estacao|epoca))?(?: ?
    (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|paixao|vicio|hobby|xodo|fraco|vida todinha))\b
    (?P<what>)
is are s :: (?: (?:definitely|still|always|by far|totally|probably|easily|one of|hands down
    |absolutely|just))* my (?:all[- ]time |absolute |number one |go-to )?(?:favou?rite|fave|fav
    |jam|passion|happy place|guilty pleasure|weakness|comfort food|thing|hobby)\b(?! (?:person
    |part of|thing about))(?P<what>)
e eh sao :: (?: (?:vida|tudo de bom|tudo na vida|comigo mesmo|(?:o )?meu (?:lugar|mundo|refugio
    |ponto fraco)(?: no mundo)?|(?:a )?minha (?:terapia|fuga|praia|alegria)))\W*$(?P<what>)
e eh sao :: (?: (?:simplesmente|disparado|de longe|sem duvida|literalmente))*(?: a| as)
    (?: (?:melhor|melhores|maior delicia)) (?:coisas?|invenc(?:ao|oes)|comidas?|doces?|esportes?)
     <IN_THE_WORLD>(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:e|eh|sao) (?:a|as) (?:melhor|melhores) coisas?
    (?: <IN_THE_WORLD>)?(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:e|eh|sao) (?:tudo(?: de bom| na vida)?|vida|sagrad[oa]s?
    |lei|religiao)\W*$(?P<what>)
e eh :: (?: o (?:lugar|prato|filme|jogo|esporte|livro|bicho|doce)) (?:q|que) (?:eu )?(?:mais )?
    (?:amo|adoro|gosto)\b(?P<what>)
is are s :: (?: (?:just|basically|really|totally))* my (?:therapy|escape|zen|drug of choice
    |everything|world|kryptonite|soft spot)\b(?P<what>)
me :: (?: (?:acalma|relaxa|desestressa|faz (?:muito )?(?:feliz|bem)))(?:m)?(?: (?:muito|mto
    |demais))?\W*$(?P<what>)
calms relaxes :: (?: me)(?: down| out)?\W*$(?P<what>)
como bebo tomo :: (?: (?:ate (?:passar mal|explodir|enjoar|dizer chega)|de joelhos|rezando))\b
    (?P<what>)
e eh :: (?: o que (?:(?:mais )?toca|eu mais (?:ouco|como|jogo|assisto|faco)))\b(?P<what>)
virou :: (?: (?:vicio|paixao|hobby|mania|rotina))\W*$(?P<what>)
for :: (?: the win| life| me,? always| me every time)\W*$(?P<what>)
over :: (?= [\w ]{2,30} any ?(?:day|time))(?P<what>)
makes make :: (?: me) (?:so |really |very )?(?:happy|calm|relaxed|feel alive)\W*$(?P<what>)
me :: (?: (?:ganha|conquista|pega|compra|encanta|fascina|apaixona|vicia))(?:m)?(?: (?:facil|sempre|
    demais|muito|de jeito|na hora))?\W*$(?P<what>)
i :: (?: (?:love|adore|live for|can'?t (?:live without|get enough of|resist)|could eat (?:every|
    all) day))\W*$(?P<what>)
eu :: (?: (?:amo|adoro|curto (?:muito|demais|bastante)|como todo dia|nao (?:dispenso|recuso|largo|
    troco)))(?: (?:muito|demais|de paixao|de mais|por nada))*\W*$(?P<what>)
gets get :: (?: me every time)\b(?P<what>)
mora moram :: (?: no meu coracao)\b(?P<what>)
is are :: (?: what)(?: (?:really|truly|always))? (?:gets me(?: (?:going|every time))?|
    does it for me|i (?:love|live for|adore|enjoy)(?: (?:most|the most))?|i'?m (?:really )?into)\b
    (?P<what>)
is are :: (?: how i) (?:switch off|relax|unwind|de-?stress|recharge|cope|clear my head|wind down|
    stay sane|decompress)\b(?P<what>)
e eh sao :: (?: sagrad[oa]s?)(?= (?:aqui em casa|la em casa|pra mim|para mim|pra gente))(?P<what>)
keeps keep :: (?: me (?:sane|going|young|grounded))\W*$(?P<what>)
e eh :: (?: (?:como|assim que|quando) eu) (?:desligo|relaxo|desestresso|recarrego|descanso)\b
    (?P<what>)
""",
    "likes_ends": r"""
nao n :: (?: (?:gosto|curto|ligo)) tanto(?: mais)?(?: (?:d[aeo]s?|pra))?(?P<what> \w)
i we :: (?: used to) (?:love|like|enjoy|adore|be (?:really |so |super )?(?:into|obsessed with
    |crazy about|mad about|a (?:big |huge )?fan of))(?! (?:you|it|him|her)\b)(?P<what> \w)
^went gone going :: (?: off)(?! (?:on|the|to|with)\b)(?P<what> \w)
nao n :: (?: (?:quero|tenho)) mais (?:saber|paciencia|saco) (?:d[aeo]s?|pra|com)(?! (?:isso|nada
    |vc|el[ea])\b)(?P<what> \w)
nao n :: (?: (?:acompanho|assisto|escuto|ouco|jogo|coleciono)) mais(?! (?:isso|nada|voce)\b)
    (?P<what> \w)
nao n :: (?: (?:gosto|curto|amo|adoro|ligo))(?: (?:tanto|muito))? mais (?:(?:de|d[ao]s?|pra|n[ao]
    |com) )?(?! ?(?:isso|disso|de vc|vc|nada|el[ea])\b)(?P<what>\w)
^enjoei cansei :: (?: (?:d[eao]s?))(?! (?:vc|voce|tudo|esperar|ess[ea]|dess[ea]|reclamar|tentar
    |disso|viver|ser|falar|ficar|sofrer|brincar|lutar|ouvir|pensar|procurar|mim|est|hoje|trabalhar
    |la)\w*\b)(?P<what> \w)
^parei deixei perdi :: (?: (?:de gostar|de curtir|o gosto|o gosto por|o interesse))(?: (?:d[eao]s?
    |por|pel[ao]s?|em))?(?! (?:vc|voce|el[ea])\b)(?P<what> \w)
i we :: (?: (?:don'?t|do not|dont|no longer))(?: really)? (?:like|love|enjoy) (?!(?:you|it|him
    |her)\b)(?P<what>[^.!?;\n]{1,60}?) (?:anymore|any more|any longer)\b
i we :: (?: no longer) (?:like|love|enjoy|care for)(?P<what> \w)
i :: (?:'?m| am) (?:over|done with|no longer into|not into)(?! (?:it|you|this|that|him|her
    |the moon)\b)(?P<what> [^.!?;\n]{1,40}?)(?: anymore| any more)\W*$
i :: (?: (?:went off|got bored of|lost interest in|gone off))(?P<what> \w)
nao n :: (?: (?:tomo|bebo|como|jogo|assisto|vejo|leio|ouco|frequento|compro|toco|treino|danco|
    corro|pedalo|nado)) mais(?! (?:que|do que|de|nada|isso|um|uma|tarde|cedo|devagar|remedio|
    acucar|carne)\b)(?P<what> \w)
i we :: (?: (?:don'?t|dont|do not)) (?:play|watch|read|run|drink|listen to|go to|cook|paint|bake|
    dance|swim|cycle|follow|use|buy|do) (?P<what>[^.!?;\n]{2,40}?) (?:anymore|any more|any longer|
    these days)\b
^fell got :: (?: out of love with| bored of| sick of)(?! (?:you|it|him|her|this|that|waiting|
    being)\b)(?P<what> \w)
i we :: (?:'?ve| have)(?: (?:really|completely|kinda|totally|sort of|just))* (?:gone off|
    got bored of|gotten bored of|lost interest in|lost my taste for|fallen out of love with|
    grown out of|outgrown|grown tired of|got sick of|had my fill of)(?! (?:it|you|this|that|him|
    her)\b)(?P<what> \w)
""",
}
