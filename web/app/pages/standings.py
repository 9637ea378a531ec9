"""The classifications of a race as a page of their own, for who only wants to know how it stands."""

from app.core.context import Desk
from app.i18n.game_screen import say
from app.pages.link import LinkPage
from app.table.model.autosave import moment_name
from app.table.view.toolbar import button
from app.ui.html import Html, join, tag
from pygame_core.engine import registry
from pygame_core.engine.keeping.links import Opened
from pygame_core.engine.show import Show


class StandingPage(LinkPage):
    """A position link that is opened at its classifications."""

    title = "standing_title"

    def __init__(self, desk: Desk, payload: str) -> None:
        super().__init__(desk, payload)
        self.payload = payload

    def _game(self, opened: Opened) -> Html:
        lang, match = self.desk.lang, opened.match
        game = registry.module(match.game.meta.id)
        draw, kept = game.drawing, game.sheets
        if kept is None:
            return super()._game(opened)
        view, show = match.view(None), Show(lang, tuple(seat.name for seat in match.seats))
        marks = [
            tag("li", Html(draw.seat_mark(seat.colour)), tag("span", seat.name), class_="who") for seat in match.seats
        ]
        return join(
            Html(draw.defs()),
            tag("h2", match.game.meta.names[lang], " · ", moment_name(lang, view, len(match.log))),
            tag("ul", marks, class_="link-seats", aria_label=say(lang, "link_who")),
            tag("div", Html(kept.rankings(view, show)), class_="sheets"),
            tag("div", Html(kept.all(view, show)), class_="sheets"),
            tag("p", button(say(lang, "standing_open"), f"visit:#/link/{self.payload}"), class_="row"),
        )


def open_screen(desk: Desk, argument: str) -> StandingPage:
    """The route's opener; the argument is the link's contents."""
    return StandingPage(desk, argument)
