"""Sentences that tell a feeling, in English: "I can't shake …", "… hit me hard"."""

from __future__ import annotations

from lembrar.text.claims.feelings_parts import ABOUT, WHAT

_PSYCHE_EN = (
    r"\bmy (?:self[- ]esteem|confidence|mental health|head|mind|spirits?)(?:'s| is| are| has been)"
    r"(?: (?:really|so|pretty|quite|at|a bit))* (?:rock bottom|low|shot|in (?:the gutter|pieces"
    r"|bits)"
    r"|terrible|awful|on the floor|suffering|struggling|fragile|at an all[- ]time low|in a bad"
    r" (?:place|way))\b"
)
FRAMES = (
    (
        r"\b(?:knot|lump|pit|weight|tightness|hole|heaviness|ache) (?:in|on) my (?:chest|stomach"
        r"|throat|heart|shoulders|soul)\b" + ABOUT,
        "anxious",
    ),
    (_PSYCHE_EN, "sad"),
    (
        r"\bi(?: (?:just|really|could))* (?:need|could use|want) (?:a (?:hug|cuddle|good cry"
        r"|shoulder)"
        r"|someone to (?:talk to|hold me|listen))\b(?! (?:emoji|sticker|gif))" + ABOUT,
        "lonely",
    ),
    (
        r"\b(?:can'?t|cannot|couldn'?t|cant) (?:stop|quit) (?:worrying|obsessing|stressing"
        r"|panicking|ruminating) (?:about|over)(?P<what> [^.!?;\n]{2,80})",
        "worried",
    ),
    (
        r"\b(?:can'?t|cannot|couldn'?t|cant) (?:shake|get over|get past|move on from)"
        r"(?! (?:how|what (?:a|an)|it\b))(?P<what> [^.!?;\n]{2,80})",
        "sad",
    ),
    (
        r"\b(?:i'?ve|i have|i|been)(?: (?:just|been|still|always))* (?:keep )?(?:dreading"
        r"|(?:worrying|stressing|panicking|obsessing|agoni[sz]ing|beating myself up|fretting)"
        r" (?:about|over))(?P<what> [^.!?;\n]{2,80})",
        "worried",
    ),
    (
        r"(?:\bi'?ve (?:got|had)|\bi (?:have|had|got)|^\W*) ?(?:\w+ )?butterflies\b" + WHAT,
        "nervous",
    ),
    (
        r"\bmy stomach(?:'s| is| has been)(?: (?:all|in))* (?:knots|churning|turning|doing"
        r" (?:flips|somersaults))" + ABOUT,
        "nervous",
    ),
    (r"\bmy heart (?:sank|dropped|broke|shattered|aches|ached)\b" + ABOUT, "sad"),
    (
        r"\bmy heart(?:'s| is| feels) (?:so |really )?(?:full|happy|singing|soaring)\b" + ABOUT,
        "happy",
    ),
    (
        r"(?:\bi'?ve(?: got)?|\bi have|^\W*) ?(?:absolutely )?(?:no|zero) (?:energy|motivation"
        r"|strength|will|drive|desire|enthusiasm)\b(?= (?:left|for|to|anymore|at all|these|lately)"
        r"|\W*$)" + WHAT,
        "discouraged",
    ),
    (
        r"\bi(?:'?ve| have)? ?(?:completely |totally |just )?lost (?:all (?:my )?|my |the )?"
        r"(?:motivation|hope|drive|joy|will|spark|confidence|interest in (?:everything|life"
        r"|anything))\b" + ABOUT,
        "discouraged",
    ),
    (
        r"\bi (?:don'?t|dont|do not) have (?:the )?(?:energy|strength|heart|will)"
        r" (?:to|for)(?P<what> [^.!?;\n]{2,60})",
        "discouraged",
    ),
    (
        r"\bi(?: (?:just|honestly|really|literally))* (?:(?:want to|wanna) (?:just )?(?:cry"
        r"|disappear|scream|curl up|give up|run away|hide|weep))\b(?! (?:from|with laugh))" + ABOUT,
        "desperate",
    ),
    (
        r"\b(?:my )?(?:life|everything|it all) (?:just )?(?:feels|seems)(?: (?:so|completely"
        r"|totally|pretty|a bit))* (?:pointless|empty|meaningless|hopeless|too much|overwhelming"
        r"|heavy|bleak|gr[ea]y|impossible)\b" + ABOUT,
        "hopeless",
    ),
    (
        r"\b(?:i feel|i felt|i'?m feeling|feeling)(?: \w+)? bad (?:about|for)(?! you)" + WHAT,
        "guilty",
    ),
    (
        r"\bi feel like (?:i'?m|i am) (?:failing|drowning|losing|falling|not (?:good )?enough"
        r"|never|going (?:crazy|mad|insane)|letting|a burden|stuck|invisible|behind)\b" + WHAT,
        "insecure",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?)(?: (?:always|really|just|still))* makes? me(?: (?:just|want"
        r" to))* (?:cry|panic|shake|weep|throw up|scream|hide|run away|spiral|tear up)\b",
        "anxious",
    ),
    (
        r"\b(?P<what>[^.!?;\n]{2,60}?)(?: (?:always|really|just))* (?:sends?|puts?) me (?:into a"
        r" (?:panic|spiral|meltdown|rage|frenzy)|on edge|over the edge)\b",
        "anxious",
    ),
)
"""What the speaker says of himself, and a word of the feeling."""
