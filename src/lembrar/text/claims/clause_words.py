"""Words that tell where a clause starts and who speaks in it. All folded.

Portuguese marks the person in the verb («moro», «mora»), English in the word before it.
"""

from lembrar.text.lists import listed

FIRST = listed("""
    sou estou tou tamo tenho vou fui fiz faco quero qro preciso posso sei acho moro vivo nasci
    cresci tive vim pude quis dei pus trouxe vivi aprendi conheci perdi comi bebi vendi recebi
    escrevi vi sai cai ouvi senti dormi consegui decidi resolvi desisti assisti abri descobri pedi
    investi escolhi percebi entendi esqueci corri sofri sobrevivi engravidei casei pretendo planejo
    amo adoro odeio detesto prefiro curto torco falo entendo compreendo leio escrevo bebo fumo vendo
    dirijo cozinho danco malho corro nado surfo pedalo programo dou leciono advogo administro
    gerencio coordeno lidero toco ouco assisto vejo durmo acordo levanto tomo sofro sinto fico
    costumo evito consumo crio cuido sustento ganho recebo invisto economizo guardo devo conheco
    mexo compro atuo represento empreendo respondo atendo produzo fabrico alugo divido viajo
    torcemos moramos somos temos estamos tamos vamos fomos trabalhamos estudamos casamos nascemos
    tivemos fizemos queremos precisamos gostamos compramos mudamos namoramos vivemos adotamos
    decidimos esperamos criamos lembro esqueco chamo considero mudo formo aposento identifico
    defino dedico especializo interesso apaixono irrito estresso arrependo chego saio volto
    chamo-me acredito creio tento busco procuro sonhava torcia rezo pratico professo respeito sigo
    tirei larguei suporto aguento aceito topo espero aguardo temo receio desejo combino marco
    agendo prometo termino comeco conclui concluo participo frequento pertenco descendo venho
    sobrevivo posto edito gravo componho costuro arranho bordo pinto planto desenho fotografo
    ministro traduzo reviso estagio presto bato sopro congrego converti advogo conserto
    domino milito empresto administro desenvolvo construo instalo monto fabrico entrego viro
    abro acabo acompanho acostumo aderi admiro admiti adoeci adoto agi agradeci agradeco agredi
    ajudo ajusto anoto apanho apareci aprendo apresento aproveito arrumo assino assumo atendi
    atingi aturo avalio bati bebi boto brigo cancelo caprichei carrego cobro combati
    comento cometi compreendi concordo confesso confio confundo construi consulto contribui
    converso convivi convivo corrigi corto cubro cumpri debati defendi deito deixo demiti demoro
    desci desconfio descubro desisto desligo despedi detesto devi devolvi digito digo dirigi
    discuti dispenso diverti dividi divirto emagreci emagreco embarco encaro enfrento engoli
    engordo entro envelheci enviuvei errei escapo escolhi escuto estendi exerco exigi explico
    falhei falto faturo fingi finjo forneco fugi fujo funciono impedi importo informo insisti
    interrompi investi juro lavo li libero machuco mando mantenho medi menti mereci mereco meti
    minto misturo morri movi nego noto obedeco ofendi ofereci ofereco opero organizo oriento
    paro parti peco pego penso perco perdoo permaneco permiti persegui pesquiso preferi produzi
    prometi promovi puxo quebro queimo reagi recebi reclamo recuso reduzi reduzo reformo relaxo
    removi rendi rendo repeti repito resisti resisto resolvo revendo rompi roo sambo segui
    separo servi sirvo sofri sorri subi sugeri sugiro suo suspendi tatuo tossi traduzi transferi
    tremi tremo tusso ultrapasso valorizo varro vesti vivencio xingo
    reajo fecho ando enxergo injeto aplico resido acampo colho chefio supervisiono possuo enjoo
    calco
""") - listed("vivo acordo ganho recebo posto bordo ministro presto estagio marco topo respeito")
"""First-person verbs that are hardly ever anything else."""

