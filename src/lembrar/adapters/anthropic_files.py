"""The files that Claude's memory tool works on, kept as documents. A path is a name here, never a
place on a disk; still, no path that means another place anywhere is taken."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from urllib.parse import unquote

from lembrar.adapters.keys import part
from lembrar.stores.base import Document, Store

COLLECTION = "anthropic.files"
ROOT = "/memories"
_PATH = 500  # characters
_FILE = 256 * 1024  # bytes
_FILES = 1_000
_SHOWN_DEPTH = 2
_SHOWN_AROUND = 2  # lines
_HIDDEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")  # what cannot be seen in a name


class Refused(Exception):
    """The memory tool cannot do that. Claude is told, and may do better."""


def confined(path: object) -> str:
    """A path under /memories, in the one spelling that it is kept under. Whatever could mean
    another place to somebody who decodes, normalises or resolves it is refused."""
    if not isinstance(path, str) or not path or len(path) > _PATH:
        raise Refused(f"A path is text of 1 to {_PATH} characters that begins with {ROOT}.")
    if any(unicodedata.category(sign) in _HIDDEN for sign in path) or "\\" in path:
        raise Refused("A path has no backslashes and no invisible characters.")
    if unquote(path) != path:
        raise Refused("A path is written as it is, without percent signs that stand for others.")
    seen = unicodedata.normalize("NFKC", path)  # as a careless reader would take it
    if seen.count("/") != path.count("/") or "\\" in seen:
        raise Refused("A path has no characters that look like a slash.")
    trimmed = unicodedata.normalize("NFC", path).removesuffix("/")
    if any(name.strip(". ") == "" or name != name.strip() for name in _names(seen)[1:]):
        raise Refused("A part of a path has a name: not empty, not dots or blanks alone.")
    if trimmed != ROOT and not trimmed.startswith(f"{ROOT}/"):
        raise Refused(f"A path begins with {ROOT}/")
    return trimmed


def _names(path: str) -> list[str]:
    return path.removesuffix("/").split("/")


@dataclass(frozen=True, slots=True)
class Files:
    """One user's files in a store, at a time."""

    store: Store
    now: datetime
    user: str

    async def view(self, path: str, span: list[int] | None = None) -> str:
        """The lines of a file, numbered; or what is in a folder, two levels deep."""
        path = confined(path)
        if found := await self._find(path):
            return _numbered(path, _text(found), span)
        inside = await self._inside(path)
        if not inside and path != ROOT:
            raise Refused(f"There is no {path}.")
        return _listed(path, {self._path(one): len(one.data) for one in inside})

    async def create(self, path: str, text: str) -> str:
        """A new file. One that is there stays as it is."""
        path, text = confined(path), _given(text)
        await self._check_free(path)
        if len(await self._inside(ROOT)) >= _FILES:
            raise Refused(f"There are {_FILES} files already. Delete some first.")
        if not await self._write(path, text, None):
            raise Refused(f"There is a {path} already. Change it with str_replace, or delete it.")
        return f"Created {path}."

    async def str_replace(self, path: str, old: str, new: str) -> str:
        """Puts a text in the place of another, which must be there once."""
        old, new = _given(old), _given(new)

        def replaced(text: str) -> str:
            at = text.find(old) if old else -1
            if at < 0:
                raise Refused(f"The text to replace does not stand in {path} as given.")
            if text.find(old, at + 1) >= 0:
                lines = ", ".join(map(str, _lines_with(text, old)))
                raise Refused(f"It stands in {path} several times (lines {lines}). Say more of it.")
            return text[:at] + new + text[at + len(old) :]

        before, after = await self._change(confined(path), replaced)
        line = before[: before.find(old)].count("\n") + 1
        first, last = max(1, line - _SHOWN_AROUND), line + new.count("\n") + _SHOWN_AROUND
        return "Changed. Around it now:\n" + "\n".join(_lines(after, first, last))

    async def insert(self, path: str, line: int, text: str) -> str:
        """Puts a text after a line; after line 0 is before all."""
        text = _given(text)

        def inserted(before: str) -> str:
            lines = before.split("\n")
            lines = lines[:-1] if lines[-1] == "" else lines
            if type(line) is not int or not 0 <= line <= len(lines):
                raise Refused(f"{path} has {len(lines)} lines: insert_line is 0 to {len(lines)}.")
            lines.insert(line, text.removesuffix("\n"))
            return "\n".join(lines) + "\n"

        await self._change(confined(path), inserted)
        return f"Changed {path}."

    async def delete(self, path: str) -> str:
        """Deletes a file, or a folder with all that is in it."""
        path = confined(path)
        if path == ROOT:
            raise Refused(f"{ROOT} itself stays. Delete what is in it.")
        keys = [one.key for one in await self._under(path)]
        await self.store.write_documents(COLLECTION, [], now=self.now, remove=keys)
        return f"Deleted {path}."

    async def rename(self, old: str, new: str) -> str:
        """Moves a file, or a folder with all that is in it, to where nothing is yet."""
        old, new = confined(old), confined(new)
        if ROOT in (old, new) or new.startswith(f"{old}/"):
            raise Refused("That cannot be moved there.")
        found = await self._under(old)
        await self._check_free(new)
        if await self._find(new) or await self._inside(new):
            raise Refused(f"There is a {new} already.")
        made = [
            Document(self._key(new + self._path(one).removeprefix(old)), one.data, self.user)
            for one in found
        ]
        gone = [one.key for one in found]
        await self.store.write_documents(COLLECTION, made, now=self.now, remove=gone)
        return f"Renamed {old} to {new}."

    async def clear(self) -> str:
        """Deletes everything."""
        keys = [one.key for one in await self._inside(ROOT)]
        await self.store.write_documents(COLLECTION, [], now=self.now, remove=keys)
        return "Deleted everything."

    # ── inside ────────────────────────────────────────────────────────────────────────────────

    def _key(self, path: str) -> str:
        return part(self.user) + path

    def _path(self, document: Document) -> str:
        return document.key.removeprefix(part(self.user))

    async def _find(self, path: str) -> Document | None:
        keys = [self._key(path)]
        found = await self.store.documents(COLLECTION, now=self.now, keys=keys)
        return found[0] if found else None

    async def _inside(self, path: str) -> list[Document]:
        prefix = self._key(f"{path}/")
        return await self.store.documents(COLLECTION, now=self.now, prefix=prefix)

    async def _under(self, path: str) -> list[Document]:
        file = await self._find(path)
        found = [file] if file else await self._inside(path)
        if not found:
            raise Refused(f"There is no {path}.")
        return found

    async def _check_free(self, path: str) -> None:
        """A folder cannot become a file, nor a file a folder."""
        names = _names(path)
        above = [self._key("/".join(names[:n])) for n in range(2, len(names))]
        if path == ROOT or await self._inside(path):
            raise Refused(f"{path} is a folder.")
        if above and await self.store.documents(COLLECTION, now=self.now, keys=above):
            raise Refused(f"A part of {path} is a file.")

    async def _change(self, path: str, change: Callable[[str], str]) -> tuple[str, str]:
        """Changes a file as it is by then, whoever else changes it."""
        while True:
            found = await self._find(path)
            if found is None:
                raise Refused(f"There is no file {path}.")
            before = _text(found)
            after = change(before)
            if await self._write(path, after, found):
                return before, after

    async def _write(self, path: str, text: str, old: Document | None) -> bool:
        try:
            data = text.encode()
        except UnicodeEncodeError:
            raise Refused("The text holds half a character.") from None
        if len(data) > _FILE:
            raise Refused(f"A file has {_FILE} bytes at most. Split it.")
        made = Document(self._key(path), data, self.user, version=old.version if old else 0)
        return await self.store.swap_document(COLLECTION, made, now=self.now)


