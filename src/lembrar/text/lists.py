"""Word lists are written as a reader would read them, and looked up as sets."""


def listed(words: str) -> frozenset[str]:
    """The words between the white space of `words`."""
    return frozenset(words.split())
