"""For whom people say they work. Rules as the package tells."""

BLOCKS = {
    "employer": r"""
comecei comecou comecamos :: a (?:trabalhar|trampar) (?:na|no|pra|pro|numa|num) (?!casa\b|area|ramo
    |setor|meio)<THING>
started start :: (?:working|a (?:new )?job|my new job|work) (?:at|for|with) (?!home\b|night\b
    |myself)(?:an? |the )?<THING>
trabalho trabalha trabalhamos trabalham trampo trampa :: (?:atualmente |de segunda a \w+ |hoje
     |ha \S+ anos |agora |
    aqui |meio periodo |a noite |de \w+ |como \w+ (?:\w+ )?)?(?:na|no|pra|pro|para a|para o|nas|nos
    |numa|num|em uma|em um|pela|pelo|da) (?!casa\b|ca\b|mim\b|madrugada|parte|meio|periodo|turno
    |sabado|domingo|feriado|computador|interior|exterior|area\b|ramo\b|setor\b|home|fim|final
    |campo\b|caramba|mesma|que\b|noite|proprio|propria|mercado financeiro)<THING>
<ESTAR> :: trabalhando (?:na|no|pra|pro|para a|para o|numa|num) (?!casa\b|madrugada|area|ramo|setor
    |meio|turno|feriado|que\b)<THING>
entrei entrou :: (?:na|no|pra|pro) (?P<v>(?!vermelho|fila|onda|site|app|aplicativo|link|jogo|banho
    |academia|carro|faculdade|grupo|duvida|panico|panic|chat|sistema|sala|medicina|ferias
    |curso)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3}) (?:como|ha|em|faz|desde)
-sai saiu saimos :: d[ao] (?P<v>(?!casa|academia|banho|carro|grupo|trabalho|servico|dieta|faculdade
    |medico|hospital|escola|mercado|aula|reuniao|igreja|cinema|shopping|cama|onibus|metro|prova
    |trampo|facul|consulta|dentista|terapia|vermelho|serio|brasil|pais|ar|empresa agora
    |loja)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<SER> :: (?:funcionari[oa]|empregad[oa]|servidora?|colaboradora?
    |estagiari[oa]) (?:public[oa] )?(?:d[ao]|na|no|em) <THING>
meu minha :: (?:empresa|empregador|trabalho atual) (?:e|eh|se chama) (?:a |o |na |no )?<THING>
work works :: (?:full[- ]time |part[- ]time |nights |remotely |mostly |currently |here |
    days |right now |over )*(?:at|for) (?!home\b|night\b|myself|a living|the moment|it\b|free\b
    |me\b|you\b|him|them|now\b|least|best|that\b|this\b|years|\d|hours|all\b|every|an? (?:few|while
    |year|month|week))(?:an? |the )?<THING>
have has ve i've we've ive :: worked (?:at|for) (?!home\b|night\b|myself|him|them|it\b|free\b|me\b
    |you\b|that\b|this\b|years|\d|hours|an? (?:few|while|year|month|week))(?:an? |the )?<THING>
<IM> :: working (?:full[- ]time |part[- ]time |remotely |nights )?(?:at|for) (?!home\b|night\b
    |myself|the moment|it\b|free\b|me\b|years|\d|hours)(?:an? |the )?<THING>
<IM> was :: (?:employed|contracted) (?:at|by) <THING>
joined join :: (?P<v>(?!a\b|the\b|an\b|my\b|us\b|you\b
    |in\b)[\w'&-]+(?: (?!<STOP>)[\w'&-]+){0,2}) (?:as|in|last|two|a|this|back|\d)
-left :: (?P<v>(?!home|work|the\b|my\b|a\b|an\b|it\b|him\b|her\b|them|you\b|us\b|me\b|school|early
    |late|already|for\b|him|behind|out|over|alone|in\b|without)[\w'&-]+(?: (?!<STOP>|in\b|last\b
    |after\b|on\b|yesterday)[\w'&-]+){0,2})
-quit left :: my (?:\w+ )?job (?:at|with) (?:the |an? )?(?P<v>[\w'&-]+(?: (?!<STOP>|in\b|last\b
    |after\b|on\b|this\b|yesterday|today)[\w'&-]+){0,2})
job gig role position emprego trampo :: (?:novo )?(?:at|with|n[ao]) (?P<v>(?!the\b|a\b|my\b|home\b
    |least\b|moment\b)[\w'&-]+(?: (?!<STOP>|last\b|in\b|on\b)[\w'&-]+){0,2})
been :: (?:with|at) (?!the\b|my\b|a\b|you\b|him\b|her\b|it\b|home\b|work\b|this\b)
    (?P<v>[\w'&-]+(?: (?!<STOP>|going\b)[\w'&-]+){0,2})
-stopped quit :: working (?:at|for|with) (?:the |a )?<THING>
-deixei deixou parei parou :: de (?:trabalhar|trampar|prestar servico) (?:na|no|pra|pro|para a
    |para o|em) <THING>
%<IM> :: (?:at|with) <THING>
bato bate :: ponto (?:na|no|em) <THING>
presto presta :: (?:mais )?servicos? (?:pra|pro|para a|para o|na|no) <THING>
<SER> :: (?:terceirizad[oa]|contratad[oa]|concursad[oa]|efetiv[oa]|estagiari[oa]) (?:na|no|da|do
    |pela|pelo) <THING>
~quem :: assina minha carteira (?:e|eh) (?:a |o )?<THING>
entrei entrou :: (?:numa|num|em uma|em um) (?P<v>(?!fila|onda|grupo|site|curso|academia|jogo|briga
    |panico|dieta|relacionamento)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
-larguei largou :: (?:o |a )(?P<v>uber|ifood|99|rappi|banco|emprego|trampo|servico)\b
started :: at (?:an? |the )?<THING>
my our :: (?:company|employer|workplace|firm)(?: is|'s) (?:called|named) <THING>
<IM> :: with the (?P<v>post office|police(?: department)?|fire department|navy|army|air force
    |marines|fbi|government|city|state|county|red cross|railroad|nhs|school district
    |sheriff\S* \w+)\b
got :: (?:hired|a job|an offer|a position|on|offered a job|a gig) (?:at|by|with|from) (?:the |
    an? )?<THING>
was :: (?:just |recently )?hired (?:at|by) (?:the |an? )?<THING>
fui foi :: (?:contratad[oa]|chamad[oa]|efetivad[oa]) (?:pel[oa]|por uma?|na|no|pra|pro) <THING>
consegui arrumei arranjei conseguiu arrumou :: (?:um |uma )?(?:emprego|trampo|vaga|trabalho|estagio
    |servico) (?:novo |nova )?(?:na|no|pra|pro|em|numa|num) <THING>
comecei comecou :: (?:na|no) <THING>
-pedi pediu :: (?:demissao|as contas|a conta|desligamento) (?:d[ao]s?|de) <THING>
-fui foi :: (?:demitid[oa]|mandad[oa] embora|desligad[oa]|dispensad[oa]) (?:d[ao]s?|de) <THING>
<ESTAR> :: (?:na|no) (?P<v>[\w'&-]+(?: (?!<STOP>)[\w'&-]+){0,2}) (?:ha|faz|desde|como)
-got :: (?:fired|laid off|let go) (?:from|by) (?:the |an? )?<THING>
-used :: to work (?:at|for) (?:the |an? )?<THING>
estagio estagia :: (?:na|no|em|numa|num) <THING>
intern interns volunteer volunteers :: (?:at|for|with) (?:the |an? )?<THING>
sou :: (?:voluntari[oa]|missionari[oa]|obreir[oa]) (?:d[ao]|na|no) <THING>
-trabalhei trabalhou worked :: (?:\S+ (?:anos|years) )?(?:na|no|pra|pro|numa|num|at|for) (?!casa\b
    |home\b|um tempo|a while|years|him|her|them|it\b|that|free|me\b|closed|shut|went|folded
    |is\b|was\b)(?:an? |the )?<THING>
<IM> :: (?:interning|temping|volunteering|apprenticing|contracting|consulting|freelancing|
    starting|training) (?:at|for|with) (?!home\b|the moment|night)(?:an? |the )?<THING>
^*interning temping volunteering :: (?:at|for|with) (?:an? |the )?<THING>
^*estagio estagia :: (?:na|no|em|numa|num) <THING>
-walked :: out (?:of|on) (?:my job at )?<THING>
work works :: (?:down at|over at|out of|behind the counter at|the (?:till|bar|door|front desk) at|
    on the (?:tills|desk) at|nights at|weekends at|shifts at|with the|in the kitchen at) <THING>
weeks months days week month :: into (?:an? |my |the )?(?:new )?(?:job|role|gig|position|
    internship|apprenticeship) (?:at|with|as|in) (?:an? |the )?<THING>
-passei passou :: (?:mais de |quase |uns )?<SPELL> (?:na|no|numa|num) <THING>
-deixei deixou deixamos :: [oa] (?P<v>[\w'&-]+(?: (?!<STOP>|em\b|mes\b|semana\b|ano\b
    |n[oa]\b)[\w'&-]+){0,2})(?= (?:mes|semana|ano|em \d+|ha|faz|depois|desde|apos)\b)
""",
}
