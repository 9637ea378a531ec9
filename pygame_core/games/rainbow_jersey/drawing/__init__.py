"""The drawing of the circuit, in layers; `picture.py` is its front door."""
