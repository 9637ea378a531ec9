"""Between two stages: what the last one has decided, and the road to come."""

from pygame_core.engine.texts.html_escape import escape as attr
from pygame_core.engine.texts.language import listing

from ..road import ROADS, Road, route_of
from .rankings import after_a_stage
from .scene import Scene
from .strip import coming
from .words import say


def between(scene: Scene) -> str:
    """Nothing while a stage is ridden, and after the last one."""
    ridden = len(scene.view["results"])
    if not _is_between(scene):
        return ""
    board, laps = scene.view["stages"][ridden]
    title = say(scene.lang, "stage_over", stage=ridden, stages=len(scene.view["stages"]))
    route = route_of(board, laps, scene.race.law["finish_at"])
    road = ROADS[route]
    told = {"stage": ridden + 1, "name": road.board.name, "summits": _summits(scene.lang, road), "laps": laps}
    words = attr(say(scene.lang, "stage_laps" if laps > 1 else "stage_next", **told))
    return f'<div class="vm-between"><h2>{attr(title)}</h2><p>{words}</p>{coming(route)}{after_a_stage(scene)}</div>'


def _summits(lang: str, road: Road) -> str:
    """The summits of a road by name and category, those of several laps once."""
    named = dict.fromkeys(say(lang, "summit_named", name=one.name, category=one.category) for one in road.summits)
    return listing(lang, list(named)) or say(lang, "no_summit")


def _is_between(scene: Scene) -> bool:
    """From the moment the stage is in the books until the teams of the next one are drawn."""
    view = scene.view
    ridden = len(view["results"])
    if view["result"] or not 0 < ridden < len(view["stages"]):
        return False
    return bool(ridden == view["stage"] or (not view["start_order"] and view["phase"] == "launch"))
