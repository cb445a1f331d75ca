"""What people tell of weddings and of parting. Rules as the package tells."""

FIRST = {
    "breakup": r"""
called :: (?: it quits| off (?:the|our) (?:wedding|engagement))\b
split :: (?: (?:from|with))\b(?! (?:the (?:bill|rent|cost)))
parted :: (?: ways)\b
i we :: (?:'?m| am|'?re| are) (?:getting|going through) (?:a )?(?:divorced?|separation)\b
acabou :: (?: (?:com|entre))(?: (?:o|a|meu|minha|nos|a gente))\b
terminei terminamos :: <JUST> (?:com (?:o|a|meu|minha|ele|ela|el[ea])\b|com (?!(?:tudo|isso|aquilo
    |el[ea]s|esse|essa|chave|sucesso|nota|um|uma|os|as)\b)[a-z]+\b|(?:o|meu|nosso) (?:namoro
    |noivado|casamento|relacionamento)|meu relacionamento|de vez)
terminamos :: (?:<JUST>\W*$| (?:depois|apos|ontem|semana|mes|hoje|faz|ha|por)\b)
a :: (?: gente)<JUST> (?:terminou(?! (?:o|a|de)\b)|se separou|se divorciou|rompeu)
me nos :: (?: (?:separei|divorciei|separamos|divorciamos))\b
to estou tamo estamos tou :: (?: (?:me|nos|se)) (?:separando|divorciando)\b
to estou tamo estamos tou :: (?: em) processo de (?:separacao|divorcio)
separei divorciei :: (?: (?:d[eoa]|ha|faz|em|no|na|ontem)\b|\W*$)
levei tomei :: (?: um)(?: (?:belo|grande))? (?:fora|pe na bunda|pe)\b
acabou terminou :: (?: (?:o|meu|nosso))+ (?:namoro|casamento|noivado|relacionamento|relacao)
terminou rompeu acabou separou :: (?: (?:tudo |o namoro )?comigo)\b
rompi rompemos :: (?: (?:com|o noivado|o namoro)\b)
me :: (?: (?:largou|deixou|traiu|trocou por|chifrou))\b(?! (?:triste|feliz|mal|bem|louc|na mao
    |puta|puto|muito|mto|com|pra baixo|ansios|sem|assim|preocup|nervos|irritad|chatead|falar
    |em paz|esperando|na|no|aqui)\w*)
i we :: (?:'?ve| have)?<JUST> (?:(?:broke|split|broken) up(?! (?:into|the|a|my|our|for)\b)
    |(?:divorced|separated)(?! (?:myself|the|it|them)\b)|called off (?:the|our)
    |ended (?:things|it) with|ended (?:my|our) (?:relationship|marriage|engagement)|dumped)\b
^broke split :: (?: up)(?: with| after| last|\W*$)
got getting :: <JUST> (?:divorced|dumped|separated)\b
broke split :: (?: up with me)
dumped left :: (?: me)\b(?! (?:a|the|some|alone|no|on|with|feeling|speechless|in)\b)
cheated :: (?: on me)
i we :: (?:'?ve| have)?<JUST> (?:called it quits|called off|ended it|ended things|parted ways|
    split(?= (?:up|last|in|a|after|two|ages)|\W*$)|separated|broken up|broke it off|
    drifted apart)\b(?! (?:the bill|up the))
me nos :: (?: (?:separou|separo))\b
nos gente :: (?: (?:se )?)(?:separou|separamos|terminou|terminamos|largou|divorciou)\b
she he they :: <JUST> (?:dumped|left|ditched|cheated on|ghosted|broke up with|divorced) me\b
    (?! (?:a|the|some|alone|no|with|feeling|speechless|hanging|waiting|out)\b)
levei tomei recebi :: <JUST>(?: um| uma)(?: (?:belo|baita|grande))? (?:fora|pe na bunda|
    bolo d[oae]|toco|chifre|pe)\b
my our :: (?: (?:marriage|relationship|engagement)) (?:is over|ended|fell apart|broke down|
    has ended|didn't work out|didnt work out)\b
meu nosso :: (?: (?:casamento|namoro|noivado|relacionamento)) (?:acabou|terminou|chegou ao fim|
    nao deu certo|ja era|foi pro espaco)\b
engagement wedding marriage noivado casamento namoro :: (?:'s| is| ta| esta|'?s been| has been|
     was| foi)(?: (?:off|over|called off|cancelled|done|cancelado|acabado|terminado|desfeito))\b
got getting came just :: (?: just)?(?: (?:out|got out|come out)) of (?:a|an|my|the)
    (?: [\w-]+){0,3}? ?(?:relationship|marriage|engagement)\b
terminei terminamos acabei :: <JUST>(?: (?:um|o|meu|nosso|com um))+ (?:namoro|noivado|casamento|
    relacionamento|rolo)\b
assinei assinamos :: <JUST>(?: (?:o|a|os|nosso|nossa|meu|minha|papeis d[oa]))+ ?(?:divorcio|
    separacao)\b
saiu :: <JUST>(?: (?:o|meu|nosso))+ ?divorcio\b
divorcio divorce :: (?:'s| is| ta| esta)? ?(?:saiu|final|finali[sz]ed|done|through|came through|
    assinado|oficial|went through|concluido)\b
nao n :: (?: (?:to|tou|estou|estamos|tamo)) mais (?:com (?:o|a|meu|minha)|juntos)\b(?! (?:dor|febre|
    medo|vontade|covid|celular|carro|chave|mala)\b)
signed :: <JUST>(?: (?:the|my|our))(?: (?:divorce|separation)) (?:papers|agreement)\b
^solteira solteiro single :: (?: (?:de novo|outra vez|again))\b
cada :: (?: um) (?:pr[ao]|foi pr[ao]|pro) (?:seu )?(?:lado|canto)\b
^newly :: (?: single)\b
separei divorciei :: <JUST>(?=\s*[,.!]|\W*$| (?:ano|mes|semana|recentemente|esse|este|ja|agora)\b)
""",
    "wedding": r"""
casei casamos :: (?=(?: |$|[.,!]))(?! a(?: |$))(?! com (?:o|a|meu|minha) (?:trabalho|sofa
    |cama|servico|firma|empresa|academia|carreira|netflix|profissao)\b)
me nos :: (?: casei| casamos)\b
a :: (?: gente)<JUST> (?:se )?(?:casou|noivou)\b
noivei noivamos :: \b
fiquei ficamos to estou estamos tamo tou :: <JUST> (?:noiv[oa]s?)\b
pedi :: (?: (?:a|o|minha|meu|ele|ela)?(?: \w+){0,3}) em (?:casamento|noivado)
fui :: (?: pedid[oa]) em (?:casamento|noivado)
me :: (?: pediu) em (?:casamento|namoro|noivado)
vou vamos :: (?: (?:me|nos))? ?casar(?=(?: (?:em|no|na|dia|mes|ano|semana|sabado|domingo|com
    |proxim|daqui|agora|este|esse|neste|nesse|amanha|hoje|sexta)|\W*$))
a :: (?: gente vai)(?: se)? casar
oficializei oficializamos :: (?: (?:a|nossa|o)) (?:uniao|casamento|noivado)
assinei assinamos :: (?: (?:a|nossa|os papeis d[aoe])) (?:uniao|casamento)
fiz fizemos completei completamos faco completo :: (?: \d+| um| dois| tres| quatro| cinco| seis
    | sete| oito| nove| dez| vinte| trinta)(?: anos?| meses
    | mes)? de (?:casad|namoro|casamento|bodas)
got get getting :: <JUST> (?:married|engaged|hitched)\b
i we :: (?:'?ve| have)?<JUST> (?:married(?! (?:up|down|into)\b)|eloped|tied the knot|proposed to)\b
proposed :: (?: to me)?\b
said :: (?: yes)(?=\W*$| to (?:him|her|his|the proposal))
asked :: (?: me to marry)
we i :: (?:'?ve| have)?<JUST> (?:eloped|tied the knot|got hitched|said i do|got engaged|
    renewed our vows)\b
fiquei ficamos :: (?: noiv[oa]s?)\b
i we :: (?:'?ve| have|'?m| am|'?re| are|'?ve been)?(?: just| now| officially)? (?:engaged|
    newlyweds)(?=\W*$|!)
troquei trocamos :: <JUST>(?: (?:as |de )?aliancas?)\b
to tou estou fiquei :: <JUST>(?: (?:de|com)(?: (?:a|uma))?) alianca(?: (?:n[ao]|de))?\b
dissemos disse :: <JUST>(?: (?:o )?sim)(?=\W*$| (?:pr[ao]|para|no|ontem|hoje|sabado)\b)
subi subimos :: <JUST>(?: (?:ao|no)) altar\b
engaged married :: (?: as of)\b
""",
}

