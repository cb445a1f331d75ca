"""The words by which people tell what happened to them, and what they have before them.

Rules as `cues` reads them. A block's name is the slot it fills.
"""

PARTS = {
    "KIN": r"""
(?:mae|pai|pais|filh[oa]s?|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|irma|irmao|irmaos|av[oó]
    |vo|voz?inh[oa]|ti[oa]|prim[oa]|sogr[oa]|cunhad[oa]|net[oa]|sobrinh[oa]|padrinho|madrinha
    |padrasto|madrasta|amig[oa]|bebe|cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|doguinho|pet
    |vizinh[oa]|colega|chefe|professora?|compadre|comadre|afilhad[oa]|bisav[oó]|enteado
    |companheir[oa]|mom|mum|mother|dad|father|son|daughter|wife|husband|sister|brother|grand(?:ma
    |pa|mother|father|dad|parents?|son|daughter)|gran|nana|aunt|uncle|cousin|niece|nephew|parents
    |kid|baby|dog|cat|friend|best friend|partner|boyfriend|girlfriend|fiance|fiancee|puppy
    |nan|nanna|nanny|granny|grandad|gramps|hubby|sis|bro|bestie|kitten|rabbit|hamster|step(?:mum
    |mom|dad|mother|father|son|daughter|brother|sister)|vov[oó]|cacula|mainha|painho|enteada
    |bisa|tutora?|mother-in-law|father-in-law)\b
""",
    "MY": r"""
(?:(?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)|my|our)
""",
    "JUST": r"""
(?: (?:ja|so|hoje|ontem|hj|acabei|finalmente|enfim|tb|tbm|tambem|just|finally|already|actually
    |recently|also|officially|both|literally|today|yesterday))*
""",
    "A": r"""
(?: (?:um|uma|o|a|os|as|uns|umas|meu|minha|meus|minhas|nosso|nossa|outro|outra|novo|nova|primeiro
    |primeira|pequeno|grande|a|an|the|my|our|new|first|second|used|brand|own|little|small|big
    |another|very|proprio|propria|tao sonhad[oa]|dois|duas|nice|minha propria|meu proprio|two))*
""",
    "HOME": r"""
(?:casa|ape|apto|apartamento|trailer|motorhome|kombi|terreno|imovel|sitio|chacara|lote|studio
    |kitnet|house|home|apartment|flat|condo|townhouse|place|cottage|plot|land)\b
""",
    "WHEELS": r"""
(?:carro|moto|gol|uno|palio|onix|hb20|corolla|civic|fusca|celta|fiesta|sandero|kwid|siena|corsa
    |strada|titan|biz|caminhao|scooter|bike|bicicleta|carrinho|moto\w*|car|truck|motorcycle
    |motorbike|lancha|jet ?ski|trator|van|suv|tesla|boat|barco|camper|rv)\b
""",
    "GEAR": r"""
(?:notebook|computador|pc|iphone|celular|playstation|ps5|xbox|piano|violao|guitarra|camera
    |geladeira|sofa|laptop|computer|macbook|guitar|fridge|couch|tv)\b
""",
    "GADGET": r"""
(?:geladeira|freezer|fogao|forno|maquina(?: de lavar)?|lavadora|micro-?ondas|chuveiro|tv|televisao
    |ar(?: condicionado)?|carro|moto|celular|cel|note|notebook|computador|pc|aquecedor|air ?fryer
    |liquidificador|impressora|bike|bicicleta|patinete|ventilador|portao|fridge|boiler|washing
     machine
    |washer|dryer|tumble dryer|oven|cooker|dishwasher|car|van|bike|motorbike|phone|laptop|computer
    |heater|heating|central heating|ac|air con|microwave|printer|kettle|telly|water heater|furnace)
""",
    "ILL": r"""
(?:covid|corona|dengue|chikungunya|zika|pneumonia|cancer|tumor|infarto|enfarte|avc|derrame
    |diabetes|depressao|ansiedade|tdah|autis\w+|leucemia|hepatite|gastrite|endometriose|hernia
    |apendicite|pancreatite|trombose|artrite|artrose|fibromialgia|labirintite|burnout|convulsao
    |aneurisma|meningite|tuberculose|h1n1|influenza|nodulo|miastenia|parkinson|alzheimer|lupus
    |hipertensao|hipotireoidismo|bipolar\w*|calculo renal|pedra (?:no|nos) rins?
    |pedras? na vesicula|flu|strep|shingles|mono|stroke|heart attack|seizure|adhd|autism
    |depression|ptsd|pcos|celiac|crohn'?s|arthritis|appendicitis|hepatitis|leukemia|lymphoma
    |anxiety disorder|epilepsy|ms|kidney stones?|concussion|sepsis|miscarriage|diabete\w*)\b
""",
    "BODY": r"""
(?:tendao|ligamentos?|musculo|siso|tendon|tooth|braco|perna|pe|dedo|dedinho|tornozelo|joelho|pulso
    |nariz|costela|clavicula|mao|ombro|femur|tibia|punho|dente|menisco|ligamento|coluna|cotovelo
    |quadril|maxilar|arm|leg|foot|ankle|wrist|toe|finger|nose|collarbone|ribs?|hand|shoulder|knee
    |back|acl|hip|elbow|jaw|achilles|hamstring)\b
""",
    "EXAM": r"""
(?:vestibular|enem|concurso|oab|prova|provas|fuvest|usp|unicamp|unesp|unb|uerj|unifesp|puc
    |mackenzie|fgv|insper|uf\w{1,4}|faculdade|universidade
    |medicina|direito|engenharia|enfermagem|doutorado|mestrado|residencia|detran|exame|teste|curso
    |psicologia|ita|ime|selecao|processo seletivo|pos|estagio|federal|escola tecnica|etec|ifsp
    |psicotecnico|prova de rua|prova pratica|prova teorica|fisioterapia|odonto\w*
    |arquitetura|nutricao|biologia|veterinaria|pedagogia|sisu
    |prouni|primeira fase|certificacao|ingles|calculo|materia|disciplina|banca|toefl|ielts
    |cpa|pmp)\b
""",
    "SCHOOL": r"""
(?:faculdade|curso|mestrado|doutorado|graduacao|pos|pos-graduacao|tcc|tese|dissertacao
    |ensino medio|residencia|especializacao|mba|tecnico|supletivo|degree|masters?|master's|phd|mba
    |college|bachelor'?s?|thesis|dissertation|bootcamp|residency|law school|med school|high school
    |grad school|course|certification|ged)\b
""",
    "JOB": r"""
(?:emprego|trabalho|trampo|servico|empresa|firma|cargo|job|position|role|estagio|vaga|internship
    |gig)\b
""",
}

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
    "job": r"""
mandei entreguei dei pedi assinei :: <JUST>(?: (?:a|o|minha|meu))*(?: ?(?:carta de demissao
    |aviso previo|aviso|rescisao|pedido de demissao))\b
set :: (?: up)(?: (?:my|our))(?: own)?(?= \w)
fui :: (?: (?:chamad|selecionad|aprovad)[oa]) (?:pr[ao]|para|n[oa]) (?:(?:a|o|uma|um) )?(?:vaga
    |entrevista|emprego|trabalho|estagio)
fui fomos :: <JUST> ?(?: (?:contratad|demitid|promovid|desligad|efetivad|transferid|dispensad
    |recontratad|admitid|nomead|convocad|exonerad|realocad|rebaixad)[oa]s?| mandad[oa]s? embora
    | chamad[oa] (?:pra|para) (?:a vaga|trabalhar|o emprego|um emprego)
    | aprovad[oa] n[oa] (?:processo|entrevista|vaga|estagio)| pr[ao] (?:o )?olho da rua)
perdi perdemos :: <JUST>(?: (?:o|meu|a|minha|nosso))+ (?:<JOB>|cliente|bolsa)
pedi pedimos :: <JUST> (?:demissao|as contas|as conta|a conta n[ao]|exoneracao|pra sair
    |desligamento)\b
me nos :: (?: (?:aposento|aposentamos))(?= (?:em|no|na|este|esse|ano|mes|dia|daqui|semana|agora|aos
    |ate|depois)\b|\W*$)
me :: (?: (?:demitiram|demiti|aposentei|mandaram embora|contrataram|promoveram|desligaram
    |dispensaram|efetivaram|desliguei|exonerei))\b
nos :: (?: (?:demitiram|aposentamos|contrataram))\b
sai saimos larguei deixei abandonei :: (?: (?:d[oae]|o|a|meu|minha|do meu|da minha))(?: (?:meu
    |minha|antigo|velho|ultimo))* <JOB>
sai :: (?: (?:d[oae])) (?=[\w ]{0,30} (?:depois de|apos) \w+ (?:anos|meses))
consegui arrumei arranjei achei encontrei peguei conseguimos :: <JUST><A> (?:<JOB>
    |entrevista de emprego|promocao|aumento)
comecei comeco inicio iniciei :: <JUST>(?: (?:n[oa]|num|numa|em|como|a trabalhar|o|um|meu|minha
    |trabalhar))+(?: (?:nov[oa]|outr[oa]|primeir[oa]))*(?: <JOB>|(?<=trabalhar) (?:n[oa]|em|como
    |com|d[eo]))
comecei :: (?: (?:um|meu|o))(?: (?:novo|primeiro|outro))? <JOB>
tomei :: (?: posse)\b
fui :: (?: (?:empossad|aposentad|readmitid)[oa])
abri :: (?: (?:meu|minha|nosso|nossa))(?: propri[oa])? (?!(?:coracao|email|conta|carteira|chamado
    |boca|alma|mao|olho|app|celular|presente|vida|mente|peito|porta|janela|geladeira|protocolo
    |ticket|pix)\b)(?=\w)
comecei :: (?: (?:a|meu|minha|o)) (?:freela\w*|vender \w+|dar aulas?|estagio|residencia)
passei :: <JUST> n[oa] (?:entrevista|experiencia|processo seletivo|periodo de experiencia
    |dinamica)
mudei troquei :: <JUST> de (?:emprego|trabalho|area|carreira|empresa|cargo|profissao)
recebi ganhei tive :: <JUST>(?: (?:um|uma|a|minha|o|meu))*(?: ?(?:aumento|promocao
    |proposta de emprego|proposta de trabalho|oferta de emprego|proposta d[ao] \w+))
assumi :: (?: (?:a|o|um|uma|novo|nova|como))+ (?:\w+ )?(?:cargo|gerencia|diretoria|coordenacao
    |chefia|lideranca|area|equipe|vaga)
abri abrimos fechei fechamos inaugurei inauguramos montei :: <JUST><A> (?:atelie|floricultura
    |livraria|brecho|academia|pizzaria|hamburgueria|barbearia|pet ?shop|boutique|consultoria
    |agencia|doceria|sorveteria|pousada|escola|lanchonete|food ?truck|marcenaria|empresa|mei|cnpj
    |loja|lojinha|negocio|restaurante|consultorio|escritorio|padaria|salao|clinica|cafeteria
    |studio|estudio|startup|bar|confeitaria|oficina)\b
virei viramos :: (?: (?:ltda|gerente|chefe|coordenadora?|diretora?|soci[oa]|supervisora?|lider
    |autonom[oa]|mei|servidora?|clt|pj|concursad[oa]|efetiv[oa]|freela\w*|senior|pleno
    |professora?)\b)
got :: <JUST> (?:hired|fired|promoted|laid off|let go|made redundant|sacked|canned|furloughed
    |a raise|a promotion|my promotion|the promotion|the raise|tenure|demoted|transferred)\b
went go going gone :: (?: (?:freelance|full[- ]time|part[- ]time|self[- ]employed|solo))\b
i we :: (?:'?ve| have)?<JUST> (?:joined|started at|started with|signed with) (?!(?:the gym|a gym
    |you|this|the (?:call|group|chat|meeting)|us|in|a club)\b)(?=\w)(?=[\w &.'-]{2,30} (?:as|in
    |last|this|on|today|yesterday)\b)
got landed found scored started start begin began accepted :: <JUST>(?: (?:working|at|in|on))*<A>
    (?: (?:teaching|nursing|full[- ]time|part[- ]time|remote|dream|summer|better))? ?(?:<JOB>
    |internship|job offer|apprenticeship)
got :: (?: an?| the| my)(?: job)? offer\b
was been being :: <JUST> (?:hired|fired|laid off|let go|promoted|made redundant|sacked|furloughed
    |transferred|demoted|suspended)\b
i we :: (?:'?ve| have)?<JUST> (?:quit|resigned|retired)\b(?! (?:smoking|drinking|sugar|vaping
    |caffeine|coffee|facebook|instagram|twitter|social|alcohol|meat|gluten|weed|playing|\w+ing
    |the (?:app|game|chat|browser|program|call|tab|page|meeting)))
^quit retired resigned :: (?: (?:my job|from|after|at \d|last|this|yesterday|today|in \d))
i we :: (?:'?ve| have)?<JUST> (?:quit|left|leaving)<A> <JOB>
^quit left lost losing :: <A> <JOB>
lost :: <JUST>(?: my| our| the) (?:<JOB>|contract|biggest client)
handed put gave :: (?: in)? my (?:two[- ]weeks?'? )?(?:notice|resignation|two weeks)
i we :: (?:'?ve| have)?<JUST> (?:opened|started|launched|closed|sold)(?: (?:my|our|a|up|down))+
    (?: (?:own|small|new|little|first))* (?:business|company|shop|store|restaurant|cafe|bakery
    |practice|studio|startup|salon|agency)
contrato :: (?: (?:(?:nao|n) (?:foi|vai ser) renovado|(?:foi )?(?:encerrado|rescindido)))\b
empresa firma :: (?: (?:onde|que|q) (?:eu )?\w+(?: \w+)?)? ?(?:faliu|quebrou|fechou(?: as portas)?)
    (?=\W|$)
vou vamos :: (?: ser) (?:efetivad|promovid|transferid|contratad|demitid|desligad)[oa]s?\b
entrei entramos :: <JUST>(?: (?:n[oa]|num|numa|em|pr[ao]|para))+(?: (?:a|o|uma|um))*(?: [\w-]+)? ?
    (?:empresa|transportadora|firma|banco|multinacional|startup|fabrica|hospital|agencia|policia
    |exercito|marinha|prefeitura)\b
voltei voltamos :: <JUST> (?:pr[ao]|para|ao?)(?: (?:o|a|meu|minha))* ?(?:clt|trabalho|emprego
    |escritorio|presencial|mercado de trabalho|batente)\b(?! (?:hoje|hj|agora|depois do almoco))
^starting start :: (?: (?:work|a (?:new )?job|my new job|a new role))? ?(?:at|with|as)(?! (?:\d|home
    |the (?:beginning|top|bottom|end)|first|an? (?:point|time))\b)(?=[^.!?;\n]{2,40}\b(?:on (?:mon
    |tues|wednes|thurs|fri|satur|sun)day|next|tomorrow|in (?:january|february|march|april|may|june
    |july|august|september|october|november|december)|monday|this week)\b)
i we :: (?:'?m| am|'?re| are|'?ll| will)(?: be)? start(?:ing)?(?: (?:work|a (?:new )?job
    |my new job))? ?(?:at|with) (?P<proper>[a-z])
got :: <JUST> (?:the (?:sack|boot|chop|axe|job|gig)|my p45|a pay ?rise|my notice|kept on)\b
comecei entrei comecamos :: <JUST>(?: (?:n[oa]|num|numa|em um|em uma))
    (?: (?:nov[oa]))? (?:escritorio|loja|empresa|hospital|escola|clinica|banco|restaurante|
    fabrica|agencia|startup|mercado|supermercado|padaria|farmacia|salao|oficina|consultoria|obra|
    hotel|cozinha|creche|cartorio|prefeitura|ong|laboratorio|transportadora|construtora|
    industria|multinacional|firma)\b
made :: <JUST>(?: (?:it to|the))?(?: (?:assistant|senior|junior|team|shift|regional|store|deputy|
    head))? ?(?:supervisor|manager|partner|director|lead|leader|head|captain|foreman|sergeant|vp|
    principal|head chef|sous chef|staff|redundant|permanent)\b
they :: (?:'?ve| have)?<JUST> (?:let|laid|made) me (?:go|off|redundant|permanent|supervisor|
    manager)\b
handed gave put :: <JUST>(?: in)? (?:my|in my) (?:notice|resignation|two weeks(?:'? notice)?)\b
i :: <JUST> quit(?=\W*$| (?:today|yesterday|last|on the spot|this morning|for real)\b)
accepted took got taken :: <JUST>(?: (?:an|the|a|that|my))+(?: [\w-]+){0,2}? ?(?:offer|job|role|
    position|transfer|promotion|redundancy|severance|voluntary redundancy)\b
promoted transferred hired fired demoted relocated :: (?: (?:to|as|by|from|last|today|yesterday|
    this|after))\b
i we :: (?:'?ve| have)?<JUST> (?:opened|launched|started|founded|set up|bought)(?: up)?(?: (?:my|
    our|a|the))+(?: (?:own|first|new|second|little|small|online|family))*(?: [\w-]+){0,2}? ?
    (?:business|company|shop|store|salon|cafe|restaurant|bakery|studio|agency|practice|gym|
    startup|bar|pub|clinic|consultancy|firm|stall|food truck|bookshop|bookstore|nursery|garage|
    farm)\b
^opened launched started founded :: <JUST>(?: (?:my|our))(?: (?:own|first|new|second|little|small|
    online|family))*(?= \w)
abri montei inaugurei :: <JUST>(?: (?:meu|minha|um|uma|nosso|nossa))+(?: (?:propri[oa]|pequen[oa]|
    nov[oa]|primeir[oa]))* ?(?:salao|loja\w*|negocio|empresa|lanchonete|restaurante|barbearia|
    confeitaria|atelie|consultorio|escritorio|oficina|padaria|bar|studio|estudio|clinica|agencia|
    mercadinho|petshop|pet shop|escola|academia|firma|quiosque|food truck|hamburgueria|pizzaria|
    canal|brecho|marca)\b
me :: (?: (?:botaram|mandaram|colocaram|puseram)) (?:pra fora|na rua|embora|pra rua)\b
i :: (?:'?ve| have| just|'?m| am)* (?:retired|retiring)(?=\W*$| (?:in|last|this|early|at|after|
    from|as|on|two|three|\d|next)\b)
^retired :: (?= (?:in|last|this|early|at|after|on|two|three|a|\d)\b)
my our :: (?: (?:company|business|shop|cafe|restaurant|startup|salon|firm|store|bakery|
    agency)) (?:went (?:under|bust|bankrupt)|folded|failed|collapsed|closed(?: down)?|shut down|
    is closing)\b
minha meu nossa nosso :: (?: (?:empresa|loja|lojinha|padaria|barzinho|salaozinho|negocio|
    restaurante|salao|firma|comercio|bar|oficina|
    startup)) (?:faliu|quebrou|fechou|nao deu certo|foi a falencia|deu errado)\b
got :: <JUST>(?: (?:the|that|a|my))+(?: [\w-]+){0,2}? (?:job|gig|role|position|post)\b
loja empresa fabrica firma lugar :: (?: (?:onde|em que|que|q))(?: eu)? (?:trabalhava|trabalho|
    trampava|trampo)(?: \w+)? (?:fechou|faliu|quebrou|acabou|vai fechar)\b
place shop company restaurant factory plant store :: (?: (?:where|that|i))*(?: i)? (?:worked|work|
    was working)(?: (?:at|for|in))? (?:closed|shut|went under|folded|went bust)\b
today yesterday tomorrow friday monday :: (?:'s| is| was| will be) (?:my|our) (?:last|first|
    final) (?:day|week|shift)(?: (?:at|in|of|as|with|on))?\b(?! of (?:school|term|holiday|
    vacation|the holidays))
hoje hj ontem amanha sexta segunda :: (?: (?:foi|e|eh|vai ser|sera))(?: o)? (?:meu|
    nosso) (?:ultimo|primeiro) dia(?: (?:de trabalho|n[ao]|de aula|no emprego|como))\b
weeks months days week month :: (?: into)(?: (?:a|my|the|this))*(?: new)? (?:job|role|gig|
    position|internship|apprenticeship)\b
to tou estou comecei :: (?: (?:ha|faz|tem))(?: \w+){1,3}?(?: (?:num|no|em um|nesse|neste|na|numa))
    (?: (?:emprego|trabalho|trampo|servico|vaga|firma|empresa))(?: nov[oa])?\b
minha :: (?: carteira) (?:foi|ta|esta) assinada\b
assinaram :: (?: minha carteira)\b
opening launching starting setting :: (?: up)?(?: (?:my|our))(?: own| first| new)(?= \w)
vou vamos :: (?: (?:abrir|montar|inaugurar|lancar))(?: (?:meu|minha|nosso|nossa|um|uma))
    (?: propri[oa])?(?= \w)(?! (?:conta|email|chamado|cartao|lata|janela|porta|presente)\b)
passei passamos subi virei :: <JUST>(?: (?:pr[ao]|para|de \w+ (?:pr[ao]|para)|a)) (?:gerente|
    coordenadora?|supervisora?|lider|senior|pleno|efetiv[oa]|encarregad[oa]|chefe|diretora?|
    analista|socia|socio|subgerente)\b
levei recebi peguei :: <JUST>(?: (?:as|minhas)) contas\b
me :: (?: (?:chutaram|botaram|mandaram|enxotaram|limaram|cortaram|dispensaram|demitiram|rebaixaram|
    transferiram|efetivaram|contrataram|promoveram)) (?:d[ao]|pr[ao]|n[ao])\b
dei deram :: <JUST>(?: baixa) n[ao] (?:minha )?carteira\b
entrei entramos saio entro :: <JUST>(?: (?:de|em)) (?:licenca\S*|aviso previo|greve)\b
saiu sairam :: <JUST>(?: (?:a|o|as|os))? ?(?:minha|meu|minhas|meus|nossa|nosso) (?:nomeacao|
    convocacao|aposentadoria|promocao|transferencia|contratacao|efetivacao|demissao|rescisao)\b
fechei fechamos assinei :: <JUST>(?: (?:com|contrato com)) (?:a|o|uma|um) (?!(?:vizinh|men|famil
    |buffet|bufe|banda|dj|foto|salao|pousada|hotel|pedreir|pintor|decorador|cerimonial|consult
    |corretor|imobiliaria|plano|seguro|casa|marcen|arquitet|eletricis|encanador|chacara|sitio|
    gente|moc)\w*)(?=[A-Za-z])(?=[\w ]{2,30}(?:,? (?:comeco|inicio|entro)|\W*$))
took taking :: <JUST>(?: (?:early|voluntary|my|the))+ ?(?:retirement|redundancy|severance|buyout)\b
clocked :: (?: (?:out|off)) for the (?:last|final) time\b
back :: (?: (?:at|to) work)(?= (?:after|from|since|today|this|on)\b)
^first last final :: (?: day (?:at|with|on|of|in))(?! (?:school|term|the (?:holidays|month|year|
    week)|spring|summer|autumn|winter|december|january)\b)(?: (?:the|my|our|a))?(?= \w)
got given :: <JUST>(?: (?:the|my|my marching)) (?:boot|sack|axe|chop|push|elbow|p45|orders|cards|
    job|gig|part|role)\b
went gone :: <JUST>(?: back to work)\b
""",
    "breakup": r"""
called :: (?: it quits| off (?:the|our) (?:wedding|engagement))\b
split :: (?: (?:from|with))\b(?! (?:the (?:bill|rent|cost)))
parted :: (?: ways)\b
i we :: (?:'?m| am|'?re| are) (?:getting|going through) (?:a )?(?:divorced?|separation)\b
acabou :: (?: (?:com|entre))(?: (?:o|a|meu|minha|nos|a gente))\b
terminei terminamos :: <JUST> (?:com (?:o|a|meu|minha|ele|ela|el[ea])\b|com (?!(?:tudo|isso|aquilo
    |el[ea]s|esse|essa|chave|sucesso|nota|um|uma|os|as)\b)[a-z]+\b|(?:o|meu|nosso) (?:namoro
    |noivado|casamento|relacionamento)|meu relacionamento|de vez)
terminamos :: (?:<JUST>\W*$| (?:depois|apos|ontem|semana|mes|hoje|faz|ha|por)\b)
a :: (?: gente)<JUST> (?:terminou(?! (?:o|a|de)\b)|se separou|se divorciou|rompeu)
me nos :: (?: (?:separei|divorciei|separamos|divorciamos))\b
to estou tamo estamos tou :: (?: (?:me|nos|se)) (?:separando|divorciando)\b
to estou tamo estamos tou :: (?: em) processo de (?:separacao|divorcio)
separei divorciei :: (?: (?:d[eoa]|ha|faz|em|no|na|ontem)\b|\W*$)
levei tomei :: (?: um)(?: (?:belo|grande))? (?:fora|pe na bunda|pe)\b
acabou terminou :: (?: (?:o|meu|nosso))+ (?:namoro|casamento|noivado|relacionamento|relacao)
terminou rompeu acabou separou :: (?: (?:tudo |o namoro )?comigo)\b
rompi rompemos :: (?: (?:com|o noivado|o namoro)\b)
me :: (?: (?:largou|deixou|traiu|trocou por|chifrou))\b(?! (?:triste|feliz|mal|bem|louc|na mao
    |puta|puto|muito|mto|com|pra baixo|ansios|sem|assim|preocup|nervos|irritad|chatead|falar
    |em paz|esperando|na|no|aqui)\w*)
i we :: (?:'?ve| have)?<JUST> (?:(?:broke|split|broken) up(?! (?:into|the|a|my|our|for)\b)
    |(?:divorced|separated)(?! (?:myself|the|it|them)\b)|called off (?:the|our)
    |ended (?:things|it) with|ended (?:my|our) (?:relationship|marriage|engagement)|dumped)\b
^broke split :: (?: up)(?: with| after| last|\W*$)
got getting :: <JUST> (?:divorced|dumped|separated)\b
broke split :: (?: up with me)
dumped left :: (?: me)\b(?! (?:a|the|some|alone|no|on|with|feeling|speechless|in)\b)
cheated :: (?: on me)
i we :: (?:'?ve| have)?<JUST> (?:called it quits|called off|ended it|ended things|parted ways|
    split(?= (?:up|last|in|a|after|two|ages)|\W*$)|separated|broken up|broke it off|
    drifted apart)\b(?! (?:the bill|up the))
me nos :: (?: (?:separou|separo))\b
nos gente :: (?: (?:se )?)(?:separou|separamos|terminou|terminamos|largou|divorciou)\b
she he they :: <JUST> (?:dumped|left|ditched|cheated on|ghosted|broke up with|divorced) me\b
    (?! (?:a|the|some|alone|no|with|feeling|speechless|hanging|waiting|out)\b)
levei tomei recebi :: <JUST>(?: um| uma)(?: (?:belo|baita|grande))? (?:fora|pe na bunda|
    bolo d[oae]|toco|chifre|pe)\b
my our :: (?: (?:marriage|relationship|engagement)) (?:is over|ended|fell apart|broke down|
    has ended|didn't work out|didnt work out)\b
meu nosso :: (?: (?:casamento|namoro|noivado|relacionamento)) (?:acabou|terminou|chegou ao fim|
    nao deu certo|ja era|foi pro espaco)\b
engagement wedding marriage noivado casamento namoro :: (?:'s| is| ta| esta|'?s been| has been|
     was| foi)(?: (?:off|over|called off|cancelled|done|cancelado|acabado|terminado|desfeito))\b
got getting came just :: (?: just)?(?: (?:out|got out|come out)) of (?:a|an|my|the)
    (?: [\w-]+){0,3}? ?(?:relationship|marriage|engagement)\b
terminei terminamos acabei :: <JUST>(?: (?:um|o|meu|nosso|com um))+ (?:namoro|noivado|casamento|
    relacionamento|rolo)\b
assinei assinamos :: <JUST>(?: (?:o|a|os|nosso|nossa|meu|minha|papeis d[oa]))+ ?(?:divorcio|
    separacao)\b
saiu :: <JUST>(?: (?:o|meu|nosso))+ ?divorcio\b
divorcio divorce :: (?:'s| is| ta| esta)? ?(?:saiu|final|finali[sz]ed|done|through|came through|
    assinado|oficial|went through|concluido)\b
nao n :: (?: (?:to|tou|estou|estamos|tamo)) mais (?:com (?:o|a|meu|minha)|juntos)\b(?! (?:dor|febre|
    medo|vontade|covid|celular|carro|chave|mala)\b)
signed :: <JUST>(?: (?:the|my|our))(?: (?:divorce|separation)) (?:papers|agreement)\b
^solteira solteiro single :: (?: (?:de novo|outra vez|again))\b
cada :: (?: um) (?:pr[ao]|foi pr[ao]|pro) (?:seu )?(?:lado|canto)\b
^newly :: (?: single)\b
separei divorciei :: <JUST>(?=\s*[,.!]|\W*$| (?:ano|mes|semana|recentemente|esse|este|ja|agora)\b)
""",
    "wedding": r"""
casei casamos :: (?=(?: |$|[.,!]))(?! a(?: |$))
me nos :: (?: casei| casamos)\b
a :: (?: gente)<JUST> (?:se )?(?:casou|noivou)\b
noivei noivamos :: \b
fiquei ficamos to estou estamos tamo tou :: <JUST> (?:noiv[oa]s?)\b
pedi :: (?: (?:a|o|minha|meu|ele|ela)?(?: \w+){0,3}) em (?:casamento|noivado)
fui :: (?: pedid[oa]) em (?:casamento|noivado)
me :: (?: pediu) em (?:casamento|namoro|noivado)
vou vamos :: (?: (?:me|nos))? ?casar(?=(?: (?:em|no|na|dia|mes|ano|semana|sabado|domingo|com
    |proxim|daqui|agora|este|esse|neste|nesse|amanha|hoje|sexta)|\W*$))
a :: (?: gente vai)(?: se)? casar
oficializei oficializamos :: (?: (?:a|nossa|o)) (?:uniao|casamento|noivado)
assinei assinamos :: (?: (?:a|nossa|os papeis d[aoe])) (?:uniao|casamento)
fiz fizemos completei completamos faco completo :: (?: \d+| um| dois| tres| quatro| cinco| seis
    | sete| oito| nove| dez| vinte| trinta)(?: anos?| meses
    | mes)? de (?:casad|namoro|casamento|bodas)
got get getting :: <JUST> (?:married|engaged|hitched)\b
i we :: (?:'?ve| have)?<JUST> (?:married(?! (?:up|down|into)\b)|eloped|tied the knot|proposed to)\b
proposed :: (?: to me)?\b
said :: (?: yes)(?=\W*$| to (?:him|her|his|the proposal))
asked :: (?: me to marry)
we i :: (?:'?ve| have)?<JUST> (?:eloped|tied the knot|got hitched|said i do|got engaged|
    renewed our vows)\b
fiquei ficamos :: (?: noiv[oa]s?)\b
i we :: (?:'?ve| have|'?m| am|'?re| are|'?ve been)?(?: just| now| officially)? (?:engaged|
    newlyweds)(?=\W*$|!)
troquei trocamos :: <JUST>(?: (?:as |de )?aliancas?)\b
to tou estou fiquei :: <JUST>(?: (?:de|com)(?: (?:a|uma))?) alianca(?: (?:n[ao]|de))?\b
dissemos disse :: <JUST>(?: (?:o )?sim)(?=\W*$| (?:pr[ao]|para|no|ontem|hoje|sabado)\b)
subi subimos :: <JUST>(?: (?:ao|no)) altar\b
engaged married :: (?: as of)\b
""",
    "graduation": r"""
me nos :: (?: (?:formei|graduei|formamos))\b(?! (?:ideia|opiniao|na escola da vida))
formei :: (?! na escola da vida)(?: (?:em|no|na|pel[ao]|ontem|ano|mes|semana|como)\b|\W*$)
colei :: (?: grau)
terminei conclui finalizei acabei terminamos completei :: <JUST>(?: (?:o|a|meu|minha|os|um))+
    (?: (?:meu|minha|curso de|segunda|primeira))* <SCHOOL>
passei passamos :: <JUST> (?:n[oa]s?|em|pr[ao]|para|de)(?: (?:o|a|um|uma|primeiro|primeira|prova
    |minha|meu|d[aoe]))*(?: (?:<EXAM>|\d|primeiro lugar|1o lugar|[a-z]+ (?:na|pela) (?:usp|unicamp
    |uf\w+|federal)))
passei :: <JUST> (?:em|n[oa])(?= (?:\d|primeiro|1|segundo|2)\S* lugar)
passei :: (?: de ano)
fui fomos :: <JUST> ?(?: (?:aprovad|reprovad|classificad)[oa]s?)(?: (?:n[oa]s?|em|pr[ao]|para|com
    |de)\b|\W*$)
reprovei bombei rodei :: <JUST> (?:n[oa]s?|em|de ano)\b(?: |$)
defendi defendo apresentei entreguei :: <JUST>(?: (?:o|a|meu|minha))+ (?:tcc|tese|dissertacao
    |mestrado|doutorado|monografia|qualificacao)
tirei consegui :: <JUST>(?: (?:a|minha|o|meu))*(?: ?(?:carteira(?: de (?:motorista|habilitacao))?
    |cnh|habilitacao|carta de motorista|oab|crm|carta|carteira da oab))\b(?! d[oe] (?:trabalho
    |vacina))
entrei :: (?: (?:n[oa]|em|pr[ao]|para))(?: (?:a|o))? (?:faculdade|usp|unicamp|uf\w{1,4}|mestrado
    |doutorado|medicina|universidade|federal|pos|curso de \w+)
i we :: (?:'?ve| have)?<JUST> graduat(?:ed|e)\b(?! from (?:noob|beginner))
^graduated :: (?: (?:from|with|last|this|in|on|college|high|today|yesterday|top|summa|cum|as
    |first)\b|\W)
finished completed defended submitted passed :: <JUST><A>(?: (?:nursing|law|driving|bar|final
    |engineering|online|cs|computer science))? ?(?:<SCHOOL>)
got been was :: <JUST> (?:accepted|admitted) (?:to|into|by|at|for)<A>(?= \w)
got :: <JUST> (?:into|in to|in at)<A>(?: [\w-]+)?(?: (?:college|uni(?:versity)?|school|academy
    |conservatory|program(?:me)?|phd|masters?|mba|harvard|yale|stanford|mit|oxford|cambridge|ucla
    |nyu|usc|princeton|berkeley|columbia|cornell|brown|duke|ucl|lse|durham|residency|bootcamp
    |med school|law school|grad school|art school|drama school))\b
got :: <JUST> (?:into|in to|in at) (?P<proper>[a-z])
passed failed aced :: <JUST>(?: (?:my|the|all my|our|all the))+(?: [\w'-]+){0,2}? (?:exams?|test
    |bar|finals|midterms?|boards|driving test|licen[cs]e|class|certification|quals|road test
    |interview|toefl|ielts|gcses|a-?levels)\b
got :: (?: my)(?: driver'?s?| driving| nursing| teaching| real estate)? (?:licen[cs]e|degree
    |diploma|phd|masters|certification|citizenship|green card|gcse|results)
i we :: (?:'?m| am|'?re| are)(?: (?:officially|finally|all|now))* done with (?:college|uni
    |university|school|med school|law school|grad school|nursing school|exams?|finals|my (?:degree
    |masters|phd|exams?|finals|course))\b
had sat took :: <JUST>(?: my)(?: (?:very|last|final|ever))+ (?:exam|final|class|lecture)\b
gabaritei :: <JUST>(?= (?:a|o|as|n[ao]|minha)\b)
handed turned :: (?: in)<JUST>(?: (?:my|the))(?: [\w-]+)? ?(?:dissertation|thesis|final paper
    |capstone)\b
me nos :: (?: (?:formo|formamos|graduo|graduamos))(?= (?:em|no|na|este|esse|ano|mes|dia|daqui|
    semana|agora|mes que)\b|\W*$)
i we :: (?: (?:graduate|graduating|finish (?:uni|college|school|my degree|my masters)))(?= (?:in|
    next|this|on|tomorrow)\b)
walked :: (?: across)? ?(?:the|at) (?:stage|graduation|commencement)\b
defendi defendo :: <JUST>(?: (?:o|a|meu|minha))+ (?:tcc|tese|dissertacao|mestrado|doutorado|
    monografia)\b
finished completed :: <JUST>(?: (?:my|the|at))? ?(?:uni|university|college|school|high school|
    law school|med school|nursing school|training|apprenticeship|degree|masters)(?=\W*$| (?:in|
    last|this|today|yesterday|and)\b)
peguei recebi retirei busquei :: <JUST>(?: (?:o|a|meu|minha))+ ?(?:diploma|certificado|canudo|
    carteirinha|carteira d[ae] \w+|registro profissional|oab|crm|crea|cref|coren|cnh|habilitacao)\b
saiu saíram chegou :: <JUST>(?: (?:o|a))? ?(?:meu|minha|nosso|nossa) (?:visto|cidadania|green card|
    passaporte|diploma|oab|crm|registro|cnh|bolsa|aprovacao|aposentadoria)\b
went gone going :: <JUST>(?: back to)(?= (?:school|uni|university|college|studying)\b)
voltei voltamos :: <JUST>(?: a estudar| pr[ao] (?:faculdade|escola|os estudos))\b
failed flunked bombed aced passed nailed smashed :: <JUST>(?: (?:my|the|all my|a|an))?
    (?: [\w-]+){0,2}? ?(?:stats|statistics|maths?|calculus|calc|chemistry|chem|physics|biology|bio|
    english|history|french|spanish|economics|econ|law|anatomy|organic|theory|exam|exams|module|
    modules|unit|test|mocks?|resits?|coursework|a-?levels?|gcses?)\b(?! (?:teacher|class was|book))
""",
    "illness": r"""
tirei arranquei extrai :: <JUST>(?: (?:o|os|meu|um|dois|meus))+ (?:siso|sisos|dente|dentes
    |apendice|utero|cisto|mioma)\b
coloquei botei :: <JUST>(?: (?:um|uma|dois|o|a))+ (?:stents?|marca-?passo|protese|diu|pino|pinos
    |aparelho)\b
infartei enfartei desmaiei convulsionei :: (?=\W|$)
passei passamos :: <JUST>(?: (?:muito|mto|mt|super|bem))* mal\b(?! (?:de (?:tanto )?rir|de rir|por))
vomitei vomitamos :: (?=\W*$| (?:a|o|tudo|hoje|ontem|de|muito|duas|tres|\d)\b)
threw puked vomited :: (?: up)?(?=\W*$| (?:all|last|twice|this|again|after|on)\b)
got :: <JUST> (?:the all clear|my test results|my diagnosis|an all clear)\b
had :: (?: (?:my|a|the|two|all|an))(?: [\w-]+){0,2}? (?:tooth|teeth|tonsils|appendix|mole|cyst
    |gallbladder)(?: (?:pulled|removed|taken out|out))\b
had :: (?: it)(?: (?:pulled|removed|taken out))\b
fui :: <JUST> ?(?: (?:diagnosticad|internad|operad|hospitalizad|entubad|intubad)[oa]
    | parar n[oa] (?:hospital|upa|pronto|emergencia|uti|ps)| (?:pra|para|pro)(?: o
    | a)? (?:hospital|upa|pronto socorro|emergencia|uti|ps)\b)
recebi tive :: <JUST>(?: (?:o|um|meu))? diagnostico
descobri descobrimos :: <JUST>(?: (?:q|que) (?:to com|estou com|tenho|tinha))?<A> (?:<ILL>
    |problema (?:n[oa]|de)|doenca|gravidez|alergia|cisto|mioma)
descobri :: <JUST> (?:q|que) (?:to|estou|tou) (?:com|gravida|doente)\b
operei opero :: (?: (?:d[oae]|o|a|ontem|hoje|semana|mes|faz)\b)
me :: (?: operei)\b
fiz fizemos farei :: <JUST>(?: (?:uma|a|minha|um))*(?: ?(?:cirurgia|operacao|cesarea|transplante
    |quimioterapia|quimio|cateterismo|bariatrica|vasectomia|laqueadura|plastica|lipo))\b
tive sofri peguei to estou tou contrai :: <JUST>(?: (?:com|de novo|um|uma|principio de|inicio de
    |suspeita de|crise de|comeco de))*(?: <ILL>)
to estou tou fiquei continuo :: <JUST> (?:internad[oa]|hospitalizad[oa]|n[oa] (?:hospital|uti)
    |de atestado|afastad[oa]|de cama|acamad[oa]|doente)\b
tive recebi :: (?: alta)\b
quebrei fraturei torci luxei rompi desloquei trinquei lesionei machuquei :: <JUST>(?: (?:o|a|meu
    |minha|um|dois|os|as))+(?: (?:osso|ligamento|menisco|dedo|ligamentos))?(?: d[oa])? <BODY>
vou irei :: (?: (?:me|ter que|precisar))* ?(?:operar|fazer(?: (?:uma|a|minha))?(?: cirurgia
    | operacao| quimio\w*| transplante| bariatrica))\b
to estou :: (?: curad[oa]| em remissao| livre do cancer)
i we :: (?:(?:'?ve| have)?<JUST>(?: (?:was|been|got|being))*) (?:diagnosed|hospitali[sz]ed)\b
    (?: with)?
^diagnosed :: (?: with)
got :: <JUST> (?:diagnosed|hospitali[sz]ed|covid|the flu|sick|surgery|strep|shingles|my appendix
    |rushed to)\b
had having :: <JUST>(?: (?:a|an|my|knee|back|heart|emergency|minor|major|open|hip|eye|spinal
    |brain))*(?: (?:surgery|operation|c-section|biopsy|transplant|appendix (?:out|removed)
    |tonsils (?:out|removed)|<ILL>))(?! (?:scheduled|booked|consult|on|next|tomorrow))
caught came :: (?: down with)?<A>(?: (?:covid|flu|pneumonia|shingles|strep))
broke tore sprained fractured dislocated twisted ruptured injured hurt :: <JUST><A> <BODY>
i :: (?:'?m| am|'?ve been| was)(?: still| back)? (?:in (?:the )?(?:hospital|icu|er)|
    sick with(?! (?:nerves|worry|fear|guilt|grief))
    |recovering from|cancer[- ]free|in remission)\b
testei testamos :: <JUST> positivo\b
tested :: <JUST> positive\b
i we :: (?:'?ve| have)?<JUST>(?: (?:tested positive|had it pulled))\b
pulled :: <JUST><A> (?:muscle|hamstring|back|groin)\b
finished completed started starting done :: <JUST>(?: (?:with|my|the|all))*(?: (?:last|first
    |final))?(?: (?:round|session|course|cycle)s? of)? (?:chemo\w*|radiation|radiotherapy|dialysis
    |immunotherapy)\b
terminei acabei conclui encerrei comecei :: <JUST>(?: (?:a|o|as|minha|meu|com|sessoes|de|ultima
    |primeira|sessao))*(?: (?:quimio\w*|radio(?:terapia)?|hemodialise|imunoterapia))\b
tirei retirei removi extrai perdi :: <JUST>(?: (?:o|a|os|as|meu|minha|um|uma))+ (?:vesicula|
    apendice|utero|ovario|tireoide|baco|rim|mama|pedra|cisto|mioma|nodulo|tumor|amigdalas?|siso|
    sisos|pinta|gesso|pontos)\b
slipped herniated ruptured tore pulled strained sprained broke fractured dislocated cracked chipped
     busted blew :: <JUST>(?: (?:a|an|my|the|two))+(?: (?:left|right|lower|
    front|damn))?(?: (?:disc|disk|muscle|tendon|ligament|rib|ribs|tooth|hamstring|groin|calf|
    meniscus|rotator cuff|hernia|nerve)| <BODY>)
had having :: <JUST>(?: (?:my|a|an|the|both|his|her))+(?: (?:left|right|new))?(?: (?:knees?|hips?|
    back|eyes?|shoulder|gallbladder|appendix|tonsils|wisdom teeth|thyroid|womb|prostate|kidney|
    cataracts?|heart|nose|teeth|hernia|spleen|ovaries|foot|hand|wrist)) (?:done|out|removed|
    replaced|operated on|taken out|fixed|repaired|lasered)\b
put threw did :: (?: (?:my|out my)) back(?: out| in)?\b
got had :: <JUST>(?: (?:a|an|my))(?: [\w-]+){0,2}? ?(?:stitches|concussion|hernia|
    kidney infection|chest infection|biopsy|mri|blood clot|ulcer|hysterectomy|vasectomy|bypass|
    stent|pacemaker|transplant|hip replacement|knee replacement|miscarriage|breakdown|
    panic attack|seizure)\b
fui fomos :: (?: (?:parar|bater|levad[oa])) (?:n[oa]|pr[ao]) (?:hospital|upa|pronto[- ]socorro|
    emergencia|uti|ps|pronto atendimento)\b
tive sofri passei :: <JUST>(?: (?:por|uma|um|a))* ?(?:cirurgia|operacao|aborto|parto|cesarea|
    transplante|biopsia|crise (?:renal|de \w+)|convulsao|recaida|pneumonia|burnout|surto|avc|
    infarto)\b
they doctors doctor :: <JUST> (?:found|spotted|discovered|removed)(?: (?:a|an|some|my|the))+ ?
    (?:lump|mass|tumou?r|cyst|nodule|polyps?|shadow|blockage|clot|growth|abnormality|cancer|mole|
    appendix)\b
acharam encontraram descobriram tiraram viram :: <JUST>(?: (?:um|uma|uns|umas|o|a))+ (?:nodulo|
    tumor|cisto|pedra|mancha|mioma|cancer|polipo|coagulo|caroco|hernia|sopro)\b
had :: (?: (?:a|an|my|gastric|emergency|heart|spinal|bowel|gallbladder|weight loss))*
    (?: [\w-]+){0,2}? ?(?:surgery|operation|transplant|bypass)(?= (?:in|last|this|on|two|three|a|
    when|yesterday|today|and)\b|\W*$)
vou irei preciso tenho :: (?: (?:ter|que|de|vou|fazer|me|precisar))*(?: operar)(?: (?:o|a|d[oae]|
    os))\b
signed :: (?: off)(?: (?:work|sick))?(?: (?:with|for|because of|until))\b
levei tomei ganhei :: <JUST>(?: (?:\d+|uns|umas|dois|tres|quatro|cinco|seis|sete|oito|dez|alguns|
    varios)) pontos? n[ao]s? \w+
cortei queimei furei esmaguei prensei ralei machuquei feri lasquei :: <JUST>(?: (?:feio|
    fundo))?(?: (?:o|a|meu|minha|os|as))+ (?:<BODY>|testa|cabeca|queixo|boca|labio|cotovelo|canela|
    coxa|barriga|rosto|olho)
got had needed :: <JUST>(?: (?:\d+|a few|some|two|three|four|five|six|seven|eight|ten)) stitches\b
spent :: <JUST>(?: (?:the|a|two|three|all|last))+(?: (?:night|day|week|weekend|days|weeks|nights|
    month))? ?(?:in|at) (?:the )?(?:a&e|er|hospital|icu|emergency)\b
ended landed :: (?: (?:up )?in) (?:the )?(?:a&e|er|hospital|icu|emergency)\b
had having :: <JUST>(?: (?:my|a|an|the|both))+(?: (?:left|right|torn))?(?: (?:meniscus|acl|cruciate|
    cartilage|rotator cuff|tendon|ligament|varicose veins|tubes|coil|implant|bunions?|sinuses|
    prostate|bowel|bladder|tattoo|hernia|gallstones)) (?:done|out|removed|replaced|operated on|
    fixed|repaired|tied|fitted)\b
put popped pulled :: <JUST>(?: (?:my|the)) (?:<BODY>|neck|hips?|jaw|disc)(?: (?:out|again))\b
""",
    "accident": r"""
meu minha nosso nossa :: (?: <GADGET>)(?: (?:nov[oa]|velh[oa]|d[aeo] \w+))?(?: (?:simplesmente|ja
    |hoje
    |ontem|tambem|tb))* (?:quebrou|pifou|queimou|estragou|enguicou|deu pau|deu perda total|deu pt
    |parou de funcionar|foi pro saco|foi pro brejo|ta quebrad[oa]|foi (?:roubad|furtad)[oa])\b
quebrou pifou queimou estragou enguicou :: (?: (?:o|a))? (?:meu|minha|nosso|nossa) <GADGET>
my our :: (?: (?:old|new|poor|bloody|stupid|damn))*(?! (?:phone|laptop|computer)(?: just)?
     died)(?: <GADGET>)(?: (?:just|finally|has|totally))* (?:broke
    |broken|packed (?:up|in)|gave up|given up|conked out|blew up|stopped working|is broken|exploded
    |died|(?:got|was) (?:stolen|nicked|towed|clamped|written off))\b
perdi perdemos :: <JUST> (?:o|meu|nosso) (?:voo|passaporte|celular|carteira)\b
perdi :: <JUST> (?:a|minha) (?:carteira|bolsa|mala|alianca)\b(?! (?:de motorista|assinada))
i we :: <JUST> (?:missed (?:my|our) flight|lost (?:my|our) (?:passport|wallet|phone
    |luggage))\b
bati capotei amassei arrebentei detonei batemos :: <JUST>(?: (?:o|meu|a|minha|de|com|com o
    |nosso))*(?: <WHEELS>)
capotei capotamos :: \b
bateram :: (?: (?:n[oa]|em|atras))+(?: meu| minha)?(?: <WHEELS>|\b)
bateu :: (?: n[oa] (?:meu|minha) <WHEELS>)
sofri sofremos tive :: <JUST>(?: um)(?: (?:grave|pequeno|serio))? acidente
fui fomos :: <JUST> ?(?:(?: (?:atropelad|assaltad|roubad|furtad|baled|clonad|golpead|agredid
    |sequestrad)[oa]s?)| vitima de)
cai caimos despenquei :: <JUST> (?:d[ae]|da|do|n[ao])(?: (?:escada|moto|bicicleta|bike|cavalo
    |telhado|skate|patinete|rua|banheiro|laje|arvore|cama|buraco|golpe|moto\w*))\b
roubaram furtaram levaram clonaram hackearam invadiram :: <JUST>(?: (?:o|a|os|as))*(?: (?:meu
    |minha|meus|minhas|nosso|nossa))(?: \w+)
me :: (?: (?:assaltaram|roubaram|furtaram|atropelaram|agrediram|clonaram))\b
totalled totaled crashed wrecked wrapped :: <A> (?:<WHEELS>)
got was :: <JUST>(?: in| into)? ?(?:(?:a|an|my first)? ?(?:bad|serious|minor|small)? ?
    (?:car |bike |motorcycle )?(?:accident|crash|wreck|collision)|hit by|run over|rear[- ]ended
    |robbed|mugged|scammed|hacked|t-boned|burgled|burglari[sz]ed|carjacked|assaulted)\b
had :: (?: a)(?: (?:bad|serious|minor|small|nasty))? (?:car |bike |motorcycle )?(?:accident|crash
    |fall)\b
fell :: (?: (?:off|down|from))<A>(?: (?:stairs|ladder|bike|horse|roof|motorcycle|steps|bicycle
    |scooter|tree))
stole :: (?: my| our)(?: \w+)
broke :: (?: into (?:my|our))
got had :: (?: my| our)(?: [\w-]+){1,2} stolen
my our :: (?:(?: [\w-]+){1,2}?) (?:got|was) (?:stolen|broken into|burgled|hacked)
house casa apartamento ape :: (?: pegou fogo| alagou| inundou| foi (?:assaltad|invadid)a
    | burned down| caught fire| flooded)
pegou :: (?: fogo)(?: (?:em|n[ao]))?(?: (?:a|o|tudo n[oa]))? ?(?:minha|meu|nossa|nosso|aqui em casa)
fogo :: (?: pegou| tomou conta)(?= n[ao] (?:minha|meu|nossa|nosso)\b)
cozinha loja quarto garagem oficina barraco sitio galpao predio salao padaria ape apto
     :: <JUST>(?: (?:pegou fogo|incendiou|queimou tod[oa]|foi (?:assaltad|invadid|arrombad
    |furtad)[oa]))\b
alagou inundou :: (?: (?:a|o|tudo (?:n[oa])?))? ?(?:minha|meu|nossa|nosso|aqui em casa)
casa loja rua quarto garagem :: (?: (?:alagou|inundou|encheu de agua|ficou alagad[oa]))\b
enchente chuva vendaval temporal incendio agua :: (?: (?:levou|destruiu|derrubou|arrancou|queimou
    |estragou)) (?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa|tudo)\b
basement kitchen flat garage place building :: (?: (?:got )?(?:flooded|burned down|caught fire))\b
flight :: (?: (?:got|was|has been)) (?:cancell?ed|delayed overnight)\b
my our :: (?: [\w-]+){1,2}? (?:got|was) (?:written off|totall?ed|towed|vandali[sz]ed|keyed)\b
bati batemos encostei raspei :: <JUST>(?: (?:n[oa]|em|de|a|o|na traseira|na lateral|atras))+
    (?: d[eo])?(?: (?:um|uma|outro|meu|minha|o|a))* ?(?:<WHEELS>|poste|muro|portao|onibus|
    caminhao|carro|moto|arvore)
rear crashed :: (?:[- ]ended| into)(?: (?:someone|somebody|a|the|another|my))\b
crashed totalled totaled wrecked wrote dented scratched :: (?: off)?(?: (?:my|the|our|his|her))
    (?: [\w-]+)? (?:<WHEELS>|scooter|van)
got was :: <JUST>(?: (?:badly|nearly))* ?(?:knocked off my (?:bike|scooter)|knocked over|
    knocked down|bitten by|attacked|jumped|pickpocketed|conned|evicted|arrested|struck by|
    catfished|phished|electrocuted|burned|burnt|stung)\b
had :: (?: (?:my|our))(?: [\w-]+){1,2}? (?:stolen|nicked|hacked|cloned|robbed|towed)\b
somebody someone they :: <JUST> (?:stole|nicked|took|hacked|cloned|smashed|broke into|keyed|
    robbed)(?: (?:my|our))(?: \w+)
levei tomei :: <JUST>(?: um| uma)(?: (?:baita|belo|grande))? (?:tombo|queda|choque(?! d[eo])|
    golpe|tiro|facada|mordida|coice|multa alta|susto de moto)\b
cai :: (?: (?:de|d[ao]|n[ao]))(?: (?:moto|bike|bicicleta|cavalo|escada|laje|rua|onibus|banheiro|
    chao|patinete|skate|telhado|rede|beliche|arvore))\b
me :: (?: (?:queimei|cortei feio|machuquei|acidentei|afoguei|feri))\b
my :: (?: (?:back|knee|hip|shoulder|ankle)) (?:went|gave out|popped|locked(?: up)?|gave way)\b
lost :: <JUST>(?: (?:everything|it all|half (?:the|our|my) \w+|our home|our house|my home|
    my house))(?: (?:in|to|when))\b
perdi perdemos :: <JUST>(?: (?:tudo|quase tudo|a casa|minha casa|nossa casa|o carro))(?: (?:n[ao]|
    com a|com o|pr[ao]))\b
cai caimos :: <JUST>(?: (?:n?um|no|em um|num)) (?:baita |maldito )?golpe\b
entraram invadiram arrombaram :: <JUST>(?: (?:n[ao]|em|a|o))?(?: (?:minha|meu|nossa|nosso)) (?:casa|
    ape|apartamento|loja|carro|conta|garagem|predio)\b
carro moto onibus celular notebook :: <JUST>(?: (?:deu pt|deu perda total|pegou fogo|fundiu|
    foi guinchad[oa]|foi roubad[oa]|foi furtad[oa]))\b
fell :: (?: for)(?: (?:a|an|the|one of those))(?: [\w-]+)? ?(?:scam|fraud|phishing \w+|con)\b
my our :: (?: [\w-]+){1,2}? (?:got|was|were|been|has been) (?:nicked|pinched|swiped|snatched|robbed|
    cloned|smashed|trashed|flooded|towed)\b
came fell flew :: (?: off)(?: (?:my|the|a))(?: [\w-]+)? ?(?:bike|horse|scooter|motorbike|motorcycle|
    ladder|skateboard|quad)\b
reversed backed drove crashed smashed ran slid skidded bumped ploughed plowed :: <JUST>
    (?: (?:straight|right|my car|the car|it|off))*(?: into)(?: (?:a|an|the|my|our|someone|somebody|
    another))(?! (?:friend|mate|colleague|problem|issue|ex|wall of)\b)(?= \w)
dei bati entrei :: <JUST>(?: (?:de|uma))? ?re (?:n[oa]|em|num|numa)(?= \w)
fire flood storm burst floods fires hurricane tornado :: (?: \w+)?(?: \w+)? (?:gutted|destroyed|
    took|wrecked|ruined|damaged|flooded|ripped|wiped out|flattened) (?:my|our)\b
fogo enchente chuva vendaval temporal incendio agua enxurrada raio :: (?: (?:levou|destruiu|
    derrubou|arrancou|queimou|estragou|consumiu|acabou com)) (?:o |a |os |as )?(?:meu|minha|meus|
    minhas|nosso|nossa|tudo)\b
""",
    "purchase": r"""
comprei compramos financiei financiamos adquiri arrematei :: <JUST><A>(?: (?:\w+ ){0,1}?)?
    (?:<HOME>|<WHEELS>|<GEAR>|passage(?:m|ns)|ingressos?)
comprei compramos :: <JUST>(?: (?:meu|minha|um|uma|nosso|nossa))(?: (?:primeir[oa]|nov[oa]
    |propri[oa]))+(?= \w)
peguei pegamos recebi recebemos :: <JUST>(?: (?:as|a|minhas|nossas)) chaves? d[oae](?: (?:meu
    |minha|nosso|nossa|nov[oa]))* <HOME>
dei demos :: <JUST>(?: a)? entrada (?:n[oa]|num|numa|em|d[oa])
troquei trocamos :: <JUST> (?:de|d[eo]|meu|o|nosso) (?:carro|moto|apartamento|casa|celular
    |notebook|computador|bike)
vendi :: <JUST>(?: (?:o|a|meu|minha|nosso|nossa))+ (?:<HOME>|<WHEELS>)
assinei assinamos :: <JUST>(?: (?:a|o))(?: escritura| contrato d[oae] (?:casa|ape\w*|apartamento
    |compra|financiamento|imovel))
i we :: (?:'?ve| have)?<JUST> (?:bought|purchased|financed|leased|sold|closed on|put (?:down )?
    (?:a deposit|an offer) (?:down )?on|ordered)<A>(?: [\w-]+){0,2}? (?:<HOME>|<WHEELS>|<GEAR>)
^bought sold closed :: (?: on)?<A>(?: [\w-]+){0,1}? (?:<HOME>|<WHEELS>|<GEAR>)
got :: (?: the keys to| a new| our new| my new| my first)(?: [\w-]+){0,3}? ?(?:<HOME>|<WHEELS>
    |<GEAR>)
signed :: <JUST>(?: (?:the|a|our|my))(?: \w+)? (?:lease|mortgage|deed|tenancy)\b
got :: <JUST>(?: (?:my|our|the)) keys(?=\W*$| (?:to|for|yesterday|today|on|last|this)\b)
picked :: (?: up)(?: (?:my|our))(?: (?:brand|new|first|shiny))*(?: [\w-]+)? ?(?:<WHEELS>|puppy
    |kitten|keys)\b
busquei retirei :: <JUST>(?: (?:o|a|meu|minha))+ (?:<WHEELS>)(?: nov[oa])?
exchanged completed :: (?: (?:contracts|on))+(?= (?:the|our|my|a) )
put :: <JUST>(?: (?:the|our|my)) <HOME>(?: (?:on the market|up for sale))
comprei compramos :: <JUST>(?: (?:o|a|um|uma|meu|minha|nosso|nossa|primeir[oa]|nov[oa]|
    propri[oa]))+ (?:ap|ape|aps|apto|casa|casinha|apartamento|terreno|carro|moto|sitio|lote|
    kitnet|cobertura)\b
bought closed exchanged completed :: <JUST>(?: (?:on|my|our|a|the|first))+(?: [\w-]+){0,2}? ?
    (?:house|flat|apartment|condo|home|car|van|truck|motorbike|boat|cottage|place|plot)\b
put :: (?: (?:down|in))(?: (?:a|an|our))? (?:deposit|offer)(?: down)? on\b
adotei adotamos resgatei :: <JUST>(?: (?:um|uma|dois|duas|outro|outra))(?= \w)
treated bought :: (?: (?:myself|ourselves))(?: to)?(?: (?:a|an|some|the))(?= \w)
put :: (?: (?:an offer|a deposit|an offer in|in an offer)) ?(?:in|down)? ?on\b
troquei trocamos :: <JUST>(?: (?:o|a|meu|minha|nosso|nossa|de))+ (?:[\w-]+ ){1,3}?(?:por|num|numa|
    n?um)(?: (?:um|uma|outro|outra))?(?= \w)(?! (?:uma|um) (?:coisa|tempo|dia|vez|amor|pessoa)\b)
tirei peguei tiramos pegamos :: <JUST>(?: (?:um|uma|meu|minha|o|a|nosso
    |nossa))+ (?:<WHEELS>)(?: (?:zero|0 ?km|nov[oa]|usad[oa]|
    financiad[oa]))
traded swapped exchanged part-exchanged :: <JUST>(?: (?:in|up))?(?: (?:my|our|the))
    (?: [\w-]+){1,3}? (?:for|in for)(?= (?:an?|the|my) )
terminei terminamos acabei acabamos :: <JUST>(?: de) (?:pagar|quitar)(?= \w)
""",
    "move": r"""
assinei assinamos fechei fechamos :: <JUST>(?: (?:o|um|meu
    |nosso))?(?: novo)? (?:contrato d[eo] (?:aluguel
    |locacao)|aluguel d[oae])\b
me :: (?: mudo)(?= (?:dia|em|no|na|pr[ao]s?|para|este|esse|ano|mes|daqui|semana|amanha|hoje|sexta
    |sabado
    |domingo|segunda|terca|quarta|quinta)\b)
me nos :: (?: (?:mudei|mudamos))(?: |$|\W)(?! (?:de ideia|de opiniao|d[eo] plano))
mudei mudamos :: <JUST> (?:(?:pr[ao]|para|p|d[eo])(?: (?:a|o|uma|um|outra|outro))*) (?!(?:ideia
    |opiniao|plano|planos|assunto|numero|celular|operadora|banco|senha|emprego|trabalho|area
    |carreira|curso|horario|meta|sexta|segunda|terca|quarta|quinta|sabado|domingo|amanha|\d
    |emprego|empresa|cargo|profissao|visual|lado|nome|dentista|medico|academia|escola|cabelo
    |e-?mail|telefone|estrategia|remedio|dieta|time|canal)\b)
    (?=\w)
a :: (?: gente)<JUST> se mudou
vou vamos :: (?: (?:me|nos)) mudar\b(?! (?:de ideia|d[eo] opiniao))
vou vamos :: (?: mudar) (?:(?:pr[ao]|para)\b|de (?:cidade|pais|casa|estado|bairro|ape\w*
    |apartamento))(?! (?:um (?:plano|banco)|o plano|outr[oa] (?:plano|banco|operadora|dia|horario)
    |d[eo])\b)
to estou estamos tamo :: (?: (?:de mudanca|me mudando|nos mudando|mudando (?:pr[ao]|para
    |de (?:casa|cidade|pais|ape\w*|apartamento))))\b
fui :: (?: morar) (?:em|n[oa]|com|sozinh[oa]|fora|junto)\b
vou vamos :: (?: morar) (?:em|n[oa]|com|sozinh[oa]|fora|junto)\b(?! praia)
sai :: (?: d[ae] casa d[oa]s? (?:meus|minha|meu))\b
voltei :: (?: (?:a|pra|para|pro)(?: morar)?)(?: (?:em|n[oa]|com|a|o))*(?: (?:casa d[oa]s?|brasil
    |interior|minha cidade))
i we :: (?:'?ve| have)?<JUST> (?:moved|relocated|emigrated|immigrated)(?: (?:back|out|in|away
    |house|houses|apartments|countries|cities))*(?: (?:to|into|from|in with|with|of|here|there
    |across|overseas|abroad|home)\b|\W*$| (?:last|this|yesterday|in)\b)
^moved moving relocated relocating :: (?: (?:back|out|in|away|house|apartments))*(?: (?:to|into
    |from|with|of|across|overseas|abroad|home)\b)
i we :: (?:'?m| am|'?re| are)(?: (?:finally|officially|actually|all|now|going to be))* (?:moving
    |relocating)(?: (?:back|out|in|away|house))*(?: (?:to|into|from|with|of|next|in|this|overseas
    |abroad|home|on(?! to\b| (?:from|with|now)\b))\b|\W*$)(?! (?:on|forward))
i we :: (?:'?m| am|'?re| are) (?:going to|gonna) (?:move|relocate)(?: (?:back|out|in|away))*
    (?: (?:to|into|with|overseas|abroad|home)\b)
vim viemos :: (?: (?:embora|morar|de vez))? ?(?:pr[ao]|para|p) (?P<place>[a-z])
me :: (?: and (?:the|my) [\w-]+(?: [\w-]+)?)<JUST> (?:moved|relocated|emigrated)(?: (?:back|out|in
    |away))*(?: (?:to|into|from|overseas|abroad)\b)
mudo mudamos me :: (?: mudo)?(?: (?:pr[ao]|para (?:o|a)|p))(?: (?:um|uma|a|o|minha|meu|outr[oa]|
    nossa))*(?: (?:casa|ape\w*|apto|apartamento|cidade|bairro|kitnet|predio|lugar))\b
move moving moved :: (?: (?:in|into|house|flat|flats|apartments|out|home|back home|back in))
    (?: (?:to|with|of))?(?: (?:my|our|a|the|his|her))?(?: (?:new|own|first|parents\S*|
    boyfriend\S*|girlfriend\S*))*(?: (?:place|flat|house|apartment|home|next|in|this|on|last|
    tomorrow|soon|together|studio|dorm))\b
upped :: (?: sticks)\b
packed :: (?: up)(?: (?:everything|our lives|my life|and))*(?: moved)?(?: to)?(?= \w)(?! (?:for|
    lunch|my bag)\b)
""",
    "trip": r"""
viajei viajamos :: <JUST> (?:pr[ao]s?|para|p|a|de|com|ontem|semana|mes|pel[ao]|por)\b
voltei voltamos cheguei chegamos :: <JUST> (?:d[aoe]s?|de)(?: (?:minha|uma|a|nossa|lua))*
    (?: (?:viagem|ferias|intercambio|mochilao|cruzeiro|lua de mel|mel))
voltei voltamos :: <JUST> (?:d[aoe]) (?P<place>[a-z])
vou vamos irei :: (?: viajar)\b(?= (?:pr[ao]s?|para|p|a|de|com|amanha|hoje|em|no|na|dia|semana|mes
    |sexta|sabado|domingo|segunda|terca|quarta|quinta|agora|nas|daqui|esse|este|nesse|final
    |fim)\b)
to estou estamos tamo :: (?: (?:viajando|de ferias (?:em|n[oa])|de viagem marcada|indo viajar
    |em viagem|de viagem))\b
gente :: (?: (?:viaja|embarca))(?= (?:pr[ao]s?|para|dia|amanha|sexta|sabado|domingo|segunda|terca
    |quarta|quinta|semana que|mes que|em)\b)
chego chegamos desembarco desembarcamos :: (?: (?:em
    |n[oa]))(?= (?P<proper>[a-z])[\w ]{2,30}? (?:dia|amanha
    |sexta|sabado|domingo|segunda|terca|quarta|quinta|semana que|mes que)\b)
embarco embarcamos viajo viajamos :: (?: (?:pr[ao]s?|para|p|dia|amanha|hoje|no|na|em|sexta|sabado
    |domingo|segunda|terca|quarta|quinta|semana|mes|a)\b)
vou vamos fui fomos :: <JUST> (?:pr[ao]s?|para|p|a|ao) (?P<place>[a-z])
passei passamos vou vamos :: (?: passar)?(?: (?:as|minhas|o|nossas|umas))*(?: (?:ferias|carnaval
    |natal|reveillon|ano novo|feriado|lua de mel)) (?:em|n[oa]s?)(?! (?:casa|minha casa)\b)
fiz fizemos :: <JUST><A> (?:viagem|intercambio|mochilao|cruzeiro|road ?trip|caminho de santiago)
got came :: <JUST> back(?: home)? from(?: (?:a|an|our|my|the))*(?: (?:trip|vacation|holiday
    |honeymoon|cruise|weekend|two weeks?|week))
got came :: <JUST> back(?: home)? from (?P<place>[a-z])
i we :: (?:'?m| am|'?re| are)(?: (?:going|flying|travell?ing|heading|off|driving|going on (?:a )?
    (?:trip|vacation|holiday|cruise)))(?: (?:out|down|over|up|away|back))?(?: to| around| through
    | across) (?P<place>[a-z])
i we :: (?:'?ve| have)?<JUST> (?:went|flew|travell?ed|drove|been)(?: (?:out|down|over|up))?(?: to
    | around| through| across) (?P<place>[a-z])
i we :: (?:'?m| am|'?re| are)(?: (?:on|going on|leaving on|taking|leaving for))(?: (?:a|our|my
    |the))* ?(?:trip|vacation|holiday|honeymoon|cruise|road trip|gap year|sabbatical|safari)\b
landed arrived :: <JUST>(?: safely)? (?:in|at) (?P<place>[a-z])
cheguei chegamos :: <JUST>(?: bem)? (?:em|n[oa]) (?P<place>[a-z])
^back :: (?: home| safe)? from (?P<place>[a-z])
^back :: (?: home)? from(?: (?:a|an|our|my|the))*(?: (?:trip|vacation|holidays?|honeymoon|cruise))\b
^off :: (?: to) (?P<place>[a-z])
""",
    "achievement": r"""
aprovou aprovaram liberou liberaram concedeu saiu :: (?: (?:o|a|meu|minha|nosso|nossa))+ ?
    (?:financiamento|visto|emprestimo|aposentadoria|beneficio|cidadania|green card|credito|guarda
    |bolsa|consorcio)\b
visa loan mortgage application passport citizenship :: (?: (?:finally|just|was|got|has|been))* ?
    (?:came through|approved|granted|accepted|arrived)\b
fui :: (?: (?:contemplad|premiad|sortead|eleit|nomead|indicad)[oa])\b
ganhei ganhamos venci vencemos conquistei conquistamos :: <JUST>(?: (?:o|um|a|uma|meu|minha|os|as
    |nosso|primeiro))*(?: (?:premio|concurso|medalhas?|campeonato|torneio|bolsa|sorteio|trofeu
    |edital|primeiro lugar|licitacao|processo|copa|ouro|prata|bronze|olimpiada|hackathon|titulo
    |eleicao|corrida|ano|rifa|lugar|cinturao|faixa))\b
completei corri terminei fiz completamos :: <JUST>(?: (?:minha|a|uma|os|meus|meu|o
    |primeir[oa]s?))*(?: (?:maratona|meia maratona|meia|sao silvestre|ultramaratona|triathlon
    |ironman|prova de corrida|10 ?k\w*|21 ?k\w*|42 ?k\w*|5 ?k\w*))\b
publiquei lancei :: <JUST>(?: (?:meu|minha|o|um|nosso))+(?: (?:primeiro|primeira|novo|nova
    |segundo))*(?: (?:livro|artigo|disco|album|ep|musica|curso|app|aplicativo|site|podcast|single
    |paper))
consegui conseguimos :: <JUST>(?: (?:a|o|uma|um|minha|meu))+(?: (?:bolsa|visto|cidadania
    |financiamento|green card|patrocinio|medalha|guarda|aposentadoria|licenca|naturalizacao
    |patente|investimento|certificado|dupla cidadania))
quitei quitamos :: <JUST>(?: (?:o|a|os|as|meu|minha|meus|minhas|todas|nosso))+(?: (?:carro|casa
    |ape|apartamento|financiamento|dividas?|emprestimo|cartao|moto|fies|faculdade|imovel
    |consorcio))
perdi emagreci eliminei :: <JUST>(?: (?:uns|ja|quase|mais de))*(?: \d+ ?(?:kg|quilos?|kilos?|k)\b)
peguei recebi :: (?: (?:a|minha))? ?faixa (?:preta|azul|roxa|marrom|amarela|verde)
batemos bati :: <JUST>(?: (?:o|um|meu|nosso))+(?: recorde)
i we :: (?:'?ve| have)?<JUST> won(?: (?:the|a|an|my|our|first|second|third|gold|silver|bronze))+
    (?= \w)(?! (?:argument|bet|debate|fight|battle|toss|round|staring)\b)
^won :: (?: (?:the|a|an|my|our|first|second|third|gold|silver|bronze))+(?= \w)(?! (?:argument|bet
    |debate|fight|battle|toss|round|staring)\b)
ran finished completed did :: <JUST><A>(?: (?:half|full|ultra))?[ -]?(?:marathon|5k|10k|triathlon
    |ironman|ultra|half)\b
published released launched :: <JUST>(?: (?:my|our))(?: (?:first|new|second|debut))*(?: (?:book
    |paper|album|app|novel|game|ep|single|podcast|course|song|product))
got :: <JUST>(?: (?:a|the|my|our))(?: [\w-]+){0,1}? ?(?:scholarship|grant|visa|green card|award
    |fellowship|patent|citizenship|funding|black belt|medal)
paid :: (?: off)<JUST>(?: (?:my|our|the|all my))+(?= \w)
lost :: <JUST>(?: (?:about|over|almost|nearly|another))* ?\d+ ?(?:pounds|lbs?|kilos?|kgs?|stone)\b
meu minha :: (?: (?:\w+ )?(?:livro|artigo|paper|musica|curso|projeto|conto|poema)) foi (?:publicad
    |aceit|lancad|aprovad|selecionad|premiad)[oa]\b
my our :: (?: (?:\w+ )?(?:book|paper|article|song|novel|story|poem|project|application
    |manuscript)) (?:got|was|just got) (?:published|accepted|approved|picked up|selected)\b
tirei :: <JUST>(?: (?:nota|um|uma))*(?= (?:\d[\d.,]*|dez|mil|nota maxima) (?:n[ao]s?|em|de)\b)
    (?! \d[\d.,]* (?:dias?|fotos?|em \d))
scored got :: <JUST>(?: (?:a|an))?(?= (?:\d{2,4}%?|perfect score|straight as|full marks|first class
    |distinction|a\*) (?:on|in|for|at)\b)(?! \d+ (?:on|in) (?:my (?:account|bank)|cash|savings))
aprendi :: <JUST>(?: a)(?= (?:nadar|dirigir|andar|ler|tocar|cozinhar|costurar|pedalar|escrever
    |surfar|patinar|esquiar|programar|dancar|falar)\b)
i :: (?:'?ve| have)?<JUST> (?:learned|learnt) (?:how )?to(?= (?:swim|drive|ride|read|play|cook|sew
    |ski|surf|code|knit|skate|dance)\b)
paguei pagamos quitei :: <JUST>(?= (?:tudo que (?:eu )?devia|a ultima parcela|a ultima prestacao
    |todas? as? dividas?|a divida))
did ran swam climbed finished completed :: <JUST>(?: my) first(?: [\w-]+){1,4}?(?= ?(?:swim|race
    |climb|parkrun|triathlon|10k|5k|marathon|gig|show|dive|summit|pull-?up))
ganhei consegui conquistei recebi :: <JUST>(?: (?:uma|a|um|o|minha|meu))* ?(?:bolsa(?: integral|
     parcial)?|vaga|aprovacao|promocao|medalha|premio|desconto de \w+|carta de aceite)
    (?= (?:n[ao]|d[ae]|integral|pr[ao]|em)\b|\W*$)
tirei peguei consegui :: <JUST>(?: (?:a|minha|o|meu))*(?: (?:carteira(?: de motorista)?|cnh|
    habilitacao|carta|passaporte|visto|brevet|crea|crm|oab|diploma|registro))\b
got won earned landed received :: <JUST>(?: (?:a|an|the|my|our))+(?: [\w-]+){0,2}? ?(?:full ride|
    scholarship|bursary|grant|place|spot|offer|first|distinction|award|prize|medal|licence|
    license|citizenship|green card|visa|certificate|certification|black belt|book deal|
    record deal|lead role|part)(?= (?:to|at|in|from|for|on)\b|\W*$)
passed aced nailed smashed :: <JUST>(?: (?:my|the|all my|both))+(?: [\w-]+){0,3}?(?= ?(?:tests?|
    exams?|theory|finals|bar|boards|driving|interview|viva|course|licen[cs]e|gcses|a[- ]levels|
    certification|probation|nclex|cpa|inspection)\b)
passei passamos :: <JUST>(?: (?:n[oa]|em|d[eo]))+(?: (?:prova|exame|primeira fase|segunda fase|
    concurso|vestibular|oab|entrevista|teste|faculdade|federal|usp|selecao|mestrado|residencia|
    detran|carta|auto ?escola))\b
got accepted admitted :: (?: (?:in|into|to|for))+ (?:med school|medical school|law school|
    grad school|uni|university|college|nursing school|drama school|(?:the )?(?:academy|program|
    programme|university|conservatory))\b
made :: (?: (?:it )?(?:into|onto|to))(?: (?:the|a|my))*(?: [\w-]+)? (?:team|squad|final|finals|
    semi-?finals|dean's list|honou?r roll|shortlist)\b
came finished placed :: (?: (?:top|first|second|third|1st|2nd|3rd))(?: (?:of|in|at|place))\b
passei passou :: (?: em)(?: (?:primeiro|segundo|terceiro|1o|2o))(?: lugar)?(?: (?:n[ao]|em|
    pr[ao]))?\b
ganhei ganhamos won :: (?: (?:n[ao]|um[a]?|o|a|the|some|\w+))*? ?(?:rifa|sorteio|bingo|raspadinha|
    loteria|mega|raffle|lottery|jackpot|giveaway|pub quiz|quiz night|competition|contest)\b
lost :: <JUST>(?: (?:about|over|almost|nearly|another))* ?(?:a|two|three|four|five|six|seven|
    eight|nine|ten|half a|twenty|thirty)(?: (?:pounds|lbs?|kilos?|kgs?|stone))\b
""",
    "other": r"""
comecei comecamos :: <JUST>(?: (?:a|na|no|fazer|a fazer|uma|minha|um))* ?(?:terapia|analise
    |fisioterapia|tratamento|autoescola|faculdade|cursinho|curso de \w+|aulas? de \w+|namorar)\b
started :: <JUST>(?: (?:going to|seeing|a|my|in|on|taking))* ?(?:therapy|therapist|counsel+ing
    |physio\w*|rehab|antidepressants|ivf|college|uni(?:versity)?|grad school|night school
    |driving lessons|\w+ (?:lessons|classes))\b
comeco inicio comecamos :: (?: (?:a|o|um|uma|minha|meu|na|no|a fazer|fazer|nova))*(?: (?:faculdade
    |curso|administracao|direito|medicina|enfermagem|psicologia|engenharia|pedagogia|mestrado
    |doutorado|pos|autoescola|tratamento|terapia|ingles|estagio|contabilidade|letras
    |arquitetura|nutricao))\b
voltei voltamos :: (?: com) (?:o|a|meu|minha) (?:ex|marido|namorad[oa]|noiv[oa]|espos[oa])\b
entro entramos saio saimos :: (?: (?:de|em)) (?:ferias|licenca\w*|recesso)\b
vou vamos :: (?: (?:entrar|sair|ficar)) (?:de|em) (?:ferias|licenca\w*|recesso)\b
i we :: (?:'?m| am|'?re| are)(?: going)? on (?:maternity|paternity|parental|sick|medical) leave\b
^turning :: (?= \d{2} (?:on|in|this|next|tomorrow|today|monday|tuesday|wednesday|thursday|friday
    |saturday|sunday)\b)
i we :: (?:'?m| am|'?re| are) turning(?= \d{2} (?:on|in|this|next|tomorrow|today)\b)
fiz fizemos :: <JUST>(?: (?:minha|meu|uma|outra|mais uma))(?: (?:primeir[oa]|segund[oa]|
    nov[oa]))? (?:tatuagem|tattoo|piercing|plastica|franja)\b
got :: <JUST>(?: (?:my|a|another))(?: (?:first|second|new))* (?:tattoo|piercing|braces|
    hearing aids)\b
batizei batizamos crismei :: <JUST>(?: (?:o|a|minha|meu|nossa|nosso))
""",
    "business": r"""
signed landed won closed got scored :: <JUST>(?: (?:my|our|a|the))(?: (?:first|biggest|new|second|
    huge|big|freelance|paying|corporate|international|major))+ (?:client|customer|deal|contract|
    sale|commission|order|account)\b
fechei consegui peguei conquistei ganhei :: <JUST>(?: (?:meu|minha|o|um|uma|nosso))
    (?: (?:primeir[oa]|maior|nov[oa]|segund[oa]|grande))+ (?:cliente|contrato|freela|venda|
    encomenda|paciente|projeto|patrocinio)\b
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
    "illness": r"""
