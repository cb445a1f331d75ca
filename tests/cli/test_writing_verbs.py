"""The verbs that tend a memory."""

import pytest
from running import Ask, Lembrar


def test_open_says_whether_it_is_new(lembrar: Lembrar, answer: Ask) -> None:
    """F1: loads a chat or creates it, and says which."""
    assert answer("open", "c", "ana")["is_new"] is True
    assert answer("open", "c", "ana")["is_new"] is False
    assert lembrar("open", "c", "ana").stdout.startswith("Chat 'c' of 'ana': 0 cycles")
    assert lembrar("open", "d", "ana").stdout.startswith("New chat 'd'")


def test_memory_can_be_switched_off(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """R10: off, on, and otherwise left as it is."""
    assert answer("open", talked, "ana", "--off")["enabled"] is False
    assert answer("open", talked, "ana")["enabled"] is False
    assert "memory off" in lembrar("open", talked, "ana").stdout
    assert "(off)" in lembrar("chats", "ana").stdout
    assert answer("open", talked, "ana", "--on")["enabled"] is True


def test_a_time_zone_is_kept(lembrar: Lembrar, answer: Ask) -> None:
    """G10: the user's own."""
    zone = "America/Recife"
    assert answer("open", "c", "ana", "--timezone", zone)["timezone"] == zone
    assert lembrar("open", "c", "ana", "--timezone", "Nowhere").exit_code == 1


def test_pin_and_unpin(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """R11: a pinned message is shown as it was said, however old."""
    said = "Quero economizar R$ 5.000 até junho."
    assert answer("pin", "m1")["pinned"] is True
    pins = [i for i in answer("context", talked, "ana")["items"] if i["section"] == "pinned"]
    assert said in pins[0]["text"]
    assert "pinned" in lembrar("history", talked).stdout
    assert lembrar("unpin", "m1").stdout == "Unpinned message 'm1', cycle 1 of 'c'.\n"
    assert lembrar("pin", "m1").stdout == "Pinned message 'm1', cycle 1 of 'c'.\n"
    assert answer("unpin", "m1", "--chat", talked)["pinned"] is False


def test_pin_needs_a_message_and_one_only(lembrar: Lembrar, talked: str) -> None:
    done = lembrar("pin", "nope")
    assert done.exit_code == 1
    assert "lembrar history CHAT" in done.stderr
    lembrar("record", "d", "ana", "Oi", "--id", "m1")
    done = lembrar("pin", "m1")
    assert done.exit_code == 1
    assert "'c', 'd'" in done.stderr
    assert lembrar("pin", "m1", "--chat", "d").exit_code == 0


def test_compact_and_then_nothing_is_left_to_compact(
    lembrar: Lembrar, answer: Ask, talked: str
) -> None:
    """F6, R10: now, whether or not it is due; unchanged input changes nothing."""
    answer("compact", talked)
    before = answer("summaries", talked)
    assert answer("compact", talked) == []
    assert lembrar("compact", talked).stdout == "Nothing to compact.\n"
    assert answer("summaries", talked) == before


def test_refresh_makes_the_ladder_anew(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """R11, G3: the same ladder comes out of the same log."""
    before = [summary["text"] for summary in answer("summaries", talked)]
    runs = answer("refresh", talked)
    assert runs[0]["first"] == 1
    assert [summary["text"] for summary in answer("summaries", talked)] == before
    assert "before" in lembrar("refresh", talked).stdout


def test_consolidate_one_or_all(lembrar: Lembrar, answer: Ask, talked: str) -> None:
    """F8: the background work by hand; `record` left none behind."""
    assert answer("consolidate") == []
    assert answer("consolidate", talked) == []
    assert lembrar("consolidate", "nope").exit_code == 1


@pytest.mark.parametrize("preset", ["finance", "progressive", "roleplay", "assistant", "companion"])
def test_every_preset_works_from_the_command_line(
    lembrar: Lembrar, answer: Ask, talked: str, preset: str
) -> None:
    """G5: no key, no network; one chat can change its preset."""
    assert lembrar("refresh", talked, "--preset", preset).exit_code == 0
    context = answer("context", talked, "ana", "--preset", preset, "--budget", "300")
    assert 0 < context["tokens"] <= 300
