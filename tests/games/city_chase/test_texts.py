"""What City Chase says: the mock-up's sentences word for word, both languages throughout, and never the secret."""

from typing import Any

import pytest

from pygame_core.engine.contract.looker import ANYBODY, Looker
from pygame_core.engine.core.events import Event
from pygame_core.engine.core.refusals import BadOption, Illegal, NotAsked
from pygame_core.engine.texts.language import LANGUAGES
from pygame_core.games.city_chase import plain
from pygame_core.games.city_chase.board import BUILDINGS, HELICOPTERS, INDEX
from pygame_core.games.city_chase.rules.answers import CHECK, HIDE, MOVE, RESIGN
from pygame_core.games.city_chase.texts import sentences
from pygame_core.games.city_chase.texts.crew import crew
from pygame_core.games.city_chase.texts.curtain import curtain
from pygame_core.games.city_chase.texts.finale import near
from pygame_core.games.city_chase.texts.hands import hands, in_hand, pad
from pygame_core.laws.texts import check

NAMES = ("Camille", "Nour", "Abel", "Zoé")
LOOKER = Looker(aids=frozenset({"deduction", "exits"}))
DEDUCED = [
    "placed pink X11", "placed yellow X8", "placed green X13", "hidden 1", "check D2 empty", "hidden 2",
    "check B4 empty", "hidden 3", "check C3 yellow", "check A3 empty", "hidden 4", "check E1 empty", "check D4 empty",
    "hidden 5", "check B5 empty", "hidden 6", "check E3 blue", "check A5 empty", "hidden 7", "move yellow X8 X7",
]  # fmt: skip
"""The chase of the mock-up, in round 7."""


def view(**more: Any) -> dict[str, Any]:
    """The mock-up's moment as the police see it."""
    return {
        "players": 2,
        "colours": ["thief", "pink"],
        "step": "police",
        "asked": [1],
        "round": 7,
        "heli": {"pink": "X11", "yellow": "X7", "green": "X13"},
        "acted": ["yellow"],
        "owners": {heli: [1] for heli in HELICOPTERS},
        "found": {"C3": ["yellow", 3], "E3": ["blue", 6]},
        "log": DEDUCED,
        "orders": [],
        "claim": "",
        "skyline": [],
        "notes": "full",
        "deduction": True,
        "links": False,
        "sealed": False,
        "result": None,
    } | more


def hiding(path: str, **more: Any) -> dict[str, Any]:
    """The thief's screen of the mock-up's other game."""
    hidden = path.split()
    heli = {"pink": "X10", "yellow": "X8", "green": "X13"}
    log = [f"hidden {at}" for at in range(1, len(hidden) + 1)]
    more = {"path": hidden, "round": len(hidden) + 1, "heli": heli, "log": log, "deduction": False} | more
    return view(step="hide", asked=[0], acted=[], found={}, **more)


def look(heli: str, building: str) -> Any:
    return CHECK[HELICOPTERS.index(heli)][INDEX[building]]


def bare(told: str) -> str:
    return told.replace("\u00a0", " ")


# --- the mock-up, word for word ----------------------------------------------------------------------------------


def test_the_police_are_asked() -> None:
    asked = sentences.question(view(), NAMES, "fr", Looker(held="pink"))
    assert bare(asked.title) == "Nour, que fait le rose ?"
    assert bare(asked.context) == "La voiture : gagné. Une trace : elle est passée là. Reste à jouer : rose et vert."
    assert sentences.question(view(), NAMES, "en", LOOKER).title == "Nour, which helicopter acts?"
    assert bare(sentences.question(view(asked=[1, 2]), NAMES, "fr", LOOKER).title) == "Police, quel hélicoptère agit ?"


def test_the_deduction_in_one_line() -> None:
    assert bare(sentences.caption(view(), NAMES, "fr", LOOKER)) == "C3 jaune, donc pavé clair : 8 immeubles."
    assert sentences.caption(view(), NAMES, "en", LOOKER) == "C3 yellow, so a light pavement: 8 buildings."
    for off, looker in ((view(), ANYBODY), (view(deduction=False), LOOKER)):
        assert bare(sentences.caption(off, NAMES, "fr", looker)) == "Tour 7, phase Police : 2 actions (rose et vert)."
    assert "pavé" not in sentences.caption(view(), NAMES, "fr")


