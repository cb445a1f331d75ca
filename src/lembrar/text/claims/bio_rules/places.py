"""Where people say they come from and live. Rules as the package tells."""

BLOCKS = {
    "origin": r"""
from :: (?!(?:you|me|him|her|them|us|it|this|that|these|those|there|here|home|work|people)\b)<PLACE>
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
^*born nascida nascido nascidos :: (?![^,.;!?]{2,40} (?:is|was)\b)(?:and raised |and bred
     |e criad[oa] )?(?:in|em|no|na) <PLACE>
<IM> :: (?:an? )?(?:proud |native |half |part )?(?P<v><PEOPLE>)(?!\w)(?! (?:food|music|citizen|lit
    |teacher|fan|major|speaker|shepherd))
grew :: up (?:in|on|near|outside) <PLACE>
come comes hail hails :: from <PLACE>
my :: (?:hometown|home town)(?: is|'s) (?:an? [^,.;]{2,40} (?:near|in|outside|called) )?<PLACE>
came :: (?:over )?(?:here )?from <PLACE>
nasci nasceu :: e (?:me criei|se criou|fui criad[oa]|cresci|cresceu) (?:em|no|na) <PLACE>
^*baiana baiano mineira mineiro paulista carioca gaucha gaucho cearense paraense pernambucana
     pernambucano goiana goiano paraibana paraibano :: d[aeo] <PLACE>
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
tenho tem :: (?P<v>(?:dupla (?:cidadania|nacionalidade)|cidadania|nacionalidade|sangue|origem
    |descendencia)
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
^*proud born-and-bred true native lifelong :: (?P<v>(?:yorkshire|cornish|welsh|irish|scots|english|
    lancashire|norfolk|kentish|french|dutch)(?:man|woman|lass|lad|girl)|scouser|geordie|brummie|
    mackem|cockney|londoner|northerner|southerner|midlander|scot|new yorker|texan|californian|
    bostonian|jersey (?:girl|boy)|islander)\b
<IM> :: an? (?:proud |true |native |lifelong |born and bred )?(?P<v>(?:yorkshire|cornish|welsh|
    irish|scots|english|lancashire)(?:man|woman|lass|lad)|scouser|geordie|brummie|mackem|cockney|
    londoner|northerner|southerner|midlander|new yorker)\b
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
    |estrada|rua\b
    |celular|cel\b|telefone|internet|net\b|academia|bar\b|boteco|balada|igreja|shopping|hospital
    |medico|zap|whats|insta|tiktok|computador|pc\b|cozinha|trabalho|trampo|escritorio|aviao|onibus
    |ansiedade|stress|estresse|passado|futuro|briga|crise|festa|reuniao|call\b|sofa|cama\b
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
vim veio fui foi viemos fomos :: (?:pra \w+ )?(?:morar|viver) (?:em|no|na|com|pra)
     (?!(?:deus|jesus|papai do ceu|o senhor|ceu)\b)<PLACE>
foi fomos :: pra (?P<v>casa d[ao] (?:pai|mae|avo|tia|tio|namorad[oa]))
minha :: (?:casa|residencia) (?:fica|e|eh) (?:em|no|na) <PLACE>
meu minha :: (?:endereco|cep|ape|apto|apartamento)(?: (?:novo|ai|atual|agora|mudou))*(?: (?:e|eh
    |fica)
    (?: em| no| na)?:?|:) (?P<v>[^,.;!?]{3,60})
-morei morou :: (?:\d+ anos |muitos anos |anos )?(?:em|no|na) <PLACE>
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
viemos vim veio :: (?:morar )?(?:pra|para|pro) (?:o |a )?(?!(?:me |te |se )?\w{2,}[aei]r\b)<PLACE>
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
<ESTAR> :: (?:aqui )?(?:em|no|na) (?!(?:fossa|bad|pior|merda|lama|luta|correria|dieta|academia
    |fila|espera|rua|cama|uti|hospital|cti|terapia|tratamento|reuniao|casa|escola|faculdade|curso
    |projeto|mesm[ao]|limite|vermelho|chao)\b)(?P<v>[\w'.-]+
    (?: (?!<STOP>)[\w'.-]+){0,3}) (?:ha|faz|desde)
moro mora moramos :: de favor (?:em|na|no|com) <PLACE>
-morei morou :: (?:antes |ate \w+ |com \w+(?: \w+)? )?(?:em|no|na|num|numa
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
*faz ha tem :: (?:uns |umas |quase |mais de |ja |bem )*\S+ (?:anos?|mes(?:es)?|semanas?|dias?)
    (?: ja)? (?:que|q) (?:eu |a gente )?(?:to|tou|estou|moro|moramos|vivo|estamos|ta|
    mora) (?:aqui )?(?:em|no|na) <PLACE>
^*home :: (?:for (?:me|us|now) )?is <PLACE>
meu minha nosso nossa :: (?:cantinho|canto|lar|ninho|moradia|morada|barraco|cafofo|ap|apzinho) (?:e|
    eh|fica) (?:em|no|na|la em|aqui em) <PLACE>
finquei fincou criei criou :: (?:raiz|raizes) (?:em|no|na|aqui em) <PLACE>
been :: (?:here )?in (?P<v>[\w'.-]+(?: (?!<STOP>)[\w'.-]+){0,2}) (?:nearly|almost|about|over|around|
    going on) \w+
moro mora moramos :: [\w ]{2,30},? (?:la|aqui|ali) (?:em|n[oa]|pr[ao]s lados d[eao]) <PLACE>
split splits splitting divide divides dividing :: (?:my |his |her |our |their )?(?:time|year|week|
    life) between <PLACE>
passo passa passamos vivo :: (?:a )?(?:metade|parte|meio) d[oe] (?:ano|tempo|mes|semana) (?:em|no|
    na) <PLACE>
<IM> :: (?P<v>(?:couch|sofa)[- ]?surfing|between (?:places|flats|houses|homes)|of no fixed (?:abode|
    address)|homeless|house[- ]sharing|flat[- ]sharing|living out of (?:my car|a suitcase|a van))\b
""",
}
