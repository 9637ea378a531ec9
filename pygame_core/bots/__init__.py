"""Computer players: what every game's bots share, who drives them in a match, and the arena that measures them."""
