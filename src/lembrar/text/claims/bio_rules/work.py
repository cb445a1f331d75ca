"""What people say they study, for whom they work and as what. Rules as the package tells."""

BLOCKS = {
    "studies": r"""
<SER> :: (?:formad[oa]|graduad[oa]|pos-?graduad[oa]|bacharel|licenciad[oa]|mestre|mestra|doutora?
    |especialista|tecnologa?) (?:em|pela|pelo|na|no) <THING>
<SER> :: (?:estudante|alun[oa]|universitari[oa]|calour[oa]|vestibuland[oa]|mestrand[oa]
    |doutorand[oa]|concurseir[oa]|estudande)(?: (?:de|do|da|em|na|no) <THING>)?
estudo estuda estudamos estudam cursa curso :: (?:a noite |de manha |a tarde )?(?:(?:no|na|em|pra
    |para|o) )?(?P<v>(?!muito\b|mais\b|pouco\b|bastante|de\b|que\b|com\b
    |sozinh)[\w-]+(?: (?!<STOP>)[\w-]+){0,4})
faco faz fazia fazemos fazem :: (?:um |uma |o |a |meu |minha )?(?P<v><LEVEL>(?: (?:de|em|no|na|do
    |da|para|pra) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?|<COURSE>(?: (?:na|no
    |pela) [\w-]+(?: (?!<STOP>)[\w-]+){0,2})?|curso de [\w-]+(?: [\w-]+)?|enem|vestibular
    |aulas? de (?!graca)\w+)(?!\w)
<ESTAR> :: (?:fazendo|cursando|terminando|comecando|concluindo) (?:um |uma |o |a |meu |minha |
    faculdade de )?(?P<v><LEVEL>(?: (?:de|em|no|na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?|<COURSE>|tcc
    |curso de \w+)(?!\w)
<ESTAR> :: (?:fazendo|cursando|terminando|comecando|concluindo|iniciando|acabando|repetindo) (?:o |a
    |meu |minha )?(?P<v><TERM> (?:periodo|semestre|ano|modulo|serie)<OF_COURSE>)
faco faz fazemos termino termina comeco comeca conclui repeti repetiu :: (?:o |a |meu
    |minha )?(?P<v><TERM> (?:periodo|semestre|ano|modulo|serie)<OF_COURSE>)
entrei entrou passei passou comecei comecou :: (?:n[oa]|pr[oa]|para [oa]|o|a) (?P<v><TERM>
     (?:periodo|semestre|ano|modulo|serie) d[aeo] (?:<LEVEL>|<COURSE>)(?!\w))
<ESTAR> :: (?:estudando|aprendendo) (?:sobre |a |pra |para |o )?(?P<v>(?!muito|bastante|mais|isso
    |com|agora|essa|esse)[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
<ESTAR> :: (?:no|na) (?P<v>(?:\d+[oaºª°]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo
    |oitavo|nono|ultimo) (?:periodo|semestre|ano)(?: d[aeo] [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?
    |faculdade|facul|mestrado|doutorado|pos|terceirao|ensino medio|cursinho)
formei formou :: (?:em \d{4} )?(?:em|na|no|pela|pelo) (?!escola da vida)<THING>
fiz fez terminei terminou conclui concluiu :: (?:o |a |uma? |meu |minha )?(?P<v><LEVEL>(?: (?:de|em
    |no|na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)(?!\w)
-larguei largou tranquei trancou abandonei abandonou desisti parei :: (?:de |d[ao] |com )?(?:o |a |
    meu |minha )?(?P<v><LEVEL>(?: (?:de|em) \w+)?)(?!\w)
meu minha :: (?:curso|faculdade|formacao|graduacao|mestrado|doutorado) (?:e|eh) (?:em |de |na |no |
    o |a )?<THING>
study studies studied :: (?!hard|a lot|more|every|for|with|too)
    (?:at (?P<v>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})|(?P<w>[\w'-]+(?: (?!<STOP>|at\b
    |in\b)[\w'-]+){0,3}))
<IM> :: (?:currently )?(?:studying|majoring in|doing|pursuing|getting|finishing|working on
    |working towards|halfway through)(?: for)? (?:an?|my|the)? ?(?P<v>(?:master'?s|phd|doctorate
    |bachelor'?s|mba|degree|ged|associate'?s|dissertation|thesis|undergrad)(?: degree)?(?: (?:in|at
    |on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?|<COURSE>)(?! (?:studio|class|floor|video|show|project
    |piece|song|party|room|degree in)\b)
<IM> :: (?:currently )?(?:studying|majoring in|learning) (?!hard|a lot|for|to (?:live|love|be
    |accept)|how|that|so|new|something|more|about|from|as)<THING>
<IM> :: (?:an? )?(?:(?:college|university|uni|med|medical|law|grad|graduate|high school|phd|nursing
    |exchange|part-time|full-time|mature|engineering|first-year|second-year|third-year|final-year
    |\w+) )?(?P<v>student|undergrad|undergraduate|sophomore|freshman|junior in|senior in
    |grad student|phd candidate|postdoc|med student)\b(?: (?:at|in
    |of) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?
<IM> :: (?:currently )?in (?:my (?:first|second|third|final|last|senior|junior|freshman) year (?:at
    |of) )?(?P<v>college|high school|grad school|law school|med school|medical school|university
    |uni|school|nursing school|community college|a bootcamp)\b
<HAVE> :: (?:an? |my )?(?P<v>(?:master'?s|phd|doctorate|bachelor'?s|degree|mba|ba|bsc|ba|diploma)
    (?: degree)? in [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
go goes went :: to (?P<v>[\w']+(?: [\w']+){0,2} (?:university|college|school)|college|university
    |uni|grad school|night school|school|community college|harvard|mit|stanford|yale|oxford
    |cambridge|ucla|nyu)\b(?! (?:for|tomorrow|today))
majored graduated major :: (?:from|in|with a degree in) <THING>
my :: (?:major|degree)(?: is|'s| was) (?:in )?<THING>
attend attends :: <THING>
-dropped :: out of <THING>
^*first second third final last fourth :: year (?:at|of|in) <THING>
switched changed :: (?:my )?(?:majors?|course|degree)(?: from \w+)? to <THING>
<TER> :: (?P<v>faculdade|diploma|ensino superior|mestrado|doutorado|formacao em \w+)\b
parei parou :: (?:na|no) (?P<v>(?:\w+ )?(?:serie|ano|periodo|semestre))\b
started starts start :: at (?P<v>(?:[\w'-]+ ){0,3}(?:university|college|school|uni|kindergarten
    |preschool))\b
go goes went :: to (?P<v>(?:[\w'-]+ ){1,2}(?:state(?! (?:park|fair|forest|beach|capit|champ))|tech
    |poly|a&m)|community college|beauty school|trade school|cosmetology school|culinary school
    |art school|film school|private school|public school|boarding school|high school|middle school
    |elementary(?: school)?|preschool|kindergarten|princeton|columbia|cornell|brown|duke|berkeley
    |caltech|usc|purdue|penn|umass|lse|ucl|kings college)\b(?! (?:for|tomorrow|today))
^*doing taking finishing getting pursuing studying :: (?:an? |my |the )?(?P<v>(?:(?:night|evening
    |online|college|part-time) )?(?:master'?s|phd|doctorate|bachelor'?s|mba|degree|ged|pgce
    |a levels|classes|courses)(?: degree)?(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?
    |<COURSE>)(?!\w)
take takes taking :: (?:some |an? )?(?P<v>(?:night|evening|online|college|continuing ed
    |summer) (?:classes|courses)(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?|(?:classes
    |courses) (?:in|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<IM> :: taking (?:some |an? )?(?P<v>(?:night|evening|online|college|continuing ed
    |summer) (?:classes|courses)(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?|(?:classes
    |courses) (?:in|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<IM> :: (?:going |getting |heading )?(?:in|into) (?:the )?(?P<v>\d{1,2}(?:th|st|nd|rd) (?:grade
    |year)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh
    |twelfth) grade|year \d{1,2}|middle school|elementary school|sixth form|kindergarten|preschool
    |beauty school|culinary school|art school|trade school|dental school|vet school|business school
    |pharmacy school|seminary)\b
^*back :: (?:in|at) (?P<v>school|college|uni|university)\b
<IM> :: (?:studying|training|going to school|in school|learning) to (?:be
    |become) (?P<v>an? [\w-]+(?: (?!<STOP>)[\w-]+){0,2})
<IM> :: a (?:[\w-]+ )?(?P<v>(?:senior|junior|sophomore|freshman)(?! (?:dev|engineer|manager|analyst
    |partner|associate|designer|citizen|consultant|director|software|data|project)\w*)|fresher
    |undergrad|(?:psych|biology|english|history|business|art|music|math|nursing|engineering|econ|cs
    |computer science|education|marketing|finance|philosophy|communications) major)\b
<IM> :: an? (?P<v>(?:[\w-]+ ){1,2}major)\b
estudei estudou parei :: (?:so )?(?:ate )(?P<v>(?:a |o )?\w+(?: \w+)?)
<SER> :: (?P<v>(?:bolsista|alun[oa]|calour[oa]|veteran[oa]|intercambista|residente
    |pos-?doutorand[oa]|graduand[oa]|formand[oa])\b(?: (?:d[aeo]|em|na
    |no) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)
faco faz fazemos :: (?P<v>(?:\d[oaº°]|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo
    |nono)[oaº°]? ?(?:ano|periodo|semestre)(?: d[aeo] [\w-]+)?)\b
hold holds earned :: (?:an? )(?P<v>(?:master'?s|phd|doctorate|bachelor'?s|degree|mba|diploma)
    (?: (?:degree|in|from) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?)
comecei comecou iniciei iniciou :: (?:a |o |um |uma |curso de |(?:a )?faculdade de )?(?P<v><COURSE>
    |<LEVEL>(?: (?:de|em) \w+)?)(?!\w)
-larguei largou tranquei trancou abandonei abandonou :: (?:o |a |o curso de |
    a faculdade de )?(?P<v><COURSE>)(?!\w)
<IM> :: doing (?:my|his|her|their) (?P<v>gcses?|a[- ]levels?|sats|finals|homework|apprenticeship
    |residency)\b
<IM> :: (?:an? |the )?(?:[\w'-]+ ){0,3}?(?P<v>student|undergrad|grad student|apprentice|trainee|
    intern)\b(?: (?:at|in|of|with|on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?
go goes went :: to (?P<v>(?:[\w'-]+ ){1,3}(?:elementary|primary|primary school|academy|high|prep|
    secondary|nursery|grammar|comprehensive|montessori|middle))\b
<IM> :: (?:currently |now )?(?:in|at) (?P<v>(?:my |his |her )?(?:first|second|third|final|last|
    fourth) year(?: (?:of|at|in) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?|night school|drama school|
    flight school|culinary school|bootcamp|a coding bootcamp|uni|nursery|reception|sixth form|
    year \d+)\b
took taking takes :: (?:a |this |the |last |next )?(?P<v>(?:semester|year|term|gap year)(?: off|
     out)?(?: (?:from|of) [\w'-]+)?)(?=\W*$|,| (?:from|to|because|and|off|out)\b)
do does doing did :: (?:my |a |an )(?P<v>(?:master'?s|phd|doctorate|degree|a[- ]levels?|gcses?|
    apprenticeship|pgce|mba|bachelor'?s|dissertation|thesis|internship|residency|placement|nvq|
    btec|foundation year)\b(?: (?:in|at|on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?)
^*retaking resitting redoing :: (?:my )?(?P<v>[\w-]+(?: [\w-]+)?)
formo forma formamos :: (?:em|no|na|este|esse|ano|mes|dia|daqui)(?P<v>)
faco faz fazemos cursa curso :: (?P<v>(?:aulas?|curso|pos|tecnico|especializacao|licenciatura|
    faculdade|mestrado|doutorado|mba|graduacao|cursinho|intercambio|estagio|residencia)\b
    (?: (?:de|em|na|no|a|pra)[^,.;]{2,40})?)
<ESTAR> :: (?:no|na|em) (?P<v>(?:meio|fim|final|comeco|reta final) d[aeo] (?:faculdade|curso|
    mestrado|doutorado|tcc|pos|graduacao|tese)|intercambio)\b
estudo estuda estudei :: (?P<v>(?:sozinh[oa] |online |a distancia |em casa )?(?:pra|para) (?:o |
    a )?(?:concurso|enem|vestibular|oab|prova|ser)\b(?: [\w-]+){0,3})
-trancou tranquei largou larguei abandonei :: (?:o |a |meu |minha )?(?P<v>curso|faculdade|facul|
    semestre|matricula|mestrado|escola|estudos)\b
-left leaving quit dropped finished :: (?P<v>school|uni|college|high school|sixth form|
    university) (?:at (?:\d+|\w+)|early|after|with no|without|when|in (?:year|\d))
finishing finish finished writing handed submitted submitting wrapping defending completing doing
     :: (?:up |in |off )?(?:my |the |a )(?P<v>dissertation|
    thesis|degree|masters|master's|phd|coursework|apprenticeship|training|internship|residency|
    finals|last (?:year|semester|term)|final (?:year|semester|project))\b
<ESTAR> :: (?:terminando|acabando|escrevendo|fazendo|concluindo|finalizando|defendendo|comecando|
    iniciando|cursando|estudando (?:pra|para|pro)) (?:o |a |os |as |meu |minha |um |uma )*
    (?P<v>tcc|tese|dissertacao|monografia|faculdade|curso(?: \w+){0,2}|mestrado|doutorado|pos\S*|
    graduacao|tecnico(?: \w+){0,2}|ensino medio|supletivo|enem|vestibular|concurso|oab|estagio|
    residencia|autoescola|ingles|espanhol|intercambio)\b
-larguei largou parei parou abandonei sai :: (?:d[ae] |com (?:os|a|o) |a |o |de |os )?
    (?P<v>escola|estudar|estudos|colegio)(?= (?:na|no|com|aos|cedo|quando|pra|para|por)\b|\W*$)
estudo estuda aprendo aprende :: (?:o |a )?(?P<v>[\w-]+(?: [\w-]+)?) (?:por conta(?: propria)?|
    sozinh[oa]|online|pelo youtube|a noite|em casa|no app|no duolingo)\b
<HAVE> :: (?:an? |my )(?P<v>[\w-]+(?: [\w-]+)? (?:degree|diploma|masters|master's|phd|certificate|
    qualification|licence|license))\b
<IM> :: (?:doing|taking|on|starting|finishing) (?:an? |my |the )(?P<v>(?:[\w-]+ ){0,2}(?:course|
    diploma|apprenticeship|foundation|certificate|evening class|night class|degree))(?= (?:in|at|
    on|for|with)\b|\W*$|,)
""",
    "employer": r"""
comecei comecou comecamos :: a (?:trabalhar|trampar) (?:na|no|pra|pro|numa|num) (?!casa\b|area|ramo
    |setor|meio)<THING>
started start :: (?:working|a (?:new )?job|my new job|work) (?:at|for|with) (?!home\b|night\b
    |myself)(?:an? |the )?<THING>
trabalho trabalha trabalhamos trabalham trampo trampa :: (?:atualmente |hoje |ha \S+ anos |agora |
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
work works worked :: (?:full[- ]time |part[- ]time |nights |remotely |mostly |currently |here |
    days |right now |over )*(?:at|for) (?!home\b|night\b|myself|a living|the moment|it\b|free\b
    |me\b|you\b|him|them|now\b|least|best|that\b|this\b|years|\d|hours|all\b|every|an? (?:few|while
    |year|month|week))(?:an? |the )?<THING>
<IM> :: working (?:full[- ]time |part[- ]time |remotely |nights )?(?:at|for) (?!home\b|night\b
    |myself|the moment|it\b|free\b|me\b|years|\d|hours)(?:an? |the )?<THING>
<IM> was :: (?:employed|contracted) (?:at|by) <THING>
joined join :: (?P<v>(?!a\b|the\b|an\b|my\b|us\b|you\b
    |in\b)[\w'&-]+(?: (?!<STOP>)[\w'&-]+){0,2}) (?:as|in|last|two|a|this|back|\d)
-left :: (?P<v>(?!home|work|the\b|my\b|a\b|an\b|it\b|him\b|her\b|them|you\b|us\b|me\b|school|early
    |late|already|for\b|him|behind|out|over|alone|in\b|without)[\w'&-]+(?: (?!<STOP>|in\b|last\b
    |after\b|on\b|yesterday)[\w'&-]+){0,2})
-quit :: my job at <THING>
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
    |home\b|um tempo|a while|years|him|her|them|it\b|that|free|me\b)(?:an? |the )?<THING>
<IM> :: (?:interning|temping|volunteering|apprenticing|contracting|consulting|freelancing|
    starting|training) (?:at|for|with) (?!home\b|the moment|night)(?:an? |the )?<THING>
^*interning temping volunteering :: (?:at|for|with) (?:an? |the )?<THING>
^*estagio estagia :: (?:na|no|em|numa|num) <THING>
-walked :: out (?:of|on) (?:my job at )?<THING>
work works :: (?:down at|over at|out of|behind the counter at|the (?:till|bar|door|front desk) at|
    on the (?:tills|desk) at|nights at|weekends at|shifts at|with the|in the kitchen at) <THING>
weeks months days week month :: into (?:an? |my |the )?(?:new )?(?:job|role|gig|position|
    internship|apprenticeship) (?:at|with|as|in) (?:an? |the )?<THING>
""",
    "occupation": r"""
<SER> <VIRAR> <ESTAR> :: (?:uma? |o |a |agora )?(?:ex[- ])?(?:(?:excelente|otim[oa]|simples|so
    |jovem|pequen[oa]|micro) )?<JOB>
comecei comecou :: a (?:trabalhar|trampar|atuar) (?:como|de|com) <THING>
started :: working (?:as an? |in )<THING>
trabalho trabalha trabalhava trabalhamos trabalham atuo atua trampo trampa :: (?:atualmente |
    hoje )?(?:como|de|com|na area d[aeo]|no ramo d[aeo]|no setor d[aeo]|na area|por|em
    |na parte d[aeo]|no) (?!(?:uma? (?:menin|garot|pessoa|cara\b|mulher|homem|amig|colega|moc)\w*
    |graca|vez|voce|vcs?|ele|ela|eles|mais|isso|medo|verdade)\b)<THING>
trabalho trabalha :: (?P<v>em casa|home ?office|remoto|por conta(?: propria)?|a noite|de madrugada
    |meio periodo|fora|hibrido|no computador|em turnos|em escala(?: \w+)?|\d+x\d+|de segunda a \w+
    |aos sabados|muito)\b
<ESTAR> :: (?:trabalhando|atuando) (?:como|de|com|em|por) <THING>
<ESTAR> :: (?P<v>desempregad[oa]|sem (?:emprego|trabalho|trampo)|aposentad[oa]|afastad[oa]
    |procurando (?:emprego|trabalho|trampo)|de licenca(?: maternidade| medica)?|encostad[oa])\b
^*servidora servidor funcionaria funcionario :: (?P<v>public[oa])\b
abri abriu abrimos :: (?:uma? |meu |minha |nosso |nossa |propri[oa] )+(?:\w+ )?(?P<v><HOUSE>s?)
    (?!\w)
opened started :: (?:an? |my |my own |our |our own )(?:\w+ ){0,2}?(?P<v>business|company|bakery
    |shop|store|restaurant|cafe|salon|studio|agency|practice|gym|startup|bookstore|etsy shop)\b
^*desempregada desempregado aposentada aposentado :: (?:desde|ha|faz) \S(?P<v>)
dou da damos dao :: (?P<v>aulas?(?: particular(?:es)?)?(?:(?: de| em| pra| para| no
    | na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)
leciono leciona :: <THING>
dirijo dirige rodo roda :: (?P<v>(?:de |pela |pelo |um |uma |na |no |pro |para o )?(?:uber|99|taxi
    |onibus|caminhao|ifood|rappi|cabify|carreta|van escolar))\b
<ESTAR> :: fazendo (?:um |meu )?(?P<v>estagio(?: (?:em|no|na) \w+(?: \w+)?)?|bicos?|freelas?)\b
drive drives :: for (?P<v>uber|lyft|doordash|amazon|\w+ eats)\b
for :: a living(?P<v>)
faco faz :: (?P<v>bicos?|freelas?|freelance|faxina|faxinas|entregas?|marmitas?|bolos?(?: (?:pra
    |para) (?:fora|vender|festa))|doces? (?:pra|para) (?:vender|fora)|unhas?|salgados?|artesanato
    |plantao|plantoes|estagio(?: (?:em|no|na) \w+(?: \w+)?)?|corridas? de app)\b
^vendo vende :: (?P<v>(?!(?:o|a|os|as|meu|minha|tudo|isso|que|esse|essa|um|uma|uns|umas|ela|ele
    |video|videos|filme|serie|tv|novela|jogo|futebol|lives?|stories|netflix|noticias?
    |precos?|passage\w+|fotos?|memes?|reels
    |coisas?)\b)\w+(?: (?!<STOP>)\w+){0,3})
minha :: (?:profissao|funcao|ocupacao|area) (?:e|eh) (?:a |o |de )?<THING>
meu :: (?:trabalho|emprego|cargo|trampo|oficio|ganha-?pao) (?:e|eh) (?:de |como |com |na |no |o |
    a |em )?<THING>
atendo atende :: (?P<v>pacientes|clientes|online|em consultorio|no consultorio)(?: \w+)?
ganho ganha recebo recebe faturo fatura :: (?:uns |cerca de |mais ou menos |em media |so |apenas |
    um salario de )?(?P<v>(?:r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?(?: reais)?(?: liquidos?| limpos?
    | brutos?)?(?: (?:por|ao|no|a cada|todo) \w+(?: \w+)?)?|(?:um|dois|tres
    |\d) salarios?(?: minimos?)?)(?: (?:por|ao|no|liquid|limpo|brut)|$|,)
meu minha :: (?:salario|renda(?: mensal)?|faturamento) (?:e|eh|fica em|gira em torno)
    (?: de)? (?P<v>(?:r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?)
me se :: (?P<v>aposentei|aposentou)\b
virei virou :: (?P<v>ltda|mei|pj|clt|autonom[oa]|freela\w*)\b
went gone :: (?P<v>freelance|independent|full[- ]time|part[- ]time|solo|self[- ]employed|remote)\b
serviu servi :: (?:na|no|o) (?P<v>marinha|exercito|aeronautica|forcas armadas)
-fui foi trabalhei trabalhou :: (?:como |de )?(?:(?:por )?\S+ anos (?:como |de )?)?<JOB>
<IM> :: (?:an|a|the|working as an?) (?:(?!(?:very|really|hard|natural|born|quick
    |social(?! (?:worker|media))|keen|avid|terrific|awful|amazing|real(?! estate)|huge|big|terrible
    |bad|good|great|horrible|massive|better|fast|slow|strong|heavy|light|sore|team|happy|lousy
    |decent|lover|what|who|my|your|of|for|in|at|to|with|and|or|that|fan)\b)[\w-]+ ){0,3}?(?:<JOBS>)
    (?: (?:at|in|for|on|by) (?!love|a (?:bit|while)|the (?:moment))[\w' -]{2,40})?(?P<v>)
work works worked :: (?:full[- ]time |part[- ]time |mostly |remotely |currently )*(?:as an?|as the
    |as) <THING>
work works :: (?:full[- ]time |part[- ]time |mostly |remotely )*in (?:the )?<THING>
work works :: (?P<v>from home|remotely|nights|night shifts?|the night shift|part[- ]time
    |full[- ]time|retail|construction|freelance|for myself|two jobs|three jobs|shifts|weekends|days
    |graveyard shift|the graveyard shift|on a farm|on (?:boats|ships|oil rigs|a ranch|a boat
    |a ship))\b
<IM> :: working (?:as an? |in (?:the )?|as )<THING>
<IM> working :: (?:working )?(?P<v>retail|construction|nights|from home|remotely|two jobs
    |part[- ]time|full[- ]time|freelance|shifts)\b
teach teaches :: (?!others\b|people\b|how\b|me\b|you\b|him|her|them|us\b|myself)<THING>
<IM> :: (?:currently |recently |semi-?|newly )?(?P<v>unemployed|retired(?! for the)|self[- ]employed
    |between jobs|out of work|laid off|freelancing|on (?:maternity|paternity|parental|medical|sick
    |disability) leave|on disability|on sabbatical|looking for (?:a job|work)|job hunting
    |semi-retired)\b
my :: (?:job|profession|occupation|trade|line of work|day job)(?: is|'s) (?!(?:being able|so|very
    |really|not|to|that|the|hard|pretty|stressful|boring|great|fun|killing|just|my|going|amazing
    |okay|ok|fine|good|demanding|rewarding|safe|at risk|too|kind|like|all|always|more|secure
    |remote)\b)(?:as an? |being an? |an? |in )?<THING>
do does :: (?P<v>[\w -]{3,40}) for a living
<IM> :: in (?P<v>(?:tech|it|finance|sales|marketing|real estate|construction|hr|healthcare
    |logistics|insurance|the (?:army|navy|military|air force|marines)|software|advertising
    |accounting|consulting|hospitality|retail))\b
make makes earn earns :: (?:about |around |roughly |like )?(?P<v>[$£€]?\d[\d.,]*k?(?: dollars
    | bucks| pounds| euros)?(?: (?:a|per|an) \w+))
get gets :: paid (?P<v>(?:every|on the|monthly|weekly|biweekly|bi-weekly|fortnightly|hourly
    |twice)\b(?: \w+){0,3}|\$?\d[\d.,]*k?(?: \w+){0,3})
my :: (?:salary|income)(?: is|'s) (?P<v>[$£€]?\d[\d.,]*k?)
-used :: to (?:be (?:an? )?(?P<v>[\w -]{0,30}?(?:<JOBS>))|work (?:as an? |at |for |in )
    (?P<w>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3}))
-retired :: (?:from|as|last|in|two|\d)(?P<v>)
play plays :: (?P<v>(?:bass|guitar|drums|piano|violin|cello|sax|trumpet) (?:in|for) (?:an? |
    the )?\w+(?: \w+){0,2})
ganho ganha tiro tira :: (?:a|minha|meu|o) (?:vida|pao|sustento)(?: de cada dia)? (?:como|com|de
    |d[ao]s?|fazendo) <THING>
ganho ganha tiro tira :: (?:a|minha|meu|o) (?:vida|pao|sustento)(?: de cada dia)? (?P<v>(?:vendendo
    |dando|cuidando|limpando|dirigindo|costurando|cozinhando|entregando|consertando|cortando
    |pintando|tocando|cantando|plantando|trabalhando|rodando|revendendo|lavando|passando
    |escrevendo|desenhando) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})
mexo mexe :: com <THING>
trabalho trabalha :: (?:mesmo )?(?:e|eh) (?:com|de|como|na|no) <THING>
^*profissao ocupacao job occupation profession trabalho
     :: :[ ](?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,4})
^*day :: job: ?(?P<v>[\w-]+(?: [\w-]+){0,3})
^*retired :: <JOB>
^*between :: (?P<v>jobs)\b
^*stay :: (?P<v>-at-home (?:mom|mum|dad|parent))
clean cleans :: (?P<v>houses|offices|homes|hotel rooms)\b
<ESTAR> :: (?P<v>(?:servindo|no) (?:o |no )?(?:quartel|exercito|marinha)|de autonom[oa]
    |embarcad[oa]|de licenca|como autonom[oa]|no seguro desemprego)
voltei voltou :: a (?:ser |trabalhar como |atuar como )<JOB>
voltei voltou :: (?:pro|para o|pra) (?P<v>clt|mercado|batente|regime clt)\b
<ESTAR> :: (?P<v>por conta(?: propria)?|como autonom[oa]|no corre)\b
been became become :: an? (?:(?!(?:huge|big|bit|fan|good|great|bad|better|real(?! estate)|true
    |hard)\b)[\w'-]+ ){0,3}?(?P<v><JOBS>)
been :: working (?:as an? |in (?:the )?|as )<THING>
^*working :: (?:as an? |as the )<THING>
^*as :: an? (?:(?!fan|kid|child|good|bad|former)[\w'-]+ ){0,3}?(?P<v><JOBS>)(?=,? (?:i|i'm|i've|we
    |my)\b)
^*como :: (?:uma? )?(?P<v>(?:<JOBS>)(?: d[aeo] [\w-]+)?)(?=,| eu\b| (?:sei|vejo|tenho|trabalho)\b)
drive drives :: (?:an? |the |for a )?(?P<v>(?:school |city |tour |delivery |tow |garbage |dump |
    semi[- ]?|big |18 wheeler )?(?:bus|buses|trucks|taxi|taxis|cab|semi|semis|lorry|lorries
    |forklift|ambulance|ambulances|tow truck|garbage truck|limo|tractor trailer|delivery van
    |delivery truck|18 wheeler))\b
bartend bartends babysit babysits freelance freelances :: (?P<v>)(?=\W*$|,|(?:on|at|for|in|part
    |full|to|and|during|as|while|now)\b)
wait waits :: (?P<v>tables)\b
deliver delivers :: (?P<v>pizzas?|food|packages|mail|newspapers|groceries|furniture|parcels
    |for \w+)\b
cut cuts style styles :: (?P<v>hair)\b(?! (?:short|off))
do does :: (?P<v>(?:freelance|contract|remote|odd|admin|office|clerical|volunteer|social|warehouse
    |construction|manual|seasonal|shift|temp) (?:[\w-]+ )?(?:work|jobs?|illustration|writing|design
    |photography|editing|translation|development|consulting|labor)|(?:hair|nails|makeup|lashes
    |landscaping|data entry|it support|tech support|customer service|customer support|web design
    |graphic design|web development|pr|home repairs|taxes|nursing|roofing|drywall|marketing|sales
    |consulting|accounting|bookkeeping|uber|doordash|instacart)(?=\W*$|,| (?:for|at|in|on|out|part
    |full|and|from|as|now)\b))
fix fixes repair repairs :: (?P<v>cars|computers|phones|bikes|watches|trucks|planes|machines
    |appliances|roofs)\b
sell sells :: (?P<v>(?!(?:my|the|it|them|this|that|off|out|everything|an?|all|some|stuff|things
    |short|well|you|me|our|his|her|myself)\b)[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
make makes :: (?P<v>[\w-]+(?: [\w-]+)? (?:to sell|and sell (?:them|it)|for a living|for etsy))
manage manages supervise supervises oversee oversees :: (?:an? |the |our |
    my )?(?:[\w'-]+ ){0,3}?(?P<v>hotel|store|restaurant|team|shop|bar|daycare|warehouse|office
    |department|gym|farm|ranch|salon|clinic|projects?|program|nonprofit|kitchen|branch|bank
    |propert(?:y|ies)|people|apartment complex|construction sites?|staff|bakery|cafe|hostel|band
    |budgets?|accounts|social media)\b
<IM> :: an? professional (?P<v>(?!(?:nap|procrast|overthink|worr|snack|complain|eat|sleep|lazy
    |idiot|victim|liar|gossip)\w*)[\w-]+(?: (?!<STOP>)[\w-]+)?)
work works worked :: with (?P<v>(?!(?:my|an?|the|him|her|them|you|me|this|that|it|what|these|those
    |us|people i|someone|some|his|our|your|all|lots|two|three|whatever
    |which)\b)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
work works :: (?:in|on|at) an? (?P<v>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
-era eram :: (?:uma? |um |o |a )?<JOB>
-trabalhei trabalhou trabalhava trampei :: (?:muito tempo |\S+ anos )?(?:de|como|com) <THING>
-worked :: (?:\S+ years )?as an? <THING>
vivo vive :: (?:so )?de (?P<v>bicos?|renda|aluguel|aposentadoria|freelas?|musica|arte|artesanato
    |vend\w+(?: \w+){0,2}|salario \w+|bolsa \w+|faxinas?|costura|pesca|roca)\b
trabalho trabalha trampo trampa :: (?P<v>(?:vendendo|fazendo|cuidando|dirigindo|limpando|dando
    |consertando|entregando|costurando|atendendo|programando|cozinhando
    |lavando) [\w-]+(?: (?!<STOP>)[\w-]+){0,4}|embarcad[oa]|embarcado|viajando|de carteira assinada
    |registrad[oa]|sem registro|informal|pj|clt|temporari[oa]|12x36|6x1|5x2)\b
comecei comecou :: (?:como|de) <THING>
cuido cuida :: (?:de )?(?P<v>(?:de |d[ao]s )?(?:idos\w+|criancas|pacientes|uma idosa|um idoso
    |doentes|bebes))\b
conserto conserta costuro costura programo advogo :: (?P<v>(?:pra fora|para fora|roupa|roupas
    |carros?|celular\w*|computador\w*|casas?|em \w+)?)(?=\W*$|,|(?:ha|faz|desde|de|e|pra|em|no
    |na)\b)
assino assina :: (?:como )?(?P<v>mei|pj)\b
<SER> :: (?P<v>(?:mei|pj|clt|concursad[oa]|terceirizad[oa]|efetivad[oa]|voluntari[oa]|bolsista
    |sem emprego|assalariad[oa]|trabalhador[a]? (?:rural|autonom[oa]|informal)
    |profissional (?:liberal|d[aeo] \w+(?: \w+)?)|microempreendedora?|micro ?empresari[oa]
    |pensionista|beneficiari[oa])\b)
atuo atua :: (?:na |no |em |com |como |pel[oa] )<THING>
sirvo serve :: (?:a |o |na |no )(?P<v>marinha|exercito|aeronautica|quartel|patria)\b
serve serves served :: in the (?P<v>army|navy|military|air force|marines|national guard|coast guard
    |reserves)\b
<IM> :: in the (?P<v>army|navy|military|air force|marines|national guard|coast guard|reserves
    |armed forces|food industry|music industry|film industry|restaurant business|\w+ (?:industry
    |business|field))\b
<IM> :: (?P<v>unemployed|jobless|underemployed|self-?employed|semi-?retired|a retiree|on disability
    |on unemployment|a w2 employee|an independent contractor)\b
<ESTAR> :: (?:de |como )<JOB>
^*retired :: (?P<v>)(?=\W*$|now|since|from|for)
<ESTAR> :: (?:ha|faz|tem) \S+ (?:anos?|meses|mes|semanas|dias) (?P<v>desempregad[oa]|sem (?:emprego
    |trabalho|trampo)|afastad[oa]|parad[oa])\b
<ESTAR> :: fazendo (?:um |uns |umas )?(?P<v>(?:bico|freela|faxina|entrega|frete)s?(?: de \w+)?)\b
^*fazendo :: (?:um |uns |umas )?(?P<v>(?:bico|freela|faxina|entrega|frete)s?(?: de \w+)?)\b
faco faz :: (?P<v>transporte(?: \w+)?|fretes?|carretos?|mudancas|manutencao(?: \w+ \w+)?
    |consultorias?|sobrancelhas?|tranca\w*|crochet?|marmitex|quentinhas|designs?|logos?|sites?
    |trafego pago|reparos?|instalac\w+)\b
tutor tutors coach coaches lecture lectures mentor mentors :: (?!me\b|you\b|my\b|the\b|him|
    her\b)<THING>
bake bakes sew sews knit knits crochet crochets carve carves weld welds brew brews
     :: (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?) (?:to order|for a living|
    professionally|on commission|for weddings|for (?:events|parties|sale)|and sell)\b
groom grooms walk walks train trains board boards :: (?P<v>dogs|horses|cats|pets)\b(?= (?:for|
    professionally|as|part|on the side)|\W*$)
photograph photographs shoot shoots film films :: (?P<v>weddings|events|portraits|newborns|
    real estate|music videos|sports)\b
translate translates edit edits proofread write writes design designs illustrate illustrates
     :: (?P<v>(?:[\w-]+ )?(?:books|novels|documents|websites|
    apps|logos|code|software|contracts|manuals|magazines|articles|content|copy|games|clothes|
    jewell?ery|kitchens|gardens|furniture|children's books|subtitles|grants|papers|scripts|
    music))\b(?! (?:for fun|in my (?:spare|free) time))
build builds install installs sell sells lay lays :: (?P<v>(?:custom |used |second-?hand |
    handmade )?(?:houses|homes|furniture|kitchens|bikes|guitars|boats|websites|apps|cars|
    insurance|carpets?|tiles|bricks|solar panels|windows|fences|decks|pools|software|real estate|
    houses|phones|flowers|jewell?ery|cosmetics|vintage \w+))\b(?= (?:for|at|in|online|on|with|
    part|and)|\W*$|,)
paint paints decorate decorates :: (?P<v>houses|cars|homes|murals)\b
drive drives ride rides fly flies operate operates :: (?:an? |the )?(?P<v>(?:school |city |tour |
    delivery |night |double[- ]decker )?(?:buses|bus|coaches|trams?|trains?|lorries|lorry|trucks|
    taxi|taxis|cab|minicab|forklifts?|tractors?|cranes?|diggers?|planes|helicopters|ambulances?|
    hgv|hgvs|vans?)) (?:for|at|in|around|nights|part)\b
work works :: (?P<v>(?:the )?(?:lates|earlies|nights|(?:late|early|night|day|graveyard|swing|
    split|rotating|12[- ]hour|long) shifts?)|offshore|abroad|seasonally|freelance|casual|
    zero hours|(?:four|three|two|4|3|2|five|six) days a week|\d+ hours(?: a week)?|mon
    (?:day)?s? to \w+)\b
<IM> :: (?:training|studying|qualifying|retraining) (?:as|to be) an? (?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+){0,2})
<IM> :: (?P<v>out of (?:work|a job)|job[- ]?hunting|looking for work|on (?:universal credit|
    the dole|benefits|furlough|garden leave|gardening leave|sabbatical|a career break|strike|
    long[- ]term sick)|off (?:work )?sick|signed off(?: work)?|made redundant|my own boss|
    a one[- ]man band|self[- ]employed|a stay[- ]at[- ]home \w+|a full[- ]time (?:mum|mom|dad|
    carer|parent)|a housewife|a homemaker|a househusband|a carer|a caregiver)\b
help helps :: (?:out )?(?:run|in|at|with) (?:my|the|our|his|her) (?P<v>(?:family|parents\S*|
    dad\S*|mum\S*|mom\S*|uncle\S*|husband\S*|wife\S*) (?:business|shop|farm|restaurant|store|
    company|bakery|pub|cafe))\b
play plays sing sings drum drums dj djs :: (?:the )?(?P<v>(?:(?:bass|guitar|drums|piano|violin|
    cello|sax|trumpet|keys|keyboards|alto|tenor|soprano|lead|fiddle|banjo|flute|clarinet|organ|
    trombone)(?: guitar)? )?(?:in|for|with) (?:an? |the |my |our )?(?:[\w-]+ ){0,3}?(?:band|choir|
    orchestra|group|quartet|church|duo))\b
toco toca canto canta :: (?P<v>(?:(?:violao|guitarra|baixo|bateria|teclado|piano|sax|cavaquinho|
    sanfona|viola|violino|flauta|pandeiro) )?(?:em|n[ao]|num|numa|pr[ao]) (?:uma? )?(?:banda|
    coral|grupo|igreja|roda|orquestra|bloco|dupla|bar|barzinho|louvor|fanfarra)\b(?: (?:d[aeo]|
    que) [\w-]+)?)
corto corta pinto pinta faco faz conserto conserta arrumo arruma instalo instala monto monta costuro
     costura lavo lava passo entrego entrega fabrico produzo produz crio planto colho vendo revendo
     :: (?P<v><WARES>\b(?: (?:pra|para|por|sob|em|no|na|e) [\w-]+
    (?: [\w-]+)?)?)(?= (?:pra|para|por|em|no|na|sob|ha|faz|desde|e)\b|\W*$|,)
gerencio gerencia administro administra coordeno coordena lidero lidera chefio chefia dirijo
     supervisiono :: (?:uma? |o |a |os |as )?(?P<v>(?:equipe|loja|
    restaurante|hotel|empresa|time|setor|departamento|area|projetos?|obras?|escola|clinica|
    fazenda|condominio|unidade|filial|posto)\b(?: (?:d[aeo]|na|no|com) [\w-]+(?: [\w-]+)?)?)
ajudo ajuda :: (?:meu |minha |meus |o |a )?(?:pai|mae|marido|esposa|tio|tia|pais|irmao|irma|sogro|
    sogra|avo)? ?(?:n[ao]|com [ao]) (?P<v>(?:loja|feira|oficina|padaria|mercado|roca|sitio|bar|
    restaurante|negocio|empresa|salao|lanchonete|mercearia|barraca|banca)\b(?: \w+)?)
<ESTAR> :: (?P<v>sem (?:trampo|servico|emprego|trabalho)|parad[oa] (?:ha|faz|desde)|
    na informalidade|de aviso previo|no aviso|de ferias coletivas|de atestado|
    afastad[oa] (?:pelo inss|do trabalho)|de licenca[- ]\w+|em home office|de home office|
    como (?:pj|clt|freela\w*|temporari[oa]|uber|motorista|entregador)|fazendo (?:uber|ifood|
    entrega|corrida))\b
rodo roda faco faz :: (?:de |com )?(?P<v>(?:uber|99|ifood|rappi|indrive|app|aplicativo|entregas?|
    frete|lotacao)\b(?: \w+)?)
trabalho trabalha trampo :: (?P<v>(?:de |em )?(?:casa|escala|turno|plantao|12 por 36|seis por um|
    segunda a (?:sexta|sabado)|manha|tarde|noite|domingo a domingo|fim de semana|fins de semana|
    feriados?))\b
-trabalho trabalha trampo :: mais (?P<v>(?:de |aos? |n[oa]s? )?(?:fim de semana|fins de semana|
    sabados?|domingos?|noite|madrugada|feriados?))\b
!work works :: (?P<v>weekends|nights|sundays|saturdays|fridays|mondays|overtime|bank holidays|
    holidays)\b
trained qualified studied retrained apprenticed :: (?:as|to be) an? (?P<v>[\w-]+(?: (?!<STOP>|but|
    and)[\w-]+){0,2})
do does :: (?:a bit of |some |mostly |mainly |freelance |a lot of )?(?P<v>marketing|sales|
    accounts|bookkeeping|payroll|hr|admin|reception|security|childcare|catering|carpentry|
    plumbing|decorating|gardening jobs|landscaping|tiling|roofing|nails|lashes|brows|hair|makeup|
    tattoos|alterations|removals|deliveries|it|data|design|events|pr|copywriting|translation|
    translations|tutoring|personal training|massage|massages|dog walking|cleaning|ironing|
    odd jobs|shift work|night shifts|nights|days|retail|bar work|agency work|supply teaching|
    consulting|research|social media)(?=\W*$|,| (?:for|at|from|in|these|now|on|part|full|as|and|
    out|with|during|most|to)\b)
<IM> :: (?:an? )?(?P<v>(?:[\w-]+ ){0,2}(?:by trade|by profession|by day))\b
<IM> :: (?:an? )(?P<v>[\w-]+(?: [\w-]+)?) by (?:trade|profession|training)\b
<IM> :: on (?P<v>(?:the )?(?:minimum|living) wage|benefits|a zero[- ]hours contract|a pension|
    state pension|commission|\d+k(?: a year)?|(?:about |around )?[$£€]?\d[\d.,]*k? (?:a|an|
    per) \w+|night shifts?|nights|call(?= (?:this|tonight|all|for)))\b
been :: an? (?P<v>(?:[\w'-]+ ){0,2}(?:<JOBS>)) (?:all my life|for|since|my whole)\b
been :: (?:a|an) (?P<v>[\w-]+(?: [\w-]+)?) (?:all my life|my whole life|for (?:\d+|\w+) years)\b
became turned become :: (?:a |an |into a )?(?P<v>(?:[\w'-]+ ){0,2}?(?:<JOBS>))
chair chairs head heads lead leads captain coach :: (?:the |a |our |my )?(?P<v>(?:[\w-]+ ){0,2}
    (?:team|committee|department|board|pta|council|club|squad|unit|project|group|branch|society|
    u\d+s?|under \d+s?))\b
<SER> <VIRAR> :: (?:o |a |um |uma )?(?P<v>[a-z]{3,}(?:ista|eir[oa]|dor|dora|tor|tora|log[oa]|
    tric[oa]|nom[oa]|grafo|grafa|metra|ente de \w+|aria de \w+))(?= (?:d[aeo]s?|em|n[ao]|aqui|ha|
    faz|desde|e|por|freelancer|autonom\w+|aposentad\w+|formad\w+)\b|\W*$|,)
ganho ganha recebo recebe :: (?:so |apenas |quase |uns |um pouco mais d[eo] )?(?P<v>(?:um |dois |
    tres |meio )?salarios? minimos?(?: e meio)?|por (?:hora|dia|comissao|produtividade|semana|
    quinzena)|auxilio \w+|bolsa familia|bpc|pensao(?: \w+)?|seguro desemprego|aposentadoria|
    pelo inss)\b
<ESTAR> :: de (?P<v>ferias|folga|plantao|recesso|greve|licenca\S*|home office|sobreaviso)
    (?= (?:ate|do|da|desde|por|essa|esta|na|no)\b|\W*$)
<IM> :: on (?P<v>holiday|vacation|leave|annual leave|strike|call|a break from work|
    compassionate leave)(?= (?:til|till|until|for|from|this|next)\b)
loja empresa fabrica firma escola :: (?:onde|em que|q|que) (?:eu )?(?:trabalho|trabalhava|trampo|
    trampava) (?P<v>\w+)
-loja empresa fabrica firma restaurante :: (?:onde|em que) (?:eu )?(?:trabalhava|
    trampava) (?P<v>fechou|faliu|quebrou|acabou)\b
-place shop company restaurant factory plant store office :: (?:where )?(?:i|we) (?:worked|work|
    used to work)(?: at| for| in)? (?P<v>closed|shut|went under|folded|went bust|closed down|
    shut down)\b
sirvo atendo :: (?P<v>mesas?|no balcao|clientes|em (?:bar|restaurante|cafe|loja)|num \w+|numa \w+)
-parei parou deixei deixou :: de (?P<v>(?:dar aulas?|trabalhar (?:de|com|como|na|no|fora|a noite)|
    lecionar|vender|atender|dirigir (?:uber|pra|para|caminhao|onibus|taxi)|costurar|fazer (?:uber|
    bico|faxina|freela|unha|plantao|bolo|marmita)|rodar|advogar|cantar|tocar n[ao])\b[\w ]{0,25})
-stopped quit gave :: (?:up )?(?P<v>(?:teaching|nursing|freelancing|driving for \w+|bartending|
    babysitting|tutoring|farming|modelling|acting|working (?:nights|weekends|full[- ]time|there|
    as an? \w+)))\b
been :: (?P<v>unemployed|out of work|retired|self[- ]employed|freelancing|freelance|jobless|
    off work|off sick|on maternity leave|on furlough)\b
<IM> :: (?:now |officially |currently )?(?P<v>(?:[\w-]+ ){0,2}?(?:manager|supervisor|director|
    head of [\w-]+|captain|treasurer|president|secretary|chair|team lead|principal|foreman|
    head chef|sous chef|editor|partner|coordinator))(?= (?:now|at|of|for|these days)\b|\W*$|,)
^*retired :: (?:on (?:disability|medical grounds|ill health)|early|last|in)(?P<v>)
fix fixes repair repairs install installs service services :: (?P<v>(?!(?:things|problems|
    mistakes|bugs|issues|errors|updates|apps|typos)\b)[a-z]{3,}s)(?=\W*$|,| (?:for|at|and|in|part|
    full|on)\b)
<ESTAR> :: (?:vendendo|revendendo|produzindo|fabricando|fazendo) (?P<v><WARES>\b(?: (?:no|na|pra|
    para|por|sob|em|de|e) [\w-]+(?: [\w-]+)?)?)
comecei comecou :: a (?:vender|revender|produzir|fabricar|fazer) (?P<v><WARES>\b(?: (?:no|na|pra|
    para|por|sob|em|de|e) [\w-]+)?)
<ESTAR> :: (?:de |como )(?P<v>(?:clt|pj|mei|freela\w*|temporari[oa]|estagiari[oa]|trainee)
    (?: (?:numa?|n[ao]|em uma?) [\w-]+(?: [\w-]+)?)?)
dou da faco faz :: (?P<v>plantao|plantoes)\b(?: (?:n[ao]|em|de) [\w-]+(?: [\w-]+)?)?
toco toca tocamos levo :: (?:um |uma |o |a |meu |minha |nosso |nossa )+(?P<v><HOUSE>)(?!\w)
stack stacks pack packs flip flips pick picks load loads scan scans wash washes serve serves pour
     pours :: (?P<v>(?:shelves|boxes|orders|burgers|parcels|trucks|dishes|cars|groceries|pints|
    coffee|beer|tables|drinks|food))\b
do does :: (?:all )?the (?P<v>books|accounts|payroll|admin|cleaning|catering|cooking|marketing|
    deliveries|wages|social media|school run|gardening) (?:for|at|in)\b
left quit gave swapped ditched traded :: (?:up )?[\w ]{3,24}? to (?:become|be|train as|retrain as|
    work as|start as) an? (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,2})
been :: (?P<v>job[- ]hunting|looking for (?:a job|work)|on benefits|on the dole|signing on|
    out of a job|temping|between jobs)\b
<ESTAR> :: (?:ha|faz|tem) \S+ (?:anos?|meses|mes|semanas|dias) (?P<v>procurando (?:emprego|trabalho|
    trampo|servico)|na fila do (?:desemprego|inss)|parad[oa])\b
look looks run runs handle handles manage manages :: (?:after )?(?:the |a |our )(?P<v>(?:website|
    accounts|books|social media|payroll|grounds|gardens?|kitchen|bar|reception|front desk|warehouse|
    it|marketing|finances|press office|archive|stockroom|till)s?) (?:for|at|of|in)\b
dou da damos presto faco :: (?P<v>(?:consultorias?|palestras?|treinamentos?|mentorias?|cursos?|
    assessorias?|suporte|workshops?|oficinas?|terapia|massagens?|atendimentos?)\b(?: [\w-]+
    (?: (?!<STOP>)[\w-]+){0,3})?)
been :: (?P<v>(?:teaching|coaching|driving|fixing|selling|cleaning|running|writing|cutting|building|
    training|managing|making|baking|farming|nursing) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2}) (?:for|
    since)\b
""",
}
