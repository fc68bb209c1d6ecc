"""Battles at sea. PR-10.*"""

import pytest

from skulduggery.games.prowl.events import BattleFought, Exiled, SpoilsTaken
from skulduggery.games.prowl.moves import Attack, ChooseShip, DavySkip, Done, Dump, Exile, Keep, Sail
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the
from tests.question import asked_in

DUEL = """
@13,6
A..G
"""


def engaged(attacker: str = "silver", target: str = "C01", drawing: str = DUEL, **more: object) -> Scene:
    """Blue has come alongside purple with its whole throw, and is asked."""
    scene = Scene(drawing, cards={"blue": attacker, "purple": target}, steps=5, **more)  # type: ignore[arg-type]
    scene.play(Sail("15,6"))
    assert scene.asked == "engage 0"
    return scene


def test_an_attack_is_the_last_thing_of_a_move() -> None:  # PR-10.01, PR-10.12
    scene = engaged("silver", "")
    assert scene.offered() == {"attack purple", "done"}
    scene.play(Attack("purple"), 6, 1)
    scene.play(Done())
    assert (scene.asked, scene.state.active) == ("davy 1", 1)  # no second attack, no second move


def test_attacking_is_not_a_duty() -> None:  # PR-10.01
    assert kinds(engaged().play(Done())) == ["turn_began"]


def test_corner_contact_is_not_enough() -> None:  # PR-10.02
    scene = Scene(DUEL, cards={"blue": "silver"}, roll=2)
    scene.play(Sail("15,7"))
    assert scene.asked == "roll 1"


@pytest.mark.parametrize("field", ["10,0", "11,0", "12,0", "9,1", "13,1", "10,2", "cur:11,2"])
def test_all_squares_of_a_current_count(field: str) -> None:  # PR-10.02
    """Purple lies on the current 10,1 to 12,1: eight squares are alongside."""
    scene = Scene(at={"blue": "7,1", "purple": "cur:10,1"}, steps=9)
    assert field in scene.reach()
    scene.play(Sail(field))
    assert scene.offered() == {"attack purple", "done"}


@pytest.mark.parametrize("field", ["14,4", "15,4", "13,5", "16,5", "14,6", "15,6"])
def test_all_squares_of_an_island_count(field: str) -> None:  # PR-10.02
    scene = Scene(at={"blue": "14,7", "purple": "bora_bora"}, steps=7)
    scene.play(Sail(field))
    assert scene.offered() == {"attack purple", "done"}


def test_the_whole_throw_must_be_used() -> None:  # PR-10.03
    one = Scene("@14,6\n.G\n..\n.A", cards={"blue": "silver"}, roll=1)
    one.play(Sail("15,7"))
    assert one.asked == "engage 0"
    still = Scene("@15,6\nG\nA", cards={"blue": "silver"}, roll=1)
    still.play(Sail("15,7"))  # nothing was walked
    assert still.asked == "roll 1"
    back = Scene("@15,6\nG\nA", cards={"blue": "silver"}, roll=2)
    back.play(Sail("15,7"))  # out and back again
    assert back.asked == "engage 0"


@pytest.mark.parametrize(
    ("field", "beside", "battle"),
    [("twir_north", "16,0", False), ("tortuga", "6,0", False), ("bora_bora", "16,5", True), ("cur:10,1", "13,1", True)],
)
def test_battles_are_fought_at_sea_and_on_islands(field: str, beside: str, battle: bool) -> None:  # PR-10.04
    scene = Scene(at={"purple": field, "blue": beside}, steps=6)
    scene.play(Sail(beside))
    assert (scene.asked == "engage 0") is battle


def test_from_a_bridge_nobody_attacks() -> None:  # PR-10.04
    scene = Scene("@12,0\nA", at={"purple": "16,0"}, cards={"blue": "silver"}, roll=2)
    scene.play(Sail("twir_north"))
    assert scene.asked == "roll 1"


def test_own_ships_and_an_own_davy_are_no_targets() -> None:  # PR-10.05, PR-12.04
    scene = Scene(ships=2, at={"blue": "13,6", "green": "15,6"}, commander=0, davy_at="14,7", cards={"blue": "silver"})
    scene.play_on(DavySkip(), ChooseShip("blue"))
    scene.throw(3)
    scene.play(Sail("14,6"))  # between both of them
    assert scene.state.active == 1


@pytest.mark.parametrize(
    ("attacker", "target", "dice"),
    [("silver", "C01", (1, 1)), ("bronze", "bronze, bronze", (2, 3)), ("bronze, bronze, bronze", "", (4, 1))],
)
def test_a_die_for_every_cannon(attacker: str, target: str, dice: tuple[int, int]) -> None:  # PR-10.06
    scene = engaged(attacker, target)
    battle = the(BattleFought, scene.play(Attack("purple"), *[3] * sum(dice)))
    assert (len(battle.attack), len(battle.defence), battle.compared) == (*dice, min(dice))
    assert battle.winner == "purple"  # a tie


