"""What people say they study, and where. Rules as the package tells."""

BLOCKS = {
    "studies": r"""
<SER> :: (?:recem[- ])?(?:formad[oa]|graduad[oa]|pos-?graduad[oa]|bacharel|licenciad[oa]|mestre
    |mestra|doutora?
    |especialista|tecnologa?) (?:em|pela|pelo|na|no) <THING>
<SER> :: (?:estudante|alun[oa]|universitari[oa]|calour[oa]|vestibuland[oa]|mestrand[oa]
    |doutorand[oa]|concurseir[oa]|estudande)(?: (?:de|do|da|em|na|no) <THING>)?
estudo estuda estudamos estudam cursa curso :: (?:a noite |de manha |a tarde )?(?:(?:no|na|em|pra
    |para|o) )?(?P<v>(?!muito\b|mais\b|pouco\b|bastante|de\b|que\b|com\b
    |sozinh)[\w-]+(?: (?!<STOP>)[\w-]+){0,4})
faco faz fazia fazemos fazem :: (?:um |uma |o |a |meu |minha )?(?P<v><LEVEL>(?: (?:de|em|no|na|do
    |da|para|pra) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?|<COURSE>(?: (?:na|no
    |pela) [\w-]+(?: (?!<STOP>)[\w-]+){0,2})?|curso de [\w-]+(?: [\w-]+)?|enem|vestibular
    |aulas? de (?!graca)\w+)(?!\w)
<ESTAR> :: (?:fazendo|cursando|terminando|comecando|concluindo) (?:um |uma |o |a |meu |minha |
    faculdade de )?(?P<v><LEVEL>(?: (?:de|em|no|na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?|<COURSE>|tcc
    |curso de \w+)(?!\w)
<ESTAR> :: (?:fazendo|cursando|terminando|comecando|concluindo|iniciando|acabando|repetindo) (?:o |a
    |meu |minha )?(?P<v><TERM> (?:periodo|semestre|ano|modulo|serie)<OF_COURSE>)
faco faz fazemos termino termina comeco comeca conclui repeti repetiu :: (?:o |a |meu
    |minha )?(?P<v><TERM> (?:periodo|semestre|ano|modulo|serie)<OF_COURSE>)
entrei entrou passei passou comecei comecou :: (?:n[oa]|pr[oa]|para [oa]|o|a) (?P<v><TERM>
     (?:periodo|semestre|ano|modulo|serie) d[aeo] (?:<LEVEL>|<COURSE>)(?!\w))
<ESTAR> :: (?:estudando|aprendendo) (?:sobre |a |pra |para |o )?(?P<v>(?!muito|bastante|mais|isso
    |com|agora|essa|esse)[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
<ESTAR> :: (?:no|na) (?P<v>(?:\d+[oaºª°]?|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo
    |oitavo|nono|ultimo) (?:periodo|semestre|ano)(?: d[aeo] [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?
    |faculdade|facul|mestrado|doutorado|pos|terceirao|ensino medio|cursinho)
formei formou :: (?:em \d{4} )?(?:em|na|no|pela|pelo) (?!escola da vida)<THING>
fiz fez terminei terminou conclui concluiu :: (?:o |a |uma? |meu |minha )?(?P<v><LEVEL>(?: (?:de|em
    |no|na) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)(?!\w)
-larguei largou tranquei trancou abandonei abandonou desisti parei :: (?:de |d[ao] |com )?(?:o |a |
    meu |minha )?(?P<v><LEVEL>(?: (?:de|em) \w+)?)(?!\w)
meu minha :: (?:curso|faculdade|formacao|graduacao|mestrado|doutorado) (?:e|eh) (?:em |de |na |no |
    o |a )?<THING>
study studies studied :: (?!hard|a lot|more|every|for|with|too)
    (?:at (?P<v>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})|(?P<w>[\w'-]+(?: (?!<STOP>|at\b
    |in\b)[\w'-]+){0,3}))
<IM> :: (?:currently )?(?:studying|majoring in|doing|pursuing|getting|finishing|working on
    |working towards|halfway through)(?: for)? (?:an?|my|the)? ?(?P<v>(?:master'?s|phd|doctorate
    |bachelor'?s|mba|degree|ged|associate'?s|dissertation|thesis|undergrad)(?: degree)?(?: (?:in|at
    |on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?|<COURSE>)(?! (?:studio|class|floor|video|show|project
    |piece|song|party|room|degree in)\b)
<IM> :: (?:currently )?(?:studying|majoring in|learning) (?!hard|a lot|for|to (?:live|love|be
    |accept)|how|that|so|new|something|more|about|from|as)<THING>
<IM> :: (?:an? )?(?:(?:college|university|uni|med|medical|law|grad|graduate|high school|phd|nursing
    |exchange|part-time|full-time|mature|engineering|first-year|second-year|third-year|final-year
    |\w+) )?(?P<v>student|undergrad|undergraduate|sophomore|freshman|junior in|senior in
    |grad student|phd candidate|postdoc|med student)\b(?: (?:at|in
    |of) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?
<IM> :: (?:currently )?in (?:my (?:first|second|third|final|last|senior|junior|freshman) year (?:at
    |of) )?(?P<v>college|high school|grad school|law school|med school|medical school|university
    |uni|school|nursing school|community college|a bootcamp)\b
<HAVE> :: (?:an? |my )?(?P<v>(?:master'?s|phd|doctorate|bachelor'?s|degree|mba|ba|bsc|ba|diploma)
    (?: degree)? in [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
go goes went :: to (?P<v>[\w']+(?: [\w']+){0,2} (?:university|college|school)|college|university
    |uni|grad school|night school|school|community college|harvard|mit|stanford|yale|oxford
    |cambridge|ucla|nyu)\b(?! (?:for|tomorrow|today))
majored graduated major :: (?:from|in|with a degree in) <THING>
my :: (?:major|degree)(?: is|'s| was) (?:in )?<THING>
attend attends :: <THING>
-dropped :: out of <THING>
^*first second third final last fourth :: year (?:at|of|in) <THING>
switched changed :: (?:my )?(?:majors?|course|degree)(?: from \w+)? to <THING>
<TER> :: (?P<v>faculdade|diploma|ensino superior|mestrado|doutorado|formacao em \w+)\b
parei parou :: (?:na|no) (?P<v>(?:\w+ )?(?:serie|ano|periodo|semestre))\b
started starts start :: at (?P<v>(?:[\w'-]+ ){0,3}(?:university|college|school|uni|kindergarten
    |preschool))\b
go goes went :: to (?P<v>(?:[\w'-]+ ){1,2}(?:state(?! (?:park|fair|forest|beach|capit|champ))|tech
    |poly|a&m)|community college|beauty school|trade school|cosmetology school|culinary school
    |art school|film school|private school|public school|boarding school|high school|middle school
    |elementary(?: school)?|preschool|kindergarten|princeton|columbia|cornell|brown|duke|berkeley
    |caltech|usc|purdue|penn|umass|lse|ucl|kings college)\b(?! (?:for|tomorrow|today))
^*doing taking finishing getting pursuing studying :: (?:an? |my |the )?(?P<v>(?:(?:night|evening
    |online|college|part-time) )?(?:master'?s|phd|doctorate|bachelor'?s|mba|degree|ged|pgce
    |a levels|classes|courses)(?: degree)?(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?
    |<COURSE>)(?!\w)
take takes taking :: (?:some |an? )?(?P<v>(?:night|evening|online|college|continuing ed
    |summer) (?:classes|courses)(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?|(?:classes
    |courses) (?:in|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<IM> :: taking (?:some |an? )?(?P<v>(?:night|evening|online|college|continuing ed
    |summer) (?:classes|courses)(?: (?:in|on|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?|(?:classes
    |courses) (?:in|at) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})
<IM> :: (?:going |getting |heading )?(?:in|into) (?:the )?(?P<v>\d{1,2}(?:th|st|nd|rd) (?:grade
    |year)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh
    |twelfth) grade|year \d{1,2}|middle school|elementary school|sixth form|kindergarten|preschool
    |beauty school|culinary school|art school|trade school|dental school|vet school|business school
    |pharmacy school|seminary)\b
^*back :: (?:in|at) (?P<v>school|college|uni|university)\b
<IM> :: (?:studying|training|going to school|in school|learning) to (?:be
    |become) (?P<v>an? [\w-]+(?: (?!<STOP>)[\w-]+){0,2})
<IM> :: a (?:[\w-]+ )?(?P<v>(?:senior|junior|sophomore|freshman)(?! (?:dev|engineer|manager|analyst
    |partner|associate|designer|citizen|consultant|director|software|data|project)\w*)|fresher
    |undergrad|(?:psych|biology|english|history|business|art|music|math|nursing|engineering|econ|cs
    |computer science|education|marketing|finance|philosophy|communications) major)\b
<IM> :: an? (?P<v>(?:[\w-]+ ){1,2}major)\b
estudei estudou parei :: (?:so )?(?:ate )(?P<v>(?:a |o )?\w+(?: \w+)?)
<SER> :: (?P<v>(?:bolsista|alun[oa]|calour[oa]|veteran[oa]|intercambista|residente
    |pos-?doutorand[oa]|graduand[oa]|formand[oa])\b(?: (?:d[aeo]|em|na
    |no) [\w-]+(?: (?!<STOP>)[\w-]+){0,3})?)
faco faz fazemos :: (?P<v>(?:\d[oaº°]|primeiro|segundo|terceiro|quarto|quinto|sexto|setimo|oitavo
    |nono)[oaº°]? ?(?:ano|periodo|semestre)(?: d[aeo] [\w-]+)?)\b
hold holds earned :: (?:an? )(?P<v>(?:master'?s|phd|doctorate|bachelor'?s|degree|mba|diploma)
    (?: (?:degree|in|from) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?)
comecei comecou iniciei iniciou :: (?:a |o |um |uma |curso de |(?:a )?faculdade de )?(?P<v><COURSE>
    |<LEVEL>(?: (?:de|em) \w+)?)(?!\w)
-larguei largou tranquei trancou abandonei abandonou :: (?:o |a |o curso de |
    a faculdade de )?(?P<v><COURSE>)(?!\w)
<IM> :: doing (?:my|his|her|their) (?P<v>gcses?|a[- ]levels?|sats|finals|homework|apprenticeship
    |residency)\b
<IM> :: (?:an? |the )?(?:[\w'-]+ ){0,3}?(?P<v>student|undergrad|grad student|apprentice|trainee|
    intern)\b(?: (?:at|in|of|with|on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,2})?
go goes went :: to (?P<v>(?:[\w'-]+ ){1,3}(?:elementary|primary|primary school|academy|high|prep|
    secondary|nursery|grammar|comprehensive|montessori|middle))\b
<IM> :: (?:currently |now )?(?:in|at) (?P<v>(?:my |his |her )?(?:first|second|third|final|last|
    fourth) year(?: (?:of|at|in) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?|night school|drama school|
    flight school|culinary school|bootcamp|a coding bootcamp|uni|nursery|reception|sixth form|
    year \d+)\b
took taking takes :: (?:a |this |the |(?:last|next) (?=\w+ (?:off|out)\b))?
    (?P<v>(?:semester|year|term|gap year)(?: off| out)?(?: (?:from|of) [\w'-]+)?)(?=\W*$|,|
     (?:from|to|because|and|off|out)\b)
do does doing did :: (?:my |a |an )(?P<v>(?:master'?s|phd|doctorate|degree|a[- ]levels?|gcses?|
    apprenticeship|pgce|mba|bachelor'?s|dissertation|thesis|internship|residency|placement|nvq|
    btec|foundation year)\b(?: (?:in|at|on) [\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})?)
^*retaking resitting redoing :: (?:my )?(?P<v>[\w-]+(?: [\w-]+)?)
formo forma formamos :: (?:em|no|na|este|esse|ano|mes|dia|daqui)(?P<v>)
faco faz fazemos cursa curso :: (?P<v>(?:aulas?|curso|pos|tecnico|especializacao|licenciatura|
    faculdade|mestrado|doutorado|mba|graduacao|cursinho|intercambio|estagio|residencia)\b
    (?: (?:de|em|na|no|a|pra)[^,.;]{2,40})?)
<ESTAR> :: (?:no|na|em) (?P<v>(?:meio|fim|final|comeco|reta final) d[aeo] (?:faculdade|curso|
    mestrado|doutorado|tcc|pos|graduacao|tese)|intercambio)\b
estudo estuda estudei :: (?P<v>(?:sozinh[oa] |online |a distancia |em casa )?(?:pra|para) (?:o |
    a )?(?:concurso|enem|vestibular|oab|prova|ser)\b(?: [\w-]+){0,3})
-trancou tranquei largou larguei abandonei :: (?:o |a |meu |minha )?(?P<v>curso|faculdade|facul|
    semestre|matricula|mestrado|escola|estudos)\b
-left leaving quit dropped finished :: (?P<v>school|uni|college|high school|sixth form|
    university) (?:at (?:\d+|\w+)|early|after|with no|without|when|in (?:year|\d))
finishing finish finished writing handed submitted submitting wrapping defending completing doing
     :: (?:up |in |off )?(?:my |the |a )(?P<v>dissertation|
    thesis|degree|masters|master's|phd|coursework|apprenticeship|training|internship|residency|
    finals|last (?:year|semester|term)|final (?:year|semester|project))\b
<ESTAR> :: (?:terminando|acabando|escrevendo|fazendo|concluindo|finalizando|defendendo|comecando|
    iniciando|cursando|estudando (?:pra|para|pro)) (?:o |a |os |as |meu |minha |um |uma )*
    (?P<v>tcc|tese|dissertacao|monografia|faculdade|curso(?: \w+){0,2}|mestrado|doutorado|pos\S*|
    graduacao|tecnico(?: \w+){0,2}|ensino medio|supletivo|enem|vestibular|concurso|oab|estagio|
    residencia|autoescola|ingles|espanhol|intercambio)\b
-larguei largou parei parou abandonei sai :: (?:d[ae] |com (?:os|a|o) |a |o |de |os )?
    (?P<v>escola|estudar|estudos|colegio)(?= (?:na|no|com|aos|cedo|quando|pra|para|por)\b|\W*$)
estudo estuda aprendo aprende :: (?:o |a )?(?P<v>[\w-]+(?: [\w-]+)?) (?:por conta(?: propria)?|
    sozinh[oa]|online|pelo youtube|a noite|em casa|no app|no duolingo)\b
<HAVE> :: (?:an? |my )(?P<v>[\w-]+(?: [\w-]+)? (?:degree|diploma|masters|master's|phd|certificate|
    qualification|licence|license))\b
<IM> :: (?:doing|taking|on|starting|finishing) (?:an? |my |the )(?P<v>(?:[\w-]+ ){0,2}(?:course|
    diploma|apprenticeship|foundation|certificate|evening class|night class|degree))(?= (?:in|at|
    on|for|with)\b|\W*$|,)
fiz fez cursei cursou :: (?:so )?ate (?P<v>(?:a |o )?(?:\w+ )?(?:serie|ano|grau|periodo|semestre|
    fundamental|ensino medio|colegial|ginasio))\b
fui foi :: (?:pr[ao]|para [oa]|fazer|cursar) (?P<v>enfermagem|direito|medicina|engenharia
    (?: \w+)?|pedagogia|administracao|psicologia|odonto\w*|veterinaria|fisioterapia|contabeis
    |nutricao|farmacia|arquitetura)(?=\W*$|,| (?:e|mas|na|no|em)\b)
go goes went :: to (?P<v>(?:st\.?|saint|our lady of|holy) [\w'-]+(?: [\w'-]+)?)(?=\W*$|,)
!finished finish completed :: (?P<v>high school|school|college|uni|university|my (?:degree
    |studies|course|
    masters|ged))\b(?! (?:today|early|late|yet)\b)
<TER> :: (?:so |ate )?(?:o |ate o )?(?P<v>(?:ensino )?(?:fundamental|medio)(?: (?:completo
    |incompleto))?|ensino superior
    (?: (?:completo|incompleto))?)(?=\W*$|,| (?:e|mas)\b)
""",
}
