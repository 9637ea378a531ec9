"""Everything that Maillot Arc-en-ciel says. `text` hands it out."""
