"""Why an answer is good, in a few words: what a hint says beside it. Every one is true of the answer."""

from collections.abc import Callable

from pygame_core.bots.base import View
from pygame_core.bots.reasons import Reasons
from pygame_core.engine.core.choice import Choice

from ..board import INDEX, NEXT_DOOR, ROUNDS
from ..deduction.belief import onward, outcomes, possible
from ..deduction.walks import dead_end_in, within
from ..rules.routes import TO_SEE
from .thief_plan import used, ways_left

MOST_SEEN = 12
Words = tuple[str, int]

_FR = {
    "place": "Avec lui, {n} immeubles sont à portée.",
    "confirm": "{n} immeubles à portée : on ne peut pas en voir plus.",
    "confirm_less": "{n} immeubles à portée, et personne n’est encore caché.",
    "first": "Aucun hélicoptère ne peut y regarder, et tu pourras repartir par {n} côtés.",
    "first_seen": "Un hélicoptère peut y regarder tout de suite.",
    "only": "C’est la seule porte qui te reste.",
    "doomed": "Plus aucun chemin ne mène au tour 11 : autant aller le plus loin possible.",
    "doomed_short": "Plus aucun chemin ne mène au tour 11, et par ici la fin vient plus tôt.",
    "trap": "Attention : par ici, tu n’atteindras pas le tour 11.",
    "escape": "Personne ne peut y regarder ce tour-ci : tu files.",
    "narrow": "Ailleurs, c’est l’impasse avant le tour 11.",
    "free": "Hors de portée ce tour-ci, et {n} bonnes issues ensuite.",
    "free_one": "Hors de portée ce tour-ci ; ensuite, une seule issue mène au tour 11.",
    "seen": "C’est à portée, mais {n} bonnes issues suivent.",
    "seen_one": "C’est à portée, mais de là un chemin mène encore au tour 11.",
    "seen_last": "C’est à portée : il reste à espérer que la police regarde ailleurs.",
    "certain": "La voiture y est, c’est certain.",
    "maybe": "La voiture peut y être.",
    "narrows": "La voiture peut y être ; sinon, il ne restera que {n} immeubles au plus.",
    "trace": "Une trace ici dirait par où la voiture est passée.",
    "only_trace": "La voiture n’y est pas, mais une trace dirait par où elle est passée.",
    "nothing": "Il n’y a rien de neuf à y voir, mais chaque hélicoptère doit agir.",
    "ahead": "De là, il verra {n} des immeubles où la voiture peut aller.",
    "ahead_one": "De là, il verra un des immeubles où la voiture peut aller.",
    "nearer": "Il se rapproche des immeubles où la voiture peut aller.",
    "spread": "Ainsi, {n} immeubles sont à portée des trois hélicoptères, plus qu’avant.",
    "elsewhere": "De là, il verra d’autres immeubles.",
    "too_late": "C’est le dernier tour : ce vol n’arrête plus personne.",
    "send": "La réponse dira où regarder ensuite.",
    "send_all": "Tous les ordres sont donnés.",
}
_EN = {
    "place": "With it there, {n} buildings are within reach.",
    "confirm": "{n} buildings within reach: nobody can watch more.",
    "confirm_less": "{n} buildings within reach, and nobody has hidden yet.",
    "first": "No helicopter can look in there, and you can leave by {n} sides.",
    "first_seen": "A helicopter can look in there right away.",
    "only": "It is the only door left to you.",
    "doomed": "No way leads to round 11 any more, so go as far as you can.",
    "doomed_short": "No way leads to round 11 any more, and this way the end comes sooner.",
    "trap": "Careful: this way you will not see round 11.",
    "escape": "Nobody can look in there this round: you are away.",
    "narrow": "Every other way is a dead end before round 11.",
    "free": "Out of reach this round, with {n} good ways on.",
    "free_one": "Out of reach this round; after that, only one way leads to round 11.",
    "seen": "It is within reach, but {n} good ways lead on from it.",
    "seen_one": "It is within reach, but from there you can still see round 11.",
    "seen_last": "It is within reach: hope that the police look elsewhere.",
    "certain": "The car is there, for certain.",
    "maybe": "The car may be there.",
    "narrows": "The car may be there; if not, {n} buildings remain at most.",
    "trace": "A trace in there would tell which way the car went.",
    "only_trace": "The car is not there, but a trace would tell which way it went.",
    "nothing": "There is nothing new to see there, but every helicopter must act.",
    "ahead": "From there it will see {n} of the buildings the car can go to.",
    "ahead_one": "From there it will see one of the buildings the car can go to.",
    "nearer": "It comes closer to where the car can go.",
    "spread": "That way {n} buildings are within reach of the three helicopters, more than before.",
    "elsewhere": "From there it will see other buildings.",
    "too_late": "This is the last round: a flight stops nobody any more.",
    "send": "The answer will tell where to look next.",
    "send_all": "All orders are given.",
}
WORDS = Reasons(_FR, _EN)


