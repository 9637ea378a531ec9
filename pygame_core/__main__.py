"""`python3 -m pygame_core`: the command line."""

import sys

from pygame_core.cli import main

if __name__ == "__main__":
    sys.exit(main())
