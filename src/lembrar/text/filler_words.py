"""What people say to be polite, to open, to close or to fill, as patterns over folded text.

A line is a regular expression in which a space stands for white space; it goes on in indented
lines, and its last letter may be drawn out («oiii», «obrigadaaa»).
"""

GREETINGS = r"""
oie?
ola
opa
alo
e(?: )?ai
salve
bom dia
boa (?:tarde|noite|madrugada|semana)
tudo (?:bem|bom|certo|joia|otimo|tranquilo)(?: (?:com (?:voce|vc)|contigo|ai|por ai))?
td (?:bem|bom|certo)
tdb
como (?:vai|voce esta|vc ta|vc esta|voce ta|estao as coisas|foi (?:o )?seu dia)(?: (?:voce|vc
    |tudo))?
e (?:voce|vc|contigo|com (?:voce|vc))
(?:eu )?(?:estou|to|tou|vou) (?:muito )?bem(?: tambem)?
hi
hiya
hello
hey
howdy
good (?:morning|afternoon|evening|night|day)
gm
gn
how (?:are|r) (?:you|u|ya)(?: (?:doing|today|all))*
how(?:'s| is) it going
how(?:'s| is| was) (?:your day|everything|life)
how(?: have|'ve) you been
what'?s up
sup
(?:and|what about|how about) you
(?:i'?m|i am|im) (?:doing )?(?:fine|good|well|great|ok|okay)(?: too)?
nice to (?:meet|see) you(?: too)?
prazer em (?:conhece-lo|conhece-la|te conhecer)
"""

THANKS = r"""
(?:muito |mto )?(?:obrigad[oa]+|brigad[oa]+|obg|obgd|obrigadinh[oa]|agradecid[oa]|grat[oa])
    (?: (?:mesmo|demais|por tudo|por ajudar|pela (?:ajuda|atencao|resposta|dica|paciencia
    |informacao)|pelas (?:dicas|informacoes)|pelo apoio|de coracao|viu|novamente|de novo
    |a (?:voce|vc)))*
valeu(?: mesmo| demais| pela (?:ajuda|dica|forca))?
vlw
(?:eu )?agradeco(?: muito| demais| pela (?:ajuda|atencao))*
de nada
por nada
imagina
disponha(?: sempre)?
nao ha de que
as ordens
(?:many |ok )?thanks(?: (?:a lot|so much|a million|again|for (?:your|the|all the) (?:help|answer
    |time|tip|info)|for (?:helping|everything)|anyway|man|mate))*
thank (?:you|u)(?: (?:so|very) much| again| for (?:your|the|all your) (?:help|answer|time
    |patience)| for (?:helping|everything))*
thx
thks
tks
ty
tysm
much appreciated
(?:i )?(?:really )?appreciate (?:it|that|your help)
you(?:'re| are) (?:very |most )?welcome
my pleasure
anytime
np
no (?:problem|prob|worries|need to thank me)
don'?t mention it
"""

PARTINGS = r"""
tchau(?: tchau)?
xau
ate (?:mais|logo|breve|a proxima)(?: (?:entao|pessoal))?
flw
falou
fui
(?:um )?(?:grande )?abraco
abracos
abs
beijos?
bjs?
bjo?s
bom (?:fim de semana|final de semana|fds|descanso|feriado|trabalho)
otim[oa] (?:dia|tarde|noite|semana)
tenha (?:um|uma) (?:bom|boa|otimo|otima|excelente) (?:dia|tarde|noite|semana|fim de semana)
durma bem
se cuida
fica com deus
bye(?: bye)?
goodbye
see (?:you|ya|u)(?: (?:soon|later|around))?
cya
ttyl
talk (?:to you )?(?:soon|later)
take care
have a (?:nice|good|great|lovely|wonderful) (?:day|one|night|evening|weekend|week|time)
sleep well
cheers
best(?: regards| wishes)?
kind regards
regards
sincerely
atenciosamente
att
"""

DATED_PARTINGS = r"""
ate (?:ja|la|depois|amanha|segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: (?:entao
    |pessoal))?
see (?:you|ya|u) (?:tomorrow|then|tonight|next week|on \w+day)
"""
"""Partings that may be a deadline at the end of a sentence («… até amanhã»)."""

ACKNOWLEDGEMENTS = r"""
ok(?:ay|ey)?
okk
kk?
blz
beleza
(?:ta|esta) (?:bom|certo|otimo|joia)
tabom
ta
certo
certinho
entendi
entendido
saquei
perfeito
otimo
show(?: de bola)?
top
legal
massa
bacana
maravilha
maravilhoso
excelente
joia
suave
de boa
claro
com certeza
sem problemas?
pode deixar
que (?:bom|otimo|legal|massa|maravilha|show|bacana|lindo|fofo|pena|triste)
u?hum+
aham
hm+
ah+
ah ta
ata
oh+
uau
nossa
caramba
poxa
puxa
eita
puts
vixe
parabens
desculp[ae]
foi mal
perdao
boa
isso ai
sure(?: thing)?
(?:all )?right
alright
great
cool
nice
awesome
amazing
perfect
excellent
wonderful
fantastic
brilliant
lovely
sounds (?:good|great|fine|perfect)
got it
gotcha
understood
i see
makes sense
fair enough
of course
certainly
absolutely
wow
omg
yay
aww?
congrats
congratulations
well done
good (?:job|luck|one)
sorry
my bad
oops
that(?:'s| is) (?:great|good|nice|awesome|amazing|fine|cool|ok|okay|wonderful|lovely)
"""

