"""Le jeu de l’oie, en français."""

from pygame_core.engine.texts.language import Card, Tongue, french, typeset

SENTENCES = typeset({
    # spaces
    "at_plain": "la case {space}",
    "at_gate": "le départ",
    "at_goose": "l’oie du {space}",
    "at_bridge": "le pont",
    "at_inn": "l’auberge",
    "at_dice": "les dés du {space}",
    "at_well": "le puits",
    "at_maze": "le labyrinthe",
    "at_prison": "la prison",
    "at_death": "la mort",
    "at_pond": "la mare",
    # what it is about
    "aim_want": "Amène ton oie à la mare, case 63, avant les autres.",
    "aim_turn": "À ton tour, lance deux dés et avance de leur somme.",
    "aim_turn_choose": "À ton tour, lance deux dés et avance de l’un, de l’autre ou de leur somme.",
    "aim_end": "La première oie à la mare termine la partie.",
    "aim_you": "La tienne est l’oie {colour}.",
    "aim_you_named": "{seat:name}, la tienne est l’oie {colour}.",
    "goose_red": "rouge",
    "goose_blue": "bleue",
    "goose_yellow": "jaune",
    "goose_green": "verte",
    "goose_plum": "prune",
    "goose_black": "noire",
    "goal": "{left:spaces} jusqu’à la mare",
    "goal_held": "Retenue, {left:spaces} jusqu’à la mare",
    # questions
    "ask_first_player": "Qui lance en premier ?",
    "ask_first_player_why": "Le sort décide.",
    "ask_throw": "{seat:name}, lance les dés.",
    "ask_throw_why": "Tu es ici : {place}. La mare est à {left:spaces}.",
    "ask_throw_gate": "Tout le monde part d’ici.",
    "ask_roll": "{seat:name}, lance les dés.",
    "ask_roll_why": "Les deux dés ensemble.",
    "ask_go": "{seat:name}, de combien avances-tu ?",
    "ask_go_why": "Les dés : {a} et {b}.",
    "ask_over": "{seat:name} est à la mare.",
    # answers
    "throw": "Lancer les dés",
    "throw_detail": "deux dés",
    "throw_spoken": "Lancer les deux dés",
    "throw_see": "Leur somme dit où tu vas.",
    "throw_see_choose": "Ensuite tu choisis un dé, l’autre ou leur somme.",
    "go": "Avancer de {pips}",
    "go_detail": "jusqu’à {to}",
    "go_spoken": "Avancer de {pips}, arrivée : {place}",
    "go_see": "Arrivée : {place}.",
    "go_see_goose": "Une oie te pousse encore d’autant.",
    "go_see_bridge": "Le pont te mène à la 12.",
    "go_see_maze": "Le labyrinthe te ramène à la 30.",
    "go_see_death": "La mort : retour au départ.",
    "go_see_nine": "Un neuf au départ y vole tout droit.",
    "go_see_back": "Trop loin : tu reviens de la mare.",
    "go_see_inn": "L’auberge : tu passes {inn:turns}.",
    "go_see_held": "Tu y restes jusqu’à ce que quelqu’un arrive.",
    "go_see_swap": "{seat:name} prend la place d’où tu viens : {back}.",
    "go_see_win": "La partie est gagnée.",
    # how things stand
    "caption_turn": "Tour {turn}",
    "caption_dice": "{seat:name} a fait {a} et {b}.",
    "caption_over": "Partie finie en {turn:turns}.",
    "role_asked": "à jouer",
    "role_inn": "à l’auberge",
    "role_held_well": "au puits",
    "role_held_prison": "en prison",
    "role_gate": "au départ",
    "role_space": "case {space}",
    "role_won": "à la mare",
    "role_rank": "{rank:place}",
    "number_left": "{count:spaces} jusqu’à la mare",
    "lead": "{seats:names} mène, case {space}.",
    "lead_many": "{seats:names} mènent, case {space}.",
    "lead_none": "Tout le monde est au départ.",
    "waiting": "Attendent que quelqu’un arrive : {seats:names}.",
    "progress": "case {space} sur 63",
    # chances
    "odds_win": "Au prochain lancer, {seat:name} atteint la mare : {chance:chance}.",
    "odds_death": "Il mène à la mort : {chance:chance}.",
    "odds_held": "Il mène au puits ou en prison : {chance:chance}.",
    "explain_sure": "C’est certain. Arrivée : {place}.",
    # what happened
    "said_first": "{seat:name} commence.",
    "said_rolled": "{seat:name} fait {a} et {b}.",
    "said_moved_dice": "Arrivée {seat:of} : {place}.",
    "said_moved_goose": "L’oie pousse {seat:name} plus loin : {place}.",
    "said_moved_goose_back": "L’oie renvoie {seat:name} encore plus bas : {place}.",
    "said_moved_bridge": "Le pont mène {seat:name} à la 12.",
    "said_moved_maze": "Le labyrinthe égare {seat:name}, qui ressort à la 30.",
    "said_moved_death": "{seat:name} croise la mort : retour au départ.",
    "said_moved_nine": "Un neuf au départ : {seat:name} vole à la {to}.",
    "said_moved_back": "Trop loin : {seat:name} revient, {place}.",
    "said_exchanged": "{seat:name} va en échange ici : {place}.",
    "said_lodged": "Bonne table à l’auberge : {seat:name} passe {turns:turns}.",
    "said_caught_well": "{seat:name} tombe dans le puits et attend quelqu’un.",
    "said_caught_prison": "{seat:name} est en prison et attend quelqu’un.",
    "said_missed": "{seat:name} est encore à table ; {left:more}.",
    "said_missed_last": "{seat:name} quitte l’auberge ; au prochain tour, les dés.",
    "said_missed_held": "{seat:name} attend.",
    "said_released": "Plus personne ne peut jouer : tout le monde est libre.",
    "said_turn": "Au tour {seat:of}.",
    "said_over": "{winner:name} est à la mare.",
    "result_title": "{seat:name} arrive à la mare",
    "result_why": "Soixante-trois cases, en {turn:turns}.",
    "result_rank": "{rank:place} : {seats:names}, {place}.",
    "ending_pond": "quelqu’un est à la mare",
    # refusals
    "throw_first": "Les dés d’abord : l’oie avance ensuite.",
    "move_first": "Les dés sont déjà lancés : à l’oie d’avancer.",
    "not_thrown": "Les dés montrent {a} et {b} : on avance de leur somme.",
    "not_thrown_choose": "Les dés montrent {a} et {b} : on avance de l’un, de l’autre ou de leur somme.",
    "nobody_stands_there": "Position impossible : personne ne reste sur la case {space}, elle mène ailleurs.",
    "two_on_a_space": "Position impossible : deux oies sur la case {space}.",
    "nothing_to_wait_for": "Position impossible : rien à attendre là où se tient {colour}.",
    "two_dice": "Position impossible : il y a deux dés quand une oie doit avancer, et aucun sinon.",
    "over_or_not": "Position impossible : une oie à la mare finit la partie, et rien d’autre.",
    "nothing_asked": "Position impossible : personne n’y a rien à décider.",
})  # fmt: skip
PLURALS = {
    "spaces": ("aucune case", "1 case", "{n} cases"),
    "turns": ("aucun tour", "1 tour", "{n} tours"),
    "more": ("plus aucun tour", "encore 1 tour", "encore {n} tours"),
}
TONGUE = Tongue("fr", SENTENCES, PLURALS)


