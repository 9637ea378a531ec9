"""What a table has agreed on, and which tables cannot play."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame_core.engine.core.options import Seat
from pygame_core.engine.core.refusals import BadOption, shown

from .board import CUSTOM, FIRST_EVENTS, MODULES, WHEELS


class Terms(NamedTuple):
    """What the table decides once for all."""

    people: tuple[bool, ...]
    mode: str
    modules: tuple[str, ...]
    first_game: bool
    reveal_first: bool
    campaign: bool
    opened: tuple[str, ...]
    """The modules opened so far; the last one is the active one."""
    presets: bool
    """Whether chance draws the circuits."""
    memory_aid: bool
    skin: str
    events: str
    custom: tuple[str, str]
    """Name and words of the event that the table has invented."""
    colours: tuple[str, ...] = ()
    """The seats' names in scenarios."""

    @property
    def wheels(self) -> int:
        """The spare wheels at the start."""
        return WHEELS[self.mode][len(self.people)]


def terms_of(options: Mapping[str, Any], seats: Sequence[Seat]) -> Terms:
    """What these options say."""
    first = options["first_game"]
    return Terms(
        people=tuple(not seat.is_computer for seat in seats),
        mode=options["mode"],
        modules=modules_in(options),
        first_game=first,
        reveal_first=first or options["reveal_first"],
        campaign=options["campaign"],
        opened=tuple(options["opened"].split()),
        presets=options["circuits"] == "presets",
        memory_aid=options["memory_aid"],
        skin=options["table_skin"],
        events="chosen" if first else options["events"],
        custom=(options["custom_name"], options["custom_text"]),
        colours=tuple(seat.colour for seat in seats),
    )


def planned(options: Mapping[str, Any]) -> tuple[str, str]:
    """The events of races 2 and 3; nothing for one that is drawn when its race comes."""
    if options["first_game"]:
        return FIRST_EVENTS
    if options["events"] == "chosen":
        return options["event_2"], options["event_3"]
    own = options["events"] == "custom"
    return CUSTOM if own and options["custom_race"] == "2" else "", CUSTOM if own and options[
        "custom_race"
    ] == "3" else ""


def modules_in(options: Mapping[str, Any]) -> tuple[str, ...]:
    """The modules in use."""
    return tuple(module for module in MODULES if options[module])


def check(options: Mapping[str, Any]) -> None:
    """Refuse events that come twice or have no name, and modules that a campaign has not opened."""
    if options["events"] == "chosen" and options["event_2"] == options["event_3"]:
        raise BadOption("table_events", option="event_3", event=options["event_3"])
    if options["events"] == "custom" and not options["custom_name"].strip():
        raise BadOption("table_custom", option="custom_name")
    opened = options["opened"].split()
    for module in opened:
        if module not in MODULES or opened.count(module) > 1:
            raise BadOption("table_opened", option="opened", value=shown(module), allowed=list(MODULES))
    if options["campaign"] and len(opened) < len(MODULES):
        _check_sealed(modules_in(options), opened)


def _check_sealed(used: Sequence[str], opened: Sequence[str]) -> None:
    """While an envelope is sealed: no module, or one that is opened."""
    for module in used:
        if module not in opened:
            raise BadOption("table_sealed", option=module, module=module)
    if len(used) > 1:
        raise BadOption("table_one_module", option=used[1], modules=list(used))
