"""What was said in a request, as memory keeps it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, cast

from lembrar.model import Attachment, Message, ToolCall

Json = dict[str, Any]
PARTIAL = "partial"  # the kind of attachment that marks an answer which was never finished
CUT = "cut"  # … and one of which only the beginning is kept
LONGEST = 1_000_000  # characters of an answer that are kept
_INLINE = 32_768  # characters of a data: URL that are kept; of longer ones, what they were
_KINDS = {"image_url": "image", "input_image": "image", "input_audio": "audio",
          "input_file": "file"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Spoken:
    """A message, and the items of the request from `start` up to `end` that it is made of."""

    message: Message
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Answer:
    """What the upstream answered, as far as it was heard. `complete` if it came to its end;
    `pieces` are the ids of what it is made of, where the upstream keeps them."""

    text: str = ""
    tool_calls: tuple[ToolCall, ...] = ()
    id: str = ""
    complete: bool = False
    pieces: tuple[str, ...] = ()

    def message(self, id: str = "") -> Message | None:
        """The answer as a message; none if nothing was said."""
        if not (self.text.strip() or self.tool_calls):
            return None
        marks: list[Attachment] = []
        if len(self.text) > LONGEST:
            left = f"{len(self.text) - LONGEST} characters more"
            marks.append(Attachment(CUT, description=left))
        if not self.complete:
            marks.append(Attachment(PARTIAL))
        calls = tuple(
            ToolCall(storable(c.name), storable(c.arguments), storable(c.id))
            for c in self.tool_calls
        )
        text = storable(self.text[:LONGEST])
        return Message("assistant", text, id=id, attachments=tuple(marks), tool_calls=calls)


def is_partial(message: Message) -> bool:
    """Whether a recorded answer was never finished."""
    return any(attachment.kind == PARTIAL for attachment in message.attachments)


def is_empty(message: Message) -> bool:
    """Whether there is nothing in a message to keep."""
    return not (message.content.strip() or message.attachments or message.tool_calls)


def newest(said: Sequence[Spoken]) -> int:
    """Where what the client wants answered begins: the last thing that the user said, however
    many messages it took, with all that followed, such as calls of tools and their results."""
    last = max((i for i, one in enumerate(said) if one.message.role == "user"), default=-1)
    while last > 0 and said[last - 1].message.role == "user":
        last -= 1
    return max(last, 0)


def text_of(messages: Sequence[Message]) -> str:
    """What the user said in these."""
    return "\n".join(m.content for m in messages if m.role == "user")


def content_of(content: object) -> tuple[str, tuple[Attachment, ...]]:
    """Text and attachments of a content: a string, nothing, or a list of parts."""
    if isinstance(content, str):
        return storable(content), ()
    texts: list[str] = []
    attachments: list[Attachment] = []
    for part in objects(content):
        text = part.get("text", part.get("refusal"))
        if isinstance(text, str):
            texts.append(storable(text))
        else:
            attachments.append(_attachment(part))
    return "\n".join(texts), tuple(attachments)


def storable(text: str) -> str:
    """The text without what no store takes: NUL and halves of characters."""
    if text.isascii() and "\0" not in text:
        return text
    whole = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return whole.replace("\0", "\ufffd")


def objects(value: object) -> list[Json]:
    """The objects in a list; nothing if it is none."""
    if not isinstance(value, list):
        return []
    return [cast(Json, v) for v in cast(list[object], value) if isinstance(v, dict)]


def string(value: object) -> str:
    """A string that can be kept; empty if it is none."""
    return storable(value) if isinstance(value, str) else ""


def conversation(body: Json) -> str:
    """The conversation that a request names, by its id or as an object that has one."""
    named: Any = body.get("conversation")
    return string(cast(Json, named).get("id") if isinstance(named, dict) else named)


def _attachment(part: Mapping[str, Any]) -> Attachment:
    kind = str(part.get("type", "file"))
    inner = part.get(kind)
    detail = cast(Json, inner) if isinstance(inner, dict) else dict(part)
    name = string(detail.get("filename")) or string(detail.get("file_id"))
    url = next((found for field in ("url", "image_url", "file_url", "file_data")
                if (found := string(detail.get(field)))), "")  # fmt: skip
    if data := string(detail.get("data")):
        url = f"data:audio/{string(detail.get('format'))};base64,{data}"
    return _named(_KINDS.get(kind, storable(kind)), name, url)


def _named(kind: str, name: str, url: str) -> Attachment:
    """Long inline data is not kept, but told from other data."""
    if not url.startswith("data:"):
        return Attachment(kind, name, url)
    media_type = url[5:80].split(";")[0].split(",")[0]
    if len(url) <= _INLINE:
        return Attachment(kind, name, url, media_type)
    digest = blake2b(url.encode(), digest_size=8).hexdigest()
    return Attachment(kind, name or digest, "", media_type, f"{len(url) * 3 // 4096} KiB")
