"""The workflows in examples/n8n can be imported, and speak to addresses that exist."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import Match

from lembrar import config
from lembrar.config import Settings
from lembrar.server.app import create_app
from lembrar.server.channels.webhook_form import Incoming, Outgoing
from lembrar.server.schemas import asked

FOLDER = Path(__file__).parents[2] / "examples" / "n8n"
FLOWS = sorted(FOLDER.glob("*.json"))
HERE = "={{ $('Lembrar').first().json.url }}"
BODIES = {"/channels/webhook": Incoming, "/api/v1/search": asked.Search}
KNOWN = {  # the nodes that come with n8n, and the newest version that the files may ask for
    "n8n-nodes-base.stickyNote": 1,
    "n8n-nodes-base.whatsAppTrigger": 1,
    "n8n-nodes-base.whatsApp": 1,
    "n8n-nodes-base.webhook": 2,
    "n8n-nodes-base.respondToWebhook": 1.1,
    "n8n-nodes-base.set": 3.4,
    "n8n-nodes-base.if": 2.2,
    "n8n-nodes-base.filter": 2.2,
    "n8n-nodes-base.splitOut": 1,
    "n8n-nodes-base.httpRequest": 4.2,
    "n8n-nodes-base.httpRequestTool": 4.2,
    "@n8n/n8n-nodes-langchain.openAi": 1.8,
    "@n8n/n8n-nodes-langchain.chatTrigger": 1.1,
    "@n8n/n8n-nodes-langchain.agent": 2.2,
    "@n8n/n8n-nodes-langchain.lmChatOpenAi": 1.3,
}


def load(path: Path) -> dict[str, Any]:
    return json.loads(path.read_text("utf-8"))


def strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [text for one in inside for text in strings(one)]


def test_there_is_a_workflow_for_each_way_in() -> None:
    """A12: by HTTP and by base URL."""
    assert {path.stem for path in FLOWS} >= {"whatsapp-http", "chat-base-url"}


@pytest.mark.parametrize("path", FLOWS, ids=lambda path: path.stem)
def test_nodes_and_connections_fit(path: Path) -> None:
    """A12: every node is of a known type, and every wire ends at a node."""
    flow = load(path)
    names = [node["name"] for node in flow["nodes"]]
    assert len(set(names)) == len(names)
    assert len({node["id"] for node in flow["nodes"]}) == len(names)
    for node in flow["nodes"]:
        assert node["typeVersion"] <= KNOWN[node["type"]], node["name"]
        assert len(node["position"]) == 2
        assert isinstance(node["parameters"], dict)
    wired: set[str] = set()
    for start, kinds in flow["connections"].items():
        assert start in names
        for kind, outputs in kinds.items():
            for wire in (wire for output in outputs for wire in output):
                assert wire["node"] in names
                assert (wire["type"], wire["index"]) == (kind, 0)
                wired |= {start, wire["node"]}
    notes = {n["name"] for n in flow["nodes"] if n["type"].endswith("stickyNote")}
    assert wired == set(names) - notes


@pytest.mark.parametrize("path", FLOWS, ids=lambda path: path.stem)
def test_expressions_name_nodes_that_exist_and_hold_no_secret(path: Path) -> None:
    flow = load(path)
    names = {node["name"] for node in flow["nodes"]}
    for text in strings(flow["nodes"]):
        assert set(re.findall(r"\$\('([^']+)'\)", text)) <= names
        assert "lbr_" not in text
        assert "sk-" not in text
        assert text.count("{{") == text.count("}}")
    assert flow["active"] is False


@pytest.mark.parametrize("path", FLOWS, ids=lambda path: path.stem)
def test_addresses_exist_and_bodies_are_of_their_form(path: Path) -> None:
    """A12: what a workflow sends to Lembrar, Lembrar takes."""
    app = create_app(Settings(url="memory:", embedder="none"))
    for node in load(path)["nodes"]:
        if not node["type"].startswith("n8n-nodes-base.httpRequest"):
            continue
        given = node["parameters"]
        assert given["url"].startswith(HERE)
        address = given["url"].removeprefix(HERE)
        scope = {"type": "http", "method": given["method"], "path": address, "headers": []}
        assert any(route.matches(scope)[0] is Match.FULL for route in app.router.routes), address
        fields = _fields(given["jsonBody"])
        form = BODIES[address]
        assert fields <= set(form.model_fields), node["name"]
        needed = {name for name, field in form.model_fields.items() if field.is_required()}
        assert needed <= fields
        assert given["genericAuthType"] == "httpBearerAuth"


def _fields(body: str) -> set[str]:
    """The names at the top of the object that an expression makes."""
    inside = body.partition("JSON.stringify({")[2]
    depth, flat = 0, ""
    for mark in inside:
        depth += (mark in "{[(") - (mark in "}])")
        if depth < 0:
            break
        flat += mark if depth == 0 else ""
    return set(re.findall(r"(?:^|,)\s*([a-z_]+):", flat))


def test_what_workflows_read_is_what_they_are_told() -> None:
    """A12: the fields of the reply that the workflows use are there."""
    used = set(re.findall(r"\$json\.(answer|context|messages|user|chat|id)\b", " ".join(
        text for path in FLOWS for text in strings(load(path)["nodes"])
    )))  # fmt: skip
    assert used >= {"answer", "context", "messages"}
    assert used <= set(Outgoing.model_fields)


def test_the_base_url_way_names_user_and_chat() -> None:
    """A12: the stock model node says who is talking where the proxy looks for it."""
    [model] = [n for n in load(FOLDER / "chat-base-url.json")["nodes"] if "lmChat" in n["type"]]
    assert set(model["parameters"]["options"]) == {"safetyIdentifier", "promptCacheKey"}
    assert model["parameters"]["responsesApiEnabled"] is True
    app = create_app(Settings(url="memory:", embedder="none"))
    scope = {"type": "http", "method": "POST", "path": "/v1/responses", "headers": []}
    assert any(route.matches(scope)[0] is Match.FULL for route in app.router.routes)


@pytest.mark.parametrize("name", ["README.md", "README.pt-BR.md"])
def test_the_settings_in_the_readme_are_settings(name: str, tmp_path, monkeypatch) -> None:
    """A12: every TOML in it can be loaded; every file is named in it."""
    text = (FOLDER / name).read_text("utf-8")
    assert all(path.name in text for path in FLOWS)
    for found in re.findall(r"```toml\n(.*?)```", text, re.DOTALL):
        tomllib.loads(found)
        (tmp_path / config.FILE).write_text(found, "utf-8")
        monkeypatch.chdir(tmp_path)
        loaded = config.load()
        assert loaded.upstreams or loaded.channels
