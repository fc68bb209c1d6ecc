"""How the bosun plays King of the Pirates, in single situations. Everything is seeded."""

import pytest

from skulduggery.games import game_called
from skulduggery.games.kings.heuristic import KingsHeuristic, riches
from skulduggery.games.kings.heuristic_odds import ABOVE, hit_odds
from skulduggery.games.kings.moves import (
    AttackNation,
    Buy,
    Captain,
    Dig,
    Keelhaul,
    Pass,
    PlayDutchman,
    PlayMutiny,
    PlayScurvy,
    PlaySoldiers,
    Reroll,
    Sail,
    Steal,
    Stop,
)
from tests.bots.series import choice
from tests.games.kings.scene import Scene

GAME = game_called("kings")
MAPS = "Treasure Map, Treasure Map, Treasure Map, Treasure Map"


def test_odds_of_two_dice() -> None:
    assert ABOVE[1] == 1.0
    assert ABOVE[6] == pytest.approx(21 / 36)
    assert hit_odds(-11, 0) == pytest.approx(1 / 36)
    assert hit_odds(-12, 9) == 0.0
    assert hit_odds(-9, 1) > hit_odds(-9, 0)


def test_it_raids_when_it_can() -> None:
    scene = Scene("A H ~ T + H\nA4: A m")
    scene.play(Stop())
    assert choice(scene) == AttackNation()


def test_it_digs_when_it_can() -> None:
    assert choice(Scene("B ~ ~ A ~ ~ ~", hands={0: MAPS})) == Dig()


def test_it_buys_a_part_early() -> None:
    scene = Scene(money={0: 2600})
    scene.play(Stop())
    assert isinstance(choice(scene), Buy)


def test_it_fires_when_it_fails() -> None:
    scene = Scene("A H ~ T + H\nA4: A M")
    scene.play_on(Stop(), AttackNation(), 1, 1)
    assert choice(scene) == Reroll("both")


def test_it_hires_for_synergy() -> None:
    scene = Scene(crews={0: "Barrel Benedict, Hannah Grapeshot, Quill Meredith, Grandpa Spade"}, parts={0: "gun_deck"})
    scene.state.ships[0].captain = -1
    scene.state.pending = []
    scene.ask("crew_captain", 0)
    assert choice(scene) == Captain("barrel-benedict")  # the council makes the most of them


def test_it_prevents_mutinies_and_starts_them() -> None:
    scene = Scene(
        at="window_maintenance", hands={0: "Keelhaul", 1: "Mutiny"}, crews={0: "Hannah Grapeshot, Ledger Lou"}
    )
    scene.play_on(Pass(), PlayMutiny(0))
    assert choice(scene) == Keelhaul()


def test_it_steals_from_the_rich() -> None:
    assert choice(Scene(at="steals", crews={0: "Sorry Silas"}, money={1: 900})) == Steal(1, 200)


# --- house rules


def test_it_interferes_with_a_ship_that_sails() -> None:  # KP-8.15
    crews = {0: "Broadaxe Bram, Quill Meredith"}
    scene = Scene("B ~ ~ X . A ~", hands={1: "Flying Dutchman", 0: "Attack"}, crews=crews, interference="always")
    scene.play(Sail("B4"))
    assert scene.asked == "window_sail 1"
    assert choice(scene) == PlayDutchman("B4")


def test_a_question_to_others_is_not_the_end_of_the_own_turn() -> None:  # KP-8.15
    scene = Scene("B ~ ~ I . A ~", hands={1: "Keelhaul"}, parts={0: "gun_deck"}, interference="always")
    scene.play(Sail("B4"))
    asked, value = scene.asked, KingsHeuristic().value(scene.state, 0)
    scene.play(Pass())
    assert (asked, scene.asked) == ("window_sail 1", "sail 0")
    assert KingsHeuristic().value(scene.state, 0) == value


def test_it_does_not_harm_itself() -> None:  # KP-8.16
    scene = Scene(at="window_maintenance", hands={0: "Scurvy, Mutiny"}, crews={1: "Lemon Lizzie"}, aim="anyone")
    assert PlayScurvy(0) in scene.moves()
    assert choice(scene) in (Pass(), PlayMutiny(1))


def test_it_raids_a_beaten_town_again_where_it_may() -> None:  # KP-6.14
    scene = Scene("A H ~ A ~ H", crews={0: "Broadaxe Bram"}, raids="again")
    scene.play_on(Stop(), AttackNation(), 6, 6, 100, 100, 100, 100, 100)
    scene.state.active = 0
    scene.ask("fight_choice", 0)
    assert choice(scene) == AttackNation()


# --- effects that come after another question


def test_it_starts_a_mutiny_in_the_turn_of_a_rival() -> None:  # KP-8.12
    scene = Scene(
        "B ~ ~ A ~ ~ ~",
        at="window_maintenance",
        hands={0: "Attack", 1: "Mutiny"},
        crews={0: "Hannah Grapeshot, Ledger Lou"},
    )
    scene.play(Pass())
    assert choice(scene) == PlayMutiny(0)


def test_it_does_not_pass_while_it_can_still_win_a_raid() -> None:  # KP-6.06
    scene = Scene("A H ~ T + H\nA4: A m", hands={1: "Keelhaul"})
    scene.play_on(Stop(), AttackNation(), 1, 2)
    assert isinstance(choice(scene), Reroll)


def test_soldiers_wait_until_the_attacker_leads() -> None:  # KP-8.09
    scene = Scene("A H ~ T + H\nA4: A M", hands={0: "Keelhaul", 1: "Soldiers"}, cannonballs={0: 2})
    scene.play_on(Stop(), AttackNation(), 1, 2, Reroll("both"), 3, 4)
    assert scene.asked == "window_fight 1"
    assert choice(scene) == Pass()
    leading = Scene("A H ~ T + H\nA4: A M", hands={0: "Keelhaul", 1: "Soldiers"}, cannonballs={0: 0})
    leading.play_on(Stop(), AttackNation(), 4, 4, Pass())
    assert choice(leading) == PlaySoldiers()


def test_it_knows_that_it_is_dangerous_beside_the_dutchman() -> None:  # KP-2.06, KP-7.03
    worth = []
    for row in ("D ~ i X . s A ~ ~", "D ~ i . s X A ~ ~"):
        scene = Scene(row, active=1, at="begin", crews={0: "Broadaxe Bram, Quill Meredith"})
        worth.append(riches(scene.state, 0))
    assert worth[1] < worth[0]


def test_it_stops_in_a_hideout_instead_of_playing_cards() -> None:  # KP-4.02
    scene = Scene("A A ~ T ~ H", rum={0: 0}, cannonballs={0: 0}, hands={0: "Tailwind, Flying Dutchman"}, scurvy={0: 1})
    assert choice(scene) == Stop()
