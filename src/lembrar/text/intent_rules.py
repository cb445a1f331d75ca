"""The words by which people state what they want, decide, prefer, change and try.

One rule a line: `first words :: what follows`, over folded text. The first words are looked up, so
a text is read once however many rules there are; what follows is a regular expression in which a
space stands for white space and <NAMES> stand for parts (`intent_parts`); it goes on in indented
lines. All gaps are bounded, so no text is slow to read. Marks before the first words:

    ^   only at the start of a clause, without a subject («me avise …», not «ele me avise …»)
    =   only at the start of a clause, or after «eu», "I" («queria juntar …», not «ele queria …»)
    +   only in a clause that opens with its speaker («vou … a partir de hoje», "I … from now on")
    !   not after a word that makes it somebody else's («seu limite», «o banco me deu um limite»)
    ~   not after an article or possessive («gosto de chá», not «o gosto de chá»)

The blocks stand in order of rank: where a clause states several, the earlier one wins.
"""

LIMIT = r"""
=se quando caso :: (?=<PHRASE>{1,120}, (?:por favor,? )?(?:pode )?(?:me )?(?:avis|alert|notif|grit
    |cobr|segur|barr|xing|trav|da (?:um )?(?:grito|toque|berro|bronca|alo)|puxa))
    (?=<PHRASE>{0,120}?<OVER>)<PHRASE>+, (?:por favor,? )?(?:pode )?(?:me )?\w+
=se quando caso :: (?=<PHRASE>{1,120} me (?:avis|alert|notif|mand[ae] (?:um )?(?:aviso|alerta)))
    (?=<PHRASE>{0,120}?<OVER>)<PHRASE>{1,120}? me \w+
=if when whenever :: (?=<PHRASE>{1,120} (?:let|tell|alert|warn|notify|ping|text) me\b)
    (?=<PHRASE>{0,120}?<OVER>)<PHRASE>{1,120}? (?:let|tell|alert|warn|notify|ping|text) me\b
=if when whenever :: (?=<PHRASE>{1,120}, (?:please )?(?:let|tell|alert|warn|notify|ping
    |text) me\b)(?=<PHRASE>{0,120}?<OVER>)<PHRASE>+, (?:please )?\w+ me\b
^me :: (?: (?:avis[ae]r?|avisem|alert[ae]r?|notifi(?:que|car?)|mand[ae]r? (?:um |uma )?(?:alerta
    |aviso|mensagem|notificacao)|fal[ae]|dig[ao]|diz|cham[ae])) (?:se|quando|caso|assim que
    |sempre que|antes d[eao]|antes que|toda vez que)\b(?=<GAP><OVER>)
^me :: (?: (?:da um (?:toque|alo|grito|sinal)|cutuc[ae]|segur[ae]|trav[ae]|bloquei[ae]
    |puxa a orelha)) (?:se|quando|qdo|caso|assim que|sempre q(?:ue)?|toda vez q(?:ue)?)\b
    (?=<GAP><OVER>)
^pode apita apite grita :: (?: (?:me )?(?:apitar|avisar|gritar|cutucar|alertar))? (?:se|quando|caso
    |sempre q(?:ue)?|toda vez q(?:ue)?)\b(?=<GAP>(?:<OVER>|bat\w+ \d))
=if when whenever :: (?=<PHRASE>{1,120},? (?:yell at|stop|nag|poke|nudge|shout at|flag|slap)
     (?:me|it)\b)(?=<PHRASE>{0,120}?(?:<OVER>|past))<PHRASE>{1,120}?,? (?:yell at|stop|nag|poke
    |nudge|shout at|flag|slap) \w+
^avise avisa alerte alerta notifique notifica :: (?:-me| me)? (?:se|quando|caso|assim que
    |sempre que)\b(?=<GAP><OVER>)
quero preciso :: (?: de)? (?:ser (?:avisad|alertad|notificad)[oa]|(?:receber |ter )?
    (?:um |uns )?(?:alertas?|avisos?|notificac\w+)) (?:se|quando|caso|sobre|para|pra|d[eao])
=gostaria queria :: (?: de)? (?:ser (?:avisad|alertad|notificad)[oa]|(?:receber |ter )?
    (?:um |uns )?(?:alertas?|avisos?|notificac\w+)) (?:se|quando|caso|sobre|para|pra|d[eao])
quero posso vou pretendo podemos vamos queremos devo :: (?: so)? gastar?(?: so)? (?:no maximo|ate
    |so|menos (?:de|que|do que)|apenas|somente)\b(?=<GAP>\d)
quero vou vamos preciso queremos :: (?: limitar?)\b(?=<GAP>\d)
quero vou vamos preciso :: (?: (?:manter|limitar?|segurar?|deixar?|por|colocar?|botar?|definir?
    |criar?|estabelecer?|configurar?))\b(?=<GAP>\b(?:limite|teto|orcamento|alerta|abaixo
    |gastos? (?:em|a|ate))\b)
nao n :: (?: (?:quero|queria|posso|vou|devo|pretendo|gostaria de|podemos|queremos
    |me deix[ae]r?))(?: mais)? (?:gastar?|passar?|ultrapassar?|estourar?|exceder?|pagar?
    |comprometer?|que passe|que ultrapasse)\b(?=<GAP>(?:mais (?:de|do|que)|\d|limite|orcamento
    |acima))
nao n :: (?: (?:quero|queremos) que) [^.!?;\n]{1,50}? (?:passe|passem|ultrapasse|ultrapassem
    |estoure|exceda)\b
^nao n :: (?: deix[ae](?:r)?(?: eu| que eu| a gente)) (?:gast|pass|estour|ultrapass)\w+
^nao n :: (?: (?:gastar|passar|ultrapassar|estourar|exceder)) (?:mais )?(?:d[eao]s?|que|o limite
    |o orcamento|r\$|\d)
!limite teto orcamento :: (?! de (?:velocidade|idade|tempo|peso|caracteres|palavras|vagas
    |pessoas|isencao))(?! d[oa] (?:mei|simples|isencao|inss|lei)\b)
    (?!(?: \w+){0,2} d[ao]s? (?:minha |meu |nossa |seu |sua )?<PERSON>)(?!
    (?: \w+){0,2} del[ae])(?:(?: [^\s.!?;,:]+){0,6}?(?:(?: (?:e|eh|sera|fica|vai ser
    |passa a ser)(?: de| em| ate)?|:)(?: (?:no maximo|ate|uns|cerca de|so|apenas))*\s*(?:<MONEY>
    |\d)|(?: de| em| ate)(?: (?:no maximo|ate|uns|cerca de|so|apenas))* <MONEY>))
^limite limita limitar :: (?: (?:meus|os|minhas|as|meu|o)) gastos?\b<GAP>(?:<MONEY>|\d)
^coloca coloque bota bote poe ponha cria crie define defina :: (?:(?: (?:ai|pra mim|para mim|um
    |uma|meu|minha|o|a|esse|nov[oa])){0,3}) (?:limite|teto|alerta|orcamento|aviso)\b
^configura configure ativa ative estabeleca registra registre cadastra cadastre faz faca :: (?:
    (?: (?:ai|pra mim|para mim|um|uma|meu|minha|o|a|esse|nov[oa])){0,3}) (?:limite|teto|alerta
    |orcamento|aviso)\b
alert warn notify tell ping text message :: (?: me)(?: (?:right away|immediately))? (?:if|when
    |whenever|once|as soon as|before|every time)\b(?=<GAP><OVER>)
^let :: (?: me know)(?: (?:right away|immediately))? (?:if|when|whenever|once|as soon as|before
    |every time)\b(?=<GAP><OVER>)
i we :: (?:(?: really)? (?:don'?t|do not|dont) (?:want|wanna)(?: to)?|(?: can'?t| cannot| won'?t
    | shouldn'?t| will not| must not| should not|'m not going to| am not going to)) (?:spend|go
    |pay|exceed)\b(?=<GAP>(?:more than|over\b|above|past|beyond|limit|budget))
i we :: (?: (?:want|need|plan|would like|wanna)|'d like|'m trying)(?: to)? (?:spend|keep|limit
    |cap|stay)\b(?=<GAP>(?:at most|under\b|below|no more than|up to|max\b|within|less than|only
    |to \$|at \$))
i we :: (?: can| could)(?: only)? spend (?:up to|at most|only|no more than)\b
i we :: (?:'?ve got| have)(?: (?:a|an|[a-z]+)){1,3}? (?:budget|limit|cap
    |allowance) of (?:about |around |only )?(?:<MONEY>|\d)
^don dont :: (?:'t)? let me (?:spend|go|pay)\b(?=<GAP>(?:more than|over\b|above|\d))
my our :: (?:(?: [a-z]+){0,3}?) (?:budget|limit|cap|ceiling|allowance|maximum)\b(?:
    (?: [^\s.!?;,]+){0,5}?(?: is| of| stays| will be|:))(?: (?:about|around|at|up to|only|now
    |still|set at|set to))*\s*(?:<MONEY>|\d)
^set put add create place make establish configure :: (?:(?: (?:me|up|a|an|my|the
    |[a-z]+)){1,3}?) (?:limit|cap|budget|alert|ceiling|threshold|warning)\b
^limit cap keep :: (?: (?:my|me|our|it|the|all))\b(?=<GAP>(?:to|at|under|below)\s+(?:<MONEY>|\d))
^spending budget limit :: (?:(?: [^\s.!?;,:]+){0,3}?(?: of|:))\s*<MONEY>
^no never :: (?: more than| spend more than| go over| exceed)\s*<MONEY>
"""

