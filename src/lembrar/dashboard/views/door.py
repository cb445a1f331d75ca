"""The way in and out: sign in with a key, sign out, choose a language."""

from __future__ import annotations

from importlib import resources
from typing import Annotated

from fastapi import APIRouter, Form
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lembrar.dashboard import visitor
from lembrar.dashboard.page import inside, page
from lembrar.dashboard.trouble import PageRoute
from lembrar.dashboard.visitor import COOKIE, LANGUAGE, shows_token
from lembrar.server.problems import Problem

router = APIRouter(include_in_schema=False, route_class=PageRoute)
_KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
_YEAR = 31_536_000


@router.get("/sign-in")
async def sign_in_page(request: Request, back: str = "/") -> Response:
    """Where to show a key."""
    return page(request, "sign_in.html", wrong=False, title="sign_in", back=back)


@router.post("/sign-in")
async def sign_in(
    request: Request,
    key: Annotated[str, Form()] = "",
    token: Annotated[str, Form()] = "",
    back: Annotated[str, Form()] = "/",
) -> Response:
    """Takes a key and gives a session for it."""
    if not shows_token(request, token):
        raise Problem(403, "old-page", "This page is too old. Load it again.")
    try:
        session = await visitor.sign_in(request, key)
    except Problem as problem:
        if problem.status != 401:
            raise
        return page(request, "sign_in.html", wrong=True, title="sign_in", back=back, code=401)
    response = RedirectResponse(inside(back), status_code=303)
    visitor.remember_session(response, request, session)
    return response


@router.post("/sign-out")
async def sign_out(request: Request, token: Annotated[str, Form()] = "") -> Response:
    """Ends the session, here and on the server."""
    if not shows_token(request, token):
        raise Problem(403, "old-page", "This page is too old. Load it again.")
    await visitor.sign_out(request)
    response = RedirectResponse("/sign-in", status_code=303)
    response.delete_cookie(COOKIE)
    return response


@router.get("/language/{code}")
async def language(request: Request, code: str, back: str = "/") -> Response:
    """Chooses a language and goes back to where one was."""
    response = RedirectResponse(inside(back), status_code=303)
    if code in ("pt", "en"):
        response.set_cookie(LANGUAGE, code, max_age=_YEAR, httponly=True, samesite="strict")
    return response


@router.get("/static/{name}")
async def static(name: str) -> Response:
    """A script, a style or a picture that comes with Lembrar."""
    folder = resources.files("lembrar.dashboard") / "static"
    kinds = [kind for end, kind in _KINDS.items() if name.endswith(end)]
    known = {file.name for file in folder.iterdir()}
    if name not in known or not kinds:
        raise Problem(404, "unknown", "There is no such file.")
    headers = {"Cache-Control": f"public, max-age={_YEAR}, immutable"}
    return Response((folder / name).read_bytes(), media_type=kinds[0], headers=headers)
