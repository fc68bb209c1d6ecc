"""Our games, for the benchmarks: found as everywhere else. The python of `.venv` runs it."""

from skulduggery.games import listed_games

USUAL = 4  # players
MANY = 8


def our_games() -> list[str]:
    return sorted(listed_games())


def tables() -> list[tuple[str, int]]:
    """Each game with four players, and with eight where so many can play."""
    games = sorted(listed_games().items())
    return [(key, players) for key, game in games for players in (USUAL, MANY) if players in game.seats]
