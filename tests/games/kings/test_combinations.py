"""Pairs of abilities and cards that meet: each of them once, as the specification tells."""

import pytest

from skulduggery.games.kings.events import Dug, FightEnded, MutinyPrevented
from skulduggery.games.kings.moves import (
    AcceptMutiny,
    AttackNation,
    AttackShip,
    Captain,
    Dig,
    Pass,
    PlayAttack,
    PlayCitrus,
    PlayDutchman,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    Reroll,
    Roll,
    Scapegoat,
    Stop,
)
from tests.games.kings.scene import Scene
from tests.games.situation import the

WINDOW = "window_maintenance"
FORT = "C F ~ s s s i A"
FULL = "rum_hold, gun_deck"


def test_immune_pirates_fear_the_dutchman_but_no_murderer() -> None:  # KP-7.03, KP-8.05
    scene = Scene("E H ~ s s X A s ~ H", hands={1: "Murder"}, crews={0: "Hannah Grapeshot, Grandpa Spade"}, at=WINDOW)
    assert scene.offered(PlayMurder) == []
    scene = Scene("E H ~ s s X A s ~ H", hands={0: "Flying Dutchman"}, crews={0: "Hannah Grapeshot, Grandpa Spade"})
    scene.play(PlayDutchman("E6"), "red")
    assert scene.crew(0) == []


def test_an_immune_captain_is_lost_by_mutiny() -> None:  # KP-7.06, KP-8.05
    scene = Scene(at=WINDOW, hands={1: "Mutiny"}, crews={0: "Hannah Grapeshot"})
    scene.play(PlayMutiny(0), "red")
    assert scene.crew(0) == []


def test_a_murdered_council_silences_everybody() -> None:  # KP-8.05, KP-10.02
    crew = "Old Mother Gale, Hannah Grapeshot, Broadaxe Bram"
    scene = Scene(FORT, hands={1: "Murder, Attack"}, crews={0: crew}, parts={0: FULL}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 5, 5)
    assert scene.totals() == (10 + 1 + 2 + 2, 11)
    scene.play(PlayMurder(0, "old-mother-gale"))
    assert scene.asked == "new_captain 0"
    scene.play(Captain("hannah-grapeshot"))
    assert scene.totals() == (12, 11)


def test_a_council_can_make_a_ship_proof_against_scurvy_and_a_murder_undo_it() -> None:  # KP-7.14, KP-10.02
    scene = Scene(hands={0: "Scurvy, Murder"}, crews={1: "Barrel Benedict, Lemon Lizzie"}, aim="others")
    assert scene.offered(PlayScurvy) == []
    scene.play(PlayMurder(1, "lemon-lizzie"))
    assert scene.offered(PlayScurvy) == [PlayScurvy(1)]


def test_a_council_of_thieves_and_scholars() -> None:  # KP-2.02, KP-2.04, KP-10.02, KP-10.03
    crew = "Barrel Benedict, Quill Meredith, Ledger Lou, Lightfinger Tam, Sorry Silas"
    scene = Scene(crews={0: crew}, parts={0: FULL})
    assert scene.ship(0).card_limit == 8
    assert scene.state.ships[0].abilities.steals == 2


def test_citrus_against_scurvy_in_the_same_fight() -> None:  # KP-8.03, KP-8.04, KP-7.12
    hands = {0: "Citrus Fruit, Attack", 1: "Scurvy, Attack"}
    scene = Scene(FORT, hands=hands, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 6, 6, Pass(), PlayScurvy(0))
    assert scene.totals() == (11, 11)
    scene.play(PlayCitrus())
    assert scene.totals() == (12, 11)


def test_a_new_captain_brings_a_new_ability_into_the_fight() -> None:  # KP-7.11, KP-10.01
    crew = "Swift Armand, Hannah Grapeshot, Broadaxe Bram"
    scene = Scene(FORT, hands={1: "Murder, Attack"}, crews={0: crew}, parts={0: FULL}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 5, 5, PlayMurder(0, "swift-armand"), Captain("broadaxe-bram"))
    assert scene.totals() == (12, 11)


def test_a_murdered_cannoneer_takes_a_cannonball_along() -> None:  # KP-4.08, KP-6.06
    scene = Scene(FORT, hands={0: "Attack", 1: "Murder, Attack"}, crews={0: "Redcoat Ruth"})
    scene.play_on(Stop(), AttackNation(), 1, 1, Pass(), PlayMurder(0, "redcoat-ruth"))
    assert scene.ship(0).cannonballs == 2
    scene.play(Reroll("both"), 6, 6)
    assert scene.ship(0).cannonballs == 1


