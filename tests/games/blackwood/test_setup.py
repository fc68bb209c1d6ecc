"""Setup. PB-1.* and section 4"""

import pytest

from skulduggery.core.refusals import BadOptions
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.events import GameBegan, TurnBegan
from skulduggery.games.blackwood.moves import Blast, Draw, Sail, Stay, Way
from tests.games.blackwood.scene import Scene, opening
from tests.games.situation import kinds, the
from tests.question import asked_in

PLAYERS = [2, 3, 4, 5, 6]


@pytest.mark.parametrize("players", PLAYERS)
def test_two_to_six_can_play(players: int) -> None:  # PB-1.01
    state, _ = opening(players)
    assert len(state.stores) == players
    assert GAME.legal_moves(state) == [Draw()]


@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_fewer_or_more_cannot_play(players: int) -> None:  # PB-1.01
    with pytest.raises(BadOptions):
        opening(players)


@pytest.mark.parametrize(("players", "coins"), [(2, 3), (3, 5), (4, 7), (5, 9), (6, 11)])
def test_the_hoard_holds_twice_the_players_minus_one(players: int, coins: int) -> None:  # PB-1.02
    assert opening(players)[0].hoard == coins


@pytest.mark.parametrize(("players", "stockpile"), [(2, 6), (3, 5), (4, 4), (5, 3), (6, 2)])
def test_each_player_has_one_cannonball_and_the_stockpile_the_rest(players: int, stockpile: int) -> None:  # PB-1.03
    state, _ = opening(players)
    assert state.balls == [1] * players
    assert state.stockpile == stockpile


@pytest.mark.parametrize(("ship", "square"), [("red", "J11"), ("green", "N11")])
def test_with_two_players_either_ship_fires_the_shared_cannonball(ship: str, square: str) -> None:  # PB-1.03
    scene = Scene(
        """
               I J K L M N O
           10  . . . . . ^ ^
           11  R B . . G Y .
        """,
        players=2,
        roll=1,
    )
    scene.play(Sail(ship, square))
    scene.play(Way(1))
    assert scene.asked == "blast"
    assert scene.balls("red") == scene.balls("green") == 0


def test_with_two_players_the_second_ship_has_no_cannonball_of_its_own() -> None:  # PB-1.03
    scene = Scene(
        """
               I J K L M N O
           10  . . . . . ^ ^
           11  R B . . G Y .
        """,
        players=2,
        roll=1,
        balls={"red": 0},
    )
    assert kinds(scene.play(Sail("green", "N11"))) == ["ship_moved", "turn_began"]


def test_cannonballs_are_not_in_the_event_pack() -> None:  # PB-1.04
    state, _ = opening(4)
    assert sorted(state.pack) == ["blackbeard"] * 4 + ["breeze"] * 2 + ["monster"] * 4 + ["siren"] * 2


@pytest.mark.parametrize(("players", "ships"), [(2, 4), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_all_ships_start_in_the_anchorage(players: int, ships: int) -> None:  # PB-1.05
    state, _ = opening(players)
    assert [state.name(square) for square in state.places] == ["anchorage"] * ships


def test_each_seat_takes_the_next_colour() -> None:  # PB-1.05
    state, _ = opening(6)
    assert [state.ships_of(seat) for seat in range(6)] == [
        ["red"],
        ["blue"],
        ["green"],
        ["yellow"],
        ["purple"],
        ["white"],
    ]


def test_two_players_have_two_ships_each() -> None:  # PB-1.05
    state, _ = opening(2)
    assert [state.ships_of(seat) for seat in range(2)] == [["red", "green"], ["blue", "yellow"]]


@pytest.mark.parametrize(("players", "teams"), [(4, [0, 1, 0, 1]), (6, [0, 1, 2, 0, 1, 2])])
def test_in_hoard_partners_sit_opposite_each_other(players: int, teams: list[int]) -> None:  # PB-13.03
    state, _ = opening(players, mode="hoard")
    assert [state.team_of(seat) for seat in range(players)] == teams


def test_in_race_everybody_sails_alone() -> None:
    state, _ = opening(4)
    assert [state.team_of(seat) for seat in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize(("rolls", "starter"), [((6, 2, 1), 0), ((2, 5, 4), 1), ((1, 2, 3), 2)])
def test_the_highest_roll_starts(rolls: tuple[int, ...], starter: int) -> None:  # PB-1.06
    state, events = opening(3, *rolls)
    assert the(GameBegan, events).starter == state.active == starter
    assert the(TurnBegan, events) == TurnBegan(starter, 1, (0,))


def test_only_the_tied_highest_roll_again_in_seat_order() -> None:  # PB-1.06
    _, events = opening(4, 5, 2, 5, 5, 3, 6, 6, 1, 4)
    assert the(GameBegan, events) == GameBegan(((5, 3), (2,), (5, 6, 1), (5, 6, 4)), 3)


@pytest.mark.parametrize(("seat", "following"), [(0, 1), (1, 2), (2, 0)])
def test_play_passes_to_the_left(seat: int, following: int) -> None:  # PB-1.07
    scene = Scene(
        """
              Q R S
           9  . * .
          R9: R B G
        """,
        seat=seat,
        roll=1,
    )
    assert the(TurnBegan, scene.play(Stay())).seat == following
    assert asked_in(scene.state).seat == following


def test_the_jailers_start_at_home() -> None:  # PB-1.08
    state, _ = opening(3)
    assert [state.name(square) for square in state.jailers] == ["F6", "O9"]


def test_a_shot_with_two_players_throws_one_ship_only() -> None:  # PB-1.03
    scene = Scene(
        """
               I J K L M
           10  . . . . .
           11  R * . . .
          J11: B Y
        """,
        players=2,
        roll=1,
    )
    scene.play_on(Sail("red", "J11"), Way(2), Blast("M11"))
    assert (scene.where("blue"), scene.where("yellow")) == ("J11", "M11")
