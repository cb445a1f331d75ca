"""What channels deliver, read: every kind of message, and nothing that breaks the reader."""

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st
from postoffice import ANA, LINE, NOON, notification, text, upsert
from pydantic import ValidationError

from lembrar.model import Attachment
from lembrar.server.channels import evolution, whatsapp
from lembrar.server.channels.heard import clean, moment
from lembrar.server.channels.numbers import canonical, spellings
from lembrar.server.channels.outbox import Ask, next_asks
from lembrar.server.channels.send import parts

NOW = datetime.fromtimestamp(NOON + 5, UTC)


def said(**carried):
    """The one message of a delivery."""
    message = text("", **carried)
    message.pop("text") if message["type"] != "text" else None
    [heard] = whatsapp.read(notification(message), "wa", NOW).heard
    return heard


def media(kind: str, **more):
    return said(type=kind, **{kind: {"id": "M1", "mime_type": f"{kind}/x", **more}}).message


# ── numbers ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("551198765432", "5511998765432"),  # an old mobile number
        ("5511998765432", "5511998765432"),
        ("+55 (11) 99876-5432", "5511998765432"),
        ("+55 31 8876-5432", "5531988765432"),
        ("551133334444", "551133334444"),  # a landline has no ninth digit
        ("14155550123", "14155550123"),
        ("555198765432", "5551998765432"),  # area 51
        ("BR.1349120865530274", "BR.1349120865530274"),
        ("120363041234567890@g.us", "120363041234567890@g.us"),
        ("ana", "ana"),
        ("", ""),
        ("12345", "12345"),  # too short to be a number
    ],
)
def test_a_number_has_one_form(given: str, expected: str) -> None:
    """A8: with and without the ninth digit, it is one WhatsApp account."""
    assert canonical(given) == expected
    assert canonical(expected) == expected


def test_every_spelling_of_a_number_is_looked_for() -> None:
    assert spellings("5531988765432") == (
        "5531988765432", "553188765432", "+5531988765432", "+553188765432",
    )  # fmt: skip
    assert spellings("14155550123") == ("14155550123", "+14155550123")
    assert spellings("BR.134") == ("BR.134",)


# ── WhatsApp ──────────────────────────────────────────────────────────────────────────────────


def test_text_with_who_when_and_where() -> None:
    """A12: text, sender, time and the number that was written to."""
    heard = said(text={"body": "Olá 👋🏽"})
    assert heard.message.content == "Olá 👋🏽"
    assert heard.message.role == "user"
    assert heard.message.at == datetime.fromtimestamp(NOON, UTC)
    assert (heard.person, heard.to, heard.line) == (ANA, ANA, LINE)
    assert heard.answerable


def test_buttons_lists_and_forms_say_what_was_chosen() -> None:
    """A12: what somebody chose is what they said."""
    assert said(type="button", button={"text": "Sim", "payload": "Y"}).message.content == "Sim"
    chosen = {"type": "button_reply", "button_reply": {"id": "1", "title": "Quero"}}
    assert said(type="interactive", interactive=chosen).message.content == "Quero"
    listed = {"list_reply": {"id": "1", "title": "Plano B", "description": "R$ 50"}}
    assert said(type="interactive", interactive=listed).message.content == "Plano B\nR$ 50"
    form = {"nfm_reply": {"body": "Sent", "response_json": '{"cpf":"1"}'}}
    assert said(type="interactive", interactive=form).message.content == 'Sent\n{"cpf":"1"}'


def test_media_is_named_and_its_caption_said() -> None:
    """R11: image, audio, video, document and sticker are attachments; a caption is text."""
    image = media("image", caption="Minha nota fiscal")
    assert image.content == "Minha nota fiscal"
    assert image.attachments == (Attachment("image", "", "whatsapp:M1", "image/x"),)
    assert media("audio", voice=True).attachments[0].name == "voice"
    assert media("document", filename="contrato.pdf").attachments[0].name == "contrato.pdf"
    assert [media(kind).attachments[0].kind for kind in ("video", "sticker")] == [
        "video",
        "sticker",
    ]


def test_places_cards_and_orders_are_kept() -> None:
    """R11: what is no text is kept, too."""
    place = {"latitude": -23.56, "longitude": -46.65, "name": "MASP", "address": "Av. Paulista"}
    kept = said(type="location", location=place).message.attachments[0]
    assert kept == Attachment("location", "MASP, Av. Paulista", "geo:-23.56,-46.65")
    cards = [{"name": {"formatted_name": "Bia"}, "phones": [{"phone": "+55 11 9"}]}]
    card = said(type="contacts", contacts=cards).message.attachments[0]
    assert (card.kind, card.name, card.description) == ("contact", "Bia", "+55 11 9")
    order = {"text": "Para hoje", "product_items": [{"product_retailer_id": "X", "quantity": 2}]}
    kept = said(type="order", order=order).message
    assert (kept.content, kept.attachments[0].name) == ("Para hoje", "2 × X")


