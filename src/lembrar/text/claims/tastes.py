"""What people like and dislike, what they choose, and how, when and where to deal with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from lembrar.model import Claim
from lembrar.text.claims import tags, tastes_rules
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import Book, Cue, meant
from lembrar.text.claims.telling import Telling

_MOST = 400
"""Characters of a clause that are read."""
_SHORT_ANSWER = 8
"""Words of a thing that is named in a clause of its own."""
_STANDING = frozenset({"style", "schedule", "channel"})
"""How to deal with the speaker: said as an order, and never of somebody else."""


_ONCE = frozenset({"style", "channel"})
"""What one sentence asks for once: "skip the small talk, just give me the answer"."""


class _Taste(NamedTuple):
    key: str
    stance: str
    first: int
    last: int
    thing: str


def find(telling: Telling) -> Iterator[Claim]:
    """Preferences of the speaker, and of those whom the speaker tells of."""
    yield from _answered(telling)
    told: set[tuple[str, int]] = set()
    for clause in (*meant(telling), *_wished(telling)):
        for taste in _tastes(clause):
            if taste.key in _ONCE and (taste.key, clause.sentence) in told:
                continue
            if taste.key == "style" and _for_once().search(clause.folded):
                continue
            if taste.key == "likes" and _is_mocking(telling, clause):
                continue
            told.add((taste.key, clause.sentence))
            if not taste.thing:
                yield from _named_before(telling, clause, taste)
                continue
            said = clause.said[taste.first : taste.last]
            following = telling.after(clause)
            if taste.key in _STANDING and following and _is_order(clause, following):
                yield _joint_claim(telling, clause, following, taste.key, taste.thing)
                continue
            yield telling.claim(
                clause,
                "preference",
                taste.key,
                taste.first,
                taste.last,
                value=taste.thing,
                stance=taste.stance,
                tags=tags.find(said),
            )


def _is_mocking(telling: Telling, clause: Clause) -> bool:
    """ "yeah sure, I just love waiting", «amo fila, só que não»."""
    before = telling.before(clause)
    said = before.folded if before and before.sentence == clause.sentence else ""
    return bool(_in_jest().search(clause.folded) or _in_jest().match(said))


def _wished(telling: Telling) -> Iterator[Clause]:
    """«dá pra ser mais direto?»: asked for good and not for once, so that it is a wish."""
    for clause in telling.all:
        match = _please().match(clause.folded) if clause.force == "asked" else None
        if match is None or not _for_good().search(clause.folded):
            continue
        blank = " " * match.end()
        folded = (blank + clause.folded[match.end() :]).replace("?", " ")
        yield replace(clause, folded=folded, voice="none", subject="", force="stated")


def _answered(telling: Telling) -> Iterator[Claim]:
    """«cor preferida? verde»: asked and answered by the same speaker."""
    for asked, answer in pairwise(telling.all):
        folded = answer.folded
        if asked.force != "asked" or not _of_favourite().match(asked.folded):
            continue
        if answer.voice not in ("none", "thing") or answer.force != "stated":
            continue
        if folded.rstrip().endswith("?") or len(folded.split()) > _SHORT_ANSWER:
            continue
        if (thing := _plain(folded, "likes")) and not _is_passing(thing):
            yield _joint_claim(telling, asked, answer, "likes", thing)


def _named_before(telling: Telling, clause: Clause, taste: _Taste) -> Iterator[Claim]:
    """«jiló, quiabo: passo longe»: what is liked or not stands in the clause before."""
    before = telling.before(clause)
    if before is None or before.sentence != clause.sentence or before.force != "stated":
        return
    thing = _plain(before.folded[:_MOST], taste.key)
    is_thing = before.voice in ("none", "thing") and not _is_passing(thing)
    if thing and is_thing and len(thing.split()) <= _SHORT_ANSWER:
        yield _joint_claim(telling, before, clause, taste.key, thing)


def _is_order(clause: Clause, following: Clause) -> bool:
    """«não posso de manhã, me chama depois das 14h»: what to do instead, in the next clause."""
    if following.sentence != clause.sentence or following.force != "stated":
        return False
    return not clause.subject and bool(_do_instead().match(following.folded))


def _joint_claim(telling: Telling, first: Clause, last: Clause, key: str, thing: str) -> Claim:
    said = " ".join(telling.text[first.start : last.end].split()).rstrip(" .,!;:")
    return Claim("preference", key, said, first.start, last.end, value=thing, tags=tags.find(said))


def _tastes(clause: Clause) -> Iterator[_Taste]:
    folded = clause.folded[:_MOST]
    book = _others() if clause.voice == "person" else _own()
    cues = list(_apart(folded, book))
    for cue, following in pairwise([*cues, None]):
        if cue is None:
            return
        key, _, turn = cue.name.partition("_")
        if clause.voice == "thing" and not _may_be_own(folded, cue, turn):
            continue
        if clause.voice == "nobody" and not _we().match(folded, cue.start):
            continue  # «eu e minha esposa adoramos …» is the speaker's too
        if turn == "noun" and (
            clause.voice not in ("none", "thing") or not _short().fullmatch(folded, 0, cue.start)
        ):
            continue
        last = following.start if following else len(folded)
        first = 0 if cue is cues[0] else cue.start
        if clause.voice == "person":
            first = _predicate(clause, cue)
        thing = folded[cue.match.start("what") : last]
        if turn == "before":
            thing = folded[: cue.start]
        elif turn == "noun":
            thing = folded[:last]
        thing = _plain(thing, key)
        if turn == "before" and (
            cue is not cues[0] or _what_was_said().search(folded[: cue.start].rstrip())
        ):
            continue
        if turn == "before" and thing in ("", "eu", "i", "isso eu"):
            if clause.voice != "person":
                yield _Taste(key, "is", 0, len(folded), "")
            continue
        if not thing and key != "choice":
            thing = _plain(folded[cue.start : last], key)
        if key == "choice" and _from_now_on().match(folded):
            continue  # a decision
        if not thing or (key in ("likes", "dislikes", "choice") and _is_passing(thing)):
            continue
        if key in ("likes", "dislikes") and not turn and _is_reaction(clause, cue, last):
            continue
        yield _Taste(key, "ends" if turn == "ends" else "is", first, _end(folded, last), thing)


def _predicate(clause: Clause, cue: Cue) -> int:
    """Where what is said of somebody starts: «is 11, obsessed with trains» says two things."""
    between = clause.folded[clause.predicate : cue.start]
    return cue.start if _apart_of().search(between) else clause.predicate


def _apart(folded: str, book: Book) -> Iterator[Cue]:
    """The cues that each say something of their own."""
    end = 0
    standing = False
    for cue in book.find(folded):
        key = cue.name.partition("_")[0]
        if cue.start < end or standing or _is_taken_back(folded, cue):
            continue
        end = cue.end
        standing = key in _STANDING or key == "choice"
        yield cue


def _is_taken_back(folded: str, cue: Cue) -> bool:
    """«não adoro», "I never loved", «diz que adora»: a denial or another's word before the cue."""
    return cue.name == "likes" and bool(
        _denial().search(folded[max(0, cue.start - 24) : cue.start])
    )


