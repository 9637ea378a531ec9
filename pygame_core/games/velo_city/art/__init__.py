"""The drawing of the city, in layers; `draw.py` beside this folder is its front door."""