GOAL = r"""
quero qro kero pretendo planejo desejo almejo preciso queremos pretendemos :: <HARD> <GOAL>
=queria :: <HARD> <GOAL>
vou vamos :: <HARD> (?:juntar?|economizar?|poupar?|guardar? (?=(?:um |o |meu |mais )*(?:dinheiro
    |grana|<MONEY>|\d|por mes|para|pra))|quitar? |investir? (?=(?:<MONEY>|\d|todo mes)))
=gostaria adoraria :: (?: de)<HARD> <GOAL>
~sonho :: (?: em)<HARD> \w+r\b
estou to tou tamo estamos ando :: (?: \w+)? (?:juntando|economizando|poupando|guardando)
    (?: (?:dinheiro|grana|uma grana|um dinheiro|<MONEY>))? (?:para|pra|p)\b
estou to tou estamos :: (?: muito| tb| tambem)? (?:tentando|planejando|querendo|determinad[oa] a
    |focad[oa] em)<HARD> <GOAL>
quero qro pretendo planejo desejo queremos :: (?! (?:saber|que voce|que vc|ver|entender)\b)
    (?![^.!?;\n]{0,80}emprestad)<SUM_BY_DATE><HARD> \w+r\b
minha meu nossa nosso :: (?: (?:principal|grande|maior|nov[oa]|proxim[oa]|primeir[oa]|unic[oa]
    |atual|sonho e))?(?: (?:metas?|objetivos?|sonhos?|proposito|desejo|desafio)\b)(?: (?!(?:era
    |eram|foi|e|eh)\b)[^\s.!?;,:]+){0,6}?(?: (?:e|eh|sao|sera|continua|segue|passa a ser)\b|\s*:)
meu nosso :: (?: plano(?: agora| atual| inicial)? (?:e|eh)(?: de)?) \w+[aei]r\b
tenho temos :: (?: como)?(?: (?:a|uma|o|um|por))* (?:meta|objetivo|sonho)(?: (?:de|e|:))? \w
^meta objetivo metas :: (?: [^\s.!?;,:]+){0,4}\s*[:=]\s*\S
^meta objetivo :: (?: (?:de|e|eh))(?: [^\s.!?;,:]+){0,3}? (?:<MONEY>|\w+r\b)
i we :: (?:<VERY> (?:want|wanna|need|hope|plan|aim|intend|wish|would like|would love
    |am (?:planning|hoping|trying|aiming|determined|working))|'?(?:d (?:like|love)|m (?:planning
    |hoping|trying|aiming|determined)|re (?:planning|hoping|trying|aiming)|ve been (?:trying
    |planning|meaning)))(?: to)?(?: (?:finally|eventually|one day|someday|be able to
    |really))* <GOAL_EN>
i we :: <VERY> (?:want|wanna|hope|plan|aim|intend|would like)(?: to)?\b(?! know\b)<SUM_BY_DATE>
i we :: (?:'?m| am|'?re| are)(?: (?:currently|now|slowly|still))? working towards? \w
i we :: (?:'?m| am|'?re| are)(?: (?:currently|now|slowly|still))? (?:saving|putting money aside)
    (?: (?:up|money|<MONEY>|[a-z]+))? (?:for|to|towards?)\b
i we :: (?:<VERY> plan on|'?m planning on| am planning on) \w+ing\b
i we :: (?:'ve got| have| ve got)(?: (?:a|one|the|big))* (?:goal|dream|ambition)\b
i we :: (?:'ve always)?(?: (?:dream|dreamed|dreamt)) (?:of|about) \w+ing
my our :: (?:(?: (?:[a-z]+|new year's|year's|month's)){0,3}?) (?:goals?|dream(?! (?:car|house
    |home|business|vacation|guy|girl|man|woman|team|wedding|day)\b)|aim|target|objective|ambition
    |resolution)\b(?:(?: (?!(?:was|were)\b)[^\s.!?;,:]+){0,6}?(?: (?:is|are|remains)\b|\s*:))
my our :: (?: plan is)(?: still| now)? to \w
^goal goals target :: (?: [^\s.!?;,:]+){0,4}\s*[:=]\s*\S
"""

