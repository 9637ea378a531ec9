"""The command line: play, simulate, scenario, replay, bench, lab, check.

Exit status: 0; 1 for a difference or a failure; 2 for bad input, with a sentence that says what is allowed; 130 after
Ctrl-C. Whatever happens to its streams, what is said of it is a sentence.
"""

import sys
from collections.abc import Sequence
from importlib import import_module

from pygame_core.engine.core.refusals import Refusal

from . import streams
from .arguments import language_of, read
from .terminal import Terminal, Trouble

FINE, DIFFERENT, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    words = sys.argv[1:] if argv is None else argv
    streams.mend()
    terminal = Terminal(language_of(words), "--json" in words)
    try:
        return _run(words, terminal)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # Whoever read us has gone, as `head` does: nobody is left to be told.
        streams.drop_output()
        return DIFFERENT
    except OSError as error:
        streams.drop_output()
        terminal.complain(terminal.say("cannot_speak", why=error.strerror or error))
        return DIFFERENT
    finally:
        streams.finish()


def _run(words: Sequence[str], terminal: Terminal) -> int:
    try:
        arguments = read(words, terminal)
        status: int = import_module(f"pygame_core.cli.{arguments.command}").run(arguments, terminal)
    except Refusal as refusal:
        status = _bad_input(terminal, terminal.refusal(refusal))
    except Trouble as trouble:
        status = _bad_input(terminal, str(trouble))
    except SystemExit as left:  # after --help
        status = int(left.code or FINE)
    sys.stdout.flush()
    return status


def _bad_input(terminal: Terminal, sentence: str) -> int:
    terminal.complain(sentence)
    if terminal.as_json:
        terminal.put({"error": sentence})
    return BAD_INPUT
