"""Every reason beside an answer is true of it: what it says comes about when the answer is given on a copy."""

from collections.abc import Iterator
from itertools import takewhile

from pygame_core.engine.core.events import Event
from pygame_core.engine.match.match import Match
from pygame_core.games.velo_city.board import KIND
from pygame_core.games.velo_city.bots.levels import LEVELS
from pygame_core.games.velo_city.meta import META
from pygame_core.games.velo_city.rules.game import GAME
from pygame_core.games.velo_city.rules.turn import refuge, thrown
from pygame_core.games.velo_city.state import Race
from tests.games.reasons import Said, reasons, untrue
from tests.games.velo_city.test_text import at

TEAMS = (3, 4, 4, 5, 6, 7)
RARE = (
    {"riders": {"yellow": "9 12", "red": "9", "blue": "14"}, "cans": {"yellow": 1, "red": 7, "blue": 7}},
    {"riders": {"yellow": "25x2 29 11", "red": "12"}, "cans": {"yellow": 15}},
    {"riders": {"yellow": "22x3 26", "red": "33"}, "cans": {"yellow": 9, "red": 6}},
    {"riders": {"yellow": "25 29 33", "red": "12"}, "cans": {"red": 8, "blue": 7}},
    {"riders": {"yellow": "25 29 33 18", "red": "12"}},
)
"""An empty supply, somebody who has everything, several who may follow."""


def races() -> Iterator[Said]:
    for seed, teams in enumerate(TEAMS):
        match = Match(GAME, {"first_player": 0}, META.seats(teams, teams), seed)
        match.settle()
        yield from reasons(match, LEVELS[3](), seed=seed)
    for position in RARE:
        for seed in range(8):
            yield from reasons(at(position), LEVELS[2](), seed=seed, most=40)


def race(said: Said) -> Race:
    state = said.match.state
    assert isinstance(state, Race)
    return state


def after(said: Said, *, retreat: bool = False) -> Race:
    """The race once the answer is given, nobody else follows, and manholes are paid for or not."""
    return played(said, retreat=retreat)[0]


def played(said: Said, *, retreat: bool = False) -> tuple[Race, list[Event]]:
    """The same, and what happened."""
    s, heard = race(said).copy(), list[Event]()
    s.heard = heard
    GAME.play(s, said.seat, said.choice)
    while s.stack and s.turn == race(said).turn and (seat := GAME.asked(s)[0]) >= 0:
        choices = {one.token: one for one in GAME.choices(s, seat)}
        answer = "retreat" if retreat else "pay"
        GAME.play(s, seat, choices.get("pursue 0") or choices.get(answer) or next(iter(choices.values())))
    return s, heard


def dice(said: Said) -> int:
    """How many dice would be thrown."""
    s = race(said).copy()
    GAME.play(s, said.seat, said.choice)
    return len(thrown(s))


def departure(said: Said) -> int:
    return int(said.choice.args[0])


def landing(said: Said) -> int:
    """Where the move ends before a manhole throws anybody back."""
    die, values = said.choice.args[1], dict(race(said).dice)
    if die == "sum":
        return departure(said) - values["own"] - values["energy"]
    return departure(said) - values[str(race(said).colours.index(die)) if die in race(said).colours else die]


def gained(said: Said) -> int:
    """How many cans more one has then."""
    return after(said).cans[said.seat] - race(said).cans[said.seat]


def fall(said: Said) -> tuple[int, int]:
    """How far one's first courier is thrown back, and how many cans it brings."""
    _, heard = played(said, retreat=True)
    first = next(n for n, event in enumerate(heard) if event.kind == "retreated" and event.data["seat"] == said.seat)
    cans = takewhile(lambda event: event.kind in ("took_can", "took_from"), heard[first + 1 :])
    return heard[first].data["to"] - heard[first].data["start"], len(list(cans))


# ------------------------------------------------------------------ what the sentences claim
def can_pick(said: Said) -> bool:
    return len({space for space in race(said).riders[said.seat] if space > 0}) > 1


def wins(said: Said) -> bool:
    done = after(said).result
    return bool(done) and done["winner"] == said.seat


def has_one_more_home(said: Said) -> bool:
    return after(said).home(said.seat) == race(said).home(said.seat) + 1


def could_come_home(said: Said) -> bool:
    """And waits: one is home already, and two may win a tie."""
    s, own = race(said), dict(race(said).dice)["own"]
    ready = any(said.match.choices_by_seat[said.seat]) and any(
        choice.args[1] == "own" and int(choice.args[0]) <= own for choice in said.match.choices_by_seat[said.seat]
    )
    return ready and s.home(said.seat) == 1 and len(s.colours) > 3 and landing(said) > 0


def is_manhole(said: Said) -> bool:
    return KIND[landing(said) if said.choice.kind == "move" else race(said).to] == "obstacle"


