"""The inks of teams that ride in jerseys, for pictures that stand without a style sheet."""

TEAM_INKS = {
    "red": ("#c8402f", "#fff8ea", ""),
    "black": ("#26313f", "#fff8ea", "#b9a98a"),
    "yellow": ("#f2b705", "#1e2a38", ""),
    "white": ("#fffdf6", "#1e2a38", ""),
    "green": ("#3a6b4b", "#fff8ea", "#f2b705"),
    "grey": ("#9a9387", "#1e2a38", ""),
    "blue": ("#2f6690", "#fff8ea", ""),
}
"""Jersey, letter, and the band of the hat where it is not ink."""


def team_inks(colour: str) -> str:
    """The inks of a team as custom properties."""
    jersey, letter, band = TEAM_INKS[colour]
    return f"--team:{jersey};--on-team:{letter}" + (f";--band:{band}" if band else "")
