"""Positions that no race comes to are refused with their first fault."""

from tests.games.velomaster.races import damaged, race


def test_riders() -> None:
    assert damaged({"green-V": "Z.3.2"}) == "unknown_cell"
    assert damaged({"red-V": "A.3.2"}) == "unknown_rider"
    assert damaged({"green-V": "A.3.2", "purple-V": "A.3.2"}) == "cell_shared"
    assert damaged({"green-V": "A.3.2 tired"}) == "rider_word"
    assert damaged({"green-V": "A.3.2 lying x"}) == "rider_word"
    assert damaged({"green-V": "A.3.2 lying 3"}) == "number_range"
    assert damaged({"green-V": ""}) == "rider_shape"
    assert damaged({"green-V": "outside lying"}) == "rider_place"
    assert damaged({"green-V": "A.3.2 pending 2"}) == "rider_place"
    assert damaged({"green-V": "A.3.2 graze"}, level="beginner") == "rider_place"


def test_finishers_and_times() -> None:
    assert damaged({"green-V": "finished"}) == "finished_missing"
    assert damaged({"green-V": "A.3.2"}, finished=["green-V"]) == "finished_elsewhere"
    assert damaged({}, finished=["green-V", "green-V"]) == "repeated"
    assert damaged({}, finished=["green-V"], times=[9], clock=8) == "number_range"
    assert damaged({}, finished=["green-V", "green-G"], times=[9, 8], clock=9) == "times_shape"
    assert damaged({}, finished=["green-V"], times=[]) == "times_shape"


def test_summits() -> None:
    assert damaged({"green-V": "A.3.2"}, summits=[["green-V"]]) == "summit_behind"
    assert damaged({"green-V": "D.3.2"}, summits=[[]]) == "summit_missing"
    assert damaged({"green-V": "D.3.2"}, summits=[]) == "summits_count"


def test_who_was_pushed_back_behind_a_summit_is_said_to_be() -> None:
    riders = {"green-G": "E.3.1", "green-V": "E.3.1 lying", "purple-L": "E.2.1", "purple-G": "E.4.1", "pink-L": "A.2.1"}
    match = race(riders, options={"stages": "lab"}, played=["purple"])
    written = match.game.write(match.state)
    assert written["riders"]["green-V"] == "D.3.3 back"
    assert match.game.read(written, match.options, match.seats) == match.state
    assert damaged({"green-V": "A.3.2 back"}) == "rider_place"
    assert damaged({"green-V": "outside", "pink-V": "A.3.2"}, summits=[["green-V"]]) == "summit_behind"


def test_condition() -> None:
    assert damaged({"green-V": "A.3.2"}, level="pro", condition={"green-V": 75}) == "condition_tens"
    assert damaged({"green-V": "A.3.2"}, level="pro", condition={"green-V": 30}) == "condition_out"
    assert damaged({"green-V": "A.3.2"}, condition={"green-V": 80}) == "condition_none"


def test_fields() -> None:
    assert damaged({"green-V": "A.3.2"}, colour="red") == "position_field"
    assert damaged({"green-V": "A.3.2"}, points={"green-V": 3}) == "position_field"
    assert damaged({"green-V": "A.3.2"}, phase="riders") == "not_one_of"
    assert damaged({"green-V": "A.3.2"}, phase="launch") == "stack_missing"
    assert damaged({"green-V": "A.3.2"}, order=["purple"]) == "order_teams"
    launch = [{"step": "launch", "team": 1, "lap": 1, "dice": [2, 4]}]
    assert damaged({"green-V": "outside"}, phase="launch", order=["purple"], stack=launch) == "order_teams"
    assert damaged({"green-V": "A.3.2"}, played=["green", "green"]) == "repeated"
    assert damaged({"green-V": "A.3.2"}, thrown=[7]) == "number_range"
    assert damaged({"green-V": "A.3.2"}, over=True) == "over_or_not"
    assert damaged({"green-V": "A.3.2"}, owners={"green-V": 1}) == "owner_fixed"


