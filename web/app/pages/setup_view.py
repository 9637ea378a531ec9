"""The new table as markup: chips with the seats' marks, the chosen seat's controls, the options folded, the start."""

from typing import TYPE_CHECKING, Any

from app.i18n.pages import say
from app.ui.components import levels
from app.ui.html import Html, bool_text, join, tag
from app.ui.icons import icon
from pygame_core.engine import registry
from pygame_core.engine.core.options import LEVELS, NAME_LENGTH, Option, Seat

if TYPE_CHECKING:
    from app.pages.setup import NewTable


def panel(table: "NewTable") -> Html:
    """The panel under the poster."""
    return tag(
        "section",
        inside(table),
        class_=f"setup g-{table.meta.id}",
        id="setup",
        tabindex="-1",
        aria_labelledby="h-setup",
    )


def inside(table: "NewTable") -> Html:
    """What stands in the panel, painted anew at each tap."""
    lang, meta = table.desk.lang, table.meta
    close = tag("a", icon("close"), class_="close", href="#/", aria_label=say(lang, "close"))
    sprites = Html(registry.module(meta.id).drawing.defs())
    return join(
        sprites,
        tag("header", tag("h2", say(lang, "table_of", game=meta.names[lang]), id="h-setup"), close),
        tag("p", tag("a", say(lang, "learn"), class_="link", href=f"#/learn/{meta.id}"), class_="to-learn"),
        tag(
            "form",
            table.nameless is not None and _me(table),
            tag("div", _seats(table), tag("div", _edit(table), id="edit"), class_="cols"),
            _front(table),
            tag(
                "div",
                _options(table),
                tag("button", say(lang, "invite" if table.elsewhere else "start"), class_="start", id="start"),
                class_="end",
            ),
            _error(table, "table"),
            table.invitation and _invitation(table),
            data_do="table:start",
            novalidate=True,
            autocomplete="off",
        ),
    )


def _invitation(table: "NewTable") -> Html:
    """The other side begins: what to send them."""
    from app.ui.link_box import made  # Few tables need it, and the home page should start fast.

    lang, letters = table.desk.lang, registry.module(table.meta.id).letters
    assert letters  # Else nobody is invited.
    title, more = tag("h3", letters.words("begin", lang)), tag("p", letters.words("begin_more", lang))
    return tag("div", title, more, made(lang, table.invitation), class_="invite")


def seat_mark(game: str, colour: str) -> Html:
    """The mark of a seat, as the game draws it."""
    return tag("span", Html(registry.module(game).drawing.seat_mark(colour)), class_="tok", aria_hidden="true")


def _me(table: "NewTable") -> Html:
    """What to call the person of this device, here and in all games to come."""
    return name_field(table.desk.lang, table.me, "table:enter:me", change="table:name")


def name_field(lang: str, value: str, enter: str, *, change: str | None = None) -> Html:
    """The name of this device's person, which nobody has to tell."""
    field = tag(
        "input", type="text", name="me", id="me", value=value, maxlength=NAME_LENGTH, autocomplete="nickname",
        enterkeyhint="next", data_enter=enter, data_change=change,
    )  # fmt: skip
    words = tag("span", say(lang, "my_name"), " ", tag("small", say(lang, "my_name_more")))
    return tag("label", words, field, class_="me")


# ------------------------------------------------------------------ seats
def _seats(table: "NewTable") -> Html:
    lang, (least, most) = table.desk.lang, table.meta.players
    chips = [tag("li", _chip(table, place, seat)) for place, seat in enumerate(table.seats)]
    if len(table.seats) < most:
        words = tag("span", say(lang, "add_seat"), class_="who")
        chips.append(
            tag(
                "li",
                tag(
                    "button", icon("plus"), words, type="button", class_="chip add", data_do="table:add", id="add-seat"
                ),
            )
        )
    lead = table.meta.lead
    small = tag("small", say(lang, "seat_range_lead" if lead else "seat_range", least=least, most=most))
    swap = tag("button", say(lang, "swap"), type="button", class_="link", data_do="table:swap", id="swap")
    return tag("div", tag("h3", say(lang, "who_plays"), " ", small), tag("ul", chips, class_="seats"), lead and swap)


