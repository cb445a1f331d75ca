"""What people say of their partners, families and animals. Rules as the package tells."""

BLOCKS = {
    "relationship": r"""
!fui foi :: (?P<v>casad[oa]|noiv[oa])\b
<SER> <ESTAR> <VIRAR> :: (?:(?:feliz(?:mente)?|recem|re[cs]em)[ -])?(?P<v>solteir[oa]
    |solteirissim[oa]|casad[oa]s?|namorando|divorciad[oa]s?|separad[oa]s?|desquitad[oa]|viuv[oa]
    |noiv[oa]s?|amasiad[oa]|em uniao estavel|junt[oa]s? (?:ha|com|desde|faz)
    |num? relacionamento(?: \w+)?|em um relacionamento(?: \w+)?|comprometid[oa]|enrolad[oa]
    |ficando com)\b
    (?! com (?:o |a )?(?:meu |minha )?(?:trabalho|trampo|emprego|sofa|cama|empresa|netflix
    |carreira|servico)\b)
moramos vivemos :: (?P<v>juntos)\b
namoro namora :: (?:com |(?:o|a) |ha |desde |faz |a )(?P<v>\w+)
tenho tem :: (?:uma? )(?P<v>namorad[oa]|noiv[oa]|marido|espos[oa]|companheir[oa]|ficante|mulher)\b
^*casada casado solteira solteiro divorciada divorciado separada separado viuva viuvo :: (?:desde
    |ha|faz|com (?:o|a)) \S(?P<v>)
<IM> :: (?:(?:happily|newly|recently|freshly|legally) )?(?P<v>single|married|engaged|divorced
    |separated|widowed|a widow(?:er)?|dating|in a (?:\w+ )?relationship|seeing (?:someone|somebody
    |a \w+)|taken)\b(?!-)(?! (?:to (?:a|the|my) (?:idea|job|work|career)|out|with the|people|on
    |from (?:reality|this|that|the)|to (?:the|my) (?:sea|couch|sofa|bed|phone|gym|office|grind)
    |handed|myself|in (?:an?|this|the|some) (?!church|registry|secret)
    |with (?:my|this|the) (?:couch|sofa|bed|phone|fridge|pillow|job|work)))
was :: (?:recently )?(?P<v>widowed)\b
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
<IM> :: (?P<v>back together|dating again|on and off|living together|
    a couple|an item|exclusive|seeing (?:each other|this \w+|a new \w+)|going out with \w+|
    newlyweds?)\b
we we're :: (?:are )?(?P<v>on a break|taking a break)\b(?! (?:from|for|to)\b)
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
voltamos reatamos :: (?P<v>)(?=\W*$|,| (?:ontem|hoje|semana|mes|de vez|no|em|depois)\b)
!casei namorei casou namorou :: (?:ainda )?(?P<v>)(?=\W*$|,|k{2,}|(?:ainda|nem|mas|nao)\b)
<ESTAR> :: (?:(?:ha|faz|tem) )?<SPELL> (?:(?:ja|junt[oa]s?) )?com (?:[oa] |meu |minha )?(?P<who>\w+)
<ESTAR> :: com (?:[oa] |meu |minha )(?P<who>\w+) (?:ha|faz|tem|desde)\b
been :: with (?:my )?(?P<who>[a-z]+)(?: for)?(?: (?:about|over|nearly|almost|around
    |like))? (?:since\b|
    <SPELL>)
<IM> :: with (?:my )?(?P<who>[a-z]+) (?:for (?:about |over |nearly |almost )?<SPELL>|since\b)
<IM> :: (?:on|in) (?:my|his|her|their) (?P<v>(?:first|second|third|fourth|2nd|3rd
    |4th) (?:marriage|husband|
    wife|divorce))\b
<ESTAR> :: (?:no|em) (?:meu |seu )?(?P<v>(?:primeiro|segundo|terceiro|quarto) casamento)\b
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
^*there there's theres :: (?:are |is )?(?P<v>(?:just )?(?:the )?\w+ of us)(?=\W*$|,| (?:sisters
    |brothers|kids
    |siblings|girls|boys|children|at home|in (?:the|our|my|this) (?:family|house|household|flat))\b)
~gran grandma nan nana grandmother grandparents grandad grandpa aunt auntie uncle mother mum mom
     father dad sister brother godmother :: (?:and \w+ )?(?:pretty much |basically |mostly |
    single-?handedly )?(?P<v>(?:raised|brought up) (?:me|us)(?: up)?)\b
~avo vo mae pai tia tio madrinha avos irma :: (?:e \w+ )?(?:que |q )?(?:praticamente )?(?P<v>
    (?:me|nos) cri(?:ou|aram))\b
somos somo :: (?P<v>(?:em )?(?:<COUNT>)(?: (?:irm\w+|filh\w+|pessoas|la em casa|aqui em casa|
    em casa|na familia|mulheres|homens|meninas|meninos))+)\b
^*la aqui ca :: em casa (?:nos )?(?:somos|sao|a gente (?:e|eh))(?: em| so| apenas| umas?| uns)*
     (?P<v><HEADS>)(?= pessoas|\W*$|[,:]| contando| no total| ao todo| comigo)
^*em :: casa (?:nos )?(?:somos|a gente (?:e|eh))(?: em| so| apenas| umas?| uns)* (?P<v><HEADS>)
    (?= pessoas|\W*$|[,:]| contando| no total| ao todo| comigo)
^*la aqui ca :: em casa (?:e|eh|sou|somos|moro|moramos|mora|ficou|ficamos)(?: so| apenas)*
     (?P<v>eu,? (?:e|com|mais) [^.;!?]{3,50})(?=\W*$)
moramos vivemos :: (?:so )?em (?P<v><HEADS>)(?= pessoas|\W*$|[,:]| (?:aqui|la|ca)\b| n[ao] mesm
    | em casa
    | comigo)
e eh mora vive :: (?:so )?em (?P<v><HEADS>)(?= pessoas|\W*$|[,:]| (?:aqui|la|ca)\b| n[ao] mesm
    | em casa| comigo)
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
^*grandmother grandma gran grandfather grandpa grandad aunt uncle auntie avo vovo tia tio madrinha
     padrinho :: (?:de|of|to) (?:<COUNT>|\w+)\b(?P<v>)
adopted adotei adotamos adotou :: (?:<COUNT> |our |a |um |uma |meu |minha |nosso |nossa )(?:\w+ )?
    (?P<v><CHILD>|boys?|girls?|menin[oa]s?|bebe|crianca\w*)(?!\w)
^*mae pai mamae papai mum mom dad mother father :: (?:d[ao]|to|of) (?!(?:ceu|deus|guarda|god
    |all)\b)(?P<v>[a-z]{3,}(?:(?:,| e
    (?: d[ao])?| and) [a-z]{3,}){0,3})(?=\W*$|,)
share shares have has got :: (?:joint |full |sole |shared |50/50 |primary )?custody of (?:my|our|
    the) (?:<COUNT> )?(?P<v><CHILD>)(?!\w)
tenho tem temos divido dividimos :: a? ?(?:guarda )(?:compartilhada |total |
    unilateral )?d[aeo]s? (?:meus? |minhas? |nossos? |nossas? )?(?P<v><CHILD>)(?!\w)
<HAVE> :: (?:<COUNT> )?(?:(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|
    twelve)[ -](?:year|month|week|yr)s?[ -]old )(?P<v><CHILD>|triplets|twins)(?!\w)
<HAVE> <TER> :: (?P<v>triplets|quads|trigeme[oa]s|quadrigeme[oa]s)\b
with :: (?:twin|teenage|teenaged|grown|grown-up|young|little|small|adult|older|no|
    beautiful) (?P<v><CHILD>)(?!\w)
<IM> :: a (?P<v>family of (?:<HEADS>|three|four|five|six|seven|eight|nine|ten))\b
somos :: (?:uma )?(?P<v>familia de (?:<HEADS>))\b
~has have gets got take takes :: (?:the|our|my) (?P<v>kids|boys|girls|children) (?:every|on|at
    |this|for
     the|most|half|one)\b
pago paga pagamos :: pensao(?: alimenticia)? (?:pr[ao]s?|para(?: [oa]s?)?|d[aeo]s?) (?:meus?
     |minhas? )?
    (?P<v>(?:<COUNT> )?(?:<CHILD>))(?!\w)
pay pays :: child support(?: for (?:my )?(?P<v>(?:<COUNT> )?(?:<CHILD>))|(?P<w>))(?!\w)
<IM> :: (?:a )?(?P<v>foster (?:carers?|parents?|family|mum|mom|dad))\b
we i :: (?P<v>foster)(?=\W*$|,| (?:kids|children|teens|teenagers|babies|and|so)\b)
come comes :: from an? (?P<v>family of (?:<HEADS>|three|four|five|six|seven|eight|nine|ten
    |eleven|twelve))\b
""",
    "pet": r"""
<SER> :: (?:a |o )?(?:tutora?|dona|dono) de (?:<COUNT> )?(?P<v><PET>)(?!\w)
<TER> crio cria :: (?:mais )?(?:<COUNT> |nenhum |nenhuma )?(?:(?:cachorr\w+ e|lind[oa]|velh[oa]
    |pequen[oa]|filhote de) )?(?P<v><PET>)(?!\w)
adotei adotamos ganhei ganhamos adotou ganhou peguei pegamos pegou resgatei resgatamos resgatou
     comprei compramos comprou :: (?:<COUNT> )
    (?:\w+ )?(?P<v><PET>)(?!\w)
<HAVE> own owns adopted rescued :: (?:<COUNT> |any |no |my )?(?:(?!(?:and|to|stuffed|toy|me|us|them
    |about|of|\w+ing)\b)\w+ ){0,3}?(?P<v><PET>)(?!\w)(?! (?:walk|sitt|train|groom|food|toy|nap
    |meme|costume|bite|scratch|video|person
    |show|store|shop|fan|lover|owner|rescue|farm|park|in (?:my|his|her) throat|in the race
    |in th(?:is|at) fight)\w*)
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
    (?:[\w-]+ ){0,2}?(?P<v><PET>)(?!\w)(?! (?:food|toy|bed|store|shop|sitter|video|
    in (?:my|his|her) throat))
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
!*no :: (?P<v>pets|animals|dogs|cats)\b(?! (?:allowed|permitted|were|was|please|in the)\b)
<HAVE> :: (?:an? )(?:wee |tiny |fat |old |young |crazy |big |fluffy |blind |deaf |three-legged )+
    (?P<v><PET>)(?!\w)
^*dog cat fur bunny plant :: (?P<v>(?:mom|mum|mama|dad|papa|parent|mother|father))(?: (?:to|
    of) [^,.;!?]{2,50})?
^*mae pai tutora tutor dona dono :: (?:orgulhos[oa] |babona? )?(?:de|d[ao]|dum|duma) (?:<COUNT> )?
    (?:[\w-]+ )?(?P<v><PET>)(?!\w)
^*the :: (?:guy|girl|one|woman|man|lady|bloke|person|lad|crazy cat lady) with (?:the |my |an? )?
    (?:<COUNT> )?(?:[\w-]+ ){0,2}?(?P<v><PET>)(?!\w)
""",
}
