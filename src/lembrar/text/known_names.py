"""Names people use every day in Brazil and in English, folded (no accents, lower case).

They let a name be seen where a capital proves nothing (the first word of a sentence) or is missing
("falei com a maria"). Not a census: the usual ones, in their usual spellings.
"""

from lembrar.text.lists import listed

BRAZILIAN = listed("""
    abel abigail abner abraao ada adalberto adao adelaide adelia adelino ademar ademir adilson
    adolfo adriana adriane adriano adrielle afonso agata agatha agnaldo agnes agostinho aida
    ailton alan alana alberto aldair aldo alessandra alessandro alex alexandra alexandre
    alexsandro alfredo alice aline alison allan almir aloisio altair aluisio alvaro alzira amadeu
    amalia amanda amaro amelia ana anabela analice ananda anderson andre andrea andreia andressa
    andreza angela angelica angelo angelina anita anna antonella antonia antonio aparecida araci
    ariadne ariana ariane ariel arlete arlindo armando arnaldo arthur artur ary augusta augusto
    aurea aurelia aurelio aurora ayla ayrton barbara beatriz bela benedita benedito benicio
    benjamim bento berenice bernadete bernardo bete beto betina bia bianca brenda breno bruna
    bruno cacilda caio caique camila camilly candida carina carla carlos carlinhos carlota
    carmelita carmem carmen carol carolina caroline cassia cassiano cassio catarina caua cauan
    cecilia celia celina celio celso cesar charlene christian christiane cibele cicera cicero cida
    cintia cinthia ciro clarice clarissa claudemir claudete claudia claudinei claudio cleber
    clebson cleide cleiton cleonice cleusa clovis conceicao cora cristiana cristiane cristiano
    cristina cynthia daiana daiane dalila dalva damiao daniel daniela daniele danielle danilo
    dario davi debora deise denis denise denilson dercio diana diego dilma dimas dinah diogo dirce
    dirceu djalma domingas dominique dora doralice douglas dulce duda eder edgar edilene edileusa
    edilson edimar edison edite edivaldo edmilson edna edson eduarda eduardo elaine elba elder
    eleonora eli eliana eliane elias eliete elio elis elisa elisabete elisangela elizabete eliseu
    eliza eloa eloisa elton elza emanuel emanuela emanuelle emerson emilia emiliana emilio emilly
    enzo erica erick erika ernesto esmeralda estela ester estevao eugenia eugenio eunice eva
    evandro evelin everaldo everton ezequiel fabiana fabiano fabio fabiola fabricio fatima
    feliciano felicia felipe fernanda fernando filipe flavia flavio flora florinda francisca
    francisco franciele francine frederico gabi gabriel gabriela gabriele gabrielly geisa genilson
    genivaldo george georgina geovana geraldo gerson getulio giana gilberto gilda gilmar gilson
    giovana giovane giovanna giovanni gisela gisele giselle gislaine gisleine gleice glaucia
    gleidson gloria graca graziela graziele guilherme guilhermina gustavo guto heitor helder
    helena heleno helio heloisa henrique herbert heribert hermes hilda hortencia hugo humberto
    iago iara igor ilda ilma ines ingrid iracema iraci irene iris irineu isa isaac isabel isabela
    isabella isabelle isadora isaias isis ismael israel italo ivan ivana ivanildo ivete ivo ivone
    izabel jaci jacinto jackson jacqueline jade jader jailson jaime jair jairo jamile janaina
    jandira jane janete jaqueline jean jefferson jenifer jeova jeronimo jessica jhonatan joana
    joao joaozinho joaquim joaquina jocelia joel joelma johnny jonas jonatas jonathan jorge josafa
    jose josefa josefina joselia josias josue josiane josimar jovita juarez juca jucara judite
    julia juliana juliane juliano julieta julio junia juraci jussara juvenal kaique karen karina
    karine karla karol katia kauan kaua keila kelly kelvin kevin kleber laercio lais lara larissa
    laura lauro lavinia lazaro lea leandra leandro leda leia leila lena leni lenira leo leonardo
    leonel leonor leticia levi lia liana lidia lidiane ligia lilia lilian liliana liliane livia
    lorena lorenzo lourdes lourenco luan luana luca lucas lucca lucelia lucia luciana luciane
    luciano lucilene lucimar lucio lucineia lucinda ludmila luis luisa luiz luiza luizinho luna
    lurdes luzia luzinete lygia mafalda magali magda magno maiara maira maisa maite manoel manoela
    manu manuel manuela mara marcela marcelo marcia marcio marco marcos margarete margarida
    margareth maria mariana mariane marilda marilene marilia marilu marina marinalva mario mariza
    marisa maristela marlene marli marlon marluce marta martha mateus matheus matilde mauricio
    mauro maximiliano maya mayara maysa meire melissa mercedes micaela michel michele michelle
    miguel milena milton miriam mirela mirian mirtes moacir moises monica monique murilo nadia
    nadir nair nara natalia natalie natanael natasha nathalia nayara neide neiva nelson neusa
    neuza newton nicolas nicole nicolly nilda nilo nilson nilton nilza nina noel noemi noemia
    norma octavio odair odete odilon olavo olga olinda olivia orlando oscar osmar osvaldo oswaldo
    otacilio otavio otto pablo palmira paloma pamela paola patricia paula paulinha paulinho paulo
    pedrinho pedro penelope perola pietra pietro poliana priscila quiteria rafa rafael rafaela
    raimunda raimundo raissa ramon raphael raphaela raquel raul ravi rayane rayssa rebeca regiane
    regina reginaldo regis reinaldo renan renata renato ricardo rita roberta roberto robson
    rodolfo rodrigo rogeria rogerio romario romeu romulo ronaldo ronan roni rosana rosane
    rosangela roseli rosemary rosenilda rosilene rosimeire rosinha rubens ruth rui ruy sabrina
    salete salvador samanta samara samuel sandra sandro sara sarah saulo sebastiana sebastiao
    selma serafim sergio severina severino sheila silas silvana silverio silvestre silvia silvio
    simao simone sofia solange sonia soraia sophia stefany stella stephanie suelen sueli suely
    suzana suzane tabata tadeu tainara taina tais talita tamara tamires tania tarcisio tatiana
    tatiane telma teodoro tereza teresa teresinha thais thales thalia thayna theo thiago tiago
    tiao tomas toninho tulio ubiratan ursula vagner valdeci valdemar valdir valdirene valentina
    valeria valerio valmir valquiria valter vanda vanderlei vanessa vania vera veronica vicente
    victor victoria vilma vinicius virginia vitor vitoria viviane vivian wagner waldemar waldir
    wallace walmir walter wanda wanderley washington wellington wesley wendel wilian william
    willian wilma wilson xavier ximena yago yara yasmin yolanda yuri zeca zelia zenaide zezinho
    zilda zuleica zulmira
""")

