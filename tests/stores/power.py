"""A disk whose power can be cut: a file system for SQLite that remembers what was synced.

The live database sees all it writes, as under an operating system. After a cut, only what was
synced is sure to be there; of the rest, anything may have reached the disk: nothing, all, some of
the writes, or some sectors of them. The same holds for names: a file that was created or deleted
is so for certain once its folder was synced, which SQLite does with the first sync of a new
journal (os_unix.c, UNIXFILE_DIRSYNC).
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import TracebackType

import apsw

SECTOR = 512
_JOURNALS = apsw.SQLITE_OPEN_WAL | apsw.SQLITE_OPEN_MAIN_JOURNAL

# Bytes at a place, or the size to which the file was cut.
Change = tuple[int, bytes] | int


class File:
    """What the disk holds of a file for certain, and what was written since."""

    def __init__(self) -> None:
        self.synced = bytearray()
        self.pending: list[Change] = []
        self.size = 0

    def write(self, change: Change) -> None:
        self.pending.append(change)
        end = change if isinstance(change, int) else change[0] + len(change[1])
        self.size = end if isinstance(change, int) else max(self.size, end)

    def sync(self) -> None:
        for change in self.pending:
            _apply(self.synced, change)
        self.pending = []

    def after_a_cut(self, random: Random) -> bytes:
        """What may be found when the power is back."""
        found = bytearray(self.synced)
        for change in _survivors(self.pending, random):
            _apply(found, change)
        return bytes(found)


class Disk:
    """A folder on a disk. While it is open, SQLite finds it under the VFS named `vfs`.

    `on_change` is called at each moment at which the power could be cut to new effect. `room` is
    how many more writes may make a file larger before the disk is full."""

    def __init__(self, vfs: str) -> None:
        self.vfs = vfs
        self.room: int | None = None
        self.on_change: Callable[[], None] = lambda: None
        self.syncs: Counter[str] = Counter()
        self._files: dict[str, File] = {}
        self._named: dict[str, File] = {}  # the same, as a synced folder has it
        self._lock = threading.RLock()

    def __enter__(self) -> Disk:
        self._shim = _Vfs(self)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._shim.unregister()

    def cut(self, random: Random) -> dict[str, bytes]:
        """The files that may be found after a power cut at this moment."""
        found: dict[str, bytes] = {}
        with self._lock:
            for name in sorted({*self._files, *self._named}):
                seen = [self._files.get(name), self._named.get(name)]
                file = random.choice(seen)
                if file is not None:
                    found[name] = file.after_a_cut(random)
        return found

    # ── what SQLite does to it ────────────────────────────────────────────────────────────────

    def create(self, name: str) -> File:
        with self._lock:
            return self._files.setdefault(name, File())

    def delete(self, name: str, sync_folder: bool) -> None:
        with self._lock:
            self._files.pop(name, None)
            if sync_folder:
                self._named = dict(self._files)
            self.on_change()

    def write(self, file: File, change: Change) -> None:
        with self._lock:
            file.write(change)
            self.on_change()

    def sync(self, name: str, file: File, *, folder: bool) -> None:
        with self._lock:
            self.syncs[name.rpartition("-")[2]] += 1
            file.sync()
            if folder:
                self._named = dict(self._files)
            self.on_change()

    def take_room(self, file: File, end: int) -> None:
        with self._lock:
            if self.room is None or end <= file.size:
                return
            if self.room == 0:
                raise apsw.FullError("no space left on the device")
            self.room -= 1


class _Vfs(apsw.VFS):
    def __init__(self, disk: Disk) -> None:
        self._disk = disk
        super().__init__(disk.vfs, "")

    def xOpen(self, name: object, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        if name is None:  # a temporary file: it is gone after a cut in any case
            return apsw.VFSFile("", name, flags)
        return _Handle(self._disk, name, flags)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(filename, syncdir)
        self._disk.delete(Path(filename).name, syncdir)


class _Handle(apsw.VFSFile):
    def __init__(self, disk: Disk, name: object, flags: list[int]) -> None:
        path = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self._disk = disk
        self._name = Path(path).name
        self._new_folder_entry = bool(flags[0] & apsw.SQLITE_OPEN_CREATE and flags[0] & _JOURNALS)
        super().__init__("", name, flags)
        self._file = disk.create(self._name)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        data = bytes(data)
        self._disk.take_room(self._file, offset + len(data))
        super().xWrite(data, offset)
        self._disk.write(self._file, (offset, data))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802
        super().xTruncate(newsize)
        self._disk.write(self._file, newsize)

    def xSync(self, flags: int) -> None:  # noqa: N802
        """Nothing is really synced: only what the model says matters, and it is fast."""
        self._disk.sync(self._name, self._file, folder=self._new_folder_entry)
        self._new_folder_entry = False


def _apply(content: bytearray, change: Change) -> None:
    if isinstance(change, int):
        del content[change:]
        content.extend(bytes(change - len(content)))
        return
    offset, data = change
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


def _survivors(pending: list[Change], random: Random) -> Iterator[Change]:
    """What reached the disk without having been synced: a beginning, some writes, some sectors."""
    manner = random.choice(("none", "all", "beginning", "writes", "sectors", "sectors"))
    if manner == "beginning":
        yield from pending[: random.randint(0, len(pending))]
        return
    share = {"none": 0.0, "all": 1.0}.get(manner, random.random())
    for change in pending:
        for piece in _sectors(change) if manner == "sectors" else [change]:
            if random.random() < share:
                yield piece


def _sectors(change: Change) -> Iterator[Change]:
    if isinstance(change, int):
        yield change
        return
    offset, data = change
    start = 0
    while start < len(data):
        end = min(len(data), start + SECTOR - (offset + start) % SECTOR)
        yield offset + start, data[start:end]
        start = end
