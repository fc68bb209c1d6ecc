"""How a search imagines a match of a game: how far it plays on, how many moves it compares, and how carefully."""

from typing import Final, NamedTuple


class SearchPlan(NamedTuple):
    """What a game needs. More of anything takes more time for each playout."""

    turns: int = 2  # that are played before the win chances are read
    width: int = 6  # moves that are compared: the best by the heuristic
    careful: bool = False  # whether playouts look as far ahead as the bosun, or only at the next position
    sure: float = 1.0  # standard errors by which a move must be ahead of the best one by its value to be taken
    curiosity: float = 0.15  # how much the tree prefers moves that were tried seldom; 0: without a tree
    overrules: bool = True  # whether a bot heeds playouts at all: in some games the tuned value alone wins more


# If nothing is known about a game, neither what a move is worth nor what makes a seat win, every move is played to the
# end of the match.
TO_THE_END: Final = SearchPlan(turns=1_000_000, width=1_000, careful=True)
