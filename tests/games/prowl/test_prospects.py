"""What a captain is told before sailing: battles, raids and trades, and why some are not possible."""

from itertools import product

import pytest

from skulduggery.core.messages import Prospect
from skulduggery.core.odds import percent
from skulduggery.games.prowl.components import CARD_INDEX, VALUES
from skulduggery.games.prowl.foresight import chance_to_win
from skulduggery.games.prowl.hidden import view
from skulduggery.games.prowl.moves import Attack, DavySail, Done, Sail
from skulduggery.games.prowl.prospects import BattleAhead, NoBattle, NoRaid, RaidAhead, TradeAhead, TradeLacks
from tests.games.prowl.scene import Scene
from tests.games.prowl.test_battle import DUEL, engaged
from tests.games.prowl.test_davy import HAUNTED

FACES = range(1, 7)


@pytest.mark.parametrize(("dice", "against"), list(product((1, 2, 3), repeat=2)))
def test_the_chance_counts_all_throws(dice: int, against: int) -> None:  # PR-10.06, PR-10.07
    won = 0
    for throw in product(FACES, repeat=dice + against):
        attack, defence = sorted(throw[:dice])[::-1], sorted(throw[dice:])[::-1]
        number = min(dice, against)
        won += attack[:number] > defence[:number]
    assert chance_to_win(dice, against) == percent(won, 6 ** (dice + against))


def test_a_battle_is_foreseen_where_the_voyage_ends_alongside() -> None:  # PR-10.02, PR-10.03
    scene = Scene(DUEL, cards={"blue": "bronze", "purple": "C01, silver"}, steps=5)
    ahead = BattleAhead("purple", 2, 1, chance_to_win(2, 1), 2)
    assert scene.prospects(Sail("15,6")) == (ahead,)
    assert engaged("bronze", "C01, silver").prospects(Attack("purple")) == (ahead,)
    assert engaged().prospects(Done()) == ()
    assert scene.prospects(Sail("15,7")) == ()  # only a corner


def test_without_all_steps_the_reason_is_told() -> None:  # PR-10.03
    still = Scene("@15,6\nG\nA", cards={"blue": "silver"}, roll=1)
    assert still.prospects(Sail("15,7")) == (NoBattle("purple", "steps"),)


def test_a_bridge_is_named_as_the_reason() -> None:  # PR-10.04
    scene = Scene(at={"blue": "13,0", "purple": "twir_north"}, roll=1)
    beside = [move for move in scene.moves() if isinstance(move, Sail) and move.to == "13,0"]
    found: list[Prospect] = [each for move in beside for each in scene.prospects(move)]
    assert found == [NoBattle("purple", "bridge")]


def test_a_town_tells_whether_it_can_be_raided() -> None:  # PR-5.07, PR-5.08
    scene = Scene(at={"blue": "campeche"}, roll=1)
    assert scene.prospects(Sail("campeche")) == (RaidAhead("campeche"),)
    scene.state.last_raid[0] = scene.state.places[0]
    assert scene.prospects(Sail("campeche")) == (NoRaid("campeche", "raided_last"),)
    own = scene.state.setting.sea.own_towns[scene.state.colours[0]][0]
    scene.state.places[0] = own
    name = scene.state.setting.sea.names[own]
    assert scene.prospects(Sail(name)) == (NoRaid(name, "own_quarter"),)


def test_a_trade_tells_its_reward_and_what_it_lacks() -> None:  # PR-5.01, PR-5.02
    scene = Scene(at={"blue": "campeche"}, cards={"blue": "C51, gold"}, roll=1)
    assert scene.prospects(Sail("campeche"))[0] == TradeAhead("C51", "gold", "diamond")
    poor = Scene(at={"blue": "campeche"}, cards={"blue": "C51"}, roll=1)
    lacks = TradeLacks("C51", "gold", "diamond", "extra")
    assert poor.prospects(Sail("campeche"))[0] == lacks
    poor.play(Sail("campeche"))
    assert poor.prospects(Done()) == (lacks,)
    scene.state.stock = [0] * len(scene.state.stock)
    assert scene.prospects(Sail("campeche"))[0] == TradeLacks("C51", "gold", "diamond", "stock")


def test_a_map_tells_what_it_digs_up() -> None:  # PR-7.01
    scene = Scene(at={"blue": "bora_bora"}, cards={"blue": "C05"}, roll=1)
    (ahead,) = scene.prospects(Sail("bora_bora"))
    assert isinstance(ahead, TradeAhead)
    assert (ahead.card, ahead.extra) == ("C05", None)


def test_davy_is_told_whom_he_may_attack() -> None:  # PR-11.06
    scene = Scene(HAUNTED, commander=0, cards={"purple": "bronze"})
    scene.play(DavySail(), 1)
    assert scene.prospects(Sail("14,6")) == (BattleAhead("purple", 1, 2, chance_to_win(1, 2), 1),)


def test_davy_at_home_is_no_news() -> None:  # PR-10.04
    scene = Scene(commander=1, roll=6)
    found = [each for move in scene.moves() for each in scene.prospects(move)]
    assert not [each for each in found if isinstance(each, NoBattle) and each.ship == "davy"]


def test_the_owner_sees_what_the_treasure_aboard_is_worth() -> None:  # PR-14.01
    scene = Scene(cards={"blue": "C01, silver, gold"}, roll=1)
    expected = VALUES[CARD_INDEX["silver"]] + VALUES[CARD_INDEX["gold"]]
    assert [view(scene.state, seat).ships[0].cards_value for seat in (0, 1, None)] == [expected, None, None]


def test_on_open_bridges_battles_are_foreseen() -> None:  # PR-10.13
    scene = Scene(at={"blue": "13,0", "purple": "twir_north"}, steps=5, bridges="open")
    (ahead,) = scene.prospects(Sail("13,0"))
    assert isinstance(ahead, BattleAhead)
    assert ahead.ship == "purple"
