"""The worked examples of section 11, number by number."""

import pytest

from skulduggery.games.bounty.events import GameEnded, ShootoutFought, Tried
from skulduggery.games.bounty.moves import Borrow, Buy, Engage, Pass, Raid, Roll, Sail, Take
from tests.games.bounty.scene import Scene
from tests.games.situation import kinds, the

OPEN = """
       D E F G H I J
    8  ^ # . . . . .
    9  # . . . . . .
   10  C . # # . . .
"""


def test_example_1_a_harbour_needs_no_exact_throw() -> None:  # BO-M.02, BO-M.03, BO-M.06
    scene = Scene("D E F\n 9 # . .\n 10 . C #\n 11 . . .", roll=5)
    assert len(scene.moves()) == 18
    assert {"B8", "E12", "E11", "D10", "E9", "G9", "I9"} <= scene.squares()
    assert not {"E10", "F10"} & scene.squares()


def test_example_2_an_odd_throw_drives_a_ship_out_of_port() -> None:  # BO-M.05, BO-T.01
    def thrown(value: int) -> Scene:
        return Scene("M N O\n 12 . C #", roll=value)

    assert thrown(3).squares() == {"K12", "M10", "M12", "N11", "O10", "P11"}
    assert thrown(4).squares() == {"J12", "K13", "L12", "M9", "M11", "N10", "O11", "P10", "N12"}
    drawn = Scene("M N O\n 12 . C #")
    drawn.play(Roll(), 1, "T13")
    assert (drawn.where("crimson"), drawn.asked) == ("N12", "roll gold")


def raid_on_h8(gold: str, emerald: str, azure: str = "") -> Scene:
    """Ship 0, a hidden pirate with a plundered card, has thrown a six on D10; the others are on H8."""
    holds = {"crimson": "Red Moll", "gold": gold, "emerald": emerald, **({"azure": azure} if azure else {})}
    drawing = OPEN.replace("8  ^ # . . .", "8  ^ # . . +") + f"\n H8: G E{' Z' if azure else ''}"
    return Scene(drawing, players=4, holds=holds, plunder={"crimson": "Wool"}, roll=6)


def test_example_3_a_warship_on_the_square_saves_the_others() -> None:  # BO-A.03, BO-A.05, BO-A.10, BO-T.02
    scene = raid_on_h8("Coral", "Frigate Sentinel", "Nutmeg")
    events = scene.play(Raid("H8"))
    assert kinds(events) == ["ship_moved", "revealed", "raided", "revealed", "cargo_taken"]
    assert scene.plunder("emerald") == "Red Moll, Wool"
    assert (scene.hold("gold"), scene.hold("azure")) == ("Coral", "Nutmeg")
    assert (scene.hold("crimson"), scene.plunder("crimson"), scene.where("crimson")) == ("", "", "H8")
    assert scene.asked == "roll crimson"


def test_example_4_a_defending_pirate_wins_everything() -> None:  # BO-A.06, BO-A.08, BO-A.11, BO-A.12
    scene = raid_on_h8("Captain Clove", "Coral")
    fight = the(ShootoutFought, scene.play(Raid("H8"), 3, 4, 2, 5, 5, 1))
    assert (fight.totals, fight.ship) == ((9, 11), "gold")
    assert scene.plunder("gold") == "Red Moll, Wool, Coral"
    assert scene.ship("gold").role == "pirate"
    assert (scene.ship("emerald").claim, scene.ship("crimson").claim) == ("gold", "gold")
    assert (scene.ship("crimson").role, scene.asked) == ("merchant", "roll crimson")


