"""What Prometheus can ask for. Every series that tells of a tenant is labelled with it, so that
one can be shown its own; no label ever names a user or a chat."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import Metric
from prometheus_client.exposition import generate_latest
from prometheus_client.process_collector import ProcessCollector

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
_SLOW = (0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 15.0, 60.0)
_TOKENS = (100, 250, 500, 1000, 2000, 4000, 8000, 16_000, 32_000)


def _counter(name: str, about: str, *labels: str) -> Counter:
    return Counter(f"lembrar_{name}", about, ["tenant", *labels], registry=REGISTRY)


def _gauge(name: str, about: str, *labels: str) -> Gauge:
    return Gauge(f"lembrar_{name}", about, ["tenant", *labels], registry=REGISTRY)


def _histogram(name: str, about: str, buckets: Iterable[float], *labels: str) -> Histogram:
    named, all_labels = f"lembrar_{name}", ["tenant", *labels]
    return Histogram(named, about, all_labels, registry=REGISTRY, buckets=tuple(buckets))


requests = _counter("requests_total", "Requests answered.", "route", "status")
request_seconds = _histogram("request_seconds", "Time to answer.", _FAST, "route")
sockets = _gauge("sockets", "WebSockets open.")
events_sent = _counter("events_sent_total", "Events sent through WebSockets.")
sockets_dropped = _counter("sockets_dropped_total", "WebSockets closed for being too slow.")
refused = _counter("refused_total", "Requests refused.", "why")

messages = _counter("messages_total", "Messages recorded.", "role")
commit_seconds = _histogram("turn_commit_seconds", "Time until what was said is durable.", _FAST)
contexts = _counter("contexts_total", "Contexts composed.")
context_seconds = _histogram("context_seconds", "Time to compose a context.", _FAST)
context_tokens = _histogram("context_tokens", "Tokens of a context.", _TOKENS)
saved_tokens = _counter("saved_tokens_total", "Tokens that contexts saved over the whole log.")
search_seconds = _histogram("search_seconds", "Time to search.", _FAST)
compactions = _counter("compactions_total", "Compactions.", "outcome")
compaction_seconds = _histogram("compaction_seconds", "Time of a compaction.", _SLOW)
brain_seconds = _histogram("brain_seconds", "Time of the summariser in a compaction.", _SLOW)

proxy_requests = _counter("proxy_requests_total", "Requests through the proxy.", "path", "memory")
proxy_seconds = _histogram("proxy_seconds", "What memory adds before the upstream is asked.", _FAST)
webhook_messages = _counter("webhook_messages_total", "Messages from channels.", "kind", "outcome")

# Looked up in the store when they are asked for: see figures.py.
chats = _gauge("chats", "Chats.")
log_messages = _gauge("log_messages", "Messages in all logs.")
log_cycles = _gauge("log_cycles", "Cycles in all logs.")
log_tokens = _gauge("log_tokens", "Tokens in all logs.")
memory_tokens = _gauge("memory_tokens", "Tokens of memory as it stands.", "part")
pending = _gauge("pending_summaries", "Summaries that are still owed.")
letters = _gauge("dead_letters", "Summaries that the LLM failed at too often.")
store_bytes = _gauge("store_bytes", "Bytes that the store takes up.")
answers = _gauge("answers", "Answers that followed a context.")
answers_used = _gauge("answers_used_ratio", "Share of answers that used their context.")
remembered_days = _gauge("remembered_days", "How far back something used was said.")
preferences_kept = _gauge("preferences_kept_ratio", "Share of preferences never contradicted.")
llm_calls = _gauge("llm_calls", "Calls of an LLM.", "model", "outcome")
llm_tokens = _gauge("llm_tokens", "Tokens of an LLM.", "model", "kind")
llm_cost = _gauge("llm_cost_dollars", "What an LLM cost.", "model")


def exposition(tenant: str | None) -> bytes:
    """Everything in Prometheus' text format, or what tells of one tenant and of none."""
    return generate_latest(REGISTRY if tenant is None else _Of(tenant))


class _Of(CollectorRegistry):
    """The series of one tenant."""

    def __init__(self, tenant: str) -> None:
        super().__init__()
        self._tenant = tenant

    def collect(self) -> Iterator[Metric]:
        for family in REGISTRY.collect():
            mine = [
                s for s in family.samples if s.labels.get("tenant", self._tenant) == self._tenant
            ]
            if mine:
                shown = Metric(family.name, family.documentation, family.type, family.unit)
                shown.samples = mine
                yield shown
