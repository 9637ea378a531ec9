"""A link for somebody's eyes holds what they know and nothing else; links go round through any moment."""

from pygame_core.engine.core.chance import Rng
from pygame_core.engine.keeping import links
from pygame_core.engine.match.match import Match

from .law import Scope, law
from .tables import Table, played, walk


def sides(match: Match) -> set[int | None]:
    """All who may be meant: whoever has secrets, and everybody."""
    return {None, *(match.viewpoint(seat) for seat in range(len(match.seats)))}


@law(Scope.USUAL, "`determinize(view)` must give a state that looks the same to that seat.")
def a_link_for_some_eyes_shows_them_what_they_know(table: Table) -> None:
    match = table.match(seed=80)
    for index, _ in enumerate(walk(match, seed=81, most=60)):
        if index % 5:
            continue
        for eyes in sides(match):
            arrived = links.open_link(links.link_seen(match, eyes, Rng(82)), 1).match
            assert arrived.view(eyes) == match.view(eyes)
            assert arrived.log == []


@law(Scope.USUAL, "A view holds something that its seat may not know.")
def a_link_for_some_eyes_does_not_depend_on_what_they_do_not_know(table: Table) -> None:
    match, rng = table.match(seed=83), Rng(84)
    for index, _ in enumerate(walk(match, seed=85, most=60)):
        for eyes in sides(match) if index % 7 == 0 else ():
            link, state = links.link_seen(match, eyes, Rng(86)), match.state
            match.state = match.game.determinize(match.view(eyes), rng)
            assert links.link_seen(match, eyes, Rng(86)) == link
            match.state = state


@law(Scope.USUAL, "`write` and `read` must manage every moment of a game.")
def the_position_of_any_moment_is_a_link(table: Table) -> None:
    match = played(table, seed=87, answers=40)
    for moment in range(0, len(match.log) + 1, 6):
        arrived = links.open_link(links.link(match, history=False, moment=moment), 1).match
        assert arrived.at(0) == match.at(moment)
