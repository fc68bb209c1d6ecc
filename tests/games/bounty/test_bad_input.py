"""Bad input and edge cases. Section 12"""

import pytest

from skulduggery.core.messages import Move
from skulduggery.core.options import make_options
from skulduggery.core.refusals import BadOption, BadOptions, IllegalMove, NotOffered, NotYourTurn, UnknownMove
from skulduggery.core.table import Table, read_move
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.moves import Buy, Engage, LastCall, Pass, Raid, Roll, Sail, Take
from skulduggery.games.bounty.options import BountyOptions
from skulduggery.games.bounty.state import Bounty
from tests.question import asked_in

SEED = bytes(range(32))


def table(**options: object) -> Table[Bounty]:
    given = make_options(BountyOptions, GAME.seats, {"players": 3, **options})
    return Table(GAME, given, SEED)


@pytest.mark.parametrize("move", [Sail("I13"), Raid("I9"), Engage("gold"), Buy(), Take(), Pass(), LastCall()])
def test_what_is_not_offered_is_refused_and_changes_nothing(move: Move) -> None:
    match = table()
    before = GAME.view(match.state, None)
    with pytest.raises(IllegalMove) as caught:
        match.play(asked_in(match.state).seat, move)
    assert isinstance(caught.value.refusal, NotOffered)
    assert GAME.view(match.state, None) == before


def test_the_wrong_seat_is_refused() -> None:
    match = table()
    seat = asked_in(match.state).seat
    with pytest.raises(IllegalMove) as caught:
        match.play((seat + 1) % 3, Roll())
    assert caught.value.refusal == NotYourTurn("", seat)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b'{"kind":"sink"}',
        b'{"kind":"sail"}',
        b'{"kind":"sail","square":7}',
        b'{"kind":"engage","ship":1}',
    ],
)
def test_garbage_is_no_move(data: bytes) -> None:
    with pytest.raises(IllegalMove) as caught:
        read_move(GAME, data)
    assert isinstance(caught.value.refusal, UnknownMove)


@pytest.mark.parametrize("move", [Sail("Z99"), Raid(""), Engage("black")])
def test_unknown_squares_and_ships_are_refused(move: Move) -> None:
    match = table()
    while asked_in(match.state).kind != "sail":
        match.play(asked_in(match.state).seat, Roll() if asked_in(match.state).kind == "roll" else Pass())
    with pytest.raises(IllegalMove):
        match.play(asked_in(match.state).seat, move)


def test_a_second_last_call_is_refused() -> None:  # BO-E.02
    match = table(mode="clock")
    match.play_for_table(LastCall())
    with pytest.raises(IllegalMove):
        match.play_for_table(LastCall())


@pytest.mark.parametrize("mode", ["target", "rounds"])
def test_a_last_call_in_another_mode_is_refused(mode: str) -> None:  # BO-E.02
    with pytest.raises(IllegalMove):
        table(mode=mode).play_for_table(LastCall())


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("players", 1),
        ("players", 7),
        ("mode", "bounty"),
        ("target", 59),
        ("target", 501),
        ("target", "100"),
        ("rounds", 4),
        ("rounds", 201),
        ("clock", 9),
        ("clock", 241),
        ("clock", True),
    ],
)
def test_a_value_that_is_not_listed_is_refused_by_name(option: str, value: object) -> None:
    with pytest.raises(BadOptions) as refused:
        make_options(BountyOptions, GAME.seats, {"players": 4, option: value})
    assert isinstance(refused.value.refusal, BadOption)
    assert refused.value.refusal.option == option


def test_a_seat_that_leaves_changes_no_rule() -> None:
    match = table()
    offered = GAME.legal_moves(match.state)
    match.seat_taken(0, "Bosun", "bosun")
    assert GAME.legal_moves(match.state) == offered
