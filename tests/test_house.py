"""Conventions that hold for the whole project, as tests."""

import ast
import inspect
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import lembrar
from lembrar import AsyncMemory, Memory, errors, policy

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "lembrar"

# Who may import whom, from the vocabulary at the bottom to the doors at the top. A part may import
# parts of lower layers, and its own.
LAYERS = [
    {"errors", "aside"},
    {"model", "beside"},
    {"policy", "text", "models", "tools", "stores.codec"},
    {"stores.tally"},
    {"stores.base", "stores.numbering", "brains.base", "embedders.base"},
    {"window", "person", "stores", "brains", "embedders"},
    {"config"},
    {"record", "consolidate", "compose", "recall", "importers"},
    {"worker", "transfer", "counts", "opening"},
    {"engine"},
    {"sync"},
    {"client"},
    {"lembrar"},
    {"cli.tables"},
    {"cli.phrases"},
    {"cli.bot", "testing"},
    {"adapters", "sample"},
    {"server"},
    {"dashboard"},
    {"cli"},
    {"__main__"},
]


def part(module: str) -> str:
    """`lembrar.stores.base` is a part of its own, `lembrar.text.dates` belongs to `text`."""
    inside = module.removeprefix("lembrar").removeprefix(".")
    known = {name for layer in LAYERS for name in layer}
    head = inside.split(".")[0] or "lembrar"
    two = ".".join(inside.split(".")[:2])
    return two if two in known else head


def layer(name: str) -> int:
    return next(i for i, names in enumerate(LAYERS) if name in names)


def imports(path: Path) -> set[str]:
    """Modules of ours that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("lembrar"):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if is_module(name) else str(node.module) for name in names}
        elif isinstance(node, ast.Import):
            found |= {a.name for a in node.names if a.name.startswith("lembrar")}
    return found


def is_module(name: str) -> bool:
    path = ROOT / "src" / Path(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda p: str(p.name))
def test_imports_point_one_way(path: Path) -> None:
    """The flow: vocabulary → text, policy → plugs → stages → engine → doors, never back."""
    ours = part(module_of(path))
    for module in imports(path):
        theirs = part(module)
        if theirs != ours:
            assert layer(theirs) < layer(ours), f"{module_of(path)} must not import {module}"


def test_stages_do_not_know_each_other() -> None:
    """A stage receives what it needs; it reaches into no other stage and no concrete plug."""
    stages = {"record", "consolidate", "compose", "recall"}
    concrete = {"lembrar.stores.sqlite", "lembrar.stores.memory", "lembrar.brains.local"}
    for stage in stages:
        for path in (SOURCE / stage).rglob("*.py"):
            found = imports(path)
            assert not found & concrete, path
            assert not {part(m) for m in found} & (stages - {stage}), path


def test_everything_public_is_listed() -> None:
    """`__all__` is the surface: sorted, and nothing in it is missing."""
    assert lembrar.__all__ == sorted(lembrar.__all__)
    for name in lembrar.__all__:
        assert getattr(lembrar, name) is not None


def public(kind: type) -> dict[str, object]:
    return {n: m for n, m in vars(kind).items() if not n.startswith("_") and callable(m)}


def test_memory_and_async_memory_are_one_api() -> None:
    """The blocking class has the same methods, arguments and words as the awaited one."""
    ours, theirs = public(Memory), public(AsyncMemory)
    theirs.pop("open", None)
    assert set(ours) == set(theirs)
    for name, method in ours.items():
        other = theirs[name]
        same, others = inspect.signature(method), inspect.signature(other)
        assert same.parameters == others.parameters, name
        assert same.return_annotation == others.return_annotation or name == "tools", name
        assert inspect.getdoc(method) or name == "close"
        if name != "close":
            assert inspect.getdoc(method) == inspect.getdoc(other), name


def test_opening_takes_the_same_arguments() -> None:
    opening = inspect.signature(AsyncMemory.open).parameters
    blocking = dict(inspect.signature(Memory.__init__).parameters)
    blocking.pop("self")
    assert list(opening) == list(blocking)
    assert [p.default for p in opening.values()] == [p.default for p in blocking.values()]


def test_importing_is_light() -> None:
    """`import lembrar` reads no environment and loads no SDK, no tables and no settings library."""
    heavy = ["pydantic", "openai", "numpy", "rich", "typer", "rs_bpe", "fastapi", "onnxruntime"]
    code = f"""
