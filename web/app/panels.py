"""The seats at the table as panels, and how things stand."""

from app.html import Html, join, tag
from app.picture import Picture
from app.table_words import say
from pygame_core.engine.language import Number, Panel

_MANY = 4


def players(picture: Picture) -> Html:
    """All panels, in playing order, with how things stand under them."""
    seats = range(len(picture.names))
    lines = picture.session.text.standing(picture.view, picture.names, picture.lang)
    return join(
        tag("ol", [_panel(picture, seat) for seat in seats]),
        tag("p", [tag("span", line) for line in lines], class_="stock"),
    )


def players_class(picture: Picture) -> str:
    """Many seats stand closer together."""
    return "players many" if len(picture.names) > _MANY else "players"


def _panel(picture: Picture, seat: int) -> Html:
    session = picture.session
    panel: Panel = session.text.panel(picture.view, seat, picture.names, picture.lang)
    now = seat in picture.view["asked"] and picture.kind != "over"
    role = panel.role if picture.kind == "over" else _role(picture, seat, panel.role, now=now)
    return tag(
        "li",
        Html(session.draw.piece(picture.colour(seat))),
        tag("span", picture.names[seat], class_="who"),
        tag("span", role, class_="role"),
        [_number(picture, seat, number) for number in panel.numbers],
        class_="now" if now else None,
        aria_current="true" if now else None,
        id=f"seat-{seat}",
    )


def _role(picture: Picture, seat: int, role: str, *, now: bool) -> str:
    """What a seat is up to; a computer that is asked is thinking."""
    if picture.session.match.seats[seat].is_person:
        return role
    computer = say(picture.lang, "computer")
    return f"{computer}, {say(picture.lang, 'its_thought') if now else role}"


def _number(picture: Picture, seat: int, number: Number) -> Html | None:
    """A number as the game draws it, with its words for those who hear it."""
    art = picture.session.draw.number(picture.view, seat, number.name)
    if not art:
        return None
    look = number.name.rstrip("s") + "s"
    return tag("span", Html(art), class_=look if number.value else f"{look} none", role="img", aria_label=number.words)
