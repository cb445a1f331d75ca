"""The verbs about a person, and the user's own hand."""

import pytest
from running import Ask, Lembrar


@pytest.fixture
def known(lembrar: Lembrar) -> str:
    """A user of whom a few things are known."""
    for n, said in enumerate(
        [
            "Me chamo Ana e moro em Recife",
            "Prefiro receber tudo por e-mail",
            "Tenho reunião com o Paulo amanhã às 10h",
            "Estou muito ansiosa com a prova",
        ]
    ):
        at = f"2026-11-1{n}T10:00:00-03:00"
        done = lembrar("record", "c", "ana", said, "Anotado", "--id", f"m{n}", "--at", at)
        assert done.exit_code == 0, done.output
    return "ana"


def test_facts_show_their_ids(lembrar: Lembrar, answer: Ask, known: str) -> None:
    """K3, F7: what is known, with the id that the other verbs take."""
    facts = answer("facts", known)
    assert {"bio", "preference"} <= {fact["kind"] for fact in facts}
    shown = lembrar("facts", known).stdout
    assert "Recife" in shown
    assert "★" in shown


def test_profile_events_and_moods(lembrar: Lembrar, answer: Ask, known: str) -> None:
    """A3, A6, K4: by key, by time, and as a curve."""
    assert any(trait["key"] == "home" for trait in answer("profile", known)["traits"])
    assert "onde" not in lembrar("profile", known).stdout
    assert any("Paulo" in event["participants"] for event in answer("events", known))
    assert "Paulo" in lembrar("events", known).stdout
    assert answer("moods", known)[0]["valence"] < 0
    assert "●" in lembrar("moods", known).stdout


def test_remember_correct_undo(lembrar: Lembrar, answer: Ask) -> None:
    """A3, G8: by hand, and back again."""
    fact = answer("remember", "ana", "Alérgica a camarão", "--kind", "bio")
    new = answer("correct", fact["id"], "Alérgica a amendoim")
    assert [f["content"] for f in answer("facts", "ana")] == ["Alérgica a amendoim"]
    everything = answer("facts", "ana", "--status", "all")
    assert {f["status"] for f in everything} == {"live", "superseded"}
    assert lembrar("undo", new["id"]).exit_code == 0
    assert [f["content"] for f in answer("facts", "ana")] == ["Alérgica a camarão"]
    assert "Pinned fact" in lembrar("pin", fact["id"]).stdout
    wrong = lembrar("undo", "nope")
    assert wrong.exit_code == 1
    assert "no such fact" in wrong.stderr


def test_forget_asks_first_and_gives_a_receipt(lembrar: Lembrar, answer: Ask, known: str) -> None:
    """G11: nothing is erased by mistake; the receipt counts what went."""
    assert lembrar("forget", "--user", known).exit_code == 2
    assert lembrar("forget").exit_code == 2
    receipt = answer("forget", "--message", "m0", "--yes")
    assert (receipt["messages"], receipt["chats"]) == (1, 0)
    assert not any("Recife" in fact["content"] for fact in answer("facts", known))
    done = lembrar("forget", "--user", known, "--yes")
    assert "Erased 1 chat" in done.stdout
    assert lembrar("facts", known).exit_code == 1


def test_link_and_unlink(lembrar: Lembrar, answer: Ask, known: str) -> None:
    """A8: one person, two names."""
    assert answer("link", known, "whatsapp", "+5581")["identity"] == "+5581"
    assert len(answer("facts", "+5581")) == len(answer("facts", known))
    assert "+5581" in lembrar("links", known).stdout
    taken = lembrar("link", "bia", "whatsapp", "+5581")
    assert taken.exit_code == 1
    assert answer("unlink", known, "whatsapp", "+5581") == {"unlinked": True}


def test_garden(lembrar: Lembrar, answer: Ask, known: str) -> None:
    """K5: a feeling is archived in time, and a second pass finds nothing to do."""
    done = answer("garden", "--at", "2028-01-01T00:00:00-03:00")
    assert done["archived"] + done["expired"] >= 1
    assert "Nothing was due" in lembrar("garden", "--at", "2028-01-01T00:00:00-03:00").stdout
