"""What people tell of deaths and births. Rules as the package tells."""

FIRST = {
    "loss": r"""
lost :: (?: (?:dad|mum|mom|nan|gran|grandma|grandpa|grandad|granddad|nana|the baby))\b
a :: (?: gente)<JUST> (?:perdeu) <MY> (?:\w+ )?(?P<who><KIN>)
a :: (?: gente)<JUST> (?:perdeu|enterrou)(?= (?:o|a) \w+[^.!?]{0,20},? \d+ anos)
perdi perdemos :: <JUST> <MY> (?:\w+ )?(?P<who><KIN>)
perdi perdemos sofri tive sofremos :: (?: (?:o|um|meu|nosso))? (?:bebe|aborto|filho que)
fiquei :: (?: viuv[oa])
enterrei enterramos velamos cremamos :: (?: ontem| hoje)? <MY>
lost :: <JUST> <MY> (?:\w+ )?(?P<who><KIN>)
had :: (?: a)? miscarriage
buried :: <MY>
had :: (?: to) put (?:<MY> (?:\w+ ){0,2}(?:down|to sleep)|down <MY>)
widowed :: (?: |$)
luto :: (?: (?:pel[ao]|por|d[ao]|pela morte))
morreu faleceu :: (?: (?:o|a))? <MY> (?:\w+ )?(?P<who><KIN>)
falecimento morte velorio enterro missa :: (?: de setimo dia)? d[aoe] <MY> (?:\w+ )?(?P<who><KIN>)
lost :: <JUST>(?= (?P<proper>[a-z])[a-z]+ (?:(?:\d+|a|two|three|four|five|six|ten|a few|some)
     (?:years?|months?|weeks?|days?) ago|last (?:year|month|week|\w+day)|in (?:\d{4}|january
    |february|march|april|may|june|july|august|september|october|november|december)|to (?:cancer
    |covid))\b)
my our :: (?: (?:dear|poor|lovely|sweet|beautiful))*(?: (?:nan|nanna|nana|gran|granny|grandad|pop
    |poppy|nonna|oma|opa|papa|abuela|abuelo|mam)) (?:died|passed(?= (?:away|on|last|in|this
    |yesterday|today|two|three)\b)|is gone)\b
faz fez completa hoje hj ontem :: [^.!?;\n]{0,30}? (?:anos?|meses|mes|semanas?|dias)
    (?: hoje)? (?:que|q|desde que|sem) (?:a |o )?<MY> (?:\w+ )?(?P<who><KIN>) (?:se foi|morreu|
    faleceu|partiu|nos deixou|descansou)
anos ano meses semanas :: (?: (?:hoje|que|q|sem|da morte|da partida|do falecimento))+
    (?: d[ao])? <MY> (?:\w+ )?(?P<who><KIN>)(?= (?:se foi|morreu|faleceu|partiu)|\W*$)
years year months month weeks :: (?: (?:today|now|ago|this week|tomorrow))*(?: since| without)
    (?: we lost| i lost| losing)?(?: <MY>)? (?:mum|mom|dad|nan|gran|grandma|grandpa|grandad|
    granny|nana|mother|father|brother|sister|son|daughter|wife|husband|the baby)(?: (?:passed|
    died|left us|went))?\b
lost :: (?: (?:a|the|our|my|another))+ (?:baby|pregnancy|babies|twins)\b
our my :: (?: (?:beloved|poor|old|little))*(?: (?:cat|dog|rabbit|parrot|hamster|tortoise|bird|
    horse|puppy|kitten))(?: [a-z]+)? (?:went missing|ran (?:off|away)|disappeared|got out|
    has gone missing|is missing|was (?:run over|put (?:down|to sleep)))\b
lost :: <JUST>(?: (?:him|her))(?: (?:to cancer|last|in|on|this))\b
tive tivemos :: (?: (?:que|de)) (?:sacrificar|eutanasiar|por pra dormir)(?: (?:o|a))? ?(?:meu|minha|
    nosso|nossa)\b
sacrifiquei sacrificamos :: (?: (?:o|a))? ?(?:meu|minha|nosso|nossa) (?:cachorr|gat|cadel|cao
    |bich|pet)
^morreram faleceram partiram :: (?=\W|$)
os as :: (?: dois| duas)(?: (?:ja|tambem))* (?:faleceram|morreram|partiram|se foram)\b
both :: (?: (?:of (?:them|my parents)|my parents|passed|died|are gone))(?=[^.!?]{0,30}(?:passed|
    died|gone|dead)\b|\W*$)
my :: (?: parents)(?: (?:are|have))?(?: both)? (?:passed(?: away)?|died|dead|gone)\b
had have :: (?: to)(?: (?:put|say goodbye to|let))(?: (?:my|our))? (?:(?:\w+ ){1,2}(?:down|to sleep|
    go)(?=\W*$| (?:yesterday|today|last|this|on)\b)|(?:our|my) (?:dog|cat|boy|girl|old boy|old girl|
    rabbit|horse|puppy))
said :: (?: (?:goodbye|our goodbyes) to)(?: (?:our|my))(?: \w+)? ?(?P<who><KIN>)
perdi perdemos :: <JUST>(?: (?:a luta|a batalha))\b
perdi perdemos :: <JUST>(?: [oa])(?! (?:enem|uber|voo|jogo|pix|zap|whats\w*|insta\w*|face\w*|rg|cpf
    |cnh
    |bilhete|wifi|onibus|metro)\b)(?= (?P<proper>[a-z])[a-z]+ (?:ontem|hoje|hj|semana|mes|ano|faz|ha
    |nessa|essa|nesta|esta|pro cancer|pra covid|em \d{4}|no ano)\b)
""",
    "birth": r"""
^nasceu :: <JUST>(?: (?:o|a))(?= [a-z]{3,})(?! [oa] (?:ideia|vontade|sol|projeto|primeiro dente
    |dente|espinha|flor)\b)
^baby :: (?: \w+)?(?: (?:arrived|is here|was born|came))\b
our my :: (?: (?:baby|little (?:one|girl|boy)|son|daughter|grand\w+|niece|nephew))
    (?: \w+)? (?:arrived|is here|was born|came)\b
nasceu nasceram :: <JUST>(?: a| o)? ?(?:<MY> )?(?:\w+ )?(?:(?:filh|net|sobrinh|prim
    |bisnet)(?:inh)?[oa]s?|bebe
    |afilhad[oa]|gemeos|gemeas|menin[oa]|princesa|principe|irmaozinho|irmazinha)\b
virei viramos :: (?: (?:pai|mae|pais|av[oó]|avos|vovo|ti[oa]|titi[oa]|papai|mamae)\b)
fui :: (?: (?:pai|mae|papai|mamae)(?: (?:de|ontem|hoje|essa|semana|pela|do)\b))
tive tivemos ganhei ganhamos :: (?: (?:um|uma|meu|minha|nosso|nossa|outro|outra|mais um|o|a
    |nosso segundo|gemeos))? ?(?:bebe|nenem|menin[oa]|filh[oa]|sobrinh[oa]|net[oa]|gemeos|gemeas
    |bb)\b
vou vamos :: (?: ter)(?: (?:um|uma|meu|minha|nosso|nossa|outr[oa]|mais um|mais uma|o|a|primeir[oa]
    |segund[oa]|terceir[oa]))+ (?:bebe|nenem|filh[oa]|filhinh[oa]|menin[oa]|bb)\b
vou vamos :: (?: ter) (?:bebe|nenem|gemeos|gemeas)\b
gente :: (?: vai) ter(?: (?:um|uma|nosso|nossa|outr[oa]|mais um|mais uma|o|a|primeir[oa]|segund[oa]
    |terceir[oa]))* (?:bebe|nenem|filh[oa]|filhinh[oa]|menin[oa]|gemeos|gemeas|bb)\b
dei :: (?: a luz)
gave :: (?: birth)
had :: (?: (?:a|our|my|twins|another))*(?: (?:first|second|third|new|healthy|beautiful|little
    |lovely))*(?: (?:baby|boy|girl|son|daughter|twins|babies))\b
became become :: (?: (?:a|an))?(?: (?:new|first[- ]time))? (?:dad|father|mom|mum|mother|parents?
    |grand\w+|aunt|uncle|daddy|mommy)\b
welcomed :: (?: (?:our|my|a|the))(?: [\w-]+){0,2} (?:baby|son|daughter|boy|girl|twins|child)
expecting :: (?: (?:twins|triplets)\b|(?: (?:a|our|my|another))+(?: (?:first|second|third|little
    |new))*(?: (?:baby|child|girl|boy|twins|kid|one))\b
    | (?:our|my) (?:first|second|third|fourth)\b(?! \w))
having :: (?: (?:a|our|another|my))(?: (?:first|second|third))? (?:baby|girl|boy|kid|child)\b
esperando :: (?: (?:um|uma|o|a|nosso|nossa|meu|minha))(?: (?:primeiro|primeira|segundo
    |segunda))? (?:bebe|filh[oa]|menin[oa]|nenem)
vou vamos :: (?: ser) (?:pai|mae|pais|ti[ao]|titi[ao]|av[oó]|avos|vovo|papai|mamae|madrinha
    |padrinho|dind[oa])\b(?! (?:de santo|do ano))
bebe nenem :: (?: \w+)? (?:nasceu|chegou)\b(?! (?:atrasad|cedo|em casa|da escola))
i we :: (?:'?m| am|'?re| are)(?: (?:finally|officially|actually))? expecting(?=\W*$| (?:in|next
    |this|again|any day|our|a baby|twins)\b)
i we :: (?:'?m| am|'?re| are) (?:going to|gonna) be(?: (?:a|an))? (?:dad|father|mom|mum|mother
    |parents|aunt|uncle|grand\w+)\b
^baby :: (?: (?:number|no\.?|girl|boy|\w+))*? ?(?:arrives|is due|'s due|due|is coming|'s coming)\b
esperando :: (?: (?:gemeos|gemeas|trigemeos))\b
cadela gata cachorra egua coelha :: (?: \w+)? (?:deu cria|teve (?:\w+ )?filhotes?|pariu)\b
cat dog bitch mare rabbit :: (?: \w+)? (?:had (?:\w+ )?(?:kittens|puppies|pups|babies|a litter)|
    gave birth)\b
veio chegou :: (?: ao mundo)\b
due :: (?: in) (?:january|february|march|april|may|june|july|august|september|october|november|
    december)(?= with|\W*$|,)
had tive :: (?: (?:my|our|meu|minha|nosso|nossa))(?: (?:first|second|third|primeir[oa]|segund[oa]|
    ultim[oa]))?(?: (?:kid|child|baby|son|daughter|filh[oa]|bebe|menin[oa]))(?= (?:at|when|aged|
    in|com|aos|em|quando|last|no|na|ano|ontem|hoje)\b)
adopted adotei adotamos :: <JUST>(?: (?:a|our|two|three|um|uma|dois|duas|nosso|nossa|meu|minha))+
    (?: (?:little|baby|older))? ?(?:kids?|child|children|boys?|girls?|baby|babies|siblings|twins|
    criancas?|menin[oa]s?|filh[oa]s?|irmaos|bebe)\b
gente :: <JUST> adotou(?: (?:um|uma|dois|duas|tres|nosso|nossa))+ ?(?:criancas?|menin[oa]s?|
    filh[oa]s?|irmaos|bebe)\b
^nasceu :: (?:\W*$|\W+(?:e|eh|é) (?:um |uma )?(?:menin|gurias?|gemeos))
it it's its :: (?:'s| is)? ?a (?:boy|girl)(?=\W*$| (?:and|born|\d))
sou :: (?: (?:mae|pai|avo|vovo|tia|tio)) (?:de novo|pela (?:segunda|terceira|primeira) vez|
    desde (?:ontem|hoje|sexta|sabado|domingo))\b
water waters :: (?: (?:broke|just broke))\b
""",
}

