"""What people are by trade, in folded letters; commas part the words."""

STEMS = """
    medic, advogad, enfermeir, engenheir, professor, prof, profe, psicolog, psico, arquitet,
    veterinari, farmaceutic, contador, programador, desenvolvedor, vendedor, cozinheir, confeiteir,
    padeir, garcon, garconete, garcom, cabeleireir, manicure, pedicure, pedreir, pintor, encanador,
    motorista, motoboy, motogirl, entregador, faxineir, diarista, bab, cuidador, porteir, vigilante,
    vigia, seguranca, bombeir, policial, militar, soldad, marinheir, pescador, marisqueir,
    agricultor, produtor, fazendeir, pecuarist, jornalista, publicitari, designer, fotograf,
    musicista, music, cantor, ator, atriz, atores, escritor, tradutor, interprete, revisor, editor,
    bibliotecari, historiador, geograf, biolog, quimic, fisic, matematic, estatistic, economista,
    administrador, gerente, diretor, coordenador, supervisor, analista, tecnic, tec, assistente,
    auxiliar, aux, secretari, recepcionista, atendente, operador, caixa, estoquista, repositor,
    balconista, consultor, corretor, bancari, servidor, funcionari, concursad, juiz, juiza,
    promotor, procurador, delegad, defensor, promoter, personal trainer, personal, nutricionista,
    nutri, fisioterapeuta, fisio, terapeuta, terapeuta ocupacional, psicopedagog, fonoaudiolog,
    fono, dentista, esteticista, maquiador, barbeir, costureir, estilista, artesa, artesao,
    marceneir, eletricista, mecanic, soldador, torneir, caminhoneir, taxista, uber, piloto,
    comissari, aeromoca, astronom, astronauta, empreendedor, empresari, autonom, freelancer, freela,
    mei, comerciante, lojista, feirante, ambulante, camelo, cientista, pesquisador, estagiari,
    trainee, aprendiz, jovem aprendiz, menor aprendiz, aposentad, desempregad, dona de casa, donas
    de casa, dono de casa, do lar, pastor, padre, freira, dj, youtuber, streamer, influencer,
    influenciador, redator, roteirista, social media, gestor, dev, ux, scrum master, product
    manager, pm, qa, psiquiatra, pediatra, cardiologista, dermatologista, ginecologista, cirurgia,
    cirurgiao, obstetra, anestesista, ortopedista, oftalmologista, neurologista, oncologista,
    radiologista, parteira, doula, agronom, zootecnista, oceanograf, geolog, sociolog, antropolog,
    assistente social, pedagog, orientador, tutor, monitor, instrutor, treinador, atleta, jogador,
    bailarin, dancarin, coreograf, circense, tatuador, florista, jardineir, paisagista, decorador,
    cerimonialista, barista, bartender, barman, sommelier, chef, chefe de cozinha, churrasqueir,
    marmiteir, boleir, doceir, salgadeir, representante comercial, executiv, ceo, cto, cfo, socio,
    socia, carteir, guarda, perit, despachante, oficial de justica, escriva, escrivao, notari,
    cobrador, metalurgic, operari, petroleir, rodoviari, ferroviari, portuari, sindicalista,
    politic, vereador, prefeit, deputad, diplomata, catador, gari, coveir, frentista, manobrista,
    zelador, sindic, camareir, hoteleir, guia, turismolog, tesoureir, fiscal, ajudante, servente,
    merendeir, caseir, lavrador, acougueir, peixeir, copeir, lavadeir, passadeir, arrumadeir,
    governanta, capataz, vaqueir, tratorista, boia-fria, seringueir, garimpeir, ceramista, oleir,
    sapateir, alfaiate, bordadeir, crocheteir, rendeir, tapeceir, estofador, vidraceir, serralheir,
    gesseir, azulejista, ladrilheir, calceteir, carpinteir, mestre de obras, empreiteir, topograf,
    desenhista, projetista, ilustrador, cartunista, quadrinista, animador, cinegrafista, videomaker,
    sonoplasta, iluminador, cenograf, figurinista, maquinista, estivador, conferente, almoxarife,
    empilhadeirista, montador, embalador, ferramenteir, fresador, caldeireir, funileir, lanterneir,
    borracheir, chaveir, relojoeir, joalheir, ourives, otico, protetic, instrumentador, socorrista,
    paramedic, legista, necropsista, embalsamador, tanatopraxista, agente funerari, agente de saude,
    agente comunitari, agente penitenciari, agente de viagens, agente de transito, policial penal,
    investigador, detetive, inspetor, sargento, tenente, capitao, coronel, cabo do exercito, cabo da
    pm, cabo da policia, aviador, controlador de voo, mecanico de aviao, motorneir, condutor,
    operador de maquinas, telefonista, operador de telemarketing, teleoperador, cobrador de onibus,
    leiturista, demonstrador, degustador, vitrinista, modelo, manequim, garota de programa,
    apresentador, locutor, radialista, reporter, blogueir, podcaster, colunista, curador, museolog,
    arquivista, restaurador, arqueolog, paleontolog, meteorologista, astrolog, tarolog, benzedeir,
    mae de santo, pai de santo, missionari, diacono, seminarista, catequista, ministr, obreir,
    evangelista, educador, alfabetizador, cuidadora de idosos, bercarista, recreador, inspetor de
    alunos, reitor, bedel, palestrante, coach, mentor, headhunter, recrutador, comprador,
    negociador, leiloeir, avaliador, auditor, atuari, tributarista, controller, trader, investidor,
    cambista, agiota, penhorista, gerente de banco, securitari, segurador, marketeir, marqueteir,
    copywriter, gestor de trafego, afiliad, infoprodutor, webdesigner, web designer, devops,
    sysadmin, administrador de redes, suporte tecnic, tecnico de ti, hacker, cientista de dados,
    engenheiro de dados, analista de sistemas, arquiteto de software, tester, game designer, gamer
    profissional, massagista, massoterapeuta, acupunturista, quiroprata, osteopata, podolog,
    depilador, designer de sobrancelhas, lash designer, nail designer, trancista, visagista,
    colorista, biomedic, radiolog, tecnolog, flebotomista, citotecnic, optometrista, ortodontista,
    implantodontista, geriatra, urologista, nefrologista, infectologista, endocrinologista,
    gastroenterologista, pneumologista, reumatologista, hematologista, patologista, intensivista,
    plantonista, emergencista, residente, interno de medicina, lider, encarregad, chefe de setor,
    subgerente, vice-diretor, presidente, fundador, cofundador, dono de loja, sacoleir, revendedor,
    muambeir, consultora da natura, consultora avon, camioneir, carroceir, charreteir, tropeir,
    adestrador, passeador, passeador de caes, dog walker, pet sitter, banhista, tosador, groomer,
    criador de gado, apicultor, avicultor, suinocultor, piscicultor, viticultor, enolog,
    cafeicultor, horticultor, floricultor, hortelao, mateir, guarda-parque, guarda florestal,
    salva-vidas, guarda-vidas, mergulhador, surfista profissional, lutador, boxeador, arbitr, juiz
    de futebol, preparador fisic, professor de educacao fisica, tecnico de futebol, olheir,
    empresario de jogador, produtor de eventos, promotor de vendas, panfleteir, recenseador,
    empregada domestica, domestica, digitador, transcritor, taquigraf, datilograf, legendador,
    dublador, audiodescritor
"""
"""Portuguese; an ending for gender and number may follow."""

