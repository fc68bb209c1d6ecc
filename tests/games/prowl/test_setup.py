"""How a match begins. PR-2.*, section 4"""

import pytest

from skulduggery.core.chance import ScriptedChance
from skulduggery.core.options import make_options
from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.events import GameBegan, RoundBegan, TurnBegan
from skulduggery.games.prowl.options import ProwlOptions
from tests.games.prowl.scene import opening
from tests.games.situation import the


@pytest.mark.parametrize(
    ("players", "options", "ships"),
    [
        (2, {}, "black yellow"),
        (3, {}, "black green red"),
        (4, {}, "black green red yellow"),
        (5, {}, "blue purple red yellow green"),
        (8, {}, "blue purple red yellow green white black pink"),
        (2, {"board": "large"}, "blue purple"),
        (4, {"ships": 2}, "blue green purple white red black yellow pink"),
        (4, {"ships": 2, "pairing": "opposite"}, "blue purple red yellow green white black pink"),
        (3, {"colours": "yellow-red-black"}, "yellow red black"),
        (2, {"ships": 2, "colours": "white-black"}, "white purple black red"),
    ],
)
def test_every_seat_has_its_colours(players: int, options: dict[str, object], ships: str) -> None:  # PR-2.02, PR-12.01
    state, _ = opening(players, **options)
    assert [name for seat in range(players) for name in state.ships_of(seat)] == ships.split()
    lobby = make_options(ProwlOptions, GAME.seats, {"players": players, **options})
    assert [name for colours in lobby.colours_by_seat() for name in colours] == ships.split()
    assert set(ships.split()) <= set(lobby.palette())


def test_a_lobby_offers_the_colours_of_its_board() -> None:  # PR-2.02, PR-13.02
    assert ProwlOptions(players=3).palette() == ("green", "black", "red", "yellow")
    assert len(ProwlOptions(players=3, board="large").palette()) == 8
    assert ProwlOptions(players=3, colours="random").colours_by_seat() == ()


def test_random_colours_are_dealt_first_of_all() -> None:  # PR-2.02
    state, _ = opening(3, "yellow", "black", "red", 6, 1, 1, colours="random")
    assert [state.ship_id(ship) for ship in range(3)] == ["yellow", "black", "red"]


def test_random_pairs_stay_pairs() -> None:  # PR-12.01
    state, _ = opening(2, "red", "yellow", 6, 1, ships=2, colours="random")
    assert [state.ship_id(ship) for ship in range(4)] == ["red", "black", "yellow", "pink"]


def test_ships_begin_at_home_and_everything_is_empty() -> None:  # PR-2.06, PR-11.01
    state, _ = opening(8)
    view = GAME.view(state, 0)
    assert all(ship.place == ship.home and not ship.cards and not ship.chest for ship in view.ships)  # type: ignore[attr-defined]
    assert (len(state.blind), state.pile, state.commander) == (72, [], -1)
    assert state.setting.sea.names[state.davy] == "kingdom"


def test_two_ships_count_as_one_player_for_the_stock_or_as_two() -> None:  # PR-2.04
    for ships in (1, 2):
        state, _ = opening(2, ships=ships)
        assert state.stock == [6, 3, 2, 2, 2]
    state, _ = opening(2, ships=2, treasure="ship")
    assert state.stock == [12, 6, 4, 4, 4]


def test_the_highest_die_begins_and_play_runs_by_seats() -> None:  # PR-2.05
    state, log = opening(3, 2, 5, 4)
    assert the(GameBegan, log) == GameBegan(((2,), (5,), (4,)), 1)
    assert the(TurnBegan, log).seat == state.starter == state.active == 1
    assert the(RoundBegan, log).round == 1


def test_only_the_tied_highest_throw_again() -> None:  # PR-2.05
    _, log = opening(3, 5, 2, 5, 3, 3, 1, 6)
    assert the(GameBegan, log) == GameBegan(((5, 3, 1), (2,), (5, 3, 6)), 2)
    assert the(TurnBegan, log).seat == 2


@pytest.mark.parametrize(("ships", "last"), [(1, 60), (2, 120)])
def test_with_two_ships_a_match_may_last_twice_as_many_rounds(ships: int, last: int) -> None:  # PR-15.01
    options = ProwlOptions(players=2, ships=ships, rounds="limited", round_limit=60)  # type: ignore[arg-type]  # one or two
    state = GAME.start(options, ScriptedChance([6, 1]), [])
    assert GAME.view(state, None).last_round == last  # type: ignore[attr-defined]