@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [
        ((6,), (5,), "blue"),
        ((5,), (5,), "purple"),
        ((3, 1), (3,), "purple"),
        ((1, 3), (2,), "blue"),
        ((5, 3, 4), (6, 1), "purple"),
        ((5, 3, 4), (5, 5), "purple"),
        ((5, 3, 4), (4, 5), "purple"),
        ((5, 3, 4), (5, 3), "blue"),
        ((6,), (5, 4, 4, 3), "blue"),
        ((6,), (1, 6, 1, 1), "purple"),
    ],
)
def test_the_highest_dice_are_compared(
    attack: tuple[int, ...], defence: tuple[int, ...], winner: str
) -> None:  # PR-10.07
    scene = engaged(cannons(attack), cannons(defence))
    battle = the(BattleFought, scene.play(Attack("purple"), *attack, *defence))
    assert battle.winner == winner
    assert battle.attack == tuple(sorted(attack, reverse=True))
    assert battle.seats == (0, 1)


def cannons(dice: tuple[int, ...]) -> str:
    return ", ".join(["bronze"] * (len(dice) - 1))


def test_the_winner_takes_everything_whoever_attacked() -> None:  # PR-10.08
    scene = engaged("silver", "C01, gold")
    spoils = the(SpoilsTaken, scene.play(Attack("purple"), 6, 1))
    assert (spoils.ship, spoils.target, spoils.cards) == ("blue", "purple", ("C01", "gold"))
    assert (scene.cards("blue"), scene.cards("purple"), scene.asked) == ("C01, silver, gold", "", "loot 0")
    beaten = engaged("silver", "C01, gold")
    spoils = the(SpoilsTaken, beaten.play(Attack("purple"), 1, 6))
    assert (spoils.ship, spoils.target, beaten.asked) == ("purple", "blue", "loot 1")
    assert beaten.cards("purple") == "C01, silver, gold"


def test_the_winner_keeps_three_at_most() -> None:  # PR-10.09
    scene = engaged("bronze, bronze, silver", "C01, ruby, diamond")
    scene.play(Attack("purple"), 6, 5, 4, 1)
    assert "keep" not in scene.offered()
    assert scene.why("keep").rule == "PR-10.09"  # type: ignore[union-attr]
    for card in ("bronze", "bronze", "C01"):
        scene.play(Dump(card))
    assert scene.cards("blue") == "silver, ruby, diamond"
    assert (scene.left("bronze"), scene.pile()) == (6, ["C01"])
    scene.play(Dump("silver"))  # she may keep fewer
    scene.play(Keep())
    assert (scene.cards("blue"), scene.where("blue"), scene.where("purple")) == ("ruby, diamond", "15,6", "16,6")


def test_the_winner_is_asked_even_if_all_fits_aboard() -> None:  # PR-10.09
    """To keep all is the first answer; but a card that slows her down she may throw away."""
    small = engaged("", "bronze, C01")
    small.play(Attack("purple"), 6, 5, 1)
    assert (small.asked, small.moves()) == ("loot 0", [Keep(), Dump("C01"), Dump("bronze")])
    small.play_on(Dump("bronze"), Dump("C01"))
    assert small.moves() == [Keep()], "now everybody sees that nothing is left to throw away"
    assert not asked_in(small.state).always_asked(small.state)
    four = engaged("silver, silver", "silver, silver")
    four.play(Attack("purple"), 6, 1)
    assert four.moves() == [Dump("silver")]
    assert asked_in(four.state).always_asked(four.state), "a missing question would tell that all four are the same"


def test_a_beaten_prowler_may_be_put_on_an_island() -> None:  # PR-10.10, PR-10.11
    scene = engaged("silver", "", players=3, at={"red": "perdida"})
    assert kinds(scene.play(Attack("purple"), 6, 1)) == ["battle_fought"]
    assert scene.asked == "exile 0"
    assert "exile perdida" not in scene.offered()
    assert len(scene.moves()) == 10  # nine free islands, or not
    exiled = the(Exiled, scene.play(Exile("chicken")))
    assert (exiled.ship, exiled.start, exiled.island) == ("purple", "16,6", "chicken")
    assert scene.where("purple") == "chicken"


def test_a_prowler_that_attacks_and_loses_is_not_exiled() -> None:  # PR-10.10, PR-10.11
    scene = engaged("", "C01")
    scene.play(Attack("purple"), 1, 6)
    assert (scene.where("blue"), scene.asked) == ("15,6", "davy 0" if scene.state.active == 0 else "roll 1")
    nobody = engaged("", "")
    nobody.play(Attack("purple"), 6, 1)
    assert nobody.asked == "exile 0"  # a Prowler beats a Prowler


def test_after_a_battle_the_turn_ends() -> None:  # PR-10.12
    scene = engaged("silver", "C01")
    scene.play_on(Attack("purple"), 6, 1, Keep())
    assert scene.state.active == 1
