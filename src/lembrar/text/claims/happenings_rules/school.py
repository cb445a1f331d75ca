"""What people tell of studies ended and of things achieved. Rules as the package tells."""

FIRST = {
    "graduation": r"""
me nos :: (?: (?:formei|graduei|formamos))\b(?! (?:ideia|opiniao|na escola da vida))
formei :: (?! na escola da vida)(?: (?:em|no|na|pel[ao]|ontem|ano|mes|semana|como)\b|\W*$)
colei :: (?: grau)
terminei conclui finalizei acabei terminamos completei :: <JUST>(?: (?:o|a|meu|minha|os|um))+
    (?: (?:meu|minha|curso de|segunda|primeira))* <SCHOOL>
passei passamos :: <JUST> (?:n[oa]s?|em|pr[ao]|para|de)(?: (?:o|a|um|uma|primeiro|primeira|prova
    |minha|meu|d[aoe]))*(?: (?:<EXAM>|\d|primeiro lugar|1o lugar|[a-z]+ (?:na|pela) (?:usp|unicamp
    |uf\w+|federal)))
passei :: <JUST> (?:em|n[oa])(?= (?:\d|primeiro|1|segundo|2)\S* lugar)
passei :: (?: de ano)
fui fomos :: <JUST> ?(?: (?:aprovad|reprovad|classificad)[oa]s?)(?: (?:n[oa]s?|em|pr[ao]|para|com
    |de)\b|\W*$)
reprovei bombei rodei :: <JUST> (?:n[oa]s?|em|de ano)\b(?: |$)
defendi defendo apresentei entreguei :: <JUST>(?: (?:o|a|meu|minha))+ (?:tcc|tese|dissertacao
    |mestrado|doutorado|monografia|qualificacao)
tirei consegui :: <JUST>(?: (?:a|minha|o|meu))*(?: ?(?:carteira(?: de (?:motorista|habilitacao))?
    |cnh|habilitacao|carta de motorista|oab|crm|carta|carteira da oab))\b(?! d[oe] (?:trabalho
    |vacina))
entrei :: (?: (?:n[oa]|em|pr[ao]|para))(?: (?:a|o))? (?:faculdade|usp|unicamp|uf\w{1,4}|mestrado
    |doutorado|medicina|universidade|federal|pos|curso de \w+)
i we :: (?:'?ve| have)?<JUST> graduat(?:ed|e)\b(?! from (?:noob|beginner))
^graduated :: (?: (?:from|with|last|this|in|on|college|high|today|yesterday|top|summa|cum|as
    |first)\b|\W)
finished completed defended submitted passed :: <JUST><A>(?: (?:nursing|law|driving|bar|final
    |engineering|online|cs|computer science))? ?(?:<SCHOOL>)
got been was :: <JUST> (?:accepted|admitted) (?:to|into|by|at|for)<A>(?= \w)
got :: <JUST> (?:into|in to|in at)<A>(?: [\w-]+)?(?: (?:college|uni(?:versity)?|school|academy
    |conservatory|program(?:me)?|phd|masters?|mba|harvard|yale|stanford|mit|oxford|cambridge|ucla
    |nyu|usc|princeton|berkeley|columbia|cornell|brown|duke|ucl|lse|durham|residency|bootcamp
    |med school|law school|grad school|art school|drama school))\b
got :: <JUST> (?:into|in to|in at) (?P<proper>[a-z])
passed failed aced :: <JUST>(?: (?:my|the|all my|our|all the))+(?: [\w'-]+){0,2}? (?:exams?|test
    |bar|finals|midterms?|boards|driving test|licen[cs]e|class|certification|quals|road test
    |interview|toefl|ielts|gcses|a-?levels)\b
got :: (?: my)(?: driver'?s?| driving| nursing| teaching| real estate)? (?:licen[cs]e|degree
    |diploma|phd|masters|certification|citizenship|green card|gcse
    |(?:exam|gcse|a-?level|bar|finals|degree|sat) results)
i we :: (?:'?m| am|'?re| are)(?: (?:officially|finally|all|now))* done with (?:college|uni
    |university|school|med school|law school|grad school|nursing school|exams?|finals|my (?:degree
    |masters|phd|exams?|finals|course))\b
had sat took :: <JUST>(?: my)(?: (?:very|last|final|ever))+ (?:exam|final|class|lecture)\b
gabaritei :: <JUST>(?= (?:a|o|as|n[ao]|minha)\b)
handed turned :: (?: in)<JUST>(?: (?:my|the))(?: [\w-]+)? ?(?:dissertation|thesis|final paper
    |capstone)\b
me nos :: (?: (?:formo|formamos|graduo|graduamos))(?= (?:em|no|na|este|esse|ano|mes|dia|daqui|
    semana|agora|mes que)\b|\W*$)
i we :: (?: (?:graduate|graduating|finish (?:uni|college|school|my degree|my masters)))(?= (?:in|
    next|this|on|tomorrow)\b)
walked :: (?: across)? ?(?:the|at) (?:stage|graduation|commencement)\b
defendi defendo :: <JUST>(?: (?:o|a|meu|minha))+ (?:tcc|tese|dissertacao|mestrado|doutorado|
    monografia)\b
finished completed :: <JUST>(?: (?:my|the|at))? ?(?:uni|university|college|school|high school|
    law school|med school|nursing school|training|apprenticeship|degree|masters)(?=\W*$| (?:in|
    last|this|today|yesterday|and)\b)
peguei recebi retirei busquei :: <JUST>(?: (?:o|a|meu|minha))+ ?(?:diploma|certificado|canudo|
    carteirinha|carteira d[ae] \w+|registro profissional|oab|crm|crea|cref|coren|cnh|habilitacao)\b
saiu saíram chegou :: <JUST>(?: (?:o|a))? ?(?:meu|minha|nosso|nossa) (?:visto|cidadania|green card|
    passaporte|diploma|oab|crm|registro|cnh|bolsa|aprovacao|aposentadoria)\b
went gone going :: <JUST>(?: back to)(?= (?:school|uni|university|college|studying)\b)
voltei voltamos :: <JUST>(?: a estudar| pr[ao] (?:faculdade|escola|os estudos))\b
failed flunked bombed aced passed nailed smashed :: <JUST>(?: (?:my|the|all my|a|an))?
    (?: [\w-]+){0,2}? ?(?:stats|statistics|maths?|calculus|calc|chemistry|chem|physics|biology|bio|
    english|history|french|spanish|economics|econ|law|anatomy|organic|theory|exam|exams|module|
    modules|unit|test|mocks?|resits?|coursework|a-?levels?|gcses?)\b(?! (?:teacher|class was|book))
""",
    "achievement": r"""
saiu sairam :: <JUST>(?: (?:o|a|os|as))? ?(?:meu|minha|meus|minhas|nosso|nossa) (?!(?:mae|pai
    |filh\w+|irma\w*
    |marido|mulher|espos\w|namorad\w|amig\w|chefe|vizinh\w|gat\w|cachorr\w|voz|cabelo|pele|dente
    |sangue|time
    |onibus|busao|trem|metro|voo|carro|uber|nome errado|menstruacao)\b)(?=\w{2,})
aprovou aprovaram liberou liberaram concedeu saiu :: (?: (?:o|a|meu|minha|nosso|nossa))+ ?
    (?:financiamento|visto|emprestimo|aposentadoria|beneficio|cidadania|green card|credito|guarda
    |bolsa|consorcio)\b
my our :: (?: [\w'-]+){0,2}? ?(?:offer|application|appeal|claim|visa|mortgage|loan|bid|proposal
    |paper|asylum claim|benefits?|grant|petition|transfer)(?: (?:on|for
    |to) [^.!?;\n]{2,30}?)? (?:was|were|got
    |has been|have been|just got) (?:finally )?(?:accepted|approved|rejected|denied|granted
    |turned down|refused
    |declined)\b
meu minha nosso nossa :: (?: [\w-]+){0,2}? ?(?:proposta|financiamento|visto|recurso|beneficio
    |seguro|emprestimo|credito|projeto|inscricao|bolsa|aposentadoria|auxilio|consorcio|transferencia
    |licenca|cota|oferta|artigo)(?: (?:d[aoe]|pr[ao]|n[ao]) [\w-]+(?: [\w-]+)?)?
     (?:saiu(?! pr[ao])|(?:foi|foram|acabou de ser)(?: finalmente)? (?:aprovad|negad|aceit
    |liberad|indeferid
    |deferid
    |recusad|contemplad|concedid)[oa]s?)\b
visa loan mortgage application passport citizenship :: (?: (?:finally|just|was|got|has|been))* ?
    (?:came through|approved|granted|accepted|arrived)\b
fui :: (?: (?:contemplad|premiad|sortead|eleit|nomead|indicad)[oa])\b
ganhei ganhamos venci vencemos conquistei conquistamos :: <JUST>(?: (?:o|um|a|uma|meu|minha|os|as
    |nosso|primeiro))*(?: (?:premio|concurso|medalhas?|campeonato|torneio|bolsa|sorteio|trofeu
    |edital|primeiro lugar|licitacao|processo|copa|ouro|prata|bronze|olimpiada|hackathon|titulo
    |eleicao|corrida|ano|rifa|lugar|cinturao|faixa))\b
completei corri terminei fiz completamos :: <JUST>(?: (?:minha|a|uma|os|meus|meu|o
    |primeir[oa]s?))*(?: (?:maratona|meia maratona|meia|sao silvestre|ultramaratona|triathlon
    |ironman|prova de corrida|10 ?k\w*|21 ?k\w*|42 ?k\w*|5 ?k\w*))\b
publiquei lancei :: <JUST>(?: (?:meu|minha|o|um|nosso))+(?: (?:primeiro|primeira|novo|nova
    |segundo))*(?: (?:livro|artigo|disco|album|ep|musica|curso|app|aplicativo|site|podcast|single
    |paper))
consegui conseguimos :: <JUST>(?: (?:a|o|uma|um|minha|meu))+(?: (?:bolsa|visto|cidadania
    |financiamento|green card|patrocinio|medalha|guarda|aposentadoria|licenca|naturalizacao
    |patente|investimento|certificado|dupla cidadania))
quitei quitamos :: <JUST>(?: (?:o|a|os|as|meu|minha|meus|minhas|todas|nosso))+(?: (?:carro|casa
    |ape|apartamento|financiamento|dividas?|emprestimo|cartao|moto|fies|faculdade|imovel
    |consorcio))
perdi emagreci eliminei :: <JUST>(?: (?:uns|ja|quase|mais de))*(?: \d+ ?(?:kg|quilos?|kilos?|k)\b)
peguei recebi :: (?: (?:a|minha))? ?faixa (?:preta|azul|roxa|marrom|amarela|verde)
batemos bati :: <JUST>(?: (?:o|um|meu|nosso))+(?: recorde)
i we :: (?:'?ve| have)?<JUST> won(?: (?:the|a|an|my|our|first|second|third|gold|silver|bronze))+
    (?= \w)(?! (?:argument|bet|debate|fight|battle|toss|round|staring)\b)
^won :: (?: (?:the|a|an|my|our|first|second|third|gold|silver|bronze))+(?= \w)(?! (?:argument|bet
    |debate|fight|battle|toss|round|staring)\b)
ran finished completed did :: <JUST><A>(?: (?:half|full|ultra))?[ -]?(?:marathon|5k|10k|triathlon
    |ironman|ultra|half)\b
published released launched :: <JUST>(?: (?:my|our))(?: (?:first|new|second|debut))*(?: (?:book
    |paper|album|app|novel|game|ep|single|podcast|course|song|product))
got :: <JUST>(?: (?:a|the|my|our))(?: [\w-]+){0,1}? ?(?:scholarship|grant|visa|green card|award
    |fellowship|patent|citizenship|funding|black belt|medal)
paid :: (?: off)<JUST>(?: (?:my|our|the|all my))+(?= \w)
lost :: <JUST>(?: (?:about|over|almost|nearly|another))* ?\d+ ?(?:pounds|lbs?|kilos?|kgs?|stone)\b
meu minha :: (?: (?:\w+ )?(?:livro|artigo|paper|musica|curso|projeto|conto|poema)) foi (?:publicad
    |aceit|lancad|aprovad|selecionad|premiad)[oa]\b
my our :: (?: (?:\w+ )?(?:book|paper|article|song|novel|story|poem|project|application
    |manuscript)) (?:got|was|just got) (?:published|accepted|approved|picked up|selected)\b
tirei :: <JUST>(?: (?:nota|um|uma))*(?= (?:\d[\d.,]*|dez|mil|nota maxima) (?:n[ao]s?|em|de)\b)
    (?! \d[\d.,]* (?:dias?|fotos?|em \d))
scored got :: <JUST>(?: (?:a|an))?(?= (?:\d{2,4}%?|perfect score|straight as|full marks|first class
    |distinction|a\*) (?:on|in|for|at)\b)(?! \d+ (?:on|in) (?:my (?:account|bank)|cash|savings))
aprendi :: <JUST>(?: a)(?= (?:nadar|dirigir|andar|ler|tocar|cozinhar|costurar|pedalar|escrever
    |surfar|patinar|esquiar|programar|dancar|falar)\b)
i :: (?:'?ve| have)?<JUST> (?:learned|learnt) (?:how )?to(?= (?:swim|drive|ride|read|play|cook|sew
    |ski|surf|code|knit|skate|dance)\b)
paguei pagamos quitei :: <JUST>(?= (?:tudo que (?:eu )?devia|a ultima parcela|a ultima prestacao
    |todas? as? dividas?|a divida))
did ran swam climbed finished completed :: <JUST>(?: my) first(?: [\w-]+){1,4}?(?= ?(?:swim|race
    |climb|parkrun|triathlon|10k|5k|marathon|gig|show|dive|summit|pull-?up))
ganhei consegui conquistei recebi :: <JUST>(?: (?:uma|a|um|o|minha|meu))* ?(?:bolsa(?: integral|
     parcial)?|vaga|aprovacao|promocao|medalha|premio|desconto de \w+|carta de aceite)
    (?= (?:n[ao]|d[ae]|integral|pr[ao]|em)\b|\W*$)
tirei peguei consegui :: <JUST>(?: (?:a|minha|o|meu))*(?: (?:carteira(?: de motorista)?|cnh|
    habilitacao|carta|passaporte|visto|brevet|crea|crm|oab|diploma|registro))\b
got won earned landed received :: <JUST>(?: (?:a|an|the|my
    |our))+(?! soft)(?: [\w-]+){0,2}? ?(?:full ride|
    scholarship|bursary|grant|place|spot|offer|first|distinction|award|prize|medal|licence|
    license|citizenship|green card|visa|certificate|certification|black belt|book deal|
    record deal|lead role|part)(?= (?:to|at|in|from|for|on)\b|\W*$)
passed aced nailed smashed :: <JUST>(?: (?:my|the|all my|both))+(?: [\w-]+){0,3}?(?= ?(?:tests?|
    exams?|theory|finals|bar|boards|driving|interview|viva|course|licen[cs]e|gcses|a[- ]levels|
    certification|probation|nclex|cpa|inspection)\b)
passei passamos :: <JUST>(?: (?:n[oa]|em|d[eo]))+(?: (?:prova|exame|primeira fase|segunda fase|
    concurso|vestibular|oab|entrevista|teste|faculdade|federal|usp|selecao|mestrado|residencia|
    detran|carta|auto ?escola))\b
got accepted admitted :: (?: (?:in|into|to|for))+ (?:med school|medical school|law school|
    grad school|uni|university|college|nursing school|drama school|(?:the )?(?:academy|program|
    programme|university|conservatory))\b
made :: (?: (?:it )?(?:into|onto|to))(?: (?:the|a|my))*(?: [\w-]+)? (?:team|squad|final|finals|
    semi-?finals|dean's list|honou?r roll|shortlist)\b
came finished placed :: (?: (?:top|first|second|third|1st|2nd|3rd))(?: (?:of|in|at|place))\b
passei passou :: (?: em)(?: (?:primeiro|segundo|terceiro|1o|2o))(?: lugar)?(?: (?:n[ao]|em|
    pr[ao]))?\b
ganhei ganhamos won :: (?: (?:n[ao]|um[a]?|o|a|the|some|\w+))*? ?(?:rifa|sorteio|bingo|raspadinha|
    loteria|mega|raffle|lottery|jackpot|giveaway|pub quiz|quiz night|competition|contest)\b
lost :: <JUST>(?: (?:about|over|almost|nearly|another))* ?(?:a|two|three|four|five|six|seven|
    eight|nine|ten|half a|twenty|thirty)(?: (?:pounds|lbs?|kilos?|kgs?|stone))\b
""",
}

