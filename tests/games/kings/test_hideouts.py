"""Hideouts: protection, parts, hiring, supplies. KP-4.*"""

import pytest

from skulduggery.games.kings.events import CannonballsChanged, PackShuffled, PartBought, PiratesDrawn, RumChanged
from skulduggery.games.kings.moves import (
    AttackNation,
    AttackShip,
    Buy,
    Captain,
    DiscardPirate,
    Done,
    Hire,
    Pass,
    PlayDutchman,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    Roll,
    Sail,
    Stop,
)
from tests.games.kings.scene import Scene
from tests.games.situation import every, kinds, the


def test_nobody_is_attacked_or_caught_in_a_hideout() -> None:  # KP-4.01, KP-4.12
    scene = Scene("A H ~ T ~ +\nA5: A B", hands={0: "Flying Dutchman"})
    scene.play(Stop())
    assert scene.asked == "hire 0"  # no fight phase
    caught = Scene("A H ~ T X A", hands={0: "Flying Dutchman"})
    caught.play(PlayDutchman("A5"))
    assert (caught.asked, caught.ship(0).place) == ("sail 0", "A5")


def test_cards_and_thieves_reach_a_ship_in_a_hideout() -> None:  # KP-4.01
    scene = Scene(
        at="window_maintenance",
        hands={0: "Scurvy, Murder, Mutiny"},
        crews={1: "Swift Armand"},
        money={1: 100},
        aim="others",
    )
    assert set(scene.moves()) == {Pass(), PlayScurvy(1), PlayMurder(1, "swift-armand"), PlayMutiny(1)}


def test_everything_in_its_order() -> None:  # KP-4.02
    scene = Scene(money={0: 2500}, scurvy={0: 2}, rum={0: 1}, cannonballs={0: 0})
    assert kinds(scene.play(Stop())) == ["scurvy_changed"]
    assert scene.asked == "dock_buy 0"
    scene.play(Done())
    assert scene.asked == "hire 0"
    scene.play(Hire(), "Swift Armand", "Doctor Fenn", "Sorry Silas")
    assert scene.asked == "crew_discard 0"
    scene.play(DiscardPirate("sorry-silas"))
    assert scene.asked == "crew_captain 0"
    events = scene.play(Captain("doctor-fenn"))
    assert kinds(events) == ["captain_set", "rum_changed", "cannonballs_changed", "turn_ended", "turn_began"]
    assert (scene.ship(0).rum, scene.ship(0).cannonballs) == (4, 2)


def test_passing_through_does_nothing() -> None:  # KP-4.02
    scene = Scene("E H ~ s s H A s ~ H", parts={0: "rum_hold"}, scurvy={0: 1}, hands={0: "Tailwind"})
    scene.play(Sail("E5"))
    assert (scene.ship(0).scurvy, scene.asked) == (1, "sail 0")


def test_not_having_moved_is_ending_there_too() -> None:  # KP-4.02
    scene = Scene(scurvy={0: 3})
    scene.play(Stop())
    assert scene.ship(0).scurvy == 0


def test_both_parts_may_be_bought_in_one_visit() -> None:  # KP-4.03
    scene = Scene(money={0: 5100})
    scene.play(Stop())
    assert scene.moves() == [Buy("rum_hold"), Buy("gun_deck"), Done()]
    assert the(PartBought, scene.play(Buy("gun_deck"))).part == "gun_deck"
    assert scene.moves() == [Buy("rum_hold"), Done()]
    scene.play(Buy("rum_hold"))
    assert scene.asked == "hire 0"
    ship = scene.ship(0)
    assert (ship.money, ship.sails, ship.rum_room, ship.cannonball_room, ship.pirate_room) == (100, 3, 6, 3, 6)


def test_a_part_needs_its_price() -> None:  # KP-4.03
    scene = Scene(money={0: 2400})
    scene.play(Stop())
    assert scene.asked == "hire 0"


@pytest.mark.parametrize(
    ("crew", "parts", "drawn"),
    [("", "", 3), ("Swift Armand", "", 2), ("Swift Armand, Doctor Fenn", "", 1), ("Swift Armand", "gun_deck", 4)],
)
def test_as_many_pirates_as_free_places_plus_one(crew: str, parts: str, drawn: int) -> None:  # KP-4.04, KP-4.05
    scene = Scene(crews={0: crew}, parts={0: parts})
    scene.play(Stop())
    pirates = ["Hannah Grapeshot", "Sorry Silas", "Ledger Lou", "Quill Meredith"][:drawn]
    assert len(the(PiratesDrawn, scene.play(Hire(), *pirates)).pirates) == drawn
    assert scene.asked == "crew_discard 0"


def test_old_and_new_pirates_may_go() -> None:  # KP-4.04
    scene = Scene(crews={0: "Swift Armand, Doctor Fenn"})
    scene.play_on(Stop(), Hire(), "Sorry Silas")
    assert len(scene.moves()) == 3
    scene.play(DiscardPirate("swift-armand"))
    assert scene.asked == "crew_captain 0"
    assert scene.captain(0) is None  # until somebody is chosen
    scene.play(Captain("sorry-silas"))
    assert scene.captain(0) == "sorry-silas"


