"""What is certain before a move is made, and no more."""

from skulduggery.core.messages import Move
from skulduggery.games.prowl.events import GameEnded
from skulduggery.games.prowl.moves import Attack, DavySail, DavySkip, Dump, Raid, Sail, Store, Trade
from tests.games.prowl.scene import Scene
from tests.games.prowl.test_battle import engaged
from tests.games.situation import kinds


def seen(scene: Scene, move: Move) -> list[str]:
    return kinds(list(scene.preview(move).effects))


def test_the_way_through_currents_and_bridges_is_shown_step_by_step() -> None:
    scene = Scene("@9,1\nA", roll=5)
    preview = scene.preview(Sail("twir_south"))
    assert preview.path == ("9,1", "cur:10,1", "13,0", "twir_north", "twir_south")
    assert kinds(list(preview.effects)) == ["sailed"]


def test_a_trade_shows_its_reward() -> None:
    scene = Scene(at={"blue": "campeche"}, cards={"blue": "C51, gold"}, roll=1)
    scene.play(Sail("campeche"))
    assert seen(scene, Trade("C51")) == ["traded"]
    assert seen(scene, Dump("C51")) == ["dumped"]


def test_a_raid_shows_no_card_and_an_attack_no_dice() -> None:
    scene = Scene(at={"blue": "campeche"}, roll=1)
    scene.play(Sail("campeche"))
    assert seen(scene, Raid()) == []
    assert seen(engaged(), Attack("purple")) == []
    assert seen(Scene(commander=0), DavySail()) == []
    assert seen(Scene(commander=0), DavySkip()) == []


def test_coming_home_wrecked_shows_the_repair() -> None:
    scene = Scene("@4,3\nA", wrecked=["blue"], roll=1)
    assert seen(scene, Sail("home_blue")) == ["sailed", "repaired"]


def test_a_store_that_wins_shows_itself() -> None:
    scene = Scene(cards={"blue": "silver"}, chests={"blue": "ruby"}, roll=1, target=6000)
    scene.play(Sail("home_blue"))
    assert seen(scene, Store("silver")) == ["won", "stored"]  # the end shows all chests: not before it is there


def test_the_end_by_rounds_is_not_foretold() -> None:  # PR-15.01
    assert not GameEnded("rounds", (1, 2), (3000, 2000), (), ()).is_won_by(0)