ENGLISH = listed("""
    aaron abby abigail adam adele adrian agnes aidan alan albert alec alex alexander alexandra
    alexis alfred alice alicia alison allison alyssa amanda amber amelia amy andrea andrew andy
    angela angelina anita ann anna annabel anne annie anthony antonio april arnold arthur ashley
    audrey austin ava avery barbara barry beatrice becky ben benjamin bernard beth bethany betty
    beverly bill billy blake bob bobby bonnie brad bradley brandon brenda brent brett brian
    brittany bruce bryan bryce caitlin caleb callum cameron carl carla carmen carol caroline
    carolyn carrie casey catherine cathy chad charles charlie charlotte chelsea cheryl chester
    chloe chris christian christina christine christopher cindy claire clarence clark claudia
    clayton clifford clint cody colin connie connor constance corey courtney craig crystal curtis
    cynthia daisy dale damon dan dana daniel danielle danny darlene darren dave david dawn dean
    deborah debbie debra denise dennis derek derrick desmond diana diane dolores dominic donald
    donna doreen doris dorothy doug douglas duncan dustin dwayne dylan earl eddie edgar edith
    edmund edward edwin eileen elaine eleanor eli elias elijah elizabeth ella ellen ellie elliot
    elsie emily emma eric erica erin ernest esther ethan eugene eva evan evelyn fiona florence
    floyd frances francis frank franklin fred frederick freya gabriel gail garrett gary gavin
    gemma gene geoffrey george gerald geraldine gilbert gina gladys glen glenn gloria gordon grace
    graham grant greg gregory gretchen gwen hailey hannah harold harriet harrison harry harvey
    hazel heather hector heidi helen henry herbert herman holly howard hugh hugo hunter ian imogen
    ingrid irene iris isaac isabel isabella isla ivan ivy jack jackie jackson jacob jade jake
    james jamie jan jane janet janice jared jasmine jason jay jean jeff jeffrey jenna jennifer
    jenny jeremy jerome jerry jesse jessica jill jim jimmy joan joanna joanne jodie joe joel joey
    john johnny jon jonathan jordan joseph josh joshua joy joyce juan judith judy julia julian
    julie june justin kaitlyn karen karl kate katherine kathleen kathryn kathy katie kayla keith
    kelly kelsey ken kenneth kenny kerry kevin kieran kim kimberly kirk kristen kristin kristina
    kurt kyle lance larry laura lauren laurie lawrence leah lee lena leo leon leonard leroy leslie
    lester lewis liam lillian lily linda lindsay lindsey lisa liz lloyd logan lois lola loretta
    lorraine lottie louis louise lucas lucille lucy luke lydia lynn mabel mackenzie madeline
    madison maggie malcolm mandy marc marcus margaret maria marian marianne marie marilyn marion
    marjorie mark marshall martha martin marvin mary mason matt matthew maureen maurice max maxine
    megan meghan melanie melinda melissa melody melvin mercedes meredith michael michele michelle
    miguel mike mildred millie milton miranda mitchell molly monica morgan muriel myra nadia nancy
    naomi natalie natasha nathan nathaniel neil nell nelson nicholas nick nicola nicole nigel nina
    noah noel nora norma norman olive oliver olivia oscar owen paige pam pamela pat patricia
    patrick patsy patty paul paula pauline pearl peggy penelope penny perry pete peter phil philip
    phillip phoebe phyllis polly poppy preston priscilla quentin quinn rachel ralph ramona randall
    randy ray raymond rebecca reggie reginald renee rhonda richard rick ricky riley rita rob
    robert roberta robin rodney roger roland ron ronald ronnie rory rosalie rosemary roxanne roy
    ruby rufus rupert russell ruth ryan sabrina sadie sally sam samantha samuel sandra sandy sara
    sarah saul savannah scott sean sebastian seth shane shannon sharon shaun shawn sheila shelby
    shelley sheryl shirley sidney simon sonia sophia sophie spencer stacey stacy stan stanley
    stella stephanie stephen steve steven stewart stuart sue summer susan susie suzanne sylvia
    tabitha tamara tammy tanya tara taylor ted teresa terrance terry tess tessa theo theodore
    theresa thelma thomas tiffany tim timothy tina toby todd tom tommy toni tony tracey tracy
    travis trevor tristan troy tyler valerie vanessa vera vernon veronica vicky victor victoria
    vincent viola violet virginia vivian wade wallace walter wanda warren wayne wendy wesley
    whitney wilbur will willie william wilma winston yolanda yvette yvonne zachary zara zoe
""")