OTHERS = {
    "breakup": r"""
largou deixou :: (?: (?:o|a)) (?:marido|mulher|espos[oa]|namorad[oa]|noiv[oa])\b
terminou terminaram :: (?: (?:com|o namoro|o noivado|o casamento)\b(?! (?:tudo|isso|comigo))|\W*$)
se :: (?: (?:separou|separaram|divorciou|divorciaram))\b
estao tao ta :: (?: se (?:separando|divorciando))
broke split :: (?: up)\b(?! with me)
got are re is s :: <JUST>(?: getting)? (?:divorced|separated)\b
se :: (?: (?:separaram|separou|divorciaram|divorciou))\b
split broke :: (?: up)\b
terminou terminaram :: (?: (?:com|o namoro|tudo))\b
are re :: (?: (?:divorcing|splitting up|separating|breaking up|getting a divorce))\b
is s :: (?: (?:divorcing|getting a divorce|leaving (?:his|her) (?:wife|husband|girlfriend|
    boyfriend)))\b
""",
    "wedding": r"""
eloped :: (?=\W|$)
casou casaram noivou noivaram :: \b
se :: (?: (?:casou|casaram))\b
ficou :: (?: noiv[oa])\b
vai vao :: (?: se)? casar\b
got is s are re :: <JUST>(?: getting)? (?:married|engaged|hitched)\b(?! (?:to|with|for \d))
getting :: (?: married)
remarried :: (?=\W|$)
casou :: (?: de novo)
casa casam :: (?= (?:em (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro
    |novembro|dezembro|\d{4})|no (?:sabado|domingo|civil|mes|fim|ano)|dia \d|ano que vem
    |mes que vem|semana que vem|sabado|domingo|daqui a|amanha)\b)
is s got just :: <JUST>(?: (?:got|getting))? ?engaged\b
""",
}

