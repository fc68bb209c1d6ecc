"""Davy Jones. PR-11.*"""

from skulduggery.games.prowl import refusals
from skulduggery.games.prowl.events import BattleFought, DavySentHome, DavySkipped, DavyTaken, DieRolled, Sailed, Sunk
from skulduggery.games.prowl.moves import Attack, DavySail, DavySkip, Done, Keep, Roll, Sail
from skulduggery.games.prowl.telling import TELLING
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the

HAUNTED = """
@13,6
..G
Z..
"""


def haunt(target: str = "C01", **more: object) -> Scene:
    """Blue commands Davy, who has come alongside purple with all his steps."""
    scene = Scene(HAUNTED, commander=0, cards={"purple": target}, **more)  # type: ignore[arg-type]
    scene.play(DavySail(), 1)
    scene.play(Sail("14,6"))
    assert scene.asked == "davy_engage 0"
    return scene


def test_who_loses_a_battle_takes_command() -> None:  # PR-11.01
    for dice, loser in (((6, 1), 1), ((1, 6), 0)):
        scene = Scene("@13,6\nA..G", cards={"blue": "silver", "purple": "C01"}, steps=5)
        assert scene.view().commander is None
        scene.play(Sail("15,6"))
        scene.play(Attack("purple"), *dice)
        assert the(DavyTaken, scene.play(Keep())).seat == loser
        assert scene.view().commander == loser


def test_before_the_first_battle_nobody_commands_him() -> None:  # PR-11.01
    scene = Scene()
    assert (scene.view().commander, scene.davy, scene.asked) == (None, "kingdom", "roll 0")


def test_every_takeover_puts_him_back_into_his_kingdom() -> None:  # PR-11.02
    def lose(commander: int) -> Scene:
        scene = Scene("@13,6\nA..G", cards={"purple": "C01"}, commander=commander, davy_at="20,3")
        if commander == 0:
            scene.play(DavySkip())
        scene.throw(5)
        scene.play_on(Sail("15,6"), Attack("purple"), 1, 6)
        return scene

    taken = lose(1)
    assert (taken.view().commander, taken.davy) == (0, "kingdom")
    kept = lose(0)
    assert (kept.view().commander, kept.davy) == (0, "20,3")


def test_davy_comes_first_and_may_be_skipped() -> None:  # PR-11.03
    scene = Scene(HAUNTED, commander=0)
    assert scene.offered() == {"davy_sail", "davy_skip"}
    assert the(DavySkipped, scene.play(DavySkip())).seat == 0
    scene.play_on(Roll(), 1, Sail("home_blue"), Done())
    assert scene.state.active == 1  # not asked about Davy again


def test_after_davy_the_own_ship_sails() -> None:  # PR-11.03, PR-10.12
    scene = haunt()
    scene.play(Attack("purple"), 1, 6)
    assert scene.asked == "roll 0"


def test_a_new_commander_waits_for_her_own_turn() -> None:  # PR-11.03
    scene = haunt()
    scene.play(Attack("purple"), 6, 1)
    assert (scene.view().commander, scene.asked) == (1, "roll 0")


def test_davy_sails_the_die_and_three_with_one_cannon() -> None:  # PR-11.04
    scene = Scene(HAUNTED, commander=0, cards={"purple": "bronze"})
    thrown = the(DieRolled, scene.play(DavySail(), 1))
    assert (thrown.ship, thrown.bonus, thrown.steps, TELLING.cites(thrown)) == ("davy", 3, 4, "PR-11.04")
    scene.play(Sail("14,6"))
    battle = the(BattleFought, scene.play(Attack("purple"), 4, 3, 2))
    assert (battle.attack, battle.defence, battle.winner) == ((4,), (3, 2), "davy")


def test_davy_sails_water_only() -> None:  # PR-11.05, PR-3.02
    scene = Scene(commander=0)
    events = scene.play(DavySail(), 6)
    assert kinds(events) == ["die_rolled"]
    sea = scene.sea
    assert all(sea.is_water[sea.index[field]] for field in scene.reach() - {"kingdom"})
    assert {"kingdom", "13,8", "16,11"} <= scene.reach()
    assert scene.why("home_green").rule == "PR-11.05"  # type: ignore[union-attr]
    assert scene.why("bora_bora").rule == "PR-11.05"  # type: ignore[union-attr]
    sailed = the(Sailed, scene.play(Sail("13,8")))
    assert (sailed.ship, sailed.start) == ("davy", "kingdom")
    at_sea = Scene(commander=0, davy_at="13,8")
    at_sea.play(DavySail(), 6)
    assert "kingdom" not in at_sea.reach()


