"""A newer build is offered, waits for its signal, and is never mixed with the older one."""

import re
from collections.abc import Callable

from e2e import positions
from e2e.host import Host
from e2e.player import Player

Arrive = Callable[..., Player]
BUILD = "() => document.querySelector('meta[name=build]').content"
FIND_IT = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"
OFFER = "[data-do=update]"


def builds_asked_for(urls: list[str]) -> set[str]:
    """The builds whose files were fetched."""
    return {found[1] for url in urls if (found := re.search(r"/([0-9a-f]{12})/", url))}


def test_an_update_is_offered_and_never_forced(resident: Arrive, own_host: Host) -> None:
    old = own_host.build
    visitor = resident(own_host).at_table(positions.match("pp3")).offline_ready()
    seen = visitor.answer("solo")
    new = own_host.publish(b"newer")
    assert new != old

    visitor.page.evaluate(FIND_IT)
    visitor.page.wait_for_selector(OFFER)
    assert visitor.seen == seen, "the game stands as it stood, in mid-move"
    seen = visitor.answer(seen.answers[0], seen)
    assert visitor.page.evaluate(BUILD) == old

    urls: list[str] = []
    visitor.page.on("request", lambda request: urls.append(request.url))
    assert visitor.reload().until_asked() == seen
    assert visitor.page.evaluate(BUILD) == old, "loading the page again is not the signal"
    assert builds_asked_for(urls) == {old}, urls

    visitor.page.wait_for_selector(OFFER)
    urls.clear()
    with visitor.page.expect_navigation():
        visitor.do("update")
    assert visitor.alive().until_asked() == seen
    assert visitor.page.evaluate(BUILD) == new
    assert builds_asked_for(urls) == {new}
    assert visitor.answer(seen.answers[0], seen).length > seen.length
    assert not visitor.page.locator(OFFER).is_visible()


def test_another_tab_keeps_its_build_until_it_is_closed(resident: Arrive, own_host: Host) -> None:
    old = own_host.build
    first = resident(own_host).at_table(positions.match("pp3")).offline_ready()
    second = first.new_tab().open("#/about").offline_ready()
    new = own_host.publish(b"newer still")
    second.page.evaluate(FIND_IT)
    second.page.wait_for_selector(OFFER)
    with second.page.expect_navigation():
        second.do("update")
    assert second.alive().page.evaluate(BUILD) == new
    assert first.page.evaluate(BUILD) == old
    seen = first.answer("solo")
    assert first.answer(seen.answers[0], seen).length > seen.length
