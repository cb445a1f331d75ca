"""The server in this process, until it is told to end."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from datetime import datetime
from types import FrameType

import uvicorn

from lembrar.beside import beside
from lembrar.config import Settings
from lembrar.errors import InvalidInput
from lembrar.server import logs
from lembrar.server.access import is_loopback
from lembrar.server.app import create_app
from lembrar.server.database import open_served
from lembrar.server.keys import Keyring, check_tenant
from lembrar.server.limits import BODY_BYTES
from lembrar.stores.base import Database

_BACKLOG = 2048
_TURN_SECONDS = 0.0001  # that a thread goes on while another waits
_GARBAGE = (50_000, 20, 100)  # new objects until the young are looked through, and so on
_IDLE_SECONDS = 75  # longer than clients and proxies keep a connection: they close it, not we
_LAST_SECONDS = 30  # for requests under way when the server is told to end


async def run(settings: Settings, *, announce: Callable[[str], None]) -> None:
    """Serves until SIGINT or SIGTERM. Requests under way are finished, and so is the work that
    memory has begun. `announce` is told the address once it is listened on."""
    check_tenant(settings.tenant)
    answers_first()
    database = await open_served(settings)
    try:
        await refuse_without_key(settings, database)
        with listening(settings.host, settings.port) as listener, beside():
            logs.configure()
            server = _Server(_config(settings, database), announce, _address(settings, listener))
            await server.serve(sockets=[listener])
    finally:
        await database.close()


def answers_first() -> None:
    """Has the interpreter let an answer go before background work, and look for garbage seldom:
    to look through what people are remembered by takes longer than to answer one of them."""
    sys.setswitchinterval(_TURN_SECONDS)
    gc.set_threshold(*_GARBAGE)


async def refuse_without_key(settings: Settings, database: Database) -> None:
    """Raises InvalidInput if other machines could reach the server and nobody needs a key."""
    ring = Keyring(database)
    try:
        if is_loopback(settings.host) or await ring.any(now=datetime.now().astimezone()):
            return
    finally:
        await ring.close()
    raise InvalidInput(
        f"Listening on {settings.host} lets other machines in, and there is no key yet. "
        "Make one with `lembrar keys create`, or listen on 127.0.0.1."
    )


class _Server(uvicorn.Server):
    """Says where it listens, and ends in order whichever signal tells it to."""

    def __init__(
        self, config: uvicorn.Config, announce: Callable[[str], None], address: str
    ) -> None:
        super().__init__(config)
        self._announce = announce
        self._address = address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._announce(self._address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit and sig == signal.SIGINT  # asked twice: now
        self.should_exit = True


def _config(settings: Settings, database: Database) -> uvicorn.Config:
    return uvicorn.Config(
        create_app(settings, database=database),
        log_config=None,
        access_log=False,  # ours names routes, not paths
        server_header=False,
        ws_max_size=BODY_BYTES,
        timeout_keep_alive=_IDLE_SECONDS,
        timeout_graceful_shutdown=_LAST_SECONDS,
    )


def listening(host: str, port: int) -> socket.socket:
    """A socket that connections come in by. Each sends at once whatever it has: head and body of
    an answer are two pieces, and a client that waits to confirm the first holds up the second."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        made = socket.create_server((host.strip("[]"), port), family=family, backlog=_BACKLOG)
    except (OSError, OverflowError) as error:
        told = error.strerror if isinstance(error, OSError) else "no such port"
        raise InvalidInput(
            f"Port {port} of {host} cannot be listened on: {told}. Choose another with --port."
        ) from error
    made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # which connections inherit
    return made


def _address(settings: Settings, listener: socket.socket) -> str:
    host = f"[{settings.host.strip('[]')}]" if ":" in settings.host else settings.host
    return f"http://{host}:{listener.getsockname()[1]}"
