"""A game in words: read strictly, and written."""
