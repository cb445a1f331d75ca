"""How goals are told in Portuguese. Rules as the package tells."""

GOAL = r"""
me :: (?: (?:programei|preparei|planejei|organizei|propus|comprometi)) (?:pr[ao]|para|a)
    (?= \w+r\b)
coloquei botei enfiei :: (?: na cabeca)(?: (?:q|que))?(?= \w)
quero :: (?: (?:e|eh|mesmo e|mesmo eh)) (?=\w+[aei]r\b)
to tou estou :: (?: (?:muito|super|bem))? ?(?:decidid[oa]|determinad[oa]|empenhad[oa]|disposto
    |disposta) a(?= \w+r\b)
quero qro pretendo queremos queria planejo :: (?: (?:muito|mto|mt|mesmo|ainda|so|logo|sim|tb
    |conseguir|poder))* (?!(?:saber|ver|ir|marcar|falar|sair|dormir|comer|beber|tomar|pedir
    |entender|fazer (?:uma pergunta|um pedido|isso)|conversar|perguntar|ajudar|agendar|remarcar
    |cancelar|que)\b)\w+[aei]r\b(?=[^.!?;\n]{0,80}\b(?:ate (?:o |a )?(?:fim|final|natal|meio
    |janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ano
    |verao|casamento|formatura|20\d\d)|ano que vem|ano q vem|em 20\d\d|(?:est|ess|nest|ness)e ano
    |um dia|antes dos? \d))
to :: (?: (?:na|nessa|numa) (?:luta|missao|meta|corrida|batalha)) (?:pr[ao]|para|d[aeo])(?= \w)
prometi :: (?: (?:pra|a|para) (?:mim|minha|meu))(?=[^.!?;\n]{2,60})
mudei mudamos aumentei aumentamos diminui reduzi baixei ajustei subi alterei troquei revi
     :: (?: (?:a|o|minha|meu|nossa|nosso|valor da
    |d[aoe]))* <GOAL>(?: [^\s.!?;,]+){0,6}? (?:pr[ao]|para|p|pros)(?= )
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
ano :: (?: (?:que vem|q vem))(?:,? (?:eu|ainda|finalmente|nos|a gente|se deus quiser|sem falta))*
     (?!(?:acho|completo|tenho|espero|vejo|trabalho|estudo|moro|caso|sei|posso|preciso|devo|gosto|so
    |como|faco \d|nao|todo|proximo|vou|comeco n[oa])\b)[a-z]{2,}o\b(?= \w)
ano :: (?: (?:ainda|mesmo|novo))*,?(?: (?:eu|ainda|finalmente|nos|a gente))* (?:tiro
    |compro|passo|termino|quito|aprendo|emagreco|viajo|comeco|abro|junto|largo|corro|escrevo
    |me formo|me mudo|conheco|volto a)(?= \w)
ano :: (?: ainda)(?: (?:eu|a gente))* (?!(?:acho|completo|tenho|espero|vejo|trabalho|estudo|moro
    |caso
    |sei|posso|preciso|devo|gosto|so|como|nao|todo)\b)[a-z]{2,}o\b(?= \w)
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
^lista :: (?: de (?:desejos|sonhos|metas))\s*:\s*\w
quero queremos pretendo :: (?: (?:muito|mto))*(?: (?:comemorar|festejar|celebrar|passar (?:o|as
    |meu|minhas))(?: [\w-]+){0,3}? (?:em|n[oa]s?))(?= \w)(?! casa\b)
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
sonho :: (?: (?:com|em))(?= (?:a |o |minha |meu |uma |um |ter |ser |morar |viajar |conhecer |
    abrir |comprar |casa |formatura |poder )\w*)(?! (?:voce|vc|isso|ela|ele)\b)
vou vamos :: (?: (?:tentar|prestar|fazer|encarar))(?: (?:o|a|um|uma))? ?(?:concurso|enem|
    vestibular|oab|prova (?:d[aoe])|processo seletivo|fuvest|mestrado|doutorado|intercambio|
    supletivo)\b
to tou estou tamo estamos ando :: (?: pensando)(?: (?:seriamente|muito|bastante))? em (?:fazer
    |tirar|montar|abrir|entrar|
    comecar|prestar|voltar)(?= (?:(?:um|uma|o|a|meu|minha|n[ao]|num|numa|pr[ao]|de|a) )*(?:curso
    |faculdade|facul|concurso|pos
    |mestrado|doutorado|mba|intercambio|tecnico|cnh|habilitacao|carteira|negocio|loja|mei|empresa
    |salao|estudar|
    treinar|correr|dieta|academia|terapia|estudos)\b)
to tou estou tamo estamos ando :: (?: (?:tentando|querendo|planejando|pensando em|lutando pra|
    me preparando pr[ao]|correndo atras d[eo]|me esforcando pra))(?= (?:parar|largar|emagrecer|
    engordar|aprender|juntar|economizar|guardar|comprar|abrir|mudar|trocar|entrar|passar|sair|
    quitar|pagar|voltar|perder|ganhar|conseguir|ser|ter|diminuir|reduzir|fazer|o |a |um |uma )\b)
    (?! (?:fazer (?:isso|o|a|um|uma|esse|essa)|entrar n[oa]|sair (?:d[aoe]|mais|hoje)|passar (?:a|
    o)|o |a |um |uma |conseguir (?:falar|entrar|ver)|pensando em (?:o|a|um|uma))\b)
quero queremos :: (?: (?:muito|mto|mt|ainda|so|logo|sim|tb))* (?:guardar|juntar|poupar|economizar|
    tirar (?:a |minha )?(?:carteira|cnh|carta|habilitacao|ferias)|zerar|quitar|pagar (?:tudo|
    as dividas|a divida)|limpar meu nome|emagrecer|perder|ganhar massa|aprender|estudar|formar|
    me formar|passar n[ao]|virar|abrir|comprar|viajar|casar|engravidar|mudar de|sair d[ao]|
    crescer na)(?= |\W*$)
quero queria preciso :: (?: (?:ter|chegar a|juntar))?(?= (?:uns )?(?:r\$ ?)?\d[\d.,]*(?: mil|
     reais| conto)? (?:guardad|juntad|poupad|na poupanca|na conta|de reserva|investid)\w*)
minha meu :: (?: (?:meta|objetivo|sonho|plano|promessa))(?: (?:pr[ao]|de|d[ao]|para))
    (?: (?:20\d\d|ano que vem|ano novo|esse ano|este ano|ano))(?: (?:e|eh))(?= \w)
quero queria bora :: (?: ver se)(?: (?:esse ano|este ano|ano que vem|em \d+|agora|
    dessa vez|um dia|eu|a gente|finalmente|logo|no ano novo|semana que vem|mes que vem))* (?:paro|
    consigo|volto|comeco|largo|junto|emagreco|aprendo|compro|termino|viajo|mudo|tiro|faco|passo|
    quito|me formo|economizo|guardo|durmo|corro|caso|abro|para|consegue|volta|comeca|compra
    |viaja)\b(?! (?:dormir|descansar|falar|entrar|ver|n[ao] (?:mercado
    |padaria|banco|farmacia|shopping)))
to tou estou ando :: (?: (?:me matando|ralando|suando|dando (?:o |meu |tudo|duro)+(?:sangue|maximo|
    melhor)?|correndo|me esforcando|me virando|me dedicando|batalhando))(?: (?:muito|mto|bastante|
    horrores|pra caramba|de \w+|todo dia))* (?:pr[ao]|para)(?= \w+[aei]r\b)
ate :: (?: (?:o fim|o final|o carnaval|a pascoa|a copa|o verao|meus \d\d|dezembro|janeiro
    |fevereiro|marco|abril|maio|junho|julho|agosto|setembro|
    outubro|novembro|os \d\d|20\d\d|o natal|o ano|o meio)[^,.;]{0,24}?),? (?:eu )?(?:quero|qro
    |queremos|
    pretendo|planejo|vou)(?= \w+[aei]r\b)(?! (?:ver|ir|sair|falar|saber))
esse este ano :: (?: ano)? (?:eu )?(?:tiro|sai|compro|viajo|me formo|passo|quito|emagreco|caso|mudo|
    aprendo|termino) (?:minha|meu|o|a|de|n[ao]|pr[ao]) ?\w+(?=[^.!?;\n]{0,10}(?:nem que|custe|
    se deus|ou nao me chamo|de qualquer jeito|sem falta))
to tou estou ando :: (?: (?:muito|super|bem|100%|totalmente))? ?(?:focad[oa]|concentrad[oa]|
    empenhad[oa]|obstinad[oa]) (?:em|n[ao])(?= (?:\w+[aei]r\b|mestrado|doutorado|concurso|prova|
    vestibular|dieta|treino|meta|enem|oab))
"""