def test_more_pirates_may_go_than_must_even_all_of_them() -> None:  # KP-4.04
    scene = Scene(crews={0: "Swift Armand, Doctor Fenn"})
    scene.play_on(Stop(), Hire(), "Sorry Silas", DiscardPirate("swift-armand"))
    two = scene.crew(0)
    assert scene.moves() == [*map(Captain, two), *map(DiscardPirate, two)]
    scene.play(DiscardPirate("doctor-fenn"))
    assert (scene.asked, scene.crew(0)) == ("crew_captain 0", ["sorry-silas"])
    scene.play(DiscardPirate("sorry-silas"))
    assert (scene.asked, scene.crew(0), scene.captain(0)) == ("begin 1", [], None)


def test_places_of_a_ship() -> None:  # KP-4.05
    for parts, places in (("", 2), ("rum_hold", 4), ("gun_deck", 4), ("rum_hold, gun_deck", 6)):
        assert Scene(parts={0: parts}).ship(0).pirate_room == places


def test_a_crew_always_has_a_captain() -> None:  # KP-4.06
    scene = Scene(crews={0: ""})
    scene.state.pirates, scene.state.pirate_discards = [4], []
    scene.play_on(Stop(), Hire(), "Lightfinger Tam")
    assert scene.captain(0) is None
    scene.play(Captain("lightfinger-tam"))
    assert scene.captain(0) == "lightfinger-tam"
    assert scene.asked == "begin 1"


def test_supplies_count_what_pirates_carry() -> None:  # KP-4.07
    crew = "Barrel Benedict, Redcoat Ruth"
    scene = Scene(crews={0: crew}, rum={0: 0}, cannonballs={0: 0})
    events = scene.play_on(Stop(), Hire(), "Sorry Silas", DiscardPirate("sorry-silas"), Captain("barrel-benedict"))
    assert the(RumChanged, events).rum == 5
    assert the(CannonballsChanged, events).cannonballs == 3


def test_a_token_goes_with_its_circle() -> None:  # KP-4.08
    scene = Scene(hands={0: "Murder, Murder"}, crews={1: "Barrel Benedict, Redcoat Ruth"})
    assert the(RumChanged, scene.play(PlayMurder(1, "barrel-benedict"))).rum == 4
    assert the(CannonballsChanged, scene.play(PlayMurder(1, "redcoat-ruth"))).cannonballs == 2


def test_no_surplus_no_return() -> None:  # KP-4.08
    scene = Scene(hands={0: "Murder"}, crews={1: "Barrel Benedict"}, rum={1: 2})
    assert not every(RumChanged, scene.play(PlayMurder(1, "barrel-benedict")))


def test_an_empty_pirate_pack_is_made_of_the_discards() -> None:  # KP-4.09
    scene = Scene()
    scene.state.pirates, scene.state.pirate_discards = [0], [1]
    events = scene.play_on(Stop(), Hire(), "Hannah Grapeshot", "Broadaxe Bram")
    assert the(PackShuffled, events).pack == "pirate"
    assert len(the(PiratesDrawn, events).pirates) == 2  # and there are no more
    assert scene.asked == "crew_captain 0"


def test_nobody_to_hire() -> None:  # KP-4.09
    scene = Scene(crews={0: "Swift Armand, Doctor Fenn"})
    scene.state.pirates = []
    assert kinds(scene.play_on(Stop(), Hire())) == []
    assert scene.asked == "crew_captain 0"


def test_a_ship_that_is_sent_is_supplied_but_hires_nobody() -> None:  # KP-4.10
    scene = Scene("E H ~ s s X A s ~ H", at="roll", rum={0: 1}, cannonballs={0: 0}, scurvy={0: 2}, money={0: 3000})
    scene.play(Roll(), "orange", "blue")
    ship = scene.ship(0)
    assert (ship.place, ship.rum, ship.cannonballs, ship.scurvy, ship.pirates) == ("E1", 4, 2, 0, ())
    assert scene.asked == "begin 1"


def test_a_voyage_ends_in_a_hideout() -> None:  # KP-4.11
    scene = Scene()
    scene.state.ships[0].dug = scene.state.ships[0].beaten = 1
    scene.play(Stop())
    assert (scene.ship(0).dug, scene.ship(0).beaten) == ((), ())
    sent = Scene("E H ~ s s X A s ~ H", hands={0: "Flying Dutchman"})
    sent.state.ships[0].dug = sent.state.ships[0].beaten = 1
    sent.play(PlayDutchman("E6"), "red")
    assert (sent.ship(0).dug, sent.ship(0).beaten) == ((), ())


def test_no_fight_phase_in_a_hideout() -> None:  # KP-4.12
    scene = Scene("A H ~ T ~ +\nA5: A B")
    scene.play(Stop())
    assert AttackShip(1) not in scene.moves()
    assert AttackNation() not in scene.moves()
