"""What people say of themselves and of others, one rule a line: `first words :: what follows`.

The first words may be a class of `bio_words.LEADS`. What follows is a regular expression in which
a space stands for white space and <NAMES> for parts of `bio_words.PARTS`; its group `v` is the
value. A rule's first marks: "-" what was true ends; "!" it counts only when denied; "%" only when
it ends; "+" not when denied; "^" it opens its clause; "*" it opens its clause and needs no
subject; "~" it is the speaker's, whoever the clause is about («todos me chamam de Bia»). Before
any tail, words such as «também», «mais» or "not" may stand; the reader takes them out.
"""

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
descobri descobriu :: que (?:sou|tenho|e|tem) (?:alergic[oa]|alergia|intolerante
    |intolerancia) (?:a |ao )?<THING>
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
makes make made :: me (?:so |really |feel )?(?P<v>bloat(?:ed)?|sick|ill|itch|gassy|break out|
    nauseous|throw up|queasy|poorly)\b
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
""",
    "relationship": r"""
!fui foi :: (?P<v>casad[oa]|noiv[oa])\b
<SER> <ESTAR> <VIRAR> :: (?:(?:feliz(?:mente)?|recem|re[cs]em)[ -])?(?P<v>solteir[oa]
    |solteirissim[oa]|casad[oa]s?|namorando|divorciad[oa]s?|separad[oa]s?|desquitad[oa]|viuv[oa]
    |noiv[oa]s?|amasiad[oa]|em uniao estavel|junt[oa]s? (?:ha|com|desde|faz)
    |num? relacionamento(?: \w+)?|em um relacionamento(?: \w+)?|comprometid[oa]|enrolad[oa]
    |ficando com)\b
moramos vivemos :: (?P<v>juntos)\b
namoro namora :: (?:com |(?:o|a) |ha |desde |faz |a )(?P<v>\w+)
tenho tem :: (?:uma? )(?P<v>namorad[oa]|noiv[oa]|marido|espos[oa]|companheir[oa]|ficante|mulher)\b
^*casada casado solteira solteiro divorciada divorciado separada separado viuva viuvo :: (?:desde
    |ha|faz|com (?:o|a)) \S(?P<v>)
<IM> :: (?:(?:happily|newly|recently|freshly|legally) )?(?P<v>single|married|engaged|divorced
    |separated|widowed|a widow(?:er)?|dating|in a (?:\w+ )?relationship|seeing (?:someone|somebody
    |a \w+)|taken)\b(?!-)(?! (?:to (?:a|the|my) (?:idea|job|work|career)|out|with the|people|on
    |handed))
been :: (?:happily )?(?P<v>married|single|divorced|engaged|widowed|together|dating)\b
have has got :: (?:an? )(?:\w+ )?(?P<v>boyfriend|girlfriend|husband|wife|partner|fianc(?:e|ee)|gf
    |bf)\b
got :: (?P<v>married|engaged|divorced|separated)\b
me :: (?P<v>divorciei|separei)\b
se :: (?P<v>divorciou|separou)\b
-fui foi :: (?P<v>casad[oa])\b
^*never :: (?P<v>married)\b
^*seeing :: (?P<v>someone|somebody)\b
^*solteirissima solteirissimo :: (?P<v>)
^*enrolada enrolado casada casado noiva noivo :: com (?:o |a )(?P<v>\w+)
vivo vive :: com (?:o|a) (?P<v>\w+)
<ESTAR> :: (?P<v>ficando|saindo|enrolad[oa]|junt[oa]) com (?:o |a )?\w+
juntei juntamos :: (?:as escovas|os trapos|as escovas de dente)(?P<v>)
^*-not :: (?P<v>single|married|engaged|dating) (?:anymore|any more)
^*newly happily recently freshly :: (?P<v>single|married|divorced|engaged|widowed|separated)\b
^*married divorced widowed engaged :: (?P<v>)(?=,|with|to (?!the)|for|since|(?:mom|dad|mum|mother
    |father)\b)
^*single :: (?P<v>)(?=, |and |since|for (?:a|two|three|\d)|(?:mom|dad|mum|mother|father)\b)
^*casada casado solteira solteiro divorciada divorciado viuva viuvo :: (?P<v>)(?=, |e |com (?:dois
    |duas|tres|\d|uma?) |sem filhos)
<IM> :: in an? (?:[\w-]+ ){1,3}(?P<v>relationship|marriage)\b
<IM> :: (?:going through|getting|in the middle of) (?:an? |my |the )?(?P<v>divorced?|separation
    |separated)\b
^*going :: through (?:a |my )(?P<v>divorce|separation)\b
live lives living :: (?P<v>together)\b
moro mora vivo vive moramos :: (?P<v>junt[oa]s?) com (?:a |o )?(?:minha|meu|a|o) (?:namorad|noiv
    |mulher|marido|espos|companheir|parceir)\w+
tenho :: (?P<v>namorad[oa]|noiv[oa]|marido|espos[oa]|companheir[oa]|ficante)\b
<SER> <ESTAR> :: (?:bem )?(?P<v>amigad[oa]|ajuntad[oa]|juntad[oa]|amancebad[oa]|recasad[oa]
    |casadissim[oa]|comprometidissim[oa]|encalhad[oa]|num rolo|de rolo|namorand[oa])\b
nunca :: (?P<v>casei|namorei)\b
enviuvei enviuvou :: (?P<v>)
namoro namora namoramos :: (?:firme |serio |com |ha |desde |faz |uma? |a distancia)(?P<v>)
been :: with (?:my |the same )(?P<v>wife|husband|girlfriend|boyfriend|partner|man|woman|guy|girl)\b
have has got :: an? (?:[\w-]+ ){1,2}(?P<v>boyfriend|girlfriend|husband|wife|partner|fiancee?)\b
date dates :: (?P<v>men|women|a \w+|someone)\b
<IM> :: (?P<v>back together|dating again|on a break|taking a break|on and off|living together|
    a couple|an item|exclusive|seeing (?:each other|this \w+|a new \w+)|going out with \w+|
    newlyweds?)\b
reatei reatamos reatou reataram :: (?P<v>)
voltei voltamos voltou :: (?P<v>com (?:o|a|meu|minha) (?:ex|\w+)|a namorar|juntos)\b
<ESTAR> :: (?P<v>junt[oa]s(?: (?:de novo|ha|faz|com))?|de casinho|conhecendo (?:alguem|um cara|
    uma menina)|ficando serio|dando um tempo)\b
conheci conheceu :: (?P<v>(?:uma pessoa|alguem|um cara|uma menina|uma mulher|um homem) especial)\b
-isn't aren't not :: (?P<v>(?:together|dating|seeing each other|married|engaged|
    a couple)) (?:anymore|any more|any longer|now)\b
nunca :: (?P<v>me casei|fui casad[oa]|tive namorad[oa])\b
got gotten :: back (?:together )?with (?P<v>my (?:ex|husband|wife|boyfriend|girlfriend)\S*|[a-z]+)
    (?=\W*$|,| (?:last|after|and|again))
got :: (?P<v>back together)\b
^*casados casadas juntos juntas namorando :: (?:ha|faz|desde) \S(?P<v>)
completamos completei fizemos fiz :: (?:\d+|\w+) (?:anos?|meses|mes) de (?P<v>casad[oa]s?|
    casamento|namoro|juntos|uniao|relacionamento)\b
celebrated celebrating :: (?:our |my )(?P<v>(?:\w+ )?(?:wedding )?anniversary)\b
^*married together dating :: (?:for )?(?:\d+|\w+) (?:years|months)\b(?P<v>)
^*years year :: (?P<v>married|together|divorced|widowed|single)\b
separados separadas divorciados :: (?:desde|ha|faz)\b(?P<v>)
""",
    "family": r"""
<TER> :: (?:so |apenas )?(?:<COUNT> )?(?P<v>(?:mais |meio[- ])?(?:<CHILD>))(?! (?:de (?:estimacao
    |consideracao)|d[ao] \w+ (?:no|na|pra)))(?!\w)
<TER> :: (?:<COUNT> )(?P<v>av[o]s?|ti[oa]s?|prim[oa]s?|pais|famil\w+ grande)\b(?!\w)
<SER> <VIRAR> :: (?:a |o |uma? |futur[oa] )?(?P<v>mae|pai|papai|mamae|vovo|avo|tia|tio|madrinha
    |padrinho|madrasta|padrasto|bisavo)\b(?! dos? burros| pra toda| d[aeo] (?:ideia|time))
    (?:(?: solo| solteir[oa]| de (?:primeira viagem|<COUNT>|gemeos|gemeas|menin[oa]s?|uma?|pet))*)
<SER> :: (?:o |a )?(?P<v>filh[oa] unic[oa]|cacula|primogenit[oa]|mais (?:velh[oa]|nov[oa]) d(?:e|os
    |as) \w+|irma (?:mais \w+ )?(?:gemea|de \w+)|irmao (?:mais \w+ )?(?:gemeo|de \w+)|gemea|gemeo
    |orf[ao]+|adotad[oa]|adotiv[oa])\b
somos :: (?P<v>(?:em )?(?:<COUNT>) irm\w+)
crio cria :: (?P<v>(?:sozinh[oa] )?(?:meus?|minhas?|<COUNT>) (?:\w+ )?(?:<CHILD>))
<IM> :: (?P<v>twins|triplets|siblings)\b
<HAVE> :: (?:<COUNT> |no |any )?(?:\d+[- ]?(?:year|month|yr|week)s?[- ]old )?(?:(?:little|young
    |older|younger|big|baby|grown|teenage|adult|twin|adopted|beautiful|wonderful
    |other) ){0,2}(?P<v><CHILD>)(?!\w)
<IM> :: (?:an? |the |one of )(?:proud |single |new |working |busy |first[- ]time |
    stay[- ]at[- ]home |\w+year-old )?(?P<v>mom|mum|mother|dad|father|parent|grandma|grandmother
    |grandpa|grandfather|aunt|uncle|godmother|godfather|stepmom|stepdad|only child|twin|triplet
    |orphan|middle child|oldest|youngest|eldest|(?:oldest|youngest|eldest|one) of \w+
    |foster parent)\b(?: (?:of|to) (?:<COUNT>|twins))?
been became become :: (?:an? )(?P<v>mom|mum|mother|dad|father|parent|grandma|grandpa|uncle|aunt)\b
^*mae pai mother father mom mum dad parent :: (?:de|of|to) (?:<COUNT>)\b(?P<v>)
^!*no zero :: (?P<v>kids|children|siblings)\b
^*got :: (?:<COUNT>) (?:\w+ )?(?P<v><CHILD>)(?!\w)
raise raising :: (?:my |<COUNT> )(?:\w+ )?(?P<v><CHILD>)(?!\w)
^*titia titio :: de (?:<COUNT>)(?P<v>)
<TER> :: (?P<v>um casal)\b(?! de (?:amigos|vizinhos))
~quem :: me criou (?:foi|e) (?P<v>(?:a |o |minha |meu )?\w+(?: \w+)?)
<HAVE> :: (?:<COUNT> )?(?P<v>(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven
    |twelve)[ -](?:year|month|week|yr)s?[ -]olds?)(?=\W*$|,| (?:and|who|named|called|at|son
    |daughter|boy|girl|kid|twins|now)\b)
come comes :: from an? (?P<v>(?:really |very )?(?:big|large|small|huge|close|tight-knit|broken
    |loving|religious|military|blended|\w+) family)\b
was were been :: (?P<v>adopted|an only child|orphaned|raised by (?:my |a |an |his |
    her )?\w+(?: \w+)?)\b(?! (?:home|dog|cat))
fui foi :: (?P<v>adotad[oa]|criad[oa] (?:pel[oa]s?|por|com) (?:minha |meu |meus |
    minhas )?\w+(?: \w+)?)
<SER> <VIRAR> :: (?:a |o |uma? |futur[oa] )?(?P<v>vo|bisa|biso|dinda|dindo|mamae|papai|mainha
    |tutora? legal|guardi[ao]+)\b(?: d[aeo]| babona?|\W*$)
vou vai vamos :: ser (?P<v>pai|mae|vovo|vo|avo|tia|tio|titia|titio|papai|mamae|pais|madrinha
    |padrinho)\b
with com :: (?:<COUNT> )(?:(?:[\w-]+) )?(?P<v><CHILD>)(?!\w)
<HAVE> :: (?:<COUNT> )?(?P<v>(?:step|half|foster|god|great)[- ]?(?:kids?|sons?|daughters?|brothers?
    |sisters?|children|child|grandkids|grandchildren|siblings)|(?:big|large|huge) family|newborn
    |full house)\b
<TER> :: (?:uma? )?(?P<v>familia (?:grande|enorme|pequena|imensa)|recem[- ]nascid[oa]|nenem|nene
    |meio[- ]irm\w+|irm\w+ de criacao)\b
lost :: both (?:my )?(?P<v>parents)\b
<IM> :: (?:an? |the )(?:[\w-]+ ){0,2}?(?P<v>mom|mum|mother|dad|father|parent|grandma|grandmother
    |grandpa|grandfather|grandparent|nana|granny|auntie)\b(?: (?:of|to|with) (?:<COUNT>|twins
    |triplets))?
^*filho filha :: (?P<v>unic[oa])\b
^*only :: (?P<v>child)\b(?= |\W*$)
!had tive teve :: (?:any |<COUNT> )?(?P<v>siblings|kids|children|brothers|sisters|irm\w+|filh\w+)\b
<HAVE> :: (?:an? |one |two |three )(?:little |baby |teenage |\d+[- ]year[- ]old )?(?P<v>boys?|
    girls?)\b(?! (?:friend|scout|band|group))(?= and (?:an?|one|two|three) (?:little |baby )?
    (?:boys?|girls?)|\W*$|, (?:aged|\d|named|called|both)| (?:aged|named|called|of \d|who)\b)
^*raising raise bringing :: (?:up )?(?:my |<COUNT> |our )(?:[\w-]+ ){0,2}?(?P<v><CHILD>)(?!\w)
<IM> :: raising (?:my |<COUNT> |our )(?:[\w-]+ ){0,2}?(?P<v><CHILD>)(?!\w)
<IM> :: (?:the )?(?P<v>(?:oldest|youngest|eldest|middle|second|third|baby|only (?:girl|boy|son|
    daughter))(?: child)? (?:of|out of|in) (?:the family|[\w-]+)(?: (?:kids|children|siblings|
    brothers|sisters))?)\b
lost :: (?:both )?(?:my |our )(?P<v>parents)\b
<TER> :: (?:<COUNT> )(?P<v>menin[oa]s?|moleques?|pequen[oa]s|adolescentes?|bebes?)\b
crio cria criamos criei :: (?:sozinh[oa] )?(?:os |as |meus |minhas |<COUNT> )+(?P<v><CHILD>|
    menin[oa]s|criancas)(?!\w)
<SER> :: (?:a |o )?(?P<v>(?:cacula|mais (?:velh|nov)[oa]|primeir[oa]|segund[oa]|
    unic[oa] (?:menina|menino|mulher|homem|filha|filho)|filh[oa] (?:do meio|
    mais \w+)) (?:d[aeo]s? )?(?:<COUNT> )?(?:irm\w+|filh\w+|famil\w+|casa)?)\b
venho vem :: de (?:uma )?(?P<v>familia \w+(?: \w+)?)
nao :: (?:conheci|conheco) (?P<v>meu pai|minha mae|meus pais)\b
never :: (?:met|knew) (?:my )(?P<v>dad|father|mum|mom|mother|parents|real \w+)\b
looking :: after (?:my )(?P<v>(?:elderly |sick |disabled |\d+[- ]year[- ]old )?(?:mum|mom|dad|
    mother|father|parents|nan|gran|grandma|grandad|grandpa|brother|sister|son|daughter|kids|
    grandkids|grandchildren))\b
look looks care cares :: (?:after|for) (?:my )(?P<v>(?:elderly |sick |disabled |
    \d+[- ]year[- ]old )?(?:mum|mom|dad|mother|father|parents|nan|gran|grandma|grandad|grandpa|
    brother|sister|son|daughter|kids|grandkids|grandchildren))\b
cuido cuida cuidamos :: (?:d[aeo]s? |sozinh[oa] d[aeo]s? )(?:minhas? |meus? |nossos? )?(?P<v>
    (?:mae|pai|avo|vo|pais|avos|net[oa]s?|sobrinh[oa]s?|irmao|irma|sogr[oa]|filh[oa]s?|tia|tio)
    (?: \w+)?)\b
there's theres there are were :: (?P<v>(?:\w+ of us|just (?:the )?\w+ of us)(?: (?:sisters|
    brothers|kids|siblings|girls|boys|children|in the (?:family|house)))?)\b
~gran grandma nan nana grandmother :: (?:and \w+ )?(?:pretty much |basically |mostly |
    single-?handedly )?(?P<v>(?:raised|brought up) (?:me|us)(?: up)?)\b
~grandparents grandad grandpa aunt auntie :: (?:and \w+ )?(?:pretty much |basically |mostly |
    single-?handedly )?(?P<v>(?:raised|brought up) (?:me|us)(?: up)?)\b
~uncle mother mum mom father :: (?:and \w+ )?(?:pretty much |basically |mostly |
    single-?handedly )?(?P<v>(?:raised|brought up) (?:me|us)(?: up)?)\b
