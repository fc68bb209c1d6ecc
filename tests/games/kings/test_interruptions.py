"""Cards at any moment: whoever wants to play one stops the game. KP-8.17, KP-8.18"""

import pytest

from skulduggery.core.chance import FastChance
from skulduggery.core.messages import Event
from skulduggery.games.kings import GAME
from skulduggery.games.kings.events import CardPlayed, Interrupted, MutinyPrevented
from skulduggery.games.kings.moves import (
    AcceptMutiny,
    AttackShip,
    Begin,
    Captain,
    Interrupt,
    Keelhaul,
    NoSteal,
    Pass,
    PlayDutchman,
    PlayMurder,
    PlayScurvy,
    Roll,
    Sail,
    Stop,
)
from skulduggery.games.kings.options import KingsOptions
from tests.games.kings.scene import Scene
from tests.games.kings.test_cards import ALL
from tests.games.situation import kinds, the
from tests.question import asked_in

OPEN = "B ~ ~ I . A ~"  # B4 is open water beside her
FULL = "rum_hold, gun_deck"


def interrupt(scene: Scene, seat: int) -> list[Event]:
    return GAME.apply_table_move(scene.state, Interrupt(seat), None)  # type: ignore[arg-type]  # no luck


def able(scene: Scene) -> list[int]:
    seats = range(scene.state.setting.players)
    found = [seat for seat in seats if GAME.interruption(scene.state, seat) is not None]
    assert GAME.table_moves(scene.state) == [Interrupt(seat) for seat in found]
    return found


@pytest.mark.parametrize("hand", ["Keelhaul", "Scurvy", "Treasure Map"])
def test_whoever_has_a_card_may_interrupt_whatever_it_is(hand: str) -> None:  # KP-8.17
    assert able(Scene(OPEN, players=3, hands={0: hand, 2: hand})) == [2]  # she plays her cards while sailing anyway
    assert able(Scene(at="roll", players=3, hands={0: hand, 2: hand})) == [0, 2]


@pytest.mark.parametrize("at", ["begin", "roll", "fight_choice", "dock_buy"])
def test_also_in_the_own_turn_a_card_fits_at_any_moment(at: str) -> None:  # KP-8.17
    scene = Scene(OPEN, at=at, hands={0: "Scurvy"}, money={0: 2500})
    assert interrupt(scene, 0) == [Interrupted(0)]
    assert (scene.asked, set(scene.moves())) == ("window_interruption 0", {Pass(), PlayScurvy(0), PlayScurvy(1)})
    scene.play(PlayScurvy(1))
    assert (scene.asked, scene.ship(1).scurvy) == (f"{at} 0", 1)


@pytest.mark.parametrize("seat", [0, 2])
def test_it_is_about_whose_turn_it_is_whoever_interrupts(seat: int) -> None:  # KP-8.17
    """So the server hurries the others alone."""
    scene = Scene(at="roll", players=3, hands={seat: "Scurvy"})
    interrupt(scene, seat)
    assert scene.about() == (0,)


def test_in_a_duel_it_is_about_both() -> None:  # KP-8.17, KP-9.02
    scene = Scene("A H ~ T + H\nA4: A B .", players=3, hands={1: "Scurvy"})
    scene.play_on(Stop(), AttackShip(1), 6, 6)
    assert scene.asked == "duel_dice 0"
    interrupt(scene, 1)
    assert scene.about() == (0, 1)


def test_nobody_interrupts_windows_setup_and_hiring() -> None:  # KP-8.17
    for at in ("window_maintenance", "crew_captain"):
        assert able(Scene(at=at, hands={0: ALL, 1: ALL}, crews={0: "Swift Armand, Doctor Fenn"})) == []
    assert GAME.table_moves(GAME.start(KingsOptions(players=2), FastChance(1), [])) == []


def test_between_two_steps_of_a_voyage_a_card_is_played_and_it_goes_on() -> None:  # KP-8.17, KP-3.03
    scene = Scene(OPEN, parts={0: FULL}, hands={1: "Scurvy, Attack"})
    scene.play(Sail("B4"))
    interrupt(scene, 1)
    played = the(CardPlayed, scene.play(PlayScurvy(0)))
    assert (played.seat, scene.asked, scene.view().moves_left) == (1, "sail 0", 1)
    assert able(scene) == [1]  # with the next card


def test_whoever_thinks_better_of_it_changes_nothing() -> None:  # KP-8.17
    scene = Scene(OPEN, hands={1: "Keelhaul"})
    interrupt(scene, 1)
    assert scene.moves() == [Pass()]
    assert scene.play(Pass()) == []
    assert scene.asked == "sail 0"


