"""Names that others chose, made into keys of documents."""

from __future__ import annotations

from hashlib import blake2b
from urllib.parse import quote

from lembrar.errors import InvalidId

_LONGEST = 120  # characters that a name may take in a key; a longer one is named by its digest
_KEY = 1_500  # what every database's index can hold
_FLIP = bytes(0xFF - byte for byte in range(256))


def part(name: str) -> str:
    """A name as a part of a key: it holds no slash, and two names never look alike."""
    try:
        written = quote(name, safe="")
    except UnicodeEncodeError:
        raise InvalidId("A name holds half a character (a lone surrogate).") from None
    if len(written) <= _LONGEST:
        return written
    return f"%~{blake2b(name.encode(), digest_size=24).hexdigest()}"  # no quoted name begins so


def key(*parts: str) -> str:
    """Parts as one key."""
    made = "/".join(parts)
    if len(made) > _KEY:
        raise InvalidId(f"This name is nested too deep: {len(made)} characters of {_KEY}.")
    return made


def newest_first(id: str) -> str:
    """An id as a part of a key such that the greatest id comes first."""
    if not id or len(id) > _LONGEST:
        raise InvalidId(f"A checkpoint id has 1 to {_LONGEST} characters.")
    return id.encode().translate(_FLIP).hex() + "~"  # after every digit: the shorter comes later
