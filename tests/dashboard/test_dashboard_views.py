"""Every view in a real browser: both languages, a phone and a desk, light and dark."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal
from urllib.parse import quote
from zoneinfo import ZoneInfo

import pytest
from asking import listening
from axe_playwright_python.sync_playwright import Axe
from looking import SEVERE, Visit, copied, fill, post, served, settings_of, visiting, words
from playwright.sync_api import Browser, expect

from lembrar.server.app import create_app

VIEWS = {
    "/": ("Visão geral", "Overview"),
    "/people": ("Pessoas", "People"),
    "/person?user=marina": ("marina", "marina"),
    "/person?user=marina&status=superseded": ("marina", "marina"),
    "/chat?chat=marina-corrida": ("marina-corrida", "marina-corrida"),
    "/chat/context?chat=hannah-move&query=job": ("O que o modelo receberia", "What the model"),
    "/ladder?chat=diario": ("Escada", "Ladder"),
    "/ladder?chat=hannah-move": ("Escada", "Ladder"),
    "/search?user=marina&q=" + quote("onde eu moro?"): ("Busca", "Search"),
    "/playground": ("Experimentar", "Playground"),
    "/sign-in": ("Entrar", "Sign in"),
}
# Everything opened that can be. A note that fades over a text for a moment is no fault of the text.
LAID_OPEN = """
  document.querySelectorAll('details').forEach((one) => { one.open = true; });
  document.querySelectorAll('.toast > *').forEach((note) => note.remove());"""
QUICKLY = {"resultTypes": ["violations"]}
AXED = ((390, "dark"), (1440, "light"))  # colours differ by scheme and layout by width, no more


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory, lively_file: Path) -> Iterator[str]:
    with served(copied(lively_file, tmp_path_factory.mktemp("views"))) as url:
        yield url


def severe(visit: Visit) -> list[str]:
    visit.page.evaluate(LAID_OPEN)
    found = Axe().run(visit.page, options=QUICKLY).response["violations"]
    return [
        f"{flaw['id']}: {flaw['nodes'][0]['html'][:160]}"
        for flaw in found
        if flaw["impact"] in SEVERE
    ]


@pytest.mark.parametrize(
    ("width", "language", "scheme"),
    [(390, "pt-BR", "dark"), (1440, "en-US", "light"), (390, "en-US", "light"),
     (1440, "pt-BR", "dark")],
)  # fmt: skip
def test_every_view_is_fit_to_be_seen(
    browser: Browser, base: str, width: int, language: str, scheme: str
) -> None:
    """G9, R10, A11: each view opens in either language at either width, with no error in the
    console, nothing wider than the window, and nothing that axe finds serious."""
    with visiting(browser, base, width=width, language=language, scheme=scheme) as visit:
        for path, (portuguese, english) in VIEWS.items():
            page = visit.go(path)
            expect(page.locator("h1")).to_contain_text(
                portuguese if language == "pt-BR" else english
            )
            assert (
                page.locator("html").get_attribute("lang")
                == language[: 5 if "BR" in language else 2]
            )
            assert visit.wide() <= 0, path
            if (width, scheme) in AXED:
                assert severe(visit) == [], path
            visit.page.evaluate(LAID_OPEN)
            assert visit.wide() <= 0, path


def test_the_overview_draws_and_tells(browser: Browser, base: str) -> None:
    """A11, R8: figures, plots of savings, money and compactions, recent chats and health."""
    with visiting(browser, base, language="en-US") as visit:
        page = visit.go("/")
        for name in ("h-saving", "h-money", "h-runs"):
            expect(page.locator(f"[aria-labelledby={name}] .plot canvas")).to_be_visible()
        strip = page.locator(".strip")
        for told in ("compactions a day", "mean duration", "lag of background work", "LLM calls"):
            expect(strip).to_contain_text(told)
        expect(page.locator(".tile b").first).to_contain_text("%")
        expect(page.get_by_role("link", name="hannah-move")).to_be_visible()
        expect(page.locator("section", has_text="Dead letters").last).to_contain_text("None")
        expect(page.locator("#h-health + dl")).to_contain_text("All is well")


def test_the_person_is_all_there(browser: Browser, base: str) -> None:
    """R8: facts by kind, mood, profile, events and channels, and what was known on a day."""
    with visiting(browser, base, width=390) as visit:
        page = visit.go("/person?user=marina")
        for heading in ("Fatos", "Humor", "Perfil", "Eventos", "Canais"):
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
        expect(page.locator("#facts")).to_contain_text("Olinda")
        expect(page.locator(".plot canvas")).to_be_visible()
        expect(page.locator("section", has_text="Canais").last).to_contain_text("90000-0142")
        told = page.locator("[aria-labelledby=h-moods]")
        told.locator("summary").click()
        expect(told.locator(".timeline li").first).to_be_visible()
        beside = page.locator(".plot").get_attribute("data-notes")
        assert beside
        assert "medo" in beside


def test_the_keyboard_is_enough(browser: Browser, base: str) -> None:
    """The first stop skips to the content; the menu and the fields come in order."""
    with visiting(browser, base) as visit:
        page = visit.go("/search")
        page.keyboard.press("Tab")
        expect(page.locator(".skip")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#main")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("#user")).to_be_focused()
        page.keyboard.type("marina")
        page.keyboard.press("Tab")
        page.keyboard.type("alergia")
        page.keyboard.press("Enter")
        expect(page.locator(".hit").first).to_contain_text("dipirona")
        page = visit.go("/chat?chat=diario")
        page.locator("#budget").focus()
        page.keyboard.press("Home")
        expect(page.locator("#context .figures")).to_contain_text("de 100 tokens")
        page.locator("[data-part=left-out] summary").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-part=left-out] tbody tr").first).to_be_visible()


def test_the_language_is_a_click_away(browser: Browser, base: str) -> None:
    with visiting(browser, base) as visit:
        page = visit.go("/people?find=han")
        page.get_by_role("link", name="English").click()
        expect(page.locator("h1")).to_have_text("People")
        expect(page.locator("#find")).to_have_value("han")
        page.get_by_role("link", name="Português").click()
        expect(page.locator("h1")).to_have_text("Pessoas")


@pytest.mark.parametrize(("language", "scheme"), [("pt-BR", "light"), ("en-US", "dark")])
def test_what_is_not_there_is_a_page_too(
    browser: Browser, base: str, language: str, scheme: Literal["light", "dark"]
) -> None:
    """Nobody is shown JSON, and a page that tells of trouble is fit to be seen, too."""
    t = words(language)
    with visiting(browser, base, width=390, language=language, scheme=scheme) as visit:
        for path, told in (("/person?user=x", t.problem_unknown_user), ("/zzz", t.problem_404)):
            visit.page.goto(base + path)
            expect(visit.page.get_by_role("alert")).to_contain_text(told)
            assert severe(visit) == [], path
            visit.wrong = [wrong for wrong in visit.wrong if "404" not in wrong]


def test_times_are_told_by_one_clock(browser: Browser, tmp_path: Path) -> None:
    """Whatever zone something was said in or a browser is in: that of the settings, everywhere."""
    said = datetime(2026, 3, 5, 1, 30, tzinfo=UTC)
    file = tmp_path / "m.db"
    fill(file, lambda memory: memory.record("c", "ana", "Oi!", "Oi!", at=said))
    settings = replace(settings_of(file), timezone="America/Sao_Paulo")
    context = browser.new_context(locale="en-US", timezone_id="Asia/Tokyo")
    with listening(create_app(settings)) as url:
        page = context.new_page()
        page.goto(f"{url}/chat?chat=c")
        expect(page.locator(".said").first).to_contain_text("2026-03-04 22:30")
        assert page.locator("body").get_attribute("data-zone") == "America/Sao_Paulo"
        page.goto(f"{url}/")
        expect(page.locator("body")).to_have_attribute("data-live", "on")
        post(url, "record", chat="c", user="ana", said="Oi de novo!", answered="Oi!")
        now = datetime.now(ZoneInfo("America/Sao_Paulo"))
        expect(page.locator("#feed li").first).to_contain_text(f"{now.month}/{now.day}/{now:%y}")
        context.close()


def test_large_chats_and_people_stay_light(browser: Browser, tmp_path: Path) -> None:
    """10,000 messages and 5,000 facts come a page at a time, in 300 kB at most."""
    from crowds import crowd

    file = tmp_path / "m.db"
    fill(file, crowd)
    with served(file) as url, visiting(browser, url) as visit:
        weights: dict[str, int] = {}
        visit.page.on("response", lambda answer: weights.update({answer.url: len(answer.body())}))
        for path in ("/chat?chat=long", "/person?user=known", "/ladder?chat=long", "/"):
            weights.clear()
            page = visit.go(path)
            page.wait_for_load_state("load")
            assert sum(weights.values()) <= 300_000, (path, weights)
        page = visit.go("/chat?chat=long")
        assert page.locator(".said").count() == 60
        page.locator(".older button").click()
        expect(page.locator(".said")).to_have_count(120)
        expect(page.locator(".said").first).to_have_attribute("id", "m9881")
        page = visit.go("/person?user=known")
        assert page.locator(".fact").count() == 50
        page.get_by_role("link", name="Próximos").click()
        expect(page.locator("#h-facts")).to_contain_text("50 de 5.000")