def _chip(table: "NewTable", place: int, seat: Seat) -> Html:
    lang = table.desk.lang
    part = table.meta.colour_names[seat.colour][lang]
    # Where seats play different parts, the part is worth reading, unless the name says it.
    told = table.meta.lead and part != seat.name
    colour = tag("span", f" {part} ", class_="part" if told else "vh")
    return tag(
        "button",
        seat_mark(table.meta.id, seat.colour),
        tag("span", seat.name or "…", colour, class_="who"),
        tag("span", _kind(lang, seat), class_="kind"),
        type="button",
        class_="chip",
        id=f"seat-{place}",
        data_do=f"table:seat:{place}",
        aria_expanded=bool_text(table.chosen == place),
        aria_controls="edit",
    )


def _kind(lang: str, seat: Seat) -> Html:
    if not seat.is_computer:
        return join(icon("person"), tag("small", say(lang, "here" if seat.is_person else "elsewhere")))
    return join(icon("computer"), levels(seat.level), tag("span", say(lang, "level", level=seat.level), class_="vh"))


def _edit(table: "NewTable") -> Html | None:
    if table.chosen is None:
        return None
    lang, seat = table.desk.lang, table.seats[table.chosen]
    field = f"name-{table.chosen}"
    wrong = "name" in table.errors
    name = tag(
        "label",
        say(lang, "name"),
        tag(
            "input", type="text", name=field, id=field, value=seat.name, maxlength=table.meta.name_length,
            enterkeyhint="next", data_enter=f"table:enter:{field}",
            data_change="table:name", aria_invalid="true" if wrong else None,
            aria_describedby="error-name" if wrong else None,
        ),
        class_="name",
    )  # fmt: skip
    remove = tag("button", say(lang, "remove_seat"), type="button", class_="link", data_do="table:remove")
    return tag(
        "div", name, _error(table, "name"), _kinds(table, seat), _inks(table, seat), table.removable and remove,
        class_="edit", role="group", aria_label=seat.name or say(lang, "name"),
    )  # fmt: skip


def _kinds(table: "NewTable", seat: Seat) -> Html:
    lang = table.desk.lang
    people = [
        tag(
            "button", icon("person" if kind == "person" else "share"), say(lang, kind), type="button",
            data_do=f"table:kind:{kind}", aria_pressed=bool_text(seat.kind == kind),
        )
        for kind in ("person", "remote")
    ]  # fmt: skip
    computers = [
        tag(
            "button", levels(level), _level_name(table, level), type="button", data_do=f"table:kind:{level}",
            aria_pressed=bool_text(seat.is_computer and seat.level == level),
        )
        for level in LEVELS
    ]  # fmt: skip
    return tag("div", people, computers, class_="seg", role="group", aria_label=say(lang, "who_plays"))


def _level_name(table: "NewTable", level: int) -> str:
    lang = table.desk.lang
    own = table.meta.level_names.get(level)
    return own[lang] if own else say(lang, f"level_{level}")


def _inks(table: "NewTable", seat: Seat) -> Html | None:
    lang, names = table.desk.lang, table.meta.colour_names
    place = table.seats.index(seat)
    taken, colours = table.taken(place), table.colours(place)
    if len(colours) < 2:
        return None
    buttons = [
        tag(
            "button", seat_mark(table.meta.id, colour), type="button", data_do=f"table:ink:{colour}",
            disabled=colour in taken,
            aria_pressed=bool_text(colour == seat.colour),
            aria_label=say(lang, "taken", colour=names[colour][lang]) if colour in taken else names[colour][lang],
        )
        for colour in colours
    ]  # fmt: skip
    return tag("div", buttons, class_="inks", role="group", aria_label=say(lang, "colour"))


# ------------------------------------------------------------------ options
def _options(table: "NewTable") -> Html | None:
    open_to_choice = table.open_to_choice()
    by_hand = table.meta.by_hand
    if not open_to_choice and not by_hand:
        return None
    lang = table.desk.lang
    folded = [option for option in open_to_choice if not option.front]
    unusual = [option for option in folded if table.options[option.name] != option.default]
    values = {option.label[lang]: _shown(table, option, table.options[option.name]) for option in unusual}
    told = [say(lang, "option_told", option=label, value=value) for label, value in values.items()]
    told += [say(lang, "real_box")] * table.real_dice
    chosen = " · ".join(told) or say(lang, "options_usual")
    summary = tag("summary", say(lang, "options"), " ", tag("small", chosen), data_do="table:fold", id="fold")
    typed = [option for option in open_to_choice if option.front and option.kind == "text"]
    rows = [*[_option(table, option) for option in [*typed, *folded]], bool(by_hand) and _real_box(table)]
    return tag("details", summary, tag("div", rows, class_="options"), open=table.unfolded, id="options")


