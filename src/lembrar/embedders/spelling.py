"""How a text becomes the words and character grams that the static embedder has rows for.

Training and runtime share these functions, so a change here needs a newly built model file.
"""

import re
import unicodedata
from zlib import crc32

# A contraction of "not" stays one word ("don't"), because cutting it off would lose a negation.
# A run of letters without end (CJK has no spaces) is cut, so that no word costs unbounded time.
_WORD = re.compile(r"[^\W_]{1,32}(?:'t\b)?|[\u2600-\u27bf\U0001f000-\U0001faff]")
_STRETCHED = re.compile(r"(.)\1{2,}")
_LAUGHTER = re.compile(r"k{3,}|(?:k?[ah]{2,}){2,}h?|(?:rs){2,}s?|(?:he){2,}h?|(?:hue){2,}")
_GRAM_SIZES = (3, 4, 5)

LAUGHTER = "haha"


def words(text: str) -> list[str]:
    """Lower-case words, numbers and emoji, in order."""
    if not text.isascii():
        text = unicodedata.normalize("NFC", text).replace("’", "'")
    found: list[str] = _WORD.findall(text.lower())
    return found


def fold(word: str) -> str:
    """The word as someone types it who leaves out every accent."""
    if word.isascii():
        return word
    return "".join(c for c in unicodedata.normalize("NFD", word) if not unicodedata.combining(c))


def respellings(word: str) -> list[str]:
    """What an unknown word may stand for, best guess first: stretched letters and laughter."""
    guesses = [fold(word)]
    if _LAUGHTER.fullmatch(word):
        guesses.append(LAUGHTER)
    if _STRETCHED.search(word):
        for kept in (r"\1\1", r"\1"):
            shorter = _STRETCHED.sub(kept, word)
            guesses += [shorter, fold(shorter)]
    return guesses


def grams(word: str, buckets: int) -> list[int]:
    """Bucket numbers of the word's accent-less 3- to 5-grams, its edges marked."""
    marked = f"<{fold(word)}>"
    if len(marked) == 3:
        return [crc32(marked.encode("utf-8", "surrogatepass")) % buckets]
    return [
        crc32(marked[at : at + size].encode("utf-8", "surrogatepass")) % buckets
        for size in _GRAM_SIZES
        for at in range(len(marked) - size + 1)
    ]
