"""What the server says of itself."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from lembrar.server.problems import ProblemDetails

ABOUT = """Memory for any chatbot: long conversations, small prompts, nothing important forgotten.

Paths are the words of the Python API and of the command line. Ids of chats, users, messages and
facts are any 1 to 512 bytes of UTF-8, and go as parameters or in the body, where slashes and dots
are nothing special. Errors are `application/problem+json`."""

TAGS: list[dict[str, Any]] = [
    {"name": "talk", "description": "Record what is said; have the context for the next answer."},
    {"name": "look", "description": "What is stored."},
    {"name": "know", "description": "What is known of a person."},
    {"name": "put right", "description": "The user's own hand."},
    {"name": "tend", "description": "Background work, now."},
    {"name": "carry", "description": "Take memory out, and bring it in again."},
    {"name": "operations", "description": "Health, figures and keys."},
]


def install(app: FastAPI) -> None:
    """Gives an app its description."""

    def described() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _schema(app)
        return app.openapi_schema

    app.openapi = described


def _schema(app: FastAPI) -> dict[str, Any]:
    schema = get_openapi(
        title=app.title,
        version=app.version,
        description=app.description,
        routes=app.routes,
        tags=app.openapi_tags,
    )
    schemas = schema.setdefault("components", {}).setdefault("schemas", {})
    told = ProblemDetails.model_json_schema(ref_template="#/components/schemas/{model}")
    schemas |= told.pop("$defs", {})
    schemas["ProblemDetails"] = told
    _exemplify(schema)
    return schema


def _exemplify(schema: dict[str, Any]) -> None:
    """Shows what is asked and answered, by examples: they are real ones, kept in a file."""
    told = json.loads((resources.files("lembrar.server") / "examples.json").read_text("utf-8"))
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            name = f"{method.upper()} {path}"
            for parameter in operation.get("parameters", ()):
                if parameter["name"] in told["parameters"] and parameter["in"] == "path":
                    parameter.setdefault("example", told["parameters"][parameter["name"]])
            _show(operation.get("requestBody", {}), told["asked"].get(name))
            for status, answer in operation["responses"].items():
                if status.startswith("2"):
                    _show(answer, told["answered"].get(name), told["streamed"].get(name))


def _show(part: dict[str, Any], example: Any, streamed: str | None = None) -> None:
    for kind, content in part.get("content", {}).items():
        shown = streamed if kind == "text/event-stream" else example
        if shown is not None:
            content["example"] = shown
