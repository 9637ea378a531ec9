"""Scenarios: a position, answers from there, what must then hold; and lessons, which people walk through."""