infartou enfartou desmaiou convulsionou :: (?=\W|$)
passou passaram :: <JUST>(?: (?:muito|mto|mt|super|bem))* mal\b(?! (?:de (?:tanto )?rir|de rir|por))
vomitou :: (?=\W*$| (?:a|o|tudo|hoje|ontem|de|muito|duas|tres|\d)\b)
threw puked vomited :: (?: up)?(?=\W*$| (?:all|last|twice|this|again|after|on)\b)
colocou botou :: (?: (?:um|uma|dois|tres|o|a))+ (?:stents?|marca-?passo|protese|pino|pinos)\b
operou :: (?= (?:d[aeo]s?|o|a)\b)
foi esta ta segue continua ficou :: <JUST> ?(?:(?: (?:diagnosticad|internad|operad|hospitalizad
    |entubad|intubad)[oa])| (?:parar )?n[oa] (?:hospital|uti|cti|upa)\b| (?:pra|para|pro)(?: o
    | a)? (?:hospital|uti|pronto socorro|upa)| de cama| muito doente| mto doente| mt doente
    | bem doente| doente| em coma| desenganad[oa])\b
teve sofreu pegou descobriu ta esta tem contraiu :: <JUST>(?: (?:que (?:tem|ta com|esta com)|com
    |um|uma|o|principio de|suspeita de|inicio de|crise de))*(?: <ILL>)(?<!depressao)(?<!ansiedade)
