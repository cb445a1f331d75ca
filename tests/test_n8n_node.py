"""The n8n package: what its manifest promises is there, it speaks to addresses that exist, and its
own tests pass against a real server."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Match

import lembrar
from lembrar.config import Settings
from lembrar.server.app import create_app

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "integrations" / "n8n"
SOURCES = sorted(PACKAGE.glob("nodes/**/*.ts"))
QUIET = ("--no-audit", "--no-fund", "--ignore-scripts", "--prefer-offline", "--loglevel=error")


def read(name: str) -> dict[str, Any]:
    return json.loads((PACKAGE / name).read_text("utf-8"))


def test_what_the_manifest_names_is_there() -> None:
    """A12: n8n loads every node and credential by the path it is given."""
    named = read("package.json")["n8n"]
    built = [*named["nodes"], *named["credentials"]]
    sources = {PACKAGE / path.removeprefix("dist/").replace(".js", ".ts") for path in built}
    assert sources == {*PACKAGE.glob("nodes/*/*.node.ts"), *PACKAGE.glob("credentials/*.ts")}
    for source in sources:
        text = source.read_text("utf-8")
        assert f"class {source.name.partition('.')[0]} " in text
        icons = re.findall(r"file:([\w./]+)'", text)
        assert len(set(icons)) == 2
        assert all((source.parent / icon).is_file() for icon in icons)


def test_versions_agree() -> None:
    lock = read("package-lock.json")
    versions = {read("package.json")["version"], lock["version"], lock["packages"][""]["version"]}
    assert versions == {lembrar.__version__}


def test_nothing_is_needed_but_n8n_itself() -> None:
    """A12: what n8n verifies may bring no packages along, and names no registry's address."""
    manifest, lock = read("package.json"), read("package-lock.json")
    assert not manifest.get("dependencies")
    assert set(manifest["peerDependencies"]) == {"n8n-workflow", "@n8n/ai-node-sdk"}
    assert manifest["n8n"]["aiNodeSdkVersion"] == 1
    assert lock["packages"][""]["devDependencies"] == manifest["devDependencies"]
    assert not any("resolved" in package for package in lock["packages"].values())


def test_every_address_exists() -> None:
    """A12: each operation, and all that the memory asks, is a route of the server."""
    text = "\n".join(source.read_text("utf-8") for source in SOURCES)
    asked = re.findall(r"method: '(\w+)', url: '/(\w+)'", text)
    asked += re.findall(r"ask\('(\w+)', '(\w+)'", text)
    assert len(asked) >= 20
    app = create_app(Settings(url="memory:", embedder="none"))
    for method, word in asked:
        scope = {"type": "http", "method": method, "path": f"/api/v1/{word}", "headers": []}
        assert any(route.matches(scope)[0] is Match.FULL for route in app.router.routes), word


@pytest.mark.parametrize("name", ["README.md", "README.pt-BR.md"])
def test_the_readme_names_every_operation(name: str) -> None:
    text = (PACKAGE / name).read_text("utf-8")
    for source in PACKAGE.glob("nodes/Lembrar/resources/*.ts"):
        operations = source.read_text("utf-8").partition("export const")[0]
        for operation in re.findall(r"^\t\t\tname: '([^']+)'", operations, re.MULTILINE):
            assert operation in text, operation
    for option in ("Session ID", "User ID", "Context Budget", "When Lembrar Cannot Be Reached"):
        assert option in text


def test_it_works_with_a_real_server(tmp_path: Path) -> None:
    """A12: built, and tried by Node's own test runner through n8n's own adapter."""
    modules = packages()
    for name in ("nodes", "credentials", "icons", "test", "package.json", "tsconfig.json"):
        source = PACKAGE / name
        copy = shutil.copytree if source.is_dir() else shutil.copyfile
        copy(source, tmp_path / name)
    (tmp_path / "node_modules").symlink_to(modules)
    places = (modules, modules.parent / "compiler" / "node_modules")
    compiler = next(path for place in places if (path := place / "typescript/bin/tsc").is_file())
    run("node", compiler, "-p", ".", folder=tmp_path)
    shutil.copytree(tmp_path / "icons", tmp_path / "dist" / "icons")
    tests = sorted(path.relative_to(tmp_path) for path in tmp_path.glob("test/*.test.mjs"))
    told = run("node", "--test", *tests, folder=tmp_path)
    assert re.search(r"^# fail 0$", told, re.MULTILINE), told
    assert int(re.findall(r"^# pass (\d+)$", told, re.MULTILINE)[0]) >= 20


def packages() -> Path:
    """The folder of installed packages: the developer's own, or one kept by the lock's digest. It
    is made in CI only: half a gigabyte is not for whoever just runs the tests."""
    if not shutil.which("node") or not shutil.which("npm"):
        pytest.skip("Node.js is not here.")
    if (PACKAGE / "node_modules" / "typescript").is_dir():
        return PACKAGE / "node_modules"
    digest = hashlib.sha256((PACKAGE / "package-lock.json").read_bytes()).hexdigest()[:16]
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "lembrar-n8n"
    kept = cache / digest / "node_modules"
    if not kept.is_dir():
        if not os.environ.get("CI"):
            pytest.skip("Its packages are not installed: npm ci in integrations/n8n does it.")
        install(cache, digest)
    return kept


def install(cache: Path, digest: str) -> None:
    """Installs what building and testing need, without the tools for style."""
    cache.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(dir=cache))
    for name in ("package.json", "package-lock.json"):
        shutil.copyfile(PACKAGE / name, folder / name)
    (folder / "compiler").mkdir()
    compiler = read("package.json")["devDependencies"]["typescript"]
    try:
        run("npm", "ci", "--omit=dev", *QUIET, folder=folder)
        apart = ("--prefix", "compiler", f"typescript@{compiler}")
        run("npm", "install", *apart, *QUIET, folder=folder)
    except AssertionError:
        asked = ["npm", "view", "typescript", "version"]
        if subprocess.run(asked, check=False, capture_output=True).returncode:
            pytest.skip("The package registry cannot be reached.")
        raise
    try:
        folder.rename(cache / digest)
    except OSError:  # somebody else was faster
        shutil.rmtree(folder)


def run(*command: Any, folder: Path) -> str:
    """What a command says; fails with it if the command does."""
    env = os.environ | {"LEMBRAR_PYTHON": sys.executable}
    words = [str(part) for part in command]
    done = subprocess.run(words, check=False, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{done.stdout[-8000:]}\n{done.stderr[-4000:]}"
    return done.stdout
