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
