"""Whatever is sent, the state does not change unless the move is offered. Section 12"""

import msgspec
import pytest

from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadOptions, IllegalMove
from skulduggery.core.table import Table, read_move
from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.moves import Attack, Done, Dump, Exile, Load, Raid, Roll, Sail, Store, Swap, Trade
from skulduggery.games.prowl.options import ProwlOptions
from skulduggery.games.prowl.state import Prowl
from tests.question import asked_in

OPTIONS = ProwlOptions(players=2)


def table() -> Table[Prowl]:
    return Table(GAME, OPTIONS, bytes(32))


@pytest.mark.parametrize(
    "move",
    [
        Sail("13,6"),
        Sail("nowhere"),
        Store("C01"),
        Load("gold"),
        Swap("C01", "C02"),
        Trade("C99"),
        Dump("bronze"),
        Raid(),
        Attack("davy"),
        Attack("mauve"),
        Exile("perdida"),
        Done(),
    ],
)
def test_moves_that_are_not_offered_are_refused(move: Move) -> None:
    match = table()
    seat = asked_in(match.state).seat
    before = match.head
    with pytest.raises(IllegalMove):
        match.play(seat, move)
    assert match.head == before


def test_the_wrong_seat_is_refused() -> None:
    match = table()
    seat = asked_in(match.state).seat
    with pytest.raises(IllegalMove):
        match.play(1 - seat, Roll())


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{}",
        b'{"kind":"sail"}',
        b'{"kind":"sail","to":7}',
        b'{"kind":"scuttle"}',
        b'{"kind":"swap","out":"C01"}',
        b"[1]",
        b"\xff",
    ],
)
def test_garbage_is_no_move(data: bytes) -> None:
    with pytest.raises(IllegalMove):
        read_move(GAME, data)


def test_moves_survive_the_wire() -> None:
    for move in GAME.all_moves(OPTIONS):
        assert read_move(GAME, msgspec.json.encode(move)) == move


@pytest.mark.parametrize(
    "given", [{"players": 1}, {"players": 9}, {"players": 2, "ships": 3}, {"players": 2, "davy": 1}]
)
def test_options_out_of_range_are_refused(given: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        make_options(ProwlOptions, GAME.seats, given)
