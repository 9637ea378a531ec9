"""Why an answer is good, in a few words: what a hint says beside it. Every one is true of the answer."""

from collections.abc import Callable
from typing import NamedTuple

from pygame_core.bots.base import View
from pygame_core.bots.reasons import Reasons
from pygame_core.engine.core.choice import Choice

from ..board import KIND
from ..rules.foresight import Landing, fall, gain, land
from ..view import race_of
from .evaluation import TEAM_TO_WIN, winner
from .forecast import Outlook

_FR = {
    "solo": "En solo, tu choisis ton coursier une fois le dé lancé.",
    "solo_one": "Ton dé seul, et rien à payer.",
    "bonus": "Deux dés au choix au lieu d’un.",
    "sprint": "Tu choisis entre deux dés et leur somme, et personne ne te suit.",
    "group": "{n} dés au choix, là où le solo n’en a qu’un.",
    "wins": "Ton troisième coursier rentre : c’est gagné.",
    "wins_eight": "Le podium est plein, et tu le remportes.",
    "crosses": "Un coursier de plus au podium.",
    "waits": "Rien ne presse : à égalité, c’est le dernier rentré qui l’emporte.",
    "supply": "Il y a une cannette à prendre.",
    "supply_taken": "La réserve est vide : ta cannette viendra du plus riche.",
    "trap": "Ton rival n’a pas de cannette : la bouche d’égout le fera reculer.",
    "income": "En reculant, {n} cases de perdues, mais {cans} de gagnées.",
    "income_1": "En reculant, {n} cases de perdues, mais une cannette de gagnée.",
    "income_0": "En reculant, {n} cases de perdues seulement.",
    "worth": "Une cannette suffira pour y rester.",
    "least": "Sans cannette, tu recules de {n} cases et tu en prends {cans}.",
    "least_1": "Sans cannette, tu recules de {n} cases et tu en prends une.",
    "along": "Avec le dé d’un rival, tu vas là où le tien ne mène pas.",
    "far_one": "Une seule case, mais une case sûre.",
    "far": "{n} cases, et l’arrivée est sûre.",
    "pursue": "{n} cases pour une cannette.",
    "pursue_one": "Une case pour une cannette.",
    "pursue_all": "{n} cases à chacun, pour une cannette chacun.",
    "pursue_all_one": "Une case à chacun, pour une cannette chacun.",
    "pursue_hole": "{n} cases pour une cannette, et de quoi rester sur la bouche d’égout.",
    "pursue_hole_one": "Une case pour une cannette, et de quoi rester sur la bouche d’égout.",
    "pursue_fall": "{n} cases pour une cannette, puis la bouche d’égout renvoie faute d’une autre.",
    "pursue_fall_one": "Une case pour une cannette, puis la bouche d’égout renvoie faute d’une autre.",
    "stay": "La cannette servira mieux plus tard.",
    "stay_obstacle": "Il faudrait encore une cannette pour rester sur la bouche d’égout.",
    "pay": "Reculer te coûterait {n} cases.",
    "retreat": "{n} cases de perdues, {cans} cannettes de gagnées.",
    "retreat_1": "{n} cases de perdues, une cannette de gagnée.",
    "retreat_0": "{n} cases de perdues, mais ta cannette te reste.",
    "take": "Personne n’en a davantage.",
}
_EN = {
    "solo": "Riding solo, you pick your courier once the die is down.",
    "solo_one": "Your die alone, and nothing to pay.",
    "bonus": "Two dice to choose from instead of one.",
    "sprint": "You pick between two dice and their sum, and nobody follows.",
    "group": "{n} dice to choose from, where solo has one.",
    "wins": "That is your third courier home: you win.",
    "wins_eight": "The podium is full, and it is yours.",
    "crosses": "One more courier on the podium.",
    "waits": "No hurry: in a tie, whoever came home last wins.",
    "supply": "There is a can to take.",
    "supply_taken": "The supply is empty: your can will come from the richest.",
    "trap": "Your rival has no can: the manhole will throw them back.",
    "income": "Falling back there loses {n} spaces, but brings {cans} cans.",
    "income_1": "Falling back there loses {n} spaces, but brings a can.",
    "income_0": "Falling back there loses only {n} spaces.",
    "worth": "One can is enough to stay there.",
    "least": "Without a can you fall back {n} spaces, and get {cans} for it.",
    "least_1": "Without a can you fall back {n} spaces, and get one for it.",
    "along": "A rival’s die takes you where your own does not.",
    "far_one": "Only one space, but a safe one.",
    "far": "{n} spaces, and a safe landing.",
    "pursue": "{n} spaces for one can.",
    "pursue_one": "One space for one can.",
    "pursue_all": "{n} spaces each, for one can each.",
    "pursue_all_one": "One space each, for one can each.",
    "pursue_hole": "{n} spaces for one can, and enough to stay on the manhole.",
    "pursue_hole_one": "One space for one can, and enough to stay on the manhole.",
    "pursue_fall": "{n} spaces for one can; then the manhole throws back for want of another.",
    "pursue_fall_one": "One space for one can; then the manhole throws back for want of another.",
    "stay": "The can will do more good later.",
    "stay_obstacle": "Staying on the manhole would cost another can.",
    "pay": "Retreating would cost you {n} spaces.",
    "retreat": "{n} spaces lost, {cans} cans gained.",
    "retreat_1": "{n} spaces lost, one can gained.",
    "retreat_0": "{n} spaces lost, but you keep your can.",
    "take": "Nobody has more.",
}
WORDS = Reasons(_FR, _EN)
THREE_TEAMS = 3
"""Among so few no race ends in a tie."""


