"""How, when and where people want to be dealt with."""

FIRST = {
    "style": r"""
^quero :: (?: (?:so|tudo|sempre|as respostas|resposta|respostas))* em(?= (?:topicos?|listas?
    |tabelas?|bullets?|portugues|ingles|poucas|texto|audio|itens))(?P<what> \w)
^me :: (?: (?:mand[ae]|respond[ae]|escrev[ae]|envi[ae]))(?= (?:em (?:ingles|topicos?|lista))
    (?: nao)?\b)(?P<what> \w)
^tira tire corta corte para pare :: (?: (?:com|de|esse|esses|essa|os|o|a|esse monte de|tanto
    |tantos|mandar|usar|esse tanto de))*(?= (?:emojis?|girias?|textao|formalidade|asteriscos?
    |negrito|figurinhas?))(?P<what> \w)
pode podem :: (?: (?:escrever|falar|responder|explicar|mandar))(?: (?:bem|mais|sempre|tudo
    |de forma))*(?= <MANNER>)(?P<what> \w)
^bullet short long simple plain detailed :: (?: (?:points?|answers?|version|lists?|english
    |replies))(?: only)?,? (?:please|pls|always|only|works best)(?P<what>)
^give :: (?: me)?(?: (?:always|just))? (?:the )?(?=(?:long|short|full|detailed|quick
    |tl;?dr) (?:version|answer|story)s? (?:always|every|please|whenever)|straight answers
    |it (?:to me )?straight)(?P<what>\w)
swear curse emojis emoji jargon slang :: (?: words)? (?:are|is) (?:fine|ok|okay|welcome|great
    |cool)(?P<what>)
^responda responde responder escreve escreva :: (?: (?:sempre|com|em))*(?= (?:letra|letras|fonte
    |caixa alta|maiuscul|poucas|calma|paciencia|carinho|exemplos?))(?P<what> \w)
^skip drop spare cut save :: (?: (?:me|the|all))* (?=(?:pep talk|lecture|preamble|intro
    |pleasantries|motivational|inspirational|small talk|disclaimers?|sermon))(?P<what>\w)
^me :: (?: (?:cham[ae]m?|trat[ae]m?|chamar|tratar)) (?:so |apenas |sempre )?(?:de|por|como|pelo|d)
    (?! (?:volta|novo|manha|tarde|noite|madrugada|telefone|email|la|aqui|video|zap)\b)
    (?P<what> \w)
^me :: (?: (?:respond[ae]m?|explic[ao]|explique|escrev[ae]|fal[ae]|mand[ae]|cont[ae]|dig[ao]|diz))
    (?: (?:sempre|so|tudo|as coisas|apenas|mais|de forma|de um jeito|bem))+(?= <MANNER>)
    (?P<what> \w)
^me :: (?: (?:respond[ae]m?|escrev[ae]|fal[ae]))(?= em (?:portugues|ingles|espanhol|frances
    |topicos|pt))(?P<what> \w)
^me correct :: (?: corrig[ae])?(?: (?:my|sempre))*(?= (?:se|quando|sempre|qnd|qdo|english
    |portuguese|grammar|mistakes|spelling|me (?:if|when)))(?<!me)(?P<what> \w)
^quando when :: (?: (?:for|vc|voce|you|me|responder|explicar|falar|escrever|reply|answer|explain
    |replying|answering|explaining|mim|pra|comigo|things))+,?(?: (?:usa|use|fala|fale|seja
    |responde|responda|escreve|be|keep|answer|manda|tenta ser))(?: (?:it|mais|bem|sempre|de forma
    |in|more))*(?= (?:<MANNER>|<MANNER_EN>))(?P<what> \w)
^mais menos more less :: (?: (?:a bit|um pouco))?(?= (?:<MANNER>|<MANNER_EN>)(?:,? (?:por favor
    |pfv|please|pls|comigo|ta|ok|with me))*\W*$)(?P<what> \w)
^nada zero :: (?: de)? ?(?:emojis?|textao|textoes|enrolac\w+|formalidades?|girias?|figurinhas?
    |rodeios?|senhora?)\b(?P<what>)
^pode podem podes pd :: (?: sim)?(?: so)?(?: sempre)? me (?:chamar?|tratar?) (?:so |sempre )?(?:de
    |por|como|d)(?P<what> \w)
^prefiro gosto quero :: (?: (?:q|que|ser|de ser|q vc|que vc|que voce)) (?:me )?(?:cham\w+|trat\w+)
    (?: (?:so|apenas|sempre))? (?:de|por|como|pel[ao])(?P<what> \w)
^nao n :: (?: (?:precisa )?me (?:cham[aeo]r?|trat[aeo]r?)) (?:mais )?(?:de|por|como)(?P<what> \w)
^call :: (?: me (?!(?:back|later|when|if|at|tomorrow|tonight|maybe|asap|as|on|before|after|now
    |today|again|whenever|once|from|in|this|any ?time|every|a|an|crazy|the|and|or|please|soon
    |instead|only|paranoid|old|stupid|dumb|lazy|weird|lame|naive|nuts|selfish|cynical|by|via|not
    |up|out|old-fashioned|if|about|to|for|with|between|mornings?|evenings?|right|asap|ishmael
    |biased)\b)(?P<what>\w))
^please pls you feel :: (?: (?:can|may|could|should|free to))? (?:just )?call me (?!(?:back|later
    |when|if|at|tomorrow|tonight|on|before|after|now|today|again|whenever|once|from|in|this
    |any ?time|a|an|the|and|or|please|soon|instead|only|between|asap)\b)(?P<what>\w)
^don :: (?:'t|’t)(?: ever)? (?:call|address|refer to) me(?: as| by)?(?P<what> (?!(?:back|later
    |when|if|at|before|after|on|during|in|between|past|until|today|tomorrow)\b)\w)
^dont :: (?: ever)? (?:call|address|refer to) me(?: as| by)?(?P<what> (?!(?:back|later|when|if|at
    |before|after|on|during|in|between|past|until|today|tomorrow)\b)\w)
^responde responda responder fala fale falar escreve escreva explica explique seja sej usa use
     :: (?: (?:comigo|me|pra mim|para mim|sempre
    |apenas|so|de forma|de um jeito|de maneira|um pouco|mais|menos|bem|as coisas|tudo|algo|assim
    |por favor|pfv|uma? linguagem))*(?= <MANNER>)(?P<what> \w)
^pode podia poderia :: (?: (?:me|por favor|sempre|vc|voce))*(?: (?:ser|responder|falar|escrever
    |explicar|usar|mandar|me tratar))(?: (?:comigo|mim|sempre|de forma|de um jeito|de maneira
    |um pouco|um pouquinho|mais|menos|bem|as coisas|tudo|uma? linguagem|respostas|explicacoes
    |textos|mensagens))*(?= <MANNER>)(?P<what> \w)
^prefiro gosto quero queria :: (?: (?:muito|mais|de|das|do|d|sempre|que|q|vc|voce|suas|receber|so
    |me))*(?: <REPLY>)(?: (?:sempre|mais|bem|de forma|de um jeito|de maneira|um pouco|em|por|e
    |comigo|as coisas|so|direto|rapidas?|simples))*(?= <MANNER>)(?P<what> \w)
^nao n :: (?: precisa(?:r)?)(?: (?:ser|falar|escrever|responder|usar|ficar|me))*(?: (?:tao|com
    |tanta?|muito|assim))*(?= (?:formal|seri[oa]|cerimonia|educad|rodeio|formalidade
    |explicar demais|detalh|emoji|comprid|longo|delicad|politicamente|senhor))(?P<what> \w)
^fala fale conversa converse talk speak write explain :: (?: (?:comigo|me|to me|with me|pra mim
    |things|it))*(?: (?:como|feito|igual|que nem|as if|like))(?! (?:faz|fazer|se faz|funciona|that
    |this|assim|i (?:do|can)|se (?:vc|voce|tu) (?:fosse|estivesse|fosses)|you(?:'re| are| were)|vc
    (?:fosse|e)|if you were)\b)(?P<what> \w)
^you :: (?: (?:can|may|don'?t have to|dont have to|don'?t need to)) (?=(?:swear|curse|joke
    |be (?:blunt|honest|direct|casual|formal|so|funny|rude)|correct|tease|use (?:slang|emojis?
    |jargon)|sugar ?coat|skip|drop))(?P<what>\w)
^respostas resposta textos texto explicacao explicacoes :: (?: (?:sempre|mais|bem))*(?= <MANNER>)
    (?: <MANNER>)(?P<what>)
^nao n :: (?: (?:precisa|quero))?(?: (?:me|que|q|vc|voce|de))* (?:us[ae]r?|mand[ae]r?|envi[ae]r?
    |escrev[ae]r?|fal[ae]r?|respond[ae]r?|enrol[ae]r?|faz(?:er)?|faca)(?: (?:mais|em|com|esses
    |tantos?|tantas?|muitos?|me|mim))*(?= (?:emojis?|girias?|textao|textoes|textos? (?:grande
    |longo|enorme)s?|figurinhas?|ingles|tao|formal|enrolac|audios? longos?|linguagem|palavrao
    |palavroes|abreviac|termos|listas?|topicos|formalidade))(?P<what> \w)
^pode podem :: (?: sim)? (?:falar|usar|mandar|xingar|zoar|brincar|corrigir|ser sincer[oa])
    (?: (?:em|com|de|os|as|meus|me|comigo|mais))*(?= (?:palavrao|palavroes|girias?|audios?|memes?
    |figurinhas?|emojis?|comigo|sincer|meus? (?:erros|portugues|ingles)))(?P<what> \w)
^drop skip ditch lose cut stop :: (?: (?:the|all|with|that|this|your|it|being|so|acting))*
    (?: (?:formal\w*|fluff|pleasantries|flattery|niceties|corporate|robot\w*|fancy|jargon|intros?
    |apologi[sz]\w+|sugar ?coat\w*|emojis?|preach\w*|lectur\w+))(?P<what>)
^sem :: (?: (?:emojis?|enrolac\w+|enrolar|rodeios?|girias?|formalidades?|textao|textoes|firula))\b
    (?P<what>)
^keep make :: (?: (?:it|your (?:answers?|replies|responses|messages|explanations)|answers|replies
    |responses|messages|things))(?: (?:always|nice and|really|very|more|pretty))*(?= <MANNER_EN>)
    (?P<what> \w)
^answer reply respond speak talk write be explain use give :: (?!(?: (?:me|it|up|out))* (?:a|an
    |the|some|this|that|your)\b)(?: (?:me|to me|always|only|with|things|in|a bit|more|less|your
    |like|very|really|please|everything|bit|a|little|back))*(?= <MANNER_EN>)(?P<what> \w)
i we :: (?:<MUCH> (?:prefer|like|want|need|love|appreciate|hate)|'?d (?:prefer|like|rather have))
    (?: (?:my|your|the|to|get|you|keep|when|it|be|if|kept|have))*(?=(?: [\w'-]+){0,3} (?:answers?
    |replies|responses|explanations|messages|emails|texts?|keep|be|walls|essays|tone)\b)(?=
    (?: [\w'-]+){0,5} <MANNER_EN>)(?P<what> \w)
^short brief concise detailed simple :: (?: (?:answers|replies|responses|messages))(?P<what>)
^no skip drop :: (?: (?:the )?(?:emojis?|fluff|jargon|small talk|slang|disclaimers))\b(?P<what>)
^stop :: (?: (?:using|with the|sending(?: me)?|adding)(?: (?:so many|all the|those
    |these))? (?:emojis?|jargon|slang|bullet points|walls of text|disclaimers|exclamation))
    (?P<what>)
don dont :: (?:'t|’t)? (?:use|add|send me|write|give me)(?: (?:so many|any|all the|those
    |me))* (?:emojis?|jargon|slang|bullet points|walls of text|disclaimers|long|essays)(?P<what>)
^don dont :: (?:'t|’t)? (?:sugar ?coat|beat around|patroni[sz]e|lecture me|hold back|be (?:so )?
    (?:formal|vague|polite|preachy|wordy))(?P<what>)
^nao n :: (?: me) (?:mand[ae]|envi[ae])(?: \w+){0,3}? (?=(?:figurinhas?|gifs?|correntes?
    |bom dia|emojis?|memes?)\b)(?P<what>\w)
^use usa :: (?: (?:sempre|only|always|the))*(?= (?:metric|celsius|kilomet\w+|imperial|fahrenheit
    |british|american|sistema metrico|quilometros))(?P<what> \w)
^manda mande me :: (?: (?:manda|mande|explica|explique|passa|ensina))?(?: (?:tudo|sempre|as coisas
    |as instrucoes))+(?: (?:bem|em|por))*(?= (?:picad|mastigad|um passo|passo a passo|partes
    |etapas|portugues|ingles|topicos|pedac|resumid|aos poucos)\w*)(?P<what> \w)
^break please pls :: ,?(?: (?:always|break))* (?:things|it|everything|stuff|tasks|instructions)
    (?: down)?(?: (?:into|in))(?= (?:\w+ )?(?:steps|chunks|pieces|bits|parts|bullets)\b)
    (?P<what> \w)
i we :: (?:'?d| would)(?: (?:really|much))* (?:like|love|appreciate|prefer)(?: it)? if you
    (?: (?:could|would|just|always))*(?= (?:wrote|write|spoke|speak|kept|keep|used?|answer(?:ed)?
    |explain(?:ed)?|were|be|talk(?:ed)?|skip(?:ped)?|didn'?t|stopped))(?=[^.!?;\n]{0,40}
    \b(?:<MANNER_EN>|plain language|simple (?:words|terms)|big words|using))(?P<what> \w)
i :: (?: don'?t| dont| do not)(?: really| actually)? (?:want|need)(?: (?:any|your|more|to hear
    |unsolicited))* (?:advice|opinions?|solutions?|a lecture|lectures|a pep talk|pep talks?
    |platitudes|fixing)\b(?P<what>)
^nao n :: (?: (?:quero|preciso)(?: d[eo])?)(?: (?:ouvir|receber|nenhum|mais))* (?:conselhos?|sermao
    |palpites?|licao de moral|opiniao|bronca|solucao|solucoes|textao)\b(?P<what>)
^just so :: (?: (?:listen|hear me out|me (?:escuta|ouve|ouca|escute)))(?=[,\s]*(?:please|pls|por
    favor|pfv)?\W*$)(?P<what>)
^ser be :: (?: (?:um pouco|um pouquinho|a bit|a little|bem))?(?: (?:mais|menos|more|less))
    (?= (?:<MANNER>|<MANNER_EN>))(?P<what> \w)
^give :: (?: me)(?: (?:just|only))? (?:the )?answers?(?= (?:without|minus|no)\b)(?P<what> \w)
^write writing answer reply :: (?: (?:everything|always|to me|back))*(?: (?:in|with))(?= (?:plain
    |simple|short|big|large|easy)\b)(?P<what> \w)
^keep make :: (?: (?:it|your (?:answers?|replies|messages)|answers|replies|responses|messages))
    (?: to| under| below| within)(?= (?:\w+ )?(?:\d+|one|two|three|four|five|a few|a couple)
    (?: of)? (?:lines?|sentences?|words?|paragraphs?|bullets?)\b)(?P<what> \w)
^be :: (?: (?:a bit|a little))? (?:more|less) (?:chirpy|cheerful|formal|patient|wordy|chatty
    |serious|robotic|enthusiastic|pushy|harsh|kind|gentle|specific with me|human)\b(?P<what>)
^me :: (?: (?:responder|explicar|escrever|mandar))(?: (?:sempre|tudo))?(?= <MANNER>)(?P<what> \w)
^sempre :: (?: me)? (?:responder|explicar|escrever|mandar)(?: tudo)?(?= <MANNER>)(?P<what> \w)
^first last :: (?: (?:names?|name))(?: (?:terms|basis|only))?(?: (?:are|is))? (?:fine|ok|okay|
    good|best|please)(?P<what>)
^skip no drop less enough :: (?: (?:the|with the|with|all the))*(?= (?:small talk|waffle|fluff|
    jargon|preamble|pleasantries|emojis?|exclamation marks?|sugar ?coating|lectures?|essays?|
    disclaimers|walls? of text|long answers|filler|apologies|apologi[sz]ing))(?P<what> \w)
^just :: (?: (?:give|tell) me)(?= (?:the (?:answer|facts|short version|number|gist|bottom line)|
    facts|straight))(?P<what> \w)
^break explain walk take :: (?: me)?(?: (?:things|everything|stuff)) ?(?:down|through)?
    (?= (?:into|in|step|slowly|simply|like i'm))(?P<what> \w)
please always :: (?: (?:break|explain|take))(?: (?:things|everything|stuff|it))(?: (?:down|
    through))?(?= (?:into|in|step|slowly|simply|like i'm))(?P<what> \w)
don dont :: (?:'t|’t)? (?:sugar ?coat|lecture|patroni[sz]e|baby|flatter|mince|beat around|ramble|
    use)(?= \w| it)(?! (?:that|this|the (?:red|blue))\b)(?P<what> \w)
^me :: (?: (?:mand[ae]|explic[ao]|explique|pass[ae]|fal[ae]|cont[ae]))(?: (?:tudo|as coisas|
    sempre|isso))*(?= (?:picad|mastigad|em partes|aos poucos|devagar|resumid|por partes|
    passo a passo|um passo|em etapas|simples|desenhad|em topicos|sem enrola|na lata|sem rodeio|
    sem frescura)\w*)(?P<what> \w)
^vai va seja direto :: (?: (?:sempre|bem|mais))*(?= (?:direto|reto|ao ponto|objetiv|breve|curto|
    sincer|franc|simples|claro|honest)\w*)(?P<what> \w)
^sem chega nada menos corta dispensa :: (?: (?:de|d[ao]|tanto|tanta|essa|esse|a|o))*(?= (?:textao|
    textoes|enrolacao|rodeios?|formalidades?|firulas?|emojis?|frescura|blablabla|mimimi|lero|
    papo furado|sermao|lic[aã]o de moral|palavrao|girias?|abreviac\w+|diminutivos?|
    puxa[- ]saquismo|senhor|senhora)\b)(?P<what> \w)
pode podem :: (?: (?:me )?(?:chamar|tratar))(?: (?:so|sempre))? (?:por|de)(?= (?:voce|vc|tu|
    senhora?|doutora?|apelido|nome|dona|seu))(?P<what> \w)
manda mande quero prefiro :: (?: (?:tudo|sempre|as coisas|so|respostas?|as respostas))*
    (?= em (?:portugues|ingles|espanhol|topicos?|bullets?|lista|tabela|audio|linguagem simples)\b)
    (?P<what> \w)
^straight short honest direct simple blunt plain quick brief clear
     :: (?: (?:answers?|replies|explanations?|english|talk|
    language|responses?|sentences|facts))(?:,)?(?: (?:please|pls|only|always|preferred|work best|
    are best))(?P<what>)
no :: (?: (?:waffle|fluff|bullshit|bs|jargon|sugar ?coating|emojis|small talk|lectures?|
    nonsense))\b(?:,? (?:please|pls|ok|thanks))?\W*$(?P<what>)
responde responda fala fale explica explique escreve :: (?: (?:sempre|tudo|comigo|isso))*
    (?= (?:sem (?:enrolacao|rodeio|frescura|firula|emoji|giria|termo tecnico|palavra dificil)|
    na lata|curto|curtinho|rapido|simples|objetiv|com calma|devagar|com carinho|como se eu))
    (?P<what> \w)
nao n :: (?: (?:me|pode)) (?:cham[ae]r?|trat[ae]r?)(?: (?:mais|assim))? (?:de|por|como|assim)
    (?P<what> \w)
don dont :: (?:'t|’t)? call me(?! (?:back|later|now|today|tomorrow|on|at|before|after|when|if|
    again|in|during|until|please|tonight)\b)(?P<what> \w)
you :: (?: can)(?: (?:be|talk|speak|swear|joke|write))(?= (?:informal|casual|blunt|honest|direct|
    frank|straight|freely|normally|around me|with me)\b)(?P<what> \w)
feel :: (?: free) to (?:swear|joke|be|tease|curse|speak|talk|correct|push back|disagree|interrupt|
    use)(?P<what>)
quero prefiro gosto :: (?: (?:de|sempre|so))* ?(?:respostas?|explicac\w+|mensage\w+|textos?)
    (?= (?:diret|curt|objetiv|simples|longa|detalhad|rapid|sincer|honest|breve|clar)\w*)
    (?P<what> \w)
i we :: (?: (?:like|want|prefer|need|appreciate))(?: (?:my|the|really))*(?= (?:direct|short|
    honest|blunt|straight|simple|detailed|quick|concise|clear|brief) (?:answers?|replies|feedback|
    explanations?|responses?|talk|messages?)\b)(?P<what> \w)
pode podem :: (?: (?:falar|usar|soltar|mandar|xingar|brincar|zoar))(?: \w+){0,2}?(?: (?:comigo|
    de boa|a vontade|sem problema|tranquilo))(?P<what>)
escreve escreva fala fale responde responda usa use :: (?: (?:sempre|comigo|so|tudo|as?|os?))*
    (?= (?:sem (?:abrevia\w+|girias?|termos?|ingles|emojis?)|valores em|numeros em|portugues|
    reais|km|letras? grandes?|maiuscul\w+|linguagem \w+|poucas palavras|exemplos)\b)(?P<what> \w)
pode podem :: (?: (?:me|ser))* ?(?:cobrar|criticar|corrigir|zoar|xingar|pressionar|cutucar|dura?|
    duro|sincer[oa]|honest[oa]|franc[oa])(?= (?:sem|a vontade|sempre|comigo|mesmo|direto)\b|\W*$)
    (?P<what>)
^no :: (?: more)? (?:bullet points?|bullets|emojis?|jargon|fluff|waffle|lists|headings|markdown|
    tables|essays|small talk|slang|abbreviations|exclamation (?:marks|points)|corporate (?:speak|
    talk)|walls? of text|lectures?|apologies|disclaimers?|sugar[- ]?coating|baby talk|corny jokes|
    motivational \w+|long (?:answers|replies|explanations|messages|texts))\b(?P<what>)
^nada chega zero :: (?: de)? ?(?:bullet\w*|listas?|topicos?|markdown|negrito|tabelas?|asteriscos?|
    palestra|sermao|frase motivacional|puxa[- ]saquismo|bajulacao|ingles|palavr(?:ao|oes)|
    abreviac\w+|jargao|juridiques|economes|tecnic\w+)\b(?P<what>)
pode podem :: (?: (?:falar|ser|mandar|dizer|responder|jogar))(?: (?:comigo|pra mim))?(?: (?:na lata|
    na real|sem do|sem rodeios?|sem filtro|sem medo|sem frescura|a real|abert\w+|franc[oa]|
    papo reto|sincer[oa]|diret[oa]))\b(?P<what>)
^papo :: (?: reto)(?: (?:comigo|sempre|por favor|pfv))*\W*$(?P<what>)
pode podem :: (?: (?:xingar|zoar|brincar|cornetar|ser (?:sincer[oa]|diret[oa]|franc[oa]|
    chat[oa])))(?=\W*$|,| (?:a vontade|comigo|que|sem|sim)\b)(?P<what>)
^feel :: (?: free to) (?:swear|curse|joke|be (?:blunt|honest|direct|rude|silly|funny|brutal)|
    use (?:slang|emojis?|jargon)|correct|tease|roast|call me)(?P<what>)
^bullet bullets :: (?: points?)?(?: only)?,? (?:please|pls|if possible|every time|always|thanks)\b
    (?P<what>)
^less fewer more :: (?: (?:of the|of))? ?(?:waffle|fluff|rambling|padding|emojis?|jargon|preamble|
    chit-?chat|detail|examples|bullet points)(?:,? (?:please|pls|from now on|thanks|
    from you))*\W*$(?P<what>)
""",
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
    (?=[ ,]+<DAYTIME>)(?P<what> \S)
^pode podem podes pd favor :: (?: sim)?(?: so)?(?: me)? <TELL>(?:(?: (?!mas\b)[^\s.,;!?]+){0,4}?)
    (?=[ ,]+<DAYTIME>)(?P<what> \S)
^so apenas somente :: (?: me)?(?: (?:posso|consigo|atendo|pode|podem|da|respondo|funciono|to|estou
    |fico|trabalho|aceito|me|marco|falo|dou))(?: [^\s.,;!?]+){0,4}?(?=[ ,]+<DAYTIME>)(?P<what> \S)
^so apenas somente :: (?: me)? <TELL>(?:(?: (?!mas\b)[^\s.,;!?]+){0,4}?)(?=[ ,]+<DAYTIME>)
    (?P<what> \S)
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
    |telefonemas?|compromissos?)(?:(?: [^\s.,;!?]+){0,2}?)(?=[ ,]+<DAYTIME>)(?P<what> \S)
