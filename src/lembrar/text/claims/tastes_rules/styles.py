"""How people want to be spoken and written to."""

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
^sempre always :: (?: (?:please|me|por favor))* ?(?=(?:show|give|include|add|put|cite|quote|list|
    start|end|finish|mention|ask|explain|use|mostr[ae]|inclu[ai]|coloc[ae]|
    coloque|poe|ponha|bot[ae]|pergunt[ae]|cit[ae]|explic\w+|us[ae]|confir[mo]\w+|arredond[ae]|
    comec[ae]|termin[ae])\b)(?! (?:use|wear|eat|drink|check) (?:my|the|it)\b)(?P<what>\w)
^manda mande coloca coloque poe ponha bota inclui inclua mostra mostre usa use arredonda confirma ::
     (?: (?:os|as|o|a|tudo|valores|precos|datas|horas
    |[\w-]+)){0,4}? ?sempre\b(?! que)(?P<what> ?\w*)
valores precos numeros temperaturas distancias medidas datas horas prices temperatures temps
     distances measurements amounts weights dates times sums values figures :: (?: (?:tudo|sempre|
    all|always|please))*(?: (?:em|in|no|na))(?= (?:real|reais|dolar\w*|euros?|celsius|fahrenheit|
    quilos?|km|quilometros?|metros|litros|formato|kilos?|kg|pounds?|dollars?|miles|kilomet\w+|
    metric|imperial|24|12|the 24|us|uk|british|american|brl|usd|gbp|eur|cm|feet|ounces|grams)\b)
    (?P<what> \w)
^evita evite para pare chega :: (?: (?:de|usar|com|falar|mandar|escrever|me))* ?(?=(?:palavras?|
    termos?|girias?|emojis?|palavr(?:ao|oes)|ingles|textos?|textao|piadas?|ironia|sarcasmo|
    diminutivos?|abreviac\w+|siglas?|jarg\w+|repetir|elogi\w+|pedir desculpas?|se desculpar|
    desculpas|rodeios|exclamac\w+|maiusculas|clich\w+|listas?)\b)(?P<what>\w)
^stop quit avoid enough :: (?: (?:saying|using|with|calling me|being|telling me|repeating|the|all|
    so|adding|ending|starting|all the))+ ?(?=(?:sorry|apolog\w+|big words|jargon|emojis?|slang|
    cliches|exclamation\w*|sarcas\w+|formal\w*|polite|vague|repetitive|preachy|cheerful|sir|madam|
    ma'?am|buddy|mate|flattery|praise|acronyms|yourself|everything back)\b)(?P<what>\w)
^stop :: (?: (?:apologi[sz]ing|sugar-?coating|lecturing|flattering|hedging|rambling|repeating|
    complimenting|praising))\b(?P<what>)
^nao n :: (?: (?:fica|fique|precisa(?: ficar)?|vem|quero que (?:vc|voce)))+(?: me)? (?:elogi|trat
    |bajul|pux|repet|desculp|paparic|enrol|corrig|interromp|julgando|dando (?:sermao|licao|bronca)
    |dar (?:sermao|licao|bronca)|chamando)\w*(?P<what>)
^no you :: (?: (?:need|reason|point))?(?: (?:don'?t|dont|do not))?(?: (?:need
    |have))? ?to (?=(?:sugar?-?coat|explain|repeat|apologi[sz]e|greet|hold back
    |be (?:so |too )?(?:polite|formal|gentle|nice|careful|delicate)|spell|dumb|soften|say (?:sorry
    |please|hello)|thank me|flatter|ask (?:before|permission|every)|remind me every
    |walk on eggshells|use)\b)(?P<what>\w)
you :: (?: (?:can|may))(?: (?:always|totally))? be(?: (?:as|really|totally|completely|brutally
    |a bit))* (?:brutal|harsh|blunt|honest|direct|frank|straight|rude|sarcastic|tough|critical
    |cheeky|silly|informal|casual|funny|strict|mean|hard)(?: (?:with|as|about
    |on)\b[^.!?;\n]{0,24})?(?P<what>)
gosto prefiro adoro curto amo :: (?: (?:mais|muito|quando|qnd|qdo|q|que|se))+ ?(?:vc|voce|tu
    |me) (?:me |ja |so |sempre )*(?:explic|respond|mand[ae] (?:em|com|por|curto|resumo|exemplo|link)
    |escrev|us[ae] (?:exemplo|emoji|giria|palavra)|da exemplos?|resum|(?:e|eh|seja) (?:diret|sincer
    |breve|curt|objetiv|franc|honest|clar)|vai direto|mostr[ae] (?:exemplo|passo|a conta|os)
    |faz (?:lista|piada|resumo)|separ|corrig|confirm)\w*(?! (?:assim|isso
    |desse jeito)\b)(?P<what> ?\w*)
i we :: <MUCH> (?:like|love|prefer|appreciate|enjoy|hate|don'?t like)(?: it)?(?: (?:when|that
    |if)) (?:you|u)(?: (?:just|always|also|actually|don'?t))* (?:(?:give|use|show|add|include|send
    |list|ask)(?: (?:me|some|real|the|short|more|any|all|concrete|follow-?up))*(?= (?:examples?
    |options|details?|numbers|links?|sources?|steps|context|reasons|answers?|emojis?|jargon|slang
    |questions|bullet|pictures|analogies))|(?:explain|keep|break|answer|reply|write|correct
    |summari[sz]e)(?! (?:like (?:that|this))\b)|are (?:direct|honest|blunt|brief|funny|concise|kind
    |patient)|make jokes|joke|call me)\b(?P<what> ?\w*)
quero queria prefiro gostaria :: (?: (?:muito|so|sempre))* (?:que|q) (?:vc|voce|tu)(?: (?:sempre|me|
    so))* (?:corrij\w+|respond\w+|fal[ae]\w*|us[ae]\w*|sej[ae]\w*|mand\w+|explique\w*|cobre\w*|
    lembre\w*|trat[ae]\w*|avis[ae]\w*|pegue no meu pe)(?=[^.!?;\n]{0,60}\b(?:sempre|quando|toda vez|
    sem|mais|menos|em|como|com)\b)(?P<what> \w)
pode podem :: (?: (?:puxar (?:a )?minha orelha|pegar no meu pe|me dar (?:bronca|esporro)|
    me cobrar|me corrigir|ser (?:bem |mais |super )?(?:sincer[oa]|dur[oa]|
    direto|rude|grosso|franc[oa]|honest[oa]|critic[oa]|brutal|informal|engracad[oa])))\b(?P<what>)
^use :: (?: (?:only|always))?(?= (?:they|she|he|ze)(?:/| and )(?:them|her|him|zir)\b)(?P<what> \w)
i :: <MUCH> (?:learn|understand|follow|remember|take things in|process things|absorb things)
    (?: (?:way|much|a lot))? (?:better|best|easier|faster)(?: (?:with|by|from|through|when|in))
    (?P<what> \w)
aprendo entendo lembro memorizo :: (?: (?:bem|muito))? ?(?:melhor|mais (?:facil|rapido))(?= (?:com|
    por|quando|lendo|vendo|ouvindo|fazendo|assim)\b)(?P<what> \w)
^fala fale escreve escreva responde responda explica explique :: (?: (?:comigo|pra mim|isso|tudo|
    sempre|as coisas))*(?= (?:n[ao] (?:lingua|linguagem|idioma|simples|papo|bom portugues)|
    como (?:gente|se fala|um (?:amigo|professor|ser humano)|uma (?:amiga|pessoa))|em bom portugues|
    feito gente|igual gente)\b)(?P<what> \w)
^sem :: (?: (?:os|as|usar|muit[oa]s?|tant[oa]s?|mais))*(?: (?:termos? (?:tecnic|dific|em ingles)\w*|
    palavras? (?:dific|tecnic|complicad|em ingles)\w*|palavrao|palavroes|piadinhas?|ironias?|
    sarcasmo|julgament\w+|sermao|bronca|economes|juridiques|abreviac\w+|siglas?|elogios?))
    (?P<what>)
i we :: (?:'?d| would)(?: (?:really|also))* (?:appreciate|like|love|prefer|want)(?: (?:a bit|a lot|
    some))? (?:less|fewer|more|no|shorter|simpler|longer)(?= (?:jargon|emojis?|fluff|detail\w*|
    examples?|answers?|replies|context|small talk|explanation\w*|waffle|numbers|words|disclaimers|
    apologies|sentences|slang)\b)(?P<what> \w)
