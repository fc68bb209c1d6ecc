"""Duels. KP-9.*"""

import pytest

from skulduggery.games.kings.events import DiceRolled, FightEnded, LootDrawn, Stolen
from skulduggery.games.kings.moves import (
    AttackNation,
    AttackShip,
    NoFight,
    Pass,
    PlayAmbush,
    PlayAttack,
    PlayMercenaries,
    PlayScurvy,
    Reroll,
    Sail,
    Stand,
    Stop,
)
from skulduggery.games.kings.refusals import FoughtAlready
from tests.games.kings.scene import Scene
from tests.games.situation import kinds, the

TOGETHER = "A H ~ T + H\nA4: A B ."
DRY = {0: 0, 1: 0, 2: 0}  # no cannonballs


def duel(*dice: int, **situation: object) -> Scene:
    scene = Scene(TOGETHER, **{"cannonballs": DRY, **situation})  # type: ignore[arg-type]  # what a Scene takes
    scene.play(Stop())
    scene.play(AttackShip(1), *dice)
    return scene


def test_a_ship_without_money_may_be_attacked_and_nobody_can_refuse() -> None:  # KP-9.01
    scene = Scene(TOGETHER, players=3)
    scene.play(Stop())
    assert scene.moves() == [AttackShip(1), NoFight()]


def test_first_the_attackers_dice_then_the_defenders() -> None:  # KP-9.02
    scene = Scene(TOGETHER, cannonballs={0: 2, 1: 1}, hands={1: "Attack"})
    scene.play_on(Stop(), AttackShip(1), 6, 6)
    assert scene.asked == "duel_dice 0"
    assert scene.moves() == [Stand(), Reroll("first"), Reroll("second"), Reroll("both")]
    scene.play(Reroll("both"), 1, 2)  # allowed, failing or not
    assert scene.asked == "duel_dice 0"
    events = scene.play(Stand(), 3, 3)
    assert the(DiceRolled, events).seat == 1
    assert scene.asked == "duel_dice 1"
    events = scene.play(Reroll("first"), 5)  # its last cannonball
    assert (scene.asked, scene.totals()) == ("window_fight 1", (3, 8))
    assert kinds(events)[-1] == "window_opened"


def test_after_the_last_cannonball_the_dice_are_final() -> None:  # KP-9.02, KP-6.05
    scene = Scene(TOGETHER, cannonballs={0: 1, 1: 0}, hands={0: "Attack"})
    scene.play_on(Stop(), AttackShip(1), 1, 1)
    scene.play(Reroll("second"), 6, 2, 2)
    assert scene.asked == "window_fight 0"
    assert Reroll("both") not in scene.moves()


def test_then_everybody_may_play_cards() -> None:  # KP-9.03, KP-8.11
    scene = duel(3, 3, 4, 4, players=3, hands={2: "Mercenaries, Scurvy"}, aim="others")
    assert scene.asked == "window_fight 2"
    assert set(scene.moves()) == {
        Pass(),
        PlayScurvy(0),
        PlayScurvy(1),
        PlayMercenaries("attacker"),
        PlayMercenaries("defender"),
    }


@pytest.mark.parametrize("hand", [0, 1, 2])
def test_the_window_is_about_both_ships(hand: int) -> None:  # KP-9.03, KP-8.11
    """Whoever is asked: there is no time limit for those who fight, and an order to be asked if involved counts."""
    scene = duel(3, 3, 4, 4, players=3, hands={hand: "Mercenaries"})
    assert (scene.asked, scene.about()) == (f"window_fight {hand}", (0, 1))


@pytest.mark.parametrize("row", ["C F ~ s s s i A", "A H ~ A ~ H", "A H ~ T + H\nA4: A B m", "A H ~ T + H\nA4: A B W"])
def test_the_window_of_a_raid_is_about_the_attacker_alone(row: str) -> None:  # KP-6.04
    """Also if another ship is there."""
    scene = Scene(row, players=3, cannonballs=DRY, hands={1: "Soldiers"})
    scene.play_on(Stop(), *([] if "W" in row else [AttackNation()]), 3, 3)
    assert (scene.asked, scene.about()) == ("window_fight 1", (0,))


@pytest.mark.parametrize(
    ("crew", "rival", "scurvy", "totals"),
    [
        ("", "", {}, (6, 6)),
        ("Lightfinger Tam", "", {}, (7, 6)),
        ("Thunder Tobias", "Broadaxe Bram", {}, (8, 7)),
        ("Swift Armand, Thunder Tobias", "", {}, (6, 6)),
        ("Barrel Benedict, Thunder Tobias, Black-Eyed Anselm, Broadaxe Bram", "", {}, (11, 6)),
        ("Hannah Grapeshot", "Old Mother Gale", {}, (6, 6)),  # nation abilities do not count
        ("Thunder Tobias", "", {0: 1, 1: 2}, (7, 4)),
    ],
)
def test_duel_totals(
    crew: str, rival: str, scurvy: dict[int, int], totals: tuple[int, int]
) -> None:  # KP-9.04, KP-10.04
    scene = duel(3, 3, 2, 4, crews={0: crew, 1: rival}, scurvy=scurvy, hands={0: "Attack"})
    assert scene.totals() == totals


