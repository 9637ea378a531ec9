"""Runs a program that does not outlive whoever started it: `python tools/tied.py PROGRAM ...`.

Standard input is the rope: it ends when the one that holds it lets go or dies, however that happens, `kill -9`
included. Then the program and all that it started are asked to end, and a while later they are ended.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

PATIENCE = 5


def command(*program: str | Path) -> list[str]:
    """The command line that runs a program tied to who holds its standard input."""
    return [sys.executable, "-I", str(Path(__file__)), *map(str, program)]


def end(child: subprocess.Popen[bytes]) -> None:
    """Waits for the rope to be let go; then ends everything here."""
    while os.read(0, 1):
        pass
    if os.name == "nt":
        child.kill()
        return
    os.killpg(0, signal.SIGINT)
    time.sleep(PATIENCE)
    os.killpg(0, signal.SIGKILL)


def main() -> int:
    """The program's own status."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # who starts things in the background passes on a deaf ear
    child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end, args=[child], daemon=True).start()
    status = child.wait()
    return status if status >= 0 else 128 - status


if __name__ == "__main__":
    sys.exit(main())