def test_a_check_is_foreseen() -> None:
    seen = sentences.preview(look("pink", "D4"), view(), NAMES, "fr", LOOKER)
    assert bare(seen) == (
        "Le rose regarde en D4.\nLa voiture : arrestation. Trace bleue : il reste 3 immeubles. Rien : il en reste 6."
    )
    plainly = sentences.preview(look("pink", "D4"), view(), NAMES, "fr")
    assert bare(plainly).split("\n")[1:] == [
        "Vide au tour 4, mais la voiture a pu y entrer depuis.",
        "Réponses possibles ce tour-ci : la voiture, trace rouge, trace bleue et rien.",
    ]


@pytest.mark.parametrize(
    ("building", "detail", "sure"),
    [
        ("C3", "trouvée, pour rien", "Déjà trouvée : gâcher cette action ?"),
        ("D3", "jamais vu", ""),
        ("D4", "vide au 4", ""),
    ],
)
def test_a_check_on_its_button(building: str, detail: str, sure: str) -> None:
    choice = look("pink", building)
    assert sentences.label(choice, view(), NAMES, "fr", LOOKER)[:2] == (f"Voir {building}", detail)
    assert bare(sentences.confirm(choice, view(), NAMES, "fr")) == sure


def test_a_screen_that_keeps_traces_only_forgets_the_empty_ones() -> None:
    told = sentences.label(look("pink", "D4"), view(notes="traces"), NAMES, "fr", LOOKER)
    assert "4" not in told.detail + told.spoken.replace("D4", "")
    assert "tour 4" not in sentences.preview(look("pink", "D4"), view(notes="traces"), NAMES, "fr")
    assert ".4" in plain.table(view(), NAMES, "fr").splitlines()[7]
    assert ".4" not in plain.table(view(notes="traces"), NAMES, "fr").splitlines()[7]


def test_the_pad_is_the_crossing_itself() -> None:
    assert pad(view(), (), "pink", "fr") == (
        "check pink C3", "move pink X7", "check pink D3",
        "move pink X10", "", "move pink X12",
        "check pink C4", "move pink X15", "check pink D4",
    )  # fmt: skip
    corner = pad(view(heli={"pink": "X1", "yellow": "X7", "green": "X13"}), (), "pink", "fr")
    assert corner == (
        "check pink A1", "", "check pink B1", "", "", "move pink X2", "check pink A2", "move pink X5", "check pink B2",
    )  # fmt: skip
    assert pad(view(), (), "", "fr") == () == pad(hiding("C5"), (), "pink", "fr")


def test_which_helicopter_is_in_hand() -> None:
    choices = [look("green", "A5"), MOVE[0][9], look("pink", "C4")]
    assert hands(view(), choices, "fr") == (("pink", "Rose"), ("green", "Vert"))
    assert hands(hiding("C5"), HIDE, "fr") == ()
    assert [in_hand(choice) for choice in (*choices, HIDE[0], RESIGN)] == ["green", "pink", "pink", "", ""]


def test_what_is_looked_for_is_offered_or_refused() -> None:
    assert [choice.token for choice in sentences.expected(view())][:8] == [
        "check pink C3", "check pink D3", "check pink C4", "check pink D4",
        "move pink X7", "move pink X10", "move pink X12", "move pink X15",
    ]  # fmt: skip
    assert {choice.args[0] for choice in sentences.expected(view())} == {"pink", "green"}
    assert sentences.expected(hiding("C5 B5")) == ()


# --- the deduction's reasons -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("building", "why"),
    [
        ("C3", "Pas en C3 : une trace jaune y est, et la voiture ne revient jamais sur ses traces."),
        ("D4", "La voiture peut être en D4, comme dans 7 autres immeubles."),
        (
            "D3",
            (
                "Pas en D3 : la trace jaune de C3 date du tour 1, et la voiture change de pavé à chaque tour. "
                "Au tour 7, elle est sur un pavé clair."
            ),
        ),
    ],
)
def test_why_the_car_can_or_cannot_be_here(building: str, why: str) -> None:
    assert bare(sentences.why_here(view(), f"look {building}", NAMES, "fr")) == why


