"""Everything that Maillot Arc-en-ciel says. `sentences.py` hands it out."""
