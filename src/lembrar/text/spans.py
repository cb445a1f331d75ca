"""From a stretch of a text as it reads back to the stretch of the text as it came."""

from unicodedata import combining

from lembrar.text.fold import Reading


def source_span(source: str, reading: Reading, start: int, end: int) -> tuple[int, int]:
    """Where `start:end` of the reading stands in its source, the accents of its last letter too."""
    if reading.text is source:
        return start, end
    first, last = reading.span(start, end)
    while last < len(source) and combining(source[last]):
        last += 1
    return first, last
