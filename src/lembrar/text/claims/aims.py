"""What the speaker aims at, limits and decides, with the topic it is about.

Built on `intents`, which finds such statements in any text; what is only said here is how a
goal ends or changes, and the ways of saying it that need their clause to be understood.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from lembrar.model import Claim, Stance
from lembrar.text import intents
from lembrar.text.claims import aims_caps, aims_rules, people, tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.cues import Book, meant
from lembrar.text.claims.happenings_ahead import days, owners
from lembrar.text.claims.telling import Telling, trimmed
from lembrar.text.fold import fold

_MOST = 400
_KINDS = frozenset({"goal", "limit", "decision"})
_BETWEEN = 3
"""Characters between two halves of one decision."""
_UNSAID = frozenset({"joked", "reported", "general"})


def find(telling: Telling) -> Iterator[Claim]:
    """Goals, limits and decisions, none overlapping; how one ended before that it was one."""
    taken = bytearray(len(telling.text))
    told = list(_by_clause(telling))
    settled = [claim for claim in told if claim.kind == "decision"]
    aimed = [claim for claim in told if claim.kind != "decision"]
    meant = list(_one_decision(telling, _by_intent(telling)))
    whole = [one for one in settled if any(_holds(one, other) for other in (*aimed, *meant))]
    for claim in (*whole, *aimed, *meant, *settled):
        if not any(taken[claim.start : claim.end]):
            taken[claim.start : claim.end] = b"1" * (claim.end - claim.start)
            yield claim


def _holds(one: Claim, other: Claim) -> bool:
    """«bati o martelo: vou fazer a pós» is decided, whatever its second half says alone."""
    return one.start < other.start and other.end <= one.end and other.stance == "is"


def _one_decision(telling: Telling, claims: Iterable[Claim]) -> Iterator[Claim]:
    """«não vou mais viajar, decidi ficar»: what is given up and what is chosen are one."""
    held: Claim | None = None
    for claim in claims:
        if held and claim.kind == "decision" and 0 <= claim.start - held.end <= _BETWEEN:
            content = " ".join(telling.text[held.start : claim.end].split())
            yield replace(claim, content=content, start=held.start)
            held = None
            continue
        if held:
            yield held
        is_half = claim.kind == "decision" and _given_up().match(fold(claim.content))
        held = claim if is_half else None
        if not is_half:
            yield claim
    if held:
        yield held


def _by_clause(telling: Telling) -> Iterator[Claim]:
    for clause in meant(telling):
        if claim := _dreamt_by_another(telling, clause):
            yield claim
        if claim or clause.voice in ("nobody", "you"):
            continue
        if claim := _in_two(telling, clause):
            yield claim
            continue
        folded = clause.folded[:_MOST]
        is_other = clause.voice == "person"
        if aims_caps.is_cap(clause):
            yield _told(telling, clause, "limit", "is", folded, 0)
            continue
        for cue in (_others() if is_other else _book()).find(folded):
            if is_other and cue.start < clause.predicate:
                continue
            if _denial().search(folded[max(0, cue.start - 20) : cue.start]):
                continue
            kind, _, turn = cue.name.partition("_")
            if kind == "decision" and _is_passing(folded):
                continue
            if kind == "goal" and (_vague().search(folded) or _with_reader().search(folded)):
                continue
            stance: Stance = "ends" if turn == "ends" else "is"
            first = clause.predicate if is_other else 0
            following = telling.after(clause)
            if kind == "decision" and _says_only_that(folded, cue.end):
                yield from _settled(telling, clause)
                break
            if kind == "goal" and _of_it().search(folded):
                yield from _wanted_gone(telling, clause)
                break
            if kind == "goal" and following and _adds_sum(clause, following):
                yield _spanning(telling, clause, following, kind, _key(kind, folded))
                break
            yield _told(telling, clause, kind, stance, folded[cue.start :], first)
            break


def _in_two(telling: Telling, clause: Clause) -> Claim | None:
    """«quero ver se esse ano | eu paro de fumar», «eu ia fazer medicina, | mas desisti»."""
    following = telling.after(clause)
    if following is None or following.sentence != clause.sentence or following.force != "stated":
        return None
    folded = clause.folded[:_MOST]
    key = _key("goal", f"{folded} {following.folded[:_MOST]}")
    is_hope = _hoped().fullmatch(folded) or (
        _some_year().fullmatch(folded) and _does().match(following.folded)
    )
    if following.voice == "own" and is_hope:
        return _spanning(telling, clause, following, "goal", key)
    if (
        clause.voice == "own"
        and _once_wanted().search(folded)
        and _let_go().match(following.folded)
    ):
        return replace(_spanning(telling, clause, following, "goal", key), stance="ends")
    return None


def _dreamt_by_another(telling: Telling, clause: Clause) -> Claim | None:
    """«o sonho da minha mãe é conhecer o mar», "my dad's dream has always been to fly"."""
    match = _anothers_dream().search(clause.folded[:_MOST])
    if match is None:
        return None
    if match["of"]:
        place = match.end("of")
        person = people.kin_at(clause.folded, clause.said, place) or people.named_at(
            clause.folded, clause.said, place
        )
        owner = person.name if person else ""
    else:
        owner = owners.possessor_in(clause, match.end())
    claim = _told(telling, clause, "goal", "is", clause.folded[match.end() :], 0)
    return replace(claim, subject=owner) if owner else None


def _told(
    telling: Telling, clause: Clause, kind: str, stance: Stance, heart: str, first: int
) -> Claim:
    return telling.claim(
        clause,
        kind,
        _key(kind, clause.folded[:_MOST]),
        first,
        value=_heart(heart),
        stance=stance,
        when=next((date.value for date in days.said(clause, telling)), ""),
        tags=tags.find(clause.said),
    )


def _settled(telling: Telling, clause: Clause) -> Iterator[Claim]:
    """What was decided, in the clause after or before: «…, tá decidido»."""
    following, before = telling.after(clause), telling.before(clause)
    if following and following.sentence == clause.sentence:
        if following.force == "stated":
            yield _spanning(telling, clause, following, "decision", "decision")
    elif before and before.sentence == clause.sentence and before.force == "stated":
        yield _spanning(telling, before, clause, "decision", "decision")


def _wanted_gone(telling: Telling, clause: Clause) -> Iterator[Claim]:
    """ "there is still a loan and I want it paid": what "it" is stands in the clause before."""
    before = telling.before(clause)
    if before and before.sentence == clause.sentence and before.force == "stated":
        key = _key("goal", before.folded[:_MOST])
        yield _spanning(telling, before, clause, "goal", key)


def _says_only_that(folded: str, end: int) -> bool:
    """«bati o martelo», "made up my mind": what was decided stands in the next clause."""
    return not folded[end:].strip(" ,.:;!-–—")


def _adds_sum(clause: Clause, following: Clause) -> bool:
    """«juntando pro carro, preciso de 9 mil»: the figure stands in the next clause."""
    if following.sentence != clause.sentence or following.force != "stated":
        return False
    has_none = clause.voice != "person" and not _digit().search(clause.folded)
    return has_none and bool(_needing().match(following.folded))


def _spanning(telling: Telling, first: Clause, last: Clause, kind: str, key: str) -> Claim:
    text = telling.text[first.start : last.end]
    left, right = trimmed(text, 0, len(text))
    content = " ".join(text[left:right].split())
    return Claim(
        kind,
        key,
        content,
        first.start + left,
        first.start + right,
        value=_heart(last.folded[:_MOST]),
        when=_when(telling, first.start, last.end),
        tags=tags.find(content),
    )


def _by_intent(telling: Telling) -> Iterator[Claim]:
    starts = [clause.start for clause in telling.all]
    for intent in intents.find(telling.text, telling.language):
        first = max(bisect_right(starts, intent.start) - 1, 0)
        last = bisect_right(starts, intent.end)
        around = [c for c in telling.all[first:last] if intent.start < c.end]
        if intent.kind not in _KINDS or not _is_meant(intent, around):
            continue
        plain = fold(intent.text)
        if intent.kind == "decision" and _is_passing(plain):
            continue
        if intent.kind == "decision" and _bare().fullmatch(plain):
            continue
        if intent.kind == "goal" and (_is_idle(plain) or _of_it().search(plain)):
            continue
        opens = around[0].start if _declared().match(plain) else intent.start
        text = telling.text[min(opens, intent.start) : intent.end]
        left, right = trimmed(text, 0, len(text))
        start = min(opens, intent.start) + left
        end = start + right - left
        said = " ".join(text[left:right].split())
        folded = fold(said)
        yield Claim(
            intent.kind,
            _key(intent.kind, folded),
            said,
            start,
            end,
            value=_heart(folded),
            when=_when(telling, start, end),
            tags=tags.find(said),
        )


def _is_meant(intent: intents.Intent, around: Sequence[Clause]) -> bool:
    """Not in a quotation, a joke or a pasted text, as the clauses around it tell."""
    if not around or any(clause.force in _UNSAID for clause in around):
        return False
    if intent.kind == "limit":
        return True  # «se passar de 200 me avisa» supposes, and means it
    return any(clause.force == "stated" and clause.voice != "nobody" for clause in around)


def _is_passing(folded: str) -> bool:
    """Nothing that was settled: for the moment only, long ago, or about what is only pointed at."""
    return any(one().search(folded) for one in (_momentary, _long_since, _hollow))


def _is_idle(folded: str) -> bool:
    return any(one().search(folded) for one in (_idle, _vague, _with_reader))


def _when(telling: Telling, start: int, end: int) -> str:
    """The last date said is the one a goal is set for: «de janeiro a julho»."""
    found = telling.dates_in(start, end)
    return found[-1].value if found else ""


def _key(kind: str, folded: str) -> str:
    if kind == "decision":
        return "decision"
    if kind == "limit":
        if _alert().search(folded):
            return "alert"
        return "spending" if _spending().search(folded) else "other"
    return next((key for key, pattern in _topics() if pattern.search(folded)), "other")


def _heart(folded: str) -> str:
    """What is aimed at, without the words that say so."""
    plain = " ".join(folded.split())
    plain = _wanting().sub("", plain)
    return plain.strip(" ,.!;:-–—…()\"'")[:80]


@cache
def _book() -> Book:
    return Book(aims_rules.FIRST, aims_rules.PARTS)


@cache
def _others() -> Book:
    return Book(aims_rules.OTHERS, aims_rules.PARTS)


@cache
def _hoped() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:eu\s)?(?:quero|qro|queria|vou|vamos|bora|deixa eu)\sver\sse\b[^.!?;\n]{0,30}"
    )


@cache
def _some_year() -> re.Pattern[str]:
    return re.compile(r"\W*(?:ano (?:que|q) vem|em 20\d\d|ainda ess[ea] ano|esse ano ainda)\W*")


@cache
def _does() -> re.Pattern[str]:
    """«eu conheço …»: done by the speaker, and neither a state nor a turn told elsewhere."""
    return re.compile(
        r"\W*(?:(?:eu|a gente|ainda|finalmente)\s)*(?!(?:acho|completo|tenho|espero|vejo|trabalho"
        r"|estudo|moro|caso|sei|posso|preciso|devo|gosto|so|como|faco \d|nao|vou|comeco n[oa])\b)"
        r"[a-z]{2,}o\s\w"
    )


@cache
def _once_wanted() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:tinha (?:o |um )?(?:plano|sonho|projeto|vontade|meta|ideia)|queria|pensava em"
        r"|sonhava|planejava|pretendia|(?:eu|a gente) ia|(?:tava|estava|comecei a?) ?(?:fazendo"
        r"|juntando|estudando|aprendendo|treinando|fazer|juntar|estudar|aprender|treinar)"
        r"|was going to|wanted to|planned to|meant to|was (?:saving|training|studying|learning))\b"
    )


@cache
def _let_go() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:mas|but|e|and|so que|porem|ai)\s)?(?:(?:eu|i|we|ja|acabei)\s)*(?:larguei|desisti"
        r"|desistindo|abandonei|abri mao|deixei (?:pra la|de lado|quieto)|mudei de ideia|tranquei"
        r"|gave up|dropped (?:it|out)|changed my mind|let it go|abandoned it)\b"
        r"(?=\W*$| (?:de mao|no meio|de vez|disso|it|on it|mesmo|ano|mes|depois|pq|porque|ja|faz"
        r"|after|halfway|in the end)\b)"
    )


@cache
def _anothers_dream() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:sonho|meta|objetivo|desejo)(?P<of> d)[ao] (?:[a-z]+ ){1,4}?(?:e|eh|era|foi"
        r"|sempre foi|continua sendo)(?= (?:ainda |um dia )?\w+[aei]r\b)"
        r"|'s (?:big |biggest |only |life'?s? )?(?:dream|goal|ambition|aim)"
        r" (?:is|was|has always been|is still|was always) to\b"
    )


@cache
def _denial() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:nao|n|nunca|nem|quase|not|never|haven'?t|didn'?t|se|if|almost|nearly)"
        r"(?: (?:eu|i|me|ainda|yet|que))*\s*$"
    )


@cache
def _alert() -> re.Pattern[str]:
    return re.compile(
        r"\b(?:avis\w+|alert\w*|notif\w+|apit\w+|cutu[cq]\w+|grit[ae]|berr[ae]|sinaliz\w+"
        r"|(?:um )?toque|puxa a orelha|me (?:manda"
        r"|chama|fala"
        r"|diz|diga|fale)|let me know|tell me|warn|ping|remind|yell|nag|poke|nudge|flag)\b"
    )


@cache
def _spending() -> re.Pattern[str]:
    return re.compile(
        r"gast|orcamento|cartao|reais|r\$|\$|£|€|pagar|spend|budget|\bpay|cost|\bconta\b|fatura"
        r"|\bcontos?\b"
        r"|\bmil\b|grand|bucks|dollars|\brent\b|limite|teto|verba|cota|\blimit\b(?! myself)"
        r"|por mes|passe"
        r"|mercado|preco"
    )


@cache
def _topics() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((key, re.compile(rf"\b(?:{words})")) for key, words in aims_rules.TOPICS)


@cache
def _digit() -> re.Pattern[str]:
    return re.compile(r"\d")


@cache
def _needing() -> re.Pattern[str]:
    return re.compile(
        r"\W*(?:(?:e|and|eu|i|we|a gente|so)\s+)*(?:preciso|precisamos|precisa|faltam?|falta|a"
        r" meta e|quero|need"
        r"|want|about|around|my target is|the target is|uns|tenho que)\b[^.!?;\n]{0,30}\d"
    )


@cache
def _momentary() -> re.Pattern[str]:
    """Settled for the next minutes only."""
    return re.compile(
        r"\b(?:decid\w+|resolv\w+|chose|vou) (?:(?:to|de|que|dar uma|just|so|then|ir)\s)*(?:check"
        r"|look|try|ask"
        r"|google|order|grab|test|wait|see|ver|olhar|olhada|perguntar|testar|conferir|tentar"
        r"|checar|pedir (?:uma"
        r" )?(?:pizza|comida|lanche)|dormir|sleep|read (?:it|the)|reiniciar|restart)\b"
    )


@cache
def _long_since() -> re.Pattern[str]:
    """«não vou mais à igreja faz dois anos» tells how things are; nothing is being decided."""
    return re.compile(r"\bnao vou mais\b.*\b(?:faz|ha)\b|\bhaven't\b.*\b(?:for|in) \d")


@cache
def _hollow() -> re.Pattern[str]:
    """«escolhi esse», "I won't quit": nothing to remember without what was before."""
    return re.compile(
        r"\b(?:won'?t|wont|will not|not going to|not gonna) (?:ever )?(?:quit|give up|stop|let)\b"
        r"(?=\W*$|\s*[,;–-]|,? (?:on (?:my|our|it|this|you)|you|it|until|till|now|even|no matter"
        r"|because)\b)"
        r"|\b(?:chose|chosen|decided(?: to)?|picked|went with|going with)(?: \w+){0,2}? (?:it|this"
        r"|that|them|these|those)(?=\W*$|[,;]| (?:at|in|because|'?cause|for|as|since|over|to|so)\b)"
        r"|\b(?:decidi|resolvi|escolhi|optei por)(?: \w+r)? (?:isso|ess[ea]s?|est[ea]s?|el[ea]s?"
        r"|aquel[ea]s?)(?=\W*$|[,;]| (?:pq|porque|por|pra|mesmo)\b)"
    )


@cache
def _bare() -> re.Pattern[str]:
    """That something was settled, or from when, without saying what."""
    return re.compile(
        r"\W*(?:(?:eu|ja|entao|i|we|i've|we've|finally|finalmente)\s+)*(?:(?:bati|batemos) o"
        r" martelo|(?:ta|esta|ficou) (?:decidido|resolvido|combinado|fechado)|decisao tomada"
        r"|made up (?:my|our) minds?|a partir d[aeo] [\w ]{2,24}|(?:de agora|daqui) (?:em"
        r" diante|pra frente)|from (?:now|today|tomorrow) on(?:wards?)?)\W*"
    )


@cache
def _given_up() -> re.Pattern[str]:
    return re.compile(r"\W*(?:eu |i |we )?(?:nao vou mais|nao vamos mais|won'?t|'?m not)\b")


@cache
def _declared() -> re.Pattern[str]:
    """«…, decisão tomada, …»: what was decided stands before it."""
    return re.compile(r"\W*(?:decisao tomada|decision made|final decision)\b")


@cache
def _of_it() -> re.Pattern[str]:
    """Wanted of something that only the clause before names."""
    return re.compile(
        r"\b(?:want|need|hope to have|quero) (?:it|them|this|that|isso|el[ea]s?) (?:all )?(?:gone"
        r"|paid|done|cleared|sorted|finished|over|quitad[oa]|pag[oa]s?|resolvid[oa])\b"
    )


@cache
def _vague() -> re.Pattern[str]:
    """Tried for the moment, with nothing to reach."""
    return re.compile(
        r"\btrying to (?:stay|remain|be (?!(?:better|healthier|vegan|vegetarian|more|fit|an?|fluent"
        r"|debt)\b)|keep (?:going|up|positive|calm|busy|it|my head|things|on|pushing|everything|my"
        r" cool)|make (?:it|things|sense|the most|a difference|ends meet)|do (?:my|our) best|enjoy"
        r"|have fun|relax|hang|get back (?:in|to|on|at)|focus|not\b|cope|push|balance|take it"
        r"|survive|process|act)"
        r"|\btentando (?:ser forte|me manter|ficar|levar|sobreviver|seguir|entender|aguentar|nao"
        r"|respirar|sorrir|me acalmar|ser|manter a calma|dar conta|aproveitar|fazer o meu melhor)\b"
    )


@cache
def _with_reader() -> re.Pattern[str]:
    """ "I'd love to learn more about you"."""
    return re.compile(
        r"\b(?:learn|know|hear|see|read|saber|aprender|conhecer|ouvir|meet|visit|try)\b"
        r"[^.!?;\n]{0,30}\b(?:you|your|yours|u|ur|vc|voce|vcs|teu|tua)\b"
    )


@cache
def _idle() -> re.Pattern[str]:
    """Dreamt of in jest."""
    return re.compile(
        r"\b(?:sonho|dream|meta|goal)\b.{0,24}\b(?:e|eh|is)\b.{0,8}\b(?:dormir(?! (?:(?:\d|oito"
        r"|sete) horas|mais|melhor|cedo|bem)\b)|sumir|desaparecer"
        r"|morrer|descansar"
        r"|nao fazer nada|ficar ric[oa]|ganhar na|fugir|hibernar|sleep|nap|disappear|vanish|win"
        r" the lottery"
        r"|do nothing|marry)\b|\b(?:juntar|get|keep) (?:voces|the family|the team|everyone|a"
        r" turma) (?:together)?"
    )


@cache
def _wanting() -> re.Pattern[str]:
    return re.compile(
        r"^(?:(?:eu|a gente|nos|i|we|ja|entao|agora|muito|mto|mt|really|just|tb|tambem|ainda|still"
        r"|finally"
        r"|so|hoje)\s+)*(?:(?:quero|qro|queria|pretendo|planejo|preciso|vou|vamos|desejo|gostaria"
        r" de|decidi"
        r"|decidimos|resolvi|resolvemos|optei por|escolhi|(?:minha|meu|nossa|nosso) (?:\w+"
        r" )?(?:meta|objetivo"
        r"|sonho|plano|decisao)(?: (?:agora|atual|pra \w+|de \w+|esse ano))? (?:e|eh)|tenho (?:a"
        r" meta|o sonho|o"
        r" objetivo) de|(?:to|estou) (?:juntando|guardando|economizando|tentando|planejando)|i'?m"
        r" (?:trying"
        r"|planning|hoping|saving|going) (?:to|up for|for|up)?|i'?d (?:like|love) to|want to|wanna"
        r"|want|hope"
        r" to|plan to|plan on|need to|aim to|decided to|decided|(?:my|our) (?:\w+ )?(?:goal|dream"
        r"|plan|target"
        r"|decision) (?:is|was)(?: to)?|'?ve decided to|saving up for|saving for|training for)\s+)+"
    )
