"""Files: which kind they are, and how much of them is read."""

import gzip
import json
import sys
import zipfile
from pathlib import Path

import pytest
from samples_read import ANDROID, ENGLISH, SAMPLES, messages, source

from lembrar.errors import InvalidInput
from lembrar.importers import detect, objects, sources
from lembrar.importers import source as files

KINDS = {
    ANDROID: "whatsapp",
    ENGLISH: "whatsapp",
    "_chat.txt": "whatsapp",
    "ios_en.txt": "whatsapp",
    "conversations.json": "chatgpt",
    "claude.json": "claude",
    "sharegpt.jsonl": "sharegpt",
    "openai.jsonl": "openai",
    "messages.jsonl": "openai",
    "mem0.json": "mem0",
    "agent.af": "letta",
    "passages.json": "letta",
    "n8n.json": "n8n",
    "n8n_chat_histories.csv": "n8n",
    "n8n_mongo.jsonl": "n8n",
}


@pytest.mark.parametrize(("name", "kind"), KINDS.items())
def test_what_is_in_a_file_tells_its_kind(name: str, kind: str, tmp_path: Path) -> None:
    """Whatever it is called, and with a mark before it or without."""
    data = (SAMPLES / name).read_bytes()
    renamed = tmp_path / f"arquivo{Path(name).suffix}"
    for before in (b"", b"\xef\xbb\xbf"):
        renamed.write_bytes(before + data)
        assert detect(renamed) == kind
    with zipfile.ZipFile(tmp_path / "a.zip", "w") as archive:
        archive.write(renamed)
    assert detect(tmp_path / "a.zip") == kind


def test_every_sample_has_a_kind() -> None:
    assert {path.name for path in SAMPLES.iterdir()} == set(KINDS)


@pytest.mark.parametrize(
    "data",
    [b"", b"caro di\xc3\xa1rio\n", b"\x89PNG\0\0", b'{"a": 1}', b"[]", b"id,nome\n1,ana\n"],
)
def test_other_files_are_refused_in_words(data: bytes, tmp_path: Path) -> None:
    """What was looked for is said, so that people see what is missing."""
    path = tmp_path / "a.bin"
    path.write_bytes(data)
    with pytest.raises(InvalidInput, match=r"whatsapp: lines such as .*mem0: memories"):
        detect(path)


def test_a_missing_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(InvalidInput, match="There is no file"):
        sources(tmp_path / "não.txt")


def test_a_zip_bomb_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What comes out is counted, whatever the zip says of itself."""
    monkeypatch.setattr(files, "_SMALL", 2**16)
    path = tmp_path / "bomb.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("_chat.txt", b"13/03/2026 10:05 - Ana: oi\n" + b" " * 2**24)
    with pytest.raises(InvalidInput, match="far more than"):
        messages(path, "whatsapp", user="Ana")


def test_a_damaged_or_locked_zip_is_said(tmp_path: Path) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("_chat.txt", "".join(f"13/03/2026 10:05 - Ana: {n}\n" for n in range(999)))
    whole = path.read_bytes()
    path.write_bytes(whole[:60] + b"\xff\xff\xff" + whole[63:])
    with pytest.raises(InvalidInput, match="cannot be unpacked"):
        messages(path, "whatsapp", user="Ana")
    locked = bytearray(whole)
    locked[6] |= 1
    locked[whole.rindex(b"PK\1\2") + 8] |= 1
    path.write_bytes(bytes(locked))
    with pytest.raises(InvalidInput, match="password"):
        messages(path, "whatsapp", user="Ana")


def test_an_entry_of_any_size_is_not_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(objects, "_LARGEST", 2**18)
    path = tmp_path / "a.json"
    path.write_text('[{"mapping": {}, "title": "' + "x" * 2**20 + '"}]')
    with pytest.raises(InvalidInput, match="too large"):
        messages(path, "chatgpt")


def test_a_line_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_LONGEST_LINE", 2**16)
    path = tmp_path / "a.txt"
    path.write_text("13/03/2026 10:05 - Ana: " + "x" * 2**17)
    with pytest.raises(InvalidInput, match=r"Line 1 of a\.txt is too long"):
        messages(path, "whatsapp", user="Ana")


def test_large_json_is_read_little_by_little(tmp_path: Path) -> None:
    """The first conversation is there long before the last byte was read."""
    conversation = json.loads((SAMPLES / "conversations.json").read_text("utf-8"))[0]
    path = tmp_path / "conversations.json"
    with path.open("w") as file:
        rows = (json.dumps(conversation | {"conversation_id": f"c{n}"}) for n in range(500))
        file.write(f"[{','.join(rows)}]")
    from lembrar.importers import FORMATS, Reading

    one = source(path)
    pieces = FORMATS["chatgpt"].read(one, Reading())
    assert next(pieces).chat == "c0"
    assert one.taken < path.stat().st_size / 2
    assert sum(1 for piece in pieces if piece.messages) == 499


def test_what_is_no_zip_but_packed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.txt.gz"
    path.write_bytes(gzip.compress((SAMPLES / ANDROID).read_bytes()))
    with pytest.raises(InvalidInput, match="no file that can be imported"):
        detect(path)


def test_without_its_package_large_json_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What comes line by line needs nothing."""
    monkeypatch.setitem(sys.modules, "ijson", None)
    with pytest.raises(InvalidInput, match=r"pip install 'lembrar\[importers\]'"):
        messages("claude.json", "claude")
    assert messages("openai.jsonl", user="ana")
