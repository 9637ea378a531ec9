"""The verbs of every game: states, steps, choices, chance, events, options, refusals."""