TRADES = """
    nurse, olympian, bodybuilder, explorer, nurse practitioner, nurses aide, nurse aide, aide, lpn,
    rn, cna, doctor, gp, school teacher, schoolteacher, physician, surgeon, lawyer, attorney,
    solicitor, barrister, paralegal, legal assistant, teacher, teaching assistant, teacher's aide,
    substitute, professor, lecturer, tutor, principal, dean, headteacher, engineer, developer,
    programmer, coder, dev, designer, architect, accountant, bookkeeper, auditor, banker, teller,
    analyst, consultant, manager, director, supervisor, coordinator, administrator, admin,
    assistant, secretary, receptionist, cashier, salesman, saleswoman, salesperson, sales rep, sales
    associate, realtor, broker, agent, cook, line cook, chef, baker, barista, bartender, barmaid,
    waiter, waitress, server, hostess, dishwasher, butcher, fishmonger, farmer, rancher, farmhand,
    fisherman, gardener, landscaper, groundskeeper, arborist, carpenter, plumber, electrician,
    welder, mechanic, machinist, painter, roofer, builder, mason, bricklayer, plasterer, tiler,
    joiner, cabinetmaker, contractor, foreman, laborer, labourer, driver, bus driver, truck driver,
    cab driver, taxi driver, trucker, courier, dispatcher, pilot, flight attendant, air hostess,
    firefighter, fireman, paramedic, emt, cop, policeman, policewoman, police officer, officer,
    detective, deputy, sheriff, soldier, veteran, marine, sailor, guard, bouncer, janitor,
    custodian, cleaner, housekeeper, maid, nanny, au pair, babysitter, childminder, caregiver,
    carer, caretaker, care worker, social worker, case worker, therapist, psychologist,
    psychiatrist, counselor, counsellor, coach, trainer, instructor, physio, physiotherapist,
    physical therapist, occupational therapist, speech therapist, dentist, hygienist, vet, vet tech,
    veterinarian, groomer, pharmacist, pharmacy tech, midwife, doula, radiographer, technician,
    tech, scientist, researcher, biologist, chemist, physicist, mathematician, statistician,
    economist, historian, geologist, librarian, archivist, curator, journalist, reporter, writer,
    novelist, poet, blogger, author, editor, copywriter, proofreader, translator, interpreter,
    photographer, filmmaker, videographer, cameraman, producer, actor, actress, comedian, magician,
    party clown, circus clown, rodeo clown,
    singer, musician, songwriter, rapper, drummer, guitarist, bassist, pianist, violinist,
    dj, dancer, ballerina, choreographer, artist, illustrator, animator, sculptor, tattoo artist,
    tattooist, hairdresser, hairstylist, barber, stylist, beautician, esthetician, makeup artist,
    nail tech, cosmetologist, masseuse, massage therapist, tailor, seamstress, florist, jeweller,
    jeweler, potter, entrepreneur, founder, co-founder, cofounder, ceo, cto, cfo, coo, vp,
    executive, business owner, small business owner, shop owner, restaurant owner, shopkeeper,
    landlord, landlady, freelancer, temp, intern, apprentice, trainee, student teacher, pastor,
    preacher, minister, chaplain, missionary, priest, vicar, deacon, imam, rabbi, nun, monk, judge,
    clerk, prosecutor, politician, mayor, councillor, diplomat, civil servant, public servant,
    government employee, postman, mail carrier, mailman, postal worker, warehouse worker, factory
    worker, construction worker, worker, operator, project manager, product manager, pm, ux, qa,
    devops, sysadmin, data scientist, streamer, youtuber, influencer, content creator, model,
    athlete, boxer, wrestler, jockey, footballer, player, referee, umpire, surveyor, optician,
    optometrist, audiologist, dietitian, dietician, nutritionist, stay-at-home mom, stay-at-home
    mum, stay-at-home dad, stay-at-home parent, stay-at-home mother, stay-at-home wife, homemaker,
    housewife, househusband, retiree, pensioner, astronaut, underwriter, actuary, recruiter,
    marketer, planner, buyer, trader, investor, technologist, handyman, locksmith, beekeeper,
    zookeeper, lifeguard, sommelier, brewer, distiller, winemaker, dog walker, dog trainer, pet
    sitter, house sitter, miner, lumberjack, logger, oil worker, rigger, crane operator, forklift
    driver, stocker, packer, picker, loader, mover, porter, bellhop, concierge, valet, usher,
    telemarketer, call center agent, customer service rep, customer service representative,
    representative, advisor, adviser, financial advisor, stockbroker, estate agent, insurance agent,
    travel agent, tour guide, guide, event planner, wedding planner, party planner, fundraiser,
    activist, lobbyist, inspector, investigator, specialist, strategist, exterminator, tow truck
    driver, garbage man, bin man, mortician, funeral director, undertaker, pathologist, sonographer,
    ultrasound tech, dental assistant, medical assistant, home health aide, orderly, hospice nurse,
    crossing guard, lunch lady, rep, barback, busboy, scuba diver, sushi chef, food critic, seo
    specialist, security guard, bodyguard, private investigator, hacker, ghostwriter, court
    reporter, stenographer, transcriptionist, typist, webmaster, game developer, screenwriter,
    playwright, cartoonist, puppeteer, stuntman, roadie, sound engineer, audio engineer, docker,
    longshoreman, railway worker, train conductor, conductor, engine driver, air traffic controller,
    mechanic's apprentice, upholsterer, cobbler, blacksmith, glassblower, taxidermist, personal
    shopper, personal assistant, life coach, yoga teacher, fitness instructor, gym owner, bus boy,
    camp counselor, foster parent, postie, brickie, chippy, sparky, sparkie, tradie, cabbie, copper,
    squaddie, truckie, lorry driver, dinner lady, lollipop lady, bin lorry driver, crane driver,
    train driver, ambulance driver, delivery driver, delivery guy, mailwoman, postwoman, firewoman,
    stage manager, scaffolder, groundsman, gamekeeper, stonemason, thatcher, farrier, stable hand,
    shepherd, deckhand, skipper, line worker, lineman, pipefitter, steelworker, ironworker, hvac
    tech, phlebotomist, dental nurse, care assistant, healthcare assistant, support worker, key
    worker, youth worker, probation officer, prison officer, warden, registrar, sub editor,
    subeditor, weatherman, croupier, bookie, checkout assistant, shop assistant, sales assistant,
    merchandiser, visual merchandiser
"""
"""English; a plural may follow."""

SUFFIXES = """
    ologist, otomist, ographer, iatrist, iatrician, therapist, smith, keeper, worker, walker,
    sitter, dresser, fitter, installer, technician, monger, wright, terapeuta, iatra, ologa, ologo,
    ografo, ografa
"""
"""Endings that only trades have, in either language."""
