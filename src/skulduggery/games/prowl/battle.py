"""Battles at sea. PR-10.*, PR-11.06 to PR-11.11"""

from typing import Final

from ...core.chance import Chance
from ...core.messages import Event
from .components import BACK_NAMES, CARDS, DAVY
from .davy import davy_goes_home, take_davy
from .events import BattleFought, Exiled, SpoilsTaken, Sunk
from .memory import hand_over
from .sea import ISLAND
from .stacks import into_the_sea
from .state import DAVY_SHIP, NOBODY, Prowl, ProwlSetting

# What is asked after a battle.
NOTHING: Final = 0
LOOT: Final = 1
EXILE: Final = 2


def targets_of(state: Prowl, ship: int) -> list[int]:
    """PR-10.02, PR-10.04, PR-10.05, PR-10.13, PR-11.09: whom a ship (or Davy) could attack from where it is."""
    setting, field = state.setting, field_of(state, ship)
    if not is_battlefield(setting, field):
        return []
    return [rival for rival, at in alongside(state, ship, field) if is_battlefield(setting, at)]


def alongside(state: Prowl, ship: int, field: int) -> list[tuple[int, int]]:
    """PR-10.02, PR-10.05: the rivals beside a field, wherever they stand, and where they stand."""
    beside = state.setting.alongside[field]
    found: list[tuple[int, int]] = []
    for rival, at in enumerate(state.places):
        if at >= 0 and beside[at] and state.owner(rival) != state.active:
            found.append((rival, at))
    if beside[state.davy] and may_hunt_davy(state, ship):
        found.append((DAVY_SHIP, state.davy))
    return found


def may_hunt_davy(state: Prowl, ship: int) -> bool:
    """PR-11.09: with `ghost = hunted`, the ships of everybody but his commander."""
    return state.setting.davy_hunted and ship != DAVY_SHIP and state.commander not in (NOBODY, state.active)


def is_battlefield(setting: ProwlSetting, field: int) -> bool:
    """PR-10.04, for both sides: towns, homes and the Kingdom are none, nor are bridges unless open (PR-10.13)."""
    ground = setting.sea.grounds[field]
    return ground <= setting.last_fought or ground == ISLAND


def field_of(state: Prowl, ship: int) -> int:
    return state.davy if ship == DAVY_SHIP else state.places[ship]


def name_of(state: Prowl, ship: int) -> str:
    return DAVY if ship == DAVY_SHIP else state.ship_id(ship)


def captain_of(state: Prowl, ship: int) -> int:
    return state.commander if ship == DAVY_SHIP else state.owner(ship)


def fight(state: Prowl, attacker: int, target: int, chance: Chance, log: list[Event]) -> int:
    """T8. PR-10.06, PR-10.07: one die per cannon; the attacker loses a tie. Says what is asked then."""
    attack, defence = throw_dice(state, attacker, chance), throw_dice(state, target, chance)
    compared = min(len(attack), len(defence))
    won = wins(attack, defence)
    winner, loser = (attacker, target) if won else (target, attacker)
    seats = (captain_of(state, attacker), captain_of(state, target))
    names = (name_of(state, attacker), name_of(state, target))
    log.append(BattleFought(names[0], names[1], seats, attack, defence, compared, won))
    if loser == DAVY_SHIP:
        davy_goes_home(state, log)  # PR-11.06, PR-11.09: no takeover
        return NOTHING
    if winner == DAVY_SHIP:
        return sink(state, loser, log)
    return plunder(state, winner, loser, won, log)


def throw_dice(state: Prowl, ship: int, chance: Chance) -> tuple[int, ...]:
    """PR-10.06, highest first."""
    return tuple(sorted([chance.die() for _ in range(cannons_of(state, ship))], reverse=True))


def cannons_of(state: Prowl, ship: int) -> int:
    """PR-10.06, PR-11.04"""
    return 1 if ship == DAVY_SHIP else state.cannons(ship)


def wins(attack: tuple[int, ...], defence: tuple[int, ...]) -> bool:
    """PR-10.07: of throws with the highest die first as many dice count as both sides have. A tie is the defender's."""
    compared = min(len(attack), len(defence))
    return attack[:compared] > defence[:compared]


def sink(state: Prowl, loser: int, log: list[Event]) -> int:
    """PR-11.07, PR-11.10: nobody gains the cards; the loser takes over."""
    seat = state.owner(loser)
    if state.cards[loser]:
        log.append(Sunk(seat, state.ship_id(loser), into_the_sea(state, state.cards[loser])))
    take_davy(state, seat, log)
    return NOTHING


def plunder(state: Prowl, winner: int, loser: int, attacker_won: bool, log: list[Event]) -> int:
    """PR-10.08, PR-10.10, PR-11.01: a Prowler has nothing to lose, but may be exiled if it was attacked."""
    state.beaten = loser
    follows = EXILE if attacker_won else NOTHING
    if state.cards[loser]:
        cards = sorted(state.cards[loser], key=lambda card: card.face)
        backs = tuple([BACK_NAMES[card.back()] for card in cards])
        faces = tuple([CARDS[card.face] for card in cards])
        owners = (state.owner(winner), state.owner(loser))
        shown, fades = state.setting.open_cards, state.setting.fades
        log.append(
            SpoilsTaken(owners[0], state.ship_id(winner), owners[1], state.ship_id(loser), backs, faces, shown, fades)
        )
        hand_over(state, loser, winner)
        return LOOT
    if follows == NOTHING:
        settle_battle(state, log)
    return follows


def settle_battle(state: Prowl, log: list[Event]) -> None:
    """PR-11.01: once booty or exile is chosen the loser takes command of Davy."""
    loser, state.beaten = state.beaten, NOBODY
    take_davy(state, state.owner(loser), log)


def exile(state: Prowl, ship: int, island: int, log: list[Event]) -> None:
    """PR-10.10"""
    names = state.setting.sea.names
    log.append(Exiled(state.owner(ship), state.ship_id(ship), names[state.places[ship]], names[island]))
    state.places[ship] = island