^me :: (?: (?:lig[ae]|ligue|cham[ae]|mand[ae]|acord[ae]|procur[ae])m?)(?: (?:so|sempre|apenas
    |mensagem|msg))+(?=[ ,]+<DAYTIME>)(?P<what> \S)
^posso consigo atendo :: (?: (?:falar|conversar|atender|reuniao|responder|fazer reuniao))?
    (?: (?:so|apenas|sempre|somente))+(?=[ ,]+<DAYTIME>)(?P<what> \S)
^to estou fico :: (?: (?:so|sempre|apenas))? ?(?:livre|disponivel)(?: (?:so|sempre|apenas
    |somente))+(?=[ ,]+<DAYTIME>)(?P<what> \S)
^prefiro gosto melhor :: (?: (?:muito|mais|de|que|q|fazer|marcar|ter|receber|as|sempre|e|eh
    |se for))*(?: (?:reuniao|reunioes|conversar|falar|calls?|ligac\w+|mensage(?:m|ns)|treinar
    |marcar|consultas?|me lig\w+|aulas?|atendimento|encontros?|horarios?|agenda\w*|trabalhar
    |estudar))(?:(?: [^\s.,;!?]+){0,3}?)(?=[ ,]+<DAYTIME>)(?P<what> \S)
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
    (?=[ ,]+<DAYTIME>)(?P<what> \S)
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
    |ver)(?: [^\s.,;!?]+){1,3}?(?=[ ,]+<DAYTIME>)(?P<what> \S)
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
""",
    "channel": r"""
