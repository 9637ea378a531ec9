"""How things stand: panels, the order of the race, what to beware of, what a newcomer should know."""

from collections.abc import Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.texts.language import Number, Panel, paragraph

from ..board import END_OF_ROAD
from . import deals, facts
from .speaker import Speaker

View = Mapping[str, Any]
NEAR = 6
"""So many spaces before the line, or steps before the end of the road, are within a die's reach."""


# --- panels ------------------------------------------------------------------------------------------------------


def panel(view: View, seat: int, names: Sequence[str], lang: str, looker: Looker = ANYBODY) -> Panel:
    """A seat's panel: its place in the race, its means and its jerseys."""
    speaker = Speaker(lang, names, looker.seat)
    told = {
        "energy": view["energy"][seat],
        "rainbow": view["rainbow"][seat],
        "needed": facts.needed(view),
        "green": view["green"][seat],
        "dots": facts.worth(view, seat),
        "reserve": view["reserve"][seat],
        "held": len(facts.held(view, seat)),
        "points": view["points"][seat],
    }
    counts = {"energy": "energy", "jerseys": "rainbow", "held": "held", "points": "points"}
    if not view["combativity"]:
        del counts["points"]
    numbers = tuple(Number(name, told[what], speaker.say(f"number_{name}", **told)) for name, what in counts.items())
    return Panel(_role(speaker, view, seat), numbers, _tab(speaker, view, seat))


def _role(speaker: Speaker, view: View, seat: int) -> str:
    if view["result"]:
        rank = facts.place_of(view, seat)
        return speaker.say("role_won") if rank == 1 else speaker.say("role_rank", rank=rank)
    if view["fallen"][seat]:
        return speaker.say("role_fallen", turn=view["fallen"][seat])
    if seat == view["away"]:
        return speaker.say("role_away", gap=view["gap"])
    if seat not in view["pack"]:
        return speaker.say("role_waiting")
    place, last = view["pack"].index(seat) + 1, len(view["pack"])
    return speaker.say("role_head" if place == 1 else "role_tail" if place == last else "role_middle", place=place)


def _tab(speaker: Speaker, view: View, seat: int) -> str:
    """What it said in the auction, or when it will."""
    asked, said = seat in view["asked"], view["auction"]
    if asked and speaker.eyes == seat:
        return speaker.say("tab_you")
    if not said:
        return ""
    if asked:
        return speaker.say("tab_speaks")
    bids = dict(said["spoken"])
    if seat in bids:
        return speaker.say("tab_bid" if bids[seat] else "tab_pass", bid=bids[seat])
    if seat not in said["waiting"]:
        return ""
    if seat not in facts.to_speak(view):
        return speaker.say("tab_out")
    return speaker.say("tab_after" if speaker.eyes == said["waiting"][0] else "tab_later")


def order(view: View) -> Sequence[int]:
    """The panels as the race goes, who collapsed last first among the others; at the end as the ranking goes."""
    if view["result"]:
        return [seat for tied in view["result"]["ranking"] for seat in tied]
    racing = list(view["order"])
    return racing + sorted({*range(view["players"])}.difference(racing), key=lambda seat: -view["fallen"][seat])


# --- in a line ---------------------------------------------------------------------------------------------------


def caption(view: View, names: Sequence[str], lang: str) -> str:
    """One line under the board: the lap, its jersey, the way to the line."""
    speaker = Speaker(lang, names)
    if view["result"]:
        return speaker.say("caption_over", turn=view["turn"], lap=view["lap"])
    if not view["turn"]:
        return speaker.say("caption_start")
    key = "caption_rainbow" if view["rainbow_lap"] else "caption_lap"
    told = speaker.say(key, lap=view["lap"], count=facts.to_line(view))
    return paragraph([told, speaker.say("no_feed") if view["shown"] else ""])


def standing(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Who has most jerseys, and what to beware of."""
    speaker = Speaker(lang, names)
    if view["result"]:
        return []
    return [_lead(speaker, view), *_warnings(speaker, view)]


def progress(view: View, lang: str) -> tuple[float, str]:
    """How far the race is, as a share and in a few words: by the rainbow jerseys of whoever has most."""
    count, needed = max(view["rainbow"]), facts.needed(view)
    return min(count / needed, 1.0), Speaker(lang).say("progress", count=count, needed=needed)


def _lead(speaker: Speaker, view: View) -> str:
    held = [(view["rainbow"][seat], view["green"][seat], facts.worth(view, seat)) for seat in range(view["players"])]
    best = max(held)
    if not any(best):
        return speaker.say("lead_none")
    first = [seat for seat, count in enumerate(held) if count == best]
    if not best[0]:
        return speaker.say("lead_small", seats=first, jerseys=speaker.jerseys(view, first[0]))
    told = {"seats": first, "count": best[0], "needed": facts.needed(view)}
    return speaker.say("lead" if len(first) == 1 else "lead_tie", **told)


def _warnings(speaker: Speaker, view: View) -> list[str]:
    racing = sorted(view["order"])
    found = [told for seat in racing if (told := _match_point(speaker, view, seat))]
    if view["away"] >= 0 and (missing := END_OF_ROAD - view["gap"]) <= NEAR:
        found.append(speaker.say("near_gap", seat=view["away"], missing=missing))
    return [*found, speaker.say("no_feed")] if view["shown"] else found


def _match_point(speaker: Speaker, view: View, seat: int) -> str:
    """What somebody still needs who is a single jersey short of winning."""
    missing = ["rainbow"] * (facts.needed(view) - view["rainbow"][seat])
    if facts.mixed(view):
        missing += deals.missing({name: view[name][seat] for name in ("green", "double", "triple")})
    return speaker.say("match_point", seat=seat, what=speaker.say(f"bare_{missing[0]}")) if len(missing) == 1 else ""


def alone(view: View, lang: str) -> str:
    """The offer to run through the rest, once a single leader is left in the race."""
    return Speaker(lang).say("alone") if len(view["order"]) == 1 and not view["result"] else ""


# --- for newcomers -----------------------------------------------------------------------------------------------


def hint(view: View, names: Sequence[str], lang: str) -> tuple[str, str] | None:
    """What surprises people the first time they meet it: its name, and a line."""
    name = _surprise(view)
    return (name, Speaker(lang, names).say(f"hint_{name}")) if name else None


def _surprise(view: View) -> str:
    step = view["step"]
    if step == "roll":
        return "line" if facts.to_line(view) <= NEAR else "rainbow_rider"
    if step == "auction":
        return "last_word" if len(facts.to_speak(view)) == 1 else "to_the_back"
    if step == "attack":
        return "held_front" if view["kind"] == "effort" else "breakaway"
    return "breakaway" if step == "upkeep" else ""
