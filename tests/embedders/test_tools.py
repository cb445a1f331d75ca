"""The parts of the embedder's workshop that need neither data nor teacher."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from tools.embedder import data, noise


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
