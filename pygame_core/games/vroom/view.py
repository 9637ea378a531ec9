"""Who may know what. Cards are seen by their owners while the round lasts, and by nobody until the ranking."""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from pygame_core.engine.core.chance import Rng

from .board import CUSTOM, SPEEDS, Point
from .rules.level_cars import on_turn, open_cluster
from .rules.reckoning import last_to_first, sets, wrong
from .state import Rally, Record
from .table import Terms

RANKED = ("remove", "wheels", "judge", "open", "over")
"""The steps at which everybody has told their total."""


class CircuitView(TypedDict):
    """Where the middle of the start and both pawns are."""

    name: str
    start: list[int]
    a: list[int]
    b: list[int]
    back: bool


class GhostView(TypedDict):
    """Where the Ghost is, as a seat sees it."""

    at: list[int]
    leg: int


class LevelView(TypedDict):
    """The level cars that are being put in order."""

    cluster: list[int]
    laid: list[int]
    car: int


class CustomView(TypedDict):
    """The event that the table has thought of."""

    name: str
    text: str


class TableView(TypedDict):
    """What lies open on the table and beside it."""

    players: int
    colours: list[str]
    people: list[bool]
    mode: str
    modules: list[str]
    first_game: bool
    reveal_first: bool
    campaign: bool
    opened: list[str]
    presets: bool
    memory_aid: bool
    skin: str
    events_from: str
    custom: CustomView | None
    planned: list[str]
    events: list[str]
    race: int
    round: int
    wheels: int
    wheels_start: int
    wheels_lost: int
    first: int
    holders: list[int]
    circuit: CircuitView | None
    used: list[str]
    faults: list[str]
    weather: list[str]
    drift: list[str]
    sky: str
    bend: str
    epic: bool
    races: list[dict[str, Any]]


class CarsView(TypedDict):
    """Where the cars stand, and who drives."""

    at: list[list[int]]
    legs: list[int]
    fog: list[list[int]]
    ghost: GhostView | None
    pilot: int
    order: list[int]
    turn: int
    driver: int
    looked: list[bool]
    boosted: list[int]
    pit: list[bool]
    sides: list[str]
    drifted: list[bool]
    forecast_given: list[bool]
    shown: bool
    first_cards: list[int]


class RankingView(TypedDict):
    """The order of arrival; from the ranking on cards and totals."""

    arrival: list[int]
    level: LevelView | None
    cards: list[list[int]] | None
    totals: list[list[int]] | None
    errors: Any
    sets: list[list[int]]
    removed: list[int]
    judged: str
    paid: list[str]
    forecasts: list[str] | None


class OwnView(TypedDict, total=False):
    """What only this seat knows; nothing of it is in a spectator's view."""

    seat: int
    car: int
    card: int
    forecast: str
    total: int
    memory: list[int]


class RallyView(TableView, CarsView, RankingView, OwnView):
    """All that a seat knows. Lists are by car, car 1 first."""

    step: str
    asked: list[int]
    pending: list[dict[str, Any]]
    result: dict[str, Any] | None


def view_of(s: Rally, seat: int | None, asked: tuple[int, ...]) -> RallyView:
    """What this seat (None: a spectator) may know."""
    step = s.stack[-1]["step"] if s.stack else "over"
    own: OwnView = _own(s, seat) if seat is not None and s.first >= 0 else {}
    return {
        **_table(s),
        **_cars(s, seat, step),
        **_ranking(s, step),
        "step": step,
        "asked": [one for one in asked if one >= 0],
        "pending": [dict(frame) for frame in s.stack],
        "result": _told(s.result),
        **own,
    }


def _told(result: Mapping[str, Any] | None) -> dict[str, Any] | None:
    return {**result, "ranking": [list(seats) for seats in result["ranking"]]} if result else None


def _table(s: Rally) -> TableView:
    """What lies open on the table and beside it."""
    terms = s.terms
    return {
        "players": s.cars,
        "colours": list(terms.colours),
        "people": list(terms.people),
        "mode": terms.mode,
        "modules": list(terms.modules),
        "first_game": terms.first_game,
        "reveal_first": terms.reveal_first,
        "campaign": terms.campaign,
        "opened": list(terms.opened),
        "presets": terms.presets,
        "memory_aid": terms.memory_aid,
        "skin": terms.skin,
        "events_from": terms.events,
        "custom": {"name": terms.custom[0], "text": terms.custom[1]} if terms.events == CUSTOM else None,
        "planned": list(s.planned),
        "events": list(s.events),
        "race": s.race + 1,
        "round": s.round,
        "wheels": s.wheels,
        "wheels_start": terms.wheels,
        "wheels_lost": s.lost,
        "first": s.first,
        "holders": [s.holder(car) for car in range(1, s.cars + 1)] if s.first >= 0 else [],
        "circuit": _circuit(s),
        "used": list(s.used),
        "faults": list(s.faults),
        "weather": list(s.weather),
        "drift": list(s.drift),
        "sky": s.sky,
        "bend": s.bend,
        "epic": s.epic,
        "races": [{name: list(value) for name, value in race.items()} for race in s.races],
    }


