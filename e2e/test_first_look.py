"""The first look: home is whole before the interpreter's bytes set out; who is about to play waits for nothing."""

from collections.abc import Callable

from playwright.sync_api import Route

from e2e.player import Player

Arrive = Callable[..., Player]
ENGINE = ("/pyodide/", "/pyscript/", "/wheels/", "/runtime/")
POSTER = "**/art/poster-*.svg"
POSTERS = "() => [...document.querySelectorAll('.poster img')].every((one) => one.complete && one.naturalWidth)"
TYPE = "() => document.fonts.check('800 20px Bricolage')"


def asked(visitor: Player) -> list[str]:
    """The addresses that a page asks for, in their order, from now on."""
    found: list[str] = []
    visitor.page.on("request", lambda request: found.append(request.url.removeprefix(visitor.host.address)))
    return found


def of_engine(addresses: list[str]) -> list[str]:
    """Those of them that only Python needs."""
    return [address for address in addresses if any(folder in f"/{address}" for folder in ENGINE)]


def held_posters(visitor: Player) -> list[Route]:
    """The posters, kept back until a test lets them go."""
    return held_back(visitor, POSTER)


def held_back(visitor: Player, pattern: str) -> list[Route]:
    """What a page asks for at such addresses, kept back."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route(pattern, hold)
    return held


def let_go(held: list[Route]) -> None:
    """Now they come."""
    while held:
        held.pop().continue_()


def test_posters_and_type_are_there_before_the_interpreter_sets_out(newcomer: Arrive) -> None:
    visitor = newcomer()
    addresses, held = asked(visitor), held_posters(visitor)
    visitor.page.goto(visitor.host.address, wait_until="commit")
    visitor.page.locator(".poster img").first.wait_for()
    visitor.page.wait_for_timeout(800)
    assert of_engine(addresses) == []
    let_go(held)
    visitor.until(POSTERS).until(TYPE).alive().offline_ready()
    first = addresses.index(of_engine(addresses)[0])
    assert sum("art/poster" in address for address in addresses[:first]) >= 5
    assert any(address.endswith(".woff2") for address in addresses[:first])
    assert sum(address.endswith(".css") for address in addresses[:first]) == 2


def test_who_is_about_to_play_waits_for_no_picture(newcomer: Arrive) -> None:
    visitor = newcomer()
    addresses, held = asked(visitor), held_posters(visitor)
    visitor.page.goto(visitor.host.address, wait_until="commit")
    visitor.find("play:vroom").hover()
    visitor.until("() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/pyodide/'))")
    assert of_engine(addresses)
    let_go(held)
    visitor.alive().offline_ready()


def test_where_data_is_to_be_saved_only_playing_fetches_the_interpreter(newcomer: Arrive) -> None:
    visitor = newcomer()
    visitor.page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    addresses = asked(visitor)
    visitor.page.goto(visitor.host.address)
    visitor.until(POSTERS).page.wait_for_timeout(800)
    assert of_engine(addresses) == []
    visitor.do("play:velo-city")
    visitor.page.locator("#first-play").click()
    visitor.page.wait_for_selector("#board-velo-city")
    visitor.offline_ready()


def test_the_wrong_language_is_never_seen(newcomer: Arrive) -> None:
    """Even where the little script that changes it comes late."""
    visitor = newcomer(locale="en-GB")
    held = held_back(visitor, "**/home.js")
    visitor.page.goto(visitor.host.address, wait_until="commit")
    visitor.page.locator("#app h2").first.wait_for(state="attached")
    visitor.page.get_by_text("Au programme").wait_for(state="hidden")
    assert visitor.page.get_by_text("Au programme").count() == 1
    let_go(held)
    visitor.page.get_by_role("heading", name="On the programme").wait_for()
    visitor.alive().offline_ready()
