"""Which messages of a request are new, whatever kind of client sends them."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lembrar.model import Attachment, Message, ToolCall
from lembrar.server.proxy.align import REACH, TAIL, align, goes_back, identified
from lembrar.server.proxy.spoken import PARTIAL

CHAT = "c1"


class Log:
    """A log as a store keeps one: an id that it has is not written again."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def append(self, messages: list[Message]) -> None:
        known = {message.id for message in self.messages}
        self.messages += [m for m in messages if m.id not in known]

    def hear(self, sent: list[Message], answer: Message | None = None, again: bool = False) -> int:
        """A request and its answer; returns how many of the sent messages were new."""
        tail = self.messages[-TAIL:]
        if goes_back(tail, sent):
            tail = self.messages[-REACH:]
        found = align(tail, sent, CHAT, again=again)
        new = identified(sent[found.first :], found.after, CHAT)
        self.append(new)
        parent = new[-1] if new else found.after
        if answer:
            self.append(identified([answer], parent, CHAT))
        return len(new)

    @property
    def said(self) -> list[str]:
        return [m.content for m in self.messages]


def user(text: str) -> Message:
    return Message("user", text)


def bot(text: str, *marks: Attachment) -> Message:
    return Message("assistant", text, attachments=marks)


def talk(*texts: str) -> list[Message]:
    return [(user if i % 2 == 0 else bot)(text) for i, text in enumerate(texts)]


def logged(*texts: str) -> Log:
    log = Log()
    log.append(identified(talk(*texts), None, CHAT))
    return log


WORDS = st.sampled_from(["oi", "sim", "ok", "quanto falta?", "obrigado"])
KINDS = st.one_of(st.just("all"), st.just("new"), st.integers(1, 5))


@given(st.lists(st.tuples(WORDS, WORDS, KINDS, st.integers(0, 2)), max_size=20))
def test_each_message_once_in_order(turns: list[tuple[str, str, str | int, int]]) -> None:
    """G3: any mix of clients that send everything, the last few messages, or only what is new,
    with retries of what was not answered, and with words that repeat."""
    log, told = Log(), list[Message]()
    for said, answered, kind, retries in turns:
        before = told if kind == "all" else [] if kind == "new" else told[-int(kind) :]
        sent = [*before, user(said)]
        for _ in range(retries):
            log.hear(sent)
        log.hear(sent, bot(answered))
        told += [user(said), bot(answered)]
    assert log.said == [message.content for message in told]


@given(st.lists(st.tuples(WORDS, WORDS), min_size=1, max_size=60), st.booleans())
def test_a_long_conversation_sent_whole(turns: list[tuple[str, str]], padded: bool) -> None:
    """G3: also where only the end of the log is looked at, and where spaces come and go."""
    log, told = Log(), list[Message]()
    for said, answered in turns:
        resent = [replace(m, content=f" {m.content}\n") for m in told] if padded else told
        log.hear([*resent, user(said)], bot(answered))
        told += [user(said), bot(answered)]
    assert log.said == [message.content for message in told]


def test_a_conversation_from_elsewhere_is_taken_over() -> None:
    """G3: with an empty log, everything sent is new."""
    log = Log()
    assert log.hear(talk("oi", "olá", "tudo bem?"), bot("tudo")) == 3
    assert log.hear([*talk("oi", "olá", "tudo bem?", "tudo", "e aí?")]) == 1


def test_what_an_outage_left_out_is_made_up_for() -> None:
    """G3: turns that were not recorded are in what is sent next."""
    log = logged("um", "dois")
    assert log.hear(talk("um", "dois", "três", "quatro", "cinco")) == 3
    assert log.said == ["um", "dois", "três", "quatro", "cinco"]


def test_an_answer_made_again() -> None:
    """G3: what was said is not doubled; both answers are kept."""
    log = logged("um", "dois", "três", "quatro")
    assert log.hear(talk("um", "dois", "três"), bot("outra resposta")) == 0
    assert log.said == ["um", "dois", "três", "quatro", "outra resposta"]
    assert log.hear(talk("um", "dois", "três", "outra resposta", "cinco")) == 1
    assert log.said[-2:] == ["outra resposta", "cinco"]


def test_something_said_differently() -> None:
    """G3: an edit is said at the end; the client's branch is then followed, and made again."""
    log = logged("um", "dois", "três", "quatro")
    assert log.hear(talk("um", "dois", "três!"), bot("cinco")) == 1
    assert log.hear(talk("um", "dois", "três!"), bot("seis")) == 0
    assert log.hear(talk("um", "dois", "três!", "seis", "sete"), bot("oito")) == 1
    assert log.said == ["um", "dois", "três", "quatro", "três!", "cinco", "seis", "sete", "oito"]


