"""Everything that Velo City says. `text` hands it out."""
