"""A report: what the games of a run say, as one page of HTML that needs nothing else."""

import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygame_core.engine import registry

from . import statistics
from .drawings import bars, histogram, intervals
from .experiment import Experiment, house_rules, parse
from .faults import Fault
from .report_words import WORDS
from .statistics import Estimate
from .store import Store, tables

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_LEAST_OFFERED = 20
_MOST_OPENINGS = 12
_COLUMNS = 40
_STYLE = """
:root { color-scheme: light dark;
  --ink: #1d2430; --soft: #5b6675; --mark: #b3261e; --paper: #fffdf8; --rule: #d8d2c4 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7da; --soft: #a9a696; --mark: #ff8a75; --paper: #171a20; --rule: #3b404a } }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
h1 { line-height: 1.15; margin-bottom: .2rem }
h2 { margin-top: 2.4rem; border-bottom: 1px solid var(--rule) }
h3 { margin-bottom: .2rem }
p.soft { color: var(--soft) }
svg { display: block; width: 100%; height: auto; margin: .6rem 0; font-size: 14px;
  overflow: visible }
@media (max-width: 30rem) { svg { font-size: 16px } }
svg text { fill: var(--ink) }
svg rect, svg circle { fill: var(--mark) }
svg .reach { stroke: var(--ink); stroke-width: 2 }
svg .even { stroke: var(--soft); stroke-dasharray: 4 4 }
svg text.even { stroke: none; fill: var(--soft) }
table { border-collapse: collapse; width: 100% }
td, th { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid var(--rule) }
th { overflow-wrap: normal }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums }
"""


def report(folder: Path, lang: str) -> str:
    """The page for the results in a folder. Raises Fault where there are none."""
    try:
        experiment = parse((folder / "experiment.toml").read_text("utf-8"))
    except OSError as error:
        raise Fault("no_results", folder=folder) from error
    with tables(folder) as duck:
        return _Report(experiment, Store(folder).marks(), duck, lang).page()


