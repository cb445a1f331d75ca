"""What the proxy must know of an API that it speaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lembrar.model import Message
from lembrar.server.proxy.listen import Hearing
from lembrar.server.proxy.spoken import Answer, Json, Spoken


@dataclass(frozen=True, slots=True)
class Insertion:
    """What is done to a request: `memory` goes in after the client's own instructions. Of the
    items before `keep_from`, only instructions stay; `filled` go in front of what stays."""

    memory: str
    keep_from: int = 0
    filled: Sequence[Message] = ()


@dataclass(frozen=True, slots=True)
class Earlier:
    """What a request goes on from that an upstream keeps: responses and pieces of them by their
    ids, and a conversation."""

    ids: tuple[str, ...] = ()
    conversation: str = ""


@dataclass(frozen=True, slots=True)
class Dialect:
    """An API: how its requests are read and changed, and how its answers are heard and made."""

    path: str
    names_answers: bool  # whether an answer's id is one of its kind, and told to the client
    upstreams_own: Callable[[Json], Json]  # a request without ids that the upstream never gave
    goes_on: Callable[[Json], Earlier]
    said: Callable[[Json], list[Spoken] | None]  # None: a request that we cannot read
    inserted: Callable[[Json, Insertion], Json]
    holds_history: Callable[[Json], bool]  # whether the upstream itself remembers the rest
    heard: Callable[[Json], Answer]  # from a whole body
    hearing: Callable[[], Hearing]  # from a stream
    whole: Callable[[Json, Answer], Json]  # an answer of our own
    events: Callable[[Json, Answer], list[str]]  # the same, streamed