operou fez vai :: (?: (?:fazer|uma|a|ter que))*(?: ?(?:operar|cirurgia|operacao|quimio\w*
    |transplante|cateterismo|do coracao|d[oa] (?:joelho|coracao|coluna|catarata|prostata|quadril
    |hernia|vesicula)))\b
recebeu teve :: (?: alta| o diagnostico)\b
quebrou fraturou torceu machucou :: (?: (?:o|a|os|as))+ <BODY>
caiu :: (?: (?:e|da|do|na|no)\b)(?=[\w ]{0,30}(?:quebr|fratur|machuc|hospital|escada|banheiro))
was is s has had :: (?: (?:been|just|recently|in|still))*(?: (?:diagnosed|hospitali[sz]ed|
    (?:the )?(?:hospital|icu|er)\b|rushed to|admitted to (?:the )?hospital))
had has got caught :: <JUST>(?: (?:a|an|the|mild|massive|minor|knee|heart|back|hip|bypass
    |emergency|brain|another))*(?: (?:<ILL>|surgery|operation|biopsy|transplant|c-section))
broke tore fractured :: (?: (?:his|her|their|a|an)) <BODY>
is s :: (?: (?:very|really|seriously|terminally|gravely|so))* (?:sick|ill|having (?:\w+ )?surgery
    |in (?:a )?coma|dying|on life support)\b(?! of)
