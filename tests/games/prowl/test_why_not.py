"""Whatever a person points at is either offered or explained, with the rule behind it."""

import pytest
from hypothesis import given, settings

from skulduggery.games.prowl import GAME, refusals
from skulduggery.games.prowl.checking.watched import ProwlMatch
from skulduggery.games.prowl.moves import Attack, ChooseShip, DavySail, Done, Raid, Sail
from skulduggery.games.prowl.options import ProwlOptions
from tests.games.prowl.scene import Scene
from tests.games.prowl.test_battle import engaged
from tests.question import asked_in
from tests.strategies import options_of, seeds


def test_before_the_die_is_thrown() -> None:
    assert isinstance(Scene().why("13,6"), refusals.RollFirst)
    assert Scene().why("roll") is None


@pytest.mark.parametrize(
    ("field", "refusal"),
    [
        ("kingdom", refusals.Grey),
        ("home_green", refusals.NotYourHome),
        ("bora_bora", refusals.NoMap),
        ("hong_kong", refusals.TooFar),
        ("16,6", refusals.FieldTaken),
        ("blue", refusals.PointAtField),
        ("14,6", type(None)),
    ],
)
def test_sailing(field: str, refusal: type) -> None:
    assert isinstance(Scene("@13,6\nA..G", cards={"blue": "C07"}, roll=1).why(field), refusal)


def test_a_full_bridge_and_a_closed_way() -> None:
    full = Scene(players=3, at={"blue": "13,1", "purple": "twir_north", "red": "twir_north"}, roll=1)
    assert full.why("twir_north") == refusals.FieldFull("PR-4.07", "twir_north", 2)
    closed = Scene(at={"blue": "4,8", "purple": "4,9"}, cards={"blue": "silver"}, roll=2)
    assert closed.why("4,10") == refusals.WayClosed("PR-4.06", "4,10")


def test_a_wrecked_ship() -> None:
    scene = Scene("@13,6\nA", wrecked=["blue"], roll=1)
    assert scene.why("14,6") == refusals.HomeFirst("PR-9.07", "blue")


def test_davy() -> None:
    scene = Scene(commander=0)
    assert isinstance(scene.why("13,6"), refusals.ChooseFirst)
    assert scene.why("davy") is None
    scene.play(DavySail(), 1)
    assert scene.why("tortuga") == refusals.DavyStaysAtSea("PR-11.05", "tortuga")
    assert isinstance(scene.why("cur:1,6"), refusals.TooFar)
    assert isinstance(scene.why("blue"), refusals.PointAtField)


def test_choosing_a_ship() -> None:
    scene = Scene(ships=2)
    assert scene.why("purple") == refusals.NotYourShip("PR-12.02", "purple")
    assert isinstance(scene.why("13,6"), refusals.ChooseFirst)
    assert scene.why("green") is None


def test_attacking() -> None:
    places = {"red": "tortuga", "yellow": "15,8"}
    scene = engaged("silver", "C01", players=4, at=places, commander=1, davy_at="20,3", ghost="hunted")
    assert scene.why("purple") is None
    assert scene.why("yellow") == refusals.NotAlongside("PR-10.02", "yellow")
    assert scene.why("blue") == refusals.OwnShip("PR-10.05", "blue")
    assert scene.why("davy") == refusals.NotAlongside("PR-10.02", "davy")
    assert isinstance(scene.why("15,7"), refusals.ChooseFirst)
    own = engaged("silver", "C01", commander=0, davy_at="15,7", ghost="hunted")
    assert own.why("davy") == refusals.OwnDavy("PR-10.05")
    bridge = Scene(players=3, at={"blue": "16,1", "purple": "twir_north", "red": "17,0"}, steps=5)
    bridge.play(Sail("16,0"))
    assert bridge.why("purple") == refusals.SafeThere("PR-10.04", "purple", "twir_north")


