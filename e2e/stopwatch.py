"""Measures inside the page: from a tap to the frame that shows its answer, and how long computers take for theirs.

How many milliseconds something may take is said for a quiet machine at its full speed. Elsewhere it may take as much
longer as a yardstick does: a fixed piece of work of a worker and of the page, measured in between on the same page.
"""

import math
from dataclasses import dataclass

from playwright.sync_api import Page

# The length of the log stands in the slider: it grows with each answer that is painted.
WATCH = """
window.stopwatch = { taps: [], thoughts: [] };
addEventListener("click", () => { stopwatch.tapped = performance.now(); }, true);
new MutationObserver(() => {
  const [length, now] = [Number(document.getElementById("moment")?.max ?? 0), performance.now()];
  if (length === stopwatch.length) return;
  const { tapped, grown, computing } = stopwatch;
  if (tapped) requestAnimationFrame(() => setTimeout(() => stopwatch.taps.push(performance.now() - tapped)));
  else if (computing) stopwatch.thoughts.push(now - grown);
  const computer = !document.querySelector("#ask.asked, #ask.over");
  Object.assign(stopwatch, { length, tapped: 0, grown: now, computing: computer });
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["max"] });
"""

YARDSTICK = """async (times) => {
  const work = () => {
    let total = 0;
    for (let number = 0; number < 600_000; number++) total += number * number % 7;
    return total;
  };
  const source = `const work = ${work}; onmessage = () => postMessage(work());`;
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const lengths = [];
  for (let turn = 0; turn < times + 3; turn++) {
    const begun = performance.now();
    await new Promise((done) => { worker.onmessage = done; worker.postMessage(0); });
    work();
    lengths.push(performance.now() - begun);
  }
  worker.terminate();
  return lengths.slice(3);  // by then it is compiled
}"""
QUIET = {50: 14.5, 95: 17.0}
"""Milliseconds of the yardstick on a quiet machine at its full speed: in the middle, and but for one in twenty."""


@dataclass(frozen=True)
class Times:
    """In milliseconds."""

    taps: list[float]
    thoughts: list[float]


def start(page: Page) -> None:
    """From the next page on."""
    page.add_init_script(WATCH)


def read(page: Page) -> Times:
    """What was measured since the page was loaded."""
    found = page.evaluate("({ taps: stopwatch.taps, thoughts: stopwatch.thoughts })")
    return Times(found["taps"], found["thoughts"])


def yardstick(page: Page, times: int = 10) -> list[float]:
    """How long the fixed piece of work takes now."""
    found: list[float] = page.evaluate(YARDSTICK, times)
    return found


def slower(yardsticks: list[float], percent: int = 50) -> float:
    """How many times as long things take as on a quiet machine at its full speed; 1 where they take no longer."""
    return max(1.0, percentile(yardsticks, percent) / QUIET[percent])


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]
