"""Chat completions: POST /v1/chat/completions."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any, cast
from uuid import uuid4

from lembrar.model import Message, Role, ToolCall
from lembrar.server.proxy.dialect import Dialect, Earlier, Insertion
from lembrar.server.proxy.listen import Text, parsed
from lembrar.server.proxy.spoken import Answer, Json, Spoken, content_of, objects, string
from lembrar.text import tokens

_INSTRUCTIONS = ("system", "developer")
_ROLES: dict[str, Role] = {"user": "user", "assistant": "assistant", "tool": "tool",
                           "function": "tool"}  # fmt: skip


def said(body: Json) -> list[Spoken] | None:
    """The messages of a request, without instructions."""
    messages = body.get("messages")
    if not isinstance(messages, list):
        return None
    rows = cast(list[Any], messages)
    if not all(isinstance(row, dict) for row in rows):
        return None
    found = [(i, _message(cast(Json, row))) for i, row in enumerate(rows)]
    return [Spoken(message, i, i + 1) for i, message in found if message]


def inserted(body: Json, change: Insertion) -> Json:
    """The request with memory in it."""
    messages = objects(body["messages"])
    lead = next((i for i, m in enumerate(messages) if not _instructs(m)), len(messages))
    keep_from = max(lead, change.keep_from)
    role = "developer" if any(m.get("role") == "developer" for m in messages) else "system"
    return body | {
        "messages": [
            *messages[:lead],
            {"role": role, "content": change.memory},
            *(m for m in messages[lead:keep_from] if _instructs(m)),
            *(_written(message) for message in change.filled),
            *messages[keep_from:],
        ]
    }


def heard(body: Json) -> Answer:
    """The first choice of a whole answer."""
    choices = objects(body.get("choices"))
    message = choices[0].get("message") if choices else None
    if not isinstance(message, dict):
        return Answer()
    row = cast(Json, message)
    text = content_of(row.get("content"))[0] or string(row.get("refusal")) or _transcript(row)
    return Answer(text, _calls(row), string(body.get("id")), complete=True)


class Chunks:
    """Hears the chunks of a stream; of several choices the first."""

    def __init__(self) -> None:
        self.finished = False
        self._ended = False
        self._id = ""
        self._text = Text()
        self._calls: dict[int, tuple[Json, Text]] = {}

    def hear(self, data: str) -> None:
        if data.strip() == "[DONE]":
            self.finished = True
            return
        chunk = parsed(data)
        self._id = self._id or string(chunk.get("id"))
        for choice in objects(chunk.get("choices")):
            if choice.get("index", 0) == 0:
                self._choice(choice)

    def answer(self) -> Answer:
        made = [
            ToolCall(string(call.get("name")), str(arguments), string(call.get("id")))
            for _, (call, arguments) in sorted(self._calls.items())
        ]
        complete = self.finished or self._ended
        return Answer(str(self._text), tuple(made), self._id, complete)

    def _choice(self, choice: Json) -> None:
        self._ended = self._ended or bool(choice.get("finish_reason"))
        delta = choice.get("delta")
        if not isinstance(delta, dict):
            return
        row = cast(Json, delta)
        self._text.add(row.get("content"))
        self._text.add(row.get("refusal"))
        self._text.add(_transcript(row))
        for call in objects(row.get("tool_calls")):
            self._call(call)

    def _call(self, call: Json) -> None:
        index = call.get("index", 0)
        made, arguments = self._calls.setdefault(
            index if isinstance(index, int) else 0, ({}, Text())
        )
        function = cast(Json, call.get("function") or {})
        made |= {name: value for name, value in (("id", call.get("id")),
                 ("name", function.get("name"))) if value}  # fmt: skip
        arguments.add(function.get("arguments"))


def whole(body: Json, answer: Answer) -> Json:
    """An answer that the proxy gives by itself."""
    message: Json = {"role": "assistant", "content": answer.text or None, "refusal": None}
    if answer.tool_calls:
        message["tool_calls"] = [_call_row(call) for call in answer.tool_calls]
    choice = {"index": 0, "message": message, "logprobs": None, "finish_reason": _finish(answer)}
    usage = _usage(answer)
    return _head(body, answer, "chat.completion") | {"choices": [choice], "usage": usage}


def events(body: Json, answer: Answer) -> list[str]:
    """The same as a stream."""
    head = _head(body, answer, "chat.completion.chunk")
    chunks = [head | {"choices": [{"index": 0, "delta": delta, "finish_reason": finish}]}
              for delta, finish in _deltas(answer)]  # fmt: skip
    options = body.get("stream_options")
    if isinstance(options, dict) and cast(Json, options).get("include_usage"):
        chunks.append(head | {"choices": [], "usage": _usage(answer)})
    return [*(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks), "data: [DONE]\n\n"]


def _deltas(answer: Answer) -> Iterator[tuple[Json, str | None]]:
    yield {"role": "assistant", "content": answer.text}, None
    for index, call in enumerate(answer.tool_calls):
        yield {"tool_calls": [{"index": index} | _call_row(call)]}, None
    yield {}, _finish(answer)


def _head(body: Json, answer: Answer, kind: str) -> Json:
    id = answer.id if answer.id.startswith("chatcmpl") else f"chatcmpl-{uuid4().hex}"
    return {"id": id, "object": kind, "created": int(time.time()), "model": body.get("model", "")}


def _usage(answer: Answer) -> Json:
    """Nobody was asked: it cost nothing but the words themselves."""
    made = tokens.count(answer.text)
    return {"prompt_tokens": 0, "completion_tokens": made, "total_tokens": made}


def _finish(answer: Answer) -> str:
    return "tool_calls" if answer.tool_calls else "stop"


def _instructs(message: Json) -> bool:
    return message.get("role") in _INSTRUCTIONS


def _message(row: Json) -> Message | None:
    role = _ROLES.get(str(row.get("role")))
    if role is None:
        return None
    text, attachments = content_of(row.get("content"))
    if role == "assistant" and not text:
        text = string(row.get("refusal"))
    sender = string(row.get("name")) if role in ("user", "assistant") else ""
    calls = _calls(row) if role == "assistant" else ()
    return Message(role, text, sender, attachments=attachments, tool_calls=calls,
                   tool_call_id=string(row.get("tool_call_id")))  # fmt: skip


def _transcript(row: Json) -> str:
    """What was said aloud, of an answer that is spoken."""
    audio = row.get("audio")
    return string(cast(Json, audio).get("transcript")) if isinstance(audio, dict) else ""


def _calls(row: Json) -> tuple[ToolCall, ...]:
    found: list[ToolCall] = []
    for call in objects(row.get("tool_calls")):
        inner = call.get("function") or call.get("custom")
        function = cast(Json, inner) if isinstance(inner, dict) else {}
        arguments = string(function.get("arguments")) or string(function.get("input"))
        found.append(ToolCall(string(function.get("name")), arguments, string(call.get("id"))))
    return tuple(found)


def _call_row(call: ToolCall) -> Json:
    function = {"name": call.name, "arguments": call.arguments}
    return {"id": call.id, "type": "function", "function": function}


def _written(message: Message) -> Json:
    row: Json = {"role": message.role, "content": message.content or None}
    if message.tool_calls:
        row["tool_calls"] = [_call_row(call) for call in message.tool_calls]
    if message.tool_call_id:
        row["tool_call_id"] = message.tool_call_id
    return row


DIALECT = Dialect(
    path="chat/completions",
    names_answers=False,
    upstreams_own=lambda body: body,
    goes_on=lambda body: Earlier(),
    said=said,
    inserted=inserted,
    holds_history=lambda body: False,
    heard=heard,
    hearing=Chunks,
    whole=whole,
    events=events,
)
