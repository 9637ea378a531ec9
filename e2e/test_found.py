"""How people come to the page: installed, by a shortcut, with a file or a link, from an old front page."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from e2e import positions
from e2e.host import Host
from e2e.player import READY, Player
from pygame_core.engine.keeping import links

Arrive = Callable[..., Player]
PROMPT = """() => {
  window.asked = 0;
  dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => { window.asked += 1; } }));
}"""
LAUNCHES = """Object.defineProperty(window, "launchQueue", {
  value: { setConsumer: (consumer) => { window.launched = consumer; } },
});"""
LAUNCH = """([target, files]) => launched({
  targetURL: new URL(target, location.href).href,
  files: files.map(([name, text]) => ({ getFile: async () => new File([text], name) })),
})"""
SHARE = """async ([file, text]) => {
  const form = new FormData();
  if (file) form.append("file", new File([file], "echappee.json", { type: "application/json" }));
  form.append("text", text);
  return (await fetch("share", { method: "POST", body: form })).status;
}"""
FORM = """<form method="post" enctype="multipart/form-data" action="{address}share">
<input name="title" value="Your turn"><input name="text" value="Look: {link}"><button>Share</button></form>"""


def exported() -> str:
    """A file with one game in it, as the page makes it."""
    stored = {"echappee/game/g7": positions.stored(positions.match("ppp"))}
    return json.dumps({"echappee": "export", "format": 1, "stored": stored})


# ------------------------------------------------------------------ installing
def test_the_browsers_offer_to_install_is_passed_on_once(player: Player) -> None:
    player.open()
    assert not player.find("install").is_visible()
    player.page.evaluate(PROMPT)
    player.do("install")
    player.until("() => window.asked === 1")
    player.page.evaluate("dispatchEvent(new Event('appinstalled'))")
    player.find("install").wait_for(state="hidden")


def test_the_shortcut_goes_on_with_what_was_played_last(player: Player) -> None:
    stored = {f"game/g{number}": positions.stored(positions.match("ppp", seed=number)) for number in (1, 2)}
    player.keeping(stored).open("#/games")
    player.page.locator("a.saved").first.click()
    seen = player.until_asked()
    player.answer(seen.answers[0], seen)
    game = player.page.evaluate("location.hash")
    player.open("#/continue")
    player.until_asked()
    assert player.page.evaluate("location.hash") == game


def test_the_shortcut_leads_home_where_there_is_nothing_to_go_on_with(player: Player) -> None:
    player.open("#/continue")
    player.find("play:velo-city").wait_for()
    assert player.page.evaluate("location.hash") == "#/"


# ------------------------------------------------------------------ what is shared, what is opened
def test_a_file_that_is_shared_lands_in_the_open_page(player: Player) -> None:
    player.open().offline_ready()
    assert player.page.evaluate(SHARE, [exported(), ""]) == 200
    player.page.locator("#resume a").first.wait_for()
    assert list(player.games) == ["g7"]
    player.reload().settled()
    assert list(player.games) == ["g7"], "it is taken once"


def test_a_letter_that_is_shared_opens(player: Player) -> None:
    player.open().offline_ready()
    link = f"{player.host.address}#/link/{links.link(positions.match('ppp'), history=False)}"
    player.page.goto("about:blank")
    player.page.set_content(FORM.format(address=player.host.address, link=link))
    player.page.get_by_role("button").click()
    player.alive()
    player.do("ui:keep")
    assert player.until_asked().answers


def test_what_is_opened_with_the_app_lands_in_the_open_page(player: Player) -> None:
    player.page.add_init_script(LAUNCHES)
    player.open().until("() => window.launched")
    player.page.evaluate(LAUNCH, ["./", [["echappee.json", exported()]]])
    player.page.locator("#resume a").first.wait_for()
    assert list(player.games) == ["g7"]
    link = links.link(positions.match("ppp"), history=False)
    player.page.evaluate(LAUNCH, [f"./#/link/{link}", []])
    player.find("ui:keep").wait_for()


# ------------------------------------------------------------------ a front page whose build is gone
@contextmanager
def stale(browser: Browser, host: Host, times: int) -> Iterator[tuple[Page, list[str]]]:
    """A page that gets the front page of a build that is gone, so many times, and what was asked for."""
    context = browser.new_context(service_workers="block", locale="en-GB")
    page, asked = context.new_page(), []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        response = route.fetch()
        body = response.text()
        route.fulfill(response=response, body=body.replace(host.build, "0" * 12) if len(asked) <= times else body)

    page.route(host.address, answer)
    yield page, asked
    context.close()


def test_a_front_page_whose_build_is_gone_says_so_and_loads_again(browser: Browser, host: Host) -> None:
    with stale(browser, host, 1) as (page, asked):
        page.goto(host.address, wait_until="commit")
        page.get_by_text("A newer version has taken the place of this one").wait_for()
        page.wait_for_function(READY, timeout=60_000)
        assert page.evaluate("document.querySelector('meta[name=build]').content") == host.build
        assert not page.locator("#gone").is_visible()
        assert len(asked) == 2


def test_a_host_that_keeps_sending_it_is_asked_twice_and_not_for_ever(browser: Browser, host: Host) -> None:
    with stale(browser, host, 99) as (page, asked):
        page.goto(host.address, wait_until="commit")
        page.get_by_text("The game engine does not answer").wait_for(timeout=60_000)
        page.wait_for_timeout(3000)
        assert len(asked) == 2


# ------------------------------------------------------------------ whose work it is
def test_the_licences_are_kept_offline_and_asked_for_by_nobody_else(resident: Arrive, own_host: Host) -> None:
    visitor = resident(own_host).open()
    asked: list[Any] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.open("#/about").offline_ready()
    assert not [url for url in asked if url.endswith("notices.html")], "a start does without"
    own_host.stop()
    with visitor.page.expect_popup() as popup:
        visitor.page.get_by_role("link", name="licences").click()
    for name in ("Pyodide 314.0.7", "CPython", "polyscript", "segno", "Bricolage Grotesque"):
        popup.value.get_by_role("heading", name=name).wait_for()


@pytest.mark.parametrize("path", ["nothing", "some/where/else"])
def test_an_address_that_is_not_there_leads_to_the_games(browser: Browser, host: Host, path: str) -> None:
    page = browser.new_page()
    missing = (host.folder / "404.html").read_text("utf-8")
    page.route(f"{host.address}{path}", lambda route: route.fulfill(status=404, body=missing, content_type="text/html"))
    page.goto(f"{host.address}{path}")
    page.wait_for_function("(home) => document.querySelector('.home').href === home", arg=host.address)
    page.close()
