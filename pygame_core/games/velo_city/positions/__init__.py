"""A state in words, for saves, links and scenarios: read strictly, written whole, compared."""
