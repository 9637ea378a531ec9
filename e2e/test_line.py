"""The carriers between devices, without any game: a line that no server helps with, and codes read by a camera."""

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
import segno
from playwright.sync_api import Browser, Page, Playwright

from e2e.conftest import PHONE, Camera, Opener
from e2e.host import Host
from e2e.player import Player
from tools import browsers

ADDRESS = "https://echappee.example/#/join/"
"""An address of usual length: codes hold it, so that a phone's own camera opens the page."""
LARGEST_VERSION = 25
ROUNDS = 300
LISTEN = """async (build) => {
  window.lines = await import(`/${build}/shell/line.js`);
  [window.heard, window.states] = [[], []];
  window.hear = (text) => (text.startsWith("echo ") ? window.line.say(text.slice(5)) : window.heard.push(text));
  window.change = (state) => window.states.push(state);
}"""
INVITE = """async () => {
  const { line, code, accept } = await lines.invite(hear, change);
  [window.line, window.accept] = [line, accept];
  return code;
}"""
JOIN = """async (offer) => {
  const { line, code } = await lines.join(offer, hear, change);
  window.line = line;
  return code;
}"""
TRIPS = """async (rounds) => {
  const took = [];
  for (let n = 0; n < rounds; n++) {
    const start = performance.now();
    const back = new Promise((done) => (window.done = done));
    line.say(`echo ${n}`);
    await back;
    took.push(performance.now() - start);
  }
  return took;
}"""


def arrived(opener: Opener, host: Host, *, offline: bool = False) -> Page:
    """Somebody who is on the page and has fetched what a line needs; perhaps all that it needs without a network."""
    player: Player = opener(host)
    page = player.open().page
    if offline:
        player.offline_ready()
    page.evaluate(LISTEN, host.build)
    return page


@pytest.fixture
def pair(newcomer: Opener, own_host: Host) -> tuple[Page, Page]:
    """Two devices with an open line between them, the server stopped."""
    one, two = (arrived(newcomer, own_host, offline=True) for _ in range(2))
    own_host.stop()
    answer = two.evaluate(JOIN, one.evaluate(INVITE))
    one.evaluate("(answer) => accept(answer)", answer)
    for page in (one, two):
        page.wait_for_function("states.at(-1) === 'open'")
    return one, two


def test_texts_go_both_ways_and_the_server_is_not_asked(pair: tuple[Page, Page]) -> None:
    one, two = pair
    one.evaluate("line.say('é')")
    two.evaluate("line.say('x'.repeat(200000))")
    two.evaluate("line.say('')")
    two.wait_for_function("heard.length === 1")
    one.wait_for_function("heard.length === 2")
    assert two.evaluate("heard") == ["é"]
    assert one.evaluate("heard.map((text) => text.length)") == [200_000, 0]


def test_the_end_of_a_line_is_heard_on_the_other_side(pair: tuple[Page, Page]) -> None:
    one, two = pair
    one.evaluate("line.close()")
    two.wait_for_function("states.at(-1) === 'closed'")
    assert one.evaluate("states") == ["open", "closed"]
    assert one.evaluate("line.say('?')") is False


def test_a_text_goes_to_the_other_side_and_back_within_a_blink(pair: tuple[Page, Page]) -> None:
    one, _ = pair
    one.evaluate("() => { line.hear = () => done(); }")
    took = sorted(one.evaluate(TRIPS, ROUNDS))
    assert took[int(0.95 * ROUNDS)] < 100


def test_codes_of_a_handshake_are_read_from_a_small_screen(
    newcomer: Opener, host: Host, browser: Browser, camera: Camera
) -> None:
    small = browser.new_page(viewport={"width": 360, "height": 740})
    one, two = arrived(newcomer, host), arrived(newcomer, host)
    offer = one.evaluate(INVITE)
    answer = two.evaluate(JOIN, offer)
    for code in (offer, answer):
        shown = segno.make_qr(ADDRESS + code, error="l")
        assert isinstance(shown.version, int)
        assert shown.version <= LARGEST_VERSION
        assert re.fullmatch(r"[OA][\w-]+", code)
        picture = BytesIO()
        shown.save(picture, kind="svg", scale=3, border=4)
        small.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 100%; height: auto }}</style>{inline(picture)}")
        assert camera(small.screenshot()) == ADDRESS + code
    small.close()


