"""The game on the table, without its picture."""
