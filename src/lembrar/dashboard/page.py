"""How a page is made: a template, the texts of a language, and nothing that a browser may run but
the scripts that come with Lembrar."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import tzinfo
from functools import cache
from hashlib import blake2b
from importlib import resources
from typing import Any
from urllib.parse import urlencode

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from lembrar import __version__
from lembrar.dashboard import visitor
from lembrar.dashboard.saying import Saying
from lembrar.dashboard.texts import texts
from lembrar.dashboard.visitor import COOKIE, Visitor, new_session, token_of, zone_of
from lembrar.server.access import hub_of
from lembrar.server.hub import Hub

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)


def page(
    connection: HTTPConnection,
    template: str,
    looking: Visitor | None = None,
    *,
    code: int = 200,
    **values: Any,
) -> HTMLResponse:
    """A page, or a part of one, in the visitor's language."""
    language = looking.language if looking else visitor.language_of(connection)
    session = connection.cookies.get(COOKIE, "") or new_session()
    made = (
        _environment()
        .get_template(template)
        .render(
            t=texts(language),
            language=language,
            other_language="en" if language == "pt" else "pt",
            visitor=looking,
            token=token_of(session),
            here=connection.url.path + (f"?{connection.url.query}" if connection.url.query else ""),
            version=__version__,
            zone=_zone_name(hub_of(connection)),
            **_ways(language, zone_of(hub_of(connection))),
            **values,
        )
    )
    response = HTMLResponse(made, status_code=code)
    response.headers["Content-Security-Policy"] = _POLICY
    # With no-referrer, browsers hide the origin of forms too, which tells ours from others.
    response.headers["Referrer-Policy"] = "same-origin"
    if COOKIE not in connection.cookies:
        visitor.remember_session(response, connection, session)
    return response


def _zone_name(hub: Hub) -> str:
    """The zone in which times are shown, as scripts call it: a name, or hours and minutes."""
    return hub.settings.timezone or hub.clock().isoformat()[-6:]


def _ways(language: str, zone: tzinfo) -> Mapping[str, Any]:
    """How templates show numbers and times, and link to each other."""
    saying = Saying(language, zone)
    return {
        "number": saying.number,
        "about": saying.about,
        "weighed": saying.weighed,
        "day": saying.day,
        "moment": saying.moment,
        "to": to,
        "asset": asset,
        "json": _json,
    }


def to(path: str, **query: object) -> str:
    """A link. What it names may hold anything."""
    kept = {name: value for name, value in query.items() if value not in (None, "")}
    return f"{path}?{urlencode(kept)}" if kept else path


def inside(path: str) -> str:
    """The path, if it leads nowhere else but into the page; else the front of it."""
    own = path.startswith("/") and not path.startswith(("//", "/\\"))
    return path if own and path.isprintable() else "/"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=True, default=str)


@cache
def asset(name: str) -> str:
    """The address of a file of ours. It changes with the file, so browsers may keep it."""
    data = (resources.files("lembrar.dashboard") / "static" / name).read_bytes()
    return f"/static/{name}?v={blake2b(data, digest_size=6).hexdigest()}"


@cache
def _environment() -> Environment:
    return Environment(
        loader=PackageLoader("lembrar.dashboard"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