OTHERS = {
    "loss": r"""
morreu morreram faleceu faleceram partiu :: (?=\W|$)(?! (?:de (?:rir|vergonha|fome|medo|amores
    |inveja)|pra|para|o assunto|a bateria|o celular)\b)
se :: (?: foi(?: pra sempre)?)(?=\W*$| (?:ontem|hoje|faz|semana|ano))
nos me :: (?: deixou)(?=\W*$| (?:ontem|hoje|faz|semana|ano|pra sempre|ha)\b)
passed :: (?: away| on\b)
died :: \b(?! (?:laughing|of laughter))
is are was :: (?: (?:dead|gone))\b(?! (?:to|for|crazy|mad|wild))
cometeu :: (?: suicidio)
foi foram :: (?: (?:morar|viver|descansar))(?: (?:com|perto de|ao lado de|nos bracos de))(?: o
    | nosso)?
     (?:deus|jesus|papai do ceu|senhor)\b
foi foram :: (?: (?:pra (?:perto|junto) de|ao encontro de|pros bracos de))(?: o| nosso)? (?:deus
    |jesus
    |papai do ceu|senhor)\b
ta esta estao :: (?: (?:com|junto de|nos bracos de))(?: papai do)? (?:deus|jesus|ceu)\b
descansou :: \b
fugiu sumiu desapareceu :: (?=\W*$| (?:de casa|ontem|hoje|hj|faz|semana|sabado|domingo|desde
    |sexta)\b)
ran :: (?: away)(?=\W*$| (?:from home|yesterday|today|last|this|on)\b)
passed :: (?= (?:last (?:week|month|year|night|spring|summer|fall|winter|\w+day)|in (?:january
    |february|march|april|may|june|july|august|september|october|november|december|\d{4})
    |two|three|a (?:week|month|year|few)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)
virou viraram :: (?: (?:uma? )?(?:estrelinha|estrela|anjinho|anjo|saudade))\b
nos :: (?: (?:deixou|deixaram))\b
foi foram :: (?: (?:pr[ao]|morar no|para o)) (?:ceu|outro plano|andar de cima)\b
partiu partiram descansou :: <JUST>(?=\W*$| (?:ontem|hoje|semana|em|no|na|mes|ano|sexta|sabado|
    domingo|segunda|terca|quarta|quinta|dormindo|depois|faz|ha)\b)
crossed :: (?: (?:the|over the)) rainbow bridge\b
slipped :: (?: away)\b
""",
    "birth": r"""
nasceu nasceram :: \b(?! (?:em (?!\d)|n[oa] (?:brasil|rio|bahia|japao|interior|ceara|sul|nordeste)
    |cego|com))
was were :: (?: (?:just|finally))? ?born\b(?! (?:in (?!\d|january|february|march|april|may|june
    |july|august|september|october|november|december)|blind|deaf|and raised))
deu :: (?: a luz)
teve ganhou :: (?: (?:um|uma|o|a|meu|nosso))* ?(?:bebe|nenem|menin[oa]|filh[oa]|gemeos|bb)\b
gave :: (?: birth)
had :: (?: (?:a|her|their|our|twins|his))*(?: (?:first|second|third|new|healthy|beautiful
    |little))*(?: (?:baby|boy|girl|son|daughter|twins|babies|kid|child))\b
expecting having :: (?: (?:our|their|a|her|his|another|number))+(?: (?:first|second|third|fourth|
    two|three|baby|girl|boy|child|kid|twins))*\b
deu :: <JUST>(?: cria)\b
pariu pariram :: (?=\W*$| (?:ontem|hoje|hj|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|\d+
    |essa
    |nessa|no|na|semana)\b)
espera :: (?: (?:nosso|nossa|um|uma|o|a))+(?: (?:primeir[oa]|segund[oa]|terceir[oa]|bebe|filh[oa]|
    menin[oa]|gemeos))+\b
teve tiveram ganhou :: <JUST>(?: (?:um|uma|o|a|nosso|seu))*(?: ?(?:nenem|neném|bebe|menin[oa]|
    filh[oa]|gemeos|gemeas|bb))\b
""",
    "loss_theirs": r"""
perdeu perderam lost :: <JUST>(?: (?:o|a|os|seu|sua|his|her|their))+ (?:\w+ )?<KIN>
""",
}

TO_ME = {
    "loss": r"""
my our :: (?: (?:beloved|poor|old|little))*(?: (?:cat|dog|rabbit|parrot|hamster|tortoise|bird|horse|
    puppy|kitten))(?: [a-z]+)? (?:went missing|ran (?:off|away)|disappeared|got out|
    has gone missing|is missing|was (?:run over|put (?:down|to sleep)))\b
minha meu nossa nosso :: (?: (?:gat|cachorr|cadel|cachorrinh|gatinh|papagai|calopsit|coelh)\w*)
    (?: [a-z]+)? (?:sumiu|fugiu|desapareceu|se perdeu|escapou)\b
""",
}
