"""The pictures: six geese with their hats, and what is painted on the spaces."""

from functools import cache

INKS = {
    "red": ("#c8402f", "#fff8ea", "#1e2a38"), "blue": ("#2f6690", "#fff8ea", "#fff8ea"),
    "yellow": ("#f2b705", "#1e2a38", "#c8402f"), "green": ("#3a6b4b", "#fff8ea", "#f2b705"),
    "plum": ("#6b3f69", "#fff8ea", "#e9b8d2"), "black": ("#26313f", "#fff8ea", "#26313f"),
}  # fmt: skip
"""The inks of a goose, of the letter on it, and of its hat."""
_BODY = (
    "M-25-28L-17-24C-10-33 1-32 4-30C7-35 4-40 5-46C7-56 20-57 21-47C22-41 17-38 18-30C20-24 21-18 18-12"
    "C13-3-10-2-16-9C-20-14-22-20-25-28z"
)
_GOOSE = (
    '<path d="M-4-6V0H2M6-6V0H12" fill="none" stroke="#d9822b" stroke-width="3.4" stroke-linecap="round"/>'
    f'<path style="fill:var(--ink-of);stroke:#fffaf0;stroke-width:2.4;paint-order:stroke" d="{_BODY}"/><path '
    f'fill="#d9822b" stroke="#fffaf0" stroke-width="1.6" style="paint-order:stroke" d="M20-51L31-46L20-42.5z"/>'
    '<circle style="fill:var(--on-ink)" cx="15" cy="-48" r="2.3"/><path '
    'style="fill:none;stroke:var(--on-ink);stroke-width:2;stroke-linecap:round;opacity:.55" d="M-14-18Q-6-8 6-13"/>'
)
_HATS = {
    "red": '<path d="M3-53Q4-63 14-62Q24-61 22-53z"/><path d="M13-62l2-4" stroke-width="2.6"/>',
    "blue": '<path d="M5-53V-60H21V-53z"/><path d="M3-60H23L21-65H5z" fill="#fffaf0"/>',
    "yellow": '<path d="M-3-52Q13-58 29-51Q13-47-3-52z"/><path d="M6-54Q7-64 14-64Q21-63 21-54z"/>',
    "green": '<path d="M3-53L12-68L23-52z"/><path d="M18-60q7-5 8-11q-8 2-10 8z" fill="#c8402f"/>',
    "plum": '<path d="M13-55L2-62V-49zM13-55L24-62V-49z"/><circle cx="13" cy="-55.5" r="2.6"/>',
    "black": '<path d="M6-54V-69H21V-54z"/><path d="M1-53H26" stroke-width="4" stroke-linecap="round"/>',
}
_SIGNS = {
    "goose": '<g transform="translate(0 17) scale(.68)"><path d="M-25-28L-17-24C-10-33 1-32 4-30C7-35 4-40 5-46C7-56 '
    "20-57 "
    '21-47C22-41 17-38 18-30C20-24 21-18 18-12C13-3-10-2-16-9C-20-14-22-20-25-28z" fill="#fffdf6" stroke="#1e2a38" '
    'stroke-width="3"/><path d="M20-51L31-46L20-42.5z" fill="#d9822b"/><circle cx="15" cy="-48" r="2.6" '
    'fill="#1e2a38"/></g>',
    "bridge": '<path d="M-26 16V4Q0-22 26 4V16H16Q0-4-16 16z" fill="#e4b574" stroke="#1e2a38" stroke-width="2.6"/>'
    '<path d="M-28 20q7-5 14 0t14 0t14 0t14 0" fill="none" stroke="#fff8ea" stroke-width="3"/>',
    "inn": '<path d="M-20-4L0-22L20-4V18H-20z" fill="#f6efe0" stroke="#1e2a38" stroke-width="2.6"/>'
    '<path d="M-25-3L0-25L25-3" fill="none" stroke="#c8402f" stroke-width="5"/>'
    '<path d="M-8 18V4H3V18z" fill="#1e2a38"/><path d="M8 2h8v8h-8z" fill="#f2b705"/>',
    "dice": '<g stroke="#1e2a38" stroke-width="2.4"><path d="M-22-12l18-5 5 18-18 5z" fill="#fffdf6"/>'
    '<path d="M2 0l17-3 3 17-17 3z" fill="#c8402f"/></g><path d="M-12.5-5h0M-7 2h0M-16.5-1h0M12 7h0" stroke="#1e2a38" '
    'stroke-width="4.4" stroke-linecap="round"/>',
    "well": '<path d="M-17-6V-20M17-6V-20" stroke="#7a5a3c" stroke-width="4"/><path d="M-25-17L0-29L25-17z" '
    'fill="#c8402f" '
    'stroke="#1e2a38" stroke-width="2.4"/><path d="M-22-4H22L18 20H-18z" fill="#b9b2a0" stroke="#1e2a38" '
    'stroke-width="2.6"/><ellipse cy="-4" rx="22" ry="6" fill="#17324a" stroke="#1e2a38" stroke-width="2.6"/>',
    "maze": '<path d="M-22-20H22V20H-22V-10H12V10H-10V2" fill="none" stroke="#f6efe0" stroke-width="5" '
    'stroke-linejoin="round" stroke-linecap="round"/>',
    "prison": '<path d="M-22 20V-8Q-22-24 0-24Q22-24 22-8V20z" fill="#1e2a38"/>'
    '<path d="M-12-18V20M0-22V20M12-18V20M-22 2H22" stroke="#cfc6b0" stroke-width="4"/>',
    "death": '<path d="M-17-6Q-17-24 0-24Q17-24 17-6Q17 3 10 7V17H-10V7Q-17 3-17-6z" fill="#f6efe0"/>'
    '<circle cx="-7" cy="-6" r="4.6" fill="#1e2a38"/><circle cx="7" cy="-6" r="4.6" fill="#1e2a38"/>'
    '<path d="M0 0l-3 5h6zM-4 11V17M0 11V17M4 11V17" fill="#1e2a38" stroke="#1e2a38" stroke-width="1.6"/>',
}
_PIPS = {1: "M0 0h0", 2: "M-7-7h0M7 7h0", 3: "M-8-8h0M0 0h0M8 8h0", 4: "M-7-7h0M7-7h0M-7 7h0M7 7h0",
         5: "M-8-8h0M8-8h0M0 0h0M-8 8h0M8 8h0", 6: "M-7-9h0M7-9h0M-7 0h0M7 0h0M-7 9h0M7 9h0"}  # fmt: skip


