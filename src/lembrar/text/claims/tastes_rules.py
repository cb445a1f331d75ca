"""The words by which people say what they like, prefer, and how they want to be dealt with.

Rules as `cues` reads them. A block's name is the slot it fills; a block that ends in "_of" says
it of somebody else, whose name stands before it.
"""

PARTS = {
    "VERY": r"""
(?: (?:muito|mt|mto|muuito|mais|bastante|demais|dms|tanto|mesmo|sempre|so|pra caramba|pakas|tb|tbm
    |tambem|ate|particularmente|realmente|tipo|pra caralho|pacas|super|mto mesmo))*
""",
    "MUCH": r"""
(?: (?:really|also|still|just|definitely|do|truly|always|usually|much|absolutely|strongly|honestly
    |generally|personally|kinda|totally|particularly|especially|only|mostly|actually|fucking|so
    |low ?key|genuinely|seriously|literally|both|all|never|kind of|sort of))*
""",
    "NOT_NOW": r"""
(?! (?:isso|disso|disto|isto|daquilo|voce|vc|vcs|voces|te|tu|ti|ele|ela|eles|elas|dele|dela|deles
    |delas|d(?:o|e) (?:vc|voce)|de (?:voce|vc|vcs|ti|tu)|sua|seu|suas|seus|da sua|do seu|tua|teu
    |d?ess[ae]s?(?! (?:lance|negocio|mundo|universo|coisa|onda|trem) d)|est[ae]s?|dest[ae]s?
    |aquel[ae]s?|a (?:dica|ideia|resposta|sugestao)
    |d[ao] (?:dica|ideia|resposta|sugestao)|q(?:ue)? (?:vc|voce)|o q(?:ue)? (?:vc|voce)
    |quando (?:vc|voce)|como (?:vc|voce)|ver|saber|ouvir isso|dizer|falar isso|ter que|ter de
    |admitir)\b)
""",
    "NOT_IT": r"""
(?! (?:(?:you|u|ya|him|her|them|us|your|ur|how|that|this|these|those|the (?:idea|sound|answer|way
    |look|suggestion|plan)|what|where|when you|if you|to (?:say|admit|break|bother|be (?:that|a)
    |think|ask|see|hear|know|interrupt|disappoint|rush|complain|sound|brag)|not
    |it(?! when (?!they\b))
    |me (?:some|a)|talking to you|chatting|sorry)\b))
""",
    "KIN": r"""
(?! (?:d?(?:o|a|os|as) )?(?:d?(?:minha|meu|meus|minhas|noss[oa]s?)|my|our) (?:\w+ )?(?:mae|pai
    |pais|filh\w+|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|irma\w*|av[o]s?|vo|familia|amig\w+
    |wife|husband|mom|mum|dad|kids?|son|daughter|parents|sister|brother|family|boyfriend
    |girlfriend|friends?|partner|bebe|baby)\b)
""",
    "MEDIUM": r"""
(?:e-?mails?|whats(?:app)?|wpp|wp|zap+(?:zap)?|telefone|fone|telefonema|sms|ligac(?:ao|oes)
    |audios?|telegram|mensage(?:m|ns)|msgs?|texto|chat|insta(?:gram)?|direct|dms?|video ?chamadas?
    |video|chamadas?|voz|escrit[oa]|texts?|texting|calls?|phone|phone calls?|voice (?:notes?
    |messages?|memos?)|messages?|slack|teams|messenger|signal|imessage|zoom|carta|correio
    |in person|pessoalmente|presencial(?:mente)?|ligar|emailing|calling)\b
""",
    "TELL": r"""
(?:mand[ae]m?|envi[ae]m?|cham[ae]m?|lig[ae]m?|ligue[m]?|avis[ae]m?|respond[ae]m?|contat[ae]m?
    |procur[ae]m?|escrev[ae]m?|pass[ae]m?|fal[ae]m?|contacte|notifi(?:ca|que)m?|mandar|enviar
    |chamar|ligar|avisar|responder|contatar|escrever|falar|passar|incomod[ae]m?|perturb[ae]m?
    |acord[ae]m?|marc[ae]m?|marque|agend[ae]m?|cobr[ae]m?|cobre)\b
""",
    "DAYTIME": r"""
(?:(?:d?[aeo]s? |n[oa]s? |a |pel[ao]s? |todas? as )?(?:manha|manhas|tarde|tardes|noite|noites
    |madrugada|almoco|fi(?:m|ns) de semana|fds|finais de semana|dias? uteis|horario comercial
    |feriados?
    |(?:segunda|terca|quarta|quinta|sexta)s?(?:[- ]feiras?)?|sabados?|domingos?|expediente
    |horario (?:de|do) (?:almoco|trabalho|expediente)))\b
(?:antes|depois|apos|ate|a partir|entre|das|d[ae]s?|as|pra la|desde)(?: d[aeo]s?| as| d)? ?
    (?:\d{1,2}(?:h|hs|hrs|h\d\d)?|uma|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze
    |meio[- ]dia|meia[- ]noite|o almoco|o trabalho|o expediente|do almoco|do trabalho
    |do expediente|trabalho|servico|almoco)\b
(?:a )?qualquer (?:hora|horario|momento)|any ?time|24 ?h(?:oras)?\b
(?:morning|mornings|afternoons?|evenings?|nights?|weekends?|weekdays|lunch(?:time| hour)?
    |work hours|business hours|office hours|noon|midnight|late at night|dinner)\b
(?:before|after|until|till|past|between|from|by|around|at) (?:about |around )?(?:\d{1,2}(?: ?(?:am
    |pm))?|noon|midnight|work|lunch|school|dinner|five|six|seven|eight|nine|ten|eleven)\b
(?:on )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b
""",
    "MANNER": r"""
(?:curt[oa]s?|curtinh[oa]s?|breves?|diret[oa]s?|direto ao ponto|objetiv[oa]s?|resumid[oa]s?|resumo
    |enxut[oa]s?|formal|formais|informal|informais|simples|detalhad[oa]s?|detalhes|longas?
    |long[oa]s?|rapid[oa]s?|sucint[oa]s?|educad[oa]|carinhos[oa]|engracad[oa]|devagar|com calma
    |sem (?:emojis?|enrolac\w+|enrolar|rodeios?|firula|girias?|formalidades?|textao
    |textos? longos?)|(?:com|usa\w*|use) (?:emojis?|exemplos?|girias?|topicos)|em (?:portugues
    |ingles|espanhol|topicos|bullets?|lista|poucas(?: palavras| linhas)?|uma (?:frase|linha)
    |tabelas?|audio|texto|pt-?br)|pouc[ao]s? (?:texto|palavras)|passo a passo|tecnic[oa]s?|humor
    |gentil|sincer[oa]|frances|espanhol)\b
""",
    "MANNER_EN": r"""
(?:short(?:er)?|brief|concise|succinct|direct|to the point|blunt|formal|informal|casual|simple
    (?:r)?|detailed|long(?:er)?|straight|polite|friendly|slow(?:er|ly)?|bullet points?|bullets
    |plain (?:english|language|words)|simple (?:words|terms)
    |in (?:english|portuguese|spanish|french|german|bullets?|bullet points?|a list
    |tables?|one sentence|a few words|plain)|(?:no|without|skip the|with|fewer|less
    |more) (?:emojis?|fluff|jargon|small talk|examples?|slang|detail|preamble|filler|caveats
    |disclaimers)|step by step|technical|honest|gentle|walls of text|essays?|celsius|metric
    |kilomet\w+|24h)\b
""",
    "OFTEN": r"""
(?:tod[oa]s?(?: [ao]s?)? (?:santo )?(?:dias?|semanas?|segundas?|tercas?|quartas?|quintas?|sextas?
    |sabados?|domingos?|manhas?|noites?|tardes?|mes|fim|fds)|\d ?x|(?:uma|duas|tres|quatro|cinco
    |\d) vez(?:es)? (?:por|na|a|no)|aos (?:sabados|domingos)|nos? (?:fins?|finais|fds)
    |diariamente)\b
(?:every (?:day|week|morning|night|evening|weekend|other|single|(?:mon|tues|wednes|thurs|fri|satur
    |sun)day)|(?:once|twice|(?:\d|two|three|four|five)(?: times|x)?) (?:a|per) week|on (?:mon|tues
    |wednes|thurs|fri|satur|sun)days|on (?:the )?weekends|daily|in my (?:free|spare) time|for fun
    |as a hobby)\b
""",
    "PASTIME": r"""
(?:yoga|ioga|pilates|crossfit|musculacao|natacao|hidro\w*|danca|bale|ballet|teatro|ceramica|croche
    |trico|trilhas?|jiu-?jitsu|muay ?thai|boxe|judo|karate|capoeira|caminhadas?|spinning|zumba
    |meditacao|artesanato|costura|marcenaria|escalada|surf\w*|kung fu|ciclismo|voluntariado
    |trabalho voluntario|aulas? de \w+|pottery|boxing|zumba|judo|ceramics|crosswords|puzzles
    |weights|cross-?stitch|volunteer work|improv|spin|stand-?up)\b
""",
    "REPLY": r"""
(?:respond[ae]|responda[m]?|respondam|fal[ae]|escrev[ae]|explic[ao]|explique|sej[ae]|seja|mand[ae]
    |envi[ae]|us[ae]|resum[ae]|cont[ae]|diz|diga|trat[ae]|respostas?|explicac(?:ao|oes)|textos?
    |mensagens|ser|responder|falar|escrever|explicar|usar|mandar|linguagem|tom)\b
""",
}

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
^responde responda responder fala fale falar escreve :: (?: (?:comigo|me|pra mim|para mim|sempre
    |apenas|so|de forma|de um jeito|de maneira|um pouco|mais|menos|bem|as coisas|tudo|algo|assim
    |por favor|pfv|uma? linguagem))*(?= <MANNER>)(?P<what> \w)
^escreva explica explique seja sej usa use :: (?: (?:comigo|me|pra mim|para mim|sempre|apenas|so
    |de forma|de um jeito|de maneira|um pouco|mais|menos|bem|as coisas|tudo|algo|assim|por favor
    |pfv|uma? linguagem))*(?= <MANNER>)(?P<what> \w)
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
    |this|assim|i (?:do|can))\b)(?P<what> \w)
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
^straight short honest direct simple :: (?: (?:answers?|replies|explanations?|english|talk|
    language|responses?|sentences|facts))(?:,)?(?: (?:please|pls|only|always|preferred|work best|
    are best))(?P<what>)
