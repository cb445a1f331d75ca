"""Everything that one can do on the page, done in a real browser."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import pytest
from looking import elsewhere, fill, lively, served, visiting
from playwright.sync_api import Browser, Locator, Page, expect

from lembrar import AsyncMemory
from lembrar.testing.brains import FailingBrain


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    file = tmp_path_factory.mktemp("actions") / "m.db"
    fill(file, lively)
    with served(file) as url:
        yield url


def say(base: str, chat: str, user: str, said: str) -> None:
    """Records something from outside, as a bot does."""
    body = json.dumps({"chat": chat, "user": user, "said": said, "answered": "Certo."}).encode()
    asked = Request(f"{base}/api/v1/record", body, {"Content-Type": "application/json"})  # noqa: S310
    with urlopen(asked) as answer:  # noqa: S310 - our own server
        assert answer.status == 200


def part(page: Page, name: str) -> Locator:
    """A section of the context by its name."""
    return page.locator(".part", has=page.locator("summary", has_text=name))


def tokens(page: Page) -> int:
    told = page.locator("#context .figures b").first.inner_text()
    return int(re.sub(r"\D", "", told))


def test_the_inspector_answers_at_once(browser: Browser, base: str) -> None:
    """G9: budget, preset and question change the context without a reload; every item leads to the
    messages it came from; what was dropped is named."""
    with visiting(browser, base) as visit:
        page = visit.go("/chat?chat=diario")
        page.evaluate("window.same = true")
        before = tokens(page)
        page.locator("#budget").fill("300")
        expect(page.locator("#context .figures")).to_contain_text("de 300 tokens")
        expect(page.locator("#shown")).to_have_text("300")
        assert tokens(page) <= 300 < before
        left_out = part(page, "O que ficou de fora")
        left_out.locator("summary").click()
        expect(left_out.locator("tbody tr").first).to_be_visible()
        page.locator("#budget").fill("3000")
        page.locator("#query").fill("quantos km corri na orla?")
        recalled = part(page, "Lembrado pela pergunta")
        recalled.locator("summary").click()
        expect(recalled.locator(".score-parts").first).to_contain_text("palavras")
        page.locator("#preset").select_option("finance")
        expect(page.locator("#context")).to_contain_text("Resumos")
        assert page.evaluate("window.same") is True
        part(page, "Resumos").locator("summary").click()
        link = page.locator(".part[open] td:last-child a").first
        start = link.inner_text().split("–")[0]
        link.click()
        expect(page.locator(".said.here")).to_have_id(f"m{start}")


def test_a_message_is_pinned_and_erased(browser: Browser, base: str) -> None:
    """A pin shows at once; an erased message leaves a receipt."""
    with visiting(browser, base, width=390, language="en-US") as visit:
        page = visit.go("/chat?chat=hannah-move")
        said = page.locator(".said", has_text="moving budget")
        said.get_by_role("button", name="Pin", exact=True).click()
        expect(page.locator(".said.here.pinned")).to_contain_text("moving budget")
        page.locator(".pins summary").click()
        expect(page.locator(".pins")).to_contain_text("moving budget")
        page.locator(".said.here").get_by_role("button", name="Unpin").click()
        expect(page.locator(".said.here")).not_to_have_class(re.compile("pinned"))
        said = page.locator(".said", has_text="Dentist appointment")
        said.locator(".sure summary").click()
        said.get_by_role("button", name="Erase this message for good").click()
        expect(page.locator("h1")).to_contain_text("Receipt")
        expect(page.get_by_role("row", name="messages")).to_contain_text("1")
        page.get_by_role("link", name="Back").click()
        expect(page.locator("#log")).to_contain_text("erased message")


def test_memory_is_switched(browser: Browser, base: str) -> None:
    """R10: the indicator tells whether memory is on."""
    with visiting(browser, base, width=390) as visit:
        page = visit.go("/chat?chat=marina-corrida")
        expect(page.locator("#active")).to_have_text("memória ativa")
        page.get_by_role("button", name="Desligar a memória").click()
        expect(page.locator("#active")).to_have_text("memória desligada")
        page.get_by_role("button", name="Ligar a memória").click()
        expect(page.locator("#active")).to_have_text("memória ativa")


def test_the_ladder_is_forced_and_made_anew(browser: Browser, base: str) -> None:
    """R10: blocks lead to their messages; a compaction by hand joins the time line."""
    with visiting(browser, base, language="en-US") as visit:
        page = visit.go("/ladder?chat=marina-corrida")
        assert page.locator(".rungs .critical").count() > 1
        assert page.locator(".rungs .pin").count() == 1
        page = visit.go("/ladder?chat=diario")
        assert page.locator(".rungs a rect").count() >= 1
        page.locator(".rungs a").first.focus()
        page.keyboard.press("Enter")
        expect(page).to_have_url(re.compile("#b0$"))
        runs = page.locator("#runs li").count()
        say(base, "diario", "marina", "Hoje corri 12 km e comprei um gel por R$ 14,90.")
        page.get_by_role("button", name="Compact now").click()
        expect(page.locator("#runs li")).not_to_have_count(runs)
        page.get_by_role("button", name="Summarise anew").click()
        expect(page.locator(".block").first).to_be_visible()
        page.locator(".block a").first.click()
        expect(page.locator(".said.here")).to_be_visible()


def test_facts_are_put_right(browser: Browser, base: str) -> None:
    """Add, pin, correct, undo and forget with a receipt; history tells what replaced what."""
    with visiting(browser, base, width=390, language="en-US") as visit:
        page = visit.go("/person?user=hannah")
        page.locator("#fact-text").fill("I collect blue teapots")
        page.get_by_role("button", name="Add", exact=True).click()
        fact = page.locator(".fact", has_text="teapots")
        fact.locator("summary").click()
        fact.get_by_role("button", name="Pin").click()
        expect(page.locator(".fact", has_text="teapots").locator(".mark")).to_be_visible()
        fact.locator("summary").click()
        fact.get_by_label("Correct").fill("I collect green teapots")
        fact.get_by_role("button", name="Correct").click()
        expect(page.locator("#facts")).to_contain_text("green teapots")
        fact.locator("summary").click()
        fact.get_by_role("button", name="Undo").click()
        expect(page.locator("#facts")).not_to_contain_text("green teapots")
        fact = page.locator(".fact", has_text="blue teapots")
        fact.locator("summary").click()
        fact.get_by_role("button", name="Forget").click()
        expect(page.get_by_role("row", name="facts")).to_contain_text("1")
        page.get_by_role("link", name="Back").click()
        expect(page.locator("#facts")).not_to_contain_text("teapots")


def test_channels_are_linked(browser: Browser, base: str) -> None:
    with visiting(browser, base) as visit:
        page = visit.go("/person?user=marina")
        page.get_by_placeholder("Canal").fill("telegram")
        page.get_by_placeholder("Identidade").fill("@marina")
        page.get_by_role("button", name="Ligar", exact=True).click()
        row = page.get_by_role("row", name="telegram")
        expect(row).to_contain_text("@marina")
        row.get_by_role("button", name="Desligar").click()
        expect(page.get_by_role("row", name="telegram")).to_have_count(0)


def test_search_explains_itself(browser: Browser, base: str) -> None:
    with visiting(browser, base, width=390) as visit:
        page = visit.go("/search")
        page.locator("#user").fill("marina")
        page.locator("#q").fill("alergia a remédio")
        page.get_by_role("button", name="Busca").click()
        first = page.locator(".hit", has_text="dipirona").first
        first.locator("summary").click()
        expect(first.locator("dl")).to_contain_text("palavras")
        first.get_by_role("link").first.click()
        expect(page.locator(".said.here")).to_contain_text("dipirona")


def test_news_come_by_themselves(browser: Browser, base: str) -> None:
    """What a bot records shows on the overview and in the chat without a reload."""
    with visiting(browser, base) as over, visiting(browser, base, width=390) as near:
        page, chat = over.go("/"), near.go("/chat?chat=marina-corrida")
        for window in (page, chat):
            expect(window.locator("body")).to_have_attribute("data-live", "on")
            window.evaluate("window.same = true")
        say(base, "marina-corrida", "marina", "Cheguei ao quilômetro 9 cantando!")
        expect(page.locator("#feed")).to_contain_text("Mensagem gravada: marina-corrida")
        expect(chat.locator(".toast")).to_contain_text("Mensagem gravada")
        expect(chat.locator("#log")).to_contain_text("quilômetro 9 cantando")
        expect(chat.locator("#context")).to_contain_text("quilômetro 9 cantando")
        assert page.evaluate("window.same") is chat.evaluate("window.same") is True


def test_the_playground_remembers(browser: Browser, base: str) -> None:
    """The offline bot answers, and what it learnt shows beside it."""
    with visiting(browser, base, width=390) as visit:
        page = visit.go("/playground")
        page.locator("#say").fill("Quero juntar R$ 900 até dezembro.")
        page.keyboard.press("Enter")
        expect(page.locator(".said.assistant")).to_contain_text("meta")
        expect(page.locator("#memory")).to_contain_text("R$ 900")
        expect(page.locator("#memory .plain")).to_contain_text("juntar R$ 900")
        page.get_by_role("link", name="Nova conversa").click()
        expect(page.locator(".said")).to_have_count(0)


def test_a_chat_and_a_person_are_forgotten(browser: Browser, tmp_path: Path) -> None:
    """Both ask for the id once more, and give a receipt."""
    file = tmp_path / "m.db"
    fill(file, lambda memory: memory.record("c1", "bia", "Moro em Natal.", "Que bom!"))
    fill(file, lambda memory: memory.record("c2", "bia", "Tenho um gato.", "Que bom!"))
    with served(file) as url, visiting(browser, url) as visit:
        page = visit.go("/chat?chat=c1")
        page.get_by_text("Esquecer esta conversa").click()
        page.locator("#sure").fill("c9")
        page.locator(".danger button").click()
        expect(page.get_by_role("alert")).to_be_visible()
        visit.wrong.clear()  # the browser notes the refusal
        page = visit.go("/chat?chat=c1")
        page.get_by_text("Esquecer esta conversa").click()
        page.locator("#sure").fill("c1")
        page.locator(".danger button").click()
        expect(page.locator("h1")).to_contain_text("Recibo")
        page = visit.go("/person?user=bia")
        page.get_by_text("Esquecer esta pessoa").click()
        page.locator("#sure").fill("bia")
        page.locator(".danger button").click()
        expect(page.get_by_role("row", name="mensagens")).to_contain_text("2")
        page = visit.go("/people")
        expect(page.locator("main")).to_contain_text("Nada aqui ainda")


def test_dead_letters_are_tried_again(browser: Browser, tmp_path: Path) -> None:
    """F8: the overview names them with what went wrong; a click has them tried again."""
    file = tmp_path / "m.db"

    async def failing() -> int:
        url, brain = f"sqlite:{file}", FailingBrain(100)
        async with await AsyncMemory.open(
            url, llm=brain, embedder="none", background=False
        ) as memory:
            for n in range(14):
                await memory.record("triste", "ana", f"Hoje gastei R$ {n + 10},00.", "Certo.")
            for _ in range(memory.policy.ladder.tries):
                await memory.compact("triste")
            return len(await memory.letters())

    assert elsewhere(failing) > 0
    with served(file) as url, visiting(browser, url, language="en-US") as visit:
        page = visit.go("/ladder?chat=triste")
        expect(page.locator(".rungs .dead").first).to_be_visible()
        page = visit.go("/")
        letters = page.locator("section", has=page.locator("#h-letters"))
        expect(letters.get_by_role("link", name="triste").first).to_be_visible()
        letters.get_by_role("button", name="Try all again").click()
        expect(letters).to_contain_text("None: all that the LLM owed is done.")
