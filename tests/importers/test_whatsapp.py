"""Chats as WhatsApp exports them."""

import shutil
import zipfile
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from samples_read import ANDROID, ENGLISH, RECIFE, SAMPLES, imported, messages, skipped

from lembrar.errors import InvalidInput
from lembrar.importers import Reading, sources, whatsapp
from lembrar.importers.whatsapp_lines import sender, stamp
from lembrar.model import Attachment


def test_android_in_portuguese() -> None:
    """G10: names, lines, files, edits and what WhatsApp itself wrote, each as what it is."""
    said = messages(ANDROID, user="ana", name="Ana Prado", bot="Bia Ramos")
    assert [(m.role, m.sender, m.content) for m in said[:4]] == [
        ("user", "ana", "Oi, Bia! Tudo bem?"),
        ("assistant", "Bia Ramos", "Tudo! E você?"),
        ("user", "ana", "Lista para sábado:\n- carvão\n- pão de alho\n\n10:10 é o horário"),
        ("assistant", "Bia Ramos", "ok"),
    ]
    assert said[0].at == datetime(2026, 3, 12, 10, 5, tzinfo=RECIFE)
    assert said[5].content == "A vista daqui"
    assert said[5].attachments == (Attachment("image", "IMG-20260312-WA0001.jpg"),)
    assert (said[6].content, said[6].attachments) == ("", (Attachment("file"),))
    assert [m.content for m in said[7:9]] == ["Chego às 15h", "Atenção: traga gelo"]
    assert said[9].attachments == (Attachment("audio", "PTT-20260325-WA0007.opus"),)
    assert {m.channel for m in said} == {"whatsapp"}
    assert skipped(ANDROID, user="ana", name="Ana Prado") == {
        "notice": 1, "deleted": 1, "empty": 1,
    }  # fmt: skip


def test_iphone_in_portuguese() -> None:
    """A group: its own name speaks only WhatsApp's words; a number is known by its digits."""
    said = messages("_chat.txt", user="5581999990000")
    assert [(m.sender, m.content, m.attachments) for m in said] == [
        ("Davi", "Boa noite, gente", ()),
        ("5581999990000", "", (Attachment("image"),)),
        ("Elza", "", (Attachment("file", "contrato.pdf"),)),
        ("Elza", "Olha isto", (Attachment("image", "00000012-PHOTO-2026-04-05-21-04-00.jpg"),)),
        ("Elza", "ENQUETE:\nOnde vamos?\n\u200eOPÇÃO: Praia (2 votos)", ()),
        ("5581999990000", "Vamos no dia 20\ncom calma", ()),
    ]
    assert all(m.role == "user" for m in said)
    assert said[0].at == datetime(2026, 4, 5, 21, 2, 10, tzinfo=RECIFE)
    assert skipped("_chat.txt", user="Davi") == {"notice": 3, "call": 1, "deleted": 1}
    assert {p.chat for p in imported("_chat.txt", user="Davi")} == {"whatsapp:Davi:Família"}


def test_android_in_english() -> None:
    """Month first, twelve hours, a narrow space before them."""
    said = messages(ENGLISH, bot="Noah")
    assert [(m.role, m.at.strftime("%m-%d %H:%M"), m.content) for m in said if m.at] == [
        ("assistant", "03-12 09:59", "Morning!"),
        ("user", "03-12 12:05", "Lunch?"),
        ("assistant", "03-12 00:06", "that was after midnight"),
        ("assistant", "03-14 23:30", ""),
        ("user", "03-14 23:31", ""),
        ("assistant", "03-14 23:33", "See you at 8"),
    ]
    assert said[1].sender == "Mia"
    assert skipped(ENGLISH, bot="Noah") == {"notice": 2, "deleted": 1}


def test_year_first() -> None:
    said = messages("ios_en.txt", user="Mia")
    assert [m.at for m in said] == [
        datetime(2026, 3, 12, 9, 58, 3, tzinfo=RECIFE),
        datetime(2026, 3, 12, 21, 59, 3, tzinfo=RECIFE),
    ]


