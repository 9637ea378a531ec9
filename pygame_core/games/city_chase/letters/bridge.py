"""Between messages and matches: what a message makes each seat answer, and what a view gives to write.

On the thief's device the match is whole, and the police's seats answer what they wrote. On the police's device the
match does not know the path, and the thief's seat answers what the thief wrote, up to the proof at the end.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from ..board import CROSSINGS, HELICOPTERS, INDEX
from ..table import OFFICERS, TEAM
from .messages import SPARE, Message, sender
from .thread import Thread
from .transcript import Transcript
from .verdict import verify

_DEFAULTS = {"notes": "full", "deduction": False, "skyline": "random"}
_BY_COUNT = {1: ["p1", "p1", "p1"], 2: ["p1", "p2", TEAM], 3: ["p1", "p2", "p3"]}


class Entry(NamedTuple):
    """An answer for a match: "thief", a helicopter, or "police" for any seat of theirs; and its token."""

    by: str
    token: str


def seat_of(entry: Entry, view: Mapping[str, Any]) -> int:
    """The seat that gives this answer at the table of this view."""
    if entry.by == "thief":
        return 0
    if entry.by in HELICOPTERS:
        return int(view["owners"][entry.by][0])
    return next((int(seat) for seat in view["asked"] if seat), 1)


# --- the table -----------------------------------------------------------------------------------------------------


def opening(
    view: Mapping[str, Any], options: Mapping[str, Any], kinds: Sequence[str]
) -> tuple[list[int], dict[str, Any]]:
    """Starts and options of the first message, from the police's table: its view, options, and who sits there."""
    told = {name: options[name] for name, default in _DEFAULTS.items() if options[name] != default}
    people = [seat for seat, kind in enumerate(kinds) if seat and kind == "person"]
    owners = [_owner(view["owners"][heli], people) for heli in HELICOPTERS]
    if len(people) != 1:
        told["police_people"] = len(people)
    if owners != _BY_COUNT[len(people)]:
        told["owners"] = owners
    return [_number(view["heli"][heli]) for heli in HELICOPTERS], told


def _owner(seats: Sequence[int], people: Sequence[int]) -> str:
    able = [OFFICERS[people.index(seat)] for seat in seats if seat in people]
    if not able:
        return SPARE
    return able[0] if len(seats) == 1 or len(people) == 1 else TEAM


def table(message: Message) -> tuple[int, dict[str, Any]]:
    """Seats and options of the thief's table, from the first message. Spare helicopters are the police's affair."""
    told = message["options"]
    people = told.get("police_people", 1)
    owners = [TEAM if owner == SPARE else owner for owner in told.get("owners", _BY_COUNT[people])]
    options = {name: told.get(name, default) for name, default in _DEFAULTS.items()}
    return people + 1, {"connection": "links", **options, **dict(zip(HELICOPTERS, owners, strict=True))}


# --- messages to answers -------------------------------------------------------------------------------------------


def entries(thread: Thread, fresh: Sequence[Message]) -> list[Entry]:
    """What new messages make the seats of this device's match answer, in order. All messages: the whole match again."""
    before = len(thread.transcript.messages) - len(fresh)
    transcript, found = Transcript(thread.transcript.messages[:before]), list[Entry]()
    for message in fresh:
        if sender(message["n"]) == "police":
            found += police_entries(message) if thread.role == "thief" else _sent(message)
        else:
            found += (
                thief_entries(transcript, message) if thread.role == "police" else _own(thread, transcript, message)
            )
        transcript.add(message)
    return found


def police_entries(message: Message) -> list[Entry]:
    """What the police wrote. After a car is found the rest is void: stop when the match is over."""
    if message["kind"] == "open":
        placed = zip(HELICOPTERS, message["starts"], strict=True)
        return [*(Entry(heli, f"place {heli} {CROSSINGS[at - 1]}") for heli, at in placed), Entry("police", "confirm")]
    if message["kind"] == "resign":
        return [Entry("police", "resign")]
    return [Entry(heli, f"{kind} {heli} {_place(target)}") for heli, kind, target in message["actions"]]


def _sent(message: Message) -> list[Entry]:
    """What fellow officers wrote on another device."""
    sent = [Entry("police", "send")] if message["kind"] == "act" else []
    return police_entries(message) + sent


def _own(thread: Thread, before: Transcript, message: Message) -> list[Entry]:
    """What the thief did here to write this: the next hide-out, if there is one."""
    if message["kind"] == "resign":
        return [Entry("thief", "resign")]
    hidden = message["kind"] == "hide" or "commit" in (message["next"] or {})
    return [Entry("thief", f"hide {thread.path[len(before.commits)]}")] if hidden else []


def thief_entries(before: Transcript, message: Message) -> list[Entry]:
    """What the thief wrote, for a match that does not know the path; at the end the proof, or the lie."""
    after = Transcript([*before.messages, message])
    return [Entry("thief", token) for token in _thief_tokens(before, message, after)]


def _thief_tokens(before: Transcript, message: Message, after: Transcript) -> Iterator[str]:
    if message["kind"] == "resign":
        yield "resign"
    if message["kind"] == "answer" and not before.given_up:
        yield " ".join(["reply", *message["answers"]])
    if after.end == "encirclement":
        yield "encircled"
    if after.reveal is not None:
        failing = verify(after)
        yield f"cheated {failing}" if failing else " ".join(["reveal", *after.reveal["path"]])
    elif len(after.commits) > len(before.commits):
        yield "hidden"


# --- views to messages ---------------------------------------------------------------------------------------------


def orders_of(view: Mapping[str, Any]) -> list[list[Any]]:
    """The actions to send: the orders that the police have given and not sent."""
    return [_action(*order.split(" ")) for order in view["orders"]]


def _action(kind: str, heli: str, place: str) -> list[Any]:
    return [heli, kind, _number(place) if kind == "move" else place]


def answers_since(log: Sequence[str], told: int) -> list[str]:
    """What the checks of a log have found, without the first few that were told before."""
    return [line.split(" ")[-1] for line in log if line.startswith("check ")][told:]


def write(thread: Thread, view: Mapping[str, Any], nonce: bytes) -> str | None:
    """The thief's next link, from the thief's own view; None as long as the hide-out is to be chosen, or it is sent."""
    if not thread.my_turn or view["step"] not in ("police", "over"):
        return None
    if view["step"] == "over":
        return _last_words(thread, view)
    if not thread.path:
        return thread.hide(view["path"][0], nonce)
    answers = answers_since(view["log"], len(thread.transcript.answered))
    return thread.answer(answers, hide=view["path"][-1] if view["round"] > thread.transcript.round else "")


def _last_words(thread: Thread, view: Mapping[str, Any]) -> str:
    result = view["result"]
    if result["reason"] == "resignation":
        # Whoever gives up does it at once: checks that are still open are void.
        return thread.resign() if result["winner"] == "police" else thread.answer([], end="resignation")
    return thread.answer(answers_since(view["log"], len(thread.transcript.answered)), end=result["reason"])


def _number(crossing: str) -> int:
    return INDEX[crossing] + 1


def _place(target: int | str) -> str:
    return CROSSINGS[target - 1] if isinstance(target, int) else target