SURNAMES = listed("""
    abreu aguiar albuquerque almeida alves amaral amorim andrade antunes araujo assis avila
    azevedo bandeira barbosa barros bastos batista bezerra borges braga brandao brito bueno cabral
    caldas camargo campos cardoso carneiro carvalho castro cavalcante cavalcanti chaves coelho
    correa correia costa coutinho cruz cunha dantas dias domingues duarte esteves fagundes farias
    fernandes ferraz ferreira figueiredo fonseca franco freire freitas furtado galvao garcia godoy
    gomes goncalves gouveia guedes guerra guimaraes henriques lacerda leal leite leme lemos lima
    lisboa lobo lopes machado maciel magalhaes maia marinho marques martins matos medeiros
    meireles mello melo mendes menezes miranda monteiro moraes morais moreira mota moura
    nascimento navarro neves nobrega nogueira novaes nunes oliveira pacheco padilha paes paiva
    peixoto pereira pessoa pimentel pinheiro pinto pires portela prado queiroz ramos rangel
    rezende ribeiro rocha rodrigues sales salles sampaio sanches santana santos sardinha serra
    silva silveira simoes siqueira soares sodre sousa souza tavares teixeira teles toledo torres
    trindade vargas vasconcelos vaz veloso viana vidal vieira vilela xavier
""")

ALSO_PORTUGUESE = listed("""
    abel alba amaro angelica aparecida augusta aurora barbara bela benedita bento caio candida
    celeste cicero clara conceicao dalia diana domingas domingos dulce esmeralda estela ester
    felicia flora franco gal gene gloria graca hortencia iris italo jacinto jade jasmim lance lea
    leda leia lia linda lourdes lua lucio luna luz magno mara marco marcos margarida max mel
    mercedes moral nadir nina noel norma oscar patricio perola pilar regis rosa rui salvador sara
    serafim silvestre socorro sol tais tara tom valeria vera viola violeta vitoria
""")
"""Names that are Portuguese words too: in lower case they are read as words."""

