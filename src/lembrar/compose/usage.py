"""Whether memory helped: an answer that repeats what only a remembered item had has used it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta

from lembrar.model import Context, Usage
from lembrar.policy import Policy
from lembrar.text.content import content_words

_SHORTEST = 3  # letters of a word that can tell anything; a number tells in any length


@dataclass(frozen=True, slots=True)
class Trace:
    """A context that was made for a question, and how long that took."""

    context: Context
    query: str
    policy: Policy
    seconds: float = 0.0


def remembered(trace: Trace) -> dict[str, datetime | None]:
    """What a context brought back, by word, with when it was said. Words of the conversation at
    hand are left out: repeating them proves nothing."""
    recent = {s.name for s in trace.policy.compose.sections if s.source == "recent"} | {"waiting"}
    items = trace.context.items
    at_hand = set(content_words(trace.query))
    for item in items:
        if item.section in recent:
            at_hand.update(content_words(item.text))
    brought: dict[str, datetime | None] = {}
    for item in items:
        if item.section not in recent:
            for word in content_words(item.text):
                if word not in at_hand and (len(word) >= _SHORTEST or word.isdigit()):
                    brought.setdefault(word, item.at)
    return brought


def judged(trace: Trace, said: str, answered: str, now: datetime) -> Usage:
    """How an answer used the context that was made for it."""
    brought = remembered(trace)
    known = set(content_words(said))
    used = [word for word in content_words(answered) if word in brought.keys() - known]
    times = [at for word in used if (at := brought[word]) is not None]
    back = now - min(times) if times else timedelta()
    return Usage(
        contexts=1,
        context_tokens=trace.context.tokens,
        context_seconds=trace.seconds,
        answers=1,
        used=int(bool(used)),
        farthest_days=max(0.0, back / timedelta(days=1)),
    )
