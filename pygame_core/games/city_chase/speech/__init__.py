"""Everything that City Chase says. `text` hands it out."""
