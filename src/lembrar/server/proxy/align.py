"""Which of the messages in a request are new?

Some clients send the whole conversation each time, some its last few messages, some only what is
new; people retry, edit what they said, and have answers made again. Each message is recorded
once, in order. How it is told:

- What is sent ends the log, or goes on from its end: the rest is new. An unanswered message sent
  again is a retry; so is the one before an answer that was cut off.
- Without any answer in what is sent there is no history in it: the user says it now, even if the
  same words were said before.
- Else it goes back: to a message said differently, or to have an answer made again. The place is
  found by what both have in common, and what follows it is new, unless it was said right there
  before. Nothing in the log is changed; what is new stands at its end.
- Answers need not be the same to the letter: clients trim and decorate them.
- What was forgotten stays so: its place in the log may have been anything.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import blake2b

from lembrar.model import Message
from lembrar.server.proxy.spoken import CUT, PARTIAL, is_partial

TAIL = 48  # messages of a log that are looked at first …
REACH = 200  # … and when a client goes back
_SENT = 60  # messages of a request that are then compared
_FAR = 3  # whoever goes back further in what was said began something new with the same words
_ALIKE = 0.6  # share of words in common from which two answers are one …
_FEW = 4  # … if they have as many


@dataclass(frozen=True, slots=True)
class Aligned:
    """Messages from position `first` on are new; they follow `after`, if anything."""

    first: int
    after: Message | None


def align(
    log: Sequence[Message], sent: Sequence[Message], chat: str, *, again: bool = False
) -> Aligned:
    """Compares the end of a log with what was sent. `again` if the client says it tries again."""
    kept, asked = _forms(log), _forms(sent)
    for known in _endings(kept, again):
        if first := _overlap(known, asked):
            return Aligned(first, known[-1].message)
    past = [form for form in kept if not form.message.erased]
    spoken = max((i for i, m in enumerate(sent) if m.role == "assistant"), default=-1) + 1
    found = _last_in_common(past, asked[:spoken])
    if found is None:
        return Aligned(0, log[-1] if log else None)
    return _continued(past, asked, found, spoken, chat)


def goes_back(log: Sequence[Message], sent: Sequence[Message]) -> bool:
    """Whether more of the log is needed to say what is new."""
    history = any(m.role == "assistant" for m in sent)
    return history and not any(_overlap(e, _forms(sent)) for e in _endings(_forms(log), False))


def identified(messages: Sequence[Message], after: Message | None, chat: str) -> list[Message]:
    """The same messages, each with an id that follows from its words and from what it comes
    after: whoever records the same message at the same place again, records nothing."""
    made: list[Message] = []
    parent = after.id if after else ""
    for message in messages:
        parent = message.id or message_id(message, parent, chat)
        made.append(replace(message, id=parent))
    return made


def message_id(message: Message, parent: str, chat: str) -> str:
    """The id of a message that follows another."""
    return digest("message", chat, parent, *_Form(message).key)


def digest(*parts: str) -> str:
    """A name for these texts, no two of which share one."""
    made = json.dumps(parts).encode()
    return f"px-{blake2b(made, digest_size=16).hexdigest()}"


class _Form:
    """A message in the forms that are compared, each made when it is needed."""

    def __init__(self, message: Message) -> None:
        self.message = message

    @cached_property
    def plain(self) -> str:
        return " ".join(self.message.content.split())

    @cached_property
    def key(self) -> tuple[str, ...]:
        message = self.message
        attached = [(a.kind, a.url or a.name) for a in message.attachments
                    if a.kind not in (PARTIAL, CUT)]  # fmt: skip
        calls = [(call.name, call.arguments) for call in message.tool_calls]
        return message.role, self.plain, str(attached), str(calls), message.tool_call_id

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(self.plain.split())

    @cached_property
    def calls(self) -> frozenset[str]:
        return frozenset(call.id for call in self.message.tool_calls if call.id)

    def is_same(self, sent: _Form) -> bool:
        """Whether a recorded message and a sent one are the same."""
        mine, theirs = self.message, sent.message
        if mine.erased:
            return True
        if mine.role != theirs.role:
            return False
        if mine.role == "assistant":
            return self._is_same_answer(sent)
        if mine.role == "tool" and mine.tool_call_id and theirs.tool_call_id:
            return mine.tool_call_id == theirs.tool_call_id
        return self.key == sent.key

    def _is_same_answer(self, sent: _Form) -> bool:
        if self.calls or sent.calls:
            return self.calls == sent.calls
        if self.plain == sent.plain:
            return True
        if is_partial(self.message) and self.plain and sent.plain:
            return self.plain.startswith(sent.plain) or sent.plain.startswith(self.plain)
        fewer = min(len(self.words), len(sent.words))
        return fewer >= _FEW and len(self.words & sent.words) >= _ALIKE * fewer


def _forms(messages: Sequence[Message]) -> list[_Form]:
    return [_Form(message) for message in messages]


def _endings(log: list[_Form], again: bool) -> list[list[_Form]]:
    """The log, and what it was before its last answer if that one does not count."""
    end = len(log)
    while end and log[end - 1].message.erased:
        end -= 1
    start = end
    while start and _is_void(log[start - 1].message, again):
        start -= 1
    return [log[:end]] if start == end else [log[:end], log[:start]]


def _is_void(message: Message, again: bool) -> bool:
    return message.role == "assistant" and (again or is_partial(message))


def _overlap(log: list[_Form], sent: list[_Form]) -> int:
    """How far what was sent is the end of the log: the longest stretch that ends the log and
    either begins what was sent or goes back as far as can be seen."""
    for end in range(len(sent), 0, -1):
        size = min(end, len(log))
        if size and all(log[-i].is_same(sent[end - i]) for i in range(1, size + 1)):
            return end
    return 0


def _last_in_common(log: list[_Form], history: list[_Form]) -> tuple[int, int] | None:
    """The last place that both have in common, as positions in what was sent and in the log:
    the end of their longest common subsequence, as late in the log as possible."""
    skipped = max(0, len(history) - _SENT)
    rows = history[skipped:]
    alike = [[stored.is_same(row) for stored in log] for row in rows]
    sizes = [[0] * (len(log) + 1)]
    for row in alike:
        above, here = sizes[-1], [0]
        for j, equal in enumerate(row):
            longer = max(above[j + 1], here[j])
            here.append(max(longer, above[j] + 1) if equal else longer)
        sizes.append(here)
    i, j = len(rows), len(log)
    while i and j:
        if alike[i - 1][j - 1] and sizes[i][j] == sizes[i - 1][j - 1] + 1:
            return skipped + i - 1, j - 1
        i, j = (i, j - 1) if sizes[i][j] == sizes[i][j - 1] else (i - 1, j)
    return None


def _continued(
    log: list[_Form], sent: list[_Form], found: tuple[int, int], spoken: int, chat: str
) -> Aligned:
    """What follows the last place in common: known if it was said right there before. `spoken` is
    where the history in what was sent ends."""
    first, place = found[0] + 1, found[1]
    since = [form for form in log[place + 1 :] if form.message.role == "user"]
    if len(since) > _FAR:
        return Aligned(first, log[-1].message)
    places = {form.message.id: i for i, form in enumerate(log)}
    while spoken <= first < len(sent):
        there = message_id(sent[first].message, log[place].message.id, chat)
        next_place = places.get(there, place + 1)
        if next_place >= len(log) or not log[next_place].is_same(sent[first]):
            break
        first, place = first + 1, next_place
    return Aligned(first, log[place].message)
