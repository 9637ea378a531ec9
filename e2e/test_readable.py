"""What a phone of 360 pixels shows on every screen: pictures that were really drawn, words that can be read."""

import pytest

from e2e.player import Player
from e2e.screens import SCREENS

PAGE, WORD, MARK = 12, 8.95, 5.5
"""The least size in CSS pixels of all that the page writes; in drawings of a word, and of a number or letter that a
figure bears, which its colour and its shape tell as well. On a map that fingers enlarge, words lie on the ground: there
they may be as small as a mark at first."""
ON_THE_GROUND = 4.5
NOT_DRAWN = """async () => {
  const bad = [];
  for (const one of document.images) {
    one.loading = "eager";
    await one.decode().catch(() => {});
    const [, svg] = /^data:image\\/svg\\+xml,(.*)$/.exec(one.getAttribute("src")) ?? [];
    const parsed = svg && new DOMParser().parseFromString(decodeURIComponent(svg), "image/svg+xml");
    const fault = parsed?.querySelector?.("parsererror");
    if (!one.naturalWidth || fault) bad.push(`${fault?.textContent ?? "nothing to see"}: ${one.src.slice(0, 100)}`);
  }
  for (const one of document.querySelectorAll("svg:not(svg svg)")) {
    const text = new XMLSerializer().serializeToString(one);
    const fault = new DOMParser().parseFromString(text, "image/svg+xml").querySelector("parsererror");
    if (fault) bad.push(`${fault.textContent}: ${text.slice(0, 100)}`);
  }
  return bad;
}"""
TOO_SMALL = """([page, word, mark, ground]) => {
  const bad = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; (node = texts.nextNode()); ) {
    const [words, one] = [node.data.trim(), node.parentElement];
    const { width, height } = one.getBoundingClientRect();
    if (!words || width < 2 || height < 2 || one.closest("script, style, template, defs, symbol, title, .vh")) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const matrix = one.closest("svg") ? one.getScreenCTM?.() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    const size = parseFloat(getComputedStyle(one).fontSize) * scale;
    const word_ = /\\p{L}{3}/u.test(words);
    const drawn = one.closest("svg, i"); // bibs and signs of a strip, which are figures too
    const least = !drawn ? page : one.closest("#lens") ? ground : word_ ? word : mark;
    if (size && size < least) bad.add(`${size.toFixed(1)} px: ${words.slice(0, 30)} in ${one.outerHTML.slice(0, 80)}`);
  }
  return [...bad];
}"""


@pytest.mark.parametrize("screen", SCREENS)
def test_every_picture_is_drawn_and_every_word_can_be_read(phone: Player, screen: str) -> None:
    SCREENS[screen](phone)
    missing = phone.page.evaluate(NOT_DRAWN)
    small = phone.page.evaluate(TOO_SMALL, [PAGE, WORD, MARK, ON_THE_GROUND])
    assert missing == [], "\n".join(missing)
    assert small == [], "\n".join(small)


def test_the_pictures_of_kept_games_are_their_boards(phone: Player) -> None:
    SCREENS["my games"](phone)
    shown = "() => [...document.querySelectorAll('.thumb img')].map((one) => one.naturalWidth && one.src.slice(0, 18))"
    assert phone.page.evaluate(shown) == ["data:image/svg+xml"]


def test_a_drawing_that_is_none_would_be_found(phone: Player) -> None:
    SCREENS["my games"](phone)
    spoil = "() => { for (const one of document.images) one.src = one.src.replace('%20', '%20xmlns%3D%22x%22%20'); }"
    phone.page.evaluate(spoil)
    assert phone.page.evaluate(NOT_DRAWN) != []
