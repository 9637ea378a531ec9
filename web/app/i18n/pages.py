"""The interface's sentences, in each language written for itself. A game's own sentences are in its folder."""

from app.i18n.saved_games import WORDS as KEPT
from pygame_core.engine.texts.language import french as typeset

LANGUAGES = ("fr", "en")

_WORDS: dict[str, tuple[str, str]] = {
    # masthead
    "promise": (
        "Cinq jeux de course et de poursuite, à jouer seul, à plusieurs ou par lien, même sans réseau.",
        "Five race-and-chase board games to play alone, together or by link, even offline.",
    ),
    "language": ("Langue", "Language"),
    "lang_fr": ("Français", "Français"),
    "lang_en": ("English", "English"),
    "theme": ("Thème", "Theme"),
    "theme_auto": ("Comme l’appareil", "Like the device"),
    "theme_light": ("Jour", "Day"),
    "theme_night": ("Nuit", "Night"),
    "theme_contrast": ("Contraste fort", "High contrast"),
    # programme
    "continue": ("Reprendre", "Continue"),
    "programme": ("Au programme", "On the programme"),
    "players": ("Joueurs", "Players"),
    "minutes": ("Minutes", "Minutes"),
    "difficulty": ("Difficulté", "Difficulty"),
    "difficulty_of": ("{n} sur 5", "{n} of 5"),
    "play": ("Jouer", "Play"),
    "against": ("contre l’ordinateur", "against computers"),
    "set_up": ("Dresser la table", "Set up a table"),
    # before somebody's first game
    "first_time": ("{game}, pour la première fois ?", "First time at {game}?"),
    "first_more": (
        "Une leçon de deux minutes montre l’essentiel. Elle reste dans le menu, à table.",
        "A lesson of two minutes shows what matters. It stays in the menu at the table.",
    ),
    "first_lesson": ("La leçon d’abord", "The lesson first"),
    "first_play": ("Jouer tout de suite", "Straight in"),
    "first_name": ("Qui joue ?", "Who is playing?"),
    "my_name": ("Ton nom", "Your name"),
    "my_name_more": ("pour tous les jeux, si tu veux", "for all games, if you like"),
    "name_help": (
        "Les tables t’appellent ainsi, et les statistiques te reconnaissent.",
        "Tables call you by it, and the statistics know you by it.",
    ),
    "you": ("Toi", "You"),
    "guest": ("Sans nom", "No name"),
    # offline
    "tunnels": ("Dans les tunnels aussi", "In tunnels too"),
    "on_device": (
        "Tout est dans l’appareil : ni réseau, ni compte, ni publicité.",
        "Everything is on this device: no network, no account, no adverts.",
    ),
    "offline_ready": ("Prêt hors ligne", "Ready offline"),
    "offline_filling": ("Se range dans l’appareil pour le voyage…", "Packing itself away for the journey…"),
    "install": ("Poser sur l’écran d’accueil", "Add to home screen"),
    "loading": ("On déplie le plateau…", "Unfolding the board…"),
    "bytes_left": ("Encore # Mo", "# MB to go"),
    "loading_bar": ("Chargement", "Loading"),
    # footer
    "unofficial": (
        (
            "Échappée n’est pas une édition officielle. Les règles sont celles de jeux publiés, les dessins et "
            "les plateaux sont à nous. Si un jeu plaît, la vraie boîte plaira davantage."
        ),
        (
            "Échappée is not an official edition. The rules are those of published games, the drawings and boards"
            " are ours. Like a game here? The real box is better still."
        ),
    ),
    "about": ("À propos", "About"),
    "my_games": ("Mes parties", "My games"),
    "settings": ("Réglages", "Settings"),
    "back_to_game": ("À la partie", "Back to the game"),
    "back": ("Retour aux jeux", "Back to the games"),
    # what a device keeps of a game beyond its matches
    "profile_carry": ("L’emporter dans un fichier", "Carry it away in a file"),
    "profile_erase_ask": (
        "Effacer tout ce que ces parties ont rapporté ? Les parties elles-mêmes restent.",
        "Erase all that these games have brought? The games themselves stay.",
    ),
    # saved games
    "reload": ("Recharger", "Reload"),
    "practice_again": ("Recommencer", "Start afresh"),
    "page_missing": ("Cette page n’existe pas. Voici l’accueil.", "There is no such page. Here is the home page."),
    "not_yet": ("Ce jeu n’est pas encore prêt.", "That game is not ready yet."),
    "carry_out": ("Emporter les parties", "Carry the games away"),
    "carry_in": ("Reprendre d’un fichier", "Bring games from a file"),
    "paste_bad": (
        "Il n’y a pas de lien d’Échappée dans ce texte. Copie-le en entier, depuis #/.",
        "There is no Échappée link in this text. Copy all of it, from #/ on.",
    ),
    "got_link": ("Un lien reçu ?", "Got a link?"),
    # lessons
    "learn": ("Apprendre à jouer", "Learn to play"),
    "learn_short": ("Apprendre", "Learn"),
    "learn_game": ("Apprendre {game}", "Learn {game}"),
    "learn_more": (
        "Trois petites situations à jouer, une phrase à la fois. Rien à retenir d’avance.",
        "Three small positions to play, one sentence at a time. Nothing to know beforehand.",
    ),
    "lessons": ("Leçons", "Lessons"),
    "lesson_of": ("Leçon {n} sur {count}", "Lesson {n} of {count}"),
    "lesson_page": ("phrase {n} sur {count}", "sentence {n} of {count}"),
    "lesson_known": ("déjà suivie", "taken already"),
    # a new table
    "table_of": ("La table de {game}", "A table for {game}"),
    "close": ("Fermer", "Close"),
    "who_plays": ("Qui joue", "Who plays"),
    "seat_range_lead": ("{least} à {most} places", "{least} to {most} seats"),
    "swap": ("Échanger les rôles", "Swap the parts"),
    "option_told": ("{option} : {value}", "{option}: {value}"),
    "real_box": ("Dés et cartes de la boîte", "Dice and cards of the box"),
    "box_page": ("La page lance et tire", "The page rolls and draws"),
    "box_people": ("On lance et on tire soi-même", "We roll and draw ourselves"),
    "typed": ("{option}, en toutes lettres", "{option}, spelt out"),
    "options_usual": ("comme d’habitude", "as usual"),
    "seat_range": ("{least} à {most} places, dans le sens du tour", "{least} to {most} seats, in playing order"),
    "add_seat": ("Une place", "A seat"),
    "remove_seat": ("Retirer cette place", "Remove this seat"),
    "name": ("Nom", "Name"),
    "here": ("ici", "here"),
    "person": ("Ici", "Here"),
    "remote": ("À distance", "Far away"),
    "elsewhere": ("à distance", "far away"),
    "level": ("niveau {level}", "level {level}"),
    "level_1": ("Facile", "Easy"),
    "level_2": ("Moyen", "Medium"),
    "level_3": ("Fort", "Strong"),
    "colour": ("Couleur", "Colour"),
    "taken": ("{colour}, déjà prise", "{colour}, taken"),
    "options": ("Options", "Options"),
    "yes": ("oui", "yes"),
    "no": ("non", "no"),
    "invite": ("Inviter", "Invite"),
    "start": ("Donner le départ", "Start the game"),
    "bad_name": ("Il faut un nom, {most} signes au plus.", "A name is needed, {most} characters at most."),
    "bad_name_taken": ("La place {other} s’appelle déjà ainsi.", "Seat {other} has that name already."),
    # settings
    "speed": ("Allure des autres", "Pace of the others"),
    "speed_slow": ("Calme", "Slow"),
    "speed_normal": ("Normale", "Normal"),
    "speed_fast": ("Vive", "Fast"),
    "speed_instant": ("D’un coup", "Instant"),
    "speed_help": (
        "Le temps laissé pour suivre chaque coup de l’ordinateur.",
        "The time given to follow each computer’s move.",
    ),
    "sound": ("Sons", "Sound"),
    "sound_help": ("De petits bruits de dés et de pions.", "Small noises of dice and pawns."),
    "hints": ("Conseils pour débutants", "Hints for newcomers"),
    "hints_help": (
        "Une ligne la première fois qu’une chose étonnante arrive, jamais deux fois la même.",
        "One line the first time that something surprising happens, never the same line twice.",
    ),
    "hints_again": ("Les revoir tous", "Show them all again"),
    "hints_back": ("Les conseils reviendront.", "The hints will come again."),
    "keys": ("Raccourcis d’une lettre", "One-letter shortcuts"),
    "keys_help": (
        "À la table : z loupe, u défaire, h indice, o chances, ? pourquoi, r règle, l journal, s envoyer, n passer.",
        "At the table: z magnifier, u undo, h hint, o odds, ? why not, r rule, l log, s send, n skip.",
    ),
    "on": ("Oui", "On"),
    "off": ("Non", "Off"),
    "erase": ("Tout effacer", "Erase everything"),
    "erase_sure": ("Effacer pour de bon", "Erase for good"),
    "erase_ask": (
        "Parties, statistiques et réglages de ce navigateur disparaîtront tous. Cela ne se défait pas.",
        "All games, statistics and settings in this browser will go. This cannot be undone.",
    ),
    "keep_all": ("Tout garder", "Keep everything"),
    "erased": ("Tout est effacé.", "Everything is erased."),
    # about
    "about_what": (
        (
            "Échappée fait tenir des jeux de société de course et de poursuite dans une page. On y joue seul "
            "contre l’ordinateur, à plusieurs sur un même appareil, ou à distance en s’envoyant des liens."
        ),
        (
            "Échappée fits race-and-chase board games into one page. Play alone against computers, together on "
            "one device, or far apart by sending links."
        ),
    ),
    "privacy": ("Rien ne part d’ici", "Nothing leaves this page"),
    "privacy_more": (
        (
            "Pas de compte, pas de mesure d’audience, pas de publicité. Parties et réglages restent dans ce "
            "navigateur ; seul un lien que tu envoies toi-même emporte une partie."
        ),
        (
            "No account, no tracking, no adverts. Games and settings stay in this browser; only a link you send "
            "yourself carries a game away."
        ),
    ),
    "take_along": ("À emporter", "Take it with you"),
    "take_along_more": (
        (
            "Toute la page tient aussi dans un seul fichier, sur une clé ou dans un courriel : un double clic, et l’on "
            "joue, même sans réseau. Les parties commencées ici restent ici ; un lien ou un export les emmène."
        ),
        (
            "The whole page also fits into a single file, on a stick or in a mail: double-click it and play, even "
            "with no network. Games begun here stay here; a link or an export takes them along."
        ),
    ),
    "take_along_do": ("Télécharger le fichier", "Download the file"),
    "thanks": ("Les jeux et leurs auteurs", "The games and their makers"),
    "made_with": ("Fait avec", "Made with"),
    "licences": ("Toutes les licences, en entier", "All the licences, in full"),
    "made_more": (
        (
            "Python, Pyodide et PyScript, Idiomorph et segno, tous logiciels libres. Les titres sont composés en "
            "Bricolage Grotesque, de Mathieu Triay, sous licence libre SIL Open Font License 1.1."
        ),
        (
            "Python, Pyodide and PyScript, Idiomorph and segno, all free software. Titles are set in Bricolage "
            "Grotesque by Mathieu Triay, under the SIL Open Font License 1.1."
        ),
    ),
    # when something of ours breaks
    "update_ready": (
        "Une nouvelle version est arrivée. Elle attend ton signal.",
        "A new version has arrived. It waits for your signal.",
    ),
    "update_now": ("La prendre maintenant", "Take it now"),
    "crash_title": ("Un pneu a éclaté", "A tyre has burst"),
    "crash_safe": (
        "Quelque chose a cassé dans la page. Les parties sont rangées jusqu’au dernier coup joué.",
        "Something broke in the page. Games are saved up to the last answer given.",
    ),
    "crash_next": (
        (
            "Recharge la page pour reprendre. Si cela recommence, le rapport aide à réparer : il ne contient que "
            "l’erreur."
        ),
        ("Reload the page to go on. If it happens again, the report helps to mend it: it holds nothing but the error."),
    ),
    "crash_report": ("Télécharger le rapport", "Download the report"),
    # when
    "now": ("à l’instant", "just now"),
    "minutes_ago": ("il y a {n} min", "{n} min ago"),
    "hours_ago": ("il y a {n} h", "{n} h ago"),
    "yesterday": ("hier", "yesterday"),
    "days_ago": ("il y a {n} jours", "{n} days ago"),
    **KEPT,
}

FIRST_NAMES = ("Abel", "Zoé", "Gaston", "Lucie", "Basile", "Nour", "Ferdinand", "Odette", "Marius")
"""Computers are called by these; people choose their own names."""


def say(lang: str, key: str, **values: object) -> str:
    """A sentence of the interface."""
    french, english = _WORDS[key]
    return typeset(french.format(**values)) if lang == "fr" else english.format(**values)


def keys() -> tuple[str, ...]:
    """All sentences' names."""
    return tuple(_WORDS)


def ago(lang: str, now: int, then: int) -> str:
    """How long ago, in the words one would use; nothing where a clock was wrong, now or then."""
    if then - now > 120_000:
        return ""
    minutes = max(0, now - then) // 60_000
    if minutes < 2:
        return say(lang, "now")
    if minutes < 60:
        return say(lang, "minutes_ago", n=minutes)
    hours = minutes // 60
    if hours < 24:
        return say(lang, "hours_ago", n=hours)
    return say(lang, "yesterday") if hours < 48 else say(lang, "days_ago", n=hours // 24)


def plural(key: str, count: int) -> str:
    """The sentence for so many: that of one where there is one."""
    return f"{key}_one" if count == 1 else key