def test_a_reaction_and_a_reply_say_to_what() -> None:
    """A12: a reply names what it answers, and a reaction is not answered."""
    reply = said(text={"body": "esse"}, context={"from": ANA, "id": "wamid.0"})
    assert (reply.about, reply.how, reply.answerable) == ("wamid.0", "reply", True)
    reaction = said(type="reaction", reaction={"message_id": "wamid.0", "emoji": "❤️"})
    assert reaction.message.content == "❤️"
    assert (reaction.about, reaction.how, reaction.answerable) == ("wamid.0", "reaction", False)
    gone = text("", type="reaction", reaction={"message_id": "wamid.0"})
    batch = whatsapp.read(notification(gone), "wa", NOW)
    assert (batch.heard, batch.ignored) == ([], 1)


def test_what_is_unknown_is_kept_as_what_it_is() -> None:
    """G3: a kind of message that did not exist when this was written still leaves its trace."""
    errors = [{"code": 131051, "title": "Message type is currently not supported."}]
    kept = said(type="unsupported", errors=errors)
    assert kept.message.attachments[0].kind == "unsupported"
    assert "not supported" in kept.message.attachments[0].description
    assert said(type="hologram", hologram={"a": 1}).message.attachments[0].kind == "hologram"
    changed = said(type="image", image=["a", "new", "form"])
    assert changed.message.attachments[0].kind == "image"
    system = said(type="system", system={"body": "Ana changed to +55…"})
    assert (system.message.role, system.answerable) == ("system", False)


def test_who_hides_the_number_is_known_by_metas_id() -> None:
    """A8: user names hide numbers; a delivery that has both tells that they are one."""
    message = text("oi", from_user_id="BR.77")
    message.pop("from")
    [hidden] = whatsapp.read(notification(message), "wa", NOW).heard
    assert (hidden.person, hidden.to, hidden.aliases) == ("BR.77", "BR.77", ())
    both = said(text={"body": "oi"}, from_user_id="BR.77")
    assert (both.person, both.aliases) == (ANA, ("BR.77",))


def test_one_bad_message_does_not_keep_back_the_others() -> None:
    """G3: the batch is read message by message."""
    batch = whatsapp.read(
        notification({"no": "id"}, text("um"), {"id": 7, "from": ANA}, text("dois", "wamid.2")),
        "wa",
        NOW,
    )
    assert [h.message.content for h in batch.heard] == ["um", "dois"]
    assert batch.invalid == 2


def test_a_batch_is_put_in_the_order_in_which_it_was_said() -> None:
    """A12: out of order by time; of one second, as they came."""
    batch = whatsapp.read(
        notification(
            text("3", "c", at=NOON + 2), text("1", "a"), text("2", "b"), text("0", "z", at=NOON - 9)
        ),
        "wa",
        NOW,
    )
    assert [h.message.content for h in batch.heard] == ["0", "1", "2", "3"]


def test_what_the_business_writes_on_its_phone_is_the_assistants() -> None:
    echo = text("Já vou ver", "wamid.echo", sender="551140028922", to=ANA)
    batch = whatsapp.read(
        notification(field="smb_message_echoes", message_echoes=[echo]), "wa", NOW
    )
    assert batch.heard[0].message.role == "assistant"
    assert (batch.heard[0].person, batch.heard[0].answerable) == (ANA, False)


def test_statuses_and_other_fields_are_no_messages() -> None:
    status = {"id": "wamid.out", "status": "read", "biz_opaque_callback_data": "x#0"}
    batch = whatsapp.read(notification(statuses=[status, {"id": 1}]), "wa", NOW)
    assert (batch.heard, len(batch.statuses), batch.statuses[0].mark) == ([], 1, "x#0")
    assert whatsapp.read(notification(field="account_update"), "wa", NOW).ignored == 1


# ── Evolution ─────────────────────────────────────────────────────────────────────────────────


def heard(message, **more):
    [one] = evolution.read(upsert(message, **more), "evo", NOW).heard
    return one


