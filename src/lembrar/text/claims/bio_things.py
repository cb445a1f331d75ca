"""Open classes that people describe their life with, in folded letters; commas part the words."""

ANIMALS = """
    bearded dragon, german shepherd, pastor alemao, pastor belga, border collie, cocker spaniel,
    cocker, spaniel, golden doodle, goldendoodle, labradoodle, cockapoo, doodle, great dane,
    mastiff, newfoundland, st bernard, sao bernardo, sheepdog, old english sheepdog, bernese,
    bernese mountain dog, doberman, dobermann, dalmatian, dalmata, basset, basset hound, bloodhound,
    coonhound, hound, setter, pointer, vizsla, weimaraner, australian shepherd, aussie shepherd,
    heeler, blue heeler, cattle dog, malinois, shiba, shiba inu, chow, chow chow, shar-pei, samoyed,
    malamute, pomeranian, lulu da pomerania, pekingese, papillon, bichon, bichon frise, havanese,
    lhasa apso, lhasa, maltese, shih-poo, yorkie, yorkshire, jack russell, boston terrier, french
    bulldog, frenchie, bulldog frances, staffie, staffordshire, american bully, bull terrier, cane
    corso, rhodesian ridgeback, whippet, galgo, saluki, fila, fila brasileiro, vira-lata caramelo,
    lab mix, pit mix, mixed breed, rescue dog, rescue cat, service dog, guide dog, cao-guia,
    emotional support dog, dog mix, shepherd mix, terrier mix, mutt, pup, doggo, doggy, pupper,
    doguinho, dogao, cachorrao, cachorrada, filhote, filhotes, gatinhos, gatao, felino, bichano,
    kitty cat, kitties, tabby, calico, tortie, tuxedo cat, maine coon, ragdoll, siamese, siamese
    cat, persian cat, bengal cat, sphynx, sphynx cat, russian blue, black cat, barn cat, stray cat,
    gato preto, gato persa, angora, cockatiel, cockatoo, macaw, budgie, lovebird, canary, conure,
    african grey, finch, dove, pigeon, pombo, rooster, hen, geese, quail, galinha, pato, codorna,
    pavao, agapornis, arara, maritaca, curio, sabia, trinca-ferro, hedgehog, chinchilla, gerbil,
    mice, degu, sugar glider, ferret, skunk, raccoon, pig, mini pig, porco, porquinho,
    porquinho-da-india, hamster, esquilo, ourico, cabra, bode, ovelha, goat, sheep, alpaca, llama,
    donkey, mule, jumento, egua, potro, calf, pony, betta, peixe betta, peixe beta, fish, koi,
    tropical fish, axolote, sapo, frog, toad, salamander, newt, chameleon, camaleao, leopard gecko,
    lagarto, ball python, python, corn snake, boa, jiboia, tarantula, scorpion, hermit crab, snail,
    bee, bees, abelha
"""
"""Beyond dogs and cats by their plain names."""

FAITHS = """
    nondenominational, non-denominational, pentecostal, southern baptist, zen, zen buddhist, taoist,
    wiccan, lds, jain, zoroastrian, spiritualist, unitarian, unitarian universalist, calvinist,
    messianic, messianic jew, orthodox jew, reform jew, bahai, rastafari, rasta, druid, heathen,
    satanist, deist, pantheist, humanist, secular humanist, born again, born-again christian,
    seventh day adventist, greek orthodox, russian orthodox, coptic, roman catholic, irish catholic,
    ex-catholic, ex-mormon, a christian, shia, sunni, sufi, hindu, catolico nao praticante, catolica
    nao praticante, catolico praticante, catolica praticante, crente, crentao, irma da igreja,
    assembleiano, assembleiana, congregacional, sunita, xiita, ortodoxo, ortodoxa, anglicano,
    anglicana, quadrangular, neopentecostal, deista, panteista, pagao, paga, bruxa, bruxo,
    macumbeira, macumbeiro, de axe, do axe, de santo, do santo, filha de santo, filho de santo,
    feito no santo, feita no santo, juremeiro, juremeira, daimista, hare krishna, seicho-no-ie,
    johrei, jeova
"""
"""What people believe or don't."""

