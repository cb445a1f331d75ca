"""The parts that the rules of `intent_rules` are made of, as patterns over folded text.

Alternatives stand one a line and go on in indented lines; a space stands for white space.
"""

GAP = r"""
[^.!?;\n]{0,90}?
"""
"""Anything within the sentence, bounded."""

PHRASE = r"""
[^.!?;,\n]
[.,](?=\d)
"""
"""One character before the next comma or point, those of numbers aside."""

MONEY = r"""
(?:r\$|us\$|\$|€|£)\s?\d[\d.,]*(?:\s?(?:mil|k|milhao|milhoes|million))?
\d[\d.,]*\s?(?:mil|k|reais|contos?|pilas?|dolares|euros|milhao|milhoes|dollars|bucks|pounds|grand
    |million|usd|brl)\b
(?:mil|cem|duzentos|trezentos|quatrocentos|quinhentos|seiscentos|oitocentos|\w+ mil)(?: (?:reais
    |dolares|euros|por mes))
"""
"""A sum."""

DEADLINE = r"""
\b(?:ate|antes d[eao]|em \d+|em (?:um|dois|tres|seis|doze)|por mes|ao mes|por ano|todo mes
    |todos os meses|mensalmente|(?:est|ess|nest|ness)e (?:ano|mes|semestre)|(?:ano|mes
    |semestre) que vem|proximo (?:ano|mes)|by|before|until|within|in \d+|in (?:a|one|two|three
    |six|twelve)|this (?:year|month)|next (?:year|month|summer)|(?:a|per|every|each) (?:month
    |year|week)|monthly|yearly)\b
"""
"""By when, or how often."""

SUM_BY_DATE = r"""
(?=[^.!?;\n\d]{0,140}+\d)(?=[^.!?;\n]{0,140}?<MONEY>)(?=[^.!?;\n]{0,140}?<DEADLINE>)
"""
"""Both ahead. The first look is cheap and mostly enough: no digit, no sum."""

BIG = r"""
(?:casa|ape|apto|apartamento|carro|moto|terreno|imovel|sitio|chacara|barco|bicicleta|bike
    |notebook|computador|pc|celular|iphone|videogame|fogao|geladeira|house|home|apartment|flat
    |condo|car|motorcycle|motorbike|boat|bicycle|laptop|computer|phone|land|van|truck|guitar
    |violao|piano|camera)\b
"""
"""What people save for."""

PERSON = r"""
(?:irma|irmao|mae|pai|filh[oa]|espos[oa]|marido|mulher|namorad[oa]|chefe|amig[oa]|ti[oa]|sogr[oa]
    |prim[oa]|avo|vo|vizinh[oa]|cliente|banco|empresa|loja|colega|patrao)
"""
"""Whose limit it is when it is not the speaker's."""

