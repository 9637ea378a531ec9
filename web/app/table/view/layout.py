"""Where everything stands on the table: the page as it is painted first, and its regions as they change."""

from dataclasses import dataclass

from app.core import backup
from app.core.context import Desk
from app.core.notices import notice_line
from app.i18n.game_screen import say
from app.table.model.screen_state import ScreenState
from app.table.model.snapshot import Picture
from app.table.view import (
    free_answers,
    game_over,
    handover,
    header,
    introduction,
    letter_panel,
    log,
    mail_panel,
    map_camera,
    next_die,
    player_panels,
    private_cards,
    question,
    real_dice,
    score_sheets,
    share_panel,
    since,
    toolbar,
)
from app.table.view.playback_controls import controls, past
from app.ui.html import Html, join, tag
from pygame_core.engine.texts.language import Line


@dataclass(frozen=True)
class Told:
    """What is told in words beside the picture."""

    lines: list[Line]
    happened: str = ""
    turning: tuple[Line, ...] = ()
    aids: tuple[tuple[str, str, str], ...] = ()
    """The displays that can be switched on at this moment."""
    confirm: tuple[str, str] = ("", "")
    """The answer that waits for a second tap, and the words of its button."""
    free_confirm: tuple[str, str] = ("", "")
    """The same of an answer that is open to its seat at any time."""
    hint: str = ""
    """What a newcomer should know here."""
    since: tuple[str, ...] = ()
    """What the others did since the person who is asked answered last."""


Regions = dict[str, str]
Worn = dict[str, dict[str, str | None]]


def regions(desk: Desk, picture: Picture, state: ScreenState, told: Told) -> Regions:
    """The markup inside every element that changes, by its id."""
    lang, draw, show = picture.lang, picture.draw, picture.show
    parts = {
        "notices": _notices(desk, picture, "" if picture.module.next_die else told.hint),
        "top": header.header(picture, desk.theme, loupe=state.loupe, opened=state.opened),
        "live": draw.live(picture.view, show),
        "map": map_camera.controls(picture, loupe=state.loupe, narrow=_narrow(desk)) or "",
        "podium-view": game_over.podium(picture) if _on_podium(picture, state) else score_sheets.between(picture),
        "caption": join(picture.text.caption(picture.view, picture.names, lang, picture.looker)),
        "legend": _legend(picture),
        "players": player_panels.players(picture),
        "ask": _ask(desk, picture, state, told),
        "log": log.log(picture, told.lines, whole=state.whole_log, over=state.opened == "log"),
        "tools": toolbar.tools(picture, state.opened, told.aids),
        "drawer": _drawer(desk, picture, state, told),
    }
    if strip := picture.module.strip:
        parts["strip"] = strip(picture.view, show)
    if band := picture.module.band:
        parts["band"] = band(picture.view, show)
    if die := picture.module.next_die:
        # A hint lies over what the board shows, too, never over the board.
        parts["ahead"] = _hint(desk, told.hint) if told.hint else next_die.tiles(picture, die)
    return parts


def dress(desk: Desk, picture: Picture, state: ScreenState) -> Worn:
    """The attributes that change."""
    camera, turn = map_camera.camera(picture, narrow=_narrow(desk)) if state.loupe else (None, 0)
    colour = f" by-{picture.colour(picture.seat)}" if picture.seat is not None else ""
    several = " shared" if len(picture.session.people) > 1 else ""
    return {
        "camera": {"transform": camera},
        # At the end they may slide: then keys must reach them, too.
        "players": {"class": player_panels.players_class(picture), "tabindex": "0" if picture.kind == "over" else None},
        "ask": {"class": f"ask {picture.kind}{several}{colour}"},
        "log": {"class": "log open" if state.opened == "log" else "log"},
        "board": {
            "class": "board asking-why" if state.opened == "why" else "board",
            "style": f"--turn:{-turn}deg" if turn else None,
            "data-do": "ui:nowhere" if state.opened == "why" else None,
        },
    }


def _narrow(desk: Desk) -> bool:
    return map_camera.small(desk.device.width, desk.device.height)


