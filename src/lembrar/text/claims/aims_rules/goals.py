"""How goals are told, given up or reached, one's own and others'. Rules as the package tells."""

from lembrar.text.claims.aims_rules import goals_en, goals_pt

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
called calling :: (?: off)(?: (?:the|our|my))(?: [\w-]+){0,2}? ?(?:trip|vacation|holiday|honeymoon
    |cruise|move|renovation|remodel|extension|project|plans?)\b
nao n :: (?: (?:rolou|deu)) (?:o|a|minha|meu) (?:projeto|sonho|plano|viagem|meta)\b
bati batemos alcancei alcancamos atingi atingimos cumpri cumprimos realizei realizamos conclui
     conquistei :: (?: (?:a|o|as|os|minha|meu|minhas|meus|nossa
    |nosso|minha primeira|ja|hoje|finalmente|todas|essa|esse))* <GOAL>
desisti desistimos :: (?! d[aoe]s? (?:entender|explicar|assistir|esperar|ler|tentar entender)\b)
    (?: (?:d[aoe]s?|de (?:fazer|comprar|viajar|juntar|abrir|aprender|estudar
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
    "goal": goals_pt.GOAL.rstrip() + goals_en.GOAL,
}

OTHERS = {
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
