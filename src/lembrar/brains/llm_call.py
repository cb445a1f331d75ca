"""One request to an OpenAI-compatible endpoint: bounded in time and size, every failure named."""

from __future__ import annotations

import asyncio
from math import isfinite
from typing import TYPE_CHECKING, Any

from openai import APIConnectionError, APIStatusError, OpenAIError
from pydantic import BaseModel, ValidationError

from lembrar.errors import BrainFailed

if TYPE_CHECKING:
    from openai import AsyncOpenAI

_LONGEST_PAUSE_SECONDS = 300.0
_PART = 65_536


class _Message(BaseModel):
    content: str | None = None
    refusal: str | None = None


class _Choice(BaseModel):
    message: _Message = _Message()
    finish_reason: str | None = None


class _Cached(BaseModel):
    cached_tokens: int | None = 0


class _Usage(BaseModel):
    prompt_tokens: int = 0
    completion_tokens: int = 0
    prompt_tokens_details: _Cached | None = None


class Completion(BaseModel):
    """A reply, as far as we read it."""

    choices: list[_Choice] = []
    usage: _Usage | None = None

    @property
    def text(self) -> str:
        return (self.choices[0].message.content or "") if self.choices else ""

    @property
    def refusal(self) -> str | None:
        """What it says if it refuses to answer; None if it does not refuse."""
        if not self.choices:
            return None
        first = self.choices[0]
        filtered = "" if first.finish_reason == "content_filter" else None
        return first.message.refusal or filtered

    @property
    def cached_tokens(self) -> int:
        details = self.usage.prompt_tokens_details if self.usage else None
        return (details.cached_tokens or 0) if details else 0


async def call(
    client: AsyncOpenAI, request: dict[str, Any], seconds: float, most_bytes: int
) -> Completion:
    """The reply. Raises BrainFailed, saying whether it was an outage and when to ask again,
    or that the service refused the form of the request."""
    try:
        async with asyncio.timeout(seconds):
            body = await _body(client, request, most_bytes)
    except TimeoutError as error:
        raise BrainFailed(f"The LLM did not answer in {seconds:g} s.", outage=True) from error
    except APIStatusError as error:
        raise _refused(error) from error
    except APIConnectionError as error:
        raise BrainFailed("The LLM cannot be reached, or hung up.", outage=True) from error
    except OpenAIError as error:
        raise BrainFailed(f"The LLM failed: {type(error).__name__}.", outage=True) from error
    return _parsed(body)


async def _body(client: AsyncOpenAI, request: dict[str, Any], most_bytes: int) -> bytes:
    from httpx2 import HTTPError, StreamError

    create: Any = client.chat.completions.with_streaming_response.create
    body = bytearray()
    try:
        async with create(**request) as response:
            async for part in response.iter_bytes(_PART):
                body += part
                if len(body) > most_bytes:
                    raise BrainFailed("The reply is far too long.", reply=_head(body))
    except (HTTPError, StreamError) as error:
        raise BrainFailed("The LLM hung up in the middle of its reply.", outage=True) from error
    return bytes(body)


def _refused(error: APIStatusError) -> BrainFailed:
    status = error.status_code
    if status in (400, 422):
        failure = BrainFailed(f"The LLM refused the request ({status}).", final=True)
        failure.refused_form = True
        return failure
    if status in (401, 403, 404):
        what = "Check the key and the model with `lembrar doctor --llm`."
        return BrainFailed(
            f"The LLM refused the request ({status}). {what}", outage=True, final=True
        )
    return BrainFailed(
        f"The LLM is out of order or too busy ({status}).",
        outage=True,
        retry_after=_retry_after(error.response.headers.get("retry-after")),
    )


def _retry_after(value: str | None) -> float | None:
    """Seconds; a date in place of them is as good as no answer."""
    try:
        seconds = float(value or "")
    except ValueError:
        return None
    return min(max(seconds, 0.0), _LONGEST_PAUSE_SECONDS) if isfinite(seconds) else None


def _parsed(body: bytes) -> Completion:
    try:
        return Completion.model_validate_json(body)
    except ValidationError as error:
        raise BrainFailed("The reply is no completion.", reply=_head(body)) from error


def _head(body: bytes | bytearray) -> str:
    return bytes(body[:4000]).decode("utf-8", "replace")
