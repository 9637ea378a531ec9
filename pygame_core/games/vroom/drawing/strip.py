"""The strip above the table: races and rounds as lights, spare wheels, events and modules; and who is in front."""

from pygame_core.engine.texts.html_escape import escape as attr
from pygame_core.engine.texts.language import capital

from ..board import GHOST, RACES, ROUNDS
from . import cars
from .pieces import badge, coat, picture, token, use, wheel
from .scene import Scene

_EVENT_BOX, _ICON_BOX = "-26 -26 52 52", "-22 -22 44 44"


def strip(scene: Scene) -> str:
    """How the game stands, at a glance: no number but those of races and rounds."""
    return (
        f'<div class="vr strip" role="group" aria-label="{scene.say("where")}">{_races(scene)}{wheels(scene)}'
        f'<div class="chips">{"".join(_chips(scene))}</div>{order(scene)}</div>'
    )


# --- races and rounds --------------------------------------------------------------------------------------------


def _races(scene: Scene) -> str:
    race, turn = scene.view["race"], scene.view["round"]
    rows = "".join(_race(scene, one, race) for one in range(1, RACES + 1))
    return f'<ol class="races" aria-label="{scene.say("race_of", race=race, round=turn)}">{rows}</ol>'


def _race(scene: Scene, one: int, race: int) -> str:
    if one < race:
        tick = picture(use("check"), "-13 -13 26 26", "ico")
        return f'<li class="race past"><b>{one}</b>{tick}<span class="vh">{scene.say("race_done")}</span></li>'
    if one > race:
        return f'<li class="race next"><b>{one}</b></li>'
    return f'<li class="race here"><b><span>{scene.say("race")} </span>{one}</b>{_lights(scene)}</li>'


def _lights(scene: Scene) -> str:
    now = scene.view["round"]
    lamps = ""
    for turn in range(1, ROUNDS + 1):
        look = "off" if turn < now else "lit-now" if turn == now else ""
        look += " last" if turn == ROUNDS else ""
        here = ' aria-current="step"' if turn == now else ""
        lamps += f'<i class="{look.strip()}"{here}>{turn}</i>'
    return f'<span class="lights">{lamps}</span>'


def wheels(scene: Scene) -> str:
    """Tyres: those that are left, and those that are gone."""
    left, start = scene.view["wheels"], scene.view["wheels_start"]
    tyres = wheel() * left + wheel(lost=True) * (start - left)
    return (
        f'<span class="wheels" role="img" aria-label="{scene.say("wheels", wheels=left, start=start)}">{tyres}</span>'
    )


# --- events and modules ------------------------------------------------------------------------------------------


def _chips(scene: Scene) -> list[str]:
    chips = [_event(scene, name) for name in scene.view["events"]]
    hidden = range(max(2, scene.view["race"] + (len(scene.view["events"]) >= scene.view["race"] - 1)), RACES + 1)
    chips += [_module(scene, name) for name in scene.view["modules"]]
    return chips + [_hidden(scene, race) for race in hidden if not scene.view["result"]]


def _chip(scene: Scene, ident: str, art: str, title: str, words: str, look: str = "") -> str:
    """A chip opens at a tap and tells its sentence."""
    wrong = ident in scene.view["faults"]
    cry = f'<strong class="cry">{scene.say("faulted")}</strong>' if wrong else ""
    look = f"fact{' ' + look if look else ''}{' hit' if wrong else ''}"
    return (
        f'<details class="{look}" id="chip-{ident}" name="chips"><summary>{art}<span>'
        f'<b>{attr(title)}</b>{cry}<em class="asks">{attr(words)}</em></span></summary>'
        f"<p>{attr(words)}</p></details>"
    )


def _event(scene: Scene, name: str) -> str:
    custom = scene.view["custom"] if name == "custom" else None
    title = custom["name"] if custom else capital(scene.speaker.form("event", name))
    words = custom["text"] if custom else scene.speaker.form("asks", name)
    return _chip(scene, name, picture(use(f"e-{name}"), _EVENT_BOX, "evc"), title, words)


def _module(scene: Scene, name: str) -> str:
    """The weather and the bend of this round in place of the module's own sign."""
    art, title = use(f"t-{name}"), capital(scene.speaker.form("event", name))
    words = scene.speaker.form("asks", name)
    view = scene.view
    if name == "weather" and view["sky"]:
        art, title = use(f"w-{view['sky']}"), capital(scene.speaker.form("weather", view["sky"]))
        words = scene.speaker.say(f"sky_{view['sky']}")
    if name == "drift" and view["bend"]:
        art, words = use(f"b-{view['bend']}"), scene.say("bend", bend=scene.speaker.form("bend", view["bend"]))
    if name == "boost" and view["boosted"]:
        left = [car for car, turn in enumerate(view["boosted"], 1) if not turn]
        words = scene.say("boost_left", cars=scene.speaker.row("car", left)) if left else scene.say("boost_none")
    if name == "ghost" and view["pilot"] and view["holders"]:
        words = f"{words} {scene.say('pilot', name=scene.owner(GHOST))}"
    return _chip(scene, name, picture(art, _ICON_BOX, "evc"), title, capital(words), "module")


def _hidden(scene: Scene, race: int) -> str:
    label = scene.say("hidden", race=race)
    art = picture(use("back"), "-11 -15 22 30", "evc")
    return (
        f'<span class="fact down" role="img" '
        f'aria-label="{label}">{art}<em>{scene.say("hidden_short", race=race)}</em></span>'
    )


# --- the order ---------------------------------------------------------------------------------------------------


def order(scene: Scene) -> str:
    """The cars from the first to the last, without gaps or figures."""
    standing = cars.order(scene)
    if not standing:
        return ""
    side = " west" if scene.west else ""
    label = scene.say("order", cars=scene.speaker.row("car", standing))
    rows = "".join(f'<li id="order-{token(car)}">{badge(car, coat(scene.view, car))}</li>' for car in standing)
    return f'<ol class="order{side}" aria-label="{attr(label)}">{rows}</ol>'
