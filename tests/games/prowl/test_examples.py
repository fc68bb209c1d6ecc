"""The worked examples of the specification, section 11, one test each."""

from skulduggery.games.prowl.events import DieRolled, GameEnded
from skulduggery.games.prowl.moves import Attack, DavySail, DavySkip, Dump, Keep, Raid, Roll, Sail, Store, Trade
from tests.games.prowl.scene import Scene
from tests.games.prowl.test_battle import engaged
from tests.games.situation import the


def steps(cards: str, die: int) -> int:
    return the(DieRolled, Scene(cards={"blue": cards}).play(Roll(), die)).steps


def test_example_1() -> None:  # PR-4.01
    assert steps("C01, C02, silver", 3) == 5


def test_example_2() -> None:  # PR-4.01
    assert [steps(cards, 6) for cards in ("", "C01, C02, C03", "bronze, bronze, bronze")] == [9, 9, 6]


def test_example_3() -> None:  # PR-10.03
    """One empty square between: with one, two or three steps A ends alongside B from another side each time."""
    for number, to in ((3, "15,7"), (2, "14,6"), (1, "15,7")):
        scene = Scene("@14,6\n.G\n..\n.A", cards={"blue": "silver"}, roll=number)
        scene.play(Sail(to))
        assert scene.offered() == {"attack purple", "done"}


def outcome(attacker: str, target: str, attack: list[int], defence: list[int]) -> bool:
    """Whether the attacker wins."""
    scene = engaged(attacker, target)
    scene.play(Attack("purple"), *attack, *defence)
    return bool(scene.state.beaten == 1 or scene.state.commander == 1)


def test_example_4() -> None:  # PR-10.07
    assert [outcome("bronze", "", [3, 1], [die]) for die in range(1, 7)] == [True, True, False, False, False, False]


def test_example_5() -> None:  # PR-10.07
    for defence, wins in (([6, 1], False), ([5, 5], False), ([5, 4], False), ([5, 3], True)):
        assert outcome("bronze, bronze", "bronze", [5, 4, 3], defence) is wins


def test_example_6() -> None:  # PR-10.07
    assert outcome("", "bronze, bronze, bronze", [6], [5, 4, 4, 3])
    assert not outcome("", "bronze, bronze, bronze", [6], [6, 1, 1, 1])


def test_example_7() -> None:  # PR-5.08
    for town in ("clew_bay", "tripoli"):
        scene = Scene(players=4, seat=3, at={"yellow": town}, roll=1)
        scene.play(Sail(town))
        assert scene.offered() == {"done"}
    scene = Scene(players=4, seat=3, at={"yellow": "clew_bay"}, cards={"yellow": "C57, silver"}, roll=1)
    scene.play_on(Sail("clew_bay"), Trade("C57"))
    assert scene.cards("yellow") == "diamond"


def test_example_8() -> None:  # PR-5.01, PR-5.06
    scene = Scene(at={"blue": "campeche"}, cards={"blue": "C51, gold"}, roll=1)
    scene.play_on(Sail("campeche"), Trade("C51"))
    assert scene.cards("blue") == "diamond"
    poor = Scene(at={"blue": "campeche"}, cards={"blue": "C51"}, roll=1)
    poor.play(Sail("campeche"))
    assert poor.offered() == {"dump C51", "done"}


def test_example_9() -> None:  # PR-10.09
    scene = engaged("bronze, bronze, bronze", "C01, ruby, diamond")
    scene.play(Attack("purple"), 6, 6, 6, 6, 1)
    assert len(scene.state.cards[0]) == 6
    scene.play_on(Dump("C01"), Dump("bronze"), Dump("bronze"), Keep())
    assert scene.cards("blue") == "bronze, ruby, diamond"
    assert scene.left("bronze") == 5


