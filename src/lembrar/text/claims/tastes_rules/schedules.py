"""When people want to be dealt with."""

FIRST = {
    "schedule": r"""
^nothing :: (?: (?:before|after|past|on|until))(?= \w)(?P<what> \w)
^nada :: (?: (?:antes|depois|apos|aos|nos|as|no|na|de)) (?=(?:d[aeo]s? |\d|domingo|sabado|fim|fds
    |manha|noite|tarde|sext|segund))(?P<what>\w)
mornings evenings afternoons weekends mondays tuesdays wednesdays thursdays fridays saturdays
     sundays nights :: (?:(?: (?:after|before|from) [\w:]+
    (?: ?[ap]m)?)? (?:suit|suits|are sacred|are (?:mine|family time|no-?go|my)|don'?t work
    |never work|work for me|is (?:family|my)))(?P<what>)
sabado domingo sabados domingos sexta noite manha almoco :: (?: (?:e|eh
    |sao)) (?:meu |o meu |minha |pra |para )?(?:dia de (?:descanso|folga|familia)|sagrad[oa]s?
    |descanso|folga|familia)(?P<what>)
horario :: (?: (?:de|do) (?:almoco|descanso|trabalho|jantar|treino|sono)) (?:e|eh) (?:sagrado|das
    |de|ao|as|entre)(?P<what>)
^nao n nunca jamais :: (?: (?:pode|podem|precisa|adianta|quero que|gosto que|gosto q|gosto de
    |vale))?(?: mais)?(?: me)? <TELL>(?: me)?(?:(?: (?!nesse|neste|nessa|mas\b)[^\s.,;!?]+){0,5}?)
    (?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^pode podem podes pd favor :: (?: sim)?(?: so)?(?: me)? <TELL>(?:(?: (?!mas\b)[^\s.,;!?]+){0,4}?)
    (?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^so apenas somente :: (?: me)?(?: (?:posso|consigo|atendo|pode|podem|da|respondo|funciono|to|estou
    |fico|trabalho|aceito|me|marco|falo|dou))(?: [^\s.,;!?]+){0,4}?(?=[ ,]+<DAYTIME>)(?P<what>[
     ,]+\S)
^so apenas somente :: (?: me)? <TELL>(?:(?: (?!mas\b)[^\s.,;!?]+){0,4}?)(?=[ ,]+<DAYTIME>)
    (?P<what>[ ,]+\S)
^de a no na nos aos nas as pela depois antes ate apos :: (?=[^.!?;\n]{1,40}?(?: eu)? (?:nao
    |n) (?:rola|posso|consigo|respondo|atendo|da|funciona|estou disponivel|to disponivel|trabalho
    |olho (?:mensagem|celular|email)|vejo (?:mensagem|email))\b)(?= (?:manha|tarde|noite|madrugada
    |almoco|fim|fds|domingos?|sabados?|segundas|tercas|quartas|quintas|sextas|d[aeo]s? |feriado
    |fins|finais|\d))(?P<what>)
^horario domingo sabado fim fds feriado almoco madrugada noite manha tarde durante entre
     :: (?=[^.!?;\n]{0,40}? (?:nao|n|nunca|nem)(?: (?:quero q
    (?:ue)?|precisa|pode))? ?(?:me )?(?:lig|mand|cham|perturb|incomod|escrev|acord|marc)\w*)
    (?P<what>)
^nada zero :: (?: de)? ?(?:ligac\w+|mensage\w+|msgs?|audios?|reuni\w+|calls?|e-?mails?|zap
    |telefonemas?|compromissos?)(?:(?: [^\s.,;!?]+){0,2}?)(?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^me :: (?: (?:lig[ae]|ligue|cham[ae]|mand[ae]|acord[ae]|procur[ae])m?)(?: (?:so|sempre|apenas
    |mensagem|msg))+(?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^posso consigo atendo :: (?: (?:falar|conversar|atender|reuniao|responder|fazer reuniao))?
    (?: (?:so|apenas|sempre|somente))+(?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^to estou fico :: (?: (?:so|sempre|apenas))? ?(?:livre|disponivel)(?: (?:so|sempre|apenas
    |somente))+(?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^prefiro gosto melhor :: (?: (?:muito|mais|de|que|q|fazer|marcar|ter|receber|as|sempre|e|eh
    |se for))*(?: (?:reuniao|reunioes|conversar|falar|calls?|ligac\w+|mensage(?:m|ns)|treinar
    |marcar|consultas?|me lig\w+|aulas?|atendimento|encontros?|horarios?|agenda\w*|trabalhar
    |estudar))(?:(?: [^\s.,;!?]+){0,3}?)(?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^prefiro melhor :: (?: (?:e|eh|que seja|q seja|se for|sempre))*(?= (?:(?:de|pela|a|na|no|d) )?
    (?:manha|tarde|noite|madrugada)\b)(?P<what> \S)
meu minha o :: (?: melhor)? (?:horario|periodo|turno|hora)(?: (?:livre|bom|ideal|preferid[oa]
    |melhor))*(?: (?:(?:pra|para) (?:mim|me (?:ligar|chamar|achar)|falar comigo|reuniao|reunioes
    |conversar)))?(?: (?:e|eh|sao|fica))(?: [^\s.,;!?]+){0,3}?(?= <DAYTIME>)(?P<what> \S)
^nao n :: (?: (?:marca|marque|marcar|agenda|agende|coloca|poe|bota|aceito|faco|trabalho|atendo
    |posso|consigo))(?: (?:nada|reuniao|reunioes|compromissos?|call|consultas?|pra mim|me|mais
    |atender|falar|ligac\w+|mensage\w+|pacientes?|ninguem|aos|as|nas|nos|de))*(?= (?:aos|as|nos
    |nas|antes|depois|apos|fins?|fds|de (?:manha|noite|tarde|madrugada)|fim|final|finais|a noite
    |segundas|tercas|quartas|quintas|sextas|sabados|domingos|entre))(?= <DAYTIME>)(?P<what> \S)
^don :: (?:'t|’t)(?: ever)? (?:call|text|message|email|contact|ping|bother|wake|book|schedule|send
    |disturb|ring|put|plan)(?: (?!that\b|this\b)[^\s.,;!?]+){0,5}?(?= <DAYTIME>)(?P<what> \S)
^dont never :: (?: ever)? (?:call|text|message|email|contact|ping|bother|wake|book|schedule|send
    |disturb|ring|put|plan)(?: (?!that\b|this\b)[^\s.,;!?]+){0,5}?(?= <DAYTIME>)(?P<what> \S)
^no :: (?: (?:calls?|texts?|messages?|meetings?|emails|notifications|appointments?))
    (?: [^\s.,;!?]+){0,2}?(?= <DAYTIME>)(?P<what> \S)
i we :: (?:(?:'?m| am|'?re| are)(?: only| usually| always)* (?:free|available|around|reachable)
    (?: (?:only|to talk|to chat|for calls|for meetings))*| can(?: only| usually)+ (?:talk|meet|do
    |chat|take calls|answer|reply|make)(?: (?:calls|meetings|appointments|it))?
    | only (?:take calls|answer|check [a-z]+|work|have time))(?: (?:in|during|the|on|early|late))*
    (?= <DAYTIME>)(?P<what> \S)
i we :: (?:(?:'?m| am|'?re| are)(?: only)? (?:free|available) only)(?: (?:in|during|the|on))*
    (?= <DAYTIME>)(?P<what> \S)
i we :: (?:<MUCH> prefer|<MUCH> like|'?d rather have|'?d prefer)(?: (?:my|to|have|having|do|doing
    |schedule|scheduling|all))*(?: (?:meetings?|calls?|appointments?|talking|chatting|classes
    |mornings|evenings|afternoons|messages|work|workouts|meet|talk|working out))\b(?:
    (?: [^\s.,;!?]+){0,3}?)(?=(?: <DAYTIME>
    |[ ]*$))(?<!calls)(?<!messages)(?<!talk)(?<!meet)(?<!work)(?<!chatting)
    (?<!talking)(?<!out)(?<!workouts)(?P<what>)
mornings evenings afternoons weekends weekdays nights mondays tuesdays wednesdays thursdays fridays
     :: (?: (?:are|is|work|works|always work))
    (?: (?:best|better|good|ideal|off[- ]limits|fine|easiest|out))(?P<what>)
^best good :: (?: time(?:s)?)(?: to (?:call|reach|text|message|contact|talk|catch)(?: (?:to
    |with))?(?: me)?)?(?: for me)?(?: is| are)(?: [^\s.,;!?]+){0,3}?(?= <DAYTIME>)(?P<what> \S)
the my :: (?: best)? (?:time|times|hours|slots?)(?: [^\s.,;!?]+){0,5}? (?:is|are)
    (?: [^\s.,;!?]+){0,3}?(?= <DAYTIME>)(?P<what> \S)
^call text message email ping :: (?: me)(?: (?:only|always))+(?: [^\s.,;!?]+){0,2}?(?= <DAYTIME>)
    (?P<what> \S)
^only :: (?: (?:call|text|message|email|ping|contact))(?: me)?(?: [^\s.,;!?]+){0,2}?(?= <DAYTIME>)
    (?P<what> \S)
^you :: (?: can)(?: only)? (?:call|text|message|reach|email) me(?: [^\s.,;!?]+){0,3}?
    (?= <DAYTIME>)(?P<what> \S)
manha tarde noite madrugada sabado domingo :: (?: (?:e|eh|sao|fica|costuma ser))(?: (?:sempre
    |muito|bem|mais|o|a))* (?:melhor|bom|ideal|tranquilo)(?: (?:horario|momento|periodo|hora
    |pra (?:mim|falar|ligar|reuni|me)|para (?:mim|falar|ligar|reuni|me)|de (?:falar|me achar)))
    (?P<what>)
i we :: (?: (?:never|rarely|hardly ever|don'?t|dont|do not|won'?t|refuse to))(?: (?:ever|usually
    |really))?
     (?:read|check|answer|reply to|look at|open|do|touch|take)(?: (?:my|any|work|the|business))*
    (?: (?:messages?|e-?mails?|texts|calls|slack|teams|phone|whatsapp|meetings?))(?: (?:in|during
    |at|on
    |over|after|before|early|late|the|past))*(?= <DAYTIME>)(?P<what> \S)
i we :: <MUCH> (?:read|check|answer|reply to|look at|take|do)(?: (?:my|your|all|most))*
    (?: (?:messages|emails|texts|calls|meetings|mail))(?: (?:only|just|mostly|usually))?(?: (?:in
    |during|at|on|after|before|early|late|the))*(?= <DAYTIME>)(?P<what> \S)
^leio vejo respondo olho atendo :: (?: (?:as|os|minhas|meus|suas|tudo|todas|o|so))*(?: ?(?:mensage
    (?:m|ns)|msgs?|e-?mails?|ligac\w+|whats\w*|zap))(?: (?:so|apenas|sempre|somente))*
    (?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
manha manhas tarde tardes noite noites :: (?: (?:e|eh|sao|fica))(?: (?:sempre|muito
    |bem))? (?:melhor(?:es)?|mais facil)(?P<what>)
e eh sao :: (?: (?:o|a|os|as))? ?(?:meu |minha )?melhor(?:es)? (?:horario|hora|periodo|momento
    |dia)s?(?: (?:pra|para) (?:mim|falar|conversar|reuni\w+|me \w+))+(?P<what>)
^best better easiest :: (?: to (?:reach|call|catch|text|get|message) me)(?: \w+){0,3}?
    (?= <DAYTIME>)(?P<what> \S)
i we :: (?: (?:don'?t|dont|never|do not|can'?t)) (?:work|do (?:calls|meetings)|take (?:calls
    |meetings)|check (?:my )?(?:messages|phone|emails?)|answer(?: (?:calls|messages|emails))?
    |make)(?: [^\s.,;!?]+){0,3}?(?= <DAYTIME>)(?P<what> \S)
mornings evenings afternoons nights weekends weekdays :: (?: (?:before|after|until|from
    |till|past) [\w:]+(?: ?[ap]m)?)? (?:are|is) (?:a (?:no-?go|nightmare for me)|out|off[- ]limits
    |bad for me|tricky|sacred|when i)(?P<what>)
entao so :: ,? me (?:cham|lig|mand|procur|escrev)\w*(?: \w+){0,2}?(?= <DAYTIME>)(?P<what> \S)
saturdays sundays :: (?: (?:are|is|work|works|always work)) (?:best|better|good|ideal|fine|easiest
    |free|ok|okay|off[- ]limits|out|a no-?go)\b(?P<what>)
i we :: (?: (?:can'?t|cannot|cant|don'?t|dont|never)) (?:do|manage|make)(?= (?:early )?(?:mornings
    |afternoons|evenings|nights|weekends|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b)
    (?P<what> \w)
^nao n :: (?: (?:quero|preciso|gosto)(?: d[eo])?)(?: mais)? (?:receber|ser
    |ver)(?: [^\s.,;!?]+){1,3}?(?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^chego saio volto acordo largo :: (?=[^.!?;\n]{2,40}\b\d{1,2}(?:h|:)?[^.!?;\n]{0,6}, ?(?:antes
    |depois)(?: disso)? (?:nem|nao|n|so)\b)(?P<what> \S)
i :: (?: don'?t| dont| do not)(?: really)? want (?:any )?(?:notifications?|messages?|reminders?
    |calls?|texts?|emails?|pings?)(?: [^\s.,;!?]+){0,2}?(?= <DAYTIME>)(?P<what> \S)
i we :: (?: can never| never)(?: ever)? (?:make|do|manage)(?= (?:mornings|afternoons|evenings
    |weekends|weekdays|(?:mon|tues|wednes|thurs|fri|satur|sun)days)\b)(?P<what> \w)
^mornings evenings afternoons weekends weekdays nights :: (?: only)(?= for me|\W*$)(?P<what>)
^depois antes :: (?: d[aeo]s? \d{1,2}(?:h\d*)?)(?: (?:eu|ja|so|nem))* (?:to|estou|tou|durmo|desligo)
    \b(?=[^.!?;\n]{0,30}\b(?:nem|nao|n) (?:manda|liga|chama|adianta|me)\b)(?P<what>)
^eu :: (?: (?:durmo|deito|acordo|levanto|almoco|janto|treino|trabalho|saio|chego|entro|largo))
    (?: [^\s.,;!?]+){0,4}?(?=[ ,]*(?:entao|por isso|logo|so)\b[^.!?;\n]{0,40}(?:depois|antes|
    a partir|ate))(?P<what> \S)
nada nem :: (?: de)? ?(?:msgs?|mensage\w+|ligac\w+|ligar|audio|zap|notificac\w+|lembretes?|
    reuniao|reunioes|cobranca)(?: [^\s.,;!?]+){0,2}?(?= (?:antes|depois|apos|entre|a partir|aos|
    no|na|nos|de) )(?P<what> \w)
^so somente apenas :: (?: (?:consigo|posso|da|dá|tenho como|rola|fico livre|to livre|estou livre))
    (?: (?:falar|conversar|responder|atender|ver|olhar|mexer|ler|sentar))*(?= (?:depois|antes|
    quando|qnd|qdo|apos|a partir|ate|enquanto|entre|no|na|nos|aos|de|a noite|a tarde)\b)
    (?P<what> \w)
^de na as aos no nos nas :: (?= ?(?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|
    domingos?|fins? de semana|fds|manhas?|tardes?|noites?)[^.!?;\n]{0,40}(?:nao (?:da|rola|posso|
    consigo|trabalho|atendo)|n (?:da|rola|posso)|sem chance|impossivel|to (?:livre|ocupad)|
    estou livre|e (?:ruim|melhor|corrido|impossivel)|eh (?:ruim|melhor))\b)(?P<what>)
segunda terca quarta quinta sexta sabado domingo manha tarde noite
     :: (?: (?:de manha|de tarde|a noite))*
    (?:,? e [a-z]+)? (?:nao (?:da|rola|posso)|n (?:da|rola)|e (?:ruim|complicado|melhor|
    tranquilo)|eh (?:ruim|melhor)|fica (?:ruim|melhor|dificil|bom)|sao (?:ruins|melhores|
    corrid\w+)) ?(?:pra mim|para mim|aqui)?(?P<what>)
mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends weekdays mornings evenings
     afternoons nights :: (?:(?:,? (?:and|or) \w+)?(?: (?:are|is))?
    (?: (?:always|usually|generally|not|really|a bit|pretty|super))* ?(?:no good|good|bad|best|
    better|tricky|out|off limits|free|full|packed|busy|impossible|fine|ideal|easiest|hectic|a no|
    a no-?go|no-?go|not great|hard|difficult|my days? off|sacred)(?: (?:for me|now|these days|
    with me))?)\W*$(?P<what>)
i we :: (?: (?:can|could|am|'?m))(?: (?:only|usually|generally|never|always|not))+ (?:talk|chat|
    reply|answer|respond|free|online|available|around|do (?:calls|meetings)|take calls|
    check (?:my )?(?:messages|phone|email))(?= (?:once|after|before|when|while|until|between|on|
    at|in|during|from|outside)\b)(?P<what> \w)
^best easiest :: (?: (?:time|times|moment|day|days))(?: (?:to|for) (?:reach|call|catch|get|
    message|text|ring) me)?(?: is|'s| are)(?P<what> \w)
^melhor :: (?: (?:hora|horario|momento|dia|periodo))(?: (?:pra|para) (?:falar|me ligar|me achar|
    ligar|conversar|me chamar)(?: comigo)?)? (?:e|eh|sao|seria)(?P<what> \w)
i :: (?:'?m| am)(?: (?:usually|always|generally|never|not|only|normally))* (?:up|awake|asleep|
    in bed|offline|online|free|unavailable|at work|in meetings)(?= (?:from|by|at|until|till|after|
    before|between|on|all)\b)(?! (?:at all|from here|by now|after all)\b)(?P<what> \w)
don dont :: (?:'t|’t)? (?:ring|call|text|message|ping|bother|disturb|email|schedule|book)
    (?: (?:me|anything|stuff|things|calls|meetings|for me))*(?= (?:before|after|past|during|
    between|on (?:sun|sat|week|mon|fri)|at (?:night|weekends?|work|the weekend)|when|while|in the|
    over)\b)(?P<what> \w)
please :: (?: (?:don'?t|do not|never))? ?(?:ring|call|text|message|ping|email|message)(?: (?:me|
    only))*(?= (?:before|after|past|between|during)\b)(?P<what> \w)
^not :: (?: (?:before|after|until|till|past|during|on))(?= (?:i'?ve|my|coffee|breakfast|lunch|
    dinner|noon|midday|midnight|work|school|bedtime|\d|the kids|mon|tue|wed|thu|fri|sat|sun|week))
    (?P<what> \w)
^any :: (?: (?:day|time|evening|morning|weekday|night)) (?:but|except|apart from|other than)
    (?P<what> \w)
qualquer :: (?: (?:dia|hora|horario)) (?:menos|exceto|tirando|fora)(?P<what> \w)
i we :: (?: (?:don'?t|never|do not|dont|won'?t|rarely))(?: (?:ever|usually|really))? (?:reply|
    answer|respond|work|check (?:messages|email|my phone|emails)|take calls|look at my phone|
    do (?:calls|meetings|anything))(?: (?:to (?:anyone|anybody|messages|emails|texts)|calls))?
    (?= (?:at|on|before|after|during|in the|over|past|until|when)\b)(?P<what> \w)
fim fds sabado domingo feriado noite manha madrugada :: (?: de semana)?(?: (?:a|de) (?:noite|
    manha|tarde))?(?: (?:eu|a gente))? (?:nao|n|nunca) (?:respondo|atendo|trabalho|olho|vejo|abro|
    pego|falo|funciono|existo)(?: [^\s.,;!?]+){0,3}(?P<what>)
so :: (?: (?:falo|respondo|atendo|funciono|acordo|existo|converso|trabalho|vejo mensagem|
    olho o celular))(?= (?:depois|antes|a partir|apos|de|a|na|no|com|quando)\b)(?P<what> \w)
rendo trabalho funciono produzo penso estudo :: (?: (?:muito|bem|mto))? ?(?:mais|melhor)(?= (?:de|
    a|pela|no|na|cedo|depois|tarde)\b)(?P<what> \w)
i :: (?: (?:work|think|function|focus|study|write|concentrate|am|'?m))(?: (?:way|much|
    a lot))? (?:better|best|more productive)(?= (?:at|in|early|late|after|before|when|with|alone|
    from)\b)(?P<what> \w)
prefiro :: (?: (?:trabalhar|estudar|treinar|falar|conversar|acordar|dormir|viajar|ir))(?= \w)
    (?P<what> \w)
monday tuesday wednesday thursday friday saturday sunday :: (?:'s| is) (?:my|our) (?:day off|
    rest day|only day off|busiest day|gym day|family day|late night|long day)(?P<what>)
segunda terca quarta quinta sexta sabado domingo :: (?:[- ]feira)?(?: (?:e|eh)) (?:o )?(?:meu|
    nosso) (?:dia de|unico dia|dia)(?: (?:folga|descanso|livre|da familia|corrido|academia|
    terapia|faxina))(?P<what>)
manda mande envia envie :: (?: [\w-]+){0,4}?(?= (?:toda|todo|todos|todas|sempre na vespera|
    sempre (?:no|na|as|de|um dia|com)|um dia antes|na vespera|de vespera)\b)
    (?! (?:todo mundo|todas as (?:mensagens|coisas)|todos os (?:arquivos|dados)))(?P<what> \w)
^horario domingo sabado fim fds feriado almoco madrugada noite manha tarde durante entre segunda ::
     (?=[^.!?;\n]{0,40}? (?:nao|n|nunca|nem)(?: (?:adianta|tenta|tente|rola|tem como|da pra|vem|
    vale a pena|inventa|invente|pensa em)) ?(?:me )?(?:lig|mand|cham|perturb|incomod|escrev|acord|
    marc|procur|ach|cont)\w*)(?P<what>)
mornings evenings afternoons nights weekends weekdays mondays fridays sundays saturdays :: (?:
     (?:are|is))(?: (?:always|usually|pretty much|basically|just|completely|totally|a bit))* ?
    (?:(?:useless|hopeless|rubbish|terrible|awful|no use|chaos|chaotic|crazy|mad|hell|rough|brutal|
    a mess) (?:for me|here|with me)|a write-?off|manic|taken|booked up|when i'?m (?:free|around|
    online|working|asleep))\b(?P<what>)
me :: (?: (?:mand[ae]|envi[ae]|lembr[ae]|avis[ae]))(?: [\w-]+){0,4}?(?= (?:toda|todo|todos|todas|
    sempre na vespera|sempre (?:no|na|as|de|um dia|com)|um dia antes|na vespera|de vespera)\b)
    (?! (?:todo mundo|todas as (?:mensagens|coisas)|todos os (?:arquivos|dados)))(?P<what> \w)
i :: (?:'?m| am)(?: (?:pretty much|totally|basically|completely|always|usually|at my|just|
    absolutely|such))* ?(?:useless|a zombie|zombie|no good|not human|dead(?: to the world)?|
    brain[- ]dead|grumpy|no use|hopeless|rubbish|sharpest|best|most productive|not (?:functional|
    a person|alive|functioning|at my best|myself|awake))(?= (?:(?:before|after|until|till) (?:\d|
    noon|lunch|coffee|breakfast|about|mid|ten|nine|eleven|my|i'?ve)|in the|at (?:night|\d)|
    first thing|on (?:mon|sun|sat|fri|week)))(?P<what> \w)
^de a as :: (?= ?(?:manhas?|tardes?|noites?|madrugadas?|segundas?|sextas?|domingos?)\b,? (?:eu )?
    (?:sou|nao (?:funciono|existo|rendo|presto|sou (?:gente|ninguem))|viro|to|fico) ?(?:um zumbi|
    zumbi|inutil|imprestavel|outra pessoa|mort[oa]|so o po|um caco|melhor|pessim[oa]|
    insuportavel)?\b)(?P<what>)
^after before between from around until :: (?= [^.!?;\n]{2,24}? (?:works|suits|is|are) (?:always |
    usually |generally )?(?:me\b|best|better|good|ideal|fine|perfect|great|easiest|when i))
    (?P<what> \w)
nao n nunca :: (?: (?:respondo|atendo|trabalho|falo|vejo|olho|abro|leio|funciono))(?: (?:nada|
    ninguem|mensage\w+|msgs?|e-?mails?|celular|zap|o|as|os))*(?= (?:em|n[oa]s?|de|durante|aos?|a|
    antes|depois|apos) (?:dias? de semana|dias? uteis|semana|fim|fins|fds|sabados?|domingos?|
    feriados?|noite|manha|madrugada|horario|almoco|\d|d[aeo]s? \d))(?P<what> \w)
^leave wait hold :: (?: (?:it|off|on))*(?: (?:till|until))(?= (?:after|past|the (?:morning|evening|
    afternoon|weekend)|gone|\d|noon|lunch|later than|mon|tues|wednes|thurs|fri|satur|sun))
    (?P<what> \w)
mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends :: ,? (?:i'?m|i am|
    we'?re)(?: (?:usually|always|normally))* (?:off|free|out|busy|working|in the office|wfh|
    not (?:in|around|working|available)|unavailable|at home|offline|flat out|with the kids)\b
    (?P<what>)
segunda terca quarta quinta sexta sabado domingo manha tarde noite :: (?:[- ]feira)? (?:e|eh) (?:o |
    a )?(?:meu|minha|nosso|nossa) (?:pior|melhor|unic[oa]|dia mais) (?:dia|horario|periodo|turno|
    corrid[oa]|tranquil[oa]|hora|livre)\b(?P<what>)
avisa avise lembra lembre cobra cobre manda mande chama :: (?: [\w-]+){0,5}?(?= (?:com )?(?:pelo
     menos )?(?:\d+|um|uma|dois|duas|tres|quatro|cinco|sete|alguns|umas) (?:dias?|horas?|semanas?
    |minutos?|meses)(?: (?:de antecedencia|antes|d?o vencimento))\b)(?P<what> \w)
me :: (?: (?:cobr[ae]|cobre|lembr[ae]|avis[ae]|mand[ae]|envi[ae]|acord[ae]|perturb[ae]|pergunt[ae]))
    (?: [\w-]+){0,4}?(?= (?:sempre (?:dia|no dia|todo|toda|n[ao]|as|a|de|cedo)|tod[oa]s?(?: [ao]s?)?
     (?:santo )?(?:dias?|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|manhas?|
    noites?|semanas?|mes|meses|comeco|fim|final)|cada (?:\d+|duas|tres))\b)(?P<what> \w)
^pode podem :: (?: me)? (?:acordar|ligar|chamar|cobrar|lembrar
    |avisar)(?: [^\s.,;!?]+){0,2}?(?= (?:as|a partir|so|sempre|entre|depois|antes
    |ate) ?(?:d[aeo]s? |as )?\d)(?P<what> \w)
send give email text ping message remind tell show nudge :: (?: me)(?: [\w'-]+){0,5}?(?= (?:every|
    each) (?:single )?(?:day|morning|night|evening|week|weekday|month|(?:mon|tues|wednes|thurs|fri|
    satur|sun)day|payday|time)\b)(?P<what> \w)
remind nudge tell warn ping alert text :: (?: me)(?: [\w'-]+){0,4}?(?= (?:the (?:night|day|evening|
    week|morning) before|(?:at least )?(?:\d+|an?|one|two|three|a few|a couple of) (?:days?|hours?|
    weeks?|minutes?|mins?)(?: (?:before|ahead|in advance|early|beforehand)))\b)(?P<what> \w)
segunda terca quarta quinta sexta sabado domingo manha tarde noite segundas tercas quartas quintas
     sextas sabados domingos semana almoco :: (?:[- ]feira)?(?:,? e (?:[a-z]+)(?:[- ]feira)?)?(?:
     (?:de|a|pela) (?:manha|tarde|noite))?(?: (?:eu|a gente))?(?: (?:e|eh
    |sao)(?: (?:um )?dia)? (?:sagrad[oa]s?|intocav\w+|complicad[oa]s?|corrid[oa]s?|puxad[oa]s?
    |impossivel|d[eo] (?:folga|descanso|familia))| (?:guardo|folgo|descanso)(?=\W|$)| (?:to|estou
    |fico|tou|tenho) (?:sempre |so |mais )?(?:livre|disponivel|ocupad[oa]|de folga|off|indisponivel
    |atolad[oa]))(?P<what>)
^aos nos na no as de nas :: (?= (?:segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|domingos?|
    feriados?|fins? de semana|finais de semana|fds|ferias|folga|noite|madrugada)\b[^.!?;\n]{0,20}
    (?:nao|n|nunca|nem) (?:mexo|abro|toco|pego|penso|olho|leio|respondo|faco|vejo|quero saber|ligo|
    marco|recebo))(?P<what>)
treino estudo rendo produzo leio corro concentro foco penso escrevo durmo :: (?: (?:muito|bem
    |mto))? ?(?:melhor|mais)(?= (?:de|a|pela|no|na|cedo|depois|tarde)\b)(?P<what> \w)
fim fds sabado domingo noite manha feriado :: (?: de semana)?(?: (?:a|de) (?:noite|manha|tarde))?
     (?:nao|n|nunca) (?:rola|da|tem|faco|marco)(?: (?:pra|de|nem))* ?(?:reuniao|reunioes|trabalho|
    ligac\w+|compromissos?|call|conversa de trabalho|consulta)\b(?P<what>)
entre :: (?= [^.!?;\n]{2,40} e [^.!?;\n]{2,30} (?:nao|n|nem) (?:me )?(?:lig|mand|cham|perturb|
    incomod|escrev|acord|marc|procur)\w*)(?P<what> \w)
^depois antes apos :: (?= d[aeo]s? (?:\d{1,2}|meio|meia|almoco|jantar|expediente|servico|trabalho)
    [\w:]*(?: horas?| da (?:noite|tarde|manha))?(?: (?:eu|ja|so|nem|sempre))* (?:to|estou|tou|durmo|
    desligo|largo|paro|sumo|apago|fico|me desligo|nao (?:respondo|atendo|olho|pego)|silencio|boto|
    coloco|ponho)\b)(?P<what>)
i we :: (?:'?m| am|'?re| are)(?: (?:never|not|usually|rarely|hardly ever|only|always|generally|
    normally))+ (?:available|free|around|online|reachable|awake|up|at my desk|home|back)
    (?: (?:on|at|in))?(?= <DAYTIME>)(?P<what> \w)
lunchtime lunch mornings morning evening evenings nights weekends sundays saturdays mondays tuesdays
     wednesdays thursdays fridays :: (?: (?:is|are)) (?:the|my|our) (?:only|best|worst|one|free|
    busiest|quietest|easiest) (?:time|times|window|slot|days?|moment|hours?)\b(?P<what>)
^anything any anytime :: (?: ?time)?(?: (?:after|before|past|from|between|until))(?= (?:\w+ )?(?:\d
    |noon|lunch|midday|work|school|ten|nine|eight|eleven|six|five|that)[^.!?;\n]{0,20} (?:is|works
    |suits|can|'s) ?(?:good|fine|great|ok|okay|best|ideal|perfect|me|for me|wait
    |better))(?P<what> \w)
^mornings evenings afternoons nights weekends :: ,? i'?m(?: (?:pretty|totally|always|usually|
    completely|basically))* (?:useless|a zombie|no good|hopeless|dead|rubbish|a wreck|grumpy|not
     human|best|at my best|sharp\w*|free|around|working|asleep|offline)\b(?P<what>)
i we :: (?: (?:clock off|finish(?: work)?|knock off|log off|go to bed|start work|start|wake up|get
     up|get home|sleep|switch off|turn my phone off)) (?:at|around|by|before|after|about)
    (?: (?:about|around))? \d[^.!?;\n,]{0,8},? (?:so|and)\b[^.!?;\n]{0,40}(?:after|before|until|
    till|not|then|nothing|don'?t|wait)\b(?P<what>)
^weekends evenings sundays saturdays fridays nights :: (?: (?:are|is)) (?:for )?(?:the )?(?:family
    |my (?:family|kids)|me time|my time|kids|resting|down ?time|church|rest)\b(?P<what>)
best easiest better :: (?: to) (?:reach|call|catch|get|text|message|ring|find) me(?= (?:early|late|
    first|around|mid|after|before|in|at|on|during)\b)(?P<what> \w)
^nada zero chega :: (?: de)(?: me)? (?:marcar|ligar|mandar|chamar|acordar|cobrar|agendar|incomodar|
    escrever|perturbar)(?: [^\s.,;!?]+){0,4}?(?=[ ,]+<DAYTIME>)(?P<what>[ ,]+\S)
^uma duas toda todo todas todos cada once twice every each :: (?: [\w-]+){1,4}?,? (?:(?:me
    |nos) (?:mand[ae]|avis[ae]|lembr[ae]|cobr[ae]|envi[ae]|pergunt[ae]|faz)|(?:send|remind|text|give
    |ping|ask|email|tell|show|nudge) me)\b(?P<what>)
don dont :: (?:'t|’t)? (?:schedule|book|plan|arrange|put|set)(?: (?:me|anything|stuff|things|calls
    |meetings|any|work|appointments))*(?: for me| in)?(?= (?:on|over|during|around) (?!the (?:phone
    |table|list|card)|my (?:card|behalf)|time\b)\w)(?P<what> \w)
""",
}