def _may_be_own(folded: str, cue: Cue, turn: str) -> bool:
    """In a clause about a thing: «sushi é minha paixão», «manhã é melhor pra mim»."""
    return bool(turn) or cue.name in _STANDING or cue.start <= 40


def _plain(thing: str, key: str) -> str:
    """The heart of it: without what stands around it, articles and reasons."""
    if key not in _STANDING:
        cut = _reason().search(thing)
        thing = thing[: cut.start()] if cut else thing
    thing = _around().sub("", " ".join(thing.split()).strip(" ,.!;:-–—…()\"'"))
    for _ in range(3):
        thing = _ender().sub("", thing)
        thing = _article().sub("", thing)
    return thing.strip(" ,.!;:-–—…()\"'")[:80]


def _is_reaction(clause: Clause, cue: Cue, last: int) -> bool:
    """Not a taste: about what the other just said or showed, or «love» and "like" as nouns."""
    folded = clause.folded
    lead = _first_word().match(folded, cue.start)
    is_bare = bool(lead and lead[0] in _BARE)
    what = folded[cue.match.start("what") : last]
    if clause.voice == "person":
        return is_bare and not _adverbs().fullmatch(folded[clause.predicate : cue.start])
    if is_bare and lead and lead[0].endswith("ing") and clause.link in ("and", "or"):
        return True  # "the importance of resting and enjoying …"
    if is_bare and (_the_one_there().match(what) or _love_noun().match(what)):
        return True
    if cue.name == "likes" and _to_reader().match(what):
        return True
    if lead and _shown().match(folded, lead.end()):
        return True  # «gosto do visual»: the article is the verb's
    return bool(_theirs().match(what) or _shown().match(what))