ALSO_ENGLISH = listed("""
    amber angel april art ash august autumn basil bill bud chase chuck clay cliff cooper crystal
    daisy dawn dean drew earl faith frank gay ginger grace grant guy harmony hazel heath heather
    herb holly hope hunter iris ivy jade jersey joy june lance lily mark marshall mason max may
    melody miles misty norm olive page pearl penny poppy ray red rich rob robin rocky rod rose
    ruby rusty sandy skip sky sterling sue summer sunny trinity violet wade warren will woody
""")
"""Names that are English words too."""

NEEDS_CAPITAL = listed("""
    christian dick don elder frances gene glen israel jan jay jean jordan nell nick nora norma pat
    roger savannah tom tara viola virginia washington ella isla tomas armando lisa helio juliano
    patty jack jasmine georgina
""")
"""Names that in lower case are mostly something else, though no word to open a sentence with."""

PLACES = listed("""
    brasil brazil portugal angola argentina chile uruguai uruguay paraguai paraguay peru colombia
    mexico canada inglaterra england escocia scotland irlanda ireland franca france espanha spain
    italia italy alemanha germany japao japan china india eua usa australia europa europe africa
    asia america suica switzerland holanda netherlands belgica belgium suecia sweden russia
    ucrania ukraine israel egito egypt turquia turkey grecia greece recife curitiba brasilia
    manaus belem fortaleza goiania campinas santos niteroi natal maceio aracaju teresina cuiaba
    florianopolis floripa joinville londrina maringa sorocaba uberlandia osasco guarulhos
    petropolis gramado bahia ceara pernambuco parana goias sergipe alagoas piaui maranhao amazonas
    tocantins rondonia roraima amapa paraiba lisboa lisbon porto coimbra braga paris londres
    london madrid barcelona roma rome milao milan berlim berlin toquio tokyo boston chicago miami
    orlando seattle dallas houston denver atlanta detroit phoenix philadelphia manhattan brooklyn
    texas california florida oregon nevada ohio michigan dublin edinburgh manchester liverpool
    oxford cambridge toronto vancouver montreal sydney melbourne dubai amsterdam
""")

LONG_PLACES = frozenset(
    {
        ("sao", "paulo"), ("sao", "luis"), ("sao", "jose"), ("sao", "bernardo"), ("sao", "carlos"),
        ("santo", "andre"), ("rio", "de", "janeiro"), ("rio", "grande", "do", "sul"),
        ("rio", "grande", "do", "norte"), ("belo", "horizonte"), ("porto", "alegre"),
        ("porto", "velho"), ("joao", "pessoa"), ("campo", "grande"), ("boa", "vista"),
        ("minas", "gerais"), ("santa", "catarina"), ("espirito", "santo"), ("mato", "grosso"),
        ("juiz", "de", "fora"), ("ribeirao", "preto"), ("foz", "do", "iguacu"), ("vila", "velha"),
        ("nova", "york"), ("nova", "iorque"), ("nova", "zelandia"), ("buenos", "aires"),
        ("estados", "unidos"), ("reino", "unido"), ("new", "york"), ("new", "jersey"),
        ("new", "orleans"), ("new", "zealand"), ("los", "angeles"), ("las", "vegas"),
        ("san", "francisco"), ("san", "diego"), ("san", "antonio"), ("united", "states"),
        ("united", "kingdom"), ("south", "africa"), ("hong", "kong"), ("north", "carolina"),
    }
)  # fmt: skip
"""Places of several words, seen in lower case too."""

BRANDS = listed("""
    nubank itau bradesco santander caixa picpay mercadolivre ifood rappi netflix spotify youtube
    instagram facebook whatsapp telegram tiktok twitter linkedin google amazon apple microsoft
    samsung motorola xiaomi sony nike adidas puma renner riachuelo carrefour assai havan magalu
    shopee shein aliexpress uber airbnb booking decolar latam gol azul petrobras ambev natura vivo
    claro tim serasa paypal visa mastercard walmart costco starbucks tesla toyota honda fiat
    volkswagen chevrolet hyundai renault nissan ford bmw audi unimed chatgpt openai gemini notion
    slack trello zoom github ubereats doordash venmo chase disney hbo duolingo kindle alexa strava
""")

WORDS_WHEN_SMALL = listed("""
    natal santos porto braga orlando caixa gol azul vivo claro tim visa chase apple amazon booking
    notion slack zoom ford puma phoenix turkey china india renner natura alexa kindle franca peru
    gemini roma milan recife gramado decolar israel colombia argentina america oxford cambridge
    fortaleza nevada florida telegram londrina suica
""")
"""Places and brands whose small letters are an ordinary word («natal», «gol», «visa»)."""