TO_ME = {
    "breakup": r"""
terminamos separamos :: (?=\W*$| (?:ontem|hoje|semana|mes|depois|faz|ha|apos|de vez|o namoro|por
    |sabado|domingo)\b)
nos :: (?: (?:separamos|divorciamos))\b
terminou rompeu acabou separou :: (?: (?:tudo |o namoro |o noivado )?comigo)\b
me :: (?: (?:largou|deixou|traiu|chifrou|trocou))(?=\W*$| (?:por|ontem|hoje|semana|depois|faz|mes
    |com)\b)
broke split :: (?: up with me)
dumped left cheated :: (?: on)? me\b(?=\W*$| (?:for|last|after|yesterday|on|over|by|in)\b)
pediu quer :: (?: (?:o|a))? (?:divorcio|separacao)\b
wants asked :: (?: (?:for )?(?:a|the))? divorce
walked :: (?: out on me)\b
me :: (?: (?:pediu|quer)) (?:o )?(?:divorcio|separacao)\b
""",
    "wedding": r"""
casamos noivamos :: (?=\W*$| (?:ontem|hoje|semana|mes|no|em|sabado|domingo)\b)
me :: (?: pediu) em (?:casamento|noivado)
proposed :: (?: to me)\b
asked :: (?: me to marry)
popped :: (?: the question)\b
put :: (?: a ring on it)\b
me :: (?: pediu)(?=\W*$| (?:ontem|hoje|sabado|domingo|de joelhos)\b)
""",
}
