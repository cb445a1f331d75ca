"""A file to import, read as often as needed, plain or out of a zip: never more of it than fits,
and never more than it should have."""

from __future__ import annotations

import io
import zipfile
import zlib
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath
from typing import IO, Any

from lembrar.errors import InvalidInput

_SUFFIXES = (".txt", ".json", ".jsonl", ".ndjson", ".csv", ".af")
_CHATS = ("_chat", "whatsapp chat", "conversa do whatsapp", "conversations")  # what zips are about
_MOST_MEMBERS = 200_000
_MOST_BYTES = 16 * 2**30
_MOST_RATIO = 250  # talk shrinks to a tenth or so; to a hundredth if it repeats itself
_SMALL = 32 * 2**20  # that much may come out of whatever size
_LONGEST_LINE = 64 * 2**20


class Source:
    """A file, or one inside a zip. `taken` counts the bytes that were read of it so far, over all
    readings, and `size` how many it has."""

    def __init__(self, path: Path, member: zipfile.ZipInfo | None = None) -> None:
        self._path = path
        self._member = member
        self.name = PurePosixPath(member.filename).name if member else path.name
        self.size = member.file_size if member else path.stat().st_size
        self.taken = 0

    @property
    def title(self) -> str:
        """The name without its ending; that of the zip if the file inside is called the same in
        every export."""
        inside = PurePosixPath(self.name).stem
        return self._path.stem if self._member and inside == "_chat" else inside

    @contextmanager
    def open(self) -> Generator[Reader]:
        """The bytes from the beginning."""
        if self._member is None:
            with self._path.open("rb") as file, Reader(file, self, _MOST_BYTES) as reader:
                yield reader
            return
        packed = self._member.compress_size
        most = min(_MOST_BYTES, max(_SMALL, packed * _MOST_RATIO))
        with (
            _zip(self._path) as archive,
            _member(archive, self._member) as file,
            Reader(file, self, most) as reader,
        ):
            yield reader

    def lines(self) -> Iterator[tuple[int, str]]:
        """Its lines, numbered from 1, without their ends."""
        with self.open() as reader:
            number = 0
            while line := reader.readline(_LONGEST_LINE):
                number += 1
                if len(line) == _LONGEST_LINE:
                    raise InvalidInput(f"Line {number} of {self.name} is too long to be one.")
                yield number, self._decoded(line, number)

    def head(self, size: int) -> bytes:
        """Its first bytes."""
        with self.open() as reader:
            return reader.read(size)

    def _decoded(self, line: bytes, number: int) -> str:
        try:
            text = line.decode()
        except UnicodeDecodeError:
            raise InvalidInput(
                f"Line {number} of {self.name} is not UTF-8. Save the file as UTF-8 first."
            ) from None
        text = text.removesuffix("\n").removesuffix("\r")
        return text.removeprefix("\ufeff") if number == 1 else text


class Reader(io.BufferedReader):
    """A file being read. `allow` says how much more of it may come before it is too much."""

    def __init__(self, file: IO[bytes], source: Source, most: int) -> None:
        self._counted = _Counted(file, source, most)
        super().__init__(self._counted, 2**16)

    def allow(self, size: int) -> None:
        """Lets at most so many more bytes through."""
        self._counted.allowed = self._counted.taken + size


class _Counted(io.RawIOBase):
    """Counts what is read, and stops what turns out larger than it can honestly be."""

    def __init__(self, file: IO[bytes], source: Source, most: int) -> None:
        super().__init__()
        self._file, self._source, self._most = file, source, most
        self.taken = 0
        self.allowed = most

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        try:
            data = self._file.read(len(buffer))
        except (zipfile.BadZipFile, zlib.error, EOFError, RuntimeError, NotImplementedError) as e:
            raise InvalidInput(f"{self._source.name} cannot be unpacked: {e}.") from e
        self.taken += len(data)
        self._source.taken += len(data)
        if self.taken > self._most:
            raise InvalidInput(
                f"{self._source.name} unpacks to far more than a file of its size can hold."
            )
        if self.taken > self.allowed:
            raise InvalidInput(f"A single entry of {self._source.name} is too large to be read.")
        buffer[: len(data)] = data
        return len(data)


def sources(path: Path) -> list[Source]:
    """The files to import that a path stands for: itself, or what a zip has of chats."""
    if not path.is_file():
        raise InvalidInput(f"There is no file {path}.")
    if not zipfile.is_zipfile(path):
        return [Source(path)]
    with _zip(path) as archive:
        members = archive.infolist()
    if len(members) > _MOST_MEMBERS:
        raise InvalidInput(f"{path.name} holds {len(members)} files, which is too many.")
    found = [m for m in members if m.filename.lower().endswith(_SUFFIXES) and not m.is_dir()]
    named = [m for m in found if _stem(m).startswith(_CHATS)]  # the rest are attachments
    return [Source(path, member) for member in named or found]


def _stem(member: zipfile.ZipInfo) -> str:
    return PurePosixPath(member.filename).name.lower()


def _zip(path: Path) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(path)
    except (zipfile.BadZipFile, NotImplementedError, ValueError) as error:
        raise InvalidInput(f"{path.name} cannot be unpacked: {error}.") from error


def _member(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> IO[bytes]:
    if member.flag_bits & 1:
        raise InvalidInput(f"{member.filename} has a password. Unpack it first.")
    try:
        return archive.open(member)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError) as error:
        raise InvalidInput(f"{member.filename} cannot be unpacked: {error}.") from error
