"""Requests to a server: sent, repeated where that is safe, and their answers read."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from tempfile import SpooledTemporaryFile
from typing import IO, TYPE_CHECKING, Any
from urllib.parse import urlsplit
from uuid import uuid4

from lembrar.client.problems import away, error_of
from lembrar.errors import InvalidUrl, LembrarError, StoreClosed

if TYPE_CHECKING:
    import httpx2

_AGAIN = frozenset({502, 503, 504})  # nobody knows whether it was done
_LATER = 429  # it was not done
_PAGE = 1000
_SPOOLED = 4 * 1024 * 1024  # bytes kept in mind
_LONGEST_WAIT_SECONDS = 30.0
_LONG_SECONDS = 600.0  # what an LLM may have to do with

Values = Mapping[str, Any]


class Wire:
    """A connection to a server. `tries` is how often a request is sent at most."""

    def __init__(
        self, url: str, key: str, *, timeout: float, tries: int, transport: Any = None
    ) -> None:
        if urlsplit(url).scheme not in ("http", "https"):
            raise InvalidUrl("The address of a server begins with http:// or https://")
        self.url = url.rstrip("/")
        self._timeout = timeout
        self._tries = max(tries, 1)
        self._client: httpx2.AsyncClient | None = _client(self.url, key, timeout, transport)

    async def close(self) -> None:
        """Closes the connection. Again does nothing."""
        client, self._client = self._client, None
        if client is not None:
            await client.aclose()

    async def get(self, word: str, **query: Any) -> Any:
        """What a route gives for this; what is None is left out."""
        return await self._ask("GET", word, safe=True, params=_given(query))

    async def pages(self, word: str, **query: Any) -> AsyncIterator[Any]:
        """The items of a long list, part by part."""
        cursor = None
        while True:
            page = await self.get(word, **query, limit=_PAGE, cursor=cursor)
            for item in page["items"]:
                yield item
            if not (cursor := page.get("next")):
                return

    async def post(
        self, word: str, body: Values, *, once: bool = False, safe: bool = True, long: bool = False
    ) -> Any:
        """Has something done. `once` marks the request, so that sending it again does nothing
        twice; `safe` says that doing it twice does no harm; `long` that it may take minutes."""
        headers = {"Idempotency-Key": uuid4().hex} if once else {}
        timeout = max(self._timeout, _LONG_SECONDS) if long else self._timeout
        return await self._ask(
            "POST", word, safe=safe, json=_given(body), headers=headers, timeout=timeout
        )

    async def send_lines(self, word: str, lines: Iterable[str]) -> Any:
        """Has lines taken in, of which those that are there already do no harm."""
        headers = {"Content-Type": "application/x-ndjson"}
        text = "".join(f"{line}\n" for line in lines).encode()
        timeout = max(self._timeout, _LONG_SECONDS)
        return await self._ask(
            "POST", word, safe=True, content=text, headers=headers, timeout=timeout
        )

    async def lines(self, word: str, **query: Any) -> Iterator[str]:
        """The lines that a route gives, complete when this returns. They wait in a nameless file
        if they are many."""
        import httpx2

        file = SpooledTemporaryFile(_SPOOLED)  # noqa: SIM115 - closed by who reads it
        try:
            async with self._open.stream("GET", f"/api/v1/{word}", params=_given(query)) as answer:
                if not answer.is_success:
                    await answer.aread()
                    raise error_of(answer.status_code, _read(answer))
                async for chunk in answer.aiter_bytes():
                    file.write(chunk)
            file.seek(0)
        except httpx2.TransportError:
            file.close()
            raise away(self.url) from None
        except BaseException:
            file.close()
            raise
        return _each(file)

    @property
    def _open(self) -> httpx2.AsyncClient:
        if self._client is None:
            raise StoreClosed
        return self._client

    async def _ask(self, method: str, word: str, *, safe: bool, **request: Any) -> Any:
        for left in reversed(range(self._tries)):
            answer = await self._sent(method, word, last=not left, safe=safe, **request)
            if answer is None:
                await asyncio.sleep(_pause(self._tries - left))
                continue
            if answer.is_success:
                return _read(answer)
            if not (left and _may_repeat(answer, safe)):
                raise error_of(answer.status_code, _read(answer))
            await asyncio.sleep(_wait(answer, self._tries - left))
        raise away(self.url)

    async def _sent(
        self, method: str, word: str, *, last: bool, safe: bool, **request: Any
    ) -> httpx2.Response | None:
        """An answer; None if there was none and the request may be sent again."""
        import httpx2

        try:
            return await self._open.request(method, f"/api/v1/{word}", **request)
        except (httpx2.ConnectError, httpx2.ConnectTimeout):
            if last:
                raise away(self.url) from None
        except httpx2.TransportError:
            if last or not safe:
                raise away(self.url) from None
        return None


def _client(url: str, key: str, timeout: float, transport: Any) -> httpx2.AsyncClient:
    try:
        import httpx2
    except ModuleNotFoundError:
        raise LembrarError(
            "A client needs httpx2, which is not here. "
            "Install it with: pip install 'lembrar[client]'"
        ) from None
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return httpx2.AsyncClient(base_url=url, headers=headers, timeout=timeout, transport=transport)


def _each(file: IO[bytes]) -> Iterator[str]:
    with file:
        for line in file:
            yield line.decode().removesuffix("\n")


def _may_repeat(answer: httpx2.Response, safe: bool) -> bool:
    in_use = answer.status_code == 409 and "idempotency-key-in-use" in answer.text
    repeatable = answer.status_code in _AGAIN and safe
    return answer.status_code == _LATER or in_use or repeatable


def _wait(answer: httpx2.Response, tried: int) -> float:
    """As long as the server asks for, within reason."""
    asked = answer.headers.get("Retry-After", "")
    seconds = float(asked) if asked.isdecimal() else _pause(tried)
    return min(seconds, _LONGEST_WAIT_SECONDS)


def _pause(tried: int) -> float:
    return min(0.1 * 2**tried, 5.0) * random.uniform(0.5, 1.0)  # noqa: S311 - so that not all come at once


def _read(answer: httpx2.Response) -> Any:
    try:
        return answer.json()
    except ValueError:
        if answer.is_success:
            raise LembrarError(f"{answer.url} is no Lembrar server.") from None
        return None


def _given(values: Values) -> dict[str, Any]:
    return {name: value for name, value in values.items() if value is not None}
