"""What people wrote is shown, and never run; keys open their own tenant, and no more."""

from datetime import UTC, datetime
from pathlib import Path

from looking import elsewhere, fill, served, settings_of, visiting
from playwright.sync_api import Browser, expect

from lembrar import AsyncMemory
from lembrar.model import Message
from lembrar.server.keys import Keyring
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


async def nasty(memory: AsyncMemory) -> None:
    """The corpus in every place where words of strangers are kept."""
    for n, bad in enumerate(CORPUS):
        said = [
            Message("user", f"Meu nome é {bad}. Moro em {bad}. {bad}", sender=bad, channel=bad,
                    id=f"{bad} {n}"),
            Message("assistant", bad),
        ]  # fmt: skip
        await memory.append(f"chat {bad}", f"user {bad}", said)
        await memory.remember(f"user {bad}", f"Gosto de {bad}")
        await memory.link(f"user {bad}", bad, f"identity {bad}")
    every = [Message("user", f"{bad} {n}") for n in range(8) for bad in CORPUS]
    await memory.append("all", "user all", every)
    await memory.pin((await memory.history("all"))[0].id, chat="all")
    await memory.compact("all")


def test_stored_scripts_fire_nothing(browser: Browser, tmp_path: Path) -> None:
    """A corpus of attacks in ids, senders, channels, facts and summaries is shown as text."""
    from urllib.parse import quote

    file = tmp_path / "m.db"
    fill(file, nasty)
    with served(file) as url, visiting(browser, url) as visit:
        paths = ["/", "/people", "/chat?chat=all", "/ladder?chat=all"]
        paths += [f"/person?user={quote('user ' + bad)}" for bad in CORPUS]
        paths += [f"/chat?chat={quote('chat ' + bad)}" for bad in CORPUS[::3]]
        paths += [f"/search?user={quote('user ' + b)}&q={quote(b)}" for b in CORPUS[::4]]
        for path in paths:
            page = visit.go(path)
            page.wait_for_load_state("load")
            assert page.evaluate("window.fired") is None, path
            assert page.locator("main script, main img, main iframe, main base").count() == 0
        page = visit.go("/chat?chat=all")
        for bad in CORPUS:
            page.locator("#query").fill(bad)
        expect(page.locator("#context .part").first).to_be_visible()
        page.locator("#context .part summary").first.click()
        assert page.evaluate("window.fired") is None


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