def test_a_duellist_murdered_in_a_duel() -> None:  # KP-8.05, KP-9.04
    scene = Scene(
        "A H ~ T + H\nA4: A B .",
        hands={0: "Attack", 1: "Murder, Attack"},
        crews={0: "Thunder Tobias"},
        cannonballs={0: 0, 1: 0},
    )
    scene.play_on(Stop(), AttackShip(1), 3, 3, 3, 4)
    assert scene.totals() == (8, 7)
    scene.play_on(Pass(), PlayMurder(0, "thunder-tobias"))
    assert scene.totals() == (6, 7)
    scene.play(PlayAttack())
    assert scene.totals() == (8, 7)


def test_the_dutchman_catches_both_duellists_and_the_fight_is_void() -> None:  # KP-7.04, KP-7.05
    scene = Scene(
        "A H ~ X + H\nA4: A B .",
        players=3,
        hands={2: "Flying Dutchman"},
        cannonballs={0: 0, 1: 0},
        crews={0: "Swift Armand", 1: "Doctor Fenn"},
        money={1: 900},
    )
    scene.play_on(Stop(), AttackShip(1), 3, 3, 3, 3)
    events = scene.play(PlayDutchman("A4"), "red", "blue")
    assert the(FightEnded, events).void
    assert (scene.ship(1).money, scene.crew(0), scene.crew(1), scene.asked) == (900, [], [], "begin 1")


def test_the_dutchman_elsewhere_does_not_stop_a_fight() -> None:  # KP-7.05
    scene = Scene(FORT + "\nE H ~ s s X C s ~ H", players=3, hands={1: "Flying Dutchman, Attack"}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 1, 1, PlayDutchman("E6"), "red")
    assert scene.asked == "window_fight 1"
    assert scene.ship(2).place == "A5"


def test_the_dutchman_spoils_a_dig() -> None:  # KP-7.05, KP-5.04
    maps = "Treasure Map, Treasure Map, Treasure Map"
    scene = Scene("C F ~ s s X A F", hands={0: maps, 1: "Flying Dutchman"})
    scene.play_on(Dig(), Pass())
    scene.play(PlayDutchman("C6"), "violet")
    assert (scene.ship(0).money, scene.ship(0).cards, scene.ship(0).dug, scene.asked) == (0, 0, (), "begin 1")
    assert scene.view().window is None


def test_mutiny_after_mutiny_in_one_window() -> None:  # KP-7.06, KP-7.07, KP-8.12
    crew = "Swift Armand, Sorry Silas"
    scene = Scene(at=WINDOW, players=3, hands={1: "Mutiny", 2: "Mutiny"}, crews={0: crew})
    scene.play_on(PlayMutiny(0), Scapegoat("sorry-silas"))
    assert scene.asked == "window_maintenance 2"
    scene.play(PlayMutiny(0), "red")
    assert (scene.crew(0), scene.asked) == ([], "begin 1")


@pytest.mark.parametrize("answer", [Scapegoat("sorry-silas"), AcceptMutiny()])
def test_a_rum_mutiny_and_the_window_that_follows_or_not(answer: Scapegoat | AcceptMutiny) -> None:  # KP-2.08, KP-2.10
    crews = {0: "Swift Armand, Sorry Silas"}
    scene = Scene("A H A T ~ H", at="roll", rum={0: 0}, crews=crews, hands={1: "Attack"})
    scene.play(Roll(), "red", "rum1")
    if isinstance(answer, Scapegoat):
        assert the(MutinyPrevented, scene.play(answer)).seat == 0
        assert scene.asked == "window_maintenance 1"
    else:
        scene.play(answer, "red")
        assert (scene.captain(0), scene.asked) == ("sorry-silas", "begin 1")


def test_clues_of_a_council_and_maps_together() -> None:  # KP-5.03, KP-10.02
    crew = "Old Mother Gale, Grandpa Spade, Doctor Fenn"
    scene = Scene("B ~ ~ A ~ ~ ~", hands={0: "Treasure Map, Attack"}, crews={0: crew}, parts={0: FULL})
    scene.play(Dig())
    assert the(Dug, scene.play(Pass())).maps == 1


def test_a_scapegoat_thief_can_still_be_murdered() -> None:  # KP-8.05
    scene = Scene(hands={0: "Murder"}, crews={1: "Sorry Silas"})
    scene.play(PlayMurder(1, "sorry-silas"))
    assert scene.crew(1) == []