PREFERENCE = r"""
~prefiro preferimos :: (?: \w)
=preferia preferiria :: (?: \w)
~gosto gostamos :: (?: (?:muito|mt|mto|mais|bastante|demais|tanto|pouco|mesmo|sempre|so))* (?!
    (?:disso|disto|daquilo)\s*(?:[.,!]|$))(?:d[aeo]s?|d|d[ei]ss[aeo]s?|d[ei]st[aeo]s?
    |daquel[ae]s?|quando|que|q)\b(?! (?:voce|vc|ti|vcs)\b)
adoro odeio detesto abomino adoramos odiamos detestamos :: (?: (?!(?:isso|voce|vc|te|tu|vcs)\b)\w)
~amo amamos :: (?: (?!(?:isso|voce|vc|te|tu|vcs|muito voce|demais)\b)\w)
=curto :: (?: (?!(?:prazo|circuito|tempo|demais)\b)\w)
nao n nem :: (?: (?:suporto|tolero|curto|curtimos|sou (?:muito )?fa|sou (?:muito )?chegad[oa]))\b
sempre :: (?: (?:quero|prefiro|queremos))\b
^sempre :: (?: (?:me )?<DO>| me (?:manda|envia|avisa|responde|chama|liga)\b)
quero :: (?: (?:de )?(?:sempre\b|ser (?:chamad[oa]|tratad[oa])\b|que (?:voce|vc|tu) (?:sempre
    |nunca|nao|me cham|me trat|responda|fale|escreva|use|seja)))
^nunca jamais :: (?: mais)? (?:me )?<DO>
^nao n :: (?: (?:me )?<DO_NOT>| me (?:chama|liga|manda|envia|trata)\b)
nao n :: (?: (?:quero|queremos))(?: mais)? (?:receber|ser (?:chamad|tratad)[oa]|que (?:voce|vc)
    |ouvir|ver (?:mais )?(?:anuncio|propaganda|sugest))
^responda fale escreva use mande envie explique :: (?: [^\s.,!?;]+){0,3}? (?:sempre|apenas
    |somente)\b
^reply answer respond speak write talk :: (?: [^\s.,!?;]+){0,2}? (?:always|only|in (?:english
    |portuguese|short))\b
^pode podem podes :: (?: sim)?(?: so)? me (?:chamar?|tratar?) (?:de|por|so de|como)\b
^me :: (?: (?:chame|chama|chamem|trate|trata)) (?:so |apenas )?(?:de|por|como|pelo)\b
minha meu minhas meus nossa nosso :: (?:(?: (?!(?:era|foi|e
    |eh)\b)[^\s.!?;,:]+){0,4}?) (?:favorit[oa]s?|preferid[oa]s?|predilet[oa]s?)\b
    (?: [^\s.!?;,:]+){0,4}? (?:e|eh|sao|continua)\b
minha :: (?: preferencia)(?: \w+){0,3}? (?:e|eh|sempre|por)\b
sou somos :: (?: muito| super)? (?:fa|apaixonad[oa]|louc[oa]|viciad[oa]) (?:d[eao]s?|por|em
    |n[ao]s?|pel[ao]s?)\b
tenho :: (?: (?:pavor|horror|nojo|preferencia|aversao|paixao)) (?:d[eao]s?|por|a|pel[ao]s?)\b
a :: (?: gente)(?: (?:prefere|gosta (?:muito |mais )?d[eao]s?|adora|odeia|detesta))\b
i we :: <VERY>(?: (?:don'?t|do not|dont))?<VERY> (?:prefer|like|love|hate|enjoy|dislike|adore
    |despise|detest|loathe)\b(?! (?:(?:you|u|him|her|them|your|how|that it|that you|to think)\b|
    (?:it|that|this|those|these|them)\s*(?:[.,!]|$)))(?= \w)
i we :: (?:'?d| would)(?: much)? (?:rather|prefer)\b
i we :: (?: (?:can'?t|cannot|can not)) (?:stand|bear)\b
i we :: (?:'?m| am|'?re| are)(?: (?:not|really|so|a|an|big|huge|massive|much of a
    |such a))* (?:fan of|into|fond of|crazy about|keen on|obsessed with)\b
^call :: (?: me (?!(?:back|later|when|if|at|tomorrow|tonight|maybe|asap|as|on|before|after|now
    |today|again|whenever|once|from|in|this|any ?time|every|a|an|crazy|the|and|or|please
    |soon)\b)\w)
^always never :: (?: <DO_EN>)
^don :: (?:'t(?: ever)? (?:call|send|email|text|message|suggest|recommend|use|ask|show|offer
    |mention|book|schedule|address|refer to|wake)\b)
^dont :: (?: (?:ever )?(?:call|send|email|text|message|suggest|recommend|use|ask|show|offer
    |mention|book|schedule)\b)
^stop :: (?: (?:sending|calling|texting|emailing|suggesting|recommending|using|messaging)\b)
my our :: (?:(?: [a-z]+){0,3}?) (?:favou?rites?|fav|preferred)\b(?: [^\s.!?;,:]+){0,5}? (?:is|are
    |remains)\b
my our :: (?: preferences?)(?: [^\s.!?;,:]+){0,3}? (?:is|are|for)\b
i we :: (?: want| need|'d like| would like) you to (?:always|never|not|call me|answer|reply|speak
    |use|address)\b
"""

