"""The rules, in the order of a turn."""
