"""A refused answer raises a Refusal and leaves the state as it was."""

from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.refusals import Damaged, NotAsked, Refusal
from pygame_core.engine.match.match import Match

from .law import Scope, law, refusing
from .tables import Table, pick, walk

STRANGE = (
    "",
    " ",
    "x",
    "roll",
    "roll 7",
    "-1",
    "0",
    "1",
    "None",
    "True",
    "9" * 5000,
    "a" * 10_000,
    "\x00",
    "\ud800",
    "é",
    "١",
    "{}",
    "[]",
    "roll 1 1 1 1 1 1 1 1 1",
    "roll ١",
    "roll 01",
    "roll -1",
    "space 5",
    "space",
    "space 99999",
    "first 0",
    "first 9",
)


def mutations(token: str, rng: Rng) -> list[str]:
    """Tokens that are nearly right."""
    at = rng.below(len(token) + 1)
    words = token.split(" ")
    return [
        token[:at] + "x" + token[at:],
        token[: at - 1] + token[at:] if at else token[1:],
        token.upper(),
        token + " ",
        " " + token,
        token + " 1",
        token.replace(" ", "  "),
        " ".join([words[0], *("0" + word for word in words[1:])]),
        " ".join([words[0], *("-" + word for word in words[1:])]),
        " ".join(words[:-1]),
        " ".join([*words[:-1], str(rng.below(40))]),
        words[0],
        " ".join(reversed(words)),
    ]


def seats_of(match: Match) -> range:
    return range(len(match.seats))


def try_all(match: Match, tries: list[tuple[int, str]]) -> None:
    """Give what is not legal; nothing may change."""
    legal = {(seat, choice.token) for seat, choices in match.choices_by_seat.items() for choice in choices}
    legal |= {
        (seat, choice.token) for seat in seats_of(match) for choice in match.game.unlisted_choices(match.state, seat)
    }
    before, checksum, length, undone = match.state.copy(), match.state.checksum(), len(match.log), list(match.undone)
    for seat, token in tries:
        if (seat, token) in legal:
            continue
        with refusing(Refusal) as caught:
            match.answer(seat, token)
        assert caught.value.code
        assert not isinstance(caught.value, Damaged)
        assert len(str(caught.value)) < 1000
        assert len(match.log) == length
    assert match.state == before
    assert match.state.checksum() == checksum
    assert match.undone == undone


@law(
    Scope.USUAL,
    "What is not legal must raise a Refusal (`Illegal`, `NotAsked`) and change nothing; `refuse` must manage any "
    "words.",
)
def fuzzed_answers(table: Table) -> None:
    match, rng = table.match(seed=11), Rng(12)
    seen: set[str] = set()
    for index, _ in enumerate(walk(match, seed=13)):
        tokens = [choice.token for choices in match.choices_by_seat.values() for choice in choices]
        seen |= set(tokens)
        if index % 7 and not match.over:
            continue
        near = [near for token in tokens[:4] for near in mutations(token, rng)]
        other_times = [rng.pick(sorted(seen)) for _ in range(10)]
        seats = [*match.asked, rng.below(table.players)]
        tries = [(seat, token) for seat in seats for token in (*near, *other_times, *STRANGE)]
        try_all(match, tries + [(seat, "x") for seat in (-2, 99, CHANCE)])


@law(Scope.USUAL, "`Step.seats` names who is asked; all others are refused.")
def other_seats_are_refused(table: Table) -> None:
    match = table.match(seed=14)
    for index, _ in enumerate(walk(match, seed=15, most=120)):
        if index % 5:
            continue
        answers = [choice for choices in match.choices_by_seat.values() for choice in choices]
        for seat in set(range(table.players)) - set(match.choices_by_seat):
            unprompted = {choice.token for choice in match.game.unlisted_choices(match.state, seat)}
            for token, kind, _ in answers:
                if token in unprompted:
                    continue
                # What is open to everybody is refused to some by a rule of its own.
                with refusing(Refusal if kind in match.game.free_kinds else NotAsked):
                    match.answer(seat, token)


@law(Scope.USUAL, "`Draw.find` must find its own tokens and nothing else.")
def real_dice_are_looked_up_like_any_answer(table: Table) -> None:
    match, rng = table.match(seed=16, real_dice=True), Rng(17)
    rolled = 0
    while not match.over and rolled < 40:
        if match.asked == (CHANCE,):
            for token in (*STRANGE, *mutations(match.draw().sample(rng).token, rng)):
                found = match.draw().find(token)
                assert found is None or found.token == token
            try_all(match, [(CHANCE, token) for token in STRANGE if match.draw().find(token) is None] + [(0, "x")])
            match.answer(CHANCE, match.draw().sample(rng).token)
            rolled += 1
        else:
            with refusing(NotAsked):
                match.answer(CHANCE, "roll 1")
            match.answer(*pick(match, rng))


@law(Scope.USUAL, "`State.finish` ends a game: its stack is empty then.")
def nothing_is_answered_after_the_end(table: Table) -> None:
    match = table.match(seed=18)
    for _ in walk(match, seed=19):
        pass
    last = match.log[-1]
    for seat in (*range(table.players), CHANCE):
        with refusing(NotAsked) as caught:
            match.answer(seat, last.token)
        assert caught.value.code == "over"
