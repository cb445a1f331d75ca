"""Power cuts and torn files: what the spool acknowledged is there when the power is back.

`kill -9` cannot show this, since the operating system still has what was written. So the spool
stands on a disk that forgets what was not synced."""

import shutil
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from lembrar.errors import StoreCorrupt, StoreError, StoreForeign
from lembrar.stores.spool_entry import Call
from lembrar.stores.spool_file import SpoolFile
from lembrar.stores.spool_open import Synchronous
from lembrar.testing.promises.samples import NOW, message
from power import Disk

SHARDS = 5
LIVES = 4  # spools in a shard
CUTS = 10  # of the power, in each life
STEPS = 40
# How likely the power goes after a write to the disk, and after an acknowledgement.
AMIDST, AFTER = 1 / 40, 1 / 9

State = tuple[tuple[str, ...], tuple[str, ...]]  # ids that wait, and that were refused


@dataclass
class Life:
    """A spool in use, and the power cuts it suffers. `states` are those it goes through; the
    newest may not be acknowledged yet."""

    disk: Disk
    folder: Path
    random: Random
    synchronous: Synchronous
    states: list[State] = field(default_factory=lambda: [((), ())])
    acknowledged: int = 0
    cuts: list[tuple[int, dict[str, bytes]]] = field(default_factory=list)
    said: int = 0

    def live(self) -> None:
        self.disk.on_change = lambda: self._maybe_cut(AMIDST)
        file = self._open()
        for _ in range(STEPS):
            file = self._step(file)
            self._maybe_cut(AFTER)
        while len(self.cuts) < CUTS:
            self._cut()
        file.close()

    def _open(self) -> SpoolFile:
        path = self.folder / "spool.db"
        return SpoolFile(path, vfs=self.disk.vfs, synchronous=self.synchronous)

    def _maybe_cut(self, chance: float) -> None:
        if len(self.cuts) < CUTS and self.random.random() < chance:
            self._cut()

    def _cut(self) -> None:
        self.cuts.append((self.acknowledged, self.disk.cut(self.random)))

    def _step(self, file: SpoolFile) -> SpoolFile:
        chosen = self.random.random()
        waiting, refused = self.states[-1]
        some = waiting[: self.random.randint(1, 3)]
        numbers = [found.number for id in some for found in file.find("acme", id)]
        if chosen < 0.6:
            calls = [self._call() for _ in range(self.random.randint(1, 2))]
            new = tuple(m.id for call in calls for m in call.messages)
            self.states.append(((*waiting, *new), refused))
            file.put(calls)
        elif chosen < 0.8:
            self.states.append((waiting[len(some) :], refused))
            file.remove(numbers)
        elif chosen < 0.85:
            self.states.append((waiting[len(some) :], (*refused, *some)))
            file.refuse(numbers, "OtherUser")
        elif chosen < 0.95:
            file.close()
            file = self._open()
        else:
            self.states.append(((), ()))
            file.erase("acme", user="ana")
        self.acknowledged = len(self.states) - 1
        return file

    def _call(self) -> Call:
        said: list[str] = []
        for _ in range(self.random.randint(1, 3)):
            self.said += 1
            said.append(f"m{self.said}")
        text = "x" * self.random.randint(1, 9000)
        return Call("acme", "c", "ana", tuple(message(f"{id} {text}", id=id) for id in said), NOW)


def lives(folder: Path, shard: int, synchronous: Synchronous) -> Iterator[Life]:
    """Spools that have lived through their cuts."""
    for number in range(LIVES):
        home = folder / f"life-{number}"
        home.mkdir()
        with Disk(f"spool-power-{folder.name}-{number}") as disk:
            life = Life(disk, home, Random(f"{shard} {number}"), synchronous)
            life.live()
        yield life