def test_reasons_are_for_those_who_deduce() -> None:
    for other in (view(deduction=False), hiding("C5", deduction=True), view(step="hide")):
        assert sentences.why_here(other, "look D4", NAMES, "en") == ""
    assert sentences.why_here(view(), "fly X7", NAMES, "en") == ""
    assert [name for name, _, _ in sentences.aids(view(), "fr")] == ["deduction"]
    assert [name for name, _, _ in sentences.aids(hiding("C5"), "fr")] == ["exits"]
    assert sentences.aids(view(deduction=False), "fr") == ()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "log",
    [
        "hidden 1",
        "hidden 1,check C3 empty",
        "hidden 1,hidden 2,check C3 yellow",
        "hidden 1,hidden 2,hidden 3,check A1 blue,check B1 yellow",
        "hidden 1,hidden 2,check B2 empty,hidden 3,hidden 4,check B2 blue",
        "hidden 1,hidden 2,hidden 3,hidden 4,hidden 5,hidden 6,hidden 7,check A1 red,check B1 blue",
        "hidden 1,hidden 2,hidden 3,hidden 4,hidden 5,check A1 blue",
    ],
)
def test_every_building_has_a_reason(log: str, lang: str) -> None:
    now = view(log=log.split(","), round=log.count("hidden"))
    for building in BUILDINGS:
        check(lang, sentences.why_here(now, f"look {building}", NAMES, lang))
    check(lang, sentences.caption(now, NAMES, lang, LOOKER), *sentences.odds(now, NAMES, lang, LOOKER))


# --- the thief ---------------------------------------------------------------------------------------------------


def test_the_thief_is_asked() -> None:
    now = hiding("C5 B5 B4 C4 D4 E4")
    assert bare(sentences.question(now, NAMES, "fr", LOOKER).title) == "Camille, où te caches-tu ?"
    assert sentences.confirm(HIDE[INDEX["E3"]], now, NAMES, "fr") == "Se cacher en E3"
    assert sentences.label(HIDE[INDEX["E3"]], now, NAMES, "fr", LOOKER).detail == "2 suites, jaune au-dessus"
    assert sentences.label(HIDE[INDEX["E3"]], now, NAMES, "fr").detail == "jaune au-dessus"


def test_a_dead_end_is_told_in_any_case() -> None:
    now = hiding("C5 B5 B4 C4 D4 E4")
    assert sentences.label(HIDE[INDEX["E5"]], now, NAMES, "fr").detail == "hors de portée, mais sans issue après D5"
    assert bare(sentences.preview(HIDE[INDEX["E5"]], now, NAMES, "fr")) == (
        "E5 ne mène pas au tour 11.\nAprès D5, plus d’immeuble libre : encerclement au tour 9.\n"
        "Hors de portée : personne ne peut y regarder ce tour-ci."
    )


def test_the_last_hideout_needs_no_way_on() -> None:
    """E15: only A3 is left, and it is enough."""
    now = hiding("A1 B1 C1 D1 E1 E2 D2 C2 B2 A2")
    assert sentences.label(HIDE[INDEX["A3"]], now, NAMES, "en", LOOKER).detail == "out of reach"
    assert sentences.question(now, NAMES, "en", LOOKER).context.startswith("Round 11, the last hide-out")


def test_the_curtain() -> None:
    assert curtain(view(), NAMES, 0, "fr") == (
        "Police, fermez les yeux", ("Camille, prends l’appareil.",), "Maintenir pour ouvrir",
    )  # fmt: skip
    assert curtain(view(), NAMES, 1, "fr").paragraphs == ("Nour, prends l’appareil.",)
    assert curtain(view(asked=[1, 2]), NAMES, 2, "fr").paragraphs == ("Prenez l’appareil.",)
    for lang in LANGUAGES:
        for seat in range(2):
            alike = {curtain(now, NAMES, seat, lang) for now in (hiding("C5"), hiding("A1"), view(step="hide"))}
            assert len(alike) == 1


# --- the log -----------------------------------------------------------------------------------------------------


