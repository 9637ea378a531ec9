"""The score sheet: what the rulebook has written down for each rider, as a table that can be read and printed."""

from collections.abc import Sequence

from pygame_core.engine.texts.html_escape import escape as attr
from pygame_core.engine.texts.language import listing

from ..board import honour
from ..texts.speaker import Speaker, clock
from .climbers import red_rank
from .pieces import bib_of, picture, use, worn
from .scene import Scene
from .words import rider_name, say

TICK = '<svg class="tickm" viewBox="0 0 14 14" role="img" aria-label="{}"><path d="M2 7l4 4 6-8"/></svg>'


def bib(rider: str, more: str = "") -> str:
    """A bib in running text."""
    return f'<i class="bib {worn(rider)}{more}" aria-hidden="true">{bib_of(rider)}</i>'


def sheet(scene: Scene, team: int | None) -> str:
    """The sheet of one team, or of all; on its head whose it is, and of which race."""
    teams = range(len(scene.view["colours"])) if team is None else (team,)
    title = say(scene.lang, "sheet") if team is None else _title(scene, team)
    body = "".join(_team(scene, one) for one in teams if _crew(scene, one))
    return (
        f'<div class="vm vm-sheet"><table><caption>{attr(title)} <small>{attr(_race(scene))}</small></caption>'
        f"<thead><tr>{_head(scene)}</tr></thead>{body}</table></div>"
    )


def _title(scene: Scene, team: int) -> str:
    """The sheet of a team, and who manages it."""
    title = say(scene.lang, "sheet_of", team=say(scene.lang, scene.view["colours"][team]))
    owners = sorted({scene.riders[rider]["owner"] for rider in _crew(scene, team)})
    names = [scene.show.names[seat] for seat in owners if 0 <= seat < len(scene.show.names)]
    return f"{title} ({listing(scene.lang, names)})" if names else title


def _race(scene: Scene) -> str:
    """The road, and of a tour which stage it is."""
    stage, stages = scene.view["stage"], len(scene.view["stages"])
    name = scene.lay.road.board.name
    return say(scene.lang, "stage_of", name=name, stage=stage, stages=stages) if stages > 1 else name


def _crew(scene: Scene, team: int) -> list[str]:
    return [rider for rider, one in scene.riders.items() if one["team"] == team]


def _tour(scene: Scene) -> bool:
    return len(scene.view["stages"]) > 1


def _head(scene: Scene) -> str:
    """Rider, condition, feed, each summit, points, place; times and totals where they exist."""
    lang, law = scene.lang, scene.race.law
    cells = [f'<th scope="col" colspan="2">{say(lang, "h_rider")}</th>']
    if law["pro_condition"]:
        cells.append(_th(say(lang, "h_condition")))
    if law["feed"]:
        cells.append(f'<th scope="col">{_bottle(say(lang, "h_fed"))}</th>')
    for summit in scene.view["summits"]:
        category, name = summit["category"], attr(summit["name"])
        cells.append(
            f'<th scope="col"><i class="k{category}" title="{name}">{category}</i><span class="vh">{name}</span></th>'
        )
    cells += [_th(say(lang, "h_points")), _th(say(lang, "h_place")), _th(say(lang, "h_time"))]
    if _tour(scene):
        cells += [_th(say(lang, "h_total_points")), _th(say(lang, "h_total"))]
    return "".join(cells)


def _th(words: str) -> str:
    return f'<th scope="col">{words}</th>'


def _bottle(words: str) -> str:
    return f'{picture(use("bottle"), "-9 -9 18 18")}<span class="vh">{words}</span>'


def _team(scene: Scene, team: int) -> str:
    crew = _crew(scene, team)
    colour = scene.view["colours"][team]
    now = " now" if scene.view["slot"] == team else ""
    name = f'<th rowspan="{len(crew)}" scope="rowgroup"><span>{say(scene.lang, colour)}</span></th>'
    rows = [f"<tr>{name if not index else ''}{_row(scene, rider)}</tr>" for index, rider in enumerate(crew)]
    return f'<tbody class="t-{colour}{now}">{"".join(rows)}</tbody>'


def _row(scene: Scene, rider: str) -> str:
    one, lang, law = scene.riders[rider], scene.lang, scene.race.law
    gone = " gone" if one["place"] == "out" or one["gone"] else ""
    name = f'<span class="vh">{attr(rider_name(lang, rider))}</span>'
    cells = [f'<th scope="row" class="who{gone}">{bib(rider)}{_worn(scene, rider)}{name}</th>']
    if law["pro_condition"]:
        cells.append(_condition(scene, rider))
    if law["feed"]:
        cells.append(_fed(scene, rider))
    cells += [_points(summit["passed"], rider) for summit in scene.view["summits"]]
    points, rank = one["points"] or "", _red_rank(scene, rider)
    cells += [f'<td class="tot">{points}{"" if _tour(scene) else rank}</td>']
    cells += [f'<td class="plc">{_place(scene, rider)}</td>', f"<td>{_time(scene, rider)}</td>"]
    if _tour(scene):
        total = clock(one["total_time"]) if one["total_time"] and not gone else ""
        cells += [f'<td class="tot">{one["total_points"] or ""}{rank}</td>', f"<td>{total}</td>"]
    return "".join(cells)


def _red_rank(scene: Scene, rider: str) -> str:
    """Beside his points, a rider's place among the climbers."""
    rank = red_rank(scene, rider)
    return f'<small title="{say(scene.lang, "climbers")}">{Speaker(scene.lang).rank(rank)}</small>' if rank else ""


def _worn(scene: Scene, rider: str) -> str:
    """The jerseys a rider wears; a star for who rides at home."""
    shown = ""
    for jersey in ("gold", "red", "white"):
        if scene.view[jersey] == rider:
            label = say(scene.lang, "jersey_" + honour(jersey, scene.view["board"]))
            shown += f'<span class="worn-{jersey}" title="{label}">{picture(use("jersey"), "-20 -18 40 34")}</span>'
    star = f'<b class="at-home" title="{say(scene.lang, "home_rider")}">★</b>'
    return shown + (star if rider in scene.view["home"] else "")


def _condition(scene: Scene, rider: str) -> str:
    """A number and a bar; what is above 100 shows."""
    one = scene.riders[rider]
    if rider.startswith("grey"):
        return "<td></td>"
    value = one["condition"]
    look = "high" if value > 100 else "low" if value < 60 else "mid" if value < 90 else "full"
    doped = f'<b class="doped" title="{say(scene.lang, "doped")}">+</b>' if one["doped"] else ""
    return f'<td class="cond {look}"><i style="--part:{min(value, 120) / 1.2:.0f}%"></i>{value}{doped}</td>'


def _fed(scene: Scene, rider: str) -> str:
    one = scene.riders[rider]
    if one["hungry"]:
        return f'<td class="missed">{say(scene.lang, "missed")}</td>'
    return f"<td>{TICK.format(say(scene.lang, 'fed')) if one['fed'] else ''}</td>"


def _points(passed: Sequence[Sequence[object]], rider: str) -> str:
    found = [points for name, points in passed if name == rider]
    return f"<td>{found[0] if found else ''}</td>"


def _place(scene: Scene, rider: str) -> str:
    one = scene.riders[rider]
    if one["place"] == "out":
        return say(scene.lang, one["gone"]) if one["gone"] in ("withdrawn", "excluded") else say(scene.lang, "none")
    return str(scene.view["standing"].index(rider) + 1)


def _time(scene: Scene, rider: str) -> str:
    return next((clock(time) for name, time in scene.view["finishers"] if name == rider), "")