class Why(NamedTuple):
    """Which sentence, and its numbers: spaces or dice, and cans where it tells of some."""

    key: str
    n: int = 0
    cans: int | None = None


def reason(view: View, choice: Choice, lang: str) -> str:
    """Why this answer, said to whoever is asked."""
    why = _REASONS[choice.kind](view, choice) if choice.kind in _REASONS else Why("take")
    return WORDS.say(lang, f"{why.key}_{why.cans}", why.key, n=why.n, cans=why.cans)


def _declare(view: View, choice: Choice) -> Why:
    mode, space, boost = choice.args
    dice = sum(space in team for team in view["riders"]) + (boost == "bonus")
    if mode == "group":
        return Why("group", dice)
    racing = {space for space in view["riders"][view["asked"][0]] if space > 0}
    return Why(str(boost)) if boost != "none" else Why("solo", len(racing))


def _move(view: View, choice: Choice) -> Why:
    landing, seat = land(view, choice), view["asked"][0]
    race = landing.race
    if landing.crosses:
        return Why(_cross(view, seat))
    if _might_wait(view, seat):
        return Why("waits")
    if KIND[race.to] == "supply" and gain(race, seat, 1):
        return Why("supply" if race.supply else "supply_taken")
    if KIND[race.to] == "obstacle":
        return _land(view, landing)
    along = landing.mate is not None and landing.value != view["dice"]["own"]
    return Why("along") if along else Why("far", landing.value)


def _might_wait(view: View, seat: int) -> bool:
    """Whether a courier could come home and better waits: one that is home, and a tie that the last would win."""
    near = any(0 < space <= view["dice"]["own"] for space in _may_leave(view, seat))
    return near and view["podium"].count(seat) == 1 and view["players"] > THREE_TEAMS


def _cross(view: View, seat: int) -> str:
    podium = [*view["podium"], seat]
    if podium.count(seat) == TEAM_TO_WIN:
        return "wins"
    return "wins_eight" if winner(podium) == seat else "crosses"


def _land(view: View, landing: Landing) -> Why:
    """Why a manhole."""
    race, seat = landing.race, view["asked"][0]
    if landing.mate is not None and not race.cans[landing.mate]:
        return Why("trap")
    back, cans = fall(race, seat)
    if Outlook.of(view).ride(race.start, race.to).lets_fall():
        return Why("income", back - race.to, cans)
    return Why("worth") if race.cans[seat] else Why("least", back - race.to, cans)


def _pursue(view: View, choice: Choice) -> Why:
    count, gap = int(choice.args[0]), view["from"] - view["to"]
    hole = KIND[view["to"]] == "obstacle"
    if not count:
        return Why("stay_obstacle" if hole else "stay")
    if hole:
        left = view["cans"][view["asked"][0]] - count
        return Why("pursue_hole" if left >= _to_settle(view) + count else "pursue_fall", gap)
    return Why("pursue_all" if count > 1 else "pursue", gap)


def _to_settle(view: View) -> int:
    """How many couriers of the asked seat the manhole waits for already."""
    return int(view["arrived"][view["asked"][0]])


def _settle(view: View, choice: Choice) -> Why:
    back, cans = fall(race_of(view), view["asked"][0])
    depth = back - int(view["to"])
    return Why("pay", depth) if choice.args[0] == "pay" else Why("retreat", depth, cans)


def _may_leave(view: View, seat: int) -> list[int]:
    return [view["space"]] if view["mode"] == "group" else view["riders"][seat]


_REASONS: dict[str, Callable[[View, Choice], Why]] = {
    "declare": _declare,
    "move": _move,
    "pursue": _pursue,
    "obstacle": _settle,
}
