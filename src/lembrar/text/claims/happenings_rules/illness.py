"""What people tell of falling ill and of getting well. Rules as the package tells."""

FIRST = {
    "illness": r"""
tirei arranquei extrai :: <JUST>(?: (?:o|os|meu|um|dois|meus))+ (?:siso|sisos|dente|dentes
    |apendice|utero|cisto|mioma)\b
coloquei botei implantei :: <JUST>(?: (?:um|uma|dois|o|a))* ?(?:stents?|marca-?passo|protese|diu
    |pino|pinos
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
tiraram retiraram :: <JUST>(?: (?:o|a|os|as))? ?(?:meu|minha|meus|minhas) (?:gesso|pontos?|aparelho
    |apendice|vesicula|siso|sisos|curativo|dreno|sonda|tipoia|bota|utero)\b
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
abri abriu :: (?: (?:o|a|meu|minha)) (?:supercilio|testa|queixo|(?:cabeca|joelho|labio)(?= (?:n[ao]
    |quando|jogando|caindo|batendo)\b))
cortei queimei furei esmaguei prensei ralei machuquei feri lasquei decepei :: <JUST>(?: (?:feio|
    fundo))?(?: (?:o|a|meu|minha|os|as|um|dois|tres|uns|parte d[oa]|a ponta d[oa]))+ (?:<BODY>
    |testa|cabeca|queixo|boca|labio|cotovelo|canela|
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
}

OTHERS = {
    "illness": r"""
vai vao :: (?: (?:ser|ter que|ter de))? ?(?:operad[oa]s?|internad[oa]s?|operar|se operar
    |fazer(?: (?:uma|a))?
     (?:cirurgia|operacao|quimio\w*|transplante|bariatrica|cateterismo))\b
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
}

TO_ME = {
    "illness": r"""
they doctors doctor gp :: <JUST> (?:found|spotted|discovered|removed)(?: (?:a|an|some|my|the|
    something))+ ?(?:lump|mass|tumou?r|cyst|nodule|polyps?|shadow|blockage|clot|growth|abnormality|
    cancer|mole|appendix|murmur|hernia)\b
acharam encontraram descobriram tiraram :: <JUST>(?: (?:um|uma|uns|umas|o|a))+ (?:nodulo|tumor|
    cisto|pedra|mancha|mioma|cancer|polipo|coagulo|caroco|hernia|sopro|aneurisma)\b
""",
}
