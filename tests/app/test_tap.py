"""What one tap costs: the answer is played once, each view of the moment is made once, one picture is drawn."""

import sys
from collections import Counter
from types import FrameType
from typing import Any

import pytest

from app.table.control import presenter
from app.table.model.replay import Recording
from pygame_core.engine import registry
from pygame_core.engine.core.game import Game
from pygame_core.engine.match.history import History
from tests.app.tables import GAMES, Page

MOST_CALLS = 5000
"""Of functions of ours, for a tap on "solo": about 4,100 to 4,400 when this was written."""
OURS = ("/web/app/", "/pygame_core/")


class Traced:
    """Counts the calls of some functions, and all calls, while it is entered."""

    def __init__(self, **functions: Any) -> None:
        self._names = {function.__code__: name for name, function in functions.items()}
        self.calls: Counter[str] = Counter(dict.fromkeys(functions, 0))
        self.all = 0

    def __enter__(self) -> "Traced":
        sys.setprofile(self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _hear(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self.all += any(folder in frame.f_code.co_filename for folder in OURS)
            if frame.f_code in self._names:
                self.calls[self._names[frame.f_code]] += 1


def traced(game: str) -> Traced:
    module = registry.module(game)
    return Traced(
        view=type(module.rules).view, live=type(module.drawing).live, play=Game.play, find=Game.find,
        back=History.at, picture=presenter.present,
    )  # fmt: skip


def asked(game: str, speed: str) -> Page:
    """One person's first question against computers."""
    page = Page(stored={"echappee/speed": speed})
    page.do(f"play:{game}")
    while "wait" in page.last:
        page.send("next")
    return page


@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_tap_on_solo_does_nothing_twice(speed: str) -> None:
    page = asked("velo-city", speed)
    before = len(page.table.session.log)
    with traced("velo-city") as told:
        page.do("solo")
    given = len(page.table.session.log) - before
    assert given > 1  # dice have fallen, too
    held = page.table.playback.now is not None
    assert told.calls == {"view": 1 + held, "live": 1, "play": given, "find": 0, "back": 0, "picture": 1}
    assert told.all < MOST_CALLS, told.all


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_answered_is_played_once_and_drawn_once(game: str) -> None:
    page, changed = asked(game, "normal"), 0
    for step in range(20):
        page.go_on()
        offered = page.answers(step)
        if not offered or page.table.session.match.over:
            break
        before = len(page.table.session.log)
        with traced(game) as told:
            page.do(offered[step % len(offered)])
        given = len(page.table.session.log) - before
        if given and page.table.picture().kind != "curtain":
            changed += 1
            assert (told.calls["play"], told.calls["back"]) == (given, 0)
        assert told.calls["picture"] == 1
        assert told.calls["live"] <= 1
    assert changed > 2


def test_what_nobody_recorded_is_played_again() -> None:
    page = asked("velo-city", "normal")
    page.do("solo")
    page.go_on()
    session, length = page.table.session, len(page.table.session.log)
    with traced("velo-city") as told:
        again: Recording = session.recorded(0)
    assert told.calls["play"] == length
    assert [list(heard) for heard in again.answers] == list(session.events)
