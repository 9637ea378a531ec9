"""The drawing of the city at dusk, in layers; `picture.py` is its front door."""
