"""What people like and love, said with a verb or a name for it before the thing."""

FIRST = {
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
    |falar|comer|dormir|noticias|sinal|casa|fora|olho|por|dias?|brisa|vento|ar|luz|amor|promessas?
    |aparencias?|passado|ilusao)\b)(?P<what> \w)
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
nao n :: (?: troco)(?P<what> [^.!?;\n]{2,50}?) por (?:nada|ninguem|dinheiro nenhum)
gosto :: (?: (?:mesmo|muito|mais))? (?:e|eh) d[aeo]s?(?P<what> \w)
^vivo :: (?: (?:pra|para|por))(?! (?:mim|ele|ela|trabalhar|voce|vc|ai|isso)\b)(?P<what> \w)
i :: (?: live for| can never say no to| never get tired of| never say no to| geek out over
    |'?m all about)(?! (?:you|it|this|that)\b)(?P<what> \w)
i we :: <MUCH> (?:love|like|enjoy|adore|dig|fancy)\b<MUCH><NOT_IT><KIN>(?! (?:to (?:know|go now)
    |a (?!good|nice|proper|cold|decent|big|long|strong|challenge|lazy|hot|bit of)
    |an (?:refund|answer)|some |help\b))(?P<what> \w)
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
^favorite favourite fave fav :: (?: [\w'-]+){1,3}\s*[:=]\s*(?P<what>\w)
^banda cor filme livro serie comida musica cantor cantora artista jogo prato bebida :: (?:
     (?:favorit|preferid|predilet)[oa]s?)(?: [\w ]{2,14})?\s*[:=]\s*(?P<what>\w)
meu minha :: (?: (?:filme|livro|musica|serie|disco|album|banda|comida|jogo|time
    |lugar)) da (?:minha )?
    vida (?:e|eh)(?P<what> \w)
^big huge :: (?: (?:on|into))<NOT_IT>(?P<what> \w)
nothing :: (?: (?:beats|compares to|better than|tops|like))(?! (?:this|that|it|you|to (?:see|
    do))\b)(?P<what> \w)
nada :: (?: (?:melhor|mais gostoso)) (?:que|do que|q)(?! (?:isso|ess|voce|vc)\w*)(?P<what> \w)
nada :: (?: (?:supera|ganha|bate|substitui))(?: d[eao])?(?! (?:isso|disso|ess|voce
    |vc)\w*)(?P<what> \w)
^a melhor :: (?: melhor)?(?: (?:coisa|comida|invencao)) <IN_THE_WORLD>(?: pra mim)? (?:e|eh)
    (?! (?:isso|ess|voce|vc|ver|saber|que)\w*)(?P<what> \w)
i :: (?:'?m| am|'?ve been| have been)(?: (?:really|totally|completely|super|so|absolutely|a bit|
    currently|pretty|quite|massively|well))* (?:into|hooked on|obsessed with|addicted to|
    mad about|crazy about|passionate about|nuts about|partial to|fond of|big on|keen on|all about|
    a huge fan of|a big fan of|a fan of|mad for|a nut for)(?! (?:you|this|that|it|him|her|
    my (?:wife|husband|kids|boyfriend|girlfriend)|someone|a (?:guy|girl|man|woman))\b)(?P<what> \w)
minha meu :: (?: (?:maior |grande |unico |unica )?(?:paixao|hobby|passatempo|vicio|fraco|xodo|
    terapia|lazer|ponto fraco))(?: (?:e|eh|sao|sempre foi|continua))(?! (?:voce|vc|meu filho|
    minha filha)\b)(?P<what> \w)
my :: (?: (?:biggest |main |only |guilty |secret |new |latest )?(?:passion|hobby|hobbies|pastime|
    obsession|weakness|guilty pleasure|comfort food|go-to(?: \w+)?|happy place|thing))(?: (?:is|
    are|has always been)|'s)(?! (?:you|that|to (?:be|die)|that's)\b)(?P<what> \w)
nao n :: (?: (?:troco|vivo sem|passo sem|dispenso|abro mao d[eo]|fico sem|resisto a|
    consigo ficar sem))(?! (?:voce|vc|isso|meu filho|minha)\b)(?P<what> \w)
wouldn can cant couldn :: (?:'?t|’t)? (?:swap|trade|live without|go without|resist|
    survive without|do without|say no to|give up)(?! (?:you|it|this|that|him|her|my (?:wife|
    husband|kids|mum|dad|meds|job))\b)(?![^.!?;\n]{0,40} (?:rn|right now|now|tonight|today)\b)
    (?P<what> \w)
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
i :: (?:'?ve| have) always (?:loved|liked|adored|enjoyed|been (?:into|a fan of|crazy about|
    obsessed with))(?! (?:it|you|this|that|him|her)\b)<KIN>(?P<what> \w)
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
going through :: (?: through)? an?(?: (?:bit of an?|serious|major|real|massive))?(?P<what> [\w-]+
    (?: [\w-]+)?) (?:phase|stage|obsession|kick)\b
in :: (?: my) (?P<what>[\w-]+(?: [\w-]+)?) era\b
to tou estou :: (?: (?:numa|em uma|n[ao] minha)) (?:fase|onda|vibe|pegada) (?:d[eo]|so d[eo]|bem)
    (?: (?:ouvir|ver|ler|assistir|jogar|so|comer))*(?P<what> \w)
can cant :: (?:'t|’t)? beat(?: (?:a good|a nice|a|an|some|the))?(?! (?:it|this|that|them|you|him|
    her|the (?:price|traffic|system))\b)(?P<what> \w)
