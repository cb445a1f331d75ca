"""What WhatsApp's Cloud API delivers, as far as it is read. Fields that are not named here may
come and go; those that are must be what they say."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


def _no_null(value: object) -> object:
    return "" if value is None else value


Word = Annotated[str, BeforeValidator(_no_null)]
Id = Annotated[str, Field(min_length=1, max_length=400)]
Rows = list[dict[str, Any]]


class Form(BaseModel):
    """A part of a payload."""

    model_config = ConfigDict(extra="ignore", strict=True, frozen=True)


class Text(Form):
    body: Word = ""


class Media(Form):
    id: Word = ""
    mime_type: Word = ""
    caption: Word = ""
    filename: Word = ""
    voice: bool = False


class Location(Form):
    latitude: float
    longitude: float
    name: Word = ""
    address: Word = ""


class CardName(Form):
    formatted_name: Word = ""


class CardPhone(Form):
    phone: Word = ""


class Card(Form):
    name: CardName = CardName()
    phones: list[CardPhone] = []


class Reaction(Form):
    message_id: Word = ""
    emoji: Word = ""


class Button(Form):
    text: Word = ""


class Choice(Form):
    title: Word = ""
    description: Word = ""


class FlowReply(Form):
    body: Word = ""
    response_json: Word = ""


class Interactive(Form):
    button_reply: Choice | None = None
    list_reply: Choice | None = None
    nfm_reply: FlowReply | None = None


class Product(Form):
    product_retailer_id: Word = ""
    quantity: int | str = 1


class Order(Form):
    text: Word = ""
    product_items: list[Product] = []


class Referral(Form):
    headline: Word = ""
    source_url: Word = ""


class Notice(Form):
    body: Word = ""


class Fault(Form):
    title: Word = ""


class Quoted(Form):
    id: Word = ""


class Envelope(Form):
    """Who said it, when, and what kind of thing it is."""

    id: Id
    sender: Word = Field("", alias="from")
    from_user_id: Word = ""
    to: Word = ""
    to_user_id: Word = ""
    group_id: Word = ""
    timestamp: str | int = 0
    type: Word = "unknown"


class Said(Envelope):
    """A message with whatever it carries."""

    text: Text | None = None
    image: Media | None = None
    audio: Media | None = None
    video: Media | None = None
    document: Media | None = None
    sticker: Media | None = None
    location: Location | None = None
    contacts: list[Card] = []
    reaction: Reaction | None = None
    button: Button | None = None
    interactive: Interactive | None = None
    order: Order | None = None
    system: Notice | None = None
    referral: Referral | None = None
    context: Quoted | None = None
    errors: list[Fault] = []


class Profile(Form):
    name: Word = ""


class Customer(Form):
    profile: Profile = Profile()
    wa_id: Word = ""
    user_id: Word = ""


class Delivery(Form):
    id: Word = ""
    status: Word = ""
    biz_opaque_callback_data: Word = ""


class Metadata(Form):
    phone_number_id: Id


class Value(Form):
    metadata: Metadata
    contacts: Rows = []
    messages: Rows = []
    message_echoes: Rows = []
    statuses: Rows = []


class Change(Form):
    field: Word = ""
    value: dict[str, Any] = {}


class Entry(Form):
    changes: list[Change] = []


class Notification(Form):
    object: Word = ""
    entry: list[Entry] = []
