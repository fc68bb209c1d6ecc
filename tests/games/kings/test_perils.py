"""The Dutchman, mutiny and scurvy. KP-7.*"""

import pytest

from skulduggery.games.kings.events import (
    Caught,
    CompassRolled,
    DutchmanMoved,
    FightEnded,
    MutinyDone,
    MutinyPrevented,
    PirateDiscarded,
    Sent,
)
from skulduggery.games.kings.moves import (
    AcceptMutiny,
    AttackNation,
    Captain,
    Keelhaul,
    Pass,
    PlayDutchman,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    Roll,
    Sail,
    Scapegoat,
    Stop,
)
from tests.games.kings.scene import Scene
from tests.games.situation import every, kinds, the
from tests.question import asked_in

BESIDE = "E H ~ s s X A s ~ H"  # ship A in the Dutchman's way
WINDOW = "window_maintenance"


def test_off_the_board_means_skull_haven() -> None:  # KP-7.01
    scene = Scene("D ~ i s s s s ~ X", at="roll")
    assert the(DutchmanMoved, scene.play(Roll(), "orange")) == DutchmanMoved("D8", "E5", "off_board")


def test_by_card_it_stays_on_the_board_and_may_enter_hideouts() -> None:  # KP-7.02
    scene = Scene("D ~ i s s s s ~ X", hands={0: "Flying Dutchman"})
    assert {move.to for move in scene.offered(PlayDutchman)} == {"C7", "D7", "E8", "E9"}
    scene.play(PlayDutchman("E9"))
    assert scene.view().dutchman == "E9"


def test_a_caught_ship_loses_all_cards_and_pirates() -> None:  # KP-7.03, KP-7.04
    scene = Scene(
        BESIDE,
        at="roll",
        hands={0: "Attack, Murder"},
        crews={0: "Hannah Grapeshot, Swift Armand"},
        money={0: 700},
        parts={0: "gun_deck"},
    )
    events = scene.play(Roll(), "orange", "green")
    assert the(Caught, events) == Caught(0, "E6", ("attack", "murder"), ("hannah-grapeshot", "swift-armand"))
    ship = scene.ship(0)
    assert (ship.cards, ship.pirates, ship.money, ship.parts) == (0, (), 700, ("gun_deck",))
    assert scene.view().actions.discards == ("attack", "murder")
    assert scene.view().pirates.discards == ("hannah-grapeshot", "swift-armand")


def test_all_ships_there_are_caught_from_the_active_one_on() -> None:  # KP-7.04
    scene = Scene("E H ~ s s X + s ~ H\nE6: A B C", players=3, active=1, at="roll")
    events = scene.play(Roll(), "orange", "red", "yellow", "blue")
    assert [event.seat for event in every(Caught, events)] == [1, 2, 0]
    assert [ship.place for ship in scene.view().ships] == ["E1", "A5", "I5"]
    assert scene.asked == "begin 2"


def test_others_are_caught_and_the_turn_goes_on() -> None:  # KP-7.04, KP-7.05
    scene = Scene("E H ~ s s X B s ~ H", at="roll")
    events = scene.play(Roll(), "orange", "violet")
    assert the(Sent, events).to == "A1"
    assert scene.asked == "sail 0"


def test_each_ship_rolls_its_own_compass_and_the_active_ones_turn_ends() -> None:  # KP-7.05
    scene = Scene(BESIDE, at="roll")
    events = scene.play(Roll(), "orange", "blue")
    assert [(event.colour, event.purpose) for event in every(CompassRolled, events)] == [
        ("orange", "dutchman"),
        ("blue", "sent"),
    ]
    assert kinds(events)[-2:] == ["turn_ended", "turn_began"]


def test_a_fight_is_void_when_the_attacker_is_caught() -> None:  # KP-7.05, KP-8.06
    scene = Scene("C F ~ s s s i A\nD ~ i s s s s ~ X", hands={1: "Flying Dutchman"}, cannonballs={0: 0})
    scene.play_on(Stop(), AttackNation(), 6, 6)
    events = scene.play(PlayDutchman("C7"), "blue")
    assert the(FightEnded, events).void
    assert the(FightEnded, events).winner is None
    assert (scene.ship(0).money, scene.ship(0).place, scene.asked) == (0, "E1", "begin 1")
    assert scene.view().fight is None


def test_mutiny_takes_the_captain_and_the_ship() -> None:  # KP-7.06, KP-7.09
    scene = Scene(
        at=WINDOW, hands={0: "Mutiny"}, crews={1: "Swift Armand, Doctor Fenn, Ledger Lou"}, parts={1: "gun_deck"}
    )
    events = scene.play(PlayMutiny(1))
    assert kinds(events) == ["card_played", "mutiny_began", "mutiny_done", "pirate_discarded"]
    assert scene.asked == "new_captain 1"
    assert scene.moves() == [Captain("doctor-fenn"), Captain("ledger-lou")]
    events = scene.play(Captain("ledger-lou"), "orange")
    assert kinds(events)[:3] == ["captain_set", "compass_rolled", "sent"]
    assert (scene.captain(1), scene.ship(1).place) == ("ledger-lou", "E9")
    assert scene.asked == "sail 0"  # only the victim's ship goes