FIRST_OR_NOUN = listed("""
    trabalho trampo estudo gosto uso como canto jogo caso gasto sonho curso almoco conto passo pago
    ligo consigo namoro choro treino ensino desenho pinto vivo acordo ganho recebo toco fumo curto
    medito janto lancho tiro coloco levo trago peso meco visito cultivo coleciono completo
    rodo trato
""")
"""First-person verbs that are also nouns or small words: what stands beside them decides."""

NOUN_BEFORE = listed("""
    o a os as do da dos das no na nos nas ao aos pro pra pras pros um uma uns meu minha seu sua
    nosso nossa teu tua esse essa este esta aquele de muito mais bom novo sem com por pelo pela
    cada outro algum nenhum qualquer mesmo proprio tanto quanto pouco todo nesse neste desse deste
    em para sobre entre tem teve
""")
"""After these, such a word is no verb."""

NOT_WE = listed("""
    extremos supremos proximos ultimos minimos maximos otimos pessimos intimos anonimos sinonimos
    legitimos maritimos penultimos decimos vigesimos carissimos lindissimos enfermos gramos
""")
"""No verbs, though they end like «vendemos» or «viemos»."""

NOT_PRETERITE = listed("rei lei frei vei volei hockei joquei gei")

THIRD = listed("""
    é eh foi era esta ta tava tem tinha vai ia faz fez mora morava trabalha trabalhava estuda
    estudava gosta gostava odeia adora ama prefere detesta curte quer queria precisa pode podia
    sabe acha come bebe fuma toma fala torce joga toca vive vivia nasceu tem-se usa sofre faleceu
    morreu veio deu disse sao foram eram estao tao tavam tinham vao moram trabalham estudam gostam
    sabem querem vivem fazem fizeram chama chamam-se vende cria cuida dirige ensina canta danca
    namora pratica segue frequenta leva traz fica anda acorda dorme sai chega vem volta comeca
    termina parece significa custa vale existe acontece serve funciona enxerga ouve ronca dirige
    malha viaja leciona advoga atende conserta coleciona reside cursa possui reclama consegue
    conhece assiste aguenta suporta consome recebe evita
    acredita administra adoece age aposenta aprende chora compete conduz constroi coordena corre
    correm corrige costura coube cresce demora desce deseja desenha detesta divide dormem
    emagrece engorda enjoa entende escala esquece esteve exige finge foge ganha gasta gerencia
    implica investe jura lidera mede medita mexe morre nasce pedala pede pedem pensa perde
    perdem persegue planeja pos prefere preferem pretende produz promete quis reage repete reza
    roi sente sentem sobe sofrem some sonha soube surfa sustenta tenta teve traduz treina trouxe
    vence veste visita comem falam torcem tomam fumam bebem convive trampa atua
""")
"""Third-person verbs; the past in -ou, -eu and -iu is seen by its ending."""

ONCE = listed("""
    morava trabalhava trampava estudava fumava bebia vivia namorava lecionava cursava atuava jogava
""")
"""Forms of the first and of the third person that say how it was."""

NOT_PAST = listed("""
    eu meu seu teu ou sou vou estou tou dou museu europeu judeu deu-se ateu trofeu liceu pneu
    chapeu ceu reu veu mausoleu plebeu hebreu galileu camafeu apogeu peru grou you thou
""")

ENGLISH_I = listed("i i'm im i've ive i'd i'll i’m we we're we've we'll")
ENGLISH_VERBS = listed("""
    am is are was were have has had do does did live lives lived work works worked study studies
    studied love loves like likes hate hates want wants need needs got get gets speak speaks play
    plays run runs own owns drive drives eat eats drink drinks smoke smokes take takes use uses
    teach teaches support supports went go goes came moved move moves grew started start quit
    bought sold married turned turn became become prefer prefers enjoy enjoys can can't cannot
    could will won't would should don't dont doesn't doesnt didn't didnt isn't isnt aren't wasn't
    might must haven't hasn't 've 'm said says told think thinks feel feels felt know knows make
    makes made
    practice practise attend attends suffer suffers raise raises wake wakes sleep sleeps avoid keep
    keeps cook cooks write writes read reads sing sings paint paints stopped gave passed died
    graduated retired lost won adopted dance dances train trains volunteer manage manages lead
    leads freelance build builds design designs sell sells arrive arrives visit visits stay stays
    leave leaves fly flies travel travels come comes turn call calls want wants share shares
    prefer watch watches hope hopes plan plans expect expects swear swears collect collects snores
    bakes jogs cycles surfs fishes gardens knits cries worries refuses struggles stutters limps
    barks volunteers coaches farms welds
""")
_PASTS = listed("""
    lost broke found won bought sold left quit met began became fell hurt paid felt woke wrote
    taught built split kept grew chose moved started stopped finished passed failed joined opened
    closed retired graduated married divorced adopted switched decided crashed tore caught
    cancelled canceled signed accepted landed took
""")
"""What goes on with whoever the clause before is about: "I'm a widower, lost Anne last year"."""

