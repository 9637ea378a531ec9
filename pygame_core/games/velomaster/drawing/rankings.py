"""The classifications: at each summit, of every stage, on time over all stages, of climbers and of teams."""

from collections.abc import Sequence

from pygame_core.engine.texts.html_escape import escape as attr

from ..board import POINTS, honour
from ..rules.classifications import team_ranking, time_ranking
from ..texts.speaker import clock
from .climbers import climbers
from .scene import Scene
from .sheet import bib
from .words import rider_name, say

Row = tuple[str, str]
"""A rider's id or a colour, and what stands against it."""
SHORT = 10


def rankings(scene: Scene) -> str:
    """Everything that is decided by now, the most important first."""
    parts = [*_jerseys(scene), *_general(scene), *_stages(scene), *_climbers(scene), *_teams(scene), *_summits(scene)]
    return f'<div class="vm vm-sheet vm-rankings">{"".join(parts)}</div>'


def after_a_stage(scene: Scene) -> str:
    """What a stage has decided, it first, then the tour."""
    parts = [*_jerseys(scene), *_stages(scene)[:1], *_general(scene), *_climbers(scene), *_teams(scene)]
    return f'<div class="vm vm-sheet vm-rankings">{"".join(parts)}</div>'


def summit(scene: Scene, index: int) -> str:
    """One summit: who has passed it, and what is still to be taken."""
    told = scene.view["summits"][index]
    title = say(scene.lang, "summit_ranking", name=told["name"], category=told["category"])
    rows = [(rider, f"+{points}") for rider, points in told["passed"] if points]
    left = POINTS[told["category"]][len(told["passed"]) :]
    foot = say(scene.lang, "next_points", points=", ".join(map(str, left))) if left else ""
    if not rows:
        foot = f"{say(scene.lang, 'nobody_yet')} {foot}"
    return _table(scene, title, rows, "h_points", foot)


def _table(scene: Scene, title: str, rows: Sequence[Row], column: str, foot: str = "") -> str:
    lines = "".join(_line(scene, place, row) for place, row in enumerate(rows, 1))
    who = "h_rider" if not rows or "-" in rows[0][0] else "h_team"
    heads = "".join(f'<th scope="col">{say(scene.lang, key)}</th>' for key in ("h_place", who, column))
    body = f"<thead><tr>{heads}</tr></thead><tbody>{lines}</tbody>" if rows else ""
    note = f"<p>{attr(foot)}</p>" if foot else ""
    return f"<section><h3>{attr(title)}</h3>{f'<table>{body}</table>' if body else ''}{note}</section>"


def _line(scene: Scene, place: int, row: Row) -> str:
    who, told = row
    mark = bib(who) if "-" in who else f'<i class="bib team t-{who}" aria-hidden="true"></i>'
    name = rider_name(scene.lang, who) if "-" in who else say(scene.lang, who)
    worn = next((f" wears-{jersey}" for jersey in ("gold", "red", "white") if scene.view[jersey] == who), "")
    who = f'<th scope="row">{mark}{attr(name)}</th>'
    return f'<tr class="placed{worn}"><td class="plc">{place}</td>{who}<td class="tot">{told}</td></tr>'


def _gaps(scene: Scene, times: Sequence[tuple[str, int]]) -> list[Row]:
    """The first with his time, the others with what they lack."""
    first = times[0][1] if times else 0
    return [
        (rider, clock(time) if not place else f"+{time - first}′" if time > first else say(scene.lang, "same"))
        for place, (rider, time) in enumerate(times)
    ]


def _jerseys(scene: Scene) -> list[str]:
    drawn = "".join(_jersey(scene, jersey) for jersey in ("gold", "white", "red") if scene.view[jersey])
    drawn += _champion(scene)
    return [f'<ul class="wearers">{drawn}</ul>'] if drawn else []


def _champion(scene: Scene) -> str:
    """Who won the last race here, as long as he wears that."""
    rider, jersey = scene.champion
    words = rider and rider_name(scene.lang, rider) + say(scene.lang, "last_" + jersey)
    return f'<li class="worn-white">{bib(rider)}{words}</li>' if rider else ""


def _jersey(scene: Scene, jersey: str) -> str:
    rider = scene.view[jersey]
    words = say(scene.lang, "worn_" + honour(jersey, scene.view["board"]), rider=rider_name(scene.lang, rider))
    return f'<li class="worn-{jersey}">{bib(rider)}{words}</li>'


def _general(scene: Scene) -> list[str]:
    s = scene.race
    if len(scene.view["stages"]) < 2 or not s.results:
        return []
    times = [(s.names[rider], int(scene.riders[s.names[rider]]["total_time"])) for rider in time_ranking(s)]
    return [_table(scene, say(scene.lang, "general"), _gaps(scene, times), "h_gap")]


def _stages(scene: Scene) -> list[str]:
    """The last stage first."""
    found = []
    for stage, told in reversed(list(enumerate(scene.view["results"], 1))):
        rows = _gaps(scene, [(rider, time) for rider, time, _ in told["ranking"]])
        found.append(_table(scene, say(scene.lang, "stage_ranking", stage=stage), rows, "h_gap"))
    return found


def _climbers(scene: Scene) -> list[str]:
    rows = [(rider, str(scene.riders[rider]["total_points"])) for rider in climbers(scene)][:SHORT]
    return [_table(scene, say(scene.lang, "climbers"), rows, "h_points")] if rows else []


def _teams(scene: Scene) -> list[str]:
    s = scene.race
    if not s.results or not s.law["pro_team_ranking"]:
        return []
    rows = [(s.colours[team], clock(time)) for team, time in team_ranking(s)]
    return [_table(scene, say(scene.lang, "teams"), rows, "h_time")] if rows else []


def _summits(scene: Scene) -> list[str]:
    return [summit(scene, index) for index in range(len(scene.view["summits"]))]
