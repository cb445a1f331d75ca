"""What people say of their health in English. Rules as the package tells."""

BLOCKS = {
    "health": r"""
<HAVE> had :: (?:an? |severe |mild |chronic |bad |really bad |been diagnosed with )*(?P<v><ILLNESS>)
<IM> :: (?:an? )?(?:type (?:1|2|one|two) |recovering |chronically |legally |partially |
    profoundly )?(?!(?:blind|deaf) (?:to|by|with)\b)(?!(?:ocd|adhd|bipolar) (?:about|over|with
    |today|rn|right now|lol)\b)
    (?P<v><ILLNESS>|insulin dependent|alcoholic|addict(?!ed to (?:this|that|the|your|
    my|it|these|those)\b))
<IM> :: (?:(?:\d+|\w+) (?:months?|weeks?) )?(?P<v>pregnant(?! (?:with (?!an? (?:girl|boy|baby|son
    |daughter|little)|my|our|his|twins|triplets|number|no|baby|the (?:first|second|third)|\d|#)
    |pause))|expecting(?= (?:a (?:baby|girl|boy
    |child)|our|my first|twins|again)|\W*$))\b
<IM> was been :: (?:just |recently )?(?:diagnosed with|living with|suffering from|in treatment for
    |in recovery from) (?P<v><ILLNESS>|\w+)
<IM> :: (?:on|taking) (?P<v><REMEDY>)
<IM> :: in (?P<v>therapy|recovery|rehab|remission)\b
<IM> :: (?P<v>sober|a smoker|a non-?smoker|an ex-?smoker|(?:trying to quit )?smoking)\b
been :: (?P<v>sober|clean|smoke[- ]free|off (?:cigarettes|alcohol))\b
take takes use uses :: (?:any |my |daily |<COUNT> |\d+ ?mg of )?(?P<v><REMEDY>|a wheelchair
    |hearing aids?|a cane|crutches|glasses|a cpap|an inhaler)
wear wears :: (?P<v>hearing aids?|glasses|contacts|contact lenses|a prosthetic \w+)
suffer suffers :: from (?P<v><ILLNESS>|\w+(?: \w+)?)
smoke smokes vape vapes :: (?P<v>)(?!detector|alarm)
drink drinks :: (?P<v>(?:alcohol|socially|beer|wine|occasionally)?) ?(?=$|[,.;!]|(?:anymore|at all
    |or|so|but|btw|cause|and|because|much|let's|we|either|cause|which)\b)
-quit stopped :: (?P<v>smoking|drinking|vaping|(?:taking )?(?:<REMEDY>))
-gave :: up (?P<v>smoking|drinking|alcohol|cigarettes|booze)
started :: (?P<v>smoking|vaping|therapy|drinking)(?: again)?
go goes see sees :: (?:to )?(?:a |my )?(?P<v>therapy|therapist|psychiatrist)\b
~says said told confirmed :: (?:me )?(?:that )?(?:i have|i'm|i've got
    |i am) (?:an? )?(?P<v><ILLNESS>|pregnant)
touched had :: (?P<v>a (?:cigarette|drop|drink|smoke)|alcohol|cigarettes|a cigarette)\b
-<IM> :: off (?:the |my )?(?P<v><REMEDY>)
<IM> :: on (?:the |an? )?(?P<v>insulin pump|oxygen|dialysis|chemo)\b
^*deaf blind :: (?:in|since|from)\b(?P<v>)
-gave :: up (?:the )?(?P<v>booze|bottle|cigs|fags|smokes|weed)\b
-quit :: (?P<v>chewing tobacco|drugs|weed|nicotine)
struggle struggles deal deals live lives cope copes :: with (?:an? |my |severe |bad |
    chronic )*(?P<v><ILLNESS>)
<IM> :: (?:struggling|dealing|living|battling|coping) with (?:an? |my |severe |bad |
    chronic )*(?P<v><ILLNESS>)
^*living dealing struggling :: with (?:an? |my |severe |chronic )*(?P<v><ILLNESS>)
get gets :: (?:really |very |bad |frequent |these |terrible |awful |chronic |a lot of |crazy |
    occasional )*(?P<v>migraines?|panic attacks|seizures|cluster headaches|vertigo|anxiety attacks
    |sciatica|motion sick\w*|seasick|carsick|cold sores|nosebleeds|kidney stones)\b
-stopped quit :: (?:taking )?(?:my |the )?(?P<v><REMEDY>)
<IM> :: on (?:an? |some |my |a lot of |low dose |daily |\d+ ?mg (?:of )?)*(?P<v><REMEDY>)
<IM> :: (?P<v>\d ?(?:'|ft|foot|feet) ?\d{0,2}(?: ?(?:\"|in|inches))?|1[.,]\d{2} ?m(?:eters|etres)?)
    (?: tall)?(?=\W*$|,| (?:and|so|but|tall))
have has :: (?:an? )?(?:really |pretty |very )?(?:bad|weak|torn|fake|artificial|replaced
    |busted) (?P<v>back|knees?|hips?|eyesight|shoulders?|ankles?|heart|lungs|wrists?|neck|hearing)\b
<IM> :: (?P<v>nearsighted|farsighted|short-?sighted|overweight|underweight|infertile
    |immunocompromised|in a wheelchair|on crutches|hiv positive|trans|transgender|nonbinary
    |non-binary)\b
-stopped quit :: (?P<v>driving|walking|running|lifting)\b(?! (?:me|to|away|into|for)\b)
-used :: to (?P<v>smoke|drink|vape)\b(?! (?:coffee|tea|milk|soda|water))
-been :: off (?:the |my )?(?P<v>booze|cigs|cigarettes|fags|drink|sauce|weed|alcohol|nicotine
    |<REMEDY>)
^*coeliac celiac diabetic asthmatic autistic epileptic bipolar :: (?:since|from|for)\b(?P<v>)
been was :: on (?:an? |some |the |my |daily |low dose |\d+ ?mg (?:of )?)*(?P<v><REMEDY>|dialysis|
    oxygen|chemo|crutches|benefits|disability|a waiting list)
wear wears use uses need needs :: (?:an? |my |two |reading |prescription |strong )*
    (?P<v>hearing aids?|glasses|contact lenses|contacts|dentures|a brace|braces|leg brace|
    back brace|prosthe\w+|insulin pump|cochlear implant|wheelchair|walker|cane|crutches|
    walking stick|cpap(?: machine)?|inhaler|oxygen|compression socks|retainer|wig|pacemaker)\b
<IM> started :: (?:wearing|using) (?:an? |my |two |reading |prescription |strong )*(?P<v>hearing
     aids?|
    glasses|contact lenses|contacts|dentures|braces|a brace|retainer|wheelchair|walker|cane|
    crutches|sling|walking stick|cpap(?: machine)?|inhaler|wig)\b
get gets getting :: (?:really |very |so |terribly |badly )?(?P<v>(?:air|car|sea|travel|motion|
    home)[- ]?sick|dizzy(?: spells)?|migraines|palpitations|nosebleeds|chest infections|utis|
    acid reflux|heartburn|hives|panic attacks)\b
my :: (?P<v>cholesterol|blood pressure|blood sugar|sugar levels?|iron levels?|iron|thyroid|bp|
    eyesight|hearing|asthma|eczema|arthritis|ibs|sciatica|endometriosis|psoriasis|hay fever|
    tinnitus|heart condition|vision|immune system|platelets|kidneys|liver)(?: levels?)?(?:'s|
     (?:is|are|has|have|keeps?|gets|got|came back|runs|went|flares|needs))\b
    (?! (?:fine|ok|okay|good|great|normal|perfect|all (?:good|clear))\b)
<IM> :: (?P<v>expecting (?:twins|a baby)|having (?:a baby|twins)|carrying twins|
    trying for (?:a baby|another)|in (?:a )?wheelchair|wheelchair[- ]bound|bedridden|housebound|
    in (?:chronic|constant) pain|on the spectrum|neurodiverse|in a cast|partially sighted|
    visually impaired|hearing impaired|menopausal|perimenopausal|post-?partum|left[- ]handed)\b
<IM> :: (?:recovering|suffering) from (?:an? |my |the )?(?P<v>[\w-]+(?: (?!<STOP>)[\w-]+){0,3})
recovering :: from (?:an? |my |the )?(?P<v>(?:knee|hip|back|heart|eye|shoulder|brain|
    \w+) (?:surgery|operation|replacement|injury|transplant)|surgery|an operation|covid|cancer|
    a stroke|burnout|<ILLNESS>)
-came come coming :: off (?:of )?(?:the |my |them )?(?P<v><REMEDY>)
-doctor doc gp doctors :: (?:took|taken|has taken|have taken) me off (?:the |my )?(?P<v>
    (?:[\w-]+ ){0,3}(?:pills|meds|medication|tablets)|<REMEDY>)
sleep sleeps :: (?P<v>(?:really |so |very )?(?:badly|poorly|terribly|like (?:rubbish|crap|shit)|
    (?:about |around |maybe )?\d hours?))\b
have has had :: (?:an? |both |my |the )?(?:[\w-]+ ){0,2}?(?P<v>(?:knee|hip|heart|kidney|liver|
    lung|valve) (?:replacement|replacements|transplant|bypass|stent)|metal (?:plate|pins|rods?)|
    pins? in my \w+|stoma|colostomy|ostomy|slipped disc|herniated disc|bulging disc|torn \w+|
    frozen shoulder|carpal tunnel|trapped nerve|pinched nerve|one kidney|blood clots?|gallstones|
    polyps|fibroids|heart (?:condition|defect|murmur|disease))\b
walk walks :: with (?:an? )(?P<v>cane|stick|limp|walker|frame)\b
!drink drinks touch touches :: (?:any )?(?P<v>alcohol|booze|spirits|alcoholic drinks)\b
-been :: (?:\d+|\w+) (?:days|weeks|months|years) (?P<v>sober|clean|smoke[- ]free|without (?:a )?
    (?:cigarette|drink|smoking|drinking|alcohol))\b
-done :: with (?P<v>smoking|drinking|cigarettes|booze|alcohol|vaping|weed)\b
-no :: more (?P<v>cigarettes|smoking|booze|drinking|alcohol|vaping|weed|smokes|fags)\b(?! for (?:me|
    us))
do does doing have has get gets getting having going :: (?:through |on |in )?(?:my |some |weekly |
    daily |regular |a course of |a round of )?(?P<v>dialysis|chemo(?:therapy)?|radiotherapy|
    radiation|physio(?:therapy)?|physical therapy|rehab|ivf|hormone therapy|hrt|cbt|counsel+ing|
    couples therapy|infusions|immunotherapy|steroid injections|insulin injections)\b
found finds :: (?:an? |some )(?P<v>lump|mass|tumou?r|cyst|nodule|polyp|shadow|blockage|clot|
    murmur)(?: (?:on|in) (?:my|his|her|their) [\w ]{3,20})?
my :: (?!(?:hands?|foot|feet|leg|jaw|stomach|gut|head)(?:'s| is| are) killing me\W*$)
    (?:left |right |bad )?(?P<v>back|neck|knee|knees|hip|hips|shoulder|ankle|wrist|hand|hands
    |foot|feet|leg|jaw|
    stomach|gut|head|sciatica|hearing|eyesight|vision|memory|skin|sleep)(?:'s| (?:has|have|is|
    are))? (?:been )?(?:locked up|gone|gave out|gives out|playing up|acting up|killing me|in bits|
    bad|terrible|awful|shot|wrecked|knackered|messed up|going|failing|swollen|sore|agony|
    not right|not great|giving me (?:grief|trouble))(?= (?:since|for|all|again|lately|these|after|
    so|and|every)\b|\W*$|,)
^*-days weeks months years :: (?:without (?:an? )?|free of )(?P<v>drink|cigarette|drinking|
    smoking|alcohol|booze|gambling|drugs|smoke)\b
^*days weeks months years :: (?P<v>sober|clean|smoke[- ]free|alcohol[- ]free)\b
!*never :: (?P<v>smoked|drank|drunk|vaped|touched (?:alcohol|drugs|a cigarette|a drop))\b
been was were is got :: (?:just |recently |finally )?diagnosed (?:as |with )(?:an? )?(?P<v>[\w-]+
    (?: (?!<STOP>)[\w-]+){0,2})
<IM> :: (?P<v>in hospital|in the hospital|in intensive care|in icu|on life support|in a coma|
    in a care home|in hospice|in rehab|on the waiting list(?: for [\w ]{3,25})?|waiting (?:for|
    on) (?:an? |my )?(?:operation|surgery|transplant|biopsy|test results|scan))\b
need needs :: (?:an? |my |another |more )?(?P<v>(?:[\w-]+ ){0,2}(?:surgery|operation|biopsy|
    root canal|replacement|transplant|physio|dialysis|stent|pacemaker|hearing aids?|glasses|
    insulin|a walker|wheelchair))\b
signed :: off(?: work| sick)? (?:with|for|because of) (?P<v>[\w-]+(?: (?!<STOP>)[\w-]+)?)
-*no :: more (?P<v>cigarettes|smoking|booze|drinking|alcohol|vaping|weed|smokes|fags)\b
    (?! for (?:me|us))
-*done :: with (?P<v>smoking|drinking|cigarettes|booze|alcohol|vaping|weed)\b
my :: (?P<v>back|necks?|knees?|hips?|shoulders?|ankles?|wrists?|hands?|feet|legs?|jaw|stomach|gut|
    hearing|eyesight|eyes|vision|memory|skin|heart|lungs?|kidneys?|liver|teeth)(?:'s| is| are)
    (?: (?:really|pretty|so|always|completely|totally|basically))* (?:shot|bad|terrible|awful|
    wrecked|knackered|messed up|going|failing|dodgy|gone|weak|ruined|busted|not great|not good|
    rubbish|useless)\b
<IM> :: (?P<v>[4-7]'\d{1,2}|\d (?:ft|feet|foot)(?: \d{1,2})?|1\.\d\d ?m|1\d\d ?cm)\b
<IM> :: (?P<v>teetotal|t-?total|tee ?total|on the wagon|alcohol[- ]free|smoke[- ]free|
    nicotine[- ]free)\b
<IM> :: (?P<v>(?:five|six|seven) (?:foot|feet|ft)(?: (?:one|two|three|four|five|six|seven|eight|
    nine|ten|eleven|\d+))?)\b
^*bad dodgy weak sore :: (?P<v>back|knees?|hips?|shoulders?|ankles?|neck|heart|eyes|eyesight|
    hearing|stomach|lungs?)(?=\W*$|,| (?:so|and|here|since)\b)
^*days weeks months years :: (?:now )?(?P<v>off (?:the |my )?(?:booze|drink|fags|cigs|cigarettes|
    alcohol|wine|weed|drugs|sugar|meds))\b
<IM> :: (?P<v>(?:off (?:sick|work)|signed off(?: work| sick)?)(?: with [\w-]+)?)
<HAVE> :: (?:an? |both |my |the )?(?:[\w-]+ ){0,2}?(?P<v>metal (?:plate|pins|rods?)|pins? in my \w+|
    stoma|colostomy|slipped disc|herniated disc|bulging disc|frozen shoulder|carpal tunnel|
    trapped nerve|pinched nerve|one kidney|gallstones|fibroids|heart (?:condition|defect|murmur|
    disease)|bad (?:back|knees?|hip|heart|chest|leg|shoulder)|dodgy \w+|weak (?:bladder|stomach|
    heart|chest)|high (?:blood pressure|cholesterol)|low (?:iron|blood pressure))\b
~put puts :: me on (?:an? |the |my )?(?P<v>(?:[\w-]+ ){0,2}(?:diet|tablets|pills|meds|medication|
    insulin|antibiotics|steroids|statins|antidepressants|<REMEDY>))
^*chronic severe constant recurring terrible awful bad :: (?P<v><ILLNESS>|migraines?|insomnia|
    fatigue|pain|back pain|headaches|heartburn|eczema|hay ?fever)(?=\W*$|,| (?:since|for|and|so)\b)
<IM> :: (?:(?:about |nearly |almost )?[\w-]+ (?:days?|weeks?|months?|years?) )(?P<v>post[- ]?(?:op|
    surgery|partum|natal|transplant|chemo))\b
<IM> :: going through (?:the |early )?(?P<v>menopause|perimenopause|the change|puberty
    |withdrawals?|ivf|
    chemo\w*|treatment|a (?:bad )?flare(?:-?up)?)\b
was were :: born (?:with|without) (?:an? |only |just |my )?(?P<v>(?:one|no|half an?|an extra
    |a missing|
    extra) [\w-]+|(?:hole|heart|cleft|club|dislocated|weak|tumou?r|hip|spina|congenital|right
    |left)\b
    (?: [\w-]+){0,3}|<ILLNESS>)
!can't cant cannot :: (?:really )?(?P<v>(?:do|climb|manage|handle) (?:stairs|ladders|hills|heights|
    escalators|long (?:walks|drives|flights))|bend (?:my|over)|kneel|lift (?:anything|heavy|more
    |my)|
    stand for long(?=\W*$|,)|sit for long(?=\W*$|,)|walk (?:far|long|without))\b
my :: (?!anxiety|depression|panic)(?P<v><ILLNESS>)(?:'s| (?:is|are|has|have|keeps?|gets?|got
    |came back|comes|flares?|makes?
    |means|
    acts?|runs|hits|started|returned|won't|doesn't|prevents|stops))\b
<HAVE> :: (?:only |just )?(?P<v>one (?:arm|leg|eye|lung|kidney|ear|breast))\b(?! (?:in
    |on|at)\b)
my :: (?P<v>memory|eyesight|hearing|vision|knees?|back|hips?|balance|heart|lungs)(?: is| are
    |'s)?(?:n't| not) what
     (?:it|they) (?:was|were|used to be)\b
<IM> :: (?:(?:about|nearly|almost|over) )?(?:\d+|[a-z]+) (?:days?|weeks?|months?
    |years?) (?P<v>sober|clean|
    smoke[- ]free|alcohol[- ]free)\b
<IM> :: (?:\d+|[a-z]+) (?:pounds|lbs|kilos|kg|stone) (?P<v>overweight|underweight)\b
""",
}