def test_a_rider_is_in_one_place() -> None:
    assert damaged({"green-V": "A.3.2"}, dropped={"green-V": "A.3.2"}) == "dropped_elsewhere"
    assert damaged({"green-V": "A.3.2"}, dropped={"green-G": "A.3.2"}, finished=["green-G"]) == "finished_elsewhere"
    assert race({"green-V": "A.3.2", "purple-V": "out fed"}, dropped={"purple-V": "A.3.2"})


def test_who_cannot_be_what_is_told() -> None:
    riders = {"green-V": "A.3.2"}
    assert damaged(riders, leaders={"green": "purple-V"}) == "leader_team"
    assert damaged(riders, home=["green-V"]) == damaged(riders, doped=["green-V"]) == "condition_none"
    assert damaged(riders, taken=["green-V"]) == "crew_misfit"
    assert damaged(riders, skip={"blue": 1}) == damaged(riders, managers={"blue": 1}) == "not_one_of"
    assert damaged(riders, managers={"green": "purple"}) == "managers_teams"


def test_jerseys() -> None:
    riders, tour = {"green-V": "A.3.2"}, {"stages": "criterium plaine"}
    assert damaged(riders, gold="green-V") == "jersey_misfit"
    assert damaged(riders, options=tour, white="green-V") == "jersey_misfit"
    assert damaged(riders, options=tour, gold="green-V", red="green-V") == "jersey_misfit"
    assert damaged({"green-V": "A.3.2"}, seats=2, red="grey-N1") == "jersey_misfit"
    assert race(riders, options=tour, gold="green-V", red="green-G")


def test_steps_in_progress() -> None:
    riders = {"green-V": "A.3.2", "purple-V": "A.5.1"}
    throw = {"slot": "green", "crew": ["green-G", "green-V", "green-N"]}
    assert race(riders, stack=[{"step": "round"}, {"step": "throw"}], **throw)
    assert damaged(riders, stack=[]) == "stack_shape"
    assert damaged(riders, stack=[{"step": "sleep"}]) == "stack_shape"
    assert damaged(riders, stack=[{"step": "throw"}]) == "stack_order"
    assert damaged(riders, stack=[{"step": "round", "more": 1}]) == "stack_locals"
    assert damaged(riders, stack=[{"step": "round"}]) == "nothing_asked"
    assert damaged(riders, dice=[6, 1]) == "stack_slot", "a throw of no slot"
    give = {"step": "give", "own": [], "last": -1}
    assert damaged(riders, stack=[{"step": "round"}, give], **throw) == "stack_misfit"
    dice = throw | {"thrown": [2, 3, 5], "dice": [2, 6]}
    assert damaged(riders, stack=[{"step": "round"}, give], **dice) == "dice_missing"
    assert damaged(riders, step="give") == "nothing_asked"


# ------------------------------------------------------------------ what would lead to positions that nobody reads
SLOT = [{"step": "round"}]
MATES = {"slot": "green", "crew": ["green-G", "green-V", "green-N"]}


def test_who_has_a_slot_has_not_played() -> None:
    riders, stack = {"green-V": "A.3.2", "purple-V": "A.5.1"}, [*SLOT, {"step": "throw"}]
    assert race(riders, stack=stack, played=["purple"], **MATES)
    assert damaged(riders, stack=stack, played=["purple", "green"], **MATES) == "repeated"


def test_before_the_throw_there_are_no_dice_but_those_of_an_attack() -> None:
    riders, stack = {"green-V": "A.3.2", "green-G": "A.2.4", "purple-V": "A.5.1"}, [*SLOT, {"step": "throw"}]
    attack = MATES | {"thrown": [2, 3], "given": ["green-V"], "attacker": "green-V"}
    assert race(riders, level="pro", stack=stack, **attack)
    for more in ({"dice": [2]}, {"given": []}, {"attacker": ""}, {"thrown": []}):
        assert damaged(riders, level="pro", stack=stack, **attack | more) == "dice_missing"
    offers = [*SLOT, {"step": "offers", "seats": [0], "then": "attack"}]
    line = {"lines": [["green-G", "green-V"]]}
    riders = {"green-V": "A.3.2", "green-G": "A.3.1", "purple-V": "A.5.1"}
    assert race(riders, level="pro", stack=offers, **MATES, **line)
    assert damaged(riders, level="pro", stack=offers, thrown=[2], **MATES, **line) == "dice_missing"
    assert damaged(riders, level="pro", stack=offers, attacker="green-V", **MATES, **line) == "crew_misfit"


