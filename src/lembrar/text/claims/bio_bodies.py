"""Bodies, what they suffer from and take, as patterns over folded text; as in `bio_words`."""

from lembrar.text.claims import bio_ailments
from lembrar.text.claims.bio_lists import either

PARTS = {
    "ILLNESS": r"""
(?:dementia|demencia|avc|stents?|diabetes|diabetic[oa]?s?|pre[- ]?diabetes|pre[- ]?diabetic[oa]?
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
}
