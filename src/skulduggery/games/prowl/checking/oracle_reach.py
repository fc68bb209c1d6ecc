"""Compares where a ship or Davy Jones may sail with the oracle. Sections 3 and 5"""

from ....checks.question import asked_in
from ....core.parts import load_boards
from ..components import CARGOES
from ..moves import Sail
from ..sea import ISLAND, TOWN
from ..state import DAVY_SHIP, Prowl
from .oracle import Board, Field

PLAIN = {name: Board(board.rows) for name, board in load_boards("skulduggery.games.prowl").items()}


def board_of(state: Prowl) -> Board:
    return PLAIN["small" if state.setting.sea.small else "large"]


def plain(state: Prowl, field: int) -> Field:
    return frozenset(state.setting.sea.squares[field])


def expected(state: Prowl, ship: int) -> tuple[set[Field], set[Field]]:
    """By the oracle: all destinations, and those that are reached with exactly all steps."""
    sea, board = state.setting.sea, board_of(state)
    others = [plain(state, field) for other, field in enumerate(state.places) if other != ship and field >= 0]
    if ship == DAVY_SHIP:
        return board.reach(plain(state, state.davy), state.steps, others, [])
    maps = {sea.destination[card.face] for card in state.cards[ship] if card.face < CARGOES}
    stops = [
        field
        for field, ground in enumerate(sea.grounds)
        if ground == TOWN or field == state.home(ship) or (ground == ISLAND and field in maps)
    ]
    others += [plain(state, state.davy)] if state.setting.davy else []
    return board.reach(plain(state, state.places[ship]), state.steps, others, [plain(state, stop) for stop in stops])


def compare_sails(state: Prowl) -> None:
    """If the next decision is where to sail: exactly the destinations of the specification are offered."""
    asked = asked_in(state)
    ship = {"davy_move": DAVY_SHIP, "sail": state.ship}.get(asked.kind)
    if ship is None or (ship != DAVY_SHIP and state.wrecked[ship]):  # PR-9.06: a wreck only sails home
        return
    moves = [move for move in asked.moves(state) if isinstance(move, Sail)]
    fields = {plain(state, state.setting.sea.index[move.to]) for move in moves}
    found = expected(state, ship)[0]
    assert fields == found, f"sails to {sorted(map(sorted, fields ^ found))} differ"
