"""The roleplay preset: characters, a rolling summary with key events, a token budget."""

import pytest

from lembrar import Attachment, Memory, Message, errors, policy
from lembrar.text import tokens

STORY = [
    ("Alice", "Decidi procurar o farol antes do inverno. O mapa custou 40 moedas."),
    ("Bob", "Eu prefiro ficar na vila, mas vou com você até a ponte."),
    ("Alice", "Combinado! Partimos amanhã às 6h, com a Dona Rosa."),
    ("Bob", "O tempo fechou e a estrada virou lama. Andamos devagar por horas."),
]


def play(memory: Memory, messages: int, start: int = 0) -> None:
    """Two characters tell each other a story."""
    for n in range(start, start + messages):
        sender, text = STORY[n % len(STORY)]
        role = "user" if sender == "Alice" else "assistant"
        memory.append("c", "ana", [Message(role, f"{text} Cena {n}.", sender=sender, id=f"m{n}")])


@pytest.fixture
def roleplay(clock):
    with Memory("memory:", preset="roleplay", clock=clock, budget=1000) as memory:
        yield memory


def test_budget_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """R1: 8,000 by default, set by MAX_CONTEXT_TOKENS; what is passed comes first."""
    with Memory("memory:", preset="roleplay") as memory:
        assert memory.context("c", "u").budget == 8000
    monkeypatch.setenv("MAX_CONTEXT_TOKENS", "32000")
    with Memory("memory:", preset="roleplay") as memory:
        assert memory.context("c", "u").budget == 32_000
        assert memory.policy.ladder.limit == 32_000
    with Memory("memory:", preset="roleplay", budget=500) as memory:
        assert memory.context("c", "u").budget == 500
    with Memory("memory:", preset="progressive") as memory:
        assert memory.context("c", "u").budget == 3000, "P1 holds whatever the environment says"
    monkeypatch.setenv("MAX_CONTEXT_TOKENS", "muitos")
    with pytest.raises(errors.InvalidInput, match="MAX_CONTEXT_TOKENS"):
        Memory("memory:", preset="roleplay")


def test_recommended_budgets_can_be_listed() -> None:
    """R1: per-model recommendations, the seed's and today's."""
    budgets = {r.model: r.budget for r in policy.recommendations()}
    assert budgets["GPT-3.5 Turbo"] == 4000
    assert budgets["Gemini 1.5 Flash"] == 8000
    assert budgets["Claude 3"] == 16_000
    assert budgets["GPT-4 Turbo"] == 32_000
    assert len(budgets) > 6


def test_compaction_waits_for_the_budget(roleplay: Memory) -> None:
    """R2: below the budget nothing is compacted; above, all but the last 10 messages."""
    play(roleplay, 20)
    assert roleplay.summaries("c") == []
    play(roleplay, 80, 20)
    (summary,) = roleplay.summaries("c")
    chat = roleplay.open_chat("c", "ana")
    assert chat.compactions >= 1
    assert summary.start == 1
    assert summary.size_after <= 300
    assert tokens.count(summary.text) <= 300


def test_ten_messages_never_compact(roleplay: Memory) -> None:
    """R2: with 10 messages or fewer nothing is compacted, however large they are."""
    for n in range(10):
        roleplay.append(
            "c", "ana", [Message("user", f"Cena {n}. " + "neve " * 300, sender="Alice")]
        )
    assert roleplay.summaries("c") == []
    assert roleplay.context("c", "ana").tokens <= 1000


def test_a_summary_tells_its_range_and_events(roleplay: Memory, clock) -> None:
    """R4: prose, key events with time, participants and importance, first and last message."""
    play(roleplay, 100)
    (summary,) = roleplay.summaries("c")
    assert summary.text
    assert summary.messages == summary.end == len(summary.sources)
    assert (summary.first_id, summary.last_id) == ("m0", f"m{summary.end - 1}")
    assert summary.events
    for event in summary.events:
        assert event.at == clock.now
        assert event.description
        assert event.importance in ("high", "medium", "low")
        assert set(event.participants) & {"Alice", "Bob"}
    assert roleplay.open_chat("c", "ana").compacted_at == clock.now


def test_compaction_is_incremental(clock) -> None:
    """R5: the previous summary goes in; the same messages are never summarised twice."""
    from lembrar.brains.base import Draft, Job
    from lembrar.brains.local import LocalBrain

    seen: list[str] = []
    with_summary: list[bool] = []

    class Watched:
        name = "watched"

        async def summarise(self, job: Job) -> Draft:
            seen.extend(p.text for p in job.pieces if p.role != "summary")
            with_summary.append(any(p.role == "summary" for p in job.pieces))
            return await LocalBrain().summarise(job)

    with Memory("memory:", preset="roleplay", llm=Watched(), clock=clock, budget=600) as memory:
        for start in range(0, 120, 20):
            play(memory, 20, start)
            memory.consolidate()
        climbed = memory.open_chat("c", "ana").climbed
    assert len(seen) == len(set(seen)) == climbed
    assert with_summary[0] is False
    assert all(with_summary[1:])
    assert len(with_summary) > 1