DECISION = r"""
decidi decidimos :: (?! (?:nada|ainda)\b)(?:-me)?(?: \w|:)
resolvi resolvemos :: (?: (?:que|nao|so|entao|ja|me|finalmente))* (?:\w+[aei]r\b|que\b)
optei optamos :: (?: (?:por|pel[ao]s?|em)\b)
escolhi escolhemos :: (?: \w)
a :: (?: gente)(?: ja)? (?:decidiu|resolveu \w+r|combinou|optou|escolheu)\b
    (?! (?:que|q) (?:el[ea]s?|vc|voce)\b)
vamos :: (?: (?:mesmo|sim|entao|so|finalmente|ter que|ter de))* (?:cancelar?|trocar?|mudar? (?:de
    |para|pra)|nos mudar|vender?|contratar?|encerrar?|adotar|migrar|seguir com|ficar com (?:o|a
    |os|as|ess[ea])|fechar com)\b
vou irei :: (?: (?:mesmo|sim|entao|ter que|ter de|so|logo|de fato|finalmente|ja))* <SETTLE>
nao n :: (?: vou mais)(?= \w)
nao n :: (?: vou) <SETTLE>
=nunca :: (?: mais (?:vou|compro|uso|peco|volto|quero))\b
=a :: (?: partir d[eao]?) <WHEN>\b(?:(?: \w+){0,2},)?(?!<OTHERS>)
+a :: (?: partir d[eao]?) <WHEN>\b
=combinado fechado :: (?: entao| assim)?\s*[,:!–-]+\s*\w
=combinado :: (?: que\b)
fica ficou esta ta :: (?: (?:decidido|combinado|acertado|definido|resolvido))(?: entao| assim)?
    (?:,|:| que)\s*\w
fica ficou :: (?: (?:decidido|combinado|acertado|fechado)) (?:assim|que|em|por|entao|para|pra)\b
fechei fechamos :: (?: (?:com|negocio|contrato|o contrato|o negocio|em|por)\b)
combinamos :: (?: (?:de|que|assim|o|a|por|em|com|pra|para)\b)
bati batemos :: (?: o martelo)
minha nossa :: (?: (?:[a-z]+ )?decisao(?: final)?) (?:e|eh|foi|esta)\b
vamos :: (?: (?:com|de) (?:(?:o|a|os|as|ess[ea]) )?(?:plano|opcao|proposta|primeir[oa]|segund[oa]
    |ideia|modelo|versao))\b
i we :: (?:'?ve| have)?(?: (?:just|finally|already|both|all|also|now|basically))* (?:decided
    |chose|chosen|opted|settled on|resolved to|agreed (?:to|that|on|we))(?: \w|:)
i we :: (?:'?ve| have)?(?: (?:just|finally|already|both|all|also|now
    |basically))* (?:made up (?:my|our) minds?|made (?:a|the|my|our) decision)(?: \w)
we :: (?:'?ve| have)?(?: (?:just|finally|already|both|all))* agreed(?: \w|:)
i we :: (?:'?m| am|'?re| are)(?: (?:definitely|just|officially|now|finally|really))* (?:going to
    |gonna|going with)\b(?: (?:definitely|just|finally))*(?: <SETTLE_EN>|(?<=with) \w)
i we :: (?:'ll| will)(?: (?:definitely|just|finally|be))* (?:cancel\w*|quit|stop \w+ing
    |go with (?!you|him|her|them|us|me\b)|stick with|stick to|switch|sell|drop|sign up|renew
    |resign|take the (?:job|offer|deal)|turn down)\b
i we :: (?:'?m| am|'?re| are)(?: (?:definitely|officially))? (?:cancell?ing|quitting|switching
    |selling|dropping|moving (?:to|out|in)|getting (?:married|divorced)|leaving (?:my|the)
    |never \w+ing)\b
i we :: (?: won'?t be| will not be|'?m not| am not)(?: going to be)? (?:renew|cancel|buy|sell
    |sign|switch|join|accept)\w*ing\b
i we :: (?: won'?t| will not|'?m not going to| am not going to) <SETTLE_EN>
i we :: (?: won'?t| will not|'?m not going to| am not going to) \w+
    (?: [^\s.!?;,]+){0,6}? (?:anymore|any more|any longer)\b
^let :: (?:'?s (?:go with|stick with|settle on|stick to|choose|do (?:option|plan
    |the (?:[a-z]+ )?(?:one|option|plan)))\b)
=from :: (?:(?: (?:now|today|tomorrow|this (?:day|month|week|year)|<WHEN_EN>)) (?:on|onwards?
    |forward)\b)(?!,?<OTHERS_EN>)
+from :: (?: (?:now|today|tomorrow) on(?:wards?)?)\b
=going :: (?: forward)\b(?!,?<OTHERS_EN>)
=starting beginning effective :: (?: (?:from |on |in )?<WHEN_EN>)\b(?:(?: \w+){0,2},)?
    (?!<OTHERS_EN>)
^it :: (?:(?:'s| is) (?:decided|settled|a deal))\b\s*[,:.–-]*\s*\w
=deal :: \s*[,:!–-]+\s*\w
=agreed done :: \s*[,:!–-]+\s*(?:let'?s|i|we|i'll|we'll|then|so|from)\b
my our :: (?: (?:[a-z]+ )?decision) (?:is|was)\b
^decision :: (?: (?:made|final|time))?\s*[:,–-]+\s*\w
^decisao :: (?: (?:tomada|final))?\s*[:,–-]+\s*\w
"""

