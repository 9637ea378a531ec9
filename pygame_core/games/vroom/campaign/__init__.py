"""What outlives a game."""