def event(kind: str, **facts: Any) -> Event:
    return Event(kind, {"seat": 1, "round": 7, **facts})


@pytest.mark.parametrize(
    ("what", "french", "english"),
    [
        (
            event("moved", heli="yellow", start="X7", to="X8"),
            "Le jaune vole de X7 à X8.",
            "Yellow flies X7 → X8.",
        ),
        (
            event("checked", heli="pink", building="C3", answer="empty"),
            "Le rose regarde en C3 : rien.",
            "Pink looks into C3: nothing.",
        ),
        (
            event("checked", heli="green", building="D2", answer="blue"),
            "Le vert regarde en D2 : trace bleue.",
            "Green looks into D2: blue trace.",
        ),
        (
            event("checked", heli="pink", building="B2", answer="car"),
            "Le rose regarde en B2 : la voiture ! Arrestation au tour 7.",
            "Pink looks into B2: the car! Arrest in round 7.",
        ),
        (event("hidden"), "Tour 7. Le voleur s’est caché.", "Round 7. The thief has hidden."),
    ],
)
def test_the_log(what: Event, french: str, english: str) -> None:
    assert bare(sentences.say(what, NAMES, "fr")) == french
    assert sentences.say(what, NAMES, "en") == english
    assert [bare(line.text) for line in sentences.lines([[what]], NAMES, "fr")] == [french]


def test_the_thief_s_own_log_tells_the_hideout_once() -> None:
    hidden = [event("hid", building="C5")._replace(to=(0,)), event("hidden")]
    assert [line.text for line in sentences.lines([hidden], NAMES, "fr")] == ["Tour 7. Nour se cache en C5."]
    assert [line.text for line in sentences.lines([hidden[1:]], NAMES, "fr")] == ["Tour 7. Le voleur s’est caché."]


# --- what the rules forbid ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("refused", "sentence"),
    [
        (
            Illegal("occupied", crossing="X7", heli="yellow"),
            "Le jaune est déjà en X7 : un seul hélicoptère par intersection.",
        ),
        (
            Illegal("not_around", building="A1", heli="pink", around=["C3", "D3", "C4", "D4"]),
            "Le rose ne voit pas A1 : d’ici, il regarde en C3, D3, C4 et D4.",
        ),
        (
            Illegal("not_a_flight", crossing="X16", heli="pink", kind="diagonal"),
            "Le rose ne vole pas en diagonale : pour X16, il faut deux tours.",
        ),
        (
            Illegal("not_adjacent", building="C3", last="B2", diagonal=True),
            "La voiture ne roule pas en diagonale : C3 ne partage pas de côté avec B2.",
        ),
        (
            Illegal("not_adjacent", building="E5", last="B2", diagonal=False),
            "La voiture va dans un immeuble voisin : E5 ne touche pas B2.",
        ),
        (
            Illegal("place_all_first", missing=["pink", "green"]),
            "Les trois hélicoptères d’abord. Reste à placer : rose et vert.",
        ),
        (NotAsked("not_yours", heli="green", seats=[1, 2]), "Le vert obéit à Nour et Abel."),
        (NotAsked("not_your_phase", step="hide"), "Pas maintenant : c’est la phase Voleur."),
        (
            BadOption("table_owner", heli="green", value="p3", allowed=["p1", "team"]),
            (
                "Le vert ne peut pas revenir à la troisième place de police. "
                "Possible : la première place de police, toute l’équipe."
            ),
        ),
    ],
)
def test_a_refusal_says_which_rule(refused: Any, sentence: str) -> None:
    assert bare(sentences.refusal(refused, NAMES, "fr")) == sentence


# --- the end -----------------------------------------------------------------------------------------------------


def over(reason: str, winner: str = "police", **more: Any) -> dict[str, Any]:
    result = {"winner": winner, "reason": reason, "round": 3, "ranking": [[1], [0]], "failing": more.pop("failing", "")}
    log = ["hidden 1", "check pink C3 empty", "hidden 2", "move pink X6 X7", "hidden 3", "check pink C2 yellow"]
    now = {"step": "over", "asked": [], "result": result, "round": 3, "log": log, "path": ["C2", "C3", "B3"]}
    return view(**now | more)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["arrest", "escape", "encirclement", "resignation", "cheating", "unproven"])
