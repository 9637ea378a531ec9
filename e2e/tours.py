"""VeloMaster in the browser: races played by computers outside it up to the moments that a test wants to see."""

from collections.abc import Callable
from typing import Any

from app.storage.save_record import unpack
from e2e import positions, stopwatch
from e2e.player import Player, Seen
from pygame_core.bots.driver import Computers
from pygame_core.engine import registry
from pygame_core.engine.keeping import saves
from pygame_core.engine.match.match import Match

GAME = "velomaster"
TOUR = {"level": "pro", "stages": "criterium criterium"}
LONG = {"level": "pro", "stages": "puys", "finish_rule": "everyone"}
MOST_ANSWERS = 900
ANSWER = """async ([most, until]) => {
  const ask = () => document.getElementById("ask");
  const first = "#ask.asked :is(.answers, .pad, .tray) [data-do]:not([data-do^='ui:'], [data-do^='why:'])";
  const pause = () => new Promise((done) => setTimeout(done, 4));
  for (let given = 0; given < most; given += 1) {
    let next = null;
    while (!next) {
      if ((until && document.querySelector(until)) || ask().matches(".over")) return given;
      next = document.querySelector("[data-do='ui:onward']") ?? document.querySelector(first);
      await pause();
    }
    const before = ask().innerHTML;
    next.click();
    while (ask().innerHTML === before) await pause();
  }
  return most;
}"""
"""Answers with whatever stands first; how many answers that took."""
OPEN = """async (name) => {
  const pause = () => new Promise(requestAnimationFrame);
  location.hash = "#/games";
  while (document.getElementById("ask")) await pause();
  performance.mark("opened");
  location.hash = `#/game/${name}`;
  while (!document.querySelector("#ask:is(.asked, .over)")) await pause();
  return performance.measure("loaded", "opened").duration;
}"""
"""From the shelf to a game that is kept here: how many milliseconds until it can be answered."""


def match(kinds: str = "p111", *, seed: int = 3, lang: str = "en", until: Callable[[Match], bool] | None = None,
          **options: Any) -> Match:  # fmt: skip
    """A race that computers have ridden for everybody until a moment; then the seats are taken."""
    game = registry.game(GAME)
    seats = positions.seats(kinds, lang, GAME)
    made = Match(game, {"players": len(kinds), **options}, positions.seats("1" * len(kinds), lang, GAME), seed)
    made.settle()
    managers = Computers(made, seed, seconds=0.0)
    while until and not until(made) and not made.over:
        managers.next()
    for index, seat in enumerate(seats):
        made.reseat(index, seat)
    return made


def early(match: Match) -> bool:
    """Everybody is on the road, and the first person is asked."""
    return 0 in match.asked and match.state.round >= 1


def late_in_the_stage(match: Match) -> bool:
    """The first riders are home, and the first person is asked."""
    return 0 in match.asked and len(match.state.finishers) >= 2


def between(match: Match) -> bool:
    """The first stage is in the books, and the second has not begun."""
    return bool(match.state.results) and match.state.stage == 2 and 0 in match.asked


def late_in_the_tour(match: Match) -> bool:
    """In the second stage, far from its start."""
    return match.state.stage == 2 and 0 in match.asked and match.state.round >= 4


def first_answers(player: Player, most: int = MOST_ANSWERS, until: str = "") -> Seen:
    """One person answers what comes first, and goes on where the page waits, until the end or a selector is there."""
    given = player.page.evaluate(ANSWER, [most, until])
    assert given < most or not until, "what was waited for does not come"
    return player.seen


def answer_times(player: Player, name: str, answers: int = 5) -> list[float]:
    """From a tap to its painted answer in a game that is kept here, in milliseconds."""
    player.page.evaluate(OPEN, name)
    begun = len(stopwatch.read(player.page).taps)
    first_answers(player, answers)
    return stopwatch.read(player.page).taps[begun:]


def kept_stage(player: Player, name: str = "g1") -> int:
    """In which stage the game is that is kept here."""
    stage: int = saves.load(unpack(player.stored[f"game/{name}"])[1]).match.state.stage
    return stage
