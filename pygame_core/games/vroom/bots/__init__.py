"""The computer players; `levels.py` hands them out."""
