"""Everything that Velo City says. `sentences.py` hands it out."""
