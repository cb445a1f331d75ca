"""What people dislike and can't stand."""

FIRST = {
    "dislikes": r"""
^evito dispenso :: (?! (?:isso|falar|pensar|ao maximo|brigas?|sair|gastar)\b)(?P<what> \w)
i :: (?:'?ve| have) had (?:it up to here|enough|it) (?:with|of)(?! (?:you|this|that|it)\b)
    (?P<what> \w)
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
    |uma chatice|pessimo))(?! (?:reclamar|dizer|falar|perguntar|pedir|isso|insistir)\b)(?P<what> \w)
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
meu minha :: (?: (?:maior|pior))? (?:pesadelo|terror|fobia|tormento|implicancia|ranco)(?: (?:e|eh|
    sempre foi|e com))(?! (?:ver|voce|vc|que)\b)(?P<what> \w)
acho achamos :: (?= <ANY><HOW> <FOUL>(?:\W*$|,| demais))(?P<what> \w)
i we :: (?: (?:really|honestly|personally|just|always
    |actually))* find(?= <ANY><HOW> <FOUL>)(?P<what> \w)
me :: (?: (?:recuso|nego)) a (?!(?:responder|pagar|falar|acreditar|aceitar|ir|fazer isso)\b)
    (?P<what>\w)
^nao n :: (?: me) (?:venha?m?|vem|vir|oferec[ae]m?)(?: mais)? com(?! (?:ess[ea]|esta|desculpa|papo|
    conversa|historia|mimimi|lorota)\w*)(?P<what> \w)
nao n :: (?: (?:faz|fazem))(?: (?:muito|mto|bem|o|nada))* ?meu (?:tipo|estilo|genero|gosto|feitio)
    (?! (?:de|fazer)\b)(?P<what> \w)
i we :: (?:'?ve| have)? never(?: (?:really|quite|ever))* (?:cared? (?:much )?for|understood|got
    |gotten|seen|warmed to|taken to|enjoyed|liked)(?: (?:the (?:appeal|hype|point) (?:of|around
    |about)|what people see in))?(?! (?:it|this|that|why|how|what|you|him|her|them|over|a|around
    |back|to|the)\b)(?P<what> \w)
^never :: (?: (?:really|quite))* ?(?:cared for|got into|gotten into|understood the (?:appeal|hype
    |point) of|warmed to|seen the (?:appeal|point) of|liked|been (?:keen on|fond of))(?! (?:it|this
    |that|you)\b)(?P<what> \w)
i we :: (?: (?:can|could|will))?(?: (?:never|not ever|don'?t|dont|can'?t))(?: (?:really|quite|
    ever))* (?:get into|see the (?:appeal|point) (?:of|in)|get the (?:appeal|hype|point) (?:of|
    around|with)|warm to|understand the (?:appeal|hype) of|see what people see in)(?! (?:it|this|
    that|the (?:car|house|system|app|account))\b)(?P<what> \w)
couldn couldnt :: (?:'t|’t)? care less (?:about|for)(?! (?:it|this|that|what|how|if|you|him|
    her)\b)(?P<what> \w)
don dont :: (?:'t|’t)? (?:get me started on|talk to me about|mention)(?! (?:it|this|that|him|her|
    my|them)\b)(?P<what> \w)
not :: (?: (?:really|too|that|all that|overly|particularly|much))* (?:fussed|bothered|fazed|
    enthused|sold|wild|crazy|mad) (?:about|on|by)(?! (?:it|this|that|what|you|him|her)\b)
    (?P<what> \w)
i we :: (?:'?m| am|'?re| are) (?:(?:so|really|absolutely|just|completely) )*(?:sick(?: to death)?|
    sick and tired|fed up|tired) of(?= (?:[\w-]+ ){0,2}(?:movies?|films?|music|food|songs?|shows?|
    games?|series|weather|winter|summer|pop|tv|tiktok|dating|sequels|remakes)\b(?!-))(?P<what> \w)
i we :: (?: (?:refuse|decline)) to (?!(?:answer|believe|pay|accept|let|give up|admit|be|go|talk|work
    |feel|think|say|sign)\b)(?P<what>\w)
i we :: (?: (?:wouldn'?t|won'?t|wont|never|would never|don'?t|dont)) (?:touch|go near|set foot in|
    step foot in|be caught dead (?:in|at|with)|be seen dead (?:in|at|with))(?! (?:it|this|that|you|
    him|her|my phone|anything)\b)(?P<what> \w)
i we :: (?: have|'?ve got|'?ve| take)(?: (?:a|an|real|big|serious|huge|major|such|got))* (?:problem
    |issue|beef|aversion|exception)(?: (?:with|to))(?= (?:people|anyone|folks|those|anything|any
    |how people|\w+ing\b|[a-z-]+s\b))(?! (?:my|this|that|his|your|kids)\b)(?P<what> \w)
nao n nunca :: (?: (?:encosto|toco|ponho (?:a )?(?:mao|boca)|boto na boca|coloco na boca|chego perto
    |passo perto|mexo)) (?:em|n[ao]s?|d[eao]s?)(?! (?:isso|voce|vc|el[ea]|mim|nada|assunto|meu|minha
    |dinheiro)\b)(?P<what> \w)
nao n nunca :: (?: (?:faco|fazemos|fiz))(?: (?:muita|mta|a menor|nenhuma|mais))? questao d[eao]s?
    (?! (?:nenhum|nada|ir|saber|receber|isso|el[ea]|vc|voce)\b)(?P<what> \w)
como topo aceito encaro curto bebo assisto ouco gosto escuto traco :: (?: d[eo])? (?:tudo
    |qualquer [\w-]+|tod[oa]s? (?:[oa]s )?(?:tipo d[eo] )?[\w-]+),? (?:menos|exceto|tirando|fora
    |so nao|salvo)(?! (?:isso|isto|domingo|segunda|terca|quarta|quinta|sexta|sabado
    |de)\b)(?P<what> \w)
i we ll :: (?:'?ll| will| can)? ?(?:eat|drink|like|love|listen to|watch|read|try|wear|enjoy|play)
     (?:pretty much |almost |literally |basically )?(?:anything|everything|most things|all \w+|
    any \w+)(?: \w+)? (?:but|except(?: for)?|apart from|bar|other than|save)(?! (?:that|this|it)\b)
    (?P<what> \w)
^nao n nunca :: (?: me) (?:mostr[ae]r?|recomend[ae]r?|indi(?:ca|que|car)|suger[ei]r?
    |sugira)m?(?: mais)?(?! (?:isso|ess[ea]s?|est[ea]s?|el[ea]s?|nada|de novo|outra vez|tudo|o|a|que
    |assim)\b)(?P<what> \w)
^don dont never :: (?:'t|’t)?(?: ever)? (?:show|recommend|suggest)
    (?: (?:me|to me))*(?! (?:it|this|that|these|those|the|him|her|them|anything|your|my|how|me|
    again|everything|any more)\b)(?P<what> \w)
""",
}
