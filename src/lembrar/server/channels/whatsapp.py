"""WhatsApp's Cloud API: what its webhook delivers, as messages.

A person is the number in E.164 digits. Who hides it behind a user name is known by Meta's id for
them, until a delivery names both. In a group, the group is whom the conversation is with, and
each speaker is named."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from pydantic import ValidationError

from lembrar.model import Attachment, Message
from lembrar.server.channels import whatsapp_form as form
from lembrar.server.channels.heard import Batch, Heard, Status, clean, moment
from lembrar.server.channels.numbers import canonical

_MEDIA = ("image", "audio", "video", "document", "sticker")
_SILENT = ("reaction", "system", "unsupported", "unknown")  # nobody waits for an answer to these
_CARDS = 10
_Role = Literal["user", "assistant"]


def read(payload: Any, channel: str, now: datetime) -> Batch:
    """Everything in a delivery, in the order in which it was said. Raises ValidationError if it
    is none of WhatsApp's; one message that cannot be read does not keep the others back."""
    batch = Batch()
    for entry in form.Notification.model_validate(payload).entry:
        for change in entry.changes:
            _read_change(change, channel, now, batch)
    batch.heard.sort(key=lambda one: one.message.at or now)  # stable: of one second as they came
    return batch


@dataclass(frozen=True, slots=True)
class _Scene:
    """What all messages of a delivery have in common."""

    channel: str
    line: str
    customers: list[form.Customer]
    now: datetime


def _read_change(change: form.Change, channel: str, now: datetime, batch: Batch) -> None:
    if change.field not in ("messages", "smb_message_echoes"):
        batch.ignored += 1
        return
    try:
        value = form.Value.model_validate(change.value)
    except ValidationError:
        batch.invalid += 1
        return
    line = clean(value.metadata.phone_number_id)
    scene = _Scene(channel, line, _customers(value.contacts), now)
    for row in value.messages:
        _read_message(row, "user", scene, batch)
    for row in value.message_echoes:  # what the business wrote on its phone
        _read_message(row, "assistant", scene, batch)
    for row in value.statuses:
        _read_status(row, batch)


def _customers(rows: form.Rows) -> list[form.Customer]:
    found: list[form.Customer] = []
    for row in rows:
        try:
            found.append(form.Customer.model_validate(row))
        except ValidationError:
            continue  # a name less
    return found


def _read_status(row: dict[str, Any], batch: Batch) -> None:
    try:
        told = form.Delivery.model_validate(row)
    except ValidationError:
        batch.invalid += 1
        return
    batch.statuses.append(Status(told.id, told.status, told.biz_opaque_callback_data))


def _read_message(row: dict[str, Any], role: _Role, scene: _Scene, batch: Batch) -> None:
    said = _said(row)
    phone, hidden = _person(said, scene.customers, role) if said else ("", "")
    if said is None or not (phone or hidden):
        batch.invalid += 1
    elif said.reaction and not said.reaction.emoji:  # one was taken back
        batch.ignored += 1
    else:
        batch.heard.append(_heard(said, role, phone, hidden, scene))


def _heard(said: form.Said, role: _Role, phone: str, hidden: str, scene: _Scene) -> Heard:
    group = clean(said.group_id)
    person = clean(canonical(phone) if phone else hidden)
    about = said.reaction.message_id if said.reaction else said.context.id if said.context else ""
    content, attachments = _content(said)
    message = Message(
        "system" if said.type == "system" else role,
        clean(content),
        sender=_name(scene.customers, phone, hidden) or person if group else "",
        at=moment(said.timestamp, scene.now),
        id=clean(said.id),
        channel=scene.channel,
        attachments=tuple(attachments),
    )
    return Heard(
        message=message,
        line=scene.line,
        person=group or person,
        to=group or phone or hidden,
        aliases=(clean(hidden),) if phone and hidden and not group else (),
        group=bool(group),
        answerable=role == "user" and said.type not in _SILENT and not group,
        about=clean(about),
        how="reaction" if said.reaction else "reply",
    )


def _said(row: dict[str, Any]) -> form.Said | None:
    """The message; if what it carries has an unknown form, that it was said and of what kind."""
    try:
        return form.Said.model_validate(row)
    except ValidationError:
        pass
    try:
        return form.Said.model_validate(form.Envelope.model_validate(row).model_dump(by_alias=True))
    except ValidationError:
        return None


def _person(said: form.Envelope, customers: list[form.Customer], role: str) -> tuple[str, str]:
    """The number and the hidden id of whom the conversation is with, as far as they are told."""
    if role == "assistant":
        return said.to, said.to_user_id
    alone = customers[0] if len(customers) == 1 else None
    known = next((c for c in customers if said.sender and c.wa_id == said.sender), alone)
    return said.sender, said.from_user_id or (known.user_id if known else "")


def _name(customers: list[form.Customer], phone: str, hidden: str) -> str:
    for customer in customers:
        if (phone and customer.wa_id == phone) or (hidden and customer.user_id == hidden):
            return clean(customer.profile.name)
    return ""


def _content(said: form.Said) -> tuple[str, list[Attachment]]:
    """What was said in words, and what came with it."""
    text, found = _words(said), _attachments(said)
    if said.referral:
        found.append(_attachment("referral", said.referral.headline, said.referral.source_url))
    if not text.strip() and not found:  # something came, whatever it was
        told = said.errors[0].title if said.errors else ""
        found.append(_attachment(said.type or "unknown", description=told))
    return text, found


def _words(said: form.Said) -> str:
    if said.text and said.text.body:
        return said.text.body
    if said.button:
        return said.button.text
    if said.interactive:
        return _chosen(said.interactive)
    if said.reaction:
        return said.reaction.emoji
    if said.order:
        return said.order.text
    if said.system:
        return said.system.body
    media = _media(said)
    return media.caption if media else ""


def _chosen(reply: form.Interactive) -> str:
    choice = reply.button_reply or reply.list_reply
    if choice:
        return "\n".join(part for part in (choice.title, choice.description) if part)
    form_reply = reply.nfm_reply
    return (
        "\n".join(filter(None, (form_reply.body, form_reply.response_json))) if form_reply else ""
    )


def _media(said: form.Said) -> form.Media | None:
    return said.image or said.video or said.document or said.audio or said.sticker


def _attachments(said: form.Said) -> list[Attachment]:
    found: list[Attachment] = []
    for kind in _MEDIA:
        media: form.Media | None = getattr(said, kind)
        if media:
            name = media.filename or ("voice" if media.voice else "")
            url = f"whatsapp:{media.id}" if media.id else ""  # what the media can be asked for by
            found.append(_attachment(kind, name, url, media.mime_type))
    if said.location:
        found.append(_place(said.location))
    for card in said.contacts[:_CARDS]:
        phones = ", ".join(phone.phone for phone in card.phones if phone.phone)
        found.append(_attachment("contact", card.name.formatted_name, description=phones))
    if said.order:
        items = [
            f"{item.quantity} × {item.product_retailer_id}" for item in said.order.product_items
        ]
        found.append(_attachment("order", ", ".join(items)))
    return found


def _place(location: form.Location) -> Attachment:
    name = ", ".join(part for part in (location.name, location.address) if part)
    return _attachment("location", name, f"geo:{location.latitude},{location.longitude}")


def _attachment(
    kind: str, name: str = "", url: str = "", media_type: str = "", description: str = ""
) -> Attachment:
    parts = (clean(part)[:1000] for part in (kind, name, url, media_type, description))
    return Attachment(*parts)