import os, sys
class Watched(dict):
    def __getitem__(self, name): read.append(name); return super().__getitem__(name)
    def get(self, name, default=None): read.append(name); return super().get(name, default)
read = []
before = set(sys.modules)
os.environ = Watched(os.environ)
import lembrar
names = [n for n in read if n.startswith(("LEMBRAR", "MAX_"))]
loaded = [n for n in {heavy!r} if n in sys.modules and n not in before]
print(names, loaded)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] []", done.stdout


def test_only_config_reads_the_environment() -> None:
    for path in SOURCE.rglob("*.py"):
        if path.name != "config.py":
            text = path.read_text("utf-8")
            assert "os.environ" not in text and "getenv" not in text, path


def test_errors_are_one_tree_that_is_drawn() -> None:
    """Every error is in the drawing, says what went wrong, and is a LembrarError."""
    drawn = errors.__doc__ or ""
    for name, kind in vars(errors).items():
        if isinstance(kind, type) and kind.__module__ == "lembrar.errors":
            assert issubclass(kind, errors.LembrarError)
            assert name in drawn, f"{name} is missing in the drawing"
            assert str(kind()) == inspect.getdoc(kind)


@pytest.mark.parametrize("name", policy.names())
def test_presets_speak_both_languages(name: str) -> None:
    """G10: every label of every preset exists in Portuguese and English."""
    preset = policy.load(name)
    texts = [preset.about, preset.compose.cut, *preset.compose.speakers.labels.values()]
    for section in preset.compose.sections:
        texts += [section.line, section.title, *section.groups.values()]
        texts += [t for t in (section.end, section.events_title, section.event_line) if t]
    for text in texts:
        assert set(text) >= {"pt", "en"}, f"{name}: {text}"


@pytest.mark.parametrize("readme", ["README.md", "README.pt-BR.md"])
def test_presets_are_documented(readme: str) -> None:
    text = (ROOT / readme).read_text("utf-8")
    for name in policy.names():
        assert f"`{name}`" in text, f"{readme} does not name the preset {name}"


@pytest.mark.parametrize("readme", ["README.md", "README.pt-BR.md"])
def test_cli_verbs_are_documented(readme: str) -> None:
    """Every verb of the command line stands in both READMEs."""
    from lembrar.cli import verbs

    text = (ROOT / readme).read_text("utf-8")
    for verb in verbs():
        assert f"lembrar {verb}" in text or f"`{verb}`" in text, f"{readme}: {verb} is missing"


def test_settings_are_documented() -> None:
    from dataclasses import fields

    from lembrar.config import Settings

    for readme in ("README.md", "README.pt-BR.md"):
        text = (ROOT / readme).read_text("utf-8")
        for field in fields(Settings):
            assert f"LEMBRAR_{field.name.upper()}" in text, f"{readme}: {field.name}"


def test_no_pattern_trips_over_older_pythons() -> None:
    """Python before 3.11.5, Debian's among them, misreads possessive groups and atomic groups."""
    broken = re.compile(r"\)[*+?]\+|\)\{\{?[^}]*\}?\}\+|\(\?>|>\{[^}]*\}\+")
    for path in SOURCE.rglob("*.py"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert not broken.search(line), f"{path.name}:{number}: {line.strip()}"


def test_no_two_test_files_have_one_name() -> None:
    """A test file is imported by its name alone: of two, one would not run."""
    names = Counter(path.name for path in (ROOT / "tests").rglob("test_*.py"))
    assert [name for name, count in names.items() if count > 1] == []
