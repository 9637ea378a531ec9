"""The sentences that belong to no game."""
