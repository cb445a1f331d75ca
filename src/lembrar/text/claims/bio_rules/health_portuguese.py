"""What people say of their health in Portuguese. Rules as the package tells."""

BLOCKS = {
    "health": r"""
<TER> :: (?:uma? |<COUNT> |muit[oa]s? |crises? de |um quadro de |diagnostico de |princip\w+ de
     |historico de |
    problema de |laudo de )?(?P<v><ILLNESS>)
<SER> <ESTAR> :: (?:uma? |pessoa )?(?P<v><ILLNESS>)
peso pesa :: (?P<v>\d[\d.,]* ?(?:kg|quilos|kilos|kgs))\b
<TER> meco mede :: (?P<v>1[.,]\d{2}m?(?: de altura)?)\b
weigh weighs :: (?P<v>\d[\d.,]* ?(?:kg|kilos|pounds|lbs|stone))\b
<ESTAR> :: (?P<v>deprimid[oa]|em depressao|com (?:<ILLNESS>)|em tratamento(?: \w+){0,3}|sobri[oa]
    |limp[oa] (?:ha|faz|de)|internad[oa]|acamad[oa])
<ESTAR> <VIRAR> <SER> :: (?:de \d+ \w+ )?(?P<v>gravida|gestante)\b
sofro sofre sofrem :: (?:muito )?(?:de|com|do|da) (?P<v><ILLNESS>|\w+ cronic[oa])
fui foi descobri descobriu recebi recebeu :: (?:diagnosticad[oa] com|o diagnostico de
    |diagnostico de|que (?:tenho|tem|sou|e)) (?P<v><ILLNESS>)
~disse disseram falou confirmou acusou :: que (?:eu )?(?:tenho|sou|estou com
    |to com) (?:um[a]? )?(?P<v><ILLNESS>|gravida)
uso usa usamos :: (?P<v>cadeira de rodas|muletas?|bengala|aparelho(?: auditivo)?|protese(?: \w+)?
    |oculos|lentes?(?: de contato)?|marca-?passo|insulina|bombinha|cpap|bolsa de colostomia)\b
tomo toma tomam :: (?:muit[oa]s? |<COUNT> )?(?P<v><REMEDY>)
uso usa :: (?P<v><REMEDY>)
-parei parou larguei largou deixei deixou cortei :: (?:de (?:tomar|usar) |com |o |a )(?:o |a |
    os )?(?P<v><REMEDY>)
faco faz fazemos :: (?P<v>terapia|psicoterapia|analise|hemodialise|fisioterapia|fisio
    |tratamento(?: \w+){1,3}|acompanhamento \w+(?: \w+)?|quimio(?:terapia)?|reposicao hormonal
    |uso de \w+)\b
fumo fuma fumamos fumam :: (?P<v>)
bebo bebe bebemos bebem :: (?P<v>(?:bebida alcoolica|alcool|cerveja|vinho|nada de alcool
    |socialmente|muito|pouco|so socialmente|raramente)?)(?=$|[ ,.;!]|(?:e|nem|desde|ha|faz|mas|so
    |ja)\b)
<SER> :: (?:ex[- ])?(?P<v>(?:ex[- ])?fumante|tabagista|alcoolatra|abstemi[oa]|sobri[oa])\b
-parei parou paramos larguei largou deixei deixou :: (?:de (?P<v>fumar|beber|fumar e beber|vapear)
    |(?:com )?(?:o |a )(?:cigarro|bebida|alcool|vape|maconha))
voltei voltou comecei comecou :: (?:a |de )(?P<v>fumar|beber|terapia|fazer terapia|tomar \w+)
nunca :: (?P<v>bebi|fumei|bebeu|fumou)\b
-largou larguei :: (?:de )?(?:o |a )?(?P<v>cigarro|bebida|alcool)
convivo convive :: com (?P<v><ILLNESS>)
minha meu :: (?P<v>pressao|colesterol|glicose|tireoide|rinite|asma|enxaqueca|ansiedade|depressao
    |gastrite|fibromialgia) (?:e|eh|ta|esta|anda|vive|atacad[oa])\b
enxergo enxerga ouco ouve :: (?P<v>(?:mais )?(?:de|com) um (?:olho|ouvido)|mal|pouco|nada)\b
<ESTAR> :: (?P<v>sem (?:fumar|beber)|(?:\S+ )?(?:dias|meses|anos|semanas) sem (?:fumar|beber))
<ESTAR> :: fazendo (?P<v>quimio\w*|hemodialise|fisio\w*|terapia|radioterapia
    |tratamento(?: \w+){0,3}|acompanhamento(?: \w+){0,2})
comecei comecou :: (?:na |a |a fazer |fazer )?(?P<v>terapia|tratamento|quimio\w*|fisio\w*)
descobri descobriu :: (?:[\w ]{0,24} )?(?:que|q) (?:sou|tenho|e|tem|to com) (?P<v><ILLNESS>)
descobri fiquei acabei :: <I_LEARNT> (?:sou|tenho|(?:to|tou|estou) com) (?P<v><ILLNESS>)
descobriu ficou acabou :: <THEY_LEARNT> (?:e|eh|tem|(?:ta|esta) com) (?P<v><ILLNESS>)
<ESTAR> :: (?:tratando|cuidando)(?: d[aeo]s?| uma?| a| o| minha| meu)* (?P<v><ILLNESS>)
<ESTAR> :: em (?P<v>abstinencia|recuperacao|remissao|reabilitacao|crise de \w+|hemodialise)\b
<SER> :: (?P<v>(?:alcoolatra|adict[oa]|dependente) (?:em|quimic[oa])\b(?: \w+)?|viciad[oa]
    em (?:jog(?:o|os|ar)|apostas?|bets?|cigarro|nicotina|alcool|bebida|drogas?|remedios?|crack|
    cocaina|maconha|vape|rivotril|porn\w*)\b
    |ansios[oa] cronic[oa]|doente cronic[oa]|doadora? de (?:sangue|orgaos)|gorda?|obes[oa]
    |diabetic[oa]|hipocondriac[oa]|intersexo)\b
with com :: (?P<v><ILLNESS>)
uso usa tomo toma :: (?:um |uma |o |a )?(?P<v>andador|colete|tala|marca-?passo|dentadura
    |aparelho nos dentes|sonda|oxigenio|peruca|lente)\b
trato trata :: (?:um |uma |o |a |de )?(?P<v><ILLNESS>)
fumo fuma :: (?:um |dois |\d )?(?P<v>maco)\b
!dirijo dirige anda ando :: (?P<v>(?:sozinh[oa])?)(?=\W*$|,|(?:depois|desde|por causa|porque|pq)\b)
~remedio remedios :: que (?:eu )?(?:tomo|uso) (?:e|eh|sao) (?:o |a )?(?P<v><REMEDY>)
meu meus :: remedios? (?:\w+ ){0,2}?(?:e|eh|sao) (?:o |a )?(?P<v><REMEDY>)
-fui foi :: (?P<v>fumante|tabagista|alcoolatra|dependente quimic[oa])\b
-parei parou larguei largou :: (?:com )?(?:a |o |as |os )?(?P<v>terapia|fisio\w*|tratamento
    |analise)\b
uso usa preciso precisa <ESTAR> comecei comecou voltei voltou :: (?:(?:a )?usar |usando |(?:de
     )?(?:um |
    uma |o |a |meus? )*)(?:um |uma )?(?P<v>oculos(?: de grau)?|
    lentes? de contato|aparelho (?:auditivo|dentario|nos dentes|no ouvido)|protese(?: \w+)?|
    bengala|muletas?|andador|bombinha|cadeira de rodas|marca-?passo|sonda|colete|palmilha|
    meia elastica|dentadura|fralda|tipoia|gesso|bota ortopedica|aparelho)\b(?! (?:de som|celular))
passo passa fico :: (?:muito |sempre |super )?(?P<v>mal|enjoad[oa]|tont[oa]) (?:em|no|na|de|
    dentro d[eo]|andando de|com) (?P<w>\w+)
enjoo enjoa :: (?:muito )?(?:em|no|na|de|andando de) (?P<v>\w+)
minha meu meus minhas :: (?P<v>pressao|colesterol|glicose|glicemia|diabetes|tireoide|
    triglicerideos?|ferritina|imunidade|visao|vista|audicao|artrite|artrose|asma|rinite|sinusite|
    gastrite|refluxo|enxaqueca|labirintite|coluna|hernia|ciatico|tendinite|endometriose|
    fibromialgia|rins?|figado|varizes) (?:ta|tao|esta|estao|anda|andam|vive|vivem|subiu|deu|deram|
    piorou|atacou|ataca|voltou|e|eh|sao|nao|n|so)\b
minha meu minhas meus :: (?P<v>(?:cabeca|coluna|costas?|joelhos?|lombar|ombros?|pernas?|pes?|
    quadril|pescoco|barriga|estomago|juntas) (?:doi|doem|vive doendo|vivem doendo|
    ataca)) (?:quase )?(?:tod[oa]s?|sempre|direto|muito|demais|o dia|desde|ha|faz|o tempo)\b
~deu deram acusou apontou constatou :: (?:que (?:eu )?(?:tenho|to com|estou com|sou) )?(?:uma? )?
    (?:inicio de |comeco de |pre-?)?(?P<v><ILLNESS>)
<ESTAR> :: (?:com|de) (?:uns |umas )?(?P<v>(?:\d+|\w+) (?:meses|semanas|mes)(?: de (?:gravidez|
    gestacao|gravida))?)(?=\W*$|,| e | de gr| de ge)
<ESTAR> :: (?P<v>esperando (?:um |uma |meu |minha |o |a )?(?:bebe|nenem|filh\w+|menin\w+|gemeos|
    gemeas))\b
durmo dorme :: (?P<v>(?:muito |super )?(?:mal|pouco|umas? \w+ horas?|\d+ horas?(?: por noite)?))\b
ando anda :: (?:de|com) (?P<v>bengala|muletas?|cadeira de rodas|andador)\b
tenho tem :: (?:um |uma |dois |duas |muita |muitas |so um |so uma )?(?P<v>(?:protese|placa|pino|
    parafuso|stent|marca-?passo|valvula)s?(?: \w+)?(?: no| na| nos)? ?\w*|pedra (?:no rim|
    nos rins|na vesicula)|hernia|nodulos?|cistos?|miomas?|dor(?:es)? (?:cronicas?|nas? \w+|no \w+|
    de (?:cabeca|coluna))|problemas? (?:d[eo]|n[oa]s?) \w+|labirintite|falta de ar|um rim|sopro)\b
!bebo bebe tomo toma :: (?:mais )?(?:nada (?:de |com )?)?(?P<v>alcool\w*|bebida(?:s)? alcoolica
    (?:s)?|cerveja|cachaca|cafe)\b
-chega :: de (?P<v>cigarro|fumar|beber|bebida|alcool|refri\w*|acucar|doce)\b
-parei parou :: (?:de vez )?(?:com |de )(?:o |a )?(?P<v>cigarro|vape|bebida|cerveja|maconha|
    remedio|cafe|fumar|beber)\b
minha meu minhas meus :: (?P<v><BODY>)(?: <SIDE>)? (?:travou|trava|travaram|inchou|incha|pifou|
    piorou|falha|falham|estala|formiga|(?:ja )?(?:nao|n) (?:presta|funciona|dobra|mexe|responde|
    melhora|prestam|funcionam|e mais|sao mais)|nunca mais foi)\b
<ESTAR> :: com (?:a |o |os |as |um |uma |uns )*(?P<v>(?:coluna|costas|joelhos?|lombar|ombro|
    quadril|pescoco|tornozelo|pe|perna|braco|dedo|olho|ouvido|garganta) (?:travad[oa]s?|
    inchad[oa]s?|quebrad[oa]s?|machucad[oa]s?|doendo|inflamad[oa]s?|ruim|operad[oa]|enfaixad[oa]|
    torcid[oa]|engessad[oa])|gesso|ponto\w* n[ao] \w+|infeccao(?: \w+)?|inflamacao(?: \w+)?|
    suspeita de \w+|pedra n[ao]s? \w+)
-<ESTAR> :: (?:ha |faz |tem )?(?P<v>(?:\d+|\w+) (?:dias|meses|anos|semanas|mes|ano|dia) (?:sem|
    limp[oa] d[eo]|longe d[ao]) (?:beber|fumar|alcool|cigarro|bebida|alcool|droga\w*|acucar|
    refri\w*|apostar))
foi fui :: (?:recem |recentemente )?diagnosticad[oa] (?:com|como) (?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+){0,2})
<ESTAR> :: (?:n[ao] )(?P<v>hospital|uti|cti|enfermaria|asilo|fila d[aoe] (?:transplante|cirurgia|
    sus|doacao|ressonancia|exame)|casa de repouso|clinica de \w+|hemodialise)\b
preciso precisa :: (?:de |fazer |colocar |operar |uma |um |o |a )*(?P<v>cirurgia(?: \w+ \w+)?|
    transplante(?: \w+ \w+)?|biopsia|protese|marca-?passo|hemodialise|fisioterapia|oculos|
    aparelho auditivo|insulina)\b
inject injects injeto aplico :: (?:myself with |my )?(?P<v><REMEDY>|insulin)
<TER> <ESTAR> :: (?:com )?(?P<v>tea)\b(?= (?:nivel|grau|leve|moderad|e )|\W*$|,)
-*chega :: de (?P<v>cigarro|fumar|beber|bebida|alcool|refri\w*|acucar|doce)\b
minha meu minhas meus :: (?P<v><BODY>)(?: <SIDE>)? (?:so )?(?:e|eh|sao|vive|vivem|anda|andam|ta|
    tao|esta|estao|ficou|ficaram) (?:meio |muito |mto |bem |toda? |super |uma |tudo )?<BADLY>
<SER> :: (?:(?:do |de )?(?:tipo |sangue )(?:sanguineo )?)?(?P<v>(?:ab|a|b|o) ?(?:\+|-|(?:rh )?
    (?:positivo|negativo)))
meu minha my :: (?:(?:tipo )?sanguineo|sangue|blood type|blood group)(?: e| eh| is|'s)? (?P<v>
    (?:ab|a|b
    |o) ?(?:\+|-|(?:rh )?(?:positivo|negativo|positive|negative)))
<ESTAR> :: (?P<v>(?:com (?:a |o )?)?(?:pressao|glicose|colesterol|tireoide|ferritina) (?:alt|baix|
    descontrolad|la em cima|nas alturas)\w*)
^*coluna joelho joelhos ombro costas vista coracao :: (?P<v>(?:ruim|fraco|fraca|bichad[oa]|
    operad[oa]|ferrad[oa]|podre|zoad[oa]|estourad[oa]))s?(?=\W*$|,)
descobri descobriu :: (?:que (?:to com|tenho|sou) )?(?:uma? )?(?P<v>pre-?(?:diabetes|diabetic[oa]|
    eclampsia|hipertensao)|<ILLNESS>)
~cortou tirou proibiu suspendeu liberou passou receitou :: (?:o |a |os |as )?(?:meu |minha |meus |
    minhas )(?P<v>sal|acucar|cafe|alcool|alcoolica|carne|gordura|fritura|remedio|cerveja|vinho|
    doce\w*|cigarro|exercicio|treino)\b
!enxergo enxerga enxergam ouco ouve escuto escuta :: (?:mais )?(?P<v>direito|bem|mais|quase nada|
    de um (?:olho|ouvido)|de longe|de perto)\b
<ESTAR> :: (?:com|de|ha|faz) [\w-]+ (?:dias?|semanas?|mes(?:es)?) de (?P<v>pos-?(?:operatorio|
    cirurgia|parto)|operad[oa]|repouso|gestacao|gravidez|sobriedade|quimio\w*)\b
coloquei colocou botei botou pus pos implantei implantou :: (?:uma? |<COUNT> |o |a |umas? |uns )?
    (?P<v><IMPLANT>)\b
<ESTAR> :: (?P<v>amamentando|de resguardo|de repouso|na menopausa|menopausada|na tpm cronica|
    em coma|entubad[oa]|intubad[oa]|sem andar|sem enxergar|sem ouvir)\b
<SER> :: (?:\w+ )?,? ?(?P<v>1[.,]\d{2}m?)(?=\W*$|,| (?:de altura|e)\b)
perdi perdeu :: (?:a |o |os |parte d[aeo]s? |quase todo o )+(?P<v>(?:audicao|visao|olfato|paladar|
    movimentos?|sensibilidade)\b(?: d[aeo]s? (?!jogo|mundo|vida)[\w-]+(?: <SIDE>)?)?
    |vista d[eo] \w+|
    (?:perna|braco|dedo|pe|mao|rim|olho|mama|seio)\b(?: <SIDE>)?)
nasci :: (?P<v>prematur[oa]|surd[oa]|ceg[oa]|mud[oa]|canhot[oa]|(?:de|com) (?:7|8|sete
    |oito) meses|
    sem (?:um |uma |o |a |os |as )?(?:rim|perna|braco|mao|dedo|pe|olho|audicao|visao)\b
    |com (?:um |uma |o
     |a |so )*(?:problema|sopro|pe torto|labio|rim|<ILLNESS>)[\w ]{0,20})
minha meu minhas meus :: (?!ansiedade|depressao|panico)(?P<v><ILLNESS>) (?:ta|tao|esta|anda|vive
    |subiu|piora|piorou|melhorou
    |atacou|
    ataca|voltou|nao|n|me|so|e|eh|comecou|complica|dificulta|atrapalha)\b
<TER> :: (?P<v>so um (?:olho|rim|pulmao|braco|ouvido)|um (?:olho|rim|pulmao|braco|ouvido) so)\b
<ESTAR> :: (?:uns |umas |quase )?(?P<v>(?:\d+ ?(?:kg|kilos|quilos) )?acima do peso)\b
""",
}
