"""The Responses API: POST /v1/responses."""

from __future__ import annotations

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast
from uuid import uuid4

from lembrar.model import Message, Role, ToolCall
from lembrar.server.proxy.dialect import Dialect, Earlier, Insertion
from lembrar.server.proxy.listen import Text, parsed
from lembrar.server.proxy.spoken import (
    Answer,
    Json,
    Spoken,
    content_of,
    conversation,
    objects,
    string,
)
from lembrar.text import tokens

_INSTRUCTIONS = ("system", "developer")
_ROLES: dict[str, Role] = {"user": "user", "assistant": "assistant"}
_ENDS = ("response.completed", "response.incomplete", "response.failed", "error")
_OURS = "resp_lembrar_"  # ids of answers that the upstream never saw


def said(body: Json) -> list[Spoken] | None:
    """What a request holds, without instructions. An answer and the calls that came with it are
    one message."""
    given = body.get("input")
    if isinstance(given, str):
        return [Spoken(Message("user", content_of(given)[0]), 0, 1)]
    if not isinstance(given, list) or not all(isinstance(i, dict) for i in cast(list[Any], given)):
        return None
    found: list[Spoken] = []
    for place, item in enumerate(cast(list[Json], given)):
        message = _message(item)
        if message is None:
            continue
        last = found[-1] if found else None
        if last and last.message.role == message.role == "assistant":
            found[-1] = Spoken(_joined(last.message, message), last.start, place + 1)
        else:
            found.append(Spoken(message, place, place + 1))
    return found


def inserted(body: Json, change: Insertion) -> Json:
    """The request with memory in it. Where the upstream keeps the conversation, memory goes into
    `instructions`, which it does not keep: else each turn's would stay in it for ever."""
    if holds_history(body):
        own = string(body.get("instructions"))
        return body | {"instructions": f"{own}\n\n{change.memory}" if own else change.memory}
    given = body["input"]
    items = [{"role": "user", "content": given}] if isinstance(given, str) else objects(given)
    lead = next((i for i, item in enumerate(items) if not _instructs(item)), len(items))
    keep_from = max(lead, change.keep_from)
    memory: Json = {"type": "message", "role": "developer",
                    "content": [{"type": "input_text", "text": change.memory}]}  # fmt: skip
    return body | {
        "input": [
            *items[:lead],
            memory,
            *(item for item in items[lead:keep_from] if _instructs(item)),
            *(item for message in change.filled for item in _written(message)),
            *items[keep_from:],
        ]
    }


def holds_history(body: Json) -> bool:
    """Whether the upstream remembers what came before."""
    return bool(body.get("previous_response_id") or body.get("conversation"))


def goes_on(body: Json) -> Earlier:
    """What a request goes on from: a response, pieces of any, or a conversation."""
    named = [item.get("id") for item in objects(body.get("input")) if _is_reference(item)]
    ids = filter(None, map(string, [body.get("previous_response_id"), *named]))
    return Earlier(tuple(dict.fromkeys(ids)), conversation(body))


def _is_reference(item: Json) -> bool:
    """Whether an item only names one that the upstream keeps."""
    return item.get("type") == "item_reference" or item.keys() <= {"id", "type"}


def heard(body: Json) -> Answer:
    """What a whole response says."""
    texts: list[str] = []
    calls: list[ToolCall] = []
    output = objects(body.get("output"))
    for item in output:
        if item.get("type") == "message":
            texts.append(content_of(item.get("content"))[0])
        elif call := _call(item):
            calls.append(call)
    complete = body.get("status") in (None, "completed", "incomplete")
    text = "\n".join(filter(None, texts))
    pieces = tuple(filter(None, (string(item.get("id")) for item in output)))
    return Answer(text, tuple(calls), string(body.get("id")), complete, pieces)


class Events:
    """Hears the typed events of a stream."""

    def __init__(self) -> None:
        self.finished = False
        self._id = ""
        self._text = Text()
        self._calls: list[ToolCall] = []
        self._last: Answer | None = None

    def hear(self, data: str) -> None:
        event = parsed(data)
        kind = string(event.get("type"))
        inner = event.get("response")
        if isinstance(inner, dict):
            self._id = self._id or string(cast(Json, inner).get("id"))
        if kind in ("response.output_text.delta", "response.refusal.delta"):
            self._text.add(event.get("delta"))
        elif kind == "response.output_item.done" and isinstance(event.get("item"), dict):
            if call := _call(cast(Json, event["item"])):
                self._calls.append(call)
        elif kind in _ENDS:
            self._end(kind, cast(Json, inner) if isinstance(inner, dict) else {})

    def answer(self) -> Answer:
        so_far = Answer(str(self._text), tuple(self._calls), self._id)
        if self._last is None:
            return so_far
        text = self._last.text or so_far.text
        calls = self._last.tool_calls or so_far.tool_calls
        return replace(self._last, text=text, tool_calls=calls, id=self._last.id or self._id)

    def _end(self, kind: str, response: Json) -> None:
        self.finished = True
        complete = kind in ("response.completed", "response.incomplete")
        self._last = replace(heard(response), complete=complete)


def whole(body: Json, answer: Answer) -> Json:
    """An answer that the proxy gives by itself."""
    made = tokens.count(answer.text)
    usage = {"input_tokens": 0, "input_tokens_details": {"cached_tokens": 0},
             "output_tokens": made, "output_tokens_details": {"reasoning_tokens": 0},
             "total_tokens": made}  # fmt: skip
    head = _head(body, answer)
    return head | {"status": "completed", "output": _output(head["id"], answer), "usage": usage}


