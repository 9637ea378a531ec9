"""What the game says, in both languages."""
