"""Hostile input: honest texts of every kind, spoiled by chance and given to whatever reads them."""
