"""Closed classes that people describe themselves with, as patterns over folded text.

A name in capitals is a part that rules use: one alternative a line, going on in indented lines.
"""

from lembrar.text.claims import bio_bodies, bio_jobs, bio_things
from lembrar.text.claims.bio_lists import either

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
    |before|yesterday|after all
    |ontem|anteontem|amanha|recentemente|(?:semana|mes|ano) (?:passad[oa]|retrasad[oa]|que vem)
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
} | bio_bodies.PARTS
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
