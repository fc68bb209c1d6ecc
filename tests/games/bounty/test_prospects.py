"""What a captain is told before sailing: trades, raids and engagements, with the chance to win."""

import pytest

from skulduggery.core.chance import FastChance
from skulduggery.games.bounty.foresight import chance_of_raid
from skulduggery.games.bounty.hidden import resample, view
from skulduggery.games.bounty.moves import Engage, Raid, Sail
from skulduggery.games.bounty.prospects import CommissionAhead, EngageAhead, NoTrade, RaidAhead, TradeAhead
from skulduggery.games.bounty.roles import is_pirate, is_warship
from tests.games.bounty.scene import VALUES, Scene

GUESSES = 3000
TOLERANCE = 0.03  # more than three standard deviations
PORT = "D E F\n 11 . C ."


def trade(**situation: object) -> object:
    (ahead,) = Scene(PORT, roll=3, **situation).prospects(Sail("E12"))  # type: ignore[arg-type]  # what a Scene takes
    return ahead


def test_a_port_tells_its_price() -> None:  # BO-P.01, BO-P.02
    ahead = trade()
    assert isinstance(ahead, TradeAhead)
    assert ahead.fee > 0


def test_a_port_tells_why_there_is_no_trade() -> None:  # BO-P.02
    port = trade().port  # type: ignore[attr-defined]  # a TradeAhead
    assert trade(purses={0: 0}) == NoTrade(port, "poor")


def test_a_raid_on_ships_that_are_known_is_certain() -> None:  # BO-A.05 to BO-A.07
    scene = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll"}, plunder={"gold": "Wool"}, roll=2)
    assert scene.prospects(Raid("J9")) == (RaidAhead(("gold",), 1, 100),)


@pytest.mark.parametrize("top", ["Wool", "Captain Clove", "Frigate Sentinel"])
def test_what_a_hidden_card_is_does_not_change_what_is_told(top: str) -> None:  # BO-R.02
    scene = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll", "gold": top}, roll=2)
    (ahead,) = scene.prospects(Raid("J9"))
    assert isinstance(ahead, RaidAhead)
    assert 0 < ahead.chance < 100
    twin = Scene("H I J\n 9 C . G", holds={"crimson": "Red Moll", "gold": top}, roll=2)
    twin.state = resample(twin.state, 0, FastChance(3))
    assert twin.prospects(Raid("J9")) == (ahead,)


@pytest.mark.parametrize("ruled_out", [0, 2, 4, 6])
def test_the_chance_of_a_raid_is_that_of_all_possible_deals(ruled_out: int) -> None:  # BO-A.05 to BO-A.08
    """Compared with many resampled states: a warship beats the raider, pirates shoot it out."""
    holds = {"crimson": "Red Moll", "gold": "Wool, Captain Clove", "emerald": "Frigate Sentinel"}
    scene = Scene("H I J\n 9 C . +\nJ9: G E", holds=holds, roll=2)
    scene.state.holds[1][0].ruled_out = ruled_out
    won = 0.0
    for seed in range(GUESSES):
        guess = resample(scene.state, 0, FastChance(seed))
        if not any(is_warship(guess, ship) for ship in (1, 2)):
            won += 1 / (1 + sum(is_pirate(guess, ship) for ship in (1, 2)))
    cases, of = chance_of_raid(scene.state, 0, [1, 2])
    assert cases / of == pytest.approx(won / GUESSES, abs=TOLERANCE)


def test_a_warship_beats_a_pirate_and_shoots_it_out_with_a_warship() -> None:  # BO-W.04 to BO-W.06
    for top, chance in (("Red Moll", 100), ("Frigate Sentinel", 50)):
        holds = {"crimson": "Brig Steadfast", "gold": top}
        scene = Scene("H I J\n 9 C . G", holds=holds, shown=["gold"], roll=2)
        assert scene.prospects(Engage("gold")) == (EngageAhead("gold", 1, chance),)


def test_the_admiralty_tells_of_the_commission() -> None:  # BO-C.03
    scene = Scene(claims={"crimson": "gold"}, roll=2)
    scene.state.places[0] = scene.state.setting.sea.admiralty
    name = scene.state.setting.sea.names[scene.state.setting.sea.admiralty]
    assert scene.prospects(Sail(name)) == (CommissionAhead("gold"),)


def test_the_owner_sees_what_all_cargo_aboard_is_worth() -> None:  # BO-H.01
    scene = Scene(holds={"crimson": "Wool"}, plunder={"crimson": "Red Moll"}, roll=2)
    expected = VALUES["Wool"] + VALUES["Red Moll"]
    assert [view(scene.state, seat).ships[0].worth for seat in (0, 1, None)] == [expected, None, None]
