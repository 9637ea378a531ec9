"""What real dice and cards showed, entered by hand: several dice in one go, or one of the outcomes by its sentence."""

import re
from collections.abc import Sequence

from app.i18n.game_screen import say
from app.table.model.snapshot import Picture
from app.ui.html import Html, join, tag
from pygame_core.engine.core.chance import Dice
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.match.audience import outcomes
from pygame_core.engine.texts.language import Question

_SIX, _DIGITS = 6, 9
_MANY = 6
_PIPS = {1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi"}
"""Which of nine places have a pip, the places lettered row by row."""


def entry(picture: Picture, entered: Sequence[int], reason: str) -> Html:
    """In the place of the question."""
    lang, draw = picture.lang, picture.session.match.draw()
    words: Question = picture.text.question(picture.view, picture.names, lang, picture.looker)
    return join(
        tag("h2", words.title or say(lang, "real_dice_ask"), id="question", tabindex="-1"),
        tag("p", words.context or say(lang, "real_dice_more"), class_="context"),
        _dice(picture, draw, entered) if isinstance(draw, Dice) else _outcomes(picture),
        tag("p", reason or say(lang, "real_dice_undo"), class_="foresee reason" if reason else "foresee", id="foresee"),
    )


def read(text: str, draw: Dice) -> list[int]:
    """The dice that somebody typed one after the other, with or without anything between; empty if they are not."""
    runs = re.findall(r"[0-9]{1,9}", text)
    if len(runs) == 1 < draw.count and draw.sides <= _DIGITS:
        runs = list(runs[0])
    values = [int(run) for run in runs]
    return values if len(values) == draw.count and all(1 <= value <= draw.sides for value in values) else []


# ------------------------------------------------------------------ dice
def _dice(picture: Picture, draw: Dice, entered: Sequence[int]) -> Html:
    """A place for each die, and one set of faces that fills them from left to right."""
    values = [*entered, *[0] * draw.count][: draw.count]
    place = values.index(0) if 0 in values else 0
    typed = draw.count > 1 or draw.sides > _DIGITS
    return tag(
        "div",
        draw.count > 1 and tag("ol", _places(picture, draw, values, place), class_="thrown"),
        tag("div", [_face(picture, draw, value) for value in range(1, draw.sides + 1)], class_=_faces(draw)),
        typed and _typing(picture.lang, draw),
        class_="by-hand",
    )


def _faces(draw: Dice) -> str:
    return "faces six" if draw.sides == _SIX else "faces"


def _places(picture: Picture, draw: Dice, values: Sequence[int], place: int) -> list[Html]:
    names = picture.text.dice_names(picture.view, picture.names, picture.lang)
    told = [*names, *[say(picture.lang, "die", n=die + 1) for die in range(len(names), draw.count)]]
    return [_place(picture.lang, die, told[die], value, now=die == place) for die, value in enumerate(values)]


def _place(lang: str, die: int, name: str, value: int, *, now: bool) -> Html:
    words = say(lang, "die_clear", name=name, value=value)
    shown = (
        tag("button", value, type="button", class_="die", data_do=f"ui:die:{die}:0", aria_label=words)
        if value
        else tag("b", "·", class_="die")
    )
    return tag("li", shown, tag("small", name), aria_current="step" if now else None)


def _face(picture: Picture, draw: Dice, value: int) -> Html:
    """What the next die may show: whoever types faster than the page paints loses nothing."""
    drawn = _pips(value) if draw.sides == _SIX else value
    return tag(
        "button", drawn, type="button", class_="face", data_do=f"ui:pip:{value}",
        data_key=picture.shortcut(str(value)) if draw.sides <= _DIGITS else None,
        aria_label=say(picture.lang, "die_shows", value=value),
    )  # fmt: skip


def _pips(value: int) -> Html:
    places = [divmod("abcdefghi".index(letter), 3) for letter in _PIPS[value]]
    pips = "".join(f'<circle cx="{6 + 6 * column}" cy="{6 + 6 * row}" r="2.2"/>' for row, column in places)
    return Html(f'<svg class="pips" viewBox="0 0 24 24" aria-hidden="true">{pips}</svg>')


def _typing(lang: str, draw: Dice) -> Html:
    """All of them in one go, for whoever has a keyboard or many dice."""
    words = say(lang, "dice_typed", n=draw.count) if draw.count > 1 else say(lang, "die_typed")
    field = tag(
        "input", type="text", inputmode="numeric", name="value", id="typed-dice", autocomplete="off",
        aria_label=words, placeholder=words,
    )  # fmt: skip
    return tag("form", field, tag("button", say(lang, "enter"), class_="button"), data_do="ui:dice", class_="row typed")


# ------------------------------------------------------------------ cards and lots
def _outcomes(picture: Picture) -> Html:
    session = picture.session
    told = outcomes(session.match, session.text, picture.names, picture.lang)
    buttons = [_outcome(sentence, choice) for sentence, choice in told.items()]
    return tag("div", buttons, class_="answers packed" if len(told) > _MANY else "answers")


def _outcome(sentence: str, choice: Choice) -> Html:
    label = tag("span", tag("b", sentence), class_="go")
    return tag("button", label, type="button", class_="ticket plain", data_do=f"ui:chance:{choice.token}")
