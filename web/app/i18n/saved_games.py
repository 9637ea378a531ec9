"""The sentences about what is kept: saved games, files, room, and the statistics."""

WORDS: dict[str, tuple[str, str]] = {
    # my games
    "no_saves": (
        "Aucune partie rangée ici pour l’instant. Elles viennent toutes seules, coup après coup.",
        "No game is kept here yet. They come by themselves, answer by answer.",
    ),
    "all_games_one": ("Toutes mes parties (1)", "All my games (1)"),
    "all_games": ("Toutes mes parties ({count})", "All my games ({count})"),
    "running": ("En cours", "In progress"),
    "finished": ("Finies", "Finished"),
    "more_about": ("Gérer {name}", "Manage {name}"),
    "rename": ("Renommer", "Rename"),
    "rename_label": ("Le nom de cette partie", "The name of this game"),
    "rename_do": ("Garder ce nom", "Keep this name"),
    "renamed": ("C’est noté.", "Noted."),
    "export_one": ("En fichier", "As a file"),
    "delete": ("Effacer", "Delete"),
    "deleted": ("{game} : partie effacée.", "{game}: game deleted."),
    "deleted_many": ("{count} parties effacées.", "{count} games deleted."),
    "undelete_many": ("Les remettre", "Put them back"),
    "more": ("Gérer", "Manage"),
    "tidy": ("Faire le tri", "Tidy up"),
    "tidy_more": (
        "Coche ce qui peut partir. Les parties laissées depuis plus d’une semaine le sont déjà.",
        "Tick what can go. Games left for more than a week are ticked already.",
    ),
    "sweep": ("Effacer les cochées", "Delete the ticked"),
    "leave_be": ("Laisser tout", "Leave them all"),
    "undelete": ("La remettre", "Put it back"),
    "restored": ("La partie est de retour.", "The game is back."),
    "over": ("Partie finie", "Game over"),
    "newer_save": (
        "Cette partie vient d’une version plus récente. Elle reste intacte : recharge la page pour la retrouver.",
        "This game comes from a newer version. It is left untouched: reload the page to get it back.",
    ),
    "broken_save": (
        "Une partie était abîmée. Elle est mise de côté telle quelle, à télécharger d’ici ; les autres n’ont rien.",
        "One game was damaged. It is set aside just as it was, to download from here; the others are fine.",
    ),
    "mended_save": (
        "Une partie était abîmée : elle repart d’un coup plus tôt, et l’abîmée est mise de côté.",
        "One game was damaged: it resumes one answer earlier, and the damaged copy is set aside.",
    ),
    "set_aside": ("Mises de côté", "Set aside"),
    "broken_item": ("Une partie abîmée", "A damaged game"),
    "broken_file": ("Un fichier resté fermé", "A file that was not opened"),
    "newer_game": ("Une partie d’une version plus récente", "A game of a newer version"),
    "game_missing": (
        "Cette partie n’est pas sur cet appareil. Les autres sont ici.",
        "That game is not on this device. The others are here.",
    ),
    "download": ("Télécharger", "Download"),
    # files
    "export": ("Tout exporter", "Export everything"),
    "import": ("Importer un fichier", "Import a file"),
    "imported_none": ("Il n’y a pas de partie dans ce fichier.", "There is no game in this file."),
    "imported_one": ("Une partie ajoutée, rien n’a été remplacé.", "One game added, nothing was replaced."),
    "imported": ("{count} parties ajoutées, rien n’a été remplacé.", "{count} games added, nothing was replaced."),
    "known_here_one": ("Une partie du fichier est déjà ici.", "One game of the file is here already."),
    "known_here": ("{count} parties du fichier sont déjà ici.", "{count} games of the file are here already."),
    "lines_added_one": ("Une partie finie de plus dans les statistiques.", "One more finished game in the statistics."),
    "lines_added": (
        "{count} parties finies de plus dans les statistiques.",
        "{count} more finished games in the statistics.",
    ),
    "things_added_one": ("Le profil du fichier est repris aussi.", "The profile in the file is taken over, too."),
    "things_added": (
        "{count} profils du fichier sont repris aussi.",
        "{count} profiles in the file are taken over, too.",
    ),
    "import_newer_one": (
        "Une partie vient d’une version plus récente : elle est gardée telle quelle et s’ouvrira après la mise à jour.",
        "One game comes from a newer version: it is kept as it is, and will open after the update.",
    ),
    "import_newer": (
        "{count} parties viennent d’une version plus récente : gardées telles quelles, elles attendent la mise à jour.",
        "{count} games come from a newer version: they are kept as they are, and will open after the update.",
    ),
    "import_damaged_one": (
        "Une chose du fichier est abîmée : elle n’est pas ouverte, mais mise de côté dans « Mes parties ».",
        "One thing in the file is damaged: it is not opened, but set aside under My games.",
    ),
    "import_damaged": (
        "{count} choses du fichier sont abîmées : elles ne sont pas ouvertes, mais mises de côté dans « Mes parties ».",
        "{count} things in the file are damaged: they are not opened, but set aside under My games.",
    ),
    "newer_file": (
        "Ce fichier vient d’une version plus récente. Garde-le : il s’ouvrira après la mise à jour. Rien n’a changé.",
        "This file comes from a newer version. Keep it: it will open after the update. Nothing has changed.",
    ),
    "newer_file_kept": (
        "Ce fichier, d’une version plus récente, attend dans « Mes parties ». Importe-le après la mise à jour.",
        "This file comes from a newer version: it is set aside as it is under My games. Import it after the update.",
    ),
    "cut_file": (
        "Ce fichier d’Échappée est abîmé : il n’est pas ouvert, mais mis de côté tel quel dans « Mes parties ».",
        "This Échappée file is damaged: it is not opened, but set aside as it is under My games.",
    ),
    "bad_file": (
        "Ce fichier n’est pas un export d’Échappée, ou il est abîmé. Rien n’a changé.",
        "This file is not an Échappée export, or it is damaged. Nothing has changed.",
    ),
    # room
    "store_tight": (
        "La mémoire de l’appareil est presque pleine : cette partie vient de changer de place sans copie de sûreté.",
        "This device’s storage is nearly full: that game has just been moved without a safety copy.",
    ),
    "store_quota": (
        (
            "La mémoire de l’appareil est pleine : le dernier coup n’est pas rangé. La partie continue ici ; "
            "efface une vieille partie ou emporte tout dans un fichier."
        ),
        (
            "This device’s storage is full: the last answer is not saved. The game goes on here; delete an old "
            "game or carry everything away in a file."
        ),
    ),
    "store_refused": (
        (
            "Le navigateur refuse de ranger quoi que ce soit ici. Une partie dure tant que cette page reste ouverte ; "
            "un fichier la garde."
        ),
        "The browser refuses to keep anything here. A game lasts as long as this page stays open; a file keeps it.",
    ),
    "keeping": ("Ce qui est gardé ici", "What is kept here"),
    "keeping_help": (
        "Parties et réglages ne sont que dans ce navigateur. Un fichier permet de les garder ailleurs.",
        "Games and settings are in this browser only. A file keeps them elsewhere.",
    ),
    "room_own": (
        "Parties, statistiques et réglages : {own}, sur les 10\u00a0Mo que donne d’habitude un navigateur.",
        "Games, statistics and settings: {own}, out of the 10\u00a0MB that a browser usually gives.",
    ),
    "room_all": (
        "Avec la page elle-même, rangée pour jouer hors ligne : {usage}, sur {quota}.",
        "With the page itself, packed away to play offline: {usage}, out of {quota}.",
    ),
    "room_bar": ("Place prise par les parties", "Room taken by the games"),
    "persisted": (
        "Le navigateur a promis de tout garder, même quand la place manque.",
        "The browser has promised to keep it all, even when room gets scarce.",
    ),
    "not_persisted": (
        "Le navigateur n’a rien promis : s’il manque de place, il peut tout effacer.",
        "The browser has promised nothing: short of room, it may erase everything.",
    ),
    "persist": ("Demander de tout garder", "Ask it to keep everything"),
    "kilobytes": ("{n}\u00a0ko", "{n}\u00a0kB"),
    "megabytes": ("{n}\u00a0Mo", "{n}\u00a0MB"),
    "gigabytes": ("{n}\u00a0Go", "{n}\u00a0GB"),
    # statistics
    "statistics": ("Statistiques", "Statistics"),
    "no_statistics": (
        "Rien à compter encore : la première partie finie s’inscrira ici.",
        "Nothing to count yet: the first game you finish is entered here.",
    ),
    "statistics_help": (
        "Chaque partie finie sur cet appareil compte une fois, même si on l’efface ensuite.",
        "Each game finished on this device counts once, even if it is deleted later.",
    ),
    "total_one": ("Une partie finie", "One game finished"),
    "total": ("{count} parties finies", "{count} games finished"),
    "total_time": ("{time} de jeu", "{time} of play"),
    "since": ("depuis le {day}", "since {day}"),
    "minutes_short": ("{n}\u00a0min", "{n}\u00a0min"),
    "hours_short": ("{h}\u00a0h\u00a0{m:02}", "{h}\u00a0h\u00a0{m:02}"),
    "usual_length": ("{time} d’habitude", "usually {time}"),
    "last_played": ("la dernière le {day}", "last on {day}"),
    "who": ("Qui", "Who"),
    "games_played": ("Parties", "Games"),
    "games_won": ("Gagnées", "Won"),
    "share_won": ("Part", "Share"),
    "computers_of": ("Ordinateurs : {level}", "Computers: {level}"),
    "far_players": ("À distance : {name}", "Far away: {name}"),
    "endings": ("Fins de partie", "How they ended"),
    "chart": (
        "{game}, les {count} dernières parties dans l’ordre : gagnées ici : {won}, la plus longue en {longest}.",
        "{game}, the last {count} games in order: {won} won here, the longest took {longest}.",
    ),
    "chart_key": (
        "Dans les dessins : une barre par partie, haute comme elle fut longue, pleine si elle fut gagnée ici.",
        "In the charts: a bar for each game, as high as it was long, filled if it was won here.",
    ),
    "latest": ("Les dernières", "The latest"),
    "export_table": ("En tableau (CSV)", "As a table (CSV)"),
    "forget_statistics": ("Effacer les statistiques", "Erase the statistics"),
    "forgotten": ("Les statistiques sont effacées.", "The statistics are erased."),
    "unforget": ("Les remettre", "Put them back"),
    "table_file": ("echappee-statistiques.csv", "echappee-statistics.csv"),
}  # fmt: skip
