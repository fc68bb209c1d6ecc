"""How the bosun plays Pirates on the Prowl, in single situations. Everything is seeded."""

from typing import Any

import pytest

from skulduggery.core.messages import Move
from skulduggery.games import game_called
from skulduggery.games.prowl.heuristic import ProwlHeuristic
from skulduggery.games.prowl.moves import Attack, ChooseShip, DavySail, Dig, Done, Dump, Raid, Roll, Sail, Store, Trade
from tests.bots.series import choice
from tests.games.prowl.scene import Scene
from tests.games.prowl.test_battle import engaged
from tests.question import asked_in

GAME = game_called("prowl")


def nearer(scene: Scene, move: Move, goal: str) -> bool:
    """Whether a sail brings the ship nearer to a place."""
    assert isinstance(move, Sail)
    steps = scene.sea.steps_to(scene.sea.index[goal])
    return steps[scene.sea.index[move.to]] < steps[scene.state.places[scene.state.ship]]


# --- situations


def test_a_prowler_sails_for_a_town_and_raids_it() -> None:
    scene = Scene(at={"blue": "22,3"}, roll=1)
    assert choice(scene) in (Sail("campeche"), Sail("port_royal"))
    scene.play(Sail("campeche"))
    assert choice(scene) == Raid()


def test_cargo_goes_where_it_belongs() -> None:
    scene = Scene(at={"blue": "15,7"}, cards={"blue": "C51, gold"}, roll=3)
    assert nearer(scene, choice(scene), "campeche")
    there = Scene(at={"blue": "campeche"}, cards={"blue": "C51, gold"}, roll=1)
    there.play(Sail("campeche"))
    assert choice(there) == Trade("C51")


def test_it_lands_and_digs() -> None:
    scene = Scene(at={"blue": "13,6"}, cards={"blue": "C05"}, roll=2)
    assert choice(scene) == Sail("bora_bora")
    scene.play(Sail("bora_bora"))
    assert choice(scene) == Dig("C05")


def test_treasure_is_brought_home_and_stored() -> None:
    scene = Scene(at={"blue": "8,1"}, cards={"blue": "diamond, ruby"}, roll=4)
    assert nearer(scene, choice(scene), "home_blue")
    home = Scene(cards={"blue": "diamond"}, roll=1)
    home.play(Sail("home_blue"))
    assert choice(home) == Store("diamond")


def test_of_two_ships_the_first_brings_its_treasure_home_too() -> None:
    home = Scene(ships=2, cards={"blue": "silver"}, chests={"blue": "ruby"}, target=6000)
    home.play(ChooseShip("blue"))
    home.throw(1)
    home.play(Sail("home_blue"))
    assert choice(home) == Store("silver")  # at sea it promises to fill the chest, so the full chest counts for more


def promising(scene: Scene) -> list[Move]:
    return ProwlHeuristic().promising(scene.state, asked_in(scene.state), GAME.legal_moves(scene.state))


@pytest.mark.parametrize(
    ("options", "patient"), [({}, 120), ({"ships": 2}, 120), ({"ships": 2, "treasure": "ship"}, 240)]
)
def test_in_a_long_match_it_raids_and_waits_no_more(options: dict[str, Any], patient: int) -> None:
    """PR-2.04: with twice the treasure there is more to wait for."""
    for past in (False, True):
        scene = Scene(at={"blue": "22,3"}, round=patient + past, **options)
        if "ships" in options:
            scene.play(ChooseShip("blue"))
        scene.play(Roll(), 1)
        assert (set(promising(scene)) <= {Sail("campeche"), Sail("port_royal")}) is past
        scene.play(Sail("campeche"))
        assert promising(scene) == ([Raid()] if past else [Raid(), Done()])


def test_in_a_long_match_it_plays_the_ship_whose_chest_is_not_full() -> None:
    chests = {"blue": "diamond, bronze"}
    patient, bold = (Scene(ships=2, chests=chests, target=6000, round=number) for number in (120, 121))
    assert promising(patient) == [ChooseShip("blue"), ChooseShip("green")]
    assert promising(bold) == [ChooseShip("green")]


def test_in_a_long_match_it_still_brings_treasure_home() -> None:
    scene = Scene(at={"blue": "22,3"}, cards={"blue": "diamond"}, round=121, roll=1)
    assert promising(scene) == GAME.legal_moves(scene.state)


def test_it_stores_what_wins() -> None:
    scene = Scene(cards={"blue": "silver"}, chests={"blue": "diamond, diamond"}, roll=1)
    scene.play(Sail("home_blue"))
    assert choice(scene) == Store("silver")


def test_it_attacks_a_rich_rival_and_spares_a_strong_one() -> None:
    assert choice(engaged("bronze, bronze", "diamond, ruby")) == Attack("purple")
    assert choice(engaged("diamond, ruby", "bronze, bronze, C01")) == Done()


def test_it_keeps_the_best_of_the_booty() -> None:
    scene = engaged("bronze, C01", "diamond, ruby, gold")
    scene.play(Attack("purple"), 6, 6, 1)
    dumped = [choice(scene)]
    scene.play(dumped[0])
    dumped.append(choice(scene))
    assert set(dumped) <= {Dump("bronze"), Dump("C01")}


def test_it_throws_away_cargo_that_only_slows_it_down_and_keeps_the_rest() -> None:  # PR-8.08
    sold_out = {"bronze": 0, "silver": 0}
    useless = Scene(at={"blue": "22,3"}, cards={"blue": "C25, C28, C33"}, stock=sold_out, roll=1, ditching="anywhere")
    assert isinstance(choice(useless), Dump)
    useful = Scene(at={"blue": "22,3"}, cards={"blue": "C51, gold"}, roll=1, ditching="anywhere")
    assert choice(useful) == Sail("campeche")


def test_it_knows_that_open_bridges_are_dangerous() -> None:  # PR-10.13
    at, cards = {"blue": "16,1", "purple": "13,3"}, {"blue": "diamond, ruby", "purple": "bronze, bronze, bronze"}
    worth = []
    for bridges in ("safe", "open"):
        scene = Scene(at={**at, "blue": "twir_north"}, cards=cards, roll=1, bridges=bridges)
        worth.append(ProwlHeuristic().value(scene.state, 0))
    assert worth[1] < worth[0]


def test_davy_hunts_a_rich_rival() -> None:
    scene = Scene(at={"purple": "15,6"}, davy_at="13,7", commander=0, cards={"purple": "diamond, ruby"})
    assert choice(scene) == DavySail()
    scene.play(DavySail(), 1)
    to = choice(scene)
    assert isinstance(to, Sail)
    scene.play(to)
    assert scene.asked == "davy_engage 0"
    assert choice(scene) == Attack("purple")


def test_only_a_few_of_davys_many_courses_are_tried() -> None:
    """A battle is the same from all fields beside a rival. To try all fields took more than a second."""
    scene = Scene(at={"purple": "15,6"}, davy_at="13,7", commander=0, cards={"purple": "diamond, ruby"})
    scene.play(DavySail(), 6)
    moves = scene.moves()
    tried = ProwlHeuristic().promising(scene.state, asked_in(scene.state), moves)
    assert len(moves) > 100
    assert len(tried) <= 4
    assert any(isinstance(move, Sail) and is_beside(scene, move.to, "15,6") for move in tried)


def is_beside(scene: Scene, field: str, rival: str) -> bool:
    index = scene.sea.index
    return bool(scene.state.setting.alongside[index[field]][index[rival]])
