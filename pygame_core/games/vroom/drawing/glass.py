"""A glass for who drives with a finger: it lies in a corner, and shows what is under the finger."""

import re

from pygame_core.drawing.svg import at, group

from .cars import layer, trails
from .circuit import layer as circuit
from .circuit import pawns
from .geometry import SHIFT
from .scene import Scene

_SAID = re.compile(r' (?:role|tabindex|aria-[a-z]+|data-[a-z]+)="[^"]*"')
_NAMED = re.compile(r' id="([^"]*)"')


def glass(scene: Scene) -> str:
    """Everything that may be pushed once more, under names of its own; it can be neither heard nor taken."""
    if not scene.movable:
        return group("glass", "", "")
    seen = "".join(part(scene) for part in (circuit, trails, layer, pawns))
    again = _NAMED.sub(r' id="glass-\1"', _SAID.sub("", seen))
    return group(
        "glass",
        "",
        '<clipPath id="vr-glass"><circle r="36"/></clipPath><circle class="glass-bg" r="37"/>'
        f'<g clip-path="url(#vr-glass)"><g id="glass-view"><g transform="{at(SHIFT)}">{again}</g></g></g>'
        '<circle class="glass-ring" r="36"/>',
    )
