"""Every sentence of Velo City, French and English: questions, answers, the log, refusals, rules, the result."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.contract.words import Texts
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts import refusals
from pygame_core.engine.texts.language import Card, Number, Panel, Question

from ..board import KIND, PODIUM_PLACES
from ..meta import META
from ..rules.turn import TEAM_TO_WIN, able_to_pursue, departures, ranking, thrown, usable_dice
from ..view import race_of
from .answers import label, preview
from .commentary import lines, say
from .expected import expected
from .newcomer import aim, goal, since
from .speaker import PAGES, Speaker

View = Mapping[str, Any]
STEPS = ("first_player", "declare", "roll", "move", "pursuit", "supply", "obstacle", "take_from", "over")
LOW_SUPPLY = 3


# --- whose turn, what is asked -----------------------------------------------------------------------------------


def question(view: View, names: Sequence[str], lang: str, _looker: Looker = ANYBODY) -> Question:
    """Whose turn it is and what is asked."""
    speaker = Speaker(lang, names)
    if view["step"] == "over":
        return Question(speaker.say("ask_over", seat=view["result"]["winner"]), caption(view, names, lang))
    seat = view["asked"][0] if view["asked"] else view["active"]
    key, context = _asked(view, seat)
    facts = {"seat": seat, "cans": view["cans"][seat], "riders": view["arrived"][seat], "to": view["to"]}
    facts["gap"] = view["from"] - view["to"]
    dice = _thrown(speaker, view) if view["step"] == "roll" else []
    return Question(speaker.say(key, **facts), speaker.say(context, space=view["space"], dice=dice, **facts))


def _asked(view: View, seat: int) -> tuple[str, str]:
    """Which question it is, and which line goes with it."""
    step = view["step"]
    key = f"ask_{step}"
    if step == "declare":
        return key, _before_declaring(view, seat)
    if step == "move":
        return _ask_move(view), f"how_{view['mode']}_{view['boost']}"
    if step == "pursuit":
        several = able_to_pursue(race_of(view), seat) > 1
        hole = KIND[view["to"]] == "obstacle"
        return "ask_pursuit_many" if several else key, "ask_pursuit_hole" if hole else "ask_pursuit_why"
    if step == "obstacle" and view["arrived"][seat] > 1:
        return key, "ask_obstacle_more"
    return key, f"{key}_why"


def _before_declaring(view: View, seat: int) -> str:
    if view["podium"].count(seat) == TEAM_TO_WIN - 1:
        return "ask_declare_match"
    return "ask_declare_why"


def _ask_move(view: View) -> str:
    race = race_of(view)
    riders, dice = len(departures(race)) > 1, len(usable_dice(race)) > 1
    return "ask_move_both" if riders and dice else "ask_move_dice" if dice else "ask_move"


def dice_names(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Which die is whose, for those who roll their own."""
    return _thrown(Speaker(lang, names), view) if view["step"] == "roll" else []


def _thrown(speaker: Speaker, view: View) -> list[str]:
    fixed = {"own": "own_die", "energy": "energy_die"}
    return [speaker.say(fixed[die]) if die in fixed else speaker.name(int(die)) for die in thrown(race_of(view))]


# --- how things stand --------------------------------------------------------------------------------------------


def panel(view: View, seat: int, names: Sequence[str], lang: str, _looker: Looker = ANYBODY) -> Panel:
    """A seat's panel: its role now, its cans, riders home and riders racing."""
    speaker = Speaker(lang, names)
    home = view["podium"].count(seat)
    counts = {"cans": view["cans"][seat], "home": home, "racing": len(view["riders"][seat]) - home}
    numbers = tuple(Number(name, n, speaker.say(f"number_{name}", count=n)) for name, n in counts.items())
    return Panel(_role(speaker, view, seat, counts), numbers)


def _role(speaker: Speaker, view: View, seat: int, counts: Mapping[str, int]) -> str:
    if view["result"]:
        rank = next(place for place, seats in enumerate(view["result"]["ranking"], 1) if seat in seats)
        return speaker.say("role_won") if rank == 1 else speaker.say("role_rank", rank=rank)
    if seat in view["asked"]:
        return speaker.say("role_asked")
    if counts["home"] == TEAM_TO_WIN - 1:
        return speaker.say("role_match")
    return speaker.say("role_racing", count=counts["racing"])


def standing(view: View, names: Sequence[str], lang: str) -> list[str]:
    """Who would win if the race stopped now, and what to beware of."""
    speaker, podium, supply = Speaker(lang, names), view["podium"], view["supply"]
    if view["result"]:
        return []
    found = [_lead(speaker, view)]
    if close := [seat for seat in range(view["players"]) if podium.count(seat) == TEAM_TO_WIN - 1]:
        found.append(speaker.say("match_point", seats=close))
    found.append(speaker.say("places_left", count=PODIUM_PLACES - len(podium)))
    if supply <= LOW_SUPPLY:
        found.append(speaker.say("supply_low" if supply else "supply_empty", count=supply))
    return found


def progress(view: View, lang: str) -> tuple[float, str]:
    """How far the race is, as a share and in a few words: by the couriers of the first team, or by the podium."""
    podium = view["podium"]
    home = max(map(podium.count, podium), default=0)
    far = max(home / TEAM_TO_WIN, len(podium) / PODIUM_PLACES)
    return far, Speaker(lang).say("progress", count=home, needed=TEAM_TO_WIN)