def _card(title: str, *paragraphs: str) -> Card:
    return Card(french(title), tuple(map(french, paragraphs)))


CARDS = {
    "first_player": _card("Qui commence", "Le sort, sauf si la table a décidé ; puis dans le sens des aiguilles."),
    "throw": _card(
        "1. Lancer",
        "Deux dés. À l’auberge on passe des tours ; au puits et en prison on attend que quelqu’un d’autre arrive.",
        "Si tout le monde se trouve retenu, tout le monde est libre.",
    ),
    "roll": _card("1. Lancer", "Les deux dés roulent ensemble."),
    "go": _card(
        "2. Avancer",
        "De la somme des dés ; si la table l’a décidé, d’un dé, de l’autre ou de la somme.",
        "Une oie pousse encore d’autant. Le pont, case 6, mène à la 12 ; le labyrinthe, case 42, ramène à la 30 ; la "
        "mort, case 58, au départ.",
        "Là où se tient déjà quelqu’un, on échange : l’autre va d’où l’on vient.",
        "Un neuf au départ vole à la 26 avec 6 et 3, à la 53 avec 5 et 4.",
    ),
    "over": _card(
        "La fin",
        "La première oie à la mare gagne. Il faut y arriver juste, sinon on recule du reste ; si la table l’a "
        "décidé, plus loin compte aussi.",
    ),
}
REMINDERS = (
    _card("Les oies poussent des deux côtés", "Qui revient de la mare sur une oie recule encore d’autant."),
    _card("Arriver, c’est libérer", "Qui arrive au puits ou en prison libère qui s’y trouvait, et y reste."),
    _card("Le départ n’est pas une prison", "La mort coûte le chemin, pas le tour : ensuite on lance comme au début."),
)
LEGEND = tuple((sign, french(words)) for sign, words in (
    ("goose", "oie : encore autant"),
    ("bridge", "pont : jusqu’à la 12"),
    ("inn", "auberge : tours passés"),
    ("dice", "dés : au départ, avec un neuf"),
    ("well", "puits : jusqu’à ce que quelqu’un arrive"),
    ("maze", "labyrinthe : retour à la 30"),
    ("prison", "prison : jusqu’à ce que quelqu’un arrive"),
    ("death", "mort : retour au départ"),
))  # fmt: skip
BOARD = {
    "board": french("Jeu de l’oie : une spirale de 63 cases, du départ à la mare"),
    "aim": "Une oie en chemin, le long de la spirale, vers la mare",
    "space": "Case {space}",
    "stands": "{name}, {place}",
    "letters": {"red": "R", "blue": "B", "yellow": "J", "green": "V", "plum": "P", "black": "N"},
    "podium": "{name} arrive à la mare",
    "title": ("Jeu", "de l’oie"),
    "gate": "DÉPART",
    "kinds": {
        "plain": "", "goose": "oie", "bridge": "pont", "inn": "auberge", "dice": "dés", "well": "puits",
        "maze": "labyrinthe", "prison": "prison", "death": "mort", "pond": "la mare",
    },
}  # fmt: skip
