"""Why an answer is good, in a few words: what a hint says beside it."""

from collections.abc import Callable

from pygame_core.bots.base import View
from pygame_core.bots.reasons import Reasons
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.texts.language import typeset

from ..board import END_OF_ROAD, UPKEEP
from ..rules.answers import RESERVE
from ..texts.deals import after, wins
from ..texts.facts import to_speak
from .policy import LATE, PRIZES, SIGHT, line_in_sight, prize_ahead, prize_in_sight, to_line, waste

Words = tuple[str, int]
A_LOT = 4
YELLOW = 6
LITTLE = 15
NEARLY_THERE = 13

_FR = typeset({
    "roll": "C’est à toi d’emmener tout le monde : lance.",
    "continue_line": "La ligne est à {n} cases et un maillot arc-en-ciel y attend : reste devant.",
    "continue_line_one": "La ligne est à une case et un maillot arc-en-ciel y attend : reste devant.",
    "continue_prize": "Un maillot se joue à {n} cases d’ici : il sera pour qui est devant.",
    "continue_prize_one": "Un maillot se joue sur la case suivante : il sera pour qui est devant.",
    "continue_far": "Avec une telle avance, la course peut se gagner aux trois minutes.",
    "continue": "Pour {n} par coup, c’est toi qui lances, et toi qui ramasses.",
    "give_up_poor": "Il te reste {n} : cette avance te coûterait plus qu’elle ne rapporte.",
    "give_up_near": "Tenir jusqu’au maillot te coûterait trop : garde ton énergie.",
    "give_up": "Rien à gagner devant pour l’instant : souffle un peu en queue.",
    "attack_end": "Avec {n} ou plus au dé jaune, tu passes les trois minutes : c’est gagné.",
    "attack_end_one": "N’importe quel dé te fait passer les trois minutes : c’est gagné.",
    "attack_six": "Un six au dé jaune, et les trois minutes sont passées : cela se tente.",
    "attack_line": "La ligne est à {n} cases, un maillot arc-en-ciel y attend qui est devant : vas-y.",
    "attack_line_one": "La ligne est à une case, un maillot arc-en-ciel y attend qui est devant : vas-y.",
    "attack_prize": "Un maillot se joue à {n} cases d’ici : va le chercher.",
    "attack_prize_one": "Un maillot se joue sur la case suivante : va le chercher.",
    "attack_free": "C’est gratuit, et devant tu ramasses tout.",
    "attack": "Pour {n}, tu prends le large et tu gardes le dé.",
    "hold_away": "Ton avance suffit : garde ton énergie.",
    "hold_near": "Partir maintenant te coûterait plus que ce que tu gagnerais devant.",
    "hold": "Rien à gagner devant pour l’instant : tu as déjà la tête, c’est assez.",
    "pass_poor": "Il te reste {n} : la route en demandera autant.",
    "pass_high": "À plus de {n}, cette case coûte plus qu’elle ne rapporte.",
    "pass": "Cette case ne te servirait guère.",
    "bid_last": "Tu parles en dernier : {n} suffit.",
    "bid_line": "Qui tient cette case prend la tête juste avant la ligne.",
    "bid_prize": "Qui tient cette case prend la tête juste avant un maillot.",
    "bid_dear": "Elle coûte {n} à chaque passage : aux autres, plus à toi.",
    "bid": "À ce prix, les autres ne suivront sans doute pas.",
    "drop_reserve": "Un équipier en réserve ne tient pas de case : c’est le moins utile.",
    "drop": "De tes cases, c’est celle qui te sert le moins.",
    "move": "De tes cases, c’est celle que tu peux le mieux quitter.",
    "trade_wins": "C’est ce qui te manquait : tu gagnes la course.",
    "trade": "Rien n’est perdu au change.",
    "trade_waste": "Tu perds un peu au change, mais tu tiens ton maillot.",
    "keep": "Rien ne presse : tu pourras échanger dès que cela te fera gagner.",
})  # fmt: skip
_EN = {
    "roll": "You set the pace for everybody: roll.",
    "continue_line": "The line is {n} spaces off with a rainbow jersey on it: stay in front.",
    "continue_line_one": "The line is one space off with a rainbow jersey on it: stay in front.",
    "continue_prize": "There is a jersey to win {n} spaces from here, for whoever is in front.",
    "continue_prize_one": "There is a jersey to win on the very next space, for whoever is in front.",
    "continue_far": "With a gap like this the race can be won at three minutes.",
    "continue": "For {n} a turn you hold the die, and what there is to win.",
    "give_up_poor": "You have {n} left: this gap would cost you more than it brings.",
    "give_up_near": "Holding on until the jersey would cost you too much: save your energy.",
    "give_up": "Nothing to win in front just now: get your breath back at the tail.",
    "attack_end": "A yellow {n} or more takes you over three minutes: race won.",
    "attack_end_one": "Any yellow die takes you over three minutes: race won.",
    "attack_six": "A yellow six takes you over three minutes: worth a try.",
    "attack_line": "The line is {n} spaces off, with a rainbow jersey for whoever is in front: go.",
    "attack_line_one": "The line is one space off, with a rainbow jersey for whoever is in front: go.",
    "attack_prize": "There is a jersey to win {n} spaces from here: go and get it.",
    "attack_prize_one": "There is a jersey to win on the very next space: go and get it.",
    "attack_free": "It costs nothing, and whatever there is to win goes to the front.",
    "attack": "For {n} you are clear of the pack, and you keep the die.",
    "hold_away": "Your gap will do: save your energy.",
    "hold_near": "Going now would cost you more than you would win in front.",
    "hold": "Nothing to win in front just now: you lead the pack, and that will do.",
    "pass_poor": "You have {n} left: the road will want all of it.",
    "pass_high": "Beyond {n} this space costs more than it brings.",
    "pass": "This space would do little for you.",
    "bid_last": "You speak last: {n} is enough.",
    "bid_line": "Whoever holds this space takes the front just before the line.",
    "bid_prize": "Whoever holds this space takes the front just before a jersey.",
    "bid_dear": "It costs {n} each time: the others, not you any more.",
    "bid": "At this price the others will hardly follow.",
    "drop_reserve": "A domestique in reserve holds no space, and is missed least.",
    "drop": "Of your spaces this one does the least for you.",
    "move": "Of your spaces this is the one to leave.",
    "trade_wins": "It is what you were missing: you win the race.",
    "trade": "Nothing is lost in change.",
    "trade_waste": "A little is lost in change, but the jersey is yours.",
    "keep": "No hurry: you can exchange the moment it wins.",
}
WORDS = Reasons(_FR, _EN)


