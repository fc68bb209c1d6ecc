"""What is certain before a move is made, and no more."""

from skulduggery.games.bounty.events import GameEnded
from skulduggery.games.bounty.moves import Buy, Engage, Raid, Sail
from tests.games.bounty.scene import Scene
from tests.games.situation import kinds


def seen(scene: Scene, move: object) -> list[str]:
    return kinds(list(scene.preview(move).effects))  # type: ignore[arg-type]  # a Move


def test_the_way_and_the_sale_are_shown() -> None:
    scene = Scene("H I J\n 11 . C .", holds={"crimson": "Wool"}, roll=2)
    preview = scene.preview(Sail("I13"))
    assert preview.path == ("I11", "I12", "I13")
    assert kinds(list(preview.effects)) == ["ship_moved", "sold", "money_changed", "packs_shuffled"]


def test_a_purchase_shows_its_price_but_no_card() -> None:
    scene = Scene("D E F\n 11 . C .", roll=3)
    scene.play(Sail("E12"))
    assert seen(scene, Buy()) == ["money_changed"]


def test_a_raid_shows_the_own_card_and_the_targets_but_not_what_they_are() -> None:
    for top in ("Wool", "Captain Clove", "Frigate Sentinel"):
        scene = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll", "gold": top}, roll=2)
        assert seen(scene, Raid("J9")) == ["ship_moved", "revealed", "raided"]


def test_an_engagement_shows_nothing_of_the_cards_to_be_taken() -> None:
    scene = Scene("H I J\n 9 C . G", holds={"crimson": "Brig Steadfast", "gold": "Red Moll"}, shown=["gold"], roll=2)
    assert seen(scene, Engage("gold")) == ["ship_moved", "revealed", "engaged"]


def test_a_sale_that_wins_says_so_first() -> None:  # BO-E.01
    for purse, wins in ((87, False), (88, True)):
        scene = Scene("H I J\n 11 . C .", holds={"crimson": "Wool"}, purses={0: purse}, roll=2)
        assert seen(scene, Sail("I13"))[: 1 + wins] == ["won", "ship_moved"][1 - wins :]


def test_by_rounds_what_others_have_aboard_may_decide_so_nobody_is_told_to_win() -> None:  # BO-E.03, BO-E.05
    assert not GameEnded("rounds", (1, 2), (60, 50), (0, 0), (0, 0), ()).is_won_by(0)