def inline(picture: BytesIO) -> str:
    """An SVG as a part of a page, without the line before it and without a size of its own."""
    return re.sub(r'(<svg [^>]*?)width="(\d+)" height="(\d+)"', r'\1viewBox="0 0 \2 \3"', picture.getvalue().decode())


@pytest.mark.parametrize("code", ["", "O", "hello", "O" + "A" * 300, "A" + "x" * 500, "O" * 7000])
def test_what_is_no_code_opens_nothing(newcomer: Opener, host: Host, code: str) -> None:
    page = arrived(newcomer, host)
    assert page.evaluate("(code) => lines.join(code, hear, change).then(() => 'open', () => 'no')", code) == "no"
    assert page.evaluate("states") == [] or page.evaluate("states.at(-1)") == "closed"


# ------------------------------------------------------------------ the camera
def film(path: Path, text: str) -> Path:
    """A film of a code as a camera sees it, grey and a little way off, for Chromium's fake camera."""
    width, height, scale = 1280, 960, 7
    rows = list(segno.make_qr(text, error="l").matrix_iter(scale=scale, border=4))
    left, top = (width - len(rows[0])) // 2, (height - len(rows)) // 2
    plain = bytes([200]) * width
    lines = [plain] * top
    for row in rows:
        dark = bytes(40 if module else 210 for module in row)
        lines.append(plain[:left] + dark + plain[: width - left - len(dark)])
    lines += [plain] * (height - len(lines))
    frame = b"FRAME\n" + b"".join(lines) + bytes([128]) * (width * height // 2)
    path.write_bytes(b"YUV4MPEG2 W%d H%d F10:1 Ip A1:1 C420jpeg\n" % (width, height) + frame * 2)
    return path


@pytest.fixture
def filmed(playwright: Playwright, host: Host, tmp_path: Path) -> Iterator[Any]:
    """A browser whose camera sees a code; `None`: that has no camera, or may not use it."""

    def see(text: str | None, *, allowed: bool = True) -> Page:
        flags = ["--use-fake-device-for-media-stream"]
        if text is not None:
            flags.append(f"--use-file-for-fake-video-capture={film(tmp_path / 'code.y4m', text)}")
        options = browsers.chromium_options()
        running = playwright.chromium.launch(**{**options, "args": [*options["args"], *flags]})
        opened.append(running)
        context = running.new_context(**PHONE)
        if allowed:
            context.grant_permissions(["camera"])
        page = context.new_page()
        page.goto(host.address)
        return page

    opened: list[Any] = []
    yield see
    for running in opened:
        running.close()


SCAN = """async (build) => {
  const { scan } = await import(`/${build}/shell/camera.js`);
  const video = document.body.appendChild(document.createElement("video"));
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 20000);
  try {
    return await scan(video, stop.signal);
  } catch (error) {
    return `why: ${error.why}`;
  } finally {
    window.left = video.srcObject;
  }
}"""


def test_the_camera_reads_our_own_code(filmed: Any, newcomer: Opener, host: Host) -> None:
    code = ADDRESS + arrived(newcomer, host).evaluate(INVITE)
    page = filmed(code)
    assert page.evaluate(SCAN, host.build) == code
    assert page.evaluate("left") is None


def test_where_no_camera_may_be_used_it_is_said_why(filmed: Any, host: Host) -> None:
    page = filmed(None, allowed=False)
    assert page.evaluate(SCAN, host.build) == "why: refused"


def test_nothing_of_it_is_loaded_before_it_is_wanted(newcomer: Opener, host: Host) -> None:
    page = newcomer(host).open().page
    asked = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in asked if name.endswith("shell.js")]
    assert not [name for name in asked if re.search(r"line\.js|camera\.js|jsqr\.js", name)]
