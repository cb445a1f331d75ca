"""What other memories keep: mem0, Letta, n8n."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from samples_read import SAMPLES, imported, messages, skipped

from lembrar.errors import InvalidInput
from lembrar.importers import n8n
from lembrar.importers.base import Told
from lembrar.model import ToolCall


def facts(name: str, **how: str) -> list[Told]:
    return [fact for piece in imported(name, **how) for fact in piece.facts]


def test_mem0() -> None:
    """Each memory is a fact of the user it names, from the day it was made."""
    found = facts("mem0.json")
    assert [(f.text, f.id, f.user) for f in found] == [
        ("Gosta de café sem açúcar", "mem0:11aa", "ana"),
        ("Mora em Recife", "mem0:22bb", "ana"),
    ]
    assert found[0].at == datetime(2026, 1, 10, 16, 0, tzinfo=UTC)
    assert skipped("mem0.json") == {"empty": 1}
    assert {f.user for f in facts("mem0.json", user="bia")} == {"bia"}


@pytest.mark.parametrize("lines", [False, True])
def test_mem0_as_a_list_and_line_by_line(tmp_path: Path, lines: bool) -> None:
    rows = json.loads((SAMPLES / "mem0.json").read_text("utf-8"))["results"]
    path = tmp_path / "memories.json"
    text = "\n".join(map(json.dumps, rows)) if lines else json.dumps(rows)
    path.write_text(text, encoding="utf-8")
    assert facts(str(path)) == facts("mem0.json")


def test_letta() -> None:
    """The conversation without its machinery, and what was noted of the human, not of the agent."""
    said = messages("agent.af", user="ana")
    assert [(m.role, m.content) for m in said] == [
        ("user", "Me chamo Ana"),
        ("assistant", "Oi, Ana!"),
        ("user", "Gosto de forró"),
        ("assistant", "Que bom!"),
    ]
    noted = [fact.text for fact in facts("agent.af", user="ana")]
    assert noted == ["Se chama Ana.", "Gosta de forró.", "Mora em Olinda."]
    assert skipped("agent.af", user="ana") == {"not said": 3, "about the agent": 1}
    assert [f.text for f in facts("passages.json", user="ana")] == ["Ana é alérgica a camarão"]


def test_n8n() -> None:
    """Sessions are chats and users, even where they stand in each other's midst."""
    found = {(p.chat, p.user): [(m.role, m.sender, m.content) for m in p.messages]
             for p in imported("n8n.json")}  # fmt: skip
    assert found == {
        ("5581999990000", "5581999990000"): [
            ("user", "5581999990000", "Quero marcar um corte"),
            ("assistant", "", "Para quando?"),
        ],
        ("5581988880000", "5581988880000"): [("user", "5581988880000", "Qual o preço?")],
    }
    assert messages("n8n.json")[-1].tool_calls == (ToolCall("agenda", '{"dia": "sexta"}', "c1"),)
    assert skipped("n8n.json") == {"empty": 1}


def test_n8n_as_a_table_and_in_no_order() -> None:
    """Rows are said in the order of their numbers; the same row has the same id in every form."""
    table = messages("n8n_chat_histories.csv")
    assert [m.id for m in table] == [m.id for m in messages("n8n.json")]
    assert table[0].at == datetime(2026, 3, 12, 10, 0, 2, tzinfo=UTC)


def test_n8n_in_no_order_and_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(n8n, "_MOST_UNSORTED", 2)
    with pytest.raises(InvalidInput, match="ORDER BY id"):
        messages("n8n_chat_histories.csv")


def test_n8n_from_mongo() -> None:
    said = messages("n8n_mongo.jsonl")
    assert [(m.role, m.content) for m in said] == [
        ("user", "Oi\nvocês abrem hoje?"),
        ("assistant", "Até as 18h."),
    ]