def test_mutiny_on_the_active_ship_ends_its_turn() -> None:  # KP-7.06
    scene = Scene(at=WINDOW, players=3, hands={1: "Mutiny", 2: "Mutiny"}, crews={0: "Swift Armand"})
    scene.play(PlayMutiny(0))
    events = scene.play(AcceptMutiny(), "orange")
    assert the(MutinyDone, events).seat == 0
    assert scene.asked == "begin 1"


@pytest.mark.parametrize("cause", ["card", "rum"])
def test_keelhaul_prevents_it(cause: str) -> None:  # KP-7.07, KP-8.13
    if cause == "card":
        scene = Scene(at=WINDOW, hands={0: "Keelhaul", 1: "Mutiny"}, crews={0: "Swift Armand"})
        scene.play_on(Pass(), PlayMutiny(0))
    else:
        scene = Scene("A H A T ~ H", at="roll", hands={0: "Keelhaul"}, crews={0: "Swift Armand"}, rum={0: 0})
        scene.play(Roll(), "red", "rum1")
    assert set(scene.moves()) == {AcceptMutiny(), Keelhaul()}
    assert the(MutinyPrevented, scene.play(Keelhaul())).means == "keelhaul"
    assert (scene.captain(0), scene.asked) == ("swift-armand", "sail 0")


def test_a_scapegoat_prevents_it() -> None:  # KP-7.07
    scene = Scene(at=WINDOW, hands={1: "Mutiny"}, crews={0: "Swift Armand, Sorry Silas"})
    scene.play(PlayMutiny(0))
    assert scene.moves() == [AcceptMutiny(), Scapegoat("sorry-silas")]
    events = scene.play(Scapegoat("sorry-silas"))
    assert the(MutinyPrevented, events).means == "scapegoat"
    assert (scene.crew(0), scene.asked) == (["swift-armand"], "sail 0")


def test_a_scapegoat_captain_may_sacrifice_himself() -> None:  # KP-7.07, KP-7.11
    crew = "Black-Eyed Anselm, Swift Armand, Doctor Fenn"
    scene = Scene(at=WINDOW, hands={1: "Mutiny"}, crews={0: crew}, parts={0: "gun_deck"})
    scene.play_on(PlayMutiny(0), Scapegoat("black-eyed-anselm"))
    assert scene.asked == "new_captain 0"
    scene.play(Captain("doctor-fenn"))
    assert (scene.captain(0), scene.asked) == ("doctor-fenn", "sail 0")


def test_only_the_owner_answers_and_is_asked_with_any_card() -> None:  # KP-7.07
    scene = Scene(at=WINDOW, players=3, hands={0: "Mutiny", 1: "Attack", 2: "Keelhaul"}, crews={1: "Swift Armand"})
    scene.play(PlayMutiny(1))
    assert (scene.asked, scene.moves()) == ("mutiny_answer 1", [AcceptMutiny()])
    assert asked_in(scene.state).always_asked(scene.state)


def test_an_empty_ship_mutinies_too() -> None:  # KP-7.08, KP-7.10
    scene = Scene("A H A T ~ H", at="roll", rum={0: 0})
    events = scene.play(Roll(), "red", "rum1", "blue")
    assert not every(PirateDiscarded, events)
    assert (scene.ship(0).place, scene.asked) == ("E1", "begin 1")


def test_a_ship_sails_without_pirates() -> None:  # KP-7.10
    scene = Scene()
    assert scene.ship(0).pirates == ()
    scene.play(Sail("A4"), "empty tile")
    assert scene.ship(0).place == "A4"


def test_the_owner_chooses_the_new_captain() -> None:  # KP-7.11
    crew = "Swift Armand, Doctor Fenn, Ledger Lou"
    scene = Scene(hands={0: "Murder, Murder"}, crews={1: crew}, parts={1: "gun_deck"})
    scene.play(PlayMurder(1, "swift-armand"))
    assert scene.asked == "new_captain 1"
    scene.play(Captain("doctor-fenn"))
    scene.play(PlayMurder(1, "doctor-fenn"))
    assert (scene.captain(1), scene.asked) == ("ledger-lou", "sail 0")  # the last one without a question


def test_no_captain_no_captain_abilities() -> None:  # KP-7.11, KP-10.01
    scene = Scene(hands={0: "Murder"}, crews={1: "Quill Meredith"})
    scene.play(PlayMurder(1, "quill-meredith"))
    assert (scene.captain(1), scene.ship(1).card_limit) == (None, 6)


def test_scurvy_has_no_limit() -> None:  # KP-7.13, KP-8.03
    scene = Scene(hands={0: "Scurvy"}, scurvy={0: 30, 1: 12})
    scene.play(PlayScurvy(1))
    assert scene.ship(1).scurvy == 13


def test_no_scurvy_takes_no_tokens_but_keeps_those_it_has() -> None:  # KP-7.14
    scene = Scene("A H A T ~ H", at="roll", crews={0: "Lemon Lizzie"}, scurvy={0: 1})
    scene.play(Roll(), "red", "scurvy")
    assert scene.ship(0).scurvy == 1
    crews = {1: "Doctor Fenn", 2: "Swift Armand, Lemon Lizzie"}
    target = Scene(players=3, hands={0: "Scurvy"}, crews=crews, aim="others")
    assert target.offered(PlayScurvy) == [PlayScurvy(2)]  # she is not captain there
    crews = {1: "Doctor Fenn", 2: "Old Mother Gale, Lemon Lizzie"}
    council = Scene(players=3, hands={0: "Scurvy"}, crews=crews, aim="others")
    assert council.offered(PlayScurvy) == []
