"""What people wrote is shown, and never run; keys open their own tenant, and no more."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.parse import quote

from looking import elsewhere, fill, post, served, settings_of, visiting
from playwright.sync_api import Browser, Page, expect

from lembrar import AsyncMemory
from lembrar.model import (
    Attachment,
    Compaction,
    Event,
    Fact,
    Message,
    Mood,
    Notice,
    Summary,
    ToolCall,
    Trouble,
)
from lembrar.server.keys import Keyring
from lembrar.stores.base import LadderChange
from lembrar.stores.open import open_database

FIRE = "window.fired=1"
CORPUS = (
    f"<script>{FIRE}</script>",
    f'"><img src=x onerror="{FIRE}">',
    f"'><svg onload='{FIRE}'>",
    f"javascript:{FIRE}",
    f'" autofocus onfocus="{FIRE}" x="',
    f"</title><script>{FIRE}</script>",
    f'</textarea><details open ontoggle="{FIRE}">',
    "{{ 7 * 7 }}{% raw %}",
    f'" hx-on:load="{FIRE}" hx-get="/" hx-trigger="load" y="',
    f"<hx-partial hx-target='body'><script>{FIRE}</script></hx-partial>",
    f'<iframe srcdoc="<script>parent.{FIRE}</script>"></iframe>',
    "]]>--><!--\u2028</script><base href=//evil.example>",
)


AT = datetime(2026, 11, 1, 12, tzinfo=UTC)


async def nasty(memory: AsyncMemory) -> None:
    """The corpus in every place where words of strangers are kept."""
    for n, bad in enumerate(CORPUS):
        said = [
            Message("user", f"Meu nome é {bad}. Moro em {bad}. {bad}", sender=bad, channel=bad,
                    id=f"{bad} {n}", attachments=(Attachment(bad, bad, bad, bad, bad),)),
            Message("assistant", bad, tool_calls=(ToolCall(bad, bad, bad),)),
        ]  # fmt: skip
        await memory.append(f"chat {bad}", f"user {bad}", said)
        await memory.append("all", "everybody", said)
        await memory.remember(f"user {bad}", f"Gosto de {bad}")
        await memory.link("everybody", bad, f"identity {bad}")
    await memory.pin((await memory.history("all"))[0].id, chat="all")
    await memory.consolidate()
    await _facts(memory)
    await _ladder(memory)


async def _facts(memory: AsyncMemory) -> None:
    """Facts with hostile tags, keys, values, dates and people; moods with hostile triggers."""
    facts = [
        Fact(f"{kind}-{n}", "everybody", kind, bad, AT, AT, subject=bad, key=bad, value=bad,
             tags=(bad,), when=bad, participants=(bad,), sources=(bad,), chats=(bad,), order=n,
             replaces=(f"{kind}-{n - 1}",), status="live" if n % 2 else "superseded",
             replaced_by="" if n % 2 else f"{kind}-{n + 1}")
        for kind in ("bio", "event")
        for n, bad in enumerate(CORPUS)
    ]  # fmt: skip
    moods = [
        Mood("everybody", AT + timedelta(days=n), -0.5, bad, bad, "all", f"{bad} {n}")
        for n, bad in enumerate(CORPUS)
    ]
    version, _ = await memory.store.facts("everybody", limit=1)
    assert await memory.store.write_facts("everybody", version, facts, moods=moods)


async def _ladder(memory: AsyncMemory) -> None:
    """Summaries, events, warnings, errors and names of models, each of them hostile."""
    head = await memory.store.chat("all")
    assert head
    blocks = tuple(
        Summary(bad, n + 1, n + 1, 1, events=(Event(AT, bad),), status="dead", start=2 * n + 1,
                end=2 * n + 2, first_id=bad, last_id=bad, at=AT, made_at=AT, brain=bad,
                trouble=Trouble(3, bad, bad))
        for n, bad in enumerate(CORPUS)
    )  # fmt: skip
    run = Compaction("all", AT, 1, 1, 1, 2, 1, 9, 3, "tokens", brain="".join(CORPUS))
    failed = tuple(
        Notice("compaction.failed", AT, "everybody", "all", {"error": bad}) for bad in CORPUS[-5:]
    )
    change = LadderChange(
        blocks, compaction=run, warning="".join(CORPUS), rebuild=True, notices=failed
    )
    assert await memory.store.write_ladder("all", head.version, change)


# Where words of strangers are shown, each page with a place in which all of them must stand.
SHOWN = {
    "/": "main",
    "/people": "main table",
    "/chat?chat=all": "#log",
    "/ladder?chat=all": "#h-blocks ~ .block",
    "/person?user=everybody": "#facts",
    "/person?user=everybody&status=superseded": "#facts",
    "/search?user=everybody&q=nome": "#hits",
}


def test_stored_scripts_fire_nothing(browser: Browser, tmp_path: Path) -> None:
    """A corpus of attacks in ids, senders, channels, attachments, facts, tags, moods, events,
    summaries, names of models and errors is shown as text."""
    file = tmp_path / "m.db"
    fill(file, nasty)
    with served(file) as url, visiting(browser, url) as visit:
        for path, place in SHOWN.items():
            calm(visit.go(path), path)
            told = " ".join(visit.page.locator(place).all_inner_texts())
            assert "window.fired=1" in told, path
        both = [quote(bad) for bad in CORPUS]
        paths = [f"/person?user=user%20{bad}" for bad in both[::4]]
        paths += [f"/chat?chat=chat%20{bad}" for bad in both[1::4]]
        paths += [f"/ladder?chat=chat%20{bad}" for bad in both[2::4]]
        for path in paths:
            calm(visit.go(path), path)
        page = visit.go("/chat?chat=all")
        for bad in CORPUS:
            page.locator("#query").fill(bad)
        expect(page.locator("#context .part").first).to_be_visible()
        calm(page, "inspector")


def test_scripts_in_addresses_fire_nothing(browser: Browser, tmp_path: Path) -> None:
    """What a link brings along is shown as text, also where it makes no sense."""
    file = tmp_path / "m.db"
    fill(file, lambda memory: memory.record("c", "ana", "Oi!", "Oi!"))
    everything = quote("".join(CORPUS)[:480])
    with served(file) as url, visiting(browser, url) as visit:
        for path in (
            "/search?user=ana&q=", "/search?user=", "/search?user=ana&q=oi&kind=", "/people?find=",
            "/?model=", "/person?user=ana&on=", "/person?user=ana&status=", "/person?user=",
            "/chat?chat=", "/said?message=", "/chat/context?chat=c&preset=",
            "/chat/context?chat=c&query=", "/playground?chat=", "/sign-in?back=", "/",
        ):  # fmt: skip
            visit.page.goto(url + path + everything)
            calm(visit.page, path)
        visit.wrong = [wrong for wrong in visit.wrong if "Failed to load" not in wrong]


def test_scripts_in_news_fire_nothing(browser: Browser, tmp_path: Path) -> None:
    """What happens is told as text, as it happens: in the feed, and in a note."""
    file, bad = tmp_path / "m.db", "".join(CORPUS)[:400]
    fill(file, lambda memory: memory.record("c", bad, "Oi!", "Oi!"))
    with served(file) as url, visiting(browser, url) as visit:
        for path, place in (("/", "#feed"), (f"/person?user={quote(bad)}", ".toast")):
            page = visit.go(path)
            expect(page.locator("body")).to_have_attribute("data-live", "on")
            post(url, "record", chat=bad, user=bad, said=bad, answered=bad)
            expect(page.locator(place)).to_contain_text("window.fired=1")
            calm(page, path)


def calm(page: Page, path: str) -> None:
    """Everything is laid open, and nothing of it runs."""
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert page.evaluate("window.fired") is None, path
    assert page.locator("main script, main img, main iframe, main base").count() == 0, path
    assert page.locator("[onerror], [onload], [onfocus], [ontoggle]").count() == 0, path
    assert page.locator("main a[href^=javascript]").count() == 0, path


def keys_for(file: Path) -> dict[str, str]:
    """A key of each kind, and something that each tenant keeps."""

    async def made() -> dict[str, str]:
        database = await open_database(settings_of(file).url)
        ring, now = Keyring(database), datetime.now(UTC)
        keys = {
            name: (await ring.create(tenant, (scope,), now=now))[0]
            for name, tenant, scope in (
                ("read", "ours", "read"), ("write", "ours", "write"), ("other", "theirs", "admin"),
            )
        }  # fmt: skip
        await ring.close()
        await database.close()
        return keys

    async def told() -> None:
        for tenant, user in (("ours", "ana"), ("theirs", "rival")):
            url = settings_of(file).url
            async with await AsyncMemory.open(
                url, tenant=tenant, embedder="none", background=False
            ) as memory:
                await memory.record("c", user, f"Sou {user} e moro em Natal.", "Oi!")

    elsewhere(told)
    return elsewhere(made)


def test_keys_open_their_own_tenant(browser: Browser, tmp_path: Path) -> None:
    """Sign in, be led back, see one's own; a key that may only read is shown nothing to change."""
    file = tmp_path / "m.db"
    keys = keys_for(file)
    with served(file) as url, visiting(browser, url, language="en-US") as visit:
        page = visit.go("/person?user=ana")
        expect(page.locator("h1")).to_have_text("Sign in")
        page.locator("#key").fill("lbr_wrong")
        page.get_by_role("button", name="Sign in").click()
        expect(page.get_by_role("alert")).to_contain_text("opens nothing")
        visit.wrong.clear()  # the browser notes the refusal
        page.locator("#key").fill(keys["read"])
        page.get_by_role("button", name="Sign in").click()
        expect(page.locator("h1")).to_have_text("ana")
        cookie = next(c for c in page.context.cookies() if c["name"] == "lembrar_session")
        assert cookie["httpOnly"]
        assert cookie["sameSite"] == "Strict"
        for path in ("/person?user=ana", "/chat?chat=c", "/ladder?chat=c", "/playground", "/"):
            visit.go(path)
            assert page.locator("main form[method=post]").count() == 0, path
        expect(page.locator("body")).to_have_attribute("data-live", "on")
        page.get_by_role("button", name="Sign out").click()
        expect(page.locator("h1")).to_have_text("Sign in")
        page.locator("#key").fill(keys["other"])
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_have_text("Overview")
        visit.go("/people")
        expect(page.locator("main")).to_contain_text("rival")
        expect(page.locator("main")).not_to_contain_text("ana")