@pytest.mark.parametrize(
    ("message", "content", "kind"),
    [
        ({"conversation": "Oi"}, "Oi", None),
        ({"extendedTextMessage": {"text": "Oi, tudo bem?"}}, "Oi, tudo bem?", None),
        ({"imageMessage": {"caption": "nota", "mimetype": "image/jpeg"}}, "nota", "image"),
        ({"videoMessage": {"mimetype": "video/mp4"}}, "", "video"),
        ({"audioMessage": {"ptt": True, "mimetype": "audio/ogg"}}, "", "audio"),
        ({"documentMessage": {"fileName": "c.pdf"}}, "", "document"),
        ({"stickerMessage": {"mimetype": "image/webp"}}, "", "sticker"),
        ({"locationMessage": {"degreesLatitude": 1.5, "degreesLongitude": 2}}, "", "location"),
        ({"contactMessage": {"displayName": "Bia", "vcard": "TEL;x:+55 11"}}, "", "contact"),
        ({"contactsArrayMessage": {"contacts": [{"displayName": "B"}]}}, "", "contact"),
        ({"buttonsResponseMessage": {"selectedDisplayText": "Sim"}}, "Sim", None),
        ({"listResponseMessage": {"title": "A", "description": "b"}}, "A\nb", None),
        ({"templateButtonReplyMessage": {"selectedDisplayText": "Ok"}}, "Ok", None),
        ({"pollCreationMessageV3": {"name": "Que dia?", "options": [{"optionName": "seg"}]}},
         "Que dia?\n- seg", None),
        ({"ephemeralMessage": {"message": {"extendedTextMessage": {"text": "so"}}}}, "so", None),
        ({"viewOnceMessageV2": {"message": {"imageMessage": {"caption": "uma"}}}}, "uma", "image"),
        ({"documentWithCaptionMessage": {"message": {"documentMessage": {"caption": "c"}}}},
         "c", "document"),
        ({"somethingNewMessage": {"a": 1}}, "", "somethingNew"),
        ({"imageMessage": "of another form"}, "", "image"),
    ],
)  # fmt: skip
def test_every_kind_of_evolution_message(message, content: str, kind: str | None) -> None:
    """A12, R11: text is said, media is named, wrappers are opened, what is new leaves a trace."""
    one = heard(message)
    assert one.message.content == content
    assert [a.kind for a in one.message.attachments] == ([kind] if kind else [])
    assert one.person == ANA
    assert one.answerable


def test_media_itself_is_never_kept() -> None:
    """A12: base64 that Evolution sends along does not reach the log."""
    one = heard(
        {"imageMessage": {"caption": "foto", "jpegThumbnail": "QUJD"}, "base64": "QUJD" * 9}
    )
    assert "QUJD" not in repr(one)
    linked = heard({"imageMessage": {}, "mediaUrl": "https://s3.example/x.jpg"})
    assert linked.message.attachments[0].url == "https://s3.example/x.jpg"


def test_from_me_is_the_assistants_and_not_answered() -> None:
    one = heard({"conversation": "Já te respondo"}, mine=True)
    assert (one.message.role, one.answerable, one.person) == ("assistant", False, ANA)
    assert heard({"conversation": "x"}, mine=True, event="SEND_MESSAGE").message.content == "x"


def test_a_hidden_id_and_the_number_behind_it() -> None:
    """A8: @lid ids hide numbers; either field that names the number is read."""
    alone = heard({"conversation": "oi"}, jid="13718@lid")
    assert (alone.person, alone.aliases, alone.to) == ("13718@lid", (), "13718@lid")
    for field in ("remoteJidAlt", "senderPn"):
        key = {field: "551198765432:7@s.whatsapp.net"}
        known = heard({"conversation": "oi"}, jid="13718@lid", key=key)
        assert (known.person, known.aliases) == (ANA, ("13718@lid",))


def test_in_a_group_the_group_is_talked_to_and_speakers_are_named() -> None:
    """A12, R6: only who calls us in a group gets an answer."""
    key = {"participant": "5521999990000@s.whatsapp.net"}
    group = {"jid": "1203@g.us", "key": key}
    one = heard({"conversation": "Reunião às 10"}, **group)
    assert (one.person, one.group, one.message.sender) == ("1203@g.us", True, "Ana")
    assert not one.answerable
    nameless = heard({"conversation": "x"}, pushName=None, **group)
    assert nameless.message.sender == "5521999990000"
    called = {"text": "@551140028922 e aí?",
              "contextInfo": {"mentionedJid": ["551140028922@s.whatsapp.net"]}}  # fmt: skip
    assert heard({"extendedTextMessage": called}, **group).answerable
    quoted = {"text": "isso", "contextInfo": {"participant": "551140028922:3@s.whatsapp.net",
                                              "stanzaId": "Q"}}  # fmt: skip
    assert heard({"extendedTextMessage": quoted}, **group).answerable


