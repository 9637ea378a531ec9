"""F2, F3: an attack announced, the dice of a slot thrown, and a leader's checked for a puncture."""

from collections.abc import Sequence

from pygame_core.engine.core.chance import Draw, dice
from pygame_core.engine.core.choice import Choice
from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.core.state import Frame
from pygame_core.engine.core.steps import Chance, Step

from ..road import ROADS
from ..state import NOBODY, Race
from . import why
from .answers import HOLD, ONLY, of_rider
from .condition import ATTACK, LEAST_TO_ATTACK, change, gain, has_condition, is_tired
from .hands import ATTACK_DICE, FLAT_TYRE, MATES_DICE, active, after_dice, carries_worst, flat
from .rounds import rides
from .trials import settle


def may_attack(s: Race, rider: int) -> bool:
    """R42: strong enough to survive it, and without a penalty."""
    strong = has_condition(s, rider) and s.condition[rider] >= LEAST_TO_ATTACK
    return strong and s.is_up(rider) and not carries_worst(s, rider)


class Attack(Step[Race]):
    """P: one rider of the slot may announce an attack before his dice are thrown."""

    name = "attack"

    def proceed(self, s: Race, f: Frame) -> bool:
        seats = s.owners(s.slot)
        while f["asked"] < len(seats):
            if self.able(s, seats[f["asked"]]):
                return True
            f["asked"] += 1
        s.goto("throw")
        return False

    def able(self, s: Race, seat: int) -> list[int]:
        return [rider for rider in s.crew if s.owner[rider] == seat and may_attack(s, rider)]

    def seats(self, s: Race, f: Frame) -> tuple[int, ...]:
        return ONLY[s.owners(s.slot)[f["asked"]]]

    def choices(self, s: Race, f: Frame, seat: int) -> Sequence[Choice]:
        return [*[of_rider("attack", s.names[rider]) for rider in self.able(s, seat)], HOLD]

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        if choice == HOLD:
            f["asked"] += 1
            return
        s.attacker = s.names.index(choice.args[0])
        change(s, s.attacker, ATTACK, "attack")
        s.tell("attacked", rider=choice.args[0], condition=s.condition[s.attacker])
        s.goto("throw")

    def refuse(self, s: Race, f: Frame, seat: int, words: list[str]) -> Refusal:
        return why.not_attacked(s, seat, words)


class Throw(Chance[Race]):
    """The dice of the slot, all at once."""

    name = "throw"

    def proceed(self, s: Race, f: Frame) -> bool:
        if active(s):
            return True
        after_dice(s)
        return False

    def draw(self, s: Race, f: Frame) -> Draw:
        return dice(self.count(s))

    def count(self, s: Race) -> int:
        riders = active(s)
        if s.phase == "leaders":
            return leaders_dice(s, riders[0])[0]
        if s.phase == "riders":
            return len(riders)
        if s.part:
            return len(riders) + sum(s.grazed[rider] for rider in riders)
        return MATES_DICE if s.attacker == NOBODY else ATTACK_DICE

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.thrown = choice.args
        attack = s.attacker in active(s)
        cause = "attack" if attack else "neutral" if s.part else "slot"
        if s.heard is not None:
            s.tell("rolled", dice=list(s.thrown), why=cause, seat=rides(s, s.slot))
        if s.phase == "leaders":
            self.led(s, active(s)[0])
        elif attack:
            s.goto("value", rider=s.attacker, rule="sum", done=0)
            if set(s.thrown) == {1}:
                gain(s, s.attacker, "ones")
        else:
            self.shared(s)

    def shared(self, s: Race) -> None:
        """For mates, for everybody at B, for neutrals: they are given to riders one by one."""
        riders = active(s)
        sore = [rider for rider in riders if s.part and s.grazed[rider]]
        healthy = len(riders) - len(sore)
        s.dice = s.thrown[:healthy] if s.part else s.thrown
        own: tuple[int, ...] = ()
        for k, rider in enumerate(sore):  # F3.6: a grazed neutral has two dice of its own.
            own += rider, min(s.thrown[healthy + 2 * k : healthy + 2 * k + 2])
        s.goto("give", own=own, last=NOBODY)
        if s.phase == "mates" and not s.part and set(s.thrown) == {1}:
            for rider in reversed(riders):
                gain(s, rider, "ones")

    def led(self, s: Race, rider: int) -> None:
        """The leader's throw, and whether his tyre holds."""
        rule = leaders_dice(s, rider)[1]
        if rule == "lowest":
            s.grazed[rider] = 0
        if s.law["puncture"] and (extra := verifying(s.thrown)):
            s.goto("verify", rider=rider, rule=rule, extra=extra)
        else:
            led_on(s, rider, rule, bool(s.law["puncture"]) and sorted(s.thrown) == FLAT_TYRE)


def leaders_dice(s: Race, leader: int) -> tuple[int, str]:
    """F2.5: how many dice the leader throws, and what he may take of them."""
    if s.grazed[leader]:
        return 3, "lowest"  # R30
    if s.hungry[leader]:
        return 2, "lowest"
    if s.attacker == leader:
        return ATTACK_DICE, "sum"
    place, road = s.place[leader], ROADS[s.route]
    if place < 0 or not road.climb[place] or is_tired(s, leader):
        return 1, "one"
    team = s.team
    near = [s.on[cell] for cell in road.touching[place]]
    mates = sum(rider >= 0 and team[rider] == team[leader] for rider in near)
    return 1 + min(mates, 2), "one"  # R37


def verifying(thrown: tuple[int, ...]) -> int:
    """How many more dice tell whether a leader's throw is a puncture."""
    if len(thrown) == 1 and thrown[0] == 1:
        return 2
    return int(len(thrown) == 2 and thrown[0] != thrown[1] and set(thrown) <= set(FLAT_TYRE))


class Verify(Chance[Race]):
    """R26: more dice, only to see whether 4, 2 and 1 come together."""

    name = "verify"

    def draw(self, s: Race, f: Frame) -> Draw:
        return dice(f["extra"])

    def answer(self, s: Race, f: Frame, seat: int, choice: Choice) -> None:
        s.tell("rolled", dice=list(choice.args), why="verify")
        led_on(s, f["rider"], f["rule"], sorted(s.thrown + choice.args) == FLAT_TYRE)


def led_on(s: Race, rider: int, rule: str, is_flat: bool) -> None:
    """A puncture or a value to be taken, and before that what the throw has given (R41: once)."""
    if is_flat:
        flat(s, rider)
    else:
        s.goto("value", rider=rider, rule=rule, done=0)
    if 1 in s.thrown:
        gain(s, rider, "ones")
    settle(s)
