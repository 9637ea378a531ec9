"""What the book of finished games comes to: who has played how often, and won how often; computers by their level."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from app.storage.finished_games import Line, Player

Name = tuple[str, str | int]
"""A kind of player, and their name or level."""
ME, GUEST = "me", "guest"
_ORDER = (ME, "person", GUEST, "remote")


class Score(NamedTuple):
    """How somebody has done."""

    name: Name
    played: int
    won: int

    @property
    def share(self) -> float:
        return self.won / self.played


def scores(lines: Sequence[Line], me: str = "", is_part: Callable[[str], bool] = lambda _name: False) -> list[Score]:
    """Everybody who has played: the people first, each by how often; then the computers, the strongest first.

    The name of a part is nobody's: alone at the table it was this device's person, whose name is `me`, else somebody
    who has told none.
    """
    played: Counter[Name] = Counter()
    won: Counter[Name] = Counter()
    for line in lines:
        alone = len(line.people) == 1
        for player in line.players:
            name = _known(_name(player), me, alone=alone) if is_part(player.name) else _name(player)
            name = (ME, me) if name == ("person", me) else name
            played[name] += 1
            won[name] += player.won
    return sorted((Score(name, count, won[name]) for name, count in played.items()), key=_order)


def endings(lines: Iterable[Line], lang: str) -> list[tuple[str, int]]:
    """How the games ended, in their own words, the most usual ending first."""
    return Counter(line.ending.get(lang, "") for line in lines).most_common()


def usual_minutes(lines: Sequence[Line]) -> int:
    """How long a game takes here."""
    ordered = sorted(line.minutes for line in lines)
    return ordered[len(ordered) // 2]


def by_game(lines: Iterable[Line]) -> dict[str, list[Line]]:
    """The lines of each game, the game that was played last first."""
    sorted_out: dict[str, list[Line]] = {}
    for line in lines:
        sorted_out.setdefault(line.game, []).append(line)
    return sorted_out


def _name(player: Player) -> Name:
    return ("computer", player.level) if player.kind == "computer" else (player.kind, player.name)


def _known(name: Name, me: str, *, alone: bool) -> Name:
    """Who stands behind the name of a part."""
    if name[0] != "person":
        return name
    return (ME, me) if alone else (GUEST, "")


def _order(score: Score) -> tuple[int, int, str]:
    kind, name = score.name
    place = _ORDER.index(kind) if kind in _ORDER else len(_ORDER)
    return place, -(name if isinstance(name, int) else score.played), str(name)