def _circuit(s: Rally) -> CircuitView | None:
    if not s.spots:
        return None
    start, a, b = map(list, s.spots)
    return {"name": s.circuit, "start": start, "a": a, "b": b, "back": s.back}


def _cars(s: Rally, seat: int | None, step: str) -> CarsView:
    """Where the cars stand, and who drives; in fog the others are where they were when it fell."""
    driving = step in ("drive", "ghost")
    at, legs = seen(s, seat)
    return {
        "at": [list(point) for point in at],
        "legs": legs,
        "fog": [list(place) for place in s.fog],
        "ghost": _ghost(s, seat) if s.ghost else None,
        "pilot": s.pilot(s.round) if s.ghost else 0,
        "order": s.driving_order,
        "turn": s.turn,
        "driver": s.driver if driving else 0,
        "looked": list(s.looked),
        "boosted": list(s.boosted),
        "pit": list(s.pit),
        "sides": list(s.sides),
        "drifted": list(s.drifted),
        "forecast_given": [bool(told) for told in s.forecasts],
        "shown": s.shown,
        "first_cards": [cards[0] for cards in s.cards] if s.shown else [],
    }


def seen(s: Rally, seat: int | None) -> tuple[list[Point], list[int]]:
    """Where a seat sees the cars, and their legs."""
    if not s.fog or not s.stack:
        return s.at, s.legs[:]
    own = s.car_of(seat) - 1 if seat is not None else -1
    at = [s.at[car] if car == own else (x, y) for car, (x, y, _) in enumerate(s.fog)]
    return at, [s.legs[car] if car == own else leg for car, (_, _, leg) in enumerate(s.fog)]


def _ghost(s: Rally, seat: int | None) -> GhostView:
    """The Ghost; in fog its pilot alone knows where it is by now."""
    if s.ghost_fog and s.stack and seat != s.holder(s.pilot(s.round)):
        x, y, leg = s.ghost_fog
        return {"at": [x, y], "leg": leg}
    return {"at": list(s.ghost), "leg": s.ghost_leg}


def _ranking(s: Rally, step: str) -> RankingView:
    """The order of arrival; from the ranking on cards and totals."""
    told = step in RANKED
    ranked = told and bool(s.order)
    cluster = open_cluster(s) if step == "place" else []
    return {
        "arrival": list(s.order),
        "level": {"cluster": cluster, "laid": list(s.laid), "car": on_turn(s)} if cluster else None,
        "cards": [list(cards) for cards in s.cards] if told else None,
        "totals": _totals(s) if told else None,
        "errors": wrong(s) if ranked else [],
        "sets": [list(cars) for cars in sets(s)] if ranked else [],
        "removed": list(s.removed),
        "judged": s.judged,
        "paid": list(s.paid),
        "forecasts": list(s.forecasts) if step in ("open", "over") else None,
    }


def _totals(s: Rally) -> list[list[int]]:
    """Each car and its total, from the last to the first; after a line loss by number."""
    return [[car, s.total(car)] for car in (last_to_first(s) or s.ranked)] if s.cards else []


def _own(s: Rally, seat: int) -> OwnView:
    """What only this seat knows. A computer has no memory but what it finds here; people have their own."""
    car = s.car_of(seat)
    cards = s.cards[car - 1] if s.cards else ()
    own: OwnView = {"seat": seat, "car": car, "card": 0, "forecast": s.forecasts[car - 1] if s.forecasts else ""}
    if s.face_up and len(cards) == s.round:
        own["card"] = cards[-1]
        if s.terms.memory_aid:
            own["total"] = s.total(car)
    if not s.terms.people[seat]:
        own["memory"] = list(cards)
    return own


# --- a full state from a view ------------------------------------------------------------------------------------


