"""Errors as problem+json (RFC 9457): one table says which status an error has.

A problem tells what went wrong and what to do, never what somebody said and never where in the
code it happened."""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from pathlib import PurePath
from typing import Any, cast

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from fastapi.routing import iter_route_contexts
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from lembrar import errors

MEDIA_TYPE = "application/problem+json"
_TYPE = "urn:lembrar:problem:"
_log = logging.getLogger("lembrar.server")

# The first that fits counts: what is more special stands before what it is a kind of.
STATUSES: tuple[tuple[type[errors.LembrarError], int], ...] = (
    (errors.IdentityTaken, 409),
    (errors.InvalidInput, 422),
    (errors.Unknown, 404),
    (errors.OtherUser, 409),
    (errors.BrainFailed, 503),
    (errors.EmbedderFailed, 503),
    (errors.StoreError, 503),
    (errors.LembrarError, 500),
)
_RETRY_SECONDS = {errors.StoreBusy: 1, errors.StoreError: 5}  # else half a minute

# What the library says of these sends to the command line.
_TOLD: Mapping[type[errors.LembrarError], str] = {
    errors.Unknown: "There is no such thing here.",
    errors.UnknownUser: "There is nothing of such a user here.",
    errors.UnknownChat: "There is no such chat.",
    errors.UnknownMessage: "There is no such message.",
    errors.UnknownPreset: "There is no such preset.",
    errors.InvalidPreset: "The preset file is not valid.",
    errors.StoreError: "The database could not do its work.",
}


class Flaw(BaseModel):
    """What is wrong with one part of a request."""

    where: str = Field(description="Where in the request, such as body.messages.0.content.")
    what: str = Field(description="What is wrong with it.")


class ProblemDetails(BaseModel):
    """What went wrong, as RFC 9457 has it."""

    type: str = Field(description="What kind of problem, as a stable name.")
    title: str = Field(description="The same, in words.")
    status: int = Field(description="The HTTP status.")
    detail: str = Field(description="What went wrong this time, and what to do next.")
    errors: list[Flaw] = Field(
        default_factory=list[Flaw], description="The parts of the request that cannot be used."
    )


class Problem(Exception):
    """A problem to answer with, raised where it is found."""

    def __init__(
        self,
        status: int,
        kind: str,
        detail: str,
        *,
        flaws: Sequence[Flaw] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(kind)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.flaws = tuple(flaws)
        self.headers = dict(headers or {})

    def body(self) -> dict[str, Any]:
        """As it crosses the wire."""
        told = ProblemDetails(
            type=_TYPE + self.kind,
            title=self.kind.replace("-", " ").capitalize(),
            status=self.status,
            detail=self.detail,
            errors=list(self.flaws),
        )
        return told.model_dump(mode="json", exclude_defaults=True)

    def response(self) -> Response:
        """As an HTTP response."""
        return JSONResponse(self.body(), self.status, self.headers, MEDIA_TYPE)


def problem_of(error: Exception) -> Problem:
    """The problem that an error is. What was not foreseen is logged, and told to nobody."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, errors.LembrarError):
        return _of_ours(error)
    if isinstance(error, (RequestValidationError, WebSocketRequestValidationError)):
        return of_validation(cast(Sequence[Mapping[str, Any]], error.errors()))
    if isinstance(error, HTTPException):
        return _of_http(error)
    log_unforeseen(error)
    return Problem(500, "internal-error", "Something went wrong here. It has been noted.")


def of_validation(found: Sequence[Mapping[str, Any]], where: str = "") -> Problem:
    """Input of the wrong form. What was given is not repeated."""
    if any(flaw.get("type") == "json_invalid" for flaw in found):
        return Problem(400, "invalid-json", "The body is not valid JSON.")
    flaws = [_flaw(flaw, where) for flaw in found[:20]]
    return Problem(422, "invalid-input", "The request cannot be used as it is.", flaws=flaws)


def log_unforeseen(error: BaseException) -> None:
    """Notes what kind of error it was and where, without its text: that may be somebody's."""
    frames = traceback.extract_tb(error.__traceback__)[-4:]
    places = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames]
    _log.error("Unforeseen %s at %s", type(error).__name__, " < ".join(reversed(places)))


def install(app: FastAPI) -> None:
    """Makes every error of an app a problem."""

    async def handle(request: Request, error: Exception) -> Response:
        problem = problem_of(error)
        if problem.status == 405:
            problem.headers["Allow"] = ", ".join(_allowed(request))
        return problem.response()

    kinds = (Problem, errors.LembrarError, RequestValidationError, HTTPException)
    for kind in kinds:
        app.add_exception_handler(kind, handle)


def described(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """These statuses as OpenAPI's responses."""
    return {
        status: {
            "description": HTTPStatus(status).phrase,
            "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/ProblemDetails"}}},
        }
        for status in statuses
    }


def _allowed(request: Request) -> list[str]:
    """Every method of an address: the framework names those of the first route that fits."""
    found: set[str] = set()
    for route in iter_route_contexts(request.app.routes):
        pattern: re.Pattern[str] | None = getattr(route, "path_regex", None)
        if pattern and pattern.match(request.url.path):
            found |= set(getattr(route, "methods", None) or ())
    return sorted(found)


def _of_ours(error: errors.LembrarError) -> Problem:
    status = next(status for kind, status in STATUSES if isinstance(error, kind))
    waits = (seconds for kind, seconds in _RETRY_SECONDS.items() if isinstance(error, kind))
    usual = str(error) == str(type(error)())
    detail = _TOLD.get(type(error), str(error)) if usual else str(error)
    if status >= 500:  # what the database says may name files and hosts
        detail = _TOLD[errors.StoreError] if isinstance(error, errors.StoreError) else detail
        detail = f"{detail} Try again in a moment." if "again" not in detail else detail
    headers = {"Retry-After": str(next(waits, 30))} if status == 503 else {}
    return Problem(status, _slug(type(error).__name__), detail, headers=headers)


def _of_http(error: HTTPException) -> Problem:
    phrase = HTTPStatus(error.status_code).phrase
    detail = {
        404: "There is nothing at this address.",
        405: "This address does not answer to this method.",
    }.get(error.status_code, f"{phrase}.")
    return Problem(
        error.status_code,
        phrase.lower().replace(" ", "-"),
        detail,
        headers=error.headers,
    )


def _flaw(flaw: Mapping[str, Any], where: str) -> Flaw:
    parts = [str(part) for part in flaw.get("loc", ())]
    return Flaw(where=".".join([*([where] if where else []), *parts]), what=_told(flaw))


def _told(flaw: Mapping[str, Any]) -> str:
    """What pydantic says. Its words repeat bounds and choices, not what was given; those of our
    own checks do not either."""
    return str(flaw.get("msg", "Not valid.")).removeprefix("Value error, ")


def _slug(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
