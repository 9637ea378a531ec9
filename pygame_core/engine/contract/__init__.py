"""What a game gives to whoever shows it, lets it be played or studies it: the page, the terminal, computer players.

`module` is the whole: each game's folder offers one `MODULE` of that class. Required are its rules, its sentences
(`words`), its drawing (`pictures`), the table as text and three computer players. Everything else is an optional
ability (`parts`, `campaign`, `letters`): an object with typed members, or None where a game has nothing of the kind.
"""

VERSION = 1
"""A game says in its package's `CONTRACT` which version it was written for; another one is not played."""
