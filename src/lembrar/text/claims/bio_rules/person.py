"""What people say of their names, ages, languages, faith and teams. Rules as the package tells."""

BLOCKS = {
    "language": r"""
falo fala falamos falam speak speaks :: (?P<v>(?:<COUNT>) (?:idiomas|linguas|languages))\b
arranho arranha :: (?:no |um |o )?(?P<v><TONGUE>)
falo fala falamos falam entendo entende escrevo leio :: (?:bem |um pouco de |pouco |fluentemente |
    nada de |so |apenas |nada em )?(?P<v><TONGUE>(?:(?:,| e| mas) (?:um pouco de )?<TONGUE>){0,4})
<SER> :: (?P<v>(?:fluente|nativ[oa]) (?:em|no|de) <TONGUE>|bilingue|trilingue|poliglota)\b
meu :: (?P<v><TONGUE>) (?:e|eh|ta|esta|anda)\b
minha :: (?:lingua|idioma) (?:materna|nativ[oa]|mae|principal)(?: e| eh)(?: o| a)? (?P<v>\w+)
meu :: idioma (?:materno|nativo|principal)(?: e| eh)(?: o| a)? (?P<v>\w+)
<TER> :: (?P<v>(?:ingles|espanhol|frances|alemao|italiano) (?:fluente|basico|avancado
    |intermediario))
speak speaks understand read write :: (?:fluent |some |a (?:little|bit of) |decent |broken |both |
    basic |good |conversational |any |much |only )?(?P<v><TONGUE>(?:(?:,| and|, and) (?:(?:some
    |a (?:little|bit of)) )?<TONGUE>){0,4})
<IM> :: (?:a |an )?(?P<v>(?:fluent|conversational) in <TONGUE>|native <TONGUE> speaker
    |native (?:speaker of|in) <TONGUE>|bilingual|trilingual)
my :: (?P<v><TONGUE>) (?:is|isn't|sucks)\b
my :: (?:native|first|mother|main) (?:language|tongue)(?: is|'s) (?P<v>\w+)
^*english portuguese spanish :: (?P<v>)(?:isn't|is not) my (?:first|native) language
grew :: up speaking (?P<v><TONGUE>)
me se :: (?:viro|vira) (?:bem |mal )?(?:no|em|com o|na) (?P<v><TONGUE>)
know knows :: (?:some |a (?:little|bit of) |basic |enough |fluent )(?P<v><TONGUE>)
know knows :: (?P<v><TONGUE>)(?=\W*$|,| and| but| from)
~english portuguese spanish french german italian arabic mandarin chinese hindi russian polish
     :: (?P<v>)(?:is|isn't|is not|was) my (?:first
    |second|third|native|mother|main) (?:language|tongue)
~ingles espanhol frances portugues alemao italiano :: (?:e |eh |nao e )?(?P<v>)
    (?:a )?minha (?:segunda|primeira) lingua
ingles espanhol frances alemao italiano libras japones :: (?:mesmo )?(?:eu |so |eu so )(?P<v>leio
    |falo|entendo|arranho)
domino domina :: (?:bem )?(?:o )?(?P<v><TONGUE>)
<TER> :: (?:um |uma )?(?P<v><TONGUE>) (?:fluente|basico|avancado|intermediario|tecnico)
have has :: (?:some |basic |decent |fluent |good |intermediate |conversational )(?P<v><TONGUE>)
<IM> :: (?P<v>(?:fluent|proficient|conversational|native|rusty) (?:in|at) <TONGUE>|(?:a )?polyglot
    |multilingual|monolingual)\b
grew :: up (?:bilingual|with) (?P<v><TONGUE>)
talk talks :: (?P<v><TONGUE>)
falo fala :: (?:um pouquinho de |o basico de |mais ou menos |fluente |nada de )(?P<v><TONGUE>)
speak speaks :: (?:(?:not )?a (?:single )?word of |no |very little |a tiny bit of |
    almost no |next to no |
    passable |intermediate )(?P<v><TONGUE>)
<IM> :: (?P<v>(?:ok|okay|decent|good|bad|terrible|hopeless|getting better|native|near[- ]native|
    semi-?fluent) (?:in|at) <TONGUE>)
taught :: myself (?P<v><TONGUE>)
aprendi aprendeu :: (?:a falar )?(?P<v><TONGUE>)
learned learnt :: (?:to speak )?(?P<v><TONGUE>)(?! (?:word|phrase|song))
get gets getting :: by (?:in|with) (?:my )?(?P<v><TONGUE>)
teaching teach taught learning brushing polishing :: (?:myself |up (?:on )?(?:my )?|to speak )?
    (?P<v><TONGUE>)(?! (?:teacher|class|students?|kids))
falo fala entendo leio escrevo :: (?P<v><TONGUE>) (?:mais ou menos|bem|mal|razoavel\w*|o basico|
    fluente\w*|de boa|meia boca)
^*fluent conversational native basic broken decent rusty passable intermediate advanced ::
     (?P<v><TONGUE>)(?! (?:teacher|speaker|food|lessons?|class|music|film))
^*ingles espanhol frances alemao italiano japones mandarim libras :: (?:bem |meio |so |quase |
    super )?(?:fluente|basico|intermediario|avancado|enferrujado|nativo|tecnico|instrumental)\b
    (?P<v>)
dou da :: (?P<v>(?:uma )?(?:arranhada|enganada|enrolada)) (?:no|em|na) <TONGUE>
""",
    "religion": r"""
-grew was :: (?:up|raised) (?:in an? )?(?:strict |very |super )?(?P<v><GOD>)(?!\w)(?=[^.;!?]{0,12}\b
    (?:not (?:any ?more|now|these days|practi)|but (?:i )?(?:not|don't|dont|haven't|havent
    |stopped|quit|
    never|no longer|left|lapsed|walked away)|left|lapsed))
<SER> <VIRAR> <ESTAR> :: (?:uma? |da religiao |da igreja )?(?P<v><GOD>)(?!\w)(?! (?:quando
    |no brasil))
frequento frequenta :: (?:a |o |uma? )(?P<v>igreja(?: \w+)?|centro espirita|terreiro|sinagoga
    |mesquita|templo \w+)
<SER> :: d[ao] (?P<v>igreja \w+(?: \w+)?|candomble|umbanda|assembleia(?: de deus)?|universal)
<TER> :: (?:nenhuma )?(?P<v>religiao)\b
have has :: (?:a |any |no )?(?P<v>religion)\b
minha :: religiao (?:e|eh) (?:o |a )?(?P<v>\w+)
<IM> :: (?:a |an )?(?:practicing |practising |devout |lapsed |strict |born-again |raised |
    roman )?(?P<v><GOD>)(?!\w)
was :: raised (?P<v><GOD>)(?!\w)
converted :: to (?P<v>\w+)
go goes :: to (?P<v>church|mass|mosque|synagogue|temple)\b
my :: (?:religion|faith) is (?P<v>\w+)
-lost :: (?:my|his|her|their) (?P<v>faith)\b
<IM> :: more of an? (?P<v><GOD>)(?!\w)
observe observes celebrate celebrates keep keeps :: (?P<v>ramadan|shabbat|sabbath|lent|yom kippur
    |passover)\b
-deixei deixou :: de ser (?P<v><GOD>)(?!\w)
considero considera :: (?P<v><GOD>)(?!\w)
%vou vai vamos :: (?:na |a |pra |ao |no )(?P<v>igreja|missa|culto|terreiro|centro espirita)\b
vou vai vamos :: (?:na |a |pra |ao |no )(?P<v>igreja|missa|culto) (?:todo|toda|todos|todas|sempre)\b
believe believes :: (?P<v>in (?:god|jesus|christ|allah|the lord|a higher power|anything))\b
acredito creio acredita cre :: (?P<v>em (?:deus|jesus|cristo|nada|orixas?))\b
me se :: (?P<v>converti|converteu|batizei|batizou)\b(?! (?:o|a|de)\b)
congrego congrega frequento frequenta :: (?:na |no |em |a |o |uma? )<THING>
pray prays :: (?P<v>every (?:day|night|morning)|five times|daily|to (?:god|allah|jesus))\b
grew :: up (?:in an? )?(?:strict |very |super )?(?P<v><GOD>)(?!\w)
attend attends :: (?:an? |the )?(?:\w+ )?(?P<v>church|mass|mosque|synagogue|temple)\b
<IM> :: in the (?P<v>choir|church choir)\b
sigo segue :: o (?P<v>candomble|budismo|espiritismo|islamismo|judaismo|catolicismo)\b
-deixei deixou parei parou :: de (?:ir|frequentar) (?:na |a |pra |ao |no |o )?(?P<v>igreja|missa
    |culto|terreiro|centro)\b
<IM> :: (?:not (?:at all |really |very |particularly )?)?(?P<v>religious|spiritual|a churchgoer)\b
-left :: the (?P<v>church|faith|jehovah\S* witnesses|mormon church|lds church)\b
go goes :: to (?P<v>church|mass|mosque|synagogue|temple|bible study|sunday school|
    services) (?:every|on|most|each|twice|regularly|weekly)\b
vou vai vamos :: (?:a |na |no |ao |pra )(?P<v>missa|igreja|culto|terreiro|centro|sinagoga|
    mesquita|salao do reino|novena|celula|escola dominical) (?:todo|toda|todos|todas|sempre|aos|
    de|direto)\b
<SER> :: (?:do |de |da )?(?P<v>santo|axe|candomble|umbanda|congregacao \w+|igreja \w+)(?=\W*$|,|
     (?:desde|ha|e)\b)
fui foi :: (?P<v>batizad[oa]|crismad[oa]|feit[oa] no \w+|iniciad[oa] no \w+|criad[oa] na igreja)\b
!sigo segue follow follows tenho have practise practice :: (?:mais )?(?:nenhuma |any |a |
    qualquer |uma )?(?P<v>religiao|religion|faith|crenca)\b
go goes going :: to (?:an? |the |our |my )?(?P<v>(?:<GOD>|\w+) (?:church|mosque|synagogue|temple|
    chapel|mass))\b
rezo reza rezamos :: (?:sempre )?(?:o |a )?(?P<v>terco|rosario|novena|pai nosso|todo dia
    |toda noite|antes de
     dormir|pra (?:nossa senhora|santo|sao|deus)\b)
<SER> :: d[ao] (?P<v>mesma (?:igreja|congregacao|religiao)\b[^.;!?]{0,40})
<SER> :: d[ao] (?P<v>congregacao|deus e amor|igreja|quadrangular|mundial|renascer|messianica
    |seicho-no-ie)
    (?: [\w-]+){0,3}
was were got been :: (?P<v>bapti[sz]ed)\b
<SER> :: (?P<v>devot[oa]s? d[aeo]s? [\w-]+(?: (?!<STOP>)[\w-]+){0,2})
""",
    "team": r"""
torco torce torcemos torcem :: (?:pro|pra|pelo|pela|para o|para a|contra o|p o
    |po) (?P<v>\w+(?: (?:paulo|mineiro|fc|cruz|preta|negro))?)
<SER> :: (?:um |uma )?(?P<v><FANS>)(?!\w)
<SER> :: (?:do |da |time )?(?P<v><CLUB>)(?: (?:doente|roxo|roxa|fanatic[oa]|desde|ate|de coracao
    |sofredor))
^*flamenguista corintiano corintiana corinthiano corinthiana palmeirense vascaina vascaino gremista
     colorada colorado santista botafoguense tricolor cruzeirense atleticano atleticana :: <ROOTED>
meu :: time(?: do coracao| de futebol| favorito)? (?:e|eh) (?:o |a |do )?(?P<v>\w+(?: \w+)?)
^*galo mengao flamengo corinthians palmeiras verdao timao vasco gremio inter santos bahia vitoria
     sport cruzeiro fluminense botafogo :: <FOREVER>
support supports supported :: (?:the )?(?P<v><CLUB>)(?!\w)
root roots cheer :: for (?:the )?(?P<v>\w+(?: \w+)?)
<IM> :: (?:an? )?(?:huge |big |massive |lifelong |diehard |die-hard |long-?suffering |proud |
    true )*(?P<v><CLUB>) (?:fan|supporter|guy|girl|till i die)
my :: (?:team|club)(?: is|'s) (?:the )?(?P<v>\w+(?: \w+)?)
sofro sofre :: (?:pela|pelo|com o|com a) (?P<v><CLUB>)(?!\w)
been :: an? (?:huge |big )?(?P<v><CLUB>) (?:fan|supporter)
<IM> :: (?:an? )?(?P<v><CLUB>)(?: (?:man|woman|girl|boy|family))?(?=\W*$|,)
!torco torce :: (?:pra|pro|para|por) (?P<v>time nenhum|ninguem|nenhum time)
<SER> :: (?!da bahia|do ceara|do parana|do amazonas)(?:do |da )?(?P<v><CLUB>)(?=\W*$|,)
^*aqui :: (?:e|eh) (?:o |do )?(?P<v><CLUB>)(?!\w)
root roots rooting cheer cheers :: for (?:the )?(?P<v><CLUB>)(?!\w)
follow follows watch watches :: (?:the )?(?P<v><CLUB>)(?!\w)(?= |\W*$)
my :: (?:favou?rite )?(?:football |soccer |baseball |basketball |hockey |nfl |nba |mlb )?(?:team
    |club)(?: is|'s|'s always been| has always been) (?:the )?(?P<v>\w+(?: \w+)?)
<SER> :: (?P<v>torcedora?(?: \w+)? d[ao] [\w-]+|socio[- ]torcedora? d[ao] [\w-]+)
<IM> been :: (?:an? )?(?:[\w-]+ ){0,3}?(?P<v><CLUB>) (?:fan|supporter|season ticket holder
    |faithful)\b
rooted supported followed :: (?:for )?(?:the )?(?P<v><CLUB>)(?!\w)
support supports follow follows :: (?P<v>(?:my )?local (?:team|club)|no team|any team)\b
meu minha :: coracao (?:e|eh) (?:do |da )?(?P<v><CLUB>)(?!\w)
^*celtic rangers arsenal chelsea liverpool leeds everton spurs united city villa flamengo
     corinthians palmeiras vasco gremio galo :: (?:through and through|till i die|for life|since|
    all my life|desde|ate morrer|sempre)(?P<v>)
<SER> :: (?:muito )?(?P<v><CLUB>) (?:desde|de berco|de nascenca|ate|por causa|fanatic[oa]|rox[oa])
^*season :: ticket holder (?:at|for|with) (?:the )?(?P<v><CLUB>)(?!\w)
^*torcedor torcedora :: (?:fanatic[oa] |rox[oa] |doente |sofred\w+ |apaixonad[oa] )?d[ao] (?P<v>\w+)
^*season :: ticket holder (?:at|for|with) (?:the )?(?P<v>\w+(?: \w+)?)
""",
    "birthday": r"""
meu :: (?:aniversario|niver|bday|aniver)(?: de \d+ anos)? (?:e|eh|foi|vai ser|sera|cai
    |ta chegando)?(?P<v>)
my :: (?:birthday|bday|b-day)(?: is|'s| was|:)?(?P<v>)
faco faz :: (?:meu |niver|aniversario|anos? (?:em|dia|no|amanha|hoje|semana|mes|sabado|domingo))
    (?P<v>)
nasci nasceu :: (?:em|no|dia|no dia|na) (?P<v>(?:dia )?\d)
<IM> was were :: born (?:on|in) (?P<v>\d|january|february|march|april|may|june|july|august
    |september|october|november|december|the)
faco faz completo completa fazemos completamos :: <YEARS> (?:anos|aninhos)\b(?! (?:de (?!idade)|que
    |q\b))
<ESTAR> :: (?:fazendo|completando|inteirando) <YEARS>(?= (?:anos|aninhos|aninho
    |ano)\b(?! de (?!idade)|
     que)| (?:hoje|hj|amanha)\b)
vou vai vamos :: (?:fazer|completar) <YEARS> (?:anos|aninhos?)\b(?! de (?!idade))
vou vai :: (?:fazer|completar) <YEARS>(?= (?:em (?:janeiro|fevereiro|marco|abril|maio|junho|julho
    |agosto|setembro|outubro|novembro|dezembro)|dia|amanha|mes que vem|semana que vem|ano que vem))
i'll he'll she'll :: be <YEARS>(?= (?:in (?:january|february|march|april|may|june|july|august
    |september|october|november|december)|on|tomorrow|next|this)|$)
<SER> :: de (?P<v>(?:19|20)\d\d)\b
turn turns turning :: <YEARS>(?= (?:tomorrow|today|next|on|in|this)|$)
^*born nascida nascido :: (?:on |em |no dia |dia )?(?P<v>\d)
sopro sopra :: velinhas?(?P<v>)
aniversario aniversaria :: (?:em|dia|no)(?P<v>)
birthday bday aniversario niver :: (?:d\w+ (?:minha |meu )?[\w-]+(?: [\w-]+)? )?(?:is|'s|was|e|eh
    |foi|cai|sera)\b(?P<v>)
^*it's its today's tomorrow's todays today tomorrow :: (?:is |also |
    actually )?my (?:\w+ )?(?:birthday|bday|b-day)(?P<v>)
^*hoje amanha sabado domingo segunda terca quarta quinta sexta hj semana ontem :: (?:que vem )?(?:e
    |eh|foi) (?:o )?(?:meu|dia do meu) (?:aniversario|niver|aniver|bday)(?P<v>)
^*bday birthday aniversario niver :: (?:is|'s|:|e|eh|dia|em)(?P<v>)
<IM> :: an? (?P<v>(?:january|february|march|april|may|june|july|august|september|october|november
    |december|christmas|leap year|leap day|new year'?s|halloween|valentine'?s) baby)\b
<SER> :: de (?P<v>janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro
    |dezembro)\b
<SER> :: de (?P<v>[4-9]\d|0\d)(?=\W*$|,)
nasci nasceu :: (?:no |num |em )?(?P<v>dia de natal|ano novo|dia das \w+|pleno carnaval|domingo)\b
<IM> was were :: born (?:on|in|at) (?P<v>christmas|new year'?s|halloween|valentine'?s|leap day)
^*leap :: (?P<v>(?:year|day) baby)
my :: (?:birthday|bday)(?: falls| lands)? (?:on|in)(?P<v>)
faco faz :: (?:aniversario|niver) (?:n[oa]|em|dia|junto)(?P<v>)
<IM> was were :: born (?:on|in) (?:the )?(?P<v>new year\S*|christmas\S*|halloween|valentine\S*|
    leap day|boxing day|easter|4th of july|independence day)
<IM> was were :: born in '(?P<v>\d\d)\b
<SER> :: da (?:turma|safra|geracao|classe) de (?P<v>(?:19)?\d\d)\b
""",
    "age": r"""
<TER> :: (?:(?:so|quase|uns|apenas) )?<YEARS> (?:anos|aninhos|anos de idade|aninho|ano|meses
    |primaveras)(?: de idade)?(?! (?:de (?!idade)|pra|para|que|e meio de|na |no |em |como |com |
    nisso|juntos|casad))(?:\W|$)
<TER> :: <YEARS>(?=\W*$|,)
<TER> :: <YEARS>(?= e (?:moro|sou|trabalho|estudo|faco|nao|mora|e)\b)
<ESTAR> :: com <YEARS> anos(?! (?:de (?!idade)|nisso))
fiz fez completei completou :: <YEARS> (?:anos|aninhos)(?! (?:de (?!idade)|que))
minha :: idade (?:e|eh)?:? ?<YEARS>
<IM> :: <YEARS>(?: ?years? (?:old|young)| ?yrs? old| ?y/?o| years of age)(?!\w)
<IM> :: <YEARS>(?=\W*$|,)
<IM> :: <YEARS>(?= (?:going on|and|but|now|this year|today|already|,|female|male|m|f|from)\b)
turned :: <YEARS>(?= (?:last|this|in|yesterday|today|on|two|a|and|years|recently|just)\b|$)
just :: turned <YEARS>
<IM> :: an? <YEARS>[ -]year[ -]old\b
my :: age is <YEARS>
idade age :: : ?<YEARS>
<ESTAR> :: (?:batendo|beirando|chegando|entrando) (?:nos|n[oa]s casa dos|aos|os) <YEARS>
completei completou :: <YEARS> primaveras
fez fiz completei completou :: <YEARS>(?= (?:ontem|hoje|sabado|domingo|semana|mes|em|no dia)|\W*$)
faco faz :: <YEARS>(?=\W*$| (?:amanha|hoje|sabado|domingo|segunda|terca|quarta|quinta|sexta|semana
    |mes|dia|em)\b)
<IM> :: <YEARS>(?= (?:lol|lmao|haha\w*|tho|though|btw|so|yo|rn|atm|ok|yet|with|living|married
    |single|year old)\b)
^*as :: an? <YEARS>[ -](?:year[ -]old|yo|y/o)\b
^*at :: (?:age )?<YEARS>(?=,? (?:i'm|im|i am|i still|i have|i've|i can|i don't|i dont)\b)
^*aos com :: (?:meus )?<YEARS>(?: anos)?(?=,? (?:(?:eu|ainda|ja|nao) )*(?:sou|to|estou|tenho|moro
    |trabalho|ainda|faco|vivo|quero)\b)
<IM> :: in (?:my|his|her|their) (?:early |mid[- ]?|middle |late )?(?P<v>\d0'?s|teens|twenties
    |thirties|forties|fifties|sixties|seventies|eighties)\b
hit :: <YEARS>(?=\W*$|,| (?:last|this|and|yesterday|today|in)\b)
just :: (?:hit|turned) <YEARS>
<IM> :: (?:pushing|nearing|approaching|past|over) <YEARS>(?=\W*$|,| (?:and|but|so|now)\b)
acabei acabou :: de (?:fazer|completar) <YEARS>
passei passou :: dos <YEARS>(?: anos)?(?=\W*$|,| e | (?:ha|faz|mas)\b)
<SER> :: (?:uma? )(?:senhora?|homem|mulher|menin[oa]|garot[oa]|jovem|adolescente|cara|coroa
    |idos[oa]|moc[oa]|rapaz|pessoa|guri|guria) (?:de|com) <YEARS> anos
<ESTAR> :: na casa dos <YEARS>
completo completa inteiro inteira :: <YEARS>(?= (?:anos|semana|mes|amanha|hoje|hj|sabado|domingo|
    dia|em|agora)\b|\W*$)
just :: (?:hit|turned) the big <YEARS>
fiz fez :: <YEARS>(?: anos| aninhos)?(?= (?:anteontem|agora|esse|este|em|no|na|mes|semana|ontem|
    hj|hoje)\b|\W*$|,)
<IM> :: <YEARS> (?:months|weeks|days) old\b
'll :: be <YEARS>(?= (?:in|on|next|this|tomorrow|soon)\b|\W*$)
<IM> :: (?:a?bout|going|soon) to (?:be|turn) <YEARS>(?=\W*$|,| (?:and|but|in|on|next)\b)
<IM> :: nearly <YEARS>(?=\W*$|,| (?:and|but|now|so)\b)
<ESTAR> :: (?:com|fazendo|quase com|beirando os) <YEARS>(?=\W*$|,| (?:e|mas|agora)\b)
^*years :: (?P<v>young|old)\b(?= (?:over here|here|and)|\W*$)
completou completei fez fiz :: <YEARS> anos(?= (?:domingo|sabado|segunda|terca|quarta|quinta|
    sexta|ontem|hoje|hj|essa|semana|mes|no|em|dia)\b|\W*$|,)
turns turn :: <YEARS>(?= (?:at|in|on|next|this|tomorrow|today|soon|and)\b|\W*$|,)
completa completo faz faco :: <YEARS>(?= (?:no|na|em|dia|ano que vem|agora|logo)\b)
    (?! (?:n[ao] (?:total|minimo|maximo)|em (?:casa|media)))
<IM> :: <YEARS>(?= (?:next (?:week|month|year|birthday|\w+day)|on (?:\w+day|the)|tomorrow|
    this (?:week|month|\w+day)|in (?:january|february|march|april|may|june|july|august|september|
    october|november|december|a (?:week|month)))\b)
<TER> :: (?:uns )?(?P<v>(?:vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta
    |[2-8]0) e (?:poucos|
    pouquinhos|tantos|uns))(?: anos)?(?=\W*$|,| (?:e|mas|so|ja)\b)
<TER> :: <YEARS>(?= e (?:ainda|ja|nunca|continu\w+|vive|vivo|mora|trabalh\w+|ta|to|tou|estou|e
    |sou|anda|
    faz|faco|joga|planta|dirige|corre|bem vivid\w+)\b)
""",
    "nickname": r"""
meu :: apelido (?:e|eh|era|de infancia e) (?P<v>\w+)
~me :: cham(?:a|am|ava|avam) (?:so |sempre |todos )?(?:de|por) (?P<v>\w+)
<SER> :: (?:mais )?conhecid[oa] (?:como|por) (?P<v>\w+)
~calls call :: me (?P<v>\w+)
my :: nickname(?: is|'s) (?P<v>\w+)
go goes :: by (?:the name )?(?P<v>[a-z]+)
<IM> :: (?:better |also )?known as (?P<v>\w+)
~me :: conhecem (?:por|como) (?P<v>\w+(?: d[aeo] \w+)?)
my :: nickname(?: \w+){0,3}? (?:is|was) (?P<v>\w+)
~know knows :: me (?:as|by) (?P<v>\w+)
meu :: apelido (?:na|no|de|em) \w+(?: \w+)? (?:e|eh|era) (?P<v>\w+)
~me :: conhece (?:por|como) (?P<v>\w+)
~say says :: (?P<v>[\w'-]+)(?= (?:for short|instead)\b)
~people everyone everybody friends mates :: (?:(?:just|mostly|all) )?says? (?P<v>[\w'-]+)(?=\W*$)
~shorten shortens :: (?:it )?to (?P<v>[\w'-]+)
~me :: cham(?:em|e) (?:so )?(?:de|por) (?P<v>\w+)
~call calls called :: me (?P<v>[\w'-]+)
pode podem podes :: (?:me )?chamar (?:so )?(?:de|por) (?P<v>\w+)
*pode podem podes :: chamar (?:so )?(?:de|por) (?P<v>\w+)
answer answers respondo atendo :: (?:to|por|pelo nome de) (?P<v>(?!(?:the|my|your|his|her|that|this|
    any|no|god|all|unknown|calls?|email\w*|text\w*|message\w*|telefone|mensage\w*|e-mail|zap|
    whats\w*)\b)[\w'-]+)(?=\W*$|,)
""",
    "other": r"""
^*calco :: (?:tamanho |numero )?(?P<v>\d{2})\b(?! (?:anos|reais))
calca :: (?:tamanho |numero )?(?P<v>\d{2})\b(?! (?:anos|reais))
visto veste uso usa :: (?:tamanho |numero |manequim )(?P<v>pp|p|m|g|gg|xg|egg|\d{2})\b
^*visto :: (?P<v>pp|p|m|g|gg|xg|egg|\d{2})(?=\W*$|,| (?:e|mas|de|em)\b)
veste :: (?P<v>pp|p|m|g|gg|xg|egg|\d{2})(?=\W*$|,| (?:e|mas|de|em)\b)
meu minha :: (?:numero|tamanho|manequim)(?: d[eo] (?:sapato|tenis|roupa|calca|camisa|blusa))? (?:e|
    eh)
    (?: o)? (?P<v>pp|p|m|g|gg|xg|egg|\d{2})\b
wear wears take takes :: (?:an? |us |uk )?(?:size )(?P<v>(?:us |uk |eu )?(?:xs|s|m|l|xl|xxl|small|
    medium|large|\d{1,2}(?:\.5)?))\b
<IM> :: an? (?:size |uk |us |eu )+(?P<v>xs|s|m|l|xl|xxl|small|medium|large|\d{1,2}(?:\.5)?)\b
my :: (?:shoe|dress|shirt|ring|jeans|trouser|clothes) size(?: is|'s) (?:an? )?(?P<v>[\w.]+)
my :: pronouns(?: are|:) (?P<v>[\w/]+)
meus :: pronomes sao (?P<v>[\w/]+)
uso usa calco calca visto veste :: (?:tamanho |numero )?(?P<v>\d{2}|pp|p|m|g|gg|xg) (?:de
    |n[oa]) (?:calca|
    sapato|tenis|camisa|camiseta|blusa|vestido|sutia|jeans|pe|roupa)\b
""",
    "name": r"""
chamo :: (?:me )?(?P<v>[\w'-]+(?: [\w'-]+){0,5})
!*meu :: nome (?:nao|n) (?:e|eh) (?P<v>[\w'-]+)
!*my :: name (?:isn't|is not|ain't) (?P<v>[\w'-]+)
^*e eh it's its :: (?:na verdade )?(?!\w+ing (?:me|my|us|him|her|them|the)\b)
    (?P<v>[\w'-]+(?: [\w'-]+){0,3})
meu :: (?:primeiro )?nome(?: completo| de batismo| verdadeiro| inteiro)?(?: e| eh| agora e|:) (?:o |
    a )?(?P<v>(?:nao e |nao )?[\w'-]+(?: [\w'-]+){0,5})
my :: (?:full |real |first |legal )?name(?: is|'s|:|s) (?P<v>[\w'-]+(?: [\w'-]+){0,5})
^+*name's :: (?P<v>[\w'-]+(?: [\w'-]+){0,2})
+^*aqui :: (?:quem (?:fala|escreve|ta falando) )?(?:e|eh) (?:a |o )(?P<v>[\w'-]+(?: [\w'-]+){0,3})
+^*aqui :: (?:e|eh) (?P<v>[\w'-]+)(?=,? (?:mae|pai|filh[oa]|espos[oa]|marido|irmao?
    |net[oa]) d[aeo]\b)
+^*quem :: (?:fala|escreve|ta falando)(?: aqui)? (?:e|eh) (?:a |o )?(?P<v>[\w'-]+(?: [\w'-]+){0,3})
+sou :: (?:a |o )?(?P<v>[\w'-]+(?: [\w'-]+){0,3})
+^*this :: is (?P<v>[\w'-]+(?: [\w'-]+){0,2})
<IM> :: called (?P<v>[\w'-]+)
+i'm im am :: (?P<v>[\w'-]+(?: [\w'-]+){0,2})
+^put :: me (?:down|in) as (?P<v>[\w'-]+(?: [\w'-]+){0,2})
^*the :: name(?:'s| is) (?P<v>[\w'-]+(?: [\w'-]+){0,2})
~named :: me (?P<v>[\w'-]+)
^+*names :: (?P<v>[\w'-]+(?: [\w'-]+){0,2})
+^*it's its :: (?P<v>(?!\w+(?:ing|ed|y)\b)[\w'-]+) (?:again|here|speaking)\b
+^*quem :: (?:ta|esta) (?:aqui|escrevendo|digitando) (?:e|eh) (?:a |o )?(?P<v>[\w'-]+
    (?: [\w'-]+){0,3})
meu minha my :: (?:filh[oa]|son|daughter|dog|cat|cachorr[oa]|gat[oa]|bebe|baby|marido|esposa|wife|
    husband)(?:'s| is| se)? (?:chama|called|named) (?P<v>[\w'-]+)
""",
}
