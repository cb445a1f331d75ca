"""The description of the server, and whether it keeps to it."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

from asking import SETTINGS, Service, listening, make_key, with_service
from jsonschema import Draft202012Validator

from lembrar.server.app import create_app
from lembrar.server.limits import Limiter

UNBOUNDED = 10_000_000


def operations(schema: dict[str, Any]) -> dict[str, Any]:
    """Those of the API."""
    return {
        f"{method} {path}": operation
        for path, methods in schema["paths"].items()
        if path.startswith("/api/")
        for method, operation in methods.items()
    }


@with_service()
async def test_everything_is_described(service: Service) -> None:
    """Each route says what it does, what it answers with and how it fails; each body has an
    example that is answered."""
    schema = (await service.client.get("/openapi.json")).json()
    for name, operation in operations(schema).items():
        assert operation["description"], name
        assert operation["tags"], name
        assert operation["security"], name
        answers = operation["responses"]
        assert {"401", "403", "422", "429"} <= set(answers), name
        assert all(
            "application/problem+json" in answer["content"]
            for status, answer in answers.items()
            if status.startswith(("4", "5"))
        ), name
    described = schema["components"]["schemas"]["ProblemDetails"]
    assert {"type", "title", "status", "detail"} <= set(described["properties"])


@with_service()
async def test_everything_has_an_example(service: Service) -> None:
    """Every parameter that must be given, every body and every answer: and an example of an answer
    is one that could have been given."""
    schema = (await service.client.get("/openapi.json")).json()
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            name = f"{method} {path}"
            for parameter in operation.get("parameters", ()):
                shown = {"example", "examples"} & (set(parameter) | set(parameter["schema"]))
                assert shown or not parameter["required"], (name, parameter["name"])
            if "requestBody" in operation:
                assert examples(operation["requestBody"], schema), name
            for status, answer in operation["responses"].items():
                if status.startswith("2"):
                    for kind, content in answer["content"].items():
                        assert "example" in content, (name, kind)
                        if "json" in kind:
                            _check_example(content, schema)


def _check_example(content: dict[str, Any], schema: dict[str, Any]) -> None:
    whole = content["schema"] | {"components": schema["components"]}
    Draft202012Validator(whole).validate(content["example"])


@with_service()
async def test_examples_work(service: Service) -> None:
    """Every example of a body is understood."""
    schema = (await service.client.get("/openapi.json")).json()
    for name, operation in operations(schema).items():
        body = operation.get("requestBody", {"content": {}})["content"]
        if "application/json" not in body or "keys" in name:
            continue
        for example in examples(operation["requestBody"], schema):
            method, path = name.split()
            answer = await service.client.request(method, path, json=example)
            assert answer.status_code in (200, 404, 409), (name, answer.text)


def examples(body: dict[str, Any], schema: dict[str, Any]) -> list[Any]:
    """The examples of a body, whichever form it has."""
    found: list[Any] = []
    for content in body["content"].values():
        described = content["schema"]
        found += [content["example"]] if "example" in content else described.get("examples", [])
        for one in described.get("anyOf", [described]):
            named = one.get("$ref", "").rpartition("/")[2]
            found += schema["components"]["schemas"][named]["examples"] if named else []
    assert found
    return found


def test_whatever_is_sent_is_answered_as_described(tmp_path: Path) -> None:
    """schemathesis over every route of the API: no answer of 5xx, none that is not described, no
    proper request refused and no improper one taken. The long run is `python -m bench schema`."""
    app = create_app(SETTINGS)
    app.state.limiter = Limiter(failures=UNBOUNDED)
    with listening(app) as url:
        loop = app.state.hub._looker.get_loop()
        making = make_key(app, "default", "admin", rate=UNBOUNDED)
        key = asyncio.run_coroutine_threadsafe(making, loop).result(60)
        done = subprocess.run(
            [sys.executable, "-m", "schemathesis.cli", "run", f"{url}/openapi.json",
             "--header", f"Authorization: Bearer {key}", "--include-path-regex", "^/(api|healthz)",
             "--exclude-path", "/api/v1/load",  # of lines, which it cannot make up
             "--phases", "examples,fuzzing", "--max-examples", "2", "--seed", "1",
             "--suppress-health-check", "all", "--no-color"],
            capture_output=True, text=True, check=False, cwd=tmp_path,
        )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:]