def reason(view: View, choice: Choice, lang: str, sure: bool) -> str:
    """Why this answer, said to whoever is asked; what is certain only by those who are `sure`."""
    if choice.kind not in _REASONS:
        return ""
    key, count = _REASONS[choice.kind](view, choice)
    if not sure:
        key = {"certain": "maybe", "only_trace": "trace"}.get(key, key)
    return WORDS.say(lang, key, n=count)


def _place(view: View, choice: Choice) -> Words:
    return "place", within(_where(view, *choice.args)).bit_count()


def _confirm(view: View, _choice: Choice) -> Words:
    seen = within(_where(view)).bit_count()
    return ("confirm" if seen == MOST_SEEN else "confirm_less"), seen


def _hide(view: View, choice: Choice) -> Words:
    path = [INDEX[building] for building in view["path"]]
    to, reach = INDEX[choice.args[0]], within(_where(view))
    seen = bool(reach >> to & 1)
    if not path:
        return ("first_seen" if seen else "first"), len(NEXT_DOOR[to])
    return _drive_on(path, to, seen)


def _drive_on(path: list[int], to: int, seen: bool) -> Words:
    """Why this hide-out and not another one next door."""
    ways = {other: ways_left(path, other) for other in NEXT_DOOR[path[-1]] if other not in path}
    if len(ways) == 1:
        return "only", 0
    if not ways[to]:
        return ("trap" if any(ways.values()) else _to_the_end(path, to, list(ways))), 0
    if len(path) == ROUNDS - 1:
        return ("seen_last" if seen else "escape"), 0
    if not any(count for other, count in ways.items() if other != to):
        return "narrow", 0
    exits = [on for on in NEXT_DOOR[to] if not used(path) >> on & 1 and ways_left([*path, to], on)]
    return ("seen" if seen else "free"), len(exits)


def _to_the_end(path: list[int], to: int, ways: list[int]) -> str:
    """Why this one, where every way ends too soon: because none lasts longer."""
    last = {way: dead_end_in(used(path) | 1 << way, way, ROUNDS) for way in ways}
    return "doomed" if last[to] == max(last.values()) else "doomed_short"


def _check(view: View, choice: Choice) -> Words:
    cars, answers = possible(view), outcomes(view, choice.args[1])
    if list(answers) == ["car"]:
        return "certain", 0
    if "car" in answers:
        most = max(answers.values())
        return ("narrows", most) if 1 < most < len(cars) - 1 else ("maybe", 0)
    return ("only_trace" if {"yellow", "red", "blue"} & set(answers) else "nothing"), 0


def _move(view: View, choice: Choice) -> Words:
    if view["round"] == ROUNDS:
        return "too_late", 0
    heli, to = choice.args
    goals = [INDEX[building] for building in onward(view)]
    there, here = TO_SEE[INDEX[to]], TO_SEE[INDEX[view["heli"][heli]]]
    seen = [goal for goal in goals if not there[goal]]
    if seen:
        return "ahead", len(seen)
    if goals and min(there[goal] for goal in goals) < min(here[goal] for goal in goals):
        return "nearer", 0
    before, after = (within(where).bit_count() for where in (_where(view), _where(view, heli, to)))
    return ("spread", after) if after > before else ("elsewhere", 0)


def _send(view: View, _choice: Choice) -> Words:
    return ("send" if any(order.startswith("check") for order in view["orders"]) else "send_all"), 0


def _where(view: View, heli: str = "", crossing: str = "") -> list[int]:
    """The crossings of the helicopters, one of them perhaps elsewhere."""
    now = dict(view["heli"]) | ({heli: crossing} if heli else {})
    return [INDEX[at] for at in now.values() if at]


_REASONS: dict[str, Callable[[View, Choice], Words]] = {
    "place": _place,
    "confirm": _confirm,
    "hide": _hide,
    "check": _check,
    "move": _move,
    "send": _send,
}
