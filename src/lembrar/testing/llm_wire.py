"""OpenAI's API as a server writes it: bodies and streamed events, as plain values."""

from __future__ import annotations

import json
import math
import struct
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, cast

from lembrar.model import ToolCall
from lembrar.testing.llm_reply import Reply
from lembrar.text import tokens

Json = dict[str, Any]
CREATED = 1_793_000_000  # a moment that stands still: the same request gets the same bytes
_PIECE = 7  # characters of content in a streamed event, unless that makes too many …
_PIECES = 200  # … of them
_DIMENSIONS = 256


def chat(id: str, body: Json, reply: Reply) -> Json:
    """A whole chat completion."""
    message: Json = {"role": "assistant", "content": _content(reply), "refusal": _refusal(reply)}
    if reply.tool_calls:
        message["tool_calls"] = [_call(call) for call in reply.tool_calls]
    choice = {"index": 0, "message": message, "logprobs": None, "finish_reason": _finish(reply)}
    return _chat(id, body, "chat.completion") | {"choices": [choice], "usage": _usage(body, reply)}


def chat_events(id: str, body: Json, reply: Reply) -> Iterator[str]:
    """The same as a stream: role, text, tool calls, the end, and the usage if it was asked for."""
    frame = _chat(id, body, "chat.completion.chunk")
    wanted = bool(_inside(body, "stream_options").get("include_usage"))
    for delta, finish in _deltas(reply):
        choice = {"index": 0, "delta": delta, "logprobs": None, "finish_reason": finish}
        yield _data(frame | {"choices": [choice]} | ({"usage": None} if wanted else {}))
    if wanted:
        yield _data(frame | {"choices": [], "usage": _usage(body, reply)})
    yield "data: [DONE]\n\n"


def _deltas(reply: Reply) -> Iterator[tuple[Json, str | None]]:
    yield {"role": "assistant", "content": "" if not reply.tool_calls else None}, None
    for piece in _pieces(reply.content):
        yield {"content": piece}, None
    for piece in _pieces(reply.refusal):
        yield {"refusal": piece}, None
    for index, call in enumerate(reply.tool_calls):
        opened = _call(call)
        opened["function"] = {"name": call.name, "arguments": ""}
        yield {"tool_calls": [{"index": index} | opened]}, None
        for piece in _pieces(call.arguments):
            yield {"tool_calls": [{"index": index, "function": {"arguments": piece}}]}, None
    yield {}, _finish(reply)


def response(id: str, body: Json, reply: Reply) -> Json:
    """A whole response of the Responses API."""
    usage = _usage(body, reply)
    return _response(id, body, "completed") | {
        "output": _output(id, reply),
        "completed_at": CREATED,
        "usage": {
            "input_tokens": usage.get("prompt_tokens", 0),
            "input_tokens_details": {"cached_tokens": 0, "cache_write_tokens": 0},
            "output_tokens": usage.get("completion_tokens", 0),
            "output_tokens_details": {"reasoning_tokens": 0},
            "total_tokens": usage.get("total_tokens", 0),
        },
    }


def response_events(id: str, body: Json, reply: Reply) -> Iterator[str]:
    """The same as typed events, numbered."""
    opened = {"response": _response(id, body, "in_progress")}
    events = [("response.created", opened), ("response.in_progress", opened)]
    for index, item in enumerate(_output(id, reply)):
        events += _item_events(index, item)
    events.append(("response.completed", {"response": response(id, body, reply)}))
    for number, (kind, data) in enumerate(events):
        event = {"type": kind, "sequence_number": number} | data
        yield f"event: {kind}\n{_data(event)}"


def _item_events(index: int, item: Json) -> list[tuple[str, Json]]:
    inner = _part_events if item["type"] == "message" else _argument_events
    begun = item | {"status": "in_progress"}
    begun |= {"content": []} if item["type"] == "message" else {"arguments": ""}
    place = {"output_index": index, "item_id": item["id"]}
    return [
        ("response.output_item.added", {"output_index": index, "item": begun}),
        *inner(place, item),
        ("response.output_item.done", {"output_index": index, "item": item}),
    ]


def _part_events(place: Json, item: Json) -> list[tuple[str, Json]]:
    part = item["content"][0]
    place = place | {"content_index": 0}
    field = "text" if part["type"] == "output_text" else "refusal"
    extra: Json = {"logprobs": []} if field == "text" else {}
    deltas = [
        (f"response.{part['type']}.delta", place | {"delta": piece} | extra)
        for piece in _pieces(part[field])
    ]
    return [
        ("response.content_part.added", place | {"part": part | {field: ""}}),
        *deltas,
        (f"response.{part['type']}.done", place | {field: part[field]} | extra),
        ("response.content_part.done", place | {"part": part}),
    ]


def _argument_events(place: Json, item: Json) -> list[tuple[str, Json]]:
    kind = "response.function_call_arguments"
    deltas = [(f"{kind}.delta", place | {"delta": p}) for p in _pieces(item["arguments"])]
    done = {"arguments": item["arguments"], "name": item["name"]}
    return [*deltas, (f"{kind}.done", place | done)]


