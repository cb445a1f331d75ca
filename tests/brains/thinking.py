"""A scripted LLM that summarises: what a well-behaved one would send back."""

import json
import re
from typing import Any

HEAD = re.compile(r"^#(\d+) ", re.M)
LINE = re.compile(r"^(\d+)(\*?)[^:\n]*: (.*)$", re.M)


def told(text: str = "Falaram de gastos e de planos.", **more: Any):
    """A reply with the same text for every block."""

    def reply(body: dict[str, Any]) -> str:
        log = body["messages"][1]["content"]
        blocks = [{"n": int(n), "text": text, "events": []} for n in HEAD.findall(log)]
        return json.dumps({"blocks": blocks, "facts": [], "moods": []} | more)

    return reply


def message_with(log: str, words: str) -> int:
    """The number of the message that says this."""
    return next(int(n) for n, _, text in LINE.findall(log) if words in text)
