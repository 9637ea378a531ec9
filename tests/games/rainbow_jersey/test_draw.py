"""The drawing: well-formed, labelled, complete, and the same for the same view."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from itertools import combinations, islice, product
from typing import Any

import pytest

from pygame_core.engine.contract.looker import Looker
from pygame_core.engine.core.chance import CHANCE, Rng
from pygame_core.engine.core.choice import Choice, choice
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.options import Seat
from pygame_core.engine.match.match import Match
from pygame_core.engine.show import Show
from pygame_core.games.rainbow_jersey.board import CARDS
from pygame_core.games.rainbow_jersey.drawing import ladder
from pygame_core.games.rainbow_jersey.drawing import picture as draw
from pygame_core.games.rainbow_jersey.drawing.geometry import HEIGHT, TOP, WIDTH, XY
from pygame_core.games.rainbow_jersey.drawing.names import PICTURES
from pygame_core.games.rainbow_jersey.drawing.picture import DRAWING
from pygame_core.games.rainbow_jersey.drawing.scene import Scene
from pygame_core.games.rainbow_jersey.drawing.words import LETTERS, WORDS
from pygame_core.games.rainbow_jersey.meta import META
from pygame_core.games.rainbow_jersey.rules.game import GAME
from pygame_core.games.rainbow_jersey.texts.ahead import ahead
from pygame_core.games.rainbow_jersey.texts.sentences import TEXTS
from tests.games.drawn import buttons, idents, parsed, references
from tests.games.rainbow_jersey.rides import ride, rolled

View = Mapping[str, Any]
NAMES = ("Zoé", "O’Hara & fils", "<b>Lucie</b>", 'Le "Grand"', "Vera", "Gilles")
SVG = "{http://www.w3.org/2000/svg}"
OPTIONS = {"target": "rainbow3", "combativity": True, "start_order": "random"}
ON_THE_BOARD = {"roll", "attack", "continue", "give_up", "move"}
STEPS = ("upkeep", "roll", "attack", "auction", "drop", "debt", "placing", "exchange", "over")


def played(players: int, seed: int) -> Iterator[tuple[dict[str, Any], Show]]:
    """Every question of a random race, as a view and its show."""
    rng = Rng(seed)
    state = GAME.start(OPTIONS, META.seats(people=players, players=players))
    state.heard = []
    while state.stack:
        seat = GAME.asked(state)[0]
        choices = () if seat == CHANCE else tuple(GAME.choices(state, seat))
        view, trail = GAME.view(state, seat), tuple(state.heard[-12:])
        yield view, Show("fr" if seed % 2 else "en", NAMES[:players], choices, trail=trail, seat=max(seat, 0))
        GAME.play(state, seat, GAME.draw(state).sample(rng) if seat == CHANCE else rng.pick(choices[:8]))
    yield GAME.view(state, None), Show("fr", NAMES[:players], trail=tuple(state.heard[-12:]))


@cache
def some(step: str = "", count: int = 30) -> tuple[tuple[dict[str, Any], Show], ...]:
    """Positions from races of all sizes: where this is asked, or from all along."""
    races = (pair for seed in range(2) for players in (3, 4, 6, 5) for pair in played(players, seed))
    if not step:
        return tuple(islice(races, 0, 50 * count, 50))
    return tuple(islice((pair for pair in races if pair[0]["step"] == step), count))


@pytest.mark.parametrize("step", STEPS)
def test_a_board_is_xml_its_ids_are_unique_and_its_sprites_exist(step: str) -> None:
    for view, show in some(step, 10):
        for preview in (None, *show.choices[:6]):
            page = DRAWING.defs() + DRAWING.board(view, replace(show, preview=preview))
            ids = idents(parsed(page))
            assert len(ids) == len(set(ids)), [ident for ident in ids if ids.count(ident) > 1]
            assert references(page) <= set(ids)


@pytest.mark.parametrize("step", ["upkeep", "roll", "attack", "placing", "debt"])
def test_what_has_a_place_on_the_board_can_be_given_there(step: str) -> None:
    for view, show in some(step, 20):
        shown = {element.attrib["data-do"] for element in buttons(parsed(DRAWING.live(view, show)))}
        expected = {one.token for one in show.choices if one.kind in ON_THE_BOARD}
        expected |= {one.token for one in show.choices if one.kind == "drop" and one.args[0] != "reserve"}
        assert shown == expected


def test_the_landed_space_is_the_chosen_bid() -> None:
    for view, show in some("auction", 20):
        bids = [one for one in show.choices if one.kind == "bid"]
        for preview, given in ((None, bids[0]), (bids[-1], bids[-1])):
            (place,) = buttons(parsed(DRAWING.live(view, replace(show, preview=preview))))
            assert place.attrib["id"] == f"space-{view['space']}"
            assert place.attrib["data-do"] == given.token


def test_what_is_free_at_any_time_is_never_under_a_tap() -> None:
    view, show = some("roll", 1)[0]
    show = replace(show, choices=(*show.choices, choice("abandon", "reserve"), choice("abandon", 7)))
    assert {element.attrib["data-do"] for element in buttons(parsed(DRAWING.live(view, show)))} == {"roll"}


def test_what_can_be_chosen_is_a_labelled_button_near_its_place() -> None:
    for view, show in some("roll", 20) + some("upkeep", 20) + some("auction", 20):
        for element in buttons(parsed(DRAWING.board(view, show))):
            assert element.attrib["role"] == "button"
            assert element.attrib["data-look"] == element.attrib["data-do"]
            assert element.attrib["aria-label"].endswith(".")
            x, y = map(float, element.attrib["data-at"].split())
            assert 0 <= x <= 1000
            assert 0 <= y <= 700


def test_spaces_that_cannot_be_chosen_can_say_why() -> None:
    view, show = some("auction", 1)[0]
    root = parsed(DRAWING.live(view, show))
    for space in range(40):
        (place,) = [element for element in root.iter() if element.attrib.get("id") == f"space-{space}"]
        assert ("data-do" in place.attrib) != (place.attrib.get("data-why") == f"space {space}")
        assert str(space) in place.attrib["aria-label"]


def test_every_leader_who_races_is_there_once_and_every_domestique_has_its_hat() -> None:
    for view, show in some():
        ids = idents(parsed(DRAWING.live(view, show)))
        racing = {view["colours"][seat] for seat in view["order"]}
        assert sorted(ident for ident in ids if ident.startswith("leader-")) == sorted(f"leader-{c}" for c in racing)
        hats = [f"domestique-{view['colours'][seat]}-{n}" for n, seat in enumerate(view["holder"]) if seat >= 0]
        assert sorted(ident for ident in ids if ident.startswith("domestique-")) == sorted(hats)
        assert ("broom-wagon" in ids) == any(view["fallen"])
        assert ("rainbow-on" in ids) == view["rainbow_lap"]


def test_names_are_text_and_never_markup() -> None:
    for view, show in some(count=15):
        page = DRAWING.board(view, show)
        assert "<b>" not in page
        assert 'Le "' not in page


def test_labels_speak_both_languages() -> None:
    assert WORDS.tables["fr"].keys() == WORDS.tables["en"].keys()
    fields = re.compile(r"{(\w+)}")
    for key, words in WORDS.tables["fr"].items():
        assert set(fields.findall(words)) == set(fields.findall(WORDS.tables["en"][key])), key


def test_letters_tell_teams_apart_in_both_languages() -> None:
    for letters in LETTERS.values():
        assert set(letters) == set(META.colours)
        assert len(set(letters.values())) == len(letters)
    for colour in META.colours:
        sprite = re.search(rf'<g id="rj-{colour}">.*?</g>', DRAWING.defs())
        assert sprite is not None
        assert {f">{letters[colour]}</text>" for letters in LETTERS.values()} == set(
            re.findall(r">\w</text>", sprite[0])
        )


def test_every_card_has_its_picture_and_is_shown_large_when_it_is_drawn() -> None:
    assert PICTURES.keys() == CARDS.keys()
    view, show = some("roll", 1)[0]
    for card, (kind, value) in CARDS.items():
        event = Event("drew", {"seat": 0, "card": card, "kind": kind, "value": value})
        seen = DRAWING.live(view, replace(show, choices=(), trail=(event,)))
        assert 'id="card-large"' in seen
        assert f'#rj-card-{PICTURES[card]}"' in seen
        assert 'id="card-large"' not in DRAWING.live(view, replace(show, trail=(event,)))
        assert f'id="rj-card-{PICTURES[card]}"' in DRAWING.defs()


def test_the_road_and_the_tiles_tell_the_same_of_the_next_roll() -> None:
    for view, show in some("roll", 20):
        told = {tile.value: tile.mood for tile in ahead(view, NAMES, "fr", Looker(show.seat))}
        root = parsed(DRAWING.live(view, show))
        for value, mood in told.items():
            (badge,) = [element for element in root.iter() if element.attrib.get("id") == f"next-{value}"]
            assert f"n-{mood}" in badge.attrib["class"]
            assert f"n-{mood}" in draw.ahead(view, value, show)


def test_an_attack_shows_how_far_it_may_lead() -> None:
    for view, show in some("attack", 20):
        attack: Choice = next(one for one in show.choices if one.kind == "attack")
        page = DRAWING.live(view, replace(show, preview=attack))
        gap = view["gap"] if view["away"] == view["asked"][0] else 0
        assert page.count('class="reach') == min(6, 19 - gap)


def test_the_ladder_reaches_as_far_as_anybody_can_bid() -> None:
    for view, show in some("auction", 20):
        bids = [one.args[0] for one in show.choices if one.kind == "bid"]
        parsed(draw.climb(view, show, bids[0]))
        start, end = ladder.span(view, bids[0], bids[-1])
        assert 0 <= start <= end <= 1


def flags(picture: str) -> list[tuple[float, float, str]]:
    """Where the pennants of a ladder begin and end, how high they fly, and what stands on them."""
    found = re.findall(r'class="pennant" d="M([-\d.]+) ([-\d.]+)h(-?46).*?<text[^>]*>([^<]+)', picture)
    return [(min(float(x), float(x) + int(way)), float(y), words) for x, y, way, words in found]


@pytest.mark.parametrize("energy", [(60,) * 6, (37, 9, 26, 31, 44, 18), (58, 59, 60, 57, 60, 58), (1, 2, 3, 4, 5, 6)])
def test_no_pennant_flies_over_another_or_over_the_question(energy: tuple[int, ...]) -> None:
    colours = ("red", "black", "yellow", "white", "green", "blue")
    game = Match(GAME, {}, tuple(Seat(c, c) for c in colours), 1, position={
        "step": "auction", "space": 27, "white": 3, "front": "blue", "pack": list(colours),
        "energy": dict(zip(colours, energy, strict=True)), "turn": 9,
    })  # fmt: skip
    game.settle()
    view = game.view(0)
    found = flags(draw.climb(view, Show("fr", colours, tuple(game.choices_by_seat[0])), 1))
    assert sorted(words for *_, words in found) == sorted(
        f"{letter} {have}" for letter, have in zip("RNJBVL", energy, strict=True)
    )
    assert all(y >= -12 for _, y, _ in found)
    apart = [abs(x - a) >= 46 or abs(y - b) >= 15 for (x, y, _), (a, b, _) in combinations(found, 2)]
    assert all(apart)


@pytest.mark.parametrize("step", STEPS[:-1])
def test_every_answer_has_a_stub(step: str) -> None:
    for view, show in some(step, 8):
        assert all(parsed(DRAWING.ticket(view, one, show))[0].tag == f"{SVG}svg" for one in show.choices)


def test_every_line_of_the_legend_has_its_sign() -> None:
    assert all("<svg" in DRAWING.sign(art) for art, _ in TEXTS.legend("fr"))


def test_the_same_view_gives_the_same_picture() -> None:
    view, show = some("roll", 1)[0]
    assert DRAWING.board(view, show) == DRAWING.board(dict(view), replace(show))


def test_pictures_stay_small() -> None:
    assert len(DRAWING.ground(some()[0][0]).encode()) < 24_000
    assert len(DRAWING.defs().encode()) < 36_000
    for view, show in some():
        assert len(DRAWING.live(view, show).encode()) < 26_000


def test_the_loupe_never_leaves_the_plan() -> None:
    for view, show in some():
        x, y, scale = DRAWING.camera(view, show)
        assert scale >= 1
        assert 500 / scale - 0.1 <= x <= 1000 - 500 / scale + 0.1
        assert 387 / scale - 0.1 <= y <= 774 - 387 / scale + 0.1


def _under_the_loupe(view: View, show: Show, spot: tuple[float, float]) -> bool:
    (x, y, scale), (left, top) = DRAWING.camera(view, show), spot
    return abs(left - x) <= WIDTH / 2 / scale and abs(top + TOP - y) <= HEIGHT / 2 / scale


def test_the_loupe_shows_one_s_own_leader_whoever_acts() -> None:
    seen = 0
    for view, show in some():
        for looks in (show, replace(show, choices=())):
            scene = Scene(view, looks)
            for seat in range(view["players"]):
                mine = replace(looks, seat=seat)
                spot = scene.leader(seat)
                assert spot is None or _under_the_loupe(view, mine, spot)
                seen += spot is not None
    assert seen > 100


def test_the_loupe_shows_the_space_ahead_where_one_s_own_riders_are_near() -> None:
    match = ride(space=6, turn=9)
    show = Show("en", NAMES[:3], tuple(match.choices_by_seat[match.asked[0]]), seat=match.asked[0])
    view = match.view(match.asked[0])
    assert DRAWING.camera(view, show)[2] >= draw.CLOSE
    assert _under_the_loupe(view, show, XY[6])


def test_the_loupe_shows_every_place_for_one_s_own_domestiques() -> None:
    for view, show in some("placing", 6):
        offers = Scene(view, show).offers
        assert offers
        assert all(_under_the_loupe(view, show, XY[space]) for space in offers)


def test_the_end_is_a_picture_that_stands_alone() -> None:
    for view, show in some("over", 4):
        page = DRAWING.podium(view, NAMES[: view["players"]], show.lang)
        assert page.startswith("<svg xmlns=")
        assert references(page) <= set(idents(parsed(page)))
        assert "rj-" not in page


@pytest.mark.parametrize("colour", META.colours)
def test_marks_are_svg(colour: str) -> None:
    for mark in (DRAWING.seat_mark(colour), DRAWING.piece(colour)):
        assert f"t-{colour}" in parsed(mark)[0].attrib["class"]


def test_numbers_of_a_panel() -> None:
    view = some("roll", 1)[0][0]
    assert f"<b>{view['energy'][0]}</b>" in DRAWING.number(view, 0, "energy")
    assert DRAWING.number(view, 0, "jerseys").count("j-empty") == 3 - view["rainbow"][0]
    assert f"<b>{view['reserve'][0]}</b>" in DRAWING.number(view, 0, "held")
    assert DRAWING.number(view, 0, "something") == ""


CALM = 1500
"""So long may a turn of others last, in milliseconds, in which nothing surprises."""


def test_a_calm_roll_lasts_a_second_and_a_half_at_most() -> None:
    """By itself: nothing has to be shortened for it."""
    faces = set()
    for space, die in product(range(40), range(1, 7)):
        told = [event for events in rolled(ride(space=space, turn=9), die).events for event in events]
        kinds = {event.kind for event in told}
        paid = any(event.data["kind"] == "effort" for event in told if event.kind == "landed")
        if paid or kinds & (draw.SURPRISES | {"auction", "line", "fed"}):
            continue  # What brings or costs something is to be read.
        faces.add(die)
        assert sum(map(DRAWING.pace, told)) <= CALM, told
    assert faces == {1, 2, 3, 4, 5, 6}