def embeddings(body: Json) -> Json:
    """A vector for each input: texts that share words are near each other."""
    given = body.get("input", "")
    texts = cast(list[object], given) if isinstance(given, list) else [given]
    size = int(body.get("dimensions") or _DIMENSIONS)
    rows: list[Json] = []
    for index, text in enumerate(texts):
        vector: object = _vector(str(text), size)
        if body.get("encoding_format") == "base64":
            vector = b64encode(struct.pack(f"<{size}f", *_vector(str(text), size))).decode()
        rows.append({"object": "embedding", "index": index, "embedding": vector})
    spent = sum(tokens.count(str(text)) for text in texts)
    usage = {"prompt_tokens": spent, "total_tokens": spent}
    return {"object": "list", "data": rows, "model": body.get("model", ""), "usage": usage}


def _vector(text: str, size: int) -> list[float]:
    values = [0.0] * size
    for word in text.lower().split() or [""]:
        number = int.from_bytes(blake2b(word.encode(errors="replace"), digest_size=8).digest())
        values[(number >> 1) % size] += 1.0 if number & 1 else -1.0
    length = math.sqrt(sum(value * value for value in values))
    return [value / length for value in values] if length else [1.0] + [0.0] * (size - 1)


def models(names: Iterable[str]) -> Json:
    """The list of models."""
    rows = [{"id": n, "object": "model", "created": CREATED, "owned_by": "scripted"} for n in names]
    return {"object": "list", "data": rows}


def error(status: int, message: str) -> Json:
    """An error as OpenAI words it."""
    kind = {429: "rate_limit_error", 404: "not_found_error"}.get(
        status, "server_error" if status >= 500 else "invalid_request_error"
    )
    return {"error": {"message": message, "type": kind, "param": None, "code": None}}


def _chat(id: str, body: Json, kind: str) -> Json:
    model = body.get("model", "")
    return {"id": id, "object": kind, "created": CREATED, "model": model,
            "service_tier": "default", "system_fingerprint": None}  # fmt: skip


def _response(id: str, body: Json, status: str) -> Json:
    echoed = {
        name: body.get(name)
        for name in ("instructions", "metadata", "previous_response_id", "conversation")
    }
    if isinstance(echoed["conversation"], str):
        echoed["conversation"] = {"id": echoed["conversation"]}
    return echoed | {
        "id": id,
        "object": "response",
        "created_at": CREATED,
        "status": status,
        "error": None,
        "incomplete_details": None,
        "model": body.get("model", ""),
        "output": [],
        "parallel_tool_calls": True,
        "tool_choice": body.get("tool_choice", "auto"),
        "tools": body.get("tools", []),
        "usage": None,
    }


def _output(id: str, reply: Reply) -> list[Json]:
    items: list[Json] = []
    if reply.content or reply.refusal or not reply.tool_calls:
        part: Json = {"type": "output_text", "text": reply.content, "annotations": []}
        if reply.refusal:
            part = {"type": "refusal", "refusal": reply.refusal}
        items.append({"id": f"msg_{id}", "type": "message", "role": "assistant",
                      "status": "completed", "content": [part]})  # fmt: skip
    for index, call in enumerate(reply.tool_calls):
        items.append({"id": f"fc_{id}_{index}", "type": "function_call", "status": "completed",
                      "call_id": _call_id(call), "name": call.name,
                      "arguments": call.arguments})  # fmt: skip
    return items


def _call(call: ToolCall) -> Json:
    function = {"name": call.name, "arguments": call.arguments}
    return {"id": _call_id(call), "type": "function", "function": function}


def _call_id(call: ToolCall) -> str:
    return call.id or f"call_{blake2b(str(call).encode(), digest_size=6).hexdigest()}"


def _content(reply: Reply) -> str | None:
    return None if reply.refusal or (reply.tool_calls and not reply.content) else reply.content


def _refusal(reply: Reply) -> str | None:
    return reply.refusal or None


def _finish(reply: Reply) -> str:
    calls = reply.tool_calls and reply.finish_reason == "stop"
    return "tool_calls" if calls else reply.finish_reason


def _usage(body: Json, reply: Reply) -> Json:
    if reply.usage is not None:
        return dict(reply.usage)
    asked = "\n".join(_texts([body.get("instructions"), body.get("messages"), body.get("input")]))
    said = "".join([reply.content, reply.refusal, *map(str, reply.tool_calls)])
    given, made = tokens.count(asked), tokens.count(said)
    return {"prompt_tokens": given, "completion_tokens": made, "total_tokens": given + made,
            "prompt_tokens_details": {"cached_tokens": 0},
            "completion_tokens_details": {"reasoning_tokens": 0}}  # fmt: skip


def _texts(value: object) -> Iterator[str]:
    """Every text that a prompt is made of."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in cast(list[object], value):
            yield from _texts(item)
    elif isinstance(value, Mapping):
        inside = cast(Mapping[str, object], value)
        for name in ("content", "text", "output", "arguments", "function", "tool_calls"):
            yield from _texts(inside.get(name))


def _pieces(text: str) -> list[str]:
    size = max(_PIECE, -(-len(text) // _PIECES))
    return [text[start : start + size] for start in range(0, len(text), size)]


def _inside(body: Json, name: str) -> Json:
    value = body.get(name)
    return cast(Json, value) if isinstance(value, dict) else {}


def _data(value: Json) -> str:
    return f"data: {json.dumps(value, ensure_ascii=False)}\n\n"
