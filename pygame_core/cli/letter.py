"""`letter FILE|LINK`: what a letter of a table is, and whether it is sound."""

from argparse import Namespace
from typing import Any

from pygame_core.engine import registry
from pygame_core.engine.core.refusals import Refusal
from pygame_core.tables import letters, words
from pygame_core.tables.laying import Laying
from pygame_core.tables.table import Table, admitted, look_on

from .show import Shown, summary
from .table import text_of
from .terminal import Terminal, Trouble


def run(arguments: Namespace, terminal: Terminal) -> int:
    """Tell what it is; a sentence says why it is refused."""
    text = text_of(arguments.source, terminal)
    try:
        told = _table(text, terminal) if letters.is_letter(text) else _sealed(text, terminal)
    except Refusal as refusal:
        raise Trouble(words.sentence(refusal, (), terminal.lang)) from refusal
    if arguments.json:
        terminal.put(told)
    return 0


NOBODY_AT_IT = "reader"
"""A device that has no seat at any table: whoever only reads a letter believes its answers, and checks its dice."""


def _table(text: str, terminal: Terminal) -> dict[str, Any]:
    letter = letters.unpack(text)
    copy, checked = _played(letter)
    terms = letter.terms
    _tell_table(copy, letter, terminal, checked=checked)
    return {
        "kind": "table",
        "table": terms.id,
        "begun": letter.begun,
        "free": list(terms.free),
        "dice_checked": checked,
        **summary(copy.match),
    }


def _played(letter: letters.Letter) -> tuple[Table, bool]:
    """The game of a letter, every answer looked up; and whether its dice could be checked, too."""
    if letter.begun and Laying(letter.terms, letter.numbers).seed:
        return admitted(letter, NOBODY_AT_IT), True
    return look_on(letter), False


def _tell_table(copy: Table, letter: letters.Letter, terminal: Terminal, *, checked: bool) -> None:
    shown, terms = Shown(copy.match, terminal), letter.terms
    terminal.tell(terminal.say("letter_of", game=terms.meta.names[terminal.lang], table=terms.id))
    for seat, name in enumerate(shown.names):
        terminal.tell(f"{seat + 1:>3}  {terminal.say('letter_free') if seat in terms.free else name}")
    if not letter.begun:
        terminal.tell(terminal.say("letter_laid"))
        return
    terminal.tell(terminal.say("letter_sound", n=len(copy.match.log)))
    terminal.tell(terminal.say("letter_dice" if checked else "letter_no_dice"))
    view = copy.match.view(None)
    terminal.tell("\n" + shown.table(view))


def _sealed(text: str, terminal: Terminal) -> dict[str, Any]:
    """A letter of a game that seals them."""
    game = next(meta.id for meta in registry.games() if meta.by_link)
    module = registry.module(game)
    assert module.letters
    try:
        letter = module.letters.open(text)
    except Refusal as refusal:
        raise Trouble(terminal.refusal(refusal, game)) from refusal
    terminal.tell(terminal.say("letter_sealed", game=module.meta.names[terminal.lang], table=letter.name))
    return {"kind": "sealed", "game": game, "table": letter.name, "invites": letter.invites, "joins": letter.joins}
