"""The log: what happened, line by line, each a way back to its moment."""

from collections.abc import Sequence

from app.i18n.game_screen import say
from app.table.model.session import Session
from app.table.model.snapshot import Picture
from app.ui.html import Html, join, tag
from app.ui.icons import icon
from pygame_core.engine.match.audience import heard
from pygame_core.engine.texts.language import Line

_AT_HAND = 40


class Story:
    """The lines of a game, told once each: only the last turns are told again when the game goes on."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._told_as: tuple[str, tuple[str, ...], bool] | None = None
        self._lines: list[Line] = []

    def until(self, index: int, lang: str) -> list[Line]:
        """The lines up to so many answers."""
        session, names = self.session, self.session.names
        # At the end everything may be told, from the beginning.
        told_as = (lang, names, session.over)
        if told_as != self._told_as:
            self._told_as, self._lines = told_as, []
        fades = session.text.forgets(session.view(None))
        if fades:  # Then no line is kept as it was.
            self._lines = []
        # The last two may still grow: a turn is told together.
        growing = [line.entry for line in self._lines if line.entry < min(index, len(session.match.events)) - 1][-2:]
        kept = [line for line in self._lines if growing and line.entry < growing[0]]
        start = kept[-1].entry + 1 if kept else 0
        stretch = heard(session.match, session.eyes(), fades, start, index)
        told = [line._replace(entry=line.entry + start) for line in session.text.lines(stretch, names, lang)]
        self._lines = kept + told
        return self._lines


def log(picture: Picture, lines: Sequence[Line], *, whole: bool, over: bool = False) -> Html:
    """The list, the newest line last; with a way out where it lies over the table."""
    lang = picture.lang
    shown = lines if whole else lines[-_AT_HAND:]
    # Named by its place: a line that grows stays the same line.
    first = len(lines) - len(shown)
    items = [
        _item(picture, line, f"line-{number}", new=number == len(lines) - 1) for number, line in enumerate(shown, first)
    ]
    rewound = picture.session.match.rewound
    return join(
        tag("header", tag("h3", say(lang, "log"), id="h-log", tabindex="-1"), over and _close(lang)),
        tag("div", tag("ol", items), class_="tail", role="log", aria_labelledby="h-log") if items else _nothing(lang),
        len(shown) < len(lines) and tag("button", say(lang, "log_all"), type="button", class_="link", data_do="ui:all"),
        # Where the screen has no room for lines, its style sheet shows this instead of them.
        items and tag("button", say(lang, "log_all"), type="button", class_="link unrolled", data_do="ui:log"),
        rewound > 0 and tag("p", say(lang, "rewound_1" if rewound == 1 else "rewound_n", n=rewound), class_="small"),
    )


def _close(lang: str) -> Html:
    return tag(
        "button", icon("close"), type="button", class_="flat", data_do="ui:log", data_key="Escape",
        aria_label=say(lang, "close"),
    )  # fmt: skip


def _nothing(lang: str) -> Html:
    return tag("p", say(lang, "log_empty"))


def _item(picture: Picture, line: Line, name: str, *, new: bool) -> Html:
    piece = line.piece or ("" if line.seat is None else picture.colour(line.seat))
    mark = Html(picture.draw.piece(piece)) if piece else tag("i")
    jump = tag(
        "button", line.text, type="button", class_="told-line", data_do=f"ui:moment:{line.entry + 1}",
        title=say(picture.lang, "log_jump"),
    )  # fmt: skip
    return tag("li", mark, jump, class_="new" if new else None, id=name)
