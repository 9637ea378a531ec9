"""The drawing of the circuit, in layers; `draw.py` beside this folder is its front door."""