^liga ligue manda mande chama chame fala fale escreve :: (?: (?:sempre|so|tudo|comigo|msg|mensagem
    |qualquer coisa))* (?:no|na|pelo|pela|por)(?= (?:fixo|privado|pv|grupo|<MEDIUM>))
    (?! [\w-]+ (?:d[ao] (?!familia)|que (?:te|vc|voce)|hoje|agora))(?P<what> \w)
qualquer :: (?: coisa),? (?:me )?(?:manda|chama|liga|avisa|fala|escreve)(?: (?:msg|mensagem
    |comigo))* (?:no|na|pelo|pela|por)(?P<what> \w)
fala fale :: (?: comigo)(?: (?:so|sempre))* (?:no|na|pelo|por)(?P<what> \w)
whatsapp email text telegram slack signal phone :: (?: is (?:where|how) (?:you|u)(?:'ll| will
    |ll)? ?(?:actually |best |always )?(?:catch|reach|find|get) me)(?P<what>)
^prefiro preferimos :: (?: (?:muito|mais|sempre|mil vezes|q|que|me|falar|conversar|receber|ser
    |contato|avisad[oa]|tudo|resolver|as|os|o|a|noticias|resposta|respostas|mandem|mande|enviem
    |envie|avisem|por|via|pelo|pela|no|na|d|de|um|uma|contatad[oa]|comunicar|lembretes?|avisos?
    |informac\w+|tratar|vc|voce|manda|informad[oa]))*(?= <MEDIUM>)(?P<what> \w)
