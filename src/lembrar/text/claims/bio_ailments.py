"""What people have, take and suffer from, in folded letters; commas part the words."""

ILLS = """
    deficit de atencao, atraso na fala, atraso de fala, atraso no desenvolvimento, speech delay,
    developmental delay, learning disability, learning difficulties, lazy eye, estrabismo, vista
    cansada, presbiopia, lingua presa, intestino preso, prisao de ventre, dor cronica, dores
    cronicas, dor nas costas, dor na coluna, dor no joelho, dor de cabeca cronica, neuropatia,
    nevralgia, ciatico, dor ciatica, espondilite, espondilite anquilosante, osteopenia, raquitismo,
    esporao, fascite plantar, joanete, condromalacia, lesao no joelho, lesao no ombro, lesao na
    coluna, menisco, luxacao, hiperlordose, cifose, bico de papagaio, hemorroida, hemorroidas,
    fissura, diverticulite, pancreatite, cirrose, esteatose, gordura no figado, pedra na vesicula,
    intestino irritavel, sindrome do intestino irritavel, retocolite, constipacao cronica, prisao de
    ventre, infeccao urinaria, cistite, incontinencia, insuficiencia renal, insuficiencia cardiaca,
    cardiopatia, cardiopata, hipoglicemia, hipotensao, taquicardia, prolapso, doenca cardiaca,
    doenca autoimune, doenca rara, doenca renal, doenca pulmonar, dpoc, enfisema, fibrose cistica,
    pneumonia cronica, tuberculose, apneia, narcolepsia, terror noturno, sonambulismo, sonambula,
    sonambulo, urticaria, eczema, acne, melasma, alopecia, calvicie, hiperidrose, queloide, keloide,
    micose, mioma, miomas, cisto no ovario, menopausa, climaterio, tpm forte, infertilidade, hpv,
    sifilis, trombofilia, talassemia, anemia falciforme, hemocromatose, leucemia, linfoma, melanoma,
    nodulo na tireoide, nodulo, gota, acido urico, acido urico alto, pressao ocular, ceratocone,
    retinopatia, descolamento de retina, olho seco, visao monocular, surdez, perda auditiva,
    implante coclear, afasia, dislalia, apraxia, paralisia, paralisia cerebral, tetraplegica,
    tetraplegico, paraplegica, paraplegico, amputada, amputado, protese, pino na perna, placa no
    braco, distrofia, sindrome do panico, transtorno bipolar, transtorno alimentar, transtorno de
    ansiedade, fobia social, ansiedade social, agorafobia, claustrofobia, claustrofobica,
    claustrofobico, misofonia, tricotilomania, bruxismo, vaginismo, disautonomia, ehlers-danlos,
    covid longa, chikungunya cronica, chagas, hanseniase, ansiosa cronica, ansioso cronico,
    depressiva, neurotipica, mal de parkinson, mal de alzheimer, tremor essencial, enxaqueca com
    aura, dependencia quimica, abstinencia, compulsao, ludopatia, viciada em jogo, viciado em jogo,
    chronic pain, chronic back pain, back pain, knee pain, neck pain, sciatica, neuropathy, plantar
    fasciitis, carpal tunnel, tendonitis, bursitis, frozen shoulder, torn acl, torn meniscus,
    rotator cuff injury, herniated disc, slipped disc, bulging disc, spinal stenosis, degenerative
    disc disease, ankylosing spondylitis, rheumatoid arthritis, osteoarthritis, psoriatic arthritis,
    juvenile arthritis, ra, sjogren's, sjogrens, scleroderma, raynaud's, raynauds, hypermobility,
    mcas, mast cell, dysautonomia, long covid, chronic fatigue, chronic fatigue syndrome, lyme
    disease, lyme, cystic fibrosis, cerebral palsy, muscular dystrophy, spina bifida, als,
    huntington's, essential tremor, restless legs, narcolepsy, sleep disorder, sleepwalking,
    seizures, seizure disorder, brain tumor, aneurysm, heart failure, heart disease, a heart
    condition, congestive heart failure, afib, atrial fibrillation, arrhythmia, heart arrhythmia,
    tachycardia, stents, angina, clotting disorder, blood clots, dvt, sickle cell, sickle cell
    anemia, thalassemia, hemochromatosis, leukemia, lymphoma, skin cancer, breast cancer, prostate
    cancer, lung cancer, colon cancer, ovarian cancer, thyroid cancer, kidney disease, kidney
    stones, kidney failure, liver disease, fatty liver, cirrhosis, gallstones, pancreatitis,
    diverticulitis, ulcerative colitis, ulcers, an ulcer, gerd, heartburn, gastritis, gastroparesis,
    hemorrhoids, ibd, interstitial cystitis, incontinence, uti, fibroids, pmdd, menopause,
    perimenopause, infertility, graves disease, graves' disease, graves, thyroid condition, thyroid
    disorder, a thyroid condition, hypoglycemia, insulin resistance, prediabetes, gestational
    diabetes, low iron, iron deficiency, low iron levels, vitamin d deficiency, copd, emphysema,
    bronchitis, tuberculosis, an autoimmune disease, autoimmune disease, an autoimmune disorder,
    autoimmune issues, a rare disease, a chronic illness, chronic illness, chronic condition, a
    chronic condition, an eating disorder, anorexia, bulimia, binge eating disorder, arfid, social
    anxiety, anxiety disorder, an anxiety disorder, agoraphobia, panic attacks, panic disorder,
    claustrophobia, claustrophobic, misophonia, trichotillomania, bruxism, tmj, hives,
    hyperhidrosis, vitiligo, keratoconus, macular degeneration, cataracts, dry eyes, astigmatism,
    nearsighted, near-sighted, farsighted, shortsighted, short-sighted, color blindness, colour
    blindness, hearing impaired, visually impaired, partially sighted, hard-of-hearing, a cochlear
    implant, cochlear implant, a stammer, stammer, a speech impediment, a lisp, dyspraxia,
    dyscalculia, dysgraphia, tourette's, tourettes, tourette syndrome, a learning disability,
    learning disability, a brain injury, brain injury, tbi, concussion syndrome, an amputee,
    amputee, a prosthetic leg, paraplegic, quadriplegic, paralyzed, epileptic, anemic, hypertensive,
    asthmatic, insulin-dependent, immunocompromised, obese, overweight, underweight, clinically
    depressed, a recovering addict, an alcoholic, in aa, high risk pregnancy, gestational
    hypertension, motion sickness, poor circulation, varicose veins, seasonal depression, seasonal
    affective disorder, postpartum depression, ppd, c-ptsd, cptsd, schizoaffective disorder,
    dissociative disorder, a personality disorder, borderline personality disorder, audhd, asd, on
    the spectrum, dysphoria, gender dysphoria, shingles, psoriasis, a pinched nerve, pinched nerve,
    bad knee, bad knees, bad hips, bad eyesight, poor eyesight, poor vision, weak ankles, flat feet,
    a limp
"""
"""Lasting conditions, in both languages."""

