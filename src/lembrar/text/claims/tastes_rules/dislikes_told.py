"""What people dislike, said after the thing."""

FIRST = {
    "dislikes_before": r"""
passo :: (?: longe| reto)\W*$(?P<what>)
hard :: (?: (?:pass|no))\b(?P<what>)
eu :: (?: (?:evito|dispenso|passo|odeio|detesto|abomino|fujo))\W*$(?P<what>)
e eh :: (?: (?:um )?(?:castigo|tortura|pesadelo|martirio))(?: pra mim)?\W*$(?P<what>)
e eh sao :: (?: (?:simplesmente|disparado|de longe|sem duvida|literalmente))*(?: a| as)
     (?:pior|piores) (?:coisas?|invenc(?:ao|oes)|comidas?|doces?|esportes?) <IN_THE_WORLD>(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:e|eh|sao) (?:a|as) (?:pior|piores) coisas?
    (?: <IN_THE_WORLD>)?(?P<what>)
pra para :: (?: (?:mim|nos|a gente)) (?:nao|n) (?:desce|entra|presta)m?(?: mesmo)?\W*$
    (?P<what>)
pra para :: (?: mim) (?:e|eh) (?:um |uma )?(?:castigo|tortura|pesadelo|martirio|chatice|saco)\b
    (?P<what>)
is isn are aren :: (?:n'?t|'t|’t| not| so not)(?: (?:really|exactly|quite|just))* my (?:thing
    |cup of tea|jam|style|favou?rite|vibe)(?P<what>)
grosses gross :: (?: me out)(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:muito |bem )?(?:a )?(?:minha|meu) (?:praia|estilo|tipo|vibe|coisa
    |forte)\b(?<!forte)(?P<what>)
me :: (?: (?:irrita|incomoda|enoja|tira do serio|tiram do serio|irritam|incomodam|da nos nervos
    |cansa|entedia)(?:m)?)(?: (?:muito|mto|demais|profundamente|mt))?\W*$(?P<what>)
annoys annoy bugs bug irritates disgusts :: (?: me)(?: (?:so much|a lot))?\W*$(?P<what>)
is are :: (?: (?:such )?a| my biggest| one of my)? ?(?:pet peeves?|dealbreaker|turn-?off)
    (?P<what>)
me :: (?: (?:da|dao) (?:nojo|asco|arrepio|gastura|preguica))\W*$(?P<what>)
eu :: (?: (?:nao|n)) (?:(?:assisto|vejo|ouco|encaro|curto|gosto|suporto|aguento|engulo|chego perto)
    (?: (?:nem|de jeito|nunca)\b[^.!?;\n]{0,20})?|(?:como|bebo|tomo|uso|visto) (?:nem
    |de jeito nenhum|nunca)\b[^.!?;\n]{0,20})\W*$(?P<what>)
eu :: (?: nem) (?:comeco|chego perto|olho|encosto|provo|passo perto)\W*$(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:muito |bem )?comigo\b(?P<what>)
e eh :: (?: (?:um |uma )?(?:sofrimento|suplicio|parto|inferno|saco|porre|chatice|tedio))(?= pra mim
    | para mim)(?P<what>)
tastes :: (?: like) (?:soap|dirt|feet|cardboard|medicine|mud)(?P<what>)
don doesn dont doesnt do does :: (?:'t|’t| not)? (?:agree|sit (?:well|right)|get on|get along|
    go down well) with (?:me|my (?:stomach|gut))\b(?P<what>)
upsets upset hurts wrecks destroys kills :: (?: my) (?:stomach|tummy|gut|guts|head|back)\b
    (?P<what>)
gives give :: (?: me) (?:heartburn|gas|migraines?|headaches|indigestion|the (?:runs|creeps|ick|
    heebie)|cramps|reflux|bloating|nightmares|the shivers)\b(?P<what>)
terrifies terrify scares scare freaks creeps frightens :: (?: me)(?: (?:out|to death|silly|
    so much|the most))?\W*$(?P<what>)
drives drive :: (?: me)(?: (?:up the wall|mad|nuts|insane|crazy|bananas|round the bend))\b
    (?P<what>)
are is :: (?: (?:just |honestly |literally |absolutely )?(?:the worst|so overrated|overrated|
    disgusting|vile|gross|rank|not for me|unbearable|torture|hell)(?: (?:for me|to me|imo|
    if you ask me))?)(?=,? (?:i (?:can'?t|hate)|for me|to me|imo)|, )(?P<what>)
me :: (?: (?:faz|fazem|da|dao|cai|caem)) (?:muito |mto |sempre |uma |um )?(?:mal|azia|gases|enjoo|
    dor de (?:barriga|cabeca|estomago)|refluxo|queimacao|alergia|pavor|panico|medo|nojo|arrepio|
    gastura|desespero)\b(?: (?:pro|no) estomago)?\W*$(?P<what>)
nao n :: (?: me) (?:cai|caem|desce|descem|faz|fazem)(?: (?:bem|muito bem|legal))\b(?P<what>)
scare scares terrify terrifies frighten freak :: (?: (?:the (?:life|hell|crap|shit|daylights|
    living daylights) out of me|me (?:half )?to death|me senseless))\b(?P<what>)
make makes :: (?: me)(?: (?:panic|cringe|gag|uncomfortable|want to (?:scream|cry|vomit|hide)|
    sick to my stomach|queasy|squirm|itch))\b(?P<what>)
freak freaks creep creeps :: (?: me out)\b(?P<what>)
i we :: (?: (?:can'?t|cannot|cant|could never|never could)(?: (?:even|really))? (?:stand|bear|
    stomach|abide|do|deal with|get into|eat|handle)|(?: really| absolutely)? ?(?:hate|detest|loathe|
    despise|dislike)| don'?t(?: really)? (?:like|do|get|care for|touch|eat)|'?m not (?:into|
    a fan of|keen on)| (?:could|can) do without| avoid| won'?t (?:touch|eat|do))(?: (?:at all|
    any ?more|like the plague|tbh|though|myself))?\W*$(?P<what>)
do does :: (?: my (?:head|nut|nuts) in)\b(?P<what>)
gives give :: (?: me (?:the )?(?:creeps|ick|heebie\S*|shivers|willies|hives|rage))\b(?P<what>)
get gets :: (?: on my (?:nerves|wick|tits|case)|(?: right)? up my nose)\b(?P<what>)
winds wind piss pisses tick ticks set sets :: (?: me (?:up|off))(?: (?:so much|big time|
    no end))?\W*$(?P<what>)
can :: (?: (?:do one|get in the (?:bin|sea)))\b(?P<what>)
to tou estou :: (?: fora)\W*$(?P<what>)
ninguem :: (?: merece)\W*$(?P<what>)
nao n :: (?: (?:e|eh|sao)) (?:pra|para) mim\b(?! (?:nao|hoje|agora))(?P<what>)
nao n :: (?: (?:rola|rolam|desce|descem|da|dao|passa|entra|encaixa|orna))(?: (?:mesmo|nem|pr[ao]|
    comigo|mim|goela|abaixo|la|para))* ?(?:comigo|mim|goela abaixo)\b(?P<what>)
me :: (?: (?:tira|tiram) do serio| (?:da|dao) (?:um )?(?:nos nervos|agonia|raiva|bode|ranco|panico|
    pavor|medo|arrepio|calafrio|nojo|gastura|aflicao))(?: (?:demais|muito))?\W*$(?P<what>)
is are :: (?: (?:really|so|definitely|just|honestly|totally))* ?not(?: (?:really|exactly|quite|just|
    so much))* (?:my|for me)(?: (?:thing|cup of tea|jam|style|favou?rite|vibe|scene|bag|forte|
    idea of fun|kind of thing|speed|department))?\b(?P<what>)
nem :: (?: (?:pensar|morta|morto|pintad[oa](?: de ouro)?|de graca|a pau|amarrad[oa]|que me paguem|
    fodendo|ferrando|de longe|sonhando))(?=\W*$|,)(?P<what>)
pra para :: (?: mim) (?:e|eh|sao) (?:a |o |um |uma )?(?:morte|inferno|fim(?: da picada)?|sofrimento|
    tormento|suplicio|cruz)\b(?P<what>)
make makes :: (?: me)(?: (?:faint|dizzy|pass out|shake|gag|heave|shudder|want to run|freak out|
    break out in a sweat|feel sick))\b(?P<what>)
and :: (?: (?:i|me))(?: (?:just|really))* (?:don'?t|do not|dont|never|will never) (?:get (?:along|
    on)|mix|agree|go together|see eye to eye|gel)\b(?P<what>)
make makes :: (?: my) (?:skin crawl|toes curl|blood run cold|stomach (?:turn|churn)|teeth itch|
    flesh creep|eyes roll|head hurt)\b(?P<what>)
bore bores depress depresses exhaust exhausts drain drains :: (?: me)(?: (?:to (?:tears|death)|
    stiff|rigid|silly|senseless|so much))?\W*$(?P<what>)
is are :: (?: (?:just |honestly |literally |absolutely )?(?:a (?:crime|sin|travesty|disgrace)|
    an? abomination|an insult|criminal|evil|the devil'?s \w+))\W*$(?P<what>)
me :: (?: (?:sufoca|sufocam|esgota|esgotam|entedia|entediam|da sono|dao sono|da tedio|mata de tedio|
    cansa|cansam|aperreia|desgasta))(?: (?:muito|demais|mto))?\W*$(?P<what>)
acho achamos :: <HOW> <FOUL>(?: (?:demais|mesmo))?\W*$(?P<what>)
nao n :: (?: me)? (?:desce|descem)(?: (?:nem|de jeito|mesmo|legal|bem|redondo)\b[^.!?;\n]{0,20})?
    \W*$(?P<what>)
nao n :: (?: (?:faz|fazem))(?: (?:muito|mto|bem|o|nada))* ?(?:o )?meu (?:tipo|estilo|genero|gosto|
    feitio)\b(?P<what>)
me :: (?: (?:deixa|deixam|poe|tira|tiram|botam?)) (?:louc[oa]|doid[oa]|maluc[oa]|do serio
    |irritad[oa]|put[oa]|pistola|com dor de cabeca|enjoad[oa]|tont[oa]|arrepiad[oa])(?: (?:da vida
    |demais|de raiva))?\W*$(?P<what>)
me :: (?: (?:da|dao)) (?:uma |um |muita |muito |mta )?(?:tontura|vertigem|coceira|azia|tremedeira|
    preguica|sono|canseira|irritacao|dor de cabeca)\W*$(?P<what>)
do does did :: (?: nothing| absolutely nothing| zero| sod all) for me\b(?P<what>)
leave leaves :: (?: me)(?: (?:totally|completely|a bit|absolutely))? cold\b(?P<what>)
turn turns :: (?: (?:my (?:stomach|tummy)|me off))\b(?P<what>)
are is s :: (?: (?:basically|honestly|literally|just))* ?(?:the bane of my (?:life|existence)|
    (?:my )?(?:personal )?(?:idea of )?hell|my (?:nemesis|kryptonite|worst nightmare|pet hate|
    pet peeve|idea of torture))\b(?! (?:for (?!me)|to (?!me)))(?P<what>)
set sets :: (?: (?:me on edge|my teeth on edge))\b(?P<what>)
wreck wrecks ruin ruins :: (?: me)\W*$(?P<what>)
put puts :: (?: me off)(?: my \w+)?\W*$(?P<what>)
aren isn arent isnt :: (?:'t|’t)? (?:really |exactly |quite )?(?:for me|my bag|my scene|my idea of
     (?:fun|a good time)|something i enjoy)\b(?P<what>)
do don dont :: (?:'t|’t| not)?(?: (?:really|just|exactly))* (?:get along|get on|mix|see eye to eye|
    agree)\W*$(?P<what>)
is are s :: (?: (?:always|definitely|just|honestly))* ?(?:a )?(?:hard |big |firm )?(?:no(?:-go|-no)?
    |dealbreaker|deal-breaker|turn-?off)(?: (?:for me|in my book|with me|from me))(?P<what>)
""",
}
