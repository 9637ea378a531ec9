"""Why an answer is good, in a few words: what a hint says beside it."""

from pygame_core.bots.base import View
from pygame_core.engine.choice import Choice

from .appraisal import TEAM_TO_WIN, winner
from .board import CAR_PARK, KIND
from .outlook import Outlook, pips_of

_FR = {
    "solo": "En solo, tu choisis ton coursier une fois le dé lancé.",
    "bonus": "Deux dés valent mieux qu’un ici, et la cannette n’y est pas perdue.",
    "sprint": "Tu choisis entre deux dés et leur somme, et personne ne te suit.",
    "group": "{n} dés pour choisir : tu tomberas plus souvent sur une bonne case.",
    "wins": "Ton troisième coursier rentre : c’est gagné.",
    "wins_eight": "Le podium est plein, et tu le remportes.",
    "crosses": "Un coursier de plus au podium.",
    "waits": "Rien ne presse : à égalité, c’est le dernier rentré qui l’emporte.",
    "supply": "Il y a une cannette à prendre.",
    "trap": "Ton rival n’a pas de cannette : la bouche d’égout le fera reculer.",
    "income": "La chute est courte, et elle rapporte une cannette.",
    "worth": "Une cannette suffira pour y rester.",
    "least": "Même en reculant, c’est ce qui te coûte le moins.",
    "along": "Avec le dé d’un rival, tu vas là où le tien ne mène pas.",
    "far_one": "Une seule case, mais une case sûre.",
    "far": "{n} cases, et l’arrivée est sûre.",
    "pursue": "{n} cases pour une cannette : bonne affaire.",
    "pursue_one": "Une seule case, mais elle compte.",
    "stay": "La cannette servira mieux plus tard.",
    "stay_obstacle": "Il faudrait encore une cannette pour rester sur la bouche d’égout.",
    "pay": "Reculer te coûterait {n} cases.",
    "pay_one": "Une case de moins, mais une place qu’il vaut mieux tenir.",
    "retreat": "{n} cases de perdues, une cannette de gagnée.",
    "retreat_one": "Une case de perdue, une cannette de gagnée.",
    "retreat_park": "Le parking n’est pas si loin, et il rapporte deux cannettes.",
    "take": "Parmi les plus riches, c’est le plus dangereux.",
}
_EN = {
    "solo": "Riding solo, you pick your courier once the die is down.",
    "bonus": "Two dice beat one here, and the can is well spent.",
    "sprint": "You pick between two dice and their sum, and nobody follows.",
    "group": "{n} dice to choose from: a good space is likelier.",
    "wins": "That is your third courier home: you win.",
    "wins_eight": "The podium is full, and it is yours.",
    "crosses": "One more courier on the podium.",
    "waits": "No hurry: in a tie, whoever came home last wins.",
    "supply": "There is a can to take.",
    "trap": "Your rival has no can: the manhole will throw them back.",
    "income": "It is a short fall, and it earns a can.",
    "worth": "One can is enough to stay there.",
    "least": "Even with the retreat, nothing else costs you less.",
    "along": "A rival’s die takes you where your own does not.",
    "far_one": "Only one space, but a safe one.",
    "far": "{n} spaces, and a safe landing.",
    "pursue": "{n} spaces for one can: a bargain.",
    "pursue_one": "Only one space, but it counts.",
    "stay": "The can will do more good later.",
    "stay_obstacle": "Staying on the manhole would cost another can.",
    "pay": "Retreating would cost you {n} spaces.",
    "pay_one": "It is only one space back, but the place is worth holding.",
    "retreat": "{n} spaces lost, one can gained.",
    "retreat_one": "One space lost, one can gained.",
    "retreat_park": "The car park is not so far, and it pays two cans.",
    "take": "Of the richest, this is the one to fear.",
}
_WORDS = {"fr": _FR, "en": _EN}


def reason(view: View, choice: Choice, lang: str) -> str:
    """Why this answer, said to whoever is asked."""
    key, count = _REASONS[choice.kind](view, choice) if choice.kind in _REASONS else ("take", 0)
    words = _WORDS[lang]
    return words.get(f"{key}_one" if count == 1 else key, words[key]).format(n=count)


def _declare(view: View, choice: Choice) -> tuple[str, int]:
    mode, space, boost = choice.args
    dice = sum(space in team for team in view["riders"]) + (boost == "bonus")
    return ("group", dice) if mode == "group" else (str(boost) if boost != "none" else "solo", 0)


def _move(view: View, choice: Choice) -> tuple[str, int]:
    start, pips, seat = int(choice.args[0]), pips_of(view, choice), view["asked"][0]
    if pips >= start:
        return _cross(view, seat), 0
    own = view["dice"]["own"]
    if view["podium"].count(seat) == 1 and any(0 < space <= own for space in _may_leave(view, seat)):
        return "waits", 0
    to, die = start - pips, choice.args[1]
    if KIND[to] == "supply":
        return "supply", 0
    if KIND[to] == "obstacle":
        return _land(view, start, to, str(die)), 0
    return ("along", 0) if die in view["colours"] else ("far", pips)


def _cross(view: View, seat: int) -> str:
    podium = [*view["podium"], seat]
    if podium.count(seat) == TEAM_TO_WIN:
        return "wins"
    return "wins_eight" if winner(podium) == seat else "crosses"


def _land(view: View, start: int, to: int, die: str) -> str:
    """Why a manhole."""
    if die in view["colours"] and not view["cans"][view["colours"].index(die)]:
        return "trap"
    if Outlook.of(view).ride(start, to).lets_fall():
        return "income"
    return "worth" if view["cans"][view["asked"][0]] else "least"


def _pursue(view: View, choice: Choice) -> tuple[str, int]:
    if choice.args[0]:
        return "pursue", view["from"] - view["to"]
    return ("stay_obstacle" if KIND[view["to"]] == "obstacle" else "stay"), 0


def _settle(view: View, choice: Choice) -> tuple[str, int]:
    refuge = Outlook.of(view).refuge()
    if choice.args[0] == "retreat" and refuge == CAR_PARK:
        return "retreat_park", 0
    return str(choice.args[0]), refuge - int(view["to"])


def _may_leave(view: View, seat: int) -> list[int]:
    return [view["space"]] if view["mode"] == "group" else view["riders"][seat]


_REASONS = {"declare": _declare, "move": _move, "pursue": _pursue, "obstacle": _settle}
