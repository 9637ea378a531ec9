"""What is said of tables and letters: a sentence for every refusal, and for what a letter brought."""

from collections.abc import Sequence

from pygame_core.engine.core.refusals import Refusal
from pygame_core.engine.texts.language import Speaker, Tongue, typeset
from pygame_core.engine.texts.telling import told

from .news import News

_FR = typeset({
    # letters
    "letter_too_long": "Cette lettre est trop longue pour une partie ({most} signes au plus).",
    "letter_unreadable": "Cette lettre est coupée ou abîmée. Demande qu’on te la renvoie en entier.",
    "letter_newer": "Cette lettre vient d’une version plus récente. Recharge la page, puis ouvre-la de nouveau.",
    "letter_field": "Cette lettre est abîmée : « {name} » n’a rien à y faire. Demande qu’on te la renvoie.",
    "letter_shape": "Cette lettre est abîmée ({fault}). Demande qu’on te la renvoie.",
    "letter_hash": "Cette lettre est abîmée : ses réponses ne vont plus avec sa signature.",
    "letter_other_table": "Cette lettre vient d’une autre table.",
    "letter_seats": "Cette lettre raconte une autre répartition des places. Rien n’a été changé ici.",
    "letter_number": "Lettre refusée : quelqu’un n’y montre pas le nombre qu’il avait promis pour les dés.",
    "letter_no_seed": "Avec cette lettre on peut regarder la partie, pas y jouer : les nombres des dés n’y sont plus.",
    "letter_die": "Lettre refusée : à la réponse {index}, « {answer} » n’est pas ce que les dés de cette table disent.",
    "letter_own_seat": "Lettre refusée : la réponse {index} est donnée pour {seat:name}, qui joue sur cet appareil.",
    # the table
    "table_sealed": "À ce jeu, on s’écrit par lettres scellées.",
    "table_not_laid": "La table n’est pas encore mise : il manque quelqu’un.",
    "table_laid": "La table est déjà mise.",
    "table_elsewhere": "{seat:name} joue sur un autre appareil.",
    "table_in_turn": "Par lettre on écrit chacun son tour : c’est à {seat:name}.",
    "table_moved_on": "La partie a avancé entre-temps : regarde, et réponds de nouveau.",
    "table_kept": "La table gardée sur cet appareil est abîmée.",
    "seat_taken": "Cette place vient d’être prise. Choisis-en une autre.",
    "seat_lost": "Quelqu’un d’autre a eu ta place. Rouvre l’invitation pour en choisir une autre.",
    "seat_free": "{seat:name} ne peut pas attendre quelqu’un d’un autre appareil.",
    "seat_kept": "Cette place ne change pas de main.",
    "undo_sent": "C’est déjà parti : ce qui est envoyé ne se reprend pas.",
    "line_fork": "Ta partie et celle de l’hôte se sont séparées : quelqu’un a répondu à deux endroits.",
    "line_message": "L’autre appareil a dit quelque chose d’incompréhensible.",
    # what a letter brought
    "new": "Une table de plus.",
    "joined": "Quelqu’un s’est assis : {seats:names}.",
    "laid": "La table se met en place.",
    "goes_on": "La partie a avancé : {answers:answers}.",
    "back": "La partie a avancé ; avant cela, {back:answers} de moins.",
    "same": "Tu as déjà tout ce que dit cette lettre.",
    "older": "Cette lettre est plus ancienne que ta partie. Tu peux renvoyer la tienne.",
    "fork": "Cette lettre et ta partie se séparent après {where:answers} : quelqu’un a répondu à deux endroits. "
    "Rien n’a été changé.",
    "lent": "Pendant ton absence, on a joué pour {seats:names}. Rien n’a été changé : à toi de dire si ça te va.",
    "taken": "{seats:names} : cette place n’est plus libre. La prochaine lettre le dira.",
    "others": "Quelqu’un veut s’asseoir : seul l’appareil qui a mis la table peut lui donner la place.",
})  # fmt: skip
_EN = {
    "letter_too_long": "This letter is too long to be a game ({most} characters at most).",
    "letter_unreadable": "This letter is cut off or damaged. Ask for the whole of it again.",
    "letter_newer": "This letter comes from a newer version. Reload the page, then open it again.",
    "letter_field": "This letter is damaged: “{name}” has no business there. Ask for it again.",
    "letter_shape": "This letter is damaged ({fault}). Ask for it again.",
    "letter_hash": "This letter is damaged: its answers no longer match its signature.",
    "letter_other_table": "This letter belongs to another table.",
    "letter_seats": "This letter tells of other people on these seats. Nothing was changed here.",
    "letter_number": "Letter refused: somebody does not show the number they had promised for the dice.",
    "letter_no_seed": "With this letter you can look at the game, not play it: the dice’s numbers are gone from it.",
    "letter_die": "Letter refused: at answer {index}, “{answer}” is not what this table’s dice say.",
    "letter_own_seat": "Letter refused: answer {index} was given for {seat:name}, who plays on this device.",
    "table_sealed": "In this game people write to each other in sealed letters.",
    "table_not_laid": "The table is not laid yet: somebody is missing.",
    "table_laid": "The table is laid already.",
    "table_elsewhere": "{seat:name} plays on another device.",
    "table_in_turn": "By letter one writes after the other: it is up to {seat:name}.",
    "table_moved_on": "The game has gone on meanwhile: have a look, and answer again.",
    "table_kept": "The table kept on this device is damaged.",
    "seat_taken": "That seat has just been taken. Choose another one.",
    "seat_lost": "Somebody else got your seat. Open the invitation again and choose another one.",
    "seat_free": "{seat:name} cannot wait for somebody on another device.",
    "seat_kept": "This seat does not change hands.",
    "undo_sent": "It is out already: what is sent cannot be taken back.",
    "line_fork": "Your game and the host’s have parted: somebody answered at two places.",
    "line_message": "The other device said something that makes no sense.",
    "new": "One more table.",
    "joined": "Somebody sat down: {seats:names}.",
    "laid": "The table is being laid.",
    "goes_on": "The game went on: {answers:answers}.",
    "back": "The game went on, after {back:answers} had been taken back.",
    "same": "You have everything that this letter says.",
    "older": "This letter is older than your game. You can send yours back.",
    "fork": "This letter and your game part after {where:answers}: somebody answered at two places. "
    "Nothing was changed.",
    "lent": "While you were away somebody played for {seats:names}. Nothing was changed: say if that is all right.",
    "taken": "{seats:names}: that seat is no longer free. The next letter will tell them.",
    "others": "Somebody wants to sit down: only the device that laid the table can give them the seat.",
}
TONGUES = {
    "fr": Tongue("fr", _FR, {"answers": ("aucune réponse", "1 réponse", "{n} réponses")}),
    "en": Tongue("en", _EN, {"answers": ("no answer", "1 answer", "{n} answers")}),
}


def sentence(refused: Refusal, names: Sequence[str], lang: str, game: str = "") -> str:
    """The sentence for what a table refuses; for everything else the one of the game, or of the game told."""
    speaker = Speaker(TONGUES[lang], names)
    if speaker.knows(refused.code):
        return speaker.say(refused.code, **refused.params)
    return told(refused, names, lang, game)


def news(brought: News, names: Sequence[str], lang: str) -> str:
    """The sentence for what a letter brought."""
    speaker = Speaker(TONGUES[lang], names)
    key = brought.kind
    if key == "joined" and not brought.seats:
        key = "laid"
    if key == "goes_on" and brought.back:
        key = "back"
    return speaker.say(key, **vars(brought))
