"""Statistics of the games that were finished on this device: what the book of finished games comes to, by game."""

from collections.abc import Callable, Mapping, Sequence

from app.core.context import Desk
from app.core.notices import notices
from app.core.screen import Form, Page, Reply
from app.i18n.dates import day, iso, length
from app.i18n.pages import plural
from app.pages import statistics_totals
from app.pages.saved_game_card import names_of_games
from app.storage import finished_games
from app.storage.finished_games import Line
from app.ui.bar_chart import BARS, lengths
from app.ui.components import back_bar, document_title
from app.ui.html import Html, join, tag
from pygame_core.engine import registry
from pygame_core.engine.texts.language import NO_BREAK

LATEST = 5


class Statistics(Page):
    """The page; what was erased can be put back as long as it is open."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.torn: dict[str, str] = {}

    def paint(self) -> Reply:
        """The whole page."""
        lang, lines = self.desk.lang, finished_games.lines(self.desk.library)
        body = tag(
            "main",
            back_bar(lang, "statistics"),
            notices(self.desk),
            self._forgotten(),
            self._summary(lines) if lines else tag("p", self.desk.say("no_statistics"), class_="context"),
            [self._game(game, played) for game, played in statistics_totals.by_game(lines).items()],
            self._ways(lines),
            class_="sheet page broad",
            id="page",
        )
        return {"paint": {"app": body}, "title": document_title(self.desk.say("statistics"))}

    def do(self, action: str, form: Form | None) -> Reply:
        """Carry the table away; erase, and put back."""
        library = self.desk.library
        if action == "table":
            return self._table()
        if action == "forget":
            self.torn |= finished_games.tear_out(library)
            return {**self.paint(), "focus": "unforget"}
        if action == "unforget":
            finished_games.put_back(library, self.torn)
            self.torn = {}
            return {**self.paint(), "focus": "page-title"}
        return {}

    def _table(self) -> Reply:
        lang = self.desk.lang
        text = finished_games.table(finished_games.lines(self.desk.library), names_of_games(), lang, iso)
        name = self.desk.say("table_file")
        return {"effect": {"type": "download", "name": name, "text": text, "mime": "text/csv"}}

    # -------------------------------------------------------------- markup
    def _forgotten(self) -> Html | None:
        if not self.torn:
            return None
        button = tag(
            "button", self.desk.say("unforget"), type="button", class_="link", data_do="unforget", id="unforget"
        )
        return tag("div", tag("p", self.desk.say("forgotten")), button, class_="notice")

    def _summary(self, lines: Sequence[Line]) -> Html:
        desk, lang, count = self.desk, self.desk.lang, len(lines)
        time = desk.say("total_time", time=length(lang, sum(line.minutes for line in lines)))
        first = day(lang, lines[-1].when)
        charted = any(len(played) > 1 for played in statistics_totals.by_game(lines).values())
        return join(
            tag(
                "p",
                tag("b", desk.say(plural("total", count), count=count)),
                tag("span", " · ".join([time, desk.say("since", day=first)] if first else [time])),
                class_="total",
            ),
            tag("p", desk.say("statistics_help"), class_="small"),
            charted and tag("p", desk.say("chart_key"), class_="small"),
        )

    def _game(self, game: str, lines: Sequence[Line]) -> Html:
        desk, lang = self.desk, self.desk.lang
        facts = [
            desk.say(plural("total", len(lines)), count=len(lines)),
            desk.say("usual_length", time=length(lang, statistics_totals.usual_minutes(lines))),
            desk.say("last_played", day=day(lang, lines[0].when)),
        ]
        return tag(
            "section",
            tag("h2", _name(game, lang), id=f"h-{game}"),
            tag("p", " · ".join(facts), class_="small"),
            tag("div", self._chart(game, lines), self._scores(game, lines)),
            tag(
                "div",
                tag("h3", desk.say("endings")),
                tag("p", ", ".join(f"{words} ({count})" for words, count in statistics_totals.endings(lines, lang))),
                tag("h3", desk.say("latest")),
                tag("ul", [self._line(line) for line in lines[:LATEST]], class_="latest"),
            ),
            class_=f"tally g-{game}",
            aria_labelledby=f"h-{game}",
        )

    def _chart(self, game: str, lines: Sequence[Line]) -> Html | None:
        shown = lines[:BARS][::-1]
        if len(shown) < 2:
            return None
        desk = self.desk
        label = desk.say(
            "chart",
            count=len(shown),
            game=_name(game, desk.lang),
            won=sum(line.won for line in shown),
            longest=length(desk.lang, max(line.minutes for line in shown)),
        )
        return lengths([(line.minutes, line.won) for line in shown], label)

    def _scores(self, game: str, lines: Sequence[Line]) -> Html:
        desk = self.desk
        heads = [tag("th", desk.say(key), scope="col") for key in ("who", "games_played", "games_won", "share_won")]
        rows = [
            tag(
                "tr",
                tag("th", self._who(game, score.name), scope="row"),
                tag("td", score.played),
                tag("td", score.won),
                tag("td", tag("i", style=f"--done:{score.share:.2f}"), _percent(score.share, desk.lang)),
            )
            for score in statistics_totals.scores(lines, desk.preferences.name, _parts(game))
        ]
        return tag("table", tag("thead", tag("tr", heads)), tag("tbody", rows), class_="scores")

    def _who(self, game: str, name: statistics_totals.Name) -> str:
        kind, who = name
        if kind == "computer":
            return self.desk.say("computers_of", level=_level(game, int(who), self.desk.lang, self.desk))
        if kind == statistics_totals.GUEST:
            return self.desk.say("guest")
        if kind == statistics_totals.ME:
            return str(who) or self.desk.say("you")
        return str(who) if kind == "person" else self.desk.say("far_players", name=who)

    def _line(self, line: Line) -> Html:
        lang = self.desk.lang
        facts = (day(lang, line.when), line.ending.get(lang, ""), length(lang, line.minutes))
        return tag("li", tag("b", line.result.get(lang, "")), tag("small", " · ".join(filter(None, facts))))

    def _ways(self, lines: Sequence[Line]) -> Html:
        say = self.desk.say
        table = tag("button", say("export_table"), type="button", class_="button", data_do="table")
        forget = tag("button", say("forget_statistics"), type="button", class_="button danger", data_do="forget")
        games = tag("a", say("my_games"), class_="link", href="#/games")
        return tag("p", lines and (table, forget), games, class_="row ways-on")


def _parts(game: str) -> Callable[[str], bool]:
    """Whether a name is that of a part in this game."""
    meta = next((meta for meta in registry.games() if meta.id == game), None)
    return meta.is_part if meta else lambda _name: False


def _percent(share: float, lang: str) -> str:
    return f"{share * 100:.0f}{NO_BREAK if lang == 'fr' else ''}%"


def _name(game: str, lang: str) -> str:
    names: Mapping[str, str] = names_of_games().get(game, {})
    return names.get(lang, game)


def _level(game: str, level: int, lang: str, desk: Desk) -> str:
    """What a game calls a level."""
    metas = {meta.id: meta for meta in registry.games()}
    words = metas[game].level_names.get(level) if game in metas else None
    return words[lang] if words else desk.say("level", level=level)


def open_screen(desk: Desk, _argument: str) -> Statistics:
    """The route's opener."""
    return Statistics(desk)
