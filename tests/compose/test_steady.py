"""Contexts that begin alike, and lose nothing by it."""

from lembrar import Memory
from lembrar.text import tokens


def talk(memory: Memory, cycles: int, start: int = 0) -> None:
    for n in range(start, start + cycles):
        memory.record("c", "ana", f"Paguei R$ {n},50 na padaria da esquina hoje", f"Anotado {n}.")


def test_consecutive_contexts_begin_alike(clock) -> None:
    """G7: between two climbs only the end of a context changes; the question's part comes last."""
    with Memory("memory:", clock=clock, background=False) as memory:
        talk(memory, 60)
        memory.consolidate()
        first = memory.context("c", "ana", "quanto paguei na padaria?")
        talk(memory, 1, 60)
        memory.consolidate()
        second = memory.context("c", "ana", "e o que mais comprei hoje?")
        assert [s.name for s in first.sections][-1] == "recalled"
        stable = [s.text for s in first.sections if s.name in ("history", "facts", "pinned")]
        assert [
            s.text for s in second.sections if s.name in ("history", "facts", "pinned")
        ] == stable
        before = next(s.text for s in first.sections if s.name == "recent")
        after = next(s.text for s in second.sections if s.name == "recent")
        assert after.startswith(before)


def test_a_long_talk_is_shown_whole(clock) -> None:
    """G13, G7: every message is in a summary that is shown, or stands there as it was said."""
    with Memory("memory:", clock=clock, background=False) as memory:
        for n in range(0, 320, 40):
            talk(memory, 40, n)
            memory.consolidate()
        context = memory.context("c", "ana", "quanto paguei na padaria?")
        shown = {
            seq
            for item in context.items
            if item.section != "recalled"
            for seq in range(item.start, item.end + 1)
        }
        assert shown >= set(range(1, 641))
        assert tokens.count(context.text) <= context.budget


def test_what_must_not_be_forgotten_is_there_in_a_new_chat(clock) -> None:
    """F7, G7: however many critical facts there are, if there is room for them."""
    with Memory("memory:", clock=clock, background=False) as memory:
        for n in range(40):
            memory.remember("ana", f"Meu limite com a loja {n} é R$ {n}00 por mês", kind="limit")
        memory.record("novo", "ana", "oi, tudo bem?", "Tudo!")
        memory.consolidate()
        text = memory.context("novo", "ana", "qual é o meu limite com a loja 7?").text
        assert sum(f"loja {n} " in text for n in range(40)) == 40
