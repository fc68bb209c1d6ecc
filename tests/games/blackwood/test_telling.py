"""What is told of Port Blackwood afterwards: dice, feats, marks, wealth and the score's lines."""

from typing import Any

import pytest

from skulduggery.core.messages import Event, ScoreLine
from skulduggery.core.stories import Roll
from skulduggery.core.telling import Feat
from skulduggery.games import game_called
from skulduggery.games.blackwood.components import MOVE_RING
from skulduggery.games.blackwood.events import (
    BallFired,
    BallGained,
    Captured,
    CoinCollected,
    Delivered,
    DieRolled,
    Escaped,
    GameBegan,
    GoldDropped,
    GoldTaken,
    JailerMoved,
    Robbed,
    ShipMoved,
    Stayed,
    TurnBegan,
)
from skulduggery.games.blackwood.telling import DIE, TELLING
from skulduggery.games.blackwood.winning import end_match
from tests.games.blackwood.scene import Scene

GAME = game_called("blackwood")


def moved(cause: Any) -> ShipMoved:
    return ShipMoved("red", 1, "A1", "A3", ("A1", "A2", "A3"), cause)


@pytest.mark.parametrize(
    ("event", "feats"),
    [
        (moved("sail"), [Feat(1, "sea_miles", 2)]),
        (moved("breeze"), [Feat(1, "sea_miles", 2), Feat(1, "breeze_miles", 2)]),
        (moved("siren"), [Feat(1, "ships_lured", 1)]),
        (moved("blast"), [Feat("red", "flights", 1)]),
        (JailerMoved("monster", "O9", "P9", ("O9", "P9")), [Feat(None, "jailers_driven", 1)]),
        (CoinCollected("red", "O4", 1), [Feat("red", "coins_found", 1)]),
        (GoldTaken("red", "A1", 3), [Feat("red", "coins_salvaged", 3)]),
        (Delivered(1, "red", 2, 2), [Feat(1, "coins_home", 2)]),
        (BallGained(2, 4), [Feat(2, "balls_gained", 1)]),
        (BallFired(0, "red", "blue", 3), [Feat(0, "shots", 1), Feat("blue", "hits_taken", 1)]),
        (Robbed("red", "blue", 2), [Feat("red", "coins_robbed", 2)]),
        (Captured("red", "monster", "A1"), [Feat("red", "times_caught", 1)]),
        (Escaped("red", "O9", "six"), [Feat("red", "escapes", 1)]),
        (Stayed(3), [Feat(3, "rests", 1)]),
        (DieRolled(1, "die", 6, ("blue",), (6,)), [Feat(1, "sixes", 1)]),
        (DieRolled(1, "die", 1, ("blue",), (1,)), [Feat(1, "ones", 1)]),
        (DieRolled(1, "die", 4, ("blue",), (4,)), []),
        (GoldDropped("red", "A1", 2), []),
    ],
    ids=lambda value: type(value).__name__,
)
def test_feats(event: Event, feats: list[Feat]) -> None:
    assert list(TELLING.feats(event)) == feats


def test_the_blue_die_and_the_rolls_for_the_start_count_as_luck() -> None:  # PB-1.06, PB-2.03
    assert TELLING.dice(DieRolled(1, "die", 4, ("blue",), (4,))) == (Roll(1, 6, 4),)
    assert TELLING.dice(GameBegan(((6, 2), (5,), (6, 3)), 2)) == (
        Roll(0, 6, 6),
        Roll(0, 6, 2),
        Roll(1, 6, 5),
        Roll(2, 6, 6),
        Roll(2, 6, 3),
    )
    assert sorted(MOVE_RING) == list(range(1, DIE + 1)), "the spinner is as fair as the die"


def test_the_timeline_marks_turns_fights_losses_and_prizes() -> None:
    marked: dict[str, set[type[Event]]] = {}
    for kind, mark in TELLING.marks.items():
        marked.setdefault(mark, set()).add(kind)
    assert marked == {
        "turn": {TurnBegan},
        "fight": {BallFired},
        "loss": {Captured, GoldDropped},
        "prize": {CoinCollected, GoldTaken, Delivered, Robbed},
    }


def test_wealth_is_what_lies_at_home_and_aboard_all_ships_of_a_seat() -> None:
    scene = Scene("A B C D\n 1 R B G Y", players=2, coins={"red": 1, "green": 2, "blue": 3})
    scene.state.stores = [4, 0]
    assert GAME.worth(GAME.view(scene.state, None)) == (7, 3)


def test_coins_aboard_stand_on_the_sheet_but_count_nothing() -> None:
    scene = Scene("A B C D\n 1 R B G Y", players=4, coins={"red": 1})
    scene.state.stores = [1, 2, 0, 0]
    end_match(scene.state, "race_won", [])
    assert GAME.score_sheet(scene.state, 0) == (ScoreLine("delivered", 1, 1), ScoreLine("aboard", 1, 0))
    assert GAME.score_sheet(scene.state, 1) == (ScoreLine("delivered", 2, 2),)


def test_partners_add_their_coins() -> None:  # PB-13.03
    scene = Scene("A B C D\n 1 R B G Y", players=4, mode="hoard")
    scene.state.stores = [1, 2, 4, 0]
    end_match(scene.state, "all_home", [])
    assert GAME.score_sheet(scene.state, 0) == (ScoreLine("delivered", 1, 1), ScoreLine("partner", 4, 4))
    assert GAME.score_sheet(scene.state, 3) == (ScoreLine("delivered", 0, 0), ScoreLine("partner", 2, 2))