is s was :: (?: (?:cancer[- ]free|in remission))
ta esta fez fazendo vai :: (?: (?:fazendo|fazer))?(?: (?:uma|a))? ?(?:quimio\w*|radioterapia
    |hemodialise|radio)\b
is s :: (?: (?:going through|doing|having|on)) (?:chemo\w*|radiation|dialysis)\b
got had :: <JUST>(?: (?:a|an|his|her|their|the))*(?: [\w-]+){0,1}? ?(?:stroke|heart attack|fall|
    seizure|surgery|operation|covid|the flu|pneumonia|cancer|concussion|rear[- ]ended|
    hospitali[sz]ed|miscarriage|mini-stroke|knee replacement|hip replacement|transplant|biopsy|
    bypass)\b
broke fractured tore dislocated sprained :: (?: (?:his|her|their|the|a))+(?: (?:left|
    right))? <BODY>
infartou enfartou desmaiou convulsionou :: (?=\W|$)
pegou teve contraiu ta esta :: <JUST>(?: (?:com|de|um|uma|suspeita de|principio de|crise de))*
    (?: <ILL>)
quebrou fraturou torceu rompeu luxou :: (?: (?:o|a|os|as|um|uma))+ <BODY>
operou :: (?: (?:d[oae]|o|a|ontem|hoje|semana|mes))\b
quebrou fraturou :: (?: (?:a|o|os|as)) (?:bacia|femur|clavicula|costela|quadril|braco|perna|pe|
    punho)\b
