"""Where lessons are found, and by what a device remembers them."""


def address(game: str, number: int = 0) -> str:
    """Where a game's lessons are, or one of them (from 1)."""
    return f"#/learn/{game}/{number}" if number else f"#/learn/{game}"


def known_as(game: str, number: int) -> str:
    """By what a device remembers that a lesson was walked through."""
    return f"lesson/{game}/{number}"