CHANGE = r"""
mudei mudamos :: (?: (?:d[eao]s?|para|pra|p|pro|minha|meu|o|a|tudo|recentemente)\b)
=agora :: (?: (?:eu )?(?:ja )?(?:nao )?(?:moro|trabalho|sou|uso|estudo|tenho|faco
    |estou (?:morando|trabalhando|usando|em|no|na)|to (?:morando|trabalhando|usando|em|no|na))\b)
moro trabalho uso estudo sou :: (?: agora\b)
nao n :: (?: (?:sou|moro|trabalho|tenho|uso|estou|to|fumo|bebo|como|estudo|faco|namoro|treino
    |jogo|preciso|pago|vendo|assino|dirijo)) (?:[^\s.!?;,]+ ){0,3}?mais\b(?! (?:d[eo]|que
    |do que)\b)
cancelei cancelamos encerrei assinei contratei vendi vendemos :: (?: (?:o|a|os|as|meu|minha|meus
    |minhas|um|uma|n?[ao])\b)
troquei trocamos :: (?: (?:d[eao]s?|o|a|os|as|meu|minha|por|pel[ao])\b)
virei virou :: (?: (?:vegetarian|vegan|pai|mae|gerente|chefe|frila|autonom|soci|evangelic|aut)\w*)
passei :: (?: a \w+r\b)
parei desisti :: (?: (?:d[eao]s?|com)\b)
larguei :: (?: (?:o|a|meu|minha|d[eao])\b)
deixei :: (?: d[eao] \w+r\b| (?:o|a|meu|minha) (?:emprego|trabalho|faculdade|empresa|cargo
    |cigarro)\b)
comecei :: (?: (?:a \w+r|n[oa]|um|uma|o|a|com)\b)
voltei :: (?: (?:a \w+r|(?:para|pra|pro|ao) (?:a |o )?(?:faculdade|academia|trabalho|emprego
    |brasil|escola|terapia))\b)
fui :: (?: (?:promovid|demitid|transferid|contratad|aprovad|mandad)[oa])
=sai saimos :: (?: d[ao] (?:emprego|empresa|trabalho|casa|faculdade|escola|banco|firma|grupo
    |vermelho))
casei noivei :: (?: |$|[.,!])
terminei terminamos :: (?: (?:com|o namoro|o casamento|o noivado|a faculdade|o curso
    |o mestrado))\b
me :: (?: (?:casei|separei|divorciei|aposentei|formei|mudei))\b
meu minha :: (?: [^\s.!?;,:]+){1,2} (?:mudou|agora (?:e|eh)|e outro|e outra)\b
i we :: (?:'?ve| have)?(?: (?:just|recently|now|finally|already))* (?:moved|switched|swapped
    |replaced|traded|changed (?:my|our|to|from|jobs?|careers?|schools?|banks?|plans?|the)
    |started (?:a|my|the|working|going|using|learning|\w+ing)|became|left (?:my|the) (?:job
    |company|team|school|college|position|husband|wife|boyfriend|girlfriend|bank)|quit\b
    |stopped \w+ing|gave up|given up|graduated|retired|got (?:married|divorced|promoted|fired
    |laid off|engaged|hired|a new (?:job|phone|number|car|dog|cat|house|apartment|boss
    |address)))\b
i we :: (?: now| currently now)? (?:no longer)\b
i we :: (?: now) (?:live|work|use|have|own|study|prefer|go)\b
^now :: (?: (?:i|we) (?:live|work|use|have|own|study|am|only)\b)
i we :: (?:'?m| am|'?re| are) (?:no longer|not [^.!?;\n]{1,30} (?:anymore|any more))\b
i we :: (?: (?:don'?t|do not|dont)) [^.!?;\n]{1,40}? (?:anymore|any more)\b
i :: (?: was) (?:promoted|fired|laid off|transferred|hired|accepted)\b
my our :: (?: [^\s.!?;,:]+){1,3}? (?:has changed|changed|is now|has moved)\b
"""

