"""`lembrar serve` and `lembrar keys`, as people use them."""

import json
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx2
import pytest

from lembrar.server.run import listening

CODE = "import sys; from lembrar.cli import main; sys.exit(main())"


def line(*arguments: str, before: str = "") -> list[str]:
    return [sys.executable, "-c", before + CODE, *arguments]


def lembrar(*arguments: str, folder: Path, before: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        line(*arguments, before=before), cwd=folder, capture_output=True, text=True, check=False
    )


class Running:
    """`lembrar serve` in a process of its own."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.process = subprocess.Popen(
            line("serve", "--port", "0", *arguments), cwd=folder, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr
        self.said: list[str] = []
        for told in self.process.stderr:
            self.said.append(told)
            if "Listening on" in told:
                break
        self.url = self.said[-1].partition("Listening on ")[2].split()[0]
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stderr
        self.said += list(self.process.stderr)

    def end(self, sign: int) -> int:
        self.process.send_signal(sign)
        code = self.process.wait(60)
        self._reader.join(60)
        assert self.process.stderr
        self.process.stderr.close()
        return code


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT], ids=["term", "int"])
def test_it_runs_with_no_key_and_no_configuration(tmp_path: Path, sign: int) -> None:
    """It listens on this machine, says where, keeps a file, and ends well when told to."""
    server = Running(tmp_path)
    assert server.url.startswith("http://127.0.0.1:")
    body = {"chat": "c", "user": "ana", "said": "Moro em Olinda.", "answered": "Ok."}
    assert httpx2.post(f"{server.url}/api/v1/record", json=body, timeout=60).status_code == 200
    assert httpx2.get(f"{server.url}/openapi.json", timeout=60).json()["info"]["title"] == "Lembrar"
    assert server.end(sign) == 0
    assert (tmp_path / "lembrar.db").exists()
    assert "Olinda" not in "".join(server.said)
    again = Running(tmp_path)
    found = httpx2.get(f"{again.url}/api/v1/facts", params={"user": "ana"}, timeout=60).json()
    assert [fact["key"] for fact in found["items"]] == ["home"]
    again.end(signal.SIGTERM)


def test_keys_are_made_used_and_revoked(tmp_path: Path) -> None:
    """A key is shown once, opens the server, and stops when it is revoked: at once."""
    made = lembrar("keys", "create", "--scope", "read", "--name", "bot", folder=tmp_path)
    key = made.stdout.strip()
    assert made.returncode == 0 and key.startswith("lbr_") and "\n" not in key
    listed = lembrar("keys", "list", "--json", folder=tmp_path).stdout
    [shown] = json.loads(listed)
    assert (shown["name"], shown["status"], shown["tenant"]) == ("bot", "active", "default")
    assert key not in listed and "digest" not in listed
    server = Running(tmp_path)
    headers = {"Authorization": f"Bearer {key}"}

    def status(**more: Any) -> int:
        return httpx2.get(f"{server.url}/api/v1/users", timeout=60, **more).status_code

    assert (status(headers=headers), status()) == (200, 401)
    assert lembrar("keys", "revoke", shown["id"], folder=tmp_path).returncode == 0
    assert status(headers=headers) == 401
    server.end(signal.SIGTERM)
    assert lembrar("keys", "revoke", "none", folder=tmp_path).returncode == 1
    assert lembrar("keys", "create", "--scope", "root", folder=tmp_path).returncode == 1


def test_beyond_this_machine_it_wants_a_key(tmp_path: Path) -> None:
    """It does not start, and says what to do."""
    refused = lembrar("serve", "--host", "0.0.0.0", "--port", "0", folder=tmp_path)  # noqa: S104
    assert refused.returncode == 1
    assert "lembrar keys create" in refused.stderr and "127.0.0.1" in refused.stderr


def test_a_port_that_is_taken_is_told(tmp_path: Path) -> None:
    """In one line, with what to do."""
    server = Running(tmp_path)
    port = server.url.rpartition(":")[2]
    refused = lembrar("serve", "--port", port, folder=tmp_path)
    server.end(signal.SIGTERM)
    assert refused.returncode == 1
    assert "--port" in refused.stderr and "Traceback" not in refused.stderr


def test_without_the_extra_it_says_so(tmp_path: Path) -> None:
    """What is missing, and how to get it."""
    absent = "import sys; sys.modules['fastapi'] = None\n"
    refused = lembrar("serve", folder=tmp_path, before=absent)
    assert refused.returncode == 1
    assert "pip install 'lembrar[server]'" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_what_is_sent_in_pieces_is_not_held_up() -> None:
    """G5: a connection sends each piece of an answer at once."""
    with (
        listening("127.0.0.1", 0) as listener,
        socket.create_connection(listener.getsockname()),
        listener.accept()[0] as taken,
    ):
        assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
