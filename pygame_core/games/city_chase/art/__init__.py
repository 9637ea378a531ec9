"""The drawing of the city at dusk, in layers; `draw.py` beside this folder is its front door."""
