"""Answers found by hand on the table."""