s was been :: (?: (?:been|was|just))*(?: diagnosed)(?: with| as)?\b
ta esta tao estao :: (?: com)(?: (?:muita|uma|um|suspeita de|bastante))* (?:febre|gripe|virose|
    catapora|caxumba|infeccao\w*|diarreia|bronquite|otite|conjuntivite|pneumonia|covid|dengue|
    asma|laringite|sarampo|anemia|sinusite)\b
has s got :: (?: (?:got|a|the|an|come down with|caught))* ?(?:fever|flu|chickenpox|ear infection|
    stomach bug|tonsillitis|hand foot and mouth|covid|norovirus|chest infection|temperature|
    strep)\b
""",
    "job": r"""
foi fui foram :: <JUST> ?(?: (?:contratad|demitid|promovid|desligad|efetivad|transferid|dispensad
    |nomead)[oa]s?| mandad[oa]s? embora)
perdeu perderam :: <JUST>(?: (?:o|seu|a))+ (?:<JOB>)
pediu pediram :: (?: demissao| as contas)\b
se :: (?: (?:demitiu|aposentou))\b
conseguiu arrumou arranjou :: <JUST><A> (?:<JOB>)
comecou :: <JUST>(?: (?:n[oa]|num|numa|em|a trabalhar|um|o))+(?: (?:nov[oa]|outr[oa]))?(?: <JOB>|
    (?<=trabalhar) )
