"""The sentences of the game screen that belong to no game in particular."""

from pygame_core.engine.language import french

_WORDS: dict[str, tuple[str, str]] = {
    # moments
    "turn": ("Tour {n}", "Turn {n}"),
    "turn_of_laps": ("Coup {n}", "Turn {n}"),
    "round": ("Tour {n}", "Round {n}"),
    "round_of_stages": ("Manche {n}", "Round {n}"),
    "answer": ("Coup {n}", "Move {n}"),
    "card_mine": ("À toi, {name}", "Your turn, {name}"),
    "card_turn": ("{name} joue", "{name} to play"),
    # header
    "history": ("Remonter la partie", "Go back through the game"),
    "loupe": ("Loupe", "Magnifier"),
    "whole_map": ("Toute la carte", "The whole map"),
    "zoom_plus": ("Agrandir", "Enlarge"),
    "zoom_minus": ("Réduire", "Make smaller"),
    "menu": ("Menu", "Menu"),
    "other_language": ("English", "Français"),
    "legend": ("Légende du plateau", "Key to the board"),
    "board": ("Plateau", "Board"),
    "seats": ("À la table, dans l’ordre du jeu", "At the table, in playing order"),
    # lessons
    "lesson_astray": (
        "C’est permis, mais la leçon continue autrement : {answer}.",
        "That is allowed, but the lesson goes on with this: {answer}.",
    ),
    "lesson_by_hand": (
        "La leçon va ailleurs : suis le trait, ou fais-toi montrer.",
        "The lesson goes elsewhere: follow the line, or let it be shown.",
    ),
    "lesson_show": ("Montre-moi", "Show me"),
    "lesson_next": ("Leçon suivante", "Next lesson"),
    "lesson_again": ("Revoir la leçon", "Once more"),
    "lesson_play": ("Jouer une partie", "Play a game"),
    # question
    "computer": ("ordi", "computer"),
    "its_thought": ("réfléchit", "thinking"),
    "thinks": ("{name} réfléchit", "{name} is thinking"),
    "plays": ("{name} joue", "{name} plays"),
    "happens": ("Voyons cela", "Let us see"),
    "skip": ("Abréger", "Skip"),
    "onward": ("Continuer", "Go on"),
    "between": ("Entre deux étapes", "Between two stages"),
    "tip": (
        "Survole une réponse pour voir où elle mène.",
        "Point at an answer to see where it leads.",
    ),
    "tip_touch": (
        "Garde le doigt sur une réponse pour voir où elle mène.",
        "Hold a finger on an answer to see where it leads.",
    ),
    "tip_board": ("Touche une place sur le plateau.", "Tap a place on the board."),
    "choose_first": ("Choisis d’abord", "Choose first"),
    "closed": ("pris", "taken"),
    "hands": ("Qui agit", "Which piece"),
    "handing": ("À {name} de jouer", "{name} plays next"),
    "handing_more": (
        "Regardez encore le plateau si vous voulez, puis passez l’appareil.",
        "Look at the board as long as you like, then hand over the device.",
    ),
    "hand_over": ("Passer l’appareil à {name}", "Hand the device to {name}"),
    "my_card": ("Ma carte", "My card"),
    "hold_to_see": ("maintiens pour voir", "hold to see"),
    "glance_again": ("à l’abri des regards", "away from other eyes"),
    "glance_title": ("{name}, ta carte", "{name}, your card"),
    "glance_more": (
        "Elle se montre tant que tu maintiens le bouton, à toi et à personne d’autre.",
        "It shows for as long as you hold the button, to you and to nobody else.",
    ),
    "to_table": ("Retour à la table", "Back to the table"),
    "drag_tip": (
        "Glisse-la sur le plateau : dès que tu lâches ou t’arrêtes, c’est joué.",
        "Drag it on the board: as soon as you lift or stop, it’s done.",
    ),
    "no_drag": ("Sans glisser", "Without dragging"),
    "no_drag_more": ("tourner, puis maintenir", "turn, then hold"),
    "turn_left": ("Tourner à gauche", "Turn left"),
    "turn_right": ("Tourner à droite", "Turn right"),
    "roll": ("Maintenir pour rouler", "Hold to roll"),
    "hold_to_open": ("Maintenir pour ouvrir", "Hold to open"),
    "leave_game": ("Quitter la partie", "Leave the game"),
    "yes_really": ("Oui, vraiment", "Yes, really"),
    "remote": ("à distance", "far away"),
    "waits": ("On attend {name}", "Waiting for {name}"),
    "speaker": ("Qui répond", "Who answers"),
    "real_dice_ask": ("Qu’ont dit les dés ?", "What did the dice show?"),
    "real_dice_more": ("Lance les vrais dés, puis recopie-les ici.", "Roll the real dice, then enter them here."),
    "die": ("Dé {n}", "Die {n}"),
    "die_clear": ("{name} : {value}, à relire", "{name}: {value}, to be read again"),
    "die_typed": ("Ou tape le nombre", "Or type the number"),
    "dice_typed": ("Ou tape les {n} à la suite", "Or type all {n} in a row"),
    "enter": ("Entrer", "Enter"),
    "dice_unread": (
        "Il faut ici {n} nombre(s) de 1 à {sides}.",
        "This takes {n} number(s) from 1 to {sides}.",
    ),
    "real_dice_undo": (
        "Mal recopié ? « Défaire » permet de corriger le dernier.",
        "A slip? “Undo” lets you correct the last one.",
    ),
    "die_shows": ("Un {value}", "A {value}"),
    "watch": ("Ici, on regarde seulement.", "Here you can only watch."),
    "elsewhere": (
        "Cette partie se joue dans un autre onglet. Ici, on regarde.",
        "This game is being played in another tab. Here you can watch.",
    ),
    "take_over": ("Reprendre ici", "Play it here"),
    # history
    "past": ("On revoit la partie", "Looking back"),
    "past_more": ("Coup {n} sur {total}.", "Move {n} of {total}."),
    "back_to_now": ("Revenir au présent", "Back to now"),
    "earlier": ("Avant", "Earlier"),
    "later": ("Après", "Later"),
    "replay": ("Dérouler", "Run"),
    "pause": ("Pause", "Pause"),
    "resume": ("Reprendre", "Go on"),
    "step": ("Pas à pas", "One step"),
    "branch": ("Une autre partie d’ici", "Another game from here"),
    # log
    "log": ("Le fil de la partie", "The story so far"),
    "log_empty": ("Rien encore : au premier de se lancer.", "Nothing yet: somebody has to go first."),
    "log_all": ("Tout le fil", "The whole story"),
    "log_lost": (
        "Les règles ont été corrigées depuis : la partie repart de sa position, sans son histoire.",
        "The rules were corrected since: the game goes on from its position, without its history.",
    ),
    "log_jump": ("Revoir ce moment", "See this moment again"),
    # tools
    "tools": ("Outils", "Tools"),
    "undo": ("Défaire", "Undo"),
    "redo": ("Refaire", "Redo"),
    "undone": ("Coup repris.", "Taken back."),
    "rewind": ("Remonter quand même à ma dernière décision", "Go back to my last decision all the same"),
    "rewind_die": ("Remonter quand même au dernier dé recopié", "Go back to what was typed last all the same"),
    "rewind_die_more": (
        "Ce qui a suivi sera rejoué, et la partie s’en souviendra.",
        "What followed will be played again, and the game will remember it.",
    ),
    "rewind_more": (
        "Les dés seront relancés, et la partie s’en souviendra.",
        "The dice will be rolled again, and the game will remember it.",
    ),
    "rewound_1": ("On est revenu en arrière une fois.", "The game was rewound once."),
    "rewound_n": ("On est revenu en arrière {n} fois.", "The game was rewound {n} times."),
    "hint": ("Indice", "Hint"),
    "hint_none": ("Personne n’est interrogé ici pour l’instant.", "Nobody here is asked just now."),
    "hint_says": ("Le champion choisirait : {answer}.", "The champion would choose: {answer}."),
    "hint_take": ("Jouer ce coup", "Play it"),
    "odds": ("Chances", "Odds"),
    "odds_none": ("Rien à calculer à ce moment.", "Nothing to work out just now."),
    "why": ("Pourquoi", "Why not"),
    "why_ask": (
        "Touche un endroit du plateau : la règle qui l’ouvre ou le ferme s’affiche ici.",
        "Tap any place on the board: the rule that allows or forbids it appears here.",
    ),
    "why_free": ("Rien ne l’interdit : {answer}", "Nothing forbids it: {answer}"),
    "rules": ("Règle", "Rule"),
    "rules_more": ("Ce qui surprend", "What surprises people"),
    "log_tool": ("Journal", "Log"),
    "share": ("Envoyer", "Send"),
    "close": ("Fermer", "Close"),
    # menu
    "settings": ("Réglages", "Settings"),
    "take_seat": ("Prendre la place {of}", "Take {name}’s seat"),
    "leave_seat": ("Confier {name} à l’ordinateur", "Let a computer play {name}"),
    "leave_secret": (
        "Confier {name} à l’ordinateur, pour de bon : son secret reste avec lui",
        "Let a computer play {name}, for good: the secret stays with it",
    ),
    "seated": ("{name} est à toi.", "{name} is yours."),
    "left": ("L’ordinateur joue pour {name}.", "A computer plays for {name}."),
    "real_dice_on": ("Jouer avec le matériel de la boîte", "Use the dice and cards of the box"),
    "real_dice_off": ("Laisser la page lancer et tirer", "Let the page roll and draw"),
    # share
    "share_title": ("Envoyer la partie", "Send the game"),
    "share_title_moment": ("Envoyer ce moment", "Send this moment"),
    "share_ask": (
        "Le lien contient la partie elle-même : rien ne passe par un serveur.",
        "The link holds the game itself: nothing goes through a server.",
    ),
    "share_position": ("La position", "The position"),
    "share_position_says": (
        "Il dira les noms et où en est la partie, pas comment on y est venu.",
        "It will tell the names and how things stand, not how they came about.",
    ),
    "share_history": ("Toute la partie", "The whole game"),
    "share_history_says": (
        "Il dira les noms et chaque coup joué depuis le départ.",
        "It will tell the names and every answer since the start.",
    ),
    "share_moment": ("La position de ce moment", "The position of this moment"),
    "share_moment_says": (
        "Il dira les noms et où l’on en était alors, ni l’avant ni la suite.",
        "It will tell the names and how things stood then, not what came before or after.",
    ),
    "share_from_moment": ("La partie, ouverte ici", "The game, opened here"),
    "share_from_moment_says": (
        "Il dira les noms et chaque coup, la suite comprise ; il s’ouvre à ce moment.",
        "It will tell the names and every answer, later ones too; it opens at this moment.",
    ),
    "share_public": ("Ce que tous voient", "What everybody sees"),
    "share_public_says": (
        "Il ne dira aucun secret : là-bas, ce qui est caché sera tiré autrement.",
        "It will tell no secret: over there, what is hidden is dealt anew.",
    ),
    "share_seen": ("Ce que sait {names}", "What {names} knows"),
    "share_seen_says": (
        "Il dira aussi tes secrets : pour jouer à ta place. Ceux des autres seront tirés autrement.",
        "It will tell your secrets too: for somebody who plays in your place. Those of the others are dealt anew.",
    ),
    "file_says": (
        "Le fichier garde toute la partie, pour un autre appareil.",
        "The file keeps the whole game, for another device.",
    ),
    "file_secret": (
        "Le fichier garde toute la partie, secrets compris, illisibles d’un coup d’œil : pour ton autre appareil.",
        "The file keeps the whole game, secrets too, though not to be read at a glance: for your own other device.",
    ),
    "share_standing": ("Le classement", "The classification"),
    "share_standing_says": (
        "Une page de classements. Qui la reçoit y lit les noms, et peut ouvrir la position.",
        "A page of classifications. Whoever gets it reads the names, and can open the position.",
    ),
    "standing_title": ("Le classement", "The classification"),
    "standing_open": ("Voir la partie", "See the game"),
    "sheet": ("Feuille", "Sheet"),
    "sheet_title": ("Feuille et classements", "Sheet and classifications"),
    "send_standing": ("Envoyer le classement", "Send the classification"),
    "print": ("Imprimer", "Print"),
    "link": ("Lien", "Link"),
    "copy": ("Copier", "Copy"),
    "copied": ("Lien copié.", "Link copied."),
    "send": ("Partager…", "Share…"),
    "file": ("Fichier", "File"),
    "qr": ("Le même lien, à photographier", "The same link, to photograph"),
    "qr_long": (
        "Le lien est trop long pour une image à photographier. La position, elle, y tient.",
        "The link is too long for a picture to photograph. The position alone would fit.",
    ),
    "share_text": ("Une partie de {game}", "A game of {game}"),
    # a link that was opened
    "link_title": ("Une partie reçue", "A game for you"),
    "link_from_start": ("Avec toute son histoire : {n} coups.", "With its whole history: {n} moves."),
    "link_moment": ("Il s’ouvre au coup {n}.", "It opens at move {n}."),
    "link_position": ("Une position, sans son histoire.", "A position, without its history."),
    "link_over": ("Cette partie est finie.", "This game is over."),
    "link_play": ("La poser sur ma table", "Put it on my table"),
    "link_safe": (
        "Elle s’ajoute aux parties d’ici et n’en remplace aucune.",
        "It joins the games kept here and replaces none.",
    ),
    "link_who": ("Autour de la table", "At the table"),
    "link_bad": ("Ce lien ne s’ouvre pas", "This link does not open"),
    "link_bad_next": (
        "Rien n’a changé ici. Demande qu’on te l’envoie encore : un bout a pu se perdre en route.",
        "Nothing has changed here. Ask for it to be sent again: a piece may have been lost on the way.",
    ),
    "link_newer_next": (
        "Rien n’a changé ici. Recharge la page avec le réseau : une version plus récente saura l’ouvrir.",
        "Nothing has changed here. Reload the page online: a newer version will know how to open it.",
    ),
    # by link
    "post_send": ("Envoie ce lien", "Send this link"),
    "post_send_more": (
        "La suite viendra par le lien qu’on te renverra.",
        "The game goes on with the link that comes back.",
    ),
    "post_last": (
        "{name} ne le sait pas encore : envoie ce lien, il montre la fin et la prouve.",
        "{name} does not know yet: send this link, it shows the end and proves it.",
    ),
    "post_nothing": (
        "Rien à envoyer : c’est ici qu’on joue. Le lien viendra après.",
        "Nothing to send: this side is to play. The link comes afterwards.",
    ),
    "link_to_paste": (
        "Ce fichier n’a pas d’adresse en ligne : ce texte se colle dans un autre Échappée, sur « Mes parties ».",
        "This file has no address online: the text is pasted into another Échappée, under “My games”.",
    ),
    "post_paste": ("Colle ici le lien reçu", "Paste the link you got"),
    "post_open": ("Ouvrir", "Open"),
    "post_paste_bad": ("Ce n’est pas un lien de partie.", "This is not a link of a game."),
    "post_title": ("Une partie par liens", "A game by links"),
    "post_nothing_changed": ("Rien n’a changé ici.", "Nothing has changed here."),
    "post_back": ("Revenir à la partie", "Back to the game"),
    "post_close": ("Ne plus attendre", "Stop waiting"),
    # at any time
    "errands": ("{name}, à tout moment", "{name}, at any time"),
    "errands_none": ("Rien à faire de plus pour l’instant.", "Nothing more to do just now."),
    "one_less": ("Un de moins", "One less"),
    "one_more": ("Un de plus", "One more"),
    "hint_read": ("Compris", "Got it"),
    "rushing": ("On file jusqu’au bout", "Straight to the end"),
    "rush_stop": ("Arrêter ici", "Stop here"),
    # the end
    "again": ("Encore une", "Play again"),
    "again_more": ("mêmes joueurs, places décalées", "same players, seats moved round"),
    "again_parts": ("mêmes joueurs, rôles échangés", "same players, roles swapped"),
    "round_by_round": ("Tour par tour", "Round by round"),
    "see_board": ("Voir le plateau", "See the board"),
    "see_podium": ("Voir l’image de fin", "See the final picture"),
    "photo": ("Montrer la photo", "Show the photo"),
    "film": ("Revoir", "Again"),
    "film_none": ("Rien n’a bougé depuis le début du tour.", "Nothing has moved since the round began."),
    "picture": ("Garder l’image", "Keep the picture"),
    "turning_points": ("Les tournants", "Turning points"),
    "watch_again": ("Revoir la partie", "Watch it again"),
    "podium": ("Podium", "Podium"),
}

_FRENCH = {key: french(words[0]) for key, words in _WORDS.items()}


def say(lang: str, key: str, **values: object) -> str:
    """A sentence of the game screen."""
    return (_FRENCH[key] if lang == "fr" else _WORDS[key][1]).format(**values)


def keys() -> tuple[str, ...]:
    """All sentences' names."""
    return tuple(_WORDS)
