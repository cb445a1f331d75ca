"""OpenTelemetry spans, for whoever has set up a provider: of requests, and of what memory does.
Names and attributes follow the conventions for HTTP and for generative AI; content is never in
them, and people and chats only under the names that logs have for them."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any

from opentelemetry import propagate, trace
from opentelemetry.trace import Span, SpanKind, StatusCode
from starlette.datastructures import Headers

from lembrar import __version__

OPERATION = "gen_ai.operation.name"
CONVERSATION = "gen_ai.conversation.id"
PROVIDER = "gen_ai.provider.name"
INPUT_TOKENS = "gen_ai.usage.input_tokens"
RECORDS = "gen_ai.memory.record.count"
METHOD = "http.request.method"
ROUTE = "http.route"
STATUS = "http.response.status_code"


@contextmanager
def request_span(scope: Mapping[str, Any]) -> Generator[Span]:
    """The span of a request. Its route is set when it is known."""
    carrier = dict(Headers(scope=scope))  # pyright: ignore[reportArgumentType] - a scope
    parent = propagate.extract(carrier)
    with _tracer().start_as_current_span(
        str(scope["method"]),
        context=parent,
        kind=SpanKind.SERVER,
        attributes={METHOD: str(scope["method"])},
        record_exception=False,  # its text may be somebody's
        set_status_on_exception=False,
    ) as span:
        yield span


def answered(span: Span, method: str, route: str, status: int) -> None:
    """Says what became of a request."""
    span.update_name(f"{method} {route}")
    span.set_attribute(ROUTE, route)
    span.set_attribute(STATUS, status)
    if status >= 500:
        span.set_status(StatusCode.ERROR)


@contextmanager
def memory_span(operation: str, chat: str = "") -> Generator[Span]:
    """The span of something that memory does. `chat` is its name in logs."""
    attributes = {OPERATION: operation, PROVIDER: "lembrar"}
    if chat:
        attributes[CONVERSATION] = chat
    with _tracer().start_as_current_span(
        operation,
        attributes=attributes,
        record_exception=False,
        set_status_on_exception=False,
    ) as span:
        try:
            yield span
        except Exception as error:
            span.set_attribute("error.type", type(error).__name__)
            span.set_status(StatusCode.ERROR)
            raise


def _tracer() -> trace.Tracer:
    return trace.get_tracer("lembrar", __version__)
