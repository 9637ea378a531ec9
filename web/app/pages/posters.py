"""The programme: a poster for each game, with what one wants to know before sitting down."""

from collections.abc import Sequence

from app.i18n.pages import say
from app.ui.components import ART
from app.ui.html import Html, join, tag
from pygame_core.engine.core.meta import Meta
from pygame_core.engine.texts.language import french as typeset

_LONG_TITLE = 11
"""Names from this length on stand in two lines over their poster."""
MOST_DIFFICULT = 5
_WIDE = 2
"""So many posters share the first row of a tablet; the others stand three abreast."""


def programme(lang: str, games: Sequence[Meta], panel: tuple[str, Html] | None) -> Html:
    """All games; the open panel stands under the poster it belongs to."""
    events = []
    for place, meta in enumerate(games, start=1):
        events.append(_event(lang, meta, place))
        if panel and panel[0] == meta.id:
            events.append(tag("li", panel[1], class_="panel"))
    return tag(
        "section",
        tag("h2", say(lang, "programme"), id="h-programme"),
        tag("ol", events),
        class_="programme",
        id="programme",
        tabindex="-1",
        aria_labelledby="h-programme",
    )


def _event(lang: str, meta: Meta, place: int) -> Html:
    shape = {"first": place == 1, "wide": place <= _WIDE, "even": place % 2 == 0}
    classes = ["event", f"g-{meta.id}", *(name for name, true in shape.items() if true)]
    return tag("li", _poster(lang, meta), _bill(lang, meta), class_=" ".join(classes), id=f"event-{meta.id}")


def _poster(lang: str, meta: Meta) -> Html:
    # The poster does what the button beside it does: for the finger, not once more for the keyboard and the ear.
    return tag("div", titled(lang, meta), class_="poster", aria_hidden="true", data_do=f"play:{meta.id}")


def titled(lang: str, meta: Meta) -> Html:
    """The picture with its title printed over it."""
    picture = tag("img", src=poster(meta), width=300, height=400, alt="")
    return join(picture, tag("span", [tag("span", line) for line in title_lines(meta.names[lang])], class_="title"))


def title_lines(name: str) -> list[str]:
    """A title as it is printed over a poster."""
    return name.split(" ", 1) if len(name) >= _LONG_TITLE else [name]


def _bill(lang: str, meta: Meta) -> Html:
    facts: list[tuple[str, Html | str]] = [(say(lang, "players"), _span(*meta.players))]
    if meta.minutes:
        facts.append((say(lang, "minutes"), _span(min(meta.minutes.values()), max(meta.minutes.values()))))
    if meta.difficulty:
        facts.append((say(lang, "difficulty"), _pips(lang, meta.difficulty)))
    listed = tag("dl", [tag("div", tag("dt", name), tag("dd", value)) for name, value in facts])
    return tag(
        "div",
        tag("h3", meta.names[lang]),
        listed,
        tag("p", meta.pitch[lang] if lang != "fr" else typeset(meta.pitch[lang]), class_="pitch"),
        _doors(lang, meta),
        class_="bill",
    )


def poster(meta: Meta) -> str:
    """The address of a game's poster."""
    return f"{ART}poster-{meta.id}.svg"


def _doors(lang: str, meta: Meta) -> Html:
    name = tag("span", f" {meta.names[lang]} ", class_="vh")
    small = tag("small", say(lang, "against"))
    return join(
        tag("button", say(lang, "play"), name, small, type="button", class_="play", data_do=f"play:{meta.id}"),
        tag(
            "p",
            tag("a", say(lang, "set_up"), name, class_="set", href=f"#/new/{meta.id}", id=f"set-{meta.id}"),
            " ",
            tag("a", say(lang, "learn_short"), name, class_="set", href=f"#/learn/{meta.id}"),
            class_="doors",
        ),
    )


def _pips(lang: str, difficulty: int) -> Html:
    """How difficult, as so many full dots of five; in words for those who hear it."""
    dots = [tag("i", class_="on" if dot < difficulty else None) for dot in range(MOST_DIFFICULT)]
    return tag("span", dots, class_="pips", role="img", aria_label=say(lang, "difficulty_of", n=difficulty))


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"