def test_the_attacker_wins_ties() -> None:  # KP-9.04
    scene = duel(4, 4, 2, 6, *[100] * 4, money={1: 1000})
    assert scene.ship(0).money == 400


def test_the_defender_may_win() -> None:  # KP-9.04, KP-9.05
    scene = duel(1, 1, 2, 6, *[500, 500, 500, 400], money={0: 1500, 1: 100})
    assert [ship.money for ship in scene.view().ships] == [0, 1600]


def test_the_winner_takes_four_loot_cards_from_the_loser_whatever_abilities_say() -> None:  # KP-9.05, KP-10.04
    scene = duel(6, 6, 1, 1, hands={0: "Attack"}, money={1: 5000}, crews={0: "Ledger Lou, Lemon Lizzie"})
    events = scene.play(Pass(), 100, 200, 300, 400)
    assert the(LootDrawn, events).values == (100, 200, 300, 400)
    assert the(Stolen, events) == Stolen(0, 1, 1000, "duel")
    assert [ship.money for ship in scene.view().ships] == [1000, 4000]


def test_nobody_pays_more_than_he_has() -> None:  # KP-9.05, KP-11.03
    scene = duel(6, 6, 1, 1, *[500] * 3, 400, money={1: 300})
    assert [ship.money for ship in scene.view().ships] == [300, 0]


def test_both_ships_stay_as_they_are() -> None:  # KP-9.06
    scene = duel(6, 6, 1, 1, hands={0: "Attack", 1: "Tailwind"}, crews={1: "Swift Armand"}, rum={1: 3})
    scene.play_on(Pass(), Pass(), 100, 100, 100, 100)
    for seat in (0, 1):
        assert (scene.ship(seat).place, scene.ship(seat).cards) == ("A4", 1)
    assert (scene.ship(1).rum, scene.crew(1)) == (3, ["swift-armand"])
    assert scene.asked == "begin 1"


def test_attack_and_ambush_add_up() -> None:  # KP-8.07, KP-8.08, KP-8.09
    scene = duel(4, 4, 1, 1, hands={0: "Attack, Attack", 1: "Ambush, Ambush, Attack"})
    scene.play_on(PlayAttack(), PlayAmbush())
    assert scene.totals() == (10, 5)
    scene.play_on(PlayAttack(), PlayAmbush())
    assert scene.totals() == (12, 8)
    events = scene.play(PlayAttack(), 100, 100, 100, 100)  # the last card, so the window closes
    assert (the(FightEnded, events).attack, the(FightEnded, events).defence) == (12, 10)


def test_a_defender_who_wins_reaches_the_target_in_anothers_turn() -> None:  # KP-11.02
    scene = duel(1, 1, 6, 6, hands={0: "Attack"}, money={0: 500, 1: 9900})
    events = scene.play(Pass(), 100, 100, 100, 100)
    assert kinds(events)[-1] == "game_ended"
    assert scene.view().reason == "target"


# --- whoever else is on the hex


CROWD = "A H ~ T + H\nA4: m A B C"


def test_after_a_fight_the_others_here_may_be_fought_each_once() -> None:  # KP-6.15, KP-6.01, KP-9.01
    scene = Scene(CROWD, players=3, cannonballs=DRY)
    scene.play(Stop())
    assert scene.moves() == [AttackNation(), AttackShip(1), AttackShip(2), NoFight()]
    scene.play(AttackNation(), 1, 1)
    assert (scene.asked, scene.view().raided) == ("fight_choice 0", True)
    assert scene.why("attack_nation") == FoughtAlready("KP-6.15")
    scene.play(AttackShip(2), 6, 6, 1, 1, 100, 100, 100, 100)
    assert (scene.moves(), scene.view().fought) == ([AttackShip(1), NoFight()], (2,))
    assert scene.why("ship-2") == FoughtAlready("KP-6.15")
    scene.play(AttackShip(1), 6, 6, 1, 1, 100, 100, 100, 100)
    assert (scene.asked, scene.view().fought, scene.view().raided) == ("begin 1", (), False)


def test_whoever_sails_to_a_warship_may_fight_a_rival_there_afterwards() -> None:  # KP-6.15, KP-3.06
    scene = Scene("A H ~ T + A\nA4: W B", cannonballs=DRY)
    scene.play(Sail("A4"), 1, 1)
    assert (scene.asked, scene.moves()) == ("fight_choice 0", [AttackShip(1), NoFight()])


def test_a_house_rule_allows_one_fight_in_a_turn() -> None:  # KP-6.15
    scene = Scene(CROWD, players=3, cannonballs=DRY, fights="one")
    scene.play_on(Stop(), AttackNation(), 1, 1)
    assert scene.asked == "begin 1"
