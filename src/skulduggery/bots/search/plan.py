"""How the search imagines a match of each game: how far it plays on, and how carefully."""

from typing import Any, Final, NamedTuple

from ...core.game import Game


class Plan(NamedTuple):
    """What a game needs. More of anything takes more time for each playout."""

    turns: int = 2  # that are played before the win chances are read
    width: int = 6  # moves that are compared: the best by the heuristic
    careful: bool = False  # whether playouts look as far ahead as the bosun, or only at the next position
    sure: float = 1.0  # standard errors by which a move must be ahead of the bosun's choice to be taken
    beats_bosun: bool = False  # whether the search has won more than its share so far; few matches were played


PLANS: Final[dict[str, Plan]] = {
    "blackwood": Plan(beats_bosun=True),
    "bounty": Plan(turns=4, width=4, careful=True, sure=2.0),
    "kings": Plan(beats_bosun=True),
    "prowl": Plan(width=4, careful=True, sure=2.5),
}
# Nothing is known about a game of others, neither what a move is worth nor what makes a seat win: every move is played
# to the end of the match.
UNKNOWN: Final = Plan(turns=1_000_000, width=1_000, careful=True)


def plan_for(game: Game[Any]) -> Plan:
    return PLANS.get(game.key, UNKNOWN)
