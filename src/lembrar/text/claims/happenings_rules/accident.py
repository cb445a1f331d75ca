"""What people tell of accidents, thefts and breakdowns. Rules as the package tells."""

FIRST = {
    "accident": r"""
meu minha nosso nossa :: (?: <GADGET>)(?: (?:nov[oa]|velh[oa]|d[aeo] \w+))?(?: (?:simplesmente|ja
    |hoje
    |ontem|tambem|tb))* (?:quebrou|pifou|queimou|estragou|enguicou|deu pau|deu perda total|deu pt
    |parou de funcionar|foi pro saco|foi pro brejo|ta quebrad[oa]|foi (?:roubad|furtad)[oa])\b
quebrou pifou queimou estragou enguicou :: (?: (?:o|a))? (?:meu|minha|nosso|nossa) <GADGET>
my our :: (?: (?:old|new|poor|bloody|stupid|damn))*(?! (?:phone|laptop|computer)(?: just)?
     died)(?: <GADGET>)(?: (?:just|finally|has|totally))* (?:broke
    |broken|packed (?:up|in)|gave up|given up|conked out|blew up|stopped working|is broken|exploded
    |died|(?:got|was) (?:stolen|nicked|towed|clamped|written off))\b
perdi perdemos :: <JUST> (?:o|meu|nosso) (?:voo|passaporte|celular|carteira)\b
perdi :: <JUST> (?:a|minha) (?:carteira|bolsa|mala|alianca)\b(?! (?:de motorista|assinada))
i we :: <JUST> (?:missed (?:my|our) flight|lost (?:my|our) (?:passport|wallet|phone
    |luggage))\b
bati capotei amassei arrebentei detonei batemos :: <JUST>(?: (?:o|meu|a|minha|de|com|com o
    |nosso))*(?: <WHEELS>)
capotei capotamos :: \b
bateram :: (?: (?:n[oa]|em|atras))+(?: meu| minha)?(?: <WHEELS>|\b)
bateu :: (?: n[oa] (?:meu|minha) <WHEELS>)
sofri sofremos tive :: <JUST>(?: um)(?: (?:grave|pequeno|serio))? acidente
fui fomos :: <JUST> ?(?:(?: (?:atropelad|assaltad|roubad|furtad|baled|clonad|golpead|agredid
    |sequestrad)[oa]s?(?! pel[oa] (?:juiz|arbitr|var\b)))| vitima de)
cai caimos despenquei :: <JUST> (?:d[ae]|da|do|n[ao])(?: (?:escada|moto|bicicleta|bike|cavalo
    |telhado|skate|patinete|rua|banheiro|laje|arvore|cama(?! (?:bem )?cedo)|buraco|golpe|moto\w*))\b
roubaram furtaram levaram clonaram hackearam invadiram :: <JUST>(?: (?:o|a|os|as))*(?: (?:meu
    |minha|meus|minhas|nosso|nossa))(?: \w+)
me :: (?: (?:assaltaram|roubaram|furtaram|atropelaram|agrediram|clonaram))\b
totalled totaled crashed wrecked wrapped :: <A> (?:<WHEELS>)
got was :: <JUST>(?: in| into)? ?(?:(?:a|an|my first)? ?(?:bad|serious|minor|small)? ?
    (?:car |bike |motorcycle )?(?:accident|crash|wreck|collision)|hit by|run over|rear[- ]ended
    |robbed|mugged|scammed|hacked|t-boned|burgled|burglari[sz]ed|carjacked|assaulted)\b
had :: (?: a)(?: (?:bad|serious|minor|small|nasty|little|bit of a))? (?:car |bike |motorcycle )?
    (?:accident|crash|fall|fender[- ]bender|prang|bump in the car|pile-?up|car wreck|blowout)\b
fell :: (?: (?:off|down|from))<A>(?: (?:stairs|ladder|bike|horse|roof|motorcycle|steps|bicycle
    |scooter|tree))
stole :: (?: my| our)(?: \w+)
broke :: (?: into (?:my|our))
got had :: (?: my| our)(?: [\w-]+){1,2} stolen
my our :: (?:(?: [\w-]+){1,2}?) (?:got|was) (?:stolen|broken into|burgled|hacked)
house casa apartamento ape :: (?: pegou fogo| alagou| inundou| foi (?:assaltad|invadid)a
    | burned down| caught fire| flooded)
pegou :: (?: fogo)(?: (?:em|n[ao]))?(?: (?:a|o|tudo n[oa]))? ?(?:minha|meu|nossa|nosso|aqui em casa)
fogo :: (?: pegou| tomou conta)(?= n[ao] (?:minha|meu|nossa|nosso)\b)
cozinha loja quarto garagem oficina barraco sitio galpao predio salao padaria ape apto
     :: <JUST>(?: (?:pegou fogo|incendiou|queimou tod[oa]|foi (?:assaltad|invadid|arrombad
    |furtad)[oa]))\b
alagou inundou :: (?: (?:a|o|tudo (?:n[oa])?))? ?(?:minha|meu|nossa|nosso|aqui em casa)
casa loja rua quarto garagem :: (?: (?:alagou|inundou|encheu de agua|ficou alagad[oa]))\b
enchente chuva vendaval temporal incendio agua :: (?: (?:levou|destruiu|derrubou|arrancou|queimou
    |estragou)) (?:o |a |os |as )?(?:meu|minha|meus|minhas|nosso|nossa|tudo)\b
basement kitchen flat garage place building :: (?: (?:got )?(?:flooded|burned down|caught fire))\b
flight :: (?: (?:got|was|has been)) (?:cancell?ed|delayed overnight)\b
my our :: (?: [\w-]+){1,2}? (?:got|was) (?:written off|totall?ed|towed|vandali[sz]ed|keyed)\b
bati batemos encostei raspei :: <JUST>(?: (?:n[oa]|em|de|a|o|na traseira|na lateral|atras))+
    (?: d[eo])?(?: (?:um|uma|outro|meu|minha|o|a))* ?(?:<WHEELS>|poste|muro|portao|onibus|
    caminhao|carro|moto|arvore)
rear crashed :: (?:[- ]ended| into)(?: (?:someone|somebody|a|the|another|my))\b
crashed totalled totaled wrecked wrote dented scratched :: (?: off)?(?: (?:my|the|our|his|her))
    (?: [\w-]+)? (?:<WHEELS>|scooter|van)
got was :: <JUST>(?: (?:badly|nearly))* ?(?:knocked off my (?:bike|scooter)|knocked over|
    knocked down|bitten by|attacked|jumped|pickpocketed|conned|evicted|arrested|struck by|
    catfished|phished|electrocuted|burned|burnt|stung)\b
had :: (?: (?:my|our))(?: [\w-]+){1,2}? (?:stolen|nicked|hacked|cloned|robbed|towed)\b
somebody someone they :: <JUST> (?:stole|nicked|took|hacked|cloned|smashed|broke into|keyed|
    robbed)(?: (?:my|our))(?: \w+)
levei tomei :: <JUST>(?: um| uma)(?: (?:baita|belo|grande))? (?:tombo|queda|choque(?! d[eo])|
    golpe|tiro|facada|mordida|coice|multa alta|susto de moto)\b
cai :: (?: (?:de|d[ao]|n[ao]))(?: (?:moto|bike|bicicleta|cavalo|escada|laje|rua|onibus|banheiro|
    chao|patinete|skate|telhado|rede|beliche|arvore))\b
me :: (?: (?:queimei|cortei feio|machuquei|acidentei|afoguei|feri))\b
my :: (?: (?:left|right|bad|good|dodgy))?(?: (?:back|knee|hip|shoulder|ankle)) (?:went|gave out
    |popped|locked(?: up)?|gave way)\b
lost :: <JUST>(?: (?:everything|it all|half (?:the|our|my) \w+|our home|our house|my home|
    my house))(?: (?:in|to|when))\b
perdi perdemos :: <JUST>(?: (?:tudo|quase tudo|a casa|minha casa|nossa casa|o carro))(?: (?:n[ao]|
    com a|com o|pr[ao]))\b
cai caimos :: <JUST>(?: (?:n?um|no|em um|num)) (?:baita |maldito )?golpe\b
entraram invadiram arrombaram :: <JUST>(?: (?:n[ao]|em|a|o))?(?: (?:minha|meu|nossa|nosso)) (?:casa|
    ape|apartamento|loja|carro|conta|garagem|predio)\b
carro moto onibus celular notebook :: <JUST>(?: (?:deu pt|deu perda total|pegou fogo|fundiu|
    foi guinchad[oa]|foi roubad[oa]|foi furtad[oa]))\b
fell :: (?: for)(?: (?:a|an|the|one of those))(?: [\w-]+)? ?(?:scam|fraud|phishing \w+|con)\b
my our :: (?: [\w-]+){1,2}? (?:got|was|were|been|has been) (?:nicked|pinched|swiped|snatched|robbed|
    cloned|smashed|trashed|flooded|towed)\b
came fell flew :: (?: off)(?: (?:my|the|a))(?: [\w-]+)? ?(?:bike|horse|scooter|motorbike|motorcycle|
    ladder|skateboard|quad)\b
reversed backed drove crashed smashed ran slid skidded bumped ploughed plowed :: <JUST>
    (?: (?:straight|right|my car|the car|it|off))*(?: into)(?: (?:a|an|the|my|our|someone|somebody|
    another))(?! (?:friend|mate|colleague|problem|issue|ex|wall of)\b)(?= \w)
dei bati entrei :: <JUST>(?: (?:de|uma))? ?re (?:n[oa]|em|num|numa)(?= \w)
fire flood storm burst floods fires hurricane tornado :: (?: \w+)?(?: \w+)? (?:gutted|destroyed|
    took|wrecked|ruined|damaged|flooded|ripped|wiped out|flattened) (?:my|our)\b
fogo enchente chuva vendaval temporal incendio agua enxurrada raio :: (?: (?:levou|destruiu|
    derrubou|arrancou|queimou|estragou|consumiu|acabou com)) (?:o |a |os |as )?(?:meu|minha|meus|
    minhas|nosso|nossa|tudo)\b
""",
}

