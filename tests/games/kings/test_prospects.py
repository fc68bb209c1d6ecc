"""What a captain is told before a fight: defence, bonus, chance and loot. Chances are compared with all throws."""

from itertools import product

import pytest
from msgspec.structs import replace

from skulduggery.core.odds import percent
from skulduggery.games.kings.moves import AttackNation, AttackShip, NoFight, Pass, Reroll, Sail, Stand, Stop
from skulduggery.games.kings.prospects import (
    DiceAhead,
    DuelAhead,
    NoRaid,
    NoTreasure,
    RaidAhead,
    TileAhead,
    TreasureAhead,
)
from tests.games.kings.scene import Scene
from tests.games.kings.test_duels import TOGETHER, duel
from tests.games.kings.test_raids import FORT, TOWN, WARSHIP, raid

FACES = range(1, 7)


def share(won: list[bool]) -> int:
    return percent(sum(won), len(won))


@pytest.mark.parametrize(("crew", "bonus"), [("", 0), ("Old Mother Gale", 1), ("Hannah Grapeshot, Thunder Tobias", 3)])
def test_before_a_raid_everything_that_decides_it_is_told(crew: str, bonus: int) -> None:  # KP-6.02, KP-6.03
    scene = Scene(TOWN, crews={0: crew})
    defence = 9
    chance = share([one + other + bonus > defence for one, other in product(FACES, repeat=2)])
    (ahead,) = scene.prospects(Stop())
    assert isinstance(ahead, RaidAhead)
    assert (ahead.foe, ahead.defence, ahead.bonus, ahead.chance) == ("town", defence, bonus, chance)
    assert ahead.loot == 5 + scene.state.ships[0].abilities.loot
    scene.play(Stop())
    assert not ahead.forced
    assert scene.prospects(AttackNation()) == (replace(ahead, forced=True),)
    assert scene.prospects(NoFight()) == ()


def test_a_raid_is_foreseen_where_the_voyage_ends() -> None:  # KP-6.01
    scene = Scene("A H A T ~ H")
    (ahead,) = scene.prospects(Sail("A3"))
    assert isinstance(ahead, RaidAhead)
    assert (ahead.foe, ahead.forced) == ("town", False)
    (warship,) = Scene(WARSHIP).prospects(Stop())
    assert isinstance(warship, RaidAhead)
    assert warship.forced


def test_a_beaten_place_is_told_beforehand() -> None:  # KP-6.12
    scene = Scene("A H A T ~ H")
    place = scene.state.setting.sea.index["A3"]
    scene.state.ships[0].beaten |= 1 << place
    assert scene.prospects(Sail("A3")) == (NoRaid("town"),)


def test_before_a_duel_the_attacker_has_the_ties() -> None:  # KP-9.04, KP-9.05
    scene = Scene(TOGETHER, money={1: 1200}, crews={0: "Thunder Tobias"})
    bonus = scene.state.ships[0].abilities.duel
    throws = product(FACES, repeat=4)
    chance = share([a + b + bonus >= c + d for a, b, c, d in throws])
    assert scene.prospects(Stop()) == (DuelAhead(1, bonus, 0, chance, 4, 1200),)
    scene.play(Stop())
    assert scene.prospects(AttackShip(1)) == (DuelAhead(1, bonus, 0, chance, 4, 1200),)


def test_dice_again_in_a_duel_show_their_price_and_their_chance() -> None:  # KP-9.02
    scene = duel(2, 5, cannonballs={0: 2, 1: 0})
    stands = share([a + b <= 7 for a, b in product(FACES, repeat=2)])
    first = share([one + 5 >= a + b for one, a, b in product(FACES, repeat=3)])
    both = share([one + other >= a + b for one, other, a, b in product(FACES, repeat=4)])
    assert scene.prospects(Stand()) == (DiceAhead(stands, False, 2),)
    assert scene.prospects(Reroll("first")) == (DiceAhead(first, True, 1),)
    assert scene.prospects(Reroll("both")) == (DiceAhead(both, True, 1),)


def test_the_defender_loses_ties() -> None:  # KP-9.04
    scene = duel(3, 4, 2, 2, cannonballs={0: 0, 1: 1})
    assert scene.asked == "duel_dice 1"
    assert scene.prospects(Stand()) == (DiceAhead(0, False, 1),)
    assert scene.prospects(Reroll("second")) == (DiceAhead(share([2 + one > 7 for one in FACES]), True, 0),)


def test_dice_again_in_a_raid_must_beat_the_defence() -> None:  # KP-6.05
    scene = raid(TOWN, 1, 6, cannonballs={0: 1})
    assert scene.prospects(Reroll("first")) == (DiceAhead(share([one + 6 > 9 for one in FACES]), True, 0),)
    assert scene.prospects(Pass()) == ()


def test_a_face_down_tile_tells_what_is_left() -> None:  # KP-3.05
    scene = Scene("A H A T ~ H")
    bag = scene.state.ocean
    (ahead,) = scene.prospects(Sail("A4"))
    assert ahead == TileAhead(share([tile >= 7 for tile in bag]), share([0 < tile < 7 for tile in bag]))


def test_a_treasure_tells_how_many_maps_it_needs() -> None:  # KP-5.03, KP-5.05
    scene = Scene("C F ~ s s s A F")
    (ahead,) = scene.prospects(Stop())
    assert isinstance(ahead, TreasureAhead)
    assert ahead.maps == 3
    scene.state.ships[0].dug |= 1 << scene.state.ships[0].place
    assert scene.prospects(Stop()) == (NoTreasure(ahead.place),)


def test_a_fortress_brings_more_than_a_town() -> None:  # KP-6.07
    (fort,), (town,) = Scene(FORT).prospects(Stop()), Scene(TOWN).prospects(Stop())
    assert isinstance(fort, RaidAhead)
    assert isinstance(town, RaidAhead)
    assert fort.loot > town.loot
