"""The end of a match and its ranking. PB-13.*, section 10"""

import pytest

from skulduggery.core.messages import Result
from skulduggery.games.blackwood import GAME
from skulduggery.games.blackwood.events import Delivered, DrawCoinAdded, GameEnded, ShipMoved, TurnBegan
from skulduggery.games.blackwood.moves import Draw, Pass, Roll, Stay
from tests.games.blackwood.scene import Scene
from tests.games.situation import kinds, the

PORT_AHEAD = """
           D E F G H
       10  . . . . e
       11  . R P . .
       12  . ^ T ^ .
"""


def result(scene: Scene) -> Result:
    found = GAME.result(scene.state)
    assert found is not None
    return found


def test_the_second_coin_home_wins_the_race_at_once() -> None:  # PB-13.01
    scene = Scene(PORT_AHEAD, coins={"red": 1}, stores={"red": 1, "blue": 1}, roll=3)
    events = scene.bring_home("red", "H11")
    assert kinds(events) == ["ship_moved", "delivered", "game_ended"]
    assert scene.moves() == []
    assert result(scene).reason == "race_won"


def test_the_rest_of_the_winning_move_is_not_played() -> None:  # PB-13.01
    scene = Scene(PORT_AHEAD, coins={"red": 1}, stores={"red": 1}, roll=3)
    assert the(ShipMoved, scene.bring_home("red", "H11")) == ShipMoved("red", 0, "E11", "F11", ("E11", "F11"), "sail")
    assert scene.where("red") == "F11"


def test_a_win_in_the_event_part_leaves_no_movement_part() -> None:  # PB-13.01
    scene = Scene(PORT_AHEAD, coins={"red": 2}, event="breeze")
    scene.bring_home("red", "H11")
    assert (scene.asked, scene.state.pending) == ("", [])


def test_two_coins_in_one_voyage_win() -> None:  # PB-13.02
    scene = Scene(PORT_AHEAD, coins={"red": 2}, roll=1)
    assert the(Delivered, scene.bring_home("red", "F11")).store == 2
    assert result(scene).winners() == [0]


def test_one_coin_home_does_not_win() -> None:  # PB-13.01
    scene = Scene(PORT_AHEAD, coins={"red": 1}, stores={"blue": 1}, roll=1)
    scene.bring_home("red", "F11")
    assert scene.asked == "draw"
    assert GAME.result(scene.state) is None


def test_with_two_players_both_ships_fill_one_store() -> None:  # PB-13.01
    scene = Scene(PORT_AHEAD.replace("R", "G"), players=2, coins={"green": 1}, stores={"red": 1}, roll=1)
    scene.bring_home("green", "F11")
    assert result(scene).winners() == [0]


def hoard(drawing: str = PORT_AHEAD, **facts: object) -> Scene:
    return Scene(drawing, **{"players": 4, "mode": "hoard", "roll": 1, **facts})  # type: ignore[arg-type]


def test_a_hoard_ends_when_the_last_coin_is_home() -> None:  # PB-13.03
    scene = hoard(stores={"red": 2, "green": 1, "blue": 3}, coins={"red": 1})
    events = scene.bring_home("red", "F11")
    assert the(GameEnded, events) == GameEnded("all_home", (1, 2, 1, 2))
    assert result(scene) == Result((1, 2, 1, 2), (4, 3, 4, 3), "all_home")


@pytest.mark.parametrize(
    ("drawing", "facts"),
    [
        (PORT_AHEAD, {"stores": {"red": 5}, "coins": {"red": 1}}),  # one on the hoard
        (PORT_AHEAD, {"stores": {"red": 5}, "coins": {"red": 1, "blue": 1}}),  # one carried
        (PORT_AHEAD.replace("10  .", "10  o"), {"stores": {"red": 5}, "coins": {"red": 1}}),  # one abandoned
    ],
)
def test_a_hoard_goes_on_while_a_coin_is_out(drawing: str, facts: dict[str, object]) -> None:  # PB-13.03
    scene = hoard(drawing, **facts)
    scene.bring_home("red", "F11")
    assert scene.asked == "draw"


def test_the_last_coin_may_win_for_the_other_team() -> None:  # PB-13.03
    scene = hoard(stores={"red": 2, "blue": 2, "yellow": 2}, coins={"red": 1})
    scene.bring_home("red", "F11")
    assert result(scene).winners() == [1, 3]


def test_a_tie_for_the_lead_puts_a_new_coin_on_the_hoard() -> None:  # PB-13.04
    scene = hoard(
        PORT_AHEAD.replace("R", "G"),
        players=6,
        stores={"red": 4, "blue": 4, "green": 2},
        coins={"green": 1},
        seat=2,
    )
    events = scene.bring_home("green", "F11")
    assert kinds(events) == ["ship_moved", "delivered", "draw_coin_added", "turn_began"]
    assert the(DrawCoinAdded, events).hoard == scene.state.hoard == 1


