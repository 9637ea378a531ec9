"""What was learnt, not thought out: see docs/bots.md for where these numbers come from."""

from typing import Final

JERSEYS: Final = (0.8, 0.2, 0.75, 0.5, 0.88, 0.7, 1.3)
"""One to go, two to go, each still missing, each kind lacking; a third of a rainbow: greens, dots, points."""
MEANS: Final = (1.8, 0.3, 1.8, 1.9, 1.7, 2.6, 0.4, 0.1)
"""Energy, the first twenty of it, domestiques, both together up to sixty, tolls; who leads: the line, green, dots."""
