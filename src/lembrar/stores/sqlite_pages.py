"""Pages without leftovers.

SQLite's secure_delete writes zeros over what is deleted, but not over the copies that moving rows
between pages leaves in their unused parts: of some thousand erased messages, a scan of the file
still finds dozens. Those parts mean nothing to SQLite, so zeros take their place on the way into
the file, which for a database with a WAL is the checkpoint alone."""

# apsw's stubs name a Buffer type that Python 3.11 does not have: its members count as unknown.
# pyright: reportUnknownMemberType=false

from __future__ import annotations

from struct import unpack_from

import apsw

_LEAVES, _INTERIORS = (0x0A, 0x0D), (0x02, 0x05)
_FILE_HEADER = 100  # bytes before the first page's own
_NO_PAGE_NUMBER_YET = 0x02000000  # from here on, a page of overflow could look like a tree's


class CleaningVfs(apsw.VFS):
    """A file system like another, that lets no leftovers into a database's file."""

    def __init__(self, name: str, base: str) -> None:
        self._base = base
        super().__init__(name, base)

    def xOpen(  # noqa: N802 - SQLite's name
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> apsw.VFSFile:
        is_database = name is not None and flags[0] & apsw.SQLITE_OPEN_MAIN_DB
        return (_CleanFile if is_database else apsw.VFSFile)(self._base, name, flags)


class _CleanFile(apsw.VFSFile):
    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's name
        small = self.xFileSize() < _NO_PAGE_NUMBER_YET * max(len(data), 1)
        super().xWrite(without_leftovers(data, offset) if small else data, offset)


def without_leftovers(page: bytes, offset: int) -> bytes:
    """A page as it is to stand at `offset` in the file, zeros in the parts that it does not use.
    What is not a page of a table or an index, or makes no sense as one, is left as it is."""
    start = _FILE_HEADER if offset == 0 else 0
    if len(page) < 512 or page[start] not in _LEAVES + _INTERIORS:
        return page
    free, cells, content = unpack_from(">HHH", page, start + 1)
    pointers = start + (8 if page[start] in _LEAVES else 12)
    unused = [(pointers + 2 * cells, content or 65536), *_free_blocks(page, free)]
    if any(not 0 < begin <= end <= len(page) for begin, end in unused):
        return page
    if all(page.count(0, begin, end) == end - begin for begin, end in unused):
        return page
    clean = bytearray(page)
    for begin, end in unused:
        clean[begin:end] = bytes(end - begin)
    return bytes(clean)


def _free_blocks(page: bytes, block: int) -> list[tuple[int, int]]:
    """The chain of free stretches among the cells, without the four bytes that make the chain."""
    found: list[tuple[int, int]] = []
    while block:
        if block + 4 > len(page):
            return [(0, 0)]
        following, size = unpack_from(">HH", page, block)
        found.append((block + 4, block + size))
        if following and following <= block:
            return [(0, 0)]
        block = following
    return found
