"""What people do for pleasure, again and again or in their free time."""

FIRST = {
    "likes": r"""
coleciono :: (?P<what> \w)
i we :: <MUCH> collect(?! (?:it|my|the (?:kids|package)|data|money|debts?)\b)(?P<what> \w)
nas :: (?: (?:horas vagas|minhas folgas|folgas|horas livres|minhas horas vagas)),?(?: eu)?
    (?: (?:gosto de|sempre|costumo|adoro|curto))?(?P<what> \w)
no :: (?: (?:meu )?tempo livre),?(?: eu)?(?: (?:gosto de|sempre|costumo|adoro|curto))?
    (?P<what> \w)
nos :: (?: (?:tempos livres|fins de semana|finais de semana)),? (?:eu )?(?:gosto de|costumo|adoro
    |curto)(?P<what> \w)
in :: (?: my) (?:free|spare|down) ?time,?(?: i)?(?: (?:like to|love to|enjoy|usually|mostly|love
    |like|always))?(?P<what> \w)
i we :: <MUCH> spend(?: (?:my|our|all|most|whole|every|entire|of|the))* (?:weekends?|free time
    |spare time|evenings?|sundays?|saturdays?|days? off|nights?|mornings?|summers?)
    (?P<what> \w+ing\b)
passo :: (?: (?:o|os|meus|minhas|as|todo|meu|a|todos))+ ?(?:fds|fi(?:m|ns) de semana
    |finais de semana
    |domingos?|sabados?|noites?|tempo livre|tardes?|horas vagas|folgas?|feriados?)(?: (?:todo
    |inteir[oa]s?|livres?))?(?P<what> \w+ndo\b)
jogo treino nado pedalo corro danco pinto medito surfo escalo caminho pesco :: (?=[^.!?;\n]{0,40}
    \b<OFTEN>)(?P<what>)
^toda todo todas todos aos nos :: (?: [\w-]+){1,5}?,? (?:eu |a gente )?(?:jogo|joga|treino|nado
    |pedalo|corro|danco|pinto|medito|surfo|escalo|caminho|pesco|faco (?=<PASTIME>))(?P<what>)
faco fazemos :: (?: muito)?(?= <PASTIME>)(?! [\w ]{3,20} (?:amanha|hoje|hj)\b)(?P<what> \w)
i we :: <MUCH> (?:play|practi[cs]e|run|swim|cycle|bike|hike|climb|surf|dance|paint|knit|bake|read
    |meditate|volunteer|jog|ski|skate|garden|sew|crochet|box|fish
    |go (?:running|swimming|hiking|cycling|climbing|dancing|fishing|surfing|skiing|jogging
    |birdwatching|camping)|go to (?:the gym|yoga|pilates|church|spin|crossfit|zumba)
    |do(?= <PASTIME>))\b(?=[^.!?;\n]{0,40}\b<OFTEN>)(?P<what>)
i we :: <MUCH> do(?= <PASTIME>)(?P<what> \w)
sempre :: (?: (?:que|q) (?:da|posso|consigo|sobra (?:um )?tempo|tenho tempo)),?(?: eu)?(?: vou)?
    (?! (?:vou|ajudo|respondo|passo|ligo|apareco|volto)\W*$)(?P<what> \w+)
whenever :: (?: i (?:can|get (?:the|a) chance|have time|get time)),? i(?P<what> \w)
i we :: (?: do| also do)(?: (?:a bit of|a little|some|a lot of|lots of|bits of))+(?= (?:<PASTIME>
    |painting|gardening|knitting|baking|sewing|drawing|writing|photography|woodwork\w*|running
    |cycling|climbing|hiking|fishing|yoga|singing|crochet\w*|sketching|coding)\b)(?P<what> \w)
faco fazemos :: (?: (?:um pouco de|um pouquinho de|umas?|uns|muita|muito|bastante))+(?= (?:<PASTIME>
    |pintura|fotografia|jardinagem|bordado|pesca|escultura|horta|desenhos?|bolos?)\b)(?P<what> \w)
i we :: (?: could)(?: (?:easily|happily|honestly|literally))? (?:eat|drink|listen to|watch|read|
    play|talk about|live on|live off|do)(?=[^.!?;\n]{2,40} (?:every|all|forever|for (?:hours|
    ever)|for the rest|non-?stop|day and night)\b)(?P<what> \w)
i we :: (?: (?:always|still|usually|mostly|only|really|often|also|just|normally|regularly))* ?
    (?:collect|garden|knit|crochet|fish|surf|climb|cycle|skate|ski|snowboard|hike|paint|sketch|
    bake|brew|woodwork|birdwatch|journal|meditate|do (?:yoga|pilates|crossfit|pottery|ceramics|
    karate|judo|jiu[- ]jitsu|boxing|ballet|crosswords|puzzles|sudoku|martial arts|woodwork|
    photography|parkrun)|go (?:fishing|hiking|climbing|running|swimming|surfing|camping|
    birdwatching|dancing|bowling|sailing|to the gym|clubbing|thrifting)|play (?:chess|tennis|golf|
    football|soccer|basketball|rugby|cricket|poker|darts|pool|squash|padel|pickleball|volleyball|
    badminton|hockey|guitar|piano|drums|bass|violin|ukulele|d&d|dungeons|video games|board games|
    minecraft|fortnite|cards|bridge|bingo|snooker|netball|softball|baseball|table tennis)|
    run (?:\w+ )?(?:marathons|ultras|every|on)|swim(?= (?:every|twice|three|once|laps|in|on|a lot|
    regularly|most))|lift(?= (?:weights|heavy|\w+ times))|work out|dance (?:salsa|tango|samba|
    ballet)|write (?:poetry|poems|songs|fiction|fanfic|short stories)|read (?:a lot|sci-?fi|
    fantasy|crime|romance|manga|comics)|sing (?:in|karaoke)|volunteer)\b
    (?! (?:you|it|that|at|for|with)\b)(?P<what>)
faco jogo toco pratico treino danco coleciono nado corro pedalo leio cozinho pesco surfo escalo
     pinto bordo costuro :: (?: (?:muito|mto|bastante|sempre|so|ate|um pouco de|uma))*
    (?! [\w ]{3,20} (?:d[eo] (?:aplicativo|app|uber|emergencia)|por encomenda|profissional))
    (?= (?:natacao|academia|musculacao|pilates|yoga|ioga|crossfit|jiu|judo|karate|muay|boxe|
    capoeira|danca|bale|zumba|corrida|caminhada|trilhas?|croche|trico|ceramica|teatro|artesanato|
    futebol|bola|futsal|volei|basquete|tenis|padel|xadrez|poker|truco|domino|videogame|lol|
    free fire|valorant|cs|fifa|rpg|violao|guitarra|baixo|bateria|piano|teclado|cavaquinho|sanfona|
    flauta|violino|saxofone|forro|samba|salsa|tango|selos?|moedas?|vinis?|discos|bonecos|
    figurinhas|miniaturas|canecas|livros?|manga|quadrinhos|todo dia|toda semana|\d+ ?x|\d+ vezes|
    tres vezes|duas vezes|de manha cedo|no fim de semana|aos? (?:sabados?|domingos?)|fantasia|
    romances?|poesia)\b)(?P<what> \w)
ouco escuto assisto vejo leio jogo como bebo tomo :: (?= (?:\w+ ){1,3}?(?:o dia (?:todo|inteiro)|
    todo (?:santo )?dia|toda (?:hora|noite|manha|semana)|sempre|direto|sem parar|o tempo (?:todo|
    inteiro)|religiosamente)\b)(?! (?:remedio|muito remedio|medicamento|antidepressivo|insulina|
    noticia ruim)\b)(?P<what> \w)
i we :: (?: (?:always|mostly|usually|only|still))* ?(?:listen to|watch|read|eat|drink|play|binge)
    (?= (?:[\w'&-]+ ){1,4}?(?:all day(?: long)?|every (?:single )?(?:day|night|morning|week|
    weekend)|all the time|non-?stop|religiously|constantly|24/7)\b)(?! (?:my (?:meds|pills)|it|
    this|that)\b)(?P<what> \w)
i we :: (?: (?:also|still|just))* play the(?= (?:cello|violin|piano|guitar|drums|flute|clarinet|
    sax\w*|trumpet|trombone|harp|banjo|ukulele|bass|fiddle|bagpipes|organ|accordion|oboe|viola|
    tuba|recorder|keyboard)\b)(?P<what> \w)
weekends evenings saturdays sundays mornings fridays :: ,? (?:i'?m|i am|you'?ll (?:find|catch) me|
    we'?re)(?: (?:usually|always|mostly|often|normally|generally|typically|either|out|off|at|on|in|
    down|up))* (?!(?:working|sleeping|busy)\b)(?P<what>\w+ing\b)
relaxo desestresso descanso espaireco desopilo recarrego :: (?: (?:muito|mesmo|so|sempre|as energias
    |a cabeca))*(?= (?:\w{2,}ndo|n[ao] (?:mar|praia|cozinha|horta|jardim|piano|violao)|com (?:musica
    |livro|croche))\b)(?P<what> \w)
passo :: (?: (?:horas|o dia|a tarde|a noite|a madrugada|tardes|noites|madrugadas|manhas))
    (?: (?:e (?:mais )?horas|inteir[oa]s?|tod[oa]s?))*(?P<what> (?!(?:pensando|chorando|trabalhando|
    esperando|dormindo|estudando|tentando|fazendo|preocupad|limpando|no|na|em|com)\w*)\w+ndo\b)
i we :: <MUCH> (?:unwind|relax|de-?stress|switch off|wind down|decompress|recharge|chill)(?: (?:best
    |most))? (?:by|with)(?= (?:\w+ing|a |an |my |some |music|books?|yoga|tv|video games
    |podcasts?))(?P<what> \w)
^been :: (?: (?:really|totally|properly|just))* ?(?:getting into|loving|enjoying|obsessed with|into|
    hooked on|binge?ing)(?! (?:it|this|that|you|trouble|bed|a lot|work)\b)(?P<what> \w)
""",
}
