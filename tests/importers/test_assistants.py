"""Chats with other assistants: ChatGPT, Claude, ShareGPT's and OpenAI's forms."""

import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest
from samples_read import SAMPLES, imported, messages, skipped

from lembrar.errors import InvalidInput
from lembrar.importers.tree import branch
from lembrar.model import Attachment, ToolCall


def test_chatgpt_walks_up_from_the_current_node() -> None:
    """An answer that was made again, and thoughts on the way, were never said."""
    said = [m for m in messages("conversations.json") if m.id not in ("u", "y")]
    assert [(m.role, m.content) for m in said] == [
        ("user", "Qual a capital da França?"),
        ("assistant", "Paris."),
        ("user", "E esta foto?"),
        ("assistant", ""),
        ("tool", "42"),
        ("assistant", "É a praia de Tambaú. 🏖"),
    ]
    assert said[2].attachments == (Attachment("image", "praia.jpg", "file-abc", "image/jpeg"),)
    assert said[3].tool_calls == (ToolCall("python", "print(6*7)"),)
    assert said[0].at == datetime.fromtimestamp(1773309600.5, UTC)
    assert said[-1].at == said[-2].at  # it has none of its own
    chats = {piece.chat: piece.title for piece in imported("conversations.json")}
    assert chats == {"6f9d0c1e-0001": "Viagem", "6f9d0c1e-0002": "Sem nó atual"}


def test_chatgpt_without_a_current_node_takes_the_newest_end() -> None:
    assert [m.content for m in messages("conversations.json")][-2:] == ["Oi", "Olá novo"]


def test_chatgpt_in_several_files_of_a_zip(tmp_path: Path) -> None:
    both = json.loads((SAMPLES / "conversations.json").read_text("utf-8"))
    packed = tmp_path / "export.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("chat.html", "<html>")
        archive.writestr("user.json", '{"id": "x"}')
        for n, conversation in enumerate(both):
            archive.writestr(f"conversations-00{n}.json", json.dumps([conversation]))
    assert messages(packed) == messages("conversations.json")


def test_a_tree_with_a_loop_ends() -> None:
    assert branch({"a": ("b", 1.0), "b": ("a", 2.0)}, "a") == ["b", "a"]
    assert branch({}) == []
    assert branch({"a": ("", 1.0), "b": ("gone", 2.0)}) == ["b"]


def test_claude() -> None:
    """The branch that was answered again counts; tools and files go along."""
    said = messages("claude.json")
    assert [(m.role, m.content, m.id) for m in said] == [
        ("user", "Uma receita de moqueca?", "m-1"),
        ("assistant", "Claro!", "m-3"),
        ("tool", "3 receitas", "m-3/1"),
        ("user", "só texto", "m-9"),
    ]
    assert said[0].attachments == (
        Attachment("file", "feira.txt", description="peixe, coentro, dendê"),
        Attachment("file", "foto.jpg"),
    )
    assert said[1].tool_calls == (ToolCall("busca", '{"q": "moqueca"}', "t1"),)
    assert said[2].tool_call_id == "t1"
    assert skipped("claude.json") == {"empty": 1}


def test_sharegpt() -> None:
    found = imported("sharegpt.jsonl", user="ana")
    assert [(m.role, m.content) for piece in found for m in piece.messages] == [
        ("system", "Seja breve."),
        ("user", "Oi"),
        ("assistant", "Olá!"),
        ("user", "Quanto é 2+2?"),
        ("assistant", "4"),
    ]
    assert found[0].chat == "sharegpt:ana:s1"
    assert len({piece.chat for piece in found}) == 2


def test_openai() -> None:
    said = messages("openai.jsonl", user="ana")
    assert [m.role for m in said] == ["system", "user", "assistant", "tool", "assistant", "user"]
    assert said[1].attachments == (Attachment("image", url="https://example.org/gato.png"),)
    assert said[2].tool_calls == (ToolCall("olhar", '{"n":1}', "call_1"),)
    assert said[3].tool_call_id == "call_1"
    assert {piece.chat for piece in imported("openai.jsonl", user="ana")} > {"openai:ana:conv-2"}


def test_messages_by_themselves_are_one_chat() -> None:
    said = messages("messages.jsonl", user="ana")
    assert [(m.role, m.sender, m.id[:3]) for m in said] == [
        ("user", "ana", "r1"),
        ("assistant", "", "row"),
    ]
    assert all(m.at for m in said)


def test_broken_json_is_told_in_a_line(tmp_path: Path) -> None:
    text = (SAMPLES / "conversations.json").read_text("utf-8")
    cut = tmp_path / "conversations.json"
    cut.write_text(text[: len(text) - 40], encoding="utf-8")
    with pytest.raises(InvalidInput, match="is not whole JSON"):
        messages(cut)
    rows = tmp_path / "rows.jsonl"
    rows.write_text('{"role":"user","content":"oi"}\n{"role":', encoding="utf-8")
    with pytest.raises(InvalidInput, match=r"Line 2 of rows\.jsonl is not JSON"):
        messages(rows, user="ana")


def test_strange_values_are_passed_over(tmp_path: Path) -> None:
    """Whatever stands where something else belongs, the rest is read."""
    odd = [
        {"mapping": {"a": None, "b": {"message": {"author": 3, "content": []}}}, "current_node": 7},
        {"mapping": {"r": {"parent": None, "message": {"id": 5, "author": {"role": "user"},
         "create_time": "nunca", "content": {"content_type": "text",
         "parts": ["olá \ud83d \0", None, 4, {}]}}}}},
        None,
        {"title": "nada"},
    ]  # fmt: skip
    path = tmp_path / "conversations.json"
    path.write_text(json.dumps(odd), encoding="utf-8")
    [said] = messages(path)
    assert said.content.startswith("olá ") and "\0" not in said.content
    assert said.content.encode()