saiu largou :: (?: (?:d[oa]|o)) <JOB>
abriu abriram :: (?: (?:um|uma|o|a|seu|sua|proprio|propria))+ (?:atelie|floricultura|livraria
    |brecho|pizzaria|hamburgueria|barbearia|agencia|doceria|sorveteria|lanchonete|mei|bar|cafe
    |cafeteria|empresa|loja|lojinha|negocio|restaurante|consultorio|escritorio|padaria|salao
    |clinica)
got was been :: <JUST> (?:hired|fired|promoted|laid off|let go|made redundant|sacked|a raise
    |a promotion|a new job|the job|an offer)\b
lost quit started left landed found got :: <JUST>(?: (?:his|her|their|a|the))+(?: (?:new|dream
    |first))? <JOB>
retired resigned :: (?=\W*$| (?:last|in|from|this|at|early|after|two|three|a (?:few|year|month|
    couple)|on|yesterday|today|and|but|so)\b)
entrou entraram :: <JUST>(?: (?:n[oa]|num|numa|em|pr[ao]))+(?: (?:a|o|uma|um))*(?: [\w-]+)? ?
    (?:empresa|transportadora|firma|banco|multinacional|startup|fabrica|hospital|agencia|policia
    |exercito|marinha|prefeitura)\b
