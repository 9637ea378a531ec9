"""Two builds of the page, picture by picture: `build.py pictures --against REV` runs this.

Every screen of `e2e.screens` is gone to in both, on a desktop and on a phone, and seen by day and by night. Where two
pictures differ, both are taken once more: what does not stay the same within one build is chance, and does not count.
"""

import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Error, Page, sync_playwright

from e2e.conftest import DESKTOP, PHONE, been_there
from e2e.guards import Watched
from e2e.host import Host
from e2e.player import Player
from e2e.screens import SCREENS
from tools import browsers

DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
THEMES = {"day": "light", "night": "dark"}
NOON = "2026-01-15T12:00:00"
# The same hour and the same chance for both.
STEADY = """
crypto.getRandomValues = (bytes) => bytes.fill(7);
"""
# Which points of the first two differ, and are not chance: each later pair shows the same builds once more.
DIFFERENCE = """async (pictures) => {
  const points = async (picture) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [one, other, ...again] = await Promise.all(pictures.map(points));
  if (one.width !== other.width || one.height !== other.height) return { count: one.width * one.height, shown: "" };
  const [first, second, ...later] = [one, other, ...again].map(({ data }) => new Uint32Array(data.buffer));
  const shown = new Uint32Array(first.length);
  let count = 0;
  for (let at = 0; at < first.length; at++) {
    const steady = later.every((points, turn) => points[at] === [first, second][turn % 2][at]);
    const differs = first[at] !== second[at] && steady;
    count += differs;
    shown[at] = differs ? 0xff0000ff : (first[at] & 0x00ffffff) | 0x30000000;
  }
  const canvas = new OffscreenCanvas(one.width, one.height);
  canvas.getContext("2d").putImageData(new ImageData(new Uint8ClampedArray(shown.buffer), one.width), 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return { count, shown: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) };
}"""
PAGE = """<!doctype html><meta charset="utf-8"><title>Pictures</title>
<style>body{{font:1rem/1.4 system-ui;margin:1rem}}figure{{display:flex;gap:1rem;margin:0}}
img{{width:32%;border:1px solid}}</style>
<h1>{title}</h1>{rows}"""

Pictures = dict[str, bytes]


@dataclass
class Visitor:
    """Somebody with one device in front of one build."""

    player: Player

    def see(self, screen: str) -> Pictures:
        """The screen by day and by night; what it says instead, where it cannot be reached."""
        SCREENS[screen](self.player)
        self.player.page.evaluate("() => document.fonts.ready.then(() => undefined)")
        return {theme: self._taken(scheme) for theme, scheme in THEMES.items()}

    def _taken(self, scheme: Any) -> bytes:
        self.player.page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        return self.player.page.screenshot(animations="disabled", caret="hide", full_page=True)


@dataclass
class Difference:
    """One picture that is not the same."""

    name: str
    count: int
    pictures: dict[str, bytes]

    def kept(self, folder: Path) -> str:
        """Its pictures as files, and the row that shows them."""
        stem = "".join(sign if sign.isalnum() else "-" for sign in self.name)
        for kind, picture in self.pictures.items():
            (folder / f"{stem}-{kind}.png").write_bytes(picture)
        shown = "".join(f'<img src="{stem}-{kind}.png" alt="{kind}" title="{kind}">' for kind in self.pictures)
        return f"<h2>{escape(self.name)}: {self.count}</h2><figure>{shown}</figure>"


def visitors(browser: Browser, folders: list[Path], device: str, stack: ExitStack) -> list[Visitor]:
    """The same device in front of each build."""
    found = []
    for folder in folders:
        host = Host(folder)
        stack.callback(host.stop)
        context = browser.new_context(**DEVICES[device])
        stack.callback(context.close)
        context.add_init_script(STEADY)
        profile = been_there(Watched(context), host)
        context.clock.set_fixed_time(NOON)
        guard = stack.enter_context(profile.guarded(host))
        found.append(Visitor(Player(context, host, guard, touch=device == "phone").with_nothing_stored()))
    return found


def compared(page: Page, both: list[Visitor], device: str, screen: str) -> Iterator[Difference]:
    """What differs between the builds on one screen."""
    taken = [visitor.see(screen) for visitor in both]
    if taken[0] == taken[1]:
        return
    taken += [visitor.see(screen) for visitor in both]
    for theme in THEMES:
        four = [pictures[theme] for pictures in taken]
        found = page.evaluate(DIFFERENCE, [b64encode(picture).decode() for picture in four])
        if found["count"]:
            pictures = {"before": four[0], "after": four[1]} | (
                {"difference": b64decode(found["shown"])} if found["shown"] else {}
            )
            yield Difference(f"{screen}, {device}, {theme}", found["count"], pictures)


def looked_at(page: Page, both: list[Visitor], device: str, screen: str) -> list[Difference]:
    """The same; a screen that cannot be reached in one of the builds is named with the reason."""
    try:
        return list(compared(page, both, device, screen))
    except Error as error:
        return [Difference(f"{screen}, {device}, not reached ({error.message.splitlines()[0]})", 0, {})]


def run(folders: list[Path], target: Path, wanted: str) -> int:
    """Compares all screens whose name holds what is wanted; 1 when any differs."""
    names = [name for name in SCREENS if wanted in name]
    rows: list[str] = []
    with sync_playwright() as playwright, ExitStack() as stack:
        browser = browsers.launch_chromium(playwright)
        stack.callback(browser.close)
        bench = browser.new_page()
        for device in DEVICES:
            both = visitors(browser, folders, device, stack)
            for name in names:
                found = looked_at(bench, both, device, name)
                print(f"  {device}, {name}: {'the same' if not found else 'DIFFERENT'}", flush=True)
                rows += [difference.kept(target) for difference in found]
    title = f"{len(rows)} of {len(names) * len(DEVICES) * len(THEMES)} pictures differ"
    (target / "index.html").write_text(PAGE.format(title=title, rows="".join(rows)), "utf-8")
    print(f"{title}: {target / 'index.html'}", flush=True)
    return 1 if rows else 0


if __name__ == "__main__":
    old, new, out, *word = sys.argv[1:]
    sys.exit(run([Path(old), Path(new)], Path(out), word[0] if word else ""))
