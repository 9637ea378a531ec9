"""Answers that name riders, dice or neither, made once: choosing among them costs nothing."""

from functools import cache

from pygame_core.engine.core.choice import Choice, choice

from ..meta import META

STOP, STAY, PASS, DECLINE, DONE = (Choice(word, word) for word in ("stop", "stay", "pass", "decline", "done"))
YES, NO, GO, WAIT = (Choice(word, word) for word in ("yes", "no", "go", "wait"))
HOLD, ACCEPT, REFUSE, KEEP = (Choice(word, word) for word in ("hold", "accept", "refuse", "keep"))
VOTES, PENDING, GAIN = (YES, NO), (GO, WAIT), (ACCEPT, REFUSE)
TAKE = [choice("take", value) for value in range(13)]
ONLY = [(seat,) for seat in range(META.players[1])]


@cache
def give(rider: str, die: int) -> Choice:
    """A die for a rider."""
    return Choice(f"give {rider} {die}", "give", (rider, die))


@cache
def start(rider: str, die: int) -> Choice:
    """A rider set off with a die."""
    return Choice(f"start {rider} {die}", "start", (rider, die))


@cache
def of_rider(kind: str, rider: str) -> Choice:
    """An answer that names a rider: dope, attack, name, swap, home."""
    return Choice(f"{kind} {rider}", kind, (rider,))


@cache
def ride(riders: tuple[str, ...]) -> Choice:
    """The neutral riders that somebody takes."""
    return Choice("ride " + " ".join(riders), "ride", riders)
