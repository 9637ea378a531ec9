"""A game being played: seats and their names, the log, who may hear what."""