MEDICINES = """
    remedio controlado, remedio de pressao, remedio pra pressao, remedio para pressao, remedio pra
    dormir, remedio para dormir, remedio pra tireoide, antialergico, anti-histaminico,
    antipsicotico, estabilizador de humor, relaxante muscular, diuretico, estatina, bombinha,
    bombinha de asma, corticoide, cortisona, imunossupressor, colirio, florais, homeopatia,
    fitoterapico, canabidiol, cbd, melatonina, valeriana, calcio, omega 3, acido folico, tadalafila,
    sildenafil, viagra, finasterida, minoxidil, espironolactona, hidroclorotiazida, furosemida,
    atenolol, propranolol, enalapril, captopril, anlodipino, sinvastatina, rosuvastatina,
    atorvastatina, glifage, jardiance, forxiga, saxenda, trulicity, levotiroxina, euthyrox, puran
    t4, prednisolona, dexametasona, budesonida, salbutamol, aerolin, seretide, alenia, montelucaste,
    loratadina, desloratadina, allegra, fexofenadina, pantoprazol, esomeprazol, ranitidina,
    buscopan, dorflex, torsilax, neosaldina, sumatriptana, naramig, topiramato, amitriptilina,
    nortriptilina, pregabalina, duloxetina, venlafaxina, desvenlafaxina, bupropiona, trazodona,
    mirtazapina, paroxetina, citalopram, fluvoxamina, vortioxetina, brintellix, quetiapina,
    risperidona, olanzapina, aripiprazol, litio, depakote, depakene, valproato, carbamazepina,
    lamotrigina, oxcarbazepina, levetiracetam, keppra, fenitoina, gardenal, fenobarbital,
    alprazolam, bromazepam, lexotan, diazepam, valium, zolpidem, stilnox, metilfenidato,
    lisdexanfetamina, atomoxetina, donepezila, memantina, levodopa, prolopa, metotrexato,
    hidroxicloroquina, sulfassalazina, adalimumabe, humira, tamoxifeno, anastrozol, eliquis,
    xarelto, clopidogrel, heparina, enoxaparina, diu, mirena, yasmin, ciclo 21, singulair,
    montelukast, albuterol, an inhaler, symbicort, advair, flovent, zyrtec, claritin, benadryl,
    flonase, nasonex, allergy shots, pepcid, nexium, prilosec, protonix, famotidine, omeprazole,
    pantoprazole, synthroid, levothyroxine, armour thyroid, methimazole, metformin, januvia,
    victoza, insulin shots, long acting insulin, lantus, humalog, lipitor, crestor, atorvastatin,
    simvastatin, rosuvastatin, amlodipine, losartan, valsartan, metoprolol, carvedilol, lisinopril,
    ramipril, hydrochlorothiazide, hctz, spironolactone, furosemide, lasix, plavix, baby aspirin,
    aspirin, nitroglycerin, blood pressure meds, blood pressure medication, blood pressure pills, bp
    meds, heart medication, heart meds, thyroid meds, thyroid medication, thyroid pills, anxiety
    meds, anxiety medication, antidepressant medication, adhd meds, adhd medication, sleep meds,
    sleeping pills, pain meds, pain medication, painkillers, muscle relaxers, ssri, ssris, snri,
    mood stabilizers, antipsychotics, benzos, celexa, paxil, paroxetine, cymbalta, duloxetine,
    effexor, venlafaxine, pristiq, trazodone, remeron, mirtazapine, buspar, buspirone, abilify,
    aripiprazole, seroquel, quetiapine, latuda, risperdal, zyprexa, lamictal, topamax, topiramate,
    tegretol, klonopin, ativan, lorazepam, ambien, lunesta, strattera, concerta, focalin, dexedrine,
    guanfacine, naltrexone, suboxone, methadone, antabuse, imitrex, sumatriptan, triptans, aimovig,
    ajovy, botox for migraines, enbrel, remicade, stelara, cosentyx, dupixent, methotrexate,
    plaquenil, hydroxychloroquine, prednisone, biologics, immunosuppressants, chemo pills,
    tamoxifen, letrozole, truvada, accutane, tretinoin, finasteride, hrt, an iud, nexplanon, depo,
    prenatal vitamins, iron pills, iron supplements, calcium, fish oil, magnesium, collagen,
    probiotics, medical marijuana, creatine, protein powder
"""
"""What people take."""