^blunt plain quick brief clear :: (?: (?:answers?|replies|explanations?|english|talk|language|
    responses?|sentences|facts))(?:,)?(?: (?:please|pls|only|always|preferred|work best|are best))
    (?P<what>)
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
""",
    "schedule": r"""
^nothing :: (?: (?:before|after|past|on|until))(?= \w)(?P<what> \w)
^nada :: (?: (?:antes|depois|apos|aos|nos|as|no|na|de)) (?=(?:d[aeo]s? |\d|domingo|sabado|fim|fds
    |manha|noite|tarde|sext|segund))(?P<what>\w)
mornings evenings afternoons weekends mondays tuesdays :: (?:(?: (?:after|before|from) [\w:]+
    (?: ?[ap]m)?)? (?:suit|suits|are sacred|are (?:mine|family time|no-?go|my)|don'?t work
    |never work|work for me|is (?:family|my)))(?P<what>)
wednesdays thursdays fridays saturdays sundays nights :: (?:(?: (?:after|before|from) [\w:]+
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
^horario domingo sabado fim fds feriado :: (?=[^.!?;\n]{0,40}? (?:nao|n|nunca|nem)(?: (?:quero q
    (?:ue)?|precisa|pode))? ?(?:me )?(?:lig|mand|cham|perturb|incomod|escrev|acord|marc)\w*)
    (?P<what>)
^almoco madrugada noite manha tarde durante entre :: (?=[^.!?;\n]{0,40}? (?:nao|n|nunca|nem)
    (?: (?:quero q(?:ue)?|precisa|pode))? ?(?:me )?(?:lig|mand|cham|perturb|incomod|escrev|acord
    |marc)\w*)(?P<what>)
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
mornings evenings afternoons weekends weekdays :: (?: (?:are|is|work|works|always work))
    (?: (?:best|better|good|ideal|off[- ]limits|fine|easiest|out))(?P<what>)
nights mondays tuesdays wednesdays thursdays fridays :: (?: (?:are|is|work|works|always work))
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
segunda terca quarta quinta sexta :: (?: (?:de manha|de tarde|a noite))*
    (?:,? e [a-z]+)? (?:nao (?:da|rola|posso)|n (?:da|rola)|e (?:ruim|complicado|melhor|
    tranquilo)|eh (?:ruim|melhor)|fica (?:ruim|melhor|dificil|bom)|sao (?:ruins|melhores|
    corrid\w+)) ?(?:pra mim|para mim|aqui)?(?P<what>)
sabado domingo manha tarde noite :: (?: (?:de manha|de tarde|a noite))*
    (?:,? e [a-z]+)? (?:nao (?:da|rola|posso)|n (?:da|rola)|e (?:ruim|complicado|melhor|
    tranquilo)|eh (?:ruim|melhor)|fica (?:ruim|melhor|dificil|bom)|sao (?:ruins|melhores|
    corrid\w+)) ?(?:pra mim|para mim|aqui)?(?P<what>)
mondays tuesdays wednesdays thursdays fridays :: (?:(?:,? (?:and|or) \w+)?(?: (?:are|is))?
    (?: (?:always|usually|generally|not|really|a bit|pretty|super))* ?(?:no good|good|bad|best|
    better|tricky|out|off limits|free|full|packed|busy|impossible|fine|ideal|easiest|hectic|a no|
    a no-?go|no-?go|not great|hard|difficult|my days? off|sacred)(?: (?:for me|now|these days|
    with me))?)\W*$(?P<what>)
saturdays sundays weekends weekdays mornings :: (?:(?:,? (?:and|or) \w+)?(?: (?:are|is))?
    (?: (?:always|usually|generally|not|really|a bit|pretty|super))* ?(?:no good|good|bad|best|
    better|tricky|out|off limits|free|full|packed|busy|impossible|fine|ideal|easiest|hectic|a no|
    a no-?go|no-?go|not great|hard|difficult|my days? off|sacred)(?: (?:for me|now|these days|
    with me))?)\W*$(?P<what>)
evenings afternoons nights :: (?:(?:,? (?:and|or) \w+)?(?: (?:are|is))?(?: (?:always|usually|
    generally|not|really|a bit|pretty|super))* ?(?:no good|good|bad|best|better|tricky|out|
    off limits|free|full|packed|busy|impossible|fine|ideal|easiest|hectic|a no|a no-?go|no-?go|
    not great|hard|difficult|my days? off|sacred)(?: (?:for me|now|these days|with me))?)\W*$
    (?P<what>)
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
manda mande envia envie me :: (?: (?:mand[ae]|envi[ae]|lembr[ae]|avis[ae]))?(?: [\w-]+){0,4}?
    (?= (?:toda|todo|todos|todas|sempre na vespera|sempre (?:no|na|as|de|um dia|com)|um dia antes|
    na vespera|de vespera)\b)(?! (?:todo mundo|todas as (?:mensagens|coisas)|todos os (?:arquivos|
    dados)))(?P<what> \w)
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
""",
    "choice": r"""
prefiro preferimos :: (?! que (?!me\b|seja|sejam))(?! (?:nao|n|nem|morrer|ficar (?:quiet|cal)
    |que (?:vc|voce|nao)|q (?:vc|n)|assim|ess[ae]|est[ae]|isso|deixar|falar (?:disso|depois)
    |esperar|acreditar|pensar que|voce|vc|el[ea]|o (?:primeiro|segundo|terceiro)|a (?:primeira
    |segunda|terceira|opcao)|aquel[ae])\b)(?P<what> \w)
eu :: (?: (?:sou|so)) mais (?:d[eo] |da )?(?!(?:velh|nov|alt|baix|fort|calm|feli|trist|segur|magr
    |gord|eu|um|ou|el[ea]|burr|intelig|rapid)\w*\b)(?P<what>\w)
^sou :: (?: mais) (?:d[eo] |da )?(?!(?:velh|nov|alt|baix|fort|calm|feli|trist|segur|magr|gord|eu
    |um|ou|el[ea]|burr|intelig|rapid)\w*\b)(?P<what>\w)
sou :: (?: (?:time|team|do time))(?! d[aoe]\b)(?P<what> \w)
^dou :: (?: preferencia)(?: sempre)?(?: (?:a|ao|aos|as|pra|para|por))(?P<what> \w)
^entre :: (?: \w+){1,3} e(?: \w+){1,3}?,? (?:eu )?(?:fico com|escolho|prefiro|sempre)(?P<what> \w)
i we :: <MUCH> prefer(?:red)?\b(?! (?:not|to not|if|that you|it|this|that|you|the (?:first|second
    |other|former|latter)|to (?:wait|think|believe|keep that|stay anonymous))\b)(?P<what> \w)
i we :: (?:'?d| would)(?: much)? (?:rather|prefer)\b(?! (?:not|die|if|you|that|it|this|to not|wait
    |the (?:first|second|other)|be (?:dead|caught)))(?P<what> \w)
^rather prefer :: (?! (?:not|than|it|that|this))(?P<what> \w)
de :: (?: preferencia)(?! (?:nao|n|nenhuma|minha|dele|del)\b)(?P<what> \w)
^voo viajo sento durmo compro peco uso bebo tomo fico :: (?: sempre)(?! (?:que|q|com (?:medo
    |raiva)|assim|ansios|nervos|trist|cansad|feli|estress|preocup|mal|muito|tao)\w*)(?P<what> \w)
^always only just :: (?=[^.!?;\n]{2,40} for me\W*$)(?P<what> \w)
i :: (?:'?m| am)(?: (?:a|an|such|total|definitely|more|of|real|bit|huge))*(?= (?:night owl
    |early bird|homebody|introvert|extrovert|lark|minimalist))(?P<what> \w)
sou :: (?: (?:bem|muito|mais|super|uma?|meio))*(?= (?:notivag|coruja|matutin|caseir|baladeir
    |noturn|diurn|minimalist|introvertid|extrovertid|friorent|calorent))(?P<what> \w)
fico :: (?: com)(?= (?:o|a|os|as) \w)(?! (?:[oa]s? (?:mao|maos|barriga|cabeca|boca|pernas?|cara
    |voz|respiracao|estomago|corpo)
    |o coracao|a sensacao|a impressao|o pe|a pulga
    |a consciencia)\b)(?P<what> \w)
^preferably :: (?P<what>[ ,]+\w)
^sempre :: (?: (?:peco|escolho|compro|pego|viajo|sento|uso|tomo))(?P<what> \w)
i :: (?: always| usually| only| ever only)+ (?:order|pick|choose|go for|buy|fly|sit|take|book
    |drink|get(?= (?:the|an?)\b))(?! (?:it|for|\d|back|to|up|home|sick|\w+ed|anxious|nervous|sad
    |so|a bit|lost
    |the (?:bus|train))\b)(?P<what> \w)
^team :: (?= \w+$)(?P<what> \w)
i :: (?:(?:'?m| am)(?: (?:definitely|totally|more of|really|always|such))* (?:an? )?(?!people|nice
    |good|bad|private|busy|different|new|happy|changed|other|shy|kind|real|normal|horrible
    |terrible|better)(?:more of an? )?(?P<what>[\w-]+) person)\b
entre :: (?: \w+){1,3} e(?: \w+){1,3}?,? (?:eu )?(?:sou (?:do )?(?:time|team)|sou mais|vou de
    |fico com|escolho|prefiro|sempre)(?P<what> \w)
podendo :: (?: escolher),?(?P<what> \w)
given :: (?: (?:the|a) choice),?(?P<what> \w)
over :: (?= [\w ]{2,30} any ?(?:day|time))(?P<what> \w)
pra para :: (?: mim),?(?: [\w-]+){1,4} (?:tem (?:que|q)|precisa) ser(?P<what> \w)
pra para :: (?: mim),? (?:(?:e|eh|so|tem (?:que|q) ser) )+(?=(?:sem|com|bem|mal|gelad|quente|d[eo]
    |pur[oa]|integral|zero|forte|fraco)\w*\b)(?P<what>\w)
tem :: (?: (?:que|q)) ser(?: (?:sempre|bem|mais))*(?= (?:legendad|dublad|gelad|quente|mal passad
    |sem |forte|natural|organic|integral|vegan|artesanal|a vista|impress|silencios))(?P<what> \w)
