"""Markup as values, and the parts that pages have in common."""