@cache
def sprites() -> str:
    """All that is used by its name, for the definitions of a page."""
    style = "fill:var(--hat);stroke:#1e2a38;stroke-width:1.8;stroke-linejoin:round"
    hats = "".join(f'<g id="oie-hat-{colour}" style="{style}">{hat}</g>' for colour, hat in _HATS.items())
    signs = "".join(f'<g id="oie-{name}">{sign}</g>' for name, sign in _SIGNS.items())
    return f'<g id="oie-goose-body">{_GOOSE}</g>{hats}{signs}'


def use(name: str, place: str = "") -> str:
    """A picture by its name."""
    return f'<use href="#oie-{name}"' + (f' transform="{place}"' if place else "") + "/>"


def goose(colour: str, letter: str = "") -> str:
    """A goose of a colour, standing on 0, 0, with its hat and its letter; the style sheet inks what is inside `t-`."""
    told = f'<text class="letter" x="1" y="-14">{letter}</text>' if letter else ""
    return f"{use('goose-body')}{use(f'hat-{colour}')}{told}"


def inked(colour: str) -> str:
    """The inks of a goose where no style sheet is."""
    ink, on, hat = INKS[colour]
    return f"--ink-of:{ink};--on-ink:{on};--hat:{hat}"


def die(value: int) -> str:
    """A die, 0 for one that has not been thrown."""
    pips = f'<path class="pips" d="{_PIPS[value]}"/>' if value else '<text class="ask" y="9">?</text>'
    return f'<rect class="die" x="-17" y="-17" width="34" height="34" rx="7"/>{pips}'
