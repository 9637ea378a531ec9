"""What was learnt, not thought out: see docs/bots.md for where these numbers come from."""

from typing import Final

JERSEYS: Final = dict.fromkeys((3, 4, 5, 6), (0.8, 0.2, 0.75, 0.5, 0.88, 0.7, 1.3))
MEANS: Final = dict.fromkeys((3, 4, 5, 6), (0.54, 0.2, 1.25, 1.6, 1.5, 2.3, 0.3, 0.1))
