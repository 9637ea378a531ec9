"""The answers of the piece in hand, where they lie on the board: three rows of three around it."""

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture, in_hand
from app.table.view import answer_buttons
from app.ui.html import Html, join, tag
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Panel

_COMPASS = ("nw", "n", "ne", "w", "middle", "e", "sw", "s", "se")
"""At the corners stand tickets, at the edges the ways to go."""


def pad(picture: Picture) -> Html | None:
    """The nine cells; under them the answers that belong to no piece. Nothing where the game has no pad now."""
    pieces = picture.module.pieces
    if pieces is None or pieces.pad is None or not picture.held:
        return None
    tokens = pieces.pad(picture.view, picture.choices, picture.held, picture.lang)
    if not tokens:
        return None
    offers = {choice.token: choice for choice in answer_buttons.offers(picture)}
    cells = [_cell(picture, offers.get(token), place) for token, place in zip(tokens, _COMPASS, strict=True)]
    rest = [choice for choice in picture.choices if choice.token not in tokens and not in_hand(picture.module, choice)]
    others = [answer_buttons.ticket(picture, choice, "") for choice in rest]
    return join(
        tag("div", cells, class_="pad", role="group", aria_labelledby="question"),
        tag("div", others, class_="answers still") if others else None,
    )


def _cell(picture: Picture, choice: Choice | None, place: str) -> Html:
    if choice is None:
        drawn = Html(picture.draw.piece(picture.held)) if place == "middle" else None
        return tag("div", drawn, class_=f"cell {place}" if drawn else f"cell {place} none", aria_hidden="true")
    edge = len(place) == 1
    return tag("div", _way(picture, choice) if edge else _corner(picture, choice), class_=f"cell {place}")


def _corner(picture: Picture, choice: Choice) -> Html:
    """A ticket: its picture, its name, what is known of it, what it may bring."""
    words = answer_buttons.wording(picture, choice)
    if choice not in picture.choices:
        return answer_buttons.ticket(picture, choice, "")
    badges = picture.draw.badges(picture.view, choice, picture.show)
    look = "ticket careful" if answer_buttons.careful(picture, choice) else "ticket"
    return tag(
        "button", answer_buttons.stub(picture, choice), tag("b", words.title, class_="go"), " ",
        tag("span", words.detail, class_="so"), badges and tag("span", Html(badges), class_="may"),
        type="button", class_=f"{look} on" if answer_buttons.seen(picture, choice) else look,
        data_do=choice.token, data_look=choice.token, aria_description=words.spoken,
        id=answer_buttons.answer_id(choice),
    )  # fmt: skip


def _way(picture: Picture, choice: Choice) -> Html:
    """A way to go: an arrow, and where it leads; where it is closed, who stands there. A tap tells the reason."""
    verb, _, place = answer_buttons.wording(picture, choice).title.rpartition(" ")
    drawn = tag("span", answer_buttons.art(picture, choice), class_="arrow", aria_hidden="true")
    words = tag("b", tag("span", verb, " ", class_="verb"), place)
    if choice not in picture.choices:
        return tag(
            "button", drawn, words, " ", tag("small", say(picture.lang, "closed")), type="button", class_="way-to",
            aria_disabled="true", data_do=f"why:{choice.token}", id=answer_buttons.answer_id(choice),
        )  # fmt: skip
    return tag(
        "button", drawn, words, type="button", class_="way-to on" if answer_buttons.seen(picture, choice) else "way-to",
        data_do=choice.token, data_look=choice.token, aria_description=answer_buttons.wording(picture, choice).spoken,
        id=answer_buttons.answer_id(choice),
    )  # fmt: skip


def left(picture: Picture) -> Html | None:
    """What the asked seat has still to do, beside the question, where the panels stand for pieces."""
    text, view, seat = picture.text, picture.view, picture.seat
    pieces = picture.module.pieces
    if not picture.held or seat is None or pieces is None or pieces.crew is None:
        return None
    panel: Panel = text.panel(view, seat, picture.names, picture.lang, picture.looker)
    drawn = [
        tag("span", tag("span", number.words, class_="words"), Html(art), class_="left")
        for number in panel.numbers
        if (art := picture.draw.number(view, seat, number.name))
    ]
    return join(drawn[:1]) if drawn else None
