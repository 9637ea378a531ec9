"""The seats at the table as panels, and how things stand."""

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture, in_hand
from app.table.view import free_answers, private_cards
from app.ui.html import Html, bool_text, join, tag
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import Member, Number, Panel, listing

_MANY = 4


def players(picture: Picture) -> Html:
    """All panels, in playing order, with how things stand under them."""
    lines = picture.text.standing(picture.view, picture.names, picture.lang)
    pieces = picture.module.pieces
    members = pieces.crew(picture.view, picture.names, picture.lang) if pieces and pieces.crew else ()
    seats = picture.text.order(picture.view) or range(len(picture.names))
    panels = [_member(picture, one) for one in members] or [_panel(picture, seat) for seat in seats]
    return join(
        tag("ol", panels, class_="crew" if members else None),
        free_answers.buttons(picture),
        tag("p", [tag("span", line) for line in lines], class_="stock"),
    )


def players_class(picture: Picture) -> str:
    """Many seats stand closer together."""
    return "players many" if len(picture.names) > _MANY else "players"


def _member(picture: Picture, member: Member) -> Html:
    """A piece's panel; one that may act is taken in hand by a tap."""
    mine = {in_hand(picture.module, choice) for choice in _for_people_here(picture)}
    held = member.piece == picture.held and picture.kind == "asked"
    seats = picture.session.seats
    away = "away" if not any(seats[seat].is_person for seat in member.seats) else ""
    look = " ".join(filter(None, ("now" if held else "", member.state if member.state != "now" else "can", away)))
    inside = join(
        Html(picture.draw.piece(member.piece)),
        tag("span", member.name, class_="who"),
        tag("span", tag("span", _whose(picture, member), class_="long"), tag("span", member.brief, class_="short"),
            class_="does"),
    )  # fmt: skip
    if member.piece in mine:
        press = {"type": "button", "data_do": f"ui:hold:{member.piece}", "aria_pressed": bool_text(held)}
        inside = tag("button", inside, id=f"hand-{member.piece}", class_="hand", **press)
    return tag("li", inside, class_=look or None, id=f"piece-{member.piece}")


def _for_people_here(picture: Picture) -> list[Choice]:
    """What all people here may answer: one officer's helicopter also calls that officer."""
    session = picture.session
    return [choice for seat in session.entitled for choice in session.choices(seat)] if picture.kind == "asked" else []


def _whose(picture: Picture, member: Member) -> str:
    """Who sits behind the piece, and what it is up to."""
    seats = picture.session.seats
    names = [say(picture.lang, "computer") if seats[seat].is_computer else picture.names[seat] for seat in member.seats]
    return f"{listing(picture.lang, list(dict.fromkeys(names)))}, {member.role}"


def _panel(picture: Picture, seat: int) -> Html:
    session = picture.session
    panel: Panel = session.text.panel(picture.view, seat, picture.names, picture.lang, picture.looker)
    now = seat in picture.view["asked"] and picture.kind != "over"
    role = panel.role if picture.kind == "over" else _role(picture, seat, panel.role, now=now)
    return tag(
        "li",
        Html(session.draw.piece(picture.colour(seat))),
        tag("span", picture.names[seat], class_="who"),
        tag("span", role, class_="role"),
        [_number(picture, seat, number) for number in panel.numbers],
        panel.tab and tag("span", panel.tab, class_=_tab(panel.tab, now=now)),
        free_answers.dots(picture, seat) or private_cards.again(picture, seat),
        class_=" ".join(filter(None, ("now" if now else "", "mine" if seat == picture.onlooker else ""))) or None,
        aria_current="true" if now else None,
        id=f"seat-{seat}",
    )


def _tab(words: str, *, now: bool) -> str:
    """A number that was named stands out; so does who is to speak."""
    return "tab you" if now else "tab said" if words[-1:].isdecimal() else "tab"


def _role(picture: Picture, seat: int, role: str, *, now: bool) -> str:
    """What a seat is up to, that first, since it may be cut; a computer that is asked is thinking."""
    if picture.session.seats[seat].is_person:
        return role
    computer = say(picture.lang, "computer")
    return f"{computer}, {say(picture.lang, 'its_thought')}" if now else f"{role}, {computer}"


def _number(picture: Picture, seat: int, number: Number) -> Html | None:
    """A number as the game draws it, with its words for those who hear it."""
    art = picture.draw.number(picture.view, seat, number.name)
    if not art:
        return None
    look = number.name.rstrip("s") + "s"
    return tag("span", Html(art), class_=look if number.value else f"{look} none", role="img", aria_label=number.words)
