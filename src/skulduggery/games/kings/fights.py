"""The rules of raids and duels: whom one can fight, totals, dice and loot. KP-6.*, KP-9.*

The course of a fight, with its decisions and steps, is in `fighting.py`.
"""

from typing import Final

from ...core.chance import Chance
from ...core.messages import Event, Move
from .components import (
    DEFENCES,
    DUEL_LOOT,
    FACE_DOWN,
    LOOTS,
    MOST_PLAYERS,
    NO_TILE,
    NOBODY,
    SHIP,
    TARGETS,
    TILE_KINDS,
    TILE_NATIONS,
    TOWN,
    WARSHIP,
)
from .events import DiceRolled, FightEnded, LootDrawn, PackShuffled, Stolen, TileRemoved
from .fields import Foe, Rerolled, TheftCause
from .modifiers import Modifiers, by_nobody, total
from .moves import Reroll
from .state import Fight, Kings, Ship
from .tokens import set_cannonballs
from .winning import change_money

NATION: Final = MOST_PLAYERS  # among those whom a ship has fought in this turn
ATTACKER: Final = 0
DEFENDER: Final = 1
FIRST: Final = 1  # which dice fall again, as bits
SECOND: Final = 2
BOTH: Final = 3
DICE_NAMES: Final[list[Rerolled | None]] = [None, "first", "second", "both"]
FOES: Final[list[Foe]] = [*TARGETS, "ship"]
REROLLS: Final[list[Move]] = [Reroll("first"), Reroll("second"), Reroll("both")]


# --- whom one can fight


def nation_foe(state: Kings, seat: int) -> int:
    """KP-6.01: the kind of nation's ship or place on the ship's hex, or NOBODY."""
    return foe_at(state, state.ships[seat].place)


def foe_at(state: Kings, place: int) -> int:
    tile = state.tiles[place]
    if tile != NO_TILE and tile != FACE_DOWN:
        return (tile - 1) // 3
    return state.setting.sea.site[place]


def may_raid(state: Kings, seat: int) -> bool:
    """KP-6.12, KP-6.14, KP-6.15"""
    foe, place = nation_foe(state, seat), state.ships[seat].place
    return foe != NOBODY and not is_beaten(state, seat, place) and not has_fought(state, NATION)


def is_beaten(state: Kings, seat: int, place: int) -> bool:
    """KP-6.14: a town or fortress that is spent for this voyage, by a house rule."""
    return bool(state.ships[seat].beaten >> place & 1)


def raid_at(state: Kings, seat: int, place: int) -> Fight:
    """A raid of whoever is there, before the dice."""
    foe = foe_at(state, place)
    nation = state.setting.sea.nation[place] if foe >= TOWN else (state.tiles[place] - 1) % 3
    return Fight(seat, NOBODY, foe, nation)


def rivals_here(state: Kings, seat: int) -> list[int]:
    """KP-9.01, KP-6.15: the other ships on its hex."""
    return [rival for rival in ships_at(state, seat, state.ships[seat].place) if not has_fought(state, rival)]


def has_fought(state: Kings, foe: int) -> bool:
    """KP-6.15: whether the active ship has fought this seat, or a nation, in this turn."""
    return bool(state.fought >> foe & 1)


def ships_at(state: Kings, seat: int, place: int) -> list[int]:
    """The ships of other seats on a hex."""
    return [other for other, ship in enumerate(state.ships) if other != seat and ship.place == place]


def must_raid(state: Kings, seat: int) -> bool:
    """KP-3.06, KP-3.08, KP-6.01: a warship on its hex must be fought."""
    return nation_foe(state, seat) == WARSHIP and not has_fought(state, NATION)


# --- totals


def modifiers(state: Kings, fight: Fight, side: int) -> Modifiers:
    """KP-6.02, KP-6.03, KP-9.04: all that counts for a side besides its dice."""
    seat = fighter(fight, side)
    own = (by_nobody("defence", DEFENCES[fight.foe]),) if seat == NOBODY else of_ship(state.ships[seat], fight.foe)
    return own + fight.cards[side]


def of_ship(ship: Ship, foe: int) -> Modifiers:
    """KP-7.12, KP-10.04: duel abilities count in duels, nation abilities in raids; scurvy weakens in both."""
    crew = ship.abilities.in_duels if foe == SHIP else ship.abilities.in_raids
    return (*crew, by_nobody("scurvy", -ship.scurvy)) if ship.scurvy else crew


def fighter(fight: Fight, side: int) -> int:
    """The seat that fights on a side; NOBODY for a nation."""
    return fight.attacker if side == ATTACKER else fight.defender


def total_of(state: Kings, fight: Fight, side: int) -> int:
    return fight.dice[2 * side] + fight.dice[2 * side + 1] + total(modifiers(state, fight, side))


def attack_total(state: Kings, fight: Fight) -> int:
    return total_of(state, fight, ATTACKER)