^prefiro :: (?: (?:q|que)) me (?:ligue|liguem|mande|mandem|escrevam|escreva|chame|chamem)\b
    (?! d[eo]\b)(?P<what>)
^gosto :: (?: (?:mais|muito|d|de))*(?: (?:receber|falar|conversar|ser avisad[oa]|resolver|tratar))
    (?: [^\s.,;!?]+){0,2}? (?:por|pelo|pela|no|na|via)(?= <MEDIUM>)(?P<what> \w)
^me :: (?: (?:mand[ae]|envi[ae]|cham[ae]|avis[ae]|respond[ae]|contat[ae]|procur[ae]|escrev[ae]
    |fal[ae]|notifi(?:ca|que)|lig[ae]|ligue|pass[ae])m?)(?: (?:sempre|so|tudo|qualquer coisa
    |as coisas|os? avisos?|os lembretes|os relatorios|as mensagens|os documentos|msg|mensage(?:m
    |ns)|por favor|pfv|aqui|la|mesmo|os boletos|as contas|os resumos))* (?:por|pelo|pela|no|na
    |via)(?= (?:meu )?<MEDIUM>)(?! [\w-]+ (?:hoje|agora|amanha|ainda hoje|assim que|quando|da|do
    |depois|\d))(?P<what> \w)
