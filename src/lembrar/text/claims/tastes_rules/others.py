"""What people say of somebody else's tastes."""

OTHERS = {
    "schedule": r"""
so :: (?: (?:atende|responde|trabalha|pode|consegue|funciona|acorda|aceita))(?: [^\s.,;!?]+){0,2}?
    (?=[ ,]+<DAYTIME>)(?P<what> \S)
only :: (?: (?:works|answers|replies|takes (?:calls|appointments|clients)|is (?:free|available)
    |sees (?:patients|clients)))(?: [^\s.,;!?]+){0,2}?(?= <DAYTIME>)(?P<what> \S)
""",
    "channel": r"""
prefere preferem prefers prefer :: (?: (?:falar|conversar|receber|ser|contato|tudo|que|q|me
    |mande\w*|por|via|pelo|pela|no|na|to|be|get|talk|contacted|reached|by|over|quick|a|an|the|text
    |um|uma))*(?= <MEDIUM>)(?P<what> \w)
so :: (?: (?:responde|atende|usa|le|ve|fala|olha|aceita))(?: [^\s.,;!?]+){0,2}?(?: (?:por|pelo
    |pela|no|na|via|o|a))?(?= <MEDIUM>)(?P<what> \w)
only :: (?: (?:answers|uses|reads|checks|replies to|replies by|responds to|takes))(?: (?:his|her
    |their|the))?(?= <MEDIUM>)(?P<what> \w)
nao n doesn doesnt never :: (?:'t|’t)? ?(?:atende|usa|responde|le|olha|ve|answer|use|read|check
    |pick up|answers|uses)(?: (?:o|a|os|as|mais|his|her|their|the))*(?= (?:telefone|ligac\w+
    |e-?mails?|audios?|sms|whats\w*|zap|chamadas?|phone|calls|texts|emails?|voicemail))
    (?P<what> \w)
gosta quer prefere exige pede pediu likes wants prefers insists :: (?: [^\s.,;!?]+){0,6}? (?:por
    |pelo|pela|via|no|by|via|over|in|on)(?= <MEDIUM>)(?P<what> \w)
""",
    "choice": r"""
prefere preferem :: (?! (?:nao|que (?:vc|voce)|assim|isso)\b)(?P<what> \w)
prefers prefer :: (?! (?:not|it|that|you)\b)(?P<what> \w)
d would :: (?: (?:much )?(?:rather|prefer))(?! (?:not|die|you)\b)(?P<what> \w)
e eh :: (?: mais d[eo]?)(?P<what> \w)
so :: (?: (?:come|bebe|toma|compra|usa|paga|viaja|ouve|assiste|aceita|veste)) (?!(?:isso|mais
    |quando|se|um pouco)\b)(?P<what>\w)
only :: (?: (?:eats|drinks|buys|wears|pays|flies|watches|listens to|takes|accepts))(?P<what> \w)
wants quer :: (?: (?:everything|tudo))(?P<what> (?:on|in|by|via|no|na|em|por|pelo|impresso
    |digital)\b)
only :: (?: (?:wants|likes|uses))(?! (?:to|it|him|her|you|me)\b)(?P<what> \w)
quer wants :: (?: so)(?P<what> \w)
so :: (?: (?:dorme|sai|anda|brinca|estuda|toma|veste|calca|viaja|passeia|trabalha|almoca|janta))
    (?= (?:com|d[eo]|n[ao]|se|em|a|o|pijama|cafe|cha|leite|agua)\b)(?! (?:de vez|n[ao] (?:proxim|
    semana|segunda|mes)|amanha)\b)(?P<what> \w)
only :: (?: (?:sleeps|plays|travels|works|goes out|studies|shops|cooks|trusts))(?= (?:with|in|on|if|
    from|at|the)\b)(?! (?:on (?:mon|tues|wed|thur|fri|sat|sun))\b)(?P<what> \w)
""",
    "likes_ends": r"""
used :: (?: to) (?:love|like|enjoy|adore|be (?:really |so |super )?(?:into|obsessed with
    |crazy about|mad about|a (?:big |huge )?fan of))(?P<what> \w)
nao n :: (?: (?:quer|tem)) mais (?:saber|paciencia) (?:d[aeo]s?|pra|com)(?P<what> \w)
enjoou cansou :: (?: d[aeo]s?)(?P<what> \w)
nao n :: (?: (?:gosta|curte|ama|adora|gostam|curtem))(?: (?:tanto|muito))? mais (?:d[aeo]s? )?
    (?! ?(?:isso|disso|mim|vc|nada)\b)(?P<what>\w)
""",
    "dislikes": r"""
can cant :: (?:'t|’t| not)? (?:abide|stomach)(?P<what> \w)
odeia detesta abomina odeiam detestam :: <VERY>(?! (?:isso|disso|vc|voce|el[ea]|mim)\b)
    (?P<what> \w)
nao n :: (?: (?:gosta|gostam|curte|curtem|suporta|suportam|tolera|atura|e (?:muito )?fa
    |e (?:muito )?chegad[oa]|sao fas))(?! mais)<VERY>(?: (?:nada|nem um pouco))?(?: (?:d[aeo]s?|d
    |em|quando|que|q))?(?! (?:isso|disso|vc|voce|el[ea]|mim)\b)(?P<what> \w)
tem :: (?: (?:um|muito|mto))*(?: ?(?:pavor|horror|nojo|aversao|odio|fobia)) (?:d[eao]s?|a)
    (?P<what> \w)
hates dislikes despises detests loathes hate dislike :: <MUCH>(?! (?:it|you|me|that|this|him|her
    |when you)\b)(?P<what> \w)
can cant :: (?:'t|’t| not)? (?:stand|bear)(?! (?:it|me|you|him|her)\b)(?P<what> \w)
doesn don doesnt dont :: (?:'t|’t)?<MUCH> (?:like|love|enjoy|care for)(?! (?:it|you|me|that|this
    |him|her)\b)(?P<what> \w)
isn not aren :: (?:'t|’t)?(?: (?:really|a|big|much of a|that|so|huge))* (?:into|fan of|fans of
    |keen on|fond of)(?P<what> \w)
won wont :: (?:'t|’t)?(?: even)? (?:touch|eat|go near|drink|try|wear)(?! (?:it|him|her|me|you|that
    |this)\b)(?P<what> \w)
nao n nem :: (?: (?:chega|passa|chegam)(?: nem)?) perto d[aeo]s?(?! (?:mim|vc|voce)\b)(?P<what> \w)
nao n :: (?: (?:pode|podem|consegue)) (?:nem )?(?:ver|sentir o cheiro d[aeo])(?= \w)(?P<what> \w)
won wont refuses refuse :: (?:'t|’t)? (?:touch|eat|drink|go near|wear|watch|to eat|to touch|
    to wear)(?! (?:it|that|this|you)\b)(?P<what> \w)
is s are re :: (?: (?:really|so|absolutely|totally|a bit|and))* ?(?:terrified|scared|afraid|
    petrified|frightened) of(?! (?:you|him|her|me|losing|being)\b)(?P<what> \w)
tem morre :: (?: (?:muito|mto|pavor|horror|de|um))* ?(?:medo|pavor|nojo|horror|panico) d[eao]s?
    (?P<what> \w)
torce torcem vira viram :: (?: (?:o|a))? (?:nariz|cara) (?:pr[ao]s?|para|com)(?! (?:mim|vc|voce|isso
    |el[ea])\b)(?P<what> \w)
tem tinha :: (?: (?:uma|um|muita|muito|a maior|certa|mta))*(?: ?(?:implicancia|birra|ranco|bronca
    |trauma|fobia|agonia|gastura|frescura|preguica)) (?:com|d[eao]s?|pr[ao]|a)(?! (?:mim|vc|voce
    |isso|el[ea])\b)(?P<what> \w)
nao n :: (?: (?:tem (?:paciencia|saco|estomago)|leva jeito|se da bem|se dao bem|e muito|e d[eo]
    |quer saber|quer nem saber|vai com a cara|aguenta|aguentam|engole|come nem|faz questao
    |ve graca))(?: (?:d[eaos]+|pr[ao]s?|com|em|n[ao]s?))?(?! (?:mim|mais|vc|voce|isso|el[ea]|ninguem
    |nada|idade|menor|brincadeira)\b)(?P<what> \w)
refuses refuse :: (?= (?:anything|any|all|most|every|his|her|their|the|veg\w*|fish|meat|milk|
    medicine|baths?|naps?|coffee|food)\b)(?! (?:treatment|help))(?P<what> \w)
hates can cant won wont :: (?:'t|’t)? ?(?:cope with|deal with|tolerate|face|handle|go near|do)
    (?! (?:it|him|her|me|you|this|that|without|anything|much|more)\b)(?P<what> \w)
has :: (?: (?:no|zero|little)) (?:time|patience|interest|tolerance|love) (?:for|in)(?! (?:me|you|it
    |him|her)\b)(?P<what> \w)
never :: (?: (?:really))? ?(?:liked|cared for|got into|enjoyed|eats|drinks|wears|touches|watches)
    (?! (?:it|him|her|me|you|this|that)\b)(?P<what> \w)
finds :: (?= <ANY><HOW> <FOUL>)(?P<what> \w)
acha acham :: (?= <ANY><HOW> <FOUL>(?:\W*$|,))(?P<what> \w)
acha acham :: (?: (?:um saco|chat[oa]|horrivel|um porre|insuportavel|nojent[oa]|um tedio|
    sem graca))(?= <ANY>)(?P<what> \w)
""",
    "likes": r"""
lives :: (?: for)(?! (?:free|years|\d)\b)(?P<what> \w)
vive :: (?: (?:pra|pro|de)) (?=(?:futebol|academia|praia|videogame|game|novela|jogo|musica
    |serie)\w*)(?P<what>\w)
adora ama curte adoram amam curtem :: <VERY>(?! (?:isso|disso|vc|voce|te|el[ea]|mim|a gente|sofrer
    |reclamar|quando (?:vc|eu))\b)<KIN>(?P<what> \w)
gosta gostam :: <VERY> (?:d[aeo]s?|d|quando|em)(?! (?:isso|vc|voce|mim|el[ea]|voces)\b)
    (?P<what> \w)
e eh sao ta :: (?: (?:muito|mto|super|completamente|totalmente|mega|bem))* (?:fa|fas
    |fanatic[oa]s?|maluc[oa]s?|tarad[oa]s?|vidrad[oa]s?|apaixonad[oa]s?|louc[oa]s?|doid[oa]s?
    |viciad[oa]s?|fascinad[oa]s?|obcecad[oa]s?|chegad[oa]s?
    |amante)(?: de carteirinha)? (?:d[aeo]s?|por|em|n[ao]s?|pel[ao]s?)(?! (?:mim|vc|voce
    |el[ea])\b)(?P<what> \w)
se :: (?: amarra)(?: (?:muito|demais))? (?:em|n[ao]s?)(?P<what> \w)
obsessed crazy mad nuts passionate :: (?<!(?:me|us).mad)(?<!(?:me|us).nuts)
    (?<!(?:me|us).crazy)(?: (?:with|about))(?! (?:me|you|him|her|it)\b)(?P<what> \w)
collects coleciona colecionam :: (?P<what> \w)
loves likes enjoys adores love like enjoy adore :: <MUCH>(?! (?:it|you|me|that|this|him|her|us
    |when you|to (?:say|see|suffer|complain|argue|moan|hate|whine))\b)(?P<what> \w)
is s are re :: (?: (?:really|so|super|totally|very|a|an|big|huge|massive|such|crazy|also
    |obviously))* (?:into|fans? of|fond of|crazy about|keen on|obsessed with|addicted to
    |passionate about|mad about|hooked on)(?! (?:me|you|him|her|it)\b)(?P<what> \w)
swears :: (?: by)(?! (?:it|this|that|him|her)\b)(?P<what> \w)
so :: (?: (?:quer saber|fala|pensa)) (?:d[eao]s?|em|n[ao])(?! (?:mim|isso|dinheiro)\b)(?P<what> \w)
would could :: (?: (?:happily|literally))? ?(?:eat|drink|live on|watch|play|read)(?P<what>
    [^.!?;\n]{2,40}?) (?:every|all (?:day|night)|till|until|for (?:hours|days|ever)|forever
    |24/7)\b
vive :: (?: n[oa]s?)(?= (?:agua|piscina|praia|academia|celular|videogame|cozinha|mato|cinema
    |roca|igreja)\b)(?P<what> \w)
joga treina nada pedala corre danca pinta plays runs swims paints dances :: (?=[^.!?;\n]{0,40}
    \b<OFTEN>)(?P<what>)
faz does :: (?= <PASTIME>)(?P<what> \w)
doida doido louca louco vidrada vidrado fissurada fissurado apaixonada apaixonado :: (?: (?:por
    |em|n[ao]s?|pel[ao]s?))(?! (?:mim|vc|voce|el[ea])\b)(?P<what> \w)
is s are re was :: (?: (?:really|totally|completely|so|absolutely|super|a bit|also|and))* ?
    (?:obsessed with|into|mad about|crazy about|addicted to|hooked on|a (?:huge |big |
    massive )?fan of|passionate about|nuts about|big on)(?! (?:it|him|her|you|the (?:idea|shower)|
    bed|this|that)\b)(?P<what> \w)
collects collect :: (?P<what> \w)
so :: (?: (?:quer saber d[eo]|fala (?:d[eo]|em)|pensa em|assiste|ve|escuta|joga|come))(?P<what> \w)
vive :: (?: (?:jogando|ouvindo|lendo|vendo|assistindo))(?P<what> \w)
favourite favorite fave fav favorites favourites :: (?: [\w'-]+){0,4}? (?:is|are|has to be
    |has always been|'s)(?! (?:me|you|what|that)\b)(?P<what> \w)
preferido preferida favorito favorita predileto predileta :: (?: del[ea]s?)?(?: [\w-]+){0,2}?
     (?:e|eh|sao)(?! (?:eu|voce|vc)\b)(?P<what> \w)
is s are re :: (?: (?:a|an|such a|very much a|a real|a big|a total|totally|really|both
    |all))* ?(?P<what>(?!(?:nice|good|great|kind|family|busy|lovely|tall|old|young|happy|changed
    |religious|married|wonderful|different|private|proud|shy|bad|people|lucky|wise|hard|big|grown
    |fit|the|best|strong|poor|rich|dead|stupid|smart|sick|quiet|wise|free|single|older|younger
    |strange|lonely|broken)\b)[\w-]+) (?:man|woman|person|girl|guy|boy|lover|addict|fanatic|nut|buff
    |geek|nerd|fiend|mad)\b
nao n :: (?: (?:vive|fica|passa|dorme|abre mao|larga|troca|dispensa|perde|sai|desgruda))
    (?: (?:um dia|nem um dia|por nada))? ?(?:sem|d[eao]s?|o|a|um|uma)(?= \w)(?! (?:casa|mim|el[ea]|
    vc|voce|perto|cama|lugar|nada|graca|remedio|emprego|quarto|hospital|ajuda|dinheiro|celular|
    tempo|hora|jeito|pe|la|aqui|minha|meu)\b)(?P<what> \w)
se :: (?: (?:diverte|acaba|realiza|derrete|encanta|esbalda|distrai|desliga))(?: (?:muito|horrores|
    demais|toda?))*(?= (?:\w{2,}ndo|n[ao]s?|com|por)\b)(?! n[ao]s? (?:rua|hora|prova))(?P<what> \w)
finds :: (?= <ANY><HOW> <FINE>)(?P<what> \w)
acha acham :: (?= <ANY><HOW> <FINE>(?:\W*$|,))(?P<what> \w)
pegou tomou :: (?: (?:um|muito|o))* ?(?:gosto|amor|paixao) (?:por|pel[ao]s?|em|d[eo])(?P<what> \w)
passa passam :: (?: (?:horas|o dia|a tarde|a noite|a madrugada|o dia (?:todo|inteiro)|
    o fim de semana|as tardes))(?: (?:e horas|inteir[oa]s?|tod[oa]s?))*(?P<what> (?!(?:pensando|
    chorando|trabalhando|reclamando|dormindo|estudando|esperando|perguntando|falando)\w*)\w+ndo\b)
has :: (?: (?:a|an|such a|got a|always had a))(?: (?:real|massive|huge|big|terrible|major|bit of a
    |serious))* (?:soft spot|weakness|passion|sweet tooth|obsession|thing(?= for)|love(?= (?:for
    |of))|flair)(?: (?:for|with))?(?P<what>)
can cant :: (?:'t|’t| not)? (?:get enough of|live without|resist|go (?:a|one) day without|do without
    |function without|say no to|put down)(?! (?:me|him|her|you|it|this|that|money
    |us)\b)(?P<what> \w)
""",
    "likes_before": r"""
e eh sao :: (?: (?:o|a))? (?:favorit[oa]|preferid[oa]) del[ea]s?\b(?P<what>)
""",
}