mudou trocou :: (?: de) (?:emprego|trabalho|empresa|area|carreira)\b
changed switched :: (?: (?:jobs|careers|companies))\b
got was :: <JUST>(?: (?:a|the|his|her|their))* ?(?:transfer|transferred|relocated|pay ?rise|raise
    |tenure|notice|new role|new position)\b
retires retire :: (?=\W*$| (?:in|next|this|on|at|soon)\b)
is s are re :: (?: retiring)\b
se :: (?: aposenta)(?= (?:em|n[ao]|ano|mes|este|esse|dia|agora)\b)
handed gave put :: (?: in)? (?:his|her|their|in his|in her) (?:notice|resignation|two weeks)\b
got :: <JUST>(?: (?:a|an|his|her|the|their))*(?: [\w-]+){0,1}? ?(?:promoted|fired|hired|laid off|
    transfer|transferred|new job|job|promotion|redundancy|made redundant|offer|raise|sacked)\b
was were :: <JUST> (?:promoted|fired|hired|laid off|made redundant|let go|sacked|transferred)\b
se :: (?: aposentou| aposenta| demitiu)\b
pediu :: (?: (?:demissao|as contas|a conta|pra sair))\b
foi :: (?: (?:demitid|contratad|promovid|transferid|efetivad|aprovad)[oa]| mandad[oa] embora)\b
opened started set launched :: (?: up)?(?: (?:a|an|his|her|their))(?: own)?(?: [\w-]+){0,2}? ?
    (?:business|company|shop|store|salon|cafe|restaurant|bakery|studio|agency|practice|gym|
    startup|bar|thing)\b
quit :: (?=\W*$| (?:his|her|their|last|yesterday|today|on)\b)
got :: <JUST>(?: (?:the|his|her)) (?:boot|sack|axe|chop|push|job|gig|part|role)\b
passou subiu virou :: (?: (?:pr[ao]|para|a)) (?:gerente|coordenadora?|supervisora?|lider|senior|
    chefe|diretora?)\b
levou recebeu :: (?: as contas)\b
""",
    "move": r"""
se :: (?: (?:mudou|mudaram|mudando))\b
passou passaram :: (?: a morar)\b
mudou mudaram :: <JUST> (?:de (?:cidade|casa|pais|estado|bairro)|(?:pr[ao]|para)(?: (?:o|a|outra
    |outro|uma|um))*(?= (?:cidade|casa|pais|estado|exterior|interior|apartamento|ape|bairro|roca
    |sp|rj)\b))
foi foram :: (?: embora) (?:pr[ao]|para|d[aeo])\b
veio vieram :: (?: (?:morar|embora|pra (?:cidade|capital|roca)|pro interior))\b
vai vao :: (?: se)? mudar (?:pr[ao]|para|de (?:cidade|casa|pais))\b
foi foram voltou voltaram :: (?: (?:a )?morar)\b
moved relocated :: <JUST>(?: (?:back|out|in|away))*(?: (?:to|into|in with|from|out|overseas|abroad
    |home)\b)(?! (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|\d|next|tomorrow)\b)
is s are re :: (?: (?:moving|relocating))(?: (?:back|out|in))*(?: (?:to|into|in with|overseas
    |abroad)\b)
moved moving :: (?: (?:out|in|away|abroad|home|back))(?=\W*$| (?:with|of|to|last|this|in|
    yesterday|for)\b)
moved moving relocated relocating emigrated :: (?: (?:back |over |out )?to)(?! (?:mon|tues|wednes|
    thurs|fri|satur|sun)day|(?: (?:a|the) )?\d| (?:another|a different|next|zoom|online))(?= \w)
moving vai vao vem vem-se :: (?: (?:in|back in|morar|vir morar))(?: (?:with|com))(?: (?:us|me|
    a gente|nos|comigo|conosco|minha|meu|my))\b