CLUBS = """
    sao paulo fc, spfc, atletico mineiro, atletico mg, atletico go, atletico goianiense, galo forte,
    red bull bragantino, cuiaba, mirassol, novorizontino, vila nova, operario, londrina, criciuma,
    brusque, joinville, caxias, brasil de pelotas, ypiranga, sampaio correa, moto club, confianca,
    abc de natal, america mg, america de natal, botafogo pb, treze, campinense, ferroviario, icasa,
    river do piaui, altos, manaus fc, amazonas fc, tuna luso, nacional am, santo andre, sao caetano,
    sao bernardo, ituano, xv de piracicaba, portuguesa, lusa, juventus da mooca, noroeste,
    ferroviaria, mogi mirim, bangu, madureira, volta redonda, portuguesa carioca, macae, tombense,
    villa nova mg, ipatinga, uberlandia, desportiva, crac, anapolis, aparecidense, gama,
    brasiliense, ceilandia, luverdense, nacao rubro-negra, leao da ilha, timbu, santinha, cobra
    coral, leao do pici, esquadrao, tricolor de aco, peixao, tricolor paulista, tricolor gaucho,
    tricolor carioca, furacao, leicester, leicester city, southampton, nottingham forest, forest,
    brentford, bournemouth, burnley, watford, norwich, norwich city, ipswich, derby county, derby,
    stoke, stoke city, middlesbrough, sheffield united, sheffield wednesday, blackburn, blackburn
    rovers, bolton, wigan, preston, qpr, portsmouth, pompey, cardiff city, swansea, wrexham, hibs,
    hearts, aberdeen, dundee united, man united, man utd, man city, manchester united, manchester
    city, aston villa, newcastle united, west ham united, leeds united, leyton orient, plymouth
    argyle, bristol city, hull city, ac milan, inter milan, inter de milao, roma, lazio, napoli,
    fiorentina, atalanta, juve, torino, atletico madrid, atletico de madrid, sevilla, valencia,
    villarreal, real betis, betis, athletic bilbao, real sociedad, fc barcelona, bayern munich,
    bayern de munique, borussia dortmund, bvb, leverkusen, schalke, hertha, ajax, psv, feyenoord,
    marseille, lyon, fc porto, sporting cp, braga, vitoria de guimaraes, galatasaray, fenerbahce,
    besiktas, celtic, boca, racing, independiente, san lorenzo, penarol, colo-colo, america de cali,
    chivas, club america, pumas, tigres, inter miami, la galaxy, lafc, atlanta united, red bulls,
    timbers, whitecaps, toronto fc, nycfc, orlando city, los angeles lakers, boston celtics, golden
    state, golden state warriors, chicago bulls, miami heat, mavs, mavericks, spurs, suns, nuggets,
    clippers, bucks, sixers, 76ers, raptors, rockets, grizzlies, pelicans, blazers, trail blazers,
    timberwolves, hornets, hawks, pacers, pistons, cavs, cavaliers, wizards, new england patriots,
    dallas cowboys, green bay packers, steelers, philadelphia eagles, kansas city chiefs, chargers,
    rams, cardinals, falcons, panthers, bucs, buccaneers, titans, colts, texans, jaguars, jags,
    browns, commanders, redskins, new york giants, new york jets, new york yankees, boston red sox,
    chicago cubs, white sox, los angeles dodgers, sf giants, orioles, rays, blue jays, jays,
    guardians, indians, athletics, oakland a's, mariners, rangers, rockies, diamondbacks, dbacks,
    nationals, nats, marlins, pirates, brewers, toronto maple leafs, canadiens, senators, sens,
    flames, golden knights, knights, kraken, sharks, avalanche, avs, predators, preds, hurricanes,
    canes, capitals, islanders, sabres, red wings, lightning, blue jackets, crimson tide, roll tide,
    buckeyes, wolverines, huskers, cornhuskers, longhorns, sooners, gators, seminoles, bulldogs,
    volunteers, vols, razorbacks, aggies, badgers, hawkeyes, spartans, nittany lions, fighting
    irish, notre dame, blue devils, tar heels, wildcats, jayhawks, hoosiers, boilermakers, trojans,
    bruins, huskies, sun devils, wallabies, collingwood, hawthorn, essendon, geelong, richmond
    tigers, broncos, rabbitohs, roosters, mumbai indians, csk, rcb, chennai super kings, red bull
    racing, mclaren
"""
"""Clubs of Brazil, of Europe and of North America; a fan's own words for them, too."""

