"""The climbers' classification as it stands, for the sheet and for the tables."""

from ..rules.classifications import climber_ranking
from .scene import Scene


def climbers(scene: Scene) -> list[str]:
    """After the stage as the rules rank them; while it is ridden, by points as they stand."""
    s = scene.race
    if s.results and len(s.results) >= scene.view["stage"]:
        return [s.names[rider] for rider in climber_ranking(s)]
    scored = [rider for rider, one in scene.riders.items() if one["total_points"] and not rider.startswith("grey")]
    return sorted(scored, key=lambda rider: -scene.riders[rider]["total_points"])


def red_rank(scene: Scene, rider: str) -> int:
    """The place of a rider among the climbers, equal for equal points while a stage is ridden; 0 without points."""
    ranked = climbers(scene)
    if rider not in ranked:
        return 0
    if len(scene.race.results) >= scene.view["stage"]:
        return ranked.index(rider) + 1
    points = [int(scene.riders[other]["total_points"]) for other in ranked]
    return 1 + points.index(int(scene.riders[rider]["total_points"]))
