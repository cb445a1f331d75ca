"""What requests say, in the words of the Python API."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, ConfigDict, Field

from lembrar.model import Role
from lembrar.server.limits import MESSAGE_BYTES, MESSAGES
from lembrar.server.schemas.base import WHOLE, Asked, Id, Moment


def _fits(text: str) -> str:
    if len(text) * 4 > MESSAGE_BYTES and len(text.encode(errors="replace")) > MESSAGE_BYTES:
        raise ValueError(f"A message may have {MESSAGE_BYTES:,} bytes at most.")
    return text


_PLAIN = r"^[^\x00]*$"
_SOME = r"^[^\x00]*[^\s\x00][^\x00]*$"

Text = Annotated[str, Field(max_length=MESSAGE_BYTES, pattern=_PLAIN), AfterValidator(_fits)]
Said = Annotated[
    str, Field(min_length=1, max_length=MESSAGE_BYTES, pattern=_SOME), AfterValidator(_fits)
]
Statement = Annotated[str, Field(min_length=1, max_length=600, pattern=_SOME)]
Shown = Annotated[str, Field(pattern=_PLAIN)]
Short = Annotated[str, Field(max_length=512, pattern=_PLAIN)]
FactKind = Literal[
    "bio", "preference", "goal", "limit", "decision", "event", "appointment", "emotion", "note",
    "pref", "emo", "obj",
]  # fmt: skip
Query = Annotated[Text, Field(description="What is asked, or what the user just said.")]
Budget = Annotated[
    int, Field(ge=0, le=100_000_000, description="Tokens; the preset's if null."), WHOLE
]
Limit = Annotated[int, Field(ge=1, le=1000), WHOLE]

_TALK = {"chat": "chat-1", "user": "ana"}


def _example(**values: Any) -> ConfigDict:
    return ConfigDict(json_schema_extra={"examples": [values]})


class Record(Asked):
    """What the user said and what was answered."""

    model_config = _example(
        **_TALK, said="Quero economizar R$ 5.000 até junho", answered="Combinado! Meta criada."
    )
    chat: Id
    user: Id
    said: Said
    answered: Said | None = None
    id: Id | None = Field(default=None, description="The same again changes nothing.")
    at: Moment | None = None
    channel: Short = ""


class AttachmentGiven(Asked):
    """Something sent along with a message."""

    kind: Short = "file"
    name: Text = ""
    url: str = ""
    media_type: Short = ""
    description: Text = ""


class FunctionGiven(Asked):
    """What a tool call asks for."""

    name: Short
    arguments: Text | dict[str, Any] = ""


class ToolCallGiven(Asked):
    """A tool call, as OpenAI has it or flat."""

    id: Short | None = None
    type: Short | None = None
    index: Annotated[int, WHOLE] | None = None
    function: FunctionGiven | None = None
    name: Short = ""
    arguments: Text | dict[str, Any] = ""


class Part(Asked):
    """A part of a message's content, as OpenAI has it."""

    model_config = ConfigDict(extra="allow")
    type: Short
    text: Text | None = None


# A message says something, or carries something.
_SAYS: dict[str, Any] = {"type": "string", "pattern": _SOME}
_HAS_TEXT = {"required": ["text"], "properties": {"text": _SAYS}}
_NO_TEXT = {"properties": {"text": {"type": "null"}}}
_PARTS = {"type": "array", "contains": {"anyOf": [_HAS_TEXT, _NO_TEXT]}}
_CARRIES: dict[str, Any] = {"type": "array", "minItems": 1}
_NOT_EMPTY: list[Any] = [
    {"required": ["content"], "properties": {"content": {"anyOf": [_SAYS, _PARTS]}}},
    {"required": ["attachments"], "properties": {"attachments": _CARRIES}},
    {"required": ["tool_calls"], "properties": {"tool_calls": _CARRIES}},
]


