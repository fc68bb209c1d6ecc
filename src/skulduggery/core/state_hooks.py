"""The second layer of the contract, for `state.py`: what a state may answer besides.

Everything here has a default that suits most games. `State` inherits it; a game overrides what it needs.

The examples play noughts and crosses (`examples/tictactoe.py`); `state` is a new match of two seats.
"""

from abc import ABC

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class StateHooks(ABC):  # noqa: B024 - what is abstract is in `State`
    """What a state may answer besides."""

    __slots__ = ()

    def team_of(self, seat: int) -> int:
        """The team a seat plays for; without teams each seat is its own.

        >>> state.team_of(1)
        1
        """
        return seat

    def whose_turn(self) -> int | None:
        """The seat whose turn it is, whoever is asked. Only games with reactions need to say it.

        >>> state.whose_turn() is None
        True
        """
        return None

    def ships_of(self, seat: int) -> list[str]:
        """The ids of the ships (or other pieces) a seat commands.

        >>> state.ships_of(0)
        []
        """
        return []
