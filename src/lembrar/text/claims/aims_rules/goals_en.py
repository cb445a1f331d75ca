"""How goals are told in English. Rules as the package tells."""

GOAL = r"""
the my our :: (?: (?:plan|goal|idea|aim|dream|target|mission))(?: (?:now|here|this year|for \d+
    |is still))? is(?: still)?(?: to)?(?= (?:be|get|have|save|learn|run|buy|become|open|lose|quit
    |read|move|retire|finish|pay|travel|start|own|reach|hit|\$?\d))
set :: (?: (?:my|our) (?:heart|sights|mind))(?: on)(?= \w)
putting setting tucking squirreling stashing :: (?: (?:away|aside|by))(?=[^.!?;\n]{0,20}\d)
put set :: (?: (?:away|aside))(?=[^.!?;\n]{0,20}\d)
chipping :: (?: away at)\b
one :: (?: day),?(?: i| we) (?:want|hope|plan|wish|'d like|would love|dream)(?= \w)
i we :: (?:<VERY_EN> (?:want|wanna|hope|plan|aim|intend|would like)
    |'?d (?:really )?like(?= to))(?: to)? (?!(?:to|know|see|go|talk|ask
    |order|book|check|sleep|eat|cancel|reschedule|understand|speak (?:to|with))\b)[a-z]+
    (?=[^.!?;\n]{0,80}\b(?:by (?:the end|next|christmas|easter|summer|winter|spring|20\d\d|january
    |february|march|april|may|june|july|august|september|october|november|december|new year)
    |next year|this year|in 20\d\d|before i(?:'m| turn| am)|one day|someday|before (?:the )?
    (?:wedding|summer|christmas|baby)))
changed raised increased lowered upped moved bumped reduced dropped adjusted updated
     :: (?: (?:my|our|the|savings|weight|reading|sales
    |fitness))+ <GOAL>(?: [^\s.!?;,]+){0,5}? (?:to|up to|down to)(?= )
^saving savin :: (?: (?:up|money|hard|like crazy|every month|\$?\d[\d.,]*k?))* (?:for|to
    |towards?)\b
^training :: (?: hard)? for\b(?! (?:work|my (?:new )?job|the (?:new )?job))
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:currently|also|now|still|actually
    |both))* (?:training for|studying for|preparing for|working on (?:my|getting|losing|becoming
    |learning)|learning(?: how)?(?: to)?(?! (?:a (?:lot|ton)|so much|from|that|about|more|tons
    |loads|as))
    |on a (?:mission|diet)|trying to|saving(?: up)?(?: for| to)?)\b(?! (?:understand|figure|find
    |see|say|get (?:this|it|a hold|through|hold)|decide|think|remember|fix|open|log|do this
    |do that|explain|reach you|reset|connect|call|pay this|help|keep up|make sense|work out why
    |be (?:nice|polite|honest)|trying)\b)(?! \w+ (?:this|that|it|these)\b)
^want wanna hoping hope planning plan wish :: (?: to)?(?: (?:finally|one day|eventually
    |really))* (?=(?:visit|go back to|become|learn|run|save|buy|lose|quit|get (?:fit|in shape|my
    |into|a (?:degree|promotion|raise))|retire|travel|move to|start (?:a|my)|finish|read \d
    |write a|pay off|open (?:a|my)|climb|publish|own a|study|change careers?|switch careers?
    |do a (?:marathon|masters|phd)|see the (?:world|northern)))
^learning trying studying preparing aiming hoping working planning :: (?: (?:how|for|on
    |towards?))?(?: to)?(?= (?:save|lose|learn|run|buy|quit|get (?:a|my|into|fit|in shape)|become
    |speak|play|read|write|pay off|retire|travel|move|start|swim|drive|code|cook|spanish|french
    |german|italian|japanese|korean|mandarin|chinese|portuguese|english|guitar|piano|python
    |the (?:bar|piano|guitar)|my (?:masters|degree|phd|licen[cs]e|first)))
want wanna :: (?: to (?:have|save|reach|make))?(?= (?:\$|£|€)?\d[\d.,]*k?\b[^.!?;\n]{0,40}\b(?:by
    |before|saved|until|in savings))
one :: (?: day)(?: i| we)?(?:'ll| will|'m going to| am going to| want to| hope to)?(?= \w)(?=
    (?: \w+)? (?:open|buy|travel|learn|live|own|write|run|visit|move|become|start|build|retire))
someday :: (?: i| we)(?:'ll| will|'m going to| want to)?(?= \w)
^working aiming going shooting :: (?: (?:towards?|for))(?! (?:a walk|you|him|her|the|coffee|lunch
    |dinner|my (?:boss|dad))\b)(?= (?:(?:a|an|my|\w+ing)\b|\$?\d))
^gonna going :: (?: to)?(?: (?:finally|really|definitely))?(?: (?:try(?: and| to)?|start|attempt
     to))?(?=
     (?:learn|run (?:a|my|the|\d)|lose|save|quit|read \d|get (?:fit|in shape|my)|write a|start
     (?:saving
    |running|learning|working out|going to the gym|my)|buy (?:a|my|our) (?:house|car|home)))(?: \w+)
i we :: (?:'?m| am|'?re| are) (?:gonna|going to)(?: (?:finally|really|definitely))?(?: try(?: and
    | to))?(?= (?:learn|run (?:a|my)|lose \d|save|read \d
    |get (?:fit|in shape|my)|write a|start (?:saving|running|learning|working out|going to the gym
    |my own)|buy (?:a|my|our) (?:first )?(?:house|car|home)|open (?:a|my)|become))
i we :: (?: (?:really|also|still|just|definitely|always|do|eventually|one day|finally|so
    |badly))*(?: (?:want|wanna|hope|plan|aim|intend|wish|dream)|'?d (?:really )?(?:like|love)
    | would (?:really )?(?:like|love))(?: (?:to|of))? (?:become|becoming|be (?=(?:a|an) (?:doctor
    |nurse|teacher|lawyer|pilot|chef
    |engineer|writer|developer|manager|designer|programmer|better|dad|mom|parent|partner|director
    |firefighter|vet|therapist|entrepreneur))|be fluent|visit|see the (?:world|northern lights
    |pyramids)|go (?:back )?to (?=(?:college|school|uni|grad|japan|europe|italy|paris|portugal
    |brazil|med|law))|get (?:fit|in shape|a (?:promotion|raise|degree|masters|phd|dog)
    |my (?:licen[cs]e|degree|masters|phd|pilot)|certified|into (?:shape|med|law|grad|stanford
    |harvard|yale)|promoted|better at|fluent)|work (?:abroad|remotely|in|as)|move (?:to|abroad
    |into)|change (?:careers?|jobs)|switch careers|launch|publish|climb|swim|bike|hike the
    |complete|finish|do (?:a|an|my) (?:marathon|triathlon|masters|phd|ironman|pull-?up|handstand)
    |cook more|drink (?:less|more water)|sleep (?:more|better|8)|exercise|meditate|speak
    |play (?:the )?(?:guitar|piano|drums|violin)|drive|code|own|pay (?:for my|back|off)|make \$?\d
    |earn|hit \$?\d|raise|read (?:more|\d+))\b
^trying :: (?: to)(?= <BETTER>)
trying :: (?: for) (?:a|another|our) (?:baby|kid|child|second|third|boy|girl)\b
^bucket :: (?: list)(?: item)?\s*[:–-]\s*\w
i we :: <VERY_EN>(?: (?:want|wanna|hope|plan|would (?:like|love))|'?d (?:like
    |love))(?: to)? (?:adopt
    |have (?:a|another|more|two|three) (?:kids?|bab\w+|child\w*|dogs?)|foster|volunteer|renovate
    |build (?:a|my|our)|be (?:running|living|working|making|debt|my own|financially)|start (?:a|my
    |our)|spend (?:less|more) time|cut (?:down|back|out)|raise (?:a|my|our))\b
putting setting :: (?: [^\s.!?;,]+){1,4}? (?:aside|away|by)\b
i :: (?:'?m| am) off (?:sugar|alcohol|booze|caffeine|carbs|dairy|meat|social media|junk food|sweets
    |bread|cigarettes|takeout)\b
^hoping planning aiming looking trying wanting :: (?: to)(?= (?:get (?:promoted|a promotion|hired
    |certified|pregnant)|be promoted|make (?:manager|partner|captain)|go (?:freelance|part[- ]time
    |full[- ]time|back to (?:school|uni|college|work))))
^hoping planning aiming looking :: (?: to)(?! (?:see|hear|talk|meet|eat|sleep|catch|chat|ask)\b)
    (?= [a-z]+[^.!?;\n]{2,60}\b(?:in 20\d\d|next year|by (?:the end|next|christmas|summer|20\d\d
    |spring|january|february|march|april|may|june|july|august|september|october|november
    |december)|before (?:i turn|i'm|im|summer|christmas|the baby)))
want wanna :: (?: to be)(?= (?:off|out of|rid of|free of|down to|up to|able to) [^.!?;\n]{1,40}\bby
     (?:the end|next|christmas|easter|summer|winter|spring|autumn|20\d\d|january|february|march
    |april|may|june|july|august|september|october|november|december))
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:really|seriously|currently|still|also|
    actively|slowly|both|now))* (?!(?:itching|dying|desperate|longing) (?!to\b|for (?:an? )?
    (?:new |proper |better |steady )?(?:baby|child|family|dog|puppy|house|job|promotion|career)\b))
    (?:aiming|working (?:towards?|to)|hoping|planning|determined|gunning|shooting|
    itching|dying|desperate|longing|dreaming|on track|gearing up|building up|
    pushing)(?: (?:to|for|of|on))?(?= (?:make|get|become|buy|own|open|start|learn|run|lose|save|
    retire|move|travel|visit|see|go (?:to|back)|quit|finish|pay|publish|write|build|launch|grow|
    graduate|qualify|do|be|swim|climb|cycle|a (?:10k|5k|half|full|marathon|promotion|house|degree|
    black belt)|an? \w+|the \w+|becoming|getting|buying|owning|opening|starting|learning|running|
    losing|saving|retiring|moving|visiting|seeing|having|adopting)\b)(?! (?:see (?:you|if|how|
    what|the doctor)|do (?:this|that|it)|be (?:there|home|back|honest|early|late)|a (?:bit|while|
    lot)|get (?:this|that|it|home|there|started|going|stuck in|away|off|out of here)|
    the (?:bus|train))\b)
^need gotta must :: (?: to)?(?= (?:clear|pay off|pay down|save|lose|quit|cut|stop|finish|
    get (?:fit|in shape|out of debt)|learn|find a (?:new )?job|move)\b)(?! (?:save (?:this|that|
    it)|finish (?:this|that|it))\b)(?=[^.!?;\n]{3,80})
i we :: (?: (?:really |still |just |also )*)?(?:need|have|'?ve got|have got|gotta|must)(?: to)?
    (?= (?:clear|pay off|pay down|save(?! (?:this|that|it))|lose (?:weight|\d|some|a (?:stone|
    few))|quit (?:smoking|drinking|my job|vaping)|get (?:fit|in shape|out of debt|
    my (?:licen[cs]e|degree|visa)))\b)
i we :: (?: (?:want|wanna|would love|'d love|'d like|would like|hope|plan|intend|mean|aim))
    (?: (?:really|so badly|one day|someday|eventually))?(?: to)? (?:own|adopt|raise|have (?:kids|
    a (?:baby|dog|cat|family|big family|farm|garden))|get (?:a (?:dog|cat|puppy|motorbike|degree|
    house|promotion|tattoo)|married|fit|into|in shape|my (?:licen[cs]e|degree|visa|pilot\S*))|
    see (?:the (?:northern lights|world|pyramids)|japan|iceland|paris|italy|new zealand|australia|
    africa|brazil|india|[A-Za-z]+ (?:one day|before))|live (?:in|abroad|by|off)|work (?:abroad|
    for myself|less|in)|climb|cycle|swim the|do (?:an? (?:ironman|triathlon|marathon|phd|
    masters)))(?= |\W*$)
my our :: (?: (?:focus|plan|goal|aim|target|dream|ambition|priority|mission|challenge|resolution|
    objective))(?: (?:now|right now|this year|for \d{4}|this month|at the moment))*(?: is|'s)
    (?: (?:still|just|simply|basically))*(?= (?:to |a |an |the |my |getting|losing|saving|
    becoming|finishing|\$?\d))
dying itching desperate longing keen :: (?: to)(?= (?:see|visit|go to|learn|try|move|travel|
    get (?:a|back))\b)(?! (?:see you|see what|see how|learn more)\b)
i we :: (?: dream)(?: of| about)(?= (?:owning|having|living|opening|becoming|moving|travel\w*|
    my own|our own|a |the |being|buying|visiting|seeing|going|starting|retiring|running|working)\b)
i we :: (?:'?m| am|'?re| are|'?ve been)?(?: (?:going|gunning|aiming|shooting|going in|pushing|
    training|saving|studying|revising|cramming)) for(?= (?:the|a|an|my|\d|gold|promotion|
    partner)\b)(?! (?:a (?:walk|run|drink|coffee|drive|bit|nap|swim|meal|while|smoke|ride)|
    the (?:bus|moment|weekend|day|kids)|my (?:mum|mom|dad|sister|brother|friend|mate))\b)
^want wanting hoping aiming trying planning looking :: (?: (?:to|for))?(?= (?:put away|save|
    pay off|clear|lose|stop|quit|learn|get (?:my|a|into|fit)|buy|move|retire|run|\d+ books|
    go back|become|finish|write|the (?:\w+ )?(?:card|loan|debt|mortgage) (?:cleared|paid|gone))\b)
i we :: (?:'?d| would)?(?: (?:like|love|want|need))(?: (?:to have|at least|about))?
    (?= [$£€]?\d[\d.,]*k?(?: \w+)? (?:in (?:savings|the bank|my account)|saved|put (?:away|aside|
    by)|set aside|stashed)\b)
my our :: (?: (?:20\d\d|new year'?s?|big|main|number one|biggest|only|fitness|savings|
    career)) (?:goal|aim|target|resolution|dream|ambition|plan)(?: is|'s)(?: to)?(?= \w)
i we :: (?: (?:want|need))(?: (?:to (?:get|be)))? out of(?= (?:debt|the red|this town|this job|
    the rat race|rented|retail|here)\b)
i we :: (?: (?:need|want|have|'?ve got)) to get(?= [^.!?;\n]{3,30} (?:paid off|cleared|paid down|
    down to \d))
^would :: (?: (?:really|so|absolutely))* ?(?:love|like) to (?=[^.!?;\n]{3,80}\b(?:one day|some ?day|
    eventually|before i die|when i retire|by 20\d\d|in the future)\b)
i we :: (?:'?d| would)(?: (?:really|so|absolutely))* (?:love|like) to (?=[^.!?;\n]{3,80}\b
    (?:one day|some ?day|eventually|before i die|when i retire|by 20\d\d|in the future)\b)
i :: (?:'?m| am|'?ve been)(?: (?:trying|currently|also|slowly|now))* (?:teaching myself|learning|
    picking up|brushing up on|taking up)(?: (?:how|to))*(?= \w)(?! (?:spanish|french|german|italian|
    japanese|korean|mandarin|chinese|portuguese|english|arabic|welsh|irish|greek|sign language|
    a lot|so much|from|that|about|more|the (?:kids|car|keys|phone))\b)
by :: (?: (?:20\d\d|the (?:end of|time)[^,.;]{0,24}|next \w+|christmas|easter|summer|spring|winter|
    new year|(?:i'm|age|the age of) \d\d|\w+day))?,?(?: i| we)(?:'d like to| want to| hope to|
     plan to|'ll have| will have| aim to| intend to|'m going to| need to have)(?= \w)
determined set bound dead-set intent committed :: (?: (?:to|on))(?= (?:run|running|learn|learning|
    lose|losing|save|saving|quit|quitting|get|getting|finish|finishing|become|becoming|buy|buying|
    pass|passing|make|making|write|start|go|do|beat|climb|travel|pay))
the my our :: (?: (?:plan|goal|aim|dream|target|mission|ambition|hope|endgame|priority))(?: (?:now|
    here|this year|for \d+|right now|at the moment|is still))?(?: is|'s)(?: still)? to (?!(?:see|
    know|help|be (?:honest|fair)|wait|go with the flow)\b)(?=[a-z]+ \w)
top high next number :: (?: (?:one|thing|place|stop))*(?: (?:of|on)) my (?:bucket|wish|to[- ]?do|
    travel) list\b
on :: (?: my) (?:bucket|wish) list\b
i we :: (?:'?m| am|'?re| are|'?ve been| have been)(?: (?:still|always|secretly))* (?:dreaming (?:of|
    about)|fantasi[sz]ing about|working towards?|saving towards?|gunning for|shooting for|
    aiming for)(?! (?:you|it|this|that|sleep|my bed|home time|the weekend)\b)(?= \w)
i we :: (?:'?m| am|'?re| are)(?: (?:slowly|gradually|still))* (?:working (?:my|our) way (?:to|up to|
    towards?|through)|building up to|inching towards?)(?= \w)
fingers hopefully hoping :: (?: crossed)?,? (?:that )?(?:i|we)(?:'ll| will) (?:be|have|own|get|
    finally|become|pass|buy)\b(?=[^.!?;\n]{2,60}\b(?:by|before|next|this|one day|soon|in \d))
"""
