"""A view as SVG: strings only, the same for the same view, and ids that are identities."""

from functools import cache
from typing import Any

from pygame_core.drawing.board import BoardDrawing
from pygame_core.drawing.sprites import Sprites
from pygame_core.drawing.words import BoardWords
from pygame_core.engine.contract.timing import Timing
from pygame_core.engine.contract.words import View
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show
from pygame_core.engine.texts.html_escape import escape

from ..board import KIND, POND
from ..texts.answers import hops_of, label
from ..texts.speaker import PAGES, Gooseherd
from . import ends
from .art import INKS, die, goose, sprites, use
from .geometry import CANVAS, MIDDLE, Spot, centre, outline, places
from .ground import ground as ground_of
from .ground import words

HOP_MS, LONGEST_MS = 60, 700
_MOMENTS = {"rolled": 500, "exchanged": 500, "caught": 500, "lodged": 500, "missed": 300, "turn": 0, "first": 200}
_CLOSEST = 1.9
_DICE = ((MIDDLE[0] - 30, MIDDLE[1] + 8), (MIDDLE[0] + 30, MIDDLE[1] - 4))


def board_words(lang: str) -> dict[str, Any]:
    """What the board says."""
    told: dict[str, Any] = PAGES[lang].BOARD
    return told


@cache
def defs() -> str:
    """The sprites, once per page."""
    inner = sprites()
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false"><defs>{inner}</defs></svg>'


def ground(_view: View) -> str:
    """The layers that never change."""
    return ground_of()


def live(view: View, show: Show) -> str:
    """The layers that change, bottom to top."""
    return words(show.lang) + _trail(view, show) + _offers(view, show) + _geese(view, show) + _dice(view, show)


def _geese(view: View, show: Show) -> str:
    drawn = []
    gate = [seat for seat, at in enumerate(view["geese"]) if not at]
    for seat, at in enumerate(view["geese"]):
        x, y = places(len(gate))[gate.index(seat)] if not at else _foot(at)
        drawn.append((y, seat, _goose(view, show, seat, (x, y))))
    return f'<g id="geese">{"".join(text for *_, text in sorted(drawn))}</g>'


def _foot(space: int) -> Spot:
    x, y = centre(space)
    return (x, y + 26) if space < POND else (x, y + 22)


def _goose(view: View, show: Show, seat: int, at: Spot) -> str:
    colour, speaker = view["colours"][seat], Gooseherd(show.lang, show.names)
    said = board_words(show.lang)["stands"].format(name=show.names[seat], place=speaker.place(view["geese"][seat]))
    held = " held" if view["waits"][seat] else ""
    moves = " movable" if seat in view["asked"] and show.choices else ""
    letter = board_words(show.lang)["letters"][colour]
    return (
        f'<g id="goose-{colour}" class="goose t-{colour}{held}{moves}" transform="translate({at[0]:.1f} {at[1]:.1f})" '
        f'role="img" aria-label="{escape(said)}"><g class="body">{goose(colour, letter)}</g></g>'
    )


def _offers(view: View, show: Show) -> str:
    """The spaces where answers lead, and the dice to be thrown."""
    drawn, seen = [], set[int]()
    for choice in show.choices:
        if choice.kind == "go" and (to := hops_of(view, choice)[-1].to) not in seen:
            seen.add(to)
            drawn.append(_offer(view, show, choice, to))
    return f'<g id="offers">{"".join(drawn)}</g>'


def _button(view: View, show: Show, choice: Choice, at: Spot) -> str:
    token = escape(choice.token)
    said = escape(label(choice, view, show.names, show.lang).spoken)
    where = f"{at[0]:.0f} {at[1]:.0f}"
    return f'role="button" tabindex="0" data-do="{token}" data-look="{token}" data-at="{where}" aria-label="{said}"'


def _offer(view: View, show: Show, choice: Choice, to: int) -> str:
    x, y = centre(to)
    lit = " seen" if show.preview and show.preview == choice else ""
    shape = f'<path d="{outline(to)}"/>' if 0 < to < POND else f'<ellipse cx="{x}" cy="{y}" rx="120" ry="50"/>'
    pips = (
        f'<g class="pill" transform="translate({x} {y - 26})"><circle r="19"/><text y="8">+{choice.args[0]}</text></g>'
    )
    return f'<g id="offer-{to}" class="offer{lit}" {_button(view, show, choice, (x, y))}>{shape}{pips}</g>'


def _trail(view: View, show: Show) -> str:
    """The last way of a goose, or the one that is looked at."""
    stops: list[int] = []
    if show.preview and show.preview.kind == "go" and view["dice"]:
        stops = [view["geese"][view["active"]], *(hop.to for hop in hops_of(view, show.preview))]
        colour = view["colours"][view["active"]]
    else:
        hops = [event.data for event in show.trail if event.kind == "moved"]
        last = [hop for hop in hops if hop["seat"] == hops[-1]["seat"]]
        stops = [last[0]["start"], *(hop["to"] for hop in last)] if last else []
        colour = view["colours"][last[0]["seat"]] if last else ""
    return f'<g id="trail" aria-hidden="true">{_footprints(stops, colour) if stops else ""}</g>'


def _footprints(stops: list[int], colour: str) -> str:
    line = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in map(centre, stops))
    return f'<path class="trail edge" d="{line}"/><path class="trail t-{colour}" d="{line}"/>'


