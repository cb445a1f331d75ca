"""Where sentences and clauses begin and end, as spans of the text they came from.

Chat text is the measure: a line break always ends a sentence, a missing capital never hides one,
and an abbreviation, an amount, a link or a code block never splits one.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from lembrar.text.lists import listed

EMOJI = "\U0001f000-\U0001faff\u2600-\u2793\u2b1b\u2b1c\u2b50\u2b55\ufe0f\u200d\u20e3"
"""The inside of a character class. Arrows stay out: they join what they stand between."""

_CLOSERS = "\"'”’»)\\]*_~"

# Followed by a name or a number, so the point after them ends nothing.
_TITLES = listed("""
    sr sra srs sras srta dr dra drs dras prof profa profs exmo exma ilmo av eng arq adv sto sta mr
    mrs ms messrs st mt gen col sgt capt lt rev hon pres gov sen rep ex vs e.g i.e cf aprox min
    max máx tel cel pág pag págs fig vol cap art obs ref nº
""")
# Often the last word of a sentence as well, so what follows decides.
_OFTEN_LAST = listed("etc jr sr inc ltd ltda co cia corp s.a u.s u.s.a u.k a.m p.m a.c d.c")
# Abbreviations before a digit only: «no. 5» is one, «I said no. Then» is not.
_BEFORE_DIGITS = listed("no n p pp al v")
# Words that open sentences but never follow an initial or «U.S.» within one.
_STARTERS = listed("""
    o a os as um uma eu ele ela eles elas nós você vocês isso isto esse essa este esta aquele mas
    então depois agora hoje ontem amanhã quando como onde quem que se não sim já também porque meu
    minha seu sua nosso nossa em no na para por the i he she it we they you this that these those
    my his her our your their there here but so then now today yesterday tomorrow when where who
    what how why if yes and in on at for is are was were do does did can could would should let
    please
""")


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence; `text` is exactly `source[start:end]`, with no white space around it."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A part of a sentence; `text` is exactly `sentence[start:end]`."""

    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class Joint:
    """A place where a sentence could be taken apart.

    The left part ends at `end` and the right one starts at `start`, its conjunction included;
    `after` is where the right part starts without it. `kind` is "stop" (; – :), "pause" (a comma),
    "and" (e, ou, and, or) or "turn" (mas, porque, but, because …).
    """

    end: int
    start: int
    after: int
    kind: str


def split(text: str) -> list[Sentence]:
    """Every sentence in order; together they hold every character that is not white space."""
    found: list[Sentence] = []
    for start, end, is_code in _blocks(text):
        opened = start
        for cut in (end,) if is_code else (*_cuts(text, start, end), end):
            if piece := text[opened:cut].strip():
                first = opened + _blank(text, opened, cut)
                found.append(Sentence(first, first + len(piece), piece))
            opened = cut
    return found


def clauses(sentence: str) -> list[Clause]:
    """The parts of a long sentence; one that is short, or a mere list of things, stays whole."""
    found: list[Clause] = []
    start = 0
    for joint in _worthwhile(sentence, joints(sentence)):
        _add_clause(found, sentence, start, joint.end)
        start = joint.start
    _add_clause(found, sentence, start, len(sentence))
    return found


def joints(sentence: str) -> list[Joint]:
    """Every comma, semicolon, dash and conjunction outside numbers, quotes and parentheses."""
    found: list[Joint] = []
    for match in _joint_pattern().finditer(sentence):
        if not (kind := match.lastgroup):
            continue
        start, after = match.span()
        if kind in ("stop", "pause"):
            found.append(Joint(start, after, after, kind))
        elif found and not sentence[found[-1].start : start].strip():
            # «, mas»: the comma and the conjunction are one joint.
            found[-1] = Joint(found[-1].end, start, after, kind)
        else:
            found.append(Joint(start, start, after, kind))
    return found


def _blocks(text: str) -> Iterator[tuple[int, int, bool]]:
    """Lines, and fenced code blocks, which may hold many lines."""
    for match in _block_pattern().finditer(text):
        yield *match.span(), match.lastgroup == "code"


def _cuts(text: str, start: int, end: int) -> Iterator[int]:
    """Where sentences end inside one line."""
    opened = start
    for match in _stop_pattern().finditer(text, start, end):
        cut = match.end()
        if match.lastgroup == "stop":
            if not _ends_sentence(text, opened, match, end):
                continue
            cut = _with_emoji(text, cut, end)
        elif not _next(text, cut, end)[:1].isupper():
            continue
        elif match.lastgroup == "emoji":
            if opened + _blank(text, opened, end) == match.start():
                continue  # «🎯 Meta …»: it opens the sentence
        elif text[cut - 2] not in ".!?…":
            continue  # a quotation or a parenthesis within the sentence
        opened = cut
        yield cut


def _ends_sentence(text: str, opened: int, match: re.Match[str], end: int) -> bool:
    mark, cut = match["stop"], match.end()
    if cut >= end:
        return True
    following = _next(text, cut, end)
    if not following:
        # Nothing spaced off follows: «a.b», or «Sério?Que bom».
        return mark[-1] in "!?" and text[cut].isupper()
    if mark == ".":
        return _point_ends(text, opened, match.start(), following)
    if mark[0] in ".…" and not set("!?").intersection(mark):
        return not following[0].islower()
    is_quoted = cut > match.end("stop")
    return not (is_quoted and following[0].islower())


