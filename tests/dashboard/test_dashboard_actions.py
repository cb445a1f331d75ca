"""Everything that one can do on the page, done in a real browser: on a phone in Portuguese, and at
a desk in English."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from looking import SEATS, copied, elsewhere, fill, post, say, served, visiting, words
from playwright.sync_api import Browser, Locator, Page, expect

from lembrar import AsyncMemory
from lembrar.testing.brains import FailingBrain


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory, lively_file: Path) -> Iterator[str]:
    with served(copied(lively_file, tmp_path_factory.mktemp("actions"))) as url:
        yield url


def part(page: Page, name: str) -> Locator:
    """A section of the context by its name."""
    return page.locator(".part", has=page.locator("summary", has_text=name))


def tokens(page: Page) -> int:
    told = page.locator("#context .figures b").first.inner_text()
    return int(re.sub(r"\D", "", told))


@SEATS
def test_the_inspector_answers_at_once(
    browser: Browser, base: str, width: int, language: str
) -> None:
    """G9: budget, preset and question change the context without a reload, and what they change is
    told; every item leads to the messages it came from; what was dropped is named."""
    t = words(language)
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go("/chat?chat=diario")
        page.evaluate("window.same = true")
        before = tokens(page)
        expect(page.locator("[data-part=changes]")).to_have_count(0)
        part(page, t.near_misses).locator("summary").click()
        page.locator("#budget").fill("300")
        expect(page.locator("#context .figures")).to_contain_text(f"{t.of} 300 tokens")
        expect(page.locator("#shown")).to_have_text("300")
        assert tokens(page) <= 300 < before
        expect(part(page, t.near_misses).locator("tbody tr").first).to_be_visible()  # still open
        page.locator("[data-part=changes] summary").click()
        expect(page.locator("[data-part=changes] h3").last).to_have_text(t.went_out)
        expect(page.locator("[data-part=changes] .dropped").first).to_be_visible()
        page.locator("#budget").fill("3000")
        page.locator("#query").fill("quantos km corri na orla?")
        recalled = part(page, t.section_recalled)
        recalled.locator("summary").click()
        expect(recalled.locator(".score-parts").first).to_contain_text(t.part_words)
        page.locator("#preset").select_option("finance")
        expect(page.locator("#context")).to_contain_text(t.summary)
        assert page.evaluate("window.same") is True
        part(page, t.summary).locator("summary").click()
        link = part(page, t.summary).locator("td:last-child a").first
        start = link.inner_text().split("–")[0]
        link.click()
        expect(page.locator(".said.here")).to_have_id(f"m{start}")
        exact = visit.go("/chat?chat=diario").get_by_role("link", name=t.exact_text)
        told = page.context.request.get(base + str(exact.get_attribute("href")))
        assert "orla" in told.text()


@SEATS
def test_a_message_is_pinned_and_erased(
    browser: Browser, base: str, width: int, language: str
) -> None:
    """A pin shows at once; an erased message leaves a receipt."""
    t, chat = words(language), f"pins-{language}"
    say(base, chat, f"pin-{language}", "Meu orçamento da mudança é R$ 900.", "O dentista é às 15h.")
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go(f"/chat?chat={chat}")
        said = page.locator(".said", has_text="orçamento da mudança")
        said.get_by_role("button", name=t.pin, exact=True).click()
        expect(page.locator(".said.here.pinned")).to_contain_text("orçamento")
        page.locator(".pins summary").click()
        expect(page.locator(".pins")).to_contain_text("orçamento da mudança")
        page.locator(".said.here").get_by_role("button", name=t.unpin).click()
        expect(page.locator(".said.here")).not_to_have_class(re.compile("pinned"))
        said = page.locator(".said", has_text="O dentista")
        said.locator(".sure summary").click()
        said.get_by_role("button", name=t.forget_message).click()
        expect(page.locator("h1")).to_contain_text(t.receipt)
        expect(page.get_by_role("row", name=t.receipt_messages)).to_contain_text("1")
        page.get_by_role("link", name=t.back).click()
        expect(page.locator("#log")).to_contain_text(t.erased)


@SEATS
def test_memory_is_switched(browser: Browser, base: str, width: int, language: str) -> None:
    """R10: the indicator tells whether memory is on."""
    t, chat = words(language), f"switch-{language}"
    say(base, chat, f"switch-{language}", "Oi!")
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go(f"/chat?chat={chat}")
        expect(page.locator("#active")).to_have_text(t.memory_on)
        page.get_by_role("button", name=t.switch_off).click()
        expect(page.locator("#active")).to_have_text(t.memory_off)
        page.get_by_role("button", name=t.switch_on).click()
        expect(page.locator("#active")).to_have_text(t.memory_on)


@SEATS
def test_the_ladder_is_forced_and_made_anew(
    browser: Browser, base: str, width: int, language: str
) -> None:
    """R10: blocks lead to their messages; a compaction by hand joins the time line."""
    t = words(language)
    with visiting(browser, base, width=width, language=language) as visit:
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
        page.get_by_role("button", name=t.force).click()
        expect(page.locator("#runs li")).not_to_have_count(runs)
        page.get_by_role("button", name=t.refresh).click()
        expect(page.locator(".block").first).to_be_visible()
        page.locator(".block a").first.click()
        expect(page.locator(".said.here")).to_be_visible()


@SEATS
def test_facts_are_put_right(browser: Browser, base: str, width: int, language: str) -> None:
    """Add, pin, correct, undo and forget with a receipt; history tells what replaced what."""
    t, user = words(language), f"hands-{language}"
    say(base, f"hands-{language}", user, "I collect stamps.")
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go(f"/person?user={user}")
        page.locator("#fact-text").fill("I collect blue teapots")
        page.get_by_role("button", name=t.add, exact=True).click()
        fact = page.locator(".fact", has_text="teapots")
        fact.locator("summary").click()
        fact.get_by_role("button", name=t.pin).click()
        expect(fact.locator(".mark")).to_be_visible()
        fact.locator("summary").click()
        fact.get_by_label(t.correct).fill("I collect green teapots")
        fact.get_by_role("button", name=t.correct).click()
        expect(page.locator("#facts")).to_contain_text("green teapots")
        fact.locator("summary").click()
        expect(fact).to_contain_text(t.replaces)
        expect(fact.locator("s")).to_have_text("I collect blue teapots")
        fact.get_by_role("button", name=t.undo).click()
        expect(page.locator("#facts")).not_to_contain_text("green teapots")
        fact = page.locator(".fact", has_text="blue teapots")
        fact.locator("summary").click()
        fact.get_by_role("button", name=t.forget).click()
        expect(page.get_by_role("row", name=t.receipt_facts)).to_contain_text("1")
        page.get_by_role("link", name=t.back).click()
        expect(page.locator("#facts")).not_to_contain_text("teapots")


@SEATS
def test_channels_are_linked(browser: Browser, base: str, width: int, language: str) -> None:
    """A8: a number becomes the person's, and is nobody's again."""
    t, user = words(language), f"linked-{language}"
    say(base, user, user, "Oi!")
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go(f"/person?user={user}")
        page.get_by_placeholder(t.channel).fill("telegram")
        page.get_by_placeholder(t.identity).fill(f"@{user}")
        page.get_by_role("button", name=t.link, exact=True).click()
        row = page.get_by_role("row", name="telegram")
        expect(row).to_contain_text(f"@{user}")
        row.get_by_role("button", name=t.unlink).click()
        expect(page.get_by_role("row", name="telegram")).to_have_count(0)


@SEATS
def test_search_explains_itself(browser: Browser, base: str, width: int, language: str) -> None:
    """As /lembrar does, with what each score is made of, and the way to where it was said."""
    t = words(language)
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go("/search")
        page.locator("#user").fill("marina")
        page.locator("#q").fill("alergia a remédio")
        page.get_by_role("button", name=t.search).click()
        first = page.locator(".hit", has_text="dipirona").first
        first.locator("summary").click()
        expect(first.locator("dl")).to_contain_text(t.part_words)
        first.get_by_role("link").first.click()
        expect(page.locator(".said.here")).to_contain_text("dipirona")
        page = visit.go("/search?user=marina&q=alergia&kind=bio")
        expect(page.locator(".hit").first).to_contain_text(t.bio)
        assert page.locator(".hit .tag:not(.on)", has_text=t.message).count() == 0


@SEATS
def test_news_come_by_themselves(browser: Browser, base: str, width: int, language: str) -> None:
    """R3: what a bot records shows on the overview and in the chat without a reload."""
    t = words(language)
    song = f"Cheguei ao quilômetro 9 cantando em {language}!"
    with (
        visiting(browser, base, width=width, language=language) as over,
        visiting(browser, base, width=width, language=language) as near,
    ):
        page, chat = over.go("/"), near.go("/chat?chat=marina-corrida")
        for window in (page, chat):
            expect(window.locator("body")).to_have_attribute("data-live", "on")
            window.evaluate("window.same = true")
        say(base, "marina-corrida", "marina", song)
        expect(page.locator("#feed")).to_contain_text(f"{t.recorded} marina-corrida")
        expect(chat.locator(".toast")).to_contain_text(t.recorded)
        expect(chat.locator("#log")).to_contain_text(song)
        expect(chat.locator("#context")).to_contain_text(song)
        assert page.evaluate("window.same") is chat.evaluate("window.same") is True


@SEATS
def test_the_playground_remembers(browser: Browser, base: str, width: int, language: str) -> None:
    """The offline bot answers, and what it learnt shows beside it."""
    t = words(language)
    goal, heard = (
        ("Quero juntar R$ 900 até dezembro.", "juntar R$ 900")
        if language == "pt-BR"
        else ("I want to save $700 by December.", "save $700")
    )
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go("/playground")
        page.locator("#say").fill(goal)
        page.keyboard.press("Enter")
        expect(page.locator(".said.assistant")).not_to_be_empty()
        expect(page.locator("#memory pre")).to_contain_text(heard)
        expect(page.locator("#memory .plain")).to_contain_text(heard)
        page.get_by_role("link", name=t.new_chat).click()
        expect(page.locator(".said")).to_have_count(0)


@SEATS
def test_a_chat_and_a_person_are_forgotten(
    browser: Browser, base: str, width: int, language: str
) -> None:
    """G11: both ask for the id once more, and give a receipt."""
    t, user = words(language), f"bia-{language}"
    one, two = f"{user}-1", f"{user}-2"
    say(base, one, user, "Moro em Natal.")
    say(base, two, user, "Tenho um gato.")
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go(f"/chat?chat={one}")
        page.get_by_text(t.forget_chat).click()
        page.locator("#sure").fill("c9")
        page.locator(".danger button").click()
        expect(page.get_by_role("alert")).to_contain_text(t.problem_422)
        visit.wrong.clear()  # the browser notes the refusal
        page = visit.go(f"/chat?chat={one}")
        page.get_by_text(t.forget_chat).click()
        page.locator("#sure").fill(one)
        page.locator(".danger button").click()
        expect(page.locator("h1")).to_contain_text(t.receipt)
        page = visit.go(f"/person?user={user}")
        page.get_by_text(t.forget_person).click()
        page.locator("#sure").fill(user)
        page.locator(".danger button").click()
        expect(page.get_by_role("row", name=t.receipt_messages)).to_contain_text("2")
        page = visit.go(f"/people?find={user}")
        expect(page.locator("main")).to_contain_text(t.nothing_found)


@SEATS
def test_what_was_known_on_a_day(browser: Browser, base: str, width: int, language: str) -> None:
    """What was learnt later is not told: neither as a fact nor in the profile."""
    t = words(language)
    with visiting(browser, base, width=width, language=language) as visit:
        page = visit.go("/person?user=marina")
        expect(page.locator("[aria-labelledby=h-profile]").first).to_contain_text("Olinda")
        page = visit.go("/person?user=marina&on=2020-01-01")
        expect(page.locator("#facts")).to_contain_text(t.nothing_yet)
        for name in ("h-profile", "h-moods", "h-events"):
            expect(page.locator(f"section[aria-labelledby={name}]")).to_contain_text(t.nothing_yet)
        visit.page.goto(f"{base}/person?user=marina&on=someday")
        expect(page.get_by_role("alert")).to_be_visible()
        visit.wrong.clear()


def owing(file: Path) -> int:
    """A chat whose summaries an LLM has failed at too often. Returns how many."""

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

    return elsewhere(failing)


@SEATS
def test_dead_letters_are_tried_again(
    browser: Browser, tmp_path: Path, width: int, language: str
) -> None:
    """F8: the overview names them with what went wrong; a click has them tried again."""
    t, file = words(language), tmp_path / "m.db"
    assert owing(file) > 0
    with (
        served(file) as url,
        visiting(browser, url, width=width, language=language) as visit,
    ):
        page = visit.go("/ladder?chat=triste")
        expect(page.locator(".rungs .dead").first).to_be_visible()
        page = visit.go("/")
        letters = page.locator("section", has=page.locator("#h-letters"))
        expect(letters.get_by_role("link", name="triste").first).to_be_visible()
        letters.get_by_role("button", name=t.retry, exact=True).first.click()
        expect(letters).to_contain_text(t.no_letters)


def test_the_overview_reckons_money_by_a_model(browser: Browser, base: str) -> None:
    """R8: what is saved is told in dollars, at the price of whichever model is chosen."""
    with visiting(browser, base, language="en-US") as visit:
        page = visit.go("/")
        saved = page.locator(".tile", has_text="at the price of")
        expect(saved).to_contain_text("GPT-5 mini")
        page.locator("#model").select_option("Claude Opus")
        page.locator("#h-money + form button").click()
        expect(saved).to_contain_text("Claude Opus")
        assert float(re.sub(r"[^\d.]", "", saved.locator("b").inner_text())) > 0
        expect(page.locator("[aria-labelledby=h-money] .plot canvas")).to_be_visible()


def test_many_news_ask_for_the_page_a_few_times(browser: Browser, base: str) -> None:
    """A busy bot does not have the overview looked up with each of its messages."""
    with visiting(browser, base) as visit:
        page = visit.go("/")
        expect(page.locator("body")).to_have_attribute("data-live", "on")
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        for n in range(12):
            post(base, "record", chat="busy", user="busy", said=f"Oi {n}!", answered="Oi!")
        expect(page.locator("#feed li", has_text="busy").nth(8)).to_be_visible()
        assert len(asked) <= 3


def test_an_empty_memory_says_where_to_begin(browser: Browser, tmp_path: Path) -> None:
    """The first run: a word on what to do, and a way to try it at once."""
    file = tmp_path / "m.db"
    fill(file, lambda memory: memory.users())
    with served(file) as url, visiting(browser, url, language="en-US") as visit:
        page = visit.go("/")
        expect(page.locator(".welcome")).to_contain_text("lembrar sample")
        page.locator(".welcome a").click()
        expect(page.locator("h1")).to_have_text("Playground")
