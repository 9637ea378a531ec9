"""The command line: play, simulate, scenario, replay, bench.

Exit status: 0; 1 for a difference or a failure; 2 for bad input, with a sentence that says what is allowed.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from pygame_core.engine.refusals import Refusal

from .arguments import language_of, read
from .terminal import Terminal, Trouble

FINE, DIFFERENT, BAD_INPUT, INTERRUPTED = 0, 1, 2, 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; its exit status."""
    words = sys.argv[1:] if argv is None else argv
    terminal = Terminal(language_of(words), "--json" in words)
    try:
        arguments = read(words, terminal)
        status: int = import_module(f"pygame_core.cli.{arguments.command}").run(arguments, terminal)
        sys.stdout.flush()
        return status
    except Refusal as refusal:
        return _bad_input(terminal, terminal.refusal(refusal))
    except Trouble as trouble:
        return _bad_input(terminal, str(trouble))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read us has gone (a pipe into `head`): Python must not complain about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DIFFERENT


def _bad_input(terminal: Terminal, sentence: str) -> int:
    terminal.complain(sentence)
    if terminal.as_json:
        terminal.put({"error": sentence})
    return BAD_INPUT