def test_every_ending_is_told(reason: str, lang: str) -> None:
    check(lang, sentences.ending(reason, lang))
    for winner in ("thief", "police"):
        for path in (["C2", "C3", "B3"], []):
            card = sentences.result(over(reason, winner, path=path), NAMES, lang)
            check(lang, card.title, *card.paragraphs)


def test_the_rounds_again_with_everything_shown() -> None:
    cards = sentences.rounds(over("arrest"), NAMES, "fr")
    assert [tuple(map(bare, card.paragraphs)) for card in cards] == [
        ("La voiture commence en C2.", "Le rose regarde en C3 : rien ; la voiture était juste à côté."),
        ("La voiture passe de C2 en C3.", "Le rose vole de X6 à X7."),
        (
            "La voiture passe de C3 en B3.",
            "Le rose regarde en C2 : trace jaune, laissée au tour 1 ; la voiture était à 2 portes.",
        ),
    ]
    assert near(over("arrest")) == [(1, "pink", "C3", 1), (3, "pink", "C2", 2)]
    assert sentences.rounds(view(), NAMES, "fr") == () == tuple(near(view()))


@pytest.mark.parametrize(
    ("failing", "told"),
    [
        ("V1", "il n’y a pas autant de cachettes que de sceaux."),
        ("V2 4", "la cachette du tour 4 n’est pas celle qui était scellée."),
        ("V3 4 A1", "la voiture ne pouvait pas aller en A1 au tour 4."),
        ("V3 4", "le chemin n’est pas permis."),
        ("V4 2 A1", "la réponse donnée pour A1 au tour 2 n’était pas vraie."),
        ("V4 2 A1 blue", "la réponse donnée pour A1 au tour 2 n’était pas vraie ; attendu : trace bleue."),
        ("V5 11", "la fin annoncée n’est pas celle du chemin."),
    ],
)
def test_a_lie_is_named(failing: str, told: str) -> None:
    """E29: the verdict names the first point that fails."""
    card = sentences.result(over("cheating", failing=failing), NAMES, "fr")
    assert bare(card.paragraphs[1]) == f"Premier point faux : {told}"


def test_by_link_an_end_is_claimed_until_it_is_verified() -> None:
    claimed = view(step="reveal", asked=[0], links=True, sealed=True, claim="thief escape")
    assert "pas encore vérifiée" in sentences.question(claimed, NAMES, "fr", LOOKER).context
    shown = sentences.result(over("escape", "thief", links=True, sealed=True), NAMES, "fr").paragraphs
    assert any("Vérifié" in line for line in shown)


@pytest.mark.parametrize(("reason", "winner", "word"), [("arrest", "police", "caught"), ("escape", "thief", "away")])
def test_once_the_chase_is_over_nobody_is_hidden(reason: str, winner: str, word: str) -> None:
    (*_, car) = crew(over(reason, winner, asked=[]), NAMES, "en")
    assert car.brief == word


def test_when_all_three_stand_nobody_is_asked_where_one_starts() -> None:
    placing = view(step="place", log=[], asked=[1])
    assert (
        sentences.question(placing, NAMES, "en", Looker(held="pink")).title
        == "Nour, all three stand: confirm, or move pink?"
    )
    assert sentences.question(
        {**placing, "heli": {"pink": "X6", "yellow": None, "green": None}}, NAMES, "en", Looker(held="pink")
    ).title == ("Nour, where does pink start?")


def test_one_path_is_told_as_one() -> None:
    """From A1 the car could only go by A2, and then only to A3."""
    log = ["hidden 1", "hidden 2", "check A1 yellow", "check B1 empty", "hidden 3", "check B2 empty"]
    now = view(log=log, round=3, heli={"pink": "X1", "yellow": "X2", "green": "X15"}, acted=["pink"])
    assert sentences.why_here(now, "look C1", NAMES, "en") == "Not in C1: the only path still possible ends in A3."
    french = bare(sentences.why_here(now, "look C1", NAMES, "fr"))
    assert french == "Pas en C1 : le seul chemin encore possible finit en A3."
