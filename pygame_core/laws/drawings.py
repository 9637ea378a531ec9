"""Drawings are markup that parses; each thing has a name of its own, and what can be tapped is a legal answer."""

import re
import xml.etree.ElementTree as ET

from pygame_core.engine import registry
from pygame_core.engine.match.match import Match
from pygame_core.engine.show import Show
from pygame_core.engine.texts.language import LANGUAGES

from .law import Scope, law
from .tables import Table, home, walk, worth_a_look
from .texts import NAMES


def parsed(markup: str) -> ET.Element:
    """The drawing as a tree."""
    try:
        return ET.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{markup}</svg>')  # noqa: S314 (a game's own text)
    except ET.ParseError as error:
        raise AssertionError(f"not well formed, {error}: {markup[:200]}") from error


def check_board(match: Match, lang: str) -> None:
    """The board for everybody who is asked, and for who watches."""
    drawing, names = match.game.meta.id, NAMES[: len(match.seats)]
    draw = registry.module(drawing).drawing
    for seat in (*match.asked, None):
        if seat is not None and seat < 0:
            continue
        choices = tuple(match.choices_by_seat.get(seat, ())) if seat is not None else ()
        view, show = match.view(seat), Show(lang, names, choices, seat=seat)
        tree = parsed(draw.board(view, show))
        idents = [element.attrib["id"] for element in tree.iter() if "id" in element.attrib]
        assert len(set(idents)) == len(idents), f"twice: {sorted(one for one in idents if idents.count(one) > 1)[:3]}"
        legal = {choice.token for choice in choices}
        tapped = {element.attrib["data-do"] for element in tree.iter() if "data-do" in element.attrib}
        assert {token for token in tapped if not token.startswith("ui:")} <= legal
        assert draw.board(view, show) == draw.board(view, show), "the same view is drawn differently"
        for choice in choices[:6]:
            looked = Show(lang, names, choices, preview=choice, seat=seat)
            for markup in (draw.live(view, looked), draw.ticket(view, choice, show), draw.badges(view, choice, show)):
                parsed(markup)


@law(Scope.USUAL, "Draw strings of well-formed SVG: each `id` once, each `data-do` a token of the answers in `Show`.")
def boards_parse_and_offer_what_is_legal(table: Table) -> None:
    match = table.match(seed=90)
    for index, _ in enumerate(walk(match, seed=91)):
        if index % 5 == 0 and worth_a_look(index):
            check_board(match, LANGUAGES[index % 2])


@law(Scope.USUAL, "Title, aim, marks, numbers, signs, small picture and podium must be well-formed SVG or HTML, too.")
def all_other_pictures_parse(table: Table) -> None:
    draw, texts = registry.module(table.game).drawing, registry.module(table.game).texts
    match = table.match(seed=92)
    first = match.view(None)
    for _ in walk(match, seed=93):
        pass
    view, names = match.view(None), NAMES[: table.players]
    parsed(draw.defs())
    for lang in LANGUAGES:
        for markup in (
            draw.title(lang),
            draw.aim(first, None, lang),
            draw.aim(first, 0, lang),
            draw.podium(view, names, lang),
        ):
            parsed(markup)
        for number in texts.panel(view, 0, names, lang).numbers:
            parsed(draw.number(view, 0, number.name))
        for sign, _ in texts.legend(lang):
            parsed(draw.sign(sign))
    for colour in match.game.meta.colours:
        parsed(draw.seat_mark(colour) + draw.piece(colour))
    thumb = draw.thumb(view)
    parsed(thumb)
    assert thumb.startswith("<svg"), "the small picture stands alone as an image"


@law(
    Scope.USUAL,
    "`Drawing.camera` gives a middle on the board and a scale of 1 or more; `pace` milliseconds for each event.",
)
def the_loupe_stays_on_the_board(table: Table) -> None:
    match = table.match(seed=94)
    draw = registry.module(table.game).drawing
    width, height = draw.canvas
    for _ in walk(match, seed=95, most=60):
        seat = match.asked[0] if match.asked else None
        view = match.view(seat)
        x, y, scale = draw.camera(view, Show("en", NAMES[: table.players], seat=seat))
        assert 0 <= x <= width
        assert 0 <= y <= height
        assert scale >= 1
    paces = [draw.pace(event) for events in match.events for event in events]
    assert all(0 <= pace <= 10_000 for pace in paces)


@law(
    Scope.GAME,
    "Put `poster.svg` (3:4), `poster.css` (--accent, --on-accent, --over) and `board.css` beside `module.py`.",
)
def poster_and_style_are_there(game: str) -> None:
    folder = home(game)
    parsed(re.sub(r"^<\?xml[^>]*\?>", "", (folder / "poster.svg").read_text("utf-8")))
    assert f".g-{game}" in (folder / "poster.css").read_text("utf-8")
    assert "@import" not in (folder / "board.css").read_text("utf-8")