OTHERS = {
    "graduation": r"""
se :: (?: (?:formou|formaram|graduou))\b
formou :: (?: (?:em|na|no))
terminou concluiu acabou :: (?: (?:o|a)) <SCHOOL>
passou passaram :: <JUST> (?:n[oa]s?|em|pr[ao])(?: (?:o|a|um|primeiro))*(?: (?:<EXAM>
    |[a-z]+ (?:na|pela) (?:usp|unicamp|uf\w+|federal)))
foi foram :: (?: aprovad[oa]s?)(?: |$)
tirou :: (?: a)? (?:carteira|cnh|habilitacao)
graduated :: (?=\W|$)
got :: (?: (?:into|accepted (?:to|into|at)))(?= \w)
passed :: (?: (?:his|her|their|the))(?: [\w-]+){0,2}? (?:exams?|test|bar|finals)
finished defended :: (?: (?:his|her|their))(?: \w+)? <SCHOOL>
se :: (?: (?:formou|forma|graduou))\b
is s :: (?: (?:graduating|finishing (?:uni|college|school)))(?= (?:from|in|next|this|on|with)\b
    |\W*$)
graduated graduates :: (?=\W*$| (?:from|in|with|last|this|on|yesterday|today|next))
""",
    "achievement": r"""
comecou aprendeu :: (?: a)(?: (?:engatinhar|andar|caminhar|falar|ler|nadar|andar de bike))\b(?! com)
deu :: (?: (?:os|seus))* primeiros passos\b
started learned learnt :: (?: to)?(?: (?:crawl(?:ing)?|walk(?:ing)?|talk(?:ing)?|read|ride a bike))
    (?=\W*$| (?:today|yesterday|last|this|already|now)\b)
took :: <JUST>(?: (?:his|her|their)) first steps\b
ganhou venceu :: (?: (?:o|um|a|uma))*(?: (?:premio|concurso|medalha|campeonato|torneio|bolsa
    |trofeu|primeiro lugar))\b
won :: (?: (?:the|a|an|first|gold|silver|bronze))+(?= \w)
got :: <JUST>(?: (?:his|her|their))(?: \w+)? ?(?:cdl|hgv licence|green card|visa|citizenship
    |licen[cs]e|degree
    |scholarship|black belt|medal|award|phd)\b
got passou entrou :: (?: (?:in|into|n[ao]|em|to))+(?: (?:a|o|the))?(?: [\w-]+)? ?(?:med school|
    medical school|law school|uni|university|college|harvard|oxford|cambridge|yale|stanford|mit|
    federal|medicina|direito|engenharia|usp|unicamp|uf\w+|faculdade|enfermagem|odonto|psicologia|
    vestibular|concurso|oab|enem|residencia|mestrado)\b
passed aced :: (?: (?:his|her|their|the|all))+(?: [\w-]+){0,2}? ?(?:test|exam|exams|bar|driving|
    finals|theory|boards)\b
ganhou conquistou venceu won :: (?: (?:a|o|um|uma|the|an|first|ouro|prata|gold|silver))* ?
    (?:medalha|premio|bolsa|campeonato|torneio|concurso|medal|prize|award|scholarship|race|
    tournament|championship|lugar|place)\b
made :: (?: (?:the|it (?:in)?to))*(?: [\w-]+)? ?(?:honou?r roll|dean's list|varsity|team|squad|
    final|finals|head (?:girl|boy)|prefect|captain)\b
passou :: (?: de (?:ano|fase|serie))\b
""",
}

TO_ME = {
    "achievement": r"""
aprovou aprovaram liberou concedeu :: (?: (?:o|a))? ?(?:meu|minha|nosso|nossa) (?:\w+)
""",
}
