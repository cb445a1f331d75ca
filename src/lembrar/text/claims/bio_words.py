"""Closed classes that people describe themselves with, as patterns over folded text.

A name in capitals is a part that rules use: one alternative a line, going on in indented lines.
"""

from lembrar.text.claims import bio_ailments, bio_jobs, bio_things
from lembrar.text.claims.bio_lists import either
from lembrar.text.lists import listed

OWN = listed("""
    sou somos estou to tou tamos estamos ando tenho temos virei viramos fiquei tornei moro moramos
    vivo vivemos resido mudei mudamos trabalho trabalhamos atuo estudo estudamos faco fiz completei
    completo curso torco torcemos falo entendo fumo bebo tomo uso sofro nasci cresci vim sai
    larguei parei deixei cortei casei casamos namoro chamo formei entrei voltei adotei ganhei ganho
    recebo como dou dirijo rodo frequento sigo leciono perdi crio morei trabalhei estudei fui
    comprei compramos divorciei separei aposentei tive passei i'm im am i've ive abri abrimos evito
    consumo consigo posso jogo toco consumi comecei pego peguei vendo alugo possuo convivo enxergo
    ouco cuido faturo prefiro saimos atendo presto
""")
"""Verb forms in which only the speaker speaks."""

THEIRS = listed("""
    e eh sao esta ta estao tao anda tem virou ficou tornou mora moram vive vivem reside mudou
    mudaram trabalha trabalham atua estuda estudam faz fazem fez completou completa cursa torce
    torcem fala falam entende fuma bebe toma usa sofre nasceu cresceu veio saiu largou parou deixou
    cortou casou namora chama formou entrou voltou adotou ganhou ganha recebe come comem da dirige
    roda frequenta segue leciona perdeu cria morou trabalhou estudou foi comprou divorciou separou
    aposentou teve is has lives works studies speaks supports smokes drinks takes suffers teaches
    owns drives runs he's she's hes shes 's eats doesn't isn't makes plays attends turns pode bebem
    fumam tomam sofrem usam trampa comecou serve serviu joga toca pratica possui convive era abriu
    acabou
""")
"""Verb forms in which it is somebody else, or the speaker with others («a gente mora»)."""

LEADS = {
    "SER": "sou somos e eh sao",
    "ESTAR": "estou to tou tamo tamos estamos ando esta ta estao tao anda",
    "VIRAR": "virei viramos fiquei tornei virou ficou tornou",
    "TER": "tenho temos tem",
    "IM": "i'm im am is are we're he's she's they're hes shes 's 're isn't isnt aren't arent",
    "HAVE": "have has got i've ive",
}

ENDED = {
    "morava": "moro",
    "moravam": "moram",
    "trabalhava": "trabalho",
    "trampava": "trampo",
    "estudava": "estudo",
    "cursava": "curso",
    "lecionava": "leciono",
    "atuava": "atuo",
    "fumava": "fumo",
    "bebia": "bebo",
    "vivia": "vivo",
    "namorava": "namoro",
    "used to work": "work",
    "used to live": "live",
    "used to teach": "teach",
    "used to study": "study",
    "used to drive": "drive",
    "used to smoke": "smoke",
    "used to drink": "drink",
    "used to own": "own",
    "used to run": "run",
    "used to speak": "speak",
    "used to support": "support",
}
"""What says how it was, and the form that says the same of today."""

AT_IT = {
    "driving": "drive",
    "teaching": "teach",
    "coaching": "coach",
    "managing": "manage",
    "cleaning": "clean",
    "selling": "sell",
    "delivering": "deliver",
    "bartending": "bartend",
    "waiting": "wait",
    "tutoring": "tutor",
    "dirigindo": "dirijo",
    "rodando": "rodo",
    "revendendo": "revendo",
    "dando": "dou",
    "lecionando": "leciono",
    "atendendo": "atendo",
    "costurando": "costuro",
    "entregando": "entrego",
    "cuidando": "cuido",
    "gerenciando": "gerencio",
    "administrando": "administro",
    "consertando": "conserto",
    "tomando": "tomo",
}
"""What somebody is at, and the form that says it of every day."""