def test_characters_are_named_everywhere(roleplay: Memory) -> None:
    """R6: in the log, in the summary, in the events, in the context."""
    play(roleplay, 100)
    (summary,) = roleplay.summaries("c")
    assert "Alice:" in summary.text
    assert {m.sender for m in roleplay.history("c")} == {"Alice", "Bob"}
    text = roleplay.context("c", "ana").text
    assert "\nAlice: " in text
    assert "\nBob: " in text


def test_the_context_is_history_then_ten_messages(roleplay: Memory) -> None:
    """R7: the seed's format; summary and events, the last 10 in full, nothing between lost."""
    play(roleplay, 100)
    roleplay.consolidate()
    context = roleplay.context("c", "ana")
    marks = [
        "[= CONVERSATION HISTORY (SUMMARIZED) =]",
        "Summary 1 (",
        "Key Events:",
        "[= END OF SUMMARIZED HISTORY =]",
        "[= RECENT MESSAGES (FULL CONTEXT) =]",
    ]
    places = [context.text.index(mark) for mark in marks]
    assert places == sorted(places)
    recent = [i for i in context.items if i.section == "recent"]
    assert [i.start for i in recent] == list(range(91, 101))
    for message in roleplay.history("c")[-10:]:
        assert message.content in context.text


def test_figures(roleplay: Memory) -> None:
    """R8: compressed, recent, total, recent messages; how often and how long; what is saved."""
    play(roleplay, 300)
    stats = roleplay.stats(chat="c")
    assert stats.total == stats.compressed + stats.recent
    assert 0 < stats.compressed <= 300
    assert stats.recent_messages >= 10
    assert stats.compactions == len(roleplay.compactions("c")) > 0
    assert stats.mean_seconds > 0
    assert stats.mean_brain_seconds > 0
    assert stats.messages == 300
    assert stats.saved > 0.6
    assert roleplay.stats(user="ana").messages == 300
    assert roleplay.stats().chats == 1


def test_a_summary_that_is_too_long_is_cut_at_a_sentence(clock) -> None:
    """R9: never over the limit, whatever the summariser says."""
    from lembrar.brains.base import Draft, Job

    class Chatty:
        name = "chatty"

        async def summarise(self, job: Job) -> Draft:
            return Draft("Eles andaram muito pela neve branca. " * 500)

    with Memory("memory:", preset="roleplay", llm=Chatty(), clock=clock, budget=600) as memory:
        play(memory, 60)
        memory.consolidate()
        (summary,) = memory.summaries("c")
        assert tokens.count(summary.text) <= 180
        assert "neve branca." in summary.text


def test_memory_can_be_switched_off(roleplay: Memory) -> None:
    """R10: while off, what is said is kept but not compacted, learnt or recalled; then it is."""
    roleplay.open_chat("c", "ana", enabled=False)
    roleplay.append("c", "ana", [Message("user", "Prefiro chá a café", sender="ana")])
    play(roleplay, 100)
    roleplay.consolidate()
    assert roleplay.summaries("c") == []
    assert roleplay.facts("ana") == []
    assert "SUMMARIZED" not in roleplay.context("c", "ana").text
    assert len(roleplay.history("c")) == 101
    assert roleplay.open_chat("c", "ana", enabled=True).enabled
    assert len(roleplay.summaries("c")) == 1
    assert len(roleplay.facts("ana")) == 1


def test_forcing_and_the_time_line(roleplay: Memory, clock) -> None:
    """R10: compaction on demand, and when each ran."""
    play(roleplay, 20)
    (run,) = roleplay.compact("c")
    assert run.forced
    assert (run.first, run.at) == (1, clock.now)
    assert roleplay.summaries("c")[0].end == 10
    assert roleplay.compactions("c") == [run]
    with pytest.raises(errors.UnknownChat):
        roleplay.compact("nowhere")


def test_old_history_can_be_refreshed(roleplay: Memory) -> None:
    """R11, G3: summarised anew from the log; everything derived can be rebuilt."""
    play(roleplay, 100)
    before = roleplay.summaries("c")
    roleplay.refresh("c")
    after = roleplay.summaries("c")
    assert after[0].start == 1
    assert after[-1].end >= before[-1].end
    assert {a.text for s in before for a in s.preserved.atoms} <= {
        a.text for s in after for a in s.preserved.atoms
    }
    roleplay.refresh("c")
    assert [s.text for s in roleplay.summaries("c")] == [s.text for s in after]


def test_attachments_are_named_in_the_summary(roleplay: Memory) -> None:
    """R11: an image that is long gone is still known by its name."""
    photo = Attachment("image", "farol.png", description="o farol ao longe")
    roleplay.append("c", "ana", [Message("user", "", sender="Alice", attachments=(photo,))])
    play(roleplay, 12)
    roleplay.compact("c")
    assert "farol.png" in roleplay.summaries("c")[0].text
