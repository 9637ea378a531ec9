"""Every text of the page against its ground, in every theme: WCAG AA, AAA in high contrast."""

import re
from pathlib import Path

import pytest

from pygame_core.engine import registry

ROOT = Path(__file__).parents[2]
STYLE, GAMES = ROOT / "web" / "style", ROOT / "pygame_core" / "games"
PAIRS = (
    ("ink", "paper"), ("ink", "sheet"), ("ink-2", "paper"), ("ink-2", "sheet"), ("on-yellow", "yellow"),
    ("brick-text", "paper"), ("brick-text", "sheet"), ("paper", "ink"),
)  # fmt: skip
SHAPES = (("focus", "paper"), ("focus", "sheet"), ("rule", "paper"), ("flee", "paper"), ("dots", "paper"))
"""Not text: what must be seen to be understood needs 3:1."""
THEMES = {
    "light": (":root", 4.5),
    "night": (':root[data-theme="night"]', 4.5),
    "contrast": (':root[data-theme="contrast"]', 7.0),
}


def tokens(selector: str, sheet: str = "tokens.css") -> dict[str, str]:
    """The colours that a rule sets."""
    css = (STYLE / sheet).read_text("utf-8")
    block = re.search(rf"(?m)^\s*{re.escape(selector)}\s*\{{(.*?)\}}", css, re.DOTALL)
    assert block, selector
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{3,6})", block[1]))


def theme(name: str) -> dict[str, str]:
    """A theme's colours; what it does not set stays as by day."""
    return tokens(":root") | tokens(THEMES[name][0])


def luminance(colour: str) -> float:
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    channels = [int(digits[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    red, green, blue = (
        channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4 for channel in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_the_measure_itself() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_text_can_be_read(name: str, text: str, ground: str) -> None:
    assert contrast(theme(name)[text], theme(name)[ground]) >= THEMES[name][1]


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize(("shape", "ground"), SHAPES)
def test_shapes_can_be_seen(name: str, shape: str, ground: str) -> None:
    assert contrast(theme(name)[shape], theme(name)[ground]) >= 3


def test_every_poster_s_button_can_be_read() -> None:
    css = "".join(path.read_text("utf-8") for path in GAMES.glob("*/poster.css"))
    games = re.findall(r"--accent: (#\w+); --on-accent: (#\w+); --over", css)
    assert len(games) == 5
    assert all(contrast(accent, on_accent) >= 4.5 for accent, on_accent in games)


@pytest.mark.parametrize("name", ["night", "contrast"])
def test_the_device_s_wish_looks_like_the_choice(name: str) -> None:
    css = (STYLE / "tokens.css").read_text("utf-8")
    wished = re.findall(r":root:not\(\[data-theme\]\) \{(.*?)\}", css, re.DOTALL)
    chosen = re.search(rf'^:root\[data-theme="{name}"\] \{{(.*?)\}}', css, re.DOTALL | re.MULTILINE)
    assert chosen
    assert chosen[1].split() in [block.split() for block in wished]


def test_nothing_is_set_smaller_than_thirteen_pixels() -> None:
    sizes = [
        (sheet.name, size)
        for sheet in STYLE.glob("*.css")
        for size in re.findall(r"font(?:-size)?:[^;}]*?([\d.]+)px", sheet.read_text("utf-8"))
    ]
    assert sizes
    assert [found for found in sizes if float(found[1]) < 13] == []


@pytest.mark.parametrize("game", [meta.id for meta in registry.games()])
def test_a_name_in_a_question_has_its_colour_and_can_be_read(game: str) -> None:
    css = (STYLE / "table_told.css").read_text("utf-8")
    rules = re.findall(r"&([^{]*) h2 em \{ color: light-dark\((#\w+), (#\w+)\)", css)
    for colour in registry.meta(game).colours:
        inks = [(light, night) for look, light, night in rules if re.search(rf"\.by-{colour}\b", look)]
        assert len(inks) == 1, colour
        assert contrast(inks[0][0], theme("light")["paper"]) >= 4.5
        assert contrast(inks[0][1], theme("night")["paper"]) >= 4.5