def _dice(view: View, show: Show) -> str:
    """On the pond: to be thrown, or as they fell."""
    throw = next((choice for choice in show.choices if choice.kind == "throw"), None)
    values = view["dice"] or _fallen(show) or ([0, 0] if throw else [])
    faces = "".join(
        f'<g class="thrown" transform="translate({x} {y}) rotate({tilt})"><g '
        f'class="scale">{die(0 if throw else value)}</g></g>'
        for value, (x, y), tilt in zip(values, _DICE, (-8, 11), strict=False)
    )
    if throw:
        ring = f'<ellipse class="call" cx="{MIDDLE[0]}" cy="{MIDDLE[1]}" rx="88" ry="44"/>'
        return f'<g id="dice" class="offer dice" {_button(view, show, throw, MIDDLE)}>{ring}{faces}</g>'
    return f'<g id="dice" aria-hidden="true">{faces}</g>'


def _fallen(show: Show) -> list[int]:
    """The dice of the last throw that was told."""
    thrown = [list(event.data["dice"]) for event in show.trail if event.kind == "rolled"]
    return thrown[-1] if thrown else []


def camera(view: View, show: Show) -> tuple[float, float, float]:
    """Where the loupe looks: round what moves and where it may go."""
    spots = [centre(view["geese"][view["active"]]), MIDDLE]
    spots += [centre(hops_of(view, choice)[-1].to) for choice in show.choices if choice.kind == "go"]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    width, height = CANVAS
    scale = min(width / (max(xs) - min(xs) + 260), height / (max(ys) - min(ys) + 240), _CLOSEST)
    scale = max(1.0, round(scale, 2))
    middle = [(min(all_) + max(all_)) / 2 for all_ in (xs, ys)]
    return _clamp(middle[0], width / 2 / scale, width), _clamp(middle[1], height / 2 / scale, height), scale


def _clamp(middle: float, half: float, size: int) -> float:
    return round(min(max(middle, half), size - half), 1)


def pace(event: Event) -> int:
    """How long the picture after this event stands."""
    if event.kind == "moved":
        return min(LONGEST_MS, 200 + HOP_MS * abs(int(event.data["to"]) - int(event.data["start"])))
    return _MOMENTS.get(event.kind, 250)


def title(lang: str) -> str:
    """The game's name as it is lettered."""
    return f"<span>{' '.join(board_words(lang)['title'])}</span>"


def seat_mark(colour: str) -> str:
    """Colour, letter and silhouette of a seat."""
    return f'<svg class="oie seat-mark t-{colour}" viewBox="-28 -72 60 76" aria-hidden="true">{goose(colour)}</svg>'


def piece(colour: str) -> str:
    """The head of a goose, for panels."""
    return f'<svg class="oie face-big t-{colour}" viewBox="-20 -72 54 56" aria-hidden="true">{goose(colour)}</svg>'


def number(view: View, seat: int, name: str) -> str:
    """How far it is to the pond."""
    return f"<b>{POND - view['geese'][seat]}</b>" if name == "left" else ""


def ticket(view: View, choice: Choice, _show: Show) -> str:
    """The dice that an answer uses."""
    faces = [0, 0] if choice.kind != "go" else _used(view["dice"], int(choice.args[0]))
    wide = 40 * len(faces)
    dice = "".join(
        f'<g transform="translate({20 + 40 * place - wide / 2:g} 0)">{die(value)}</g>'
        for place, value in enumerate(faces)
    )
    return f'<svg class="oie" viewBox="{-wide / 2:g} -20 {wide} 40" aria-hidden="true">{dice}</svg>'


def _used(dice: list[int], pips: int) -> list[int]:
    return [pips] if pips in dice else dice


def badges(view: View, choice: Choice, _show: Show) -> str:
    """The signs of the spaces on the way."""
    if choice.kind != "go":
        return ""
    kinds = dict.fromkeys(KIND[hop.to] for hop in hops_of(view, choice) if hop.to)
    return "".join(sign(kind) for kind in kinds)


def sign(name: str) -> str:
    """The picture of a kind of space."""
    if name in ("plain", "pond"):
        return ""
    back = '<rect class="plate" x="-32" y="-32" width="64" height="64" rx="10"/>'
    return f'<svg class="oie kind space {name}" viewBox="-34 -34 68 68" aria-hidden="true">{back}{use(name)}</svg>'


def aim(view: View, seat: int | None, lang: str) -> str:
    """What the game is about, as a picture."""
    return ends.aim(view, seat, board_words(lang)["aim"])


def thumb(view: View) -> str:
    """The position in small, with its own inks."""
    dots = "".join(
        f'<circle cx="{x:.0f}" cy="{y:.0f}" r="34" fill="{INKS[view["colours"][seat]][0]}"/>'
        for seat, at in enumerate(view["geese"])
        for x, y in [centre(at) if at else places(6)[seat]]
    )
    return ends.thumb(dots)


def podium(view: View, names: tuple[str, ...], lang: str) -> str:
    """The end as a picture that stands alone."""
    return ends.podium(view, names, board_words(lang))


class Pictures(BoardDrawing):
    """All that is drawn of the game, as its contract asks for it."""

    canvas = CANVAS
    _ident = "board-goose"
    _sprites = Sprites(__file__, "oie")
    _words = BoardWords(*({"board": board_words(lang)["board"]} for lang in ("fr", "en")))
    timing = Timing(surprises=frozenset({"exchanged", "caught"}))
    defs = staticmethod(defs)
    ground = staticmethod(ground)
    live = staticmethod(live)
    camera = staticmethod(camera)
    pace = staticmethod(pace)
    title = staticmethod(title)
    aim = staticmethod(aim)
    seat_mark = staticmethod(seat_mark)
    piece = staticmethod(piece)
    number = staticmethod(number)
    ticket = staticmethod(ticket)
    badges = staticmethod(badges)
    sign = staticmethod(sign)
    thumb = staticmethod(thumb)
    podium = staticmethod(podium)


DRAWING = Pictures()
