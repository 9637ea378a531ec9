"""What a failed test saw: the page's state in a few lines and a picture, added to pytest's report."""

import re

from playwright.sync_api import Error, Page

from e2e.player import Player
from tools import base

PICTURES = base.BUILD / "failures"
PATIENCE = 5_000  # milliseconds for a page that may not answer at all
STATE = """() => ({
  address: location.hash, visible: document.visibilityState, state: document.readyState,
  loading: Boolean(document.getElementById("loading")),
  told: document.getElementById("broken")?.hidden === false ? "no engine" : "",
  engine: Boolean(document.getElementById("engine")?.xworker),
  kept: Boolean(navigator.serviceWorker?.controller),
  asked: document.getElementById("ask")?.className, question: document.getElementById("question")?.textContent,
  moment: document.getElementById("moment")?.value, focus: document.activeElement?.id,
})"""
FRAME = "() => new Promise((done) => { requestAnimationFrame(() => done(true)); setTimeout(() => done(false), 2000); })"


def account(player: Player, test: str) -> str:
    """One paragraph for each page that is open, one for what was still asked for."""
    pages = enumerate(player.context.pages)
    told = [_of_page(page, f"{_plain(test)}-{number}") for number, page in pages]
    return "\n\n".join([*told, "still asked for:", *(request.url[:200] for request in player.guard.underway)])


def _of_page(page: Page, name: str) -> str:
    lines = [page.url[:200], f"workers: {len(page.workers)}"]
    try:
        lines.append(f"picture: {_picture(page, name)}")
        lines.append(str(page.evaluate(STATE)))
        lines.append(f"draws: {page.evaluate(FRAME)}")
    except Error as error:
        lines.append(f"no more from this page: {str(error)[:200]}")
    return "\n".join(lines)


def _picture(page: Page, name: str) -> str:
    path = PICTURES / f"{name}.png"
    page.screenshot(path=path, timeout=PATIENCE)
    return path.relative_to(base.ROOT).as_posix()


def _plain(test: str) -> str:
    return re.sub(r"\W+", "-", test).strip("-")