def test_example_10() -> None:  # PR-4.06
    scene = Scene(at={"blue": "4,8", "purple": "4,9"}, cards={"blue": "silver"}, roll=2)
    assert "4,10" not in scene.reach()
    free = Scene(at={"blue": "4,8"}, cards={"blue": "silver"}, roll=2)
    assert free.preview(Sail("4,10")).path == ("4,8", "4,9", "4,10")
    round_about = Scene(at={"blue": "4,8", "purple": "4,9"}, cards={"blue": "silver"}, roll=4)
    assert [field for field in round_about.preview(Sail("4,11")).path if field.startswith("2,")]


def test_example_11() -> None:  # PR-3.07, PR-4.07
    scene = Scene("@13,1\nA", cards={"blue": "silver"}, roll=3)
    assert scene.preview(Sail("13,18")).path == ("13,1", "twir_north", "twir_south", "13,18")
    closed = Scene(
        "@13,1\nA", players=3, at=dict.fromkeys(("purple", "red"), "twir_south"), cards={"blue": "silver"}, roll=3
    )
    assert "13,18" not in closed.reach()


def test_example_12() -> None:  # PR-3.04, PR-3.05
    assert "cur:10,1" in Scene("@9,1\nA", cards={"blue": "silver"}, roll=1).reach()
    standing = Scene(at={"blue": "cur:10,1"}, cards={"blue": "silver"}, roll=1)
    assert standing.reach() == {"cur:10,1", "13,0", "13,1", "cur:11,2"}


def test_example_13() -> None:  # PR-9.03, PR-5.07
    scene = Scene(players=3, seat=2, at={"red": "nassau"}, cards={"red": "C01"}, roll=1)
    scene.play_on(Sail("nassau"), Raid(), "storm")
    assert (scene.where("red"), scene.cards("red")) == ("saint_mary", "C01")
    for _ in range(2):
        scene.pass_turn()
    scene.play_on(Roll(), 1, Sail("saint_mary"))
    assert scene.offered() == {"raid", "done"}
    again = Scene(players=3, seat=2, at={"red": "nassau"}, last_raid={"red": "nassau"}, roll=1)
    again.play(Sail("nassau"))
    assert again.offered() == {"done"}


def test_example_14() -> None:  # PR-9.07
    scene = Scene(at={"blue": "port_royal"}, wrecked=["blue"], cards={"blue": "C01, C02"}, roll=4)
    home = scene.sea.steps_to(scene.sea.index["home_blue"])
    assert (home[scene.sea.index["port_royal"]], home[scene.sea.index["twir_east"]]) == (11, 5)
    assert "home_blue" not in scene.reach()
    assert "twir_east" in scene.reach()
    assert "campeche" not in scene.reach()


def test_example_15() -> None:  # PR-11.11
    scene = Scene(
        players=5, seat=4, at={"green": "13,6", "red": "16,6"}, commander=4, davy_at="20,3", cards={"red": "silver"}
    )
    scene.play(DavySkip())
    scene.throw(5)
    scene.play_on(Sail("15,6"), Attack("red"), 6, 1, Keep())
    assert (scene.view().commander, scene.davy, scene.cards("green")) == (2, "kingdom", "silver")


def test_example_16() -> None:  # PR-11.07
    scene = Scene(
        players=8, seat=0, at={"black": "bora_bora"}, commander=0, davy_at="12,6", cards={"black": "C05, gold"}
    )
    scene.play_on(DavySail(), 1, Sail("13,5"), Attack("black"), 4, 2)
    assert (scene.cards("black"), scene.pile(), scene.view().commander) == ("", ["C05"], 6)


def test_example_17() -> None:  # PR-1.04
    scene = Scene(cards={"blue": "gold, silver"}, chests={"blue": "diamond, diamond"}, roll=1)
    scene.play(Sail("home_blue"))
    assert the(GameEnded, scene.play(Store("silver"))).values == (12000, 0)
    assert scene.cards("blue") == "gold"


def test_example_18() -> None:  # PR-13.01, PR-13.02
    scene = Scene(board="small", at={"black": "2,1"}, cards={"black": "C02, bronze"}, steps=2)
    scene.play(Sail("tortuga_nassau"))
    assert scene.offered() == {"trade C02", "done"}
    scene.play(Trade("C02"))
    assert scene.cards("black") == "gold"