def test_example_5_distress_all_the_way_home() -> None:  # BO-D.01, BO-D.03, BO-D.05
    scene = Scene("K L M\n 8 . C #", holds={"crimson": "Nutmeg"}, purses={0: 6})
    scene.play(Roll(), 1, "T23")
    assert (scene.purse(0), scene.ship("crimson").distress) == (0, True)
    scene.play_on(Roll(), 4, Sail("I9"), Roll(), 4, Sail("I9"))
    scene.play(Roll(), 4)
    assert scene.squares() == {"I9", "J10"}
    late = Scene("H I J\n 11 . C .", holds={"crimson": "Nutmeg"}, purses={0: 0}, distress=["crimson"], roll=5)
    assert late.moves() == [Sail("I13")]
    late.play(Sail("I13"))
    assert (late.purse(0), late.asked) == (26, "loan crimson")
    late.play(Borrow())
    assert (late.purse(0), late.state.loans[0], late.state.money(0)) == (51, 1, 26)


def test_example_6_a_six_into_port_and_on_from_there() -> None:  # BO-T.02, BO-P.01
    scene = Scene("K L M\n 6 . C .", roll=6)
    scene.play_on(Sail("O3"), Buy(), "Jade")
    assert (scene.purse(0), scene.hold("crimson"), scene.ship("crimson").shown) == (22, "Jade", False)
    assert (scene.asked, scene.where("crimson")) == ("roll crimson", "O3")


def test_example_7_each_port_only_once() -> None:  # BO-P.04, BO-M.09, BO-A.04
    scene = Scene("D E F\n 11 . C .", holds={"crimson": "Salt Cod, Molasses"}, roll=3)
    scene.play(Sail("E12"))
    assert scene.asked == "roll gold"


def test_example_8_the_robbed_ship_strikes_back() -> None:  # BO-C.03, BO-C.05, BO-C.07
    scene = Scene(
        """
                H I J
            8   . C .
            9   . . .
            10  . G .
        """,
        players=2 + 1,
        holds={"gold": "Red Moll"},
        plunder={"gold": "Indigo"},
        shown=["gold"],
        claims={"crimson": "gold"},
        roll=2,
    )
    scene.play(Sail("I7"))
    assert scene.asked == "commission crimson"
    scene.play(Take())
    scene.begin(0, 1, 0)
    scene.play(Roll(), 5)
    events = scene.play(Engage("gold"))
    assert kinds(events)[:5] == ["ship_moved", "engaged", "cargo_taken", "commission_returned", "claim_ended"]
    assert scene.plunder("crimson") == "Red Moll, Indigo"
    assert (scene.view().commission, scene.ship("crimson").claim) == (None, None)


def test_example_9_a_covered_pirate_card_is_found() -> None:  # BO-X.04, BO-X.05
    scene = Scene("H I J\n 10 C . .", holds={"crimson": "Red Moll, Cinnamon"}, plunder={"crimson": "Tea Chests"})
    verdict = the(Tried, scene.play(Roll(), 1, "T10"))
    assert (verdict.verdict, len(verdict.cards), scene.where("crimson")) == ("guilty", 3, "I7")
    assert (len(scene.pack("barley")), len(scene.pack("nutmeg")), len(scene.pack("silk"))) == (12, 12, 12)
    assert (scene.ship("crimson").role, scene.asked) == ("merchant", "roll gold")


def test_example_10_a_captured_pirate_card_is_found_too() -> None:  # BO-X.05, BO-X.06
    holds = {"crimson": "Frigate Sentinel"}
    scene = Scene(holds=holds, plunder={"crimson": "Red Moll"})
    assert the(Tried, scene.play(Roll(), 1, "T11")).verdict == "guilty"
    assert scene.state.cargo(0) == []
    scene = Scene(holds=holds)
    assert the(Tried, scene.play(Roll(), 1, "T11")).verdict == "innocent"
    assert scene.hold("crimson") == "Frigate Sentinel"
    assert scene.ship("crimson").hold[0].card is None


def test_example_11_a_raid_on_the_own_square() -> None:  # BO-A.02
    scene = Scene(
        """
                H I J
            10  . + .
           I10: C G
        """,
        holds={"crimson": "Red Moll", "gold": "White Sugar"},
        roll=2,
    )
    assert scene.attacks() == [Raid("I10")]