def test_replies_reactions_and_edits_say_to_what() -> None:
    reply = {"extendedTextMessage": {"text": "sim", "contextInfo": {"stanzaId": "3EB00"}}}
    assert (heard(reply).about, heard(reply).how) == ("3EB00", "reply")
    outside = heard({"conversation": "sim"}, contextInfo={"stanzaId": "3EB00"})
    assert outside.about == "3EB00"
    reaction = heard({"reactionMessage": {"key": {"id": "3EB00"}, "text": "👍"}})
    assert (reaction.message.content, reaction.how, reaction.answerable) == (
        "👍",
        "reaction",
        False,
    )
    protocol = {"key": {"id": "3EB00"}, "editedMessage": {"conversation": "Moro em Natal"}}
    edit = heard({"editedMessage": {"message": {"protocolMessage": protocol}}})
    assert (edit.message.content, edit.about, edit.how) == ("Moro em Natal", "3EB00", "edit")


@pytest.mark.parametrize(
    "payload",
    [
        upsert({"conversation": "x"}, jid="status@broadcast"),
        upsert({"conversation": "x"}, jid="1203@newsletter"),
        upsert({"protocolMessage": {"type": "REVOKE"}}),
        upsert({"reactionMessage": {"key": {"id": "1"}, "text": ""}}),
        upsert({"pollUpdateMessage": {}}),
        upsert({"conversation": "x"}, event="connection.update"),
    ],
)
def test_what_nobody_said_is_ignored(payload) -> None:
    batch = evolution.read(payload, "evo", NOW)
    assert (batch.heard, batch.ignored) == ([], 1)


def test_several_messages_in_one_delivery() -> None:
    payload = upsert({"conversation": "um"})
    second = upsert({"conversation": "dois"}, id="3EB02")["data"]
    payload["data"] = [payload["data"], {"key": None}, second]
    batch = evolution.read(payload, "evo", NOW)
    assert [h.message.content for h in batch.heard] == ["um", "dois"]
    assert batch.invalid == 1


# ── whatever comes ────────────────────────────────────────────────────────────────────────────

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(
                "id from type text body timestamp image location context reaction key remoteJid "
                "fromMe message conversation extendedTextMessage contextInfo participant".split()
            ),
            inner,
            max_size=5,
        )
    ),
    max_leaves=25,
)


@given(JSON)
def test_no_payload_breaks_the_reader(value) -> None:
    """G12: untrusted input is read, ignored or refused, and nothing else."""
    for read, payload in (
        (whatsapp.read, value),
        (whatsapp.read, notification(value if isinstance(value, dict) else text("x"))),
        (evolution.read, value),
        (evolution.read, {"event": "messages.upsert", "instance": "i", "data": value}),
        (evolution.read, upsert(value if isinstance(value, dict) else {})),
    ):
        try:
            batch = read(json.loads(json.dumps(payload)), "c", NOW)
        except ValidationError:
            continue
        for one in batch.heard:
            assert one.message.content.strip() or one.message.attachments
            one.message.content.encode()
            assert one.person


@pytest.mark.parametrize(
    "stamp", [None, "", "x", -1, 0, True, 10**40, "9" * 40, {}, 1e300, NOON * 9]
)
def test_a_time_that_makes_no_sense_is_none(stamp) -> None:
    assert moment(stamp, NOW) is None


def test_times_in_seconds_and_milliseconds() -> None:
    expected = datetime.fromtimestamp(NOON, UTC)
    for stamp in (NOON, str(NOON), NOON * 1000, float(NOON)):
        assert moment(stamp, NOW) == expected
    assert moment(NOON + 3600, NOW) is None  # from the future


def test_half_characters_are_replaced() -> None:
    assert clean("a\ud83dz\0") == "a\ufffdz\ufffd"
    assert clean("😀") == "😀"


# ── pure parts of answering ───────────────────────────────────────────────────────────────────


@given(st.text(max_size=12_000))
def test_a_long_answer_is_sent_in_parts_that_lose_nothing(answer: str) -> None:
    pieces = parts(answer, "whatsapp")
    assert all(0 < len(piece) <= 4000 for piece in pieces)
    assert "".join("".join(pieces).split()) == "".join(answer.split())


def test_parts_end_where_a_reader_pauses() -> None:
    first, second = parts("a" * 3000 + ". " + "b" * 3000, "whatsapp")
    assert (first[-1], second) == (".", "b" * 3000)
    assert parts("", "whatsapp") == []


def ask(seq: int, **more) -> Ask:
    return Ask("wa", "c", "u", seq, f"m{seq}", LINE, ANA, NOW, NOW, **more)


def test_what_was_said_together_is_answered_together() -> None:
    """A12: one answer for what people send in several short messages; a command has its own."""
    one, two, three = ask(1), ask(2), ask(3)
    assert next_asks([one, two, three]) == [one, two, three]
    search = ask(2, words="/lembrar x")
    assert next_asks([one, search, three]) == [one]
    assert next_asks([search, three]) == [search]
    made = ask(3, text="ok")
    assert next_asks([one, two, made]) == [made]
