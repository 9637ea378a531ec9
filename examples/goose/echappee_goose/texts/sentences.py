"""Every sentence of the game: questions, how things stand, rules, refusals, the result."""

from collections.abc import Mapping, Sequence

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.contract.words import Texts, View
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts import refusals
from pygame_core.engine.texts.language import Aim, Card, Number, Panel, Question

from ..board import POND, WELL
from ..meta import META
from ..state import HELD
from .answers import hops_of, label, preview
from .commentary import lines, say
from .speaker import PAGES, Gooseherd

Names = Sequence[str]
STEPS = ("first_player", "throw", "roll", "go", "over")


def question(view: View, names: Names, lang: str, _looker: Looker = ANYBODY) -> Question:
    """Whose turn it is and what is asked."""
    speaker, step = Gooseherd(lang, names), view["step"]
    if step == "over":
        return Question(speaker.say("ask_over", seat=view["result"]["winner"]), caption(view, names, lang))
    at = view["geese"][view["active"]]
    facts = {"seat": view["active"], "left": POND - at, "place": speaker.place(at)} | _dice(view)
    why = "gate" if step == "throw" and not at else "why"
    return Question(speaker.say(f"ask_{step}", **facts), speaker.say(f"ask_{step}_{why}", **facts))


def _dice(view: View) -> dict[str, int]:
    return dict(zip("ab", view["dice"], strict=False))


def caption(view: View, names: Names, lang: str, _looker: Looker = ANYBODY) -> str:
    """One line under the board."""
    speaker = Gooseherd(lang, names)
    key = "over" if view["result"] else "dice" if view["dice"] else "turn"
    return speaker.say(f"caption_{key}", turn=view["turn"], seat=view["active"], **_dice(view))


def panel(view: View, seat: int, names: Names, lang: str, _looker: Looker = ANYBODY) -> Panel:
    """A seat's panel: where its goose is, and how far it still has to go."""
    speaker, left = Gooseherd(lang, names), POND - view["geese"][seat]
    return Panel(_role(speaker, view, seat), (Number("left", left, speaker.say("number_left", count=left)),))


def _role(speaker: Gooseherd, view: View, seat: int) -> str:
    at, wait = view["geese"][seat], view["waits"][seat]
    if view["result"]:
        rank = next(place for place, seats in enumerate(view["result"]["ranking"], 1) if seat in seats)
        return speaker.say("role_won" if rank == 1 else "role_rank", rank=rank)
    if seat in view["asked"]:
        return speaker.say("role_asked")
    if wait:
        return speaker.say("role_inn" if wait != HELD else "role_held_well" if at == WELL else "role_held_prison")
    return speaker.say("role_space" if at else "role_gate", space=at)


def standing(view: View, names: Names, lang: str) -> list[str]:
    """Who leads, and who waits."""
    speaker, most = Gooseherd(lang, names), max(view["geese"])
    if view["result"]:
        return []
    seats = [seat for seat, at in enumerate(view["geese"]) if at == most]
    told = [speaker.say("lead" if len(seats) == 1 else "lead_many", seats=seats, space=most)] if most else []
    held = [seat for seat, wait in enumerate(view["waits"]) if wait == HELD]
    return (told or [speaker.say("lead_none")]) + ([speaker.say("waiting", seats=held)] if held else [])


def progress(view: View, lang: str) -> tuple[float, str]:
    """How far the first goose is."""
    most = max(view["geese"])
    return most / POND, Gooseherd(lang).say("progress", space=most)


def aim(view: View, seat: int | None, names: Names, lang: str) -> Aim:
    """What one wants, does in a turn, when it ends, and which goose is one's own."""
    speaker = Gooseherd(lang, names)
    turn = speaker.say("aim_turn_choose" if view["choose"] else "aim_turn")
    return Aim(speaker.say("aim_want"), turn, speaker.say("aim_end"), _you(speaker, view, seat))


def _you(speaker: Gooseherd, view: View, seat: int | None) -> str:
    if seat is None:
        return ""
    colour = view["colours"][seat]
    named = speaker.name(seat) != META.colour_names[colour][speaker.lang]
    key = "aim_you_named" if named else "aim_you"
    return speaker.say(key, seat=seat, colour=speaker.say(f"goose_{colour}"))


def goal(view: View, seat: int | None, names: Names, lang: str) -> str:
    """How far it still is."""
    if seat is None or view["result"]:
        return ""
    held = view["waits"][seat] == HELD
    return Gooseherd(lang, names).say("goal_held" if held else "goal", left=POND - view["geese"][seat])


def odds(view: View, names: Names, lang: str, _looker: Looker = ANYBODY) -> list[str]:
    """The exact chances of the next throw."""
    from . import chances  # Fractions take a while to load, and not everybody asks.

    return chances.odds(view, names, lang)


def explain(choice: Choice, view: View, names: Names, lang: str, _looker: Looker = ANYBODY) -> list[str]:
    """What is certain of an answer; of a throw, its chances."""
    if choice.kind != "go":
        return odds(view, names, lang)
    speaker = Gooseherd(lang, names)
    return [speaker.say("explain_sure", place=speaker.place(hops_of(view, choice)[-1].to))]


def rules(step: str, lang: str) -> Card:
    """The rule of one step."""
    cards: Mapping[str, Card] = PAGES[lang].CARDS
    return cards[step]


def reminders(lang: str) -> tuple[Card, ...]:
    """What newcomers stumble over."""
    cards: tuple[Card, ...] = PAGES[lang].REMINDERS
    return cards


def legend(lang: str) -> tuple[tuple[str, str], ...]:
    """The signs on the board."""
    signs: tuple[tuple[str, str], ...] = PAGES[lang].LEGEND
    return signs


def result(view: View, names: Names, lang: str) -> Card:
    """The end: who won, and the ranking."""
    speaker = Gooseherd(lang, names)
    told = [speaker.say("result_why", turn=view["turn"])]
    for rank, seats in enumerate(view["result"]["ranking"], 1):
        told.append(speaker.say("result_rank", rank=rank, seats=seats, place=speaker.place(view["geese"][seats[0]])))
    return Card(speaker.say("result_title", seat=view["result"]["winner"]), tuple(told))


def ending(reason: str, lang: str) -> str:
    """The reason of a result in a few words."""
    return Gooseherd(lang).say(f"ending_{reason}")


def refusal(refused: Refusal, names: Names, lang: str) -> str:
    """The rule that forbids an answer, an option or a position."""
    speaker, facts = Gooseherd(lang, names), dict(refused.params)
    if not speaker.knows(refused.code):
        return refusals.refusal(refused, names, lang, refusal)
    if facts.get("colour") in META.colour_names:
        facts["colour"] = META.colour_names[facts["colour"]][lang]
    return speaker.say(refused.code + ("_choose" if facts.get("choose") else ""), **facts)


class Sentences(Texts):
    """All that the game says, as its contract asks for it."""

    steps = STEPS
    question = staticmethod(question)
    label = staticmethod(label)
    preview = staticmethod(preview)
    refusal = staticmethod(refusal)
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


TEXTS = Sentences()
