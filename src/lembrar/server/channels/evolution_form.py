"""What Evolution API delivers, as far as it is read: WhatsApp Web's own messages, each kind of
content under a key of its own, now and then wrapped in another message."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BeforeValidator, Field

from lembrar.server.channels.whatsapp_form import Form, Id, Word


def _truth(value: object) -> object:
    return False if value is None else value


Flag = Annotated[bool, BeforeValidator(_truth)]


class Key(Form):
    """Which message it is. The `…Alt` and `…Pn` fields name the number behind a hidden id."""

    id: Id
    remote: Id = Field(alias="remoteJid")
    mine: Flag = Field(False, alias="fromMe")
    participant: Word = ""
    remote_alt: Word = Field("", alias="remoteJidAlt")
    participant_alt: Word = Field("", alias="participantAlt")
    sender_pn: Word = Field("", alias="senderPn")
    participant_pn: Word = Field("", alias="participantPn")


class QuotedKey(Form):
    id: Word = ""


class ContextInfo(Form):
    quoted: Word = Field("", alias="stanzaId")
    quoted_by: Word = Field("", alias="participant")
    mentioned: list[str] | None = Field(None, alias="mentionedJid")


class Carrying(Form):
    """Any content: it may reply to something."""

    context: ContextInfo | None = Field(None, alias="contextInfo")


class Text(Carrying):
    text: Word = ""


class Media(Carrying):
    caption: Word = ""
    mimetype: Word = ""
    file_name: Word = Field("", alias="fileName")
    title: Word = ""
    voice: Flag = Field(False, alias="ptt")


class Location(Carrying):
    latitude: float = Field(alias="degreesLatitude")
    longitude: float = Field(alias="degreesLongitude")
    name: Word = ""
    address: Word = ""


class Card(Carrying):
    name: Word = Field("", alias="displayName")
    vcard: Word = ""


class Cards(Carrying):
    contacts: list[Card] = Field(default_factory=list[Card])


class Reaction(Form):
    key: QuotedKey | None = None
    text: Word = ""


class Pressed(Carrying):
    """A button or an entry of a list that was chosen."""

    text: Word = Field("", alias="selectedDisplayText")
    title: Word = ""
    description: Word = ""


class Body(Form):
    text: Word = ""


class Flow(Form):
    params: Word = Field("", alias="paramsJson")


class Filled(Carrying):
    body: Body | None = None
    flow: Flow | None = Field(None, alias="nativeFlowResponseMessage")


class Option(Form):
    name: Word = Field("", alias="optionName")


class Poll(Carrying):
    name: Word = ""
    options: list[Option] = Field(default_factory=list[Option])


class Content(Form):
    """What a message carries, one or few of these."""

    conversation: Word = ""
    text: Text | None = Field(None, alias="extendedTextMessage")
    image: Media | None = Field(None, alias="imageMessage")
    video: Media | None = Field(None, alias="videoMessage")
    audio: Media | None = Field(None, alias="audioMessage")
    document: Media | None = Field(None, alias="documentMessage")
    sticker: Media | None = Field(None, alias="stickerMessage")
    location: Location | None = Field(None, alias="locationMessage")
    live_location: Location | None = Field(None, alias="liveLocationMessage")
    card: Card | None = Field(None, alias="contactMessage")
    cards: Cards | None = Field(None, alias="contactsArrayMessage")
    reaction: Reaction | None = Field(None, alias="reactionMessage")
    button: Pressed | None = Field(None, alias="buttonsResponseMessage")
    template: Pressed | None = Field(None, alias="templateButtonReplyMessage")
    chosen: Pressed | None = Field(None, alias="listResponseMessage")
    filled: Filled | None = Field(None, alias="interactiveResponseMessage")
    poll: Poll | None = Field(None, alias="pollCreationMessage")
    media_url: Word = Field("", alias="mediaUrl")


class Upsert(Form):
    """One message. `message` is read on its own: its form is WhatsApp's, and changes."""

    key: Key
    name: Word = Field("", alias="pushName")
    message: dict[str, Any] | None = None
    type: Word = Field("", alias="messageType")
    timestamp: Any = Field(0, alias="messageTimestamp")
    context: dict[str, Any] | None = Field(None, alias="contextInfo")


class Event(Form):
    """A delivery. `data` is one message or several; `owner` is the number of the instance."""

    event: Word = ""
    instance: Id
    data: Any = None
    owner: Word = Field("", alias="sender")
