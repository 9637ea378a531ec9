"""A table to try one's hand on: nothing is kept, what is pushed stays, and other games have none."""

from typing import Any

from tests.app.tables import Page


def drag(page: Page, *samples: tuple[int, int, int], first: bool = True, end: str = "") -> dict[str, Any]:
    return page.send("drag", drag="drive", aim="", first=first, samples=[list(each) for each in samples], end=end)


def test_what_is_pushed_stays_until_one_starts_afresh() -> None:
    page = Page("#/practice/vroom")
    shown = drag(page, (0, 0, 0), (1500, 0, 20))
    assert shown["attrs"]["car-1"]["transform"] == "translate(250 350)"
    pushed = shown["attrs"]["car-2"]["transform"]
    assert drag(page, first=False, end="lift")["dropped"] == "given"
    assert 'data-from="2500 3500"' in page.regions["live"]
    assert pushed in page.regions["live"]
    page.do("practice")
    assert 'data-from="1000 3500"' in page.regions["app"]
    assert not [key for key in page.stored if key.startswith("echappee/game/")]


def test_a_touch_goes_back_and_so_does_what_the_system_takes() -> None:
    page = Page("#/practice/vroom")
    assert drag(page, (0, 0, 0), (20, 0, 20), end="lift")["dropped"] == "back"
    assert drag(page, (0, 0, 0), (900, 0, 20), end="cancel")["dropped"] == "back"
    assert drag(page, (0, 0, 0), first=False)["dropped"] == "back"


def test_other_games_have_no_such_table() -> None:
    for fragment in ("#/practice/velo-city", "#/practice/nothing", "#/practice"):
        assert "practice" not in Page(fragment).regions["app"].replace("#/practice", "")