PARTS = {
    "PLACE": r"""
(?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,4})
""",
    "STOP": r"""
(?:desde|ha|faz|tem|ja|e|eh|mas|com|onde|que|q|por|porque|pq|pra|para|junto|since|for|with|and
    |but|where|because|cause|now|right|currently|at|atualmente|agora|hoje|hj|tambem|tb|tbm|viu
    |ne|rs+|k{2,}|haha\w*|lol|so|too|when|if|while|entao|is|are|was|graças|gracas|btw|atm
    |vem|vai|veio|foi|esta|ta|disse|chegou|ligou|quer|me|comes|came|who|anymore|so|sozinh[oa]|alone
    |temporariamente|until|ate|during|originally|as|como|to|then|mesmo|from|last|ago|a few|a couple
    |before|yesterday
    |recently|right now|these|til|till)\b
""",
    "THING": r"""
(?P<v>[\w'-]+(?: (?!<STOP>)[\w'/-]+){0,5})
""",
    "FROM": r"""
(?:em|no|na|nos|nas|num|numa|aqui em|aqui no|aqui na|la em|perto d[aeo]|ao lado d[aeo]|proximo a
    |no interior d[aeo]|no centro d[aeo]|in|near|at|on|outside(?: of)?|just outside(?: of)?)
""",
    "COUNT": r"""
(?:\d{1,3}|uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|one|two|three|four|five|six
    |seven|eight|nine|ten|an?|varios|varias|several|umas?|uns|uma penca de|um monte de
    |um bando de|a bunch of|loads of|a couple of
    |a few|mais de um|so uma?
    |only one|apenas uma?)
""",
    "SPELL": r"""
(?:<COUNT>|\w+) (?:e (?:mei[oa]|pouc[oa]s) )?(?:anos?|mes(?:es)?|years?|months?|semanas|weeks)
    (?: e (?:meio|pouco|\w+ mes(?:es)?))?
""",
    "HEADS": r"""
(?:\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)
""",
    "I_LEARNT": r"""
(?:(?:sabendo|de (?:saber|descobrir)|(?:agora|hoje|ontem|hj|recentemente)) )?(?:que|q)(?: eu)?
""",
    "THEY_LEARNT": r"""
(?:(?:sabendo|de (?:saber|descobrir)|(?:agora|hoje|ontem|hj|recentemente)) )?(?:que|q)
""",
    "ALLERGIC": r"""
(?:alergic[oa]s?|alergia|intolerantes?|intolerancia)
""",
    "TERM": r"""
(?:\d{1,2}[oaºª°]?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|setim[oa]
    |oitav[oa]
    |non[oa]|decim[oa]|ultim[oa]|penultim[oa])
""",
    "OF_COURSE": r"""
(?= d[aeo] (?!(?:contrato|garantia|tratamento|namoro|mandato|vida|casad|casamento|terapia|dieta)))
    (?: d[aeo] [\w-]+(?: (?!<STOP>)[\w-]+){0,3})
""",
    "YEARS": r"""
(?P<v>\d{1,3}|(?:(?:dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito
    |dezenove|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem)
    (?: e (?:uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove))?|uma?|dois|duas|tres|quatro
    |cinco|seis|sete|oito|nove|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)
    (?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen
    |fifteen|sixteen|seventeen|eighteen|nineteen|one|two|three|four|five|six|seven|eight|nine))
""",
    "CHILD": r"""
(?:filh[oa]s?|filhinh[oa]s?|menin[oa]s?|guris?|gurias?|molequinhos?|criancas?|bebe|bebes
    |gemeos|gemeas|enteados?
    |enteadas?|net[oa]s?|sobrinh[oa]s?|irma|irmas|irmao|irmaos|afilhad[oa]s?|kids?|child|children
    |sons?|daughters?|siblings?|brothers?|sisters?|twins|grandkids|grandchildren|grandchild
    |grandsons?|granddaughters?|stepkids|stepsons?|stepdaughters?|nieces?|nephews?|bab(?:y|ies)
    |toddlers?|teenagers?|teens|boys|girls|little ones?|primos|primas|cousins)
""",
    "PET": r"""
(?:cachorr[oa]s?|caes|cao|cachorrinh[oa]s?|cadelas?|cadelinhas?|gat[oa]s?|gatinh[oa]s?|doguinhos?
    |dogs?
    |cats?|puppy|puppies|kittens?|kitty|hamsters?|coelh[oa]s?|calopsitas?|papagaios?|periquitos?
    |passarinhos?|peixinhos?|tartarugas?|jabutis?|porquinhos?(?: da india)?|cavalos?
    |vira[- ]?latas?
    |caramelo|poodles?|shih ?tzus?|labradors?|labs?|golden(?: retrievers?)?|retrievers?|pugs?
    |huskys?
    |huskies|beagles?|bulldogs?|chihuahuas?|dachshunds?|salsicha|pinschers?|yorkshires?|parrots?
    |birds?|rabbits?|bunny|bunnies|guinea pigs?|turtles?|tortoises?|snakes?|lizards?|gecko(?:es|s)?
    |ferrets?|horses?|pony|ponies|chickens|goldfish|bichos?|pets?|bichinhos?|animais|animal de
    estimacao|canarios?|iguanas?|furao|persa|siames|parakeets?|axolotl|corgis?|mutts?|greyhounds?
    |rottweilers?|pit ?bulls?|schnauzers?|spitz|maltes[ea]?|collies?|poodle|terriers?|akitas?
    |boxers|border|rescue)
"""
    + either(bio_things.ANIMALS)
    + r"(?:e?s)?(?!\w)",
    "JOB": r"""
(?P<v>(?:(?![oa]s? )(?!(?:n[oa]s?|ao|aos|pr[ao]s?|d[aeo]s?|em|com|ver|pessim|otim|excelent|bom
    |boa|mau|ruim
    |grande|fa|quase|horrivel|muito|meio|mais
    |melhor|pior)\w*\b)\w+ )?(?:<JOBS>)(?:(?: d[aeo]s?| em| of|/)? (?!<STOP>|(?:n[oa]s?|num
    |numa|at|in|em|aqui|there|here)\b)[\w-]+){0,4})
""",
    "JOBS": "\n".join(
        (
            either(bio_jobs.STEMS) + r"(?:[oae]s?|[oae]r[ae]s?)?(?!\w)",
            either(bio_jobs.TRADES) + r"s?(?![\w'])",
            r"[a-z]{3,20}" + either(bio_jobs.SUFFIXES) + r"s?(?![\w'])",
        )
    ),
    "SINGLE": r"""
(?P<v>solteir[oa]|solteirissim[oa]|solteirinh[oa]|single)\b
""",
    "GOD": r"""
(?:catolic[oa]s?|evangelic[oa]s?|crentes?|crista|cristao|cristaos|espiritas?|umbandistas?
    |candomblecistas?|budistas?|mucul?man[oa]s?|islamic[oa]s?|jude[ui]s?|judia|judaic[oa]|ateu
    |ateia
    |ateista|agnostic[oa]s?|protestantes?|batistas?|presbiterian[oa]s?|metodistas?|luteran[oa]s?
    |adventistas?|mormon|mormons|testemunha de jeova|pentecostal|hinduistas?|messianic[oa]
    |wiccan[oa]?
    |kardecistas?|pag[ao]+|rosacruz|catholic|christian|jewish|muslim|buddhist|hindu|atheist
    |agnostic
    |protestant|baptist|presbyterian|methodist|lutheran|adventist|mormon|jehovah'?s witness|sikh
    |quaker|pagan|evangelical|orthodox|anglican|episcopalian|non-?religious|religious|spiritual
    |religios[oa]|do candomble|da umbanda)
"""
    + either(bio_things.FAITHS),
    "TONGUE": r"""
(?:ingles|espanhol|frances|alemao|italiano|portugues|japones|chines|mandarim|cantones|coreano|russo
    |arabe|hebraico|grego|turco|holandes|sueco|polones|ucraniano|hindi|libras|guarani|tupi|ioruba
    |esperanto|latim|catalao|galego|romeno|hungaro|tcheco|finlandes|noruegues|dinamarques
    |vietnamita
    |tailandes|crioulo|english|spanish|french|german|italian|portuguese|japanese|chinese|mandarin
    |cantonese|korean|russian|arabic|hebrew|greek|turkish|dutch|swedish|polish|ukrainian|urdu
    |bengali
    |punjabi|tamil|telugu|farsi|persian|swahili|yoruba|esperanto|latin|catalan|romanian|hungarian
    |czech|finnish|norwegian|danish|vietnamese|thai|tagalog|irish|welsh|gaelic|asl|sign language
    |brazilian portuguese|creole|igbo|zulu|afrikaans|malay|indonesian)\b
"""
    + either(bio_things.TONGUES)
    + r"\b",
    "PEOPLE": r"""
(?:brasileir[oa]|argentin[oa]|urugua[io][oa]?|paraguai[oa]|chilen[oa]|peruan[oa]|bolivian[oa]
    |colombian[oa]|venezuelan[oa]|mexican[oa]|cuban[oa]|american[oa]|norte-american[oa]|canadense
    |portugues[a]?|espanhol[a]?|frances[a]?|italian[oa]|alema[o]?|ingles[a]?|japones[a]?|chines[a]?
    |corean[oa]|russ[oa]|angolan[oa]|mocambican[oa]|cabo-verdian[oa]|sirio|siria|libanes[a]?
    |palestin[oa]|israelense|indian[oa]|haitian[oa]|nigerian[oa]|gring[oa]
    |carioca|fluminense de nascimento|paulista|paulistan[oa]|mineir[oa]|mineirinh[oa]|baian[oa]
    |soteropolitan[oa]|pernambucan[oa]|recifense|cearense|fortalezense|potiguar|natalense
    |paraiban[oa]
    |pessoense|alagoan[oa]|maceioense|sergipan[oa]|aracajuan[oa]|piauiense|teresinense|maranhense
    |paraense|belenense|amazonense|manauara|amapaense|acrean[oa]|rondoniense|roraimense
    |tocantinense
    |goian[oa]|goianiense|brasiliense|candang[oa]|mato-?grossense|sul-mato-grossense|cuiaban[oa]
    |capixaba|paranaense|curitiban[oa]|catarinense|catarina|florianopolitan[oa]|manezinh[oa]
    |gauch[oa]|porto-alegrense|nordestin[oa]|nortista|sulista|caicara|santista de nascimento
    |campineir[oa]|brazilian|argentinian|argentine|uruguayan|chilean|peruvian|colombian|venezuelan
    |mexican|cuban|american|canadian|portuguese|spanish|french|italian|german|british|english
    |scottish|welsh|irish|japanese|chinese|korean|russian|ukrainian|polish|indian|pakistani
    |bangladeshi|nigerian|kenyan|ghanaian|egyptian|turkish|greek|dutch|belgian|swedish|norwegian
    |danish|finnish|lithuanian|latvian|estonian|serbian|croatian|bosnian|albanian|bulgarian
    |romanian
    |hungarian|czech|slovak|slovenian|moroccan|algerian|tunisian|ethiopian|somali|sudanese|ugandan
    |trinidadian|guatemalan|honduran|salvadoran|nicaraguan|costa rican|panamanian|icelandic|maltese
    |afghan|iraqi|saudi|jordanian|nepali|nepalese|sri lankan|malaysian|singaporean|taiwanese
    |mongolian|georgian|armenian|latina|latino|austrian|swiss|australian|filipino|filipina
    |vietnamese|thai|indonesian|israeli
    |lebanese|syrian|iranian|south african|new zealander|kiwi|aussie|texan|californian|new yorker
    |londoner|haitian|jamaican|dominican|puerto rican|ecuadorian|bolivian|paraguayan)
""",
    "FANS": r"""
(?:flamenguista|mengao|rubro-?negr[oa]|corintian[oa]|corinthian[oa]|palmeirense|sao-?paulin[oa]
    |santista|vascain[oa]|tricolor(?: paulista| carioca| gaucho)?|botafoguense|gremista|colorad[oa]
    |atletican[oa]|cruzeirense|cruzeirens|rubro negro|alvinegr[oa]|bahiano tricolor
    |torcedora? d[oa] \w+
    |torcedora? fanatic[oa] d[oa] \w+|alviverde|coxa-branca|paranista|remista|paysandu
    |ponte-?pretan[oa]
    |bugrin[oa]|fluminense|flamengo|corinthians|palmeiras|sao paulo fc|vasco|botafogo|gremio
    |galo doido)
""",
    "CLUB": r"""
(?:flamengo|mengao|mengo|corinthians|timao|palmeiras|verdao|sao paulo|tricolor|santos|vasco
    |fluminense
    |flu|botafogo|fogao|gremio|internacional|inter|colorado|galo|atletico(?: mineiro| paranaense
    | mg)?
    |cruzeiro|raposa|bahia|vitoria|sport|nautico|santa cruz|ceara|fortaleza|goias|coritiba|coxa
    |athletico|parana|remo|paysandu|avai|figueirense|chapecoense|chape|ponte preta|guarani
    |juventude
    |america|bragantino|csa|crb|abc|arsenal|chelsea|liverpool|everton|tottenham|spurs
    |man(?:chester)?
    (?: united| city| utd)|man u|newcastle|west ham|leeds|aston villa|celtic|rangers|barcelona
    |barca
    |real madrid|benfica|porto|sporting|juventus|milan|bayern|dortmund|psg|lakers|celtics|warriors
    |knicks|bulls|heat|nets|patriots|cowboys|packers|steelers|eagles|chiefs|bears|giants|jets|49ers
    |niners|raiders|broncos|seahawks|vikings|saints|ravens|bills|dolphins|yankees|mets|red sox|cubs
    |dodgers|phillies|braves|astros|cardinals|padres|maple leafs|leafs|bruins|canucks|habs
    |canadiens
    |penguins|blackhawks|flyers|oilers|sounders|galaxy|brewers|brighton|wolves|fulham
    |crystal palace
    |gunners|hammers|toffees|reds devils|sunderland|millwall|boca|river plate|boca juniors
    |all blacks|springboks|seahawks|bengals
    |lions)
"""
    + either(bio_things.CLUBS),
    "ROOTED": r"""
(?P<v>)(?:desde|de coracao|rox[oa]|doente|fanatic[oa])
""",
    "FOREVER": r"""
(?P<v>)(?:ate morrer|sempre|ate o fim|no coracao|minha vida|eterno)
""",
    "ILLNESS": r"""
(?:dementia|demencia|avc|stents?|diabetes|diabetic[oa]?s?|pre-?diabetes|pre-?diabetic[oa]?
    |hipertensao|hipertens[oa]
    |pressao (?:alta|baixa)|asma|asmatic[oa]|bronquite
    |rinite|sinusite|enxaquecas?|tdah|tda|autismo|autista|asperger|depressao|depressiv[oa]
    |(?:transtorno de |crises? de )?ansiedade(?: generalizada)?|tag|sindrome d[aeo] \w+(?: \w+)?
    |bipolar
    |bipolaridade|borderline|esquizofrenia|epilepsia|epiletic[oa]|epileptic[oa]|hipotireoidismo
    |hipertireoidismo|(?:problemas? (?:de|na|no|com) )(?:tireoide|coracao|coluna|joelho|visao
    |audicao
    |pressao|memoria|estomago|saude|circulacao|pele|rins|rim|figado|sono|ombro|costas)|hashimoto
    |colesterol(?: alto)?|anemia|anemic[oa]|artrite|artrose|artritis|hernias?(?: de disco)?
    |fibromialgia|endometriose|sop|ovarios? policisticos?|gastrite|refluxo|ulcera|crohn|colite
    |cancer|tumor|leucemia|lupus|psoriase|vitiligo|dermatite|rosacea|escoliose|labirintite|toc|tept
    |panico|insonia|apneia(?: do sono)?|dislexia|dislexic[oa]|discalculia|hiv|soropositiv[oa]
    |herpes|hepatite|celiac[oa]|doenca celiaca|surd[oa]|ceg[oa]|daltonic[oa]|daltonismo|miop[e]?
    |miopia
    |astigmatismo|cadeirante|deficiente(?: visual| auditiv[oa]| fisic[oa])?|deficiencia \w+|pcd
    |baixa visao|hemofilic[oa]|transplantad[oa]|hemofilia|esclerose(?: multipla)?|parkinson
    |alzheimer|trombose|varizes
    |arritmia|sopro|marca-?passo|tendinite|bursite|burnout|burn out|pedra n[oa]s? (?:rim|rins
    |vesicula)
    |gota|osteoporose|glaucoma|catarata|tinnitus|zumbido|obesidade|obes[oa]|anorexia|bulimia
    |compulsao alimentar|dificuldade (?:de|para|pra|em) \w+|fobia (?:de|social)\b(?: \w+)?
    |alcoolatra
    |dependente quimic[oa]|superdotad[oa]|altas habilidades|tourette|sequela\w*(?: d[aeo] \w+)?
    |asthma|asthmatic|hypertension|high blood pressure|low blood pressure|migraines?|adhd|add
    |autism
    |autistic|aspergers?|depression|clinical depression|anxiety|generali[sz]ed anxiety
    |panic (?:attacks
    |disorder)|bpd|schizophrenia|epilepsy|hypothyroidism|hyperthyroidism|thyroid (?:issues|problems
    |disease)|hashimoto'?s|high cholesterol|anemi[ac]|arthritis|scoliosis|endometriosis|pcos|gerd
    |acid reflux|ibs|crohn'?s|colitis|cancer|lupus|psoriasis|eczema|rosacea|ocd|ptsd|insomnia
    |sleep apnea|dyslexi[ac]|colou?r ?blind|deaf|hard of hearing|blind|legally blind|hearing loss
    |wheelchair user|disabled|a disability|(?:heart|back|knee|kidney|liver|lung|vision|sleep
    |stomach
    |gut|shoulder|hip) (?:condition|problems?|issues?|disease)|bad (?:back|knees?|hip|eyesight)|ms
    |multiple sclerosis|parkinson'?s|celiac(?: disease)?|coeliac(?: disease)?|hemophilia
    |fibromyalgia|chronic (?:pain|fatigue|migraines
    |illness)|tinnitus|vertigo|gout|osteoporosis|glaucoma|an? (?:pacemaker|eating disorder
    |heart murmur
    |prosthetic \w+|hernia|herniated disc)|hiv positive|type (?:1|2|one|two) diabetes
    |a recovering \w+
    |gag[oa]|gagueira|a stutter|stutter|canhot[oa]|left[- ]handed|neurodivergent|neurodivergente
    |bipolar disorder|low vision|pots|eds|hepatitis|a cpap)
    (?: (?:tipo|type) (?:\d|um|dois|one|two))?(?!\w)
"""
    + either(bio_ailments.ILLS)
    + r"(?!\w)",
    "BODY": r"""
(?:coluna|costas?|lombar|cervical|joelhos?|ombros?|quadril|pescoco|tornozelos?|cotovelos?|punhos?
    |pulsos?|pes?|pernas?|bracos?|maos?|dedos?|estomago|intestino|figado|rim|rins|pulmao|pulmoes
    |coracao|bexiga|prostata|utero|tireoide|ouvidos?|olhos?|vista|visao|audicao|memoria|pele|dentes?
    |gengivas?|articulac(?:ao|oes)|juntas|circulacao|imunidade|ciatico|bacia|mandibula|nariz)
""",
    "BADLY": r"""
(?:bichad|ruim|ruins|frac[oa]|podre|zoad|ferrad|fodid|estourad|operad|problematic|detonad|sensive
    |fragil|pessim|lesionad|comprometid|pres[oa]\b|tort[oa]|inchad|travad|inflamad|machucad|quebrad
    |dolorid|ressecad|desgastad|infeccionad|entupid|doendo|inchando|travando|latejando|estalando
    |formigando|falhando|piorando|(?:merda|bosta|droga|desgraca|porcaria)\b)\w*
""",
    "SIDE": r"""
(?:direit[oa]s?|esquerd[oa]s?)
""",
    "IMPLANT": r"""
(?:marca-?passo|stents?|proteses?|valvula|sonda|diu|silicone|aparelho (?:nos dentes|dentario
    |auditivo|fixo)|(?:pinos?|placas?|parafusos?|implantes?) n[oa]s? <BODY>
    |balao (?:gastrico|intragastrico)|cateter
    |bolsa de colostomia|lente intraocular|ponte de safena|safenas?)
""",
    "REMEDY": r"""
(?:remedios?|medicamentos?|medicacao|antidepressivos?|ansioliticos?|anticoncepcional
    |anticoncepcionais
    |pilula|insulina|antibioticos?|anti-?inflamatorios?|corticoides?|hormonios?|ritalina|venvanse
    |rivotril|puran|ozempic|mounjaro|dipirona|omeprazol|synthroid|roacutan|aspirina|aas|calmantes?
    |suplementos?|creatina|whey|vitamina \w+|vitaminas?|anticoagulantes?|quimioterapia|losartana
    |[a-z]{3,}(?:sartana?|pril|olol|vastatina?|prazol|nazol|zepam|zolam|tralina?|oxetina?|talopram
    |formina?|dipino?|dipine|tiroxina?|cilina?|profeno?|profen|amina|azina|triptilina?|triptyline
    |peridona?|idona|tiapina?|tiapine|apixabana?|xabana?|floxacino?|sone|sona|solona|lukaste?)
    |meds|medication|medicine|antidepressants?|birth control|the pill|insulin|antibiotics
    |blood thinners
    |beta blockers?|statins?|steroids|ritalin|adderall|vyvanse|zoloft|prozac|lexapro|xanax|lithium
    |warfarin|varfarina|clonazepam|melatonin|melatonina|ibuprofeno?|paracetamol|tylenol|wellbutrin
    |concerta|gabapentin|pregabalina?|prednisone|prednisona|methotrexate|metotrexato|lyrica
    |metformin|levothyroxine|supplements?|vitamin \w+|vitamins|painkillers|pills|hormones
    |testosterone
    |estrogen|wegovy|inhaler|sertraline|fluoxetine|escitalopram|lamotrigine|losartan|lisinopril)\b
"""
    + either(bio_ailments.MEDICINES)
    + r"(?!\w)",
    "FOOD": r"""
(?:carnes?(?: vermelhas?| de porco| bovina| de boi)?|carne|frango|peixes?|porco|boi|frutos do mar
    |camaroes|camarao|ovos?|leite|queijos?
    |laticinios?|lactose|gluten|trigo|acucar(?:es)?|doces?|chocolates?|frituras?|refrigerantes?
    |refri|soja|amendoim|castanhas?|nozes|mel|pao|paes|arroz|massas?|carboidratos?|carbo|fast ?food
    |alho
    |cebola|pimenta|coentro|tomates?|sal|gordura|derivados de leite|nada de origem animal
    |nada (?:com|de) \w+|embutidos|presunto|bacon|salsicha|sushi|cru|industrializados?
    |ultraprocessados
    |verduras?|legumes|salada|frutas?|feijao|meat|red meat|chicken|fish|pork|beef|seafood|shellfish
    |shrimp|eggs?|milk|dairy|cheese|gluten|wheat|sugar|sweets|carbs|bread|rice|pasta|soy|nuts
    |peanuts|honey|fried food|fast food|junk food|processed food|onions?|garlic|tomatoes|tomato
    |spicy food
    |animal products|anything with \w+|lamb|veal|ham|raw fish|sushi|mushrooms|vegetables|veggies
    |beans|lentils|corn|salt|caffeine|cafeina|coffee|soda|candy|desserts?|bananas?|berinjela
    |jilo|quiabo|figado|polvo|lula)
""",
    "HOUSE": r"""
(?:cas[ao]|casinhas?|casarao|apartamento|ape|apê|apto|kitnet|kitinete|sitio|chacara|fazenda|terreno
    |imovel
    |imoveis|loja|lojinha|carro|carrinho|moto|motinha|bicicleta|bike|caminhao|caminhonete|van|kombi
    |fusca|fusquinha|barco|jet ?ski|uno|gol|celta|palio|corsa|onix|hb20|civic|corolla|kwid|jeep
    |hilux
    |tesla|trailer|motorhome|empresa|empresinha|negocio|restaurante|padaria|cafeteria|bar|barzinho
    |salao
    |barbearia|clinica|consultorio|escritorio|oficina|confeitaria|floricultura|pet ?shop|academia
    |estudio|ateliê|atelie|mei|cnpj|startup|canal|podcast|brechó|brecho|marca|franquia|pousada
    |hotel
    |lanchonete|barraca|barraquinha|quiosque|banca|food truck|delivery|mercadinho|mercearia
    |papelaria|farmacia|escola de \w+|agencia
    |notebook|computador|pc gamer|iphone|celular|videogame|playstation|ps\d|xbox|piano|violao
    |guitarra
    |house|home|flat|apartment|condo|cabin(?! (?:fever|pressure|crew))
    |cottage|farm|land|car|truck|pickup|van|camper(?: van)?
    |rv
    |motorcycle|motorbike|scooter|bike|bicycle|boat|kayak|business|company|shop|store|restaurant
    |bakery|cafe|coffee shop|salon|barbershop|clinic|practice|startup|agency|studio|gym|bookstore
    |food truck|bar|brewery|garage|mortgage|rental propert(?:y|ies)|propert(?:y|ies)|etsy (?:shop
    |store)|online store
    |podcast|youtube channel|blog|newsletter|laptop|macbook|piano|guitar|honda|toyota|ford|jeep
    |subaru
    |bmw|prius|tesla|mustang|harley)
""",
    "ORG": either(bio_things.ORGS),
    "THINGS": either(bio_things.THINGS),
    "COURSE": r"""
(?:administracao|direito|medicina|enfermagem|engenharia(?: \w+)?|psicologia|pedagogia|letras
    |historia
    |geografia|matematica|fisica|quimica|biologia|economia|contabeis|ciencias? \w+|arquitetura
    |design
    (?: \w+)?|moda|gastronomia|nutricao|fisioterapia|odonto(?:logia)?|veterinaria|farmacia
    |biomedicina
    |jornalismo|publicidade|marketing|ti|ads|computacao|sistemas(?: de informacao)?|analise de
    sistemas|educacao fisica|filosofia|sociologia|servico social|teologia|musica|teatro|cinema
    |artes
    (?: \w+)?|rh|logistica|agronomia|zootecnia|relacoes internacionais|turismo|programacao|estetica
    |radiologia|nursing|medicine|law|engineering|(?:computer|political|data|environmental) science
    |biology|chemistry|physics|maths?|history|english lit(?:erature)?|literature|economics|business
    |accounting|finance|marketing|psychology|sociology|philosophy|education|art history|fine arts
    |art
    |graphic design|architecture|journalism|film|music|theat(?:er|re)|nutrition|pharmacy|dentistry
    |veterinary medicine|linguistics|anthropology|geography|geology|statistics|culinary arts)\b
"""
    + either(bio_things.COURSES)
    + r"\b",
    "WARES": r"""
(?:cabelos?|unhas?|sobrancelhas?|maquiagem|paredes?|casas?|carros?|motos?|bicicletas?|celular\w*
    |computador\w*|notebooks?|ar[- ]condicionado|moveis(?: planejados)?|cortinas?
    |roupas?(?: pra fora)?|vestidos?|uniformes?|marmitas?|quentinhas?|comida|lanches?|salgados?
    |doces?|bolos?|tortas?|brigadeiros?|pizzas?|encomendas?|pacotes?|sabonetes?|velas?|joias
    |bijuterias?|semijoias|perfumes?|avon|natura|tupperware|cosmeticos|hortalicas?|cafe|soja
    |milho|gado|queijos?|cerveja artesanal|sites?|aplicativos?|videos|artesanato|croche)
""",
    "LEVEL": r"""
(?:faculdade|facul|graduacao|pos(?:-?graduacao)?|mestrado|doutorado|phd|mba|curso(?: tecnico)?
    |cursinho|pre-?vestibular|supletivo|eja|ensino (?:medio|fundamental)|colegio|escola|tecnico
    |especializacao|residencia(?: medica)?|licenciatura|bacharelado|etec|senai|senac|ead
    |intercambio|colegial|terceirao)
""",
}
"""Parts of the rules."""

