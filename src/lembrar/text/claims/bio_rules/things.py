"""What people say they own, run and owe. Rules as the package tells."""

BLOCKS = {
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
drive drives ride rides :: (?![\w ]{0,20}\b(?:crazy|nuts|insane|mad|mental|up the wall|bonkers)\b)
    (?:an? |my )(?P<v>(?!hard|long|lot|bit|minute|hour
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
<ESTAR> ando anda sigo continuo fiquei ficou :: (?:devendo|com (?:uma )?divida(?:s)? (?:de|n[ao]
    |com)|
    atolad[oa] em|afundad[oa] em) (?:uns |umas |quase |ainda |mais de )?(?P<v>(?:r\$ ?)?\d[\d.,]*
    (?: (?:mil|reais|conto|contos|parcelas|meses|mes))?|(?:um|dois|tres|quatro|cinco|dez) (?:mil
    |meses|
    parcelas)|agiota|banco)\b
<ESTAR> ando anda sigo continuo fiquei ficou :: (?P<v>endividad[oa]|negativad[oa]|
    com (?:o )?nome sujo)\b
<ESTAR> ainda sigo continuo :: (?:ainda )?(?:pagando|quitando) (?:o |a |as |os |meu |minha )+(?P<v>
    (?:financiamento|emprestimo|consorcio|divida|cartao|parcelas?|carne|fies|boleto)s?\b
    (?: d[aeo] \w+)?)
^*still finally slowly :: (?:slowly |gradually )?paying (?:off|down|back) (?:my |a |our |the |that
     )?(?P<v>
    [\w-]+(?: (?!<STOP>)[\w-]+){0,2}?)(?=\W*$|,| (?:at|from|and|but|smh|lol|after|since|for)\b)
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
!nunca :: (?:tive|tivemos) (?:um |uma )?(?P<v>(?:<HOUSE>|conta|cartao|carteira|plano de saude|
    seguro)\b(?: \w+ \w+)?)
!can't cant :: (?P<v>drive)(?=\W*$|,| (?:yet|and|so|anymore)\b)
ando vou anda vai :: (?:so )?de (?P<v>bike|bicicleta|moto|carro|patinete|
    scooter) (?:pr[ao] (?:todo lado|cima e pra baixo|tudo|o trabalho|trabalho|todo canto)|
    todo dia|todos os dias)
!<TER> :: (?:mais )?(?:minha |a )?(?P<v>carteira(?: de motorista| de habilitacao)?|habilitacao
    |cnh)(?=\W*$|,| (?:e|
    ainda|mas)\b)
!have has got :: (?:an? |my |any )?(?P<v>(?:driver'?s |driving )?licen[cs]e)(?=\W*$|,| (?:so|and
    |but|yet)\b)
""",
}
