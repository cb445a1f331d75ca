"""Messages from where people talk: WhatsApp, Evolution API, n8n and anything that sends JSON.

A delivery is proven, read and recorded before it is acknowledged; what it asks for is answered
after that, from an outbox that outlives the process."""

from lembrar.server.channels.routes import router

__all__ = ["router"]