""",
    "wedding": r"""
eloped :: (?=\W|$)
casou casaram noivou noivaram :: \b
se :: (?: (?:casou|casaram))\b
ficou :: (?: noiv[oa])\b
vai vao :: (?: se)? casar\b
got is s are re :: <JUST>(?: getting)? (?:married|engaged|hitched)\b(?! (?:to|with|for \d))
getting :: (?: married)
remarried :: (?=\W|$)
casou :: (?: de novo)
casa casam :: (?= (?:em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro
    |novembro|dezembro|\d{4})|no (?:sabado|domingo|civil|mes|fim|ano)|dia \d|ano que vem
    |mes que vem|semana que vem|sabado|domingo|daqui a|amanha)\b)
is s got just :: <JUST>(?: (?:got|getting))? ?engaged\b
""",
    "breakup": r"""
largou deixou :: (?: (?:o|a)) (?:marido|mulher|espos[oa]|namorad[oa]|noiv[oa])\b
terminou terminaram :: (?: (?:com|o namoro|o noivado|o casamento)\b(?! (?:tudo|isso|comigo))|\W*$)
se :: (?: (?:separou|separaram|divorciou|divorciaram))\b
estao tao ta :: (?: se (?:separando|divorciando))
broke split :: (?: up)\b(?! with me)
got are re is s :: <JUST>(?: getting)? (?:divorced|separated)\b
se :: (?: (?:separaram|separou|divorciaram|divorciou))\b
split broke :: (?: up)\b
terminou terminaram :: (?: (?:com|o namoro|tudo))\b
are re :: (?: (?:divorcing|splitting up|separating|breaking up|getting a divorce))\b
is s :: (?: (?:divorcing|getting a divorce|leaving (?:his|her) (?:wife|husband|girlfriend|
    boyfriend)))\b
""",
    "graduation": r"""
se :: (?: (?:formou|formaram|graduou))\b
formou :: (?: (?:em|na|no))
terminou concluiu acabou :: (?: (?:o|a)) <SCHOOL>
passou passaram :: <JUST> (?:n[oa]s?|em|pr[ao])(?: (?:o|a|um|primeiro))*(?: (?:<EXAM>
    |[a-z]+ (?:na|pela) (?:usp|unicamp|uf\w+|federal)))
foi foram :: (?: aprovad[oa]s?)(?: |$)
tirou :: (?: a)? (?:carteira|cnh|habilitacao)
graduated :: (?=\W|$)
got :: (?: (?:into|accepted (?:to|into|at)))(?= \w)
passed :: (?: (?:his|her|their|the))(?: [\w-]+){0,2}? (?:exams?|test|bar|finals)
finished defended :: (?: (?:his|her|their))(?: \w+)? <SCHOOL>
se :: (?: (?:formou|forma|graduou))\b
graduated graduates :: (?=\W*$| (?:from|in|with|last|this|on|yesterday|today|next))
""",
    "accident": r"""
crashed :: (?: (?:on|into|his|her))\b
got was :: <JUST> (?:rear[- ]ended|hit by|run over|robbed|mugged)\b
perdeu :: (?: (?:o|a|seu|sua)) (?:voo|passaporte|celular|carteira)\b
bateu capotou amassou :: (?: (?:o|a|de|com|com o|com a))? ?<WHEELS>
sofreu teve :: (?: um)(?: grave)? acidente
foi :: (?: (?:atropelad|assaltad|roubad)[oa])
totalled totaled crashed wrecked :: (?: (?:his|her|their|the|my|our)) <WHEELS>
got was had :: <JUST>(?: in| into)?(?: (?:a|an))?(?: (?:bad|serious|car))*(?: (?:accident|crash
    |robbed|mugged|hit by))\b
had :: (?: a)(?: (?:bad|nasty|serious|little))? fall\b
crashed totalled :: (?: (?:on|in|his|her|their|the|into))+(?= \w)
got :: <JUST> (?:rear[- ]ended|mugged|robbed|hit by|run over|knocked off|scammed|burgled|hacked)\b
perdeu :: (?: (?:o|a|tudo)) (?:telhado|casa|carro|moto|celular|carteira)\b
bateu :: (?: (?:o|a|de|com o)) (?:carro|moto|caminhao|bike)\b
foi :: (?: (?:pres[oa]|assaltad[oa]|roubad[oa]|atropelad[oa]|esfaquead[oa]|balead[oa]))\b
got was :: <JUST> (?:arrested|stabbed|shot|evicted|sent to prison|jailed)\b
""",
    "purchase": r"""
vendeu venderam :: (?: (?:o|a|seu|sua))+ ?(?:<HOME>|<WHEELS>|bar|loja|sitio|fazenda|negocio
    |empresa|restaurante)
sold :: (?: (?:his|her|their|the))(?: \w+)? ?(?:<HOME>|<WHEELS>|business|company|shop|farm|bar)
comprou compraram financiou :: <A>(?: \w+)? ?(?:<HOME>|<WHEELS>)
bought :: <A>(?: [\w-]+)? ?(?:<HOME>|<WHEELS>)
acabou :: (?: de) (?:comprar|financiar)<A>(?: \w+)? ?(?:<HOME>|<WHEELS>|<GEAR>)
""",
    "achievement": r"""
comecou aprendeu :: (?: a)(?: (?:engatinhar|andar|caminhar|falar|ler|nadar|andar de bike))\b(?! com)
deu :: (?: (?:os|seus))* primeiros passos\b
started learned learnt :: (?: to)?(?: (?:crawl(?:ing)?|walk(?:ing)?|talk(?:ing)?|read|ride a bike))
    (?=\W*$| (?:today|yesterday|last|this|already|now)\b)
took :: <JUST>(?: (?:his|her|their)) first steps\b
ganhou venceu :: (?: (?:o|um|a|uma))*(?: (?:premio|concurso|medalha|campeonato|torneio|bolsa
    |trofeu|primeiro lugar))\b
won :: (?: (?:the|a|an|first|gold|silver|bronze))+(?= \w)
got :: <JUST>(?: (?:his|her|their))(?: \w+)? (?:green card|visa|citizenship|licen[cs]e|degree
    |scholarship|black belt|medal|award|phd)\b
got passou entrou :: (?: (?:in|into|n[ao]|em|to))+(?: (?:a|o|the))?(?: [\w-]+)? ?(?:med school|
    medical school|law school|uni|university|college|harvard|oxford|cambridge|yale|stanford|mit|
    federal|medicina|direito|engenharia|usp|unicamp|uf\w+|faculdade|enfermagem|odonto|psicologia|
    vestibular|concurso|oab|enem|residencia|mestrado)\b
passed aced :: (?: (?:his|her|their|the|all))+(?: [\w-]+){0,2}? ?(?:test|exam|exams|bar|driving|
    finals|theory|boards)\b
ganhou conquistou venceu won :: (?: (?:a|o|um|uma|the|an|first|ouro|prata|gold|silver))* ?
    (?:medalha|premio|bolsa|campeonato|torneio|concurso|medal|prize|award|scholarship|race|
    tournament|championship|lugar|place)\b
made :: (?: (?:the|it (?:in)?to))*(?: [\w-]+)? ?(?:honou?r roll|dean's list|varsity|team|squad|
    final|finals|head (?:girl|boy)|prefect|captain)\b
passou :: (?: de (?:ano|fase|serie))\b
""",
    "loss_theirs": r"""
perdeu perderam lost :: <JUST>(?: (?:o|a|os|seu|sua|his|her|their))+ (?:\w+ )?<KIN>
""",
    "other": r"""
started starts starting :: <JUST> (?:kindergarten|preschool|school|college|uni(?:versity)?|daycare
    |nursery|high school|middle school|first grade|grad school|year \d+|reception|therapy|rehab)\b
comecou entrou vai :: (?: (?:comecar|entrar))?(?: (?:n[oa]|a|o))+ (?:escolinha|creche|escola
    |faculdade|ensino medio|jardim|primeiro ano|terapia|cursinho)\b
mudou mudaram trocou :: (?: de) (?:escola|colegio|faculdade|curso|turma)\b
changed switched :: (?: schools)\b
entra entram sai saem vai :: (?: (?:entrar|sair|ficar))? ?(?:de|em) (?:ferias|licenca\w*|recesso)\b
is s :: (?:(?: going)? on) (?:maternity|paternity|parental|sick|medical) leave\b
vai vao :: (?: (?:tirar|pegar|entrar)) (?:de |em )?(?:ferias|licenca\w*)\b
starts starting :: <JUST>(?: (?:at|work at|work|her new job|his new job|a new job|a new school))
    (?=[^.!?;\n]{0,40}\b(?:in|on|next|this|tomorrow|monday|soon)\b)
is s :: (?: (?:taking|going on)) (?:maternity|paternity|parental|sick|medical) leave\b
start starts starting started :: (?: (?:at|in))?(?: (?:primary|secondary|big|high|middle|
    nursery))? ?(?:school|uni|nursery|college|university|reception|kindergarten|preschool)\b
is s :: (?: off to)(?= (?:uni|university|college|school|boarding|university)\b)
""",
}

TO_ME = {
    "illness": r"""
they doctors doctor gp :: <JUST> (?:found|spotted|discovered|removed)(?: (?:a|an|some|my|the|
    something))+ ?(?:lump|mass|tumou?r|cyst|nodule|polyps?|shadow|blockage|clot|growth|abnormality|
    cancer|mole|appendix|murmur|hernia)\b
acharam encontraram descobriram tiraram :: <JUST>(?: (?:um|uma|uns|umas|o|a))+ (?:nodulo|tumor|
    cisto|pedra|mancha|mioma|cancer|polipo|coagulo|caroco|hernia|sopro|aneurisma)\b
""",
    "loss": r"""
my our :: (?: (?:beloved|poor|old|little))*(?: (?:cat|dog|rabbit|parrot|hamster|tortoise|bird|horse|
    puppy|kitten))(?: [a-z]+)? (?:went missing|ran (?:off|away)|disappeared|got out|
    has gone missing|is missing|was (?:run over|put (?:down|to sleep)))\b
minha meu nossa nosso :: (?: (?:gat|cachorr|cadel|cachorrinh|gatinh|papagai|calopsit|coelh)\w*)
    (?: [a-z]+)? (?:sumiu|fugiu|desapareceu|se perdeu|escapou)\b
""",
    "achievement": r"""
aprovou aprovaram liberou concedeu :: (?: (?:o|a))? ?(?:meu|minha|nosso|nossa) (?:\w+)
""",
    "breakup": r"""
terminamos separamos :: (?=\W*$| (?:ontem|hoje|semana|mes|depois|faz|ha|apos|de vez|o namoro|por
    |sabado|domingo)\b)
nos :: (?: (?:separamos|divorciamos))\b
terminou rompeu acabou separou :: (?: (?:tudo |o namoro |o noivado )?comigo)\b
me :: (?: (?:largou|deixou|traiu|chifrou|trocou))(?=\W*$| (?:por|ontem|hoje|semana|depois|faz|mes
    |com)\b)
broke split :: (?: up with me)
dumped left cheated :: (?: on)? me\b(?=\W*$| (?:for|last|after|yesterday|on|over|by|in)\b)
pediu quer :: (?: (?:o|a))? (?:divorcio|separacao)\b
wants asked :: (?: (?:for )?(?:a|the))? divorce
walked :: (?: out on me)\b
me :: (?: (?:pediu|quer)) (?:o )?(?:divorcio|separacao)\b
""",
    "wedding": r"""
casamos noivamos :: (?=\W*$| (?:ontem|hoje|semana|mes|no|em|sabado|domingo)\b)
me :: (?: pediu) em (?:casamento|noivado)
proposed :: (?: to me)\b
asked :: (?: me to marry)
popped :: (?: the question)\b
put :: (?: a ring on it)\b
me :: (?: pediu)(?=\W*$| (?:ontem|hoje|sabado|domingo|de joelhos)\b)
""",
    "job": r"""
me :: (?: (?:demitiu|mandou embora|contratou|promoveu|desligou|dispensou|efetivou))\b
fired promoted hired :: (?: me)\b
laid let :: (?: me (?:off|go))\b
they :: <JUST> (?:let|laid|fired|sacked|hired|promoted|made|binned|axed|canned|cut|offered) me
    (?: (?:go|off|redundant|permanent|supervisor|manager|the job|a job|partner|an offer))?\b
    (?! (?:feel|laugh|wait|cry|do|wear|pay|sign|a (?:drink|coffee|refund|discount|cup))\b)
""",
    "accident": r"""
bateu :: (?: n[oa] (?:meu|minha) <WHEELS>)
me :: (?: (?:assaltou|roubou|atropelou|agrediu))\b
stole broke nicked swiped pinched robbed :: (?: into)? (?:my|our)(?: \w+)
roubou furtou clonou hackeou invadiu quebrou :: (?: (?:o|a))? ?(?:meu|minha|meus|minhas|nosso
    |nossa)(?: \w+)
hit crashed :: (?: (?:me|into (?:me|my)|my (?:car|bike)))\b
keyed smashed dented scratched slashed vandalised vandalized clipped rammed :: (?: (?:my|our))
    (?: \w+)
""",
}