SERVICE = r"""
(?:ola )?(?:como|em que|no que) (?:eu )?(?:posso|poderia) (?:te |lhe )?(?:ajudar|ser util)
    (?: (?:voce|vc|hoje|agora|com isso))*
(?:posso|precisa de|quer) (?:te |lhe )?(?:ajudar |ajuda )?(?:em |com )?(?:mais )?(?:algo
    |alguma coisa|algum assunto)(?: mais| a mais| hoje)*
mais alguma (?:coisa|duvida)
(?:eu )?(?:estou|fico|to|estarei|ficarei|estamos|ficamos)(?: sempre| aqui)*(?: (?:a
    |as) (?:sua |inteira )*(?:disposicao|ordens)| (?:aqui )?(?:para|pra) (?:te |lhe )?(?:ajudar
    |o que precisar))
a disposicao
(?:se )?(?:precisar|precisando|qualquer (?:coisa|duvida))(?: de (?:algo|ajuda|mais (?:algo
    |alguma coisa|ajuda)|qualquer coisa))?(?: mais)?(?: (?:e|eh))?(?: so)?(?: me)?(?: (?:chamar?
    |avisar?|falar?|dizer|diga|perguntar?|mandar?))?(?: aqui)?
fico (?:muito )?(?:feliz|contente) (?:em|por|de) (?:poder |ter )?(?:ajudar|ajudado)
foi um prazer(?: (?:te |lhe )?(?:ajudar|falar com (?:voce|vc)))?
espero ter ajudado
conte comigo
(?:boa|otima|excelente) pergunta
(?:how|what) (?:can|may|could) i (?:help|assist|do for)(?: you)?(?: (?:with|today|now))*
(?:can|may) i help(?: you)?(?: with (?:anything|something)(?: else)?)?
(?:is there )?anything else(?: (?:i can (?:help|do|assist)(?: you)?(?: (?:with|for you|today))*
    |you need|you'd like))?
(?:i'?m|i am|i'?ll be)(?: always)?(?: here)?(?: (?:to help|if you need (?:me|anything|help)
    |at your (?:service|disposal)|happy to help))
(?:always |so |very )?(?:happy|glad) to (?:help|assist|be of help)
(?:please )?(?:feel free to|don'?t hesitate to) (?:ask|reach out|contact (?:me|us)|message me)
    (?: (?:if you (?:need|have) .{0,40}|anytime|me))*
let me know if (?:you (?:need|have|want) (?:anything|any questions|any other questions|more help
    |help)(?: else)?|there(?:'s| is) anything else(?: i can (?:help with|do))?|i can help
    (?: with anything(?: else)?)?)
(?:i )?hope (?:this|that|it) helps
(?:good|great|excellent) question
"""

LAUGHTER = r"""
k{2,}
(?:ha){2,}h?
(?:he){2,}h?
(?:hi){3,}
(?:rs)+
h?(?:ua|au){2,}h?
(?:hua){2,}
[ahsu]{6,}
lol
lmao
lmfao
rofl
xd
"""

PEOPLE = r"""
gente
pessoal
galera
amig[oa]s?
amigao
querid[oa]
mano
cara
velho
amor
bebe
flor
chefe
guys
everyone
everybody
there
man
dude
bro
buddy
mate
friend
my friend
folks
team
dear
sir
madam
"""

OPENERS = r"""
entao
tipo assim
por favor
pfv
pfvr
pls
plz
please
u[hm]+
e+r
"""
"""Dropped at the start of a sentence, comma or no comma."""

PAUSED_OPENERS = r"""
bom
bem
olha(?: so)?
olhe
ai
assim
tipo
enfim
sabe
veja(?: bem)?
escuta
escute
pois e
pois
bom entao
na (?:verdade|real)
basicamente
sinceramente
honestamente
falando nisso
por sinal
alias
a proposito
so
well
like
look
listen
you know(?: what)?
i mean
honestly
actually
basically
literally
anyways?
by the way
btw
so yeah
to be honest
tbh
"""
"""Dropped at the start only before a comma: without it they may carry the sentence."""

ENDERS = r"""
por favor
pfv
pfvr
pls
plz
please
"""
"""Dropped at the end, comma or no comma."""

PAUSED_ENDERS = r"""
ne
ta
ta bom
viu
sabe
hein
tipo assim
entende
you know
i guess
i mean
or something
right
though
"""
"""Dropped at the end only after a comma."""

EXAMPLES = r"""
por exemplo
p\. ex\.?
p\.?ex\.?
ex\.?:
exemplo:
e\.?g\.?
for (?:example|instance)
tipo (?:se|quando|assim se)
suponha(?:mos)? que
supondo que
imagin[ea](?:mos)? (?:que|se|so)
digamos que
vamos supor(?: que)?
faz de conta que
(?:let'?s )?say(?:,| that| you)
suppose(?: that)?
imagine(?: that| if)?
like if
as an example
como exemplo
a titulo de exemplo
"""
