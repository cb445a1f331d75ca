"""The words by which goals and decisions are told clause by clause, and what they are about.

Rules as `cues` reads them; a block that ends in "_ends" tells that a goal is over.
"""

PARTS = {
    "VERY_EN": r"""
(?: (?:really|also|still|just|definitely|always|do|finally|so|would|badly))*
""",
    "GOAL": r"""
(?:meta|metas|objetivo|objetivos|sonho|alvo|desafio|goal|goals|target|dream|objective|resolution
    |milestone)\b
""",
    "BETTER": r"""
(?:beber (?:mais|menos)|comer (?:melhor|menos|mais)|dormir (?:mais|melhor|cedo)|parar d[aeo]
    |parar com
    |largar|emagrecer|engravidar|aprender|juntar|guardar|ler mais|correr|economizar|diminuir
    |reduzir|cortar|acordar|voltar a|sair d[aeo]s?|perder|ganhar (?:massa|peso)|me (?:exercitar
    |organizar|alimentar)|fazer exercicio|gastar menos|usar menos)\b
(?:cut (?:down|back|out)|eat (?:better|healthier|less|more)|drink (?:less|more)|quit|get (?:fit
    |pregnant|in shape|out of debt|stronger|healthier)|conceive|lose|save|learn|sleep (?:more
    |better)
    |read more|stop \w+ing|run|exercise|wake up (?:earlier|early)|spend less|go vegan|use (?:less
    |my phone less)|walk more|be (?:more|better|healthier))\b
""",
    "MY": r"""
(?:(?:a|o|as|os|minha|meu|minhas|meus|nossa|nosso|my|our|the|that|this|essa|esse|aquela|savings
    |weight|reading|sales|fitness))*
""",
}