def events(body: Json, answer: Answer) -> list[str]:
    """The same as a stream of typed events."""
    done = whole(body, answer)
    begun: Json = done | {"status": "in_progress", "output": [], "usage": None}
    told: list[Json] = [
        {"type": "response.created", "response": begun},
        {"type": "response.in_progress", "response": begun},
    ]
    for index, item in enumerate(cast(list[Json], done["output"])):
        told += _item_events(index, item)
    told.append({"type": "response.completed", "response": done})
    return [
        f"event: {event['type']}\ndata: {json.dumps(event | {'sequence_number': i})}\n\n"
        for i, event in enumerate(told)
    ]


def upstreams_own(body: Json) -> Json:
    """The request without ids that the upstream never gave: whoever goes on from an answer of
    ours goes on from what came before it."""
    follows = string(body.get("previous_response_id"))
    if not follows.startswith(_OURS):
        return body
    before = _before(follows)
    rest = {name: value for name, value in body.items() if name != "previous_response_id"}
    return rest | ({"previous_response_id": before} if before else {})


def _item_events(index: int, item: Json) -> Iterator[Json]:
    begun = item | {"status": "in_progress"}
    place = {"output_index": index, "item_id": item["id"]}
    begun |= {"content": []} if item["type"] == "message" else {"arguments": ""}
    yield {"type": "response.output_item.added", "output_index": index, "item": begun}
    if item["type"] == "message":
        place |= {"content_index": 0}
        part = item["content"][0]
        text: Json = {"logprobs": []}
        yield {"type": "response.content_part.added", "part": part | {"text": ""}} | place
        yield {"type": "response.output_text.delta", "delta": part["text"]} | text | place
        yield {"type": "response.output_text.done", "text": part["text"]} | text | place
        yield {"type": "response.content_part.done", "part": part} | place
    else:
        kind, arguments = "response.function_call_arguments", item["arguments"]
        yield {"type": f"{kind}.delta", "delta": arguments} | place
        yield {"type": f"{kind}.done", "arguments": arguments, "name": item["name"]} | place
    yield {"type": "response.output_item.done", "output_index": index, "item": item}


def _output(id: str, answer: Answer) -> list[Json]:
    items: list[Json] = []
    if answer.text or not answer.tool_calls:
        part: Json = {"type": "output_text", "text": answer.text, "annotations": []}
        items.append({"id": f"msg_{id}", "type": "message", "role": "assistant",
                      "status": "completed", "content": [part]})  # fmt: skip
    for index, call in enumerate(answer.tool_calls):
        items.append({"id": f"fc_{index}_{id}", "status": "completed"} | _call_item(call))
    return items


def _head(body: Json, answer: Answer) -> Json:
    follows = string(body.get("previous_response_id"))
    return {
        "id": answer.id if answer.id.startswith("resp_") else _own_id(follows),
        "object": "response",
        "created_at": int(time.time()),
        "error": None,
        "incomplete_details": None,
        "instructions": body.get("instructions"),
        "metadata": body.get("metadata"),
        "model": body.get("model", ""),
        "parallel_tool_calls": body.get("parallel_tool_calls", True),
        "previous_response_id": follows or None,
        "tool_choice": body.get("tool_choice", "auto"),
        "tools": body.get("tools", []),
    }


def _own_id(follows: str) -> str:
    """An id that says what the answer came after."""
    before = _before(follows) if follows.startswith(_OURS) else follows
    return f"{_OURS}{uuid4().hex[:12]}_{urlsafe_b64encode(before.encode()).decode()}"


def _before(own_id: str) -> str:
    try:
        return urlsafe_b64decode(own_id.removeprefix(_OURS)[13:]).decode()
    except ValueError:
        return ""


def _instructs(item: Json) -> bool:
    return item.get("role") in _INSTRUCTIONS


def _message(item: Json) -> Message | None:
    kind = item.get("type", "message")
    if kind in ("function_call_output", "custom_tool_call_output"):
        text, attachments = content_of(item.get("output"))
        id = string(item.get("call_id"))
        return Message("tool", text, attachments=attachments, tool_call_id=id)
    if call := _call(item):
        return Message("assistant", "", tool_calls=(call,))
    role = _ROLES.get(str(item.get("role"))) if kind == "message" else None
    if role is None:
        return None
    text, attachments = content_of(item.get("content"))
    return Message(role, text, attachments=attachments)


def _call(item: Json) -> ToolCall | None:
    if item.get("type") not in ("function_call", "custom_tool_call"):
        return None
    arguments = string(item.get("arguments")) or string(item.get("input"))
    return ToolCall(string(item.get("name")), arguments, string(item.get("call_id")))


def _joined(one: Message, other: Message) -> Message:
    text = "\n".join(filter(None, [one.content, other.content]))
    return replace(one, content=text, tool_calls=(*one.tool_calls, *other.tool_calls),
                   attachments=(*one.attachments, *other.attachments))  # fmt: skip


def _written(message: Message) -> list[Json]:
    if message.role == "tool":
        return [{"type": "function_call_output", "call_id": message.tool_call_id,
                 "output": message.content}]  # fmt: skip
    rows: list[Json] = [{"role": message.role, "content": message.content}]
    rows = rows if message.content else []
    return [*rows, *(_call_item(call) for call in message.tool_calls)]


def _call_item(call: ToolCall) -> Json:
    return {"type": "function_call", "call_id": call.id, "name": call.name,
            "arguments": call.arguments}  # fmt: skip


DIALECT = Dialect(
    path="responses",
    names_answers=True,
    upstreams_own=upstreams_own,
    goes_on=goes_on,
    said=said,
    inserted=inserted,
    holds_history=holds_history,
    heard=heard,
    hearing=Events,
    whole=whole,
    events=events,
)
