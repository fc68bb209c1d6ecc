"""The maintenance phase. KP-2.*"""

import pytest

from skulduggery.games.kings.events import CardsDrawn, MaintenanceRolled, MutinyBegan, PackShuffled, Stolen, TurnBegan
from skulduggery.games.kings.moves import (
    AcceptMutiny,
    Begin,
    DiscardCard,
    NoSteal,
    Pass,
    PlayDutchman,
    PlayMurder,
    PlayMutiny,
    PlayScurvy,
    Roll,
    Steal,
    Stop,
)
from tests.games.kings.scene import Scene
from tests.games.situation import every, kinds, the

SEA = "A H A T ~ H"  # a red ship outside its hideout


def test_a_turn_draws_rolls_opens_the_window_and_sails() -> None:  # KP-2.01, KP-2.02, KP-2.06, KP-2.07, KP-2.09
    scene = Scene(SEA, at="begin")
    assert the(CardsDrawn, scene.play(Begin(), "Attack", "Murder")).number == 2
    assert scene.asked == "roll 0"
    assert kinds(scene.play(Roll(), "red", "rum1")) == [
        "compass_rolled",
        "dutchman_moved",
        "maintenance_rolled",
        "rum_changed",
        "window_opened",
    ]
    assert scene.asked == "window_maintenance 0"
    scene.play(Pass())
    assert scene.asked == "sail 0"
    events = scene.play(Stop())
    assert kinds(events) == ["turn_ended", "turn_began"]
    assert the(TurnBegan, events).seat == 1


@pytest.mark.parametrize(
    ("crew", "cards"),
    [
        ("Swift Armand", 2),
        ("Quill Meredith", 3),
        ("Swift Armand, Quill Meredith", 2),  # not the captain
        ("Old Mother Gale, Quill Meredith, Ledger Lou", 4),  # the council
    ],
)
def test_each_active_extra_card_draws_one_more(crew: str, cards: int) -> None:  # KP-2.02, KP-10.02
    scene = Scene(at="begin", crews={0: crew})
    assert the(CardsDrawn, scene.play(Begin(), *["Attack"] * cards)).number == cards
    assert scene.ship(0).card_limit == 4 + cards


def test_an_empty_action_pack_is_made_of_the_discards() -> None:  # KP-8.02
    scene = Scene(at="begin")
    scene.state.actions, scene.state.action_discards = [2], [6, 7]
    events = scene.play(Begin(), "Attack", "Scurvy")
    assert the(PackShuffled, events).pack == "action"
    assert scene.view().actions.cards == 1
    assert scene.view().actions.discards == ()


def test_theft_comes_right_after_drawing() -> None:  # KP-2.03, KP-10.03
    scene = Scene(at="begin", players=3, crews={0: "Sorry Silas"}, money={1: 700})
    scene.play(Begin(), "Attack", "Attack")
    assert scene.asked == "steal 0"
    assert scene.moves() == [Steal(1, 200), Steal(1, 100), NoSteal()]
    events = scene.play(Steal(1, 200))
    assert the(Stolen, events) == Stolen(0, 1, 200, "steal")
    assert [ship.money for ship in scene.view().ships] == [200, 500, 0]
    assert scene.asked == "roll 0"


def test_theft_may_be_declined_and_is_not_offered_without_money() -> None:  # KP-10.03
    scene = Scene(at="begin", crews={0: "Sorry Silas"}, money={1: 700})
    scene.play_on(Begin(), "Attack", "Attack", NoSteal())
    assert (scene.asked, scene.ship(1).money) == ("roll 0", 700)
    poor = Scene(at="begin", crews={0: "Sorry Silas"}, money={0: 900})
    poor.play(Begin(), "Attack", "Attack")
    assert poor.asked == "roll 0"


def test_a_thief_takes_up_to_200() -> None:  # KP-10.03
    scene = Scene(at="steals", players=3, crews={0: "Sorry Silas"}, money={1: 700, 2: 100})
    assert scene.moves() == [Steal(1, 200), Steal(1, 100), Steal(2, 100), NoSteal()]
    scene.play(Steal(1, 100))
    assert [ship.money for ship in scene.view().ships] == [100, 600, 100]


def test_one_opponent_per_ability() -> None:  # KP-10.02, KP-10.03
    crew = "Barrel Benedict, Sorry Silas, Lightfinger Tam"
    scene = Scene(at="begin", players=3, crews={0: crew}, money={1: 300, 2: 100})
    scene.play_on(Begin(), "Attack", "Attack", Steal(1, 200))
    assert scene.asked == "steal 0"
    scene.play(Steal(2, 100))
    assert [ship.money for ship in scene.view().ships] == [300, 100, 0]
    assert scene.asked == "roll 0"


