"""Dockerfile and compose.yaml: what they promise of safety, and that what they name exists."""

import json
import re
import shlex
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.main import get_command

import lembrar
from lembrar.cli.app import app
from lembrar.config import Settings

ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
OURS = ("server", "worker")


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each on one line."""
    text = (ROOT / "Dockerfile").read_text("utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    return [
        (word, rest)
        for word, _, rest in (line.partition(" ") for line in text.splitlines())
        if word
    ]


def last(word: str) -> str:
    """What an instruction says of the final stage."""
    final = [n for n, step in enumerate(steps()) if step[0] == "FROM"][-1]
    return [rest.strip() for name, rest in steps()[final:] if name == word][-1]


def environment() -> dict[str, str]:
    return dict(pair.split("=", 1) for pair in shlex.split(last("ENV")))


def test_the_image_runs_as_nobody_in_particular() -> None:
    """No root, and no tools to build with: all that the final stage takes is the built folder."""
    user, _, group = last("USER").partition(":")
    assert int(user) > 0 and int(group) > 0
    words = [name for name, _ in steps()]
    assert words.index("USER") > max(n for n, w in enumerate(words) if w == "RUN")
    taken = [rest for name, rest in steps() if name == "COPY" and "--from" in rest]
    assert [shlex.split(rest)[0] for rest in taken] == ["--from=build"]
    assert last("VOLUME") == last("WORKDIR") == "/data"


def test_what_is_copied_exists_and_reaches_the_builder() -> None:
    """Every COPY finds its sources, which .dockerignore lets through; secrets and data stay."""
    rules = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    let_in = {rule[1:] for rule in rules if rule.startswith("!")}
    copied: set[str] = set()
    for name, rest in steps():
        if name == "COPY" and "--from" not in rest:
            *sources, _ = shlex.split(rest)
            copied |= set(sources)
    assert all((ROOT / source).exists() for source in copied)
    assert copied == let_in
    assert rules[1] == "*"
    kept_out = [rule.removeprefix("**/") for rule in rules if rule.startswith("**/")]
    for secret in (".env", "memory.db", "memory.db-wal", "__pycache__"):
        assert any(fnmatch(secret, rule) for rule in kept_out), secret


def test_everything_installed_has_a_hash() -> None:
    """The image holds what the tests ran with, of the extras that a server needs."""
    installs = [rest for name, rest in steps() if name == "RUN" and "install -" in rest]
    for command in re.findall(r"pip [^&]*install [^&]*", " ".join(installs)):
        assert "--require-hashes" in command or "--no-index" in command, command
    tested = pins("requirements-dev.lock")
    for name in ("requirements-server.lock", "requirements-build.lock"):
        assert pins(name).items() <= tested.items()
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = list(extras["dependencies"])
    for extra in ("server", "postgres", "mongo", "mcp", "openai"):
        wanted += extras["optional-dependencies"][extra]
    names = {re.split(r"[\[><=~!; ]", need)[0].lower() for need in wanted}
    assert names <= set(pins("requirements-server.lock"))


def pins(name: str) -> dict[str, str]:
    text = (ROOT / name).read_text("utf-8")
    return dict(re.findall(r"^([a-z0-9._-]+)(?:\[[^\]]*\])?==(\S+)", text, re.MULTILINE))


def test_health_is_asked_with_python_itself() -> None:
    """The check asks /healthz at the port that the server has, and needs nothing else."""
    options, _, command = last("HEALTHCHECK").partition(" CMD ")
    assert "--interval" in options and "--timeout" in options
    program, flag, code = json.loads(command)
    assert (program, flag) == ("python", "-c")
    compile(code, "health", "exec")
    assert "/healthz" in code and "LEMBRAR_PORT" in code
    assert environment()["LEMBRAR_PORT"] == last("EXPOSE") == str(Settings.port)


def test_the_settings_exist() -> None:
    """Every LEMBRAR_* variable that is set is one that is read."""
    known = {f"LEMBRAR_{name.upper()}" for name in Settings.__dataclass_fields__}
    known |= {"LEMBRAR_PUBLISH_PORT"}  # compose.yaml's own
    texts = [
        (ROOT / name).read_text("utf-8") for name in ("Dockerfile", "compose.yaml", ".env.example")
    ]
    assert set(re.findall(r"\bLEMBRAR_[A-Z_]+\b", "\n".join(texts))) <= known


def commands() -> list[list[str]]:
    found = [json.loads(last("CMD"))]
    found += [COMPOSE["services"][name]["command"] for name in OURS]
    check = COMPOSE["services"]["worker"]["healthcheck"]["test"][1]
    found.append(shlex.split(check.partition(">")[0])[1:])
    for name in ("containers.md", "containers.pt-BR.md"):
        text = (ROOT / "docs" / name).read_text("utf-8")
        runs = re.findall(r"run --rm [^\n]*?(?:server|lembrar:0\.1\.0) ([^\n`]+)", text)
        assert runs
        found += [shlex.split(run.partition(" > ")[0]) for run in runs]
    return found


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_the_commands_exist(words: list[str]) -> None:
    """Every verb and option that the files and the documents use is one of the command line."""
    command: Any = get_command(app)
    while words and hasattr(command, "commands"):
        command, words = command.commands[words[0]], words[1:]
    known = {option for parameter in command.params for option in parameter.opts}
    assert {word for word in words if word.startswith("--")} <= known


def test_images_are_pinned() -> None:
    """No tag moves from one year to the next; ours is of this version."""
    stages = {rest.split(" AS ")[1] for name, rest in steps() if name == "FROM"}
    bases = {rest.split(" AS ")[0] for name, rest in steps() if name == "FROM"} - stages
    [tag] = [rest.partition("=")[2] for name, rest in steps() if name == "ARG"]
    images = [base.replace("${PYTHON}", tag) for base in bases]
    images += [service["image"] for service in COMPOSE["services"].values()]
    for image in images:
        assert re.search(r":\d+\.\d+", image) and "latest" not in image, image
    assert {COMPOSE["services"][name]["image"] for name in OURS} == {
        f"lembrar:{lembrar.__version__}"
    }


def test_nothing_starts_with_a_password_that_everybody_knows() -> None:
    """Secrets come from the environment, must be given, and stand in no URL."""
    text = (ROOT / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"PASSWORD: (\S+?):\?", text)) == {
        "${POSTGRES_PASSWORD", "${DATABASE_PASSWORD",
    }  # fmt: skip
    assert len(re.findall(r"PASSWORD: ", text)) == len(re.findall(r"PASSWORD: \$\{\w+:\?", text))
    assert not re.search(r"://[^/\s]*:[^/\s]*@", text)
    example = (ROOT / ".env.example").read_text("utf-8")
    for name, value in re.findall(r"^(\w+)=(.*)$", example, re.MULTILINE):
        assert not value or not re.search("PASSWORD|KEY|TOKEN|SECRET", name), name
    used = set(re.findall(r"\$\{(\w+)", text))
    assert used == set(re.findall(r"^(\w+)=", example, re.MULTILINE))


def test_the_role_of_the_database_is_no_superuser() -> None:
    """The wall of row-level security holds for whom the server connects as."""
    made = COMPOSE["configs"]["role"]["content"]
    role = re.findall(r"://(\w+)@", COMPOSE["services"]["server"]["environment"]["LEMBRAR_URL"])[0]
    assert f"CREATE ROLE {role} LOGIN NOSUPERUSER NOBYPASSRLS" in made
    assert COMPOSE["services"]["postgres"]["environment"].get("POSTGRES_USER", "postgres") != role


def test_only_this_machine_reaches_the_server_and_only_the_server_the_database() -> None:
    """A port of this machine alone; the database has none, on a network without a way out."""
    services = COMPOSE["services"]
    for name, service in services.items():
        for port in service.get("ports", []):
            assert name == "server" and port.startswith("127.0.0.1:")
    assert services["postgres"]["networks"] == ["inside"]
    assert COMPOSE["networks"]["inside"]["internal"] is True


def test_every_service_has_its_limits_and_its_health() -> None:
    """Volumes by name, health checks, no new privileges; ours cannot write but to its data."""
    for name, service in COMPOSE["services"].items():
        for volume in service["volumes"]:
            assert volume.partition(":")[0] in COMPOSE["volumes"]
        assert "no-new-privileges:true" in service["security_opt"]
        assert service["restart"] == "unless-stopped"
        assert name == "server" or service["healthcheck"]["test"]  # the server's is the image's
    for name in OURS:
        service = COMPOSE["services"][name]
        assert service["read_only"] and service["cap_drop"] == ["ALL"]
        assert service["depends_on"]["postgres"]["condition"] == "service_healthy"