def _point_ends(text: str, opened: int, point: int, following: str) -> bool:
    """Whether one «.» ends its sentence, by the word before it and the word after it."""
    before = _last_word(text, opened, point)
    word = before.lower()
    starts_new = following.rstrip(".").lower() in _STARTERS
    if word == "etc":
        return not following[0].islower()
    if word in _OFTEN_LAST or (len(before) == 1 and before.isupper()):
        return starts_new and following[0].isupper()
    if word in _TITLES:
        return False
    if word in _BEFORE_DIGITS and (following[0].isdigit() or following.endswith(".")):
        return False
    # «1. Buy bread»: the number of a list, not the end of a sentence.
    return not (word.isdigit() and not text[max(opened, point - 6) : point - len(word)].strip())


def _last_word(text: str, opened: int, point: int) -> str:
    match = _last_word_pattern().search(text[max(opened, point - 12) : point])
    return match[0] if match else ""


def _next(text: str, position: int, end: int) -> str:
    """The next word with its point, when white space or an emoji stands before it."""
    match = _next_pattern().match(text, position, end)
    return match["word"] if match else ""


def _with_emoji(text: str, position: int, end: int) -> int:
    """Emoji after the final mark belong to the sentence they comment on."""
    match = _emoji_pattern().match(text, position, end)
    return match.end() if match else position


def _blank(text: str, start: int, end: int) -> int:
    """How much white space stands at `start`."""
    match = _blank_pattern().match(text, start, end)
    return match.end() - start if match else 0


def _worthwhile(sentence: str, found: list[Joint]) -> Iterator[Joint]:
    """The joints with enough on both sides to stand alone."""
    words = _word_pattern()
    left = len(words.findall(sentence, 0, found[0].end)) if found else 0
    for index, joint in enumerate(found):
        limit = found[index + 1].end if index + 1 < len(found) else len(sentence)
        right = len(words.findall(sentence, joint.after, limit))
        least_left, least_right = _LEAST_WORDS[joint.kind]
        if left >= least_left and right >= least_right:
            left = 0
            yield joint
        left += right


# Words needed before and after a joint. Commas and «e» list things too, so they need more room.
_LEAST_WORDS = {"stop": (1, 1), "pause": (3, 3), "and": (3, 3), "turn": (1, 1)}


def _add_clause(found: list[Clause], sentence: str, start: int, end: int) -> None:
    if piece := sentence[start:end].strip():
        start += _blank(sentence, start, end)
        found.append(Clause(start, start + len(piece), piece))


_ATOMS = r"""
    (?:https?://|www\.)\S*[^\s.,;:!?…)\]"'»”]
    | "[^"\n\r]{1,200}" | “[^”\n\r]{1,200}” | «[^»\n\r]{1,200}»
    | \([^()\n\r]{1,200}\) | \[[^\[\]\n\r]{1,200}\]
    | ```[^`\n\r]*+``` | `[^`\n\r]{1,200}`
"""


@cache
def _block_pattern() -> re.Pattern[str]:
    return re.compile(
        r"(?:[^\n\r\v\f\x85\u2028\u2029`]++|`(?!``)|```[^\n\r`]*+```)+"
        r"|(?P<code>```[\s\S]*?(?:```|\Z))"
    )


@cache
def _stop_pattern() -> re.Pattern[str]:
    return re.compile(
        # A point inside a word («a.b») is no candidate at all.
        rf"(?:{_ATOMS}) | (?P<stop>[.!?…]{{2,}}|\.(?!\w)|[!?…])[{_CLOSERS}]*"
        rf" | (?P<emoji>[{EMOJI}](?:[\ \t]*[{EMOJI}])*)",
        re.VERBOSE,
    )


@cache
def _joint_pattern() -> re.Pattern[str]:
    turns = (
        r"mas|porém|porem|contudo|todavia|entretanto|só\ que|so\ que|porque|pq|portanto|por\ isso"
        r"|but|however|although|because|whereas"
        # These have other uses («foi embora», «so much»), so they join only after a comma.
        r"|(?<=,\s)(?:pois|então|entao|embora|enquanto|though|so|while|yet)"
    )
    return re.compile(
        rf"(?:{_ATOMS}) | \d(?:[.,:/]?\d)* | (?P<stop>;|:(?=\s)|\s[–—-]\s) | (?P<pause>,[,\s]*)"
        rf" | (?<![\w'’-])(?:(?P<turn>{turns})|(?P<and>e|ou|and|or))"
        r"(?=\s)",
        re.VERBOSE | re.IGNORECASE,
    )


@cache
def _next_pattern() -> re.Pattern[str]:
    return re.compile(rf"(?:\s|[{EMOJI}])+[\"'“‘«(\[*_]*(?P<word>\w{{1,24}}\.?|\S)")


@cache
def _emoji_pattern() -> re.Pattern[str]:
    return re.compile(rf"(?:[ \t]*[{EMOJI}]++)+")


@cache
def _last_word_pattern() -> re.Pattern[str]:
    return re.compile(r"\w+(?:\.\w+)*$")


@cache
def _blank_pattern() -> re.Pattern[str]:
    return re.compile(r"\s*")


@cache
def _word_pattern() -> re.Pattern[str]:
    return re.compile(r"\w+")
