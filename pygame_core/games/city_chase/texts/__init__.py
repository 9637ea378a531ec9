"""Everything that City Chase says. `sentences.py` hands it out."""
