"""How values look to people, in 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from lembrar.cli.output import tame
from lembrar.cli.tables import NONE, bar, day, moment, number, plural, span, table
from lembrar.model import Chat, Compaction, Context, Cycle, Item, Message, Stats, Summary
from lembrar.policy import ModelProfile, Policy

if TYPE_CHECKING:
    from rich.console import RenderableType


def repeated(cycle: Cycle) -> str:
    """What became of a message whose id the chat already has."""
    return (
        f"Nothing was recorded: {tame(cycle.chat)!r} already has a message with this id, in cycle "
        f"{cycle.number}. Use another id for another message."
    )


def recorded(cycle: Cycle) -> str:
    """What `record` wrote."""
    size = sum(message.tokens for message in cycle.messages)
    counts = f"{plural(len(cycle.messages), 'message')}, {plural(size, 'token')}"
    return f"Recorded as cycle {cycle.number} of {tame(cycle.chat)!r} ({counts})."


def appended(messages: Sequence[Message]) -> str:
    """What `record --jsonl` wrote."""
    if not messages:
        return "There was nothing to record."
    first, last = messages[0], messages[-1]
    cycles = span(first.cycle, last.cycle)
    return f"Recorded {plural(len(messages), 'message')} in {tame(first.chat)!r}: {cycles}."


def history(messages: Sequence[Message]) -> RenderableType:
    """The log, each message under who said it and when."""
    from rich.text import Text

    if not messages:
        return "Nothing was said yet."
    shown: list[Text] = []
    for message in messages:
        pin = " · pinned" if message.pinned else ""
        who = message.sender or message.role
        head = f"{message.cycle} · {moment(message.at)} · {who} · {message.id}{pin}\n"
        shown.append(Text(tame(head), style="dim").append(tame(str(message)), style="not dim"))
    return Text("\n\n").join(shown)


def chats(found: Sequence[Chat]) -> RenderableType:
    """A user's chats with their sizes and times."""
    rows = table("chat", ">cycles", ">words", ">of", "compacted", "created", "updated")
    for chat in found:
        compacted = f"{chat.compactions}×, {day(chat.compacted_at)}" if chat.compactions else NONE
        name = tame(chat.id) + ("" if chat.enabled else " (off)")
        sizes = (number(chat.cycles), number(chat.words), number(chat.log_words))
        rows.add_row(name, *sizes, compacted, day(chat.created_at), moment(chat.updated_at))
    return rows


def users(found: Sequence[str]) -> RenderableType:
    """Everybody, one to a line."""
    return "\n".join(map(tame, found)) or "Nobody is remembered yet."


def pinned(message: Message) -> str:
    """What `pin` and `unpin` did."""
    done = "Pinned" if message.pinned else "Unpinned"
    where = f"cycle {message.cycle} of {tame(message.chat)!r}"
    return f"{done} message {tame(message.id)!r}, {where}."


def opened(chat: Chat) -> str:
    """What `open` found or made."""
    state = "New chat" if chat.is_new else "Chat"
    memory = "on" if chat.enabled else "off"
    zone = f", time zone {chat.timezone}" if chat.timezone else ""
    fixed = " Its counts were wrong and are corrected." if chat.corrected else ""
    size = f"{plural(chat.cycles, 'cycle')}, {plural(chat.tokens, 'token')} of memory"
    return (
        f"{state} {tame(chat.id)!r} of {tame(chat.user)!r}: {size}, memory {memory}{zone}.{fixed}"
    )


def summaries(found: Sequence[Summary]) -> RenderableType:
    """The ladder, block by block."""
    if not found:
        return "Nothing has climbed yet: everything is still verbatim."
    rows = table(">cycles", ">rung", ">size", "summary", lines=True)
    for summary in found:
        size = f"{number(summary.size_before)} → {number(summary.size_after)} {summary.unit}"
        told = "(pending) " if summary.status == "pending" else ""
        text = "\n".join([told + summary.text, *_preserved(summary)])
        cycles = span(summary.first, summary.last, "")
        rows.add_row(cycles, str(summary.rung), size, tame(text))
    return rows


def _preserved(summary: Summary) -> list[str]:
    """What the summary holds beyond its words, one line per kind."""
    kept = summary.preserved
    kinds: dict[str, Iterable[object]] = {
        "event": [event.description for event in summary.events],
        "numbers": kept.numbers,
        "dates": kept.dates,
        "names": kept.names,
    }
    return [f"{kind}: {', '.join(map(str, values))}" for kind, values in kinds.items() if values]


def compactions(runs: Sequence[Compaction]) -> RenderableType:
    """What compaction did, oldest first."""
    if not runs:
        return "Nothing to compact."
    rows = table("at", ">cycles", ">climbs", ">before", ">after", "unit", ">seconds")
    for run in runs:
        cycles = span(run.first, run.last, "")
        sizes = (str(run.climbs), number(run.size_before), number(run.size_after))
        rows.add_row(moment(run.at), cycles, *sizes, run.unit, f"{run.seconds:.3f}")
    return rows


