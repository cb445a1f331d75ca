"""What a scripted LLM says, and the ways in which it goes wrong."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from threading import Lock
from typing import Any, cast

from lembrar.model import ToolCall

HUGE = 10_000_000  # characters
_PROSE = "Claro! Aqui vai: a conversa foi boa e combinamos tudo. Posso ajudar em algo mais?"
_REFUSAL = "I'm sorry, but I can't help with that."
_ELSEWHERE = "Das Gespräch drehte sich um etwas ganz anderes, und niemand weiß, um was."
_OTHER_SHAPE = json.dumps({"result": [1, 2, 3], "ok": "yes"})

FAULTS = (
    "slow",  # answers after `delay_seconds`
    "429",  # too many requests, with Retry-After
    "500",
    "503",
    "cut",  # the connection closes in the middle of the body or stream
    "drop",  # the connection closes without an answer
    "not_json",  # the HTTP body is a page of HTML
    "empty",  # no content
    "prose",  # content without JSON
    "half_json",  # the first half of the content
    "wrong_schema",  # JSON of another shape
    "wrong_language",  # the content's sentences, in German
    "refusal",
    "huge",  # 10 MB of content
)


@dataclass(frozen=True, slots=True)
class Reply:
    """What is answered to one request. `usage` takes the place of the counted tokens. `fault` is
    one of FAULTS, or empty: all is well."""

    content: str = ""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    tool_calls: Sequence[ToolCall] = ()
    finish_reason: str = "stop"
    usage: Mapping[str, Any] | None = None
    fault: str = ""
    delay_seconds: float = 0.0
    refusal: str = ""

    def __post_init__(self) -> None:
        if self.fault and self.fault not in FAULTS:
            raise ValueError(f"No fault {self.fault!r}. Use one of: {', '.join(FAULTS)}.")


Answering = Callable[[dict[str, Any]], Reply | str]


def spoilt(reply: Reply) -> Reply:
    """The reply as its fault leaves it; those of the connection are left to the server."""
    match reply.fault:
        case "429":
            seconds = f"{max(1.0, reply.delay_seconds):.0f}"
            return replace(
                reply,
                status=429,
                headers={"Retry-After": seconds, **reply.headers},
                delay_seconds=0,
            )
        case "500" | "503":
            return replace(reply, status=int(reply.fault))
        case "refusal":
            return replace(reply, content="", tool_calls=(), refusal=reply.refusal or _REFUSAL)
        case "empty" | "prose" | "half_json" | "wrong_schema" | "wrong_language" | "huge" as kind:
            return replace(reply, content=_spoilt_content(kind, reply.content), tool_calls=())
        case _:
            return reply


def _spoilt_content(fault: str, content: str) -> str:
    match fault:
        case "empty":
            return ""
        case "prose":
            return _PROSE
        case "half_json":
            return content[: len(content) // 2]
        case "wrong_schema":
            return _OTHER_SHAPE
        case "huge":
            unit = content or _PROSE
            return (unit * (HUGE // len(unit) + 1))[:HUGE]
        case _:
            return _in_another_language(content)


def _in_another_language(content: str) -> str:
    """Sentences in German; JSON keeps its shape, and whatever is no sentence."""
    try:
        value = json.loads(content)
    except ValueError:
        return _ELSEWHERE
    return json.dumps(_translated(value), ensure_ascii=False)


def _translated(value: object) -> object:
    if isinstance(value, str):
        return _ELSEWHERE if " " in value.strip() else value
    if isinstance(value, list):
        return [_translated(item) for item in cast(list[object], value)]
    if isinstance(value, dict):
        return {name: _translated(item) for name, item in cast(dict[str, object], value).items()}
    return value


def faults(
    reply: str | Reply | Answering,
    plan: Sequence[str] | float = FAULTS,
    *,
    seed: int = 0,
    delay_seconds: float = 0.05,
) -> Answering:
    """The same reply, going wrong now and then.

    `plan` is the faults of the first requests in order ("" is none), after which all is well; or
    the probability of one: kinds are then dealt like cards, so that all of them occur before any
    occurs again, and the same `seed` deals the same. `delay_seconds` is for "slow"."""
    planned = _dealt(plan, Random(seed)) if isinstance(plan, (int, float)) else iter(plan)  # noqa: S311
    lock = Lock()

    def answer(body: dict[str, Any]) -> Reply:
        with lock:
            fault = next(planned, "")
        said = answered(reply, body)
        delay = delay_seconds if fault == "slow" else said.delay_seconds
        return replace(said, fault=fault, delay_seconds=delay) if fault else said

    return answer


def _dealt(probability: float, chance: Random) -> Iterator[str]:
    while True:
        cards = chance.sample(FAULTS, len(FAULTS))
        while cards:
            yield cards.pop() if chance.random() < probability else ""


def answered(reply: str | Reply | Answering, body: dict[str, Any]) -> Reply:
    """What is replied to a request."""
    said = reply(body) if callable(reply) else reply
    return Reply(said) if isinstance(said, str) else said
