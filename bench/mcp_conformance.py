"""The public MCP conformance runner against a running server: `python bench/mcp_conformance.py`.

Needs Node 22 or newer, and npx to fetch the runner. Fails if a scenario fails that
`mcp_expected.yml` does not name, or if one that it names passes."""

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import uvicorn

from lembrar.config import Settings
from lembrar.server.app import create_app

RUNNER = "@modelcontextprotocol/conformance@0.1.16"
EXPECTED = Path(__file__).with_name("mcp_expected.yml")


def main(runner: list[str]) -> int:
    """Runs it with the command given, or with npx."""
    app = create_app(Settings(url="memory:", embedder="none"))
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="warning"))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()), daemon=True)
    thread.start()
    while not server.started and thread.is_alive():
        thread.join(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    asked = ["server", "--url", f"http://127.0.0.1:{port}/mcp"]
    asked += ["--expected-failures", str(EXPECTED)]
    try:
        return subprocess.run([*(runner or ["npx", "-y", RUNNER]), *asked], check=False).returncode
    finally:
        server.should_exit = True
        thread.join()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
