"""The home town and the goal. PR-1.*, PR-6.*"""

import pytest

from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.events import GameEnded, Loaded, Stored, Swapped
from skulduggery.games.prowl.moves import Done, Load, Roll, Sail, Store, Swap
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the


def home(cards: str = "", chest: str = "", **more: object) -> Scene:
    """Blue is at home, has thrown and stays."""
    scene = Scene(cards={"blue": cards}, chests={"blue": chest}, roll=1, **more)  # type: ignore[arg-type]
    scene.play(Sail("home_blue"))
    return scene


def test_cards_move_both_ways_at_home_only() -> None:  # PR-6.01
    scene = home("C01, silver", "gold")
    assert scene.offered() == {"store C01", "store silver", "load gold", "done"}
    stored = the(Stored, scene.play(Store("silver")))
    assert (stored.back, stored.card) == ("red", "silver")
    loaded = the(Loaded, scene.play(Load("gold")))
    assert (loaded.back, loaded.card) == ("red", "gold")
    assert (scene.cards("blue"), scene.chest("blue")) == ("C01, gold", "silver")
    town = Scene(at={"blue": "campeche"}, cards={"blue": "silver"}, chests={"blue": "gold"}, roll=1)
    town.play(Sail("campeche"))
    assert town.offered() == {"raid", "done"}


def test_the_chest_keeps_one_cargo_card() -> None:  # PR-6.02
    scene = home("C01, C05", "C07, bronze, bronze, silver")
    assert not {"store C01", "store C05"} & scene.offered()
    free = home("C01, C05", "bronze, bronze, silver")
    free.play(Store("C05"))
    assert free.why("aboard-C01").rule in ("PR-6.02", "PR-6.05")  # type: ignore[union-attr]
    assert "store C01" not in free.offered()


def test_loading_needs_a_free_mast() -> None:  # PR-6.03, PR-8.01
    scene = home("bronze, bronze, bronze", "silver")
    assert scene.offered() == {"store bronze", "done"}
    assert scene.why("chest-silver").rule == "PR-6.03"  # type: ignore[union-attr]


def test_a_full_ship_can_swap_its_cargo() -> None:  # PR-6.04
    scene = home("C01, C05, bronze", "C07")
    assert {"swap C01 C07", "swap C05 C07"} <= scene.offered()
    swapped = the(Swapped, scene.play(Swap("C01", "C07")))
    assert (swapped.out, swapped.into) == ("C01", "C07")
    assert (scene.cards("blue"), scene.chest("blue")) == ("C05, C07, bronze", "C01")
    assert scene.offered() == {"store bronze", "done"}  # neither card moves again


def test_what_was_stored_is_not_loaded_and_the_other_way_round() -> None:  # PR-6.05
    scene = home("silver, bronze", "silver, silver")
    scene.play(Store("silver"))
    assert "load silver" not in scene.offered()
    assert scene.why("chest-silver").rule == "PR-6.05"  # type: ignore[union-attr]
    other = home("silver", "silver")
    other.play(Load("silver"))
    assert other.offered() == {"done"}
    assert other.why("aboard-silver").rule == "PR-6.05"  # type: ignore[union-attr]


def test_home_actions_come_after_sailing_only() -> None:  # PR-6.06
    scene = Scene(cards={"blue": "silver"})
    assert scene.offered() == {"roll"}
    scene = home("silver")
    scene.play(Done())
    assert scene.asked == "roll 1"


def test_a_new_visit_begins_anew() -> None:  # PR-6.05
    scene = home("silver", "silver")
    scene.play(Load("silver"))
    scene.play(Done())
    scene.pass_turn()
    scene.play_on(Roll(), 1, Sail("home_blue"), Store("silver"))
    assert scene.chest("blue") == "silver"


# --- the goal


def test_the_first_with_the_target_in_the_chest_wins_at_once() -> None:  # PR-1.01, PR-1.04
    scene = home("gold, silver", "diamond, diamond", players=4)
    events = scene.play(Store("silver"))
    assert kinds(events) == ["stored", "game_ended"]
    over = the(GameEnded, events)
    assert (over.reason, over.ranking, over.values) == ("target", (1, 2, 2, 2), (12000, 0, 0, 0))
    assert scene.asked == ""
    result = GAME.result(scene.state)
    assert result is not None
    assert result.winners() == [0]


@pytest.mark.parametrize(("target", "over"), [(6000, True), (9000, False)])
def test_shorter_targets(target: int, over: bool) -> None:  # PR-1.01
    scene = home("silver", "ruby", target=target)
    scene.play(Store("silver"))
    assert (scene.asked == "") is over


def test_treasure_on_board_and_cargo_count_nothing() -> None:  # PR-1.02
    scene = home("C01, diamond, diamond", "ruby", target=6000)
    scene.play(Store("C01"))
    assert scene.asked == "home 0"
    assert scene.ship("blue", 0).chest_value == 4000


def test_cannons_in_the_chest_count() -> None:  # PR-1.03
    scene = home("bronze", "diamond", target=6000)
    scene.play(Store("bronze"))
    assert scene.asked == ""


def test_nobody_wins_by_loading_or_on_anothers_turn() -> None:  # PR-1.04
    scene = home("bronze", "diamond, C01", target=6000)
    scene.play(Load("C01"))
    assert scene.asked == "home 0"