FIRST = {
    "goal_ends": r"""
abandonei larguei engavetei arquivei desisti abandonamos :: (?: (?:d[aeo]|a|o|minha|meu
    |mao d[aeo]))*(?: (?:projeto|ideia|plano|sonho|dieta|curso|academia|faculdade|viagem
    |intercambio|regime|ingles|meta))\b
deixei :: (?: (?:pra la|de lado))(?: (?:a|o|minha|meu))+ (?:ideia|plano|projeto|sonho|meta|dieta
    |curso|viagem)\b
cancelei cancelamos adiei adiamos :: (?: (?:a|minha|nossa|o|meu))+ ?(?:viagem|intercambio|mochilao
    |cruzeiro|ferias|lua de mel)\b
cancelled canceled postponed :: (?: (?:our|the|my))(?: \w+)? (?:trip|vacation|holiday|honeymoon
    |cruise)\b
shelved scrapped ditched binned dropped abandoned :: (?: (?:the|my|our|that|all))+(?: (?:idea
    |plans?|project|dream|goal|diet))\b
i we :: (?: no longer) (?:want|need|care about)(?! (?:it|this|that|you|help)\b)(?= \w)
put :: (?: (?:the|my|our))(?: \w+){1,3} on hold\b
nao n :: (?: (?:rolou|deu)) (?:o|a|minha|meu) (?:projeto|sonho|plano|viagem|meta)\b
bati batemos alcancei alcancamos atingi atingimos cumpri cumprimos realizei realizamos conclui
     conquistei :: (?: (?:a|o|as|os|minha|meu|minhas|meus|nossa
    |nosso|minha primeira|ja|hoje|finalmente|todas|essa|esse))* <GOAL>
desisti desistimos :: (?: (?:d[aoe]s?|de (?:fazer|comprar|viajar|juntar|abrir|aprender|estudar
    |correr|tentar|mudar|ir)|da ideia|do plano|do sonho|da meta|d[aoe]s? \w+))(?! (?:vc|voce|mim
    |tudo|pedido|entender|voce|nos|ti|explicar|assistir|esperar)\b)
abandonei larguei deixei cancelei adiei :: (?: (?:de lado|a|o|minha|meu|de))*(?: (?:<GOAL>
    |plano de \w+|ideia de \w+|planos?))
nao n :: (?: (?:quero|pretendo|vou|planejo))(?: mais)(?= (?:juntar|economizar|comprar|viajar
    |estudar|aprender|abrir|emagrecer|correr|fazer (?:a|o|uma|um) (?:viagem|mestrado|intercambio
    |curso|faculdade)|mudar|casar|ter filh))
nao n :: (?: (?:quero|pretendo))(?= [\w ]{3,40} mais\W*$)(?= \w+r\b)
nao n :: (?: (?:faco|tenho)) mais (?:questao|vontade|interesse|planos?|o sonho|a meta|intencao)
    (?: (?:d[eao]|em|de))(?= \w)
perdi :: (?: (?:a|o))? (?:vontade|interesse|animo) (?:d[eao]|em)(?= \w+r\b)(?! (?:viver|falar
    |conversar))
i we :: (?:'?ve| have)?(?: (?:finally|just|already|actually|both|also|officially))* (?:reached|hit
    |met|achieved|smashed|accomplished|crushed|dropped|abandoned|ditched|scrapped)(?: (?:my|our
    |the|that|all my|savings|weight|reading|sales|fitness|step|fundraising|monthly|yearly
    |annual))+ <GOAL>
^hit reached smashed crushed met achieved :: (?: (?:my|our|the|savings|weight|reading|sales
    |fitness|step|monthly|yearly))+ <GOAL>
gave given giving :: (?: up)(?: (?:on|the|my|our|saving|trying|learning|that|idea|dream|plan|of))+
    (?= \w)(?! (?:you|him|her|me|it|smoking|drinking|meat|sugar|alcohol|caffeine|coffee|dairy
    |gluten|soda)\b)
i we :: (?: no longer)(?: want to| plan to| intend to)(?= \w)
i we :: (?:'?m| am|'?re| are)(?: no longer| not)(?: (?:saving|training|planning|trying|aiming
    |working))(?: (?:up|for|to|towards?|on))+[^.!?;\n]{1,50}? ?(?:anymore|any more|any longer)\b
i we :: (?:'?m| am|'?re| are) no longer (?:saving|training|planning|trying|aiming
    |working towards?)\b
i we :: (?: (?:don'?t|dont|do not)) (?:want|plan) to (?=[^.!?;\n]{1,60} (?:anymore|any more
    |any longer)\b)
a :: (?: gente) (?:cancelou|adiou|desmarcou|desistiu d[aeo]|abandonou|largou)(?: (?:a|o|nossa
    |nosso))* (?:viagem|intercambio|mochilao|cruzeiro|ferias|lua de mel|reforma|projeto|plano|ideia
    |mudanca|festa)\b
shelved scrapped ditched binned dropped abandoned axed :: (?: (?:the|my|our|that|all))+
    (?: [\w-]+){1,3}? (?:idea|plans?|project|dream|goal|diet)\b
^quit left ditched cancelled canceled :: (?: (?:the|my)) (?:gym|gym membership|diet|course|choir
    |team|slimming world|running club|book club|bootcamp)\b
^larguei tranquei cancelei parei :: (?: (?:a|o|com a|com o|minha|meu|de fazer))+ ?(?:academia
    |autoescola|dieta|cursinho|curso|pilates|natacao|crossfit|ingles)\b
mas :: (?: (?:larguei|desisti|parei|tranquei|abandonei))\W*$
larguei largamos abri abrimos :: (?: mao) d[eao]s?(?! (?:mim|voce|vc|tudo)\b)(?= \w)
not :: (?: (?:bothering|trying|fussed|doing|chasing|pursuing))(?: (?:with|about|to))?
    (?=[^.!?;\n]{2,40} (?:any ?more|any longer)\b)
""",
    "goal": r"""
the my our :: (?: (?:plan|goal|idea|aim|dream|target|mission))(?: (?:now|here|this year|for \d+
    |is still))? is(?: still)?(?: to)?(?= (?:be|get|have|save|learn|run|buy|become|open|lose|quit
    |read|move|retire|finish|pay|travel|start|own|reach|hit|\$?\d))
set :: (?: (?:my|our) (?:heart|sights|mind))(?: on)(?= \w)
me :: (?: (?:programei|preparei|planejei|organizei|propus|comprometi)) (?:pr[ao]|para|a)
    (?= \w+r\b)
coloquei botei enfiei :: (?: na cabeca)(?: (?:q|que))?(?= \w)
quero :: (?: (?:e|eh|mesmo e|mesmo eh)) (?=\w+[aei]r\b)
putting setting tucking squirreling stashing :: (?: (?:away|aside|by))(?=[^.!?;\n]{0,20}\d)
put set :: (?: (?:away|aside))(?=[^.!?;\n]{0,20}\d)
chipping :: (?: away at)\b
to tou estou :: (?: (?:muito|super|bem))? ?(?:decidid[oa]|determinad[oa]|empenhad[oa]|disposto
    |disposta) a(?= \w+r\b)
one :: (?: day),?(?: i| we) (?:want|hope|plan|wish|'d like|would love|dream)(?= \w)
quero qro pretendo queremos queria planejo :: (?: (?:muito|mto|mt|mesmo|ainda|so|logo|sim|tb
    |conseguir|poder))* (?!(?:saber|ver|ir|marcar|falar|sair|dormir|comer|beber|tomar|pedir
    |entender|fazer (?:uma pergunta|um pedido|isso)|conversar|perguntar|ajudar|agendar|remarcar
    |cancelar|que)\b)\w+[aei]r\b(?=[^.!?;\n]{0,80}\b(?:ate (?:o |a )?(?:fim|final|natal|meio
    |janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano
    |verao|casamento|formatura|20\d\d)|ano que vem|ano q vem|em 20\d\d|(?:est|ess|nest|ness)e ano
    |um dia|antes dos? \d))
i we :: <VERY_EN> (?:want|wanna|hope|plan|aim|intend|'d like)(?: to)? (?!(?:know|see|go|talk|ask
    |order|book|check|sleep|eat|cancel|reschedule|understand|speak to)\b)[a-z]+
    (?=[^.!?;\n]{0,80}\b(?:by (?:the end|next|christmas|easter|summer|winter|spring|20\d\d|january
    |february|march|april|may|june|july|august|september|october|november|december|new year)
    |next year|this year|in 20\d\d|before i(?:'m| turn| am)|one day|someday|before (?:the )?
    (?:wedding|summer|christmas|baby)))
to :: (?: (?:na|nessa|numa) (?:luta|missao|meta|corrida|batalha)) (?:pr[ao]|para|d[aeo])(?= \w)
prometi :: (?: (?:pra|a|para) (?:mim|minha|meu))(?=[^.!?;\n]{2,60})
mudei mudamos aumentei aumentamos diminui reduzi baixei ajustei subi alterei troquei revi
     :: (?: (?:a|o|minha|meu|nossa|nosso|valor da
    |d[aoe]))* <GOAL>(?: [^\s.!?;,]+){0,6}? (?:pr[ao]|para|p|pros)(?= )
changed raised increased lowered upped moved bumped reduced dropped adjusted updated
     :: (?: (?:my|our|the|savings|weight|reading|sales
    |fitness))+ <GOAL>(?: [^\s.!?;,]+){0,5}? (?:to|up to|down to)(?= )
^saving savin :: (?: (?:up|money|hard|like crazy|every month|\$?\d[\d.,]*k?))* (?:for|to
    |towards?)\b
^training :: (?: hard)? for\b(?! (?:work|my (?:new )?job|the (?:new )?job))
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:currently|also|now|still|actually
    |both))* (?:training for|studying for|preparing for|working on (?:my|getting|losing|becoming
    |learning)|learning(?: how)?(?: to)?(?! (?:a (?:lot|ton)|so much|from|that|about|more|tons
    |loads|as))
    |on a (?:mission|diet)|trying to|saving(?: up)?(?: for| to)?)\b(?! (?:understand|figure|find
    |see|say|get (?:this|it|a hold|through|hold)|decide|think|remember|fix|open|log|do this
    |do that|explain|reach you|reset|connect|call|pay this|help|keep up|make sense|work out why
    |be (?:nice|polite|honest)|trying)\b)(?! \w+ (?:this|that|it|these)\b)
^want wanna hoping hope planning plan wish :: (?: to)?(?: (?:finally|one day|eventually
    |really))* (?=(?:visit|go back to|become|learn|run|save|buy|lose|quit|get (?:fit|in shape|my
    |into|a (?:degree|promotion|raise))|retire|travel|move to|start (?:a|my)|finish|read \d
    |write a|pay off|open (?:a|my)|climb|publish|own a|study|change careers?|switch careers?
    |do a (?:marathon|masters|phd)|see the (?:world|northern)))
^learning trying studying preparing aiming hoping working planning :: (?: (?:how|for|on
    |towards?))?(?: to)?(?= (?:save|lose|learn|run|buy|quit|get (?:a|my|into|fit|in shape)|become
    |speak|play|read|write|pay off|retire|travel|move|start|swim|drive|code|cook|spanish|french
    |german|italian|japanese|korean|mandarin|chinese|portuguese|english|guitar|piano|python
    |the (?:bar|piano|guitar)|my (?:masters|degree|phd|licen[cs]e|first)))
want wanna :: (?: to (?:have|save|reach|make))?(?= (?:\$|£|€)?\d[\d.,]*k?\b[^.!?;\n]{0,40}\b(?:by
    |before|saved|until|in savings))
to tou estou estamos ando :: (?: (?:muito|mto|mt|tb|tbm|ainda|sempre))?(?: (?:estudando|treinando
    |me preparando|estudano|me organizando|batalhando|correndo atras|na luta|focad[oa]|lutando))
    (?: (?:muito|mto|todo dia|pesado|bastante|sozinh[oa]))* (?:pr[ao]|para|p|d[aeo])
    (?! (?:trabalho|hoje|casa|ca)\b)
to tou estou estamos comecei ando :: (?: a)?(?: (?:aprendendo|aprender|fazendo aula(?:s)? de
    |fazer aula(?:s)? de|fazendo curso de|tentando aprender))(?! (?:que|muito com|com|a (?:lidar
    |viver|ser|aceitar)|isso|mais|com isso|sobre isso)\b)(?= \w)
to tou estou estamos :: (?: (?:de|em|fazendo|na|numa|seguindo(?: uma)?))(?: (?:dieta|regime
    |reeducacao alimentar|projeto verao))\b(?! (?:low|sem|vegan|veget|cetogen|keto|da|do|restrit
    |liquida))
to tou estou estamos :: (?: (?:juntando|guardando|economizando|poupando))
    (?: [^\s.!?;,]+){0,4}? (?:pr[ao]s?|para|p)\b
ano :: (?: (?:que vem|q vem|ainda|mesmo|novo))*,?(?: (?:eu|ainda|finalmente|nos|a gente))* (?:tiro
    |compro|passo|termino|quito|aprendo|emagreco|viajo|comeco|abro|junto|largo|corro|escrevo
    |me formo|me mudo|conheco|volto a)(?= \w)
prometi jurei :: (?: (?:a mim|pra mim|para mim|que|q|mesm[oa]|a|vou|me))+(?= ?
    (?:vou |iria |ia )?\w)(?=[^.!?;\n]{2,60}\b\w+r\b)
^meta objetivo plano :: (?: (?:agora|desse ano|do ano|da vez|do mes|pra \d+|de \d+|inicial
    |principal))* (?:e|eh|sera)(?= \w)(?! (?:bater|boa|ruim|dificil|facil|essa|isso)\b)
a o :: (?: (?:meta|objetivo|plano|sonho|ideia))(?: (?:agora|desse ano|deste ano|do ano|da vez
    |do mes|pra \d+|de \d+|final|principal|e que))* (?:e|eh|sera)(?= (?:\w+[aei]r|\d|r\$|ter
    |por))\b
vou vamos :: (?: (?:me|tentar|tentando|ver se|conseguir|ainda|um dia|finalmente))* ?(?:tentar )
    (?:parar|emagrecer|juntar|economizar|aprender|correr|estudar|perder|comer|beber|dormir|ler
    |acordar|treinar|voltar a|fazer exercicio|guardar|meditar|reduzir|diminuir)\b
ainda :: (?: (?:vou|hei de|quero))(?: (?:ter|morar|comprar|abrir|viajar|conhecer|aprender|ser
    |fazer|escrever|tirar|correr|voltar))(?= \w)(?! (?:hoje|isso)\b)
vou vamos :: (?: (?:aprender|estudar) )(?=\w)(?! ?(?:isso|pra amanha|agora|hoje)\b)
quero qro queria pretendo planejo :: (?: (?:muito|mto|mt|ainda|logo|um dia))*(?: (?:largar (?:o|a
    |meu|minha) \w+|trocar de (?:carro|moto|casa|celular|emprego|apartamento|ape|area)|investir
    |me aposentar|ter (?:meu|minha)|viver d[aeo]|sair d[ao] (?:casa|aluguel|emprego)
    |comer (?:melhor|mais|menos)|dormir (?:mais|melhor|cedo)|beber mais agua|parar com|diminuir
    |reduzir|cortar|malhar|academia|entrar|me organizar|organizar (?:minha|minhas|as)
    |ganhar (?:massa|mais|dinheiro)|subir (?:o|a) \w+|fazer \d+|chegar (?:n?os|a) \d))\b
one :: (?: day)(?: i| we)?(?:'ll| will|'m going to| am going to| want to| hope to)?(?= \w)(?=
    (?: \w+)? (?:open|buy|travel|learn|live|own|write|run|visit|move|become|start|build|retire))
someday :: (?: i| we)(?:'ll| will|'m going to| want to)?(?= \w)
^working aiming going shooting :: (?: (?:towards?|for))(?! (?:a walk|you|him|her|the|coffee|lunch
    |dinner|my (?:boss|dad))\b)(?= (?:(?:a|an|my|\w+ing)\b|\$?\d))
^gonna going :: (?: to)?(?: (?:finally|really|definitely))?(?: (?:try(?: and| to)?|start|attempt
     to))?(?=
     (?:learn|run (?:a|my|the|\d)|lose|save|quit|read \d|get (?:fit|in shape|my)|write a|start
     (?:saving
    |running|learning|working out|going to the gym|my)|buy (?:a|my|our) (?:house|car|home)))(?: \w+)
i we :: (?:'?m| am|'?re| are) (?:gonna|going to)(?: (?:finally|really|definitely))?(?: try(?: and
    | to))?(?= (?:learn|run (?:a|my)|lose \d|save|read \d
    |get (?:fit|in shape|my)|write a|start (?:saving|running|learning|working out|going to the gym
    |my own)|buy (?:a|my|our) (?:first )?(?:house|car|home)|open (?:a|my)|become))
to tou estou ando tamo :: (?: (?:muito|mto|mt|super|mega|bem|meio|ate))*(?: (?:a ?fim|com (?:muita
     )?vontade
    |querendo|doid[oa]|louc[oa]))(?: (?:de|pra|por|muito))* (?=(?:aprender|emagrecer|juntar|voltar a
    (?:estudar|treinar|correr|nadar)|comecar a (?:estudar|treinar|correr|nadar|fazer)|parar de \w+r|
    largar o (?:cigarro|emprego)|abrir (?:um|uma|meu|minha)|comprar (?:um|uma|meu|minha) (?:casa
    |ape\w*|
    carro|moto|terreno|sitio|bike)|fazer (?:um |uma |o |a )?(?:curso|faculdade|mestrado|intercambio|
    pos|ingles|mochilao)|conhecer (?:o|a|os|as)? ?\w+|morar|mudar de (?:area|emprego|carreira
    |cidade))\b)
^juntando guardando economizando poupando :: (?: [^\s.!?;,]+){0,4}? (?:pr[ao]s?|para|p|ate)\b
^treinando estudando :: (?: [^\s.!?;,]+){0,2}? (?:pr[ao]s?|para|p)\b
quero qro queria pretendo planejo kero :: (?: (?:muito|mto|mt|mesmo|ainda|um dia|tb|tbm|so|logo
    |conseguir|finalmente|sim|demais))* (?:me )?(?:mudar (?:de (?:area|carreira|profissao|vida
    |pais|emprego)|pr[ao]|para)|virar|ser (?=(?:medic|professor|advogad|enfermeir|programador
    |engenheir|psicolog|juiz|policial|mae|pai|chef|arquitet|dentist|veterinari|gerente|diretor
    |empresari|escritor|fluente|independente|concursad|promovid|piloto|jornalist|design|delegad
    |aprovad))|me tornar|trabalhar (?:com|em|n[oa]|fora|remoto|de casa)|conhecer (?:o|a|os|as)? ?
    (?!vc|voce|gente|alguem|pessoas|melhor)|voltar a (?:estudar|treinar|correr|nadar|pintar|tocar)
    |conseguir|falar (?:ingles|espanhol|frances|italiano|alemao|japones|fluent)|tocar|completar
    |escalar|terminar (?:a|o|minha|meu)|dominar|competir|participar d[aeo]|publicar|lancar|montar
    |fazer (?:(?:uma?|o|a|minha|meu) )?(?:viagem|intercambio|mestrado|doutorado|pos|faculdade
    |curso|maratona|mochilao|cirurgia bariatrica|academia|crossfit|trilha)|adotar
    |entrar (?:em forma|n[ao] (?:faculdade|academia|usp))|dormir melhor|beber menos|fumar menos
    |comer melhor|acordar (?:mais )?cedo|cuidar (?:mais )?d[ao] (?:minha )?saude|ter um corpo
    |passar)\b
vou vamos :: (?: (?:me|nos))? ?(?:preparar|dedicar) (?:pr[ao]|para|a[os]?)\b
i we :: (?: (?:really|also|still|just|definitely|always|do|eventually|one day|finally|so
    |badly))*(?: (?:want|wanna|hope|plan|aim|intend|wish|dream)|'?d (?:really )?(?:like|love)
    | would (?:really )?(?:like|love))(?: (?:to|of))? (?:become|becoming|be (?=(?:a|an) (?:doctor
    |nurse|teacher|lawyer|pilot|chef
    |engineer|writer|developer|manager|designer|programmer|better|dad|mom|parent|partner|director
    |firefighter|vet|therapist|entrepreneur))|be fluent|visit|see the (?:world|northern lights
    |pyramids)|go (?:back )?to (?=(?:college|school|uni|grad|japan|europe|italy|paris|portugal
    |brazil|med|law))|get (?:fit|in shape|a (?:promotion|raise|degree|masters|phd|dog)
    |my (?:licen[cs]e|degree|masters|phd|pilot)|certified|into (?:shape|med|law|grad|stanford
    |harvard|yale)|promoted|better at|fluent)|work (?:abroad|remotely|in|as)|move (?:to|abroad
    |into)|change (?:careers?|jobs)|switch careers|launch|publish|climb|swim|bike|hike the
    |complete|finish|do (?:a|an|my) (?:marathon|triathlon|masters|phd|ironman|pull-?up|handstand)
    |cook more|drink (?:less|more water)|sleep (?:more|better|8)|exercise|meditate|speak
    |play (?:the )?(?:guitar|piano|drums|violin)|drive|code|own|pay (?:for my|back|off)|make \$?\d
    |earn|hit \$?\d|raise|read (?:more|\d+))\b
to tou estou estamos ando tamo :: (?: tentando)(?= <BETTER>)
a :: (?: gente) (?:ta|esta|anda) tentando(?= <BETTER>)
to tou estou estamos :: (?: de olho) (?:num|numa|n[oa]|em um|em uma)(?= (?:casa|ape\w*|carro|moto
    |terreno|notebook|curso|imovel|bike|celular|iphone)\b)
a :: (?: gente) (?:quer|pretende|planeja|sonha em|ta querendo|ta planejando)(?: (?:muito|mto|logo
    |ainda|um dia))* (?:ter (?:um |uma |mais |nosso |outro )*(?:filh|bebe|cachorr|gat|menin)\w*
    |comprar|viajar|morar|se mudar|mudar|abrir|casar|se casar|adotar|juntar|reformar|construir
    |conhecer (?:o|a)|trocar de|fazer (?:uma|um|a|o) (?:viagem|cruzeiro|intercambio|festa))\b
todo :: (?: (?:santo )?(?:mes|salario|dia \d+)),?(?: eu| a gente)? (?:guard|junt|separ|poup
    |economiz|invist|coloc|bot)\w{1,2}(?=[^.!?;\n]{0,30}\d)
guardo separo poupo invisto junto economizo :: (?=[^.!?;\n]{0,30}\d)(?=[^.!?;\n]{0,60}\b(?:por
    |todo|ao|cada) mes\b)
vou vamos :: (?: (?:finalmente|ainda|logo))*(?: (?:tirar (?:a |minha )?(?:carteira|cnh|habilitacao)
    |fazer (?:um |uma |o |a )?(?:mestrado|intercambio|pos|enem|vestibular|mochilao|doutorado)
    |voltar a estudar|largar o cigarro))\b
^trying :: (?: to)(?= <BETTER>)
trying :: (?: for) (?:a|another|our) (?:baby|kid|child|second|third|boy|girl)\b
^bucket :: (?: list)(?: item)?\s*[:–-]\s*\w
^lista :: (?: de (?:desejos|sonhos|metas))\s*:\s*\w
i we :: <VERY_EN>(?: (?:want|wanna|hope|plan|would (?:like|love))|'?d (?:like
    |love))(?: to)? (?:adopt
    |have (?:a|another|more|two|three) (?:kids?|bab\w+|child\w*|dogs?)|foster|volunteer|renovate
    |build (?:a|my|our)|be (?:running|living|working|making|debt|my own|financially)|start (?:a|my
    |our)|spend (?:less|more) time|cut (?:down|back|out)|raise (?:a|my|our))\b
putting setting :: (?: [^\s.!?;,]+){1,4}? (?:aside|away|by)\b
quero queremos pretendo :: (?: (?:muito|mto))*(?: (?:comemorar|festejar|celebrar|passar (?:o|as
    |meu|minhas))(?: [\w-]+){0,3}? (?:em|n[oa]s?))(?= \w)(?! casa\b)
i :: (?:'?m| am) off (?:sugar|alcohol|booze|caffeine|carbs|dairy|meat|social media|junk food|sweets
    |bread|cigarettes|takeout)\b
quero queremos pretendo qro :: (?: (?:fechar|terminar|acabar|virar|comecar|chegar)) (?:o|a|no|na
    |ao|em) [^.!?;\n]{2,20}? (?:com|tendo)(?= (?:r\$|us\$|\$)?\s*\d)
quero queremos qro pretendo :: (?: (?:so|apenas|ter|chegar a|juntar))*(?= (?:r\$ ?)?\d[\d.,]* ?
    (?:mil|k|reais|contos?)\b[^.!?;\n]{0,30}\b(?:ate|n[ao] (?:poupanca|reserva|conta)|guardad))
quero queremos qro pretendo :: (?: (?:perder|emagrecer|eliminar|ganhar|secar))(?= (?:uns |mais )?\d+
     ?(?:kg|kilos?|quilos?|k)\b)
quero queremos :: (?=[^.!?;\n]{2,40}? (?:e|pra) (?:guardar|juntar|poupar|economizar|separar)
     [^.!?;\n]{0,12}\d)
^juntar guardar poupar economizar separar :: (?=[^.!?;\n]{0,30}\d[^.!?;\n]{0,30}\b(?:por mes
    |todo mes|ate|ao mes|por semana)\b)
to tou estou ando :: (?: tentando)(?= (?:medicina|direito|engenharia|odonto\w*|veterinaria
    |vestibular|concurso|residencia|uma (?:vaga|bolsa|promocao|transferencia)|mestrado|doutorado|o
     (?:enem|mestrado|doutorado|concurso|visto)|a (?:usp|federal|oab|cidadania))\b)
^hoping planning aiming looking trying wanting :: (?: to)(?= (?:get (?:promoted|a promotion|hired
    |certified|pregnant)|be promoted|make (?:manager|partner|captain)|go (?:freelance|part[- ]time
    |full[- ]time|back to (?:school|uni|college|work))))
^hoping planning aiming looking :: (?: to)(?! (?:see|hear|talk|meet|eat|sleep|catch|chat|ask)\b)
    (?= [a-z]+[^.!?;\n]{2,60}\b(?:in 20\d\d|next year|by (?:the end|next|christmas|summer|20\d\d
    |spring|january|february|march|april|may|june|july|august|september|october|november
    |december)|before (?:i turn|i'm|im|summer|christmas|the baby)))
want wanna :: (?: to be)(?= (?:off|out of|rid of|free of|down to|up to|able to) [^.!?;\n]{1,40}\bby
     (?:the end|next|christmas|easter|summer|winter|spring|autumn|20\d\d|january|february|march
    |april|may|june|july|august|september|october|november|december))
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:really|seriously|currently|still|also|
    actively|slowly|both|now))* (?!(?:itching|dying|desperate|longing) (?!to\b|for (?:an? )?
    (?:new |proper |better |steady )?(?:baby|child|family|dog|puppy|house|job|promotion|career)\b))
    (?:aiming|working (?:towards?|to)|hoping|planning|determined|gunning|shooting|
    itching|dying|desperate|longing|dreaming|on track|gearing up|building up|
    pushing)(?: (?:to|for|of|on))?(?= (?:make|get|become|buy|own|open|start|learn|run|lose|save|
    retire|move|travel|visit|see|go (?:to|back)|quit|finish|pay|publish|write|build|launch|grow|
    graduate|qualify|do|be|swim|climb|cycle|a (?:10k|5k|half|full|marathon|promotion|house|degree|
    black belt)|an? \w+|the \w+|becoming|getting|buying|owning|opening|starting|learning|running|
    losing|saving|retiring|moving|visiting|seeing|having|adopting)\b)(?! (?:see (?:you|if|how|
    what|the doctor)|do (?:this|that|it)|be (?:there|home|back|honest|early|late)|a (?:bit|while|
    lot)|get (?:this|that|it|home|there|started|going|stuck in|away|off|out of here)|
    the (?:bus|train))\b)
^need gotta must :: (?: to)?(?= (?:clear|pay off|pay down|save|lose|quit|cut|stop|finish|
    get (?:fit|in shape|out of debt)|learn|find a (?:new )?job|move)\b)(?! (?:save (?:this|that|
    it)|finish (?:this|that|it))\b)(?=[^.!?;\n]{3,80})
i we :: (?: (?:really |still |just |also )*)?(?:need|have|'?ve got|have got|gotta|must)(?: to)?
    (?= (?:clear|pay off|pay down|save(?! (?:this|that|it))|lose (?:weight|\d|some|a (?:stone|
    few))|quit (?:smoking|drinking|my job|vaping)|get (?:fit|in shape|out of debt|
    my (?:licen[cs]e|degree|visa)))\b)
i we :: (?: (?:want|wanna|would love|'d love|'d like|would like|hope|plan|intend|mean|aim))
    (?: (?:really|so badly|one day|someday|eventually))?(?: to)? (?:own|adopt|raise|have (?:kids|
    a (?:baby|dog|cat|family|big family|farm|garden))|get (?:a (?:dog|cat|puppy|motorbike|degree|
    house|promotion|tattoo)|married|fit|into|in shape|my (?:licen[cs]e|degree|visa|pilot\S*))|
    see (?:the (?:northern lights|world|pyramids)|japan|iceland|paris|italy|new zealand|australia|
    africa|brazil|india|[A-Za-z]+ (?:one day|before))|live (?:in|abroad|by|off)|work (?:abroad|
    for myself|less|in)|climb|cycle|swim the|do (?:an? (?:ironman|triathlon|marathon|phd|
    masters)))(?= |\W*$)
quero queria queremos pretendo desejo :: (?: (?:muito|mto|mt|demais|tanto|ainda|um dia|logo|so|
    mesmo|tb))* (?:ter (?:um |uma |outro |outra |meu |minha |mais )?(?:gato|gata|cachorro|
    cachorra|filh\w+|bebe|casa|carro|sitio|negocio|moto|horta|quintal|propri[oa]|familia)|adotar|
    ser (?:mae|pai|medic[oa]|professora?|dentista|advogad[oa]|programadora?|veterinari[oa]|chef|
    escritora?|promovid[oa]|efetivad[oa])|trocar de|conhecer (?:o|a|os|as|[A-Za-z]+)|
    ver (?:a neve|o mar|a aurora|neve)|pular de|saltar de|correr (?:uma|a|os|\d)|fazer (?:uma? )?
    (?:tatuagem|mestrado|doutorado|pos|curso|intercambio|faculdade|mochilao|cruzeiro|cirurgia|
    bariatrica|reserva)|sair d[ao] (?:aluguel|casa|empresa|vermelho|cidade|brasil)|parar de|
    largar|voltar (?:a|pr[ao])|morar|viver|montar|escrever|publicar|lancar|reformar|construir)\b
^juntando guardando economizando poupando :: (?: (?:dinheiro|grana|uma grana|um dinheirinho|
    todo mes))* (?:pr[ao]|para)(?= \w)
meu nosso minha nossa :: (?: (?:foco|plano|projeto|meta|objetivo|sonho|proposito|desafio|intencao|
    ideia|prioridade))(?: (?:agora|hoje|pra esse ano|deste ano|do ano|de vida|maior|principal|
    pessoal|atual|pro ano que vem|de 20\d\d))* (?:e|eh|continua sendo|sempre foi|:)
    (?= (?:\w+[aei]r\b|o |a |uma? |ate |\d|nao ))(?! (?:dormir|sumir|desaparecer|virar|ser ric|
    ficar ric|ganhar na|casar com o|ter um clone)\w*)(?![^.!?\n]{0,80}(?:k{3,}|(?:rs){2,}|haha))
my our :: (?: (?:focus|plan|goal|aim|target|dream|ambition|priority|mission|challenge|resolution|
    objective))(?: (?:now|right now|this year|for \d{4}|this month|at the moment))*(?: is|'s)
    (?: (?:still|just|simply|basically))*(?= (?:to |a |an |the |my |getting|losing|saving|
    becoming|finishing|\$?\d))
dying itching desperate longing keen :: (?: to)(?= (?:see|visit|go to|learn|try|move|travel|
    get (?:a|back))\b)(?! (?:see you|see what|see how|learn more)\b)
sonho :: (?: (?:com|em))(?= (?:a |o |minha |meu |uma |um |ter |ser |morar |viajar |conhecer |
    abrir |comprar |casa |formatura |poder )\w*)(?! (?:voce|vc|isso|ela|ele)\b)
i we :: (?: dream)(?: of| about)(?= (?:owning|having|living|opening|becoming|moving|travel\w*|
    my own|our own|a |the |being|buying|visiting|seeing|going|starting|retiring|running|working)\b)
vou vamos :: (?: (?:tentar|prestar|fazer|encarar))(?: (?:o|a|um|uma))? ?(?:concurso|enem|
    vestibular|oab|prova (?:d[aoe])|processo seletivo|fuvest|mestrado|doutorado|intercambio|
    supletivo)\b
to tou estou tamo estamos ando :: (?: (?:tentando|querendo|planejando|pensando em|lutando pra|
    me preparando pr[ao]|correndo atras d[eo]|me esforcando pra))(?= (?:parar|largar|emagrecer|
    engordar|aprender|juntar|economizar|guardar|comprar|abrir|mudar|trocar|entrar|passar|sair|
    quitar|pagar|voltar|perder|ganhar|conseguir|ser|ter|diminuir|reduzir|fazer|o |a |um |uma )\b)
    (?! (?:fazer (?:isso|o|a|um|uma|esse|essa)|entrar n[oa]|sair (?:d[aoe]|mais|hoje)|passar (?:a|
    o)|o |a |um |uma |conseguir (?:falar|entrar|ver)|pensando em (?:o|a|um|uma))\b)
i we :: (?:'?m| am|'?re| are|'?ve been)?(?: (?:going|gunning|aiming|shooting|going in|pushing|
    training|saving|studying|revising|cramming)) for(?= (?:the|a|an|my|\d|gold|promotion|
    partner)\b)(?! (?:a (?:walk|run|drink|coffee|drive|bit|nap|swim|meal|while|smoke|ride)|
    the (?:bus|moment|weekend|day|kids)|my (?:mum|mom|dad|sister|brother|friend|mate))\b)
^want wanting hoping aiming trying planning looking :: (?: (?:to|for))?(?= (?:put away|save|
    pay off|clear|lose|stop|quit|learn|get (?:my|a|into|fit)|buy|move|retire|run|\d+ books|
    go back|become|finish|write|the (?:\w+ )?(?:card|loan|debt|mortgage) (?:cleared|paid|gone))\b)
quero queremos :: (?: (?:muito|mto|mt|ainda|so|logo|sim|tb))* (?:guardar|juntar|poupar|economizar|
    tirar (?:a |minha )?(?:carteira|cnh|carta|habilitacao|ferias)|zerar|quitar|pagar (?:tudo|
    as dividas|a divida)|limpar meu nome|emagrecer|perder|ganhar massa|aprender|estudar|formar|
    me formar|passar n[ao]|virar|abrir|comprar|viajar|casar|engravidar|mudar de|sair d[ao]|
    crescer na)(?= |\W*$)
i we :: (?:'?d| would)?(?: (?:like|love|want|need))(?: (?:to have|at least|about))?
    (?= [$£€]?\d[\d.,]*k?(?: \w+)? (?:in (?:savings|the bank|my account)|saved|put (?:away|aside|
    by)|set aside|stashed)\b)
quero queria preciso :: (?: (?:ter|chegar a|juntar))?(?= (?:uns )?(?:r\$ ?)?\d[\d.,]*(?: mil|
     reais| conto)? (?:guardad|juntad|poupad|na poupanca|na conta|de reserva|investid)\w*)
my our :: (?: (?:20\d\d|new year'?s?|big|main|number one|biggest|only|fitness|savings|
    career)) (?:goal|aim|target|resolution|dream|ambition|plan)(?: is|'s)(?: to)?(?= \w)
minha meu :: (?: (?:meta|objetivo|sonho|plano|promessa))(?: (?:pr[ao]|de|d[ao]|para))
    (?: (?:20\d\d|ano que vem|ano novo|esse ano|este ano|ano))(?: (?:e|eh))(?= \w)
i we :: (?: (?:want|need))(?: (?:to (?:get|be)))? out of(?= (?:debt|the red|this town|this job|
    the rat race|rented|retail|here)\b)
i we :: (?: (?:need|want|have|'?ve got)) to get(?= [^.!?;\n]{3,30} (?:paid off|cleared|paid down|
    down to \d))
quero queria vou vamos bora :: (?: ver se)(?: (?:esse ano|este ano|ano que vem|em \d+|agora|
    dessa vez|um dia|eu|a gente|finalmente|logo|no ano novo|semana que vem|mes que vem))* (?:paro|
    consigo|volto|comeco|largo|junto|emagreco|aprendo|compro|termino|viajo|mudo|tiro|faco|passo|
    quito|me formo|economizo|guardo|durmo|corro|caso|abro|para|consegue|volta|comeca|compra|viaja)\b
to tou estou ando :: (?: (?:me matando|ralando|suando|dando (?:o |meu |tudo|duro)+(?:sangue|maximo|
    melhor)?|correndo|me esforcando|me virando|me dedicando|batalhando))(?: (?:muito|mto|bastante|
    horrores|pra caramba|de \w+|todo dia))* (?:pr[ao]|para)(?= \w+[aei]r\b)
^would :: (?: (?:really|so|absolutely))* ?(?:love|like) to (?=[^.!?;\n]{3,80}\b(?:one day|some ?day|
    eventually|before i die|when i retire|by 20\d\d|in the future)\b)
i we :: (?:'?d| would)(?: (?:really|so|absolutely))* (?:love|like) to (?=[^.!?;\n]{3,80}\b
    (?:one day|some ?day|eventually|before i die|when i retire|by 20\d\d|in the future)\b)
i :: (?:'?m| am|'?ve been)(?: (?:trying|currently|also|slowly|now))* (?:teaching myself|learning|
    picking up|brushing up on|taking up)(?: (?:how|to))*(?= \w)(?! (?:spanish|french|german|italian|
    japanese|korean|mandarin|chinese|portuguese|english|arabic|welsh|irish|greek|sign language|
    a lot|so much|from|that|about|more|the (?:kids|car|keys|phone))\b)
by :: (?: (?:20\d\d|the (?:end of|time)[^,.;]{0,24}|next \w+|christmas|easter|summer|spring|winter|
    new year|(?:i'm|age|the age of) \d\d|\w+day))?,?(?: i| we)(?:'d like to| want to| hope to|
     plan to|'ll have| will have| aim to| intend to|'m going to| need to have)(?= \w)
ate :: (?: (?:o fim|o final|dezembro|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|
    outubro|novembro|os \d\d|20\d\d|o natal|o ano|o meio)[^,.;]{0,16}?),? (?:eu )?(?:quero|pretendo|
    planejo|vou)(?= \w+[aei]r\b)(?! (?:ver|ir|sair|falar|saber))
determined set bound dead-set intent committed :: (?: (?:to|on))(?= (?:run|running|learn|learning|
    lose|losing|save|saving|quit|quitting|get|getting|finish|finishing|become|becoming|buy|buying|
    pass|passing|make|making|write|start|go|do|beat|climb|travel|pay))
esse este ano :: (?: ano)? (?:eu )?(?:tiro|sai|compro|viajo|me formo|passo|quito|emagreco|caso|mudo|
    aprendo|termino) (?:minha|meu|o|a|de|n[ao]|pr[ao]) ?\w+(?=[^.!?;\n]{0,10}(?:nem que|custe|
    se deus|ou nao me chamo|de qualquer jeito|sem falta))
the my our :: (?: (?:plan|goal|aim|dream|target|mission|ambition|hope|endgame|priority))(?: (?:now|
    here|this year|for \d+|right now|at the moment|is still))?(?: is|'s)(?: still)? to (?!(?:see|
    know|help|be (?:honest|fair)|wait|go with the flow)\b)(?=[a-z]+ \w)
top high next number :: (?: (?:one|thing|place|stop))*(?: (?:of|on)) my (?:bucket|wish|to[- ]?do|
    travel) list\b
on :: (?: my) (?:bucket|wish) list\b
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:still|always|secretly))* (?:dreaming (?:of|
    about)|fantasi[sz]ing about|working towards?|saving towards?|gunning for|shooting for|
    aiming for)(?! (?:you|it|this|that|sleep|my bed|home time|the weekend)\b)(?= \w)
i we :: (?:'?m| am|'?re| are)(?: (?:slowly|gradually|still))* (?:working (?:my|our) way (?:to|up to|
    towards?|through)|building up to|inching towards?)(?= \w)
fingers hopefully hoping :: (?: crossed)?,? (?:that )?(?:i|we)(?:'ll| will) (?:be|have|own|get|
    finally|become|pass|buy)\b(?=[^.!?;\n]{2,60}\b(?:by|before|next|this|one day|soon|in \d))
to tou estou ando :: (?: (?:muito|super|bem|100%|totalmente))? ?(?:focad[oa]|concentrad[oa]|
    empenhad[oa]|obstinad[oa]) (?:em|n[ao])(?= (?:\w+[aei]r\b|mestrado|doutorado|concurso|prova|
    vestibular|dieta|treino|meta|enem|oab))
""",
    "limit": r"""
cota verba mesada :: (?: [^\s.!?;,:]+){0,4}? ?(?:d[eo]|e|eh|:)(?: (?:ate|uns|no maximo))?
    (?= (?:r\$|us\$|\$)?\s*\d)
teto limite maximo orcamento :: (?! d[aoe]s? (?:velocidade|caracteres|idade|tempo|palavras|vagas
    |pessoas|peso|tokens))(?: d[aoe]s? [^\s.!?;,:]+){0,2} (?:e|eh|sera|fica em|:)(?: (?:ate|uns|de
    |no maximo))*(?= (?:r\$|us\$|\$)?\s*\d)(?! \d+ (?:caracteres|km|anos|palavras|kmh))
max maximum limit cap ceiling budget :: (?: [^\s.!?;,:]+){0,7}? is(?: (?:about|around|now|only
    |like|roughly))?(?= (?:\$|£|€)?(?:\d|one|two|three|four|five|ten|twenty|a (?:hundred|grand)))
nada nothing anything :: (?: (?:acima|mais caro|over|above|more than|past|under|below)) ?
    (?:d[eo]s?|than|que)?(?= (?:r\$|us\$|\$|£|a )?\s*\d)(?! \d+ (?:anos|horas|h|pm|am)\b)
can :: (?: (?:stretch|go up|go)) (?:up )?to(?= (?:\$|£|€)?\d)(?=[^.!?;\n]{0,40}(?:month|week|rent
    |max|total|penny|over|budget|tops))
nao n :: (?: (?:me )?deix[ae](?: eu| que eu)?) \w+r mais (?:d[eo]|que|do que)(?= (?:r\$|us\$
    |\$)?\s*\d)
nao n :: (?: (?:bota|coloca|poe|aceita|compra|sugere|marca|mostra|inclui)\w*)(?: nada)? (?:acima
    |mais caro|mais) (?:d[eo]|que|do que)(?= (?:r\$|us\$|\$)?\s*\d)
so :: (?: (?:posso|da pra|consigo|vou|podemos|quero))? ?gastar(?: (?:ate|no maximo|uns))?
    (?= (?:r\$|us\$|\$)?\s*\d)
quero preciso tenho vou :: (?: (?:que|de|ficar|manter|comer|me manter|consumir|beber
    |fumar))+ (?:abaixo|menos|no maximo|ate|dentro)(?: (?:d[eoa]s?|que|do que))?(?= (?:r\$|us\$
    |\$)?\s*\d)(?! \d+ (?:horas da|h)\b)
i we :: (?: (?:need|want|try|have) to|'?m trying to)(?: (?:stay|keep (?:it|my \w+)|eat|drink|spend
    |limit (?:myself|my \w+)))(?: (?:under|below|within|less than|to))(?= (?:\$|£|€)?\d)
^no :: (?: more than)(?= (?:about |around )?(?:\$|£|€)?\d|(?: one| two| three| a couple))
    (?=[^.!?;\n]{0,60}\b(?:a|per|each|every) (?:day|week|month|year|night)\b)
max maximo :: (?: (?:d[eo]|of|ate))?(?= (?:r\$|us\$|\$)?\s*\d)(?=[^.!?;\n]{0,40}\b(?:por|ao|a|per
    |each|every) (?:dia|mes|semana|ano|day|week|month|year|night)\b)
no :: (?: maximo)(?= (?:r\$|us\$|\$)?\s*(?:\d|uma|duas|um |dois|tres))(?=[^.!?;\n]{0,40}\b(?:por
    |ao|a|per) (?:dia|mes|semana|ano)\b)
nao n nunca :: (?: (?:pode|podem|quero que|deve|vai))? ?(?:passe|passar|ultrapasse|ultrapassar
    |exceda|estoure|estourar)(?: (?:d[eo]s?|mais de|os?|a))*(?= (?:r\$|us\$|\$)?\s*\d)
separei reservei separamos :: (?: (?:uns|ate|no maximo|so|apenas))*(?= (?:r\$|us\$
    |\$)?\s*\d[\d.,]*(?: (?:mil|conto|contos|reais|pila\w*|k))?\b)(?=[^.!?;\n]{0,60}\b(?:por mes
    |por semana|pr[ao]|para|mensa\w+|por dia)\b)
at :: (?: most)(?= (?:\$|£|€)?\d)(?=[^.!?;\n]{0,40}\b(?:a|per|each|every) (?:day|week|month
    |year)\b)
^maximo max :: (?: (?:d[eo]|of|ate))?(?= (?:r\$|us\$|\$)?\s*\d)(?! \d+ (?:anos|km|caracteres|pessoas
    |palavras))(?=[^.!?;\n]{2,40}\b(?:aluguel|mercado|roupas?|presente|jantar|lanche|ifood|uber
    |gasolina|hotel|passagem|por pessoa|rent|food|groceries|takeout|clothes|gifts?|per person)\b)
mais :: (?: (?:que|q|de|do que)) (?:r\$ ?)?\d[\d.,]*(?: \w+)? (?:eu )?(?:nem|nao
    |n) (?:me )?(?:mostra
    |manda|compro|pago|gasto|rola|da|vejo|quero)\b
tenho temos :: (?: (?:so|apenas|uns))*(?= (?:r\$ ?)?\d[\d.,]*(?: (?:reais|contos?|mil
    |pila))? (?:pra|para) (?:passar o|gastar|o mes|a semana|viver|fazer a compra))
^max maximum :: (?: of)?(?= (?:one|two|three|four|a couple|\d+) \w+)(?=[^.!?;\n]{0,40}\b(?:a|per
    |each|every|on) (?:day|week|month|night|weeknights?|weekends?|weekdays?)\b)
i we :: (?:'?ve| have)?(?: (?:just|already|now))* (?:capped|limited|restricted|limit
    |cap)(?: (?:my|our|myself|it|the))+(?: \w+){0,3}? (?:at|to)(?= (?:(?:\$|£|€)?\d|one|two|three
    |an hour|half|a couple))
^no :: (?: more than)(?= (?:an hour|half an hour|two hours|one hour))
one two three four five :: (?: \w+){1,2} (?:a|per) (?:day|night|week|month)(?=[^.!?\n]{0,6}
    (?:max\b|tops|that'?s (?:my|the|our) (?:line|limit|max)|no more))
nao n :: (?: (?:gasta|gastar|gasto|gastamos|gastem|compra|pago|pagamos|quero gastar|vou gastar
    |posso gastar|da pra gastar)) mais (?:d[eo]|que|q|do que|d)(?= (?:r\$|us\$|\$)?\s*\d)
    (?! \d+ ?(?:min\w*|h|horas?|segundos?|anos|dias)\b)
nao n :: (?: (?:passo|passamos|vou passar|saio|saimos|subo|quero passar)) d[eo]s?(?= (?:r\$|us\$
    |\$)?\s*\d[\d.,]*(?: (?:mil|reais|conto|contos|pila|k))?\b)(?! \d+ ?(?:kg|km|anos|h|quilos)\b)
teto limite maximo orcamento :: (?: d[aoe]s? [^\s.!?;,:]+(?: [^\s.!?;,:]+)?){0,2} (?:tem que ser
    |tem q ser|deve ser|precisa ser|vai ser|nao pode passar|passou a ser)(?: (?:d[eo]|no maximo
    |ate|uns|so))*(?= (?:r\$|us\$|\$)?\s*\d)(?! \d+ (?:caracteres|km|anos|palavras|kmh))
so :: (?: ate)(?= (?:r\$|us\$|\$)?\s*\d)(?=[^.!?;\n]{0,40}\b(?:por|ao|a) (?:dia|mes|semana|ano)\b)
don dont :: (?:'t|’t)?(?: ever)? let me (?:go|get|drop|dip|fall|spend|buy|pay|run)(?: (?:under
    |below|over|past|above|more than|beyond))(?= (?:\$|£|€)?\d)
nao n :: (?: me)? ?deix[ae](?: eu| que eu)? (?:ficar|cair|baixar|descer) (?:com )?(?:abaixo|menos)
    d[eo](?= (?:r\$|us\$|\$)?\s*\d)
^quando qdo qnd qndo assim caso :: (?: que| q)?[^.!?;\n]{1,60}?\b(?:abaixo|menos|acima|mais|passar
    |estourar|ultrapassar|chegar|bater|cair|baixar|subir)[^.!?;\n\d]{1,20}\d[\d.,]{0,8}(?![\d.,])
    (?! ?(?:pessoas|gols?|min\w*|h\b|horas?|dias|anos|km|pontos)\b)[^.!?;\n]{0,40}?,?(?: (?:vc|voce
    |ja|pode))* me (?:avis[ae]r?|alert[ae]r?|fal[ae]r?|cobr[ae]r?|notifi(?:ca|que)r?|da um toque
    |grit[ae]|cutu(?:ca|que))\b
me :: (?: (?:avis[ae]|alert[ae]|fal[ae]|cobr[ae]|notifi(?:ca|que)|dá um toque|da um toque|
    dar um toque|grit[ae]|berr[ae]|cham[ae]|sinaliz[ae]|cutu(?:ca|que)|lembr[ae]))
    (?: (?:quando|qdo|qnd|se|caso|assim que))(?=[^.!?;\n]{1,60}(?:abaixo|
    menos|acima|mais|passar|estourar|ultrapassar|chegar|bater|cair|baixar)[^.!?;\n]{0,20}\d)
tell warn alert notify ping text nudge :: (?: me)(?: (?:when|if|once|whenever))(?=[^.!?;\n]{2,60}
    (?:under|below|over|above|past|dips|drops|hits|reaches|exceeds|goes|more than|
    less than)[^.!?;\n]{0,20}\d)
let :: (?: me) know (?:if|when|once) i (?:go|get|spend|hit|pass|reach|exceed)(?: (?:past|over|
    above|beyond|more than))?(?=[^.!?;\n]{0,20}\d)
keep :: (?: [^.!?;\n]{2,40}?) (?:under|below|within|to)(?= [$£€]?\d)(?! [$£€]?\d+ (?:words|
    minutes|pages|characters|sentences|mins|lines|people))
nao n :: (?: (?:passa|passe|passar|ultrapass[ae]|gast[ae]|pode passar|quero passar|deixa passar|
    quero gastar))(?: mais)?(?: (?:d[eo]|que))+(?= (?:r\$ ?)?\d[\d.,]*(?! ?(?:anos|km|kg|pessoas|
    palavras|minutos|horas|h\b)))
no :: (?: maximo)(?= (?:\d+|duas|tres|quatro|cinco|seis|dez|doze) (?:parcelas|vezes|reais|conto|
    mil)\b)
cap limit restrict :: (?: [^.!?;\n]{2,40}?) (?:at|to)(?= [$£€]?\d)(?! [$£€]?\d+ (?:words|minutes|
    pages|characters|sentences|mins|lines|people))
mais :: (?: (?:que|q|de|do que)) (?:r\$ ?)?\d[\d.,]*(?: (?:mil|reais|conto|contos|pila|k))?
    (?: (?!nao\b|n\b|nem\b)[\w-]+){0,5}? (?:eu )?(?:nem|nao|n) (?:me )?(?:mostra|manda|compro|pago|
    gasto|rola|da|vejo|quero|dou|passo|boto|coloco|invisto|consigo|posso|tenho|vou)\b
a an :: (?: [$£€]?\d[\d.,]*k?)(?: ?(?:quid|euros?|dollars?|pounds?|bucks))? (?:cap|limit|budget|max|
    ceiling|maximum)\b
one two three four five six half :: (?! (?:lines?|words?|sentences?|paragraphs?|pages?|bullets?))
    (?: [\w-]+){1,5}? (?:max|tops|maximum|at (?:the )?most|is my (?:limit|max))\b
um dois duas tres quatro cinco :: (?! (?:linhas?|palavras?|frases?|paragrafos?|paginas?|topicos?))
    (?: [\w-]+){1,4}? (?:e olhe la|no maximo|no max|e nada mais|e chega|e so|e ja e muito|
    e para por ai)\b
nao n :: (?: (?:posso|podemos|quero|vou|da pra|consigo)) (?:passar|ultrapassar|gastar mais|ir alem|
    sair)(?: (?:d[eo]s?|que|de mais de))+(?= (?:r\$ ?)?\d[\d.,]*(?: ?(?:mil|k|reais|conto|contos|
    pila|pau))?(?:[^.!?;\n]{0,30}\b(?:por|ao|no|na|a cada) (?:mes|semana|dia|ano|mercado|cartao|
    ifood|uber)\b|\W*$| (?:reais|conto)))(?! \d+ ?(?:kg|km|anos|h|quilos|horas|min)\b)
can could :: (?: only)(?: (?:really|afford to|actually))* (?:spend|pay|afford|stretch to|go up to|
    manage)(?: (?:up to|about|around|like|max))*(?= [$£€]?\d)
cap caps limit limits :: (?: (?:my|our|the)(?: [\w-]+){1,2}?| myself| it) (?:at|to)(?= [$£€]?\d)
not :: (?: (?:paying|spending|forking out|shelling out|going|dropping))(?: (?:any|
    a penny))? (?:more than|over|above|past)(?= [$£€]?\d)
""",
    "decision": r"""
ta esta tah :: (?: (?:batido|fechado|resolvido|definido|decidido|combinado))(?: (?:aqui|entre|em
    |com|ja|entao)[^:.!?\n]{0,20})?(?:\s*[:,]|\W*$)
ficou fica :: (?: (?:combinado|decidido|acertado|definido|resolvido))(?: (?:aqui|entre|em|com|ja
    |entao)[^:.!?\n]{0,20})?(?:\s*[:,]| que| assim|\W*$)
vou vamos iremos :: (?: (?:com|de|ficar com|fechar com|seguir com)) (?:o|a|os|as) (?:proposta
    |plano|opcao|oferta|orcamento|modelo|primeir[oa]|segund[oa]|vaga|curso)\b
bati :: (?: o pe)\b
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
    |basically))* (?:decided (?:to|on|not|against|that|we|i)|opted (?:for|to|out)|settled on
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
    "goal": r"""
ta esta estao :: (?: (?:decidid[oa]s?|determinad[oa]s?)) a(?= \w+r\b)
botou colocou enfiou :: (?: na cabeca)(?: (?:q|que))?(?= \w)
vai vao :: (?: (?:fazer|tentar|prestar|comecar)) (?:(?:o|a|um|uma) )?(?:cursinho|vestibular|enem
    |faculdade|concurso|mestrado|intercambio|curso)\b
s is :: (?: (?:training|saving|studying)) for(?= \w)
quer querem pretende pretendem planeja planejam sonha deseja :: (?: (?:muito|mto|mt|tb|tbm|ainda
    |um dia|em|so|muito mesmo))*(?: (?:ser|virar|se tornar|fazer (?:(?:um|uma|o|a) )?(?:faculdade
    |curso|mestrado|doutorado|intercambio|medicina|direito|engenharia|cirurgia|viagem|concurso
    |pos)|estudar|aprender|comprar (?:(?:um|uma|a|o|outr[oa]|sua|seu) )?(?:casa|ape\w*|carro|moto
    |apartamento|terreno)|viajar|se mudar|mudar|trocar de|abrir|juntar|economizar|emagrecer
    |parar de|morar|casar|se casar|passar|se formar|se aposentar|ter (?:um )?filh\w+|largar
    |sair d[aoe]|trabalhar|entrar n[ao]|voltar a|conhecer (?:o|a)|perder|correr|montar|adotar
    |vender (?:a|o)|prestar))\b
vai vao :: (?: prestar)(?= \w)
ta esta estao tao :: (?: (?:juntando|economizando|guardando|estudando|treinando|aprendendo
    |se preparando))(?: [^\s.!?;,]+){0,4}?(?: (?:pr[ao]s?|para|p|a|d[eo]))?(?= \w)
wants hopes plans aims dreams want hope plan :: (?: (?:to|of))(?: (?:be(?:come)?|becoming|learn
    |study|buy(?:ing)? (?:a|an|her|his|their) (?:\w+ )?(?:house|car|apartment|home|boat)|travel
    |move|moving|open|start (?:a|her|his|their)|save|lose|quit|retire|get (?:married|a (?:degree
    |dog|job|masters)|into|fit)|run|go (?:back )?to (?:college|school|med|law|uni)|work|change
    |switch|write|publish|adopt|have (?:kids|a baby)|play|visit|finish|apply|train|join))\b
is s are re :: (?: (?:saving(?: up)?|training|studying|learning|planning|hoping|trying)(?: (?:for
    |to|how to|on))?)(?! (?:be|find|get back|reach|call)\b)(?= \w)
quer querem :: (?: (?:porque|pq) quer(?:em)?)(?= \w)
""",
    "goal_ends": r"""
desistiu desistiram :: (?: d[aeo]s?)(?! (?:mim|nos|tudo)\b)(?= \w)
""",
}

TOPICS = (
    (
        "debt",
        "divida|quitar|zerar|liquidar|cheque especial|pagar (?:o|a|os|as|meu|minha|todas|minhas)"
        " (?:cartao|emprestimo"
        "|financiamento"
        "|divida|parcela|fies|carne)|sair do vermelho|nome limpo|limpar (?:o |meu )?nome|serasa"
        "|debt|pay off"
        "|paying off|loan|mortgage|pay down",
    ),
    (
        "saving",
        "juntar|juntando|economiz|poupa|guardar|guardando|reserva|investir|investimento|investid"
        "|aposent|poupanca|meta de \\d|save|saving|emergency fund|invest|retire|nest egg|put"
        " (?:aside|away)"
        "|set aside|down payment|deposit|\\d+ ?(?:mil|k|reais)\\b|r\\$|\\$ ?\\d",
    ),
    (
        "fitness",
        "emagrec|lose \\d|kilos|comer (?:menos|melhor|mais)|eat (?:better|less|healthier|more)"
        "|drink (?:less|more)|sugar|alcohol|booze|carbs|junk food|perder? (?:peso|barriga|\\d)"
        "|peso|kg|quilos|correr|corrida"
        "|maratona|academia"
        "|treinar|treino|musculacao|dieta|massa muscular|saude|crossfit|natacao|nadar|triathlon"
        "|ironman"
        "|fumar|beber|sono|marathon|weight|pounds|lbs|fit|gym|5k|10k|run|swim|workout|shape"
        "|healthier|diet"
        "|smoking|drinking|muscle|pull-?ups?|steps|pedalar|bariatrica|regime|exercis|sleep|acordar",
    ),
    (
        "travel",
        "viaj|viagem|conhecer (?:o|a|os|as)? ?\\w|mochilao|intercambio|europa|japao|disney|portugal"
        "|paris|lua de mel|cruzeiro|travel|trip|visit|backpack|europe|japan|italy|vacation|cruise"
        "|bali",
    ),
    (
        "learning",
        "aprend|estudar|estudando|curso|faculdade|mestrado|doutorado|ingles|espanhol|frances"
        "|idioma|lingua|violao|piano|guitarra|formar|graduac|concurso|vestibular|enem|oab|prova"
        "|ler \\d|livros"
        "|ler mais|libras|programar|tocar|cnh|carteira|habilitacao|dirigir|fluente|tcc|pos\\b"
        "|learn|study"
        "|degree|language|fluent|spanish|french|german|italian|japanese|korean|mandarin|portuguese"
        "|guitar"
        "|exam|masters|phd|bar\\b|read|books|course|code|coding|licen[cs]e|certif|college|school"
        "|violin"
        "|drums|drive|teclado|canto|danca|xadrez|desenh|costura|cozinhar|cook|bake",
    ),
    (
        "career",
        "carreira|emprego|promoc|promovid|trabalhar|trabalho|empresa|negocio|loja|abrir (?:um|uma"
        "|meu"
        "|minha)|area|profiss|vaga|cargo|clientes|faturar|faturamento|renda|salario|virar|ser"
        " (?:medic|professor"
        "|advogad|gerente|diretor|intérprete|interprete|chef|engenheir|psicolog)|autonom|estagio"
        "|freela|startup"
        "|career|job|promot|business|become|freelance|company|startup|raise|manager|shop|bakery"
        "|restaurant"
        "|publish|publicar|lancar|launch|cafe\\b|income|earn|vendas|sales",
    ),
    (
        "purchase",
        "comprar|compra|casa|ape\\b|apartamento|carro|moto|terreno|imovel|notebook|celular|iphone"
        "|trocar de|bike|bicicleta|geladeira|buy|house|home|car\\b|apartment|flat|condo|laptop"
        "|phone|motorcycle"
        "|truck|own a|entrada",
    ),
)
