"""The verbs that look, as people and as programs read them."""

import json

import pytest
from running import Ask, Lembrar

from lembrar.text import tokens


def test_context_prints_the_text_and_nothing_else(lembrar: Lembrar, talked: str) -> None:
    """P7, G1: what comes out can be put before a model as it is."""
    done = lembrar("context", talked, "ana", "quanto falta?")
    value = json.loads(lembrar("context", talked, "ana", "quanto falta?", "--json").stdout)
    assert done.stdout == value["text"] + "\n"
    assert done.stderr == ""
    assert "[Histórico resumido]" in done.stdout
    assert value["tokens"] == tokens.count(value["text"]) <= value["budget"] == 3000


@pytest.mark.parametrize("budget", [0, 50, 120, 400])
def test_context_keeps_its_budget(answer: Ask, talked: str, budget: int) -> None:
    """G1, P1: whatever budget is asked for."""
    value = answer("context", talked, "ana", "--budget", str(budget))
    assert tokens.count(value["text"]) <= budget
    assert value["budget"] == budget


def test_context_of_a_new_chat_is_no_error(lembrar: Lembrar) -> None:
    """F1: a bot may ask before anything was said."""
    done = lembrar("context", "new", "ana")
    assert (done.exit_code, done.stdout) == (0, "\n")


