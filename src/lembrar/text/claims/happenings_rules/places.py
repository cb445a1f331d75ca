"""What people tell of purchases, moves, trips and other turns. Rules as the package tells."""

FIRST = {
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
    |abroad|home|on(?! to\b| (?:from|with|now)\b|\W*$))\b|\W*$)(?! (?:on|forward))
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
    "other": r"""
handed gave dropped :: (?: (?:the|our|my)) keys (?:back|over|in)\b
handed gave :: (?: back)(?: (?:the|our|my)) keys\b
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
}

OTHERS = {
    "purchase": r"""
vendeu venderam :: (?: (?:o|a|seu|sua))+ ?(?:<HOME>|<WHEELS>|bar|loja|sitio|fazenda|negocio
    |empresa|restaurante)
sold :: (?: (?:his|her|their|the))(?: \w+)? ?(?:<HOME>|<WHEELS>|business|company|shop|farm|bar)
comprou compraram financiou :: <A>(?: \w+)? ?(?:<HOME>|<WHEELS>)
bought :: <A>(?: [\w-]+)? ?(?:<HOME>|<WHEELS>)
acabou :: (?: de) (?:comprar|financiar)<A>(?: \w+)? ?(?:<HOME>|<WHEELS>|<GEAR>)
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

TO_ME: dict[str, str] = {}
