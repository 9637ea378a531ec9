"""`replay FILE|LINK`: a saved game, step by step."""

from argparse import Namespace

from pygame_core.engine.contract.looker import ANYBODY
from pygame_core.engine.match.match import Match

from .show import Shown, summary, told
from .table import opened
from .terminal import Terminal, Trouble

_NO_SEED = 0
"""Nothing more is drawn: the game is only looked at."""


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Show the game, or its position after some answer."""
    match, remark = opened(arguments.source, _NO_SEED, terminal)
    most = len(match.log)
    if arguments.at is not None and arguments.at > most:
        raise Trouble(terminal.say("at_range", most=most))
    at = most if arguments.at is None else arguments.at
    if arguments.json:
        terminal.put(_as_data(match, at, remark))
        return 0
    if remark:
        terminal.tell(remark)
    if arguments.at is None:
        _tell_steps(match, terminal)
    _tell_position(match, at, terminal)
    return 0


def _as_data(match: Match, at: int, remark: str) -> dict[str, object]:
    state = match.at(at)
    return {
        **summary(match),
        "at": at,
        "remark": remark,
        "position": None if match.game.meta.hidden and not match.over else match.game.write(state),
        "view": match.game.view(state, None),
    }


def _tell_steps(match: Match, terminal: Terminal) -> None:
    """Every answer with its number, and below it what it made happen."""
    shown = Shown(match, terminal)
    for number, (entry, events) in enumerate(zip(match.log, match.events, strict=True), 1):
        who = shown.names[entry.seat] if entry.seat >= 0 else terminal.say("chance")
        forced = f" ({terminal.say('forced')})" if entry.forced else ""
        terminal.tell(f"{number:>4}  {who}: {told(match, entry)}{forced}")
        for event in events:
            if event.known_to(None) and (sentence := shown.text.say(event, shown.names, terminal.lang)):
                terminal.tell(f"      {sentence}")


def _tell_position(match: Match, at: int, terminal: Terminal) -> None:
    shown, state = Shown(match, terminal), match.at(at)
    view = match.game.view(state, None)
    terminal.tell(terminal.say("after", at=at, all=len(match.log)))
    terminal.tell(shown.table(view))
    if not state.stack:
        terminal.tell(shown.result(view))
        return
    terminal.tell(shown.text.caption(view, shown.names, terminal.lang))
    terminal.tell(shown.question(view, ANYBODY))
