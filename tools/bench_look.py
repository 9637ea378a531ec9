"""The first look: Lighthouse's telephone on a slow line, on the page as a static host sends it."""

import json
import os
from pathlib import Path
from statistics import median
from typing import Any

from . import browsers, site
from .base import BUILD, MODULES, program, run, step
from .bench import Figure
from .hosting import hosted
from .serve import Handler

LIGHTHOUSE = MODULES / "lighthouse" / "cli" / "index.js"
REPORTS = BUILD / "look"
RUNS = 3
FLAGS = ("--headless=new", "--no-sandbox", *browsers.CHROMIUM_FLAGS)
GOALS = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
"""Lighthouse's marks out of a hundred."""
SAVING = {"Save-Data": "on"}
FIRST_PAINT, PLAIN_PAINT, LARGEST_PAINT, BLOCKED = 1800, 2500, 2500, 100
"""Milliseconds."""

Report = dict[str, Any]


def measure(_tolerance: float = 0.0) -> list[Figure]:
    """All marks of a usual visit; the first paint where data is to be saved, and where the host compresses nothing."""
    folder = site.build()
    with hosted(folder) as address:
        usual = [visited(address, f"usual-{number}") for number in range(RUNS)]
        saving = visited(address, "saving", SAVING)
    with hosted(folder, Handler) as address:
        plain = visited(address, "plain")
    return [
        *marks(usual), *times(usual),
        Figure("first paint where data is saved, ms", value(saving, "first-contentful-paint"), PLAIN_PAINT),
        Figure("first paint without compression, ms", value(plain, "first-contentful-paint"), PLAIN_PAINT),
    ]  # fmt: skip


def visited(address: str, name: str, headers: dict[str, str] | None = None) -> Report:
    """One visit of a telephone that has never been here; the report is kept to be read."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    target = REPORTS / f"{name}.json"
    with step(f"Lighthouse, {name}"):
        run(command(address, target, headers or {}), "Lighthouse did not get the page.", env=environment())
    report: Report = json.loads(target.read_text("utf-8"))
    return report


def command(address: str, target: Path, headers: dict[str, str]) -> list[str]:
    """Lighthouse's command line."""
    return [
        program("node", "to run Lighthouse"), str(LIGHTHOUSE), address, "--output=json", f"--output-path={target}",
        "--quiet", f"--chrome-flags={' '.join(FLAGS)}", f"--extra-headers={json.dumps(headers)}",
        "--no-enable-error-reporting", f"--only-categories={','.join(GOALS)}",
    ]  # fmt: skip


def environment() -> dict[str, str]:
    """The same Chromium as all other measurements."""
    found = browsers.chromium()
    return {**os.environ, **({"CHROME_PATH": found} if found else {})}


def marks(reports: list[Report]) -> list[Figure]:
    """Lighthouse's marks, each the one in the middle."""
    return [
        Figure(f"{name} (of 100)", 100 * median(one["categories"][name]["score"] for one in reports), goal, least=True)
        for name, goal in GOALS.items()
    ]


def times(reports: list[Report]) -> list[Figure]:
    """When there is something to see, when it is whole, and how long a finger may have to wait."""
    wanted = {
        "first-contentful-paint": FIRST_PAINT,
        "largest-contentful-paint": LARGEST_PAINT,
        "total-blocking-time": BLOCKED,
        "cumulative-layout-shift": 0,
    }
    return [Figure(title(name), median(value(one, name) for one in reports), goal) for name, goal in wanted.items()]


def title(name: str) -> str:
    """An audit's name with its unit."""
    words = name.replace("-", " ")
    return words if "shift" in name else f"{words}, ms"


def value(report: Report, name: str) -> float:
    """What one audit measured."""
    return float(report["audits"][name]["numericValue"])
