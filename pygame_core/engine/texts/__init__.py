"""What the engine itself has to say, and the speaker that fills sentences."""
