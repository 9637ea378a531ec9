"""The few signs that the interface draws, in one hand: 24 x 24, a line of 2.2."""

from app.ui.html import Html

_PATHS = {
    "back": '<path d="M15 4L7 12l8 8"/>',
    "close": '<path d="M6 6l12 12M18 6L6 18"/>',
    "go": '<path class="dot" d="M7 4l13 8-13 8z"/>',
    "plus": '<path d="M12 5v14M5 12h14"/>',
    "minus": '<path d="M5 12h14"/>',
    "check": '<path d="M4 12.5l5 5L20 6.5"/>',
    "install": '<path d="M12 4v12M6 11l6 6 6-6M4 21h16"/>',
    "person": '<circle cx="12" cy="8" r="4.2"/><path d="M4 21q0-7.5 8-7.5t8 7.5"/>',
    "computer": '<rect x="3.5" y="5" width="17" height="12" rx="2"/><path d="M8 21h8M9 9.5v3M15 9.5v3"/>',
    "light": '<circle cx="12" cy="12" r="4.6"/>'
    '<path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>',
    "night": '<path d="M19.5 14.5A8.2 8.2 0 1 1 10 4.6a6.6 6.6 0 0 0 9.5 9.9z"/>',
    "contrast": '<circle cx="12" cy="12" r="8.6"/><path class="dot" d="M12 3.4a8.6 8.6 0 0 1 0 17.2z"/>',
    "undo": '<path d="M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11H9"/>',
    "redo": '<path d="M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h5"/>',
    "keys": '<path d="M8.5 3h7v7h-7zM1.5 12h7v7h-7zM8.5 12h7v7h-7zM15.5 12h7v7h-7z"/>',
    "film": '<path d="M5 8a8 8 0 1 1-1 6M4 3v5h5"/><path class="dot" d="M10 8.5l6 3.7-6 3.7z"/>',
    "hint": '<path d="M7 9a5 5 0 0 1 10 0v7H7zM9 19h6M12 1v2M3 9H1M23 9h-2M5 3L4 2M19 3l1-1M10 9l2 2 2-2"/>',
    "odds": '<path d="M4 5h11v11H4z"/><path d="M15 8l5 1-2 11-9-1.6"/>'
    '<path class="dot" d="M7 8h1.5v1.5H7zM10.5 11.5H12V13h-1.5z"/>',
    "deduction": '<path d="M3 21V9l6-5 6 5v12z"/><path d="M15 12h6v9H3"/><path d="M7 21v-5h4v5M18 15v.1M18 18v.1"/>',
    "exits": '<path d="M4 12h9M9 7l5 5-5 5"/><path d="M14 4h6v16h-6"/>',
    "why": '<path d="M8 8q0-5 4.5-5T17 7.5c0 4-4.5 3.5-4.5 8M12.5 19.5v1.5"/>',
    "rules": '<path d="M12 6Q8 3 2 4v15q6-1 10 2 4-3 10-2V4q-6-1-10 2zM12 6v15M5 8.5q2-.2 4 .6M5 12.5q2-.2 4 .6"/>',
    "log": '<path d="M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM8.5 8h7M8.5 12h7"/>',
    "sheet": '<path d="M4 3h16v18H4zM4 8.5h16M4 13h16M4 17h16M10 3v18"/>',
    "share": '<path d="M2 6h20v13H2zM2 6l10 8L22 6"/>',
    "menu": '<path d="M3 6h18M3 12h18M3 18h18"/>',
    "loupe": '<path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM15 15l7 7M7 10h6M10 7v6"/>',
    "flag": '<path d="M4 2v20"/>'
    '<path class="dot" d="M4 3h5v4H4zM14 3h5v4h-5zM9 7h5v4H9zM4 11h5v4H4zM14 11h5v4h-5z"/><path d="M4 3h15v12H4z"/>',
}


def icon(name: str) -> Html:
    """A sign that says nothing by itself: the words stand beside it, or in the button's label."""
    return Html(f'<svg class="ico" viewBox="0 0 24 24" aria-hidden="true">{_PATHS[name]}</svg>')
