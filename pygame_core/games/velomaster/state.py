"""What must be remembered of a race, and of a race of several stages."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.state import Checksum, State

from .road import ROADS, Road, route_of
from .table import rules_in_force, stages_of, team_colours

OUTSIDE, FINISHED, OUT = -1, -2, -3
UP, LYING, PUNCTURED = 0, 1, 2
TAKEN: Final = 99
NOBODY, NOWHERE = -1, -1
SIX = 6
NEUTRAL: Final = "grey"
HEALTHY: Final = 100
Line = tuple[tuple[int, ...], tuple[int, ...]]
"""Riders one behind the other, the last one first, and the cells they stand on."""


@dataclass(slots=True)
class Race(State):
    """Riders, teams, seats and cells are indexes. A rider's place is a cell, OUTSIDE, FINISHED or OUT."""

    law: dict[str, Any] = field(default_factory=dict, metadata={"checksum": Checksum.SETTLED})
    colours: tuple[str, ...] = field(default=(), metadata={"checksum": Checksum.SETTLED})
    seats: int = field(default=0, metadata={"checksum": Checksum.SETTLED})
    names: tuple[str, ...] = field(default=(), metadata={"checksum": Checksum.SETTLED})
    team: tuple[int, ...] = field(default=(), metadata={"checksum": Checksum.SETTLED})
    squads: tuple[tuple[int, ...], ...] = field(default=(), metadata={"checksum": Checksum.SETTLED})
    # What lasts from stage to stage.
    stage: int = 1
    route: str = ""
    owner: list[int] = field(default_factory=list)
    manager: list[int] = field(default_factory=list)
    leader: list[int] = field(default_factory=list)
    condition: list[int] = field(default_factory=list)
    doped: list[int] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)  # "", "withdrawn" or "excluded" in a stage before
    results: list[tuple[Any, ...]] = field(default_factory=list)
    gold: int = NOBODY
    red: int = NOBODY
    white: int = NOBODY
    home: tuple[int, ...] = ()
    # The stage.
    clock: int = 0
    round: int = 0
    phase: str = "launch"
    order: tuple[int, ...] = ()
    played: tuple[int, ...] = ()
    place: list[int] = field(default_factory=list)
    posture: list[int] = field(default_factory=list)
    arrived: list[int] = field(default_factory=list)
    miss: list[int] = field(default_factory=list)
    grazed: list[int] = field(default_factory=list)
    fed: list[int] = field(default_factory=list)
    hungry: list[int] = field(default_factory=list)
    pending: list[int] = field(default_factory=list)
    declined: list[tuple[int, ...]] = field(default_factory=list)
    passed: list[tuple[int, ...]] = field(default_factory=list)
    finishers: list[int] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    dropped: list[tuple[int, int]] = field(default_factory=list)
    skip: list[int] = field(default_factory=list)
    led: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    shared: int = 0
    # The slot.
    slot: int = NOBODY
    part: int = 0  # 1: the neutral riders of the slot
    crew: tuple[int, ...] = ()
    lines: tuple[Line, ...] = ()
    launched: tuple[int, ...] = ()
    leapt: tuple[int, ...] = ()
    thrown: tuple[int, ...] = ()
    dice: tuple[int, ...] = ()
    given: tuple[int, ...] = ()
    worst_used: int = 0
    punctured: int = 0
    attacker: int = NOBODY
    trains: tuple[int, ...] = ()
    # Who is up on each cell: derived from the places.
    on: list[int] = field(default_factory=list, compare=False)

    @classmethod
    def at_the_start(cls, options: Mapping[str, Any], seats: Sequence[Seat]) -> "Race":
        """Everybody outside, before the first stage."""
        law = rules_in_force(options)
        colours = team_colours(seats)
        names = [f"{colour}-{bib}" for colour in colours for bib in law["bibs"]]
        squad = len(law["bibs"])
        neutral = len(seats) == 2 and law["expert"] and law["neutral_team"]
        if neutral:
            colours = (*colours, NEUTRAL)
            names += [f"{NEUTRAL}-N{k}" for k in range(1, squad + 1)]
        team = tuple(index // squad for index in range(len(names)))
        s = cls(law=law, colours=colours, seats=len(seats), names=tuple(names), team=team)
        s.squads = tuple(tuple(range(k * squad, (k + 1) * squad)) for k in range(len(colours)))
        s.owner = [NOBODY if colours[k] == NEUTRAL else k for k in team]
        s.manager = list(range(s.teams))
        s.share_out()
        s.leader = [NOBODY if colour == NEUTRAL else k * squad for k, colour in enumerate(colours)]
        s.condition = [HEALTHY] * len(names)
        s.doped, s.gone = [0] * len(names), [""] * len(names)
        s.begin_stage(1)
        return s

    def share_out(self) -> None:
        """Of a colour with two seats the manager has leader and purple, the outsider grey and green."""
        for team in range(self.teams):
            partner = team + self.teams
            if partner < self.seats:
                outsider = partner if self.manager[team] == team else team
                leader, grey, purple, green = self.squads[team]
                self.owner[leader] = self.owner[purple] = self.manager[team]
                self.owner[grey] = self.owner[green] = outsider

    def begin_stage(self, stage: int) -> None:
        """A new road; everybody who may start is outside."""
        board, laps = stages_of(self.law["stages"])[stage - 1]
        riders = len(self.names)
        self.stage, self.route = stage, route_of(board, laps, self.law["finish_at"])
        self.clock = self.round = 0
        self.phase, self.order, self.played = "launch", (), ()
        self.place = [OUT if self.gone[rider] else OUTSIDE for rider in range(riders)]
        self.posture, self.miss, self.grazed = [UP] * riders, [0] * riders, [0] * riders
        self.fed, self.hungry, self.pending = [0] * riders, [0] * riders, [0] * riders
        self.declined = [()] * riders
        self.arrived, self.finishers, self.times, self.dropped = [], [], [], []
        self.passed = [()] * len(self.road.summits)
        self.skip, self.led, self.taken, self.shared = [0] * self.seats, (), (), 0
        self.home = ()
        for rider, team in enumerate(self.team):
            if self.colours[team] == NEUTRAL:
                self.owner[rider] = NOBODY
        self.end_of_slot()
        self.occupy()

    def end_of_slot(self) -> None:
        """Nothing of a slot is pending."""
        self.slot = self.attacker = NOBODY
        self.crew = self.lines = self.launched = self.leapt = ()
        self.thrown = self.dice = self.given = self.trains = ()
        self.part = self.worst_used = self.punctured = 0

    def occupy(self) -> None:
        """Work out who is up on each cell."""
        self.on = [NOBODY] * (self.road.finish + 1) + [TAKEN]
        for rider, place in enumerate(self.place):
            if place >= 0 and self.posture[rider] == UP:
                self.on[place] = rider

    @property
    def road(self) -> Road:
        return ROADS[self.route]

    @property
    def teams(self) -> int:
        """How many teams have players."""
        return len(self.colours) - (self.colours[-1] == NEUTRAL)

    @property
    def neutrals(self) -> tuple[int, ...]:
        """The riders of the neutral team."""
        return self.squads[-1] if self.colours[-1] == NEUTRAL else ()

    def is_neutral(self, rider: int) -> bool:
        return self.leader[self.team[rider]] == NOBODY and self.colours[self.team[rider]] == NEUTRAL

    def leads(self, rider: int) -> bool:
        """Whether the rider is his team's leader."""
        return self.leader[self.team[rider]] == rider

    def mates(self, team: int) -> tuple[int, ...]:
        """The riders of a team that move in the team-mates' phase."""
        leader = self.leader[team]
        return tuple([rider for rider in self.squads[team] if rider != leader])

    def is_up(self, rider: int) -> bool:
        """On the road or outside, and able to ride."""
        return self.posture[rider] == UP and self.place[rider] >= OUTSIDE

    def racing(self, rider: int) -> bool:
        """On the road, lying, punctured or outside."""
        return self.place[rider] >= OUTSIDE

    def owners(self, team: int) -> tuple[int, ...]:
        """The seats of a team: R54, the outsider before the manager."""
        partner = team + self.teams
        if partner >= self.seats:
            return (team,)
        return (partner, team) if self.manager[team] == team else (team, partner)