def _given(text: object) -> str:
    if not isinstance(text, str):
        raise Refused("Some text is missing.")
    return text


def _text(document: Document) -> str:
    return document.data.decode()


def _numbered(path: str, text: str, span: list[int] | None) -> str:
    count = text.count("\n") + 1
    first, last = _span(span)
    last = count if last == -1 else last
    if not 1 <= first <= min(last, count):
        raise Refused(f"{path} has {count} lines.")
    return f"{path}, with line numbers:\n" + "\n".join(_lines(text, first, last))


def _span(span: object) -> tuple[int, int]:
    """The first and last line that are wanted; -1 is the end."""
    match span or [1, -1]:
        case [int(first), int(last)]:
            return first, last
        case _:
            raise Refused("view_range is two line numbers; -1 as the second is the end.")


def _lines(text: str, first: int, last: int) -> list[str]:
    shown = text.split("\n")[first - 1 : last]
    return [f"{number:6}\t{line}" for number, line in enumerate(shown, first)]


def _lines_with(text: str, wanted: str) -> list[int]:
    found, at = list[int](), text.find(wanted)
    while at >= 0:
        found.append(text[:at].count("\n") + 1)
        at = text.find(wanted, at + 1)
    return found


def _listed(path: str, sizes: dict[str, int]) -> str:
    """A folder's files and folders with their sizes in bytes, as deep as they are shown."""
    shown: dict[str, int] = {path: 0}
    for file, size in sizes.items():
        names = file.removeprefix(f"{path}/").split("/")
        shown[path] += size
        for depth in range(1, min(len(names), _SHOWN_DEPTH) + 1):
            end = "" if depth == len(names) else "/"
            name = f"{path}/{'/'.join(names[:depth])}{end}"
            shown[name] = shown.get(name, 0) + size
    lines = [f"{size}\t{name}" for name, size in sorted(shown.items())]
    return f"{path}, {_SHOWN_DEPTH} levels deep, sizes in bytes:\n" + "\n".join(lines)
