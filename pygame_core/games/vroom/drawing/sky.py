"""The weather of the round, lightly over the table: it never hides a car but in the fog, where cars are not drawn."""

from pygame_core.drawing.svg import group

from .geometry import TABLE
from .scene import Scene

_ALL = f"M0 0H{TABLE[0]}V{TABLE[1]}H0z"
_DROPS = "".join(
    f"M{137 * drop % 1187 + 8} {211 * drop % 640 + 14}l-{7 + drop % 5} {24 + drop * 7 % 17}" for drop in range(46)
)
_SHINE = "M90 250L330 60M140 300L300 172M760 640L1010 440M820 660L930 572M560 190L640 128M1010 210L1120 122"
_GUSTS = "M60 130H420a34 34 0 1 0-34-34M180 560H640a40 40 0 1 1-40 40M720 250H1080a30 30 0 1 0-30-30"
_BANKS = "M80 160H560M690 120H1010M260 300H900M60 440H480M640 470H1130M300 590H760M860 600H1120"
_DRAWN = {
    "rain": f'<path class="drops" d="{_DROPS}"/>',
    "ice": f'<path class="ice" d="{_ALL}"/><path class="shine" d="{_SHINE}"/>',
    "wind": f'<path class="gust" d="{_GUSTS}"/>',
    "fog": f'<path class="fog" d="{_ALL}"/><path class="bank" d="{_BANKS}"/>',
}


def layer(scene: Scene) -> str:
    """What this round brings; nothing in the sun, or once the round is over."""
    sky = str(scene.view["sky"]) if scene.driving else ""
    if sky == "fog" and not scene.foggy:
        sky = ""
    return group("sky", f"sky {sky}" if sky else "", _DRAWN.get(sky, ""))
