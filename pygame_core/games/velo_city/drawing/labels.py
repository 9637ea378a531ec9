"""Full sentences for every place and every answer on the board."""

from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import listing

from ..board import CAR_PARK, KIND
from .scene import Scene, die_name, die_value, kind_of, target
from .words import say


def place_label(scene: Scene, place: int) -> str:
    """What a place is and who stands there."""
    text = _place(scene.lang, place)
    crowd = scene.crowd.get(place, {})
    names = [_several(scene, seat, len(riders)) for seat, riders in sorted(crowd.items())]
    return say(scene.lang, "with", text=text, names=listing(scene.lang, names)) if names else text


def _place(lang: str, place: int) -> str:
    if place == CAR_PARK:
        return say(lang, "car_park")
    if place < 0:
        return say(lang, "podium", place=-place)
    return say(lang, "space", space=place, kind=say(lang, KIND[place]))


def _several(scene: Scene, seat: int, count: int) -> str:
    name = scene.show.names[seat]
    return say(scene.lang, "several", name=name, count=count) if count > 1 else name


def rider_label(scene: Scene, seat: int, place: int, *, movable: bool, arrived: bool) -> str:
    """Whose courier this is and where it stands."""
    key = "place" if 0 < place < CAR_PARK else "place_car_park" if place > 0 else "place_podium"
    where = say(scene.lang, key, space=place, place=-place)
    more = say(scene.lang, "can_leave") if movable else say(scene.lang, "just_came") if arrived else ""
    return f"{scene.show.names[seat]}, {where}{more}"


def answers_label(scene: Scene, choices: list[Choice]) -> str:
    """All the answers that can be given at one place, the one that a tap gives first."""
    first, *others = [answer_label(scene, choice) for choice in choices]
    return say(scene.lang, "or", text=first, more=" ".join(others)) if others else first


def answer_label(scene: Scene, choice: Choice) -> str:
    """One answer as a sentence."""
    return _ANSWERS[choice.kind](scene, choice)


def _declare(scene: Scene, choice: Choice) -> str:
    space = int(choice.args[1])
    names = [scene.show.names[seat] for seat in sorted(scene.crowd[space]) if seat != scene.seat]
    dice = say(scene.lang, "dice_one" if len(names) == 1 else "dice_many", names=listing(scene.lang, names))
    key = "group_bonus" if choice.args[2] == "bonus" else "group"
    return say(scene.lang, _at(key, space), space=space, dice=dice)


def _move(scene: Scene, choice: Choice) -> str:
    start, die = int(choice.args[0]), str(choice.args[1])
    lang, mate, place = scene.lang, scene.mate(choice), target(scene.view, choice) or 0
    return say(
        lang,
        "move",
        start=say(lang, _at("from", start), space=start),
        die=_die(scene, die),
        value=die_value(scene.view, die),
        landing=_landing(lang, place),
        mate="" if mate is None else say(lang, "mate", name=scene.show.names[mate]),
        effect=_effect(scene, choice, place),
    )


def _die(scene: Scene, die: str) -> str:
    if die in ("energy", "sum"):
        return say(scene.lang, die)
    return say(scene.lang, "own", colour=say(scene.lang, die_name(scene.view, "own") if die == "own" else die))


def _landing(lang: str, place: int) -> str:
    if place < 0:
        return say(lang, "crosses", place=-place)
    kind = kind_of(place)
    return say(lang, "to_plain" if kind == "plain" else "to", space=place, kind=say(lang, kind))


def _effect(scene: Scene, choice: Choice, place: int) -> str:
    """What the landing brings or costs."""
    view, lang = scene.view, scene.lang
    if kind_of(place) == "supply":
        return say(lang, "gain" if view["supply"] else "last_gain")
    if kind_of(place) == "obstacle":
        back = scene.fall_after(choice)
        return say(lang, _at("toll" if view["cans"][scene.seat] else "fall", back), space=back)
    return ""


def _pursue(scene: Scene, choice: Choice) -> str:
    count = int(choice.args[0])
    key = f"pursue_{count}" if count < 2 else "pursue_n"
    return say(scene.lang, key, start=scene.view["from"], to=scene.view["to"], count=count)


def _obstacle(scene: Scene, choice: Choice) -> str:
    if choice.args[0] == "pay":
        return say(scene.lang, "pay", to=scene.view["to"])
    back = target(scene.view, choice) or CAR_PARK
    return say(scene.lang, _at("retreat", back), fall=back)


def _at(key: str, place: int) -> str:
    """The form of a sentence for the car park, where it differs."""
    return f"{key}_car_park" if place == CAR_PARK else key


_ANSWERS = {"declare": _declare, "move": _move, "pursue": _pursue, "obstacle": _obstacle}
