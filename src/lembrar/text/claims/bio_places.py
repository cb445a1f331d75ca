"""Places that people come from, in small letters, beyond those that are known as names."""

from lembrar.text.lists import listed

PLACES = listed("""
    caruaru olinda jaboatao petrolina garanhuns sobral juazeiro crato maracanau mossoro parnamirim
    arapiraca feira ilheus itabuna camacari salvador barreiras vitoria serra cariacica linhares
    contagem betim uberaba divinopolis ipatinga varginha montes lavras bh poa sp rj mg df rio
    diadema maua santos bauru franca jundiai piracicaba limeira taubate araraquara marilia
    barueri cotia osasco suzano mogi indaiatuba americana itu sumare hortolandia guaruja ubatuba
    caraguatatuba paraty buzios macae campos volta resende cabofrio nilopolis caxias belford
    mesquita itaborai maric nova-iguacu blumenau chapeco criciuma itajai balneario lages brusque
    pelotas canoas caxias-do-sul bento santa-maria novo-hamburgo passo-fundo bage londrina
    maringa cascavel ponta-grossa foz guarapuava paranagua dourados corumba rondonopolis sinop
    varzea anapolis aparecida rio-verde palmas araguaina maraba santarem ananindeua altamira
    castanhal macapa porto-velho ji-parana boa-vista rio-branco imperatriz timon parnaiba picos
    campina patos acre para ceara minas bahia pernambuco paraiba sergipe alagoas amazonas parana
    goias tocantins maranhao piaui brasil brazil portugal angola mocambique argentina chile bolivia
    venezuela cuba haiti equador ecuador canada japan korea vietnam philippines nigeria kenya ghana
    texas ohio oregon nevada utah iowa kansas maine alaska hawaii georgia alabama arizona
    colorado idaho illinois indiana kentucky louisiana maryland minnesota mississippi missouri
    montana nebraska oklahoma pennsylvania tennessee vermont virginia wisconsin wyoming
    nyc la sf dc austin portland boston seattle leeds bristol sheffield cardiff glasgow belfast
    york bath nottingham leicester birmingham newcastle liverpool cork galway limerick
    brisbane perth adelaide auckland wellington calgary ottawa winnipeg halifax mumbai delhi
    bangalore chennai kolkata hyderabad lagos nairobi accra cairo johannesburg warsaw krakow prague
    vienna budapest zurich geneva munich hamburg frankfurt cologne lyon marseille nice seville
    valencia malaga naples turin florence venice athens istanbul moscow kyiv kiev seoul osaka kyoto
    bangkok singapore jakarta manila shanghai beijing taipei lima bogota medellin quito santiago
    montevideo asuncion caracas havana kingston
""")
