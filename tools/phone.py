"""A telephone: what somebody does with the page on it, with a watch that is read inside the page."""

import json
import time
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Page

from app.core.context import desk_from
from app.pages.setup import good_table
from app.storage.save_record import Card, pack
from pygame_core.engine import registry
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.keeping.saves import save
from pygame_core.engine.match.match import Match

from .bench_start import GAME, WATCH, kept_game, ready

SCREEN: Any = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
Slow = Callable[[], None]
"""Holds the browser from the moment on that is measured."""
REST = 1.5
"""Seconds in which a page comes to rest that has just been painted."""
ALIVE = "() => document.getElementById('main') && !document.getElementById('loading')"
KEEP = "if (location.protocol !== 'about:') Object.entries({}).forEach((pair) => localStorage.setItem(...pair));"
LONG = """window.longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
}).observe({ type: "longtask", buffered: true });"""
OPEN = """async (game) => {
  const begun = performance.now();
  document.querySelector(`[data-do="play:${game}"]`).click();
  while (!document.querySelector(`#board-${game}`)) await new Promise(requestAnimationFrame);
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begun;
}"""
# Each answer is another one; what is measured is how long it takes until something of it has been painted.
ANSWER = """async (times) => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let changed = 0;
  const watch = new MutationObserver(() => (changed = performance.now()));
  watch.observe(document.getElementById("app"), { subtree: true, childList: true, attributes: true });
  const waiting = () => performance.now() - changed < 200 || !document.querySelector("#ask:is(.asked, .over)");
  const free = ":not([data-do^='why:'], [data-do^='ui:'], :disabled)";
  const places = `#board [role=button][data-do][data-at]${free}, #ask :is(.answers, .pad, .tray) [data-do]${free}`;
  // Where answers are found by hand (a car that is pushed), the rules are opened and closed instead.
  const other = () => document.querySelector("#drawer [data-do='ui:close']") ?? document.getElementById("tool-rules");
  const found = [];
  // Whoever waits that long waits for something else: what was measured so far counts.
  const end = performance.now() + 120_000;
  for (let turn = 0; turn < times && performance.now() < end; turn++) {
    do await pause(50); while (waiting() && performance.now() < end);
    const answers = document.querySelectorAll(places);
    const given = document.querySelector("#confirm:not([disabled])") ?? answers[(7 * turn) % answers.length];
    const target = given ?? other();
    if (!target) break;
    const begun = performance.now();
    changed = 0;
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    while (!changed && performance.now() < end) await painted();
    if (changed) found.push(performance.now() - begun);
  }
  watch.disconnect();
  return found;
}"""


def at_once() -> None:
    """Nothing is held: the browser has all there is."""


def prepare(page: Page, **kept: str) -> None:
    """Somebody who has been here before, and whom nothing is asked; what the page keeps for them."""
    games = [meta.id for meta in registry.games()]
    known = {"speed": "instant", "met": " ".join(["name", *games]), "learnt": " ".join(f"{game}/aim" for game in games)}
    pairs = {f"echappee/{name}": text for name, text in (known | kept).items()}
    page.add_init_script(KEEP.replace("{}", json.dumps(pairs)) + LONG + WATCH)


def start(page: Page, address: str, slow: Slow = at_once) -> float:
    """Seconds from navigation until a kept game can be played."""
    prepare(page, **{"game/bench": kept_game()})
    slow()
    page.goto(address + GAME, wait_until="commit")
    return ready(page) / 1000


def table(page: Page, address: str, game: str, slow: Slow = at_once) -> float:
    """Seconds from a tap on "Play" until a new table is there."""
    prepare(page)
    page.goto(address, wait_until="commit")
    page.wait_for_function(ALIVE)
    time.sleep(REST)
    slow()
    return float(page.evaluate(OPEN, game)) / 1000


def answers(page: Page, address: str, game: str, times: int, slow: Slow = at_once) -> list[float]:
    """Milliseconds from each answer of a person at a table with computers to the first change that is painted."""
    prepare(page, **{"game/bench": begun(game)})
    page.goto(address + GAME, wait_until="commit")
    page.wait_for_selector("#ask:is(.asked, .over)")
    time.sleep(REST)
    slow()
    found: list[float] = page.evaluate(ANSWER, times)
    return found


@cache
def begun(game: str) -> str:
    """A game as "Play" begins it, as the page keeps it."""
    desk = desk_from({"languages": ["en"], "entropy": "bench"})
    meta: Meta = registry.meta(game)
    setup = good_table(desk, meta)
    match = Match(registry.game(game), setup.options, setup.seats, 1)
    match.settle()
    return pack(Card(game, 0), save(match))
