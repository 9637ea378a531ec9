"""Division of whole numbers as the rules want it: the same on every machine."""


def rdiv(a: int, b: int) -> int:
    """To the nearest, halves away from zero (b > 0)."""
    return (2 * a + b) // (2 * b) if a >= 0 else -((b - 2 * a) // (2 * b))


def adiv(a: int, b: int) -> int:
    """Away from zero (b > 0)."""
    return -(-a // b) if a >= 0 else a // b