^pode podem podes pd melhor so favor :: (?: sempre)? (?:me )?(?:mand|envi|cham|avis|respond|contat
    |procur|escrev|fal|notific)\w{1,2}(?: (?:sempre|so|tudo|qualquer coisa|as coisas|msg|mensage
    (?:m|ns)|comigo|os? avisos?))* (?:por|pelo|pela|no|na|via)(?= (?:meu )?<MEDIUM>)
    (?! [\w-]+ (?:hoje|agora|amanha))(?P<what> \w)
^nada chega zero :: (?: de)? ?(?:ligac\w+|audios?|e-?mails?|telefonemas?|sms|video ?chamadas?
    |mensagens? de voz)(?: (?:comigo|pra mim|por favor|pfv))?\W*$(?P<what>)
^no :: (?: (?:more )?(?:phone calls?|calls?|video|video calls?|voice (?:notes?|messages?|memos?)
    |emails?|texts?|audios?|zoom))(?:,? (?:please|pls|ever|for me|thanks))*\W*$(?P<what>)
^text texts email emails whatsapp calls messages phone :: (?: (?:only|is fine|are fine|works
    |preferred|over calls))(?:,? (?:please|pls|for me))*(?P<what>)
^nem nao n nunca :: (?: precisa)? ?me (?:lig[aue]\w*|mand[ae]r?m?|envi[ae]r?m?)(?: (?:mais
    |por favor|pfv))*(?=(?: (?:mensage(?:m|ns) de )?(?:audios?|voz|sms|e-?mails?|ligac\w+|carta
    |textao|mensage(?:m|ns) de (?:voz|audio))\b| *$|, (?:so )?(?:me )?mand))(?P<what>)
