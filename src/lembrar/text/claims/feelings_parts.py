"""Parts of what people say of a feeling: what it is about."""

from __future__ import annotations

WHAT = r"(?:\s+(?P<what>[^.!?;\n]{2,120}))?"
"""What the feeling is about, if it is said right after it."""
ABOUT = (
    r"(?:\s+(?:com|por causa d[aeo]s?|por|pel[ao]s?|d[aeo]s?|desde(?: que)?|porque|pq|quando|since"
    r"|depois d[aeo]|about|with|over|because of|because|after|when|for|at)\s+"
    r"(?P<what>[^.!?;\n]{2,120}))?"
)
"""The same, where a word must lead to it."""
