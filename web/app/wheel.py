"""What goes with an answer found by hand: the ways to give it, and buttons for who does not drag."""

from app.html import Html, bool_text, join, tag
from app.icons import icon
from app.picture import Picture
from app.table_words import say


def wheel(picture: Picture) -> Html | None:
    """Under the question of who has something to drag."""
    return join(_ways(picture), _buttons(picture))


def ways(picture: Picture) -> tuple[tuple[str, str], ...]:
    """The ways in which what was found by hand can be given, with their words; none where there is one alone."""
    find = getattr(picture.session.text, "ways", None)
    return tuple(find(picture.view, picture.lang)) if find else ()


def _ways(picture: Picture) -> Html | None:
    found = ways(picture)
    if not found:
        return None
    way = str(picture.view.get("way", ""))
    chosen = way if way in dict(found) else found[0][0]
    drawn = [
        tag("button", words, type="button", data_do=f"ui:way:{name}", aria_pressed=bool_text(name == chosen))
        for name, words in found
    ]
    return tag("div", drawn, class_="seg ways", role="group", aria_labelledby="question")


def _buttons(picture: Picture) -> Html | None:
    """Two to turn it, and one that is held for as long as it should go."""
    rolls = getattr(picture.session.draw, "rolls", None)
    piece, lang = rolls(picture.view, picture.show) if rolls else "", picture.lang
    if not piece:
        return None
    words = tag("span", tag("b", say(lang, "no_drag")), " ", say(lang, "no_drag_more"))
    row = [_button(lang, piece, *each) for each in _BUTTONS]
    return tag(
        "details", tag("summary", icon("keys"), words), tag("div", row, class_="row"), class_="no-drag", id="no-drag"
    )


_BUTTONS = (("ArrowLeft", "turn_left", "undo"), (" ", "roll", "go"), ("ArrowRight", "turn_right", "redo"))


def _button(lang: str, piece: str, key: str, words: str, sign: str) -> Html:
    inside = say(lang, words) if key == " " else icon(sign)
    return tag(
        "button", inside, type="button", class_="button", data_press=key, data_piece=piece, aria_label=say(lang, words)
    )
