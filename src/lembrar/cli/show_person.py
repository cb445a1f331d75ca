"""How what is known of a person looks to people, in 80 columns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from lembrar.cli.output import tame
from lembrar.cli.tables import NONE, day, moment, plural, table
from lembrar.model import Event, Fact, Gardening, Hit, Link, Mood, Profile, Receipt

if TYPE_CHECKING:
    from rich.console import RenderableType

_MARKS = {"high": "!!", "medium": "!", "low": ""}


def facts(found: Sequence[Fact]) -> RenderableType:
    """What is known of a user; ★ marks what is critical, ⚑ what is pinned."""
    if not found:
        return "Nothing is known yet."
    from rich.text import Text

    rows = table("kind", "fact", "since", ">seen", ">sure")
    for fact in found:
        marks = ("★ " if fact.critical else "") + ("⚑ " if fact.pinned else "")
        counts = (f"{fact.observations}×", f"{fact.confidence:.0%}")
        told = Text(_told(fact)).append(f"\n{fact.id}", style="dim")
        rows.add_row(marks + fact.kind, told, day(fact.created_at), *counts)
    return rows


def _told(fact: Fact) -> str:
    """The fact, with its date and with what became of it."""
    parts = [tame(str(fact))]
    if fact.when and fact.when not in fact.content:
        parts.append(f"[{fact.when.replace('T', ' ')}]")
    if fact.status != "live":
        until = f" {day(fact.valid_to or fact.ended_at)}" if fact.valid_to or fact.ended_at else ""
        parts.append(f"({fact.status}{until})")
    return " ".join(parts)


def hits(found: Sequence[Hit], *, explain: bool = False) -> RenderableType:
    """What search found, the best first, and if asked what each score is made of."""
    if not found:
        return "Nothing was found."
    rows = table(">score", "kind", "what", "when", "who")
    for hit in found:
        parts = [f"{name} {part:+.2f}" for name, part in hit.parts.items() if abs(part) >= 0.005]
        told = tame(hit.content) + (f"\n{', '.join(parts)}" if explain else "")
        rows.add_row(f"{hit.score:.2f}", hit.kind, told, day(hit.at), tame(hit.speaker) or NONE)
    return rows


def profile(found: Profile) -> RenderableType:
    """What is believed of a user."""
    if not found.traits:
        return "Nothing is believed yet."
    rows = table("key", "value", ">sure", ">seen", "since")
    for trait in found.traits:
        figures = (f"{trait.confidence:.0%}", f"{trait.observations}×", day(trait.since))
        rows.add_row(trait.key, tame(trait.value), *figures)
    return rows


def events(found: Sequence[Event]) -> RenderableType:
    """What happened and what is to come."""
    if not found:
        return "Nothing has happened yet."
    rows = table("when", "", "what", "who")
    for event in found:
        who = ", ".join(map(tame, event.participants)) or NONE
        rows.add_row(moment(event.at), _MARKS[event.importance], tame(event.description), who)
    return rows


def moods(found: Sequence[Mood]) -> RenderableType:
    """How somebody felt, as a curve that runs down the page."""
    if not found:
        return "No feeling was told yet."
    rows = table("when", "−      +", "feeling", "about")
    for mood in found:
        rows.add_row(moment(mood.at), _needle(mood.valence), tame(mood.label), tame(mood.trigger))
    return rows


def _needle(valence: float) -> str:
    place = min(8, max(0, round((valence + 1) * 4)))
    return "·" * place + "●" + "·" * (8 - place)


def changed(found: Sequence[Fact]) -> RenderableType:
    """Facts as they now are."""
    return "\n".join(f"{fact.status}: {_told(fact)}  ({fact.kind}, {fact.id})" for fact in found)


def pinned(fact: Fact) -> str:
    """What `pin` and `unpin` did."""
    return f"{'Pinned' if fact.pinned else 'Unpinned'} fact {fact.id!r}: {_told(fact)}."


def gardened(done: Gardening) -> str:
    """What the garden did."""
    parts = [
        plural(done.faded, "fact faded", "facts faded"),
        f"{done.archived} archived",
        f"{done.expired} expired",
    ]
    return ", ".join(parts) + "." if done.users else "Nothing was due."


def receipt(done: Receipt) -> RenderableType:
    """What went, as counts, and what could not be reached."""
    counts = {
        "chat": done.chats,
        "message": done.messages,
        "fact": done.facts,
        "mood": done.moods,
        "link": done.links,
        "document": done.documents,
    }
    went = [plural(count, name) for name, count in counts.items() if count]
    went += [plural(done.summaries, "summary", "summaries")] if done.summaries else []
    lines = [f"Erased {', '.join(went) or 'nothing'}, at {moment(done.at)}."]
    if done.rebuilt:
        lines.append(f"{plural(done.rebuilt, 'thing')} of mixed origin made again without it.")
    lines += [f"Out of reach: {place}" for place in done.kept_elsewhere]
    return "\n".join(lines)


def linked(link: Link) -> str:
    """What `link` did."""
    return f"{tame(link.identity)!r} in {tame(link.channel)!r} is {tame(link.user)!r}."


def unlinked(was: bool) -> str:
    """What `unlink` did."""
    return "Separate again." if was else "There was no such link."


def links(found: Sequence[Link]) -> RenderableType:
    """The identities of a user."""
    if not found:
        return "No identity is linked."
    rows = table("channel", "identity", "since")
    for link in found:
        rows.add_row(tame(link.channel), tame(link.identity), day(link.at))
    return rows