def test_a_hand_above_the_limit_is_trimmed_one_by_one() -> None:  # KP-2.04
    scene = Scene(at="begin", hands={0: "Attack, Attack, Attack, Keelhaul, Keelhaul, Tailwind"})
    scene.play(Begin(), "Attack", "Keelhaul")
    assert scene.asked == "trim 0"
    assert scene.moves() == [DiscardCard("tailwind"), DiscardCard("attack"), DiscardCard("keelhaul")]
    scene.play(DiscardCard("attack"))
    assert (scene.asked, scene.ship(0).cards) == ("trim 0", 7)
    scene.play(DiscardCard("keelhaul"))
    assert (scene.asked, scene.ship(0).cards) == ("roll 0", 6)
    assert scene.view().actions.discards == ("attack", "keelhaul")


def test_a_card_may_be_used_instead() -> None:  # KP-2.04
    scene = Scene(at="trims", hands={0: "Attack, Attack, Attack, Attack, Attack, Attack, Scurvy"})
    scene.play(PlayScurvy(1))
    assert (scene.asked, scene.ship(1).scurvy) == ("roll 0", 1)


def test_a_limit_that_fell_is_checked_in_the_next_own_turn() -> None:  # KP-2.05
    hands = {0: "Murder", 1: "Attack, Attack, Attack, Attack, Attack, Tailwind, Tailwind"}
    scene = Scene(at="sail", hands=hands, crews={1: "Quill Meredith"})
    scene.play(PlayMurder(1, "quill-meredith"))
    assert (scene.ship(1).card_limit, scene.ship(1).cards) == (6, 7)
    assert scene.asked == "sail 0"
    scene.ask("begin_turn", 1)
    scene.play(Begin(), "Attack", "Keelhaul")
    assert scene.asked == "trim 1"


def test_the_dutchman_goes_where_the_compass_points() -> None:  # KP-2.06
    for colour, place in zip(
        ("red", "orange", "yellow", "green", "blue", "violet"), ("D5", "E6", "F5", "F4", "E4", "D4"), strict=True
    ):
        scene = Scene(at="roll")
        scene.play(Roll(), colour)
        assert scene.view().dutchman == place


def test_no_maintenance_die_in_a_hideout() -> None:  # KP-2.07
    assert not every(MaintenanceRolled, Scene(at="roll").play(Roll(), "red"))


@pytest.mark.parametrize(("face", "rum", "scurvy"), [("scurvy", 4, 1), ("rum1", 3, 0), ("rum2", 2, 0)])
def test_the_maintenance_die(face: str, rum: int, scurvy: int) -> None:  # KP-2.07
    scene = Scene(SEA, at="roll")
    scene.play(Roll(), "red", face)
    assert (scene.ship(0).rum, scene.ship(0).scurvy) == (rum, scurvy)


def test_too_little_rum_is_returned_and_then_there_is_mutiny() -> None:  # KP-2.08
    scene = Scene(SEA, at="roll", rum={0: 1}, crews={0: "Swift Armand"}, hands={0: "Keelhaul"})
    events = scene.play(Roll(), "red", "rum2")
    assert the(MutinyBegan, events).cause == "rum"
    assert (scene.ship(0).rum, scene.asked) == (0, "mutiny_answer 0")


def test_just_enough_rum_is_enough() -> None:  # KP-2.08
    scene = Scene(SEA, at="roll", rum={0: 2})
    assert not every(MutinyBegan, scene.play(Roll(), "red", "rum2"))


def test_anybody_may_play_mutiny_in_the_window_and_other_cards_too() -> None:  # KP-2.09
    scene = Scene(at="window_maintenance", players=3, hands={1: "Mutiny, Scurvy"}, aim="others")
    assert scene.asked == "window_maintenance 1"
    assert set(scene.moves()) == {Pass(), PlayScurvy(0), PlayScurvy(2), PlayMutiny(0), PlayMutiny(2)}


def test_no_window_after_a_turn_that_ended_early() -> None:  # KP-2.10
    caught = Scene("E H ~ s s X A s ~ H", at="roll", hands={1: "Scurvy"})
    events = caught.play(Roll(), "orange", "blue")
    assert "window_opened" not in kinds(events)
    assert "maintenance_rolled" not in kinds(events)
    assert caught.asked == "begin 1"


def test_no_window_after_an_own_dutchman_in_trim() -> None:  # KP-2.10
    hand = "Flying Dutchman, Attack, Attack, Attack, Attack, Attack, Attack"
    scene = Scene("E H ~ s s X A s ~ H", at="trims", hands={0: hand})
    events = scene.play(PlayDutchman("E6"), "blue")
    assert "window_opened" not in kinds(events)
    assert scene.asked == "begin 1"


def test_no_window_after_a_mutiny_for_rum() -> None:  # KP-2.10, KP-7.06
    scene = Scene(SEA, at="roll", rum={0: 0}, hands={0: "Attack", 1: "Scurvy"}, crews={0: "Swift Armand"})
    scene.play(Roll(), "red", "rum1")
    assert scene.moves() == [AcceptMutiny()]
    events = scene.play(AcceptMutiny(), "yellow")
    assert "window_opened" not in kinds(events)
    assert (scene.asked, scene.ship(0).place) == ("begin 1", "I5")
