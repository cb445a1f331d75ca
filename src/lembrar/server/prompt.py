"""A context made ready for a prompt."""

from __future__ import annotations

import re

from lembrar.server.schemas.asked import PromptAsked
from lembrar.server.schemas.talk import Prompt
from lembrar.text import tokens

_BLOCK = "<memory>\n{}\n</memory>"  # data for the model to use, never orders for it to follow
_END = re.compile(r"<\W{0,8}/\W{0,8}memory", re.IGNORECASE)


def prompt_of(given: PromptAsked) -> Prompt:
    """The sections, or the text if there are none, as one block of data; and as messages."""
    text = "\n\n".join(section.text for section in given.sections) or given.text
    block = _BLOCK.format(_END.sub("< /memory", text)) if text else ""
    messages = [turn.model_dump() for turn in given.messages]
    if block and not messages:
        messages = [{"role": "user", "content": block}]
    return Prompt(text=block, tokens=tokens.count(block), messages=messages)