def test_old_words_in_a_new_place_are_new() -> None:
    """G3: «ok» after another answer is not the «ok» that was said before."""
    log = logged("um", "dois", "três", "quatro", "ok", "certo")
    assert log.hear(talk("um", "dois", "ok"), bot("sim")) == 1
    assert log.said[-2:] == ["ok", "sim"]


def test_a_new_conversation_that_begins_as_an_old_one() -> None:
    """G3: a greeting in front does not make the same first words a retry for ever."""
    log = Log()
    words = ["oi", "a", "b", "c", "d", "e", "f", "g", "h", "i"]
    log.append(identified([bot("Olá! Posso ajudar?"), *talk(*words)], None, CHAT))
    assert log.hear([bot("Olá! Posso ajudar?"), user("oi")], bot("de novo")) == 1
    sent = [bot("Olá! Posso ajudar?"), user("oi"), bot("de novo"), user("pois é")]
    assert log.hear(sent) == 1
    assert log.said[-3:] == ["oi", "de novo", "pois é"]


def test_decorated_answers_are_recognised() -> None:
    """G3: markup added, spaces trimmed, or a text in front of the question taken away."""
    log = Log()
    answer = "Sua meta é juntar cinco mil reais até junho do ano que vem."
    log.hear([user("Context: a, b.\nQuestion: qual é a meta?")], bot(answer))
    sent = [user("qual é a meta?"), bot(f"<p>{answer}</p>"), user("e quanto falta?")]
    assert log.hear(sent) == 1
    assert len(log.messages) == 3


def test_a_cut_answer_may_be_kept_or_not() -> None:
    """G3: the client has more of it, less of it, or none."""
    partial = bot("Sua meta é juntar", Attachment(PARTIAL))
    for rest in (["Sua meta é"], ["Sua meta é juntar cinco mil"], []):
        log = Log()
        log.hear([user("qual é a meta?")], partial)
        sent = [user("qual é a meta?"), *map(bot, rest), user("alô?")]
        assert log.hear(sent) == 1, rest
    log = Log()
    log.hear([user("qual é a meta?")], partial)
    assert log.hear([user("qual é a meta?")], bot("Cinco mil.")) == 0


def test_a_client_that_says_it_tries_again() -> None:
    """G3: the answer was recorded, but never arrived."""
    log = logged("oi", "olá")
    assert log.hear([user("oi")], bot("olá!"), again=True) == 0
    assert log.hear([user("oi")]) == 1


def test_tools() -> None:
    """G3: calls and results are recognised by their ids."""
    call = Message("assistant", "", tool_calls=(ToolCall("weather", '{"city":"Recife"}', "c1"),))
    other = replace(call, tool_calls=(ToolCall("weather", '{"city": "Recife"}', "c1"),))
    result = Message("tool", "31 °C", tool_call_id="c1")
    log = Log()
    log.hear([user("tempo?")], call)
    assert log.hear([user("tempo?"), other, result], bot("31 graus")) == 1
    assert log.hear([user("tempo?"), other, result, bot("31 graus"), user("e amanhã?")]) == 1
    assert log.said == ["tempo?", "", "31 °C", "31 graus", "e amanhã?"]
    log = Log()
    log.hear([user("tempo?")], call)
    assert log.hear([result]) == 1


@pytest.mark.parametrize("place", range(4))
def test_what_was_forgotten_is_not_said_again(place: int) -> None:
    """G11: the client still has it; the log has only its place."""
    log = logged("um", "dois", "três", "quatro")
    gone = log.messages[place]
    log.messages[place] = Message(gone.role, "", id=gone.id, erased=True)
    sent = talk("um", "dois", "três", "quatro", "cinco")
    log.hear(sent)
    assert log.said.count("cinco") == 1 and len(log.messages) == 5


def test_something_new_after_what_was_forgotten() -> None:
    """G11: an empty place is no reason to take new words for old ones."""
    log = logged("um", "dois", "três")
    log.messages[2] = replace(log.messages[2], content="", erased=True)
    assert log.hear([user("quatro")]) == 1


def test_the_same_at_once_is_recorded_once() -> None:
    """G3: two requests that see the same log give a message the same id."""
    log = logged("um", "dois")
    sent = talk("um", "dois", "três")
    found = [align(log.messages, messages, CHAT) for messages in (sent, [user("três")])]
    ids = [identified([user("três")], one.after, CHAT)[0].id for one in found]
    assert ids[0] == ids[1]
    assert identified([user("três")], found[0].after, "other")[0].id != ids[0]
