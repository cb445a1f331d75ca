"""Evolution API v2: what its webhook delivers, as messages.

What the instance's own number says (`fromMe`) is the assistant's, whether a person typed it on
the phone or a program sent it. In a group, the group is whom the conversation is with, and each
speaker is named: nothing said there enters anybody's own memory, and nobody's own memory is told
there. Media is named and never kept, whatever Evolution sends along."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any, cast

from pydantic import ValidationError

from lembrar.model import Attachment, Message
from lembrar.server.channels import evolution_form as form
from lembrar.server.channels.heard import Batch, Heard, clean, moment
from lembrar.server.channels.numbers import canonical

_EVENTS = ("messages.upsert", "send.message")
_GROUP = "@g.us"
_HIDDEN = "@lid"
_NUMBERS = ("@s.whatsapp.net", "@c.us")
_WRAPPERS = (
    "ephemeralMessage",
    "viewOnceMessage",
    "viewOnceMessageV2",
    "viewOnceMessageV2Extension",
    "documentWithCaptionMessage",
    "deviceSentMessage",
    "groupMentionedMessage",
)
_POLLS = ("pollCreationMessageV2", "pollCreationMessageV3", "pollCreationMessageV5")
_DEEPEST = 5  # wrappers within wrappers
_CARDS = 10
_MEDIA = ("image", "video", "audio", "document", "sticker")
# What WhatsApp tells itself: keys, votes that cannot be read, deletions.
_NOT_SAID = frozenset(
    "protocolMessage senderKeyDistributionMessage messageContextInfo pollUpdateMessage "
    "keepInChatMessage encReactionMessage peerDataOperationRequestMessage base64 mediaUrl".split()
)


def read(payload: Any, channel: str, now: datetime) -> Batch:
    """Everything in a delivery, in the order in which it was said. Raises ValidationError if it
    is none of Evolution's."""
    event = form.Event.model_validate(payload)
    batch = Batch()
    if event.event.lower().replace("_", ".").replace("-", ".") not in _EVENTS:
        batch.ignored += 1
        return batch
    data: object = event.data
    rows = cast(list[object], data) if isinstance(data, list) else [data]
    for row in rows:
        try:
            said = form.Upsert.model_validate(row)
        except ValidationError:
            batch.invalid += 1
            continue
        heard = _heard(said, event, channel, now)
        if heard:
            batch.heard.append(heard)
        else:
            batch.ignored += 1
    batch.heard.sort(key=lambda one: one.message.at or now)
    return batch


def _heard(said: form.Upsert, event: form.Event, channel: str, now: datetime) -> Heard | None:
    """The message, if it is one that somebody said to somebody."""
    key = said.key
    group = key.remote.endswith(_GROUP)
    person, aliases = _person(key)
    raw, edited = _unwrapped(said.message or {})
    if not person or (not raw and not said.type) or (raw and not set(raw) - _NOT_SAID):
        return None
    content = _content_of(raw)
    if content.reaction and not content.reaction.text:  # one was taken back
        return None
    text, attachments = _told(content, said.type, raw)
    context = _context(content, said)
    about, how = _about(content, context, edited)
    return Heard(
        message=Message(
            "assistant" if key.mine else "user",
            clean(text),
            sender=_speaker(said) if group else "",
            at=moment(_seconds(said.timestamp), now),
            id=clean(key.id),
            channel=channel,
            attachments=tuple(attachments),
        ),
        line=clean(event.instance),
        person=clean(person),
        to=key.remote,
        aliases=aliases,
        group=group,
        answerable=_answerable(said, content, context, edited, event.owner, group=group),
        about=clean(about),
        how=how,
    )


# ── who ───────────────────────────────────────────────────────────────────────────────────────


def _person(key: form.Key) -> tuple[str, tuple[str, ...]]:
    """Whom the conversation is with, and by what else they are called; nobody if it is a status
    or a channel that is read by many."""
    if key.remote.endswith(_GROUP):
        return key.remote, ()
    names = [key.remote, key.remote_alt, key.sender_pn if not key.mine else ""]
    number = next((found for name in names if (found := _number(name))), "")
    hidden = next((_bare(name) for name in names if name.endswith(_HIDDEN)), "")
    if number:
        return number, (clean(hidden),) if hidden else ()
    return hidden, ()


def _speaker(said: form.Upsert) -> str:
    """Who spoke in a group: the name they go by, or the number."""
    if said.key.mine:
        return ""
    key = said.key
    names = (key.participant_alt, key.participant_pn, key.participant)
    number = next((found for name in names if (found := _number(name))), "")
    return clean(said.name).strip() or number or clean(_bare(key.participant))


def _number(jid: str) -> str:
    """The telephone number that an id of WhatsApp's stands for; empty if it stands for none."""
    user, at, server = _bare(jid).partition("@")
    return canonical(user) if at + server in _NUMBERS and user.isascii() and user.isdigit() else ""


def _bare(jid: str) -> str:
    """The id without the device: 5511…:12@s.whatsapp.net is 5511…@s.whatsapp.net."""
    user, at, server = jid.partition("@")
    return f"{user.partition(':')[0]}{at}{server}"


# ── what ──────────────────────────────────────────────────────────────────────────────────────


