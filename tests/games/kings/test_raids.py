"""Raids. KP-6.*"""

import pytest

from skulduggery.games.kings.events import FightBegan, FightEnded, LootDrawn, PackShuffled, TileRemoved
from skulduggery.games.kings.moves import (
    AttackNation,
    AttackShip,
    NoFight,
    Pass,
    PlayAttack,
    PlayMurder,
    PlaySoldiers,
    Reroll,
    Stop,
)
from tests.games.kings.scene import Scene
from tests.games.situation import every, kinds, the

FORT = "C F ~ s s s i A"
TOWN = "A H ~ A ~ H"
MERCHANT = "A H ~ T + H\nA4: A m"
LARGE = "A H ~ T + H\nA4: A M"
WARSHIP = "A H ~ T + H\nA4: A W"


def raid(where: str, *dice: int, **situation: object) -> Scene:
    """A raid on what is there, with nothing but the dice decided."""
    scene = Scene(where, **{"cannonballs": {0: 0}, **situation})  # type: ignore[arg-type]  # what a Scene takes
    if where == WARSHIP:
        scene.play(Stop(), *dice)
    else:
        scene.play(Stop())
        scene.play(AttackNation(), *dice)
    return scene


def test_whom_the_active_ship_may_attack() -> None:  # KP-6.01, KP-9.01
    scene = Scene("A H ~ + ~ H\nA3: A B")
    scene.play(Stop())
    assert scene.moves() == [AttackNation(), AttackShip(1), NoFight()]
    nothing = Scene("A H A T ~ H")
    nothing.play(Stop())
    assert nothing.asked == "begin 1"


def test_where_a_warship_is_it_is_the_fight() -> None:  # KP-6.01
    scene = Scene("A H ~ T + H\nA4: A B W", cannonballs={0: 0}, hands={1: "Attack"})
    assert the(FightBegan, scene.play(Stop(), 1, 1)).foe == "warship"


@pytest.mark.parametrize(
    ("crew", "scurvy", "bonus"),
    [
        ("", 0, 0),
        ("Old Mother Gale", 0, 1),
        ("Hannah Grapeshot, Thunder Tobias", 0, 3),
        ("Swift Armand, Hannah Grapeshot", 0, 0),  # captain abilities of the crew sleep
        ("Old Mother Gale, Hannah Grapeshot, Broadaxe Bram, Thunder Tobias", 0, 6),
        ("Thunder Tobias", 4, -3),
        ("", 12, -12),
        ("Lightfinger Tam, Black-Eyed Anselm", 0, 0),  # duel abilities do not count
    ],
)
def test_the_attack_total(crew: str, scurvy: int, bonus: int) -> None:  # KP-6.02, KP-7.12, KP-10.01, KP-10.04
    scene = raid(FORT, 1, 2, crews={0: crew}, scurvy={0: scurvy}, hands={1: "Attack"})
    assert scene.totals() == (3 + bonus, 11)


@pytest.mark.parametrize(
    ("where", "defence", "loot"), [(MERCHANT, 5, 2), (LARGE, 7, 4), (WARSHIP, 9, 6), (TOWN, 9, 5), (FORT, 11, 8)]
)
def test_the_total_must_be_higher(where: str, defence: int, loot: int) -> None:  # KP-6.03, KP-6.07
    dice = (min(6, defence), max(0, defence - 6))
    if dice[1] == 0:
        dice = (dice[0] - 1, 1)
    tie = raid(where, *dice, hands={0: "Attack"})
    assert tie.totals() == (defence, defence)
    lost = tie.play(Pass())
    assert the(FightEnded, lost).winner is None
    won = raid(where, *dice, hands={0: "Attack"})
    won.play(PlayAttack(), *[100] * loot)
    assert won.ship(0).money == 100 * loot


def test_no_window_before_the_roll_but_one_after_it() -> None:  # KP-6.04
    scene = Scene(FORT, hands={1: "Soldiers"}, cannonballs={0: 0})
    scene.play(Stop())
    assert kinds(scene.play(AttackNation(), 5, 5)) == ["fight_began", "dice_rolled", "window_opened"]
    assert scene.asked == "window_fight 1"


def test_one_cannonball_rolls_one_or_both_dice_again() -> None:  # KP-6.05, KP-6.06
    scene = raid(FORT, 1, 2, cannonballs={0: 3}, parts={0: "gun_deck"})
    assert scene.moves() == [Pass(), Reroll("first"), Reroll("second"), Reroll("both")]
    scene.play(Reroll("first"), 5)
    assert scene.totals()[0] == 7
    scene.play(Reroll("second"), 3)
    assert scene.totals()[0] == 8
    scene.play(Reroll("both"), 1, 1)
    assert scene.ship(0).cannonballs == 0
    assert scene.asked == "begin 1"  # nothing left to fire, nobody has a card: lost