OTHERS = {
    "accident": r"""
crashed :: (?: (?:on|into|his|her))\b
got was :: <JUST> (?:rear[- ]ended|hit by|run over|robbed|mugged)\b
perdeu :: (?: (?:o|a|seu|sua)) (?:voo|passaporte|celular|carteira)\b
bateu capotou amassou :: (?: (?:o|a|de|com|com o|com a))? ?<WHEELS>
sofreu teve :: (?: um)(?: grave)? acidente
foi :: (?: (?:atropelad|assaltad|roubad)[oa])
totalled totaled crashed wrecked :: (?: (?:his|her|their|the|my|our)) <WHEELS>
got was had :: <JUST>(?: in| into)?(?: (?:a|an))?(?: (?:bad|serious|car))*(?: (?:accident|crash
    |robbed|mugged|hit by))\b
had :: (?: a)(?: (?:bad|nasty|serious|little))? fall\b
crashed totalled :: (?: (?:on|in|his|her|their|the|into))+(?= \w)
got :: <JUST> (?:rear[- ]ended|mugged|robbed|hit by|run over|knocked off|scammed|burgled|hacked)\b
perdeu :: (?: (?:o|a|tudo)) (?:telhado|casa|carro|moto|celular|carteira)\b
bateu :: (?: (?:o|a|de|com o)) (?:carro|moto|caminhao|bike)\b
foi :: (?: (?:pres[oa]|assaltad[oa]|roubad[oa]|atropelad[oa]|esfaquead[oa]|balead[oa]))\b
got was :: <JUST> (?:arrested|stabbed|shot|evicted|sent to prison|jailed)\b
""",
}

TO_ME = {
    "accident": r"""
bateu :: (?: n[oa] (?:meu|minha) <WHEELS>)
me :: (?: (?:assaltou|roubou|atropelou|agrediu))\b
stole broke nicked swiped pinched robbed :: (?: into)? (?:my|our)(?: \w+)
roubou furtou clonou hackeou invadiu quebrou :: (?: (?:o|a))? ?(?:meu|minha|meus|minhas|nosso
    |nossa)(?: \w+)
hit crashed :: (?: (?:me|into (?:me|my)|my (?:car|bike)))\b
keyed smashed dented scratched slashed vandalised vandalized clipped rammed :: (?: (?:my|our))
    (?: \w+)
""",
}
