"""A match as text: saves, links, and reading what comes from outside."""