GOAL = r"""
(?:juntar?|economizar?|poupar?|quitar?|zerar|liquidar|emagrecer?|viajar?|estudar?|me formar
    |me aposentar|aposentar|engravidar|aprender?|investir?)\b
guardar? (?=(?:(?:um|uma|o|meu|mais|algum|muito|todo|pelo menos|uns|umas|cerca de) )*(?:dinheiro
    |grana|salario|<MONEY>|\d|para|pra|por mes|metade|parte))
pagar? (?:(?:todas|todos|tudo|as|a|o|os|minhas?|meus?|d[aoe]) )*(?:dividas?|emprestimos?
    |financiamento|cartao|faculdade|parcelas|consorcio)
sair d(?:as|e|o) (?:dividas|divida|vermelho|aluguel)
comprar? (?:(?:um|uma|minha|meu|a|o|outr[oa]|noss[oa]|nov[oa]|primeir[oa]|propri[oa]|bom|boa|mais
    |melhor) ){1,4}<BIG>
(?:ter|montar|fazer|criar|formar|construir) (?:(?:um|uma|a|o|minha|meu|nossa) )*(?:reserva
    |poupanca|fundo|colchao|casa|familia|empresa|negocio|pe de meia|intercambio|faculdade
    |mestrado|doutorado|pos|curso|viagem|mochilao|cruzeiro|horta)\b
ter (?:um |uma |dois |outr[oa] )?filh[oa]s?
ter (?:(?:pelo menos|uns|umas|cerca de|mais de) )?<MONEY>
casar\b
reformar? (?:a|o|minha|meu)
terminar? (?:a|o|minha|meu) (?:faculdade|curso|mestrado|doutorado|tcc|livro|obra|reforma)
passar? (?:n[oa]|em) (?:um |uma )?(?:concurso|vestibular|prova|enem|oab|universidade|faculdade
    |medicina)
morar? (?:fora|em|no|na|sozinh[oa]|com|perto)
mudar? de (?:carreira|emprego|area|profissao|vida|cidade|pais)
perder? (?:peso|barriga|\d+ ?(?:kg|quilos?|kilos?))
ganhar? (?:massa|musculo|peso|mais|\d+ ?(?:kg|quilos?)|<MONEY>)
correr? (?:uma|a|minha|\d+)
parar? de \w
largar? (?:(?:o|a|meu) )?(?:cigarro|emprego|vicio)
voltar? a \w+r\b
abrir? (?:(?:um|uma|minha|meu|o|a|propri[oa]) )+(?:empresa|negocio|loj\w+|restaurante|cafe|mei
    |cnpj|consultorio|escritorio|cafeteria|padaria|confeitaria|salao|estudio|clinica|oficina
    |pousada)
aumentar? (?:(?:a|o|minha|meu|meus) )*(?:renda|salario|patrimonio|faturamento|reserva)
(?:reduzir?|diminuir?|cortar?) (?:(?:os|as|o|a|meus?|minhas?|de) )*(?:gastos?|despesas?|custos?
    |contas?|acucar|consumo|dividas?)
gastar? menos
ler \d
escrever um livro
melhorar? (?:o|a|meu|minha) \w
tirar (?:a |minha )?(?:carteira|cnh|habilitacao)
me tornar
virar (?:um |uma )?\w
(?:chegar?|alcancar?|atingir?) (?:a |os |aos )?(?:<MONEY>|\d)
"""
"""What is worth a goal after «quero»; a final r may be missing, as people type it."""

GOAL_EN = r"""
save (?=(?:(?:up|at least|about|around|over|more|some|enough|a (?:bit|little|lot)|an extra
    |another|all my|my) )*(?:money|for|to|<MONEY>|\d|up|more|half|every|each|enough))
save\b(?=\s*(?:$|[.,!]))
put (?:aside|away)
set aside
invest\b
pay (?:off|down)
(?:get out of debt|be debt[- ]free)
retire\b
travel\b
learn\b
study\b
graduate
exercise\b
buy (?:(?:a|an|my|our|another|new|used|first|own|better|small|bigger|second[- ]hand) ){1,4}<BIG>
own (?:a|my)
build (?:(?:an|a|up|my|our) )+\w
earn\b
make (?:<MONEY>|more money)
get (?:in shape|better at|fit\b|fitter|healthy|healthier|married|promoted|(?:a|my|an) (?:degree
    |promotion|raise|better job|new job|driver'?s license|license|mortgage|masters?|phd))
finish (?:my|the|a) \w
pass (?:the|my) \w
go (?:back )?to (?:college|university|grad school)
move (?:to|out|abroad|in with)
live (?:in|abroad|alone|closer)
lose (?:weight|(?:about |some )?\d+|some weight)
gain (?:weight|muscle|\d+)
run (?:a|my|the|\d+)
quit (?:smoking|drinking|my|sugar|vaping)
stop \w+ing
start (?:a|my|my own|saving|investing|running|exercising|going|eating|studying)\b
open (?:a|my) (?:own )?\w
have (?:a baby|kids|children|another|an emergency|<MONEY>)
cut (?:back|down|my|spending|out)
reduce\b
(?:lower my|spend less)
read \d+
write (?:a|my) (?:book|novel|thesis)
improve my
become\b
eat (?:healthier|better|less)
work out\b
afford\b
"""
"""The same in English."""