def test_only_a_failing_attacker_fires() -> None:  # KP-6.06
    scene = raid(MERCHANT, 3, 3, cannonballs={0: 2}, hands={0: "Attack", 1: "Soldiers"})
    assert Reroll("both") not in scene.moves()
    scene.play_on(Pass(), PlaySoldiers())
    assert scene.totals() == (6, 7)
    assert Reroll("both") in scene.moves()


def test_an_attacker_who_wins_without_cards_is_not_asked() -> None:  # KP-6.06
    scene = Scene(MERCHANT)
    scene.play(Stop())
    scene.play(AttackNation(), 6, 6, 100, 200)
    assert scene.asked == "begin 1"


@pytest.mark.parametrize(
    ("crew", "nation", "cards"),
    [
        ("Ledger Lou", "british", 3),
        ("Redcoat Ruth", "british", 4),
        ("Redcoat Ruth", "french", 2),
        ("Old Mother Gale, Redcoat Ruth, Thames Tully, Lemon Lizzie, Ledger Lou", "british", 8),
        ("Swift Armand", "french", 4),
        ("Doubloon Diego", "spanish", 4),
    ],
)
def test_loot_of_a_raid(crew: str, nation: str, cards: int) -> None:  # KP-6.07, KP-10.02, KP-10.04
    scene = Scene(MERCHANT, nations={"A4": nation}, crews={0: crew}, cannonballs={0: 0})
    scene.play(Stop())
    events = scene.play(AttackNation(), 6, 6, *[200] * cards)
    assert len(the(LootDrawn, events).values) == cards
    assert scene.ship(0).money == 200 * cards
    assert scene.view().loot.discards == (200,) * cards


@pytest.mark.parametrize(("where", "nation"), [("A H ~ A ~ H", "french"), ("G A I s s s ~ T", "british")])
def test_towns_belong_to_nations(where: str, nation: str) -> None:  # KP-6.10
    pirate = {"french": "Swift Armand", "british": "Thames Tully"}[nation]
    scene = raid(where, 6, 6, crews={0: pirate}, hands={1: "Attack"})
    assert the(LootDrawn, scene.play(Pass(), *[100] * 7)).total == 700


@pytest.mark.parametrize(("where", "removed"), [(MERCHANT, 1), (WARSHIP, 1), (TOWN, 0)])
def test_beaten_ships_leave_and_places_stay(where: str, removed: int) -> None:  # KP-6.08
    scene = raid(where, 6, 6, hands={0: "Attack"})
    cards = {MERCHANT: 2, WARSHIP: 6, TOWN: 5}[where]
    events = scene.play(Pass(), *[100] * cards)
    assert len(every(TileRemoved, events)) == removed


def test_defeat_costs_nothing_but_what_was_spent() -> None:  # KP-6.09
    scene = raid(FORT, 1, 1, hands={0: "Attack"}, money={0: 500}, crews={0: "Swift Armand"})
    scene.play(PlayAttack())
    ship = scene.ship(0)
    assert (ship.money, ship.place, ship.cards, len(ship.pirates), scene.asked) == (500, "C7", 0, 1, "begin 1")


def test_an_empty_loot_pack_is_made_of_the_discards_of_this_very_haul() -> None:  # KP-6.11
    scene = raid(TOWN, 6, 6, hands={0: "Attack"})
    scene.state.loot, scene.state.loot_discards = [500, 400], []
    events = scene.play(Pass(), 500, 400, 500, 400, 400)
    assert [event.pack for event in every(PackShuffled, events)] == ["loot", "loot"]
    assert the(LootDrawn, events).total == 2200
    assert sorted([*scene.state.loot, *scene.state.loot_discards]) == [400, 500]


def test_a_beaten_place_may_be_spent_for_this_voyage() -> None:  # KP-6.14
    scene = raid("A H ~ + ~ H\nA3: A B", 6, 6, hands={0: "Attack"}, raids="once", fights="one")
    scene.play(Pass(), *[100] * 5)
    assert scene.ship(0).beaten == ("A3",)
    scene.state.active = 0
    scene.ask("sail", 0)
    scene.play(Stop())
    assert scene.moves() == [AttackShip(1), NoFight()]
    scene.state.active = 1
    scene.ask("sail", 1)
    scene.play(Stop())
    assert AttackNation() in scene.moves()  # others may at once


def test_a_failed_attack_may_be_repeated() -> None:  # KP-6.12, KP-6.13
    scene = raid(MERCHANT, 1, 1, hands={0: "Attack"})
    scene.play(Pass())
    assert "A4" in [tile.place for tile in scene.view().tiles]
    scene.state.active = 0
    scene.ask("sail", 0)
    scene.play(Stop())
    assert AttackNation() in scene.moves()


def test_an_attacker_whose_pirate_is_murdered_counts_without() -> None:  # KP-8.05
    scene = raid(FORT, 6, 5, hands={1: "Murder"}, crews={0: "Broadaxe Bram, Swift Armand"})
    assert scene.totals() == (13, 11)
    scene.play(PlayMurder(0, "broadaxe-bram"))
    assert scene.captain(0) == "swift-armand"
    assert scene.ship(0).money == 0  # 11 is not higher than 11
