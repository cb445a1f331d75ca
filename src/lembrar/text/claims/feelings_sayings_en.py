"""Ways to say a feeling without its name, in English: "over the moon"."""

from __future__ import annotations

from lembrar.text.claims.feelings_parts import ABOUT, WHAT

_SORE = (
    r"[^.!?;\n]{0,90}\b(?:you|heels?|shoes?|boots?|trainers|sneakers|jeans|bra|belt|dress|suit|tie"
    r"|helmet|chair|seat|mattress|pillow|sofa|foot|feet|toes?|legs?|calves|knees?|hips?|back|spine"
    r"|neck|shoulders?|arms?|wrists?|hands?|head|eyes?|ears?|throat|tooth|teeth|jaw|stomach|tummy"
    r"|belly|cramps|hangover|sunburn|blisters?|suspense|curiosity|queues?|line|traffic|lag|wi-?fi"
    r"|internet|heat|cold|humidity|weather|sun|hay ?fever|pollen|song|show|episode|ads?|adverts"
    r"|memes?|accent|jokes?|puns?|calories|stairs|smell|font|autocorrect)"
    r"(?: is| are|'s| has been| have been|'s been) (?:\w+ )?(?:killing|doing my head|driving me)\b"
)
"""What "is killing me" when nobody is in low spirits: a pain, a nuisance, a good joke."""

