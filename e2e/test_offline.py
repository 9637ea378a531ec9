"""After one visit the server may go: nothing is missing in a new tab, nor in a new browser with the same profile."""

from collections.abc import Callable

from e2e.host import Host
from e2e.player import Player

Arrive = Callable[..., Player]


def test_the_browser_finds_nothing_that_forbids_installing(resident: Arrive, own_host: Host) -> None:
    visitor = resident(own_host).open().offline_ready()
    answer = visitor.context.new_cdp_session(visitor.page).send("Page.getInstallabilityErrors")
    assert answer["installabilityErrors"] == []


def test_everything_works_with_the_server_gone(resident: Arrive, own_host: Host) -> None:
    visitor = resident(own_host).with_nothing_stored().open().offline_ready()
    assert visitor.page.get_by_text("Ready offline").is_visible()
    own_host.stop()

    visitor = visitor.new_tab().open()
    visitor.do("play:velo-city")
    visitor.page.wait_for_selector("#board-velo-city")
    seen = visitor.until_asked()
    for _ in range(4):
        seen = visitor.answer(seen.answers[0], seen)
    assert visitor.reload().until_asked() == seen
    titles = {"settings": "Settings", "about": "About", "games": "My games", "new/velo-city": "A table"}
    for route, words in titles.items():
        visitor.open(f"#/{route}")
        assert words in visitor.text("#app")

    visitor = resident(own_host).open()
    visitor.page.locator("#resume a").first.click()
    assert visitor.until_asked() == seen
    assert visitor.answer(seen.answers[-1], seen).length > seen.length


def test_a_second_visit_needs_nothing_from_the_server(resident: Arrive, own_host: Host) -> None:
    resident(own_host).open().offline_ready()
    asked: list[str] = []
    visitor = resident(own_host)
    visitor.page.on("response", lambda response: None if response.from_service_worker else asked.append(response.url))
    visitor.open().offline_ready()
    assert [url for url in asked if not url.startswith(("blob:", "data:"))] == []