^skip avoid no drop spare :: (?: (?:me|the|any|all|all the))*(?: [\w/-]+)?(?= (?:charts?|graphs?
    |tables?|images?|videos?|footnotes|links|metaphors|analogies|puns|riddles|spoilers|maths?
    |formulas)\b)(?P<what> \w)
^ease go tone cut dial lay hold :: (?: (?:up|easy|down|back|off))*(?: (?:on|with))?(?: (?:the
    |all the|those|your|so many))?(?= <SETTING>)(?P<what> \w)
^explain teach describe break :: (?: (?:things|stuff|everything|it all|concepts|new things|down))+
    (?: to me)?(?: (?:with|using|through|in|by|like|as))(?P<what> \w)
^respostas resposta mensagens mensagem textos texto answers replies responses messages explanations
     :: (?: (?:de|com|em|of|with|in|sempre|so))* ?(?:no maximo|ate|menos de|umas?|under|max|at most
    |up to|no more than|less than|within) (?:\d+|uma|duas|tres|quatro|cinco|one|two|three|four|five
    |a few) (?:linhas?|palavras?|frases?|paragrafos?|lines?|words?|sentences?|paragraphs?
    |bullets?)\b(?P<what>)
comigo :: (?: (?:e|eh|tem que ser|so))+ ?(?:sempre |so )?(?=(?:papo reto|diret|sem (?:enrol|rodeio|
    frescura|firula)|na lata|olho no olho|preto no branco|na real|objetiv|curto|por escrito)\w*)
    (?P<what>\w)
^use usa usar :: (?: (?:sempre|only|always|please))*(?: (?:o|a|the))(?= (?:formato|24|12|fuso|moeda|
    sistema|metric|imperial|euro|real\b|oxford|british|american|celsius|fahrenheit))(?P<what> \w)
quero queria want need :: (?: (?:que|q|you|u|vc|voce|to))+ ?(?:seja|ser|be)(?: (?:bem|mais|sempre
    |muito|super|really|always|more|completely|totally|brutally|a bit|totalmente))*(?= (?:honest
    |sincer|diret|franc|frank|brev|brief|objetiv|gentil|gentle|pacient|patient|rigid|strict|dur[oa]
    |tough|concis|blunt|kind|clar[oa]|clear|informal|casual|formal)\w*)(?P<what> \w)
""",
}