TONGUES = """
    pomerano, talian, hunsrik, nheengatu, quechua, quichua, aimara, basco, basque, galician, ladino,
    iidiche, yiddish, bulgaro, bulgarian, croata, croatian, servio, serbian, esloveno, slovenian,
    eslovaco, slovak, lituano, lithuanian, letao, latvian, estonian, albanian, albanes, georgian,
    armenian, armenio, persa, pashto, dari, kurdish, curdo, nepali, sinhala, marathi, gujarati,
    kannada, malayalam, burmese, khmer, lao, hmong, cebuano, ilocano, hokkien, hakka, shanghainese,
    taiwanese, mongolian, tibetan, hawaiian, samoan, maori, navajo, cherokee, ojibwe, cree,
    inuktitut, amharic, somali, hausa, twi, xhosa, shona, wolof, lingala, kinyarwanda, patois,
    haitian creole, crioulo haitiano, cabo-verdiano, umbundu, kimbundu, scots, icelandic, islandes,
    frisian, flemish, flamengo belga, luxembourgish, swiss german, bosnian, macedonian, belarusian,
    kazakh, uzbek, azeri, maltese, lingua de sinais, lingua brasileira de sinais, bsl, auslan,
    american sign language, braille, klingon
"""
"""Languages that are not in every school."""

COURSES = """
    engenharia civil, engenharia eletrica, engenharia mecanica, engenharia de producao, engenharia
    de software, engenharia da computacao, engenharia quimica, engenharia ambiental, engenharia
    florestal, engenharia de alimentos, engenharia de petroleo, ciencia da computacao, ciencia de
    dados, ciencias contabeis, ciencias sociais, ciencias biologicas, ciencia politica, gestao
    publica, gestao de rh, gestao de pessoas, gestao comercial, gestao hospitalar, gestao
    financeira, processos gerenciais, comercio exterior, comunicacao, comunicacao social, relacoes
    publicas, cinema e audiovisual, producao cultural, artes cenicas, artes visuais, artes
    plasticas, design grafico, design de interiores, design de moda, historia da arte,
    biblioteconomia, arquivologia, museologia, fonoaudiologia, fono, terapia ocupacional,
    optometria, quiropraxia, podologia, enfermagem obstetrica, medicina veterinaria, vet, odonto,
    fisio, nutri, psico, educacao infantil, educacao especial, matematica aplicada, estatistica,
    geologia, oceanografia, astronomia, meteorologia, ecologia, gestao ambiental, aquicultura,
    seguranca do trabalho, seguranca publica, mecatronica, eletrotecnica, eletronica, edificacoes,
    mecanica, automacao, redes, informatica, jogos digitais, tecnologia da informacao, banco de
    dados, seguranca da informacao, inteligencia artificial, secretariado, hotelaria, eventos,
    barbearia, cabeleireiro, massoterapia, maquiagem, instrumentacao cirurgica, analises clinicas,
    protese dentaria, saude bucal, saude publica, gerontologia, criminologia, pericia criminal,
    computer engineering, civil engineering, mechanical engineering, electrical engineering,
    chemical engineering, software engineering, biomedical engineering, industrial engineering,
    aerospace engineering, environmental engineering, biochemistry, microbiology, neuroscience,
    genetics, marine biology, zoology, ecology, botany, astronomy, astrophysics, meteorology,
    oceanography, forestry, agriculture, animal science, veterinary science, vet science, pre-med,
    pre med, pre-law, premed, public health, social work, speech pathology, occupational therapy,
    physical therapy, physiotherapy, kinesiology, exercise science, sports science, sports
    management, midwifery, dental hygiene, paramedicine, radiography, criminal justice, criminology,
    forensics, forensic science, political science, international relations, public policy, public
    administration, urban planning, human resources, business administration, business management,
    supply chain, logistics, hospitality, hotel management, culinary, fashion, fashion design,
    interior design, industrial design, game design, animation, photography, creative writing,
    english literature, comp lit, classics, religious studies, theology, gender studies, american
    studies, media studies, communications, communication, advertising, broadcasting, early
    childhood education, special ed, special education, elementary education, library science,
    information technology, cybersecurity, cyber security, data analytics, information systems, web
    development, machine learning, robotics, actuarial science, comp sci, cs, econ, psych, poli sci,
    bio, chem, anthro, real estate, cosmetology, welding, hvac, carpentry, plumbing, music theory,
    music education, musical theatre, dance, drama, acting, sculpture, ceramics
"""
"""What people study, beyond the commonest courses."""