def test_coins_are_added_as_often_as_needed() -> None:  # PB-13.04
    scene = hoard(
        PORT_AHEAD.replace("R", "G"),
        players=6,
        stores={"red": 4, "blue": 4, "green": 3},
        coins={"green": 1},
        seat=2,
    )
    scene.state.added = 1  # the twelfth coin is the one on board
    assert "draw_coin_added" in kinds(scene.bring_home("green", "F11"))
    assert scene.state.added == 2


def test_a_tie_behind_the_leader_ends_the_game() -> None:  # PB-13.04
    scene = hoard(players=6, stores={"red": 4, "blue": 3, "green": 3}, coins={"red": 1})
    scene.bring_home("red", "F11")
    assert result(scene).places == (1, 2, 2, 1, 2, 2)


def test_a_race_has_one_winner() -> None:  # PB-13.05
    scene = Scene(PORT_AHEAD, players=6, coins={"red": 1}, stores=dict.fromkeys(["red", "blue", "green"], 1), roll=1)
    scene.bring_home("red", "F11")
    assert result(scene).winners() == [0]


def last_turn(scene: Scene) -> Scene:
    """Let this be the very last turn before the round limit."""
    scene.state.starter, scene.state.round = 1, scene.state.setting.last_round
    return scene


def test_the_match_ends_after_the_last_round() -> None:  # PB-13.06
    scene = last_turn(Scene("Q R S\n 9 . R .", rounds="limited", round_limit=20, roll=1))
    assert kinds(scene.play(Stay())) == ["stayed", "game_ended"]
    assert (scene.moves(), result(scene).reason) == ([], "round_limit")


def test_a_round_is_one_turn_of_every_seat_counted_from_the_starter() -> None:  # PB-13.06
    scene = Scene("Q R S\n 9 . * .\n R9: R B G", seat=1, events="die", roll=1)
    rounds = []
    for _ in range(4):
        rounds.append(the(TurnBegan, scene.play(Stay())).round)
        scene.play_on(Draw(), "siren", Pass(), Roll(), 1)
    assert rounds == [1, 1, 2, 2]


@pytest.mark.parametrize("round_limit", [20, 23])
def test_the_round_before_the_limit_is_played_to_its_end(round_limit: int) -> None:  # PB-13.06
    scene = Scene("Q R S\n 9 . R .", rounds="limited", round_limit=round_limit, roll=1)
    scene.state.round = round_limit
    assert the(TurnBegan, scene.play(Stay())).round == round_limit


def test_a_race_is_ranked_by_coins_home_then_coins_on_board() -> None:  # PB-13.06
    scene = last_turn(
        Scene(
            "Q R S\n 9 . R .",
            rounds="limited",
            players=6,
            coins={"blue": 2, "green": 1},
            stores={"red": 1, "green": 1},
            roll=1,
        )
    )
    scene.play(Stay())
    assert result(scene) == Result((2, 3, 1, 4, 4, 4), (1, 0, 1, 0, 0, 0), "round_limit")


def test_at_the_round_limit_several_can_be_first() -> None:  # PB-13.05
    scene = last_turn(Scene("Q R S\n 9 . R .", rounds="limited", coins={"red": 1, "blue": 1}, roll=1))
    scene.play(Stay())
    assert result(scene).places == (1, 1, 3)


def test_behind_the_winner_of_a_race_the_others_are_ranked() -> None:  # PB-13.01
    scene = Scene(PORT_AHEAD, players=4, coins={"red": 2, "green": 1, "yellow": 1}, stores={"green": 1}, roll=1)
    scene.bring_home("red", "F11")
    assert result(scene).places == (1, 4, 2, 3)


def test_with_two_players_the_coins_of_both_ships_count() -> None:  # PB-13.06
    scene = last_turn(
        Scene("Q R S\n 9 . R .", rounds="limited", players=2, coins={"red": 1, "blue": 1, "green": 1}, roll=1)
    )
    scene.play(Stay())
    assert result(scene).places == (1, 2)


@pytest.mark.parametrize(("carried", "places"), [(1, (2, 1, 2, 1)), (0, (1, 1, 1, 1))])
def test_at_the_round_limit_of_a_hoard_coins_on_board_break_ties(  # PB-13.06
    carried: int, places: tuple[int, ...]
) -> None:
    facts = {"stores": {"red": 2, "blue": 1, "yellow": 1}, "coins": {"yellow": carried}}
    scene = last_turn(hoard("Q R S\n 9 . R .", rounds="limited", **facts))
    scene.play(Stay())
    assert result(scene).places == places
