"""What a tap on the game screen does."""