def stats(found: Stats) -> RenderableType:
    """Sizes, compactions and savings."""
    rows = table("", ">figure", "what it is", head=False)
    lines = [
        ("chats", number(found.chats), f"{plural(found.cycles, 'cycle')} in all"),
        ("messages", number(found.messages), f"{number(found.recent_messages)} still verbatim"),
        ("log", number(found.log_tokens), f"tokens said, {plural(found.log_words, 'word')}"),
        ("memory", number(found.total), f"tokens kept, {plural(found.words, 'word')}"),
        ("compressed", number(found.compressed), "tokens of it are summaries"),
        ("recent", number(found.recent), "tokens of it are verbatim"),
        ("context", number(found.context), "tokens sent now, instead of the log"),
        ("saved", f"{found.saved:.0%}", "of the tokens of sending everything"),
        ("used", f"{found.used:.0%}", f"of {plural(found.usage.answers, 'answer')} used memory"),
        ("farthest", f"{found.usage.farthest_days:.0f}", "days back an answer has reached"),
        ("preferences", f"{found.preferences_kept:.0%}", "were never contradicted"),
        ("retrieval", _milliseconds(found), "ms to make a context, on average"),
        ("compactions", number(found.compactions), f"the last: {moment(found.compacted_at)}"),
        ("duration", f"{found.mean_seconds:.3f}", "seconds per compaction, on average"),
        ("summariser", f"{found.mean_brain_seconds:.3f}", "seconds of it"),
        ("pending", number(found.pending), "blocks that wait for the summariser"),
        ("letters", number(found.letters), "blocks that it failed at too often"),
        ("calls", number(found.spend.calls), f"to the LLM, {_per_hundred(found)} in 100 cycles"),
        ("tokens", number(_tokens(found)), "that it took, in and out"),
        ("cost", f"{found.spend.cost:.4f}", "US dollars for them"),
        ("store", number(found.store_bytes), "bytes"),
    ]
    for line in lines:
        rows.add_row(*line)
    return rows


def _per_hundred(found: Stats) -> str:
    return f"{100 * found.spend.calls / found.cycles:.0f}" if found.cycles else NONE


def _tokens(found: Stats) -> int:
    return found.spend.prompt_tokens + found.spend.completion_tokens


def _milliseconds(found: Stats) -> str:
    usage = found.usage
    return f"{1000 * usage.context_seconds / usage.contexts:.1f}" if usage.contexts else NONE


def explained(context: Context) -> RenderableType:
    """Each item of a context: where it stands, what it stands for, its cost, why it is there."""
    rows = table("section", ">cycles", ">tokens", "why", "text", lines=False)
    for item in context.items:
        rows.add_row(*_item(item))
    for item in context.dropped:
        rows.add_row(*_item(item), style="dim strike" if item.text else "dim")
    dropped = f", {number(len(context.dropped))} left out" if context.dropped else ""
    rows.caption = (
        f"{number(context.tokens)} of {number(context.budget)} tokens, "
        f"{plural(len(context.items), 'item')}{dropped}"
    )
    return rows


def _item(item: Item) -> tuple[str, ...]:
    cycles = span(item.first, item.last, "") if item.first else NONE
    text = tame(" ".join(item.text.split()))
    return item.section, cycles, number(item.tokens), item.reason, text[:60]


def compared(context: Context) -> RenderableType:
    """The whole history against the context, as bars on one scale."""
    rows = table("", ">tokens", "", head=False)
    most = max(context.full_tokens, context.tokens, 1)
    for name, size in (("whole history", context.full_tokens), ("context", context.tokens)):
        rows.add_row(name, number(size), bar(size, most, 40))
    rows.add_row("saved", f"{comparison(context)['saved']:.0%}", f"budget {number(context.budget)}")
    return rows


def comparison(context: Context) -> dict[str, int | float]:
    """The same as figures; `saved` is a share of the whole history, 0 to 1."""
    whole = context.full_tokens
    saved = max(0.0, 1 - context.tokens / whole) if whole else 0.0
    return {
        "full_tokens": whole,
        "tokens": context.tokens,
        "budget": context.budget,
        "saved": saved,
    }


def presets(found: Sequence[Policy]) -> RenderableType:
    """The presets, with the numbers that tell them apart."""
    rows = table("preset", ">budget", "verbatim", "what it is for", lines=True)
    for policy in found:
        rows.add_row(policy.name, number(policy.budget), _window(policy), policy.about["en"])
    return rows


def _window(policy: Policy) -> str:
    window = policy.window
    if window.cycles:
        return plural(window.cycles, "cycle")
    if window.messages:
        return plural(window.messages, "message")
    return f"session, {window.idle_minutes} min idle"


def models(found: Sequence[ModelProfile]) -> RenderableType:
    """Budgets that suit families of models."""
    rows = table("model", ">budget", "note")
    for row in found:
        rows.add_row(row.model, number(row.budget), row.note)
    return rows
