"""Échappée's engine: race-and-pursuit board games in pure Python."""

__version__ = "0.1.0"
