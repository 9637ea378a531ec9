"""Was it all true? Once key and path are shown, everything that the thief ever said is worked out again."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame_core.engine.core.refusals import NotAsked

from ..board import BUILDINGS, HELICOPTERS, INDEX, NEXT_DOOR, ROUNDS, TRACK
from ..rules.city import answer
from . import hashes
from .transcript import Transcript


class Failing(NamedTuple):
    """The first point that is not true: V1 to V5, its round, the building if there is one, and what is true of it."""

    point: str
    round: int
    building: str = ""
    expected: str = ""
    """What should have been answered."""

    def __str__(self) -> str:
        return f"{self.point} {self.round} {self.building} {self.expected}".rstrip()


def verify(transcript: Transcript) -> Failing | None:
    """The first failing point of a finished game; None: all is true."""
    if transcript.reveal is None:
        raise NotAsked("post_not_over")
    return next(_failings(transcript, **transcript.reveal), None)


def _failings(transcript: Transcript, key: str, path: Sequence[str]) -> Iterator[Failing]:
    """In the order of V1 to V5: each point relies on those before it."""
    if len(path) != len(transcript.commits):
        yield Failing("V1", transcript.round)
    yield from _changed(transcript, key, path)
    yield from _impassable(path)
    yield from _false_answers(transcript, path)
    yield from _false_end(transcript, path)


def _changed(transcript: Transcript, key: str, path: Sequence[str]) -> Iterator[Failing]:
    for round_, (building, sealed) in enumerate(zip(path, transcript.commits, strict=True), start=1):
        if hashes.commitment(key, transcript.gid, round_, building) != sealed:
            yield Failing("V2", round_, _known(building))


def _impassable(path: Sequence[str]) -> Iterator[Failing]:
    for index, building in enumerate(path):
        passable = building in BUILDINGS and building not in path[:index]
        if not passable or (index and building not in _next_door(path[index - 1])):
            yield Failing("V3", index + 1, _known(building))


def _false_answers(transcript: Transcript, path: Sequence[str]) -> Iterator[Failing]:
    hidden, found = [INDEX[building] for building in path], set[int]()
    for check in transcript.answered:
        told = answer(hidden[: check.round], found, INDEX[check.building])
        if told != check.answer:
            yield Failing("V4", check.round, check.building, told)
        if told in TRACK:
            found.add(INDEX[check.building])


def _false_end(transcript: Transcript, path: Sequence[str]) -> Iterator[Failing]:
    if transcript.end == "arrest" and transcript.answered[-1][1:] != (path[-1], "car"):
        yield Failing("V5", transcript.round, transcript.answered[-1].building)
    if transcript.end == "encirclement":
        yield from (Failing("V5", len(path) + 1, free) for free in _next_door(path[-1]) if free not in path)
    if transcript.end == "escape" and not _lasted(transcript, path):
        yield Failing("V5", len(path))


def _lasted(transcript: Transcript, path: Sequence[str]) -> bool:
    """To the very last: the eleventh round counts in full (R1)."""
    actions = sum(len(message.get("actions", ())) for message in transcript.messages)
    caught = any(check.answer == "car" for check in transcript.answered)
    return len(path) == ROUNDS and actions == ROUNDS * len(HELICOPTERS) and not caught


def _known(building: str) -> str:
    """A name that is shown may be no building's: a lie has no place then, but its round."""
    return building if building in BUILDINGS else ""


def _next_door(building: str) -> list[str]:
    return [BUILDINGS[index] for index in NEXT_DOOR[INDEX[building]]]
