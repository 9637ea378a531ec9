"""The drawing of the city, in layers; `picture.py` is its front door."""