^nao n nunca :: (?: (?:atendo|uso|ouco|escuto|leio|respondo|olho|abro|vejo))(?: (?:muito|quase))*
    (?: (?:o|a|os|as|meu|por|no))?(?= (?:telefone|ligac\w+|e-?mails?|audios?|sms|whats\w*|zap|wpp
    |chamadas?|telegram|fone|telefonema\w*))(?P<what> \w)
^so :: (?: (?:respondo|atendo|uso|falo|vejo|olho|leio))(?: [^\s.,;!?]+){0,2}?(?: (?:por|pelo|pela
    |no|na|via|o|a))?(?= <MEDIUM>)(?P<what> \w)
^melhor prefiro bom :: (?: (?:e|eh|que|q|se|vc|voce))*(?: me)? (?:mandar|manda|enviar|escrever
    |ligar|liga|chamar|falar)(?: (?:msg|mensagem|zap|e-?mail|audio|texto|sms|por|no|pelo|comigo|um
    |uma))*(?: (?:do q(?:ue)?|em vez d[eo]|ao inves d[eo]|que|q)) (?P<what>\w)
^me :: (?: (?:lig[ae]|ligue|mand[ae] (?:msg|mensagem|zap|e-?mail|audio|sms|whats\w*)))(?: (?:mesmo
    |direto|logo))?(?:,| que| pq| porque)? (?:e|eh|fica) (?:mais|melhor)(?P<what>)
^nunca nao n :: (?: (?:atendo|retorno))(?: (?:numero|numeros|ligacao|chamada|telefone|o telefone))
    (?P<what>)
^fala fale fale-me contato :: (?: comigo)?(?: (?:so|sempre|apenas))* (?:por|pelo|pela|no|na|via)
    (?= <MEDIUM>)(?P<what> \w)
o meu :: (?: melhor (?:jeito|canal|meio|forma|contato)| canal preferido)
    (?: [^\s.,;!?]+){0,5}? (?:e|eh)(?: [^\s.,;!?]+){0,2}?(?= <MEDIUM>)(?P<what> \w)
i we :: (?:<MUCH> (?:prefer|like)|'?d (?:prefer|rather(?: have| get| use| talk)?))(?: (?:to|be|get
    |getting|have|contacted|reached|talk|talking|chat|communicate|communicating|updates|using|use
    |receive|things|everything|reminders|by|via|over|on|through|it|you|if|me|people|a|an|the|quick
    |short|being))*(?= <MEDIUM>)(?P<what> \w)
^email text message whatsapp dm call ping contact reach :: (?: me)(?: (?:only|instead|always
    |rather than|please|please don|by|via|over|on|through|at my))+(?:(?= <MEDIUM>)|(?<=instead)|
    (?<=always))(?! [\w-]+ (?:tomorrow|today|when|tonight))(?P<what>)
^always just only please :: (?: (?:always|just|only))* (?:email|text|message|whatsapp|dm|ping
    |contact|reach) me(?! (?:the|a|when|if|at|tomorrow|later|back|that|this|your|with|once|after
    |before|about|his|her|their|some)\b)(?P<what>)