THINGS = """
    duplex, triplex, townhouse, bungalow, static caravan, mobile home, timeshare, allotment,
    daycare, day care, nursery, preschool, gallery, art gallery, law firm, landscaping company,
    cleaning company, cleaning business, catering business, construction company, consultancy,
    design studio, dance studio, yoga studio, photography studio, tattoo shop, tattoo parlor, flower
    shop, thrift store, antique store, pet store, hardware store, grocery store, convenience store,
    liquor store, pizzeria, pizza place, pizza shop, diner, deli, taqueria, pub, tavern, nightclub,
    winery, vineyard, orchard, ranch, dairy farm, horse farm, stable, greenhouse, campsite,
    campground, motel, bed and breakfast, b&b, hostel, airbnb, laundromat, car wash, auto shop, body
    shop, repair shop, print shop, game store, comic shop, record store, music school, martial arts
    school, dojo, nonprofit, charity, foundation, film company, production company, record label,
    real estate agency, marketing agency, travel agency, side hustle, side business, small business,
    family business, online business, online shop, etsy, ebay store, franchise, dealership, trucking
    company, tech company, software company, townhouse, townhome, mobile home, beach house, lake
    house, vacation home, second home, timeshare, plot of land, suv, minivan, sedan, hatchback,
    convertible, jeep wrangler, wrangler, f-150, f150, silverado, tacoma, camry, corolla, civic,
    accord, crv, cr-v, rav4, altima, sentra, elantra, sonata, kia, hyundai, mazda, nissan, chevy,
    chevrolet, dodge, volvo, audi, mercedes, benz, lexus, acura, vw, volkswagen, jetta, passat,
    beetle, mini cooper, porsche, lamborghini, corvette, camaro, challenger, charger, mustang,
    e-bike, ebike, road bike, mountain bike, dirt bike, vespa, moped, motor scooter, sailboat,
    fishing boat, pontoon, canoe, jet ski, atv, quad bike, tractor, motorhome, drum kit, drum set,
    drums, violin, cello, saxophone, trumpet, banjo, ukulele, keyboard, telescope, drone, 3d
    printer, sewing machine, kiln, ipad, tablet, kindle, gaming pc, desktop, imac, apple watch,
    nintendo switch, steam deck, vinyl collection, rifle, swimming pool, hot tub, youtube channel,
    twitch channel, web store, credit card, savings account, crypto, bitcoin, sobrado, cobertura,
    flat, casa na praia, casa de praia, casa no interior, rancho, lote, galpao, garagem, sala
    comercial, ponto comercial, quitanda, sorveteria, acaiteria, hamburgueria, pizzaria, pastelaria,
    churrascaria, marmitaria, doceria, boteco, botequim, adega, distribuidora, distribuidora de
    bebidas, loja de roupas, loja virtual, loja online, bazar, sebo, livraria, otica, joalheria,
    sapataria, lavanderia, lava-jato, lava jato, autoescola, borracharia, serralheria, marcenaria,
    grafica, estamparia, confeccao, construtora, imobiliaria, contabilidade, escritorio de
    advocacia, consultoria, produtora, gravadora, ong, creche, escolinha, escola de danca, escola de
    musica, salao de beleza, esmalteria, studio de tatuagem, clinica veterinaria, banca de jornal,
    banca na feira, carrinho de lanche, trailer de lanche, food truck, cafezal, horta, pomar,
    granja, haras, pesqueiro, gado, cabecas de gado, scooter, patinete, bicicleta eletrica, caloi,
    monark, caminhonete, picape, carreta, trator, lancha, barquinho, jangada, brasilia, chevette,
    opala, monza, santana, parati, kadett, escort, ecosport, duster, spin, cobalt, prisma, cruze,
    s10, amarok, frontier, l200, t-cross, nivus, virtus, tiggo, byd, hr-v, yaris, etios, sandero,
    ix35, tucson, punto, siena, doblo, fiorino, bros, cb 300, hornet, xre, lander, nmax, pcx,
    dragstar, harley, teclado, cavaquinho, pandeiro, sanfona, saxofone, violino, contrabaixo, viola,
    maquina de costura, impressora 3d, macbook, nintendo, cartao de credito, conta no nubank,
    poupanca, previdencia privada, consorcio, plano de saude, seguro de vida, cnh, habilitacao,
    carteira de motorista, carteira de habilitacao, piscina
"""
"""What people own or run, beyond the commonest."""

ORGS = """
    bank, hospital, clinic, school, primary school, high school, university, college, company, firm,
    startup, start-up, agency, studio, restaurant, hotel, cafe, pub, bar, bakery, shop, store,
    supermarket, warehouse, factory, plant, farm, council, government, ministry, city, county,
    state, church, parish, charity, nonprofit, non-profit, ngo, theater, theatre, orchestra,
    magazine, newspaper, paper, radio station, tv station, station, airline, railway, port, airport,
    shipyard, construction company, law firm, insurance company, dealership, garage, gym, nursery,
    daycare, kindergarten, care home, nursing home, prison, museum, library, zoo, call center, call
    centre, publisher, brewery, distillery, mine, oil rig, cruise ship, fire department, police
    department, lab, laboratory, utility, contractor, delivery app, ride app, union, embassy
"""
"""Whom people work for, where it is no name."""