_BARE = frozenset("love like enjoy adore hate dislike loving enjoying hating".split())
"""Forms that show no subject."""


def _is_passing(thing: str) -> bool:
    """Something only pointed at, or somebody: nothing to remember without what was before."""
    return bool(_pointing().fullmatch(thing) or _here_only().search(thing))


def _end(folded: str, last: int) -> int:
    """Where the statement ends: a joining word at its end leads on to the next."""
    joined = _joining().search(folded[:last])
    return joined.start() if joined else last


@cache
def _please() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:oi|ei|hey|hi|e|and|so|entao|por favor|please)\W+)*(?:tem como|da pra|pode"
        r"|podia|poderia|consegue|teria como|can|could|would|will)(?: (?:vc|voce|you|u|please|just"
        r"|por favor|me dar|tentar|try to))*\s+(?=\w)"
    )


@cache
def _for_good() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:sempre|so (?:por|pelo|via|no)|de agora em diante|daqui pra frente|ser (?:um pouco "
        r")?(?:mais|menos)|(?:da|na) proxima|always|every time|from now on|next time|in future"
        r"|be (?:a bit |a little )?(?:more|less)|only (?:by|via|text|email|call|message))\b"
    )


@cache
def _for_once() -> re.Pattern[str]:
    """About the text at hand, not about every answer."""
    text = (
        r"(?:e-?mail|text|letter|message|list|essay|post|report|caption|texto|carta|mensagem|lista"
        r"|relatorio|legenda|redacao)"
    )
    return re.compile(
        rf"\b(?:this time|this once|just once|dessa vez|desta vez|(?:for|in) (?:this|the|that|my)"
        rf" {text}|(?:no|nesse|neste|nessa|nesta|na|pro|pra) {text}|make (?:it|this|that) \w+er)\b"
    )


@cache
def _do_instead() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:so|entao|just|please|por favor|so)\s+)*(?:(?:message|text|call|ping|email|ring"
        r"|try) me|try|(?:me )?(?:cham|lig|mand|procur|escrev)\w{1,3}|prefiro)\b[^.!?;\n]{0,20}?\b"
        r"(?:after|before|between|past|from|depois|antes|apos|entre|a partir|msg|mensagem|zap"
        r"|whats\w*|e-?mail|audio|texto|instead)\b"
    )


@cache
def _apart_of() -> re.Pattern[str]:
    return re.compile(r",|\be\b|\band\b|\banos\b|\byears?\b|\d-year-old\b")


@cache
def _of_favourite() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:e|and|a|o|my|meu|minha|the"
        r"|all[- ]time)\s+)*(?:[a-z-]+\s+){0,2}?(?:favou?rite|fave"
        r"|fav|favorit[oa]s?|preferid[oa]s?|predilet[oa]s?|(?:filme|livro|musica|comida) da vida)\b"
        r"(?:\s+[a-z-]+){0,3}\s*\?"
    )


@cache
def _what_was_said() -> re.Pattern[str]:
    """«isso que é vida» points at what was said."""
    return re.compile(
        r"\b(?:isso|isto|this|that|it|which|aquilo|things?|one)(?: q(?:ue)?)?$|\b(?:q|que|what)$"
    )


@cache
def _we() -> re.Pattern[str]:
    return re.compile(r"(?:ador|am|gost|curt|prefer|odi|detest)[aei]mos\b")


@cache
def _short() -> re.Pattern[str]:
    """A thing in a word or three: «leite» in «leite só de aveia»."""
    return re.compile(r"\W*(?:[a-z-]+,?\s+){1,5}")


@cache
def _from_now_on() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:e|so|and|entao)\s+)?(?:from (?:now|today)|a partir d|de agora em diante"
        r"|starting)\b"
    )


@cache
def _own() -> Book:
    return Book(tastes_rules.FIRST, tastes_rules.PARTS)


@cache
def _others() -> Book:
    return Book(tastes_rules.OTHERS, tastes_rules.PARTS)


@cache
def _denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|nunca|nem|naum|jamais|not|never|don'?t|didn'?t|do not|se|if|que nao|wouldn'?t"
        r"|o que|what|te|gente q(?:ue)?)(?: (?:eu|i|me|really|muito|mais|to|assim|tb|exactly"
        r"|que|ever|you|vc))*\s*$"
    )