acho achamos :: (?= <ANY><HOW> <FINE>(?:\W*$|,| demais))(?P<what> \w)
acho achamos :: (?: (?:lindo|lindas?|lindos|o maximo|uma delicia|uma gracinha|um charme|fascinante|
    divertido|gostoso|delicioso))(?! quem\b)(?= <ANY>)(?P<what> \w)
i we :: (?: (?:really|honestly|personally|just|always|actually))* find(?= <ANY><HOW> <FINE>)
    (?P<what> \w)
peguei tomei criei desenvolvi :: (?: (?:um|muito|o|mais|certo))* ?(?:gosto|amor|paixao|carinho|
    apego) (?:por|pel[ao]s?|em|d[eo])(?! (?:voce|vc|ela|ele)\b)(?P<what> \w)
tenho :: (?: (?:um|uma|o|a|muito|muita|maior|grande|verdadeir[ao]))*(?: (?:paixao|fascinio|queda|
    adoracao|amor|carinho|apego|loucura|mania))(?: (?:enorme|imens[oa]|grande|especial|antig[ao]|
    eterna?|absurd[oa]|gigante))+ (?:por|pel[ao]s?|com|em|n[ao]s?)(?! (?:vc|voce|el[ea]|um (?:cara|
    menino)|uma menina|meus?|minhas?)\b)(?P<what> \w)
me :: (?: (?:divirto|acabo|realizo|distraio|perco|desligo|esbaldo|encontro|encanto
    |derreto)(?: (?:muito|horrores|demais|mesmo|toda?|inteir[oa]|de verdade
    |sempre))*)(?= (?:\w{2,}ndo|n[ao]s?|com|num|numa|por|vendo|quando)\b)(?! (?:n[ao]s? (?:rua
    |caminho|bairro|conta|contas|numeros|estrada|cidade|transito|explicacao|datas?)|com (?:meu|minha
    |isso|ele|ela|a|o|essa|tanta|tant[oa]s?))\b)(?P<what> \w)
sou :: (?: (?:muito|mto|super|bem|bastante|mega))* (?:ligad[oa]s?|chegad[oa]s?|vidrad[oa]s?|
    antenad[oa]s?|fascinad[oa]s?|encantad[oa]s?) (?:em|n[ao]s?|num|numa|por|com|pel[ao]s?)
    (?! (?:mim|vc|voce|el[ea]|tudo)\b)(?P<what> \w)
