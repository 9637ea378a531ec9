"""Ce que le jeu dit, en français."""