@pytest.mark.parametrize(
    ("line", "numbers", "time"),
    [
        ("12/03/26 10:05 - Ana: Oi", (12, 3, 26), (10, 5, 0)),
        ("12/03/2026, 10:05 - Ana: Oi", (12, 3, 2026), (10, 5, 0)),
        ("12.03.26, 10:05 - Ana: Oi", (12, 3, 26), (10, 5, 0)),
        ("12-03-2026 10:05 - Ana: Oi", (12, 3, 2026), (10, 5, 0)),
        ("2026/03/12 10:05 - Ana: Oi", (2026, 3, 12), (10, 5, 0)),
        ("[12/03/2026 10:05:59] Ana: Oi", (12, 3, 2026), (10, 5, 59)),
        ("[12/03/2026 às 10:05:59] Ana: Oi", (12, 3, 2026), (10, 5, 59)),
        ("\u200e[3/12/26, 10:05:59\u202fPM] Ana: Oi", (3, 12, 26), (22, 5, 59)),
        ("3/12/26, 12:00\u00a0a.\u00a0m. - Ana: Oi", (3, 12, 26), (0, 0, 0)),
        ("12.3.2026 klo 14.08 - Ana: Oi", (12, 3, 2026), (14, 8, 0)),
    ],
)
def test_every_way_to_begin_a_line(line: str, numbers: object, time: object) -> None:
    found = stamp(line)
    assert found and (found.numbers, found.time) == (numbers, time)
    assert sender(line[found.end :]) == ("Ana", "Oi")


@pytest.mark.parametrize(
    "line", ["10:05 é o horário", "[1] Ana: Oi", "12/03 é sábado", "", "[12/03/2026, 10:05:59 Ana"]
)
def test_other_lines_go_on_with_the_message_before(line: str) -> None:
    assert stamp(line) is None


def write(path: Path, *lines: str) -> Path:
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_the_whole_file_tells_day_from_month(tmp_path: Path) -> None:
    """One date decides, however late it comes."""
    lines = [f"05/04/26, 10:{n:02} - Ana: oi {n}" for n in range(50)]
    us = write(tmp_path / "us.txt", *lines, "05/25/26, 10:00 - Ana: fim")
    assert messages(us, user="Ana")[0].at == datetime(2026, 5, 4, 10, 0, tzinfo=RECIFE)
    br = write(tmp_path / "br.txt", *lines, "25/05/26, 10:00 - Ana: fim")
    assert messages(br, user="Ana")[0].at == datetime(2026, 4, 5, 10, 0, tzinfo=RECIFE)


def test_time_goes_on_and_tells_day_from_month(tmp_path: Path) -> None:
    """Where no number is over 12, the reading in which nobody goes back in time is right."""
    order = ["11/03/26, 10:00 - Ana: 1", "12/03/26, 10:00 - Ana: 2", "01/04/26, 10:00 - Ana: 3"]
    said = messages(write(tmp_path / "a.txt", *order), user="Ana")
    assert [m.at.month for m in said if m.at] == [3, 3, 4]


def test_dates_that_show_nothing_need_a_word(tmp_path: Path) -> None:
    file = write(tmp_path / "a.txt", "05/04/26, 10:00 - Ana: oi", "05/04/26, 10:01 - Bia: oi")
    with pytest.raises(InvalidInput, match="--date-order dmy"):
        messages(file, user="Ana")
    assert messages(file, user="Ana", date_order="mdy")[0].at == datetime(
        2026, 5, 4, 10, 0, tzinfo=RECIFE
    )
    with pytest.raises(InvalidInput, match="fit dmy alone"):
        messages(ANDROID, user="ana", name="Ana Prado", date_order="mdy")


def test_who_is_who() -> None:
    """Nobody is guessed where there is a choice, and the names are told."""
    with pytest.raises(InvalidInput, match="There are: Bia Ramos, Ana Prado"):
        messages(ANDROID)
    with pytest.raises(InvalidInput, match=r"Nobody in .* is called 'Zé'"):
        messages(ANDROID, user="Zé")
    with pytest.raises(InvalidInput, match="is called 'Robô'"):
        messages(ANDROID, user="Ana Prado", bot="Robô")
    only_bot = imported(ANDROID, bot="bia  ramos")
    assert {piece.user for piece in only_bot} == {"Ana Prado"}
    as_id = messages(ANDROID, user="ana", bot="Bia Ramos")
    assert {m.sender for m in as_id} == {"ana", "Bia Ramos"}


