"""What every game stands on. Nothing here knows a game by name, except the registry."""