def _lead(speaker: Speaker, view: View) -> str:
    podium = view["podium"]
    if not podium:
        return speaker.say("lead_none")
    leader = ranking(podium, view["players"])[0][0]
    tied = _tied(podium, leader)
    return speaker.say("lead_tie" if tied else "lead", seat=leader, count=podium.count(leader), seats=tied)


def _tied(podium: Sequence[int], winner: int) -> list[int]:
    return [seat for seat in dict.fromkeys(podium) if seat != winner and podium.count(seat) == podium.count(winner)]


def caption(view: View, names: Sequence[str], lang: str, _looker: Looker = ANYBODY) -> str:
    """One line under the board: the dice of this turn, or whose turn it is."""
    speaker = Speaker(lang, names)
    if view["result"]:
        return speaker.say("caption_over", turn=view["turn"])
    if view["dice"]:
        return speaker.say("caption_dice", dice=speaker.dice(view["dice"].items(), view["active"]))
    if view["mode"]:
        return speaker.say(f"said_{view['mode']}_{view['boost']}", seat=view["active"], space=view["space"])
    return speaker.say("caption_turn", turn=view["turn"], seat=view["active"])


def result(view: View, names: Sequence[str], lang: str) -> Card:
    """The end of the race: who won, why, and the ranking."""
    speaker, podium = Speaker(lang, names), view["podium"]
    winner, reason = view["result"]["winner"], view["result"]["reason"]
    count = podium.count(winner)
    told = [speaker.say(f"result_{reason}", seat=winner, count=count)]
    if reason == "eight" and (tied := _tied(podium, winner)):
        told.append(speaker.say("result_tie", seats=[winner, *tied], seat=winner, count=count))
    for rank, seats in enumerate(view["result"]["ranking"], 1):
        told.append(speaker.say("result_rank", rank=rank, seats=seats, count=podium.count(seats[0])))
    return Card(speaker.say("result_title", seat=winner), tuple(told))


def ending(reason: str, lang: str) -> str:
    """The reason of a result in a few words, for counts of many games."""
    return Speaker(lang).say(f"ending_{reason}")


def odds(view: View, names: Sequence[str], lang: str, _looker: Looker = ANYBODY) -> list[str]:
    """The exact chances at this moment: of each answer, then the threats of others."""
    from . import odds as odds_of  # Fractions take a while to load, and not everybody asks.

    return odds_of.odds(view, names, lang)


def explain(choice: Choice, view: View, names: Sequence[str], lang: str, _looker: Looker = ANYBODY) -> list[str]:
    """The exact chances of one answer."""
    from . import odds as odds_of

    return odds_of.explain(choice, view, names, lang)


# --- the rules ---------------------------------------------------------------------------------------------------


def rules(step: str, lang: str) -> Card:
    """The rule of one step, in a few sentences."""
    card: Card = PAGES[lang].CARDS[step]
    return card


def reminders(lang: str) -> tuple[Card, ...]:
    """What newcomers stumble over."""
    cards: tuple[Card, ...] = PAGES[lang].REMINDERS
    return cards


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board: the name of the picture, and what it means."""
    signs: tuple[tuple[str, str], ...] = PAGES[lang].LEGEND
    return signs


def refusal(refused: Refusal, names: Sequence[str], lang: str) -> str:
    """The rule that forbids an answer, for every place and every token."""
    speaker, facts = Speaker(lang, names), refused.params
    if "colour" in facts:
        facts = {**facts, "colour": _colour(facts["colour"], lang)}
    key = _REFUSED[refused.code](facts) if refused.code in _REFUSED else refused.code
    if not speaker.knows(key):
        return refusals.refusal(type(refused)(refused.code, **facts), names, lang, refusal)
    if refused.code == "own_die_only":
        facts = {**facts, "die": _named_die(speaker, facts["die"])}
    if refused.code == "wrong_kind":
        facts = {"step": speaker.say(f"step_{facts['step']}")}
    return speaker.say(key, **facts)


def _colour(colour: str, lang: str) -> str:
    """A colour's name in a sentence."""
    return META.colour_names[colour][lang].lower() if colour in META.colour_names else colour


def _named_die(speaker: Speaker, die: str) -> str:
    if die.isdecimal():
        return speaker.say("die_rival_name", seat=int(die))
    return speaker.say(f"die_{die}_name") if die in ("energy", "sum") else die


_REFUSED: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "no_group_there": lambda facts: "no_group_own" if facts["own"] else "no_group_rival",
    "courier_cannot_move": lambda facts: "not_in_group" if facts["group"] else "no_courier_there",
    "number_range": lambda facts: "no_such_stand" if facts["least"] < 0 else "number_range",
    "own_die_only": lambda facts: "own_die_only_own" if facts["die"] == "own" else "own_die_only",
}


class Sentences(Texts):
    """All that Velo City says, as its contract asks for it."""

    steps = STEPS
    question = staticmethod(question)
    label = staticmethod(label)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
    expected = staticmethod(expected)
    dice_names = staticmethod(dice_names)
    caption = staticmethod(caption)
    panel = staticmethod(panel)
    standing = staticmethod(standing)
    progress = staticmethod(progress)
    aim = staticmethod(aim)
    goal = staticmethod(goal)
    odds = staticmethod(odds)
    explain = staticmethod(explain)
    rules = staticmethod(rules)
    reminders = staticmethod(reminders)
    legend = staticmethod(legend)
    say = staticmethod(say)
    lines = staticmethod(lines)
    result = staticmethod(result)
    ending = staticmethod(ending)
    since = staticmethod(since)


TEXTS = Sentences()
