"""Two ships each, and the small board. PR-12.*, PR-13.*"""

import pytest

from skulduggery.games.prowl import GAME
from skulduggery.games.prowl.events import DieThrown, GameEnded, ShipChosen
from skulduggery.games.prowl.moves import Attack, ChooseShip, Dig, Done, Raid, Roll, Sail, Store, Trade
from skulduggery.games.prowl.sea import NOWHERE
from tests.games.prowl.scene import Scene
from tests.games.situation import kinds, the


def test_each_ship_has_its_own_home_and_chest() -> None:  # PR-12.01
    scene = Scene(ships=2, chests={"blue": "silver", "green": "gold"})
    assert [(ship.ship, ship.seat, ship.home) for ship in scene.view().ships] == [
        ("blue", 0, "home_blue"),
        ("green", 0, "home_green"),
        ("purple", 1, "home_purple"),
        ("white", 1, "home_white"),
    ]
    scene.play_on(ChooseShip("green"), Roll(), 1, Sail("home_green"))
    assert scene.offered() == {"load gold", "done"}


def test_one_of_the_two_is_chosen_before_the_die() -> None:  # PR-12.02
    scene = Scene(ships=2)
    assert (scene.asked, scene.offered()) == ("ship 0", {"choose_ship blue", "choose_ship green"})
    assert the(ShipChosen, scene.play(ChooseShip("green"))).ship == "green"
    scene.play(Roll(), 1)
    assert scene.view().ship == "green"
    scene.play_on(Sail("home_green"), Done())
    assert scene.asked == "ship 1"


def test_a_ship_in_mutiny_cannot_be_chosen_and_both_lose_the_turn() -> None:  # PR-9.09, PR-12.02
    one = Scene(ships=2, idle={"blue": 2})
    assert (one.asked, one.state.ship) == ("roll 0", 1)  # no question
    one.pass_turn()
    assert one.ship("blue").idle == 1
    both = Scene(ships=2, seat=1, idle={"blue": 2, "green": 1})
    both.play(ChooseShip("purple"))
    both.pass_turn()
    assert (both.ship("blue").idle, both.ship("green").idle, both.asked) == (1, 0, "ship 1")


def test_both_chests_must_be_full_at_the_same_moment() -> None:  # PR-12.03
    chests = {"blue": "diamond, silver", "green": "ruby, bronze"}
    scene = Scene(ships=2, chests=chests, cards={"green": "bronze, silver"}, target=6000)
    scene.play_on(ChooseShip("green"), Roll(), 1, Sail("home_green"))
    events = scene.play(Store("silver"))
    over = the(GameEnded, events)
    assert (over.reason, over.ranking, over.values) == ("target", (1, 2), (14000, 0))
    short = Scene(ships=2, chests={"blue": "diamond"}, cards={"green": "bronze, silver, ruby"}, target=6000)
    short.play_on(ChooseShip("green"), Roll(), 1, Sail("home_green"), Store("silver"))
    assert kinds(short.play(Store("ruby"))) == ["stored"]  # the other chest is too light


def test_a_winner_never_scores_less_than_another_who_owns_more() -> None:  # PR-12.03, PR-15.02
    chests = {"blue": "diamond, bronze", "green": "ruby", "purple": "diamond, diamond, diamond"}
    scene = Scene(ships=2, chests=chests, cards={"green": "silver"}, target=6000, stock={})
    scene.play_on(ChooseShip("green"), Roll(), 1, Sail("home_green"), Store("silver"))
    result = GAME.result(scene.state)
    assert result is not None
    assert (result.places, result.scores) == ((1, 2), (15000, 15000))
    sheet = [GAME.score_sheet(scene.state, seat) for seat in (0, 1)]
    assert [sum(line.amount for line in lines) for lines in sheet] == [15000, 15000]
    assert [line.what for line in sheet[0]][-1] == "victory"


def test_sister_ships_neither_visit_nor_fight_each_other() -> None:  # PR-12.04
    scene = Scene(ships=2, at={"blue": "9,4"})
    scene.play_on(ChooseShip("blue"), Roll(), 1)
    assert scene.why("home_green").rule == "PR-3.09"  # type: ignore[union-attr]
    near = Scene(ships=2, at={"blue": "13,6", "green": "16,6"}, cards={"blue": "silver"})
    near.play(ChooseShip("blue"))
    near.throw(5)
    near.play(Sail("15,6"))
    assert near.asked == "ship 1"


def test_davy_is_commanded_by_the_player() -> None:  # PR-12.05
    scene = Scene(ships=2, at={"blue": "13,6", "purple": "16,6"}, cards={"blue": "silver"})
    scene.play(ChooseShip("blue"))
    scene.throw(5)
    scene.play_on(Sail("15,6"), Attack("purple"), 6, 1, Done())
    assert scene.asked == "davy 1"
    scene.play(scene.moves()[1])
    assert scene.asked == "ship 1"  # either of her ships may sail after him


