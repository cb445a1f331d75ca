"""One person, many channels."""

import pytest

from lembrar import Memory, errors

PHONE = "+55 81 99999-0000"


def test_facts_follow_the_person_and_part_again(memory: Memory) -> None:
    """A8: linked, both names know the same; unlinked, each knows its own again."""
    memory.record("wa-1", PHONE, "Sou vegetariana", "ok", channel="whatsapp")
    memory.record("web-1", "ana", "Moro em Recife", "ok", channel="web")
    memory.link("ana", "whatsapp", PHONE)
    both = {"Sou vegetariana", "Moro em Recife"}
    assert {str(f) for f in memory.facts("ana")} == both
    assert {str(f) for f in memory.facts(PHONE)} == both
    assert [chat.id for chat in memory.chats("ana")] == ["web-1", "wa-1"]
    assert memory.unlink("ana", "whatsapp", PHONE) is True
    assert [str(f) for f in memory.facts("ana")] == ["Moro em Recife"]
    assert [str(f) for f in memory.facts(PHONE)] == ["Sou vegetariana"]
    assert memory.unlink("ana", "whatsapp", PHONE) is False


def test_a_conversation_goes_on_in_another_channel(memory: Memory, clock) -> None:
    """A8: what was just said on WhatsApp is before the model on the web."""
    memory.record("wa-1", PHONE, "Quero trocar o pneu dianteiro da bicicleta", "Qual o aro?")
    memory.link("ana", "whatsapp", PHONE)
    clock.forward(minutes=5)
    text = memory.context("web-1", "ana", "é aro 29").text
    assert "pneu dianteiro" in text
    assert "Qual o aro?" in text
    memory.unlink("ana", "whatsapp", PHONE)
    assert "pneu" not in memory.context("web-1", "ana", "é aro 29").text


def test_either_name_may_write_in_the_chat(memory: Memory) -> None:
    """A8: a sender who is a linked identity is the user."""
    memory.record("c", "ana", "Oi", "Olá")
    with pytest.raises(errors.OtherUser):
        memory.record("c", PHONE, "Moro em Natal", "ok")
    memory.link("ana", "whatsapp", PHONE)
    memory.record("c", PHONE, "Moro em Natal", "ok")
    assert [str(f) for f in memory.facts("ana")] == ["Moro em Natal"]
    assert "Moro em Natal" in memory.context("c", PHONE).text
    assert memory.open_chat("c", PHONE).user == "ana"


def test_the_newest_city_counts_wherever_it_was_said(memory: Memory, clock) -> None:
    """A8, G8: one person lives in one city."""
    memory.record("wa-1", PHONE, "Moro em Recife", "ok")
    clock.forward(days=30)
    memory.record("web-1", "ana", "Moro em Natal", "ok")
    memory.link("ana", "whatsapp", PHONE)
    assert [str(f) for f in memory.facts("ana") if f.key == "home"] == ["Moro em Natal"]
    memory.unlink("ana", "whatsapp", PHONE)
    assert [str(f) for f in memory.facts(PHONE)] == ["Moro em Recife"]


def test_an_identity_has_one_owner(memory: Memory) -> None:
    """A8: linking one identity to two users is refused, and nothing changes."""
    memory.link("ana", "whatsapp", PHONE)
    assert memory.link("ana", "whatsapp", PHONE).user == "ana"
    with pytest.raises(errors.IdentityTaken):
        memory.link("bia", "whatsapp", PHONE)
    for wrong in (("ana", "web", "ana"), ("ana", "", "x"), ("ana", "web", "")):
        with pytest.raises(errors.InvalidInput):
            memory.link(*wrong)
    assert [link.identity for link in memory.links("ana")] == [PHONE]


def test_a_chat_stays_with_its_owner(memory: Memory) -> None:
    """A8, G11: what a linked name says in somebody's chat belongs to the chat: it stays there when
    they part, and goes when the chat is erased."""
    memory.link("ana", "whatsapp", PHONE)
    memory.record("c", "ana", "Sou vegetariana", "ok")
    memory.record("c", PHONE, "Tenho um cachorro chamado Rex", "ok")
    assert len(memory.facts("ana")) == 2
    memory.unlink("ana", "whatsapp", PHONE)
    assert len(memory.facts("ana")) == 2
    assert memory.facts(PHONE) == []
    assert memory.forget(chat="c").facts == 2
    assert memory.facts("ana", status="") == []
