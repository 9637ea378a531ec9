"""All messages so far, read one after another: each is judged by what both sides know, before anything is done."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pygame_core.engine.core.refusals import Damaged

from ..board import AROUND, CROSSINGS, FLIGHTS, HELICOPTERS, INDEX, ROUNDS, TRACK
from ..deduction.proof import FIRST_ROUND, ONCE
from . import hashes
from .messages import Message, check_shape, sender
from .sealed import EARLIEST_ENCIRCLEMENT


class Asked(NamedTuple):
    """A check and its round; what the thief said of it."""

    round: int
    building: str
    answer: str = ""


class Transcript:
    """What the messages tell to anybody who reads them; `add` refuses the next one if it does not go on from here."""

    def __init__(self, messages: Iterable[Message] = ()) -> None:
        self.messages: list[Message] = []
        self.gid = ""
        self.where: dict[str, int] = {}
        self.acted: list[str] = []
        self.asked: list[Asked] = []
        """The checks of the last message of the police, not answered yet."""
        self.answered: list[Asked] = []
        self.found: dict[str, str] = {}
        self.commits: list[str] = []
        self.given_up = False
        """The police have; the thief has still to show the path."""
        self.end = ""
        self.reveal: dict[str, Any] | None = None
        for message in messages:
            self.add(message)

    @property
    def name(self) -> str:
        """What tells this game from others on a device."""
        return hashes.digest(self.messages[0])[:16]

    @property
    def round(self) -> int:
        return max(1, len(self.commits))

    @property
    def turn(self) -> str:
        """Who writes the next message; "" after the last."""
        return "" if self.end else sender(len(self.messages))

    def add(self, message: Any) -> None:
        """The next message. Refused: nothing is changed."""
        self._check(message)
        kind = message["kind"]
        if kind == "open":
            self.where = dict(zip(HELICOPTERS, message["starts"], strict=True))
        elif kind == "act":
            self._act(message["actions"])
        elif kind == "resign":
            self._resign(message)
        elif kind == "hide":
            self.gid = hashes.game_id(self.messages[0], message["nonce"])
            self.commits.append(message["commit"])
        else:
            self._answer(message["answers"], message["next"])
        self.messages.append(message)

    def _check(self, message: Any) -> None:
        n = len(self.messages)
        if self.end:
            raise Damaged("post_over")
        check_shape(message, n)
        if n and message["prev"] != hashes.digest(self.messages[-1]):
            raise Damaged("post_chain", n=n)
        if message["kind"] not in self._kinds():
            raise Damaged("post_turn", n=n)
        if n and message["round"] != self.round:
            raise Damaged("post_round", n=n, round=self.round)

    def _kinds(self) -> Sequence[str]:
        n = len(self.messages)
        if n < 2:
            return ("hide", "resign") if n else ("open",)
        if self.given_up:
            return ("answer",)
        return ("answer", "resign") if n % 2 else ("act", "resign")

    # --- the police ------------------------------------------------------------------------------------------

    def _act(self, actions: Sequence[Sequence[Any]]) -> None:
        """Only places matter here, so that everything can be judged before any check is answered."""
        where, acted, asked = dict(self.where), list(self.acted), []
        for heli, kind, target in actions:
            if heli in acted:
                raise Damaged("post_acted", heli=heli)
            if kind == "move":
                _check_flight(where, heli, target)
                where[heli] = target
            elif INDEX[target] not in AROUND[where[heli] - 1]:
                raise Damaged("post_reach", heli=heli, building=target)
            else:
                asked.append(Asked(self.round, target))
            acted.append(heli)
        self.where, self.acted, self.asked = where, acted, asked

    def _resign(self, message: Message) -> None:
        self.asked = []
        if "reveal" in message:
            self._close("resignation", message["reveal"])
        else:
            self.given_up = True

    def _close(self, end: str, reveal: dict[str, Any]) -> None:
        self.end, self.reveal = end, reveal

    # --- the thief -------------------------------------------------------------------------------------------

    def _answer(self, answers: Sequence[str], following: Any) -> None:
        self._check_count(answers)
        found = self._found_with(answers)
        self._check_next("car" in answers, following)
        self.answered += [check._replace(answer=told) for check, told in zip(self.asked, answers, strict=False)]
        self.found, self.asked = found, []
        if following is None:
            return
        if "end" in following:
            self._close(following["end"], following["reveal"])
        else:
            self.commits.append(following["commit"])
            self.acted = []

    def _check_count(self, answers: Sequence[str]) -> None:
        told = answers.index("car") + 1 if "car" in answers else len(self.asked)
        if len(answers) != told or told > len(self.asked):
            raise Damaged("post_count", checks=len(self.asked))

    def _check_next(self, caught: bool, following: Any) -> None:
        """An end is said when there is one, a commitment when a round begins, and nothing in between."""
        if self.given_up:
            fits = _ends(following) == "resignation"
        elif caught:
            fits = _ends(following) == "arrest"
        elif len(self.acted) < len(HELICOPTERS):
            fits = following is None
        elif self.round == ROUNDS:
            fits = _ends(following) == "escape"
        else:
            fits = self._encircled(following) or _begins(following) == self.round + 1
        if not fits:
            raise Damaged("post_next", round=self.round)

    def _encircled(self, following: Any) -> bool:
        return _ends(following) == "encirclement" and self.round + 1 >= EARLIEST_ENCIRCLEMENT

    def _found_with(self, answers: Sequence[str]) -> dict[str, str]:
        found = dict(self.found)
        for check, told in zip(self.asked, answers, strict=False):
            if (told == "known") != (check.building in found):
                raise Damaged("post_known", building=check.building)
            if told in TRACK:
                self._check_trace(told, found)
                found[check.building] = told
        return found

    def _check_trace(self, colour: str, found: dict[str, str]) -> None:
        if self.round < FIRST_ROUND[colour]:
            raise Damaged("post_early", colour=colour, round=self.round)
        if colour in ONCE and colour in found.values():
            raise Damaged("post_twice", colour=colour)
        if len(found) >= self.round - 1:
            raise Damaged("post_traces", most=self.round - 1)


def _check_flight(where: dict[str, int], heli: str, crossing: int) -> None:
    free = crossing not in where.values()
    if not free or crossing - 1 not in FLIGHTS[where[heli] - 1]:
        raise Damaged("post_flight", heli=heli, crossing=CROSSINGS[crossing - 1])


def _ends(following: Any) -> str:
    return following.get("end", "") if following else ""


def _begins(following: Any) -> int:
    return following.get("round", 0) if following else 0