def page(picture: Picture, painted: Regions, dressed: Worn) -> Html:
    """Everything, for the first time."""
    lang, draw, inner = picture.lang, picture.draw, {name: Html(text) for name, text in painted.items()}
    svg = draw.around(picture.view, picture.show, painted["live"], dressed["camera"]["transform"] or "")
    classes = {name: attributes.get("class") for name, attributes in dressed.items()}
    frame = {"class_": classes["board"], "style": dressed["board"]["style"]}
    players = {"class_": classes["players"], "tabindex": dressed["players"]["tabindex"]}
    board = join(
        "strip" in inner and tag("div", inner["strip"], id="strip"),
        Html(svg),
        tag("div", inner["map"], id="map", class_="map"),
        "band" in inner and tag("div", inner["band"], id="band", class_="band"),
        tag("div", inner["podium-view"], id="podium-view", class_="podium-view"),
    )
    table = tag(
        "main",
        tag("header", inner["top"], class_="top", id="top"),
        tag("div", inner["notices"], class_="notices", id="notices"),
        tag("section", board, **frame, id="board", aria_label=say(lang, "board")),
        tag("ul", inner["legend"], class_="legend", id="legend", aria_label=say(lang, "legend")),
        tag("p", inner["caption"], class_="caption", id="caption"),
        "ahead" in inner and tag("section", inner["ahead"], class_="ahead", id="ahead"),
        tag("section", inner["players"], **players, id="players", aria_label=say(lang, "seats")),
        tag("section", inner["ask"], class_=classes["ask"], id="ask", aria_labelledby="question"),
        tag("section", inner["log"], class_=classes["log"], id="log", aria_labelledby="h-log"),
        tag("nav", inner["tools"], class_="tools", id="tools", aria_label=say(lang, "tools")),
        class_=f"table g-{picture.meta.id}",
        id="table",
    )
    return join(Html(draw.defs()), table, tag("div", inner["drawer"], id="drawer"))


# ------------------------------------------------------------------ the regions
def _ask(desk: Desk, picture: Picture, state: ScreenState, told: Told) -> Html:
    if picture.kind == "asked":
        card = private_cards.block(picture, state.peek)
        asked = question.asked(picture, picture.session.entitled, reason(picture, state), told.confirm, card)
        return join(since.block(picture, told.since), asked)
    if picture.kind == "posting":
        return _posting(desk, picture, reason(picture, state))
    if picture.kind == "handing":
        return handover.handing(picture)
    if picture.kind == "glance":
        return private_cards.page(picture, state.peek)
    if picture.kind == "dice":
        return real_dice.entry(picture, state.entered, state.reason)
    if picture.kind == "past":
        return past(desk, picture, told.happened, game_over.rounds(picture), replaying=state.replaying)
    if picture.kind == "over":
        last_words = join(mail_panel.last_word(desk, picture), letter_panel.last_word(picture), backup.last_call(desk))
        return game_over.finale(picture, list(told.turning), last_words, podium=state.podium)
    if picture.kind == "watched":
        return question.watched(picture)
    if picture.kind == "rushing":
        return question.rushing(picture, told.lines)
    ways = join(private_cards.block(picture, state.peek), controls(desk, picture, paused=state.paused))
    return question.happening(picture, told.happened, reason(picture, state), ways)


def _posting(desk: Desk, picture: Picture, why: str) -> Html:
    """The next word is another device's."""
    if picture.session.copy:
        return letter_panel.waiting(picture, why)
    stand = mail_panel.sending if picture.session.posts else mail_panel.awaiting
    return stand(desk, picture, why)


def reason(picture: Picture, state: ScreenState) -> str:
    """Why what was tapped last cannot be chosen; while nothing was, what to tap."""
    return state.reason or (say(picture.lang, "why_ask") if state.opened == "why" else "")


def _drawer(desk: Desk, picture: Picture, state: ScreenState, told: Told) -> Html:
    if state.opened == "errands":
        return free_answers.sheet(picture, state.free_seat, state.free_kind, told.free_confirm)
    if state.opened == "odds":
        return toolbar.odds(picture)
    if state.opened == "rules":
        return toolbar.rules(picture)
    if state.opened == "sheet":
        return score_sheets.panel(picture)
    if state.opened == "aim":
        return introduction.card(picture, first=state.greeting)
    if state.opened == "menu":
        return toolbar.menu(picture, desk.theme)
    if state.opened == "share":
        return share_panel.panel(desk, picture, state.link)
    return state.note


def _legend(picture: Picture) -> Html:
    draw, items = picture.draw, picture.text.legend(picture.lang)
    drawn = ((draw.sign(art), words) for art, words in items)
    return join([tag("li", Html(art), words, class_=None if art else "roomy") for art, words in drawn])


def _notices(desk: Desk, picture: Picture, hint: str) -> Html:
    lines = [notice_line(desk.lang, notice) for notice in desk.notices]
    if hint:
        lines.append(_hint(desk, hint))
    if not picture.session.mine:
        claim = tag("button", say(desk.lang, "take_over"), type="button", class_="link", data_do="ui:claim")
        lines.append(tag("div", tag("p", say(desk.lang, "elsewhere")), claim, class_="notice"))
    return join(lines)


def _hint(desk: Desk, hint: str) -> Html:
    read = tag("button", say(desk.lang, "hint_read"), type="button", class_="link", data_do="ui:read")
    return tag("div", tag("p", hint), read, class_="notice newcomer", role="status")


def _on_podium(picture: Picture, state: ScreenState) -> bool:
    return picture.kind == "over" and state.podium
