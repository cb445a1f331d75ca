"""Words that open a sentence whose subject goes without saying. All folded."""

from lembrar.text.lists import listed

RAISED = listed("born raised diagnosed promoted hired fired laid widowed orphaned hospitalized")
"""What was done to somebody: "raised catholic" leaves out "I was"."""

PRESENT = listed("""
    love hate need want wanna prefer miss can't cant couldn't couldnt haven't havent didn't didnt
    won't wont feel adore enjoy dislike live speak own hope dream plan suffer wish'd
""")
"""What a speaker says of himself in the present, and hardly ever orders."""

PAST = listed("""
    got had went took made bought sold lost won found left quit began became broke fell hurt met
    paid spent saw came gave felt ate drank slept woke ran swam drove rode wrote sang taught built
    split caught kept grew chose forgot heard held flew threw tore wore beat bit blew drew fought
    froze hid led lent rang rose shook shot spoke stole stood stuck swore understood dug sank
    did bred bled fed laid bent cut
""")
"""Pasts that do not end in -ed."""

LIGHT = listed("just finally already recently still currently now also never only always")
"""Words that may stand between a subject and its verb."""

NOT_DONE = listed("""
    need feed speed seed indeed exceed based given compared related said supposed agreed noted
    confirmed tired bored excited worried scared stressed exhausted annoyed confused disappointed
    frustrated married engaged divorced widowed devastated terrified overwhelmed relieved pleased
    thrilled gutted depressed embarrassed ashamed shocked surprised drained hurt offended
    fascinated interested located situated united hundred sacred naked wicked red bed shed sled
    wed hatred kindred biased limited detailed advanced assorted fried mixed baked grilled boiled
    sealed loved liked hated enjoyed appreciated wanted needed laughed giggled smiled sighed
    died blessed cursed provided unless added asked checked tried turned
    seemed looked happened called named titled born raised diagnosed promoted hired fired
""")
"""Words in -ed that open a sentence in another part, or say nothing lasting."""

NOT_DOING = listed("""
    nothing something anything everything morning evening during according including wedding
    meeting building ceiling training housing talking speaking regarding concerning considering
    assuming following being king thing bring string spring boxing clothing painting darling
    feeling pudding sibling shilling sterling viking amazing interesting exciting boring annoying
    disgusting stunning shocking thinking wondering asking kidding joking lying guessing supposing
    imagine imagining playing having loving hating sending wishing congrats surprising
    disappointing outstanding willing missing christening stocking pricing marketing engineering
    sing ring wing ping ding cling fling sling swing sting bring dying lying tying going doing
    accounting banking funding parking gaming hearing lightning pending rating setting shipping
""")
"""Words in -ing that open a sentence as a noun, a preposition, or about the moment alone."""

STATES = listed("""
    allergic fluent bilingual vegan vegetarian coeliac celiac diabetic asthmatic autistic bipolar
    deaf pregnant unemployed jobless sober retired tired exhausted knackered shattered anxious
    nervous worried scared terrified stressed overwhelmed depressed heartbroken devastated gutted
    lonely furious fuming livid angry annoyed frustrated disappointed thrilled ecstatic
    relieved excited stoked chuffed delighted miserable homesick burned burnt drained embarrassed
    ashamed jealous hopeless helpless numb divorced separated engaged single married nearsighted
    dyslexic lactose gluten disabled self-employed freelancing semi-retired overjoyed pumped
    buzzing beaming seething raging struggling spiralling spiraling petrified apprehensive
    panicking grieving sad bummed cranky restless grumpy
""") | frozenset(
    (
        "out of work", "out of a job", "between jobs", "over the moon", "on cloud nine",
        "in therapy", "in rehab", "in recovery", "in remission", "in tears", "in bits",
        "in love", "in debt", "on antidepressants", "on insulin", "on medication", "on meds",
        "on a diet", "on keto", "originally from", "back together", "back on meat", "on edge",
        "proud of", "proud to", "fed up", "burnt out", "burned out", "worn out", "stressed out",
        "freaking out",
        "losing my mind", "off work", "off sick", "on maternity leave", "on sick leave",
        "down in the dumps", "eldest of", "oldest of", "youngest of", "the eldest of",
        "the oldest of", "the youngest of", "blind in", "lactose intolerant", "gluten free",
        "mad about", "nuts about", "keen on", "big on", "mad keen on", "couch surfing",
        "sofa surfing", "much calmer", "much happier", "much better since", "way calmer",
        "dreaming of", "dreaming about",
        "rusty in", "happily", "terrible with", "scared of", "afraid of", "obsessed with",
        "hooked on", "not into", "not a fan", "no good at", "due in", "aiming to",
    )
)  # fmt: skip
"""What somebody is or feels, said without "I'm"."""

NOT_FAZENDO = listed("""
    quando segundo mundo fundo lindo bem-vindo vindo sendo tendo estando havendo falando brincando
    comando bando mando ando entendo vendo aprendo defendo atendo dependo pretendo ofendo prendo
    infundo profundo imundo vagabundo raimundo fernando orlando armando rolando lembrando avisando
    resumindo concluindo supondo imaginando considerando parabens dividendo estupendo tremendo
    horrendo emendo recomendo compreendo surpreendo arrependo rindo chorando zoando rezando torcendo
""")
"""Words in -ando, -endo and -indo that say nothing of what somebody is at."""

ESTADO = listed("""
    desempregada desempregado gravida exausta exausto cansada cansado ansiosa ansioso nervosa
    nervoso preocupada preocupado estressada estressado deprimida deprimido arrasada arrasado
    apaixonada apaixonado animada animado empolgada empolgado frustrada frustrado magoada magoado
    chateada chateado irritada irritado desanimada desanimado aliviada aliviado orgulhosa orgulhoso
    sobrecarregada sobrecarregado solitaria solitario furiosa furioso aposentada aposentado
    afastada afastado internada internado endividada endividado
""")
"""How somebody is, said without «tô»."""

IRREGULAR = {
    "ter": ("tive", "teve"),
    "fazer": ("fiz", "fez"),
    "ser": ("fui", "foi"),
    "ir": ("fui", "foi"),
    "ver": ("vi", "viu"),
    "vir": ("vim", "veio"),
    "dar": ("dei", "deu"),
    "saber": ("soube", "soube"),
    "trazer": ("trouxe", "trouxe"),
    "estar": ("estive", "esteve"),
    "sair": ("sai", "saiu"),
    "cair": ("cai", "caiu"),
}
"""What «acabei de» and «acabou de» before these verbs come to, in one word."""

TOGETHER = {
    "foi": "fomos",
    "vai": "vamos",
    "fez": "fizemos",
    "teve": "tivemos",
    "precisa": "preciso",
    "prefere": "preferimos",
    "sonha": "sonho",
    "ta": "tô",
    "esta": "estou",
    "tem": "tenho",
}
"""What «a gente» does, as «nós» or «eu» would."""

SAID_OF_US = (
    r"(?:adot|combin|decidi|resolve|cas|termin|separ|noiv|cri|fal|fic|ach|d|p|s)(?:ou|u|eu)\b"
)
"""Verbs that rules know with «a gente», or that tell nothing."""