~dad sister brother godmother :: (?:and \w+ )?(?:pretty much |basically |mostly |
    single-?handedly )?(?P<v>(?:raised|brought up) (?:me|us)(?: up)?)\b
~avo vo mae pai tia tio madrinha avos irma :: (?:e \w+ )?(?:que |q )?(?:praticamente )?(?P<v>
    (?:me|nos) cri(?:ou|aram))\b
somos somo :: (?P<v>(?:em )?(?:<COUNT>)(?: (?:irm\w+|filh\w+|pessoas|la em casa|aqui em casa|
    em casa|na familia|mulheres|homens|meninas|meninos))+)\b
^*mae pai mum mom dad mother father papa grandma gran :: (?:de|d[ao]|to|of) (?:uma? |an? |
    <COUNT> |dois |duas )?(?:\d+[- ]year[- ]old |\w+ )?(?P<v><CHILD>|boys?|girls?|menin[oa]s?|
    casal|gemeos|gemeas|twins)(?!\w)
<SER> :: (?:mae|pai) (?:de|d[ao]) (?:uma? |<COUNT> )?(?P<v>menin[oa]s?|casal|bebe|filh\w+|
    adolescente|[a-z]+)\b
had :: (?:my |our )(?:first |second |third )?(?P<v>kid|child|baby|son|daughter|boy|girl|kids|
    children) (?:at|when|in|young|late|aged|last|this)\b
tive teve :: (?:meu |minha |nosso |nossa |meus |minhas )?(?:primeir[oa] |segund[oa] |ultim[oa] )?
    (?P<v>filh[oa]s?|bebe|gemeos|menin[oa]) (?:com|aos|em|nov[oa]|cedo|quando|jovem|no|na)\b
espera esperando :: (?:o |a |um |uma |nosso |nossa )*(?P<v>(?:primeir[oa]|segund[oa]|terceir[oa])
    (?: filh[oa])?|bebe|gemeos|gemeas|menin[oa]|filh[oa])\b
<HAVE> :: (?:<COUNT> )?(?:grown[- ]up |all grown |adult |small |school[- ]age )(?P<v><CHILD>)(?!\w)
^*two three four five six duas dois tres quatro cinco :: (?:\w+ )?(?P<v><CHILD>)(?=:|,| and | e |
    \W*$)
^*grandmother grandma gran grandfather grandpa :: (?:de|of|to) (?:<COUNT>|\w+)\b(?P<v>)
^*grandad aunt uncle auntie avo :: (?:de|of|to) (?:<COUNT>|\w+)\b(?P<v>)
^*vovo tia tio madrinha padrinho :: (?:de|of|to) (?:<COUNT>|\w+)\b(?P<v>)
adopted adotei adotamos adotou :: (?:<COUNT> |our |a |um |uma |meu |minha |nosso |nossa )(?:\w+ )?
    (?P<v><CHILD>|boys?|girls?|menin[oa]s?|bebe|crianca\w*)(?!\w)
""",
    "pet": r"""
<SER> :: (?:a |o )?(?:tutora?|dona|dono) de (?:<COUNT> )?(?P<v><PET>)(?!\w)
<TER> crio cria :: (?:mais )?(?:<COUNT> |nenhum |nenhuma )?(?:(?:cachorr\w+ e|lind[oa]|velh[oa]
    |pequen[oa]|filhote de) )?(?P<v><PET>)(?!\w)
adotei adotamos ganhei ganhamos adotou ganhou peguei resgatei resgatamos comprei :: (?:<COUNT> )
    (?:\w+ )?(?P<v><PET>)(?!\w)
<HAVE> own owns adopted rescued :: (?:<COUNT> |any |no |my )?(?:(?!(?:and|to|stuffed|toy|me|us|them
    |about|of|\w+ing)\b)\w+ ){0,3}?(?P<v><PET>)(?!\w)(?! (?:walk|sitt|train|groom|food|toy|person
    |show|store|shop|fan|lover|owner|rescue|farm|park)\w*)
^*two three four five one duas dois tres quatro :: (?:\w+ )?(?P<v><PET>)(?=$|,)
somos :: [^.;!?]{0,60}?(?:<COUNT>) (?P<v><PET>)(?!\w)
-doei doamos doou :: (?:o |a |os |as |meu |minha |meus |minhas )(?:\w+ )?(?P<v><PET>)(?!\w)
-rehomed :: (?:the |our |my )(?P<v><PET>)(?!\w)
tive teve :: (?:um |uma )?(?P<v><PET>)(?!\w)
meu minha nosso nossa :: (?:bicho|bichinho|pet)(?: de estimacao)? (?:e|eh) (?:um |uma )(?P<v><PET>)
my our :: pet is an? (?P<v><PET>)
raise raises foster fosters breed breeds :: (?:<COUNT> |some )?(?:[\w-]+ )?(?P<v><PET>)(?!\w)
keep keeps :: (?:<COUNT> |some |a few )?(?P<v>chickens|bees|goats|pigeons|horses|rabbits|hens|ducks
    |sheep|reptiles|fish)(?!\w)