OVER = r"""
(?:gast|ultrapass|exced|estour|acima|abaixo)
mais (?:de|do|que)
menos (?:de|do|que)
pass\w+ (?:d[eao]s?|r\$|\d)
cheg\w+ (?:a|em|aos|perto d[eao]) (?:<MONEY>|\d)
(?:saldo|limite|orcamento|fatura)
<MONEY>
\d ?%
(?:cair|caia|subir|suba|baixar|baixe|vencer|vencimento|cotacao|dolar|spend|spent|exceed)
\bover\b
(?:above|below)
under\b
(?:more than|less than|balance|budget|limit)
drops?\b
falls?\b
rises?\b
hits\b
reach
\bdue\b
price
"""
"""What makes an alert of «me avise se …»."""

DO = r"""
(?:faca|use|mande|envie|ligue|chame|responda|sugira|recomende|coloque|mostre|marque|pergunte
    |escreva|inclua|traduza|compartilhe|esqueca|ofereca|toque|mencione|fale|diga|agende|repita
    |invista|compre|confirme|trate|acorde|incomode|resuma)\b
"""
"""Orders to the assistant."""

DO_NOT = r"""
(?:use|mande|envie|ligue|chame|responda|sugira|recomende|mostre|marque|escreva|inclua|traduza
    |compartilhe|ofereca|mencione|agende|trate|acorde|incomode|resuma)\b
"""
"""Orders that, denied, are a standing wish and not a passing one."""

DO_EN = r"""
(?:reply|send|use|call|answer|write|ask|show|include|speak|text|email|message|respond|suggest
    |recommend|book|schedule|put|say|mention|offer|tell|refer|explain|translate|order|address
    |invest|share|wake)\b
"""
"""The same in English."""

SETTLE = r"""
(?:cancela(?:r|ndo)?|encerrar?|parar? (?:d[eao]|com)|comecar?|largar?|trocar?|mudar?|me mudar?
    |assinar?|contratar?|vender?|aceitar?|recusar?|pedir? demissao|adotar?|manter|ficar? com (?:o
    |a|os|as|um|uma|ess[ea]|est[ea])|migrar?|seguir? com|abandonar?|desistir?|sair d[aeo]
    |renovar?|deixar? d[eao]|fechar? (?:com|o|a|esse|essa|contrato|negocio|minha|meu)|voltar? a
    |casar?|aderir|me demitir|cortar?|reduzir?|entrar n[ao]|matricular|me matricular)\b
"""
"""What is decided by «vou …»."""

SETTLE_EN = r"""
(?:cancel|quit|stop|start|switch|sell|drop|close|accept|decline|turn down|sign up|go with
    |stick with|stick to|give up|renew|resign|move|change (?:jobs?|careers?|banks?|plans?
    |schools?|my (?:diet|routine|plan|job|career))|join|adopt|take the (?:job|offer|deal)|hire
    |end|delete|unsubscribe|cut|leave (?:my|the)|go vegan|go vegetarian|refuse|propose)\b
"""
"""The same in English."""

OTHERS = r"""
(?: (?:o|a|os|as|ele|ela|eles|elas|tem|ha|vai|esta|sera|cada|todos|todo|tera)\b(?! gente))
"""
"""Somebody else's doing after «a partir de …»."""

OTHERS_EN = r"""
(?: (?:the|he|she|they|it|there|prices?|his|her|their|your|all|every)\b)
"""
"""The same in English."""

WHEN = r"""
(?:hoje|hj|agora|amanha|ja|segunda|terca|quarta|quinta|sexta|sabado|domingo|janeiro|fevereiro
    |marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)
dia \d+
\d{1,2}/\d+
(?:proxim|dess|dest|ess|est)[oae] \w+
(?:semana que vem|mes que vem|ano que vem)
"""
"""From when on."""

WHEN_EN = r"""
(?:today|tomorrow|tonight|now)
(?:mon|tues|wednes|thurs|fri|satur|sun)day
(?:january|february|march|april|may|june|july|august|september|october|november|december)
next \w+
this (?:week|month|year|fall|summer|winter|spring|\w+day)
in \d+
"""
"""The same in English."""

HARD = r"""
(?: (?:muito|mt|mto|mesmo|sim|ainda|tambem|tb|tbm|conseguir|comecar a|poder|tentar|um dia))*
"""
"""Between «quero» and the verb."""

VERY = r"""
(?: (?:really|also|still|just|definitely|do|truly|always|usually|much|absolutely|strongly
    |generally|personally|kinda|totally|particularly|especially|only|mostly|honestly|actually))*
"""
"""Between "I" and the verb."""
