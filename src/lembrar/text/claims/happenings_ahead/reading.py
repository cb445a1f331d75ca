"""Appointments and deadlines, read from a clause and what stands beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lembrar.model import Claim
from lembrar.text import known_names, names
from lembrar.text.claims import people, tags
from lembrar.text.claims.clauses import Clause
from lembrar.text.claims.happenings_ahead import days, owners, plans, tasks, things, turns
from lembrar.text.claims.telling import Telling
from lembrar.text.fold import fold

_MOST = 400
"""Characters of a clause that are read."""
_HEADING = 30
"""Characters of «agenda da semana:»."""
_BESIDES_DATE = 14
"""Characters that may stand around a date in a clause that says nothing else."""


def read(clause: Clause, telling: Telling) -> Claim | None:
    """The appointment or deadline that a clause tells of, if it does."""
    if clause.voice == "nobody":
        return _of_owner(clause, telling)
    folded = clause.folded[:_MOST]
    if things.on_show().search(folded):
        return None
    if claim := _settled(clause, telling) or _demanded(clause, telling):
        return claim
    if claim := _dated_next(clause, telling):
        return claim
    if claim := _visit(clause, telling):
        return claim
    thing = owners.first_own(clause, folded) or things.doing().search(folded)
    if (thing is None and not tasks.must_do(folded)) or things.of_habit().search(folded):
        return None
    when = days.when(clause, telling)
    is_off = thing and not thing["exam"] and turns.called_off().search(folded)
    if not when and not is_off and not (thing and days.each_time().search(folded)):
        return None
    if turns.past().search(folded) and not turns.settled().search(folded):
        return None
    if when and (to_do := tasks.to_do().match(folded)):
        return _claim(clause, telling, "deadline", when, to_do["what"], subject="")
    if clause.voice == "person" and not owners.is_ours(folded, thing):
        return _of_another(clause, telling, folded, when)
    if thing is not None and (owner := owners.owner(clause, thing)):
        key = "deadline" if tasks.due().search(folded) else "appointment"
        return _claim(clause, telling, key, when, things.heart(thing), subject=owner)
    if thing is not None and owners.is_own(clause, folded, thing):
        stance = "ends" if turns.called_off().search(folded) else "is"
        if stance == "is" and turns.denied().search(folded):
            return None
        key = "deadline" if tasks.due().search(folded) or thing["exam"] else "appointment"
        return _claim(clause, telling, key, when, things.heart(thing), stance=stance, subject="")
    if (must := tasks.must_do(folded)) and when and not turns.denied().search(folded):
        return _claim(clause, telling, "deadline", when, must["what"] or "", subject="")
    return None


def due(clause: Clause, telling: Telling) -> Claim | None:
    """Something that must be done by a day, where only its verb tells so."""
    folded = clause.folded[:_MOST]
    if clause.voice not in ("thing", "none", "own") or clause.is_denied or clause.is_hedged:
        return None
    match = tasks.falls_due().search(folded)
    if match is None or not (when := days.when(clause, telling)) or turns.past().search(folded):
        return None
    if match["last"]:
        return _claim(clause, telling, "deadline", when, match["last"], subject="")
    thing = tasks.due_thing().fullmatch(folded, 0, match.start())
    if thing is None or _is_name(clause.said, thing.start("what")):
        return None  # «o Santos vence amanhã»
    return _claim(clause, telling, "deadline", when, _plain(thing["what"]), subject="")


def booked(clause: Clause, telling: Telling) -> Claim | None:
    """Something that was given a day, where only its verb tells so."""
    folded = clause.folded[:_MOST]
    match = turns.booked().search(folded)
    if match is None or clause.voice == "you" or clause.is_denied or clause.is_hedged:
        return None
    if not (when := days.when(clause, telling)):
        return None
    heart = match["what"] or folded.strip(" .,!;:")
    return _claim(clause, telling, "appointment", when, _plain(heart), subject="")


def _is_name(said: str, place: int) -> bool:
    """A capital within a clause, and no initials: «o IPTU»."""
    return place > 0 and said[place].isupper() and said[place + 1 : place + 2].islower()


def plan(clause: Clause, telling: Telling) -> Claim | None:
    """What the speaker will do on a day, where nothing more is known of it."""
    found = plans.planned(clause, telling)
    if found is None:
        return None
    what, when = found
    return _claim(clause, telling, "appointment", when, what, subject="")


def agenda(clause: Clause, telling: Telling) -> list[Claim]:
    """«terça 14h dentista, quinta reunião da escola»: each of several things with its own day;
    nothing where a clause tells of one only."""
    folded = clause.folded[:_MOST]
    if clause.voice not in ("own", "none", "thing") or folded.count(",") == 0:
        return []
    if (
        turns.past().search(folded)
        or turns.denied().search(folded)
        or turns.called_off().search(folded)
    ):
        return []
    found: list[Claim] = []
    for first, last in _listed(folded):
        part = replace(
            clause,
            start=clause.start + first,
            end=clause.start + last,
            said=clause.said[first:last],
            folded=folded[first:last],
        )
        thing = things.named().search(part.folded)
        when = days.when(part, telling) if thing else ""
        if thing is None or not when:
            continue
        key = "deadline" if tasks.due().search(part.folded) or thing["exam"] else "appointment"
        if owners.is_own(part, part.folded, thing) or tasks.due().search(part.folded):
            found.append(_claim(part, telling, key, when, things.heart(thing), subject=""))
    return found if len(found) > 1 else []


def _listed(folded: str) -> Iterator[tuple[int, int]]:
    """The stretches between commas, and what a heading leads to."""
    start = folded.find(":") + 1
    if start > _HEADING or folded[start : start + 1].isdigit():
        start = 0
    for match in turns.between_commas().finditer(folded, start):
        yield match.span()


def _of_owner(clause: Clause, telling: Telling) -> Claim | None:
    """ "my sister's bar exam is in February": hers, to come."""
    folded = clause.folded[:_MOST]
    thing = things.named().search(folded)
    if thing is None or turns.past().search(folded) or turns.denied().search(folded):
        return None
    owner = owners.possessor_in(clause, thing.end())
    if not owner or not owners.is_to_be().match(folded, thing.end()):
        return None
    if not (when := days.when(clause, telling)):
        return None
    key = "deadline" if thing["exam"] or tasks.due().search(folded) else "appointment"
    is_shared = thing["others"] and "birthday" not in thing["others"]
    return _claim(
        clause, telling, key, when, things.heart(thing), subject="" if is_shared else owner
    )


def _demanded(clause: Clause, telling: Telling) -> Claim | None:
    """«meu chefe quer o relatório até quarta»: another's wish, the speaker's deadline."""
    folded = clause.folded[:_MOST]
    match = tasks.wanted().search(folded) or tasks.ordered().search(folded)
    if match is None or not (when := days.when(clause, telling)) or turns.denied().search(folded):
        return None
    return _claim(clause, telling, "deadline", when, match["what"], subject="")


def _visit(clause: Clause, telling: Telling) -> Claim | None:
    """«meus pais vêm jantar sábado», "my parents are coming over on Friday"."""
    if clause.voice != "person":
        return _called_in(clause, telling)
    match = turns.comes().match(clause.folded[:_MOST], clause.predicate)
    if match is None or not (when := days.when(clause, telling)):
        return None
    return _claim(clause, telling, "appointment", when, match["what"], first=clause.predicate)


def _called_in(clause: Clause, telling: Telling) -> Claim | None:
    """«o moço da internet vem amanhã», "the plasterer's coming Thursday", «meu sofá chega
    sexta»."""
    match = turns.called_in().match(clause.folded[:_MOST])
    if match is None or turns.past().search(clause.folded) or turns.denied().search(clause.folded):
        return None
    if not (when := days.when(clause, telling)):
        return None
    return _claim(clause, telling, "appointment", when, match["who"] or match["mine"], subject="")


def _dated_next(clause: Clause, telling: Telling) -> Claim | None:
    """«marcaram minha cirurgia: 9 de dezembro às 7h»: the day stands after a colon or comma."""
    following = telling.after(clause)
    folded = clause.folded[:_MOST]
    if following is None or following.sentence != clause.sentence or clause.voice == "person":
        return None
    if telling.dates_in(clause.start, clause.end) or not (when := days.when(following, telling)):
        return None
    thing = things.named().search(folded)
    if thing is None or owners.owner(clause, thing) or not owners.is_own(clause, folded, thing):
        return None
    if turns.past().search(folded) and not turns.settled().search(folded):
        return None
    dated = sum(date.end - date.start for date in telling.dates_in(following.start, following.end))
    if len(following.folded.strip()) - dated > _BESIDES_DATE:
        return None
    content = " ".join(telling.text[clause.start : following.end].split()).rstrip(" .,!;:")
    return Claim(
        "appointment",
        "deadline" if thing["exam"] or tasks.due().search(folded) else "appointment",
        content,
        clause.start,
        following.end,
        value=things.heart(thing),
        when=when,
        participants=participants(content, telling.language),
        tags=tags.find(content),
    )


def _settled(clause: Clause, telling: Telling) -> Claim | None:
    """«oficina da moto: ficou pra sexta», "the demo got moved to Tuesday"."""
    match = turns.given_day().match(clause.folded[:_MOST])
    if (
        match is None
        or clause.voice in ("person", "nobody")
        or not (when := days.when(clause, telling))
    ):
        return None
    thing, before = match["thing"].strip(), telling.before(clause)
    if turns.somebody().search(thing):
        return None
    if thing and not turns.is_adverb().fullmatch(thing):
        owner = owners.possessor_in(clause, match.end("thing"))
        key = "deadline" if match["due"] else "appointment"
        return _claim(clause, telling, key, when, _plain(thing), subject=owner)
    if before is None or before.sentence != clause.sentence or before.voice != "none":
        return None
    text = telling.text[before.start : clause.end]
    content = " ".join(text.split()).rstrip(" .,!;:")
    return Claim(
        "appointment",
        "appointment",
        content,
        before.start,
        clause.end,
        value=_plain(before.folded),
        when=when,
        participants=participants(content, telling.language),
        tags=tags.find(content),
    )


def _plain(thing: str) -> str:
    return " ".join(turns.article().sub("", thing).split())


def _of_another(clause: Clause, telling: Telling, folded: str, when: str) -> Claim | None:
    has = turns.has().match(folded, clause.predicate)
    if not when or turns.denied().search(folded):
        return None
    if has is None:
        return _of_owner(clause, telling)
    key = "deadline" if tasks.due().search(folded) else "appointment"
    return _claim(clause, telling, key, when, has["what"], first=clause.predicate)


def _claim(
    clause: Clause, telling: Telling, key: str, when: str, heart: str, first: int = 0, **fields: str
) -> Claim:
    said = clause.said[first:_MOST]
    return telling.claim(
        clause,
        "appointment",
        key,
        first,
        -1,
        value=" ".join(heart.split()),
        when=when,
        participants=participants(said, telling.language),
        tags=tags.find(said),
        **fields,
    )


def participants(said: str, language: str) -> tuple[str, ...]:
    """The people named in a statement, as they were written."""
    found: list[str] = []
    for mention in names.find(said, language or None):
        first = fold(mention.text.split()[0])
        is_person = people.is_given_name(first, mention.text[0]) and first not in known_names.PLACES
        if is_person and mention.text not in found:
            found.append(mention.text)
    return tuple(found)