def test_the_dutchman_may_come_before_the_fight_is_chosen() -> None:  # KP-8.17, KP-7.05
    scene = Scene("B ~ ~ X A ~ ~", at="fight_choice", hands={1: "Flying Dutchman"})
    interrupt(scene, 1)
    assert "caught" in kinds(scene.play(PlayDutchman("B4"), "red"))
    assert scene.asked == "begin 1"


def test_a_thief_who_is_murdered_steals_nothing() -> None:  # KP-8.17, KP-8.05
    scene = Scene(at="steals", hands={1: "Murder"}, crews={0: "Sorry Silas"}, money={1: 500})
    interrupt(scene, 1)
    scene.play(PlayMurder(0, "sorry-silas"))
    assert (scene.asked, scene.moves()) == ("steal 0", [NoSteal()])


def test_only_one_seat_is_asked_and_no_order_answers_for_it() -> None:  # KP-8.17
    scene = Scene(OPEN, players=3, hands={1: "Scurvy", 2: "Scurvy"})
    interrupt(scene, 2)
    reaction = asked_in(scene.state).reaction(scene.state)
    assert reaction is not None
    assert (reaction.seats, reaction.about, reaction.wanted) == ((2,), (0,), True)


@pytest.mark.parametrize("interference", ["usual", "always"])
def test_where_it_was_agreed_nobody_interrupts(interference: str) -> None:  # KP-8.15, KP-8.17
    assert able(Scene(OPEN, players=3, hands={0: ALL, 2: ALL}, interference=interference)) == []


# --- mutinies on other ships


def mutiny(**more: object) -> Scene:
    scene = Scene("A H A T ~ H", at="roll", players=3, rum={0: 0}, crews={0: "Swift Armand"}, **more)  # type: ignore[arg-type]
    scene.play(Roll(), "red", "rum1")
    return scene


def test_keelhaul_saves_another_ship() -> None:  # KP-8.18, KP-8.13, KP-7.07
    scene = mutiny(hands={2: "Keelhaul"})
    assert (scene.asked, scene.moves(), able(scene)) == ("mutiny_answer 0", [AcceptMutiny()], [2])
    interrupt(scene, 2)
    assert (scene.asked, scene.moves()) == ("window_mutiny 2", [Pass(), Keelhaul()])
    events = scene.play(Keelhaul())
    assert (the(CardPlayed, events).seat, the(MutinyPrevented, events).seat) == (2, 0)
    assert (scene.asked, scene.crew(0)) == ("sail 0", ["swift-armand"])


def test_without_keelhaul_the_owner_answers() -> None:  # KP-8.18
    scene = mutiny(hands={1: "Scurvy"})
    interrupt(scene, 1)
    assert scene.moves() == [Pass()]  # other cards wait until the mutiny is settled
    scene.play(Pass())
    assert scene.asked == "mutiny_answer 0"
    scene.play(AcceptMutiny(), "red")
    assert scene.crew(0) == []


def test_in_the_maintenance_window_it_goes_on_after_the_rescue() -> None:  # KP-8.18, KP-8.12
    scene = Scene(OPEN, at="window_maintenance", players=3, hands={1: "Mutiny", 2: "Keelhaul, Scurvy"})
    scene.play(next(move for move in scene.moves() if type(move).__name__ == "PlayMutiny"))
    interrupt(scene, 2)
    scene.play(Keelhaul())
    assert scene.asked == "window_maintenance 2"


def test_keelhaul_may_be_for_the_own_ship_only() -> None:  # KP-8.18
    scene = mutiny(hands={0: "Attack", 2: "Keelhaul"}, keelhaul="own")
    assert (scene.asked, able(scene)) == ("mutiny_answer 0", [])
    alone = Scene(
        "A H A T ~ H", at="roll", rum={0: 0}, crews={0: "Swift Armand"}, hands={1: "Keelhaul"}, keelhaul="own"
    )
    assert "mutiny_done" in kinds(alone.play(Roll(), "red", "rum1", "red"))


def test_whoever_begins_may_be_interrupted_before_drawing() -> None:  # KP-8.17
    scene = Scene(at="begin", hands={1: "Murder"}, crews={0: "Quill Meredith, Swift Armand, Ledger Lou"})
    interrupt(scene, 1)
    scene.play(PlayMurder(0, "quill-meredith"))
    assert scene.asked == "new_captain 0"
    scene.play(Captain("swift-armand"))
    assert scene.asked == "begin 0"
    scene.play(Begin(), "Attack", "Attack")
    assert scene.ship(0).cards == 2  # the scholar is dead: no third card
