"""The OpenAI-compatible proxy: whoever talks to a model through it has a memory.

    client → POST /v1/chat/completions or /v1/responses → memory → upstream → the same bytes back

What a client may say beside what OpenAI's API knows, as headers:

    X-User-Id, X-Chat-Id     who is talking, and where (`who.py` lists all the places)
    X-Memory: off            pass through, as if no user were named
    X-Memory-History: keep   what the client sends again goes upstream too; else memory stands
                             for all but the newest message and what belongs to it. For prompts
                             that hold examples as messages, which are no conversation
    X-Memory-Commands: off   /lembrar and /remember go upstream like any other words
    Idempotency-Key          the same request again is answered as it was the first time

and is told: `X-Memory-Status` (ok, partial, bypassed) and `X-Memory-Tokens`, the size of the
context that went along."""

from lembrar.server.proxy.routes import router

__all__ = ["router"]
