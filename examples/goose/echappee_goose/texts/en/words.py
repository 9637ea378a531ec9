"""The Game of the Goose in English."""

from pygame_core.engine.texts.language import Card, Tongue

SENTENCES = {
    # spaces
    "at_plain": "space {space}",
    "at_gate": "the gate",
    "at_goose": "the goose on {space}",
    "at_bridge": "the bridge",
    "at_inn": "the inn",
    "at_dice": "the dice on {space}",
    "at_well": "the well",
    "at_maze": "the maze",
    "at_prison": "the prison",
    "at_death": "death",
    "at_pond": "the pond",
    # what it is about
    "aim_want": "Be the first goose on the pond, space 63.",
    "aim_turn": "In your turn, throw two dice and move by their sum.",
    "aim_turn_choose": "In your turn, throw two dice and move by one, by the other, or by their sum.",
    "aim_end": "The first goose on the pond ends the game.",
    "aim_you": "Yours is the {colour} goose.",
    "aim_you_named": "{seat:name}, yours is the {colour} goose.",
    "goose_red": "red",
    "goose_blue": "blue",
    "goose_yellow": "yellow",
    "goose_green": "green",
    "goose_plum": "plum",
    "goose_black": "black",
    "goal": "{left:spaces} to the pond",
    "goal_held": "Held, {left:spaces} to the pond",
    # questions
    "ask_first_player": "Who throws first?",
    "ask_first_player_why": "The draw will tell.",
    "ask_throw": "{seat:name}, throw the dice.",
    "ask_throw_why": "You stand on {place}, {left:spaces} from the pond.",
    "ask_throw_gate": "Everybody begins at the gate.",
    "ask_roll": "{seat:name}, throw the dice.",
    "ask_roll_why": "Both dice together.",
    "ask_go": "{seat:name}, by how much do you move?",
    "ask_go_why": "Thrown: {a} and {b}.",
    "ask_over": "{seat:name} is on the pond.",
    # answers
    "throw": "Throw the dice",
    "throw_detail": "two dice",
    "throw_spoken": "Throw both dice",
    "throw_see": "The sum decides where you go.",
    "throw_see_choose": "Then you choose one die, the other, or their sum.",
    "go": "Move {pips}",
    "go_detail": "to {to}",
    "go_spoken": "Move by {pips}, to {place}",
    "go_see": "You end on {place}.",
    "go_see_goose": "A goose sends you on by as much again.",
    "go_see_bridge": "The bridge carries you to 12.",
    "go_see_maze": "The maze sends you back to 30.",
    "go_see_death": "Death: back to the gate.",
    "go_see_nine": "A nine from the gate flies straight there.",
    "go_see_back": "Too far: you come back from the pond.",
    "go_see_inn": "The inn: you miss {inn:turns}.",
    "go_see_held": "You stay until somebody else comes.",
    "go_see_swap": "{seat:name} goes to {back} in your place.",
    "go_see_win": "That wins the game.",
    # how things stand
    "caption_turn": "Turn {turn}",
    "caption_dice": "{seat:name} has thrown {a} and {b}.",
    "caption_over": "The game took {turn:turns}.",
    "role_asked": "to play",
    "role_inn": "at the inn",
    "role_held_well": "in the well",
    "role_held_prison": "in prison",
    "role_gate": "at the gate",
    "role_space": "on {space}",
    "role_won": "on the pond",
    "role_rank": "{rank:place}",
    "number_left": "{count:spaces} to the pond",
    "lead": "{seats:names} leads, on {space}.",
    "lead_many": "{seats:names} lead, on {space}.",
    "lead_none": "Everybody is at the gate.",
    "waiting": "Held until somebody comes: {seats:names}.",
    "progress": "space {space} of 63",
    # chances
    "odds_win": "The next throw of {seat:name} reaches the pond: {chance:chance}.",
    "odds_death": "It leads to death: {chance:chance}.",
    "odds_held": "It leads into the well or the prison: {chance:chance}.",
    "explain_sure": "This is certain: you end on {place}.",
    # what happened
    "said_first": "{seat:name} begins.",
    "said_rolled": "{seat:name} throws {a} and {b}.",
    "said_moved_dice": "{seat:name} goes to {place}.",
    "said_moved_goose": "The goose sends {seat:name} on to {place}.",
    "said_moved_goose_back": "The goose sends {seat:name} farther back, to {place}.",
    "said_moved_bridge": "The bridge carries {seat:name} to 12.",
    "said_moved_maze": "Lost in the maze, {seat:name} comes out on 30.",
    "said_moved_death": "{seat:name} meets death and is back at the gate.",
    "said_moved_nine": "A nine from the gate: {seat:name} flies to {to}.",
    "said_moved_back": "Too far: {seat:name} comes back to {place}.",
    "said_exchanged": "{seat:name} goes to {place} in exchange.",
    "said_lodged": "A good table at the inn: {seat:name} misses {turns:turns}.",
    "said_caught_well": "{seat:name} falls into the well and waits for somebody.",
    "said_caught_prison": "{seat:name} is in prison and waits for somebody.",
    "said_missed": "{seat:name} is still at table; {left:more}.",
    "said_missed_last": "{seat:name} leaves the inn; next time the dice again.",
    "said_missed_held": "{seat:name} waits.",
    "said_released": "Nobody can play any more: everybody who was held goes free.",
    "said_turn": "{seat:name} is next.",
    "said_over": "{winner:name} is on the pond.",
    "result_title": "{seat:name} is first on the pond",
    "result_why": "Sixty-three spaces, in {turn:turns}.",
    "result_rank": "{rank:place}: {seats:names}, on {place}.",
    "ending_pond": "somebody reached the pond",
    # refusals
    "throw_first": "First the dice: then the goose moves.",
    "move_first": "The dice lie there already: the goose moves now.",
    "not_thrown": "The dice show {a} and {b}: one moves by their sum.",
    "not_thrown_choose": "The dice show {a} and {b}: one moves by one of them, or by their sum.",
    "nobody_stands_there": "Impossible position: nobody stays on space {space}, it leads on at once.",
    "two_on_a_space": "Impossible position: two geese on space {space}.",
    "nothing_to_wait_for": "Impossible position: where {colour} stands there is nothing to wait for.",
    "two_dice": "Impossible position: two dice lie there when a goose is to move, and none otherwise.",
    "over_or_not": "Impossible position: a goose on the pond ends the game, and nothing else does.",
    "nothing_asked": "Impossible position: nobody is asked anything there.",
}
PLURALS = {
    "spaces": ("no space", "1 space", "{n} spaces"),
    "turns": ("no turn", "1 turn", "{n} turns"),
    "more": ("no turn more", "1 turn more", "{n} turns more"),
}
TONGUE = Tongue("en", SENTENCES, PLURALS)