CANONICAL = {
    "diet": (
        ("vegetarian", r"vegetarian|vegetarien|veggie"),
        ("vegan", r"\bvegan"),
        ("pescatarian", r"pesc[ae]tarian"),
        ("flexitarian", r"flexitarian"),
        ("ketogenic", r"\bketo|cetogenic"),
        ("low carb", r"low[ -]?carb"),
        ("gluten free", r"gluten|celiac|coeliac"),
        ("lactose free", r"lactose|laticinio|dairy|leite"),
        ("halal", r"halal"),
        ("kosher", r"kosher|casher"),
        ("paleo", r"paleo"),
        ("sugar free", r"\bacucar|\bsugar"),
        ("meat", r"\bcarnes?$|\bmeat"),
        ("pork", r"porco|pork"),
        ("fasting", r"jejum|fasting"),
    ),
    "relationship": (
        ("single", r"solteir|single"),
        ("married", r"casad|married|marido|esposa|husband|wife|uniao estavel|casei|mulher$"),
        ("living together", r"juntos|amasiad|together"),
        ("engaged", r"noiv|engaged|fiance"),
        ("divorced", r"divorc|desquitad"),
        ("separated", r"separad|separated"),
        ("widowed", r"viuv|widow"),
        (
            "dating",
            r"namor|dating|relationship|boyfriend|girlfriend|seeing|ficando|partner|\bgf|\bbf",
        ),
    ),
    "health": (
        ("smoking", r"\bfum|smok|cigarro|cigarette|tabag|vape"),
        ("drinking", r"\bbeb|drink|alcool|alcohol|sober|sobri|limp[oa]"),
        ("pregnancy", r"gravid|pregnan|gestante|expecting"),
    ),
    "religion": (
        ("catholic", r"catolic|catholic"),
        ("evangelical", r"evangelic|crente"),
        ("christian", r"crista|christian"),
        ("jewish", r"jude|judi|jewish"),
        ("muslim", r"mucul|islam|muslim"),
        ("buddhist", r"budis|buddh"),
        ("atheist", r"\bate[ui]|athei"),
        ("agnostic", r"agnost"),
        ("spiritist", r"espirit|kardec"),
    ),
}
"""The same word in both languages, where there are few."""
