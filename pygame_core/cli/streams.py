"""Standard input, output and errors that may be closed, full, or left by whoever read them."""

import errno
import io
import os
import sys
from contextlib import suppress

_LAST_STANDARD = 2


class _Closed(io.TextIOBase):
    """An output that is not there: whatever is written to it fails, as it would on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))


def mend() -> None:
    """Put something in the place of standard streams that were closed from the start."""
    if None not in (sys.stdin, sys.stdout, sys.stderr):
        return
    _hold_their_numbers()
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or _Closed()
    sys.stderr = sys.stderr or io.StringIO()


def _hold_their_numbers() -> None:
    """Let no file that is opened later be taken for a standard stream by the processes that we start."""
    while (number := os.open(os.devnull, os.O_RDWR)) <= _LAST_STANDARD:
        pass
    os.close(number)


def drop_output() -> None:
    """Write nothing more to standard output, not even what still waits there: Python would complain of it at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def finish() -> None:
    """Send off what was said on standard errors; where that fails there is nobody to be told."""
    try:
        sys.stderr.flush()
    except (OSError, ValueError):
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())
