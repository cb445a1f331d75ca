"""What a message of WhatsApp's says: text, files sent along, or nothing that anybody said."""

from __future__ import annotations

from lembrar.importers import whatsapp_words as words
from lembrar.importers.whatsapp_lines import LEFT_TO_RIGHT, unmarked
from lembrar.model import Attachment

LONGEST = 2**20  # characters of a message; WhatsApp takes a sixteenth
_PHRASE = 80  # characters of the longest phrase, marks and all


def content_of(said: str) -> tuple[str, tuple[Attachment, ...]] | str:
    """What was said and sent along; or why it is none of both: a word for the report."""
    text = words.EDITED.sub("", said) if said.endswith(">") else said
    if len(text) > LONGEST:
        return "too long"
    attached = _attached(text)
    if attached:
        return attached[0], (attached[1],)
    bare = _bare(text)
    if bare in words.DELETED:
        return "deleted"
    if text.startswith(LEFT_TO_RIGHT) and not words.SHARED.match(unmarked(text)):
        return "call" if words.CALLS.match(unmarked(text)) else "notice"
    text = text.removeprefix(LEFT_TO_RIGHT).replace("\0", "")
    return "empty" if text.strip() in ("", "null") else (text, ())


def _attached(text: str) -> tuple[str, Attachment] | None:
    """A caption and the file it belongs to. On Android the file stands in the first line; on iOS
    it comes last, after a mark."""
    first, _, after = text.partition("\n")
    found = _file(first, after)
    if found is None and LEFT_TO_RIGHT in text:
        before, _, last = text.rpartition(LEFT_TO_RIGHT)
        found = _file(last, before)
    return found


def _file(place: str, caption: str) -> tuple[str, Attachment] | None:
    if kind := words.LEFT_OUT.get(_bare(place)):
        if kind == "file" and " • " in caption:  # a document: its name, and its number of pages
            return "", Attachment(kind, unmarked(caption.split(" • ")[0]))
        return unmarked(caption), Attachment(kind)
    if not place.endswith((")", ">")):
        return None
    for pattern in words.ATTACHED:
        if found := pattern.fullmatch(unmarked(place)):
            name = unmarked(found[1])
            return unmarked(caption), Attachment(_kind(name), name)
    return None


def _kind(name: str) -> str:
    return words.KINDS.get(name.rpartition(".")[2].lower(), "file")


def _bare(text: str) -> str:
    """The words alone, to compare; nothing if there are too many to be WhatsApp's."""
    return unmarked(text).strip("<>. ").casefold() if len(text) <= _PHRASE else ""
