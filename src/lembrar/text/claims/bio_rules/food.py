"""What people must not, will not and do eat. Rules as the package tells."""

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
!posso pode podem podemos :: (?:mais )?(?:(?:comer|com|consumir|ingerir) )?(?P<v><FOOD>(?:(?:,
    | e| nem
    | ou) (?:nem )?<FOOD>){0,3})(?!\w)
!consumo tomo bebo toma bebe consome :: (?:mais )?(?P<v>leite|lactose|gluten|acucar|laticinios?
    |refri(?:gerante)?s?|cafeina|carne)(?!\w)
so :: (?:como|bebo) (?P<v><FOOD>|agua)(?!\w)
evito evita :: (?P<v><FOOD>)(?!\w)
-parei parou paramos :: de (?:comer|consumir) (?P<v><FOOD>(?:(?:,| e) <FOOD>){0,2})(?!\w)
-cortei cortou larguei largou :: (?:a |o |os |as )?(?P<v><FOOD>)(?!\w)
como come :: (?:de tudo|so|apenas|somente) ?(?P<v>organicos?|comida \w+|vegetais|kosher|halal
    |carne branca|de tudo|peixe)?\b
<IM> :: (?:an? )?(?:strict |lifelong |full |full-on )?(?P<v>vegetarians?|vegans?|pescatarians?
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
!como come :: (?P<v>nada (?:que|q|verde|de|com|cru)\b[^,.;]{0,30})
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
!como come :: nada (?:(?:que|q) (?:tenha|leve|contenha)|com|de) (?P<v>\w+)
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
!comi comeu comemos :: (?P<v><FOOD>)(?= na vida\b)
""",
}