to tou estou ando fiquei :: (?: (?:muito|mto|super|bem|simplesmente
    |completamente))* ?(?:encantad[oa]|fascinad[oa]|maravilhad[oa]|vidrad[oa]|fissurad[oa]
    |alucinad[oa]) (?:com|por|pel[ao]s?|em|n[ao]s?)(?! (?:vc|voce|el[ea]s?|a (?:noticia|ideia
    |resposta)|o (?:resultado|atendimento)|isso|ess[ea]|est[ea]|sua|seu|meu|minha|um (?:cara|menino)
    |uma (?:menina|garota))\b)(?P<what> \w)
i we :: <MUCH> (?:get|take|find|draw)(?: (?:such|so much|a lot of|a real|a|real|great|immense
    |loads of|huge|weird|lots of))* (?:kick|joy|pleasure|comfort|buzz|thrill|satisfaction
    |peace) (?:out of|from|in)(?! (?:it|this|that|you|him|her)\b)(?P<what> \w)
i we :: (?: (?:live and breathe|lean towards?|gravitate (?:towards?|to)|am drawn to|treasure|cherish
    |savou?r|worship|idoli[sz]e))(?! (?:it|every|each|all|this|that|you|him|her|my)\b)(?P<what> \w)
i we :: <MUCH> appreciate an?(?= (?:good|nice|well|decent|proper|solid|quality|strong)\b)
    (?! (?:\w+ )?(?:reply|response|answer|word|heads)\b)(?P<what> \w)
nothing :: (?: (?:i|we) (?:enjoy|love|like|want)(?: (?:more|better)) than)(?! (?:that|this|you)\b)
    (?P<what> \w)
nothing :: (?: (?:makes|gets|keeps) me (?:happier|calmer|more excited|smile|going)(?: more)?
    (?: than| like| quite like))(?! (?:that|this|you|when you)\b)(?P<what> \w)
nada :: (?: (?:me (?:deixa|faz)(?: ficar)? mais (?:feliz|content[ea]|calm[oa]|em paz|relaxad[oa])|
    me (?:alegra|acalma|relaxa|anima) (?:mais|tanto))) (?:do que|que|q|quanto|como)(?! (?:isso|
    ess[ea]|ver (?:voce|vc)|voce|vc)\b)(?P<what> \w)
i :: (?: have|'?ve got|'?ve)(?: (?:got|such|always had))* an?(?: (?:real|massive|huge|big|terrible|
    serious|total|major|bit of an?|slight|definite|weird|secret|lifelong))+ (?:soft spot|weakness|
    passion|sweet tooth|obsession|thing|love|appetite|crush)(?: (?:for|with|on|of))?(?! (?:today|
    tomorrow|a guy|a girl)\b)(?P<what>)
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:really|totally|absolutely|so
    |just))* (?:loving|enjoying|getting into)<NOT_IT><KIN>(?![^.!?;\n]{2,60} (?:is|are|was
    |has been)\b)(?! (?:it|the (?:chat|conversation|idea|vibe|weather|silence|view|show so far)|life
    |trouble|bed|work|a lot|being|every)\b)(?P<what> \w)
we :: (?:'?re| are)(?: (?:a|huge|big|such|total|definitely|both|all))* (?P<what> (?!(?:good|nice|old
    |simple|busy|normal|private|different|the|happy|bad|kind|poor|people
    |morning)\b)[\w-]+(?: [\w-]+)?) (?:people|family|fans|lovers|household|nerds|addicts)\b
i :: (?:'?m| am)(?: (?:a bit|totally|absolutely|completely|just))* (?!(?:so|bit|really|still|pretty|
    very|not|quite|kinda|super|too|that|a|as|going|driven|gone|stark|barking|hopping)\b)(?P<what>
    [\w-]+ mad)\b
^piro deliro :: (?: (?:muito|demais|total))? ?(?:em|com|n[ao]s?|num|numa)(?= \w)(?! (?:voce|vc|isso|
    minha|meu|a minha|o meu|fim|ferias|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|
    setembro|outubro|novembro|dezembro|\d|poucas?|primeira|el[ea]s?|tudo|dezembro|semana)\b)
    (?P<what> \w)
tenho :: (?: (?:o|uma|a|esse))? ?(?:mania|habito|costume) d[eo](?= \w{2,}r\b)(?! (?:reclamar|
    chorar|roer|esquecer|atrasar|procrastinar)\b)(?P<what> \w)
""",
}
