"""The verbs that carry memory about: import, export, move."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from lembrar.cli import exits, progress
from lembrar.cli.output import console, tame
from lembrar.cli.tables import number, plural
from lembrar.cli.verb import Answer, Call, verb
from lembrar.engine import AsyncMemory
from lembrar.errors import InvalidInput
from lembrar.importers import FORMATS, Reading, Source, format_of, looked_for, sources
from lembrar.record import check_zone
from lembrar.transfer.bring import Brought, bring
from lembrar.transfer.loaded import Loaded

if TYPE_CHECKING:
    from lembrar.transfer.move import Moved

_AT_ONCE = 5_000  # new messages that are summarised right away; more are left to a worker
_NAMED = 5  # users that are named
_TWICE = ("whatsapp", "n8n")  # formats whose files are read through once before

Files = Annotated[
    list[Path], typer.Argument(metavar="FILE…", help="Exported files, or zips of them.")
]
UserOf = Annotated[
    str, typer.Option("--user", metavar="ID", help="Whose memory it becomes, if no file says it.")
]
NameIn = Annotated[
    str,
    typer.Option("--name", help="What that person is called in the files, if that is not the id."),
]
BotIn = Annotated[str, typer.Option("--bot", help="What the assistant is called in the files.")]
ChatOf = Annotated[str, typer.Option("--chat", metavar="ID", help="Import everything as one chat.")]
FormatOf = Annotated[
    str,
    typer.Option("--format", help=f"{', '.join(FORMATS)}; found out by what is in a file if not."),
]
Zone = Annotated[
    str,
    typer.Option("--timezone", help="Where times without an offset were said; else the setting."),
]
Order = Annotated[
    Literal["", "dmy", "mdy", "ymd"],
    typer.Option("--date-order", help="How dates are written, if a file does not show it."),
]
Later = Annotated[
    bool | None,
    typer.Option(
        "--consolidate/--later",
        help=f"Summarise at once, or leave it to a worker; at once up to {_AT_ONCE} messages.",
    ),
]


@dataclass(frozen=True, slots=True)
class Import:
    """What became of all files."""

    files: int = 0
    formats: tuple[str, ...] = ()
    brought: Brought = field(default_factory=Brought)
    loaded: Loaded = field(default_factory=Loaded)


@verb()
async def import_(
    call: Call,
    files: Files,
    user: UserOf = "",
    name: NameIn = "",
    bot: BotIn = "",
    chat: ChatOf = "",
    format: FormatOf = "",
    timezone: Zone = "",
    date_order: Order = "",
    consolidate: Later = None,
) -> Answer:
    """Bring in chats and memories of WhatsApp, ChatGPT, Claude, mem0, Letta, n8n and others. The
    same file again adds nothing."""
    if format and format not in FORMATS:
        raise typer.BadParameter(
            f"There is no format {format!r}. Use one of: {', '.join(FORMATS)}."
        )
    zone = _zone(timezone or call.settings.timezone)
    how = Reading(user, name, bot, chat, zone, date_order)
    found = [each for path in files for each in _known(path, format)]
    async with call.memory() as memory:
        done = Import(len(files))
        for source, kind in found:
            done = await _one(memory, source, kind, how, done)
        new = done.brought.new + done.loaded.messages
        at_once = new <= _AT_ONCE if consolidate is None else consolidate
        if at_once and new:
            with progress.working("Making summaries …"):
                await memory.consolidate()
    return Answer(asdict(done), lambda: _imported(done, waits=bool(new) and not at_once))


def _known(path: Path, format: str) -> list[tuple[Source, str]]:
    """The files to read and their formats. In a zip, what is none of them is passed over."""
    found = [(source, format or format_of(source)) for source in sources(path)]
    known = [(source, kind) for source, kind in found if kind]
    if not known:
        raise InvalidInput(f"{path.name} is no file that can be imported. {looked_for()}")
    return known


async def _one(
    memory: AsyncMemory, source: Source, kind: str, how: Reading, done: Import
) -> Import:
    formats = tuple(dict.fromkeys([*done.formats, kind]))
    total = source.size * (2 if kind in _TWICE else 1)
    source.taken = 0
    now = datetime.now(UTC)
    with _bar(f"Importing {source.name}", total) as show:
        if kind == "lembrar":
            from lembrar.transfer.load import load  # builds its checks when imported

            lines = _watched(source, show)
            loaded = done.loaded + await load(memory.store, lines, now, user=how.user or None)
            return replace(done, formats=formats, loaded=loaded)
        pieces = FORMATS[kind].read(source, how)
        brought = await bring(
            memory,
            pieces,
            now,
            user=how.user,
            looked_for=f"{FORMATS[kind].LOOKS_FOR} in {source.name}",
            progress=lambda _: show(source.taken),
        )
    return replace(done, formats=formats, brought=_sum(done.brought, brought))


def _watched(source: Source, show: Callable[[int], None]) -> Iterator[str]:
    for _, line in source.lines():
        show(source.taken)
        yield line


def _sum(one: Brought, other: Brought) -> Brought:
    return Brought(
        one.read + other.read,
        one.new + other.new,
        one.known + other.known,
        one.facts + other.facts,
        tuple(dict.fromkeys([*one.chats, *other.chats])),
        tuple(dict.fromkeys([*one.users, *other.users])),
        dict(Counter(one.skipped) + Counter(other.skipped)),
    )


class _Here(tzinfo):
    """This machine's time zone, summers and winters of the past included."""

    def utcoffset(self, at: datetime | None, /) -> timedelta | None:
        return at.replace(tzinfo=None).astimezone().utcoffset() if at else None

    def dst(self, at: datetime | None, /) -> timedelta | None:
        return None

    def tzname(self, at: datetime | None, /) -> str | None:
        return at.replace(tzinfo=None).astimezone().tzname() if at else None

    def fromutc(self, at: datetime, /) -> datetime:
        return at.replace(tzinfo=UTC).astimezone().replace(tzinfo=self)


