"""Lembrar as a service: HTTP, WebSocket, an OpenAI-compatible proxy, and channels. Needs the
extra `server`."""
