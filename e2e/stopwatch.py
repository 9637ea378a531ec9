"""Measures inside the page: from a tap to the frame that shows its answer, and how long computers take for theirs."""

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


def percentile(values: list[float], percent: int) -> float:
    """The value below which so many percent lie."""
    return sorted(values)[math.ceil(len(values) * percent / 100) - 1]
