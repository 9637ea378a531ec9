"""Vroom Vroom, drawn: the table, the circuit, the cars, cards, the end."""
