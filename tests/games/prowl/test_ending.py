"""How a match ends without a winner's chest. PR-15.*"""

from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.events import GameEnded, RoundBegan
from skulduggery.games.prowl.moves import Done, Roll, Sail
from skulduggery.games.prowl.telling import TELLING
from tests.games.prowl.scene import Scene
from tests.games.situation import the


def last_turn(**more: object) -> Scene:
    """Seat 2 of three is the last of round 20."""
    return Scene(players=3, seat=2, round=20, rounds="limited", round_limit=20, roll=1, **more)  # type: ignore[arg-type]


def test_after_the_last_round_the_ranking_decides() -> None:  # PR-15.01, PR-15.02
    scene = last_turn(chests={"blue": "gold", "purple": "gold", "red": "silver"}, cards={"purple": "bronze"})
    scene.play(Sail("home_red"))
    over = the(GameEnded, scene.play(Done()))
    assert (over.reason, over.ranking, over.values) == ("rounds", (2, 1, 3), (3000, 3000, 2000))
    assert TELLING.cites(over) == "PR-15.01"
    assert over.chests[0] == ("gold",)
    assert over.aboard[1] == ("bronze",)


def test_no_round_is_the_last_one_unless_players_want_that() -> None:  # PR-15.01
    scene = Scene(players=3, seat=2, round=200, roll=1)
    scene.play(Sail("home_red"))
    assert the(RoundBegan, scene.play(Done())).round == 201
    limited = Scene(players=3, seat=2, round=200, rounds="limited", roll=1)
    limited.play(Sail("home_red"))
    assert the(GameEnded, limited.play(Done())).reason == "rounds"


def test_equal_players_share_a_place() -> None:  # PR-15.02
    scene = last_turn(chests={"blue": "gold", "purple": "gold"})
    scene.play(Sail("home_red"))
    assert the(GameEnded, scene.play(Done())).ranking == (1, 1, 3)


def test_the_dead_are_last_in_the_order_of_their_deaths() -> None:  # PR-15.02
    scene = Scene(players=4, seat=3, kraken="dead", round=20, rounds="limited", round_limit=20, roll=1)
    scene.state.deaths = [0, 2]
    scene.play(Sail("home_yellow"))
    assert the(GameEnded, scene.play(Done())).ranking == (4, 1, 3, 1)


def test_rounds_count_up_when_play_passes_the_starter() -> None:  # PR-15.03
    scene = Scene(players=3, seat=0, starter=1, round=4, roll=1)
    scene.play(Sail("home_blue"))
    assert the(RoundBegan, scene.play(Done())).round == 5


def test_rounds_count_even_if_the_starter_is_dead() -> None:  # PR-15.03
    scene = Scene(players=3, seat=2, starter=0, round=4, kraken="dead", roll=1)
    scene.state.deaths = [0]
    scene.play(Sail("home_red"))
    events = scene.play(Done())
    assert the(RoundBegan, events).round == 5
    assert scene.state.active == 1


def test_everything_lies_open_in_the_end() -> None:
    scene = last_turn(chests={"blue": "gold"}, cards={"purple": "C01"}, announcements="fade")
    scene.play(Sail("home_red"))
    assert scene.ship("blue", None).chest[0].card is None
    scene.play(Done())
    view = scene.view(None)
    assert view.ships[0].chest[0].card == "gold"
    assert view.ships[1].cards[0].card == "C01"
    assert GAME.worth(view) == (3000, 0, 0)


def test_the_score_sheet_lists_the_chest() -> None:
    scene = last_turn(chests={"blue": "gold, bronze, bronze, C01"}, cards={"blue": "ruby"})
    scene.play_on(Sail("home_red"), Done())
    lines = {line.what: (line.count, line.amount) for line in GAME.score_sheet(scene.state, 0)}
    assert lines == {
        "bronze": (2, 2000),
        "silver": (0, 0),
        "gold": (1, 3000),
        "ruby": (0, 0),
        "diamond": (0, 0),
        "aboard": (1, 0),
    }


def test_all_chances_to_move_are_gone() -> None:
    scene = last_turn()
    scene.play_on(Sail("home_red"), Done())
    assert (scene.moves(), scene.asked) == ([], "")
    assert Roll() not in scene.moves()
