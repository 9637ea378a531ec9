"""What goes with an answer found by hand: the manners to give it, and buttons for who does not drag."""

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture
from app.ui.html import Html, bool_text, join, tag
from app.ui.icons import icon


def wheel(picture: Picture) -> Html | None:
    """Under the question of who has something to drag."""
    return join(_manners(picture), _buttons(picture))


def manners(picture: Picture) -> tuple[tuple[str, str], ...]:
    """How what was found by hand can be given, with the words of each manner; none where there is one alone."""
    dragging = picture.module.dragging
    return tuple(dragging.manners(picture.view, picture.lang)) if dragging else ()


def _manners(picture: Picture) -> Html | None:
    found = manners(picture)
    if not found:
        return None
    chosen = picture.manner if picture.manner in dict(found) else found[0][0]
    drawn = [
        tag("button", words, type="button", data_do=f"ui:manner:{name}", aria_pressed=bool_text(name == chosen))
        for name, words in found
    ]
    return tag("div", drawn, class_="seg manners", role="group", aria_labelledby="question")


def _buttons(picture: Picture) -> Html | None:
    """Two to turn it, and one that is held for as long as it should go."""
    dragging, lang = picture.module.dragging, picture.lang
    piece = dragging.rolls(picture.view, picture.show) if dragging else ""
    if not piece:
        return None
    tip = tag("p", say(lang, "drag_tip"), class_="small drag-tip")
    words = tag("span", tag("b", say(lang, "no_drag")), " ", say(lang, "no_drag_more"))
    row = [_button(lang, piece, *each) for each in _BUTTONS]
    inside = tag("summary", icon("keys"), words), tag("div", row, class_="row")
    return join(tip, tag("details", *inside, class_="no-drag", id="no-drag"))


_BUTTONS = (("ArrowLeft", "turn_left", "undo"), (" ", "roll", "go"), ("ArrowRight", "turn_right", "redo"))


def _button(lang: str, piece: str, key: str, words: str, sign: str) -> Html:
    inside = say(lang, words) if key == " " else icon(sign)
    return tag(
        "button", inside, type="button", class_="button", data_press=key, data_piece=piece, aria_label=say(lang, words)
    )