ENGLISH_ELIDED = _PASTS | listed("""
    am live work study love like hate want need speak play own drive eat drink smoke take teach
    support moved grew started bought married prefer enjoy can't don't dont didn't have was got
    quit run used graduated practice attend suffer volunteer manage lead freelance stopped gave
    retired adopted lived worked studied avoid
""")
"""Verbs that go on with the speaker of the clause before: "I live in Leeds and work at a bank"."""

ALONE = listed("""
    moved got left quit went started stopped bought sold lost won adopted graduated retired turned
    love hate live work need grew been lived worked studying working living cancelled canceled
    drive seeing carrying broke finished passed switched joined gave used married have don't dont
    didn't can't cant speak prefer enjoy had met booked signed took allergic haven't havent
""")
"""What English starts with when the speaker goes without saying: "Moved to Austin"."""

THIRD_ELIDED = _PASTS | listed("""
    collects runs sells manages leads makes needs goes keeps sings paints writes reads cooks builds
    designs collects trains volunteers attends believes supports suffers refuses enjoys adores
    can't won't wont cant
    is was has lives works studies loves likes hates speaks plays owns drives eats drinks smokes
    takes teaches supports moved grew bought doesn't isn't suffers wants prefers can't
""")

ADVERBS = listed("""
    nao n naum nunca jamais ja ainda tb tbm tambem so sempre agora hoje hj ontem atualmente tipo
    tambm realmente mesmo nem bem quase apenas somente muito mto normalmente geralmente
    recentemente basicamente ultimamente sinceramente not never also still just currently really
    now always already only actually usually basically recently honestly mostly even too both
    originally technically finally antes antigamente
""")
DENIALS = listed("""
    nao n naum nunca jamais nem not never don't dont doesn't doesnt didn't didnt isn't isnt aren't
    arent wasn't can't cant cannot won't haven't havent hasn't hasnt ain't no
""")
RELATIVES = listed("""
    que q quem onde aonde quando qndo qdo como se enquanto cujo cuja caso conforme porque pq pois
    embora assim till til whenever wherever that who which whom whose where when if what how than
    because while
    whether until unless
""")
"""A verb right after one of these belongs to the clause before."""

LEADS = listed("""
    e mas entao ai oi ola bom bem olha ah oh eita poxa pois porque pq porem ou so logo hey hi hello
    well and but because opa uai ue aí enfim alias sim yes yeah no nao ok okay blz beleza tipo
    tipo-assim hoje agora atualmente gente galera pessoal mano cara amiga amigo btw lol haha kkk rs
    tambem tb onde where though however first also por isso then plus hm hmm ahn ta obrigada
    obrigado valeu
""")
"""What may stand before the subject of a clause."""

PREPOSITIONS = listed("""
    de da do das dos com para pra pro pras pros por pelo pela em no na nos nas ao aos sem sobre
    entre ate desde of with to for at in on from by about like than without dum duma num numa
    contra sob via as tipo incluindo
""")

DAYS = listed("""
    segunda terca quarta quinta sexta sabado domingo segundas tercas quartas quintas sextas sabados
    domingos manha tarde noite manhas tardes noites monday tuesday wednesday thursday friday
    saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays mornings
    afternoons evenings nights weekends weekdays
""")
"""Two of these beside each other are one time, not two statements."""