def outlived(files: dict[str, bytes], folder: Path) -> State:
    """What is there when the power is back, in a spool that works."""
    folder.mkdir()
    for name, content in files.items():
        (folder / name).write_bytes(content)
    file = SpoolFile(folder / "spool.db", synchronous="off")
    waiting = tuple(each.message.id for each in file.of_chat("acme", "c"))
    refused = tuple(each.message.id for each in file.refused("acme"))
    new = message("de novo", id="new")
    [[put]] = file.put([Call("acme", "c", "ana", (new,), NOW)])
    assert file.of_chat("acme", "c")[-1] == put
    file.close()
    shutil.rmtree(folder)
    return waiting, refused


def losses(folder: Path, shard: int, synchronous: Synchronous) -> list[int]:
    """For each cut, how many acknowledged changes it cost."""
    lost: list[int] = []
    for life in lives(folder, shard, synchronous):
        for number, (acknowledged, files) in enumerate(life.cuts):
            found = outlived(files, life.folder / f"cut-{number}")
            assert found in life.states, "a spool that never was"
            newest = max(n for n, state in enumerate(life.states) if state == found)
            lost.append(max(0, acknowledged - newest))
    return lost


@pytest.mark.parametrize("shard", range(SHARDS))
def test_no_acknowledged_message_is_lost(tmp_path: Path, shard: int) -> None:
    """F4, G3, G11: what waits is there, in order, and what was erased is not."""
    assert losses(tmp_path, shard, "full") == [0] * LIVES * CUTS


def test_the_disk_forgets_what_was_not_synced(tmp_path: Path) -> None:
    """G3: the same cuts without any sync lose or break something, or the test above is blind."""
    broken = 0
    for life in lives(tmp_path, 0, "off"):
        for number, (acknowledged, files) in enumerate(life.cuts):
            try:
                found = outlived(files, life.folder / f"cut-{number}")
                broken += found not in life.states[acknowledged:]
            except StoreError:
                broken += 1
    assert broken > 0


def test_a_torn_tail_is_dropped(tmp_path: Path) -> None:
    """F4: a write that a crash cut short at any byte leaves what was acknowledged before it."""
    path = tmp_path / "spool.db"
    file = SpoolFile(path)
    file.put([Call("acme", "c", "ana", (message("antes", id="a"),), NOW)])
    whole = path.read_bytes()
    torn = tmp_path / "torn"
    torn.mkdir()
    with Disk(f"torn-{tmp_path.name}") as disk:
        seen: list[dict[str, bytes]] = []
        live = SpoolFile(path, vfs=disk.vfs)
        disk.on_change = lambda: seen.append(
            {each.name: each.read_bytes() for each in tmp_path.iterdir() if each.is_file()}
        )
        live.put([Call("acme", "c", "ana", (message("depois " + "y" * 9000, id="b"),), NOW)])
        live.close()
    file.close()
    assert len(seen) > 5 and path.read_bytes() != whole
    for number, files in enumerate(seen):
        waiting, _ = outlived(files, torn / str(number))
        assert waiting in (("a",), ("a", "b"))


def test_what_is_no_spool_is_left_alone(tmp_path: Path) -> None:
    """F4: a damaged file, or another program's, is never written over."""
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(b"nothing of ours " * 1000)
    with pytest.raises(StoreCorrupt, match="damaged"):
        SpoolFile(damaged).ask_whether_empty()
    assert damaged.read_bytes() == b"nothing of ours " * 1000
    import apsw

    foreign = apsw.Connection(str(tmp_path / "foreign.db"))
    foreign.execute("CREATE TABLE theirs (a)")
    foreign.close()
    with pytest.raises(StoreForeign):
        SpoolFile(tmp_path / "foreign.db").ask_whether_empty()


def test_a_spool_gives_its_room_back(tmp_path: Path) -> None:
    """F4: once a long outage is over, the file is small again."""
    file = SpoolFile(tmp_path / "spool.db")
    calls = [Call("acme", "c", "ana", (message("z" * 9000),), NOW) for _ in range(100)]
    put = file.put(calls)
    large = file.size()
    file.remove([waiting.number for call in put for waiting in call])
    assert file.size() < large / 10
    assert b"zzz" not in (tmp_path / "spool.db").read_bytes()
    file.close()
