"""The sheets that a game keeps, and its classifications: a drawer to read, pages to print, a page to send."""

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture
from app.table.view.toolbar import button, drawer
from app.ui.html import Html, join, tag
from pygame_core.engine.contract.parts import ScoreSheets


def panel(picture: Picture) -> Html:
    """The sheet and the classifications as they stand; hidden beside them, what a printer takes."""
    lang, kept = picture.lang, picture.module.sheets
    assert kept  # Where there are none, no tool opens them.
    ways = [button(say(lang, "print"), "ui:print"), button(say(lang, "send_standing"), "ui:send-standing")]
    pages = [tag("section", Html(page), class_="leaf") for page in _pages(kept, picture)]
    return drawer(
        lang,
        say(lang, "sheet_title"),
        tag("div", Html(kept.all(picture.view, picture.show)), class_="sheets"),
        tag("p", ways, class_="row"),
        tag("div", Html(kept.rankings(picture.view, picture.show)), class_="sheets"),
        tag("div", pages, class_="paper", aria_hidden="true"),
    )


def _pages(kept: ScoreSheets, picture: Picture) -> tuple[str, ...]:
    """A page for each team, then one with the classifications."""
    return (*kept.pages(picture.view, picture.show), kept.rankings(picture.view, picture.show))


def between(picture: Picture) -> Html:
    """What stands over the board between two stages; nothing at any other time."""
    inner = picture.draw.between(picture.view, picture.show) if picture.kind != "over" else ""
    if not inner:
        return join()
    label = say(picture.lang, "between")
    return tag("div", Html(inner), class_="between", tabindex="0", role="region", aria_label=label)
