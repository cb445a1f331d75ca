"""What people say of their health and of what they eat. Rules as the package tells."""

BLOCKS = {
    "allergy": r"""
-minha meu :: (?:alergia|intolerancia) (?:a |ao |de |com )?(?P<v>\w+(?: \w+)?) (?:passou|sumiu|
    acabou|foi embora|ja era|curou|desapareceu)\b
-my :: (?P<v>\w+(?: \w+)?) (?:allergy|intolerance) (?:is gone|went away|cleared up|has gone|
    disappeared)\b
<SER> <VIRAR> :: (?:a |uma pessoa )?alergic[oa] (?:a |ao |aos |as |com |de )?<THING>
<SER> <VIRAR> :: (?:a )?intolerante(?: a| ao| aos| as)? (?P<v>lactose|gluten|\w+)
<TER> :: (?:uma |muita |forte )?alergia(?: alimentar| severa| grave| forte)?(?: a| ao| aos| as| de
    | com| do) <THING>
<TER> :: alergia\b(?! (?:a|ao|de|com|aos|as|do)\b)(?P<v>)
<TER> :: (?:uma )?intolerancia(?: alimentar)?(?: a| ao| aos| as)? (?P<v>lactose|gluten|\w+)
descobri fiquei acabei :: <I_LEARNT> (?:sou|tenho) <ALLERGIC> (?:a |ao |aos |as |com |de )?<THING>
descobriu ficou acabou :: <THEY_LEARNT> (?:e|eh|tem) <ALLERGIC> (?:a |ao |aos |as |com |de )?<THING>
descobri fiquei acabei :: <I_LEARNT> (?:sou|tenho) <ALLERGIC>(?=\W*$| e | mas|,)(?P<v>)
descobriu ficou acabou :: <THEY_LEARNT> (?:e|eh|tem) <ALLERGIC>(?=\W*$| e | mas|,)(?P<v>)
minha minhas :: alergias?(?: e| sao| e a| a|:) <THING>
~gives give makes :: me (?:hives|a rash|itchy)(?P<v>)
<IM> :: (?:allergic|intolerant) to <THING>
<IM> :: (?P<v>lactose|gluten|dairy|nut|peanut)[ -]intolerant
<HAVE> :: (?:an? )?(?:severe |bad |serious |mild )?(?:allergy|allergies|intolerance) to <THING>
<HAVE> :: (?:an? )?(?:severe |bad |serious |mild )?(?P<v>\w+(?: \w+)?) (?:allergy|allergies
    |intolerance)\b
~me :: (?:da|causa|provoca|dao) (?:uma )?alergia(?P<v>)
my :: allerg(?:y|ies)(?: is| are|:) <THING>
found :: out (?:that )?i'?m (?:allergic|intolerant) to <THING>
~put puts putting :: me in (?:the )?(?:er|hospital|a&e)\b(?P<v>)
~bring brings :: me out in (?:hives|a rash)(?P<v>)
~me :: (?:fecha a garganta|empola tod[oa]|empola|mata(?=\W*$|,)|incha tod[oa]|deixa empolad[oa])
    (?P<v>)
~pra :: mim (?:e|eh) veneno(?P<v>)
-outgrew :: (?:my|her|his|the|an?) (?P<v>\w+(?: \w+)?) allergy
^*allergic alergica alergico :: (?:to|a|ao|aos|as) <THING>
^*deathly severely highly mildly super very terribly :: (?:allergic|intolerant) to <THING>
<HAVE> get gets :: (?:an? )?(?:really |very |pretty )?(?:bad |severe |terrible |awful |
    mild )?(?P<v>(?:(?:seasonal|food|pollen|dust|pet|spring|skin) )?allergies|hay ?fever)\b
carry carries :: an? (?P<v>epi-?pen)
~make makes :: (?:my (?:throat|face|tongue|lips|mouth) (?:swell|close|itch|tingle)|me (?:break out
    |itchy|sneeze|swell up))(?P<v>)
~faz fazem deixa deixam :: (?:minha (?:garganta|boca|lingua) (?:fechar|inchar)|meu rosto inchar)
    (?P<v>)
~brings bring breaks break :: me out(?: in (?:hives|a rash))?(?P<v>)
~sends send :: me (?:into (?:anaphylaxis|anaphylactic shock)|to (?:the )?(?:er|hospital|a&e))
    (?P<v>)
<IM> :: (?:allergic|intolerant)(?=\W*$| and| but|,)(?P<v>)
<SER> :: (?:alergic[oa]|intolerante)(?=\W*$| e | mas|,)(?P<v>)
react reacts :: (?:badly|really badly|terribly|very badly) to <THING>
reajo reage :: (?:muito )?mal a[os]? <THING>
!can't cant cannot :: (?:even )?(?:go|be|get|come) (?:anywhere |any ?where )?near (?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+)?)
~me :: (?:da|dao|causa|causam|provoca|provocam|deu|enche de|deixa com|deixa cheia? de) (?:uma |
    muita |aquela |umas )?(?:alergia|coceira|urticaria|bolinhas?|placas|brotoejas?|vermelhidao|
    empolacao|falta de ar|inchaco)(?P<v>)
~gives give gave leaves leave makes make :: me (?:(?:with |come out in |covered in |really |all |
    so )*)(?:hives|a rash|rashes|itchy|itch|wheezy|wheeze|swollen|blotchy|sneezy|puffy)(?P<v>)
^*nuts peanuts shellfish prawns shrimp dairy gluten eggs bees wasps penicillin fish milk :: (?:will|
    would|could|can|nearly|almost|literally)* ?(?:kill|killed|kills|put|puts|finish) me\b(?P<v>)
fecho fecha :: (?:toda )?a garganta(?P<v>)
""",
    "diet": r"""
-cut cuts :: out(?: all)? (?P<v><FOOD>)(?!\w)(?= (?:for good|completely|entirely|altogether|last|
    this|in|since|a|two|three)\b|\W*$)
-cut :: (?P<v><FOOD>) (?:out|from my diet)\b
-largou larguei :: (?:o |a |os |as |de tomar |de vez o )?(?P<v>refri\w*|coca(?:-cola)?|acucar|
    doces?|cafe|frituras?|carne|leite|gluten|lactose)\b
<SER> <VIRAR> :: (?:um |uma )?(?P<v>(?:ovo-?lacto-?)?vegetarian[oa]s?|vegan[oa]s?|pescetarian[oa]
    |flexitarian[oa]|carnivor[oa]|crudivor[oa]|veggie)\b
^*vegetariana vegetariano vegana vegano :: (?:desde|ha|faz) \S(?P<v>)
<ESTAR> :: (?:em |na |no |fazendo |seguindo |numa |de )(?:uma )?(?:dieta )?(?P<v>low ?carb|keto
    |cetogenica|paleo|dash|mediterranea|dieta(?: \w+)?|jejum intermitente|reeducacao alimentar)\b
faco faz sigo segue :: (?:uma |a )?(?:dieta )?(?P<v>low ?carb|keto|cetogenica|paleo|mediterranea
    |dieta(?: \w+)?|jejum intermitente)\b
!como come comem comemos :: (?:nada (?:de|com) |mais )?(?P<v><FOOD>(?:(?:,| e| nem
    | ou) (?:nem )?<FOOD>){0,3})(?!\w)
!posso pode podem podemos :: (?:mais )?(?:comer|com|consumir|ingerir) (?P<v><FOOD>(?:(?:,| e| nem
    | ou) (?:nem )?<FOOD>){0,3})(?!\w)
!consumo tomo bebo toma bebe consome :: (?:mais )?(?P<v>leite|lactose|gluten|acucar|laticinios?
    |refri(?:gerante)?s?|cafeina|carne)(?!\w)
so :: (?:como|bebo) (?P<v><FOOD>|agua)(?!\w)
evito evita :: (?P<v><FOOD>)(?!\w)
-parei parou paramos :: de (?:comer|consumir) (?P<v><FOOD>(?:(?:,| e) <FOOD>){0,2})(?!\w)
-cortei cortou larguei largou :: (?:a |o |os |as )?(?P<v><FOOD>)(?!\w)
como come :: (?:de tudo|so|apenas|somente) ?(?P<v>organicos?|comida \w+|vegetais|kosher|halal
    |carne branca|de tudo|peixe)?\b
<IM> :: (?:an? )?(?:strict |lifelong |full |full-on )?(?P<v>vegetarian|vegan|pescatarian
    |pescetarian|flexitarian|veggie|carnivore|omnivore|raw (?:foodist|vegan)|plant[- ]based
    |gluten[- ]free|dairy[- ]free|kosher)\b
<IM> :: (?:on|doing|following) (?:a |the )?(?P<v>keto|low[- ]?carb|paleo|mediterranean
    |plant[- ]based|gluten[- ]free|diet|carnivore|intermittent fasting)\b
<IM> :: eating (?P<v>keto|low[- ]?carb|plant[- ]based|gluten[- ]free|clean)\b
went go gone turned became been :: (?P<v>vegetarian|vegan|pescatarian|keto|plant[- ]based
    |gluten[- ]free|dairy[- ]free|low[- ]carb)\b
keep keeps eat eats :: (?P<v>kosher|halal|vegetarian|vegan|plant[- ]based|keto|gluten[- ]free
    |low[- ]carb)\b
!can't cant cannot :: (?:eat|have|touch|do|tolerate) (?:any |much )?(?P<v><FOOD>)(?!\w)
!eat eats touch consume :: (?:any |much )?(?P<v><FOOD>(?:(?:,| and| or) <FOOD>){0,3})(?!\w)
!drink drinks :: (?P<v>milk|soda|coffee|caffeine)(?!\w)
-stopped quit :: eating (?P<v><FOOD>(?:(?:,| and| or) <FOOD>){0,3})(?!\w)
-gave :: up (?:the )?(?P<v><FOOD>)(?!\w)
avoid avoids :: (?P<v><FOOD>)(?!\w)
cut :: out (?P<v><FOOD>)(?!\w)
eat eats :: (?P<v><FOOD>) (?:now|again)\b
-<IM> :: off (?P<v>coffee|sugar|carbs|dairy|gluten|caffeine|meat|alcohol|booze|soda)\b(?! (?:til
    |until|till|for now|this)\b)
!eaten touched had :: (?:any )?(?P<v><FOOD>)(?!\w)
!do does doesnt :: (?P<v><FOOD>)(?!\w)
!como come :: (?P<v>nada (?:que|verde|de|com|cru)\b[^,.;]{0,30})
~ninguem :: (?:aqui |em casa )?come (?P<v><FOOD>)(?!\w)
voltei voltou :: a comer (?P<v><FOOD>)(?!\w)
<ESTAR> :: sem (?:(?:comer|tomar) (?P<v><FOOD>)(?!\w)|(?P<w><FOOD>)(?= (?:ha|desde|faz|por)\b))
-larguei largou :: (?:a |minha )(?P<v>dieta)\b
^*-not :: (?P<v>vegan|vegetarian|pescatarian|keto|gluten[- ]free) (?:anymore|any more)
<IM> :: (?:on|doing|following|trying|starting|back on|going) (?:out )?(?:an? |
    the )?(?:strict )?(?P<v>keto|low[- ]?carb|paleo|atkins|whole ?30|weight watchers|carnivore|dash
    |omad|calorie deficit|intermittent fasting|plant[- ]based|(?:low|no|high|zero)[- ]\w+(?: diet)?
    |(?!(?:die)\b)[a-z]+ diet)\b(?! coke)
follow follows :: (?:an? |the |my )?(?:strict |very )?(?P<v>(?:[\w-]+ ){1,2}diet|keto|paleo
    |low[- ]?carb|halal|kosher)\b
cut cuts cutting :: (?:back on|down on|out)(?: all)? (?P<v><FOOD>)(?!\w)
stay stays steer :: (?:clear |away )(?:of|from) (?P<v><FOOD>)(?!\w)
try tries :: (?:not )?to (?:eat|avoid) (?P<v>halal|kosher|vegan|vegetarian|plant[- ]based|keto
    |clean|gluten[- ]free|dairy[- ]free|gluten|dairy)\b
<SER> <ESTAR> :: (?P<v>low ?carb|keto|cetogenic[oa]|lactovegetarian[oa]|frugivor[oa]
    |macrobiotic[oa])\b
conto conta :: (?P<v>calorias|macros)\b
count counts :: (?:my )?(?P<v>calories|macros|carbs)\b
como come :: (?:comida )?(?P<v>kosher|halal|vegana|vegetariana|organica|sem (?:gluten|lactose|sal
    |acucar))\b
como come :: (?:tudo )(?P<v>sem (?:gluten|lactose|sal|acucar))\b
-gave gives given :: up (?:on )?(?:the |all )?(?P<v>coffee|caffeine|soda|sugar|sweets|meat|dairy|
    gluten|bread|carbs|chocolate|red meat|fast food|junk food|energy drinks|diet coke|coke)\b
-ditched dropped quit :: (?:the |all )?(?P<v>coffee|caffeine|soda|sugar|sweets|meat|dairy|gluten|
    bread|carbs|chocolate|red meat|fast food|junk food|energy drinks|coke)\b
-abandonei abandonou abri :: (?:mao )?(?:d[aeo]s? |o |a |os |as )?(?P<v>refri\w*|acucar|doces?|
    cafe|frituras?|carne|leite|gluten|lactose|alcool)\b
stay stays keep keeps staying lay steer :: (?:well |right )?(?:off|clear of|away from) (?:the |
    all )?(?P<v><FOOD>)(?!\w)
fujo foge passo corro :: (?:longe )?d[aeo]s? (?P<v><FOOD>)(?!\w)
evito evita evitamos :: (?:comer |consumir |tomar |o |a |os |as )*(?P<v><FOOD>)(?!\w)
!consigo consegue posso pode :: (?:comer|tomar|beber|digerir) (?:nada |muito |muita |mais )?
    (?:de |com )?(?P<v>(?:apimentad|pesad|gordur|acid|solid|fri[ot]|crus?|doce|lactose|leite|
    carne|gluten)\w*)
!can't cant cannot :: (?:do|eat|handle|have|tolerate|stomach|digest|drink|touch) (?:any
    (?:thing)? |much |really )?(?P<v>spicy(?: food| stuff)?|spice|dairy|gluten|raw \w+|fried \w+|
    hot food|greasy \w+|acidic \w+|alcohol|caffeine|lactose|solid food|solids)(?!\w)
do does doing practise practice :: (?:a bit of |some )?(?P<v>intermittent fasting|keto|paleo|
    whole30|low[- ]carb|veganuary|meatless mondays?|omad|16[:/]8)\b
<IM> :: (?P<v>intermittent fasting|mostly (?:vegetarian|vegan|plant[- ]based)|off (?:meat|sugar|
    carbs|dairy|gluten)|back on meat|eating meat again|trying to (?:cut down on|cut out|
    eat less) [\w ]{3,20})\b
faco faz :: (?:o )?(?P<v>jejum(?: intermitente| de \d+\s?h\w*)?)\b
<ESTAR> :: (?:fazendo|tentando|evitando|cortando) (?:comer menos |cortar |o |a )*(?P<v>jejum
    (?: intermitente)?|acucar|carne|gluten|lactose|fritura|refrigerante|carboidrato|doces?)\b
<IM> :: an? (?:no|zero) (?P<v>\w+) (?:household|family|home)\b
~don't dont :: eat (?P<v><FOOD>) (?:in|at) (?:our|my|this) (?:house|home)\b
voltei voltou voltamos :: (?:a comer|pra|para a|pro|com a) (?P<v>carne|gluten|lactose|acucar|
    dieta)\b
~me :: (?:deixa|deixam|faz ficar|fazem ficar) (?:muito |toda |todo |super )?(?P<v>inchad[oa]|
    enjoad[oa]|com azia|estufad[oa]|empachad[oa]|mal|passando mal)\b
went gone going turned :: (?P<v>veggie|vegetarian|vegan|plant[- ]based|pescatarian|keto|paleo|
    gluten[- ]free|dairy[- ]free|teetotal|t-?total|sugar[- ]free|off (?:meat|dairy|sugar|booze|
    coffee))\b
doing trying :: (?:an? |the )?(?P<v>(?:no|low|zero|high)[- ](?:sugar|carb|salt|fat|dairy|gluten|
    protein)(?: (?:thing|diet|week|month))?|dry january|sober october|veganuary|calorie counting|
    slimming world|weight watchers)\b
corto corta tiro cortei :: (?:o |a |os |as )?(?P<v>gluten|acucar|lactose|carne|carboidratos?|
    fritura|refri\w*|doces?|leite|sal|alcool)(?!\w)
<ESTAR> :: (?:numa |em |fazendo |de |na |seguindo )+(?:uma )?(?P<v>dieta (?:sem|low|de|com|pobre|
    rica|restrit\w+|liquida|vegana|cetogenica|da|do|para|pra)[\w ]{0,20}|regime(?: \w+)?|detox|
    reeducacao(?: alimentar)?|jejum(?: \w+)?)\b
!go goes come get :: (?:anywhere |any ?where |too )?near (?P<v><FOOD>|nuts|shellfish|alcohol)(?!\w)
!posso pode consigo :: (?:nem )?(?:chegar|passar) (?:nem )?perto d[eao]s? (?P<v>\w+)
-done :: with (?P<v><FOOD>|soda|sugar|coffee|caffeine|meat|dairy|fast food)(?!\w)
-parei parou :: (?:de vez )?com (?:o |a |os |as )?(?P<v>refri\w*|acucar|doces?|cafe|frituras?|
    carne|leite|gluten|lactose|fast ?food|chocolate|coca\S*|energetico)\b
!como come :: nada (?:que (?:tenha|leve|contenha)|com|de) (?P<v>\w+)
!eat eats :: anything (?:with|containing|that has) (?P<v>\w+(?: \w+)?)
!*zero nada sem no :: (?:de |com )?(?:more )?(?P<v><FOOD>|alcool|bebida|alcohol|booze|caffeine|
    cafeina|cafe|coffee)(?: (?:ou|nem|e|or|and) <FOOD>)?,? (?:pra|para) mim\b
!*zero no :: (?:more )?(?P<v><FOOD>|caffeine|coffee)(?:(?:,| or| and) <FOOD>)?,? for me\b
~makes make made :: me (?:so |really |feel )?(?P<v>bloat(?:ed)?|sick|ill|gassy|break out|nauseous|
    throw up|queasy|poorly)\b
eat eats :: (?:absolutely |pretty much |almost |literally )?(?:everything|anything|whatever)
    (?: [\w ]{0,14})? (?:except|but|apart from|bar|other than) (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?)
<ESTAR> <SER> fui :: proibid[oa]s? de (?:comer|beber|tomar|consumir) (?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+)?)
~nobody :: in (?:my|our|this|the) (?:house|family|home|household) (?:eats|drinks|touches|
    likes) (?P<v><FOOD>)(?!\w)
""",
    "health": r"""
<TER> :: (?:uma? |muit[oa] |crises? de |um quadro de |diagnostico de |princip\w+ de |historico de |
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
<HAVE> had :: (?:an? |severe |mild |chronic |bad |really bad |been diagnosed with )*(?P<v><ILLNESS>)
<IM> :: (?:an? )?(?:type (?:1|2|one|two) |recovering |chronically |legally |partially |
    profoundly )?(?!(?:ocd|adhd|bipolar) (?:about|over|with|today|rn|right now|lol)\b)
    (?P<v><ILLNESS>|insulin dependent|alcoholic|addict(?!ed to (?:this|that|the|your|
    my|it|these|those)\b))
<IM> :: (?:(?:\d+|\w+) (?:months?|weeks?) )?(?P<v>pregnant(?! (?:with (?:anticipation|
    meaning|possibilit)|pause))|expecting(?= (?:a (?:baby|girl|boy
    |child)|our|my first|twins|again)|\W*$))\b
<IM> was been :: (?:just |recently )?(?:diagnosed with|living with|suffering from|in treatment for
    |in recovery from) (?P<v><ILLNESS>|\w+)
<IM> :: (?:on|taking) (?P<v><REMEDY>)
<IM> :: in (?P<v>therapy|recovery|rehab|remission)\b
<IM> :: (?P<v>sober|a smoker|a non-?smoker|an ex-?smoker|(?:trying to quit )?smoking)\b
been :: (?P<v>sober|clean|smoke[- ]free|off (?:cigarettes|alcohol))\b
take takes use uses :: (?:any |my |daily |<COUNT> |\d+ ?mg of )?(?P<v><REMEDY>|a wheelchair
    |hearing aids?|a cane|crutches|glasses|a cpap|an inhaler)
wear wears :: (?P<v>hearing aids?|glasses|contacts|contact lenses|a prosthetic \w+)
suffer suffers :: from (?P<v><ILLNESS>|\w+(?: \w+)?)
smoke smokes vape vapes :: (?P<v>)(?!detector|alarm)
drink drinks :: (?P<v>(?:alcohol|socially|beer|wine|occasionally)?) ?(?=$|[,.;!]|(?:anymore|at all
    |or|so|but|btw|cause|and|because|much|let's|we|either|cause|which)\b)
-quit stopped :: (?P<v>smoking|drinking|vaping|(?:taking )?(?:<REMEDY>))
-gave :: up (?P<v>smoking|drinking|alcohol|cigarettes|booze)
started :: (?P<v>smoking|vaping|therapy|drinking)(?: again)?
go goes see sees :: (?:to )?(?:a |my )?(?P<v>therapy|therapist|psychiatrist)\b
~says said told confirmed :: (?:me )?(?:that )?(?:i have|i'm|i've got
    |i am) (?:an? )?(?P<v><ILLNESS>|pregnant)
touched had :: (?P<v>a (?:cigarette|drop|drink|smoke)|alcohol|cigarettes|a cigarette)\b
-<IM> :: off (?:the |my )?(?P<v><REMEDY>)
<IM> :: on (?:the |an? )?(?P<v>insulin pump|oxygen|dialysis|chemo)\b
^*deaf blind :: (?:in|since|from)\b(?P<v>)
-largou larguei :: (?:de )?(?:o |a )?(?P<v>cigarro|bebida|alcool)
convivo convive :: com (?P<v><ILLNESS>)
minha meu :: (?P<v>pressao|colesterol|glicose|tireoide|rinite|asma|enxaqueca|ansiedade|depressao
    |gastrite|fibromialgia) (?:e|eh|ta|esta|anda|vive|atacad[oa])\b
enxergo enxerga ouco ouve :: (?P<v>(?:mais )?(?:de|com) um (?:olho|ouvido)|mal|pouco|nada)\b
-gave :: up (?:the )?(?P<v>booze|bottle|cigs|fags|smokes|weed)\b
-quit :: (?P<v>chewing tobacco|drugs|weed|nicotine)
<ESTAR> :: (?P<v>sem (?:fumar|beber)|(?:\S+ )?(?:dias|meses|anos|semanas) sem (?:fumar|beber))
<ESTAR> :: fazendo (?P<v>quimio\w*|hemodialise|fisio\w*|terapia|radioterapia
    |tratamento(?: \w+){0,3}|acompanhamento(?: \w+){0,2})
comecei comecou :: (?:na |a |a fazer |fazer )?(?P<v>terapia|tratamento|quimio\w*|fisio\w*)
descobri descobriu :: (?:[\w ]{0,24} )?(?:que|q) (?:sou|tenho|e|tem|to com) (?P<v><ILLNESS>)
descobri fiquei acabei :: <I_LEARNT> (?:sou|tenho|(?:to|tou|estou) com) (?P<v><ILLNESS>)
descobriu ficou acabou :: <THEY_LEARNT> (?:e|eh|tem|(?:ta|esta) com) (?P<v><ILLNESS>)
<ESTAR> :: (?:tratando|cuidando)(?: d[aeo]s?| uma?| a| o| minha| meu)* (?P<v><ILLNESS>)
struggle struggles deal deals live lives cope copes :: with (?:an? |my |severe |bad |
    chronic )*(?P<v><ILLNESS>)
<IM> :: (?:struggling|dealing|living|battling|coping) with (?:an? |my |severe |bad |
    chronic )*(?P<v><ILLNESS>)
^*living dealing struggling :: with (?:an? |my |severe |chronic )*(?P<v><ILLNESS>)
get gets :: (?:really |very |bad |frequent |these |terrible |awful |chronic |a lot of |crazy |
    occasional )*(?P<v>migraines?|panic attacks|seizures|cluster headaches|vertigo|anxiety attacks
    |sciatica|motion sick\w*|seasick|carsick|cold sores|nosebleeds|kidney stones)\b
-stopped quit :: (?:taking )?(?:my |the )?(?P<v><REMEDY>)
<IM> :: on (?:an? |some |my |a lot of |low dose |daily |\d+ ?mg (?:of )?)*(?P<v><REMEDY>)
<IM> :: (?P<v>\d ?(?:'|ft|foot|feet) ?\d{0,2}(?: ?(?:\"|in|inches))?|1[.,]\d{2} ?m(?:eters|etres)?)
    (?: tall)?(?=\W*$|,| (?:and|so|but|tall))
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
have has :: (?:an? )?(?:really |pretty |very )?(?:bad|weak|torn|fake|artificial|replaced
    |busted) (?P<v>back|knees?|hips?|eyesight|shoulders?|ankles?|heart|lungs|wrists?|neck|hearing)\b
<IM> :: (?P<v>nearsighted|farsighted|short-?sighted|overweight|underweight|infertile
    |immunocompromised|in a wheelchair|on crutches|hiv positive|trans|transgender|nonbinary
    |non-binary)\b
fumo fuma :: (?:um |dois |\d )?(?P<v>maco)\b
-stopped quit :: (?P<v>driving|walking|running|lifting)\b(?! (?:me|to|away|into|for)\b)
!dirijo dirige anda ando :: (?P<v>(?:sozinh[oa])?)(?=\W*$|,|(?:depois|desde|por causa|porque|pq)\b)
-used :: to (?P<v>smoke|drink|vape)\b(?! (?:coffee|tea|milk|soda|water))
-been :: off (?:the |my )?(?P<v>booze|cigs|cigarettes|fags|drink|sauce|weed|alcohol|nicotine
    |<REMEDY>)
^*coeliac celiac diabetic asthmatic autistic epileptic bipolar :: (?:since|from|for)\b(?P<v>)
~remedio remedios :: que (?:eu )?(?:tomo|uso) (?:e|eh|sao) (?:o |a )?(?P<v><REMEDY>)
meu meus :: remedios? (?:\w+ ){0,2}?(?:e|eh|sao) (?:o |a )?(?P<v><REMEDY>)
-fui foi :: (?P<v>fumante|tabagista|alcoolatra|dependente quimic[oa])\b
-parei parou larguei largou :: (?:com )?(?:a |o |as |os )?(?P<v>terapia|fisio\w*|tratamento
    |analise)\b
been was :: on (?:an? |some |the |my |daily |low dose |\d+ ?mg (?:of )?)*(?P<v><REMEDY>|dialysis|
    oxygen|chemo|crutches|benefits|disability|a waiting list)
wear wears use uses need needs :: (?:an? |my |two |reading |prescription |strong )*
    (?P<v>hearing aids?|glasses|contact lenses|contacts|dentures|a brace|braces|leg brace|
    back brace|prosthe\w+|insulin pump|cochlear implant|wheelchair|walker|cane|crutches|
    walking stick|cpap(?: machine)?|inhaler|oxygen|compression socks|retainer|wig|pacemaker)\b
<IM> started :: (?:wearing|using) (?:an? |my |two |reading |prescription |strong )*(?P<v>hearing
     aids?|
    glasses|contact lenses|contacts|dentures|braces|a brace|retainer|wheelchair|walker|cane|
    crutches|sling|walking stick|cpap(?: machine)?|inhaler|wig)\b
uso usa preciso precisa <ESTAR> comecei comecou voltei voltou :: (?:(?:a )?usar |usando |(?:de
     )?(?:um |
    uma |o |a |meus? )*)(?:um |uma )?(?P<v>oculos(?: de grau)?|
    lentes? de contato|aparelho (?:auditivo|dentario|nos dentes|no ouvido)|protese(?: \w+)?|
    bengala|muletas?|andador|bombinha|cadeira de rodas|marca-?passo|sonda|colete|palmilha|
    meia elastica|dentadura|fralda|tipoia|gesso|bota ortopedica|aparelho)\b(?! (?:de som|celular))
get gets getting :: (?:really |very |so |terribly |badly )?(?P<v>(?:air|car|sea|travel|motion|
    home)[- ]?sick|dizzy(?: spells)?|migraines|palpitations|nosebleeds|chest infections|utis|
    acid reflux|heartburn|hives|panic attacks)\b
passo passa fico :: (?:muito |sempre |super )?(?P<v>mal|enjoad[oa]|tont[oa]) (?:em|no|na|de|
    dentro d[eo]|andando de|com) (?P<w>\w+)
enjoo enjoa :: (?:muito )?(?:em|no|na|de|andando de) (?P<v>\w+)
my :: (?P<v>cholesterol|blood pressure|blood sugar|sugar levels?|iron levels?|iron|thyroid|bp|
    eyesight|hearing|asthma|eczema|arthritis|ibs|sciatica|endometriosis|psoriasis|hay fever|
    tinnitus|heart condition|vision|immune system|platelets|kidneys|liver)(?: levels?)?(?:'s|
     (?:is|are|has|have|keeps?|gets|got|came back|runs|went|flares|needs))\b
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
<IM> :: (?P<v>expecting (?:twins|a baby)|having (?:a baby|twins)|carrying twins|
    trying for (?:a baby|another)|in (?:a )?wheelchair|wheelchair[- ]bound|bedridden|housebound|
    in (?:chronic|constant) pain|on the spectrum|neurodiverse|in a cast|partially sighted|
    visually impaired|hearing impaired|menopausal|perimenopausal|post-?partum|left[- ]handed)\b
<IM> :: (?:recovering|suffering) from (?:an? |my |the )?(?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
recovering :: from (?:an? |my |the )?(?P<v>(?:knee|hip|back|heart|eye|shoulder|brain|
    \w+) (?:surgery|operation|replacement|injury|transplant)|surgery|an operation|covid|cancer|
    a stroke|burnout|<ILLNESS>)
-came come coming :: off (?:of )?(?:the |my |them )?(?P<v><REMEDY>)
-doctor doc gp doctors :: (?:took|taken|has taken|have taken) me off (?:the |my )?(?P<v>
    (?:[\w-]+ ){0,3}(?:pills|meds|medication|tablets)|<REMEDY>)
sleep sleeps :: (?P<v>(?:really |so |very )?(?:badly|poorly|terribly|like (?:rubbish|crap|shit)|
    (?:about |around |maybe )?\d hours?))\b
durmo dorme :: (?P<v>(?:muito |super )?(?:mal|pouco|umas? \w+ horas?|\d+ horas?(?: por noite)?))\b
have has had :: (?:an? |both |my |the )?(?:[\w-]+ ){0,2}?(?P<v>(?:knee|hip|heart|kidney|liver|
    lung|valve) (?:replacement|replacements|transplant|bypass|stent)|metal (?:plate|pins|rods?)|
    pins? in my \w+|stoma|colostomy|ostomy|slipped disc|herniated disc|bulging disc|torn \w+|
    frozen shoulder|carpal tunnel|trapped nerve|pinched nerve|one kidney|blood clots?|gallstones|
    polyps|fibroids|heart (?:condition|defect|murmur|disease))\b
walk walks :: with (?:an? )(?P<v>cane|stick|limp|walker|frame)\b
ando anda :: (?:de|com) (?P<v>bengala|muletas?|cadeira de rodas|andador)\b
tenho tem :: (?:um |uma |dois |duas |muita |muitas |so um |so uma )?(?P<v>(?:protese|placa|pino|
    parafuso|stent|marca-?passo|valvula)s?(?: \w+)?(?: no| na| nos)? ?\w*|pedra (?:no rim|
    nos rins|na vesicula)|hernia|nodulos?|cistos?|miomas?|dor(?:es)? (?:cronicas?|nas? \w+|no \w+|
    de (?:cabeca|coluna))|problemas? (?:d[eo]|n[oa]s?) \w+|labirintite|falta de ar|um rim|sopro)\b
!drink drinks touch touches :: (?:any )?(?P<v>alcohol|booze|spirits|alcoholic drinks)\b
!bebo bebe tomo toma :: (?:mais )?(?:nada (?:de |com )?)?(?P<v>alcool\w*|bebida(?:s)? alcoolica
    (?:s)?|cerveja|cachaca|cafe)\b
-been :: (?:\d+|\w+) (?:days|weeks|months|years) (?P<v>sober|clean|smoke[- ]free|without (?:a )?
    (?:cigarette|drink|smoking|drinking|alcohol))\b
-done :: with (?P<v>smoking|drinking|cigarettes|booze|alcohol|vaping|weed)\b
-no :: more (?P<v>cigarettes|smoking|booze|drinking|alcohol|vaping|weed|smokes|fags)\b(?! for (?:me|
    us))
-chega :: de (?P<v>cigarro|fumar|beber|bebida|alcool|refri\w*|acucar|doce)\b
-parei parou :: (?:de vez )?(?:com |de )(?:o |a )?(?P<v>cigarro|vape|bebida|cerveja|maconha|
    remedio|cafe|fumar|beber)\b
do does doing have has get gets getting having going :: (?:through |on |in )?(?:my |some |weekly |
    daily |regular |a course of |a round of )?(?P<v>dialysis|chemo(?:therapy)?|radiotherapy|
    radiation|physio(?:therapy)?|physical therapy|rehab|ivf|hormone therapy|hrt|cbt|counsel+ing|
    couples therapy|infusions|immunotherapy|steroid injections|insulin injections)\b
found finds :: (?:an? |some )(?P<v>lump|mass|tumou?r|cyst|nodule|polyp|shadow|blockage|clot|
    murmur)(?: (?:on|in) (?:my|his|her|their) [\w ]{3,20})?
my :: (?!(?:hands?|foot|feet|leg|jaw|stomach|gut|head)(?:'s| is| are) killing me\W*$)
    (?P<v>back|neck|knee|knees|hip|hips|shoulder|ankle|wrist|hand|hands|foot|feet|leg|jaw|
    stomach|gut|head|sciatica|hearing|eyesight|vision|memory|skin|sleep)(?:'s| (?:has|have|is|
    are))? (?:been )?(?:locked up|gone|gave out|gives out|playing up|acting up|killing me|in bits|
    bad|terrible|awful|shot|wrecked|knackered|messed up|going|failing|swollen|sore|agony|
    not right|not great|giving me (?:grief|trouble))(?= (?:since|for|all|again|lately|these|after|
    so|and|every)\b|\W*$|,)
minha meu minhas meus :: (?P<v>coluna|costas|joelhos?|lombar|ombro|quadril|pescoco|tornozelo|
    pulso|pe|perna|estomago|ouvido|memoria|pele|intestino|bexiga) (?:ta|tao|esta|anda|travou|
    trava|inchou|vive|nao|parou|pifou|ficou)\b
<ESTAR> :: com (?:a |o |os |as |um |uma |uns )*(?P<v>(?:coluna|costas|joelhos?|lombar|ombro|
    quadril|pescoco|tornozelo|pe|perna|braco|dedo|olho|ouvido|garganta) (?:travad[oa]s?|
    inchad[oa]s?|quebrad[oa]s?|machucad[oa]s?|doendo|inflamad[oa]s?|ruim|operad[oa]|enfaixad[oa]|
    torcid[oa]|engessad[oa])|gesso|ponto\w* n[ao] \w+|infeccao(?: \w+)?|inflamacao(?: \w+)?|
    suspeita de \w+|pedra n[ao]s? \w+)
-<ESTAR> :: (?:ha |faz |tem )?(?P<v>(?:\d+|\w+) (?:dias|meses|anos|semanas|mes|ano|dia) (?:sem|
    limp[oa] d[eo]|longe d[ao]) (?:beber|fumar|alcool|cigarro|bebida|alcool|droga\w*|acucar|
    refri\w*|apostar))
^*-days weeks months years :: (?:without (?:an? )?|free of )(?P<v>drink|cigarette|drinking|
    smoking|alcohol|booze|gambling|drugs|smoke)\b
^*days weeks months years :: (?P<v>sober|clean|smoke[- ]free|alcohol[- ]free)\b
!*never :: (?P<v>smoked|drank|drunk|vaped|touched (?:alcohol|drugs|a cigarette|a drop))\b
been was were is got :: (?:just |recently |finally )?diagnosed (?:as |with )(?:an? )?(?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+){0,2})
foi fui :: (?:recem |recentemente )?diagnosticad[oa] (?:com|como) (?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+){0,2})
<IM> :: (?P<v>in hospital|in the hospital|in intensive care|in icu|on life support|in a coma|
    in a care home|in hospice|in rehab|on the waiting list(?: for [\w ]{3,25})?|waiting (?:for|
    on) (?:an? |my )?(?:operation|surgery|transplant|biopsy|test results|scan))\b
<ESTAR> :: (?:n[ao] )(?P<v>hospital|uti|cti|enfermaria|asilo|fila d[aoe] (?:transplante|cirurgia|
    sus|doacao|ressonancia|exame)|casa de repouso|clinica de \w+|hemodialise)\b
need needs :: (?:an? |my |another |more )?(?P<v>(?:[\w-]+ ){0,2}(?:surgery|operation|biopsy|
    root canal|replacement|transplant|physio|dialysis|stent|pacemaker|hearing aids?|glasses|
    insulin|a walker|wheelchair))\b
preciso precisa :: (?:de |fazer |colocar |operar |uma |um |o |a )*(?P<v>cirurgia(?: \w+ \w+)?|
    transplante(?: \w+ \w+)?|biopsia|protese|marca-?passo|hemodialise|fisioterapia|oculos|
    aparelho auditivo|insulina)\b
inject injects injeto aplico :: (?:myself with |my )?(?P<v><REMEDY>|insulin)
signed :: off(?: work| sick)? (?:with|for|because of) (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?)
<TER> <ESTAR> :: (?:com )?(?P<v>tea)\b(?= (?:nivel|grau|leve|moderad|e )|\W*$|,)
-*chega :: de (?P<v>cigarro|fumar|beber|bebida|alcool|refri\w*|acucar|doce)\b
-*no :: more (?P<v>cigarettes|smoking|booze|drinking|alcohol|vaping|weed|smokes|fags)\b
    (?! for (?:me|us))
-*done :: with (?P<v>smoking|drinking|cigarettes|booze|alcohol|vaping|weed)\b
minha meu minhas meus :: (?P<v>coluna|costas|joelhos?|lombar|ombros?|quadril|pescoco|tornozelo|
    pulso|pe|pes|pernas?|estomago|ouvidos?|memoria|pele|intestino|bexiga|coracao|pulmao|rim|rins|
    figado|vista|visao|dentes?|maos?) (?:direit[oa] |esquerd[oa] )?(?:e|eh|sao|vive|anda) (?:meio |
    muito |bem |toda? |super )?(?:bichad|ruim|ruins|fraco|fraca|fracas|podre|zoad|ferrad|estourad|
    operad|problematic|detonad|sensive|fragil|pessim|lesionad|comprometid)\w*
my :: (?P<v>back|necks?|knees?|hips?|shoulders?|ankles?|wrists?|hands?|feet|legs?|jaw|stomach|gut|
    hearing|eyesight|eyes|vision|memory|skin|heart|lungs?|kidneys?|liver|teeth)(?:'s| is| are)
    (?: (?:really|pretty|so|always|completely|totally|basically))* (?:shot|bad|terrible|awful|
    wrecked|knackered|messed up|going|failing|dodgy|gone|weak|ruined|busted|not great|not good|
    rubbish|useless)\b
<IM> :: (?P<v>[4-7]'\d{1,2}|\d (?:ft|feet|foot)(?: \d{1,2})?|1\.\d\d ?m|1\d\d ?cm)\b
<SER> :: (?:(?:do |de )?(?:tipo |sangue )(?:sanguineo )?)?(?P<v>(?:ab|a|b|o) ?(?:\+|-|(?:rh )?
    (?:positivo|negativo)))
meu my :: (?:(?:tipo )?sanguineo|sangue|blood type|blood group)(?: e| eh| is|'s)? (?P<v>(?:ab|a|b
    |o) ?(?:\+|-|(?:rh )?(?:positivo|negativo|positive|negative)))
<ESTAR> :: (?P<v>(?:com (?:a |o )?)?(?:pressao|glicose|colesterol|tireoide|ferritina) (?:alt|baix|
    descontrolad|la em cima|nas alturas)\w*)
<IM> :: (?P<v>teetotal|t-?total|tee ?total|on the wagon|alcohol[- ]free|smoke[- ]free|
    nicotine[- ]free)\b
<IM> :: (?P<v>(?:five|six|seven) (?:foot|feet|ft)(?: (?:one|two|three|four|five|six|seven|eight|
    nine|ten|eleven|\d+))?)\b
^*bad dodgy weak sore :: (?P<v>back|knees?|hips?|shoulders?|ankles?|neck|heart|eyes|eyesight|
    hearing|stomach|lungs?)(?=\W*$|,| (?:so|and|here|since)\b)
^*coluna joelho joelhos ombro costas vista coracao :: (?P<v>(?:ruim|fraco|fraca|bichad[oa]|
    operad[oa]|ferrad[oa]|podre|zoad[oa]|estourad[oa]))s?(?=\W*$|,)
^*days weeks months years :: (?:now )?(?P<v>off (?:the |my )?(?:booze|drink|fags|cigs|cigarettes|
    alcohol|wine|weed|drugs|sugar|meds))\b
<IM> :: (?P<v>(?:off (?:sick|work)|signed off(?: work| sick)?)(?: with [\w-]+)?)
descobri descobriu :: (?:que (?:to com|tenho|sou) )?(?:uma? )?(?P<v>pre-?(?:diabetes|diabetic[oa]|
    eclampsia|hipertensao)|<ILLNESS>)
<HAVE> :: (?:an? |both |my |the )?(?:[\w-]+ ){0,2}?(?P<v>metal (?:plate|pins|rods?)|pins? in my \w+|
    stoma|colostomy|slipped disc|herniated disc|bulging disc|frozen shoulder|carpal tunnel|
    trapped nerve|pinched nerve|one kidney|gallstones|fibroids|heart (?:condition|defect|murmur|
    disease)|bad (?:back|knees?|hip|heart|chest|leg|shoulder)|dodgy \w+|weak (?:bladder|stomach|
    heart|chest)|high (?:blood pressure|cholesterol)|low (?:iron|blood pressure))\b
~put puts :: me on (?:an? |the |my )?(?P<v>(?:[\w-]+ ){0,2}(?:diet|tablets|pills|meds|medication|
    insulin|antibiotics|steroids|statins|antidepressants|<REMEDY>))
~cortou tirou proibiu suspendeu liberou passou receitou :: (?:o |a |os |as )?(?:meu |minha |meus |
    minhas )(?P<v>sal|acucar|cafe|alcool|alcoolica|carne|gordura|fritura|remedio|cerveja|vinho|
    doce\w*|cigarro|exercicio|treino)\b
^*chronic severe constant recurring terrible awful bad :: (?P<v><ILLNESS>|migraines?|insomnia|
    fatigue|pain|back pain|headaches|heartburn|eczema|hay ?fever)(?=\W*$|,| (?:since|for|and|so)\b)
!enxergo enxerga enxergam ouco ouve escuto escuta :: (?:mais )?(?P<v>direito|bem|mais|quase nada|
    de um (?:olho|ouvido)|de longe|de perto)\b
<IM> :: (?:(?:about |nearly |almost )?[\w-]+ (?:days?|weeks?|months?|years?) )(?P<v>post[- ]?(?:op|
    surgery|partum|natal|transplant|chemo))\b
<ESTAR> :: (?:com|de|ha|faz) [\w-]+ (?:dias?|semanas?|mes(?:es)?) de (?P<v>pos-?(?:operatorio|
    cirurgia|parto)|operad[oa]|repouso|gestacao|gravidez|sobriedade|quimio\w*)\b
""",
}
