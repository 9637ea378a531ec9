"""`python3 -m pygame_core`: the command line."""

import os
import sys

INTERRUPTED = 130


def main() -> int:
    """Run one command; its exit status. Ctrl-C is heard from the first moment on."""
    try:
        from pygame_core.cli import interrupts
        from pygame_core.cli import main as run

        interrupts.hear_once()
        status = run()
    except KeyboardInterrupt:
        status = INTERRUPTED
    if status == INTERRUPTED:
        # At once: the threads that looked after other processes would wait for what has been ended.
        os._exit(status)
    return status


if __name__ == "__main__":
    sys.exit(main())
