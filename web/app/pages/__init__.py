"""The pages besides the game screen."""
