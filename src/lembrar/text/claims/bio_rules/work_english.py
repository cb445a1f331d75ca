"""As what people say they work, in English. Rules as the package tells."""

BLOCKS = {
    "occupation": r"""
started :: working (?:as an? |in )<THING>
opened started :: (?:an? |my |my own |our |our own )(?:\w+ ){0,2}?(?P<v>business|company|bakery
    |shop|store|restaurant|cafe|salon|studio|agency|practice|gym|startup|bookstore|etsy shop)\b
drive drives :: for (?P<v>uber|lyft|doordash|amazon|\w+ eats)\b
for :: a living(?P<v>)
went gone :: (?P<v>freelance|independent|full[- ]time|part[- ]time|solo|self[- ]employed|remote)\b
<IM> :: (?:an|a|the|working as an?) (?:(?!(?:very|really|hard|natural|born|quick
    |social(?! (?:worker|media))|keen|avid|terrific|awful|amazing|real(?! estate)|huge|big|terrible
    |bad|good|great|horrible|massive|better|fast|slow|strong|heavy|light|sore|team|happy|lousy
    |decent|lover|what|who|my|your|of|for|in|at|to|with|and|or|that|fan)\b)[\w-]+ ){0,3}?(?:<JOBS>)
    (?: (?:at|in|for|on|by) (?!love|a (?:bit|while)|the (?:moment))[\w' -]{2,40})?(?P<v>)
work works :: (?:full[- ]time |part[- ]time |mostly |remotely |currently )*(?:as an?|as the
    |as) <THING>
have has ve i've we've ive :: worked (?:full[- ]time |part[- ]time )?as (?:an? |the )?<THING>
work works :: (?:full[- ]time |part[- ]time |mostly |remotely )*in (?:the )?<THING>
work works :: (?P<v>from home|remotely|nights|night shifts?|the night shift|part[- ]time
    |full[- ]time|retail|construction|freelance|for myself|two jobs|three jobs|shifts|weekends|days
    |graveyard shift|the graveyard shift|on a farm|on (?:boats|ships|oil rigs|a ranch|a boat
    |a ship))\b
<IM> :: working (?:as an? |in (?:the )?|as )<THING>
<IM> working :: (?:working )?(?P<v>retail|construction|nights|from home|remotely|two jobs
    |part[- ]time|full[- ]time|freelance|shifts)\b(?! (?:today|tomorrow|tonight
    |this (?:morning|week)|rn|atm)\b)
teach teaches :: (?!by\b|my\b|the\b|our\b|your\b|others\b|people\b|how\b|me\b|you\b|him|her|them
    |us\b
    |myself)<THING>
<IM> :: (?:currently |recently |semi-?|newly )?(?P<v>unemployed|retired(?! for the)|self[- ]employed
    |between jobs|out of work|laid off|freelancing|on (?:maternity|paternity|parental|medical|sick
    |disability) leave|on disability|on sabbatical|looking for (?:a job|work)|job hunting
    |semi-retired)\b
my :: (?:job|profession|occupation|trade|line of work|day job)(?: is|'s) (?!(?:being able|so|very
    |really|not|to|that|the|hard|pretty|stressful|boring|great|fun|killing|just|my|going|amazing
    |okay|ok|fine|good|demanding|rewarding|safe|at risk|too|kind|like|all|always|more|secure
    |remote)\b)(?:as an? |being an? |an? |in )?<THING>
do does :: (?P<v>[\w -]{3,40}) for a living
<IM> :: in (?P<v>(?:tech|it|finance|sales|marketing|real estate|construction|hr|healthcare
    |logistics|insurance|the (?:army|navy|military|air force|marines)|software|advertising
    |accounting|consulting|hospitality|retail))\b
make makes earn earns :: (?:about |around |roughly |like )?(?P<v>[$£€]?\d[\d.,]*k?(?: dollars
    | bucks| pounds| euros)?(?: (?:a|per|an) \w+))
get gets :: paid (?P<v>(?:every|on the|monthly|weekly|biweekly|bi-weekly|fortnightly|hourly
    |twice)\b(?: \w+){0,3}|\$?\d[\d.,]*k?(?: \w+){0,3})
my :: (?:salary|income)(?: is|'s) (?P<v>[$£€]?\d[\d.,]*k?)
-used :: to (?:be (?:an? )?(?P<v>[\w -]{0,30}?(?:<JOBS>))|work (?:as an? |at |for |in )
    (?P<w>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3}))
-retired :: (?:from|as|last|in|two|\d)(?P<v>)
play plays :: (?P<v>(?:bass|guitar|drums|piano|violin|cello|sax|trumpet) (?:in|for) (?:an? |
    the )?\w+(?: \w+){0,2})
^*day :: job: ?(?P<v>[\w-]+(?: [\w-]+){0,3})
^*retired :: <JOB>
^*between :: (?P<v>jobs)\b
^*stay :: (?P<v>-at-home (?:mom|mum|dad|parent))
clean cleans :: (?P<v>houses|offices|homes|hotel rooms)\b
been became become :: an? (?:(?!(?:huge|big|bit|fan|good|great|bad|better|real(?! estate)|true
    |hard)\b)[\w'-]+ ){0,3}?(?P<v><JOBS>)
been :: working (?:as an? |in (?:the )?|as )<THING>
^*working :: (?:as an? |as the )<THING>
^*as :: an? (?:(?!fan|kid|child|good|bad|former)[\w'-]+ ){0,3}?(?P<v><JOBS>)(?=,? (?:i|i'm|i've|we
    |my)\b)
drive drives :: (?:an? |the |for a )?(?P<v>(?:school |city |tour |delivery |tow |garbage |dump |
    semi[- ]?|big |18 wheeler )?(?:bus|buses|trucks|taxi|taxis|cab|semi|semis|lorry|lorries
    |forklift|ambulance|ambulances|tow truck|garbage truck|limo|tractor trailer|delivery van
    |delivery truck|18 wheeler))\b
bartend bartends babysit babysits freelance freelances :: (?P<v>)(?=\W*$|,|(?:on|at|for|in|part
    |full|to|and|during|as|while|now)\b)
wait waits :: (?P<v>tables)\b
deliver delivers :: (?P<v>pizzas?|food|packages|mail|newspapers|groceries|furniture|parcels
    |for \w+)\b
cut cuts style styles :: (?P<v>hair)\b(?! (?:short|off))
do does :: (?P<v>(?:freelance|contract|remote|odd|admin|office|clerical|volunteer|social|warehouse
    |construction|manual|seasonal|shift|temp) (?:[\w-]+ )?(?:work|jobs?|illustration|writing|design
    |photography|editing|translation|development|consulting|labor)|(?:hair|nails|makeup|lashes
    |landscaping|data entry|it support|tech support|customer service|customer support|web design
    |graphic design|web development|pr|home repairs|taxes|nursing|roofing|drywall|marketing|sales
    |consulting|accounting|bookkeeping|uber|doordash|instacart)(?=\W*$|,| (?:for|at|in|on|out|part
    |full|and|from|as|now)\b))
fix fixes repair repairs :: (?P<v>cars|computers|phones|bikes|watches|trucks|planes|machines
    |appliances|roofs)\b
sell sells :: (?P<v>(?!(?:my|the|it|them|this|that|off|out|everything|an?|all|some|stuff|things
    |short|well|you|me|our|his|her|myself)\b)[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
make makes :: (?P<v>[\w-]+(?: [\w-]+)? (?:to sell|and sell (?:them|it)|for a living|for etsy))
manage manages supervise supervises oversee oversees :: (?:an? |the |our |
    my )?(?:[\w'-]+ ){0,3}?(?P<v>hotel|store|restaurant|team|shop|bar|daycare|warehouse|office
    |department|gym|farm|ranch|salon|clinic|projects?|program|nonprofit|kitchen|branch|bank
    |propert(?:y|ies)|people|apartment complex|construction sites?|staff|bakery|cafe|hostel|band
    |budgets?|accounts|social media)\b
<IM> :: an? professional (?P<v>(?!(?:nap|procrast|overthink|worr|snack|complain|eat|sleep|lazy
    |idiot|victim|liar|gossip)\w*)[\w-]+(?: (?!<STOP>)[\w-]+)?)
work works worked :: with (?P<v>(?!(?:my|an?|the|him|her|them|you|me|this|that|it|what|these|those
    |us|people i|someone|some|his|our|your|all|lots|two|three|whatever
    |which)\b)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
work works :: (?:in|on|at) an? (?P<v>[\w'-]+(?: (?!<STOP>)[\w'-]+){0,3})
-worked :: (?:\S+ years )?as an? <THING>
serve serves served :: in the (?P<v>army|navy|military|air force|marines|national guard|coast guard
    |reserves)\b
<IM> :: in the (?P<v>army|navy|military|air force|marines|national guard|coast guard|reserves
    |armed forces|food industry|music industry|film industry|restaurant business|\w+ (?:industry
    |business|field))\b
<IM> :: (?P<v>unemployed|jobless|underemployed|self-?employed|semi-?retired|a retiree|on disability
    |on unemployment|a w2 employee|an independent contractor)\b
^*retired :: (?P<v>)(?=\W*$|now|since|from|for)
tutor tutors coach coaches lecture lectures :: (?!me\b|you\b|my\b|the\b|him|her\b)<THING>
bake bakes sew sews knit knits crochet crochets carve carves weld welds brew brews
     :: (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?) (?:to order|for a living|
    professionally|on commission|for weddings|for (?:events|parties|sale)|and sell)\b
groom grooms walk walks train trains board boards :: (?P<v>dogs|horses|cats|pets)\b(?= (?:for|
    professionally|as|part|on the side)|\W*$)
photograph photographs shoot shoots film films :: (?P<v>weddings|events|portraits|newborns|
    real estate|music videos|sports)\b
translate translates edit edits proofread write writes design designs illustrate illustrates
     :: (?P<v>(?:[\w-]+ )?(?:books|novels|documents|websites|
    apps|logos|code|software|contracts|manuals|magazines|articles|content|copy|games|clothes|
    jewell?ery|kitchens|gardens|furniture|children's books|subtitles|grants|papers|scripts|
    music))\b(?! (?:for fun|in my (?:spare|free) time))
build builds install installs sell sells lay lays :: (?P<v>(?:custom |used |second-?hand |
    handmade )?(?:houses|homes|furniture|kitchens|bikes|guitars|boats|websites|apps|cars|
    insurance|carpets?|tiles|bricks|solar panels|windows|fences|decks|pools|software|real estate|
    houses|phones|flowers|jewell?ery|cosmetics|vintage \w+))\b(?= (?:for|at|in|online|on|with|
    part|and)|\W*$|,)
paint paints decorate decorates :: (?P<v>houses|cars|homes|murals)\b
drive drives ride rides fly flies operate operates :: (?:an? |the )?(?P<v>(?:school |city |tour |
    delivery |night |double[- ]decker )?(?:buses|bus|coaches|trams?|trains?|lorries|lorry|trucks|
    taxi|taxis|cab|minicab|forklifts?|tractors?|cranes?|diggers?|planes|helicopters|ambulances?|
    hgv|hgvs|vans?)) (?:for|at|in|around|nights|part)\b
work works :: (?P<v>(?:the )?(?:lates|earlies|nights|(?:late|early|night|day|graveyard|swing|
    split|rotating|12[- ]hour|long) shifts?)|offshore|abroad|seasonally|freelance|casual|
    zero hours|(?:four|three|two|4|3|2|five|six) days a week|\d+ hours(?: a week)?|mon
    (?:day)?s? to \w+)\b
<IM> :: (?:training|studying|qualifying|retraining) (?:as|to be) an? (?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+){0,2})
<IM> :: (?P<v>out of (?:work|a job)|job[- ]?hunting|looking for work|on (?:universal credit|
    the dole|benefits|furlough|garden leave|gardening leave|sabbatical|a career break|strike|
    long[- ]term sick)|off (?:work )?sick|signed off(?: work)?|made redundant|my own boss|
    a one[- ]man band|self[- ]employed|a stay[- ]at[- ]home \w+|a full[- ]time (?:mum|mom|dad|
    carer|parent)|a housewife|a homemaker|a househusband|a carer|a caregiver)\b
help helps :: (?:out )?(?:run|in|at|with) (?:my|the|our|his|her) (?P<v>(?:family|parents\S*|
    dad\S*|mum\S*|mom\S*|uncle\S*|husband\S*|wife\S*) (?:business|shop|farm|restaurant|store|
    company|bakery|pub|cafe))\b
play plays sing sings drum drums dj djs :: (?:the )?(?P<v>(?:(?:bass|guitar|drums|piano|violin|
    cello|sax|trumpet|keys|keyboards|alto|tenor|soprano|lead|fiddle|banjo|flute|clarinet|organ|
    trombone)(?: guitar)? )?(?:in|for|with) (?:an? |the |my |our )?(?:[\w-]+ ){0,3}?(?:band|choir|
    orchestra|group|quartet|church|duo))\b
!work works :: (?P<v>weekends|nights|sundays|saturdays|fridays|mondays|overtime|bank holidays|
    holidays)\b
trained qualified studied retrained apprenticed :: (?:as|to be) an? (?P<v>[\w-]+(?: (?!<STOP>|but|
    and)[\w-]+){0,2})
do does :: (?!(?:some|a bit of|a lot of) research)(?:a bit of |some |mostly |mainly |freelance
    |a lot of )?(?P<v>marketing|sales|
    accounts|bookkeeping|payroll|hr|admin|reception|security|childcare|catering|carpentry|
    plumbing|decorating|gardening jobs|landscaping|tiling|roofing|nails|lashes|brows|hair|makeup|
    tattoos|alterations|removals|deliveries|it|data|design|events|pr|copywriting|translation|
    translations|tutoring|personal training|massage|massages|dog walking|cleaning|ironing|
    odd jobs|shift work|night shifts|nights|days|retail|bar work|agency work|supply teaching|
    consulting|research|social media)(?=\W*$|,| (?:for|at|from|in|these|now|on|part|full|as|and|
    out|with|during|most|to)\b)
<IM> :: (?:an? )?(?P<v>(?:[\w-]+ ){0,2}(?:by trade|by profession|by day))\b
<IM> :: (?:an? )(?P<v>[\w-]+(?: [\w-]+)?) by (?:trade|profession|training)\b
<IM> :: on (?P<v>(?:the )?(?:minimum|living) wage|benefits|a zero[- ]hours contract|a pension|
    state pension|commission|\d+k(?: a year)?|(?:about |around )?[$£€]?\d[\d.,]*k? (?:a|an|
    per) \w+|night shifts?|nights|call(?= (?:this|tonight|all|for)))\b
been :: an? (?P<v>(?:[\w'-]+ ){0,2}(?:<JOBS>)) (?:all my life|for|since|my whole)\b
been :: (?:a|an) (?P<v>[\w-]+(?: [\w-]+)?) (?:all my life|my whole life|for (?:\d+|\w+) years)\b
became turned become :: (?:a |an |into a )?(?P<v>(?:[\w'-]+ ){0,2}?(?:<JOBS>))
chair chairs head heads lead leads captain coach :: (?:the |a |our |my )?(?P<v>(?:[\w-]+ ){0,2}
    (?:team|committee|department|board|pta|council|club|squad|unit|project|group|branch|society|
    u\d+s?|under \d+s?))\b
<IM> :: on (?P<v>holiday|vacation|leave|annual leave|strike|call|a break from work|
    compassionate leave)(?= (?:til|till|until|for|from|this|next)\b)
-place shop company restaurant factory plant store office :: (?:where )?(?:i|we) (?:worked|work|
    used to work)(?: at| for| in)? (?P<v>closed|shut|went under|folded|went bust|closed down|
    shut down)\b
-stopped quit gave :: (?:up )?(?P<v>(?:teaching|nursing|freelancing|driving for \w+|bartending|
    babysitting|tutoring|farming|modelling|acting|working (?:nights|weekends|full[- ]time|there|
    as an? \w+)))\b
been :: (?P<v>unemployed|out of work|retired|self[- ]employed|freelancing|freelance|jobless|
    off work|off sick|on maternity leave|on furlough)\b
<IM> :: (?:now |officially |currently )?(?P<v>(?:(?!(?:my|our|his|her|your|their|with)\b)[\w-]+ )
    {0,2}?(?:manager|supervisor|director|
    head of [\w-]+|captain|treasurer|president|secretary|chair|team lead|principal|foreman|
    head chef|sous chef|editor|partner|coordinator))(?= (?:now|at|of|for|these days)\b|\W*$|,)
^*retired :: (?:on (?:disability|medical grounds|ill health)|early|last|in)(?P<v>)
fix fixes repair repairs install installs service services :: (?P<v>(?!(?:things|problems|
    mistakes|bugs|issues|errors|updates|apps|typos)\b)[a-z]{3,}s)(?=\W*$|,| (?:for|at|and|in|part|
    full|on)\b)
stack stacks pack packs flip flips pick picks load loads scan scans wash washes serve serves pour
     pours :: (?P<v>(?:shelves|boxes|orders|burgers|parcels|trucks|dishes|cars|groceries|pints|
    coffee|beer|tables|drinks|food))\b
do does :: (?:all )?the (?P<v>books|accounts|payroll|admin|cleaning|catering|cooking|marketing|
    deliveries|wages|social media|school run|gardening) (?:for|at|in)\b
left quit gave swapped ditched traded :: (?:up )?[\w ]{3,24}? to (?:become|be|train as|retrain as|
    work as|start as) an? (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,2})
been :: (?P<v>job[- ]hunting|looking for (?:a job|work)|on benefits|on the dole|signing on|
    out of a job|temping|between jobs)\b
look looks run runs handle handles manage manages :: (?:after )?(?:the |a |our )(?P<v>(?:website|
    accounts|books|social media|payroll|grounds|gardens?|kitchen|bar|reception|front desk|warehouse|
    it|marketing|finances|press office|archive|stockroom|till)s?) (?:for|at|of|in)\b
been :: (?P<v>(?:teaching|coaching|driving|fixing|selling|cleaning|running|writing|cutting|building|
    training|managing|making|baking|farming|nursing) (?!(?:longer|more|less|late|out|away|around|
    behind|low|errands|faster|better|further)\b)[\w'-]+(?: (?!<STOP>)[\w'-]+){0,2}) (?:for|
    since)\b
code codes program programs cook cooks clean cleans write writes consult consults nurse nurses haul
     hauls truck trucks fly flies model models perform performs freelance freelances design designs
     temp temps bartend bartends teach teaches coach coaches preach preaches guard guards lecture
     lectures edit edits cashier
     :: (?:mostly |part[- ]time |full[- ]time )?(?:for|at) (?:an? |the )?(?P<v>
    (?:[\w'-]+ ){0,2}?<ORG>s?)
    (?!\w)
cook cooks clean cleans code codes nurse nurses teach teaches perform performs bartend bartends
     preach preaches temp temps :: (?:in|on) (?:an? |the )(?P<v>(?:[\w'-]+ ){0,2}?<ORG>s?)(?!\w)
haul hauls truck trucks code codes program programs consult consults freelance freelances
     :: (?P<v>for (?!(?:me|you|him|her|us|them|it|fun|free|now|a|an|the|years|hours)\b)[\w'&-]+)
started :: (?:out )?as (?:an? |the |their )(?:[\w-]+ ){0,2}?(?P<v><JOBS>)
<IM> been :: between (?P<v>gigs|contracts|roles|positions|things)\b
got was been :: (?:hired|promoted|taken on|trained|licensed|certified|qualified)(?: (?:on|up))?
    (?: (?:at|by)
     [\w' ]{2,20})? (?:as|to) (?:an? |the )?(?:[\w-]+ ){0,2}?(?P<v><JOBS>)
are we're they're 're :: (?:both |all |each |retired |former )?(?:[\w-]+ )?(?P<v>(?:<JOBS>))
    (?=\W*$|,| (?:and|
    in|at|for|too|here|now)\b)
tend tends :: (?P<v>bar)\b
work works :: (?P<v>(?:the )?(?:first|second|third|1st|2nd|3rd|swing|early|morning) shift)\b
pull pulls pulling :: (?P<v>(?:doubles|nights|(?:double|night|late|extra|12[- ]hour) shifts))\b
<HAVE> work works :: (?P<v>(?:two|three|2|3|several|multiple) jobs)\b(?! (?:for|to)\b)
<IM> :: in the (?P<v>trades|service industry|oil fields?|reserves)\b
<IM> :: on (?P<v>food stamps|snap|medicaid|medicare|welfare|social security|ssi|ssdi|wic
    |jobseekers?)\b
""",
}