def defence_total(state: Kings, fight: Fight) -> int:
    return total_of(state, fight, DEFENDER)


def is_winning(state: Kings, fight: Fight) -> bool:
    """KP-6.03: a raid needs more than the defence. KP-9.04: in a duel the attacker wins ties."""
    attack, defence = attack_total(state, fight), defence_total(state, fight)
    return attack >= defence if fight.foe == SHIP else attack > defence


# --- dice


def roll_dice(state: Kings, fight: Fight, side: int, chance: Chance, log: list[Event]) -> None:
    fight.dice[2 * side] = chance.die()
    fight.dice[2 * side + 1] = chance.die()
    tell_dice(state, fight, side, 0, log)


def fire(state: Kings, seat: int, which: int, chance: Chance, log: list[Event]) -> None:
    """KP-6.05: one cannonball, one or both dice again."""
    fight, ship = state.fight, state.ships[seat]
    assert fight is not None
    set_cannonballs(ship, seat, ship.cannonballs - 1, log)
    side = ATTACKER if seat == fight.attacker else DEFENDER
    for die in (0, 1):
        if which >> die & 1:
            fight.dice[2 * side + die] = chance.die()
    tell_dice(state, fight, side, which, log)


def tell_dice(state: Kings, fight: Fight, side: int, again: int, log: list[Event]) -> None:
    seat = fighter(fight, side)
    dice = (fight.dice[2 * side], fight.dice[2 * side + 1])
    log.append(DiceRolled(seat, dice, DICE_NAMES[again], total_of(state, fight, side)))


# --- the outcome


def break_off(state: Kings, log: list[Event]) -> None:
    """KP-7.05: the attacker was sent away, so the fight ends without a winner."""
    fight = state.fight
    assert fight is not None
    tell_end(state, fight, NOBODY, True, log)


def tell_end(state: Kings, fight: Fight, winner: int, void: bool, log: list[Event]) -> None:
    log.append(
        FightEnded(
            fight.attacker,
            None if fight.defender == NOBODY else fight.defender,
            None if winner == NOBODY else winner,
            FOES[fight.foe],
            attack_total(state, fight),
            defence_total(state, fight),
            void,
        )
    )


def loot_cards(state: Kings, fight: Fight) -> int:
    """KP-6.07, KP-6.10, KP-10.04: abilities count in raids only."""
    if fight.foe == SHIP:
        return DUEL_LOOT
    abilities = state.ships[fight.attacker].abilities
    return LOOTS[fight.foe] + abilities.loot + abilities.loot_from[fight.nation]


def plunder(state: Kings, fight: Fight, chance: Chance, log: list[Event]) -> None:
    """KP-6.07, KP-6.08, KP-6.12: loot; ships leave the board, places are spent only by a house rule (KP-6.14)."""
    ship = state.ships[fight.attacker]
    if fight.foe >= TOWN:
        if not state.setting.raids_again:
            ship.beaten |= 1 << ship.place
    else:
        tile = clear_tile(state, ship.place)
        log.append(TileRemoved(state.name(ship.place), TILE_KINDS[tile], TILE_NATIONS[tile]))
    total = draw_loot(state, fight.attacker, loot_cards(state, fight), chance, log)
    change_money(state, fight.attacker, total, "raid", log)


def rob(state: Kings, winner: int, loser: int, chance: Chance, log: list[Event]) -> None:
    """KP-9.05: at most what the loser has."""
    total = draw_loot(state, winner, DUEL_LOOT, chance, log)
    hand_over(state, loser, winner, total, "duel", log)


def clear_tile(state: Kings, place: int) -> int:
    """KP-3.11: a tile leaves the board for good. Says which."""
    tile = state.tiles[place]
    state.tiles[place] = NO_TILE
    state.stops &= ~(1 << place)
    state.removed.append((place, tile))
    return tile


def hand_over(state: Kings, loser: int, winner: int, amount: int, cause: TheftCause, log: list[Event]) -> None:
    """KP-11.03: money never falls below 0."""
    taken = min(amount, state.ships[loser].money)
    log.append(Stolen(winner, loser, taken, cause))
    change_money(state, loser, -taken, "robbed" if cause == "duel" else "stolen", log)
    change_money(state, winner, taken, cause, log)


def draw_loot(state: Kings, seat: int, number: int, chance: Chance, log: list[Event]) -> int:
    """KP-6.11: each card goes to the discards as it is drawn; an empty pack is made of them."""
    values: list[int] = []
    for _ in range(number):
        if not state.loot:
            state.loot, state.loot_discards = state.loot_discards, []
            log.append(PackShuffled("loot"))
        value = chance.draw(state.loot)
        state.loot_discards.append(value)
        values.append(value)
    total = sum(values)
    log.append(LootDrawn(seat, tuple(values), total, len(state.loot)))
    return total
