"""A memory that is measured: the same answers, with figures and spans beside them, whichever door
was used."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from time import perf_counter
from typing import TYPE_CHECKING, Any

from opentelemetry.trace import Span
from prometheus_client import Histogram

from lembrar.engine import AsyncMemory
from lembrar.model import Context, Fact, Hit, Message, Receipt
from lembrar.server import metrics, spans
from lembrar.server.soon import Soon

if TYPE_CHECKING:
    from lembrar.consolidate.run import Consolidation
    from lembrar.server.logs import Alias

_GATHER_SECONDS = 0.05  # news of contexts are written together


class Metered(AsyncMemory):
    """A tenant's memory. `name` it before use."""

    _tenant = ""
    _alias: Alias | None = None

    def __init__(self, *parts: Any, **options: Any) -> None:
        super().__init__(*parts, **options)
        self._news = Soon(self._note_usage, _GATHER_SECONDS)  # whoever watches hears of contexts

    def name(self, tenant: str, alias: Alias | None) -> None:
        """Says whose it is, and what chats are called in spans."""
        self._tenant, self._alias = tenant, alias

    async def append(
        self, chat: str, user: str, messages: Iterable[Message | Mapping[str, Any]]
    ) -> list[Message]:
        with self._measured("create_memory", chat, metrics.commit_seconds) as span:
            written = await super().append(chat, user, messages)
            span.set_attribute(spans.RECORDS, len(written))
        for message in written:
            metrics.messages.labels(self._tenant, message.role).inc()
        return written

    async def context(
        self, chat: str, user: str, query: str = "", *, budget: int | None = None
    ) -> Context:
        with self._measured("retrieval", chat, metrics.context_seconds) as span:
            made = await super().context(chat, user, query, budget=budget)
            span.set_attribute(spans.INPUT_TOKENS, made.tokens)
        metrics.contexts.labels(self._tenant).inc()
        metrics.context_tokens.labels(self._tenant).observe(made.tokens)
        saved = max(made.full_tokens - made.tokens, 0)
        metrics.saved_tokens.labels(self._tenant).inc(saved)
        self._news.ask()
        return made

    async def search(
        self,
        user: str,
        query: str,
        *,
        limit: int = 5,
        kinds: Sequence[str] = (),
        at: datetime | None = None,
    ) -> list[Hit]:
        with self._measured("search_memory", "", metrics.search_seconds) as span:
            found = await super().search(user, query, limit=limit, kinds=kinds, at=at)
            span.set_attribute(spans.RECORDS, len(found))
        return found

    async def remember(self, user: str, text: str, *, kind: str = "") -> Fact:
        with self._measured("create_memory"):
            return await super().remember(user, text, kind=kind)

    async def correct(self, fact: str, text: str) -> Fact:
        with self._measured("update_memory"):
            return await super().correct(fact, text)

    async def forget(
        self,
        *,
        user: str | None = None,
        chat: str | None = None,
        message: str | None = None,
        fact: str | None = None,
    ) -> Receipt:
        with self._measured("delete_memory"):
            return await super().forget(user=user, chat=chat, message=message, fact=fact)

    async def close(self) -> None:
        await self._news.close()
        await super().close()

    async def _consolidate(
        self, chat: str, *, force: bool = False, rebuild: bool = False
    ) -> Consolidation:
        with spans.memory_span("upsert_memory", self._called(chat)):
            done = await super()._consolidate(chat, force=force, rebuild=rebuild)
        for run in done.compactions:
            metrics.compactions.labels(self._tenant, "finished").inc()
            metrics.compaction_seconds.labels(self._tenant).observe(run.seconds)
            metrics.brain_seconds.labels(self._tenant).observe(run.brain_seconds)
        if done.failed:
            metrics.compactions.labels(self._tenant, "failed").inc()
        return done

    @contextmanager
    def _measured(
        self, operation: str, chat: str = "", histogram: Histogram | None = None
    ) -> Generator[Span]:
        began = perf_counter()
        with spans.memory_span(operation, self._called(chat)) as span:
            yield span
        if histogram is not None:
            histogram.labels(self._tenant).observe(perf_counter() - began)

    def _called(self, chat: str) -> str:
        return self._alias(chat) if chat and self._alias else ""
