"""What people tell of jobs gained, lost and changed. Rules as the package tells."""

FIRST = {
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
aposentei aposentamos :: (?= (?:pel[oa]|por|em|no|na|ano|mes|semana|faz|ha|aos|depois|cedo|agora
    |ja)\b
    |\W*$)
mandou mandaram :: (?: (?:[\w-]+)){0,2}? (?:minha equipe|meu setor|a equipe toda|a gente
    |todo mundo d[ao]
     (?:minha equipe|meu setor|turno|setor|loja|fabrica))(?: \w+){0,2}? embora\b
got :: <JUST> (?:bumped up|moved up|made up) to(?= (?:[\w-]+ )?\w+)
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
handed put gave turned sent :: (?: in)? my (?:two[- ]weeks?'? )?(?:notice|resignation|two weeks)
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
    gente|moc|escola|creche|academia|clinica
    |medic)\w*)(?P<proper>[a-z])(?=[\w ]{2,30}(?:,? (?:comeco
    |inicio|entro)|\W*$))
took taking :: <JUST>(?: (?:early|voluntary|my|the))+ ?(?:retirement|redundancy|severance|buyout)\b
clocked :: (?: (?:out|off)) for the (?:last|final) time\b
back :: (?: (?:at|to) work)(?= (?:after|from|since|today|this|on)\b)
^first last final :: (?: day (?:at|with|on|of|in))(?! (?:school|term|the (?:holidays|month|year|
    week)|spring|summer|autumn|winter|december|january)\b)(?: (?:the|my|our|a))?(?= \w)
got given :: <JUST>(?: (?:the|my|my marching)) (?:boot|sack|axe|chop|push|elbow|p45|orders|cards|
    job|gig|part|role)\b
went gone :: <JUST>(?: back to work)\b
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
}

TO_ME = {
    "job": r"""
me :: (?: (?:demitiu|mandou embora|contratou|promoveu|desligou|dispensou|efetivou))\b
fired promoted hired :: (?: me)\b
laid let :: (?: me (?:off|go))\b
they :: <JUST> (?:(?:fired|sacked|hired|promoted|binned|axed|canned) me\b|(?:let|laid|made|cut
    |offered) me (?:go|off|redundant|permanent|supervisor|manager|the job|a job|partner|an offer)\b)
    (?! (?:a (?:drink|coffee|refund|discount|cup))\b)
""",
}
