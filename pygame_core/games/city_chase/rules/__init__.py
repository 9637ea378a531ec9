"""The rules, step by step, in the rulebook's order; `game.py` binds them together."""