def _unwrapped(raw: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The message inside its wrappers, and the id of the one that it edits."""
    edited = ""
    for _ in range(_DEEPEST):
        inner = _inside(raw, *_WRAPPERS, "editedMessage")
        protocol = raw.get("protocolMessage")
        if inner is not None and isinstance(inner.get("message"), dict):
            raw = cast(dict[str, Any], inner["message"])
        elif isinstance(protocol, dict) and "editedMessage" in protocol:
            told = cast(dict[str, Any], protocol)
            edited = _text_of(_inside(told, "key") or {}, "id")
            raw = _inside(told, "editedMessage") or {}
        else:
            break
    poll = _inside(raw, *_POLLS)
    return (raw | {"pollCreationMessage": poll} if poll else raw), edited


def _inside(raw: dict[str, Any], *names: str) -> dict[str, Any] | None:
    for name in names:
        if isinstance(raw.get(name), dict):
            return cast(dict[str, Any], raw[name])
    return None


def _text_of(raw: dict[str, Any], name: str) -> str:
    value = raw.get(name)
    return value if isinstance(value, str) else ""


def _content_of(raw: dict[str, Any]) -> form.Content:
    """What the message carries; a part of an unknown form is left out, and not the others."""
    try:
        return form.Content.model_validate(raw)
    except ValidationError as error:
        wrong = {str(flaw["loc"][0]) for flaw in error.errors() if flaw["loc"]}
        return form.Content.model_validate({k: v for k, v in raw.items() if k not in wrong})


def _told(content: form.Content, kind: str, raw: dict[str, Any]) -> tuple[str, list[Attachment]]:
    """What was said in words, and what came with it."""
    text, found = _words(content), list(_attachments(content))
    if not text.strip() and not found:
        unknown = next((name for name in raw if name not in _NOT_SAID), "")
        found.append(_attachment((kind or unknown or "unknown").removesuffix("Message")))
    return text, found


def _words(content: form.Content) -> str:
    pressed = content.button or content.template or content.chosen
    media = next(_media(content), None)
    if pressed:
        parts = (pressed.text, pressed.title, pressed.description)
    elif content.filled:
        body, flow = content.filled.body, content.filled.flow
        parts = (body.text if body else "", flow.params if flow else "")
    elif content.poll:
        parts = (content.poll.name, *(f"- {option.name}" for option in content.poll.options))
    elif content.reaction:
        parts = (content.reaction.text,)
    else:
        parts = (content.conversation, content.text.text if content.text else "",
                 media[1].caption if media else "")  # fmt: skip
    return "\n".join(part for part in parts if part)


def _media(content: form.Content) -> Iterator[tuple[str, form.Media]]:
    for kind in _MEDIA:
        media: form.Media | None = getattr(content, kind)
        if media:
            yield kind, media


def _attachments(content: form.Content) -> Iterator[Attachment]:
    url = content.media_url if content.media_url.startswith(("http://", "https://")) else ""
    for kind, media in _media(content):
        name = media.file_name or media.title or ("voice" if media.voice else "")
        yield _attachment(kind, name, url, media.mimetype)
    place = content.location or content.live_location
    if place:
        name = ", ".join(part for part in (place.name, place.address) if part)
        yield _attachment("location", name, f"geo:{place.latitude},{place.longitude}")
    cards = [content.card] if content.card else content.cards.contacts if content.cards else []
    for card in cards[:_CARDS]:
        yield _attachment("contact", card.name, description=", ".join(_phones(card.vcard)))


def _phones(vcard: str) -> list[str]:
    """The numbers on a card: what stands after the last colon of its TEL lines."""
    lines = [line for line in vcard[:10_000].splitlines() if "TEL" in line.upper()[:20]]
    return [line.rpartition(":")[2].strip() for line in lines[:_CARDS]]


def _attachment(
    kind: str, name: str = "", url: str = "", media_type: str = "", description: str = ""
) -> Attachment:
    parts = (clean(part)[:1000] for part in (kind, name, url, media_type, description))
    return Attachment(*parts)


# ── about what, and for whom ──────────────────────────────────────────────────────────────────


def _context(content: form.Content, said: form.Upsert) -> form.ContextInfo | None:
    """What the message replies to and whom it mentions, wherever Evolution puts that."""
    carriers: tuple[form.Carrying | None, ...] = (
        content.text, content.image, content.video, content.audio, content.document,
        content.sticker, content.location, content.card, content.cards, content.button,
        content.template, content.chosen, content.filled, content.poll,
    )  # fmt: skip
    found = next((c.context for c in carriers if c and c.context), None)
    if found or not said.context:
        return found
    try:
        return form.ContextInfo.model_validate(said.context)
    except ValidationError:
        return None


def _about(content: form.Content, context: form.ContextInfo | None, edited: str) -> tuple[str, str]:
    if content.reaction:
        return (content.reaction.key.id if content.reaction.key else ""), "reaction"
    if edited:
        return edited, "edit"
    return (context.quoted if context else ""), "reply"


def _answerable(
    said: form.Upsert,
    content: form.Content,
    context: form.ContextInfo | None,
    edited: str,
    owner: str,
    *,
    group: bool,
) -> bool:
    """Whether an answer is expected: of a person always, in a group only when we are called."""
    if said.key.mine or content.reaction or edited:
        return False
    if not group:
        return True
    ours = _bare(owner)
    called = [*(context.mentioned or []), context.quoted_by] if context else []
    return bool(ours) and ours in map(_bare, called)


def _seconds(stamp: object) -> object:
    """Long numbers may come in two halves."""
    if isinstance(stamp, dict):
        return cast(dict[str, object], stamp).get("low")
    return stamp