class MessageGiven(Asked):
    """A message to record: ours, or one that OpenAI's API would take."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"role": "user", "content": "Bom dia!", "sender": "ana"}],
            "anyOf": _NOT_EMPTY,
        }
    )
    role: Role
    content: Text | list[Part] | None = None
    sender: Short | None = None
    name: Short | None = Field(default=None, description="OpenAI's word for `sender`.")
    at: Moment | None = None
    timestamp: Moment | None = None
    created_at: Moment | None = None
    id: Id | None = Field(default=None, description="The same again changes nothing.")
    channel: Short | None = None
    attachments: list[AttachmentGiven] | None = Field(default=None, max_length=100)
    tool_calls: list[ToolCallGiven] | None = Field(default=None, max_length=100)
    tool_call_id: Short | None = None
    refusal: Any = None
    type: Any = None
    annotations: Any = None
    audio: Any = None
    function_call: Any = None

    def row(self) -> dict[str, Any]:
        """As the library takes it."""
        row = self.model_dump(exclude_none=True)
        for call in row.get("tool_calls", ()):
            call.pop("index", None)
        return row


class Append(Asked):
    """Messages of any roles and senders, in order."""

    model_config = _example(
        **_TALK,
        messages=[
            {"role": "user", "content": "Bom dia!"},
            {"role": "assistant", "content": "Bom dia, Ana."},
        ],
    )
    chat: Id
    user: Id
    messages: list[MessageGiven] = Field(max_length=MESSAGES)


class ContextAsked(Asked):
    """For whom, where and for what a context is wanted."""

    model_config = _example(**_TALK, query="quanto falta para minha meta?")
    chat: Id
    user: Id
    query: Query = ""
    budget: Budget | None = None
    session: Short | None = Field(
        default=None, description="The caller's own session. A chat knows when its sessions end."
    )


class SectionGiven(Asked):
    """A part of a context."""

    model_config = ConfigDict(extra="ignore")
    text: Shown


class TurnGiven(Asked):
    """A message of a context."""

    model_config = ConfigDict(extra="ignore")
    role: Short
    content: Shown


class PromptAsked(Asked):
    """A context, as `context` gave it; what is not needed is passed over."""

    model_config = ConfigDict(
        extra="ignore", json_schema_extra={"examples": [{"text": "Ana quer economizar R$ 5.000."}]}
    )
    text: Shown = ""
    sections: list[SectionGiven] = Field(default_factory=list[SectionGiven], max_length=100)
    messages: list[TurnGiven] = Field(default_factory=list[TurnGiven], max_length=MESSAGES)


class Search(Asked):
    """What to look for."""

    model_config = _example(user="ana", query="meta de economia")
    user: Id
    query: Query
    limit: Limit = 5
    kinds: list[FactKind | Literal["message", "summary"]] = Field(
        default_factory=list[FactKind | Literal["message", "summary"]], max_length=50
    )
    at: Moment | None = Field(default=None, description="What could be found then.")


class OpenChat(Asked):
    """A chat to load or create; what is not null is set."""

    model_config = _example(**_TALK, enabled=True, timezone="America/Sao_Paulo")
    chat: Id
    user: Id
    enabled: bool | None = Field(default=None, description="Switches its memory off or on.")
    timezone: Short | None = None


class Remember(Asked):
    """Something about a user that was said outside of any chat."""

    model_config = _example(user="ana", text="Sou vegetariana", kind="preference")
    user: Id
    text: Statement
    kind: FactKind | Literal[""] = Field(default="", description="Found out if it is not given.")


class Correct(Asked):
    """A fact, and what is true instead."""

    model_config = _example(fact="f-1", text="Moro no Recife")
    fact: Id
    text: Statement


class FactNamed(Asked):
    """A fact."""

    model_config = _example(fact="f-1")
    fact: Id


class Pin(Asked):
    """A message or a fact. `chat` is needed only when two chats have a message with this id."""

    model_config = _example(id="m-1", chat="chat-1")
    id: Id
    chat: Id | None = None


class ChatNamed(Asked):
    """A chat."""

    model_config = _example(chat="chat-1")
    chat: Id


class MaybeChat(Asked):
    """A chat, or all."""

    model_config = _example(chat="chat-1")
    chat: Id | None = None


class MaybeUser(Asked):
    """A user, or all."""

    model_config = _example(user="ana")
    user: Id | None = None


class Garden(Asked):
    """As of when; now if null."""

    model_config = _example(at="2026-11-15T10:00:00-03:00")
    at: Moment | None = None


class ForgetUser(Asked):
    """Everything of a user."""

    model_config = _example(user="ana")
    user: Id
    chat: None = None
    message: None = None
    fact: None = None


class ForgetChat(Asked):
    """A chat and everything in it."""

    model_config = _example(chat="chat-1")
    chat: Id
    user: None = None
    message: None = None
    fact: None = None


class ForgetMessage(Asked):
    """A message; `chat` says where, if two chats have one of this id."""

    model_config = _example(message="m-1", chat="chat-1")
    message: Id
    chat: Id | None = None
    user: None = None
    fact: None = None


class ForgetFact(Asked):
    """A fact; `user` says whose, if two have one of this id."""

    model_config = _example(fact="f-1")
    fact: Id
    user: Id | None = None
    chat: None = None
    message: None = None


Forget = ForgetUser | ForgetChat | ForgetMessage | ForgetFact


class LinkGiven(Asked):
    """An identity in a channel, and whose it is."""

    model_config = _example(user="ana", channel="whatsapp", identity="5581999990000")
    user: Id
    channel: Id
    identity: Id


class KeyAsked(Asked):
    """A key to be made, in the caller's own tenant."""

    model_config = _example(scopes=["read", "write"], name="bot")
    scopes: list[Literal["read", "write", "admin"]] = Field(min_length=1, max_length=3)
    name: Annotated[str, Field(max_length=100)] = ""
    days: Annotated[int, Field(ge=1, le=36_500), WHOLE] | None = Field(
        default=None, description="Until it expires."
    )
    rate: Annotated[int, Field(ge=1, le=10_000_000), WHOLE] | None = Field(
        default=None, description="Requests a minute."
    )


class KeyNamed(Asked):
    """A key, by its public id."""

    model_config = _example(id="0123456789abcdef")
    id: Short