def reason(view: View, choice: Choice, lang: str) -> str:
    """Why this answer, said to whoever is asked."""
    if choice.kind not in _REASONS:
        return ""
    key, count = _REASONS[choice.kind](view, choice)
    return WORDS.say(lang, key, n=count)


def _in_sight(view: View, kind: str) -> Words | None:
    """The jersey that is worth being in front for."""
    if line_in_sight(view):
        return f"{kind}_line", to_line(view)
    prize = prize_ahead(view)
    return (f"{kind}_prize", prize - int(view["space"])) if prize else None


def _continue(view: View, _choice: Choice) -> Words:
    far = ("continue_far", 0) if view["gap"] >= NEARLY_THERE else ("continue", UPKEEP[view["gap"]])
    return _in_sight(view, "continue") or far


def _give_up(view: View, _choice: Choice) -> Words:
    left = view["energy"][view["asked"][0]]
    if left < LITTLE:
        return "give_up_poor", left
    return ("give_up_near" if prize_in_sight(view) else "give_up"), 0


def _attack(view: View, _choice: Choice) -> Words:
    left = END_OF_ROAD - int(view["gap"])
    if left <= YELLOW:
        return ("attack_end" if left < YELLOW else "attack_six"), left
    return _in_sight(view, "attack") or (("attack", view["price"]) if view["price"] else ("attack_free", 0))


def _hold(view: View, _choice: Choice) -> Words:
    if view["away"] == view["asked"][0]:
        return "hold_away", 0
    return ("hold_near" if _in_sight(view, "attack") else "hold"), 0


def _pass(view: View, _choice: Choice) -> Words:
    left, high = view["energy"][view["asked"][0]], view["auction"]["high"]
    if left < LITTLE:
        return "pass_poor", left
    return ("pass_high", high) if high else ("pass", 0)


def _bid(view: View, choice: Choice) -> Words:
    bid = int(choice.args[0])
    if len(to_speak(view)) == 1 and bid == view["auction"]["high"] + 1:
        return "bid_last", bid
    if view["space"] >= LATE:
        return "bid_line", 0
    if any(0 < prize - view["space"] <= SIGHT for prize in PRIZES):
        return "bid_prize", 0
    return ("bid_dear", view["value"]) if view["value"] >= A_LOT else ("bid", 0)


def _drop(_view: View, choice: Choice) -> Words:
    return ("drop_reserve" if choice.args[0] == RESERVE else "drop"), 0


def _trade(view: View, choice: Choice) -> Words:
    if wins(after(choice, view, view["asked"][0]), view):
        return "trade_wins", 0
    return ("trade_waste" if waste(choice) else "trade"), 0


_REASONS: dict[str, Callable[[View, Choice], Words]] = {
    "roll": lambda _view, _choice: ("roll", 0),
    "continue": _continue,
    "give_up": _give_up,
    "attack": _attack,
    "hold": _hold,
    "pass": _pass,
    "bid": _bid,
    "drop": _drop,
    "move": lambda _view, _choice: ("move", 0),
    "trade": _trade,
    "keep": lambda _view, _choice: ("keep", 0),
}