def test_a_test_on_the_way_is_for_a_free_cell_that_can_be_reached() -> None:
    riders = {"green-L": "A.3.2", "purple-V": "A.4.1", "pink-V": "A.3.3"}
    rest = {"phase": "leaders", "slot": "green", "crew": ["green-L"], "given": ["green-L"], "thrown": [5]}

    def on_the_way(to: str) -> list[dict[str, object]]:
        move = {"step": "move", "rider": "green-L", "points": 3, "cause": "die", "to": to, "tests": ["between"]}
        test = {"step": "test", "rider": "green-L", "kind": "skill", "against": 2, "why": "between"}
        return [*SLOT, {"step": "value", "rider": "green-L", "rule": "one", "done": 1}, move | {"asked": 1}, test]

    free = {**riders, "pink-V": "A.5.1"}
    assert race(free, stack=on_the_way("A.3.3"), **rest)
    assert damaged(riders, stack=on_the_way("A.3.3"), **rest) == "stack_misfit"
    assert damaged(free, stack=on_the_way("A.5.4"), **rest) == "stack_misfit"


def test_nobody_leaps_twice_in_a_slot() -> None:
    riders = {"green-V": "A.3.2", "green-G": "A.3.1", "purple-V": "A.5.1"}
    leap = {"step": "leap", "line": ["green-G", "green-V"], "chain": ["green-G", "green-V"], "rider": "green-G"}
    stack = [*SLOT, {"step": "offers", "seats": [0], "then": "throw"}, leap]
    lines = {"lines": [["green-G", "green-V"]], "launched": [0]}
    assert race(riders, stack=stack, **MATES, **lines)
    assert damaged(riders, stack=stack, leapt=["green-G"], **MATES, **lines) == "stack_misfit"


def test_nothing_of_a_slot_is_left_outside_of_one() -> None:
    riders = {"green-V": "outside", "purple-V": "outside"}
    launch = {"phase": "launch", "order": ["green", "purple", "pink"]}
    stack = [{"step": "launch", "team": 1, "lap": 1, "turn": 1, "dice": [2, 4]}]
    assert race(riders, stack=stack, **launch)
    left = {"attacker": "green-V"}, {"leapt": ["green-V"]}, {"worst_used": True}, {"punctured": True}, {"neutral": True}
    for more in left:
        assert damaged(riders, stack=stack, **launch, **more) == "stack_slot"


def test_launches_are_counted_as_the_rules_count_them() -> None:
    riders = {"green-V": "A.2.1", "purple-V": "outside"}
    launch = {"phase": "launch", "order": ["green", "purple", "pink"]}
    move = {"step": "move", "rider": "purple-V", "points": 4, "cause": "launch"}
    for lap, turn, fine in ((1, 2, True), (1, 3, True), (0, 1, False), (-1, 2, False), (5, 1, False), (1, 4, False)):
        stack = [{"step": "launching", "lap": lap, "turn": turn, "tried": ["green-V", "purple-V"]}, move]
        if fine:
            assert race(riders, stack=stack, **launch)
        else:
            assert damaged(riders, stack=stack, **launch) == "stack_misfit"


def test_all_who_start_roll_for_the_start_order() -> None:
    everybody = {"others": "outside", "phase": "launch", "order": []}
    for groups, fine in (([[2], [0, 1]], True), ([[0, 1]], False), ([[0, 1, 2, 2]], False), ([[3, 0, 1, 2]], False)):
        stack = [{"step": "order", "groups": groups}]
        if fine:
            assert race({}, stack=stack, **everybody)
        else:
            assert damaged({}, stack=stack, **everybody) == "stack_misfit"


def test_nobody_manages_before_the_dice_have_said_so() -> None:
    everybody = {"others": "outside", "phase": "launch", "order": [], "seats": 8}
    stack = [{"step": "managers", "team": 2}]
    assert race({}, stack=stack, managers=[4, 1, 2, 3], **everybody)
    assert damaged({}, stack=stack, managers=[0, 1, 6, 3], **everybody) == "stack_misfit"