<HAVE> :: (?:<COUNT> |any |no )?(?:[\w'-]+ ){0,3}?(?P<v>aquarium|fish tank)\b
<TER> :: (?:<COUNT> )?(?P<v>aquario|galinheiro|viveiro)\b
~my our :: (?:<COUNT> )(?:[\w-]+ )?(?P<v><PET>)(?!\w)(?! (?:food|person|owner|toy))
~meus minhas nossos nossas :: (?:<COUNT> )(?P<v><PET>)(?!\w)
ganhei ganhamos adotei comprei peguei resgatei adotamos :: (?:<COUNT> )?(?:filhot\w+ de |
    \w+ filhote de )(?P<v><PET>)(?!\w)
got get gets bought found rescued adopted :: (?:<COUNT> |my |our |this |another )
    (?:[\w-]+ ){0,2}?(?P<v><PET>)(?!\w)(?! (?:food|toy|bed|store|shop|sitter|video))
<SER> :: (?:mae|pai|mamae|papai|tutora?) de (?P<v>pets?|gatos?|cachorros?|dog|bichos?)\b
<IM> :: an? (?:\w+ )?(?P<v>(?:dog|cat|plant|fur) (?:mom|mum|dad|parent|owner))\b
with com :: (?:<COUNT> )(?:[\w-]+ )?(?P<v><PET>)(?!\w)
keep keeps breed breeds raise raises :: (?:<COUNT> |some |a few )?(?:[\w-]+ )?(?P<v><PET>|fish|
    hens|bees|chickens|ducks|goats|pigeons|reptiles|snakes|budgies|tarantulas?)(?!\w)
-had has have :: to (?:rehome|give away|surrender|put down) (?:the |our |my )(?P<v><PET>)(?!\w)
^*two three four one three five dois duas tres quatro :: (?:\w+ ){0,2}?(?P<v><PET>) (?:run|runs|
    rule|rules|own|owns|live|mandam|moram|vivem|me esperam)\b
<HAVE> :: (?:<COUNT> )(?:[\w-]+ ){0,3}?(?P<v>tropical fish|fish|budgies?|cockatiels?|tarantulas?|
    hedgehogs?|chinchillas?|gerbils?|rats|pigs?|goats?|donkeys?|alpacas?|hens|ducks)(?!\w)
<TER> :: (?:<COUNT> )?(?P<v>peixes?(?: \w+)?|galinhas?|porquinhos?|patos?|cabras?|bodes?|vacas?|
    ratos?|ouricos?|chinchilas?|aranhas?|cobras?|lagartos?|cacatuas?)(?!\w)
took taken take :: in (?:an? |two |three |some )(?:[\w-]+ ){0,2}?(?P<v><PET>|strays?)(?!\w)
resgatei resgatamos acolhi adotei peguei achei :: (?:um |uma |dois |duas |uns |umas )(?:[\w-]+ )?
    (?P<v><PET>)(?!\w)
!*no :: (?P<v>pets|animals|dogs|cats)\b
<HAVE> :: (?:an? )(?:wee |tiny |fat |old |young |crazy |big |fluffy |blind |deaf |three-legged )+
    (?P<v><PET>)(?!\w)
""",
    "language": r"""
falo fala falamos falam speak speaks :: (?P<v>(?:<COUNT>) (?:idiomas|linguas|languages))\b
arranho arranha :: (?:no |um |o )?(?P<v><TONGUE>)
falo fala falamos falam entendo entende escrevo leio :: (?:bem |um pouco de |pouco |fluentemente |
    nada de |so |apenas |nada em )?(?P<v><TONGUE>(?:(?:,| e| mas) (?:um pouco de )?<TONGUE>){0,4})
<SER> :: (?P<v>(?:fluente|nativ[oa]) (?:em|no|de) <TONGUE>|bilingue|trilingue|poliglota)\b
meu :: (?P<v><TONGUE>) (?:e|eh|ta|esta|anda)\b
minha :: (?:lingua|idioma) (?:materna|nativ[oa]|mae|principal)(?: e| eh)(?: o| a)? (?P<v>\w+)
meu :: idioma (?:materno|nativo|principal)(?: e| eh)(?: o| a)? (?P<v>\w+)
<TER> :: (?P<v>(?:ingles|espanhol|frances|alemao|italiano) (?:fluente|basico|avancado
    |intermediario))
speak speaks understand read write :: (?:fluent |some |a (?:little|bit of) |decent |broken |both |
    basic |good |conversational |any |much |only )?(?P<v><TONGUE>(?:(?:,| and|, and) (?:(?:some
    |a (?:little|bit of)) )?<TONGUE>){0,4})
<IM> :: (?:a |an )?(?P<v>(?:fluent|conversational) in <TONGUE>|native <TONGUE> speaker
    |native (?:speaker of|in) <TONGUE>|bilingual|trilingual)
my :: (?P<v><TONGUE>) (?:is|isn't|sucks)\b
my :: (?:native|first|mother|main) (?:language|tongue)(?: is|'s) (?P<v>\w+)
^*english portuguese spanish :: (?P<v>)(?:isn't|is not) my (?:first|native) language
grew :: up speaking (?P<v><TONGUE>)
me se :: (?:viro|vira) (?:bem |mal )?(?:no|em|com o|na) (?P<v><TONGUE>)
know knows :: (?:some |a (?:little|bit of) |basic |enough |fluent )(?P<v><TONGUE>)
know knows :: (?P<v><TONGUE>)(?=\W*$|,| and| but| from)
~english portuguese spanish french german italian :: (?P<v>)(?:is|isn't|is not|was) my (?:first
    |second|third|native|mother|main) (?:language|tongue)
~arabic mandarin chinese hindi russian polish :: (?P<v>)(?:is|isn't|is not|was) my (?:first|second
    |third|native|mother|main) (?:language|tongue)
~ingles espanhol frances portugues alemao italiano :: (?:e |eh |nao e )?(?P<v>)
    (?:a )?minha (?:segunda|primeira) lingua
ingles espanhol frances alemao italiano libras japones :: (?:mesmo )?(?:eu |so |eu so )(?P<v>leio
    |falo|entendo|arranho)
domino domina :: (?:bem )?(?:o )?(?P<v><TONGUE>)
<TER> :: (?:um |uma )?(?P<v><TONGUE>) (?:fluente|basico|avancado|intermediario|tecnico)
have has :: (?:some |basic |decent |fluent |good |intermediate |conversational )(?P<v><TONGUE>)
<IM> :: (?P<v>(?:fluent|proficient|conversational|native|rusty) (?:in|at) <TONGUE>|(?:a )?polyglot
    |multilingual|monolingual)\b
grew :: up (?:bilingual|with) (?P<v><TONGUE>)
talk talks :: (?P<v><TONGUE>)
falo fala :: (?:um pouquinho de |o basico de |mais ou menos |fluente |nada de )(?P<v><TONGUE>)
speak speaks :: (?:not a word of |no |very little |a tiny bit of |almost no |next to no |
    passable |intermediate )(?P<v><TONGUE>)
<IM> :: (?P<v>(?:ok|okay|decent|good|bad|terrible|hopeless|getting better|native|near[- ]native|
    semi-?fluent) (?:in|at) <TONGUE>)
taught :: myself (?P<v><TONGUE>)
aprendi aprendeu :: (?:a falar )?(?P<v><TONGUE>)
learned learnt :: (?:to speak )?(?P<v><TONGUE>)(?! (?:word|phrase|song))
get gets getting :: by (?:in|with) (?:my )?(?P<v><TONGUE>)
teaching teach taught learning brushing polishing :: (?:myself |up (?:on )?(?:my )?|to speak )?
    (?P<v><TONGUE>)(?! (?:teacher|class|students?|kids))
falo fala entendo leio escrevo :: (?P<v><TONGUE>) (?:mais ou menos|bem|mal|razoavel\w*|o basico|
    fluente\w*|de boa|meia boca)
""",
    "religion": r"""
<SER> <VIRAR> <ESTAR> :: (?:uma? |da religiao |da igreja )?(?P<v><GOD>)(?!\w)(?! (?:quando
    |no brasil))
frequento frequenta :: (?:a |o |uma? )(?P<v>igreja(?: \w+)?|centro espirita|terreiro|sinagoga
    |mesquita|templo \w+)
<SER> :: d[ao] (?P<v>igreja \w+(?: \w+)?|candomble|umbanda|assembleia(?: de deus)?|universal)
<TER> :: (?:nenhuma )?(?P<v>religiao)\b
have has :: (?:a |any |no )?(?P<v>religion)\b
minha :: religiao (?:e|eh) (?:o |a )?(?P<v>\w+)
<IM> :: (?:a |an )?(?:practicing |practising |devout |lapsed |strict |born-again |raised |
    roman )?(?P<v><GOD>)(?!\w)
was :: raised (?P<v><GOD>)(?!\w)
converted :: to (?P<v>\w+)
go goes :: to (?P<v>church|mass|mosque|synagogue|temple)\b
my :: (?:religion|faith) is (?P<v>\w+)
-lost :: (?:my|his|her|their) (?P<v>faith)\b
<IM> :: more of an? (?P<v><GOD>)(?!\w)
observe observes celebrate celebrates keep keeps :: (?P<v>ramadan|shabbat|sabbath|lent|yom kippur
    |passover)\b
-deixei deixou :: de ser (?P<v><GOD>)(?!\w)
considero considera :: (?P<v><GOD>)(?!\w)
%vou vai vamos :: (?:na |a |pra |ao |no )(?P<v>igreja|missa|culto|terreiro|centro espirita)\b
vou vai vamos :: (?:na |a |pra |ao |no )(?P<v>igreja|missa|culto) (?:todo|toda|todos|todas|sempre)\b
believe believes :: (?P<v>in (?:god|jesus|christ|allah|the lord|a higher power|anything))\b
acredito creio acredita cre :: (?P<v>em (?:deus|jesus|cristo|nada|orixas?))\b
me se :: (?P<v>converti|converteu|batizei|batizou)\b(?! (?:o|a|de)\b)
congrego congrega frequento frequenta :: (?:na |no |em |a |o |uma? )<THING>
pray prays :: (?P<v>every (?:day|night|morning)|five times|daily|to (?:god|allah|jesus))\b
grew :: up (?:in an? )?(?:strict |very |super )?(?P<v><GOD>)(?!\w)
attend attends :: (?:an? |the )?(?:\w+ )?(?P<v>church|mass|mosque|synagogue|temple)\b
<IM> :: in the (?P<v>choir|church choir)\b
sigo segue :: o (?P<v>candomble|budismo|espiritismo|islamismo|judaismo|catolicismo)\b
-deixei deixou parei parou :: de (?:ir|frequentar) (?:na |a |pra |ao |no |o )?(?P<v>igreja|missa
    |culto|terreiro|centro)\b
<IM> :: (?:not (?:at all |really |very |particularly )?)?(?P<v>religious|spiritual|a churchgoer)\b
-left :: the (?P<v>church|faith|jehovah\S* witnesses|mormon church|lds church)\b
go goes :: to (?P<v>church|mass|mosque|synagogue|temple|bible study|sunday school|
    services) (?:every|on|most|each|twice|regularly|weekly)\b
vou vai vamos :: (?:a |na |no |ao |pra )(?P<v>missa|igreja|culto|terreiro|centro|sinagoga|
    mesquita|salao do reino|novena|celula|escola dominical) (?:todo|toda|todos|todas|sempre|aos|
    de|direto)\b
<SER> :: (?:do |de |da )?(?P<v>santo|axe|candomble|umbanda|congregacao \w+|igreja \w+)(?=\W*$|,|
     (?:desde|ha|e)\b)
fui foi :: (?P<v>batizad[oa]|crismad[oa]|feit[oa] no \w+|iniciad[oa] no \w+|criad[oa] na igreja)\b
!sigo segue follow follows tenho have practise practice :: (?:mais )?(?:nenhuma |any |a |
    qualquer |uma )?(?P<v>religiao|religion|faith|crenca)\b
go goes going :: to (?:an? |the |our |my )?(?P<v>(?:<GOD>|\w+) (?:church|mosque|synagogue|temple|
    chapel|mass))\b
""",
    "team": r"""
torco torce torcemos torcem :: (?:pro|pra|pelo|pela|para o|para a|contra o|p o
    |po) (?P<v>\w+(?: (?:paulo|mineiro|fc|cruz|preta|negro))?)
<SER> :: (?:um |uma )?(?P<v><FANS>)(?!\w)
<SER> :: (?:do |da |time )?(?P<v><CLUB>)(?: (?:doente|roxo|roxa|fanatic[oa]|desde|ate|de coracao
    |sofredor))
^*flamenguista corintiano corintiana corinthiano corinthiana palmeirense vascaina :: <ROOTED>
^*vascaino gremista colorada colorado santista botafoguense tricolor cruzeirense :: <ROOTED>
^*atleticano atleticana :: <ROOTED>
meu :: time(?: do coracao| de futebol| favorito)? (?:e|eh) (?:o |a |do )?(?P<v>\w+(?: \w+)?)
^*galo mengao flamengo corinthians palmeiras verdao timao vasco gremio :: <FOREVER>
^*inter santos bahia vitoria sport cruzeiro fluminense botafogo :: <FOREVER>
support supports supported :: (?:the )?(?P<v><CLUB>)(?!\w)
root roots cheer :: for (?:the )?(?P<v>\w+(?: \w+)?)
<IM> :: (?:an? )?(?:huge |big |massive |lifelong |diehard |die-hard |long-?suffering |proud |
    true )*(?P<v><CLUB>) (?:fan|supporter|guy|girl|till i die)
my :: (?:team|club)(?: is|'s) (?:the )?(?P<v>\w+(?: \w+)?)
sofro sofre :: (?:pela|pelo|com o|com a) (?P<v><CLUB>)(?!\w)
been :: an? (?:huge |big )?(?P<v><CLUB>) (?:fan|supporter)
<IM> :: (?:an? )?(?P<v><CLUB>)(?: (?:man|woman|girl|boy|family))?(?=\W*$|,)
!torco torce :: (?:pra|pro|para|por) (?P<v>time nenhum|ninguem|nenhum time)
<SER> :: (?:do |da )?(?P<v><CLUB>)(?=\W*$|,)
^*aqui :: (?:e|eh) (?:o |do )?(?P<v><CLUB>)(?!\w)
root roots rooting cheer cheers :: for (?:the )?(?P<v><CLUB>)(?!\w)
follow follows watch watches :: (?:the )?(?P<v><CLUB>)(?!\w)(?= |\W*$)
my :: (?:favou?rite )?(?:football |soccer |baseball |basketball |hockey |nfl |nba |mlb )?(?:team
    |club)(?: is|'s|'s always been| has always been) (?:the )?(?P<v>\w+(?: \w+)?)
<SER> :: (?P<v>torcedora?(?: \w+)? d[ao] [\w-]+|socio[- ]torcedora? d[ao] [\w-]+)
<IM> been :: (?:an? )?(?:[\w-]+ ){0,3}?(?P<v><CLUB>) (?:fan|supporter|season ticket holder
    |faithful)\b
rooted supported followed :: (?:for )?(?:the )?(?P<v><CLUB>)(?!\w)
support supports follow follows :: (?P<v>(?:my )?local (?:team|club)|no team|any team)\b
meu minha :: coracao (?:e|eh) (?:do |da )?(?P<v><CLUB>)(?!\w)
^*celtic rangers arsenal chelsea liverpool :: (?:through and through|till i die|for life|since|
    all my life|desde|ate morrer|sempre)(?P<v>)
^*leeds everton spurs united city :: (?:through and through|till i die|for life|since|all my life|
    desde|ate morrer|sempre)(?P<v>)
^*villa flamengo corinthians palmeiras vasco :: (?:through and through|till i die|for life|since|
    all my life|desde|ate morrer|sempre)(?P<v>)
^*gremio galo :: (?:through and through|till i die|for life|since|all my life|desde|ate morrer|
    sempre)(?P<v>)
<SER> :: (?:muito )?(?P<v><CLUB>) (?:desde|de berco|de nascenca|ate|por causa|fanatic[oa]|rox[oa])
^*season :: ticket holder (?:at|for|with) (?:the )?(?P<v><CLUB>)(?!\w)
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
    profoundly )?(?P<v><ILLNESS>|insulin dependent|alcoholic|addict)
<IM> :: (?:(?:\d+|\w+) (?:months?|weeks?) )?(?P<v>pregnant|expecting(?= (?:a (?:baby|girl|boy
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
<SER> :: (?P<v>(?:alcoolatra|adict[oa]|viciad[oa]|dependente) (?:em|quimic[oa])\b(?: \w+)?
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
uso usa preciso precisa :: (?:de |um |uma |o |a |meus? )*(?P<v>oculos(?: de grau)?|
    lentes? de contato|aparelho (?:auditivo|dentario|nos dentes|no ouvido)|protese(?: \w+)?|
    bengala|muletas?|andador|bombinha|cadeira de rodas|marca-?passo|sonda|colete|palmilha|
    meia elastica|dentadura|fralda)\b
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
-no :: more (?P<v>cigarettes|smoking|booze|drinking|alcohol|vaping|weed|smokes|fags)\b
-chega :: de (?P<v>cigarro|fumar|beber|bebida|alcool|refri\w*|acucar|doce)\b
-parei parou :: (?:de vez )?(?:com |de )(?:o |a )?(?P<v>cigarro|vape|bebida|cerveja|maconha|
    remedio|cafe|fumar|beber)\b
do does doing have has get gets getting having going :: (?:through |on |in )?(?:my |some |weekly |
    daily |regular |a course of |a round of )?(?P<v>dialysis|chemo(?:therapy)?|radiotherapy|
    radiation|physio(?:therapy)?|physical therapy|rehab|ivf|hormone therapy|hrt|cbt|counsel+ing|
    couples therapy|infusions|immunotherapy|steroid injections|insulin injections)\b
found finds :: (?:an? |some )(?P<v>lump|mass|tumou?r|cyst|nodule|polyp|shadow|blockage|clot|
    murmur)(?: (?:on|in) (?:my|his|her|their) [\w ]{3,20})?
my :: (?P<v>back|neck|knee|knees|hip|hips|shoulder|ankle|wrist|hand|hands|foot|feet|leg|jaw|
    stomach|gut|head|sciatica|hearing|eyesight|vision|memory|skin|sleep)(?: has|'s|have|is|
    are)? (?:been )?(?:locked up|gone|gave out|gives out|playing up|acting up|killing me|in bits|
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
""",
    "birthday": r"""
meu :: (?:aniversario|niver|bday|aniver)(?: de \d+ anos)? (?:e|eh|foi|vai ser|sera|cai
    |ta chegando)?(?P<v>)
my :: (?:birthday|bday|b-day)(?: is|'s| was|:)?(?P<v>)
faco faz :: (?:meu |niver|aniversario|anos? (?:em|dia|no|amanha|hoje|semana|mes|sabado|domingo))
    (?P<v>)
nasci nasceu :: (?:em|no|dia|no dia|na) (?P<v>(?:dia )?\d)
<IM> was were :: born (?:on|in) (?P<v>\d|january|february|march|april|may|june|july|august
    |september|october|november|december|the)
faco faz :: <YEARS> (?:anos|aninhos)\b(?! (?:de (?!idade)|que))
vou vai vamos :: (?:fazer|completar) <YEARS> (?:anos|aninhos)\b(?! de (?!idade))
vou vai :: (?:fazer|completar) <YEARS>(?= (?:em (?:janeiro|fevereiro|marco|abril|maio|junho|julho
    |agosto|setembro|outubro|novembro|dezembro)|dia|amanha|mes que vem|semana que vem|ano que vem))
i'll he'll she'll :: be <YEARS>(?= (?:in (?:january|february|march|april|may|june|july|august
    |september|october|november|december)|on|tomorrow|next|this)|$)
<SER> :: de (?P<v>(?:19|20)\d\d)\b
turn turns turning :: <YEARS>(?= (?:tomorrow|today|next|on|in|this)|$)
^*born nascida nascido :: (?:on |em |no dia |dia )?(?P<v>\d)
sopro sopra :: velinhas?(?P<v>)
aniversario aniversaria :: (?:em|dia|no)(?P<v>)
birthday bday aniversario niver :: (?:d\w+ (?:minha |meu )?[\w-]+(?: [\w-]+)? )?(?:is|'s|was|e|eh
    |foi|cai|sera)\b(?P<v>)
^*it's its today's tomorrow's todays today tomorrow :: (?:is |also |
    actually )?my (?:\w+ )?(?:birthday|bday|b-day)(?P<v>)
^*hoje amanha sabado domingo segunda terca quarta quinta sexta hj semana ontem :: (?:que vem )?(?:e
    |eh|foi) (?:o )?(?:meu|dia do meu) (?:aniversario|niver|aniver|bday)(?P<v>)
^*bday birthday aniversario niver :: (?:is|'s|:|e|eh|dia|em)(?P<v>)
<IM> :: an? (?P<v>(?:january|february|march|april|may|june|july|august|september|october|november
    |december|christmas|leap year|leap day|new year'?s|halloween|valentine'?s) baby)\b
<SER> :: de (?P<v>janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro
    |dezembro)\b
<SER> :: de (?P<v>[4-9]\d|0\d)(?=\W*$|,)
nasci nasceu :: (?:no |num |em )?(?P<v>dia de natal|ano novo|dia das \w+|pleno carnaval|domingo)\b
<IM> was were :: born (?:on|in|at) (?P<v>christmas|new year'?s|halloween|valentine'?s|leap day)
^*leap :: (?P<v>(?:year|day) baby)
my :: (?:birthday|bday)(?: falls| lands)? (?:on|in)(?P<v>)
faco faz :: (?:aniversario|niver) (?:n[oa]|em|dia|junto)(?P<v>)
<IM> was were :: born (?:on|in) (?:the )?(?P<v>new year\S*|christmas\S*|halloween|valentine\S*|
    leap day|boxing day|easter|4th of july|independence day)
""",
    "age": r"""
<TER> :: (?:(?:so|quase|uns|apenas) )?<YEARS> (?:anos|aninhos|anos de idade|aninho|ano|meses
    |primaveras)(?: de idade)?(?! (?:de (?!idade)|pra|para|que|e meio de|na |no |em |como |com |
    nisso|juntos|casad))(?:\W|$)
<TER> :: <YEARS>(?=\W*$|,)
<TER> :: <YEARS>(?= e (?:moro|sou|trabalho|estudo|faco|nao|mora|e)\b)
<ESTAR> :: com <YEARS> anos(?! (?:de (?!idade)|nisso))
fiz fez completei completou :: <YEARS> (?:anos|aninhos)(?! (?:de (?!idade)|que))
minha :: idade (?:e|eh)?:? ?<YEARS>
<IM> :: <YEARS>(?: ?years? old| ?yrs? old| ?y/?o| years of age)(?!\w)
<IM> :: <YEARS>(?=\W*$|,)
<IM> :: <YEARS>(?= (?:going on|and|but|now|this year|today|already|,|female|male|m|f|from)\b)
turned :: <YEARS>(?= (?:last|this|in|yesterday|today|on|two|a|and|years|recently|just)\b|$)
just :: turned <YEARS>
<IM> :: an? <YEARS>[ -]year[ -]old\b
my :: age is <YEARS>
idade age :: : ?<YEARS>
<ESTAR> :: (?:batendo|beirando|chegando|entrando) (?:nos|n[oa]s casa dos|aos|os) <YEARS>
completei completou :: <YEARS> primaveras
fez fiz :: <YEARS>(?= (?:ontem|hoje|sabado|domingo|semana|mes|em|no dia)|\W*$)
faco faz :: <YEARS>(?=\W*$| (?:amanha|hoje|sabado|domingo|segunda|terca|quarta|quinta|sexta|semana
    |mes|dia|em)\b)
<IM> :: <YEARS>(?= (?:lol|lmao|haha\w*|tho|though|btw|so|yo|rn|atm|ok|yet|with|living|married
    |single|year old)\b)
^*as :: an? <YEARS>[ -](?:year[ -]old|yo|y/o)\b
^*at :: (?:age )?<YEARS>(?=,? (?:i'm|im|i am|i still|i have|i've|i can|i don't|i dont)\b)
^*aos com :: (?:meus )?<YEARS>(?: anos)?(?=,? (?:(?:eu|ainda|ja|nao) )*(?:sou|to|estou|tenho|moro
    |trabalho|ainda|faco|vivo|quero)\b)
<IM> :: in (?:my|his|her|their) (?:early |mid[- ]?|middle |late )?(?P<v>\d0'?s|teens|twenties
    |thirties|forties|fifties|sixties|seventies|eighties)\b
hit :: <YEARS>(?=\W*$|,| (?:last|this|and|yesterday|today|in)\b)
just :: (?:hit|turned) <YEARS>
<IM> :: (?:pushing|nearing|approaching|past|over) <YEARS>(?=\W*$|,| (?:and|but|so|now)\b)
acabei acabou :: de (?:fazer|completar) <YEARS>
passei passou :: dos <YEARS>(?: anos)?(?=\W*$|,| e | (?:ha|faz|mas)\b)
<SER> :: (?:uma? )(?:senhora?|homem|mulher|menin[oa]|garot[oa]|jovem|adolescente|cara|coroa
    |idos[oa]|moc[oa]|rapaz|pessoa|guri|guria) (?:de|com) <YEARS> anos
<ESTAR> :: na casa dos <YEARS>
completo completa inteiro inteira :: <YEARS>(?= (?:anos|semana|mes|amanha|hoje|hj|sabado|domingo|
    dia|em|agora)\b|\W*$)
just :: (?:hit|turned) the big <YEARS>
fiz fez :: <YEARS>(?: anos| aninhos)?(?= (?:anteontem|agora|esse|este|em|no|na|mes|semana|ontem|
    hj|hoje)\b|\W*$|,)
<IM> :: <YEARS> (?:months|weeks|days) old\b
'll :: be <YEARS>(?= (?:in|on|next|this|tomorrow|soon)\b|\W*$)
<IM> :: (?:about|going|soon) to (?:be|turn) <YEARS>(?=\W*$|,| (?:and|but|in|on|next)\b)
<IM> :: nearly <YEARS>(?=\W*$|,| (?:and|but|now|so)\b)
<ESTAR> :: (?:com|fazendo|quase com|beirando os) <YEARS>(?=\W*$|,| (?:e|mas|agora)\b)
^*years :: (?P<v>young|old)\b(?= (?:over here|here|and)|\W*$)
completou completei fez fiz :: <YEARS> anos(?= (?:domingo|sabado|segunda|terca|quarta|quinta|
    sexta|ontem|hoje|hj|essa|semana|mes|no|em|dia)\b|\W*$|,)
turns turn :: <YEARS>(?= (?:at|in|on|next|this|tomorrow|today|soon|and)\b|\W*$|,)
completa completo faz faco :: <YEARS>(?= (?:no|na|em|dia|ano que vem|agora|logo)\b)
    (?! (?:n[ao] (?:total|minimo|maximo)|em (?:casa|media)))
<IM> :: <YEARS>(?= (?:next (?:week|month|year|birthday|\w+day)|on (?:\w+day|the)|tomorrow|
    this (?:week|month|\w+day)|in (?:january|february|march|april|may|june|july|august|september|
    october|november|december|a (?:week|month)))\b)
""",
    "nickname": r"""
meu :: apelido (?:e|eh|era|de infancia e) (?P<v>\w+)
~me :: cham(?:a|am|ava|avam) (?:so |sempre |todos )?(?:de|por) (?P<v>\w+)
<SER> :: (?:mais )?conhecid[oa] (?:como|por) (?P<v>\w+)
~calls call :: me (?P<v>\w+)
my :: nickname(?: is|'s) (?P<v>\w+)
go goes :: by (?:the name )?(?P<v>[a-z]+)
<IM> :: (?:better |also )?known as (?P<v>\w+)
~me :: conhecem (?:por|como) (?P<v>\w+(?: d[aeo] \w+)?)
my :: nickname(?: \w+){0,3}? (?:is|was) (?P<v>\w+)
~know knows :: me (?:as|by) (?P<v>\w+)
meu :: apelido (?:na|no|de|em) \w+(?: \w+)? (?:e|eh|era) (?P<v>\w+)
~me :: conhece (?:por|como) (?P<v>\w+)
~say says :: (?P<v>[\w'-]+)(?= (?:for short|instead)|\W*$)
~shorten shortens :: (?:it )?to (?P<v>[\w'-]+)
~me :: cham(?:em|e) (?:so )?(?:de|por) (?P<v>\w+)
~call calls called :: me (?P<v>[\w'-]+)
pode podem podes :: (?:me )?chamar (?:so )?(?:de|por) (?P<v>\w+)
""",
    "origin": r"""
from :: <PLACE>
<SER> :: (?:natural |nascid[oa](?: e criad[oa])? |original(?:mente)? |oriund[oa] )(?:d[aeo]s?|em|no
    |na) <PLACE>
<SER> :: (?:la )?d[aeo] (?:interior (?:d[aeo] )?)?<PLACE>
<SER> :: (?:uma? )?(?P<v><PEOPLE>)(?!\w)
nasci nasceu nascemos :: (?:e (?:me criei|cresci|fui criad[oa]) )?(?:em|no|na|aqui em|aqui no
    |aqui na|la em) <PLACE>
cresci cresceu :: (?:em|no|na) <PLACE>
vim veio viemos :: (?:la )?d[aeo] (?P<v>(?!casa|trabalho|carro|onibus|uma?|longe|la|novo|volta
    |viagem|escola|academia|medico|mercado)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
minha :: (?:cidade natal|terra natal|terra) (?:e|eh) (?:o |a )?<PLACE>
minha :: familia (?:e|eh|veio) (?:toda )?d[aeo] <PLACE>
<IM> :: (?:originally |actually |i )?from (?:a (?:small )?(?:town|village|city) (?:in|near
    |called) )?<PLACE>
<IM> was were :: born (?:and raised )?in <PLACE>
was :: raised in <PLACE>
^*born nascida nascido nascidos :: (?:and raised |and bred |e criad[oa] )?(?:in|em|no|na) <PLACE>
<IM> :: (?:an? )?(?:proud |native |half |part )?(?P<v><PEOPLE>)(?!\w)(?! (?:food|music|citizen|lit
    |teacher|fan|major|speaker|shepherd))
grew :: up (?:in|on|near|outside) <PLACE>
come comes :: from <PLACE>
hail hails :: from <PLACE>
my :: (?:hometown|home town)(?: is|'s) (?:an? [^,.;]{2,40} (?:near|in|outside|called) )?<PLACE>
came :: (?:over )?(?:here )?from <PLACE>
nasci nasceu :: e (?:me criei|se criou|fui criad[oa]|cresci|cresceu) (?:em|no|na) <PLACE>
^*baiana baiano mineira mineiro paulista carioca gaucha gaucho cearense :: d[aeo] <PLACE>
^*paraense pernambucana pernambucano goiana goiano paraibana paraibano :: d[aeo] <PLACE>
<IM> :: an? (?P<v>[a-z]+) (?:lass|lad|native|gal)\b
<SER> :: (?:filh[oa]|cria|nativ[oa]) d[aeo] <PLACE>
^*originally :: from <PLACE>
<IM> :: an? (?:[\w-]+ )?(?:immigrant|expat|refugee|transplant|foreigner|native) (?:from|of) <PLACE>
<IM> :: an? (?P<v>[a-z]+) (?:girl|boy|guy|kid|woman|man)(?=\W*$|,| (?:through|at heart|born|but
    |and)\b)
<SER> :: (?:filh|net|bisnet|descendent)[oae]s? de (?P<v><PEOPLE>e?s?)(?!\w)
immigrated emigrated :: (?:here )?from <PLACE>
my :: (?:family|parents|folks|people|ancestors|roots)(?: is|'s| are| came| come)
    (?: originally)? from <PLACE>
minhas :: (?:raizes|origens) (?:sao|estao) (?:d[aeo]s?|em|no|na) <PLACE>
me :: criei (?:em|no|na|la em|aqui em) <PLACE>
tenho tem :: (?P<v>(?:dupla cidadania|cidadania|nacionalidade|sangue|origem|descendencia)
    (?: \w+)?)\b
have has :: (?P<v>(?:dual |\w+ )?citizenship)\b
<IM> was :: (?:half|part) (?P<v><PEOPLE>)(?!\w)
my our :: (?:parents|grandparents|family|folks|mum|mom|dad|ancestors) (?:are|were|is|was|come|
    came|is from|are from|were from) (?:all |both |originally )?(?:from <PLACE>|(?P<w><PEOPLE>)
    (?!\w))
sou :: (?:d[aeo] )?(?P<v>familia (?:de )?\w+|descendencia \w+|origem \w+|sangue \w+)
^*proud :: (?P<v><PEOPLE>)(?!\w)
^*proud :: (?P<v>[a-z]+(?:ian|ean|ese|ish|er|ite|onian|egian|uvian))(?=\W*$|,)
<IM> :: an? (?:proud |true |born and bred )?(?P<v>[a-z]+(?:egian|uvian|onian|uncian|gawegian|
    pudlian|orican|eno|illian))(?!\w)
vieram veio vim vimos :: (?:todos )?(?:la )?d[aeo] <PLACE>
came come comes :: (?:over |here |originally |all the way )*from <PLACE>
roots family heritage background :: (?:are|is|goes back|come|comes)(?: all| originally)? (?:from |
    in |to )?(?P<v>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<SER> :: (?:cria|filh[oa]|nat[ao]|roxo|bairrista) d[aeo] <PLACE>
""",
    "home": r"""
i've ive have has we've :: (?:always |also )?lived (?:in
    |near) (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,3}) (?:since|for|all)
moro mora moramos moram resido reside residimos :: (?:(?:sozinh[oa]|juntos|atualmente|longe|perto
    |bem|fora|temporariamente|de aluguel|so eu|(?:ha|faz|desde) \S+(?: anos?| meses)?) )*(?:(?:em
    |no|na|nos|nas|num|numa) (?:uma? )?(?:kit ?net|kitinete|ape|apto|apartamento|casa|sitio|chacara
    |republica|pensao|quarto|studio|condominio|predio)(?: (?:propria|proprio|alugad[oa]|de aluguel
    |pequen[oa]|d[ao]s? (?:minha|meus?|meu|minhas) \w+))? )?<FROM> <PLACE>
moro mora moramos moram :: (?P<v>sozinh[oa]|fora|de aluguel|so|com (?:meus?|minhas?|uma?|duas|dois
    |tres|amig\w+|a|o|os|as|outr\w+) \w+(?: \w+)?|aqui(?: perto)?|n[ao] (?:roca|sitio|interior
    |exterior|predio \w+)|comigo|junto com \w+ \w+|ao lado \w+ \w+|perto (?:d[aeo] )?\w+(?: \w+)?
    |d[aeo] aluguel)\b
vivo vive vivemos vivem :: (?:(?:atualmente|sozinh[oa]) )?(?:em|no|na|aqui em|aqui no
    |aqui na) (?P<v>(?!casa\b|funcao|guerra|paz|mundo|limite|vermelho|correria|dieta|lua|pe\b
    |uma?\b|meu\b|minha\b|busca|sonho|eterno)[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,4})
<ESTAR> :: (?:morando|vivendo) (?:sozinh[oa] |de aluguel |temporariamente )?<FROM> <PLACE>
<ESTAR> :: (?:morando|vivendo) (?P<v>sozinh[oa]|com (?:meus?|minhas?|uma?|a|o) \w+|fora|d[eao] \w+)
mudei mudou mudamos mudaram :: (?:de vez |de \w+ )?(?:pra|para|p|pro|a) (?:o |a |uma? (?:casa
    |ape) (?:em|no|na) )?(?!ca\b|ca$)<PLACE>
acabei acabou acabamos :: de (?:me |se |nos )?mudar (?:pra|para|pro|p) (?:uma? (?:casa|ape|apto
    |apartamento|lugar|bairro) (?:nov[oa] )?(?:em|no|na) )?<PLACE>
been :: (?:living|based|staying|residing) (?:in|near|outside|with|at) <PLACE>
^*living based :: (?:in|near|outside) <PLACE>
voltei voltou voltamos :: a morar (?:em|com|no|na) <PLACE>
voltei voltou :: (?:a viver em|de vez pra|de vez para|pro|para o|pra) (?P<v>brasil|minha (?:cidade
    |terra)(?: natal)?|casa d[oa]s (?:meus|minha) \w+)
vim veio fui foi viemos fomos :: (?:pra \w+ )?(?:morar|viver) (?:em|no|na|com|pra) <PLACE>
foi fomos :: pra (?P<v>casa d[ao] (?:pai|mae|avo|tia|tio|namorad[oa]))
minha :: (?:casa|residencia) (?:fica|e|eh) (?:em|no|na) <PLACE>
meu minha :: (?:endereco|cep|ape|apto|apartamento) (?:novo )?(?:e|eh|fica)(?: em| no
    | na)?:? (?P<v>[^,.;!?]{3,60})
-morei morou morava moravam :: (?:\d+ anos |muitos anos |anos )?(?:em|no|na) <PLACE>
-sai saimos saiu :: (?:da casa d[ao]s? \w+(?: \w+)?|de casa)(?P<v>)
live lives reside resides :: (?:alone |together |currently |temporarily |now |part[- ]time |right |
    still |here |just |way out |out )*(?:in (?:an? |the )?(?:(?:tiny|small|big|nice|old|studio
    |one-bedroom|shared|rented) )*(?:apartment|flat|house|studio|cabin|condo|dorm|room|trailer|van
    |loft|townhouse|farmhouse) )?(?:in|near|outside(?: of)?|on|at|close to|next to|by|north of
    |south of|east of|west of|between) <PLACE>
live lives :: (?P<v>alone|on my own|by myself|with (?:my|two|three|a|some|roommates?|his|her
    |their) ?\w*(?: and my \w+)?|abroad|downtown|off campus|on campus|nearby|here|off-grid
    |on her own|on his own|with (?:me|us|him|her|them))\b
<IM> :: (?:living|based|located|currently based|settled|residing) (?:alone )?(?:in|near|outside
    |with) <PLACE>
^*home :: is <PLACE>
moved relocated :: (?:from [\w ]{2,30}? )?(?:back |here |house |out |away |over )?(?:to|into
    |in with|back to|back in with) (?:my parents(?:'s?)?(?: place| house)? in |a \w+ in |
    an? (?:new )?(?:apartment|house|flat|place) in )?<PLACE>
my :: (?:new )?address(?: is|'s|:) (?P<v>[^,.;!?]{3,60})
always :: lived (?:in|on|near) <PLACE>
always lived :: (?:lived )?(?:in|on
    |near) (?P<v>[\w'.-]+(?: (?!<STOP>|all\b|my\b)[\w'.-]+){0,3}) (?:all my life|my whole life
    |since)\b
-lived :: (?:in|with|on|near) <PLACE>
-used :: to live (?:in|with|on|near) <PLACE>
call calls :: (?P<v>\w+) home
aqui :: (?:em|no|na|de) <PLACE>
been :: in (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,3}) (?:since|for|all my life)
%<IM> :: (?:living |based )?in <PLACE>
got have bought rented :: (?:an? |our own |my own )(?:new |little |small )?(?:place|flat|house
    |apartment|home|condo) (?:in|outside|near|just outside) <PLACE>
<IM> :: (?:up|down|over|out|back) in <PLACE>
^*over here daqui aqui :: (?:here )?(?:in|em|no|na|d[aeo]|de) <PLACE>
<ESTAR> :: (?:instalad[oa]|morand[oa]|sediad[oa]|radicad[oa]) (?:em|no|na) <PLACE>
fixei fixou :: (?:residencia|moradia) (?:em|no|na) <PLACE>
moro mora :: com (?:a |o |minha |meu |mainha|painho|vovo|meus |minhas )?\w* ?(?:em|no|na) <PLACE>
writing :: from (?:my (?:flat|house|place|apartment|home) in )?<PLACE>
aluguei alugamos alugou :: (?:uma? )(?:casa|ape|apto|apartamento|kitnet|kitinete|quarto|studio
    |chacara) (?:em|no|na) <PLACE>
viemos vim veio :: (?:morar )?(?:pra|para|pro) (?:o |a )?<PLACE>
passei passou :: a (?:morar|viver) (?:com|em|no|na) <PLACE>
^*still :: living (?:in|with|at) <PLACE>
^*living :: (?:with|at|alone) (?P<v>(?:my )?\w+(?: \w+)?)
<IM> rent rents renting :: (?:renting )?(?:an? )(?:\w+ )?(?P<v>(?:room|apartment|flat|house|place
    |studio|basement|condo|duplex)\b(?: (?:in|near|on|with|from|by|at|downtown)[^,.;]{2,30})?)
share shares sharing :: an? (?:\w+ )?(?P<v>(?:flat|apartment|house|place|room|dorm)\b(?: (?:in
    |with)[^,.;]{2,40})?)
divido divide alugo aluga dividimos alugamos :: (?:uma? |o |a )?(?P<v>(?:ape|apto|apartamento|casa
    |quarto|kitnet|kitinete|republica|aluguel)\b(?: (?:com|em|no|na)[^,.;]{2,40})?)
stay stays :: in <PLACE>
my our :: (?:apartment|house|flat|place|home|apt|condo|farm) (?:is|'s) (?:in|near|on|by|outside
    |just outside|at) <PLACE>
<ESTAR> :: (?:aqui )?(?:em|no|na) (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,3}) (?:ha|faz|desde)
moro mora moramos :: de favor (?:em|na|no|com) <PLACE>
-morava moravam morei vivia :: (?:antes |ate \w+ |com \w+(?: \w+)? )?(?:em|no|na|num|numa
    |com) <PLACE>
live lives living :: (?P<v>(?:with|w/) (?:my|our|his|her|their|two|three|four|five|a|some
    |\d)? ?\w+(?: \w+)?|in (?:my|his|her|their) (?:car|van|parents\S*|mom'?s?\S*|grandma\S*|own \w+
    |childhood \w+|friend\S*|dorm|truck|\w+'s) ?\w*|at home|rent free|on (?:base|a \w+|the \w+)
    |off the grid|by the \w+|near the \w+|close to [\w ]{3,30}|across from [\w ]{3,30}
    |next door to [\w ]{3,20})\b
settled :: (?:down )?(?:in|near) <PLACE>
ended :: up in <PLACE>
acampo moro mora :: (?:num|numa|em um|em uma|n[oa]) (?P<v>(?:ape|apto|apartamento|casa|sitio
    |chacara|kitnet|republica|predio|condominio|fazenda|cubiculo|quartinho|sobrado|barraco
    |comunidade|favela|vila|cidade|zona \w+|bairro)\b(?: [\w-]+){0,5})
<IM> :: (?:renting|sharing|crashing|subletting|house-?sitting|squatting|flat-?sharing|
    house-?sharing|lodging|boarding) (?P<v>(?:an? |at |in |with |on )[^,.;]{3,50})
bought buying got :: (?:our|a|my) (?:first |own |new )?(?:house|flat|place|home|
    apartment) in <PLACE>
divido divide dividimos alugo aluga alugamos :: (?:uma? |o |a )?(?P<v>(?:ap|apes?|aps?|apto|
    apartamento|casa|quarto|kitnet|republica|aluguel|moradia|studio)\b(?: (?:com|em|no|na|
    de)[^,.;]{2,50})?)
<ESTAR> :: (?:dividindo|alugando|morando n\w+) (?:uma? |o |a )?(?P<v>(?:ap|ape|apto|apartamento|
    casa|quarto|kitnet|republica|pensao)\b(?: (?:com|em|no|na|de)[^,.;]{2,50})?)
been :: in (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,2}) (?:\d+|\w+|a few|about \w+) (?:years?|
    months?|weeks?)(?: now)?\b
been :: (?:here )?in (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,2}) (?:since|for|all|my whole life)\b
came :: to (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,2}) (?:for (?:work|school|uni|college|love)|
    in (?:19|20)\d\d|\w+ years ago|as a (?:kid|student|child))\b
<IM> :: (?:currently |now |living |based |temporarily |right now )*(?:in|out of) <PLACE>
    (?= (?:for (?:work|now|school|the (?:year|summer))|these days|since|now|at the moment)\b)
moro mora moramos :: (?:d[eo] lado|em frente|a (?:uma|duas|tres|\d+) quadras?|pertinho|perto|
    colad[oa]|vizinh[oa]) (?P<v>(?:d[aeo]s? |a |ao |com )?[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
cresci cresceu :: (?P<v>n[ao] (?:roca|sitio|fazenda|interior|favela|periferia|comunidade))
split splits divide divides :: (?:my |his |her |our |their )?(?:time|year|week) between <PLACE>
vivo vive moro mora vivemos moramos :: (?:mei[oa] |metade |um pouco )?entre <PLACE>
<IM> :: (?:crashing|camping out|holed up|settled|stationed|posted|deployed|marooned) (?:at|with|
    in|on|over at|out in|out by) <PLACE>
<IM> :: (?:back )?(?:living |staying )?(?:at|with) (?P<v>(?:my |the )?(?:parents|folks|mum|mom|
    dad|gran|in-laws|mother in law|mother-in-law|sister|brother|boyfriend|girlfriend)(?:'s?)?
    (?: (?:place|house|flat))?)\b
base based :: (?:myself |ourselves )?in <PLACE>
relocated relocating moved :: (?:over |out |down |up |back )?(?:to|from \w+ to) <PLACE>
moved :: (?:out )?(?:to|into) the (?P<v>country(?:side)?|city|suburbs|coast|sticks|mountains|
    village|seaside)\b
mudamos mudei mudou :: (?:pr[ao]|para o|para a) (?P<v>interior|litoral|praia|roca|sitio|centro|
    zona \w+|capital|exterior|campo|chacara)\b
mudou mudamos :: (?:se )?(?:pr[ao]|para) <PLACE>
saimos sai saiu :: de (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,2}) (?:e viemos|e vim|pra morar|
    pra viver)\b
<ESTAR> :: (?:ha|faz|tem) \S+ (?:anos?|meses|semanas) (?:em|no|na|aqui em|aqui no) <PLACE>
casa :: (?:propria|alugada) (?:em|no|na) <PLACE>
pago paga :: (?:de )?(?P<v>aluguel(?: de)? ?[\w.,]*|[\w.,$]+ de (?:aluguel|condominio))
pay pays :: (?:about |around )?(?P<v>[$£€]?\d[\d.,]*k? (?:in|a month in|a month for|for) rent|
    rent)\b
fui foi :: criad[oa] (?:em|no|na) <PLACE>
-sai saiu saimos :: d[aeo] (?P<v>[\w'.-]+(?: (?!<STOP>|em\b|n[ao]\b)[\w'.-]+){0,2}) (?:em|ha|faz|
    no|na|quando|com|aos)\b(?=[^.;!?]{0,30}(?:19|20)\d\d| (?:ha|faz|com|aos|quando))
moro mora :: (?P<v>so eu e (?:minha|meu|meus|minhas|a|o) \w+|eu (?:e|mais) (?:minha|meu|meus|a|
    o) \w+)
~just :: me and (?P<v>(?:my |the )\w+(?: \w+)?) (?:at home|here|in the house|now)\b
<IM> :: (?:currently |temporarily |now |still )*living (?:in|near|outside|with|at) <PLACE>
aluguei alugamos alugo aluga :: (?:uma? |o |a )(?:casa|ape|ap|apto|apartamento|kitnet|kitinete|
    quarto|studio|sala|chacara|sobrado)(?: \w+)? (?:perto d[aeo]|ao lado d[aeo]|no|na|em|
    pertinho d[aeo]|la em|aqui em) <PLACE>
renting rent rents :: (?:an? |our |the )?(?:[\w-]+ )?(?P<v>(?:studio|flat|apartment|room|house|
    place|bedsit|basement|condo|cottage) (?:in|near|by|on|above|off|outside|with|over)[^,.;]{2,40})
""",
    "studies": r"""
<SER> :: (?:formad[oa]|graduad[oa]|pos-?graduad[oa]|bacharel|licenciad[oa]|mestre|mestra|doutora?
    |especialista|tecnologa?) (?:em|pela|pelo|na|no) <THING>
<SER> :: (?:estudante|alun[oa]|universitari[oa]|calour[oa]|vestibuland[oa]|mestrand[oa]
    |doutorand[oa]|concurseir[oa]|estudande)(?: (?:de|do|da|em|na|no) <THING>)?
estudo estuda estudamos estudam cursa curso :: (?:a noite |de manha |a tarde )?(?:(?:no|na|em|pra
    |para|o) )?(?P<v>(?!muito\b|mais\b|pouco\b|bastante|de\b|que\b|com\b
    |sozinh)[\w-]+(?: (?!<STOP>)[\w-]+){0,4})
faco faz fazia fazemos fazem :: (?:um |uma |o |a |meu |minha )?(?P<v><LEVEL>(?: (?:de|em|no|na|do
    |da|para|pra) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?|<COURSE>(?: (?:na|no
    |pela) [\w-]+(?: (?!<STOP>)[\w-]+){0,2})?|curso de [\w-]+(?: [\w-]+)?|enem|vestibular
    |aulas? de (?!graca)\w+)(?!\w)
<ESTAR> :: (?:fazendo|cursando|terminando|comecando|concluindo) (?:um |uma |o |a |meu |minha |
    faculdade de )?(?P<v><LEVEL>(?: (?:de|em|no|na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?|<COURSE>|tcc
    |curso de \w+)(?!\w)
<ESTAR> :: (?:estudando|aprendendo) (?:sobre |a |pra |para |o )?(?P<v>(?!muito|bastante|mais|isso
    |com|agora|essa|esse)[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
<ESTAR> :: (?:no|na) (?P<v>(?:\d+[oaºª°]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo
    |oitavo|nono|ultimo) (?:periodo|semestre|ano)(?: d[aeo] [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?
    |faculdade|facul|mestrado|doutorado|pos|terceirao|ensino medio|cursinho)
formei formou :: (?:em \d{4} )?(?:em|na|no|pela|pelo) (?!escola da vida)<THING>
fiz fez terminei terminou conclui concluiu :: (?:o |a |uma? |meu |minha )?(?P<v><LEVEL>(?: (?:de|em
    |no|na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)(?!\w)
-larguei largou tranquei trancou abandonei abandonou desisti parei :: (?:de |d[ao] |com )?(?:o |a |
    meu |minha )?(?P<v><LEVEL>(?: (?:de|em) \w+)?)(?!\w)
meu minha :: (?:curso|faculdade|formacao|graduacao|mestrado|doutorado) (?:e|eh) (?:em |de |na |no |
    o |a )?<THING>
study studies studied :: (?!hard|a lot|more|every|for|with|too)
    (?:at (?P<v>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})|(?P<w>[\w'-]+(?: (?!<STOP>|at\b
    |in\b)[\w'-]+){0,3}))
<IM> :: (?:currently )?(?:studying|majoring in|doing|pursuing|getting|finishing|working on
    |working towards|halfway through)(?: for)? (?:an?|my|the)? ?(?P<v>(?:master'?s|phd|doctorate
    |bachelor'?s|mba|degree|ged|associate'?s|dissertation|thesis|undergrad)(?: degree)?(?: (?:in|at
    |on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?|<COURSE>)(?! (?:studio|class|floor|video|show|project
    |piece|song|party|room|degree in)\b)
<IM> :: (?:currently )?(?:studying|majoring in|learning) (?!hard|a lot|for|to (?:live|love|be
    |accept)|how|that|so|new|something|more|about|from|as)<THING>
<IM> :: (?:an? )?(?:(?:college|university|uni|med|medical|law|grad|graduate|high school|phd|nursing
    |exchange|part-time|full-time|mature|engineering|first-year|second-year|third-year|final-year
    |\w+) )?(?P<v>student|undergrad|undergraduate|sophomore|freshman|junior in|senior in
    |grad student|phd candidate|postdoc|med student)\b(?: (?:at|in
    |of) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?
<IM> :: (?:currently )?in (?:my (?:first|second|third|final|last|senior|junior|freshman) year (?:at
    |of) )?(?P<v>college|high school|grad school|law school|med school|medical school|university
    |uni|school|nursing school|community college|a bootcamp)\b
<HAVE> :: (?:an? |my )?(?P<v>(?:master'?s|phd|doctorate|bachelor'?s|degree|mba|ba|bsc|ba|diploma)
    (?: degree)? in [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
go goes went :: to (?P<v>[\w']+(?: [\w']+){0,2} (?:university|college|school)|college|university
    |uni|grad school|night school|school|community college|harvard|mit|stanford|yale|oxford
    |cambridge|ucla|nyu)\b(?! (?:for|tomorrow|today))
majored graduated major :: (?:from|in|with a degree in) <THING>
my :: (?:major|degree)(?: is|'s| was) (?:in )?<THING>
attend attends :: <THING>
-dropped :: out of <THING>
^*first second third final last fourth :: year (?:at|of|in) <THING>
switched changed :: (?:my )?(?:majors?|course|degree)(?: from \w+)? to <THING>
<TER> :: (?P<v>faculdade|diploma|ensino superior|mestrado|doutorado|formacao em \w+)\b
parei parou :: (?:na|no) (?P<v>(?:\w+ )?(?:serie|ano|periodo|semestre))\b
started starts start :: at (?P<v>(?:[\w'-]+ ){0,3}(?:university|college|school|uni|kindergarten
    |preschool))\b
go goes went :: to (?P<v>(?:[\w'-]+ ){1,2}(?:state(?! (?:park|fair|forest|beach|capit|champ))|tech
    |poly|a&m)|community college|beauty school|trade school|cosmetology school|culinary school
    |art school|film school|private school|public school|boarding school|high school|middle school
    |elementary(?: school)?|preschool|kindergarten|princeton|columbia|cornell|brown|duke|berkeley
    |caltech|usc|purdue|penn|umass|lse|ucl|kings college)\b(?! (?:for|tomorrow|today))
^*doing taking finishing getting pursuing studying :: (?:an? |my |the )?(?P<v>(?:(?:night|evening
    |online|college|part-time) )?(?:master'?s|phd|doctorate|bachelor'?s|mba|degree|ged|pgce
    |a levels|classes|courses)(?: degree)?(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?
    |<COURSE>)(?!\w)
take takes taking :: (?:some |an? )?(?P<v>(?:night|evening|online|college|continuing ed
    |summer) (?:classes|courses)(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?|(?:classes
    |courses) (?:in|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<IM> :: taking (?:some |an? )?(?P<v>(?:night|evening|online|college|continuing ed
    |summer) (?:classes|courses)(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?|(?:classes
    |courses) (?:in|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<IM> :: (?:going |getting |heading )?(?:in|into) (?:the )?(?P<v>\d{1,2}(?:th|st|nd|rd) (?:grade
    |year)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh
    |twelfth) grade|year \d{1,2}|middle school|elementary school|sixth form|kindergarten|preschool
    |beauty school|culinary school|art school|trade school|dental school|vet school|business school
    |pharmacy school|seminary)\b
^*back :: (?:in|at) (?P<v>school|college|uni|university)\b
<IM> :: (?:studying|training|going to school|in school|learning) to (?:be
    |become) (?P<v>an? [\w-]+(?: (?!<STOP>)[\w-]+){0,2})
<IM> :: a (?:[\w-]+ )?(?P<v>(?:senior|junior|sophomore|freshman)(?! (?:dev|engineer|manager|analyst
    |partner|associate|designer|citizen|consultant|director|software|data|project)\w*)|fresher
    |undergrad|(?:psych|biology|english|history|business|art|music|math|nursing|engineering|econ|cs
    |computer science|education|marketing|finance|philosophy|communications) major)\b
<IM> :: an? (?P<v>(?:[\w-]+ ){1,2}major)\b
estudei estudou parei :: (?:so )?(?:ate )(?P<v>(?:a |o )?\w+(?: \w+)?)
<SER> :: (?P<v>(?:bolsista|alun[oa]|calour[oa]|veteran[oa]|intercambista|residente
    |pos-?doutorand[oa]|graduand[oa]|formand[oa])\b(?: (?:d[aeo]|em|na
    |no) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)
faco faz fazemos :: (?P<v>(?:\d[oaº°]|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo
    |nono)[oaº°]? ?(?:ano|periodo|semestre)(?: d[aeo] [\w-]+)?)\b
hold holds earned :: (?:an? )(?P<v>(?:master'?s|phd|doctorate|bachelor'?s|degree|mba|diploma)
    (?: (?:degree|in|from) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?)
comecei comecou iniciei iniciou :: (?:a |o |um |uma |curso de |(?:a )?faculdade de )?(?P<v><COURSE>
    |<LEVEL>(?: (?:de|em) \w+)?)(?!\w)
-larguei largou tranquei trancou abandonei abandonou :: (?:o |a |o curso de |
    a faculdade de )?(?P<v><COURSE>)(?!\w)
<IM> :: doing (?:my|his|her|their) (?P<v>gcses?|a[- ]levels?|sats|finals|homework|apprenticeship
    |residency)\b
<IM> :: (?:an? |the )?(?:[\w'-]+ ){0,3}?(?P<v>student|undergrad|grad student|apprentice|trainee|
    intern)\b(?: (?:at|in|of|with|on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?
go goes went :: to (?P<v>(?:[\w'-]+ ){1,3}(?:elementary|primary|primary school|academy|high|prep|
    secondary|nursery|grammar|comprehensive|montessori|middle))\b
<IM> :: (?:currently |now )?(?:in|at) (?P<v>(?:my |his |her )?(?:first|second|third|final|last|
    fourth) year(?: (?:of|at|in) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?|night school|drama school|
    flight school|culinary school|bootcamp|a coding bootcamp|uni|nursery|reception|sixth form|
    year \d+)\b
took taking takes :: (?:a |this |the |last |next )?(?P<v>(?:semester|year|term|gap year)(?: off|
     out)?(?: (?:from|of) [\w'-]+)?)(?=\W*$|,| (?:from|to|because|and|off|out)\b)
do does doing did :: (?:my |a |an )(?P<v>(?:master'?s|phd|doctorate|degree|a[- ]levels?|gcses?|
    apprenticeship|pgce|mba|bachelor'?s|dissertation|thesis|internship|residency|placement|nvq|
    btec|foundation year)\b(?: (?:in|at|on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?)
^*retaking resitting redoing :: (?:my )?(?P<v>[\w-]+(?: [\w-]+)?)
formo forma formamos :: (?:em|no|na|este|esse|ano|mes|dia|daqui)(?P<v>)
faco faz fazemos cursa curso :: (?P<v>(?:aulas?|curso|pos|tecnico|especializacao|licenciatura|
    faculdade|mestrado|doutorado|mba|graduacao|cursinho|intercambio|estagio|residencia)\b
    (?: (?:de|em|na|no|a|pra)[^,.;]{2,40})?)
<ESTAR> :: (?:no|na|em) (?P<v>(?:meio|fim|final|comeco|reta final) d[aeo] (?:faculdade|curso|
    mestrado|doutorado|tcc|pos|graduacao|tese)|intercambio)\b
estudo estuda estudei :: (?P<v>(?:sozinh[oa] |online |a distancia |em casa )?(?:pra|para) (?:o |
    a )?(?:concurso|enem|vestibular|oab|prova|ser)\b(?: [\w-]+){0,3})
-trancou tranquei largou larguei abandonei :: (?:o |a |meu |minha )?(?P<v>curso|faculdade|facul|
    semestre|matricula|mestrado|escola|estudos)\b
-left leaving quit dropped finished :: (?P<v>school|uni|college|high school|sixth form|
    university) (?:at (?:\d+|\w+)|early|after|with no|without|when|in (?:year|\d))
finishing finish finished writing handed :: (?:up |in |off )?(?:my |the |a )(?P<v>dissertation|
    thesis|degree|masters|master's|phd|coursework|apprenticeship|training|internship|residency|
    finals|last (?:year|semester|term)|final (?:year|semester|project))\b
submitted submitting wrapping defending completing :: (?:up |in |off )?(?:my |the |a )
    (?P<v>dissertation|thesis|degree|masters|master's|phd|coursework|apprenticeship|training|
    internship|residency|finals|last (?:year|semester|term)|final (?:year|semester|project))\b
doing :: (?:up |in |off )?(?:my |the |a )(?P<v>dissertation|thesis|degree|masters|master's|phd|
    coursework|apprenticeship|training|internship|residency|finals|last (?:year|semester|term)|
    final (?:year|semester|project))\b
<ESTAR> :: (?:terminando|acabando|escrevendo|fazendo|concluindo|finalizando|defendendo|comecando|
    iniciando|cursando|estudando (?:pra|para|pro)) (?:o |a |os |as |meu |minha |um |uma )*
    (?P<v>tcc|tese|dissertacao|monografia|faculdade|curso(?: \w+){0,2}|mestrado|doutorado|pos\S*|
    graduacao|tecnico(?: \w+){0,2}|ensino medio|supletivo|enem|vestibular|concurso|oab|estagio|
    residencia|autoescola|ingles|espanhol|intercambio)\b
-larguei largou parei parou abandonei sai :: (?:d[ae] |com (?:os|a|o) |a |o |de |os )?
    (?P<v>escola|estudar|estudos|colegio)(?= (?:na|no|com|aos|cedo|quando|pra|para|por)\b|\W*$)
estudo estuda aprendo aprende :: (?:o |a )?(?P<v>[\w-]+(?: [\w-]+)?) (?:por conta(?: propria)?|
    sozinh[oa]|online|pelo youtube|a noite|em casa|no app|no duolingo)\b
<HAVE> :: (?:an? |my )(?P<v>[\w-]+(?: [\w-]+)? (?:degree|diploma|masters|master's|phd|certificate|
    qualification|licence|license))\b
<IM> :: (?:doing|taking|on|starting|finishing) (?:an? |my |the )(?P<v>(?:[\w-]+ ){0,2}(?:course|
    diploma|apprenticeship|foundation|certificate|evening class|night class|degree))(?= (?:in|at|
    on|for|with)\b|\W*$|,)
""",
    "employer": r"""
comecei comecou comecamos :: a (?:trabalhar|trampar) (?:na|no|pra|pro|numa|num) (?!casa\b|area|ramo
    |setor|meio)<THING>
started start :: (?:working|a (?:new )?job|my new job|work) (?:at|for|with) (?!home\b|night\b
    |myself)(?:an? |the )?<THING>
trabalho trabalha trabalhamos trabalham trampo trampa :: (?:atualmente |hoje |ha \S+ anos |agora |
    aqui |meio periodo |a noite |de \w+ |como \w+ (?:\w+ )?)?(?:na|no|pra|pro|para a|para o|nas|nos
    |numa|num|em uma|em um|pela|pelo|da) (?!casa\b|ca\b|mim\b|madrugada|parte|meio|periodo|turno
    |sabado|domingo|feriado|computador|interior|exterior|area\b|ramo\b|setor\b|home|fim|final
    |campo\b|caramba|mesma|que\b|noite|proprio|propria|mercado financeiro)<THING>
<ESTAR> :: trabalhando (?:na|no|pra|pro|para a|para o|numa|num) (?!casa\b|madrugada|area|ramo|setor
    |meio|turno|feriado|que\b)<THING>
entrei entrou :: (?:na|no|pra|pro) (?P<v>(?!vermelho|fila|onda|site|app|aplicativo|link|jogo|banho
    |academia|carro|faculdade|grupo|duvida|panico|panic|chat|sistema|sala|medicina|ferias
    |curso)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3}) (?:como|ha|em|faz|desde)
-sai saiu saimos :: d[ao] (?P<v>(?!casa|academia|banho|carro|grupo|trabalho|servico|dieta|faculdade
    |medico|hospital|escola|mercado|aula|reuniao|igreja|cinema|shopping|cama|onibus|metro|prova
    |trampo|facul|consulta|dentista|terapia|vermelho|serio|brasil|pais|ar|empresa agora
    |loja)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<SER> :: (?:funcionari[oa]|empregad[oa]|servidora?|colaboradora?
    |estagiari[oa]) (?:public[oa] )?(?:d[ao]|na|no|em) <THING>
meu minha :: (?:empresa|empregador|trabalho atual) (?:e|eh|se chama) (?:a |o |na |no )?<THING>
work works worked :: (?:full[- ]time |part[- ]time |nights |remotely |mostly |currently |here |
    days |right now |over )*(?:at|for) (?!home\b|night\b|myself|a living|the moment|it\b|free\b
    |me\b|you\b|him|them|now\b|least|best|that\b|this\b|years|\d|hours|all\b|every|an? (?:few|while
    |year|month|week))(?:an? |the )?<THING>
<IM> :: working (?:full[- ]time |part[- ]time |remotely |nights )?(?:at|for) (?!home\b|night\b
    |myself|the moment|it\b|free\b|me\b|years|\d|hours)(?:an? |the )?<THING>
<IM> was :: (?:employed|contracted) (?:at|by) <THING>
joined join :: (?P<v>(?!a\b|the\b|an\b|my\b|us\b|you\b
    |in\b)[\w'&-]+(?: (?!<STOP>)[\w'&-]+){0,2}) (?:as|in|last|two|a|this|back|\d)
-left :: (?P<v>(?!home|work|the\b|my\b|a\b|an\b|it\b|him\b|her\b|them|you\b|us\b|me\b|school|early
    |late|already|for\b|him|behind|out|over|alone|in\b|without)[\w'&-]+(?: (?!<STOP>|in\b|last\b
    |after\b|on\b|yesterday)[\w'&-]+){0,2})
-quit :: my job at <THING>
job gig role position emprego trampo :: (?:novo )?(?:at|with|n[ao]) (?P<v>(?!the\b|a\b|my\b|home\b
    |least\b|moment\b)[\w'&-]+(?: (?!<STOP>|last\b|in\b|on\b)[\w'&-]+){0,2})
been :: (?:with|at) (?!the\b|my\b|a\b|you\b|him\b|her\b|it\b|home\b|work\b|this\b)
    (?P<v>[\w'&-]+(?: (?!<STOP>|going\b)[\w'&-]+){0,2})
-stopped quit :: working (?:at|for|with) (?:the |a )?<THING>
-deixei deixou parei parou :: de (?:trabalhar|trampar|prestar servico) (?:na|no|pra|pro|para a
    |para o|em) <THING>
%<IM> :: (?:at|with) <THING>
bato bate :: ponto (?:na|no|em) <THING>
presto presta :: (?:mais )?servicos? (?:pra|pro|para a|para o|na|no) <THING>
<SER> :: (?:terceirizad[oa]|contratad[oa]|concursad[oa]|efetiv[oa]|estagiari[oa]) (?:na|no|da|do
    |pela|pelo) <THING>
~quem :: assina minha carteira (?:e|eh) (?:a |o )?<THING>
entrei entrou :: (?:numa|num|em uma|em um) (?P<v>(?!fila|onda|grupo|site|curso|academia|jogo|briga
    |panico|dieta|relacionamento)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
-larguei largou :: (?:o |a )(?P<v>uber|ifood|99|rappi|banco|emprego|trampo|servico)\b
started :: at (?:an? |the )?<THING>
my our :: (?:company|employer|workplace|firm)(?: is|'s) (?:called|named) <THING>
<IM> :: with the (?P<v>post office|police(?: department)?|fire department|navy|army|air force
    |marines|fbi|government|city|state|county|red cross|railroad|nhs|school district
    |sheriff\S* \w+)\b
got :: (?:hired|a job|an offer|a position|on|offered a job|a gig) (?:at|by|with|from) (?:the |
    an? )?<THING>
was :: (?:just |recently )?hired (?:at|by) (?:the |an? )?<THING>
fui foi :: (?:contratad[oa]|chamad[oa]|efetivad[oa]) (?:pel[oa]|por uma?|na|no|pra|pro) <THING>
consegui arrumei arranjei conseguiu arrumou :: (?:um |uma )?(?:emprego|trampo|vaga|trabalho|estagio
    |servico) (?:novo |nova )?(?:na|no|pra|pro|em|numa|num) <THING>
comecei comecou :: (?:na|no) <THING>
-pedi pediu :: (?:demissao|as contas|a conta|desligamento) (?:d[ao]s?|de) <THING>
-fui foi :: (?:demitid[oa]|mandad[oa] embora|desligad[oa]|dispensad[oa]) (?:d[ao]s?|de) <THING>
<ESTAR> :: (?:na|no) (?P<v>[\w'&-]+(?: (?!<STOP>)[\w'&-]+){0,2}) (?:ha|faz|desde|como)
-got :: (?:fired|laid off|let go) (?:from|by) (?:the |an? )?<THING>
-used :: to work (?:at|for) (?:the |an? )?<THING>
estagio estagia :: (?:na|no|em|numa|num) <THING>
intern interns volunteer volunteers :: (?:at|for|with) (?:the |an? )?<THING>
sou :: (?:voluntari[oa]|missionari[oa]|obreir[oa]) (?:d[ao]|na|no) <THING>
-trabalhei trabalhou worked :: (?:\S+ (?:anos|years) )?(?:na|no|pra|pro|numa|num|at|for) (?!casa\b
    |home\b|um tempo|a while|years|him|her|them|it\b|that|free|me\b)(?:an? |the )?<THING>
<IM> :: (?:interning|temping|volunteering|apprenticing|contracting|consulting|freelancing|
    starting|training) (?:at|for|with) (?!home\b|the moment|night)(?:an? |the )?<THING>
^*interning temping volunteering :: (?:at|for|with) (?:an? |the )?<THING>
^*estagio estagia :: (?:na|no|em|numa|num) <THING>
-walked :: out (?:of|on) (?:my job at )?<THING>
work works :: (?:down at|over at|out of|behind the counter at|the (?:till|bar|door|front desk) at|
    on the (?:tills|desk) at|nights at|weekends at|shifts at|with the|in the kitchen at) <THING>
weeks months days week month :: into (?:an? |my |the )?(?:new )?(?:job|role|gig|position|
    internship|apprenticeship) (?:at|with|as|in) (?:an? |the )?<THING>
""",
    "occupation": r"""
<SER> <VIRAR> <ESTAR> :: (?:uma? |o |a |agora )?(?:ex[- ])?(?:(?:excelente|otim[oa]|simples|so
    |jovem|pequen[oa]|micro) )?<JOB>
comecei comecou :: a (?:trabalhar|trampar|atuar) (?:como|de|com) <THING>
started :: working (?:as an? |in )<THING>
trabalho trabalha trabalhava trabalhamos trabalham atuo atua trampo trampa :: (?:atualmente |
    hoje )?(?:como|de|com|na area d[aeo]|no ramo d[aeo]|no setor d[aeo]|na area|por|em
    |na parte d[aeo]|no) (?!(?:uma? (?:menin|garot|pessoa|cara\b|mulher|homem|amig|colega|moc)\w*
    |graca|vez|voce|vcs?|ele|ela|eles|mais|isso|medo|verdade)\b)<THING>
trabalho trabalha :: (?P<v>em casa|home ?office|remoto|por conta(?: propria)?|a noite|de madrugada
    |meio periodo|fora|hibrido|no computador|em turnos|em escala(?: \w+)?|\d+x\d+|de segunda a \w+
    |aos sabados|muito)\b
<ESTAR> :: (?:trabalhando|atuando) (?:como|de|com|em|por) <THING>
<ESTAR> :: (?P<v>desempregad[oa]|sem (?:emprego|trabalho|trampo)|aposentad[oa]|afastad[oa]
    |procurando (?:emprego|trabalho|trampo)|de licenca(?: maternidade| medica)?|encostad[oa])\b
^*servidora servidor funcionaria funcionario :: (?P<v>public[oa])\b
abri abriu abrimos :: (?:uma? |meu |minha |nosso |nossa |propri[oa] )+(?:\w+ )?(?P<v><HOUSE>s?)
    (?!\w)
opened started :: (?:an? |my |my own |our |our own )(?:\w+ ){0,2}?(?P<v>business|company|bakery
    |shop|store|restaurant|cafe|salon|studio|agency|practice|gym|startup|bookstore|etsy shop)\b
^*desempregada desempregado aposentada aposentado :: (?:desde|ha|faz) \S(?P<v>)
dou da damos dao :: (?P<v>aulas?(?: particular(?:es)?)?(?:(?: de| em| pra| para| no
    | na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)
leciono leciona :: <THING>
dirijo dirige rodo roda :: (?P<v>(?:de |pela |pelo |um |uma |na |no |pro |para o )?(?:uber|99|taxi
    |onibus|caminhao|ifood|rappi|cabify|carreta|van escolar))\b
<ESTAR> :: fazendo (?:um |meu )?(?P<v>estagio(?: (?:em|no|na) \w+(?: \w+)?)?|bicos?|freelas?)\b
drive drives :: for (?P<v>uber|lyft|doordash|amazon|\w+ eats)\b
for :: a living(?P<v>)
faco faz :: (?P<v>bicos?|freelas?|freelance|faxina|faxinas|entregas?|marmitas?|bolos?(?: (?:pra
    |para) (?:fora|vender|festa))|doces? (?:pra|para) (?:vender|fora)|unhas?|salgados?|artesanato
    |plantao|plantoes|estagio(?: (?:em|no|na) \w+(?: \w+)?)?|corridas? de app)\b
^vendo vende :: (?P<v>(?!(?:o|a|os|as|meu|minha|tudo|isso|que|esse|essa|um|uma|uns|umas|ela|ele
    |video|videos|filme|serie|tv|novela|jogo|futebol|lives?|stories|netflix|noticias?
    |precos?|passage\w+|fotos?|memes?|reels
    |coisas?)\b)\w+(?: (?!<STOP>)\w+){0,3})
minha :: (?:profissao|funcao|ocupacao|area) (?:e|eh) (?:a |o |de )?<THING>
meu :: (?:trabalho|emprego|cargo|trampo|oficio|ganha-?pao) (?:e|eh) (?:de |como |com |na |no |o |
    a |em )?<THING>
atendo atende :: (?P<v>pacientes|clientes|online|em consultorio|no consultorio)(?: \w+)?
ganho ganha recebo recebe faturo fatura :: (?:uns |cerca de |mais ou menos |em media |so |apenas |
    um salario de )?(?P<v>(?:r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?(?: reais)?(?: liquidos?| limpos?
    | brutos?)?(?: (?:por|ao|no|a cada|todo) \w+(?: \w+)?)?|(?:um|dois|tres
    |\d) salarios?(?: minimos?)?)(?: (?:por|ao|no|liquid|limpo|brut)|$|,)
meu minha :: (?:salario|renda(?: mensal)?|faturamento) (?:e|eh|fica em|gira em torno)
    (?: de)? (?P<v>(?:r\$ ?)?\d[\d.,]*(?: ?mil| ?k)?)
me se :: (?P<v>aposentei|aposentou)\b
virei virou :: (?P<v>ltda|mei|pj|clt|autonom[oa]|freela\w*)\b
went gone :: (?P<v>freelance|independent|full[- ]time|part[- ]time|solo|self[- ]employed|remote)\b
serviu servi :: (?:na|no|o) (?P<v>marinha|exercito|aeronautica|forcas armadas)
-fui foi trabalhei trabalhou :: (?:como |de )?(?:(?:por )?\S+ anos (?:como |de )?)?<JOB>
<IM> :: (?:an|a|the|working as an?) (?:(?!(?:very|really|hard|natural|born|quick
    |social(?! (?:worker|media))|keen|avid|terrific|awful|amazing|real(?! estate)|huge|big|terrible
    |bad|good|great|horrible|massive|better|fast|slow|strong|heavy|light|sore|team|happy|lousy
    |decent|lover|what|who|my|your|of|for|in|at|to|with|and|or|that|fan)\b)[\w-]+ ){0,3}?(?:<JOBS>)
    (?: (?:at|in|for|on|by) (?!love|a (?:bit|while)|the (?:moment))[\w' -]{2,40})?(?P<v>)
work works worked :: (?:full[- ]time |part[- ]time |mostly |remotely |currently )*(?:as an?|as the
    |as) <THING>
work works :: (?:full[- ]time |part[- ]time |mostly |remotely )*in (?:the )?<THING>
work works :: (?P<v>from home|remotely|nights|night shifts?|the night shift|part[- ]time
    |full[- ]time|retail|construction|freelance|for myself|two jobs|three jobs|shifts|weekends|days
    |graveyard shift|the graveyard shift|on a farm|on (?:boats|ships|oil rigs|a ranch|a boat
    |a ship))\b
<IM> :: working (?:as an? |in (?:the )?|as )<THING>
<IM> working :: (?:working )?(?P<v>retail|construction|nights|from home|remotely|two jobs
    |part[- ]time|full[- ]time|freelance|shifts)\b
teach teaches :: (?!others\b|people\b|how\b|me\b|you\b|him|her|them|us\b|myself)<THING>
<IM> :: (?:currently |recently |semi-?|newly )?(?P<v>unemployed|retired|self[- ]employed
    |between jobs|out of work|laid off|freelancing|on (?:maternity|paternity|parental|medical|sick
    |disability) leave|on disability|on sabbatical|looking for (?:a job|work)|job hunting
    |semi-retired)\b
my :: (?:job|profession|occupation|trade|line of work|day job)(?: is|'s) (?!(?:being able|so|very
    |really|not|to|that|the|hard|pretty|stressful|boring|great|fun|killing|just|my|going|amazing
    |okay|ok|fine|good|demanding|rewarding|safe|at risk|too|kind|like|all|always|more|secure
    |remote)\b)(?:as an? |being an? |an? |in )?<THING>
do does :: (?P<v>[\w -]{3,40}) for a living
<IM> :: in (?P<v>(?:tech|it|finance|sales|marketing|real estate|construction|hr|healthcare
    |logistics|insurance|the (?:army|navy|military|air force|marines)|software|advertising
    |accounting|consulting|hospitality|retail))\b
make makes earn earns :: (?:about |around |roughly |like )?(?P<v>[$£€]?\d[\d.,]*k?(?: dollars
    | bucks| pounds| euros)?(?: (?:a|per|an) \w+))
get gets :: paid (?P<v>(?:every|on the|monthly|weekly|biweekly|bi-weekly|fortnightly|hourly
    |twice)\b(?: \w+){0,3}|\$?\d[\d.,]*k?(?: \w+){0,3})
my :: (?:salary|income)(?: is|'s) (?P<v>[$£€]?\d[\d.,]*k?)
-used :: to (?:be (?:an? )?(?P<v>[\w -]{0,30}?(?:<JOBS>))|work (?:as an? |at |for |in )
    (?P<w>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3}))
-retired :: (?:from|as|last|in|two|\d)(?P<v>)
play plays :: (?P<v>(?:bass|guitar|drums|piano|violin|cello|sax|trumpet) (?:in|for) (?:an? |
    the )?\w+(?: \w+){0,2})
ganho ganha :: a vida (?:como|com|de|fazendo) <THING>
mexo mexe :: com <THING>
trabalho trabalha :: (?:mesmo )?(?:e|eh) (?:com|de|como|na|no) <THING>
^*profissao ocupacao job :: :[ ](?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,4})
^*occupation profession trabalho :: :[ ](?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,4})
^*day :: job: ?(?P<v>[\w-]+(?: [\w-]+){0,3})
^*retired :: <JOB>
^*between :: (?P<v>jobs)\b
^*stay :: (?P<v>-at-home (?:mom|mum|dad|parent))
clean cleans :: (?P<v>houses|offices|homes|hotel rooms)\b
<ESTAR> :: (?P<v>(?:servindo|no) (?:o |no )?(?:quartel|exercito|marinha)|de autonom[oa]
    |embarcad[oa]|de licenca|como autonom[oa]|no seguro desemprego)
voltei voltou :: a (?:ser |trabalhar como |atuar como )<JOB>
voltei voltou :: (?:pro|para o|pra) (?P<v>clt|mercado|batente|regime clt)\b
<ESTAR> :: (?P<v>por conta(?: propria)?|como autonom[oa]|no corre)\b
been became become :: an? (?:(?!(?:huge|big|bit|fan|good|great|bad|better|real(?! estate)|true
    |hard)\b)[\w'-]+ ){0,3}?(?P<v><JOBS>)
been :: working (?:as an? |in (?:the )?|as )<THING>
^*working :: (?:as an? |as the )<THING>
^*as :: an? (?:(?!fan|kid|child|good|bad|former)[\w'-]+ ){0,3}?(?P<v><JOBS>)(?=,? (?:i|i'm|i've|we
    |my)\b)
^*como :: (?:uma? )?(?P<v>(?:<JOBS>)(?: d[aeo] [\w-]+)?)(?=,| eu\b| (?:sei|vejo|tenho|trabalho)\b)
drive drives :: (?:an? |the |for a )?(?P<v>(?:school |city |tour |delivery |tow |garbage |dump |
    semi[- ]?|big |18 wheeler )?(?:bus|buses|trucks|taxi|taxis|cab|semi|semis|lorry|lorries
    |forklift|ambulance|ambulances|tow truck|garbage truck|limo|tractor trailer|delivery van
    |delivery truck|18 wheeler))\b
bartend bartends babysit babysits freelance freelances :: (?P<v>)(?=\W*$|,|(?:on|at|for|in|part
    |full|to|and|during|as|while|now)\b)
wait waits :: (?P<v>tables)\b
deliver delivers :: (?P<v>pizzas?|food|packages|mail|newspapers|groceries|furniture|parcels
    |for \w+)\b
cut cuts style styles :: (?P<v>hair)\b(?! (?:short|off))
do does :: (?P<v>(?:freelance|contract|remote|odd|admin|office|clerical|volunteer|social|warehouse
    |construction|manual|seasonal|shift|temp) (?:[\w-]+ )?(?:work|jobs?|illustration|writing|design
    |photography|editing|translation|development|consulting|labor)|(?:hair|nails|makeup|lashes
    |landscaping|data entry|it support|tech support|customer service|customer support|web design
    |graphic design|web development|pr|home repairs|taxes|nursing|roofing|drywall|marketing|sales
    |consulting|accounting|bookkeeping|uber|doordash|instacart)(?=\W*$|,| (?:for|at|in|on|out|part
    |full|and|from|as|now)\b))
fix fixes repair repairs :: (?P<v>cars|computers|phones|bikes|watches|trucks|planes|machines
    |appliances|roofs)\b
sell sells :: (?P<v>(?!(?:my|the|it|them|this|that|off|out|everything|an?|all|some|stuff|things
    |short|well|you|me|our|his|her|myself)\b)[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
make makes :: (?P<v>[\w-]+(?: [\w-]+)? (?:to sell|and sell (?:them|it)|for a living|for etsy))
manage manages supervise supervises oversee oversees :: (?:an? |the |our |
    my )?(?:[\w'-]+ ){0,3}?(?P<v>hotel|store|restaurant|team|shop|bar|daycare|warehouse|office
    |department|gym|farm|ranch|salon|clinic|projects?|program|nonprofit|kitchen|branch|bank
    |propert(?:y|ies)|people|apartment complex|construction sites?|staff|bakery|cafe|hostel|band
    |budgets?|accounts|social media)\b
<IM> :: an? professional (?P<v>(?!(?:nap|procrast|overthink|worr|snack|complain|eat|sleep|lazy
    |idiot|victim|liar|gossip)\w*)[\w-]+(?: (?!<STOP>)[\w-]+)?)
work works worked :: with (?P<v>(?!(?:my|an?|the|him|her|them|you|me|this|that|it|what|these|those
    |us|people i|someone|some|his|our|your|all|lots|two|three|whatever
    |which)\b)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
work works :: (?:in|on|at) an? (?P<v>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
-era eram :: (?:uma? |um |o |a )?<JOB>
-trabalhei trabalhou trabalhava trampei :: (?:muito tempo |\S+ anos )?(?:de|como|com) <THING>
-worked :: (?:\S+ years )?as an? <THING>
vivo vive :: (?:so )?de (?P<v>bicos?|renda|aluguel|aposentadoria|freelas?|musica|arte|artesanato
    |vend\w+(?: \w+){0,2}|salario \w+|bolsa \w+|faxinas?|costura|pesca|roca)\b
trabalho trabalha trampo trampa :: (?P<v>(?:vendendo|fazendo|cuidando|dirigindo|limpando|dando
    |consertando|entregando|costurando|atendendo|programando|cozinhando
    |lavando) [\w-]+(?: (?!<STOP>)[\w-]+){0,4}|embarcad[oa]|embarcado|viajando|de carteira assinada
    |registrad[oa]|sem registro|informal|pj|clt|temporari[oa]|12x36|6x1|5x2)\b
comecei comecou :: (?:como|de) <THING>
cuido cuida :: (?:de )?(?P<v>(?:de |d[ao]s )?(?:idos\w+|criancas|pacientes|uma idosa|um idoso
    |doentes|bebes))\b
conserto conserta costuro costura programo advogo :: (?P<v>(?:pra fora|para fora|roupa|roupas
    |carros?|celular\w*|computador\w*|casas?|em \w+)?)(?=\W*$|,|(?:ha|faz|desde|de|e|pra|em|no
    |na)\b)
assino assina :: (?:como )?(?P<v>mei|pj)\b
<SER> :: (?P<v>(?:mei|pj|clt|concursad[oa]|terceirizad[oa]|efetivad[oa]|voluntari[oa]|bolsista
    |sem emprego|assalariad[oa]|trabalhador[a]? (?:rural|autonom[oa]|informal)
    |profissional (?:liberal|d[aeo] \w+(?: \w+)?)|microempreendedora?|micro ?empresari[oa]
    |pensionista|beneficiari[oa])\b)
atuo atua :: (?:na |no |em |com |como |pel[oa] )<THING>
sirvo serve :: (?:a |o |na |no )(?P<v>marinha|exercito|aeronautica|quartel|patria)\b
serve serves served :: in the (?P<v>army|navy|military|air force|marines|national guard|coast guard
    |reserves)\b
<IM> :: in the (?P<v>army|navy|military|air force|marines|national guard|coast guard|reserves
    |armed forces|food industry|music industry|film industry|restaurant business|\w+ (?:industry
    |business|field))\b
<IM> :: (?P<v>unemployed|jobless|underemployed|self-?employed|semi-?retired|a retiree|on disability
    |on unemployment|a w2 employee|an independent contractor)\b
<ESTAR> :: (?:de |como )<JOB>
^*retired :: (?P<v>)(?=\W*$|now|since|from|for)
<ESTAR> :: (?:ha|faz|tem) \S+ (?:anos?|meses|mes|semanas|dias) (?P<v>desempregad[oa]|sem (?:emprego
    |trabalho|trampo)|afastad[oa]|parad[oa])\b
<ESTAR> :: fazendo (?:um |uns |umas )?(?P<v>(?:bico|freela|faxina|entrega|frete)s?(?: de \w+)?)\b
^*fazendo :: (?:um |uns |umas )?(?P<v>(?:bico|freela|faxina|entrega|frete)s?(?: de \w+)?)\b
faco faz :: (?P<v>transporte(?: \w+)?|fretes?|carretos?|mudancas|manutencao(?: \w+ \w+)?
    |consultorias?|sobrancelhas?|tranca\w*|crochet?|marmitex|quentinhas|designs?|logos?|sites?
    |trafego pago|reparos?|instalac\w+)\b
tutor tutors coach coaches lecture lectures mentor mentors :: (?!me\b|you\b|my\b|the\b|him|
    her\b)<THING>
bake bakes sew sews knit :: (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?) (?:to order|for a living|
    professionally|on commission|for weddings|for (?:events|parties|sale)|and sell)\b
knits crochet crochets carve carves :: (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?) (?:to order|
    for a living|professionally|on commission|for weddings|for (?:events|parties|sale)|and sell)\b
weld welds brew brews :: (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?) (?:to order|for a living|
    professionally|on commission|for weddings|for (?:events|parties|sale)|and sell)\b
groom grooms walk walks train trains board boards :: (?P<v>dogs|horses|cats|pets)\b(?= (?:for|
    professionally|as|part|on the side)|\W*$)
photograph photographs shoot shoots film films :: (?P<v>weddings|events|portraits|newborns|
    real estate|music videos|sports)\b
translate translates edit edits proofread :: (?P<v>(?:[\w-]+ )?(?:books|novels|documents|websites|
    apps|logos|code|software|contracts|manuals|magazines|articles|content|copy|games|clothes|
    jewell?ery|kitchens|gardens|furniture|children's books|subtitles|grants|papers|scripts|
    music))\b(?! (?:for fun|in my (?:spare|free) time))
write writes design designs illustrate :: (?P<v>(?:[\w-]+ )?(?:books|novels|documents|websites|
    apps|logos|code|software|contracts|manuals|magazines|articles|content|copy|games|clothes|
    jewell?ery|kitchens|gardens|furniture|children's books|subtitles|grants|papers|scripts|
    music))\b(?! (?:for fun|in my (?:spare|free) time))
illustrates :: (?P<v>(?:[\w-]+ )?(?:books|novels|documents|websites|apps|logos|code|software|
    contracts|manuals|magazines|articles|content|copy|games|clothes|jewell?ery|kitchens|gardens|
    furniture|children's books|subtitles|grants|papers|scripts|music))\b(?! (?:for fun|
    in my (?:spare|free) time))
build builds install installs sell sells lay lays :: (?P<v>(?:custom |used |second-?hand |
    handmade )?(?:houses|homes|furniture|kitchens|bikes|guitars|boats|websites|apps|cars|
    insurance|carpets?|tiles|bricks|solar panels|windows|fences|decks|pools|software|real estate|
    houses|phones|flowers|jewell?ery|cosmetics|vintage \w+))\b(?= (?:for|at|in|online|on|with|
    part|and)|\W*$|,)
paint paints decorate decorates :: (?P<v>houses|cars|homes|murals)\b
drive drives ride rides fly flies operate operates :: (?:an? |the )?(?P<v>(?:school |city |tour |
    delivery |night |double[- ]decker )?(?:buses|bus|coaches|trams?|trains?|lorries|lorry|trucks|
    taxi|taxis|cab|minicab|forklifts?|tractors?|cranes?|diggers?|planes|helicopters|ambulances?|
    hgv|hgvs|vans?)) (?:for|at|in|around|nights|part)\b
work works :: (?P<v>(?:the )?(?:lates|earlies|nights|(?:late|early|night|day|graveyard|swing|
    split|rotating|12[- ]hour|long) shifts?)|offshore|abroad|seasonally|freelance|casual|
    zero hours|(?:four|three|two|4|3|2|five|six) days a week|\d+ hours(?: a week)?|mon
    (?:day)?s? to \w+)\b
<IM> :: (?:training|studying|qualifying|retraining) (?:as|to be) an? (?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+){0,2})
<IM> :: (?P<v>out of (?:work|a job)|job[- ]?hunting|looking for work|on (?:universal credit|
    the dole|benefits|furlough|garden leave|gardening leave|sabbatical|a career break|strike|
    long[- ]term sick)|off (?:work )?sick|signed off(?: work)?|made redundant|my own boss|
    a one[- ]man band|self[- ]employed|a stay[- ]at[- ]home \w+|a full[- ]time (?:mum|mom|dad|
    carer|parent)|a housewife|a homemaker|a househusband|a carer|a caregiver)\b
help helps :: (?:out )?(?:run|in|at|with) (?:my|the|our|his|her) (?P<v>(?:family|parents\S*|
    dad\S*|mum\S*|mom\S*|uncle\S*|husband\S*|wife\S*) (?:business|shop|farm|restaurant|store|
    company|bakery|pub|cafe))\b
play plays sing sings drum drums dj djs :: (?:the )?(?P<v>(?:(?:bass|guitar|drums|piano|violin|
    cello|sax|trumpet|keys|keyboards|alto|tenor|soprano|lead|fiddle|banjo|flute|clarinet|organ|
    trombone)(?: guitar)? )?(?:in|for|with) (?:an? |the |my |our )?(?:[\w-]+ ){0,3}?(?:band|choir|
    orchestra|group|quartet|church|duo))\b
toco toca canto canta :: (?P<v>(?:(?:violao|guitarra|baixo|bateria|teclado|piano|sax|cavaquinho|
    sanfona|viola|violino|flauta|pandeiro) )?(?:em|n[ao]|num|numa|pr[ao]) (?:uma? )?(?:banda|
    coral|grupo|igreja|roda|orquestra|bloco|dupla|bar|barzinho|louvor|fanfarra)\b(?: (?:d[aeo]|
    que) [\w-]+)?)
corto corta pinto pinta faco faz :: (?P<v><WARES>\b(?: (?:pra|para|por|sob|em|no|na|e) [\w-]+
    (?: [\w-]+)?)?)(?= (?:pra|para|por|em|no|na|sob|ha|faz|desde|e)\b|\W*$|,)
conserto conserta arrumo arruma instalo instala :: (?P<v><WARES>\b(?: (?:pra|para|por|sob|em|no|
    na|e) [\w-]+(?: [\w-]+)?)?)(?= (?:pra|para|por|em|no|na|sob|ha|faz|desde|e)\b|\W*$|,)
monto monta costuro costura lavo lava :: (?P<v><WARES>\b(?: (?:pra|para|por|sob|em|no|na|e) [\w-]+
    (?: [\w-]+)?)?)(?= (?:pra|para|por|em|no|na|sob|ha|faz|desde|e)\b|\W*$|,)
passo entrego entrega fabrico produzo produz :: (?P<v><WARES>\b(?: (?:pra|para|por|sob|em|no|na|
    e) [\w-]+(?: [\w-]+)?)?)(?= (?:pra|para|por|em|no|na|sob|ha|faz|desde|e)\b|\W*$|,)
crio planto colho vendo revendo :: (?P<v><WARES>\b(?: (?:pra|para|por|sob|em|no|na|e) [\w-]+
    (?: [\w-]+)?)?)(?= (?:pra|para|por|em|no|na|sob|ha|faz|desde|e)\b|\W*$|,)
gerencio gerencia administro administra coordeno :: (?:uma? |o |a |os |as )?(?P<v>(?:equipe|loja|
    restaurante|hotel|empresa|time|setor|departamento|area|projetos?|obras?|escola|clinica|
    fazenda|condominio|unidade|filial|posto)\b(?: (?:d[aeo]|na|no|com) [\w-]+(?: [\w-]+)?)?)
coordena lidero lidera chefio chefia :: (?:uma? |o |a |os |as )?(?P<v>(?:equipe|loja|restaurante|
    hotel|empresa|time|setor|departamento|area|projetos?|obras?|escola|clinica|fazenda|condominio|
    unidade|filial|posto)\b(?: (?:d[aeo]|na|no|com) [\w-]+(?: [\w-]+)?)?)
dirijo supervisiono :: (?:uma? |o |a |os |as )?(?P<v>(?:equipe|loja|restaurante|hotel|empresa|
    time|setor|departamento|area|projetos?|obras?|escola|clinica|fazenda|condominio|unidade|
    filial|posto)\b(?: (?:d[aeo]|na|no|com) [\w-]+(?: [\w-]+)?)?)
ajudo ajuda :: (?:meu |minha |meus |o |a )?(?:pai|mae|marido|esposa|tio|tia|pais|irmao|irma|sogro|
    sogra|avo)? ?(?:n[ao]|com [ao]) (?P<v>(?:loja|feira|oficina|padaria|mercado|roca|sitio|bar|
    restaurante|negocio|empresa|salao|lanchonete|mercearia|barraca|banca)\b(?: \w+)?)
<ESTAR> :: (?P<v>sem (?:trampo|servico|emprego|trabalho)|parad[oa] (?:ha|faz|desde)|
    na informalidade|de aviso previo|no aviso|de ferias coletivas|de atestado|
    afastad[oa] (?:pelo inss|do trabalho)|de licenca[- ]\w+|em home office|de home office|
    como (?:pj|clt|freela\w*|temporari[oa]|uber|motorista|entregador)|fazendo (?:uber|ifood|
    entrega|corrida))\b
rodo roda faco faz :: (?:de |com )?(?P<v>(?:uber|99|ifood|rappi|indrive|app|aplicativo|entregas?|
    frete|lotacao)\b(?: \w+)?)
trabalho trabalha trampo :: (?P<v>(?:de |em )?(?:casa|escala|turno|plantao|12 por 36|seis por um|
    segunda a (?:sexta|sabado)|manha|tarde|noite|domingo a domingo|fim de semana|fins de semana|
    feriados?))\b
-trabalho trabalha trampo :: mais (?P<v>(?:de |aos? |n[oa]s? )?(?:fim de semana|fins de semana|
    sabados?|domingos?|noite|madrugada|feriados?))\b
!work works :: (?P<v>weekends|nights|sundays|saturdays|fridays|mondays|overtime|bank holidays|
    holidays)\b
trained qualified studied retrained apprenticed :: (?:as|to be) an? (?P<v>[\w-]+(?: (?!<STOP>|but|
    and)[\w-]+){0,2})
do does :: (?:a bit of |some |mostly |mainly |freelance |a lot of )?(?P<v>marketing|sales|
    accounts|bookkeeping|payroll|hr|admin|reception|security|childcare|catering|carpentry|
    plumbing|decorating|gardening jobs|landscaping|tiling|roofing|nails|lashes|brows|hair|makeup|
    tattoos|alterations|removals|deliveries|it|data|design|events|pr|copywriting|translation|
    translations|tutoring|personal training|massage|massages|dog walking|cleaning|ironing|
    odd jobs|shift work|night shifts|nights|days|retail|bar work|agency work|supply teaching|
    consulting|research|social media)(?=\W*$|,| (?:for|at|from|in|these|now|on|part|full|as|and|
    out|with|during|most|to)\b)
<IM> :: (?:an? )?(?P<v>(?:[\w-]+ ){0,2}(?:by trade|by profession|by day))\b
<IM> :: (?:an? )(?P<v>[\w-]+(?: [\w-]+)?) by (?:trade|profession|training)\b
<IM> :: on (?P<v>(?:the )?(?:minimum|living) wage|benefits|a zero[- ]hours contract|a pension|
    state pension|commission|\d+k(?: a year)?|(?:about |around )?[$£€]?\d[\d.,]*k? (?:a|an|
    per) \w+|night shifts?|nights|call(?= (?:this|tonight|all|for)))\b
been :: an? (?P<v>(?:[\w'-]+ ){0,2}(?:<JOBS>)) (?:all my life|for|since|my whole)\b
been :: (?:a|an) (?P<v>[\w-]+(?: [\w-]+)?) (?:all my life|my whole life|for (?:\d+|\w+) years)\b
became turned become :: (?:a |an |into a )?(?P<v>(?:[\w'-]+ ){0,2}?(?:<JOBS>))
chair chairs head heads lead leads captain coach :: (?:the |a |our |my )?(?P<v>(?:[\w-]+ ){0,2}
    (?:team|committee|department|board|pta|council|club|squad|unit|project|group|branch|society|
    u\d+s?|under \d+s?))\b
<SER> <VIRAR> :: (?:o |a |um |uma )?(?P<v>[a-z]{3,}(?:ista|eir[oa]|dor|dora|tor|tora|log[oa]|
    tric[oa]|nom[oa]|grafo|grafa|metra|ente de \w+|aria de \w+))(?= (?:d[aeo]s?|em|n[ao]|aqui|ha|
    faz|desde|e|por|freelancer|autonom\w+|aposentad\w+|formad\w+)\b|\W*$|,)
ganho ganha recebo recebe :: (?:so |apenas |quase |uns |um pouco mais d[eo] )?(?P<v>(?:um |dois |
    tres |meio )?salarios? minimos?(?: e meio)?|por (?:hora|dia|comissao|produtividade|semana|
    quinzena)|auxilio \w+|bolsa familia|bpc|pensao(?: \w+)?|seguro desemprego|aposentadoria|
    pelo inss)\b
<ESTAR> :: de (?P<v>ferias|folga|plantao|recesso|greve|licenca\S*|home office|sobreaviso)
    (?= (?:ate|do|da|desde|por|essa|esta|na|no)\b|\W*$)
<IM> :: on (?P<v>holiday|vacation|leave|annual leave|strike|call|a break from work|
    compassionate leave)(?= (?:til|till|until|for|from|this|next)\b)
loja empresa fabrica firma escola :: (?:onde|em que|q|que) (?:eu )?(?:trabalho|trabalhava|trampo|
    trampava) (?P<v>\w+)
-loja empresa fabrica firma restaurante :: (?:onde|em que) (?:eu )?(?:trabalhava|
    trampava) (?P<v>fechou|faliu|quebrou|acabou)\b
-place shop company restaurant factory plant store office :: (?:where )?(?:i|we) (?:worked|work|
    used to work)(?: at| for| in)? (?P<v>closed|shut|went under|folded|went bust|closed down|
    shut down)\b
sirvo atendo :: (?P<v>mesas?|no balcao|clientes|em (?:bar|restaurante|cafe|loja)|num \w+|numa \w+)
-parei parou deixei deixou :: de (?P<v>(?:dar aulas?|trabalhar (?:de|com|como|na|no|fora|a noite)|
    lecionar|vender|atender|dirigir (?:uber|pra|para|caminhao|onibus|taxi)|costurar|fazer (?:uber|
    bico|faxina|freela|unha|plantao|bolo|marmita)|rodar|advogar|cantar|tocar n[ao])\b[\w ]{0,25})
-stopped quit gave :: (?:up )?(?P<v>(?:teaching|nursing|freelancing|driving for \w+|bartending|
    babysitting|tutoring|farming|modelling|acting|working (?:nights|weekends|full[- ]time|there|
    as an? \w+)))\b
been :: (?P<v>unemployed|out of work|retired|self[- ]employed|freelancing|freelance|jobless|
    off work|off sick|on maternity leave|on furlough)\b
<IM> :: (?:now |officially |currently )?(?P<v>(?:[\w-]+ ){0,2}?(?:manager|supervisor|director|
    head of [\w-]+|captain|treasurer|president|secretary|chair|team lead|principal|foreman|
    head chef|sous chef|editor|partner|coordinator))(?= (?:now|at|of|for|these days)\b|\W*$|,)
^*retired :: (?:on (?:disability|medical grounds|ill health)|early|last|in)(?P<v>)
fix fixes repair repairs install installs service services :: (?P<v>(?!(?:things|problems|
    mistakes|bugs|issues|errors|updates|apps|typos)\b)[a-z]{3,}s)(?=\W*$|,| (?:for|at|and|in|part|
    full|on)\b)
""",
    "possession": r"""
<TER> possuo possui :: (?:mais )?(?:<COUNT> |meu |minha |nenhum |nenhuma )?(?:(?:propri[oa]
    |pequen[oa]|velh[oa]|nov[oa]|lind[oa]|outr[oa]) )?(?P<v><HOUSE>s?)(?! (?:de estimacao
    |pra (?:fazer|resolver|limpar|arrumar|cuidar)|cheia?|bagunc|grande demais))(?!\w)
    (?: (?:propri[oa]|d[aeo] [\w-]+(?: [\w-]+)?|em [\w-]+|\d{2,4}))?
<SER> :: (?:a |o |uma? )?(?:dona|dono|proprietari[oa]|soci[oa]) (?:d[aeo]|de uma?) <THING>
meu minha nosso nossa :: (?:carro|moto|bike|bicicleta) (?:e|eh) (?:um |uma |o |a )<THING>
<HAVE> own owns :: (?!home\b)(?:<COUNT> |my own |our own |the |any |no )?(?:(?!idea|problem
    |question|lot|bit
    |in\b|to\b|on\b|at\b|for\b|and\b|me\b|us\b|them\b|about\b|\w+ing\b(?! (?:company
    |business)))[\w'-]+ ){0,3}?(?P<v><HOUSE>s?)(?! (?:payment|insurance|problem|issue|repair
    |emergency|to (?:clean|do)))(?!\w)
comprei compramos :: (?:<COUNT> |meu |minha |nosso |nossa |o |a )(?:\w+ )?(?P<v><HOUSE>s?)(?!\w)
bought :: (?:<COUNT> |my |our |the )(?:\w+ )?(?P<v><HOUSE>s?)(?!\w)
run runs :: (?:an? |my own |our )(?:[\w'-]+ ){0,3}?(?P<v><HOUSE>s?)(?!\w)
drive drives ride rides :: (?:an? |my )(?P<v>(?!hard|long|lot|bit|minute|hour
    |few)[\w-]+(?: (?!<STOP>|in\b|on\b)[\w-]+){0,3})
-vendi vendemos :: (?:o |a |meu |minha |nosso |nossa )(?P<v><HOUSE>s?)(?!\w)
-sold :: (?:my |our |the )(?P<v><HOUSE>s?)(?!\w)
<TER> :: (?:uma? )(?P<v>biz|pop 100|titan|cg|fan|bros|xre|twister|fiesta|ka|sandero|logan|voyage
    |fox|saveiro|strada|toro|kicks|tracker|creta|compass|renegade|argo|mobi|polo|s10|ranger)\b
!tive teve had :: (?:um |uma |a )?(?P<v><HOUSE>s?)(?!\w)
-fechei fechamos fechou closed :: (?:o |a |meu |minha |nosso |nossa |my |our |the )(?P<v><HOUSE>s?)
    (?!\w)
my our :: (?:car|truck|bike|ride|motorcycle|van|boat|suv) is (?:an? |my )<THING>
<HAVE> own owns :: (?!home\b)(?:<COUNT> |my own |our own |the |any |no )?(?:(?!idea|problem
    |question|lot|bit
    |in\b|to\b|on\b|at\b|for\b|and\b|me\b|us\b|them\b|about\b|\w+ing\b(?! (?:company
    |business)))[\w'-]+ ){0,3}?(?P<v><THINGS>s?)(?!\w)(?! (?:payment|insurance|problem|issue|repair
    |store|shop|to (?:clean|do)))
<TER> possuo possui :: (?:<COUNT> |meu |minha |nenhum |nenhuma )(?:(?:[\w-]+) )?(?P<v><THINGS>s?)
    (?!\w)
run runs own owns co-own :: (?:an? |my own |our |the )(?:[\w'-]+ ){0,3}?(?P<v><THINGS>s?)(?!\w)
!drive drives :: (?P<v>)(?=\W*$|,|(?:anymore|at all|and|but)\b)
-vendi vendemos :: (?:o |a |os |as |meu |minha |nosso |nossa )(?P<v><HOUSE>s?)(?!\w)(?: d[aeo] \w+)?
-sold :: (?:my |our |the |his |her )(?:[\w-]+ ){0,2}(?P<v><HOUSE>s?)(?!\w)
-cancelei cancelamos encerrei cancelou :: (?:o |a |meu |minha |os |as |todos os |todas as )+(?P<v>
    (?:assinatura|plano|conta|cartao|cartoes|seguro|internet|academia|netflix|spotify|disney|hbo|
    globoplay|amazon|prime|gympass|smartfit|tv a cabo|consorcio|clube)\b(?: (?:d[aeo]|n[ao]|
    de credito)[\w ]{2,20})?)
-cancelled canceled closed :: (?:my |our |the )(?P<v>(?:[\w-]+ )?(?:netflix|spotify|disney|hbo|
    hulu|prime|subscription|membership|gym|contract|account|credit cards?|insurance|policy|
    broadband|phone plan|direct debit)s?)\b
my our :: (?:car|truck|bike|ride|motorcycle|van|boat|suv|phone|laptop|computer|pc|tablet|watch|
    console|camera|guitar|printer|tv|kindle|mobile|cell)(?: is|'s) (?:an? |the )(?:really |very |
    so )?<THING>
meu minha nosso nossa :: (?:carro|moto|bike|bicicleta|celular|telefone|cel|notebook|computador|pc|
    tablet|relogio|video ?game|console|tv|televisao|camera|violao|guitarra|caminhao|van) (?:e|
    eh) (?:um |uma |o |a )<THING>
own owns co-own run runs :: (?:<COUNT> |my own |our own |the )(?:[\w'-]+ ){0,3}?(?P<v>shop|store|
    laundromat|laundrette|salon|cafe|pub|restaurant|truck|farm|business|company|bakery|garage|
    studio|hostel|b&b|guesthouse|agency|nursery|daycare|gym|stall|franchise|brewery|vineyard|
    clinic|practice|kennels?|boutique|workshop|barbershop|deli|takeaway|chippy)s?(?!\w)
-had has have :: to sell (?:the |our |my )(?P<v>(?:[\w-]+ )?(?:<HOUSE>|<THINGS>)s?)(?!\w)
-sold :: (?:my |our |the |his |her )(?P<v>(?:[\w-]+ ){0,2}?(?:<THINGS>)s?)(?!\w)
tenho tem temos :: (?:conta|cartao|consorcio|plano de saude|seguro|previdencia|acoes|investimento|
    poupanca|financiamento)\b(?: (?:no|na|do|da|em|de) (?P<v>[\w-]+(?: [\w-]+)?))?
have has :: (?:an? |my |our )(?P<v>(?:savings|current|checking|bank|brokerage|joint|business)? ?
    (?:account|mortgage|student loan|pension|isa|401k|credit card|car loan|overdraft)(?: (?:with|
    at) \w+)?)(?=\W*$|,| (?:with|at|of|and)\b)
<IM> :: (?P<v>(?:\w+ )?(?:months?|weeks?) behind (?:on|with) (?:my |the |our )?[\w ]{3,20}|
    behind on (?:my |the )?(?:rent|mortgage|bills|payments)|in debt|paying off (?:my |a |an |
    our )?[\w ]{3,30}|overdrawn)
owe owes :: (?!you\b|him\b|her\b|them\b|it\b|me\b)(?:about |around |nearly |over )?
    (?P<v>[$£€]?\d[\d.,]*k?(?: \w+)?|money|\w+ months?)\b
devo deve :: (?:uns |umas |quase |ainda |mais de )?(?P<v>(?:r\$ ?)?\d[\d.,]*(?: mil| reais| conto|
     parcelas| meses| mes)?|(?:um|dois|tres|quatro|cinco|seis) (?:mil|meses|parcelas))
    (?= (?:d[aeo]|n[ao]|pr[ao]|reais|pro|em|de)\b|\W*$)
treated bought got gifted :: (?:myself |ourselves )(?:to )?(?:an? |some |the )?(?:new )?
    (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,2})(?=\W*$|,| (?:today|yesterday|last|for|this))
comprei compramos ganhei :: (?:uma? |meu |minha |nosso |nossa )(?:nov[oa] )?(?P<v>(?:bike|
    bicicleta|moto|carro|scooter|patinete|notebook|celular|geladeira|fogao|maquina|sofa|cama|tv|
    ar condicionado|airfryer|air fryer|video ?game|ps5|iphone|violao|guitarra|teclado|piano|
    camera|drone|trailer|barraca|prancha|esteira)\b(?: \w+)?)
drive drives ride rides :: (?:an? |my |the )(?:old |beat[- ]?up |battered |crappy |rusty |
    ancient |tiny |second-?hand |red |blue |white |black )+(?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?)
company business shop cafe restaurant salon startup :: (?:of mine )?(?P<v>went (?:under|bust|
    bankrupt)|folded|failed|collapsed)\b
<HAVE> :: (?:an? |my )(?:(?:19|20)\d\d |old |new |used |second-?hand |red |blue |white |black |
    silver )+(?P<v>[a-z][\w-]+(?: [\w-]+)?)(?=\W*$|,| (?:and|with|that)\b)
^!*no :: (?P<v>car|licen[cs]e|tv|smartphone|credit cards?|debts?|mortgage|savings)\b(?=,|\W*$|
     (?:so|and|here|anymore)\b)
switched changed upgraded moved swapped :: (?:over )?(?:from [\w ]{2,20} )?to (?:an? |the )(?P<v>
    (?:new )?(?:iphone|android|samsung|pixel|mac|macbook|pc|tesla|hybrid|electric \w+|ev|e-bike|
    kindle|galaxy|windows)\b(?: \w+)?)
troquei troquamos trocou :: (?:o |a |meu |minha |de )?(?:celular|carro|moto|notebook|cel|tv|
    computador|bike)(?: velh[oa]| antig[oa])? (?:por|pra|e peguei) (?:um |uma |o |a )?(?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+)?)
""",
    "name": r"""
chamo :: (?:me )?(?P<v>[\w'-]+(?: [\w'-]+){0,5})
!*meu :: nome (?:nao|n) (?:e|eh) (?P<v>[\w'-]+)
!*my :: name (?:isn't|is not|ain't) (?P<v>[\w'-]+)
^*e eh it's its :: (?:na verdade )?(?P<v>[\w'-]+(?: [\w'-]+){0,3})
meu :: nome(?: completo| de batismo| verdadeiro| inteiro)?(?: e| eh| agora e|:) (?:o |
    a )?(?P<v>(?:nao e |nao )?[\w'-]+(?: [\w'-]+){0,5})
my :: (?:full |real |first |legal )?name(?: is|'s|:|s) (?P<v>[\w'-]+(?: [\w'-]+){0,5})
^+*name's :: (?P<v>[\w'-]+(?: [\w'-]+){0,2})
+^*aqui :: (?:quem (?:fala|escreve|ta falando) )?(?:e|eh) (?:a |o )(?P<v>[\w'-]+(?: [\w'-]+){0,3})
+^*quem :: (?:fala|escreve|ta falando)(?: aqui)? (?:e|eh) (?:a |o )?(?P<v>[\w'-]+(?: [\w'-]+){0,3})
+sou :: (?:a |o )?(?P<v>[\w'-]+(?: [\w'-]+){0,3})
+^*this :: is (?P<v>[\w'-]+(?: [\w'-]+){0,2})
<IM> :: called (?P<v>[\w'-]+)
+i'm im am :: (?P<v>[\w'-]+(?: [\w'-]+){0,2})
+^put :: me (?:down|in) as (?P<v>[\w'-]+(?: [\w'-]+){0,2})
^*the :: name(?:'s| is) (?P<v>[\w'-]+(?: [\w'-]+){0,2})
~named :: me (?P<v>[\w'-]+)
^+*names :: (?P<v>[\w'-]+(?: [\w'-]+){0,2})
+^*it's its :: (?P<v>[\w'-]+) (?:again|here|speaking)\b
+^*quem :: (?:ta|esta) (?:aqui|escrevendo|digitando) (?:e|eh) (?:a |o )?(?P<v>[\w'-]+
    (?: [\w'-]+){0,3})
meu minha my :: (?:filh[oa]|son|daughter|dog|cat|cachorr[oa]|gat[oa]|bebe|baby|marido|esposa|wife|
    husband)(?:'s| is| se)? (?:chama|called|named) (?P<v>[\w'-]+)
""",
}
