"""Words that many rules about what happened share."""

PARTS = {
    "KIN": r"""
(?:mae|pai|pais|filh[oa]s?|marido|espos[oa]|mulher|namorad[oa]|noiv[oa]|irma|irmao|irmaos|av[oó]
    |vo|voz?inh[oa]|ti[oa]|prim[oa]|sogr[oa]|cunhad[oa]|net[oa]|sobrinh[oa]|padrinho|madrinha
    |padrasto|madrasta|amig[oa]|bebe|cachorr[oa]|cachorrinh[oa]|gat[oa]|gatinh[oa]|doguinho|pet
    |vizinh[oa]|colega|chefe|professora?|compadre|comadre|afilhad[oa]|bisav[oó]|enteado
    |companheir[oa]|mom|mum|mother|dad|father|son|daughter|wife|husband|sister|brother|grand(?:ma
    |pa|mother|father|dad|parents?|son|daughter)|gran|nana|aunt|uncle|cousin|niece|nephew|parents
    |kid|baby|dog|cat|friend|best friend|partner|boyfriend|girlfriend|fiance|fiancee|puppy
    |nan|nanna|nanny|granny|grandad|gramps|hubby|sis|bro|bestie|kitten|rabbit|hamster|step(?:mum
    |mom|dad|mother|father|son|daughter|brother|sister)|vov[oó]|cacula|mainha|painho|enteada
    |bisa|tutora?|mother-in-law|father-in-law)\b
""",
    "MY": r"""
(?:(?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa|nossos|nossas)|my|our)
""",
    "JUST": r"""
(?: (?:ja|so|hoje|ontem|hj|acabei|finalmente|enfim|tb|tbm|tambem|just|finally|already|actually
    |recently|also|officially|both|literally|today|yesterday))*
""",
    "A": r"""
(?: (?:um|uma|o|a|os|as|uns|umas|meu|minha|meus|minhas|nosso|nossa|outro|outra|novo|nova|primeiro
    |primeira|pequeno|grande|a|an|the|my|our|new|first|second|used|brand|own|little|small|big
    |another|very|proprio|propria|tao sonhad[oa]|dois|duas|nice|minha propria|meu proprio|two))*
""",
    "HOME": r"""
(?:casa|ape|apto|apartamento|trailer|motorhome|kombi|terreno|imovel|sitio|chacara|lote|studio
    |kitnet|house|home|apartment|flat|condo|townhouse|place|cottage|plot|land)\b
""",
    "WHEELS": r"""
(?:carro|moto|gol|uno|palio|onix|hb20|corolla|civic|fusca|celta|fiesta|sandero|kwid|siena|corsa
    |strada|titan|biz|caminhao|scooter|bike|bicicleta|carrinho|moto\w*|car|truck|motorcycle
    |motorbike|lancha|jet ?ski|trator|van|suv|tesla|boat|barco|camper|campervan
    |caravan|moped|vespa|rv)\b
""",
    "GEAR": r"""
(?:notebook|computador|pc|iphone|celular|playstation|ps5|xbox|piano|violao|guitarra|camera
    |geladeira|sofa|laptop|computer|macbook|guitar|fridge|couch|tv)\b
""",
    "GADGET": r"""
(?:geladeira|freezer|fogao|forno|maquina(?: de lavar)?|lavadora|micro-?ondas|chuveiro|tv|televisao
    |ar(?: condicionado)?|carro|moto|celular|cel|note|notebook|computador|pc|aquecedor|air ?fryer
    |liquidificador|impressora|bike|bicicleta|patinete|ventilador|portao|fridge|boiler|washing
     machine
    |washer|dryer|tumble dryer|oven|cooker|dishwasher|car|van|bike|motorbike|phone|laptop|computer
    |heater|heating|central heating|ac|air con|microwave|printer|kettle|telly|water heater|furnace)
""",
    "ILL": r"""
(?:covid|corona|dengue|chikungunya|zika|pneumonia|cancer|tumor|infarto|enfarte|avc|derrame
    |diabetes|depressao|ansiedade|tdah|autis\w+|leucemia|hepatite|gastrite|endometriose|hernia
    |apendicite|pancreatite|trombose|artrite|artrose|fibromialgia|labirintite|burnout|convulsao
    |aneurisma|meningite|tuberculose|h1n1|influenza|nodulo|miastenia|parkinson|alzheimer|lupus
    |hipertensao|hipotireoidismo|bipolar\w*|calculo renal|pedra (?:no|nos) rins?
    |pedras? na vesicula|flu|strep|shingles|mono|stroke|heart attack|seizure|adhd|autism
    |depression|ptsd|pcos|celiac|crohn'?s|arthritis|appendicitis|hepatitis|leukemia|lymphoma
    |anxiety disorder|epilepsy|ms|kidney stones?|concussion|sepsis|miscarriage|diabete\w*)\b
""",
    "BODY": r"""
(?:tendao|ligamentos?|musculo|siso|tendon|tooth|braco|perna|pe|dedo|dedinho|tornozelo|joelho|pulso
    |nariz|costela|clavicula|mao|ombro|femur|tibia|punho|dente|menisco|ligamento|coluna|cotovelo
    |quadril|maxilar|arm|leg|foot|ankle|wrist|toe|finger|nose|collarbone|ribs?|hand|shoulder|knee
    |back|acl|hip|elbow|jaw|achilles|hamstring)s?\b
""",
    "EXAM": r"""
(?:vestibular|enem|concurso|oab|prova|provas|fuvest|usp|unicamp|unesp|unb|uerj|unifesp|puc
    |mackenzie|fgv|insper|uf\w{1,4}|faculdade|universidade
    |medicina|direito|engenharia|enfermagem|doutorado|mestrado|residencia|detran|exame|teste|curso
    |psicologia|ita|ime|selecao|processo seletivo|pos|estagio|federal|(?:escola
    |colegio) (?:tecnic[ao]|militar|naval|de aplicacao)
    |etec|ifsp
    |psicotecnico|prova de rua|prova pratica|prova teorica|fisioterapia|odonto\w*
    |arquitetura|nutricao|biologia|veterinaria|pedagogia|sisu
    |prouni|primeira fase|certificacao|ingles|calculo|materia|disciplina|banca|toefl|ielts
    |cpa|pmp)\b
""",
    "SCHOOL": r"""
(?:faculdade|curso|mestrado|doutorado|graduacao|pos|pos-graduacao|tcc|tese|dissertacao
    |ensino medio|residencia|especializacao|mba|tecnico|supletivo|degree|masters?|master's|phd|mba
    |college|bachelor'?s?|thesis|dissertation|bootcamp|residency|law school|med school|high school
    |grad school|course|certification|ged)\b
""",
    "JOB": r"""
(?:emprego|trabalho|trampo|servico|empresa|firma|cargo|job|position|role|estagio|vaga|internship
    |gig)\b
""",
}
