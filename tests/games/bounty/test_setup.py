"""Before the first throw. BO-S.*"""

import pytest

from skulduggery.core.refusals import BadOptions
from skulduggery.games.bounty import GAME
from skulduggery.games.bounty.events import GameBegan, TurnBegan
from skulduggery.games.bounty.moves import Roll, Sail
from tests.games.bounty.scene import DATA, Scene, opening
from tests.games.situation import the
from tests.question import asked_in


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_or_more_players_have_one_ship_and_35_dubloons(players: int) -> None:  # BO-S.01
    state, _ = opening(players)
    assert [state.ships_of(seat) for seat in range(players)] == [[colour["key"]] for colour in DATA["colour"][:players]]
    assert state.purses == [35] * players
    assert state.holds == [[]] * players


def test_two_players_have_two_ships_and_one_purse_of_50() -> None:  # BO-S.02
    state, _ = opening(2)
    assert [state.ships_of(seat) for seat in (0, 1)] == [["crimson-1", "crimson-2"], ["gold-1", "gold-2"]]
    assert (state.purses, len(state.holds)) == ([50, 50], 4)


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_may_play(players: int) -> None:  # BO-S.03
    assert list(GAME.seats) == [2, 3, 4, 5, 6]
    with pytest.raises(BadOptions):
        opening(players)


def test_packs_and_chest_are_complete_and_the_commission_is_free() -> None:  # BO-S.04
    scene = Scene()
    assert [pack.cards for pack in scene.view().packs] == [12] * 7
    assert (scene.view().chest, scene.view().discards, scene.view().commission) == (24, (), None)


def test_the_highest_throw_starts_and_the_others_follow() -> None:  # BO-S.05
    state, events = opening(3, 2, 5, 4)
    assert the(GameBegan, events) == GameBegan(((2,), (5,), (4,)), 1)
    assert the(TurnBegan, events) == TurnBegan(1, 1)
    assert asked_in(state).seat == 1


def test_those_tied_for_highest_throw_again_until_one_is_left() -> None:  # BO-S.05
    _, events = opening(4, 6, 3, 6, 6, 2, 4, 4, 1, 5)
    assert the(GameBegan, events) == GameBegan(((6, 2), (3,), (6, 4, 1), (6, 4, 5)), 3)


def test_turns_go_round_by_seat_and_a_round_begins_with_the_starter() -> None:  # BO-S.05
    scene = Scene(ship="gold", starter=1)
    turns: list[TurnBegan] = []
    for _ in range(3):
        turns.append(the(TurnBegan, scene.play_on(Roll(), 2, Sail("I13"))))
    assert turns == [TurnBegan(2, 1), TurnBegan(0, 1), TurnBegan(1, 2)]


def test_all_ships_start_in_home_port_and_may_stay_there_on_even_throws() -> None:  # BO-S.06
    state, _ = opening(2)
    assert {state.setting.sea.names[square] for square in state.places} == {"I13"}
    stays = {roll: "I13" in Scene(roll=roll).squares() for roll in range(2, 7)}
    assert stays == {2: True, 3: False, 4: True, 5: False, 6: True}
