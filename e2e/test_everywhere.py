"""What holds on every screen: no finding of the accessibility engine, nothing sideways, room for fingers."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from e2e.player import Player
from e2e.screens import SCREENS

THEMES = ("light", "night", "contrast")
NARROW = ViewportSize(width=320, height=640)
SMALLEST = 44
# All rules in the first theme; in the others those that colours can break.
FINDINGS = """async ([theme, all]) => {
  document.documentElement.dataset.theme = theme;
  const rules = all ? {} : { runOnly: ["color-contrast", "link-in-text-block"] };
  const { passes, violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  if (all && passes.length < 10) return ["the engine has looked at nearly nothing"];
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${theme}: ${id}: ${node.html.slice(0, 160)}`));
}"""
STICKS_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= wide) return [];
  return [...document.querySelectorAll("body *:not(svg *)")]
    .filter((one) => one.getBoundingClientRect().right > wide + 1)
    .map((one) => one.outerHTML.slice(0, 120));
}"""
TWICE = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return ids.filter((id, place) => ids.indexOf(id) !== place);
}"""
# Places on the board are meant by the nearest centre within 44 pixels, whatever their drawn size; links within
# sentences are as high as their line.
TOO_SMALL = """(least) => [...document.querySelectorAll("a[href], button, input, select, summary, [data-do]")]
  .filter((one) => !one.closest("#board") && !one.matches(".skip, p a, dd a, [aria-hidden=true]"))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
  .filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 1 && (width < least - 0.5 || height < least - 0.5);
  })
  .map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return `${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 120)}`;
  })"""


@pytest.mark.parametrize("screen", SCREENS)
def test_the_accessibility_engine_finds_nothing(player: Player, axe: str, screen: str) -> None:
    SCREENS[screen](player)
    player.page.evaluate(axe)
    found: list[Any] = []
    for theme in THEMES:
        found += player.page.evaluate(FINDINGS, [theme, theme == THEMES[0]])
    found += [f"two things are called {name}" for name in player.page.evaluate(TWICE)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_narrow_phone_shows_it_all_with_room_for_fingers(phone: Player, screen: str) -> None:
    phone.page.set_viewport_size(NARROW)
    SCREENS[screen](phone)
    sideways = phone.page.evaluate(STICKS_OUT)
    small = phone.page.evaluate(TOO_SMALL, SMALLEST)
    assert sideways == [], "\n".join(sideways)
    assert small == [], "\n".join(small)