def rally_of(view: Mapping[str, Any], rng: Rng) -> Rally:
    """A game that looks like this; the cards and forecasts that are hidden are any that can be."""
    s = Rally(terms=_terms(view), first=view["first"], race=view["race"] - 1, round=view["round"])
    s.stack = [dict(frame) for frame in view["pending"]]
    s.result = view["result"] and {**view["result"], "ranking": tuple(map(tuple, view["result"]["ranking"]))}
    s.wheels, s.lost, s.planned = view["wheels"], view["wheels_lost"], tuple(view["planned"])
    if view["circuit"]:
        s.circuit = view["circuit"]["name"]
        s.spots = tuple(tuple(view["circuit"][name]) for name in ("start", "a", "b"))
    s.used, s.faults, s.epic = tuple(view["used"]), tuple(view["faults"]), view["epic"]
    s.weather, s.drift = tuple(view["weather"]), tuple(view["drift"])
    s.races = [Record((name, tuple(value)) for name, value in race.items()) for race in view["races"]]
    _place_cars(s, view)
    s.order, s.removed, s.judged = tuple(view["arrival"]), tuple(view["removed"]), view["judged"]
    s.laid, s.paid = tuple(view["level"]["laid"]) if view["level"] else (), tuple(view["paid"])
    s.forecasts = view["forecasts"] or _forecasts(view, rng)
    s.cards = _cards(s, view, rng) if view["looked"] else []
    return s


def _terms(view: Mapping[str, Any]) -> Terms:
    custom = view["custom"] or {"name": "", "text": ""}
    return Terms(
        people=tuple(view["people"]),
        mode=view["mode"],
        modules=tuple(view["modules"]),
        first_game=view["first_game"],
        reveal_first=view["reveal_first"],
        campaign=view["campaign"],
        opened=tuple(view["opened"]),
        presets=view["presets"],
        memory_aid=view["memory_aid"],
        skin=view["skin"],
        events=view["events_from"],
        custom=(custom["name"], custom["text"]),
        colours=tuple(view["colours"]),
    )


def _place_cars(s: Rally, view: Mapping[str, Any]) -> None:
    s.at, s.legs = [(x, y) for x, y in view["at"]], list(view["legs"])
    s.fog = tuple((x, y, leg) for x, y, leg in view["fog"])
    if view["ghost"]:
        x, y = view["ghost"]["at"]
        s.ghost, s.ghost_leg = (x, y), view["ghost"]["leg"]
    s.turn, s.shown = view["turn"], view["shown"]
    s.looked, s.boosted, s.pit = list(view["looked"]), list(view["boosted"]), list(view["pit"])
    s.sides, s.drifted = list(view["sides"]), list(view["drifted"])


def _forecasts(view: Mapping[str, Any], rng: Rng) -> list[str]:
    told = [rng.pick(("in", "out")) if given else "" for given in view["forecast_given"]]
    if "car" in view and told:
        told[view["car"] - 1] = view["forecast"]
    return told


def _cards(s: Rally, view: Mapping[str, Any], rng: Rng) -> list[tuple[int, ...]]:
    """The cards that are known, and any others from those that are left. (A memory aid tells one's own sum.)"""
    if view["cards"] is not None:
        return [tuple(cards) for cards in view["cards"]]
    dealt = _dealt(view)
    known = [[0] * dealt for _ in range(view["players"])]
    for hand, card in zip(known, view["first_cards"], strict=False):
        hand[0] = card
    if "car" in view:
        _remember(known[view["car"] - 1], view)
    left = [card for card, count in SPEEDS.items() for _ in range(count)]
    for card in (card for hand in known for card in hand if card):
        left.remove(card)
    if "car" in view and "total" in view:
        _add_up(known[view["car"] - 1], _plain_total(s, view), left, rng)
    return [tuple(card or left.pop(rng.below(len(left))) for card in hand) for hand in known]


def _dealt(view: Mapping[str, Any]) -> int:
    """How many cards each car has had."""
    before = view["step"] in ("first", "race", "event", "circuit", "preset", "deal")
    return int(view["round"]) - before


def _remember(hand: list[int], view: Mapping[str, Any]) -> None:
    if "memory" in view:
        hand[:] = view["memory"]
    elif view["card"]:
        hand[-1] = view["card"]


def _plain_total(s: Rally, view: Mapping[str, Any]) -> tuple[int, int]:
    """One's own total, and the round whose card counts twice in it."""
    return view["total"], s.boosted[view["car"] - 1]


def _add_up(hand: list[int], told: tuple[int, int], left: list[int], rng: Rng) -> None:
    """Any cards from those left that make this total."""
    total, boosted = told
    gaps = [index for index, card in enumerate(hand) if not card]

    def weight(index: int) -> int:
        return 2 if index + 1 == boosted else 1

    def fill(at: int, missing: int) -> bool:
        if at == len(gaps):
            return not missing
        for card in _shuffled(set(left), rng):
            due = card * weight(gaps[at])
            if due > missing:
                continue
            left.remove(card)
            hand[gaps[at]] = card
            if fill(at + 1, missing - due):
                return True
            left.append(card)
        hand[gaps[at]] = 0
        return False

    fill(0, total - sum(card * weight(index) for index, card in enumerate(hand)))


def _shuffled(cards: Sequence[int] | set[int], rng: Rng) -> list[int]:
    left = sorted(cards)
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]