def test_example_12_harbours_are_safe() -> None:  # BO-A.04
    scene = Scene("H I J\n 11 . C .", holds={"crimson": "Red Moll", "gold": "Crown Jewels, Black Pearls"}, roll=6)
    assert scene.attacks() == []


@pytest.mark.parametrize(("used_ports", "asked"), [("voyage", "roll gold"), ("hold", "trade crimson")])
def test_example_13_ports_after_a_robbery(used_ports: str, asked: str) -> None:  # BO-P.05, BO-P.08
    scene = Scene(
        """
                L M N
            11  # C .
            12  . G 2
        """,
        players=3,
        ship="gold",
        holds={"crimson": "Wool, Nutmeg", "gold": "Captain Clove"},
        purses={0: 5},
        roll=2,
        used_ports=used_ports,
    )
    scene.play(Raid("M11"))
    scene.begin(0, 1, 0)
    scene.play_on(Roll(), 3, Sail("N12"))
    assert scene.asked == asked


def test_example_14_the_target_counts_without_the_loans() -> None:  # BO-E.01
    scene = Scene("H I J\n 12 . C .", holds={"crimson": "Tea Chests"}, purses={0: 98}, loans={0: 1}, roll=2)
    over = the(GameEnded, scene.play(Sail("I13")))
    assert (over.reason, over.money[0], over.ranking[0]) == ("target", 103, 1)


def test_example_15_two_loans_are_too_many() -> None:  # BO-E.01, BO-D.06
    scene = Scene("H I J\n 12 . C .", holds={"crimson": "Heather Honey"}, purses={0: 93}, loans={0: 2}, roll=2)
    scene.play(Sail("I13"))
    assert (scene.purse(0), scene.state.money(0), scene.asked) == (110, 60, "roll gold")


def test_example_16_a_one_after_a_six_ends_the_first_ships_turn() -> None:  # BO-T.02, BO-T.03, BO-T.05
    scene = Scene(players=2, roll=6)
    scene.play(Sail("I7"))
    assert scene.asked == "roll crimson-1"
    scene.play(Roll(), 1, "T13")
    assert scene.asked == "roll crimson-2"


def test_example_17_warships_shoot_it_out() -> None:  # BO-W.06, BO-A.08, BO-W.08
    scene = Scene(
        "H I J\n 9 C . E",
        holds={"crimson": "Brig Steadfast", "emerald": "Frigate Resolve"},
        shown=["crimson", "emerald"],
        roll=3,
    )
    fight = the(ShootoutFought, scene.play(Engage("emerald"), 6, 5, 1, 4, 4, 4, 4, 4, 2, 5))
    assert (fight.totals, fight.ties, fight.ship) == ((12, 12), 2, "emerald")
    assert fight.rolls == ((6, 5, 1, 4, 2), (4, 4, 4, 4, 5))
    assert (scene.hold("crimson"), scene.plunder("emerald")) == ("", "Brig Steadfast")
    assert (scene.ship("crimson").role, scene.ship("crimson").claim) == ("merchant", None)


def test_example_18_first_come_first_served() -> None:  # BO-C.02, BO-C.07
    scene = Scene(
        """
               G H I J
            6  . . # #
            7  . C A #
            8  . . G .
        """,
        players=4,
        holds={"azure": "Red Moll"},
        shown=["azure"],
        claims={"crimson": "azure", "gold": "azure"},
        roll=2,
    )
    scene.play_on(Sail("I7"), Take(), Roll(), 2)
    scene.play(Sail("I7"))
    assert (scene.asked, scene.ship("gold").claim) == ("roll emerald", "azure")
    scene.state.places[0] = scene.state.setting.sea.index["F11"]
    scene.begin(0, 1, 0)
    scene.play_on(Roll(), 2, Sail("E12"), Buy(), "Amber", Roll(), 4, Sail("I7"))
    assert scene.asked == "commission gold"
    scene.play(Pass())
    assert scene.ship("gold").claim == "azure"