@cache
def _reason() -> re.Pattern[str]:
    return re.compile(
        r"\s(?:porque|pq|pois|mas|desde|because|but|since|cause|cuz|embora|although|entao|so"
        r" that)\b"
        r"|[;!?]|\.(?=\s|$)"
    )


@cache
def _around() -> re.Pattern[str]:
    return re.compile(r"[^\w\s$%&'/,.:+-]+")


@cache
def _ender() -> re.Pattern[str]:
    words = (
        "k{2,}|(?:rs)+|(?:ha){2,}h?|viu|ne|tb|tbm|tambem|demais|dms|muito|mto|mt|mesmo|sempre|hein"
        "|pra caramba|pra caralho|pakas|lol|btw|so much|very much|a lot|too|tho|though|tbh|as well"
        "|ngl|e|and|ou|or|sim|ta|ok|por favor|pfv|please|pls|mais que tudo|da vida|more than"
        " anything"
        "|honestly|anyway|haha|xd|sabe|blz|ja|the most|the best|o|a|com|de"
    )
    return re.compile(rf"[\s,]+(?:{words})$")


@cache
def _article() -> re.Pattern[str]:
    return re.compile(
        r"^(?:o|a|os|as|um|uma|uns|umas|de|do|da|dos|das|em|no|na|d|por|pel[ao]|the|an?|to|some|meu"
        r"|minha|my|muito|mto|mt|mais|really|that|demais|tudo que e|como|as|for)\s+(?=\w)"
    )


@cache
def _pointing() -> re.Pattern[str]:
    return re.compile(
        r"(?:(?:n?o )?mundo|(?:na )?vida|isso|isto|disso|ess[ae]|est[ae]|aquilo|it|this|that|these"
        r"|those|them|you|u|vc|voce|vcs"
        r"|to|muito|demais|mais|assim|tanto|quando|when|it when|one|ones|nada|nothing|nao|not|n"
        r"|sim|a"
        r"|el[ea]s?|(?:ess[ae]s?|est[ae]s?|this|that|these|those) \w+|bem|mal|both|either|all|tudo"
        r"|everything|d+e+mais|mt|mto|de+mais|so much|a lot|here|aqui|la|there|ambos|os dois|as"
        r" duas|me|us|everywhere|every(?:one|body)|my life|life|some(?:thing|one)|anything|myself"
        r"|all of (?:it|them|this|that)|every (?:bit|minute|moment|second|part|day)(?: of (?:it"
        r"|this))?"
        r"|things|stuff|(?:is|are|was|were|and|so|more|being here|doing (?:this|that|it)|what i do)"
        r"\b.*|(?:minha )?vida|tudo (?:isso|aqui|nel[ea]|que)\b.*|todo mundo|cada (?:detalhe"
        r"|segundo"
        r"|minuto|momento|parte)\b.*|(?:d?o )?jeito (?:que|q|como|del[ea])\b.*|d?o jeito\b.*"
        r"|como (?:ficou|tudo)\b.*|estar aqui|conversar com"
        r" (?:vc|voce)\b.*|muito)"
    )


@cache
def _here_only() -> re.Pattern[str]:
    """Said of what is before both speakers, not of things in general."""
    return re.compile(
        r"\b(?:ness[ae]|nest[ae]|in this|on this|for this) \w+"
        r"|\b(?:hoje|hj|agora|today|tonight|now)$"
        r"|\b(?:that|this|isso|disso|it)$"
        r"|^(?:the )?(?:first|second|third|last|other|primeir[oa]|segund[oa]|terceir[oa]|ultim[oa]"
        r"|outr[oa])\b(?: (?:one|option|version|opcao|versao|draft|idea|ideia)|$)"
    )


@cache
def _first_word() -> re.Pattern[str]:
    return re.compile(r"[a-z]+")


@cache
def _adverbs() -> re.Pattern[str]:
    """Nothing but these between somebody and "love", "like"."""
    return re.compile(
        r"\W*(?:(?:all|both|really|also|still|just|always|absolutely|would|do|does|will|too|and|so"
        r"|now|never|totally|who|that|actually|secretly|usually|only|mostly|generally|have|has"
        r"|kinda|used to|seems? to)\b\W*)*"
    )


