"""Back and forth by messages: what stands still, other games from a moment, addresses of moments, links by eyes."""

import re

import pytest

from app.table.model.autosave import moment_name
from pygame_core.engine import registry
from pygame_core.engine.keeping import links
from tests.app.tables import GAMES, Page, begun

HIDDEN = [game for game in GAMES if registry.meta(game).hidden]
OPEN = [game for game in GAMES if not registry.meta(game).hidden]


def watched(game: str, speed: str = "slow") -> Page:
    """A game whose people have given all their seats away."""
    page = begun(game, stored={"echappee/speed": speed})
    page.do("ui:pause")
    for seat in list(page.table.session.people):
        page.do(f"ui:seat:{seat}")
    return page


@pytest.mark.parametrize("game", OPEN)
def test_computers_that_are_held_go_on_step_by_step(game: str) -> None:
    page = watched(game)
    assert page.table.session.people == []
    assert "wait" not in page.last
    assert "ui:resume" in page.table.painter.painted["ask"]
    log, steps = page.table.session.match.log, 0
    length = len(log)
    while len(log) < length + 3 and steps < 60:
        page.do("ui:step")
        while "wait" in page.last:  # A computer still thinks of this one step.
            page.send("next")
        steps += 1
    assert len(log) >= length + 3
    page.do("ui:resume")
    assert "wait" in page.last


def test_another_speed_counts_at_once() -> None:
    page = watched(OPEN[0])
    page.do("ui:resume")
    while not page.table.playback.now:
        page.send("next")
    slow = page.table.playback.hold
    page.do("ui:speed:fast")
    assert 0 < page.last["wait"] < slow
    page.do("ui:speed:nonsense")
    assert page.table.desk.preferences.speed == "fast"
    page.do("ui:speed:instant")
    assert page.last["wait"] == 0


def test_a_person_who_answers_lets_things_happen_again() -> None:
    page = begun(OPEN[0])
    page.do("ui:pause")
    page.do(page.tokens[0])
    assert not page.table.state.paused


@pytest.mark.parametrize("game", HIDDEN)
def test_a_game_with_secrets_branches_only_when_they_are_open(game: str) -> None:
    page = begun(game)
    page.play(3)
    if page.table.session.match.log:
        page.do("ui:moment:0")
        assert "ui:branch" not in page.table.painter.painted["ask"]
        page.do("ui:branch")
        assert page.table.session.match.rewound == 0
        page.do("ui:now")
    page.play(400)
    match, name = page.table.session.match, page.table.session.name
    assert match.over
    middle = len(match.log) // 2
    page.do(f"ui:moment:{middle}")
    page.do("ui:branch")
    assert page.table.session.name != name
    assert page.table.session.match.rewound == 1
    assert not page.table.session.match.over
    assert page.table.session.match.log[:middle] == match.log[:middle]


def test_an_address_may_name_a_moment_and_forgets_it_when_one_goes_on() -> None:
    page = begun(OPEN[0])
    page.play(6)
    name = page.table.session.name
    there = Page(f"#/game/{name}/2", page.stored)
    assert there.table.picture().kind == "past"
    assert there.table.picture().index == 2
    there.do("ui:now")
    assert (there.hash, there.last["replace"]) == (f"#/game/{name}", True)
    for nonsense in ("x", "-1", "9" * 50, "1e3", "٣"):
        assert Page(f"#/game/{name}/{nonsense}", page.stored).table.state.moment is None


@pytest.mark.parametrize("game", HIDDEN)
def test_no_link_of_a_game_with_secrets_tells_more_than_is_seen(game: str) -> None:
    page = begun(game, languages=("en",))
    page.play(2)
    page.do("ui:share")
    drawer = page.table.painter.painted["drawer"]
    assert "ui:link:public" in drawer
    assert "ui:link:history" not in drawer
    page.do("ui:link:history")
    assert "share-link" not in page.table.painter.painted["drawer"]
    match = page.table.session.match
    for kind in re.findall(r"ui:link:(\w+)", drawer):
        page.do(f"ui:link:{kind}")
        (told,) = re.findall(r"#/link/([\w-]+)", page.table.painter.painted["drawer"])[:1]
        eyes = page.table.session.eyes() if kind == "seen" else None
        assert links.open_link(told, 1).match.view(eyes) == match.view(eyes)
        assert "position" in links.unpack(told) or "start" in links.unpack(told)
        assert "history" not in links.unpack(told)


@pytest.mark.parametrize(
    ("counted", "said"),
    [
        ({"turn": 3}, "Tour 3"),
        ({"turn": 3, "lap": 2}, "Coup 3"),
        ({"round": 3}, "Tour 3"),
        ({"round": 3, "stage": 1}, "Manche 3"),
        ({}, "Coup 7"),
    ],
)
def test_a_moment_has_one_name(counted: dict[str, int], said: str) -> None:
    """A `tour` is a turn, unless laps or whole races are called so."""
    assert moment_name("fr", counted, 7) == said
