"""What can be known before a move is made: fights with chances, tiles, treasures. KP-3.05, KP-5.*, KP-6.*, KP-9.*

Only public figures are read, so a prospect never betrays a hand.
"""

from ...core.messages import Prospect
from ...core.odds import chance_against, percent
from .components import DEFENCES, FACE_DOWN, FIRST_WARSHIP, NATIONS, NO_TILE, NOBODY, SHIP, WARSHIP
from .fights import ATTACKER, BOTH, FOES, fighter, foe_at, is_beaten, loot_cards, raid_at, ships_at, total_of
from .islands import is_new_island, maps_needed_at
from .prospects import DiceAhead, DuelAhead, NoRaid, NoTreasure, RaidAhead, TileAhead, TreasureAhead
from .state import Fight, Kings

Prospects = tuple[Prospect, ...]


def at_end(state: Kings, seat: int, place: int) -> Prospects:
    """What a voyage may lead to that ends at `place`."""
    if state.setting.sea.hideout[place]:
        return ()
    if state.tiles[place] == FACE_DOWN:
        return (unknown_tile(state, place),)
    return (*raids(state, seat, place), *treasures(state, seat, place), *duels(state, seat, place))


def unknown_tile(state: Kings, place: int) -> TileAhead:
    """KP-3.05, KP-1.02: the tiles that are still face down on such hexes."""
    bag = state.shark if state.setting.sea.dark[place] else state.ocean
    warships = len([tile for tile in bag if tile >= FIRST_WARSHIP])
    merchants = len([tile for tile in bag if NO_TILE < tile < FIRST_WARSHIP])
    return TileAhead(percent(warships, len(bag)), percent(merchants, len(bag)))


def raids(state: Kings, seat: int, place: int) -> Prospects:
    """KP-6.01, KP-6.03, KP-6.14"""
    foe = foe_at(state, place)
    if foe == NOBODY:
        return ()
    return (NoRaid(FOES[foe]),) if is_beaten(state, seat, place) else (raid_ahead(state, seat, place),)


def raid_ahead(state: Kings, seat: int, place: int, attacks: bool = False) -> RaidAhead:
    fight = raid_at(state, seat, place)
    return RaidAhead(
        FOES[fight.foe],
        NATIONS[fight.nation],
        DEFENCES[fight.foe],
        total_of(state, fight, ATTACKER),
        chance_to_win(state, fight, seat, BOTH),
        loot_cards(state, fight),
        attacks or fight.foe == WARSHIP,
    )


def duels(state: Kings, seat: int, place: int) -> Prospects:
    return tuple([duel_ahead(state, seat, rival) for rival in ships_at(state, seat, place)])


def duel_ahead(state: Kings, seat: int, rival: int) -> DuelAhead:
    """KP-9.04, KP-9.05"""
    fight = Fight(seat, rival, SHIP, NOBODY)
    bonuses = total_of(state, fight, ATTACKER), total_of(state, fight, 1 - ATTACKER)
    chance = chance_to_win(state, fight, seat, BOTH)
    return DuelAhead(rival, bonuses[0], bonuses[1], chance, loot_cards(state, fight), state.ships[rival].money)


def treasures(state: Kings, seat: int, place: int) -> Prospects:
    """KP-5.02, KP-5.03, KP-5.07"""
    sea = state.setting.sea
    if not sea.clues[place]:
        return ()
    name = state.name(place)
    if not is_new_island(state, seat, place):
        return (NoTreasure(name),)
    return (TreasureAhead(name, sea.treasure[place], maps_needed_at(state, seat, place)),)


def dice_ahead(state: Kings, seat: int, again: int) -> Prospects:
    """KP-6.05, KP-9.02: keep the dice, or roll those of `again` anew."""
    fight = state.fight
    assert fight is not None
    left = state.ships[seat].cannonballs - (1 if again else 0)
    return (DiceAhead(chance_to_win(state, fight, seat, again), again > 0, left),)


def chance_to_win(state: Kings, fight: Fight, seat: int, again: int) -> int:
    """Per cent, if the dice of `again` (bits) fall anew for `seat`, and those that have not fallen for its opponent.

    KP-6.03, KP-9.04: only the attacker of a duel wins a tie.
    """
    side = ATTACKER if seat == fight.attacker else 1 - ATTACKER
    other = 1 - side
    own = total_of(state, fight, side) - sum([fight.dice[2 * side + die] for die in (0, 1) if again >> die & 1])
    waiting = 2 if fighter(fight, other) != NOBODY and not fight.dice[2 * other] else 0
    wins_tie = fight.foe == SHIP and side == ATTACKER
    margin = own - total_of(state, fight, other) - (0 if wins_tie else 1)
    return chance_against(margin, again.bit_count(), waiting)