^so apenas somente :: (?: (?:tomo|bebo|leio|assisto|compro|viajo|durmo|visto|peco|pago|ouco|escuto
    |jogo|uso|como))(?! (?:isso|quando|qnd|se|um|depois|de vez|hoje|hj|agora|mais|o que|que|uma
    |na|no|em casa|remedio|antes)\b)(?P<what> \w)
i we :: (?: (?:only|exclusively|pretty much only))(?: ever)? (?:read|drink|eat|wear|buy|use|watch
    |listen to|shop|play|cook|fly with|stay (?:in|at))(?! (?:it|this|that|when|if|on|at|once
    |recently|to|them|for|a (?:bit|little)|half)\b)(?P<what> \w)
^cat dog coffee tea beach mountain morning night city beer wine book winter summer :: (?: person)\b
    (?P<what>)
i :: (?:'?m| am)(?: (?:really|so|just|definitely))* not(?: really| exactly)? (?:an? |much of an? )?
    (?P<what>(?:morning|night|people|cat|dog|coffee|tea|beach|city|gym|party|phone|breakfast
    |dessert|sweets?|outdoors?|kids?|cold weather|hot weather)) (?:person|guy|girl|gal|lady)\b
^viajo compro uso tomo como bebo durmo peco pago leio :: (?=[^.!?;\n]{2,50} (?:em vez d[eo]
    |ao inves d[eo]|no lugar d[eo])\b)(?P<what> \w)
pra para :: (?: mim)(?: [\w-]+){1,2}? (?:bo[ma]|bons|boas|de verdade|perfeit[oa]|ideal) (?:e|eh|so
    |so se|tem que ser)(?: (?:e|eh|for))?(?! (?:quando|quem|isso|que)\b)(?P<what> \w)
i we :: (?:'?d| would)(?: (?:always|happily|much rather))? (?:take|pick|choose)(?! (?:it|that)\b)
    (?P<what> [^.!?;\n]{2,40}?) (?:over|any day|every time)\b
^more :: (?: of an?)(?= \w)(?! (?:problem|challenge|question|joke|reason)\b)(?P<what> \w)
i :: (?:'?m| am)(?: (?:definitely|always|much|way|kinda|honestly))* more of an?(?! (?:problem|
    challenge)\b)(?P<what> \w)
sou eu :: (?: (?:sou|muito|bem))*(?: mais) (?:d[eo]|da|chegad[oa] (?:n[oa]|em)|ligad[oa] (?:n[oa]|
    em)|fa de|o|a)(?=[^.!?;\n]{2,40} (?:que|do que|q))(?P<what> \w)
troco trocaria :: (?: (?:qualquer|tudo|facil|sempre))*(?=[^.!?;\n]{2,40} por )(?P<what> \w)
gosto :: (?: (?:bem|muito|mto|bem))? ?mais d[eao]s?(?=[^.!?;\n]{2,40} (?:que|do que|q) )
    (?P<what> \w)
between :: (?: [\w-]+){1,3} (?:and|or)(?: [\w-]+){1,3}?,? (?:i'?d|i would|i'll|i|it'?s|give me)
    (?: (?:always|definitely|pick|choose|go for|go with|take|prefer))*(?P<what> \w)
""",
    "choice_noun": r"""
so somente apenas :: (?= (?:d[eo]|sem|com|se for|integral|light|vegan[oa]|desnatad[oa]|organic[oa]
    |zero|gelad[oa]|quente|em|n[ao]|pel[ao]|por)\b)(?P<what>)
only always :: (?: (?:for me|please|pls|no exceptions))\W*$(?P<what>)
always :: (?<!as.always)(?<!like.always)(?<!thanks.always)\W*$(?P<what>)
all :: (?: the way)\W*$(?P<what>)
only :: (?: (?:from (?:here|now) on(?:wards?)?|for us))\W*$(?P<what>)
""",
    "likes": r"""
adoro adoramos :: <VERY><NOT_NOW><KIN>(?P<what> \w)
amo amamos :: <VERY><NOT_NOW><KIN>(?P<what> \w)
curto curtimos :: (?! (?:prazo|circuito|e grosso|periodo|espaco|tempo|demais\W*$))<VERY><NOT_NOW>
    (?P<what> \w)
gosto gostamos goxto :: <VERY> (?:d[aeo]s?|d|quando|qnd|qdo|n[ao])\b(?! (?:voce|vc|ti|vcs|el[ea]s?
    |mim|dizer|jeito)\b)(?<!sto)<NOT_NOW>(?P<what> \w)
gosto :: (?= (?:d[ao]s? |de \w))<VERY><NOT_NOW>(?P<what> d\w* \w)
a :: (?: gente)(?: tb| tbm| tambem)? (?:adora|ama|curte
    |gosta (?:muito |mais |mto )?d[aeo]s?)<VERY><NOT_NOW><KIN>(?P<what> \w)
sou somos :: (?: (?:muito|mto|mt|super|bem|meio|completamente|totalmente|simplesmente|um|uma|mega
    |realmente))* (?:fa|fan|fas|fanatic[oa]s?|devot[oa] assumid[oa]|apaixonad[oa]s?|louc[oa]s?
    |doid[oa]s?|maluc[oa]s?|viciad[oa]s?
    |tarad[oa]s?|fascinad[oa]s?|obcecad[oa]s?|aficionad[oa]s?|amante|chegad[oa]s?|fissurad[oa]s?
    |vidrad[oa]s?)(?: (?:numero (?:um|1)|de carteirinha|total|demais|declarad[oa]
    |assumid[oa]))? (?:d[aeo]s?|por|em|n[ao]s?|num|numa|pel[ao]s?|p)\b<NOT_NOW><KIN>(?! (?:vc|voce
    |vcs|amor|pedra|mim)\b)(?P<what> \w)
sou :: (?P<what> (?:cafeeir|chocolatr|cinefil|gamer|rato de academia|noveleir|cervejeir|bookaholic
    |dorameir|otaku|festeir|geek|nerd)\w*)\b
me :: (?: amarro)(?: (?:muito|demais|mto))? (?:em|n[ao]s?|num|numa|d[eao])(?P<what> \w)
to estou tou ando :: (?: (?:muito|mto|mt|super|completamente|totalmente|mega))* (?:viciad[oa]
    |apaixonad[oa]|obcecad[oa]|fissurad[oa]|amarrad[oa]|ligad[oa]) (?:em|n[ao]s?|por|pel[ao]s?|com
    |(?:ness|nest)[ea]s?(?= [\w-]+ [\w-]))(?! (?:vc
    |voce|el[ea]|um (?:cara|menino|garoto|homem)|uma (?:menina|garota|mulher|mina|pessoa|colega)
    |alguem|meu
    |minha)\b)(?P<what> \w)
to estou tou :: (?: (?:amando|adorando|curtindo))(?: (?:muito|mto|demais|mt))?<NOT_NOW><KIN>
    (?! (?:muito|demais|a vida)\W*$)(?P<what> \w)
meu minha meus minhas nossa nosso :: (?: (?!(?:era|foi|e|eh|que|nao)\b)[^\s.!?;,:]+){0,4}? ?
    (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|fav|queridinh[oa]s?)\b(?: [^\s.!?;,:]+){0,4}? ?
    (?:e|eh|sao|continua sendo|é|sempre foi|:)(?! (?:qual|que|vc|voce)\b)(?P<what> \w)
meu minha meus minhas :: (?: (?:maior|grande|unic[oa]|novo|nova))? (?:hobby|hobbies|hobi|hobbie
    |passatempo|paixao|paixoes|vicio|fraco|xodo|guilty pleasure|comfort food)(?: (?:e|eh|sao
    |continua sendo)|:)(?! (?:vc|voce|meu|minha)\b)(?P<what> \w)
tenho :: (?: (?:uma |muita |verdadeira |um )?(?:paixao|fascinacao|fraco|adoracao|queda|xodo
    |loucura|tara|amor|carinho|vicio))(?: (?:enorme|imensa|grande))? (?:por|pel[ao]s?|em)(?! (?:vc
    |voce|el[ea]|um (?:cara|menino)|uma menina)\b)(?P<what> \w)
nao n :: (?: (?:vivo|fico|passo|abro mao)) (?:sem|d[eao]s?)(?: (?:o|a|meu|minha|um|uma))*
    (?! (?:voce|vc|el[ea]|te|ti|graca|saber|fazer|dinheiro|saida|internet|celular|resposta|nada
    |falar|comer|dormir|noticias|sinal|casa|fora|olho|por|dias?)\b)(?P<what> \w)
coleciono :: (?P<what> \w)
i we :: <MUCH> collect(?! (?:it|my|the (?:kids|package)|data|money|debts?)\b)(?P<what> \w)
^fa fan fas :: (?: (?:de carteirinha|numero 1|assumid[oa]|declarad[oa]))? (?:d[aoe]s?|of)(?! (?:vc
    |voce|you)\b)(?P<what> \w)
^nada nothing :: (?: (?:melhor (?:do )?que|como|supera|beats|better than|like|se compara a))
    (?! (?:isso|disso|this|that|uma boa noite|it)\b)(?P<what> \w)
gosto curto amo prefiro :: (?= (?:mal passad|bem passad|ao ponto|bem forte|bem fraco|sem (?:acucar
    |gelo|sal|cebola)|com (?:acucar|gelo|leite)|gelad|quente|picante|apimentad))(?P<what> \w)
^like love :: (?: my (?:coffee|tea|steak|eggs|pizza|whisk\w+|burger|toast|drinks?|pasta|food))
    (?P<what> \w)
i :: <MUCH> (?:take|drink|have|like) my (?:coffee|tea|steak|eggs|pizza|whisk\w+|burger|toast
    |drinks?)(?P<what> \w)
nas :: (?: (?:horas vagas|minhas folgas|folgas|horas livres|minhas horas vagas)),?(?: eu)?
    (?: (?:gosto de|sempre|costumo|adoro|curto))?(?P<what> \w)
no :: (?: (?:meu )?tempo livre),?(?: eu)?(?: (?:gosto de|sempre|costumo|adoro|curto))?
    (?P<what> \w)
nao n :: (?: troco)(?P<what> [^.!?;\n]{2,50}?) por (?:nada|ninguem|dinheiro nenhum)
gosto :: (?: (?:mesmo|muito|mais))? (?:e|eh) d[aeo]s?(?P<what> \w)
^vivo :: (?: (?:pra|para|por))(?! (?:mim|ele|ela|trabalhar|voce|vc|ai|isso)\b)(?P<what> \w)
i :: (?: live for| can never say no to| never get tired of| never say no to| geek out over
    |'?m all about)(?! (?:you|it|this|that)\b)(?P<what> \w)
nos :: (?: (?:tempos livres|fins de semana|finais de semana)),? (?:eu )?(?:gosto de|costumo|adoro
    |curto)(?P<what> \w)
i we :: <MUCH> (?:love|like|enjoy|adore|dig|fancy)\b<MUCH><NOT_IT><KIN>(?! (?:to (?:know|go now)
    |a |an (?:refund|answer)|some |help\b))(?P<what> \w)
i we :: (?:'?ve| have)?(?: always) (?:loved|liked|enjoyed|adored|been into
    |had a thing for)<NOT_IT><KIN>(?P<what> \w)
i :: (?:'?ve| have)?(?: recently| really| lately)? (?:fallen in love with
    |gotten (?:really |super )?into|got (?:really |super )?into|been (?:really |super )?into
    |grown to love)<NOT_IT><KIN>(?P<what> \w)
^love enjoy adore loving enjoying :: <NOT_IT><KIN>(?! (?:from|ya|is|and|the (?:weather|vibe)
    |yourself|to (?:hear|know|help|see|chat))\b)(?P<what> \w)
^like :: (?= (?:watching|playing|reading|cooking|running|hiking|listening|going|eating|drinking
    |travel|swimming|cycling|dancing|singing|painting|drawing|baking|gardening))(?P<what> \w)
^im m :: (?: (?:really|so|super|totally|pretty|very|big|hugely|a|an|huge|massive|such
    |big time))* (?:into|fan of|fond of|crazy about|mad about|nuts about|keen on|obsessed with
    |addicted to|passionate about|sucker for)<NOT_IT>(?! (?:trouble|it|my|punishment)\b)
    (?P<what> \w)
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:really|so|super|totally|pretty|very|a|an
    |big|huge|massive|such|such a|lifelong|hugely|always|kinda|also|still|quite|absolutely
    |completely))* (?:into|fans? of|fond of|crazy about|mad about|nuts about|keen on|obsessed with
    |addicted to|hooked on|passionate about|sucker for|partial to|in love with)<NOT_IT><KIN>
    (?! (?:punishment|a (?:guy|girl|man|woman)|someone|trouble)\b)(?P<what> \w)
^big huge massive :: (?: fan of)<NOT_IT>(?P<what> \w)
^obsessed crazy :: (?: (?:with|about))<NOT_IT><KIN>(?P<what> \w)
i :: (?:'?m| am)(?: (?:such|totally|definitely|more|really|very|always|been|also))* (?:a|an)
    (?: (?:huge|big|total|massive|real|complete|avid|serious|true))?(?P<what> (?:[\w-]+ ){0,2}
    (?:lover|addict|enthusiast|buff|geek|nerd|fanatic|junkie|aficionado|foodie|gamer|bookworm
    |film buff))\b
i we :: (?: can'?t| cannot| couldn'?t| can not| cant) (?:live|function|survive|do
    |go a day) without<NOT_IT>(?! (?:it|wifi|you)\b)(?P<what> \w)
i :: (?: have|'?ve got) (?:a (?:soft spot|weakness|thing|passion|sweet tooth)|an obsession)(?: for
    | with)?(?P<what>)
my our :: (?:(?: [\w'-]+){0,3}?) (?:favou?rites?|faves?|favs?|go-to)\b(?: (?!is
    |are)[^\s.!?;,:]+){0,5}?(?: (?:is|are|remains|has to be|would be|will always be
    |has always been)|'s|:)(?! (?:what|that you|you)\b)(?P<what> \w)
my our :: (?:(?: [\w'-]+){0,2}?) (?:hobby|hobbies|passions?|pastimes?|guilty pleasure
    |comfort food)(?: (?:is|are|include|includes|has always been|lately is)|:)(?P<what> \w)
in :: (?: my) (?:free|spare|down) ?time,?(?: i)?(?: (?:like to|love to|enjoy|usually|mostly|love
    |like|always))?(?P<what> \w)
^give :: (?: me)(?P<what> [^.!?;\n]{2,40}?) (?:any day|any time|over \w|every time)
^on at :: (?: (?:weekends|the weekends?)),? (?:i )(?:like to|love to|enjoy|love)(?P<what> \w)
^nothing :: (?: beats)(?P<what> \w)
meus minhas meu :: (?: (?:hobbies|hobby|passatempos?|paixoes|vicios?))\s*:(?P<what> \w)
my :: (?: (?:hobbies|hobby|passions?|interests))\s*:(?P<what> \w)
meu :: (?: (?:negocio|caso|lance|barato|forte)) (?:e|eh)(?! (?:o seguinte|que|diferente|vender
    |urgente|serio|grave)\b)(?P<what> \w)
adoro amo curto :: (?= (?:ver|ouvir|falar) (?:filme|serie|novela|musica|jogo|podcast|de |sobre ))
    (?P<what> \w)
i we :: (?: can'?t| cannot| cant| can not| could never) (?:get enough of|say no to|resist)
    (?! (?:it|this|that|you|them)\b)(?P<what> \w)
^can cant :: (?:'t|’t| not)? (?:get enough of|say no to|resist)(?! (?:it|this|that|you|them)\b)
    (?P<what> \w)
i we :: (?: could)(?: (?:happily|easily|literally|totally|probably|honestly))* (?:live (?:on|off)
    |survive on)(?! (?:my|the|less|it|that|\d|\$)\b)(?P<what> \w)
i we :: (?: could| can)(?: (?:happily|easily|literally|totally|probably|honestly))* (?:eat|drink
    |watch|listen to|talk about|play|read)(?P<what> [^.!?;\n]{2,40}?) (?:every|all (?:day|night)
    |for (?:hours|days|ever|breakfast)|forever|seven days|24/7|on repeat|any ?time|till)\b
comeria tomaria beberia assistiria ouviria passaria viveria :: (?: (?:so|de|a))*(?P<what>
    [^.!?;\n]{2,40}?) (?:todo (?:santo )?dia|todos os dias|o dia (?:todo|inteiro)|a vida (?:toda
    |inteira)|pra sempre|sem parar)\b
^vivo :: (?: (?:a|na)) base d[eo]s?(?P<what> \w)
i we :: <MUCH> spend(?: (?:my|our|all|most|whole|every|entire|of|the))* (?:weekends?|free time
    |spare time|evenings?|sundays?|saturdays?|days? off|nights?|mornings?|summers?)
    (?P<what> \w+ing\b)
passo :: (?: (?:o|os|meus|minhas|as|todo|meu|a|todos))+ ?(?:fds|fi(?:m|ns) de semana
    |finais de semana
    |domingos?|sabados?|noites?|tempo livre|tardes?|horas vagas|folgas?|feriados?)(?: (?:todo
    |inteir[oa]s?|livres?))?(?P<what> \w+ndo\b)
jogo treino nado pedalo corro danco pinto medito surfo escalo caminho pesco :: (?=[^.!?;\n]{0,40}
    \b<OFTEN>)(?P<what>)
^toda todo todas todos aos nos :: (?: [\w-]+){1,5}?,? (?:eu |a gente )?(?:jogo|joga|treino|nado
    |pedalo|corro|danco|pinto|medito|surfo|escalo|caminho|pesco|faco (?=<PASTIME>))(?P<what>)
faco fazemos :: (?: muito)?(?= <PASTIME>)(?! [\w ]{3,20} (?:amanha|hoje|hj)\b)(?P<what> \w)
i we :: <MUCH> (?:play|practi[cs]e|run|swim|cycle|bike|hike|climb|surf|dance|paint|knit|bake|read
    |meditate|volunteer|jog|ski|skate|garden|sew|crochet|box|fish
    |go (?:running|swimming|hiking|cycling|climbing|dancing|fishing|surfing|skiing|jogging
    |birdwatching|camping)|go to (?:the gym|yoga|pilates|church|spin|crossfit|zumba)
    |do(?= <PASTIME>))\b(?=[^.!?;\n]{0,40}\b<OFTEN>)(?P<what>)
i we :: <MUCH> do(?= <PASTIME>)(?P<what> \w)
sempre :: (?: (?:que|q) (?:da|posso|consigo|sobra (?:um )?tempo|tenho tempo)),?(?: eu)?(?: vou)?
    (?! (?:vou|ajudo|respondo|passo|ligo|apareco|volto)\W*$)(?P<what> \w+)
whenever :: (?: i (?:can|get (?:the|a) chance|have time|get time)),? i(?P<what> \w)
^favorite favourite fave fav :: (?: [\w'-]+){1,3}\s*[:=]\s*(?P<what>\w)
^banda cor filme livro serie comida musica cantor cantora artista jogo prato bebida :: (?:
     (?:favorit|preferid|predilet)[oa]s?)(?: [\w ]{2,14})?\s*[:=]\s*(?P<what>\w)
meu minha :: (?: (?:filme|livro|musica|serie|disco|album|banda|comida|jogo|time
    |lugar)) da (?:minha )?
    vida (?:e|eh)(?P<what> \w)
^big huge :: (?: (?:on|into))<NOT_IT>(?P<what> \w)
i we :: (?: do| also do)(?: (?:a bit of|a little|some|a lot of|lots of|bits of))+(?= (?:<PASTIME>
    |painting|gardening|knitting|baking|sewing|drawing|writing|photography|woodwork\w*|running
    |cycling|climbing|hiking|fishing|yoga|singing|crochet\w*|sketching|coding)\b)(?P<what> \w)
faco fazemos :: (?: (?:um pouco de|um pouquinho de|umas?|uns|muita|muito|bastante))+(?= (?:<PASTIME>
    |pintura|fotografia|jardinagem|bordado|pesca|escultura|horta|desenhos?|bolos?)\b)(?P<what> \w)
nothing :: (?: (?:beats|compares to|better than|tops|like))(?! (?:this|that|it|you|to (?:see|
    do))\b)(?P<what> \w)
nada :: (?: (?:melhor|mais gostoso)) (?:que|do que|q)(?! (?:isso|ess|voce|vc)\w*)(?P<what> \w)
i we :: (?: could)(?: (?:easily|happily|honestly|literally))? (?:eat|drink|listen to|watch|read|
    play|talk about|live on|live off|do)(?=[^.!?;\n]{2,40} (?:every|all|forever|for (?:hours|
    ever)|for the rest|non-?stop|day and night)\b)(?P<what> \w)
i :: (?:'?m| am|'?ve been| have been)(?: (?:really|totally|completely|super|so|absolutely|a bit|
    currently|pretty|quite|massively|well))* (?:into|hooked on|obsessed with|addicted to|
    mad about|crazy about|passionate about|nuts about|partial to|fond of|big on|keen on|all about|
    a huge fan of|a big fan of|a fan of|mad for|a nut for)(?! (?:you|this|that|it|him|her|
    my (?:wife|husband|kids|boyfriend|girlfriend)|someone|a (?:guy|girl|man|woman))\b)(?P<what> \w)
i we :: (?: (?:always|still|usually|mostly|only|really|often|also|just|normally|regularly))* ?
    (?:collect|garden|knit|crochet|fish|surf|climb|cycle|skate|ski|snowboard|hike|paint|sketch|
    bake|brew|woodwork|birdwatch|journal|meditate|do (?:yoga|pilates|crossfit|pottery|ceramics|
    karate|judo|jiu[- ]jitsu|boxing|ballet|crosswords|puzzles|sudoku|martial arts|woodwork|
    photography|parkrun)|go (?:fishing|hiking|climbing|running|swimming|surfing|camping|
    birdwatching|dancing|bowling|sailing|to the gym|clubbing|thrifting)|play (?:chess|tennis|golf|
    football|soccer|basketball|rugby|cricket|poker|darts|pool|squash|padel|pickleball|volleyball|
    badminton|hockey|guitar|piano|drums|bass|violin|ukulele|d&d|dungeons|video games|board games|
    minecraft|fortnite|cards|bridge|bingo|snooker|netball|softball|baseball|table tennis)|
    run (?:\w+ )?(?:marathons|ultras|every|on)|swim(?= (?:every|twice|three|once|laps|in|on|a lot|
    regularly|most))|lift(?= (?:weights|heavy|\w+ times))|work out|dance (?:salsa|tango|samba|
    ballet)|write (?:poetry|poems|songs|fiction|fanfic|short stories)|read (?:a lot|sci-?fi|
    fantasy|crime|romance|manga|comics)|sing (?:in|karaoke)|volunteer)\b(?! (?:you|it|that)\b)
    (?P<what>)
faco jogo toco pratico treino :: (?: (?:muito|mto|bastante|sempre|so|ate|um pouco de|uma))*
    (?= (?:natacao|academia|musculacao|pilates|yoga|ioga|crossfit|jiu|judo|karate|muay|boxe|
    capoeira|danca|bale|zumba|corrida|caminhada|trilhas?|croche|trico|ceramica|teatro|artesanato|
    futebol|bola|futsal|volei|basquete|tenis|padel|xadrez|poker|truco|domino|videogame|lol|
    free fire|valorant|cs|fifa|rpg|violao|guitarra|baixo|bateria|piano|teclado|cavaquinho|sanfona|
    flauta|violino|saxofone|forro|samba|salsa|tango|selos?|moedas?|vinis?|discos|bonecos|
    figurinhas|miniaturas|canecas|livros?|manga|quadrinhos|todo dia|toda semana|\d+ ?x|\d+ vezes|
    tres vezes|duas vezes|de manha cedo|no fim de semana|aos? (?:sabados?|domingos?)|fantasia|
    romances?|poesia)\b)(?P<what> \w)
danco coleciono nado corro pedalo :: (?: (?:muito|mto|bastante|sempre|so|ate|um pouco de|uma))*
    (?= (?:natacao|academia|musculacao|pilates|yoga|ioga|crossfit|jiu|judo|karate|muay|boxe|
    capoeira|danca|bale|zumba|corrida|caminhada|trilhas?|croche|trico|ceramica|teatro|artesanato|
    futebol|bola|futsal|volei|basquete|tenis|padel|xadrez|poker|truco|domino|videogame|lol|
    free fire|valorant|cs|fifa|rpg|violao|guitarra|baixo|bateria|piano|teclado|cavaquinho|sanfona|
    flauta|violino|saxofone|forro|samba|salsa|tango|selos?|moedas?|vinis?|discos|bonecos|
    figurinhas|miniaturas|canecas|livros?|manga|quadrinhos|todo dia|toda semana|\d+ ?x|\d+ vezes|
    tres vezes|duas vezes|de manha cedo|no fim de semana|aos? (?:sabados?|domingos?)|fantasia|
    romances?|poesia)\b)(?P<what> \w)
leio cozinho pesco surfo escalo :: (?: (?:muito|mto|bastante|sempre|so|ate|um pouco de|uma))*
    (?= (?:natacao|academia|musculacao|pilates|yoga|ioga|crossfit|jiu|judo|karate|muay|boxe|
    capoeira|danca|bale|zumba|corrida|caminhada|trilhas?|croche|trico|ceramica|teatro|artesanato|
    futebol|bola|futsal|volei|basquete|tenis|padel|xadrez|poker|truco|domino|videogame|lol|
    free fire|valorant|cs|fifa|rpg|violao|guitarra|baixo|bateria|piano|teclado|cavaquinho|sanfona|
    flauta|violino|saxofone|forro|samba|salsa|tango|selos?|moedas?|vinis?|discos|bonecos|
    figurinhas|miniaturas|canecas|livros?|manga|quadrinhos|todo dia|toda semana|\d+ ?x|\d+ vezes|
    tres vezes|duas vezes|de manha cedo|no fim de semana|aos? (?:sabados?|domingos?)|fantasia|
    romances?|poesia)\b)(?P<what> \w)
pinto bordo costuro :: (?: (?:muito|mto|bastante|sempre|so|ate|um pouco de|uma))*(?= (?:natacao|
    academia|musculacao|pilates|yoga|ioga|crossfit|jiu|judo|karate|muay|boxe|capoeira|danca|bale|
    zumba|corrida|caminhada|trilhas?|croche|trico|ceramica|teatro|artesanato|futebol|bola|futsal|
    volei|basquete|tenis|padel|xadrez|poker|truco|domino|videogame|lol|free fire|valorant|cs|fifa|
    rpg|violao|guitarra|baixo|bateria|piano|teclado|cavaquinho|sanfona|flauta|violino|saxofone|
    forro|samba|salsa|tango|selos?|moedas?|vinis?|discos|bonecos|figurinhas|miniaturas|canecas|
    livros?|manga|quadrinhos|todo dia|toda semana|\d+ ?x|\d+ vezes|tres vezes|duas vezes|
    de manha cedo|no fim de semana|aos? (?:sabados?|domingos?)|fantasia|romances?|poesia)\b)
    (?P<what> \w)
minha meu :: (?: (?:maior |grande |unico |unica )?(?:paixao|hobby|passatempo|vicio|fraco|xodo|
    terapia|lazer|ponto fraco))(?: (?:e|eh|sao|sempre foi|continua))(?! (?:voce|vc|meu filho|
    minha filha)\b)(?P<what> \w)
my :: (?: (?:biggest |main |only |guilty |secret |new |latest )?(?:passion|hobby|hobbies|pastime|
    obsession|weakness|guilty pleasure|comfort food|go-to(?: \w+)?|happy place|thing))(?: (?:is|
    are|has always been)|'s)(?! (?:you|that|to (?:be|die)|that's)\b)(?P<what> \w)
ouco escuto assisto vejo leio jogo como bebo tomo :: (?= (?:\w+ ){1,3}?(?:o dia (?:todo|inteiro)|
    todo (?:santo )?dia|toda (?:hora|noite|manha|semana)|sempre|direto|sem parar|o tempo (?:todo|
    inteiro)|religiosamente)\b)(?! (?:remedio|muito remedio|medicamento|antidepressivo|insulina|
    noticia ruim)\b)(?P<what> \w)
i we :: (?: (?:always|mostly|usually|only|still))* ?(?:listen to|watch|read|eat|drink|play|binge)
    (?= (?:[\w'&-]+ ){1,4}?(?:all day(?: long)?|every (?:single )?(?:day|night|morning|week|
    weekend)|all the time|non-?stop|religiously|constantly|24/7)\b)(?! (?:my (?:meds|pills)|it|
    this|that)\b)(?P<what> \w)
nao n :: (?: (?:troco|vivo sem|passo sem|dispenso|abro mao d[eo]|fico sem|resisto a|
    consigo ficar sem))(?! (?:voce|vc|isso|meu filho|minha)\b)(?P<what> \w)
wouldn can cant couldn :: (?:'?t|’t)? (?:swap|trade|live without|go without|resist|
    survive without|do without|say no to|give up)(?! (?:you|it|this|that|him|her|my (?:wife|
    husband|kids|mum|dad|meds|job))\b)(?P<what> \w)
favourite favorite fave fav :: (?: \w+){1,3}?(?:\s*[:=]| (?:has to be|is|would be|ever|
    of all time))(?! (?:you|that|this)\b)(?P<what> \w)
sou :: (?: (?:muito|super|completamente|totalmente|meio))*(?: (?:apaixonad[oa]|viciad[oa]|
    louc[oa]|fissurad[oa]|doid[oa])) (?:por|em|n[ao]|d[eo]|pel[ao])(?! (?:voce|vc|meu|minha|ela|
    ele)\b)(?P<what> \w)
tomo bebo como :: (?: (?:meu |o |a |so |sempre )?(?:cafe|cha|leite|chimarrao|suco|pizza|pao|
    sorvete|hamburguer|arroz))(?= (?:sem|com|pur[oa]|pret[oa]|gelad[oa]|forte|fraco|puro)\b)
    (?P<what>)
i :: (?: (?:take|have|drink|like)) my(?= (?:coffee|tea|steak|eggs|toast|whisk\w+|pizza|burger|
    martini)\b)(?P<what> \w)
thing things :: (?: that)?(?: i) (?:love|adore|enjoy)(?: (?:the most|most|more than anything))?,?
    (?: (?:it'?s|is|are|it is))(?P<what> \w)
coisa :: (?: (?:que|q)) (?:eu )?(?:mais )?(?:amo|adoro|gosto)(?: (?:e|eh|mesmo e))(?P<what> \w)
i :: (?:'?ve| have) always (?:loved|liked|adored|enjoyed|been (?:into|a fan of|crazy about|
    obsessed with))(?! (?:it|you|this|that|him|her)\b)<KIN>(?P<what> \w)
i we :: (?: (?:also|still|just))* play the(?= (?:cello|violin|piano|guitar|drums|flute|clarinet|
    sax\w*|trumpet|trombone|harp|banjo|ukulele|bass|fiddle|bagpipes|organ|accordion|oboe|viola|
    tuba|recorder|keyboard)\b)(?P<what> \w)
""",
    "dislikes": r"""
^evito dispenso :: (?! (?:isso|falar|pensar|ao maximo|brigas?|sair|gastar)\b)(?P<what> \w)
i :: (?:'?ve| have) had (?:it up to here|enough|it) (?:with|of)(?! (?:you|this|that|it)\b)
    (?P<what> \w)
coisa :: (?: que| q) (?:eu )?(?:me (?:tira do serio|irrita|incomoda)|(?:eu )?(?:odeio|detesto
    |nao suporto)) (?:e|eh)(?P<what> \w)
odeio odiamos detesto detestamos abomino :: <VERY><NOT_NOW>(?! (?:qdo isso|quando isso|mim|mundo
    |segundas?(?:[- ]feiras?)?\W*$|minha vida|tudo|todo mundo)\b)(?P<what> \w)
nao n nem nunca num naum :: (?: (?:eu|me|muito|mto|tb|tbm))* (?:gosto|gostamos|gostei nunca|curto
    |curtimos|gost)(?: (?:muito|mt|mto|nada|mesmo|nem um pouco|nenhum pouco|nadinha|mto n|la
    |tambem|tb|tbm))*(?: (?:d[aeo]s?|d|quando|q|que|qdo|qnd))?\b<NOT_NOW>(?! (?:vc|voce|vcs
    |el[ea]s?|mim|nem|tanto|mais|muito\W*$|nada\W*$)\b)(?P<what> \w)
nao n num naum :: (?: (?:suporto|tolero|aturo|engulo|aguento))(?! mais)<VERY><NOT_NOW>
    (?! (?:esperar|a hora|o tranco|de|tanta|ficar|muito tempo|mto|essa|mesmo)\b)(?P<what> \w)
nao n num naum :: (?: sou) (?:muito |mto |mt |tao |la |la muito |assim )*(?:fa|chegad[oa]|d[eao]
    |ligad[oa])(?: (?:d[eao]s?|em|n[ao]s?|num))?<NOT_NOW>(?! (?:aqui|la|ferro|sp|rio|recife
    |salvador|familia|reclamar|falar|chorar|mentir|brincadeira|humanas|exatas)\b)(?P<what> \w)
acho achamos :: (?: (?:um saco|chat[oa]|horrivel|um porre|insuportavel|um tedio|nojent[oa]
    |uma chatice|pessimo))(?P<what> \w)
^nem :: (?: (?:gosto|curto|suporto))(?: (?:d[aeo]s?|d|muito))*(?P<what> \w)
nao n :: (?: (?:vou|fui)) com a cara (?:d[eao]s?)(?P<what> \w)
a :: (?: gente)(?: (?:tb|tbm|tambem))? (?:odeia|detesta|nao (?:curte|gosta d[eao]s?
    |suporta))<VERY><NOT_NOW>(?P<what> \w)
tenho :: (?: (?:um|uma|muito|mto|o maior|verdadeiro|certo|certa))*(?: ?(?:pavor|horror|nojo
    |aversao|ranco|odio|birra|trauma|implicancia|asco|fobia|gastura))(?: (?:mortal|total
    |enorme))? (?:d[eao]s?|a|por|pel[ao]s?|com)<NOT_NOW>(?! (?:vc|voce|mim)\b)(?P<what> \w)
morro :: (?: de (?:nojo|preguica|pavor|odio)) (?:d[eao]s?)(?P<what> \w)
passo :: (?: longe) d[eao]s?(?P<what> \w)
i we :: <MUCH> (?:hate|dislike|despise|detest|loathe)\b<MUCH><NOT_IT>(?! (?:to\b(?! (?:wait|run
    |cook|clean|drive|fly|wake|get up|lose|exercise))|my life|mondays?\W*$|myself|everything
    |everyone|it\W*$|the fact)\b)(?P<what> \w)
^hate hating :: <NOT_IT>(?! (?:to|my life|mondays?\W*$|it|myself|everything|mail)\b)(?P<what> \w)
i we :: <MUCH>(?: (?:can'?t|cannot|can not|cant|couldn'?t)) (?:stand|bear|stomach|abide)\b<NOT_IT>
    (?! (?:it|up|to\b(?! (?:wait|hear|see)))\b)(?P<what> \w)
^can cant :: (?:'t|’t| not)? (?:stand|bear|stomach)<NOT_IT>(?! (?:it|up)\b)(?P<what> \w)
i we :: <MUCH>(?: (?:don'?t|do not|dont|didn'?t ever|never))<MUCH> (?:liked?|love|enjoy(?:ed)?
    |care for|dig|do well with)\b<MUCH><NOT_IT><KIN>(?! (?:to (?:say|be rude|brag|complain)|what
    |much)\b)(?P<what> \w)
^don dont :: (?:'t|’t)?(?: really)? (?:like|enjoy|care for|dig)\b<NOT_IT>(?! (?:it|me)\b)
    (?P<what> \w)
i we :: (?:'?m| am|'?re| are)(?: (?:really|just|honestly|definitely|still))* not(?: (?:really|so|a
    |an|that|such|big|huge|much|much of a|too|particularly|super|very|the biggest|the|biggest
    |at all|all that|exactly))* (?:fans? of|into|fond of|crazy about|keen on|big on|one for
    |wild about)\b<NOT_IT>(?! (?:it|you)\b)(?P<what> \w)
^not :: (?: (?:really|so|a|an|that|big|huge|much of a|too|particularly|super|the biggest
    |exactly))* (?:fan of|into|fond of|crazy about|keen on|big on)\b<NOT_IT>(?P<what> \w)
^not never :: (?: (?:really|been|ever))* (?:much of an?|been (?:into|a fan of|big on|one for
    |fond of)
    |one for)(?P<what> \w)
i :: (?:'?m| am)(?: (?:really|honestly|just))* not(?: really)? much of an?(?P<what> \w)
i :: (?:'?ve| have)? never(?: really)? been (?:into|a (?:big |huge )?fan of|big on|one for
    |much of an?|keen on)(?! (?:it|this|that)\b)(?P<what> \w)
i :: (?:<MUCH> (?:don'?t|dont|do not|never) do) (?!(?:it|this|that|anything|much|well|my|the|so)\b)
    (?P<what>[\w-]+(?: [\w-]+)?)(?=\W*$|,)
people :: (?: (?:who|that))(?= [^.!?;\n]{2,40} (?:drive me|annoy me|bug me|irritate me|do my head|
    wind me up|get on my nerves|piss me off|make me (?:mad|angry|furious)))(?P<what> \w)
gente pessoas povo :: (?: (?:que|q))(?= [^.!?;\n]{2,40} (?:me (?:irrita|tira do serio|
    da nos nervos|estressa|incomoda|mata de raiva)))(?P<what> \w)
me :: (?: (?:irrita|tira do serio|incomoda|estressa|da nos nervos|da agonia|da gastura))
    (?: (?:muito|demais|profundamente|e|eh|quando|ver))*(?= (?:gente|quem|pessoas?|quando|barulho|
    fila|cheiro|atras|musica|transito|mentira|falsidade|bagunca|sujeira)\b)(?P<what> \w)
i :: (?: (?:can'?t|cannot|cant) (?:deal with|handle|cope with|be (?:bothered|arsed|doing) with|
    get into|get behind))(?! (?:it|this|that|you|him|her|life|the fact|any more)\b)(?P<what> \w)
i :: (?:'?m| am)(?: (?:terrified|scared|afraid|petrified|frightened|phobic|really scared|
    so scared|deathly afraid)) (?:of)(?! (?:losing|being|what|the|my|you|him|my (?:boss|dad|ex)|
    that|this|failing|dying)\b)(?P<what> \w)
not :: (?: (?:big|keen|sold|hot|huge|crazy|mad)) on(?! (?:it|that|this)\b)(?P<what> \w)
i :: (?: (?:hate|detest|loathe|can'?t stand|cannot stand|dislike|despise))(?= (?:being|getting|
    having to|people|waiting|small talk)\b)(?P<what> \w)
detesto odeio :: (?= (?:ser|que me|ter que|gente|esperar|acordar|perder|ficar)\b)(?P<what> \w)
tenho :: (?: (?:muita|uma|mta))? ?preguica d[eo](?! (?:hoje|responder|falar|sair|levantar)\b)
    (?P<what> \w)
thing things :: (?: that)?(?: i) (?:hate|can'?t stand|really hate|despise|dislike|detest)
    (?: (?:the most|most|more than anything))?,?(?: (?:it'?s|is|are|it is))(?P<what> \w)
coisa :: (?: (?:que|q)) (?:eu )?(?:mais )?(?:odeio|detesto|nao (?:suporto|gosto|aguento)|
    me (?:irrita|tira do serio|incomoda))(?: (?:e|eh|mesmo e))(?P<what> \w)
i :: (?:'?m| am)(?: (?:really|just|honestly|definitely))* not(?: really| exactly| much of)? an?
    (?= (?:[\w-]+ )(?:person|guy|girl|fan|drinker|eater|lover|reader|sports)\b)(?P<what> \w)
i :: (?:'?ve| have) (?:always|never not) (?:hated|detested|disliked|loathed|despised)(?! (?:it|
    you|this|that)\b)(?P<what> \w)
nao n :: (?: tenho) (?:muita |mta |a menor )?(?:paciencia|saco|estomago) (?:pr[ao]s?|para|com)
    (?! (?:isso|nada|voce|vc|el[ea]|hoje)\b)(?P<what> \w)
""",
    "dislikes_before": r"""
passo :: (?: longe| reto)\W*$(?P<what>)
hard :: (?: (?:pass|no))\b(?P<what>)
eu :: (?: (?:evito|dispenso|passo|odeio|detesto|abomino|fujo))\W*$(?P<what>)
e eh :: (?: (?:um )?(?:castigo|tortura|pesadelo|martirio))(?: pra mim)?\W*$(?P<what>)
pra para :: (?: mim) (?:e|eh) (?:um |uma )?(?:castigo|tortura|pesadelo|martirio|chatice|saco)\b
    (?P<what>)
is isn are aren :: (?:n'?t|'t|’t| not| so not)(?: (?:really|exactly|quite|just))* my (?:thing
    |cup of tea|jam|style|favou?rite|vibe)(?P<what>)
grosses gross :: (?: me out)(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:muito |bem )?(?:a )?(?:minha|meu) (?:praia|estilo|tipo|vibe|coisa
    |forte)\b(?<!forte)(?P<what>)
me :: (?: (?:irrita|incomoda|enoja|tira do serio|tiram do serio|irritam|incomodam|da nos nervos
    |cansa|entedia)(?:m)?)(?: (?:muito|mto|demais|profundamente|mt))?\W*$(?P<what>)
annoys annoy bugs bug irritates disgusts :: (?: me)(?: (?:so much|a lot))?\W*$(?P<what>)
is are :: (?: (?:such )?a| my biggest| one of my)? ?(?:pet peeves?|dealbreaker|turn-?off)
    (?P<what>)
me :: (?: (?:da|dao) (?:nojo|asco|arrepio|gastura|preguica))\W*$(?P<what>)
eu :: (?: (?:nao|n)) (?:(?:assisto|vejo|ouco|encaro|curto|gosto|suporto|aguento|engulo|chego perto)
    (?: (?:nem|de jeito|nunca)\b[^.!?;\n]{0,20})?|(?:como|bebo|tomo|uso|visto) (?:nem
    |de jeito nenhum|nunca)\b[^.!?;\n]{0,20})\W*$(?P<what>)
eu :: (?: nem) (?:comeco|chego perto|olho|encosto|provo|passo perto)\W*$(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:muito |bem )?comigo\b(?P<what>)
e eh :: (?: (?:um |uma )?(?:sofrimento|suplicio|parto|inferno|saco|porre|chatice|tedio))(?= pra mim
    | para mim)(?P<what>)
tastes :: (?: like) (?:soap|dirt|feet|cardboard|medicine|mud)(?P<what>)
don doesn dont doesnt do does :: (?:'t|’t| not)? (?:agree|sit (?:well|right)|get on|get along|
    go down well) with (?:me|my (?:stomach|gut))\b(?P<what>)
upsets upset hurts wrecks destroys kills :: (?: my) (?:stomach|tummy|gut|guts|head|back)\b
    (?P<what>)
gives give :: (?: me) (?:heartburn|gas|migraines?|headaches|indigestion|the (?:runs|creeps|ick|
    heebie)|cramps|reflux|bloating|nightmares|the shivers)\b(?P<what>)
terrifies terrify scares scare freaks creeps frightens :: (?: me)(?: (?:out|to death|silly|
    so much|the most))?\W*$(?P<what>)
drives drive :: (?: me)(?: (?:up the wall|mad|nuts|insane|crazy|bananas|round the bend))\b
    (?P<what>)
are is :: (?: (?:just |honestly |literally |absolutely )?(?:the worst|so overrated|overrated|
    disgusting|vile|gross|rank|not for me|unbearable|torture|hell)(?: (?:for me|to me|imo|
    if you ask me))?)(?=,? (?:i (?:can'?t|hate)|for me|to me|imo)|, )(?P<what>)
me :: (?: (?:faz|fazem|da|dao|cai|caem)) (?:muito |mto |sempre |uma |um )?(?:mal|azia|gases|enjoo|
    dor de (?:barriga|cabeca|estomago)|refluxo|queimacao|alergia|pavor|panico|medo|nojo|arrepio|
    gastura|desespero)\b(?: (?:pro|no) estomago)?\W*$(?P<what>)
nao n :: (?: me) (?:cai|caem|desce|descem|faz|fazem)(?: (?:bem|muito bem|legal))\b(?P<what>)
scare scares terrify terrifies frighten freak :: (?: (?:the (?:life|hell|crap|shit|daylights|
    living daylights) out of me|me (?:half )?to death|me senseless))\b(?P<what>)
make makes :: (?: me)(?: (?:panic|cringe|gag|uncomfortable|want to (?:scream|cry|vomit|hide)|
    sick to my stomach|queasy|squirm|itch))\b(?P<what>)
freak freaks creep creeps :: (?: me out)\b(?P<what>)
""",
    "likes_before": r"""
virou :: (?: (?:meu|minha))(?: novo| nova)? (?:vicio|paixao|hobby|xodo|favorit[oa]|mania)\b
    (?P<what>)
does :: (?: it for me)\b(?P<what>)
is :: (?: (?:totally|so|really|just))* (?:my thing|my jam|my happy place|life|where it'?s at)\b
    (?P<what>)
e eh sao continua :: (?: (?:sempre|realmente|simplesmente|de longe|disparado))*(?: (?:o|a|os
    |as))? (?:meu|minha|meus|minhas)(?: (?:maior|grande|comida|cor|fruta|serie|filme|banda|musica
    |livro|lugar|bebida|prato|esporte|time|cantora?|artista|doce|sobremesa|estacao|epoca))?(?: ?
    (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|paixao|vicio|hobby|xodo|fraco|vida todinha))\b
    (?P<what>)
is are s :: (?: (?:definitely|still|always|by far|totally|probably|easily|one of|hands down
    |absolutely|just))* my (?:all[- ]time |absolute |number one |go-to )?(?:favou?rite|fave|fav
    |jam|passion|happy place|guilty pleasure|weakness|comfort food|thing|hobby)\b(?! (?:person
    |part of|thing about))(?P<what>)
e eh sao :: (?: (?:vida|tudo de bom|tudo na vida|comigo mesmo|(?:o )?meu (?:lugar|mundo|refugio
    |ponto fraco)(?: no mundo)?|(?:a )?minha (?:terapia|fuga|praia|alegria)))\W*$(?P<what>)
e eh :: (?: o (?:lugar|prato|filme|jogo|esporte|livro|bicho|doce)) (?:q|que) (?:eu )?(?:mais )?
    (?:amo|adoro|gosto)\b(?P<what>)
is are s :: (?: (?:just|basically|really|totally))* my (?:therapy|escape|zen|drug of choice
    |everything|world|kryptonite|soft spot)\b(?P<what>)
me :: (?: (?:acalma|relaxa|desestressa|faz (?:muito )?(?:feliz|bem)))(?:m)?(?: (?:muito|mto
    |demais))?\W*$(?P<what>)
calms relaxes :: (?: me)(?: down| out)?\W*$(?P<what>)
como bebo tomo :: (?: (?:ate (?:passar mal|explodir|enjoar|dizer chega)|de joelhos|rezando))\b
    (?P<what>)
e eh :: (?: o que (?:(?:mais )?toca|eu mais (?:ouco|como|jogo|assisto|faco)))\b(?P<what>)
virou :: (?: (?:vicio|paixao|hobby|mania|rotina))\W*$(?P<what>)
for :: (?: the win| life| me,? always| me every time)\W*$(?P<what>)
over :: (?= [\w ]{2,30} any ?(?:day|time))(?P<what>)
makes make :: (?: me) (?:so |really |very )?(?:happy|calm|relaxed|feel alive)\W*$(?P<what>)
""",
    "likes_ends": r"""
nao n :: (?: (?:gosto|curto|ligo)) tanto(?: mais)?(?: (?:d[aeo]s?|pra))?(?P<what> \w)
i we :: (?: used to) (?:love|like|enjoy|adore|be (?:really |so |super )?(?:into|obsessed with
    |crazy about|mad about|a (?:big |huge )?fan of))(?! (?:you|it|him|her)\b)(?P<what> \w)
^went gone going :: (?: off)(?! (?:on|the|to|with)\b)(?P<what> \w)
nao n :: (?: (?:quero|tenho)) mais (?:saber|paciencia|saco) (?:d[aeo]s?|pra|com)(?! (?:isso|nada
    |vc|el[ea])\b)(?P<what> \w)
nao n :: (?: (?:acompanho|assisto|escuto|ouco|jogo|coleciono)) mais(?! (?:isso|nada|voce)\b)
    (?P<what> \w)
nao n :: (?: (?:gosto|curto|amo|adoro|ligo))(?: (?:tanto|muito))? mais (?:(?:de|d[ao]s?|pra|n[ao]
    |com) )?(?! ?(?:isso|disso|de vc|vc|nada|el[ea])\b)(?P<what>\w)
^enjoei cansei :: (?: (?:d[eao]s?))(?! (?:vc|voce|tudo|esperar|ess[ea]|dess[ea]|reclamar|tentar
    |disso|viver|ser|falar|ficar|sofrer|brincar|lutar|ouvir|pensar|procurar|mim|est|hoje|trabalhar
    |la)\w*\b)(?P<what> \w)
^parei deixei perdi :: (?: (?:de gostar|de curtir|o gosto|o gosto por|o interesse))(?: (?:d[eao]s?
    |por|pel[ao]s?|em))?(?! (?:vc|voce|el[ea])\b)(?P<what> \w)
i we :: (?: (?:don'?t|do not|dont|no longer))(?: really)? (?:like|love|enjoy) (?!(?:you|it|him
    |her)\b)(?P<what>[^.!?;\n]{1,60}?) (?:anymore|any more|any longer)\b
i we :: (?: no longer) (?:like|love|enjoy|care for)(?P<what> \w)
i :: (?:'?m| am) (?:over|done with|no longer into|not into)(?! (?:it|you|this|that|him|her
    |the moon)\b)(?P<what> [^.!?;\n]{1,40}?)(?: anymore| any more)\W*$
i :: (?: (?:went off|got bored of|lost interest in|gone off))(?P<what> \w)
nao n :: (?: (?:tomo|bebo|como|jogo|assisto|vejo|leio|ouco|frequento|compro|toco|treino|danco|
    corro|pedalo|nado)) mais(?! (?:que|do que|de|nada|isso|um|uma|tarde|cedo|devagar|remedio|
    acucar|carne)\b)(?P<what> \w)
i we :: (?: (?:don'?t|dont|do not)) (?:play|watch|read|run|drink|listen to|go to|cook|paint|bake|
    dance|swim|cycle|follow|use|buy|do) (?P<what>[^.!?;\n]{2,40}?) (?:anymore|any more|any longer|
    these days)\b
^fell got :: (?: out of love with| bored of| sick of)(?! (?:you|it|him|her|this|that|waiting|
    being)\b)(?P<what> \w)
""",
}

OTHERS = {
    "schedule": r"""
so :: (?: (?:atende|responde|trabalha|pode|consegue|funciona|acorda|aceita))(?: [^\s.,;!?]+){0,2}?
    (?=[ ,]+<DAYTIME>)(?P<what> \S)
only :: (?: (?:works|answers|replies|takes (?:calls|appointments|clients)|is (?:free|available)
    |sees (?:patients|clients)))(?: [^\s.,;!?]+){0,2}?(?= <DAYTIME>)(?P<what> \S)
""",
    "channel": r"""
prefere preferem prefers prefer :: (?: (?:falar|conversar|receber|ser|contato|tudo|que|q|me
    |mande\w*|por|via|pelo|pela|no|na|to|be|get|talk|contacted|reached|by|over|quick|a|an|the|text
    |um|uma))*(?= <MEDIUM>)(?P<what> \w)
so :: (?: (?:responde|atende|usa|le|ve|fala|olha|aceita))(?: [^\s.,;!?]+){0,2}?(?: (?:por|pelo
    |pela|no|na|via|o|a))?(?= <MEDIUM>)(?P<what> \w)
only :: (?: (?:answers|uses|reads|checks|replies to|replies by|responds to|takes))(?: (?:his|her
    |their|the))?(?= <MEDIUM>)(?P<what> \w)
nao n doesn doesnt never :: (?:'t|’t)? ?(?:atende|usa|responde|le|olha|ve|answer|use|read|check
    |pick up|answers|uses)(?: (?:o|a|os|as|mais|his|her|their|the))*(?= (?:telefone|ligac\w+
    |e-?mails?|audios?|sms|whats\w*|zap|chamadas?|phone|calls|texts|emails?|voicemail))
    (?P<what> \w)
""",
    "choice": r"""
prefere preferem :: (?! (?:nao|que (?:vc|voce)|assim|isso)\b)(?P<what> \w)
prefers prefer :: (?! (?:not|it|that|you)\b)(?P<what> \w)
d would :: (?: (?:much )?(?:rather|prefer))(?! (?:not|die|you)\b)(?P<what> \w)
e eh :: (?: mais d[eo]?)(?P<what> \w)
so :: (?: (?:come|bebe|toma|compra|usa|paga|viaja|ouve|assiste|aceita|veste)) (?!(?:isso|mais
    |quando|se|um pouco)\b)(?P<what>\w)
only :: (?: (?:eats|drinks|buys|wears|pays|flies|watches|listens to|takes|accepts))(?P<what> \w)
wants quer :: (?: (?:everything|tudo))(?P<what> (?:on|in|by|via|no|na|em|por|pelo|impresso
    |digital)\b)
only :: (?: (?:wants|likes|uses))(?! (?:to|it|him|her|you|me)\b)(?P<what> \w)
quer wants :: (?: so)(?P<what> \w)
""",
    "likes_ends": r"""
used :: (?: to) (?:love|like|enjoy|adore|be (?:really |so |super )?(?:into|obsessed with
    |crazy about|mad about|a (?:big |huge )?fan of))(?P<what> \w)
nao n :: (?: (?:quer|tem)) mais (?:saber|paciencia) (?:d[aeo]s?|pra|com)(?P<what> \w)
enjoou cansou :: (?: d[aeo]s?)(?P<what> \w)
nao n :: (?: (?:gosta|curte|ama|adora|gostam|curtem))(?: (?:tanto|muito))? mais (?:d[aeo]s? )?
    (?! ?(?:isso|disso|mim|vc|nada)\b)(?P<what>\w)
""",
    "dislikes": r"""
can cant :: (?:'t|’t| not)? (?:abide|stomach)(?P<what> \w)
odeia detesta abomina odeiam detestam :: <VERY>(?! (?:isso|disso|vc|voce|el[ea]|mim)\b)
    (?P<what> \w)
nao n :: (?: (?:gosta|gostam|curte|curtem|suporta|suportam|tolera|atura|e (?:muito )?fa
    |e (?:muito )?chegad[oa]|sao fas))(?! mais)<VERY>(?: (?:nada|nem um pouco))?(?: (?:d[aeo]s?|d
    |em|quando|que|q))?(?! (?:isso|disso|vc|voce|el[ea]|mim)\b)(?P<what> \w)
tem :: (?: (?:um|muito|mto))*(?: ?(?:pavor|horror|nojo|aversao|odio|fobia)) (?:d[eao]s?|a)
    (?P<what> \w)
hates dislikes despises detests loathes hate dislike :: <MUCH>(?! (?:it|you|me|that|this|him|her
    |when you)\b)(?P<what> \w)
can cant :: (?:'t|’t| not)? (?:stand|bear)(?! (?:it|me|you|him|her)\b)(?P<what> \w)
doesn don doesnt dont :: (?:'t|’t)?<MUCH> (?:like|love|enjoy|care for)(?! (?:it|you|me|that|this
    |him|her)\b)(?P<what> \w)
isn not aren :: (?:'t|’t)?(?: (?:really|a|big|much of a|that|so|huge))* (?:into|fan of|fans of
    |keen on|fond of)(?P<what> \w)
won wont :: (?:'t|’t)?(?: even)? (?:touch|eat|go near|drink|try|wear)(?! (?:it|him|her|me|you|that
    |this)\b)(?P<what> \w)
nao n nem :: (?: (?:chega|passa|chegam)(?: nem)?) perto d[aeo]s?(?! (?:mim|vc|voce)\b)(?P<what> \w)
nao n :: (?: (?:pode|podem|consegue)) (?:nem )?(?:ver|sentir o cheiro d[aeo])(?= \w)(?P<what> \w)
won wont refuses refuse :: (?:'t|’t)? (?:touch|eat|drink|go near|wear|watch|to eat|to touch|
    to wear)(?! (?:it|that|this|you)\b)(?P<what> \w)
is s are re :: (?: (?:really|so|absolutely|totally|a bit|and))* ?(?:terrified|scared|afraid|
    petrified|frightened) of(?! (?:you|him|her|me|losing|being)\b)(?P<what> \w)
tem morre :: (?: (?:muito|mto|pavor|horror|de|um))* ?(?:medo|pavor|nojo|horror|panico) d[eao]s?
    (?P<what> \w)
""",
    "likes": r"""
lives :: (?: for)(?! (?:free|years|\d)\b)(?P<what> \w)
vive :: (?: (?:pra|pro|de)) (?=(?:futebol|academia|praia|videogame|game|novela|jogo|musica
    |serie)\w*)(?P<what>\w)
adora ama curte adoram amam curtem :: <VERY>(?! (?:isso|disso|vc|voce|te|el[ea]|mim|a gente|sofrer
    |reclamar|quando (?:vc|eu))\b)<KIN>(?P<what> \w)
gosta gostam :: <VERY> (?:d[aeo]s?|d|quando|em)(?! (?:isso|vc|voce|mim|el[ea]|voces)\b)
    (?P<what> \w)
e eh sao ta :: (?: (?:muito|mto|super|completamente|totalmente|mega|bem))* (?:fa|fas
    |fanatic[oa]s?|maluc[oa]s?|tarad[oa]s?|vidrad[oa]s?|apaixonad[oa]s?|louc[oa]s?|doid[oa]s?
    |viciad[oa]s?|fascinad[oa]s?|obcecad[oa]s?|chegad[oa]s?
    |amante)(?: de carteirinha)? (?:d[aeo]s?|por|em|n[ao]s?|pel[ao]s?)(?! (?:mim|vc|voce
    |el[ea])\b)(?P<what> \w)
se :: (?: amarra)(?: (?:muito|demais))? (?:em|n[ao]s?)(?P<what> \w)
obsessed crazy mad nuts passionate :: (?: (?:with|about))(?! (?:me|you|him|her|it)\b)(?P<what> \w)
collects coleciona colecionam :: (?P<what> \w)
loves likes enjoys adores love like enjoy adore :: <MUCH>(?! (?:it|you|me|that|this|him|her|us
    |when you|to (?:say|see|suffer|complain|argue|moan|hate|whine))\b)(?P<what> \w)
is s are re :: (?: (?:really|so|super|totally|very|a|an|big|huge|massive|such|crazy|also
    |obviously))* (?:into|fans? of|fond of|crazy about|keen on|obsessed with|addicted to
    |passionate about|mad about|hooked on)(?! (?:me|you|him|her|it)\b)(?P<what> \w)
swears :: (?: by)(?! (?:it|this|that|him|her)\b)(?P<what> \w)
so :: (?: (?:quer saber|fala|pensa)) (?:d[eao]s?|em|n[ao])(?! (?:mim|isso|dinheiro)\b)(?P<what> \w)
would could :: (?: (?:happily|literally))? ?(?:eat|drink|live on|watch|play|read)(?P<what>
    [^.!?;\n]{2,40}?) (?:every|all (?:day|night)|till|until|for (?:hours|days|ever)|forever
    |24/7)\b
vive :: (?: n[oa]s?)(?= (?:agua|piscina|praia|academia|celular|videogame|cozinha|mato|cinema
    |roca|igreja)\b)(?P<what> \w)
joga treina nada pedala corre danca pinta plays runs swims paints dances :: (?=[^.!?;\n]{0,40}
    \b<OFTEN>)(?P<what>)
faz :: (?= <PASTIME>)(?P<what> \w)
does :: (?= <PASTIME>)(?P<what> \w)
doida doido louca louco vidrada vidrado fissurada fissurado apaixonada apaixonado :: (?: (?:por
    |em|n[ao]s?|pel[ao]s?))(?! (?:mim|vc|voce|el[ea])\b)(?P<what> \w)
is s are re was :: (?: (?:really|totally|completely|so|absolutely|super|a bit|also|and))* ?
    (?:obsessed with|into|mad about|crazy about|addicted to|hooked on|a (?:huge |big |
    massive )?fan of|passionate about|nuts about|big on)(?! (?:it|him|her|you|the (?:idea|shower)|
    bed|this|that)\b)(?P<what> \w)
collects collect :: (?P<what> \w)
so :: (?: (?:quer saber d[eo]|fala (?:d[eo]|em)|pensa em|assiste|ve|escuta|joga|come))(?P<what> \w)
vive :: (?: (?:n[oa]|com|jogando|ouvindo|lendo|vendo|assistindo))(?! (?:com (?:a|o|os|as|meus|
    minha)|n[oa] (?:interior|rua|casa|brasil|mundo))\b)(?P<what> \w)
""",
    "likes_before": r"""
e eh sao :: (?: (?:o|a))? (?:favorit[oa]|preferid[oa]) del[ea]s?\b(?P<what>)
""",
}