ATTEMPT = r"""
tentei tentamos testei testamos experimentei :: \b
tinha :: (?: (?:tentado|testado))\b
nao n :: (?: (?:funcionou|deu certo|adiantou|resolveu|rolou|consegui|funciona|deu em nada
    |surtiu efeito))\b
deu :: (?: (?:errado|ruim|erro|problema))\b
sem :: (?: (?:sucesso|resultado))\b
i we :: (?:'?ve| have)?(?: (?:just|already|also|even|once))* (?:tried|tested|attempted
    |experimented|given it a (?:try|shot)|gave (?:it|that) a (?:try|shot))\b
did didn didnt :: (?: not|'t)? (?:work|help|fix|solve)\b
it that this nothing which :: (?: (?:just|still|really))?(?: (?:doesn'?t|does not|never)) (?:work
    |help|fix|solve)\b
to :: (?: no avail)\b
no :: (?: luck)\b
"""

REQUEST = r"""
^me :: (?: (?:lembr[ae]r?|ajud[ae]r?|mand[ae]r?|envi[ae]r?|mostr[ae]r?|diz|diga|fal[ae]|pass[ae]
    |explic[ao]|explique|da|de|avis[ae]|lig[ao]|ligue|cont[ae]|faz|faca|indi(?:ca|que)
    |recomend[ae]|suger[ei]|sugira|empresta|empreste))\b
^lembre lembra avise ajude mande envie mostre explique :: (?:-me| me)\b
preciso precisamos :: (?: (?:d[eao]s?|que|saber|\w+r|sua|seu|muito|urgente|um|uma))\b
voce vc voces vcs :: (?: (?:pode|poderia|podia|consegue|podem|poderiam|conseguem))
    (?: por favor)? (?:me \w+r\b|\w+r\b(?=[^.!\n]{0,200}\?))
^pode poderia podia consegue podem :: (?: (?:voce |vc |por favor |sim )*me \w+r\b
    | (?:voce |vc |por favor )*\w+r\b(?=[^.!\n]{0,200}\?))
tem :: (?: como \w)
da :: (?: (?:pra|para) (?:voce |vc |me )?\w)
por :: (?: favor)\b
pfv pfvr :: \b
quero qro :: (?: (?:so |muito )?(?:ajuda|sua ajuda|um|uma|o|a|os|as|dois|duas|mais|que (?:voce
    |vc)|\w+[aei]r))\b
=queria gostaria :: (?: (?:de )?(?:ajuda|sua ajuda|um|uma|o|a|dois|duas|mais|que (?:voce|vc)
    |\w+[aei]r))\b
^crie cria anote anota calcule calcula adicione adiciona :: (?: \w)
^marque marca agende agenda cancele cancela pesquise pesquisa :: (?: \w)
^mostre mostra resuma traduza liste lista procure procura :: (?: \w)
^registre registra salve salva compare busque busca explique explica :: (?: \w)
please pls plz :: \b
^can could would will :: (?: (?:you|u|we|i))(?: please)? \w
remind :: (?: me)\b
^help show tell send give explain find get lend :: (?: (?:me|us|to me))\b
i we :: (?:<VERY> (?:need|want|would like|could use|would appreciate)|'?d (?:like|appreciate
    |love)) (?:to|a|an|the|some|help|your|you|more|another|any|information|advice|two|three|it)\b
^add create book schedule cancel find calculate list note write :: (?: \w)
^translate summarize summarise compare check search record log convert draft look :: (?: \w)
^let :: (?: me know)\b
"""

BLOCKS = {
    "limit": LIMIT,
    "goal": GOAL,
    "preference": PREFERENCE,
    "decision": DECISION,
    "change": CHANGE,
    "attempt": ATTEMPT,
    "request": REQUEST,
}