def test_davy_attacks_without_risk() -> None:  # PR-11.06
    scene = haunt()
    events = scene.play(Attack("purple"), 2, 2)
    assert kinds(events) == ["battle_fought", "davy_sent_home"]
    assert (scene.davy, scene.view().commander, scene.cards("purple")) == ("kingdom", 0, "C01")


def test_davy_never_needs_to_attack() -> None:  # PR-11.06
    scene = haunt()
    scene.play(Done())
    assert (scene.asked, scene.davy) == ("roll 0", "14,6")


def test_what_davy_wins_goes_into_the_sea() -> None:  # PR-11.07
    scene = haunt("C01, gold")
    events = scene.play(Attack("purple"), 6, 1)
    assert kinds(events) == ["battle_fought", "sunk", "davy_taken", "davy_sent_home"]
    assert the(Sunk, events).cards == ("C01", "gold")
    assert (scene.cards("purple"), scene.cards("blue"), scene.pile()) == ("", "", ["C01"])
    assert (scene.left("gold"), scene.view().commander, scene.davy) == (2, 1, "kingdom")


def test_davy_blocks_his_field() -> None:  # PR-11.08
    scene = Scene(at={"blue": "4,8"}, davy_at="4,9", roll=1)
    assert "4,9" not in scene.reach()


def test_rivals_may_attack_davy() -> None:  # PR-11.09
    def attack(*dice: int) -> tuple[Scene, list[str]]:
        scene = Scene("@13,6\nA..Z", commander=1, cards={"blue": "C01"}, steps=5, ghost="hunted")
        scene.play(Sail("15,6"))
        assert scene.offered() == {"attack davy", "done"}
        return scene, kinds(scene.play(Attack("davy"), *dice))

    won, told = attack(6, 1)
    assert told[:2] == ["battle_fought", "davy_sent_home"]
    assert (won.davy, won.view().commander, won.cards("blue")) == ("kingdom", 1, "C01")
    lost, told = attack(3, 3)
    assert told[:4] == ["battle_fought", "sunk", "davy_taken", "davy_sent_home"]
    assert (lost.view().commander, lost.cards("blue")) == (0, "")


def test_ships_sail_around_davy() -> None:  # PR-11.09
    scene = Scene("@13,6\nA..Z", commander=1, cards={"blue": "C01"}, steps=5)
    scene.play(Sail("15,6"))
    assert scene.state.active == 1, "there is nobody to attack"
    beside = Scene("@13,6\nA..Z\n..G", commander=1, cards={"blue": "C01"}, steps=5)
    beside.play(Sail("15,6"))
    assert beside.offered() == {"attack purple", "done"}
    assert beside.why("davy") == refusals.DavySpared("PR-11.09")


def test_davy_without_commander_or_in_his_kingdom_is_no_target() -> None:  # PR-11.09, PR-10.04
    scene = Scene("@13,7\nA", commander=1, steps=5, ghost="hunted")
    scene.play(Sail("14,8"))
    assert scene.state.active == 1


def test_a_prowler_beaten_by_davy_loses_nothing_but_takes_over() -> None:  # PR-11.10, PR-10.10
    scene = haunt("")
    assert kinds(scene.play(Attack("purple"), 6, 1)) == ["battle_fought", "davy_taken", "davy_sent_home"]
    assert (scene.view().commander, scene.asked, scene.where("purple")) == (1, "roll 0", "15,6")


def test_winning_with_the_own_ship_passes_davy_on() -> None:  # PR-11.11
    scene = Scene("@13,6\nA..G", commander=0, davy_at="20,3", cards={"blue": "silver", "purple": "C01"})
    scene.play(DavySkip())
    scene.throw(5)
    scene.play_on(Sail("15,6"), Attack("purple"), 6, 1, Keep())
    assert (scene.view().commander, scene.davy) == (1, "kingdom")


def test_without_davy_nobody_takes_him_and_nothing_blocks() -> None:  # PR-11.01
    scene = Scene("@13,6\nA..G", davy=False, cards={"blue": "silver", "purple": "C01"}, steps=5)
    scene.play_on(Sail("15,6"), Attack("purple"), 6, 1)
    assert kinds(scene.play(Keep())) == ["turn_began"]
    assert (scene.view().davy, scene.view().commander, scene.asked) == (None, None, "roll 1")


def test_davy_goes_home_only_if_he_is_out() -> None:  # PR-11.02
    scene = haunt()
    event = the(DavySentHome, scene.play(Attack("purple"), 1, 6))
    assert (event.start, event.commander) == ("14,6", 0)
