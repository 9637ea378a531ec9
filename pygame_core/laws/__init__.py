"""What holds for every game, whoever wrote it: the tests look at it, and `python3 -m pygame_core check` tells it."""