def _front(table: "NewTable") -> Html | None:
    """What changes the game most, asked at once: buttons, or a list of proposals."""
    asked = [option for option in table.open_to_choice() if option.front]
    drawn = [(_proposals if option.kind == "text" else _buttons)(table, option) for option in asked]
    return tag("div", drawn, class_="front") if drawn else None


def _buttons(table: "NewTable", option: Option) -> Html:
    lang = table.desk.lang
    buttons = [
        tag(
            "button", _shown(table, option, value), type="button", data_do=f"table:set:{option.name}:{value}",
            aria_pressed=bool_text(table.options[option.name] == value),
        )
        for value in option.allowed(len(table.seats))
    ]  # fmt: skip
    heading = tag("h3", option.label[lang], id=f"front-{option.name}")
    return tag("div", heading, tag("div", buttons, class_="seg", role="group", aria_labelledby=f"front-{option.name}"))


def _proposals(table: "NewTable", option: Option) -> Html:
    """Of something that can be written, what most people want; what was written is there, too."""
    value = table.options[option.name]
    offered = option.values if value in option.values else (*option.values, value)
    choices = [tag("option", _shown(table, option, one), value=one, selected=one == value) for one in offered]
    name = f"proposal-{option.name}"
    label = tag("label", tag("h3", option.label[table.desk.lang]), for_=name)
    return tag("div", label, tag("select", choices, name=name, id=name, data_change=f"table:propose:{option.name}"))


def _option(table: "NewTable", option: Option) -> Html:
    lang, field = table.desk.lang, f"option-{option.name}"
    label = option.label[lang]
    wrong = option.name in table.errors
    notes = [f"help-{option.name}"] * bool(option.help) + [f"error-{option.name}"] * wrong
    told = {"aria_invalid": "true" if wrong else None, "aria_describedby": " ".join(notes) or None}
    return tag(
        "div",
        tag("label", say(lang, "typed", option=label) if option.front else label, for_=field),
        (_words if option.kind == "text" else _values)(table, option, field, told),
        bool(option.help) and tag("p", option.help[lang], class_="small", id=f"help-{option.name}"),
        _error(table, option.name),
        class_="option",
    )


def _words(table: "NewTable", option: Option, field: str, told: dict[str, str | None]) -> Html:
    """Something to be written."""
    return tag(
        "input", type="text", name=field, id=field, value=table.options[option.name], maxlength=option.longest,
        enterkeyhint="next", data_enter=f"table:enter:{field}", data_change="table:option", **told,
    )  # fmt: skip


def _values(table: "NewTable", option: Option, field: str, told: dict[str, str | None]) -> Html:
    """Something to be chosen."""
    choices = [
        tag("option", _shown(table, option, value), value=str(value), selected=table.options[option.name] == value)
        for value in option.allowed(len(table.seats))
    ]
    return tag("select", choices, name=field, id=field, data_change="table:option", **told)


def _real_box(table: "NewTable") -> Html:
    """Whether people roll and draw themselves, and what the page keeps to itself all the same."""
    lang = table.desk.lang
    choices = [
        tag("option", say(lang, words), value=bool_text(value), selected=table.real_dice == value)
        for words, value in (("box_page", False), ("box_people", True))
    ]
    return tag(
        "div",
        tag("label", say(lang, "real_box"), for_="real-dice"),
        tag("select", choices, name="real-dice", id="real-dice", data_change="table:option",
            aria_describedby="help-real-dice"),
        tag("p", table.meta.by_hand[lang], class_="small", id="help-real-dice"),
        class_="option",
    )  # fmt: skip


def _shown(table: "NewTable", option: Option, value: Any) -> str:
    lang = table.desk.lang
    if value in option.value_labels:
        return option.value_labels[value][lang]
    if option.kind == "bool":
        return say(lang, "yes" if value else "no")
    if option.kind == "seat" and isinstance(value, int):
        return table.seats[value].name
    return str(value)


def _error(table: "NewTable", name: str) -> Html | None:
    sentence = table.errors.get(name)
    return tag("p", sentence, class_="error", id=f"error-{name}", role="alert") if sentence else None