@pytest.mark.parametrize(("mutiny", "lost"), [("player", [2, 2]), ("ship", [2, 0])])
def test_a_mutiny_takes_the_turns_of_the_player_or_of_the_ship(mutiny: str, lost: list[int]) -> None:  # PR-12.06
    scene = Scene(ships=2, at={"blue": "campeche"}, mutiny=mutiny)
    scene.play_on(ChooseShip("blue"), Roll(), 1, Sail("campeche"), Raid(), "mutiny")
    assert [scene.ship(name).idle for name in ("blue", "green")] == lost
    scene.pass_turn()
    assert scene.asked == ("ship 1" if mutiny == "player" else "roll 0")


@pytest.mark.parametrize(("raiding", "offered"), [("player", {"done"}), ("ship", {"raid", "done"})])
def test_the_last_raid_counts_for_the_player_or_for_the_ship(raiding: str, offered: set[str]) -> None:  # PR-12.07
    scene = Scene(ships=2, at={"blue": "campeche", "green": "campeche"}, raiding=raiding)
    scene.play_on(ChooseShip("blue"), Roll(), 1, Sail("campeche"), Raid(), "C01")
    scene.pass_turn()
    scene.play_on(ChooseShip("green"), Roll(), 1, Sail("campeche"))
    assert scene.offered() == offered


def test_the_die_may_come_before_the_ship() -> None:  # PR-12.08
    scene = Scene(ships=2, cards={"green": "C01, silver"}, choosing="after")
    assert (scene.asked, scene.moves()) == ("throw 0", [Roll()])
    assert the(DieThrown, scene.play(Roll(), 4)).value == 4
    assert (scene.asked, scene.offered(), scene.view().steps) == (
        "ship 0",
        {"choose_ship blue", "choose_ship green"},
        0,
    )
    scene.play(ChooseShip("green"))
    assert (scene.asked, scene.view().ship, scene.view().steps) == ("sail 0", "green", 5)
    alone = Scene(ships=2, idle={"blue": 1}, choosing="after")
    assert alone.asked == "roll 0", "there is one ship to throw for"


def test_who_has_lost_a_pirate_collects_for_both_with_the_other() -> None:  # PR-9.13, PR-12.09
    cards = {"blue": "bronze, silver"}
    scene = Scene(ships=2, at={"green": "campeche"}, chests={"blue": "diamond, ruby"}, cards=cards, target=6000)
    scene.play_on(ChooseShip("green"), Roll(), 1, Sail("campeche"), Raid(), "kraken")
    assert (scene.ship("green").alive, scene.ship("blue").alive, scene.state.deaths) == (False, True, [])
    scene.pass_turn()
    assert scene.asked == "roll 0", "only one ship is left"
    scene.play_on(Roll(), 1, Sail("home_blue"))
    assert kinds(scene.play(Store("bronze"))) == ["stored"], "10,000 are more than 6,000, but less than 12,000"
    assert the(GameEnded, scene.play(Store("silver"))).reason == "target"


def test_without_a_living_pirate_the_player_is_out() -> None:  # PR-9.13
    scene = Scene(ships=2, at={"green": "campeche"})
    scene.state.places[0] = NOWHERE
    scene.play_on(ChooseShip("green"), Roll(), 1, Sail("campeche"))
    assert the(GameEnded, scene.play(Raid(), "kraken")).ranking == (2, 1)


# --- the small board


def test_names_are_combined_on_the_small_board() -> None:  # PR-13.01
    """C02 is for Nassau, C17 for Perdida."""
    scene = Scene(board="small", at={"black": "tortuga_nassau"}, cards={"black": "C01, C02, bronze"}, roll=1)
    scene.play(Sail("tortuga_nassau"))
    assert scene.offered() == {"trade C01", "trade C02", "done"}
    assert the_reward(scene, "C02") == "gold"
    dig = Scene(board="small", at={"black": "12,3"}, cards={"black": "C17, C18"}, roll=1)
    dig.play(Sail("perdida_bonita"))
    dig.play(Dig("C18"))
    assert dig.offered() == {"dig C17", "done"}


def the_reward(scene: Scene, card: str) -> str:
    event = scene.play(Trade(card))[0]
    return str(event.reward)  # type: ignore[attr-defined]


def test_raids_on_the_small_board_count_by_field() -> None:  # PR-13.01
    scene = Scene(board="small", at={"black": "port_royal_campeche"}, roll=1)
    scene.play(Sail("port_royal_campeche"))
    events = scene.play(Raid(), "C51")  # Campeche: this very field
    assert "card_voided" in kinds(events)
    storm = Scene(board="small", at={"black": "port_royal_campeche"}, roll=1)
    storm.play_on(Sail("port_royal_campeche"), Raid(), "storm")
    assert storm.where("black") == "clew_bay_tripoli"


def test_the_own_quarters_town_of_the_small_board_is_not_raided() -> None:  # PR-13.02
    for colour, town in (("black", "tortuga_nassau"), ("yellow", "clew_bay_tripoli")):
        seat = ["black", "yellow"].index(colour)
        scene = Scene(board="small", seat=seat, at={colour: town}, roll=1)
        scene.play(Sail(town))
        assert scene.offered() == {"done"}
    other = Scene(board="small", at={"black": "clew_bay_tripoli"}, roll=1)
    other.play(Sail("clew_bay_tripoli"))
    assert other.offered() == {"raid", "done"}