SAYINGS = (
    (
        r"\b(?:i'?m|i am|im|i think i'?m|i'?ve been)(?: (?:really|totally|kinda|slowly))*"
        r" (?:falling (?:hard )?for|head over heels|falling in love)\b" + WHAT,
        "smitten",
    ),
    (r"\bshort (?:fuse|temper)(?:ed)?\b" + WHAT, "irritated"),
    (
        r"\b(?:i'?m|i am|i'?ve been|been|woke up|still)(?: \w+)? in (?:a|such a|the)"
        r" (?:bad|foul|terrible|horrible|rotten|shitty|awful|worst) mood\b" + WHAT,
        "irritated",
    ),
    (
        r"\bmy heart(?:'s| is| feels)(?: (?:so|just|really|absolutely))* (?:heavy|broken|aching"
        r"|in pieces|breaking|shattered|sinking)\b" + WHAT,
        "sad",
    ),
    (r"\b(?:haven'?t|have not|'?ve not|not) stopped crying\b" + WHAT, "sad"),
    (
        rf"^(?!\s*{_SORE})[^\n]{{0,200}}?"
        r"\b(?:it'?s|that'?s|is|are|this is|been) (?:(?:really|slowly|literally) )*"
        r"(?:tearing me (?:apart|up)|eating me (?:up|alive)|getting (?:to me|me down)"
        r"|wearing me (?:down|out)|doing my head in|breaking my heart|weighing on me)\b",
        "stressed",
    ),
    (
        r"\b(?:i'?m|i am|im|i'?ve been|feeling|i feel)(?: (?:really|totally|just|kinda|a bit"
        r"|so))* (?:at (?:my wit'?s'? end|the end of my (?:rope|tether)|breaking point"
        r"|rock bottom|an all[- ]time low)|in (?:a (?:dark|bad) place|a funk|a rut|despair"
        r"|over my head)|running on (?:empty|fumes)|a bag of nerves|barely (?:coping"
        r"|holding it together|functioning)|falling apart|struggling to cope)\b" + WHAT,
        "stressed",
    ),
    (
        r"\b(?:i'?m|i am|im|still|been)(?: (?:absolutely|totally|literally|still))*"
        r" (?:on cloud nine|over the moon|walking on air|on top of the world|buzzing"
        r"|jumping for joy|grinning (?:from )?ear to ear|beaming)\b" + WHAT,
        "happy",
    ),
    (
        r"\b(?:i'?m|i am|im|i'?ve been|still)(?: (?:kind of|kinda|sort of|still|just|really"
        r"|a bit))* (?:in(?: a state of)?(?: total| complete)? shock|in bits|in pieces"
        r"|a wreck|a mess|a nervous wreck)\b" + WHAT,
        "shocked",
    ),
    (
        r"\bmy (?:anxiety|stress|nerves|stress levels?)(?:'s| is| are| has been| have been)"
        r" (?:through the roof|sky[- ]high|off the charts|awful|terrible|bad|out of control"
        r"|shot|killing me)\b" + WHAT,
        "anxious",
    ),
    (r"\bnothing (?:makes me happy|excites me|brings me joy|cheers me up)(?: anymore)?", "sad"),
    (
        r"\b(?:(?:i'?m|i am|im|i'?ve|i have) (?:really |still |just )?not|i haven'?t)(?:"
        r" been)?(?: really)?"
        r"(?:(?: doing| feeling)?(?: so| too| very| at all)?(?: ok| okay| well| myself)"
        r"|(?: doing"
        r"| feeling)(?: so| too| very| at all)?(?: great| good))\b"
        r"(?! (?:at|with|enough|in|either|looking|for|to|as|of))",
        "sad",
    ),
    (
        r"\bi can'?t (?:(?:take|handle|deal with) (?P<what>it|this|that|[^.!?;\n]{2,60}?)|do (?:it"
        r"|this|that))"
        r" ?(?:anymore|any more"
        r"|any longer)\b",
        "exhausted",
    ),
    (r"\b(?:i can'?t|can'?t|couldn'?t) stop crying" + WHAT, "sad"),
    (
        r"\bnot (?:really )?(?:feeling|doing) (?:so |too |very )?(?:like myself|myself|great"
        r"|good|well|ok|okay)\b(?! (?:at|in|with))",
        "sad",
    ),
    (
        r"\bmy mood(?:'s| is| has been) (?:\w+ )?(?:awful|terrible|low|shot|bad|in the gutter)",
        "sad",
    ),
    (
        r"\bi'?m (?:really |kinda |kind of |totally )?dreading(?P<what> [^.!?;\n]{2,80})",
        "anxious",
    ),
    (r"^\W*dreading(?P<what> [^.!?;\n]{2,80})", "anxious"),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?) (?:terrif(?:y|ies)|scares?|frightens?|freaks?) me\b"
        r"(?! (?:away|off))",
        "afraid",
    ),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:stresses? me(?: out)?|overwhelms? me)\W*$", "stressed"),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:saddens?|depress(?:es)?|upsets?) me\b", "sad"),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:broke|is breaking|breaks) my heart\b", "heartbroken"),
    (
        r"\bi(?: cried| was crying| have been crying|'ve been crying)(?: (?:all|so|myself|my"
        r" eyes))+" + WHAT,
        "sad",
    ),
    (
        r"\bi (?:really |still |so |do )?miss (?!you\b|u\b|it\b|the (?:bus|point|train|call"
        r"|meeting))"
        r"(?P<what>[^.!?;\n]{2,80})",
        "homesick",
    ),
    (
        r"\b(?:i )?(?:can'?t|cannot|can not|cant) wait (?:for|to)(?! (?:hear (?:from|back)|see"
        r" (?:it|what|your))\b)"
        r"(?P<what> [^.!?;\n]{2,80})",
        "excited",
    ),
    (
        r"\bi'?m (?:so |really )?looking forward to(?! (?:hearing|your|it|working with you)\b)"
        r"(?P<what> [^.!?;\n]{2,80})",
        "excited",
    ),
    (r"\bi (?:really |deeply |so )?regret(?! to\b)(?P<what> [^.!?;\n]{2,80})", "regretful"),
    (
        rf"^\s*(?!{_SORE})"
        r"(?P<what>[^.!?;\n]{2,90}?)(?: is| are|'s| has been| have been|'s been)"
        r" (?:really |just |seriously |slowly |literally )?killing me\b",
        "stressed",
    ),
    (
        r"\b(?:it|that)s (?:really |just |slowly |literally )?killing me\b",
        "stressed",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?)(?: is|'s| has been|'s been) (?:really |just |seriously"
        r" )?(?:stressing me out|driving me (?:crazy|nuts|insane|mad)|weighing on me|getting to me"
        r"|bringing me down"
        r"|keeping me (?:up|awake)|wearing me (?:out|down)|breaking my heart|eating at me"
        r"|freaking me out)\b",
        "stressed",
    ),
    (
        r"\bi (?:had|'?m having|keep having|have been having) (?:a |an )?(?:panic|anxiety)"
        r" attacks?" + WHAT,
        "anxiety",
    ),
    (
        r"\bi(?:'m| am|'ve been)? ?(?:feel|feeling|felt) (?:(?:really|so|just|a bit|kinda"
        r"|absolutely|completely|pretty|totally) )*(?:like (?:hell|crap|shit|rubbish|garbage|death"
        r"|a (?:failure|fraud|burden|mess|loser|idiot))|blue|lost|empty|numb|alone|hollow|off"
        r"|rough|broken|worthless|invisible|trapped|rotten|flat|rubbish|awful|useless)\b" + ABOUT,
        "sad",
    ),
    (
        r"^\W*feeling (?:(?:really|so|just|a bit|kinda|absolutely|completely|pretty) )*(?:like"
        r" (?:hell|crap|shit|rubbish|a failure)|blue|lost|empty|numb|alone|off|rough|broken|flat"
        r"|rubbish|awful|rotten)\b" + ABOUT,
        "sad",
    ),
    (
        r"\b(?:i )?(?:bawled|sobbed|wept|cried)(?: (?:my eyes out|like a baby|all|so|for|the whole"
        r"|at|in|over|when|uncontrollably|buckets|myself))+\b" + ABOUT,
        "sad",
    ),
    (r"\bi (?:just )?(?:broke down|burst into tears|lost it|fell apart)\b(?! the)" + ABOUT, "sad"),
    (
        r"(?:\bi'?m|\bi am|\bi'?ve been|\bim|^\W*)(?: (?:really|just|currently|still))* ?"
        r"(?:having|had) (?:a|an|such a)"
        r"(?: (?:really|pretty|very|super|bit of a|properly|proper))* ?(?:rough|tough|hard|bad"
        r"|terrible|awful|rubbish|shit|crap|horrible|difficult|rotten) (?:time|week|day|month|year"
        r"|patch|few (?:days|weeks|months)|morning|night)\b" + ABOUT,
        "sad",
    ),
    (
        r"\b(?:i'?m|i am|im|i'?ve been)(?: (?:really|totally|just|kinda|a bit|so|still))*"
        r" (?:(?:really )?struggling(?! to (?:find|understand|see|open|log|get))|not coping"
        r"|losing (?:it|sleep|my (?:mind|marbles))|pulling my hair out|climbing the walls"
        r"|(?:stressed|stretched) to|snowed under|on edge|in a (?:really |very )?dark place"
        r"|spiralling|spiraling|at my limit)\b" + ABOUT,
        "stressed",
    ),
    (
        r"^\W*(?:losing (?:sleep|my mind)|pulling my hair out|in a (?:really |very )?(?:dark|bad)"
        r" place|struggling(?! to (?:find|understand|see|open|log|get)))\b" + ABOUT,
        "stressed",
    ),
    (
        r"\bmy (?:head|mind)(?:'s| is)(?: (?:just|totally|completely))* (?:all over the place"
        r"|spinning|a mess|racing|fried|gone(?! blank)|going to explode|not in a good place)\b"
        + ABOUT,
        "stressed",
    ),
    (
        r"\bmy (?:anxiety|stress|depression|nerves|mood)(?:'?s| is| are| has| have)(?: been)?"
        r"(?: (?:really|so|pretty|quite|very|getting))* (?:bad|awful|terrible|worse|low|shot|high"
        r"|back|crippling|unbearable)\b" + ABOUT,
        "anxious",
    ),
    (
        r"(?:\bi'?ve|\bi have|^\W*)(?: (?:officially|totally|absolutely))? ?had"
        r" (?:it(?: up to here)?|enough) (?:with|of)(?! (?:it|this|that|you)\b)(?P<what>"
        r" [^.!?;\n]{2,80})",
        "angry",
    ),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:makes?|made) my blood boil\b", "angry"),
    (
        r"\b(?:can'?t|cannot|couldn'?t) stop (?:smiling|grinning)\b" + ABOUT,
        "happy",
    ),
    (r"^\W*(?:i'?m |still )?pinching myself\b" + ABOUT, "happy"),
    (
        r"^\W*(?:(?:oh|ah|phew|ufa|nossa|man|god)\W+)*(?:what a|such a|que|q)"
        r" (?:relief|alivio)\b(?! (?:it|that)(?:'d| would))" + ABOUT,
        "relieved",
    ),
    (r"^\W*missing (?:my|home|the|our|being)(?P<what> ?[^.!?;\n]{0,80})", "homesick"),
    (
        r"^\W*(?:a bit|bit|really|pretty|so) down\b(?= (?:lately|today|since|about|at)"
        r"|\W*$)" + ABOUT,
        "sad",
    ),
    (
        r"(?:\bi|^\W*i?) ?(?:feel|felt|am|'m) (?:(?:totally|a bit|so|really) )*"
        r"(?:like )?a fish out of"
        r" water\b|\b(?:to|tou|estou|me sinto|fico) (?:como |que nem )?um peixe fora d.?agua\b"
        r"(?: (?:at|in|n[ao]|ness[ae]|nest[ae])\s+(?P<what>[^.!?;\n]{2,80}))?",
        "lonely",
    ),
    (
        r"\b(?:to|tou|estou|ando|me sinto|i'?m|i feel|feeling) (?:(?:bem|muito|a lot|much|way"
        r"|so much"
        r"|bem mais|agora|um pouco|a bit) )*(?:mais (?:calm[oa]|tranquil[oa]|leve|em paz)"
        r"|calmer|lighter)\b" + ABOUT,
        "relieved",
    ),
    (
        r"\bi (?:always|usually|often|still) (?:feel|get|am) (?:sick|ill|queasy|shaky|on edge)"
        r"(?: (?:before|when|at|in|on|every|the night before)\s+(?P<what>[^.!?;\n]{2,80}))",
        "anxious",
    ),
    (r"\bsick with (?:worry|nerves|fear|guilt|grief)\b" + ABOUT, "anxious"),
    (
        r"^\W*(?:i'?m |i am |i |absolutely |so |really )*made up(?= (?:about|for|with|that|to)\b)"
        + ABOUT,
        "happy",
    ),
    (r"\b(?P<what>[^.!?;\n]{2,60}?) (?:gets?|brings?|drags?) me down\b", "sad"),
    (
        r"\b(?:can'?t|couldn'?t|cannot|not) sleep(?:ing)? (?:because of|from|over|with|for"
        r"|(?:thinking|worrying|stressing) about)(?P<what> [^.!?;\n]{2,80})",
        "anxious",
    ),
    (
        r"^\W*(?:i'?m )?(?:really|so|just|honestly)? ?not (?:ok|okay|alright)\b(?= (?:today"
        r"|right now"
        r"|at all|lately|these days))",
        "sad",
    ),
)
"""What is said, and a word of the feeling that it tells of."""
