"""Positions as declared fields: how each is read, written and compared is told once, in a table."""