def test_explain_names_each_item(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """G9, G13: section, cycles, tokens and reason of each, and what was left out."""
    done = lembrar("context", talked, "ana", "--explain", "--budget", "200")
    for word in ("section", "cycles", "tokens", "why", "recent", "of 200 tokens", "left out"):
        assert word in done.stdout
    value = answer("context", talked, "ana", "--explain", "--budget", "200")
    assert value["dropped"]
    covered = {n for i in value["items"] + value["dropped"] for n in range(*_span(i["messages"]))}
    assert covered >= set(range(1, 25))


def _span(messages: list[int]) -> tuple[int, int]:
    return messages[0], messages[1] + 1


def test_compare_shows_what_is_saved(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """R8: the whole history against the context."""
    value = answer("context", talked, "ana", "--compare", "--budget", "150")
    assert value["full_tokens"] > value["tokens"]
    assert value["saved"] == pytest.approx(1 - value["tokens"] / value["full_tokens"])
    done = lembrar("context", talked, "ana", "--compare", "--budget", "150")
    assert "whole history" in done.stdout
    assert "█" in done.stdout


def test_history_is_complete_and_in_order(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """G3: everything, oldest first, with who, when and which id."""
    messages = answer("history", talked)
    assert [m["seq"] for m in messages] == list(range(1, 61))
    shown = lembrar("history", talked).stdout
    assert shown.index("R$ 5.000") < shown.index("R$ 250") < shown.index("R$ 120")
    assert "1 · 2026-11-01 10:00 · ana · m1" in shown
    assert answer("history", talked, "--last", "3") == messages[-3:]


def test_history_keeps_long_lines_whole(lembrar: Lembrar) -> None:
    """G3: what was said is not wrapped where a program reads it."""
    said = "palavra " * 60
    lembrar("record", "c", "ana", said)
    assert said in lembrar("history", "c").stdout


def test_stored_text_gives_the_terminal_no_orders(lembrar: Lembrar) -> None:
    """G12: escape sequences in what was said stay visible characters."""
    lembrar("record", "c", "ana", "\x1b[2J\x1b]0;title\x07[bold]oi[/bold] :smile:")
    shown = lembrar("history", "c").stdout
    assert "\x1b" not in shown
    assert "[bold]oi[/bold] :smile:" in shown


def test_chats_by_recent_activity(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """F12: the most recent first, with cycles, words, compactions and times."""
    lembrar("record", "other", "ana", "Oi", "Olá")
    found = answer("chats", "ana")
    assert [chat["id"] for chat in found] == ["other", "c"]
    last = found[1]
    assert (last["cycles"], last["messages"]) == (30, 60)
    assert last["compactions"] >= 1
    assert last["compacted_at"] and last["created_at"] and last["updated_at"]
    assert last["words"] < last["log_words"]
    shown = lembrar("chats", "ana").stdout
    assert shown.index("other") < shown.index(" c ")
    assert max(map(len, shown.splitlines())) <= 80


def test_users(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    lembrar("record", "d", "bia", "Oi")
    assert answer("users") == ["ana", "bia"]
    assert lembrar("users").stdout == "ana\nbia\n"
    assert "Nobody" in lembrar("users", "--tenant", "other").stdout


def test_summaries_with_what_they_preserved(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """F3, P6, G2: text, cycles, sizes, and the numbers that the words may have lost."""
    first = answer("summaries", talked)[0]
    assert first["first"] == 1
    assert first["size_after"] < first["size_before"]
    assert 5000 in first["preserved"]["numbers"]
    assert first["sources"][0] == "m1"
    assert 0 < first["removed"] < 1
    shown = lembrar("summaries", talked).stdout
    assert "cycles" in shown and "5000" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_compactions_are_a_timeline(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """F6, R10: when and how often it ran."""
    runs = answer("compactions", talked)
    assert runs and runs == sorted(runs, key=lambda run: run["at"])
    assert all(run["size_after"] < run["size_before"] for run in runs)
    assert runs[0]["at"][:10] in lembrar("compactions", talked).stdout


def test_facts(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """F7: critical data can be listed, by kind and as it was at a time."""
    found = answer("facts", "ana")
    assert {"goal", "limit"} <= {fact["kind"] for fact in found}
    assert all(fact["critical"] for fact in found)
    assert {f["kind"] for f in answer("facts", "ana", "--kind", "goal")} == {"goal"}
    assert answer("facts", "ana", "--at", "2026-10-01T00:00:00Z") == []
    assert answer("facts", "ana", "--status", "archived") == []
    shown = lembrar("facts", "ana").stdout
    assert "★ goal" in shown and "R$ 5.000" in shown


def test_stats_of_all_of_a_user_and_of_a_chat(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """R8: sizes, compactions, how long they took, and what is saved."""
    lembrar("record", "d", "bia", "Oi", "Olá")
    assert answer("stats")["chats"] == 2
    assert answer("stats", "--user", "bia")["messages"] == 2
    chat = answer("stats", "--chat", talked)
    assert chat["total"] == chat["compressed"] + chat["recent"]
    assert chat["compactions"] >= 1
    assert chat["recent_messages"] < chat["messages"] == 60
    assert chat["saved"] <= 1
    shown = lembrar("stats", "--chat", talked).stdout
    for word in ("compressed", "recent", "memory", "compactions", "saved", "pending", "bytes"):
        assert word in shown


@pytest.mark.parametrize("verb", ["history", "summaries", "compactions", "compact", "refresh"])
def test_an_unknown_chat_is_an_error(lembrar: Lembrar, verb: str) -> None:
    """F1: a misspelt id is told from an empty chat, in text and in JSON."""
    for extra in ([], ["--json"]):
        done = lembrar(verb, "nope", *extra)
        assert (done.exit_code, done.stdout) == (1, "")
        assert "There is no chat 'nope' in sqlite:lembrar.db." in done.stderr
        assert "lembrar chats USER" in done.stderr


@pytest.mark.parametrize(
    "arguments", [["chats", "nope"], ["facts", "nope"], ["stats", "--user", "nope"]]
)
def test_an_unknown_user_is_an_error(lembrar: Lembrar, arguments: list[str]) -> None:
    done = lembrar(*arguments)
    assert (done.exit_code, done.stdout) == (1, "")
    assert "lembrar users" in done.stderr


def test_an_empty_chat_is_no_error(lembrar: Lembrar) -> None:
    """F1: an opened chat exists before anything is said in it."""
    lembrar("open", "c", "ana")
    assert lembrar("history", "c").stdout == "Nothing was said yet.\n"
    assert lembrar("summaries", "c").exit_code == 0
    assert lembrar("facts", "ana").stdout == "Nothing is known yet.\n"


def test_stats_are_of_one_thing(lembrar: Lembrar) -> None:
    assert lembrar("stats", "--chat", "c", "--user", "ana").exit_code == 2
