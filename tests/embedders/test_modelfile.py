"""The model file: one layout, read back as written, and what the bundled one must hold."""

import hashlib
from pathlib import Path

import numpy as np
import pytest

from lembrar.embedders import modelfile
from lembrar.embedders.modelfile import Tables
from lembrar.embedders.static import MODEL, StaticEmbedder
from lembrar.errors import InvalidInput


def small() -> Tables:
    rng = np.random.default_rng(0)
    return Tables(
        keys=["bom", "dia", "good", "no", "é"],
        portuguese=np.array([0, 1, 2, 3, 5], np.int32),
        english=np.array([0, 1, 2, 4, 5], np.int32),
        lean=np.array([50, 50, -50, 0, 90], np.int8),
        scales=np.full(14, 0.01, np.float32),
        rows=rng.integers(-127, 128, (14, 8), dtype=np.int8),
        buckets=8,
        content="",
    )


def weighed(rows: np.ndarray) -> np.ndarray:
    """A sentence of these rows, worked out step by step in double precision."""
    lengths = np.linalg.norm(rows, axis=1)
    counted = [
        row * length ** (0.4 * np.log(len(rows) / 4))
        for row, length in zip(rows, lengths, strict=True)
    ]
    whole = np.sum(counted, axis=0)
    cosines = [row @ whole / (np.linalg.norm(row) * np.linalg.norm(whole)) for row in counted]
    total = sum(row * np.exp(-cosine) for row, cosine in zip(counted, cosines, strict=True))
    return total / np.linalg.norm(total)


def test_reads_back_what_was_written(tmp_path: Path) -> None:
    """G5: the file alone carries everything."""
    path = tmp_path / "small.bin"
    content = modelfile.write(path, small())
    back = modelfile.read(path)
    assert back.keys == small().keys
    assert back.content == content
    assert back.buckets == 8
    for name in ("portuguese", "english", "lean", "scales", "rows"):
        assert np.array_equal(getattr(back, name), getattr(small(), name))


def test_equal_tables_give_equal_bytes(tmp_path: Path) -> None:
    """G5: no time stamp or order leaks into the file, so its hash is its version."""
    modelfile.write(tmp_path / "a", small())
    modelfile.write(tmp_path / "b", small())
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()


@pytest.mark.parametrize("content", [None, b"", b"something else entirely"])
def test_a_broken_install_says_what_to_do(tmp_path: Path, content: bytes | None) -> None:
    """G5: a file that is missing, empty or foreign is refused in plain words."""
    path = tmp_path / "static.bin"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(InvalidInput, match="Reinstall"):
        modelfile.read(path)


def test_the_sentence_decides_which_row_a_shared_word_has(tmp_path: Path) -> None:
    """G10: "no" is read in the language of the words around it."""
    path = tmp_path / "small.bin"
    modelfile.write(path, small())
    embedder = StaticEmbedder(path)
    rows = small().rows * 0.01
    expected = [weighed(rows[[3, 1]]), weighed(rows[[4, 2]])]
    assert np.allclose(embedder.encode(["no dia", "no good"]), expected, atol=1e-6)


def test_more_unknown_words_than_known_ones(tmp_path: Path) -> None:
    """G5: a small model reads any text by its grams."""
    path = tmp_path / "small.bin"
    modelfile.write(path, small())
    vectors = StaticEmbedder(path).encode(["uma frase longa sem palavras conhecidas aqui dentro"])
    assert np.linalg.norm(vectors) == pytest.approx(1, abs=1e-5)


def test_the_bundled_file_is_whole() -> None:
    """G5: its content hash, and with it the embedder's name, belongs to its bytes."""
    tables = modelfile.read(MODEL)
    parts = ["\n".join(tables.keys).encode()]
    names = ("portuguese", "english", "lean", "scales", "rows")
    parts += [getattr(tables, name).tobytes() for name in names]
    assert hashlib.sha256(b"".join(parts)).hexdigest() == tables.content
    assert len(tables.keys) == len(set(tables.keys))
    assert tables.portuguese.max() < len(tables.rows) - tables.buckets