def falls(said: Said, spaces: int, cans: int | str = 0) -> bool:
    return is_manhole(said) and fall(said) == (spaces, {"a": 1, "one": 1}.get(str(cans), cans))


def throws_back_a_rival(said: Said) -> bool:
    lender = race(said).colours.index(said.choice.args[1])
    return any(event.kind == "retreated" and event.data["seat"] == lender for event in played(said)[1])


def leads_elsewhere(said: Said) -> bool:
    return departure(said) - landing(said) != dict(race(said).dice)["own"]


def rides(said: Said, spaces: int = 1) -> bool:
    return departure(said) - landing(said) == spaces and not is_manhole(said)


def gap(said: Said) -> int:
    return race(said).start - race(said).to


def count(said: Said) -> int:
    return int(said.choice.args[0])


def has_to_stay(said: Said) -> bool:
    """With a can for every courier of one's own that is then on the manhole and came there in this turn."""
    s = race(said)
    return s.cans[said.seat] >= 2 * count(said) + len(s.arrived[said.seat])


def follows(said: Said, spaces: int = 1) -> bool:
    return gap(said) == spaces and count(said) == 1 and not is_manhole(said)


def follows_all(said: Said, spaces: int = 1) -> bool:
    return gap(said) == spaces and count(said) > 1 and not is_manhole(said)


def follows_to_stay(said: Said, spaces: int = 1) -> bool:
    return gap(said) == spaces and is_manhole(said) and has_to_stay(said)


def follows_and_falls(said: Said, spaces: int = 1) -> bool:
    return gap(said) == spaces and is_manhole(said) and not has_to_stay(said)


def would_fall(said: Said, spaces: int = 1) -> bool:
    return refuge(race(said)) - race(said).to == spaces


CLAIMS = {
    r"Riding solo, you pick your courier once the die is down\.": can_pick,
    r"Your die alone, and nothing to pay\.": lambda said: not can_pick(said) and dice(said) == 1,
    r"Two dice to choose from instead of one\.": lambda said: dice(said) == 2,
    r"You pick between two dice and their sum, and nobody follows\.": lambda said: said.choice.args[2] == "sprint",
    r"(\d) dice to choose from, where solo has one\.": lambda said, n: dice(said) == n > 1,
    r"That is your third courier home: you win\.": lambda said: wins(said) and after(said).home(said.seat) == 3,
    r"The podium is full, and it is yours\.": lambda said: wins(said) and len(after(said).podium) == 8,
    r"One more courier on the podium\.": lambda said: has_one_more_home(said) and not wins(said),
    r"No hurry: in a tie, whoever came home last wins\.": could_come_home,
    r"There is a can to take\.": lambda said: race(said).supply > 0 and gained(said) == 1,
    r"The supply is empty: your can will come from the richest\.": lambda said: (
        not race(said).supply and gained(said) == 1
    ),
    r"Your rival has no can: the manhole will throw them back\.": throws_back_a_rival,
    r"Falling back there loses (\d+) spaces, but brings (a|\d) cans?\.": falls,
    r"Falling back there loses only (\d+) spaces\.": falls,
    r"One can is enough to stay there\.": lambda said: is_manhole(said) and race(said).cans[said.seat] > 0,
    r"Without a can you fall back (\d+) spaces, and get (one|\d) for it\.": falls,
    r"A rival’s die takes you where your own does not\.": leads_elsewhere,
    r"Only one space, but a safe one\.": rides,
    r"(\d+) spaces, and a safe landing\.": rides,
    r"(\d) spaces for one can\.": follows,
    r"One space for one can\.": follows,
    r"(\d) spaces each, for one can each\.": follows_all,
    r"One space each, for one can each\.": follows_all,
    r"(\d) spaces for one can, and enough to stay on the manhole\.": follows_to_stay,
    r"One space for one can, and enough to stay on the manhole\.": follows_to_stay,
    r"(\d) spaces for one can; then the manhole throws back for want of another\.": follows_and_falls,
    r"One space for one can; then the manhole throws back for want of another\.": follows_and_falls,
    r"Staying on the manhole would cost another can\.": lambda said: is_manhole(said) and not count(said),
    r"Retreating would cost you (\d+) spaces\.": would_fall,
    r"(\d+) spaces lost, (one|\d) cans? gained\.": falls,
    r"(\d+) spaces lost, but you keep your can\.": falls,
    r"Nobody has more\.": lambda said: (
        race(said).cans[race(said).colours.index(said.choice.args[0])] == max(race(said).cans)
    ),
}
OPINIONS = {"The can will do more good later."}


def test_every_reason_is_true_of_its_answer() -> None:
    assert untrue(races(), CLAIMS, OPINIONS) == []
