"""How requests of the API are read: who asks comes first, then the body, strictly."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from typing import Any, NoReturn, cast

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from lembrar.server.access import Needs, check_scope, identified
from lembrar.server.limits import JSON_DEPTH
from lembrar.server.problems import Problem

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class StrictRequest(Request):
    """A request whose JSON has been read already."""

    parsed: Any = None

    async def json(self) -> Any:
        return self.parsed


class StrictRoute(APIRoute):
    """Lets nobody have a body parsed who may not use it."""

    def get_route_handler(self) -> Handler:
        handle = super().get_route_handler()
        needed = scope_of(self)

        async def handler(request: Request) -> Response:
            if needed:
                check_scope(await identified(request), needed)
            strict = StrictRequest(request.scope, request.receive)
            if self.body_field is not None:
                strict.parsed = await _json(strict)
            _name_user(strict)
            return await handle(strict)

        return handler


def scope_of(route: APIRoute) -> str | None:
    """The scope that a route needs; None if it is public."""
    calls = [dependency.call for dependency in route.dependant.dependencies]
    found = [call.scope for call in calls if isinstance(call, Needs)]
    return found[0] if found else None


def _name_user(request: StrictRequest) -> None:
    """Notes whom a request is about, under the name that logs have for them."""
    body: object = request.parsed
    asked = cast(dict[str, Any], body) if isinstance(body, dict) else {}
    user: Any = asked.get("user") or request.query_params.get("user")
    if isinstance(user, str) and user:
        request.state.user = request.app.state.alias(user)


async def _json(request: Request) -> Any:
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    body = await request.body()
    if not body:
        return None
    if kind != "application/json":
        raise Problem(415, "unsupported-media-type", "Send the body as application/json.")
    return read_json(body)


def read_json(text: bytes | str) -> Any:
    """JSON as its standard has it, not nested too deeply, every text of it valid; raises a
    400 Problem."""
    try:
        value: Any = json.loads(text, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        raise Problem(400, "invalid-json", "The body is not valid JSON in UTF-8.") from None
    _check(value)
    return value


def _refuse_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _check(value: Any) -> None:
    """Level by level, so that depth costs no stack."""
    level: list[Any] = [value]
    for _ in range(JSON_DEPTH):
        inside: list[Any] = []
        for one in level:
            if isinstance(one, str):
                _check_text(one)
            elif isinstance(one, dict):
                fields = cast(dict[str, Any], one)
                for name in fields:
                    _check_text(name)
                inside += fields.values()
            elif isinstance(one, list):
                inside += cast(list[Any], one)
        if not inside:
            return
        level = inside
    raise Problem(400, "too-deep", f"The body is nested more than {JSON_DEPTH} levels deep.")


def _check_text(text: str) -> None:
    """No half characters anywhere; NUL is refused where a text is used."""
    if text.isascii():
        return
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Problem(
            400, "invalid-text", "A text holds half a character (a lone surrogate). Remove it."
        ) from None