def _zone(name: str) -> tzinfo:
    return check_zone(name) if name else _Here()


def _imported(done: Import, *, waits: bool) -> str:
    told: list[str] = []
    brought, loaded = done.brought, done.loaded
    if brought.read:
        told.append(
            f"Read {plural(brought.read - brought.facts, 'message')} in "
            f"{plural(len(brought.chats), 'chat')} and {plural(brought.facts, 'fact')} of "
            f"{', '.join(map(tame, brought.users[:_NAMED]))} ({', '.join(done.formats)}): "
            f"{number(brought.new)} new, {number(brought.known)} known."
        )
    if brought.skipped:
        reasons = ", ".join(f"{number(n)} × {reason}" for reason, n in brought.skipped.items())
        told.append(f"Skipped: {reasons}.")
    if loaded != Loaded():
        counts = asdict(loaded).items()
        told.append("Loaded: " + ", ".join(f"{number(n)} {kind}" for kind, n in counts if n) + ".")
    if waits:
        told.append("Summaries and facts are yet to be made: `lembrar consolidate`, or a worker.")
    return "\n".join(told)


@verb()
async def export(
    call: Call,
    user: Annotated[
        str | None, typer.Argument(metavar="[USER]", help="Whose memory; everybody's if not given.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write there, not to stdout.")
    ] = None,
) -> None:
    """Take out everything of a user, one JSON record to a line. `lembrar import` brings it in."""
    from lembrar.transfer.export import export as lines_of

    count = 0
    async with call.memory() as memory:
        users = [await call.known_user(memory, user)] if user else await _people(memory)
        with _opened(out) as write:
            for person in users:
                async for line in lines_of(memory.store, person):
                    write(f"{line}\n")
                    count += 1
    if out:
        exits.say(f"Wrote {plural(count, 'record')} of {plural(len(users), 'user')} to {out}.")


