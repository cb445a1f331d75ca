"""A proxy in front of a scripted model, as its users have it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import openai

from lembrar import Memory, Message
from lembrar.config import Settings, Upstream
from lembrar.server.app import create_app
from lembrar.testing import ScriptedLLM

SYSTEM = {"role": "system", "content": "Você é a Lia, uma assistente breve."}


@dataclass
class Proxy:
    """A running proxy, its upstream, and the file that it keeps its memory in."""

    url: str
    llm: ScriptedLLM
    store: str
    app: Any

    def client(self, **headers: str) -> openai.OpenAI:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return openai.OpenAI(
            base_url=f"{self.url}/v1", api_key="sk-own", max_retries=0, default_headers=named
        )

    def ask(self, messages: list[Any], headers: dict[str, str] | None = None, **more: Any) -> Any:
        """A chat completion, with its headers."""
        with self.client() as client:
            return client.chat.completions.with_raw_response.create(
                model="scripted", messages=messages, extra_headers=headers or {}, **more
            )

    def history(self, chat: str, tenant: str = "default") -> list[Message]:
        with Memory(self.store, tenant=tenant, embedder="none", background=False) as memory:
            return memory.history(chat)

    def said(self, chat: str, tenant: str = "default") -> list[str]:
        return [message.content for message in self.history(chat, tenant)]

    @property
    def prompt(self) -> list[dict[str, Any]]:
        """What the model was last asked."""
        return self.llm.requests[-1].body["messages"]


@contextmanager
def proxying(
    running: Callable[..., Any], llm: ScriptedLLM, folder: Path, **changes: Any
) -> Iterator[Proxy]:
    store = f"sqlite:{folder / 'memory.db'}"
    upstreams = {"main": Upstream(llm.url, key="sk-upstream")}
    given = {"url": store, "embedder": "none", "upstreams": upstreams} | changes
    app = create_app(Settings(**given))
    with running(app) as url:
        yield Proxy(url, llm, store, app)


def user(text: str) -> dict[str, str]:
    return {"role": "user", "content": text}


def bot(text: str) -> dict[str, str]:
    return {"role": "assistant", "content": text}