def _card(title: str, *paragraphs: str) -> Card:
    return Card(title, paragraphs)


CARDS = {
    "first_player": _card("Who begins", "Drawn by lot, unless the table has decided; then clockwise."),
    "throw": _card(
        "1. Throw",
        "Two dice. Whoever is at the inn misses turns; whoever is in the well or in prison waits until somebody else "
        "arrives there.",
        "Should everybody be held at once, all go free.",
    ),
    "roll": _card("1. Throw", "Both dice roll together."),
    "go": _card(
        "2. Move",
        "By the sum of the dice; where the table has decided so, by one die, the other, or the sum.",
        "A goose sends you on by as much again. The bridge on 6 leads to 12, the maze on 42 back to 30, death on 58 "
        "back to the gate.",
        "Where somebody stands already, places are exchanged: that one goes where you came from.",
        "A nine from the gate flies to 26 with 6 and 3, to 53 with 5 and 4.",
    ),
    "over": _card(
        "The end",
        "The first goose on the pond wins. It must be reached exactly, or you come back by the rest; where the "
        "table has decided so, farther counts as well.",
    ),
}
REMINDERS = (
    _card("Geese send both ways", "Who comes back from the pond onto a goose goes farther back."),
    _card("Arriving frees", "Whoever arrives in the well or in prison frees the one who was there, and stays instead."),
    _card("The gate is no prison", "Death costs the way, no turn: next time you throw as at the beginning."),
)
LEGEND = (
    ("goose", "goose: as much again"),
    ("bridge", "bridge: on to 12"),
    ("inn", "inn: miss turns"),
    ("dice", "dice: from the gate, with a nine"),
    ("well", "well: until somebody comes"),
    ("maze", "maze: back to 30"),
    ("prison", "prison: until somebody comes"),
    ("death", "death: back to the gate"),
)
BOARD = {
    "board": "Game of the Goose: a spiral of 63 spaces, from the gate to the pond",
    "aim": "A goose on its way along the spiral to the pond",
    "space": "Space {space}",
    "stands": "{name}, {place}",
    "letters": {"red": "R", "blue": "B", "yellow": "Y", "green": "G", "plum": "P", "black": "K"},
    "podium": "{name} is first on the pond",
    "title": ("Game of", "the Goose"),
    "gate": "GATE",
    "kinds": {
        "plain": "", "goose": "goose", "bridge": "bridge", "inn": "inn", "dice": "dice", "well": "well", "maze": "maze",
        "prison": "prison", "death": "death", "pond": "the pond",
    },
}  # fmt: skip
