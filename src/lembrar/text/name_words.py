"""Words that tell what stands beside a capital: a title, a month, a link between two names.

All folded. Those that are names themselves are in `known_names`.
"""

from lembrar.text.lists import listed

CALENDAR = listed("""
    janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro
    segunda terca quarta quinta sexta sabado domingo segunda-feira terca-feira quarta-feira
    quinta-feira sexta-feira january february march april may june july august september october
    november december monday tuesday wednesday thursday friday saturday sunday jan fev feb mar abr
    apr jun jul ago aug set sep sept out oct nov dez dec seg ter qua qui sex sab dom mon tue wed
    thu fri sat sun
""")
# English writes peoples and languages with a capital; they say what kind, not who.
PEOPLES = listed("""
    english french spanish german italian portuguese brazilian american british chinese japanese
    korean russian arabic dutch greek turkish indian mexican canadian irish scottish welsh african
    asian european latin australian swedish polish hebrew christian catholic jewish muslim ingles
    frances espanhol alemao italiano portugues japones chines coreano russo arabe grego latim
    hebraico turco holandes sueco americano brasileiro europeu
""")
# Capitals that stand for a thing, not for somebody.
ABBREVIATIONS = listed("""
    ok tv cpf cnpj rg cep pix ceo cto rh ti ai ia pdf url api usd brl eur gbp am pm cdi cdb ipca
    fgts inss ir irpf iptu ipva mei etf fii lci lca nf ddd id faq atm dj pc hd ssd usb gps sms cv
    hr it vip diy asap fyi lol omg btw idk tbh imo rsrs kkk kk rs ps obs eta uti sus clt pj cnh
    dna wifi wi-fi led lcd html css json xml sql csv xls kg km cm ml mb gb tb ios eu vs ha cd dvd
    qr
""")
TITLES = listed("""
    sr sra srta dr dra prof profa dom dona seu tio tia vo vovo mr mrs ms miss mister sir
    madam aunt uncle doctor professor professora doutor doutora senhor senhora padre irma irmao
""")
# Ordinary words that open a name when another capital follows: Banco Inter, Rua Augusta, New York.
HEADS = listed("""
    sao santo santa san saint st nova novo new los las rio belo porto boa vila monte serra lago
    ilha praia campo campos banco bank mercado casas magazine lojas loja grupo universidade
    university faculdade colegio escola instituto hospital clinica hotel restaurante bar padaria
    academia shopping parque rua avenida av praca estrada rodovia bairro edificio condominio lake
    mount north south east west great grand central general united estados reino costa cabo super
    centro teatro museu estadio aeroporto igreja companhia editora radio
""")
LINKS = listed("de da do das dos di del della van von der du of")
DEVOTIONAL = listed("""
    fatima lourdes conceicao graca gracas carmo dores gloria penha socorro jesus deus luz rosario
    nazare paula assis aparecida
""")
PRONOUNS = listed("eu tu ele ela nos voce voces vc vcs i i'm i'll i've i'd im he she we they")
# What somebody does: after a first word it tells that the word names who.
DEEDS = {
    "pt": listed("""
        disse falou ligou mandou veio chegou saiu quer gosta mora trabalha pediu perguntou comprou
        pagou viajou nasceu casou vai vem sabe acha adora odeia prefere ficou voltou contou
        esqueceu cobrou aumentou me
    """),
    "en": listed("""
        said says told called wants likes lives works asked bought paid moved gave sent loves
        hates knows thinks charged
    """),
}
# Enough after a word that is known as a name, too little after any other: «Beauty is …».
STATES = listed("foi era esta tem e is was has had and")
