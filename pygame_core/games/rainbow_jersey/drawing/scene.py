"""One position as the drawing sees it: who stands where, what may be answered where, what has just happened."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from pygame_core.drawing.svg import Spot
from pygame_core.engine.contract.looker import NOBODY, Looker
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.show import Show
from pygame_core.engine.texts.language import Ahead

from ..board import END_OF_ROAD, SPACES
from ..texts.ahead import ahead
from .geometry import DICE, PACK_BOX, XY, slot, step
from .pieces import MINUS

View = Mapping[str, Any]
ON_SPACES = ("drop", "move")
FREE = ("abandon", "exchange")
"""What may be done at any time is chosen in the panels, never by a tap on the board."""
FACES = range(1, 7)


TALK = ("auction", "bid", "passed", "unsold")
LANDMARKS = ("rolled", "turn", "landed")


def account(event: Event) -> Iterator[tuple[int, str]]:
    """Whom an event brings or costs something, in signs; a jersey by its name."""
    data, kind = event.data, event.kind
    if kind == "fed_all":
        yield from ((seat, f"+{gain}") for seat, gain in enumerate(data["gains"]) if gain)
    elif kind in ("fed", "dropped"):
        yield data["seat"], f"+{data['gain']}"
    elif kind in ("jersey", "exchanged"):
        yield data["seat"], data.get("jersey") or data["gets"]
    elif kind in COSTS and data[COSTS[kind]]:
        yield data["seat"], f"{MINUS}{data[COSTS[kind]]}"


COSTS = {"paid": "cost", "upkeep": "paid", "attacked": "price", "won": "bid"}


class Scene:
    """A view and its show, with what several layers ask."""

    def __init__(self, view: View, show: Show) -> None:
        self.view, self.show, self.lang = view, show, show.lang
        self.colours: Sequence[str] = view["colours"]
        self.over: bool = view["step"] == "over"
        self.space: int = view["space"]
        self.away: int = view["away"]
        self.gap: int = view["gap"]
        self.pack: Sequence[int] = view["pack"]
        self.eyes: int = NOBODY if show.seat is None else show.seat

    def name(self, seat: int) -> str:
        return self.show.names[seat]

    @cached_property
    def asked(self) -> int:
        """The seat that is asked, or whoever is in front."""
        return int(self.view["asked"][0]) if self.view["asked"] else self.front

    @cached_property
    def front(self) -> int:
        """The front rider as things stand; nobody when all have collapsed."""
        return self.away if self.away >= 0 else int(self.pack[0]) if self.pack else -1

    @cached_property
    def tiles(self) -> dict[int, Ahead]:
        """Face of the next white die -> what it would mean to whoever looks; empty when no roll is to come."""
        return {tile.value: tile for tile in ahead(self.view, self.show.names, self.lang, Looker(self.eyes))}

    @cached_property
    def coming(self) -> dict[int, Ahead]:
        """The same, for the road: not while the rainbow rider is still on its way."""
        return {} if self.last and self.last.kind == "rolled" else self.tiles

    @cached_property
    def soon(self) -> dict[int, Ahead]:
        """Space -> what landing there with the next roll would mean."""
        return {(self.space + face) % SPACES: tile for face, tile in self.coming.items()}

    @cached_property
    def answers(self) -> tuple[Choice, ...]:
        """The answers to the question, without what may be done at any time."""
        return tuple(choice for choice in self.show.choices if choice.kind not in FREE)

    @cached_property
    def seen(self) -> Choice | None:
        """The answer that is looked at before it is given."""
        return self.show.preview

    def looks(self, *kinds: str) -> bool:
        """Whether an answer of these kinds is looked at."""
        return self.seen is not None and self.seen.kind in kinds

    @cached_property
    def offers(self) -> dict[int, Choice]:
        """Space -> the answer that a tap there gives."""
        offers = {int(choice.args[0]): choice for choice in self.answers if self._on_space(choice)}
        bids = [choice for choice in self.answers if choice.kind == "bid"]
        if bids:
            chosen = self.seen if self.seen in bids else bids[0]
            assert chosen
            offers[self.space] = chosen
        return offers

    @staticmethod
    def _on_space(choice: Choice) -> bool:
        return choice.kind in ON_SPACES and choice.args[0] != "reserve"

    @cached_property
    def offered(self) -> dict[str, Choice]:
        """The answers that are given elsewhere on the board, by their kinds."""
        return {choice.kind: choice for choice in self.answers if choice.kind not in (*ON_SPACES, "bid")}

    # --- what has just happened
    @cached_property
    def turn_trail(self) -> tuple[Event, ...]:
        """What happened since this turn began."""
        trail = self.show.trail
        begun = [index for index, event in enumerate(trail) if event.kind == "turn"]
        return trail[begun[-1] :] if begun else trail

    @cached_property
    def last(self) -> Event | None:
        """The event whose picture this is, while things happen by themselves."""
        return self.show.trail[-1] if self.show.trail and not self.answers else None

    def latest(self, *kinds: str) -> Event | None:
        """The last event of these kinds in this turn."""
        return next((event for event in reversed(self.turn_trail) if event.kind in kinds), None)

    @cached_property
    def spoken(self) -> dict[int, int] | None:
        """Seat -> its bid (0: it passes), while an auction is what happens."""
        if auction := self.view["auction"]:
            return dict(tuple(said) for said in auction["spoken"])
        if self.last and self.last.kind in (*TALK, "won"):
            return {
                event.data["seat"]: event.data.get("bid", 0)
                for event in self.turn_trail
                if event.kind in ("bid", "passed")
            }
        return None

    @cached_property
    def trailed(self) -> tuple[Event, ...]:
        """This turn's events, or the one before when this one has just begun."""
        trail = self.show.trail
        begun = [index for index, event in enumerate(trail) if event.kind == "turn"]
        if begun and begun[-1] == len(trail) - 1:
            return trail[begun[-2] if len(begun) > 1 else 0 :]
        return self.turn_trail

    @cached_property
    def speaks(self) -> bool:
        """Whether something else is said over the pack."""
        return self.looks("abandon", "exchange", "drop", "trade", "attack") or bool(self.sums)

    @cached_property
    def sums(self) -> dict[int, str]:
        """Seat -> what it has just paid or gained: the last thing of this turn that cost or brought anything."""
        if self.answers and (self.latest(*TALK) or self.view["step"] == "attack"):
            return {}
        sums: dict[int, str] = {}
        kind = ""
        for event in reversed(self.trailed):
            told = dict(account(event))
            if told and kind in ("", event.kind):
                sums, kind = told | sums, event.kind
            elif sums and event.kind in LANDMARKS:
                break
        return sums

    # --- where things are
    def leader(self, seat: int) -> Spot | None:
        """The foot of a leader; none for who has collapsed."""
        if seat == self.away:
            x, y = step(self.gap)
            return (x, y + 22) if self.gap < END_OF_ROAD else (x, y + 14)
        return slot(self.pack.index(seat)) if seat in self.pack else None

    def own(self) -> list[Spot]:
        """Where the leader of whoever looks is, and where their domestiques may be put or taken up."""
        leader = self.leader(self.eyes if self.eyes >= 0 else self.asked)
        placed = [XY[space] for space, choice in self.offers.items() if choice.kind in ON_SPACES]
        return [*([leader] if leader else []), *placed]

    def action(self) -> list[Spot]:
        """What else the loupe shows where it can, the most important first."""
        spots = [XY[self.space], *(XY[space] for space in self.offers)]
        kinds = set(self.offered)
        if kinds & {"roll", "bid"} or self.offers:
            spots += [XY[(self.space + face) % SPACES] for face in FACES] if "roll" in kinds else []
        if kinds & {"attack", "continue", "give_up"} and self.asked >= 0:
            spots += [self.leader(self.asked) or XY[self.space], step(min(self.gap + 6, END_OF_ROAD))]
        if "give_up" in kinds:
            spots.append((PACK_BOX[0] + 20, PACK_BOX[1] + 40))
        if kinds & {"roll", "attack"}:
            spots.append(DICE["white"])
        return spots
