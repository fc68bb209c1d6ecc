"""Small tables for the tests of the core: noughts and crosses, and Parley with scripted luck."""

from collections.abc import Sequence
from typing import Any

from parley.options import ParleyOptions
from tictactoe import Mark

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.options import Options
from skulduggery.core.table import Table
from skulduggery.games import all_games

PARLEY = all_games()["parley"]
TICTACTOE = all_games()["tictactoe"]
SERVER_SEED = bytes(range(32))
HANDS = ["A1", "B1", "C1", "A2", "B2", "C2"]  # dealt in turn: seat 0 gets A1 C1 B2, seat 1 gets B1 A2 C2


def noughts_and_crosses(*cells: int) -> Table[Any]:
    """A table after these marks."""
    table: Table[Any] = Table(TICTACTOE, Options(players=2), SERVER_SEED, ("parrot", None))
    for number, cell in enumerate(cells):
        table.play(number % 2, Mark(cell))
    return table


def bargain(hands: Sequence[str] = HANDS, **options: Any) -> Table[Any]:
    """A table of Parley with these cards dealt. Tests give the outcomes of chance with each move."""
    chosen = ParleyOptions(**{"players": 2, **options})
    return Table(PARLEY, chosen, None, luck=ScriptedChance(list(hands)))