def test_exile() -> None:
    scene = engaged("silver", "", players=3, at={"red": "perdida"})
    scene.play(Attack("purple"), 6, 1)
    assert scene.why("perdida") == refusals.IslandTaken("PR-10.10", "perdida")
    assert scene.why("15,7") == refusals.NoIsland("PR-10.10", "15,7")
    assert isinstance(scene.why("blue"), refusals.NoIsland)
    assert scene.why("chicken") is None


def test_in_town() -> None:
    scene = Scene(at={"blue": "campeche"}, cards={"blue": "C01, C51, bronze"}, roll=1)
    scene.play(Sail("campeche"))
    assert scene.why("trade-C01") == refusals.NotHere("PR-5.01", "C01", "tortuga")
    assert scene.why("trade-C51") == refusals.ExtraMissing("PR-5.01", "C51", "gold")
    assert scene.why("aboard-bronze") == refusals.NoCargo("PR-5.01", "bronze")
    assert scene.why("dump-C01") == refusals.NothingToDump("PR-8.05", "C01")
    assert scene.why("raid") == refusals.CardForThisTown("PR-5.06", "campeche", "C51")
    assert isinstance(scene.why("13,6"), refusals.CardsFirst)
    assert scene.why("dump-C51") is None


def test_at_home_and_on_an_island() -> None:
    home = Scene(cards={"blue": "C01, C02, bronze"}, chests={"blue": "C03, silver"}, roll=1)
    home.play(Sail("home_blue"))
    assert home.why("chest-silver") == refusals.MastsFull("PR-6.03", "silver")
    assert isinstance(home.why("13,6"), refusals.CardsFirst)
    assert home.why("aboard-C01") is None  # swapped
    island = Scene(at={"blue": "bora_bora"}, cards={"blue": "C01, C05, bronze"}, stock={"bronze": 0}, roll=1)
    island.play(Sail("bora_bora"))
    assert island.why("aboard-C01") == refusals.NotHere("PR-7.01", "C01", "tortuga")
    assert island.why("aboard-C05") == refusals.SoldOut("PR-7.02", "C05", "bronze")
    assert island.why("aboard-bronze") == refusals.NoCargo("PR-7.01", "bronze")
    assert isinstance(island.why("13,6"), refusals.CardsFirst)


def test_booty_and_discards() -> None:
    loot = engaged("silver, bronze", "C01, gold")
    loot.play(Attack("purple"), 6, 6, 1)
    assert loot.why("keep") == refusals.TooMany("PR-10.09", 1)
    assert isinstance(loot.why("13,6"), refusals.CardsFirst)
    full = Scene(at={"blue": "campeche"}, cards={"blue": "C01, silver, bronze"}, roll=1)
    full.play_on(Sail("campeche"), Raid(), "C02")
    assert isinstance(full.why("13,6"), refusals.CardsFirst)
    assert full.why("dump-silver") is None


def test_mutiny() -> None:
    scene = Scene(ships=2)
    scene.state.idle[0] = 1  # after the question was put
    assert scene.why("blue") == refusals.InMutiny("PR-9.09", "blue", 1)
    assert ChooseShip("blue") not in scene.moves()


class Pointing(ProwlMatch):
    """Now and then everything there is is pointed at."""

    def choose(self, moves: list) -> object:  # type: ignore[type-arg, override]
        if self.chance.below(15) == 0:
            asked = asked_in(self.state)
            offered = {target for move in moves for target in asked.targets_of(move)}
            for target in GAME.targets(self.state):
                refusal = GAME.why_not(self.state, target)
                assert (refusal is None) == (target in offered), (target, refusal)
                assert refusal is None or refusal.rule.startswith("PR-"), (target, refusal)
        return super().choose(moves)


@settings(max_examples=6, deadline=None)
@given(options_of(GAME), seeds)
def test_everything_that_is_not_offered_has_a_rule(options: ProwlOptions, seed: int) -> None:
    values = {name: getattr(options, name) for name in options.__struct_fields__}
    Pointing(ProwlOptions(**{**values, "rounds": "limited", "round_limit": 20}), seed).play()


def test_done_is_not_offered_at_sea() -> None:
    scene = Scene("@13,6\nA", roll=1)
    assert Done() not in scene.moves()