class _Report:
    def __init__(self, experiment: Experiment, marks: dict[str, Any], duck: "DuckDBPyConnection", lang: str) -> None:
        self.experiment, self.marks, self.duck, self.lang = experiment, marks, duck, lang
        self.meta = registry.meta(experiment.game)
        self.text = registry.module(experiment.game).texts
        self.arms = [arm for (arm,) in self.rows("SELECT DISTINCT arm FROM games ORDER BY arm")]

    def say(self, key: str, **facts: object) -> str:
        return escape(WORDS[self.lang][key].format(**facts))

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self.duck.execute(query, list(values)).fetchall()

    def page(self) -> str:
        title = escape(self.experiment.title or self.meta.names[self.lang])
        parts = [*self.head(title), *self.balance(), *self.lengths(), *self.ends(), *self.closeness(), *self.effects()]
        parts += [
            *self.ladder(),
            *self.openings(),
            *self.never(),
            f"<h2>{self.say('again')}</h2><p>{self.say('again_why')}</p>",
        ]
        head = f'<!doctype html><html lang="{self.lang}"><meta charset="utf-8">'
        head += f'<meta name="viewport" content="width=device-width"><title>{title}</title><style>{_STYLE}</style>'
        return head + "\n".join(parts) + "</html>\n"

    def head(self, title: str) -> Iterator[str]:
        ((games,),) = self.rows("SELECT count(*) FROM games")
        commit = f", {self.marks['commit']}" if self.marks.get("commit") else ""
        yield f"<h1>{title}</h1>"
        if self.experiment.question:
            yield f"<p><em>{escape(self.experiment.question)}</em></p>"
        facts = {
            "games": games,
            "game": self.meta.names[self.lang],
            "tables": len(self.arms),
            "seed": self.experiment.seed,
        }
        told = self.say("head", **facts, rules=self.experiment.rules_version, code=self.marks["code"], commit=commit)
        yield f'<p class="soft">{told}</p><p class="soft">{self.say("sure")}</p>'
        yield f"<h2>{self.say('tables')}</h2><table>"
        for arm in self.arms:
            seats = ", ".join(self.player(name) for name in self.experiment.tables[arm].seats)
            yield f"<tr><td>{self.arm(arm)}</td><td>{escape(seats)}</td></tr>"
        yield "</table>"

    def arm(self, arm: int) -> str:
        """A table's number, and what is different at it."""
        name = self.experiment.tables[arm].name or (WORDS[self.lang]["base"] if len(self.arms) == 1 else "")
        return ": ".join(filter(None, [self.say("table", n=arm + 1), escape(self.labelled(name))]))

    def labelled(self, told: str) -> str:
        """House rules and options by the names that players know."""
        labels = {rule.name: rule.label for rule in house_rules(self.experiment.game).values()}
        labels |= {option.name: option.label for option in self.meta.options if option.name not in labels}
        for name, words in labels.items():
            for sign in (" =", ":"):
                told = told.replace(f"{name}{sign}", f"{words[self.lang]}{sign}")
        return told

    def player(self, name: str) -> str:
        if name not in ("1", "2", "3"):
            return name
        return self.meta.level_names.get(int(name), {}).get(self.lang, name) or name

    def seat(self, seat: int) -> str:
        if self.meta.lead:
            return self.meta.colour_names[self.meta.colours[seat]][self.lang]
        return WORDS[self.lang]["seat"].format(n=seat + 1)

    # --- sections --------------------------------------------------------------------------------------------

    def balance(self) -> Iterator[str]:
        yield f"<h2>{self.say('balance')}</h2>"
        for arm in self.arms:
            seats = len(self.experiment.tables[arm].seats)
            found = statistics.shares(self.duck, self.experiment, arm, statistics.quantile(seats))
            sided = bool(self.meta.lead) or self.meta.together
            rows = [(self.seat(index), self.percent(one)) for index, one in enumerate(found)]
            yield f"<h3>{self.arm(arm)}</h3>" + intervals(rows, None if sided else 100 / seats, "{:.1f} %")
            if not sided:
                yield f"<p>{self.verdict(found, 1 / seats)}</p>"

    def percent(self, one: Estimate) -> Estimate:
        return Estimate(one.value * 100, one.low * 100, one.high * 100, one.games)

    def verdict(self, found: list[Estimate], even: float) -> str:
        strays = [self.seat(index) for index, one in enumerate(found) if not one.low <= even <= one.high]
        facts = {"even": f"{even:.1%}"}
        return self.say("unfair", seats=", ".join(strays), **facts) if strays else self.say("fair", **facts)

    def lengths(self) -> Iterator[str]:
        if "lengths" not in self.experiment.record:
            return
        yield f"<h2>{self.say('lengths')}</h2>"
        for arm in self.arms:
            ((low, median, high, least, most),) = self.rows(
                """SELECT quantile_disc(answers, 0.05), median(answers), quantile_disc(answers, 0.95), min(answers),
                    max(answers) FROM games WHERE arm = ?""",
                arm,
            )
            yield f"<h3>{self.arm(arm)}</h3>" + self.columns(arm, least, most)
            yield f"<p>{self.say('length', median=f'{median:g}', low=low, high=high)} {self.counted(arm)}</p>"

    def columns(self, arm: int, least: int, most: int) -> str:
        wide = max(1, -(-(most - least + 1) // _COLUMNS))
        found = dict(
            self.rows("SELECT (answers - ?) // ?, count(*) FROM games WHERE arm = ? GROUP BY 1", least, wide, arm)
        )
        places = range((most - least) // wide + 1)
        return histogram([(least + place * wide, int(found.get(place, 0))) for place in places], least, most)

    def counted(self, arm: int) -> str:
        rows = self.rows("SELECT counts FROM games WHERE arm = ? AND counts IS NOT NULL AND counts != '{}'", arm)
        if not rows:
            return ""
        told = [json.loads(row[0]) for row in rows]
        means = ", ".join(f"{name} {sum(one[name] for one in told) / len(told):.1f}" for name in told[0])
        return self.say("counts", counts=means)

    def ends(self) -> Iterator[str]:
        yield f"<h2>{self.say('ends')}</h2>"
        for arm in self.arms:
            found = self.rows(
                "SELECT reason, count(*) AS n FROM games WHERE arm = ? GROUP BY reason ORDER BY n DESC", arm
            )
            rows = [(self.text.ending(reason, self.lang), float(count)) for reason, count in found]
            yield f"<h3>{self.arm(arm)}</h3>" + bars(rows)

    def closeness(self) -> Iterator[str]:
        if "closeness" not in self.experiment.record:
            return
        yield f"<h2>{self.say('close')}</h2>"
        for arm in self.arms:
            ((changes, decided),) = self.rows("SELECT avg(lead_changes), median(decided) FROM games WHERE arm = ?", arm)
            if changes is None:
                yield f"<p>{self.say('no_lead')}</p>"
                return
            told = self.say("changes", changes=f"{changes:.1f}", decided=f"{decided:.0%}")
            yield f"<h3>{self.arm(arm)}</h3><p>{told}</p>"

    def effects(self) -> Iterator[str]:
        found = statistics.effects(self.duck, self.experiment)
        if not found:
            return
        yield f"<h2>{self.say('effects')}</h2><p class='soft'>{self.say('effects_why', n=len(found))}</p>"
        for comparison in dict.fromkeys(comparison for comparison, _, _ in found):
            yield f"<h3>{escape(self.labelled(comparison.name))}</h3><ul>"
            for _, name, one in (row for row in found if row[0] == comparison):
                yield f"<li>{self.effect(name, one)}</li>"
            yield "</ul>"

    def effect(self, name: str, one: Estimate) -> str:
        scale, show = (100, "{:+.1f} %") if name in ("first_seat", "decided") else (1, "{:+.2f}")
        value, low, high = (show.format(part * scale) for part in (one.value, one.low, one.high))
        same = one.low <= 0 <= one.high
        what = WORDS[self.lang].get(name, name)
        return self.say("effect_none" if same else "effect_some", what=what, value=value, low=low, high=high)

    def ladder(self) -> Iterator[str]:
        rows = self.rows("SELECT seats, winners FROM games") if not self.meta.together else []
        found = statistics.ladder([(seats, winners) for seats, winners in rows])
        if found:
            yield f"<h2>{self.say('ladder')}</h2><p class='soft'>{self.say('ladder_why')}</p>"
            yield intervals([(self.player(name), one) for name, one in found], 0.0, "{:.0f}")

    def openings(self) -> Iterator[str]:
        if "openings" not in self.experiment.record:
            return
        rows = self.rows(
            f"""SELECT opening, count(*) AS times, avg({statistics.credit(self.experiment)}) FROM
                (SELECT winners, unnest(openings) AS opening, unnest(range(len(openings))) AS seat FROM games)
                WHERE opening != '' GROUP BY opening ORDER BY times DESC, opening LIMIT {_MOST_OPENINGS}"""
        )
        heads = f"<th>{self.say('opening')}<th class=number>{self.say('times')}<th class=number>{self.say('wins')}"
        yield f"<h2>{self.say('openings')}</h2><table><tr>{heads}"
        for opening, times, won in rows:
            interval = statistics.wilson(won, times, statistics.quantile(len(rows)))
            told = f"{won:.1%} ({interval.low:.1%} – {interval.high:.1%})"
            yield f"<tr><td><code>{escape(opening)}</code><td class=number>{times}<td class=number>{told}"
        yield "</table>"

    def never(self) -> Iterator[str]:
        yield f"<h2>{self.say('never')}</h2>"
        if "answers" not in self.experiment.record:
            yield f"<p>{self.say('not_asked')}</p>"
            return
        plain = "regexp_replace({}, '[0-9]+', '#', 'g')"
        rows = self.rows(
            f"""WITH offers AS (SELECT {plain.format("one")} AS kind, count(*) AS times FROM
                    (SELECT unnest(offered) AS one FROM answers) GROUP BY kind),
                given AS (SELECT DISTINCT {plain.format("answer")} AS kind FROM answers)
            SELECT kind, times FROM offers ANTI JOIN given USING (kind) WHERE times >= {_LEAST_OFFERED}
            ORDER BY times DESC, kind"""
        )
        if not rows:
            yield f"<p>{self.say('all_given')}</p>"
            return
        yield f"<p>{self.say('never_why', least=_LEAST_OFFERED)}</p><table>"
        for kind, times in rows:
            yield f"<tr><td><code>{escape(kind)}</code><td class=number>{times}"
        yield "</table>"
