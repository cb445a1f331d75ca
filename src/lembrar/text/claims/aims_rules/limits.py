"""How people tell what they won't go beyond. Rules as the package tells."""

FIRST = {
    "limit": r"""
cota verba mesada :: (?: [^\s.!?;,:]+){0,4}? ?(?:d[eo]|e|eh|:)(?: (?:ate|uns|no maximo))?
    (?= (?:r\$|us\$|\$)?\s*\d)
teto limite maximo orcamento :: (?! d[aoe]s? (?:velocidade|caracteres|idade|tempo|palavras|vagas
    |pessoas|peso|tokens|mei|simples|isencao|inss|lei)\b)
    (?: d[aoe]s? [^\s.!?;,:]+){0,2} (?:e|eh|sera|fica em|:)(?: (?:ate|uns|de
    |no maximo))*(?= (?:r\$|us\$|\$)?\s*\d)(?! \d+ (?:caracteres|km|anos|palavras|kmh))
max maximum limit cap ceiling budget :: (?<!speed.limit)(?<!age.limit)(?<!word.limit)
    (?<!time.limit)(?: [^\s.!?;,:]+){0,7}? is(?: (?:about|around|now|only
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
    (?:under|below|over|above|past|dips|drops|hits|reaches|exceeds|goes|more than|used|spent|left|
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
}
