"""How people tell what they have settled. Rules as the package tells."""

FIRST = {
    "decision": r"""
ta esta tah :: (?: (?:batido|fechado|resolvido|definido|decidido|combinado))(?: (?:aqui|entre|em
    |com|ja|entao)[^:.!?\n]{0,20})?(?:\s*[:,]|\W*$)
ficou fica :: (?: (?:combinado|decidido|acertado|definido|resolvido))(?: (?:aqui|entre|em|com|ja
    |entao)[^:.!?\n]{0,20})?(?:\s*[:,]| que| assim|\W*$)
vou vamos iremos :: (?: (?:com|de|ficar com|fechar com|seguir com)) (?:o|a|os|as) (?:proposta
    |plano|opcao|oferta|orcamento|modelo|primeir[oa]|segund[oa]|vaga|curso)\b
bati batemos bateu :: (?: o pe)\b
gente :: (?: (?:ja|finalmente))? bateu o martelo\b
vou vamos vai :: (?: passar a)(?= [a-z]+[aei]r\b)(?! (?:ser (?!mais)|ter|mulher|colher)\b)
nada :: (?: de)(?! (?:novo|mais|bom|errado|especial|interessante|diferente|importante
    |concreto)\b)(?= [^.!?;\n]{3,40}\b(?:daqui (?:pra|para) (?:frente|diante)|de agora em diante
    |a partir d[aeo]|ess[ea] (?:ano|mes|natal)|este (?:ano|mes)|ano que vem|em 20\d\d|nunca mais)\b)
sworn swore :: (?: off)(?= \w)
turned :: (?: (?:the|a|an|my|their|that|his|her|it|them))(?: [\w-]+){0,3}? down\b
^not :: (?: renewing)(?= (?:my|the|our|his|her|their|it)\b)
^not :: (?: (?:selling|buying|accepting|moving to|going back to|inviting|signing|taking|keeping))
    (?= (?:my|the|our|another|his|her|their) \w)
^not :: (?: having)(?= (?:another|any more) )
changed :: (?: my mind)\s*[,:;–-]+(?= ?(?:i'm|we're|im|i|we|keeping|staying|selling|going|not)\b)
i'm im i we're we am are :: (?: (?:officially|finally|definitely|so|completely|am|are|'m|'re))* ?
    done with(?= [^.!?;\n]{2,30}\b(?:for good|forever|for ever|for life|from now on|full stop)\b)
chegamos :: (?: (?:n?um|a um|ao|numa)) (?:acordo|consenso|conclusao)\b
talked thought :: (?: (?:it|about it|this|this through|it all))* ?(?:over|through|long enough
    |about)?,? and(?= (?:i|we|i'm|we're|i've|we've|the|decided))
i :: (?:'?m| am) (?:not|definitely not|officially not) (?:getting|doing|having|taking|buying
    |going (?:to|back)|moving|selling|accepting)(?= \w)(?! (?:it|this|anything|well|anywhere
    |enough|any|much|you|to)\b)
made :: (?: up (?:my|our) minds?)\b
from :: (?: (?:now|today|tomorrow) on(?:wards?)?),?(?: (?:i|we|i'll|we'll))(?= \w)
decidi decidimos resolvi resolvemos optei optamos escolhi escolhemos :: (?: (?:que|q|nao|n|so
    |entao|ja|me|finalmente|por|pel[ao]s?|em))* (?:[a-z]+r|a|o|um|uma)\b(?! (?:problema|exercicio
    |questao|conflito)\b)
bati batemos :: (?: o martelo)
i we :: (?:'?ve| have|'?re| are|'?m| am)?(?: (?:just|finally|already|both|all|also|now
    |basically))* (?:decided (?:to|on|not|against|that(?! (?:you|he|she|they|it|this)\b)|we|i)
    |opted (?:for|to|out)|settled on
    |going with|chose|chosen|made up (?:my|our) minds?)\b
^decided :: (?: (?:to|not to|on|against))\b
^going :: (?: with)\b(?! (?:you|him|her|them|the flow|my|friends)\b)
a :: (?: gente)(?: ja)? (?:decidiu|resolveu|optou|escolheu|combinou)\b
    (?! (?:que|q) (?:el[ea]s?|vc|voce)\b)
vou vamos :: (?: (?:so|mesmo|sim))?(?: (?:investir|passar a|comecar a|parar de|deixar de))
    (?=[^.!?;\n]{0,60}\b(?:a partir|daqui pra frente|de agora|decidid|definitivamente|de vez)\b)
recusei recusamos aceitei aceitamos topei declinei :: (?= (?:(?:a|o|uma|um|essa
    |esse) )+(?:\w+ )?(?:proposta|vaga|oferta|emprego|convite|cargo|promocao|transferencia
    |contrato)\b)
turned :: (?: down)(?= (?:the|a|an|my|their|his|her) )
i we :: (?:'?ve| have)?(?: just| finally)? accepted(?= (?:the|an|their) (?:\w+ )?(?:offer
    |proposal|deal)\b)
we :: (?:'?re| are) (?:not|definitely not|officially not) (?:getting|having|buying|moving|selling
    |accepting|renewing|inviting)(?= \w)(?! (?:it|this|anything|any|much|you|enough|fun)\b)
^no :: (?: more) (?:alcohol|booze|beer|wine|drinking|smoking|cigarettes|sugar|meat|coffee|caffeine
    |dating|overtime|credit cards|loans|late nights|fast food|takeout|social media)(?=(?:,| now
    | ever)?
     for (?:me|us)\b)
i we :: (?: went with) (?:the|a|an)(?! (?:flow|kids|guys|girls|family|boys|team|class|friend
    |group)\b)(?= \w)
^nunca :: (?: mais)(?: eu)? (?!(?:isso|sumo|paro|canso|esqueco|durmo|acordo)\b)\w{2,}o\b(?= \w)(?!
     (?:isso|nada|assim)\b)
cut :: (?: up)(?= (?:my|our|all my|the)(?: \w+)? cards?\b)
talked thought :: (?: (?:it|this|that|things)) (?:over|through)\W*$
decidi decidimos resolvi resolvemos :: (?: (?:q|que))(?: [\w-]+){1,3}?(?= (?:nao|n|vou|vamos|so)\b)
^decided :: (?: (?:that )?(?:we|i)(?:'re|'m|'ll|'ve| are| am| will| won'?t)?)(?= \w)
i we :: (?:'?m| am|'?re| are)(?: (?:definitely|just|gonna be|going to be))* (?:sticking with
    |sticking to|staying with|keeping)(?= (?:the|my|our) )(?=[^.!?;\n]{2,60}\b(?:final answer
    |decided|that'?s (?:final|that|it)|end of|no matter|for good|after all)\b)
i :: (?:'?m| am)(?: (?:officially|completely|so))? done with(?=[^.!?;\n]{2,40}\b(?:decided|for good
    |forever|that'?s it|for now|this time)\b)
fechei fechamos fechado fechou :: (?:\s*[:,]| com| n[oa]| em| que)+(?= (?:vou|vamos|o|a|vai|fico|
    ficamos|mesmo)\b)
^picked chose chosen :: (?= (?:the|a|an|to|my) )(?! (?:the kids|up|a fight|my (?:kids|son|
    daughter)))
i we :: (?:'?ve| have)?(?: (?:just|finally|already|both))* (?:picked|chosen|gone (?:with|for)|
    plumped for|landed on|agreed (?:on|to)|committed to)(?= (?:the|a|an|to|on|my|our|this) )
    (?! (?:the kids|the phone|a fight|this up))
ja :: (?: (?:escolhi|decidi|bati o martelo))(?=\s*[,:]| (?:o|a|que|q|por)\b)
vai :: (?: ser)(?= (?:o|a) (?:azul|preto|branco|vermelh\w|verde|primeir\w|segund\w|mais \w+)\b)
alright ok okay right :: (?:[,: ]+)(?:(?:i'm|we're|im|i am) )?going (?:with|for)(?= (?:the|a|an|
    my) )
vou vamos :: (?: (?:mesmo|sim|de vez))?(?: (?:trancar|largar|sair d[aoe]|pedir (?:demissao|
    as contas)|me demitir|parar (?:de|com)|desistir d[aoe]|cancelar (?:o|a|meu|minha)|vender (?:o|
    a|meu|minha)|mudar de (?:area|curso|emprego|cidade)|trocar de (?:emprego|curso|area|carro)|
    voltar (?:a estudar|pra faculdade|pro)|terminar com))\b(?! (?:hoje|agora|ja ja))
i we :: (?:'?m| am|'?re| are)(?: (?:definitely|officially|really|actually))* ?(?:quitting|leaving|
    dropping out|selling|moving out|cancelling|canceling|switching|breaking up|handing in|
    going back to)(?= (?:my|the|our|of|to|school|uni|college|with) )
not :: (?: (?:going to|gonna|doing|having|attending|buying))(?=[^.!?;\n]{2,60}\b
    (?:made up my mind|decided|that'?s (?:final|that)|final|end of (?:story|discussion)))
chega basta :: (?: de)(?= (?:fast ?food|delivery|ifood|cartao|compras?|hora extra|namorar|
    rede social|tinder|apostas?|bets?|jogo)\b)
ta :: (?: decidido)\s*[,:]
it it's its :: (?:'s| is)? ?(?:decided|settled|final|official)\s*[,:]
sticking stuck staying :: (?: with)(?= (?:the|my|our|a) )(?! (?:my (?:mum|mom|dad|parents|sister|
    brother|friend|aunt|gran)|the kids|a friend))
said :: (?: (?:yes|no))(?: to)(?= (?:being|the|a|his|her|my|going|moving|doing) )
i we :: (?:'?ve| have)? (?:passed on|turned down|said no to|said yes to|pulled out of|
    backed out of|withdrew from|dropped out of|signed up to|committed to|gone ahead with)
    (?= (?:the|a|an|his|her|my|being|that|their|buying|moving) )(?! (?:school|uni|college)\b)
^said passed turned backed :: (?: (?:yes to|no to|on|down|out of))(?= (?:the|a|an|his|her|my|
    being|that|their) )
mind minds :: (?:'?s| is| are)? made up\b
depois apos :: (?: de)? (?:muito|muita|tanto|tanta|dias|semanas|meses)(?: (?:de|tempo))*
    (?: (?:pensar|conversar|conversa|pesquisar|pesquisa|refletir|reflexao|discutir|debate|
    pensamento|indecisao))(?:[^.!?;\n,]{0,20}),?(?= (?:eu |a gente |nos )?(?:vou|vamos|vai|decid|
    resolv|opt|escolh|fic|fech|compr|bat))
after :: (?: (?:much|a lot of|lots of|long|weeks of|months of|days of|careful|some))+ (?:thought|
    thinking|debate|discussion|back and forth|consideration|deliberation|research|
    soul[- ]searching),?(?= (?:i|we|i'm|we're|i've|we've)\b)
vai vamos vou :: (?: (?:ficar com|fechar com|seguir com|ficar n[ao]|manter|ir com|ir de))(?= (?:o|a|
    os|as|um|uma) )(?=[^.!?;\n]{2,60}\bmesmo\b)
e and :: (?: (?:ponto final|ponto|acabou|fim de papo|assunto encerrado|nao tem volta|sem volta|
    that'?s final|that'?s that|end of(?: story)?|no going back))\W*$
it it's its that that's :: (?:'s| is)? ?(?:been )?(?:decided|settled|final|official|agreed|
    a done deal)\W*$
i we :: (?:'?m| am|'?re| are)(?: (?:definitely|officially|really|actually|gonna be))* ?(?:taking|
    accepting|turning down|declining|rejecting|going for|keeping|buying|getting|choosing|leasing|
    signing for)(?= (?:the|that|this) (?:[\w'-]+ ){0,2}?(?:job|offer|role|position|promotion|flat|
    house|deal|course|contract|apartment|plan|package|option|redundancy)\b)
ja :: (?: (?:escolhi|decidi|decidimos|ta decidido|bati o martelo|me decidi))\W*$
i we :: (?:'?ve| have)? ?(?:already )?(?:decided|made (?:my|our) (?:decision|choice|mind up))\W*$
staying :: (?= put\b)
handed gave sent :: (?: back)(?: (?:the|my|our))(?= (?:car|keys|dog|ring|offer|award|licen[cs]e))
""",
}

OTHERS = {
    "decision": r"""
decidiu decidiram resolveu resolveram optou optaram :: (?: (?:que|q|nao|por|se|pel[ao]))* ?
    (?=\w+r\b|vai)
decided chose :: (?: (?:to|not to|against|on))\b
""",
}