@cache
def _the_one_there() -> re.Pattern[str]:
    """With no subject said, "love the …" points at what is there; a few things are always there."""
    return re.compile(
        r"\s+(?:the|all|every|each|some|being part|seeing|hearing|having)\b(?! (?:beach|sea|ocean"
        r"|outdoors|rain|snow|cold|heat|sun|summer|winter|autumn|spring|mountains|gym|smell of"
        r"|sound of|taste of|feeling of|countryside|forest|woods|theatre|theater|cinema|movies"
        r"|kinds? of|things?|sorts? of))"
    )


@cache
def _love_noun() -> re.Pattern[str]:
    return re.compile(
        r"\s+(?:theme|stor(?:y|ies)|songs?|letters?|lives|life|languages?|interests?|affairs?"
        r"|handles?|birds?|everywhere|always|wins?|for (?:the|my|your|all|it|you|this|that|each"
        r"|every|life|one|a|an)|with|in|among|between|around)\b"
    )


@cache
def _to_reader() -> re.Pattern[str]:
    """«adoro falar com você», "I love seeing you": a kindness."""
    return re.compile(
        r"(?:\s+[\w'-]+){0,5}?\s+(?:you(?:r|rs|'\w+)?|ur|vc|voce|vcs|voces|te|ti|tua|teu|contigo)\b"
    )


@cache
def _theirs() -> re.Pattern[str]:
    """Of somebody or something named before: without it nothing is told."""
    return re.compile(r"\s+(?:their|its|his|her)\s")


@cache
def _shown() -> re.Pattern[str]:
    """What the other showed or told, not what one goes on liking."""
    there = (
        r"(?=\W*$|\s*[,.!;]|\s+(?:in (?:the|your|this|that)|on (?:the|your|this|it)|of (?:the|your"
        r"|this|it)|you|u|and|here|too|so|as|it|they|with|behind|there|e|q|que|d[ao]|n[ao]"
        r"|aqui|ali|ai|demais|mesmo)\b)"
    )
    return re.compile(
        r"\s+(?:(?:all|both)\s+)?(?:of\s+)?(?:the|d?[ao]s?)\s+(?:[\w'-]+\s+){0,3}?(?:photos?"
        r"|pics?|pictures?|paintings?|colou?rs|details?|designs?|vibes?|looks?|style|themes?"
        r"|messages?|ideas?|concept|energy|enthusiasm|attitude|spirit|feel|atmosphere|outfits?"
        r"|dress|decor|shots?|views?|characters|story|storyline|plot|ending|lyrics|title|logo"
        r"|cover|caption|thought|smiles?|results?|news|update|setup|layout|fotos?|fotinhas?"
        r"|videos?|ideia|dica|noticia|mensagem|vibe|proposta|resultado|visual|look|desenho|poema"
        r"|roteiro|plano|legenda|novidade|figurinha|surpresa|sugestao|resposta|energia|print)\b"
        + there
    )


@cache
def _in_jest() -> re.Pattern[str]:
    return re.compile(
        r"🙄|^\W*(?:yeah,? (?:right|sure)|oh,? (?:great|sure|joy|yay)|sure,? (?=i (?:just )?love)"
        r"|ah ta|aham|ah claro|claro que sim|nossa,? que (?:delicia|maravilha))\b"
        r"|\b(?:love|loving|enjoy) (?:(?:being|getting) (?:stuck|on hold|kept waiting|put on hold"
        r"|ignored|lied to|ghosted|yelled at|shouted at|screamed at|talked over|interrupted|blamed"
        r"|ripped off|overcharged|dumped|rejected|woken|soaked|rained on|spammed|treated like"
        r"|told off|bossed|left out|left on read|skint|broke|hungover|the last to know|parking"
        r" tickets|up at (?:the crack|[1-5]\b))"
        r"|(?:sitting|being|waiting|stuck) in (?:traffic|a queue|queues|line|lines|a waiting room)"
        r"|(?:waiting|standing) (?:on hold|around|in line|for hours|ages|an hour)|paying (?:taxes"
        r"|tax|bills|rent|fines|twice|extra)|working (?:for (?:free|nothing)|unpaid)"
        r"|repeating myself|having no (?:sleep|heating|hot water|internet|wifi))\b"
    )


@cache
def _joining() -> re.Pattern[str]:
    return re.compile(r"[\s,;]+(?:(?:e|mas|and|but|ja|ou|or|eu|i|enquanto|while|porem)\W*)*$")