async def _people(memory: AsyncMemory) -> list[str]:
    """Everybody once, whatever names they go by."""
    users = await memory.users()
    return sorted({await memory.store.owner(user) or user for user in users})


@contextmanager
def _opened(out: Path | None) -> Generator[Callable[[str], object]]:
    """Where to write: stdout, or a file that is there only once it is whole."""
    if out is None:
        binary = sys.stdout.buffer
        yield lambda text: binary.write(text.encode())
        binary.flush()
        return
    part = out.with_name(f"{out.name}.part")
    try:
        with part.open("x", encoding="utf-8", newline="\n") as file:
            part.chmod(0o600)  # it is somebody's whole memory
            yield file.write
        part.replace(out)
    finally:
        part.unlink(missing_ok=True)


@verb(store=False)
async def move(
    call: Call,
    source: Annotated[str, typer.Argument(metavar="FROM", help="URL of the database to move.")],
    target: Annotated[str, typer.Argument(metavar="TO", help="URL of an empty database.")],
    hold: Annotated[
        bool,
        typer.Option(
            "--hold",
            help="Keep the target still, to run this again when nobody writes to the source.",
        ),
    ] = False,
) -> Answer:
    """Copy everything of every tenant to another database, and compare both. Interrupted, it goes
    on where it was."""
    from lembrar.stores.open import open_database
    from lembrar.transfer.move import move as move_all

    if source == target:
        raise typer.BadParameter("FROM and TO are the same.")
    spaces = _spaces(call.settings.embedder)
    here = await open_database(source)
    try:
        there = await open_database(target)
        try:
            with _counting("Moving") as show:
                moved = await move_all(
                    here,
                    there,
                    lambda: datetime.now(UTC),
                    hold=hold,
                    embedders=spaces,
                    progress=show,
                )
        finally:
            await there.close()
    finally:
        await here.close()
    return Answer(moved, lambda: _moved(moved), exits.OK if moved.settled else exits.WRONG)


def _spaces(embedder: str) -> tuple[str, ...]:
    """The embedder of the settings, if its vectors are kept: they need not be made again."""
    from lembrar.embedders.open import open_embedder
    from lembrar.errors import EmbedderFailed

    if embedder in ("static", "none"):
        return ()
    try:
        opened = open_embedder(embedder)
    except EmbedderFailed as error:
        exits.say(f"Vectors are left behind, and made again when needed: {error}")
        return ()
    return (opened.name,) if opened else ()


def _moved(moved: Moved) -> str:
    told = (
        f"{plural(moved.tenants, 'tenant')}, {plural(moved.users, 'user')}, "
        f"{plural(moved.chats, 'chat')}: copied {plural(moved.messages, 'message')}, "
        f"{plural(moved.facts, 'fact')} and {plural(moved.documents, 'document')} "
        f"in {plural(moved.passes, 'pass', 'passes')}."
    )
    if not moved.settled:
        return (
            f"{told}\nThe source is written to faster than it can be followed. "
            "Stop its writers and run this again; the target is held until then."
        )
    held = "It is held: run this again without --hold to let it live." if moved.held else ""
    return f"{told}\nBoth databases say the same. {held}".rstrip()


@contextmanager
def _bar(on: str, total: int) -> Generator[Callable[[int], None]]:
    """A bar that shows how much of `total` is done, for people alone."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=console(sys.stderr), transient=True) as shown:
        task = shown.add_task(tame(on), total=max(total, 1))
        yield lambda done: shown.update(task, completed=min(done, total))


@contextmanager
def _counting(on: str) -> Generator[Callable[[Moved], None]]:
    """What was moved so far, for people alone."""
    if not sys.stderr.isatty():
        yield lambda moved: None
        return
    with console(sys.stderr).status(on) as status:
        yield lambda moved: status.update(
            f"{on}: pass {moved.passes}, {plural(moved.chats, 'chat')}, "
            f"{plural(moved.messages, 'message')}"
        )
