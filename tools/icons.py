"""Draws the PNG icons from web/icons/icon.svg: `.venv/bin/python -m tools.icons`. The results are committed."""

from playwright.sync_api import sync_playwright

from . import browsers
from .base import ROOT

ICONS = ROOT / "web" / "icons"
# The drawing fills its square and keeps clear of the edges, so one drawing serves as maskable icon too.
SIZES = (180, 192, 512)


def draw() -> None:
    """Writes every size."""
    svg = (ICONS / "icon.svg").read_text("utf-8")
    with sync_playwright() as playwright:
        browser = browsers.launch_chromium(playwright)
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{svg}")
            page.screenshot(path=ICONS / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    draw()
