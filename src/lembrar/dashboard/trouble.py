"""What goes wrong, told to people: a page in their language instead of problem+json."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lembrar.dashboard.page import page, to
from lembrar.dashboard.texts import texts
from lembrar.dashboard.visitor import SignInNeeded, language_of
from lembrar.errors import LembrarError
from lembrar.server.problems import Problem, problem_of

Handler = Callable[[Request], Coroutine[Any, Any, Response]]


class PageRoute(APIRoute):
    """A route for people: whatever goes wrong in it becomes a page."""

    def get_route_handler(self) -> Handler:
        """Answers with a page, whether or not it works out."""
        answer = super().get_route_handler()

        async def handle(request: Request) -> Response:
            try:
                return await answer(request)
            except SignInNeeded:
                return _to_the_door(request)
            except (Problem, LembrarError, RequestValidationError, HTTPException) as error:
                return told(request, problem_of(error))
            except Exception as error:  # noqa: BLE001 - the edge, for people: it is logged there
                return told(request, problem_of(error))

        return handle


def install(app: FastAPI) -> None:
    """Has people who come to an address that does not exist told so by a page."""
    before: Any = app.exception_handlers[HTTPException]

    async def handle(request: Request, error: Exception) -> Response:
        if "text/html" in request.headers.get("Accept", ""):
            return told(request, problem_of(error))
        return await before(request, error)

    app.add_exception_handler(HTTPException, handle)


def told(request: Request, problem: Problem) -> Response:
    """A problem as a page, or as a part of the page that asked for one."""
    known = texts(language_of(request))
    name = f"problem_{problem.kind.replace('-', '_')}"
    said = known(name) if known.has(name) else known(f"problem_{_family(problem.status)}")
    part = bool(request.headers.get("HX-Request"))
    response = page(
        request,
        "problem_part.html" if part else "problem.html",
        getattr(request.state, "visitor", None),
        code=problem.status,
        title="problem",
        said=said,
        detail=problem.detail,
    )
    for name, value in problem.headers.items():
        response.headers[name] = value
    return response


def _family(status: int) -> str:
    return str(status) if status in (401, 403, 404, 409, 422, 429) else "500"


def _to_the_door(request: Request) -> Response:
    """Sends whoever has not signed in to where they can, and back afterwards."""
    query = f"?{request.url.query}" if request.url.query else ""
    wanted = f"{request.url.path}{query}" if request.method == "GET" else ""
    door = to("/sign-in", back="" if wanted == "/" else wanted)
    if request.headers.get("HX-Request"):
        return Response(status_code=401, headers={"HX-Redirect": door})
    return RedirectResponse(door, status_code=303)