^text message email :: (?: me),? (?:don'?t|dont|do not|never|not) (?:call|phone|text)(?P<what>)
^don :: (?:'t|’t)(?: ever)? (?:call|phone|ring|email|text)(?: me)?(?=,? ?(?:please|ever|pls)?\W*$
    |,? (?:just )?(?:text|email|message)| me,? (?:just )?(?:text|email|message)|,? i (?:never
    |don))(?P<what>)
^dont never :: (?: ever)? (?:call|phone|ring|email|text)(?: me)?(?=,? ?(?:please|ever|pls)?\W*$
    |,? (?:just )?(?:text|email|message)| me,? (?:just )?(?:text|email|message))(?P<what>)
^don :: (?:'t|’t)(?: ever)? send me(?= (?:voice|audio|emails?|texts?|sms))(?P<what> \w)
^dont never stop :: (?: ever)? (?:send|sending) me(?= (?:voice|audio|emails?|texts?|sms))
    (?P<what> \w)
^send :: (?: (?:me )?(?:everything|reminders|updates|it all|things|all updates|my updates|invoices
    |notifications|all reminders))(?: to me)? (?:by|via|over|on|through)(?= <MEDIUM>)(?P<what> \w)
the my :: (?: best| easiest| preferred| fastest) (?:way|channel|method)(?: [^\s.,;!?]+){0,5}? is
    (?: [^\s.,;!?]+){0,2}?(?= <MEDIUM>)(?P<what> \w)
email whatsapp text texting slack phone telegram signal :: (?: (?:is|works))(?: (?:always|usually
    |still))? (?:the )?(?:best|easiest|fastest|only|quickest)(?: way)?(?P<what>)
^best easiest :: (?: way)(?: [^\s.,;!?]+){0,5}? is(?: [^\s.,;!?]+){0,2}?(?= <MEDIUM>)(?P<what> \w)
i :: (?:<MUCH> (?:don'?t|never|dont|do not|barely|rarely|hardly)(?: ever)? (?:answer|check|use
    |read|listen to|pick up|do|open))(?: (?:the|my|any|unknown))?(?= (?:phone|calls?|emails?
    |voice\w*|texts?|whatsapp|slack|sms|messages))(?P<what> \w)
whatsapp email text texting telegram texts slack :: (?: (?:is|works|are))(?: (?:best|better|easier
    |easiest|fine|always))+ (?:for me|to reach me|way to reach me)?(?P<what>)
email slack text texts texting whatsapp calls phone telegram zap whats :: (?: (?:beats|over
    |is better than|instead of|em vez de|ganha de|melhor (?:que|do que))) (?:a )?<MEDIUM>
    (?P<what>)
^so apenas :: (?= (?:por |via |pelo |pela |no |na )?(?:<MEDIUM>|digital)\W*$)(?P<what> \w)
e email whats whatsapp zap telefone mensagem :: (?:-?mail)? (?:e|eh|fica)(?: (?:sempre
    |muito))? (?:melhor|mais facil|mais pratico)(?: pra mim)?(?P<what>)
^hit :: (?: me up (?:on|via|by|over))(?= <MEDIUM>)(?P<what> \w)
email whatsapp text texting telegram slack signal texts :: (?:'s| is| works| are)(?: (?:always
    |usually|much|way))* (?:better|best|easier|easiest|fine|great)(?: for me| with me)?\W*$
    (?P<what>)
gostaria quero queria prefiro :: (?: de)?(?: (?:que|receber|ser|os|as|o|a|meus?|minhas?|tudo
    |avisos?|relatorios?|boletos?|comunicad\w+|mensage\w+|faturas?|noticias?|informac\w+
    |avisad[oa]|contatad[oa]|sempre|atualizac\w+|extratos?|notas?|retornos?|so|apenas|somente
    |preferencialmente))+ (?:por|pelo|pela|via|no)(?= <MEDIUM>)(?P<what> \w)
^audio audios ligacao ligacoes telefone chamada email zap :: (?: de (?:video|voz))?
    (?: (?:pra|para) mim)? (?:nao
    |n) (?:rola|da|funciona|serve|adianta|consigo ouvir|escuto|ouco)\b(?P<what>)
^so apenas somente :: (?: (?:por|via|pelo|pela|no|na))?(?= <MEDIUM>(?:,? (?:por favor|pfv|mesmo
    |comigo|pra mim|ta|ok|blz))*\W*$)(?P<what> \w)
voice calls phone texts emails video :: (?: (?:notes?|messages?|calls?|memos?))?(?: (?:are|is
    |'?s)) (?:no good|no use|useless|hard|difficult|tricky|impossible|not an option|out)
    (?= (?:for|to) me|\W*$)(?P<what>)
voice calls phone texts emails video :: (?: (?:notes?|messages?|calls?|memos?))? (?:don'?t|doesn'?t
    |dont|doesnt|never) work for me\b(?P<what>)
i we :: (?: (?:can'?t|cannot|cant|don'?t|dont|never)) (?:do|take|hear|listen to|make|answer)
    (?= (?:voice (?:notes?|messages?)|(?:phone |video )?calls|audios?|the phone|voicemails?)\b)
    (?P<what> \w)
^me :: (?: (?:mand[ae]|envi[ae]|escrev[ae]))(?= (?:mensage(?:m|ns)|msgs?|zap|e-?mail|audio|texto
    |sms|whats\w*) (?:que|q) (?:eu )?(?:respondo|vejo|leio|retorno|resolvo|te respondo))
    (?P<what> \w)
^email text message whatsapp call phone ring dm :: (?: me)(?: (?:at|on) \S{3,60})?,? (?:rather than
    |instead of|over|not) (?=(?:phon|call|email|text|ring|writ|messag|leav)\w*)(?P<what>\w)
^please pls :: ,? (?:email|text|message|whatsapp|call|phone|ring|dm) me(?: (?:at|on) \S{3,60})?
    ,? (?:rather than|instead of|over|not) (?=(?:phon|call|email|text|ring|writ|messag
    |leav)\w*)(?P<what>\w)
^me :: (?: (?:mand|envi|avis)\w{1,2})(?: (?:lembretes?|avisos?|as? \w+|os? \w+|tudo))?(?: (?:so
    |apenas|sempre)) (?:por|pelo|pela|no|na|via)(?= <MEDIUM>)(?P<what> \w)
^best easier easiest better :: (?: (?:to|if you|just))* (?:drop|send|shoot) me (?:an? )?(?=<MEDIUM>)
    (?P<what>\w)
^ligacao telefone audio audios email chamada :: (?: eu)? (?:nao|n|nunca) (?:atendo|ouco|escuto|leio
    |vejo|respondo|uso)\b(?P<what>)
^stop quit :: (?: (?:sending|emailing|texting|calling|ringing|messaging|pinging|notifying|
    spamming))(?: me)?(?! (?:now|here|mid)\b)(?P<what>)
nao n :: (?: (?:quero|preciso|desejo))(?: mais)? (?:receber|ser|q(?:ue)? me mand\w+|notific\w+)
    (?= \w)(?P<what> \w)
^para pare chega :: (?: (?:de|d))? ?(?:me )?(?:mandar|enviar|ligar|notificar|mensage\w+|
    notificac\w+|propaganda|promoc\w+|spam)(?P<what>)
i :: (?: (?:don'?t|never|do not|dont|hardly ever|rarely))(?: (?:really|ever|usually))? (?:pick up|
    answer|check|listen to|read|open|use|do)(?: (?:my|the|any|unknown))*(?= (?:calls?|phone|
    phone calls|voice ?mails?|voice notes?|voice messages|emails?|texts?|unknown numbers|facebook|
    instagram|whatsapp|twitter|social media|slack|landline|post|letters|dms?|video calls?)\b)
    (?P<what> \w)
nao n nunca :: (?: (?:atendo|respondo|ouco|escuto|vejo|leio|olho|abro))(?: (?:mais|o|a|os|as|meu|
    minha|de))*(?= (?:ligac\w+|telefone|audios?|e-?mails?|sms|facebook|face|insta(?:gram)?|
    twitter|telegram|redes? socia\w+|numero desconhecido|chamadas?|video ?chamadas?|tik ?tok|zap|
    whats\w*)\b)(?P<what> \w)
hate odeio detesto :: (?= (?:voice notes?|voice messages?|phone calls?|calls|talking on the phone|
    audio|audios|ligac\w+|telefone|falar no telefone|chamada de video|emails?)\b)(?P<what> \w)
^email text message whatsapp dm ping :: (?: me)(?= (?:everything|anything|instead|always|only|all|
    if|with|whenever|first|rather)\b)(?P<what>)
^just :: (?: (?:type|text|email|write|message|dm))(?: (?:it|me|instead|please))*\W*$(?P<what>)
don dont :: (?:'t|’t)? (?:add|tag|invite|put|include|copy|cc) me (?:to|in|on|into)(?P<what> \w)
nao n :: (?: me) (?:adiciona|adicione|marca|marque|coloca|coloque|bota|inclui|inclua|poe|copia)
    (?: mais)? (?:em|n[ao]s?|nesse|nesses|nos)(?P<what> \w)
quando :: (?: for)?(?: (?:me|pra me))? ?(?:mandar|enviar|passar)(?: [\w-]+){1,3}?,? (?:manda|
    envia|usa|prefiro|so)(?: (?:por|pelo|no|via))(?P<what> \w)
if when :: (?: it'?s| you'?re sending)?(?: [\w-]+){1,3}?,? (?:email|text|message|whatsapp)
    (?: (?:it|me|them))(?: to me)?(?P<what>)
quanto :: (?: menos)(?= (?:notificac\w+|mensage\w+|ligac\w+|audios?|e-?mails?|avisos?|emojis?|
    texto)\b[^.!?;\n]{0,10} melhor)(?P<what> \w)
^liga ligue telefona ligar :: (?: (?:pra mim|mais|pfv|por favor))* (?:nao|naum)\b(?P<what>)
^me manda mande :: (?: (?:mand[ae]|envi[ae]))?(?: (?:mais|esse|esses))* (?:audios?|email|e-mails?|
    sms|video|zap|ligacao) (?:nao|naum)\b(?P<what>)
^don dont :: (?:'t|’t)? (?:bother|try|waste (?:your )?time)(?: (?:with|on))? (?:calling|ringing|
    phoning|emailing|texting|leaving|messaging|voicemails?|calls?)\b(?P<what>)
^nem nao n :: (?: (?:adianta|tenta|tente|perde tempo|perca tempo))(?: (?:em|de))? (?:me )?(?:ligar|
    ligando|telefonar|mandar|mandando|enviar|escrever|chamar)\b(?! (?:antes|depois|de (?:manha|
    noite)|no (?:fim|fds)|apos))(?P<what>)
whatsapp email text telegram slack signal phone instagram insta messenger discord sms linkedin
     facebook :: (?: is| are|'s)(?: (?:always|usually|still|by far|definitely))* (?:the )?(?:best|
    easiest|fastest|only|quickest|surest) (?:place|way|bet|option|method|thing|channel)\b(?P<what>)
^drop shoot send ping fire :: (?: me)(?: (?:over|across))? an? (?=(?:<MEDIUM>|voice ?note|
    line))[\w-]+(?: (?:note|message))?,? (?:rather than|instead(?: of)?|over|not|if|don'?t|
    any ?time|always)\b(?P<what>)
email whats whatsapp zap telefone mensagem audio ligacao texto insta telegram :: (?: (?:funciona|
    funcionam|rola|rende|resolve|serve))(?: (?:sempre|muito|bem))* melhor(?: (?:pra|para|comigo) ?
    (?:mim)?)?(?P<what>)
""",
}
