"""What the game says, in English."""
