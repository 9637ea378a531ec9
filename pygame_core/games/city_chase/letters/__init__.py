"""Play by link: what the two devices say to each other, and how each keeps the other one honest."""
