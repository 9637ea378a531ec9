"""The round track: eleven evenings in the sky, the sun on the one that is now."""

from pygame_core.drawing.svg import number
from pygame_core.engine.texts.html_escape import escape as attr

from ..board import ROUNDS, TRACK
from .ground import WIDTH
from .pieces import use
from .scene import Scene
from .words import say

SHAPES = {
    "yellow": (
        '<path class="{name}" d="M0-30L8-22 19-23 20-12 29-5 23 4 26 15 16 18 11 28 0 24-11 28-16 18-26 15-23 4'
        '-29-5-20-12-19-23-8-22z"/>'
    ),
    "red": (
        '<path class="{name}" d="M0-33Q4-33 7-30L30-7Q34 0 30 7L7 30Q0 35-7 30L-30 7Q-34 0-30-7L-7-30Q-4-33 0-33z"/>'
    ),
    "blue": '<circle class="{name}" r="28"/>',
}
_RAYS = "".join(f'<path transform="rotate({turn})" d="M-5-36L0-46 5-36z"/>' for turn in range(0, 360, 30))
_TAGS = {"place": "Start", "skyline": "Start", "police": "Police"}
_TOLD = {"Start": "phase_place", "Police": "phase_police", "Thief": "phase_thief"}


def track(scene: Scene) -> str:
    """Past rounds are dark sockets in the shape of their trace, those to come hold it still."""
    now, lang = scene.view["round"], scene.lang
    tag = "" if scene.over else _TAGS.get(scene.view["step"], "Thief")
    phase = say(lang, _TOLD[tag] if tag else "phase_over")
    slots = "".join(_slot(turn, now) for turn in range(1, ROUNDS + 1))
    return (
        f'<g id="round-track" role="img" aria-label="{attr(say(lang, "track", round=now, phase=phase))}">'
        f"{slots}{_tag(say(lang, tag), now) if tag else ''}</g>"
    )


def middle(turn: int) -> float:
    return (turn - 0.5) * WIDTH / ROUNDS


def _slot(turn: int, now: int) -> str:
    colour = TRACK[turn - 1]
    if turn == now:
        state, face = "now", f'<g class="rays-now">{_RAYS}</g><circle class="today" r="31"/>'
    elif turn < now:
        state, face = "gone", SHAPES[colour].format(name=f"socket k-{colour}")
    else:
        state, face = "due", use(f"trace-{colour}-flat")
    return (
        f'<g id="round-{turn}" class="slot {state}" transform="translate({number(middle(turn))} 41)">'
        f'<g class="scale">{face}<text y="12">{turn}</text></g></g>'
    )


def _tag(words: str, now: int) -> str:
    """The phase, on a label that hangs under the sun and stays inside the picture."""
    x = min(max(middle(now), 62), WIDTH - 62)
    return (
        f'<g id="phase" class="phase" transform="translate({number(x)} 96)"><g class="scale">'
        f'<rect x="-48" y="-17" width="96" height="34" rx="8"/><text y="10">{words}</text></g></g>'
    )
