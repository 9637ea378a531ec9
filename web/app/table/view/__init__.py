"""The parts of the game screen, as markup."""