def test_ids_stay_when_the_export_grows(tmp_path: Path) -> None:
    """The same message has the same id in every export of the chat, and two that say the same in
    the same minute have two."""
    lines = (SAMPLES / ANDROID).read_text("utf-8").splitlines()
    first = messages(ANDROID, user="Ana Prado")
    grown = messages(
        write(tmp_path / ANDROID, *lines, "26/03/2026 08:00 - Bia Ramos: nova"), user="Ana Prado"
    )
    assert [m.id for m in grown[:-1]] == [m.id for m in first]
    assert len({m.id for m in grown}) == len(grown)
    other_roles = messages(ANDROID, user="x", name="Ana Prado", bot="Bia Ramos", zone=None)
    assert [m.id for m in other_roles] == [m.id for m in first]
    tail = messages(write(tmp_path / "tail.txt", *lines[8:]), user="Ana Prado")
    assert {m.id for m in tail} <= {m.id for m in first}


def test_a_copy_of_the_file_is_the_same_chat(tmp_path: Path) -> None:
    copy = tmp_path / "Conversa do WhatsApp com Bia Ramos (2).txt"
    shutil.copy(SAMPLES / ANDROID, copy)
    packed = tmp_path / "Conversa do WhatsApp com Bia Ramos.zip"
    with zipfile.ZipFile(packed, "w") as archive:
        archive.write(SAMPLES / ANDROID, "_chat.txt")
        archive.writestr("IMG-20260312-WA0001.jpg", b"\xff\xd8")
        archive.writestr("anotações.txt", "12/03/2026 10:05 - Eu: não sou a conversa")
    found = {
        piece.chat for path in (copy, packed, ANDROID) for piece in imported(path, user="Ana Prado")
    }
    assert found == {"whatsapp:Ana Prado:Bia Ramos"}


def test_a_pasted_line_of_the_other_form_is_no_message(tmp_path: Path) -> None:
    said = messages(
        write(
            tmp_path / "a.txt",
            "13/03/2026 10:05 - Ana: olha o que ele disse:",
            "[12/03/2026, 10:05:33] Zé: tchau",
            "13/03/2026 10:06 - Bia: nossa",
        ),
        user="Ana",
    )
    assert [m.content for m in said] == [
        "olha o que ele disse:\n[12/03/2026, 10:05:33] Zé: tchau",
        "nossa",
    ]


def test_a_message_without_end_is_not_kept_in_mind(tmp_path: Path) -> None:
    lines = ("13/03/2026 10:05 - Ana: oi", *("x" * 4000 for _ in range(400)),
             "13/03/2026 10:06 - Ana: fim")  # fmt: skip
    file = write(tmp_path / "a.txt", *lines)
    assert [m.content for m in messages(file, user="Ana")] == ["fim"]
    assert skipped(file, user="Ana") == {"too long": 1}


def test_what_is_not_utf8_is_said(tmp_path: Path) -> None:
    file = tmp_path / "a.txt"
    file.write_bytes("13/03/2026 10:05 - Ana: olá\n".encode("latin-1"))
    with pytest.raises(InvalidInput, match=r"Line 1 of a\.txt is not UTF-8"):
        messages(file, "whatsapp", user="Ana")


@given(st.text(st.characters(codec="utf-8"), max_size=400))
def test_no_text_breaks_the_reader(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    """Whatever people write, everything is read or refused in words."""
    path = tmp_path_factory.mktemp("w") / "a.txt"
    path.write_text(f"13/03/2026 10:05 - Ana: {text}\n", encoding="utf-8", newline="")
    [source] = sources(path)
    how = Reading(user="Ana", zone=RECIFE)
    try:
        found = [m for piece in whatsapp.read(source, how) for m in piece.messages]
    except InvalidInput:
        return
    assert all(m.id and m.at and (m.content or m.attachments) for m in found)
